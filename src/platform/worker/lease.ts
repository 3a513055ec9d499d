import type { EntityManager } from '@mikro-orm/postgresql';
import { LEASE_LOST } from '../sqlstates.ts';
import type { RowWrite, RowWriter } from '../db/row.ts';

/** Work that one process at a time does, by the name that `razao.require_lease` knows its table by. */
export type LeasedWork = 'dispatch' | 'kyc' | 'compile' | 'battery' | 'client';

/**
 * Lease: the right to work on something for a while. Taking it stores a number in its row that no lease had before; a step counts only
 * while the row has that number. So a process that was stopped for longer than its lease finds, when it resumes, that none of its steps
 * counts. Leases are timed by the server that stores them: no process' clock matters.
 */
export interface Lease {
  readonly work: LeasedWork;
  /** The key of the row, beside its tenant. */
  readonly subject: string;
  readonly number: string;
}

/** Another process has the lease by now, and nothing was recorded. `isLeaseLost` is true for it, as for Postgres' own refusal. */
export class LeaseLost extends Error {
  readonly code = LEASE_LOST;

  constructor() {
    super('another process has the lease');
  }
}

/**
 * @param rows the answer of a statement that records a step only while its lease is the row's.
 * @throws LeaseLost where it was not.
 */
export function requireHeld([row]: readonly { readonly held: boolean }[]): void {
  if (row?.held !== true) throw new LeaseLost();
}

export const leaseWriter: RowWriter<Lease> = {
  table: 'held_leases', columns: ['work', 'subject', 'number'], values: ({ work, subject, number }) => [work, subject, number],
};

/** Returns a lease as a row of a batch of the journal writer: the batch is committed only while the lease is the row's. */
export function heldLease(lease: Lease): RowWrite<Lease> {
  const { work, subject, number } = lease;
  return { codec: leaseWriter, id: `lease:${work}:${subject}:${number}`, isNew: true, value: lease };
}

/**
 * Checks a lease in a transaction, until it ends.
 * @throws an error that `isLeaseLost` recognises when another has it.
 */
export async function requireLease(em: EntityManager, tenant: string, { work, subject, number }: Lease): Promise<void> {
  await em.execute('select razao.require_lease(?, ?, ?, ?)', [tenant, work, subject, number]);
}

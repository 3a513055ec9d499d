import { instantOf } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DueQuery } from '../../platform/db/due-queries.ts';
import type { Statement } from '../../platform/db/query.ts';
import type { PostgresRow, RowOf } from '../../platform/db/row.ts';
import { requireHeld, type Lease } from '../../platform/worker/lease.ts';
import type { Partition } from '../../platform/worker/leased-worker.ts';
import type { RowWrite } from '../journal/index.ts';
import type { Route } from '../rails/index.ts';
import { dueCodec, leasedCodec, type DispatchEntity, type DispatchPhase } from './dispatch.entity.ts';
import type { Obligation } from './obligation.ts';

export type { DispatchPhase };

/** A payment that is due, leased by this process. */
export interface Dispatch extends Omit<RowOf<typeof DispatchEntity>, 'dueAt' | 'lease' | 'letThroughAt'> {
  readonly tenant: string;
  readonly lease: Lease;
  /** An instant of Postgres' clock, as all else here. */
  readonly takenAt: Date;
  /** Whether its rail may have been given it by books that were lost. */
  readonly mayBeForgotten: boolean;
  /** What the rail knows it by, where such a payment was found to be it; else its obligation's id. */
  readonly reference: string;
}

/** A payment that a rail was given by books that were lost. */
export interface RailHas {
  readonly providerId: string;
  readonly reference: string;
  readonly endToEndId: string | undefined;
}

/** When and as what a payment is due next. A phase that is another than before begins now. */
export interface NextStep {
  readonly phase: DispatchPhase;
  readonly attempts: number;
  /** How long until then, in milliseconds. */
  readonly afterMs: number;
  readonly providerReference?: string | undefined;
}

type LeasedRow = PostgresRow & {
  readonly lease: string; readonly taken_at: string; readonly may_be_forgotten: boolean; readonly forgotten_reference: string | null;
};
type ForgottenRow = { readonly provider_id: string; readonly reference: string; readonly end_to_end_id: string | null };

/**
 * A payment that is to be sent from now on, written with what makes it so. Whoever had it leased has lost it.
 * @param heldUntil when it may be sent, for one that is analysed before.
 */
export function dispatchRow({ obligationId, rail }: Obligation, now: Date, isNew: boolean, heldUntil?: Date): RowWrite {
  return {
    codec: dueCodec, id: `dispatch:${obligationId}`, isNew,
    value: { obligationId, rail, phase: heldUntil ? 'HELD' : 'SEND', attempts: 0, since: now, dueAt: heldUntil ?? now, lease: null },
  };
}

/** Finds the tenants and rails with a payment due. */
export const DISPATCHES_DUE: DueQuery = { name: 'dispatches', text: 'select tenant, rail from razao.dispatches_due(razao.clock())' };
const LEASE = { name: 'lease-dispatches', text: 'select d.* from razao.lease_dispatches($1, $2, $3, $4, $5) d' };
const TAKE_FORGOTTEN = { name: 'take-forgotten-payment', text: 'select * from razao.take_forgotten_payment($1, $2, $3, $4, $5)' };
const ROUTE = { name: 'route-dispatch', text: 'select razao.route_dispatch($1, $2, $3, $4, $5) as held' };
const MOVE = { name: 'move-dispatch', text: 'select razao.move_dispatch($1, $2, $3, $4, $5, $6, $7) as held' };
const END = { name: 'end-dispatch', text: 'select razao.end_dispatch($1, $2, $3) as held' };

/** The payments on their way, in Postgres alone. Each change of one throws LeaseLost, and does nothing, once another has its lease. */
export class DispatchStore {
  constructor(private readonly database: Database) {}

  /** Leases payments of a rail that are due; one that is not moved on within `leaseMs` is due again. */
  async lease({ tenant, queue: rail }: Partition, leaseMs: number, limit: number): Promise<Dispatch[]> {
    const rows = await this.database.query<LeasedRow>(LEASE, [tenant, rail, leaseMs, limit, this.database.clock.now()]);
    return rows.map((row) => {
      const dispatch = leasedCodec.read(row);
      return {
        ...dispatch, tenant, lease: { work: 'dispatch', subject: dispatch.obligationId, number: row.lease },
        takenAt: instantOf(row.taken_at),
        mayBeForgotten: row.may_be_forgotten, reference: row.forgotten_reference ?? dispatch.obligationId,
      };
    });
  }

  /** The payment that its rail was given in its place by books that were lost: it is this obligation's from now on, and no other's. */
  async takeForgotten({ tenant, obligationId, rail }: Dispatch, { amount, currency }: Obligation): Promise<RailHas | undefined> {
    const [row] = await this.database.query<ForgottenRow>(TAKE_FORGOTTEN, [tenant, obligationId, rail, amount, currency]);
    return row && { providerId: row.provider_id, reference: row.reference, endToEndId: row.end_to_end_id ?? undefined };
  }

  /** Remembers who is to carry it. */
  route({ tenant, obligationId, lease }: Dispatch, { providerId, adapterName }: Route): Promise<void> {
    return this.#held(ROUTE, [tenant, obligationId, lease.number, providerId, adapterName]);
  }

  /** Gives it back. */
  move({ tenant, obligationId, lease }: Dispatch, { phase, attempts, afterMs, providerReference }: NextStep): Promise<void> {
    return this.#held(MOVE, [tenant, obligationId, lease.number, phase, attempts, Math.round(afterMs), providerReference ?? null]);
  }

  /** Forgets it: the obligation is final, or its rail has nothing to be asked. */
  end({ tenant, obligationId, lease }: Dispatch): Promise<void> {
    return this.#held(END, [tenant, obligationId, lease.number]);
  }

  async #held(statement: Statement, values: unknown[]): Promise<void> {
    requireHeld(await this.database.query<{ held: boolean }>(statement, values));
  }
}

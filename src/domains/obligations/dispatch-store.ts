import type { Database, Statement } from '../../platform/db/database.ts';
import type { Lease } from '../../platform/lease.ts';
import type { RowWrite } from '../journal/index.ts';
import type { RailFamily, Route } from '../rails/index.ts';
import type { Obligation } from './obligation.ts';

/**
 * How far a payment is on its way to its rail. SEND: to be sent, no call has left that open. UNSURE: a call has; `find`
 * is asked before it is sent again. ASK: the rail has it and is asked what became of it.
 */
export type DispatchPhase = 'SEND' | 'UNSURE' | 'ASK';

/** A payment that is due, leased by this process. */
export interface Dispatch {
  readonly tenant: string;
  readonly obligationId: string;
  readonly rail: RailFamily;
  readonly phase: DispatchPhase;
  /** Tries in this phase so far. */
  readonly attempts: number;
  /** When the phase began. */
  readonly since: Date;
  readonly lease: Lease;
  /** By Postgres' clock, as all else here. */
  readonly takenAt: Date;
  readonly providerId: string | null;
  readonly adapter: string | null;
  readonly providerReference: string | null;
}

/** When and as what a payment is due next. A phase that is another than before begins now. */
export interface NextStep {
  readonly phase: DispatchPhase;
  readonly attempts: number;
  /** How long until then, in milliseconds. */
  readonly afterMs: number;
  readonly providerReference?: string | undefined;
}

interface DispatchRow {
  obligation_id: string;
  rail: RailFamily;
  phase: DispatchPhase;
  attempts: number;
  since: string | Date;
  lease: string;
  provider_id: string | null;
  adapter: string | null;
  provider_reference: string | null;
  taken_at: string | Date;
}

/** A payment that is to be sent from now on, written with what makes it so. Whoever had it leased has lost it. */
export function dispatchRow({ obligationId, rail }: Obligation, now: Date, isNew: boolean): RowWrite {
  return {
    table: 'dispatches', id: `dispatch:${obligationId}`, isNew, value: null,
    columns: { obligation_id: obligationId, rail, phase: 'SEND', attempts: 0, since: now, due_at: now, lease: null },
  };
}

const DUE = { name: 'dispatches-due', text: 'select tenant, rail from razao.dispatches_due(razao.clock())' };
const LEASE = { name: 'lease-dispatches', text: 'select d.* from razao.lease_dispatches($1, $2, $3, $4) d, razao.require_time($5)' };
const ROUTE = { name: 'route-dispatch', text: 'select razao.route_dispatch($1, $2, $3, $4, $5) as held' };
const MOVE = { name: 'move-dispatch', text: 'select razao.move_dispatch($1, $2, $3, $4, $5, $6, $7) as held' };
const END = { name: 'end-dispatch', text: 'select razao.end_dispatch($1, $2, $3) as held' };

/** The payments on their way, in Postgres alone. Each change of one says whether its lease was still the row's; else nothing was done. */
export class DispatchStore {
  constructor(private readonly database: Database) {}

  /** The tenants and rails with something due. */
  due(): Promise<{ tenant: string; rail: RailFamily }[]> {
    return this.database.query(DUE, []);
  }

  /** Takes what is due; what is not moved on within `leaseMs` is due again. */
  async lease(tenant: string, rail: RailFamily, leaseMs: number, limit: number): Promise<Dispatch[]> {
    const rows = await this.database.query<DispatchRow>(LEASE, [tenant, rail, leaseMs, limit, this.database.clock.now()]);
    return rows.map((row) => ({
      tenant, obligationId: row.obligation_id, rail: row.rail, phase: row.phase, attempts: row.attempts,
      since: new Date(row.since), lease: { work: 'dispatch', subject: row.obligation_id, number: row.lease }, takenAt: new Date(row.taken_at),
      providerId: row.provider_id, adapter: row.adapter, providerReference: row.provider_reference,
    }));
  }

  /** Remembers who is to carry it. */
  route({ tenant, obligationId, lease }: Dispatch, { providerId, adapterName }: Route): Promise<boolean> {
    return this.#held(ROUTE, [tenant, obligationId, lease.number, providerId, adapterName]);
  }

  /** Gives it back. */
  move({ tenant, obligationId, lease }: Dispatch, { phase, attempts, afterMs, providerReference }: NextStep): Promise<boolean> {
    return this.#held(MOVE, [tenant, obligationId, lease.number, phase, attempts, Math.round(afterMs), providerReference ?? null]);
  }

  /** Forgets it: the obligation is final, or its rail has nothing to be asked. */
  end({ tenant, obligationId, lease }: Dispatch): Promise<boolean> {
    return this.#held(END, [tenant, obligationId, lease.number]);
  }

  async #held(statement: Statement, values: unknown[]): Promise<boolean> {
    const [row] = await this.database.query<{ held: boolean }>(statement, values);
    return row?.held === true;
  }
}

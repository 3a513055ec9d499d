import type { Database } from '../../platform/db/database.ts';
import type { RowWrite } from '../journal/index.ts';
import type { RailFamily, Route } from '../rails/index.ts';
import type { Obligation } from './obligation.ts';

/**
 * How far a payment is on its way to its rail. SEND: to be sent, no call has left that open. UNSURE: a call has; `find`
 * is asked before it is sent again. ASK: the rail has it and is asked what became of it.
 */
export type DispatchPhase = 'SEND' | 'UNSURE' | 'ASK';

/** A payment that is due, leased by this process until its due time. */
export interface Dispatch {
  readonly tenant: string;
  readonly obligationId: string;
  readonly rail: RailFamily;
  readonly phase: DispatchPhase;
  /** Tries in this phase so far. */
  readonly attempts: number;
  /** When the phase began. */
  readonly since: Date;
  readonly lease: string;
  readonly providerId: string | null;
  readonly adapter: string | null;
  readonly providerReference: string | null;
}

/** When and as what a payment is due next. */
export interface NextStep {
  readonly phase: DispatchPhase;
  readonly attempts: number;
  readonly since: Date;
  readonly dueAt: Date;
  readonly providerReference?: string | undefined;
}

interface DispatchRow {
  tenant_id: string;
  obligation_id: string;
  rail: RailFamily;
  phase: DispatchPhase;
  attempts: number;
  since: string | Date;
  lease: string;
  provider_id: string | null;
  adapter: string | null;
  provider_reference: string | null;
}

/** A payment that is to be sent from now on, written with what makes it so. Whoever had it leased has lost it. */
export function dispatchRow({ obligationId, rail }: Obligation, now: Date, isNew: boolean): RowWrite {
  return {
    table: 'dispatches', id: `dispatch:${obligationId}`, isNew, value: null,
    columns: { obligation_id: obligationId, rail, phase: 'SEND', attempts: 0, since: now, due_at: now, lease: null },
  };
}

const DUE = { name: 'dispatches-due', text: 'select tenant, rail from razao.dispatches_due($1)' };
const LEASE = { name: 'lease-dispatches', text: 'select * from razao.lease_dispatches($1, $2, $3, $4, $5, $6)' };
const ROUTE = { name: 'route-dispatch', text: 'select razao.route_dispatch($1, $2, $3, $4, $5) as held' };
const MOVE = { name: 'move-dispatch', text: 'select razao.move_dispatch($1, $2, $3, $4, $5, $6, $7, $8) as held' };
const END = { name: 'end-dispatch', text: 'select razao.end_dispatch($1, $2)' };

/** The payments on their way, in Postgres alone. */
export class DispatchStore {
  constructor(private readonly database: Database) {}

  /** The tenants and rails with something due. */
  due(now: Date): Promise<{ tenant: string; rail: RailFamily }[]> {
    return this.database.query(DUE, [now]);
  }

  /** Takes what is due; what is not moved on by `until` is due again. */
  async lease(tenant: string, rail: RailFamily, lease: string, now: Date, until: Date, limit: number): Promise<Dispatch[]> {
    const rows = await this.database.query<DispatchRow>(LEASE, [tenant, rail, lease, now, until, limit]);
    return rows.map((row) => ({
      tenant: row.tenant_id, obligationId: row.obligation_id, rail: row.rail, phase: row.phase, attempts: row.attempts,
      since: new Date(row.since), lease: row.lease, providerId: row.provider_id, adapter: row.adapter,
      providerReference: row.provider_reference,
    }));
  }

  /** Remembers who is to carry it. @returns false when the lease was lost. */
  async route({ tenant, obligationId, lease }: Dispatch, { providerId, adapterName }: Route): Promise<boolean> {
    const [row] = await this.database.query<{ held: boolean }>(ROUTE, [tenant, obligationId, lease, providerId, adapterName]);
    return row?.held === true;
  }

  /** Gives it back; does nothing when the lease was lost. */
  async move({ tenant, obligationId, lease }: Dispatch, { phase, attempts, since, dueAt, providerReference }: NextStep): Promise<void> {
    await this.database.query(MOVE, [tenant, obligationId, lease, phase, attempts, since, dueAt, providerReference ?? null]);
  }

  /** Forgets it: the obligation is final, or its rail has nothing to be asked. */
  async end({ tenant, obligationId }: Dispatch): Promise<void> {
    await this.database.query(END, [tenant, obligationId]);
  }
}

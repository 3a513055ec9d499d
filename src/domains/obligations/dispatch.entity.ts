import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowCodec } from '../../platform/db/row.ts';
import type { RailFamily } from '../rails/index.ts';

/**
 * How far a payment is on its way to its rail. HELD: it is analysed before it is sent, until it is due. SEND: to be sent, no call has
 * left that open. UNSURE: a call has; `find`
 * is asked before it is sent again. ASK: the rail has it and is asked what became of it.
 */
export type DispatchPhase = 'HELD' | 'SEND' | 'UNSURE' | 'ASK';

/** A payment on its way to its rail. By Postgres' clock, but that it is due from the commit that makes it so. */
export const DispatchEntity = defineEntity({
  name: 'Dispatch',
  tableName: 'dispatches',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    obligationId: p.text().primary(),
    rail: p.text().$type<RailFamily>(),
    phase: p.text().$type<DispatchPhase>(),
    /** Tries in this phase so far. */
    attempts: p.integer(),
    /** When the phase began. */
    since: p.datetime(),
    dueAt: p.datetime(),
    /** Who carries it: the account at a provider, and what speaks with that. */
    providerId: p.text().strictNullable(),
    adapter: p.text().strictNullable(),
    providerReference: p.text().strictNullable(),
    /** The number of the lease that somebody took it with. */
    lease: p.bigint('string').strictNullable(),
    /** When the brake counted it and let it through; null where the tenant has no brake. */
    letThroughAt: p.datetime().strictNullable(),
  },
});

/** What makes a payment due: who has carried it so far, the row remembers. */
export const dueCodec = rowCodec(DispatchEntity, { only: ['obligationId', 'rail', 'phase', 'attempts', 'since', 'dueAt', 'lease'] });

export const leasedCodec = rowCodec(DispatchEntity, {
  only: ['obligationId', 'rail', 'phase', 'attempts', 'since', 'providerId', 'adapter', 'providerReference'],
});

import { defineEntity, p } from '@mikro-orm/postgresql';
import { InstantText } from '../../platform/db/instant-text.ts';
import { rowCodec, type RowOf } from '../../platform/db/row.ts';
import type { RailFamily } from '../rails/index.ts';
import { digestIn } from './counterparty.ts';

export type ObligationState = 'PENDING' | 'DISPATCHED' | 'DISPATCH_FAILED' | 'FINAL';
export type ResolutionOutcome = 'SETTLED' | 'FAILED' | 'CANCELED';

/** One side. An EXTERNAL account stands for an outside party: kind external, with its account id. */
export const SideEmbeddable = defineEntity({
  name: 'ObligationSide',
  embeddable: true,
  properties: {
    kind: p.text().$type<'account' | 'external'>(),
    accountId: p.text().strictNullable(),
    /** As rows keep it (`sealExternalId`): sealed, unless it is a name known to the rail. */
    externalId: p.text().strictNullable(),
  },
});

/** Who owes whom how much (minor units), over which rail, and how far it has come. The journal writer alone writes it. */
export const ObligationEntity = defineEntity({
  name: 'Obligation',
  tableName: 'obligations',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    obligationId: p.text().primary(),
    rail: p.text().$type<RailFamily>(),
    state: p.text().$type<ObligationState>(),
    resolutionOutcome: p.text().$type<ResolutionOutcome>().strictNullable(),
    reason: p.text().strictNullable(),
    amount: p.bigint('bigint'),
    currency: p.text(),
    debtor: p.embedded(SideEmbeddable),
    creditor: p.embedded(SideEmbeddable),
    destinationAccountId: p.text().strictNullable(),
    expectedAt: p.type(InstantText).$type<string>().strictNullable(),
    graceSeconds: p.integer().strictNullable(),
    matchKeys: p.json<Readonly<Record<string, string>>>(),
    metadata: p.json<Readonly<Record<string, unknown>>>(),
    txId: p.text(),
    /** The squad that caused it: all its entries and events name it. */
    sqdId: p.text().strictNullable(),
    /** 1 when created, one more with each announced change. */
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    updatedAt: p.datetime(),
    resolvedAt: p.datetime().strictNullable(),
    /** Since when its rail may have heard of it; null while that is surely not so. */
    sentAt: p.datetime().strictNullable(),
    /** Since when its money lies on the exception account: of a payment out instead of in transit, of one to us since it came. */
    exceptedAt: p.datetime().strictNullable(),
    /** When it was announced as stuck. */
    stuckAt: p.datetime().strictNullable(),
    /** What limits ask of it, and what it used of them, in their own words; kept by whoever writes it. */
    limitUse: p.json<unknown>().strictNullable(),
    /** The trace of the request that made it, where one is collected: all that becomes of it belongs to that. */
    trace: p.text().strictNullable(),
    /** What its rail knows it by, out or in: Postgres finds it by this. */
    sentAs: p.text().strictNullable(),
    /** The other side where it is outside, as `keepCounterparty` writes it. */
    counterparty: p.text().strictNullable(),
    /** The digest in it: Postgres finds it by this. */
    counterpartyDigest: p.text().strictNullable(),
    /** What the payer says to the payee, sealed. */
    description: p.text().strictNullable(),
    /** What the client calls it. */
    externalReference: p.text().strictNullable(),
  },
});

/** The match key under which an obligation shows what its rail calls it. */
export const END_TO_END_ID = 'end_to_end_id';

type Row = Omit<RowOf<typeof ObligationEntity>, 'sentAs' | 'counterpartyDigest'>;

export const obligationCodec = rowCodec(ObligationEntity, {
  derived: {
    sentAs: ({ matchKeys }: Row) => matchKeys[END_TO_END_ID] ?? null,
    counterpartyDigest: ({ counterparty }: Row) => digestIn(counterparty),
  },
});

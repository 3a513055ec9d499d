import { defineEntity, p } from '@mikro-orm/postgresql';
import { rowCodec } from '../../../platform/db/row.ts';

/** A rule for the tenant's payments out. */
export const PaymentRuleEntity = defineEntity({
  name: 'PaymentRule',
  tableName: 'payment_rules',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    /** Its name in requests. */
    rule: p.text().primary(),
    settings: p.json<object>(),
    version: p.integer(),
    changedAt: p.datetime(),
    changedBy: p.text(),
  },
});

/** A payment under a digest of its debtor, amount and payee: another one under it repeats it. The journal writer alone writes it. */
export const PaymentTwinEntity = defineEntity({
  name: 'PaymentTwin',
  tableName: 'payment_twins',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    twinKey: p.text().primary(),
    obligationId: p.text().primary(),
    /** The earlier payment that it repeats, as was confirmed or warned of. */
    repeatsId: p.text().strictNullable(),
    paidAt: p.datetime(),
  },
});

export const twinCodec = rowCodec(PaymentTwinEntity);

/** Whose a name of a payee is, such as a key: both are digests. */
export const PayeeOwnerEntity = defineEntity({
  name: 'PayeeOwner',
  tableName: 'payee_owners',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    name: p.text().primary(),
    owner: p.text(),
    seenAt: p.datetime(),
  },
});

/** A payment out that is held before it is sent. The journal writer alone writes it. */
export const PaymentAnalysisEntity = defineEntity({
  name: 'PaymentAnalysis',
  tableName: 'payment_analyses',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    obligationId: p.text().primary(),
    cause: p.text().$type<'AMOUNT' | 'FLAG'>(),
    /** What the clock does at its end. */
    onEnd: p.text().$type<'SEND' | 'REFUSE'>(),
    until: p.datetime(),
    /** When it was let through or refused; null while it is held, and for a payment that was canceled meanwhile. */
    endedAt: p.datetime().strictNullable(),
  },
});

export const analysisCodec = rowCodec(PaymentAnalysisEntity);

import { defineEntity, p } from '@mikro-orm/postgresql';
import type { SquadConsentState } from '../../../generated/models.ts';
import { rowCodec } from '../../platform/db/row.ts';

/** A member's consent that their share of a recurring expense is collected: one of each. Revoking deletes it. */
export const ConsentEntity = defineEntity({
  name: 'AutoCollectConsent',
  tableName: 'auto_collect_consents',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    consentId: p.text().primary(),
    sqdId: p.text(),
    rexId: p.text(),
    accountId: p.text(),
    /** The most that is collected in one calendar month of São Paulo, in cents. */
    maxAmount: p.bigint('number'),
    state: p.text().$type<SquadConsentState>(),
    grantedAt: p.datetime(),
    suspendedAt: p.datetime().strictNullable(),
    version: p.bigint('bigint'),
  },
});

export const consentCodec = rowCodec(ConsentEntity);
/** Deletes a consent. */
export const revokedConsentCodec = { ...rowCodec(ConsentEntity, { only: ['consentId'] }), table: 'revoked_consents' };

import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { loadConsents } from '../record.ts';
import type { Consent } from '../squad.ts';

async function findConsent({ tenant, db }: Context, consentId: string, path: Readonly<Record<string, unknown>> =
  {}): Promise<Consent | undefined> {
  const consent = await db.lookUp('consents', consentId, (query, ids) => loadConsents(query, tenant, ids));
  return consent?.sqdId === path['sqd_id'] ? consent : undefined;
}

/** Loads the consent in a path, of the squad in the path, for the gateway. */
export const consentResource: ResourceKind<Consent> = { missing: 'CONSENT_NOT_FOUND', find: findConsent };

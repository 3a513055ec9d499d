import { refusal, type Refusal } from '../../platform/errors.ts';
import type { Cents } from '../../platform/money.ts';
import { issuedOn, type QbrlPolicy, type QbrlVersion } from './policy.ts';

/** The caps of a version as the contract calls them, from the narrowest to the broadest; those it does not have are left out. */
function capsOf({ maxPerIssuance, maxIssuedPerDay, maxOutstanding }: Pick<
  QbrlVersion, 'maxPerIssuance' | 'maxIssuedPerDay' | 'maxOutstanding'
>) {
  return ([
    ['max_per_issuance_cents', maxPerIssuance], ['max_issued_per_day_cents', maxIssuedPerDay], ['max_outstanding_cents', maxOutstanding],
  ] as const).flatMap(([name, limit]) => (limit === null ? [] : [{ name, limit }]));
}

/** Refuses caps of which a narrower one exceeds a broader one. */
export function refuseCaps(version: Parameters<typeof capsOf>[0]): Refusal | undefined {
  const caps = capsOf(version);
  const [narrow, broad] = caps.flatMap((cap, n) => {
    const next = caps[n + 1];
    return next && cap.limit > next.limit ? [cap, next] : [];
  });
  if (!narrow || !broad) return undefined;
  return refusal(
    'QBRL_CAPS_INVALID', { [narrow.name]: Number(narrow.limit), [broad.name]: Number(broad.limit) },
    `${narrow.name} is above ${broad.name}.`,
  );
}

/**
 * Refuses to issue more than a version allows: per issuance, per accounting day, or in total. Locks under way count towards the total.
 * @param cents to be issued, in centavos.
 * @param day the accounting day of the issuance.
 */
export function refuseIssuance(policy: QbrlPolicy, version: QbrlVersion, cents: Cents, day: string): Refusal | undefined {
  const used = { max_per_issuance_cents: 0n, max_issued_per_day_cents: issuedOn(policy, day), max_outstanding_cents: policy.outstanding +
    policy.underWay };
  const cap = capsOf(version).find(({ name, limit }) => used[name] + cents > limit);
  return cap && refusal('QBRL_CAP_EXCEEDED', {
    cap: cap.name, limit_cents: Number(cap.limit), used_cents: Number(used[cap.name]), requested_cents: Number(cents),
  }, `More than ${cap.name} would be issued.`);
}

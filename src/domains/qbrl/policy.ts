import { present } from '../../platform/assert.ts';
import type { RowOf } from '../../platform/db/row.ts';
import type { Cents } from '../../platform/money.ts';
import { rowKind, type Ledger } from '../journal/index.ts';
import type { QbrlLockEntity, QbrlPolicyEntity, QbrlVersionEntity } from './policy.entity.ts';

export type QbrlVersion = RowOf<typeof QbrlVersionEntity>;
export type QbrlLock = RowOf<typeof QbrlLockEntity>;

/** The policy as decisions read it: its row, with the versions that matter. A tenant without one has an empty policy. */
export interface QbrlPolicy extends RowOf<typeof QbrlPolicyEntity> {
  readonly tenant: string;
  /** The version added last; null where there is none. */
  readonly newest: QbrlVersion | null;
  readonly inForce: QbrlVersion | null;
  readonly scheduled: QbrlVersion | null;
  /** The ledger accounts that stand for accounts at providers. */
  readonly providerAccounts: readonly string[];
}

/** The one policy of a tenant, and at the same time the name of the reservation that backs what is outstanding. */
export const POLICY_ID = 'qbrl_policy';
export const POLICY = rowKind<QbrlPolicy>('qbrl');
/** Ids of locks are given by whoever locks. */
export const LOCK = rowKind<QbrlLock>('qlk');

/** One unit is one centavo. */
export const CURRENCY = 'BRL';

/** Whether a version holds by the clock that nobody has taken into force yet. */
export function isBehind({ scheduled }: Pick<QbrlPolicy, 'scheduled'>, now: Date): boolean {
  return scheduled !== null && scheduled.effectiveFrom <= now;
}

/** The hash of the version that holds; null where none does. The command reads the row `POLICY_ID`. */
export function policyHashNow(ledger: Pick<Ledger, 'now' | 'row'>): string | null {
  const policy = present(ledger.row(POLICY, POLICY_ID), 'the policy, which the command reads');
  return (isBehind(policy, ledger.now) ? policy.scheduled : policy.inForce)?.policyHash ?? null;
}

/** What was issued on an accounting day, in centavos; what was refused is not counted. */
export function issuedOn({ issuedOn: counted, issued }: Pick<QbrlPolicy, 'issuedOn' | 'issued'>, day: string): Cents {
  return counted === day ? issued : 0n;
}

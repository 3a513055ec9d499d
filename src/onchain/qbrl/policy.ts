import { present } from '../../platform/assert.ts';
import type { RowOf } from '../../platform/db/row.ts';
import type { Cents } from '../../platform/money.ts';
import { rowKind, type Ledger } from '../../domains/journal/index.ts';
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
  /** Ledger accounts that represent accounts at providers. */
  readonly providerAccounts: readonly string[];
}

/** Id of the one policy of a tenant, and of the reservation that backs the outstanding amount. */
export const POLICY_ID = 'qbrl_policy';
export const POLICY = rowKind<QbrlPolicy>('qbrl');
/** The caller chooses the ids of locks. */
export const LOCK = rowKind<QbrlLock>('qlk');

/** One unit is one centavo. */
export const CURRENCY = 'BRL';

/** True when the scheduled version is due but not yet in force. */
export function isBehind({ scheduled }: Pick<QbrlPolicy, 'scheduled'>, now: Date): boolean {
  return scheduled !== null && scheduled.effectiveFrom <= now;
}

/** Hash of the version in force; null where there is none. The command reads the row `POLICY_ID`. */
export function policyHashNow(ledger: Pick<Ledger, 'now' | 'row'>): string | null {
  const policy = present(ledger.row(POLICY, POLICY_ID), 'the policy, which the command reads');
  return (isBehind(policy, ledger.now) ? policy.scheduled : policy.inForce)?.policyHash ?? null;
}

/** Amount issued on an accounting day, in centavos, without refused locks. */
export function issuedOn({ issuedOn: counted, issued }: Pick<QbrlPolicy, 'issuedOn' | 'issued'>, day: string): Cents {
  return counted === day ? issued : 0n;
}

import { refusal, type Refusal } from '../../../platform/errors.ts';
import type { AccountState, Ledger } from '../../journal/index.ts';
import { MOST_SQUADS, SQUADS_OF, squadsOf } from '../squad.ts';

/**
 * Refuses an account that cannot join a squad, as its founder or by an invitation.
 * @returns MEMBER_NOT_ELIGIBLE, ACCOUNT_CLOSED or SQUAD_LIMIT_REACHED; or undefined.
 */
export function refuseMember(ledger: Ledger, { accountId, type, status }: AccountState): Refusal | undefined {
  if (type !== 'CUSTOMER') return refusal(
    'MEMBER_NOT_ELIGIBLE', { account_id: accountId, type }, `A ${type} account cannot be a member of a squad.`,
  );
  if (status === 'CLOSED') return refusal('ACCOUNT_CLOSED', { account_id: accountId });
  const isFull = (ledger.row(SQUADS_OF, squadsOf(accountId)) ?? 0) >= MOST_SQUADS;
  return isFull ? refusal('SQUAD_LIMIT_REACHED', { what: 'SQUADS', maximum: MOST_SQUADS }) : undefined;
}

import { refusal, type Refusal } from '../../platform/errors.ts';
import type { Ledger, LedgerChange } from '../journal/index.ts';
import { usedPermit, WITHDRAWAL_PERMIT, withdrawalPermitId, type WithdrawalPermit } from '../kyc/index.ts';
import { digestIn } from './counterparty.ts';
import type { Obligation } from './obligation.ts';

/** Name of the match key, and of the reference in the entry, that a permitted withdrawal has: its flag. */
export const OWN_WITHDRAWAL = 'own_withdrawal';

type Wanted = Pick<Obligation, 'obligationId' | 'debtor' | 'amount' | 'counterparty'>;

/** Verdict on a payment that may need a permit: a refusal, or what the permit adds to the payment and to its entries and rows. */
export type PermitVerdict = Refusal | {
  named(this: void, created: Obligation): Obligation;
  of<Change extends LedgerChange>(this: void, change: Change): Change;
};

const FREE: PermitVerdict = { named: (created) => created, of: (change) => change };

/**
 * Pure: judges a payment that names a flag of kind OWN_WITHDRAWAL. The flag has no effect where the payer is not marked for fraud.
 * @returns a refusal with OWN_WITHDRAWAL_NOT_PERMITTED, PARTY_BLOCKED or PAYEE_NOT_OWN.
 */
export function judgeWithdrawal(ledger: Ledger, wanted: Wanted, flagId: string | undefined): PermitVerdict {
  if (flagId === undefined) return FREE;
  const payer = ledger.account(wanted.debtor.accountId ?? '');
  if (payer?.ownerStatus !== 'MARKED') return FREE;
  const permit = ledger.row(WITHDRAWAL_PERMIT, withdrawalPermitId(flagId));
  if (!permit || permit.partyId !== payer.ownerPartyId) return notPermitted(flagId, 'UNKNOWN');
  const said = { [OWN_WITHDRAWAL]: flagId };
  return refusePermit(permit, wanted) ?? {
    named: (created) => ({ ...created, matchKeys: { ...created.matchKeys, ...said } }),
    of: (change) => ({
      ...change, entries: change.entries.map((entry) => ({ ...entry, correlation: { ...entry.correlation, ...said } })),
      rows: [...change.rows, usedPermit(permit, wanted.obligationId)],
    }),
  };
}

function refusePermit(permit: WithdrawalPermit, { debtor, amount, counterparty }: Wanted): Refusal | undefined {
  const { flagId, partyId } = permit;
  if (permit.obligationId !== null) return notPermitted(flagId, 'USED');
  if (!permit.isOpen) return notPermitted(flagId, 'RESOLVED');
  if (permit.accountId !== debtor.accountId) return notPermitted(flagId, 'OTHER_ACCOUNT');
  if (permit.cents < amount) return notPermitted(flagId, 'AMOUNT');
  if (permit.isStopped) return refusal('PARTY_BLOCKED', { party_id: partyId });
  return permit.taxIdDigest !== null && permit.taxIdDigest === digestIn(counterparty) ? undefined : refusal(
    'PAYEE_NOT_OWN', { flag_id: flagId },
  );
}

function notPermitted(flagId: string, cause: 'UNKNOWN' | 'USED' | 'RESOLVED' | 'OTHER_ACCOUNT' | 'AMOUNT'): Refusal {
  return refusal('OWN_WITHDRAWAL_NOT_PERMITTED', { flag_id: flagId, cause });
}

/** The one payment to itself that a party marked for fraud may make, by a person's decision: a flag of kind OWN_WITHDRAWAL. */
import type { AddRiskFlagRequest } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import type { PostgresRow, RowOf } from '../../platform/db/row.ts';
import { failAccount, followPromotion, requireAccount } from '../accounts/index.ts';
import { rowKind, type RowLoader, type RowWrite } from '../journal/index.ts';
import { OwnWithdrawalEntity, ownWithdrawalCodec, type OwnWithdrawal } from './kyc.entity.ts';

/** A permit as the journal's writer sees it when it decides about a payment. */
export interface WithdrawalPermit extends RowOf<typeof OwnWithdrawalEntity> {
  /** False once the flag is resolved. */
  readonly isOpen: boolean;
  /** Digest of the party's tax id; null where it has none. */
  readonly taxIdDigest: string | null;
  /** True where something else than a mark for fraud stops the party's payments. */
  readonly isStopped: boolean;
}

export const WITHDRAWAL_PERMIT = rowKind<WithdrawalPermit>('own');

const READ = { name: 'read-own-withdrawals', text: 'select * from razao.read_own_withdrawals($1, $2)' };

/** The id by which the ledger finds the permit of a flag. */
export function withdrawalPermitId(flagId: string): string {
  return `${WITHDRAWAL_PERMIT.prefix}_${flagId}`;
}

export const loadWithdrawalPermits: RowLoader = async (query, tenant, ids) => {
  const rows = await query<PostgresRow & PermitColumns>(READ, [tenant, ids.map((id) => id.slice(WITHDRAWAL_PERMIT.prefix.length + 1))]);
  return new Map(rows.map((row) => {
    const permit: WithdrawalPermit = {
      ...ownWithdrawalCodec.read(row), isOpen: row.is_open, taxIdDigest: row.tax_id_digest, isStopped: row.is_stopped,
    };
    return [withdrawalPermitId(permit.flagId), permit];
  }));
};

interface PermitColumns {
  readonly is_open: boolean;
  readonly tax_id_digest: string | null;
  readonly is_stopped: boolean;
}

/** The row of a permit that a payment uses up. */
export function usedPermit(permit: WithdrawalPermit, obligationId: string): RowWrite<WithdrawalPermit> {
  return { codec: ownWithdrawalCodec, id: withdrawalPermitId(permit.flagId), isNew: false, value: { ...permit, obligationId } };
}

/**
 * Finds the account that a permit is for, before the flag is written.
 * @throws ApiError ACCOUNT_NOT_FOUND for an account that is not the party's.
 */
export async function accountToWithdrawFrom(
  ctx: Context, partyId: string, { withdrawal }: Pick<AddRiskFlagRequest, 'withdrawal'>,
): Promise<string | undefined> {
  if (!withdrawal) return undefined;
  const account = await followPromotion(ctx, await requireAccount(ctx, withdrawal.account_id));
  return account.ownerPartyId === partyId ? account.accountId : failAccount(withdrawal.account_id);
}

/** Writes the permit of a new flag. */
export function permitWithdrawal(
  { em }: WriteUnit, ctx: Context, permit: Pick<OwnWithdrawal, 'flagId' | 'partyId' | 'accountId' | 'cents'>,
): OwnWithdrawal {
  const row = em.create(OwnWithdrawalEntity, { ...permit, tenantId: ctx.tenant, obligationId: null });
  em.persist(row);
  return row;
}

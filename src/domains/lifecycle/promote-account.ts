import type { AccountResponse, PromoteAccountRequest } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { present } from '../../platform/assert.ts';
import { ApiError, fail } from '../../platform/errors.ts';
import { failScopes } from '../../platform/gateway/gateway.ts';
import { findAccount, newAccountKeys, presentAccount, type Account } from '../accounts/index.ts';
import type { JournalContext } from '../journal/index.ts';
import { isPartyId } from '../parties/index.ts';
import { decidePromotion } from './promotion.ts';
import { promotionRowId } from './record.ts';

const OPERATOR = 'service/operator';

/** A sibling domain knows the identities of the parties. */
export interface PromotionContext extends JournalContext {
  /** True when the verified identity of a party is that of another. */
  isVerifiedAs(ctx: Context, partyId: string, otherId: string): Promise<boolean>;
}

/**
 * Promotes a GUEST or EXTERNAL account to a customer's: opens a new CUSTOMER account, moves all the money there in one entry, and closes
 * the old account. A repetition with the same party returns the account of the first time.
 * @throws ApiError INSUFFICIENT_SCOPE, PARTY_NOT_FOUND, ACCOUNT_NOT_PROMOTABLE, ACCOUNT_ALREADY_PROMOTED, ACCOUNT_CLOSED, ACCOUNT_FROZEN,
 * PARTY_BLOCKED, ACCOUNT_IN_USE.
 */
export async function promoteAccount(
  ctx: PromotionContext & Pick<RequestContext, 'scopes'>, account: Account, body: PromoteAccountRequest,
): Promise<AccountResponse> {
  const { accountId, currency } = account;
  const ownerPartyId = body.owner_party_id;
  // The party is accepted when its verified identity is the guest's, or by an operator.
  if (!ctx.scopes.has(OPERATOR) && !(await ctx.isVerifiedAs(ctx, ownerPartyId, account.ownerPartyId))) failScopes([OPERATOR]);
  if (!isPartyId(ownerPartyId)) fail('PARTY_NOT_FOUND');
  if (account.promotedToAccountId !== null) return answerAgain(ctx, account.promotedToAccountId, ownerPartyId);
  const newAccountId = ctx.ids.next('acc');
  const keys = newAccountKeys(ctx, newAccountId);
  const draft = {
    accountId, newAccountId, ownerPartyId, currency, keys, metadata: body.metadata ?? account.metadata, reason: body.reason ?? null,
    obligationId: ctx.ids.next('obl'), txId: ctx.ids.next('txn'), createdBy: ctx.actor,
  };
  try {
    return await ctx.journal.submit(ctx, {
      loads: { accounts: [accountId], rows: [promotionRowId(accountId, ownerPartyId)] },
      decide: (ledger) => decidePromotion(ledger, draft),
    });
  } catch (error) {
    const promotedTo =
      error instanceof ApiError && error.code === 'ACCOUNT_ALREADY_PROMOTED' ? error.details?.['promoted_to_account_id'] : undefined;
    if (typeof promotedTo !== 'string') throw error;
    return answerAgain(ctx, promotedTo, ownerPartyId);
  }
}

/** The answer to a repetition, recorded under its own key. */
async function answerAgain(ctx: JournalContext, promotedTo: string, ownerPartyId: string): Promise<AccountResponse> {
  const account = present(await findAccount(ctx, promotedTo), 'the account that another was promoted to');
  if (account.ownerPartyId !== ownerPartyId) fail('ACCOUNT_ALREADY_PROMOTED', { promoted_to_account_id: promotedTo });
  return ctx.db.write(async () => presentAccount(account));
}

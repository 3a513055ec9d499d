import { ApiError } from '../../../platform/errors.ts';
import type { Consumer, OutboxEvent } from '../../../platform/worker/consumer.ts';
import { findAccount, followPromotion, openExternalId, readPixKey } from '../../accounts/index.ts';
import { debitsOn, findObligation, isDebitOn } from '../../obligations/index.ts';
import { findParty } from '../../parties/index.ts';
import { budgetKind, creditPayment } from './budget.ts';
import { SERVICE } from './change.ts';
import type { KeysContext } from './context.ts';
import { excludeKey } from './delete-pix-key.ts';
import { activeKeysOf } from './queries.ts';

const PIX_KEY = /^pix_key:(.*)$/is;

/** Consumers that update keys and budgets after events of other domains. */
export function pixKeyConsumers(contextFor: (tenant: string) => KeysContext): Consumer[] {
  return [
    { name: 'pix-keys-of-closed', types: ['account.closed'], handle: (event) => excludeKeysOf(contextFor(event.tenant), event) },
    {
      name: 'pix-lookups-earned', types: ['obligation.settled'], topic: debitsOn('PIX'),
      handle: (event) => giveBack(contextFor(event.tenant), event),
    },
  ];
}

/** Excludes the keys of a closed account from the directory. A key under a claim is left to its claim. */
async function excludeKeysOf(ctx: KeysContext, { entityId: accountId }: OutboxEvent): Promise<void> {
  for (const key of await activeKeysOf(ctx, accountId)) {
    try {
      await excludeKey(ctx, key, 'ACCOUNT_CLOSURE', SERVICE);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PIX_KEY_LOCKED') throw error;
    }
  }
}

/** A payment to a key gives look-ups back to the payer, and to the client that requested it: both may have looked it up. */
async function giveBack(ctx: KeysContext, { entityId, data }: OutboxEvent): Promise<void> {
  if (!isDebitOn('PIX', data)) return;
  const payment = await findObligation(ctx, entityId);
  const outside = payment?.creditor.externalId ? openExternalId(ctx, payment.creditor.externalId) : '';
  const [, key] = PIX_KEY.exec(outside) ?? [];
  const keyType = key === undefined ? undefined : readPixKey(key)?.type;
  const debtor = payment?.debtor.accountId ? await findAccount(ctx, payment.debtor.accountId) : undefined;
  if (!payment || !keyType || !debtor) return;
  const account = await followPromotion(ctx, debtor);
  const owner = await ctx.db.read((em) => findParty(em, ctx.tenant, account.ownerPartyId));
  await creditPayment(ctx, { name: account.accountId, type: owner?.type ?? 'individual' }, budgetKind(keyType));
  await creditPayment(ctx, { name: payment.createdBy, type: 'company' }, budgetKind(keyType));
}

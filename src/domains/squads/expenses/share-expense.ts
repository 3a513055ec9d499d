import type { ContributionRequest, ContributionResponse } from '../../../../generated/models.ts';
import { ApiError, fail, refusal, type Refusal } from '../../../platform/errors.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf } from '../access.ts';
import type { SquadDraft } from '../draft.ts';
import { sourceRow } from '../record.ts';
import { sharersOf } from '../rules/divide.ts';
import { SOURCE, sourceId, type Entry, type SquadRow } from '../squad.ts';
import { refuseCurrency } from '../squad-currency.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { presentContribution } from './present.ts';
import { recordExpense, sharersAmong } from '../changes/record-expense.ts';
import { resolveSharing, type Sharing } from './resolve-sharing.ts';

/**
 * Records that a member paid something for several: no money moves, and each other part is owed to who paid. A repetition without
 * a key is a second expense.
 * @throws ApiError ACCOUNT_NOT_FOUND, SOURCE_TRANSACTION_NOT_FOUND, NOT_A_SQUAD_MEMBER, SQUAD_CLOSED, SQUAD_FROZEN,
 *   CURRENCY_MISMATCH, SPLIT_MEMBER_NOT_ACTIVE, SOURCE_TRANSACTION_TAKEN, SPLIT_INVALID, BALANCE_OVERFLOW.
 */
export async function shareExpense(ctx: JournalContext, squad: SquadRow, body: ContributionRequest): Promise<ContributionResponse> {
  const { accountId: payer } = await actorOf(ctx, body.actor_account_id);
  await requirePaid(ctx, payer, body.source_tx_ids ?? []);
  const asked: Sharing = { split: body.split ?? { method: 'EQUAL' }, membersSnapshot: body.members_snapshot ?? null };
  return writeExpense(ctx, squad, body, payer, asked).catch(async (error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'SPLIT_MEMBER_NOT_ACTIVE')) throw error;
    return writeExpense(ctx, squad, body, payer, await resolveSharing(ctx, asked)); // a name may be what an account was called once
  });
}

async function writeExpense(
  ctx: JournalContext, squad: SquadRow, body: ContributionRequest, payer: string, sharing: Sharing,
): Promise<ContributionResponse> {
  return writeSquad<ContributionResponse>(ctx, squad, () => ({
    operation: 'contributeToSquad', actor: payer, loads: { rows: body.source_tx_ids?.map(sourceId) ?? [] },
    step(draft) {
      const entry = share(draft, payer, body, sharing);
      return 'code' in entry ? { refused: entry } : { answer: presentContribution(ctx.tenant, draft.squad, entry) };
    },
  }));
}

const PAID = {
  name: 'find-paid-transactions',
  text: 'select * from razao.find_paid_transactions($1, $2, $3)',
};

/**
 * Holds that the account paid in each transaction: the entries of a transaction take money from it in sum, which those of a payment
 * that failed do not.
 * @throws ApiError SOURCE_TRANSACTION_NOT_FOUND.
 */
async function requirePaid({ db }: JournalContext, account: string, transactions: readonly string[]): Promise<void> {
  if (transactions.length === 0) return;
  const rows = await db.database.query<{ tx_id: string }>(PAID, [db.tenant, account, transactions]);
  const paid = new Set(rows.map((row) => row.tx_id));
  const missing = transactions.find((id) => !paid.has(id));
  if (missing !== undefined) fail('SOURCE_TRANSACTION_NOT_FOUND', { tx_id: missing });
}

function share(draft: SquadDraft, payer: string, body: ContributionRequest, { split, membersSnapshot }: Sharing): Entry | Refusal {
  const { amount: { value: amount, currency }, description = '', source_tx_ids: sourceTxIds = [] } = body;
  const wrong = refuseCurrency(draft.squad, currency);
  if (wrong) return wrong;
  const sharers = sharersOf(split, membersSnapshot, sharersAmong(draft.squad.members));
  if ('code' in sharers) return sharers;
  const taken = refuseTaken(draft, sourceTxIds);
  if (taken) return taken;
  const entry = recordExpense(draft, { payer, amount, split, sharers, description, sourceTxIds });
  if ('code' in entry) return entry;
  for (const txId of sourceTxIds) draft.write(sourceRow({ txId, sqdId: draft.squad.sqdId, entrySeq: entry.entrySeq }));
  return entry;
}

/** @returns SOURCE_TRANSACTION_TAKEN when a transaction was split before; or undefined. */
function refuseTaken({ ledger }: SquadDraft, sources: readonly string[]): Refusal | undefined {
  const taken = sources.map((txId) => ledger.row(SOURCE, sourceId(txId))).find((source) => source !== undefined);
  return taken && refusal('SOURCE_TRANSACTION_TAKEN', { tx_id: taken.txId, entry_seq: taken.entrySeq });
}

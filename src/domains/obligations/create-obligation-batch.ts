import type {
  CreateObligationBatchRequest, CreateObligationBatchResponse, CreateObligationRequest, LimitWarning, ObligationBatchResult,
  ObligationResponse,
} from '../../../generated/models.ts';
import { ApiError, refusal, type ErrorBody, type Refusal } from '../../platform/errors.ts';
import { keepKey } from '../../platform/idempotency/intent.ts';
import type { Decision, JournalContext, LedgerCommand, CommandOutcome, DryRun } from '../journal/index.ts';
import {
  boundRails, creationLoads, decideCreation, draftObligation, findPayeeInside, payment, type BoundRails, type ObligationsContext,
} from './create-obligation.ts';
import { drawnId } from './drawn-id.ts';
import { underRules } from './repeat-guard.ts';
import type { PayeeFound } from './payee.ts';
import type { ObligationDraft } from './obligation.ts';
import { fastTransfers, onlyAnswers } from './fast-transfers.ts';

/**
 * Creates up to 500 obligations in their order. Atomic: one command, all or none. Otherwise each item is a command of its
 * own, under a key derived from the caller's, so that a repetition finds those that were carried out.
 * @throws ApiError BATCH_REFUSED for an atomic one with a refused item.
 */
export async function createObligationBatch(
  ctx: ObligationsContext, { atomic = false, items }: CreateObligationBatchRequest,
): Promise<CreateObligationBatchResponse> {
  const read = items.map((item, index) => readItem(ctx, item, index));
  const drafts = await Promise.all(read.map((draft, index) => findItem(ctx, draft, items[index])));
  const bound = await boundRails(ctx, items.map(({ rail }) => rail));
  if (atomic) return ctx.journal.submit(ctx, atomicBatch(drafts, bound));
  return independentBatch(ctx, drafts, bound);
}

function readItem(ctx: ObligationsContext, item: CreateObligationRequest, index: number): ObligationDraft {
  return { ...draftObligation(ctx, item, drawnId(ctx, item.rail, index), ['body', 'items', index]), isNamedLate: true };
}

async function findItem(
  ctx: ObligationsContext, draft: ObligationDraft, item: Pick<CreateObligationRequest, 'confirms_repeat_of' | 'own_withdrawal'> = {},
): Promise<PayeeFound> {
  const { confirms_repeat_of: confirms = null, own_withdrawal: withdrawalFlag } = item;
  return underRules(ctx, await findPayeeInside(ctx, draft), { isAsked: true, confirms, withdrawalFlag });
}

/** The command of a batch, all or none. */
export function atomicBatch(drafts: readonly PayeeFound[], bound: BoundRails): LedgerCommand<CreateObligationBatchResponse> {
  const loads = drafts.map(creationLoads);
  return {
    loads: {
      accounts: loads.flatMap(({ accounts }) => accounts), systems: loads.flatMap(({ systems = [] }) => systems),
      rows: loads.flatMap(({ rows = [] }) => rows),
    },
    decide: (_ledger, dryRun) => decideBatch(dryRun(), drafts, bound),
    plain: fastTransfers(drafts, 'BATCH', (made) => ({
      atomic: true, results: made.map((obligation, index) => ({ index, status: 'CREATED', obligation })),
    })),
  };
}

/** Pure: all items or none, each on what those before it have left. */
export function decideBatch(ledger: DryRun, drafts: readonly PayeeFound[], bound: BoundRails): Decision<CreateObligationBatchResponse> {
  const decided = drafts.map((draft) => tryOne(ledger, draft, bound));
  const outcomes = decided.filter((it) => 'answer' in it);
  const answer = { atomic: true, results: decided.map(resultOf) };
  const refused = decided.length - outcomes.length;
  if (refused > 0) return { refused: batchRefusal(refused, decided) };
  return {
    entries: outcomes.flatMap(({ entries }) => entries), rows: outcomes.flatMap(({ rows }) => rows),
    events: outcomes.flatMap(({ events }) => events), answer,
    ...(outcomes.every(({ answersPayments }) => answersPayments === 'ONE') && { answersPayments: 'BATCH' }),
    warn: (warnings) => ({ ...answer, results: answer.results.map((result) => warnedResult(result, warnings)) }),
  };
}

type Decided = CommandOutcome<ObligationResponse> | Refusal;

function tryOne(ledger: DryRun, draft: PayeeFound, bound: BoundRails): Decided {
  const decision = decideCreation(ledger, draft, bound);
  return 'refused' in decision ? decision.refused : ledger.apply(decision) ?? decision;
}

function resultOf(decided: Decided, index: number): ObligationBatchResult {
  return 'answer' in decided ? { index, status: 'CREATED', obligation: decided.answer } : refusedResult(index, errorOf(decided));
}

/** An item with what limits say to its obligation. */
function warnedResult(result: ObligationBatchResult, warnings: readonly LimitWarning[]): ObligationBatchResult {
  const mine = warnings.filter(({ obligation_id }) => obligation_id === result.obligation?.obligation_id);
  return result.obligation && mine.length > 0 ? { ...result, obligation: { ...result.obligation, limit_warnings: mine } } : result;
}

function batchRefusal(refused: number, decided: readonly Decided[]): Refusal {
  const results = decided.map((it, index) => ('answer' in it ? { index, status: 'NOT_APPLIED' } : refusedResult(index, errorOf(it))));
  const are = refused === 1 ? 'is' : 'are';
  return refusal('BATCH_REFUSED', { atomic: true, results }, `${refused} of ${decided.length} items ${are} refused; nothing was created.`);
}

function refusedResult(index: number, error: ErrorBody): ObligationBatchResult {
  return { index, status: 'REFUSED', error };
}

function errorOf({ code, message, details }: Refusal): ErrorBody {
  return { error: code, message, ...(details && { details }) };
}

/**
 * First the key is kept for this request, last the whole answer is stored. All items are in the writer's queue before the first is decided.
 */
async function independentBatch(
  ctx: JournalContext, drafts: readonly PayeeFound[], bound: BoundRails,
): Promise<CreateObligationBatchResponse> {
  const id = ctx.db.command?.id ?? ctx.ids.next('cmd');
  await keepKey(ctx);
  const settled = await Promise.allSettled(drafts.map((draft, index) => ctx.journal.submitOnce(
    ctx, `batch:${index}:${id}`, payment(draft, bound),
  )));
  const results = settled.map((it, index): ObligationBatchResult => {
    if (it.status === 'fulfilled') return { index, status: 'CREATED', obligation: it.value };
    const error: unknown = it.reason;
    if (error instanceof ApiError && error.status < 500) return refusedResult(index, error.body());
    throw error;
  });
  return ctx.journal.submit(ctx, onlyAnswers<CreateObligationBatchResponse>({ atomic: false, results }));
}

import { ApiError, refusal } from '../../platform/errors.ts';
import type { Consumer, OutboxEvent } from '../../platform/outbox/consumer.ts';
import { findExternalId } from '../accounts/index.ts';
import type { Decision, JournalContext, Ledger } from '../journal/index.ts';
import type { RailAdapter, Rails } from '../rails/index.ts';
import { isOutbound, type Obligation, type Side } from './obligation.ts';
import { findObligation } from './queries.ts';
import { obligationEvent, obligationRow } from './record.ts';
import { resolution } from './resolve-obligation.ts';

type ContextFor = (tenant: string) => JournalContext;

/** What follows from obligations after their commit: payments go out to their rail, and its answers come in. */
export function obligationConsumers(contextFor: ContextFor, rails: Rails): Consumer[] {
  return rails.adapters().flatMap((adapter) => [dispatchConsumer(adapter, contextFor), answerConsumer(adapter, contextFor)]);
}

function dispatchConsumer({ family }: RailAdapter, contextFor: ContextFor): Consumer {
  return {
    name: `dispatch-${family.toLowerCase()}`,
    types: ['obligation.created'],
    having: ['rail_family', family],
    handle: async (event) => {
      if (!isInbound(event)) await dispatchObligation(contextFor(event.tenant), event.entityId);
    },
  };
}

/** Asks a rail what became of a payment, once it has had time to answer. */
function answerConsumer(adapter: RailAdapter, contextFor: ContextFor): Consumer {
  return {
    name: `answers-${adapter.family.toLowerCase()}`,
    types: ['obligation.created', 'obligation.dispatched'],
    having: ['rail_family', adapter.family],
    delayMs: adapter.answersAfterMs,
    handle: async (event) => {
      if (isInbound(event) === (event.type === 'obligation.created')) await takeAnswer(contextFor(event.tenant), adapter, event);
    },
  };
}

function isInbound(event: OutboxEvent): boolean {
  return event.data['debtor_account_id'] === null;
}

/** Marks an obligation as handed to its rail. Does nothing for one that is not waiting for it any more. */
export async function dispatchObligation(ctx: JournalContext, obligationId: string): Promise<void> {
  await unlessRefused(ctx, obligationId, ctx.journal.submitOnce(ctx, `dispatch:${obligationId}`, {
    loads: { accounts: [], rows: [obligationId] },
    decide: (ledger) => decideDispatch(ledger, obligationId),
  }));
}

/** Pure: PENDING becomes DISPATCHED. */
export function decideDispatch(ledger: Ledger, obligationId: string): Decision<null> {
  const obligation = ledger.row<Obligation>(obligationId);
  if (!obligation) return { refused: refusal('OBLIGATION_NOT_FOUND') };
  if (obligation.state !== 'PENDING' || !isOutbound(obligation)) return { refused: refusal('OBLIGATION_FINAL') };
  const dispatched: Obligation = {
    ...obligation, state: 'DISPATCHED', version: obligation.version + 1n, updatedAt: ledger.now,
  };
  return {
    entries: [], rows: [obligationRow(dispatched)], events: [obligationEvent('dispatched', dispatched)], answer: null,
  };
}

async function takeAnswer(ctx: JournalContext, adapter: RailAdapter, event: OutboxEvent): Promise<void> {
  const obligation = await findObligation(ctx, event.entityId);
  if (!obligation || obligation.state === 'FINAL') return;
  const outside = obligation.debtor.kind === 'external' ? obligation.debtor : obligation.creditor;
  const answer = await adapter.answer({
    obligationId: obligation.obligationId, externalId: await externalIdOf(ctx, outside), matchKeys: obligation.matchKeys,
  });
  if (!answer) return;
  await unlessRefused(ctx, obligation.obligationId, ctx.journal.submitOnce(ctx, `answer:${obligation.obligationId}`, resolution(obligation, {
    ...answer, destinationAccountId: null, mayDoAll: true,
  })));
}

/** Where an outside party is reached: as the obligation says, or as its EXTERNAL account does. */
export async function externalIdOf(ctx: JournalContext, { accountId, externalId }: Side): Promise<string | null> {
  return externalId ?? (accountId === null ? null : ((await findExternalId(ctx, accountId)) ?? null));
}

/**
 * A client who resolves by hand may be faster than the rail: its answer then changes nothing. Any other refusal of the
 * ledger (a balance past its bound) would be the same at the next try: the obligation stays open for an operator, and
 * those behind it do not wait.
 */
async function unlessRefused(ctx: JournalContext, obligationId: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    if (error.code === 'OBLIGATION_FINAL') return;
    ctx.log.warn({ tenant: ctx.tenant, obligation_id: obligationId, code: error.code }, 'the ledger refuses a step of an obligation: it stays open');
  }
}

import { ApiError, refusal } from '../../platform/errors.ts';
import type { Consumer, OutboxEvent } from '../../platform/outbox/consumer.ts';
import type { Decision, JournalContext, Ledger } from '../journal/index.ts';
import type { RailAdapter, Rails } from '../rails/index.ts';
import { isOutbound, type Obligation } from './obligation.ts';
import { findObligation } from './queries.ts';
import { obligationEvent, obligationRow } from './record.ts';
import { resolution } from './resolve-obligation.ts';

type ContextFor = (tenant: string) => JournalContext;

/** What follows from obligations after their commit: payments go out to their rail, and its answers come in. */
export function obligationConsumers(contextFor: ContextFor, rails: Rails): Consumer[] {
  return [
    {
      name: 'dispatch',
      types: ['obligation.created'],
      handle: async (event) => {
        if (event.data['rail_family'] === 'NATIVE' || event.data['debtor_account_id'] === null) return;
        await dispatchObligation(contextFor(event.tenant), event.entityId);
      },
    },
    ...rails.adapters().map((adapter) => answerConsumer(adapter, contextFor)),
  ];
}

/** Asks a rail what became of a payment, once it has had time to answer. */
function answerConsumer(adapter: RailAdapter, contextFor: ContextFor): Consumer {
  return {
    name: `answers-${adapter.family.toLowerCase()}`,
    types: ['obligation.created', 'obligation.dispatched'],
    delayMs: adapter.answersAfterMs,
    handle: async (event) => {
      const isInbound = event.data['debtor_account_id'] === null;
      if (event.data['rail_family'] !== adapter.family || isInbound !== (event.type === 'obligation.created')) return;
      await takeAnswer(contextFor(event.tenant), adapter, event);
    },
  };
}

/** Marks an obligation as handed to its rail. Does nothing for one that is not waiting for it any more. */
export async function dispatchObligation(ctx: JournalContext, obligationId: string): Promise<void> {
  await unlessSettledMeanwhile(ctx.journal.submitOnce(ctx, `dispatch:${obligationId}`, {
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
    obligationId: obligation.obligationId, externalId: outside.externalId, matchKeys: obligation.matchKeys,
  });
  if (!answer) return;
  await unlessSettledMeanwhile(ctx.journal.submitOnce(ctx, `answer:${obligation.obligationId}`, resolution(obligation, {
    ...answer, destinationAccountId: null, mayDoAll: true,
  })));
}

/** A client who resolves by hand may be faster than the rail: its answer then changes nothing. */
async function unlessSettledMeanwhile(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'OBLIGATION_FINAL')) throw error;
  }
}

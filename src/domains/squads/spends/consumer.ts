import type { Consumer } from '../../../platform/worker/consumer.ts';
import { SQUAD_TOPIC } from '../../../platform/outbox/event.ts';
import type { JournalContext } from '../../journal/index.ts';
import { OBLIGATION } from '../../obligations/index.ts';
import type { SquadDraft } from '../draft.ts';
import { noteBalance } from '../group/set-squad-goal.ts';
import { findSquad } from '../squad/queries.ts';
import { entryRow } from '../record.ts';
import { ENTRY, entryId } from '../squad.ts';
import { writeSquad } from '../squad/write-squad.ts';
import { paymentState } from './payment.ts';

/**
 * Follows the end of a payment in its squad: updates the state by which lists find a spend, and the goal, should the money that came back
 * reach it. A payment inside the ledger ends when it is made.
 */
export function spendConsumer(contextFor: (tenant: string) => JournalContext): Consumer {
  return {
    name: 'squad-spends',
    types: ['obligation.settled', 'obligation.failed', 'obligation.canceled'],
    topic: SQUAD_TOPIC,
    handle: async ({ tenant, entityId, correlation: { sqd_id }, data }) => {
      if (sqd_id !== null && data['rail_family'] !== 'NATIVE') await follow(contextFor(tenant), sqd_id, entityId);
    },
  };
}

/** @param obligationId a spend's, or that of its return, which has no entry of its own. */
async function follow(ctx: JournalContext, sqdId: string, obligationId: string): Promise<void> {
  const squad = await findSquad(ctx, sqdId);
  if (!squad) return;
  const [found] = await ctx.db.read((em) => em.execute<{ entry_seq: string }[]>(
    'select entry_seq from razao.squad_entries where tenant_id = ? and obligation_id = ?', [ctx.tenant, obligationId]));
  const id = found && entryId(sqdId, Number(found.entry_seq));
  await writeSquad<null>(ctx, squad, () => ({
    loads: { rows: [obligationId, ...(id === undefined ? [] : [id])] },
    step(draft) {
      if (id !== undefined) noteState(draft, id, obligationId);
      noteBalance(draft, draft.balance);
      return { answer: null };
    },
  }));
}

function noteState(draft: SquadDraft, id: string, obligationId: string): void {
  const [entry, obligation] = [draft.ledger.row(ENTRY, id), draft.ledger.row(OBLIGATION, obligationId)];
  const state = obligation && paymentState(obligation);
  if (entry && state && entry.state !== state) draft.write(entryRow({ ...entry, state, updatedAt: draft.now }));
}

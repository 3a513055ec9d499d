import type { Context } from '../../platform/context.ts';
import type { JournalContext } from '../../domains/journal/index.ts';
import { QbrlDraft, qbrlLoads } from './draft.ts';
import { isBehind, POLICY_ID } from './policy.ts';
import { loadPolicy } from './record.ts';

/**
 * Puts due versions in force, so that no read sees an outdated policy. Every command that moves qBRL does so too; of concurrent calls one
 * does it.
 */
export async function takeIntoForce(ctx: JournalContext): Promise<void> {
  const policy = await findPolicy(ctx);
  if (!policy || !isBehind(policy, ctx.clock.now())) return;
  const txId = ctx.ids.next('txn');
  await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), {
    loads: qbrlLoads(), recordedByItsRows: true, decide: (ledger) => ({ ...new QbrlDraft(ledger, txId).change, answer: null }),
  });
}

function findPolicy({ db, tenant }: Context) {
  return db.lookUp('qbrl-policy', POLICY_ID, (query, ids) => loadPolicy(query, tenant, ids));
}

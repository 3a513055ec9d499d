import { findCredit } from '../returns/index.ts';
import type { MedContext } from './context.ts';
import { openingCommand } from './commands.ts';
import type { MedFact } from './facts.ts';

const ARRIVED = { name: 'med-credits-arrived', text: 'select provider_id, name, facts from razao.med_credits_arrived($1)' };

/** Facts that wait for a contested credit, by its end-to-end id. */
interface ArrivedRow {
  provider_id: string;
  name: string;
  facts: MedFact[];
}

/** Opens the cases of contested credits that have arrived on an account by now. Safe to repeat. */
export async function openWaitingCases(ctx: MedContext): Promise<void> {
  for (const { provider_id: providerId, name: endToEndId, facts } of await ctx.db.database.query<ArrivedRow>(ARRIVED, [ctx.tenant])) {
    const credit = await findCredit(ctx, endToEndId);
    if (!credit) continue; // it waits on the exception account, for an operator
    for (const fact of facts) {
      if (fact.kind === 'OPENED') await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), openingCommand(ctx, providerId, fact, credit));
    }
  }
}

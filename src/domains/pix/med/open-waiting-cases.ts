import { findCredit } from '../returns/index.ts';
import type { MedContext } from './context.ts';
import { openingCommand } from './commands.ts';
import type { MedFact } from './facts.ts';

const ARRIVED = { name: 'med-credits-arrived', text: 'select * from razao.med_credits_arrived($1)' };

interface ArrivedRow {
  name: string;
  credit: string;
  said: MedFact[];
}

/** Opens the cases of contested credits that have arrived on an account by now. Safe to repeat. */
export async function openWaitingCases(ctx: MedContext): Promise<void> {
  for (const { name, credit: endToEndId, said } of await ctx.db.database.query<ArrivedRow>(ARRIVED, [ctx.tenant])) {
    const credit = await findCredit(ctx, endToEndId);
    const [, providerId = ''] = name.split(' ');
    if (!credit) continue; // it waits on the exception account, for an operator
    for (const fact of said) {
      if (fact.kind === 'OPENED') await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), openingCommand(ctx, providerId, fact, credit));
    }
  }
}

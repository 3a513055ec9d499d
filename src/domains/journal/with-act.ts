import type { Act } from '../../platform/db/act.ts';
import { actCodec } from '../../platform/db/act.entity.ts';
import type { LedgerCommand } from './ledger.ts';

/** Returns a command that records an act with its writes, in the same commit. */
export function withAct<T>({ plain: _, ...command }: LedgerCommand<T>, act: Act): LedgerCommand<T> {
  return {
    ...command,
    decide: (ledger, dryRun) => {
      const decision = command.decide(ledger, dryRun);
      if ('refused' in decision) return decision;
      const value = act.rowAt(ledger.now, decision.answer);
      return { ...decision, rows: [...decision.rows, { codec: actCodec, id: value.actId, isNew: true, value }] };
    },
  };
}

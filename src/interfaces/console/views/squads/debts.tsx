import { useMemo, useState, type ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { ActButton, type Act } from '../../parts/act.tsx';
import { Answered, Empty, Panel } from '../../parts/layout.tsx';
import { squads } from '../../text/squads.ts';
import { useText, type Say } from '../../text/use-text.ts';
import { RelationGraph, RelationTable } from '../flow/relation-graph.tsx';
import type { Relation } from '../flow/relations.ts';

/** Who owes whom as a graph, as it is and as it would be simplified. */
export function Debts({ squad, caller }: { readonly squad: models.SquadDetailResponse; readonly caller: string }): ReactNode {
  const say = useText();
  const [isAfter, setAfter] = useState(false);
  const { sqd_id: id, last_event_seq: version } = squad;
  const query = useRead(
    ['debts', id, caller, version],
    (client, options) => client.squads.previewSimplifyDebts(id, { caller_account_id: caller }, options),
    { keepsPrevious: true },
  );
  const { data } = query;
  return (
    <Panel
      title={say(squads.debts)}
      aside={
        data && (
          <>
            <span>{say(squads.paymentsCount, { before: data.before_count, after: data.after_count })}</span>
            <button
              type="button"
              className={`button small${isAfter ? '' : ' primary'}`}
              aria-pressed={!isAfter}
              onClick={() => setAfter(false)}
            >
              {say(squads.before)}
            </button>
            <button
              type="button"
              className={`button small${isAfter ? ' primary' : ''}`}
              aria-pressed={isAfter}
              onClick={() => setAfter(true)}
            >
              {say(squads.after)}
            </button>
            {data.would_reduce && squad.state === 'OPEN' && <ActButton act={simplify(id, caller, say)} className="button small" />}
          </>
        )
      }
    >
      <Answered query={query} lines={6} height={260}>
        {(it) => <Edges edges={isAfter ? it.after : it.before} currency={squad.balance.currency} />}
      </Answered>
    </Panel>
  );
}

function Edges({ edges, currency }: { readonly edges: readonly models.SimplifyEdgeOut[]; readonly currency: string }): ReactNode {
  const say = useText();
  const relations = useMemo(
    () =>
      edges.map((it): Relation => {
        const [from, to] = [it.debtor_account_id ?? it.debtor_pkh, it.creditor_account_id ?? it.creditor_pkh];
        return { key: `${from} ${to}`, from, to, currency, exponent: 2, cents: it.cents, count: 1 };
      }),
    [edges, currency],
  );
  if (relations.length === 0) return <Empty>{say(squads.debtsNone)}</Empty>;
  return (
    <>
      <RelationGraph relations={relations} />
      <RelationTable relations={relations} isDebt />
    </>
  );
}

function simplify(id: string, caller: string, say: Say): Act {
  return {
    title: squads.simplify,
    does: say(squads.simplifyDoes),
    scope: 'service/squads',
    call: 'squads.simplifyDebts',
    operation: 'simplifySquadDebts',
    args: [id],
    body: () => ({ actor_account_id: caller }),
  };
}

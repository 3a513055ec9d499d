/** Money followed two hops on from one credit: the fraud case. Bounded in what it reads. */
import { useMemo, type ReactNode } from 'react';
import type { models, Razao } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { DataTable, listOf, type Column } from '../../parts/data-table.tsx';
import { Answered, Empty, Panel } from '../../parts/layout.tsx';
import { Id, Money, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { flow } from '../../text/flow.ts';
import { useText } from '../../text/use-text.ts';
import { Side, sideText } from '../payments/side.tsx';
import { RelationGraph } from './relation-graph.tsx';
import { nodeOf, usedUp, type Hop, type Relation } from './relations.ts';

const HOPS = 2;
/** Payments of one account that are looked through, and accounts of one hop that are followed. */
const READ = 200;
const WIDEST = 8;

interface Found {
  readonly credit: models.ObligationResponse;
  readonly hops: readonly Hop[];
  readonly stayed: number;
}

async function followMoney(client: Razao, id: string, options: { readonly signal: AbortSignal }): Promise<Found> {
  const credit = await client.obligations.get(id, {}, options);
  const hops: Hop[] = [];
  let heads: readonly Hop[] = [{ payment: credit, cents: credit.amount.value, depth: 0 }];
  for (let depth = 1; depth <= HOPS; depth += 1) {
    const next: Hop[] = [];
    for (const head of heads.slice(0, WIDEST)) next.push(...(await stepsAfter(client, head, depth, options)));
    hops.push(...next);
    heads = next;
  }
  const gone = hops.filter(({ depth }) => depth === 1).reduce((sum, { cents }) => sum + cents, 0);
  return { credit, hops, stayed: credit.amount.value - gone };
}

async function stepsAfter(client: Razao, head: Hop, depth: number, options: { readonly signal: AbortSignal }): Promise<Hop[]> {
  const { creditor, created_at: after, amount, obligation_id: own } = head.payment;
  if (creditor.account_id === undefined) return [];
  const debits: models.ObligationResponse[] = [];
  for await (const it of client.obligations.list({ debtor_account_id: creditor.account_id, limit: READ }, options)) {
    if (it.created_at < after || debits.length >= READ) break;
    if (it.amount.currency === amount.currency && it.obligation_id !== own) debits.push(it);
  }
  return usedUp(debits, after, head.cents).map((it) => ({ ...it, depth }));
}

export function Followed({ id }: { readonly id: string }): ReactNode {
  const say = useText();
  const [, change] = useSearchState();
  const query = useRead(['followed', id], (client, options) => followMoney(client, id, options));
  return (
    <Panel
      title={say(flow.followTitle)}
      aside={
        <button type="button" className="button small" onClick={() => change({ follow: undefined })}>
          {say(flow.stop)}
        </button>
      }
    >
      <Answered query={query} lines={8} height={400}>
        {(found) => <Path found={found} />}
      </Answered>
    </Panel>
  );
}

function Path({ found: { credit, hops, stayed } }: { readonly found: Found }): ReactNode {
  const say = useText();
  const relations = useMemo(
    () =>
      [{ payment: credit, cents: credit.amount.value, depth: 0 }, ...hops].map(({ payment, cents }): Relation => ({
        key: payment.obligation_id,
        from: nodeOf(payment.debtor, payment.rail),
        to: nodeOf(payment.creditor, payment.rail),
        currency: payment.amount.currency,
        exponent: payment.amount.currency_exponent,
        cents,
        count: 1,
      })),
    [credit, hops],
  );
  const list = useMemo(() => listOf(hops), [hops]);
  if (credit.creditor.account_id === undefined || credit.resolution_outcome !== 'SETTLED') return <Empty>{say(flow.notSettled)}</Empty>;
  return (
    <div className="stack">
      <p className="quiet">{say(flow.followHow, { count: READ })}</p>
      <div className="row">
        <Id
          id={credit.obligation_id}
          label={<Money value={credit.amount.value} currency={credit.amount.currency} exponent={credit.amount.currency_exponent} />}
        />
        {stayed > 0 && (
          <span className="quiet">
            · {say(flow.stays, { amount: '' })}
            <Money value={stayed} currency={credit.amount.currency} exponent={credit.amount.currency_exponent} />
          </span>
        )}
      </div>
      <RelationGraph relations={relations} origin={credit.creditor.account_id} />
      <DataTable
        name={flow.followTitle}
        columns={columns}
        list={list}
        rowKey={({ payment, depth }) => `${depth} ${payment.obligation_id}`}
        to={({ payment }) => `/payments/${payment.obligation_id}`}
      />
    </div>
  );
}

const columns: readonly Column<Hop>[] = [
  { id: 'hop', title: flow.hop, value: (it) => it.depth, show: (it) => it.depth },
  {
    id: 'amount',
    title: common.amount,
    align: 'end',
    narrow: 'head',
    value: (it) => it.cents,
    show: (it) => <Money value={it.cents} currency={it.payment.amount.currency} exponent={it.payment.amount.currency_exponent} />,
  },
  { id: 'from', title: common.payer, value: (it) => sideText(it.payment.debtor), show: (it) => <Side side={it.payment.debtor} /> },
  { id: 'to', title: common.payee, value: (it) => sideText(it.payment.creditor), show: (it) => <Side side={it.payment.creditor} /> },
  { id: 'at', title: common.when, value: (it) => it.payment.created_at, show: (it) => <Time at={it.payment.created_at} /> },
  {
    id: 'payment',
    title: common.payment,
    value: (it) => it.payment.obligation_id,
    show: (it) => <Id id={it.payment.obligation_id} />,
    narrow: 'hide',
  },
];

import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { squads } from '../../text/squads.ts';
import { useText } from '../../text/use-text.ts';

/** The fields of entries of whatever kind. */
interface Entry {
  readonly kind: string;
  readonly entry_seq: number;
  readonly state?: string;
  readonly occurred_at: string;
  readonly actor_account_id?: string;
  readonly amount?: models.SquadMoney;
  readonly description?: string;
}

const columns: readonly Column<Entry>[] = [
  { id: 'occurred_at', title: common.when, value: (it) => it.occurred_at, show: (it) => <Time at={it.occurred_at} /> },
  { id: 'kind', title: common.kind, value: (it) => it.kind, show: (it) => <Badge code={it.kind} tone="quiet" /> },
  { id: 'description', title: common.description, narrow: 'head', value: (it) => it.description, show: (it) => it.description ?? '–' },
  {
    id: 'actor',
    title: squads.member,
    value: (it) => it.actor_account_id,
    show: (it) => (it.actor_account_id === undefined ? '–' : <AccountName id={it.actor_account_id} />),
  },
  { id: 'state', title: common.state, value: (it) => it.state, show: (it) => (it.state === undefined ? '–' : <Badge code={it.state} />) },
  {
    id: 'amount',
    title: common.amount,
    align: 'end',
    value: (it) => it.amount?.value,
    show: (it) => (it.amount ? <Money value={it.amount.value} currency={it.amount.currency} /> : '–'),
  },
];

export function SquadFeed({ id, caller }: { readonly id: string; readonly caller: string }): ReactNode {
  const say = useText();
  const list = useList<Entry>(['squad-feed', id, caller], async (client, page, options) => {
    const { items, next_cursor } = await client.squads.listTransactions(id, { caller_account_id: caller, ...page }, options);
    return { items: items as unknown as Entry[], next_cursor };
  });
  return (
    <Panel title={say(squads.feed)} isFlush>
      <DataTable name={squads.feed} columns={columns} list={list} rowKey={({ entry_seq, kind }) => `${kind} ${entry_seq}`} />
    </Panel>
  );
}

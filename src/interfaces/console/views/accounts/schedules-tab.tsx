import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Id, Money, Time } from '../../parts/values.tsx';
import { accounts } from '../../text/accounts.ts';
import { common } from '../../text/common.ts';
import type { Account } from './account-type.ts';

export const scheduleColumns: readonly Column<models.ScheduleResponse>[] = [
  {
    id: 'amount',
    title: common.amount,
    align: 'end',
    narrow: 'head',
    value: (it) => amountOf(it)?.value ?? '',
    show: (it) => {
      const amount = amountOf(it);
      return amount ? <Money value={amount.value} currency={amount.currency} exponent={it.currency_exponent} /> : '–';
    },
  },
  { id: 'state', title: common.state, value: (it) => it.state, show: (it) => <Badge code={it.state} /> },
  {
    id: 'type',
    title: common.type,
    value: (it) => it.schedule_type,
    show: (it) => <Badge code={it.recurrence?.frequency ?? it.schedule_type} tone="quiet" />,
  },
  { id: 'next_run_at', title: accounts.nextRun, value: (it) => it.next_run_at, show: (it) => <Time at={it.next_run_at} /> },
  {
    id: 'last_run',
    title: accounts.lastRun,
    value: (it) => it.last_run?.state ?? '',
    show: (it) =>
      it.last_run ? (
        <span className="row">
          <Badge code={it.last_run.state} />
          <Time at={it.last_run.scheduled_for} />
        </span>
      ) : (
        '–'
      ),
  },
  { id: 'schedule_id', title: common.id, narrow: 'hide', value: (it) => it.schedule_id, show: (it) => <Id id={it.schedule_id} /> },
];

/** The amount of a transfer; other kinds of action may come. */
export function amountOf({ action }: models.ScheduleResponse): models.AmountField | undefined {
  return 'amount' in action ? (action.amount as models.AmountField) : undefined;
}

export function SchedulesTab({ account }: { readonly account: Account }): ReactNode {
  const list = useList<models.ScheduleResponse>(['schedules-of', account.id], (client, page, options) =>
    client.schedules.list({ account_id: account.id, ...page }, options),
  );
  return (
    <Panel isFlush>
      <DataTable name={accounts.tabSchedules} columns={scheduleColumns} list={list} rowKey={({ schedule_id }) => schedule_id} />
    </Panel>
  );
}

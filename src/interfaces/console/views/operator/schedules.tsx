import { useMemo, type ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { serviceNow } from '../../data/clock.ts';
import { useList } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { useSettings } from '../../data/settings.ts';
import { moneyText } from '../../format/money.ts';
import { accountingDayOf } from '../../format/time.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { ActButton, type Act } from '../../parts/act.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Month, type MonthMark } from '../../parts/month.tsx';
import { common } from '../../text/common.ts';
import { operator } from '../../text/products.ts';
import { useText, type Say } from '../../text/use-text.ts';
import { amountOf, scheduleColumns } from '../accounts/schedules-tab.tsx';

export function Schedules(): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const [search, change] = useSearchState();
  const list = useList<models.ScheduleResponse>(['schedules'], (client, page, options) => client.schedules.list(page, options), {
    everyMs: 10_000,
  });
  const columns = useMemo(() => columnsOf(say), [say]);
  const today = accountingDayOf(serviceNow());
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(search['month'] ?? '') ? (search['month'] ?? '') : today.slice(0, 7);
  const marks = list.rows.flatMap((it): MonthMark[] => {
    const amount = amountOf(it);
    if (it.next_run_at === null || !amount) return [];
    return [
      {
        key: it.schedule_id,
        day: accountingDayOf(Date.parse(it.next_run_at)),
        text: moneyText(amount.value, amount.currency, language, it.currency_exponent ?? 2),
        code: it.state,
      },
    ];
  });
  return (
    <>
      <Panel title={say(operator.calendar)}>
        <Month month={month} today={today} marks={marks} change={(it) => change({ month: it })} />
      </Panel>
      <Panel isFlush>
        <DataTable name={operator.tabSchedules} columns={columns} list={list} rowKey={({ schedule_id }) => schedule_id} />
      </Panel>
    </>
  );
}

function columnsOf(say: Say): readonly Column<models.ScheduleResponse>[] {
  return [
    ...scheduleColumns.slice(0, 2),
    { id: 'account', title: common.account, value: (it) => it.account_id, show: (it) => <AccountName id={it.account_id} /> },
    ...scheduleColumns.slice(2),
    {
      id: 'acts',
      title: common.acts,
      value: () => '',
      show: (it) => (
        <span className="row">
          {scheduleActs(it, say).map((act) => (
            <ActButton key={act.operation} act={act} className="button small" />
          ))}
        </span>
      ),
    },
  ];
}

function scheduleActs(it: models.ScheduleResponse, say: Say): Act[] {
  const shared = { scope: 'service/obligations.write', args: [it.schedule_id] } as const;
  if (it.state !== 'ACTIVE' && it.state !== 'PAUSED') return [];
  return [
    it.state === 'ACTIVE'
      ? { ...shared, title: operator.pause, does: say(operator.pauseDoes), call: 'schedules.pause', operation: 'pauseSchedule' }
      : { ...shared, title: operator.resume, does: say(operator.resumeDoes), call: 'schedules.resume', operation: 'resumeSchedule' },
    {
      ...shared,
      title: operator.cancel,
      does: say(operator.cancelDoes),
      call: 'schedules.cancel',
      operation: 'cancelSchedule',
      isDanger: true,
      confirm: it.schedule_id.slice(-6),
    },
  ];
}

import { useMemo, type ReactNode } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { models } from '@razao/sdk';
import { serviceNow } from '../../data/clock.ts';
import { useList } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { api } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { moneyText } from '../../format/money.ts';
import { accountingDayOf } from '../../format/time.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { ActButton, type Act } from '../../parts/act.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Month, type MonthMark } from '../../parts/month.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Day, Id, Money } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { pix } from '../../text/pix.ts';
import { useText, type Say } from '../../text/use-text.ts';
import { oneOf } from '../../data/one-of.ts';

const STATUSES = ['PENDING_AUTHORIZATION', 'ACTIVE', 'REJECTED', 'EXPIRED', 'REVOKED', 'CANCELLED', 'COMPLETED'] as const;
/** Mandates whose charges the calendar shows. */
const IN_CALENDAR = 20;

export function MandatesTab(): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const status = oneOf(search['status'], STATUSES);
  const list = useList<models.PixMandateResponse>(
    ['mandates', status],
    (client, page, options) => client.pix.listMandates({ ...(status && { status }), ...page }, options),
    { everyMs: 10_000 },
  );
  const columns = useMemo(() => columnsOf(say), [say]);
  return (
    <>
      <Panel title={say(pix.calendar)}>
        <Charges mandates={list.rows} />
      </Panel>
      <Panel title={say(pix.tabMandates)} isFlush>
        <div className="filters">
          <ChoiceFilter label={common.state} value={status} choices={STATUSES} change={(it) => change({ status: it })} />
        </div>
        <DataTable name={pix.tabMandates} columns={columns} list={list} rowKey={({ mandate_id }) => mandate_id} />
      </Panel>
    </>
  );
}

function Charges({ mandates }: { readonly mandates: readonly models.PixMandateResponse[] }): ReactNode {
  const { language } = useSettings();
  const [search, change] = useSearchState();
  const today = accountingDayOf(serviceNow());
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(search['month'] ?? '') ? (search['month'] ?? '') : today.slice(0, 7);
  const charges = useQueries({
    queries: mandates
      .slice(0, IN_CALENDAR)
      .map(({ mandate_id }) => ({
        queryKey: ['mandate', mandate_id],
        queryFn: async ({ signal }: { signal: AbortSignal }) => await api().pix.getMandate(mandate_id, {}, { signal }),
      })),
    combine: (answers) =>
      answers.flatMap(({ data }) => (data ? data.charges.map((charge) => ({ charge, receiver: data.receiver.name })) : [])),
  });
  const marks = charges.map(({ charge, receiver }): MonthMark => ({
    key: charge.charge_id,
    day: charge.due_on,
    text: `${moneyText(charge.amount.value, charge.amount.currency, language, charge.amount.currency_exponent ?? 2)} ${receiver}`,
    code: charge.status,
  }));
  return <Month month={month} today={today} marks={marks} change={(it) => change({ month: it })} />;
}

function columnsOf(say: Say): readonly Column<models.PixMandateResponse>[] {
  return [
    {
      id: 'receiver',
      title: pix.receiver,
      narrow: 'head',
      value: (it) => it.receiver.name,
      show: (it) => (
        <span>
          {it.receiver.name}
          <br />
          <span className="quiet">{it.description ?? it.contract_ref}</span>
        </span>
      ),
    },
    { id: 'account', title: common.account, value: (it) => it.account_id, show: (it) => <AccountName id={it.account_id} /> },
    { id: 'status', title: common.state, value: (it) => it.status, show: (it) => <Badge code={it.status} /> },
    {
      id: 'periodicity',
      title: pix.periodicity,
      value: (it) => it.periodicity,
      show: (it) => <Badge code={it.periodicity} tone="quiet" />,
    },
    {
      id: 'amount',
      title: pix.perPeriod,
      align: 'end',
      value: (it) => (it.amount ?? it.max_amount)?.value,
      show: (it) => <Amount it={it} />,
    },
    { id: 'starts_on', title: pix.startsOn, value: (it) => it.starts_on, show: (it) => <Day day={it.starts_on} /> },
    { id: 'mandate_id', title: common.id, value: (it) => it.mandate_id, show: (it) => <Id id={it.mandate_id} />, narrow: 'hide' },
    {
      id: 'acts',
      title: common.acts,
      value: () => '',
      show: (it) => (
        <span className="row">
          {mandateActs(it, say).map((act) => (
            <ActButton key={act.operation} act={act} className="button small" />
          ))}
        </span>
      ),
    },
  ];
}

function Amount({ it }: { readonly it: models.PixMandateResponse }): ReactNode {
  const say = useText();
  const amount = it.amount ?? it.max_amount;
  if (!amount) return '–';
  return (
    <>
      {it.amount ? '' : `${say(pix.upTo)} `}
      <Money value={amount.value} currency={amount.currency} exponent={amount.currency_exponent} />
    </>
  );
}

function mandateActs(it: models.PixMandateResponse, say: Say): Act[] {
  const shared = { scope: 'service/obligations.write', args: [it.mandate_id] } as const;
  const values = { receiver: it.receiver.name };
  if (it.status === 'PENDING_AUTHORIZATION')
    return [
      {
        ...shared,
        title: pix.authorize,
        does: say(pix.authorizeDoes, values),
        call: 'pix.authorizeMandate',
        operation: 'authorizePixMandate',
        confirm: it.receiver.name,
      },
      {
        ...shared,
        title: pix.reject,
        does: say(pix.rejectDoes, values),
        call: 'pix.rejectMandate',
        operation: 'rejectPixMandate',
        isDanger: true,
      },
    ];
  if (it.status === 'ACTIVE')
    return [
      {
        ...shared,
        title: pix.revoke,
        does: say(pix.revokeDoes, values),
        call: 'pix.revokeMandate',
        operation: 'revokePixMandate',
        isDanger: true,
        confirm: it.receiver.name,
      },
    ];
  return [];
}

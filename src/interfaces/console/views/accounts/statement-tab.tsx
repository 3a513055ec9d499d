import { useMemo, useState, type ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { serviceNow } from '../../data/clock.ts';
import { saveText } from '../../data/csv.ts';
import { useRead } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { api } from '../../data/session.ts';
import { accountingDayOf, dayPlus } from '../../format/time.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, usePagedList, type Column } from '../../parts/data-table.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { Answered, Panel } from '../../parts/layout.tsx';
import { Day, Id, Money } from '../../parts/values.tsx';
import { accounts } from '../../text/accounts.ts';
import { common } from '../../text/common.ts';
import { useText } from '../../text/use-text.ts';
import type { Account } from './account-type.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST_DAYS = 366;

const signed = ({ direction, amount_cents: cents }: models.StatementLine): number => (direction === 'DEBIT' ? -cents : cents);

/** Who paid or was paid, by name where that is known. */
function otherSideOf({ counterparty_display_name: name, counterparty }: models.StatementLine): string {
  return name ?? counterparty?.name ?? counterparty?.tax_id ?? counterparty?.pix_key ?? '';
}

function columnsOf(account: Account): readonly Column<models.StatementLine>[] {
  return [
    {
      id: 'accounting_day',
      title: accounts.accountingDay,
      value: (it) => it.accounting_day,
      show: (it) => <Day day={it.accounting_day} />,
    },
    {
      id: 'kind',
      title: common.kind,
      narrow: 'head',
      value: (it) => it.event_kind ?? '',
      show: (it) => <Badge code={it.event_kind ?? ''} tone="quiet" />,
    },
    {
      id: 'obligations',
      title: common.payment,
      value: (it) => it.obligation_ids?.join(' ') ?? '',
      show: (it) => it.obligation_ids?.map((id) => <Id key={id} id={id} />) ?? '–',
    },
    { id: 'counterparty', title: common.otherSide, value: otherSideOf, show: (it) => otherSideOf(it) || '–' },
    {
      id: 'description',
      title: common.message,
      narrow: 'hide',
      value: ({ description = '' }) => description,
      show: ({ description = '–' }) => description,
    },
    {
      id: 'amount',
      title: common.amount,
      align: 'end',
      value: signed,
      show: (it) => <Money value={signed(it)} currency={it.asset} exponent={account.currency_exponent} isSigned />,
    },
  ];
}

export function StatementTab({ account }: { readonly account: Account }): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const today = accountingDayOf(serviceNow());
  const to = DAY.test(search['to'] ?? '') ? (search['to'] ?? today) : today;
  const from = DAY.test(search['from'] ?? '') ? (search['from'] ?? to) : dayPlus(to, -29);
  const isAskable = from <= to && dayPlus(from, LONGEST_DAYS) > to;
  const query = useRead(
    ['statement', account.id, from, to],
    (client, options) => client.accounts.getStatement(account.id, { from, to }, options),
    { enabled: isAskable },
  );
  return (
    <Panel isFlush>
      <div className="filters">
        <TextFilter type="date" label={common.from} value={from} change={(day) => change({ from: day })} />
        <TextFilter type="date" label={common.to} value={to} change={(day) => change({ to: day })} />
        <ServicesCsv account={account} from={from} to={to} isAskable={isAskable} />
      </div>
      {isAskable ? (
        <Answered query={query} lines={6}>
          {(statement) => <Statement account={account} statement={statement} />}
        </Answered>
      ) : (
        <p className="empty">{say(accounts.statementBad)}</p>
      )}
    </Panel>
  );
}

function Statement({ account, statement }: { readonly account: Account; readonly statement: models.StatementResponse }): ReactNode {
  const say = useText();
  const columns = useMemo(() => columnsOf(account), [account]);
  const lines = usePagedList(statement.lines);
  const money = (value: number): ReactNode => <Money value={value} currency={account.currency} exponent={account.currency_exponent} />;
  const facts = [
    [accounts.opening, statement.opening_balance_cents],
    [accounts.credits, statement.totals.credits_cents],
    [accounts.debits, statement.totals.debits_cents],
    [accounts.closing, statement.closing_balance_cents],
  ] as const;
  return (
    <>
      <div className="panel-body amounts">
        {facts.map(([text, value]) => (
          <div key={text.en}>
            <p className="amount-label">{say(text)}</p>
            <p className="amount-value">{money(value)}</p>
          </div>
        ))}
        {statement.reconciliation && (
          <div>
            <Badge code={statement.reconciliation.matches ? 'OK' : 'DOWN'}>
              {say(statement.reconciliation.matches ? accounts.matches : accounts.differs)}
            </Badge>
          </div>
        )}
      </div>
      <DataTable
        name={accounts.tabStatement}
        columns={columns}
        list={lines}
        rowKey={(it) => `${it.tx_id} ${it.direction} ${it.effective_at} ${it.obligation_ids?.join()}`}
      />
    </>
  );
}

/** The service's own CSV of the statement, as guides describe it. */
function ServicesCsv({
  account,
  from,
  to,
  isAskable,
}: {
  readonly account: Account;
  readonly from: string;
  readonly to: string;
  readonly isAskable: boolean;
}): ReactNode {
  const say = useText();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveText(`statement-${account.id}-${from}-${to}.csv`, await api().accounts.getStatement(account.id, { from, to, format: 'csv' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="button" disabled={isBusy || !isAskable} onClick={() => void save()}>
      {say(accounts.statementCsv)}
    </button>
  );
}

import { useMemo, type ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { serviceNow } from '../../data/clock.ts';
import { useList, useRead } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { useSettings } from '../../data/settings.ts';
import { numberText } from '../../format/money.ts';
import { accountingDayOf } from '../../format/time.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, listOf, type Column } from '../../parts/data-table.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { Answered, Panel } from '../../parts/layout.tsx';
import { Day, Id, Money, Time } from '../../parts/values.tsx';
import { books } from '../../text/books.ts';
import { common } from '../../text/common.ts';
import { useText } from '../../text/use-text.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

type Row = models.TrialBalanceRow;

const columns: readonly Column<Row>[] = [
  { id: 'code', title: books.code, value: (it) => it.code, show: (it) => <Drill row={it} /> },
  { id: 'name', title: common.name, narrow: 'head', value: (it) => it.name, show: (it) => it.name },
  { id: 'type', title: common.type, value: (it) => it.type, show: (it) => <Badge code={it.type} tone="quiet" /> },
  { id: 'currency', title: common.currency, value: (it) => it.currency, show: (it) => it.currency, narrow: 'hide' },
  {
    id: 'debits',
    title: books.debits,
    align: 'end',
    value: (it) => it.debits_cents,
    show: (it) => <Money value={it.debits_cents} currency={it.currency} exponent={it.currency_exponent} />,
  },
  {
    id: 'credits',
    title: books.credits,
    align: 'end',
    value: (it) => it.credits_cents,
    show: (it) => <Money value={it.credits_cents} currency={it.currency} exponent={it.currency_exponent} />,
  },
  {
    id: 'balance',
    title: books.balance,
    align: 'end',
    value: (it) => it.balance_cents,
    show: (it) => (
      <strong>
        <Money value={it.balance_cents} currency={it.currency} exponent={it.currency_exponent} />
      </strong>
    ),
  },
];

/** Opens the entries of an account of the chart. */
function Drill({ row }: { readonly row: Row }): ReactNode {
  const [, change] = useSearchState();
  return (
    <button type="button" className="link" onClick={() => change({ gl: row.gl_account_id })}>
      {row.code}
    </button>
  );
}

export function TrialBalance(): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const [search, change] = useSearchState();
  const today = accountingDayOf(serviceNow());
  const day = DAY.test(search['day'] ?? '') ? (search['day'] ?? today) : today;
  const query = useRead(['trial', day], (client, options) => client.glEntries.getTrialBalance({ as_of_day: day }, options), {
    everyMs: 15_000,
    keepsPrevious: true,
  });
  const rows = query.data?.rows;
  const list = useMemo(() => listOf(rows), [rows]);
  const chosen = rows?.find(({ gl_account_id }) => gl_account_id === search['gl']);
  return (
    <>
      <Panel isFlush>
        <div className="filters">
          <TextFilter type="date" label={books.asOf} value={day} change={(it) => change({ day: it })} />
          {query.data && (
            <div className="row">
              <Badge code={query.data.balanced ? 'OK' : 'DOWN'}>{say(query.data.balanced ? books.balanced : books.notBalanced)}</Badge>
              <span className="quiet">{say(books.version, { entry: numberText(query.data.ledger_version, language) })}</span>
            </div>
          )}
        </div>
        <Answered query={query} lines={8}>
          {(it) => (
            <>
              <DataTable name={books.tabTrial} columns={columns} list={list} rowKey={(row) => `${row.gl_account_id} ${row.currency}`} />
              <Totals totals={it.totals} />
            </>
          )}
        </Answered>
      </Panel>
      {chosen && <GlEntries row={chosen} day={day} />}
    </>
  );
}

function Totals({ totals }: { readonly totals: readonly models.TrialBalanceTotal[] }): ReactNode {
  const say = useText();
  return (
    <div className="panel-body stack">
      {totals.map((it) => (
        <div key={it.currency} className="amounts">
          <div>
            <p className="amount-label">
              {say(common.total)} {it.currency}
            </p>
            <Badge code={it.balanced ? 'OK' : 'DOWN'}>{say(it.balanced ? books.balanced : books.notBalanced)}</Badge>
          </div>
          <div>
            <p className="amount-label">{say(books.debits)}</p>
            <p className="amount-value">
              <Money value={it.debits_cents} currency={it.currency} exponent={it.currency_exponent} />
            </p>
          </div>
          <div>
            <p className="amount-label">{say(books.credits)}</p>
            <p className="amount-value">
              <Money value={it.credits_cents} currency={it.currency} exponent={it.currency_exponent} />
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}

const glColumns: readonly Column<models.GlEntryResponse>[] = [
  { id: 'day', title: common.day, value: (it) => it.accounting_day, show: (it) => <Day day={it.accounting_day} /> },
  {
    id: 'kind',
    title: common.kind,
    narrow: 'head',
    value: (it) => it.entry_type,
    show: (it) => <Badge code={it.entry_type} tone="quiet" />,
  },
  { id: 'side', title: books.side, value: (it) => it.side, show: (it) => <Badge code={it.side} tone="quiet" /> },
  {
    id: 'amount',
    title: common.amount,
    align: 'end',
    value: (it) => it.amount.value,
    show: (it) => <Money value={it.amount.value} currency={it.amount.currency} exponent={it.amount.currency_exponent} />,
  },
  {
    id: 'account',
    title: common.account,
    value: (it) => it.account_id,
    show: (it) => <AccountName id={it.account_id} isPerhapsLedgers />,
  },
  {
    id: 'payment',
    title: common.payment,
    value: (it) => it.obligation_ids.join(' '),
    show: (it) => it.obligation_ids.map((id) => <Id key={id} id={id} />),
  },
  {
    id: 'committed_at',
    title: books.committed,
    value: (it) => it.committed_at,
    show: (it) => <Time at={it.committed_at} />,
    narrow: 'hide',
  },
];

function GlEntries({ row, day }: { readonly row: Row; readonly day: string }): ReactNode {
  const say = useText();
  const list = useList<models.GlEntryResponse>(
    ['gl-entries', row.gl_account_id, row.currency, day],
    (client, page, options) =>
      client.glEntries.list({ gl_account_id: row.gl_account_id, currency: row.currency, to: day, ...page }, options),
    {},
    25,
  );
  return (
    <Panel title={say(books.glEntries, { name: `${row.code} ${row.name}` })} isFlush>
      <DataTable name={books.tabTrial} columns={glColumns} list={list} rowKey={(it) => it.entry_id} />
    </Panel>
  );
}

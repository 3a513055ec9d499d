/** The board of breaks by age and kind, what resolves each, and the runs that found them. */
import { useMemo, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { serviceNow } from '../../data/clock.ts';
import { readAll, useList, useRead } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { ActButton, type Act } from '../../parts/act.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Age, Day, Id, Time } from '../../parts/values.tsx';
import { accountingDayOf } from '../../format/time.ts';
import { books } from '../../text/books.ts';
import { common } from '../../text/common.ts';
import { useCode } from '../../text/use-code.ts';
import { useText, type Say } from '../../text/use-text.ts';
import { oneOf } from '../../data/one-of.ts';
import { breakColumns } from './break-columns.tsx';

const KINDS = ['MISSING_IN_LEDGER', 'MISSING_AT_PROVIDER', 'AMOUNT_MISMATCH', 'BALANCE_MISMATCH'] as const;
const STATES = ['OPEN', 'RESOLVED'] as const;
/** Open breaks that the board counts. */
const COUNTED = 1000;

export function Reconciliation(): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const kind = oneOf(search['kind'], KINDS);
  const state = oneOf(search['state'], STATES) ?? 'OPEN';
  const filters = { state, ...(kind && { kind }) };
  const breaks = useList<models.ReconciliationBreakResponse>(['breaks', filters], (client, page, options) =>
    client.reconciliation.listBreaks({ ...filters, ...page }, options),
  );
  const columns = useMemo(() => breakColumns(say), [say]);
  return (
    <>
      <Board active={kind} />
      <Panel title={say(books.breaks)} aside={say(books.supersede)} isFlush>
        <div className="filters">
          <ChoiceFilter label={common.state} value={state} choices={STATES} isRequired change={(it) => change({ state: it })} />
          <ChoiceFilter label={common.kind} value={kind} choices={KINDS} change={(it) => change({ kind: it })} />
        </div>
        <DataTable
          name={books.breaks}
          columns={columns}
          list={breaks}
          rowKey={({ break_id }) => break_id}
          empty={say(books.breaksNone)}
        />
      </Panel>
      <Runs />
    </>
  );
}

function Board({ active }: { readonly active: string | undefined }): ReactNode {
  const word = useCode();
  const { data } = useRead(
    ['breaks-board'],
    async (_client, { signal }) => {
      const open = await readAll<models.ReconciliationBreakResponse>(
        (client, page, options) => client.reconciliation.listBreaks({ state: 'OPEN', ...page }, options),
        COUNTED,
        signal,
      );
      return KINDS.map((kind) => {
        const its = open.filter((it) => it.kind === kind);
        return { kind, count: its.length, oldest: its.map(({ accounting_day }) => accounting_day).sort()[0] };
      });
    },
    { everyMs: 15_000 },
  );
  return (
    <div className="board">
      {KINDS.map((kind) => {
        const found = data?.find((it) => it.kind === kind);
        return (
          <Link
            key={kind}
            to="."
            search={(old: Record<string, unknown>) => ({ ...old, kind: active === kind ? undefined : kind })}
            className="board-cell"
            aria-current={active === kind ? 'true' : undefined}
          >
            <span>{word(kind)}</span>
            <strong>{found?.count ?? '–'}</strong>
            <span className="quiet">{found?.oldest === undefined ? '\u00a0' : <Day day={found.oldest} />}</span>
          </Link>
        );
      })}
    </div>
  );
}

const runColumns: readonly Column<models.ReconciliationRunResponse>[] = [
  {
    id: 'period',
    title: books.period,
    narrow: 'head',
    value: (it) => `${it.from} ${it.to}`,
    show: (it) => (
      <>
        <Day day={it.from} />
        {it.to === it.from ? (
          ''
        ) : (
          <>
            {' '}
            – <Day day={it.to} />
          </>
        )}
      </>
    ),
  },
  {
    id: 'provider',
    title: common.provider,
    value: (it) => it.provider_id,
    show: (it) => `${it.provider_id} · ${it.rail} · ${it.currency}`,
  },
  {
    id: 'state',
    title: common.state,
    value: (it) => it.state,
    show: (it) => (
      <span className="row">
        <Badge code={it.state} />
        {it.failure_reason !== null && <Badge code={it.failure_reason} tone="bad" />}
      </span>
    ),
  },
  { id: 'matched', title: books.matched, align: 'end', value: (it) => it.matched_count, show: (it) => it.matched_count ?? '–' },
  {
    id: 'breaks',
    title: books.breaks,
    align: 'end',
    value: (it) => it.break_counts?.total,
    show: (it) => <span className={it.break_counts?.total ? 'bad' : ''}>{it.break_counts?.total ?? '–'}</span>,
  },
  { id: 'created_at', title: common.created, value: (it) => it.created_at, show: (it) => <Age at={it.created_at} /> },
  {
    id: 'completed_at',
    title: common.updated,
    value: (it) => it.completed_at,
    show: (it) => <Time at={it.completed_at} />,
    narrow: 'hide',
  },
  { id: 'run_id', title: common.id, value: (it) => it.run_id, show: (it) => <Id id={it.run_id} />, narrow: 'hide' },
];

function Runs(): ReactNode {
  const say = useText();
  const runs = useList<models.ReconciliationRunResponse>(
    ['runs'],
    (client, page, options) => client.reconciliation.listRuns(page, options),
    { everyMs: 10_000 },
    25,
  );
  return (
    <Panel title={say(books.runs)} aside={<ActButton act={startRun(runs.rows[0], say)} className="button small" />} isFlush>
      <DataTable
        name={books.runs}
        columns={runColumns}
        list={runs}
        rowKey={({ run_id }) => run_id}
        to={({ run_id }) => `/books/runs/${run_id}`}
      />
    </Panel>
  );
}

/** The last run's provider and rail are the first choice. */
function startRun(last: models.ReconciliationRunResponse | undefined, say: Say): Act {
  const today = accountingDayOf(serviceNow());
  return {
    title: books.startRun,
    does: say(books.startRunDoes),
    scope: 'service/gl',
    call: 'reconciliation.startRun',
    operation: 'startReconciliationRun',
    fields: [
      { name: 'provider', label: common.provider, kind: 'TEXT', isRequired: true, maxLength: 64, start: last?.provider_id ?? '' },
      {
        name: 'rail',
        label: common.rail,
        kind: 'CHOICE',
        isRequired: true,
        start: last?.rail ?? 'PIX',
        choices: ['PIX', 'WIRE', 'ACH', 'SEPA', 'EFT_CA'].map((value) => ({ value, label: value })),
      },
      { name: 'from', label: common.from, kind: 'DAY', isRequired: true, start: today },
      { name: 'to', label: common.to, kind: 'DAY', isRequired: true, start: today },
    ],
    body: ({ provider = '', rail, from, to }) => ({
      provider_id: provider.trim(),
      rail,
      currency: last?.currency ?? 'BRL',
      from,
      to,
      source: { kind: 'FETCH' },
    }),
  };
}

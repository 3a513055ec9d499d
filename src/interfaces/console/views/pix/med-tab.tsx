import { useMemo, type ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Panel } from '../../parts/layout.tsx';
import { Age, Id, Money, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { pix } from '../../text/pix.ts';
import { useText } from '../../text/use-text.ts';
import { oneOf } from '../../data/one-of.ts';

const STATUSES = [
  'OPEN',
  'RETURNING',
  'RETURN_FAILED',
  'RETURNED',
  'RELEASED',
  'FILING',
  'FILING_FAILED',
  'ACCEPTED',
  'REJECTED',
  'CANCELLED',
] as const;

const columns: readonly Column<models.MedCaseResponse>[] = [
  {
    id: 'amount',
    title: common.amount,
    align: 'end',
    narrow: 'head',
    value: (it) => it.amount.value,
    show: (it) => <Money value={it.amount.value} currency={it.amount.currency} exponent={it.amount.currency_exponent} />,
  },
  {
    id: 'status',
    title: common.state,
    value: (it) => it.status,
    show: (it) => (
      <span className="row">
        <Badge code={it.status} />
        {it.overdue && <Badge code="DOWN">!</Badge>}
      </span>
    ),
  },
  {
    id: 'due',
    title: pix.due,
    value: (it) => dueOf(it),
    show: (it) => {
      const due = dueOf(it);
      return due === null ? '–' : <Age at={due} isDeadline />;
    },
  },
  { id: 'direction', title: common.direction, value: (it) => it.direction, show: (it) => <Badge code={it.direction} tone="quiet" /> },
  { id: 'reason', title: common.reason, value: (it) => it.reason_code, show: (it) => <Badge code={it.reason_code} tone="quiet" /> },
  { id: 'account', title: common.account, value: (it) => it.account_id, show: (it) => <AccountName id={it.account_id} /> },
  { id: 'created_at', title: common.created, value: (it) => it.created_at, show: (it) => <Time at={it.created_at} />, narrow: 'hide' },
  { id: 'case_id', title: common.id, value: (it) => it.case_id, show: (it) => <Id id={it.case_id} />, narrow: 'hide' },
];

/** The next deadline of an open case. */
function dueOf(it: models.MedCaseResponse): string | null {
  if (it.closed_at !== null) return null;
  return it.status === 'OPEN' ? it.analysis_due_at : it.return_due_at;
}

/** MED cases, those with the nearest deadline first. */
export function MedTab(): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const status = oneOf(search['status'], STATUSES);
  const list = useList<models.MedCaseResponse>(
    ['med', status],
    (client, page, options) => client.pix.listMedCases({ ...(status && { status }), ...page }, options),
    { everyMs: 10_000 },
  );
  const sorted = useMemo(
    () => ({ ...list, rows: list.rows.toSorted((a, b) => (dueOf(a) ?? '9').localeCompare(dueOf(b) ?? '9')) }),
    [list],
  );
  return (
    <Panel isFlush>
      <div className="filters">
        <ChoiceFilter label={common.state} value={status} choices={STATUSES} change={(it) => change({ status: it })} />
      </div>
      <DataTable
        name={pix.tabMed}
        columns={columns}
        list={sorted}
        rowKey={({ case_id }) => case_id}
        to={({ case_id }) => `/pix/med/${case_id}`}
        empty={say(pix.medNone)}
      />
    </Panel>
  );
}

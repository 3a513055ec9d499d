import { useMemo, type ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useList, useRead } from '../../data/queries.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Answered, Facts, Page, Panel } from '../../parts/layout.tsx';
import { Copy, Day, Money, Time } from '../../parts/values.tsx';
import { books } from '../../text/books.ts';
import { common } from '../../text/common.ts';
import { useText } from '../../text/use-text.ts';
import { breakColumns } from './break-columns.tsx';

export function View(): ReactNode {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useRead(['run', id], (client, options) => client.reconciliation.getRun(id, {}, options), { everyMs: 5_000 });
  return (
    <Answered query={query} lines={8} height={500}>
      {(run) => <Run run={run} />}
    </Answered>
  );
}

function Run({ run }: { readonly run: models.ReconciliationRunResponse }): ReactNode {
  const say = useText();
  const columns = useMemo(() => breakColumns(say), [say]);
  const list = useList<models.ReconciliationBreakResponse>(['breaks-of', run.run_id, run.state], (client, page, options) =>
    client.reconciliation.listBreaks({ run_id: run.run_id, ...page }, options),
  );
  const sides =
    run.totals &&
    ([
      [books.atProvider, run.totals.provider],
      [books.inLedger, run.totals.ledger],
    ] as const);
  return (
    <Page
      over={
        <>
          {say(books.run)} · {run.rail}
        </>
      }
      title={
        <>
          <Day day={run.from} />
          {run.to === run.from ? (
            ''
          ) : (
            <>
              {' '}
              – <Day day={run.to} />
            </>
          )}
        </>
      }
      mark={<Badge code={run.state} />}
      about={
        <>
          <span className="id">{run.run_id}</span> <Copy text={run.run_id} />
        </>
      }
    >
      <Panel>
        <Facts
          facts={[
            [say(common.provider), run.provider_id],
            [say(books.matched), String(run.matched_count ?? '–')],
            [say(books.breaks), String(run.break_counts?.total ?? '–')],
            [say(common.created), <Time key="at" at={run.created_at} form="LONG" />],
            [say(common.createdBy), run.created_by],
            ...(sides ?? []).flatMap(([text, it]) => [
              [`${say(text)}: ${say(books.movements)}`, String(it.line_count)] as const,
              [
                `${say(text)}: ${say(books.closingBalance)}`,
                it.closing_balance_cents === null ? undefined : (
                  <Money key={text.en} value={it.closing_balance_cents} currency={run.currency} exponent={run.currency_exponent} />
                ),
              ] as const,
            ]),
          ]}
        />
      </Panel>
      <Panel title={say(books.breaks)} isFlush>
        <DataTable name={books.breaks} columns={columns} list={list} rowKey={({ break_id }) => break_id} empty={say(books.breaksNone)} />
      </Panel>
    </Page>
  );
}

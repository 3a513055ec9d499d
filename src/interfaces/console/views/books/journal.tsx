/** The journal, a page at a time from its end, each entry verified in this browser. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { models, Razao } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { mayUse } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { verifyChain, type Verdict } from '../../data/verify.ts';
import { numberText } from '../../format/money.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, listOf, type Column } from '../../parts/data-table.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { Answered, Facts, Panel, Skeleton } from '../../parts/layout.tsx';
import { Day, Id, Money, Time } from '../../parts/values.tsx';
import { books } from '../../text/books.ts';
import { common } from '../../text/common.ts';
import { payments } from '../../text/payments.ts';
import { useCode } from '../../text/use-code.ts';
import { useText } from '../../text/use-text.ts';
import { EntryVerdict, Hashes, Postings, VerdictMark } from '../payments/verdict.tsx';

const ROWS = 50;

type Verified = models.JournalEntry & { readonly verdict: Verdict | 'CHECKING' };

/**
 * The number of the newest entry. The general ledger says it; who may not read that looks for it by halving, in some 30 reads.
 */
async function findHead(client: Razao, options: { readonly signal: AbortSignal }): Promise<number> {
  if (mayUse('service/gl')) return (await client.glEntries.getTrialBalance({}, options)).ledger_version;
  const exists = async (seq: number): Promise<boolean> =>
    (await client.journal.listEntries({ from_seq: seq, limit: 1 }, options)).items.length > 0;
  let [low, high] = [0, 1];
  while (await exists(high)) [low, high] = [high, high * 2];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await exists(middle)) low = middle;
    else high = middle;
  }
  return low;
}

export function Journal(): ReactNode {
  const [search, change] = useSearchState();
  const head = useRead(['journal-head'], findHead, { everyMs: 15_000 });
  const chosen = numberIn(search['entry']);
  const last = numberIn(search['last']) ?? (chosen === undefined ? undefined : chosen + Math.floor(ROWS / 2)) ?? head.data;
  return (
    <>
      {chosen !== undefined && (
        <EntryPanel
          seq={chosen}
          close={() => change({ entry: undefined, last: String(Math.min(chosen + Math.floor(ROWS / 2), head.data ?? chosen)) })}
        />
      )}
      <Panel isFlush>
        <div className="filters">
          <TextFilter
            label={books.goToEntry}
            value={search['entry']}
            change={(entry) => change({ entry: entry?.replace(/\D/g, ''), last: undefined })}
          />
          {head.data !== undefined && last !== undefined && <Pager head={head.data} last={Math.min(last, head.data)} />}
        </div>
        {last === undefined || head.data === undefined ? (
          <Skeleton lines={8} height={400} />
        ) : (
          <Entries last={Math.min(last, head.data)} />
        )}
      </Panel>
      {head.error && <p className="bad">{head.error.message}</p>}
    </>
  );
}

function numberIn(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;
}

function Pager({ head, last }: { readonly head: number; readonly last: number }): ReactNode {
  const say = useText();
  const [, change] = useSearchState();
  const go = (to: number) => change({ last: to >= head ? undefined : String(to), entry: undefined });
  return (
    <div className="row">
      <button type="button" className="button" disabled={last >= head} onClick={() => go(Math.min(head, last + ROWS))}>
        ← {say(books.newer)}
      </button>
      <button type="button" className="button" disabled={last <= ROWS} onClick={() => go(last - ROWS)}>
        {say(books.older)} →
      </button>
    </div>
  );
}

function Entries({ last }: { readonly last: number }): ReactNode {
  const from = Math.max(1, last - ROWS + 1);
  const query = useRead(
    ['entries', from, last],
    async (client, options) =>
      last === 0 ? [] : (await client.journal.listEntries({ from_seq: from, to_seq: last, limit: ROWS }, options)).items,
    { keepsPrevious: true },
  );
  return (
    <Answered query={query} lines={8} height={400}>
      {(entries) => <VerifiedEntries entries={entries} />}
    </Answered>
  );
}

function VerifiedEntries({ entries }: { readonly entries: readonly models.JournalEntry[] }): ReactNode {
  const verdicts = useVerdicts(entries);
  const rows = useMemo(
    () => entries.map((entry, place): Verified => ({ ...entry, verdict: verdicts?.[place] ?? 'CHECKING' })).reverse(),
    [entries, verdicts],
  );
  const list = useMemo(() => listOf(rows), [rows]);
  return (
    <>
      {verdicts && entries.length > 0 && <ChainVerdict entries={entries} verdicts={verdicts} />}
      <DataTable name={books.tabJournal} columns={columns} list={list} rowKey={({ seq_no }) => String(seq_no)} />
    </>
  );
}

function useVerdicts(entries: readonly models.JournalEntry[]): readonly Verdict[] | undefined {
  const [found, setFound] = useState<{ of: readonly models.JournalEntry[]; verdicts: readonly Verdict[] }>();
  useEffect(() => {
    let isLate = false;
    void verifyChain(entries).then((verdicts) => {
      if (!isLate) setFound({ of: entries, verdicts });
    });
    return () => {
      isLate = true;
    };
  }, [entries]);
  return found?.of === entries ? found.verdicts : undefined;
}

/** One line for all that is on the screen. */
function ChainVerdict({
  entries,
  verdicts,
}: {
  readonly entries: readonly models.JournalEntry[];
  readonly verdicts: readonly Verdict[];
}): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const altered = entries[verdicts.indexOf('ALTERED')];
  const number = (it: models.JournalEntry | undefined): string => numberText(it?.seq_no ?? 0, language);
  const [verdict, text]: [Verdict, string] = altered
    ? ['ALTERED', say(books.chainBad, { entry: number(altered) })]
    : verdicts.includes('UNABLE')
      ? ['UNABLE', say(books.chainUnable)]
      : ['VERIFIED', say(books.chainGood, { first: number(entries[0]), last: number(entries.at(-1)) })];
  return (
    <p className="panel-body" role="status">
      <span className={`verdict ${verdict}`}>
        {verdict === 'VERIFIED' ? '✓ ' : verdict === 'ALTERED' ? '✕ ' : ''}
        {text}
      </span>
    </p>
  );
}

/** Half of what an entry moved: its debits equal its credits. */
function movedBy({ payload }: models.JournalEntry): { readonly asset: string; readonly amount: number } | undefined {
  const credits = payload.postings.filter(({ amount }) => amount > 0);
  const [first] = credits;
  return (
    first && {
      asset: first.asset,
      amount: credits.filter(({ asset }) => asset === first.asset).reduce((sum, { amount }) => sum + amount, 0),
    }
  );
}

const columns: readonly Column<Verified>[] = [
  { id: 'seq_no', title: books.seq, narrow: 'head', value: (it) => it.seq_no, show: (it) => <EntryLink seq={it.seq_no} /> },
  { id: 'entry_type', title: common.kind, value: (it) => it.entry_type, show: (it) => <Badge code={it.entry_type} tone="quiet" /> },
  {
    id: 'amount',
    title: books.amounts,
    align: 'end',
    value: (it) => movedBy(it)?.amount ?? 0,
    show: (it) => {
      const moved = movedBy(it);
      return moved ? <Money value={moved.amount} currency={moved.asset} /> : '–';
    },
  },
  { id: 'committed_at', title: books.committed, value: (it) => it.committed_at, show: (it) => <Time at={it.committed_at} /> },
  {
    id: 'accounting_day',
    title: common.day,
    value: (it) => it.accounting_day,
    show: (it) => <Day day={it.accounting_day} />,
    narrow: 'hide',
  },
  {
    id: 'obligation',
    title: common.payment,
    value: (it) => it.payload.obligation_ids.join(' '),
    show: (it) => it.payload.obligation_ids.map((id) => <Id key={id} id={id} />),
  },
  {
    id: 'entry_hash',
    title: payments.entryHash,
    value: (it) => it.entry_hash,
    show: (it) => <code title={it.entry_hash}>{it.entry_hash.slice(0, 10)}…</code>,
    narrow: 'hide',
  },
  { id: 'verdict', title: books.verdict, value: (it) => it.verdict, show: (it) => <VerdictMark verdict={it.verdict} /> },
];

function EntryLink({ seq }: { readonly seq: number }): ReactNode {
  const { language } = useSettings();
  const [, change] = useSearchState();
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        change({ entry: String(seq) });
        scrollTo({ top: 0 });
      }}
    >
      {numberText(seq, language)}
    </button>
  );
}

function EntryPanel({ seq, close }: { readonly seq: number; readonly close: () => void }): ReactNode {
  const say = useText();
  const word = useCode();
  const query = useRead(['entry', seq], (client, options) => client.journal.getEntry(seq, {}, options));
  return (
    <Panel
      title={say(payments.entryTitle, { entry: seq })}
      aside={
        <>
          <>{query.data && <EntryVerdict entry={query.data} />}</>
          <button type="button" className="button small" onClick={close}>
            {say(common.close)}
          </button>
        </>
      }
    >
      <Answered query={query} lines={6}>
        {(entry) => (
          <div className="stack">
            <Facts
              facts={[
                [say(common.kind), word(entry.entry_type)],
                [say(books.committed), <Time key="at" at={entry.committed_at} form="LONG" />],
                [say(common.day), <Day key="day" day={entry.accounting_day} />],
                [say(payments.txId), <Id key="tx" id={entry.tx_id} hasCopy />],
                [
                  say(common.payment),
                  entry.payload.obligation_ids.length === 0 ? undefined : <Id key="obl" id={entry.payload.obligation_ids[0] ?? ''} />,
                ],
              ]}
            />
            <h3>{say(payments.postings)}</h3>
            <Postings entry={entry} />
            <h3>{say(payments.proof)}</h3>
            <Hashes entry={entry} />
            <details>
              <summary>{say(books.content)}</summary>
              <pre className="json" tabIndex={0}>
                {JSON.stringify(entry.payload, null, 2)}
              </pre>
            </details>
          </div>
        )}
      </Answered>
    </Panel>
  );
}

import { useMemo, type ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { serviceNow } from '../../data/clock.ts';
import { useRead } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { useSettings } from '../../data/settings.ts';
import { numberText } from '../../format/money.ts';
import { accountingDayOf, dayPlus, dayText } from '../../format/time.ts';
import { TextFilter } from '../../parts/filters.tsx';
import { Answered, Empty, Page, Panel } from '../../parts/layout.tsx';
import { common } from '../../text/common.ts';
import { flow } from '../../text/flow.ts';
import { useText } from '../../text/use-text.ts';
import { Followed } from './followed.tsx';
import { RelationGraph, RelationTable } from './relation-graph.tsx';
import { relationsOf } from './relations.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const OBLIGATION = /^obl_[0-9A-Z]{26}$/;
/** Payments of a range that are read, the newest. */
const READ = 1000;
const SHOWN = 24;

export function View(): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const today = accountingDayOf(serviceNow());
  const to = DAY.test(search['to'] ?? '') ? (search['to'] ?? today) : today;
  const from = DAY.test(search['from'] ?? '') ? (search['from'] ?? to) : dayPlus(to, -29);
  const follow = OBLIGATION.test(search['follow'] ?? '') ? search['follow'] : undefined;
  const account = /^acc_[0-9A-Z]{26}$/.test(search['account'] ?? '') ? search['account'] : undefined;
  return (
    <Page title={say(flow.title)}>
      <Panel isFlush>
        <div className="filters">
          <TextFilter type="date" label={common.from} value={from} change={(it) => change({ from: it })} />
          <TextFilter type="date" label={common.to} value={to} change={(it) => change({ to: it })} />
          <TextFilter label={common.account} value={account} placeholder="acc_…" change={(it) => change({ account: it })} />
          <TextFilter label={flow.follow} value={follow} isWide placeholder="obl_…" change={(it) => change({ follow: it })} />
        </div>
      </Panel>
      {follow === undefined ? <Range from={from} to={to} account={account} /> : <Followed id={follow} />}
    </Page>
  );
}

interface Found {
  readonly payments: readonly models.ObligationResponse[];
  readonly isCut: boolean;
}

function Range({ from, to, account }: { readonly from: string; readonly to: string; readonly account: string | undefined }): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const query = useRead<Found>(['flow', from, to, account], async (client, options) => {
    const payments: models.ObligationResponse[] = [];
    const first = Date.parse(`${from}T03:00:00Z`);
    const end = Date.parse(`${dayPlus(to, 1)}T03:00:00Z`);
    let looked = 0;
    for await (const it of client.obligations.list(
      { state: 'FINAL', resolution_outcome: 'SETTLED', limit: 200, ...(account !== undefined && { account_id: account }) },
      options,
    )) {
      const at = Date.parse(it.created_at);
      if (at < first) return { payments, isCut: false };
      if (at < end) payments.push(it);
      if ((looked += 1) >= READ) return { payments, isCut: true };
    }
    return { payments, isCut: false };
  });
  return (
    <Answered query={query} lines={8} height={400}>
      {({ payments, isCut }) => {
        const about = say(flow.about, {
          from: dayText(from, language),
          to: dayText(to, language),
          count: numberText(payments.length, language),
        });
        return payments.length === 0 ? (
          <Panel>
            <Empty>{say(flow.none)}</Empty>
          </Panel>
        ) : (
          <Relations payments={payments} about={isCut ? `${about} ${say(flow.cut, { count: READ })}` : about} />
        );
      }}
    </Answered>
  );
}

function Relations({ payments, about }: { readonly payments: readonly models.ObligationResponse[]; readonly about: string }): ReactNode {
  const say = useText();
  const relations = useMemo(() => relationsOf(payments), [payments]);
  const shown = useMemo(() => relations.slice(0, SHOWN), [relations]);
  return (
    <>
      <Panel title={say(flow.graph)} aside={relations.length > SHOWN ? say(flow.topOnly, { count: SHOWN }) : undefined}>
        <p className="quiet">{about}</p>
        <RelationGraph relations={shown} />
      </Panel>
      <Panel title={say(flow.relations)} isFlush>
        <RelationTable relations={relations} />
      </Panel>
    </>
  );
}

/** The balance over time, sampled at instants and reconstructed by the service: as quick with ten million entries as with ten. */
import { useMemo, type ReactNode } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { models } from '@razao/sdk';
import { serviceNow } from '../../data/clock.ts';
import { useRead } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { api } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { moneyText, numberText, shortMoneyText } from '../../format/money.ts';
import { timeText } from '../../format/time.ts';
import { Badge } from '../../parts/badge.tsx';
import { Answered, Panel, Skeleton } from '../../parts/layout.tsx';
import { Plot } from '../../parts/plot.tsx';
import { Id, Money } from '../../parts/values.tsx';
import { accounts } from '../../text/accounts.ts';
import { useText } from '../../text/use-text.ts';
import type { Account } from './account-type.ts';

const RANGES = { '1d': 1, '7d': 7, '30d': 30, '90d': 90 } as const;
type Range = keyof typeof RANGES;
/** Instants of a range that are read. */
const SAMPLES = 40;
const DAY_MS = 86_400_000;
/** Places of the slider: the finer it is, the more instants it can show. */
const STEPS = 1000;

const rangeTexts = { '1d': accounts.range1d, '7d': accounts.range7d, '30d': accounts.range30d, '90d': accounts.range90d } as const;

export function BalanceTab({ account }: { readonly account: Account }): ReactNode {
  const say = useText();
  const [search, change] = useSearchState();
  const range: Range = search['range'] !== undefined && search['range'] in RANGES ? (search['range'] as Range) : '7d';
  const at = search['at'] !== undefined && !Number.isNaN(Date.parse(search['at'])) ? Date.parse(search['at']) : undefined;
  const { begin, end } = useRange(range, account.created_at);
  return (
    <>
      <Panel
        title={say(accounts.overTime)}
        aside={
          <div className="row" role="group" aria-label={say(accounts.range)}>
            {(Object.keys(RANGES) as Range[]).map((name) => (
              <button
                key={name}
                type="button"
                className={`button small${name === range ? ' primary' : ''}`}
                aria-pressed={name === range}
                onClick={() => change({ range: name, at: undefined })}
              >
                {say(rangeTexts[name])}
              </button>
            ))}
          </div>
        }
      >
        <div className="stack">
          <SampledPlot account={account} begin={begin} end={end} at={at} pick={(ms) => change({ at: new Date(ms).toISOString() })} />
          <Slider
            begin={begin}
            end={end}
            at={at}
            change={(ms) => change({ at: ms === undefined ? undefined : new Date(ms).toISOString() })}
          />
        </div>
      </Panel>
      <AtInstant account={account} at={at} />
    </>
  );
}

/** The range ends with the minute, so that what was read stays read. */
function useRange(range: Range, createdAt: string): { begin: number; end: number } {
  const minute = Math.floor(serviceNow() / 60_000);
  return useMemo(() => {
    const end = minute * 60_000;
    const created = Date.parse(createdAt);
    return {
      end,
      begin: Math.min(end - 60 * 60_000, Math.max(end - RANGES[range] * DAY_MS, Math.floor(created / 60_000) * 60_000 - 60_000)),
    };
  }, [range, minute, createdAt]);
}

interface SampledPlotProps {
  readonly account: Account;
  readonly begin: number;
  readonly end: number;
  readonly at: number | undefined;
  readonly pick: (ms: number) => void;
}

function SampledPlot({ account, begin, end, at, pick }: SampledPlotProps): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const exponent = account.currency_exponent ?? 2;
  const instants = useMemo(
    () => Array.from({ length: SAMPLES + 1 }, (_, place) => begin + Math.round(((end - begin) * place) / SAMPLES)),
    [begin, end],
  );
  const samples = useQueries({
    queries: instants.map((ms) => ({
      queryKey: ['balance-at', account.id, ms],
      staleTime: Infinity,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        balanceAt(await api().accounts.getBalance(account.id, { as_of: new Date(ms).toISOString() }, { signal })),
    })),
    combine: (answers) => ({ isLoading: answers.some(({ isLoading }) => isLoading), values: answers.map(({ data }) => data) }),
  });
  const times = useMemo(() => instants.map((ms) => ms / 1000), [instants]);
  const series = useMemo(
    () =>
      [
        { label: say(accounts.available), tone: 'accent', values: samples.values.map((it) => it?.available ?? null) },
        { label: say(accounts.held), tone: 'info', values: samples.values.map((it) => it?.held ?? null) },
        { label: say(accounts.blocked), tone: 'bad', values: samples.values.map((it) => it?.blocked ?? null) },
      ] as const,
    [samples.values, say],
  );
  if (samples.isLoading && samples.values.every((it) => it === undefined)) return <Skeleton lines={5} height={258} />;
  return (
    <Plot
      label={say(accounts.overTime)}
      isStacked
      times={times}
      series={series}
      {...(at !== undefined && { marked: at / 1000 })}
      show={(it) => moneyText(it, account.currency, language, exponent)}
      showShort={(it) => shortMoneyText(it, account.currency, language, exponent)}
      pick={(place) => pick(instants[place] ?? end)}
    />
  );
}

const NOTHING: models.AssetBalances = { posted: 0, outgoing: 0, incoming: 0, held: 0, blocked: 0, available: 0 };

function balanceAt({ assets }: models.AccountBalanceResponse): models.AssetBalances {
  return assets[0]?.balances ?? NOTHING;
}

function Slider({
  begin,
  end,
  at,
  change,
}: {
  readonly begin: number;
  readonly end: number;
  readonly at: number | undefined;
  readonly change: (ms: number | undefined) => void;
}): ReactNode {
  const say = useText();
  const { language, zone } = useSettings();
  const place = at === undefined ? STEPS : Math.round(((at - begin) / (end - begin)) * STEPS);
  const shown = at ?? end;
  return (
    <label className="slider">
      <span className="row">
        <span className="quiet">{say(accounts.instant)}</span>
        <strong className="money">{timeText(shown, language, zone, 'LONG')}</strong>
      </span>
      <input
        type="range"
        min={0}
        max={STEPS}
        step={1}
        value={Math.min(STEPS, Math.max(0, place))}
        aria-valuetext={timeText(shown, language, zone, 'LONG')}
        onChange={(event) => {
          const step = Number(event.target.value);
          change(step >= STEPS ? undefined : Math.round(begin + ((end - begin) * step) / STEPS));
        }}
      />
    </label>
  );
}

/** All amounts at the chosen instant, or now, and what reserved them. */
function AtInstant({ account, at }: { readonly account: Account; readonly at: number | undefined }): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const [, change] = useSearchState();
  const asked = at === undefined ? { include: 'positions' } : { as_of: new Date(at).toISOString(), include: 'positions' };
  const query = useRead(
    ['balance-in-full', account.id, at],
    (client, options) => client.accounts.getBalance(account.id, asked, options),
    { keepsPrevious: true, ...(at === undefined && { everyMs: 5_000 }) },
  );
  const entry = query.data?.reconstruction?.as_of_seq;
  return (
    <Panel
      title={say(accounts.atInstant)}
      aside={
        <>
          {entry !== undefined && <span>{say(accounts.cutAt, { entry: numberText(entry, language) })}</span>}
          {at !== undefined && (
            <button type="button" className="button small" onClick={() => change({ at: undefined })}>
              {say(accounts.backToNow)}
            </button>
          )}
        </>
      }
    >
      <Answered query={query} lines={2}>
        {(balance) => <Amounts account={account} balance={balance} />}
      </Answered>
    </Panel>
  );
}

const AMOUNTS = [
  ['available', accounts.available],
  ['posted', accounts.posted],
  ['held', accounts.held],
  ['blocked', accounts.blocked],
  ['incoming', accounts.incoming],
  ['outgoing', accounts.outgoing],
] as const;

function Amounts({ account, balance }: { readonly account: Account; readonly balance: models.AccountBalanceResponse }): ReactNode {
  const say = useText();
  const { currency: symbol, currency_exponent } = account;
  // Before its first entry an account has no asset.
  const assets = balance.assets.length > 0 ? balance.assets : [{ symbol, currency_exponent, balances: NOTHING }];
  return (
    <div className="stack">
      {assets.map((asset) => (
        <div key={asset.symbol} className="amounts">
          {AMOUNTS.map(([name, text]) => (
            <div key={name}>
              <p className="amount-label">{say(text)}</p>
              <p className="amount-value">
                <Money value={asset.balances[name]} currency={asset.symbol} exponent={asset.currency_exponent} />
              </p>
            </div>
          ))}
        </div>
      ))}
      {balance.positions !== undefined && balance.positions.length > 0 && (
        <>
          <h3>{say(accounts.positions)}</h3>
          <ul className="stack">
            {balance.positions.map((it) => (
              <li key={it.position_id} className="row">
                <Id id={it.position_id} /> <Money value={it.value} currency={it.asset ?? 'BRL'} />{' '}
                {it.state !== undefined && <Badge code={it.state} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

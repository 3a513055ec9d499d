import { useMemo, type ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { serviceNow } from '../../data/clock.ts';
import { useSettings } from '../../data/settings.ts';
import { moneyText, shortMoneyText } from '../../format/money.ts';
import { Answered, Empty, Panel } from '../../parts/layout.tsx';
import { Plot } from '../../parts/plot.tsx';
import type { PlotSeries } from '../../parts/plot-props.ts';
import { now } from '../../text/now.ts';
import type { Say } from '../../text/use-text.ts';
import { useText } from '../../text/use-text.ts';

const LOOKED_AT = 200;
const BUCKETS = 48;
const STEPS_SECONDS = [60, 300, 900, 3600, 4 * 3600, 86_400];
const TONES = ['accent', 'info', 'warn', 'quiet', 'good', 'bad'] as const;

export interface MoneyBuckets {
  readonly times: readonly number[];
  readonly series: readonly PlotSeries[];
}

/** Payments from the outside (above zero) and to it (below), by rail and by stretches of time as long as they need. */
export function bucketsOf(payments: readonly models.ObligationResponse[], nowSeconds: number, say: Say): MoneyBuckets {
  const crossing = payments.filter(({ rail, resolution_outcome: outcome }) => rail !== 'NATIVE' && outcome === 'SETTLED');
  const at = (it: models.ObligationResponse): number => Date.parse(it.resolved_at ?? it.updated_at) / 1000;
  const first = Math.min(nowSeconds - 600, ...crossing.map(at));
  const step = STEPS_SECONDS.find((it) => (nowSeconds - first) / it <= BUCKETS) ?? 86_400;
  const begin = Math.floor(Math.max(first, nowSeconds - step * BUCKETS) / step) * step;
  const times = Array.from({ length: Math.floor((nowSeconds - begin) / step) + 1 }, (_, place) => begin + place * step);
  const names = new Map<string, number[]>();
  for (const it of crossing) {
    const name = `${it.debtor.kind === 'external' ? 'in' : 'out'} ${it.rail}`;
    const values = names.get(name) ?? times.map(() => 0);
    const place = Math.floor((at(it) - begin) / step);
    const value = it.debtor.kind === 'external' ? it.amount.value : -it.amount.value;
    if (place >= 0 && place < values.length) values[place] = (values[place] ?? 0) + value;
    names.set(name, values);
  }
  return {
    times,
    series: [...names]
      .sort(([a], [b]) => a.localeCompare(b))
      .slice(0, TONES.length)
      .map(([name, values], place) => {
        const [way, rail = ''] = name.split(' ');
        return { label: say(way === 'in' ? now.moneyIn : now.moneyOut, { rail }), tone: TONES[place] ?? 'quiet', values };
      }),
  };
}

export function MoneyPanel(): ReactNode {
  const say = useText();
  const query = useRead(['money'], (client, options) => client.obligations.list({ state: 'FINAL', limit: LOOKED_AT }, options), {
    everyMs: 15_000,
  });
  return (
    <Panel title={say(now.money)} aside={query.data && say(now.moneyHow, { count: query.data.items.length })}>
      <Answered query={query} lines={5} height={260}>
        {({ items }) => <Drawn payments={items} />}
      </Answered>
    </Panel>
  );
}

function Drawn({ payments }: { readonly payments: readonly models.ObligationResponse[] }): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const currency = payments[0]?.amount.currency ?? 'BRL';
  const { times, series } = useMemo(
    () =>
      bucketsOf(
        payments.filter(({ amount }) => amount.currency === currency),
        serviceNow() / 1000,
        say,
      ),
    [payments, currency, say],
  );
  if (series.length === 0) return <Empty>{say(now.moneyNone)}</Empty>;
  return (
    <Plot
      label={say(now.money)}
      isStacked
      isBars
      times={times}
      series={series}
      show={(it) => moneyText(it, currency, language)}
      showShort={(it) => shortMoneyText(it, currency, language)}
    />
  );
}

import { collectDefaultMetrics, Counter as ShownCounter, Gauge as ShownGauge, Histogram as ShownHistogram, Registry } from 'prom-client';
import type { Log } from '../log.ts';
import type { Dependencies } from '../dependencies.ts';
import { overTenants, PATIENCE_MS, type Gauge, type GaugeSource, type Reading } from './gauges.ts';
import type { Counter, Distribution, Histogram, Level } from './metric.ts';

/** Metrics that a module can declare. */
export type Metric = Counter | Level | Histogram | GaugeSource;

/** Time that a reading is shown, in milliseconds: however many look, Postgres counts no more often. */
const FRESH_MS = 15_000;

export interface RegistryOptions {
  readonly dependencies: Dependencies;
  readonly log: Log;
  /** True when numbers are labelled with their tenant. */
  readonly byTenant: boolean;
}

/** Opens the registry of all declared metrics and Node's own, as Prometheus reads them. */
export function openRegistry(metrics: readonly Metric[], options: RegistryOptions): Registry {
  const registry = new Registry();
  for (const metric of metrics) {
    switch (metric.kind) {
      case 'counter': showCounter(registry, metric); break;
      case 'level': showLevel(registry, metric); break;
      case 'histogram': registry.registerMetric(new Told(metric)); break;
      case 'gauges': showGauges(registry, metric, options); break;
    }
  }
  collectDefaultMetrics({ register: registry });
  return registry;
}

function showCounter(registry: Registry, counter: Counter): void {
  new ShownCounter({
    name: counter.name, help: counter.help, labelNames: counter.labels, registers: [registry],
    collect() {
      this.reset();
      for (const { labels, child } of counter.children) this.inc(labels, child.n);
    },
  });
}

function showLevel(registry: Registry, level: Level): void {
  new ShownGauge({
    name: level.name, help: level.help, labelNames: level.labels, registers: [registry],
    collect() {
      this.reset();
      for (const { labels, child } of level.children) this.set(labels, child.n);
    },
  });
}

/** Shows a histogram that was counted elsewhere. */
class Told extends ShownHistogram {
  constructor(private readonly told: Histogram) {
    super({ name: told.name, help: told.help, labelNames: told.labels, registers: [] });
  }

  /** Returns the values for the registry, and for `get`. */
  getForPromString() {
    const { name, help, children } = this.told;
    return {
      name, help, type: 'histogram', aggregator: 'sum', values: children.flatMap(({ labels, child }) => this.#lines(labels, child)),
    };
  }

  #lines(labels: Readonly<Record<string, string>>, { bounds, counts, sum, count }: Distribution) {
    let upTo = 0;
    const buckets = bounds.map((le, i) => ({
      labels: { ...labels, le }, value: (upTo += counts[i] ?? 0), metricName: `${this.told.name}_bucket`,
    }));
    return [
      ...buckets,
      { labels: { ...labels, le: '+Inf' }, value: count, metricName: `${this.told.name}_bucket` },
      { labels, value: sum, metricName: `${this.told.name}_sum` },
      { labels, value: count, metricName: `${this.told.name}_count` },
    ];
  }
}

/** Gauges of one source share a reading, and a failure: without an answer in time they show nothing. */
function showGauges(registry: Registry, { gauges, read }: GaugeSource, { dependencies, log, byTenant }: RegistryOptions): void {
  let readings: Promise<readonly Reading[]> | undefined;
  let readAt = -Infinity;
  const fresh = () => {
    if (!readings || performance.now() - readAt >= FRESH_MS) {
      readAt = performance.now();
      readings = inTime(async () => read(dependencies)).catch((error: unknown) => {
        log.warn({ metric: gauges[0]?.name, err: error }, 'a metric could not be read');
        return [];
      });
    }
    return readings;
  };
  for (const gauge of gauges) showGauge(registry, gauge, byTenant, async () => (await fresh()).filter((it) => it.gauge === gauge.name));
}

function showGauge(registry: Registry, gauge: Gauge, byTenant: boolean, read: () => Promise<readonly Reading[]>): void {
  const { name, help, labels = [] } = gauge;
  new ShownGauge({
    name, help, labelNames: byTenant ? [...labels, 'tenant'] : [...labels], registers: [registry],
    async collect() {
      const readings = await read();
      this.reset();
      if (!byTenant && labels.length === 0) this.remove(); // a reset one shows 0, read or not
      for (const it of byTenant ? readings : overTenants(gauge, readings)) {
        this.set({ ...it.labels, ...(it.tenant !== undefined && { tenant: it.tenant }) }, it.value);
      }
    },
  });
}

async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), PATIENCE_MS);
  });
  return Promise.race([work(), late]).finally(() => clearTimeout(timer));
}

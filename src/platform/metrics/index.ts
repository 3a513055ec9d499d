export { countedByPostgres, gaugesFrom, zeroBeforeTimeout, type Gauge, type GaugeSource, type Reading } from './gauges.ts';
export { Count, Counter, Distribution, Histogram, Level, type Described } from './metric.ts';
export { openRegistry, type Metric } from './registry.ts';

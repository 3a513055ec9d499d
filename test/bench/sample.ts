/** The form in which every measuring process reports. */

/** Duration of one measurement, in seconds; answers during `warmUp` are not counted. */
export interface Timing {
  readonly warmUp: number;
  readonly measured: number;
}

/** Result of one measurement. */
export interface Sample {
  /** Work done per second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** @param latencies milliseconds, one of each answer within the measured time, in any order. */
export function summarize(latencies: Float64Array, timing: Timing, perAnswer = 1): Sample {
  const sorted = latencies.toSorted();
  return {
    rate: (sorted.length * perAnswer) / timing.measured,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
}

function quantile(sorted: Float64Array, fraction: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}

/** The middle; between the two middle ones of an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return (lower + upper) / 2;
}

/** Random integers in [0, below), fast and the same in every run: measurements must not differ by luck. */
export function randomIntegers(seed: number): (below: number) => number {
  let state = seed | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/**
 * Metrics. A metric is made once, where its subject is counted, and belongs to the process. Its module declares it; nothing here knows the
 * format in which it is shown. Children are made once and kept by their users: counting is an addition, without a look-up.
 */

/** Name and help of a metric; names, units and meaning are also in `docs/guides/operating.md`. */
export interface Described {
  readonly name: string;
  readonly help: string;
  /** Labels of its values. Never an id, a name that somebody gave, or a key. */
  readonly labels?: readonly string[];
}

/** Number; a counter's only grows. */
export class Count {
  n = 0;

  add(by = 1): void {
    this.n += by;
  }
}

/** A metric's children by the values of its labels. */
abstract class Family<Child> {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly #children = new Map<string, { readonly values: readonly string[]; readonly child: Child }>();

  constructor({ name, help, labels = [] }: Described, private readonly make: () => Child) {
    this.name = name;
    this.help = help;
    this.labels = labels;
  }

  /** Returns the child for these values, one for each label in their order. Code on a hot path requests it once, and keeps it. */
  of(...values: string[]): Child {
    const key = values.length === 1 ? values[0] ?? '' : values.join('\n');
    let entry = this.#children.get(key);
    if (!entry) this.#children.set(key, (entry = { values, child: this.make() }));
    return entry.child;
  }

  /** All children that were requested. */
  get children(): { readonly labels: Readonly<Record<string, string>>; readonly child: Child }[] {
    return [...this.#children.values()].map(({ values, child }) => ({
      labels: Object.fromEntries(this.labels.map((label, i) => [label, values[i] ?? ''])), child,
    }));
  }
}

/** The values of a counter's labels that are known before anything is counted. */
export interface Counted extends Described {
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Counts events. Children without labels, and those whose label values are known, show 0 from the start: Prometheus' `increase` does not
 * see the first count of a series that appears with it.
 */
export class Counter extends Family<Count> {
  readonly kind = 'counter';

  constructor({ values = {}, ...described }: Counted) {
    super(described, () => new Count());
    for (const combination of combinations(this.labels.map((label) => values[label] ?? []))) this.of(...combination);
  }
}

/** Returns every way to take one value of each list; one empty way where there are no lists. */
function combinations(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>((begun, list) => begun.flatMap((taken) => list.map((value) => [...taken, value])), [[]]);
}

/** Gauge of the present number of something in this process. */
export class Level extends Family<Count> {
  readonly kind = 'level';

  constructor(described: Described) {
    super(described, () => new Count());
    if (this.labels.length === 0) this.of();
  }
}

/** Distribution of durations, in seconds. */
export class Distribution {
  sum = 0;
  count = 0;
  /** Number of values, for each bound, that were at most that and more than the bound before. */
  readonly counts: number[];

  constructor(readonly bounds: readonly number[]) {
    this.counts = bounds.map(() => 0);
  }

  observe(seconds: number): void {
    this.sum += seconds;
    this.count += 1;
    let i = 0;
    while (i < this.bounds.length && seconds > (this.bounds[i] ?? Infinity)) i += 1;
    if (i < this.bounds.length) this.counts[i] = (this.counts[i] ?? 0) + 1;
  }
}

/** Bounds from a millisecond to ten seconds, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Histogram of durations, in seconds. */
export class Histogram extends Family<Distribution> {
  readonly kind = 'histogram';

  constructor(described: Described) {
    super(described, () => new Distribution(BOUNDS));
    if (this.labels.length === 0) this.of();
  }
}

/**
 * The part of PromQL that `docs/guides/alerts.yaml` uses: comparison and arithmetic of numbers and vectors, `sum`, `min` and `max` with
 * `by`, `increase` over two readings, `time()`. Anything else throws.
 */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Two readings of the metrics. `before` is the earlier one: counters may have increased since. */
export interface Shown {
  readonly now: readonly Sample[];
  readonly before: readonly Sample[];
  /** Seconds since 1970. */
  readonly time: number;
}

type Vector = readonly Omit<Sample, 'name'>[];

/** The samples of a page of `/metrics`. */
export function readSamples(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, labels: labelsOf(labels, /(\w+)="([^"]*)"/g), value: Number(value) }];
  });
}

function labelsOf(text: string, form: RegExp): Record<string, string> {
  return Object.fromEntries([...text.matchAll(form)].map(([, label = '', value = '']) => [label, value]));
}

/** The metrics that an expression names. */
export function metricsIn(expression: string): string[] {
  return [...new Set(expression.match(/\brazao_\w+/g) ?? [])];
}

/** The value of an expression; an alert fires where it is not empty. */
export function evaluate(expression: string, shown: Shown): Vector {
  const tokens = expression.match(/"[^"]*"|[A-Za-z_]\w*|\d+(?:\.\d+)?[smhd]?|==|>|<|[-/(){}[\],=]/g) ?? [];
  if (tokens.join('') !== expression.replaceAll(/\s/g, '')) throw new Error(`not read: ${expression}`);
  const reader = new Reader(tokens, shown);
  const result = reader.comparison();
  if (!reader.isAtEnd) throw new Error(`not read to its end: ${expression}`);
  return result;
}

class Reader {
  #at = 0;

  constructor(private readonly tokens: readonly string[], private readonly shown: Shown) {}

  get isAtEnd(): boolean {
    return this.#at === this.tokens.length;
  }

  comparison(): Vector {
    const left = this.#arithmetic();
    const operator = this.#takeAny('>', '<', '==');
    if (!operator) return left;
    const right = this.#arithmetic();
    const holds = {
      '>': (a: number, b: number) => a > b, '<': (a: number, b: number) => a < b, '==': (a: number, b: number) => a === b,
    }[operator];
    return left.filter(({ value }) => holds?.(value, right[0]?.value ?? NaN));
  }

  #arithmetic(): Vector {
    let left = this.#term();
    for (let operator = this.#takeAny('-', '/'); operator; operator = this.#takeAny('-', '/')) {
      const right = this.#term();
      const isMinus = operator === '-';
      left = left.flatMap(({ value, labels }) => right.map((it) => ({
        value: isMinus ? value - it.value : value / it.value, labels: { ...labels, ...it.labels },
      })));
    }
    return left;
  }

  #term(): Vector {
    const word = this.#next();
    if (/^\d/.test(word)) return [{ labels: {}, value: Number(word) }];
    if (word === 'time') return this.#inBrackets(() => [{ labels: {}, value: this.shown.time }]);
    if (word === 'increase') return this.#inBrackets(() => this.#increase());
    const join = { sum: (a: number, b: number) => a + b, max: Math.max, min: Math.min }[word];
    return join ? this.#joined(join) : this.#select(this.shown.now, word, this.#matchers());
  }

  #joined(join: (a: number, b: number) => number): Vector {
    const by = this.#takeAny('by') ? this.#inBrackets(() => this.#names()) : [];
    const vector = this.#inBrackets(() => this.comparison());
    const groups = Map.groupBy(vector, ({ labels }) => by.map((label) => labels[label]).join());
    return [...groups.values()].map((group) => ({
      labels: Object.fromEntries(by.map((label) => [label, group[0]?.labels[label] ?? ''])),
      value: group.map(({ value }) => value).reduce(join),
    }));
  }

  #increase(): Vector {
    const name = this.#next();
    const matchers = this.#matchers();
    for (const expected of ['[', /^\d+[smhd]$/, ']']) if (!this.#next().match(expected instanceof RegExp ? expected : `\\${expected}`))
      throw new Error('increase of what?');
    const before = new Map(this.#select(this.shown.before, name, matchers).map(({ labels, value }) => [JSON.stringify(labels), value]));
    return this.#select(this.shown.now, name, matchers).map(({ labels, value }) => ({
      labels, value: value - (before.get(JSON.stringify(labels)) ?? 0),
    }));
  }

  #select(from: readonly Sample[], name: string, matchers: Readonly<Record<string, string>>): Vector {
    return from.filter((it) => it.name === name && Object.entries(matchers).every(([label, value]) => it.labels[label] === value));
  }

  #matchers(): Record<string, string> {
    if (!this.#takeAny('{')) return {};
    let text = '';
    for (let token = this.#next(); token !== '}'; token = this.#next()) text += token;
    return labelsOf(text, /(\w+)="([^"]*)"/g);
  }

  #names(): string[] {
    const names = [this.#next()];
    while (this.#takeAny(',')) names.push(this.#next());
    return names;
  }

  #inBrackets<T>(read: () => T): T {
    if (this.#next() !== '(') throw new Error('a bracket is missing');
    const result = read();
    if (this.#next() !== ')') throw new Error('a bracket is missing');
    return result;
  }

  #next(): string {
    const token = this.tokens[this.#at];
    if (token === undefined) throw new Error('it ends too early');
    this.#at += 1;
    return token;
  }

  #takeAny(...tokens: string[]): string | undefined {
    const token = this.tokens[this.#at];
    if (token === undefined || !tokens.includes(token)) return undefined;
    this.#at += 1;
    return token;
  }
}

import type { Query } from './query.ts';

/** Finds the due work of one kind. */
export interface DueQuery {
  readonly name: string;
  /** Selects each tenant with due work and its queue, which is null where a tenant has one queue. No parameters. */
  readonly text: string;
}

export interface Due {
  readonly tenant: string;
  readonly queue: string | null;
}

interface Pending {
  readonly due: DueQuery;
  readonly answer: PromiseWithResolvers<readonly Due[]>;
}

/** Workers poll at the same moments (`untilNext`), which timers reach within this many milliseconds. */
const GATHER_MS = 5;

/** Joins the polls of one moment into one statement: one by one they were half of the statements of an idle process. */
export class DueQueries {
  readonly #query: Query;
  readonly #numbers = new Map<string, number>();
  #pending = new Map<string, Pending>();

  constructor(query: Query) {
    this.#query = query;
  }

  /** @throws when Postgres does not answer; the other polls of that moment fail with it. */
  find(due: DueQuery): Promise<readonly Due[]> {
    const pending = this.#pending.get(due.name);
    if (pending) return pending.answer.promise;
    if (this.#pending.size === 0) setTimeout(() => void this.#run(), GATHER_MS);
    const answer = Promise.withResolvers<readonly Due[]>();
    this.#pending.set(due.name, { due, answer });
    return answer.promise;
  }

  async #run(): Promise<void> {
    const round = [...this.#pending.values()].map((pending) => ({ ...pending, number: this.#numberOf(pending.due) }))
      .toSorted((a, b) => a.number - b.number);
    this.#pending = new Map();
    try {
      const rows = await this.#query<Due & { of: number }>({
        name: `due ${round.map(({ number }) => number).join(' ')}`,
        text: round.map(
          ({ number, due }) => `select ${number} as of, l.tenant, l.queue::text from (${due.text}) as l (tenant, queue)`,
        ).join(' union all '),
      }, []);
      const found = Map.groupBy(rows, ({ of }) => of);
      for (const { number, answer } of round) answer.resolve(found.get(number) ?? []);
    } catch (error) {
      for (const { answer } of round) answer.reject(error);
    }
  }

  #numberOf({ name }: DueQuery): number {
    const number = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, number);
    return number;
  }
}

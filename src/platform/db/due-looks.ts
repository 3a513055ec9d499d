import type { Query } from './query.ts';

/** What a worker looks for. */
export interface DueLook {
  readonly name: string;
  /** Selects each tenant that has some, and the queue it is in: null where a tenant has one. No parameters. */
  readonly text: string;
}

export interface Due {
  readonly tenant: string;
  readonly queue: string | null;
}

interface Asked {
  readonly look: DueLook;
  readonly answer: PromiseWithResolvers<readonly Due[]>;
}

/** Workers look at the same moments (`untilNext`), which timers reach within this many milliseconds. */
const TOGETHER_MS = 5;

/** One question to Postgres for all that workers look for at one moment: one by one they were half of what a process at rest asked. */
export class DueLooks {
  readonly #query: Query;
  readonly #numbers = new Map<string, number>();
  #asked = new Map<string, Asked>();

  constructor(query: Query) {
    this.#query = query;
  }

  /** @throws when Postgres does not answer; so does whoever asked at the same moment. */
  find(look: DueLook): Promise<readonly Due[]> {
    const asked = this.#asked.get(look.name);
    if (asked) return asked.answer.promise;
    if (this.#asked.size === 0) setTimeout(() => void this.#ask(), TOGETHER_MS);
    const answer = Promise.withResolvers<readonly Due[]>();
    this.#asked.set(look.name, { look, answer });
    return answer.promise;
  }

  async #ask(): Promise<void> {
    const round = [...this.#asked.values()].map((asked) => ({ ...asked, number: this.#numberOf(asked.look) })).toSorted((a, b) => a.number - b.number);
    this.#asked = new Map();
    try {
      const rows = await this.#query<Due & { of: number }>({
        name: `due ${round.map(({ number }) => number).join(' ')}`,
        text: round.map(({ number, look }) => `select ${number} as of, l.tenant, l.queue::text from (${look.text}) as l (tenant, queue)`).join(' union all '),
      }, []);
      const found = Map.groupBy(rows, ({ of }) => of);
      for (const { number, answer } of round) answer.resolve(found.get(number) ?? []);
    } catch (error) {
      for (const { answer } of round) answer.reject(error);
    }
  }

  #numberOf({ name }: DueLook): number {
    const number = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, number);
    return number;
  }
}

/** Clients that use one bank at the same time, each one operation after the other, and the history of what they were told. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../../src/command-line/demo/random.ts';
import { eventually } from '../support/service.ts';
import { BankClient, type Send } from './bank-client.ts';
import type { Answered, Asked, Operation } from './history.ts';
import { monotonicNow, ShownTime } from './shown-time.ts';

const LARGEST_CENTS = 60;
const PAUSE_AFTER_LOSS_MS = 20;
/** A hold lasts so long, or an hour, which only a step of the clock ends, or for ever. */
const [SHORTEST_MS, LONGEST_MS, HOUR_MS] = [100, 1000, 3_600_000];

interface Group {
  readonly client: BankClient;
  readonly size: number;
  /** Writes that were asked, answered or not, in the order in which they were sent. */
  readonly writes: Asked[];
  /** Those of them that placed a hold. */
  readonly placed: Asked[];
  /** Those of them whose hold may reserve money still. */
  readonly open: Set<Asked>;
}

export class Clients {
  readonly operations: Operation[] = [];
  readonly #groups: readonly Group[];
  readonly #random: Random;
  readonly #running: Promise<void>[] = [];
  #isOver = false;

  /** @param groups ids of the accounts of each. @param send one for each process; a client asks any of them. */
  constructor(
    groups: readonly (readonly string[])[], private readonly send: readonly Send[], seed: number, private readonly time = new ShownTime(),
  ) {
    this.#random = new Random(seed);
    this.#groups = groups.map((accounts) => (
      { client: new BankClient(accounts), size: accounts.length, writes: [], placed: [], open: new Set() }));
  }

  /** All operations, with those of the bank itself: a hold that was placed expires between the moments that clocks allow for it. */
  history(): readonly Operation[] {
    const placings = this.operations.filter(({ asked, answer }) => asked.kind === 'place' && answer.done && asked.expiresAt !== undefined);
    const byHold = Map.groupBy(placings, ({ asked: { key } }) => key ?? '');
    return [...this.operations, ...[...byHold].map(([hold, placed]): Operation => {
      const [{ group, asked: { account, expiresAt = 0 } }] = placed as [Operation];
      const [placedFrom, placedUntil] = [Math.min(...placed.map(({ call }) => call)), Math.min(...placed.map((it) => it.return))];
      return {
        client: this.#running.length, group, asked: { kind: 'expire', hold, account }, answer: { done: true },
        call: Math.max(placedFrom, this.time.earliest(expiresAt)), return: Math.max(placedUntil, this.time.latest(expiresAt)),
      };
    })];
  }

  start(count: number): void {
    for (let client = 0; client < count; client += 1) this.#running.push(this.#run(client));
  }

  /** Resolves after some more operations. @throws when a client was told something that no bank says. */
  async more(count: number): Promise<void> {
    const wanted = this.operations.length + count;
    await Promise.race([Promise.all(this.#running), eventually(async () => this.operations.length >= wanted, 120)]);
  }

  /** Resolves when in two groups a hold reserves money that only a step of the clock can end before the history does. */
  async untilHeld(): Promise<void> {
    const lasts = ({ expiresAt }: Asked): boolean => (expiresAt ?? 0) > this.time.now() + HOUR_MS / 2;
    await eventually(async () => this.#groups.filter(({ open }) => [...open].some(lasts)).length >= 2, 120);
  }

  /** Resolves when each client has the answer to its last operation. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #run(client: number): Promise<void> {
    while (!this.#isOver) {
      const at = this.#random.whole(0, this.#groups.length - 1);
      const group = this.#groups[at] as Group;
      const asked = this.#next(group);
      const call = monotonicNow();
      const answer = await this.#untilAnswered(group, asked);
      if (answer.isLate) continue;
      this.operations.push({ client, group: at, call, return: monotonicNow(), asked, answer });
      if (asked.kind !== 'place' || !answer.done || group.placed.includes(asked)) continue;
      group.placed.push(asked);
      group.open.add(asked);
    }
  }

  /** A lost answer is asked for again under the same key, as the SDK does: all of it is one operation. */
  async #untilAnswered({ client }: Group, asked: Asked): Promise<Answered> {
    for (;;) {
      const answer = await client.ask(asked, this.#random.pick(this.send));
      if (answer) return answer;
      await sleep(PAUSE_AFTER_LOSS_MS);
    }
  }

  #next(group: Group): Asked {
    const random = this.#random;
    const account = random.whole(0, group.size - 1);
    const dice = random.next();
    if (dice < 0.2) return { kind: 'balance', account };
    if (dice < 0.25) return { kind: 'cut', account };
    if (dice < 0.35 && group.writes.length > 0) return random.pick(group.writes.slice(-20));
    const asked: Asked = { ...this.#write(group, account, dice), key: randomUUID() };
    group.writes.push(asked);
    return asked;
  }

  #write({ placed, open, size }: Group, account: number, dice: number): Asked {
    const random = this.#random;
    const another = (than: number): number => (than + random.whole(1, size - 1)) % size;
    if (dice < 0.45 && placed.length > 0) {
      // Now and then the oldest that nobody has ended: otherwise all money would be reserved at last.
      const [oldest] = open;
      const hold = oldest && random.chance(0.5) ? oldest : random.pick(placed.slice(-4));
      open.delete(hold);
      const { key = '', account: from } = hold;
      return { kind: random.chance(0.6) ? 'capture' : 'release', hold: key, account: from, to: another(from) };
    }
    const amount = random.whole(1, LARGEST_CENTS);
    if (dice < 0.55) return { kind: 'place', account, amount, ...this.#expiry() };
    return { kind: 'transfer', account, to: another(account), amount };
  }

  #expiry(): Pick<Asked, 'expiresAt'> {
    const dice = this.#random.next();
    if (dice < 0.25) return {};
    return { expiresAt: this.time.now() + (dice < 0.4 ? HOUR_MS : this.#random.whole(SHORTEST_MS, LONGEST_MS)) };
  }
}

import type { Database } from '../db/database.ts';
import type { Due, DueQuery } from '../db/due-queries.ts';
import { isLeaseLost } from '../db/failures.ts';
import type { Log } from '../log.ts';
import type { Worker } from './worker.ts';
import type { TimedWork } from './timed-work.ts';
import { InHand } from './in-hand.ts';
import { Loop, untilNext } from './loop.ts';
import { whileRenewed } from './while-renewed.ts';

/** A tenant's queue of due work. */
export type Partition = Due;

/** How a partition with more due rows than free slots goes on: polled again soon, or claimed again as slots become free. */
export type Backlog =
  /** Polls again after so many milliseconds, as long as a poll finds due work. */
  | { readonly pollAgainMs: number }
  /** Claims when fewer steps than this are in hand: at a poll, and at the end of a step if its claim filled all free slots. */
  | { readonly claimBelow: number };

export interface LeasedWorkerOptions {
  readonly database: {
    readonly clockWatch: Pick<Database['clockWatch'], 'isRight'>;
    readonly dueQueries: Pick<Database['dueQueries'], 'find'>;
  };
  readonly log: Log;
  /** Finds the partitions with due work. */
  readonly due: DueQuery;
  /** Function of Postgres that answers when work is due next (`nextMoment`); left out for work that waits for a free process alone. */
  readonly nextDue?: string;
  /** Milliseconds from poll to poll. */
  readonly pollEveryMs: number;
  /** Milliseconds from a poll that failed to the next; a second unless given. */
  readonly pauseMs?: number;
  /** Most steps of one partition at once. */
  readonly concurrency: number;
  /** One step at a time over all partitions: each poll takes one step of each partition in turn. */
  readonly isSerial?: boolean;
  readonly backlog: Backlog;
  /** Milliseconds from renewal to renewal of a lease while its step runs; it is never renewed when left out. */
  readonly renewEveryMs?: number;
  /** How long a stop waits for steps, in milliseconds; to their end when left out. */
  readonly stopMs?: number;
  /** Log fields of all its messages. */
  readonly fields?: object;
  /** Log messages: the poll failed, a step failed, a step lost its lease. */
  readonly messages: { readonly poll: string; readonly step: string; readonly lost: string };
}

/** The steps of one partition that are in hand. */
interface Slots {
  readonly partition: Partition;
  taken: number;
  isClaiming: boolean;
}

/**
 * Work of tenants, leased row by row in Postgres (`lease.ts`) by any number of processes. A subclass gives the statement that claims
 * rows and the step that is carried out for each; this class gives what they have in common:
 *
 * 1. Poll: one statement for all workers finds the partitions with due work, unless the clock of this process is wrong.
 * 2. Claim: a partition leases as many due rows as it has free slots, so a slow partition delays no other.
 * 3. Step: the steps of a partition run side by side, at most `concurrency` at once.
 * 4. Renew: a long step keeps its lease, and is told by its signal when another has it.
 * 5. Lose: a step that was recorded too late has changed nothing (`LeaseLost`), which is logged.
 * 6. Back off: a step that failed is logged, and due again as `retry` says, else at the end of its lease.
 * 7. Stop: nothing more is claimed, and the steps in hand end, or are left to their leases after `stopMs`.
 */
export abstract class LeasedWorker<Claim> implements Worker {
  readonly #options: LeasedWorkerOptions;
  readonly #loop: Loop;
  readonly #slots = new Map<string, Slots>();
  readonly #inHand = new InHand();

  constructor(options: LeasedWorkerOptions) {
    this.#options = options;
    const { pollEveryMs, backlog, messages, pauseMs } = options;
    this.#loop = new Loop(async () => {
      const hasWork = await this.poll();
      return hasWork && 'pollAgainMs' in backlog ? backlog.pollAgainMs : untilNext(pollEveryMs);
    }, (error) => this.warn(messages.poll, {}, error), pauseMs);
  }

  /** Leases at most `limit` due rows of a partition, each for longer than its step or a renewal takes. */
  protected abstract claim(partition: Partition, limit: number): Promise<readonly Claim[]>;

  /**
   * Carries out a claim and records what came of it under its lease.
   * @param signal aborts when the lease is another's, where it is renewed, and when the worker stops.
   * @throws LeaseLost when another has the lease; anything else has the claim retried.
   */
  protected abstract step(claim: Claim, signal: AbortSignal): Promise<void>;

  /** Log fields that name a claim and its lease. */
  protected abstract fieldsOf(claim: Claim): object;

  /** Makes a claim due again whose step failed; without it, it is due at the end of its lease. @throws LeaseLost */
  protected retry?(claim: Claim, isStopping: boolean): Promise<void>;

  /** Extends the lease of a claim. @returns false when another has it. */
  protected renew(_claim: Claim): Promise<boolean> {
    return Promise.resolve(true);
  }

  /** Logs a failure. */
  protected warn(message: string, fields: object, error?: unknown): void {
    this.#options.log.warn({ ...this.#options.fields, ...fields, ...(error !== undefined && { err: error }) }, message);
  }

  /** Its due work, for a sandbox's clock. */
  get timed(): TimedWork | undefined {
    const { due: { name }, nextDue } = this.#options;
    return nextDue === undefined ? undefined : {
      name, nextDue,
      runDue: async () => {
        await this.poll();
        await this.idle();
      },
    };
  }

  start(): void {
    this.#loop.start();
  }

  /** Resolves when no step is in hand, or after `stopMs`: what is left is due again when its lease ends. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.#inHand.idle(this.#options.stopMs);
  }

  /**
   * Claims what is due now, and waits for its steps only where the worker is serial.
   * @returns whether anything was claimed, or waits for a slot.
   */
  async poll(): Promise<boolean> {
    const { database, due, isSerial = false } = this.#options;
    if (!database.clockWatch.isRight) return false;
    const partitions = await database.dueQueries.find(due);
    if (isSerial) return this.#claimInTurn(partitions);
    return (await Promise.all(partitions.map((partition) => this.#claim(this.#slotsOf(partition))))).includes(true);
  }

  /** Resolves when no step is in hand. */
  idle(): Promise<void> {
    return this.#inHand.idle();
  }

  async #claimInTurn(partitions: readonly Partition[]): Promise<boolean> {
    let hasWork = false;
    for (const partition of partitions) {
      hasWork = (await this.#claim(this.#slotsOf(partition))) || hasWork;
      await this.idle();
    }
    return hasWork;
  }

  #slotsOf(partition: Partition): Slots {
    const key = `${partition.tenant} ${partition.queue ?? ''}`;
    const slots = this.#slots.get(key) ?? { partition, taken: 0, isClaiming: false };
    this.#slots.set(key, slots);
    return slots;
  }

  /** @returns whether anything was claimed, or waits for a slot. */
  async #claim(slots: Slots): Promise<boolean> {
    const { concurrency, backlog } = this.#options;
    const claimBelow = 'claimBelow' in backlog ? backlog.claimBelow : concurrency;
    if (slots.isClaiming || slots.taken >= claimBelow || this.#loop.isStopping) return true;
    const free = concurrency - slots.taken;
    slots.isClaiming = true;
    const claims = await this.claim(slots.partition, free).finally(() => { slots.isClaiming = false; });
    const mayHaveMore = claims.length === free && 'claimBelow' in backlog;
    slots.taken += claims.length;
    for (const claim of claims) this.#inHand.add(this.#fillSlot(slots, claim, mayHaveMore));
    return claims.length > 0;
  }

  async #fillSlot(slots: Slots, claim: Claim, mayHaveMore: boolean): Promise<void> {
    await this.#runJob(claim);
    slots.taken -= 1;
    if (mayHaveMore) await this.#claim(slots).catch(() => false); // the next poll claims it too
  }

  /** Never throws. */
  async #runJob(claim: Claim): Promise<void> {
    try {
      await this.#stepUnderLease(claim);
    } catch (error) {
      if (!isLeaseLost(error) && !this.#isGivenUp) this.warn(this.#options.messages.step, this.fieldsOf(claim), error);
      const again = isLeaseLost(error) ? error : await this.retry?.(claim, this.#loop.isStopping).catch((failure: unknown) => failure);
      if (isLeaseLost(again)) this.warn(this.#options.messages.lost, this.fieldsOf(claim));
    }
  }

  /** A long step ends by the signal of a stop: that is no failure. */
  get #isGivenUp(): boolean {
    return this.#loop.isStopping && this.#options.renewEveryMs !== undefined;
  }

  #stepUnderLease(claim: Claim): Promise<void> {
    const { renewEveryMs } = this.#options;
    const stopping = this.#loop.signal;
    if (renewEveryMs === undefined) return this.step(claim, stopping);
    return whileRenewed(renewEveryMs, () => this.renew(claim), (lost) => this.step(claim, AbortSignal.any([lost, stopping])));
  }
}

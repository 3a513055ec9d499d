import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { assert } from '../../platform/assert.ts';
import { clockIsOff } from '../../platform/db/clock-watch.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Query } from '../../platform/db/query.ts';
import { isDeadlock, isRecordedAlready, isTurnoverFull, isUnableAtAll, isUnreachable, isUntimely } from '../../platform/db/failures.ts';
import { ApiError, refusal, refusalError } from '../../platform/errors.ts';
import { failpoint } from '../../platform/failpoints.ts';
import { findTaken, RecentCommands } from '../../platform/idempotency/idempotency.ts';
import type { Log } from '../../platform/log.ts';
import type { CacheBudget } from '../../platform/cache-budget.ts';
import { planBatch, type Plan } from './batch.ts';
import type { Head, Member, MemberVerdict } from './batch-members.ts';
import { WriterCache, type RowLoader } from './cache.ts';
import { batchValues, commitBatch } from './commit-batch.ts';
import { prefixOf, type DerivedRules, type SourceRows } from './derived-rows.ts';
import { idsOf, type Gate } from './ledger.ts';
import type { LimitRules } from './limit-rules.ts';
import { WRITES } from './metrics.ts';
import type { ReservationRules } from './reservations.ts';
import { isSameHead, readHead, readTouched } from './store.ts';
import { nextMode, type WriterMode } from './writer-mode.ts';

const LARGEST_BATCH = 500;
/** Longest time that a batch waits for an unreachable database before its callers get the error, in milliseconds. */
const PATIENCE_MS = 8_000;
const FIRST_PAUSE_MS = 50;
/** Most retries of a batch because an outside call took one of its keys between two checks of it. */
const MOST_RETAKEN = 3;
const NO_ROWS: ReadonlyMap<string, unknown> = new Map();

export interface WriterOptions {
  gates: readonly Gate[];
  loaders: Readonly<Record<string, RowLoader>>;
  /**
   * Prefixes of rows that may be read while a batch commits: rows that do not depend on other rows, and rows that may be as old as a
   * look-up which a request made before.
   */
  ownRows?: ReadonlySet<string>;
  /** Sources of derived rows, for the loaders. */
  derived?: DerivedRules;
  reservations: ReservationRules;
  limits?: LimitRules;
  /** Most commands of a tenant that may wait. */
  mostWaiting(tenant: string): number;
  log: Log;
}

/** Caches shared by the writers of all tenants. */
export interface WriterCaches {
  readonly accounts: CacheBudget;
  readonly commands: CacheBudget;
}

interface Pending extends Member {
  resolve(answer: unknown): void;
  reject(reason: unknown): void;
}

/** Decided batch: the head on which it was decided, and the values for Postgres if anything is written. */
interface Draft {
  readonly head: Head;
  readonly plan: Plan;
  readonly values: readonly unknown[] | undefined;
}

/** Batch that has been sent: the id of its commit, null where it writes nothing, and a promise that it was committed. */
interface Sent {
  readonly commitId: string | null;
  readonly stands: Promise<boolean>;
}

/**
 * The one writer of a tenant's journal in this process: one batch is in flight, and the commands that
 * arrive meanwhile are the next, which is sent behind it after it is decided. Other processes may
 * write too: the fence shows that, and then the batch is decided again under the head's lock.
 */
export class TenantWriter {
  /** Runs each statement in a transaction of its own. */
  readonly #query: Query = (statement, values) => this.database.query(statement, values);
  /** Commits, one behind the other. */
  readonly #commits: Query;
  readonly #cache: WriterCache;
  readonly #recent: RecentCommands;
  #queue: Pending[] = [];
  #mode: WriterMode = 'IDLE';
  /** Time at which the last batch was settled, or the first taken: milliseconds of `performance.now`. */
  #settledAt = 0;
  /** Postgres server to which cache and head belong. */
  #history: object | undefined;
  /** Head as if the batch in flight were committed. */
  #head: Head | undefined;
  /** The batch in flight, or the last one that was. */
  #inFlight: readonly Pending[] = [];
  /** The commit that was sent last, until Postgres has answered it. */
  #unanswered: string | null = null;
  /** Batch that was sent behind the one in flight, while PIPELINED. */
  #behind: Plan | undefined;
  /** The rows that it writes. */
  #rowsInFlight: Plan['rows'] = new Map();
  /** Rows of the batch in flight from which derived rows are read. */
  #sourcesInFlight: SourceRows | undefined;
  #batchReady: () => void = () => undefined;

  constructor(
    private readonly database: Database, private readonly tenant: string, private readonly options: WriterOptions, rooms: WriterCaches,
  ) {
    const pipeline = database.pipeline();
    this.#commits = (statement, values) => database.query(statement, values, pipeline);
    this.#recent = new RecentCommands(rooms.commands);
    this.#cache = new WriterCache(tenant, rooms.accounts, options.loaders, options.reservations, options.limits, options.derived);
  }

  /** A later batch may be decided on top of what has been sent: cache and head are as that leaves them. */
  get #mayBuildAhead(): boolean {
    return this.#mode === 'IN_FLIGHT' || this.#mode === 'PIPELINED';
  }

  #enter(mode: WriterMode): void {
    this.#mode = nextMode(this.#mode, mode);
    assert(mode === 'PIPELINED' || this.#behind === undefined, 'a batch is behind another only while PIPELINED');
    assert(mode !== 'IDLE' || this.#queue.length === 0, 'an idle writer has no command waiting');
    assert(mode !== 'IDLE' || this.#unanswered === null, 'an idle writer has no commit under way');
  }

  /** Number of commands that wait. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Time that the oldest batch has waited for Postgres, in milliseconds; 0 while there is none. */
  get waitedMs(): number {
    return this.#mode !== 'IDLE' ? performance.now() - this.#settledAt : 0;
  }

  /** @throws ApiError OVERLOADED when too many commands wait already; Replay when it was applied before. */
  submit(member: Member): Promise<unknown> {
    if (this.waiting >= this.options.mostWaiting(this.tenant)) {
      throw new ApiError('OVERLOADED', 'Too many writes are waiting; repeat with the same key.');
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ ...member, resolve, reject });
      WRITES.waiting.add();
      if (this.#mode === 'IDLE') {
        this.#enter('DECIDING');
        this.#settledAt = performance.now();
        setImmediate(() => void this.#run());
      } else if (this.#queue.length >= this.#inFlight.length) this.#batchReady();
    });
  }

  /**
   * While a batch commits, the next is decided and sent as if it were committed; where it is not, the next is decided again. One that
   * repeats a command is settled under lock, where Postgres returns the result of the first.
   */
  async #run(): Promise<void> {
    let settled = Promise.resolve(true);
    while (this.#queue.length > 0) {
      if (this.#history !== this.database.history) this.#forget();
      const batch = this.#takeBatch();
      const rows = await this.#readAhead(batch);
      const aheadAt = rows && this.#canDecideAhead(batch, rows);
      if (!aheadAt) await settled;
      const isRepeated = batch.some(({ key }) => this.#recent.has(key));
      const draft = aheadAt && !isRepeated ? await this.#draft(batch, aheadAt, rows).catch(() => undefined) : undefined;
        const sent = draft && this.#pipeline(batch, draft);
      const stood = await settled;
      this.#settledAt = performance.now();
      if (this.#mode === 'PIPELINED') this.#takeOver();
      this.#inFlight = batch;
      settled = isRepeated || (sent && !stood) ? this.#retryUnderLock(batch) : this.#settle(batch, stood ? draft : undefined, sent);
      await Promise.race([settled, this.#whenBatchReady()]);
      await nextTurn(); // what has arrived in this one goes along: larger batches cost less
      if (this.#queue.length === 0) await settled;
    }
    this.#enter('IDLE');
  }

  /**
   * Reads the rows of the next batch while the one in flight commits. If that one is committed, nobody else has written since it was
   * decided: rows that it does not write are the same before and after it. Returns undefined when it writes one of them, when it turns out
   * not to be committed, or when a row depends on others that must be their newest.
   */
  async #readAhead(batch: readonly Pending[]): Promise<ReadonlyMap<string, unknown> | undefined> {
    const ids = batch.flatMap(({ command }) => command.loads.rows ?? []);
    if (ids.length === 0) return NO_ROWS;
    const { ownRows } = this.options;
    if (!this.#mayBuildAhead || !ownRows || !ids.every((id) => ownRows.has(prefixOf(id)))) return undefined;
    const head = this.#head;
    const rows = await this.#cache.readRows(this.#query, batch.map(({ command }) => command.loads)).catch(() => undefined);
    const written = new Set([...this.#rowsInFlight.values()].flat().flatMap(idsOf));
    const isNewest = !ids.some((id) => written.has(id)) && !this.#sourcesInFlight?.outdate(ids);
    return head === this.#head && isNewest ? rows : undefined;
  }

  /**
   * Checks that a batch can be decided ahead: only within this turn of the event loop, from memory: if it had to read, what it remembers
   * could change meanwhile.
   * @returns the instant to decide it at.
   */
  #canDecideAhead(batch: readonly Pending[], rows: ReadonlyMap<string, unknown>): Date | undefined {
    if (!this.#mayBuildAhead || !this.#head) return undefined;
    const at = this.#instantAfter(this.#head);
    const ids = new Set(this.#inFlight.map((pending) => pending.key.id));
    return batch.every(({ key, command }) => !ids.has(key.id) && this.#cache.holds(command.loads, rows, at)) ? at : undefined;
  }

  /** Now, or when the head was committed if another process' clock is ahead: `committed_at` never goes backwards. */
  #instantAfter(head: Head): Date {
    const now = this.database.clock.now();
    return now > head.committedAt ? now : head.committedAt;
  }

  /** Resolves when as many commands wait as are in flight. */
  #whenBatchReady(): Promise<void> {
    if (this.#queue.length >= this.#inFlight.length) return Promise.resolve();
    return new Promise((resolve) => { this.#batchReady = resolve; });
  }

  /**
   * Takes the next commands in order; a second one of the same identity waits until the first is settled. Takes at most half of the present
   * ones: while one half commits, callers of the other are answered and come back. A batch of all would have nobody to work for while it
   * commits, and nothing to commit afterwards.
   */
  #takeBatch(): Pending[] {
    const most = Math.min(LARGEST_BATCH, Math.ceil((this.#queue.length + this.#inFlight.length) / 2));
    const batch: Pending[] = [];
    const later: Pending[] = [];
    const ids = new Set<string>();
    for (const pending of this.#queue) {
      if (batch.length === most || ids.has(pending.key.id)) later.push(pending);
      else {
        ids.add(pending.key.id);
        batch.push(pending);
      }
    }
    assert(batch.length > 0, 'of those that wait, a batch takes at least one');
    assert(batch.length + later.length === this.#queue.length, 'a command that is not taken waits on');
    this.#queue = later;
    WRITES.waiting.add(-batch.length);
    return batch;
  }

  /** @returns the commands that were not applied before. */
  #answerRepeats(batch: Pending[], answers: ReadonlyMap<string, Error>): Pending[] {
    return batch.filter((pending) => {
      const answer = answers.get(pending.key.id);
      if (answer) pending.reject(answer);
      return !answer;
    });
  }

  /**
   * Sends a batch behind the one in flight, so that Postgres need not wait for it. It is committed only if that one is.
   * @returns undefined when none is in flight any more, or when it would need more than one commit.
   */
  #pipeline(batch: Pending[], draft: Draft): Sent | undefined {
    const isDecided = draft.values !== undefined && draft.plan.verdicts.length === batch.length;
    if (!isDecided || this.#unanswered === null || this.#head !== draft.head || this.database.isCluster) return undefined;
    failpoint('before-commit');
    assert(this.#behind === undefined, 'one batch at most is sent behind another');
    this.#enter('PIPELINED');
    this.#behind = draft.plan;
    return this.#send(draft);
  }

  /** The batch in flight is committed, and the one behind it takes its place. */
  #takeOver(): void {
    assert(this.#behind, 'a batch was sent behind');
    this.#behind = undefined;
    this.#enter('IN_FLIGHT');
  }

  /**
   * Settles a batch, in as many commits as it takes for each command to read the writes of those before it.
   * @param ahead the decision on it, made while the one before it committed. @param sent that decision's commit, where it is under way.
   * @returns true when all of it was committed at the first try, and with it what was decided ahead. Never throws.
   */
  async #settle(batch: Pending[], ahead: Draft | undefined, sent?: Sent): Promise<boolean> {
    let rest = batch;
    if (!sent) failpoint('before-commit');
    try {
      for (let draft = ahead, underway = sent; rest.length > 0; draft = underway = undefined) {
        if (!underway) this.#enter('DECIDING');
        draft ??= await this.#draft(rest);
        const [decided, waiting] = partsOf(rest, draft.plan);
        underway ??= this.#send(draft);
        if (waiting.length === 0 && this.#mode === 'DECIDING') this.#enter('IN_FLIGHT');
        if (!(await this.#finishIfStands(decided, draft, underway))) break;
        rest = waiting;
      }
      if (rest.length === 0) return true;
    } catch (error) {
      this.options.log.warn({ tenant: this.tenant, err: error }, 'a batch failed and is retried under lock');
      this.#forget();
    }
    return this.#retryUnderLock(rest);
  }

  /** Decides again a batch that was not committed, or whose commit is unknown. Never throws. */
  async #retryUnderLock(batch: Pending[]): Promise<false> {
    this.#behind = undefined;
    this.#enter('UNDER_LOCK');
    this.#unanswered = null;
    await this.#settleUnderLock(batch, performance.now() + PATIENCE_MS).catch((error: unknown) => rejectAll(batch, error));
    assert(this.#unanswered === null, 'nothing is sent beside a batch under lock');
    return false;
  }

  /** Decides a batch from the cache, on top of the one in flight. */
  async #draft(batch: readonly Pending[], at?: Date, rows?: ReadonlyMap<string, unknown>): Promise<Draft> {
    const head = (this.#head ??= await this.#readHead(this.#query, false));
    const now = this.database.clock.now();
    const decidedAt = at && at < now ? at : now;
    const plan = await this.#plan(this.#query, head, batch, at, rows);
    return { head, plan, values: plan.isEmpty ? undefined : batchValues(plan, decidedAt) };
  }

  /** Sends a decision, to be written if nobody else wrote since: behind the batch in flight, if there is one. */
  #send({ head, plan, values }: Draft): Sent {
    assert(this.#mode === 'DECIDING' || this.#mode === 'PIPELINED', 'a batch is sent once, and never beside one under lock');
    assert(plan.isEmpty || values, 'what a plan writes goes to Postgres');
    this.#accept(plan);
    const commitId = values ? plan.head.commitId : null;
    this.#unanswered = commitId;
    const stands = values ? commitBatch(this.#commits, values) : this.#readHead(this.#query, false).then((now) => isSameHead(now, head));
    stands.catch(() => undefined); // whoever settles the batch gets the error; one behind another that failed is settled without asking
    return { commitId, stands };
  }

  /** @returns false for a batch that was not committed, and must be decided again. */
  async #finishIfStands(batch: Pending[], { head, plan, values }: Draft, { commitId, stands }: Sent): Promise<boolean> {
    const stood = await (values ? timed(stands) : stands).catch(unlessRecordedAlready).finally(() => {
      if (this.#unanswered === commitId) this.#unanswered = null;
    });
    if (stood) this.#finish(batch, plan);
    else {
      WRITES.lostFences.add();
      this.#retract(head, plan);
    }
    return stood;
  }

  /**
   * Decides with the head locked: nothing can come between except an outside call's intent, whose key is then found taken at the next try.
   * Tries again when the database was unreachable or chose the transaction to end a deadlock.
   */
  async #settleUnderLock(batch: Pending[], deadline: number): Promise<void> {
    let rest = batch;
    let retaken = 0;
    for (let pause = FIRST_PAUSE_MS; rest.length > 0;) {
      try {
        rest = await this.#commitUnderLock(rest);
      } catch (error) {
        this.#forget();
        if (isRecordedAlready(error) && (retaken += 1) <= MOST_RETAKEN) continue;
        if (isUnableAtAll(error)) return rejectAll(rest, error);
        if (!(await this.#isPassing(error)))
          return isUntimely(error) ? rejectAll(rest, clockIsOff()) : this.#isolate(rest, error, deadline);
        if (performance.now() + pause > deadline) return rejectAll(rest, error);
        await sleep(pause);
        pause *= 2;
      }
    }
  }

  /** True when the same batch may succeed a moment later: one that only took too long may, one of a wrong clock may not. */
  async #isPassing(error: unknown): Promise<boolean> {
    if (isUntimely(error)) return this.database.clockWatch.look().catch(() => true);
    return isUnreachable(error) || isDeadlock(error);
  }

  /** @returns the commands that must be decided after this commit. */
  async #commitUnderLock(batch: Pending[]): Promise<Pending[]> {
    const { plan, answers } = await this.database.transaction(async (query) => {
      const head = await this.#readHead(query, true);
      const decidedAt = this.database.clock.now();
      await this.#catchUp(query, head);
      const keys = batch.map((pending) => pending.key);
      const taken = await findTaken(query, this.tenant, keys, this.database.answersKept);
      const fresh = batch.filter((pending) => !taken.has(pending.key.id));
      const decided = await this.#plan(query, head, fresh);
      if (!decided.isEmpty) assert(
        await timed(commitBatch(query, batchValues(decided, decidedAt))), 'the fence moved under the lock of the head',
      );
      return { plan: decided, answers: taken };
    }, this.tenant);
    this.#accept(plan);
    const [decided, waiting] = partsOf(this.#answerRepeats(batch, answers), plan);
    this.#finish(decided, plan);
    return waiting;
  }

  async #catchUp(query: Query, head: Head): Promise<void> {
    const touched = this.#head && (await readTouched(query, this.tenant, this.#head, head));
    if (touched) this.#cache.drop(touched);
    else this.#cache.clear();
  }

  async #plan(
    query: Query, head: Head, batch: readonly Pending[], at = this.#instantAfter(head), rows?: ReadonlyMap<string, unknown>,
  ): Promise<Plan> {
    const state = await this.#cache.load(query, batch.map((pending) => pending.command.loads), at, rows);
    const plan = planBatch(this.tenant, head, batch, state, this.options.gates);
    this.#cache.stage(state);
    return plan;
  }

  /** Isolates a command that makes its batch fail, so that the others do not fail with it: tries halves until it is alone. */
  async #isolate(batch: Pending[], error: unknown, deadline: number): Promise<void> {
    if (batch.length === 1) return rejectAll(batch, isTurnoverFull(error) ? refusalError(refusal('BALANCE_OVERFLOW')) : error);
    const middle = Math.ceil(batch.length / 2);
    await this.#settleUnderLock(batch.slice(0, middle), deadline);
    await this.#settleUnderLock(batch.slice(middle), deadline);
  }

  /** Adopts a plan: later decisions are made on top of it. */
  #accept(plan: Plan): void {
    assert(plan.head.commitNo === plan.expected.commitNo + (plan.isEmpty ? 0n : 1n), 'a commit moves the fence by one');
    if (!plan.isEmpty) this.#cache.keep();
    this.#head = plan.head;
    this.#rowsInFlight = plan.rows;
    this.#sourcesInFlight = plan.sources;
  }

  /** Retracts a plan that was not committed, with what was decided on top of it. */
  #retract(head: Head, plan: Plan): void {
    assert(head.commitNo < plan.head.commitNo || plan.isEmpty, 'a plan that is retracted moved the head');
    this.#cache.drop(plan.touched);
    if (this.#behind) this.#cache.drop(this.#behind.touched);
    this.#head = head;
  }

  /**
   * Finishes a settled batch. Its callers are answered in the next turn of the event loop: by then the batch after it is on its way, and
   * Postgres works while their answers are written.
   */
  #finish(batch: Pending[], plan: Plan): void {
    failpoint('after-commit');
    WRITES.commands.add(batch.length);
    for (const { span } of batch) span?.setAttributes({ 'razao.batch': batch.length, 'razao.commit': Number(plan.head.commitNo) });
    assert(plan.verdicts.length === batch.length, 'every command of a batch has a verdict');
    for (const verdict of plan.verdicts) {
      const { key, command } = verdict.member;
      if ('outcome' in verdict && !command.recordedByItsRows) this.#recent.remember(key);
    }
    setImmediate(() => batch.forEach((pending, index) => answer(pending, plan.verdicts[index])));
  }

  async #readHead(query: Query, lock: boolean): Promise<Head> {
    const head = await readHead(query, this.tenant, lock);
    assert(head, `tenant ${this.tenant} has no head`);
    return head;
  }

  #forget(): void {
    this.#history = this.database.history;
    this.#head = undefined;
    this.#cache.clear();
  }
}

/** Splits a batch as it was decided: commands with a verdict, and those that wait for the next commit. */
function partsOf(batch: Pending[], { verdicts, isEmpty }: Plan): [decided: Pending[], waiting: Pending[]] {
  if (verdicts.length === batch.length) return [batch, []];
  assert(!isEmpty, 'a command that waits for a commit has one to wait for');
  return [batch.slice(0, verdicts.length), batch.slice(verdicts.length)];
}

/** Ignores the error of a command that was applied before, maybe long ago: under lock its answer is found. */
function unlessRecordedAlready(error: unknown): false {
  if (!isRecordedAlready(error)) throw error;
  return false;
}

/** Counts the duration of a successful commit. */
async function timed(commit: Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  const stands = await commit;
  WRITES.commits.observe((performance.now() - began) / 1000);
  return stands;
}

function answer(pending: Pending, verdict: MemberVerdict | undefined): void {
  assert(verdict?.member === pending, 'verdicts are in the order of their batch');
  if ('outcome' in verdict) pending.resolve(verdict.outcome.answer);
  else pending.reject('refused' in verdict ? refusalError(verdict.refused) : verdict.failed);
}

function rejectAll(batch: readonly Pending[], error: unknown): void {
  for (const pending of batch) pending.reject(error);
}

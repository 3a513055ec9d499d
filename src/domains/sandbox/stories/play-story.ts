import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { differences } from './differences.ts';
import { render, ValueMissing } from './expression.ts';
import { JudgedClient } from './judged-client.ts';
import { Judgement } from './judgement.ts';
import { AnswerLost, operationNamed, OperationCalls, targetOf, type OperationAnswer } from './operation-calls.ts';
import { StoryEvents } from './story-events.ts';
import { scopeAt } from './story-scope.ts';
import { kindOf, type CallStep, type Fields, type JudgeStep, type Step, type Story } from './story.ts';
import type { Verdict } from './verdict.ts';
import { WriteRecorder } from './write-recorder.ts';

/** The installation that a story is played on. */
export interface StoryWorld {
  readonly tenant: string;
  /** The service's address for the player. */
  readonly baseUrl: string;
  /** Address of the simulated bank; undefined where there is none. */
  readonly bankUrl: string | undefined;
  now(): Date;
  /** Returns a token for the client that plays, valid now. */
  fetchToken(): Promise<string>;
}

export interface PlayOptions {
  /** Names the run in texts of the story, such as addresses of keys: another for each run. */
  readonly run?: string | undefined;
  readonly seed: number;
  readonly parameters: Readonly<Record<string, number>>;
  /** Address of a client to judge. */
  readonly judge?: string | undefined;
  /** Recorder of the client's writes, and its address for the client. */
  readonly recorder: WriteRecorder;
  readonly recorderUrl: string;
  /** Called when a step with a heading begins, and after each advance. */
  seen(progress: StoryProgress): void;
}

export interface StoryProgress {
  readonly now: Date;
  readonly say?: string;
}

/** A story that was played. */
export interface PlayedStory {
  readonly story: string;
  readonly run: string;
  readonly seed: number;
  readonly from: Date;
  readonly now: Date;
  /** Number of expectations that held. */
  readonly held: number;
  /** Each expectation that did not hold, in words. */
  readonly failed: readonly string[];
  /** The story's events by type. */
  readonly events: Readonly<Record<string, number>>;
  /** Number of writes that were doubled. */
  readonly doubled: number;
  /** What became of the judged client; null where none was judged. */
  readonly verdict: Verdict | null;
}

type Names = Record<string, unknown>;

const AT_ONCE = 8;
const BANK_MS = 30_000;
/** Longest wait for an answer that a step waits for, and pause between two reads, in milliseconds. */
const [WAIT_MS, PAUSE_MS] = [60_000, 100];
/** Time in which the bank and the service settle what is under way. */
const REST = '10s';

/** Plays a story from its first step to its last. An expectation that does not hold is noted, and the story goes on. */
export class StoryPlayer {
  readonly #calls: OperationCalls;
  readonly #events: StoryEvents;
  readonly #judgement: Judgement | undefined;
  readonly #run: string;
  readonly #failed: string[] = [];
  #held = 0;
  #provider: Promise<string> | undefined;

  constructor(private readonly story: Story, private readonly world: StoryWorld, private readonly options: PlayOptions) {
    this.#run = options.run ?? randomUUID().slice(0, 8);
    this.#calls = new OperationCalls(world.tenant, () => world.fetchToken());
    this.#events = new StoryEvents(this.#calls, world.baseUrl);
    this.#judgement = options.judge === undefined ? undefined : new Judgement({
      story, calls: this.#calls, baseUrl: world.baseUrl, client: new JudgedClient(options.judge), recorder: options.recorder,
    });
  }

  /** @throws ClientRefused where a client is to be judged that does not answer; Error when the service does not. */
  async play(): Promise<PlayedStory> {
    try {
      return await this.#play();
    } finally {
      await this.#judgement?.leave();
    }
  }

  async #play(): Promise<PlayedStory> {
    const { story, world, options: { seed, parameters, recorderUrl } } = this;
    const from = world.now();
    await this.#events.begin();
    await this.#judgement?.begin(this.#run, recorderUrl);
    await this.#steps(story.steps, { run: this.#run, seed, tenant: world.tenant, ...parameters }, '');
    await this.#advance({ advance: REST });
    const verdict = await this.#judgement?.end(() => this.#advance({ advance: '1m' })) ?? null;
    return {
      story: story.story, run: this.#run, seed, from, now: world.now(), held: this.#held, failed: this.#failed,
      events: await this.#events.count(), doubled: this.#doubled, verdict,
    };
  }

  async #steps(steps: readonly Step[], names: Names, place: string): Promise<void> {
    for (const [index, step] of steps.entries()) {
      if (step.when !== undefined && (step.when === 'judged') !== (this.#judgement !== undefined)) continue;
      if (step.say !== undefined) this.options.seen({ now: this.world.now(), say: String(this.#render(step.say, names, place)) });
      await this.#step(step, names, `${place}/${index + 1}`).catch((error: unknown) => {
        if (!(error instanceof ValueMissing)) this.#fail(place, index, step, error);
        else if (this.#failed.length === 0) this.#fail(place, index, step, error); // else what failed before has left no value
      });
    }
  }

  #fail(place: string, index: number, step: Step, error: unknown): void {
    const { message } = error as Error;
    this.#failed.push(`step ${`${place}/${index + 1}`.slice(1)} (${kindOf(step) ?? 'say'}): ${message}`);
  }

  async #step(step: Step, names: Names, place: string): Promise<void> {
    const rendered = <Value>(value: Value): Value => this.#render(value, names, place) as Value;
    if ('each' in step) return this.#each(step, names, place);
    if ('judge' in step) return this.#judgement?.judge(rendered(step) as JudgeStep);
    if ('client' in step) return this.#remember(step, names, await this.#tell(rendered(step), place));
    if ('call' in step) return this.#remember(step, names, await this.#call(rendered(step), place));
    if ('bank' in step) return this.#remember(step, names, await this.#bank(step.bank, rendered(step.body ?? {})));
    if ('advance' in step) return this.#advance({ advance: rendered(step.advance) });
    if ('until' in step) return this.#advance({ to: rendered(step.until) });
    if ('let' in step) return void Object.assign(names, rendered(step.let));
    if ('expect' in step) return this.#expect(differences(rendered(step.expect), rendered(step.is), 'the value'));
    if ('events' in step) return this.#expect(differences(await this.#countedEvents(step.events), rendered(step.events), 'events'));
    if ('doubled' in step) this.#expect(differences(this.#doubled, rendered(step.doubled), 'the number of doubled writes'));
  }

  get #doubled(): number {
    return this.options.recorder.doubled().reduce((sum, { surplus }) => sum + surplus, 0);
  }

  #render(value: unknown, names: Names, place: string): unknown {
    return render(value, scopeAt(place, names, () => this.world.now()));
  }

  #remember({ as }: { readonly as?: string }, names: Names, value: unknown): void {
    this.#events.own(value);
    if (as !== undefined) names[as] = value;
  }

  #expect(findings: readonly string[]): void {
    if (findings.length > 0) throw new Error(findings.join('; '));
    this.#held += 1;
  }

  /** All types that are asked for, those without an event too. */
  async #countedEvents(wanted: Fields): Promise<Readonly<Record<string, number>>> {
    return { ...Object.fromEntries(Object.keys(wanted).map((type) => [type, 0])), ...await this.#events.count() };
  }

  /** Repetitions are played side by side: one has its own names, and does not see those of others. */
  async #each({ each, as, into, steps }: Extract<Step, { each: unknown }>, names: Names, place: string): Promise<void> {
    const over = this.#render(each, names, place);
    const items = Array.isArray(over) ? over as unknown[] : Array.from({ length: Number(over) }, (_, index) => index);
    const made: Names[] = items.map(() => ({}));
    const waiting = [...items.entries()];
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [index, item] = next;
        const own: Names = Object.assign({} as Names, names, { index }, as !== undefined && { [as]: item });
        await this.#steps(steps, own, `${place}:${index + 1}`);
        made[index] = Object.fromEntries(Object.entries(own).filter(([name, value]) => names[name] !== value));
      }
    }));
    if (into !== undefined) names[into] = made;
  }

  async #call(step: Extract<Step, { call: string; key?: string; wait_for?: Fields }>, place: string): Promise<unknown> {
    const { call: operation, path, query, body, key, wait_for: awaited } = step;
    const isWrite = operationNamed(operation).method !== 'GET';
    const call = {
      operation, path, query, body, key: isWrite && operationNamed(operation).idempotency !== null ? key ?? this.#keyOf(place) : undefined,
    };
    const patience = performance.now() + WAIT_MS;
    for (;;) {
      const answer = await this.#calls.call(this.world.baseUrl, call);
      const missing = awaited ? differences(answer.body, awaited) : [];
      if (missing.length === 0) return this.#require(step, operation, answer);
      if (performance.now() > patience) throw new Error(`${operation} waited a minute: ${missing.join('; ')}`);
      await sleep(PAUSE_MS);
    }
  }

  #keyOf(place: string): string {
    return `story-${this.#run}${place.replaceAll('/', '-')}`;
  }

  #require({ refused, expect }: CallStep, operation: string, { status, body }: OperationAnswer): unknown {
    const code = (body as { error?: string } | undefined)?.error;
    const isRight = refused === undefined ? status < 300 : code === refused;
    if (!isRight) {
      throw new Error(`${operation} answered ${status} ${JSON.stringify(body)}${refused === undefined ? '' : `, and not ${refused}`}`);
    }
    if (expect !== undefined) this.#expect(differences(body, expect));
    else this.#held += 1;
    return body;
  }

  /** The judged client makes the write; without one the player does, as the step says. */
  async #tell(step: Extract<Step, { client: string }>, place: string): Promise<unknown> {
    const { client: operation, path, body, told = 1, answer, keys = 1, refused } = step;
    const { recorder, recorderUrl } = this.options;
    const wanted = { operation, path: targetOf({ operation, path }, this.world.tenant), body };
    if (answer === 'lost') recorder.loseAnswer(operation);
    recorder.wanted.push(wanted);
    if (this.#judgement) return this.#judgement.tell({ act: this.#keyOf(place), wanted, told, isRefused: refused !== undefined });
    let last: OperationAnswer | undefined;
    for (let key = 1; key <= keys; key += 1) for (let time = 1; time <= told; time += 1) {
      const call = { operation, path, body, key: `${this.#keyOf(place)}-${key}` };
      const attempt = this.#calls.call(recorderUrl, call);
      last = await attempt.catch((error: unknown) => {
        if (!(error instanceof AnswerLost)) throw error;
        return key < keys ? undefined : this.#calls.call(recorderUrl, call);
      });
    }
    return last && this.#require(step, operation, last);
  }

  async #bank(operation: string, body: Fields): Promise<unknown> {
    const { bankUrl } = this.world;
    if (bankUrl === undefined) throw new Error('this installation has no simulated bank: set RAZAO_SPONSOR_URL');
    this.#provider ??= this.#findProvider();
    const answer = await fetch(`${bankUrl.replace(/\/$/, '')}/_control/${operation}`, {
      method: 'POST', redirect: 'manual', headers: { 'Content-Type': 'application/json' }, signal: AbortSignal.timeout(BANK_MS),
      body: JSON.stringify({ provider_id: await this.#provider, ...body }),
    });
    if (!answer.ok) throw new Error(`the bank answered ${answer.status} to ${operation}: ${await answer.text()}`);
    return answer.json();
  }

  /** The provider that serves the tenant's Pix. */
  async #findProvider(): Promise<string> {
    const { status, body } = await this.#calls.call(this.world.baseUrl, { operation: 'operatorListRailBindings' });
    const bound = (body as { items?: { rail: string; provider_id: string }[] }).items?.find(({ rail }) => rail === 'PIX');
    if (!bound) throw new Error(`the tenant has no provider for PIX (operatorListRailBindings answered ${status})`);
    return bound.provider_id;
  }

  /** Moves the clock by its control API, with a token that is fetched for it. */
  async #advance(target: { readonly advance: string } | { readonly to: string }): Promise<void> {
    await this.#events.count(); // the feed forgets events after some days
    const answer = await fetch(`${this.world.baseUrl}/_control/clock`, {
      method: 'POST', redirect: 'manual', body: JSON.stringify(target),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await this.world.fetchToken()}` },
    });
    if (!answer.ok) throw new Error(`the clock answered ${answer.status}: ${await answer.text()}`);
    this.options.seen({ now: this.world.now() });
  }
}

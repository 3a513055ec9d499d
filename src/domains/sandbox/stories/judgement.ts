import { differences } from './differences.ts';
import { ClientRefused, type JudgedClient } from './judged-client.ts';
import { operationNamed, type OperationCalls } from './operation-calls.ts';
import type { JudgeStep, Story } from './story.ts';
import { VerdictDraft, type Verdict } from './verdict.ts';
import type { WantedWrite, WriteRecorder } from './write-recorder.ts';

export interface JudgementOptions {
  readonly story: Story;
  readonly calls: OperationCalls;
  readonly baseUrl: string;
  readonly client: JudgedClient;
  readonly recorder: WriteRecorder;
}

/** Types that are old news at the end of a story. */
const FIRST_NEWS = ['obligation.created', 'obligation.dispatched', 'med_case.opened', 'product_instance.created'];

interface Attempt {
  readonly event_id: string;
  readonly event_type: string;
  readonly state: string;
  readonly response_status: number | null;
}

interface Transaction {
  readonly id: string;
  readonly amount: number;
  readonly direction: string;
  readonly status: string;
}

/** A payment in a client's statement. */
interface ClientPayment {
  readonly id: string;
  readonly amount_cents: number;
  readonly status: string;
}

/**
 * Judges a client while a story is played. Its events come to it as they come about, and all of them again at the end; last of all come the
 * first events of payments and cases once more, when later ones have long been there.
 */
export class Judgement {
  readonly #draft: VerdictDraft;
  readonly #later: (() => Promise<void>)[] = [];
  /** The endpoint of events as they come about, and those that send them again. */
  #endpoints: string[] = [];
  #since = '';

  constructor(private readonly options: JudgementOptions) {
    this.#draft = new VerdictDraft(options.story);
  }

  /** Has events sent to the client, and tells it of the story. @throws ClientRefused */
  async begin(run: string, recorderUrl: string): Promise<void> {
    const { client, story } = this.options;
    const made = await this.#call('createWebhookEndpoint', { key: `story-${run}-events`, body: { url: client.webhookUrl } });
    const { endpoint_id: first, secret, created_at: since } = made as { endpoint_id: string; secret: string; created_at: string };
    [this.#since, this.#endpoints] = [since, [first]];
    for (const event_types of [['*'], FIRST_NEWS]) {
      const again = await this.#call('createWebhookEndpoint', {
        key: `story-${run}-again-${event_types.length}`, body: { url: client.webhookUrl, event_types, enabled: false },
      });
      const { endpoint_id } = again as { endpoint_id: string };
      await this.#call('updateWebhookEndpoint', { path: { endpoint_id }, body: { secret, secret_overlap_hours: 0 } });
      this.#endpoints.push(endpoint_id);
    }
    await client.begin({ story: story.story, run, base_url: recorderUrl, webhook: { url: client.webhookUrl, secret } });
  }

  /**
   * Tells the client to make a write.
   * @returns the answer that its write had; undefined where it made none, or one that was refused.
   */
  async tell({ act, wanted, told, isRefused }: { act: string; wanted: WantedWrite; told: number; isRefused: boolean }): Promise<unknown> {
    const { client, recorder } = this.options;
    const before = recorder.effectsOf(wanted).length;
    const { method } = operationNamed(wanted.operation);
    const statuses: number[] = [];
    for (let time = 1; time <= told; time += 1) statuses.push(await client.act(act, { ...wanted, method }));
    const made = recorder.effectsOf(wanted).slice(before);
    const isDone = isRefused
      ? recorder.writes.some((it) => it.operation === wanted.operation && it.path === wanted.path)
      : made.length > 0;
    this.#draft.judge('acts-when-told', isDone ? [] : [
      `${act}: told to ${wanted.operation} ${wanted.path}, the client made no such write at base_url, and answered ${statuses.join(', ')}`,
    ]);
    return made[0]?.answer;
  }

  /** Judges a rule, at the end where it is about what the client knows by then. */
  async judge(step: JudgeStep): Promise<void> {
    if (step.call !== undefined) return this.#judgeAnswer(step, step.call);
    this.#later.push(async () => {
      if (step.knows) await this.#judgeKnowledge(step.judge, step.knows.id, step.knows.fields);
      else if (step.statement !== undefined) await this.#judgeStatement(step.judge, step.statement);
      else if (step.writes) this.#judgeWrites(step.judge, step.writes);
    });
  }

  /** Sends all events again, and judges all that is left. @param rest lets time pass, in which events are delivered. */
  async end(rest: () => Promise<void>): Promise<Verdict> {
    await rest();
    try {
      for (const endpoint_id of this.#endpoints.slice(1)) {
        await this.#call('updateWebhookEndpoint', { path: { endpoint_id }, body: { enabled: true } });
        await this.#call('recoverWebhookEndpoint', { path: { endpoint_id }, body: { since: this.#since } });
        await rest();
      }
      await this.#judgeDeliveries();
    } catch (error) {
      for (const rule of ['events-acknowledged', 'events-handled-once']) this.#draft.leaveOpen(rule, (error as Error).message);
    }
    for (const judge of this.#later) await judge().catch((error: unknown) => {
      if (!(error instanceof ClientRefused)) throw error;
      this.#draft.judge('acts-when-told', [error.message]);
    });
    this.#judgeDoubles();
    return this.#draft.verdict;
  }

  /** Has no more events sent to the client. */
  async leave(): Promise<void> {
    for (const endpoint_id of this.#endpoints.splice(0)) await this.#call('deleteWebhookEndpoint', { path: { endpoint_id } });
  }

  async #judgeDeliveries(): Promise<void> {
    for (const endpoint_id of this.#endpoints) {
      const attempts = await this.options.calls.list<Attempt>(this.options.baseUrl, 'listWebhookDeliveries', { query: { endpoint_id } });
      const byEvent = Map.groupBy(attempts, ({ event_id }) => event_id);
      const refused = [...byEvent.values()].filter((its) => !its.some(({ state }) => state === 'SUCCEEDED'));
      this.#draft.judge('events-acknowledged', refused.map(([first]) =>
        `${first?.event_type} ${first?.event_id} was answered ${first?.response_status ?? 'nothing'}`));
    }
  }

  #judgeDoubles(): void {
    this.#draft.judge('no-write-doubled', this.options.recorder.doubled().map(({ operation, path, keys }) =>
      `${operation} ${path} was made ${keys.length} times, under the keys ${keys.map((key) => key ?? '(none)').join(' and ')}`));
  }

  async #judgeAnswer({ judge, path, query, expect }: JudgeStep, operation: string): Promise<void> {
    const { status, body } = await this.options.calls.call(this.options.baseUrl, { operation, path, query });
    this.#draft.judge(judge, status < 300 ? differences(body, expect, operation) : [`${operation} answered ${status}`]);
  }

  async #judgeKnowledge(rule: string, id: string, fields: object): Promise<void> {
    const known = await this.options.client.knows(id);
    if (known === undefined) return this.#draft.leaveOpen(rule, `the client offers nothing at /resources/${id}`);
    this.#draft.judge(rule, differences(known, fields, id));
  }

  #judgeWrites(rule: string, { operation, containing = {}, at_most: most }: NonNullable<JudgeStep['writes']>): void {
    const sent = this.options.recorder.writes.filter((it) => it.operation === operation && !it.isReplayed &&
      differences({ path: it.path, body: it.body }, containing).length === 0);
    const keys = [...new Set(sent.map(({ key }) => key))];
    this.#draft.judge(rule, keys.length <= Number(most) ? [] : [
      `${operation} was sent under ${keys.length} keys, and not ${most} at most: ${keys.join(', ')}`,
    ]);
  }

  async #judgeStatement(rule: string, account: string): Promise<void> {
    const offered = await this.options.client.statement(account);
    if (offered === undefined) {
      for (const it of [rule, 'events-handled-once']) this.#draft.leaveOpen(it, `the client offers no statement of ${account}`);
      return;
    }
    const payments = (offered as { payments?: ClientPayment[] }).payments;
    if (!Array.isArray(payments)) return this.#draft.judge(rule, [`the client's statement of ${account} has no list of payments`]);
    const { calls, baseUrl } = this.options;
    const ours = await calls.list<Transaction>(baseUrl, 'listAccountTransactions', { path: { account_id: account } });
    const twice = [...Map.groupBy(payments, ({ id }) => id)].filter(([, its]) => its.length > 1);
    this.#draft.judge('events-handled-once', twice.map(([id, its]) => `${id} is ${its.length} times in the statement of ${account}`));
    this.#draft.judge(rule, compareStatements(account, ours, payments));
  }

  async #call(operation: string, call: { path?: Record<string, unknown>; body?: object; key?: string }): Promise<unknown> {
    const { status, body } = await this.options.calls.call(this.options.baseUrl, { operation, ...call });
    if (status >= 300) throw new ClientRefused(`${operation} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }
}

/** Ours by id beside theirs; one that is twice is the matter of another rule. */
function compareStatements(account: string, ours: readonly Transaction[], theirs: readonly ClientPayment[]): string[] {
  const known = new Map(theirs.map((it) => [it.id, it]));
  const missing = ours.flatMap(({ id, amount, direction, status }) => {
    const it = known.get(id);
    known.delete(id);
    if (!it) return [`${id} is missing in the client's statement of ${account}`];
    return differences(it, { amount_cents: direction === 'DEBIT' ? -amount : amount, status }, id);
  });
  return [...missing, ...[...known.keys()].map((id) => `${id} is in the client's statement of ${account}, and not in ours`)];
}

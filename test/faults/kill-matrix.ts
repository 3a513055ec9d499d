/** The process dies at each place of each write and starts again, and the client repeats with its key. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { operations, type OperationId } from '../../generated/operations.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { verifyQuotas } from '../../src/command-line/verify-quotas.ts';
import { verifySquads } from '../../src/domains/squads/index.ts';
import type { Failpoint } from '../../src/platform/failpoints.ts';
import { expectContract } from '../conformance/response-validator.ts';
import { isCluster } from '../support/cluster.ts';
import { eventually, TENANT, type Call, type TestService } from '../support/service.ts';
import type { TestSponsor } from '../support/sponsor.ts';
import { ServiceChild } from './service-child.ts';
import { ALL_EVENTS } from '../support/payments.ts';

/**
 * The two `in-transaction` are not failpoints of the code: Postgres is kept from going on, the process dies meanwhile, and
 * then its transaction is left to Postgres, or ended there as well.
 */
export type KillPoint = Extract<Failpoint, 'before-commit' | 'after-commit' | 'after-call'> | 'in-transaction' | 'in-transaction, ended';
const PLACES: readonly KillPoint[] = ['before-commit', 'in-transaction', 'in-transaction, ended', 'after-commit'];

/** Places where a write can die; one that calls the sponsor also dies when the sponsor has acted and nobody here knows. */
export function placesOf({ asksSponsor = false }: Row): readonly KillPoint[] {
  return asksSponsor ? [...PLACES, 'after-call'] : PLACES;
}

/** The service's connections that wait for a lock, on a cluster's nodes too. */
const WAITING = isCluster ? 'from (select distinct waiting_gpid as pid from citus_lock_waits) w' : `from pg_stat_activity
  where datname = current_database() and application_name = 'razao' and wait_event_type = 'Lock'`;

/** A write, prepared so that it succeeds once. */
export interface Row {
  operationId: OperationId;
  /** Distinguishes two rows of one operation. */
  kind?: string;
  /** True when it calls an outside party before it is done. */
  asksSponsor?: boolean;
  prepare(api: TestService, sponsor: TestSponsor): Promise<Call>;
  /** The sponsor's word of it can come before our own record: then a step that nobody saw is not announced. */
  maySkipStep?: boolean;
  /** Waits for the sponsor's later reports of it. */
  settled?(api: TestService, answer: Record<string, string>): Promise<unknown>;
}

interface Reply {
  status: number;
  text: string;
  isReplayed: boolean;
}

/** Effect of a write on the books: the numbers of entries, events and recorded answers. */
interface Effect {
  entries: number;
  events: number;
  answers: number;
}

export class KillMatrix {
  readonly #admin: pg.Client;
  readonly #effects = new Map<Row, Effect>();
  #child: ServiceChild | undefined;

  private constructor(private readonly api: TestService, private readonly sponsor: TestSponsor, private readonly token: string) {
    this.#admin = new pg.Client({ connectionString: api.databaseUrl });
  }

  /**
   * @param api the same books in a process that stays alive: prepares each write, and counts its effects.
   * @param sponsor its provider.
   */
  static async open(api: TestService, sponsor: TestSponsor): Promise<KillMatrix> {
    const matrix = new KillMatrix(api, sponsor, await api.token());
    await matrix.#admin.connect();
    return matrix;
  }

  /**
   * One cell of the table.
   * @returns the errors: none, when the write had the effect of an undisturbed one, gets the same answer
   * at every repetition, and the books verify.
   */
  async run(row: Row, place: KillPoint): Promise<string[]> {
    const expected = this.#effects.get(row) ?? (await this.#undisturbed(row));
    this.#effects.set(row, expected);
    const call = { ...(await row.prepare(this.api, this.sponsor)), key: randomUUID() };
    const before = await this.#count();
    const died = await this.#die(row, call, place);
    await this.#endLeases();
    const first = await this.#send(row, call);
    const second = await this.#send(row, call);
    await row.settled?.(this.api, JSON.parse(second.text) as Record<string, string>);
    const effect = difference(before, await this.#count());
    const { ok } = await verifyJournal(this.api.service.database, TENANT);
    const { differences } = await verifySquads(this.api.service.database, TENANT);
    const quotas = await verifyQuotas(this.api.service.database, TENANT);
    return [
      ...(died ? [] : ['the process did not die there']),
      ...(first.status < 300 ? [] : [`the repetition was answered ${first.status} ${first.text}`]),
      ...(second.status === first.status && second.text === first.text && second.isReplayed ? [] : [
        `then ${second.status} ${second.text}`,
      ]),
      ...(isSame(row, effect, expected) ? [] : [`left ${JSON.stringify(effect)}, not ${JSON.stringify(expected)}`]),
      ...(ok ? [] : ['the books do not verify']),
      ...differences, ...quotas.differences,
    ];
  }

  async close(): Promise<void> {
    await this.#child?.kill();
    await this.#admin.end();
  }

  async #undisturbed(row: Row): Promise<Effect> {
    const call = { ...(await row.prepare(this.api, this.sponsor)), key: randomUUID() };
    const before = await this.#count();
    const { status, text } = await this.#send(row, call);
    if (status >= 300) throw new Error(`${row.operationId}: ${status} ${text}`);
    await row.settled?.(this.api, JSON.parse(text) as Record<string, string>);
    return difference(before, await this.#count());
  }

  /** @returns whether the process died of it before it answered. */
  async #die(row: Row, call: Call, place: KillPoint): Promise<boolean> {
    const child = await this.#running();
    if (place === 'in-transaction' || place === 'in-transaction, ended') return this.#dieInside(
      child, row, call, place !== 'in-transaction',
    );
    await child.arm(place);
    const isAnswered = await this.#request(row, call).then(() => true, () => false);
    await child.ended().catch(() => undefined);
    return !isAnswered && !child.isRunning;
  }

  async #dieInside(child: ServiceChild, row: Row, call: Call, isEnded: boolean): Promise<boolean> {
    await this.#admin.query('begin');
    await this.#admin.query('select from razao.heads where tenant_id = $1 for update', [TENANT]);
    const isAnswered = this.#request(row, call).then(() => true, () => false);
    await eventually(async () => this.#isSomebodyWaiting());
    await child.kill();
    if (isEnded) await this.#admin.query(`select pg_terminate_backend(pid) ${WAITING}`);
    await this.#admin.query('rollback');
    await eventually(async () => !(await this.#isSomebodyWaiting()));
    return !(await isAnswered);
  }

  /** Ends all leases, as if a minute had passed: a dead process' work may be taken up. */
  async #endLeases(): Promise<void> {
    await this.#admin.query('update razao.commands set leased_until = null where leased_until is not null');
    await this.#admin.query(
      `update razao.med_cases set release = jsonb_set(release, '{until}', '"2026-01-01T00:00:00Z"') where release is not null`,
    );
  }

  async #isSomebodyWaiting(): Promise<boolean> {
    await this.#admin.query('select pg_stat_clear_snapshot()'); // else this transaction never sees a connection made since
    return (await this.#admin.query(`select ${WAITING}`)).rowCount !== 0;
  }

  async #running(): Promise<ServiceChild> {
    if (!this.#child?.isRunning) this.#child = await ServiceChild.start(this.api.databaseUrl, { RAZAO_ROLES: 'api' });
    return this.#child;
  }

  async #send(row: Row, call: Call): Promise<Reply> {
    await this.#running();
    return this.#request(row, call);
  }

  async #request({ operationId }: Row, { path = {}, body, key }: Call): Promise<Reply> {
    const operation = operations.find((it) => it.operationId === operationId);
    const url = operation?.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name])) ?? '';
    const response = await fetch(`${this.#child?.baseUrl}${url}`, {
      method: operation?.method ?? 'POST',
      headers: { 'authorization': `Bearer ${this.token}`, 'content-type': 'application/json', 'idempotency-key': String(key) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expectContract(operationId, response.status, JSON.parse(text));
    return { status: response.status, text, isReplayed: response.headers.get('idempotency-replayed') === 'true' };
  }

  async #count(): Promise<Effect> {
    const { rows } = await this.#admin.query<Effect>(`
      select (select count(*)::int from razao.journal_entries where tenant_id = $1) as entries,
             (select count(*)::int from ${ALL_EVENTS} o where tenant_id = $1) as events,
             (select count(*)::int from razao.commands where tenant_id = $1 and command_id like 'key:%') as answers`, [TENANT]);
    return rows[0] ?? { entries: 0, events: 0, answers: 0 };
  }
}

function isSame({ maySkipStep = false }: Row, effect: Effect, expected: Effect): boolean {
  const steps = Math.abs(effect.events - expected.events);
  return effect.entries === expected.entries && effect.answers === expected.answers && (steps === 0 || (maySkipStep && steps === 1));
}

function difference(before: Effect, after: Effect): Effect {
  return { entries: after.entries - before.entries, events: after.events - before.events, answers: after.answers - before.answers };
}

/**
 * Promotion after promotion under load: the primary dies or freezes, its synchronous standby takes over, and the lost server is rebuilt as
 * the next standby. Two processes, never started again, reach both servers by one URL. No acknowledged write is lost or doubled, payments
 * out are dispatched and settled, and webhooks have no gap. PROMOTIONS says how many; `make faults` takes fifty, `make test` two.
 */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Event, ObligationResponse, PartyResponseOut } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { createMongoDatabase } from '../support/database.ts';
import { ALL_EVENTS, ALL_OBLIGATIONS } from '../support/payments.ts';
import { Receiver } from '../support/receiver.ts';
import { ReplicatedPostgres } from '../support/replicated-postgres.ts';
import { eventually, startTestService, TENANT, transferBody, untilMongodbIsUp, type TestService } from '../support/service.ts';
import { Load, type Sent, type Write } from './load.ts';
import { endAll, ServiceChild } from './service-child.ts';

const PROMOTIONS = Number(process.env['PROMOTIONS'] ?? (process.env['FAULTS'] === 'all' ? 50 : 2));
const TIMEOUT_MS = 120_000 + PROMOTIONS * 60_000;
/** What is promised of writes after a primary is lost and its standby promoted. */
const LONGEST_WITHOUT_WRITES_MS = 10_000;
/** Of each process. */
const CLIENTS = 4;
/** Writes answered between one promotion and the next loss. */
const SOME = 60;
/** Longer than any lease: of a step whose end Postgres did not hear. */
const PATIENCE_S = 120;
const OPENING_CENTS = 20_000;
/** Keys that are repeated at the end. */
const REPEATED = 500;
/** Silent connections are given up soon. */
const SETTINGS = {
  RAZAO_ROLES: 'api,worker', RAZAO_WEBHOOK_ALLOW_LOOPBACK: '1', RAZAO_POSTGRES_CONNECT_SECONDS: '2', RAZAO_POSTGRES_STATEMENT_SECONDS: '2',
};

const ends: (() => unknown)[] = [];
const atEnd = <T>(thing: T, end: (it: T) => unknown): T => (ends.push(() => end(thing)), thing);
beforeEach(() => { ends.length = 0; });
afterEach(() => endAll(ends), TIMEOUT_MS);

/** Transfers to and fro, in every tenth place a payment out, and a party: a commit without entries. */
function writes(accounts: readonly string[]): () => Write {
  let n = 0;
  return () => {
    n += 1;
    if (n % 10 === 5) return {
      operationId: 'createParty', path: '/v1/parties', body: { type: 'individual', display_name: `Ana ${n}`, country: 'BR' },
    };
    const [from = '', to = ''] = [accounts[n % accounts.length], accounts[(n + 1 + (n % 3)) % accounts.length]];
    const body = transferBody(from, to, 1 + (n % 40));
    const creditor = { kind: 'external', external_id: 'fornecedor' };
    return { operationId: 'createObligation', path: '/v1/obligations', body: n % 10 === 0 ? { ...body, rail: 'MOCK', creditor } : body };
  };
}

/** Events as they came first, by their entity, and how many times any came. */
class Inbox {
  readonly byEntity = new Map<string, Map<string, Event>>();
  arrivals = 0;

  constructor(receiver: Receiver) {
    receiver.answer = (response) => {
      for (const { event } of receiver.received.splice(0)) this.#take(event);
      response.writeHead(204).end();
    };
  }

  isSettled(obligationId: string): boolean {
    return [...this.byEntity.get(obligationId)?.values() ?? []].some(({ event_type }) => event_type === 'obligation.settled');
  }

  #take(event: Event): void {
    this.arrivals += 1;
    const events = this.byEntity.get(event.entity.entity_id) ?? new Map<string, Event>();
    this.byEntity.set(event.entity.entity_id, events);
    if (!events.has(event.event_id)) events.set(event.event_id, event);
  }
}

interface Promotion {
  readonly loss: keyof typeof LOSSES;
  /** Longest time in which no write was answered. */
  readonly withoutWritesMs: number;
  /** From the loss until a payment out of after the promotion was dispatched and settled, and its webhook came. */
  readonly untilSettledMs: number;
}

const LOSSES = {
  crash: ({ primary }: ReplicatedPostgres) => primary.kill(),
  freeze: async ({ primary }: ReplicatedPostgres) => primary.freeze(),
};

const answerOf = <T>({ text = '{}' }: Partial<Sent>): T => JSON.parse(text) as T;
const idOf = (sent: Sent): string => {
  const { obligation_id, party_id } = answerOf<Partial<ObligationResponse & PartyResponseOut>>(sent);
  return obligation_id ?? party_id ?? '';
};
const isPayout = ({ body }: Sent): boolean => (body as { rail?: string }).rail === 'MOCK';

interface Scene {
  readonly servers: ReplicatedPostgres;
  readonly load: Load;
  readonly inbox: Inbox;
}

/** Loses the primary, promotes its standby, waits until work of all kinds goes on, and rebuilds a standby. */
async function promote({ servers, load, inbox }: Scene, loss: Promotion['loss']): Promise<Promotion> {
  const lostAt = performance.now();
  await LOSSES[loss](servers);
  await servers.takeOver();
  const promotedAt = performance.now();
  const first = load.succeeded.length;
  const sentSince = () => load.succeeded.slice(first).filter(({ sentAt }) => sentAt > promotedAt);
  await eventually(async () => sentSince().length > 0, PATIENCE_S);
  const answers = [lostAt, ...load.succeeded.map(({ answeredAt = 0 }) => answeredAt).filter((at) => at > lostAt)];
  const withoutWritesMs = Math.max(...answers.map((at, index) => at - (answers[index - 1] ?? at)));
  await eventually(async () => sentSince().some((it) => isPayout(it) && inbox.isSettled(idOf(it))), PATIENCE_S);
  const untilSettledMs = performance.now() - lostAt;
  await servers.rebuildStandby();
  return { loss, withoutWritesMs, untilSettledMs };
}

const read = async <T extends object>({ service }: TestService, text: string): Promise<T[]> => (
  service.database.forTenant(TENANT).read((em) => em.execute<T[]>(text)));

/** Ids of all that clients can make. */
async function made(api: TestService): Promise<string[]> {
  const rows = await read<{ id: string }>(
    api, `select obligation_id as id from ${ALL_OBLIGATIONS} union all select party_id from razao.parties`);
  return rows.map(({ id }) => id);
}

/** What is there is what clients were told, once: ids, balances, and the answers to repeated keys. */
async function expectAcknowledged(api: TestService, load: Load, accounts: readonly string[], before: readonly string[]): Promise<void> {
  const statuses = new Set(load.sent.map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 201, 422].includes(status ?? 0))).toEqual([]);
  const old = new Set(before);
  expect((await made(api)).filter((id) => !old.has(id)).toSorted()).toEqual(load.succeeded.map(idOf).toSorted());
  const balances = new Map(accounts.map((id) => [id, OPENING_CENTS]));
  for (const { body, operationId } of load.succeeded) {
    if (operationId !== 'createObligation') continue;
    const { amount: { value }, debtor, creditor } = body as ReturnType<typeof transferBody>;
    for (const [{ account_id = '' }, cents] of [[debtor, -value], [creditor, value]] as const)
      if (balances.has(account_id)) balances.set(account_id, (balances.get(account_id) ?? 0) + cents);
  }
  expect(new Map(await Promise.all(accounts.map(async (id) => [id, await api.available(id)] as const)))).toEqual(balances);
  const step = Math.ceil(load.succeeded.length / REPEATED);
  const repeated = load.succeeded.filter((_, index) => index % step === 0);
  const answers = await Promise.all(repeated.map((sent) => load.send(api.baseUrl, sent)));
  expect(answers.map(({ status, text }) => [status, text])).toEqual(repeated.map(({ status, text }) => [status, text]));
  expect(await verifyJournal(api.service.database, TENANT)).toMatchObject({ ok: true });
}

/** Every event of an obligation came, and those of each obligation in their order. */
async function expectNoGap(api: TestService, inbox: Inbox): Promise<number> {
  const announced = await read<{ event_id: string; entity_id: string }>(
    api, `select event_id, entity_id from ${ALL_EVENTS} as events where event_type like 'obligation.%' order by entity_version`);
  const missing = () => announced.filter(({ event_id, entity_id }) => !inbox.byEntity.get(entity_id)?.has(event_id));
  await eventually(async () => missing().length === 0, PATIENCE_S).catch(() => undefined);
  expect(missing()).toEqual([]);
  const inOrder = Map.groupBy(announced, ({ entity_id }) => entity_id);
  expect(inbox.byEntity.size).toBe(inOrder.size);
  for (const [id, events] of inbox.byEntity) {
    expect([...events.keys()]).toEqual(inOrder.get(id)?.map(({ event_id }) => event_id));
    expect([...events.values()].map(({ entity }) => entity.version)).toEqual(Array.from(events, (_, index) => index + 1));
  }
  return announced.length;
}

function spread(ms: readonly number[]): string {
  const sorted = ms.map(Math.round).toSorted((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (worst), of ${sorted.length}`;
}

it(`${PROMOTIONS} promotions under load lose and double nothing, and keep nobody from writing for long`, async () => {
  const servers = atEnd(await ReplicatedPostgres.start({ synchronous: true }), (it) => it.stop());
  const { primary, standby } = servers;
  const both = `${primary.url().replace(/(:\d+)\//, `$1,127.0.0.1:${standby.port}/`)}?target_session_attrs=read-write`;
  const mongodb = atEnd(await createMongoDatabase(), (it) => it.drop());
  const receiver = atEnd(await Receiver.start(), (it) => it.stop());
  const inbox = new Inbox(receiver);
  const api = atEnd(await startTestService({
    databaseUrl: both, env: { ...SETTINGS, RAZAO_ROLES: 'api', RAZAO_TOKEN_TTL_SECONDS: '86400' },
  }), (it) => it.stop());
  await api.ok('createWebhookEndpoint', { body: { url: receiver.url(), event_types: ['obligation.*'] } });
  const owner = await api.party();
  const accounts = await Promise.all(Array.from({ length: 6 }, () => api.account(OPENING_CENTS, { owner })));
  const before = await made(api);
  const children = await Promise.all([1, 2].map(async () => atEnd(
    await ServiceChild.start(both, { ...SETTINGS, MONGODB_URL: mongodb.url }), (it) => it.kill(),
  )));
  for (const child of children) await untilMongodbIsUp(child.baseUrl);

  const load = new Load(await api.token(), true);
  const next = writes(accounts);
  for (const child of children) load.start(CLIENTS, () => child.baseUrl, next);
  const promotions: Promotion[] = [];
  for (let n = 0; n < PROMOTIONS; n += 1) {
    const answered = load.succeeded.length;
    await eventually(async () => load.succeeded.length >= answered + SOME, PATIENCE_S);
    promotions.push(await promote({ servers, load, inbox }, n % 2 === 0 ? 'crash' : 'freeze'));
  }
  await load.stop();
  expect(children.map(({ isRunning }) => isRunning)).toEqual([true, true]);
  await eventually(async () => load.succeeded.every((it) => !isPayout(it) || inbox.isSettled(idOf(it))), PATIENCE_S);
  await expectAcknowledged(api, load, accounts, before);
  const events = await expectNoGap(api, inbox);

  for (const loss of Object.keys(LOSSES)) {
    const [paused, settled] = (['withoutWritesMs', 'untilSettledMs'] as const).map((time) => (
      spread(promotions.filter((it) => it.loss === loss).map((it) => it[time]))));
    process.stderr.write(`promotions after a ${loss}: no writes for ${paused}; until a payment out was settled ${settled}\n`);
  }
  process.stderr.write(`${load.succeeded.length} writes acknowledged, ${events} events received in ${inbox.arrivals} deliveries\n`);
  expect(promotions.filter(({ withoutWritesMs }) => withoutWritesMs > LONGEST_WITHOUT_WRITES_MS)).toEqual([]);
}, TIMEOUT_MS);

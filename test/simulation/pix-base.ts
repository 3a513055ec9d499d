/** A tenant under the rules of Pix, beside the model of them: two processes on its books, a rail that ends payments, and the directory. */
import type { PartyResponseOut, PaymentRulesChange } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { holdJobs } from '../../src/domains/holds/index.ts';
import { readBrakes, releaseBrake } from '../../src/domains/obligations/brake/brake.ts';
import { Dispatcher } from '../../src/domains/obligations/index.ts';
import { medConsumer } from '../../src/domains/pix/med/follow-events.ts';
import { bindRail, type FoundPayment, type PayAnswer, type RailAdapter, type RailPayment } from '../../src/domains/rails/index.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { createLog } from '../../src/platform/log.ts';
import { placedEvent, type OutboxRow } from '../../src/platform/worker/consumer.ts';
import { addProvider } from '../support/deliver.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';
import { cpfOf } from '../support/tax-ids.ts';
import { CAP_CENTS, PixModel, START_CENTS, type Payment } from './pix-model.ts';

export type Random = (below: number) => number;

/** Whose each account is. */
export const PARTIES: readonly number[] = [0, 0, 1, 1, 2];
const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const NO_END = 2 ** 31 - 1;
const READ_OUTBOX = { name: 'read-outbox', text: 'select * from razao.read_outbox($1, $2, $3, $4, $5, $6, $7)' };
const READ_HEAD = { name: 'find-head', text: 'select * from razao.find_head($1, $2)' };
const KEPT = `select json_build_object(
  'accounts', (select json_object_agg(a.account_id, json_build_array(coalesce(b.posted, 0), coalesce(b.blocked, 0)))
    from razao.accounts a left join razao.balances b using (tenant_id, account_id) where a.system_role is null),
  'payments', (select json_object_agg(o.obligation_id, concat_ws(' ', o.state, o.resolution_outcome)) from razao.obligations o
    where o.rail = 'PIX' and (o.debtor_kind = 'account' or o.match_keys ->> 'original_end_to_end_id' is not null)),
  'blocks', (select json_object_agg(k.block_id, concat_ws(' ', k.amount, k.secured, k.state)) from razao.blocks k),
  'late', (select count(*) from razao.blocks k where k.state = 'ACTIVE' and k.expires_at <= ?),
  'cases', (select json_object_agg(c.case_id, json_build_array(c.status, c.block_id)) from razao.med_cases c),
  'marks', (select json_object_agg(f.party_id, f.n) from (
    select party_id, count(*) as n from razao.risk_flags where kind = 'FRAUD_MARK' and resolved_at is null group by party_id) f),
  'exception', (select coalesce(sum(b.posted), 0) from razao.accounts a join razao.balances b using (tenant_id, account_id)
    where a.system_role = 'exception'),
  'overdone', (select count(*) from razao.payout_hours h where h.cents > h.bound_cents or h.payments > h.bound_payments)) as kept`;

interface Kept {
  readonly accounts: Record<string, [number, number]>;
  readonly payments: Record<string, string> | null;
  readonly blocks: Record<string, string> | null;
  readonly late: number;
  readonly cases: Record<string, [string, string]> | null;
  readonly marks: Record<string, number> | null;
  readonly exception: number;
  readonly overdone: number;
}

/** A rail that settles most payments, refuses some, and settles others when it is asked. */
class EndingRail implements RailAdapter {
  readonly family = 'PIX';
  readonly askAfterMs = SECOND_MS;
  readonly paid = new Set<string>();

  told: (reference: string, amount: number, answer: string) => void = () => undefined;

  constructor(private readonly random: Random) {}

  async pay({ reference, amount }: RailPayment): Promise<PayAnswer> {
    const drawn = this.random(100);
    const status = drawn < 65 ? 'SETTLED' : drawn < 82 ? 'REFUSED' : 'ACCEPTED';
    this.told(reference, Number(amount), this.paid.has(reference) ? 'AGAIN' : status);
    this.paid.add(reference);
    return status === 'REFUSED' ? { status, code: 'AC03', reason: 'no such account' } : { status };
  }

  async find(_tenant: string, reference: string): Promise<FoundPayment> {
    this.told(reference, 0, 'FOUND');
    return { status: 'SETTLED' };
  }

  async *statement() { /* it keeps no books */ }
}

/** What a world is made of. */
interface Parts {
  readonly here: TestService;
  readonly there: TestService;
  readonly clock: FixedClock;
  readonly dispatcher: Dispatcher;
  readonly rail: EndingRail;
  /** Starts another process on the same books. */
  another(): Promise<TestService>;
}

function dispatcherOf({ service }: TestService): Dispatcher {
  return new Dispatcher({
    database: service.database, rails: service.contextFor(TENANT).rails, contextFor: (tenant) => service.contextFor(tenant),
    settings: { timeoutMs: 5_000, retryForMs: 24 * HOUR_MS, askForMs: 240 * HOUR_MS, concurrency: 1 }, log: createLog('silent'),
  });
}

/** Starts two processes on one database, whose rail is the same. */
export async function startParts(random: Random): Promise<Parts> {
  const [clock, rail] = [new FixedClock(), new EndingRail(random)];
  const env = { RAZAO_ROLES: 'api', RAZAO_PIX_CAP_CENTS: String(CAP_CENTS) };
  const more = { clock, env, adapters: { fake: [rail], 'fake/returns': [rail] } };
  const here = await startTestService(more);
  const another = () => startTestService({ ...more, databaseUrl: here.databaseUrl });
  const there = await another();
  await addProvider(here);
  await bindRail(here.service.contextFor(TENANT), {
    rail: 'PIX', providerId: 'sim-demo', adapter: 'fake', priority: 1, capabilities: ['OUTBOUND', 'INBOUND', 'RETURNS'], isEnabled: true,
  });
  return { here, there, clock, dispatcher: dispatcherOf(here), rail, another };
}

/** All but the steps: what is started, what follows by itself, and what is checked. */
export class PixRulesBase {
  readonly outcomes = new Map<string, number>();
  readonly told: string[] = [];
  protected readonly accounts: string[] = [];
  protected readonly parties: string[] = [];
  protected readonly cpfs: string[] = [];
  protected readonly blocks: string[] = [];
  protected readonly cases: { id: string; recovery: string | null; report: string }[] = [];
  protected readonly permits: string[] = [];
  protected readonly flags: { id: string; party: number; isMark: boolean }[] = [];
  protected readonly markers: { id: string; party: number }[] = [];
  protected readonly credits: { account: number; amount: number; name: string }[] = [];
  protected readonly waiting: { name: string; account: number; amount: number }[] = [];
  #surprise: unknown;
  #place = 0;
  protected wasBraked = false;
  model = new PixModel(PARTIES, 0);

  readonly here: TestService;
  protected there: TestService;
  protected readonly clock: FixedClock;
  #dispatcher: Dispatcher;
  readonly #another: Parts['another'];

  constructor({ here, there, clock, dispatcher, rail, another }: Parts, protected readonly random: Random) {
    [this.here, this.there, this.clock, this.#dispatcher, this.#another] = [here, there, clock, dispatcher, another];
    rail.told = (...said) => { this.#heard(...said); };
  }

  async stop(): Promise<void> {
    await this.#dispatcher.stop();
    await this.there.stop();
    await this.here.stop();
  }

  /** Ends one of the two processes, and the worker that sends payments, and starts both anew: the worker in the new process. */
  protected async restart(): Promise<string> {
    await this.#dispatcher.stop();
    await this.there.stop();
    this.there = await this.#another();
    this.#dispatcher = dispatcherOf(this.there);
    return 'done';
  }

  /** Parties, and accounts with some money. */
  async open(): Promise<void> {
    for (const party of new Set(PARTIES)) {
      const value = cpfOf(620_000_000 + party);
      const { party_id } = await this.here.ok<PartyResponseOut>('createParty', { body: {
        type: 'individual', display_name: 'Ana Souza', country: 'BR', tax_id: { country: 'BR', type: 'CPF', value },
      } });
      this.parties.push(party_id);
      this.cpfs.push(value);
    }
    for (const [index, party] of PARTIES.entries()) {
      const account = await this.here.account(START_CENTS, { owner: this.parties[party] ?? '' });
      await this.here.ok('bindPaymentMethod', { path: { account_id: account }, body: pixMethod(keyText(index)) });
      this.accounts.push(account);
    }
    this.model = new PixModel(PARTIES, this.clock.now().getTime());
  }

  protected same(is: unknown, should: unknown, name: string): void {
    if (is !== should) throw new Error(`${name} is ${String(is)}, not ${String(should)}`);
  }

  protected async rule(payment_rules: PaymentRulesChange): Promise<void> {
    await this.here.ok('operatorPutQuotas', {
      token: await this.here.platformToken(), path: { tenant: TENANT }, body: { overrides: {}, payment_rules },
    });
  }

  protected async resume(): Promise<string> {
    const released = await releaseBrake(this.here.service.database, TENANT, 'PIX', 'cli:maria', 'A campaign');
    this.same(released, this.wasBraked, 'whether a brake stopped payments');
    this.wasBraked = false;
    return released ? 'done' : 'nothing';
  }

  /** The rail was given a payment, or says what became of one. */
  #heard(reference: string, amount: number, answer: string): void {
    try {
      this.#hear(reference, amount, answer);
    } catch (error) {
      this.#surprise ??= error;
    }
  }

  #hear(reference: string, amount: number, answer: string): void {
    const it = this.model.payments.find(({ id }) => id === reference);
    if (!it) throw new Error(`the rail was given ${reference}, which nobody made`);
    const said = `payment ${reference} of ${it.amount}, ${it.state}`;
    if (answer === 'FOUND') {
      if (it.state !== 'DISPATCHED') throw new Error(`${said}, was asked for`);
      return this.model.finish(it, 'SETTLED');
    }
    if (it.state !== 'PENDING' || answer === 'AGAIN' || amount !== it.amount) throw new Error(
      `${said}, was given to the rail for ${amount}: ${answer}`,
    );
    if (this.wasBraked) throw new Error(`${said}, was given to the rail while the brake was on`);
    if (answer === 'ACCEPTED') it.state = 'DISPATCHED';
    else this.model.finish(it, answer === 'SETTLED' ? 'SETTLED' : 'FAILED');
  }

  /** Runs the worker until there is no work left. */
  protected async settle(): Promise<void> {
    for (let isNew = true; isNew;) {
      const before = this.model.payments.map(({ state }) => state).join();
      await this.#dispatcher.poll();
      await this.#dispatcher.idle();
      if (this.#surprise !== undefined) throw this.#surprise;
      isNew = await this.follow() || before !== this.model.payments.map(({ state }) => state).join();
    }
    this.wasBraked = (await readBrakes(this.here.service.database, TENANT)).some(({ releasedAt }) => releasedAt === null);
    const left = this.model.payments.filter(({ state }) => state === 'PENDING');
    if (left.length > 0 && !this.wasBraked) throw new Error(`payments that are not sent: ${JSON.stringify(left)}`);
  }

  /** Has the consumer of contested payments read to the end. @returns whether it has read anything. */
  protected async follow(): Promise<boolean> {
    const { database } = this.here.service;
    const consumer = medConsumer(database, (tenant) => this.here.service.contextFor(tenant));
    for (let isNew = false; ; isNew = true) {
      const [row] = await database.query<{ commit_no: string }>(READ_HEAD, [TENANT, false]);
      const head = Number(row?.commit_no);
      if (head === this.#place) return isNew;
      const place = this.#place;
      this.#place = head;
      const types = (await consumer.wants([TENANT])).get(TENANT)?.types ?? [];
      const values = [TENANT, place, NO_END, head, types, types, 10_000];
      const rows = types.length === 0 ? [] : await database.query<OutboxRow>(READ_OUTBOX, values);
      if (rows.length === 0) return isNew;
      await consumer.handlePage(TENANT, rows.map((it) => placedEvent(TENANT, it)));
    }
  }

  /** @throws where the service keeps something else than the model, or breaks a rule. */
  protected async check(): Promise<void> {
    const { database } = this.here.service;
    const [row] = await database.forTenant(TENANT).read((em) => em.execute<[{ kept: Kept }]>(KEPT, [this.clock.now()]));
    const { kept } = row as { kept: Kept };
    this.accounts.forEach((id, index) => this.same(
      String(kept.accounts[id]), String([this.model.accounts[index]?.posted, this.model.blocked(index)]), `account ${index}`,
    ));
    for (const it of this.model.payments) this.same(kept.payments?.[it.id], lineOf(it), `payment ${it.id}`);
    this.same(Object.keys(kept.payments ?? {}).length, this.model.payments.length, 'the number of payments');
    this.model.blocks.forEach((it, index) => this.same(
      kept.blocks?.[this.blocks[index] ?? ''], `${it.amount} ${it.secured} ${it.state}`, `block ${index}`,
    ));
    this.same(Object.keys(kept.blocks ?? {}).length, this.model.blocks.length, 'the number of blocks');
    this.cases.forEach(({ id }, index) => this.same(kept.cases?.[id]?.[0], this.model.cases[index]?.status, `case ${index}`));
    this.parties.forEach((id, index) => this.same(kept.marks?.[id] ?? 0, this.model.marks[index], `the marks of party ${index}`));
    this.same(Number(kept.exception), this.model.suspended, 'what waits for marked parties');
    this.same(`${kept.late} ${kept.overdone}`, '0 0', 'blocks past their end, and hours past their bound');
  }

  /** Ends the brake, so that all that can end does, and verifies the books. */
  async end(): Promise<void> {
    if (this.wasBraked) await this.resume();
    await this.rule({ brake: null });
    this.clock.advance(HOUR_MS);
    this.model.wait(HOUR_MS);
    await this.expire();
    await this.settle();
    await this.check();
    await this.verify();
  }

  /** Ends blocks whose time is over. */
  protected async expire(): Promise<void> {
    const jobs = holdJobs(this.here.service.database, (tenant) => this.here.service.contextFor(tenant), createLog('silent'));
    await Promise.all(jobs.map((job) => job.run()));
  }

  async verify(): Promise<void> {
    const verdict = await verifyJournal(this.here.service.database, TENANT);
    if (!verdict.ok) throw new Error(`the books do not verify: ${verdict.row} ${verdict.problem}`);
  }
}

function lineOf({ state, outcome }: Payment): string {
  return state === 'FINAL' ? `FINAL ${outcome}` : state === 'HELD' ? 'PENDING' : state;
}

export function keyText(index: number): string {
  return `key-${index}@example.com`;
}

/** A way to be paid by a key, as a tenant binds it. */
function pixMethod(key_value: string) {
  return {
    rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE',
    provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
    capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
    directionality: { inbound: true, outbound: false }, verification: { status: 'NOT_REQUIRED' },
    coordinates: { key_type: 'EMAIL', key_value },
  };
}

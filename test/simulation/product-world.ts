/** A tenant with all templates and customers, and the model of them. */
import { expect } from '@jest/globals';
import pg from 'pg';
import type { AccountBalanceResponse, DrainPlanResponse, DrainStep, ProductInstanceResponse } from '../../generated/models.ts';
import { verifyJournal } from '../../src/command-line/verify-journal.ts';
import { verifyCustody } from '../../src/onchain/products/custody/index.ts';
import { startChain, type TestChain } from '../support/chain.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { TurnedClock } from '../support/database-clock.ts';
import { bindTemplate, issueQbrl, Play } from '../support/products.ts';
import { startTestService, TENANT, type Answer, type TestService } from '../support/service.ts';
import { after, TEMPLATES, type Deal, type Effect, type Role } from './product-model.ts';

const CUSTOMERS = 6;
const FUNDS = 60_000;
/** Amount that one account may lock in rental deposits, in a month. */
const LIMIT = 12_000;
const LIMITED = 'rental-deposit';
const HOUR_SECONDS = 3_600;
/** Times are half an hour from a full one, and the clock is turned by whole hours: no transaction's validity comes near. */
const HALF_SECONDS = 1_800;
/** Enough of it is left, so that no month ends within a history. */
const FIRST_DAY = '2027-03-02T12:00:00.000Z';

/** An instance in the model, with its move under way. */
interface Paper {
  readonly id: string;
  deal: Deal;
  readonly accounts: Readonly<Record<Role, string>>;
  isOpen: boolean;
  /** Amount that each account put in, less what it was paid. */
  readonly stakes: Map<string, number>;
  under?: { readonly effect: Effect | undefined; readonly locked: number; readonly signer: string; readonly isCreation: boolean };
}

type Random = (below: number) => number;

export class ProductWorld {
  readonly outcomes = new Map<string, number>();
  readonly told: string[] = [];
  readonly #papers: Paper[] = [];
  readonly #funds = new Map<string, number>();
  readonly #frozen = new Set<string>();
  readonly #suspended = new Set<string>();
  readonly #locked = new Map<string, number>();
  #isHeld = false;

  private constructor(
    readonly api: TestService, readonly chain: TestChain, private readonly clock: TurnedClock, private readonly owner: pg.Client,
    private readonly database: TestDatabase,
    private readonly plays: ReadonlyMap<string, Play>,
  ) {}

  static async start(): Promise<ProductWorld> {
    const clock = new TurnedClock();
    clock.advance(Date.parse(FIRST_DAY) - Date.now());
    const database = await createDatabase();
    const chain = await startChain(database.url, { clock });
    const api = await startTestService({ clock, env: { RAZAO_CHAIN_URL: chain.url, RAZAO_INDEX_LAG_SECONDS: '0' } });
    const owner = new pg.Client({ connectionString: api.databaseUrl });
    await owner.connect();
    await issueQbrl(api);
    for (const template of Object.keys(TEMPLATES)) await bindTemplate(api, template);
    await api.ok('createLimitPolicy', { body: {
      policy_key: 'alugueis', scope_type: 'PRODUCT', scope_id: LIMITED, dimension: 'AMOUNT', direction: 'DEBIT', window: 'MONTH',
      threshold: LIMIT, currency: 'BRL',
      enforce_per: 'ACCOUNT', action: 'REJECT',
    } });
    const world = new ProductWorld(api, chain, clock, owner, database, new Map(Object.keys(TEMPLATES).map((template) => [
      template, new Play(api, template),
    ])));
    for (let n = 0; n < CUSTOMERS; n += 1) world.#funds.set(await api.account(FUNDS), FUNDS);
    return world;
  }

  async stop(): Promise<void> {
    await this.owner.end();
    await this.api.stop();
    await this.chain.stop();
    await this.database.drop();
  }

  /** Takes one step. @throws where paper and service part. */
  async step(random: Random): Promise<void> {
    const kind = random(100);
    if (kind < 22) return this.#create(random);
    if (kind < 76) return this.#move(random);
    if (kind < 80) return this.#freeze(random);
    if (kind < 84) return this.#suspend(random);
    if (kind < 88) return this.#drain(random);
    if (kind < 92) return this.#turn(1 + random(6));
    if (kind < 96) return this.#disturb(random);
    return this.settle();
  }

  async #create(random: Random): Promise<void> {
    const [template, { roles, terms: draw, price, begins }] = pick(Object.entries(TEMPLATES), random);
    const accounts = shuffled([...this.#funds.keys()], random).slice(0, roles.length);
    const now = this.clock.now().getTime() / 1000;
    const terms = draw(random, (hours) => (Math.floor(now / HOUR_SECONDS) + hours) * HOUR_SECONDS + HALF_SECONDS);
    const [actor = '', ...others] = accounts;
    const parameters = { ...terms, ...Object.fromEntries(others.map((account, n) => [roles[n + 1] ?? '', account])) };
    const locked = terms[price] ?? 0;
    const answer = await this.#play(template).create(actor, parameters);
    const expected = this.#suspended.has(template) ? '409 PRODUCT_NOT_OPEN' : this.#refusal(template, actor, locked) ?? '201';
    this.#tell(`create ${template} ${JSON.stringify(parameters)} by ${actor}`, answer, expected);
    if (expected !== '201') return;
    const begun = begins(terms);
    this.#lock(template, actor, locked);
    this.#papers.push({
      stakes: new Map([[actor, locked]]), id: answer.body.instance_id,
      accounts: Object.fromEntries(roles.map((role, n) => [role, accounts[n] ?? ''])), isOpen: true,
      deal: { template, roles, terms, notes: begun?.notes ?? {}, state: begun?.state ?? '', held: 0 },
      under: { effect: begun && { state: begun.state }, locked, signer: actor, isCreation: true },
    });
    await this.#maybeSettle(random);
  }

  async #move(random: Random): Promise<void> {
    const paper = this.#papers.findLast((it, n, all) => it.isOpen && !it.under && (n === 0 || random(3) > 0 || all.length < 3));
    if (!paper) return this.#create(random);
    const { deal: { template, terms }, accounts, deal } = paper;
    const moves = Object.entries(TEMPLATES[template]?.moves ?? {});
    const apt = moves.filter(([, { rule }]) => deal.roles.some((role) => rule(deal, { by: role, amount: 1, now: this.#now() })));
    const [action, move] = pick(apt.length > 0 && random(4) > 0 ? apt : moves, random);
    const isApt = random(4) > 0;
    const role = (isApt ? deal.roles.find((it) =>
      move.rule(deal, { by: it, amount: 1, now: this.#now() })) : undefined) ?? pick(deal.roles, random);
    const outsider = random(15) === 0 ? [...this.#funds.keys()].find((account) => !Object.values(accounts).includes(account)) : undefined;
    const signer = outsider ?? accounts[role] ?? '';
    const amount = 1 + random(Math.max(1, Math.floor((terms[TEMPLATES[template]?.price ?? ''] ?? 2) * 0.7)));
    const asked = { by: role, amount, now: this.#now() };
    const parameters = move.amount === undefined ? {} : { [move.amount]: amount };
    const play = this.#play(template);
    const answer = action === 'close' ? await play.close(paper.id, signer) : await play.act(paper.id, action, signer, parameters);
    const locked = move.locks?.(deal, asked) ?? 0;
    const expected = outsider === undefined ? this.#refusal(template, signer, locked) ?? '200' : '422 NOT_A_PARTY_OF_INSTANCE';
    this.#tell(`${action} ${paper.id} ${template} ${deal.state} holding ${deal.held} by ${role}, ${amount}`, answer, expected);
    if (expected !== '200') return;
    this.#lock(template, signer, locked);
    stake(paper, signer, locked);
    paper.under = { effect: move.rule(deal, asked), locked, signer, isCreation: false };
    await this.#maybeSettle(random);
  }

  /** The ledger's own reason to refuse a debit; undefined where the validator decides. */
  #refusal(template: string, signer: string, locked: number): string | undefined {
    if (this.#frozen.has(signer)) return '422 ACCOUNT_FROZEN';
    if (locked > 0 && template === LIMITED && (this.#locked.get(signer) ?? 0) + locked > LIMIT) return '422 LIMIT_EXCEEDED';
    return (this.#funds.get(signer) ?? 0) < locked ? '422 INSUFFICIENT_FUNDS' : undefined;
  }

  #lock(template: string, signer: string, cents: number): void {
    this.#pay(signer, -cents);
    if (template === LIMITED) this.#locked.set(signer, (this.#locked.get(signer) ?? 0) + cents);
  }

  #pay(account: string, cents: number): void {
    this.#funds.set(account, (this.#funds.get(account) ?? 0) + cents);
  }

  async #freeze(random: Random): Promise<void> {
    const account_id = pick(this.#frozen.size > 1 ? [...this.#frozen] : [...this.#funds.keys()], random);
    const isFrozen = this.#frozen.delete(account_id);
    if (!isFrozen) this.#frozen.add(account_id);
    await this.api.ok(isFrozen ? 'unfreezeAccount' : 'freezeAccount', { path: { account_id }, body: {} });
    this.#note(isFrozen ? 'unfreeze' : 'freeze', account_id);
  }

  async #suspend(random: Random): Promise<void> {
    const product_id = pick(Object.keys(TEMPLATES), random);
    if (this.#suspended.delete(product_id)) await this.owner.query(
      `update razao.products set lifecycle = 'DRAFT' where product_id = $1`, [product_id],
    );
    else {
      this.#suspended.add(product_id);
      await this.owner.query(`update razao.products set lifecycle = 'LIVE' where product_id = $1`, [product_id]);
      await this.api.ok('operatorSetProductLifecycle', {
        token: await this.api.platformToken(), path: { tenant: TENANT, product_id }, body: { lifecycle: 'SUSPENDED' },
      });
    }
    this.#note('suspend or not', product_id);
  }

  /**
   * Ends an instance by its plan; the payouts add up to its value, and go to its parties. The plan knows the manifest alone: if the model's
   * validator refuses one of its moves, the drain stops there.
   */
  async #drain(random: Random): Promise<void> {
    await this.settle();
    const open = this.#papers.filter(({ isOpen }) => isOpen);
    if (open.length === 0) return;
    const paper = pick(open, random);
    const [token, path] = [await this.api.platformToken(), { tenant: TENANT, product_id: paper.deal.template }];
    const plan = await this.api.ok<DrainPlanResponse>('operatorPlanDrain', { token, path, query: { limit: 200 } });
    const item = plan.items.find(({ instance_id }) => instance_id === paper.id);
    if (item?.closable !== true) return this.#note('drain, not closable', item?.blocker ?? 'not on the page');
    const releases = item.releases.map(({ account_id, amount }) => [String(account_id), amount.value] as const);
    expect(releases.reduce((sum, [, cents]) => sum + cents, 0)).toBe(paper.deal.held);
    expect(Object.values(paper.accounts)).toEqual(expect.arrayContaining(releases.map(([account]) => account)));
    await this.api.ok('operatorDrainProduct', { token, path, body: { instances: [{ instance_id: paper.id }], reason: 'simulated' } });
    const before = new Map(this.#funds);
    const isRefused = item.path.some((step) => !this.#drainStep(paper, step));
    this.#note('drain', `${paper.id} ${item.path.map(({ action, kind }) => action ?? kind).join(' ')}${isRefused ? ', refused' : ''}`);
    await this.#until(paper.id, ({ status, timeline, awaiting_index }) =>
      (isRefused ? timeline.at(-1)?.outcome === 'REFUSED' && !awaiting_index : status === 'CLOSED'));
    if (!isRefused) for (const [account, cents] of releases)
      expect([account, (this.#funds.get(account) ?? 0) - (before.get(account) ?? 0)]).toEqual([account, cents]);
    expect((await this.#play(paper.deal.template).read(paper.id)).state).toBe(paper.deal.state);
    await this.#compare();
  }

  /** @returns whether the validator accepts the move, which is then done on paper. */
  #drainStep(paper: Paper, { action, signed_by_account_id }: DrainStep): boolean {
    const role = Object.entries(paper.accounts).find(([, account]) => account === signed_by_account_id)?.[0] ?? '';
    const effect = TEMPLATES[paper.deal.template]?.moves[action ?? 'close']?.rule(paper.deal, { by: role, amount: 0, now: this.#now() });
    if (effect) this.#take(paper, effect, 0);
    return effect !== undefined;
  }

  async #turn(hours: number): Promise<void> {
    await this.settle();
    this.clock.advance(hours * HOUR_SECONDS * 1000);
    this.#note('turn', `${hours} hours`);
  }

  /** The chain makes no blocks for a while, or loses its next transaction, or does not answer. */
  async #disturb(random: Random): Promise<void> {
    const how = pick(['hold', 'lost', 'unreachable', 'timeout'], random);
    if (how === 'hold') {
      await this.chain.control('hold');
      this.#isHeld = true;
    } else await this.chain.control('script', { operation: 'submit', outcome: how, times: 1 + random(3) });
    this.#note('disturb', how);
  }

  async #maybeSettle(random: Random): Promise<void> {
    if (!this.#isHeld && random(2) === 0) await this.settle();
  }

  /** Waits for moves under way, and compares everything with the model. */
  async settle(): Promise<void> {
    if (this.#isHeld) await this.chain.control('release');
    this.#isHeld = false;
    for (const paper of this.#papers.filter(({ under }) => under)) await this.#end(paper);
    await this.#compare();
  }

  async #end(paper: Paper): Promise<void> {
    const { under } = paper;
    if (!under) return;
    const now = await this.#until(paper.id, ({ awaiting_index }) => !awaiting_index);
    const { outcome, refusal } = now.timeline.at(-1) ?? {};
    this.#note('outcome', `${paper.id} ${outcome} ${refusal?.code ?? ''}`);
    expect([paper.id, outcome]).toEqual([paper.id, under.effect ? 'ACCEPTED' : 'REFUSED']);
    this.outcomes.set(String(outcome), (this.outcomes.get(String(outcome)) ?? 0) + 1);
    delete paper.under;
    if (!under.effect) {
      this.#lock(paper.deal.template, under.signer, -under.locked);
      stake(paper, under.signer, -under.locked);
      paper.isOpen = !under.isCreation;
      return;
    }
    this.#take(paper, under.effect, under.locked);
    expect([paper.id, now.state, now.locked_value.value]).toEqual([paper.id, paper.deal.state, paper.deal.held]);
  }

  /** Applies an accepted move to the paper. */
  #take(paper: Paper, effect: Effect, locked: number): void {
    for (const [role, cents] of effect.pays ?? []) {
      this.#pay(paper.accounts[role] ?? '', cents);
      stake(paper, paper.accounts[role] ?? '', -cents);
    }
    paper.deal = after(paper.deal, effect, locked);
    paper.isOpen = effect.ends !== true;
  }

  async #compare(): Promise<void> {
    for (const [account_id, cents] of this.#funds) expect([account_id, await this.api.available(account_id)]).toEqual([account_id, cents]);
    for (const { id, isOpen, deal } of this.#papers.slice(-8)) {
      const { status, locked_value } = await this.#play(deal.template).read(id);
      expect([id, status === 'OPEN', locked_value.value]).toEqual([id, isOpen, isOpen ? deal.held : 0]);
    }
    expect((await verifyCustody(this.api.service.database.forTenant(TENANT), this.chain.node)).differences).toEqual([]);
    expect(await verifyJournal(this.api.service.database, TENANT)).toMatchObject({ ok: true });
    await this.#compareCommitments();
  }

  /** Holds that the committed amount of each product is what an account put into open instances and did not get back. */
  async #compareCommitments(): Promise<void> {
    for (const account_id of this.#funds.keys()) {
      const { committed_to_products = [] } = await this.api.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id } });
      const shown = committed_to_products.map(({ product_id, total_committed_value, instances }) => [
        product_id, total_committed_value, instances,
      ]);
      const mine = this.#papers.filter(({ isOpen, stakes }) => isOpen && (stakes.get(account_id) ?? 0) > 0);
      const onPaper = Map.groupBy(mine, ({ deal }) => deal.template);
      expect([account_id, shown]).toEqual([account_id, [...onPaper].toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([product_id, its]) => [product_id, its.reduce((sum, { stakes }) => sum + (stakes.get(account_id) ?? 0), 0), its.length])]);
    }
  }

  async #until(id: string, isThere: (now: ProductInstanceResponse) => boolean): Promise<ProductInstanceResponse> {
    const { template } = this.#papers.find((it) => it.id === id)?.deal ?? { template: '' };
    for (const until = performance.now() + 90_000; ;) {
      const now = await this.#play(template).read(id);
      if (isThere(now)) return now;
      if (performance.now() > until) throw new Error(`${id} does not come to its end: ${JSON.stringify(now.timeline.at(-1))}`);
      await this.owner.query('update razao.chain_sendings set due_at = least(due_at, $1)', [this.clock.now()]);
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
  }

  #play(template: string): Play {
    const play = this.plays.get(template);
    if (!play) throw new Error(`no template ${template}`);
    return play;
  }

  #now(): number {
    return this.clock.now().getTime() / 1000;
  }

  #tell(what: string, { status, body }: Answer<unknown>, expected: string): void {
    const code = (body as { error?: string }).error;
    const found = code === undefined ? String(status) : `${status} ${code}`;
    this.#note(what.split(' ')[0] === 'create' ? 'create' : 'move', `${what}: ${found}`);
    this.outcomes.set(found, (this.outcomes.get(found) ?? 0) + 1);
    expect([what, found]).toEqual([what, expected]);
  }

  #note(kind: string, what: string): void {
    this.told.push(`${kind}: ${what}`);
    this.outcomes.set(kind, (this.outcomes.get(kind) ?? 0) + 1);
  }
}

function stake({ stakes }: Paper, account: string, cents: number): void {
  stakes.set(account, (stakes.get(account) ?? 0) + cents);
}

function pick<T>(from: readonly T[], random: Random): T {
  return from[random(from.length)] as T;
}

function shuffled<T>(from: readonly T[], random: Random): T[] {
  return from.map((it) => [random(1_000_000), it] as const).toSorted(([a], [b]) => a - b).map(([, it]) => it);
}

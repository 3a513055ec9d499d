/** One tenant of the simulation: its calls to the service, and the expected results. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountBalanceResponse, AccountResponse, CreateObligationRequest, LimitPolicyResponse } from '../../generated/models.ts';
import type { OperationId } from '../../generated/operations.ts';
import { allScopes } from '../../src/domains/auth/index.ts';
import type { Call, TestService } from '../support/service.ts';
import { MINUTE_MS, pick, toMs, type Currency, type Fate, type Said, type Wanted } from './model-types.ts';
import { keyText, Mail } from './mail.ts';
import { ModelLedger } from './model.ts';
import { providerOf, type Outside } from './outside.ts';
import { Squads } from './squad-plans.ts';
import { checkLaws } from './squad-picture.ts';
import { Statements } from './statements.ts';
import { differenceOf, keptOf, pictureOf, type Ids, type Noun, type Picture } from './picture.ts';
import { agreeTogether } from './together.ts';
import { GUESTS, outsider, type ClientStep, type HoldStep, type Payment, type WorldStep } from './world-steps.ts';

export const RETRY_MS = 10 * MINUTE_MS;
const DOLLARS = [5, 6];
/** Accounts with a Pix key; those in US$ have none. */
const KEYED = 5;
const ACCOUNTS = KEYED + DOLLARS.length;
const START = 1_000;
const TOKEN_MS = 20 * 3_600_000;
/** Limit of attempts at a step that cannot be done now, and the pause between them. */
const MOST_TRIES = 50;
const PAUSE_MS = 20;

type Body = { error?: string };

/** A step that is ready: for the service whenever, and for the ledger on paper when it is its turn. */
export interface Planned {
  readonly text: string;
  /** Its results are ordered by name, and two processes give names in no common order. */
  readonly isOrdered?: boolean;
  /** @returns the code of the refusal; 'done' for a success. */
  perform(service: TestService, tries?: number): Promise<Fate>;
  on(model: ModelLedger): Fate;
}

export class Tenant {
  model = new ModelLedger(ACCOUNTS, 0, GUESTS, RETRY_MS, DOLLARS);
  readonly ids: Ids = { accounts: [], obligations: [], holds: [], blocks: [], evidence: [], squads: [], requests: new Map() };
  readonly squads = new Squads(this);
  readonly mail: Mail;
  readonly #statements = new Statements(this);
  readonly #policies: string[] = [];
  readonly #said: { said: Said; body: object }[] = [];
  owner = '';
  #token: { text: string; until: number } | undefined;
  #serial = 0;

  /** @param services processes on the same books; the first serves calls that need only one. */
  constructor(
    readonly name: string, private readonly services: readonly [TestService, ...TestService[]], private readonly outside: Outside,
  ) {
    this.mail = new Mail(this, outside, KEYED);
  }

  async open(): Promise<void> {
    const [api] = this.services;
    await this.outside.connect(api, this.name);
    const body = { type: 'individual', display_name: this.name, country: 'BR' };
    this.owner = (await this.done<{ party_id: string }>('createParty', { body })).party_id;
    for (let index = 0; index < ACCOUNTS; index += 1) {
      const account = {
        owner_party_id: this.owner, type: GUESTS.includes(index) ? 'GUEST' : 'CUSTOMER', currency: DOLLARS.includes(index) ? 'USD' : 'BRL',
      };
      const { id } = await this.done<AccountResponse>('createAccount', { body: account });
      if (index < KEYED) await this.done('bindPaymentMethod', { path: { account_id: id }, body: pixMethod(keyText(index)) });
      this.ids.accounts.push(id);
    }
  }

  /** Some accounts have money to begin with, by the same way as all else. */
  async fund(): Promise<void> {
    for (const to of [0, 1, 2, ...DOLLARS]) {
      const payment: Payment = {
        kind: 'in', rail: 'MOCK', from: 0, to, amount: START, wish: 'silent', story: undefined, patience: undefined,
      };
      await this.play({ kind: 'pay', payment });
    }
    await this.kept();
    for (let which = 0; which < this.ids.obligations.length; which += 1) {
      await this.onObligation({ kind: 'resolve', which, outcome: 'SETTLED', destination: undefined }, which);
    }
    await this.#house();
  }

  /** A squad of three to begin with: those that are founded later have few. */
  async #house(): Promise<void> {
    await this.play({ kind: 'found', account: 0 });
    await this.kept();
    await this.play({ kind: 'invite', squad: 0, by: 1, accounts: [1, 2] });
    for (const account of [1, 2]) await this.play({ kind: 'answer', squad: 0, account, accepts: true });
  }

  async token(): Promise<string> {
    if (!this.#token || this.#token.until < this.now) {
      this.#token = { text: await this.services[0].token(allScopes, this.name), until: this.now + TOKEN_MS };
    }
    return this.#token.text;
  }

  /** Plays a step in both. @returns its result. @throws when they disagree. */
  async play(step: Exclude<WorldStep, { kind: 'wait' | 'trespass' | 'wrongDoor' | 'wrongClock' }>): Promise<Fate> {
    switch (step.kind) {
      case 'together': return this.#together(step);
      case 'end': return this.mail.end(step);
      case 'arrive': return this.mail.arrive(step);
      case 'restart': return this.mail.restart(step);
      case 'found': return this.#agree(this.squads.found(step.account));
      case 'look': return this.squads.look(step.squad);
      case 'compare': return this.#statements.compare(this.services[0]);
      // Two payments of one settlement are named in no order.
      case 'settle': return this.#together({ steps: [step], twice: undefined });
      default: return this.#agree(this.plan(step));
    }
  }

  /** A step in its form for now; undefined if it applies to nothing. */
  plan(step: ClientStep): Planned | undefined {
    switch (step.kind) {
      case 'pay': {
        const wanted = this.#wanted(step.payment);
        return this.asking('createObligation', { body: this.#body(step.payment) }, (model) => model.create(wanted));
      }
      case 'batch': {
        const [items, wanted] = [step.payments.map((it) => this.#body(it)), step.payments.map((it) => this.#wanted(it))];
        return this.asking(
          'createObligationBatch', { body: { atomic: step.isAtomic, items } }, (model) => model.batch(wanted, step.isAtomic),
        );
      }
      case 'resolve': case 'redispatch': return this.#onObligation(step, this.#lively(step.which));
      case 'freeze': return this.#onAccount(
        step.isFrozen ? 'freezeAccount' : 'unfreezeAccount', step.account, {}, (model, it) => model.freeze(it, step.isFrozen),
      );
      case 'close': return this.#onAccount('closeAccount', step.account, {}, (model, it) => model.close(it));
      case 'promote': return this.#onAccount(
        'promoteAccount', step.account, { owner_party_id: this.owner }, (model, it) => model.promote(it),
      );
      case 'hold': case 'adjust': case 'capture': case 'giveUp': return this.#onHold(step);
      case 'block': {
        const body = {
          account_id: this.account(step.account), amount: step.amount, currency: this.#currency(step.account), reason_code: 'OTHER',
        };
        const number = this.number(step.account);
        return { ...this.asking('placeBlock', { body }, (model) => model.block(number, step.amount)), isOrdered: true };
      }
      case 'lift': return this.#on('blocks', step.which, 'releaseBlock', 'block_id', { reason: 'x' }, (model, it) => model.lift(it));
      case 'limit': case 'unlimit': return this.#limit(step);
      case 'evidence': return this.#evidence(step);
      case 'credit': return this.#credit(step);
      case 'repeat': return this.#repeat(step.which);
      case 'retry': return this.#on('evidence', step.which, 'retryEvidence', 'evidence_id', undefined, (model, it) => model.retry(it));
      case 'decide': return this.#decide(step);
      case 'correct': return this.#statements.correction(step);
      case 'deliver': return this.mail.delivery(step);
      default: return this.squads.plan(step);
    }
  }

  /** Holds that another tenant's thing is not found. */
  async trespass(what: 'account' | 'obligation' | 'hold' | 'block' | 'evidence', foreignId: string): Promise<void> {
    const [operation, name, body] = TRESPASSES[what];
    const { status, body: answer } = await this.services[0].call<Body>(operation, {
      path: { [name]: foreignId }, ...(body && { body }), token: await this.token(),
    });
    if (status !== 404 || answer.error !== `${what.toUpperCase()}_NOT_FOUND`) throw new Error(
      `${operation} of a foreign ${what} answered ${status} ${JSON.stringify(answer)}`,
    );
  }

  /** The balance of an account as a client sees it must be the model's. */
  async checkBalance(which: number): Promise<void> {
    const account = this.number(which);
    const it = this.model.accounts[account];
    if (!it || it.promotedTo !== null || this.model.accounts.some(({ promotedTo }) => promotedTo === account)) return;
    const by = this.services[which % this.services.length] ?? this.services[0];
    const { assets } = await this.done<AccountBalanceResponse>('getAccountBalance', {
      path: { account_id: this.ids.accounts[account] ?? '' },
    }, by);
    const { model } = this;
    const wanted = {
      posted: it.posted, outgoing: model.outgoing(account), incoming: model.incoming(account), held: model.held(account),
      blocked: model.blocked(account),
      available: model.available(account),
    };
    const shown = assets[0]?.balances ?? { posted: 0, outgoing: 0, incoming: 0, held: 0, blocked: 0, available: 0 };
    const differing = (Object.keys(wanted) as (keyof typeof wanted)[]).filter((name) => wanted[name] !== shown[name]);
    if (differing.length > 0) throw new Error(
      `the balance of account ${account} shows ${JSON.stringify(shown)}, not ${JSON.stringify(wanted)}`,
    );
  }

  /** The service's stored state; also learns the names of what has begun. */
  async kept(): Promise<Picture> {
    const { ids, picture } = await keptOf(this.services[0].service.database, this.name, this.ids);
    Object.assign(this.ids, ids);
    return picture;
  }

  /** Learns the names of new things, if there are any. */
  async learn(): Promise<void> {
    if (this.ids.obligations.length !== this.model.obligations.length) await this.kept();
  }

  /** True when a step, though carried out, would change nothing. */
  isIdle(planned: Planned): boolean {
    const after = this.model.copy();
    planned.on(after);
    return differenceOf(pictureOf(after), pictureOf(this.model)) === undefined;
  }

  /** @throws where the service keeps something else than the ledger on paper. */
  async check(): Promise<void> {
    const difference = differenceOf(await this.kept(), pictureOf(this.model));
    if (difference !== undefined) throw new Error(`${this.name} ${difference}`);
    await checkLaws(this.services[0].service.database, this.name);
  }

  async #agree(planned: Planned | undefined): Promise<Fate> {
    if (!planned) return 'nothing';
    const outcome = await planned.perform(this.services[0]);
    const wanted = planned.on(this.model);
    if (outcome !== wanted) throw new Error(`${planned.text} came to ${outcome}, not ${wanted}`);
    return outcome;
  }

  /** Plays several steps at once, over all processes: the result must be that of one order of them. */
  async #together({ steps, twice }: Omit<Extract<WorldStep, { kind: 'together' }>, 'kind'>): Promise<Fate> {
    const plans = steps.flatMap((step) => this.plan(step) ?? []);
    if (plans.length === 0) return 'nothing';
    const service = (it: Planned | undefined, index: number) =>
      (it?.isOrdered ? this.services[0] : this.services[index % this.services.length] ?? this.services[0]);
    const repeated = twice === undefined ? undefined : pick(plans, twice);
    const [again, ...outcomes] = await Promise.all([
      repeated?.perform(service(repeated, 1)), ...plans.map((it, index) => it.perform(service(it, index))),
    ]);
    if (repeated && again !== outcomes[plans.indexOf(repeated)]) throw new Error(
      `${repeated.text} at once came to ${again} and ${outcomes[plans.indexOf(repeated)]}`,
    );
    this.model = agreeTogether(this.model, plans, outcomes, await this.kept());
    return outcomes.length === 1 ? (outcomes[0] ?? 'nothing') : 'done';
  }

  asking(operation: OperationId, call: Call, on: Planned['on']): Planned {
    const key = randomUUID();
    return {
      text: `${operation} ${JSON.stringify(call)}`, on,
      perform: async (service, tries) => outcomeOf(await this.#ask(service, operation, { ...call, key }, tries)),
    };
  }

  /** Calls as a client does: it repeats, with the same key, calls that may be repeated. */
  async #ask<T>(service: TestService, operation: OperationId, call: Call, most = MOST_TRIES): Promise<{ status: number; body: T & Body }> {
    for (let tries = 1; ; tries += 1) {
      const answer = await service.call<T & Body>(operation, { ...call, token: await this.token() });
      const isBusy = answer.status === 503 || answer.body.error === 'IDEMPOTENCY_IN_PROGRESS';
      if (!isBusy || tries >= most) return answer;
      await sleep(PAUSE_MS);
    }
  }

  /** Makes a call that cannot be refused. */
  async done<T>(operation: OperationId, call: Call, service = this.services[0]): Promise<T> {
    const { status, body } = await this.#ask<T>(service, operation, { key: randomUUID(), ...call });
    if (status >= 300) throw new Error(`${operation} was answered ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** Does something with one of those there are. */
  #on(
    name: Noun, which: number, operation: OperationId, path: string, body: object | undefined, on: (model: ModelLedger, it: number) => Fate,
  ): Planned | undefined {
    const count = this.ids[name].length;
    if (count === 0) return undefined;
    const it = which % count;
    return this.asking(operation, { path: { [path]: this.ids[name][it] ?? '' }, ...(body && { body }) }, (model) => on(model, it));
  }

  #onAccount(operation: OperationId, which: number, body: object, on: (model: ModelLedger, it: number) => Fate): Planned | undefined {
    return this.#on('accounts', which, operation, 'account_id', body, on);
  }

  /** @param which the number of an obligation that is there. */
  onObligation(step: Extract<WorldStep, { kind: 'resolve' | 'redispatch' }>, which: number): Promise<Fate> {
    return this.#agree(this.#onObligation(step, which));
  }

  #onObligation(step: Extract<WorldStep, { kind: 'resolve' | 'redispatch' }>, which: number): Planned | undefined {
    if (step.kind === 'redispatch') return this.#on(
      'obligations', which, 'redispatchObligation', 'obligation_id', undefined, (model, it) => model.redispatch(it),
    );
    const { outcome, destination } = step;
    const to = destination === undefined ? null : this.number(destination);
    const disposition = to === null ? {} : { disposition: { destination_account_id: this.account(to) } };
    return this.#on('obligations', which, 'resolveObligation', 'obligation_id', { outcome, ...disposition }, (model, it) =>
      model.resolve(it, outcome, to));
  }

  #onHold(step: HoldStep): Planned | undefined {
    if (step.kind === 'giveUp') return this.#on('holds', step.which, 'releaseHold', 'hold_id', undefined, (model, it) => model.giveUp(it));
    const forMs = toMs('minutes' in step ? step.minutes : undefined);
    const deadline = forMs === undefined ? {} : { expires_at: forMs === null ? null : new Date(this.now + forMs).toISOString() };
    if (step.kind === 'hold') {
      const [number, currency] = [this.number(step.account), this.#currency(step.account)];
      const body = { account_id: this.account(number), amount_cents: step.amount, currency, ...deadline };
      return this.asking('placeHold', { body }, (model) => model.hold(number, step.amount, forMs ?? null));
    }
    const amount = step.amount === undefined ? {} : { amount_cents: step.amount };
    if (step.kind === 'adjust') return this.#on(
      'holds', step.which, 'adjustHold', 'hold_id', { ...amount, ...deadline }, (model, it) => model.adjust(it, step.amount, forMs),
    );
    const to = this.number(step.to);
    return this.#on(
      'holds', step.which, 'captureHold', 'hold_id', { creditor_account_id: this.account(to), ...amount },
      (model, it) => model.capture(it, to, step.amount),
    );
  }

  /** Sets a limit of one account or of all, or disables one. */
  #limit(step: Extract<WorldStep, { kind: 'limit' | 'unlimit' }>): Planned | undefined {
    const key = randomUUID();
    if (step.kind === 'unlimit') {
      if (this.#policies.length === 0) return undefined;
      const it = step.which % this.#policies.length;
      return this.asking('disableLimitPolicy', { path: { policy_id: this.#policies[it] ?? '' } }, (model) => model.unlimit(it));
    }
    const { direction, most, says } = step;
    const account = says === 'everybody' ? null : this.number(step.account);
    // A policy is in R$ by default.
    const currency = says === 'currency' ? this.#currency(step.account) : 'BRL';
    const operation = account === null ? 'createLimitPolicy' : 'createAccountLimitPolicy';
    const scope = account === null ? { scope_type: 'GLOBAL' } : {};
    const body = {
      ...scope, dimension: 'SINGLE_AMOUNT', direction, window: 'DAY', threshold: most, action: 'REJECT',
      ...(says === 'currency' && { currency }),
    };
    const call = { ...(account !== null && { path: { account_id: this.account(account) } }), key, body };
    return {
      text: `${operation} ${JSON.stringify(call)}`, on: (model) => model.limit(account, direction, most, currency),
      perform: async (service, tries) => {
        const answer = await this.#ask<LimitPolicyResponse>(service, operation, call, tries);
        if (answer.status < 300 && !this.#policies.includes(answer.body.policy_id)) this.#policies.push(answer.body.policy_id);
        return outcomeOf(answer);
      },
    };
  }

  /** Evidence about one of the obligations, true or not. */
  #evidence({ which, says: kind, by, differs, isNamed }: Extract<WorldStep, { kind: 'evidence' }>): Planned | undefined {
    const count = this.model.obligations.length;
    if (count === 0) return undefined;
    const obligation = this.#lively(which) % count;
    const it = this.model.obligations[obligation];
    if (!it || it.rail === 'NATIVE') return undefined;
    const story = by === 'story' ? { story: it.story ?? 'none' } : {};
    const endToEnd =
      by === 'endToEnd' ? { endToEnd: this.mail.endToEnd(which) ?? `e-${obligation}` } : isNamed ? { endToEnd: `e-${obligation}` } : {};
    const { rail, currency } = it;
    return this.#saying({
      source: this.#source(), rail, currency, kind, amount: Math.max(1, it.amount + differs), ...(by === 'id' && { obligation }), ...story,
      ...endToEnd,
    });
  }

  #credit({ rail, amount, account, by, which }: Extract<WorldStep, { kind: 'credit' }>): Planned {
    const number = this.number(account);
    const to = by === 'account' ? { account: number } : by === 'key' ? { key: which % KEYED }
      : by === 'return' ? this.mail.original(this.mail.endToEnd(which) ?? `e-${which % 20}`, rail) : { key: null };
    const currency = by === 'account' && rail === 'MOCK' ? this.#currency(number) : 'BRL';
    return this.#saying({ source: this.#source(), rail, kind: 'INBOUND_CREDIT', amount, currency, ...to });
  }

  #saying(said: Said): Planned {
    const { obligation, story, endToEnd, original, account, key, currency } = said;
    const match_keys = {
      x: 'y', ...(typeof obligation === 'number' && { obligation_id: this.ids.obligations[obligation] }),
      ...(story !== undefined && { story }),
      ...(endToEnd !== undefined && { end_to_end_id: endToEnd }), ...(original !== undefined && { original_end_to_end_id: original }),
      ...(typeof account === 'number' && { account_id: this.ids.accounts[account] }),
      ...(key !== undefined && { pix_key: key === null ? 'nobody@example.com' : keyText(key) }),
    };
    const body = {
      provider_id: providerOf(this.name, said.rail), rail: said.rail, kind: said.kind, external_id: said.source, match_keys,
      amount: { currency, value: said.amount }, occurred_at: new Date(this.now - said.amount * MINUTE_MS).toISOString(),
    };
    this.#said.push({ said, body });
    return this.asking('ingestEvidence', { body }, (model) => model.say(said));
  }

  #repeat(which: number): Planned | undefined {
    const before = pick(this.#said, which);
    return before && this.asking('ingestEvidence', { body: before.body }, (model) => model.say(before.said));
  }

  #decide({ which, action, obligation, account }: Extract<WorldStep, { kind: 'decide' }>): Planned | undefined {
    const [number, to] = [obligation % Math.max(1, this.model.obligations.length), this.number(account)];
    const body = {
      action, reason: 'x', ...(action === 'MATCH' && { obligation_id: this.ids.obligations[number] ?? 'none' }),
      ...(action === 'CREDIT' && { destination_account_id: this.account(to) }),
    };
    return this.#on('evidence', which, 'resolveEvidence', 'evidence_id', body, (model, it) => model.decide(it,
      action === 'MATCH' ? { action, obligation: number } : action === 'CREDIT' ? { action, account: to } : { action }));
  }

  #body(payment: Payment): CreateObligationRequest {
    const { kind, rail, from, to, wish, story, patience } = payment;
    const value = this.#amount(payment);
    const outside = outsider(wish, rail);
    const inside = (which: number) => ({ kind: 'account' as const, account_id: this.account(which) });
    return {
      rail: kind === 'transfer' ? 'NATIVE' : rail, amount: { currency: this.#moving(payment), value },
      debtor: kind === 'in' ? outside : inside(from), creditor: to === null && kind === 'out' ? outside : inside(to ?? from + 1),
      ...(story !== undefined && { match_keys: { story: storyText(story) } }),
      ...(patience !== undefined && { expected_settlement: { expected_at: new Date(this.now + patience * MINUTE_MS).toISOString() } }),
    };
  }

  #wanted(payment: Payment): Wanted {
    const { kind, rail, from, to, story, patience } = payment;
    return {
      rail: kind === 'transfer' ? 'NATIVE' : rail, amount: this.#amount(payment), currency: this.#moving(payment),
      from: kind === 'in' ? null : this.number(from), to: to === null && kind === 'out' ? null : this.number(to ?? from + 1),
      story: story === undefined ? undefined : storyText(story),
      // A payment that is final at once is never stuck.
      stuckFrom: patience === undefined ? undefined : this.model.now + patience * MINUTE_MS,
    };
  }

  #amount({ from, amount }: Payment): number {
    return amount === 0 ? Math.max(1, this.model.available(this.number(from))) : amount;
  }

  /** Currency of the account that pays, or for an expected payment of the one that receives. */
  #moving({ kind, from, to }: Payment): Currency {
    return this.#currency(kind === 'in' ? (to ?? from + 1) : from);
  }

  #currency(which: number): Currency {
    return this.model.accounts[this.number(which)]?.currency ?? 'BRL';
  }

  /** Mostly one that is open: there is more to do with it. */
  #lively(which: number): number {
    const open = this.model.obligations.flatMap(({ state }, index) => (state === 'FINAL' ? [] : [index]));
    return which % 4 === 0 ? which : (pick(open, which) ?? which);
  }

  #source(): string {
    return `s-${(this.#serial += 1)}`;
  }

  number(which: number): number {
    return which % this.ids.accounts.length;
  }

  account(which: number): string {
    return this.ids.accounts[this.number(which)] ?? '';
  }

  /** The id of a spend request, by its number in its squad. */
  requestId(squad: number, seq: number): string {
    return this.ids.requests.get(`${this.ids.squads[squad]} ${seq}`) ?? '';
  }

  get now(): number {
    return this.services[0].service.database.clock.now().getTime();
  }
}

function outcomeOf({ status, body }: { status: number; body: Body }): Fate {
  return status < 300 ? 'done' : (body.error ?? String(status));
}

const TRESPASSES: Record<'account' | 'obligation' | 'hold' | 'block' | 'evidence', [OperationId, string, object?]> = {
  account: ['freezeAccount', 'account_id', {}],
  obligation: ['resolveObligation', 'obligation_id', { outcome: 'CANCELED' }],
  hold: ['releaseHold', 'hold_id'],
  block: ['releaseBlock', 'block_id', { reason: 'x' }],
  evidence: ['retryEvidence', 'evidence_id'],
};

function storyText(number: number): string {
  return `story-${number}`;
}

function pixMethod(key_value: string): object {
  return {
    rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'CUSTOMER_LINKED', status: 'ACTIVE', provider: { provider_id: 'sim', type: 'SPONSOR_BANK' },
    capabilities: { originate_debit: true, receive_credit: true, supports_returns: true },
    directionality: { inbound: true, outbound: true },
    verification: { status: 'VERIFIED' }, coordinates: { key_type: 'EMAIL', key_value },
  };
}

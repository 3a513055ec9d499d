/** One tenant of the simulated world: what it asks of the service, and what it should come to. */
import type { AccountBalanceResponse, AccountResponse, CreateObligationRequest } from '../../generated/models.ts';
import type { OperationId } from '../../generated/operations.ts';
import { allScopes } from '../../src/domains/auth/index.ts';
import { deliver } from '../support/deliver.ts';
import type { Call, TestService } from '../support/service.ts';
import { pick, sum, type Fate, type Said, type Wanted } from './model-types.ts';
import { ModelLedger } from './model.ts';
import { providerOf, type Letter, type Outside } from './outside.ts';
import type { Payment, WorldStep } from './world-steps.ts';

export const MINUTE_MS = 60_000;
export const RETRY_MS = 10 * MINUTE_MS;
const ACCOUNTS = 5;
const GUESTS = [3, 4];
const START = 1_000;
const TOKEN_MS = 20 * 3_600_000;

/** What is kept of a tenant, in the order of its beginning, each thing as a line. */
export interface Picture {
  readonly accounts: readonly string[];
  readonly obligations: readonly string[];
  readonly holds: readonly string[];
  readonly blocks: readonly string[];
  readonly evidence: readonly string[];
  readonly systems: string;
}

type Ids = Record<'accounts' | 'obligations' | 'holds' | 'blocks' | 'evidence', string[]>;
type Body = { error?: string; id?: string };

export class Tenant {
  readonly model = new ModelLedger(ACCOUNTS, 0, GUESTS, RETRY_MS);
  readonly ids: Ids = { accounts: [], obligations: [], holds: [], blocks: [], evidence: [] };
  /** Payments that the sponsor has and has not ended. */
  readonly underWay: string[] = [];
  /** What is known of payments that ended: the rail's name of each. */
  readonly #endToEnds: string[] = [];
  /** By its name, which payment of ours the sponsor has told of. */
  readonly #sentAs = new Map<string, number>();
  readonly #said: { said: Said; body: object }[] = [];
  readonly #mail: { letter: Letter; isTold: boolean }[] = [];
  #owner = '';
  #token: { text: string; until: number } | undefined;
  #serial = 0;

  constructor(readonly name: string, private readonly api: TestService, private readonly outside: Outside) {}

  async open(): Promise<void> {
    await this.outside.connect(this.api, this.name);
    this.#owner = await this.api.party(this.name);
    for (let index = 0; index < ACCOUNTS; index += 1) {
      const body = { owner_party_id: this.#owner, type: GUESTS.includes(index) ? 'GUEST' : 'CUSTOMER', currency: 'BRL' };
      const { id } = await this.api.ok<AccountResponse>('createAccount', { body, token: await this.token() });
      await this.api.ok('bindPaymentMethod', { path: { account_id: id }, body: pixMethod(keyText(index)), token: await this.token() });
      this.ids.accounts.push(id);
    }
  }

  /** Money to begin with, by the same way as all else. */
  async fund(account: number): Promise<Fate> {
    const wanted: Payment = { kind: 'in', rail: 'MOCK', from: 0, to: account, amount: START, wish: 'silent', story: undefined, patience: undefined };
    return this.play({ kind: 'pay', payment: wanted });
  }

  async token(): Promise<string> {
    const now = this.api.service.database.clock.now().getTime();
    if (!this.#token || this.#token.until < now) this.#token = { text: await this.api.token(allScopes, this.name) ?? '', until: now + TOKEN_MS };
    return this.#token.text;
  }

  /** Has both do a step. @returns what became of it. @throws when they disagree. */
  async play(step: Exclude<WorldStep, { kind: 'wait' | 'trespass' }>): Promise<Fate> {
    switch (step.kind) {
      case 'pay': return this.#both('createObligation', { body: this.#body(step.payment) }, () => this.model.create(this.#wanted(step.payment)));
      case 'batch': {
        const [items, wanted] = [step.payments.map((it) => this.#body(it)), step.payments.map((it) => this.#wanted(it))];
        return this.#both('createObligationBatch', { body: { atomic: step.isAtomic, items } }, () => this.model.batch(wanted, step.isAtomic));
      }
      case 'resolve': case 'redispatch': return this.onObligation(step, this.#lively(step.which));
      case 'freeze': return this.#onAccount(step.isFrozen ? 'freezeAccount' : 'unfreezeAccount', step.account, {}, (it) => this.model.freeze(it, step.isFrozen));
      case 'close': return this.#onAccount('closeAccount', step.account, {}, (it) => this.model.close(it));
      case 'promote': return this.#onAccount('promoteAccount', step.account, { owner_party_id: this.#owner }, (it) => this.model.promote(it));
      case 'hold': case 'adjust': case 'capture': case 'giveUp': return this.#onHold(step);
      case 'block': return this.#both('placeBlock', {
        body: { account_id: this.#account(step.account), amount: step.amount, currency: 'BRL', reason_code: 'OTHER' },
      }, () => this.model.block(this.#number(step.account), step.amount));
      case 'lift': return this.#on('blocks', step.which, 'releaseBlock', 'block_id', { reason: 'x' }, (it) => this.model.lift(it));
      case 'evidence': return this.#evidence(step);
      case 'credit': return this.#credit(step);
      case 'repeat': return this.#repeat(step.which);
      case 'retry': return this.#on('evidence', step.which, 'retryEvidence', 'evidence_id', undefined, (it) => this.model.retry(it));
      case 'decide': return this.#decide(step);
      case 'end': return this.#end(step);
      case 'arrive': return this.#arrive(step);
      case 'deliver': return this.#deliver(step);
    }
  }

  /** What another tenant's thing is to this one: nothing. */
  async trespass(what: 'account' | 'obligation' | 'hold' | 'block' | 'evidence', foreignId: string): Promise<void> {
    const [operation, name, body] = TRESPASSES[what];
    const { status, body: answer } = await this.api.call<Body>(operation, { path: { [name]: foreignId }, ...(body && { body }), token: await this.token() });
    if (status !== 404 || answer.error !== `${what.toUpperCase()}_NOT_FOUND`) throw new Error(`${operation} of a foreign ${what} answered ${status} ${JSON.stringify(answer)}`);
  }

  /** The balance of an account as a client sees it must be the model's. */
  async checkBalance(which: number): Promise<void> {
    const account = this.#number(which);
    const it = this.model.accounts[account];
    if (!it || it.promotedTo !== null || this.model.accounts.some(({ promotedTo }) => promotedTo === account)) return;
    const { assets } = await this.api.ok<AccountBalanceResponse>('getAccountBalance', { path: { account_id: this.ids.accounts[account] ?? '' }, token: await this.token() });
    const { model } = this;
    const wanted = {
      posted: it.posted, outgoing: model.outgoing(account), incoming: model.incoming(account), held: model.held(account), blocked: model.blocked(account),
      available: model.available(account),
    };
    const shown = assets[0]?.balances ?? { posted: 0, outgoing: 0, incoming: 0, held: 0, blocked: 0, available: 0 };
    const differing = (Object.keys(wanted) as (keyof typeof wanted)[]).filter((name) => wanted[name] !== shown[name]);
    if (differing.length > 0) throw new Error(`the balance of account ${account} shows ${JSON.stringify(shown)}, not ${JSON.stringify(wanted)}`);
  }

  /** What the service keeps; also learns the names of what has begun. */
  async kept(): Promise<Picture> {
    const [row] = await this.api.service.database.forTenant(this.name).read((em) => em.execute<[{ kept: Kept }]>(KEPT));
    if (!row) throw new Error('nothing was read');
    const { kept } = row;
    for (const name of Object.keys(this.ids) as (keyof Ids)[]) this.ids[name] = kept[name].map(({ id }) => id);
    const lines = (name: keyof Ids) => kept[name].map(({ line }) => line);
    const number = (name: keyof Ids, id: string) => (id === '' ? '' : String(this.ids[name].indexOf(id)));
    const named = (name: keyof Ids, of: keyof Ids) => kept[name].map(({ line, other }) => `${line} ${number(of, other ?? '')}`.trimEnd());
    return {
      accounts: named('accounts', 'accounts'), obligations: lines('obligations'), holds: named('holds', 'accounts'), blocks: named('blocks', 'accounts'),
      evidence: named('evidence', 'obligations'), systems: kept.systems,
    };
  }

  /** What it should keep. */
  wanted(): Picture {
    const { model } = this;
    const line = (...parts: (string | number | boolean | null)[]) => parts.map((part) => part ?? '').join(' ').trimEnd();
    const accounts = model.accounts.map((it, index) => line(
      it.isClosed ? 'CLOSED' : 'ACTIVE', it.isFrozen, it.posted, model.held(index), model.blocked(index), model.outgoing(index), model.incoming(index), it.promotedTo));
    const everybody = sum(model.accounts.map(({ posted }) => posted));
    return {
      accounts,
      obligations: model.obligations.map((it) => `${it.rail} ${it.amount} ${it.state} ${it.outcome ?? ''} ${it.isExcepted} ${it.isStuck}`),
      holds: model.holds.map((it) => line(it.amount, it.state, it.account)),
      blocks: model.blocks.map((it) => line(it.amount, it.secured, it.state, it.account)),
      evidence: model.evidence.map((it) => `${it.kind} ${it.amount} ${it.state} ${it.reason ?? ''} ${it.money} ${it.matched ?? ''}`.trimEnd()),
      systems: line(-(everybody + model.transit + model.exception), model.transit, model.exception),
    };
  }

  async #both(operation: OperationId, call: Call, inModel: () => Fate): Promise<Fate> {
    const { status, body } = await this.api.call<Body>(operation, { ...call, token: await this.token() });
    const fate = status < 300 ? 'done' : (body.error ?? String(status));
    const wanted = inModel();
    if (fate !== wanted) throw new Error(`${operation} ${JSON.stringify(call)} came to ${fate} (${JSON.stringify(body)}), not ${wanted}`);
    return fate;
  }

  /** Does something with one of those there are. */
  async #on(name: keyof Ids, which: number, operation: OperationId, path: string, body: object | undefined, inModel: (it: number) => Fate): Promise<Fate> {
    const count = this.ids[name].length;
    if (count === 0) return 'nothing';
    const it = which % count;
    return this.#both(operation, { path: { [path]: this.ids[name][it] ?? '' }, ...(body && { body }) }, () => inModel(it));
  }

  #onAccount(operation: OperationId, which: number, body: object, inModel: (it: number) => Fate): Promise<Fate> {
    return this.#on('accounts', which, operation, 'account_id', body, inModel);
  }

  /** @param which the number of an obligation that is there. */
  onObligation(step: Extract<WorldStep, { kind: 'resolve' | 'redispatch' }>, which: number): Promise<Fate> {
    if (step.kind === 'redispatch') return this.#on('obligations', which, 'redispatchObligation', 'obligation_id', undefined, (it) => this.model.redispatch(it));
    const { outcome, destination } = step;
    const disposition = destination === undefined ? {} : { disposition: { destination_account_id: this.#account(destination) } };
    return this.#on('obligations', which, 'resolveObligation', 'obligation_id', { outcome, ...disposition },
      (it) => this.model.resolve(it, outcome, destination === undefined ? null : this.#number(destination)));
  }

  #onHold(step: Extract<WorldStep, { kind: 'hold' | 'adjust' | 'capture' | 'giveUp' }>): Promise<Fate> {
    const { model } = this;
    if (step.kind === 'giveUp') return this.#on('holds', step.which, 'releaseHold', 'hold_id', undefined, (it) => model.giveUp(it));
    const minutes = 'minutes' in step ? step.minutes : undefined;
    const forMs = typeof minutes === 'number' ? minutes * MINUTE_MS : minutes;
    const deadline = forMs === undefined ? {} : { expires_at: forMs === null ? null : new Date(this.#now + forMs).toISOString() };
    if (step.kind === 'hold') {
      const body = { account_id: this.#account(step.account), amount_cents: step.amount, currency: 'BRL', ...deadline };
      return this.#both('placeHold', { body }, () => model.hold(this.#number(step.account), step.amount, forMs ?? null));
    }
    const amount = step.amount === undefined ? {} : { amount_cents: step.amount };
    if (step.kind === 'adjust') return this.#on('holds', step.which, 'adjustHold', 'hold_id', { ...amount, ...deadline }, (it) => model.adjust(it, step.amount, forMs));
    return this.#on('holds', step.which, 'captureHold', 'hold_id', { creditor_account_id: this.#account(step.to), ...amount },
      (it) => model.capture(it, this.#number(step.to), step.amount));
  }

  /** Evidence about one of the obligations, true or not. */
  #evidence({ which, says: kind, by, differs, isNamed }: Extract<WorldStep, { kind: 'evidence' }>): Promise<Fate> {
    const count = this.model.obligations.length;
    if (count === 0) return Promise.resolve('nothing');
    const obligation = this.#lively(which) % count;
    const it = this.model.obligations[obligation];
    if (!it || it.rail === 'NATIVE') return Promise.resolve('nothing');
    const source = this.#source();
    const story = by === 'story' ? { story: it.story ?? 'none' } : {};
    const endToEnd = by === 'endToEnd' ? { endToEnd: pick(this.#endToEnds, which) ?? `e-${obligation}` } : isNamed ? { endToEnd: `e-${obligation}` } : {};
    return this.#say({ source, rail: it.rail, kind, amount: Math.max(1, it.amount + differs), ...(by === 'id' && { obligation }), ...story, ...endToEnd });
  }

  #credit({ rail, amount, account, by, which }: Extract<WorldStep, { kind: 'credit' }>): Promise<Fate> {
    const number = this.#number(account);
    const to = by === 'account' ? { account: number } : by === 'key' ? { key: which % ACCOUNTS }
      : by === 'return' ? this.#original(pick(this.#endToEnds, which) ?? `e-${which % 20}`, rail) : { key: null };
    return this.#say({ source: this.#source(), rail, kind: 'INBOUND_CREDIT', amount, ...to });
  }

  #say(said: Said): Promise<Fate> {
    const { obligation, story, endToEnd, original, account, key } = said;
    const match_keys = {
      x: 'y', ...(typeof obligation === 'number' && { obligation_id: this.ids.obligations[obligation] }), ...(story !== undefined && { story }),
      ...(endToEnd !== undefined && { end_to_end_id: endToEnd }), ...(original !== undefined && { original_end_to_end_id: original }),
      ...(typeof account === 'number' && { account_id: this.ids.accounts[account] }), ...(key !== undefined && { pix_key: key === null ? 'nobody@example.com' : keyText(key) }),
    };
    const body = {
      provider_id: providerOf(this.name, said.rail), rail: said.rail, kind: said.kind, external_id: said.source, match_keys,
      amount: { currency: 'BRL', value: said.amount }, occurred_at: new Date(this.#now - said.amount * MINUTE_MS).toISOString(),
    };
    this.#said.push({ said, body });
    return this.#both('ingestEvidence', { body }, () => this.model.say(said));
  }

  #repeat(which: number): Promise<Fate> {
    const before = pick(this.#said, which);
    return before ? this.#both('ingestEvidence', { body: before.body }, () => this.model.say(before.said)) : Promise.resolve('nothing');
  }

  #decide({ which, action, obligation, account }: Extract<WorldStep, { kind: 'decide' }>): Promise<Fate> {
    const number = obligation % Math.max(1, this.model.obligations.length);
    const body = {
      action, reason: 'x', ...(action === 'MATCH' && { obligation_id: this.ids.obligations[number] ?? 'none' }),
      ...(action === 'CREDIT' && { destination_account_id: this.#account(account) }),
    };
    return this.#on('evidence', which, 'resolveEvidence', 'evidence_id', body, (it) => this.model.decide(it,
      action === 'MATCH' ? { action, obligation: number } : action === 'CREDIT' ? { action, account: this.#number(account) } : { action }));
  }

  /** A payment ends at the sponsor, which writes of it. */
  async #end({ which, ends }: Extract<WorldStep, { kind: 'end' }>): Promise<Fate> {
    const reference = pick(this.underWay, which);
    if (reference === undefined) return 'nothing';
    this.underWay.splice(this.underWay.indexOf(reference), 1);
    const obligation = this.model.obligations[this.ids.obligations.indexOf(reference)];
    await this.#emit(`PAYMENT_${ends}`, { reference }, providerOf(this.name, obligation?.rail ?? 'PIX'));
    return 'done';
  }

  /** Money arrives at the sponsor for a Pix key, or a payment is sent back. */
  async #arrive({ amount: value, key, isReturn, which }: Extract<WorldStep, { kind: 'arrive' }>): Promise<Fate> {
    const amount = { currency: 'BRL', value };
    const original = pick(this.#endToEnds.filter((it) => it.startsWith('E')), which);
    if (isReturn && original === undefined) return 'nothing';
    await this.#emit(isReturn ? 'RETURN_RECEIVED' : 'CREDIT_RECEIVED',
      isReturn ? { original_end_to_end_id: original, amount } : { amount, key: keyText(key % (ACCOUNTS + 1)) }, providerOf(this.name, 'PIX'));
    return 'done';
  }

  async #emit(event: string, data: object, provider_id: string): Promise<void> {
    const before = this.outside.mail.length;
    await this.outside.sponsor.emit(event, data, { provider_id });
    for (const letter of this.outside.mail.slice(before)) {
      this.#mail.push({ letter, isTold: false });
      const { data: told } = JSON.parse(letter.body) as { data: { end_to_end_id?: string; reference?: string } };
      if (told.end_to_end_id !== undefined) this.#endToEnds.push(told.end_to_end_id);
      this.#sentAs.set(told.end_to_end_id ?? '', this.ids.obligations.indexOf(told.reference ?? ''));
    }
  }

  /** A letter of the sponsor comes, in no order and maybe again. */
  async #deliver({ which, times, isNew }: Extract<WorldStep, { kind: 'deliver' }>): Promise<Fate> {
    const waiting = this.#mail.filter(({ isTold }) => !isTold);
    const mail = pick(waiting.length > 0 && which % 10 < 7 ? waiting : this.#mail, which);
    if (!mail) return 'nothing';
    mail.isTold = true;
    const { providerId, deliveryId, body } = mail.letter;
    for (let time = 0; time < times; time += 1) {
      const { status } = await deliver(this.api, { providerId, body, deliveryId: isNew ? `${deliveryId}-${(this.#serial += 1)}` : deliveryId });
      if (status !== 200) throw new Error(`the receiver answered ${status} to ${body}`);
      this.model.say(this.#read(mail.letter));
    }
    return 'done';
  }

  /** All that has not been told is told. */
  async deliverAll(): Promise<void> {
    while (this.#mail.some(({ isTold }) => !isTold)) await this.#deliver({ kind: 'deliver', which: 0, times: 1, isNew: false });
  }

  /** Over Pix, a payment of ours is known by the name that it was sent under. */
  #original(original: string | undefined, rail: Said['rail'] = 'PIX'): Pick<Said, 'original' | 'originalSent'> {
    const sent = this.#sentAs.get(original ?? '') ?? -1;
    const isSent = rail === 'PIX' && sent >= 0 && this.model.obligations[sent]?.rail === 'PIX' && this.model.obligations[sent]?.from !== null;
    return { original, ...(isSent && { originalSent: sent }) };
  }

  #read({ body }: Letter): Said {
    const { event, data } = JSON.parse(body) as { event: string; data: Record<string, string> & { amount: { value: number } } };
    const base = { amount: data.amount.value };
    if (event === 'CREDIT_RECEIVED') {
      const key = [...this.model.keys.keys()].find((it) => keyText(it) === data['key']) ?? null;
      return { ...base, rail: 'PIX', source: `${data['end_to_end_id']}:${event}`, kind: 'INBOUND_CREDIT', endToEnd: data['end_to_end_id'], key };
    }
    if (event === 'RETURN_RECEIVED') {
      const name = data['return_end_to_end_id'];
      return { ...base, rail: 'PIX', source: `${name}:${event}`, kind: 'INBOUND_CREDIT', endToEnd: name, ...this.#original(data['original_end_to_end_id']) };
    }
    const obligation = this.ids.obligations.indexOf(data['reference'] ?? '');
    const rail = this.model.obligations[obligation]?.rail ?? 'PIX';
    return {
      ...base, rail, source: `${data['end_to_end_id']}:${event}`, kind: event === 'PAYMENT_SETTLED' ? 'SETTLEMENT' : 'FAILURE', endToEnd: data['end_to_end_id'], obligation,
    };
  }

  #body(payment: Payment): CreateObligationRequest {
    const { kind, rail, from, to, wish, story, patience } = payment;
    const value = this.#amount(payment);
    const outside = { kind: 'external' as const, external_id: { settles: 'loja', fails: 'fail:AC07', silent: 'silent' }[wish] };
    const inside = (which: number) => ({ kind: 'account' as const, account_id: this.#account(which) });
    return {
      rail: kind === 'transfer' ? 'NATIVE' : rail, amount: { currency: 'BRL', value },
      debtor: kind === 'in' ? outside : inside(from), creditor: to === null && kind === 'out' ? outside : inside(to ?? from + 1),
      ...(story !== undefined && { match_keys: { story: storyText(story) } }),
      ...(patience !== undefined && { expected_settlement: { expected_at: new Date(this.#now + patience * MINUTE_MS).toISOString() } }),
    };
  }

  #wanted(payment: Payment): Wanted {
    const { kind, rail, from, to, story, patience } = payment;
    const amount = this.#amount(payment);
    return {
      rail: kind === 'transfer' ? 'NATIVE' : rail, amount,
      from: kind === 'in' ? null : this.#number(from), to: to === null && kind === 'out' ? null : this.#number(to ?? from + 1),
      story: story === undefined ? undefined : storyText(story),
      // What is final at once is never stuck.
      stuckFrom: patience === undefined ? undefined : this.model.now + patience * MINUTE_MS,
    };
  }

  #amount({ from, amount }: Payment): number {
    return amount === 0 ? Math.max(1, this.model.available(this.#number(from))) : amount;
  }

  /** Mostly one that is open: there is more to do with it. */
  #lively(which: number): number {
    const open = this.model.obligations.flatMap(({ state }, index) => (state === 'FINAL' ? [] : [index]));
    return which % 4 === 0 ? which : (pick(open, which) ?? which);
  }

  #source(): string {
    return `s-${(this.#serial += 1)}`;
  }

  #number(which: number): number {
    return which % this.ids.accounts.length;
  }

  #account(which: number): string {
    return this.ids.accounts[this.#number(which)] ?? '';
  }

  get #now(): number {
    return this.api.service.database.clock.now().getTime();
  }
}

const TRESPASSES: Record<'account' | 'obligation' | 'hold' | 'block' | 'evidence', [OperationId, string, object?]> = {
  account: ['freezeAccount', 'account_id', {}],
  obligation: ['resolveObligation', 'obligation_id', { outcome: 'CANCELED' }],
  hold: ['releaseHold', 'hold_id'],
  block: ['releaseBlock', 'block_id', { reason: 'x' }],
  evidence: ['retryEvidence', 'evidence_id'],
};

function keyText(number: number): string {
  return `key-${number}@example.com`;
}

function storyText(number: number): string {
  return `story-${number}`;
}

function pixMethod(key_value: string): object {
  return {
    rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'CUSTOMER_LINKED', status: 'ACTIVE', provider: { provider_id: 'sim', type: 'SPONSOR_BANK' },
    capabilities: { originate_debit: true, receive_credit: true, supports_returns: true }, directionality: { inbound: true, outbound: true },
    verification: { status: 'VERIFIED' }, coordinates: { key_type: 'EMAIL', key_value },
  };
}

interface Row { id: string; line: string; other: string | null }
type Kept = Record<keyof Ids, Row[]> & { systems: string };

/** Everything, without a word of whose: row-level security alone keeps the others out. */
const KEPT = `
  select json_build_object(
    'accounts', (select coalesce(json_agg(json_build_object('id', a.account_id, 'other', a.promoted_to_account_id, 'line', concat_ws(' ', a.status, a.is_frozen::text,
      coalesce(b.posted, 0), coalesce(b.held, 0), coalesce(b.blocked, 0), coalesce(b.outgoing, 0), coalesce(b.incoming, 0))) order by a.account_id), '[]')
      from razao.accounts a left join razao.balances b using (tenant_id, account_id) where a.system_role is null),
    'obligations', (select coalesce(json_agg(json_build_object('id', obligation_id, 'line', concat_ws(' ', rail, amount, state, coalesce(resolution_outcome, ''),
      (excepted_at is not null)::text, (stuck_at is not null)::text)) order by obligation_id), '[]') from razao.obligations),
    'holds', (select coalesce(json_agg(json_build_object('id', hold_id, 'other', account_id, 'line', concat_ws(' ', amount, state)) order by hold_id), '[]') from razao.holds),
    'blocks', (select coalesce(json_agg(json_build_object('id', block_id, 'other', account_id, 'line', concat_ws(' ', amount, secured, state)) order by block_id), '[]')
      from razao.blocks),
    'evidence', (select coalesce(json_agg(json_build_object('id', evidence_id, 'other', obligation_id, 'line', concat_ws(' ', kind, amount, state,
      coalesce(reason_code, ''), exception_cents)) order by evidence_id), '[]') from razao.evidence),
    'systems', (select concat_ws(' ', coalesce(sum(b.posted) filter (where a.system_role = 'faucet'), 0), coalesce(sum(b.posted) filter (where a.system_role = 'transit'), 0),
      coalesce(sum(b.posted) filter (where a.system_role = 'exception'), 0))
      from razao.accounts a join razao.balances b using (tenant_id, account_id) where a.system_role is not null)) as kept`;

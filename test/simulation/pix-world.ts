/** Random steps of a tenant under the rules of Pix, each played in the service and in the model of it. */
import { randomUUID } from 'node:crypto';
import type {
  AnalysisRule, BlockResponse, BrakeRule, EvidenceListResponse, KycFlagOut, MedCaseListResponse, MedCaseResponse, ObligationResponse,
  PartyKycResponseOut, PlaceBlockRequest, RepeatRule, ScheduleResponse, ScheduleRunListResponse,
} from '../../generated/models.ts';
import type { OperationId } from '../../generated/operations.ts';
import { endToEndId } from '../../src/domains/rails/index.ts';
import { deliver } from '../support/deliver.ts';
import type { Answer, Call } from '../support/service.ts';
import { cpfOf } from '../support/tax-ids.ts';
import { keyText, PARTIES, PixRulesBase, startParts, type Random } from './pix-base.ts';
import { CAP_CENTS, DAY_MS, PRECAUTIONARY_MS, sum, type PixModel, type Verdict, type Wanted } from './pix-model.ts';

type Refused = { error?: string; details?: Record<string, unknown> };

const OUTSIDERS = [cpfOf(610_000_001), cpfOf(610_000_002)];
const CENTS = [900, 5_000, 20_000, 20_001, 50_000, 50_001, CAP_CENTS, CAP_CENTS + 1];
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export class PixRulesWorld extends PixRulesBase {
  static async start(random: Random): Promise<PixRulesWorld> {
    const world = new PixRulesWorld(await startParts(random), random);
    await world.open();
    return world;
  }

  /** Plays a step in both, and has all that follows be done. @throws where they disagree. */
  async step(): Promise<void> {
    const [name, play] = this.#choose();
    const outcome = await play();
    this.outcomes.set(`${name} ${outcome}`, (this.outcomes.get(`${name} ${outcome}`) ?? 0) + 1);
    this.told.push(`${this.clock.now().toISOString()} ${name} ${outcome}`);
    await this.settle();
    await this.check();
  }

  #choose(): [string, () => Promise<string>] {
    const steps: readonly [number, string, () => Promise<string>][] = [
      [16, 'pay', () => this.#pay()], [4, 'rush', () => this.#rush()], [3, 'withdraw', () => this.#withdraw()],
      [2, 'permit', () => this.#permit()], [3, 'repeats', () => this.#repeats()], [3, 'analysis', () => this.#analysis()],
      [2, 'brake', () => this.#brake()], [2, 'resume', () => this.resume()], [2, 'mark', () => this.#flag(true)],
      [1, 'notice', () => this.#flag(false)], [4, 'lift', () => this.#resolveFlag()], [3, 'block', () => this.#block()],
      [2, 'release', () => this.#release()], [2, 'reschedule', () => this.#reschedule()], [2, 'profile', () => this.#profile()],
      [7, 'credit', () => this.#credit()], [3, 'retry', () => this.#retry()], [4, 'contest', () => this.#contest()],
      [5, 'return', () => this.#return()], [2, 'recovery', () => this.#recovery()], [1, 'stop', () => this.#stopSecuring()],
      [3, 'directory', () => this.#directory()], [3, 'accept', () => this.#accept()], [4, 'schedule', () => this.#schedule()],
      [1, 'restart', () => this.restart()],
      [2, 'through', () => this.#decideHeld(true)], [2, 'cancel', () => this.#decideHeld(false)], [9, 'wait', () => this.#wait()],
    ];
    let drawn = this.random(sum(steps.map(([weight]) => weight)));
    const chosen = steps.find(([weight]) => (drawn -= weight) < 0);
    if (!chosen) throw new Error('no step');
    return [chosen[1], chosen[2]];
  }

  #one<T>(all: readonly T[]): T {
    return all[this.random(all.length)] as T;
  }

  #maybe(percent: number): boolean {
    return this.random(100) < percent;
  }

  #call<T>(operation: OperationId, call: Call, service = this.here): Promise<Answer<T & Refused>> {
    return service.call<T & Refused>(operation, call);
  }

  /** A wanted payment, with the request that asks for it. */
  #wanted(): { wanted: Wanted; body: object } {
    const from = this.random(PARTIES.length);
    const to = this.#maybe(25) ? this.random(PARTIES.length) : null;
    const cpf = this.#one(OUTSIDERS);
    const spelled = to === null ? this.#one([`pix_key:${cpf}`, `pix_key:${dotted(cpf)}`, `tax_id:${cpf}`]) : `pix_key:${keyText(to)}`;
    const [isDevice, isContactless] = [this.#maybe(25), this.#maybe(15)];
    const wanted: Wanted = {
      from, to, person: to === null ? cpf : `party ${PARTIES[to]}`, amount: this.#one(CENTS), isDevice, isContactless, permit: undefined,
      owner: null, confirms: this.#maybe(30) ? this.#one(this.model.payments.filter(({ kind }) => kind !== 'RETURN'))?.id : undefined,
    };
    const initiation = { ...(isDevice && { device: 'UNREGISTERED' }), ...(isContactless && { contactless: true }) };
    return { wanted, body: this.#bodyOf(wanted, spelled, { ...((isDevice || isContactless) && { initiation }) }) };
  }

  #bodyOf({ from, amount: value, confirms }: Wanted, external_id: string, more: object): object {
    return {
      rail: 'PIX', amount: { currency: 'BRL', value }, debtor: { kind: 'account', account_id: this.accounts[from] },
      creditor: { kind: 'external', external_id }, ...(confirms !== undefined && { confirms_repeat_of: confirms }), ...more,
    };
  }

  async #pay(): Promise<string> {
    const { wanted, body } = this.#wanted();
    const earlier = this.model.judge({ ...wanted, confirms: undefined }).earlier;
    const confirmed = earlier !== undefined && this.#maybe(50) ? { ...wanted, confirms: earlier } : wanted;
    const asked = confirmed === wanted ? body : { ...body, confirms_repeat_of: earlier };
    return this.#made(confirmed, await this.#call<ObligationResponse>('createObligation', { body: asked }));
  }

  /** Holds the answer to a payment against the model's. */
  #made(wanted: Wanted, { status, body }: Answer<ObligationResponse & Refused>): string {
    const verdict = this.model.judge(wanted);
    const outcome = status === 201 ? 'done' : String(body.error);
    if (outcome !== verdict.code) throw new Error(
      `${JSON.stringify(wanted)} came to ${outcome}, not ${verdict.code}: ${JSON.stringify(body)}`,
    );
    if (outcome === 'PAYMENT_REPEATED') this.same(body.details?.['obligation_id'], verdict.earlier, 'the earlier payment');
    if (outcome !== 'done') return outcome;
    this.same(body.repeat_of?.obligation_id, verdict.earlier, 'what it repeats');
    this.same(body.held_for_analysis?.cause, verdict.cause, 'why it is held');
    this.model.make(body.obligation_id, wanted, verdict);
    return verdict.earlier !== undefined ? 'repeated' : verdict.cause ? 'held' : 'done';
  }

  /** The same payment several times at once over two processes: as many are made as one after the other. */
  async #rush(): Promise<string> {
    const { wanted, body } = this.#wanted();
    const unasked = { ...wanted, confirms: undefined };
    const { confirms_repeat_of: _, ...asked } = body as Record<string, unknown>;
    const answers = await Promise.all([this.here, this.there, this.here, this.there].map(
      (service) => this.#call<ObligationResponse>('createObligation', { body: asked }, service),
    ));
    const made = answers.filter(({ status }) => status === 201).map(({ body: it }) => it.obligation_id).toSorted();
    const refused = answers.filter(({ status }) => status !== 201).map(({ body: it }) => String(it.error));
    const should: Verdict[] = [];
    for (const id of [...made, ...refused.map(() => '')]) {
      const verdict = this.model.judge(unasked);
      should.push(verdict);
      if (verdict.code === 'done') this.model.make(id, unasked, verdict);
    }
    const wantedCodes = should.map(({ code }) => code).filter((code) => code !== 'done');
    const most = should.length - wantedCodes.length;
    this.same([made.length, ...refused.toSorted()].join(), [most, ...wantedCodes.toSorted()].join(), 'a rush');
    return `${made.length} ${refused[0] ?? ''}`.trim();
  }

  async #withdraw(): Promise<string> {
    if (this.permits.length === 0) return 'nothing';
    const permit = this.#maybe(60) ? this.permits.length - 1 : this.random(this.permits.length);
    const { account, cents } = this.model.permits[permit] as { account: number; cents: number };
    const from = this.#maybe(85) ? account : this.random(PARTIES.length);
    const owner = this.#maybe(80) ? PARTIES[from] as number : null;
    const cpf = owner === null ? this.#one(OUTSIDERS) : this.cpfs[owner] as string;
    const wanted: Wanted = {
      from, to: null, person: cpf, amount: this.#maybe(80) ? cents : cents + 1, isDevice: false, isContactless: false, permit, owner,
      confirms: undefined,
    };
    const body = this.#bodyOf(wanted, `pix_key:${cpf}`, { own_withdrawal: this.permits[permit] });
    return this.#made(wanted, await this.#call<ObligationResponse>('createObligation', { body }));
  }

  async #permit(): Promise<string> {
    const marked = [...this.accounts.keys()].filter((it) => (this.model.marks[PARTIES[it] as number] ?? 0) > 0);
    const account = marked.length > 0 ? this.#one(marked) : this.random(PARTIES.length);
    const [party, cents] = [PARTIES[account] as number, this.#one(CENTS.slice(0, 5))];
    const { flag_id } = await this.here.ok<KycFlagOut>('addRiskFlag', { path: { party_id: this.parties[party] ?? '' }, body: {
      reason: 'Heard', kind: 'OWN_WITHDRAWAL', withdrawal: { account_id: this.accounts[account] ?? '', amount_cents: cents },
    } });
    this.permits.push(flag_id);
    this.model.permits.push({ party, account, cents, isOpen: true, isUsed: false });
    return 'done';
  }

  async #flag(isMark: boolean): Promise<string> {
    const party = this.random(this.parties.length);
    const { flag_id } = await this.here.ok<KycFlagOut>('addRiskFlag', {
      path: { party_id: this.parties[party] ?? '' }, body: { reason: 'Odd hours', ...(isMark && { kind: 'FRAUD_MARK' }) },
    });
    this.flags.push({ id: flag_id, party, isMark });
    this.#count(party, isMark, 1);
    return 'done';
  }

  #count(party: number, isMark: boolean, change: number): void {
    const counts = isMark ? this.model.marks : this.model.notices;
    counts[party] = (counts[party] ?? 0) + change;
  }

  /** The directory marks a person, or takes a mark back, in either order and more than once. */
  async #directory(): Promise<string> {
    const known = this.markers.length > 0 && this.#maybe(60) ? this.#one(this.markers) : undefined;
    const { id, party } = known ?? { id: randomUUID(), party: this.random(this.parties.length) };
    if (!known) this.markers.push({ id, party });
    const isMark = this.#maybe(60);
    const data = { marker_id: id, tax_id: this.cpfs[party], ...(isMark && { fraud_type: 'SCAMMER_ACCOUNT' }) };
    for (let times = 1 + this.random(2); times > 0; times -= 1) await this.#tell(`MED_FRAUD_MARK${isMark ? 'ED' : '_CANCELLED'}`, data);
    if (isMark) this.model.mark(id, party);
    else this.model.unmark(id, party);
    return isMark ? 'mark' : 'back';
  }

  /** The directory says that a report was accepted as fraud. */
  async #accept(): Promise<string> {
    if (this.cases.length === 0) return 'nothing';
    const which = this.random(this.cases.length);
    const data = { report_id: this.cases[which]?.report, result: 'AGREED', fraud_type: 'MULE_ACCOUNT' };
    for (let times = 1 + this.random(2); times > 0; times -= 1) await this.#tell('MED_INFRACTION_CLOSED', data);
    this.model.accept(which);
    return this.model.cases[which]?.status ?? '';
  }

  /** A schedule pays: it is asked about no repetition, and held to all other rules. */
  async #schedule(): Promise<string> {
    const { wanted, body } = this.#wanted();
    const { creditor, amount } = body as { creditor: object; amount: object };
    const agreed: Wanted = { ...wanted, isAgreed: true, isDevice: false, isContactless: false, confirms: undefined };
    const { status, body: made } = await this.#call<ScheduleResponse>('createSchedule', { body: {
      account_id: this.accounts[wanted.from], schedule_type: 'ONE_SHOT', action: { kind: 'TRANSFER', rail: 'PIX', amount, creditor },
      run_at: new Date(this.model.now + SECOND_MS).toISOString(),
    } });
    if (status !== 201) {
      this.same(made.error, this.model.judge(agreed).code, 'a schedule');
      return String(made.error);
    }
    await this.#pass(2 * SECOND_MS);
    await this.here.ok('tickScheduler', { body: {} });
    const path = { schedule_id: made.schedule_id };
    const { items: [run] } = await this.here.ok<ScheduleRunListResponse>('listScheduleRuns', { path });
    const verdict = this.model.judge(agreed);
    this.same(run?.obligation_id ? 'done' : run?.refusal?.error, verdict.code, 'what a schedule comes to');
    if (run?.obligation_id) this.model.make(run.obligation_id, agreed, verdict);
    if (run?.state === 'RETRYING') await this.here.ok('cancelSchedule', { path });
    return verdict.code;
  }

  /** A flag, or a permit, is taken back. */
  async #resolveFlag(): Promise<string> {
    if (this.#maybe(25)) return this.#resolveTold();
    if (this.#maybe(15) && this.permits.length > 0) {
      const which = this.random(this.permits.length);
      const permit = this.model.permits[which] as { party: number; isOpen: boolean };
      await this.#resolve(this.permits[which] ?? '', permit.party);
      permit.isOpen = false;
      return 'permit';
    }
    if (this.flags.length === 0) return 'nothing';
    const [flag] = this.flags.splice(this.random(this.flags.length), 1);
    if (!flag) return 'nothing';
    await this.#resolve(flag.id, flag.party);
    this.#count(flag.party, flag.isMark, -1);
    return 'done';
  }

  /** A person takes back a mark of a case or of the directory: it is not made again. */
  async #resolveTold(): Promise<string> {
    const open = [...this.model.toldMarks].filter(([, { isOpen }]) => isOpen);
    if (open.length === 0) return 'nothing';
    const [source, { party }] = this.#one(open);
    const [, number] = /^case (\d+)$/.exec(source) ?? [];
    const ref = number === undefined ? source : this.cases[Number(number)]?.id;
    const { flags } = await this.here.ok<PartyKycResponseOut>('getPartyKyc', { path: { party_id: this.parties[party] ?? '' } });
    const flag = (flags ?? []).find(({ source_ref, resolved_at }) => source_ref === ref && resolved_at === undefined);
    await this.#resolve(flag?.flag_id ?? '', party);
    this.model.unmark(source, party);
    return 'told';
  }

  #resolve(flag_id: string, party: number): Promise<unknown> {
    return this.here.ok('resolveRiskFlag', { path: { party_id: this.parties[party] ?? '', flag_id } });
  }

  async #repeats(): Promise<string> {
    const repeats: RepeatRule | null = this.#maybe(15) ? null : {
      action: this.#one(['WARN', 'ASK', 'ASK', 'NONE'] as const), window_seconds: this.#one([60, 600, 86_400]),
    };
    await this.rule({ repeats });
    this.model.rules.repeats = repeats;
    return repeats?.action ?? 'none';
  }

  async #analysis(): Promise<string> {
    const analysis: AnalysisRule | null = this.#maybe(30) ? null : {
      on_end: this.#one(['SEND', 'REFUSE'] as const), ...(this.#maybe(70) ? { from_cents: this.#one(CENTS) } : { flagged: true }),
    };
    await this.rule({ analysis });
    this.model.rules.analysis = analysis;
    return analysis?.on_end ?? 'none';
  }

  async #brake(): Promise<string> {
    const brake: BrakeRule | null = this.#maybe(30) ? null : {
      floor_cents: this.#one([60_000, 200_000, 10_000_000]), floor_payments: this.#one([3, 10, 1_000]), factor: 8,
    };
    await this.rule({ brake });
    return brake ? 'set' : 'none';
  }

  async #block(): Promise<string> {
    const [account, amount] = [this.random(PARTIES.length), this.#one(CENTS)];
    const kind = this.#one(['PRECAUTIONARY', 'COURT', 'OTHER', null] as const);
    const now = this.model.now;
    const given = this.#maybe(60) ? now + this.#one([MINUTE_MS, 10 * HOUR_MS, PRECAUTIONARY_MS, PRECAUTIONARY_MS + 1]) : null;
    const most = kind === 'PRECAUTIONARY' ? now + PRECAUTIONARY_MS : null;
    const body: PlaceBlockRequest = {
      account_id: this.accounts[account] ?? '', amount, currency: 'BRL', ...(kind && { kind }),
      reason_code: kind === 'PRECAUTIONARY' ? 'FRAUD_REVIEW' : kind === 'COURT' ? 'COURT_ORDER' : 'OTHER',
      ...(kind === 'COURT' && { reference: 'SISBAJUD-1', authority: '2a Vara' }),
      ...(given !== null && { expires_at: new Date(given).toISOString() }),
    };
    const { status, body: answer } = await this.#call<BlockResponse>('placeBlock', { body });
    const isTooLong = most !== null && given !== null && given > most;
    this.same(status === 201 ? 'done' : answer.error, isTooLong ? 'BLOCK_TOO_LONG' : 'done', 'a block');
    if (isTooLong) return 'BLOCK_TOO_LONG';
    this.blocks[this.model.block({ account, amount, until: given ?? most, most, medCase: null })] = answer.block_id;
    return kind ?? 'done';
  }

  async #release(): Promise<string> {
    return this.#onBlock({ reason: 'x' }, ({ state, medCase }) =>
      (state === 'RELEASED' ? 'done' : state === 'CAPTURED' ? 'BLOCK_NOT_ACTIVE' : medCase !== null ? 'BLOCK_OF_MED_CASE' : 'done'),
    (which) => this.model.end(which, 'RELEASED'));
  }

  async #reschedule(): Promise<string> {
    const at = this.model.now + this.#one([MINUTE_MS, 20 * HOUR_MS, PRECAUTIONARY_MS + 1]);
    return this.#onBlock({ reason: 'x', at: new Date(at).toISOString() }, ({ state, medCase, most }) => {
      if (state !== 'ACTIVE') return 'BLOCK_NOT_ACTIVE';
      if (medCase !== null) return 'BLOCK_OF_MED_CASE';
      return most !== null && at > most ? 'BLOCK_TOO_LONG' : 'done';
    }, (which) => Object.assign(this.model.blocks[which] as object, { until: at }));
  }

  async #onBlock(
    body: object, should: (block: PixModel['blocks'][number]) => string, done: (which: number) => void,
  ): Promise<string> {
    if (this.model.blocks.length === 0) return 'nothing';
    const which = this.random(this.model.blocks.length);
    const block = this.model.blocks[which] as PixModel['blocks'][number];
    const { status, body: answer } = await this.#call('releaseBlock', { path: { block_id: this.blocks[which] ?? '' }, body });
    const wanted = should(block);
    this.same(status === 200 ? 'done' : answer.error, wanted, 'the end of a block');
    if (wanted === 'done' && block.state === 'ACTIVE') done(which);
    return wanted;
  }

  async #profile(): Promise<string> {
    const [account, risk_profile] = [this.random(PARTIES.length), this.#one(['HIGH', 'STANDARD', 'LOW'] as const)];
    await this.here.ok('putPixLimits', { path: { account_id: this.accounts[account] ?? '' }, body: { risk_profile } });
    this.model.profile(account, risk_profile);
    return risk_profile;
  }

  async #credit(): Promise<string> {
    const [account, amount] = [this.random(PARTIES.length), this.#one([1, 700, 30_000, 100_000])];
    const name = endToEndId('E', '87654321', this.clock.now(), randomUUID());
    const { status } = await this.#tell('CREDIT_RECEIVED', {
      end_to_end_id: name, key: keyText(account), amount: { currency: 'BRL', value: amount },
    }, 'receivePixWebhook');
    this.same(status, 200, 'a delivery');
    const isPaid = this.model.credit(account, amount);
    (isPaid ? this.credits : this.waiting).push({ account, amount, name });
    return isPaid ? 'done' : 'PARTY_BLOCKED';
  }

  #tell(event: string, data: object, operationId: OperationId = 'receivePixMedEvent'): Promise<Answer> {
    return deliver(this.here, { operationId, body: { event, occurred_at: this.clock.now().toISOString(), data, n: randomUUID() } });
  }

  /** Money that waits for a marked party is tried again. */
  async #retry(): Promise<string> {
    if (this.waiting.length === 0) return 'nothing';
    const [it] = this.waiting.splice(this.random(this.waiting.length), 1);
    if (!it) return 'nothing';
    const { items } = await this.here.ok<EvidenceListResponse>('listEvidence', { query: { external_id: `${it.name}:CREDIT_RECEIVED` } });
    await this.#call('retryEvidence', { path: { evidence_id: items[0]?.evidence_id ?? '' }, body: {} });
    this.model.suspended -= it.amount;
    const isPaid = this.model.credit(it.account, it.amount);
    (isPaid ? this.credits : this.waiting).push(it);
    return isPaid ? 'done' : 'PARTY_BLOCKED';
  }

  async #contest(): Promise<string> {
    const [credit] = this.credits.splice(this.random(Math.max(1, this.credits.length)), 1);
    if (!credit) return 'nothing';
    const [report_id, recovery] = [randomUUID(), this.#maybe(75) ? randomUUID() : null];
    const data = {
      report_id, hop: 0, end_to_end_id: credit.name, amount: { currency: 'BRL', value: credit.amount }, reason_code: 'SCAM',
      analysis_due_at: new Date(this.model.now + 7 * DAY_MS).toISOString(), ...(recovery !== null && { recovery_id: recovery }),
    };
    for (let times = 1 + this.random(2); times > 0; times -= 1) await this.#tell('MED_INFRACTION_OPENED', data);
    this.model.contest(credit.account, credit.amount, recovery !== null);
    await this.follow();
    const { items } = await this.here.ok<MedCaseListResponse>('listMedCases', { query: {
      account_id: this.accounts[credit.account] ?? '', limit: '200',
    } });
    const found = items.find((it) => it.report_id === report_id);
    this.cases.push({ id: found?.case_id ?? '', recovery, report: report_id });
    this.blocks[this.model.cases.at(-1)?.block ?? -1] = found?.block_id ?? '';
    return recovery === null ? 'alone' : 'recovery';
  }

  async #return(): Promise<string> {
    if (this.cases.length === 0) return 'nothing';
    const open = [...this.model.cases.keys()].filter((it) => typeof this.model.atStake(this.model.cases[it] as never) === 'number');
    const which = open.length > 0 && this.#maybe(85) ? this.#one(open) : this.random(this.cases.length);
    const stake = this.model.atStake(this.model.cases[which] as never);
    const amount = typeof stake === 'number' && stake > 1 && this.#maybe(25) ? Math.floor(stake / 2) : stake;
    const { status, body } = await this.#call<MedCaseResponse>('resolveMedCase', { path: { case_id: this.cases[which]?.id ?? '' }, body: {
      action: 'RETURN', actor: 'ops', ...(typeof amount === 'number' && amount !== stake && { amount: { currency: 'BRL', value: amount } }),
    } });
    this.same(status === 200 ? 'done' : body.error, typeof amount === 'number' ? 'done' : amount, 'a return');
    if (typeof amount !== 'number') return amount;
    this.model.returnMoney(which, body.devolution_obligation_id ?? '', amount);
    this.blocks[this.model.cases[which]?.block ?? -1] = body.block_id ?? '';
    return amount === stake ? 'all' : 'part';
  }

  async #recovery(): Promise<string> {
    const which = [...this.cases.keys()].filter((it) => this.cases[it]?.recovery !== null);
    if (which.length === 0) return 'nothing';
    const it = this.#one(which);
    const end = this.#one(['COMPLETED', 'CANCELLED'] as const);
    const recovery_id = this.cases[it]?.recovery;
    for (let times = 1 + this.random(2); times > 0; times -= 1) await this.#tell(`MED_RECOVERY_${end}`, { recovery_id });
    this.model.tell(this.model.cases[it] as never, end);
    return end;
  }

  /** Somebody decides that no more is secured of a case of which a part is back. */
  async #stopSecuring(): Promise<string> {
    const parts = [...this.model.cases.keys()].filter((it) => (this.model.cases[it]?.settled ?? 0) > 0);
    if (parts.length === 0) return 'nothing';
    const which = this.#one(parts);
    const it = this.model.cases[which] as PixModel['cases'][number];
    const should = it.status === 'OPEN' || it.status === 'RETURN_FAILED' ? 'done' : 'MED_CASE_RESOLVED';
    const { status, body } = await this.#call('resolveMedCase', {
      path: { case_id: this.cases[which]?.id ?? '' }, body: { action: 'RELEASE', actor: 'ops' },
    });
    this.same(status === 200 ? 'done' : body.error, should, 'the end of securing');
    if (should === 'done') this.model.endCase(it);
    return should;
  }

  /** A held payment is let through, or refused. */
  async #decideHeld(isThrough: boolean): Promise<string> {
    const held = this.model.payments.filter(({ state }) => state === 'HELD');
    const it = held.length > 0 ? this.#one(held) : undefined;
    if (!it) return 'nothing';
    const path = { obligation_id: it.id };
    if (!isThrough) {
      await this.here.ok('resolveObligation', { path, body: { outcome: 'CANCELED' } });
      this.model.finish(it, 'CANCELED');
      return 'done';
    }
    const { status, body } = await this.#call('redispatchObligation', { path });
    const should = this.model.isStopped(it) ? 'PARTY_BLOCKED' : 'done';
    this.same(status < 300 ? 'done' : body.error, should, 'a held payment that is let through');
    if (should === 'done') it.state = 'PENDING';
    return should;
  }

  async #wait(): Promise<string> {
    const ms = this.#one([SECOND_MS, MINUTE_MS, 10 * MINUTE_MS, 31 * MINUTE_MS, 61 * MINUTE_MS, 5 * HOUR_MS, 25 * HOUR_MS, ...(
      this.#maybe(30) ? [4 * DAY_MS] : [])]);
    await this.#pass(ms);
    return `${ms / MINUTE_MS} min`;
  }

  async #pass(ms: number): Promise<void> {
    this.clock.advance(ms);
    await this.expire();
    this.model.wait(ms);
  }
}

function dotted(cpf: string): string {
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

import type {
  CreateObligationBatchRequest, CreateObligationRequest, DebtorCreditor, ObligationResponse,
} from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { parseInstant } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { invalid, refusal, refusalError, type Refusal } from '../../platform/errors.ts';
import { throwRefusal } from '../../platform/http/request-refusals.ts';
import { toCents } from '../../platform/money.ts';
import {
  findExternalId, normalExternalId, normalMatchKeys, openExternalId, refuseRailCurrency, requireAddress, requireExternalId,
  sealExternalId,
} from '../accounts/index.ts';
import {
  entryUlid, readAccounts, type LedgerChange, type Decision, type JournalContext, type Ledger, type LedgerCommand, type Loads,
} from '../journal/index.ts';
import { withdrawalPermitId } from '../kyc/index.ts';
import type { RailDirection, RailFamily } from '../rails/index.ts';
import { dispatchRow } from './dispatch-store.ts';
import { factsOfExternalId, keepCounterparty, keepDescription, mergeFacts, type CounterpartyFacts } from './counterparty.ts';
import { drawnId } from './drawn-id.ts';
import { finalAtOnce, newObligation } from './final-at-once.ts';
import {
  accountSide, creationEntry, directionOf, isOutbound, limitFacts, readSides, refuseAccount, refuseUse, settlesAtOnce,
  type Obligation, type ObligationDraft, type Side, type Sides,
} from './obligation.ts';
import type { PayeeFound, PayeeInside, PayeeOutside, Terms } from './payee.ts';
import { underRules, type PayeeNames } from './repeat-guard.ts';
import { heldForAnalysis } from './end-analysis.ts';
import { presentAnalysis, type AnalysisCause, type AnalysisLaw } from './rules/analysis.ts';
import { judgeWithdrawal } from './own-withdrawal.ts';
import { judgeRepeat, withRepeat } from './rules/repeats.ts';
import { fastTransfers } from './fast-transfers.ts';
import { answered } from './present.ts';
import { obligationEvent, obligationRow } from './record.ts';

/** Whether a rail reaches anybody for a tenant, in that direction. */
export type RailCheck = (tenant: string, rail: RailFamily, direction: RailDirection) => boolean | Promise<boolean>;

/** What the verbs of obligations are given. */
export type ObligationsContext = JournalContext & {
  readonly isRailBound: RailCheck; readonly payeeInside?: PayeeInside; readonly payeeNames?: PayeeNames;
  readonly payeeOutside?: PayeeOutside;
  readonly analysisLaw?: AnalysisLaw;
};

/** The same, known when a decision is taken. */
export type BoundRails = (rail: RailFamily, direction: RailDirection) => boolean;

/**
 * Creates an obligation and moves its money: at once on NATIVE, into transit on the way out.
 * @param named its id, where that was settled before, with the payment itself: such a payment is not asked about as a repetition.
 * @throws ApiError ACCOUNT_NOT_FOUND, RAIL_NEEDS_ACCOUNTS, NO_ACCOUNT_SIDE, SAME_ACCOUNT, RAIL_NOT_BOUND, INVALID_CURRENCY,
 *   ACCOUNT_OF_SQUAD, ACCOUNT_CLOSED, CURRENCY_MISMATCH, OWN_WITHDRAWAL_NOT_PERMITTED, PAYEE_NOT_OWN, PAYMENT_REPEATED, ACCOUNT_FROZEN,
 *   LIMIT_EXCEEDED, INSUFFICIENT_FUNDS, and what a payee refuses.
 */
export async function createObligation(
  ctx: ObligationsContext, body: CreateObligationRequest, named?: string,
): Promise<ObligationResponse> {
  const draft = draftObligation(ctx, body, named ?? drawnId(ctx, body.rail));
  const said = { isAsked: named === undefined, confirms: body.confirms_repeat_of ?? null, withdrawalFlag: body.own_withdrawal };
  const found = await underRules(ctx, await findPayeeInside(ctx, { ...draft, isNamedLate: named === undefined }), said);
  const bound = draft.rail === 'NATIVE' ? isNative : await boundRails(ctx, [draft.rail]);
  return ctx.journal.submit(ctx, payment(found, bound));
}

/** The command that creates an obligation, for who submits it, or makes it part of another. */
export async function creationCommand(
  ctx: Context & Pick<ObligationsContext, 'isRailBound' | 'payeeInside' | 'payeeOutside'>, draft: ObligationDraft,
): Promise<LedgerCommand<ObligationResponse>> {
  const found = await findPayeeInside(ctx, draft);
  const bound = draft.rail === 'NATIVE' ? isNative : await boundRails(ctx, [draft.rail]);
  return payment(found, bound);
}

/** The command that makes one payment. */
export function payment(found: PayeeFound, bound: BoundRails): LedgerCommand<ObligationResponse> {
  return { loads: creationLoads(found), decide: creation(found, bound), plain: fastTransfers([found], 'ONE', onePayment) };
}

/** Apart from the command: tsx would name a function that stands in it, anew for each payment, and that takes as long as all else here. */
function creation(found: PayeeFound, bound: BoundRails): LedgerCommand<ObligationResponse>['decide'] {
  return (ledger) => decideCreation(ledger, found, bound);
}

function onePayment([made]: readonly ObligationResponse[]): ObligationResponse {
  return present(made, 'the one payment');
}

/**
 * Holds that an obligation could be created, were there the funds and no limits: the same sides, rail, accounts and
 * currency as `createObligation` asks for. Nothing is written.
 * @throws ApiError ACCOUNT_NOT_FOUND, RAIL_NEEDS_ACCOUNTS, NO_ACCOUNT_SIDE, SAME_ACCOUNT, RAIL_NOT_BOUND, INVALID_CURRENCY,
 *   ACCOUNT_OF_SQUAD, ACCOUNT_CLOSED, CURRENCY_MISMATCH, and what a payee refuses.
 */
export async function checkObligation(
  ctx: Context & Pick<ObligationsContext, 'isRailBound' | 'payeeInside'>, body: CreateObligationRequest,
): Promise<void> {
  const mismatch = await refuseTerms(ctx, await findPayeeInside(ctx, draftObligation(ctx, body, '')));
  if (mismatch) throw refusalError(mismatch);
}

/**
 * Why there could be no obligation on these terms, by accounts, rail and currency; undefined when there could. A side of kind
 * `account` without an id stands for an account that is not known yet.
 * @returns a refusal with one of the codes of `checkObligation`.
 */
export async function refuseTerms(
  ctx: Context & Pick<ObligationsContext, 'isRailBound'>, found: PayeeFound<Terms>,
): Promise<Refusal | undefined> {
  const bound = await boundRails(ctx, [found.draft.rail]);
  const { database } = ctx.db;
  const states = await readAccounts(
    (statement, values) => database.query(statement, values), ctx.tenant, creationLoads(found).accounts, [],
  );
  const accounts = new Map(states.map((account) => [account.accountId, account]));
  const ledger = { account: (id: string) => accounts.get(id) };
  const sides = admit(ledger, asPromoted(ledger, found), bound);
  return 'code' in sides ? sides : undefined;
}

/** Looks up which of these rails are bound, before anything is decided. NATIVE is the ledger itself. */
export async function boundRails(
  ctx: Pick<ObligationsContext, 'tenant' | 'isRailBound'>, rails: readonly RailFamily[],
): Promise<BoundRails> {
  const ways = [...new Set(rails)].filter((rail) => rail !== 'NATIVE')
    .flatMap((rail) => (['OUTBOUND', 'INBOUND'] as const).map((direction) => [rail, direction] as const));
  const known = await Promise.all(ways.map(
    async ([rail, direction]) => [`${rail} ${direction}`, await ctx.isRailBound(ctx.tenant, rail, direction)] as const,
  ));
  const bound = new Map<string, boolean>(known);
  return (rail, direction) => isNative(rail) || bound.get(`${rail} ${direction}`) === true;
}

const isNative = (rail: RailFamily): boolean => rail === 'NATIVE';

/**
 * What a request asks for, before the ledger has seen it.
 * @param loc where it stands in the request.
 * @throws RequestInvalid when an outside party's coordinates have not the form of their kind, or an instant is none.
 */
export function draftObligation(
  ctx: Context, body: CreateObligationRequest, obligationId: string, loc: readonly (string | number)[] = ['body'],
): ObligationDraft {
  const limitUse = limitFacts(body.rail, body.initiation);
  return {
    obligationId,
    txId: `txn_${obligationId.slice('obl_'.length)}`,
    rail: body.rail,
    amount: toCents(body.amount.value),
    currency: body.amount.currency,
    debtor: requireSide(ctx, body.debtor, [...loc, 'debtor']),
    creditor: requireSide(ctx, body.creditor, [...loc, 'creditor']),
    expectedAt: instantOf(body.expected_settlement?.expected_at, loc),
    graceSeconds: body.expected_settlement?.grace_seconds ?? null,
    matchKeys: normalMatchKeys(body.match_keys ?? {}),
    metadata: body.metadata ?? {},
    createdBy: ctx.actor,
    ...(body.description !== undefined && { description: keepDescription(ctx, body.description), said: body.description }),
    ...(body.external_reference !== undefined && { externalReference: body.external_reference }),
    ...(limitUse && { limitUse }),
  };
}

/**
 * Who is paid over Pix by a key, account number or code of this tenant is paid as the account that has it. An EXTERNAL
 * account counts as the outside party that it stands for.
 * @throws RequestInvalid for an outside party that has no address of Pix, such as a template's or an account's.
 */
export async function findPayeeInside(
  ctx: Context & Pick<ObligationsContext, 'payeeInside' | 'payeeOutside'>, draft: ObligationDraft,
): Promise<PayeeFound> {
  const { rail, creditor: { accountId, externalId } } = draft;
  if (rail !== 'PIX' || !ctx.payeeInside || !isOutbound(draft)) return { draft: withCounterparty(ctx, draft, outsideOf(ctx, draft)) };
  const outside =
    externalId !== null ? openExternalId(ctx, externalId) : accountId === null ? undefined : await findExternalId(ctx, accountId);
  if (outside !== undefined) requireAddress(outside, ['body', 'creditor', accountId === null ? 'external_id' : 'account_id']);
  const payee = outside === undefined ? undefined : await ctx.payeeInside(ctx, outside, draft);
  if (!payee) {
    const learnt = outside === undefined ? undefined : await ctx.payeeOutside?.(ctx, outside);
    return { draft: withCounterparty(ctx, draft, outside, learnt) };
  }
  const found = { ...draft, creditor: accountSide(payee.accountId), matchKeys: { ...draft.matchKeys, ...payee.matchKeys } };
  return { draft: found, payee, ...(accountId !== null && { asked: draft }) };
}

/** The draft with what is known of the party outside; as it is, where there is none. */
function withCounterparty(
  ctx: Context, draft: ObligationDraft, outside: string | undefined, learnt?: CounterpartyFacts,
): ObligationDraft {
  if (outside === undefined) return draft;
  const counterparty = keepCounterparty(ctx, mergeFacts(learnt, factsOfExternalId(outside)));
  return counterparty === null ? draft : { ...draft, counterparty };
}

/** The external id in clear of the side that is outside; undefined between two accounts. */
function outsideOf(ctx: Context, { debtor, creditor }: Sides): string | undefined {
  const externalId = debtor.externalId ?? creditor.externalId;
  return externalId === null ? undefined : openExternalId(ctx, externalId);
}

function instantOf(text: string | undefined, loc: readonly (string | number)[]): string | null {
  if (text === undefined) return null;
  const instant = parseInstant(text) ?? invalid([...loc, 'expected_settlement', 'expected_at'], 'no such day', 'datetime_parsing');
  return instant.toISOString();
}

/**
 * Reads one side of an obligation.
 * @param loc where it stands in the request.
 * @throws RequestInvalid when an outside party's coordinates have not the form of their kind.
 */
export function requireSide(ctx: Pick<Context, 'tenant' | 'vault'>, side: DebtorCreditor, loc: readonly (string | number)[]): Side {
  const { externalId, ...read } = sideInClear(side, loc);
  return { ...read, externalId: externalId === null ? null : sealExternalId(ctx, externalId) };
}

/** @throws RequestInvalid for outside parties whose coordinates have not the form of their kind, in any item of a batch. */
export function requireBatchSides({ items }: Pick<CreateObligationBatchRequest, 'items'>): void {
  for (const [index, { debtor, creditor }] of items.entries()) {
    sideInClear(debtor, ['body', 'items', index, 'debtor']);
    sideInClear(creditor, ['body', 'items', index, 'creditor']);
  }
}

function sideInClear(side: DebtorCreditor, loc: readonly (string | number)[]): Side {
  const { kind } = side;
  if (kind === 'account') return { kind, accountId: present(side.account_id, 'the account of a side'), externalId: null };
  const externalId = present(side.external_id, 'the name of a side outside');
  requireExternalId(externalId, [...loc, 'external_id']);
  return { kind, accountId: null, externalId: normalExternalId(externalId) };
}

/** What deciding about a draft reads. */
export function creationLoads(
  { draft: { debtor, creditor, currency, rail }, payee, asked, repeat, withdrawalFlag }: PayeeFound<Terms>,
): Loads {
  const permits = withdrawalFlag === undefined ? [] : [withdrawalPermitId(withdrawalFlag)];
  const rows = [...payee?.settles?.rows ?? [], ...repeat?.twins ?? [], ...permits];
  return {
    accounts: [debtor.accountId, creditor.accountId, asked?.creditor.accountId].filter((id) => typeof id === 'string'),
    systems: rail === 'NATIVE' ? [] : [['transit', currency]],
    ...(rows.length > 0 && { rows }),
  };
}

/** Pure: what the ledger makes of a wanted obligation. */
export function decideCreation(ledger: Ledger, given: PayeeFound, isBound: BoundRails): Decision<ObligationResponse> {
  const found = asPromoted(ledger, given);
  const sides = admit(ledger, found, isBound);
  if ('code' in sides) return { refused: sides };
  const { isNamedLate = false, said, ...draft } = found.draft;
  const ids = isNamedLate ? lateIds(draft, ledger) : undefined;
  const created = newObligation({ ...draft, ...sides, ...ids }, ledger.now);
  const settled = (settlesAtOnce(created) && found.payee?.settles?.pay(ledger, created)) || { rows: [], events: [] };
  if ('code' in settled) return { refused: settled };
  const permit = judgeWithdrawal(ledger, created, found.withdrawalFlag);
  if ('code' in permit) return { refused: permit };
  const repeat = judgeRepeat(ledger, found.repeat);
  if ('code' in repeat) return { refused: repeat };
  const twins = repeat.rows(created);
  if (!settlesAtOnce(created)) {
    const { obligation, rows, told, ...change } = permit.of(beginning(permit.named(created), found, ledger, said));
    return { ...change, rows: [...rows, ...twins], ...withRepeat(told ?? answered(obligation, said), repeat.repeats) };
  }
  const isPayment = ids !== undefined && created.rail === 'NATIVE' && !created.description && !created.externalReference;
  const { obligation, rows, events } = finalAtOnce(created, isPayment);
  const entry = creationEntry(obligation, ledger);
  return {
    entries: [isPayment ? { ...entry, isPayment } : entry], rows: [...rows, ...settled.rows, ...twins],
    events: [...events, ...settled.events],
    ...withRepeat(answered(obligation, said), repeat.repeats),
    ...(isPayment && { answersPayments: 'ONE' }),
  };
}

/** The ids of an obligation that is named by its entry, in the order of entries. Undefined where no ULID was drawn for it. */
function lateIds({ obligationId }: ObligationDraft, { now, nextSeq }: Ledger): Pick<Obligation, 'obligationId' | 'txId'> | undefined {
  const ulid = entryUlid(now, nextSeq, obligationId.slice('obl_'.length));
  return ulid === undefined ? undefined : { obligationId: `obl_${ulid}`, txId: `txn_${ulid}` };
}

/** An EXTERNAL account that was promoted stands for nobody outside any more, whoever its external id led to before. */
function asPromoted<Draft extends Terms>(ledger: Pick<Ledger, 'account'>, found: PayeeFound<Draft>): PayeeFound<Draft> {
  const named = found.asked && ledger.account(found.asked.creditor.accountId ?? '');
  if (!found.asked || !named?.promotedTo) return found;
  return { draft: found.asked, ...(found.repeat && { repeat: found.repeat }) };
}

type Begun = LedgerChange & {
  readonly obligation: Obligation;
  /** What is said of it, where that is more than itself. */
  readonly told?: ReturnType<typeof answered>;
};

/** How a payment that does not settle at once begins. */
function beginning(created: Obligation, { analysis }: PayeeFound, ledger: Ledger, said: string | undefined): Begun {
  return analysis ? heldBack(created, analysis, ledger, said) : begun(created, ledger);
}

function begun(created: Obligation, ledger: Ledger): Begun {
  return {
    obligation: created,
    entries: [creationEntry(created, ledger)],
    rows: [obligationRow(created, true), dispatchRow(created, ledger.now, true)],
    events: [obligationEvent('created', created)],
  };
}

/** As begun, but for its dispatch, which waits. */
function heldBack(created: Obligation, cause: AnalysisCause, ledger: Ledger, said: string | undefined): Begun {
  const { obligation, analysis, rows, events } = heldForAnalysis(created, cause, ledger.now);
  const held = presentAnalysis(analysis);
  const { answer, warn } = answered(obligation, said);
  return {
    obligation, entries: [creationEntry(created, ledger)],
    rows: [obligationRow(obligation, true), dispatchRow(obligation, ledger.now, true, analysis.until), ...rows],
    events: [obligationEvent('created', created), ...events],
    told: {
      answer: { ...answer, held_for_analysis: held },
      warn: (warnings) => ({ ...(warn?.(warnings) ?? answer), held_for_analysis: held }),
    },
  };
}

/**
 * Pure: a payment of an account to the outside, which is dispatched once it stands: part of a command whose loads are
 * its account and transit. Who gives the draft knows its sides.
 */
export function paymentOut(ledger: Ledger, draft: ObligationDraft): LedgerChange & { readonly obligation: Obligation } {
  return begun(newObligation(draft, ledger.now), ledger);
}

/** The sides of a draft, or why it could never be an obligation. */
function admit(ledger: Pick<Ledger, 'account'>, found: PayeeFound<Terms>, isBound: BoundRails): Sides | Refusal {
  const sides = readSides(found.draft, ledger);
  if ('code' in sides) return sides;
  return refuseCreation(ledger, found, sides, isBound) ?? sides;
}

/**
 * Why there is no such obligation, once its accounts are found, in the order of precedence. What it pays for is asked
 * after this (PIX_CHARGE_NOT_PAYABLE), and then the ledger: gates of the debtor and of the creditor, limits, funds.
 */
function refuseCreation(
  ledger: Pick<Ledger, 'account'>, { draft: { rail, currency, sqdId }, payee }: PayeeFound<Terms>, { debtor, creditor }: Sides,
  isBound: BoundRails,
): Refusal | undefined {
  const impossible = refuseSides(rail, { debtor, creditor });
  if (impossible) return impossible;
  if (debtor.accountId !== null && debtor.accountId === creditor.accountId) return refusal('SAME_ACCOUNT');
  if (!isBound(rail, directionOf({ debtor }))) return refusal('RAIL_NOT_BOUND', { rail });
  return refuseRailCurrency(rail, currency)
    ?? refuseSide(ledger, debtor, currency, sqdId ? refuseUse : refuseAccount)
    ?? refuseSide(ledger, creditor, currency, refuseAccount)
    ?? payee?.refused;
}

function refuseSides(rail: RailFamily, { debtor, creditor }: Sides): Refusal | undefined {
  const accounts = [debtor, creditor].filter((side) => side.kind === 'account').length;
  if (rail === 'NATIVE' && accounts < 2) return refusal('RAIL_NEEDS_ACCOUNTS');
  return accounts === 0 ? refusal('NO_ACCOUNT_SIDE') : undefined;
}

/**
 * Requires that what is asked for could be an obligation, were there the accounts, and two of them: to a mock all are one.
 * @param loc where it is in the request. @param payee the name of its creditor there.
 * @throws RequestInvalid; ApiError RAIL_NEEDS_ACCOUNTS, NO_ACCOUNT_SIDE, INVALID_CURRENCY.
 */
export function requirePossibleObligation(
  { rail, amount: { currency }, ...asked }: CreateObligationRequest, loc: readonly (string | number)[] = ['body'], payee = 'creditor',
): void {
  const sides = { debtor: sideInClear(asked.debtor, [...loc, 'debtor']), creditor: sideInClear(asked.creditor, [...loc, payee]) };
  throwRefusal(refuseSides(rail, sides) ?? refuseRailCurrency(rail, currency));
}

/** A squad's own command may move its account, as the debtor. */
function refuseSide(
  ledger: Pick<Ledger, 'account'>, { accountId }: Side, currency: string, refuse: typeof refuseAccount,
): Refusal | undefined {
  const account = accountId === null ? undefined : ledger.account(accountId);
  return account && refuse(account, currency);
}

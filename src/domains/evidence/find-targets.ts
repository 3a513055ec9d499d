import type { Query } from '../../platform/db/query.ts';
import { serverMemory } from '../../platform/db/server-memory.ts';
import { findAccount, openGuestAccount, type Guest } from '../accounts/index.ts';
import { readAccounts, type Loads } from '../journal/index.ts';
import { END_TO_END_ID, findObligation, findSentPayment, isBetweenBanks, isOfProduct, loadObligations, moneyInKey, settlementLoads, type MoneyIn, type Obligation } from '../obligations/index.ts';
import type { EvidenceContext } from './context.ts';
import { originalReportKey, paymentName, type EvidenceDraft, type News } from './evidence.ts';
import { type Evidence, reportKeyOf } from './evidence.entity.ts';
import { followedAccount } from './follow.ts';
import type { Candidates } from './judge.ts';
import { evidenceKeys, expectingKey, findByReportKeys, loadArrived, siblingKeys } from './record.ts';

/** What evidence could belong to, as it was found before the ledger decides. */
export interface Targets {
  /** What led to the obligations. */
  readonly ledBy: Candidates['ledBy'];
  readonly obligations: readonly Obligation[];
  /** The account that a credit names. */
  readonly accountId: string | null;
  /** The payment of ours that a credit sends back, whole or in part. */
  readonly original: Obligation | null;
  /** Whose the money of the payment is that it tells of, where it came in before. */
  readonly owner: Obligation | null;
}

type Sought = Pick<Evidence, 'providerId' | 'externalId' | 'rail' | 'kind' | 'matchKeys' | 'amount' | 'currency' | 'occurredAt'>;

/** Finds what evidence could belong to: the obligation it names, else open ones by their keys; an account for a credit. */
export async function findTargets(ctx: EvidenceContext, sought: Sought, news: News): Promise<Targets> {
  const named = sought.matchKeys['obligation_id'];
  const [found, credited, owner] = await Promise.all([
    named === undefined ? findByKeys(ctx, sought, news) : findNamed(ctx, named),
    findCredited(ctx, sought, news),
    findOwner(ctx, sought),
  ]);
  return { ...found, ...credited, owner };
}

/** Whose the money of the payment is, where it came in before. */
export async function findOwner(ctx: EvidenceContext, sought: Sought): Promise<Obligation | null> {
  const money = await lookUpArrived<MoneyIn>(ctx, moneyInKey(paymentName(sought)));
  return (await findObligation(ctx, money?.obligationId ?? '')) ?? null;
}

async function findNamed(ctx: EvidenceContext, obligationId: string) {
  const named = await findObligation(ctx, obligationId);
  return { ledBy: 'OBLIGATION_ID' as const, obligations: named && !isOfProduct(named) ? [named] : [] };
}

async function findByKeys(ctx: EvidenceContext, sought: Sought, news: News) {
  const open = await byIds(ctx, (await lookUpArrived<string[]>(ctx, expectingKey(sought))) ?? []);
  if (open.length > 0) return { ledBy: 'MATCH_KEYS' as const, obligations: open };
  return { ledBy: 'REPORT' as const, obligations: news.is === 'CREDIT' ? await findSentToUs(ctx, sought) : await findReported(ctx, sought) };
}

/** For a credit that names no receiver, the payment that another bank of the tenant's sent under this name, final or not. */
async function findSentToUs(ctx: EvidenceContext, { rail, matchKeys }: Sought): Promise<Obligation[]> {
  const name = matchKeys[END_TO_END_ID];
  const sent = name === undefined ? undefined : await findSentPayment(ctx, rail, name);
  return sent && isBetweenBanks(sent) ? [sent] : [];
}

/** The obligation to which an earlier message about the same payment belongs, final or not. */
async function findReported(ctx: EvidenceContext, sought: Sought): Promise<Obligation[]> {
  const reports = (['SETTLEMENT', 'FAILURE'] as const).map((kind) => reportKeyOf({ ...sought, kind })).filter((report) => report !== null);
  return sought.kind === 'INBOUND_CREDIT' ? [] : byReports(ctx, reports);
}

/** For a return, the account that paid what is sent back. */
async function findCredited(ctx: EvidenceContext, sought: Sought, news: News): Promise<Pick<Targets, 'accountId' | 'original'>> {
  const original = news.is === 'RETURN' ? (await findOriginal(ctx, sought, news.original)) ?? null : null;
  return { accountId: original?.debtor.accountId ?? await findNamedAccount(ctx, sought, news), original };
}

/** It is found by the evidence of its settlement, or by the name under which it was sent, for want of evidence. */
async function findOriginal(ctx: EvidenceContext, sought: Sought, endToEndId: string): Promise<Obligation | undefined> {
  const [reported] = await byReports(ctx, [originalReportKey(sought) ?? '']);
  return reported ?? findSentPayment(ctx, sought.rail, endToEndId);
}

/** The account by its id or key, else by what the credit names besides. */
async function findNamedAccount(ctx: EvidenceContext, sought: Sought, news: News): Promise<string | null> {
  switch (news.is) {
    case 'CREDIT_TO_ACCOUNT': return (await findAccount(ctx, news.accountId))?.accountId ?? null;
    case 'CREDIT_TO_KEY': return (await lookUpArrived<string>(ctx, ctx.keyHolderId(ctx, news.pixKey))) ?? followedAccount(ctx, sought);
    case 'CREDIT': return followedAccount(ctx, sought);
    default: return null;
  }
}

/**
 * Money that fits nothing, for a key that is no account's: where the provider names its receiver, they become a guest,
 * whose account it lands on.
 */
export async function orGuest(ctx: EvidenceContext, draft: EvidenceDraft, news: News, targets: Targets): Promise<Targets> {
  const { receiver, rail, providerId, currency } = draft;
  const isKnown = targets.accountId !== null || targets.obligations.length > 0;
  if (isKnown || !receiver || news.is !== 'CREDIT_TO_KEY') return targets;
  const { name, taxId } = receiver;
  const accountId = await openGuestAccount(ctx, {
    displayName: name, ...(taxId !== undefined && taxIdOf(taxId)), currency, destination: { pixKey: news.pixKey }, rail, providerId,
  });
  return { ...targets, accountId: accountId ?? null };
}

/** Brazilian tax ids tell by their length whose they are. */
function taxIdOf(value: string): Pick<Guest, 'taxId' | 'partyType'> {
  const isPerson = value.length === 11;
  return { partyType: isPerson ? 'individual' : 'company', taxId: { country: 'BR', type: isPerson ? 'CPF' : 'CNPJ', value } };
}

async function byReports(ctx: EvidenceContext, reports: readonly string[]): Promise<Obligation[]> {
  if (reports.length === 0) return [];
  const evidence = await findByReportKeys(query(ctx), ctx.tenant, reports);
  return byIds(ctx, [...new Set(evidence.flatMap(({ obligationId }) => obligationId ?? []))]);
}

async function byIds(ctx: EvidenceContext, ids: readonly string[]): Promise<Obligation[]> {
  return ids.length === 0 ? [] : [...(await loadObligations(query(ctx), ctx.tenant, ids)).values()];
}

/** What the ledger would read by this id. */
async function lookUpArrived<T>({ db, tenant }: EvidenceContext, id: string): Promise<T | undefined> {
  return (await db.lookUp('arrived', id, (lookUp, ids) => loadArrived(lookUp, tenant, ids))) as T | undefined;
}

function query({ db: { database } }: EvidenceContext): Query {
  return (statement, values) => database.query(statement, values);
}

/** The targets as the decision looks at them: by id, as the ledger has them then. */
export function candidatesOf({ ledBy, obligations, accountId, original }: Targets): Candidates {
  return {
    ledBy, accountId, obligationIds: obligations.map(({ obligationId }) => obligationId), originalId: original?.obligationId ?? null,
  };
}

/** What is looked for where there is no more to it than these; `isPlain` where what was said before need not be known. */
type Sighted = Pick<Targets, 'obligations' | 'accountId'> & Partial<Targets> & { readonly isPlain?: boolean };

/** What a command must load to decide about evidence with these targets. */
export function targetLoads(evidence: Pick<Evidence, 'providerId' | 'externalId' | 'currency' | 'rail' | 'kind' | 'matchKeys'>, targets: Sighted): Loads {
  const { currency } = evidence;
  const { obligations, accountId, original, owner, isPlain = false } = targets;
  const loads = [...obligations, ...(owner ? [owner] : [])].map((obligation) => settlementLoads(obligation, { currency }));
  return {
    accounts: [...new Set([...loads.flatMap(({ accounts }) => accounts), ...(accountId === null ? [] : [accountId])])],
    systems: [...loads.flatMap(({ systems = [] }) => systems), ['faucet', currency], ['exception', currency]],
    rows: [
      ...evidenceKeys(evidence), moneyInKey(paymentName(evidence)), ...(isPlain ? [] : siblingKeys(evidence)),
      ...(original ? [original.obligationId] : []), ...loads.flatMap(({ rows = [] }) => rows),
    ],
  };
}

/** The tenants and currencies known to be in use: they stay so. */
const inUse = serverMemory(() => new Set<string>());

/** Whether the ledger has accounts of its own in this currency. */
export async function isInUse({ db, tenant }: EvidenceContext, currency: string): Promise<boolean> {
  const known = inUse(db.database);
  const name = `${tenant} ${currency}`;
  if (known.has(name)) return true;
  const found = await db.lookUp('currencies-in-use', currency, async (lookUp, currencies) => {
    const accounts = await readAccounts(lookUp, tenant, [], currencies.map((it) => ['exception', it] as const));
    return new Map(accounts.map((account) => [account.currency, true]));
  });
  if (found) known.add(name);
  return found === true;
}

import type { Query } from '../../platform/db/query.ts';
import { findAccount, openGuestAccount } from '../accounts/index.ts';
import type { Loads } from '../journal/index.ts';
import {
  END_TO_END_ID, findObligation, findSentPayment, fundsReceiptKey, isBetweenBanks, isOfProduct, loadObligations, settlementLoads,
  type FundsReceipt, type Obligation,
} from '../obligations/index.ts';
import type { EvidenceContext } from './context.ts';
import { reportKeyOf } from './evidence.entity.ts';
import { originalReportKey, paymentName, type EvidenceDraft, type EvidenceKey, type News } from './evidence.ts';
import { evidenceKeys, expectingKey, findByReportKeys, loadArrived, returnedKeys, siblingKeys } from './record.ts';

/** The obligations and the account that evidence could belong to, as found before the ledger decides. */
export interface Candidates {
  /** The name that led to the obligations. */
  readonly ledBy: 'OBLIGATION_ID' | 'MATCH_KEYS' | 'REPORT';
  readonly obligations: readonly Obligation[];
  /** The account that a credit names. */
  readonly accountId: string | null;
  /** The payment of ours that a credit sends back, whole or in part. */
  readonly original: Obligation | null;
  /** The obligation whose money the reported payment is, where that came in before. */
  readonly owner: Obligation | null;
}

export const NO_CANDIDATES: Candidates = { ledBy: 'MATCH_KEYS', obligations: [], accountId: null, original: null, owner: null };

/** Finds the obligation that evidence names, else open ones by their keys, else that of an earlier report; an account for a credit. */
export async function findCandidates(ctx: EvidenceContext, key: EvidenceKey, news: News): Promise<Candidates> {
  const [found, credited, owner] = await Promise.all([findObligations(ctx, key, news), findCredited(ctx, key, news), findOwner(ctx, key)]);
  return { ...found, ...credited, owner };
}

/** The obligation whose money the payment is, where it came in before. */
export async function findOwner(ctx: EvidenceContext, key: EvidenceKey): Promise<Obligation | null> {
  const receipt = await readArrived<FundsReceipt>(ctx, fundsReceiptKey(paymentName(key)));
  return (await findObligation(ctx, receipt?.obligationId ?? '')) ?? null;
}

async function findObligations(ctx: EvidenceContext, key: EvidenceKey, news: News): Promise<Pick<Candidates, 'ledBy' | 'obligations'>> {
  const named = key.matchKeys['obligation_id'];
  if (named !== undefined) {
    const found = await findObligation(ctx, named);
    return { ledBy: 'OBLIGATION_ID', obligations: found && !isOfProduct(found) ? [found] : [] };
  }
  const open = await findByIds(ctx, (await readArrived<string[]>(ctx, expectingKey(key))) ?? []);
  if (open.length > 0) return { ledBy: 'MATCH_KEYS', obligations: open };
  return { ledBy: 'REPORT', obligations: await findReported(ctx, key, news) };
}

/**
 * The obligation to which an earlier message about the same payment belongs, final or not; for a credit that names no
 * receiver, the payment that another bank of the tenant's sent under this name.
 */
async function findReported(ctx: EvidenceContext, { rail, kind, matchKeys }: EvidenceKey, news: News): Promise<readonly Obligation[]> {
  const name = matchKeys[END_TO_END_ID];
  if (name === undefined) return [];
  if (news.is === 'CREDIT') {
    const sent = await findSentPayment(ctx, rail, name);
    return sent && isBetweenBanks(sent) ? [sent] : [];
  }
  if (kind === 'INBOUND_CREDIT') return [];
  return findByReports(ctx, (['SETTLEMENT', 'FAILURE'] as const).flatMap((it) => reportKeyOf({ rail, kind: it, matchKeys }) ?? []));
}

/** A return goes to the account that paid what is sent back. */
async function findCredited(ctx: EvidenceContext, key: EvidenceKey, news: News): Promise<Pick<Candidates, 'accountId' | 'original'>> {
  const original = news.is === 'RETURN' ? await findOriginal(ctx, key, news.original) : null;
  return { original, accountId: original?.debtor.accountId ?? await findNamedAccount(ctx, key, news) };
}

/** It is found by the evidence of its settlement, or by the name under which it was sent, for want of evidence. */
async function findOriginal(ctx: EvidenceContext, key: EvidenceKey, endToEndId: string): Promise<Obligation | null> {
  const [reported] = await findByReports(ctx, [originalReportKey(key) ?? '']);
  return reported ?? (await findSentPayment(ctx, key.rail, endToEndId)) ?? null;
}

/** The account by its id or key, else by another name in the credit that a domain above knows. */
async function findNamedAccount(ctx: EvidenceContext, key: EvidenceKey, news: News): Promise<string | null> {
  if (news.is === 'CREDIT_TO_ACCOUNT') return (await findAccount(ctx, news.accountId))?.accountId ?? null;
  if (news.is !== 'CREDIT_TO_KEY' && news.is !== 'CREDIT') return null;
  const holder = news.is === 'CREDIT_TO_KEY' ? await readArrived<string>(ctx, ctx.keyHolderId(ctx, news.pixKey)) : undefined;
  if (holder !== undefined) return holder;
  for (const follower of ctx.followers) {
    const accountId = await follower.accountOf(ctx, key);
    if (accountId !== undefined) return accountId;
  }
  return null;
}

/** Opens a guest's account for money that fits nothing, for a key that is no account's, where the provider names the receiver. */
export async function orGuest(ctx: EvidenceContext, draft: EvidenceDraft, news: News, found: Candidates): Promise<Candidates> {
  const { receiver, rail, providerId, currency } = draft;
  if (found.accountId !== null || found.obligations.length > 0 || !receiver || news.is !== 'CREDIT_TO_KEY') return found;
  const { name: displayName, taxId: value } = receiver;
  const [partyType, type] = value?.length === 11 ? ['individual', 'CPF'] as const : ['company', 'CNPJ'] as const;
  const accountId = await openGuestAccount(ctx, {
    displayName, currency, destination: { pixKey: news.pixKey }, rail, providerId,
    ...(value !== undefined && { partyType, taxId: { country: 'BR', type, value } }),
  });
  return { ...found, accountId: accountId ?? null };
}

async function findByReports(ctx: EvidenceContext, reports: readonly string[]): Promise<Obligation[]> {
  const evidence = await findByReportKeys(query(ctx), ctx.tenant, reports);
  return findByIds(ctx, [...new Set(evidence.flatMap(({ obligationId }) => obligationId ?? []))]);
}

async function findByIds(ctx: EvidenceContext, ids: readonly string[]): Promise<Obligation[]> {
  return ids.length === 0 ? [] : [...(await loadObligations(query(ctx), ctx.tenant, ids)).values()];
}

/** The row that the ledger would load by this id. */
async function readArrived<T>({ db, tenant }: EvidenceContext, id: string): Promise<T | undefined> {
  return (await db.lookUp('arrived', id, (lookUp, ids) => loadArrived(lookUp, tenant, ids))) as T | undefined;
}

function query({ db: { database } }: EvidenceContext): Query {
  return (statement, values) => database.query(statement, values);
}

/**
 * The loads of a command that decides about evidence with these candidates.
 * @param isByKey leaves out other reports of the payment: the decision asks for them only where its money came in before.
 */
export function evidenceLoads(ctx: EvidenceContext, key: EvidenceKey, candidates: Candidates, isByKey = false): Loads {
  const { obligations, accountId, original, owner } = candidates;
  const { currency } = key;
  const settled = [...obligations, ...(owner ? [owner] : [])].map((obligation) => settlementLoads(obligation, { currency }));
  return {
    accounts: [...new Set([...settled.flatMap(({ accounts }) => accounts), ...(accountId === null ? [] : [accountId])])],
    systems: [...settled.flatMap(({ systems = [] }) => systems), ['faucet', currency], ['exception', currency]],
    rows: [
      ...evidenceKeys(key), fundsReceiptKey(paymentName(key)), ...(isByKey ? [] : siblingKeys(key)),
      ...(original ? [original.obligationId] : []), ...settled.flatMap(({ rows = [] }) => rows),
      ...(key.kind === 'INBOUND_CREDIT' ? [...returnedKeys(key), ...ctx.followers.flatMap((follower) => follower.rows(key))] : []),
    ],
  };
}

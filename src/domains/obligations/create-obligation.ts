import type { CreateObligationRequest, DebtorCreditor, ObligationResponse } from '../../../generated/models.ts';
import { parseInstant } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { invalid, refusalError } from '../../platform/errors.ts';
import { toCents } from '../../platform/money.ts';
import { requireExternalId } from '../accounts/index.ts';
import { readAccounts, type Decision, type JournalContext, type Ledger, type Loads } from '../journal/index.ts';
import type { RailDirection, RailFamily } from '../rails/index.ts';
import { dispatchRow } from './dispatch-store.ts';
import { finalAtOnce, newObligation } from './final-at-once.ts';
import { creationEntry, readSides, refuseAccount, refuseSides, type ObligationDraft, type Side } from './obligation.ts';
import { answered } from './present.ts';
import { obligationEvent, obligationRow } from './record.ts';

/** Whether a rail reaches anybody for the tenant, in that direction. */
export type RailCheck = (rail: RailFamily, direction: RailDirection) => boolean | Promise<boolean>;

/** What the verbs of obligations are given. */
export type ObligationsContext = JournalContext & { readonly isRailBound: RailCheck };

/** The same, known when a decision is taken. */
export type BoundRails = (rail: RailFamily, direction: RailDirection) => boolean;

/**
 * Creates an obligation and moves its money: at once on NATIVE, into transit on the way out.
 * @param obligationId its id, where that was settled before.
 * @throws ApiError ACCOUNT_NOT_FOUND, RAIL_NEEDS_ACCOUNTS, NO_ACCOUNT_SIDE, SAME_ACCOUNT, RAIL_NOT_BOUND,
 *   ACCOUNT_CLOSED, CURRENCY_MISMATCH, ACCOUNT_FROZEN, LIMIT_EXCEEDED, INSUFFICIENT_FUNDS.
 */
export async function createObligation(
  ctx: ObligationsContext, body: CreateObligationRequest, obligationId = ctx.ids.next('obl'),
): Promise<ObligationResponse> {
  const draft = draftObligation(ctx, body, obligationId);
  const bound = body.rail === 'NATIVE' ? isNative : await boundRails(ctx, [body.rail]);
  return ctx.journal.submit(ctx, {
    loads: creationLoads(draft),
    decide: (ledger) => decideCreation(ledger, draft, bound),
  });
}

/**
 * Holds that an obligation could be created, were there the funds and no limits: the same sides, rail, accounts and
 * currency as `createObligation` asks for. Nothing is written.
 * @throws ApiError ACCOUNT_NOT_FOUND, RAIL_NEEDS_ACCOUNTS, NO_ACCOUNT_SIDE, SAME_ACCOUNT, RAIL_NOT_BOUND,
 *   ACCOUNT_CLOSED, CURRENCY_MISMATCH.
 */
export async function checkObligation(ctx: Context & { readonly isRailBound: RailCheck }, body: CreateObligationRequest): Promise<void> {
  const draft = draftObligation(ctx, body, '');
  const bound = await boundRails(ctx, [body.rail]);
  const { database } = ctx.db;
  const states = await readAccounts((statement, values) => database.query(statement, values), ctx.tenant, creationLoads(draft).accounts, []);
  const accounts = new Map(states.map((account) => [account.accountId, account]));
  const sides = admitDraft({ account: (id) => accounts.get(id) }, draft, bound);
  if ('code' in sides) throw refusalError(sides);
}

/** Looks up which of these rails are bound, before anything is decided. NATIVE is the ledger itself. */
export async function boundRails(ctx: { readonly isRailBound: RailCheck }, rails: readonly RailFamily[]): Promise<BoundRails> {
  const ways = [...new Set(rails)].filter((rail) => rail !== 'NATIVE')
    .flatMap((rail) => (['OUTBOUND', 'INBOUND'] as const).map((direction) => [rail, direction] as const));
  const known = await Promise.all(ways.map(async ([rail, direction]) => [`${rail} ${direction}`, await ctx.isRailBound(rail, direction)] as const));
  const bound = new Map<string, boolean>(known);
  return (rail, direction) => isNative(rail) || bound.get(`${rail} ${direction}`) === true;
}

const isNative = (rail: RailFamily): boolean => rail === 'NATIVE';

/**
 * What a request asks for, before the ledger has seen it.
 * @param loc where it stands in the request.
 * @throws RequestInvalid when a side's kind and identifier do not agree, or an instant is none.
 */
export function draftObligation(
  ctx: Context, body: CreateObligationRequest, obligationId: string, loc: readonly (string | number)[] = ['body'],
): ObligationDraft {
  return {
    obligationId,
    txId: ctx.ids.next('txn'),
    rail: body.rail,
    amount: toCents(body.amount.value),
    currency: body.amount.currency,
    debtor: requireSide(body.debtor, [...loc, 'debtor']),
    creditor: requireSide(body.creditor, [...loc, 'creditor']),
    expectedAt: instantOf(body.expected_settlement?.expected_at, loc),
    graceSeconds: body.expected_settlement?.grace_seconds ?? null,
    matchKeys: body.match_keys ?? {},
    metadata: body.metadata ?? {},
    createdBy: ctx.actor,
  };
}

function instantOf(text: string | undefined, loc: readonly (string | number)[]): string | null {
  if (text === undefined) return null;
  const instant = parseInstant(text) ?? invalid([...loc, 'expected_settlement', 'expected_at'], 'no such day', 'datetime_parsing');
  return instant.toISOString();
}

/**
 * Reads one side of an obligation.
 * @param loc where it stands in the request.
 * @throws RequestInvalid when its kind and its identifier do not agree.
 */
export function requireSide(side: DebtorCreditor, loc: readonly (string | number)[]): Side {
  const [wanted, other] = side.kind === 'account' ? (['account_id', 'external_id'] as const) : (['external_id', 'account_id'] as const);
  if (side[wanted] === undefined) invalid([...loc, wanted], `'${wanted}' is required for kind ${side.kind}`, 'missing');
  if (side[other] !== undefined) invalid([...loc, other], `not allowed for kind ${side.kind}`, 'extra_forbidden');
  if (side.external_id !== undefined) requireExternalId(side.external_id, [...loc, 'external_id']);
  return { kind: side.kind, accountId: side.account_id ?? null, externalId: side.external_id ?? null };
}

/** What deciding about a draft reads. */
export function creationLoads({ debtor, creditor, currency, rail }: ObligationDraft): Loads {
  return {
    accounts: [debtor.accountId, creditor.accountId].filter((id) => id !== null),
    systems: rail === 'NATIVE' ? [] : [['transit', currency]],
  };
}

/** Pure: what the ledger makes of a wanted obligation. */
export function decideCreation(ledger: Ledger, draft: ObligationDraft, isBound: BoundRails): Decision<ObligationResponse> {
  const sides = admitDraft(ledger, draft, isBound);
  if ('code' in sides) return { refused: sides };
  const created = newObligation({ ...draft, ...sides }, ledger.now);
  if (draft.rail === 'NATIVE') {
    const { obligation, rows, events } = finalAtOnce(created);
    return { entries: [creationEntry(obligation, ledger)], rows, events, ...answered(obligation) };
  }
  return {
    entries: [creationEntry(created, ledger)],
    rows: [obligationRow(created, true), dispatchRow(created, ledger.now, true)],
    events: [obligationEvent('created', created)],
    ...answered(created),
  };
}

/** The sides of a draft, or why it could never be an obligation. */
function admitDraft(ledger: Pick<Ledger, 'account'>, draft: ObligationDraft, isBound: BoundRails) {
  const sides = readSides(draft, ledger);
  if ('code' in sides) return sides;
  return refuseSides(draft, sides, isBound) ?? refuseAccounts(ledger, sides, draft.currency) ?? sides;
}

function refuseAccounts(ledger: Pick<Ledger, 'account'>, { debtor, creditor }: { debtor: Side; creditor: Side }, currency: string) {
  for (const { accountId } of [debtor, creditor]) {
    const account = accountId === null ? undefined : ledger.account(accountId);
    const refused = account && refuseAccount(account, currency);
    if (refused) return refused;
  }
  return undefined;
}

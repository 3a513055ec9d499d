import type { CreateObligationRequest, DebtorCreditor, ObligationResponse } from '../../../generated/models.ts';
import { parseInstant } from '../../platform/clock.ts';
import { invalid } from '../../platform/errors.ts';
import { toCents } from '../../platform/money.ts';
import type { Decision, JournalContext, Ledger, Loads } from '../journal/index.ts';
import type { RailFamily } from '../rails/index.ts';
import { creationEntry, readSides, refuseAccount, refuseSides, type Obligation, type ObligationDraft, type Side } from './obligation.ts';
import { presentObligation } from './present.ts';
import { obligationEvent, obligationRow } from './record.ts';

/** Whether a rail reaches anybody in this installation. */
export type RailCheck = (rail: RailFamily) => boolean;

/**
 * Creates an obligation and moves its money: at once on NATIVE, into transit on the way out.
 * @throws ApiError ACCOUNT_NOT_FOUND, RAIL_NEEDS_ACCOUNTS, NO_ACCOUNT_SIDE, SAME_ACCOUNT, RAIL_NOT_BOUND,
 *   ACCOUNT_CLOSED, CURRENCY_MISMATCH, ACCOUNT_FROZEN, INSUFFICIENT_FUNDS.
 */
export async function createObligation(
  ctx: JournalContext & { readonly isRailBound: RailCheck }, body: CreateObligationRequest,
): Promise<ObligationResponse> {
  const draft = draftObligation(ctx, body);
  return ctx.journal.submit(ctx, {
    loads: creationLoads(draft),
    decide: (ledger) => decideCreation(ledger, draft, ctx.isRailBound),
  });
}

function draftObligation(ctx: JournalContext, body: CreateObligationRequest): ObligationDraft {
  return {
    obligationId: ctx.ids.next('obl'),
    txId: ctx.ids.next('txn'),
    rail: body.rail,
    amount: toCents(body.amount.value),
    currency: body.amount.currency,
    debtor: sideOf(body.debtor, 'debtor'),
    creditor: sideOf(body.creditor, 'creditor'),
    expectedAt: instantOf(body.expected_settlement?.expected_at),
    graceSeconds: body.expected_settlement?.grace_seconds ?? null,
    matchKeys: body.match_keys ?? {},
    metadata: body.metadata ?? {},
    createdBy: ctx.actor,
  };
}

function instantOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const instant = parseInstant(text) ?? invalid(['body', 'expected_settlement', 'expected_at'], 'no such day', 'datetime_parsing');
  return instant.toISOString();
}

function sideOf(side: DebtorCreditor, name: 'debtor' | 'creditor'): Side {
  const [wanted, other] = side.kind === 'account' ? (['account_id', 'external_id'] as const) : (['external_id', 'account_id'] as const);
  if (side[wanted] === undefined) invalid(['body', name, wanted], `'${wanted}' is required for kind ${side.kind}`, 'missing');
  if (side[other] !== undefined) invalid(['body', name, other], `not allowed for kind ${side.kind}`, 'extra_forbidden');
  return { kind: side.kind, accountId: side.account_id ?? null, externalId: side.external_id ?? null };
}

function creationLoads({ debtor, creditor, currency, rail }: ObligationDraft): Loads {
  return {
    accounts: [debtor.accountId, creditor.accountId].filter((id) => id !== null),
    systems: rail === 'NATIVE' ? [] : [['transit', currency]],
  };
}

/** Pure: what the ledger makes of a wanted obligation. */
export function decideCreation(ledger: Ledger, draft: ObligationDraft, isBound: RailCheck): Decision<ObligationResponse> {
  const sides = readSides(draft, ledger);
  if ('code' in sides) return { refused: sides };
  const refused = refuseSides(draft, sides, isBound) ?? refuseAccounts(ledger, draft);
  if (refused) return { refused };
  const created = newObligation(draft, sides, ledger.now);
  const obligation = draft.rail === 'NATIVE' ? settledAtOnce(created) : created;
  return {
    entries: [creationEntry(obligation, ledger)],
    rows: [obligationRow(obligation, true)],
    events: [
      obligationEvent('created', created),
      ...(obligation === created ? [] : [obligationEvent('settled', obligation)]),
    ],
    answer: presentObligation(obligation),
  };
}

function refuseAccounts(ledger: Ledger, { debtor, creditor, currency }: ObligationDraft) {
  for (const { accountId } of [debtor, creditor]) {
    const account = accountId === null ? undefined : ledger.account(accountId);
    const refused = account && refuseAccount(account, currency);
    if (refused) return refused;
  }
  return undefined;
}

function newObligation(draft: ObligationDraft, sides: { debtor: Side; creditor: Side }, now: Date): Obligation {
  return {
    ...draft, ...sides, state: 'PENDING', resolutionOutcome: null, reason: null, destinationAccountId: null,
    version: 1n, createdAt: now, updatedAt: now, resolvedAt: null,
  };
}

/** A NATIVE transfer announces versions 1 and 2: created and settled in one entry. */
function settledAtOnce(created: Obligation): Obligation {
  return { ...created, state: 'FINAL', resolutionOutcome: 'SETTLED', resolvedAt: created.createdAt, version: 2n };
}

import type { Context } from '../../platform/context.ts';
import type { Cents } from '../../platform/money.ts';
import {
  followed, type CommandOutcome, type Decision, type EntryDraft, type Ledger, type LedgerCommand,
} from '../journal/index.ts';
import { noAccount } from '../accounts/index.ts';
import { accountSide, obligationFinalAtOnce, refuseAccount } from '../obligations/index.ts';
import type { RailFamily } from '../rails/index.ts';
import { IMPORTED_ROW, importedKey, importedWrite, type ImportedRow } from './imported-row.ts';

/** The type of the entry by which an account begins with what it held in another ledger. */
export const OPENING_BALANCE = 'OPENING_BALANCE';

/** The bank that holds the money of opening balances: reconciliation counts them in the closing balance of its books. */
export interface HeldAt {
  readonly providerId: string;
  readonly rail: RailFamily;
}

export interface Opening {
  readonly row: ImportedRow;
  readonly obligationId: string;
  /** The source's key of the account. */
  readonly key: string;
  readonly accountId: string;
  readonly currency: string;
  /** Minor units; of 0 nothing is posted. */
  readonly amount: Cents;
}

/** The command that posts opening balances: all of them, or none. */
export function openingCommand(
  ctx: Pick<Context, 'actor'>, openings: readonly Opening[], heldAt: HeldAt | undefined,
): LedgerCommand<{ balances: number }> {
  const currencies = [...new Set(openings.map(({ currency }) => currency))];
  return {
    loads: {
      accounts: openings.map(({ accountId }) => accountId), systems: currencies.map((currency) => ['faucet', currency] as const),
      rows: openings.map(({ row }) => importedKey(row.name)),
    },
    decide: (ledger) => decideOpenings(ledger, openings, { heldAt, actor: ctx.actor }),
  };
}

interface How {
  readonly heldAt: HeldAt | undefined;
  readonly actor: string;
}

/** Posts each opening balance that was not posted before. Pure. */
export function decideOpenings(ledger: Ledger, openings: readonly Opening[], how: How): Decision<{ balances: number }> {
  const parts: Omit<CommandOutcome<unknown>, 'answer'>[] = [];
  for (const opening of openings) {
    if (ledger.row(IMPORTED_ROW, importedKey(opening.row.name))) continue;
    const account = followed(ledger, opening.accountId);
    const refused = account ? refuseAccount(account, opening.currency) : noAccount(opening.accountId);
    if (refused) return { refused };
    parts.push(opening.amount === 0n ? nothing(opening) : posted(ledger, opening, account?.accountId ?? opening.accountId, how));
  }
  return {
    entries: parts.flatMap(({ entries }) => entries), rows: parts.flatMap(({ rows }) => rows),
    events: parts.flatMap(({ events }) => events), answer: { balances: parts.length },
  };
}

function nothing({ row }: Opening): Omit<CommandOutcome<unknown>, 'answer'> {
  return { entries: [], rows: [importedWrite(row)], events: [] };
}

/** The outside, which is where the money is, owes the account; the payment that says so is final at once. */
function posted(ledger: Ledger, opening: Opening, accountId: string, { heldAt, actor }: How): Omit<CommandOutcome<unknown>, 'answer'> {
  const { row, obligationId, key, amount, currency } = opening;
  const txId = row.madeId ?? '';
  const { rows, events } = obligationFinalAtOnce({
    obligationId, txId, amount, currency, createdBy: actor, rail: heldAt?.rail ?? 'NATIVE', matchKeys: { opening_balance: key },
    debtor: { kind: 'external', accountId: null, externalId: 'opening-balance' }, creditor: accountSide(accountId),
  }, ledger.now);
  const entry: EntryDraft = {
    entryType: OPENING_BALANCE, txId, obligationIds: [obligationId],
    ...(heldAt && { correlation: { provider_id: heldAt.providerId } }),
    postings: [
      { accountId, asset: currency, amount }, { accountId: ledger.system('faucet', currency).accountId, asset: currency, amount: -amount },
    ],
  };
  return { entries: [entry], rows: [...rows, importedWrite(row)], events };
}


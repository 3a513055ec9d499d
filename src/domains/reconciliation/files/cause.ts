import type { Break } from '../break.ts';
import type { ComparedLine } from './settlements.ts';

/** What probably happened, in the order in which it is tried. */
export const CAUSES = {
  SETTLEMENT_FEE: 'the bank kept back a fee of a net settlement',
  SETTLEMENT_REST: 'the payments of a net settlement and its fee do not add up to its amount',
  TWICE_AT_THE_BANK: 'the statement has the movement twice',
  FEE_NOT_BOOKED: 'the bank took a fee that the ledger does not have',
  RETURN_NOT_BOOKED: 'the bank returned a payment that the ledger still counts',
  NAMED_DIFFERENTLY: 'both sides have a movement of this amount on this day, under different names',
  CREDIT_NOT_BOOKED: 'money came in that the ledger does not have',
  DEBIT_NOT_BOOKED: 'money went out that the ledger does not have',
  CREDIT_NOT_AT_THE_BANK: 'the ledger has money that did not come in',
  DEBIT_NOT_AT_THE_BANK: 'the ledger has a payment that did not go out',
  DIRECTION_REVERSED: 'both sides have the amount, in opposite directions',
  TWICE_IN_THE_LEDGER: 'the ledger has twice the amount',
  DECIMALS_SHIFTED: 'one amount is a tenth or a hundredth of the other',
  DIGITS_SWAPPED: 'two digits of the amount changed places',
  AMOUNT_DIFFERS: 'the amounts differ',
  BALANCE_FOLLOWS: 'the closing balances differ by the breaks of movements, and by nothing else',
  BALANCE_DIFFERS: 'the closing balances differ by more than the breaks of movements',
} as const;

export type Cause = keyof typeof CAUSES;

type Compared = Pick<Break, 'breakId' | 'kind' | 'name' | 'difference' | 'accountingDay' | 'provider' | 'ledger'>;

/** Names the cause of each break of one comparison. Pure. @param lines of the statement. */
export function causesOf(breaks: readonly Compared[], lines: readonly ComparedLine[] = []): Map<string, Cause> {
  const byName = new Map(lines.map((line) => [line.externalId, line]));
  const movements = breaks.filter(({ kind }) => kind !== 'BALANCE_MISMATCH');
  const sum = movements.reduce((total, { difference }) => total + difference, 0n);
  const pairs = namedDifferently(movements.filter(({ name }) => (byName.get(name)?.role ?? 'PAYMENT') === 'PAYMENT'));
  return new Map(breaks.map((it) => [it.breakId, causeOf(it, byName.get(it.name), pairs.has(it.breakId), sum)]));
}

function causeOf(it: Compared, line: ComparedLine | undefined, isPair: boolean, sum: bigint): Cause {
  if (it.kind === 'BALANCE_MISMATCH') return it.difference === sum ? 'BALANCE_FOLLOWS' : 'BALANCE_DIFFERS';
  if (it.kind === 'AMOUNT_MISMATCH') return causeOfAmount(signed(it.provider), signed(it.ledger));
  if (line?.role === 'SETTLEMENT_FEE' || line?.role === 'SETTLEMENT_REST') return line.role;
  if (line?.role === 'REPEATED') return 'TWICE_AT_THE_BANK';
  if (isPair) return 'NAMED_DIFFERENTLY';
  if (it.kind === 'MISSING_AT_PROVIDER') return signed(it.ledger) > 0n ? 'CREDIT_NOT_AT_THE_BANK' : 'DEBIT_NOT_AT_THE_BANK';
  if (line?.isFee) return 'FEE_NOT_BOOKED';
  if (line?.isReturn) return 'RETURN_NOT_BOOKED';
  return signed(it.provider) > 0n ? 'CREDIT_NOT_BOOKED' : 'DEBIT_NOT_BOOKED';
}

function causeOfAmount(theirs: bigint, ours: bigint): Cause {
  if (theirs === -ours) return 'DIRECTION_REVERSED';
  if (ours === 2n * theirs) return 'TWICE_IN_THE_LEDGER';
  if ([10n, 100n].some((by) => theirs === by * ours || ours === by * theirs)) return 'DECIMALS_SHIFTED';
  return areSwapped(String(theirs), String(ours)) ? 'DIGITS_SWAPPED' : 'AMOUNT_DIFFERS';
}

function areSwapped(a: string, b: string): boolean {
  const places = a.length === b.length ? [...a].flatMap((digit, place) => (digit === b[place] ? [] : [place])) : [];
  const [first, second] = places;
  if (places.length !== 2 || first === undefined || second !== first + 1) return false;
  return a[first] === b[second] && a[second] === b[first];
}

/** Breaks that are one movement under two names: one of each side, of one amount and day, and no third. */
function namedDifferently(breaks: readonly Compared[]): Set<string> {
  const keyOf = (it: Compared): string => `${it.accountingDay} ${signed(it.provider ?? it.ledger)}`;
  const alone = breaks.filter(({ kind }) => kind !== 'AMOUNT_MISMATCH');
  return new Set([...Map.groupBy(alone, keyOf).values()].flatMap((same) => {
    const [one, other] = same;
    return same.length === 2 && one?.kind !== other?.kind ? same.map(({ breakId }) => breakId) : [];
  }));
}

/** Amount of a side in minor units, negative for what went out. */
function signed(side: { direction: string | null; amount_cents: number } | null): bigint {
  const amount = BigInt(side?.amount_cents ?? 0);
  return side?.direction === 'DEBIT' ? -amount : amount;
}

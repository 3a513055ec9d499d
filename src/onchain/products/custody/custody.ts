import type { ProductInstance } from '../instances/instance.ts';

/** Tenant's products in the books, as of a block. Amounts in centavos. */
export interface BooksOfCustody {
  /** The block up to which the chain was followed, as its height and hash. */
  readonly block: string;
  /** Instances that are on the chain. */
  readonly open: readonly OpenInstance[];
  /** qBRL at payees that the ledger has credited and that is not burnt yet. */
  readonly payouts: readonly { readonly txId: string; readonly index: number; readonly cents: bigint }[];
  /** Issued and not redeemed, and reserved on the redemption account. */
  readonly outstanding: bigint;
  /** Locked, and neither accepted nor refused yet: what the policy counts, and the sum of the moves under way. */
  readonly underWay: bigint;
  readonly submitted: bigint;
}

/** An open instance as it was recorded. */
interface OpenInstance extends Pick<ProductInstance, 'instanceId' | 'productId' | 'held'> {
  readonly txId: string;
  /** Policy and name of its token, as one text. */
  readonly token: string;
  /** Its record, as one text. */
  readonly datum: string;
}

/** Outputs of the same tenant on the chain. */
interface ChainOfCustody {
  /** The block that it has there. */
  readonly block: string;
  readonly outputs: readonly CustodyOutput[];
}

/** An output that holds qBRL of the tenant, or a token of one of its instances. */
export interface CustodyOutput {
  readonly txId: string;
  readonly index: number;
  readonly cents: bigint;
  /** The token of an instance that is in it; null where there is none. */
  readonly token: string | null;
  /** The record in it, as one text; null where there is none that can be read. */
  readonly datum: string | null;
}

type DifferenceName =
  | 'INSTANCE_MISSING' | 'INSTANCE_VALUE' | 'INSTANCE_DATUM' | 'INSTANCE_UNKNOWN' | 'PAYOUT_MISSING' | 'PAYOUT_VALUE' | 'QBRL_UNKNOWN'
  | 'OUTSTANDING' | 'UNDER_WAY' | 'OTHER_CHAIN';

/** Difference between the books and the chain. */
export interface Difference {
  readonly name: DifferenceName;
  /** The instance, or the output as `transaction#index`; null where it is a sum. */
  readonly of: string | null;
  /** Centavos, or the value there as text. */
  readonly books: string;
  readonly chain: string;
}

/** Name of a difference, which does not depend on its amounts. */
export function nameOf({ name, of }: Difference): string {
  return `${name} ${of ?? ''}`;
}

/** Sums of the proof of custody, in centavos. */
export interface CustodySums {
  readonly held: bigint;
  readonly outstanding: bigint;
  readonly at_payees: bigint;
  readonly on_chain: bigint;
  readonly under_way: bigint;
}

/**
 * Compares the books and the chain, both as of one block: each open instance has its token, value and record; each payout that is not burnt
 * is there; and nobody else holds qBRL. Pure.
 */
export function compareCustody(books: BooksOfCustody, { block, outputs }: ChainOfCustody): {
  sums: CustodySums; differences: readonly Difference[];
} {
  const byPlace = new Map(outputs.map((output) => [placeOf(output), output]));
  const known = new Set<string>();
  const differences: Difference[] = [];
  const differ = (name: DifferenceName, of: string | null, inBooks: unknown, onChain: unknown) =>
    differences.push({ name, of, books: String(inBooks), chain: String(onChain) });
  if (block !== books.block) differ('OTHER_CHAIN', null, books.block, block);
  for (const instance of books.open) {
    const place = placeOf({ txId: instance.txId, index: 0 });
    known.add(place);
    const output = byPlace.get(place);
    if (output?.token !== instance.token) differ('INSTANCE_MISSING', instance.instanceId, place, whereIs(instance.token, outputs));
    else {
      if (output.cents !== instance.held) differ('INSTANCE_VALUE', instance.instanceId, instance.held, output.cents);
      if (output.datum !== instance.datum) differ('INSTANCE_DATUM', instance.instanceId, instance.datum, output.datum ?? 'no record');
    }
  }
  for (const payout of books.payouts) {
    const place = placeOf(payout);
    known.add(place);
    const output = byPlace.get(place);
    if (!output) differ('PAYOUT_MISSING', place, payout.cents, 'no output');
    else if (output.cents !== payout.cents) differ('PAYOUT_VALUE', place, payout.cents, output.cents);
  }
  for (const output of outputs.filter((it) => !known.has(placeOf(it)))) {
    differ(
      output.token === null ? 'QBRL_UNKNOWN' : 'INSTANCE_UNKNOWN', placeOf(output), 'nothing',
      output.token === null ? output.cents : output.token,
    );
  }
  const sums: CustodySums = {
    held: sumOf(books.open.map(({ held }) => held)), outstanding: books.outstanding,
    at_payees: sumOf(books.payouts.map(({ cents }) => cents)),
    on_chain: sumOf(outputs.map(({ cents }) => cents)), under_way: books.underWay,
  };
  if (sums.held !== sums.outstanding) differ('OUTSTANDING', null, sums.outstanding, sums.held);
  if (books.submitted !== books.underWay) differ('UNDER_WAY', null, books.underWay, books.submitted);
  return { sums, differences };
}

function placeOf({ txId, index }: { readonly txId: string; readonly index: number }): string {
  return `${txId}#${index}`;
}

function whereIs(token: string, outputs: readonly CustodyOutput[]): string {
  const elsewhere = outputs.find((output) => output.token === token);
  return elsewhere ? placeOf(elsewhere) : 'nowhere';
}

function sumOf(cents: readonly bigint[]): bigint {
  return cents.reduce((sum, one) => sum + one, 0n);
}

import { present } from '../../platform/assert.ts';
/** Pure: two lists of movements, and where they differ. Amounts in minor units, positive for money that came in. */

/** A movement of the provider's statement. */
export interface ProviderMovement {
  readonly externalId: string;
  /** All its names, its external id among them. */
  readonly names: readonly string[];
  readonly amount: bigint;
  readonly occurredAt: Date;
  readonly accountingDay: string;
}

/** A movement between the ledger and the outside. */
export interface LedgerMovement {
  readonly names: readonly string[];
  readonly amount: bigint;
  readonly effectiveAt: Date;
  readonly accountingDay: string;
  readonly obligationId: string | null;
  readonly evidenceId: string | null;
  readonly txId: string;
  /** It corrects another movement, which it names. */
  readonly isCorrection: boolean;
}

export type MovementBreakKind = 'MISSING_IN_LEDGER' | 'MISSING_AT_PROVIDER' | 'AMOUNT_MISMATCH';

/** A difference: the rows of one movement on both sides. */
export interface Difference {
  readonly kind: MovementBreakKind;
  /** The movement's name, the same in every run. */
  readonly name: string;
  /** Amount of the provider minus that of the ledger. */
  readonly difference: bigint;
  readonly accountingDay: string;
  readonly provider: ProviderMovement | null;
  readonly ledger: LedgerMovement | null;
}

export interface Comparison {
  /** Movements of the statement on which both sides agree. */
  readonly matched: readonly ProviderMovement[];
  readonly differences: readonly Difference[];
}

/** One movement on both sides: each side may have several rows of its names. */
interface Group {
  readonly provider: ProviderMovement[];
  readonly ledger: LedgerMovement[];
}

/** Groups movements by name, and compares the sums: a movement that was corrected later counts the same as one that was right at once. */
export function compareMovements(provider: readonly ProviderMovement[], ledger: readonly LedgerMovement[]): Comparison {
  const matched: ProviderMovement[] = [];
  const differences: Difference[] = [];
  for (const group of groupByName(provider, ledger)) {
    const difference = sum(group.provider) - sum(group.ledger);
    if (difference === 0n) matched.push(...group.provider);
    else differences.push(describe(group, difference));
  }
  return { matched, differences };
}

function sum(movements: readonly { amount: bigint }[]): bigint {
  return movements.reduce((total, { amount }) => total + amount, 0n);
}

function describe({ provider, ledger }: Group, difference: bigint): Difference {
  const [line = null] = provider;
  const [movement = null] = ledger;
  return {
    kind: line === null ? 'MISSING_AT_PROVIDER' : movement === null ? 'MISSING_IN_LEDGER' : 'AMOUNT_MISMATCH',
    name: line?.externalId ?? movement?.names[0] ?? '',
    difference,
    accountingDay: present(line?.accountingDay ?? movement?.accountingDay, 'the day of a group, which has a side'),
    provider: line,
    ledger: movement && { ...movement, amount: sum(ledger) },
  };
}

function groupByName(provider: readonly ProviderMovement[], ledger: readonly LedgerMovement[]): Group[] {
  // Only identifying names link movements: obligations may share others, such as the order they pay.
  const linking = new Set([...provider, ...ledger.filter(({ isCorrection }) => isCorrection)].flatMap(({ names }) => names));
  const parents: number[] = [];
  const byName = new Map<string, number>();
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root] = parents[parents[root] ?? root] ?? root;
    return root;
  };
  const place = (names: readonly string[]): number => {
    const index = parents.push(parents.length) - 1;
    for (const name of names.filter((it) => linking.has(it))) {
      const other = byName.get(name);
      if (other === undefined) byName.set(name, index);
      else parents[rootOf(index)] = rootOf(other);
    }
    return index;
  };
  const places = { ledger: ledger.map(({ names }) => place(names)), provider: provider.map(({ names }) => place(names)) };
  const groups = new Map<number, Group>();
  const groupOf = (index: number): Group => {
    const root = rootOf(index);
    const group = groups.get(root) ?? { provider: [], ledger: [] };
    groups.set(root, group);
    return group;
  };
  ledger.forEach((movement, index) => groupOf(places.ledger[index] ?? 0).ledger.push(movement));
  provider.forEach((line, index) => groupOf(places.provider[index] ?? 0).provider.push(line));
  return [...groups.values()];
}

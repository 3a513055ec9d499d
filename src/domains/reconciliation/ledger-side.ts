import { dayBegin, dayEnd } from '../../platform/clock.ts';
import { readMovements, type AccountMovement, type MovementRange } from '../journal/index.ts';
import { END_TO_END_ID, isBetweenBanks, loadObligations, ONLY_PROVIDER, RECEIVED_BY, type Obligation } from '../obligations/index.ts';
import { ProviderEntity } from '../providers/index.ts';
import type { LedgerMovement } from './compare.ts';
import type { Books, KnownEvidence, ReconciliationContext } from './ports.ts';
import type { Days } from './read-statement.ts';

/**
 * The journal's side of books: every movement between the ledger and the outside over their rail, and the tenant's own money moved between
 * this bank and another.
 */
export interface LedgerSide {
  /** The last entry that was read. */
  readonly version: bigint;
  readonly movements: readonly LedgerMovement[];
  /** Sum of all movements up to the last day; null where it was not requested. */
  readonly closingBalance: bigint | null;
}

const READ_FAUCET = { name: 'read-faucet', text: 'select * from razao.read_faucet($1, $2)' };
const READ_EDGES = { name: 'feed-edges', text: 'select * from razao.read_edges($1, $2, $3)' };
const PAGE = 500;
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '9999-12-30';

/** Reads the ledger's side of books, one state of the journal. */
export async function readLedgerSide(ctx: ReconciliationContext, books: Books, days: Days, withBalance: boolean): Promise<LedgerSide> {
  const [row] = await ctx.db.database.query<{ account_id: string | null; head: string }>(READ_FAUCET, [ctx.tenant, books.currency]);
  const version = BigInt(row?.head ?? 0);
  const period = { from: withBalance ? FIRST_DAY : days.from, to: days.to };
  const movements: LedgerMovement[] = [];
  let balance = 0n;
  const range = await rangeOf(ctx, books, version, period);
  for await (const it of bothKinds(ctx, books, row?.account_id ?? undefined, range)) {
    balance += it.amount;
    if (it.accountingDay >= days.from && !it.isBalanceOnly) movements.push(it);
  }
  return { version, movements, closingBalance: withBalance ? balance : null };
}

async function* bothKinds(
  ctx: ReconciliationContext, books: Books, faucet: string | undefined, range: Stretch,
): AsyncGenerator<OutsideMovement> {
  if (faucet !== undefined) yield* outsideMovements(ctx, books, { ...range, accountId: faucet });
  yield* movementsBetweenBanks(ctx, books, range);
}

/** A range of the journal, of whichever account. */
type Stretch = Omit<MovementRange, 'accountId'>;

async function rangeOf(ctx: ReconciliationContext, { currency: asset }: Books, head: bigint, { from, to }: Days): Promise<Stretch> {
  const [begin, end] = [dayBegin(from), dayEnd(to)];
  const [edges] = await ctx.db.database.query<{ first: string; last: string }>(READ_EDGES, [ctx.tenant, begin, end]);
  const last = BigInt(edges?.last ?? 0);
  return { asset, firstSeq: BigInt(edges?.first ?? 1), lastSeq: last < head ? last : head, from: begin, to: end, head };
}

type OutsideMovement = LedgerMovement & { readonly isBalanceOnly: boolean };

/** Sums these movements between the ledger and the outside in the entries after `since`, up to `head`. */
export async function sumOutside(ctx: ReconciliationContext, books: Books, since: bigint, head: bigint): Promise<bigint> {
  const [row] = await ctx.db.database.query<{ account_id: string | null }>(READ_FAUCET, [ctx.tenant, books.currency]);
  if (!row?.account_id) return 0n;
  const range = {
    accountId: row.account_id, asset: books.currency, firstSeq: since + 1n, lastSeq: head, from: dayBegin(FIRST_DAY), to: dayEnd(LAST_DAY),
    head,
  };
  let sum = 0n;
  for await (const { amount } of outsideMovements(ctx, books, range, since)) sum += amount;
  return sum;
}

/** Reads movements of the faucet, which represents the outside world: money that lowers it came in. Skips entries up to `since`. */
async function* outsideMovements(ctx: ReconciliationContext, books: Books, range: MovementRange, since =
  0n): AsyncGenerator<OutsideMovement> {
  let page: AccountMovement[] = [];
  for await (const movement of readMovements(ctx, range, 'forward', PAGE)) {
    if (movement.seqNo <= since || page.push(movement) < PAGE) continue;
    yield* await describe(ctx, books, page);
    page = [];
  }
  yield* await describe(ctx, books, page);
}

/** Reads what left transit for an account that represents money at a bank: a line of the bank that sent it, and of the one that has it. */
async function* movementsBetweenBanks(ctx: ReconciliationContext, books: Books, range: Stretch): AsyncGenerator<OutsideMovement> {
  const banks = await ctx.db.read((em) => em.find(ProviderEntity, {
    tenantId: ctx.tenant, currency: books.currency, ledgerAccountId: { $ne: null },
  }));
  for (const { ledgerAccountId } of banks) {
    if (ledgerAccountId === null) continue;
    for await (const movement of readMovements(ctx, { ...range, accountId: ledgerAccountId }, 'forward', PAGE)) {
      if (movement.entryType === ARRIVED) yield* await describeArrival(ctx, books, movement);
    }
  }
}

/** The type of the entry by which the money of an obligation reaches its creditor. */
const ARRIVED = 'OBLIGATION_SETTLED';

async function describeArrival(ctx: ReconciliationContext, books: Books, movement: AccountMovement): Promise<OutsideMovement[]> {
  const { database } = ctx.db;
  const [obligation] = (await loadObligations(
    (statement, values) => database.query(statement, values), ctx.tenant, movement.payload.obligation_ids,
  )).values();
  const amount = obligation && isBetweenBanks(obligation) && obligation.rail === books.rail ? amountAt(books, obligation) : undefined;
  if (!obligation || amount === undefined) return [];
  const { obligationId, matchKeys } = obligation;
  return [{
    names: [obligationId, matchKeys[END_TO_END_ID], matchKeys['reference']].filter((name) => name !== undefined), amount,
    effectiveAt: movement.effectiveAt, accountingDay: movement.accountingDay, obligationId,
    evidenceId: movement.payload.correlation['evidence_id'] ?? null, txId: movement.txId, isCorrection: false, isBalanceOnly: false,
  }];
}

/** Amount of a settled obligation at this bank, in minor units: positive for incoming money; undefined where nothing moves there. */
function amountAt({ providerId }: Books, obligation: Obligation): bigint | undefined {
  const { debtor, creditor, amount, matchKeys } = obligation;
  if (debtor.kind === 'external') return amount;
  if (creditor.kind === 'external') return -amount;
  if (!isBetweenBanks(obligation)) return undefined;
  return matchKeys[RECEIVED_BY] === providerId ? amount : matchKeys[ONLY_PROVIDER] === providerId ? -amount : undefined;
}

async function describe(ctx: ReconciliationContext, books: Books, page: readonly AccountMovement[]): Promise<OutsideMovement[]> {
  const { database } = ctx.db;
  const obligationIds = [...new Set(page.flatMap(({ payload }) => payload.obligation_ids))];
  const evidenceIds = [...new Set(page.flatMap(({ payload }) => payload.correlation['evidence_id'] ?? []))];
  const [obligations, evidence] = await Promise.all([
    loadObligations((statement, values) => database.query(statement, values), ctx.tenant, obligationIds),
    ctx.reconciliation.evidenceFor(ctx.tenant, { obligationIds, evidenceIds }),
  ]);
  return page.flatMap((movement) => {
    const obligation = obligations.get(movement.payload.obligation_ids[0] ?? '');
    const known = evidence.filter((it) => it.evidenceId === movement.payload.correlation['evidence_id'] ||
      (obligation !== undefined && it.obligationId === obligation.obligationId));
    return belongs(books, movement, obligation, known) ? [outsideMovement(movement, obligation, known)] : [];
  });
}

/** True when a movement belongs to these books: it went over their rail, and no other provider claimed it. */
function belongs(
  { rail, providerId }: Books, movement: AccountMovement, obligation: Obligation | undefined, evidence: readonly KnownEvidence[],
): boolean {
  const isOnRail = obligation ? obligation.rail === rail : evidence.some((it) => it.rail === rail);
  const carrier = movement.entryType === CORRECTION ? obligation?.matchKeys[PROVIDER_KEY] : movement.payload.correlation['provider_id'];
  if (carrier !== undefined) return isOnRail && carrier === providerId;
  return isOnRail && (evidence.length === 0 || evidence.some((it) => it.providerId === providerId));
}

/** The type of the entries by which accounts begin: no line of a statement, but part of the bank's balance. */
const OPENING = 'OPENING_BALANCE';

/** The type of the entries that correct a break. */
export const CORRECTION = 'CORRECTION';

/** Keys in `match_keys` of a correction's obligation: the provider of the corrected books, the movement, or the break of a balance. */
export const PROVIDER_KEY = 'reconciliation_provider';
export const CORRECTS_KEY = 'reconciliation_movement';
export const BALANCE_KEY = 'reconciliation_balance';

/** Key in `match_keys` of a return: the returned payment, which is a movement of its own. */
const RETURNS_KEY = 'original_end_to_end_id';

function outsideMovement(
  movement: AccountMovement, obligation: Obligation | undefined, evidence: readonly KnownEvidence[],
): OutsideMovement {
  const { [PROVIDER_KEY]: _, [RETURNS_KEY]: __, [BALANCE_KEY]: balance, ...names } = obligation?.matchKeys ?? {};
  const evidenceId = movement.payload.correlation['evidence_id'] ?? evidence[0]?.evidenceId ?? null;
  return {
    names: [...new Set([obligation?.obligationId ?? movement.txId, ...Object.values(names), ...evidence.flatMap((it) => it.names)])],
    amount: -movement.amount, effectiveAt: movement.effectiveAt, accountingDay: movement.accountingDay,
    obligationId: obligation?.obligationId ?? null, evidenceId, txId: movement.txId,
    isCorrection: movement.entryType === CORRECTION,
    isBalanceOnly: movement.entryType === OPENING || (movement.entryType === CORRECTION && balance !== undefined),
  };
}

/** Finds those of the named movements that the ledger has on another day: their sums by name. */
export async function findElsewhere(ctx: ReconciliationContext, books: Books, names: readonly string[]): Promise<Map<string, bigint>> {
  if (names.length === 0) return new Map();
  const { database } = ctx.db;
  const evidence = (await ctx.reconciliation.evidenceFor(ctx.tenant, { names })).filter((it) => it.providerId === books.providerId);
  const byName = new Map(names.filter((name) => name.startsWith('obl_')).map((name) => [name, name]));
  for (const it of evidence) for (const name of it.names) if (it.obligationId !== null) byName.set(name, it.obligationId);
  const obligations = await loadObligations(
    (statement, values) => database.query(statement, values), ctx.tenant, [...new Set(byName.values())],
  );
  return new Map([...byName].flatMap(([name, id]): [string, bigint][] => {
    const it = obligations.get(id);
    if (!it || it.rail !== books.rail || it.currency !== books.currency || it.resolutionOutcome !== 'SETTLED') return [];
    const amount = amountAt(books, it);
    return amount === undefined ? [] : [[name, amount]];
  }));
}

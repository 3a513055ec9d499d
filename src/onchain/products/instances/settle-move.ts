import { assert, present } from '../../../platform/assert.ts';
import { presentCurrency } from '../../../platform/currencies.ts';
import type { EventDraft } from '../../../platform/outbox/event.ts';
import type { ChainRefusal } from '../../chain/moves/index.ts';
import {
  countedRow, quotaId, type CommandOutcome, type Decision, type DryRun, type EntryDraft, type Ledger, type LedgerCommand, type Loads,
  type RowWrite,
} from '../../../domains/journal/index.ts';
import {
  OBLIGATION, endObligation, obligationRow, resolutionEntry, type Obligation, type ResolutionOutcome,
} from '../../../domains/obligations/index.ts';
import { QbrlDraft, qbrlLoads } from '../../qbrl/index.ts';
import type { MovePayment } from './instance.entity.ts';
import {
  CURRENCY, INSTANCE, MOVE, STAKE, accountsOf, instanceEvent, lockIdOf, moveEvent, stakeIdOf, topicOf, type ProductInstance,
  type ProductMove, type ProductStake,
} from './instance.ts';
import { entryOf } from './payments.ts';
import { instanceRow, moveRow, stakeRow } from './record.ts';
import type { OutboundTransactionResult } from './outbound-transaction.entity.ts';

/** Chain's outcome of a move. */
export type Ruling =
  | { readonly outcome: 'ACCEPTED'; readonly txId: string; readonly result: OutboundTransactionResult }
  /** `txId` is null for a move that no transaction could be made of. */
  | { readonly outcome: 'REFUSED'; readonly txId: string | null; readonly refusal: ChainRefusal };

/** Outcome of the command that was given the ruling: done now, or by an earlier one. */
export type Settled = 'DONE' | 'DONE_BEFORE';

/** The money of one payment as the ruling ends it. */
interface Ending {
  readonly payment: MovePayment;
  readonly obligation: Obligation;
}

/**
 * The command that applies the chain's outcome to the ledger: the instance, its money and its obligations in one commit.
 * @param instance as it was found; its parties never change.
 * @param backingTx names the entry that moves the backing, where another policy comes into force by this command.
 */
export function settlingCommand(instance: ProductInstance, move: ProductMove, ruling: Ruling, backingTx: string): LedgerCommand<Settled> {
  return {
    loads: settlingLoads(instance, move),
    decide: (ledger, dryRun) => decideSettling(ledger, dryRun, move.moveId, instance.instanceId, ruling, backingTx),
  };
}

function settlingLoads(instance: ProductInstance, { moveId, payments }: ProductMove): Loads {
  const { instanceId } = instance;
  const accounts = accountsOf(instance);
  const locks = payments.some(({ kind }) => kind === 'LOCK') ? [lockIdOf(moveId)] : [];
  const qbrl = qbrlLoads(locks, accounts);
  return {
    ...qbrl, systems: (['transit', 'faucet', 'exception'] as const).map((role) => [role, CURRENCY] as const),
    rows: [
      ...qbrl.rows ?? [], instanceId, moveId, quotaId('product_instances'), ...payments.map(({ obligation_id }) => obligation_id),
      ...accounts.map((account) => stakeIdOf(instanceId, account)),
    ],
  };
}

function decideSettling(
  ledger: Ledger, dryRun: () => DryRun, moveId: string, instanceId: string, ruling: Ruling, backingTx: string,
): Decision<Settled> {
  const [instance, move] = [
    present(ledger.row(INSTANCE, instanceId), 'the instance of a move'), present(ledger.row(MOVE, moveId), 'a move that was sent'),
  ];
  if (move.outcome !== 'SUBMITTED') {
    assert(move.outcome === ruling.outcome && move.chainTxId === ruling.txId, 'the chain rules once on a move');
    return { entries: [], rows: [], events: [], answer: 'DONE_BEFORE' };
  }
  const endings = move.payments.map((payment) => ({
    payment, obligation: present(ledger.row(OBLIGATION, payment.obligation_id), 'the obligation of a payment'),
  }));
  const build = (stopped: ReadonlySet<string>) => outcomeOf(ledger, instance, move, ruling, endings, stopped, backingTx);
  return build(stoppedPayouts(dryRun, ruling, move, build));
}

/** Payouts that something refuses to their accounts, such as a limit: they go to the exception account, because the chain has paid them. */
function stoppedPayouts(
  dryRun: () => DryRun, { outcome }: Ruling, { payments }: ProductMove, build: (stopped: ReadonlySet<string>) => CommandOutcome<Settled>,
): ReadonlySet<string> {
  const stopped = new Set<string>();
  const payouts = payments.filter(({ kind }) => kind === 'PAYOUT').map(({ obligation_id }) => obligation_id);
  if (outcome !== 'ACCEPTED' || payouts.length === 0 || !dryRun().apply(build(stopped))) return stopped;
  const all = new Set(payouts);
  for (const one of payouts) {
    const others = new Set([...all].filter((it) => it !== one));
    if (dryRun().apply(build(others))) stopped.add(one);
  }
  return dryRun().apply(build(stopped)) ? all : stopped;
}

function outcomeOf(
  ledger: Ledger, instance: ProductInstance, move: ProductMove, ruling: Ruling, endings: readonly Ending[], stopped: ReadonlySet<string>,
  backingTx: string,
): CommandOutcome<Settled> {
  const qbrl = new QbrlDraft(ledger, backingTx);
  const ended = endings.map((ending) => endPayment(
    ledger, qbrl, instance, move, ruling, ending, stopped.has(ending.payment.obligation_id),
  ));
  const { change } = qbrl;
  const [after, done] = ruling.outcome === 'ACCEPTED' ? accepted(ledger.now, instance, move, ruling) : refused(
    ledger.now, instance, move, ruling,
  );
  return {
    ...change,
    entries: [...change.entries, ...ended.flatMap(({ entries }) => entries)],
    rows: [
      ...change.rows, ...ended.flatMap(({ rows }) => rows), instanceRow(after), moveRow(done), ...stakesAfter(ledger, after, move, ruling),
      ...(after.closedAt !== null ? [countedRow(ledger, 'product_instances', -1)] : []),
    ],
    events: [...change.events, ...ended.flatMap(({ events }) => events), ...eventsOf(instance, after, done)],
    answer: 'DONE',
  };
}

/** Money and obligation of one payment. A lock that is refused goes back; a payout that was expected and is refused moves nothing. */
function endPayment(
  ledger: Ledger, qbrl: QbrlDraft, instance: ProductInstance, { moveId }: ProductMove, ruling: Ruling, { payment, obligation }: Ending,
  isStopped: boolean,
): { entries: readonly EntryDraft[]; rows: readonly RowWrite[]; events: readonly EventDraft[] } {
  const outcome: ResolutionOutcome = ruling.outcome === 'ACCEPTED' ? 'SETTLED' : 'FAILED';
  const entry = resolutionEntry(obligation, outcome, null, ledger);
  const own = entryOf(entry, instance);
  const exception = ledger.system('exception', CURRENCY).accountId;
  if (payment.kind === 'LOCK') {
    if (outcome === 'SETTLED') qbrl.accept(lockIdOf(moveId), own);
    else qbrl.refuse(lockIdOf(moveId), own);
  } else if (outcome === 'SETTLED') {
    qbrl.release({ accountId: isStopped ? exception : payment.account_id, amount: obligation.amount }, own);
  }
  const { obligation: final, event } = endObligation(obligation, {
    outcome, reason: ruling.outcome === 'REFUSED' ? ruling.refusal.code : null, destinationAccountId: isStopped ? exception : null,
  }, ledger.now);
  const isExpectedInVain = payment.kind === 'PAYOUT' && outcome === 'FAILED';
  return { entries: isExpectedInVain ? [{ ...entry, ...own }] : [], rows: [obligationRow(final)], events: [event] };
}

function accepted(
  now: Date, instance: ProductInstance, move: ProductMove, { txId, result }: Ruling & { outcome: 'ACCEPTED' },
): [ProductInstance, ProductMove] {
  const made = present(result.instance, 'the transaction of a move makes something of its instance');
  const ends = made.lovelace === null;
  const held = BigInt(made.held);
  const after: ProductInstance = {
    ...instance, status: ends ? 'CLOSED' : 'OPEN', state: made.state, held, pending: 0n, fields: made.fields, token: made.token,
    awaitingIndex: !ends, version: instance.version + (ends ? 2n : 1n),
    homeTx: ends ? null : txId, homeLovelace: made.lovelace === null ? null : BigInt(made.lovelace), updatedAt: now,
    closedAt: ends ? now : null,
  };
  return [
    after, { ...move, outcome: 'ACCEPTED', toState: made.state, chainTxId: txId, held, resolvedAt: now, indexedAt: ends ? now : null },
  ];
}

function refused(
  now: Date, instance: ProductInstance, move: ProductMove, { txId, refusal }: Ruling & { outcome: 'REFUSED' },
): [ProductInstance, ProductMove] {
  const isCreation = move.kind === 'CREATE';
  const after: ProductInstance = {
    ...instance, status: isCreation ? 'REFUSED' : instance.status, pending: 0n, awaitingIndex: false, version: instance.version + 1n,
    updatedAt: now, closedAt: isCreation ? now : null,
  };
  return [after, { ...move, outcome: 'REFUSED', refusal, chainTxId: txId, held: instance.held, resolvedAt: now }];
}

/** Stakes of the parties after the outcome: less by what each was paid, and by a lock that was refused. */
function stakesAfter(ledger: Ledger, instance: ProductInstance, move: ProductMove, { outcome }: Ruling): RowWrite[] {
  const { instanceId, closedAt } = instance;
  const isOpen = closedAt === null;
  return accountsOf(instance).flatMap((account_id) => {
    const stake: ProductStake = present(ledger.row(STAKE, stakeIdOf(instanceId, account_id)), 'a party has a stake');
    const given = move.payments.filter((it) => it.account_id === account_id && (it.kind === 'LOCK') === (outcome === 'REFUSED'));
    const cents = given.reduce((sum, it) => sum - BigInt(it.cents), stake.cents);
    return cents === stake.cents && isOpen ? [] : [stakeRow({ ...stake, cents, isOpen })];
  });
}

function eventsOf(before: ProductInstance, after: ProductInstance, move: ProductMove): EventDraft[] {
  const numbered = (by: bigint): ProductInstance => ({ ...after, version: before.version + by });
  const isClosed = after.status === 'CLOSED';
  return [
    moveEvent(move.outcome === 'ACCEPTED' ? 'move_accepted' : 'move_refused', numbered(1n), move),
    ...(isClosed ? [instanceEvent('closed', numbered(2n), {
      status: after.status, state: present(after.state, 'the state of an instance that closed'), amount: paidBy(move),
      ...presentCurrency(CURRENCY),
    })] : []),
  ];
}

/** Minor units. */
function paidBy({ payments }: ProductMove): number {
  return payments.filter(({ kind }) => kind === 'PAYOUT').reduce((sum, { cents }) => sum + Number(cents), 0);
}

/** The command by which what an accepted move left can be spent. */
export function indexingCommand(instanceId: string, moveId: string): LedgerCommand<Settled> {
  return {
    loads: { accounts: [], rows: [instanceId, moveId] },
    decide: (ledger) => {
      const [instance, move] = [
        present(ledger.row(INSTANCE, instanceId), 'the instance of a move'), present(ledger.row(MOVE, moveId), 'a move that was accepted'),
      ];
      if (move.indexedAt !== null) return { entries: [], rows: [], events: [], answer: 'DONE_BEFORE' };
      const after: ProductInstance = { ...instance, awaitingIndex: false, version: instance.version + 1n, updatedAt: ledger.now };
      const { sequence } = move;
      return {
        entries: [], rows: [instanceRow(after), moveRow({ ...move, indexedAt: ledger.now })],
        events: [{
          ...instanceEvent('indexed', after, {
            sequence, state: present(after.state, 'the state of an instance after a move'), awaiting_index: false,
          }),
          ...topicOf(move),
        }],
        answer: 'DONE',
      };
    },
  };
}

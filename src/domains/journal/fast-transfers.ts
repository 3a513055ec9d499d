/**
 * Fast path for batches of plain transfers on plain accounts: decides, seals and records them in one go. The result equals to the byte that
 * of the general path, which decides whatever could be refused, warned of or secured: a test compares both.
 */
import { assert } from '../../platform/assert.ts';
import { sha256 } from '../../platform/canonical.ts';
import { accountingDay, instantText } from '../../platform/clock.ts';
import { MOST_MOVED, type Cents } from '../../platform/money.ts';
import { traceOf } from '../../platform/tracing/index.ts';
import type { AnsweredBy, Head, Member, MemberVerdict } from './batch-members.ts';
import { DaySums, type DaySum } from './day-sums.ts';
import { chainHash, transferText, type KeptEntry, type EntryTransfer } from './entry.ts';
import {
  available, NO_BALANCE, type AccountState, type Balance, type CommandOutcome, type FastTransfer, type FastTransfers, type Gate,
  type LedgerChange,
  type RowWrite,
} from './ledger.ts';
import type { FastCount } from './limit-rules.ts';
import type { WrittenEntry } from './moves.ts';
import { entryUlid, keptEventId } from './payment.ts';
import { isBeyond, type BatchState } from './state.ts';

/** Result of the fast path. */
export interface FastPathResult {
  readonly head: Pick<Head, 'seqNo' | 'entryHash'>;
  readonly verdicts: readonly MemberVerdict[];
  readonly entries: readonly WrittenEntry[];
  readonly rows: readonly RowWrite[];
  readonly days: readonly DaySum[];
  readonly announced: readonly string[];
  readonly answeredBy: ReadonlyMap<LedgerChange, AnsweredBy>;
}

/** Account during the fast path. */
interface Running {
  readonly account: AccountState;
  readonly asset: string;
  readonly isLimited: boolean;
  /** Check of the kind of transfers to which it was admitted. */
  readonly admits: FastTransfers<unknown>['admits'];
  readonly sum: DaySum;
  /** Its balance so far: a copy of its own. */
  readonly balance: { -readonly [Part in keyof Balance]: Balance[Part] };
}

/** Carries out a batch of plain transfers; undefined, with nothing changed, where it is to be decided in the general way. */
export function tryFastPath(
  tenant: string, head: Head, members: readonly Member[], state: BatchState, gates: readonly Gate[],
): FastPathResult | undefined {
  if (members.length === 0 || !members.every(({ command }) => command.plain)) return undefined;
  const pass = new Pass(tenant, head, state, gates);
  return members.every((member) => pass.apply(member)) ? pass.end() : undefined;
}

class Pass {
  readonly #tenantText: string;
  readonly #committedAt: string;
  readonly #day: string;
  readonly #accounts = new Map<string, Running>();
  readonly #sums = new DaySums();
  readonly #entries: WrittenEntry[] = [];
  readonly #verdicts: MemberVerdict[] = [];
  readonly #announced = new Set<string>();
  readonly #answeredBy = new Map<LedgerChange, AnsweredBy>();
  #limits: FastCount | undefined;
  #seqNo: bigint;
  #hash: string;

  constructor(private readonly tenant: string, head: Head, private readonly state: BatchState, private readonly gates: readonly Gate[]) {
    this.#tenantText = JSON.stringify(tenant);
    this.#committedAt = instantText(state.now);
    this.#day = accountingDay(state.now);
    this.#seqNo = head.seqNo;
    this.#hash = head.entryHash;
  }

  /** False where the batch is not plain after all. */
  apply(member: Member): boolean {
    const { plain } = member.command;
    if (!plain) return false;
    const first = this.#seqNo + 1n;
    const trace = traceOf(member.span) ?? null;
    const ulids: string[] = [];
    for (const transfer of plain.transfers) {
      const ulid = this.#move(transfer, plain) ? entryUlid(this.state.now, this.#seqNo + 1n, transfer.drawn) : undefined;
      if (ulid === undefined) return false;
      this.#seal(transfer, plain, ulid, trace);
      ulids.push(ulid);
    }
    const answer = plain.answer(ulids, this.state.now);
    const outcome: CommandOutcome<unknown> = { entries: [], rows: [], events: [], answer };
    this.#verdicts.push({ member, outcome, body: JSON.stringify(answer) });
    if (ulids.length > 0) this.#answeredBy.set(outcome, { form: plain.answersPayments, entrySeq: first, entries: ulids.length });
    for (const said of plain.announced) this.#announced.add(said);
    return true;
  }

  #move(transfer: FastTransfer, plain: FastTransfers<unknown>): boolean {
    const { debtorAccountId, creditorAccountId, asset, amount } = transfer;
    const debtor = this.#account(debtorAccountId, asset, plain);
    const creditor = this.#account(creditorAccountId, asset, plain);
    if (!debtor || !creditor || debtor === creditor || amount <= 0n || amount > MOST_MOVED) return false;
    if (!this.#passes(debtor, -amount, plain) || !this.#passes(creditor, amount, plain)) return false;
    debtor.balance.posted -= amount;
    creditor.balance.posted += amount;
    debtor.sum.debits += amount;
    creditor.sum.credits += amount;
    return isPayable(debtor.balance) && isPayable(creditor.balance);
  }

  #account(accountId: string, asset: string, plain: FastTransfers<unknown>): Running | undefined {
    const known = this.#accounts.get(accountId);
    if (known) return known.asset === asset && known.admits === plain.admits ? known : undefined;
    const account = this.state.account(accountId);
    if (!account || account.currency !== asset || account.systemRole !== null || !this.state.isUnencumbered(account)
      || !plain.admits(account, asset)) return undefined;
    const balance = { ...account.balances.get(asset) ?? NO_BALANCE };
    const running = { account, asset, isLimited: this.state.isLimited(account), admits: plain.admits, balance, sum:
      this.#sums.of(account, asset, this.#day) };
    this.#accounts.set(accountId, running);
    return running;
  }

  /** Gates and limits. */
  #passes({ account, asset, isLimited }: Running, amount: Cents, { entryType }: FastTransfers<unknown>): boolean {
    const movement = { accountId: account.accountId, asset, amount, account, entryType, correlation: undefined };
    for (const gate of this.gates) if (gate(movement, this.state)) return false;
    return !isLimited || (this.#limits ??= this.state.countPlain()).passes(movement);
  }

  #seal(
    { debtorAccountId, creditorAccountId, asset, amount, payment }: FastTransfer, { entryType, events }: FastTransfers<unknown>,
    ulid: string, trace: string | null,
  ): void {
    this.#seqNo += 1n;
    const obligationId = `obl_${ulid}`;
    const transfer: EntryTransfer = { debtorAccountId, creditorAccountId, asset, amount, isCreditFirst: false };
    const entry: KeptEntry = {
      tenant: this.tenant, seqNo: this.#seqNo, entryType, txId: `txn_${ulid}`, effectiveAt: this.#committedAt,
      committedAt: this.#committedAt, accountingDay: this.#day,
      transfer, obligationId, correlation: null, reservations: null,
    };
    const payload = transferText(entry, transfer, this.#tenantText);
    const payloadHash = sha256(payload);
    const prevHash = this.#hash;
    this.#hash = chainHash(prevHash, payloadHash);
    this.#entries.push({
      ...entry, payload, payloadHash, prevHash, entryHash: this.#hash,
      debtorAfter: this.#accounts.get(debtorAccountId)?.balance.posted ?? null,
      creditorAfter: this.#accounts.get(creditorAccountId)?.balance.posted ?? null,
      payment: {
        ...payment, trace, place: 2 * this.#entries.length,
        createdEvent: keptEventId(this.tenant, obligationId, 1n, events[0]),
        settledEvent: keptEventId(this.tenant, obligationId, 2n, events[1]),
      },
    });
  }

  /** Ends the fast path: only now is anything changed. Undefined where nothing was moved. */
  end(): FastPathResult | undefined {
    if (this.#entries.length === 0) return undefined;
    assert(this.#verdicts.length > 0, 'a batch that moves something decides something');
    for (const { account, balance } of this.#accounts.values()) this.state.leave(account, balance);
    if (this.#limits) this.state.use(this.#limits.left());
    return {
      head: { seqNo: this.#seqNo, entryHash: this.#hash }, verdicts: this.#verdicts, entries: this.#entries, rows: this.state.usageRows(),
      days: this.#sums.all(),
      announced: [...this.#announced], answeredBy: this.#answeredBy,
    };
  }
}

function isPayable(balance: Balance): boolean {
  return available(balance) >= 0n && !isBeyond(balance);
}

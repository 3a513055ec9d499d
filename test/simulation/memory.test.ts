/** Any history keeps the books: in memory, over the decisions that the service takes. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Plan } from '../../src/domains/journal/batch.ts';
import { chainHash, GENESIS_HASH, type EntryPayload } from '../../src/domains/journal/entry.ts';
import {
  adjustedHold, capturedHold, placedBlock, placedHold, releasedBlock, releasedHold, type Block, type BlockDecision, type Hold,
  type HoldDecision,
} from '../../src/domains/holds/index.ts';
import { available, type Decision, type Ledger, type LedgerCommand, type DryRun } from '../../src/domains/journal/index.ts';
import { decideCreation } from '../../src/domains/obligations/create-obligation.ts';
import { decideDispatch } from '../../src/domains/obligations/dispatch-obligation.ts';
import type { Obligation, ObligationDraft, Side } from '../../src/domains/obligations/obligation.ts';
import { decideResolution } from '../../src/domains/obligations/resolve-obligation.ts';
import { accountOf, Books, systemAccounts } from './books.ts';
import type { Fate } from './model-types.ts';
import { ModelLedger } from './model.ts';
import { ACCOUNTS, aim, histories, type Step } from './steps.ts';

const START = 50n;
const RUNS = 150;
const MINUTE_MS = 60_000;
const name = (account: number) => `acc-${account}`;
const inside = (account: number): Side => ({ kind: 'account', accountId: name(account), externalId: null });
const OUTSIDE: Side = { kind: 'external', accountId: null, externalId: 'loja' };

class History {
  readonly books: Books;
  #drawn = 0;

  constructor() {
    const people = Array.from({ length: ACCOUNTS }, (_, index) => accountOf(name(index), START));
    this.books = new Books([...people, ...systemAccounts('BRL', START * BigInt(ACCOUNTS))]);
  }

  /** The plan of a batch, its freezes and waits before all else. */
  play(steps: readonly Step[]): Plan {
    const batch = steps.flatMap((step) => aim(step, this.targets) ?? []);
    for (const step of batch) {
      if (step.kind === 'freeze') this.#freeze(step.account, step.isFrozen);
      if (step.kind === 'wait') this.books.wait(step.minutes * MINUTE_MS);
    }
    return this.books.run(batch.flatMap((step) => this.#command(step) ?? []));
  }

  get targets() {
    return { obligations: this.all('obl').length, holds: this.all('hld').length, blocks: this.all('blk').length };
  }

  /** The rows of a kind, in the order of their creation. */
  all<T>(prefix: string): T[] {
    return [...this.books.rows].filter(([id]) => id.startsWith(prefix)).map(([, row]) => row as T);
  }

  #freeze(account: number, isFrozen: boolean): void {
    const before = this.books.accounts.get(name(account));
    if (before) this.books.accounts.set(name(account), { ...before, isFrozen });
  }

  #command(step: Step): LedgerCommand<unknown> | undefined {
    switch (step.kind) {
      case 'transfer': return this.#creates('NATIVE', inside(step.from), inside(step.to), step.amount);
      case 'out': return this.#creates('MOCK', inside(step.from), step.to === null ? OUTSIDE : inside(step.to), step.amount);
      case 'in': return this.#creates('MOCK', OUTSIDE, inside(step.to), step.amount);
      case 'resolve': return does((ledger) => decideResolution(ledger, this.#id('obl', step.which),
        { outcome: step.outcome, reason: null, destinationAccountId: null, mayDoAll: false }));
      case 'dispatch': return does((ledger, dryRun) => decideDispatch(ledger, this.#id('obl', step.which), { kind: 'ACCEPTED' }, dryRun));
      case 'freeze': case 'wait': return undefined;
      case 'block': case 'lift': return this.#onBlock(step);
      default: return this.#onHold(step);
    }
  }

  #onHold(step: Extract<Step, { kind: 'hold' | 'adjust' | 'capture' | 'giveUp' }>): LedgerCommand<unknown> {
    if (step.kind === 'hold') {
      const draft = {
        ...this.#newIds('hld'), accountId: name(step.account), amount: BigInt(step.amount), currency: 'BRL',
        expiresAt: this.#deadline(step.minutes),
        description: null, pixMandateChargeId: null, metadata: {}, createdBy: 'cli_1',
      };
      return does((ledger) => answered(placedHold(ledger, { ...draft, holdId: draft.id })));
    }
    const id = this.#id('hld', step.which);
    const amount = 'amount' in step && step.amount !== undefined ? BigInt(step.amount) : undefined;
    if (step.kind === 'giveUp') return does((ledger) => answered(releasedHold(ledger, id)));
    if (step.kind === 'adjust') {
      const expiresAt = step.minutes === undefined ? undefined : this.#deadline(step.minutes);
      return does((ledger) => answered(adjustedHold(ledger, id, { amount, expiresAt })));
    }
    const { id: obligationId } = this.#newIds('obl');
    return does((ledger) => answered(capturedHold(ledger, id, {
      creditorAccountId: name(step.to), amount, obligationId, createdBy: 'cli_1',
    })));
  }

  #onBlock(step: Extract<Step, { kind: 'block' | 'lift' }>): LedgerCommand<unknown> {
    if (step.kind === 'lift') return does((ledger) => answered(releasedBlock(ledger, this.#id('blk', step.which), 'x')));
    const { id: blockId, txId } = this.#newIds('blk');
    return does((ledger) => answered(placedBlock(ledger, {
      blockId, txId, accountId: name(step.account), amount: BigInt(step.amount), currency: 'BRL', reasonCode: 'OTHER', reference: null,
      description: null,
      medCaseId: null, metadata: {}, createdBy: 'cli_1',
    })));
  }

  #deadline(minutes: number | null): Date | null {
    return minutes === null ? null : new Date(this.books.now.getTime() + minutes * MINUTE_MS);
  }

  #id(prefix: string, which: number): string {
    return [...this.books.rows.keys()].filter((id) => id.startsWith(prefix))[which] ?? '';
  }

  /** Ids that grow in the order of texts. */
  #newIds(prefix: string): { id: string; txId: string } {
    const number = String(this.#drawn += 1).padStart(6, '0');
    return { id: `${prefix}_${number}`, txId: `txn_${number}` };
  }

  #creates(rail: 'NATIVE' | 'MOCK', debtor: Side, creditor: Side, amount: number): LedgerCommand<unknown> {
    const { id: obligationId, txId } = this.#newIds('obl');
    const draft: ObligationDraft = {
      obligationId, txId, rail, amount: BigInt(amount), currency: 'BRL', debtor, creditor,
      expectedAt: null, graceSeconds: null, matchKeys: {}, metadata: {}, createdBy: 'cli_1',
    };
    return does((ledger) => decideCreation(ledger, { draft }, () => true));
  }
}

function does(decide: (ledger: Ledger, dryRun: () => DryRun) => Decision<unknown>): LedgerCommand<unknown> {
  return { loads: { accounts: [] }, decide };
}

function answered(decision: HoldDecision | BlockDecision): Decision<unknown> {
  return 'refused' in decision ? decision : { ...decision, answer: null };
}

/** The entries of all batches, read back from the hashed text. */
function payloadsOf(books: Books): EntryPayload[] {
  return books.plans.flatMap((plan) => plan.entries).map((entry) => JSON.parse(entry.payload) as EntryPayload);
}

function holds(property: (history: History) => void): void {
  fc.assert(fc.property(histories(8, 8), (batches) => {
    const history = new History();
    for (const batch of batches) history.play(batch);
    property(history);
  }), { numRuns: RUNS });
}

describe('after any history', () => {
  it('all that accounts hold sums to zero, and each entry does', () => holds(({ books }) => {
    expect([...books.accounts.keys()].reduce((sum, id) => sum + books.balance(id).posted, 0n)).toBe(0n);
    for (const { postings } of payloadsOf(books)) expect(postings.reduce((sum, it) => sum + it.amount, 0)).toBe(0);
  }));

  it('nothing but the faucet is overdrawn, not even for the length of an entry', () => holds(({ books }) => {
    for (const id of books.accounts.keys()) if (id !== 'faucet-BRL') expect(available(books.balance(id))).toBeGreaterThanOrEqual(0n);
    for (const { transfer, debtorAfter } of books.plans.flatMap((plan) => plan.entries)) {
      if (transfer && transfer.debtorAccountId !== 'faucet-BRL') expect(debtorAfter).toBeGreaterThanOrEqual(0n);
    }
  }));

  it('a balance is what its entries say', () => holds(({ books }) => {
    const replayed = new Map<string, bigint>();
    for (const { accountId } of books.accounts.values()) replayed.set(accountId, accountId.startsWith('acc-') ? START : 0n);
    replayed.set('faucet-BRL', -START * BigInt(ACCOUNTS));
    for (const { postings } of payloadsOf(books)) {
      for (const it of postings) replayed.set(it.account_id, (replayed.get(it.account_id) ?? 0n) + BigInt(it.amount));
    }
    for (const [id, posted] of replayed) expect([id, books.balance(id).posted]).toEqual([id, posted]);
  }));

  it('what is in transit and expected is what open obligations say', () => holds((history) => {
    const { books } = history;
    const open = history.all<Obligation>('obl').filter((it) => it.state !== 'FINAL');
    const sum = (of: Obligation[]) => of.reduce((total, it) => total + it.amount, 0n);
    for (const id of books.accounts.keys()) {
      expect(books.balance(id).outgoing).toBe(sum(open.filter((it) => it.debtor.accountId === id)));
      expect(books.balance(id).incoming).toBe(sum(open.filter((it) => it.creditor.accountId === id)));
    }
    expect(books.balance('transit-BRL').posted).toBe(sum(open.filter((it) => it.debtor.kind === 'account')));
  }));

  it('the chain is whole and its numbers have no gap', () => holds(({ books }) => {
    let before = GENESIS_HASH;
    books.plans.flatMap((plan) => plan.entries).forEach((entry, index) => {
      expect([entry.seqNo, entry.prevHash]).toEqual([BigInt(index + 1), before]);
      before = chainHash(before, entry.payloadHash);
    });
    expect(books.head.entryHash).toBe(before);
  }));

  it('the versions that an obligation announces have no hole', () => holds(({ books }) => {
    const versions = new Map<string, bigint>();
    for (const event of books.plans.flatMap((plan) => plan.events)) {
      expect([event.entityId, event.version]).toEqual([event.entityId, (versions.get(event.entityId) ?? 0n) + 1n]);
      versions.set(event.entityId, event.version);
    }
    for (const [id, row] of books.rows) if (row !== null) expect([id, versions.get(id)]).toEqual([id, (row as Obligation).version]);
  }));

  it('what is held and blocked is what its entries say, what its holds and blocks say, and never more than is there', () =>
    holds((history) => {
    const { books } = history;
    const replayed = new Map<string, bigint>();
    for (const { reservations = [] } of payloadsOf(books)) {
      for (const it of reservations) replayed.set(it.reservation_id, (replayed.get(it.reservation_id) ?? 0n) + BigInt(it.amount));
    }
    const sum = (of: { id: string; amount: bigint }[]) => of.reduce((total, { id, amount }) => {
      expect([id, replayed.get(id) ?? 0n]).toEqual([id, amount]);
      return total + amount;
    }, 0n);
    for (const id of books.accounts.keys()) {
      const { posted, held, blocked } = books.balance(id);
      const mine = <T extends { accountId: string }>(all: T[]) => all.filter(({ accountId }) => accountId === id);
      expect(held).toBe(sum(mine(history.all<Hold>('hld')).map((it) => ({
        id: it.holdId, amount: it.state === 'ACTIVE' ? it.amount : 0n,
      }))));
      expect(blocked).toBe(sum(mine(history.all<Block>('blk')).map((it) => ({ id: it.blockId, amount: it.secured }))));
      if (id !== 'faucet-BRL') expect(posted - held - blocked).toBeGreaterThanOrEqual(0n);
    }
  }));

  it('no open block waits while money is available', () => holds((history) => {
    for (const { accountId, state, secured, amount } of history.all<Block>('blk')) {
      if (state === 'ACTIVE' && secured < amount) expect(available(history.books.balance(accountId))).toBe(0n);
    }
  }));

  it('the encumbrances that are remembered with an account are those that its rows make', () => holds((history) => {
    for (const { accountId, encumbrances } of history.books.accounts.values()) {
      const open = history.all<Block>('blk').filter((it) => it.accountId === accountId && it.state === 'ACTIVE' && it.secured < it.amount);
      expect(encumbrances.openBlocks).toEqual(open);
      for (const hold of history.all<Hold>('hld')) {
        if (hold.accountId !== accountId || hold.state !== 'ACTIVE' || hold.expiresAt === null) continue;
        expect(encumbrances.deadlinesFrom?.getTime()).toBeLessThanOrEqual(hold.expiresAt.getTime());
      }
    }
  }));
});

describe('the ledger on paper', () => {
  /** The results of a batch: freezes and waits before all else, as in the books. */
  function play(model: ModelLedger, batch: readonly Step[]): Fate[] {
    const there = { obligations: model.obligations.length, holds: model.holds.length, blocks: model.blocks.length };
    const steps = batch.flatMap((step) => aim(step, there) ?? []);
    const [first, then] = [true, false].map((isFirst) => steps.filter(({ kind }) => (kind === 'freeze' || kind === 'wait') === isFirst));
    first?.forEach((step) => model.play(step));
    return then?.map((step) => model.play(step)) ?? [];
  }

  it('agrees with every step of any history, refusals included', () => {
    fc.assert(fc.property(histories(8, 8), (batches) => {
      const history = new History();
      const model = new ModelLedger(ACCOUNTS, Number(START));
      for (const batch of batches) {
        const plan = history.play(batch);
        const outcomes = plan.verdicts.map(
          (verdict) => ('outcome' in verdict ? 'done' : 'refused' in verdict ? verdict.refused.code : verdict.failed),
        );
        expect(outcomes).toEqual(play(model, batch));
        model.accounts.forEach((account, index) => {
          const { posted, held, blocked } = history.books.balance(name(index));
          expect([posted, held, blocked].map(Number)).toEqual([account.posted, model.held(index), model.blocked(index)]);
        });
        expect(history.all<Obligation>('obl').map(({ state }) => state)).toEqual(model.obligations.map(({ state }) => state));
        expect(history.all<Hold>('hld').map(({ state }) => state)).toEqual(model.holds.map(({ state }) => state));
        expect(history.all<Block>('blk').map(({ secured }) => Number(secured))).toEqual(model.blocks.map(({ secured }) => secured));
      }
    }), { numRuns: 3 * RUNS });
  });
});

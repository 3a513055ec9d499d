/** Any history keeps the books: in memory, over the decisions that the service takes. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Plan } from '../../src/domains/journal/batch.ts';
import { chainHash, GENESIS_HASH, type EntryPayload } from '../../src/domains/journal/entry.ts';
import { available, type LedgerCommand } from '../../src/domains/journal/index.ts';
import { decideCreation } from '../../src/domains/obligations/create-obligation.ts';
import { decideDispatch } from '../../src/domains/obligations/dispatch-obligation.ts';
import type { Obligation, ObligationDraft, Side } from '../../src/domains/obligations/obligation.ts';
import { decideResolution } from '../../src/domains/obligations/resolve-obligation.ts';
import { accountOf, Books, systemAccounts } from './books.ts';
import { ACCOUNTS, histories, type Step } from './steps.ts';

const START = 50n;
const RUNS = 100;
const name = (account: number) => `acc-${account}`;
const inside = (account: number): Side => ({ kind: 'account', accountId: name(account), externalId: null });
const OUTSIDE: Side = { kind: 'external', accountId: null, externalId: 'loja' };

class History {
  readonly books: Books;
  #obligations = 0;

  constructor() {
    const people = Array.from({ length: ACCOUNTS }, (_, index) => accountOf(name(index), START));
    this.books = new Books([...people, ...systemAccounts('BRL', START * BigInt(ACCOUNTS))]);
  }

  play(batch: readonly Step[]): Plan {
    for (const step of batch) if (step.kind === 'freeze') this.#freeze(step.account, step.isFrozen);
    return this.books.run(batch.flatMap((step) => this.#command(step) ?? []));
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
      case 'freeze': return undefined;
      default: return this.#onObligation(step);
    }
  }

  #onObligation(step: Extract<Step, { which: number }>): LedgerCommand<unknown> | undefined {
    const ids = obligationsOf(this.books).map(({ obligationId }) => obligationId);
    const id = ids[step.which % ids.length];
    if (id === undefined) return undefined;
    return {
      loads: { accounts: [] },
      decide: (ledger) => step.kind === 'dispatch' ? decideDispatch(ledger, id, { kind: 'ACCEPTED' })
        : decideResolution(ledger, id, { outcome: step.outcome, reason: null, destinationAccountId: null, mayDoAll: false }),
    };
  }

  #creates(rail: 'NATIVE' | 'MOCK', debtor: Side, creditor: Side, amount: number): LedgerCommand<unknown> {
    const number = this.#obligations += 1;
    const draft: ObligationDraft = {
      obligationId: `obl-${number}`, txId: `txn-${number}`, rail, amount: BigInt(amount), currency: 'BRL', debtor, creditor,
      expectedAt: null, graceSeconds: null, matchKeys: {}, metadata: {}, createdBy: 'cli_1',
    };
    return { loads: { accounts: [] }, decide: (ledger) => decideCreation(ledger, draft, () => true) };
  }
}

/** The obligations among the rows, without what the dispatcher is to do. */
function obligationsOf(books: Books): Obligation[] {
  return [...books.rows].filter(([id]) => id.startsWith('obl-')).map(([, row]) => row as Obligation);
}

/** The entries of all batches, read back from what was hashed. */
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
    for (const { accountId, postedAfter } of books.plans.flatMap((plan) => plan.postings)) {
      if (accountId !== 'faucet-BRL') expect(postedAfter).toBeGreaterThanOrEqual(0n);
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

  it('what is in transit and expected is what open obligations say', () => holds(({ books }) => {
    const open = obligationsOf(books).filter((it) => it.state !== 'FINAL');
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
    for (const { obligationId, version } of obligationsOf(books)) expect(versions.get(obligationId)).toBe(version);
  }));
});

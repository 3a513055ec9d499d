/**
 * Locks, acceptances, refusals and releases, in one batch or in many, over days and versions: the outstanding amount is the one reserved on
 * the redemption account, and at most its balance; the general ledger and the caps agree. `QBRL_RUNS` plays more.
 */
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { accountingDay } from '../../src/platform/clock.ts';
import type { EntryOf } from '../../src/onchain/qbrl/index.ts';
import { QbrlDraft } from '../../src/onchain/qbrl/index.ts';
import { LOCK, POLICY_ID, type QbrlLock, type QbrlPolicy, type QbrlVersion } from '../../src/onchain/qbrl/policy.ts';
import type { Ledger, LedgerCommand } from '../../src/domains/journal/index.ts';
import type { Refusal } from '../../src/platform/errors.ts';
import type { Plan } from '../../src/domains/journal/batch.ts';
import { accountOf, Books, NOON, systemAccounts } from './books.ts';

const RUNS = Number(process.env['QBRL_RUNS'] ?? 60);
const HOUR_MS = 3_600_000;
const START = 400n;
const CUSTOMERS = ['ana', 'rui'];
const REDEMPTION = ['backing-0', 'backing-1', 'backing-2'];
/** The limits of a day, at once and in all that versions have; each by turns narrower than the money that there is. */
const CAPS = [[null, null, 1_000n], [120n, 300n, 350n], [80n, null, 200n]] as const;

type Step =
  | { readonly kind: 'lock'; readonly by: number; readonly amount: number }
  | { readonly kind: 'accept' | 'refuse'; readonly which: number }
  | { readonly kind: 'release'; readonly to: number; readonly amount: number }
  | { readonly kind: 'turn'; readonly which: number; readonly locks: number }
  | { readonly kind: 'version'; readonly account: number; readonly caps: number; readonly inHours: number }
  | { readonly kind: 'freeze'; readonly account: number };

const places = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('lock' as const), by: fc.nat(1), amount: fc.integer({ min: 1, max: 130 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('accept' as const), which: places }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refuse' as const), which: places }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('release' as const), to: fc.nat(2), amount: fc.integer({ min: 1, max: 150 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('turn' as const), which: places, locks: fc.integer({ min: 1, max: 50 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('version' as const), account: fc.nat(2), caps: fc.nat(2), inHours:
    fc.constantFrom(0, 0, 1, 20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('freeze' as const), account: fc.nat(2) }) },
);
const histories = fc.array(
  fc.record({ waits: fc.constantFrom(0, 0, 1, 9, 25), steps: fc.array(step, { minLength: 1, maxLength: 6 }) }),
  { minLength: 1, maxLength: 14 },
);

const NO_POLICY: QbrlPolicy = {
  tenant: 'demo', asset: 'qBRL', outstanding: 0n, underWay: 0n, issuedOn: '1970-01-01', issued: 0n, version: 0n, newest: null,
  inForce: null, scheduled: null, providerAccounts: [],
};
const ENTRY: EntryOf = { txId: 'txn_1', obligationIds: [] };

class Game {
  readonly books = new Books([
    ...CUSTOMERS.map((id) => accountOf(id, START)), ...REDEMPTION.map((id) => accountOf(id, 0n, { type: 'ASSET' })),
    ...systemAccounts('BRL', START * 2n),
  ]);
  /** The debits and credits of TOKENS, in sum. */
  #tokens = 0n;
  #locks = 0;

  constructor() {
    this.books.rows.set(POLICY_ID, NO_POLICY);
  }

  get policy(): QbrlPolicy {
    return this.books.rows.get(POLICY_ID) as QbrlPolicy;
  }

  get locks(): QbrlLock[] {
    return [...this.books.rows.values()].filter((row): row is QbrlLock => typeof row === 'object' && row !== null && 'lockId' in row);
  }

  play(steps: readonly Step[]): void {
    const known = this.locks.length;
    this.#see(this.books.run(steps.flatMap((it) => this.#commandOf(it, known) ?? [])));
  }

  #commandOf(it: Step, known: number): LedgerCommand<unknown> | undefined {
    switch (it.kind) {
      case 'lock': return this.#with((draft) => this.#lock(draft, CUSTOMERS[it.by] ?? '', BigInt(it.amount)));
      case 'accept': case 'refuse': return known === 0 ? undefined : this.#with((draft, ledger) => this.#end(
        draft, ledger, it.kind, it.which % known,
      ));
      case 'release': return this.#with((draft) => this.#release(draft, [...CUSTOMERS, 'exception-BRL'][it.to] ?? '', BigInt(it.amount)));
      case 'turn': return known === 0 ? undefined : this.#with((draft, ledger) => {
        this.#end(draft, ledger, 'accept', it.which % known);
        this.#release(draft, 'ana', BigInt(it.locks));
        return this.#lock(draft, 'ana', BigInt(it.locks));
      });
      case 'version': return this.#with((draft) => draft.addVersion(versionOf(draft.policy, it, this.books.now)));
      case 'freeze': {
        const account = this.books.accounts.get(REDEMPTION[it.account] ?? '');
        if (account) this.books.accounts.set(account.accountId, { ...account, isFrozen: !account.isFrozen });
        return undefined;
      }
    }
  }

  #with(work: (draft: QbrlDraft, ledger: Ledger) => Refusal | undefined | void): LedgerCommand<unknown> {
    return {
      loads: { accounts: [] },
      decide(ledger) {
        const draft = new QbrlDraft(ledger, 'txn_2');
        const refused = work(draft, ledger);
        return refused ? { refused } : { ...draft.change, answer: null };
      },
    };
  }

  #lock(draft: QbrlDraft, accountId: string, amount: bigint): Refusal | undefined {
    const refused = draft.lock({ lockId: `qlk_${(this.#locks += 1)}`, accountId, amount }, ENTRY);
    if (refused) return refused;
    const { inForce, issued, outstanding, underWay } = draft.policy;
    expect([
      amount <= (inForce?.maxPerIssuance ?? amount), issued <= (inForce?.maxIssuedPerDay ?? issued),
      outstanding + underWay <= (inForce?.maxOutstanding ?? 0n),
    ])
      .toEqual([true, true, true]);
    return undefined;
  }

  /** The chain's result for a lock, which may come twice, but never in two ways. */
  #end(draft: QbrlDraft, ledger: Ledger, how: 'accept' | 'refuse', place: number): void {
    const { lockId = '' } = this.locks[place] ?? {};
    if (ledger.row(LOCK, lockId)?.state !== (how === 'accept' ? 'REFUSED' : 'ACCEPTED')) draft[how](lockId, ENTRY);
  }

  #release(draft: QbrlDraft, accountId: string, wanted: bigint): void {
    const amount = wanted < draft.policy.outstanding ? wanted : draft.policy.outstanding;
    if (amount > 0n) draft.release({ accountId, amount }, ENTRY);
  }

  /** Checks the invariants after a commit. */
  #see({ verdicts, days }: Plan): void {
    for (const verdict of verdicts) if ('failed' in verdict) throw verdict.failed;
    for (const { of: { memberType }, debits, credits } of days) if (memberType === 'TOKENS') this.#tokens += credits - debits;
    const { inForce, outstanding, underWay } = this.policy;
    for (const id of REDEMPTION) {
      const { posted, blocked } = this.books.balance(id);
      expect([id, blocked]).toEqual([id, id === inForce?.redemptionAccountId ? outstanding : 0n]);
      expect(posted).toBeGreaterThanOrEqual(blocked);
    }
    expect(this.#tokens).toBe(REDEMPTION.reduce((sum, id) => sum + this.books.balance(id).posted, 0n));
    expect(this.books.balance('transit-BRL').posted).toBe(underWay);
    expect(this.locks.filter(({ state }) => state === 'UNDER_WAY').reduce((sum, { amount }) => sum + amount, 0n)).toBe(underWay);
    expect([...this.books.accounts.values()].reduce((sum, { accountId }) => sum + this.books.balance(accountId).posted, 0n)).toBe(0n);
    const { issued, issuedOn } = this.policy;
    expect(this.locks.filter(({ countedOn, state }) => countedOn === issuedOn && state !== 'REFUSED').reduce(
      (sum, { amount }) => sum + amount, 0n,
    )).toBe(issued);
  }
}

function versionOf(policy: QbrlPolicy, { account, caps, inHours }: Extract<Step, { kind: 'version' }>, now: Date): QbrlVersion {
  const [maxPerIssuance, maxIssuedPerDay, maxOutstanding] = CAPS[caps] ?? CAPS[0];
  return {
    policyVersion: (policy.newest?.policyVersion ?? 0) + 1, status: 'SCHEDULED', policyHash: '', proposalHash: '', approvals: [],
    mintingPolicyHash: '', signers: [],
    requiredSignatures: 1, maxOutstanding, maxIssuedPerDay, maxPerIssuance, redemptionAccountId: REDEMPTION[account] ?? '',
    effectiveFrom: new Date(now.getTime() + inHours * HOUR_MS), supersededAt: null, reason: null, createdAt: now, createdBy: 'test',
  };
}

it('what is outstanding is backed, after every step', () => {
  const seen = new Set<string>();
  fc.assert(fc.property(histories, (rounds) => {
    const game = new Game();
    game.play([{ kind: 'version', account: 0, caps: 0, inHours: 0 }]);
    for (const { waits, steps } of rounds) {
      game.books.wait(waits * HOUR_MS);
      game.play(steps);
    }
    for (const plan of game.books.plans) for (const verdict of plan.verdicts) seen.add(
      'refused' in verdict ? verdict.refused.code : 'done',
    );
    for (const plan of game.books.plans) for (const { entryType } of plan.entries) seen.add(entryType);
  }), { numRuns: RUNS, seed: 22 });
  expect([...seen].toSorted()).toEqual([
    'INSUFFICIENT_FUNDS', 'OBLIGATION_CREATED', 'OBLIGATION_FAILED', 'OBLIGATION_SETTLED', 'QBRL_BACKING_MOVED', 'QBRL_CAP_EXCEEDED',
    'QBRL_REDEEMED', 'done',
  ]);
});

it('a version holds from its instant on, also where nobody looked at the clock: it is the first thing of whatever comes next', () => {
  const game = new Game();
  game.play([{ kind: 'version', account: 0, caps: 0, inHours: 0 }]);
  game.play([{ kind: 'lock', by: 0, amount: 100 }]);
  game.play([{ kind: 'accept', which: 0 }]);
  game.play([{ kind: 'version', account: 1, caps: 2, inHours: 20 }]);
  const from = game.policy.scheduled?.effectiveFrom;
  game.books.wait(25 * HOUR_MS);
  game.play([{ kind: 'lock', by: 0, amount: 81 }]); // refused by the caps in force by now; nothing of it is stored
  expect([game.policy.inForce?.policyVersion, game.books.balance('backing-0').posted]).toEqual([1, 100n]);
  game.play([{ kind: 'lock', by: 0, amount: 80 }]);
  expect(
    [game.policy.inForce?.policyVersion, game.policy.inForce?.effectiveFrom, game.books.balance('backing-1').posted],
  ).toEqual([2, from, 100n]);
  expect((game.books.rows.get('qbv_1') as QbrlVersion).supersededAt).toEqual(from);
});

it('a lock that is refused on the next day gives back to the day it was counted on', () => {
  const game = new Game();
  game.books.wait(14 * HOUR_MS); // 2026-03-02T23:00 in São Paulo
  game.play([{ kind: 'version', account: 0, caps: 1, inHours: 0 }]);
  expect(accountingDay(NOON)).toBe(accountingDay(game.books.head.committedAt));
  game.play([{ kind: 'lock', by: 0, amount: 100 }, { kind: 'lock', by: 1, amount: 120 }]);
  game.play([{ kind: 'refuse', which: 0 }]);
  expect([game.policy.issuedOn, game.policy.issued]).toEqual(['2026-03-02', 120n]);
  game.books.wait(2 * HOUR_MS);
  game.play([{ kind: 'lock', by: 0, amount: 90 }]);
  game.play([{ kind: 'refuse', which: 1 }]);
  expect([game.policy.issuedOn, game.policy.issued, game.policy.underWay]).toEqual(['2026-03-03', 90n, 90n]);
});

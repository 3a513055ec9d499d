/**
 * Settles, voids, divides again and simplifies, all at once in two processes: the end is that of some order of them, by a model that knows
 * amounts and nothing else. No share ends twice, and the money is right.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ContributionResponse, SettlementPlanResponse, SquadSimplifyResponse } from '../../../../generated/models.ts';
import { startTwoServices, TENANT, type Answer, type TestService } from '../../../../test/support/service.ts';
import { foundSquad } from '../../../../test/support/squads-house.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { verifySquads } from '../verify/verify-squads.ts';

/** Raised for a long proof. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 4);
const CENTS = 1_000;
/** Part of the expense that Bruno and Carla each owe Ana; Carla also owes Bruno this much. */
const PART = 100;

let services: Awaited<ReturnType<typeof startTwoServices>>;
let here: TestService;
beforeAll(async () => {
  services = await startTwoServices({ RAZAO_ROLES: 'api' });
  ({ here } = services);
});
afterAll(async () => {
  expect(await verifyJournal(here.service.database, TENANT)).toMatchObject({ ok: true });
  await services.stop();
});

type Member = 'ana' | 'bruno' | 'carla';
const MEMBERS: readonly Member[] = ['ana', 'bruno', 'carla'];
const STEPS = ['bruno settles', 'carla settles', 'ana voids', 'ana gives it all to bruno', 'ana simplifies'] as const;
type Step = (typeof STEPS)[number];

/** End state: the answer of each step, and what each member is owed and has. */
interface End {
  readonly answers: Record<Step, number>;
  readonly nets: Record<Member, number>;
  readonly cents: Record<Member, number>;
}

/** Model of the debts: those to Ana from the expense as it was first divided, or divided again, and the others. */
class Paper {
  #first: Map<Member, number> = new Map([['bruno', PART], ['carla', PART]]);
  #anew = 0;
  #isSimplified = false;
  readonly #nets = { ana: 2 * PART, bruno: 0, carla: -2 * PART };
  readonly #cents = { ana: CENTS, bruno: CENTS, carla: CENTS };

  play(order: readonly Step[]): End {
    const answers = Object.fromEntries(order.map((step) => [step, this.#do(step)])) as Record<Step, number>;
    return { answers, nets: this.#nets, cents: this.#cents };
  }

  #do(step: Step): number {
    switch (step) {
      case 'bruno settles': return this.#settle('bruno');
      case 'carla settles': return this.#settle('carla');
      case 'ana voids': return this.#void();
      case 'ana gives it all to bruno': return this.#divide();
      case 'ana simplifies': return this.#simplify();
    }
  }

  #settle(member: Member): number {
    const cents = this.#isSimplified ? undefined : this.#first.get(member);
    if (cents === undefined) return 409;
    this.#first.delete(member);
    this.#owe(member, -cents);
    this.#cents[member] -= cents;
    this.#cents.ana += cents;
    return 200;
  }

  #void(): number {
    if (!this.#isOpen) return 409;
    for (const [member, cents] of this.#first) this.#owe(member, -cents);
    this.#owe('bruno', -this.#anew);
    this.#first.clear();
    this.#anew = 0;
    return 200;
  }

  #divide(): number {
    if (!this.#isOpen) return 409;
    for (const [member, cents] of this.#first) {
      this.#owe(member, -cents);
      this.#owe('bruno', cents);
      this.#anew += cents;
    }
    this.#first.clear();
    return 200;
  }

  /** Debts between two become one, and who owes as much as they are owed drops out; with one debt there is nothing to do. */
  #simplify(): number {
    const debts = this.#first.size + Number(this.#anew > 0) + 1;
    const uneven = Object.values(this.#nets).filter((net) => net !== 0).length;
    if (uneven - 1 < debts) this.#isSimplified = true;
    return 200;
  }

  get #isOpen(): boolean {
    return !this.#isSimplified && (this.#first.size > 0 || this.#anew > 0);
  }

  #owe(member: Member, cents: number): void {
    this.#nets[member] -= cents;
    this.#nets.ana += cents;
  }
}

function* ordersOf<T>(steps: readonly T[]): Generator<readonly T[]> {
  if (steps.length === 0) yield [];
  for (const [index, step] of steps.entries()) for (const rest of ordersOf(steps.toSpliced(index, 1))) yield [step, ...rest];
}

const ORDERS = [...ordersOf(STEPS)];

interface House {
  readonly sqd_id: string;
  readonly accounts: Readonly<Record<Member, string>>;
  readonly expense: number;
}

/** Ana paid for the others what Bruno paid for Carla beside it. */
async function house(): Promise<House> {
  const accounts = { ana: await here.account(CENTS), bruno: await here.account(CENTS), carla: await here.account(CENTS) };
  const { ana, bruno, carla } = accounts;
  const { sqd_id } = await foundSquad(here, ana, bruno, carla);
  const pay = (actor_account_id: string, members_snapshot: string[]) => here.ok<ContributionResponse>('contributeToSquad', {
    path: { sqd_id },
    body: { kind: 'ACCOUNTING', actor_account_id, amount: { currency: 'BRL', value: PART * members_snapshot.length }, members_snapshot },
  });
  await pay(bruno, [carla]);
  const { entry_seq: expense } = await pay(ana, [bruno, carla]);
  return { sqd_id, accounts, expense };
}

const planOf = ({ sqd_id, accounts }: House, member: Member) =>
  here.ok<SettlementPlanResponse>('getSettlementPlan', { path: { sqd_id, acc_id: accounts[member] } });

/** Requests for each step; a settlement names the share that is open now. */
async function requests(there: House): Promise<Record<Step, (at: TestService) => Promise<Answer<object>>>> {
  const { sqd_id, expense, accounts: { ana: actor_account_id, bruno } } = there;
  const settle = async (member: Member) => {
    const { your_open_debts = [] } = await planOf(there, member);
    const shares = your_open_debts.filter(({ entry_seq }) => entry_seq === expense).map(
      ({ entry_seq, share_utxo_ref }) => ({ entry_seq, share_utxo_ref }),
    );
    return (at: TestService) => at.call<object>('settleSquadDebts', {
      path: { sqd_id }, body: { actor_account_id: there.accounts[member], shares },
    });
  };
  return {
    'bruno settles': await settle('bruno'), 'carla settles': await settle('carla'),
    'ana voids': (at) => at.call<object>('voidContribution', { path: { sqd_id, entry_seq: expense }, body: { actor_account_id } }),
    'ana gives it all to bruno': (at) => at.call<object>('resplitExpense', {
      path: { sqd_id, entry_seq: expense }, body: { actor_account_id, members_snapshot: [bruno], split: { method: 'EQUAL' } },
    }),
    'ana simplifies': (at) => at.call<SquadSimplifyResponse>('simplifySquadDebts', { path: { sqd_id }, body: { actor_account_id } }),
  };
}

async function endOf(there: House, answers: End['answers']): Promise<End> {
  const of = async (ask: (member: Member) => Promise<number>) =>
    Object.fromEntries(await Promise.all(MEMBERS.map(async (member) => [member, await ask(member)]))) as Record<Member, number>;
  return {
    answers, nets: await of(async (member) => (await planOf(there, member)).your_net_cents),
    cents: await of((member) => here.available(there.accounts[member])),
  };
}

for (let round = 0; round < ROUNDS; round += 1) {
  it(`whoever is first, an expense ends as in some order (${round + 1})`, async () => {
    const there = await house();
    const ask = await requests(there);
    const order = ORDERS[(round * 37) % ORDERS.length] ?? STEPS;
    const answers = await Promise.all(order.map(async (step, index) => [
      step, (await ask[step](index % 2 === 0 ? here : services.there)).status,
    ]));
    const end = await endOf(there, Object.fromEntries(answers) as End['answers']);
    expect(ORDERS.map((possible) => new Paper().play(possible))).toContainEqual(end);
    expect((await verifySquads(here.service.database, TENANT)).differences).toEqual([]);
  });
}

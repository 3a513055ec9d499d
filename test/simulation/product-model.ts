/**
 * The shipped templates as models: conditions and effects of each move, written from their descriptions and not from their manifests.
 * Amounts are centavos, times seconds since 1970.
 */

/** Party of a deal, by its name in the template. */
export type Role = string;

export interface Deal {
  readonly template: string;
  readonly roles: readonly Role[];
  readonly terms: Readonly<Record<string, number>>;
  /** Changing facts: the round, who has paid, what is claimed. */
  readonly notes: Readonly<Record<string, number>>;
  readonly state: string;
  readonly held: number;
}

/** Effect of a move that the validator accepts; nothing is left in a deal that ends. */
export interface Effect {
  readonly state: string;
  readonly pays?: readonly (readonly [Role, number])[];
  readonly ends?: true;
  readonly notes?: Readonly<Record<string, number>>;
}

export interface Asked {
  readonly by: Role;
  readonly amount: number;
  readonly now: number;
}

interface Move {
  /** Centavos that the signer puts in, whatever the validator decides. */
  readonly locks?: (deal: Deal, asked: Asked) => number;
  /** Names the parameter that carries the amount. */
  readonly amount?: string;
  /** @returns undefined where the validator refuses. */
  readonly rule: (deal: Deal, asked: Asked) => Effect | undefined;
}

export interface Template {
  readonly roles: readonly Role[];
  /** Parameters of a creation, without its parties. */
  readonly terms: (random: (below: number) => number, later: (hours: number) => number) => Record<string, number>;
  /** Parameter that gives the amount that a creation locks. */
  readonly price: string;
  readonly begins: (terms: Deal['terms']) => Pick<Deal, 'state' | 'notes'> | undefined;
  readonly moves: Readonly<Record<string, Move>>;
}

const by = (role: Role, { by: signer }: Asked) => role === signer;
const ORDER = ['founder', 'second', 'third', 'fourth'];
const MOST = 100_000_000;
const HOUR_SECONDS = 3_600;
const isAmount = (cents: number) => cents >= 1 && cents <= MOST;

export const TEMPLATES: Readonly<Record<string, Template>> = {
  'rental-deposit': {
    roles: ['renter', 'landlord'], price: 'deposit_cents',
    terms: (random, later) => ({ deposit_cents: 1 + random(5_000), claim_cap_bps: random(10_001), lease_end: later(random(30)) }),
    begins: () => ({ state: 'FUNDED', notes: { claimed: 0 } }),
    moves: {
      claim: {
        amount: 'claim_cents',
        rule: ({ state, terms }, asked) => (state === 'FUNDED' && by('landlord', asked) && isAmount(asked.amount)
          && asked.amount <= Math.floor((terms['deposit_cents'] ?? 0) * (terms['claim_cap_bps'] ?? 0) / 10_000) ? {
            state: 'CLAIMED', notes: { claimed: asked.amount },
          } : undefined),
      },
      accept_claim: {
        rule: ({ state, notes, held }, asked) => (state === 'CLAIMED' && by('renter', asked)
          ? {
            state: 'SETTLED', ends: true, pays: [['landlord', notes['claimed'] ?? 0], ['renter', held - (notes['claimed'] ?? 0)]],
          } : undefined),
      },
      withdraw_claim: {
        rule: ({ state }, asked) => (state === 'CLAIMED' && by('landlord', asked) ? { state: 'FUNDED', notes: { claimed: 0 } } : undefined),
      },
      close: { rule: ({ state, held }, asked) => (state === 'FUNDED' && by('landlord', asked) ? {
        state: 'RELEASED', ends: true, pays: [['renter', held]],
      } : undefined) },
    },
  },
  'milestone-escrow': {
    roles: ['buyer', 'seller'], price: 'total_cents',
    terms: (random, later) => ({ total_cents: 1 + random(5_000), deadline: later(random(20)) }),
    begins: () => ({ state: 'OPEN', notes: {} }),
    moves: {
      release: {
        amount: 'release_cents',
        rule: ({ state, held }, asked) => (state === 'OPEN' && by('buyer', asked) && asked.amount >= 1 && asked.amount < held ? {
          state: 'OPEN', pays: [['seller', asked.amount]],
        } : undefined),
      },
      finish: { rule: ({ state, held }, asked) => (state === 'OPEN' && by('buyer', asked) ? {
        state: 'FINISHED', ends: true, pays: [['seller', held]],
      } : undefined) },
      refund: { rule: ({ state, held }, asked) => (state === 'OPEN' && by('seller', asked) ? {
        state: 'REFUNDED', ends: true, pays: [['buyer', held]],
      } : undefined) },
      reclaim: {
        rule: ({ state, held, terms }, asked) => (state === 'OPEN' && by('buyer', asked) && asked.now >= (terms['deadline'] ?? 0)
          ? { state: 'RECLAIMED', ends: true, pays: [['buyer', held]] } : undefined),
      },
    },
  },
  'receivable-advance': {
    roles: ['financier', 'merchant', 'payer'], price: 'advance_cents',
    terms: (random, later) => {
      const advance_cents = 2 + random(5_000);
      return {
        advance_cents, guarantee_cents: 1 + random(advance_cents), face_cents: advance_cents + random(500), due_date: later(random(10)),
        grace_seconds: HOUR_SECONDS * random(3),
      };
    },
    begins: (terms) => ((terms['guarantee_cents'] ?? 0) < (terms['advance_cents'] ?? 0) ? { state: 'OFFERED', notes: {} } : undefined),
    moves: {
      accept: {
        rule: ({ state, terms }, asked) => (state === 'OFFERED' && by('merchant', asked)
          ? { state: 'ADVANCED', pays: [['merchant', (terms['advance_cents'] ?? 0) - (terms['guarantee_cents'] ?? 0)]] } : undefined),
      },
      settle: {
        locks: ({ terms }) => terms['face_cents'] ?? 0,
        rule: ({ state, terms, held }, asked) => (state === 'ADVANCED' && by('payer', asked)
          ? { state: 'SETTLED', ends: true, pays: [['financier', terms['face_cents'] ?? 0], ['merchant', held]] } : undefined),
      },
      take_guarantee: {
        rule: ({ state, terms, held }, asked) =>
          (state === 'ADVANCED' && by('financier', asked) && asked.now >= (terms['due_date'] ?? 0) + (terms['grace_seconds'] ?? 0)
          ? { state: 'DEFAULTED', ends: true, pays: [['financier', held]] } : undefined),
      },
      close: { rule: ({ state, held }, asked) => (state === 'OFFERED' && by('financier', asked) ? {
        state: 'WITHDRAWN', ends: true, pays: [['financier', held]],
      } : undefined) },
    },
  },
  'savings-goal': {
    roles: ['saver', 'institution'], price: 'first_deposit_cents',
    terms: (random, later) => ({
      first_deposit_cents: 1 + random(600), goal_cents: 500 + random(2_000), goal_date: later(random(25)), penalty_bps: random(5_001),
    }),
    begins: (terms) => ((terms['first_deposit_cents'] ?? 0) <= (terms['goal_cents'] ?? 0) ? { state: 'SAVING', notes: {} } : undefined),
    moves: {
      deposit: {
        amount: 'deposit_cents', locks: (_, { amount }) => amount,
        rule: ({ held, terms }, asked) => (by('saver', asked) && asked.now < (terms['goal_date'] ?? 0) && asked.amount >= 1 && held +
          asked.amount <= (terms['goal_cents'] ?? 0)
          ? { state: 'SAVING' } : undefined),
      },
      withdraw: { rule: ({ held, terms }, asked) => (by('saver', asked) && held >= (terms['goal_cents'] ?? 0) ? {
        state: 'WITHDRAWN', ends: true, pays: [['saver', held]],
      } : undefined) },
      withdraw_on_date: {
        rule: ({ held, terms }, asked) => (by('saver', asked) && asked.now >= (terms['goal_date'] ?? 0) ? {
          state: 'WITHDRAWN', ends: true, pays: [['saver', held]],
        } : undefined),
      },
      withdraw_early: {
        rule: ({ held, terms }, asked) => {
          if (!by('saver', asked) || asked.now >= (terms['goal_date'] ?? 0) || held >= (terms['goal_cents'] ?? 0)) return undefined;
          const fine = Math.floor(held * (terms['penalty_bps'] ?? 0) / 10_000);
          return { state: 'BROKEN', ends: true, pays: [['institution', fine], ['saver', held - fine]] };
        },
      },
      close: {
        rule: ({ held }, asked) => (by('institution', asked) ? { state: 'RETURNED', ends: true, pays: [['saver', held]] } : undefined),
      },
    },
  },
  'rotating-savings': {
    roles: ORDER, price: 'contribution_cents',
    terms: (random, later) => ({
      contribution_cents: 1 + random(1_000), round_deadline: later(random(6)), round_seconds: HOUR_SECONDS * (1 + random(5)),
    }),
    begins: ({ contribution_cents = 0 }) => ({
      state: 'RUNNING', notes: { round: 1, founder: contribution_cents, second: 0, third: 0, fourth: 0, late: 0 },
    }),
    moves: {
      ...Object.fromEntries(ORDER.map((role): [string, Move] => [`contribute_${role}`, {
        locks: ({ terms }) => terms['contribution_cents'] ?? 0,
        rule: ({ notes, terms }, asked) => (by(role, asked) && notes[role] === 0 ? {
          state: 'RUNNING', notes: { [role]: terms['contribution_cents'] ?? 0 },
        } : undefined),
      }])),
      ...Object.fromEntries(ORDER.map((role, place): [string, Move] => [`draw_${role}`, {
        rule: ({ notes, terms, held }, asked) => {
          if (!by(role, asked) || notes['round'] !== place + 1 || held !== 4 * (terms['contribution_cents'] ?? 0)) return undefined;
          if (role === 'fourth') return { state: 'COMPLETED', ends: true, pays: [[role, held]] };
          return { state: 'RUNNING', pays: [[role, held]], notes: { round: place +
            2, founder: 0, second: 0, third: 0, fourth: 0, late: (notes['late'] ?? 0) + (terms['round_seconds'] ?? 0) } };
        },
      }])),
      dissolve: {
        rule: ({ notes, terms, held }, asked) => (by('founder', asked) && asked.now >= (terms['round_deadline'] ?? 0) + (notes['late'] ?? 0)
          && held < 4 * (terms['contribution_cents'] ?? 0)
          ? { state: 'DISSOLVED', ends: true, pays: ORDER.map((role) => [role, notes[role] ?? 0] as const) } : undefined),
      },
    },
  },
};

/** The deal after a move that was accepted. */
export function after(deal: Deal, { state, pays = [], notes = {} }: Effect, locked: number): Deal {
  return { ...deal, state, held: deal.held + locked - pays.reduce((sum, [, cents]) => sum + cents, 0), notes: { ...deal.notes, ...notes } };
}

/** Paths of instances to their end: on all templates, and each path made by the validator itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ProductAction, ProductManifest } from '../../../../generated/models.ts';
import { jobOf } from '../../../../test/support/battery.ts';
import {
  type Instance, type PlayedStep, type Testbed, compileSources, instanceAfter, planMove, playScenario, rule, setUpTestbed, testbedConstants,
} from '../../chain/index.ts';
import { type ChainValue, type Fields, stateOf } from '../../chain/moves/index.ts';
import { SHIPPED, Templates } from '../templates.ts';
import { type DrainPath, type Drainable, moveName, planDrain } from './plan.ts';

const NOW = 1_800_000_000;
const TEMPLATES = Templates.read(SHIPPED).list().map(({ template_id }) => template_id);

const manifestOf = (template: string): ProductManifest => JSON.parse(
  readFileSync(join(SHIPPED, template, '1', 'manifest.json'), 'utf8'),
) as ProductManifest;

/** An instance whose parties have an account of the key's name, created by the ACTOR. */
function instanceOf(
  manifest: ProductManifest, state: string, value: bigint, fields: Record<string, bigint> = {}, more: Partial<Drainable> = {},
): Drainable {
  const all = new Map<string, bigint | string>([
    ...manifest.keys.map(({ name, datum_field }): [string, string] => [datum_field, name]), ...Object.entries(fields),
  ]);
  all.set(manifest.state_field, BigInt(manifest.states.findIndex(({ name }) => name === state)));
  const empty = manifest.datum_fields.map(({ name, type }): [string, ChainValue] => [
    name, type === 'INTEGER' ? 0n : type === 'BYTES' ? '' : false,
  ]);
  const filled: Fields = new Map([...empty, ...all]);
  return {
    state, fields: filled, value, creator: manifest.keys[0]?.name ?? '', accounts: new Map(manifest.keys.map(({ name }) => [name, name])),
    refused: new Set(), ...more,
  };
}

const inShort = (plan: DrainPath | string): unknown => (typeof plan === 'string' ? plan : [
  plan.moves.map((move) => `${move.signedBy} ${moveName(move)} ${move.from}>${move.to}`).join(', '),
  plan.releases.map(({ account, cents }) => `${account} ${cents}`).join(', '),
  ...(plan.opensAt === null ? [] : [plan.opensAt - NOW]),
]);

const ROUND = { contribution: 100n, round: 1n, round_deadline: BigInt(NOW + 60), round_seconds: 60n };

it.each<[string, string, bigint, Record<string, bigint>, unknown]>([
  ['milestone-escrow', 'OPEN', 500n, { total: 700n, deadline: BigInt(NOW + 90) }, ['seller refund OPEN>REFUNDED', 'buyer 500']],
  [
    'receivable-advance', 'OFFERED', 900n, { advance: 900n, guarantee: 90n, face: 1000n },
    ['financier CLOSE OFFERED>WITHDRAWN', 'financier 900'],
  ],
  [
    'receivable-advance', 'ADVANCED', 90n, { advance: 900n, guarantee: 90n, face: 1000n, default_from: BigInt(NOW) },
    ['financier take_guarantee ADVANCED>DEFAULTED', 'financier 90'],
  ],
  [
    'receivable-advance', 'ADVANCED', 90n, { guarantee: 90n, face: 1000n, default_from: BigInt(NOW + 5) },
    ['financier take_guarantee ADVANCED>DEFAULTED', 'financier 90', 5],
  ],
  ['rental-deposit', 'FUNDED', 240n, { deposit: 240n }, ['landlord CLOSE FUNDED>RELEASED', 'renter 240']],
  ['rental-deposit', 'CLAIMED', 240n, { deposit: 240n, claimed: 60n }, ['renter accept_claim CLAIMED>SETTLED', 'landlord 60, renter 180']],
  [
    'rotating-savings', 'RUNNING', 200n, { ...ROUND, founder_paid: 100n, third_paid: 100n },
    ['founder dissolve RUNNING>DISSOLVED', 'founder 100, third 100', 60],
  ],
  ['rotating-savings', 'RUNNING', 0n, { ...ROUND, round: 2n }, ['fourth draw_fourth RUNNING>COMPLETED', '']],
  [
    'savings-goal', 'SAVING', 500n, { saved: 500n, goal: 900n, goal_date: BigInt(NOW + 9), penalty: 100n },
    ['institution CLOSE SAVING>RETURNED', 'saver 500'],
  ],
])('%s in %s that holds %d cents', (template, state, value, fields, expected) => {
  const manifest = manifestOf(template);
  expect(inShort(planDrain(manifest, instanceOf(manifest, state, value, fields), NOW))).toEqual(expected);
});

describe('what a way may ask for', () => {
  const deposit = manifestOf('rental-deposit');
  const escrow = manifestOf('milestone-escrow');
  const advance = manifestOf('receivable-advance');
  const action = (name: string, more: Partial<ProductAction>): ProductAction => ({
    name, description: name, from_states: ['OPEN'], to_state: 'OPEN', signed_by: 'buyer', value_effect: 'KEEP', parameters: [], sets: [],
    locks: null, payouts: [],
    not_before: null, not_after: null, ...more,
  });
  const onlyBy = (manifest: ProductManifest, ...actions: ProductAction[]): ProductManifest => ({ ...manifest, actions, closing: null });
  const actionNamed = (manifest: ProductManifest, name: string): ProductAction => manifest.actions.find((it) =>
    it.name === name) as ProductAction;

  it('a key of nobody signs nothing', () => {
    const accounts = new Map([['renter', 'renter']]);
    expect(planDrain(deposit, instanceOf(deposit, 'FUNDED', 240n, {}, { accounts }), NOW)).toBe('KEY_NOT_HELD');
  });

  it('no party has to lock anything more', () => {
    const manifest = onlyBy(advance, actionNamed(advance, 'settle'));
    expect(planDrain(manifest, instanceOf(manifest, 'ADVANCED', 90n, { face: 1000n }), NOW)).toBe('LOCK_NEEDED');
  });

  it('what only a party can give keeps it from its end', () => {
    const [release] = escrow.actions;
    const manifest = onlyBy(escrow, {
      ...release as ProductAction, to_state: 'FINISHED', value_effect: 'RELEASE', payouts: [{ key: 'seller', cents: 'rest' }],
    });
    expect(planDrain(manifest, instanceOf(manifest, 'OPEN', 500n), NOW)).toBe('PARAMETER_UNKNOWN');
    const optional = {
      ...manifest,
      actions: manifest.actions.map((it) => ({ ...it, sets: [], parameters: it.parameters.map((one) => ({ ...one, required: false })) })),
    };
    expect(inShort(planDrain(optional, instanceOf(manifest, 'OPEN', 500n), NOW))).toEqual(['buyer release OPEN>FINISHED', 'seller 500']);
  });

  it('where no move leads on there is no way, nor where its time is over or its amounts come to nothing', () => {
    const instance = instanceOf(escrow, 'OPEN', 500n, { deadline: BigInt(NOW) });
    expect(planDrain(onlyBy(escrow, action('wait', {})), instance, NOW)).toBe('NO_PATH');
    const finish = actionNamed(escrow, 'finish');
    expect(planDrain(onlyBy(escrow, { ...finish, not_after: 'deadline' }), instance, NOW)).toBe('NO_PATH');
    expect(inShort(planDrain(onlyBy(escrow, { ...finish, not_after: 'deadline' }), instance, NOW - 1))).toEqual([
      'buyer finish OPEN>FINISHED', 'seller 500',
    ]);
    expect(planDrain(onlyBy(escrow, { ...finish, payouts: [{ key: 'seller', cents: 'total' }, { key: 'buyer', cents: 'rest' }] }), {
      ...instance, fields: new Map([...instance.fields, ['total', 900n]]),
    }, NOW)).toBe('NO_PATH');
  });

  it('several moves pay what they pay together, and are made in one go', () => {
    const states = ['ONE', 'TWO', 'THREE', 'DONE'].map((name) => ({ name, description: name, is_final: name === 'DONE' }));
    const manifest: ProductManifest = {
      ...escrow, closing: null, states,
      actions: [
        action('halve', { from_states: ['ONE'], to_state: 'TWO', value_effect: 'PAY', payouts: [{ key: 'seller', cents: 'value / 2' }] }),
        action('third', {
          from_states: ['TWO'], to_state: 'THREE', value_effect: 'PAY', payouts: [{ key: 'buyer', cents: 'value / 3' }],
          not_before: 'deadline',
        }),
        action('quit', {
          from_states: ['THREE'], to_state: 'DONE', value_effect: 'RELEASE',
          payouts: [{ key: 'buyer', cents: '1' }, { key: 'seller', cents: 'rest' }],
        }),
      ],
    };
    const instance = instanceOf(manifest, 'ONE', 100n, { deadline: BigInt(NOW + 7) });
    expect(inShort(planDrain(manifest, instance, NOW))).toEqual([
      'buyer halve ONE>TWO, buyer third TWO>THREE, buyer quit THREE>DONE', 'seller 83, buyer 17', 7,
    ]);
    const hasty = { ...manifest, actions: manifest.actions.map((it) => (it.name === 'halve' ? { ...it, not_after: 'deadline' } : it)) };
    expect(planDrain(hasty, instance, NOW)).toBe('NO_PATH');
  });

  it('what the validator refused of an instance as it stands comes last', () => {
    const closed = instanceOf(manifestOf('savings-goal'), 'SAVING', 500n, { goal: 900n }, { refused: new Set(['CLOSE', 'withdraw']) });
    expect(inShort(planDrain(manifestOf('savings-goal'), closed, NOW))).toEqual(['saver withdraw_on_date SAVING>WITHDRAWN', 'saver 500']);
    expect(inShort(planDrain(deposit, instanceOf(deposit, 'FUNDED', 1n, {}, { refused: new Set(['CLOSE']) }), NOW))).toEqual([
      'landlord CLOSE FUNDED>RELEASED', 'renter 1',
    ]);
  });

  it('a manifest whose ways branch without end has its search ended', () => {
    const states = Array.from({ length: 32 }, (_none, place) => ({ name: `S${place}`, description: 'One.', is_final: place === 31 }));
    const from_states = states.slice(0, 30).map(({ name }) => name);
    const manifest: ProductManifest = {
      ...escrow, closing: null, states, actions: from_states.map((to_state) => action(to_state.toLowerCase(), { from_states, to_state })),
    };
    expect(planDrain(manifest, instanceOf(manifest, 'S0', 5n), NOW)).toBe('NO_PATH');
  });
});

describe.each(TEMPLATES)('%s', (template) => {
  const { manifest, scenarios, sources } = jobOf(template);
  const testbed = setUpTestbed(manifest, 'drain', 'test/drain', compileSources(sources, testbedConstants('drain', 'test/drain')));
  const standing = scenarios.flatMap((scenario) => playScenario(testbed, scenario).flatMap(
    (played) => (played.after === null ? [] : [played]),
  ));

  it('each instance of its scenarios, wherever it stands, is brought to its end by its validator', () => {
    const refusals = standing.flatMap((played) => drain(testbed, played));
    // Whose turn it is to draw is known to the validator alone.
    expect([...new Set(refusals)]).toEqual(template === 'rotating-savings' ? expect.arrayContaining(['draw_fourth']) : []);
    expect(standing.length).toBeGreaterThan(3);
  });
});

/** Drains an instance as it was in a scenario, planned again after each refusal. @returns the moves that were refused. */
function drain(testbed: Testbed, { after, now, step }: PlayedStep): string[] {
  const { manifest } = testbed.context;
  const all: string[] = [];
  let refused = new Set<string>();
  let instance = after;
  for (let attempt = 0; attempt < 9 && instance !== null; attempt += 1) {
    const path = planDrain(manifest, drainable(testbed, instance, refused), now) as DrainPath;
    expect(path).toMatchObject({ moves: expect.any(Array) });
    const at = path.opensAt ?? now;
    const paid = new Map<string, bigint>();
    for (const [place, move] of path.moves.entries()) {
      const keys = [testbed.treasury, testbed.keys.get(move.signedBy) ?? testbed.treasury];
      const given = { ...move, parameters: new Map(), signer: keys[1]?.hash ?? '' };
      const plan = planMove(testbed.context, instance as Instance, given, testbed.coin(`drain ${step.index} ${attempt} ${place}`), at);
      const { ruling } = rule(plan.draft, keys, at);
      if (ruling.outcome !== 'ACCEPTED') {
        expect(ruling.outcome).toBe('REFUSED');
        all.push(moveName(move));
        refused = new Set([...refused, moveName(move)]);
        break;
      }
      refused = new Set();
      for (const { key, cents } of plan.payouts) paid.set(key, (paid.get(key) ?? 0n) + cents);
      instance = plan.ends ? null : instanceAfter(plan, ruling.id);
    }
    if (instance === null) expect(path.releases.map(({ key, cents }) => [key, cents])).toEqual([...paid]);
  }
  expect(instance).toBeNull();
  return all;
}

function drainable(testbed: Testbed, { fields, value }: Instance, refused: ReadonlySet<string>): Drainable {
  const { manifest } = testbed.context;
  return {
    state: stateOf(manifest, fields) ?? '', fields, value, creator: manifest.creation.signed_by,
    accounts: new Map(manifest.keys.map(({ name }) => [name, name])), refused,
  };
}

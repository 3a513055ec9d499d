/** A product that a drain takes three moves to end, as a bundle of a tenant's own: none of the templates has so long a way. */
import type { ProductAction, ProductBundleFile, ProductManifest, ProductScenario, ProductScenarioStep } from '../../generated/models.ts';

const VALIDATOR = `mixed staircase

import { get_current_input, get_current_minting_policy_hash } from ScriptContext
import { must, signed, cents, pays, continues, ends, created, burns_only } from razao

const TOP = 0
const MIDDLE = 1
const BOTTOM = 2

struct Datum {
    state: Int
    owner_key: PubKeyHash
    friend_key: PubKeyHash
    total: Int
}

enum Move {
    Create { seed: TxOutputId }
    StepDown
    StepFurther
    Leave
}

func create(policy: MintingPolicyHash, seed: TxOutputId) -> () {
    out: TxOutput = created(policy, seed);
    d: Datum = Datum::from_data(out.datum.inline);
    signed(d.owner_key);
    must(d.friend_key.serialize().length == 30, "E_KEY");
    must(d.friend_key != d.owner_key, "E_SAME_KEY");
    must(d.total >= 4 && d.total <= 1000000, "E_TOTAL");
    must(cents(out.value) == d.total, "E_LOCKED");
    fresh: Datum = Datum{state: TOP, owner_key: d.owner_key, friend_key: d.friend_key, total: d.total};
    must(out.datum.inline.serialize() == fresh.serialize(), "E_CREATE")
}

func spend(own: TxInput, d: Datum, move: Move) -> () {
    left: Int = cents(own.value);
    move.switch{
        StepDown => {
            must(d.state == TOP, "E_STATE");
            signed(d.owner_key);
            pays(own, d.friend_key, left / 2);
            continues(own, d.copy(state: MIDDLE), left - left / 2)
        },
        StepFurther => {
            must(d.state == MIDDLE, "E_STATE");
            signed(d.friend_key);
            continues(own, d.copy(state: BOTTOM), left)
        },
        Leave => {
            must(d.state == BOTTOM, "E_STATE");
            signed(d.owner_key);
            ends(own);
            pays(own, d.owner_key, left)
        },
        Create => error("E_MOVE")
    }
}

func main(args: MixedArgs) -> () {
    args.switch{
        s: Spending => spend(get_current_input(), Datum::from_data(s.datum), Move::from_data(s.redeemer)),
        m: Other => {
            policy: MintingPolicyHash = get_current_minting_policy_hash();
            Move::from_data(m.redeemer).switch{
                c: Create => create(policy, c.seed),
                else => burns_only(policy)
            }
        }
    }
}
`;

const state = (name: string, is_final = false) => ({ name, description: `${name}.`, is_final });
const key = (name: string, role: 'ACTOR' | 'COUNTERPARTY') => ({ name, description: `The ${name}.`, role, datum_field: `${name}_key` });
const keyField = (name: string) => ({ name, description: 'Hash of a key.', type: 'BYTES' as const, length_bytes: 28 });
const action = (name: string, from: string, to_state: string, signed_by: string, more: Partial<ProductAction> = {}): ProductAction => ({
  name, description: `${name}.`, from_states: [from], to_state, signed_by, value_effect: 'KEEP', parameters: [], sets: [], locks: null,
  payouts: [], not_before: null,
  not_after: null, ...more,
});

const MANIFEST: ProductManifest = {
  manifest_version: 1, title: 'Escada', description: 'Half goes to a friend, a step further the owner has the rest.', currency: 'BRL',
  states: [state('TOP'), state('MIDDLE'), state('BOTTOM'), state('LEFT', true)],
  keys: [key('owner', 'ACTOR'), key('friend', 'COUNTERPARTY')],
  datum_fields: [
    { name: 'state', description: 'The state.', type: 'INTEGER', unit: 'COUNT', minimum: 0, maximum: 3 }, keyField('owner_key'),
    keyField('friend_key'),
    { name: 'total', description: 'What is locked.', type: 'INTEGER', unit: 'CENTS', minimum: 4, maximum: 1_000_000 },
  ],
  state_field: 'state',
  creation: {
    to_state: 'TOP', signed_by: 'owner', value_parameter: 'total_cents',
    parameters: [
      {
        name: 'total_cents', description: 'What is locked.', type: 'cents', required: true, datum_field: 'total', minimum: 4,
        maximum: 1_000_000, is_verification_key: false,
      },
      {
        name: 'friend', description: 'The friend.', type: 'account_id', required: true, datum_field: 'friend_key',
        is_verification_key: false,
      },
    ],
    sets: [],
  },
  actions: [
    action('step_down', 'TOP', 'MIDDLE', 'owner', { value_effect: 'PAY', payouts: [{ key: 'friend', cents: 'value / 2' }] }),
    action('step_further', 'MIDDLE', 'BOTTOM', 'friend'),
    action('leave', 'BOTTOM', 'LEFT', 'owner', { value_effect: 'RELEASE', payouts: [{ key: 'owner', cents: 'rest' }] }),
  ],
  closing: null, scenarios: ['all_the_way'],
};

const step = (index: number, more: Partial<ProductScenarioStep>): ProductScenarioStep => ({
  index, kind: 'ACTION', action: null, signed_by: 'owner', parameters: {}, after_seconds: 0, expected_outcome: 'ACCEPTED',
  expected_state: 'TOP', expected_refusal: null, ...more,
});
const SCENARIO: ProductScenario = {
  name: 'all_the_way', description: 'Down to the street.', keys: ['owner', 'friend'],
  steps: [
    step(0, { kind: 'CREATE', parameters: { total_cents: 1_001, friend: 'friend' } }),
    step(1, { action: 'step_further', signed_by: 'friend', expected_outcome: 'REFUSED', expected_refusal: 'E_STATE' }),
    step(2, { action: 'step_down', expected_state: 'MIDDLE' }),
    step(3, { action: 'step_further', signed_by: 'friend', expected_state: 'BOTTOM' }),
    step(4, { action: 'leave', expected_state: 'LEFT' }),
  ],
};

export const STAIRCASE: readonly ProductBundleFile[] = [
  { path: 'manifest.json', content: JSON.stringify(MANIFEST) }, { path: 'scenarios/all_the_way.json', content: JSON.stringify(SCENARIO) },
  { path: 'validator.hl', content: VALIDATOR },
];

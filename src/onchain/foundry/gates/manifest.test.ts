import type { ProductManifest, ProductScenario } from '../../../../generated/models.ts';
import { bundleOfFolder } from '../bundle-folder.ts';
import { manifestGate } from './manifest/manifest-gate.ts';
import { readBundle } from './read-bundle.ts';

const files = bundleOfFolder(new URL('../../products/templates/rental-deposit/1', import.meta.url).pathname);

type Change = (manifest: ProductManifest, scenario: ProductScenario) => void;

/** Codes that a bundle gets whose manifest and first scenario were changed; their form stays right. */
function codesAfter(change: Change): string[] {
  const { bundle } = readBundle(files);
  if (bundle === null) throw new Error('the template cannot be read');
  const { manifest, scenarios } = structuredClone(bundle);
  const [scenario] = scenarios.values();
  change(manifest, scenario!);
  return [...new Set(manifestGate({ ...bundle, manifest, scenarios }).map(({ code }) => code))];
}

const field = (manifest: ProductManifest, name: string) => manifest.datum_fields.find((one) => one.name === name)!;
const action = (manifest: ProductManifest, name: string) => manifest.actions.find((one) => one.name === name)!;
const given = (manifest: ProductManifest, name: string) => manifest.creation.parameters.find((one) => one.name === name)!;

test('the template as it stands breaks no rule', () => {
  expect(codesAfter(() => undefined)).toEqual([]);
});

test.each([
  [
    'a number with more digits than are kept', '"maximum": 1.00000000000000000001',
    '/datum_fields/0/maximum has more digits than a number keeps',
  ],
  ['a number beyond those that are exact', '"maximum": 9007199254740993', '/datum_fields/0/maximum must be within'],
  ['a key twice in its object', '"maximum": 1, "maximum": 2', '/datum_fields/0/maximum the key is repeated in its object'],
])('%s is refused by its name, in the manifest and in a scenario', (_what, member, message) => {
  for (const path of ['manifest.json', 'scenarios/partial_claim.json']) {
    const content = `{ "datum_fields": [{ ${member} }] }`;
    const { bundle, findings } = readBundle(files.map((file) => (file.path === path ? { path, content } : file)));
    expect([bundle, findings]).toEqual([
      null, [expect.objectContaining({ code: 'FORM_INVALID', path, message: expect.stringContaining(message) })],
    ]);
  }
});

const rules: readonly (readonly [string, string, Change])[] = [
  ['two states of one name', 'NAME_REPEATED', (m) => { m.states.push({ ...m.states[2]! }); }],
  [
    'two actions alike in PascalCase', 'NAME_REPEATED',
    (m) => { m.actions.push({ ...action(m, 'accept_claim'), name: 'acceptClaim'.replace('C', '__c') }); },
  ],
  ['an action called create', 'NAME_RESERVED', (m) => { action(m, 'extend').name = 'create'; }],
  ['a field called value', 'NAME_RESERVED', (m) => { field(m, 'contract_ref').name = 'value'; }],
  ['a key called constructor', 'NAME_RESERVED', (m) => { m.keys[1]!.name = 'constructor'; }],
  ['a move to a state that there is not', 'STATE_UNKNOWN', (m) => { action(m, 'claim').to_state = 'LOST'; }],
  [
    'a state that no move leads to', 'STATE_UNREACHABLE',
    (m) => { m.states.push({ name: 'LOST', description: 'Nobody comes here.', is_final: true }); },
  ],
  [
    'a state that leads to no final one', 'NO_FINAL_STATE',
    (m) => { m.closing = null; m.actions = m.actions.filter(({ name }) => name !== 'accept_claim'); },
  ],
  ['a final state that is left', 'FINAL_STATE_LEFT', (m) => { action(m, 'extend').from_states = ['FUNDED', 'SETTLED']; }],
  ['a RELEASE that goes on', 'STATE_NOT_FINAL', (m) => { action(m, 'accept_claim').to_state = 'FUNDED'; }],
  ['a KEEP that ends', 'STATE_FINAL', (m) => { action(m, 'claim').to_state = 'SETTLED'; }],
  ['a beginning that is final', 'STATE_FINAL', (m) => { m.creation.to_state = 'SETTLED'; }],
  ['a state field that is no number', 'FIELD_WRONG_TYPE', (m) => { m.state_field = 'contract_ref'; }],
  ['a state field that cannot take all states', 'BOUNDS_TOO_NARROW', (m) => { field(m, 'state').maximum = 2; }],
  ['a number without a unit', 'FIELD_INCOMPLETE', (m) => { delete field(m, 'claimed').unit; }],
  ['a record too large for the chain', 'RECORD_TOO_LARGE', (m) => { field(m, 'contract_ref').length_bytes = 4_000; }],
  ['bytes without a length', 'FIELD_INCOMPLETE', (m) => { delete field(m, 'contract_ref').length_bytes; }],
  ['bounds that nothing lies within', 'BOUNDS_EMPTY', (m) => { field(m, 'claimed').minimum = 1_000_000_000; }],
  ['a parameter for a field that there is not', 'FIELD_UNKNOWN', (m) => { given(m, 'contract_ref').datum_field = 'nothing'; }],
  ['a string for a number', 'FIELD_WRONG_TYPE', (m) => { given(m, 'contract_ref').datum_field = 'claimed'; }],
  ['cents for what counts basis points', 'FIELD_WRONG_TYPE', (m) => { given(m, 'claim_cap_bps').type = 'cents'; }],
  ['a parameter with wider bounds than its field', 'BOUNDS_TOO_WIDE', (m) => { given(m, 'claim_cap_bps').maximum = 10_001; }],
  ['a string longer than its field', 'BOUNDS_TOO_WIDE', (m) => { given(m, 'contract_ref').length_bytes = 65; }],
  [
    'a number without bounds', 'BOUNDS_MISSING',
    (m) => { const p = given(m, 'claim_cap_bps'); delete p.maximum; delete field(m, 'claim_cap').maximum; },
  ],
  ['an account with a length', 'BOUNDS_UNEXPECTED', (m) => { given(m, 'landlord').length_bytes = 28; }],
  ['a verification key of no 32 bytes', 'KEY_LENGTH', (m) => { given(m, 'contract_ref').is_verification_key = true; }],
  ['a key in a field of 32 bytes', 'KEY_LENGTH', (m) => { field(m, 'landlord_key').length_bytes = 32; }],
  ['two keys in one field', 'FIELD_TAKEN_TWICE', (m) => { m.keys[1]!.datum_field = 'renter_key'; }],
  [
    'a field that a parameter and a formula fill', 'FIELD_TAKEN_TWICE',
    (m) => { action(m, 'claim').sets.push({ datum_field: 'claimed', value: '1' }); },
  ],
  ['a formula that sets the state', 'FIELD_TAKEN_TWICE', (m) => { action(m, 'claim').sets.push({ datum_field: 'state', value: '1' }); }],
  ['a formula that sets bytes', 'FIELD_WRONG_TYPE', (m) => { action(m, 'claim').sets.push({ datum_field: 'contract_ref', value: '1' }); }],
  ['no ACTOR', 'ACTOR_NOT_ONE', (m) => { m.keys[0]!.role = 'COUNTERPARTY'; }],
  ['a creation that another signs', 'ACTOR_DOES_NOT_CREATE', (m) => { m.creation.signed_by = 'landlord'; }],
  ['a key that nothing fills', 'KEY_NOT_FILLED', (m) => { given(m, 'landlord').required = false; }],
  ['a paid key that hex fills', 'PAID_KEY_NO_ACCOUNT', (m) => { Object.assign(given(m, 'landlord'), { type: 'hex', length_bytes: 28 }); }],
  ['a signer that there is not', 'KEY_UNKNOWN', (m) => { action(m, 'claim').signed_by = 'judge'; }],
  ['a form of tomorrow', 'VERSION_UNKNOWN', (m) => { m.manifest_version = 2; }],
  ['another currency', 'CURRENCY_NOT_BRL', (m) => { m.currency = 'USD'; }],
  ['a value that may be nothing', 'VALUE_PARAMETER', (m) => { given(m, 'deposit_cents').minimum = 0; field(m, 'deposit').minimum = 0; }],
  ['a value that need not be given', 'VALUE_PARAMETER', (m) => { given(m, 'deposit_cents').required = false; }],
  ['a RELEASE that pays nobody', 'PAYOUTS', (m) => { action(m, 'accept_claim').payouts = []; }],
  ['a KEEP that pays', 'PAYOUTS', (m) => { action(m, 'claim').payouts = [{ key: 'renter', cents: '1' }]; }],
  ['a LOCK that locks nothing', 'LOCKS', (m) => { action(m, 'claim').value_effect = 'LOCK'; }],
  ['a KEEP that locks', 'LOCKS', (m) => { action(m, 'claim').locks = '1'; }],
  ['a RELEASE without a rest', 'REST', (m) => { action(m, 'accept_claim').payouts = [{ key: 'renter', cents: 'value' }]; }],
  ['a rest that is not the last', 'REST', (m) => { action(m, 'accept_claim').payouts.unshift({ key: 'renter', cents: 'rest' }); }],
  ['a time in a field of cents', 'FIELD_WRONG_TYPE', (m) => { action(m, 'claim').not_before = 'deposit'; }],
  ['a formula that cannot be read', 'FORMULA_INVALID', (m) => { action(m, 'claim')
    .sets.push({ datum_field: 'lease_end', value: '1 +' }); }],
  [
    'a formula of two hundred brackets', 'FORMULA_INVALID',
    (m) => { action(m, 'claim').sets.push({ datum_field: 'lease_end', value: '('.repeat(99) + '1' + ')'.repeat(99) }); },
  ],
  [
    'a formula that divides by zero', 'FORMULA_INVALID',
    (m) => { action(m, 'claim').sets.push({ datum_field: 'lease_end', value: 'lease_end / (3 - 3)' }); },
  ],
  [
    'a formula with a number past 2^63', 'FORMULA_INVALID',
    (m) => { action(m, 'claim').sets.push({ datum_field: 'lease_end', value: 'lease_end + 9223372036854775808' }); },
  ],
  [
    'a formula that names bytes', 'FORMULA_INVALID',
    (m) => { action(m, 'claim').sets.push({ datum_field: 'lease_end', value: 'contract_ref' }); },
  ],
  [
    'a formula that names what may be left out', 'FORMULA_INVALID',
    (m) => { m.creation.sets.push({ datum_field: 'claimed', value: '$contract_ref' }); },
  ],
  ['an amount that depends on the time', 'FORMULA_INVALID', (m) => { action(m, 'accept_claim').payouts[0]!.cents = 'now'; }],
  ['a scenario that is not there', 'SCENARIO_MISSING', (m) => { m.scenarios.push('another'); }],
  ['a scenario that is not listed', 'SCENARIO_UNLISTED', (m) => { m.scenarios.pop(); }],
  ['a scenario that never ends', 'SCENARIO_INVALID', (_, s) => { s.steps.pop(); }],
  ['a scenario that never begins', 'SCENARIO_INVALID', (_, s) => { s.steps.shift(); }],
  ['a step before the one ahead of it', 'SCENARIO_INVALID', (_, s) => { s.steps[0]!.after_seconds = 999_999; }],
  ['a step of a stranger', 'SCENARIO_INVALID', (_, s) => { s.keys = ['renter']; }],
  ['a step with a parameter that there is not', 'SCENARIO_INVALID', (_, s) => { s.steps[0]!.parameters['colour'] = 'red'; }],
  ['a step with an amount out of bounds', 'SCENARIO_INVALID', (_, s) => { s.steps[0]!.parameters['deposit_cents'] = 0; }],
  ['a move that no scenario makes', 'MOVE_NOT_PLAYED', (m) => { m.actions.push({ ...action(m, 'extend'), name: 'extend_again' }); }],
];

test.each(rules)('%s: %s', (_title, code, change) => {
  expect(codesAfter(change)).toContain(code);
});

import type { ProductAction, ProductManifest, ProductParameter } from '../../../generated/models.ts';
import { assemble, depositOf } from './assemble.ts';
import type { UnspentOutput } from './draft.ts';
import { keyFromWords } from './keys.ts';
import { ParameterError, readParameters } from './parameters.ts';
import { NotBuildable, stateOf } from './effect.ts';
import { type Instance, type Plan, type ProductContext, QBRL_NAME, planMove, referenceData, tokenName } from './plan.ts';
import { instanceAfter, testbedConstants } from './play.ts';

const NOW = 1_800_000_000;
const [buyer, seller, treasury] = [keyFromWords('buyer'), keyFromWords('seller'), keyFromWords('plan treasury')];

const number = (name: string, unit: 'COUNT' | 'CENTS' | 'EPOCH_SECONDS') => ({ name, description: name, type: 'INTEGER' as const, unit });
const bytes = (name: string, length_bytes: number) => ({ name, description: name, type: 'BYTES' as const, length_bytes });
const parameter = (name: string, type: ProductParameter['type'], datum_field: string | null, more: object = {}): ProductParameter =>
  ({ name, description: name, type, required: true, datum_field, is_verification_key: false, ...more });
const action = (name: string, more: Partial<ProductAction>): ProductAction => ({
  name, description: name, from_states: ['OPEN'], to_state: 'OPEN', signed_by: 'buyer', value_effect: 'KEEP', parameters: [], sets: [],
  locks: null, payouts: [],
  not_before: null, not_after: null, ...more,
});

const MANIFEST: ProductManifest = {
  manifest_version: 1, title: 'Escrow', description: 'Escrow.', currency: 'BRL',
  states: [{ name: 'OPEN', description: 'Open.', is_final: false }, { name: 'DONE', description: 'Done.', is_final: true }],
  keys: [
    { name: 'buyer', description: 'Pays.', role: 'ACTOR', datum_field: 'buyer' },
    { name: 'seller', description: 'Sells.', role: 'COUNTERPARTY', datum_field: 'seller' },
  ],
  datum_fields: [
    number('state', 'COUNT'), bytes('buyer', 28), bytes('seller', 28), number('paid', 'CENTS'), number('began', 'EPOCH_SECONDS'),
    number('until', 'EPOCH_SECONDS'),
    { name: 'open', description: 'open', type: 'BOOLEAN' }, bytes('note', 20),
  ],
  state_field: 'state',
  creation: {
    to_state: 'OPEN', signed_by: 'buyer', value_parameter: 'total',
    parameters: [
      parameter('total', 'cents', null, { minimum: 1, maximum: 1_000_000 }), parameter('seller', 'account_id', 'seller'),
      parameter('until', 'int', 'until', { minimum: 0, maximum: 4_000_000_000 }),
      parameter('note', 'string', 'note', { length_bytes: 20, required: false }),
    ],
    sets: [{ datum_field: 'began', value: 'now' }, { datum_field: 'open', value: '1' }],
  },
  actions: [
    action('pay', {
      value_effect: 'PAY', parameters: [parameter('cents', 'cents', null, { minimum: 0, maximum: 1_000_000 })],
      sets: [{ datum_field: 'paid', value: 'paid + $cents' }], payouts: [{ key: 'seller', cents: '$cents' }],
    }),
    action('top_up', { value_effect: 'LOCK', locks: 'value / 3' }),
    action('finish', {
      value_effect: 'RELEASE', to_state: 'DONE', payouts: [{ key: 'buyer', cents: 'value / 4' }, { key: 'seller', cents: 'rest' }],
      not_after: 'until',
    }),
    action('owe', { value_effect: 'PAY', payouts: [{ key: 'seller', cents: 'value - 2000' }] }),
  ],
  closing: { from_states: ['OPEN'], to_state: 'DONE', signed_by: 'seller', released_to: 'buyer' }, scenarios: ['none'],
};

const product: ProductContext = {
  manifest: MANIFEST, scriptHash: '11'.repeat(28), constants: testbedConstants('plan', 'tenant/escrow'), treasury: treasury.hash,
  validator: { standing: coin('validator') },
};

function coin(words: string): UnspentOutput {
  return {
    reference: { txId: Buffer.from(words.padEnd(32)).toString('hex'), index: 0 }, holder: { key: treasury.hash }, lovelace: 100_000_000n,
    tokens: [], datum: null,
  };
}

const keyOf = (name: string) => ({ buyer: buyer.hash, seller: seller.hash })[name];
function create(given: object = {}, on = product): Plan {
  const parameters = readParameters(
    on.manifest, on.manifest.creation.parameters, { total: 1_000, seller: 'seller', until: NOW + 100, ...given }, { keyOf, now: null },
  );
  return planMove(on, null, { kind: 'CREATE', action: null, parameters, signer: buyer.hash }, coin('seed'), NOW);
}
function created(given: object = {}): Instance {
  const instance = instanceAfter(create(given), 'aa'.repeat(32));
  if (instance === null) throw new Error('nothing was created');
  return instance;
}
function act(name: string, given: object = {}, now = NOW): Plan {
  const declared = MANIFEST.actions.find((one) => one.name === name)?.parameters ?? [];
  const parameters = readParameters(MANIFEST, declared, { ...given }, { keyOf, now: null });
  return planMove(product, created(), { kind: 'ACTION', action: name, parameters, signer: buyer.hash }, coin('move'), now);
}

test('a creation fills what parameters, formulas and keys say, and locks its value under its token', () => {
  const { draft, fields, value, locked, token } = create({ note: 'é' });
  expect(Object.fromEntries(fields)).toEqual({
    state: 0n, buyer: buyer.hash, seller: seller.hash, paid: 0n, began: BigInt(NOW), until: BigInt(NOW + 100), open: true, note: 'c3a9',
  });
  expect([value, locked, token]).toEqual([1_000n, 1_000n, tokenName(coin('seed').reference, 'tenant/escrow')]);
  expect(draft.outputs).toMatchObject([
    { holder: { script: product.scriptHash }, tokens: [{ name: token, quantity: 1n }, { name: QBRL_NAME, quantity: 1_000n }] },
  ]);
  expect(draft).toMatchObject({ from: NOW, to: NOW + 600, signers: [treasury.hash, buyer.hash] });
});

test('a PAY pays a part to the key, names the instance, and goes on', () => {
  const { draft, payouts, value, fields, ends } = act('pay', { cents: 300 });
  expect([payouts, value, fields.get('paid'), ends]).toEqual([[{ key: 'seller', holder: seller.hash, cents: 300n }], 700n, 300n, false]);
  expect(draft.outputs[1]?.datum?.toCbor()).toEqual(referenceData({ txId: 'aa'.repeat(32), index: 0 }).toCbor());
});

test('a payout of zero is left out', () => {
  expect(act('pay', { cents: 0 })).toMatchObject({ payouts: [], value: 1_000n, draft: { outputs: [{}] } });
});

test('a LOCK takes from the account that signs, rounded down', () => {
  expect(act('top_up')).toMatchObject({ locked: 333n, value: 1_333n });
});

test('a RELEASE pays everything, the rest last, burns the token, and ends before its time is over', () => {
  const { payouts, value, ends, draft, fields } = act('finish');
  expect([payouts.map(({ cents }) => cents), value, ends, stateOf(MANIFEST, fields)]).toEqual([[250n, 750n], 0n, true, 'DONE']);
  expect(draft.minted).toMatchObject([{ policy: product.scriptHash, tokens: [{ quantity: -1n }] }]);
  expect([draft.to, act('finish', {}, NOW + 200).draft.to]).toEqual([NOW + 100, NOW + 800]);
});

test('a closing pays all to whom the manifest says', () => {
  const plan = planMove(product, created(), { kind: 'CLOSE', action: null, parameters: new Map(), signer: seller.hash }, coin('move'), NOW);
  expect(plan).toMatchObject({ payouts: [{ key: 'buyer', cents: 1_000n }], ends: true });
});

test.each([['more than is held', () => act('pay', { cents: 1_001 })], ['an amount below zero', () => act('owe')],
  ['an action that there is not', () => planMove(product, created(), {
    kind: 'ACTION', action: 'fly', parameters: new Map(), signer: buyer.hash,
  }, coin('move'), NOW)],
])('%s can be made no transaction of', (_title, plan) => {
  expect(plan).toThrow(NotBuildable);
});

test('an instance carries along what its largest record asks for', () => {
  const large = { ...product, manifest: { ...MANIFEST, datum_fields: [...MANIFEST.datum_fields, ...Array.from({ length: 20 }, (_, index) =>
    bytes(`note_${index}`, 150))] } };
  const [home] = create({}, large).draft.outputs;
  expect(home?.lovelace).toBeGreaterThan(create().draft.outputs[0]?.lovelace ?? 0n);
  expect(home && depositOf(home) <= home.lovelace).toBe(true);
});

test('the same draft gives the same bytes', () => {
  const bytesOf = () => Buffer.from(assemble({ ...create().draft, validators: [] }, [treasury, buyer]).cbor).toString('hex');
  expect(bytesOf()).toBe(bytesOf());
});

test.each([
  ['total', 'MISSING', undefined], ['total', 'MISSING', null], ['total', 'WRONG_TYPE', '1000'], ['total', 'WRONG_TYPE', 1.5],
  ['total', 'OUT_OF_BOUNDS', 0], ['total', 'OUT_OF_BOUNDS', 1_000_001],
  ['seller', 'NOT_A_KEY', 'nobody'], ['seller', 'WRONG_TYPE', 7], ['note', 'WRONG_LENGTH', 'é'.repeat(11)], ['note', 'WRONG_TYPE', 5],
  ['until', 'WRONG_TYPE', 'now+90'],
])('parameter %s: %s', (name, reason, value) => {
  const refused = () => create({ [name]: value });
  expect(refused).toThrow(ParameterError);
  expect(refused).toThrow(expect.objectContaining({ reason, parameter: expect.objectContaining({ name }) as unknown }) as Error);
});

test('what the manifest does not declare is ignored', () => {
  expect(create({ colour: 'red', constructor: 1 }).fields).toEqual(create().fields);
});

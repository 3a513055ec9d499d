/** Every rule of the ledger is real: each of these is wrong in one way, and refused in the phase that this belongs to. */
import { describe, expect, it } from '@jest/globals';
import { NotCbor } from '../../src/onchain/chain/server/cbor.ts';
import { Ledger } from '../../src/onchain/chain/server/ledger.ts';
import { readTransaction } from '../../src/onchain/chain/server/transaction.ts';
import { makeConstrData, makeIntData } from '@helios-lang/uplc';
import { BUDGET, COLLATERAL, FEE } from '../../src/onchain/chain/index.ts';
import { compileSources } from '../../src/onchain/chain/compile.ts';
import {
  ADA, GATE, inOrder, moveOf, NOW, open, opening, owner, pay, payment, standing, stateOf, stranger, tokensOf, word, written,
} from '../support/chain-transactions.ts';

const gateway = compileSources({ 'validator.hl': GATE }, null);
const other = compileSources({ 'validator.hl': GATE.replace('E_WORD', 'E_OTHER') }, null);
const atGate = { holder: { script: gateway.scriptHash }, lovelace: 10n * ADA, datum: word(7n) };

const coin = standing('coin', { lovelace: 100n * ADA });
const second = standing('second coin', { lovelace: 100n * ADA });
const small = standing('small coin', { lovelace: 2n * ADA });
const theirs = standing('their coin', { lovelace: 100n * ADA, holder: { key: stranger.hash } });
const rich = standing('tokens', { lovelace: 100n * ADA, tokens: [tokensOf(owner, 5n)] });
const gate = standing('gate', atGate);
const bare = standing('gate without datum', { ...atGate, datum: null });
const gone = standing('never made', { lovelace: 100n * ADA });
const all = [coin, second, small, theirs, rich, gate, bare];

function fresh(): Ledger {
  return Ledger.from(stateOf(all));
}

function judge(cbor: Uint8Array, ledger = fresh()): { outcome: string; why: string } {
  try {
    const ruling = ledger.judge(readTransaction(cbor), NOW);
    const why =
      ruling.outcome === 'REFUSED' ? [...ruling.trace, ruling.error].join(' ') : ruling.outcome === 'REJECTED' ? ruling.reason : '';
    return { outcome: ruling.outcome, why };
  } catch (error) {
    if (!(error instanceof NotCbor)) throw error;
    return { outcome: 'MALFORMED', why: error.message };
  }
}

const paid = (changes: Parameters<typeof payment>[1] = {}) => written(payment(coin, changes));
const opened = (changes: Parameters<typeof opening>[3] = {}) => written(opening(gate, coin, gateway.script, changes));
const minting = (tokens: readonly ReturnType<typeof tokensOf>[], changes: Parameters<typeof payment>[1] = {}) => written(payment(coin, {
  minted: tokens, policies: [owner], outputs: [
    pay(100n * ADA - FEE, { tokens: tokens.filter(({ quantity }) => quantity > 0n) }),
  ], ...changes,
}));
const gateIndex = inOrder([gate, coin]).indexOf(gate);
const redeemer = (changes: object) => ({ redeemers: [{ on: 'spend' as const, index: gateIndex, data: open(7n), ...changes }] });

/** The body with a field more: certificates and the like, which Helios does not write as it should be wrong here. */
function withField(cbor: Uint8Array, field: number, value: string): Uint8Array {
  const bytes = Buffer.from(cbor);
  return Buffer.concat([
    bytes.subarray(0, 1), Buffer.from([(bytes[1] ?? 0) + 1]), Buffer.from([field]), Buffer.from(value, 'hex'), bytes.subarray(2),
  ]);
}

function flagged(cbor: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(cbor);
  bytes[bytes.length - 2] = 0xf4;
  return bytes;
}

function flipped(cbor: Uint8Array, at: number): Uint8Array {
  const bytes = Uint8Array.from(cbor);
  const place = at < 0 ? bytes.length + at : at;
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  return bytes;
}

/** Pays to an address of the main network: the bytes are changed, and signed as they are then. */
function onMainnet(): Uint8Array {
  const elsewhere = Buffer.from(Buffer.from(paid({ signatures: [] })).toString('hex').replace(
    `581d60${owner.hash}`, `581d61${owner.hash}`,
  ), 'hex');
  const id = Buffer.from(readTransaction(elsewhere).id, 'hex');
  const signature = Buffer.concat([
    Buffer.from('a100d9010281825820', 'hex'), Buffer.from(owner.verificationKey, 'hex'), Buffer.from('5840', 'hex'), owner.sign(id),
  ]);
  return Buffer.concat([elsewhere.subarray(0, -3), signature, elsewhere.subarray(-2)]);
}

const crowd = Array.from({ length: 60 }, (_, n) => Array.from({ length: 4 }, (_, m) => tokensOf(
  owner, 1n, `${'ab'.repeat(30)}${(n * 4 + m).toString(16).padStart(4, '0')}`,
))).flat();
const strangersToken = tokensOf(stranger, 5n);
const ours = { tokens: [tokensOf(owner, 5n)] };

describe('the ledger takes', () => {
  it.each<[string, Uint8Array]>([
    ['a payment', paid()],
    ['tokens of the policy of who signs', minting([tokensOf(owner, 5n)])],
    ['the word that opens a gate', opened()],
    ['a payment in its last slot', paid({ from: NOW, to: NOW + 1 })],
  ])('%s', (_, cbor) => {
    expect(judge(cbor)).toEqual({ outcome: 'ACCEPTED', why: '' });
  });
});

describe('the ledger rejects in phase 1', () => {
  it.each<[string, Uint8Array, RegExp]>([
    ['a lovelace too many', paid({ outputs: [pay(100n * ADA - FEE + 1n)] }), /value not conserved|conserv|balance/i],
    ['a lovelace too few', paid({ outputs: [pay(100n * ADA - FEE - 1n)] }), /conserv|balance/i],
    ['a fee that is too small', paid({ fee: 1000n, outputs: [pay(100n * ADA - 1000n)] }), /fee/i],
    ['no fee', paid({ fee: 0n, outputs: [pay(100n * ADA)] }), /fee/i],
    ['no signature', paid({ signatures: [] }), /missing.*key/i],
    ['a stranger\'s signature', paid({ signatures: [stranger] }), /missing.*key/i],
    ['another\'s coin', written(payment(theirs)), /missing.*key/i],
    ['a signature with another bit', flipped(paid(), -6), /sign/i],
    ['a validity changed after it was signed', flipped(
      paid({ to: NOW + 600, outputs: [pay(98n * ADA)] }), indexOfTo(paid({ to: NOW + 600, outputs: [pay(98n * ADA)] })),
    ), /sign/i],
    ['a key that is required and did not sign', paid({ signers: [stranger.hash] }), /missing.*key/i],
    ['a coin that never was', written(payment(gone)), /input/i],
    ['an output of a transaction that has fewer', written(payment({ ...coin, reference: { ...coin.reference, index: 1 } })), /input/i],
    ['one coin twice', paid({ inputs: [coin, coin], outputs: [pay(200n * ADA - FEE)] }), /./],
    ['no coin', paid({ inputs: [], outputs: [] }), /./],
    ['one that has expired', paid({ to: NOW }), /validity/i],
    ['one that expired long ago', paid({ to: 1 }), /validity/i],
    ['one that comes too early', paid({ from: NOW + 1 }), /validity/i],
    ['one whose time ends before it begins', paid({ from: NOW + 2, to: NOW + 1 }), /validity/i],
    ['an output with less than it must hold', paid({ outputs: [pay(1n), pay(98n * ADA - 1n)] }), /min|ada|coin|lovelace/i],
    ['an output with nothing', paid({ outputs: [pay(0n), pay(98n * ADA)] }), /min|ada|coin|lovelace/i],
    ['an output on another network', onMainnet(), /network/i],
    ['more than 16 KB', paid(
      { outputs: [pay(98n * ADA, { datum: makeConstrData(0, Array.from({ length: 6000 }, () => makeIntData(1000n))) })] },
    ), /size/i],
    ['an output with too many tokens', minting(crowd), /size|value|big/i],
    ['a token out of nothing', paid({ outputs: [pay(98n * ADA, ours)] }), /conserv|balance/i],
    ['tokens that vanish', written(payment(rich, { outputs: [pay(98n * ADA)] })), /conserv|balance/i],
    ['tokens burnt that are not there', minting([tokensOf(owner, -5n)]), /./],
    ['tokens without their policy', minting([tokensOf(owner, 5n)], { policies: [] }), /script/i],
    ['tokens of another\'s policy', minting([strangersToken], { policies: [stranger] }), /script|native|missing/i],
    ['a forged token: another policy under its name', minting([tokensOf(owner, 5n)], { policies: [stranger] }), /script/i],
    ['tokens of a validator that is not asked', minting(
      [{ ...tokensOf(owner, 5n), policy: gateway.scriptHash }], { policies: [], scripts: [gateway.script] },
    ), /redeemer|script/i],
    ['a policy that nothing needs', paid({ policies: [owner] }), /script|extra/i],
    ['a certificate', withField(paid(), 4, '80'), /outputs only, without certificates/],
    ['a withdrawal', withField(paid(), 5, `a1581de0${owner.hash}00`), /outputs only, without withdrawals/],
    ['a donation', withField(paid(), 22, '01'), /outputs only, without a donation/],
    ['a refusal that no validator made', flagged(opened()), /flag|valid/i],
    ['a refusal where no validator is', flagged(paid()), /flag|valid/i],
    ['more memory than there is', opened(redeemer({ budget: { ...BUDGET, mem: 20_000_000n } })), /units|exceed|memory/i],
    ['more steps than there are', opened(redeemer({ budget: { ...BUDGET, cpu: 20_000_000_000n } })), /steps, and 10000000000 is the most/],
    ['a validator without collateral', opened({ collateral: [], collateralReturn: undefined, totalCollateral: 0n }), /collateral/i],
    ['too little collateral', written(
      opening(gate, coin, gateway.script, { collateral: [small], totalCollateral: ADA, collateralReturn: pay(ADA) }),
    ), /collateral/i],
    ['collateral that is not what it says', opened({ totalCollateral: COLLATERAL + 1n }), /collateral/i],
    ['collateral that a validator holds', opened({ collateral: [gate], collateralReturn: pay(7n * ADA) }), /collateral/i],
    ['collateral with tokens that do not come back', opened({ collateral: [rich], collateralReturn: pay(97n * ADA) }), /collateral/i],
    ['another\'s collateral', opened({ collateral: [theirs], collateralReturn: pay(97n * ADA) }), /missing.*key/i],
    ['collateral that never was', opened({ collateral: [gone], collateralReturn: pay(97n * ADA) }), /collateral/i],
    ['four collaterals', opened({ collateral: [coin, second, small, rich], collateralReturn: pay(299n * ADA, ours) }), /collateral/i],
    ['a redeemer for the wrong input', opened(redeemer({ index: 1 - gateIndex })), /redeemer/i],
    ['a redeemer for an input that is not there', opened(redeemer({ index: 9 })), /redeemer/i],
    ['a validator without a redeemer', opened({ redeemers: [] }), /redeemer/i],
    ['a redeemer too many', opened({ redeemers: [...redeemer({}).redeemers, { on: 'mint', index: 0, data: open(7n) }] }), /redeemer/i],
    ['a validator that does not come along', opened({ scripts: [] }), /redeemer|script/i],
    ['another validator in its place', opened({ scripts: [other.script] }), /redeemer|script/i],
    ['a validator too many', opened({ scripts: [gateway.script, other.script] }), /script|extra/i],
    ['redeemers that are not those of their hash', opened({ integrity: Array.from({ length: 32 }, () => 7) }), /hash|integrity|data/i],
    ['redeemers without their hash', opened({ integrity: 'none' }), /hash|integrity|data/i],
    ['what a validator holds without a datum', written(opening(bare, coin, gateway.script, {
      redeemers: [{ on: 'spend', index: inOrder([bare, coin]).indexOf(bare), data: open(7n) }] })), /datum|unspendable/i],
    ['a datum that nothing needs', opened({ datums: [word(9n)] }), /datum/i],
    ['a reference to what never was', paid({ references: [gone] }), /reference|input/i],
    ['a reference to what it spends', paid({ references: [coin] }), /reference|disjoint|input/i],
  ])('%s', (_, cbor, why) => {
    const ruled = judge(cbor);
    expect({ outcome: ruled.outcome, why: ruled.why.slice(0, 300) }).toEqual({ outcome: 'REJECTED', why: expect.stringMatching(why) });
  });

  it('a coin that was spent before', () => {
    const ledger = fresh();
    expect(judge(paid(), ledger).outcome).toBe('ACCEPTED');
    expect(judge(paid({ to: NOW + 600 }), ledger)).toMatchObject({ outcome: 'REJECTED', why: expect.stringMatching(/input/i) });
  });
});

describe('a validator refuses in phase 2, which costs the collateral', () => {
  const spinning = redeemer({ data: moveOf(1) });
  it.each<[string, Uint8Array, RegExp]>([
    ['another word', opened(redeemer({ data: open(8n) })), /E_WORD/],
    ['what is no move', opened(redeemer({ data: makeIntData(1n) })), /Plutus script/],
    ['a move that it does not know', opened(redeemer({ data: moveOf(9) })), /Plutus script/],
    ['what never ends', opened(spinning), /Plutus script/],
    ['what takes more than was declared', opened(redeemer({ budget: { mem: 1000n, cpu: 1000n } })), /Plutus script/],
    ['what takes more steps than were declared', opened(redeemer({ budget: { ...BUDGET, cpu: 1000n } })), /Plutus script/],
    ['tokens of its own', written(opening(gate, coin, gateway.script, {
      minted: [{ policy: gateway.scriptHash, name: '71', quantity: 1n }],
      outputs: [pay(108n * ADA, { tokens: [{ policy: gateway.scriptHash, name: '71', quantity: 1n }] })],
      redeemers: [...redeemer({}).redeemers, { on: 'mint', index: 0, data: makeConstrData(0, [makeConstrData(0, [makeIntData(7n)])]) }],
    })), /E_MINT/],
  ])('%s', (_, cbor, why) => {
    const ledger = fresh();
    const ruled = judge(cbor, ledger);
    expect({ outcome: ruled.outcome, why: ruled.why.slice(0, 300) }).toEqual({ outcome: 'REFUSED', why: expect.stringMatching(why) });
    const { id, refused } = readTransaction(cbor);
    expect(refused.made.map(({ reference }) => reference.index)).toHaveLength(1);
    expect(ledger.references()).toEqual(expect.arrayContaining([`${gate.reference.txId}#0`, `${id}#1`]));
    expect(ledger.references()).not.toContain(`${coin.reference.txId}#0`);
  });
});

describe('what is no transaction is malformed', () => {
  it.each<[string, Uint8Array]>([
    ['nothing', Uint8Array.of()],
    ['a number', Uint8Array.of(1)],
    ['half of one', paid().subarray(0, 100)],
    ['one with a byte too many', Uint8Array.from([...paid(), 0])],
    ['a list of three', Uint8Array.of(0x83, 0xa0, 0xa0, 0xf5)],
    ['one with a field twice', withField(paid(), 2, '00')],
    ['lists without an end', new Uint8Array(100_000).fill(0x9f)],
    ['a string longer than all memory', Uint8Array.of(0x5b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)],
  ])('%s', (_, cbor) => {
    expect(judge(cbor).outcome).toBe('MALFORMED');
  });
});

/** Offset of the lowest byte of the last slot. */
function indexOfTo(cbor: Uint8Array): number {
  const hex = Buffer.from(cbor).toString('hex');
  return hex.indexOf(`031a${(NOW + 600).toString(16)}`) / 2 + 5;
}


/** Attacks on validators that hold, that are a check short, and that hold too well. All of them: test/faults/batteries.test.ts. */
import { describe, expect, it } from '@jest/globals';
import { ATTACKS, runAttacks } from '../../src/onchain/battery/index.ts';
import { tryVariation } from '../../src/onchain/battery/sandbox/attack.ts';
import { mutantsOf } from '../../src/onchain/battery/mutation/mutants.ts';
import { Random } from '../../src/onchain/battery/sandbox/random.ts';
import { arenaOfTemplate, attackOn, jobOf } from '../support/battery.ts';
import { WEAKENED } from './weakened/milestone-escrow.ts';
import { weaken } from './weakened/weakened.ts';

const TIMEOUT_MS = 120_000;
const TEMPLATE = 'milestone-escrow';
const SAMPLE = ['wrong_signer', 'double_satisfaction', 'token_theft', 'forged_instance'];

describe('the battery', () => {
  it('has the attacks of set 1 in their order', () => {
    expect(ATTACKS.map(({ name }) => name)).toEqual([
      'wrong_signer', 'state_skip', 'value_theft', 'payout_redirect', 'double_satisfaction', 'datum_tampering', 'value_stuffing',
      'token_theft',
      'move_swap', 'time_forgery', 'forged_instance', 'amount_range',
    ]);
  });

  it('gives the same report for the same job, and passes a validator that holds', () => {
    const job = { ...jobOf(TEMPLATE), seed: 7, rounds: 2 };
    const report = runAttacks(job, 1);
    expect(report).toMatchObject({ verdict: 'PASSED', held: 12, breached: 0, not_applicable: 0 });
    expect(report.honest.accepted).toBe(report.honest.tried);
    expect(report.attacks.map(({ tried, refused }) => [tried, refused])).toEqual(ATTACKS.map(() => [2, 2]));
    expect(runAttacks(job, 1)).toEqual(report);
  }, TIMEOUT_MS);

  it('refuses sources that are not those of the bound script', () => {
    expect(() => runAttacks({ ...jobOf(TEMPLATE), script_hash: '00'.repeat(28), seed: 1, rounds: 1 }, 0)).toThrow(/is bound/);
  }, TIMEOUT_MS);

  it('fails a validator that refuses everything, for its honest moves', () => {
    const refusing = weaken(TEMPLATE, {
      name: 'refuses', exposedBy: 'wrong_signer',
      replace: ['    left: Int = cents(own.value);', '    left: Int = cents(own.value);\n    must(false, "E_NEVER");'],
    });
    const report = runAttacks({ ...jobOf(TEMPLATE, refusing), seed: 1, rounds: 1 }, 0);
    expect(report.verdict).toBe('FAILED');
    expect(report.honest.accepted).toBeLessThan(report.honest.tried);
    expect(report.attacks.find(({ attack }) => attack === 'value_theft')).toMatchObject({
      verdict: 'NOT_APPLICABLE', tried: 0, breaches: [],
    });
  }, TIMEOUT_MS);

  it.each(WEAKENED.filter(({ exposedBy }) =>
    SAMPLE.includes(exposedBy)).slice(0, SAMPLE.length))('$exposedBy exposes: $name', (weakened) => {
    const result = attackOn(arenaOfTemplate(TEMPLATE, weaken(TEMPLATE, weakened)), weakened.exposedBy);
    expect(result.verdict).toBe('BREACHED');
    expect(result.breaches.length).toBeLessThanOrEqual(10);
    expect(result.breaches[0]).toMatchObject({
      description: expect.stringMatching(/^[A-Z0-9].*\.$/), transaction: expect.stringMatching(/^84[0-9a-f]+$/),
    });
  }, TIMEOUT_MS);

  it('takes a refusal by the ledger itself for a mistake of ours', () => {
    const sandbox = arenaOfTemplate(TEMPLATE);
    const [honest] = sandbox.honest;
    if (honest === undefined) throw new Error('nothing was honest');
    const draft = { ...honest.plan.draft, outputs: honest.plan.draft.outputs.map((output) => ({ ...output, lovelace: 1n })) };
    expect(() => tryVariation(sandbox, { draft, now: honest.now, move: 'create', change: 'poor' })).toThrow(/^create, poor: /);
  }, TIMEOUT_MS);
});

describe('mutants', () => {
  const source = `mixed m
struct Datum {
    state: Int
    one: PubKeyHash
    two: PubKeyHash
}
func spend(d: Datum) -> () { // a < b
    must(d.state >= 1 && "<" != "", "E_STATE");
    signed(d.one)
}`;
  const mutants = mutantsOf({ 'validator.hl': source }, new Random('x'));

  it('are wrong in one place each, and say where', () => {
    expect(mutants.map(({ line, description }) => `${line} ${description}`)).toEqual([
      '8 `must(d.state >= 1 && "<" != "", "E_STATE")` dropped', '9 `signed(d.one)` dropped',
      '8 `>` for `>=`', '8 `||` for `&&`', '8 `==` for `!=`', '8 `2` for `1`', '8 `0` for `1`', '9 `.two` for `.one`',
    ]);
  });

  it('know with what the changed statement refuses', () => {
    expect(mutants.filter(({ codes }) => codes.has('E_STATE')).every(({ line }) => line === 8)).toBe(true);
    expect([...mutants.at(-1)?.codes ?? []]).toEqual(['E_SIGNER']);
  });
});

/** FAULTS=all: every template through the whole battery, and every weakened version breached by the attack named beforehand. */
import { describe, expect, it } from '@jest/globals';
import { runAttacks } from '../../src/onchain/battery/index.ts';
import { arenaOfTemplate, attackOn, jobOf } from '../support/battery.ts';
import { WEAKENED as escrow } from '../products/weakened/milestone-escrow.ts';
import { WEAKENED as advance } from '../products/weakened/receivable-advance.ts';
import { WEAKENED as deposit } from '../products/weakened/rental-deposit.ts';
import { WEAKENED as rotating } from '../products/weakened/rotating-savings.ts';
import { WEAKENED as goal } from '../products/weakened/savings-goal.ts';
import { weaken } from '../products/weakened/weakened.ts';

const TIMEOUT_MS = 600_000;
const LEAST_SCORE_BPS = 9_500;
const TEMPLATES = {
  'milestone-escrow': escrow, 'receivable-advance': advance, 'rental-deposit': deposit, 'rotating-savings': rotating, 'savings-goal': goal,
};
const whole = process.env['FAULTS'] === 'all' ? describe : describe.skip;

whole.each(Object.entries(TEMPLATES))('%s', (template, weakened) => {
  it('passes the battery, which exposes 95 % of its mutants', () => {
    const report = runAttacks({ ...jobOf(template), seed: 20_260_302, rounds: 200 });
    expect(report.attacks.flatMap(({ breaches }) => breaches)).toEqual([]);
    expect(report.verdict).toBe('PASSED');
    expect(report.mutation.score_bps).toBeGreaterThanOrEqual(LEAST_SCORE_BPS);
  }, TIMEOUT_MS);

  it.each(weakened)('is breached by $exposedBy: $name', (one) => {
    expect(attackOn(arenaOfTemplate(template, weaken(template, one)), one.exposedBy).verdict).toBe('BREACHED');
  }, TIMEOUT_MS);
});

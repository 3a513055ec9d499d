/** Every shipped template passes the gates of the foundry; and each of its checks can be taken out, for batteries to find. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Program } from '@helios-lang/compiler';
import { bundleOfFolder } from '../../src/onchain/foundry/bundle-folder.ts';
import { runGates } from '../../src/onchain/foundry/gates/run-gates.ts';
import * as milestoneEscrow from './weakened/milestone-escrow.ts';
import * as receivableAdvance from './weakened/receivable-advance.ts';
import * as rentalDeposit from './weakened/rental-deposit.ts';
import * as rotatingSavings from './weakened/rotating-savings.ts';
import * as savingsGoal from './weakened/savings-goal.ts';
import { type Weakened, TEMPLATES, templateFolder, weaken } from './weakened/weakened.ts';

const LEAST_WEAKENED = 8;
const LEAST_STORIES = 3;
const PRELUDE = readFileSync(join(import.meta.dirname, '../../src/onchain/chain/prelude/razao.hl'), 'utf8');
const WEAKENED: Readonly<Record<string, readonly Weakened[]>> = {
  'milestone-escrow': milestoneEscrow.WEAKENED,
  'receivable-advance': receivableAdvance.WEAKENED,
  'rental-deposit': rentalDeposit.WEAKENED,
  'rotating-savings': rotatingSavings.WEAKENED,
  'savings-goal': savingsGoal.WEAKENED,
};

it('every template has weakened versions', () => {
  expect(Object.keys(WEAKENED)).toEqual(readdirSync(TEMPLATES).toSorted());
});

describe.each(Object.entries(WEAKENED))('%s', (template, weakened) => {
  const folder = templateFolder(template);

  it('passes the gates without a finding', () => {
    const { verdict, gates, artifact } = runGates(bundleOfFolder(folder));
    expect(gates.flatMap(({ findings }) => findings)).toEqual([]);
    expect(verdict).toBe('PASSED');
    expect(artifact?.scenarios.length).toBeGreaterThanOrEqual(LEAST_STORIES);
  });

  it('takes every check out in one place, and still is a validator', () => {
    expect(weakened.length).toBeGreaterThanOrEqual(LEAST_WEAKENED);
    expect(new Set(weakened.map(({ name }) => name)).size).toBe(weakened.length);
    for (const version of weakened) expect(
      new Program(weaken(template, version), { moduleSources: [PRELUDE], isTestnet: true }).purpose,
    ).toBe('mixed');
  });
});

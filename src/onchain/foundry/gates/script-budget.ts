import type { GateFinding } from '../../../../generated/models.ts';
import { BUDGET, type CompiledScript, type PlayedStep, VALIDATOR, budgetUsed } from '../../chain/index.ts';
import { problem } from './finding.ts';

/** Of the 16,384 bytes that the chain takes in a transaction: the rest is for the transaction that deploys the script. */
const MAXIMUM_SCRIPT_BYTES = 12_288;
const MAXIMUM_SHARE = 80n;

/** Checks that the script is small enough to be deployed, and that each honest move leaves a fifth of its budget. */
export function scriptBudget(script: CompiledScript, accepted: readonly PlayedStep[]): GateFinding[] {
  const bytes = script.script.length / 2;
  const large = bytes <= MAXIMUM_SCRIPT_BYTES ? [] : [
    problem('SCRIPT_TOO_LARGE', `The script is ${bytes} bytes, of at most ${MAXIMUM_SCRIPT_BYTES}.`, { path: VALIDATOR }),
  ];
  return [...large, ...accepted.flatMap(leavesSome)];
}

function leavesSome({ plan, move }: PlayedStep): GateFinding[] {
  if (plan === null) return [];
  const shares = budgetUsed(plan.draft).flatMap(({ memory, steps }) => [memory * 100n / BUDGET.mem, steps * 100n / BUDGET.cpu]);
  const share = shares.reduce((a, b) => (a > b ? a : b), 0n);
  return share <= MAXIMUM_SHARE ? [] : [problem('BUDGET_NEARLY_USED',
    `The move ${(move.action ?? move.kind).toLowerCase()} uses ${share} % of its budget, of at most ${MAXIMUM_SHARE}.`,
    { path: VALIDATOR })];
}

import type { GateFinding, GateResult } from '../../../../generated/models.ts';
import { sorted } from './finding.ts';

type Gate = Pick<GateResult, 'description' | 'severity'>;

/** Gates of a bundle, in the order of the report. */
export const GATES = {
  signature: { description: 'The bundle is signed with the key of its author.', severity: 'BLOCKING' },
  manifest: { description: 'The manifest and the scenarios are well-formed, and all they refer to exists and fits.', severity: 'BLOCKING' },
  compile: { description: 'The validator compiles.', severity: 'BLOCKING' },
  unit_tests: { description: 'Every scenario goes as it says, reaches every move, and is refused by a code.', severity: 'ADVISORY' },
  datum_layout: { description: 'The validator reads the record and the moves that the manifest declares.', severity: 'BLOCKING' },
  value_conservation: { description: 'No honest move can be turned into one that takes money.', severity: 'BLOCKING' },
  script_budget: { description: 'The script is small enough, and every move uses at most 80 % of its budget.', severity: 'BLOCKING' },
  reproducibility: { description: 'Compiled again by another process, the bundle gives the same artifact.', severity: 'BLOCKING' },
} as const satisfies Record<string, Gate>;

export type GateName = keyof typeof GATES;

export const GATE_NAMES = Object.keys(GATES) as readonly GateName[];

/** Result of a gate that ran: one ERROR fails it. */
export function looked(gate: GateName, findings: readonly GateFinding[]): GateResult {
  const failed = findings.some(({ severity }) => severity === 'ERROR');
  return { gate, ...GATES[gate], verdict: failed ? 'FAILED' : 'PASSED', findings: sorted(findings) };
}

/** Result of a gate that did not run, since an earlier one stopped the bundle. */
export function skipped(gate: GateName): GateResult {
  return { gate, ...GATES[gate], verdict: 'SKIPPED', findings: [] };
}

/** True when the bundle goes no further. */
export function stops({ severity, verdict }: GateResult): boolean {
  return severity === 'BLOCKING' && verdict === 'FAILED';
}

/** Returns all gates in the order of the report; those without a result were skipped. */
export function inOrder(results: readonly GateResult[], names: readonly GateName[] = GATE_NAMES): GateResult[] {
  return names.map((name) => results.find(({ gate }) => gate === name) ?? skipped(name));
}

import type { GateFinding } from '../../../../../generated/models.ts';
import type { Bundle } from '../read-bundle.ts';
import { fields, keys, parameters } from './fields.ts';
import { effects, formulas, times, value } from './money.ts';
import { names } from './names.ts';
import type { ManifestRule } from './rules.ts';
import { scenarios } from './scenarios.ts';
import { states } from './states.ts';

const RULES: readonly ManifestRule[] = [names, states, fields, keys, parameters, value, effects, times, formulas];

/** Checks a well-formed manifest for consistency, then its scenarios against it. */
export function manifestGate(bundle: Bundle): GateFinding[] {
  const findings = RULES.flatMap((rule) => rule(bundle.manifest));
  return findings.length > 0 ? findings : scenarios(bundle);
}

import type { Sandbox, ForbiddenStep } from '../sandbox/sandbox.ts';
import { fromStates } from '../sandbox/sandbox.ts';
import type { Variation } from '../sandbox/attack.ts';
import { stateOf } from '../../chain/index.ts';

/** Attacks that include the steps which a scenario expects to be refused. */
type Forbidding = 'wrong_signer' | 'state_skip' | 'time_forgery' | 'amount_range';

/** Steps that scenarios expect to be refused, each with the attack that it is an example of. The default is the attack on amounts. */
export function forbiddenSteps(sandbox: Sandbox, attack: Forbidding): Variation[] {
  return sandbox.forbidden.filter((step) => kindOf(sandbox, step) === attack).map(({ scenario, played: { step, plan, now, move } }) => ({
    move: move.action ?? move.kind.toLowerCase(), change: `step ${step.index} of ${scenario}`, draft: plan.draft, now,
    gain: `Step ${step.index} of ${scenario} went through, which the scenario says is refused with ${step.expected_refusal ?? 'a code'}.`,
  }));
}

function kindOf({ manifest }: Sandbox, { played: { step, move, before, now } }: ForbiddenStep): Forbidding {
  const action = manifest.actions.find(({ name }) => name === move.action);
  const rules = step.kind === 'CREATE' ? manifest.creation : action ?? manifest.closing;
  if (rules?.signed_by !== step.signed_by) return 'wrong_signer';
  if (before === null) return 'amount_range';
  if (!fromStates(manifest, move).includes(stateOf(manifest, before.fields) ?? '')) return 'state_skip';
  const at = (field: string | null | undefined) => (typeof field === 'string' ? Number(before.fields.get(field)) : null);
  const [notBefore, notAfter] = [at(action?.not_before), at(action?.not_after)];
  return (notBefore !== null && now < notBefore) || (notAfter !== null && now >= notAfter) ? 'time_forgery' : 'amount_range';
}

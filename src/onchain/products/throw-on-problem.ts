import { fail } from '../../platform/errors.ts';
import type { CompileProblem } from '../foundry/index.ts';

/** Returns the result of compiling what has compiled before. @throws ApiError SERVICE_UNAVAILABLE. */
export function throwOnProblem<T extends object>(result: T | CompileProblem): T {
  if (!('problem' in result)) return result;
  if (result.problem === 'COMPILE_ERROR') throw new Error(`a source that compiled before does not compile: ${result.message}`);
  return fail('SERVICE_UNAVAILABLE', undefined, 'The validator cannot be compiled at the moment; repeat with the same key.');
}

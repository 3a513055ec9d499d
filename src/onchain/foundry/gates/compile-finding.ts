import type { GateFinding } from '../../../../generated/models.ts';
import { CompileError, VALIDATOR } from '../../chain/index.ts';
import { problem } from './finding.ts';

/** Makes a finding of any error that the compiler throws; only its own errors have a location. */
export function compileFinding(error: unknown): GateFinding {
  if (error instanceof CompileError) return problem('COMPILE_ERROR', error.message, { path: error.path ?? VALIDATOR, line: error.line });
  if (error instanceof RangeError) return problem(
    'COMPILE_TOO_LARGE', 'The source is nested too deeply for the compiler.', { path: VALIDATOR },
  );
  return problem('COMPILE_ERROR', `The compiler gave up: ${error instanceof Error ? error.message : String(error)}`, { path: VALIDATOR });
}

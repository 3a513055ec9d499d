import { ApiPixAdapter } from '../adapters/api-pix/adapter.ts';
import { checkConfig, type CheckedStep } from '../adapters/api-pix/check.ts';
import { readAdapterConfig, type AdapterConfig } from '../adapters/api-pix/config.ts';
import { AdapterConfigError } from '../adapters/api-pix/errors.ts';
import { createLog } from '../platform/log.ts';
import { UsageError } from './command-failed.ts';
import { portFailure } from './ports.ts';
import { Shutdown } from './shutdown.ts';
import { endWithParent } from './simulated.ts';

export interface ApiPixCommand {
  readonly config: string;
  readonly json: boolean;
  /** Ends when standard input does. */
  readonly withParent: boolean;
}

/**
 * Runs the adapter for API Pix in this process until a signal ends it.
 * @throws UsageError with one line for each fault of the configuration; CommandFailed for a port that is taken.
 */
export async function runApiPix({ config: file, json, withParent }: ApiPixCommand): Promise<void> {
  const config = readConfigFile(file);
  const log = createLog(process.env['RAZAO_LOG_LEVEL'] ?? 'info');
  const shutdown = new Shutdown();
  if (withParent) endWithParent();
  await shutdown.around(async () => {
    const running = await new ApiPixAdapter(config, { log }).start().catch((error: unknown) => {
      throw portFailure(error, { ...config.listen, setting: '--config' });
    });
    shutdown.add(() => running.stop());
    const urls = { base_url: running.url, callback_url: running.callbackUrl ?? null };
    const callbacks = running.callbackUrl === undefined ? '' : `, for callbacks at ${running.callbackUrl}`;
    const text = `the adapter for API Pix (${config.profile.name}) listens at ${running.url}${callbacks}`;
    process.stdout.write(`${json ? JSON.stringify(urls) : text}\n`);
  });
  process.exit();
}

/** Tries a configuration. @throws UsageError as `runApiPix`. */
export async function checkApiPix(
  file: string, said: (step: CheckedStep) => void,
): Promise<{ readonly ok: boolean; readonly steps: readonly CheckedStep[] }> {
  const steps = await checkConfig(readConfigFile(file), said);
  return { ok: steps.every(({ ok }) => ok), steps };
}

/** One line for people. */
export function describeStep({ step, ok, says }: CheckedStep): string {
  return `${ok ? 'ok   ' : 'WRONG'}  ${step.padEnd(14)}  ${says}`;
}

function readConfigFile(file: string): AdapterConfig {
  try {
    return readAdapterConfig(file);
  } catch (error) {
    if (!(error instanceof AdapterConfigError)) throw error;
    throw new UsageError(error.faults.map((fault, index) => (index === 0 ? fault : `razao: ${fault}`)).join('\n'));
  }
}

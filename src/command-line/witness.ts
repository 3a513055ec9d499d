import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Witness, witnessServer } from '../domains/transparency/index.ts';
import { systemClock } from '../platform/clock.ts';
import { CommandFailed, UsageError } from './command-failed.ts';
import { readKeys } from './proof.ts';

/**
 * Runs a witness until the process ends.
 * @returns the line of its key, and its address.
 * @throws UsageError for a wrong option; CommandFailed when its file is another witness's, or the address is taken.
 */
export async function runWitness(
  { name, file, log, listen }: { name: string; file: string; log: string[]; listen: string },
): Promise<{ key: string; url: string }> {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(listen) ?? [];
  if (host === '' || /[\s+]/.test(name)) throw new UsageError('a name has neither spaces nor +, and --listen is <host>:<port>');
  const witness = openWitness(name, file, log);
  const server = witnessServer(witness).listen(Number(port), host);
  try {
    await once(server, 'listening');
  } catch {
    throw new CommandFailed(`${listen} cannot be listened on`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => process.exit(0)));
  return { key: witness.vkey.line, url: `http://${host}:${(server.address() as AddressInfo).port}` };
}

function openWitness(name: string, file: string, log: string[]): Witness {
  const logs = readKeys(log);
  try {
    return new Witness({ file, name, logs, now: () => systemClock.now() });
  } catch (error) {
    throw new CommandFailed(error instanceof Error ? error.message : String(error));
  }
}

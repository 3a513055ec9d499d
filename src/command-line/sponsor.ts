import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CommandFailed } from './command-failed.ts';
import { portFailure, requireFreePort, usualPlace, type Place } from './ports.ts';
import { Shutdown, within } from './shutdown.ts';
import { readConfig, type Config } from '../platform/config.ts';

const DEFAULT_PORT = 4020;
const PROGRAM = join(import.meta.dirname, 'razao.js');
/** How long the sponsor's process may take to start, and to end. */
const START_MS = 60_000;
const STOP_MS = 5_000;

export interface SponsorCommand {
  json: boolean;
  /** End when standard input does: for a process that whoever started it must not leave behind. */
  withParent: boolean;
}

/** Runs the simulated sponsor in this process until a signal asks it to end. */
export async function sponsor({ json, withParent }: SponsorCommand): Promise<void> {
  const config = readConfig(process.env);
  const shutdown = new Shutdown();
  if (withParent) process.stdin.on('end', () => process.exit()).on('error', () => process.exit()).resume();
  await shutdown.around(async () => {
    const { Sponsor } = await import('../../mocks/sponsor/sponsor.ts');
    const place = placeOf(config);
    const bank = new Sponsor({ settleAfterMs: config.RAZAO_SPONSOR_SETTLE_MS });
    const url = await bank.listen(place.port, place.host).catch((error: unknown) => { throw portFailure(error, place); });
    shutdown.add(() => bank.stop());
    process.stdout.write(json ? `${JSON.stringify({ base_url: url })}\n` : banner(url));
  });
  process.exit();
}

/**
 * Where the simulated sponsor goes beside the service: the port that is set, which must be free, or else the usual one,
 * or any.
 * @throws CommandFailed when the port that is set is taken.
 */
export function sponsorPlace(config: Config): Promise<Place> {
  return usualPlace(placeOf(config), config.RAZAO_SPONSOR_PORT !== undefined, config.PORT === 0);
}

/** To this machine only: its control door has no lock. */
function placeOf({ RAZAO_SPONSOR_PORT }: Config): Place {
  return { port: RAZAO_SPONSOR_PORT ?? DEFAULT_PORT, host: '127.0.0.1', setting: 'RAZAO_SPONSOR_PORT' };
}

/**
 * Starts the simulated sponsor in a process of its own, which ends with ours in whatever way ours ends.
 * @returns its base URL.
 * @throws CommandFailed when it does not start.
 */
export async function startSponsor(place: Place, shutdown: Shutdown): Promise<string> {
  await requireFreePort(place);
  const child = spawn(process.execPath, [PROGRAM, 'sponsor', '--json', '--with-parent'], {
    // In a group of its own, so that Ctrl-C lets the service end its work with the sponsor still there.
    stdio: ['pipe', 'pipe', 'inherit'], detached: true, env: { ...process.env, NODE_OPTIONS: '', RAZAO_SPONSOR_PORT: String(place.port) },
  });
  shutdown.add(() => stop(child));
  const started = baseUrlOf(child);
  started.catch(() => undefined);
  if (!(await within(START_MS, started))) throw new CommandFailed('the simulated sponsor did not start in time');
  return started;
}

/** Tells the sponsor of an account: what signs its calls and events, and where its events go. */
export async function registerAtSponsor(
  sponsorUrl: string, account: { provider_id: string; secret: string; callback_url: string },
): Promise<void> {
  const answer = await fetch(`${sponsorUrl}/_control/providers`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(account),
  });
  if (!answer.ok) throw new CommandFailed(`the simulated sponsor does not know ${account.provider_id}: it answered ${answer.status}`);
}

async function baseUrlOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const url = /"base_url":"([^"]+)"/.exec(said)?.[1];
    if (url !== undefined) {
      child.stdout?.resume();
      return url;
    }
  }
  throw new CommandFailed('the simulated sponsor did not start');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.stdin?.end();
  if (!(await within(STOP_MS, gone))) child.kill('SIGKILL');
}

function banner(url: string): string {
  return `
The simulated sponsor at ${url}: a bank with books of its own, in memory.
  Ctrl-C ends it.

Open an account for a provider of the service, and have money arrive:

curl -s ${url}/_control/providers -H 'Content-Type: application/json' -d '{"provider_id":"sim-demo","secret":"…","callback_url":"http://127.0.0.1:8080"}'
curl -s ${url}/_control/emit -H 'Content-Type: application/json' -d '{"event":"CREDIT_RECEIVED","data":{"amount":{"currency":"BRL","value":3850},"key":"ana@example.com"}}'

`;
}

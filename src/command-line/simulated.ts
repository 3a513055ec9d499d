import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CommandFailed } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';
import { portFailure, requireFreePort, usualPlace, type ListenAddress } from './ports.ts';
import { Shutdown, within } from './shutdown.ts';
import { readConfig, type Config } from '../platform/config.ts';

const PROGRAM = join(import.meta.dirname, 'razao.js');
/** Longest time that a simulated party's process may take to start, and to end, in milliseconds. */
const START_MS = 60_000;
const STOP_MS = 5_000;

/** An outside party that can be simulated, in a process of its own. */
export type SimulatedParty = 'sponsor' | 'kyc' | 'psp';

interface PartyServer {
  listen(port: number, host: string): Promise<string>;
  stop(): Promise<void>;
}

interface Simulation {
  readonly name: string;
  readonly setting: 'RAZAO_SPONSOR_PORT' | 'RAZAO_KYC_PORT' | 'RAZAO_PSP_PORT';
  readonly usualPort: number;
  create(config: Config): Promise<PartyServer>;
  banner(url: string): string;
}

const JSON_BODY = `-H 'Content-Type: application/json' -d`;

const simulations: Readonly<Record<SimulatedParty, Simulation>> = {
  sponsor: {
    name: 'simulated sponsor', setting: 'RAZAO_SPONSOR_PORT', usualPort: 4020,
    create: async ({ RAZAO_SPONSOR_SETTLE_MS }) => new (await import('../../mocks/sponsor/sponsor.ts')).Sponsor({
      settleAfterMs: RAZAO_SPONSOR_SETTLE_MS,
    }),
    banner: (url) => `
The simulated sponsor at ${url}: a bank with books of its own, in memory.
  Ctrl-C ends it.

Open an account for a provider of the service, and make money arrive:

curl -s ${url}/_control/providers ${JSON_BODY} '{"provider_id":"sim-demo","secret":"…","callback_url":"http://127.0.0.1:8080"}'
curl -s ${url}/_control/emit ${JSON_BODY} '{"event":"CREDIT_RECEIVED","data":{"amount":{"currency":"BRL","value":3850},"key":"ana@example.com"}}'

`,
  },
  psp: {
    name: 'simulated PSP', setting: 'RAZAO_PSP_PORT', usualPort: 4050,
    create: pspServer,
    banner: (url) => `
The simulated PSP at ${url}: API Pix over mTLS, with books in memory. ${url}/_control/address names the address of API Pix.
  Ctrl-C ends it.

Make money arrive, and lose every tenth callback:

curl -s ${url}/_control/emit ${JSON_BODY} '{"event":"CREDIT_RECEIVED","data":{"amount":{"currency":"BRL","value":3850}}}'
curl -s ${url}/_control/callbacks ${JSON_BODY} '{"lose":0.1}'

`,
  },
  kyc: {
    name: 'simulated KYC provider', setting: 'RAZAO_KYC_PORT', usualPort: 4030,
    create: async ({ RAZAO_KYC_DECIDE_MS }) => new (await import('../../mocks/kyc/simulated-kyc.ts')).SimulatedKyc({
      decideAfterMs: RAZAO_KYC_DECIDE_MS,
    }),
    banner: (url) => `
The simulated KYC provider at ${url}.
  Ctrl-C ends it.

Open an account for a provider of the service, and make the next verdict a rejection:

curl -s ${url}/_control/providers ${JSON_BODY} '{"provider_id":"sim-kyc-demo","secret":"…","callback_url":"http://127.0.0.1:8080"}'
curl -s ${url}/_control/script ${JSON_BODY} '{"operation":"decide","outcome":"refuse","code":"FACE_MISMATCH"}'

`,
  },
};

/** The simulated PSP serves API Pix on a port of its own, which its control API names. */
async function pspServer(): Promise<PartyServer> {
  const psp = new (await import('../../mocks/psp/psp.ts')).SimulatedPsp();
  return {
    listen: async (port, host) => {
      await psp.listenApi(0, host);
      return psp.listen(port, host);
    },
    stop: () => psp.stop(),
  };
}

export interface SimulatedCommand {
  json: boolean;
  /** Ends when standard input does: for a process that its starter must not leave behind. */
  withParent: boolean;
}

/** Runs a simulated party in this process until a signal ends it. */
export async function simulate(party: SimulatedParty, { json, withParent }: SimulatedCommand): Promise<void> {
  const config = readConfig(process.env);
  const shutdown = new Shutdown();
  if (withParent) endWithParent();
  await shutdown.around(async () => {
    const { create, banner } = simulations[party];
    const place = placeOf(party, config);
    const server = await create(config);
    const url = await server.listen(place.port, place.host).catch((error: unknown) => { throw portFailure(error, place); });
    shutdown.add(() => server.stop());
    process.stdout.write(json ? `${JSON.stringify({ base_url: url })}\n` : banner(url));
  });
  process.exit();
}

/** Ends this process when standard input does. */
export function endWithParent(): void {
  process.stdin.on('end', () => process.exit()).on('error', () => process.exit()).resume();
}

/**
 * Finds an address for a simulated party beside the service: the configured port, which must be free, or else the usual one, or any.
 * @throws CommandFailed when the configured port is taken.
 */
export function simulatedPlace(party: SimulatedParty, config: Config): Promise<ListenAddress> {
  return usualPlace(placeOf(party, config), config[simulations[party].setting] !== undefined, config.PORT === 0);
}

/** Returns the party's address on this machine only: its control API has no lock. */
function placeOf(party: SimulatedParty, config: Config): ListenAddress {
  const { setting, usualPort } = simulations[party];
  return { port: config[setting] ?? usualPort, host: '127.0.0.1', setting };
}

/**
 * Starts a simulated party in a process of its own, which ends with ours in whatever way ours ends.
 * @returns its base URL.
 * @throws CommandFailed when it does not start.
 */
export async function startSimulated(party: SimulatedParty, place: ListenAddress, shutdown: Shutdown): Promise<string> {
  await requireFreePort(place);
  const { name, setting } = simulations[party];
  const child = spawnProgram(party, { [setting]: String(place.port) });
  shutdown.add(() => stopProgram(child));
  return urlOfProgram(child, name);
}

/** Starts `razao <command>` as a process that ends with ours. @param env in addition to ours. @param more options. */
export function spawnProgram(command: string, env: Readonly<Record<string, string>>, more: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...command.split(' '), '--json', '--with-parent', ...more], {
    // In a group of its own, so that Ctrl-C lets the service end its work with the party still there.
    stdio: ['pipe', 'pipe', 'inherit'], detached: true, env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
}

/** @returns the base URL that a program prints. @throws CommandFailed when it does not start. */
export async function urlOfProgram(child: ChildProcess, name: string): Promise<string> {
  const started = baseUrlOf(child, name);
  started.catch(() => undefined);
  if (!(await within(START_MS, started))) throw new CommandFailed(`the ${name} did not start in time`, EXIT.UNREACHABLE);
  return started;
}

/** Tells a simulated party of an account: what signs its calls and events, and where its events go. */
export async function registerAt(
  party: SimulatedParty, url: string, account: { provider_id: string; secret: string; callback_url: string },
): Promise<void> {
  const answer = await fetch(`${url}/_control/providers`, {
    method: 'POST', redirect: 'manual', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(account),
  });
  if (!answer.ok) throw new CommandFailed(
    `the ${simulations[party].name} does not know ${account.provider_id}: it answered ${answer.status}`,
  );
}

async function baseUrlOf(child: ChildProcess, name: string): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const url = /"base_url":"([^"]+)"/.exec(said)?.[1];
    if (url !== undefined) {
      child.stdout?.resume();
      return url;
    }
  }
  throw new CommandFailed(`the ${name} did not start`, EXIT.UNREACHABLE);
}

/** Asks a program to end, and ends it when it does not. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.stdin?.end();
  if (!(await within(STOP_MS, gone))) child.kill('SIGKILL');
}

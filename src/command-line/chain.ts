import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig, type Config } from '../platform/config.ts';
import { freePort } from '../platform/local/address.ts';
import { resolveServers } from '../platform/local/resolve-servers.ts';
import { createLog, type Log } from '../platform/log.ts';
import { portFailure, requireFreePort, usualPlace, type ListenAddress } from './ports.ts';
import { Shutdown } from './shutdown.ts';
import { endWithParent, spawnProgram, stopProgram, urlOfProgram } from './simulated.ts';

const USUAL_PORT = 4040;
const RESTART_MS = 1_000;
const RESTARTS = 5;
const RESTARTS_WITHIN_MS = 60_000;

/** Runs the chain in this process until a signal ends it; uses an embedded Postgres where none is given. */
export async function runChain({ json, withParent, startsAt }: {
  json: boolean; withParent: boolean; startsAt?: Date | undefined;
}): Promise<void> {
  const config = readConfig({ RAZAO_LOG_LEVEL: 'warn', ...process.env });
  const log = createLog(config.RAZAO_LOG_LEVEL);
  const shutdown = new Shutdown();
  if (withParent) endWithParent();
  await shutdown.around(async () => {
    const place = placeOf(config);
    await requireFreePort(place);
    const { databaseUrl, stop } = await resolveServers({
      databaseUrl: config.RAZAO_CHAIN_DATABASE_URL ?? config.DATABASE_URL, mongodbUrl: null, dataDir: config.RAZAO_DATA_DIR, log,
    });
    shutdown.add(stop);
    const { ChainServer } = await import('../onchain/chain/server/chain-server.ts');
    const server = new ChainServer({
      databaseUrl, tickMs: config.RAZAO_CHAIN_TICK_MS, hasControl: config.RAZAO_SANDBOX, failed: endFailed, startsAt,
    });
    const url = await server.listen(place.port, place.host).catch((error: unknown) => { throw portFailure(error, place); });
    shutdown.add(() => server.stop());
    process.stdout.write(json ? `${JSON.stringify({ base_url: url })}\n` : banner(url));
  });
  process.exit();
}

function endFailed(error: Error): void {
  process.stderr.write(`razao: ${error.message}\n`, () => process.exit(1));
}

function banner(url: string): string {
  return `
The chain at ${url}: an eUTXO ledger by the rules of Cardano's Conway era.
  Ctrl-C ends it.

curl -s ${url}/v1/tip

`;
}

/**
 * Finds an address for the chain beside the service: the configured port, which must be free, or else the usual one, or any.
 * @throws CommandFailed when the configured port is taken.
 */
export function chainPlace(config: Config): Promise<ListenAddress> {
  return usualPlace(placeOf(config), config.RAZAO_CHAIN_PORT !== undefined, config.PORT === 0);
}

/** Returns the chain's address on this machine only: whoever reaches it may send transactions. */
function placeOf({ RAZAO_CHAIN_PORT }: Config): ListenAddress {
  return { port: RAZAO_CHAIN_PORT ?? USUAL_PORT, host: '127.0.0.1', setting: 'RAZAO_CHAIN_PORT' };
}

/** Chain process that `serve` supervises. */
export interface SupervisedChain {
  /** URL of the chain, also while it starts. */
  readonly url: string;
  /** Resolves when it first answers, with its URL; with undefined when it did not start, after it printed why. */
  readonly started: Promise<string | undefined>;
  stop(): Promise<void>;
}

/** Time from block to block while demo data is made, whose moves wait for blocks by real time. */
const DEMO_TICK_MS = 50;

/**
 * Starts the chain as a separate process, which ends with ours; restarts it when it dies, at the same address, five times a minute.
 * @param startsAt the time of its clock at its start, for a sandbox whose clock is behind.
 */
export async function superviseChain(
  config: Config, databaseUrl: string, place: ListenAddress, log: Log, startsAt?: Date,
): Promise<SupervisedChain> {
  const port = place.port === 0 ? await freePort() : place.port;
  const spawnChain = (more: string[] = []) => spawnProgram('chain', {
    RAZAO_CHAIN_PORT: String(port), RAZAO_CHAIN_DATABASE_URL: config.RAZAO_CHAIN_DATABASE_URL ?? databaseUrl,
    RAZAO_SANDBOX: String(config.RAZAO_SANDBOX), ...(startsAt && { RAZAO_CHAIN_TICK_MS: String(DEMO_TICK_MS) }),
  }, more);
  let child = spawnChain(startsAt && ['--starts-at', startsAt.toISOString()]);
  let isStopped = false;
  const deaths: number[] = [];

  const watch = (watched: ChildProcess): void => void watched.once('exit', () => void restart());
  async function restart(): Promise<void> {
    if (isStopped) return;
    deaths.push(performance.now());
    const recent = deaths.filter((at) => at > performance.now() - RESTARTS_WITHIN_MS).length;
    if (recent > RESTARTS) return log.warn(`the chain died ${recent} times within a minute: it is not restarted`);
    log.warn('the chain died: restarting it');
    await sleep(RESTART_MS);
    if (isStopped) return;
    child = spawnChain();
    watch(child);
    await urlOfProgram(child, 'chain').catch((error: unknown) => log.warn(String(error)));
  }

  const started = urlOfProgram(child, 'chain').then((url) => {
    watch(child);
    return url;
  }, (error: unknown) => {
    if (!isStopped) log.warn(`no chain, so products do not move: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  });
  return {
    url: `http://${place.host}:${port}`, started,
    stop: async () => {
      isStopped = true;
      await stopProgram(child);
    },
  };
}

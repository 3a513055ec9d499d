/** The embedded MongoDB server of a data folder: a real mongod, started and kept by us. */
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, MongoServerError } from 'mongodb';
import { freePort, newPassword, readAddress, writeAddress, type Address } from './address.ts';
import { takeOwnership } from './owner-file.ts';
import { findMongod } from './mongod-binary.ts';
import {
  becomesReady,
  commandLineOf,
  LocalServerError,
  processRef,
  readOrEmpty,
  reasonFromLog,
  startDetached,
  stopProcess,
  type LocalLog,
  type ProcessRef,
} from './process.ts';
import { borrow, borrowFrom, supervise, type LocalServer } from './supervise.ts';

export interface MongoOptions {
  /** The installation's data folder; the server lives in its `mongo/`. */
  readonly dataDir: string;
  /** Wished port; by default the one of the last run, else a free one below 32768. */
  readonly port?: number;
  /** Another version's mongod. */
  readonly binary?: string;
  readonly log: LocalLog;
}

interface Instance {
  readonly binary: string | undefined;
  readonly data: string;
  readonly addressFile: string;
  readonly logFile: string;
}

interface Running {
  readonly ref: ProcessRef;
  readonly address: Address;
}

const USER = 'razao';
const START_TIMEOUT_MS = 60_000;
const LAUNCH_ATTEMPTS = 5;
const STOP_STEPS = [['SIGTERM', 20_000], ['SIGKILL', 5_000]] as const;
const AUTHENTICATION_FAILED = 18;

/**
 * Starts the server of the data folder, or takes over the one that a killed service left running. While another living process owns it, it
 * is only borrowed.
 * @throws LocalServerError whose one line states why there is no server.
 */
export async function startMongo({ dataDir, port, binary, log }: MongoOptions): Promise<LocalServer> {
  const folder = join(resolve(dataDir), 'mongo');
  const instance = { binary, data: join(folder, 'data'), addressFile: join(folder, 'razao.json'), logFile: join(folder, 'server.log') };
  mkdirSync(instance.data, { recursive: true, mode: 0o700 });
  const held = takeOwnership(join(folder, 'owner'));
  if (held.heldBy !== undefined) return borrowFrom('MongoDB', held.heldBy, () => answering(instance), START_TIMEOUT_MS);
  try {
    const known = readAddress(instance.addressFile);
    const preferred = { port: port ?? known?.port ?? (await freePort()), password: known?.password ?? newPassword() };
    const running = (await adopt(instance, preferred, log)) ?? (await launch(instance, preferred, log));
    return supervise(
      {
        name: 'MongoDB',
        url: urlOf(running.address),
        log,
        relaunch: async () => (await launch(instance, running.address, log, 'samePort')).ref,
        end: (ref) => stopProcess(ref, STOP_STEPS),
        release: held.release,
      },
      running.ref,
    );
  } catch (error) {
    held.release();
    throw error;
  }
}

/** Starts the server, on another port when the wished one was taken meanwhile. */
async function launch(instance: Instance, preferred: Address, log: LocalLog, samePort?: 'samePort'): Promise<Running> {
  const binary = instance.binary ?? await findMongod(log);
  for (let attempt = 1; ; attempt += 1) {
    const address = samePort ? preferred : { ...preferred, port: await freePort(preferred.port) };
    writeAddress(instance.addressFile, address);
    const ref = startDetached({ file: binary, args: settings(instance, address) }, instance.logFile);
    if (await becomesReady(ref, () => listens(address.port), START_TIMEOUT_MS, STOP_STEPS)) {
      await ensureUser(address);
      return { ref, address };
    }
    const taken = /address already in use/i.test(readOrEmpty(instance.logFile));
    if (!taken || attempt === LAUNCH_ATTEMPTS) {
      throw new LocalServerError(`MongoDB did not start: ${reasonFromLog(instance.logFile)} (${instance.logFile})`);
    }
    await sleep(200);
  }
}

function settings({ data }: Instance, { port }: Address): string[] {
  return [
    ...['--dbpath', data, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket', '--auth'],
    ...['--wiredTigerCacheSizeGB', '0.25', '--quiet', '--setParameter', 'diagnosticDataCollectionEnabled=false'],
  ];
}

/** Takes over the server that a killed service left on this folder; one that does not answer is stopped. */
async function adopt(instance: Instance, address: Address, log: LocalLog): Promise<Running | undefined> {
  const ref = leftRunning(instance);
  if (ref === undefined) return undefined;
  if ((await becomesReady(ref, () => listens(address.port), START_TIMEOUT_MS, STOP_STEPS)) && (await answers(address))) {
    log.info(`found MongoDB still running (pid ${ref.pid})`);
    return { ref, address };
  }
  await stopProcess(ref, STOP_STEPS);
  return undefined;
}

/** The process of mongod.lock, if it lives and is a mongod of this very folder. */
function leftRunning({ data }: Instance): ProcessRef | undefined {
  const pid = Number(readOrEmpty(join(data, 'mongod.lock')));
  const ref = pid > 0 ? processRef(pid) : undefined;
  return ref !== undefined && commandLineOf(pid).includes(` ${data} `) ? ref : undefined;
}

async function answering(instance: Instance): Promise<LocalServer | undefined> {
  const address = readAddress(instance.addressFile);
  const ref = leftRunning(instance);
  return address !== undefined && ref !== undefined && (await answers(address)) ? borrow(urlOf(address), ref.pid) : undefined;
}

async function answers(address: Address): Promise<boolean> {
  try {
    await ensureUser(address);
    return true;
  } catch {
    return false;
  }
}

/** The server of a fresh folder lets a local connection create the first user, and only that. */
async function ensureUser(address: Address): Promise<void> {
  try {
    await command(urlOf(address), { ping: 1 });
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== AUTHENTICATION_FAILED) throw error;
    const user = { createUser: USER, pwd: address.password, roles: ['root'] };
    await command(`mongodb://127.0.0.1:${address.port}/?directConnection=true`, user);
  }
}

async function command(url: string, document: Record<string, unknown>): Promise<void> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000, socketTimeoutMS: 10_000 });
  try {
    await client.db('admin').command(document);
  } finally {
    await client.close();
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}

function urlOf({ port, password }: Address): string {
  return `mongodb://${USER}:${password}@127.0.0.1:${port}/razao?authSource=admin&directConnection=true`;
}

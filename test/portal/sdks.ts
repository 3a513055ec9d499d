/**
 * `make sdks`: every client from nothing, twice: by two processes, in two folders, zones and languages of the system. Prints the size of
 * each, requires the same bytes of both and at most a megabyte (of the whole API a half more), and then runs the tests of all languages on
 * them. Missing tools are fetched. When all have passed, it writes `tried.json`.
 */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { WHOLE_LANGUAGES, WHOLE_ZIP_BYTES } from '../../src/deploy/whole-sdk.ts';
import { sdkLanguages } from '../../src/onchain/portal/index.ts';

const execute = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const MOST_BYTES = 1_000_000;
/** A child makes one archive, of products or of the whole API, and prints its digest and size. */
const [, , asked, of] = process.argv;
if (asked !== undefined) await makeOne(asked, of === 'whole');
else await makeAll();

async function makeOne(name: string, isWhole: boolean): Promise<void> {
  const [{ journeyInput, wholeClient, generatorOfTests }, { makeArchive }, { findLanguage }] = await Promise.all([
    import('./harness.ts'), import('../../src/onchain/portal/making/make-archive.ts'), import('../../src/onchain/portal/index.ts'),
  ]);
  const language = findLanguage(name);
  if (!language) throw new Error(`there is no language ${name}`);
  const generator = language.generator ? await generatorOfTests() : undefined;
  if (language.generator && !generator) return void process.stdout.write('missing\n');
  const input = isWhole ? wholeClient() : journeyInput();
  const archive = await makeArchive(input, language, { generator, signal: new AbortController().signal });
  process.stdout.write(`${createHash('sha256').update(archive).digest('hex')} ${archive.length}\n`);
}

async function makeAll(): Promise<void> {
  const folders = [mkdtempSync(join(tmpdir(), 'razao-sdks-')), mkdtempSync(join(tmpdir(), 'razao-sdks-ç '))];
  const machines = [
    { TZ: 'America/Sao_Paulo', LANG: 'pt_BR.UTF-8', LC_ALL: 'C.UTF-8' }, { TZ: 'Asia/Kolkata', LANG: 'tr_TR.UTF-8', LC_ALL: 'C' },
  ];
  const problems: string[] = [];
  try {
    const clients = [
      ...sdkLanguages().map((name) => ({ args: [name], most: MOST_BYTES })),
      ...WHOLE_LANGUAGES.map((name) => ({ args: [name, 'whole'], most: WHOLE_ZIP_BYTES })),
    ];
    for (const { args, most } of clients) {
      const name = args.join(' ');
      const [first = '', second = ''] = [
        await child(args, folders[0] ?? '', machines[0] ?? {}), await child(args, folders[1] ?? '', machines[1] ?? {}),
      ];
      const [digest = '', size = '0'] = first.split(' ');
      process.stdout.write(`${name.padEnd(14)} ${size.padStart(8)} bytes  ${digest}\n`);
      if (first !== second) problems.push(`${name}: ${first} is not ${second}`);
      if (Number(size) >= most) problems.push(`${name}: ${size} bytes, ${most} are the most`);
    }
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : await exitOfTests();
  if (process.exitCode === 0) process.stdout.write(
    `${relative(ROOT, (await import('./tried.ts')).writeTried())} says that they were tried as they are\n`,
  );
}

/** @returns 0 when all passed. A signal to us ends them. */
async function exitOfTests(): Promise<number> {
  const tests = spawn(process.execPath, [join(ROOT, 'node_modules/jest/bin/jest.js'), '--verbose', 'test/portal'], {
    cwd: ROOT, stdio: 'inherit', env: { ...process.env, SDKS: 'all', CI: 'true' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => { tests.kill(signal); });
  const [code] = (await once(tests, 'exit')) as [number | null];
  return code ?? 1;
}

async function child(args: readonly string[], folder: string, environment: Record<string, string>): Promise<string> {
  const { stdout } = await execute(process.execPath, ['--import', import.meta.resolve('tsx'), import.meta.filename, ...args], {
    cwd: folder, env: {
      PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: folder, TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'), ...environment,
    },
  });
  return stdout.trim();
}

/** Each ban of bans.js catches its code, where .oxlintrc.json applies it, and its message names the replacement. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');
const CONFIG = '.oxlintrc.json';
const { overrides } = JSON.parse(readFileSync(join(ROOT, CONFIG), 'utf8')) as { overrides: {
  files: string[]; rules: Record<string, unknown>;
}[] };
const STRIPPED = overrides.find(({ rules }) => 'bans/more-than-types' in rules)?.files ?? [];

const accepted = ['new Date(0)', 'clock.now()', 'Number("1")', 'x as unknown', 'export class Thing {}'];

/** Code by the place of a file, with the expected complaint; null for none. */
const pieces: readonly (readonly [place: string, code: string, said: RegExp | null])[] = [
  ['src/domains/some', 'new Date()', /clock/],
  ['src/domains/some', 'Date.now()', /clock/],
  ['src/domains/some', 'const now = Date.now;', /clock/],
  ['src/domains/some', 'Math.random()', /newId\(\)/],
  ['src/domains/some', 'x as any', /type guard/],
  ['src/domains/some', 'parseFloat("1.5")', /Cents/],
  ['src/domains/some', 'Number.parseFloat("1.5")', /Cents/],
  ['src/domains/some', 'amount.toFixed(2)', /money\.ts/],
  ['src/domains/some', 'void fetch(url)', /redirect/],
  ['src/domains/some', 'void fetch(url, { method: "POST", signal })', /redirect/],
  ['src/domains/some', 'void fetch(url, { redirect: "manual", signal })', null],
  ['test', 'void fetch(url)', null],
  ['src/domains/some', 'export default class Thing {}', /by name/],
  ['src/platform/http', "import { pino, symbols } from 'pino';", /plain twin/],
  ['src/platform/http', "import { pino } from 'pino';", null],
  ['src/platform/http', 'request._consuming = true', /plain twin/],
  ['src/platform/http', 'app.response.json = ours', /plain twin/],
  ['src/platform/http', 'const { writeHead } = ServerResponse.prototype', /plain twin/],
  ['src/platform/http', 'Object.setPrototypeOf(request, ours)', /plain twin/],
  ['src/platform/http', 'Reflect.construct(IncomingMessage, [], made)', /plain twin/],
  ['src/platform/http', 'response.writeHead(200, ["A", 1])', /plain twin/],
  ['src/platform/http', 'response.writeHead(200, { A: 1 })', null],
  ['src/platform/fast', 'request._consuming = true', null],
  ['test', 'request._consuming = true', null],
  ['src/domains/some', 'take({ ...ctx, more })', /derive\(ctx/],
  ['src/domains/some', 'take({ ...this.contextFor(it), more })', /derive\(ctx/],
  ['src/domains/some', 'class Thing { constructor(private readonly it: string) {} }', null],
  ...accepted.map((code) => ['src/domains/some', code, null] as const),
  ['test', 'new Date()', null],
  ['test', 'amount.toFixed(2)', null],
  ['test', 'Math.random()', /newId\(\)/],
  // Node only strips types here.
  ['src/onchain/portal/clients/some', 'class Thing { constructor(private readonly it: string) {} }', /Declare the field/],
  ['src/onchain/portal/clients/some', 'class Thing { constructor(public it: string) {} }', /Declare the field/],
  ['src/onchain/portal/clients/some', 'enum State { OPEN }', /as const/],
  ['src/onchain/portal/clients/some', 'namespace Thing { export const it = 1; }', /a module/],
  ['src/onchain/portal/clients/some', 'import thing = require("thing");', /a module/],
  ['src/onchain/portal/clients/some', 'class Thing { @tagged it = 1 }', /Call the function/],
  ['src/onchain/portal/clients/some', 'new Date()', /clock/],
  ['src/onchain/portal/clients/some', 'class Thing { constructor(it: string) {} }', null],
  ['src/onchain/portal/clients/some', 'declare const it: unique symbol;', null],
  ['src/onchain/portal/clients/some', 'type State = "OPEN"', null],
  ...accepted.map((code) => ['src/onchain/portal/clients/some', code, null] as const),
];

/** The complaints of the bans, by file: the linter starts once for all. */
const complaints = new Map<string, string[]>();
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'razao-bans-'));
  for (const name of [CONFIG, 'bans.js']) cpSync(join(ROOT, name), join(folder, name));
  pieces.forEach(([place, code], index) => {
    const file = join(folder, fileOf(place, index));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  });
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'], {
    cwd: folder, encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string; message: string }[] };
  for (const { code, filename, message } of diagnostics) {
    if (code.startsWith('bans(')) complaints.set(filename, [...complaints.get(filename) ?? [], message]);
  }
});

test.each(pieces.map(([place, code, said], index) =>
  ({ place, code, said, file: fileOf(place, index) })))('$code in $place', ({ said, file }) => {
  expect(complaints.get(file) ?? []).toEqual(said === null ? [] : [expect.stringMatching(said)]);
});

test('all that the thread loads which puts clients together is held to types alone', async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT, entryPoints: ['src/onchain/portal/making/assembling.ts'], bundle: true, packages: 'external', platform: 'node',
    format: 'esm', target: 'node24', metafile: true, write: false,
  });
  const loaded = Object.keys(metafile.inputs);
  expect(loaded.length).toBeGreaterThan(20);
  expect(loaded.filter((path) => !STRIPPED.some((pattern) => matchesGlob(path, pattern)))).toEqual([]);
});

function fileOf(place: string, index: number): string {
  return join(place, `piece-${index}.ts`);
}

/** Each ban of eslint.config.js catches what it bans, and its message says what to write instead. */
import { join, matchesGlob } from 'node:path';
import { build } from 'esbuild';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const file: string = '../../eslint.config.js';
const { default: config, STRIPPED } = (await import(file)) as { default: Linter.Config[]; STRIPPED: readonly string[] };
const ROOT = join(import.meta.dirname, '../..');

const banned = [
  ['new Date()', /clock/],
  ['Date.now()', /clock/],
  ['const now = Date.now;', /clock/],
  ['Math.random()', /newId\(\)/],
  ['x as any', /type guard/],
  ['parseFloat("1.5")', /Cents/],
  ['Number.parseFloat("1.5")', /Cents/],
  ['amount.toFixed(2)', /money\.ts/],
  ['export default class Thing {}', /by name/],
] as const;

const accepted = ['new Date(0)', 'clock.now()', 'Number("1")', 'x as unknown', 'export class Thing {}'];

test.each(banned)('%s is refused', (code, replacement) => {
  expect(complaints(code)).toEqual([expect.stringMatching(replacement)]);
});

test.each(accepted)('%s is accepted', (code) => {
  expect(complaints(code)).toEqual([]);
});

describe('where Node only takes types away', () => {
  const erased = [
    ['class Thing { constructor(private readonly it: string) {} }', /Declare the field/],
    ['class Thing { constructor(public it: string) {} }', /Declare the field/],
    ['enum State { OPEN }', /as const/],
    ['namespace Thing { export const it = 1; }', /a module/],
    ['import thing = require("thing");', /a module/],
    ['class Thing { @tagged it = 1 }', /Call the function/],
    ['new Date()', /clock/],
  ] as const;

  test.each(erased)('%s is refused', (code, replacement) => {
    expect(complaints(code, STRIPPED)).toEqual([expect.stringMatching(replacement)]);
  });

  test.each(['class Thing { constructor(it: string) {} }', 'declare const it: unique symbol;', 'type State = "OPEN"', ...accepted])('%s is accepted', (code) => {
    expect(complaints(code, STRIPPED)).toEqual([]);
  });

  test('all that the thread loads is held to it', async () => {
    const { metafile } = await build({
      absWorkingDir: ROOT, entryPoints: ['src/domains/portal/making/assembling.ts'], bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node24', metafile: true, write: false,
    });
    const loaded = Object.keys(metafile.inputs);
    expect(loaded.length).toBeGreaterThan(20);
    expect(loaded.filter((path) => !STRIPPED.some((pattern) => matchesGlob(path, pattern)))).toEqual([]);
  });
});

/** Only the bans, without the rules that need the whole program. */
function complaints(code: string, files: readonly string[] = ['src/**/*.ts']): string[] {
  const [bans] = config
    .filter((it) => it.files?.join() === files.join())
    .map(({ rules }) => rules?.['no-restricted-syntax']);
  const only = { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser as Linter.Parser }, rules: { 'no-restricted-syntax': bans } };
  return new Linter().verify(code, [only as Linter.Config], 'src/domains/some/thing.ts').map(({ message }) => message);
}

/** Each ban of eslint.config.js catches what it bans, and its message says what to write instead. */
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const file: string = '../../eslint.config.js';
const { default: config } = (await import(file)) as { default: Linter.Config[] };

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

/** Only the bans, without the rules that need the whole program. */
function complaints(code: string): string[] {
  const [bans] = config
    .filter(({ files }) => files?.includes('src/**/*.ts'))
    .map(({ rules }) => rules?.['no-restricted-syntax']);
  const only = { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser as Linter.Parser }, rules: { 'no-restricted-syntax': bans } };
  return new Linter().verify(code, [only as Linter.Config], 'src/domains/some/thing.ts').map(({ message }) => message);
}

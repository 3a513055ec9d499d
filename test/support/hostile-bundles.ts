import type { ProductBundleFile } from '../../generated/models.ts';
import { bundleOfFolder } from '../../src/onchain/foundry/bundle-folder.ts';

/** A hostile bundle, and the finding that it must get. */
export interface HostileBundle {
  readonly title: string;
  readonly files: readonly ProductBundleFile[];
  /** Of one that kills, how it begins. */
  readonly code: string;
  /** A process that examines it may die, of time or of memory, whichever ends first: only for the child process. */
  readonly kills?: true;
}

const HONEST = bundleOfFolder(new URL('../../src/onchain/products/templates/rental-deposit/1', import.meta.url).pathname);
const VALIDATOR = contentOf('validator.hl');
const MANIFEST = contentOf('manifest.json');

function contentOf(path: string): string {
  const file = HONEST.find((one) => one.path === path);
  if (file === undefined) throw new Error(`the template has no ${path}`);
  return file.content;
}

/** The honest bundle with a file put in or in the place of another. */
function withFile(path: string, content: string): ProductBundleFile[] {
  return [...HONEST.filter((file) => file.path !== path), { path, content }];
}

function withValidator(change: (source: string) => string): ProductBundleFile[] {
  const changed = change(VALIDATOR);
  if (changed === VALIDATOR) throw new Error('the change does not fit the template');
  return withFile('validator.hl', changed);
}

function withManifest(change: (manifest: Record<string, unknown>) => void): ProductBundleFile[] {
  const manifest = JSON.parse(MANIFEST) as Record<string, unknown>;
  change(manifest);
  return withFile('manifest.json', JSON.stringify(manifest));
}

/** A function that the validator calls, so that the compiler cannot leave it out. */
function calling(functions: string, condition: string, code = '"E_HOSTILE"'): ProductBundleFile[] {
  return withValidator((source) => source
    .replace('func create(', `${functions}\nfunc create(`)
    .replace('signed(d.renter_key);', `signed(d.renter_key);\n    must(${condition}, ${code});`));
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Calls the previous one twice, so that the output doubles with each. */
const DOUBLING = [
  'func f0(x: Int) -> Int { x + 1 }', ...range(1_200).map((index) => `func f${index + 1}(x: Int) -> Int { f${index}(x) + f${index}(x) }`),
].join('\n');
const STRUCTS = [
  'struct S0 { a: Int b: Int }', ...range(300).map((index) => `struct S${index + 1} { a: S${index} b: S${index} }`),
].join('\n');

export const HOSTILE_BUNDLES: readonly HostileBundle[] = [
  { title: '20,000 brackets', code: 'COMPILE_TOO_', kills: true, files: calling('', `${'('.repeat(20_000)}true${')'.repeat(20_000)}`) },
  { title: '120 KB of 1 + 1', code: 'SOURCES_TOO_LARGE', files: calling('', `${'1 + '.repeat(30_000)}1 > 0`) },
  { title: 'as many sums as fit', code: 'COMPILE_TOO_', kills: true, files: calling('', `${'1+'.repeat(28_000)}1 > 0`) },
  { title: 'functions calling the one before twice', code: 'COMPILE_TOO_', kills: true, files: calling(DOUBLING, 'f1200(1) > 0') },
  {
    title: '300 structs each twice the one before', code: 'COMPILE_TOO_', kills: true,
    files: calling(STRUCTS, 'S300::from_data(out.datum.inline).serialize().length > 0'),
  },
  { title: 'a literal of 400 KB', code: 'SOURCES_TOO_LARGE', files: calling('', `#${'00'.repeat(200_000)}.length > 0`) },
  { title: 'an open comment', code: 'COMPILE_ERROR', files: withValidator((source) => `${source}\n/* and so on`) },
  { title: 'NUL', code: 'FILE_NOT_TEXT', files: withValidator((source) => `${source}\0`) },
  { title: 'control characters', code: 'FILE_NOT_TEXT', files: withValidator((source) => `${source}\n// \u001b[2J`) },
  { title: 'half a character', code: 'FILE_NOT_TEXT', files: withValidator((source) => `${source}\n// \ud800`) },
  { title: 'an empty validator', code: 'COMPILE_ERROR', files: withFile('validator.hl', '') },
  { title: 'an empty module', code: 'COMPILE_ERROR', files: withFile('empty.hl', '') },
  {
    title: '__proto__ as a name', code: 'FORM_INVALID',
    files: withManifest((manifest) => { (manifest['keys'] as { name: string }[])[1]!.name = '__proto__'; }),
  },
  {
    title: '__proto__ as a field', code: 'FORM_INVALID',
    files: withFile('manifest.json', MANIFEST.replace('{', '{ "__proto__": { "title": "x" }, ')),
  },
  {
    title: 'constructor as a name', code: 'NAME_RESERVED',
    files: withManifest((manifest) => { (manifest['keys'] as { name: string }[])[1]!.name = 'constructor'; }),
  },
  { title: 'a field of 100,000 brackets', code: 'FILE_TOO_LARGE', files: withFile('scenarios/partial_claim.json', '['.repeat(100_000)) },
  { title: 'brackets as deep as fit', code: 'NOT_JSON', files: withFile('scenarios/partial_claim.json', '['.repeat(60_000)) },
  { title: 'an unknown field', code: 'FORM_INVALID', files: withManifest((manifest) => { manifest['extra'] = 1; }) },
  { title: 'modules that import each other', code: 'COMPILE_ERROR', files: [
    ...withValidator((source) => source.replace('\nconst FUNDED', 'import { a } from one\nconst FUNDED').replace(
      'signed(d.renter_key);', 'signed(d.renter_key);\n    must(a() > 0, "E_X");',
    )),
    { path: 'one.hl', content: 'module one\nimport { b } from two\nfunc a() -> Int { b() }' },
    { path: 'two.hl', content: 'module two\nimport { a } from one\nfunc b() -> Int { a() }' },
  ] },
  {
    title: 'an import of what is not there', code: 'COMPILE_ERROR',
    files: withValidator((source) => source.replace('from razao', 'from nowhere')),
  },
  {
    title: 'a module that calls itself razao', code: 'COMPILE_ERROR',
    files: withFile('mine.hl', 'module razao\nfunc must(cond: Bool, _code: String) -> () { cond.show().length > 0; () }'),
  },
  { title: 'two validators', code: 'COMPILE_ERROR', files: withFile('second.hl', VALIDATOR) },
  {
    title: 'two mains', code: 'COMPILE_ERROR',
    files: withValidator((source) => `${source}\nfunc main(args: MixedArgs) -> () { args.switch{ else => () } }`),
  },
  { title: 'another purpose', code: 'COMPILE_ERROR', files: withFile(
    'validator.hl',
    'spending lock\nstruct Datum { a: Int b: Int }\nenum Move { Create { seed: TxOutputId } }\nfunc main(_: Datum, _: Move) -> () { () }',
  ) },
  { title: 'a datum of one field', code: 'LAYOUT_DIFFERS', files: withFile(
    'validator.hl',
    'mixed small\nstruct Datum { state: Int }\nenum Move { Create { seed: TxOutputId } Close }\nfunc main(args: MixedArgs) -> () { args.switch{ s: Spending => { assert(Datum::from_data(s.datum).state == 0, ""); assert(Move::from_data(s.redeemer).switch{ Close => true, else => false }, "") }, else => () } }',
  ) },
  {
    title: 'fields swapped', code: 'LAYOUT_DIFFERS',
    files: withValidator((source) => source.replace('    deposit: Int\n    claim_cap: Int\n', '    claim_cap: Int\n    deposit: Int\n')),
  },
  {
    title: 'moves swapped', code: 'LAYOUT_DIFFERS',
    files: withValidator((source) => source.replace('    AcceptClaim\n    WithdrawClaim\n', '    WithdrawClaim\n    AcceptClaim\n')),
  },
  { title: '65 actions', code: 'FORM_INVALID', files: withManifest((manifest) => { manifest['actions'] = range(65).map((index) =>
    ({ ...(manifest['actions'] as object[])[0], name: `claim_${index}` })); }) },
  { title: 'a scenario of 51 steps', code: 'FORM_INVALID', files: withFile('scenarios/partial_claim.json', JSON.stringify({ ...JSON.parse(
    contentOf('scenarios/partial_claim.json'),
  ) as object, steps: range(51).map(() => ({})) })) },
  { title: 'a file of another kind', code: 'FILE_UNKNOWN', files: withFile('install.sh', 'rm -rf /') },
  {
    title: 'a recursion without end when it runs', code: 'SCENARIO_DIFFERS',
    files: calling('func forever(x: Int) -> Int { forever(x + 1) }', 'forever(0) > 0'),
  },
  {
    title: 'byte strings that grow when it runs', code: 'SCENARIO_DIFFERS',
    files: calling('func grow(x: ByteArray) -> ByteArray { grow(x + x) }', 'grow(#00).length > 0'),
  },
  { title: 'a trace of a megabyte', code: 'SCENARIO_DIFFERS', files: calling(
    'func long(s: String, n: Int) -> String { if (n == 0) { s } else { long(s + s, n - 1) } }', 'false', 'long("0123456789abcdef", 16)',
  ) },
  { title: 'a trace that moves the cursor', code: 'SCENARIO_DIFFERS', files: calling('', 'false', '"\\n\u202e\u200b"') },
];

/** Every ban names what to write instead, and why. Rules that need the types of the whole program are in .oxlintrc.json. */
import tseslint from 'typescript-eslint';

const clock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='Date']",
    message: 'Take the time from the clock (platform/clock.ts): tests and replays set it.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Take the time from the clock (platform/clock.ts): tests and replays set it.',
  },
];

const randomness = [
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Use newId() for ids and node:crypto for secrets: Math.random can be guessed and cannot be seeded.',
  },
];

const everywhere = [
  {
    selector: 'TSAsExpression > TSAnyKeyword',
    message: 'Narrow the type or write a type guard: `as any` switches the compiler off for all that follows.',
  },
  {
    selector: "CallExpression[callee.name='parseFloat'], MemberExpression[object.name='Number'][property.name='parseFloat']",
    message: 'Amounts are Cents (platform/money.ts); other numbers go through Number() and a check. parseFloat accepts "12abc".',
  },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name, so that one search finds every use under one name.',
  },
];

const contexts = [
  {
    selector: "ObjectExpression > SpreadElement[argument.name=/^(ctx|context)$/], ObjectExpression > SpreadElement[argument.callee.property.name='contextFor']",
    message: 'Write derive(ctx, { … }) (platform/context.ts): a context inherits most of what it has, and a copy of it is without.',
  },
];

const money = [
  {
    selector: "CallExpression[callee.property.name='toFixed']",
    message: 'Format amounts with platform/money.ts: toFixed rounds binary fractions.',
  },
];

/** The thread that puts clients together (portal/making/assembling.ts) has no tsx: Node takes the types away, and makes nothing of them. */
export const STRIPPED = [
  'src/domains/portal/clients/**/*.ts', 'src/domains/portal/making/assemble.ts', 'src/domains/portal/making/assembling.ts', 'src/domains/portal/making/bounds.ts',
  'src/domains/portal/description/document.ts',
  'src/platform/assert.ts', 'src/platform/canonical.ts',
];
const erasable = [
  {
    selector: 'TSParameterProperty',
    message: 'Declare the field and set it in the constructor: this file runs where Node only takes types away, and a parameter that is a property is no mere type.',
  },
  {
    selector: 'TSEnumDeclaration, TSModuleDeclaration[kind=/namespace|module/] > TSModuleBlock, TSImportEqualsDeclaration, TSExportAssignment',
    message: 'Write an object `as const` and a union of its values, or a module: this file runs where Node only takes types away, and an enum or a namespace is no mere type.',
  },
  {
    selector: 'Decorator',
    message: 'Call the function: this file runs where Node only takes types away, and knows no decorators.',
  },
];

const restricted = (...groups) => ['error', ...groups.flat()];

export default tseslint.config(
  { ignores: ['node_modules/', 'generated/', '.razao/', 'contracts/published/', 'sdk/**/generated/', '**/dist/', 'test/portal/typescript/journey.ts'] },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', { max: 500 }],
      'no-restricted-syntax': restricted(everywhere, contexts, randomness),
      '@typescript-eslint/no-unused-vars': 'off', // The compiler says it (noUnusedLocals).
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': restricted(everywhere, contexts, money, randomness, clock),
    },
  },
  { files: STRIPPED, ignores: ['**/*.test.ts'], rules: { 'no-restricted-syntax': restricted(everywhere, contexts, money, randomness, clock, erasable) } },
  { files: ['src/platform/clock.ts'], rules: { 'no-restricted-syntax': restricted(everywhere, contexts, money, randomness) } },
);

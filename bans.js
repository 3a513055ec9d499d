/**
 * Bans of ours for oxlint, each with what to write instead and why. Where each holds is in .oxlintrc.json.
 */
const clock = 'Take the time from the clock (platform/clock.ts): tests and replays set it.';
const insides = 'Write ordinary Express, or put it into platform/fast/ beside a plain twin: its README.md says how.';
const stripped = 'this file runs where Node only takes types away, and';

/** By name: what is refused, as selectors of the syntax tree, and the message. */
const bans = {
  clock: [
    ["NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='Date']", clock],
    ["MemberExpression[object.name='Date'][property.name='now']", clock],
  ],
  randomness: [
    ["MemberExpression[object.name='Math'][property.name='random']", 'Use newId() for ids and node:crypto for secrets: Math.random can be guessed and cannot be seeded.'],
  ],
  'as-any': [
    ['TSAsExpression > TSAnyKeyword', 'Narrow the type or write a type guard: `as any` switches the compiler off for all that follows.'],
  ],
  'parse-float': [
    ["CallExpression[callee.name='parseFloat'], MemberExpression[object.name='Number'][property.name='parseFloat']",
      'Amounts are Cents (platform/money.ts); other numbers go through Number() and a check. parseFloat accepts "12abc".'],
  ],
  'default-export': [
    ['ExportDefaultDeclaration', 'Export by name, so that one search finds every use under one name.'],
  ],
  'copied-context': [
    ["ObjectExpression > SpreadElement[argument.name=/^(ctx|context)$/], ObjectExpression > SpreadElement[argument.callee.property.name='contextFor']",
      'Write derive(ctx, { … }) (platform/context.ts): a context inherits most of what it has, and a copy of it is without.'],
  ],
  'followed-redirect': [
    ["CallExpression[callee.name='fetch']:not(:has(Property[key.name='redirect']))",
      "Write `redirect: 'manual'`, or 'follow' for a public download whose digest is checked: a redirect takes a secret elsewhere, and makes a GET of a POST."],
  ],
  'insides': [
    ["ImportDeclaration[source.value='pino'] > ImportSpecifier[imported.name='symbols']", insides],
    ['MemberExpression[property.name=/^(_consuming|_dump|_dumped|_readableState|_writableState|_header|_events|_router)$/]', insides],
    ["MemberExpression[object.property.name=/^(request|response)$/][object.object.name=/^(app|express)$/]", insides],
    ["MemberExpression[object.name=/^(IncomingMessage|ServerResponse|OutgoingMessage|Readable|Writable|Socket)$/][property.name='prototype']", insides],
    ["CallExpression[callee.object.name=/^(Object|Reflect)$/][callee.property.name='setPrototypeOf']", insides],
    ["CallExpression[callee.object.name='Reflect'][callee.property.name='construct']", insides],
    ["CallExpression[callee.property.name='writeHead'][arguments.1.type='ArrayExpression']", insides],
  ],
  'to-fixed': [
    ["CallExpression[callee.property.name='toFixed']", 'Format amounts with platform/money.ts: toFixed rounds binary fractions.'],
  ],
  'more-than-types': [
    ['TSParameterProperty', `Declare the field and set it in the constructor: ${stripped} a parameter that is a property is no mere type.`],
    ['TSEnumDeclaration, TSModuleDeclaration[kind=/namespace|module/] > TSModuleBlock, TSImportEqualsDeclaration, TSExportAssignment',
      `Write an object \`as const\` and a union of its values, or a module: ${stripped} an enum or a namespace is no mere type.`],
    ['Decorator', `Call the function: ${stripped} knows no decorators.`],
  ],
};

const rules = Object.fromEntries(Object.entries(bans).map(([name, refused]) => [name, {
  create: (context) => Object.fromEntries(refused.map(([selector, message]) => [selector, (node) => context.report({ node, message })])),
}]));

export default { meta: { name: 'bans' }, rules };

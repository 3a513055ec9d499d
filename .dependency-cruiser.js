import folders from './test/support/folders.json' with { type: 'json' };
import ladder from './test/support/ladder.json' with { type: 'json' };

/**
 * The import ladder: a domain imports only what stands below it, and only through its index.ts.
 * What a domain needs from beside or above, app.ts gives it.
 * `ladder.json` lists the steps from the ground up. Domains of one step do not know each other.
 */
const domains = ladder.flat();
const tests = '\\.test\\.ts$';
const wings = '(?:domains|onchain)';
const anyOf = (names) => `^src/${wings}/(${names.join('|')})/`;

const onlyDownward = ladder.flatMap((step, height) =>
  step.map((domain) => ({
    name: `ladder-${domain}`,
    comment: `${domain} stands below or beside what it imports: let app.ts inject it`,
    severity: 'error',
    from: { path: anyOf([domain]), pathNot: tests },
    to: { path: anyOf(ladder.slice(height).flat().filter((other) => other !== domain)) },
  })).filter(({ to }) => to.path !== anyOf([])));

/**
 * The ladder inside a domain and the platform. `folders.json` lists their folders from the ground up; `.` is the other files beside
 * them. Above all stand the files that put a domain together.
 */
const home = (name) => (name === 'platform' ? 'src/platform' : `src/${wings}/${name}`);
const assembling = (name) => `(index|jobs|(${name}-)?module|${name}\\.sql|[^/]+\\.controller)\\.ts$`;
const pathOf = (name, folder, named) => {
  if (folder === '.') return `^${home(name)}/(?!${[assembling(name), ...named].join('|')})[^/]+$`;
  return folder.endsWith('.ts') ? `^${home(name)}/${folder}$` : `^${home(name)}/${folder}/`;
};

const foldersWithAStep = Object.entries(folders).flatMap(([name, steps]) => steps.map((step) => `^${home(name)}/${step}/`));

const onlyDownwardInside = Object.entries(folders).flatMap(([name, steps]) => {
  const places = [...steps.map((step) => pathOf(name, step, steps.filter((it) => it.endsWith('.ts')))), `^${home(name)}/${assembling(name)}`];
  return steps.map((step, height) => ({
    name: `inside-${name}`,
    comment: `${step} stands below what it imports in test/support/folders.json: move the file, or a part of it, to the folder it belongs to`,
    severity: 'error',
    from: { path: places[height], pathNot: tests },
    to: { path: places.slice(height + 1) },
  }));
});

export default {
  forbidden: [
    ...onlyDownward,
    ...onlyDownwardInside,
    {
      name: 'through-the-index',
      comment: 'import another domain only through its index.ts, which says what is for others; those of chain/moves and chain/building are for who must not load all of it',
      severity: 'error',
      from: { path: `^src/${wings}/([^/]+)/`, pathNot: tests },
      to: {
        path: `^src/${wings}/`,
        pathNot: [`^src/${wings}/$1/`, `^src/${wings}/[^/]+/index\\.ts$`, '^src/onchain/chain/(moves|building)/index\\.ts$'],
      },
    },
    {
      name: 'domain-has-a-step',
      comment: 'give the domain its step in test/support/ladder.json',
      severity: 'error',
      from: { path: `^src/${wings}/`, pathNot: anyOf(domains) },
      to: {},
    },
    {
      name: 'folder-has-a-step',
      comment: 'give the folder its place in test/support/folders.json',
      severity: 'error',
      from: { path: `^src/(platform|${wings}/[^/]+)/[^/]+/`, pathNot: [...foldersWithAStep, tests] },
      to: {},
    },
    {
      name: 'platform-is-the-ground',
      comment: 'the platform knows no domain and no interface: let app.ts inject it',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: tests },
      to: { path: '^src/(command-line|domains|onchain|interfaces|migrations|(app|ladder|main|service)\\.ts)' },
    },
    {
      name: 'domains-do-not-know-the-wiring',
      comment: 'app.ts and the interfaces import domains, never the other way round',
      severity: 'error',
      from: { path: `^src/${wings}/`, pathNot: tests },
      to: { path: '^src/(command-line|interfaces|migrations|(app|ladder|main|service)\\.ts)' },
    },
    {
      name: 'adapters-are-processes-beside',
      comment: 'an adapter is a process of its own: it stands on the platform, on the interfaces between sponsors and the service, and on how Pix writes codes and keys; loading a domain would load the ledger',
      severity: 'error',
      from: { path: '^src/adapters/', pathNot: tests },
      to: {
        path: '^src/', dependencyTypesNot: ['type-only'],
        pathNot: ['^src/adapters/', '^src/platform/', '^src/domains/rails/sponsor-interface\\.ts$', '^src/domains/accounts/pix/'],
      },
    },
    {
      name: 'only-the-command-line-starts-adapters',
      comment: 'the service knows an adapter by its address and the sponsor interface alone',
      severity: 'error',
      from: { path: '^src/(?!command-line/|adapters/)', pathNot: tests },
      to: { path: '^src/adapters/' },
    },
    {
      name: 'contracts-know-nobody',
      comment: 'the contracts are the source of truth: what is generated from them stands on nothing that is made for them',
      severity: 'error',
      from: { path: '^contracts/', pathNot: tests },
      to: { path: '^(src|sdk|mocks|test)/' },
    },
    {
      name: 'source-never-imports-tests',
      comment: 'move what both need into the source',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: ['^test/', tests] },
    },
    {
      name: 'no-development-package-at-run-time',
      comment: 'move the package to dependencies, or the import to a test',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '^src/interfaces/console/', '^src/deploy/console\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'console-is-a-client',
      comment: 'the console knows the service by @razao/sdk alone, like any other client: what it lacks, the contracts lack',
      severity: 'error',
      from: { path: '^src/interfaces/console/', pathNot: tests },
      to: { path: '^(src/(?!interfaces/console/)|generated/|contracts/|mocks/)' },
    },
    {
      name: 'no-circle',
      comment: 'files that name each other are read together or not at all, types included: give what both need a file of its own',
      severity: 'error',
      from: { path: '^(src|mocks|contracts)/', pathNot: tests },
      to: { circular: true },
    },
    {
      name: 'no-circle-in-tests',
      comment: 'two files that run each other depend on who is loaded first; types alone may point back',
      severity: 'error',
      from: { path: '^(test|sdk)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};

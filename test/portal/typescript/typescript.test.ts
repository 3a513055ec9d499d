/** The client in TypeScript: the journey of README.md, its own README, hostile products, a later service. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { typescript } from '../../../src/domains/portal/clients/typescript/index.ts';
import { DroppingDoor, filesOfClient, hostileInput, JOURNEY, MOCK_JOURNEY, PortalWorld, run, workFolder, writeFiles, type Fetched } from '../harness.ts';
import { HOSTILE_FILE, HOSTILE_TEXTS } from '../hostile-product.ts';

const TIMEOUT_MS = 180_000;
const ROOT = join(import.meta.dirname, '../../..');
const STRICT = {
  target: 'es2022', lib: ['es2022'], types: ['node'], module: 'nodenext', moduleResolution: 'nodenext', strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true,
  noImplicitOverride: true, noPropertyAccessFromIndexSignature: true, skipLibCheck: false, noEmit: true,
};

const { folder, remove } = workFolder('typescript');
let world: PortalWorld;
let fetched: Fetched;
beforeAll(async () => {
  world = await PortalWorld.start();
  fetched = await world.archive('typescript', folder);
  await install(join(folder, 'project'), fetched.folder);
}, TIMEOUT_MS);
afterAll(async () => {
  await world?.stop();
  remove();
}, TIMEOUT_MS);

/** A project of a customer's with the package and what it needs, installed by npm from packed files. */
async function install(project: string, packed: string): Promise<void> {
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "name": "customer", "version": "1.0.0", "type": "module", "private": true }');
  const needs = ['openapi-fetch', 'openapi-typescript-helpers'].map((name) => join(ROOT, 'node_modules', name));
  const tarballs = [];
  for (const it of [packed, ...needs]) {
    const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', project], { cwd: it });
    tarballs.push(`./${(JSON.parse(stdout) as [{ filename: string }])[0].filename}`);
  }
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs], { cwd: project });
  mkdirSync(join(project, 'node_modules/@types'), { recursive: true });
  for (const name of ['@types/node', 'undici-types']) symlinkSync(join(ROOT, 'node_modules', name), join(project, 'node_modules', name));
}

async function compile(project: string, files: readonly string[], compiler = 'typescript7'): Promise<void> {
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files }));
  await run(process.execPath, [join(ROOT, 'node_modules', compiler, 'bin/tsc'), '-p', project], { cwd: project });
}

const node = (project: string, file: string, env: Readonly<Record<string, string>>) => run(process.execPath, ['--disable-warning=ExperimentalWarning', file], { cwd: project, env });
const project = () => join(folder, 'project');

describe('the archive', () => {
  it('is one package with a guide, a licence, the description and what it was made of', async () => {
    expect(fetched.folder.split('/').at(-1)).toBe('aurora-products-typescript');
    expect(fetched.fileName).toMatch(/^aurora-products-typescript-[0-9a-f]{8}\.zip$/);
    expect(readdirSync(fetched.folder).sort()).toEqual(['LICENSE', 'README.md', 'description.openapi.json', 'dist', 'package.json', 'razao.json']);
    expect(JSON.parse(readFileSync(join(fetched.folder, 'description.openapi.json'), 'utf8'))).toEqual(await world.description());
    const { name, version } = JSON.parse(readFileSync(join(fetched.folder, 'package.json'), 'utf8')) as { name: string; version: string };
    expect([name, version]).toEqual(['aurora-products', expect.stringMatching(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/)]);
    expect(fetched.bytes.length).toBeLessThan(1_000_000);
  });
});

describe('the journey', () => {
  beforeAll(async () => {
    cpSync(join(import.meta.dirname, 'journey.ts'), join(project(), 'journey.ts'));
    await compile(project(), ['journey.ts']);
  }, TIMEOUT_MS);

  it('comes to what it comes to in every language', async () => {
    const { stdout } = await node(project(), 'journey.ts', world.environment());
    expect(JSON.parse(stdout)).toEqual(JOURNEY);
  }, TIMEOUT_MS);

  it('comes to the same where every third answer is lost, and writes everything once', async () => {
    const parties = async () => (await world.api.ok<{ data: unknown[] }>('searchParties', { tenant: 'aurora', query: { limit: 200 } })).data.length;
    const before = await parties();
    const door = await new DroppingDoor(world.api.baseUrl).open();
    try {
      const { stdout } = await node(project(), 'journey.ts', world.environment(door.url));
      expect(JSON.parse(stdout)).toEqual(JOURNEY);
      expect(door.dropped).toBeGreaterThan(5);
      expect(await parties()).toBe(before + 1);
    } finally {
      await door.close();
    }
  }, TIMEOUT_MS);
});

it('has every call taken by the mock of the tenant, and answered', async () => {
  const mock = await world.mock();
  try {
    const { stdout } = await node(project(), 'journey.ts', { ...world.environment(mock.url), RAZAO_MOCK: '1' });
    expect(JSON.parse(stdout)).toEqual(MOCK_JOURNEY);
  } finally {
    await mock.close();
  }
}, TIMEOUT_MS);

it('does what its README says', async () => {
  const readme = readFileSync(join(fetched.folder, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, text = '']) => text);
  writeFileSync(join(project(), 'readme.ts'), blocks.join('\n'));
  await compile(project(), ['readme.ts']);
  const { stdout } = await node(project(), 'readme.ts', world.environment());
  expect(stdout.trim().split('\n')).toEqual(['settled', 'caucaoAluguel FUNDED', 'SUBMITTED', expect.any(String), 'refused ACCOUNT_NOT_FOUND', 'accounts 2']);
}, TIMEOUT_MS);

describe('hostile products', () => {
  let hostile: string;
  beforeAll(async () => {
    writeFiles(await filesOfClient(hostileInput(), typescript), join(folder, 'hostile-package'));
    hostile = join(folder, 'hostile');
    await install(hostile, join(folder, 'hostile-package'));
  }, TIMEOUT_MS);

  it('compile, in both compilers, and nothing in them is executed', async () => {
    writeFileSync(join(hostile, 'uses.ts'), `
import { AuroraProducts, type Schemas } from 'aurora-products';
const client = new AuroraProducts('http://127.0.0.1:9', 'id', 'secret');
const parameters: Pick<Schemas['ClassClassParameters'], 'class' | 'func' | 'constructor'> = { class: 1, func: '00', constructor: 2 };
console.log(typeof client.class.class, typeof client.class.classAndWait, typeof client.accounts.create, Object.keys(parameters).join());
`);
    for (const compiler of ['typescript7', 'typescript']) await compile(hostile, ['uses.ts'], compiler);
    const { stdout } = await node(hostile, 'uses.ts', {});
    expect(stdout).toBe('function function function class,func,constructor\n');
    expect(readdirSync(hostile)).not.toContain(HOSTILE_FILE);
  }, TIMEOUT_MS);

  it('say what their manifests say, in the documentation', () => {
    const types = readFileSync(join(hostile, 'node_modules/aurora-products/dist/index.d.ts'), 'utf8');
    for (const text of HOSTILE_TEXTS) {
      const [, words = ''] = /([A-Za-z][A-Za-z ,']{5,30})/.exec(text) ?? [];
      expect(types).toContain(words);
    }
    expect(types).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u0000]/);
  });
});

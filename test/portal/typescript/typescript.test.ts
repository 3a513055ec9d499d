/** The client in TypeScript: the journey of README.md, in Node and in a page, its own README, hostile products, a later service. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { typescript } from '../../../src/onchain/portal/clients/typescript/index.ts';
import { makeArchive } from '../../../src/onchain/portal/making/make-archive.ts';
import { CHROMIUM, pageOf, reportOf, sayWithoutChromium } from '../../support/chromium.ts';
import { compilerOf } from '../../support/compiler.ts';
import { filesOfClient, hostileInput, JOURNEY, journeyInput, MOCK_JOURNEY, run, writeFiles, type ProgramEnvironment } from '../harness.ts';
import { guideBlocks } from '../guide.ts';
import { HOSTILE_FILE } from '../hostile-product.ts';
import { blocksIn, expectHostileTexts, itGoesTheJourney, worldOf } from '../journeys.ts';
import { LaterService } from '../later.ts';

const TIMEOUT_MS = 300_000;
const ROOT = join(import.meta.dirname, '../../..');
const STRICT = {
  target: 'es2022', lib: ['es2022'], types: ['node'], module: 'nodenext', moduleResolution: 'nodenext', strict: true,
  exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true,
  noImplicitOverride: true, noPropertyAccessFromIndexSignature: true, skipLibCheck: false, noEmit: true,
};

const { folder, world, fetched } = worldOf('typescript', true, TIMEOUT_MS, { env: { RAZAO_CORS_ORIGINS: 'localhost' } }, (its) => install(
  join(folder, 'project'), its.folder,
));

/** A customer's project with the package and its dependencies, installed by npm from packed files. */
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

async function compile(project: string, files: readonly string[], compiler: 'typescript' | 'typescript7' = 'typescript7'): Promise<void> {
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files }));
  await run(process.execPath, [...compilerOf(compiler), '-p', project], { cwd: project });
}

const node = (project: string, file: string, env: Readonly<Record<string, string>>) => run(
  process.execPath, ['--disable-warning=ExperimentalWarning', file], { cwd: project, env },
);
const project = () => join(folder, 'project');

describe('the archive', () => {
  it('is one package with a guide, a licence, the description and what it was made of', async () => {
    expect(fetched().folder.split('/').at(-1)).toBe('aurora-products-typescript');
    expect(fetched().fileName).toMatch(/^aurora-products-typescript-[0-9a-f]{8}\.zip$/);
    expect(readdirSync(fetched().folder).sort()).toEqual([
      'LICENSE', 'README.md', 'description.openapi.json', 'dist', 'package.json', 'razao.json',
    ]);
    expect(JSON.parse(readFileSync(join(fetched().folder, 'description.openapi.json'), 'utf8'))).toEqual(await world().description());
    const { name, version, dependencies, engines } = JSON.parse(
      readFileSync(join(fetched().folder, 'package.json'), 'utf8'),
    ) as Record<string, unknown>;
    expect([name, version, dependencies, engines]).toEqual([
      'aurora-products', expect.stringMatching(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/), { 'openapi-fetch': expect.any(String) }, { node: '>=20' },
    ]);
    const declared = readdirSync(join(fetched().folder, 'dist'), { recursive: true }).map(String).filter((path) => path.endsWith('.d.ts'));
    const texts = declared.map((path) => readFileSync(join(fetched().folder, 'dist', path), 'utf8')).join('\n');
    const entries = ['index', 'file-storage', 'browser-storage'];
    expect(
      declared.map((path) => basename(path, '.d.ts')).filter((it) => !entries.includes(it) && !texts.includes(`/${it}.js`)),
    ).toEqual([]);
    expect(fetched().bytes.length).toBeLessThan(1_000_000);
  });
});

it('begins as the contract\'s example of it does: the same files with the same contents, but for what names the version', async () => {
  const example = JSON.parse(readFileSync(join(ROOT, 'generated/examples/aurora-products-typescript.zip.json'), 'utf8')) as string;
  const shown = Object.entries(unzipSync(Buffer.from(example, 'base64'))).map(([path, content]) => [
    path, Buffer.from(content).toString('utf8'),
  ] as const);
  const versionless = (text: string) => text.replaceAll(/\b[0-9a-f]{12,64}\b/g, '…');
  expect(shown.map(([path]) => path)).toEqual(['README.md', 'package.json', 'razao.json'].map(
    (name) => `aurora-products-typescript/${name}`,
  ));
  for (const [path, content] of shown) expect([path, versionless(content)]).toEqual([
    path, versionless(readFileSync(join(fetched().folder, '..', path), 'utf8')),
  ]);
});

it('is given the base address by the constructor, and has none of its own', async () => {
  const scripts = readdirSync(join(fetched().folder, 'dist')).filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(
    fetched().folder, 'dist', name,
  ), 'utf8'));
  expect(scripts.join('\n').match(/https?:\/\/(?!ledger\.example)[^\s'"`)]*/g) ?? []).toEqual([]);
  writeFileSync(join(project(), 'nowhere.mjs'), `
import { AuroraProducts } from 'aurora-products';
const asked = [];
const client = new AuroraProducts('https://ledger.example/base', 'id', 'secret', { fetch: async ({ url }) => { asked.push(url); return Response.json({ access_token: 't', expires_in: 3600 }); } });
await client.caucaoAluguel.get('pin_1');
console.log(asked.join(' '));
`);
  expect((await node(project(), 'nowhere.mjs', {})).stdout)
    .toBe('https://ledger.example/base/auth/token https://ledger.example/base/v1/products/caucao-aluguel/instances/pin_1\n');
}, TIMEOUT_MS);

describe('the journey', () => {
  beforeAll(async () => {
    cpSync(join(import.meta.dirname, 'journey.ts'), join(project(), 'journey.ts'));
    await compile(project(), ['journey.ts']);
  }, TIMEOUT_MS);

  itGoesTheJourney(world, async (env) => (await node(project(), 'journey.ts', env)).stdout, TIMEOUT_MS);
});

sayWithoutChromium('the client of products is not tried in a browser');
(CHROMIUM === undefined ? describe.skip : describe)('a page of another origin', () => {
  /** The journey's program, as a page plays it: its types are taken away, its environment and its one line are the page's. */
  async function inPage(script: string, environment: ProgramEnvironment): Promise<Record<string, unknown>> {
    const imports = { 'aurora-products': `/dist/${script}.js`, 'openapi-fetch': '/openapi-fetch.js' };
    const page = pageOf(`
      globalThis.process = { env: ${JSON.stringify(environment)} };
      console.log = (line) => report(JSON.parse(line));
      await import('/journey.js');
    `, { head: `<script type="importmap">${JSON.stringify({ imports })}</script>` });
    const contents: Readonly<Record<string, () => string>> = {
      '/journey.js': () => stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'journey.ts'), 'utf8')),
      '/openapi-fetch.js': () => readFileSync(join(ROOT, 'node_modules/openapi-fetch/dist/index.mjs'), 'utf8'),
    };
    return reportOf(page, (path) => {
      const content = /^\/dist\/[\w-]+\.js$/.test(path) ? readFileSync(join(fetched().folder, path), 'utf8') : contents[path]?.();
      return content === undefined ? undefined : { type: 'text/javascript', content };
    });
  }

  it('goes the journey with the package as it is', async () => {
    expect(await inPage('index', world().environment())).toEqual(JOURNEY);
  }, TIMEOUT_MS);

  it('has every call taken by the mock of the tenant, with all of the client in one file', async () => {
    const mock = await world().mock();
    try {
      expect(await inPage('standalone', { ...world().environment(mock.url), RAZAO_MOCK: '1' })).toEqual(MOCK_JOURNEY);
    } finally {
      await mock.close();
    }
  }, TIMEOUT_MS);
});

it('does what its README says', async () => {
  writeFileSync(join(project(), 'readme.ts'), blocksIn(readFileSync(join(fetched().folder, 'README.md'), 'utf8'), 'ts'));
  await compile(project(), ['readme.ts']);
  const { stdout } = await node(project(), 'readme.ts', world().environment());
  expect(stdout.trim().split('\n')).toEqual([
    'settled', 'caucaoAluguel FUNDED', 'SUBMITTED', expect.any(String), 'refused ACCOUNT_NOT_FOUND', 'accounts 2',
  ]);
}, TIMEOUT_MS);

it('does what the guide says', async () => {
  writeFileSync(join(project(), 'guide.ts'), guideBlocks('ts'));
  await compile(project(), ['guide.ts']);
  expect((await node(project(), 'guide.ts', world().environment())).stdout).toBe('E_CLAIM_CAP\nSETTLED\n');
}, TIMEOUT_MS);

it('reads the answers of a later service', async () => {
  const service = await new LaterService().open();
  writeFileSync(join(project(), 'later.ts'), `
import { AuroraProducts } from 'aurora-products';
const instance = await new AuroraProducts(${JSON.stringify(service.url)}, 'id', 'secret').caucaoAluguel.get('pin_1');
const [move] = instance.timeline;
const { a_field_of_tomorrow: more } = instance as unknown as { a_field_of_tomorrow: unknown };
console.log(JSON.stringify([instance.state, instance.status, move?.outcome, move?.kind, instance.locked_value.value, instance.datum.deposit, more]));
`);
  try {
    await compile(project(), ['later.ts']);
    expect(JSON.parse((await node(project(), 'later.ts', {})).stdout)).toEqual([...LaterService.reads, { x: 1 }]);
  } finally {
    await service.close();
  }
}, TIMEOUT_MS);

it('has the same bytes from another process, in another folder, zone and language of the system', async () => {
  const elsewhere = join(folder, 'outra máquina');
  mkdirSync(elsewhere);
  const env = { TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'), TZ: 'Asia/Kolkata', LC_ALL: 'tr_TR.UTF-8', TMPDIR: elsewhere };
  const [here, { stdout: there }] = await Promise.all([
    makeArchive(journeyInput(), typescript, { generator: undefined, signal: new AbortController().signal }),
    run(
      process.execPath, ['--import', import.meta.resolve('tsx'), join(ROOT, 'test/portal/sdks.ts'), 'typescript'], { cwd: elsewhere, env },
    ),
  ]);
  expect(there).toBe(`${createHash('sha256').update(here).digest('hex')} ${here.length}\n`);
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
    for (const compiler of ['typescript7', 'typescript'] as const) await compile(hostile, ['uses.ts'], compiler);
    const { stdout } = await node(hostile, 'uses.ts', {});
    expect(stdout).toBe('function function function class,func,constructor\n');
    expect(readdirSync(hostile)).not.toContain(HOSTILE_FILE);
  }, TIMEOUT_MS);

  it('say what their manifests say, in the documentation', () => {
    const types = readFileSync(join(hostile, 'node_modules/aurora-products/dist/index.d.ts'), 'utf8');
    expectHostileTexts(types);
  });
});

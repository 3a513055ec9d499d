/** The client in Python: its runtime, the journey of README.md, its own README, hostile products, a later service. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { python as language } from '../../../src/onchain/portal/clients/python/index.ts';
import { filesOfClient, generatorOfTests, hostileInput, run, writeFiles } from '../harness.ts';
import { HOSTILE_FILE, HOSTILE_VALUES } from '../hostile-product.ts';
import { guideBlocks } from '../guide.ts';
import { blocksIn, expectHostileTexts, itGoesTheJourney, sourcesWith, worldOf } from '../journeys.ts';
import { asRead, laterAnswers, LaterService } from '../later.ts';
import { isTried } from '../tried.ts';
import { readBy } from './reads.ts';
import { environmentWith, pythonOfTests } from './toolchain.ts';

const TIMEOUT_MS = 300_000;
const RUNTIME = join(import.meta.dirname, '../../../sdk/python');
const toolchain = isTried(language) ? undefined : await pythonOfTests();
const hasAll = toolchain !== undefined && (await generatorOfTests()) !== undefined;

let python: string;
const { folder, world, fetched } = worldOf('python', hasAll, TIMEOUT_MS, {}, async (its) => {
  if (toolchain) python = await environmentWith(toolchain, join(folder, 'venv'), [its.folder]);
});

const reads = (interpreter: string, values: Parameters<typeof readBy>[3]) => readBy(interpreter, folder, 'aurora_products', values);

const check = (interpreter: string, ...what: string[]) => run(
  interpreter, ['-m', 'mypy', '--strict', '--cache-dir', join(folder, 'mypy'), ...what], { cwd: folder },
);
const program = (file: string, env: Readonly<Record<string, string>> = {}) => run(python, ['-W', 'error', file], { cwd: folder, env });

(hasAll ? describe : describe.skip)('the client in Python', () => {
  it('has a runtime that does what the vectors say, strictly typed', async () => {
    const env = { PYTHONDONTWRITEBYTECODE: '1' };
    const { stderr } = await run(python, ['-m', 'unittest', 'discover', '-s', 'tests'], { cwd: RUNTIME, env });
    expect(stderr).toMatch(/Ran (3\d) tests[^]*\nOK\n$/);
    await check(python, join(RUNTIME, 'razao'), join(RUNTIME, 'tests'));
  }, TIMEOUT_MS);

  it('is one package with a guide, a licence, the description and what it was made of', async () => {
    expect(fetched().folder.split('/').at(-1)).toBe('aurora-products-python');
    expect(readdirSync(fetched().folder).filter((name) => name !== 'build' && !name.endsWith('.egg-info')).sort()).toEqual(
      ['LICENSE', 'README.md', 'aurora_products', 'description.openapi.json', 'pyproject.toml', 'razao.json']);
    expect(readdirSync(join(fetched().folder, 'aurora_products')).sort()).toEqual([
      '__init__.py', 'client.py', 'models', 'py.typed', 'razao', 'version.py',
    ]);
    expect(readFileSync(join(fetched().folder, 'pyproject.toml'), 'utf8')).toMatch(/^version = "\d+\.\d+\.\d+\+[0-9a-f]{12}"$/m);
    expect(readFileSync(join(fetched().folder, 'pyproject.toml'), 'utf8')).toMatch(
      /^requires-python = ">=3\.10"\ndependencies = \["pydantic>=[\d.]+,<3", "typing-extensions>=[\d.]+", "urllib3>=[\d.]+,<3"\]$/m,
    );
    expect(fetched().bytes.length).toBeLessThan(1_000_000);
    await check(python, '-p', 'aurora_products');
  }, TIMEOUT_MS);

  describe('on the journey', () => {
    beforeAll(async () => {
      cpSync(join(import.meta.dirname, 'journey.py'), join(folder, 'journey.py'));
      await check(python, 'journey.py');
    }, TIMEOUT_MS);

    itGoesTheJourney(world, async (env) => (await program('journey.py', env)).stdout, TIMEOUT_MS);
  });

  it('does what its README says', async () => {
    writeFileSync(join(folder, 'readme.py'), blocksIn(readFileSync(join(fetched().folder, 'README.md'), 'utf8'), 'python'));
    await check(python, 'readme.py');
    const { stdout } = await program('readme.py', world().environment());
    expect(stdout.trim().split('\n')).toEqual(
      [
        'FINAL', 'caucao_aluguel FUNDED', 'SUBMITTED', expect.stringMatching(/^the chain says /), 'refused ACCOUNT_NOT_FOUND',
        'accounts 2',
      ]);
  }, TIMEOUT_MS);

  it('does what the guide says', async () => {
    writeFileSync(join(folder, 'guide.py'), guideBlocks('python'));
    await check(python, 'guide.py');
    const { stdout } = await program('guide.py', world().environment());
    expect(stdout).toBe('E_CLAIM_CAP\nSETTLED\n');
  }, TIMEOUT_MS);

  it('reads the answers of a later service', async () => {
    const service = await new LaterService().open();
    writeFileSync(join(folder, 'later.py'), `
import json
from aurora_products import AuroraProducts

instance = AuroraProducts(${JSON.stringify(service.url)}, "id", "secret").caucao_aluguel.get("pin_1")
assert instance.model_extra is not None
print(json.dumps([
    instance.state, instance.status, instance.timeline[0].outcome, instance.timeline[0].kind, instance.locked_value.value, instance.datum.deposit,
    instance.model_extra["a_field_of_tomorrow"], instance.state is not None and instance.state.is_known,
]))
`);
    try {
      await check(python, 'later.py');
      const { stdout } = await program('later.py');
      expect(JSON.parse(stdout)).toEqual([...LaterService.reads, { x: 1 }, false]);
    } finally {
      await service.close();
    }
  }, TIMEOUT_MS);

  it('reads all that a later service answers, for each operation that it has, and keeps what it does not know', async () => {
    const answers = laterAnswers();
    expect(answers.length).toBeGreaterThan(20);
    const read = await reads(python, answers);
    for (const [place, { model, value }] of answers.entries()) expect([model, asRead(read[place])]).toEqual([model, asRead(value)]);
  }, TIMEOUT_MS);

  describe('made of hostile products', () => {
    let hostile: string;
    let files: ReadonlyMap<string, string | Uint8Array>;
    beforeAll(async () => {
      if (!toolchain) return;
      files = await filesOfClient(hostileInput(), language);
      writeFiles(files, join(folder, 'hostile'));
      hostile = await environmentWith(toolchain, join(folder, 'hostile-venv'), [join(folder, 'hostile')]);
    }, TIMEOUT_MS);

    it('is strictly typed, and nothing in it is executed', async () => {
      await check(hostile, '-p', 'aurora_products');
      writeFileSync(join(folder, 'hostile.py'), `
from aurora_products import AuroraProducts
from aurora_products.models import ClassClassParameters

client = AuroraProducts("http://127.0.0.1:9", "id", "secret")
parameters = ClassClassParameters(class_=1, import_=2, default=True, func="00", package="00", self_="x", object_="y", fun="acc", model_config_=3, additional_properties=4)
print(callable(client.class_.class_), callable(client.class_.class_and_wait), callable(client.accounts.create), callable(client.product_wait_for.get))
print(sorted(parameters.to_dict()))
`);
      await run(hostile, ['-m', 'mypy', '--strict', '--cache-dir', join(folder, 'mypy-hostile'), 'hostile.py'], { cwd: folder });
      const { stdout } = await run(hostile, ['-W', 'error', 'hostile.py'], { cwd: folder });
      expect(stdout.trim().split('\n')).toEqual([
        'True True True True',
        '[\'additional_properties\', \'class\', \'default\', \'fun\', \'func\', \'import\', \'model_config\', \'object\', \'package\', \'self\']',
      ]);
      expect([folder, join(folder, 'hostile')].some((it) => existsSync(join(it, HOSTILE_FILE)))).toBe(false);
    }, TIMEOUT_MS);

    it('carries values at their bounds', async () => {
      expect(await reads(hostile, [{ model: 'ClassClassParameters', value: HOSTILE_VALUES }])).toEqual([HOSTILE_VALUES]);
    }, TIMEOUT_MS);

    it('says what the manifests say, in its documentation', () => {
      expectHostileTexts(sourcesWith('.py', files));
    });
  });
});

/** The Java and Kotlin clients: what a service gives, built by Maven with warnings as errors, and programs on it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FileMap } from '../../src/domains/portal/clients/client-input.ts';
import { java } from '../../src/domains/portal/clients/java/index.ts';
import { kotlin } from '../../src/domains/portal/clients/kotlin/index.ts';
import { seen } from '../../src/domains/portal/clients/texts.ts';
import { filesOfClient, hostileInput, PortalWorld, run, toolchain, workFolder, writeFiles, type Fetched } from './harness.ts';
import { HOSTILE_FILE, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-product.ts';
import { guideBlocks } from './guide.ts';
import { itGoesTheJourney } from './journeys.ts';
import { answerVectors, asRead, at, laterAnswers } from './later.ts';
import { blocksOf, buildByMaven, sourcesOf, type Program } from './maven.ts';

/** The first build of a machine fetches the compilers and all that the clients need. */
const TIMEOUT_MS = 1_800_000;
const ROOT = join(import.meta.dirname, '../..');
const VECTORS = join(ROOT, 'sdk/vectors');
const mvn = toolchain('Maven', ['mvn']);
const javac = toolchain('JDK', ['javac']) === undefined ? undefined : toolchain('Java', ['java']);
const withJvm = mvn !== undefined && javac !== undefined ? describe : describe.skip;

type Jvm = 'java' | 'kotlin';
const LANGUAGES = ['java', 'kotlin'] as const satisfies readonly Jvm[];
/** Artifacts that a client needs; the first of Kotlin's holds the versions of its standard library together. */
const NEEDED = { java: ['jackson-databind'], kotlin: ['kotlin-bom', 'kotlin-stdlib', 'kotlinx-coroutines-core-jvm', 'jackson-module-kotlin', 'okhttp-jvm'] };
const ENDING = { java: 'java', kotlin: 'kt' } as const;

withJvm('clients for the JVM', () => {
  let world: PortalWorld;
  const work = workFolder('jvm');
  const fetched = {} as Record<Jvm, Fetched>;
  const hostile = {} as Record<Jvm, FileMap>;
  let jars: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const makeHostile = async () => {
      for (const language of [java, kotlin]) {
        const name = language.name as Jvm;
        hostile[name] = await filesOfClient(hostileInput(), language);
        writeFiles(hostile[name], join(work.folder, `${name}-hostile`));
      }
    };
    [world] = await Promise.all([PortalWorld.start(), makeHostile()]);
    for (const name of LANGUAGES) fetched[name] = await world.archive(name, work.folder);
    const clients = LANGUAGES.flatMap((name) => [fetched[name].folder, `${name}-hostile`]);
    jars = await buildByMaven(mvn ?? '', work.folder, clients, LANGUAGES.flatMap((name) => programsOf(name, fetched[name].folder)));
  }, TIMEOUT_MS);
  afterAll(async () => {
    await world?.stop();
    work.remove();
  }, TIMEOUT_MS);

  const play = async (language: Jvm, program: string, main: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
    (await run('java', ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', jars[`${language}-${program}`] ?? '', main, ...args], { cwd: work.folder, env })).stdout;
  const mainOf = (language: Jvm, name: string) => (language === 'java' ? name : `${name}Kt`);

  describe.each(LANGUAGES)('%s', (language) => {
    it('plays all vectors', async () => {
      const { played, otherwise } = JSON.parse(await play(language, 'vectors', 'razao.runtime.Vectors', [VECTORS])) as { played: string[]; otherwise: string[] };
      expect(otherwise).toEqual([]);
      expect(played).toHaveLength(vectorsCount());
    });

    itGoesTheJourney(() => world, (environment) => play(language, 'program', mainOf(language, 'Journey'), [], environment), TIMEOUT_MS);

    it('runs the blocks of its README', async () => {
      const said = await play(language, 'program', mainOf(language, 'FiveMinutes'), [], world.environment());
      for (const line of [/^480000 centavos$/m, /^pin_\w+ is FUNDED$/m, /^refused: E_\w+ \[/m, /^pin_\w+ FUNDED$/m, /^no: ACCOUNT_NOT_FOUND$/m, /^one party: true$/m, /^answer it with 401: /m]) {
        expect(said).toMatch(line);
      }
    }, TIMEOUT_MS);

    it('does what the guide says', async () => {
      expect(await play(language, 'program', mainOf(language, 'Guide'), [], world.environment())).toBe('E_CLAIM_CAP\nSETTLED\n');
    }, TIMEOUT_MS);

    it('reads what a later service answers, and writes back what it read', async () => {
      const read = await reads(language, 'program', answerVectors.map(({ schema, value }) => ({ model: `CaucaoAluguel${schema}`, value })));
      for (const [place, { reads: wanted }] of answerVectors.entries()) {
        for (const [path, value] of Object.entries(wanted)) expect([path, at(read[place], path)]).toEqual([path, value]);
      }
    });

    it('reads all that a later service answers, for each operation that it has', async () => {
      const answers = laterAnswers();
      expect(answers.length).toBeGreaterThan(20);
      const read = await reads(language, 'program', answers.map(({ model, value }) => ({ model, value })));
      for (const [place, { model, reads: wanted }] of answers.entries()) expect([model, asRead(read[place])]).toEqual([model, asRead(wanted)]);
    });

    it('sends no field that was not given: a change of a party without labels keeps them', async () => {
      expect(await reads(language, 'program', [{ model: 'PartyPatchRequest', value: { display_name: 'Bia' } }])).toEqual([{ display_name: 'Bia' }]);
    });

    it('carries hostile names and values at their bounds', async () => {
      const model = [...hostile[language].keys()].map((path) => /(HostileProduct\w*ClassParameters)\.\w+$/.exec(path)?.[1]).find((it) => it !== undefined) ?? '';
      expect(await reads(language, 'hostile', [{ model, value: HOSTILE_VALUES }])).toEqual([HOSTILE_VALUES]);
    });

    it('shows hostile texts in its documentation, and does nothing that they say', () => {
      const name = [...hostile[language].keys()].find((path) => /\/HostileProduct\w{6}Product\.\w+$/.test(path)) ?? '';
      const shown = shownBy(String(hostile[language].get(name)));
      for (const text of HOSTILE_TEXTS) for (const line of text.split(/\r?\n/)) expect(shown).toContain(asShown(line));
      const made = readdirSync(work.folder, { recursive: true }).map(String);
      expect(made.filter((path) => path.endsWith(HOSTILE_FILE))).toEqual([]);
      expect(existsSync(join(ROOT, HOSTILE_FILE))).toBe(false);
    });

    it('has what a user needs, and nothing else', async () => {
      const { folder, bytes } = fetched[language];
      const paths = sourcesIn(folder);
      expect(paths.filter((path) => !path.startsWith(`src/main/${language}/razao/aurora/`)).sort()).toEqual(['LICENSE', 'README.md', 'description.openapi.json', 'pom.xml', 'razao.json']);
      for (const path of paths) expect([path, /openapi-?(tools|generator)/i.test(readFileSync(join(folder, path), 'utf8'))]).toEqual([path, false]);
      expect(JSON.parse(readFileSync(join(folder, 'description.openapi.json'), 'utf8'))).toEqual(await world.description());
      expect(readFileSync(join(folder, 'pom.xml'), 'utf8')).toMatch(/<version>\d+\.\d+\.\d+\+[0-9a-f]{12}<\/version>/);
      const needed = [...readFileSync(join(folder, 'pom.xml'), 'utf8').matchAll(/<dependency>\s*<groupId>.*?<\/groupId>\s*<artifactId>(.*?)<\/artifactId>/g)].map(([, its]) => its);
      expect(needed).toEqual(NEEDED[language]);
      expect(bytes.length).toBeLessThan(1_000_000);
    });
  });

  /** What the models make of values: written as JSON, read, written again. */
  async function reads(language: Jvm, client: 'program' | 'hostile', values: readonly object[]): Promise<unknown[]> {
    const program = jars[`${language}-program`] ?? '';
    const classes = client === 'hostile' ? [join(work.folder, `${language}-hostile/target/classes`), program] : [program];
    const said = execFileSync('java', ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', classes.join(':'), 'Reads'], {
      input: values.map((it) => `${JSON.stringify(it)}\n`).join(''), encoding: 'utf8', env: { PATH: process.env['PATH'], JAVA_TOOL_OPTIONS: '-Dfile.encoding=UTF-8' }, stdio: ['pipe', 'pipe', 'ignore'],
    });
    return said.trim().split('\n').map((line) => JSON.parse(line) as unknown);
  }
});

function programsOf(language: Jvm, client: string): Program[] {
  const sdk = join(ROOT, 'sdk', language, 'src');
  const runtime = join(sdk, `main/${language}/razao/runtime`);
  const { first, others } = blocksOf(readFileSync(join(client, 'README.md'), 'utf8'), language);
  const ending = ENDING[language];
  return [
    {
      name: `${language}-program`, like: client, dependsOnIt: true,
      sources: new Map([...sourcesOf(...['Journey', 'Reads'].map((name) => join(import.meta.dirname, language, `${name}.${ending}`))), [`FiveMinutes.${ending}`, wholeReadme(language, first, others)], [`Guide.${ending}`, guideBlocks(language)]]),
    },
    {
      name: `${language}-vectors`, like: client, dependsOnIt: false,
      sources: new Map([...sourcesOf(...readdirSync(runtime).map((name) => join(runtime, name)), join(sdk, `test/${language}/razao/runtime/Vectors.${ending}`))].map(([name, content]) => [`razao/runtime/${name}`, content])),
    },
  ];
}

/** Each further block stands in a scope of its own but for what it declares at its left, as a reader types one after the other. */
function wholeReadme(language: Jvm, first: string, others: readonly string[]): string {
  const imports = language === 'java'
    ? ['java.nio.charset.StandardCharsets', 'java.util.List', 'java.util.Map', 'razao.aurora.model.*', 'razao.aurora.runtime.*'].map((it) => `import ${it};`)
    : ['razao.aurora.model.*', 'razao.aurora.runtime.*'].map((it) => `import ${it}`);
  const end = language === 'java' ? first.lastIndexOf('}', first.lastIndexOf('}') - 1) : first.lastIndexOf('}');
  return `${imports.join('\n')}\n${first.slice(0, end)}\n${others.join('\n')}\n${first.slice(end)}`;
}

/** Files of a package, without what was built in it. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile()).map((it) => relative(folder, join(it.parentPath, it.name))).filter((it) => !it.startsWith('target/'));
}

function vectorsCount(): number {
  const lists = (file: string, ...names: string[]) => {
    const content = JSON.parse(readFileSync(join(VECTORS, `${file}.json`), 'utf8')) as Record<string, unknown[]>;
    return names.reduce((sum, name) => sum + (content[name]?.length ?? 0), 0);
  };
  // The defaults of retries.json are one.
  return 1 + lists('retries', 'answers', 'waits', 'ends', 'retry_after') + lists('errors', 'answers') + lists('tokens', 'kept', 'calls', 'refused') + lists('keys', 'writes') +
    lists('pages', 'lists') + lists('waits', 'waits', 'and_wait') + lists('webhooks', 'deliveries');
}

/** What a documentation tool shows of comments. */
function shownBy(source: string): string {
  return source.replace(/^\s*\* ?/gm, '').replaceAll(/<\/?code>/g, '`').replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code))).replace(/[ \t]+/g, ' ');
}

/** What cannot be seen is written out. */
function asShown(line: string): string {
  return seen(line).replace(/[ \t]+/g, ' ').trim();
}

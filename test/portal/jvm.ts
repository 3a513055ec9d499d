/**
 * Common parts of the tests of the Java and the Kotlin client: the archive of a service, built by Maven with warnings as errors, and
 * programs on it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ClientLanguage, FileMap } from '../../src/onchain/portal/clients/client-input.ts';
import { seen } from '../../src/onchain/portal/clients/texts.ts';
import { filesOfClient, hostileInput, run, toolchain } from './harness.ts';
import { HOSTILE_FILE, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-product.ts';
import { guideBlocks } from './guide.ts';
import { itGoesTheJourney, worldOf } from './journeys.ts';
import { answerVectors, asRead, at, laterAnswers } from './later.ts';
import { blocksOf, buildByMaven, sourcesOf, type Program } from './maven.ts';
import { isTried } from './tried.ts';

/** The first build of a machine fetches the compilers and all that the clients need. */
const TIMEOUT_MS = 1_800_000;
const ROOT = join(import.meta.dirname, '../..');
const VECTORS = join(ROOT, 'sdk/vectors');
type Jvm = 'java' | 'kotlin';
const ENDING = { java: 'java', kotlin: 'kt' } as const;
/** Another tenant than the journey's: so both clients are compiled in one go. */
const HOSTILE_TENANT = 'hostile';

/**
 * All tests of a client for the JVM.
 * @param needed the artifacts that it needs, in the order of its project.
 */
export function describeJvmClient(its: ClientLanguage & { readonly name: string }, needed: readonly string[]): void {
  const language = its.name as Jvm;
  const mvn = isTried(its) ? undefined : toolchain('Maven', ['mvn']);
  const hasAll = mvn !== undefined && toolchain('JDK', ['javac']) !== undefined && toolchain('Java', ['java']) !== undefined;
  let hostile: FileMap;
  let jar: string;
  const { folder: work, world, fetched } = worldOf(language, hasAll, TIMEOUT_MS, {}, async ({ folder }) => {
    hostile = await filesOfClient(hostileInput(HOSTILE_TENANT), its);
    jar = await buildByMaven(mvn ?? '', work, programOf(language, folder, hostile));
  });

  const java = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp'];
  const play = async (main: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
    (await run('java', [...java, jar, main, ...args], { cwd: work, env })).stdout;
  const mainOf = (name: string) => (language === 'java' ? name : `${name}Kt`);

  /** Passes values through the models: written as JSON, read, written again. */
  function reads(values: readonly object[], main = 'Reads'): unknown[] {
    const said = execFileSync('java', [...java, jar, main], {
      input: values.map((it) => `${JSON.stringify(it)}\n`).join(''), encoding: 'utf8',
      env: { PATH: process.env['PATH'], JAVA_TOOL_OPTIONS: '-Dfile.encoding=UTF-8' }, stdio: ['pipe', 'pipe', 'ignore'],
    });
    return said.trim().split('\n').map((line) => JSON.parse(line) as unknown);
  }

  (hasAll ? describe : describe.skip)(`the client in ${language}`, () => {
    it('plays all vectors', async () => {
      const { played, otherwise } = JSON.parse(await play('razao.runtime.Vectors', [VECTORS])) as { played: string[]; otherwise: string[] };
      expect(otherwise).toEqual([]);
      expect(played).toHaveLength(vectorsCount());
    });

    itGoesTheJourney(world, (environment) => play(mainOf('Journey'), [], environment), TIMEOUT_MS);

    it('runs the blocks of its README', async () => {
      const said = await play(mainOf('FiveMinutes'), [], world().environment());
      for (const line of [
        /^480000 centavos$/m, /^pin_\w+ is FUNDED$/m, /^refused: E_\w+ \[/m, /^pin_\w+ FUNDED$/m, /^no: ACCOUNT_NOT_FOUND$/m,
        /^one party: true$/m, /^answer it with 401: /m,
      ]) {
        expect(said).toMatch(line);
      }
    }, TIMEOUT_MS);

    it('does what the guide says', async () => {
      expect(await play(mainOf('Guide'), [], world().environment())).toBe('E_CLAIM_CAP\nSETTLED\n');
    }, TIMEOUT_MS);

    it('reads what a later service answers, and writes back what it read', () => {
      const read = reads(answerVectors.map(({ schema, value }) => ({ model: `CaucaoAluguel${schema}`, value })));
      for (const [place, { reads: wanted }] of answerVectors.entries()) {
        for (const [path, value] of Object.entries(wanted)) expect([path, at(read[place], path)]).toEqual([path, value]);
      }
    });

    it('reads all that a later service answers, for each operation that it has', () => {
      const answers = laterAnswers();
      expect(answers.length).toBeGreaterThan(20);
      const read = reads(answers.map(({ model, value }) => ({ model, value })));
      for (const [place, { model, reads: wanted }] of answers.entries())
        expect([model, asRead(read[place])]).toEqual([model, asRead(wanted)]);
    });

    it('sends no field that was not given: a change of a party without labels keeps them', () => {
      expect(reads([{ model: 'PartyPatchRequest', value: { display_name: 'Bia' } }])).toEqual([{ display_name: 'Bia' }]);
    });

    it('carries hostile names and values at their bounds', () => {
      const model = [...hostile.keys()].map((path) => /(HostileProduct\w*ClassParameters)\.\w+$/.exec(path)?.[1]).find((it) =>
        it !== undefined) ?? '';
      expect(reads([{ model, value: HOSTILE_VALUES }], 'HostileReads')).toEqual([HOSTILE_VALUES]);
    });

    it('shows hostile texts in its documentation, and does nothing that they say', () => {
      const name = [...hostile.keys()].find((path) => /\/HostileProduct\w{6}Product\.\w+$/.test(path)) ?? '';
      const shown = shownBy(String(hostile.get(name)));
      for (const text of HOSTILE_TEXTS) for (const line of text.split(/\r?\n/)) expect(shown).toContain(asShown(line));
      const made = readdirSync(work, { recursive: true }).map(String);
      expect(made.filter((path) => path.endsWith(HOSTILE_FILE))).toEqual([]);
      expect(existsSync(join(ROOT, HOSTILE_FILE))).toBe(false);
    });

    it('has what a user needs, and nothing else', async () => {
      const { folder, bytes } = fetched();
      const paths = sourcesIn(folder);
      expect(paths.filter((path) => !path.startsWith(`src/main/${language}/razao/aurora/`)).sort()).toEqual([
        'LICENSE', 'README.md', 'description.openapi.json', 'pom.xml', 'razao.json',
      ]);
      for (const path of paths) expect(
        [path, /openapi-?(tools|generator)/i.test(readFileSync(join(folder, path), 'utf8'))],
      ).toEqual([path, false]);
      expect(JSON.parse(readFileSync(join(folder, 'description.openapi.json'), 'utf8'))).toEqual(await world().description());
      expect(readFileSync(join(folder, 'pom.xml'), 'utf8')).toMatch(/<version>\d+\.\d+\.\d+\+[0-9a-f]{12}<\/version>/);
      const depends = [...readFileSync(join(folder, 'pom.xml'), 'utf8')
        .matchAll(/<dependency>\s*<groupId>.*?<\/groupId>\s*<artifactId>(.*?)<\/artifactId>/g)].map(([, its]) => its);
      expect(depends).toEqual(needed);
      expect(bytes.length).toBeLessThan(1_000_000);
    });
  });
}

/**
 * The sources that run and those that only have to compile: the programs on the client, the runtime with its vectors, the client of the
 * hostile products.
 */
function programOf(language: Jvm, client: string, hostile: FileMap): Program {
  const sdk = join(ROOT, 'sdk', language, 'src');
  const runtime = join(sdk, `main/${language}/razao/runtime`);
  const { first, others } = blocksOf(readFileSync(join(client, 'README.md'), 'utf8'), language);
  const ending = ENDING[language];
  const folder = `src/main/${language}/`;
  const reads = readFileSync(join(import.meta.dirname, language, `Reads.${ending}`), 'utf8');
  const vectors = sourcesOf(...readdirSync(runtime).map((name) => join(runtime, name)), join(
    sdk, `test/${language}/razao/runtime/Vectors.${ending}`,
  ));
  return {
    name: `${language}-program`, like: client,
    sources: new Map([
      ...sourcesOf(join(import.meta.dirname, language, `Journey.${ending}`)),
      [`FiveMinutes.${ending}`, wholeReadme(language, first, others)], [`Guide.${ending}`, guideBlocks(language)],
      [`Reads.${ending}`, reads], [
        `HostileReads.${ending}`, reads.replaceAll('razao.aurora', `razao.${HOSTILE_TENANT}`).replaceAll('Reads', 'HostileReads'),
      ],
      ...[...vectors].map(([name, content]) => [`razao/runtime/${name}`, content] as const),
      ...[...hostile].filter(([path]) => path.startsWith(folder)).map(([path, content]) => [path.slice(folder.length), content] as const),
    ]),
  };
}

/**
 * Puts each further block into a scope of its own, except for its declarations at the left margin, as a reader types one after the other.
 */
function wholeReadme(language: Jvm, first: string, others: readonly string[]): string {
  const imports = language === 'java'
    ? ['java.nio.charset.StandardCharsets', 'java.util.List', 'java.util.Map', 'razao.aurora.model.*', 'razao.aurora.runtime.*'].map((it) =>
      `import ${it};`)
    : ['razao.aurora.model.*', 'razao.aurora.runtime.*'].map((it) => `import ${it}`);
  const end = language === 'java' ? first.lastIndexOf('}', first.lastIndexOf('}') - 1) : first.lastIndexOf('}');
  return `${imports.join('\n')}\n${first.slice(0, end)}\n${others.join('\n')}\n${first.slice(end)}`;
}

/** Files of a package, without build outputs. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile()).map((it) =>
    relative(folder, join(it.parentPath, it.name))).filter((it) => !it.startsWith('target/'));
}

function vectorsCount(): number {
  const lists = (file: string, ...names: string[]) => {
    const content = JSON.parse(readFileSync(join(VECTORS, `${file}.json`), 'utf8')) as Record<string, unknown[]>;
    return names.reduce((sum, name) => sum + (content[name]?.length ?? 0), 0);
  };
  // The defaults of retries.json are one; ten are redirects, and two are names that no client can have.
  return 1 + 12 + lists('retries', 'answers', 'waits', 'ends', 'retry_after') + lists('errors', 'answers') +
    lists('tokens', 'kept', 'calls', 'refused') + lists('keys', 'writes', 'unsendable') +
    lists('pages', 'lists') + lists('waits', 'waits', 'and_wait') + lists('until', 'waits') +
    lists('webhooks', 'unusable_secrets', 'deliveries');
}

/** The text of comments as a documentation tool shows it. */
function shownBy(source: string): string {
  return source.replace(/^\s*\* ?/gm, '').replaceAll(/<\/?code>/g, '`').replace(
    /&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)),
  ).replace(/[ \t]+/g, ' ');
}

/** A line with its invisible characters written out. */
function asShown(line: string): string {
  return seen(line).replace(/[ \t]+/g, ' ').trim();
}

/** A client for the JVM, built by Maven as a customer builds it, and the program on it, in one run. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileMap } from '../../src/onchain/portal/clients/client-input.ts';
import { run, writeFiles } from './harness.ts';

/** Maven's downloads, kept between runs. */
const REPOSITORY = join(import.meta.dirname, '../../.razao/maven');
/** A build is too short for the second compiler of the JVM to pay; with one compiler alone the code cache is small by default. */
const BRISK = '-XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m -XX:+UseSerialGC -Xms1g -Xmx1g -Xmn500m';
const STRICT = ['-Dmaven.compiler.failOnWarning=true', '-Dkotlin.warnings=-Werror'];

/** A program that is compiled on a client, as its own Maven project. */
export interface Program {
  /** `java-program` */
  readonly name: string;
  /** Its sources, by their paths in the folder of sources. */
  readonly sources: FileMap;
  /** Folder of the client, whose dependencies and compiler it has beside the client itself. */
  readonly like: string;
}

/**
 * Installs a client and builds a program on it with the compilers' warnings as errors.
 * @param folder the parent of the client's folder.
 * @returns the jar of the program: its manifest names all its dependencies.
 */
export async function buildByMaven(mvn: string, folder: string, { name, sources, like }: Program): Promise<string> {
  const pom = readFileSync(join(like, 'pom.xml'), 'utf8');
  const sourceFolder = pom.includes('kotlin-maven-plugin') ? 'src/main/kotlin' : 'src/main/java';
  writeFiles(new Map(
    [...[...sources].map(([path, content]) => [`${sourceFolder}/${path}`, content] as const), ['pom.xml', programPom(name, pom)]],
  ), join(folder, name));
  const modules = [basename(like), name];
  writeFileSync(join(
    folder, 'pom.xml',
  ),
  `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>razao.test</groupId><artifactId>all</artifactId>
<version>1</version><packaging>pom</packaging><modules>${modules.map((it) => `<module>${it}</module>`).join('')}</modules></project>`);
  await build(mvn, folder, modules.map((it) => readFileSync(join(folder, it, 'pom.xml'), 'utf8')));
  return join(folder, name, 'target', `${name}-1.jar`);
}

/** Builds without the network when the same dependencies have been fetched before. */
async function build(mvn: string, folder: string, poms: readonly string[]): Promise<void> {
  const fetched = join(
    REPOSITORY,
    `.fetched-${createHash('sha256').update(poms.join('').replace(/<version>[\d.]+\+\w+<\/version>/g, '')).digest('hex').slice(0, 16)}`,
  );
  const args = ['-B', '-q', `-Dmaven.repo.local=${REPOSITORY}`, '-Dkotlin.compiler.daemon=false', ...STRICT, 'install'];
  await run(mvn, existsSync(fetched) ? ['-o', ...args] : args, { cwd: folder, env: { MAVEN_OPTS: BRISK } });
  mkdirSync(dirname(fetched), { recursive: true });
  writeFileSync(fetched, '');
}

/** The client's own project with another name, which makes a jar that runs. */
function programPom(name: string, pom: string): string {
  const [, groupId = '', artifactId = '', version = ''] =
    /<groupId>(.*?)<\/groupId>\s*<artifactId>(.*?)<\/artifactId>\s*<version>(.*?)<\/version>/.exec(pom) ?? [];
  const dependency =
    `<dependency><groupId>${groupId}</groupId><artifactId>${artifactId}</artifactId><version>${version}</version></dependency>`;
  return pom
    .replace(`<groupId>${groupId}</groupId>`, '<groupId>razao.test</groupId>').replace(
      `<artifactId>${artifactId}</artifactId>`, `<artifactId>${name}</artifactId>`,
    )
    .replace(`<version>${version}</version>`, '<version>1</version>')
    .replace(/<\/dependencies>\s*<build>/, `${dependency}</dependencies><build>`)
    .replace(/(<artifactId>maven-jar-plugin<\/artifactId>\s*<version>.*?<\/version>)/, `$1<configuration><archive><manifest><addClasspath>true</addClasspath>
<classpathLayoutType>repository</classpathLayoutType><classpathPrefix>file:${REPOSITORY}/</classpathPrefix></manifest></archive></configuration>`);
}

/** The blocks of a README as one program: the first is whole, the others continue in its main function. */
export function blocksOf(readme: string, language: 'java' | 'kotlin'): { readonly first: string; readonly others: readonly string[] } {
  const [first = '', ...others] = [
    ...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm')),
  ].map(([, code = '']) => code);
  return { first, others };
}

/** Sources of tests in the repository, by their names. */
export function sourcesOf(...paths: readonly string[]): Map<string, string> {
  return new Map(paths.map((path) => [basename(path), readFileSync(path, 'utf8')]));
}

import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Document } from '../description/document.ts';
import type { FileMap } from '../clients/client-input.ts';
import { readOrEmpty } from '../../../platform/local/process.ts';
import { BOUNDS, BuildError, type BuildBounds } from './bounds.ts';
import { packageCommand } from './generator-package.ts';
import { endGroup, scopedTempDir, startInGroup, type ScopedTempDir } from './scoped-temp-dir.ts';

/** Java and the generator, as they were found. */
export interface Generator {
  readonly java: string;
  readonly jar: string;
}

/** Input of a run of the generator. */
export interface Generation {
  /** `python` */
  readonly name: string;
  readonly document: Document;
  /** `additionalProperties` */
  readonly properties: Readonly<Record<string, string>>;
  /** The other settings of its file. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Folder of templates in the place of its own. */
  readonly templates: string | undefined;
}

const LOOK_EVERY_MS = 100;
/** Looks from one at all files to the next. */
const FILES_EVERY = 5;
const MOST_SAID = 4_000;
/** With the id of the process, so that one can see whose it is. */
const FOLDER = `razao-sdk-${process.pid}-`;

/**
 * Its heap and all else stay below `BOUNDS`; it knows one language and one zone; it leaves no file outside its folder, and reaches no other
 * host: any connection that it tries is refused.
 */
const JAVA_OPTIONS = [
  '-Xmx160m', '-XX:MaxMetaspaceSize=96m', '-XX:ReservedCodeCacheSize=32m', '-Xss1m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1',
  '-XX:-UsePerfData', '-Xshare:auto',
  '-Duser.timezone=UTC', '-Duser.language=en', '-Duser.country=US', '-Dfile.encoding=UTF-8', '-Djava.awt.headless=true',
  ...['http', 'https'].flatMap((scheme) => [`-D${scheme}.proxyHost=127.0.0.1`, `-D${scheme}.proxyPort=1`, `-D${scheme}.nonProxyHosts=`]),
];

/**
 * Runs openapi-generator, through its package, on a document whose references all lie in it.
 * @returns all files it wrote, by their paths in its output.
 * @throws BuildError when it fails or exceeds a bound; what the signal gives as its reason, when that ends it.
 */
export async function generate(
  generator: Generator, generation: Generation, signal: AbortSignal, bounds: BuildBounds = BOUNDS,
): Promise<FileMap> {
  requireLocal(generation.document);
  const folder = scopedTempDir(tmpdir(), FOLDER);
  try {
    const [output, temporary] = [join(folder.path, 'output'), join(folder.path, 'tmp')];
    mkdirSync(output);
    mkdirSync(temporary);
    writeFileSync(join(folder.path, 'document.json'), JSON.stringify(generation.document));
    writeFileSync(join(folder.path, 'settings.json'), JSON.stringify({
      ...generation.settings, additionalProperties: generation.properties,
      ...(generation.templates !== undefined && { templateDir: generation.templates }),
    }));
    const java = [generator.java, ...JAVA_OPTIONS, `-Djava.io.tmpdir=${temporary}`, `-Duser.home=${folder.path}`];
    const { command, bin } = packageCommand(folder.path, { storage: dirname(generator.jar), java },
      ['generate', '-g', generation.name, '-i', 'document.json', '-o', 'output', '-c', 'settings.json', '--skip-validate-spec']);
    await supervise(folder, output, command, bin, signal, bounds);
    if (sizeOf(output) > bounds.outputBytes) throw new BuildError('TOO_MUCH', '');
    return await filesIn(output);
  } finally {
    folder.remove();
  }
}

function requireLocal(document: Document): void {
  for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)) {
    if (!reference?.startsWith('#/')) throw new Error(`a document that is generated from refers to ${reference}`);
  }
}

/** @returns once the whole group has ended. */
function supervise(
  folder: ScopedTempDir, output: string, command: readonly string[], bin: string, signal: AbortSignal, bounds: BuildBounds,
): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = startInGroup(command, folder, { PATH: `${bin}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8' }, bounds.niceness);
    let said = '';
    let reason: BuildError['reason'] | undefined;
    const hear = (chunk: Buffer): void => { said = (said + chunk.toString('utf8')).slice(-MOST_SAID); };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const end = (why?: BuildError['reason']): void => {
      reason ??= why;
      endGroup(child);
    };
    const stop = (): void => { end(); };
    signal.addEventListener('abort', stop, { once: true });
    const late = setTimeout(() => { end('TOO_SLOW'); }, bounds.milliseconds);
    let looks = 0;
    const looking = setInterval(() => {
      looks += 1;
      if (memoryOf(child.pid) > bounds.memoryBytes) end('TOO_LARGE');
      else if (looks % FILES_EVERY === 0 && sizeOf(output) > bounds.outputBytes) end('TOO_MUCH');
    }, LOOK_EVERY_MS);
    const settle = (outcome: () => void): void => {
      clearTimeout(late);
      clearInterval(looking);
      signal.removeEventListener('abort', stop);
      outcome();
    };
    child.once('error', (error) => { settle(() => { reject(error); }); });
    child.once('exit', (code) => {
      end();
      settle(() => {
        if (signal.aborted) reject(signal.reason as Error);
        else if (reason !== undefined || code !== 0) reject(new BuildError(
          reason ?? (said.includes('OutOfMemoryError') ? 'TOO_LARGE' : 'FAILED'), said,
        ));
        else resolve();
      });
    });
  });
}

/**
 * Resident memory of a process or of the largest that it started, in bytes; 0 where the system does not report it: then only Java's own
 * settings bound it.
 */
function memoryOf(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readOrEmpty(`/proc/${pid}/status`)) ?? [];
  return Math.max(Number(kilobytes) * 1024, ...childrenOf(pid).map(memoryOf));
}

function childrenOf(pid: number): number[] {
  const threads = entriesOf(`/proc/${pid}/task`);
  return threads.flatMap((thread) => readOrEmpty(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number));
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // It has ended.
  }
}

function pathsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(
      (entry) => join(entry.parentPath, entry.name),
    );
  } catch {
    return []; // It is being written.
  }
}

function sizeOf(folder: string): number {
  let bytes = 0;
  for (const path of pathsIn(folder)) bytes += statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return bytes;
}

async function filesIn(folder: string): Promise<FileMap> {
  const files = new Map<string, Uint8Array>();
  for (const path of pathsIn(folder).sort()) files.set(relative(folder, path), await readFile(path));
  return files;
}

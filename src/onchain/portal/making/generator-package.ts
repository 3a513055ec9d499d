/** openapi-generator as its package on npm runs it: `openapitools.json` names the version and where its jar lies. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const MAIN = createRequire(import.meta.url).resolve('@openapitools/openapi-generator-cli/main.js');
const SETTINGS = JSON.parse(readFileSync(join(import.meta.dirname, 'openapitools.json'), 'utf8')) as {
  readonly 'generator-cli': { readonly version: string };
};
/** No server listens there: a run fetches nothing. */
const NOWHERE = 'http://127.0.0.1:1/';

export const GENERATOR_VERSION = SETTINGS['generator-cli'].version;
/** As the package calls it in its storage. */
export const JAR_NAME = `${GENERATOR_VERSION}.jar`;

interface PackageRun {
  /** Folder of the jar. */
  readonly storage: string;
  /** URL from which the jar is fetched when it is missing; undefined for the package's own. */
  readonly downloadUrl?: string | undefined;
  /** Java with its options, as arguments; undefined where only the jar is wanted. */
  readonly java?: readonly string[] | undefined;
}

/**
 * Makes a run of the package in a folder: it is to be started there. The `java` that it finds first is a script, since the package puts its
 * command together without quotes, and since it begins each run with two more Javas that list the generator's commands.
 * @returns the program with the arguments, and what its PATH begins with.
 */
export function packageCommand(folder: string, run: PackageRun, args: readonly string[]): {
  readonly command: readonly string[]; readonly bin: string;
} {
  const bin = join(folder, 'bin');
  const settings = join(folder, 'openapitools.json');
  mkdirSync(bin);
  writeFileSync(join(bin, 'java'), javaScript(run.java), { mode: 0o700 });
  writeFileSync(settings, JSON.stringify(settingsOf(run)));
  return { command: [process.execPath, MAIN, '--openapitools', settings, ...args], bin };
}

/** A run that is to make something fetches nothing: its jar has been found, and held to its digest. */
function settingsOf({ storage, downloadUrl, java }: PackageRun): object {
  const from = java ? NOWHERE : downloadUrl;
  return { ...SETTINGS, 'generator-cli': { ...SETTINGS['generator-cli'], storageDir: storage, ...(from !== undefined
    && { repository: { downloadUrl: from } }) } };
}

/** It stays beside Java: a Java that was killed is then a code, which the package passes on. */
function javaScript(java: readonly string[] | undefined): string {
  const commands = "case \" $* \" in *' help '|*' completion ') printf '    help  .\\n    generate  .\\n'; exit;; esac";
  return ['#!/bin/sh', commands, ...(java ? [`${java.map(quoted).join(' ')} "$@"`, 'exit $?'] : ['exit 1']), ''].join('\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

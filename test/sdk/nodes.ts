import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** The first that is supported, and the newest of each line when this was written. */
export const NODES = ['20.0.0', '20.20.2', '22.23.3', '24.21.0'];

const run = promisify(execFile);

/** @returns the program of a version of Node, fetched from npm once into a folder. @throws where npm has none for this machine. */
export async function nodeOf(version: string, cache: string): Promise<string> {
  const folder = join(cache, `node-${version}`);
  const name = `node-${platform()}-${arch()}`;
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    await run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`]);
  }
  return program;
}

/** The programs to try: RAZAO_TEST_NODE's, else the one that runs the tests and the machine's own. */
export function nodesHere(): string[] {
  const given = process.env['RAZAO_TEST_NODE'];
  if (given !== undefined) return [given];
  const own = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.endsWith('node_modules/.bin')).map(
    (folder) => join(folder, 'node'),
  );
  return [process.execPath, ...own.filter((program) => existsSync(program)).slice(0, 1)];
}

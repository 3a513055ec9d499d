import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const run = promisify(execFile);
const LOCKFILE = {
  packages: {
    '': { name: 'razao' },
    'node_modules/plain': { version: '1.2.3', integrity: 'sha512-x' },
    'node_modules/plain/node_modules/@scope/inner': { version: '4.5.6', integrity: 'sha512-y' },
    'node_modules/alias': { name: '@other/real', version: '7.8.9', integrity: 'sha512-z' },
  },
};
let folder: string;

/** Replaces npm by one that keeps each lockfile it is given, and runs a script. */
function npm(does: string): void {
  const registry = 'if [ "$1" = config ]; then echo https://registry.test/npm; exit; fi';
  const keep = `n=$(ls '${folder}/given' | wc -l); cp package-lock.json "${folder}/given/$n.json"`;
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${registry}\n${keep}\n${does}\n`, { mode: 0o755 });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'razao-make-'));
  const root = join(import.meta.dirname, '../..');
  for (const path of ['Makefile', 'src/deploy/install.js']) cpSync(join(root, path), join(folder, path));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(LOCKFILE));
  for (const name of ['bin', 'given']) mkdirSync(join(folder, name));
  npm('mkdir -p node_modules/plain');
});
afterEach(() => rmSync(folder, { recursive: true }));

const install = () => run('make', ['install'], {
  cwd: folder, env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` },
});
const given = () => readdirSync(join(folder, 'given')).toSorted().map(
  (name) => JSON.parse(readFileSync(join(folder, 'given', name), 'utf8')) as unknown,
);
const packages = () => readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));

it('installs packages where there are none, and tells npm where each lies', async () => {
  await install();
  const at = (path: string) => expect.objectContaining({ resolved: `https://registry.test/npm/${path}` });
  expect(given()).toEqual([{
    packages: {
      '': { name: 'razao' }, 'node_modules/plain': at('plain/-/plain-1.2.3.tgz'),
      'node_modules/plain/node_modules/@scope/inner': at('@scope/inner/-/inner-4.5.6.tgz'),
      'node_modules/alias': at('@other/real/-/real-7.8.9.tgz'),
    },
  }]);
  expect(packages()).toEqual(['plain']);
});

it('installs nothing again while the lockfile stays as it is', async () => {
  await install();
  await install();
  expect(given()).toHaveLength(1);
});

it('lets npm ask a registry that keeps packages elsewhere', async () => {
  npm('if grep -q resolved package-lock.json; then echo npm error code E404; exit 1; fi; mkdir -p node_modules/asked');
  await install();
  expect(given()).toEqual([expect.anything(), LOCKFILE]);
  expect(packages()).toEqual(['asked']);
});

it('says what npm says when that fails too, and leaves the packages of before', async () => {
  mkdirSync(join(folder, 'node_modules/before'), { recursive: true });
  npm('mkdir -p node_modules/half; echo npm error code ENOTFOUND; exit 1');
  await expect(install()).rejects.toMatchObject({
    stderr: expect.stringContaining('npm ci failed: npm error code ENOTFOUND (.razao/npm.log)'),
  });
  expect(packages()).toEqual(['before']);
});

it('installs nothing in the place of a link, which may lead to the packages of somebody else', async () => {
  mkdirSync(join(folder, 'neighbour'));
  symlinkSync('neighbour', join(folder, 'node_modules'));
  await expect(install()).rejects.toMatchObject({ stderr: expect.stringContaining('node_modules is a symbolic link') });
  expect(given()).toEqual([]);
});

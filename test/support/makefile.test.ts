import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const run = promisify(execFile);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'razao-make-'));
  copyFileSync(join(import.meta.dirname, '../../Makefile'), join(folder, 'Makefile'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\ntouch npm-was-called; mkdir -p node_modules\n', { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

const install = () => run('make', ['install'], { cwd: folder, env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` } });
const isCalled = () => existsSync(join(folder, 'npm-was-called'));

it('installs packages where there are none', async () => {
  await install();
  expect(isCalled()).toBe(true);
});

it('installs nothing through a link, which would delete the packages of somebody else', async () => {
  mkdirSync(join(folder, 'neighbour'));
  symlinkSync('neighbour', join(folder, 'node_modules'));
  await expect(install()).rejects.toMatchObject({ stderr: expect.stringContaining('node_modules is a symbolic link') });
  expect(isCalled()).toBe(false);
});

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { KeyError, loadVault, requireKek } from './keys.ts';
import { Vault } from './secrets.ts';

let folder: string;
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'razao-keys-')); });
afterEach(() => { rmSync(folder, { recursive: true }); });

const load = (kek?: Buffer) => loadVault({ RAZAO_KEK: kek, RAZAO_DATA_DIR: join(folder, 'data') });
const file = () => join(folder, 'data', 'kek');

it('a given key wins and leaves no file', () => {
  const kek = randomBytes(32);
  expect(load(kek).kekId).toBe(new Vault(kek).kekId);
  expect(() => statSync(file())).toThrow('ENOENT');
});

it('a generated key is for its owner alone and found again', () => {
  const { kekId } = load();
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(load().kekId).toBe(kekId);
});

it.each(['', 'short', 'g'.repeat(64)])('a damaged key file is told in one line: %j', (text) => {
  load();
  writeFileSync(file(), text);
  expect(() => load()).toThrow(KeyError);
  expect(readFileSync(file(), 'utf8')).toBe(text);
});

it('a folder that cannot be made is told in one line', () => {
  writeFileSync(join(folder, 'data'), 'a file');
  expect(() => load()).toThrow(/^cannot use the key file .*$/);
});

it('secrets under another key are refused', () => {
  const vault = new Vault(randomBytes(32));
  requireKek(vault, vault.kekId);
  expect(() => requireKek(vault, 'another')).toThrow(KeyError);
});

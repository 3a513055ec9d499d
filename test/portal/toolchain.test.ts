/** A toolchain that a machine has not: its tests are skipped by name (`make test` counts them), and where CI=true they fail. */
import { afterEach, expect, it, jest } from '@jest/globals';
import { toolchain } from './harness.ts';

const saved = process.env['CI'];
afterEach(() => {
  jest.restoreAllMocks();
  if (saved === undefined) delete process.env['CI'];
  else process.env['CI'] = saved;
});

it('one that is here is found by its path, and not skipped', () => {
  process.env['CI'] = 'true';
  expect(toolchain('Node', [process.execPath])).toBe(process.execPath);
  expect(toolchain('sh', ['razao-has-no-such-shell', 'sh'])).toMatch(/\/sh$/);
});

it('a missing one is skipped by its name, and said once', () => {
  delete process.env['CI'];
  const said: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  expect([toolchain('Cobol', ['razao-cobc']), toolchain('Cobol', ['razao-cobc'])]).toEqual([undefined, undefined]);
  expect(said).toEqual(['skipped: no Cobol on this machine (razao-cobc)\n']);
});

it('under CI=true a missing one fails', () => {
  process.env['CI'] = 'true';
  expect(() => toolchain('Cobol', ['razao-cobc'])).toThrow('no Cobol on this machine, and CI=true skips nothing');
});

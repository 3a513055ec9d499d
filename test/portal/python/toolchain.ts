/** Python with all that the client needs from an index, kept in `.razao`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, toolchain } from '../harness.ts';

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
const KEPT = join(import.meta.dirname, '../../../.razao/python');

export interface Python {
  /** The interpreter. */
  readonly python: string;
  /** A folder of wheels, in the place of an index. */
  readonly wheels: string;
}

/** Undefined where this machine has no Python from 3.10 on with pip; the tests are then skipped by name. */
export async function pythonOfTests(): Promise<Python | undefined> {
  const python = toolchain('Python 3.10', ['python3']);
  if (python === undefined) return undefined;
  try {
    await run(python, ['-c', 'import sys, venv, pip; sys.exit(sys.version_info < (3, 10))'], { cwd: '/' });
  } catch {
    return void toolchain('Python 3.10 with venv and pip', []);
  }
  return { python, wheels: await keptWheels(python) };
}

/** The folder of wheels, whole or absent, by the requirements and the interpreter. */
async function keptWheels(python: string): Promise<string> {
  const { stdout } = await run(python, ['-VV'], { cwd: '/' });
  const wheels = join(KEPT, createHash('sha256').update(readFileSync(REQUIREMENTS)).update(stdout).digest('hex').slice(0, 16));
  if (existsSync(wheels)) return wheels;
  mkdirSync(KEPT, { recursive: true });
  const fresh = mkdtempSync(join(KEPT, 'fetch-'));
  try {
    await run(python, [
      '-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--only-binary', ':all:', '-r', REQUIREMENTS, '-d', fresh,
    ], { cwd: fresh });
    if (!existsSync(wheels)) renameSync(fresh, wheels);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return wheels;
}

/** A virtual environment with these packages and the checker. @returns its interpreter. */
export async function environmentWith({ python, wheels }: Python, folder: string, packages: readonly string[]): Promise<string> {
  await run(python, ['-m', 'venv', folder], { cwd: '/' });
  const own = join(folder, 'bin/python');
  await run(own, [
    '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-index', '--find-links', wheels, 'mypy', ...packages,
  ], { cwd: folder });
  return own;
}

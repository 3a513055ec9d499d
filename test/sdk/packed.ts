/** The package as its users have it: built, packed, unpacked into another folder, without anything else of this repository. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSdk, type Built } from '../../sdk/build.ts';
import { compilerOf } from '../support/compiler.ts';

const root = join(import.meta.dirname, '../..');
const execute = promisify(execFile);

/** The package's dependencies, as npm would install them; the tests need no registry. */
const NEEDED = ['openapi-fetch'];
/** The packages that a consumer's own types come from. */
const TYPES = ['@types/node', 'undici-types'];

export class Consumer {
  private constructor(readonly folder: string, readonly built: Built) {}

  /** A project with the packed SDK in its `node_modules`. */
  static async create(): Promise<Consumer> {
    const base = mkdtempSync(join(tmpdir(), 'razao-consumer-'));
    const built = await buildSdk(join(base, 'package'));
    const folder = join(base, 'project');
    const installed = join(folder, 'node_modules/@razao/sdk');
    mkdirSync(installed, { recursive: true });
    mkdirSync(join(folder, 'node_modules/@types'));
    await execute('tar', ['xzf', built.tarball, '--strip-components=1', '-C', installed]);
    for (const name of NEEDED) cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
    for (const name of TYPES) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    const consumer = new Consumer(folder, built);
    consumer.write('package.json', '{ "type": "module" }');
    return consumer;
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Runs a program of the project. @returns its output. */
  async run(file: string, env: Readonly<Record<string, string>> = {}, flags: readonly string[] = []): Promise<string> {
    const options = { cwd: this.folder, env: { PATH: process.env['PATH'], ...env }, maxBuffer: 64 * 1024 * 1024 };
    const { stdout } = await execute(process.execPath, ['--disable-warning=ExperimentalWarning', ...flags, file], options);
    return stdout;
  }

  /** @returns the compiler's errors. */
  async complaints(compiler: 'typescript' | 'typescript7', settings: object, files: readonly string[]): Promise<string> {
    const config = { compilerOptions: { ...settings, strict: true, noEmit: true, skipLibCheck: false, target: 'es2022' }, files };
    const name = `tsconfig.${Object.values(settings).join('-').replace(/\W+/g, '-')}.json`;
    this.write(name, JSON.stringify(config));
    return execute(process.execPath, [...compilerOf(compiler), '-p', name], { cwd: this.folder }).then(
      ({ stdout }) => stdout, ({ stdout }: { stdout: string }) => stdout,
    );
  }

  remove(): void {
    rmSync(join(this.folder, '..'), { recursive: true, force: true });
  }
}

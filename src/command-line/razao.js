#!/usr/bin/env node
/**
 * `razao` on the Node of node_modules, whichever Node or folder it was started from: main.js where it is compiled, as in a package,
 * and else main.ts by tsx.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const NODE_WANTED = 24;

const COMPILED = new URL('../main.js', import.meta.url);

if (Number(process.versions.node.split('.')[0]) >= NODE_WANTED) {
  // Caches compiled code where the folder is writable: the next command starts in half the time.
  module.enableCompileCache(join(here, '../../node_modules/.cache/node'));
  if (existsSync(COMPILED)) {
    await import(COMPILED.href);
  } else {
    const { register } = await import('tsx/esm/api');
    register({ tsconfig: join(here, '../../tsconfig.json') });
    // tsx makes Node prepare the source maps of all packages as well, at each start.
    module.setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
    await import('../main.ts');
  }
} else {
  const file = join(here, '../../node_modules/.bin/node');
  const child = spawn(file, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', () => {
    process.stderr.write('razao: run npm ci first\n');
    process.exitCode = 1;
  });
  child.on('exit', (code) => { process.exitCode = code ?? 1; });
}

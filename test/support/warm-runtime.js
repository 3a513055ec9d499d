/**
 * Jest's runtime, except for loading: Node itself loads the modules that a test imports, once for all test files of a worker, and not one
 * by one into a context of each file. State in modules is then shared by the test files of a worker; each file finds globals and
 * environment variables as the first one did. Why: docs/decisions/0038-tests.md.
 */
import { ModernFakeTimers } from '@jest/fake-timers';
import JestRuntime from 'jest-runtime';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AGENDAS_PROCESSOR, withIdleTimers } from './agenda-timers.js';
import { serve } from './jest-globals.js';

const GLOBALS = import.meta.resolve('./jest-globals.js');
const ES_MODULE = { supportsDynamicImport: true, supportsExportNamespaceFrom: true, supportsStaticESM: true, supportsTopLevelAwait: true };
const globals = Object.getOwnPropertyDescriptors(globalThis);
const environmentVariables = { ...process.env };
/** Source maps of modules, by address, for stacks. */
const sourceMaps = new Map();
let transform;
let files = 0;

registerHooks({
  resolve(specifier, context, next) {
    return specifier === '@jest/globals' ? { url: GLOBALS, format: 'module', shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    if (url.endsWith(AGENDAS_PROCESSOR)) return withIdleTimers(next(url, context));
    if (!/\.ts(\?|$)/.test(url) || url.includes('/node_modules/')) return next(url, context);
    const { code, sourceMapPath } = transform(fileURLToPath(url));
    sourceMaps.set(url, sourceMapPath);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

export class WarmRuntime extends JestRuntime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, ...rest) {
    putBack();
    environment.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    super(config, environment, resolver, transformer, cacheFS, coverage, ...rest);
    transform = (path) => transformer.transform(path, { ...coverage, ...ES_MODULE, isInternalModule: false });
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** A test file is loaded again each time, under an address of its own. */
  async unstable_importModule(path) {
    serve(this.requireModuleOrMock(path, '@jest/globals'));
    await import(`${pathToFileURL(path).href}?${(files += 1)}`);
  }

  getSourceMaps() {
    return sourceMaps;
  }
}

function putBack() {
  Object.defineProperties(globalThis, globals);
  for (const name of Object.keys(process.env)) if (!(name in environmentVariables)) delete process.env[name];
  Object.assign(process.env, environmentVariables);
}

/** Jest requires its runtime, and takes the result for the class. */
export { WarmRuntime as 'module.exports' };

import type { ClientInput, ClientLanguage, FileMap } from '../client-input.ts';
import { declarationsOf, scriptOf } from './facade.ts';
import { readmeOf } from './readme.ts';
import { runtimeFiles, standaloneOf } from './runtime.ts';
import { schemaTypes } from './schemas.ts';
import { TEMPLATES } from './style.ts';

/** The SDK with the products of a tenant as further groups. It is made in this process. */
export const typescript: ClientLanguage = {
  name: 'typescript',
  title: 'TypeScript',
  sources: ['sdk/src', 'sdk/generated', TEMPLATES],
  async assemble(input) {
    const [runtime, schemas] = await Promise.all([runtimeFiles(), schemaTypes(input)]);
    const files: FileMap = new Map<string, string>([
      ...aboutOf(input), ...runtime,
      ['dist/index.js', scriptOf(input)], ['dist/index.d.ts', declarationsOf(input)], ['dist/schemas.d.ts', schemas],
    ]);
    return new Map([...files, ['dist/standalone.js', standaloneOf(files)]]);
  },
};

/** Files that describe the package. */
export function aboutOf(input: ClientInput): ReadonlyMap<string, string> {
  return new Map([['package.json', `${JSON.stringify(packageOf(input), null, 2)}\n`], ['README.md', readmeOf(input)]]);
}

function packageOf({ packageName, subject, version }: ClientInput): object {
  return {
    name: packageName, version, description: subject,
    license: 'Apache-2.0',
    private: true, type: 'module', sideEffects: false, engines: { node: '>=20' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './file-storage': { types: './dist/types/src/file-storage.d.ts', default: './dist/file-storage.js' },
      './browser-storage': { types: './dist/types/src/browser-storage.d.ts', default: './dist/browser-storage.js' },
      './standalone': { types: './dist/index.d.ts', default: './dist/standalone.js' },
      './package.json': './package.json',
    },
    dependencies: { 'openapi-fetch': '0.17.0' },
  };
}

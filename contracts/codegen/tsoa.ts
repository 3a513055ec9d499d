import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { generateRoutes, generateSpec, type ExtendedRoutesConfig, type ExtendedSpecConfig } from 'tsoa';
import type { Contract } from './contract.ts';
import { generatedHeader, root, type InterfaceName } from './settings.ts';

/** Controllers of an interface below a project folder, by their domain, so that tsoa's output does not depend on disk and wing. */
function controllersOf(interfaceName: InterfaceName, project: string): string[] {
  return ['domains', 'onchain']
    .flatMap((wing) => globSync(`**/${interfaceName}.controller.ts`, { cwd: join(project, 'src', wing) }).map((file) => ({ wing, file })))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ wing, file }) => join(project, 'src', wing, file));
}

/** TypeScript options tsoa reads the controllers with. */
const compilerOptions = {
  baseUrl: root,
  experimentalDecorators: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  strict: true,
};

function configsOf(
  interfaceName: InterfaceName,
  controllers: string[],
  folder: string,
  project: string
): [ExtendedRoutesConfig, ExtendedSpecConfig] {
  const shared = {
    entryFile: '',
    controllerPathGlobs: controllers,
    noImplicitAdditionalProperties: 'throw-on-extras' as const,
    basePath: '/',
  };
  const routes: ExtendedRoutesConfig = {
    ...shared,
    routesDir: folder,
    routesFileName: 'routes.ts',
    middleware: 'express',
    iocModule: join(project, 'src/interfaces/ioc.ts'),
    esm: true,
    rewriteRelativeImportExtensions: true,
    bodyCoercion: false,
  };
  const spec: ExtendedSpecConfig = {
    ...shared,
    outputDirectory: folder,
    specFileBaseName: 'tsoa',
    specVersion: 3,
    name: `razao ${interfaceName}`,
    version: '0',
    license: 'Apache-2.0',
  };
  return [routes, spec];
}

const literalUnion = /"dataType":"union","subSchemas":\[((?:\{"dataType":"enum","enums":\["[^"]*"\]\},?)+)\]/g;

/**
 * tsoa reads `'A' | 'B'` as a union of one-value enums and then answers a wrong value with a list of failed attempts;
 * as one enum the check is quicker and the answer names the allowed values.
 */
export function joinLiteralUnions(routes: string): string {
  return routes.replace(literalUnion, (_whole, members: string) => {
    const values = [...members.matchAll(/"enums":\[("[^"]*")\]/g)].map((match) => match[1]);
    return `"dataType":"enum","enums":[${values.join(',')}]`;
  });
}

/** The routes use the service's template, which skips tsoa's validation of data known to be valid. */
function withOwnTemplate(routes: string): string {
  const ofTsoa = "import {  fetchMiddlewares, ExpressTemplateService } from '@tsoa/runtime';";
  if (!routes.includes(ofTsoa)) throw new Error('tsoa imports its template otherwise than expected');
  return routes.replace(
    ofTsoa,
    "import { fetchMiddlewares } from '@tsoa/runtime';\nimport { ExpressTemplateService } from '../../src/interfaces/template-service.ts';"
  );
}

export interface TsoaOutput {
  readonly routes: string;
  /** What the controllers do, as OpenAPI. */
  readonly specification: Contract;
}

/**
 * Routes and specification of one interface from its controllers, or null where there are none.
 * tsoa writes files with imports relative to them, so it works in a folder of its own and the imports are then written
 * as from `generated/<interface>/`.
 * @param project folder the controllers are looked for in; a test brings its own.
 * @throws Error from tsoa when a controller cannot be read.
 */
export async function tsoaOutput(interfaceName: InterfaceName, project: string = root): Promise<TsoaOutput | null> {
  const controllers = controllersOf(interfaceName, project);
  if (controllers.length === 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'razao-tsoa-'));
  try {
    const [routes, spec] = configsOf(interfaceName, controllers, folder, project);
    const metadata = await generateRoutes(routes, compilerOptions as never);
    await generateSpec(spec, compilerOptions as never, undefined, metadata);
    const source = readFileSync(join(folder, 'routes.ts'), 'utf8');
    return {
      routes: generatedHeader + withOwnTemplate(joinLiteralUnions(source)).replaceAll(`${relative(folder, project)}/`, '../../'),
      specification: JSON.parse(readFileSync(join(folder, 'tsoa.json'), 'utf8')) as Contract,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../../..');

/** The sources of a runtime in the tenant's own package, so that clients of two tenants fit into one program. */
export function runtimeSources(folder: string, own: string): Map<string, string> {
  const base = join(ROOT, folder, 'razao/runtime');
  const to = `${folder.replace(/^sdk\/\w+\//, '')}/${own.replaceAll('.', '/')}/runtime`;
  return new Map(readdirSync(base).sort().map((name) => [
    `${to}/${name}`, readFileSync(join(base, name), 'utf8').replaceAll('razao.runtime', `${own}.runtime`),
  ]));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../../..');

/** A file of `sdk/` with its `{{names}}` filled in. @throws Error for a name that has no value */
export function filled(path: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(join(ROOT, path), 'utf8').replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} asks for ${name}`);
    return value;
  });
}

/** The sources of a runtime in the tenant's own package, so that clients of two tenants fit into one program. */
export function runtimeSources(folder: string, own: string): Map<string, string> {
  const base = join(ROOT, folder, 'razao/runtime');
  const to = `${folder.replace(/^sdk\/\w+\//, '')}/${own.replaceAll('.', '/')}/runtime`;
  return new Map(readdirSync(base).sort().map((name) => [
    `${to}/${name}`, readFileSync(join(base, name), 'utf8').replaceAll('razao.runtime', `${own}.runtime`),
  ]));
}

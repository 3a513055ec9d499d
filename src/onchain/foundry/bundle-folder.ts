import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ProductBundleFile } from '../../../generated/models.ts';

/** Returns the files of a folder as a bundle: sorted by path, with `/` between folders; hidden ones are left out. */
export function bundleOfFolder(folder: string): ProductBundleFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), content: readFileSync(file, 'utf8') }))
    .filter(({ path }) => !path.split('/').some((part) => part.startsWith('.')))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

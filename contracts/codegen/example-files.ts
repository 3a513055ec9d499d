import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';
import { root } from './settings.ts';

/** A file of the repository as the JSON that it holds. */
const FILE = 'x-file';
/** A folder as a bundle: its files by path, each with its text. */
const FOLDER = 'x-bundle';
/** The same with the hash and the size of each file. */
const SOURCE = 'x-bundle-source';

/**
 * Replaces references to files by their content: `{ x-file: src/…/manifest.json }` becomes the JSON of the file, and
 * `{ x-bundle: src/…/rental-deposit/1 }` the list of the files in the folder, in the form of a bundle. Paths are relative to the
 * repository.
 * An example is therefore the shipped file itself, stored once.
 * @throws Error for a file that is missing or not JSON.
 */
export function withFiles<T>(document: T): T {
  return replaced(document) as T;
}

function replaced(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(replaced);
  if (node === null || typeof node !== 'object') return node;
  const [[key, value] = ['', undefined], ...others] = Object.entries(node);
  if (others.length === 0 && typeof value === 'string') {
    if (key === FILE) return JSON.parse(readFileSync(join(root, value), 'utf8')) as unknown;
    if (key === FOLDER) return filesOf(join(root, value));
    if (key === SOURCE) return filesOf(join(root, value)).map(withSize);
  }
  return Object.fromEntries(Object.entries(node).map(([name, it]) => [name, replaced(it)]));
}

/** The files of a bundle, sorted by path. */
function filesOf(folder: string): { path: string; content: string }[] {
  return filesBelow(folder).sort().map((path) => ({ path, content: readFileSync(join(folder, path), 'utf8') }));
}

function withSize({ path, content }: { path: string; content: string }): object {
  return { path, sha256: createHash('sha256').update(content).digest('hex'), size_bytes: Buffer.byteLength(content), content };
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes only the files whose text changed, so that watchers and caches rest. */
export function writeFiles(folder: string, texts: ReadonlyMap<string, string>): void {
  for (const [name, text] of texts) {
    const file = join(folder, name);
    if (readText(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Names of the files in `folder` that differ from `texts`, are missing or should not be there. */
export function differing(folder: string, texts: ReadonlyMap<string, string>): string[] {
  const names = new Set([...texts.keys(), ...filesBelow(folder)]);
  return [...names].filter((name) => readText(join(folder, name)) !== texts.get(name));
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Paths of all files below a folder, relative to it. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

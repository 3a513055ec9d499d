import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import type { ClientInput, FileMap } from './client-input.ts';

/** Read in the zone of the reader, and so the same in each: a zip has no zones. */
const TIME = '1980-01-01T00:00:00';
const LEVEL = 9;
/** Unix, and a file that its owner may write and all may read: without it unzip makes files that only root can open. */
const READABLE = { os: 3, attrs: 0o100644 << 16 };

/** The one folder in an archive: `aurora-products-python`. */
export function folderOf({ packageName }: Pick<ClientInput, 'packageName'>, language: string): string {
  return `${packageName}-${language}`;
}

/** One zip of the files, all in one folder. The same files give the same bytes, wherever and whenever they are packed. */
export function archiveOf(folder: string, files: FileMap): Uint8Array {
  const entries: Zippable = {};
  for (const path of [...files.keys()].sort()) {
    const content = files.get(path) ?? '';
    entries[`${folder}/${path}`] = [typeof content === 'string' ? strToU8(content) : content, { mtime: TIME, level: LEVEL, ...READABLE }];
  }
  return zipSync(entries, { mtime: TIME, level: LEVEL });
}

/** The files of an archive, by their paths behind its one folder. */
export function filesOf(archive: Uint8Array): Map<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(archive)).map(([path, content]) => [path.slice(path.indexOf('/') + 1), content]));
}

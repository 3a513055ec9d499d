import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** The versions of the software and of the contracts it serves. */
export interface Versions {
  version: string;
  core: string;
  command: string;
}

let versions: Versions | undefined;

/** Read once: none of them changes while the process runs. */
export function readVersions(): Versions {
  versions ??= {
    version: versionIn<{ version: string }>('package.json', (file) => file.version),
    core: versionIn<Contract>('generated/core.openapi.json', (file) => file.info.version),
    command: versionIn<Contract>('generated/command.openapi.json', (file) => file.info.version),
  };
  return versions;
}

interface Contract {
  info: { version: string };
}

function versionIn<File>(path: string, pick: (file: File) => string): string {
  return pick(JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as File);
}

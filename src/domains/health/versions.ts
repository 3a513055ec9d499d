import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD } from '../../platform/release.ts';

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
    version: BUILD,
    core: versionIn('generated/core.openapi.json'),
    command: versionIn('generated/command.openapi.json'),
  };
  return versions;
}

function versionIn(contract: string): string {
  const { info } = JSON.parse(readFileSync(join(ROOT, contract), 'utf8')) as { info: { version: string } };
  return info.version;
}

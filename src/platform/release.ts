import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { version, commit } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string; commit?: string;
};

/** The version of this program, by Semantic Versioning. */
export const RELEASE = version;

/** Version with the commit that a package was made of, as SemVer's build metadata: packages made between two releases differ. */
export const BUILD = commit === undefined ? version : `${version}+${commit}`;

/** True when a version is later than another: its first of three numbers that differs is higher. */
export function isLaterRelease(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}

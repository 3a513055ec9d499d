import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of this program, by Semantic Versioning. */
export const RELEASE = (JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }).version;

/** Whether a version comes after another: its first of three numbers that differs is higher. */
export function isLaterRelease(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}

import type { ClientInput } from '../client-input.ts';

/** Maven takes the version as it is, and orders it by the part before the digest. */
export function versionOf({ version: { razao, digest } }: ClientInput): string {
  return `${razao}+${digest}`;
}

import type { ClientInput } from '../client-input.ts';

/** `aurora_products` */
export function moduleOf(packageName: string): string {
  return packageName.replaceAll('-', '_');
}

/** As PEP 440 writes a local version: `0.1.0+1f2e3d4c5b6a`. */
export function versionOf({ version: { razao, digest } }: ClientInput): string {
  return `${razao}+${digest}`;
}

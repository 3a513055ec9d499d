import type { ClientInput } from '../client-input.ts';

/** `auroraproducts`: as Go names packages. */
export function packageOf({ packageName }: Pick<ClientInput, 'packageName'>): string {
  return packageName.replaceAll('-', '');
}

/** `razao.invalid/aurora-products`: a path that no server has; a `replace` gives the folder. */
export function moduleOf({ packageName }: Pick<ClientInput, 'packageName'>): string {
  return `razao.invalid/${packageName}`;
}

/**
 * `v0.1.0+1f2e3d4c5b6a`, as Semantic Versioning writes what a version was built of; a Go module proxy would drop what is behind the plus.
 */
export function versionOf({ version }: ClientInput): string {
  return `v${version}`;
}

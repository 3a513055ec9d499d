import { join } from 'node:path';

/**
 * The compiler of a consumer: of TypeScript 5, or of 7, which on several threads does a third of its work twice. @returns the arguments of
 * Node.
 */
export function compilerOf(version: 'typescript' | 'typescript7'): string[] {
  return [join(import.meta.dirname, '../../node_modules', version, 'bin/tsc'), ...(version === 'typescript7' ? ['--singleThreaded'] : [])];
}

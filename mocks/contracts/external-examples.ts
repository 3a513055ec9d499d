import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * An example of a contract: with its value, or with the file beside the contract that has it. OpenAPI's own `externalValue` would be followed
 * by tools as if it were a reference, and so would each `$ref` in the value: an example that is itself a description stands in a file.
 */
export interface Example {
  readonly value?: unknown;
  readonly 'x-external-value'?: string;
}

/**
 * What an example shows.
 * @param contract the file that it stands in.
 * @throws Error where its file cannot be read.
 */
export function shownBy({ value, 'x-external-value': file }: Example, contract: string): unknown {
  return file === undefined ? value : JSON.parse(readFileSync(join(dirname(contract), file), 'utf8')) as unknown;
}

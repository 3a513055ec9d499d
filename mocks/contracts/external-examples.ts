import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * An example of a contract: with its value, or with the file beside the contract that has it. Tools would follow OpenAPI's own
 * `externalValue` as a reference, and each `$ref` in the value too: an example that is itself a description is stored in a file.
 */
export interface Example {
  readonly value?: unknown;
  readonly 'x-external-value'?: string;
}

/**
 * The value of an example.
 * @param contract the file that contains it.
 * @throws Error when its own file cannot be read.
 */
export function shownBy({ value, 'x-external-value': file }: Example, contract: string): unknown {
  return file === undefined ? value : JSON.parse(readFileSync(join(dirname(contract), file), 'utf8')) as unknown;
}

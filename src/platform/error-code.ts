import { isFields } from './fields.ts';

/**
 * Returns the code of an error, such as `ECONNREFUSED` or `40001`; '' for one without. It is recognised by its members, not its class: an
 * error can come from another realm.
 */
export function codeOf(error: unknown): string {
  return isFields(error) && 'code' in error ? String(error['code']) : '';
}

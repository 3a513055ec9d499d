import { invalid } from '../../platform/errors.ts';

const INCLUDED = ['obligations', 'positions'] as const;
export type Included = (typeof INCLUDED)[number];

/** What else a balance is to give. @throws RequestInvalid for a name it does not know. */
export function readInclude(list: string | undefined): ReadonlySet<Included> {
  const names = list === undefined ? [] : list.split(',').map((name) => name.trim());
  return new Set(names.map((name) => INCLUDED.find((it) => it === name) ??
    invalid(['query', 'include'], 'names obligations and positions, separated by commas', 'value_error')));
}

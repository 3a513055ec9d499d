import { present } from '../../platform/assert.ts';

const INCLUDED = ['obligations', 'positions'] as const;
export type Included = (typeof INCLUDED)[number];

/** Parses the list of additional parts of a balance. */
export function readInclude(list: string | undefined): ReadonlySet<Included> {
  const names = list === undefined ? [] : list.split(',').map((name) => name.trim());
  return new Set(names.map((name) => present(INCLUDED.find((it) => it === name), 'what a balance can include')));
}

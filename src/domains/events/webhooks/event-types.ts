import { eventSchemas } from '../../../../generated/events.ts';
import { fail } from '../../../platform/errors.ts';
import { nearestOf } from '../../../platform/http/nearest.ts';
import { matchesType } from './matches.ts';

const TYPES = Object.keys(eventSchemas);

/**
 * Refuses filters that no event of the catalogue passes: they are misspelt.
 * @throws ApiError UNKNOWN_EVENT_TYPE, with all of them in its details.
 */
export function requireKnownTypes(filters: readonly string[]): void {
  const unknown = filters.filter((filter) => !TYPES.some((type) => matchesType(filter, type)));
  const [first] = unknown;
  if (first === undefined) return;
  const nearest = nearestOf(first, TYPES);
  const message = nearest === undefined ? `There is no event type ${first}.` : `There is no event type ${first}; did you mean ${nearest}?`;
  fail('UNKNOWN_EVENT_TYPE', { event_types: unknown }, message);
}

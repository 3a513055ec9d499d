import type { Request, Response } from 'express';
import { isId } from '../id.ts';

/** The id of the entity that a request made, or else of the one that its path names last. */
export function entityOf({ pathParameters = {}, operation, answered }: Request, { statusCode }: Response): string | undefined {
  const made = statusCode === 201 ? idIn(answered) : undefined;
  if (made !== undefined || !operation) return made;
  let named: string | undefined;
  for (const name in operation.resources) if (isId(pathParameters[name])) named = pathParameters[name];
  return named;
}

/** Returns an entity's own id, which comes first among the ids of its resource. */
function idIn(answered: unknown): string | undefined {
  if (typeof answered !== 'object' || answered === null) return undefined;
  const members = answered as Readonly<Record<string, unknown>>;
  for (const name in members) {
    if (name === 'id' || name.endsWith('_id')) return isId(members[name]) ? members[name] : undefined;
  }
  return undefined;
}

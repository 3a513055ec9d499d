import type { RowOf } from './row.ts';
import { firstCharacters } from '../characters.ts';
import { isId } from '../id.ts';
import type { ActEntity } from './act.entity.ts';

export type ActRow = RowOf<typeof ActEntity>;

/** Act before its commit. */
export type ActDraft = Omit<ActRow, 'actedAt'>;

/** An act under way: the first of its transactions that commits writes it. */
export class Act {
  isWritten = false;

  constructor(private readonly draft: ActDraft) {}

  /**
   * Returns the act as its transaction writes it.
   * @param answer of the work: the ids in it are part of the act's subject.
   */
  rowAt(actedAt: Date, answer: unknown): ActRow {
    return { ...this.draft, actedAt, subject: { ...idsOf(answer), ...this.draft.subject } };
  }
}

const NAMES_ONE = /(?:^|_)id$/;
const MOST_IDS = 10;

function idsOf(answer: unknown): Record<string, string> {
  if (typeof answer !== 'object' || answer === null) return {};
  const ids = Object.entries(answer).filter((field): field is [string, string] => NAMES_ONE.test(field[0]) && isId(field[1]));
  return Object.fromEntries(ids.slice(0, MOST_IDS));
}

const LONGEST_REASON = 1_000;
const WHY = ['action', 'outcome', 'decision', 'resolution', 'reason_code', 'reason', 'description', 'note'] as const;
const WHO = ['actor', 'actor_account_id', 'reviewer'] as const;

/** Returns the reason of a request, in the words of its body: the requested outcome, and the reason; null where the body has neither. */
export function reasonIn(body: unknown): string | null {
  return firstCharacters(textsIn(body, WHY).join(': '), LONGEST_REASON) || null;
}

/** Returns the person behind the request, as the body names it. */
export function personIn(body: unknown): string | null {
  return textsIn(body, WHO)[0] ?? null;
}

function textsIn(body: unknown, names: readonly string[]): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const fields = body as Readonly<Record<string, unknown>>;
  return names.map((name) => fields[name]).filter((it): it is string => typeof it === 'string' && it !== '');
}

import { errorCatalogue, type ErrorCode } from '../../../generated/errors.ts';
import { portugueseErrors } from '../../../generated/errors.pt.ts';
import type { ErrorBody, ValidationFinding } from '../errors.ts';
import { PORTUGUESE_MESSAGES } from './portuguese-messages.ts';

/** A sentence with values in it, as it is recognised and as it reads in Portuguese. */
interface Sentence {
  readonly english: RegExp;
  readonly portuguese: string;
  /** Characters besides the values. A sentence with more of them is tried first. */
  readonly fixed: number;
}

const PLACE = /\{\d\}/g;
let sentences: readonly Sentence[] | undefined;

/**
 * Returns a refusal for a reader of Portuguese: its message alone is another. A sentence that has no Portuguese of its own becomes that of
 * its code in the catalogue.
 */
export function portugueseRefusal(body: ErrorBody): ErrorBody {
  const { error, message } = body;
  if (!isCode(error)) return body;
  const isTitle = message === errorCatalogue[error].title;
  return { ...body, message: (isTitle ? undefined : portugueseOf(message)) ?? portugueseErrors[error].title };
}

/** Returns findings of request validation with their `msg` in Portuguese. */
export function portugueseFindings(findings: readonly ValidationFinding[]): ValidationFinding[] {
  return findings.map((it) => ({ ...it, msg: portugueseOf(it.msg) ?? it.msg }));
}

/** The Portuguese of a message, with the values that it has; undefined where it is no sentence of ours. */
export function portugueseOf(message: string): string | undefined {
  const whole = PORTUGUESE_MESSAGES[message];
  if (whole !== undefined) return whole;
  for (const { english, portuguese } of (sentences ??= readSentences())) {
    const values = english.exec(message);
    if (values) return portuguese.replaceAll(PLACE, (place) => {
      const value = values[Number(place.charAt(1))] ?? '';
      return portugueseOf(value) ?? value;
    });
  }
  return undefined;
}

function readSentences(): readonly Sentence[] {
  return Object.entries(PORTUGUESE_MESSAGES).filter(([english]) => english.includes('{')).map(([english, portuguese]) => ({
    english: new RegExp(`^${english.split(PLACE).map((it) => it.replaceAll(/[.?()[\]*+^$|\\]/g, '\\$&')).join('(.+?)')}$`, 's'),
    portuguese, fixed: english.replaceAll(PLACE, '').length,
  })).toSorted((one, other) => other.fixed - one.fixed);
}

function isCode(error: string): error is ErrorCode {
  return Object.hasOwn(errorCatalogue, error);
}

import type { GateFinding } from '../../../../generated/models.ts';

/** Location of a finding: a file of the bundle and, where it concerns one, a line from 1. */
interface FindingLocation {
  readonly path: string | null;
  readonly line?: number | null;
}

const MAXIMUM_MESSAGE = 300;
const MAXIMUM_FINDINGS = 50;

/** Makes a finding that fails its gate. @param code stable. */
export function problem(code: string, message: string, { path, line = null }: FindingLocation): GateFinding {
  return { code, severity: 'ERROR', message: oneLine(message), path, line };
}

/** Makes a finding that does not fail its gate. */
export function warning(code: string, message: string, place: FindingLocation): GateFinding {
  return { ...problem(code, message, place), severity: 'WARNING' };
}

/** Sorts findings, the gravest first, and cuts them to a readable number. */
export function sorted(findings: readonly GateFinding[]): GateFinding[] {
  const errors = findings.filter(({ severity }) => severity === 'ERROR');
  return [...errors, ...findings.filter(({ severity }) => severity !== 'ERROR')].slice(0, MAXIMUM_FINDINGS);
}

/** Reduces a message of a compiler or a validator, which may be any text, to one line without control characters. */
function oneLine(text: string): string {
  return text.slice(0, MAXIMUM_MESSAGE).toWellFormed().replaceAll(/\p{C}+/gu, ' ').trim();
}

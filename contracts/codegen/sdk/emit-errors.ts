import type { Catalogue } from '../catalogue.ts';
import { generatedHeader } from '../settings.ts';
import { comment } from './emit-models.ts';

/** Statuses after which a repetition can succeed, as any HTTP client takes them. */
const TRANSIENT = [408, 429, 500, 502, 503, 504];

/** TypeScript source with every code of the catalogue as a type, and the runtime's data about them. */
export function emitSdkErrors(catalogue: Catalogue): string {
  const entries = Object.entries(catalogue);
  const members = entries.map(([code, { status, retryable, later = false, when, action }]) => {
    const facts = `status: ${status}; retryable: ${retryable}; succeedsLater: ${later}`;
    return `${comment(`${when.trim()}\n${action.trim()}`, '  ')}  ${code}: { ${facts} };\n`;
  });
  const common = entries.filter(([, { applies }]) => applies).map(([code]) => `'${code}'`);
  const surprising = entries.filter(([, entry]) => entry.retryable !== TRANSIENT.includes(entry.status));
  const listed = (retryable: boolean): string => surprising.filter(([, entry]) => entry.retryable === retryable).map(([code]) =>
    `'${code}'`).join(', ');
  const later = entries.filter(([, entry]) => entry.later).map(([code]) => `'${code}'`).join(', ');
  return (
    generatedHeader +
    `/** Every code this version knows: when it comes, and what to do about it. */\nexport interface ErrorCodes {\n${members.join('')}}\n\n` +
    'export type ErrorCode = keyof ErrorCodes;\n\n' +
    `/** Codes that any operation may be refused with. */\nexport type CommonCode = ${common.join(' | ')};\n\n` +
    `/** Statuses that pass by waiting, where the code does not say otherwise. */\nexport const transientStatuses: readonly number[] = [${TRANSIENT.join(', ')}];\n\n` +
    '/** Codes after which the same request can succeed once something else has happened. */\n' +
    `export const laterCodes: readonly string[] = [${later}];\n\n` +
    `/** Codes that are worth repeating soon, though the status does not. */\nexport const retryableCodes: readonly string[] = [${listed(true)}];\n\n` +
    `/** Codes that are not, though the status says so. */\nexport const finalCodes: readonly string[] = [${listed(false)}];\n`
  );
}

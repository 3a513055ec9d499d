import type { Catalogue } from './catalogue.ts';
import { generatedHeader } from './settings.ts';

/** TypeScript source with the error catalogue, in order of precedence. */
export function emitErrors(catalogue: Catalogue): string {
  const entries = Object.entries(catalogue).map(([code, { status, retryable, title, when, action }]) => {
    const fields = { status, retryable, title, when, action };
    const lines = Object.entries(fields).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},\n`);
    return `  ${code}: {\n${lines.join('')}  },\n`;
  });
  return (
    generatedHeader +
    '/** Every error code: HTTP status, whether a repetition can succeed, what it says, when it comes, what to do about it. */\n' +
    `export const errorCatalogue = {\n${entries.join('')}} as const;\n\n` +
    'export type ErrorCode = keyof typeof errorCatalogue;\n'
  );
}

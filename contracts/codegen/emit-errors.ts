import type { Catalogue } from './catalogue.ts';
import { generatedHeader } from './settings.ts';

/** TypeScript source with the error catalogue, in order of precedence. */
export function emitErrors(catalogue: Catalogue): string {
  const entries = Object.entries(catalogue).map(([code, { status, retryable, later = false, title, when, action }]) => {
    const fields = { status, retryable, later, title, when, action };
    const lines = Object.entries(fields).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},\n`);
    return `  ${code}: {\n${lines.join('')}  },\n`;
  });
  return (
    generatedHeader +
    '/** Every error code: HTTP status, whether to repeat soon or it can succeed later, its sentence, when it comes, what to do. */\n' +
    `export const errorCatalogue = {\n${entries.join('')}} as const;\n\n` +
    'export type ErrorCode = keyof typeof errorCatalogue;\n'
  );
}

/** TypeScript source with the sentences of the catalogue in Portuguese. */
export function emitPortugueseErrors(catalogue: Catalogue): string {
  const entries = Object.entries(catalogue).map(([code, { pt: { title, when, action } }]) => {
    const lines = Object.entries({ title, when, action }).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},\n`);
    return `  ${code}: {\n${lines.join('')}  },\n`;
  });
  return (
    generatedHeader +
    "import type { ErrorCode } from './errors.ts';\n\n" +
    '/** Every error code in Brazilian Portuguese: its sentence, when it comes, what to do. */\n' +
    'export const portugueseErrors: Readonly<Record<ErrorCode, { title: string; when: string; action: string }>> = ' +
    `{\n${entries.join('')}};\n`
  );
}

const PAGE = {
  en: [
    '# Error codes',
    'What each code means, and what to do about it. ↻ is worth repeating soon with the same key; ⧖ can succeed once something else has',
    'happened. [How to decide by them](../docs/guides/errors.md).', '',
    '| code | status | when | what to do |',
  ],
  pt: [
    '# Códigos de erro',
    'O que cada código quer dizer, e o que fazer. Depois de ↻ vale a pena repetir logo, com a mesma chave; depois de ⧖ pode dar certo',
    'quando outra coisa tiver acontecido. [Como decidir por eles](../docs/guides/pt/errors.md).', '',
    '| código | status | quando | o que fazer |',
  ],
} as const;

/** The catalogue as a page, by code, for who reads the repository. */
export function emitErrorsPage(catalogue: Catalogue, language: keyof typeof PAGE = 'en'): string {
  const rows = Object.entries(catalogue).toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([code, entry]) => {
    const { status, retryable, later } = entry;
    const { when, action } = language === 'pt' ? entry.pt : entry;
    return `| \`${code}\` | ${status}${retryable ? ' ↻' : later ? ' ⧖' : ''} | ${cell(when)} | ${cell(action)} |`;
  });
  return [
    '<!-- Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again. -->',
    ...PAGE[language], '|---|---|---|---|', ...rows, '',
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

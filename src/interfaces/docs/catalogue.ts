import { errorCatalogue, type ErrorCode } from '../../../generated/errors.ts';
import { portugueseErrors } from '../../../generated/errors.pt.ts';
import type { Language } from '../../platform/http/language.ts';
import { LABELS } from './labels.ts';

/**
 * The error catalogue as a table, by code. It is HTML inside of Markdown, because the component takes seconds to read a
 * Markdown table of this length.
 */
export function catalogueTable(language: Language): string {
  const rows = Object.entries(errorCatalogue)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { status, retryable, later }]) => {
      const { when, action } = sentencesOf(code as ErrorCode, language);
      return row('td', `<code>${code}</code><br>${status}${retryable ? ' ↻' : later ? ' ⧖' : ''}`, cell(when), cell(action));
    });
  const head = row('th', LABELS.codeAndStatus[language], LABELS.when[language], LABELS.whatToDo[language]);
  return [
    '<table>', '<thead>', head, '</thead>', '<tbody>', ...rows, '</tbody>', '</table>', '',
  ]
    .join('\n');
}

/** When a code comes, and what to do, in a language. */
export function sentencesOf(code: ErrorCode, language: Language): { readonly when: string; readonly action: string } {
  return language === 'pt' ? portugueseErrors[code] : errorCatalogue[code];
}

function row(tag: 'td' | 'th', ...cells: string[]): string {
  return `<tr>${cells.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
}

/** Returns one line of text as HTML; text between backquotes is code. */
function cell(text: string): string {
  return text
    .replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    .replaceAll(/\s+/g, ' ').trim()
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

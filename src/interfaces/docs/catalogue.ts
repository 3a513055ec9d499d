import { errorCatalogue } from '../../../generated/errors.ts';

/**
 * The error catalogue as a table, by code. It is HTML inside of Markdown, because the component takes seconds to read a
 * Markdown table of this length.
 */
export function catalogueTable(): string {
  const rows = Object.entries(errorCatalogue)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { status, retryable, later, when, action }]) =>
      row('td', `<code>${code}</code><br>${status}${retryable ? ' ↻' : later ? ' ⧖' : ''}`, cell(when), cell(action)));
  return [
    '<table>', '<thead>', row('th', 'Code and status', 'When', 'What to do'), '</thead>', '<tbody>', ...rows, '</tbody>', '</table>', '',
  ]
    .join('\n');
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

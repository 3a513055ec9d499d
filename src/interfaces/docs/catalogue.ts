import { errorCatalogue } from '../../../generated/errors.ts';

/** The error catalogue as a Markdown table, by code. */
export function catalogueTable(): string {
  const rows = Object.entries(errorCatalogue)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { status, retryable, when, action }]) =>
      `| \`${code}\`<br>${status}${retryable ? ' ↻' : ''} | ${cell(when)} | ${cell(action)} |`);
  return ['| Code and status | When | What to do |', '|---|---|---|', ...rows, ''].join('\n');
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

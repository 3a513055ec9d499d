import { guides, guideTitle, readGuide, type Guide } from './guides.ts';

/** Address of a guide as Markdown. */
export function markdownPath(guide: Guide): string {
  return `/docs/guides/${guide}.md`;
}

/** `/llms.txt`: what there is to read, for programs that read for people (llmstxt.org). Each guide is at its address as Markdown. */
export function llmsText(): string {
  const lines = guides.map((guide) => `- [${guideTitle(guide)}](${markdownPath(guide)}): ${firstSentence(readGuide(guide))}`);
  return [
    '# Razao', '',
    '> A multi-tenant ledger with payment rails for Brazilian fintechs: double-entry books, Pix, group money and products, over REST.', '',
    'Every write takes an `Idempotency-Key`. Amounts are whole centavos. Errors have codes; decide by them.', '',
    '## Guides', ...lines, '',
    '## Contracts',
    '- [Core](/docs/core.openapi.json): OpenAPI of parties, accounts and all reads',
    '- [Command](/docs/command.openapi.json): OpenAPI of the other writes',
    '- [Postman](/docs/razao.postman_collection.json), [Bruno](/docs/razao.bruno.json): every operation with its example', '',
  ].join('\n');
}

/** The first sentence of a guide's first paragraph, as plain text. */
function firstSentence(markdown: string): string {
  const text = markdown.replaceAll(/<!--[^]*?-->/g, '').replaceAll(/^#.*$/gm, '\n');
  const paragraph = text.split(/\n{2,}|\n(?=[|`>-])/).map((it) => it.trim()).find((it) => it !== '' && !/^[|`>!-]/.test(it)) ?? '';
  const plain = paragraph.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ');
  return /^.*?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}

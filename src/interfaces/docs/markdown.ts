import type { Language } from '../../platform/http/language.ts';
import { AUDIENCES, type Guide } from './audiences.ts';
import { guideTitle, readGuide } from './guides.ts';
import { DOCS_PATHS, LABELS } from './labels.ts';

/** Address of a guide as Markdown. */
export function markdownPath(guide: Guide, language: Language = 'en'): string {
  return `${DOCS_PATHS[language]}/guides/${guide}.md`;
}

/** `llms.txt`: what there is to read, for programs that read for people (llmstxt.org). Each guide is at its address as Markdown. */
export function llmsText(language: Language = 'en'): string {
  const lineOf = (guide: Guide): string =>
    `- [${guideTitle(guide, language)}](${markdownPath(guide, language)}): ${firstSentence(readGuide(guide, language))}`;
  const label = (name: keyof typeof LABELS): string => LABELS[name][language];
  return [
    '# Razao', '', `> ${label('about')}`, '', label('rules'), '',
    ...AUDIENCES.flatMap(({ title, guides }) => [`## ${title[language]}`, ...guides.map(lineOf), '']),
    `## ${label('contracts')}`,
    `- [Core](/docs/core.openapi.json): ${label('aboutCore')}`,
    `- [Command](/docs/command.openapi.json): ${label('aboutCommand')}`,
    '- [Postman](/docs/razao.postman_collection.json), [Bruno](/docs/razao.bruno.json): ' + label('aboutCollections'), '',
  ].join('\n');
}

/** The first sentence of a guide's first paragraph, as plain text. */
function firstSentence(markdown: string): string {
  const text = markdown.replaceAll(/<!--[^]*?-->/g, '').replaceAll(/^#.*$/gm, '\n');
  const paragraph = text.split(/\n{2,}|\n(?=[|`>-])/).map((it) => it.trim()).find((it) => it !== '' && !/^[|`>!-]/.test(it)) ?? '';
  const plain = paragraph.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ');
  return /^.*?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}

import { errorCatalogue, type ErrorCode } from '../../../generated/errors.ts';
import type { Language } from '../../platform/http/language.ts';
import { AUDIENCES } from './audiences.ts';
import { sentencesOf } from './catalogue.ts';
import { locateOperations, portugueseNames } from './contracts.ts';
import { sectionOfEvent } from './event-sections.ts';
import { eventsDocument } from './events.ts';
import { guides, guideTitle, readGuide } from './guides.ts';
import { LABELS } from './labels.ts';
import { eventAnchor, headingAnchor, operationAnchor } from './links.ts';

/** Search entry of the page: its kind, its name, words about it, its place, and all its words, by which it is found last. */
export type SearchEntry = readonly [kind: string, name: string, about: string, anchor: string, words?: string];

/** Returns the index of the page's one search: guides and words, operations of both contracts, events, errors. */
export function searchIndex(language: Language = 'en'): SearchEntry[] {
  return [...headings(language), ...audiences(language), ...operations(language), ...events(language), ...errors(language)];
}

function headings(language: Language): SearchEntry[] {
  return guides.flatMap((guide) => {
    const text = readGuide(guide, language).replaceAll(/^```[^]*?^```$/gm, '');
    const parts = text.split(/^#+ /m).slice(1).map((part): SearchEntry => {
      const [heading = '', ...lines] = part.split('\n');
      const all = lines.join(' ');
      return [LABELS.kindGuide[language], heading, plain(all), headingAnchor(heading), wordsIn(all)];
    });
    const words = guide === 'glossary' ? wordsOf(text) : [];
    const entries = words.map(([word, section, english]): SearchEntry => [
      LABELS.kindWord[language], word, language === 'en' ? section : `${english} · ${section}`, headingAnchor(section),
    ]);
    return [...parts, ...entries];
  });
}

function audiences(language: Language): SearchEntry[] {
  const kind = LABELS.kindGuide[language];
  return AUDIENCES.map(({ title, about }) => [kind, title[language], about[language], headingAnchor(title[language])]);
}

/** The words of a glossary, with their sections and what stands in the next column: in Portuguese, the English word. */
function wordsOf(text: string): [word: string, section: string, next: string][] {
  return text.split(/^## /m).slice(1).flatMap((part) => {
    const section = /^.+$/m.exec(part)?.[0] ?? '';
    return [...part.matchAll(/^\|(.*?)\| *([^|]*?) *\|.*$/gm)].flatMap(([row, , next = '']): [string, string, string][] =>
      [...row.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => [word, section, next]));
  });
}

function operations(language: Language): SearchEntry[] {
  const names = language === 'pt' ? portugueseNames().operations : {};
  return [...locateOperations().values()].map((located): SearchEntry => {
    const { contract, method, path, operation } = located;
    return [
      contract === 'core' ? 'Core' : 'Command', names[operation.operationId ?? ''] ?? operation.summary ?? '',
      `${operation.operationId} ${method.toUpperCase()} ${path}`, operationAnchor(located),
    ];
  });
}

function events(language: Language): SearchEntry[] {
  const { webhooks } = eventsDocument() as { webhooks: Record<string, { post: { description: string } }> };
  return Object.entries(webhooks).map(([type, { post }]) => [
    LABELS.kindEvent[language], type, plain(post.description), eventAnchor(sectionOfEvent(type), type),
  ]);
}

function errors(language: Language): SearchEntry[] {
  const place = headingAnchor(guideTitle('errors', language));
  return Object.keys(errorCatalogue).map((code) => [
    LABELS.kindError[language], code, plain(sentencesOf(code as ErrorCode, language).when), place,
  ]);
}

const LONGEST = 160;

/** The first words of a text. */
function plain(text: string): string {
  const all = withoutMarks(text);
  return all.length <= LONGEST ? all : `${all.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\]\([^)]*\)|[*`|[]|<[^>]*>|-{3,}/g, '').replaceAll(/\s+/g, ' ').trim();
}

/** The words of a text, each once. */
function wordsIn(text: string): string {
  return [...new Set(withoutMarks(text).toLowerCase().match(/[\p{L}\p{N}_]+/gu))].join(' ');
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIENCES, type Guide } from './audiences.ts';
import { catalogueTable } from './catalogue.ts';
import { locateOperations } from './contracts.ts';
import { sectionOfEvent } from './event-sections.ts';
import type { Language } from '../../platform/http/language.ts';
import { LABELS } from './labels.ts';
import { eventAnchor, headingAnchor, operationAnchor, slug } from './links.ts';
import { headingsOf, withCode } from './translation.ts';

/** Folder of the guides. */
export const GUIDES_FOLDER = join(import.meta.dirname, '../../../docs/guides');

/** Files of `docs/guides/`, in the order in which they are read. */
export const guides: readonly Guide[] = AUDIENCES.flatMap((audience) => audience.guides);

/** Pictures of the guides, as guides name them. */
export const pictures: readonly string[] = existsSync(join(GUIDES_FOLDER, 'images'))
  ? readdirSync(join(GUIDES_FOLDER, 'images')).map((name) => `images/${name}`) : [];

/** Folder of the guides in Portuguese, with those of them that there are. */
export const PORTUGUESE_FOLDER = join(GUIDES_FOLDER, 'pt');

/** Reads a guide as it is shown, with links as they work in the repository. One that is not translated is in English, and says so. */
export function readGuide(guide: Guide, language: Language = 'en'): string {
  const english = readFileSync(join(GUIDES_FOLDER, guide === 'glossary' ? '../glossary.md' : `${guide}.md`), 'utf8');
  const text = language === 'en' ? english : portugueseGuide(guide, english);
  return guide === 'errors' ? `${text}\n${catalogueTable(language)}` : text;
}

function portugueseGuide(guide: Guide, english: string): string {
  const file = join(PORTUGUESE_FOLDER, `${guide}.md`);
  if (existsSync(file)) return withCode(readFileSync(file, 'utf8'), english);
  return english.replace(/^# .+$/m, (title) => `${title}\n\n> ${LABELS.englishOnly.pt}\n`);
}

/**
 * Returns the guides as an OpenAPI document without operations: the page shows its description, and the headings beside it. Guides are
 * below the heading of their audience.
 */
export function guidesDocument(language: Language = 'en'): object {
  const leadTo = linkTargets(language);
  const linkTo = (guide: Guide): string => `- [${guideTitle(guide, language)}](${leadTo(guide, `${guide}.md`)})\n`;
  const description = AUDIENCES.flatMap(({ title, about, guides: its }) => [
    `# ${title[language]}\n\n${about[language]}\n`, its.map(linkTo).join(''),
    ...its.map((guide) => withLinks(readGuide(guide, language), (target) => leadTo(guide, target))),
  ]).join('\n');
  return { openapi: '3.1.0', info: { title: 'Razao', version: 'v1', description }, paths: {} };
}

/** Each heading's address on the page, in English and in Portuguese. */
export function headingPlaces(): [english: string, portuguese: string][] {
  const audiences = AUDIENCES.map(({ title }): [string, string] => [headingAnchor(title.en), headingAnchor(title.pt)]);
  return [...audiences, ...guides.flatMap((guide) => {
    const portuguese = headingsOf(readGuide(guide, 'pt'));
    return headingsOf(readGuide(guide)).map((heading, index): [string, string] => [
      headingAnchor(heading), headingAnchor(portuguese[index] ?? heading),
    ]);
  })];
}

/** Links outside of code. */
function withLinks(markdown: string, leadTo: (target: string) => string): string {
  return markdown
    .split(/(^```[^]*?^```$)/m)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/\]\(([^)\s]+)\)/g, (_link, target: string) => `](${leadTo(target)})`)))
    .join('');
}

/**
 * Returns the function from a link's target to its address on the page: another guide (`errors.md#two-shapes`), a heading (`#libraries`),
 * an operation (`operation:createParty`), an event (`event:party.created`), a whole document (`reference:core`) or a picture
 * (`images/console-now.png`).
 * @throws Error for a target that does not exist.
 */
function linkTargets(language: Language): (from: Guide, target: string) => string {
  const anchorOf = guideAnchors(language);
  const operations = locateOperations();
  const kinds: Readonly<Record<string, (name: string) => string | undefined>> = {
    reference: (name) => `#${name}`,
    operation: (name) => {
      const located = operations.get(name);
      return located && operationAnchor(located);
    },
    event: (name) => eventAnchor(sectionOfEvent(name), name),
  };
  return (from, given) => {
    const target = given.replace(/^(\.\.\/)+/, '');
    if (pictures.includes(target)) return `/docs/${target}`;
    const [, kind = '', name = ''] = /^(\w+):(.+)$/.exec(target) ?? [];
    return (kind ? kinds[kind]?.(name) : anchorOf(from, target)) ?? lost(from, target);
  };
}

/** A heading is named as it is in this language, or in English. */
function guideAnchors(language: Language): (from: Guide, target: string) => string | undefined {
  const read = new Map<Guide, { shown: string[]; english: string[] }>();
  const headings = (guide: Guide) => {
    const known = read.get(guide) ?? { shown: headingsOf(readGuide(guide, language)), english: headingsOf(readGuide(guide)) };
    read.set(guide, known);
    return known;
  };
  return (from, target) => {
    const [file = '', anchor] = target.split('#');
    const guide = file === '' ? from : guides.find((name) => `${name}.md` === file);
    if (guide === undefined) return undefined;
    const { shown, english } = headings(guide);
    const places = anchor === undefined ? [0] : [shown, english].map((all) => all.findIndex((it) => slug(it) === slug(anchor)));
    const index = places.find((place) => place >= 0);
    return index === undefined ? undefined : headingAnchor(shown[index] ?? '');
  };
}

/** A guide alone: its links lead to other guides as Markdown, and to operations and events on the page. */
export function guideMarkdown(guide: Guide, language: Language = 'en'): string {
  const leadTo = linkTargets(language);
  return withLinks(readGuide(guide, language), (target) => {
    const address = leadTo(guide, target);
    const beside = target.replace(/^\.\.\//, '');
    const isGuide = /^[\w-]*\.md(#|$)/.test(beside) || target.startsWith('#');
    return isGuide || address.startsWith('/') ? isGuide ? beside : address : `/docs${address}`;
  });
}

/** The first heading of a guide. */
export function guideTitle(guide: Guide, language: Language = 'en'): string {
  return headingsOf(readGuide(guide, language))[0] ?? guide;
}

function lost(from: Guide, target: string): never {
  throw new Error(`docs/guides/${from}.md: nothing is called ${target}`);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueTable } from './catalogue.ts';
import { locateOperations } from './contracts.ts';
import { sectionOfEvent } from './event-sections.ts';
import { eventAnchor, headingAnchor, operationAnchor } from './links.ts';

/** Folder of the guides. */
export const GUIDES_FOLDER = join(import.meta.dirname, '../../../docs/guides');

/** Files of `docs/guides/`, in the order in which they are read. The last ends in the catalogue. */
export const guides = [
  'getting-started', 'console', 'authentication', 'money', 'idempotency', 'pagination', 'events-and-webhooks',
  'pix', 'squads', 'products', 'product-rental-deposit', 'product-milestone-escrow', 'product-receivable-advance', 'product-savings-goal',
  'product-rotating-savings', 'your-products', 'limits', 'pix-rules', 'kyc', 'books', 'move-in', 'month-end', 'prove-it', 'operating',
  'operations', 'settings', 'beyond-one-machine',
  'api-pix', 'write-an-adapter', 'reliability', 'service-levels', 'security', 'mocks', 'test-values', 'time', 'stories',
  'glossary', 'errors',
] as const;

/** Pictures of the guides, as guides name them. */
export const pictures: readonly string[] = existsSync(join(GUIDES_FOLDER, 'images'))
  ? readdirSync(join(GUIDES_FOLDER, 'images')).map((name) => `images/${name}`) : [];

export type Guide = (typeof guides)[number];

/** Reads a guide's source, with links as they work in the repository. */
export function readGuide(guide: Guide): string {
  const text = readFileSync(join(GUIDES_FOLDER, guide === 'glossary' ? '../glossary.md' : `${guide}.md`), 'utf8');
  return guide === 'errors' ? `${text}\n${catalogueTable()}` : text;
}

/** Returns the guides as an OpenAPI document without operations: the page shows its description, and the headings beside it. */
export function guidesDocument(): object {
  const leadTo = linkTargets();
  const description = guides.map((guide) => withLinks(readGuide(guide), (target) => leadTo(guide, target))).join('\n');
  return { openapi: '3.1.0', info: { title: 'Razao', version: 'v1', description }, paths: {} };
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
function linkTargets(): (from: Guide, target: string) => string {
  const operations = locateOperations();
  const kinds: Readonly<Record<string, (name: string) => string | undefined>> = {
    reference: (name) => `#${name}`,
    operation: (name) => {
      const located = operations.get(name);
      return located && operationAnchor(located);
    },
    event: (name) => eventAnchor(sectionOfEvent(name), name),
  };
  return (from, target) => {
    if (pictures.includes(target)) return `/docs/${target}`;
    const [, kind = '', name = ''] = /^(\w+):(.+)$/.exec(target) ?? [];
    return (kind ? kinds[kind]?.(name) : guideAnchor(from, target)) ?? lost(from, target);
  };
}

function guideAnchor(from: Guide, target: string): string | undefined {
  const [file = '', heading] = target.split('#');
  const guide = file === '' ? from : guides.find((name) => `${name}.md` === file);
  return guide && headingAnchor(heading ?? titleOf(guide));
}

/** A guide alone: its links lead to other guides as Markdown, and to operations and events on the page. */
export function guideMarkdown(guide: Guide): string {
  const leadTo = linkTargets();
  return withLinks(readGuide(guide), (target) => {
    const address = leadTo(guide, target);
    const isGuide = /^[\w-]*\.md(#|$)/.test(target) || target.startsWith('#');
    return isGuide || address.startsWith('/') ? isGuide ? target : address : `/docs${address}`;
  });
}

/** The first heading of a guide. */
export function guideTitle(guide: Guide): string {
  return titleOf(guide);
}

function titleOf(guide: Guide): string {
  return /^# (.+)$/m.exec(readGuide(guide))?.[1] ?? guide;
}

function lost(from: Guide, target: string): never {
  throw new Error(`docs/guides/${from}.md: nothing is called ${target}`);
}

import { createHash } from 'node:crypto';

/** Part of a guide from one heading to the next. */
export interface Section {
  readonly heading: string;
  /** The text with its heading; each block of code is the line `<!-- code -->`. */
  readonly prose: string;
  readonly blocks: readonly string[];
}

const FENCED = /^```[^]*?^```$/gm;
const CODE = '<!-- code -->';
/** Stands below each heading in Portuguese: the digest of the English section that it was made from. */
const MARK = /^<!-- en ([0-9a-f]{8}) -->\n?/m;
/** Tables that `make generate` makes in both languages. */
const GENERATED = /<!-- Made from [^]*?<!-- End of the generated tables. -->/g;

export function sectionsOf(markdown: string): Section[] {
  const blocks = markdown.match(FENCED)?.values() ?? [].values();
  return markdown.replaceAll(FENCED, CODE).split(/^(?=#+ )/m).filter((part) => part.trim() !== '').map((prose) => ({
    heading: /^#+ (.+)$/m.exec(prose)?.[1] ?? '', prose: prose.trim(),
    blocks: Array.from(prose.matchAll(new RegExp(CODE, 'g')), () => String(blocks.next().value)),
  }));
}

/** The headings of a guide, without their marks. */
export function headingsOf(markdown: string): string[] {
  return sectionsOf(markdown).map(({ heading }) => heading);
}

/** Eight hexadecimal digits that change with the prose of a section; its code is not part of it. */
export function digestOf({ prose }: Section): string {
  return createHash('sha256').update(prose).digest('hex').slice(0, 8);
}

/** A guide in Portuguese as it is read: without marks, with the code of the English one. */
export function withCode(portuguese: string, english: string): string {
  const originals = sectionsOf(english);
  return sectionsOf(portuguese).map(({ prose }, index) => {
    const blocks = (originals[index]?.blocks ?? []).values();
    return `${prose.replace(MARK, '').replaceAll(CODE, () => blocks.next().value ?? '')}\n`;
  }).join('\n');
}

/**
 * Says by section how a guide in Portuguese differs from the English one: another number of headings, an English section that changed
 * since, another number of blocks of code, code in a line or a link to the reference that only one of them has.
 */
export function translationFindings(portuguese: string, english: string): string[] {
  if (portuguese.search(FENCED) >= 0) return ['repeats a block of code: write <!-- code --> in its place'];
  const [ours, theirs] = [portuguese, english].map((text) => sectionsOf(text.replaceAll(GENERATED, ''))) as [Section[], Section[]];
  if (ours.length !== theirs.length) {
    return [`has ${ours.length} headings, the English guide ${theirs.length}: ${firstOdd(ours, theirs)}`];
  }
  return theirs.flatMap((original, index) => sectionFindings(original, ours[index] as Section));
}

function firstOdd(ours: readonly Section[], theirs: readonly Section[]): string {
  const odd = theirs.find((it, index) => MARK.exec(ours[index]?.prose ?? '')?.[1] !== digestOf(it));
  return odd === undefined ? 'the English one ends earlier' : `see "${odd.heading}", whose digest is ${digestOf(odd)}`;
}

function sectionFindings(original: Section, ours: Section): string[] {
  const digest = digestOf(original);
  const made = MARK.exec(ours.prose)?.[1];
  const blocks = ours.prose.split(CODE).length - 1;
  const missing = difference(original.prose, ours.prose);
  const extra = difference(ours.prose, original.prose);
  return [
    ...(made === digest ? [] : [`was made from ${made ?? 'nothing'}, the English section is ${digest} now: translate it again`]),
    ...(blocks === original.blocks.length ? [] : [`has ${blocks} blocks of code of ${original.blocks.length}`]),
    ...(missing.length === 0 ? [] : [`lacks ${missing.join(', ')}`]),
    ...(extra.length === 0 ? [] : [`has ${extra.join(', ')}, which the English section has not`]),
  ].map((it) => `"${original.heading}" ${it}`);
}

/** Code in a line, and links to operations, events and documents, of one text that the other has not. */
function difference(one: string, other: string): string[] {
  const kept = keptIn(other);
  return [...keptIn(one)].filter((it) => !kept.has(it));
}

function keptIn(prose: string): Set<string> {
  return new Set(prose.replaceAll(/\s+/g, ' ').match(/`[^`]+`|\]\((?:operation|event|reference):[^)]+\)/g) ?? []);
}

/**
 * Guides in Portuguese follow the English ones, section by section: each is translated (`docs/guides/pt`) or named in
 * `untranslated.json`, a list that only shrinks. A section whose English changed is named with the digest to write below its heading, once
 * it is translated again.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateOperations, portugueseNames } from '../../src/interfaces/docs/contracts.ts';
import { eventSections } from '../../src/interfaces/docs/event-sections.ts';
import type { Guide } from '../../src/interfaces/docs/audiences.ts';
import { GUIDES_FOLDER, guides, PORTUGUESE_FOLDER } from '../../src/interfaces/docs/guides.ts';
import { translationFindings } from '../../src/interfaces/docs/translation.ts';

/** Made by `make generate` as a whole, from `phrases.yaml`. */
const GENERATED: readonly Guide[] = ['settings'];

const untranslated = JSON.parse(readFileSync(join(PORTUGUESE_FOLDER, 'untranslated.json'), 'utf8')) as readonly string[];

/** Says what the guides in Portuguese lack. */
export function portugueseFindings(): string[] {
  const unknown = untranslated.filter((name) => !(guides as readonly string[]).includes(name));
  const byHand = guides.filter((guide) => !GENERATED.includes(guide));
  return [...unknown.map((name) => `untranslated.json: no guide is ${name}`), ...nameFindings(), ...byHand.flatMap(findingsOf)];
}

/** Operations, their groups and sections of events without a name in Portuguese, and names of none. */
function nameFindings(): string[] {
  const located = [...locateOperations().values()].map(({ operation }) => operation);
  const known = {
    operations: located.map(({ operationId }) => operationId), tags: located.flatMap(({ tags }) => tags), sections: eventSections,
    about: eventSections,
  };
  const names = portugueseNames();
  return (['operations', 'tags', 'sections', 'about'] as const).flatMap((kind) => {
    const [wanted, given] = [new Set(known[kind]), Object.keys(names[kind])];
    const missing = [...wanted].filter((name) => !given.includes(String(name)));
    return [...missing, ...given.filter((name) => !wanted.has(name))].map((name) => `docs/guides/pt/operations.json: ${kind}: ${name}`);
  });
}

function findingsOf(guide: Guide): string[] {
  const file = join(PORTUGUESE_FOLDER, `${guide}.md`);
  const isListed = untranslated.includes(guide);
  if (!existsSync(file)) return isListed ? [] : [`${guide}: neither docs/guides/pt/${guide}.md nor untranslated.json has it`];
  const english = readFileSync(join(GUIDES_FOLDER, guide === 'glossary' ? '../glossary.md' : `${guide}.md`), 'utf8');
  const findings = translationFindings(readFileSync(file, 'utf8'), english).map((it) => `docs/guides/pt/${guide}.md: ${it}`);
  return isListed ? [`${guide} is translated: take it out of untranslated.json`, ...findings] : findings;
}

if (process.argv[1] === import.meta.filename) {
  const findings = portugueseFindings();
  process.stdout.write(findings.map((line) => `${line}\n`).join(''));
  process.exitCode = findings.length === 0 ? 0 : 1;
}

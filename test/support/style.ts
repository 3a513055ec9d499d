/**
 * House rules that a script can hold, on all TypeScript that is written by hand:
 * - at most 5 % of the doc comments open with a relative pronoun ("What it costs" → "Cost in cents.");
 * - no line has over 140 columns, but for those that `style.json` counts per file: the counts only shrink (`make record`);
 * - no name that a file declares at its top is a word that the field does not use: `docs/glossary.md` has the field's;
 * - the journal has 20 assertions in 1,000 lines.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './repository-files.ts';

const root = join(import.meta.dirname, '../..');
const ALLOWED = join(import.meta.dirname, 'style.json');
const MOST_COLUMNS = 140;
const MOST_OPENERS = 0.05;
const LEAST_ASSERTIONS = 0.02;

const DOC_COMMENT = /\/\*\*(?:[ \t]*\n[ \t]*\*)?[ \t]*([^\s*][^\n]*)/g;
const PRONOUN = 'What|Whether|Who|Whoever|Whom|Whose|Where|Wherever|When|Which|How|That|Why';
const OPENER = new RegExp(`^(?:${PRONOUN}|(?:Of|By|To|From|In|For|With|Under|At|On) (?:which|whom|what|whose))\\b`);
const DECLARED = /^(?:export )?(?:default )?(?:abstract )?(?:async )?(?:class|function|const|interface|type|enum) (\w+)/gm;
/** Words of this house that nobody outside it would search for. */
const HOUSE_WORDS = [
  'Courier', 'Errand', 'Desk', 'Door', 'Arena', 'Stage', 'StandAside', 'Wish', 'Misfit', 'Objection', 'Sighting', 'Lane',
  'Detour', 'Ground',
  'Clockwork', 'Alarm', 'SharedRoom', 'Telling', 'Fate', 'Harvest', 'Passage', 'Pot', 'Conta', 'Trail', 'Fight', 'Torn',
  'TakeBack', 'SetAside', 'CarryOut', 'Weigh', 'KeptClasses', 'Keeper', 'PassingFolder', 'Pace', 'Unsure', 'OutsideWord', 'ChainWord',
  'Overrule', 'ComesInOnce', 'TakesByHand', 'TakenFrom', 'Arrive', 'Sought', 'Sighted', 'NeedsLookUp', 'SeenOtherwise', 'CommitFirst',
  'BoundMeanwhile', 'ClockIsBehind', 'Obstacle', 'MoneyIn', 'ToldBy', 'Upward', 'DueLook', 'TakeTurn', 'WriterRoom', 'Reseal',
  'PassThrough', 'Needy', 'OnlyLooks', 'HalfArrived', 'OtherHalf', 'SendBehind', 'SettleAnew', 'FindCut', 'Outdate',
  'PassOver', 'IsHeard', 'PutAside', 'AsOfItsTime', 'UnlessProblem',
];
const words = (name: string): string[] => name.split(/(?=[A-Z])/).map((it) => it.charAt(0).toUpperCase() + it.slice(1));
const hasHouseWord = (name: string): boolean => HOUSE_WORDS.some((word) => (/[a-z][A-Z]/.test(word)
  ? name.toLowerCase().includes(word.toLowerCase()) : words(name).some((it) => it === word || it === `${word}s`)));

const files = new Map(repositoryFiles('src', 'mocks', 'contracts/codegen', 'sdk/src', 'sdk/build.ts', 'test', 'docs/examples')
  .filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]));

const complaints = [...commentComplaints(), ...nameComplaints(), ...lineComplaints(), ...assertionComplaints()];
process.stdout.write(complaints.map((line) => `${line}\n`).join(''));
process.exitCode = complaints.length === 0 ? 0 : 1;

function commentComplaints(): string[] {
  const comments = [...files].flatMap(([file, text]) => [...text.matchAll(DOC_COMMENT)].map(([, opening = '']) => ({ file, opening })));
  const openers = comments.filter(({ opening }) => OPENER.test(opening));
  if (openers.length <= comments.length * MOST_OPENERS) return [];
  const percent = ((openers.length / comments.length) * 100).toFixed(1);
  const examples = openers.slice(0, 20).map(({ file, opening }) => `  ${file}: ${opening}`);
  return [
    `${percent} % of doc comments open with a relative pronoun, ${MOST_OPENERS * 100} % may: say subject, verb, object`,
    ...examples,
  ];
}

function nameComplaints(): string[] {
  return [...files].filter(([file]) => !file.startsWith('test/')).flatMap(([file, text]) =>
    [...text.matchAll(DECLARED)].filter(([, name = '']) => hasHouseWord(name)).map(
      ([, name]) => `${file}: ${name} is a word of this house; take the field's`,
    ));
}

function lineComplaints(): string[] {
  const long = new Map([...files].map(([file, text]): [string, number] => [file, longLines(text)]).filter(([, count]) => count > 0));
  const allowed = new Map(Object.entries(JSON.parse(readFileSync(ALLOWED, 'utf8')) as Record<string, number>));
  const grown = [...long].filter(([file, count]) => count > (allowed.get(file) ?? 0));
  const shrunk = [...allowed].filter(([file, count]) => count > (long.get(file) ?? 0));
  const complaints = grown.map(([file, count]) =>
    `${file}: ${count} lines have over ${MOST_COLUMNS} columns, ${allowed.get(file) ?? 0} may`);
  if (!process.argv.includes('--record'))
    return [...complaints, ...shrunk.map(([file]) => `${file}: fewer lines are too long: make record`)];
  if (grown.length === 0) writeFileSync(ALLOWED, `${JSON.stringify(Object.fromEntries([...long].sort()), null, 2)}\n`);
  return complaints;
}

function longLines(text: string): number {
  return text.split('\n').filter((line) => line.length > MOST_COLUMNS).length;
}

function assertionComplaints(): string[] {
  const isJournal = (file: string): boolean => file.startsWith('src/domains/journal/') && !file.endsWith('.test.ts');
  const journal = [...files].filter(([file]) => isJournal(file)).map(([, text]) => text);
  const lines = journal.reduce((sum, text) => sum + text.split('\n').length, 0);
  const assertions = journal.flatMap((text) => [...text.matchAll(/\b(?:assert\w*|present)\(/g)]).length;
  return assertions >= lines * LEAST_ASSERTIONS ? [] : [
    `the journal has ${assertions} assertions in ${lines} lines, and 20 in 1,000 are the least`,
  ];
}

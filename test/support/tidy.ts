/** Rules about files that no linter of code checks. Each names the remedy. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './repository-files.ts';

const root = join(import.meta.dirname, '../..');
const GENERATED = /^(sdk\/)?generated\//;
/** Written in two parts so that this file does not complain about itself. */
const marks: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`), 'do it now, or write an issue: marks are forgotten'],
  [new RegExp(`@ts-${'(ignore|nocheck)'}`), 'fix the type, or say why by @ts-expect-error: an ignored line hides the next error too'],
  [/\b(test|describe|it)\.only\(/, 'remove .only: the other tests would never run'],
  [/[ \t]+$/, 'remove the spaces at the end of the line'],
];

const complaints = repositoryFiles().flatMap(complaintsAbout);
process.stdout.write(complaints.map((line) => `${line}\n`).join(''));
process.exitCode = complaints.length === 0 ? 0 : 1;

function complaintsAbout(file: string): string[] {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  return [
    ...(file === 'package-lock.json' ? lockfile(text) : []),
    ...(/\.(ts|js)$/.test(file) && !GENERATED.test(file) ? source(text) : []),
    ...(GENERATED.test(file) && file.endsWith('.ts') && !/do not edit/i.test(text.slice(0, 500))
      ? ['head it "do not edit": its source is in contracts/']
      : []),
    ...(file === '.ci/run' && (statSync(path).mode & 0o100) === 0 ? ['make it executable'] : []),
    ...(/\.(ts|js|yaml|md|json)$/.test(file) && text !== '' && !text.endsWith('\n') ? ['end it with a line feed'] : []),
  ].map((complaint) => `${file}: ${complaint}`);
}

/** A registry's address in the lockfile binds every clone to that registry. */
function lockfile(text: string): string[] {
  return /"resolved": "https?:/.test(text) ? ['run npm install with the .npmrc of this folder: it leaves addresses out'] : [];
}

function source(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const found = marks.find(([pattern]) => pattern.test(line));
    return found === undefined ? [] : [`line ${index + 1}: ${found[1]}`];
  });
}

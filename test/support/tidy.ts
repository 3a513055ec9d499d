/** Rules about files that no linter of code checks. Each names the remedy. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const GENERATED = /^(sdk\/)?generated\//;
/** Written in two parts so that this file does not complain about itself. */
const marks: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`), 'do it now, or write an issue: marks are forgotten'],
  [new RegExp(`@ts-${'(ignore|nocheck)'}`), 'fix the type, or say why by @ts-expect-error: an ignored line hides the next error too'],
  [/\b(test|describe|it)\.only\(/, 'remove .only: the other tests would never run'],
  [/[ \t]+$/, 'remove the spaces at the end of the line'],
];

const complaints = listFiles().flatMap(complaintsAbout);
process.stdout.write(complaints.map((line) => `${line}\n`).join(''));
process.exitCode = complaints.length === 0 ? 0 : 1;

/** Lists files committed or about to be; none in an export without git. */
function listFiles(): string[] {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter((file) => file !== '' && existsSync(join(root, file)));
  } catch {
    return [];
  }
}

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

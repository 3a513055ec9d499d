/**
 * `src/README.md` says that one name finds an operation: its operationId is the controller's method, a function outside the controllers,
 * and for a write its file. A domain has one controller for each interface, and takes nothing of a path or query that it does not use,
 * but for the path of a receiver.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { operations } from '../../generated/operations.ts';

const root = join(import.meta.dirname, '../..');

/** An act and its inverse are one file, named after the act; so are the present and the former address of a receiver. */
const INVERSES: Readonly<Record<string, string>> = {
  declineSquadInvitation: 'acceptSquadInvitation', deleteSpendApprovalRules: 'setSpendApprovalRules', deleteSquadGoal: 'setSquadGoal',
  receivePixKeyEventDeprecated: 'receivePixKeyEvent', receivePixMandateEventDeprecated: 'receivePixMandateEvent',
  receivePixMedEventDeprecated: 'receivePixMedEvent', unfreezeAccount: 'freezeAccount', unfreezeSquad: 'freezeSquad',
};

const sources = globSync('src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts')).toSorted()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const verbs = sources.filter(({ file }) => !file.endsWith('.controller.ts'));
const controllers = sources.filter(({ file }) => file.endsWith('.controller.ts'));

const complaints = [...operations.flatMap(complaintsAbout), ...controllers.flatMap(misplaced), ...controllers.flatMap(unused)];
process.stdout.write(complaints.map((line) => `${line}\n`).join(''));
process.exitCode = complaints.length === 0 ? 0 : 1;

function complaintsAbout({ operationId, method }: (typeof operations)[number]): string[] {
  const isExport = new RegExp(`^export (async )?function ${operationId}\\b`, 'm');
  const files = verbs.filter(({ text }) => isExport.test(text)).map(({ file }) => file);
  const name = kebab(INVERSES[operationId] ?? operationId);
  const isInItsFile = method === 'GET' || files.some((file) => basename(file, '.ts') === name);
  return [
    ...(files.length === 1 ? [] : [`${operationId}: ${files.length} functions have its name, export one`]),
    ...(files.length === 0 || isInItsFile ? [] : [`${operationId}: move its function to ${name}.ts`]),
  ];
}

function misplaced({ file }: { file: string }): string[] {
  const domain = dirname(file);
  return ['src/domains', 'src/onchain'].includes(dirname(domain)) ? [] : [`${file}: make it part of the controller of its domain`];
}

/** A parameter is named with an underscore where it is not used. A body or header may be: tsoa validates it. */
function unused({ file, text }: { file: string; text: string }): string[] {
  const methods = [...text.matchAll(/^ {2}async (\w+)\(([^]*?)\): Promise</gm)];
  return methods.filter(([, name = '', parameters = '']) => /@(Path|Query)\([^)]*\) _/.test(parameters) && !name.startsWith('receive'))
    .map(([, name = '']) => `${file}: ${name} takes what it does not use`);
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

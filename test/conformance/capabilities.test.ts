/** Messages of `make check` about new things that nothing knows yet, all at once. */
import { expect, test } from '@jest/globals';
import { lacking, type Capabilities, type Known } from './capabilities.ts';

const nothing: Capabilities = { operations: [], eventTypes: [], errorCodes: [], idPrefixes: [], tables: [], domains: [], modules: [] };
const unknown: Known = {
  text: () => '', readmes: '', tests: '', source: '', resources: [], mapped: [], steps: [], hasSection: () => false,
};
const note = {
  operations: [
    { operationId: 'writeNote', method: 'POST', path: '/v1/notes/{note_id}', scope: 'service/notes', resources: { note_id: 'note' } },
  ],
  eventTypes: ['note.written'], errorCodes: ['NOTE_NOT_FOUND'], idPrefixes: ['nte'],
  domains: ['domains/notes'], modules: ['domains/notes/module.ts'],
  tables: [{ name: 'notes', domain: 'notes', statement:
    `create table razao.notes (status text not null constraint note_status check (status in ('OPEN')));` }],
};

test('all that a new operation, event, table and domain lack is said at once, with the file that lacks it', () => {
  expect(lacking(note, unknown)).toEqual([
    'domain notes: give it its step in test/support/ladder.json',
    'domain notes: give it its line in the ladder of src/README.md',
    'domain notes: describe it in src/domains/notes/README.md',
    'domains/notes/module.ts: put it onto the ladder in src/app.ts',
    'operation writeNote: record it by make record',
    'operation writeNote: no test calls it',
    'operation writeNote: say in test/conformance/restraints.test.ts whether it lets go of money that was restrained',
    'resource note: declare in a module.ts how a path\'s is loaded',
    'resource note: make one of another tenant in test/tenancy/foreign-ids.ts',
    'event note.written: give its noun a section in src/interfaces/docs/event-sections.ts',
    'error NOTE_NOT_FOUND: nothing in src/ answers it',
    'identifier nte_…: add it to IdPrefix in src/platform/id.ts',
    'table notes: describe it by an entity, and declare that in a module.ts',
    'table notes: give its sample the words that its checks want, in test/tenancy/sample-rows.ts',
    'table notes: name it in src/domains/notes/README.md',
  ]);
});

test('what is known lacks nothing', () => {
  const texts: Record<string, string> = {
    'src/README.md': '```\nnotes  of a tenant\n```', 'src/domains/notes/README.md': '# Notes',
    'src/app.ts': `from './domains/notes/module.ts'`,
    'test/conformance/operations.csv': 'command,Notes,POST,/v1/notes,writeNote,', 'test/conformance/restraints.test.ts': `'writeNote'`,
    'test/tenancy/foreign-ids.ts': ' note: id', 'src/platform/id.ts': `'nte'`,
    'test/tenancy/sample-rows.ts': `  notes: { status: 'OPEN' },`,
  };
  const known = {
    text: (file: string) => texts[file] ?? '', readmes: '**Tables.** `notes`', tests: `'writeNote'`, source: `'NOTE_NOT_FOUND'`,
    resources: ['note'],
    mapped: ['notes'], steps: ['notes'], hasSection: () => true,
  };
  expect(lacking(note, known)).toEqual([]);
  expect(lacking(nothing, unknown)).toEqual([]);
});

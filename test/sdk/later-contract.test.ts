/** A service that has grown: values, fields, shapes, codes and events are added to everything it answers. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { readCatalogue, type Catalogue } from '../../contracts/codegen/catalogue.ts';
import { isReference, schemasOf, type Contract, type Reference, type Schema } from '../../contracts/codegen/contract.ts';
import { emitSdk } from '../../contracts/codegen/sdk/emit-sdk.ts';
import { groupsOf } from '../../contracts/codegen/sdk/names.ts';
import { Razao, unlistedField } from '../../sdk/src/index.ts';
import { shownBy, type Example } from '../../mocks/contracts/external-examples.ts';
import { contractOf, eventsContract } from '../conformance/contracts.ts';
import { compilerOf } from '../support/compiler.ts';
import { exampleCalls, programOf } from './example-calls.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The same contract, a year later. */
function grown(contract: Contract): Contract {
  const later = structuredClone(contract);
  const schemas = schemasOf(later);
  for (const schema of Object.values(schemas)) if (!isReference(schema)) grow(schema);
  for (const [name, schema] of Object.entries(schemas)) {
    if (isReference(schema) || !schema.oneOf || !schema.discriminator) continue;
    const shape = `${name}ToCome`;
    schemas[shape] = {
      type: 'object', required: [schema.discriminator.propertyName],
      properties: { [schema.discriminator.propertyName]: { type: 'string', enum: ['TO_COME'] }, to_come: { type: 'string' } },
    };
    schema.oneOf.push({ $ref: `#/components/schemas/${shape}` });
    (schema.discriminator.mapping ??= {})['TO_COME'] = `#/components/schemas/${shape}`;
  }
  return later;
}

function grow(schema: Schema): void {
  if (schema.type === 'string' && schema.enum && schema.enum.length > 1) schema.enum.push('TO_COME');
  if (schema.type === 'object' && schema.properties && !('to_come' in schema.properties)) {
    for (const part of Object.values(schema.properties) as (Schema | Reference)[]) if (!isReference(part)) grow(part);
    schema.properties = { ...schema.properties, to_come: { type: 'string', description: 'New.' } };
  }
}

function grownEvents(): Contract {
  const later = grown(eventsContract());
  schemasOf(later)['ToComeData'] = { type: 'object', 'x-event': 'to_come.happened', properties: { to_come: { type: 'string' } } };
  return later;
}

it('code of today compiles against the SDK of a contract that has grown', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'razao-later-'));
  try {
    const catalogue: Catalogue = {
      ...readCatalogue(),
      TO_COME: {
        status: 422, title: 'New.', when: 'Later.', action: 'Wait.', pt: { title: 'Novo.', when: 'Depois.', action: 'Espere.' },
        retryable: false, example: { message: 'New.' },
      },
    };
    const files = await emitSdk({ core: grown(contractOf('core')), command: grown(contractOf('command')) }, grownEvents(), catalogue);
    mkdirSync(join(folder, 'sdk/generated'), { recursive: true });
    cpSync(join(root, 'sdk/src'), join(folder, 'sdk/src'), { recursive: true });
    for (const [name, text] of files) writeFileSync(join(folder, 'sdk/generated', name), text);
    expect(files.get('models.ts')).toContain('to_come?: string');
    expect(files.get('events.ts')).toContain("'to_come.happened'");
    expect(files.get('errors.ts')).toContain('TO_COME: { status: 422');
    writeFileSync(join(folder, 'uses.ts'), readFileSync(join(import.meta.dirname, 'consumer/uses.ts')));
    writeFileSync(join(folder, 'calls.ts'), programOf(exampleCalls()));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({
      extends: join(root, 'sdk/tsconfig.json'),
      compilerOptions: {
        paths: { '@razao/sdk': ['./sdk/src/index.ts'], '@razao/sdk/*': ['./sdk/src/*.ts'] },
      },
      include: ['.'],
    }));
    const complaints = await run(process.execPath, [...compilerOf('typescript7'), '-p', folder])
      .then(({ stdout }) => stdout, ({ stdout }: { stdout: string }) => stdout);
    expect(complaints).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 90_000);

/** An answer of a later service: every object has a field more, every text in capitals is a value to come. */
function later(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(later);
  if (typeof value === 'string') return /^[A-Z_]+$/.test(value) ? `${value}_TO_COME` : value;
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, later(part)])), to_come: { deep: ['NEW'] } };
}

it('every operation gives what the service answered, whatever it has become', async () => {
  const groups = groupsOf({ core: contractOf('core'), command: contractOf('command') });
  const media = groups.flatMap(({ name: group, methods }) => methods.flatMap(({ interfaceName, operation, operationId, name, path }) => {
    const [, response] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
    const content = response && 'content' in response ? response.content?.['application/json'] : undefined;
    const [example] = Object.values((content?.examples ?? {}) as Record<string, Example>);
    return example ? [
      { group, name, operationId, path, answer: later(shownBy(example, join(root, `generated/${interfaceName}.openapi.json`))) },
    ] : [];
  }));
  expect(media.length).toBeGreaterThan(200);
  let answer: unknown;
  const razao = new Razao({
    baseUrl: 'http://ledger.test', token: 't',
    fetch: async () => new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
  });
  const methods = razao as unknown as Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>;
  for (const { group, name, operationId, path, answer: expected } of media) {
    answer = expected;
    const given = [...path.matchAll(/\{/g)].map(() => 'x_1');
    expect([operationId, await methods[group]?.[name]?.(...given, {})]).toEqual([operationId, expected]);
  }
  answer = { event_type: 'to_come.happened' };
  expect(unlistedField(await razao.events.get('evt_1'), 'event_type')).toBe('to_come.happened');
});

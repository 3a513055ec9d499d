import { requestSchemaOf, resolve, type LocatedOperation } from '../../contracts/codegen/contract.ts';
import { present } from '../../src/platform/assert.ts';
import { contractOf } from './contracts.ts';
import { placesIn, replaced } from './fuzz-mutations.ts';
import { SchemaValidator } from './json-schema.ts';

/** A body that is an example of its operation in all but one value. */
export interface NearBody {
  /** The place in the example, and its new value. */
  readonly label: string;
  readonly body: unknown;
  /** True when the contract's schema accepts it. */
  readonly isTaken: boolean;
}

const validators = {
  core: new SchemaValidator(contractOf('core'), 'declared'), command: new SchemaValidator(contractOf('command'), 'declared'),
};

/** Every example of an operation's body. */
export function exampleBodies({ interfaceName, operation }: LocatedOperation): unknown[] {
  if (!operation.requestBody) return [];
  const { examples = {} } = resolve(contractOf(interfaceName), operation.requestBody).content['application/json'] ?? {};
  return (Object.values(examples) as { value: unknown }[]).map(({ value }) => value);
}

/** A body of the operation with something else in the place of each of its values, one at a time. */
export function* nearBodies({ interfaceName, operation }: LocatedOperation, example: unknown): Generator<NearBody> {
  const schema = present(requestSchemaOf(contractOf(interfaceName), operation), 'the schema of a body');
  for (const path of placesIn(example)) {
    const own = path.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], example);
    for (const [change, other] of nearValues(own)) {
      if (other === undefined && path.length === 0) continue;
      const body = JSON.parse(JSON.stringify(replaced(example, path, other))) as unknown;
      const isTaken = validators[interfaceName].findings(schema, body).length === 0;
      yield { label: `${path.join('.') || 'the body'}: ${change}`, body, isTaken };
    }
  }
}

/** Values that a careless reader takes for this one. */
function nearValues(value: unknown): [change: string, value: unknown][] {
  return [
    ['a list of it', [value]], ['a list of a list of it', [[value]]], ['an object around it', { value }],
    ['its JSON as a text', JSON.stringify(value)],
    ['null', null], ['null as a text', 'null'], ['nothing', undefined], ['true', true], ['an empty list', []], ['an empty object', {}],
    ['an empty text', ''],
    ...(typeof value === 'string' ? nearTexts(value) : []),
    ...(typeof value === 'number' ? nearNumbers(value) : []),
    ...(typeof value === 'boolean' ? [['as a number', Number(value)], ['as a text', String(value)]] as [string, unknown][] : []),
    ...(Array.isArray(value) ? nearLists(value) : value !== null && typeof value === 'object' ? nearObjects(value) : []),
  ];
}

function nearTexts(text: string): [string, unknown][] {
  return [
    ['half of it', text.slice(0, text.length / 2)], ['it twice', text + text], ['in small letters', text.toLowerCase()],
    ['in capitals', text.toUpperCase()],
    ['a space behind it', `${text} `], ['a space before it', ` ${text}`], ['a line break behind it', `${text}\n`],
    ['its digits as a number', Number(text.replace(/\D/g, ''))],
    ['30 February', text.replace(/-\d\d-\d\d/, '-02-30')], ['29 February', text.replace(/^\d{4}-\d\d-\d\d/, '2100-02-29')],
    ['the hour 24', text.replace(/T\d\d:\d\d:\d\d/, 'T24:00:00')], ['the minute 60', text.replace(/T(\d\d):\d\d/, 'T$1:60')],
    ...[1, 26, 51, 100, 200, 250, 500].map((emoji): [string, unknown] => [`${emoji} emoji`, '😀'.repeat(emoji)]),
    ['its length', text.length], ['letters as an object', { ...[...text] }], ['very long', text.padEnd(100_000, 'x')],
  ];
}

function nearNumbers(number: number): [string, unknown][] {
  return [
    ['half of it', number / 2], ['its digits as a text', String(number)], ['a half more', number + 0.5], ['less than nothing', -1 - number],
    ['far too many', 1e15 + number],
    ['nearly nothing', 1e-7], ['beyond all digits', 1e21], ['nothing', 0],
  ];
}

function nearLists(list: readonly unknown[]): [string, unknown][] {
  return [['half of it', list.slice(0, list.length / 2)], ['it twice', [...list, ...list]], [
    'an item of null', [...list, null],
  ], ['as an object', { ...list }],
    ['many of it', Array.from({ length: 300 }, () => list[0] ?? null)]];
}

function nearObjects(object: object): [string, unknown][] {
  const fields = Object.entries(object);
  return [
    ['half of it', Object.fromEntries(fields.slice(0, fields.length / 2))], ['a field more', { ...object, unheard_of: 1 }],
    ['a field more that objects have', { ...object, toString: 1 }], ['as a list', fields], ['its values', fields.map(([, its]) => its)],
    ['its names in capitals', Object.fromEntries(fields.map(([name, its]) => [name.toUpperCase(), its]))],
  ];
}

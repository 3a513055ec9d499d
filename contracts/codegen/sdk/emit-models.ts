import { isReference, referencedName, type Contract, type Reference, type Schema } from '../contract.ts';
import { indexSignature, printType, propertyKey, propertyTypes, schemaTypes } from '../emit-models.ts';
import { generatedHeader } from '../settings.ts';
import type { SdkSchemas } from './schemas.ts';

/** A comment with a text of the contract. */
export function comment(text: string | undefined, indent = ''): string {
  const lines = (text ?? '').trim().replaceAll('*/', '*\\/').split('\n');
  if (lines.join('') === '') return '';
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

/** The fields of an event's envelope: where both are there, the event is one of the catalogue. */
const ENVELOPE = ['event_type', 'data'] as const;

function isEnvelope(schema: Schema): boolean {
  return ENVELOPE.every((key) => schema.properties?.[key] !== undefined);
}

/**
 * TypeScript source with every schema the SDK sends or receives as one exported type. Types come from
 * openapi-typescript; optional fields also take `undefined`, so that callers need not build objects field by field.
 */
export async function emitSdkModels(contract: Contract, { schemas, standIns, unions }: SdkSchemas): Promise<string> {
  const stand = Object.fromEntries([...standIns.keys()].map((name) => [name, { type: 'string' }]));
  const document = { ...contract, paths: {}, components: { schemas: { ...schemas, ...stand } } };
  const types = await schemaTypes(document as unknown as Contract);
  const print = (type: Parameters<typeof printType>[0]): string =>
    printType(type).replace(/\bOpen__\w+/g, (name) => standIns.get(name) ?? name);
  const sources = Object.entries(schemas).map(([name, schema]) => {
    const type = types.get(name);
    if (!type) throw new Error(`${name} was given no type`);
    if (isReference(schema)) return `export type ${name} = ${referencedName(schema)};\n`;
    if (schema.type === 'object' && !schema.allOf && !schema.oneOf && !schema.anyOf) return emitObject(
      name, schema, propertyTypes(type), print,
    );
    const more = unions.has(name) ? ` | UnlistedShape<"${unions.get(name)}">` : '';
    return `${comment(schema.description)}export type ${name} = ${print(type)}${more};\n`;
  });
  const imports = "import type { Open, UnlistedShape } from '../src/open.ts';\nimport type { EventOf } from './events.ts';\n\n";
  return generatedHeader + imports + sources.join('\n');
}

function emitObject(
  name: string, schema: Schema, types: ReturnType<typeof propertyTypes>, print: (type: Parameters<typeof printType>[0]) => string,
): string {
  const required = new Set(schema.required ?? []);
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema | Reference>);
  const member = ([key, property]: [string, Schema | Reference]): string => {
    const type = types.get(key);
    if (!type) throw new Error(`${name}.${key} was given no type`);
    const mark = required.has(key) ? `: ${print(type)}` : `?: ${print(type)} | undefined`;
    return `${isReference(property) ? '' : comment(property.description, '  ')}  ${propertyKey(key)}${mark};\n`;
  };
  const body = (kept: [string, Schema | Reference][]): string => `{\n${kept.map(member).join('')}${indexSignature(name, schema)}}`;
  if (!isEnvelope(schema)) return `${comment(schema.description)}export interface ${name} ${body(properties)}\n`;
  const rest = properties.filter(([key]) => !(ENVELOPE as readonly string[]).includes(key));
  return `${comment(schema.description)}export type ${name} = EventOf<${body(rest)}>;\n`;
}

import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { isReference, referencedName, schemasOf, type Contract, type Reference, type Schema } from './contract.ts';
import { constraintTags, jsDoc } from './jsdoc.ts';
import { generatedHeader } from './settings.ts';

/** `components["schemas"]["X"]`, with the name X caught. */
const schemaPath = /components\["schemas"\]\["([^"]+)"\]/g;

/** The type openapi-typescript gives to each named schema, without its comments. */
export async function schemaTypes(contract: Contract): Promise<Map<string, ts.TypeNode>> {
  const nodes = await openapiTS(structuredClone(contract) as never, { defaultNonNullable: false, silent: true });
  const components = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components');
  const schemas = (components as ts.InterfaceDeclaration | undefined)?.members.find(
    (member) => ts.isPropertySignature(member) && memberName(member) === 'schemas'
  ) as ts.PropertySignature | undefined;
  const types = new Map<string, ts.TypeNode>();
  if (schemas?.type && ts.isTypeLiteralNode(schemas.type)) {
    for (const member of schemas.type.members) {
      if (ts.isPropertySignature(member) && member.type) types.set(memberName(member), member.type);
    }
  }
  return types;
}

function memberName(member: ts.TypeElement): string {
  const name = member.name;
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) throw new Error('a member without a plain name');
  return name.text;
}

/** Prints a type on one line, with named schemas as plain names. */
export function printType(type: ts.TypeNode): string {
  const declaration = ts.factory.createTypeAliasDeclaration(undefined, 'T', undefined, type);
  const text = astToString([declaration]).trim();
  return text
    .slice('type T = '.length)
    .replace(/;$/, '')
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(schemaPath, '$1');
}

/** Property types of an object schema, by name; tsoa needs them as members of one interface. */
export function propertyTypes(type: ts.TypeNode): Map<string, ts.TypeNode> {
  const literals = ts.isIntersectionTypeNode(type) ? type.types : [type];
  const members = literals.flatMap((literal) => (ts.isTypeLiteralNode(literal) ? [...literal.members] : []));
  const types = new Map<string, ts.TypeNode>();
  for (const member of members) {
    if (ts.isPropertySignature(member) && member.type) types.set(memberName(member), member.type);
  }
  return types;
}

/** The index signature for the properties that a schema allows beyond the declared ones; empty when it allows none. */
export function indexSignature(name: string, schema: Schema): string {
  const extra = schema.additionalProperties;
  if (extra === undefined || extra === false) return '';
  if (extra === true) return '  [key: string]: unknown;\n';
  if (isReference(extra)) return `  [key: string]: ${referencedName(extra)};\n`;
  if (hasConstraints(extra)) throw new Error(`${name}: additional properties with constraints must be a named schema`);
  const primitives: Record<string, string> = {
    string: 'string',
    integer: 'number',
    number: 'number',
    boolean: 'boolean',
  };
  return `  [key: string]: ${primitives[extra.type ?? ''] ?? 'unknown'};\n`;
}

function hasConstraints(schema: Schema | Reference): boolean {
  return constraintTags(schema).some((tag) => !/^@(isInt|isLong|isDouble)$/.test(tag));
}

/** tsoa cannot hold a constraint on an unnamed item: `string[]` has nowhere to write it. */
function requireNamedItems(where: string, schema: Schema | Reference): void {
  if (isReference(schema) || schema.type !== 'array' || isReference(schema.items)) return;
  if (hasConstraints(schema.items)) {
    throw new Error(`${where}: array items with constraints must be a named schema`);
  }
}

function emitInterface(name: string, schema: Schema, type: ts.TypeNode): string {
  const types = propertyTypes(type);
  const required = new Set(schema.required ?? []);
  const members = Object.entries((schema.properties ?? {}) as Record<string, Schema | Reference>).map(
    ([key, property]) => {
      const propertyType = types.get(key);
      if (!propertyType) throw new Error(`${name}.${key} was given no type`);
      if (!isReference(property) && property.properties) throw new Error(`${name}.${key} must be a named schema`);
      requireNamedItems(`${name}.${key}`, property);
      const optional = required.has(key) ? '' : '?';
      return `${jsDoc(property, '  ')}  ${propertyKey(key)}${optional}: ${printType(propertyType)};\n`;
    }
  );
  return `${jsDoc(schema)}export interface ${name} {\n${members.join('')}${indexSignature(name, schema)}}\n`;
}

export function propertyKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

function emitSchema(name: string, schema: Schema | Reference, type: ts.TypeNode): string {
  if (isReference(schema)) return `export type ${name} = ${referencedName(schema)};\n`;
  requireNamedItems(name, schema);
  const isObject = schema.type === 'object' && !schema.allOf && !schema.oneOf && !schema.anyOf;
  if (isObject) return emitInterface(name, schema, type);
  return `${jsDoc(schema)}export type ${name} = ${printType(type)};\n`;
}

/**
 * One name, one meaning: the schemas of several contracts together.
 * @throws Error when two contracts give one name to different schemas.
 */
export function mergeSchemas(contracts: readonly Contract[]): Record<string, Schema | Reference> {
  const merged: Record<string, Schema | Reference> = {};
  for (const contract of contracts) {
    for (const [name, schema] of Object.entries(schemasOf(contract))) {
      const known = merged[name];
      if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
        throw new Error(`${name} means different things in different contracts`);
      }
      merged[name] = schema;
    }
  }
  return Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * TypeScript source with every named schema of the contracts as one exported interface or type. Constraints are JSDoc tags, which tsoa
 * turns into validation; the types themselves come from openapi-typescript.
 * @throws Error when a schema cannot be written so that tsoa would hold it.
 */
export async function emitModels(contracts: readonly Contract[]): Promise<string> {
  const schemas = mergeSchemas(contracts);
  const [first] = contracts;
  if (!first) throw new Error('no contract given');
  const types = await schemaTypes({ ...first, paths: {}, components: { schemas } } as Contract);
  const sources = Object.entries(schemas).map(([name, schema]) => {
    const type = types.get(name);
    if (!type) throw new Error(`${name} was given no type`);
    return emitSchema(name, schema, type);
  });
  return generatedHeader + sources.join('\n');
}

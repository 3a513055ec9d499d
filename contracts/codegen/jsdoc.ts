import { isReference, type Reference, type Schema } from './contract.ts';

/** Patterns for formats that a schema names without one of its own, so that the format is checked and not only shown. */
const formatPatterns: Record<string, string> = {
  'date-time':
    String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$`,
  date: String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`,
  uuid: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  email: String.raw`^[^\s@]+@[^\s@]+$`,
  uri: String.raw`^[A-Za-z][A-Za-z0-9+.-]*:\S+$`,
};

/**
 * Escapes a pattern for a JSDoc tag: `@` would begin a tag, a space would end the value, `*` and `/` the comment. The pattern means the
 * same afterwards.
 */
export function escapePattern(pattern: string): string {
  return pattern.replaceAll('@', '\\x40').replaceAll(' ', '\\x20').replaceAll('*/', '*\\/');
}

/** The pattern that a schema's strings are held to: its own, else its format's. */
export function patternOf(schema: Schema): string | undefined {
  if (schema.pattern !== undefined) return schema.pattern;
  return schema.format === undefined ? undefined : formatPatterns[schema.format];
}

function stringTags(schema: Schema): string[] {
  const pattern = patternOf(schema);
  return [
    ...(schema.format ? [`@format ${schema.format}`] : []),
    ...(schema.minLength === undefined ? [] : [`@minLength ${schema.minLength}`]),
    ...(schema.maxLength === undefined ? [] : [`@maxLength ${schema.maxLength}`]),
    ...(pattern === undefined ? [] : [`@pattern ${escapePattern(pattern)}${sayingWhatItLooksLike(schema)}`]),
  ];
}

/** tsoa's message for a text that does not match: an example is more helpful than the pattern. */
function sayingWhatItLooksLike({ example }: Schema): string {
  return typeof example === 'string' && !/^@|\s|\*\//.test(example) ? ` must look like ${example}` : '';
}

function numberTags(schema: Schema): string[] {
  const kind = schema.type === 'number' ? '@isDouble' : schema.format === 'int64' ? '@isLong' : '@isInt';
  return [
    kind,
    ...(schema.minimum === undefined ? [] : [`@minimum ${schema.minimum}`]),
    ...(schema.maximum === undefined ? [] : [`@maximum ${schema.maximum}`]),
  ];
}

function arrayTags(schema: Schema): string[] {
  return [
    ...(schema.minItems === undefined ? [] : [`@minItems ${schema.minItems}`]),
    ...(schema.maxItems === undefined ? [] : [`@maxItems ${schema.maxItems}`]),
    ...(schema.uniqueItems ? ['@uniqueItems'] : []),
  ];
}

/** Constraint tags of a schema as tsoa reads them, one a line. A reference has none: the named type carries its own. */
export function constraintTags(schema: Schema | Reference): string[] {
  if (isReference(schema)) return [];
  const tags =
    schema.enum
      ? []
      : schema.type === 'string'
      ? stringTags(schema)
      : schema.type === 'integer' || schema.type === 'number'
      ? numberTags(schema)
      : schema.type === 'array'
      ? arrayTags(schema)
      : [];
  return schema.default === undefined ? tags : [...tags, `@default ${JSON.stringify(schema.default)}`];
}

/** A JSDoc comment of a schema: its description, then its constraints; empty when there is neither. */
export function jsDoc(schema: Schema | Reference, indent = ''): string {
  if (isReference(schema)) return '';
  const description = (schema.description ?? '').trim().replaceAll('*/', '*\\/').replaceAll('@', '\\@');
  const lines = [...(description ? description.split('\n') : []), ...constraintTags(schema)];
  if (schema.deprecated) lines.push('@deprecated');
  if (lines.length === 0) return '';
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

import { schemasOf, type Contract } from './contract.ts';
import { toJsonSchema } from './json-schema.ts';

/** Schemas of the files that a bundle contains. */
const FILES = ['ProductManifest', 'ProductScenario'];
/** Keywords without effect on validity. */
const UNUSED = new Set(['example', 'description']);

/** JSON Schema of the files of a product's bundle, with all they refer to; unknown fields are refused. */
export function emitBundleSchema(command: Contract): string {
  const schemas = schemasOf(command);
  const definitions = new Map<string, unknown>();
  const take = (name: string): void => {
    const schema = schemas[name];
    if (schema === undefined || definitions.has(name)) return;
    const converted = JSON.stringify(toJsonSchema(schema, 'closed', '#/$defs/'), withoutUnused);
    definitions.set(name, JSON.parse(converted));
    for (const [, other = ''] of converted.matchAll(/#\/\$defs\/(\w+)/g)) take(other);
  };
  FILES.forEach(take);
  return `${JSON.stringify({ $id: 'bundle', $defs: Object.fromEntries(definitions) }, null, 2)}\n`;
}

/** Drops unused keywords of a schema. A property may be called `description` too; its value is a schema, and it is kept. */
function withoutUnused(key: string, value: unknown): unknown {
  return UNUSED.has(key) && (typeof value !== 'object' || value === null) || key.startsWith('x-') ? undefined : value;
}

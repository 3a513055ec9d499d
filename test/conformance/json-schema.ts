import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { schemasOf, type Contract, type Reference, type Schema } from '../../contracts/codegen/contract.ts';
import { toJsonSchema, type Strictness } from '../../contracts/codegen/json-schema.ts';
import { present } from '../../src/platform/assert.ts';

const addFormats = addFormatsModule as unknown as (ajv: Ajv) => Ajv;

/** Address of an added schema. */
const AT = 'https://contract.invalid/';
const REFERENCES = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;

/** Compiles schemas of one contract; keep one, since compiling is slow. Unused schemas are not even converted. */
export class SchemaValidator {
  readonly #ajv = addFormats(new Ajv({ strict: false, allErrors: true, logger: false, ownProperties: true }));
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #added = new Set<string>();
  readonly #schemas: ReturnType<typeof schemasOf>;
  readonly #strictness: Strictness;

  constructor(contract: Contract, strictness: Strictness) {
    this.#schemas = schemasOf(contract);
    this.#strictness = strictness;
  }

  /** The errors in a value, a line for each; empty when it is valid. */
  findings(schema: Schema | Reference, value: unknown): string[] {
    const text = JSON.stringify(schema);
    const known = this.#compiled.get(text);
    const validate = known ?? this.#ajv.compile(this.#converted(schema, text));
    if (!known) this.#compiled.set(text, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(describe);
  }

  /** As JSON Schema, once all that it refers to was added. */
  #converted(schema: Schema | Reference, text: string): object {
    for (const [, name = ''] of text.matchAll(REFERENCES)) {
      if (this.#added.has(name)) continue;
      this.#added.add(name);
      const named = present(this.#schemas[name], `the schema ${name}`);
      this.#ajv.addSchema(this.#converted(named, JSON.stringify(named)), AT + name);
    }
    return toJsonSchema(schema, this.#strictness, AT);
  }
}

function describe(error: ErrorObject): string {
  const details = Object.entries(error.params as Record<string, unknown>)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ');
  return `${error.instancePath || '(root)'} ${error.message ?? error.keyword}${details ? ` (${details})` : ''}`;
}

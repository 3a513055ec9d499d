import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { schemasOf, type Contract, type Reference, type Schema } from '../../contracts/codegen/contract.ts';
import { toJsonSchema, type Strictness } from '../../contracts/codegen/json-schema.ts';

const addFormats = addFormatsModule as unknown as (ajv: Ajv) => Ajv;

/** Compiles schemas of one contract; keep one, since compiling is slow. */
export class SchemaValidator {
  private readonly ajv: Ajv;
  private readonly compiled = new Map<string, ValidateFunction>();
  private readonly id = 'https://contract.invalid/bundle.json';

  constructor(contract: Contract, private readonly strictness: Strictness) {
    this.ajv = addFormats(new Ajv({ strict: false, allErrors: true, logger: false, ownProperties: true }));
    const schemas = Object.fromEntries(
      Object.entries(schemasOf(contract)).map(([name, schema]) => [name, toJsonSchema(schema, strictness, this.id)])
    );
    this.ajv.addSchema({ $id: this.id, components: { schemas } });
  }

  /** What is wrong with a value, a line for each finding; empty when it is valid. */
  findings(schema: Schema | Reference, value: unknown): string[] {
    const key = JSON.stringify(schema);
    const known = this.compiled.get(key);
    const validate = known ?? this.ajv.compile(toJsonSchema(schema, this.strictness, this.id));
    if (!known) this.compiled.set(key, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(describe);
  }
}

function describe(error: ErrorObject): string {
  const details = Object.entries(error.params as Record<string, unknown>)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ');
  return `${error.instancePath || '(root)'} ${error.message ?? error.keyword}${details ? ` (${details})` : ''}`;
}

/**
 * Accepts bodies that match the contract, by compiled code: tsoa walks its model of the contract again for each request. A body that is
 * accepted here tsoa would pass on as it is, defaults included; any other is left to tsoa.
 */
import type { TsoaRoute } from '@tsoa/runtime';
import { Ajv } from 'ajv';
import { isLonger, isShorter } from '../characters.ts';
import { isDay, namesADay } from '../clock.ts';

type Property = TsoaRoute.PropertySchema;
type JsonSchema = Readonly<Record<string, unknown>>;

/** True when a body matches the contract. Fills in defaults, as tsoa does, and changes nothing else. */
export type AcceptsBody = (body: unknown) => boolean;

/** A schema that JSON Schema cannot express; it is left to tsoa. */
class LeftToTsoa extends Error {
  override readonly name = 'LeftToTsoa';
}

/** tsoa reads −0 as 0, and an integer from its decimal digits. ajv counts the characters of each text that has a limit. */
const ajv = new Ajv({ strict: false, logger: false, useDefaults: true })
  .addKeyword({
    keyword: 'leastCharacters', type: 'string', schemaType: 'number', compile: (least: number) => (text: string) => !isShorter(text, least),
    errors: false,
  })
  .addKeyword({
    keyword: 'mostCharacters', type: 'string', schemaType: 'number', compile: (most: number) => (text: string) => !isLonger(text, most),
    errors: false,
  })
  .addKeyword({ keyword: 'keptByTsoa', type: 'number', schemaType: 'string', validate: isKept, errors: false })
  .addKeyword({ keyword: 'dayOfCalendar', type: 'string', validate: (_: true, text: string) => isDay(text), errors: false });

function isKept(type: 'integer' | 'number', value: number): boolean {
  return !Object.is(value, -0) && (type === 'number' || (Number.isInteger(value) && Math.abs(value) < 1e21));
}

const compiled = new WeakMap<TsoaRoute.Models, Map<string, AcceptsBody | undefined>>();

/** Returns the check of a body, compiled at its first use, which takes milliseconds; undefined where it is left to tsoa. */
export function acceptsBody(models: TsoaRoute.Models, body: Property): AcceptsBody | undefined {
  const ofModels = compiled.get(models) ?? new Map<string, AcceptsBody | undefined>();
  compiled.set(models, ofModels);
  const name = JSON.stringify(body);
  if (!ofModels.has(name)) ofModels.set(name, compileBody(models, body));
  return ofModels.get(name);
}

function compileBody(models: TsoaRoute.Models, body: Property): AcceptsBody | undefined {
  try {
    const validate = ajv.compile(new Converter(models).schemaOf(body));
    return (value) => validate(value);
  } catch (error) {
    if (error instanceof LeftToTsoa) return undefined;
    throw error;
  }
}

class Converter {
  readonly #definitions: Record<string, JsonSchema> = {};

  constructor(private readonly models: TsoaRoute.Models) {}

  schemaOf(body: Property): JsonSchema {
    return { ...this.#property(body, false), definitions: this.#definitions };
  }

  /** @param inUnion where ajv fills in no defaults: what lacks one is left to tsoa. */
  #property(it: Property, inUnion: boolean): JsonSchema {
    const { validators = {} } = it;
    switch (it.dataType) {
      case 'string': return {
        type: 'string', ...values({
          leastCharacters: validators.minLength, mostCharacters: validators.maxLength, pattern: validators.pattern,
        }),
        ...(namesADay(String(validators.pattern?.value)) && { dayOfCalendar: true }),
      };
      case 'boolean': return { type: 'boolean' };
      case 'integer': case 'long': return {
        type: 'number', keptByTsoa: 'integer', ...values({ minimum: validators.minimum, maximum: validators.maximum }),
      };
      case 'float': case 'double': return {
        type: 'number', keptByTsoa: 'number', ...values({ minimum: validators.minimum, maximum: validators.maximum }),
      };
      case 'enum': return { enum: it.enums };
      case 'any': case 'object': return {};
      case 'array': return {
        type: 'array', items: this.#property(it.array ?? leave('an array of nothing'), inUnion),
        ...(validators.uniqueItems && { uniqueItems: true }),
        ...values({ minItems: validators.minItems, maxItems: validators.maxItems }),
      };
      case 'union': return this.#union(it);
      case 'nestedObjectLiteral': return this.#object(it.nestedProperties ?? {}, it.additionalProperties, inUnion);
      default: return it.ref === undefined ? leave(String(it.dataType)) : this.#reference(it.ref, inUnion);
    }
  }

  #reference(name: string, inUnion: boolean): JsonSchema {
    const key = inUnion ? `${name} in a union` : name;
    if (!(key in this.#definitions)) {
      this.#definitions[key] = {}; // a model may refer to itself
      this.#definitions[key] = this.#model(this.models[name] ?? leave(name), inUnion);
    }
    return { $ref: `#/definitions/${encodeURIComponent(key)}` };
  }

  #model(model: TsoaRoute.ModelSchema, inUnion: boolean): JsonSchema {
    switch (model.dataType) {
      case 'refEnum': return { enum: model.enums };
      case 'refAlias': return this.#property(model.type, inUnion);
      case 'refObject': return this.#object(model.properties, model.additionalProperties, inUnion);
    }
  }

  #object(properties: Readonly<Record<string, Property>>, more: Property['additionalProperties'], inUnion: boolean): JsonSchema {
    const members = Object.entries(properties);
    const isRequired = ({ required, default: usual }: Property): boolean => (usual === undefined ? required === true : inUnion);
    return {
      type: 'object',
      required: members.filter(([, it]) => isRequired(it)).map(([name]) => name),
      properties: Object.fromEntries(members.map(([name, it]) => {
        const schema = this.#property(it, inUnion);
        return [name, it.default === undefined || inUnion ? schema : { allOf: [schema], default: it.default }];
      })),
      additionalProperties: typeof more === 'object' ? this.#property(more, inUnion) : more ?? true,
    };
  }

  #union({ subSchemas = [], validators }: Property): JsonSchema {
    return { anyOf: subSchemas.map((it) => this.#property({ ...it, validators: { ...validators, ...it.validators } }, true)) };
  }
}

function leave(what: string): never {
  throw new LeftToTsoa(what);
}

/** The limits that are set. */
function values(limits: Readonly<Record<string, { value?: unknown } | undefined>>): JsonSchema {
  return Object.fromEntries(Object.entries(limits).flatMap(([name, limit]) => (limit?.value === undefined ? [] : [[name, limit.value]])));
}

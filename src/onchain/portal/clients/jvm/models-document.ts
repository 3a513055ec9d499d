import { sha256 } from '../../../../platform/canonical.ts';
import type { Document, Schema, Schemas } from '../../description/document.ts';
import type { ClientInput, ClientMethod } from '../client-input.ts';
import { pascalCase } from '../texts.ts';
import { flattened, isEnumOf } from '../unions.ts';
import { constantNames, distinct, wordsOf } from './names.ts';

type Node = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, Node>>;

/** Document that the generator makes models of, and the placeholders for what it must not see. */
export interface ModelsDocument {
  readonly document: Document;
  /** Each text of the document by its placeholder: the generator sees none of them, so that none can end a comment of its templates. */
  readonly texts: ReadonlyMap<string, string>;
  /** JSON name of a field, by the name that the generator sees, where two fields of one schema would have the same name in a program. */
  readonly wireNames: ReadonlyMap<string, string>;
  /** Models of query parameters, by operationId. */
  readonly queries: ReadonlyMap<string, string>;
}

const NUMBERS = ['minimum', 'maximum'] as const;
const FORMATS: ReadonlySet<unknown> = new Set(['int32', 'int64', 'date', 'date-time']);
const DIGITS = 6;

/** Schemas alone: the runtime sends the calls, so the generator makes nothing else. */
export function modelsDocument(input: ClientInput): ModelsDocument {
  return new Simplified(input).result();
}

class Simplified {
  readonly #schemas: Record<string, Node> = {};
  readonly #names: Set<string>;
  readonly #texts = new Map<string, string>();
  readonly #wireNames = new Map<string, string>();
  readonly #queries = new Map<string, string>();
  readonly #source: Readonly<Record<string, Node>>;

  readonly #input: ClientInput;

  constructor(input: ClientInput) {
    this.#input = input;
    this.#source = (input.document.components?.schemas ?? {}) as unknown as Readonly<Record<string, Node>>;
    this.#names = new Set(Object.keys(this.#source).map((name) => name.toLowerCase()));
  }

  result(): ModelsDocument {
    const methods = [...this.#input.products, ...this.#input.ledger].flatMap((group) => group.methods);
    for (const method of methods) {
      for (const name of [method.requestSchema, method.items ? method.items.schema : method.answerSchema]) if (name !== undefined)
        this.#keep(name);
      if (method.queryParameters.length > 0 && !this.#queries.has(method.operationId)) this.#query(method);
    }
    for (const { schemas } of this.#input.products) this.#keep(schemas.state);
    const document = {
      openapi: '3.0.3', info: { title: 'models', version: '1' }, paths: {},
      components: { schemas: Object.fromEntries(Object.entries(this.#schemas).sort(([one], [other]) => (one < other ? -1 : 1))) },
    };
    return { document: document as unknown as Document, texts: this.#texts, wireNames: this.#wireNames, queries: this.#queries };
  }

  /** A schema with all that it refers to. */
  #keep(name: string): void {
    const source = this.#source[name];
    if (name in this.#schemas || !source) return;
    this.#schemas[name] = {};
    this.#schemas[name] = this.#schema(source, name, undefined);
  }

  #query({ operationId, queryParameters, requiredQuery, method, path }: ClientMethod): void {
    const item = this.#input.document.paths[path] as unknown as Readonly<Record<string, { readonly parameters?: readonly Node[] }>>;
    const parameters = (item[method.toLowerCase()]?.parameters ?? []).map((it) => this.#resolved(it));
    const name = distinct(`${pascalCase([operationId])}Query`, this.#names);
    const properties = queryParameters.map((its): [string, Node] => {
      const { schema = {}, description } = parameters.find((it) => it['in'] === 'query' && it['name'] === its) ?? {};
      return [its, { allOf: [schema], ...(description !== undefined && { description }) }];
    });
    this.#queries.set(operationId, name);
    this.#schemas[name] = {};
    this.#schemas[name] = this.#schema({
      type: 'object', properties: Object.fromEntries(properties), required: requiredQuery,
      description: requiredQuery.length > 0 ? 'What is asked.' : 'What is asked; all of it can be left out.',
    }, name, undefined);
  }

  #resolved(node: Node): Node {
    const { $ref } = node;
    return typeof $ref === 'string' ? ((this.#input.document.components?.parameters
      ?? {}) as unknown as Record<string, Node>)[$ref.split('/').at(-1) ?? ''] ?? {} : node;
  }

  /** @param at its place in the schema, in words of a name; undefined for a schema of its own. */
  #schema(source: Node, owner: string, at: string | undefined): Node {
    if (typeof source['$ref'] === 'string') return this.#reference(source['$ref']);
    const { type, description, nullable, allOf } = source;
    const common = {
      ...(typeof description === 'string' && { description: this.#text(description) }), ...(nullable === true && { nullable }),
    };
    if (Array.isArray(allOf) && allOf.length === 1) return { ...common, ...this.#only(allOf[0] as Node, owner, at) };
    if (allOf !== undefined || 'oneOf' in source || 'anyOf' in source) return { ...common, ...this.#union(source, owner, at) };
    if (type === 'string' && Array.isArray(source['enum'])) return this.#enumeration(source['enum'] as string[], common, owner, at);
    if (type === 'array') return { ...common, type, items: this.#schema((source['items'] ?? {}) as Node, owner, `${at ?? ''}Item`) };
    if (type === 'object') return { ...common, type, ...this.#fields(source, owner, at) };
    if (type === undefined) return common;
    const format = type === 'integer' && source['format'] !== 'int32' ? 'int64' : source['format'];
    return {
      ...common, type, ...(FORMATS.has(format) && { format }),
      ...Object.fromEntries(NUMBERS.filter((it) => it in source).map((it) => [it, source[it]])),
    };
  }

  #reference($ref: string): Node {
    this.#keep($ref.split('/').at(-1) ?? '');
    return { $ref };
  }

  /**
   * One schema with another description is all that the contracts make of `allOf`; a plain type loses its own name, which says nothing in a
   * program.
   */
  #only(only: Node, owner: string, at: string | undefined): Node {
    const made = this.#schema(only, owner, at);
    return '$ref' in made ? { allOf: [made] } : made;
  }

  /** One object with the fields of all kinds: which of them it is follows from a field. Kinds without fields are any value. */
  #union(source: Node, owner: string, at: string | undefined): Node {
    const { nullable: _nullable, ...flat } = flattened(source as Schema, this.#source as unknown as Schemas) as unknown as Node;
    if (flat['type'] !== 'object' || flat['properties'] === undefined) return this.#schema({ type: 'object', ...flat }, owner, at);
    if (at === undefined) return this.#schema(flat, owner, undefined);
    const name = distinct(`${owner}${at}`, this.#names);
    this.#schemas[name] = {};
    this.#schemas[name] = this.#schema(flat, name, undefined);
    return { allOf: [{ $ref: `#/components/schemas/${name}` }] };
  }

  /** An enumeration is a model with a name; that of one value is the text that it always is. */
  #enumeration(values: readonly string[], common: Node, owner: string, at: string | undefined): Node {
    if (values.length === 1 && at !== undefined) return { ...common, type: 'string' };
    const model = { ...common, type: 'string', enum: values, 'x-enum-varnames': constantNames(values) };
    if (at === undefined) return model;
    if (isEnumOf(this.#source as unknown as Schemas, `${owner}${at}`, values)) {
      return { ...common, allOf: [this.#reference(`#/components/schemas/${owner}${at}`)] };
    }
    const name = distinct(`${owner}${at}`, this.#names);
    const { nullable: _nullable, ...rest } = model as Node;
    this.#schemas[name] = rest;
    return { ...common, allOf: [{ $ref: `#/components/schemas/${name}` }] };
  }

  /** Fields that are not declared are passed over by who reads; the generator would make each declared one a second time for them. */
  #fields({ properties, required, additionalProperties }: Node, owner: string, at = ''): Node {
    if (typeof properties !== 'object' || properties === null) return { additionalProperties:
      typeof additionalProperties === 'object' ? this.#schema(additionalProperties as Node, owner, `${at}Value`) : true };
    const seen = new Map<string, string>();
    const taken = new Set<string>();
    for (const name of Object.keys(properties)) {
      const alike = wordsOf(name).join('').toLowerCase();
      const own = taken.has(alike) ? `${name}_${sha256(name).slice(0, DIGITS)}` : name;
      taken.add(alike);
      if (own !== name) this.#wireNames.set(own, name);
      seen.set(name, own);
    }
    const fields = Object.entries(properties as Properties).map(([name, its]) => [
      seen.get(name), this.#schema(its, owner, `${at}${pascalCase(wordsOf(name))}`),
    ]);
    const needed = (Array.isArray(required) ? (required as string[]) : []).map((name) => seen.get(name));
    return { properties: Object.fromEntries(fields) as Properties, ...(needed.length > 0 && { required: needed }) };
  }

  #text(text: string): string {
    const word = `RazaoText${this.#texts.size}End`;
    this.#texts.set(word, text);
    return word;
  }
}


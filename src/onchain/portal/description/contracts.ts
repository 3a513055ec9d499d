import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3 } from 'openapi-types';
import { schemaRef, type Document, type Operation, type Parameter, type Schema, type Schemas } from './document.ts';

const GENERATED = join(import.meta.dirname, '../../../../generated');
const INTERFACES = ['command', 'core'] as const;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The operations that a description writes products into. */
export type GenericId =
  'createProductInstance' | 'driveProductAction' | 'closeProductInstance' | 'getProductInstance' | 'listProductInstances';

/** An operation in its place. */
export interface Located {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** Both contracts, in one of their two forms (contracts/codegen/published.ts). */
export class Contracts {
  #published: Contracts | undefined;
  readonly #operations = new Map<string, Located>();
  /** Of both: what they share has one name and one content. */
  readonly components: NonNullable<Document['components']>;
  /** Descriptions of a tag, one of each contract that has it. */
  readonly tags = new Map<string, readonly string[]>();

  /** @param documents whose components of one name are the same wherever an operation of products uses them. */
  private constructor(documents: readonly Document[], private readonly isPublished: boolean) {
    this.components = merged(documents.map(({ components = {} }) => components));
    for (const { paths, tags = [] } of documents) {
      for (const { name, description = '' } of tags) this.tags.set(name, [...(this.tags.get(name) ?? []), description.trim()]);
      for (const [path, item] of Object.entries(paths)) {
        for (const method of METHODS) {
          const operation = item?.[method] as Operation | undefined;
          if (operation?.operationId) this.#operations.set(operation.operationId, { path, method, operation });
        }
      }
    }
  }

  /** The contracts of this release, as its own generators read them. */
  static read(): Contracts {
    return new Contracts(documents((name) => `contracts/${name}.json`), false);
  }

  /** The same contracts as they are published for any tool; read once. */
  get published(): Contracts {
    return (this.#published ??= new Contracts(documents((name) => `${name}.openapi.json`), true));
  }

  /** An enum of texts that may also be null. */
  enumOrNull(name: string, description: string): Schema {
    const reference = schemaRef(name);
    if (!this.isPublished) return { nullable: true, description, allOf: [reference] };
    return { description, anyOf: [reference, { type: 'string', nullable: true, enum: [null] }] };
  }

  get schemas(): Schemas {
    return this.components.schemas ?? {};
  }

  operation(id: GenericId | (string & {})): Located {
    const found = this.#operations.get(id);
    if (!found) throw new Error(`the contracts have no operation ${id}`);
    return found;
  }

  /** A parameter, written where it is used or shared. */
  parameter(it: Parameter): OpenAPIV3.ParameterObject {
    if (!('$ref' in it)) return it;
    const found = this.components.parameters?.[it.$ref.split('/').at(-1) ?? ''];
    if (!found || '$ref' in found) throw new Error(`the contracts have no parameter ${it.$ref}`);
    return found;
  }
}

function documents(file: (name: string) => string): Document[] {
  return INTERFACES.map((name) => JSON.parse(readFileSync(join(GENERATED, file(name)), 'utf8')) as Document);
}

function merged(components: readonly NonNullable<Document['components']>[]): NonNullable<Document['components']> {
  const kinds = new Set(components.flatMap((it) => Object.keys(it)));
  return Object.fromEntries([...kinds].map((kind) => [
    kind, Object.assign({}, ...components.map((it) => it[kind as keyof typeof it] ?? {})) as object,
  ]));
}

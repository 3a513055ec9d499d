import type { OpenAPIV3 } from 'openapi-types';
import { eventId } from '../../platform/outbox/event.ts';
import { readContract } from './contracts.ts';
import { eventTags, sectionOfEvent } from './event-sections.ts';
import type { Language } from '../../platform/http/language.ts';
import { guideTitle } from './guides.ts';
import { LABELS } from './labels.ts';
import { headingAnchor } from './links.ts';
import { toSchema31, toSchemas31, type Schema31 } from './openapi31.ts';

type DataSchema = OpenAPIV3.SchemaObject & { 'x-event': string };

interface Envelope extends Record<string, unknown> {
  event_id: string;
  event_type: string;
  tenant: string;
  entity: { entity_id: string; version: number };
  correlation: Record<string, string | null>;
  data: Record<string, unknown>;
}

/** Contract of a delivery to an endpoint: the envelope, the headers, the answers, examples. */
interface DeliveryExample {
  parameters: OpenAPIV3.ParameterObject[];
  responses: OpenAPIV3.ResponsesObject;
  envelope: OpenAPIV3.SchemaObject;
  examples: Envelope[];
  schemas: Record<string, OpenAPIV3.SchemaObject>;
}

/** Returns every event type as a webhook: the envelope and the headers of a delivery, with the data of the type. */
export function eventsDocument(language: Language = 'en'): object {
  const { info: { license } } = readContract('command');
  const dataSchemas = readContract('events').components?.schemas as Record<string, OpenAPIV3.SchemaObject>;
  const delivery = readDelivery();
  const types = Object.entries(dataSchemas)
    .filter((entry): entry is [string, DataSchema] => 'x-event' in entry[1])
    .toSorted(([, one], [, other]) => (one['x-event'] < other['x-event'] ? -1 : 1));
  const schemas = toSchemas31({ ...delivery.schemas, ...dataSchemas });
  const parameters = headersOf(delivery);
  const webhooks = types.map(([name, schema]) => [schema['x-event'], webhook(name, schema, delivery)]);
  return {
    openapi: '3.1.0',
    info: { title: LABELS.events[language], version: 'v1', description: introductionIn(language), license },
    tags: eventTags(language),
    webhooks: Object.fromEntries(webhooks) as object,
    components: { schemas: onlyUsed(schemas, webhooks), parameters },
  };
}

function introductionIn(language: Language): string {
  const guide = guideTitle('events-and-webhooks', language);
  return LABELS.aboutEvents[language].replace('{}', `[${guide}](${headingAnchor(guide)})`);
}

/** @throws Error when the contract describes no delivery. */
function readDelivery(): DeliveryExample {
  const { paths, components } = readContract('command');
  const operations = Object.values(paths).flatMap((item) => Object.values(item ?? {}) as OpenAPIV3.OperationObject[]);
  const callbacks = operations.flatMap(({ callbacks = {} }) => Object.values(callbacks) as OpenAPIV3.CallbackObject[]);
  const delivery = callbacks.flatMap((callback) => Object.values(callback)).map((item) => item.post)
    .find((operation) => operation?.operationId === 'deliverEvent');
  const schemas = (components?.schemas ?? {}) as Record<string, OpenAPIV3.SchemaObject>;
  if (!delivery || !schemas['Event']) throw new Error('the contract describes no delivery of an event');
  const { examples = {} } = (delivery.requestBody as OpenAPIV3.RequestBodyObject).content['application/json'] ?? {};
  return {
    parameters: delivery.parameters as OpenAPIV3.ParameterObject[],
    responses: delivery.responses,
    envelope: schemas['Event'],
    examples: Object.values(examples).map((example) => (example as { value: Envelope }).value),
    schemas,
  };
}

function webhook(name: string, schema: DataSchema, delivery: DeliveryExample): object {
  const type = schema['x-event'];
  return {
    post: {
      operationId: type,
      summary: type,
      description: schema.description ?? '',
      tags: [sectionOfEvent(type)],
      security: [],
      parameters: delivery.parameters.map((parameter) => ({ $ref: `#/components/parameters/${parameter.name}` })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: envelopeOf(name, type, delivery), example: exampleOf(schema, delivery) } },
      },
      responses: delivery.responses,
    },
  };
}

/** Returns the envelope with the data of one type, which comes first. Only a test delivery has the field that marks it as one. */
function envelopeOf(name: string, type: string, { envelope }: DeliveryExample): Schema31 {
  const { data: _data, event_type: _type, test, ...properties } = envelope.properties ?? {};
  const others = toSchemas31(type.endsWith('.test') && test ? { ...properties, test } : properties);
  return {
    type: 'object',
    required: envelope.required ?? [],
    properties: {
      data: { $ref: `#/components/schemas/${name}` },
      event_type: { type: 'string', const: type, description: 'What happened.' },
      ...others,
    },
  };
}

/** The contract's own example of the type, or else one with the same circumstances and the data's example. */
function exampleOf(schema: DataSchema, { examples }: DeliveryExample): Envelope {
  const type = schema['x-event'];
  const given = examples.find(({ event_type }) => event_type === type);
  const [pattern] = examples;
  if (given || !pattern) return given ?? failWithoutExample();
  const data = schema.example as Record<string, unknown>;
  const entity = { entity_id: entityIn(data, type), version: 1 };
  return {
    ...pattern,
    event_id: eventId(pattern.tenant, entity.entity_id, BigInt(entity.version), type),
    event_type: type,
    entity,
    correlation: Object.fromEntries(Object.keys(pattern.correlation).map((key) => [key, textOrNull(data[key])])),
    data,
  };
}

function failWithoutExample(): never {
  throw new Error('the contract shows no delivery');
}

/** The identifier in the data that the noun of the type names: `pix_key.registered` is about `pix_key_id` or `key_id`. */
function entityIn(data: Record<string, unknown>, type: string): string {
  const noun = type.split('.')[0] ?? '';
  const ids = Object.keys(data).filter((key) => key.endsWith('_id') && typeof data[key] === 'string');
  const named = [`${noun}_id`, `${noun.split('_').at(-1)}_id`].find((key) => ids.includes(key));
  return String(data[named ?? ids[0] ?? ''] ?? noun);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/**
 * Returns the headers, each described once: the general description of its schema is left out. So are the examples of the contract, which
 * belong to one delivery: a signature is that of one body.
 */
function headersOf({ parameters, schemas }: DeliveryExample): Record<string, object> {
  return Object.fromEntries(parameters.map(({ example: _example, schema = {}, ...header }) => {
    const { description: _description, example: _general, ...words } = '$ref' in schema ? named(schemas, schema.$ref) : schema;
    return [header.name, { ...header, schema: toSchema31(words) }];
  }));
}

function named(schemas: DeliveryExample['schemas'], reference: string): OpenAPIV3.SchemaObject {
  return schemas[reference.slice(reference.lastIndexOf('/') + 1)] ?? {};
}

/** The schemas that are referred to, also by one another. */
function onlyUsed(schemas: Record<string, Schema31>, from: unknown): Record<string, Schema31> {
  const used = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name]);
    }
  };
  visit(from);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

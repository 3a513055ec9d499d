import { join } from 'node:path';
import type { OpenAPIV3 } from 'openapi-types';
import {
  callbacksOf,
  isReference,
  operationsOf,
  parametersOf,
  referencedName,
  requestSchemaOf,
  resolve,
  schemasOf,
  type Contract,
  type LocatedOperation,
  type Reference,
  type Schema,
} from '../../contracts/codegen/contract.ts';
import { root, type InterfaceName } from '../../contracts/codegen/settings.ts';
import { shownBy } from '../../mocks/contracts/external-examples.ts';
import { SchemaValidator } from './json-schema.ts';

/** A rule over a bundled contract: returns its violations, a line for each. */
export type Rule = (contract: Contract, interfaceName: InterfaceName) => string[];

type Media = OpenAPIV3.MediaTypeObject & { examples?: Record<string, OpenAPIV3.ExampleObject> };

function eachOperation(check: (located: LocatedOperation, contract: Contract) => (string | false)[]): Rule {
  return (contract, interfaceName) =>
    operationsOf(contract, interfaceName).flatMap((located) =>
      check(located, contract)
        .filter((finding) => finding !== false)
        .map((finding) => `${located.operation.operationId ?? `${located.method} ${located.path}`}: ${finding}`)
    );
}

/** Every schema of a contract at any depth, with its place. References are listed, not followed. */
export function allSchemas(contract: Contract): [string, Schema | Reference][] {
  return Object.entries(schemasOf(contract)).flatMap(([name, schema]) => [...below(name, schema)]);
}

function* below(where: string, schema: Schema | Reference): Generator<[string, Schema | Reference]> {
  yield [where, schema];
  if (isReference(schema)) return;
  for (const [name, property] of Object.entries(schema.properties ?? {})) yield* below(`${where}.${name}`, property);
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    yield* below(where, part);
  if (schema.type === 'array') yield* below(`${where}[]`, schema.items);
  if (typeof schema.additionalProperties === 'object') yield* below(`${where}.*`, schema.additionalProperties);
}

/** A field whose values are states, or that tells two states apart. */
const STATE = /^(.+_)?(state|status|outcome)$/;
const FLAG = /^(is_frozen|frozen|expired)$/;

/** Each state has an example of its name, so that whoever builds a screen can request it from a mock. */
const statesShown: Rule = eachOperation(({ method, path, operation }, contract) => {
  const media = (resolve(contract, operation.responses['200'] ?? { description: '' }) as {
    content?: Record<string, Media>;
  }).content?.['application/json'];
  if (method !== 'get' || !path.endsWith('}') || !media?.schema) return [];
  const shown = Object.values(media.examples ?? {}).map(({ value }) => value as Record<string, unknown>);
  return Object.entries(resolve<Schema>(contract, media.schema).properties ?? {}).flatMap(([field, property]) => {
    const direct = resolve<Schema>(contract, property);
    const values = FLAG.test(field) ? [true] : STATE.test(field) ? (direct.enum ?? resolve<Schema>(
      contract, direct.allOf?.[0] ?? {},
    ).enum ?? []) as unknown[] : [];
    return values.filter((value) => !shown.some((example) => example[field] === value))
      .map((value) => `no example with ${field} ${String(value)}`);
  });
});

/** Names of the schemas that a schema leads to, itself included when it is named. */
export function reachableSchemas(
  contract: Contract,
  schema: Schema | Reference,
  seen = new Set<string>()
): Set<string> {
  for (const [, part] of below('', schema)) {
    if (!isReference(part) || seen.has(referencedName(part))) continue;
    seen.add(referencedName(part));
    reachableSchemas(contract, resolve<Schema>(contract, part), seen);
  }
  return seen;
}

const named = eachOperation(({ operation }) => [
  !/^[a-z][A-Za-z]*$/.test(operation.operationId ?? '') && 'operationId is not camelCase',
  !operation.summary && 'no summary',
  (operation.description ?? '').length < 30 && 'no description a stranger understands',
]);

const tagged = eachOperation(({ operation }, contract) => {
  const [tag, ...more] = operation.tags ?? [];
  const known = (contract.tags ?? []).some(({ name, description }) => name === tag && description);
  return [more.length > 0 && 'more than one tag', !known && `tag ${tag} is not described in the index`];
});

const scoped = eachOperation(({ operation }, contract) => {
  const scheme = contract.components?.securitySchemes?.['oauth'] as OpenAPIV3.OAuth2SecurityScheme | undefined;
  const known = scheme?.flows.clientCredentials?.scopes ?? {};
  const scopes = (operation.security ?? []).flatMap((requirement) => requirement['oauth'] ?? []);
  return [
    operation.security === undefined && 'says neither a scope nor `security: []`',
    scopes.length > 1 && 'has more than one scope',
    ...scopes.filter((scope) => !known[scope]).map((scope) => `scope ${scope} is not described`),
  ];
});

const PROVIDER_TYPES = ['SPONSOR_BANK', 'BAAS_PROVIDER', 'KYC_PROVIDER', 'CHAIN'];

const heard = eachOperation(({ operation }) => {
  const [rule, isReceiver] = [operation['x-receiver'], operation.security?.length === 0];
  return [
    isReceiver && !rule?.providers.length && 'a receiver says by x-receiver whom it hears',
    !isReceiver && rule !== undefined && 'x-receiver is for receivers, which ask for no token',
    ...(rule?.providers ?? []).filter((type) => !PROVIDER_TYPES.includes(type)).map(
      (type) => `x-receiver names ${type}, which is no type of provider`,
    ),
  ];
});

const idempotent = eachOperation(({ operation, method }, contract) => {
  const header = parametersOf(contract, operation).find(({ name }) => name === 'Idempotency-Key');
  const declared = header ? (header.required ? 'required' : 'optional') : undefined;
  const receiver = operation.security?.length === 0;
  return [
    declared !== operation['x-idempotency'] && 'x-idempotency and the header Idempotency-Key disagree',
    operation['x-moves-money'] === true && !operation['x-idempotency'] && 'x-moves-money is for writes that take a key',
    method === 'get' && declared !== undefined && 'a read takes no Idempotency-Key',
    method !== 'get' && declared === undefined && !receiver && 'a write takes an Idempotency-Key',
  ];
});

const guarded = eachOperation(({ operation, path }, contract) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const declared = parametersOf(contract, operation)
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => name);
  const resources = Object.keys(operation['x-resources'] ?? {});
  const receiver = operation.security?.length === 0; // Answers 401, not 404, for a provider it does not know.
  return [
    inPath.join() !== declared.join() && `path parameters ${inPath.join()} are declared as ${declared.join()}`,
    ...resources
      .filter((name) => !inPath.includes(name))
      .map((name) => `x-resources names ${name}, which is not in the path`),
    ...inPath
      .filter((name) => !receiver && name.endsWith('_id') && !resources.includes(name))
      .map((name) => `${name} has no kind in x-resources`),
  ];
});

/** The path names the tenant of an operation, and an operation for the platform alone is a write to a tenant. */
const platformBound = eachOperation(({ operation, method }) => {
  const named = operation['x-resources']?.['tenant'];
  return [
    named !== undefined && named !== 'tenant' && `{tenant} is of the kind ${named}`,
    operation['x-platform'] === true && (named === undefined || method === 'get') && 'x-platform is for writes that name a tenant',
    (operation['x-errors'] ?? []).includes('PLATFORM_CLIENT_REQUIRED') && 'PLATFORM_CLIENT_REQUIRED follows from x-platform',
  ];
});

/** A documentation page sends examples unchanged, and a cursor that no query gave is refused. */
const WITHOUT_EXAMPLE = ['cursor'];

const documentedParameters = eachOperation((located, contract) =>
  [located, ...callbacksOf(contract, located)].flatMap(({ operation }) => parametersOf(contract, operation)).flatMap((parameter) => {
    const schema = parameter.schema ? resolve<Schema>(contract, parameter.schema as Schema | Reference) : undefined;
    return [
      !parameter.description && `parameter ${parameter.name} has no description`,
      !WITHOUT_EXAMPLE.includes(parameter.name) && parameter.example === undefined && schema?.example === undefined &&
        `parameter ${parameter.name} has no example`,
      !schema && `parameter ${parameter.name} has no schema`,
    ];
  })
);

/** All bodies of an operation with their places: its request and every response. */
function bodiesOf(contract: Contract, { operation }: LocatedOperation): [string, Media][] {
  const body = operation.requestBody ? resolve(contract, operation.requestBody).content['application/json'] : undefined;
  const responses = Object.entries(operation.responses).flatMap(([status, response]): [string, Media][] => {
    const media = resolve<OpenAPIV3.ResponseObject>(contract, response).content?.['application/json'];
    return media ? [[status, media as Media]] : [];
  });
  return body ? [['request', body as Media], ...responses] : responses;
}

/** Media types of an operation's answers that are not JSON and show nothing. */
function withoutExample(contract: Contract, { operation }: LocatedOperation): string[] {
  return Object.values(operation.responses).flatMap((response) =>
    Object.entries(resolve<OpenAPIV3.ResponseObject>(contract, response).content ?? {})
      .filter(([type, media]) => type !== 'application/json' && !media.example && !media.examples)
      .map(([type]) => `${type}: no example`)
  );
}

const exemplified: Rule = (contract, interfaceName) => {
  const validator = new SchemaValidator(contract, 'closed');
  const requests = new SchemaValidator(contract, 'declared');
  /** @param request checks the request body: callers may leave fields open, the service may not. */
  const findings = (located: LocatedOperation, request: SchemaValidator): (string | false)[] => [
    ...withoutExample(contract, located),
    ...bodiesOf(contract, located).flatMap(([where, media]) => {
      const examples = Object.entries(media.examples ?? {});
      const used = where === 'request' ? request : validator;
      return [
        examples.length === 0 && `${where}: no example`,
        ...examples.flatMap(([name, example]) =>
          used.findings(media.schema as Schema, shownBy(example, join(root, 'generated/contract.json'))).map(
            (finding) => `${where} example ${name}: ${finding}`,
          )
        ),
      ];
    }),
    ...parametersOf(contract, located.operation).flatMap((parameter) =>
      parameter.example === undefined || !parameter.schema
        ? []
        : requests
            .findings(parameter.schema as Schema, parameter.example)
            .map((finding) => `parameter ${parameter.name} example: ${finding}`)
    ),
  ];
  const check = eachOperation((located) => [
    ...findings(located, requests),
    ...callbacksOf(contract, located)
      .flatMap((callback) => findings(callback, validator))
      .map((finding) => finding !== false && `callback ${finding}`),
  ]);
  const ofSchemas = allSchemas(contract).flatMap(([where, schema]) =>
    isReference(schema) || schema.example === undefined
      ? []
      : requests.findings(schema, schema.example).map((finding) => `${where}: example ${finding}`)
  );
  return [...check(contract, interfaceName), ...ofSchemas];
};

const errorsNamed = eachOperation((located, contract) =>
  bodiesOf(contract, located)
    .filter(([where]) => Number(where) >= 400)
    .flatMap(([status, media]) =>
      Object.entries(media.examples ?? {}).map(([name, { value }]) => {
        const code = (value as { error?: string }).error ?? 'VALIDATION';
        return code !== name && `${status}: example ${name} shows ${code}`;
      })
    )
);

/** Answers that follow from the policy; their absence would mean that the bundle was not expanded. */
const policyAnswers = eachOperation(({ operation }) => {
  const scopes = (operation.security ?? []).length > 0;
  const expected = [
    '429',
    '500',
    '503',
    ...(scopes ? ['401', '403'] : []),
    ...(operation.requestBody ? ['413', '415', '422'] : []),
  ];
  return expected.filter((status) => !operation.responses[status]).map((status) => `no answer ${status}`);
});

/** An operation that calls outside lists IDEMPOTENCY_IN_PROGRESS, for a repetition that meets the first request still waiting. */
const outsideCalls = eachOperation(({ operation, method }) => {
  const codes = operation['x-errors'] ?? [];
  const asksOutside = method !== 'get' && codes.includes('PROVIDER_UNAVAILABLE');
  return [asksOutside && !codes.includes('IDEMPOTENCY_IN_PROGRESS') && 'asks outside without IDEMPOTENCY_IN_PROGRESS'];
});

const describedSchemas: Rule = (contract) =>
  allSchemas(contract).flatMap(([where, schema]) => {
    const item = where.endsWith('[]') || where.endsWith('.*') || isReference(schema);
    const union = !isReference(schema) && schema.type === undefined && !schema.description;
    return item || union || (schema.description ?? '').length > 0 || isUnionMember(contract, where, schema)
      ? []
      : [`${where} has no description`];
  });

/** True for a member of a union, at the union's place, which has its description. */
function isUnionMember(contract: Contract, where: string, schema: Schema | Reference): boolean {
  return allSchemas(contract).filter(([place, other]) => place === where && other !== schema).length > 0;
}

const integersSized: Rule = (contract) =>
  allSchemas(contract).flatMap(([where, schema]) => {
    const unsized =
      !isReference(schema) && schema.type === 'integer' && !['int32', 'int64'].includes(schema.format ?? '');
    return unsized && !where.startsWith('ValidationError.loc') ? [`${where} is an integer without int32 or int64`] : [];
  });

/** Requests decide about unknown fields explicitly: to refuse or ignore them is not a default. */
const requestsDecided = eachOperation(({ operation }, contract) => {
  const schema = requestSchemaOf(contract, operation);
  if (!schema) return [];
  return [...reachableSchemas(contract, schema)].map((name) => {
    const reached = schemasOf(contract)[name];
    const undecided =
      !!reached && !isReference(reached) && reached.type === 'object' && reached.additionalProperties === undefined;
    return undecided && `${name} does not say whether it takes unknown fields (additionalProperties)`;
  });
});

const noCircles: Rule = (contract) =>
  Object.entries(schemasOf(contract)).flatMap(([name, schema]) =>
    reachableSchemas(contract, schema).has(name) ? [`${name} contains itself`] : []
  );

const noneUnused: Rule = (contract, interfaceName) => {
  const text = JSON.stringify(operationsOf(contract, interfaceName)) + JSON.stringify(contract.components);
  return Object.keys(schemasOf(contract)).flatMap((name) =>
    text.includes(`"#/components/schemas/${name}"`) ? [] : [`${name} is used nowhere`]
  );
};

const uniformPages = eachOperation(({ operation }, contract) => {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    isReference(parameter) ? referencedName(parameter) : ''
  );
  const paged = parameters.includes('Cursor');
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const media = success
    ? resolve<OpenAPIV3.ResponseObject>(contract, success).content?.['application/json']
    : undefined;
  const schema = media?.schema ? resolve<Schema>(contract, media.schema as Schema | Reference) : undefined;
  const properties = Object.keys(schema?.properties ?? {});
  return [
    paged !== parameters.includes('Limit') && 'limit and cursor go together',
    paged !== properties.includes('next_cursor') && 'a page takes a cursor and answers next_cursor',
    paged && !properties.includes('items') && !properties.includes('data') && 'a page has `items` (or `data`)',
  ];
});

/** Our rules, by their requirement. Redocly's own are beside them in lint.test.ts. */
export const rules: Readonly<Record<string, Rule>> = {
  'every operation has a camelCase name, a summary and a description': named,
  'every operation has one tag, described in the index': tagged,
  'every operation has one scope, or says that it takes no token': scoped,
  'x-idempotency and the header agree, on every write': idempotent,
  'path parameters are declared, and ids load their resource': guarded,
  'only writes that name a tenant are for the platform alone': platformBound,
  'a receiver says whom it hears, and nothing else does': heard,
  'every parameter has a description, a schema and an example': documentedParameters,
  'every request and answer has examples, and all examples are valid': exemplified,
  'each state of what is read by id has an example': statesShown,
  'an error example has the name of its code': errorsNamed,
  'answers that follow from the policy are there': policyAnswers,
  'a write that asks outside can be in progress': outsideCalls,
  'every schema and field has a description': describedSchemas,
  'integers say how large they are': integersSized,
  'every request says whether it takes unknown fields': requestsDecided,
  'no schema contains itself': noCircles,
  'no schema is unused': noneUnused,
  'pages are uniform': uniformPages,
};

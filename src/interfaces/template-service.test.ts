import { type TsoaRoute, ValidateError } from '@tsoa/runtime';
import type { Request, RequestHandler, Response } from 'express';
import fc, { type Arbitrary } from 'fast-check';
import { RegisterRoutes as mountCommand } from '../../generated/command/routes.ts';
import { RegisterRoutes as mountCore } from '../../generated/core/routes.ts';
import { operationOf } from '../../test/conformance/contracts.ts';
import { exampleBodies, nearBodies } from '../../test/conformance/near-bodies.ts';
import { present } from '../platform/assert.ts';
import { isDay, namesADay } from '../platform/clock.ts';
import { acceptsBody } from '../platform/fast/body-schema.ts';
import { fastHttp, plainHttp, type HttpPath } from '../platform/fast/http-path.ts';
import { collectHandlers } from './mount.ts';
import { ExpressTemplateService } from './template-service.ts';

type Property = TsoaRoute.PropertySchema;
type Arguments = Parameters<ExpressTemplateService['getValidatedArgs']>[0]['args'];

interface Mounted {
  readonly operationId: string;
  readonly args: Arguments;
  readonly models: TsoaRoute.Models;
}

const CONFIG = { noImplicitAdditionalProperties: 'throw-on-extras', bodyCoercion: false } as const;
/** Operations where tsoa fills in a default that a member of a union lacks. */
const DEFAULTS_IN_UNION = new Set(['createSchedule', 'operatorPutQuotas', 'updateSchedule']);
const withBody = mounted().filter(({ args }) => bodyOf(args));

test('every body of the contracts can be compiled', () => {
  expect(withBody.length).toBeGreaterThan(80);
  expect(
    withBody.filter(({ args, models }) => !acceptsBody(models, present(bodyOf(args), 'a body'))).map(({ operationId }) => operationId),
  ).toEqual([]);
});

test.each(withBody)('$operationId: what is compiled accepts what tsoa accepts, and passes on the same', ({ operationId, args, models }) => {
  const body = present(bodyOf(args), 'a body');
  const accepts = present(acceptsBody(models, body), 'a compiled validator');
  const service = new ExpressTemplateService(models, CONFIG);
  const bodyAlone = { body: body as TsoaRoute.ParameterSchema };
  let accepted = 0;
  fc.assert(fc.property(valueOf(models, body, 0), (value) => {
    const fast = accepts(structuredClone(value));
    if (fast) accepted += 1;
    if (fast || !DEFAULTS_IN_UNION.has(operationId)) expect(fast).toBe('values' in judged(service, plainHttp, bodyAlone, value));
    expect(judged(service, fastHttp, bodyAlone, value)).toEqual(judged(service, plainHttp, bodyAlone, value));
  }), { numRuns: 20, endOnFailure: true });
  expect(accepted).toBeGreaterThan(0);
  fc.assert(fc.property(valueOf(models, body, 0), fc.array(change(), { minLength: 1, maxLength: 2 }), (valid, changes) => {
    const value = changes.reduce((it, { at, to }) => changed(it, at, to), valid);
    expect(judged(service, fastHttp, bodyAlone, value)).toEqual(judged(service, plainHttp, bodyAlone, value));
  }), { numRuns: 60, endOnFailure: true });
});

test.each(withBody)('$operationId: the contract, what is compiled and tsoa take the same of what is nearly an example', (
  { operationId, args, models },
) => {
  const body = present(bodyOf(args), 'a body');
  const accepts = present(acceptsBody(models, body), 'a compiled validator');
  const service = new ExpressTemplateService(models, CONFIG);
  const located = operationOf(operationId);
  const different: string[] = [];
  for (const example of exampleBodies(located)) {
    for (const { label, body: near, isTaken } of nearBodies(located, example)) {
      const compiled = accepts(structuredClone(near));
      const walked = 'values' in judged(service, plainHttp, { body: body as TsoaRoute.ParameterSchema }, near);
      if (walked !== isTaken || (compiled !== isTaken && !(isTaken && DEFAULTS_IN_UNION.has(operationId)))) different.push(
        `${label}: ${[isTaken, compiled, walked].join()}`,
      );
    }
  }
  expect(different).toEqual([]);
});

/** Returns the arguments that each mounted operation gives its template to validate. */
function mounted(): Mounted[] {
  const found: Mounted[] = [];
  const original = Object.getOwnPropertyDescriptor(ExpressTemplateService.prototype, 'getValidatedArgs');
  const handlers = collectHandlers(mountCore, mountCommand);
  for (const [{ operationId }, chain] of handlers) {
    ExpressTemplateService.prototype.getValidatedArgs = function (this: { models: TsoaRoute.Models }, { args }) {
      found.push({ operationId, args, models: this.models });
      throw new Error('only its arguments are asked for');
    };
    void (present(chain.at(-1), 'a handler') as RequestHandler)({} as Request, {} as Response, () => undefined);
  }
  Object.defineProperty(ExpressTemplateService.prototype, 'getValidatedArgs', present(original, 'the method'));
  return found;
}

function bodyOf(args: Arguments): Property | undefined {
  return Object.values(args).find((it) => it.in === 'body');
}

/** Returns a template's result for a body, as text: the order of members counts too. */
function judged(
  service: ExpressTemplateService, httpPath: HttpPath, args: Arguments, value: unknown,
): { values: string } | { findings: string } {
  const request = { httpPath, body: structuredClone(value) } as Request;
  try {
    return { values: JSON.stringify(service.getValidatedArgs({ args, request, response: {} as Response })) };
  } catch (error) {
    return { findings: error instanceof ValidateError ? JSON.stringify(error.fields) : String(error) };
  }
}

/** Values as a model has them. */
function valueOf(models: TsoaRoute.Models, it: Property, depth: number): Arbitrary<unknown> {
  const { validators = {} } = it;
  const limit = (name: 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems', usual: number) => Number(
    validators[name]?.value ?? usual,
  );
  switch (it.dataType) {
    case 'string': return validators.pattern ? matching(String(validators.pattern.value), limit('minLength', 0), limit(
      'maxLength', Number.MAX_SAFE_INTEGER,
    ))
      : fc.constantFrom('grapheme-ascii' as const, 'binary' as const).chain((unit) =>
        fc.string({ unit, minLength: limit('minLength', 0), maxLength: Math.min(limit('maxLength', 40), limit('minLength', 0) + 40) }));
    case 'boolean': return fc.boolean();
    case 'integer': case 'long': return fc.maxSafeInteger().map((n) => Math.min(
      Math.max(Math.abs(n), limit('minimum', 0)), limit('maximum', 1000),
    ));
    case 'float': case 'double': return fc.integer({ min: Math.ceil(limit('minimum', 0)), max: Math.floor(limit('maximum', 1000)) });
    case 'enum': return fc.constantFrom(...(it.enums ?? []));
    case 'any': case 'object': return fc.jsonValue();
    case 'array': return fc.uniqueArray(valueOf(models, present(it.array, 'items'), depth + 1), {
      minLength: limit('minItems', 0), maxLength: Math.min(limit('maxItems', 3), Math.max(limit('minItems', 0), 3)),
      selector: (item) => JSON.stringify(item),
    });
    case 'union': return fc.oneof(...(it.subSchemas ?? []).map((sub) => valueOf(models, {
      ...sub, validators: { ...validators, ...sub.validators },
    }, depth)));
    case 'nestedObjectLiteral': return objectOf(models, it.nestedProperties ?? {}, it.additionalProperties, depth);
    default: return modelOf(models, present(models[it.ref ?? ''], `the model ${it.ref}`), depth);
  }
}

function modelOf(models: TsoaRoute.Models, model: TsoaRoute.ModelSchema, depth: number): Arbitrary<unknown> {
  if (model.dataType === 'refEnum') return fc.constantFrom(...model.enums);
  return model.dataType === 'refAlias' ? valueOf(models, model.type, depth) : objectOf(
    models, model.properties, model.additionalProperties, depth,
  );
}

function objectOf(
  models: TsoaRoute.Models, properties: Readonly<Record<string, Property>>, more: Property['additionalProperties'], depth: number,
): Arbitrary<unknown> {
  const members = Object.entries(properties).filter(([, it]) => it.required || depth < 5);
  const own = fc.record(Object.fromEntries(members.map(([name, it]) => [name, valueOf(models, it, depth + 1)])), {
    requiredKeys: members.filter(([, it]) => it.required).map(([name]) => name), noNullPrototype: true,
  });
  if (more === false || more === undefined) return own;
  const others = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 8 }), more === true ? fc.jsonValue() : valueOf(models, more, depth + 1),
    { maxKeys: 3, noNullPrototype: true },
  );
  return fc.tuple(others, own).map(([other, it]) => ({ ...other, ...it as object }));
}

function matching(pattern: string, least: number, most: number): Arbitrary<string> {
  const regex = new RegExp(pattern, 'u');
  return fc.stringMatching(regex).filter(
    (text) => [...text].length >= least && [...text].length <= most && regex.test(text) && (!namesADay(pattern) || isDay(text)),
  );
}

interface ValueChange {
  readonly at: number;
  readonly to: unknown;
}

const REMOVED = Symbol('removed');
const ADDED = Symbol('added');
const ODD = [
  null, 'null', '', ' ', 'x'.repeat(300), '5', '😀'.repeat(40), '\n', true, 'true', 0, -0, 1, -1, 0.5, 1e21, -1e-7, 2 ** 53, [], [null],
  ['BRL'], ['a', 'a'], {}, { toString: 1 },
  { kind: 'account' }, JSON.parse('{"__proto__":{}}') as unknown, REMOVED, ADDED,
];

function change(): Arbitrary<ValueChange> {
  return fc.record({ at: fc.nat(), to: fc.constantFrom(...ODD) });
}

/** Returns a value with something else at one of its places. */
function changed(value: unknown, at: number, to: unknown): unknown {
  const copy = structuredClone({ value });
  const places = placesIn(copy);
  const [holder, key] = present(places[at % places.length], 'a place');
  if (to === REMOVED) Reflect.deleteProperty(holder, key);
  else if (to === ADDED) Object.assign(Array.isArray(holder) ? {} : holder, { unheard_of: 1 });
  else holder[key] = structuredClone(to);
  return copy.value;
}

function placesIn(holder: Record<string, unknown>): [Record<string, unknown>, string][] {
  return Object.keys(holder).flatMap((key): [Record<string, unknown>, string][] => {
    const inner = holder[key];
    return [[holder, key], ...(inner !== null && typeof inner === 'object' ? placesIn(inner as Record<string, unknown>) : [])];
  });
}

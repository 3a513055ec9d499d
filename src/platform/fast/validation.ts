import type { ExpressTemplateService, TsoaRoute } from '@tsoa/runtime';
import { acceptsBody, type AcceptsBody } from './body-schema.ts';

type Arguments = Parameters<ExpressTemplateService['getValidatedArgs']>[0];

/**
 * Validates the arguments of an operation.
 * @param byTsoa validates them by tsoa, which walks its models of the contract.
 * @throws ValidateError with what tsoa finds.
 */
export type Validate = (models: TsoaRoute.Models, given: Arguments, byTsoa: (given: Arguments) => unknown[]) => unknown[];

export const validateByTsoa: Validate = (_models, given, byTsoa) => byTsoa(given);

/** Validates bodies by compiled code; tsoa validates one that it does not accept, and the other arguments. */
export const validateCompiled: Validate = (models, given, byTsoa) => {
  const { args, request, response } = given;
  const body: unknown = request.body;
  const check = body === undefined ? undefined : checkOf(models, args);
  if (!check?.accepts(body)) return byTsoa(given);
  return check.isBodyAlone ? [body] : byTsoa({ args: check.rest, request, response });
};

/** Compiled check of an operation's body, and the schemas of its other arguments. */
interface Check {
  readonly accepts: AcceptsBody;
  readonly rest: Record<string, TsoaRoute.ParameterSchema>;
  readonly isBodyAlone: boolean;
}

const checks = new WeakMap<Arguments['args'], Check | undefined>();

function checkOf(models: TsoaRoute.Models, args: Arguments['args']): Check | undefined {
  if (!checks.has(args)) checks.set(args, compileCheck(models, args));
  return checks.get(args);
}

function compileCheck(models: TsoaRoute.Models, args: Arguments['args']): Check | undefined {
  const found = Object.entries(args).find(([, it]) => it.in === 'body');
  const accepts = found && acceptsBody(models, found[1]);
  if (!accepts) return undefined;
  const [name] = found;
  return { accepts, rest: { ...args, [name]: { in: 'body', name, dataType: 'any' } }, isBodyAlone: Object.keys(args).length === 1 };
}

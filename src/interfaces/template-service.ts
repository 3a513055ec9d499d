import { ExpressTemplateService as OfTsoa, type TsoaRoute } from '@tsoa/runtime';
import { acceptsBody, type AcceptsBody } from '../platform/http/accepted-bodies.ts';
import { ExactValidation } from '../platform/http/exact-validation.ts';

type Arguments = Parameters<OfTsoa['getValidatedArgs']>[0];

/** Compiled check of an operation's body, and the schemas of its other arguments. */
interface Fast {
  readonly accepts: AcceptsBody;
  readonly rest: Record<string, TsoaRoute.ParameterSchema>;
  readonly isBodyAlone: boolean;
}

/** tsoa's, with the validation that is the contract's. */
export class ValidatingTemplateService extends OfTsoa {
  constructor(...given: ConstructorParameters<typeof OfTsoa>) {
    super(...given);
    this.validationService = new ExactValidation(...given);
  }
}

/** Validates bodies by compiled code; one that it accepts is not validated again. */
export class ExpressTemplateService extends ValidatingTemplateService {
  readonly #fast = new WeakMap<Arguments['args'], Fast | undefined>();

  /** @throws ValidateError with what tsoa finds. */
  override getValidatedArgs(given: Arguments): unknown[] {
    const { args, request, response } = given;
    const body: unknown = request.body;
    const fast = body === undefined ? undefined : this.#fastOf(args);
    if (!fast?.accepts(body)) return super.getValidatedArgs(given);
    return fast.isBodyAlone ? [body] : super.getValidatedArgs({ args: fast.rest, request, response });
  }

  /** Returns the compiled check of an operation, made at its first request. */
  #fastOf(args: Arguments['args']): Fast | undefined {
    if (!this.#fast.has(args)) this.#fast.set(args, this.#compile(args));
    return this.#fast.get(args);
  }

  #compile(args: Arguments['args']): Fast | undefined {
    const found = Object.entries(args).find(([, it]) => it.in === 'body');
    const accepts = found && acceptsBody(this.models, found[1]);
    if (!accepts) return undefined;
    const [name] = found;
    return { accepts, rest: { ...args, [name]: { in: 'body', name, dataType: 'any' } }, isBodyAlone: Object.keys(args).length === 1 };
  }
}

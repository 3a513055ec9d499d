import type { Request } from 'express';
import { assert } from '../platform/assert.ts';

/** Thrown in the place of a controller where a request is to be validated and no more. */
export const VALIDATED = new Error('the request is as the contract says');

const onlyValidated = new WeakSet<Request>();

export function validateOnly(request: Request): void {
  onlyValidated.add(request);
}

/** Creates controllers for tsoa: with the context that the gateway gave the request, and nothing else. */
export const iocContainer = (request: Request) => ({
  get<T>(controller: { prototype: T }): T {
    if (!request.context && onlyValidated.has(request)) throw VALIDATED;
    assert(request.context, 'a controller was reached past the gateway');
    const Controller = controller as unknown as new (context: NonNullable<Request['context']>) => T;
    return new Controller(request.context);
  },
});

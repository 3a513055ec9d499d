import type { Request } from 'express';
import { assert } from '../platform/assert.ts';

/** How tsoa makes a controller: with the context that the gateway gave the request, and nothing else. */
export const iocContainer = (request: Request) => ({
  get<T>(controller: { prototype: T }): T {
    assert(request.context, 'a controller was reached past the gateway');
    const Controller = controller as unknown as new (context: NonNullable<Request['context']>) => T;
    return new Controller(request.context);
  },
});

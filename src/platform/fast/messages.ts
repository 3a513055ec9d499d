import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Express } from 'express';

/** Returns the classes that Node's server constructs requests and responses of an application with. */
export type MessageClasses = (app: Express) => Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>;

export const nodeClasses: MessageClasses = () => ({});

/** Constructs messages with Express's prototypes: Express would set them on each message afterwards, which costs some 3 µs a request. */
export const expressClasses: MessageClasses = (app) => ({
  IncomingMessage: withPrototype(IncomingMessage, app.request) as typeof IncomingMessage,
  ServerResponse: withPrototype(ServerResponse, app.response) as typeof ServerResponse,
});

function withPrototype(base: new (...args: never[]) => object, prototype: object): unknown {
  const made = function (...args: unknown[]): object {
    return Reflect.construct(base, args, made) as object;
  };
  made.prototype = prototype;
  return made;
}

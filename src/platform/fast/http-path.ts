import type { Express, Request } from 'express';
import { fastAnswer, plainAnswer, type AnswerWriter } from './answer.ts';
import { fastBody, plainBody, type BodyReader } from './body.ts';
import { copyContext, inheritContext, type MakeContext } from './context.ts';
import { expressClasses, nodeClasses, type MessageClasses } from './messages.ts';
import { validateByTsoa, validateCompiled, type Validate } from './validation.ts';

/** Parts of HTTP that exist twice: README.md says why. */
export interface HttpPath {
  readonly body: BodyReader;
  readonly answer: AnswerWriter;
  readonly context: MakeContext;
  readonly validate: Validate;
  readonly classesOf: MessageClasses;
}

export const fastHttp: HttpPath = {
  body: fastBody, answer: fastAnswer, context: inheritContext, validate: validateCompiled, classesOf: expressClasses,
};
export const plainHttp: HttpPath = {
  body: plainBody, answer: plainAnswer, context: copyContext, validate: validateByTsoa, classesOf: nodeClasses,
};

/** The one choice between the two. */
export const chooseHttpPath = (settings: { readonly RAZAO_PLAIN_HTTP: boolean }) => (settings.RAZAO_PLAIN_HTTP ? plainHttp : fastHttp);

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by `useHttpPath` for all requests of an application. */
    httpPath?: HttpPath;
  }
}

/** Serves an application by one of the two. Call it after `requestId` is set, and before any route. */
export function useHttpPath(app: Express, path: HttpPath, headers: Readonly<Record<string, string>>): void {
  app.request.httpPath = path;
  path.body.prepare(app);
  path.answer.prepare(app, headers);
}

/** Returns that of a request; the plain one in applications without `useHttpPath`, such as mocks. */
export function httpPathOf(request: Request): HttpPath {
  return request.httpPath ?? plainHttp;
}

import { expect, it } from '@jest/globals';
import type { Request, RequestHandler, Response } from 'express';
import { runFrom } from './handlers.ts';

/** Runs handlers, and returns their names in order and the argument of `done`. */
async function run(...handlers: RequestHandler[]): Promise<unknown[]> {
  const told: unknown[] = [];
  runFrom(handlers, 0, { told } as unknown as Request, {} as Response, (error?: unknown) => { told.push(error ?? 'end'); });
  await new Promise((resolve) => setImmediate(resolve));
  return told;
}

const passes = (name: string): RequestHandler => (request, _response, next) => {
  (request as unknown as { told: unknown[] }).told.push(name);
  next();
};
const failure = new Error('no');

it('handlers run in turn, and then it is over', async () => {
  expect(await run(passes('one'), passes('two'))).toEqual(['one', 'two', 'end']);
  expect(await run()).toEqual(['end']);
});

it.each<[string, RequestHandler]>([
  ['gives on', (_request, _response, next) => next(failure)],
  ['throws', () => { throw failure; }],
  ['is rejected with', () => Promise.reject(failure)],
])('an error that a handler %s is told once, and no other handler runs', async (_, fails) => {
  expect(await run(passes('one'), fails, passes('two'))).toEqual(['one', failure]);
});

it('a handler that answers ends it', async () => {
  expect(await run(passes('one'), () => undefined, passes('two'))).toEqual(['one']);
});

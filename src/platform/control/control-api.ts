/** Shared code of the simulated parties' control APIs: reading what a test or a person requests of them. */
import type { Request, RequestHandler } from 'express';
import { outcomes, type Script } from './scripts.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An invalid request to a control API: it is answered 400 with this message. */
export class InvalidControlRequest extends Error {}

export function answer(work: (body: Fields, request: Request) => unknown): RequestHandler {
  return async (request, response) => {
    try {
      response.json(await work((request.body ?? {}) as Fields, request));
    } catch (error) {
      if (!(error instanceof InvalidControlRequest)) throw error;
      response.status(400).json({ error: 'INVALID', message: error.message });
    }
  };
}

/** Reads the script for the next calls of one of these operations. */
export function readScript<O extends string>(body: Fields, operations: readonly O[]): Script<O> {
  return readScriptOf(body, operations, outcomes);
}

/** Reads the script of a party that has outcomes of its own; the first is the default. */
export function readScriptOf<O extends string, R extends string>(
  body: Fields, operations: readonly O[], allowed: readonly [R, ...R[]],
): Script<O, R> {
  return {
    operation: oneOf<O>(body, 'operation', operations),
    outcome: body['outcome'] === undefined ? allowed[0] : oneOf<R>(body, 'outcome', allowed),
    providerId: optionalText(body, 'provider_id'), code: optionalText(body, 'code'), reason: optionalText(body, 'reason'),
    applied: body['applied'] !== false, delayMs: whole(body, 'delay_ms', 0), times: Math.max(1, whole(body, 'times', 1)),
  };
}

/** The instant that a clock is to be turned to; undefined gives it back its own time. */
export function readClock(body: Fields): Date | undefined {
  const now = optionalText(body, 'now');
  if (now !== undefined && Number.isNaN(new Date(now).getTime())) throw new InvalidControlRequest('now must be an instant, or absent');
  return now === undefined ? undefined : new Date(now);
}

/** Returns the customer that the fields name: the first where they name none. */
export function customerOf<C>(customers: ReadonlyMap<string, C>, fields: Fields): C {
  const wanted = optionalText(fields, 'provider_id');
  const found = wanted === undefined ? [...customers.values()][0] : customers.get(wanted);
  if (!found) throw new InvalidControlRequest(`no such provider_id; there are ${[...customers.keys()].join(', ') || 'none'}`);
  return found;
}

export function text(fields: Fields, name: string): string {
  const value = optionalText(fields, name);
  if (value === undefined) throw new InvalidControlRequest(`${name} is missing`);
  return value;
}

export function optionalText(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value === '') throw new InvalidControlRequest(`${name} must be a string`);
  return value;
}

export function whole(fields: Fields, name: string, otherwise?: number): number {
  const value = fields[name] ?? otherwise;
  if (!Number.isSafeInteger(value)) throw new InvalidControlRequest(`${name} must be a whole number`);
  return value as number;
}

export function oneOf<T extends string>(fields: Fields, name: string, allowed: readonly T[]): T {
  const value = allowed.find((it) => it === fields[name]);
  if (value === undefined) throw new InvalidControlRequest(`${name} must be one of ${allowed.join(', ')}`);
  return value;
}

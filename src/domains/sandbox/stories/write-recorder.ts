import express, { type Request, type RequestHandler, type Response } from 'express';
import { operations } from '../../../../generated/operations.ts';
import { canonicalJson } from '../../../platform/canonical.ts';
import { OperationRouter } from '../../../platform/http/router.ts';
import { differences } from './differences.ts';

/** A write that a client sent, and its answer. */
export interface RecordedWrite {
  readonly operation: string;
  readonly path: string;
  /** Its Idempotency-Key; null where it had none. */
  readonly key: string | null;
  readonly body: unknown;
  readonly status: number;
  /** True where the answer was an earlier one: the write had no effect of its own. */
  readonly isReplayed: boolean;
  readonly answer: unknown;
}

/** A write that a client was told to make. */
export interface WantedWrite {
  readonly operation: string;
  readonly path: string;
  readonly body: unknown;
}

/** Writes with the same effect under several keys. */
export interface DoubledWrite {
  readonly operation: string;
  readonly path: string;
  readonly keys: readonly (string | null)[];
  /** How many more there were than the client was told to make. */
  readonly surplus: number;
}

const BODY_LIMIT = '2mb';
/** Headers of one connection, which are not passed on. */
const OF_CONNECTION = new Set([
  'host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'expect', 'accept-encoding', 'content-encoding', 'date',
]);
const router = new OperationRouter(operations);

/**
 * Passes a client's requests on to the service, and records its writes. It can break a connection before an answer, so that the client does
 * not know whether its write was carried out.
 */
export class WriteRecorder {
  readonly writes: RecordedWrite[] = [];
  readonly wanted: WantedWrite[] = [];
  #lost: string | undefined;

  /** Has the answer to the next write of an operation be lost. */
  loseAnswer(operation: string): void {
    this.#lost = operation;
  }

  /** Routes below the address that a client is given. @param serviceUrl where requests go. */
  routes(serviceUrl: string): RequestHandler {
    const routes = express.Router();
    routes.use(express.raw({ type: () => true, limit: BODY_LIMIT }), (request, response) => this.#pass(serviceUrl, request, response));
    return routes;
  }

  async #pass(serviceUrl: string, request: Request, response: Response): Promise<void> {
    const body = Buffer.isBuffer(request.body) ? request.body : undefined;
    const answer = await fetch(`${serviceUrl}${request.url}`, {
      method: request.method, redirect: 'manual', headers: passedOn(request.headers), ...body && { body: new Uint8Array(body) },
    });
    const content = Buffer.from(await answer.arrayBuffer());
    const operation = this.#record(request, body, answer, content);
    if (operation !== undefined && operation === this.#lost) {
      this.#lost = undefined;
      return void response.destroy();
    }
    response.status(answer.status).set(passedOn(Object.fromEntries(answer.headers))).end(content);
  }

  /** @returns the operation of a write. */
  #record(request: Request, body: Buffer | undefined, answer: globalThis.Response, content: Buffer): string | undefined {
    const match = router.match(request.method, request.path);
    if (request.method === 'GET' || match.kind !== 'operation') return undefined;
    const { operationId } = match.operation;
    this.writes.push({
      operation: operationId, path: request.path, key: request.get('idempotency-key') ?? null, body: readJson(body), status: answer.status,
      isReplayed: answer.headers.get('idempotency-replayed') === 'true', answer: readJson(content),
    });
    return operationId;
  }

  /** Writes that had an effect. */
  get effective(): RecordedWrite[] {
    return this.writes.filter(({ status, isReplayed }) => status < 300 && !isReplayed);
  }

  /** Writes with an effect that a client was told to make: all fields of a wanted one are in them. */
  effectsOf({ operation, path, body }: WantedWrite): RecordedWrite[] {
    return this.effective.filter((it) =>
      it.operation === operation && it.path === path && differences(it.body ?? {}, body ?? {}).length === 0);
  }

  /** Finds writes that mean the same, apart from their metadata, and of which there are more than were wanted. */
  doubled(): DoubledWrite[] {
    const groups = Map.groupBy(this.effective, ({ operation, path, body }) =>
      canonicalJson({ operation, path, body: withoutMetadata(body) ?? null }));
    return [...groups.values()].flatMap((same) => {
      const [{ operation, path, body }] = same as [RecordedWrite];
      const wanted = this.wanted.filter((it) =>
        it.operation === operation && it.path === path && differences(body ?? {}, withoutMetadata(it.body) ?? {}).length === 0).length;
      const surplus = same.length - Math.max(wanted, 1);
      return surplus > 0 ? [{ operation, path, keys: same.map(({ key }) => key), surplus }] : [];
    });
  }
}

function withoutMetadata(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { metadata: _, ...rest } = body as Record<string, unknown>;
  return rest;
}

function passedOn(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) =>
    (value === undefined || OF_CONNECTION.has(name) ? [] : [[name, String(value)]])));
}

function readJson(text: Buffer | undefined): unknown {
  try {
    return text && JSON.parse(text.toString()) as unknown;
  } catch {
    return undefined;
  }
}

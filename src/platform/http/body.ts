import type { Request, Response } from 'express';
import { canonicalJson } from '../canonical.ts';
import { ApiError, fail, invalid, RequestInvalid, type ValidationFinding } from '../errors.ts';
import { httpPathOf } from '../fast/http-path.ts';
import { beyondJson } from './json-limits.ts';
import { unstorableText } from './text.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Body of a request as received: parsed, or malformed, which is reported only when validation has its turn. */
export interface ParsedBody {
  value: unknown;
  malformed: boolean;
  /** Reason why it is malformed, where it is not text or not whole. */
  unreadable?: string;
  /** Parsed value of a malformed body that is JSON all the same. */
  parsed?: unknown;
  /** Path of a text that no database can store. */
  unstorable?: (string | number)[];
  /** Finding of JSON that exceeds the accepted limits. */
  beyond?: ValidationFinding;
}

/**
 * Reads the body of a write.
 * @throws ApiError PAYLOAD_TOO_LARGE past 1 MB, UNSUPPORTED_MEDIA_TYPE for anything but JSON.
 */
export async function readBody(request: Request, response: Response): Promise<ParsedBody> {
  const raw = await readBytes(request, response);
  if (raw === 'unreadable') return { value: undefined, malformed: true, unreadable: 'the body cannot be decompressed, or is incomplete' };
  return raw ? parseJson(raw) : { value: undefined, malformed: false };
}

/**
 * The bytes of a body; undefined when there is none, `unreadable` for one that does not unpack or ends before its time.
 * @throws ApiError PAYLOAD_TOO_LARGE past 1 MB, UNSUPPORTED_MEDIA_TYPE for anything but JSON.
 */
export async function readBytes(request: Request, response: Response): Promise<Buffer | 'unreadable' | undefined> {
  if (request.headers['content-length'] === '0' || !hasBody(request)) return undefined;
  if (request.headers['content-type'] !== 'application/json' && !request.is(['json', '+json'])) fail('UNSUPPORTED_MEDIA_TYPE');
  try {
    return await httpPathOf(request).body.read(request, response);
  } catch (error) {
    if (statusOf(error) === 400) return 'unreadable';
    throw asApiError(error);
  }
}

/** Parses bytes as JSON. */
export function parseJson(raw: Buffer): ParsedBody {
  let text: string;
  try {
    text = utf8.decode(raw);
  } catch {
    return { value: raw.toString('base64'), malformed: true, unreadable: 'the body is not UTF-8' };
  }
  try {
    const value: unknown = JSON.parse(text);
    const unstorable = unstorableText(text, value);
    const beyond = beyondJson(text, value);
    return unstorable || beyond
      ? { value: raw.toString('base64'), malformed: true, parsed: value, ...(unstorable && { unstorable }), ...(beyond && { beyond }) }
      : { value, malformed: false };
  } catch {
    return { value: raw.toString('base64'), malformed: true };
  }
}

function hasBody(request: Request): boolean {
  return request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'status' in error ? error.status : undefined;
}

function asApiError(error: unknown): unknown {
  const status = statusOf(error);
  if (status === 413) return new ApiError('PAYLOAD_TOO_LARGE', 'The body is larger than 1 MB.');
  if (status === 415) return new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The body is encoded in a way that is not supported.');
  return error;
}

/** @throws RequestInvalid when the body is not JSON, or has values that are not accepted: see text.ts and json-limits.ts. */
export function requireJson(body: ParsedBody): void {
  if (body.unstorable) invalid(body.unstorable, 'must not hold U+0000 or half a surrogate pair', 'string_unicode');
  if (body.beyond) throw new RequestInvalid([body.beyond]);
  if (body.malformed) invalid(['body'], body.unreadable ?? 'the body is not valid JSON', 'json_invalid');
}

/**
 * Returns the text whose digest identifies a request under an idempotency key: its method, path and
 * canonical body, before defaults are filled in.
 */
export function requestText(method: string, path: string, body: ParsedBody): string {
  return canonicalJson([method, path, body.value ?? null]);
}

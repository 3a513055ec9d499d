import { Router, type Request, type Response } from 'express';
import { fail, refusalError, scopeRefusal } from '../../platform/errors.ts';
import { bearerToken } from '../../platform/gateway/gateway.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { PublishedLogs } from './log/published.ts';
import { tilePath, TILE_WIDTH } from './merkle/tiles.ts';

export interface TransparencyRoutesOptions {
  readonly logs: PublishedLogs;
  /** Lines of the keys that sign a tenant's log now; undefined where it has no log. */
  readonly keyLines: (tenant: string) => Promise<readonly string[] | undefined>;
  authenticate(token: string): Promise<Principal> | Principal;
}

const AUDIT = 'service/audit.read';
const CHECKPOINT_SECONDS = 1;
const KEYS_SECONDS = 300;
const FOREVER = 'private, max-age=31536000, immutable';
const TEXT = 'text/plain; charset=utf-8';
const TENANT = '/transparency/:tenant';
const HIGHEST_LEVEL = 6;
/** The last part of a tile's path: `x001/x234/067`, and `.p/17` where it has fewer than 256. */
const PLACE = /^((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/**
 * A tenant's log by HTTP. Source: c2sp.org/tlog-tiles. The checkpoint and the keys are public: they tell how many entries there are, and
 * nothing of them. Tiles and entries are for clients of the tenant with the scope `audit.read`.
 */
export function transparencyRoutes({ logs, keyLines, authenticate }: TransparencyRoutesOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(`${TENANT}/checkpoint`, async (request, response) => {
    const published = await logs.newest(request.params.tenant) ?? fail('NOT_FOUND');
    answer(response, TEXT, `public, max-age=${CHECKPOINT_SECONDS}`, published.note);
  });
  router.get(`${TENANT}/keys`, async (request, response) => {
    const lines = await keyLines(request.params.tenant) ?? fail('NOT_FOUND');
    answer(response, TEXT, `public, max-age=${KEYS_SECONDS}`, lines.map((line) => `${line}\n`).join(''));
  });
  const audit = async (request: Request<{ tenant: string }>): Promise<void> => {
    const caller = await authenticate(bearerToken(request));
    request.caller = caller;
    if (!caller.scopes.has(AUDIT)) throw refusalError(scopeRefusal(AUDIT));
    if (caller.tenant !== request.params.tenant) fail('NOT_FOUND');
  };
  router.get(`${TENANT}/tile/entries/*place`, async (request, response) => {
    await audit(request);
    const entries = await entriesAt(logs, request.params);
    const records = entries.map(({ hash }) => Buffer.concat([Buffer.of(0, hash.length / 2), Buffer.from(hash, 'hex')]));
    answer(response, 'application/octet-stream', FOREVER, Buffer.concat(records));
  });
  router.get(`${TENANT}/tile/payloads/*place`, async (request, response) => {
    await audit(request);
    const entries = await entriesAt(logs, request.params);
    answer(response, 'application/x-ndjson', FOREVER, entries.map(({ payload }) => `${payload}\n`).join(''));
  });
  router.get(`${TENANT}/tile/:level/*place`, async (request, response) => {
    await audit(request);
    const { tenant, level, place } = request.params;
    if (!/^\d$/.test(level) || Number(level) > HIGHEST_LEVEL) fail('NOT_FOUND');
    const { index, width } = readPlace(place);
    const tile = await logs.tile(tenant, { level: Number(level), index }, width) ?? fail('NOT_FOUND');
    answer(response, 'application/octet-stream', FOREVER, tile);
  });
  return router;
}

async function entriesAt(logs: PublishedLogs, { tenant, place }: { tenant: string; place: string[] }) {
  const { index, width } = readPlace(place);
  return await logs.entries(tenant, index, width) ?? fail('NOT_FOUND');
}

/** Reads the number of a tile and its width. @throws ApiError NOT_FOUND */
function readPlace(parts: readonly string[]): { index: number; width: number } {
  const [, path, width = String(TILE_WIDTH)] = PLACE.exec(parts.join('/')) ?? [];
  const index = Number(path?.replaceAll(/[x/]/g, ''));
  if (path === undefined || tilePath(index) !== path || Number(width) > TILE_WIDTH) fail('NOT_FOUND');
  return { index, width: Number(width) };
}

function answer(response: Response, type: string, cache: string, body: string | Buffer): void {
  response.setHeader('Cache-Control', cache);
  response.setHeader('Content-Type', type);
  response.send(body);
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import type { ToTry } from './docs/to-try.ts';
import { compress, type Compressed } from './send-compressed.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The console as a package has it, and as `make run` builds it in a clone. */
const FOLDERS = [join(ROOT, 'console'), join(ROOT, '.razao/console')];

const AGAIN = 'no-cache';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASSET = /^[\w.-]+\.(js|css|woff2|svg)$/;

/** Shown until the console is built; the header Refresh asks again. */
const BEING_BUILT = `<!doctype html><html lang="en"><title>Razao console</title>
<p>The console is being built. This page shows it in a few seconds.</p>
<p lang="pt-BR">O console está sendo construído. Esta página o mostra em alguns segundos.</p></html>`;

/**
 * Content policy of the console: its own files and this service. Where the mocks run beside the service they may be asked too
 * (`?api=`); no other host can be, so that a link cannot send credentials elsewhere.
 */
const policyOf = (toTry: ToTry | undefined) =>
  [
    `default-src 'self'`,
    `connect-src 'self'${toTry ? ` ${new URL(toTry.mockUrl).origin}` : ''}`,
    `img-src 'self' data: blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/**
 * Serves the console at `/console/`: files that a build has made (`src/deploy/console.ts`), read when they are first asked for.
 * @param toTry the demo's clients and the mocks, once known.
 * @param folders where the build may be; the first that exists counts.
 */
export function consoleRoutes(toTry: () => ToTry | undefined = () => undefined, folders: readonly string[] = FOLDERS): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/console', (_request, response) => response.redirect('/console/'));
  router.get('/console/', sendPage(toTry, folders));
  router.get('/console/demo.json', (_request, response) => {
    const it = toTry();
    response.setHeader('Cache-Control', 'no-store').json({ mock_url: it?.mockUrl ?? null, clients: it?.clients ?? [] });
  });
  router.get('/console/assets/:file', sendAsset(folders));
  return router;
}

function sendPage(toTry: () => ToTry | undefined, folders: readonly string[]): RequestHandler {
  return async (_request, response) => {
    response.setHeader('Content-Security-Policy', policyOf(toTry())).setHeader('Cache-Control', AGAIN).type('html');
    const page = folders.map((folder) => join(folder, 'index.html')).find((file) => existsSync(file));
    if (page === undefined) return void response.setHeader('Refresh', '2').send(BEING_BUILT);
    response.send(await readFile(page, 'utf8'));
  };
}

/** Assets have their content's hash in their names: each is read and compressed once. */
function sendAsset(folders: readonly string[]): RequestHandler<{ file: string }> {
  const kept = new Map<string, Promise<Compressed>>();
  return async (request, response, next) => {
    const { file } = request.params;
    const path = ASSET.test(file) ? folders.map((folder) => join(folder, 'assets', file)).find((it) => existsSync(it)) : undefined;
    if (path === undefined) return next();
    response.setHeader('Cache-Control', FOR_GOOD).setHeader('Vary', 'Accept-Encoding').type(file);
    if (file.endsWith('.woff2') || !request.acceptsEncodings('gzip')) return void response.send(await readFile(path));
    const found = kept.get(path) ?? readFile(path).then(compress);
    kept.set(path, found);
    const { body, etag } = await found;
    response.setHeader('ETag', etag).setHeader('Content-Encoding', 'gzip').send(body);
  };
}

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Router, type RequestHandler, type Response } from 'express';

const ROOT = join(import.meta.dirname, '../..');
const SCALAR = join(ROOT, 'node_modules/@scalar/api-reference');
const { version } = JSON.parse(readFileSync(join(SCALAR, 'package.json'), 'utf8')) as { version: string };

const SCRIPT = '/docs/start.js';
/** The version is in the name, so that a browser may keep it for good. */
const BUNDLE = `/docs/scalar-${version}.js`;

const contracts = [
  { slug: 'core', title: 'Core' },
  { slug: 'command', title: 'Command' },
] as const;

/**
 * Nothing may be fetched from another host, whatever the component would like: its telemetry, fonts, proxy and agent are
 * switched off below, and this makes it certain. Styles are inline because the component writes them so.
 */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

const CONFIGURATION = {
  sources: contracts.map(({ slug, title }, index) => ({
    slug, title, url: `/docs/${slug}.openapi.json`, default: index === 0, agent: { disabled: true },
  })),
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  authentication: { preferredSecurityScheme: 'oauth' },
  operationTitleSource: 'summary',
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Razao API</title>
  <link rel="icon" href="data:,">
</head>
<body>
  <div id="reference"></div>
  <noscript>The contracts as they are: <a href="/docs/core.openapi.json">core</a>,
  <a href="/docs/command.openapi.json">command</a>.</noscript>
  <script src="${BUNDLE}"></script>
  <script src="${SCRIPT}"></script>
</body>
</html>
`;

const START = `Scalar.createApiReference('#reference', ${JSON.stringify(CONFIGURATION)});\n`;

/** The page that shows both contracts, with all it needs served from here. */
export function docsRoutes(): Router {
  const router = Router({ caseSensitive: true });
  router.get('/docs', sendText('html', PAGE));
  router.get(SCRIPT, sendText('js', START));
  router.get(BUNDLE, sendBundle());
  for (const { slug } of contracts) router.get(`/docs/${slug}.openapi.json`, sendContract(slug));
  return router;
}

function sendText(type: 'html' | 'js', text: string): RequestHandler {
  return (_request, response) => {
    response.setHeader('Content-Security-Policy', POLICY).setHeader('Cache-Control', 'no-cache');
    response.type(type).send(text);
  };
}

function sendContract(slug: string): RequestHandler {
  const file = join(ROOT, 'generated', `${slug}.openapi.json`);
  return (_request, response) => {
    response.sendFile(file, { cacheControl: false, headers: { 'Cache-Control': 'no-cache' } });
  };
}

/** The component's one file: compressed once, with the first request, and kept by browsers for a year. */
function sendBundle(): RequestHandler {
  const file = join(SCALAR, 'dist/browser/standalone.js');
  let compressed: Promise<Buffer> | undefined;
  return async (request, response) => {
    forGood(response);
    if (!request.acceptsEncodings('gzip')) return response.sendFile(file, { cacheControl: false });
    compressed ??= readFile(file).then(promisify<Buffer, Buffer>(gzip));
    response.setHeader('Content-Encoding', 'gzip').type('js').send(await compressed);
  };
}

function forGood(response: Response): void {
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable').setHeader('Vary', 'Accept-Encoding');
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import { contractDocument, contractFile, exampleKeys } from './docs/contracts.ts';
import { eventsDocument } from './docs/events.ts';
import { brunoCollection, postmanCollection } from './docs/collections.ts';
import { GUIDES_FOLDER, guideMarkdown, guides, guidesDocument, headingPlaces, pictures } from './docs/guides.ts';
import { DOCS_PATHS } from './docs/labels.ts';
import { llmsText, markdownPath } from './docs/markdown.ts';
import { page, pageWithoutComponent, startScript } from './docs/page.ts';
import { searchIndex } from './docs/search.ts';
import { tryingSettings, withValues, type ToTry } from './docs/to-try.ts';
import { languageOf, languages, LANGUAGE_TAGS, type Language } from '../platform/http/language.ts';
import { compress, type Compressed } from './send-compressed.ts';

/** Its bundle holds all that it needs: package.json (`overrides`) leaves out the packages that it was put together from, 30,000 files. */
const SCALAR = join(import.meta.dirname, '../../node_modules/@scalar/api-reference');
/** Scalar's version; a package to deploy has no Scalar: there the documents are served, and no page that shows them. */
const version =
  existsSync(SCALAR) ? (JSON.parse(readFileSync(join(SCALAR, 'package.json'), 'utf8')) as { version: string }).version : undefined;

/** Examples that contracts refer to by path, beside them. */
const EXAMPLES = join(import.meta.dirname, '../../generated/examples');

/** The version is in the name, so that a browser may keep it for good. */
const BUNDLE = `/docs/scalar-${version}.js`;

/**
 * Content policy of the page. Nothing may be fetched from another host, whatever the component would like: its telemetry, fonts, proxy and
 * agent are switched off, and this makes it certain. Styles are inline because the component writes them so.
 */
const policyOf = (toTry: ToTry | undefined) => [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `connect-src 'self'${toTry ? ` ${new URL(toTry.mockUrl).origin}` : ''}`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

const AGAIN = 'no-cache';
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Documents of the page. Each is made at its first request, since most processes are never asked. */
const documents: Readonly<Record<string, (language: Language) => object>> = {
  guides: guidesDocument,
  core: (language) => contractDocument('core', language),
  command: (language) => contractDocument('command', language),
  events: eventsDocument,
};

/**
 * Serves the page with the guides, both contracts and the events, with all that it needs, in both languages. The entry leads to the
 * reader's.
 * @param toTry values to fill in for trying an operation, once known.
 * @param movedMs how far a sandbox's clock was moved: the page shows it.
 */
export function docsRoutes(toTry: () => ToTry | undefined = () => undefined, movedMs: () => number = () => 0): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(['/', '/docs/'], (request, response) => response.vary('Accept-Language').redirect(DOCS_PATHS[languageOf(request)]));
  router.get(`${DOCS_PATHS.pt}/`, (_request, response) => response.redirect(DOCS_PATHS.pt));
  for (const language of languages) addPage(router, language, toTry, movedMs);
  if (version !== undefined) router.get(BUNDLE, sendCompressed('js', FOR_GOOD, () => readFile(join(SCALAR, 'dist/browser/standalone.js'))));
  router.get('/docs/places.json', sendCompressed('json', AGAIN, async () => Buffer.from(JSON.stringify(headingPlaces()))));
  for (const contract of ['core', 'command']) {
    router.get(`/docs/${contract}.openapi.json`, sendCompressed('json', AGAIN, () => readFile(contractFile(contract))));
  }
  for (const [name, collection] of Object.entries(COLLECTIONS)) {
    router.get(`/docs/${name}`, sendCompressed('json', AGAIN, async () => Buffer.from(JSON.stringify(collection()))));
  }
  router.get('/llms.txt', sendMarkdown(llmsText));
  for (const picture of pictures) router.get(`/docs/${picture}`, (_request, response) => response.sendFile(join(GUIDES_FOLDER, picture)));
  for (const example of readdirSync(EXAMPLES)) router.get(`/docs/examples/${example}`, sendCompressed(
    'json', AGAIN, () => readFile(join(EXAMPLES, example)),
  ));
  return router;
}

/** Adds the page in a language, and what belongs to it alone: its start, its guides, its search. */
function addPage(router: Router, language: Language, toTry: () => ToTry | undefined, movedMs: () => number): void {
  let keys: string[] | undefined; // read at the first request
  const path = DOCS_PATHS[language];
  const start = `${path}/start.js`;
  const addressOf = (slug: string): string => `${path}/${slug}.page.json`;
  router.use(path, (_request, response, next) => {
    response.setHeader('Content-Language', LANGUAGE_TAGS[language]);
    next();
  });
  router.get(path, sendText('html', toTry, () => (
    version === undefined ? pageWithoutComponent(language) : page(BUNDLE, start, language, movedMs())
  )));
  router.get(start, sendText('js', toTry, (it) => (
    startScript(addressOf, language, keys ??= exampleKeys(), it && tryingSettings(it, language))
  )));
  for (const [slug, document] of Object.entries(documents)) router.get(addressOf(slug), sendCompressed(
    'json', AGAIN, async (it) => Buffer.from(withValuesOf(it, JSON.stringify(document(language)))), toTry,
  ));
  router.get(`${path}/search.json`, sendCompressed('json', AGAIN, async () => Buffer.from(JSON.stringify(searchIndex(language)))));
  for (const guide of guides) {
    router.get(markdownPath(guide, language), sendMarkdown(() => withValuesOf(toTry(), guideMarkdown(guide, language))));
  }
  router.get(`${path}/llms.txt`, sendMarkdown(() => llmsText(language)));
}

const COLLECTIONS: Readonly<Record<string, () => object>> = {
  'razao.postman_collection.json': postmanCollection, 'razao.bruno.json': brunoCollection,
};

/** Sends Markdown as text, which browsers show. */
function sendMarkdown(load: () => string): RequestHandler {
  return (_request, response) => {
    response.setHeader('Cache-Control', AGAIN).setHeader('Content-Type', 'text/markdown; charset=utf-8').send(load());
  };
}

function withValuesOf(toTry: ToTry | undefined, text: string): string {
  return toTry ? withValues(text, toTry) : text;
}

function sendText(type: 'html' | 'js', toTry: () => ToTry | undefined, textFor: (toTry: ToTry | undefined) => string): RequestHandler {
  return (_request, response) => {
    const it = toTry();
    response.setHeader('Content-Security-Policy', policyOf(it)).setHeader('Cache-Control', AGAIN);
    response.type(type).send(textFor(it));
  };
}

/**
 * Sends a body that is compressed once, at the first request. One that may change is revalidated, and answered 304 while it is the same.
 */
function sendCompressed(
  type: 'js' | 'json', caching: string, load: (toTry: ToTry | undefined) => Promise<Buffer>,
  toTry: () => ToTry | undefined = () => undefined,
): RequestHandler {
  let prepared: Promise<Compressed> | undefined;
  let preparedFor: ToTry | undefined;
  return async (request, response) => {
    response.setHeader('Cache-Control', caching).setHeader('Vary', 'Accept-Encoding').type(type);
    const it = toTry();
    if (!request.acceptsEncodings('gzip')) return void response.send(await load(it));
    if (preparedFor !== it) prepared = undefined;
    preparedFor = it;
    const { body, etag } = await (prepared ??= load(it).then(compress));
    response.setHeader('ETag', etag).setHeader('Content-Encoding', 'gzip').send(body);
  };
}

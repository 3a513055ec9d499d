import { languages, LANGUAGE_TAGS, type Language } from '../../platform/http/language.ts';
import { AUDIENCES } from './audiences.ts';
import { DOCS_PATHS, LABELS } from './labels.ts';
import { headingAnchor } from './links.ts';
import { FIND_SCRIPT, SYNONYMS } from './synonyms.ts';
import type { TryingSettings } from './to-try.ts';
import { TRY_SCRIPT } from './try-it.ts';

/** Document that the page can show, with its settings. */
interface Source {
  slug: string;
  title: Readonly<Record<Language, string>>;
  settings: Readonly<Record<string, unknown>>;
}

/**
 * Style of the guides, which are read, not called: one wide column, without the marks of an API description. In tables a code is not
 * broken; on a narrow screen the cells of a row are below one another.
 */
const GUIDES_STYLE = `
.introduction-section { .badge, .section-column:nth-child(2) { display: none } .section-column { max-width: 860px; width: 100% } }
.scalar-app .introduction-section .markdown {
  table { table-layout: auto; width: 100% }
  td, th { word-break: normal; overflow-wrap: break-word }
  td code { white-space: nowrap }
  thead:not(:has(th:not(:empty))), td:empty { display: none }
  @media (max-width: 600px) {
    table, tbody, tr, td { display: block; border: 0 }
    thead { display: none }
    tr { border-bottom: 1px solid var(--scalar-border-color); padding: 8px 0 }
    td { padding: 2px 8px }
    td code { white-space: normal }
  }
}
`;

/** Style of the audiences in the sidebar: headings of the guides below them. */
const AUDIENCE_STYLE = `
${AUDIENCES.flatMap(({ title }) => languages.map((language) => (
  `.t-doc__sidebar li[data-sidebar-id="${headingAnchor(title[language]).slice(1)}"] > a[href]`
))).join(',\n')} {
  margin-top: 12px; font-weight: 600; color: var(--scalar-color-1)
}
`;

/** Style of the events. An event's data is read most, so it is before the headers, which are the same for all. */
const EVENTS_STYLE = `
.operation-details { display: flex; flex-direction: column; .request-body { order: -1 } }
`;

export const sources: readonly Source[] = [
  {
    slug: 'guides', title: LABELS.guides,
    settings: {
      default: true, documentDownloadType: 'none', hiddenClients: true, hideModels: true, customCss: GUIDES_STYLE + AUDIENCE_STYLE,
    },
  },
  { slug: 'core', title: { en: 'Core', pt: 'Core' }, settings: { documentDownloadType: 'direct' } },
  { slug: 'command', title: { en: 'Command', pt: 'Command' }, settings: { documentDownloadType: 'direct' } },
  {
    slug: 'events', title: LABELS.events,
    settings: {
      documentDownloadType: 'direct', hiddenClients: true, hideModels: true, hideTestRequestButton: true,
      customCss: EVENTS_STYLE, expandAllSchemaProperties: true, orderSchemaPropertiesBy: 'preserve', orderRequiredPropertiesFirst: false,
    },
  },
];

const CONTRACTS: readonly string[] = ['core', 'command'];

const SETTINGS = {
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  hideSearch: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  authentication: { preferredSecurityScheme: 'oauth' },
  operationTitleSource: 'summary',
  defaultOpenFirstTag: false,
};

/** Above the component, whose own search knows one document only: that is hidden. */
const SEARCH_STYLE = `
body { margin: 0 }
:root { --scalar-custom-header-height: 48px }
#search { position: sticky; top: 0; z-index: 100; height: 48px; box-sizing: border-box; padding: 6px 12px; background: var(--scalar-background-1, #fff);
  display: flex; align-items: center; gap: 12px; border-bottom: 1px solid var(--scalar-border-color, #ddd); font: 14px system-ui, sans-serif }
#search input { flex: 0 1 640px; min-width: 0; height: 36px; box-sizing: border-box; padding: 0 12px; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--scalar-border-color, #ccc); border-radius: 6px }
#search ul { position: absolute; top: 46px; left: 12px; width: min(800px, calc(100% - 24px)); max-height: 70vh; overflow: auto; margin: 0; padding: 4px; list-style: none;
  background: var(--scalar-background-1, #fff); border: 1px solid var(--scalar-border-color, #ccc); border-radius: 6px }
#search a { color: inherit; text-decoration: none }
#search > a { margin-left: auto; opacity: .65 }
#search li a { display: block; padding: 6px 8px }
#search li a:hover, #search li a:focus { background: var(--scalar-background-2, #eee) }
#search small { opacity: .65 }
#search output { white-space: nowrap }
.t-doc__sidebar [role=search], .scalar-sidebar-search { display: none }
`;

/**
 * @param bundle the component's address.
 * @param start the address of what starts it.
 * @param movedMs how far a sandbox's clock was moved; negative while its demo data is made.
 */
export function page(bundle: string, start: string, language: Language, movedMs = 0): string {
  const other = otherThan(language);
  const alternates = languages.map((it) => `<link rel="alternate" hreflang="${LANGUAGE_TAGS[it]}" href="${DOCS_PATHS[it]}">`).join('');
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${LABELS.title[language]}</title>
  <link rel="icon" href="data:,">
  ${alternates}<link rel="alternate" hreflang="x-default" href="${DOCS_PATHS.en}">
  <style>${SEARCH_STYLE}</style>
</head>
<body>
  <div id="search">
    <input type="search" aria-label="${LABELS.searchAll[language]}" placeholder="${LABELS.searchHint[language]}" autocomplete="off">
    <ul hidden></ul>${movedMs === 0 ? '' : `\n    <output>${clockText(movedMs, language)}</output>`}
    <a href="${DOCS_PATHS[other]}" hreflang="${LANGUAGE_TAGS[other]}" lang="${LANGUAGE_TAGS[other]}">${LABELS.otherLanguage[language]}</a>
  </div>
  <div id="reference"></div>
  <noscript>${LABELS.noScript[language]} <a href="/docs/core.openapi.json">core</a>,
  <a href="/docs/command.openapi.json">command</a>.</noscript>
  <script src="${bundle}"></script>
  <script src="${start}"></script>
</body>
</html>
`;
}

/** Stands in the page's place where the component is not installed. */
export function pageWithoutComponent(language: Language): string {
  return `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><title>Razao</title><p>${LABELS.noPage[language]}
<a href="/docs/core.openapi.json">core</a>, <a href="/docs/command.openapi.json">command</a>.</p></html>`;
}

function otherThan(language: Language): Language {
  return language === 'en' ? 'pt' : 'en';
}

function clockText(movedMs: number, language: Language): string {
  const label = movedMs > 0 ? LABELS.clockAhead : LABELS.demoDays;
  return label[language].replace('{}', durationText(Math.abs(movedMs), language));
}

/** The two largest units of a duration: `3 d 4 h`. */
function durationText(ms: number, language: Language): string {
  const minutes = Math.round(ms / 60_000);
  const parts = [[Math.floor(minutes / 1440), 'd'], [Math.floor(minutes / 60) % 24, 'h'], [minutes % 60, 'min']] as const;
  const largest = parts.filter(([count]) => count > 0).slice(0, 2).map(([count, unit]) => `${count} ${unit}`);
  return largest.join(' ') || LABELS.lessThanAMinute[language];
}

/** Shows what the search finds, and leads from one language to the same place in the other. The index is read with the first letter. */
const searchScript = (language: Language) => `
const [box, list, change] = document.querySelectorAll('#search input, #search ul, #search > a');
const synonyms = ${JSON.stringify(SYNONYMS)};
${FIND_SCRIPT}
let index;
const find = async () => {
  list.hidden = box.value.trim() === '';
  if (list.hidden) return;
  index ??= fetch('${DOCS_PATHS[language]}/search.json').then((answer) => answer.json());
  const found = findIn(await index, synonyms, box.value).slice(0, 60);
  list.replaceChildren(...found.map(([kind, name, about, anchor]) => {
    const [item, link, small] = ['li', 'a', 'small'].map((tag) => document.createElement(tag));
    link.href = anchor;
    small.textContent = kind + ' · ' + about;
    link.append(name, document.createElement('br'), small);
    link.addEventListener('click', () => { list.hidden = true; });
    item.append(link);
    return item;
  }), ...(found.length ? [] : [${JSON.stringify(LABELS.nothingFound[language])}]));
};
box.addEventListener('input', find);
box.addEventListener('keydown', ({ key }) => { if (key === 'Escape') list.hidden = true; if (key === 'Enter') list.querySelector('a')?.click(); });
change.addEventListener('click', async (event) => {
  event.preventDefault();
  const here = decodeURI(location.hash);
  const places = await fetch('/docs/places.json').then((answer) => answer.json()).catch(() => []);
  const there = places.find((place) => place[${language === 'en' ? 0 : 1}] === here)?.[${language === 'en' ? 1 : 0}];
  location.href = change.getAttribute('href') + (there ?? (here.startsWith('#guides/') ? '' : location.hash));
});
`;

/**
 * Returns the page's start script. The component follows links within the document that it shows. A link into another document, or the way
 * back from there, is a new start at that place.
 * @param addressOf where the document of a source is
 * @param exampleKeys the contracts' examples of an `Idempotency-Key`, which a trial call replaces
 * @param trying values to fill in for trying an operation
 */
export function startScript(
  addressOf: (slug: string) => string, language: Language, exampleKeys: readonly string[], trying?: TryingSettings,
): string {
  const configuration = sources.map(({ slug, title, settings }) => ({
    slug, title: title[language], url: addressOf(slug), ...SETTINGS, ...settings,
    ...(CONTRACTS.includes(slug) ? trying?.settings : {}),
    localization: { locale: language },
  }));
  return `const configuration = ${JSON.stringify(configuration)};
const setPageTitle = ({ title, document }) => (title === document.title ? 'Razao ' + document.slug : title + ' · Razao ' + document.slug);
// A server must not end in a slash: the component writes the path behind it.
const absolute = ({ url, ...server }) => ({ ...server, url: new URL(url, location.origin).href.replace(/\\/$/, '') });
const documentOf = (address) => new URL(address).hash.slice(1).split('/')[0];
${TRY_SCRIPT}
// The component shows credentials that are filled in here, but keeps only those that its user changes.
const filledIn = ${JSON.stringify(trying?.client ?? {})};
let auth;
const clientOf = () => {
  const kept = auth?.getAuthSecrets(documentOf(location.href), 'oauth')?.clientCredentials ?? {};
  return { id: kept['x-scalar-secret-client-id'] ?? filledIn.id, secret: kept['x-scalar-secret-client-secret'] ?? filledIn.secret };
};
const trial = tryIt({ clientOf, exampleKeys: ${JSON.stringify(exampleKeys)} });
const trialSettings = {
  onRequestBuilt: ({ request, requestBuilder }) => trial.complete({ request, needsToken: requestBuilder.security.length > 0 }),
  onResponseReceived: ({ response }) => trial.answered(response),
  plugins: [() => ({ name: 'credentials', extensions: [], hooks: { onInit: (given) => { auth = given.auth; } } })],
};
Scalar.createApiReference('#reference', configuration.map((source) => ({
  ...source, ...trialSettings, setPageTitle, ...(source.servers && { servers: source.servers.map(absolute) }),
})));

addEventListener('hashchange', ({ oldURL, newURL }) => {
  if (documentOf(oldURL) !== documentOf(newURL)) location.reload();
});
${searchScript(language)}`;
}

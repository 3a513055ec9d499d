/** Document that the page can show, with its settings. */
interface Source {
  slug: string;
  title: string;
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

/** Style of the events. An event's data is read most, so it is before the headers, which are the same for all. */
const EVENTS_STYLE = `
.operation-details { display: flex; flex-direction: column; .request-body { order: -1 } }
`;

export const sources: readonly Source[] = [
  {
    slug: 'guides', title: 'Guides',
    settings: { default: true, documentDownloadType: 'none', hiddenClients: true, hideModels: true, customCss: GUIDES_STYLE },
  },
  { slug: 'core', title: 'Core', settings: { documentDownloadType: 'direct' } },
  { slug: 'command', title: 'Command', settings: { documentDownloadType: 'direct' } },
  {
    slug: 'events', title: 'Events',
    settings: {
      documentDownloadType: 'direct', hiddenClients: true, hideModels: true, hideTestRequestButton: true,
      customCss: EVENTS_STYLE, expandAllSchemaProperties: true, orderSchemaPropertiesBy: 'preserve', orderRequiredPropertiesFirst: false,
    },
  },
];

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
  border-bottom: 1px solid var(--scalar-border-color, #ddd); font: 14px system-ui, sans-serif }
#search input { width: min(640px, 100%); height: 36px; box-sizing: border-box; padding: 0 12px; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--scalar-border-color, #ccc); border-radius: 6px }
#search ul { position: absolute; top: 46px; left: 12px; width: min(800px, calc(100% - 24px)); max-height: 70vh; overflow: auto; margin: 0; padding: 4px; list-style: none;
  background: var(--scalar-background-1, #fff); border: 1px solid var(--scalar-border-color, #ccc); border-radius: 6px }
#search a { display: block; padding: 6px 8px; color: inherit; text-decoration: none }
#search a:hover, #search a:focus { background: var(--scalar-background-2, #eee) }
#search small { opacity: .65 }
#search output { position: absolute; right: 12px; top: 14px; padding: 0 8px; white-space: nowrap }
#search output { background: var(--scalar-background-1, #fff) }
.t-doc__sidebar [role=search], .scalar-sidebar-search { display: none }
`;

/**
 * @param bundle the component's address.
 * @param start the address of what starts it.
 * @param movedMs how far a sandbox's clock was moved; negative while its demo data is made.
 */
export function page(bundle: string, start: string, movedMs = 0): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Razao API</title>
  <link rel="icon" href="data:,">
  <style>${SEARCH_STYLE}</style>
</head>
<body>
  <div id="search">
    <input type="search" aria-label="Search guides, operations, events and errors" placeholder="Search all: guides, operations, events, errors" autocomplete="off">
    <ul hidden></ul>${movedMs === 0 ? '' : `\n    <output>${clockText(movedMs)}</output>`}
  </div>
  <div id="reference"></div>
  <noscript>The contracts as they are: <a href="/docs/core.openapi.json">core</a>,
  <a href="/docs/command.openapi.json">command</a>.</noscript>
  <script src="${bundle}"></script>
  <script src="${start}"></script>
</body>
</html>
`;
}

function clockText(movedMs: number): string {
  return movedMs > 0 ? `Sandbox: its clock is ${durationText(movedMs)} ahead`
    : `Sandbox: its demo data is being made, ${durationText(-movedMs)} to go`;
}

/** The two largest units of a duration: `3 d 4 h`. */
function durationText(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const parts = [[Math.floor(minutes / 1440), 'd'], [Math.floor(minutes / 60) % 24, 'h'], [minutes % 60, 'min']] as const;
  return parts.filter(([count]) => count > 0).slice(0, 2).map(([count, unit]) => `${count} ${unit}`).join(' ') || 'less than a minute';
}

/** Shows what has all words, those first that have them in their name. The index is read with the first letter. */
const SEARCH_SCRIPT = `
const [box, list] = document.querySelectorAll('#search input, #search ul');
let index;
const find = async () => {
  const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  list.hidden = words.length === 0;
  if (words.length === 0) return;
  index ??= fetch('/docs/search.json').then((answer) => answer.json());
  const all = await index;
  const rank = ([, name]) => words.filter((word) => name.toLowerCase().includes(word)).length;
  const found = all.filter((it) => words.every((word) => (it[1] + ' ' + it[2]).toLowerCase().includes(word)))
    .map((it) => [rank(it), it]).sort(([a, x], [b, y]) => b - a || x[1].length - y[1].length).slice(0, 30);
  list.replaceChildren(...found.map(([, [kind, name, about, anchor]]) => {
    const [item, link, small] = ['li', 'a', 'small'].map((tag) => document.createElement(tag));
    link.href = anchor;
    small.textContent = kind + ' · ' + about;
    link.append(name, document.createElement('br'), small);
    link.addEventListener('click', () => { list.hidden = true; });
    item.append(link);
    return item;
  }), ...(found.length ? [] : ['Nothing is called that.']));
};
box.addEventListener('input', find);
box.addEventListener('keydown', ({ key }) => { if (key === 'Escape') list.hidden = true; if (key === 'Enter') list.querySelector('a')?.click(); });
`;

/**
 * Returns the page's start script. The component follows links within the document that it shows. A link into another document, or the way
 * back from there, is a new start at that place.
 * @param addressOf where the document of a source is
 * @param trying values to fill in for trying an operation
 */
export function startScript(addressOf: (slug: string) => string, trying: object = {}): string {
  const configuration = sources.map(({ slug, title, settings }) => ({
    slug, title, url: addressOf(slug), ...SETTINGS, ...settings, ...(slug === 'core' || slug === 'command' ? trying : {}),
  }));
  return `const configuration = ${JSON.stringify(configuration)};
const setPageTitle = ({ title, document }) => (title === document.title ? 'Razao ' + document.slug : title + ' · Razao ' + document.slug);
// A server must not end in a slash: the component writes the path behind it.
const absolute = ({ url, ...server }) => ({ ...server, url: new URL(url, location.origin).href.replace(/\\/$/, '') });
Scalar.createApiReference('#reference', configuration.map((source) => ({ ...source, setPageTitle, ...(source.servers && { servers: source.servers.map(absolute) }) })));

const documentOf = (address) => new URL(address).hash.slice(1).split('/')[0];
addEventListener('hashchange', ({ oldURL, newURL }) => {
  if (documentOf(oldURL) !== documentOf(newURL)) location.reload();
});
${SEARCH_SCRIPT}`;
}

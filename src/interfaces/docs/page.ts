/** One document that the page can show, and how. */
interface Source {
  slug: string;
  title: string;
  settings: Readonly<Record<string, unknown>>;
}

/**
 * The guides are read, not called: one wide column, without the marks of an API description. In tables a code stays whole
 * on its line; on a narrow screen the cells of a row stand below one another.
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

/** An event's data is read most, so it stands before the headers, which are the same for all. */
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
  showDeveloperTools: 'never',
  persistAuth: false,
  authentication: { preferredSecurityScheme: 'oauth' },
  operationTitleSource: 'summary',
  defaultOpenFirstTag: false,
};

/** @param bundle the component's address, @param start the address of what starts it */
export function page(bundle: string, start: string): string {
  return `<!doctype html>
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
  <script src="${bundle}"></script>
  <script src="${start}"></script>
</body>
</html>
`;
}

/**
 * The component follows links within the document it shows. One into another document, or the way back from there, is
 * a new start at that place.
 * @param addressOf where the document of a source is
 */
export function startScript(addressOf: (slug: string) => string): string {
  const configuration = sources.map(({ slug, title, settings }) => ({ slug, title, url: addressOf(slug), ...SETTINGS, ...settings }));
  return `const configuration = ${JSON.stringify(configuration)};
const setPageTitle = ({ title, document }) => (title === document.title ? 'Razao ' + document.slug : title + ' · Razao ' + document.slug);
Scalar.createApiReference('#reference', configuration.map((source) => ({ ...source, setPageTitle })));

const documentOf = (address) => new URL(address).hash.slice(1).split('/')[0];
addEventListener('hashchange', ({ oldURL, newURL }) => {
  if (documentOf(oldURL) !== documentOf(newURL)) location.reload();
});
`;
}

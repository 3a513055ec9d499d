/** Pages in headless Chromium, driven by playwright-core: one that is driven, one that runs a module and reports. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium, type Browser, type Page as DrivenPage } from 'playwright-core';
import { closeServer, listen } from '../../src/platform/http/server.ts';

/** Path of Chromium on this machine; `CHROMIUM` names another. Undefined where there is none. */
export const CHROMIUM = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  .find((path) => path !== '' && existsSync(path));

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const PATIENCE_MS = 90_000;
const PAUSE_MS = 100;

/** Names on stderr the tests that are skipped where there is no Chromium. @param what as in "the SDK is not tried in a browser". */
export function sayWithoutChromium(what: string): void {
  if (CHROMIUM === undefined) process.stderr.write(`skipped: no Chromium on this machine, so ${what} (CHROMIUM=path names one)\n`);
}

/** Starts the browser of this machine. @throws Error without Chromium, or when it does not start. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ ...(CHROMIUM !== undefined && { executablePath: CHROMIUM }), args: FLAGS, timeout: PATIENCE_MS });
}

/** A page in a browser of its own. */
export class Page {
  private constructor(private readonly browser: Browser, private readonly page: DrivenPage) {}

  /** @throws Error without Chromium, or when it does not start. */
  static async open(url: string): Promise<Page> {
    const browser = await openBrowser();
    const page = await browser.newPage({ viewport: { width: 1600, height: 1200 } });
    await page.goto(url, { timeout: PATIENCE_MS });
    return new Page(browser, page);
  }

  /** The value of an expression on the page, once it is there. @throws Error as the page throws. */
  evaluate<T>(expression: string): Promise<T> {
    return this.page.evaluate(expression) as Promise<T>;
  }

  /** Polls until an expression is true; a navigation meanwhile does not matter. @returns it. @throws Error when that takes too long. */
  async until<T>(expression: string): Promise<T> {
    const late = performance.now() + PATIENCE_MS;
    while (performance.now() < late) {
      const value = await this.evaluate<T>(expression).catch(() => undefined);
      if (value) return value;
      await this.page.waitForTimeout(PAUSE_MS);
    }
    throw new Error(`never true: ${expression}\n${(await this.evaluate<string>('document.body.innerText')).slice(0, 2_000)}`);
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** A page that runs one module. `reportOf` resolves to the value that the module gives to `report`, or to its error. */
export function pageOf(module: string, { head = '', body = '' }: { head?: string; body?: string } = {}): string {
  return `<!doctype html><meta charset="utf-8"><title>Page</title>${head}${body}
<script type="module">
const report = (result) => fetch('/result', { method: 'POST', body: JSON.stringify(result) });
try {
${module}
} catch (error) {
  await report({ failed: String(error), stack: error?.stack });
}
</script>`;
}

/** Files of the page's own origin: the content for a path; undefined for one that does not exist. */
export type PageFiles = (path: string) => { readonly type: string; readonly content: string | Uint8Array } | undefined;

/** Serves a page and its files, opens it, and waits for its report. One that reports nothing has `failed`. */
export async function reportOf(page: string, files: PageFiles): Promise<Record<string, unknown>> {
  let report: (result: Record<string, unknown>) => void = () => undefined;
  const reported = new Promise<Record<string, unknown>>((resolve) => { report = resolve; });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === '/result') {
      let text = '';
      request.on('data', (chunk) => { text += String(chunk); }).on(
        'end', () => { response.end(); report(JSON.parse(text) as Record<string, unknown>); },
      );
      return;
    }
    const found = url === '/' ? { type: 'text/html', content: page } : files(url);
    if (found) response.setHeader('content-type', found.type).end(found.content);
    else response.writeHead(404).end();
  });
  const origin = await listen(server, 0, '127.0.0.1');
  const late = setTimeout(() => report({ failed: 'the page reported nothing' }), PATIENCE_MS);
  const opened = await Page.open(`${origin}/`);
  try {
    return await reported;
  } finally {
    clearTimeout(late);
    await opened.close();
    server.closeAllConnections();
    await closeServer(server);
  }
}

/** Pages in a headless Chromium. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeServer, listen } from '../../src/platform/http/server.ts';

const PATIENCE_MS = 90_000;
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--remote-debugging-port=0'];

/** The browser of this machine; undefined where there is none. */
export const CHROMIUM = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => path !== '' && existsSync(path));

/** Says on stderr what is not tried where there is no Chromium. @param what as in "the SDK is not tried in a browser". */
export function sayWithoutChromium(what: string): void {
  if (CHROMIUM === undefined) process.stderr.write(`skipped: no Chromium on this machine, so ${what} (CHROMIUM=path names one)\n`);
}

/** A page that runs one module. What the module gives to `report`, or throws, is what `reportOf` resolves to. */
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

/** What a page gets from its own origin: the content for a path, or undefined for the page itself. */
export type PageFiles = (path: string) => { readonly type: string; readonly content: string | Uint8Array } | undefined;

/** Serves a page and its files, opens it, and waits for its report. One that reports nothing has `failed`. */
export async function reportOf(page: string, files: PageFiles): Promise<Record<string, unknown>> {
  let report: (result: Record<string, unknown>) => void = () => undefined;
  const reported = new Promise<Record<string, unknown>>((resolve) => { report = resolve; });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === '/result') {
      let text = '';
      request.on('data', (chunk) => { text += String(chunk); }).on('end', () => { response.end(); report(JSON.parse(text) as Record<string, unknown>); });
      return;
    }
    const { type, content } = files(url) ?? { type: 'text/html', content: page };
    response.setHeader('content-type', type).end(content);
  });
  const origin = await listen(server, 0, '127.0.0.1');
  const profile = mkdtempSync(join(tmpdir(), 'razao-chromium-'));
  const browser = spawn(CHROMIUM ?? '', [...FLAGS, `--user-data-dir=${profile}`, `${origin}/`], { stdio: 'ignore' });
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  const late = setTimeout(() => report({ failed: 'the page reported nothing' }), PATIENCE_MS);
  try {
    return await reported;
  } finally {
    clearTimeout(late);
    browser.kill();
    await gone;
    server.closeAllConnections();
    await closeServer(server);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

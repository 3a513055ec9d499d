/** Pages in headless Chromium: one that is driven over its own protocol, one that runs a module and reports. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeServer, listen } from '../../src/platform/http/server.ts';

/** Path of Chromium on this machine; `CHROMIUM` names another. Undefined where there is none. */
export const CHROMIUM = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  .find((path) => path !== '' && existsSync(path));

const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--remote-debugging-port=0',
  '--window-size=1600,1200',
];
const PATIENCE_MS = 90_000;
const PAUSE_MS = 100;

/** Names on stderr the tests that are skipped where there is no Chromium. @param what as in "the SDK is not tried in a browser". */
export function sayWithoutChromium(what: string): void {
  if (CHROMIUM === undefined) process.stderr.write(`skipped: no Chromium on this machine, so ${what} (CHROMIUM=path names one)\n`);
}

interface Reply {
  readonly id?: number;
  readonly error?: { readonly message: string };
  readonly result?: {
    readonly result?: { readonly value?: unknown }; readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
  };
}

export class Page {
  #asked = 0;
  readonly #waiting = new Map<number, (reply: Reply) => void>();

  private constructor(private readonly browser: ChildProcess, private readonly profile: string, private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply;
      if (reply.id !== undefined) this.#waiting.get(reply.id)?.(reply);
    });
  }

  /** @throws Error without Chromium, or when it does not start. */
  static async open(url: string): Promise<Page> {
    const profile = mkdtempSync(join(tmpdir(), 'razao-chromium-'));
    const browser = spawn(CHROMIUM ?? 'chromium', [...FLAGS, `--user-data-dir=${profile}`, url], { stdio: ['ignore', 'ignore', 'pipe'] });
    const receiver = await new Promise<string>((resolve, reject) => {
      let said = '';
      browser.once('error', reject).once('exit', () => reject(new Error(`Chromium ended: ${said.slice(-500)}`)));
      browser.stderr.on('data', (chunk) => {
        said += String(chunk);
        const address = /DevTools listening on ws:\/\/([^/\s]+)/.exec(said)?.[1];
        if (address) resolve(address);
      });
    });
    const socket = new WebSocket(await pageAt(receiver));
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error('Chromium opens no door to its page')));
    });
    return new Page(browser, profile, socket);
  }

  /** The value of an expression on the page, once it is there. @throws Error as the page throws. */
  async evaluate<T>(expression: string): Promise<T> {
    const id = (this.#asked += 1);
    const replied = new Promise<Reply>((resolve) => this.#waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method: 'Runtime.evaluate', params: { expression, awaitPromise: true, returnByValue: true } }));
    const { result, error } = await replied;
    this.#waiting.delete(id);
    const thrown = error?.message ?? result?.exceptionDetails?.exception?.description;
    if (thrown !== undefined) throw new Error(thrown);
    return result?.result?.value as T;
  }

  /** Polls until an expression is true. @returns it. @throws Error with the page's text when that takes too long. */
  async until<T>(expression: string): Promise<T> {
    const late = Date.now() + PATIENCE_MS;
    while (Date.now() < late) {
      const value = await this.evaluate<T>(expression).catch(() => undefined);
      if (value) return value;
      await sleep(PAUSE_MS);
    }
    throw new Error(`never true: ${expression}\n${(await this.evaluate<string>('document.body.innerText')).slice(0, 2_000)}`);
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.browser.once('exit', resolve));
    this.socket.close();
    this.browser.kill();
    await gone;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function pageAt(receiver: string): Promise<string> {
  const late = Date.now() + PATIENCE_MS;
  while (Date.now() < late) {
    const targets = await (await fetch(`http://${receiver}/json/list`)).json() as { type: string; webSocketDebuggerUrl: string }[];
    const page = targets.find(({ type }) => type === 'page');
    if (page) return page.webSocketDebuggerUrl;
    await sleep(PAUSE_MS);
  }
  throw new Error('Chromium shows no page');
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

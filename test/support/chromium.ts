/** A page in a headless Chromium, driven over the DevTools pipe: what a newcomer would see and click. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** Undefined on a machine that has none; `CHROMIUM=path` names one. */
export const CHROMIUM = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => path !== '' && existsSync(path));

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--window-size=1400,1000', '--remote-debugging-pipe'];

interface Message { id?: number; method?: string; params?: Record<string, unknown>; result?: Record<string, unknown>; error?: { message: string } }

export class Page {
  readonly #waiting = new Map<number, { resolve(result: Record<string, unknown>): void; reject(error: Error): void }>();
  #sent = 0;
  #session: string | undefined;
  #unread = '';
  /** What the page's console and its uncaught errors said. */
  readonly complaints: string[] = [];

  private constructor(private readonly browser: ChildProcess, private readonly profile: string) {
    (browser.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => this.#read(text));
    browser.once('exit', () => this.#waiting.forEach(({ reject }) => reject(new Error('Chromium ended'))));
  }

  static async open(url: string): Promise<Page> {
    if (CHROMIUM === undefined) throw new Error('no Chromium on this machine');
    const profile = mkdtempSync(join(tmpdir(), 'razao-chromium-'));
    const page = new Page(spawn(CHROMIUM, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] }), profile);
    const { targetId } = await page.#send('Target.createTarget', { url: 'about:blank' });
    page.#session = (await page.#send('Target.attachToTarget', { targetId, flatten: true }))['sessionId'] as string;
    for (const domain of ['Page', 'Runtime', 'Log']) await page.#send(`${domain}.enable`);
    await page.goto(url);
    return page;
  }

  async goto(url: string): Promise<void> {
    await this.#send('Page.navigate', { url });
  }

  /** @param expression JavaScript, or a promise of it, whose value is JSON. @throws Error with what the page threw. */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: T }).value;
  }

  /** Waits until the expression has a value that is not false, null or empty. @throws Error after a minute, with the page's text. */
  async until<T>(expression: string): Promise<T> {
    for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 200))) {
      // While the page goes elsewhere there is nothing to ask.
      const value = await this.evaluate<T>(expression).catch(() => undefined);
      if (value) return value;
    }
    throw new Error(`never: ${expression}\n${this.complaints.join('\n')}\n${await this.evaluate<string>('location.href + "\\n" + document.body.innerText.slice(0, 4000)')}`);
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.browser.once('exit', resolve));
    this.browser.kill();
    await gone;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = (this.#sent += 1);
    const answered = new Promise<Record<string, unknown>>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    (this.browser.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, ...(this.#session !== undefined && { sessionId: this.#session }) })}\0`);
    return answered;
  }

  #read(text: string): void {
    const messages = (this.#unread + text).split('\0');
    this.#unread = messages.pop() ?? '';
    for (const { id, method, params, result, error } of messages.map((it) => JSON.parse(it) as Message)) {
      if (method === 'Runtime.exceptionThrown' || method === 'Log.entryAdded') this.complaints.push(JSON.stringify(params).slice(0, 500));
      const waiting = this.#waiting.get(id ?? 0);
      if (id === undefined || !waiting) continue;
      this.#waiting.delete(id);
      if (error) waiting.reject(new Error(error.message));
      else waiting.resolve(result ?? {});
    }
  }
}

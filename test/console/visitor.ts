/** Somebody who looks at the console in a browser, and notes every fault that the browser reports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../support/chromium.ts';
import type { Client } from './world.ts';

const AXE = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');
const PATIENCE_MS = 30_000;
const POLL_MS = 20;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Looks {
  readonly language: 'pt' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: 360 | 1440;
}

export const PLAIN: Looks = { language: 'en', theme: 'light', width: 1440 };

/** All eight ways of looking. */
export const ALL_LOOKS: readonly Looks[] = (['pt', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => ([360, 1440] as const).map((width) => ({ language, theme, width }))),
);

export function looksText({ language, theme, width }: Looks): string {
  return `${language}, ${theme}, ${width} px`;
}

/** Whether the router has arrived where the address points to; it may keep parameters of before. */
const SHOWS_ITS_ADDRESS = `(() => {
  const [path, query] = location.hash.slice(1).split('?');
  const [shown, kept] = (document.querySelector('main')?.dataset.shown ?? '').split('?');
  // The router escapes less than an address may.
  return decodeURIComponent(shown) === decodeURIComponent(path)
    && [...new URLSearchParams(query)].every(([name, value]) => new URLSearchParams(kept).get(name) === value);
})()`;

const TOO_WIDE = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = (it) => it.getBoundingClientRect().right > clientWidth + 0.5;
  const found = [...document.body.querySelectorAll('*')].filter((it) => beyond(it) && ![...it.children].some(beyond));
  return found.slice(0, 3).map((it) => (scrollWidth - clientWidth) + ' px too wide: ' + it.outerHTML.slice(0, 120));
})()`;

export interface AxeFinding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

export class Visitor {
  /** Errors of the console and of the page, violations of the policy, requests to other hosts, answers of 400 and above. */
  readonly faults: string[] = [];
  /** Statuses that the test brings about. */
  readonly expected = new Set<number>();

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    private readonly home: string,
    private readonly hosts: ReadonlySet<string>,
  ) {
    this.listen(page);
  }

  /** @param alsoHosts origins that may be asked beside the console's own. */
  static async open(browser: Browser, home: string, looks: Looks = PLAIN, alsoHosts: readonly string[] = []): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width: looks.width, height: looks.width === 360 ? 740 : 1000 },
      colorScheme: looks.theme,
      locale: looks.language === 'pt' ? 'pt-BR' : 'en-US',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      acceptDownloads: true,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(
      `addEventListener('securitypolicyviolation', (it) => console.error('policy violation', it.violatedDirective, it.blockedURI))`,
    );
    return new Visitor(context, await context.newPage(), home, new Set([new URL(home).origin, ...alsoHosts]));
  }

  /** A second tab, which shares nothing with the first but the browser. */
  async tab(): Promise<Visitor> {
    return new Visitor(this.context, await this.context.newPage(), this.home, this.hosts);
  }

  async signIn({ id, secret }: Client, route = '/now', query = ''): Promise<void> {
    await this.page.goto(`${this.home}${query}#${route}`);
    await this.fillIn({ id, secret });
  }

  /** Fills in the form that asks to sign in. */
  async fillIn({ id, secret }: Client): Promise<void> {
    const form = this.page.locator('form.sign-in-form');
    await form.locator('input:not([type])').fill(id);
    await form.locator('input[type=password]').fill(secret);
    await form.locator('button[type=submit]').click();
    await form.waitFor({ state: 'detached' });
  }

  /** Opens a view and waits until nothing of it is on its way. */
  async go(route: string): Promise<void> {
    await this.page.evaluate(`location.hash = ${JSON.stringify(route)}`);
    await this.until(SHOWS_ITS_ADDRESS);
    await this.settled();
  }

  /** Polls from outside: the policy of the page forbids Playwright's own wait for a condition. @throws Error when it is late. */
  private async until(condition: string): Promise<void> {
    for (const late = performance.now() + PATIENCE_MS; performance.now() < late; await this.page.waitForTimeout(POLL_MS))
      if (await this.page.evaluate(condition)) return;
    const [shown, hash] = await this.page.evaluate(`[document.querySelector('main')?.dataset.shown, location.hash]`) as string[];
    throw new Error(`never true: ${condition}: ${shown}, ${hash}`);
  }

  /** Waits until no skeleton is shown and no request is under way. */
  async settled(): Promise<void> {
    await this.page.locator('main').waitFor();
    await this.page.locator('main > :not(.skeleton)').first().waitFor();
    await this.page.locator('main .skeleton, .progress.busy').first().waitFor({ state: 'detached' });
  }

  text(): Promise<string> {
    return this.page.locator('body').innerText();
  }

  /** The findings of axe on what is shown, for people of every ability. */
  async axe(): Promise<string[]> {
    if (!(await this.page.evaluate(`'axe' in globalThis`))) await this.page.evaluate(AXE);
    const { violations } = (await this.page.evaluate(
      `axe.run(document, { resultTypes: ['violations'], runOnly: ${JSON.stringify(RULES)} })`,
    )) as { violations: AxeFinding[] };
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.split('\n')[1]?.trim() ?? ''}`),
    );
  }

  /** What makes the page wider than its window: the innermost elements that reach beyond it. */
  overflow(): Promise<string[]> {
    return this.page.evaluate(TOO_WIDE) as Promise<string[]>;
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private listen(page: Page): void {
    page.on('console', (message) => {
      const isExpected =
        [...this.expected].some((status) => message.text().includes(`status of ${status}`)) ||
        (this.expected.has(0) && /ERR_|Failed to load/.test(message.text()));
      if ((message.type() === 'error' || message.type() === 'warning') && !isExpected)
        this.faults.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.faults.push(`page: ${error.message}`));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !this.hosts.has(origin)) this.faults.push(`asked ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !this.expected.has(response.status())) this.faults.push(`${response.status()} ${response.url()}`);
    });
  }
}

export { openBrowser };

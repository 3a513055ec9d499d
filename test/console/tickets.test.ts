/**
 * Ten tickets of a support desk, answered at the console as by somebody who does not know it: from *Now*, by what the ticket says, the
 * search box, links and tabs, and never by an address. Each answer is read off the page within two minutes.
 */
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHROMIUM, sayWithoutChromium } from '../support/chromium.ts';
import { controlOf } from './control.ts';
import { startDemoWorld, type DemoWorld } from './demo-world.ts';
import { makeSituations, TICKETS, type Situations } from './tickets.ts';
import { openBrowser, Visitor } from './visitor.ts';

const TIMEOUT_MS = 300_000;
const ANSWERED_MS = 120_000;

let world: DemoWorld;
let browser: Browser;
let situations: Situations;
beforeAll(async () => {
  if (CHROMIUM === undefined) return;
  [world, browser] = await Promise.all([startDemoWorld(0), openBrowser()]);
  const sponsorUrl = world.ready.sponsor_url ?? '';
  const control = controlOf(sponsorUrl, 'sim-demo');
  const desk = { razao: world.razao, control, providerId: 'sim-demo', sponsorUrl, product: 'caucao-aluguel' };
  situations = await makeSituations(desk, 'test');
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

sayWithoutChromium('the tickets are not answered');

/** Somebody of the support desk. */
class Clerk {
  constructor(private readonly visitor: Visitor) {}

  /** Types a text of the ticket into the search box. */
  async search(text: string): Promise<void> {
    const { page } = this.visitor;
    await page.getByRole('button', { name: 'Search or go to…' }).click();
    await page.locator('.palette-input').fill(text);
    await page.locator('.palette-input').press('Enter');
    await page.getByRole('searchbox').waitFor();
    await this.visitor.settled();
  }

  /** Opens a result of the search, or another link of the page. */
  async open(text: string | RegExp): Promise<void> {
    await this.main(text).first().click();
    await this.visitor.settled();
  }

  async view(name: string): Promise<void> {
    await this.visitor.page.locator('nav#menu').getByRole('link', { name }).click();
    await this.visitor.settled();
  }

  async tab(name: string): Promise<void> {
    await this.visitor.page.locator('main nav.tabs').getByRole('link', { name }).click();
    await this.visitor.settled();
  }

  /** Resolves when all of these are to be read on the page. @throws as Playwright does. */
  async reads(...texts: readonly (string | RegExp)[]): Promise<void> {
    for (const text of texts) await this.visitor.page.locator('main').filter({ hasText: text }).waitFor();
  }

  /** An act that could be pressed. */
  async may(name: string): Promise<void> {
    expect(await this.visitor.page.locator('main').getByRole('button', { name }).first().isEnabled()).toBe(true);
  }

  private main(text: string | RegExp): Locator {
    return this.visitor.page.locator('main').getByRole('link').filter({ hasText: text });
  }
}

const ANSWERS: Readonly<Record<string, (clerk: Clerk) => Promise<void>>> = {
  'a Pix that has not arrived': async (clerk) => {
    await clerk.search('312.45');
    await clerk.open('R$312.45');
    await clerk.reads('Unmatched', 'Nothing matches', 'No account of this tenant has the key');
    await clerk.reads(/On the exception account\s*R\$312\.45/, /pix_key\s*b\*+@example\.com/);
    await clerk.may('Credit an account');
  },
  'a double charge': async (clerk) => {
    await clerk.search('otavio nunes');
    await clerk.reads(/(?:R\$64\.50[^]*Otávio Nunes → Livraria Capítulo Um[^]*){2}/, '2 found');
    await clerk.open('R$64.50');
    await clerk.reads('Settled', 'Livraria Capítulo Um', /end_to_end_id\s*E87654321/);
    await clerk.may('Return (Pix)');
  },
  'a blocked account': async (clerk) => {
    await clerk.search('Carlos Prado');
    await clerk.open('Carlos Prado');
    await clerk.reads('R$0.00 Available', /Blocked\s*R\$1,500\.00/);
    await clerk.tab('Holds & blocks');
    await clerk.reads('Court order', 'Ofício 4471/2, 3ª Vara Cível', 'R$1,500.00');
  },
  'a stuck payout': async (clerk) => {
    await clerk.search('830');
    await clerk.open('R$830.00');
    await clerk.reads('Marcenaria Ipê', 'Dispatched', 'past its time', 'obligation.dispatched');
    await clerk.reads('Waiting for the rail', 'reported nothing yet', /overdue/);
    await clerk.may('Resolve by hand');
  },
  'a dead webhook endpoint': async (clerk) => {
    await clerk.view('Events & webhooks');
    await clerk.tab('Endpoints');
    await clerk.reads('Delivery app', 'hold.*', /Success\s*0 %/, /Last answer\s*HTTP 503/, /Backlog\s*[1-9]/);
    await clerk.may('Recover');
  },
  'a limit that bites': async (clerk) => {
    await clerk.search('Débora Lins');
    await clerk.open('Débora Lins');
    await clerk.tab('Limits');
    await clerk.reads('Debit · Amount · Day', 'R$440.00 / R$500.00', 'R$60.00 left until');
  },
  'a break of R$ 0.01': async (clerk) => {
    await clerk.open('Open reconciliation breaks');
    await clerk.reads('+R$0.01', 'Amounts differ', 'R$45.91', 'R$45.90');
    await clerk.open(/^obl_/);
    await clerk.reads('Papelaria Aquarela', 'R$45.90');
  },
  'a member who wants out': async (clerk) => {
    await clerk.search('casa da serra');
    await clerk.open('Casa da Serra');
    await clerk.reads(/Elisa Rocha[^]*−R\$120\.00/, /Owes\s*To whom\s*Amount\s*Elisa Rocha\s*Heitor Sá\s*R\$120\.00/, 'settles first');
  },
  'an instance that hangs': async (clerk) => {
    await clerk.search('Fábio Couto');
    await clerk.open('Fábio Couto');
    await clerk.tab('Squads & products');
    await clerk.open('caucao-aluguel');
    await clerk.reads('CLAIMED', /What it waits for[^]*accept_claim\s*by renter[^]*Fábio Couto/);
  },
  'proof that an entry was not altered': async (clerk) => {
    await clerk.search('271.83');
    await clerk.open('R$271.83');
    await clerk.reads('Gilda Porto', /Entry [\d,.]+/, 'Verified here', /Entry hash\s*[0-9a-f]{64}/);
  },
};

(CHROMIUM === undefined ? describe.skip : describe)('the support desk', () => {
  it.each(TICKETS.map(({ name }) => name))(
    'answers %s from the page alone, within two minutes',
    async (name) => {
      const visitor = await Visitor.open(browser, world.console);
      await visitor.signIn(world.full);
      await visitor.settled();
      const begun = performance.now();
      await ANSWERS[name]?.(new Clerk(visitor));
      expect(performance.now() - begun).toBeLessThan(ANSWERED_MS);
      expect(visitor.faults).toEqual([]);
      await visitor.close();
    },
    TIMEOUT_MS,
  );

  it('has an answer to each ticket, and each is of its own situation', () => {
    expect(Object.keys(ANSWERS)).toEqual(TICKETS.map(({ name }) => name));
    expect(new Set([...situations.twice, situations.stuck, situations.proven]).size).toBe(4);
  });
});

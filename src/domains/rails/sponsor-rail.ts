import type { RailCapability } from '../../../generated/models.ts';
import { fromCents, toCents, type Cents } from '../../platform/money.ts';
import { endToEndId } from './end-to-end-id.ts';
import {
  BANK_RAILS, CAPABILITIES, RailTimeout,
  type GivenPayment, type PayAnswer, type RailAdapter, type RailFamily, type RailParty, type RailPayment,
} from './rail.ts';
import { SponsorClient, type SponsorClientOptions } from './sponsor-client.ts';
import type { PaymentRequest, SponsorGivenPayment, SponsorStatementPage } from './sponsor-interface.ts';
import { readFoundPayment, readPayAnswer, STATUSES, textOf } from './standing.ts';

/** The name of the adapter of `sponsor-interface.ts`, in rail bindings and provider accounts. */
export const SPONSOR = 'sim_sponsor_v1';

/** Capabilities of a PSP that speaks API Pix, which is for receivers alone. */
const RECEIVES: readonly RailCapability[] = ['INBOUND', 'RETURNS', 'KEYS', 'DYNAMIC_QR'];

/**
 * Adapters that are reached by the sponsor interface and carry Pix alone, by name: those of `razao adapter api-pix`, without payments out
 * and, where the profile of the PSP describes them, with. A binding that wants more is refused.
 */
export const API_PIX: Readonly<Record<string, readonly RailCapability[]>> = {
  api_pix_v1: RECEIVES, api_pix_payout_v1: ['OUTBOUND', ...RECEIVES],
};

/** Names of all adapters that are reached by the sponsor interface. */
export const SPONSOR_ADAPTERS: readonly string[] = [SPONSOR, ...Object.keys(API_PIX)];

/** Time without news after which the state of a payment is queried, in milliseconds. */
const ASK_AFTER_MS = 10_000;

export interface SponsorRailOptions extends SponsorClientOptions {
  /** The ISPB of the institution that sends payments over Pix: it is in their names. */
  readonly ispb: string;
}

/** The rails of sponsors. */
export function sponsorRails(options: SponsorRailOptions): RailAdapter[] {
  const client = new SponsorClient(options);
  return BANK_RAILS.map((family) => sponsorRail(family, client, options));
}

/** The rails of PSPs that speak API Pix, by the name of the adapter. */
export function apiPixRails(options: SponsorRailOptions): Readonly<Record<string, RailAdapter[]>> {
  const client = new SponsorClient(options);
  return Object.fromEntries(Object.entries(API_PIX).map(([name, capabilities]) => [name, [apiPixRail(capabilities, client, options)]]));
}

/** The PSP gives payments their names. */
function apiPixRail(capabilities: readonly RailCapability[], client: SponsorClient, options: SponsorRailOptions): RailAdapter {
  const { nameOf: _, ...rail } = sponsorRail('PIX', client, options);
  return { ...rail, capabilities };
}

function sponsorRail(family: RailFamily, client: SponsorClient, { ispb }: SponsorRailOptions): RailAdapter {
  return {
    family,
    ...(family === 'PIX' && { capabilities: CAPABILITIES }),
    askAfterMs: ASK_AFTER_MS,
    ...(family === 'PIX' && { nameOf: ({ tenant, reference }, at) => endToEndId('E', ispb, at, `${tenant} ${reference}`) }),
    pay: (payment) => hand(client, payment, 'OUT'),
    expect: (payment) => hand(client, payment, 'IN'),
    find: async (tenant, reference, { providerId }) =>
      readFoundPayment(await client.call(tenant, providerId, 'GET', `/v1/payments/${encodeURIComponent(reference)}`), reference),
    statement: (tenant, from, to, providerId) => pages(periodOf(family, from, to), async (query) => {
      const { lines, next_cursor } = await readPage(client, tenant, providerId, `/v1/statement?${query}`);
      return { items: lines, next_cursor };
    }),
    given: (tenant, from, to, providerId) => pages(periodOf(family, from, to), (query) => readGiven(
      client, tenant, providerId, `/v1/given?${query}`,
    )),
    balance: (tenant, providerId, currency) => readBalance(client, tenant, providerId, currency),
  };
}

/** Hands a payment over. A repetition returns the outcome of the first. */
async function hand(client: SponsorClient, payment: RailPayment, direction: PaymentRequest['direction']): Promise<PayAnswer> {
  const { tenant, providerId, reference, rail, amount, currency, debtor, creditor, matchKeys, description, endToEndId: name } = payment;
  const request: PaymentRequest = {
    reference, rail, direction, amount: { currency, value: fromCents(amount) }, debtor: nameOf(debtor), creditor: nameOf(creditor),
    ...(name !== undefined && { end_to_end_id: name }), ...(description !== undefined && { description }), match_keys: matchKeys,
  };
  return readPayAnswer(await client.call(tenant, providerId, 'POST', '/v1/payments', request), reference, currency);
}

function periodOf(rail: RailFamily, from: Date, to: Date): Record<string, string> {
  return { from: from.toISOString(), to: to.toISOString(), rail };
}

/** Reads all items of a paged list. @throws RailTimeout for pages without an end. */
async function* pages<T>(
  period: Record<string, string>, read: (query: URLSearchParams) => Promise<{
    readonly items: readonly T[]; readonly next_cursor: string | null;
  }>,
): AsyncGenerator<T> {
  const seen = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null;) {
    if (seen.has(cursor)) throw new RailTimeout('the sponsor repeats a page');
    seen.add(cursor);
    const page: { readonly items: readonly T[]; readonly next_cursor: string | null } = await read(new URLSearchParams({
      ...period, ...(cursor && { cursor }),
    }));
    yield* page.items;
    cursor = page.next_cursor;
  }
}

async function readGiven(client: SponsorClient, tenant: string, providerId: string, path: string) {
  const { status, body } = await client.call(tenant, providerId, 'GET', path);
  const { payments, next_cursor: next } = body;
  if (status >= 300 || !Array.isArray(payments)) throw new RailTimeout(`the sponsor answered ${status} when asked for its payments`);
  return { items: (payments as SponsorGivenPayment[]).map(givenPayment), next_cursor: textOf(next) || null };
}

/** @throws RailTimeout for an item that is not a payment. */
function givenPayment(it: SponsorGivenPayment): GivenPayment {
  const { reference, rail, amount, status, end_to_end_id: name } = it;
  const isWhole =
    textOf(reference) !== '' && STATUSES.has(status) && Number.isSafeInteger(amount?.value) && textOf(amount?.currency) !== '';
  if (!isWhole) throw new RailTimeout(
    `the sponsor names a payment without reference, status or amount: ${JSON.stringify(it).slice(0, 200)}`,
  );
  return { reference, rail, amount: toCents(amount.value), currency: amount.currency, status, endToEndId: textOf(name) || undefined };
}

async function readPage(client: SponsorClient, tenant: string, providerId: string, path: string): Promise<SponsorStatementPage> {
  const { status, body } = await client.call(tenant, providerId, 'GET', path);
  if (status >= 300) throw new RailTimeout(`the sponsor answered ${status} when asked for a statement`);
  const { lines, next_cursor: next } = body;
  if (!Array.isArray(lines)) throw new RailTimeout('the sponsor answered with no statement');
  return { lines: lines as SponsorStatementPage['lines'], next_cursor: textOf(next) || null };
}

async function readBalance(client: SponsorClient, tenant: string, providerId: string, currency: string): Promise<Cents | undefined> {
  const { status, body: { balance } } = await client.call(tenant, providerId, 'GET', `/v1/balance?${new URLSearchParams({ currency })}`);
  if (status === 404) return undefined;
  if (status >= 300 || !Number.isSafeInteger(balance)) throw new RailTimeout(`the sponsor answered ${status} when asked for a balance`);
  return toCents(Number(balance));
}

/** Name of a side for the sponsor: the external id that the client gave, else our account. */
function nameOf({ externalId, accountId }: RailParty): string {
  return externalId ?? accountId ?? '';
}

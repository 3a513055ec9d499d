import { fromCents, toCents, type Cents } from '../../platform/money.ts';
import { endToEndId } from './end-to-end-id.ts';
import { CAPABILITIES, RailTimeout, type PayAnswer, type RailAdapter, type RailFamily, type RailParty, type RailPayment } from './rail.ts';
import { SponsorClient, type SponsorClientOptions } from './sponsor-client.ts';
import type { PaymentRequest, SponsorStatementPage } from './sponsor-interface.ts';
import { readFoundPayment, readPayAnswer, textOf } from './standing.ts';

/** The name of the adapter that speaks `sponsor-interface.ts`, as rail bindings and provider accounts have it. */
export const SPONSOR = 'sim_sponsor_v1';

/** What a sponsor carries; NATIVE is the ledger itself, MOCK is in this process. */
const families = ['PIX', 'ACH', 'WIRE', 'SEPA', 'EFT_CA'] as const satisfies readonly RailFamily[];

/** A payment of which nothing was heard by then is asked for. */
const ASK_AFTER_MS = 10_000;

export interface SponsorRailOptions extends SponsorClientOptions {
  /** The ISPB of the institution that sends payments over Pix: it is in their names. */
  readonly ispb: string;
}

/** The rails of sponsors. */
export function sponsorRails(options: SponsorRailOptions): RailAdapter[] {
  const client = new SponsorClient(options);
  return families.map((family) => sponsorRail(family, client, options));
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
    statement: async function* (tenant, from, to, providerId) {
      const period = { from: from.toISOString(), to: to.toISOString(), rail: family };
      const seen = new Set<string>();
      for (let cursor: string | null = ''; cursor !== null;) {
        if (seen.has(cursor)) throw new RailTimeout('the sponsor names a page of its statement that it gave before');
        seen.add(cursor);
        const query = new URLSearchParams({ ...period, ...(cursor && { cursor }) });
        const page: SponsorStatementPage = await readPage(client, tenant, providerId, `/v1/statement?${query}`);
        yield* page.lines;
        cursor = page.next_cursor;
      }
    },
    balance: (tenant, providerId, currency) => readBalance(client, tenant, providerId, currency),
  };
}

/** Hands a payment over. A repetition is answered with what became of the first. */
async function hand(client: SponsorClient, payment: RailPayment, direction: PaymentRequest['direction']): Promise<PayAnswer> {
  const { tenant, providerId, reference, rail, amount, currency, debtor, creditor, matchKeys, endToEndId: name } = payment;
  const request: PaymentRequest = {
    reference, rail, direction, amount: { currency, value: fromCents(amount) }, debtor: nameOf(debtor), creditor: nameOf(creditor),
    ...(name !== undefined && { end_to_end_id: name }), match_keys: matchKeys,
  };
  return readPayAnswer(await client.call(tenant, providerId, 'POST', '/v1/payments', request), reference, currency);
}

async function readPage(client: SponsorClient, tenant: string, providerId: string, path: string): Promise<SponsorStatementPage> {
  const { status, body } = await client.call(tenant, providerId, 'GET', path);
  if (status >= 300) throw new RailTimeout(`the sponsor answered ${status} when asked for a statement`);
  const { lines, next_cursor: next } = body;
  if (!Array.isArray(lines)) throw new RailTimeout('the sponsor answered with no statement');
  return { lines: lines as SponsorStatementPage['lines'], next_cursor: textOf(next) || null };
}

async function readBalance(client: SponsorClient, tenant: string, providerId: string, currency: string): Promise<Cents> {
  const { status, body: { balance } } = await client.call(tenant, providerId, 'GET', `/v1/balance?${new URLSearchParams({ currency })}`);
  if (status >= 300 || !Number.isSafeInteger(balance)) throw new RailTimeout(`the sponsor answered ${status} when asked for a balance`);
  return toCents(Number(balance));
}

/** How the outside knows a side: by the external id that the client gave, else by our account. */
function nameOf({ externalId, accountId }: RailParty): string {
  return externalId ?? accountId ?? '';
}

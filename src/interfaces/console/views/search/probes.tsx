/** The places where a text is looked for, by what it looks like. Each is bounded, and says how much it looked through. */
import type { ReactNode } from 'react';
import { NotFoundError, type models, type Razao } from '@razao/sdk';
import { serviceNow } from '../../data/clock.ts';
import { minorUnitsOf, moneyText } from '../../format/money.ts';
import { dayText } from '../../format/time.ts';
import { Money, placeOf, Time } from '../../parts/values.tsx';
import { search } from '../../text/search.ts';
import { common } from '../../text/common.ts';
import type { Language, Text } from '../../text/text.ts';
import type { Say } from '../../text/use-text.ts';
import { Side } from '../payments/side.tsx';

export interface Hit {
  readonly key: string;
  readonly kind: Text;
  readonly title: ReactNode;
  readonly about?: ReactNode;
  readonly to?: string | undefined;
  readonly code?: string | undefined;
}

export interface Probe {
  readonly name: string;
  readonly scope: string;
  readonly how: (say: Say, language: Language) => string;
  find(client: Razao, options: Asked): Promise<readonly Hit[]>;
}

/** How a request is given up. */
interface Asked {
  readonly signal: AbortSignal;
}

const END_TO_END = /^[ED]\d{20}\w{11}$/;
const TXID = /^[A-Za-z0-9]{26,35}$/;
const TAX_ID = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$|^[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}$/i;
const PIX_KEY = /^[^\s@]+@[^\s@]+\.[^\s@]+$|^\+\d{10,15}$|^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const AMOUNT_AND_DAY = /^(?:R\$)?\s*([\d.,]+)(?:\s+(\d{4}-\d{2}-\d{2}))?$/;
/** Payments, evidence and squads that are looked through where no filter of the service fits. */
const LOOKED_THROUGH = 1000;
/** Days in which an amount alone is looked for: no more are allowed. */
const AMOUNT_DAYS = 31;
const SHOWN = 20;

/** The probes for a text, the most likely first. */
export function probesFor(text: string): Probe[] {
  const [, typed = '', day] = AMOUNT_AND_DAY.exec(text) ?? [];
  const amount = typed === '' ? undefined : minorUnitsOf(typed);
  const isName = /\p{L}/u.test(text) && !/^[a-z]{3}_/.test(text) && !text.includes('@');
  return [
    ...(placeOf(text) === undefined ? [] : [byId(text)]),
    ...(END_TO_END.test(text) ? [byEndToEnd(text)] : []),
    ...(TXID.test(text) && !END_TO_END.test(text) ? [byTxid(text)] : []),
    ...(PIX_KEY.test(text) ? [byKey(text, search.asKey)] : []),
    ...(TAX_ID.test(text) ? [byKey(text.replace(/[.\-/]/g, ''), search.asTaxId), byTaxId(text)] : []),
    ...(amount === undefined || amount <= 0 ? [] : [byAmount(amount, day)]),
    ...(isName && !END_TO_END.test(text) ? [byName(text), byOtherSide(text), bySquad(text)] : []),
    ...(placeOf(text) === undefined && text.length >= 6 && !isName && amount === undefined ? [byExternalId(text)] : []),
  ];
}

async function orNone<T>(read: PromiseLike<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

function byId(id: string): Probe {
  return {
    name: 'id',
    scope: 'service/accounts.read',
    how: (say) => say(search.asId),
    find: async () => [{ key: id, kind: search.found, title: id, to: placeOf(id) }],
  };
}

function paymentHit(it: models.ObligationResponse): Hit {
  return {
    key: it.obligation_id,
    kind: common.payment,
    title: <Money value={it.amount.value} currency={it.amount.currency} exponent={it.amount.currency_exponent} />,
    about: (
      <>
        {it.rail} · <Side side={it.debtor} counterparty={it.counterparty} isPlain /> →{' '}
        <Side side={it.creditor} counterparty={it.counterparty} isPlain /> · <Time at={it.created_at} form="LONG" />
      </>
    ),
    to: `/payments/${it.obligation_id}`,
    code: it.resolution_outcome ?? it.state,
  };
}

function evidenceHit(it: models.EvidenceResponse): Hit {
  return {
    key: it.evidence_id,
    kind: search.evidence,
    title: <Money value={it.amount.value} currency={it.amount.currency} exponent={it.amount.currency_exponent} />,
    about: `${it.provider_id} · ${it.external_id}`,
    to: `/evidence/${it.evidence_id}`,
    code: it.state,
  };
}

function byEndToEnd(id: string): Probe {
  return {
    name: 'end-to-end',
    scope: 'service/accounts.read',
    how: (say) => say(search.asEndToEnd),
    find: async (client, options) => {
      const hits: Hit[] = [];
      for (const external_id of [id, `${id}:CREDIT_RECEIVED`, `${id}:PAYMENT_SETTLED`]) {
        hits.push(...(await client.evidence.list({ external_id, limit: SHOWN }, options)).items.map(evidenceHit));
      }
      return [...(await paymentsBy(client, { end_to_end_id: id }, options)), ...hits];
    },
  };
}

/** Payments by filters that the service has an index for. */
async function paymentsBy(client: Razao, filters: models.ListObligationsQuery, options: Asked): Promise<readonly Hit[]> {
  return (await client.obligations.list({ ...filters, limit: SHOWN }, options)).items.map(paymentHit);
}

function byTxid(txid: string): Probe {
  return {
    name: 'txid',
    scope: 'service/accounts.read',
    how: (say) => say(search.asTxid),
    find: async (client, options) => {
      const charge = await orNone(client.pix.getQrCharge(txid, undefined, options));
      return charge
        ? [
            {
              key: charge.txid,
              kind: search.charge,
              title: <Money value={charge.amount_cents} currency={charge.currency} />,
              about: charge.txid,
              to: charge.obligation_id === null ? `/accounts/${charge.account_id}` : `/payments/${charge.obligation_id}`,
              code: charge.state,
            },
          ]
        : [];
    },
  };
}

/** The directory tells whose a key is. It is asked once for a text, as a payment would ask. */
function byKey(key: string, how: Text): Probe {
  return {
    name: `key-${how.en}`,
    scope: 'service/accounts.read',
    how: (say) => say(how),
    find: async (client, options) => {
      const found = await orNone(client.pix.lookupKey({ key }, options));
      if (!found) return [];
      return [
        {
          key: found.key_value,
          kind: found.account_id === null ? search.outsideKey : search.key,
          title: found.recipient.display_name,
          about: `${found.participant.name} · ${found.recipient.tax_id}`,
          to: found.account_id === null ? undefined : `/accounts/${found.account_id}`,
        },
      ];
    },
  };
}

function byName(text: string): Probe {
  return {
    name: 'name',
    scope: 'service/accounts.read',
    how: (say) => say(search.asName),
    find: async (client, options) => {
      const [accounts, parties] = await Promise.all([
        client.accounts.search({ query: text, limit: SHOWN }, options),
        client.parties.search({ query: text, limit: SHOWN }, options),
      ]);
      const names = new Map(parties.data.map(({ party_id, display_name }) => [party_id, display_name]));
      return [
        ...accounts.data.map((it): Hit => ({
          key: it.id,
          kind: common.account,
          title: names.get(it.owner_party_id ?? '') ?? it.id,
          about: it.id,
          to: `/accounts/${it.id}`,
          code: it.is_frozen ? 'FROZEN' : it.status,
        })),
        ...parties.data.map((it): Hit => ({
          key: it.party_id,
          kind: search.party,
          title: it.display_name ?? it.party_id,
          about: it.party_id,
          to: `/parties/${it.party_id}`,
          code: it.status,
        })),
      ];
    },
  };
}

function byTaxId(text: string): Probe {
  return {
    name: 'tax-id',
    scope: 'service/accounts.read',
    how: (say) => say(search.asTaxIdOfOtherSide),
    find: async (client, options) => await paymentsBy(client, { counterparty_tax_id: text }, options),
  };
}

/** The service keeps the other side's name sealed: it is looked for in what it shows. */
function byOtherSide(text: string): Probe {
  return {
    name: 'other-side',
    scope: 'service/accounts.read',
    how: (say) => say(search.asOtherSide, { count: LOOKED_THROUGH }),
    find: async (client, options) => {
      const payments = await client.obligations.list({ limit: 200 }, options).toArray({ limit: LOOKED_THROUGH });
      return payments.filter(({ counterparty }) => hasIn(counterparty?.name, text)).slice(0, SHOWN).map(paymentHit);
    },
  };
}

function bySquad(text: string): Probe {
  return {
    name: 'squad',
    scope: 'service/squads',
    how: (say) => say(search.asSquad),
    find: async (client, options) => {
      const squads = await client.squads.list({ limit: 200 }, options).toArray({ limit: LOOKED_THROUGH });
      return squads.filter(({ name }) => hasIn(name, text)).slice(0, SHOWN).map((it): Hit => ({
        key: it.sqd_id,
        kind: search.squad,
        title: it.name,
        about: it.sqd_id,
        to: `/squads/${it.sqd_id}`,
        code: it.state,
      }));
    },
  };
}

/** Whether a name has a text in it, in any case, with or without accents. */
function hasIn(name: string | undefined, text: string): boolean {
  const plain = (it: string): string => it.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return name !== undefined && plain(name).includes(plain(text.trim()));
}

/** With a day, by the postings of that day; without, in the days of late. */
function byAmount(cents: number, day: string | undefined): Probe {
  const show = (language: Language): string => moneyText(cents, 'BRL', language);
  if (day === undefined) {
    return {
      name: 'amount',
      scope: 'service/accounts.read',
      how: (say, language) => say(search.asAmount, { amount: show(language), days: AMOUNT_DAYS, count: LOOKED_THROUGH }),
      find: async (client, options) => {
        // A minute less than allowed: the service's clock goes on until it looks.
        const created_from = new Date(serviceNow() - AMOUNT_DAYS * 86_400_000 + 60_000).toISOString();
        const [payments, evidence] = await Promise.all([
          paymentsBy(client, { amount: cents, created_from }, options),
          client.evidence.list({ limit: 200 }, options).toArray({ limit: LOOKED_THROUGH }),
        ]);
        // Evidence that belongs to a payment is on the payment's page.
        const alone = evidence.filter((it) => it.match === null && it.amount.value === cents);
        return [...payments, ...alone.map(evidenceHit)].slice(0, SHOWN);
      },
    };
  }
  return {
    name: 'amount-on-day',
    scope: 'service/gl',
    how: (say, language) => say(search.asAmountOnDay, { amount: show(language), day: dayText(day, language) }),
    find: async (client, options) => {
      const entries = await client.glEntries
        .list({ from: day, to: day, side: 'CREDIT', limit: 200 }, options)
        .toArray({ limit: 5 * LOOKED_THROUGH });
      const ids = new Set(entries.filter(({ amount }) => amount.value === cents).flatMap(({ obligation_ids }) => obligation_ids));
      const found = await Promise.all([...ids].slice(0, SHOWN).map((id) => orNone(client.obligations.get(id, {}, options))));
      return found.filter((it) => it !== undefined).map(paymentHit);
    },
  };
}

function byExternalId(text: string): Probe {
  return {
    name: 'external',
    scope: 'service/accounts.read',
    how: (say) => say(search.asEvidence),
    find: async (client, options) => [
      ...(await paymentsBy(client, { external_reference: text }, options)),
      ...(await client.evidence.list({ external_id: text, limit: SHOWN }, options)).items.map(evidenceHit),
    ],
  };
}

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SponsorGivenPayment, SponsorStatementLine } from '../../domains/rails/sponsor-interface.ts';
import { isUnreadable, type Bank } from './bank.ts';
import { OutcomeUnknown } from './errors.ts';
import { CURRENCY } from './orders.ts';
import type { Pix } from './pix.ts';
import type { Profile } from './profile.ts';
import { referenceOf } from './references.ts';
import type { Order, Store } from './store.ts';

const DAY_MS = 86_400_000;
const LINES_A_PAGE = 500;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 4;

export interface StatementPage {
  readonly lines: readonly SponsorStatementLine[];
  readonly next_cursor: string | null;
}

/**
 * Movements of a period, as the PSP has them: Pix received by their time, returns by the time at which they settled, whenever the Pix came,
 * and payments out. One Pix that cannot be read, and there is no statement: half of one would hide it.
 */
export class Statement {
  /** Whole statements, for the pages that follow the first. */
  readonly #kept = new LRUCache<string, readonly SponsorStatementLine[]>({ max: MOST_KEPT, ttl: KEPT_MS });

  constructor(private readonly options: { readonly bank: Bank; readonly store: Store; readonly profile: Profile }) {}

  /** @throws NotSent, OutcomeUnknown. */
  async page(from: Date, to: Date, cursor: string | null): Promise<StatementPage> {
    const name = createHash('sha256').update(`${from.toISOString()} ${to.toISOString()}`).digest('hex').slice(0, 16);
    const [, known = '', start = '0'] = /^([0-9a-f]{16})\.(\d{1,9})$/.exec(cursor ?? '') ?? [];
    const kept = known === name ? this.#kept.get(name) : undefined;
    const lines = kept ?? await this.#lines(from, to);
    this.#kept.set(name, lines);
    const end = Number(start) + LINES_A_PAGE;
    return { lines: lines.slice(Number(start), end), next_cursor: end < lines.length ? `${name}.${end}` : null };
  }

  async #lines(from: Date, to: Date): Promise<SponsorStatementLine[]> {
    const lines: SponsorStatementLine[] = [];
    const isWithin = (at: Date | undefined): at is Date => at !== undefined && at >= from && at < to;
    for await (const pix of this.#pix(from, to)) if (isWithin(pix.at)) lines.push(creditLine(pix));
    for await (const pix of this.#withReturns(from, to)) {
      const settled = pix.returns.filter(({ status }) => status === 'SETTLED');
      if (settled.some(({ settledAt }) => !settledAt)) throw new OutcomeUnknown('a return has settled at no time');
      lines.push(...settled.filter(({ settledAt }) => isWithin(settledAt)).map((it) => this.#returnLine(pix, it)));
    }
    lines.push(...this.options.store.paymentsSettled(from.toISOString(), to.toISOString()).map(paymentLine));
    return lines.toSorted((a, b) => (a.occurred_at === b.occurred_at ? compare(a.line_id, b.line_id)
      : compare(a.occurred_at, b.occurred_at)));
  }

  /**
   * Payments out and returns that were accepted in a period. The PSP is asked too: it has also returns that a lost store has forgotten.
   * @throws NotSent, OutcomeUnknown.
   */
  async given(from: Date, to: Date): Promise<SponsorGivenPayment[]> {
    const stored = this.options.store.ordersCreated(from.toISOString(), to.toISOString());
    const given = stored.map(givenOrder);
    for await (const pix of this.#withReturns(from, to)) {
      for (const it of pix.returns) {
        const reference = referenceOf(it.id);
        if (reference === undefined || this.options.store.findOrder(reference) || !it.askedAt || it.askedAt < from
          || it.askedAt >= to) continue;
        given.push({
          reference, rail: 'PIX', amount: { currency: CURRENCY, value: it.amount }, status: it.status, end_to_end_id: it.railId,
          created_at: it.askedAt.toISOString(),
        });
      }
    }
    return given.toSorted((a, b) => compare(a.created_at, b.created_at));
  }

  /** Pix of so many days that returns of them may fall into the period. */
  #withReturns(from: Date, to: Date): AsyncGenerator<Pix> {
    const earliest = new Date(from.getTime() - this.options.profile.return_days * DAY_MS);
    return this.#pix(earliest, to, { devolucaoPresente: 'true' });
  }

  async *#pix(from: Date, to: Date, query: Readonly<Record<string, string>> = {}): AsyncGenerator<Pix> {
    const seen = new Set<string>();
    for await (const page of this.options.bank.listPix(from, to, query)) {
      for (const pix of page) {
        if (isUnreadable(pix)) throw new OutcomeUnknown(`a Pix of the period cannot be read: ${pix.reason}`);
        if (!seen.has(pix.endToEndId)) yield pix;
        seen.add(pix.endToEndId);
      }
    }
  }

  /** Razao's own returns have its reference; one by the PSP itself (MED) has none. */
  #returnLine({ endToEndId }: Pix, { id, railId, amount, settledAt }: Pix['returns'][number]): SponsorStatementLine {
    const reference = this.options.store.findReturn(endToEndId, id)?.reference ?? referenceOf(id);
    return {
      line_id: `${endToEndId}/${id}`, kind: 'RETURN_SENT', rail: 'PIX', amount: -amount, currency: CURRENCY,
        ...(reference && { reference }),
      end_to_end_id: railId, occurred_at: (settledAt as Date).toISOString(),
    };
  }
}

function creditLine({ endToEndId, amount, at }: Pix): SponsorStatementLine {
  return {
    line_id: endToEndId, kind: 'CREDIT', rail: 'PIX', amount, currency: CURRENCY, end_to_end_id: endToEndId, occurred_at: at.toISOString(),
  };
}

function paymentLine({ bankId, reference, amount, railId, endToEndId, finalAt }: Order): SponsorStatementLine {
  return {
    line_id: `payment/${bankId}`, kind: 'PAYMENT', rail: 'PIX', amount: -amount, currency: CURRENCY, reference,
    end_to_end_id: railId ?? endToEndId, occurred_at: String(finalAt),
  };
}

function givenOrder({ reference, amount, status, railId, endToEndId, bankId, kind, createdAt }: Order): SponsorGivenPayment {
  const name = railId ?? (kind === 'RETURN' ? bankId : endToEndId);
  return { reference, rail: 'PIX', amount: { currency: CURRENCY, value: amount }, status, end_to_end_id: name, created_at: createdAt };
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

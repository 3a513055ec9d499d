import type { ProviderEventData } from '../../generated/models.ts';
import type { ChargeOrder, SponsorCharge, SponsorReturn } from '../../src/domains/pix/index.ts';
import type {
  PaymentStatus, SponsorGivenPayment, SponsorParty, SponsorPayment, SponsorStatementLine,
} from '../../src/domains/rails/index.ts';
import { uniqueId } from './identifiers.ts';

/** A payment with the sponsor's own data. */
export interface KeptPayment extends SponsorPayment {
  status: PaymentStatus;
  failure_code: string | null;
  failure_reason: string | null;
  final_at: string | null;
  /** Who was paid, once it settled. */
  payee?: SponsorParty;
  /** The request, as JSON: distinguishes a repetition from another payment under the same reference. */
  readonly request: string;
  readonly direction: 'OUT' | 'IN';
  /** The party outside, by its external id, and the wish that the match keys hold. */
  readonly outside: string;
  /** What the payer says to the payee. */
  readonly message: string | undefined;
  readonly wish: string | undefined;
  /** Number of times that each of its events is sent. */
  readonly tellings: number;
}

/** A charge with the data that its payers see. */
export interface KeptCharge extends SponsorCharge {
  status: SponsorCharge['status'];
  readonly order: ChargeOrder;
}

/** A return with the sponsor's own data. */
export interface KeptReturn extends SponsorReturn {
  status: SponsorReturn['status'];
  failure_code: string | null;
  failure_reason: string | null;
  final_at: string | null;
  readonly request: string;
  /** Number of times that the event of its end is sent. */
  readonly tellings: number;
}

/** The simulated sponsor's records for one customer: payments, and the account's statement. */
export class Books {
  readonly payments = new Map<string, KeptPayment>();
  readonly charges = new Map<string, KeptCharge>();
  /** Returns of credits, by reference. */
  readonly returns = new Map<string, KeptReturn>();
  /** Credits as they were reported, by end-to-end id. */
  readonly credits = new Map<string, ProviderEventData>();
  readonly lines: SponsorStatementLine[] = [];

  /** Writes a line, unless the same movement has one. */
  record(line: Omit<SponsorStatementLine, 'line_id'>): void {
    const isKnown = line.end_to_end_id !== undefined &&
      this.lines.some(({ end_to_end_id, kind }) => end_to_end_id === line.end_to_end_id && kind === line.kind);
    if (!isKnown) this.lines.push({ line_id: uniqueId('line'), ...line });
  }

  /** Lines of a period, the earlier first; `from` inclusive, `to` exclusive, both as `toISOString` writes them. */
  statement(from: string, to: string, rail?: string): SponsorStatementLine[] {
    return this.lines
      .filter((line) => line.occurred_at >= from && line.occurred_at < to && (rail === undefined || line.rail === rail))
      .toSorted((a, b) => (a.occurred_at < b.occurred_at ? -1 : Number(a.occurred_at > b.occurred_at)));
  }

  /**
   * Payments out and returns that were accepted in a period, the earlier first; `from` inclusive, `to` exclusive, both in the form of
   * `toISOString`.
   */
  given(from: string, to: string, rail?: string): SponsorGivenPayment[] {
    const payments = [...this.payments.values()].filter(({ direction }) => direction === 'OUT');
    const returns = [...this.returns.values()].map((it) => ({ ...it, rail: 'PIX' as const, end_to_end_id: it.return_end_to_end_id }));
    return [...payments, ...returns]
      .filter((it) => it.created_at >= from && it.created_at < to && (rail === undefined || it.rail === rail))
      .map(({ reference, rail, amount, status, end_to_end_id, created_at }) => ({
        reference, rail, amount, status, end_to_end_id, created_at,
      }))
      .toSorted((a, b) => (a.created_at < b.created_at ? -1 : Number(a.created_at > b.created_at)));
  }

  /** Sum of the statement's lines, in minor units. */
  balance(currency: string): number {
    return this.lines.filter((line) => line.currency === currency).reduce((sum, { amount }) => sum + amount, 0);
  }
}

import type { RailFamily } from '../rails/index.ts';
import type { JournalContext } from '../journal/index.ts';

/** A line of a provider's statement as the adapter of a rail gives it. */
export interface ProviderLine {
  /** Unique at the provider. */
  readonly line_id: string;
  /** Minor units, negative for what went out. */
  readonly amount: number;
  readonly currency: string;
  /** Our reference, where it was one of our payments. */
  readonly reference?: string;
  readonly end_to_end_id?: string;
  readonly occurred_at: string;
}

/** A provider's evidence about a movement, as far as the comparison needs it. */
export interface KnownEvidence {
  readonly evidenceId: string;
  readonly providerId: string;
  readonly rail: RailFamily;
  readonly obligationId: string | null;
  /** All names that the provider has for the movement. */
  readonly names: readonly string[];
}

/** Books of a tenant with a provider. */
export interface Books {
  readonly providerId: string;
  readonly rail: RailFamily;
  readonly currency: string;
}

/** Functions that reconciliation gets from domains that it does not know. */
export interface ReconciliationPorts {
  /** True when the provider carries, or has carried, the rail for the tenant. */
  carries(tenant: string, rail: RailFamily, providerId: string): Promise<boolean>;
  /**
   * Returns the fetcher of the provider's statement, of instants from `from` (inclusive) to `to` (exclusive); undefined where it offers
   * none.
   */
  statementOf(tenant: string, rail: RailFamily, providerId: string):
    Promise<((from: Date, to: Date) => AsyncIterable<ProviderLine>) | undefined>;
  /** Queries the provider's balance for the tenant in the books' currency, in minor units; undefined where it reports none. */
  balanceOf(tenant: string, books: Books): Promise<bigint | undefined>;
  /** The books that are compared every night. */
  booksOf(tenant: string): Promise<readonly Books[]>;
  /** Evidence about these obligations, or of these identifiers, or by these names. */
  evidenceFor(tenant: string, wanted: { obligationIds?: readonly string[]; evidenceIds?: readonly string[]; names?: readonly string[] }):
    Promise<readonly KnownEvidence[]>;
}

/** Context of the operations of reconciliation. */
export type ReconciliationContext = JournalContext & {
  readonly reconciliation: ReconciliationPorts;
  /** Days back that a correction may make money count. */
  readonly backdatingDays: number;
};

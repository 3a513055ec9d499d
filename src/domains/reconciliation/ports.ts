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

/** What a provider delivered about a movement, as far as books are compared by it. */
export interface KnownEvidence {
  readonly evidenceId: string;
  readonly providerId: string;
  readonly rail: RailFamily;
  readonly obligationId: string | null;
  /** All names by which the provider calls the movement. */
  readonly names: readonly string[];
}

/** Books that are kept with a provider. */
export interface Books {
  readonly providerId: string;
  readonly rail: RailFamily;
  readonly currency: string;
}

/** What reconciliation is given by domains that it does not know. */
export interface ReconciliationPorts {
  /** Whether the provider carries, or has carried, the rail for the tenant. */
  carries(tenant: string, rail: RailFamily, providerId: string): Promise<boolean>;
  /** Fetches the provider's statement, of instants from `from` (inclusive) to `to` (exclusive); undefined where it offers none. */
  statementOf(tenant: string, rail: RailFamily, providerId: string):
    Promise<((from: Date, to: Date) => AsyncIterable<ProviderLine>) | undefined>;
  /** Asks the provider what it holds for the tenant in the books' currency, in minor units; undefined where it does not say. */
  balanceOf(tenant: string, books: Books): Promise<bigint | undefined>;
  /** The books that are compared every night. */
  booksOf(tenant: string): Promise<readonly Books[]>;
  /** Evidence about these obligations, or of these identifiers, or by these names. */
  evidenceFor(tenant: string, wanted: { obligationIds?: readonly string[]; evidenceIds?: readonly string[]; names?: readonly string[] }):
    Promise<readonly KnownEvidence[]>;
}

/** What the verbs of reconciliation need. */
export type ReconciliationContext = JournalContext & {
  readonly reconciliation: ReconciliationPorts;
  /** Days back that a correction may make money count. */
  readonly backdatingDays: number;
};

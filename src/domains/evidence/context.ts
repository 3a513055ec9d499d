import type { JournalContext } from '../journal/index.ts';
import type { Evidence } from './evidence.ts';

/** What evidence needs of the rest of the service. */
export interface EvidencePorts {
  /** How far back what it moves may count, in days. */
  readonly backdatingDays: number;
  /** Whether this provider serves the tenant on the rail. */
  isServedBy(tenant: string, rail: Evidence['rail'], providerId: string): Promise<boolean>;
  /** The account that receives what is sent to a Pix key. */
  findAccountByPixKey(ctx: JournalContext, pixKey: string): Promise<string | undefined>;
}

export type EvidenceContext = JournalContext & { readonly evidence: EvidencePorts };

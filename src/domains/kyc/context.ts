import type { Context } from '../../platform/context.ts';
import type { Timing } from './kyc.ts';

/** What the domain needs beside every verb's tools. */
export interface KycContext extends Context {
  readonly kyc: {
    /** The KYC provider that is bound for the tenant; undefined where a person always decides. */
    providerOf(tenant: string): Promise<string | undefined>;
    readonly rescreenDays: Timing['rescreenDays'];
  };
}

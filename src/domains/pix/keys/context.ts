import type { Context } from '../../../platform/context.ts';
import type { SponsorKeys } from './sponsor-keys.ts';

/** Context of the verbs of Pix keys. */
export type KeysContext = Context & {
  readonly pixKeys: {
    readonly directory: SponsorKeys;
    /** Keys that an account may have, by whose it is. */
    readonly limits: { readonly individual: number; readonly company: number };
  };
};

import type { Context } from '../../../platform/context.ts';

/** What verbs about provider accounts are given. */
export type ProviderAccountsContext = Context & {
  /** The provider whose deliveries come to addresses without a provider. */
  readonly incumbent: string;
};

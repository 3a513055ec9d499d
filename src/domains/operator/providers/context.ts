import type { Context } from '../../../platform/context.ts';

/** Context of the operations on provider accounts. */
export type ProviderAccountsContext = Context & {
  /** The provider whose deliveries come to addresses without a provider. */
  readonly incumbent: string;
};

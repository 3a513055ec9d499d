import type { Module } from '../../../platform/module.ts';
import type { Ground } from '../../../platform/ground.ts';
import { providerFunctions } from './providers.sql.ts';

/** The accounts that a tenant has at those who serve it. */
export const providerAccountsModule: Module<Ground, { readonly incumbent: string }> = {
  domain: 'operator',
  functions: providerFunctions,
  open: ({ config }) => ({ context: { incumbent: config.RAZAO_INCUMBENT_PROVIDER } }),
};

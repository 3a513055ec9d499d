import type { Module } from '../../../platform/module.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { providerFunctions } from './providers.sql.ts';

/** The accounts of a tenant at its providers. */
export const providerAccountsModule: Module<Dependencies, { readonly incumbent: string }> = {
  domain: 'operator',
  functions: providerFunctions,
  open: ({ config }) => ({ context: { incumbent: config.RAZAO_INCUMBENT_PROVIDER } }),
};

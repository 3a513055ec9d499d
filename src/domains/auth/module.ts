import { sealContext } from './signing-keys.ts';
import { sealedBytes } from '../../platform/vault/reencrypt.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { openAuth, type Auth } from './auth.ts';
import { authEntities } from './index.ts';
import { tokenRatesOf } from './throttle.ts';

/** Tenants, clients, tokens. */
export const authModule: Module<Dependencies, { readonly auth: Auth }> = {
  domain: 'auth',
  entities: authEntities,
  sealed: [{ table: 'signing_keys', key: ['kid'], isBound: false, hasKekId: true, columns: { private_key: sealedBytes(({ kid = '' }) =>
    sealContext(kid)) } }],
  open: async ({ database, vault, config }) => {
    const auth = await openAuth({
      database, vault, tokenTtlSeconds: config.RAZAO_TOKEN_TTL_SECONDS, tokenRates: tokenRatesOf(config), issuer: config.RAZAO_ISSUER,
    });
    return { context: { auth }, routes: auth.routes };
  },
};

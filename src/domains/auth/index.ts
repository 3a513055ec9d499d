import { ClientEntity } from './client.entity.ts';
import { InstallationActEntity } from './installation-act.entity.ts';
import { SigningKeyEntity } from './signing-key.entity.ts';
import { TenantEntity } from './tenant.entity.ts';

export { AdminRefusal, Malformed } from './admin-refusal.ts';
export { openAuth, type Auth, type AuthOptions } from './auth.ts';
export { createClient, ensureClient, newCredentials, type ClientCredentials, type NewClient } from './create-client.ts';
export { createTenant, ensureTenant, listTenants, requireTenant } from './create-tenant.ts';
export { listInstallationActs, recordInstallationAct, type InstallationActDraft } from './installation-acts.ts';
export { listClients, type ListedClient } from './list-clients.ts';
export { overlapUntil } from './overlap.ts';
export { CLIENT_CHALLENGE, OAuthRefusal } from './oauth-refusal.ts';
export { revokeClient } from './revoke-client.ts';
export { rotateClientSecret } from './rotate-client-secret.ts';
export { listPublicKeys, listSigningKeys, retireSigningKey, rotateSigningKey, type ListedSigningKey } from './rotate-signing-key.ts';
export { firstKekId, SigningKeys, type Signer } from './signing-keys.ts';
export { tokenRoutes, type IssueToken } from './routes.ts';
export { allScopes, isScope, trialScopes, type Scope } from './scopes.ts';
export { tokenRatesOf } from './throttle.ts';
export { TokenVerifier } from './token-verifier.ts';

export const authEntities = [TenantEntity, ClientEntity, SigningKeyEntity, InstallationActEntity];

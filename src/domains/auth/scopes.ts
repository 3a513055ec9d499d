/** Everything a token can allow. Source: `contracts/shared/security.yaml`; a test holds the two equal. */
export const allScopes = [
  'service/accounts.read',
  'service/accounts.write',
  'service/audit.read',
  'service/gl',
  'service/health',
  'service/holds',
  'service/obligations.write',
  'service/operator',
  'service/products',
  'service/products.draft',
  'service/scheduler.tick',
  'service/squads',
  'service/webhooks.admin',
] as const;

export type Scope = (typeof allScopes)[number];

/** The scopes of a trial credential, fixed (decision 20). */
export const trialScopes: readonly Scope[] = [
  'service/accounts.read',
  'service/accounts.write',
  'service/health',
  'service/holds',
  'service/obligations.write',
  'service/products',
  'service/products.draft',
  'service/squads',
];

export function isScope(name: string): name is Scope {
  return (allScopes as readonly string[]).includes(name);
}

import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { QbrlPolicyResponse } from '../../generated/models.ts';
import type { AppContext } from '../app.ts';
import { createAccount, findAccount } from '../domains/accounts/index.ts';
import { allScopes } from '../domains/auth/index.ts';
import { mintingPolicyOf, operatorGetQbrlPolicy, operatorSetQbrlPolicy, proposalHash } from '../onchain/qbrl/index.ts';
import { present } from '../platform/assert.ts';
import { once } from '../platform/idempotency/idempotency.ts';
import type { Service } from '../service.ts';

/** Approver of versions of the demo tenant's policy. */
export interface DemoSigner {
  name: string;
  /** The 32 bytes of an Ed25519 public key, hex. */
  verification_key: string;
  /** PKCS #8, PEM. */
  private_key: string;
}

export interface DemoPolicy {
  redemption_account_id: string;
  required_signatures: number;
  signers: DemoSigner[];
}

const NAMES = ['tesouraria', 'controladoria'];
/** Minor units: R$ 100 billion, the most there may be. */
const WIDEST_CENTS = 10_000_000_000_000;

/**
 * Creates the policy of a demo tenant, with caps far above its use. The signers' keys are stored before the policy exists, so that none is
 * ever in force that nobody can change.
 * @param accountId of the tenant: its owner owns the redemption account.
 */
export async function seedPolicy(
  service: Service, tenant: string, accountId: string, known: { signers?: DemoSigner[] }, remember: () => void,
): Promise<DemoPolicy> {
  if (!known.signers) {
    known.signers = NAMES.map(newSigner);
    remember();
  }
  const { signers } = known;
  const ctx = service.contextFor(tenant);
  const found = await operatorGetQbrlPolicy(ctx);
  const policy = found.latest_version > 0 ? found : await addPolicy(ctx, await seedAccount(service, tenant, accountId), signers);
  const { redemption_account_id, required_signatures } = present(policy.versions[0], 'the newest version');
  return { redemption_account_id, required_signatures, signers };
}

/** The account that backs it. */
async function seedAccount(service: Service, tenant: string, besides: string): Promise<string> {
  const ctx = service.contextFor(tenant, undefined, { id: 'demo:account:qbrl', digest: null, status: 201 });
  const { ownerPartyId } = present(await findAccount(ctx, besides), 'a demo account');
  const body = { owner_party_id: ownerPartyId, currency: 'BRL', type: 'ASSET' as const, metadata: { label: 'qBRL' } };
  return (await once(() => createAccount(ctx, body, new Set(allScopes)))).id;
}

async function addPolicy(ctx: AppContext, redemption_account_id: string, signers: readonly DemoSigner[]): Promise<QbrlPolicyResponse> {
  const body = {
    minting_policy_hash: await mintingPolicyOf(ctx), signers: signers.map(({ name, verification_key }) => ({ name, verification_key })),
    required_signatures: signers.length, max_outstanding_cents: WIDEST_CENTS, redemption_account_id, based_on_version: 0,
  };
  const hash = Buffer.from(proposalHash(ctx.tenant, 1, body), 'hex');
  const approvals = signers.map(({ name, private_key }) => ({
    signer: name, signature: sign(null, hash, createPrivateKey(private_key)).toString('hex'),
  }));
  return operatorSetQbrlPolicy(ctx, { ...body, approvals });
}

function newSigner(name: string): DemoSigner {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(present(publicKey.export({ format: 'jwk' }).x, 'the point of a public key'), 'base64url');
  return { name, verification_key: raw.toString('hex'), private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

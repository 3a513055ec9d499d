import type { ArtifactDocument } from '../../foundry/index.ts';
import { mintingPolicyOf } from '../../qbrl/index.ts';
import type { ProductsContext } from '../context.ts';
import { throwOnProblem } from '../throw-on-problem.ts';

/** A validator with the constants of a tenant, as it is bound. */
export interface AppliedScript {
  /** CBOR, lowercase hex. */
  readonly script: string;
  /** 28 bytes, lowercase hex. */
  readonly scriptHash: string;
  /** In Bech32. */
  readonly scriptAddress: string;
  /** The minting policy of the tenant's qBRL. */
  readonly mintingPolicy: string;
}

/** An address of a script on a test network, without stake. Source: CIP-19. */
const ADDRESS_HEADER = 0x70;

/**
 * Compiles an artifact with the tenant's qBRL and the product's name in the place of its constants.
 * @throws ApiError SERVICE_UNAVAILABLE where that takes longer than it may: the artifact was compiled before.
 */
export async function applyScript(ctx: ProductsContext, productId: string, { sources }: ArtifactDocument): Promise<AppliedScript> {
  const mintingPolicy = await mintingPolicyOf(ctx);
  const { script, scriptHash } = throwOnProblem(await ctx.foundryChild.compileInChild(sources, {
    qbrl: mintingPolicy, product: `${ctx.tenant}/${productId}`,
  }));
  return { script, scriptHash, scriptAddress: await scriptAddress(scriptHash), mintingPolicy };
}

/** Address at which a script holds what it guards. @param scriptHash 28 bytes, lowercase hex. */
export async function scriptAddress(scriptHash: string): Promise<string> {
  const { encodeBech32 } = await import('@helios-lang/crypto'); // loaded by who binds, not by each process that starts
  return encodeBech32('addr_test', [ADDRESS_HEADER, ...Buffer.from(scriptHash, 'hex')]);
}

import type { Context } from '../../platform/context.ts';
import type { Auth } from '../../domains/auth/index.ts';
import type { FoundryContext } from '../foundry/index.ts';
import type { ChainHealth } from './chain-health.ts';
import type { TemplateArtifacts } from './template-artifacts.ts';
import type { Templates } from './templates.ts';

/** Context of the verbs of products. */
export interface ProductsContext extends Context, Pick<FoundryContext, 'foundryChild' | 'artifacts'> {
  /** Signer of the installation's attestations. */
  readonly auth: Pick<Auth, 'attest'>;
  readonly chainHealth: ChainHealth;
  readonly products: {
    /** Templates that are shipped. */
    readonly templates: Templates;
    /** Compiled templates. */
    readonly templateArtifacts: TemplateArtifacts;
    /** True in the trial environment, where a product takes instances before it is LIVE. */
    readonly isTrial: boolean;
  };
}

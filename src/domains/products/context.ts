import type { Context } from '../../platform/context.ts';
import type { Auth } from '../auth/index.ts';
import type { FoundryContext } from '../foundry/index.ts';
import type { ChainHealth } from './custody/chain-health.ts';
import type { TemplateArtifacts } from './template-artifacts.ts';
import type { Templates } from './templates.ts';

/** What verbs of products need. */
export interface ProductsContext extends Context, Pick<FoundryContext, 'foundryChild' | 'artifacts'> {
  /** By which the installation vouches for what it says. */
  readonly auth: Pick<Auth, 'attest'>;
  readonly chainHealth: ChainHealth;
  readonly products: {
    /** What is shipped. */
    readonly templates: Templates;
    /** What it compiles to. */
    readonly templateArtifacts: TemplateArtifacts;
    /** Whether this is the trial environment, where a product takes instances before it is LIVE. */
    readonly isTrial: boolean;
  };
}

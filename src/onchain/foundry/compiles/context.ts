import type { Context } from '../../../platform/context.ts';
import type { ArtifactDocument } from '../artifact.ts';
import type { artifactInChild, compileInChild, runAttacksInChild, runGatesInChild } from '../child/index.ts';

/** Runs hostile code in processes of their own. */
export interface FoundryChild {
  readonly runGatesInChild: typeof runGatesInChild;
  readonly compileInChild: typeof compileInChild;
  readonly runAttacksInChild: typeof runAttacksInChild;
  readonly artifactInChild: typeof artifactInChild;
}

/** An artifact of a SUCCEEDED compile job. */
export interface FoundArtifact {
  readonly compileId: string;
  readonly document: ArtifactDocument;
}

/** Context that the foundry provides to the domains above it. */
export interface FoundryContext extends Context {
  readonly foundryChild: FoundryChild;
  readonly artifacts: {
    /** Finds the artifact of a tenant's product by its hash; undefined where no SUCCEEDED compile job made it. */
    findArtifact(ctx: Context, productId: string, artifactHash: string): Promise<FoundArtifact | undefined>;
  };
}

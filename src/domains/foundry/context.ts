import type { Context } from '../../platform/context.ts';
import type { ArtifactDocument } from './artifact.ts';
import type { artifactInChild, compileInChild, fightInChild, judgeInChild } from './child/index.ts';

/** What is hostile, carried out where it can harm nobody. */
export interface FoundryChild {
  readonly judgeInChild: typeof judgeInChild;
  readonly compileInChild: typeof compileInChild;
  readonly fightInChild: typeof fightInChild;
  readonly artifactInChild: typeof artifactInChild;
}

/** An artifact of a SUCCEEDED compile job. */
export interface FoundArtifact {
  readonly compileId: string;
  readonly document: ArtifactDocument;
}

/** What the foundry brings to the domains above it. */
export interface FoundryContext extends Context {
  readonly foundryChild: FoundryChild;
  readonly artifacts: {
    /** The artifact of a tenant's product by its hash; undefined where no SUCCEEDED compile job made it. */
    findArtifact(ctx: Context, productId: string, artifactHash: string): Promise<FoundArtifact | undefined>;
  };
}

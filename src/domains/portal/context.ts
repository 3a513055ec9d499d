import type { Auth } from '../auth/index.ts';
import type { ClientLanguage } from './clients/client-input.ts';
import type { Contracts } from './description/contracts.ts';
import type { DescriptionTexts } from './description-texts.ts';
import type { Assemble } from './making/assemble.ts';
import type { BuildBounds } from './making/bounds.ts';
import type { GeneratorTools } from './making/tools.ts';
import type { Waits, Wishes } from './making/wishes.ts';

/** What the portal's verbs need beside the request. */
export interface PortalContext {
  readonly auth: Pick<Auth, 'signArchive'>;
  readonly portal: {
    /** The contracts that products are written into: read with the first wish. */
    readonly contracts: () => Contracts;
    readonly texts: DescriptionTexts;
    readonly languages: readonly ClientLanguage[];
    readonly tools: Pick<GeneratorTools, 'look'>;
    readonly bounds: BuildBounds;
    readonly assemble: Assemble;
    readonly wishes: Wishes;
    readonly waits: Waits;
  };
}

/** What tests put in the place of what the portal makes itself. */
export interface PortalSubstitutes {
  readonly languages?: readonly ClientLanguage[];
  readonly tools?: Pick<GeneratorTools, 'look'>;
  readonly bounds?: BuildBounds;
  /** How long a request waits for a client, in milliseconds. */
  readonly patienceMs?: number;
}

import type { Contracts } from './description/contracts.ts';
import type { DescriptionTexts } from './description-texts.ts';

/** What the portal's verbs need beside the request. */
export interface PortalContext {
  readonly portal: {
    /** The contracts that products are written into: read with the first wish. */
    readonly contracts: () => Contracts;
    readonly texts: DescriptionTexts;
  };
}

import type { Auth } from '../../../domains/auth/index.ts';
import type { ClientLanguage } from '../clients/client-input.ts';
import type { Contracts } from '../description/contracts.ts';
import type { Latest } from '../bindings/latest.ts';
import type { Assemble } from './assemble.ts';
import type { BuildBounds } from './bounds.ts';
import type { GeneratorTools } from './tools.ts';
import type { Waits } from './build-state.ts';
import type { BuildRequest } from './build-requests.ts';

/** A description as it is sent. */
export interface DescriptionText {
  /** JSON. */
  readonly text: string;
  /** Strong: of the bytes. Source: RFC 9110, 8.8.3. */
  readonly etag: string;
}

/** Context of the portal's verbs beside the request. */
export interface PortalContext {
  readonly auth: Pick<Auth, 'signArchive'>;
  readonly portal: {
    /** The contracts that products are written into: read with the first wish. */
    readonly contracts: () => Contracts;
    readonly texts: Latest<DescriptionText>;
    readonly languages: readonly ClientLanguage[];
    readonly tools: Pick<GeneratorTools, 'look'>;
    readonly bounds: BuildBounds;
    readonly assemble: Assemble;
    /** Digests of what clients are made of, by language. */
    readonly buildRequests: Latest<Map<string, BuildRequest>>;
    readonly waits: Waits;
  };
}

/** Substitutes that tests put in the place of what the portal makes itself. */
export interface PortalSubstitutes {
  readonly languages?: readonly ClientLanguage[];
  readonly tools?: Pick<GeneratorTools, 'look'>;
  readonly bounds?: BuildBounds;
  /** Time that a request waits for a client, in milliseconds. */
  readonly patienceMs?: number;
}

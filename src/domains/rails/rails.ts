/** The families of rails, as the contract names them. */
export type RailFamily = 'NATIVE' | 'PIX' | 'ACH' | 'WIRE' | 'SEPA' | 'EFT_CA' | 'MOCK';

/** What a rail is asked to carry: an obligation, as far as the outside may know it. */
export interface RailPayment {
  readonly obligationId: string;
  /** How the outside party is known: the external id of the side that is no account. */
  readonly externalId: string | null;
  readonly matchKeys: Readonly<Record<string, string>>;
}

/** What a rail reports of a payment; null while it has not answered. */
export type RailAnswer = { readonly outcome: 'SETTLED' | 'FAILED'; readonly reason: string | null } | null;

/** A rail outside of the ledger. */
export interface RailAdapter {
  readonly family: RailFamily;
  /** How long after dispatch an answer can be asked for, in milliseconds. */
  readonly answersAfterMs: number;
  answer(payment: RailPayment): Promise<RailAnswer>;
}

/** The rails of this installation. NATIVE is the ledger itself and always there. */
export class Rails {
  readonly #adapters: ReadonlyMap<RailFamily, RailAdapter>;

  constructor(adapters: readonly RailAdapter[]) {
    this.#adapters = new Map(adapters.map((adapter) => [adapter.family, adapter]));
  }

  isBound(family: RailFamily): boolean {
    return family === 'NATIVE' || this.#adapters.has(family);
  }

  adapters(): readonly RailAdapter[] {
    return [...this.#adapters.values()];
  }
}

import type { CreateProviderAccountRequest, ProviderAccountType, ProviderVerificationStrategy } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import { KYC_ADAPTER } from '../../kyc/index.ts';
import { SPONSOR_ADAPTERS } from '../../rails/index.ts';

/** An adapter of this installation. */
interface Adapter {
  readonly types: readonly ProviderAccountType[];
  /** Methods by which its providers sign; a chain delivers nothing. */
  readonly strategies: readonly ProviderVerificationStrategy[];
}

const BOTH = ['timestamped_hmac_v1', 'standard_webhooks_v1'] as const;

const ADAPTERS: Readonly<Record<string, Adapter>> = {
  ...Object.fromEntries(SPONSOR_ADAPTERS.map((name) => [name, { types: ['SPONSOR_BANK', 'BAAS_PROVIDER'], strategies: BOTH }])),
  [KYC_ADAPTER]: { types: ['KYC_PROVIDER'], strategies: BOTH },
  local_chain_v1: { types: ['CHAIN'], strategies: [] },
};

/** @throws ApiError PROVIDER_ADAPTER_UNKNOWN. */
export function requireAdapter({ adapter, type }: Pick<CreateProviderAccountRequest, 'adapter' | 'type'>): void {
  const known = Object.keys(ADAPTERS).filter((name) => ADAPTERS[name]?.types.includes(type));
  if (!known.includes(adapter)) fail(
    'PROVIDER_ADAPTER_UNKNOWN', { adapter, adapters: known }, `There is no adapter ${adapter} for ${type}; there is ${known.join(', ')}.`,
  );
}

/** @throws ApiError VERIFICATION_STRATEGY_UNSUPPORTED; the adapter is known to be there. */
export function requireStrategy({ adapter, verification_strategy, secret }: CreateProviderAccountRequest): void {
  const { strategies = [] } = ADAPTERS[adapter] ?? {};
  const isTaken = strategies.length === 0 ? verification_strategy === undefined && secret === undefined
    : verification_strategy === undefined || strategies.includes(verification_strategy);
  if (isTaken) return;
  fail('VERIFICATION_STRATEGY_UNSUPPORTED', { adapter, strategies }, strategies.length === 0 ? `${adapter} delivers nothing.` : undefined);
}

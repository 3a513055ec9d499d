import { derive } from '../../platform/context.ts';
import { sealedBytes } from '../../platform/vault/reencrypt.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { LedgerModule } from '../journal/index.ts';
import { taxIdContext, type PartyChanged } from '../parties/index.ts';
import type { Providers, ProviderWatch } from '../providers/index.ts';
import type { KycContext } from './context.ts';
import { KycRequestWorker } from './kyc-request-worker.ts';
import { kycJobs } from './jobs.ts';
import { KycProvider } from './kyc-provider.ts';
import { kycEntities } from './kyc.entity.ts';
import { kycFunctions } from './kyc.sql.ts';
import { kycMetrics } from './metrics.ts';
import { rescreenChangedParty } from './party-changed.ts';
import { kycEventNames } from './provider-events.ts';
import { riskFlagResource } from './resolve-risk-flag.ts';
import { kycEvents } from './take-event.ts';
import { loadWithdrawalPermits, WITHDRAWAL_PERMIT } from './own-withdrawal.ts';
import { isVerifiedAs } from './verified-identity.ts';

type Brings = Pick<KycContext, 'kyc'> & {
  /** What parties ask when one of them changes. */
  readonly partyChanged: PartyChanged;
  readonly isVerifiedAs: typeof isVerifiedAs;
};

/** Who a party is: verification, screenings, risk flags. */
export const kycModule: Module<
  Dependencies & { readonly providers: Providers; readonly providerWatch: ProviderWatch }, Brings, KycContext
> & LedgerModule = {
  domain: 'kyc',
  entities: kycEntities,
  sealed: [{
    table: 'kyc_records', key: ['tenant_id', 'party_id'], isBound: true, hasKekId: true,
    columns: {
      submitted_tax_id: sealedBytes(({ tenant_id = '', party_id = '' }) => taxIdContext(tenant_id, party_id)),
      verified_tax_id: sealedBytes(({ tenant_id = '', party_id = '' }) => taxIdContext(tenant_id, party_id)),
    },
  }],
  functions: kycFunctions,
  metrics: kycMetrics,
  resources: { risk_flag: riskFlagResource },
  ledger: { rows: [{ kind: WITHDRAWAL_PERMIT, load: loadWithdrawalPermits }] },
  events: kycEvents,
  receivers: { receiveKycWebhook: kycEventNames },
  open: ({ config, clock, database, log, providers, providerWatch }, { contextFor }) => {
    const kyc: KycContext['kyc'] = {
      providerOf: (tenant) => providers.ofType(tenant, 'KYC_PROVIDER'), rescreenDays: config.RAZAO_KYC_RESCREEN_DAYS,
    };
    const timeoutMs = config.RAZAO_RAIL_TIMEOUT_SECONDS * 1000;
    const provider = new KycProvider({
      clock, account: (tenant, providerId) => providers.connection(tenant, providerId), defaultUrl: config.RAZAO_KYC_URL, timeoutMs,
      noted: (tenant, providerId, isGood) => providerWatch.note(tenant, providerId, isGood ? 'good_call' : 'failed_call'),
    });
    return {
      context: { kyc, isVerifiedAs, partyChanged: (ctx, ...change) => rescreenChangedParty(derive(ctx, { kyc }), ...change) },
      jobs: kycJobs(database, contextFor, log),
      workers: [new KycRequestWorker({ database, log, provider, contextFor, timeoutMs })],
    };
  },
};

import type { CreateAccountLimitPolicyRequest, CreateLimitPolicyRequest } from '../../../generated/models.ts';
import type { Asked } from '../../platform/http/request-refusals.ts';
import type { Config } from '../../platform/config.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { LedgerModule } from '../journal/index.ts';
import { limitRules } from './limit-rules.ts';
import { checkLimits } from './verify-limits.ts';
import { limitFunctions } from './limits.sql.ts';
import { pixLimitsJob } from './pix/activate-pix-limits.ts';
import type { PixLimitsContext } from './pix/context.ts';
import { LimitCounterEntity } from './counters/counter.entity.ts';
import { PixLimitsEntity } from './pix/pix-limits.entity.ts';
import type { PixLimitSettings } from './pix/pix-limits.ts';
import { LimitPolicyEntity } from './policies/limit-policy.entity.ts';
import { limitPolicyResource } from './policies/queries.ts';
import { requireCurrencyOf } from './policies/read-request.ts';

/** Limits on movements of money. */
export const limitsModule: Module<Dependencies, Pick<PixLimitsContext, 'pixLimits'>, PixLimitsContext> & LedgerModule = {
  domain: 'limits',
  entities: [LimitPolicyEntity, LimitCounterEntity, PixLimitsEntity],
  functions: limitFunctions,
  resources: { limit_policy: limitPolicyResource },
  refusals: {
    createLimitPolicy: ({ body }: Asked<CreateLimitPolicyRequest>) => requireCurrencyOf(body),
    createAccountLimitPolicy: ({ body }: Asked<CreateAccountLimitPolicyRequest>) => requireCurrencyOf(body),
  },
  ledger: { checks: [checkLimits], limits: (config, behind) => limitRules(pixLimitSettings(config), behind) },
  open: ({ config, database, log }, { contextFor }) => ({
    context: { pixLimits: pixLimitSettings(config) },
    jobs: [pixLimitsJob(database, contextFor, log)],
  }),
};

/** The limits of Pix that the installation sets, in centavos. */
function pixLimitSettings(config: Config): PixLimitSettings {
  return {
    dayCents: config.RAZAO_PIX_DAY_CENTS, nightCents: config.RAZAO_PIX_NIGHT_CENTS, dayCeilingCents: config.RAZAO_PIX_DAY_CEILING_CENTS,
    nightCeilingCents: config.RAZAO_PIX_NIGHT_CEILING_CENTS, increaseHours: config.RAZAO_PIX_INCREASE_HOURS,
    lowRiskCents: config.RAZAO_PIX_LOW_RISK_CENTS, highRiskCents: config.RAZAO_PIX_HIGH_RISK_CENTS,
    payments: {
      capCents: config.RAZAO_PIX_CAP_CENTS, deviceCents: config.RAZAO_PIX_DEVICE_CENTS,
      deviceDayCents: config.RAZAO_PIX_DEVICE_DAY_CENTS, contactlessCents: config.RAZAO_PIX_CONTACTLESS_CENTS,
    },
  };
}

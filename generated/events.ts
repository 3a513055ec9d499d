// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

import type {
  AccountClosedData,
  AccountCreatedData,
  AccountFrozenData,
  AccountPromotedData,
  AccountUnfrozenData,
  BlockCapturedData,
  BlockPlacedData,
  BlockReleasedData,
  BlockSecuredData,
  EvidenceDeferredData,
  EvidenceFailedData,
  EvidenceMatchedData,
  EvidenceResolvedData,
  EvidenceUnmatchedData,
  ExternalAccountCreatedData,
  GlAccountCreatedData,
  HoldAdjustedData,
  HoldCapturedData,
  HoldExpiredData,
  HoldPlacedData,
  HoldReleasedData,
  LimitPolicyCreatedData,
  LimitPolicyDisabledData,
  LimitWarnedData,
  ObligationCanceledData,
  ObligationCreatedData,
  ObligationDispatchFailedData,
  ObligationDispatchedData,
  ObligationFailedData,
  ObligationRedispatchedData,
  ObligationSettledData,
  ObligationStuckData,
  PartyCreatedData,
  PartyUpdatedData,
  PaymentMethodBoundData,
  PaymentMethodUpdatedData,
  PixChargeCancelledData,
  PixChargeCreatedData,
  PixChargePaidData,
  PixClaimAcknowledgedData,
  PixClaimCancelledData,
  PixClaimCompletedData,
  PixClaimConfirmedData,
  PixClaimOpenedData,
  PixKeyExcludedData,
  PixKeyRegisteredData,
  PixKeyRegistrationFailedData,
  PixLimitsActivatedData,
  PixLimitsChangedData,
  PixReturnCreatedData,
  PixReturnFailedData,
  PixReturnReceivedData,
  PixReturnSettledData,
  ReconciliationBreakOpenedData,
  ReconciliationBreakResolvedData,
  ReconciliationRunCompletedData,
  ReconciliationRunFailedData,
  StatementRestatedData,
} from './models.ts';

/** The `data` of each event type. Its schema is in events.openapi.json. */
export interface EventData {
  'account.closed': AccountClosedData;
  'account.created': AccountCreatedData;
  'account.frozen': AccountFrozenData;
  'account.promoted': AccountPromotedData;
  'account.unfrozen': AccountUnfrozenData;
  'block.captured': BlockCapturedData;
  'block.placed': BlockPlacedData;
  'block.released': BlockReleasedData;
  'block.secured': BlockSecuredData;
  'evidence.deferred': EvidenceDeferredData;
  'evidence.failed': EvidenceFailedData;
  'evidence.matched': EvidenceMatchedData;
  'evidence.resolved': EvidenceResolvedData;
  'evidence.unmatched': EvidenceUnmatchedData;
  'external_account.created': ExternalAccountCreatedData;
  'gl_account.created': GlAccountCreatedData;
  'hold.adjusted': HoldAdjustedData;
  'hold.captured': HoldCapturedData;
  'hold.expired': HoldExpiredData;
  'hold.placed': HoldPlacedData;
  'hold.released': HoldReleasedData;
  'limit.warned': LimitWarnedData;
  'limit_policy.created': LimitPolicyCreatedData;
  'limit_policy.disabled': LimitPolicyDisabledData;
  'obligation.canceled': ObligationCanceledData;
  'obligation.created': ObligationCreatedData;
  'obligation.dispatch_failed': ObligationDispatchFailedData;
  'obligation.dispatched': ObligationDispatchedData;
  'obligation.failed': ObligationFailedData;
  'obligation.redispatched': ObligationRedispatchedData;
  'obligation.settled': ObligationSettledData;
  'obligation.stuck': ObligationStuckData;
  'party.created': PartyCreatedData;
  'party.updated': PartyUpdatedData;
  'payment_method.bound': PaymentMethodBoundData;
  'payment_method.updated': PaymentMethodUpdatedData;
  'pix_charge.cancelled': PixChargeCancelledData;
  'pix_charge.created': PixChargeCreatedData;
  'pix_charge.paid': PixChargePaidData;
  'pix_claim.acknowledged': PixClaimAcknowledgedData;
  'pix_claim.cancelled': PixClaimCancelledData;
  'pix_claim.completed': PixClaimCompletedData;
  'pix_claim.confirmed': PixClaimConfirmedData;
  'pix_claim.opened': PixClaimOpenedData;
  'pix_key.excluded': PixKeyExcludedData;
  'pix_key.registered': PixKeyRegisteredData;
  'pix_key.registration_failed': PixKeyRegistrationFailedData;
  'pix_limits.activated': PixLimitsActivatedData;
  'pix_limits.changed': PixLimitsChangedData;
  'pix_return.created': PixReturnCreatedData;
  'pix_return.failed': PixReturnFailedData;
  'pix_return.received': PixReturnReceivedData;
  'pix_return.settled': PixReturnSettledData;
  'reconciliation_break.opened': ReconciliationBreakOpenedData;
  'reconciliation_break.resolved': ReconciliationBreakResolvedData;
  'reconciliation_run.completed': ReconciliationRunCompletedData;
  'reconciliation_run.failed': ReconciliationRunFailedData;
  'statement.restated': StatementRestatedData;
}

export type EventType = keyof EventData;

/** Event type → name of its schema in events.openapi.json. */
export const eventSchemas: Readonly<Record<EventType, string>> = {
  'account.closed': 'AccountClosedData',
  'account.created': 'AccountCreatedData',
  'account.frozen': 'AccountFrozenData',
  'account.promoted': 'AccountPromotedData',
  'account.unfrozen': 'AccountUnfrozenData',
  'block.captured': 'BlockCapturedData',
  'block.placed': 'BlockPlacedData',
  'block.released': 'BlockReleasedData',
  'block.secured': 'BlockSecuredData',
  'evidence.deferred': 'EvidenceDeferredData',
  'evidence.failed': 'EvidenceFailedData',
  'evidence.matched': 'EvidenceMatchedData',
  'evidence.resolved': 'EvidenceResolvedData',
  'evidence.unmatched': 'EvidenceUnmatchedData',
  'external_account.created': 'ExternalAccountCreatedData',
  'gl_account.created': 'GlAccountCreatedData',
  'hold.adjusted': 'HoldAdjustedData',
  'hold.captured': 'HoldCapturedData',
  'hold.expired': 'HoldExpiredData',
  'hold.placed': 'HoldPlacedData',
  'hold.released': 'HoldReleasedData',
  'limit.warned': 'LimitWarnedData',
  'limit_policy.created': 'LimitPolicyCreatedData',
  'limit_policy.disabled': 'LimitPolicyDisabledData',
  'obligation.canceled': 'ObligationCanceledData',
  'obligation.created': 'ObligationCreatedData',
  'obligation.dispatch_failed': 'ObligationDispatchFailedData',
  'obligation.dispatched': 'ObligationDispatchedData',
  'obligation.failed': 'ObligationFailedData',
  'obligation.redispatched': 'ObligationRedispatchedData',
  'obligation.settled': 'ObligationSettledData',
  'obligation.stuck': 'ObligationStuckData',
  'party.created': 'PartyCreatedData',
  'party.updated': 'PartyUpdatedData',
  'payment_method.bound': 'PaymentMethodBoundData',
  'payment_method.updated': 'PaymentMethodUpdatedData',
  'pix_charge.cancelled': 'PixChargeCancelledData',
  'pix_charge.created': 'PixChargeCreatedData',
  'pix_charge.paid': 'PixChargePaidData',
  'pix_claim.acknowledged': 'PixClaimAcknowledgedData',
  'pix_claim.cancelled': 'PixClaimCancelledData',
  'pix_claim.completed': 'PixClaimCompletedData',
  'pix_claim.confirmed': 'PixClaimConfirmedData',
  'pix_claim.opened': 'PixClaimOpenedData',
  'pix_key.excluded': 'PixKeyExcludedData',
  'pix_key.registered': 'PixKeyRegisteredData',
  'pix_key.registration_failed': 'PixKeyRegistrationFailedData',
  'pix_limits.activated': 'PixLimitsActivatedData',
  'pix_limits.changed': 'PixLimitsChangedData',
  'pix_return.created': 'PixReturnCreatedData',
  'pix_return.failed': 'PixReturnFailedData',
  'pix_return.received': 'PixReturnReceivedData',
  'pix_return.settled': 'PixReturnSettledData',
  'reconciliation_break.opened': 'ReconciliationBreakOpenedData',
  'reconciliation_break.resolved': 'ReconciliationBreakResolvedData',
  'reconciliation_run.completed': 'ReconciliationRunCompletedData',
  'reconciliation_run.failed': 'ReconciliationRunFailedData',
  'statement.restated': 'StatementRestatedData',
};

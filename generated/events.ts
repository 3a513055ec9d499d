// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

import type {
  AccountClosedData,
  AccountCreatedData,
  AccountFrozenData,
  AccountPromotedData,
  AccountUnfrozenData,
  AutoCollectConsentGrantedData,
  AutoCollectConsentRevokedData,
  AutoCollectConsentSuspendedData,
  BatteryCompletedData,
  BatteryFailedData,
  BatteryStartedData,
  BlockCapturedData,
  BlockExpiredData,
  BlockPlacedData,
  BlockReleasedData,
  BlockRescheduledData,
  BlockSecuredData,
  BrakeAppliedData,
  BrakeReleasedData,
  CertificationGrantedData,
  CompileFailedData,
  CompileRejectedData,
  CompileSubmittedData,
  CompileSucceededData,
  ConformanceRunCompletedData,
  ConformanceRunExpiredData,
  ConformanceRunOpenedData,
  ConformanceStepFinishedData,
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
  KycExpiredData,
  KycRejectedData,
  KycRescreenRequestedData,
  KycReviewOpenedData,
  KycScreenedData,
  KycSubmittedData,
  KycVerifiedData,
  LimitPolicyCreatedData,
  LimitPolicyDisabledData,
  LimitWarnedData,
  MedCaseAcceptedData,
  MedCaseAcknowledgedData,
  MedCaseBlockRefusedData,
  MedCaseCancelledData,
  MedCaseFilingFailedData,
  MedCaseFilingStartedData,
  MedCaseFraudAcceptedData,
  MedCaseOpenedData,
  MedCaseRejectedData,
  MedCaseReleasedData,
  MedCaseReturnFailedData,
  MedCaseReturnStartedData,
  MedCaseReturnedData,
  MedCaseSecuredData,
  MedCaseWithdrawnData,
  MedRecoveryChangedData,
  ObligationCanceledData,
  ObligationCreatedData,
  ObligationDispatchFailedData,
  ObligationDispatchedData,
  ObligationExceptedData,
  ObligationFailedData,
  ObligationHeldForAnalysisData,
  ObligationRedispatchedData,
  ObligationReleasedFromAnalysisData,
  ObligationSettledData,
  ObligationStuckData,
  PartyCreatedData,
  PartyUpdatedData,
  PaymentMethodBoundData,
  PaymentMethodUpdatedData,
  PaymentRuleChangedData,
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
  PixMandateAuthorizedData,
  PixMandateCancelledData,
  PixMandateChargeAttemptFailedData,
  PixMandateChargeCancelledData,
  PixMandateChargeDebitedData,
  PixMandateChargeDebitingData,
  PixMandateChargeFailedData,
  PixMandateChargeHeldData,
  PixMandateChargeScheduledData,
  PixMandateCompletedData,
  PixMandateExpiredData,
  PixMandateRejectedData,
  PixMandateRequestedData,
  PixMandateRevokedData,
  PixReturnCreatedData,
  PixReturnFailedData,
  PixReturnReceivedData,
  PixReturnSettledData,
  ProductBoundData,
  ProductCustodyMismatchData,
  ProductInstanceClosedData,
  ProductInstanceCreatedData,
  ProductInstanceDrainStoppedData,
  ProductInstanceIndexedData,
  ProductInstanceMoveAcceptedData,
  ProductInstanceMoveRefusedData,
  ProductInstanceMoveSubmittedData,
  ProductKeyEnrolledData,
  ProductKeySupersededData,
  ProductLifecycleChangedData,
  ProviderAccountBaseUrlChangedData,
  ProviderAccountCreatedData,
  ProviderAccountDisabledData,
  ProviderAccountEnabledData,
  ProviderAccountFundsTransferredData,
  ProviderAccountSecretRotatedData,
  ProviderEventUnreadableData,
  QbrlPolicySupplyDiffersData,
  QbrlPolicyTookEffectData,
  QbrlPolicyVersionAddedData,
  QuotaOverriddenData,
  QuotaResetData,
  RailBindingBoundData,
  RailBindingChangedData,
  ReconciliationBreakOpenedData,
  ReconciliationBreakResolvedData,
  ReconciliationRunCompletedData,
  ReconciliationRunFailedData,
  ReconciliationRunStartedData,
  RecurringExpenseConfirmationRequestedData,
  RecurringExpenseCreatedData,
  RecurringExpenseDeletedData,
  RecurringExpenseSkippedData,
  RecurringExpenseUpdatedData,
  RiskFlagAddedData,
  RiskFlagResolvedData,
  ScheduleCancelledData,
  ScheduleCompletedData,
  ScheduleCreatedData,
  SchedulePausedData,
  ScheduleResumedData,
  ScheduleRunExecutedData,
  ScheduleRunMisfiredData,
  ScheduleRunRefusedData,
  ScheduleUpdatedData,
  SpendRequestApprovedData,
  SpendRequestCreatedData,
  SpendRequestExecutedData,
  SpendRequestExpiredData,
  SpendRequestFailedData,
  SpendRequestRejectedData,
  SquadClosedData,
  SquadCreatedData,
  SquadCycleClosedData,
  SquadDebtsSettledData,
  SquadDebtsSimplifiedData,
  SquadExpenseRecordedData,
  SquadExpenseResplitData,
  SquadExpenseVoidedData,
  SquadFrozenData,
  SquadFundedData,
  SquadGoalAchievedData,
  SquadGoalRemovedData,
  SquadGoalSetData,
  SquadInvitationAcceptedData,
  SquadInvitationDeclinedData,
  SquadInvitationRevokedData,
  SquadInvitationSentData,
  SquadMemberJoinedData,
  SquadMemberQuotaChangedData,
  SquadMemberRemovedData,
  SquadMemberRoleChangedData,
  SquadRecurrenceChangedData,
  SquadRulesRemovedData,
  SquadRulesSetData,
  SquadShareCollectionFailedData,
  SquadSpendExecutedData,
  SquadUnfrozenData,
  SquadUpdatedData,
  StatementRestatedData,
  TransferTemplateCreatedData,
  TransferTemplateRetiredData,
  WebhookDeliveryArchivedData,
  WebhookEndpointCreatedData,
  WebhookEndpointDeletedData,
  WebhookEndpointSuspendedData,
  WebhookEndpointTestData,
  WebhookEndpointUpdatedData,
} from './models.ts';

/** The `data` of each event type. Its schema is in events.openapi.json. */
export interface EventData {
  'account.closed': AccountClosedData;
  'account.created': AccountCreatedData;
  'account.frozen': AccountFrozenData;
  'account.promoted': AccountPromotedData;
  'account.unfrozen': AccountUnfrozenData;
  'auto_collect_consent.granted': AutoCollectConsentGrantedData;
  'auto_collect_consent.revoked': AutoCollectConsentRevokedData;
  'auto_collect_consent.suspended': AutoCollectConsentSuspendedData;
  'battery.completed': BatteryCompletedData;
  'battery.failed': BatteryFailedData;
  'battery.started': BatteryStartedData;
  'block.captured': BlockCapturedData;
  'block.expired': BlockExpiredData;
  'block.placed': BlockPlacedData;
  'block.released': BlockReleasedData;
  'block.rescheduled': BlockRescheduledData;
  'block.secured': BlockSecuredData;
  'brake.applied': BrakeAppliedData;
  'brake.released': BrakeReleasedData;
  'certification.granted': CertificationGrantedData;
  'compile.failed': CompileFailedData;
  'compile.rejected': CompileRejectedData;
  'compile.submitted': CompileSubmittedData;
  'compile.succeeded': CompileSucceededData;
  'conformance_run.completed': ConformanceRunCompletedData;
  'conformance_run.expired': ConformanceRunExpiredData;
  'conformance_run.opened': ConformanceRunOpenedData;
  'conformance_run.step_finished': ConformanceStepFinishedData;
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
  'kyc.expired': KycExpiredData;
  'kyc.rejected': KycRejectedData;
  'kyc.rescreen_requested': KycRescreenRequestedData;
  'kyc.review_opened': KycReviewOpenedData;
  'kyc.screened': KycScreenedData;
  'kyc.submitted': KycSubmittedData;
  'kyc.verified': KycVerifiedData;
  'limit.warned': LimitWarnedData;
  'limit_policy.created': LimitPolicyCreatedData;
  'limit_policy.disabled': LimitPolicyDisabledData;
  'med_case.accepted': MedCaseAcceptedData;
  'med_case.acknowledged': MedCaseAcknowledgedData;
  'med_case.block_refused': MedCaseBlockRefusedData;
  'med_case.cancelled': MedCaseCancelledData;
  'med_case.filing_failed': MedCaseFilingFailedData;
  'med_case.filing_started': MedCaseFilingStartedData;
  'med_case.fraud_accepted': MedCaseFraudAcceptedData;
  'med_case.opened': MedCaseOpenedData;
  'med_case.rejected': MedCaseRejectedData;
  'med_case.released': MedCaseReleasedData;
  'med_case.return_failed': MedCaseReturnFailedData;
  'med_case.return_started': MedCaseReturnStartedData;
  'med_case.returned': MedCaseReturnedData;
  'med_case.secured': MedCaseSecuredData;
  'med_case.withdrawn': MedCaseWithdrawnData;
  'med_recovery.changed': MedRecoveryChangedData;
  'obligation.canceled': ObligationCanceledData;
  'obligation.created': ObligationCreatedData;
  'obligation.dispatch_failed': ObligationDispatchFailedData;
  'obligation.dispatched': ObligationDispatchedData;
  'obligation.excepted': ObligationExceptedData;
  'obligation.failed': ObligationFailedData;
  'obligation.held_for_analysis': ObligationHeldForAnalysisData;
  'obligation.redispatched': ObligationRedispatchedData;
  'obligation.released_from_analysis': ObligationReleasedFromAnalysisData;
  'obligation.settled': ObligationSettledData;
  'obligation.stuck': ObligationStuckData;
  'party.created': PartyCreatedData;
  'party.updated': PartyUpdatedData;
  'payment_method.bound': PaymentMethodBoundData;
  'payment_method.updated': PaymentMethodUpdatedData;
  'payment_rule.changed': PaymentRuleChangedData;
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
  'pix_mandate.authorized': PixMandateAuthorizedData;
  'pix_mandate.cancelled': PixMandateCancelledData;
  'pix_mandate.completed': PixMandateCompletedData;
  'pix_mandate.expired': PixMandateExpiredData;
  'pix_mandate.rejected': PixMandateRejectedData;
  'pix_mandate.requested': PixMandateRequestedData;
  'pix_mandate.revoked': PixMandateRevokedData;
  'pix_mandate_charge.attempt_failed': PixMandateChargeAttemptFailedData;
  'pix_mandate_charge.cancelled': PixMandateChargeCancelledData;
  'pix_mandate_charge.debited': PixMandateChargeDebitedData;
  'pix_mandate_charge.debiting': PixMandateChargeDebitingData;
  'pix_mandate_charge.failed': PixMandateChargeFailedData;
  'pix_mandate_charge.held': PixMandateChargeHeldData;
  'pix_mandate_charge.scheduled': PixMandateChargeScheduledData;
  'pix_return.created': PixReturnCreatedData;
  'pix_return.failed': PixReturnFailedData;
  'pix_return.received': PixReturnReceivedData;
  'pix_return.settled': PixReturnSettledData;
  'product.bound': ProductBoundData;
  'product.lifecycle_changed': ProductLifecycleChangedData;
  'product_custody.mismatch': ProductCustodyMismatchData;
  'product_instance.closed': ProductInstanceClosedData;
  'product_instance.created': ProductInstanceCreatedData;
  'product_instance.drain_stopped': ProductInstanceDrainStoppedData;
  'product_instance.indexed': ProductInstanceIndexedData;
  'product_instance.move_accepted': ProductInstanceMoveAcceptedData;
  'product_instance.move_refused': ProductInstanceMoveRefusedData;
  'product_instance.move_submitted': ProductInstanceMoveSubmittedData;
  'product_key.enrolled': ProductKeyEnrolledData;
  'product_key.superseded': ProductKeySupersededData;
  'provider_account.base_url_changed': ProviderAccountBaseUrlChangedData;
  'provider_account.created': ProviderAccountCreatedData;
  'provider_account.disabled': ProviderAccountDisabledData;
  'provider_account.enabled': ProviderAccountEnabledData;
  'provider_account.funds_transferred': ProviderAccountFundsTransferredData;
  'provider_account.secret_rotated': ProviderAccountSecretRotatedData;
  'provider_event.unreadable': ProviderEventUnreadableData;
  'qbrl_policy.supply_differs': QbrlPolicySupplyDiffersData;
  'qbrl_policy.took_effect': QbrlPolicyTookEffectData;
  'qbrl_policy.version_added': QbrlPolicyVersionAddedData;
  'quota.overridden': QuotaOverriddenData;
  'quota.reset': QuotaResetData;
  'rail_binding.bound': RailBindingBoundData;
  'rail_binding.changed': RailBindingChangedData;
  'reconciliation_break.opened': ReconciliationBreakOpenedData;
  'reconciliation_break.resolved': ReconciliationBreakResolvedData;
  'reconciliation_run.completed': ReconciliationRunCompletedData;
  'reconciliation_run.failed': ReconciliationRunFailedData;
  'reconciliation_run.started': ReconciliationRunStartedData;
  'recurring_expense.confirmation_requested': RecurringExpenseConfirmationRequestedData;
  'recurring_expense.created': RecurringExpenseCreatedData;
  'recurring_expense.deleted': RecurringExpenseDeletedData;
  'recurring_expense.skipped': RecurringExpenseSkippedData;
  'recurring_expense.updated': RecurringExpenseUpdatedData;
  'risk_flag.added': RiskFlagAddedData;
  'risk_flag.resolved': RiskFlagResolvedData;
  'schedule.cancelled': ScheduleCancelledData;
  'schedule.completed': ScheduleCompletedData;
  'schedule.created': ScheduleCreatedData;
  'schedule.paused': SchedulePausedData;
  'schedule.resumed': ScheduleResumedData;
  'schedule.updated': ScheduleUpdatedData;
  'schedule_run.executed': ScheduleRunExecutedData;
  'schedule_run.misfired': ScheduleRunMisfiredData;
  'schedule_run.refused': ScheduleRunRefusedData;
  'spend_request.approved': SpendRequestApprovedData;
  'spend_request.created': SpendRequestCreatedData;
  'spend_request.executed': SpendRequestExecutedData;
  'spend_request.expired': SpendRequestExpiredData;
  'spend_request.failed': SpendRequestFailedData;
  'spend_request.rejected': SpendRequestRejectedData;
  'squad.closed': SquadClosedData;
  'squad.created': SquadCreatedData;
  'squad.frozen': SquadFrozenData;
  'squad.funded': SquadFundedData;
  'squad.unfrozen': SquadUnfrozenData;
  'squad.updated': SquadUpdatedData;
  'squad_cycle.closed': SquadCycleClosedData;
  'squad_debts.settled': SquadDebtsSettledData;
  'squad_debts.simplified': SquadDebtsSimplifiedData;
  'squad_expense.recorded': SquadExpenseRecordedData;
  'squad_expense.resplit': SquadExpenseResplitData;
  'squad_expense.voided': SquadExpenseVoidedData;
  'squad_goal.achieved': SquadGoalAchievedData;
  'squad_goal.removed': SquadGoalRemovedData;
  'squad_goal.set': SquadGoalSetData;
  'squad_invitation.accepted': SquadInvitationAcceptedData;
  'squad_invitation.declined': SquadInvitationDeclinedData;
  'squad_invitation.revoked': SquadInvitationRevokedData;
  'squad_invitation.sent': SquadInvitationSentData;
  'squad_member.joined': SquadMemberJoinedData;
  'squad_member.quota_changed': SquadMemberQuotaChangedData;
  'squad_member.removed': SquadMemberRemovedData;
  'squad_member.role_changed': SquadMemberRoleChangedData;
  'squad_recurrence.changed': SquadRecurrenceChangedData;
  'squad_rules.removed': SquadRulesRemovedData;
  'squad_rules.set': SquadRulesSetData;
  'squad_share.collection_failed': SquadShareCollectionFailedData;
  'squad_spend.executed': SquadSpendExecutedData;
  'statement.restated': StatementRestatedData;
  'transfer_template.created': TransferTemplateCreatedData;
  'transfer_template.retired': TransferTemplateRetiredData;
  'webhook_delivery.archived': WebhookDeliveryArchivedData;
  'webhook_endpoint.created': WebhookEndpointCreatedData;
  'webhook_endpoint.deleted': WebhookEndpointDeletedData;
  'webhook_endpoint.suspended': WebhookEndpointSuspendedData;
  'webhook_endpoint.test': WebhookEndpointTestData;
  'webhook_endpoint.updated': WebhookEndpointUpdatedData;
}

export type EventType = keyof EventData;

/** Event type → name of its schema in events.openapi.json. */
export const eventSchemas: Readonly<Record<EventType, string>> = {
  'account.closed': 'AccountClosedData',
  'account.created': 'AccountCreatedData',
  'account.frozen': 'AccountFrozenData',
  'account.promoted': 'AccountPromotedData',
  'account.unfrozen': 'AccountUnfrozenData',
  'auto_collect_consent.granted': 'AutoCollectConsentGrantedData',
  'auto_collect_consent.revoked': 'AutoCollectConsentRevokedData',
  'auto_collect_consent.suspended': 'AutoCollectConsentSuspendedData',
  'battery.completed': 'BatteryCompletedData',
  'battery.failed': 'BatteryFailedData',
  'battery.started': 'BatteryStartedData',
  'block.captured': 'BlockCapturedData',
  'block.expired': 'BlockExpiredData',
  'block.placed': 'BlockPlacedData',
  'block.released': 'BlockReleasedData',
  'block.rescheduled': 'BlockRescheduledData',
  'block.secured': 'BlockSecuredData',
  'brake.applied': 'BrakeAppliedData',
  'brake.released': 'BrakeReleasedData',
  'certification.granted': 'CertificationGrantedData',
  'compile.failed': 'CompileFailedData',
  'compile.rejected': 'CompileRejectedData',
  'compile.submitted': 'CompileSubmittedData',
  'compile.succeeded': 'CompileSucceededData',
  'conformance_run.completed': 'ConformanceRunCompletedData',
  'conformance_run.expired': 'ConformanceRunExpiredData',
  'conformance_run.opened': 'ConformanceRunOpenedData',
  'conformance_run.step_finished': 'ConformanceStepFinishedData',
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
  'kyc.expired': 'KycExpiredData',
  'kyc.rejected': 'KycRejectedData',
  'kyc.rescreen_requested': 'KycRescreenRequestedData',
  'kyc.review_opened': 'KycReviewOpenedData',
  'kyc.screened': 'KycScreenedData',
  'kyc.submitted': 'KycSubmittedData',
  'kyc.verified': 'KycVerifiedData',
  'limit.warned': 'LimitWarnedData',
  'limit_policy.created': 'LimitPolicyCreatedData',
  'limit_policy.disabled': 'LimitPolicyDisabledData',
  'med_case.accepted': 'MedCaseAcceptedData',
  'med_case.acknowledged': 'MedCaseAcknowledgedData',
  'med_case.block_refused': 'MedCaseBlockRefusedData',
  'med_case.cancelled': 'MedCaseCancelledData',
  'med_case.filing_failed': 'MedCaseFilingFailedData',
  'med_case.filing_started': 'MedCaseFilingStartedData',
  'med_case.fraud_accepted': 'MedCaseFraudAcceptedData',
  'med_case.opened': 'MedCaseOpenedData',
  'med_case.rejected': 'MedCaseRejectedData',
  'med_case.released': 'MedCaseReleasedData',
  'med_case.return_failed': 'MedCaseReturnFailedData',
  'med_case.return_started': 'MedCaseReturnStartedData',
  'med_case.returned': 'MedCaseReturnedData',
  'med_case.secured': 'MedCaseSecuredData',
  'med_case.withdrawn': 'MedCaseWithdrawnData',
  'med_recovery.changed': 'MedRecoveryChangedData',
  'obligation.canceled': 'ObligationCanceledData',
  'obligation.created': 'ObligationCreatedData',
  'obligation.dispatch_failed': 'ObligationDispatchFailedData',
  'obligation.dispatched': 'ObligationDispatchedData',
  'obligation.excepted': 'ObligationExceptedData',
  'obligation.failed': 'ObligationFailedData',
  'obligation.held_for_analysis': 'ObligationHeldForAnalysisData',
  'obligation.redispatched': 'ObligationRedispatchedData',
  'obligation.released_from_analysis': 'ObligationReleasedFromAnalysisData',
  'obligation.settled': 'ObligationSettledData',
  'obligation.stuck': 'ObligationStuckData',
  'party.created': 'PartyCreatedData',
  'party.updated': 'PartyUpdatedData',
  'payment_method.bound': 'PaymentMethodBoundData',
  'payment_method.updated': 'PaymentMethodUpdatedData',
  'payment_rule.changed': 'PaymentRuleChangedData',
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
  'pix_mandate.authorized': 'PixMandateAuthorizedData',
  'pix_mandate.cancelled': 'PixMandateCancelledData',
  'pix_mandate.completed': 'PixMandateCompletedData',
  'pix_mandate.expired': 'PixMandateExpiredData',
  'pix_mandate.rejected': 'PixMandateRejectedData',
  'pix_mandate.requested': 'PixMandateRequestedData',
  'pix_mandate.revoked': 'PixMandateRevokedData',
  'pix_mandate_charge.attempt_failed': 'PixMandateChargeAttemptFailedData',
  'pix_mandate_charge.cancelled': 'PixMandateChargeCancelledData',
  'pix_mandate_charge.debited': 'PixMandateChargeDebitedData',
  'pix_mandate_charge.debiting': 'PixMandateChargeDebitingData',
  'pix_mandate_charge.failed': 'PixMandateChargeFailedData',
  'pix_mandate_charge.held': 'PixMandateChargeHeldData',
  'pix_mandate_charge.scheduled': 'PixMandateChargeScheduledData',
  'pix_return.created': 'PixReturnCreatedData',
  'pix_return.failed': 'PixReturnFailedData',
  'pix_return.received': 'PixReturnReceivedData',
  'pix_return.settled': 'PixReturnSettledData',
  'product.bound': 'ProductBoundData',
  'product.lifecycle_changed': 'ProductLifecycleChangedData',
  'product_custody.mismatch': 'ProductCustodyMismatchData',
  'product_instance.closed': 'ProductInstanceClosedData',
  'product_instance.created': 'ProductInstanceCreatedData',
  'product_instance.drain_stopped': 'ProductInstanceDrainStoppedData',
  'product_instance.indexed': 'ProductInstanceIndexedData',
  'product_instance.move_accepted': 'ProductInstanceMoveAcceptedData',
  'product_instance.move_refused': 'ProductInstanceMoveRefusedData',
  'product_instance.move_submitted': 'ProductInstanceMoveSubmittedData',
  'product_key.enrolled': 'ProductKeyEnrolledData',
  'product_key.superseded': 'ProductKeySupersededData',
  'provider_account.base_url_changed': 'ProviderAccountBaseUrlChangedData',
  'provider_account.created': 'ProviderAccountCreatedData',
  'provider_account.disabled': 'ProviderAccountDisabledData',
  'provider_account.enabled': 'ProviderAccountEnabledData',
  'provider_account.funds_transferred': 'ProviderAccountFundsTransferredData',
  'provider_account.secret_rotated': 'ProviderAccountSecretRotatedData',
  'provider_event.unreadable': 'ProviderEventUnreadableData',
  'qbrl_policy.supply_differs': 'QbrlPolicySupplyDiffersData',
  'qbrl_policy.took_effect': 'QbrlPolicyTookEffectData',
  'qbrl_policy.version_added': 'QbrlPolicyVersionAddedData',
  'quota.overridden': 'QuotaOverriddenData',
  'quota.reset': 'QuotaResetData',
  'rail_binding.bound': 'RailBindingBoundData',
  'rail_binding.changed': 'RailBindingChangedData',
  'reconciliation_break.opened': 'ReconciliationBreakOpenedData',
  'reconciliation_break.resolved': 'ReconciliationBreakResolvedData',
  'reconciliation_run.completed': 'ReconciliationRunCompletedData',
  'reconciliation_run.failed': 'ReconciliationRunFailedData',
  'reconciliation_run.started': 'ReconciliationRunStartedData',
  'recurring_expense.confirmation_requested': 'RecurringExpenseConfirmationRequestedData',
  'recurring_expense.created': 'RecurringExpenseCreatedData',
  'recurring_expense.deleted': 'RecurringExpenseDeletedData',
  'recurring_expense.skipped': 'RecurringExpenseSkippedData',
  'recurring_expense.updated': 'RecurringExpenseUpdatedData',
  'risk_flag.added': 'RiskFlagAddedData',
  'risk_flag.resolved': 'RiskFlagResolvedData',
  'schedule.cancelled': 'ScheduleCancelledData',
  'schedule.completed': 'ScheduleCompletedData',
  'schedule.created': 'ScheduleCreatedData',
  'schedule.paused': 'SchedulePausedData',
  'schedule.resumed': 'ScheduleResumedData',
  'schedule.updated': 'ScheduleUpdatedData',
  'schedule_run.executed': 'ScheduleRunExecutedData',
  'schedule_run.misfired': 'ScheduleRunMisfiredData',
  'schedule_run.refused': 'ScheduleRunRefusedData',
  'spend_request.approved': 'SpendRequestApprovedData',
  'spend_request.created': 'SpendRequestCreatedData',
  'spend_request.executed': 'SpendRequestExecutedData',
  'spend_request.expired': 'SpendRequestExpiredData',
  'spend_request.failed': 'SpendRequestFailedData',
  'spend_request.rejected': 'SpendRequestRejectedData',
  'squad.closed': 'SquadClosedData',
  'squad.created': 'SquadCreatedData',
  'squad.frozen': 'SquadFrozenData',
  'squad.funded': 'SquadFundedData',
  'squad.unfrozen': 'SquadUnfrozenData',
  'squad.updated': 'SquadUpdatedData',
  'squad_cycle.closed': 'SquadCycleClosedData',
  'squad_debts.settled': 'SquadDebtsSettledData',
  'squad_debts.simplified': 'SquadDebtsSimplifiedData',
  'squad_expense.recorded': 'SquadExpenseRecordedData',
  'squad_expense.resplit': 'SquadExpenseResplitData',
  'squad_expense.voided': 'SquadExpenseVoidedData',
  'squad_goal.achieved': 'SquadGoalAchievedData',
  'squad_goal.removed': 'SquadGoalRemovedData',
  'squad_goal.set': 'SquadGoalSetData',
  'squad_invitation.accepted': 'SquadInvitationAcceptedData',
  'squad_invitation.declined': 'SquadInvitationDeclinedData',
  'squad_invitation.revoked': 'SquadInvitationRevokedData',
  'squad_invitation.sent': 'SquadInvitationSentData',
  'squad_member.joined': 'SquadMemberJoinedData',
  'squad_member.quota_changed': 'SquadMemberQuotaChangedData',
  'squad_member.removed': 'SquadMemberRemovedData',
  'squad_member.role_changed': 'SquadMemberRoleChangedData',
  'squad_recurrence.changed': 'SquadRecurrenceChangedData',
  'squad_rules.removed': 'SquadRulesRemovedData',
  'squad_rules.set': 'SquadRulesSetData',
  'squad_share.collection_failed': 'SquadShareCollectionFailedData',
  'squad_spend.executed': 'SquadSpendExecutedData',
  'statement.restated': 'StatementRestatedData',
  'transfer_template.created': 'TransferTemplateCreatedData',
  'transfer_template.retired': 'TransferTemplateRetiredData',
  'webhook_delivery.archived': 'WebhookDeliveryArchivedData',
  'webhook_endpoint.created': 'WebhookEndpointCreatedData',
  'webhook_endpoint.deleted': 'WebhookEndpointDeletedData',
  'webhook_endpoint.suspended': 'WebhookEndpointSuspendedData',
  'webhook_endpoint.test': 'WebhookEndpointTestData',
  'webhook_endpoint.updated': 'WebhookEndpointUpdatedData',
};

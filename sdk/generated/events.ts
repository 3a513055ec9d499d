// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

import type { Unlisted } from '../src/open.ts';
import type * as models from './models.ts';

/** The `data` of each event type. */
export interface EventData {
  /** An account was closed. It was empty. */
  'account.closed': models.AccountClosedData;
  /** An account was opened. */
  'account.created': models.AccountCreatedData;
  /** An account was frozen. */
  'account.frozen': models.AccountFrozenData;
  /**
   * A GUEST or EXTERNAL account was promoted, and is closed by that. The new account announces itself with
   * `account.created`.
   */
  'account.promoted': models.AccountPromotedData;
  /** An account was unfrozen. */
  'account.unfrozen': models.AccountUnfrozenData;
  /** A member granted that their share of a recurring expense is collected, or granted it again. */
  'auto_collect_consent.granted': models.AutoCollectConsentGrantedData;
  /** A consent is gone, taken back by its member or deleted with the recurring expense. */
  'auto_collect_consent.revoked': models.AutoCollectConsentRevokedData;
  /** A posted share was above the cap. It was not collected, and nothing is until the member grants again. */
  'auto_collect_consent.suspended': models.AutoCollectConsentSuspendedData;
  /** A run of the adversarial battery has its report card. */
  'battery.completed': models.BatteryCompletedData;
  /** A run of the adversarial battery ended by a mistake of ours. It says nothing about the product. */
  'battery.failed': models.BatteryFailedData;
  /** A run of the adversarial battery was asked for. */
  'battery.started': models.BatteryStartedData;
  /** A MED case took money out of its block. */
  'block.captured': models.BlockCapturedData;
  /** The time of a block is over; what it secured is free again. */
  'block.expired': models.BlockExpiredData;
  /** A block was placed, and secured what was available. */
  'block.placed': models.BlockPlacedData;
  /** A block was lifted; what it secured is free again. */
  'block.released': models.BlockReleasedData;
  /** The end of a block was moved. */
  'block.rescheduled': models.BlockRescheduledData;
  /** A block secured more, out of money that arrived or became free. */
  'block.secured': models.BlockSecuredData;
  /** Payments out over a rail are stopped: the next one would have exceeded the bound of its hour. They wait until a person resumes. */
  'brake.applied': models.BrakeAppliedData;
  /** A person let payments out over a rail go again. */
  'brake.released': models.BrakeReleasedData;
  /** A version of a product was certified. */
  'certification.granted': models.CertificationGrantedData;
  /** A compile job ended by a mistake of ours. It is not counted in the quota. */
  'compile.failed': models.CompileFailedData;
  /** A gate stopped a bundle. */
  'compile.rejected': models.CompileRejectedData;
  /** A bundle was submitted. */
  'compile.submitted': models.CompileSubmittedData;
  /** A bundle passed its gates and has an artifact. */
  'compile.succeeded': models.CompileSucceededData;
  /** A conformance run has its verdict. */
  'conformance_run.completed': models.ConformanceRunCompletedData;
  /** A conformance run was left open for too long, or another version was bound, and it ended without a verdict. */
  'conformance_run.expired': models.ConformanceRunExpiredData;
  /** A conformance run was opened. */
  'conformance_run.opened': models.ConformanceRunOpenedData;
  /** A step of a conformance run passed or failed. */
  'conformance_run.step_finished': models.ConformanceStepFinishedData;
  /** Evidence came before its time. It is tried again after each event that applies. */
  'evidence.deferred': models.EvidenceDeferredData;
  /**
   * Evidence could not be processed. It is retried automatically; if it never succeeds, evidence.unmatched follows, with
   * the reason PROCESSING_ERROR.
   */
  'evidence.failed': models.EvidenceFailedData;
  /** Evidence was applied to an obligation. */
  'evidence.matched': models.EvidenceMatchedData;
  /** An operator decided about evidence. */
  'evidence.resolved': models.EvidenceResolvedData;
  /** Evidence fits nothing, or contradicts what is final. An operator should look at it. */
  'evidence.unmatched': models.EvidenceUnmatchedData;
  /** An outside party was given an account. It takes the place of `account.created`. */
  'external_account.created': models.ExternalAccountCreatedData;
  /** An account was added to the chart of accounts. */
  'gl_account.created': models.GlAccountCreatedData;
  /** A hold reserves less, or has another deadline. */
  'hold.adjusted': models.HoldAdjustedData;
  /** Money was taken out of a hold, and what it reserved beyond that was released. */
  'hold.captured': models.HoldCapturedData;
  /** The deadline of a hold passed; what it reserved is free again. */
  'hold.expired': models.HoldExpiredData;
  /** Money was reserved. */
  'hold.placed': models.HoldPlacedData;
  /** A hold was given up; what it reserved is free again. */
  'hold.released': models.HoldReleasedData;
  /** A verification has run out. */
  'kyc.expired': models.KycExpiredData;
  /** The identity of a party was rejected. */
  'kyc.rejected': models.KycRejectedData;
  /** A verified party is screened again. */
  'kyc.rescreen_requested': models.KycRescreenRequestedData;
  /** A person has to decide about the identity of a party. */
  'kyc.review_opened': models.KycReviewOpenedData;
  /** A party was screened against lists. */
  'kyc.screened': models.KycScreenedData;
  /** A party was submitted for verification. */
  'kyc.submitted': models.KycSubmittedData;
  /** The identity of a party was verified. */
  'kyc.verified': models.KycVerifiedData;
  /** A movement passed that a WARN policy would rather not have seen. */
  'limit.warned': models.LimitWarnedData;
  /** A limit policy was created and is enforced from the next movement on. */
  'limit_policy.created': models.LimitPolicyCreatedData;
  /** A limit policy was disabled and is not enforced any more. */
  'limit_policy.disabled': models.LimitPolicyDisabledData;
  /** The receiver's institution agrees with a case of yours; the money is to come. */
  'med_case.accepted': models.MedCaseAcceptedData;
  /** The receiver's institution took note of a case of yours. */
  'med_case.acknowledged': models.MedCaseAcknowledgedData;
  /** Nothing can be blocked for a case: the account was closed before. */
  'med_case.block_refused': models.MedCaseBlockRefusedData;
  /** The report behind a case was withdrawn. The blocked money is free again. */
  'med_case.cancelled': models.MedCaseCancelledData;
  /** The provider refused to file a case. */
  'med_case.filing_failed': models.MedCaseFilingFailedData;
  /** A case of yours is being filed; the provider has not answered yet. */
  'med_case.filing_started': models.MedCaseFilingStartedData;
  /**
   * The report against an account of yours was accepted as fraud. Unless the installation has turned that off, the account's owner is
   * marked for fraud a moment later: see `risk_flag.added`.
   */
  'med_case.fraud_accepted': models.MedCaseFraudAcceptedData;
  /** A case is open. A Pix that an account received is contested, or a case of yours was filed. */
  'med_case.opened': models.MedCaseOpenedData;
  /** The receiver's institution does not agree with a case of yours, or has nothing to return. */
  'med_case.rejected': models.MedCaseRejectedData;
  /** A case was resolved with RELEASE; the account has its money back. */
  'med_case.released': models.MedCaseReleasedData;
  /** The devolution of a case was refused. Its money waits on the clearing account: resolve the case again. */
  'med_case.return_failed': models.MedCaseReturnFailedData;
  /** A case was resolved with RETURN; the money is on its way back. */
  'med_case.return_started': models.MedCaseReturnStartedData;
  /** The contested money is back with its payer, in whole or in part. */
  'med_case.returned': models.MedCaseReturnedData;
  /** The block of a case was placed, or has secured more. `secured_amount` says how much it keeps now. */
  'med_case.secured': models.MedCaseSecuredData;
  /**
   * The report against an account of yours was withdrawn after its case had ended. The case stays as it is; a mark for fraud that it made
   * is taken back.
   */
  'med_case.withdrawn': models.MedCaseWithdrawnData;
  /** A funds recovery was opened, reached another state, or more is known of it. Read a case of it for its payments and deadlines. */
  'med_recovery.changed': models.MedRecoveryChangedData;
  /** The obligation was canceled; the money is back with the debtor. */
  'obligation.canceled': models.ObligationCanceledData;
  /** An obligation was created. */
  'obligation.created': models.ObligationCreatedData;
  /** The obligation could not be sent to the rail. The money waits in transit until it is sent again or resolved. */
  'obligation.dispatch_failed': models.ObligationDispatchFailedData;
  /** The rail has taken the obligation, or its answer was lost and it may have. It is not sent twice. */
  'obligation.dispatched': models.ObligationDispatchedData;
  /**
   * The obligation's money waits on the exception account: a report about an outgoing payment is in dispute, or an
   * expected payment came and `reason_code` stops it. Its state has not changed; an operator should look at it.
   */
  'obligation.excepted': models.ObligationExceptedData;
  /** The obligation failed; the money is back with the debtor. */
  'obligation.failed': models.ObligationFailedData;
  /** A payment out is analysed before it is sent, until an instant at which it goes or is refused by itself. */
  'obligation.held_for_analysis': models.ObligationHeldForAnalysisData;
  /** An operator returned the obligation to be sent again. */
  'obligation.redispatched': models.ObligationRedispatchedData;
  /** A payment that was held for analysis is let through, by the clock or by somebody; it is sent now. */
  'obligation.released_from_analysis': models.ObligationReleasedFromAnalysisData;
  /** The obligation was settled; the money has arrived. */
  'obligation.settled': models.ObligationSettledData;
  /**
   * The obligation is still open past its expected settlement and the grace. Its state has not changed; somebody should
   * look at it. Announced once.
   */
  'obligation.stuck': models.ObligationStuckData;
  /** A party was created. */
  'party.created': models.PartyCreatedData;
  /** A party was changed. `changed` names the fields, not their values. */
  'party.updated': models.PartyUpdatedData;
  /** A payment method was bound to an account. */
  'payment_method.bound': models.PaymentMethodBoundData;
  /**
   * A payment method was bound again with other facts, closed with its account, or moved with its account's promotion to
   * the new one, which `account_id` then names.
   */
  'payment_method.updated': models.PaymentMethodUpdatedData;
  /** A rule for the tenant's payments out was set or removed. */
  'payment_rule.changed': models.PaymentRuleChangedData;
  /** The provider took a charge back; it can no longer be paid. */
  'pix_charge.cancelled': models.PixChargeCancelledData;
  /** A charge can be paid by its code. */
  'pix_charge.created': models.PixChargeCreatedData;
  /** A charge was paid; the money is in the account. */
  'pix_charge.paid': models.PixChargePaidData;
  /** The donor has taken note of the claim and is asking its customer. */
  'pix_claim.acknowledged': models.PixClaimAcknowledgedData;
  /** The claim was called off; the key stays where it was. */
  'pix_claim.cancelled': models.PixClaimCancelledData;
  /** The claimer has the key. */
  'pix_claim.completed': models.PixClaimCompletedData;
  /** The donor gave the key up. */
  'pix_claim.confirmed': models.PixClaimConfirmedData;
  /** A claim was opened, by us (CLAIMER) or against a key of ours (DONOR), whose owner should be asked. */
  'pix_claim.opened': models.PixClaimOpenedData;
  /** The key is gone; payments to it no longer reach the account. */
  'pix_key.excluded': models.PixKeyExcludedData;
  /** The directory knows the key; payments to it reach the account. */
  'pix_key.registered': models.PixKeyRegisteredData;
  /** The directory did not take the key. */
  'pix_key.registration_failed': models.PixKeyRegistrationFailedData;
  /** A pending change of an account's Pix limits took effect. */
  'pix_limits.activated': models.PixLimitsActivatedData;
  /** The Pix limits of an account were set. What is `pending` has not taken effect yet. */
  'pix_limits.changed': models.PixLimitsChangedData;
  /** The payer authorised a mandate; charges may follow. */
  'pix_mandate.authorized': models.PixMandateAuthorizedData;
  /** The receiver, or an institution, ended a mandate or withdrew the request for it. */
  'pix_mandate.cancelled': models.PixMandateCancelledData;
  /** The last charge of a mandate is final. */
  'pix_mandate.completed': models.PixMandateCompletedData;
  /** Nobody answered a mandate in time. */
  'pix_mandate.expired': models.PixMandateExpiredData;
  /** The payer rejected a mandate. */
  'pix_mandate.rejected': models.PixMandateRejectedData;
  /** A receiver asks the payer for a mandate. */
  'pix_mandate.requested': models.PixMandateRequestedData;
  /** The payer revoked a mandate. Its pending charges announce that they are cancelled. */
  'pix_mandate.revoked': models.PixMandateRevokedData;
  /** An attempt failed, and another may follow. */
  'pix_mandate_charge.attempt_failed': models.PixMandateChargeAttemptFailedData;
  /** A charge was cancelled before it was debited. */
  'pix_mandate_charge.cancelled': models.PixMandateChargeCancelledData;
  /** A charge was debited. */
  'pix_mandate_charge.debited': models.PixMandateChargeDebitedData;
  /** The debit of a charge was handed to the provider. It can no longer be cancelled. */
  'pix_mandate_charge.debiting': models.PixMandateChargeDebitingData;
  /** The last attempt failed; nothing was debited. */
  'pix_mandate_charge.failed': models.PixMandateChargeFailedData;
  /** The amount of a charge is reserved for its next attempt. */
  'pix_mandate_charge.held': models.PixMandateChargeHeldData;
  /** A charge was scheduled. */
  'pix_mandate_charge.scheduled': models.PixMandateChargeScheduledData;
  /** A return was made; the money has left the account. */
  'pix_return.created': models.PixReturnCreatedData;
  /** The rail refused the return; the money is back in the account. */
  'pix_return.failed': models.PixReturnFailedData;
  /** The receiver of a payment of yours sent money back; it is in the account that paid. */
  'pix_return.received': models.PixReturnReceivedData;
  /** The payer has the money back. */
  'pix_return.settled': models.PixReturnSettledData;
  /** A version of a product was bound, from a shipped template or from a bundle of the tenant's own. */
  'product.bound': models.ProductBoundData;
  /** A product was certified, or an operator changed how far it is. */
  'product.lifecycle_changed': models.ProductLifecycleChangedData;
  /**
   * The books and the chain do not agree on what products hold. Announced once for each difference; an instance that
   * differs moves no more until it agrees again. The guide on products says what to do.
   */
  'product_custody.mismatch': models.ProductCustodyMismatchData;
  /** An instance reached a final state, and its value was paid out. */
  'product_instance.closed': models.ProductInstanceClosedData;
  /** An instance was recorded, and its creation is on its way to the chain. */
  'product_instance.created': models.ProductInstanceCreatedData;
  /** A drain of an instance stopped before its end. What it has moved stands; the instance is open. */
  'product_instance.drain_stopped': models.ProductInstanceDrainStoppedData;
  /** What the last move of an instance left on the chain can be spent; the next move can follow. */
  'product_instance.indexed': models.ProductInstanceIndexedData;
  /** A move of an instance is on the chain. The next one can follow once it is indexed. */
  'product_instance.move_accepted': models.ProductInstanceMoveAcceptedData;
  /** The validator refused a move of an instance. Nothing moved; the timeline says why. */
  'product_instance.move_refused': models.ProductInstanceMoveRefusedData;
  /** A move of an instance was recorded, and is on its way to the chain. */
  'product_instance.move_submitted': models.ProductInstanceMoveSubmittedData;
  /** Bundles signed with this key are taken from now on. */
  'product_key.enrolled': models.ProductKeyEnrolledData;
  /** A newer key of the same author took the place of this one; bundles signed with it are refused. */
  'product_key.superseded': models.ProductKeySupersededData;
  /** A provider account has another address. Null is the address that its adapter knows. */
  'provider_account.base_url_changed': models.ProviderAccountBaseUrlChangedData;
  /** The tenant has an account at a provider. */
  'provider_account.created': models.ProviderAccountCreatedData;
  /** A provider account was cut off. */
  'provider_account.disabled': models.ProviderAccountDisabledData;
  /** A provider account that was cut off is used again. */
  'provider_account.enabled': models.ProviderAccountEnabledData;
  /** A transfer between two provider accounts was begun. Whether it arrived is said by the events of its obligation. */
  'provider_account.funds_transferred': models.ProviderAccountFundsTransferredData;
  /**
   * A provider account was given another secret. Until `previous_until` deliveries are taken with either, and calls to the
   * provider bear both signatures.
   */
  'provider_account.secret_rotated': models.ProviderAccountSecretRotatedData;
  /**
   * A provider signed an event that cannot be read: its data is not what the receiver says, or it holds what no database
   * can (U+0000, half a surrogate pair). It was kept, and nothing else happened; its content, money included, is not in
   * the books. An operator asks the provider.
   */
  'provider_event.unreadable': models.ProviderEventUnreadableData;
  /** The chain has more or less qBRL than is outstanding, and no move under way explains it. */
  'qbrl_policy.supply_differs': models.QbrlPolicySupplyDiffersData;
  /** A version of the qBRL policy holds from now on; the one before is superseded. */
  'qbrl_policy.took_effect': models.QbrlPolicyTookEffectData;
  /** A version was added to the qBRL policy. It holds from `effective_from` on. */
  'qbrl_policy.version_added': models.QbrlPolicyVersionAddedData;
  /** A quota of the tenant was given an override. */
  'quota.overridden': models.QuotaOverriddenData;
  /** The override of a quota was removed; the default holds again. */
  'quota.reset': models.QuotaResetData;
  /** A rail of the tenant was bound to a provider. */
  'rail_binding.bound': models.RailBindingBoundData;
  /** The priority or the capabilities of a binding were changed, or it was taken in or out of use. */
  'rail_binding.changed': models.RailBindingChangedData;
  /** A run found a difference. */
  'reconciliation_break.opened': models.ReconciliationBreakOpenedData;
  /** A break was explained, corrected, or superseded by a later run. */
  'reconciliation_break.resolved': models.ReconciliationBreakResolvedData;
  /** A run has compared everything; its breaks are open. */
  'reconciliation_run.completed': models.ReconciliationRunCompletedData;
  /** A run could not compare anything, for want of a statement. */
  'reconciliation_run.failed': models.ReconciliationRunFailedData;
  /** A comparison was asked for, by a client or by the nightly job. */
  'reconciliation_run.started': models.ReconciliationRunStartedData;
  /** A cycle opened and a VARIABLE expense waits for its payer to say the amount. */
  'recurring_expense.confirmation_requested': models.RecurringExpenseConfirmationRequestedData;
  /** A recurring expense was created. */
  'recurring_expense.created': models.RecurringExpenseCreatedData;
  /** A recurring expense was deleted and is posted no more. */
  'recurring_expense.deleted': models.RecurringExpenseDeletedData;
  /** A recurring expense was not posted in a cycle. The reason says why. */
  'recurring_expense.skipped': models.RecurringExpenseSkippedData;
  /** A recurring expense was edited. */
  'recurring_expense.updated': models.RecurringExpenseUpdatedData;
  /** A risk flag was added to a party. */
  'risk_flag.added': models.RiskFlagAddedData;
  /** A risk flag of a party was resolved. */
  'risk_flag.resolved': models.RiskFlagResolvedData;
  /** A schedule was cancelled. It pays nothing more. */
  'schedule.cancelled': models.ScheduleCancelledData;
  /** A schedule has no occurrence left, and none waits for a retry. */
  'schedule.completed': models.ScheduleCompletedData;
  /** A schedule was created. */
  'schedule.created': models.ScheduleCreatedData;
  /** A schedule was paused. Nothing is due until it is resumed. */
  'schedule.paused': models.SchedulePausedData;
  /** A paused schedule is active again. */
  'schedule.resumed': models.ScheduleResumedData;
  /** A schedule was changed. `changed` names the fields of the change; the rest is as it stands now. */
  'schedule.updated': models.ScheduleUpdatedData;
  /** An occurrence created its obligation. The obligation announces the outcome of a payment over a rail. */
  'schedule_run.executed': models.ScheduleRunExecutedData;
  /** An occurrence was found too late, past the grace of its schedule. Nothing was paid, and nothing will be. */
  'schedule_run.misfired': models.ScheduleRunMisfiredData;
  /** An occurrence was refused for good, after its retries if it has any. Nothing was paid. */
  'schedule_run.refused': models.ScheduleRunRefusedData;
  /**
   * A member approved a spend request. After the last approval needed, `spend_request.executed` or
   * `spend_request.failed` follows.
   */
  'spend_request.approved': models.SpendRequestApprovedData;
  /** A member asked to spend and others have to approve. */
  'spend_request.created': models.SpendRequestCreatedData;
  /** A spend request has its approvals and the money has left the shared account. */
  'spend_request.executed': models.SpendRequestExecutedData;
  /**
   * A spend request was not approved in time. It reads as EXPIRED from its deadline on; this event may come a little
   * later.
   */
  'spend_request.expired': models.SpendRequestExpiredData;
  /** The ledger refused the payment of a spend request that had its approvals. */
  'spend_request.failed': models.SpendRequestFailedData;
  /** A spend request was rejected, or ended with the squad. */
  'spend_request.rejected': models.SpendRequestRejectedData;
  /** A squad was closed for good. */
  'squad.closed': models.SquadClosedData;
  /** A squad was founded. */
  'squad.created': models.SquadCreatedData;
  /** A squad was frozen. */
  'squad.frozen': models.SquadFrozenData;
  /** A member deposited into the shared account. */
  'squad.funded': models.SquadFundedData;
  /** A squad works again. */
  'squad.unfrozen': models.SquadUnfrozenData;
  /** How a squad presents itself was changed. `changed` names the fields, not their values. */
  'squad.updated': models.SquadUpdatedData;
  /** A cycle closed. Its summary is in the transactions of the squad. */
  'squad_cycle.closed': models.SquadCycleClosedData;
  /** A member paid open shares to one creditor, by hand or by consent. Paying several creditors announces one each. */
  'squad_debts.settled': models.SquadDebtsSettledData;
  /** The open shares of a squad were replaced by fewer debts. */
  'squad_debts.simplified': models.SquadDebtsSimplifiedData;
  /** An expense was split. Posting or confirming a recurring one announces it as well, with its `rex_id`. */
  'squad_expense.recorded': models.SquadExpenseRecordedData;
  /** The open shares of an expense were divided anew. */
  'squad_expense.resplit': models.SquadExpenseResplitData;
  /**
   * A creditor forgave what was open of an expense, or what they were owed of a simplification: then `actor_account_id`
   * is who forgave, and `shares` are those owed to them.
   */
  'squad_expense.voided': models.SquadExpenseVoidedData;
  /** The savings goal was reached, for the first time since it was set. */
  'squad_goal.achieved': models.SquadGoalAchievedData;
  /** The savings goal was removed. */
  'squad_goal.removed': models.SquadGoalRemovedData;
  /** A savings goal was set or edited. */
  'squad_goal.set': models.SquadGoalSetData;
  /** An invitation was accepted. `squad_member.joined` follows. */
  'squad_invitation.accepted': models.SquadInvitationAcceptedData;
  /** An invitation was declined. */
  'squad_invitation.declined': models.SquadInvitationDeclinedData;
  /** An invitation was taken back, or ended with the squad. */
  'squad_invitation.revoked': models.SquadInvitationRevokedData;
  /** An account was invited to a squad. */
  'squad_invitation.sent': models.SquadInvitationSentData;
  /** A member joined. The founder joins with `squad.created`. */
  'squad_member.joined': models.SquadMemberJoinedData;
  /** A member has another quota. */
  'squad_member.quota_changed': models.SquadMemberQuotaChangedData;
  /** A member left, or was removed by an OWNER. */
  'squad_member.removed': models.SquadMemberRemovedData;
  /** A member has another role. */
  'squad_member.role_changed': models.SquadMemberRoleChangedData;
  /** The monthly cycles of a squad were turned on or off, or close on another day. */
  'squad_recurrence.changed': models.SquadRecurrenceChangedData;
  /** The spend-approval rules of a squad were removed. */
  'squad_rules.removed': models.SquadRulesRemovedData;
  /** The spend-approval rules of a squad were set. */
  'squad_rules.set': models.SquadRulesSetData;
  /** A share could not be collected although its member consents. It stays open, to be settled by hand. */
  'squad_share.collection_failed': models.SquadShareCollectionFailedData;
  /** Money of a squad was spent. `obligation.settled` or `obligation.failed` tells how it ended. */
  'squad_spend.executed': models.SquadSpendExecutedData;
  /**
   * Something was written that counts on a day that had ended: statements of the account that cover `accounting_day`,
   * and opening balances of later ones, read differently than before.
   */
  'statement.restated': models.StatementRestatedData;
  /** A transfer template was created. */
  'transfer_template.created': models.TransferTemplateCreatedData;
  /** A transfer template was taken out of use. */
  'transfer_template.retired': models.TransferTemplateRetiredData;
  /**
   * A delivery was given up after its last attempt. Not sent to the endpoint it is about, and not announced for
   * deliveries of this very type. A delivery that is given up because its endpoint is switched off, suspended or deleted
   * is announced only by that change.
   */
  'webhook_delivery.archived': models.WebhookDeliveryArchivedData;
  /** A webhook endpoint was created. */
  'webhook_endpoint.created': models.WebhookEndpointCreatedData;
  /** A webhook endpoint was deleted. Nothing is sent to it any more. */
  'webhook_endpoint.deleted': models.WebhookEndpointDeletedData;
  /**
   * A webhook endpoint was suspended, since one delivery after another failed. Not sent to that endpoint, but to other
   * endpoints and the feed.
   */
  'webhook_endpoint.suspended': models.WebhookEndpointSuspendedData;
  /** A test delivery, with `test` true in its envelope. Nothing happened; it is in no feed and cannot be read. */
  'webhook_endpoint.test': models.WebhookEndpointTestData;
  /** A webhook endpoint was changed, switched off or on. `changed` names the fields, not their values. */
  'webhook_endpoint.updated': models.WebhookEndpointUpdatedData;
}

/** Event types this version knows. */
export type EventType = keyof EventData;

/** An envelope with the type of its event and what is particular to it; a type unknown to this version has data of any shape. */
export type EventOf<Envelope> =
  | { [Type in EventType]: Envelope & { event_type: Type; data: EventData[Type] } }[EventType]
  | (Envelope & { event_type: Unlisted; data: Record<string, unknown> });

// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

import type { OpenObject } from '../src/platform/http/ignored-fields.ts';
import type { Rule } from '../src/platform/http/rules.ts';
import type { ProviderAccountType } from './models.ts';

export type CoreOperationId =
  | 'bindPaymentMethod'
  | 'createAccount'
  | 'createExternalAccount'
  | 'createParty'
  | 'getAccount'
  | 'getAccountBalance'
  | 'getAccountLimits'
  | 'getAccountStatement'
  | 'getBlock'
  | 'getEvent'
  | 'getEvidence'
  | 'getGlAccount'
  | 'getGlEntry'
  | 'getGuestAccount'
  | 'getHealth'
  | 'getHold'
  | 'getJournalEntry'
  | 'getJournalObligation'
  | 'getLimitPolicy'
  | 'getMedCase'
  | 'getObligation'
  | 'getParty'
  | 'getPartyKyc'
  | 'getPixKey'
  | 'getPixLimits'
  | 'getPixMandate'
  | 'getPixQrCharge'
  | 'getPixStaticQr'
  | 'getProduct'
  | 'getProductInstance'
  | 'getReconciliationRun'
  | 'getSchedule'
  | 'getSettlementPlan'
  | 'getSquad'
  | 'getTrialBalance'
  | 'getVersion'
  | 'listAccountInvitations'
  | 'listAccountProductInstances'
  | 'listAccountSquads'
  | 'listAccountTransactions'
  | 'listBlocks'
  | 'listEvents'
  | 'listEvidence'
  | 'listExternalAccounts'
  | 'listGlAccounts'
  | 'listGlEntries'
  | 'listGuestAccounts'
  | 'listHolds'
  | 'listJournalAccountDeltas'
  | 'listJournalEntries'
  | 'listLimitPolicies'
  | 'listMedCases'
  | 'listObligations'
  | 'listPixKeys'
  | 'listPixMandates'
  | 'listPixQrCharges'
  | 'listProductInstances'
  | 'listProducts'
  | 'listReconciliationBreaks'
  | 'listReconciliationRuns'
  | 'listScheduleRuns'
  | 'listSchedules'
  | 'listSpendRequests'
  | 'listSquadInvitations'
  | 'listSquadMembers'
  | 'listSquadTransactions'
  | 'listSquads'
  | 'listWebhookDeliveries'
  | 'previewSimplifyDebts'
  | 'searchAccounts'
  | 'searchParties'
  | 'updateParty';

export type CommandOperationId =
  | 'acceptSquadInvitation'
  | 'addRiskFlag'
  | 'adjustHold'
  | 'approveSpendRequest'
  | 'authorizePixMandate'
  | 'bindProductTemplate'
  | 'cancelPixMandateCharge'
  | 'cancelPixPortabilityClaim'
  | 'cancelSchedule'
  | 'captureHold'
  | 'certifyProduct'
  | 'changeMemberQuota'
  | 'changeMemberRole'
  | 'closeAccount'
  | 'closeProductInstance'
  | 'closeSquad'
  | 'confirmPixPortabilityClaim'
  | 'confirmRecurringExpense'
  | 'contributeToSquad'
  | 'createAccountLimitPolicy'
  | 'createGlAccount'
  | 'createLimitPolicy'
  | 'createObligation'
  | 'createObligationBatch'
  | 'createPixDynamicQr'
  | 'createPixReturn'
  | 'createProductInstance'
  | 'createRecurringExpense'
  | 'createSchedule'
  | 'createSquad'
  | 'createWebhookEndpoint'
  | 'declineSquadInvitation'
  | 'decodePixQr'
  | 'deletePixKey'
  | 'deleteRecurringExpense'
  | 'deleteSpendApprovalRules'
  | 'deleteSquadGoal'
  | 'deleteWebhookEndpoint'
  | 'disableLimitPolicy'
  | 'driveProductAction'
  | 'fileMedCase'
  | 'freezeAccount'
  | 'freezeSquad'
  | 'getBattery'
  | 'getCertification'
  | 'getCertificationEvidence'
  | 'getCompile'
  | 'getConformanceRun'
  | 'getFoundryQuota'
  | 'getTenantOpenapi'
  | 'getTenantSdk'
  | 'grantAutoCollectConsent'
  | 'ingestEvidence'
  | 'inviteToSquad'
  | 'listCompiles'
  | 'listProductScenarios'
  | 'listWebhookEndpoints'
  | 'lookupPixKey'
  | 'openConformanceRun'
  | 'openPixPortabilityClaim'
  | 'operatorBindProduct'
  | 'operatorBindRail'
  | 'operatorCertifyProduct'
  | 'operatorCreateProviderAccount'
  | 'operatorCreateTransferTemplate'
  | 'operatorDrainProduct'
  | 'operatorEnrollProductKey'
  | 'operatorGetCertification'
  | 'operatorGetCompile'
  | 'operatorGetCompileSource'
  | 'operatorGetProduct'
  | 'operatorGetQbrlPolicy'
  | 'operatorGetQuotas'
  | 'operatorGetTransferTemplate'
  | 'operatorListCompiles'
  | 'operatorListProductKeys'
  | 'operatorListProducts'
  | 'operatorListProviderAccounts'
  | 'operatorListRailBindings'
  | 'operatorListTransferTemplates'
  | 'operatorPlanDrain'
  | 'operatorPutQuotas'
  | 'operatorRetireTransferTemplate'
  | 'operatorSetProductLifecycle'
  | 'operatorSetQbrlPolicy'
  | 'operatorSubmitCompile'
  | 'operatorTransferProviderFunds'
  | 'pauseSchedule'
  | 'placeBlock'
  | 'placeHold'
  | 'promoteAccount'
  | 'putPixLimits'
  | 'receiveKycWebhook'
  | 'receivePixKeyEvent'
  | 'receivePixKeyEventDeprecated'
  | 'receivePixMandateEvent'
  | 'receivePixMandateEventDeprecated'
  | 'receivePixMedEvent'
  | 'receivePixMedEventDeprecated'
  | 'receivePixWebhook'
  | 'recoverWebhookEndpoint'
  | 'redispatchObligation'
  | 'registerPixKey'
  | 'rejectPixMandate'
  | 'rejectSpendRequest'
  | 'releaseBlock'
  | 'releaseHold'
  | 'removeSquadMember'
  | 'resolveEvidence'
  | 'resolveMedCase'
  | 'resolveObligation'
  | 'resolveReconciliationBreak'
  | 'resolveRiskFlag'
  | 'resplitExpense'
  | 'resumeSchedule'
  | 'retryEvidence'
  | 'reviewKyc'
  | 'revokeAutoCollectConsent'
  | 'revokePixMandate'
  | 'revokeSquadInvitation'
  | 'runBattery'
  | 'runConformanceStep'
  | 'setSpendApprovalRules'
  | 'setSquadGoal'
  | 'setSquadRecurrence'
  | 'settleSquadDebts'
  | 'simplifySquadDebts'
  | 'spendFromSquad'
  | 'startReconciliationRun'
  | 'submitCompile'
  | 'submitKyc'
  | 'sweepKycRescreens'
  | 'testWebhookEndpoint'
  | 'tickScheduler'
  | 'unfreezeAccount'
  | 'unfreezeSquad'
  | 'updateRecurringExpense'
  | 'updateSchedule'
  | 'updateSquad'
  | 'updateWebhookEndpoint'
  | 'voidContribution';

export type OperationId = CoreOperationId | CommandOperationId;

/** Operations that are described but not built: no controller is asked for. */
export type PreviewOperationId = never;

/** Providers that may deliver to a receiver. */
export interface ReceiverRule {
  /** Types of the providers that may deliver to it. */
  providers: readonly ProviderAccountType[];
  /** The rail that a binding must give them, ANY for one at least; absent where they serve none. */
  rail?: 'PIX' | 'ANY';
}

/** One operation of the contracts with the policy the gateway holds for it. */
export interface Operation {
  operationId: OperationId;
  interface: 'core' | 'command';
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Its parameters stand in braces: /v1/accounts/{account_id}. */
  path: string;
  tag: string;
  /** The scope a token needs; null where no token is asked for. */
  scope: string | null;
  idempotency: 'required' | 'optional' | null;
  /**
   * True where it never succeeds without a write under its key, which finds a repetition by itself. Such a key is looked
   * up before anything but a success is answered; that of all others before anything else.
   */
  isWrittenUnderKey?: true;
  /** The path's `{tenant}` says whose books: the caller's own, or for a client of the platform anybody's. */
  namesTenant?: true;
  /** Only a client of the platform may ask for it. */
  isForPlatform?: true;
  /** Path parameter → kind of resource, loaded and answered with 404 before validation. */
  resources: Readonly<Record<string, string>>;
  /** True where somebody restrains, releases, resolves or configures by it: who did it, when, why and from where is recorded. */
  isAct?: true;
  /** Set for a receiver, which takes signed deliveries and no token. */
  receiver?: ReceiverRule;
  /** Status of success. */
  status: number;
  /** Whether the operation takes a JSON body. */
  body: 'required' | 'optional' | null;
  /** Names of all query parameters. */
  queryParameters: readonly string[];
  /** Not built yet: answers 501 NOT_BUILT. */
  preview: boolean;
  /** Request fields, at any depth, whose `input` is left out of validation errors. */
  personalFields: readonly string[];
  /** Objects of the body that take fields which their model does not have; what was ignored is said in the answer. */
  openObjects?: readonly OpenObject[];
  /** What holds for parameters or fields together. */
  rules: readonly Rule[];
}

/** Every operation of both contracts. */
export const operations: readonly Operation[] = [
  {"operationId":"searchAccounts","interface":"core","method":"GET","path":"/v1/accounts","tag":"Accounts","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["query","type","status","currency","owner_party_id","is_frozen","limit","cursor"],"preview":false,"personalFields":["query"],"rules":[]},
  {"operationId":"createAccount","interface":"core","method":"POST","path":"/v1/accounts","tag":"Accounts","scope":"service/accounts.write","idempotency":"required","resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"openObjects":[{"at":[],"fields":["owner_party_id","currency","type","metadata"]}],"rules":[{"in":"body","max_bytes":{"metadata":8192}}]},
  {"operationId":"listAccountInvitations","interface":"core","method":"GET","path":"/v1/accounts/{acc_id}/invitations","tag":"Squads","scope":"service/squads","idempotency":null,"resources":{"acc_id":"account"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listAccountSquads","interface":"core","method":"GET","path":"/v1/accounts/{acc_id}/squads","tag":"Squads","scope":"service/squads","idempotency":null,"resources":{"acc_id":"account"},"status":200,"body":null,"queryParameters":["state","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getSettlementPlan","interface":"core","method":"GET","path":"/v1/accounts/{acc_id}/squads/{sqd_id}/settlement-plan","tag":"Squads","scope":"service/squads","idempotency":null,"resources":{"acc_id":"account","sqd_id":"squad"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getAccount","interface":"core","method":"GET","path":"/v1/accounts/{account_id}","tag":"Accounts","scope":"service/accounts.read","idempotency":null,"resources":{"account_id":"account"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getAccountBalance","interface":"core","method":"GET","path":"/v1/accounts/{account_id}/balance","tag":"Accounts","scope":"service/accounts.read","idempotency":null,"resources":{"account_id":"account.balance"},"status":200,"body":null,"queryParameters":["asset","include","obligations_state","as_of","as_of_seq"],"preview":false,"personalFields":[],"rules":[{"in":"query","one_at_most":["as_of","as_of_seq"]},{"in":"query","words":{"include":["obligations","positions"]}},{"in":"query","given":"as_of","words":{"include":["positions"]}},{"in":"query","given":"as_of_seq","words":{"include":["positions"]}}]},
  {"operationId":"getAccountLimits","interface":"core","method":"GET","path":"/v1/accounts/{account_id}/limits","tag":"Limits","scope":"service/accounts.read","idempotency":null,"resources":{"account_id":"account"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"bindPaymentMethod","interface":"core","method":"POST","path":"/v1/accounts/{account_id}/payment-methods","tag":"Accounts","scope":"service/accounts.write","idempotency":"required","resources":{"account_id":"account"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":["account_number","coordinates","key_value"],"openObjects":[{"at":[],"fields":["rail","scheme","mode","status","provider","capabilities","directionality","verification","coordinates","metadata"]},{"at":["provider"],"fields":["provider_id","type"]},{"at":["capabilities"],"fields":["originate_debit","receive_credit","supports_returns"]},{"at":["directionality"],"fields":["inbound","outbound"]},{"at":["verification"],"fields":["status"]},{"at":["coordinates"],"fields":["routing_number","account_number","account_type"],"required":["routing_number","account_number"]},{"at":["coordinates"],"fields":["ispb","branch","account_number"],"required":["ispb","branch","account_number"]},{"at":["coordinates"],"fields":["key_type","key_value"],"required":["key_type","key_value"]},{"at":["coordinates"],"fields":["ispb","branch_code","account_number","account_type"],"required":["ispb","branch_code","account_number","account_type"]},{"at":["coordinates"],"fields":["institution_number","transit_number","account_number"],"required":["institution_number","transit_number","account_number"]}],"rules":[{"in":"body","max_bytes":{"metadata":8192}}]},
  {"operationId":"getPixLimits","interface":"core","method":"GET","path":"/v1/accounts/{account_id}/pix-limits","tag":"Limits","scope":"service/accounts.read","idempotency":null,"resources":{"account_id":"account"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listAccountProductInstances","interface":"core","method":"GET","path":"/v1/accounts/{account_id}/product-instances","tag":"Products","scope":"service/products","idempotency":null,"resources":{"account_id":"account"},"status":200,"body":null,"queryParameters":["product_id","status","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getAccountStatement","interface":"core","method":"GET","path":"/v1/accounts/{account_id}/statement","tag":"Accounts","scope":"service/accounts.read","idempotency":null,"resources":{"account_id":"account"},"status":200,"body":null,"queryParameters":["from","to","format"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listAccountTransactions","interface":"core","method":"GET","path":"/v1/accounts/{account_id}/transactions","tag":"Accounts","scope":"service/accounts.read","idempotency":null,"resources":{"account_id":"account"},"status":200,"body":null,"queryParameters":["effective_from","effective_to","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listBlocks","interface":"core","method":"GET","path":"/v1/blocks","tag":"Holds","scope":"service/holds","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["account_id","state","reason_code","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getBlock","interface":"core","method":"GET","path":"/v1/blocks/{block_id}","tag":"Holds","scope":"service/holds","idempotency":null,"resources":{"block_id":"block"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listEvents","interface":"core","method":"GET","path":"/v1/events","tag":"Events","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["type","entity_id","obligation_id","after","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getEvent","interface":"core","method":"GET","path":"/v1/events/{event_id}","tag":"Events","scope":"service/accounts.read","idempotency":null,"resources":{"event_id":"event"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listEvidence","interface":"core","method":"GET","path":"/v1/evidence","tag":"Evidences","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["state","kind","rail","provider_id","external_id","obligation_id","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getEvidence","interface":"core","method":"GET","path":"/v1/evidence/{evidence_id}","tag":"Evidences","scope":"service/accounts.read","idempotency":null,"resources":{"evidence_id":"evidence"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listExternalAccounts","interface":"core","method":"GET","path":"/v1/external-accounts","tag":"External Accounts","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["owner_party_id","status","currency","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"createExternalAccount","interface":"core","method":"POST","path":"/v1/external-accounts","tag":"External Accounts","scope":"service/accounts.write","idempotency":"required","resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":["external_id"],"rules":[{"in":"body","max_bytes":{"metadata":8192}}]},
  {"operationId":"listGlAccounts","interface":"core","method":"GET","path":"/v1/gl-accounts","tag":"GL Accounts","scope":"service/gl","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["type","parent_code","built_in","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getGlAccount","interface":"core","method":"GET","path":"/v1/gl-accounts/{gl_account_id}","tag":"GL Accounts","scope":"service/gl","idempotency":null,"resources":{"gl_account_id":"gl_account"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listGlEntries","interface":"core","method":"GET","path":"/v1/gl-entries","tag":"GL Entries","scope":"service/gl","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["gl_account_id","account_id","tx_id","side","currency","from","to","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getGlEntry","interface":"core","method":"GET","path":"/v1/gl-entries/{entry_id}","tag":"GL Entries","scope":"service/gl","idempotency":null,"resources":{"entry_id":"gl_entry"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listGuestAccounts","interface":"core","method":"GET","path":"/v1/guest-accounts","tag":"Guest Accounts","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["owner_party_id","status","currency","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getGuestAccount","interface":"core","method":"GET","path":"/v1/guest-accounts/{account_id}","tag":"Guest Accounts","scope":"service/accounts.read","idempotency":null,"resources":{"account_id":"account.guest"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getHealth","interface":"core","method":"GET","path":"/v1/health","tag":"Health","scope":"service/health","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listHolds","interface":"core","method":"GET","path":"/v1/holds","tag":"Holds","scope":"service/holds","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["account_id","state","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getHold","interface":"core","method":"GET","path":"/v1/holds/{hold_id}","tag":"Holds","scope":"service/holds","idempotency":null,"resources":{"hold_id":"hold"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listJournalAccountDeltas","interface":"core","method":"GET","path":"/v1/journal/accounts/{account_id}","tag":"Journal","scope":"service/audit.read","idempotency":null,"resources":{"account_id":"account"},"status":200,"body":null,"queryParameters":["from_seq","to_seq","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listJournalEntries","interface":"core","method":"GET","path":"/v1/journal/entries","tag":"Journal","scope":"service/audit.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["from_seq","to_seq","record","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getJournalEntry","interface":"core","method":"GET","path":"/v1/journal/entries/{seq_no}","tag":"Journal","scope":"service/audit.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getJournalObligation","interface":"core","method":"GET","path":"/v1/journal/obligations/{obligation_id}","tag":"Journal","scope":"service/audit.read","idempotency":null,"resources":{"obligation_id":"obligation"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listLimitPolicies","interface":"core","method":"GET","path":"/v1/limit-policies","tag":"Limits","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["scope_type","scope_id","policy_key","enabled","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getLimitPolicy","interface":"core","method":"GET","path":"/v1/limit-policies/{policy_id}","tag":"Limits","scope":"service/accounts.read","idempotency":null,"resources":{"policy_id":"limit_policy"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listObligations","interface":"core","method":"GET","path":"/v1/obligations","tag":"Obligations","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["account_id","debtor_account_id","creditor_account_id","rail","state","resolution_outcome","stuck","end_to_end_id","external_reference","counterparty_digest","counterparty_tax_id","amount","created_from","created_to","settled_from","settled_to","limit","cursor"],"preview":false,"personalFields":["counterparty_tax_id"],"rules":[]},
  {"operationId":"getObligation","interface":"core","method":"GET","path":"/v1/obligations/{obligation_id}","tag":"Obligations","scope":"service/accounts.read","idempotency":null,"resources":{"obligation_id":"obligation"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"searchParties","interface":"core","method":"GET","path":"/v1/parties","tag":"Parties","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["query","tax_id","type","status","role","kyc_state","limit","cursor"],"preview":false,"personalFields":["query","tax_id"],"rules":[]},
  {"operationId":"createParty","interface":"core","method":"POST","path":"/v1/parties","tag":"Parties","scope":"service/accounts.write","idempotency":"required","resources":{},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["addresses","contacts","display_name","legal_name","tax_id","value"],"openObjects":[{"at":[],"fields":["type","display_name","country","legal_name","tax_id","addresses","contacts","external_ids","labels","roles","metadata"]},{"at":["tax_id"],"fields":["country","type","value"]},{"at":["addresses","*"],"fields":["type","line1","line2","city","state","postal_code","country"]},{"at":["contacts","*"],"fields":["type","value","is_primary"]},{"at":["external_ids","*"],"fields":["system","key","value"]}],"rules":[{"in":"body","max_bytes":{"metadata":8192}},{"in":"body","at":["tax_id"],"check_digits":{"value":"type"}}]},
  {"operationId":"getParty","interface":"core","method":"GET","path":"/v1/parties/{party_id}","tag":"Parties","scope":"service/accounts.read","idempotency":null,"resources":{"party_id":"party"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"updateParty","interface":"core","method":"PATCH","path":"/v1/parties/{party_id}","tag":"Parties","scope":"service/accounts.write","idempotency":"optional","resources":{"party_id":"party"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["address","addresses","contacts","display_name","legal_name","tax_id","value"],"openObjects":[{"at":[],"fields":["display_name","legal_name","country","status","tax_id","address","addresses","contacts","external_ids","labels","roles","metadata"]},{"at":["tax_id"],"fields":["country","type","value"]},{"at":["address"],"fields":["type","line1","line2","city","state","postal_code","country"]},{"at":["addresses","*"],"fields":["type","line1","line2","city","state","postal_code","country"]},{"at":["contacts","*"],"fields":["type","value","is_primary"]},{"at":["external_ids","*"],"fields":["system","key","value"]}],"rules":[{"in":"body","one_at_most":["addresses","address"]},{"in":"body","max_bytes":{"metadata":8192}},{"in":"body","at":["tax_id"],"check_digits":{"value":"type"}}]},
  {"operationId":"getPartyKyc","interface":"core","method":"GET","path":"/v1/parties/{party_id}/kyc","tag":"KYC","scope":"service/accounts.read","idempotency":null,"resources":{"party_id":"party"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listPixKeys","interface":"core","method":"GET","path":"/v1/pix/keys","tag":"Pix","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["account_id","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getPixKey","interface":"core","method":"GET","path":"/v1/pix/keys/{key_id}","tag":"Pix","scope":"service/accounts.read","idempotency":null,"resources":{"key_id":"pix_key"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listPixMandates","interface":"core","method":"GET","path":"/v1/pix/mandates","tag":"Pix","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["account_id","status","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getPixMandate","interface":"core","method":"GET","path":"/v1/pix/mandates/{mandate_id}","tag":"Pix","scope":"service/accounts.read","idempotency":null,"resources":{"mandate_id":"pix_mandate"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listMedCases","interface":"core","method":"GET","path":"/v1/pix/med/cases","tag":"Pix","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["status","account_id","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getMedCase","interface":"core","method":"GET","path":"/v1/pix/med/cases/{case_id}","tag":"Pix","scope":"service/accounts.read","idempotency":null,"resources":{"case_id":"med_case"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listPixQrCharges","interface":"core","method":"GET","path":"/v1/pix/qr/charges","tag":"Pix","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["account_id","state","created_from","created_to","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getPixQrCharge","interface":"core","method":"GET","path":"/v1/pix/qr/charges/{txid}","tag":"Pix","scope":"service/accounts.read","idempotency":null,"resources":{"txid":"pix_charge"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getPixStaticQr","interface":"core","method":"GET","path":"/v1/pix/qr/{account_id}/static","tag":"Pix","scope":"service/accounts.read","idempotency":null,"resources":{"account_id":"account"},"status":200,"body":null,"queryParameters":["key_id","amount_cents","description","txid"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listProducts","interface":"core","method":"GET","path":"/v1/products","tag":"Products","scope":"service/products","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["lifecycle","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getProduct","interface":"core","method":"GET","path":"/v1/products/{product_id}","tag":"Products","scope":"service/products","idempotency":null,"resources":{"product_id":"product"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listProductInstances","interface":"core","method":"GET","path":"/v1/products/{product_id}/instances","tag":"Products","scope":"service/products","idempotency":null,"resources":{"product_id":"product"},"status":200,"body":null,"queryParameters":["account_id","status","state","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getProductInstance","interface":"core","method":"GET","path":"/v1/products/{product_id}/instances/{instance_id}","tag":"Products","scope":"service/products","idempotency":null,"resources":{"product_id":"product","instance_id":"product_instance"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listReconciliationBreaks","interface":"core","method":"GET","path":"/v1/reconciliation/breaks","tag":"Reconciliation","scope":"service/gl","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["run_id","provider_id","rail","kind","state","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listReconciliationRuns","interface":"core","method":"GET","path":"/v1/reconciliation/runs","tag":"Reconciliation","scope":"service/gl","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["provider_id","rail","state","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getReconciliationRun","interface":"core","method":"GET","path":"/v1/reconciliation/runs/{run_id}","tag":"Reconciliation","scope":"service/gl","idempotency":null,"resources":{"run_id":"reconciliation_run"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listSchedules","interface":"core","method":"GET","path":"/v1/schedules","tag":"Schedules","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["account_id","state","schedule_type","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getSchedule","interface":"core","method":"GET","path":"/v1/schedules/{schedule_id}","tag":"Schedules","scope":"service/accounts.read","idempotency":null,"resources":{"schedule_id":"schedule"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listScheduleRuns","interface":"core","method":"GET","path":"/v1/schedules/{schedule_id}/runs","tag":"Schedules","scope":"service/accounts.read","idempotency":null,"resources":{"schedule_id":"schedule"},"status":200,"body":null,"queryParameters":["state","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listSquads","interface":"core","method":"GET","path":"/v1/squads","tag":"Squads","scope":"service/operator","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["state","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getSquad","interface":"core","method":"GET","path":"/v1/squads/{sqd_id}","tag":"Squads","scope":"service/squads","idempotency":null,"resources":{"sqd_id":"squad"},"status":200,"body":null,"queryParameters":["caller_account_id"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listSquadInvitations","interface":"core","method":"GET","path":"/v1/squads/{sqd_id}/invitations","tag":"Squads","scope":"service/squads","idempotency":null,"resources":{"sqd_id":"squad"},"status":200,"body":null,"queryParameters":["caller_account_id"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listSquadMembers","interface":"core","method":"GET","path":"/v1/squads/{sqd_id}/members","tag":"Squads","scope":"service/squads","idempotency":null,"resources":{"sqd_id":"squad"},"status":200,"body":null,"queryParameters":["caller_account_id"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"previewSimplifyDebts","interface":"core","method":"GET","path":"/v1/squads/{sqd_id}/simplify-preview","tag":"Squads","scope":"service/squads","idempotency":null,"resources":{"sqd_id":"squad"},"status":200,"body":null,"queryParameters":["caller_account_id"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listSpendRequests","interface":"core","method":"GET","path":"/v1/squads/{sqd_id}/spend-requests","tag":"Squads","scope":"service/squads","idempotency":null,"resources":{"sqd_id":"squad"},"status":200,"body":null,"queryParameters":["caller_account_id","state","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listSquadTransactions","interface":"core","method":"GET","path":"/v1/squads/{sqd_id}/transactions","tag":"Squads","scope":"service/squads","idempotency":null,"resources":{"sqd_id":"squad"},"status":200,"body":null,"queryParameters":["caller_account_id","kind","state","period","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getTrialBalance","interface":"core","method":"GET","path":"/v1/trial-balance","tag":"GL Entries","scope":"service/gl","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["as_of_day","currency"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getVersion","interface":"core","method":"GET","path":"/v1/version","tag":"Health","scope":"service/health","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listWebhookDeliveries","interface":"core","method":"GET","path":"/v1/webhook-deliveries","tag":"Events","scope":"service/webhooks.admin","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["endpoint_id","event_id","state","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"closeAccount","interface":"command","method":"POST","path":"/v1/accounts/{account_id}/close","tag":"Accounts","scope":"service/accounts.write","idempotency":"optional","isAct":true,"resources":{"account_id":"account"},"status":200,"body":"optional","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"freezeAccount","interface":"command","method":"POST","path":"/v1/accounts/{account_id}/freeze","tag":"Accounts","scope":"service/operator","idempotency":"optional","isAct":true,"resources":{"account_id":"account"},"status":200,"body":"optional","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"createAccountLimitPolicy","interface":"command","method":"POST","path":"/v1/accounts/{account_id}/limits","tag":"Limits","scope":"service/accounts.write","idempotency":"required","isAct":true,"resources":{"account_id":"account"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","given":"active_between","values":{"window":["DAY"]}},{"in":"body","at":["active_between"],"differ":["start","end"]}]},
  {"operationId":"putPixLimits","interface":"command","method":"PUT","path":"/v1/accounts/{account_id}/pix-limits","tag":"Limits","scope":"service/accounts.write","idempotency":"required","isAct":true,"resources":{"account_id":"account"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"promoteAccount","interface":"command","method":"POST","path":"/v1/accounts/{account_id}/promote","tag":"Accounts","scope":"service/accounts.write","idempotency":"optional","isAct":true,"resources":{"account_id":"account"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","max_bytes":{"metadata":8192}}]},
  {"operationId":"unfreezeAccount","interface":"command","method":"POST","path":"/v1/accounts/{account_id}/unfreeze","tag":"Accounts","scope":"service/operator","idempotency":"optional","isAct":true,"resources":{"account_id":"account"},"status":200,"body":"optional","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"placeBlock","interface":"command","method":"POST","path":"/v1/blocks","tag":"Blocks","scope":"service/operator","idempotency":"required","isAct":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","where":{"kind":["COURT"]},"required":["reference","authority"]},{"in":"body","max_bytes":{"metadata":8192}}]},
  {"operationId":"releaseBlock","interface":"command","method":"POST","path":"/v1/blocks/{block_id}/release","tag":"Blocks","scope":"service/operator","idempotency":"optional","isAct":true,"resources":{"block_id":"block"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"ingestEvidence","interface":"command","method":"POST","path":"/v1/evidence","tag":"Evidence","scope":"service/operator","idempotency":"required","isAct":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":["account","counterparty","description","match_keys","name","payload","pix_key","tax_id"],"rules":[{"in":"body","max_bytes":{"payload":65536}}]},
  {"operationId":"resolveEvidence","interface":"command","method":"POST","path":"/v1/evidence/{evidence_id}/resolve","tag":"Evidence","scope":"service/operator","idempotency":"optional","isAct":true,"resources":{"evidence_id":"evidence"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"retryEvidence","interface":"command","method":"POST","path":"/v1/evidence/{evidence_id}/retry","tag":"Evidence","scope":"service/operator","idempotency":"optional","isAct":true,"resources":{"evidence_id":"evidence"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listCompiles","interface":"command","method":"GET","path":"/v1/foundry/compiles","tag":"Foundry","scope":"service/products.draft","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["product_id","state","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"submitCompile","interface":"command","method":"POST","path":"/v1/foundry/compiles","tag":"Foundry","scope":"service/products.draft","idempotency":"optional","resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getCompile","interface":"command","method":"GET","path":"/v1/foundry/compiles/{compile_id}","tag":"Foundry","scope":"service/products.draft","idempotency":null,"resources":{"compile_id":"compile"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getFoundryQuota","interface":"command","method":"GET","path":"/v1/foundry/quota","tag":"Foundry","scope":"service/products.draft","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"createGlAccount","interface":"command","method":"POST","path":"/v1/gl-accounts","tag":"GL Accounts","scope":"service/gl","idempotency":"required","isAct":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"placeHold","interface":"command","method":"POST","path":"/v1/holds","tag":"Holds","scope":"service/holds","idempotency":"required","resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","max_bytes":{"metadata":8192}}]},
  {"operationId":"adjustHold","interface":"command","method":"PATCH","path":"/v1/holds/{hold_id}","tag":"Holds","scope":"service/holds","idempotency":"optional","isAct":true,"resources":{"hold_id":"hold"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"captureHold","interface":"command","method":"POST","path":"/v1/holds/{hold_id}/capture","tag":"Holds","scope":"service/holds","idempotency":"optional","resources":{"hold_id":"hold"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"releaseHold","interface":"command","method":"POST","path":"/v1/holds/{hold_id}/release","tag":"Holds","scope":"service/holds","idempotency":"optional","isAct":true,"resources":{"hold_id":"hold"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"sweepKycRescreens","interface":"command","method":"POST","path":"/v1/kyc/rescreen-sweep","tag":"KYC","scope":"service/operator","idempotency":"optional","resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"receiveKycWebhook","interface":"command","method":"POST","path":"/v1/kyc/webhooks/{provider_id}","tag":"KYC","scope":null,"idempotency":null,"resources":{},"receiver":{"providers":["KYC_PROVIDER"]},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["data"],"rules":[]},
  {"operationId":"createLimitPolicy","interface":"command","method":"POST","path":"/v1/limit-policies","tag":"Limits","scope":"service/operator","idempotency":"required","isAct":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","given":"active_between","values":{"window":["DAY"]}},{"in":"body","where":{"scope_type":["GLOBAL"]},"forbidden":["scope_id"]},{"in":"body","where":{"scope_type":["ACCOUNT_TYPE","RAIL","PRODUCT"]},"required":["scope_id"]},{"in":"body","where":{"scope_type":["ACCOUNT_TYPE"]},"values":{"scope_id":["ASSET","TRANSIT","REVENUE","EXCEPTION","CUSTOMER","EXTERNAL","GUEST","SQUAD"]}},{"in":"body","where":{"scope_type":["RAIL"]},"values":{"scope_id":["NATIVE","PIX","ACH","WIRE","SEPA","EFT_CA","MOCK","CHAIN"]},"same":["scope_id","rail"]},{"in":"body","at":["active_between"],"differ":["start","end"]}]},
  {"operationId":"disableLimitPolicy","interface":"command","method":"DELETE","path":"/v1/limit-policies/{policy_id}","tag":"Limits","scope":"service/operator","idempotency":"optional","isAct":true,"resources":{"policy_id":"limit_policy"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"createObligation","interface":"command","method":"POST","path":"/v1/obligations","tag":"Obligations","scope":"service/obligations.write","idempotency":"required","isWrittenUnderKey":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":["creditor","debtor","description","external_id"],"rules":[{"in":"body","where":{"rail":["PIX"]},"prefix":{"creditor.external_id":["pix_key","br_account","brcode","phone","email","tax_id"]}},{"in":"body","max_bytes":{"metadata":8192}},{"in":"body","at":["debtor"],"where":{"kind":["account"]},"required":["account_id"],"forbidden":["external_id"]},{"in":"body","at":["debtor"],"where":{"kind":["external"]},"required":["external_id"],"forbidden":["account_id"]},{"in":"body","at":["creditor"],"where":{"kind":["account"]},"required":["account_id"],"forbidden":["external_id"]},{"in":"body","at":["creditor"],"where":{"kind":["external"]},"required":["external_id"],"forbidden":["account_id"]}]},
  {"operationId":"createObligationBatch","interface":"command","method":"POST","path":"/v1/obligations/batch","tag":"Obligations","scope":"service/obligations.write","idempotency":"required","resources":{},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["creditor","debtor","description","external_id"],"rules":[{"in":"body","at":["items","*"],"where":{"rail":["PIX"]},"prefix":{"creditor.external_id":["pix_key","br_account","brcode","phone","email","tax_id"]}},{"in":"body","at":["items","*"],"max_bytes":{"metadata":8192}},{"in":"body","at":["items","*","debtor"],"where":{"kind":["account"]},"required":["account_id"],"forbidden":["external_id"]},{"in":"body","at":["items","*","debtor"],"where":{"kind":["external"]},"required":["external_id"],"forbidden":["account_id"]},{"in":"body","at":["items","*","creditor"],"where":{"kind":["account"]},"required":["account_id"],"forbidden":["external_id"]},{"in":"body","at":["items","*","creditor"],"where":{"kind":["external"]},"required":["external_id"],"forbidden":["account_id"]}]},
  {"operationId":"redispatchObligation","interface":"command","method":"POST","path":"/v1/obligations/{obligation_id}/redispatch","tag":"Obligations","scope":"service/operator","idempotency":"optional","isAct":true,"resources":{"obligation_id":"obligation"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"resolveObligation","interface":"command","method":"POST","path":"/v1/obligations/{obligation_id}/resolve","tag":"Obligations","scope":"service/obligations.write","idempotency":"optional","isAct":true,"resources":{"obligation_id":"obligation"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getTenantOpenapi","interface":"command","method":"GET","path":"/v1/openapi","tag":"Products","scope":"service/products","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getTenantSdk","interface":"command","method":"GET","path":"/v1/openapi/sdk/{language}","tag":"Products","scope":"service/products","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorListCompiles","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/foundry/compiles","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{},"status":200,"body":null,"queryParameters":["product_id","state","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorSubmitCompile","interface":"command","method":"POST","path":"/v1/operator/tenants/{tenant}/foundry/compiles","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorGetCompile","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/foundry/compiles/{compile_id}","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{"compile_id":"compile"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorGetCompileSource","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/foundry/compiles/{compile_id}/source","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{"compile_id":"compile"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorListProductKeys","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/product-keys","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{},"status":200,"body":null,"queryParameters":["author","status","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorEnrollProductKey","interface":"command","method":"POST","path":"/v1/operator/tenants/{tenant}/product-keys","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"isAct":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorListProducts","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/products","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{},"status":200,"body":null,"queryParameters":["lifecycle","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorGetProduct","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/products/{product_id}","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{"product_id":"product"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorBindProduct","interface":"command","method":"POST","path":"/v1/operator/tenants/{tenant}/products/{product_id}","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"isAct":true,"resources":{"product_id":"product.name"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"openObjects":[{"at":["evidence"],"fields":["conformance","battery","gate_report"]},{"at":["evidence","conformance"],"fields":["hash","key","inherited"]},{"at":["evidence","battery"],"fields":["hash","key","inherited"]},{"at":["evidence","gate_report"],"fields":["hash","key","inherited"]}],"rules":[]},
  {"operationId":"operatorSetProductLifecycle","interface":"command","method":"PATCH","path":"/v1/operator/tenants/{tenant}/products/{product_id}","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"isAct":true,"resources":{"product_id":"product"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorGetCertification","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/products/{product_id}/certification","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{"product_id":"product"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorCertifyProduct","interface":"command","method":"POST","path":"/v1/operator/tenants/{tenant}/products/{product_id}/certification","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"isAct":true,"resources":{"product_id":"product"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"openObjects":[{"at":[],"fields":["conformance","battery","gate_report"]},{"at":["conformance"],"fields":["hash","key","inherited"]},{"at":["battery"],"fields":["hash","key","inherited"]},{"at":["gate_report"],"fields":["hash","key","inherited"]}],"rules":[]},
  {"operationId":"operatorPlanDrain","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/products/{product_id}/drain","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{"product_id":"product"},"status":200,"body":null,"queryParameters":["limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorDrainProduct","interface":"command","method":"POST","path":"/v1/operator/tenants/{tenant}/products/{product_id}/drain","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"isAct":true,"resources":{"product_id":"product"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorListProviderAccounts","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/provider-accounts","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{},"status":200,"body":null,"queryParameters":["type","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorCreateProviderAccount","interface":"command","method":"POST","path":"/v1/operator/tenants/{tenant}/provider-accounts","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"isForPlatform":true,"isAct":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":["account_number","secret"],"rules":[]},
  {"operationId":"operatorTransferProviderFunds","interface":"command","method":"POST","path":"/v1/operator/tenants/{tenant}/provider-accounts/{provider_id}/transfers","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"isForPlatform":true,"isAct":true,"resources":{"provider_id":"provider_account"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorGetQbrlPolicy","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/qbrl-policy","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorSetQbrlPolicy","interface":"command","method":"POST","path":"/v1/operator/tenants/{tenant}/qbrl-policy","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"isAct":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorGetQuotas","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/quotas","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorPutQuotas","interface":"command","method":"PUT","path":"/v1/operator/tenants/{tenant}/quotas","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"isForPlatform":true,"isAct":true,"resources":{},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorListRailBindings","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/rail-bindings","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{},"status":200,"body":null,"queryParameters":["rail","provider_id","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorBindRail","interface":"command","method":"POST","path":"/v1/operator/tenants/{tenant}/rail-bindings","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"isForPlatform":true,"isAct":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorListTransferTemplates","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/transfer-templates","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{},"status":200,"body":null,"queryParameters":["status","name","limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorCreateTransferTemplate","interface":"command","method":"POST","path":"/v1/operator/tenants/{tenant}/transfer-templates","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"isAct":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","max_bytes":{"metadata":8192}},{"in":"body","at":["debtor"],"where":{"kind":["external"]},"forbidden":["account_id"]},{"in":"body","at":["creditor"],"where":{"kind":["external"]},"forbidden":["account_id"]},{"in":"body","at":["parameters","*"],"where":{"fills":["AMOUNT","DEBTOR","CREDITOR"]},"forbidden":["key"]}]},
  {"operationId":"operatorGetTransferTemplate","interface":"command","method":"GET","path":"/v1/operator/tenants/{tenant}/transfer-templates/{template_id}","tag":"Operator","scope":"service/operator","idempotency":null,"namesTenant":true,"resources":{"template_id":"transfer_template"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"operatorRetireTransferTemplate","interface":"command","method":"PATCH","path":"/v1/operator/tenants/{tenant}/transfer-templates/{template_id}","tag":"Operator","scope":"service/operator","idempotency":"optional","namesTenant":true,"isAct":true,"resources":{"template_id":"transfer_template"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"submitKyc","interface":"command","method":"POST","path":"/v1/parties/{party_id}/kyc","tag":"KYC","scope":"service/accounts.write","idempotency":"optional","resources":{"party_id":"party"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"reviewKyc","interface":"command","method":"PATCH","path":"/v1/parties/{party_id}/kyc/status","tag":"KYC","scope":"service/operator","idempotency":"optional","isAct":true,"resources":{"party_id":"party"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","where":{"kyc_state":["REJECTED","IN_REVIEW"]},"forbidden":["kyc_level"]}]},
  {"operationId":"addRiskFlag","interface":"command","method":"POST","path":"/v1/parties/{party_id}/risk-flags","tag":"KYC","scope":"service/operator","idempotency":"optional","isAct":true,"resources":{"party_id":"party"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","where":{"kind":["OWN_WITHDRAWAL"]},"required":["withdrawal"]},{"in":"body","given":"withdrawal","required":["kind"],"values":{"kind":["OWN_WITHDRAWAL"]}}]},
  {"operationId":"resolveRiskFlag","interface":"command","method":"DELETE","path":"/v1/parties/{party_id}/risk-flags/{flag_id}","tag":"KYC","scope":"service/operator","idempotency":"optional","isAct":true,"resources":{"party_id":"party","flag_id":"risk_flag"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"registerPixKey","interface":"command","method":"POST","path":"/v1/pix/keys","tag":"Pix","scope":"service/accounts.write","idempotency":"required","resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":["key_value"],"openObjects":[{"at":[],"fields":["account_id","key_type","key_value"]}],"rules":[{"in":"body","where":{"key_type":["EVP"]},"forbidden":["key_value"]},{"in":"body","where":{"key_type":["CPF","CNPJ","EMAIL","PHONE"]},"required":["key_value"]}]},
  {"operationId":"receivePixKeyEventDeprecated","interface":"command","method":"POST","path":"/v1/pix/keys/events","tag":"Pix","scope":null,"idempotency":null,"resources":{},"receiver":{"providers":["SPONSOR_BANK","BAAS_PROVIDER"],"rail":"PIX"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["data"],"rules":[]},
  {"operationId":"receivePixKeyEvent","interface":"command","method":"POST","path":"/v1/pix/keys/events/{provider_id}","tag":"Pix","scope":null,"idempotency":null,"resources":{},"receiver":{"providers":["SPONSOR_BANK","BAAS_PROVIDER"],"rail":"PIX"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["data"],"rules":[]},
  {"operationId":"lookupPixKey","interface":"command","method":"GET","path":"/v1/pix/keys/lookup","tag":"Pix","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["key","account_id"],"preview":false,"personalFields":["key"],"rules":[]},
  {"operationId":"deletePixKey","interface":"command","method":"DELETE","path":"/v1/pix/keys/{key_id}","tag":"Pix","scope":"service/accounts.write","idempotency":"optional","isAct":true,"resources":{"key_id":"pix_key"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"cancelPixPortabilityClaim","interface":"command","method":"POST","path":"/v1/pix/keys/{key_id}/portability/cancel","tag":"Pix","scope":"service/accounts.write","idempotency":"optional","resources":{"key_id":"pix_key"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"openPixPortabilityClaim","interface":"command","method":"POST","path":"/v1/pix/keys/{key_id}/portability/claim","tag":"Pix","scope":"service/accounts.write","idempotency":"required","resources":{"key_id":"pix_key"},"status":201,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"confirmPixPortabilityClaim","interface":"command","method":"POST","path":"/v1/pix/keys/{key_id}/portability/confirm","tag":"Pix","scope":"service/accounts.write","idempotency":"optional","resources":{"key_id":"pix_key"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"receivePixMandateEventDeprecated","interface":"command","method":"POST","path":"/v1/pix/mandates/events","tag":"Pix","scope":null,"idempotency":null,"resources":{},"receiver":{"providers":["SPONSOR_BANK","BAAS_PROVIDER"],"rail":"PIX"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["data"],"rules":[]},
  {"operationId":"receivePixMandateEvent","interface":"command","method":"POST","path":"/v1/pix/mandates/events/{provider_id}","tag":"Pix","scope":null,"idempotency":null,"resources":{},"receiver":{"providers":["SPONSOR_BANK","BAAS_PROVIDER"],"rail":"PIX"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["data"],"rules":[]},
  {"operationId":"authorizePixMandate","interface":"command","method":"POST","path":"/v1/pix/mandates/{mandate_id}/authorize","tag":"Pix","scope":"service/obligations.write","idempotency":"optional","isAct":true,"resources":{"mandate_id":"pix_mandate"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"cancelPixMandateCharge","interface":"command","method":"POST","path":"/v1/pix/mandates/{mandate_id}/charges/{charge_id}/cancel","tag":"Pix","scope":"service/obligations.write","idempotency":"optional","isAct":true,"resources":{"mandate_id":"pix_mandate","charge_id":"pix_mandate_charge"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"rejectPixMandate","interface":"command","method":"POST","path":"/v1/pix/mandates/{mandate_id}/reject","tag":"Pix","scope":"service/obligations.write","idempotency":"optional","isAct":true,"resources":{"mandate_id":"pix_mandate"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"revokePixMandate","interface":"command","method":"POST","path":"/v1/pix/mandates/{mandate_id}/revoke","tag":"Pix","scope":"service/obligations.write","idempotency":"optional","isAct":true,"resources":{"mandate_id":"pix_mandate"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"fileMedCase","interface":"command","method":"POST","path":"/v1/pix/med/cases","tag":"Pix","scope":"service/operator","idempotency":"required","isAct":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","one_of":["original_obligation_id","original_end_to_end_id"]}]},
  {"operationId":"resolveMedCase","interface":"command","method":"POST","path":"/v1/pix/med/cases/{case_id}/resolve","tag":"Pix","scope":"service/operator","idempotency":"optional","isWrittenUnderKey":true,"isAct":true,"resources":{"case_id":"med_case"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","where":{"action":["RELEASE"]},"forbidden":["amount"]}]},
  {"operationId":"receivePixMedEventDeprecated","interface":"command","method":"POST","path":"/v1/pix/med/events","tag":"Pix","scope":null,"idempotency":null,"resources":{},"receiver":{"providers":["SPONSOR_BANK","BAAS_PROVIDER"],"rail":"PIX"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["data"],"rules":[]},
  {"operationId":"receivePixMedEvent","interface":"command","method":"POST","path":"/v1/pix/med/events/{provider_id}","tag":"Pix","scope":null,"idempotency":null,"resources":{},"receiver":{"providers":["SPONSOR_BANK","BAAS_PROVIDER"],"rail":"PIX"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["data"],"rules":[]},
  {"operationId":"decodePixQr","interface":"command","method":"POST","path":"/v1/pix/qr/decode","tag":"Pix","scope":"service/accounts.read","idempotency":"optional","resources":{},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["brcode"],"openObjects":[{"at":[],"fields":["brcode"]}],"rules":[]},
  {"operationId":"createPixDynamicQr","interface":"command","method":"POST","path":"/v1/pix/qr/{account_id}/dynamic","tag":"Pix","scope":"service/obligations.write","idempotency":"required","resources":{"account_id":"account"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":["name","tax_id"],"rules":[{"in":"body","one_at_most":["due","expires_in_seconds"]},{"in":"body","at":["due","payer"],"check_digits":{"tax_id":null}}]},
  {"operationId":"createPixReturn","interface":"command","method":"POST","path":"/v1/pix/return","tag":"Pix","scope":"service/obligations.write","idempotency":"required","resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","one_of":["original_end_to_end_id","original_obligation_id"]}]},
  {"operationId":"receivePixWebhook","interface":"command","method":"POST","path":"/v1/pix/webhooks/{provider_id}","tag":"Pix","scope":null,"idempotency":null,"resources":{},"receiver":{"providers":["SPONSOR_BANK","BAAS_PROVIDER"],"rail":"ANY"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["data"],"rules":[]},
  {"operationId":"bindProductTemplate","interface":"command","method":"POST","path":"/v1/products/{product_id}","tag":"Products","scope":"service/products.draft","idempotency":"optional","isAct":true,"resources":{"product_id":"product.name"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"runBattery","interface":"command","method":"POST","path":"/v1/products/{product_id}/battery","tag":"Products","scope":"service/products.draft","idempotency":"optional","resources":{"product_id":"product"},"status":201,"body":"optional","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getBattery","interface":"command","method":"GET","path":"/v1/products/{product_id}/battery/{battery_id}","tag":"Products","scope":"service/products","idempotency":null,"resources":{"product_id":"product","battery_id":"battery"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"getCertification","interface":"command","method":"GET","path":"/v1/products/{product_id}/certification","tag":"Products","scope":"service/products","idempotency":null,"resources":{"product_id":"product"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"certifyProduct","interface":"command","method":"POST","path":"/v1/products/{product_id}/certification","tag":"Products","scope":"service/products.draft","idempotency":"optional","isAct":true,"resources":{"product_id":"product"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"openObjects":[{"at":[],"fields":["conformance","battery","gate_report"]},{"at":["conformance"],"fields":["hash","key","inherited"]},{"at":["battery"],"fields":["hash","key","inherited"]},{"at":["gate_report"],"fields":["hash","key","inherited"]}],"rules":[]},
  {"operationId":"getCertificationEvidence","interface":"command","method":"GET","path":"/v1/products/{product_id}/certification/evidence/{kind}","tag":"Products","scope":"service/products","idempotency":null,"resources":{"product_id":"product"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"openConformanceRun","interface":"command","method":"POST","path":"/v1/products/{product_id}/conformance","tag":"Products","scope":"service/products.draft","idempotency":"optional","resources":{"product_id":"product"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"openObjects":[{"at":[],"fields":["account_ids"]}],"rules":[]},
  {"operationId":"getConformanceRun","interface":"command","method":"GET","path":"/v1/products/{product_id}/conformance/{run_id}","tag":"Products","scope":"service/products","idempotency":null,"resources":{"product_id":"product","run_id":"conformance_run"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"runConformanceStep","interface":"command","method":"POST","path":"/v1/products/{product_id}/conformance/{run_id}/steps/{index}","tag":"Products","scope":"service/products.draft","idempotency":"optional","resources":{"product_id":"product","run_id":"conformance_run"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"createProductInstance","interface":"command","method":"POST","path":"/v1/products/{product_id}/instances","tag":"Products","scope":"service/products","idempotency":"optional","resources":{"product_id":"product"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","max_bytes":{"parameters":8192,"metadata":8192}}]},
  {"operationId":"driveProductAction","interface":"command","method":"POST","path":"/v1/products/{product_id}/instances/{instance_id}/actions/{action}","tag":"Products","scope":"service/products","idempotency":"optional","resources":{"product_id":"product","instance_id":"product_instance"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","max_bytes":{"parameters":8192}}]},
  {"operationId":"closeProductInstance","interface":"command","method":"POST","path":"/v1/products/{product_id}/instances/{instance_id}/close","tag":"Products","scope":"service/products","idempotency":"optional","resources":{"product_id":"product","instance_id":"product_instance"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listProductScenarios","interface":"command","method":"GET","path":"/v1/products/{product_id}/scenarios","tag":"Products","scope":"service/products","idempotency":null,"resources":{"product_id":"product"},"status":200,"body":null,"queryParameters":["limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"resolveReconciliationBreak","interface":"command","method":"POST","path":"/v1/reconciliation/breaks/{break_id}/resolve","tag":"Reconciliation","scope":"service/gl","idempotency":"optional","isAct":true,"resources":{"break_id":"reconciliation_break"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"startReconciliationRun","interface":"command","method":"POST","path":"/v1/reconciliation/runs","tag":"Reconciliation","scope":"service/gl","idempotency":"required","isAct":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"tickScheduler","interface":"command","method":"POST","path":"/v1/scheduler/tick","tag":"Schedules","scope":"service/scheduler.tick","idempotency":"optional","resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"createSchedule","interface":"command","method":"POST","path":"/v1/schedules","tag":"Schedules","scope":"service/obligations.write","idempotency":"optional","resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":["creditor","external_id","payment_description"],"rules":[{"in":"body","where":{"schedule_type":["ONE_SHOT"]},"required":["run_at"],"forbidden":["first_run_at","recurrence"]},{"in":"body","where":{"schedule_type":["RECURRING"]},"required":["recurrence"],"forbidden":["run_at"]},{"in":"body","at":["action"],"where":{"rail":["PIX"]},"prefix":{"creditor.external_id":["pix_key","br_account","brcode","phone","email","tax_id"]}},{"in":"body","at":["action"],"max_bytes":{"metadata":8192}},{"in":"body","at":["action","creditor"],"where":{"kind":["account"]},"required":["account_id"],"forbidden":["external_id"]},{"in":"body","at":["action","creditor"],"where":{"kind":["external"]},"required":["external_id"],"forbidden":["account_id"]}]},
  {"operationId":"updateSchedule","interface":"command","method":"PATCH","path":"/v1/schedules/{schedule_id}","tag":"Schedules","scope":"service/obligations.write","idempotency":"optional","isAct":true,"resources":{"schedule_id":"schedule"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["creditor","external_id","payment_description"],"rules":[{"in":"body","at":["creditor"],"where":{"kind":["account"]},"required":["account_id"],"forbidden":["external_id"]},{"in":"body","at":["creditor"],"where":{"kind":["external"]},"required":["external_id"],"forbidden":["account_id"]}]},
  {"operationId":"cancelSchedule","interface":"command","method":"DELETE","path":"/v1/schedules/{schedule_id}","tag":"Schedules","scope":"service/obligations.write","idempotency":"optional","isAct":true,"resources":{"schedule_id":"schedule"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"pauseSchedule","interface":"command","method":"POST","path":"/v1/schedules/{schedule_id}/pause","tag":"Schedules","scope":"service/obligations.write","idempotency":"optional","isAct":true,"resources":{"schedule_id":"schedule"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"resumeSchedule","interface":"command","method":"POST","path":"/v1/schedules/{schedule_id}/resume","tag":"Schedules","scope":"service/obligations.write","idempotency":"optional","isAct":true,"resources":{"schedule_id":"schedule"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"createSquad","interface":"command","method":"POST","path":"/v1/squads","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":["location"],"rules":[{"in":"body","max_bytes":{"template_config":8192}},{"in":"body","at":["location"],"together":["latitude","longitude"]}]},
  {"operationId":"updateSquad","interface":"command","method":"PATCH","path":"/v1/squads/{sqd_id}","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["location"],"rules":[{"in":"body","at":["location"],"together":["latitude","longitude"]}]},
  {"operationId":"grantAutoCollectConsent","interface":"command","method":"PUT","path":"/v1/squads/{sqd_id}/auto-collect/consent","tag":"Squads","scope":"service/squads","idempotency":"optional","isAct":true,"resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"revokeAutoCollectConsent","interface":"command","method":"DELETE","path":"/v1/squads/{sqd_id}/auto-collect/consent/{consent_id}","tag":"Squads","scope":"service/squads","idempotency":"optional","isAct":true,"resources":{"sqd_id":"squad","consent_id":"consent"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"closeSquad","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/close","tag":"Squads","scope":"service/squads","idempotency":"optional","isAct":true,"resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"contributeToSquad","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/contributions","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"voidContribution","interface":"command","method":"DELETE","path":"/v1/squads/{sqd_id}/contributions/{entry_seq}","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"resplitExpense","interface":"command","method":"PATCH","path":"/v1/squads/{sqd_id}/entries/{entry_seq}/split","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"freezeSquad","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/freeze","tag":"Squads","scope":"service/squads","idempotency":"optional","isAct":true,"resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"setSquadGoal","interface":"command","method":"PUT","path":"/v1/squads/{sqd_id}/goal","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"deleteSquadGoal","interface":"command","method":"DELETE","path":"/v1/squads/{sqd_id}/goal","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"inviteToSquad","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/invitations","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"acceptSquadInvitation","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/invitations/accept","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"declineSquadInvitation","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/invitations/decline","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"revokeSquadInvitation","interface":"command","method":"DELETE","path":"/v1/squads/{sqd_id}/invitations/{invitee_account_id}","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad","invitee_account_id":"squad_invitation"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"removeSquadMember","interface":"command","method":"DELETE","path":"/v1/squads/{sqd_id}/members/{member_account_id}","tag":"Squads","scope":"service/squads","idempotency":"optional","isAct":true,"resources":{"sqd_id":"squad","member_account_id":"squad_member"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"changeMemberQuota","interface":"command","method":"PATCH","path":"/v1/squads/{sqd_id}/members/{member_account_id}/quota","tag":"Squads","scope":"service/squads","idempotency":"optional","isAct":true,"resources":{"sqd_id":"squad","member_account_id":"squad_member"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"changeMemberRole","interface":"command","method":"PATCH","path":"/v1/squads/{sqd_id}/members/{member_account_id}/role","tag":"Squads","scope":"service/squads","idempotency":"optional","isAct":true,"resources":{"sqd_id":"squad","member_account_id":"squad_member"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"setSquadRecurrence","interface":"command","method":"PUT","path":"/v1/squads/{sqd_id}/recurrence","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","where":{"enabled":[true]},"required":["closes_on_day"]},{"in":"body","where":{"enabled":[false]},"forbidden":["closes_on_day"]}]},
  {"operationId":"createRecurringExpense","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/recurring-expenses","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","where":{"amount_kind":["FIXED"]},"required":["amount"]},{"in":"body","where":{"amount_kind":["VARIABLE"]},"forbidden":["amount"],"values":{"split.method":["EQUAL","QUOTA","PERCENT"]}}]},
  {"operationId":"updateRecurringExpense","interface":"command","method":"PATCH","path":"/v1/squads/{sqd_id}/recurring-expenses/{rex_id}","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad","rex_id":"recurring_expense"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"deleteRecurringExpense","interface":"command","method":"DELETE","path":"/v1/squads/{sqd_id}/recurring-expenses/{rex_id}","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad","rex_id":"recurring_expense"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"confirmRecurringExpense","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/recurring-expenses/{rex_id}/confirm","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad","rex_id":"recurring_expense"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"setSpendApprovalRules","interface":"command","method":"PUT","path":"/v1/squads/{sqd_id}/rules","tag":"Squads","scope":"service/squads","idempotency":"optional","isAct":true,"resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"deleteSpendApprovalRules","interface":"command","method":"DELETE","path":"/v1/squads/{sqd_id}/rules","tag":"Squads","scope":"service/squads","idempotency":"optional","isAct":true,"resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"settleSquadDebts","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/settle","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","unique":{"shares":["entry_seq","share_utxo_ref"]}}]},
  {"operationId":"simplifySquadDebts","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/simplify-debts","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"approveSpendRequest","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/spend-requests/{spr_id}/approve","tag":"Squads","scope":"service/squads","idempotency":"optional","isAct":true,"resources":{"sqd_id":"squad","spr_id":"spend_request"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"rejectSpendRequest","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/spend-requests/{spr_id}/reject","tag":"Squads","scope":"service/squads","idempotency":"optional","isAct":true,"resources":{"sqd_id":"squad","spr_id":"spend_request"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"spendFromSquad","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/spends","tag":"Squads","scope":"service/squads","idempotency":"optional","resources":{"sqd_id":"squad"},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":["external_id","payment_description","recipient"],"rules":[{"in":"body","where":{"rail":["PIX"]},"prefix":{"recipient.external_id":["pix_key","br_account","brcode","phone","email","tax_id"]}},{"in":"body","at":["recipient"],"where":{"kind":["account"]},"required":["account_id"],"forbidden":["external_id"]},{"in":"body","at":["recipient"],"where":{"kind":["external"]},"required":["external_id"],"forbidden":["account_id"]}]},
  {"operationId":"unfreezeSquad","interface":"command","method":"POST","path":"/v1/squads/{sqd_id}/unfreeze","tag":"Squads","scope":"service/squads","idempotency":"optional","isAct":true,"resources":{"sqd_id":"squad"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"listWebhookEndpoints","interface":"command","method":"GET","path":"/v1/webhook-endpoints","tag":"Webhooks","scope":"service/webhooks.admin","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["limit","cursor"],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"createWebhookEndpoint","interface":"command","method":"POST","path":"/v1/webhook-endpoints","tag":"Webhooks","scope":"service/webhooks.admin","idempotency":"required","isAct":true,"resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","max_bytes":{"metadata":8192}}]},
  {"operationId":"updateWebhookEndpoint","interface":"command","method":"PATCH","path":"/v1/webhook-endpoints/{endpoint_id}","tag":"Webhooks","scope":"service/webhooks.admin","idempotency":"optional","isAct":true,"resources":{"endpoint_id":"webhook_endpoint"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":["secret"],"rules":[{"in":"body","given":"secret_overlap_hours","required":["secret"]},{"in":"body","max_bytes":{"metadata":8192}}]},
  {"operationId":"deleteWebhookEndpoint","interface":"command","method":"DELETE","path":"/v1/webhook-endpoints/{endpoint_id}","tag":"Webhooks","scope":"service/webhooks.admin","idempotency":"optional","isAct":true,"resources":{"endpoint_id":"webhook_endpoint"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
  {"operationId":"recoverWebhookEndpoint","interface":"command","method":"POST","path":"/v1/webhook-endpoints/{endpoint_id}/recover","tag":"Webhooks","scope":"service/webhooks.admin","idempotency":"optional","isAct":true,"resources":{"endpoint_id":"webhook_endpoint"},"status":200,"body":"required","queryParameters":[],"preview":false,"personalFields":[],"rules":[{"in":"body","one_of":["since","event_id"]}]},
  {"operationId":"testWebhookEndpoint","interface":"command","method":"POST","path":"/v1/webhook-endpoints/{endpoint_id}/test","tag":"Webhooks","scope":"service/webhooks.admin","idempotency":"optional","resources":{"endpoint_id":"webhook_endpoint"},"status":200,"body":null,"queryParameters":[],"preview":false,"personalFields":[],"rules":[]},
];

// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

export type CoreOperationId =
  | 'createAccount'
  | 'createParty'
  | 'getAccount'
  | 'getAccountBalance'
  | 'getHealth'
  | 'getJournalEntry'
  | 'getObligation'
  | 'getParty'
  | 'getVersion'
  | 'listJournalEntries'
  | 'listObligations'
  | 'searchAccounts'
  | 'searchParties'
  | 'updateParty';

export type CommandOperationId =
  | 'createObligation'
  | 'freezeAccount'
  | 'resolveObligation'
  | 'unfreezeAccount';

export type OperationId = CoreOperationId | CommandOperationId;

/** Operations that are described but not built: no controller is asked for. */
export type PreviewOperationId = never;

/** One operation of the contracts with the policy the gateway holds for it. */
export interface Operation {
  operationId: OperationId;
  interface: 'core' | 'command';
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces: /v1/accounts/{account_id}. */
  path: string;
  tag: string;
  /** The scope a token needs; null where no token is asked for. */
  scope: string | null;
  idempotency: 'required' | 'optional' | null;
  /** Path parameter → kind of resource, loaded and answered with 404 before validation. */
  resources: Readonly<Record<string, string>>;
  /** Status of success. */
  status: number;
  /** Whether the operation takes a JSON body. */
  body: 'required' | 'optional' | null;
  /** Names of all query parameters. */
  queryParameters: readonly string[];
  /** Not built yet: answers 501 NOT_BUILT. */
  preview: boolean;
  /** Parameters not built yet: answer 501 NOT_BUILT with details.parameter. */
  previewParameters: readonly string[];
  /** Request fields, at any depth, whose `input` is left out of validation errors. */
  personalFields: readonly string[];
  /** Request field → largest size of its value as UTF-8 JSON, in bytes. */
  maxBytes: Readonly<Record<string, number>>;
}

/** Every operation of both contracts. */
export const operations: readonly Operation[] = [
  {"operationId":"searchAccounts","interface":"core","method":"GET","path":"/v1/accounts","tag":"Accounts","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["query","type","status","currency","owner_party_id","is_frozen","limit","cursor"],"preview":false,"previewParameters":[],"personalFields":["query"],"maxBytes":{}},
  {"operationId":"createAccount","interface":"core","method":"POST","path":"/v1/accounts","tag":"Accounts","scope":"service/accounts.write","idempotency":"required","resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"previewParameters":[],"personalFields":[],"maxBytes":{"metadata":8192}},
  {"operationId":"getAccount","interface":"core","method":"GET","path":"/v1/accounts/{account_id}","tag":"Accounts","scope":"service/accounts.read","idempotency":null,"resources":{"account_id":"account"},"status":200,"body":null,"queryParameters":[],"preview":false,"previewParameters":[],"personalFields":[],"maxBytes":{}},
  {"operationId":"getAccountBalance","interface":"core","method":"GET","path":"/v1/accounts/{account_id}/balance","tag":"Accounts","scope":"service/accounts.read","idempotency":null,"resources":{"account_id":"account.balance"},"status":200,"body":null,"queryParameters":["asset","include","obligations_state","as_of","as_of_seq"],"preview":false,"previewParameters":["include","obligations_state","as_of","as_of_seq"],"personalFields":[],"maxBytes":{}},
  {"operationId":"getHealth","interface":"core","method":"GET","path":"/v1/health","tag":"Health","scope":"service/health","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"previewParameters":[],"personalFields":[],"maxBytes":{}},
  {"operationId":"listJournalEntries","interface":"core","method":"GET","path":"/v1/journal/entries","tag":"Journal","scope":"service/audit.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["from_seq","to_seq","limit","cursor"],"preview":false,"previewParameters":[],"personalFields":[],"maxBytes":{}},
  {"operationId":"getJournalEntry","interface":"core","method":"GET","path":"/v1/journal/entries/{seq_no}","tag":"Journal","scope":"service/audit.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"previewParameters":[],"personalFields":[],"maxBytes":{}},
  {"operationId":"listObligations","interface":"core","method":"GET","path":"/v1/obligations","tag":"Obligations","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["account_id","debtor_account_id","creditor_account_id","rail","state","resolution_outcome","limit","cursor"],"preview":false,"previewParameters":[],"personalFields":[],"maxBytes":{}},
  {"operationId":"getObligation","interface":"core","method":"GET","path":"/v1/obligations/{obligation_id}","tag":"Obligations","scope":"service/accounts.read","idempotency":null,"resources":{"obligation_id":"obligation"},"status":200,"body":null,"queryParameters":[],"preview":false,"previewParameters":[],"personalFields":[],"maxBytes":{}},
  {"operationId":"searchParties","interface":"core","method":"GET","path":"/v1/parties","tag":"Parties","scope":"service/accounts.read","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":["query","type","status","role","kyc_state","limit","cursor"],"preview":false,"previewParameters":["kyc_state"],"personalFields":["query"],"maxBytes":{}},
  {"operationId":"createParty","interface":"core","method":"POST","path":"/v1/parties","tag":"Parties","scope":"service/accounts.write","idempotency":"required","resources":{},"status":200,"body":"required","queryParameters":[],"preview":false,"previewParameters":[],"personalFields":["addresses","contacts","display_name","legal_name","tax_id","value"],"maxBytes":{"metadata":8192}},
  {"operationId":"getParty","interface":"core","method":"GET","path":"/v1/parties/{party_id}","tag":"Parties","scope":"service/accounts.read","idempotency":null,"resources":{"party_id":"party"},"status":200,"body":null,"queryParameters":[],"preview":false,"previewParameters":[],"personalFields":[],"maxBytes":{}},
  {"operationId":"updateParty","interface":"core","method":"PATCH","path":"/v1/parties/{party_id}","tag":"Parties","scope":"service/accounts.write","idempotency":"optional","resources":{"party_id":"party"},"status":200,"body":"required","queryParameters":[],"preview":false,"previewParameters":[],"personalFields":["address","addresses","contacts","display_name","legal_name","tax_id","value"],"maxBytes":{"metadata":8192}},
  {"operationId":"getVersion","interface":"core","method":"GET","path":"/v1/version","tag":"Health","scope":"service/health","idempotency":null,"resources":{},"status":200,"body":null,"queryParameters":[],"preview":false,"previewParameters":[],"personalFields":[],"maxBytes":{}},
  {"operationId":"freezeAccount","interface":"command","method":"POST","path":"/v1/accounts/{account_id}/freeze","tag":"Accounts","scope":"service/operator","idempotency":"optional","resources":{"account_id":"account"},"status":200,"body":"optional","queryParameters":[],"preview":false,"previewParameters":[],"personalFields":[],"maxBytes":{}},
  {"operationId":"unfreezeAccount","interface":"command","method":"POST","path":"/v1/accounts/{account_id}/unfreeze","tag":"Accounts","scope":"service/operator","idempotency":"optional","resources":{"account_id":"account"},"status":200,"body":"optional","queryParameters":[],"preview":false,"previewParameters":[],"personalFields":[],"maxBytes":{}},
  {"operationId":"createObligation","interface":"command","method":"POST","path":"/v1/obligations","tag":"Obligations","scope":"service/obligations.write","idempotency":"required","resources":{},"status":201,"body":"required","queryParameters":[],"preview":false,"previewParameters":[],"personalFields":["creditor","debtor","external_id"],"maxBytes":{"metadata":8192}},
  {"operationId":"resolveObligation","interface":"command","method":"POST","path":"/v1/obligations/{obligation_id}/resolve","tag":"Obligations","scope":"service/obligations.write","idempotency":"optional","resources":{"obligation_id":"obligation"},"status":200,"body":"required","queryParameters":[],"preview":false,"previewParameters":[],"personalFields":[],"maxBytes":{}},
];

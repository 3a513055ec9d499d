// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

/**
 * Why the account is moved to another state.
 */
export interface AccountActionRequest {
  /**
   * For the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason?: string;
}

/**
 * What an account holds.
 */
export interface AccountBalanceResponse {
  account_id: AccountId;
  type?: AccountType;
  /**
   * Name of the owner, as it is shown.
   */
  display_name?: string;
  /**
   * Unit of all amounts.
   * @default "cents"
   */
  unit?: string;
  as_of: Timestamp;
  /**
   * One item per asset the account holds or held.
   */
  assets: AssetEntry[];
  consistency: BalanceConsistency;
  banking_coordinates?: BankingCoordinates;
  /**
   * Value committed to products; empty with a cut.
   */
  committed_to_products?: CommittedProductSummary[];
  /**
   * Stand in squads; empty with a cut.
   */
  committed_to_squads?: CommittedSquadSummary[];
  /**
   * Present with `include=positions` and a cut.
   */
  positions?: ReconstructedPosition[];
  reconstruction?: BalanceReconstruction;
}

/**
 * A new account. Unknown fields are ignored.
 */
export interface AccountCreateRequest {
  /**
   * The party that owns the account. One you do not have answers 404 `PARTY_NOT_FOUND`.
   */
  owner_party_id: PartyReference;
  /**
   * An ISO 4217 code in capital letters. Anything else answers 422 `INVALID_CURRENCY`.
   * @maxLength 64
   */
  currency: string;
  /**
   * CUSTOMER, EXTERNAL or GUEST; ASSET, TRANSIT, REVENUE and EXCEPTION need the scope `service/gl` as well.
   * Anything else answers 422 `INVALID_ACCOUNT_TYPE`.
   * @maxLength 64
   */
  type: string;
  metadata?: Metadata;
  [key: string]: unknown;
}

/**
 * An account was opened.
 */
export interface AccountCreatedData {
  account_id: AccountId;
  owner_party_id: PartyId;
  currency: Currency;
  type: AccountType;
  status: AccountStatus;
}

/**
 * An account was frozen.
 */
export interface AccountFrozenData {
  account_id: AccountId;
  /**
   * Whether debits are stopped.
   */
  is_frozen: boolean;
  /**
   * The reason given.
   */
  reason: string | null;
}

/**
 * Identifier of an account.
 * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type AccountId = string;

/**
 * The identifier of one of your accounts.
 * @minLength 1
 * @maxLength 64
 */
export type AccountReference = string;

/**
 * An account.
 */
export interface AccountResponse {
  id: AccountId;
  owner_party_id: PartyId;
  currency: Currency;
  type: AccountType;
  status: AccountStatus;
  /**
   * Whether debits are stopped. Credits still arrive.
   */
  is_frozen: boolean;
  address?: LedgerAddress;
  metadata?: Metadata;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
}

/**
 * An account in short.
 */
export interface AccountSearchItemOut {
  id: AccountId;
  owner_party_id?: PartyId;
  currency?: Currency;
  type?: AccountType;
  status?: AccountStatus;
  /**
   * Whether debits are stopped.
   */
  is_frozen?: boolean;
  address?: LedgerAddress;
}

/**
 * A page of accounts.
 */
export interface AccountSearchResponseOut {
  /**
   * The accounts of this page, newest first.
   */
  data: AccountSearchItemOut[];
  next_cursor?: NextCursor;
}

/**
 * A closed account stays readable. Closing is final.
 */
export type AccountStatus = "ACTIVE" | "CLOSED";

/**
 * CUSTOMER holds a party's money. EXTERNAL stands for an outside party, GUEST for one who has not registered yet;
 * both can be promoted. SQUAD belongs to a group. ASSET, TRANSIT, REVENUE and EXCEPTION are the institution's own.
 */
export type AccountType = "ASSET" | "TRANSIT" | "REVENUE" | "EXCEPTION" | "CUSTOMER" | "EXTERNAL" | "GUEST" | "SQUAD";

/**
 * An account was unfrozen.
 */
export interface AccountUnfrozenData {
  account_id: AccountId;
  /**
   * Whether debits are stopped.
   */
  is_frozen: boolean;
  /**
   * The reason given.
   */
  reason: string | null;
}

/**
 * An account with the payment methods bound to it.
 */
export interface AccountWithPaymentMethodsResponse {
  id: AccountId;
  owner_party_id: PartyId;
  currency: Currency;
  type: AccountType;
  status: AccountStatus;
  /**
   * Whether debits are stopped. Credits still arrive.
   */
  is_frozen: boolean;
  address?: LedgerAddress;
  metadata?: Metadata;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
  /**
   * Payment methods bound to the account.
   */
  external_payment_methods?: PaymentMethodResponse[];
  /**
   * The CUSTOMER account this one was promoted to. Reads follow it.
   */
  promoted_to_account_id?: AccountId;
}

/**
 * An accounting day, yyyy-mm-dd in São Paulo (fixed offset -03:00).
 * @format date
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$
 */
export type AccountingDay = string;

/**
 * The client that did it.
 * @minLength 1
 * @maxLength 128
 */
export type ActorId = string;

/**
 * A postal address.
 */
export interface Address {
  /**
   * What the address is for, for example `home` or `billing`.
   * @minLength 1
   * @maxLength 50
   */
  type: string;
  /**
   * Street and number.
   * @minLength 1
   * @maxLength 200
   */
  line1: string;
  /**
   * Complement.
   * @maxLength 200
   */
  line2?: string;
  /**
   * City.
   * @minLength 1
   * @maxLength 100
   */
  city: string;
  /**
   * State or region.
   * @maxLength 100
   */
  state?: string;
  /**
   * Postal code (CEP in Brazil).
   * @maxLength 20
   */
  postal_code?: string;
  country: CountryCode;
  [key: string]: unknown;
}

/**
 * An amount as the ledger keeps it.
 */
export interface AmountDetail {
  currency: Currency;
  /**
   * Amount in minor units (centavos for BRL).
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  value: number;
}

/**
 * An amount a caller asks for.
 */
export interface AmountField {
  currency: Currency;
  /**
   * Amount in minor units (centavos for BRL).
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  value: number;
}

/**
 * What an account holds of an asset, in minor units. `available` is `posted` less `held` less `blocked`.
 */
export interface AssetBalances {
  /**
   * What the journal says the account holds.
   * @isLong
   */
  posted: number;
  /**
   * Already taken from `posted` and still on its way out.
   * @isLong
   */
  outgoing: number;
  /**
   * Expected from outside, not in `posted` yet.
   * @isLong
   */
  incoming: number;
  /**
   * Reserved by holds.
   * @isLong
   */
  held: number;
  /**
   * Secured by blocks.
   * @isLong
   */
  blocked: number;
  /**
   * What the account can spend.
   * @isLong
   */
  available: number;
}

/**
 * One asset of an account.
 */
export interface AssetEntry {
  /**
   * The asset; for money its ISO 4217 code.
   */
  symbol: string;
  balances: AssetBalances;
  /**
   * Present with `include=obligations`.
   */
  obligations?: AssetObligation[];
}

/**
 * Symbol of an asset.
 * @minLength 1
 * @maxLength 64
 */
export type AssetFilter = string;

/**
 * An obligation that concerns the balance of an asset.
 */
export interface AssetObligation {
  obligation_id: ObligationId;
  direction: MovementDirection;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  rail: RailFamily;
  state: ObligationState;
  created_at: Timestamp;
  /**
   * When it is expected to settle.
   */
  expected_at?: Timestamp;
}

/**
 * An account at the simulated bank.
 */
export interface BRMockCoordinates {
  /**
   * ISPB of the bank, eight digits.
   * @minLength 1
   * @maxLength 8
   */
  ispb: string;
  /**
   * Branch.
   * @minLength 1
   * @maxLength 10
   */
  branch: string;
  /**
   * Account number, masked in reads.
   * @minLength 1
   * @maxLength 40
   */
  account_number: string;
  [key: string]: unknown;
}

/**
 * A Pix key.
 */
export interface BRPixKeyCoordinates {
  /**
   * EMAIL, PHONE, CPF, CNPJ or EVP.
   * @minLength 1
   * @maxLength 10
   */
  key_type: string;
  /**
   * The key, masked in reads.
   * @minLength 1
   * @maxLength 100
   */
  key_value: string;
  [key: string]: unknown;
}

/**
 * The state of the ledger that the answer was read from.
 */
export interface BalanceConsistency {
  /**
   * Number of the last journal entry included.
   * @isLong
   * @minimum 0
   */
  ledger_version: number;
  /**
   * Name of that state. Two answers with the same name saw the same ledger.
   * @minLength 1
   */
  snapshot_id: string;
}

/**
 * How the balance at a point in time was computed.
 */
export interface BalanceReconstruction {
  /**
   * The last journal entry included.
   * @isLong
   */
  as_of_seq: number;
  /**
   * How many entries were replayed.
   * @isLong
   */
  entries_replayed: number;
  /**
   * The last entry of the journal when the answer was computed.
   * @isLong
   */
  journal_head_seq: number;
  /**
   * Which time the cut is taken by.
   * @default "commit_time"
   */
  basis?: string;
}

/**
 * Where the account is reached from other banks, masked.
 */
export interface BankingCoordinates {
  /**
   * Account number, masked.
   */
  account_number: string;
  /**
   * Number of the bank or branch.
   */
  routing_number: string;
}

/**
 * Value of the account that is committed to a product.
 */
export interface CommittedProductSummary {
  /**
   * The product.
   */
  product_id?: string;
  /**
   * Committed value in minor units.
   * @isLong
   */
  total_committed_value?: number;
  /**
   * How many instances hold it.
   * @isInt
   */
  instances?: number;
}

/**
 * The account's stand in a squad.
 */
export interface CommittedSquadSummary {
  /**
   * The squad.
   */
  sqd_id: string;
  /**
   * Name of the squad.
   */
  name?: string;
  /**
   * State of the squad.
   */
  state: string;
  role?: SquadRole;
  /**
   * What the account paid in.
   * @isLong
   */
  funded_in_cents: number;
  /**
   * Whether anything is owed either way.
   */
  has_open_debts: boolean;
  /**
   * Owed to the account less owed by it.
   * @isLong
   */
  your_net_cents: number;
  /**
   * Owed by the account.
   * @isLong
   */
  your_owed_cents: number;
  /**
   * Owed to the account.
   * @isLong
   */
  your_owed_to_cents: number;
}

/**
 * A way to reach the party.
 */
export interface Contact {
  /**
   * What kind of contact it is, for example `email` or `phone`.
   * @minLength 1
   * @maxLength 50
   */
  type: string;
  /**
   * The address or number.
   * @minLength 1
   * @maxLength 254
   */
  value: string;
  /**
   * Whether to use it before others of its type.
   * @default false
   */
  is_primary?: boolean;
  [key: string]: unknown;
}

/**
 * Country as an ISO 3166-1 alpha-2 code.
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;

/**
 * A new obligation.
 */
export interface CreateObligationRequest {
  rail: RailFamily;
  amount: AmountField;
  /**
   * Who pays.
   */
  debtor: DebtorCreditor;
  /**
   * Who is paid.
   */
  creditor: DebtorCreditor;
  expected_settlement?: ExpectedSettlement;
  match_keys?: MatchKeys;
  metadata?: Metadata;
}

/**
 * Currency as an ISO 4217 code.
 * @pattern ^[A-Z]{3}$
 */
export type Currency = string;

/**
 * One side of an obligation: `account` with `account_id`, or `external` with `external_id`. The other identifier
 * missing is a validation error.
 */
export interface DebtorCreditor {
  kind: SideKind;
  /**
   * The account, for kind `account`. One you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  account_id?: AccountReference;
  /**
   * The outside party, for kind `external`: `pix_key:`, `br_account:`, `brcode:`, `phone:`, `email:` or `tax_id:`
   * with a value; any other text is a name known to the rail. Masked in reads.
   * @minLength 1
   * @maxLength 600
   */
  external_id?: string;
}

/**
 * Whether it answers.
 */
export type DependencyState = "up" | "down";

/**
 * Where the money goes in place of its default destination.
 */
export interface Disposition {
  /**
   * The account that receives it. One you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   * @minLength 1
   * @maxLength 64
   */
  destination_account_id?: string;
}

/**
 * Every refusal and failure but failed request validation.
 */
export interface Error {
  /**
   * The code, stable and never reused. The catalogue says what to do about it.
   * @pattern ^[A-Z][A-Z0-9_]*$
   */
  error: string;
  /**
   * A sentence for a person. It may change; do not compare it.
   */
  message: string;
  details?: ErrorDetails;
}

/**
 * Facts about the refusal, by code.
 */
export interface ErrorDetails {
  [key: string]: unknown;
}

/**
 * When the obligation should be settled. Past it, and the grace, an open obligation is stuck.
 */
export interface ExpectedSettlement {
  expected_at?: Instant;
  /**
   * How long after `expected_at` it still counts as on time.
   * @isInt
   * @minimum 0
   * @maximum 31536000
   */
  grace_seconds?: number;
}

/**
 * What another system calls the party.
 */
export interface ExternalId {
  /**
   * The other system.
   * @minLength 1
   * @maxLength 100
   */
  system: string;
  /**
   * The kind of identifier in that system.
   * @minLength 1
   * @maxLength 100
   */
  key: string;
  /**
   * The identifier.
   * @minLength 1
   * @maxLength 200
   */
  value: string;
  [key: string]: unknown;
}

/**
 * The request does not have the declared shape. Nothing was done.
 */
export interface HTTPValidationError {
  /**
   * One item per thing that is wrong.
   */
  detail?: ValidationError[];
}

/**
 * Something the service stands on.
 */
export interface HealthDependency {
  /**
   * Its name.
   */
  name: string;
  status: DependencyState;
}

/**
 * Whether the service works.
 */
export interface HealthResponse {
  status: HealthState;
  checked_at: Timestamp;
  /**
   * What the service stands on.
   */
  dependencies: HealthDependency[];
}

/**
 * `ok`; `degraded` when schedules and webhooks wait, while the ledger works.
 */
export type HealthState = "ok" | "degraded";

/**
 * A name of yours for this write, 1 to 255 printable ASCII characters, unique in your tenant.
 * @minLength 1
 * @maxLength 255
 * @pattern ^[\x20-\x7E]{1,255}$
 */
export type IdempotencyKey = string;

/**
 * Names separated by commas.
 * @minLength 1
 * @maxLength 100
 */
export type IncludeList = string;

/**
 * An instant as a caller may write it, ISO 8601 with `Z` or an offset.
 * @format date-time
 * @maxLength 40
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
 */
export type Instant = string;

/**
 * What else the entry belongs to, for example `sqd_id` or `evidence_id`. Empty when nothing.
 */
export interface JournalCorrelation {
  [key: string]: string;
}

/**
 * An entry of the journal. `payload_hash` is SHA-256 of the canonical payload, `entry_hash` of the text `prev_hash + payload_hash`.
 */
export interface JournalEntry {
  seq_no: SequenceNumber;
  entry_type: JournalEntryType;
  tx_id: TransactionId;
  /**
   * When it counts.
   */
  effective_at: Timestamp;
  /**
   * When it was written. It never goes backwards in a tenant.
   */
  committed_at: Timestamp;
  accounting_day: AccountingDay;
  payload: JournalPayload;
  payload_hash: Sha256Hex;
  /**
   * The `entry_hash` of the entry before; 64 zeros for the first.
   */
  prev_hash: Sha256Hex;
  entry_hash: Sha256Hex;
}

/**
 * One entry of the journal with its canonical payload.
 */
export interface JournalEntryDetailResponse {
  seq_no: SequenceNumber;
  entry_type: JournalEntryType;
  tx_id: TransactionId;
  /**
   * When it counts.
   */
  effective_at: Timestamp;
  /**
   * When it was written. It never goes backwards in a tenant.
   */
  committed_at: Timestamp;
  accounting_day: AccountingDay;
  payload: JournalPayload;
  payload_hash: Sha256Hex;
  /**
   * The `entry_hash` of the entry before; 64 zeros for the first.
   */
  prev_hash: Sha256Hex;
  entry_hash: Sha256Hex;
}

/**
 * A page of the journal.
 */
export interface JournalEntryListResponse {
  /**
   * The entries of this page, in the order of their numbers.
   */
  items: JournalEntry[];
  next_cursor: NextCursor;
}

/**
 * What happened. TRANSFER is the creation and settlement of a NATIVE obligation in one entry. Types may be added.
 */
export type JournalEntryType = "TRANSFER" | "OBLIGATION_CREATED" | "OBLIGATION_SETTLED" | "OBLIGATION_FAILED" | "OBLIGATION_CANCELED" | "HOLD_PLACED" | "HOLD_ADJUSTED" | "HOLD_CAPTURED" | "HOLD_RELEASED" | "HOLD_EXPIRED" | "BLOCK_PLACED" | "BLOCK_ADJUSTED" | "BLOCK_CAPTURED" | "BLOCK_RELEASED" | "PROMOTION" | "CORRECTION";

/**
 * What is hashed. The hash is taken of its RFC 8785 (canonical JSON) bytes.
 */
export interface JournalPayload {
  /**
   * The tenant whose journal it is.
   */
  tenant: string;
  seq_no: SequenceNumber;
  entry_type: JournalEntryType;
  tx_id: TransactionId;
  effective_at: Timestamp;
  committed_at: Timestamp;
  accounting_day: AccountingDay;
  /**
   * The movements.
   */
  postings: JournalPosting[];
  /**
   * The obligations it belongs to.
   */
  obligation_ids: ObligationId[];
  correlation: JournalCorrelation;
  /**
   * Changes of holds and blocks; left out when there are none.
   */
  reservations?: JournalReservation[];
}

/**
 * One movement. A positive amount raises the account's balance; postings sum to zero per asset.
 */
export interface JournalPosting {
  account_id: AccountId;
  /**
   * The asset; for money its ISO 4217 code.
   */
  asset: string;
  /**
   * Amount in minor units, with its sign.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  amount: number;
}

/**
 * The change of a hold or block. Positive when it reserves.
 */
export interface JournalReservation {
  /**
   * The hold or block.
   */
  reservation_id: string;
  account_id: AccountId;
  /**
   * The asset.
   */
  asset: string;
  /**
   * Amount in minor units, with its sign.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  amount: number;
}

/**
 * A word of yours by which to group parties.
 * @minLength 1
 * @maxLength 100
 */
export type Label = string;

/**
 * The account's address on the ledger, derived from its public key.
 * @minLength 1
 * @maxLength 128
 */
export type LedgerAddress = string;

/**
 * The value of a match key.
 * @maxLength 500
 */
export type MatchKeyValue = string;

/**
 * Names and values of yours by which evidence from outside finds the obligation.
 */
export interface MatchKeys {
  [key: string]: MatchKeyValue;
}

/**
 * Any JSON object of yours. The ledger keeps it and never reads it. At most 8 KB as UTF-8 JSON.
 */
export interface Metadata {
  [key: string]: unknown;
}

/**
 * DEBIT takes from the account, CREDIT adds to it.
 */
export type MovementDirection = "CREDIT" | "DEBIT";

/**
 * Give it as `cursor` to read on. Null when there is no more.
 */
export type NextCursor = string | null;

/**
 * The obligation was canceled; the money is back with the debtor.
 */
export interface ObligationCanceledData {
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  /**
   * The account that is paid; null when the creditor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  creditor_account_id: string | null;
  currency: Currency;
  /**
   * The account that pays; null when the debtor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  debtor_account_id: string | null;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  state: ObligationState;
  tx_id: TransactionId;
  resolution_outcome: ResolutionOutcome;
  resolved_at: Timestamp;
}

/**
 * An obligation was created.
 */
export interface ObligationCreatedData {
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  /**
   * The account that is paid; null when the creditor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  creditor_account_id: string | null;
  currency: Currency;
  /**
   * The account that pays; null when the debtor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  debtor_account_id: string | null;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  state: ObligationState;
  tx_id: TransactionId;
}

/**
 * The rail has taken the obligation.
 */
export interface ObligationDispatchedData {
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  /**
   * The account that is paid; null when the creditor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  creditor_account_id: string | null;
  currency: Currency;
  /**
   * The account that pays; null when the debtor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  debtor_account_id: string | null;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  state: ObligationState;
  tx_id: TransactionId;
}

/**
 * The obligation failed; the money is back with the debtor.
 */
export interface ObligationFailedData {
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  /**
   * The account that is paid; null when the creditor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  creditor_account_id: string | null;
  currency: Currency;
  /**
   * The account that pays; null when the debtor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  debtor_account_id: string | null;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  state: ObligationState;
  tx_id: TransactionId;
  resolution_outcome: ResolutionOutcome;
  resolved_at: Timestamp;
}

/**
 * Identifier of an obligation.
 * @pattern ^obl_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type ObligationId = string;

/**
 * A page of obligations.
 */
export interface ObligationListResponse {
  /**
   * The obligations of this page, newest first.
   */
  items: ObligationResponse[];
  next_cursor: NextCursor;
}

/**
 * An obligation.
 */
export interface ObligationResponse {
  obligation_id: ObligationId;
  rail: RailFamily;
  amount: AmountDetail;
  /**
   * Who pays.
   */
  debtor: DebtorCreditor;
  /**
   * Who is paid.
   */
  creditor: DebtorCreditor;
  state: ObligationState;
  /**
   * What became of it. Null until it is final.
   */
  resolution_outcome: "SETTLED" | "FAILED" | "CANCELED" | null;
  /**
   * Why it failed, was canceled or was resolved by hand.
   */
  reason: string | null;
  tx_id: TransactionId;
  expected_settlement?: ExpectedSettlement;
  match_keys: MatchKeys;
  metadata: Metadata;
  disposition?: Disposition;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
  /**
   * When it became final. Null until then.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  resolved_at: string | null;
  /**
   * 1 when created, one more with each announced change.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * The obligation was settled; the money has arrived.
 */
export interface ObligationSettledData {
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  /**
   * The account that is paid; null when the creditor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  creditor_account_id: string | null;
  currency: Currency;
  /**
   * The account that pays; null when the debtor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  debtor_account_id: string | null;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  state: ObligationState;
  tx_id: TransactionId;
  resolution_outcome: ResolutionOutcome;
  resolved_at: Timestamp;
}

/**
 * PENDING until it is sent, DISPATCHED while the rail works on it, DISPATCH_FAILED when it could not be sent,
 * FINAL with a `resolution_outcome`. A NATIVE transfer is FINAL at once.
 */
export type ObligationState = "PENDING" | "DISPATCHED" | "DISPATCH_FAILED" | "FINAL";

/**
 * The `next_cursor` of the page before, unchanged, with the same filters.
 * @minLength 1
 * @maxLength 1024
 */
export type PageCursor = string;

/**
 * How many items to return at most.
 * @isInt
 * @minimum 1
 * @maximum 200
 * @default 50
 */
export type PageLimit = number;

/**
 * Who made the record, and how often it changed.
 */
export interface PartyAuditOut {
  created_at?: Timestamp;
  created_by?: ActorId;
  updated_at?: Timestamp;
  /**
   * 1 when created, one more with each change.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/**
 * A new party. Unknown fields are ignored.
 */
export interface PartyCreateRequest {
  type: PartyType;
  /**
   * The name to show.
   * @minLength 1
   * @maxLength 200
   */
  display_name: string;
  country: CountryCode;
  /**
   * The name in the public register.
   * @minLength 1
   * @maxLength 200
   */
  legal_name?: string;
  /**
   * The tax identifier. It is kept encrypted and not shown again.
   */
  tax_id?: TaxId;
  /**
   * Postal addresses.
   * @maxItems 50
   */
  addresses?: Address[];
  /**
   * Ways to reach the party.
   * @maxItems 50
   */
  contacts?: Contact[];
  /**
   * What other systems call the party.
   * @maxItems 50
   */
  external_ids?: ExternalId[];
  /**
   * Words of yours.
   * @maxItems 50
   */
  labels?: Label[];
  /**
   * Parts the party plays for you.
   * @maxItems 50
   */
  roles?: PartyRole[];
  metadata?: Metadata;
  [key: string]: unknown;
}

/**
 * A party was created.
 */
export interface PartyCreatedData {
  party_id: PartyId;
  type: PartyType;
  country: CountryCode;
  status: PartyStatus;
}

/**
 * A value to filter by. One that no party has finds none.
 * @minLength 1
 * @maxLength 100
 */
export type PartyFilter = string;

/**
 * Identifier of a party.
 * @pattern ^pty_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type PartyId = string;

/**
 * What to change. A field that is left out stays; lists and metadata are replaced as a whole. Unknown fields are
 * ignored.
 */
export interface PartyPatchRequest {
  /**
   * The name to show.
   * @minLength 1
   * @maxLength 200
   */
  display_name?: string;
  /**
   * The name in the public register.
   * @minLength 1
   * @maxLength 200
   */
  legal_name?: string;
  country?: CountryCode;
  status?: PartyStatus;
  /**
   * The tax identifier. It is kept encrypted and not shown again.
   */
  tax_id?: TaxId;
  /**
   * One address; it replaces the one of the same type, or is added. Not together with `addresses`.
   */
  address?: Address;
  /**
   * All postal addresses, in place of those before.
   * @maxItems 50
   */
  addresses?: Address[];
  /**
   * All contacts, in place of those before.
   * @maxItems 50
   */
  contacts?: Contact[];
  /**
   * All external identifiers, in place of those before.
   * @maxItems 50
   */
  external_ids?: ExternalId[];
  /**
   * All labels, in place of those before.
   * @maxItems 50
   */
  labels?: Label[];
  /**
   * All roles, in place of those before.
   * @maxItems 50
   */
  roles?: PartyRole[];
  metadata?: Metadata;
  [key: string]: unknown;
}

/**
 * The identifier of one of your parties.
 * @minLength 1
 * @maxLength 64
 */
export type PartyReference = string;

/**
 * A party. The tax identifier is never shown.
 */
export interface PartyResponseOut {
  party_id: PartyId;
  type: PartyType;
  /**
   * The name to show.
   */
  display_name: string;
  country: CountryCode;
  /**
   * The name in the public register.
   */
  legal_name?: string;
  status?: PartyStatus;
  /**
   * Postal addresses.
   * @default []
   */
  addresses?: Address[];
  /**
   * Ways to reach the party.
   * @default []
   */
  contacts?: Contact[];
  /**
   * What other systems call the party.
   * @default []
   */
  external_ids?: ExternalId[];
  /**
   * Words of yours.
   * @default []
   */
  labels?: Label[];
  /**
   * Parts the party plays for you.
   * @default []
   */
  roles?: PartyRole[];
  metadata?: Metadata;
  risk?: PartyRisk;
  /**
   * When the party is to be screened again.
   */
  rescreen_due_at?: Timestamp;
  /**
   * Why it is to be screened again.
   */
  rescreen_reason?: string;
  audit?: PartyAuditOut;
  created_at?: Timestamp;
  created_by?: ActorId;
  updated_at?: Timestamp;
  /**
   * 1 when created, one more with each change.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/**
 * What is known of the party's risk. Empty until a check has run.
 */
export interface PartyRisk {
  [key: string]: unknown;
}

/**
 * A part the party plays for you.
 * @minLength 1
 * @maxLength 100
 */
export type PartyRole = string;

/**
 * A party in short.
 */
export interface PartySearchItemOut {
  party_id: PartyId;
  type?: PartyType;
  /**
   * The name to show.
   */
  display_name?: string;
  country?: CountryCode;
  status?: PartyStatus;
  /**
   * How far the identity is verified. Left out while nothing was submitted.
   */
  kyc_state?: string;
  /**
   * The party in a line, for lists.
   */
  summary?: string;
}

/**
 * A page of parties.
 */
export interface PartySearchResponseOut {
  /**
   * The parties of this page, newest first.
   */
  data: PartySearchItemOut[];
  next_cursor?: NextCursor;
}

/**
 * A blocked party's accounts move no money.
 */
export type PartyStatus = "ACTIVE" | "BLOCKED";

/**
 * Whether the party is a person or a company.
 */
export type PartyType = "individual" | "company";

/**
 * A party was changed. `changed` names the fields, not their values.
 */
export interface PartyUpdatedData {
  party_id: PartyId;
  status: PartyStatus;
  /**
   * Names of the fields that changed.
   */
  changed: string[];
}

/**
 * What it can do.
 */
export interface PaymentMethodCapabilities {
  /**
   * Money can leave through it.
   */
  originate_debit: boolean;
  /**
   * Money can arrive through it.
   */
  receive_credit: boolean;
  /**
   * What arrived can be returned.
   */
  supports_returns: boolean;
  [key: string]: unknown;
}

/**
 * Where it leads; which fields there are follows from the scheme. Masked in reads.
 */
export type PaymentMethodCoordinates = USACHCoordinates | BRMockCoordinates | BRPixKeyCoordinates;

/**
 * Which ways it is used.
 */
export interface PaymentMethodDirectionality {
  /**
   * Used for money that arrives.
   */
  inbound: boolean;
  /**
   * Used for money that leaves.
   */
  outbound: boolean;
  [key: string]: unknown;
}

/**
 * Identifier of a payment method.
 * @pattern ^pmt_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type PaymentMethodId = string;

/**
 * Who provides the outside account, and for whom.
 */
export type PaymentMethodMode = "EXTERNAL_ALLOCATION" | "CUSTOMER_LINKED" | "PROVIDER_MANAGED" | "VIRTUAL_ADDRESS";

/**
 * A payment method.
 */
export interface PaymentMethodResponse {
  payment_method_id: PaymentMethodId;
  account_id: AccountId;
  rail: Rail;
  scheme: Scheme;
  mode: PaymentMethodMode;
  status: PaymentMethodStatus;
  provider: ProviderInfo;
  capabilities: PaymentMethodCapabilities;
  directionality: PaymentMethodDirectionality;
  verification: PaymentMethodVerification;
  coordinates: PaymentMethodCoordinates;
  metadata?: Metadata;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/**
 * Whether it can be used.
 */
export type PaymentMethodStatus = "ACTIVE" | "PENDING_VERIFICATION" | "SUSPENDED" | "CLOSED";

/**
 * Whether the outside account was verified.
 */
export interface PaymentMethodVerification {
  /**
   * State of the verification.
   * @minLength 1
   * @maxLength 50
   */
  status: string;
  [key: string]: unknown;
}

/**
 * Who provides it.
 */
export interface ProviderInfo {
  /**
   * The provider.
   * @minLength 1
   * @maxLength 100
   */
  provider_id: string;
  type: ProviderType;
  [key: string]: unknown;
}

/**
 * What the provider is.
 */
export type ProviderType = "SPONSOR_BANK" | "BAAS_PROVIDER";

/**
 * An outside rail.
 */
export type Rail = "ACH" | "PIX" | "EFT_CA" | "WIRE" | "SEPA" | "MOCK";

/**
 * The way money travels. NATIVE moves it inside the ledger; MOCK is a simulated rail for trials; the others lead
 * outside and work once the tenant is bound to a provider of them.
 */
export type RailFamily = "NATIVE" | "PIX" | "ACH" | "WIRE" | "SEPA" | "EFT_CA" | "MOCK";

/**
 * A position as it was at the cut.
 */
export interface ReconstructedPosition {
  /**
   * The position.
   */
  position_id: string;
  /**
   * Its value in minor units.
   * @isLong
   */
  value: number;
  /**
   * The asset.
   */
  asset?: string;
  /**
   * Its state at the cut.
   */
  state?: string;
}

/**
 * What became of a final obligation.
 */
export type ResolutionOutcome = "SETTLED" | "FAILED" | "CANCELED";

/**
 * What became of an open obligation.
 */
export interface ResolveObligationRequest {
  outcome: ResolutionOutcome;
  /**
   * For the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason?: string;
  disposition?: Disposition;
}

/**
 * What the coordinates are.
 */
export type Scheme = "US_ACH" | "BR_PIX_KEY" | "BR_BANK_ACCOUNT" | "CA_TRANSIT" | "BR_MOCK";

/**
 * Text to look for.
 * @minLength 1
 * @maxLength 200
 */
export type SearchText = string;

/**
 * Position in the tenant's journal, gapless from 1.
 * @isLong
 * @minimum 1
 * @maximum 9007199254740991
 */
export type SequenceNumber = number;

/**
 * A SHA-256 digest in lowercase hexadecimal.
 * @pattern ^[0-9a-f]{64}$
 */
export type Sha256Hex = string;

/**
 * Whether the side is an account of the ledger or an outside party.
 */
export type SideKind = "account" | "external";

/**
 * What a member of a squad may do.
 */
export type SquadRole = "OWNER" | "SPENDER";

/**
 * A tax identifier. It is kept encrypted and not shown again.
 */
export interface TaxId {
  country: CountryCode;
  /**
   * What kind of identifier it is, for example `cpf` or `cnpj`.
   * @minLength 1
   * @maxLength 30
   */
  type: string;
  /**
   * The identifier, with or without punctuation.
   * @minLength 1
   * @maxLength 50
   */
  value: string;
  [key: string]: unknown;
}

/**
 * An instant in UTC, ISO 8601 with milliseconds.
 * @format date-time
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$
 */
export type Timestamp = string;

/**
 * Identifier of a transaction. All entries of one obligation's life share it.
 * @pattern ^txn_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type TransactionId = string;

/**
 * An account in the United States.
 */
export interface USACHCoordinates {
  /**
   * ABA routing number.
   * @minLength 1
   * @maxLength 20
   */
  routing_number: string;
  /**
   * Account number, masked in reads.
   * @minLength 1
   * @maxLength 40
   */
  account_number: string;
  /**
   * For example `checking` or `savings`.
   * @maxLength 20
   */
  account_type?: string;
  [key: string]: unknown;
}

/**
 * Bounds or allowed values that were not met.
 */
export interface ValidationContext {
  [key: string]: unknown;
}

/**
 * One thing that is wrong with the request.
 */
export interface ValidationError {
  /**
   * Where it is; `body`, `query`, `path` or `header` first, then names and positions.
   */
  loc: (string | number)[];
  /**
   * What is wrong, for a person.
   */
  msg: string;
  /**
   * What kind of mistake it is.
   */
  type: string;
  ctx?: ValidationContext;
  /**
   * What was given. Left out for fields that hold personal data.
   */
  input?: unknown;
}

/**
 * Which version answers.
 */
export interface VersionResponse {
  /**
   * Name of the service.
   */
  service: string;
  /**
   * Version of the software.
   */
  version: string;
  /**
   * Version of the core interface.
   */
  core: string;
  /**
   * Version of the command interface.
   */
  command: string;
}

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
 * An account was closed. It was empty.
 */
export interface AccountClosedData {
  account_id: AccountId;
  owner_party_id: PartyId;
  currency: Currency;
  type: AccountType;
  status: AccountStatus;
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
 * One policy as it stands for an account now.
 */
export interface AccountLimit {
  policy: LimitPolicyResponse;
  status: AccountLimitStatus;
  /**
   * The policy that decides in its place. Null unless it is SHADOWED.
   */
  shadowed_by: LimitPolicyId | null;
  /**
   * When the running window began, itself included. Null for SINGLE_AMOUNT, and outside its hours.
   */
  window_start: Timestamp | null;
  /**
   * When the running window ends, itself excluded. Null for SINGLE_AMOUNT, and outside its hours.
   */
  window_end: Timestamp | null;
  /**
   * What was used in the running window: centavos for AMOUNT, movements for COUNT, 0 for SINGLE_AMOUNT and outside
   * its hours. With `enforce_per` SCOPE this is what all accounts of the scope used together.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  used: number;
  /**
   * What is left, in the same unit; 0 when a WARN policy was exceeded.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  remaining: number;
}

/**
 * ACTIVE when it decides over the account's movements now; SHADOWED when a more specific policy with the same key does
 * so in its place; INACTIVE outside its hours.
 */
export type AccountLimitStatus = "ACTIVE" | "SHADOWED" | "INACTIVE";

/**
 * Every enabled policy that covers an account, and what is used of it.
 */
export interface AccountLimitsResponse {
  account_id: AccountId;
  /**
   * When this was read. A write that was answered by then is counted.
   */
  as_of: Timestamp;
  /**
   * Whether limits are not enforced on the account, which is so for ASSET, TRANSIT, REVENUE and EXCEPTION.
   */
  exempt: boolean;
  /**
   * The policies, the most specific scope first, then newest first.
   */
  limits: AccountLimit[];
}

/**
 * A GUEST or EXTERNAL account was promoted, and is closed by that. The new account announces itself with
 * `account.created`.
 */
export interface AccountPromotedData {
  /**
   * The account that was promoted.
   */
  account_id: AccountId;
  /**
   * Its type.
   */
  type: AccountType;
  status: AccountStatus;
  currency: Currency;
  /**
   * The new CUSTOMER account.
   */
  promoted_to_account_id: AccountId;
  /**
   * The party that owns the new account.
   */
  owner_party_id: PartyId;
  /**
   * How much money moved to the new account, in minor units. 0 for an EXTERNAL account.
   * @isLong
   */
  amount: number;
  /**
   * The transaction that moved it. Null when nothing was to be moved.
   */
  tx_id: TransactionId | null;
}

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
 * What to change of a hold. What is left out stays as it is.
 */
export interface AdjustHoldRequest {
  /**
   * The new, smaller amount in minor units. A larger one is refused with `HOLD_INCREASE_REFUSED`; null or left out
   * keeps the amount.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  amount_cents?: number | null;
  /**
   * The new deadline, earlier or later than the present one. A time in the past is a validation error. An explicit
   * null clears the deadline; left out keeps it.
   */
  expires_at?: Instant | null;
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
 * An account at a bank in Brazil, reached by its number.
 */
export interface BRBankAccountCoordinates {
  /**
   * ISPB of the bank, eight characters.
   * @minLength 8
   * @maxLength 8
   * @pattern ^[0-9A-Z]{8}$
   */
  ispb: string;
  /**
   * Branch (agência), without its check digit.
   * @minLength 1
   * @maxLength 4
   * @pattern ^[0-9]{1,4}$
   */
  branch_code: string;
  /**
   * Account number with its check digit and without punctuation, masked in reads.
   * @minLength 1
   * @maxLength 20
   */
  account_number: string;
  account_type: BRBankAccountType;
  [key: string]: unknown;
}

/**
 * CACC current account, SVGS savings, SLRY salary, TRAN payment account, OTHR other.
 */
export type BRBankAccountType = "CACC" | "SVGS" | "SLRY" | "TRAN" | "OTHR";

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
 * A MED case took money out of its block.
 */
export interface BlockCapturedData {
  block_id: BlockId;
  /**
   * The account whose money is blocked.
   */
  account_id: AccountId;
  state: BlockState;
  currency: Currency;
  /**
   * How much should be blocked.
   * @isLong
   */
  amount: number;
  /**
   * How much is blocked now.
   * @isLong
   */
  secured: number;
  reason_code: BlockReasonCode;
  /**
   * The MED case the block belongs to. Null for other reasons.
   */
  med_case_id: MedCaseId | null;
  tx_id: TransactionId;
  /**
   * How much was taken; what was secured beyond that is free again.
   * @isLong
   */
  captured: number;
  obligation_id: ObligationId;
}

/**
 * Identifier of a block.
 * @pattern ^blk_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type BlockId = string;

/**
 * A page of blocks.
 */
export interface BlockListResponse {
  /**
   * The blocks of this page, newest first.
   */
  items: BlockResponse[];
  next_cursor: NextCursor;
}

/**
 * A block was placed, and secured what was available.
 */
export interface BlockPlacedData {
  block_id: BlockId;
  /**
   * The account whose money is blocked.
   */
  account_id: AccountId;
  state: BlockState;
  currency: Currency;
  /**
   * How much should be blocked.
   * @isLong
   */
  amount: number;
  /**
   * How much is blocked now.
   * @isLong
   */
  secured: number;
  reason_code: BlockReasonCode;
  /**
   * The MED case the block belongs to. Null for other reasons.
   */
  med_case_id: MedCaseId | null;
  tx_id: TransactionId;
}

/**
 * Why the money is blocked. COURT_ORDER: a court asked for it (for example through SISBAJUD). FRAUD_REVIEW: the
 * precautionary block while a suspicious credit is looked into. REGULATORY: an authority other than a court asked for
 * it. MED: a MED case contests a Pix that the account received. OTHER: see the description. Values may be added.
 */
export type BlockReasonCode = "COURT_ORDER" | "FRAUD_REVIEW" | "REGULATORY" | "MED" | "OTHER";

/**
 * A block was lifted; what it secured is free again.
 */
export interface BlockReleasedData {
  block_id: BlockId;
  /**
   * The account whose money is blocked.
   */
  account_id: AccountId;
  state: BlockState;
  currency: Currency;
  /**
   * How much should be blocked.
   * @isLong
   */
  amount: number;
  /**
   * How much is blocked now.
   * @isLong
   */
  secured: number;
  reason_code: BlockReasonCode;
  /**
   * The MED case the block belongs to. Null for other reasons.
   */
  med_case_id: MedCaseId | null;
  tx_id: TransactionId;
}

/**
 * A block.
 */
export interface BlockResponse {
  block_id: BlockId;
  /**
   * The account whose money is blocked.
   */
  account_id: AccountId;
  state: BlockState;
  currency: Currency;
  /**
   * How much should be blocked, in minor units. It does not change.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  amount: number;
  /**
   * How much of `amount` is blocked now, in minor units. Only this counts in the balance's `blocked`. It grows with
   * what arrives until it reaches `amount`, and is 0 in final states.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  secured: number;
  /**
   * How much was taken, in minor units. 0 unless CAPTURED.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  captured: number;
  reason_code: BlockReasonCode;
  /**
   * What the order or review is called where it comes from. Null when nothing was said.
   */
  reference: string | null;
  /**
   * For the record. Null when nothing was said.
   */
  description: string | null;
  /**
   * The MED case the block belongs to, which alone releases or captures it. Null for other reasons.
   */
  med_case_id: MedCaseId | null;
  /**
   * The obligation that the capture created, final at once. Null unless CAPTURED.
   */
  obligation_id: ObligationId | null;
  /**
   * The transaction that all journal entries of the block belong to, its capture included.
   */
  tx_id: TransactionId;
  metadata: Metadata;
  created_at: Timestamp;
  /**
   * The client that placed it; `service` for the block of a MED case.
   */
  created_by: ActorId;
  updated_at: Timestamp;
  /**
   * When it was released or captured. Null while ACTIVE.
   */
  resolved_at: Timestamp | null;
  /**
   * Why it was lifted. Null unless RELEASED.
   */
  release_reason: string | null;
  /**
   * 1 when placed, one more with each change, also of `secured`.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * A block secured more, out of money that arrived or became free.
 */
export interface BlockSecuredData {
  block_id: BlockId;
  /**
   * The account whose money is blocked.
   */
  account_id: AccountId;
  state: BlockState;
  currency: Currency;
  /**
   * How much should be blocked.
   * @isLong
   */
  amount: number;
  /**
   * How much is blocked now.
   * @isLong
   */
  secured: number;
  reason_code: BlockReasonCode;
  /**
   * The MED case the block belongs to. Null for other reasons.
   */
  med_case_id: MedCaseId | null;
  tx_id: TransactionId;
}

/**
 * ACTIVE while it keeps money from being spent. RELEASED when it was lifted, CAPTURED when a MED case took money out
 * of it: both are final.
 */
export type BlockState = "ACTIVE" | "RELEASED" | "CAPTURED";

/**
 * An account in Canada.
 */
export interface CATransitCoordinates {
  /**
   * Number of the institution, three digits.
   * @minLength 3
   * @maxLength 3
   * @pattern ^[0-9]{3}$
   */
  institution_number: string;
  /**
   * Transit number of the branch, five digits.
   * @minLength 5
   * @maxLength 5
   * @pattern ^[0-9]{5}$
   */
  transit_number: string;
  /**
   * Account number, masked in reads.
   * @minLength 1
   * @maxLength 20
   */
  account_number: string;
  [key: string]: unknown;
}

/**
 * Who is paid, and how much of the hold.
 */
export interface CaptureHoldRequest {
  /**
   * The account that is paid. One you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  creditor_account_id: AccountReference;
  /**
   * How much to take, in minor units; the rest is released. Null or left out takes all of it.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  amount_cents?: number | null;
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
 * A new limit policy of one account.
 */
export interface CreateAccountLimitPolicyRequest {
  dimension: LimitDimension;
  direction: MovementDirection;
  window: LimitWindow;
  /**
   * The most that is allowed, itself included. Centavos for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  threshold: number;
  action: LimitAction;
  /**
   * The hours in which it applies; always, when left out. With a window other than DAY a validation error.
   */
  active_between?: LimitActiveBetween;
  /**
   * Applies only while the KYC level of the account's owner is this or lower. When left out it applies to all.
   * @isInt
   * @minimum 0
   * @maximum 2147483647
   */
  applies_max_kyc_level?: number;
  /**
   * Whose counter it is.
   * @default "SCOPE"
   */
  enforce_per?: LimitEnforcement;
  policy_key?: LimitPolicyKey;
  /**
   * Applies only to movements over this rail. When left out it applies to all.
   */
  rail?: RailFamily;
}

/**
 * A new account of the chart of accounts.
 */
export interface CreateGlAccountRequest {
  code: GlAccountCode;
  /**
   * The name to show, without personal data.
   * @minLength 1
   * @maxLength 200
   */
  name: string;
  type: GlAccountType;
  /**
   * The side on which it usually stands. When left out, DEBIT for ASSET and EXPENSE, CREDIT for the others; give it
   * for a contra account.
   */
  normal_side?: GlSide;
  /**
   * Code of the account it stands under, of the same type. One you do not have answers 404 `GL_ACCOUNT_NOT_FOUND`.
   */
  parent_code?: GlAccountCode;
  /**
   * Kinds of ledger accounts whose movements stand under it. Each kind stands under exactly one GL account, so it is
   * taken over from the built-in account it stood under. Empty, the default, for an account that only groups others.
   * @maxItems 9
   * @uniqueItems
   * @default []
   */
  gathers?: GlMemberType[];
}

/**
 * A new limit policy of a shared scope.
 */
export interface CreateLimitPolicyRequest {
  scope_type: LimitSharedScopeType;
  /**
   * The account type, the rail or the product, by `scope_type`; left out for GLOBAL. One that does not fit is a
   * validation error; a product that is not bound yet is not: the policy waits for it.
   * @minLength 1
   * @maxLength 64
   */
  scope_id?: string;
  dimension: LimitDimension;
  direction: MovementDirection;
  window: LimitWindow;
  /**
   * The most that is allowed, itself included. Centavos for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  threshold: number;
  action: LimitAction;
  /**
   * The hours in which it applies; always, when left out. With a window other than DAY a validation error.
   */
  active_between?: LimitActiveBetween;
  /**
   * Applies only while the KYC level of the account's owner is this or lower. When left out it applies to all.
   * @isInt
   * @minimum 0
   * @maximum 2147483647
   */
  applies_max_kyc_level?: number;
  /**
   * Whose counter it is.
   * @default "SCOPE"
   */
  enforce_per?: LimitEnforcement;
  policy_key?: LimitPolicyKey;
  /**
   * Applies only to movements over this rail. When left out it applies to all.
   */
  rail?: RailFamily;
}

/**
 * Obligations to create in one request.
 */
export interface CreateObligationBatchRequest {
  /**
   * Whether all are created or none. False: each stands for itself, and a refused one does not stop those after it.
   * @default false
   */
  atomic?: boolean;
  /**
   * The obligations, decided in this order, so that money an earlier one brings can be spent by a later one.
   * @minItems 1
   * @maxItems 500
   */
  items: CreateObligationRequest[];
}

/**
 * What became of a batch.
 */
export interface CreateObligationBatchResponse {
  /**
   * Whether the batch was atomic.
   */
  atomic: boolean;
  /**
   * One result per item, in the order of the request.
   */
  results: ObligationBatchResult[];
}

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
 * Evidence came before its time. It is tried again after each event that applies.
 */
export interface EvidenceDeferredData {
  evidence_id: EvidenceId;
  /**
   * The provider it came from.
   */
  provider_id: ProviderId;
  /**
   * The rail it speaks of.
   */
  rail: Rail;
  kind: EvidenceKind;
  state: EvidenceState;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  /**
   * Why it is not applied. Null when it is, or was decided by an operator.
   */
  reason_code: EvidenceReasonCode | null;
  /**
   * The obligation it was applied to. Null when there is none.
   */
  obligation_id: ObligationId | null;
  /**
   * How much money waits on the exception account because of it.
   * @isLong
   */
  exception_cents: number;
}

/**
 * Evidence could not be processed. An operator should retry it.
 */
export interface EvidenceFailedData {
  evidence_id: EvidenceId;
  /**
   * The provider it came from.
   */
  provider_id: ProviderId;
  /**
   * The rail it speaks of.
   */
  rail: Rail;
  kind: EvidenceKind;
  state: EvidenceState;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  /**
   * Why it is not applied. Null when it is, or was decided by an operator.
   */
  reason_code: EvidenceReasonCode | null;
  /**
   * The obligation it was applied to. Null when there is none.
   */
  obligation_id: ObligationId | null;
  /**
   * How much money waits on the exception account because of it.
   * @isLong
   */
  exception_cents: number;
}

/**
 * A value to filter by. One that no evidence has finds none.
 * @minLength 1
 * @maxLength 200
 */
export type EvidenceFilter = string;

/**
 * One change of the evidence, or one more attempt to apply it.
 */
export interface EvidenceHistoryEntry {
  /**
   * When it happened.
   */
  at: Timestamp;
  /**
   * The client that did it, the provider that sent it, or `service` for the service itself.
   */
  actor: string;
  /**
   * The state before. Null for the first.
   */
  from_state: "MATCHED" | "UNMATCHED" | "DEFERRED" | "FAILED" | "RESOLVED" | null;
  /**
   * The state after.
   */
  to_state: EvidenceState;
  /**
   * Why it was not applied. Null when it was.
   */
  reason_code: EvidenceReasonCode | null;
  /**
   * The obligation it was applied to, or which refused it. Null when there was none.
   */
  obligation_id: ObligationId | null;
}

/**
 * Identifier of a piece of evidence.
 * @pattern ^evd_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type EvidenceId = string;

/**
 * What the provider says. SETTLEMENT: a payment of ours arrived, or a payment to us that we expected. FAILURE: a
 * payment failed and its money came back. INBOUND_CREDIT: money arrived that nobody had announced.
 */
export type EvidenceKind = "SETTLEMENT" | "FAILURE" | "INBOUND_CREDIT";

/**
 * A page of evidence.
 */
export interface EvidenceListResponse {
  /**
   * The evidence of this page, newest first.
   */
  items: EvidenceResponse[];
  next_cursor: NextCursor;
}

/**
 * What the evidence was applied to.
 */
export interface EvidenceMatch {
  /**
   * The obligation that it settled or failed, or that was created for it.
   */
  obligation_id: ObligationId;
  matched_by: EvidenceMatchedBy;
  /**
   * When it was applied.
   */
  matched_at: Timestamp;
}

/**
 * What led to the obligation. OBLIGATION_ID: the evidence names it. MATCH_KEYS: its match keys. ACCOUNT: the account
 * that an unannounced credit names, for which the obligation was created. OPERATOR: an operator named the obligation
 * or the account.
 */
export type EvidenceMatchedBy = "OBLIGATION_ID" | "MATCH_KEYS" | "ACCOUNT" | "OPERATOR";

/**
 * Evidence was applied to an obligation.
 */
export interface EvidenceMatchedData {
  evidence_id: EvidenceId;
  /**
   * The provider it came from.
   */
  provider_id: ProviderId;
  /**
   * The rail it speaks of.
   */
  rail: Rail;
  kind: EvidenceKind;
  state: EvidenceState;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  /**
   * Why it is not applied. Null when it is, or was decided by an operator.
   */
  reason_code: EvidenceReasonCode | null;
  /**
   * The obligation it was applied to. Null when there is none.
   */
  obligation_id: ObligationId | null;
  /**
   * How much money waits on the exception account because of it.
   * @isLong
   */
  exception_cents: number;
}

/**
 * What the provider sent, unchanged. It is kept encrypted and never shown again; its digest is. At most 64 KB as UTF-8
 * JSON.
 */
export interface EvidencePayload {
  [key: string]: unknown;
}

/**
 * Why the evidence is not applied. NO_MATCH: nothing fits. SEVERAL_MATCHES: more than one obligation fits.
 * AMOUNT_DIFFERS: the obligation has another amount or currency. CONTRADICTS_FINAL: the obligation is final with
 * another outcome, which never flips. ACCOUNT_CLOSED: the account that should receive the money is closed.
 * LIMIT_EXCEEDED: a limit on credits rejects it. TOO_EARLY: the obligation is not yet in a state to which it applies.
 * PROCESSING_ERROR: it could not be processed. Values may be added.
 */
export type EvidenceReasonCode = "NO_MATCH" | "SEVERAL_MATCHES" | "AMOUNT_DIFFERS" | "CONTRADICTS_FINAL" | "ACCOUNT_CLOSED" | "LIMIT_EXCEEDED" | "TOO_EARLY" | "PROCESSING_ERROR";

/**
 * What an operator decided.
 */
export interface EvidenceResolution {
  action: EvidenceResolutionAction;
  /**
   * The account that received the money. Null unless the action is CREDIT.
   */
  destination_account_id: AccountId | null;
  /**
   * How the operator knew.
   */
  reason: string;
  resolved_by: ActorId;
  /**
   * When it was decided.
   */
  resolved_at: Timestamp;
}

/**
 * What an operator decided. MATCH: it belongs to this obligation. CREDIT: its money goes to this account. DISMISS: it
 * needs nothing more.
 */
export type EvidenceResolutionAction = "MATCH" | "CREDIT" | "DISMISS";

/**
 * An operator decided about evidence.
 */
export interface EvidenceResolvedData {
  evidence_id: EvidenceId;
  /**
   * The provider it came from.
   */
  provider_id: ProviderId;
  /**
   * The rail it speaks of.
   */
  rail: Rail;
  kind: EvidenceKind;
  state: EvidenceState;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  /**
   * Why it is not applied. Null when it is, or was decided by an operator.
   */
  reason_code: EvidenceReasonCode | null;
  /**
   * The obligation it was applied to. Null when there is none.
   */
  obligation_id: ObligationId | null;
  /**
   * How much money waits on the exception account because of it.
   * @isLong
   */
  exception_cents: number;
}

/**
 * A piece of evidence.
 */
export interface EvidenceResponse {
  evidence_id: EvidenceId;
  /**
   * The provider it came from.
   */
  provider_id: ProviderId;
  /**
   * The rail it speaks of.
   */
  rail: Rail;
  kind: EvidenceKind;
  /**
   * What the provider calls this message.
   */
  external_id: string;
  /**
   * By which the obligation or account was looked for. Keys of people are masked.
   */
  match_keys: MatchKeys;
  amount: AmountDetail;
  /**
   * When it happened outside, as the provider says.
   */
  occurred_at: Timestamp;
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of what the provider sent. Null when nothing was given.
   */
  payload_hash: Sha256Hex | null;
  state: EvidenceState;
  /**
   * Why it is not applied. Null when MATCHED or RESOLVED.
   */
  reason_code: EvidenceReasonCode | null;
  /**
   * What it was applied to. Null until then, and when it was dismissed.
   */
  match: EvidenceMatch | null;
  /**
   * What an operator decided. Null unless RESOLVED.
   */
  resolution: EvidenceResolution | null;
  /**
   * How much money waits on the exception account because of it, in minor units.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  exception_cents: number;
  /**
   * How often it was tried.
   * @isInt
   * @minimum 1
   */
  attempts: number;
  /**
   * What happened to it, oldest first.
   */
  history: EvidenceHistoryEntry[];
  created_at: Timestamp;
  /**
   * The client that gave it, or the provider whose webhook brought it.
   */
  created_by: string;
  updated_at: Timestamp;
  /**
   * 1 when it arrived, one more with each change.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * MATCHED: it was applied to an obligation. UNMATCHED: nothing fits, or it contradicts what is final; its money, if
 * any, waits on the ledger's exception account for an operator. DEFERRED: it came before its time and is tried again
 * after each event that applies. FAILED: it could not be processed; retry it. RESOLVED: an operator decided.
 * MATCHED and RESOLVED are final.
 */
export type EvidenceState = "MATCHED" | "UNMATCHED" | "DEFERRED" | "FAILED" | "RESOLVED";

/**
 * Evidence fits nothing, or contradicts what is final. An operator should look at it.
 */
export interface EvidenceUnmatchedData {
  evidence_id: EvidenceId;
  /**
   * The provider it came from.
   */
  provider_id: ProviderId;
  /**
   * The rail it speaks of.
   */
  rail: Rail;
  kind: EvidenceKind;
  state: EvidenceState;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  /**
   * Why it is not applied. Null when it is, or was decided by an operator.
   */
  reason_code: EvidenceReasonCode | null;
  /**
   * The obligation it was applied to. Null when there is none.
   */
  obligation_id: ObligationId | null;
  /**
   * How much money waits on the exception account because of it.
   * @isLong
   */
  exception_cents: number;
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
 * A new external account.
 */
export interface ExternalAccountCreateRequest {
  /**
   * The outside party, as one of your parties. One you do not have answers 404 `PARTY_NOT_FOUND`.
   */
  owner_party_id: PartyReference;
  /**
   * An ISO 4217 code in capital letters. Anything else answers 422 `INVALID_CURRENCY`.
   * @maxLength 64
   */
  currency: string;
  /**
   * Where the party is reached: `pix_key:`, `br_account:`, `brcode:`, `phone:`, `email:` or `tax_id:` with a value;
   * any other text is a name known to the rail. It takes the place of the account wherever the account is named as a
   * side of an obligation. Masked in reads.
   * @minLength 1
   * @maxLength 600
   */
  external_id: string;
  metadata?: Metadata;
}

/**
 * An outside party was given an account. It takes the place of `account.created`.
 */
export interface ExternalAccountCreatedData {
  account_id: AccountId;
  owner_party_id: PartyId;
  currency: Currency;
  /**
   * Always EXTERNAL.
   */
  type: AccountType;
  status: AccountStatus;
  /**
   * What the `external_id` begins with, for example `pix_key`. Null for a name known to the rail.
   */
  external_id_kind: string | null;
}

/**
 * A page of external accounts.
 */
export interface ExternalAccountListResponse {
  /**
   * The external accounts of this page, newest first.
   */
  items: ExternalAccountResponse[];
  next_cursor: NextCursor;
}

/**
 * An external account.
 */
export interface ExternalAccountResponse {
  id: AccountId;
  /**
   * The outside party.
   */
  owner_party_id: PartyId;
  /**
   * Name of the outside party, as it is shown.
   */
  display_name: string;
  currency: Currency;
  /**
   * Always EXTERNAL.
   */
  type: AccountType;
  status: AccountStatus;
  /**
   * Whether it can no longer be named as the side that pays.
   */
  is_frozen: boolean;
  /**
   * Where the party is reached, masked. Null for an account of type EXTERNAL that was opened by `POST /v1/accounts`,
   * which says nothing of it.
   */
  external_id: string | null;
  /**
   * The CUSTOMER account this one was promoted to. Null until then.
   */
  promoted_to_account_id: AccountId | null;
  metadata: Metadata;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
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
 * Code in the chart of accounts. Letters, digits, dots and hyphens.
 * @minLength 1
 * @maxLength 32
 * @pattern ^[0-9A-Za-z][0-9A-Za-z.-]{0,31}$
 */
export type GlAccountCode = string;

/**
 * A code to filter by. One that no account has finds none.
 * @minLength 1
 * @maxLength 64
 */
export type GlAccountCodeFilter = string;

/**
 * An account was added to the chart of accounts.
 */
export interface GlAccountCreatedData {
  gl_account_id: GlAccountId;
  code: GlAccountCode;
  type: GlAccountType;
  normal_side: GlSide;
  /**
   * Code of the account it stands under. Null at the top.
   */
  parent_code: GlAccountCode | null;
  /**
   * Kinds of ledger accounts whose movements stand under it from now on.
   */
  gathers: GlMemberType[];
}

/**
 * Identifier of an account of the chart of accounts.
 * @pattern ^gla_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type GlAccountId = string;

/**
 * A page of the chart of accounts.
 */
export interface GlAccountListResponse {
  /**
   * The accounts of this page, by code.
   */
  items: GlAccountResponse[];
  next_cursor: NextCursor;
}

/**
 * The identifier of an account of your chart of accounts.
 * @minLength 1
 * @maxLength 64
 */
export type GlAccountReference = string;

/**
 * An account of the chart of accounts.
 */
export interface GlAccountResponse {
  gl_account_id: GlAccountId;
  code: GlAccountCode;
  /**
   * The name to show.
   */
  name: string;
  type: GlAccountType;
  /**
   * The side on which it usually stands.
   */
  normal_side: GlSide;
  /**
   * Code of the account it stands under. Null at the top.
   */
  parent_code: GlAccountCode | null;
  /**
   * Kinds of ledger accounts whose movements stand under it. Empty for an account that only groups others.
   */
  gathers: GlMemberType[];
  /**
   * Whether it came with the ledger. False for accounts you created.
   */
  built_in: boolean;
  created_at: Timestamp;
  created_by: ActorId;
}

/**
 * ASSET is what the institution has, LIABILITY what it owes, EQUITY what is its own, REVENUE what it earned, EXPENSE
 * what it spent.
 */
export type GlAccountType = "ASSET" | "LIABILITY" | "EQUITY" | "REVENUE" | "EXPENSE";

/**
 * Identifier of a GL entry: `gle_`, the number of the journal entry, and the place of the movement in it, counted
 * from 1. It never changes.
 * @pattern ^gle_[1-9][0-9]{0,15}_[1-9][0-9]{0,4}$
 */
export type GlEntryId = string;

/**
 * A page of GL entries.
 */
export interface GlEntryListResponse {
  /**
   * The entries of this page, newest first in the order of the journal.
   */
  items: GlEntryResponse[];
  next_cursor: NextCursor;
}

/**
 * One movement of the journal as a line of the general ledger.
 */
export interface GlEntryResponse {
  entry_id: GlEntryId;
  seq_no: SequenceNumber;
  entry_type: JournalEntryType;
  tx_id: TransactionId;
  gl_account_id: GlAccountId;
  gl_account_code: GlAccountCode;
  /**
   * The ledger account that was moved; it can be one of the ledger's own.
   */
  account_id: AccountId;
  side: GlSide;
  /**
   * The amount, always positive; `side` says which way.
   */
  amount: AmountDetail;
  /**
   * When it counts.
   */
  effective_at: Timestamp;
  /**
   * When it was written.
   */
  committed_at: Timestamp;
  accounting_day: AccountingDay;
  /**
   * The obligations it belongs to.
   */
  obligation_ids: ObligationId[];
}

/**
 * Kinds of ledger accounts a GL account can gather: the types of accounts that carry postings, and the ledger's own.
 * FAUCET stands for the world outside the ledger: what came in and went out over the rails. CLEARING passes on what
 * was returned after a dispute.
 */
export type GlMemberType = "ASSET" | "TRANSIT" | "REVENUE" | "EXCEPTION" | "CUSTOMER" | "GUEST" | "SQUAD" | "FAUCET" | "CLEARING";

/**
 * Side of the books. A movement that raises an account's balance in the ledger is a CREDIT, one that lowers it a
 * DEBIT: customers' money is owed to them.
 */
export type GlSide = "DEBIT" | "CREDIT";

/**
 * A transaction to filter by. One you do not have finds none.
 * @minLength 1
 * @maxLength 64
 */
export type GlTransactionFilter = string;

/**
 * A page of guest accounts.
 */
export interface GuestAccountListResponse {
  /**
   * The guest accounts of this page, newest first.
   */
  items: GuestAccountResponse[];
  next_cursor: NextCursor;
}

/**
 * A guest account.
 */
export interface GuestAccountResponse {
  id: AccountId;
  /**
   * The guest, as one of your parties.
   */
  owner_party_id: PartyId;
  /**
   * Name of the guest, as it is shown.
   */
  display_name: string;
  /**
   * Tax identifier of the guest, masked. The account can be promoted to a party whose verified tax identifier is the
   * same. Null when the guest has none.
   */
  owner_tax_id: string | null;
  currency: Currency;
  /**
   * Always GUEST.
   */
  type: AccountType;
  /**
   * CLOSED once the account was promoted.
   */
  status: AccountStatus;
  /**
   * Whether debits are stopped. Credits still arrive.
   */
  is_frozen: boolean;
  address: LedgerAddress;
  /**
   * The CUSTOMER account this one was promoted to. Null until then.
   */
  promoted_to_account_id: AccountId | null;
  metadata: Metadata;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
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
 * A hold reserves less, or has another deadline.
 */
export interface HoldAdjustedData {
  hold_id: HoldId;
  /**
   * The account whose money is reserved.
   */
  account_id: AccountId;
  state: HoldState;
  currency: Currency;
  /**
   * How much was reserved, after the last adjustment.
   * @isLong
   */
  amount_cents: number;
  /**
   * How much is reserved now.
   * @isLong
   */
  remaining_cents: number;
  /**
   * When it expires by itself. Null when it has no deadline.
   */
  expires_at: Timestamp | null;
  tx_id: TransactionId;
}

/**
 * Money was taken out of a hold, and what it reserved beyond that was released.
 */
export interface HoldCapturedData {
  hold_id: HoldId;
  /**
   * The account whose money is reserved.
   */
  account_id: AccountId;
  state: HoldState;
  currency: Currency;
  /**
   * How much was reserved, after the last adjustment.
   * @isLong
   */
  amount_cents: number;
  /**
   * How much is reserved now.
   * @isLong
   */
  remaining_cents: number;
  /**
   * When it expires by itself. Null when it has no deadline.
   */
  expires_at: Timestamp | null;
  tx_id: TransactionId;
  /**
   * How much was captured; the rest was released.
   * @isLong
   */
  captured_cents: number;
  /**
   * The account that was paid.
   */
  creditor_account_id: AccountId;
  obligation_id: ObligationId;
}

/**
 * The deadline of a hold passed; what it reserved is free again.
 */
export interface HoldExpiredData {
  hold_id: HoldId;
  /**
   * The account whose money is reserved.
   */
  account_id: AccountId;
  state: HoldState;
  currency: Currency;
  /**
   * How much was reserved, after the last adjustment.
   * @isLong
   */
  amount_cents: number;
  /**
   * How much is reserved now.
   * @isLong
   */
  remaining_cents: number;
  /**
   * When it expires by itself. Null when it has no deadline.
   */
  expires_at: Timestamp | null;
  tx_id: TransactionId;
}

/**
 * Identifier of a hold.
 * @pattern ^hld_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type HoldId = string;

/**
 * A page of holds.
 */
export interface HoldListResponse {
  /**
   * The holds of this page, newest first.
   */
  items: HoldResponse[];
  next_cursor: NextCursor;
}

/**
 * Money was reserved.
 */
export interface HoldPlacedData {
  hold_id: HoldId;
  /**
   * The account whose money is reserved.
   */
  account_id: AccountId;
  state: HoldState;
  currency: Currency;
  /**
   * How much was reserved, after the last adjustment.
   * @isLong
   */
  amount_cents: number;
  /**
   * How much is reserved now.
   * @isLong
   */
  remaining_cents: number;
  /**
   * When it expires by itself. Null when it has no deadline.
   */
  expires_at: Timestamp | null;
  tx_id: TransactionId;
}

/**
 * A hold was given up; what it reserved is free again.
 */
export interface HoldReleasedData {
  hold_id: HoldId;
  /**
   * The account whose money is reserved.
   */
  account_id: AccountId;
  state: HoldState;
  currency: Currency;
  /**
   * How much was reserved, after the last adjustment.
   * @isLong
   */
  amount_cents: number;
  /**
   * How much is reserved now.
   * @isLong
   */
  remaining_cents: number;
  /**
   * When it expires by itself. Null when it has no deadline.
   */
  expires_at: Timestamp | null;
  tx_id: TransactionId;
}

/**
 * A hold.
 */
export interface HoldResponse {
  hold_id: HoldId;
  /**
   * The account whose money is reserved.
   */
  account_id: AccountId;
  state: HoldState;
  currency: Currency;
  /**
   * How much was reserved, after the last adjustment, in minor units. It keeps its value in final states.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  amount_cents: number;
  /**
   * How much is reserved now, in minor units. `amount_cents` while ACTIVE, 0 in final states.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  remaining_cents: number;
  /**
   * How much was captured, in minor units. 0 unless CAPTURED.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  captured_cents: number;
  /**
   * The account that the capture paid. Null unless CAPTURED.
   */
  creditor_account_id: AccountId | null;
  /**
   * The obligation that the capture created, final at once. Null unless CAPTURED.
   */
  obligation_id: ObligationId | null;
  /**
   * The transaction that all journal entries of the hold belong to, its capture included.
   */
  tx_id: TransactionId;
  /**
   * When it expires by itself. Null when it has no deadline.
   */
  expires_at: Timestamp | null;
  /**
   * What the money is reserved for. Null when nothing was said.
   */
  description: string | null;
  metadata: Metadata;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
  /**
   * When it was captured, released or expired. Null while ACTIVE.
   */
  resolved_at: Timestamp | null;
  /**
   * 1 when placed, one more with each change.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * ACTIVE while it reserves money. CAPTURED when money was taken, RELEASED when it was given up, EXPIRED when its
 * deadline passed: those three are final.
 */
export type HoldState = "ACTIVE" | "CAPTURED" | "RELEASED" | "EXPIRED";

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
 * A piece of evidence.
 */
export interface IngestEvidenceRequest {
  /**
   * The provider it comes from. One that is not bound to this rail for you answers 422 `RAIL_NOT_BOUND`.
   * @minLength 1
   * @maxLength 64
   */
  provider_id: string;
  /**
   * The rail it speaks of.
   */
  rail: Rail;
  kind: EvidenceKind;
  /**
   * What the provider calls this message, unique with `provider_id`. Where a provider gives only the name of the
   * payment, add the kind, so that a settlement and a later failure differ.
   * @minLength 1
   * @maxLength 200
   */
  external_id: string;
  /**
   * By which to find the obligation or the account. `obligation_id` names the obligation itself. Otherwise it is the
   * one open obligation over this rail which has a match key with the same name and value, and none with the same
   * name and another value. An INBOUND_CREDIT that fits no obligation goes to the account that `account_id` or
   * `pix_key` names.
   */
  match_keys: MatchKeys;
  /**
   * The amount that moved, or for FAILURE should have moved. It must be the obligation's, to the cent.
   */
  amount: AmountField;
  /**
   * When it happened outside. What the evidence moves counts as of then, at most 7 days back; a time in the future
   * counts as now.
   */
  occurred_at: Instant;
  /**
   * What the provider sent, unchanged. Kept encrypted and never shown again. At most 64 KB as UTF-8 JSON.
   */
  payload?: EvidencePayload;
}

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
 * What one journal entry changed of an account, for one asset.
 */
export interface JournalDelta {
  seq_no: SequenceNumber;
  entry_type: JournalEntryType;
  tx_id: TransactionId;
  /**
   * When it counts.
   */
  effective_at: Timestamp;
  /**
   * When it was written.
   */
  committed_at: Timestamp;
  accounting_day: AccountingDay;
  /**
   * The asset; for money its ISO 4217 code.
   */
  asset: string;
  /**
   * Change of the posted balance in minor units, with its sign. 0 when the entry only reserved.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  posted_delta: number;
  /**
   * The posted balance this entry left behind, in minor units. Null when the entry only reserved.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  posted_after: number | null;
  /**
   * Change of what holds and blocks reserve, in minor units; positive when more is reserved.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  reserved_delta: number;
  /**
   * The holds and blocks that changed.
   */
  reservation_ids: string[];
  /**
   * The obligations the entry belongs to.
   */
  obligation_ids: ObligationId[];
  /**
   * The hash of the entry, which proves its place in the journal.
   */
  entry_hash: Sha256Hex;
}

/**
 * A page of what journal entries changed of an account.
 */
export interface JournalDeltaListResponse {
  /**
   * The changes of this page, in the order of the entries' numbers.
   */
  items: JournalDelta[];
  next_cursor: NextCursor;
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
 * The two ends of an obligation in the journal.
 */
export interface JournalObligationResponse {
  obligation_id: ObligationId;
  tx_id: TransactionId;
  /**
   * The entry that created the obligation. It has no postings when nothing moved yet.
   */
  creation: JournalEntry;
  /**
   * The entry that made it final: settled, failed or canceled. Null while it is open; the same entry as `creation`
   * for what is final at once, such as a NATIVE transfer.
   */
  consumption: JournalEntry | null;
}

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
 * REJECT refuses the movement with 422 `LIMIT_EXCEEDED`. WARN lets it pass and announces `limit.warned`.
 */
export type LimitAction = "WARN" | "REJECT";

/**
 * Hours of the day in which a policy applies. A start later than the end wraps midnight; such a night belongs to the
 * day it starts on. An end equal to the start is a validation error.
 */
export interface LimitActiveBetween {
  /**
   * From this time on.
   */
  start: LimitTimeOfDay;
  /**
   * Until just before this time.
   */
  end: LimitTimeOfDay;
}

/**
 * What is limited. AMOUNT sums centavos (minor units) and COUNT counts movements within a window; SINGLE_AMOUNT caps
 * each movement by itself, without a counter.
 */
export type LimitDimension = "AMOUNT" | "COUNT" | "SINGLE_AMOUNT";

/**
 * SCOPE keeps one counter for all accounts of the scope together, ACCOUNT one for each account.
 */
export type LimitEnforcement = "SCOPE" | "ACCOUNT";

/**
 * A limit policy was created and is enforced from the next movement on.
 */
export interface LimitPolicyCreatedData {
  policy_id: LimitPolicyId;
  scope_type: LimitScopeType;
  /**
   * The account, product, rail or account type it covers. Null for GLOBAL.
   */
  scope_id: string | null;
  /**
   * Name of the rule. Null when it has none.
   */
  policy_key: LimitPolicyKey | null;
  dimension: LimitDimension;
  direction: MovementDirection;
  window: LimitWindow;
  /**
   * The most that is allowed. Centavos for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
   * @isLong
   */
  threshold: number;
  action: LimitAction;
  enforce_per: LimitEnforcement;
  /**
   * The rail it applies to. Null when it applies to all.
   */
  rail: RailFamily | null;
  /**
   * Whether it is enforced.
   */
  enabled: boolean;
}

/**
 * A limit policy was disabled and is not enforced any more.
 */
export interface LimitPolicyDisabledData {
  policy_id: LimitPolicyId;
  scope_type: LimitScopeType;
  /**
   * The account, product, rail or account type it covers. Null for GLOBAL.
   */
  scope_id: string | null;
  /**
   * Name of the rule. Null when it has none.
   */
  policy_key: LimitPolicyKey | null;
  dimension: LimitDimension;
  direction: MovementDirection;
  window: LimitWindow;
  /**
   * The most that is allowed. Centavos for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
   * @isLong
   */
  threshold: number;
  action: LimitAction;
  enforce_per: LimitEnforcement;
  /**
   * The rail it applies to. Null when it applies to all.
   */
  rail: RailFamily | null;
  /**
   * Whether it is enforced.
   */
  enabled: boolean;
}

/**
 * Identifier of a limit policy.
 * @pattern ^lim_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type LimitPolicyId = string;

/**
 * Name of the rule, unique among the enabled policies of a scope. The most specific scope that carries a key shadows
 * the broader ones for its movements. Counters are kept by it, so a policy that overrides another takes over what was
 * used in the running window.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[a-z0-9][a-z0-9._-]{0,63}$
 */
export type LimitPolicyKey = string;

/**
 * A key to filter by. One that no policy has finds none.
 * @minLength 1
 * @maxLength 64
 */
export type LimitPolicyKeyFilter = string;

/**
 * A page of limit policies.
 */
export interface LimitPolicyListResponse {
  /**
   * The policies of this page, newest first.
   */
  items: LimitPolicyResponse[];
  next_cursor: NextCursor;
}

/**
 * A limit policy. It is never changed or deleted, only disabled.
 */
export interface LimitPolicyResponse {
  policy_id: LimitPolicyId;
  scope_type: LimitScopeType;
  /**
   * The account, product, rail or account type it covers. Null for GLOBAL.
   */
  scope_id: string | null;
  dimension: LimitDimension;
  direction: MovementDirection;
  window: LimitWindow;
  /**
   * The most that is allowed, itself included. Centavos for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  threshold: number;
  action: LimitAction;
  /**
   * The hours in which it applies. Null when it always does.
   */
  active_between: LimitActiveBetween | null;
  /**
   * The highest KYC level it applies to. Null when it applies to all.
   * @isInt
   * @minimum 0
   */
  applies_max_kyc_level: number | null;
  enforce_per: LimitEnforcement;
  /**
   * Name of the rule. Null when it has none and neither shadows nor is shadowed.
   */
  policy_key: LimitPolicyKey | null;
  /**
   * The rail it applies to. Null when it applies to all.
   */
  rail: RailFamily | null;
  /**
   * Whether it is enforced. False once it was disabled, which is final.
   */
  enabled: boolean;
  created_at: Timestamp;
  created_by: ActorId;
  /**
   * When it was disabled. Null while it is enabled.
   */
  disabled_at: Timestamp | null;
  /**
   * The client that disabled it. Null while it is enabled.
   */
  disabled_by: ActorId | null;
}

/**
 * A scope to filter by.
 * @minLength 1
 * @maxLength 64
 */
export type LimitScopeFilter = string;

/**
 * What a policy covers, from the most specific: one account, the movements of a product, of a rail, the accounts of a
 * type, everything.
 */
export type LimitScopeType = "ACCOUNT" | "PRODUCT" | "RAIL" | "ACCOUNT_TYPE" | "GLOBAL";

/**
 * What a policy covers that is not one account's own.
 */
export type LimitSharedScopeType = "GLOBAL" | "ACCOUNT_TYPE" | "RAIL" | "PRODUCT";

/**
 * Time of day in São Paulo, HH:MM.
 * @pattern ^([01]\d|2[0-3]):[0-5]\d$
 */
export type LimitTimeOfDay = string;

/**
 * A movement passed that a WARN policy would rather not have seen.
 */
export interface LimitWarnedData {
  policy_id: LimitPolicyId;
  /**
   * Name of the rule. Null when it has none.
   */
  policy_key: LimitPolicyKey | null;
  scope_type: LimitScopeType;
  /**
   * The account, product, rail or account type it covers. Null for GLOBAL.
   */
  scope_id: string | null;
  /**
   * The account whose movement it was.
   */
  account_id: AccountId;
  /**
   * The obligation of the movement.
   */
  obligation_id: ObligationId;
  dimension: LimitDimension;
  direction: MovementDirection;
  window: LimitWindow;
  /**
   * When the window began. Null for SINGLE_AMOUNT.
   */
  window_start: Timestamp | null;
  /**
   * When the window ends. Null for SINGLE_AMOUNT.
   */
  window_end: Timestamp | null;
  /**
   * The most that the policy allows. Centavos for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
   * @isLong
   */
  threshold: number;
  /**
   * What was used before, in the same unit.
   * @isLong
   */
  used: number;
  /**
   * What the movement added, in the same unit.
   * @isLong
   */
  attempted: number;
}

/**
 * Calendar window of the counter, on São Paulo's clock (fixed offset -03:00): it starts anew with each minute, hour,
 * day or month. SINGLE_AMOUNT counts nothing, so there it only matters that `active_between` needs DAY.
 */
export type LimitWindow = "MINUTE" | "HOUR" | "DAY" | "MONTH";

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
 * Identifier of a MED case.
 * @pattern ^med_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type MedCaseId = string;

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
 * What became of one item of a batch.
 */
export interface ObligationBatchResult {
  /**
   * Position of the item in the request, from 0.
   * @isInt
   * @minimum 0
   * @maximum 499
   */
  index: number;
  status: ObligationBatchResultStatus;
  /**
   * The new obligation. Left out unless CREATED.
   */
  obligation?: ObligationResponse;
  /**
   * Why it was refused, as creating it alone would say. Left out unless REFUSED.
   */
  error?: Error;
}

/**
 * CREATED with the obligation. REFUSED with the error. NOT_APPLIED: nothing is wrong with the item, but another one
 * refused the atomic batch.
 */
export type ObligationBatchResultStatus = "CREATED" | "REFUSED" | "NOT_APPLIED";

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
 * The obligation could not be sent to the rail. The money waits in transit until it is sent again or resolved.
 */
export interface ObligationDispatchFailedData {
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
 * An operator returned the obligation to be sent again.
 */
export interface ObligationRedispatchedData {
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
 * The obligation is still open past its expected settlement and the grace. Its state has not changed; somebody should
 * look at it. Announced once.
 */
export interface ObligationStuckData {
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
  /**
   * When it should have been settled.
   */
  expected_at: Timestamp;
  /**
   * How long after that it still counted as on time, in seconds.
   * @isInt
   */
  grace_seconds: number;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  state: ObligationState;
  tx_id: TransactionId;
}

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
 * A payment method was bound to an account.
 */
export interface PaymentMethodBoundData {
  payment_method_id: PaymentMethodId;
  account_id: AccountId;
  rail: Rail;
  scheme: Scheme;
  mode: PaymentMethodMode;
  status: PaymentMethodStatus;
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
 * Where it leads; which fields there are follows from the scheme: US_ACH has `USACHCoordinates`, BR_MOCK
 * `BRMockCoordinates`, BR_PIX_KEY `BRPixKeyCoordinates`, BR_BANK_ACCOUNT `BRBankAccountCoordinates`, CA_TRANSIT
 * `CATransitCoordinates`. Masked in reads.
 */
export type PaymentMethodCoordinates = USACHCoordinates | BRMockCoordinates | BRPixKeyCoordinates | BRBankAccountCoordinates | CATransitCoordinates;

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
 * A payment method to bind. Unknown fields are ignored.
 */
export interface PaymentMethodRequest {
  rail: Rail;
  scheme: Scheme;
  mode: PaymentMethodMode;
  /**
   * The status it should have after this request.
   */
  status: PaymentMethodStatus;
  provider: ProviderInfo;
  capabilities: PaymentMethodCapabilities;
  directionality: PaymentMethodDirectionality;
  verification: PaymentMethodVerification;
  /**
   * Where it leads, in the shape that belongs to the scheme.
   */
  coordinates: PaymentMethodCoordinates;
  metadata?: Metadata;
  [key: string]: unknown;
}

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
 * Whether it can be used. PENDING_VERIFICATION until you have verified the outside account, ACTIVE while it is used,
 * SUSPENDED while it is not, CLOSED for good.
 */
export type PaymentMethodStatus = "ACTIVE" | "PENDING_VERIFICATION" | "SUSPENDED" | "CLOSED";

/**
 * A payment method was bound again with other facts, or closed with its account.
 */
export interface PaymentMethodUpdatedData {
  payment_method_id: PaymentMethodId;
  account_id: AccountId;
  rail: Rail;
  scheme: Scheme;
  mode: PaymentMethodMode;
  status: PaymentMethodStatus;
}

/**
 * Whether the outside account was verified.
 */
export interface PaymentMethodVerification {
  /**
   * State of the verification, as you know it: PENDING, VERIFIED, FAILED, or NOT_REQUIRED where the provider gave
   * out the outside account itself.
   * @minLength 1
   * @maxLength 50
   */
  status: string;
  [key: string]: unknown;
}

/**
 * The code as text (BR Code, "Pix copia e cola"), to be shown as a QR code or to be copied.
 * @maxLength 512
 */
export type PixBrcode = string;

/**
 * The provider took a charge back; it can no longer be paid.
 */
export interface PixChargeCancelledData {
  txid: PixTxid;
  account_id: AccountId;
  key_id: PixKeyId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  state: PixQrChargeState;
  expires_at: Timestamp;
}

/**
 * A charge can be paid by its code.
 */
export interface PixChargeCreatedData {
  txid: PixTxid;
  account_id: AccountId;
  key_id: PixKeyId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  state: PixQrChargeState;
  expires_at: Timestamp;
}

/**
 * A charge was paid; the money is in the account.
 */
export interface PixChargePaidData {
  txid: PixTxid;
  account_id: AccountId;
  key_id: PixKeyId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  state: PixQrChargeState;
  end_to_end_id: PixEndToEndId;
  obligation_id: ObligationId;
  paid_at: Timestamp;
}

/**
 * The donor has taken note of the claim and is asking its customer.
 */
export interface PixClaimAcknowledgedData {
  claim_id: PixClaimId;
  key_id: PixKeyId;
  account_id: AccountId;
  type: PixClaimType;
  role: PixClaimRole;
  state: PixClaimState;
  resolution_deadline: Timestamp;
  completion_deadline: Timestamp;
}

/**
 * The claim was called off; the key stays where it was.
 */
export interface PixClaimCancelledData {
  claim_id: PixClaimId;
  key_id: PixKeyId;
  account_id: AccountId;
  type: PixClaimType;
  role: PixClaimRole;
  state: PixClaimState;
  /**
   * Why it was called off.
   */
  cancel_reason: "USER_REQUESTED" | "ACCOUNT_CLOSURE" | "DEFAULT_OPERATION" | "FRAUD" | "RECONCILIATION" | "RFB_VALIDATION";
  /**
   * Which side called it off.
   */
  cancelled_by: PixClaimRole;
}

/**
 * The claimer has the key.
 */
export interface PixClaimCompletedData {
  claim_id: PixClaimId;
  key_id: PixKeyId;
  account_id: AccountId;
  type: PixClaimType;
  role: PixClaimRole;
  state: PixClaimState;
  resolution_deadline: Timestamp;
  completion_deadline: Timestamp;
}

/**
 * The donor gave the key up.
 */
export interface PixClaimConfirmedData {
  claim_id: PixClaimId;
  key_id: PixKeyId;
  account_id: AccountId;
  type: PixClaimType;
  role: PixClaimRole;
  state: PixClaimState;
  resolution_deadline: Timestamp;
  completion_deadline: Timestamp;
}

/**
 * Identifier of a claim of a Pix key.
 * @pattern ^pxc_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type PixClaimId = string;

/**
 * A claim was opened, by us (CLAIMER) or against a key of ours (DONOR), whose owner should be asked.
 */
export interface PixClaimOpenedData {
  claim_id: PixClaimId;
  key_id: PixKeyId;
  account_id: AccountId;
  type: PixClaimType;
  role: PixClaimRole;
  state: PixClaimState;
  resolution_deadline: Timestamp;
  completion_deadline: Timestamp;
}

/**
 * A claim of a Pix key, with us as claimer or donor.
 */
export interface PixClaimResponse {
  claim_id: PixClaimId;
  /**
   * The key of yours that the claim is about.
   */
  key_id: PixKeyId;
  /**
   * The account that the key leads to, or shall lead to.
   */
  account_id: AccountId;
  key_type: PixKeyType;
  /**
   * The key, masked.
   */
  key_value: string;
  type: PixClaimType;
  role: PixClaimRole;
  state: PixClaimState;
  /**
   * Whether `resolution_deadline` has passed while the donor had not answered. Worked out when read; the state moves
   * once the directory says so: an unanswered PORTABILITY is cancelled, an unanswered OWNERSHIP confirmed.
   */
  expired: boolean;
  /**
   * The participant that wants the key.
   */
  claimer: PixParticipant;
  /**
   * The participant that has it.
   */
  donor: PixParticipant;
  /**
   * Until when the donor may answer, as the directory set it (7 days).
   */
  resolution_deadline: Timestamp;
  /**
   * When the claim should be through, as the directory set it. An OWNERSHIP claim cannot be completed before, unless
   * the donor's customer agreed.
   */
  completion_deadline: Timestamp;
  /**
   * Why the donor gave the key up: its customer agreed, its account closed, or nobody answered in time
   * (DEFAULT_OPERATION). Null until CONFIRMED.
   */
  confirm_reason: "USER_REQUESTED" | "ACCOUNT_CLOSURE" | "DEFAULT_OPERATION" | null;
  /**
   * Why it was called off. Null while it is not CANCELLED.
   */
  cancel_reason: "USER_REQUESTED" | "ACCOUNT_CLOSURE" | "DEFAULT_OPERATION" | "FRAUD" | "RECONCILIATION" | "RFB_VALIDATION" | null;
  /**
   * Which side called it off. Null while it is not CANCELLED.
   */
  cancelled_by: "CLAIMER" | "DONOR" | null;
  /**
   * The identifier of the claim in the directory.
   */
  provider_claim_id: string;
  opened_at: Timestamp;
  /**
   * When the donor gave the key up. Null until then.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  confirmed_at: string | null;
  /**
   * When the claimer had the key. Null until then.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  completed_at: string | null;
  /**
   * When it was called off. Null if it was not.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  cancelled_at: string | null;
  updated_at: Timestamp;
  /**
   * 1 when opened, one more with each announced change.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * CLAIMER when we want the key, DONOR when another participant wants ours.
 */
export type PixClaimRole = "CLAIMER" | "DONOR";

/**
 * OPEN until the donor has taken note, WAITING_RESOLUTION until it answers, CONFIRMED when it gave the key up,
 * COMPLETED once the claimer has it. CANCELLED when either side called it off. The last two are final.
 */
export type PixClaimState = "OPEN" | "WAITING_RESOLUTION" | "CONFIRMED" | "COMPLETED" | "CANCELLED";

/**
 * PORTABILITY brings a key of the same owner from another participant (CPF, CNPJ, PHONE, EMAIL). OWNERSHIP brings a
 * phone number that somebody else had.
 */
export type PixClaimType = "PORTABILITY" | "OWNERSHIP";

/**
 * A payment as the rail names it: `E`, the ISPB of the payer's institution, the minute in UTC, eleven letters or
 * digits.
 * @pattern ^E[0-9A-Z]{8}[0-9]{12}[a-zA-Z0-9]{11}$
 */
export type PixEndToEndId = string;

/**
 * How often participants found the key or its owner in a fraud of one type.
 */
export interface PixFraudMarker {
  subject: PixFraudSubject;
  fraud_type: PixFraudType;
  /**
   * Marks of the last 90 days.
   * @isInt
   * @minimum 0
   */
  last_90_days: number;
  /**
   * Marks of the last 12 months.
   * @isInt
   * @minimum 0
   */
  last_12_months: number;
  /**
   * Marks of the last 60 months.
   * @isInt
   * @minimum 0
   */
  last_60_months: number;
}

/**
 * Whether the marks are on the key or on its owner, whatever key was used.
 */
export type PixFraudSubject = "KEY" | "OWNER";

/**
 * APPLICATION_FRAUD, an account opened under a false name; MULE_ACCOUNT, one lent to others; SCAMMER_ACCOUNT, one of
 * the fraudster; OTHER.
 */
export type PixFraudType = "APPLICATION_FRAUD" | "MULE_ACCOUNT" | "SCAMMER_ACCOUNT" | "OTHER";

/**
 * CLIENT is one of yours, PROVIDER the provider or the directory behind it, SYSTEM this service.
 */
export type PixKeyActorType = "CLIENT" | "PROVIDER" | "SYSTEM";

/**
 * A Pix key with its claims and all the states it was in.
 */
export interface PixKeyDetailResponse {
  key_id: PixKeyId;
  /**
   * The account the key leads to.
   */
  account_id: AccountId;
  /**
   * The party that owns the account.
   */
  owner_party_id: PartyId;
  key_type: PixKeyType;
  /**
   * The key, masked: `a***\@example.com`, `+55*******4321`, `***.982.247-**`, `**.222.333/0001-**`. A random key
   * (EVP) is shown in full; it is null until the directory has drawn it.
   */
  key_value: string | null;
  state: PixKeyState;
  /**
   * Why the directory did not take it. Null but in REGISTRATION_FAILED.
   */
  failure: PixKeyFailure | null;
  /**
   * The claim of this key that is under way. Null when there is none.
   */
  active_claim_id: PixClaimId | null;
  /**
   * Why the key is gone: USER_REQUESTED (deleted by you), ACCOUNT_CLOSURE, CLAIMED (a claim took it to another
   * participant), FRAUD, RECONCILIATION or RFB_VALIDATION (excluded by the directory). Null while it is not
   * EXCLUDED.
   */
  exclusion_reason: "USER_REQUESTED" | "ACCOUNT_CLOSURE" | "CLAIMED" | "FRAUD" | "RECONCILIATION" | "RFB_VALIDATION" | null;
  /**
   * The provider through which the directory knows the key.
   */
  provider_id: ProviderId;
  /**
   * When the key became ACTIVE. Null if it never did.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  registered_at: string | null;
  /**
   * When the key became EXCLUDED. Null until then.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  excluded_at: string | null;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
  /**
   * One more with each announced change; 0 while there was none (PENDING).
   * @isInt
   * @minimum 0
   */
  version: number;
  /**
   * The claims of this key, by us or against us, newest first.
   */
  claims: PixClaimResponse[];
  /**
   * The moves of the key, oldest first.
   */
  state_history: PixKeyStateChange[];
}

/**
 * The key is gone; payments to it no longer reach the account.
 */
export interface PixKeyExcludedData {
  key_id: PixKeyId;
  account_id: AccountId;
  key_type: PixKeyType;
  state: PixKeyState;
  /**
   * Why the key is gone.
   */
  exclusion_reason: "USER_REQUESTED" | "ACCOUNT_CLOSURE" | "CLAIMED" | "FRAUD" | "RECONCILIATION" | "RFB_VALIDATION";
}

/**
 * Why the directory did not take the key.
 */
export interface PixKeyFailure {
  code: PixKeyFailureCode;
  /**
   * A sentence for a person. It may change; do not compare it.
   */
  message: string;
  /**
   * The claim by which the key can still be had. Null when there is none.
   */
  claim_type: "PORTABILITY" | "OWNERSHIP" | null;
}

/**
 * KEY_HELD_ELSEWHERE: the same owner has it at another participant; claim it (PORTABILITY).
 * KEY_OWNED_BY_OTHER_PERSON: somebody else has it; a phone number can be claimed (OWNERSHIP).
 * KEY_UNDER_CLAIM: another claim of it is under way. KEY_BLOCKED: the directory blocks the key.
 * KEY_NOT_ACCEPTED: the directory does not take the value. KEY_LIMIT_REACHED: the account has as many keys as it may
 * (5 for a person, 20 for a company). OWNER_RESTRICTED: the directory restricts the owner.
 * PROVIDER_REFUSED: any other refusal.
 */
export type PixKeyFailureCode = "KEY_HELD_ELSEWHERE" | "KEY_OWNED_BY_OTHER_PERSON" | "KEY_UNDER_CLAIM" | "KEY_BLOCKED" | "KEY_NOT_ACCEPTED" | "KEY_LIMIT_REACHED" | "OWNER_RESTRICTED" | "PROVIDER_REFUSED";

/**
 * Identifier of a Pix key.
 * @pattern ^pxk_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type PixKeyId = string;

/**
 * A page of the keys of an account.
 */
export interface PixKeyListResponse {
  /**
   * The keys of this page, newest first.
   */
  items: PixKeyResponse[];
  next_cursor: NextCursor;
}

/**
 * What the directory says about a key. Nothing of it is kept.
 */
export interface PixKeyLookupResponse {
  key_type: PixKeyType;
  /**
   * The key, masked; a random key (EVP) in full.
   */
  key_value: string;
  recipient: PixRecipient;
  /**
   * Where the recipient has the account.
   */
  participant: PixParticipant;
  /**
   * The account when it is one of yours: pay it over NATIVE, with no directory and no rail between. Null when the
   * recipient is outside.
   */
  account_id: AccountId | null;
  /**
   * Since when this owner has the key. A key that changed hands lately deserves a second look.
   */
  owned_since: Timestamp;
  /**
   * Confirmed frauds, by subject and type; only those with any. Empty is the usual case.
   */
  fraud_markers: PixFraudMarker[];
  /**
   * Reports of fraud against the owner that are not decided yet.
   * @isInt
   * @minimum 0
   */
  open_fraud_reports: number;
}

/**
 * The identifier of one of your Pix keys.
 * @minLength 1
 * @maxLength 64
 */
export type PixKeyReference = string;

/**
 * A key to register for an account. Unknown fields are ignored.
 */
export interface PixKeyRegisterRequest {
  /**
   * The account the key leads to. One you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  account_id: AccountReference;
  key_type: PixKeyType;
  /**
   * The key, without spaces or punctuation of its own. EMAIL in lower case; PHONE as `+`, country and number; CPF as
   * 11 digits; CNPJ as 14 digits or capital letters. Must be absent for EVP, whose value the directory draws, and
   * present for all others.
   * @minLength 1
   * @maxLength 77
   */
  key_value?: string;
  [key: string]: unknown;
}

/**
 * The directory knows the key; payments to it reach the account.
 */
export interface PixKeyRegisteredData {
  key_id: PixKeyId;
  account_id: AccountId;
  key_type: PixKeyType;
  state: PixKeyState;
}

/**
 * The directory did not take the key.
 */
export interface PixKeyRegistrationFailedData {
  key_id: PixKeyId;
  account_id: AccountId;
  key_type: PixKeyType;
  state: PixKeyState;
  failure_code: PixKeyFailureCode;
  /**
   * The claim by which the key can still be had. Null when there is none.
   */
  claim_type: "PORTABILITY" | "OWNERSHIP" | null;
}

/**
 * A Pix key of one of your accounts.
 */
export interface PixKeyResponse {
  key_id: PixKeyId;
  /**
   * The account the key leads to.
   */
  account_id: AccountId;
  /**
   * The party that owns the account.
   */
  owner_party_id: PartyId;
  key_type: PixKeyType;
  /**
   * The key, masked: `a***\@example.com`, `+55*******4321`, `***.982.247-**`, `**.222.333/0001-**`. A random key
   * (EVP) is shown in full; it is null until the directory has drawn it.
   */
  key_value: string | null;
  state: PixKeyState;
  /**
   * Why the directory did not take it. Null but in REGISTRATION_FAILED.
   */
  failure: PixKeyFailure | null;
  /**
   * The claim of this key that is under way. Null when there is none.
   */
  active_claim_id: PixClaimId | null;
  /**
   * Why the key is gone: USER_REQUESTED (deleted by you), ACCOUNT_CLOSURE, CLAIMED (a claim took it to another
   * participant), FRAUD, RECONCILIATION or RFB_VALIDATION (excluded by the directory). Null while it is not
   * EXCLUDED.
   */
  exclusion_reason: "USER_REQUESTED" | "ACCOUNT_CLOSURE" | "CLAIMED" | "FRAUD" | "RECONCILIATION" | "RFB_VALIDATION" | null;
  /**
   * The provider through which the directory knows the key.
   */
  provider_id: ProviderId;
  /**
   * When the key became ACTIVE. Null if it never did.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  registered_at: string | null;
  /**
   * When the key became EXCLUDED. Null until then.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  excluded_at: string | null;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
  /**
   * One more with each announced change; 0 while there was none (PENDING).
   * @isInt
   * @minimum 0
   */
  version: number;
}

/**
 * PENDING while the provider has not answered, ACTIVE once the directory knows the key, REGISTRATION_FAILED when it
 * was refused (`failure` says why, and whether a claim can still get it), EXCLUDED once it is gone. From
 * REGISTRATION_FAILED a completed claim leads to ACTIVE. EXCLUDED is final; the same key can be registered again and
 * is then a new one.
 */
export type PixKeyState = "PENDING" | "ACTIVE" | "REGISTRATION_FAILED" | "EXCLUDED";

/**
 * One move of a key from a state to the next.
 */
export interface PixKeyStateChange {
  /**
   * The state before. Null for the first.
   */
  from_state: "PENDING" | "ACTIVE" | "REGISTRATION_FAILED" | "EXCLUDED" | null;
  /**
   * The state after.
   */
  to_state: PixKeyState;
  /**
   * When it moved.
   */
  at: Timestamp;
  actor_type: PixKeyActorType;
  /**
   * Who moved it, a client or a provider; `razao` for this service.
   */
  actor: string;
  /**
   * The failure code or exclusion reason that goes with it. Null when there is none.
   */
  reason: string | null;
}

/**
 * A Pix key of any type.
 * @minLength 1
 * @maxLength 77
 */
export type PixKeyText = string;

/**
 * What the key is: an e-mail address, a phone number, the CPF or CNPJ of the owner, or a random key (EVP) drawn by the
 * directory.
 */
export type PixKeyType = "EMAIL" | "PHONE" | "CPF" | "CNPJ" | "EVP";

/**
 * A Pix limit with what waits to replace it.
 */
export interface PixLimitAmount {
  /**
   * The limit now, in centavos.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  value: number;
  /**
   * The most it can be set to without the operator, in centavos.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  ceiling: number;
  /**
   * The increase that waits. Null when none does.
   */
  pending: PixLimitPendingAmount | null;
}

/**
 * What can be set of the Pix limits.
 */
export type PixLimitKnob = "daily_limit_minor" | "nighttime_limit_minor" | "nighttime_start";

/**
 * The start of the night with what waits to replace it.
 */
export interface PixLimitNighttimeStart {
  value: PixNighttimeStart;
  /**
   * The later start that waits. Null when none does.
   */
  pending: PixLimitPendingNighttimeStart | null;
}

/**
 * An increase that waits for its time.
 */
export interface PixLimitPendingAmount {
  /**
   * What the limit will be, in centavos.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  value: number;
  /**
   * When it takes effect, 24 to 48 hours after it was asked for.
   */
  activates_at: Timestamp;
}

/**
 * A later start of the night that waits for its time.
 */
export interface PixLimitPendingNighttimeStart {
  value: PixNighttimeStart;
  /**
   * When it takes effect, 24 to 48 hours after it was asked for.
   */
  activates_at: Timestamp;
}

/**
 * Which of the two limits counts.
 */
export type PixLimitPeriod = "DAY" | "NIGHT";

/**
 * The running period, and what is used of its limit.
 */
export interface PixLimitUsage {
  period: PixLimitPeriod;
  /**
   * When it began, itself included.
   */
  window_start: Timestamp;
  /**
   * When it ends, itself excluded.
   */
  window_end: Timestamp;
  /**
   * The limit that counts, in centavos.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  limit_minor: number;
  /**
   * What left by Pix in this period, in centavos; payments that failed are given back.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  used_minor: number;
  /**
   * What is left, in centavos.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  remaining_minor: number;
}

/**
 * What was pending of the Pix limits of an account took effect.
 */
export interface PixLimitsActivatedData {
  account_id: AccountId;
  /**
   * The knobs that changed.
   */
  activated: PixLimitKnob[];
  /**
   * The most that may leave by Pix by day.
   */
  daily_limit_minor: PixLimitAmount;
  /**
   * The most that may leave by Pix in one night.
   */
  nighttime_limit_minor: PixLimitAmount;
  /**
   * When the night begins.
   */
  nighttime_start: PixLimitNighttimeStart;
}

/**
 * The Pix limits of an account were set. What is `pending` has not taken effect yet.
 */
export interface PixLimitsChangedData {
  account_id: AccountId;
  /**
   * The most that may leave by Pix by day.
   */
  daily_limit_minor: PixLimitAmount;
  /**
   * The most that may leave by Pix in one night.
   */
  nighttime_limit_minor: PixLimitAmount;
  /**
   * When the night begins.
   */
  nighttime_start: PixLimitNighttimeStart;
}

/**
 * The Pix limits of an account.
 */
export interface PixLimitsResponse {
  account_id: AccountId;
  /**
   * The most that may leave by Pix between 06:00 and the start of the night.
   */
  daily_limit_minor: PixLimitAmount;
  /**
   * The most that may leave by Pix in one night.
   */
  nighttime_limit_minor: PixLimitAmount;
  /**
   * When the night begins.
   */
  nighttime_start: PixLimitNighttimeStart;
  /**
   * When the night ends. The same for all.
   */
  nighttime_end: LimitTimeOfDay;
  current: PixLimitUsage;
  /**
   * The `actor` of the last change. Null when none was given.
   */
  actor: string | null;
  /**
   * When they were last set. Null while they are those every account begins with.
   */
  updated_at: Timestamp | null;
  /**
   * The client that last set them. Null while they are those every account begins with.
   */
  updated_by: ActorId | null;
}

/**
 * When the night begins in São Paulo. It ends at 06:00.
 */
export type PixNighttimeStart = "20:00" | "22:00";

/**
 * An institution that takes part in Pix.
 */
export interface PixParticipant {
  /**
   * Its ISPB, eight digits or capital letters.
   * @pattern ^[0-9A-Z]{8}$
   */
  ispb: string;
  /**
   * Its name, as the list of participants has it.
   */
  name: string;
}

/**
 * Amount in centavos.
 * @isLong
 * @minimum 1
 * @maximum 999999999999
 */
export type PixQrAmountCents = number;

/**
 * A page of the charges of an account.
 */
export interface PixQrChargeListResponse {
  /**
   * The charges of this page, newest first.
   */
  items: PixQrChargeResponse[];
  next_cursor: NextCursor;
}

/**
 * A charge with a dynamic QR code.
 */
export interface PixQrChargeResponse {
  txid: PixTxid;
  /**
   * The account that is paid.
   */
  account_id: AccountId;
  /**
   * The key that is paid.
   */
  key_id: PixKeyId;
  state: PixQrChargeState;
  /**
   * Whether `expires_at` has passed while the charge was ACTIVE. Worked out when read. A payment begun in time may
   * still arrive and make it PAID.
   */
  expired: boolean;
  /**
   * Amount in centavos; the payer cannot change it.
   * @isLong
   * @minimum 1
   * @maximum 999999999999
   */
  amount_cents: number;
  currency: PixQrCurrency;
  /**
   * Your note. Null when there is none.
   */
  description: string | null;
  /**
   * The text shown to the payer. Null when there is none.
   */
  payer_request: string | null;
  /**
   * How long it could be paid, in seconds from `created_at`.
   * @isInt
   * @minimum 1
   */
  expires_in_seconds: number;
  /**
   * Until when it can be paid.
   */
  expires_at: Timestamp;
  merchant: PixQrMerchant;
  brcode: PixBrcode;
  /**
   * Where the payer's institution reads the charge, without `https://`. The code carries it.
   * @maxLength 77
   */
  location: string;
  /**
   * The provider that holds the charge.
   */
  provider_id: ProviderId;
  /**
   * When the money arrived. Null until PAID.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  paid_at: string | null;
  /**
   * The obligation of the payment. Null until PAID.
   */
  obligation_id: ObligationId | null;
  /**
   * The payment, as the rail names it. Null until PAID.
   */
  end_to_end_id: PixEndToEndId | null;
  /**
   * When the provider took it back. Null if it did not.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  cancelled_at: string | null;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
  /**
   * 1 when created, one more with each announced change.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * ACTIVE until it is paid; then PAID. CANCELLED when the provider took it back. The last two are final. A charge past
 * its time stays ACTIVE and reads as `expired`.
 */
export type PixQrChargeState = "ACTIVE" | "PAID" | "CANCELLED";

/**
 * Always BRL.
 */
export type PixQrCurrency = "BRL";

/**
 * A code as it was scanned or pasted. Unknown fields are ignored.
 */
export interface PixQrDecodeRequest {
  /**
   * The whole text of the code. What is wrong with it answers `INVALID_BRCODE`.
   * @maxLength 4096
   */
  brcode: string;
  [key: string]: unknown;
}

/**
 * What a code says. Nothing of it is kept.
 */
export interface PixQrDecodeResponse {
  kind: PixQrKind;
  /**
   * Whether the code says that it can be paid only once.
   */
  single_use: boolean;
  merchant: PixQrDecodedMerchant;
  /**
   * The amount in the code, in centavos. Null when it has none; a dynamic code has it in `charge`.
   * @isLong
   */
  amount_cents: number | null;
  currency: PixQrCurrency;
  /**
   * The txid in the code. Null when it has none (`***`); a dynamic code has it in `charge`.
   */
  txid: string | null;
  /**
   * The type of the key, for STATIC; its form tells which. Null otherwise.
   */
  key_type: "EMAIL" | "PHONE" | "CPF" | "CNPJ" | "EVP" | null;
  /**
   * The key, masked; a random key (EVP) in full. Null but for STATIC.
   */
  key_value: string | null;
  /**
   * The text for the payer in the code. Null when it has none.
   */
  additional_info: string | null;
  /**
   * ISPB of the institution that hands out cash, for Pix Saque and Troco. Null otherwise.
   */
  withdrawal_facilitator_ispb: string | null;
  /**
   * The host where the charge of a dynamic code is read. We never fetch it. Null for others.
   */
  location_host: string | null;
  /**
   * The host of the recurring payment which the code asks consent for. Null when it asks for none.
   */
  recurrence_host: string | null;
  /**
   * The account that is paid when it is one of yours: pay it over NATIVE. Null when the receiver is outside.
   */
  account_id: AccountId | null;
  /**
   * The charge of a dynamic code. Null for others.
   */
  charge: PixQrResolvedCharge | null;
}

/**
 * The receiver as the code names it. Whoever made the code wrote it; show the owner of the key instead.
 */
export interface PixQrDecodedMerchant {
  /**
   * Name of the receiver.
   */
  name: string;
  /**
   * City of the receiver.
   */
  city: string;
  /**
   * Postal code of the receiver. Null when the code has none.
   */
  postal_code: string | null;
  /**
   * Merchant category code, four digits (MCC). Null when the code says `0000`.
   */
  category_code: string | null;
}

/**
 * IMMEDIATE is to be paid within some time, DUE_DATE by a day, with fine, interest or discount around it.
 */
export type PixQrDueKind = "IMMEDIATE" | "DUE_DATE";

/**
 * A charge to be paid once, by a QR code.
 */
export interface PixQrDynamicCreateRequest {
  amount_cents: PixQrAmountCents;
  /**
   * A note of yours, kept with the charge and not shown to the payer.
   * @minLength 1
   * @maxLength 140
   */
  description?: string;
  /**
   * How long it can be paid, in seconds from now. The provider holds to it when the payer pays; here it is kept and
   * shown.
   * @isInt
   * @minimum 1
   * @maximum 31536000
   * @default 3600
   */
  expires_in_seconds?: number;
  /**
   * The key that is paid; it must be ACTIVE and lead to this account. Can be left out when the account has exactly
   * one ACTIVE key. One you do not have answers 404 `PIX_KEY_NOT_FOUND`.
   */
  key_id?: PixKeyReference;
  /**
   * A text shown to the payer. It is in the document behind the code, not in the code.
   * @minLength 1
   * @maxLength 140
   */
  payer_request?: string;
}

/**
 * STATIC carries a key. DYNAMIC leads to a charge. RECURRENCE asks only for consent to a recurring payment (Pix
 * Automático) and pays nothing. The first two can ask for it as well, see `recurrence_host`.
 */
export type PixQrKind = "STATIC" | "DYNAMIC" | "RECURRENCE";

/**
 * The receiver as the code names it, cut to length and without accents.
 */
export interface PixQrMerchant {
  /**
   * Name of the receiver.
   * @maxLength 25
   */
  name: string;
  /**
   * City of the receiver.
   * @maxLength 15
   */
  city: string;
}

/**
 * The charge behind a dynamic code, as its institution gives it through the provider, signature verified.
 */
export interface PixQrResolvedCharge {
  /**
   * Identifier of the charge at its receiver.
   */
  txid: string;
  state: PixQrChargeState;
  /**
   * Whether its time has passed, so that it can no longer be paid.
   */
  expired: boolean;
  due_kind: PixQrDueKind;
  /**
   * What is to be paid today, in centavos.
   * @isLong
   * @minimum 1
   */
  amount_cents: number;
  /**
   * The amount before fine, interest, rebate and discount, in centavos.
   * @isLong
   * @minimum 1
   */
  original_amount_cents: number;
  /**
   * By which day it is to be paid. Null for IMMEDIATE.
   * @format date
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$
   */
  due_date: string | null;
  /**
   * Until when it can be paid.
   */
  expires_at: Timestamp;
  /**
   * The receiver's text for the payer. Null when there is none.
   */
  payer_request: string | null;
  recipient: PixRecipient;
  /**
   * Where the recipient has the account.
   */
  participant: PixParticipant;
}

/**
 * Who would be paid, to be shown to the payer before paying.
 */
export interface PixRecipient {
  type: PixRecipientType;
  /**
   * The name of the owner of the account.
   */
  display_name: string;
  /**
   * The name a company trades under. Null for a person, or when it has none.
   */
  trade_name: string | null;
  /**
   * The CPF or CNPJ of the owner, masked.
   */
  tax_id: string;
}

/**
 * Whether the recipient is a person or a company.
 */
export type PixRecipientType = "individual" | "company";

/**
 * The amount to return.
 */
export interface PixReturnAmount {
  currency: PixReturnCurrency;
  /**
   * Amount in centavos, at most what was not returned yet.
   * @isLong
   * @minimum 1
   * @maximum 999999999999
   */
  value: number;
}

/**
 * A return was made; the money has left the account.
 */
export interface PixReturnCreatedData {
  obligation_id: ObligationId;
  return_end_to_end_id: PixReturnEndToEndId;
  original_obligation_id: ObligationId;
  original_end_to_end_id: PixEndToEndId;
  account_id: AccountId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  reason_code: PixReturnReasonCode;
  state: PixReturnState;
}

/**
 * Pix pays in BRL only.
 */
export type PixReturnCurrency = "BRL";

/**
 * A return as the rail names it: `D`, the ISPB of the institution that returns, the minute in UTC, eleven letters or
 * digits.
 * @pattern ^D[0-9A-Z]{8}[0-9]{12}[a-zA-Z0-9]{11}$
 */
export type PixReturnEndToEndId = string;

/**
 * The rail refused the return; the money is back in the account.
 */
export interface PixReturnFailedData {
  obligation_id: ObligationId;
  return_end_to_end_id: PixReturnEndToEndId;
  original_obligation_id: ObligationId;
  original_end_to_end_id: PixEndToEndId;
  account_id: AccountId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  reason_code: PixReturnReasonCode;
  state: PixReturnState;
  /**
   * Why, as the rail codes it (ISO 20022, for example AC07, the payer's account is closed).
   */
  failure_code: string;
}

/**
 * Why money is returned, as the rail codes it. MD06: the payer asked for it, the usual case. SL02: cash that was not
 * handed out (Pix Saque, Troco). BE08: paid by a failure of an institution. FR01: fraud; an accepted MED case sends it
 * by itself.
 */
export type PixReturnReasonCode = "MD06" | "SL02" | "BE08" | "FR01";

/**
 * The receiver of a payment of yours sent money back; it is in the account that paid.
 */
export interface PixReturnReceivedData {
  obligation_id: ObligationId;
  return_end_to_end_id: PixReturnEndToEndId;
  original_obligation_id: ObligationId;
  original_end_to_end_id: PixEndToEndId;
  account_id: AccountId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  reason_code: PixReturnReasonCode;
  state: PixReturnState;
}

/**
 * Money to send back. Exactly one of `original_end_to_end_id` and `original_obligation_id` names the credit; both or
 * none is a validation error.
 */
export interface PixReturnRequest {
  /**
   * The account that received the credit, and pays the return. One you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  account_id: AccountReference;
  amount: PixReturnAmount;
  /**
   * The credit, as the rail names it. Capitals matter.
   * @minLength 1
   * @maxLength 64
   */
  original_end_to_end_id?: string;
  /**
   * The credit, as an obligation. One you do not have answers 404 `OBLIGATION_NOT_FOUND`.
   * @minLength 1
   * @maxLength 64
   */
  original_obligation_id?: string;
  /**
   * Why it is returned. MD06 when left out.
   * @default "MD06"
   */
  reason_code?: PixReturnReasonCode;
}

/**
 * A return, and how much of the credit is returned with it.
 */
export interface PixReturnResponse {
  /**
   * The counter-obligation that sends the money back. Read it to follow the return.
   */
  obligation_id: ObligationId;
  return_end_to_end_id: PixReturnEndToEndId;
  /**
   * The account that pays the return.
   */
  account_id: AccountId;
  /**
   * The obligation of the credit.
   */
  original_obligation_id: ObligationId;
  /**
   * The credit, as the rail names it.
   */
  original_end_to_end_id: PixEndToEndId;
  /**
   * What this return sends back.
   */
  amount: AmountDetail;
  reason_code: PixReturnReasonCode;
  state: PixReturnState;
  /**
   * What the credit was.
   */
  original_amount: AmountDetail;
  /**
   * What all its returns send back, this one included and failed ones not.
   */
  returned_amount: AmountDetail;
  /**
   * What can still be returned.
   */
  remaining_amount: AmountDetail;
  /**
   * Until when the credit can be returned, 90 days after it settled.
   */
  returnable_until: Timestamp;
  created_at: Timestamp;
  created_by: ActorId;
}

/**
 * The payer has the money back.
 */
export interface PixReturnSettledData {
  obligation_id: ObligationId;
  return_end_to_end_id: PixReturnEndToEndId;
  original_obligation_id: ObligationId;
  original_end_to_end_id: PixEndToEndId;
  account_id: AccountId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  reason_code: PixReturnReasonCode;
  state: PixReturnState;
}

/**
 * PROCESSING until the rail has answered; SETTLED when the payer has the money back; FAILED when the rail refused and
 * the money is back in the account, where it can be returned again.
 */
export type PixReturnState = "PROCESSING" | "SETTLED" | "FAILED";

/**
 * A text shown to the payer, in the code itself.
 * @minLength 1
 * @maxLength 72
 */
export type PixStaticQrDescription = string;

/**
 * A static code. Nothing of it is kept.
 */
export interface PixStaticQrResponse {
  /**
   * The account that is paid.
   */
  account_id: AccountId;
  /**
   * The key in the code.
   */
  key_id: PixKeyId;
  key_type: PixKeyType;
  /**
   * The key, masked; a random key (EVP) in full. The code itself carries it in full.
   */
  key_value: string;
  /**
   * Amount in centavos. Null when the payer chooses it.
   * @isLong
   */
  amount_cents: number | null;
  currency: PixQrCurrency;
  /**
   * The text shown to the payer, as it stands in the code. Null when there is none.
   */
  description: string | null;
  /**
   * Your name for payments of this code, which they carry back. Null when there is none.
   */
  txid: string | null;
  merchant: PixQrMerchant;
  brcode: PixBrcode;
}

/**
 * Your name for payments of a static code, letters and digits.
 * @pattern ^[a-zA-Z0-9]{1,25}$
 */
export type PixStaticQrTxid = string;

/**
 * Identifier of a charge, 26 to 35 letters and digits, unique in your tenant.
 * @pattern ^[a-zA-Z0-9]{26,35}$
 */
export type PixTxid = string;

/**
 * Why to block the money: COURT_ORDER, FRAUD_REVIEW, REGULATORY or OTHER. Blocks for MED are placed by the service
 * itself when a case arrives.
 */
export type PlaceBlockReasonCode = "COURT_ORDER" | "FRAUD_REVIEW" | "REGULATORY" | "OTHER";

/**
 * A new block.
 */
export interface PlaceBlockRequest {
  /**
   * The account whose money is blocked. One you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  account_id: AccountReference;
  /**
   * How much to block, in minor units (centavos for BRL). It may be more than the account holds.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  amount: number;
  /**
   * The currency of the account. Another one is refused with `CURRENCY_MISMATCH`.
   */
  currency: Currency;
  reason_code: PlaceBlockReasonCode;
  /**
   * What the order or review is called where it comes from, for example its protocol number.
   * @minLength 1
   * @maxLength 100
   */
  reference?: string;
  /**
   * For the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  description?: string;
  metadata?: Metadata;
}

/**
 * A new hold.
 */
export interface PlaceHoldRequest {
  /**
   * The account whose money is reserved. One you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  account_id: AccountReference;
  /**
   * How much to reserve, in minor units (centavos for BRL).
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  amount_cents: number;
  /**
   * The currency of the account. Another one is refused with `CURRENCY_MISMATCH`.
   */
  currency: Currency;
  /**
   * When the hold expires by itself. A time in the past is a validation error. Null or left out: it stays until it
   * is captured or released.
   */
  expires_at?: Instant | null;
  /**
   * What the money is reserved for, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  description?: string;
  metadata?: Metadata;
}

/**
 * To whom the account is promoted.
 */
export interface PromoteAccountRequest {
  /**
   * The party that owns the new account; it may be the owner of the old one. One you do not have answers 404
   * `PARTY_NOT_FOUND`.
   */
  owner_party_id: PartyReference;
  /**
   * Metadata of the new account. That of the old one when left out. At most 8 KB as UTF-8 JSON.
   */
  metadata?: Metadata;
  /**
   * For the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason?: string;
}

/**
 * The delivery was taken and need not be sent again. It says nothing of what became of it: an event that repeats an
 * earlier one, comes too late or is not known is taken like any other.
 */
export interface ProviderAck {
  status: ProviderAckStatus;
}

/**
 * Always `ok`.
 */
export type ProviderAckStatus = "ok";

/**
 * What a provider tells us. `event` decides what `data` holds; the receiver lists its events. Fields we do not know
 * are kept and not read, so that a provider may add some.
 */
export interface ProviderEvent {
  /**
   * What happened, in capitals, one of the events of this receiver. Any other is kept and changes nothing.
   * @minLength 1
   * @maxLength 64
   */
  event: string;
  /**
   * When it happened at the provider.
   */
  occurred_at: Instant;
  /**
   * The facts of the event, by its name.
   */
  data: ProviderEventData;
  [key: string]: unknown;
}

/**
 * The facts of a provider's event. Which fields there are follows from the event and the receiver.
 */
export interface ProviderEventData {
  [key: string]: unknown;
}

/**
 * Name of a provider, unique in the installation.
 * @pattern ^[a-z][a-z0-9-]{1,62}[a-z0-9]$
 */
export type ProviderId = string;

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
 * What the Pix limits of an account shall be. A knob that is left out stays as it is.
 */
export interface PutPixLimitsRequest {
  /**
   * Who asked you for it, as you call them, without personal data. Kept for the record.
   * @minLength 1
   * @maxLength 128
   */
  actor?: string;
  /**
   * The most that may leave by Pix between 06:00 and the start of the night, in centavos. 0 stops Pix by day.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  daily_limit_minor?: number;
  /**
   * The most that may leave by Pix in one night, in centavos. 0 stops Pix by night.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  nighttime_limit_minor?: number;
  nighttime_start?: PixNighttimeStart;
}

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
 * The ledger is wrong; the difference is posted between the outside world and an account.
 */
export interface ReconciliationBreakAdjustment {
  /**
   * It is corrected by an entry in the ledger.
   */
  resolution: "CORRECTED";
  /**
   * The account that receives the difference when it is positive, and gives it when it is negative. One you do not
   * have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  account_id: AccountReference;
  /**
   * For the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason: string;
}

/**
 * The breaks of a run by kind.
 */
export interface ReconciliationBreakCounts {
  /**
   * Movements only the provider has.
   * @isInt
   * @minimum 0
   */
  missing_in_ledger: number;
  /**
   * Movements only the ledger has.
   * @isInt
   * @minimum 0
   */
  missing_at_provider: number;
  /**
   * Movements both have, with different amounts.
   * @isInt
   * @minimum 0
   */
  amount_mismatch: number;
  /**
   * 1 when the closing balances differ.
   * @isInt
   * @minimum 0
   * @maximum 1
   */
  balance_mismatch: number;
  /**
   * All breaks of the run.
   * @isInt
   * @minimum 0
   */
  total: number;
}

/**
 * Nothing is wrong in the ledger; the reason says why.
 */
export interface ReconciliationBreakExplanation {
  /**
   * It is explained, and no money moves.
   */
  resolution: "EXPLAINED";
  /**
   * For the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason: string;
}

/**
 * Identifier of a reconciliation break.
 * @pattern ^rcb_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type ReconciliationBreakId = string;

/**
 * MISSING_IN_LEDGER when only the provider has the movement, MISSING_AT_PROVIDER when only the ledger has it,
 * AMOUNT_MISMATCH when both have it with different amounts, BALANCE_MISMATCH when the closing balances differ.
 */
export type ReconciliationBreakKind = "MISSING_IN_LEDGER" | "MISSING_AT_PROVIDER" | "AMOUNT_MISMATCH" | "BALANCE_MISMATCH";

/**
 * A page of reconciliation breaks.
 */
export interface ReconciliationBreakListResponse {
  /**
   * The breaks of this page, newest first.
   */
  items: ReconciliationBreakResponse[];
  next_cursor: NextCursor;
}

/**
 * A run found a difference.
 */
export interface ReconciliationBreakOpenedData {
  break_id: ReconciliationBreakId;
  run_id: ReconciliationRunId;
  provider_id: ProviderId;
  rail: RailFamily;
  kind: ReconciliationBreakKind;
  state: ReconciliationBreakState;
  currency: Currency;
  accounting_day: AccountingDay;
  /**
   * By how much the ledger holds too little, in minor units; negative when it holds too much.
   * @isLong
   */
  difference: number;
  /**
   * The obligation on the ledger's side. Null when there is none.
   */
  obligation_id: ObligationId | null;
}

/**
 * A break was explained, corrected, or superseded by a later run.
 */
export interface ReconciliationBreakResolvedData {
  break_id: ReconciliationBreakId;
  run_id: ReconciliationRunId;
  provider_id: ProviderId;
  rail: RailFamily;
  kind: ReconciliationBreakKind;
  state: ReconciliationBreakState;
  currency: Currency;
  accounting_day: AccountingDay;
  /**
   * By how much the ledger holds too little, in minor units; negative when it holds too much.
   * @isLong
   */
  difference: number;
  /**
   * The obligation on the ledger's side. Null when there is none.
   */
  obligation_id: ObligationId | null;
  resolution: ReconciliationResolutionKind;
  /**
   * The obligation of the correcting entry. Null when no money moved.
   */
  correction_obligation_id: ObligationId | null;
  resolved_at: Timestamp;
}

/**
 * One difference between the ledger and a provider.
 */
export interface ReconciliationBreakResponse {
  break_id: ReconciliationBreakId;
  /**
   * The run that found it.
   */
  run_id: ReconciliationRunId;
  provider_id: ProviderId;
  rail: RailFamily;
  kind: ReconciliationBreakKind;
  state: ReconciliationBreakState;
  currency: Currency;
  /**
   * The day of the movement; of a balance the last day of the run.
   */
  accounting_day: AccountingDay;
  /**
   * By how much the ledger holds too little, in minor units: what the provider has (credits positive, debits
   * negative) less what the ledger has. Negative when the ledger holds too much.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  difference_cents: number;
  /**
   * The provider's side. Null when it is missing there.
   */
  provider: ReconciliationProviderSide | null;
  /**
   * The ledger's side. Null when it is missing there.
   */
  ledger: ReconciliationLedgerSide | null;
  /**
   * How it was resolved. Null while it is OPEN.
   */
  resolution: ReconciliationResolution | null;
  /**
   * When it was opened.
   */
  created_at: Timestamp;
  updated_at: Timestamp;
}

/**
 * OPEN until someone resolves it, or a later run takes over.
 */
export type ReconciliationBreakState = "OPEN" | "RESOLVED";

/**
 * The entry that corrected the ledger.
 */
export interface ReconciliationCorrection {
  /**
   * The obligation of the correction, final at once.
   */
  obligation_id: ObligationId;
  tx_id: TransactionId;
  seq_no: SequenceNumber;
  /**
   * The account that received or gave the difference.
   */
  account_id: AccountId;
  direction: MovementDirection;
  /**
   * The difference in minor units, without a sign.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  amount_cents: number;
}

/**
 * The statement as CSV text.
 */
export interface ReconciliationCsvSource {
  /**
   * The text is in the request.
   */
  kind: "CSV";
  /**
   * RFC 4180 text with the header row `external_id,direction,amount_cents,occurred_at` and one row per line. What
   * cannot be read answers 422 `PROVIDER_STATEMENT_INVALID`.
   * @minLength 1
   * @maxLength 900000
   */
  csv: string;
  /**
   * What the provider says is there at the end of the last day, in minor units. When left out, balances are not
   * compared.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  closing_balance_cents?: number;
}

/**
 * PROVIDER_UNAVAILABLE when the provider did not answer, STATEMENT_INVALID when what it sent could not be read.
 * Reasons may be added.
 */
export type ReconciliationFailureReason = "PROVIDER_UNAVAILABLE" | "STATEMENT_INVALID";

/**
 * The adapter of the rail fetches the statement from the provider.
 */
export interface ReconciliationFetchSource {
  /**
   * The adapter of the rail fetches it.
   */
  kind: "FETCH";
}

/**
 * What the journal says.
 */
export interface ReconciliationLedgerSide {
  /**
   * The obligation of the movement. Null for a balance.
   */
  obligation_id: ObligationId | null;
  /**
   * The evidence that settled it. Null when there is none.
   */
  evidence_id: EvidenceId | null;
  /**
   * The transaction. Null for a balance.
   */
  tx_id: TransactionId | null;
  /**
   * CREDIT for money that came in, DEBIT for money that went out. Null for a balance.
   */
  direction: MovementDirection | null;
  /**
   * The amount without a sign, or the closing balance, in minor units.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  amount_cents: number;
  /**
   * When it counts. Null for a balance.
   */
  effective_at: Timestamp | null;
}

/**
 * The statement as lines.
 */
export interface ReconciliationLinesSource {
  /**
   * The lines are in the request.
   */
  kind: "LINES";
  /**
   * All lines of the period. Empty when the provider says that nothing moved.
   * @maxItems 5000
   */
  lines: ReconciliationStatementLine[];
  /**
   * What the provider says is there at the end of the last day, in minor units. When left out, balances are not
   * compared.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  closing_balance_cents?: number;
}

/**
 * A provider to filter by. One you do not have finds none.
 * @minLength 1
 * @maxLength 64
 */
export type ReconciliationProviderFilter = string;

/**
 * What the provider's statement says.
 */
export interface ReconciliationProviderSide {
  /**
   * What the provider calls the movement. Null for a balance.
   */
  external_id: string | null;
  /**
   * CREDIT for money that reached us, DEBIT for money that left. Null for a balance.
   */
  direction: MovementDirection | null;
  /**
   * The amount without a sign, or the closing balance, in minor units.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  amount_cents: number;
  /**
   * When it happened. Null for a balance.
   */
  occurred_at: Timestamp | null;
}

/**
 * How a break was resolved.
 */
export interface ReconciliationResolution {
  kind: ReconciliationResolutionKind;
  /**
   * The reason given. Null when a later run superseded it.
   */
  reason: string | null;
  /**
   * The entry that corrected the ledger. Null unless it is CORRECTED.
   */
  correction: ReconciliationCorrection | null;
  /**
   * The run that took over. Null unless it is SUPERSEDED.
   */
  superseded_by_run_id: ReconciliationRunId | null;
  resolved_at: Timestamp;
  /**
   * The client that resolved it, or that started the run which took over.
   */
  resolved_by: ActorId;
}

/**
 * EXPLAINED by a person, without moving money; CORRECTED by an entry in the ledger; SUPERSEDED by a later run over
 * the same days, which opened its own break if the difference was still there.
 */
export type ReconciliationResolutionKind = "EXPLAINED" | "CORRECTED" | "SUPERSEDED";

/**
 * A run has compared everything; its breaks are open.
 */
export interface ReconciliationRunCompletedData {
  run_id: ReconciliationRunId;
  provider_id: ProviderId;
  rail: RailFamily;
  currency: Currency;
  /**
   * The first accounting day.
   */
  from: AccountingDay;
  /**
   * The last accounting day.
   */
  to: AccountingDay;
  state: ReconciliationRunState;
  /**
   * How many movements agree.
   * @isInt
   */
  matched_count: number;
  break_counts: ReconciliationBreakCounts;
  completed_at: Timestamp;
}

/**
 * A run could not compare anything, for want of a statement.
 */
export interface ReconciliationRunFailedData {
  run_id: ReconciliationRunId;
  provider_id: ProviderId;
  rail: RailFamily;
  currency: Currency;
  /**
   * The first accounting day.
   */
  from: AccountingDay;
  /**
   * The last accounting day.
   */
  to: AccountingDay;
  state: ReconciliationRunState;
  failure_reason: ReconciliationFailureReason;
  completed_at: Timestamp;
}

/**
 * Identifier of a reconciliation run.
 * @pattern ^rcr_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type ReconciliationRunId = string;

/**
 * A page of reconciliation runs.
 */
export interface ReconciliationRunListResponse {
  /**
   * The runs of this page, newest first.
   */
  items: ReconciliationRunResponse[];
  next_cursor: NextCursor;
}

/**
 * The identifier of one of your reconciliation runs.
 * @minLength 1
 * @maxLength 64
 */
export type ReconciliationRunReference = string;

/**
 * One comparison of the ledger with a provider's statement.
 */
export interface ReconciliationRunResponse {
  run_id: ReconciliationRunId;
  provider_id: ProviderId;
  rail: RailFamily;
  currency: Currency;
  /**
   * The first accounting day.
   */
  from: AccountingDay;
  /**
   * The last accounting day.
   */
  to: AccountingDay;
  source_kind: ReconciliationSourceKind;
  state: ReconciliationRunState;
  /**
   * Why it failed. Null unless it is FAILED.
   */
  failure_reason: ReconciliationFailureReason | null;
  /**
   * Number of the last journal entry that was compared. Null until it is COMPLETED.
   * @isLong
   * @minimum 0
   */
  ledger_version: number | null;
  /**
   * SHA-256 of the RFC 8785 text of the statement's lines as they were compared. Null until it is COMPLETED. Two
   * runs with the same hash saw the same statement.
   */
  statement_hash: Sha256Hex | null;
  /**
   * How many movements agree. Null until it is COMPLETED.
   * @isInt
   * @minimum 0
   */
  matched_count: number | null;
  /**
   * How many breaks it opened. Null until it is COMPLETED.
   */
  break_counts: ReconciliationBreakCounts | null;
  /**
   * Both sides, added up. Null until it is COMPLETED.
   */
  totals: ReconciliationTotals | null;
  created_at: Timestamp;
  created_by: ActorId;
  /**
   * When it completed or failed. Null while it is RUNNING.
   */
  completed_at: Timestamp | null;
}

/**
 * RUNNING while it compares; COMPLETED with its result; FAILED when the statement could not be had.
 */
export type ReconciliationRunState = "RUNNING" | "COMPLETED" | "FAILED";

/**
 * What one side says of the period.
 */
export interface ReconciliationSideTotals {
  /**
   * How many movements there are.
   * @isInt
   * @minimum 0
   */
  line_count: number;
  /**
   * Sum of what came in, in minor units.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  credits_cents: number;
  /**
   * Sum of what went out, in minor units, without a sign.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  debits_cents: number;
  /**
   * Credits less debits, in minor units.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  net_cents: number;
  /**
   * What is there at the end of the last day, in minor units. Null when it was not given or asked for.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  closing_balance_cents: number | null;
}

/**
 * Where the provider's statement comes from.
 */
export type ReconciliationSource = ReconciliationFetchSource | ReconciliationLinesSource | ReconciliationCsvSource;

/**
 * Where the provider's statement came from: fetched by the adapter of the rail, or sent with the request as lines or
 * as CSV.
 */
export type ReconciliationSourceKind = "FETCH" | "LINES" | "CSV";

/**
 * One line of a provider's statement.
 */
export interface ReconciliationStatementLine {
  /**
   * What the provider calls the movement, for Pix its end-to-end id. Unique in a statement.
   * @minLength 1
   * @maxLength 200
   */
  external_id: string;
  /**
   * CREDIT for money that reached us, DEBIT for money that left.
   */
  direction: MovementDirection;
  /**
   * Amount in minor units of the run's currency, without a sign.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  amount_cents: number;
  /**
   * When the provider says it happened. Its São Paulo day lies in the period.
   */
  occurred_at: Instant;
}

/**
 * Both sides, added up.
 */
export interface ReconciliationTotals {
  /**
   * What the provider's statement says.
   */
  provider: ReconciliationSideTotals;
  /**
   * What the journal says.
   */
  ledger: ReconciliationSideTotals;
}

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
 * Why the block is lifted.
 */
export interface ReleaseBlockRequest {
  /**
   * For the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason: string;
}

/**
 * What became of a final obligation.
 */
export type ResolutionOutcome = "SETTLED" | "FAILED" | "CANCELED";

/**
 * How to resolve a break.
 */
export type ResolveBreakRequest = ReconciliationBreakExplanation | ReconciliationBreakAdjustment;

/**
 * The money that waits on the exception account because of this evidence goes to an account.
 */
export interface ResolveEvidenceByCredit {
  /**
   * Always CREDIT.
   */
  action: "CREDIT";
  /**
   * The account that receives it. One you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  destination_account_id: AccountReference;
  /**
   * How you know, for the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason: string;
}

/**
 * The evidence needs nothing more. Nothing moves: what waits on the exception account because of it stays there until
 * a reconciliation corrects it.
 */
export interface ResolveEvidenceByDismissal {
  /**
   * Always DISMISS.
   */
  action: "DISMISS";
  /**
   * How you know, for the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason: string;
}

/**
 * The evidence belongs to this obligation. An open one is settled or failed by it, as if it had matched by itself; to
 * a final one with the outcome it proves the evidence is only attached, and moves nothing.
 */
export interface ResolveEvidenceByMatch {
  /**
   * Always MATCH.
   */
  action: "MATCH";
  /**
   * The obligation. One you do not have answers 404 `OBLIGATION_NOT_FOUND`.
   * @minLength 1
   * @maxLength 64
   */
  obligation_id: string;
  /**
   * How you know, for the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason: string;
}

/**
 * What an operator decides about evidence, told apart by `action`.
 */
export type ResolveEvidenceRequest = ResolveEvidenceByMatch | ResolveEvidenceByCredit | ResolveEvidenceByDismissal;

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
 * Identifier of a safe swap.
 * @pattern ^swp_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type SafeswapId = string;

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
 * Identifier of a squad.
 * @pattern ^sqd_[0-9A-HJKMNP-TV-Z]{26}$
 */
export type SquadId = string;

/**
 * What a member of a squad may do.
 */
export type SquadRole = "OWNER" | "SPENDER";

/**
 * Which books to compare, over which days.
 */
export interface StartReconciliationRunRequest {
  /**
   * The provider. One that does not carry the rail for your tenant answers 422 `RAIL_NOT_BOUND`.
   * @minLength 1
   * @maxLength 64
   */
  provider_id: string;
  /**
   * The rail whose movements are compared.
   */
  rail: RailFamily;
  currency: Currency;
  /**
   * The first accounting day.
   */
  from: AccountingDay;
  /**
   * The last accounting day, today at the latest; at most 31 days with the first.
   */
  to: AccountingDay;
  source: ReconciliationSource;
}

/**
 * What else the movement belongs to. A member is left out where it does not apply.
 */
export interface StatementCorrelation {
  sqd_id?: SquadId;
  swp_id?: SafeswapId;
  evidence_id?: EvidenceId;
}

/**
 * What one journal entry did to the account: the net of its movements. Entries that only reserve money, such as
 * holds, make no line. Lines with the same `tx_id` are legs of one transaction: a payment that failed later stands
 * twice, once taken and once given back.
 */
export interface StatementLine {
  tx_id: TransactionId;
  /**
   * The day it counts on, the São Paulo day of `effective_at`.
   */
  accounting_day: AccountingDay;
  /**
   * When it counts.
   */
  effective_at: Timestamp;
  /**
   * The type of the journal entry.
   */
  event_kind?: JournalEntryType;
  direction: MovementDirection;
  /**
   * The net amount in minor units, without a sign; `direction` says which way it went.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  amount_cents: number;
  /**
   * The asset; for money its ISO 4217 code.
   */
  asset: string;
  /**
   * The obligations it belongs to.
   */
  obligation_ids?: ObligationId[];
  correlation?: StatementCorrelation;
}

/**
 * The accounting days a statement covers, both included.
 */
export interface StatementPeriod {
  /**
   * The first day.
   */
  from: AccountingDay;
  /**
   * The last day.
   */
  to: AccountingDay;
  /**
   * The zone whose days these are, at its fixed offset -03:00.
   * @default "America/Sao_Paulo"
   */
  timezone?: string;
}

/**
 * The closing balance checked against the live balance, both read from the same state of the ledger: whether the
 * statement accounts for everything the account holds.
 */
export interface StatementReconciliation {
  /**
   * What the account holds now (`posted` of its balance), in minor units.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  live_balance_cents: number;
  /**
   * Whether it equals the closing balance. False means that the lines do not account for it.
   */
  matches: boolean;
}

/**
 * Kept free for later. Always null today.
 */
export interface StatementReserved {
  [key: string]: unknown;
}

/**
 * The movements of an account over accounting days, between its opening and its closing balance.
 */
export interface StatementResponse {
  account_id: AccountId;
  period: StatementPeriod;
  /**
   * What the account held before the first day, in minor units.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  opening_balance_cents: number;
  /**
   * What it held after the last day, in minor units.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  closing_balance_cents: number;
  totals: StatementTotals;
  /**
   * The movements, oldest first by `effective_at`, then in the order they were written.
   */
  lines: StatementLine[];
  /**
   * Only when the last day is today or later.
   */
  reconciliation?: StatementReconciliation;
  /**
   * Reserved. Always null.
   */
  fees?: StatementReserved | null;
  /**
   * Reserved. Always null.
   */
  holds?: StatementReserved | null;
}

/**
 * Something was written that counts on a day that had ended: statements of the account that cover `accounting_day`,
 * and opening balances of later ones, read differently than before.
 */
export interface StatementRestatedData {
  account_id: AccountId;
  /**
   * The first day that changed.
   */
  accounting_day: AccountingDay;
  /**
   * When it was written.
   */
  committed_at: Timestamp;
  tx_id: TransactionId;
  seq_no: SequenceNumber;
  direction: MovementDirection;
  /**
   * Amount of the new line in minor units, without a sign.
   * @isLong
   */
  amount: number;
  currency: Currency;
}

/**
 * The lines of a statement, added up. Opening balance plus `net_cents` is the closing balance.
 */
export interface StatementTotals {
  /**
   * Sum of the CREDIT lines, in minor units.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  credits_cents: number;
  /**
   * Sum of the DEBIT lines, in minor units, without a sign.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  debits_cents: number;
  /**
   * Credits less debits, in minor units.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  net_cents: number;
  /**
   * How many lines there are.
   * @isInt
   * @minimum 0
   */
  line_count: number;
}

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
 * One obligation, or one step of a safe swap, as the account sees it.
 */
export interface TransactionItem {
  /**
   * The obligation (`obl_…`) or the safe swap (`swp_…`).
   * @pattern ^(obl|swp)_[0-9A-HJKMNP-TV-Z]{26}$
   */
  id: string;
  type: TransactionType;
  ref_kind: TransactionRefKind;
  /**
   * Amount in minor units, without a sign; `direction` says which way it goes.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  amount: number;
  currency: Currency;
  direction: MovementDirection;
  status: TransactionStatus;
  /**
   * The account on the other side. Left out when the other side is outside.
   */
  counterparty_account_id?: AccountId;
  /**
   * Name of the other side, as it is shown. Left out when it is not known.
   */
  counterparty_display_name?: string;
  /**
   * The rail of the obligation. Left out for safe swaps.
   */
  rail?: RailFamily;
  /**
   * The transaction. Entries that share it are legs of one transaction.
   */
  tx_id?: TransactionId;
  /**
   * When it was created.
   */
  created_at: Timestamp;
  /**
   * When it counts, for this account. While it is PENDING, when it was created.
   */
  effective_at: Timestamp;
}

/**
 * A page of transactions of an account.
 */
export interface TransactionListResponse {
  /**
   * The transactions of this page, newest first.
   */
  items: TransactionItem[];
  next_cursor: NextCursor;
  /**
   * Unit of all amounts.
   * @default "cents"
   */
  unit?: string;
}

/**
 * What `id` names.
 */
export type TransactionRefKind = "obligation" | "safeswap";

/**
 * PENDING while the obligation is open, then its outcome: SETTLED, FAILED or CANCELED. What was taken for a FAILED or
 * CANCELED one has been given back. Safe swap steps are SETTLED.
 */
export type TransactionStatus = "PENDING" | "SETTLED" | "FAILED" | "CANCELED";

/**
 * DEPOSIT when the other side is outside the ledger, TRANSFER when it is another account; `direction` says which way
 * the money goes. The SAFESWAP types are the steps of a safe swap: money locked in it, released to the other side,
 * refunded to this one.
 */
export type TransactionType = "DEPOSIT" | "TRANSFER" | "SAFESWAP_LOCKED" | "SAFESWAP_RELEASED" | "SAFESWAP_REFUNDED";

/**
 * Every GL account with what was debited and credited, up to the end of a day.
 */
export interface TrialBalanceResponse {
  /**
   * The last accounting day included.
   */
  as_of_day: AccountingDay;
  /**
   * Number of the last journal entry that was read. What is written later for this day or an earlier one changes the answer.
   * @isLong
   * @minimum 0
   */
  ledger_version: number;
  /**
   * The accounts, by code, then by currency.
   */
  rows: TrialBalanceRow[];
  /**
   * One item per currency.
   */
  totals: TrialBalanceTotal[];
  /**
   * Whether every currency is balanced.
   */
  balanced: boolean;
}

/**
 * One GL account in one currency. Accounts without movements in it make no row.
 */
export interface TrialBalanceRow {
  gl_account_id: GlAccountId;
  code: GlAccountCode;
  /**
   * Name of the GL account.
   */
  name: string;
  type: GlAccountType;
  /**
   * The side on which `balance` is positive.
   */
  normal_side: GlSide;
  currency: Currency;
  /**
   * Sum of the debits in minor units, from the first entry on.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  debit_total: number;
  /**
   * Sum of the credits in minor units, from the first entry on.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  credit_total: number;
  /**
   * What the account stands at in minor units, positive on its `normal_side`.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  balance: number;
}

/**
 * All rows of a currency, added up.
 */
export interface TrialBalanceTotal {
  currency: Currency;
  /**
   * Sum of all debits in minor units.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  debit_total: number;
  /**
   * Sum of all credits in minor units.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  credit_total: number;
  /**
   * Whether debits equal credits. Always true in a sound ledger.
   */
  balanced: boolean;
}

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

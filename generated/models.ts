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
  unit?: AmountUnit;
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
  /**
   * The reason given.
   */
  reason: string | null;
}

/**
 * A new account. Unknown fields are ignored, and named in the answer.
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
 * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$ must look like acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
 */
export type AccountId = string;

/**
 * The pending invitations of an account.
 */
export interface AccountInvitationListResponse {
  /**
   * The invitations, newest first.
   */
  invitations: AccountInvitationOut[];
}

/**
 * An invitation as the invited account sees it, with as much of the squad as it needs to decide.
 */
export interface AccountInvitationOut {
  sqd_id: SquadId;
  name?: SquadName;
  /**
   * An emoji to show beside the name. Null when none was given.
   */
  emoji?: SquadEmoji | null;
  /**
   * What the squad is for. Null when none was given.
   */
  description?: string | null;
  state?: SquadInvitationState;
  /**
   * The OWNER who invites.
   */
  inviter_account_id?: AccountId;
  /**
   * When it was invited, last.
   */
  invited_at?: Timestamp;
  /**
   * Everybody in the squad in the order of joining, then those invited who have not answered.
   */
  members?: SquadMemberOut[];
}

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
   * What was used in the running window: minor units for AMOUNT, movements for COUNT, 0 for SINGLE_AMOUNT and outside
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
  currency_exponent?: CurrencyExponent;
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
  /**
   * The reason given.
   */
  reason: string | null;
}

/**
 * The identifier of one of your accounts. That of an account that was promoted means the account it became, unless the
 * operation says otherwise.
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
  currency_exponent?: CurrencyExponent;
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
  ignored_fields?: IgnoredFields;
}

/**
 * An account in short.
 */
export interface AccountSearchItemOut {
  id: AccountId;
  owner_party_id?: PartyId;
  currency?: Currency;
  currency_exponent?: CurrencyExponent;
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
 * A page of the squads of an account.
 */
export interface AccountSquadListResponse {
  /**
   * The squads of this page, the one joined last first.
   */
  items: AccountSquadOut[];
  next_cursor: NextCursor;
}

/**
 * A squad in short, as one of its members sees it.
 */
export interface AccountSquadOut {
  sqd_id: SquadId;
  name?: SquadName;
  /**
   * An emoji to show beside the name. Null when none was given.
   */
  emoji?: SquadEmoji | null;
  /**
   * A picture of the squad. Null when none was given.
   */
  image_url?: SquadImageUrl | null;
  /**
   * The template of your app it was made from. Null when none was given.
   */
  template?: SquadTemplate | null;
  state: SquadState;
  role?: SquadRole;
  /**
   * What the shared account holds.
   */
  balance: SquadMoney;
  /**
   * Open shares the others owe this account, less those it owes, in cents.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  your_net_cents: number;
  /**
   * What the squad saves for. Null when there is no goal.
   */
  goal?: SquadGoalBlockOut | null;
  /**
   * How many members it has. Pending invitations are not counted.
   * @isInt
   * @minimum 0
   */
  member_count: number;
  /**
   * When anything happened in it last.
   */
  updated_at?: Timestamp;
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
  currency_exponent?: CurrencyExponent;
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
   * The CUSTOMER account this one was promoted to. Whatever names this one means that one: reads, and what is asked of
   * it.
   */
  promoted_to_account_id?: AccountId;
}

/**
 * An accounting day, yyyy-mm-dd in São Paulo (fixed offset -03:00).
 * @format date
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$ must look like 2026-03-02
 */
export type AccountingDay = string;

/**
 * Identifier of an act.
 * @pattern ^act_[0-9A-HJKMNP-TV-Z]{26}$ must look like act_01KJQ9M0A2C4E6G8J0K2M4N6P8
 */
export type ActId = string;

/**
 * Name of an action.
 * @minLength 1
 * @maxLength 64
 */
export type ActionSegment = string;

/**
 * The client that did it.
 * @minLength 1
 * @maxLength 128
 */
export type ActorId = string;

/**
 * Who did it. CLIENT: a client of yours. OPERATOR: a client with the scope `service/operator`. PROVIDER: the provider,
 * or the directory behind it. SERVICE: this service by itself.
 */
export type ActorType = "CLIENT" | "OPERATOR" | "PROVIDER" | "SERVICE";

/**
 * Why the party is flagged.
 */
export interface AddRiskFlagRequest {
  /**
   * For the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason: string;
  /**
   * What the party is flagged as. A FRAUD_MARK is BLOCKING, an OWN_WITHDRAWAL is NOTICE and counts in no level and in no
   * `open_flags`, whatever `severity` says.
   */
  kind?: KycFlagKind;
  withdrawal?: WithdrawalPermit;
  /**
   * What the flag does while it is open.
   * @default "NOTICE"
   */
  severity?: KycFlagSeverity;
  /**
   * Where the flag comes from.
   * @default "OPERATOR"
   */
  source?: KycFlagSource;
  /**
   * What the source calls its case, for example the identifier of the MED case. It is kept, not looked up.
   * @minLength 1
   * @maxLength 200
   */
  source_ref?: string;
}

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
  currency_exponent?: CurrencyExponent;
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
 * An amount in minor units.
 * @isLong
 * @minimum 1
 * @maximum 9007199254740991
 */
export type AmountFilter = number;

/**
 * Unit of all amounts. `cents` where every currency among them has two decimals, `minor_units` otherwise;
 * `currency_exponent` says how many.
 * @default "cents"
 */
export type AmountUnit = string;

/**
 * AMOUNT: the payment is as large as the tenant's rule says. FLAG: a risk flag of the payer is open. Values may be added.
 */
export type AnalysisCause = "AMOUNT" | "FLAG";

/**
 * What the clock does with a held payment that nobody has decided on. SEND it, or REFUSE it and give the money back.
 */
export type AnalysisEnd = "SEND" | "REFUSE";

/**
 * Which payments over PIX are held for analysis before they are sent: at most 30 minutes by day (06:00 to 20:00) and 60 at night,
 * or what the installation sets. Payments of mandates and squads are not held.
 */
export interface AnalysisRule {
  /**
   * Payments of this amount or more, in minor units. Left out, the amount does not matter.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  from_cents?: number;
  /**
   * Whether payments are held whose payer has an open risk flag.
   * @default false
   */
  flagged?: boolean;
  on_end: AnalysisEnd;
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
  currency_exponent?: CurrencyExponent;
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
 * A member granted that their share of a recurring expense is collected, or granted it again.
 */
export interface AutoCollectConsentGrantedData {
  consent_id: ConsentId;
  sqd_id: SquadId;
  rex_id: RecurringExpenseId;
  /**
   * The member who consented.
   */
  member_account_id: AccountId;
  /**
   * The most that is collected in one calendar month, in minor units.
   * @isLong
   */
  max_amount: number;
  currency: Currency;
}

/**
 * A consent is gone, taken back by its member or deleted with the recurring expense.
 */
export interface AutoCollectConsentRevokedData {
  consent_id: ConsentId;
  sqd_id: SquadId;
  rex_id: RecurringExpenseId;
  /**
   * The member who consented.
   */
  member_account_id: AccountId;
  /**
   * The most that is collected in one calendar month, in minor units.
   * @isLong
   */
  max_amount: number;
  currency: Currency;
}

/**
 * A posted share was above the cap. It was not collected, and nothing is until the member grants again.
 */
export interface AutoCollectConsentSuspendedData {
  consent_id: ConsentId;
  sqd_id: SquadId;
  rex_id: RecurringExpenseId;
  /**
   * The member who consented.
   */
  member_account_id: AccountId;
  /**
   * The most that is collected in one calendar month, in minor units.
   * @isLong
   */
  max_amount: number;
  currency: Currency;
  /**
   * The posted expense.
   */
  entry_seq: SquadEntrySeq;
  /**
   * The share that was above the cap, in cents.
   * @isLong
   */
  share_cents: number;
}

/**
 * An account at a bank in Brazil, reached by its number.
 */
export interface BRBankAccountCoordinates {
  /**
   * ISPB of the bank, eight characters.
   * @minLength 8
   * @maxLength 8
   * @pattern ^[0-9A-Z]{8}$ must look like 12345678
   */
  ispb: string;
  /**
   * Branch (agência), without its check digit.
   * @minLength 1
   * @maxLength 4
   * @pattern ^[0-9]{1,4}$ must look like 0001
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
 * What came of one attack.
 */
export interface BatteryAttackResult {
  /**
   * Name of the attack, stable. Set 1 has `wrong_signer`, `state_skip`, `value_theft`, `payout_redirect`,
   * `double_satisfaction`, `datum_tampering`, `value_stuffing`, `token_theft`, `move_swap`, `time_forgery`,
   * `forged_instance` and `amount_range`.
   */
  attack: string;
  /**
   * What the attacker tries.
   */
  description: string;
  verdict: BatteryAttackVerdict;
  /**
   * How many variations were tried.
   * @isInt
   * @minimum 0
   */
  tried: number;
  /**
   * How many of them the validator refused.
   * @isInt
   * @minimum 0
   */
  refused: number;
  /**
   * Those that got through, at most the first ten.
   */
  breaches: BatteryBreach[];
}

/**
 * HELD when the validator refused every variation, BREACHED when one got through, NOT_APPLICABLE when the product offers
 * nothing to attack this way.
 */
export type BatteryAttackVerdict = "HELD" | "BREACHED" | "NOT_APPLICABLE";

/**
 * A variation of an attack that got through.
 */
export interface BatteryBreach {
  /**
   * Which variation it was, from 0; with the seed it can be played again.
   * @isInt
   * @minimum 0
   */
  variation: number;
  /**
   * What the attacker got.
   */
  description: string;
  /**
   * The transaction that was accepted, as CBOR in lowercase hexadecimal.
   * @pattern ^([0-9a-f]{2})*$ must look like 84a300d9010282825820
   */
  transaction: string;
}

/**
 * A run of the adversarial battery has its report card.
 */
export interface BatteryCompletedData {
  battery_id: BatteryId;
  product_id: ProductId;
  product_version: ProductVersion;
  state: BatteryState;
  verdict: BatteryVerdict;
  /**
   * How many attacks held.
   * @isInt
   */
  held: number;
  /**
   * How many attacks got through.
   * @isInt
   */
  breached: number;
  /**
   * How many attacks do not apply.
   * @isInt
   */
  not_applicable: number;
}

/**
 * The report card of an adversarial battery, as evidence.
 */
export interface BatteryEvidenceDocument {
  /**
   * The report card of an adversarial battery.
   */
  kind: "battery";
  /**
   * SHA-256 of the document's canonical JSON (RFC 8785).
   */
  hash: Sha256Hex;
  key: ProductStoreKey;
  /**
   * Whether it was made with another applied script than the certified one.
   */
  inherited: boolean;
  /**
   * The document itself.
   */
  document: BatteryReportCard;
}

/**
 * A run of the adversarial battery ended by a mistake of ours. It says nothing about the product.
 */
export interface BatteryFailedData {
  battery_id: BatteryId;
  product_id: ProductId;
  product_version: ProductVersion;
  state: BatteryState;
}

/**
 * The honest moves that the attacks start from: every scenario of the manifest, and each move in every state it may start
 * from. One that the validator refuses fails the run.
 */
export interface BatteryHonest {
  /**
   * How many honest moves were made.
   * @isInt
   * @minimum 0
   */
  tried: number;
  /**
   * How many of them the validator accepted.
   * @isInt
   * @minimum 0
   */
  accepted: number;
}

/**
 * Identifier of a battery run.
 * @pattern ^bat_[0-9A-HJKMNP-TV-Z]{26}$ must look like bat_01KJQC3M4NW1T6VQMGN0JYDQAV
 */
export type BatteryId = string;

/**
 * How good the attacks are on this validator: mutants are copies of its source with one check dropped, a comparison moved by
 * one, `and` for `or`, or two names swapped. Those that refuse an honest move are no mutants; each of the others should be
 * exposed by an attack. It says nothing about the validator itself, and does not fail a run.
 */
export interface BatteryMutation {
  /**
   * How many mutants let all honest moves pass.
   * @isInt
   * @minimum 0
   */
  mutants: number;
  /**
   * How many of them an attack exposed.
   * @isInt
   * @minimum 0
   */
  killed: number;
  /**
   * The share of them, in basis points; 10000 where there are none.
   * @isInt
   * @minimum 0
   * @maximum 10000
   */
  score_bps: number;
  /**
   * Those that no attack exposed, by path and line.
   */
  survivors: BatterySurvivor[];
}

/**
 * What came of all attacks. Evidence of a certification.
 */
export interface BatteryReportCard {
  /**
   * The form of the report card, 1 today.
   * @isInt
   * @minimum 1
   */
  report_version: number;
  battery_id: BatteryId;
  product_id: ProductId;
  product_version: ProductVersion;
  /**
   * The applied script that was attacked.
   */
  script_hash: ProductScriptHash;
  /**
   * Version of the set of attacks. A newer one makes a certification stale.
   * @isInt
   * @minimum 1
   */
  attack_set: number;
  /**
   * Start of the random draws.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  seed: number;
  /**
   * How many variations of each attack were tried.
   * @isInt
   * @minimum 1
   */
  rounds: number;
  verdict: BatteryVerdict;
  /**
   * How many attacks held.
   * @isInt
   * @minimum 0
   */
  held: number;
  /**
   * How many attacks got through.
   * @isInt
   * @minimum 0
   */
  breached: number;
  /**
   * How many attacks do not apply.
   * @isInt
   * @minimum 0
   */
  not_applicable: number;
  honest: BatteryHonest;
  mutation: BatteryMutation;
  /**
   * Every attack, in the order of the set.
   */
  attacks: BatteryAttackResult[];
  reported_at: Timestamp;
}

/**
 * A run of the battery and its report card.
 */
export interface BatteryResponse {
  battery_id: BatteryId;
  product_id: ProductId;
  /**
   * The version that is attacked.
   */
  product_version: ProductVersion;
  /**
   * The applied script that is attacked.
   */
  script_hash: ProductScriptHash;
  state: BatteryState;
  /**
   * Start of the random draws.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  seed: number;
  /**
   * How many variations of each attack are tried.
   * @isInt
   * @minimum 1
   */
  rounds: number;
  /**
   * What came of it. Null until COMPLETED.
   */
  report_card: BatteryReportCard | null;
  /**
   * Where the report card is kept, to name it as evidence of a certification. Null until COMPLETED.
   */
  evidence: ProductStoredDocument | null;
  /**
   * What went wrong on our side. Null unless FAILED; a FAILED run does not count against the quota of the day.
   */
  failure_reason: string | null;
  created_at: Timestamp;
  created_by: ActorId;
  /**
   * When it ended. Null until then.
   */
  finished_at: Timestamp | null;
}

/**
 * A run of the adversarial battery was asked for.
 */
export interface BatteryStartedData {
  battery_id: BatteryId;
  product_id: ProductId;
  product_version: ProductVersion;
  state: BatteryState;
}

/**
 * QUEUED until a chain is free, RUNNING while attacks are played, COMPLETED with a report card. FAILED is a mistake of
 * ours and says nothing about the product.
 */
export type BatteryState = "QUEUED" | "RUNNING" | "COMPLETED" | "FAILED";

/**
 * A change of the source that no attack exposed, though honest moves passed.
 */
export interface BatterySurvivor {
  /**
   * The file of the bundle that was changed.
   */
  path: string;
  /**
   * The line of the change, from 1.
   * @isInt
   * @minimum 1
   */
  line: number;
  /**
   * What was changed.
   */
  description: string;
}

/**
 * PASSED when every honest move was accepted and no attack got through, else FAILED.
 */
export type BatteryVerdict = "PASSED" | "FAILED";

/**
 * The compiled artifact to bind.
 */
export interface BindArtifactRequest {
  /**
   * SHA-256 of the artifact, as a SUCCEEDED compile job of the tenant for this product shows it. Any other answers
   * 404 `ARTIFACT_NOT_FOUND`.
   */
  artifact_hash: Sha256Hex;
  /**
   * Name of the product for people. Left out, the one it has, or the title of the manifest.
   * @minLength 1
   * @maxLength 120
   */
  display_name?: string;
  /**
   * The documents which certify the artifact, where it was certified before. With them the product is CERTIFIED at
   * once, or nothing is bound; without them it is DRAFT.
   */
  evidence?: CertificationEvidence;
}

/**
 * Which provider serves a rail, for what, and before or after which others.
 */
export interface BindRailRequest {
  /**
   * The rail. NATIVE needs no provider and is not bound.
   */
  rail: Rail;
  /**
   * The provider account, of type SPONSOR_BANK or BAAS_PROVIDER. One the tenant does not have answers 404
   * `PROVIDER_ACCOUNT_NOT_FOUND`.
   */
  provider_id: ProviderReference;
  /**
   * Its place among the providers of the rail, 1 first. Of two with the same number the one bound earlier is first.
   * @isInt
   * @minimum 1
   * @maximum 100
   * @default 1
   */
  priority?: number;
  /**
   * What it is used for, each once. Those left out are left to the next provider of the rail.
   * @minItems 1
   * @maxItems 7
   * @uniqueItems
   */
  capabilities: RailCapability[];
  /**
   * Whether it takes new work. When false, payments under way are still followed to their end, and deliveries of the
   * provider are still taken.
   * @default true
   */
  enabled?: boolean;
}

/**
 * Which shipped template to bind.
 */
export interface BindTemplateRequest {
  /**
   * Name of the shipped template. One that is not shipped answers 404 `PRODUCT_TEMPLATE_NOT_FOUND`.
   * @minLength 1
   * @maxLength 64
   */
  template_id: string;
  /**
   * Version of the template; the newest when left out.
   * @isInt
   * @minimum 1
   * @maximum 2147483647
   */
  template_version?: number;
  /**
   * Name of the product for people. Left out, the one it has, or the title of the template.
   * @minLength 1
   * @maxLength 120
   */
  display_name?: string;
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
  currency_exponent?: CurrencyExponent;
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
  kind?: BlockKind;
  /**
   * When the clock would have lifted it. Left out for a block that only somebody lifts.
   */
  expires_at?: Timestamp;
  /**
   * How much was taken; what was secured beyond that is free again.
   * @isLong
   */
  captured: number;
  obligation_id: ObligationId;
}

/**
 * The time of a block is over; what it secured is free again.
 */
export interface BlockExpiredData {
  block_id: BlockId;
  /**
   * The account whose money is blocked.
   */
  account_id: AccountId;
  state: BlockState;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
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
  kind?: BlockKind;
  /**
   * When the clock lifts it. Left out for a block that only somebody lifts.
   */
  expires_at?: Timestamp;
  tx_id: TransactionId;
}

/**
 * Identifier of a block.
 * @pattern ^blk_[0-9A-HJKMNP-TV-Z]{26}$ must look like blk_01KJQ9K9D0K5GFWVSMMT919J8J
 */
export type BlockId = string;

/**
 * The rule that a block follows. PRECAUTIONARY: while a suspicious payment is looked into, at most 72 hours from its
 * sending; the clock lifts it. COURT: an order with its number and authority. MED: the block of a MED case. OTHER: none.
 * Values may be added.
 */
export type BlockKind = "PRECAUTIONARY" | "COURT" | "MED" | "OTHER";

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
  currency_exponent?: CurrencyExponent;
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
  kind?: BlockKind;
  /**
   * When the clock lifts it. Left out for a block that only somebody lifts.
   */
  expires_at?: Timestamp;
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
  currency_exponent?: CurrencyExponent;
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
  kind?: BlockKind;
  /**
   * When the clock lifts it. Left out for a block that only somebody lifts.
   */
  expires_at?: Timestamp;
  tx_id: TransactionId;
}

/**
 * The end of a block was moved.
 */
export interface BlockRescheduledData {
  block_id: BlockId;
  /**
   * The account whose money is blocked.
   */
  account_id: AccountId;
  state: BlockState;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
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
  kind?: BlockKind;
  /**
   * When the clock lifts it. Left out for a block that only somebody lifts.
   */
  expires_at?: Timestamp;
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
  currency_exponent?: CurrencyExponent;
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
  kind?: BlockKind;
  /**
   * Who ordered it. Left out when nothing was said.
   */
  authority?: string;
  /**
   * When the suspected payment was sent, from which a precautionary block counts. Left out for other kinds.
   */
  sent_at?: Timestamp;
  /**
   * When the clock lifts it. Left out for a block that only somebody lifts.
   */
  expires_at?: Timestamp;
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
  currency_exponent?: CurrencyExponent;
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
  kind?: BlockKind;
  /**
   * When the clock lifts it. Left out for a block that only somebody lifts.
   */
  expires_at?: Timestamp;
  tx_id: TransactionId;
}

/**
 * ACTIVE while it keeps money from being spent. RELEASED when it was lifted, CAPTURED when a MED case took money out
 * of it: both are final.
 */
export type BlockState = "ACTIVE" | "RELEASED" | "CAPTURED";

/**
 * The first row that differs from what the entries give.
 */
export interface BooksDifference {
  /**
   * The row, as `entry 7`, `balance` with account and currency, or the id of a hold.
   */
  row: string;
  /**
   * A sentence that says how it differs.
   */
  problem: string;
  /**
   * The column, where it is one value.
   */
  column?: string;
  /**
   * The value that is stored; amounts in minor units.
   */
  stored?: string;
  /**
   * The value that the entries give.
   */
  derived?: string;
  found_at: Timestamp;
}

/**
 * Whether all rows that were checked are what the entries of the journal give.
 */
export type BooksStatus = "agree" | "differ";

/**
 * Payments out over a rail are stopped: the next one would have exceeded the bound of its hour. They wait until a person resumes.
 */
export interface BrakeAppliedData {
  rail: RailFamily;
  /**
   * Which brake of the rail it is, from 1.
   * @isInt
   */
  number: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The payment that would have exceeded the bound; the first that waits.
   */
  obligation_id: ObligationId;
  /**
   * What left in the hour before it, in minor units.
   * @isLong
   */
  cents: number;
  /**
   * How many payments that were.
   * @isInt
   */
  payments: number;
  /**
   * What the hour may come to, in minor units.
   * @isLong
   */
  bound_cents: number;
  /**
   * How many payments the hour may have.
   * @isInt
   */
  bound_payments: number;
  applied_at: Timestamp;
}

/**
 * A person let payments out over a rail go again.
 */
export interface BrakeReleasedData {
  rail: RailFamily;
  /**
   * Which brake of the rail it is, from 1.
   * @isInt
   */
  number: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The payment that would have exceeded the bound; the first that waits.
   */
  obligation_id: ObligationId;
  /**
   * What left in the hour before it, in minor units.
   * @isLong
   */
  cents: number;
  /**
   * How many payments that were.
   * @isInt
   */
  payments: number;
  /**
   * What the hour may come to, in minor units.
   * @isLong
   */
  bound_cents: number;
  /**
   * How many payments the hour may have.
   * @isInt
   */
  bound_payments: number;
  applied_at: Timestamp;
  released_at: Timestamp;
  /**
   * Who did it, as the command line was told.
   */
  released_by: string;
  /**
   * Why.
   */
  reason: string;
}

/**
 * Stops payments to the outside over a rail, before the one with which an hour would exceed its bound: the larger of the floor and
 * `factor` deviations above the median of the tenant's own hours of the last 28 days, by day (06:00 to 20:00) or night. They are
 * accepted and wait until a person lets them go (`razao brake resume`). Each rail and currency has its own hours.
 */
export interface BrakeRule {
  /**
   * What may leave in any hour, whatever the past was, in minor units of the currency of the payments.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  floor_cents: number;
  /**
   * How many payments may leave in any hour.
   * @isInt
   * @minimum 1
   * @maximum 1000000
   */
  floor_payments: number;
  /**
   * How many deviations above the median an hour may come to.
   * @isInt
   * @minimum 3
   * @maximum 100
   * @default 8
   */
  factor?: number;
}

/**
 * The author's signature of a bundle.
 */
export interface BundleSignature {
  /**
   * The signature in base64: DER-encoded ECDSA over P-256, made over the 32 raw bytes of the bundle hash, which are
   * taken as the digest and not hashed again.
   * @minLength 1
   * @maxLength 200
   */
  signature: string;
  /**
   * Fingerprint of the public key that was used: SHA-256 of its DER SubjectPublicKeyInfo in lowercase hexadecimal.
   * Compared with the enrolled key when it is given, so that you learn of a key that was superseded.
   * @maxLength 128
   * @default ""
   */
  signing_pubkey_fpr?: string;
}

/**
 * The treatment of an occurrence on a day when banks in Brazil are closed (Saturdays, Sundays and national bank
 * holidays, in every time zone). NONE leaves it. FOLLOWING moves it to the next business day, PRECEDING to the one
 * before, MODIFIED_FOLLOWING to the next unless that is in another month, then to the one before. The time of day
 * stays. Occurrences that so fall on one instant are one.
 */
export type BusinessDayAdjustment = "NONE" | "FOLLOWING" | "PRECEDING" | "MODIFIED_FOLLOWING";

/**
 * An account in Canada.
 */
export interface CATransitCoordinates {
  /**
   * Number of the institution, three digits.
   * @minLength 3
   * @maxLength 3
   * @pattern ^[0-9]{3}$ must look like 004
   */
  institution_number: string;
  /**
   * Transit number of the branch, five digits.
   * @minLength 5
   * @maxLength 5
   * @pattern ^[0-9]{5}$ must look like 10202
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
 * The documents to certify a product from. Unknown fields are ignored, and named in the answer.
 */
export interface CertificationEvidence {
  /**
   * The transcript of a conformance run.
   */
  conformance: CertificationEvidenceRef;
  /**
   * The report card of an adversarial battery.
   */
  battery: CertificationEvidenceRef;
  /**
   * What the gates of the foundry say of the bundle. Left out, its absence is recorded.
   */
  gate_report?: CertificationEvidenceRef;
  [key: string]: unknown;
}

/**
 * A document which a certification rests on. `document` is what was hashed: SHA-256 of its canonical JSON (RFC 8785)
 * is `hash`.
 */
export type CertificationEvidenceDocument = ConformanceEvidenceDocument | BatteryEvidenceDocument | GateReportEvidenceDocument;

/**
 * What a document is. `conformance` is the transcript of a conformance run, `battery` the report card of an
 * adversarial battery, `gate_report` what the gates of the foundry say of the bundle.
 */
export type CertificationEvidenceKind = "conformance" | "battery" | "gate_report";

/**
 * A document as the certification records it.
 */
export interface CertificationEvidenceRecord {
  /**
   * SHA-256 of the document's canonical JSON (RFC 8785).
   */
  hash: Sha256Hex;
  key: ProductStoreKey;
  /**
   * Whether it was made with another applied script than the certified one.
   */
  inherited: boolean;
  /**
   * The applied script it was made with. Null for a gate report, which is about the bundle.
   */
  script_hash: ProductScriptHash | null;
  /**
   * When it was made.
   */
  produced_at: Timestamp;
}

/**
 * A document in the product-artifact store, by what it says and where it lies. Unknown fields are ignored, and named in the answer.
 */
export interface CertificationEvidenceRef {
  /**
   * SHA-256 of the document's canonical JSON (RFC 8785). The bytes at the key are hashed again and must agree.
   */
  hash: Sha256Hex;
  key: ProductStoreKey;
  /**
   * Whether the document was made with another applied script. Good for a conformance transcript; a certification
   * whose battery is inherited cannot reach LIVE.
   * @default false
   */
  inherited?: boolean;
  [key: string]: unknown;
}

/**
 * What a certification rests on.
 */
export interface CertificationEvidenceSet {
  /**
   * The transcript of a conformance run.
   */
  conformance: CertificationEvidenceRecord;
  /**
   * The report card of an adversarial battery.
   */
  battery: CertificationEvidenceRecord;
  /**
   * What the gates said of the bundle. Null records that none was given.
   */
  gate_report: CertificationEvidenceRecord | null;
}

/**
 * A version of a product was certified.
 */
export interface CertificationGrantedData {
  product_id: ProductId;
  product_version: ProductVersion;
  artifact_hash: Sha256Hex;
  /**
   * One number for all that was certified.
   */
  envelope_hash: Sha256Hex;
  /**
   * Whether any of the evidence is inherited.
   */
  inherited: boolean;
  /**
   * Whether the certification lets the product go LIVE.
   */
  live_eligible: boolean;
}

/**
 * Why a certification does not let the product go LIVE. STALE: it no longer speaks of the product. BATTERY_INHERITED:
 * the battery was fought with another applied script.
 */
export type CertificationLiveBlocker = "STALE" | "BATTERY_INHERITED";

/**
 * The certification of a product, and whether it still speaks of what is bound.
 */
export interface CertificationResponse {
  product_id: ProductId;
  /**
   * The version that was certified.
   */
  product_version: ProductVersion;
  /**
   * The artifact that was certified.
   */
  artifact_hash: Sha256Hex;
  /**
   * The applied script that was certified.
   */
  script_hash: ProductScriptHash;
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of `product_id`, `product_version`, `artifact_hash`, `script_hash`,
   * `evidence`, `certified_at` and `certified_by`: one number for all that was certified.
   */
  envelope_hash: Sha256Hex;
  evidence: CertificationEvidenceSet;
  /**
   * Whether any of the evidence is inherited.
   */
  inherited: boolean;
  /**
   * Whether the product has changed since, worked out when this is read.
   */
  stale: boolean;
  /**
   * Why it is stale; empty when it is not.
   */
  stale_reasons: CertificationStaleReason[];
  /**
   * Whether it lets the product go LIVE.
   */
  live_eligible: boolean;
  /**
   * Why it does not; empty when it does.
   */
  live_blockers: CertificationLiveBlocker[];
  certified_at: Timestamp;
  /**
   * The client that certified it.
   */
  certified_by: ActorId;
  /**
   * What the installation vouches for, to be shown to others: a compact JWS (ES256) by a key of `/.well-known/jwks.json`,
   * `typ` razao-certification+jwt. It holds for seven days and is made anew at each read, so a product that was
   * suspended or went stale shows no fresh one that says otherwise. Claims: `tenant`, `envelope` and `envelope_hash`,
   * `lifecycle`, `stale`, `live_eligible`.
   */
  attestation: string;
  ignored_fields?: IgnoredFields;
}

/**
 * Why a certification no longer speaks of the product. ARTIFACT_CHANGED: another artifact is bound. SCRIPT_CHANGED:
 * the artifact is the same and other parameters are applied. BATTERY_OUTDATED: attacks were added since.
 * DOCUMENT_CHANGED: the bytes at a key have another hash now.
 */
export type CertificationStaleReason = "ARTIFACT_CHANGED" | "SCRIPT_CHANGED" | "BATTERY_OUTDATED" | "DOCUMENT_CHANGED";

/**
 * How many parts a member bears from now on.
 */
export interface ChangeMemberQuotaRequest {
  /**
   * The OWNER who asks. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  quota: SquadQuota;
}

/**
 * The new role of a member.
 */
export interface ChangeMemberRoleRequest {
  /**
   * The OWNER who asks, for a member other than themselves. An account you do not have answers 404
   * `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  /**
   * OWNER or SPENDER, in capital or small letters. Anything else answers 422 `INVALID_ROLE`.
   * @maxLength 64
   */
  role: string;
}

/**
 * Who closes the instance.
 */
export interface CloseInstanceRequest {
  /**
   * The account that signs; it holds a key of the instance. One you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  account_id: AccountReference;
  /**
   * For the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason?: string;
}

/**
 * Who closes the squad, and why.
 */
export interface CloseRequest {
  /**
   * A current OWNER. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  /**
   * For the record, in words of your own and without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason?: string;
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
 * A compile job ended by a mistake of ours. It is not counted in the quota.
 */
export interface CompileFailedData {
  compile_id: CompileId;
  product_id: ProductId;
  state: CompileState;
  bundle_hash: Sha256Hex;
}

/**
 * Identifier of a compile job.
 * @pattern ^cmp_[0-9A-HJKMNP-TV-Z]{26}$ must look like cmp_01KJQC00S97WVFVZ1EA470EAK3
 */
export type CompileId = string;

/**
 * A page of compile jobs.
 */
export interface CompileListResponse {
  /**
   * The jobs of this page, newest first. Read one for its gate report.
   */
  items: CompileSummary[];
  next_cursor: NextCursor;
}

/**
 * A gate stopped a bundle.
 */
export interface CompileRejectedData {
  compile_id: CompileId;
  product_id: ProductId;
  state: CompileState;
  bundle_hash: Sha256Hex;
  /**
   * Names of the gates that failed.
   */
  failed_gates: string[];
}

/**
 * A compile job and the report of its gates.
 */
export interface CompileResponse {
  compile_id: CompileId;
  product_id: ProductId;
  state: CompileState;
  /**
   * SHA-256 of the bundle.
   */
  bundle_hash: Sha256Hex;
  /**
   * Fingerprint of the enrolled key that the signature was checked with.
   */
  signing_pubkey_fpr: Sha256Hex;
  /**
   * What was made. Null unless SUCCEEDED.
   */
  artifact: CompiledArtifact | null;
  /**
   * What the gates say. Null until SUCCEEDED or REJECTED.
   */
  gate_report: GateReport | null;
  /**
   * Where the report is kept, to name it as evidence of a certification. Null without a report.
   */
  gate_report_evidence: ProductStoredDocument | null;
  /**
   * What went wrong on our side. Null unless FAILED.
   */
  failure_reason: string | null;
  created_at: Timestamp;
  created_by: ActorId;
  /**
   * When a compiler took it. Null until then.
   */
  started_at: Timestamp | null;
  /**
   * When the job ended. Null until then.
   */
  finished_at: Timestamp | null;
}

/**
 * A file of the bundle.
 */
export interface CompileSourceFile {
  path: ProductBundlePath;
  /**
   * SHA-256 of the content as UTF-8.
   */
  sha256: Sha256Hex;
  /**
   * Size of the content as UTF-8, in bytes.
   * @isInt
   * @minimum 0
   */
  size_bytes: number;
  /**
   * The text of the file.
   */
  content: string;
}

/**
 * The bundle of a compile job, as it was submitted.
 */
export interface CompileSourceResponse {
  compile_id: CompileId;
  product_id: ProductId;
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of the files, each with its `path` and `content`.
   */
  bundle_hash: Sha256Hex;
  /**
   * The author's signature over the 32 raw bytes of the bundle hash, DER-encoded ECDSA over P-256 in base64.
   */
  signature: string;
  /**
   * Fingerprint of the enrolled key that the signature was checked with.
   */
  signing_pubkey_fpr: Sha256Hex;
  submitted_at: Timestamp;
  /**
   * The client that submitted the job.
   */
  submitted_by: ActorId;
  /**
   * The files, sorted by path.
   */
  files: CompileSourceFile[];
}

/**
 * QUEUED until a compiler is free, RUNNING while it works. SUCCEEDED has an artifact; REJECTED was stopped by a gate,
 * which the report names; FAILED was our mistake, and is not counted in the quota.
 */
export type CompileState = "QUEUED" | "RUNNING" | "SUCCEEDED" | "REJECTED" | "FAILED";

/**
 * A bundle to compile. The whole request is at most 1 MB.
 */
export interface CompileSubmitRequest {
  /**
   * The product it is for. It need not exist yet.
   */
  product_id: ProductId;
  /**
   * The files of the bundle, each path once, sorted by path.
   * @minItems 1
   * @maxItems 200
   */
  files: ProductBundleFile[];
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of `files`.
   */
  bundle_hash: Sha256Hex;
  signature: BundleSignature;
}

/**
 * A bundle was submitted.
 */
export interface CompileSubmittedData {
  compile_id: CompileId;
  product_id: ProductId;
  state: CompileState;
  bundle_hash: Sha256Hex;
}

/**
 * A bundle passed its gates and has an artifact.
 */
export interface CompileSucceededData {
  compile_id: CompileId;
  product_id: ProductId;
  state: CompileState;
  bundle_hash: Sha256Hex;
  artifact_hash: Sha256Hex;
}

/**
 * A compile job in short.
 */
export interface CompileSummary {
  compile_id: CompileId;
  product_id: ProductId;
  state: CompileState;
  /**
   * SHA-256 of the bundle.
   */
  bundle_hash: Sha256Hex;
  /**
   * SHA-256 of the compiled artifact. Null unless SUCCEEDED.
   */
  artifact_hash: Sha256Hex | null;
  created_at: Timestamp;
  created_by: ActorId;
  /**
   * When the job ended. Null until then.
   */
  finished_at: Timestamp | null;
}

/**
 * What came of a bundle that passed its gates. An operator binds it to the product by its hash.
 */
export interface CompiledArtifact {
  /**
   * SHA-256 of the compiled artifact.
   */
  artifact_hash: Sha256Hex;
  key: ProductStoreKey;
  /**
   * The validator before the tenant's parameters are applied.
   */
  script_hash: ProductScriptHash;
  /**
   * Size of that validator in bytes, at most 12,288. The chain takes 16,384 in a transaction.
   * @isInt
   * @minimum 1
   */
  script_size_bytes: number;
  /**
   * The language of the script.
   */
  plutus_version: string;
}

/**
 * What a VARIABLE expense costs in the open cycle.
 */
export interface ConfirmVariableRequest {
  /**
   * The payer of the expense. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  /**
   * What it costs in this cycle.
   */
  amount: SquadAmount;
}

/**
 * The transcript of a conformance run, as evidence.
 */
export interface ConformanceEvidenceDocument {
  /**
   * The transcript of a conformance run.
   */
  kind: "conformance";
  /**
   * SHA-256 of the document's canonical JSON (RFC 8785).
   */
  hash: Sha256Hex;
  key: ProductStoreKey;
  /**
   * Whether it was made with another applied script than the certified one.
   */
  inherited: boolean;
  /**
   * The document itself.
   */
  document: ConformanceTranscript;
}

/**
 * The account that plays a key of the manifest.
 */
export interface ConformanceParty {
  key: ProductKeyName;
  account_id: AccountId;
}

/**
 * A conformance run has its verdict.
 */
export interface ConformanceRunCompletedData {
  run_id: ConformanceRunId;
  product_id: ProductId;
  product_version: ProductVersion;
  state: ConformanceRunState;
  verdict: ConformanceVerdict;
}

/**
 * A conformance run was left open for too long, or another version was bound, and it ended without a verdict.
 */
export interface ConformanceRunExpiredData {
  run_id: ConformanceRunId;
  product_id: ProductId;
  product_version: ProductVersion;
  state: ConformanceRunState;
}

/**
 * Identifier of a conformance run.
 * @pattern ^cfr_[0-9A-HJKMNP-TV-Z]{26}$ must look like cfr_01KJQC40HYZ8VXSBAQAE92J483
 */
export type ConformanceRunId = string;

/**
 * The accounts that play the scenarios. No keys cross the interface. Unknown fields are ignored, and named in the answer.
 */
export interface ConformanceRunOpenRequest {
  /**
   * Distinct CUSTOMER accounts of yours: the first acts, and there is one more for each COUNTERPARTY key of the
   * manifest, in its order. Further ones are not used. One you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   * @minItems 1
   * @maxItems 50
   */
  account_ids: AccountReference[];
  [key: string]: unknown;
}

/**
 * A conformance run was opened.
 */
export interface ConformanceRunOpenedData {
  run_id: ConformanceRunId;
  product_id: ProductId;
  product_version: ProductVersion;
  state: ConformanceRunState;
  /**
   * How many steps it has.
   * @isInt
   */
  steps: number;
}

/**
 * A conformance run, its steps and its verdict.
 */
export interface ConformanceRunResponse {
  run_id: ConformanceRunId;
  product_id: ProductId;
  /**
   * The version that is played.
   */
  product_version: ProductVersion;
  /**
   * The applied script that is played.
   */
  script_hash: ProductScriptHash;
  state: ConformanceRunState;
  /**
   * What came of it. Null until COMPLETED.
   */
  verdict: ConformanceVerdict | null;
  /**
   * Who plays which key.
   */
  parties: ConformanceParty[];
  /**
   * Every step of every scenario, in the order they are run.
   */
  steps: ConformanceStep[];
  /**
   * The step to run next. Null when none is left.
   */
  next_step_index: ConformanceStepIndex | null;
  /**
   * Where the transcript is kept, to name it as evidence of a certification. Null until COMPLETED.
   */
  evidence: ProductStoredDocument | null;
  /**
   * When the run ends without a verdict if steps are still left, a day after it was opened.
   */
  expires_at: Timestamp;
  created_at: Timestamp;
  created_by: ActorId;
  /**
   * When it was COMPLETED or EXPIRED. Null until then.
   */
  finished_at: Timestamp | null;
  ignored_fields?: IgnoredFields;
}

/**
 * OPEN while steps are left, COMPLETED with a verdict, EXPIRED when it was left open for more than a day, or another
 * version of the product was bound meanwhile; an expired run has no verdict.
 */
export type ConformanceRunState = "OPEN" | "COMPLETED" | "EXPIRED";

/**
 * A step of a run, what is expected of it and what came of it.
 */
export interface ConformanceStep {
  index: ConformanceStepIndex;
  scenario: ProductScenarioName;
  kind: ProductMoveKind;
  /**
   * The action. Null for kinds CREATE and CLOSE.
   */
  action: ProductActionName | null;
  /**
   * The key that signs it.
   */
  signed_by: ProductKeyName;
  /**
   * What is given. An account_id is written as the name of a key, whose account stands in for it; a time in seconds may
   * be written `now+90`, counted from the creation.
   */
  parameters: ProductParameterValues;
  /**
   * How long after the creation the move is made, at the earliest.
   * @isInt
   * @minimum 0
   * @maximum 315360000
   */
  after_seconds: number;
  expected_outcome: ProductOutcome;
  /**
   * The state the instance must be in afterwards.
   */
  expected_state: ProductStateName;
  /**
   * The code with which the validator must refuse. Null where the move is accepted.
   */
  expected_refusal: ProductRefusalCode | null;
  status: ConformanceStepStatus;
  /**
   * What the validator said. Null until it has.
   */
  outcome: ProductOutcome | null;
  /**
   * The state the instance is in afterwards; the one it would have been created in, where that was refused. Null until
   * the validator has spoken.
   */
  state: ProductStateName | null;
  /**
   * The code with which it was refused. Null where it was not.
   */
  refusal_code: ProductRefusalCode | null;
  /**
   * True until the row that this step leaves can be spent. The next step before that can answer 409.
   */
  awaiting_index: boolean;
  /**
   * The instance it moves. Null until the scenario has created it.
   */
  instance_id: ProductInstanceId | null;
  /**
   * The transaction on the chain, where a refused move stands too. Null until it is there, and for good where no
   * transaction could be made of the move.
   */
  chain_tx_id: Sha256Hex | null;
  /**
   * When it PASSED, FAILED or was SKIPPED. Null until then.
   */
  finished_at: Timestamp | null;
}

/**
 * A step of a conformance run passed or failed.
 */
export interface ConformanceStepFinishedData {
  run_id: ConformanceRunId;
  product_id: ProductId;
  index: ConformanceStepIndex;
  scenario: ProductScenarioName;
  status: ConformanceStepStatus;
  outcome: ProductOutcome;
  state: ProductStateName;
}

/**
 * Position of a step in its run, from 0.
 * @isInt
 * @minimum 0
 * @maximum 9999
 */
export type ConformanceStepIndex = number;

/**
 * Nothing is given; the manifest says what the step does. Any field is refused.
 */
export interface ConformanceStepRequest {
}

/**
 * PENDING until it is run, SUBMITTED while the chain works on it, PASSED when outcome, state and, where one is expected,
 * the code of the refusal are the expected ones, FAILED when they are not, SKIPPED when an earlier step of its scenario
 * failed.
 */
export type ConformanceStepStatus = "PENDING" | "SUBMITTED" | "PASSED" | "FAILED" | "SKIPPED";

/**
 * What came of all steps. Evidence of a certification.
 */
export interface ConformanceTranscript {
  /**
   * The form of the transcript, 1 today.
   * @isInt
   * @minimum 1
   */
  transcript_version: number;
  run_id: ConformanceRunId;
  product_id: ProductId;
  product_version: ProductVersion;
  /**
   * The applied script that was played.
   */
  script_hash: ProductScriptHash;
  /**
   * Who played which key.
   */
  parties: ConformanceParty[];
  /**
   * Every step, in order.
   */
  steps: ConformanceStep[];
  verdict: ConformanceVerdict;
  finished_at: Timestamp;
}

/**
 * PASSED when every step passed, else FAILED.
 */
export type ConformanceVerdict = "PASSED" | "FAILED";

/**
 * Identifier of an auto-collect consent.
 * @pattern ^cns_[0-9A-HJKMNP-TV-Z]{26}$ must look like cns_01KJQB64H7J1J224VQJFVSB7CE
 */
export type ConsentId = string;

/**
 * Which recurring expense may be collected, and up to how much.
 */
export interface ConsentRequest {
  /**
   * The member who consents, for their own share only. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  caller_account_id: AccountReference;
  /**
   * The recurring expense. One the squad does not have answers 404 `RECURRING_EXPENSE_NOT_FOUND`.
   */
  rex_id: RecurringExpenseReference;
  /**
   * The most that is collected in one calendar month (São Paulo). A share above it is not collected, not even in
   * part.
   */
  max_amount: SquadAmount;
}

/**
 * The consent as granted.
 */
export interface ConsentResponse {
  consent_id: ConsentId;
  rex_id: RecurringExpenseId;
  /**
   * The most that is collected in one calendar month (São Paulo).
   */
  max_amount: SquadMoney;
  /**
   * When it was granted. Granting again moves it.
   */
  granted_at: Timestamp;
  /**
   * The state it is in now. Granting always leaves it ACTIVE.
   * @default "ACTIVE"
   */
  state?: SquadConsentState;
  /**
   * What keeps it from collecting. Granting lifts a suspension, so it is null in this answer.
   */
  consent_state?: "SUSPENDED" | null;
}

/**
 * Who takes the consent back.
 */
export interface ConsentRevokeRequest {
  /**
   * The member who gave it; nobody else may take it back. An account you do not have answers 404
   * `ACCOUNT_NOT_FOUND`.
   */
  caller_account_id: AccountReference;
}

/**
 * The consent is gone. Shares posted from now on wait to be settled by hand.
 */
export interface ConsentRevokeResponse {
  sqd_id: SquadId;
  consent_id: ConsentId;
  /**
   * Always true.
   * @default true
   */
  revoked?: boolean;
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
 * A deposit (FUNDED) or an expense (ACCOUNTING).
 */
export interface ContributionRequest {
  /**
   * FUNDED moves the amount from the actor's account into the shared account now. ACCOUNTING moves nothing: it
   * records that the actor paid the amount for the members who share it. Anything else answers 400 `INVALID_KIND`.
   * @maxLength 64
   */
  kind: string;
  /**
   * The member who pays: for FUNDED the account the money leaves, for ACCOUNTING the creditor of the shares. An
   * account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  /**
   * What is deposited, or what the expense cost in all.
   */
  amount: SquadAmount;
  description?: SquadDescription;
  /**
   * For ACCOUNTING, the accounts of the members who share the expense, the actor among them when they bear a part.
   * Left out, all active members. It is kept: who joins or leaves later changes nothing in it.
   * @minItems 1
   * @maxItems 200
   * @uniqueItems
   */
  members_snapshot?: AccountReference[];
  /**
   * For ACCOUNTING, the transactions of the actor's account in which the expense was paid, where it was paid here.
   * A transaction can be split once only. Empty is the same as left out.
   * @maxItems 50
   * @uniqueItems
   */
  source_tx_ids?: SourceTransactionReference[];
  /**
   * For ACCOUNTING, how the amount is divided. Left out, EQUAL.
   */
  split?: SplitSpec;
}

/**
 * A deposit, an expense or a simplification, with its shares as they are now.
 */
export interface ContributionResponse {
  sqd_id: SquadId;
  entry_seq: SquadEntrySeq;
  kind: SquadContributionKind;
  state: SquadContributionState;
  /**
   * The member who paid, the creditor of an expense; of a simplification, the OWNER who simplified.
   */
  actor_account_id: AccountId;
  /**
   * What was deposited, what the expense cost in all, or the debts of the simplification. The shares sum to it.
   */
  amount: SquadMoney;
  /**
   * What it is for. Empty when none was given.
   */
  description: string;
  /**
   * The accounts of the members who share it, in the order that decides between equals about
   * cents left over. Empty for FUNDED and SIMPLIFICATION.
   */
  members_snapshot: AccountId[];
  /**
   * How it was divided last. Null for FUNDED and SIMPLIFICATION.
   */
  split: SplitSpec | null;
  /**
   * The parts, one for each member who shares it; a member has two after a paid share and a new division. Empty for
   * FUNDED.
   */
  shares: SquadShareOut[];
  /**
   * What is still owed of it, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  open_cents: number;
  /**
   * The transactions in which the expense was paid, where it was paid here.
   */
  source_tx_ids: TransactionId[];
  /**
   * The recurring expense it was posted from. Null for others.
   */
  rex_id: RecurringExpenseId | null;
  /**
   * The cycle it belongs to. Null when no cycle was open.
   */
  period: SquadPeriod | null;
  /**
   * The transfer of a deposit. Null for the others, which move nothing.
   */
  obligation_id: ObligationId | null;
  /**
   * The transaction of a deposit. Null for the others.
   */
  tx_id: TransactionId | null;
  created_at: Timestamp;
  /**
   * When one of its shares changed last.
   */
  updated_at: Timestamp;
}

/**
 * The other side of a payment, where it is outside the ledger. A member is left out where it is not known.
 */
export interface Counterparty {
  /**
   * Its name. Left out of the answers to writes, which are kept to answer repetitions, and of events: read the obligation.
   * @maxLength 200
   */
  name?: string;
  /**
   * Its CPF or CNPJ, masked.
   * @maxLength 40
   */
  tax_id?: string;
  /**
   * Where it has its account.
   */
  bank?: CounterpartyBank;
  /**
   * The number of its account, masked.
   * @maxLength 40
   */
  account?: string;
  /**
   * The Pix key by which it was paid, masked. A random key is shown.
   * @maxLength 100
   */
  pix_key?: string;
  /**
   * A name for it that says nothing of it: the same for every payment to or from the same tax id; where that is not known,
   * the same Pix key or account. `counterparty_digest` finds its payments.
   * @pattern ^[0-9a-f]{32}$ must look like 5d0b8f1c7a2e4936b1c0d9e8f7a65b43
   */
  digest?: string;
}

/**
 * The institution where the other side has its account. A member is left out where it is not known.
 */
export interface CounterpartyBank {
  /**
   * Its ISPB, eight digits or capital letters.
   * @pattern ^[0-9A-Z]{8}$ must look like 87654321
   */
  ispb?: string;
  /**
   * Its name, as the provider gives it.
   * @maxLength 200
   */
  name?: string;
}

/**
 * The `digest` of a counterparty.
 * @minLength 1
 * @maxLength 64
 */
export type CounterpartyDigest = string;

/**
 * Country as an ISO 3166-1 alpha-2 code.
 * @pattern ^[A-Z]{2}$ must look like BR
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
   * The most that is allowed, itself included. Minor units (centavos for BRL) for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
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
   * Applies only while the KYC level of the account's owner is this or lower; while the owner has an open risk flag,
   * the level counts as 0. When left out it applies to all.
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
   * Counts movements of this currency alone, for COUNT too; `threshold` is in its minor units. An ISO 4217 code in
   * capital letters, for a policy of an account that of the account; anything else answers 422 `INVALID_CURRENCY`.
   * @minLength 3
   * @maxLength 3
   * @default "BRL"
   */
  currency?: string;
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
   * @maxItems 10
   * @uniqueItems
   * @default []
   */
  gathers?: GlMemberType[];
}

/**
 * A new instance of a product.
 */
export interface CreateInstanceRequest {
  /**
   * The account that acts: its key is the manifest's ACTOR, and it pays the value. One you do not have answers 404
   * `ACCOUNT_NOT_FOUND`.
   */
  account_id: AccountReference;
  /**
   * The parameters of the manifest's `creation`.
   */
  parameters: ProductParameterValues;
  metadata?: Metadata;
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
   * The most that is allowed, itself included. Minor units (centavos for BRL) for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
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
   * Applies only while the KYC level of the account's owner is this or lower; while the owner has an open risk flag,
   * the level counts as 0. When left out it applies to all.
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
   * Counts movements of this currency alone, for COUNT too; `threshold` is in its minor units. An ISO 4217 code in
   * capital letters, for a policy of an account that of the account; anything else answers 422 `INVALID_CURRENCY`.
   * @minLength 3
   * @maxLength 3
   * @default "BRL"
   */
  currency?: string;
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
   * Whether all are created or none. False: each item is independent, and a refused item does not stop the items after it.
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
  /**
   * The earlier payment that this one repeats on purpose: the `obligation_id` in the details of `PAYMENT_REPEATED`. Where
   * another such payment was made meanwhile, that one is asked about.
   */
  confirms_repeat_of?: ObligationId;
  /**
   * What the payer says to the payee, up to 140 characters, as Pix carries it. It is sealed, sent to the rail, and never in
   * events.
   */
  description?: PaymentDescription;
  external_reference?: ExternalReference;
  initiation?: PaymentInitiation;
  /**
   * The risk flag of kind OWN_WITHDRAWAL that permits this payment, where the debtor's owner is marked for fraud. It shows in
   * `match_keys`. Of any other debtor it has no effect.
   */
  own_withdrawal?: RiskFlagId;
}

/**
 * A new account of the tenant at a provider.
 */
export interface CreateProviderAccountRequest {
  /**
   * Name of the provider account. It is unique in the installation and stands in the addresses to which the provider
   * delivers, so it leads to the tenant. It is never changed and never used again.
   */
  provider_id: ProviderId;
  type: ProviderAccountType;
  /**
   * The adapter of this installation that speaks with the provider, for example `sim_sponsor_v1`, `sim_kyc_v1` or
   * `local_chain_v1`. One that is missing, or for another type, answers 422 `PROVIDER_ADAPTER_UNKNOWN`.
   * @minLength 1
   * @maxLength 64
   */
  adapter: string;
  /**
   * Name of the provider for people.
   * @minLength 1
   * @maxLength 120
   */
  display_name: string;
  /**
   * Where the provider is reached: `https`, to a public address, else 422 `PROVIDER_URL_REFUSED`; loopback is for
   * the simulated providers. Left out, the address that the adapter knows.
   * @format uri
   * @maxLength 500
   * @pattern ^https?://[^\s\x40]+$ must look like https://api.banco-ponte.example/v2
   */
  base_url?: string;
  /**
   * How the provider's deliveries are verified. `timestamped_hmac_v1` when left out. A CHAIN is read and delivers
   * nothing: leave it out.
   */
  verification_strategy?: ProviderVerificationStrategy;
  /**
   * The secret that signs deliveries, where the provider gives you one; for `standard_webhooks_v1`, `whsec_` and 24
   * to 64 bytes in base64. Left out, one is drawn and shown once, in the answer.
   * @minLength 32
   * @maxLength 256
   * @pattern ^[\x21-\x7E]{32,256}$ must look like whsec_c3ZENSplFmlx0VWcREj0LmWs3AmFrIr1CF5dc4gCEVg
   */
  secret?: string;
  /**
   * Currency of the money kept at the provider. BRL when left out; not used where none is kept.
   */
  currency?: Currency;
  /**
   * The ASSET account of the tenant that stands for the money kept at the provider. Left out, one is opened. One the
   * tenant does not have answers 404 `ACCOUNT_NOT_FOUND`. Not used where no money is kept.
   */
  ledger_account_id?: AccountReference;
  /**
   * The account at the bank, to tell its statement by and to send it money. Masked in answers.
   */
  coordinates?: ProviderBankCoordinates;
}

/**
 * A new recurring expense.
 */
export interface CreateRecurringExpenseRequest {
  /**
   * The OWNER who asks. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  description: RecurringExpenseDescription;
  amount_kind: RecurringAmountKind;
  /**
   * What it costs each cycle. Needed for FIXED and refused for VARIABLE: either is a validation error.
   */
  amount?: SquadAmount;
  /**
   * The member who pays it and is owed the others' shares. An account you do not have answers 404
   * `ACCOUNT_NOT_FOUND`.
   */
  payer_account_id: AccountReference;
  /**
   * The day of the month it falls due. The first time is the next such day, today included.
   */
  due_day: SquadMonthDay;
  /**
   * The accounts of the members who share it. Left out, all who are active members on the day it is posted.
   * @minItems 1
   * @maxItems 200
   * @uniqueItems
   */
  members_snapshot?: AccountReference[];
  /**
   * How it is divided. Left out, EQUAL. EXACT needs an amount that stays the same, thus FIXED.
   */
  split?: SplitSpec;
}

/**
 * A payment for later. ONE_SHOT needs `run_at`, RECURRING needs `recurrence`; a field of the other type, unless null,
 * is a validation error.
 */
export interface CreateScheduleRequest {
  /**
   * The account that owns the schedule and pays. One you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  account_id: AccountReference;
  schedule_type: ScheduleType;
  action: ScheduleAction;
  /**
   * When a ONE_SHOT pays. An instant that has passed is due at once while it is within `misfire_grace_seconds`, and
   * is refused with 422 `RUN_AT_IN_PAST` beyond.
   */
  run_at?: Instant;
  /**
   * The anchor of a RECURRING schedule; when it is created, if left out. In the past it still gives the pattern,
   * and the first occurrence is the next one after the creation.
   */
  first_run_at?: Instant;
  /**
   * When a RECURRING schedule is due.
   */
  recurrence?: RecurrenceRule | null;
  /**
   * What a refused occurrence does. Without one, or with null, a refusal is final.
   */
  retry_policy?: RetryPolicy | null;
  /**
   * How late an occurrence may still be executed, in seconds, for example after an outage. One found later than that
   * is recorded as MISFIRED and never executed. 0 still allows the few seconds until the scheduler next looks at the
   * clock.
   * @isInt
   * @minimum 0
   * @maximum 604800
   * @default 86400
   */
  misfire_grace_seconds?: number;
  /**
   * The IANA time zone on whose clock a recurrence runs, links such as `Singapore` included. A name that is not known
   * answers 422 `INVALID_TIMEZONE`.
   * @minLength 1
   * @maxLength 64
   * @default "America/Sao_Paulo"
   */
  timezone?: string;
}

/**
 * A new squad.
 */
export interface CreateSquadRequest {
  /**
   * The account that founds the squad and becomes its first OWNER. The squad takes its currency. It must be of type
   * CUSTOMER, else 422 `MEMBER_NOT_ELIGIBLE`; an account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  name: SquadName;
  /**
   * What the squad is for.
   * @minLength 1
   * @maxLength 500
   */
  description?: string;
  emoji?: SquadEmoji;
  image_url?: SquadImageUrl;
  /**
   * Where the squad is at home, or travels to. Only its members see it.
   */
  location?: SquadLocation;
  template?: SquadTemplate;
  template_config?: SquadTemplateConfig;
}

/**
 * A new transfer template. It is never changed afterwards, only retired.
 */
export interface CreateTransferTemplateRequest {
  name: TransferTemplateName;
  /**
   * What the transfers are for, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  description?: string;
  rail: RailFamily;
  amount: TransferTemplateAmount;
  /**
   * Who pays.
   */
  debtor: TransferTemplateSide;
  /**
   * Who is paid.
   */
  creditor: TransferTemplateSide;
  /**
   * Fixed match keys of the transfers.
   */
  match_keys?: MatchKeys;
  /**
   * Fixed metadata of the transfers.
   */
  metadata?: Metadata;
  /**
   * What is given for each transfer.
   * @maxItems 30
   */
  parameters?: TransferTemplateParameter[];
}

/**
 * A new webhook endpoint.
 */
export interface CreateWebhookEndpointRequest {
  /**
   * Where events are sent: an https address that the public internet reaches, without user name or password. An
   * unusable address answers 422 `WEBHOOK_URL_REFUSED`.
   */
  url: WebhookUrl;
  /**
   * What it is for, for your own records, without personal data.
   * @minLength 1
   * @maxLength 200
   */
  description?: string;
  /**
   * Which events are sent, as types, as beginnings with `.*`, or `*` for all. All when left out. One that matches no
   * type answers 422 `UNKNOWN_EVENT_TYPE`.
   */
  event_types?: WebhookEventTypes;
  /**
   * Whether events are sent from now on.
   * @default true
   */
  enabled?: boolean;
  metadata?: Metadata;
}

/**
 * Currency as an ISO 4217 code.
 * @pattern ^[A-Z]{3}$ must look like BRL
 */
export type Currency = string;

/**
 * How many decimals the currency has by ISO 4217: an amount is so many places to the left of what is sent and answered.
 * 2 for BRL, 0 for JPY and CLP, 3 for KWD, 4 for CLF. Null where ISO 4217 gives none, as for gold (XAU).
 * @isInt
 * @minimum 0
 * @maximum 4
 */
export type CurrencyExponent = number | null;

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
   * with a value, the word before it in any case; any other text is a name known to the rail, by which PIX finds no
   * creditor: there it is a validation error. Any spelling of a Pix key is that key. A code behind `brcode:` is read as `decodePixQr` reads it, form and checksum; one that is none is
   * a validation error that says why. Masked in reads.
   * @minLength 1
   * @maxLength 600
   */
  external_id?: string;
}

/**
 * Whether it answers. Of the chain: `unreachable` while moves of products wait for it, `differs` when it shows another
 * custody than the books of your tenant (`product_custody.mismatch`).
 */
export type DependencyState = "up" | "down" | "unreachable" | "differs";

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
 * Why an instance cannot be closed now. AWAITING_INDEX: a move is on its way; it can be closed once that is done.
 * NOT_YET: the path is open from `closable_from` on. LOCK_NEEDED: every path locks further money of a party, which a
 * drain never takes. PARAMETER_UNKNOWN: every path needs a parameter that only a party can give. KEY_NOT_HELD: every
 * path needs a signature with a key of nobody here. NO_PATH: no move leads from its state to a final one. Values may
 * be added.
 */
export type DrainBlocker = "AWAITING_INDEX" | "NOT_YET" | "LOCK_NEEDED" | "PARAMETER_UNKNOWN" | "KEY_NOT_HELD" | "NO_PATH";

/**
 * How one open instance would close.
 */
export interface DrainPlanItem {
  instance_id: ProductInstanceId;
  /**
   * The version of the product that holds it.
   */
  product_version: ProductVersion;
  /**
   * The state it is in. Null until its creation is on the chain.
   */
  state: ProductStateName | null;
  /**
   * The account that created it and locked its value.
   */
  account_id: AccountId;
  /**
   * The value it holds.
   */
  locked_value: AmountDetail;
  /**
   * Whether it can be closed now.
   */
  closable: boolean;
  /**
   * Why it cannot. Null when it can.
   */
  blocker: DrainBlocker | null;
  /**
   * From when it can, for NOT_YET. Null otherwise.
   */
  closable_from: Timestamp | null;
  /**
   * The moves that lead it to a final state: the fewest there are and, of as many, those that pay the account which
   * created it most; of as much, its closing, then the first in the manifest's order. What the validator refused to a
   * drain of the instance as it stands is taken only where nothing else leads on. Empty where there are none.
   */
  path: DrainStep[];
  /**
   * Where its value would go; the amounts add up to `locked_value`. Empty where there is no path.
   */
  releases: DrainRelease[];
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of `instance_id`, `path` and `releases`. Give it along when you close
   * the instance, and it is closed in this way or not at all. Null where there is no path.
   */
  plan_hash: Sha256Hex | null;
}

/**
 * A page of the plan, and what it comes to as a whole.
 */
export interface DrainPlanResponse {
  product_id: ProductId;
  lifecycle: ProductLifecycle;
  /**
   * How many instances are open, on all pages and in all versions.
   * @isInt
   * @minimum 0
   */
  open_instances: number;
  /**
   * How many of them can be closed now.
   * @isInt
   * @minimum 0
   */
  closable_instances: number;
  /**
   * The value which they all hold.
   */
  committed_value: AmountDetail;
  /**
   * When the plan was worked out. It is worked out anew with every read.
   */
  planned_at: Timestamp;
  /**
   * The open instances of this page, oldest first.
   */
  items: DrainPlanItem[];
  next_cursor: NextCursor;
}

/**
 * What an account gets of the value of an instance.
 */
export interface DrainRelease {
  /**
   * The key of the instance that is paid.
   */
  key: ProductKeyName;
  /**
   * The account whose key that is.
   */
  account_id: AccountId;
  amount: AmountDetail;
}

/**
 * Which instances to close.
 */
export interface DrainRequest {
  /**
   * The instances, each once.
   * @minItems 1
   * @maxItems 100
   */
  instances: DrainSelection[];
  /**
   * Why, for the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason: string;
}

/**
 * What became of each instance that was named.
 */
export interface DrainResponse {
  product_id: ProductId;
  /**
   * How many are CLOSING.
   * @isInt
   * @minimum 0
   */
  closing: number;
  /**
   * How many were ALREADY_CLOSED.
   * @isInt
   * @minimum 0
   */
  already_closed: number;
  /**
   * How many were REFUSED.
   * @isInt
   * @minimum 0
   */
  refused: number;
  /**
   * One result per instance, in the order they were named.
   */
  results: DrainResult[];
}

/**
 * What became of one instance.
 */
export interface DrainResult {
  /**
   * The instance, as it was named.
   */
  instance_id: string;
  status: DrainResultStatus;
  /**
   * The moves it closes by. Left out unless CLOSING.
   */
  path?: DrainStep[];
  /**
   * Where its value goes, once the last move is on the chain. Left out unless CLOSING.
   */
  releases?: DrainRelease[];
  /**
   * Why it was refused: `PRODUCT_INSTANCE_NOT_FOUND`, `INSTANCE_NOT_INDEXED`, `INSTANCE_NOT_DRAINABLE` or
   * `DRAIN_PLAN_CHANGED`. Left out unless REFUSED.
   */
  error?: Error;
}

/**
 * CLOSING: the first move is recorded and on its way to the chain; the others follow by themselves. ALREADY_CLOSED:
 * it had reached its end before. REFUSED: nothing was done, and `error` says why.
 */
export type DrainResultStatus = "CLOSING" | "ALREADY_CLOSED" | "REFUSED";

/**
 * An instance to close.
 */
export interface DrainSelection {
  /**
   * The instance. One that the product does not have is REFUSED in its result.
   * @minLength 1
   * @maxLength 64
   */
  instance_id: string;
  /**
   * The way it shall close, as the plan gave it. When it would close in another way by now it is REFUSED. Left out or
   * null, it closes in whatever way there is.
   */
  plan_hash?: Sha256Hex | null;
}

/**
 * A move on the way to the end of an instance.
 */
export interface DrainStep {
  /**
   * Position on the path, from 0.
   * @isInt
   * @minimum 0
   */
  index: number;
  kind: ProductMoveKind;
  /**
   * The action. Null for kind CLOSE.
   */
  action: ProductActionName | null;
  /**
   * The state it starts from.
   */
  from_state: ProductStateName;
  /**
   * The state it leads to.
   */
  to_state: ProductStateName;
  /**
   * The key that signs it.
   */
  signed_by: ProductKeyName;
  /**
   * The account whose key that is. The ledger keeps it and signs with it; it crosses no interface.
   */
  signed_by_account_id: AccountId;
}

/**
 * Why a drain stopped: REFUSED, its move was refused; PARTY_MOVED, a party moved the instance by itself. Values may be added.
 */
export type DrainStopCause = "REFUSED" | "PARTY_MOVED";

/**
 * Who drives the action, and with what.
 */
export interface DriveActionRequest {
  /**
   * The account that signs; it holds a key of the instance. Whether this one may is for the validator to say. One
   * you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  account_id: AccountReference;
  /**
   * The parameters of the action; leave them out where it declares none.
   */
  parameters?: ProductParameterValues;
}

/**
 * A public key to take bundles from.
 */
export interface EnrollProductKeyRequest {
  /**
   * Who signs with it. An author has one active key; the former one is superseded.
   */
  author: ProductKeyAuthor;
  /**
   * The public key as PEM, a SubjectPublicKeyInfo between `-----BEGIN PUBLIC KEY-----` and its end. Never send the
   * private half: it stays where bundles are signed.
   * @minLength 100
   * @maxLength 1000
   */
  public_key: string;
}

/**
 * The identifier of what an event is about.
 * @minLength 1
 * @maxLength 128
 */
export type EntityReference = string;

/**
 * Entity tags as HTTP writes them, each in its quotes, with commas between them; `*` for any.
 * @maxLength 2000
 */
export type EntityTags = string;

/**
 * Every refusal and failure but failed request validation.
 */
export interface Error {
  /**
   * The code, stable and never reused. The catalogue says what to do about it.
   * @pattern ^[A-Z][A-Z0-9_]*$ must look like INSUFFICIENT_FUNDS
   */
  error: string;
  /**
   * A sentence for a person, in the language of `Accept-Language`, English or Portuguese. It may change; do not compare it.
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
 * Something that happened, once. The same envelope is read here and delivered to webhook endpoints; unknown fields and
 * types are to be ignored.
 */
export interface Event {
  /**
   * The same on every delivery and in every read, so deduplicate by it.
   */
  event_id: EventId;
  event_type: EventType;
  /**
   * Version of the envelope and of the data. Always 1 today; within it fields are only added.
   * @isInt
   * @minimum 1
   */
  event_version: number;
  /**
   * When it happened. Use it to put events in order; those of one entity have their version too.
   */
  occurred_at: Timestamp;
  /**
   * When this copy was emitted: on a delivery the time of the attempt, in a read the time it entered the feed. No
   * part of the event's identity.
   */
  published_at: Timestamp;
  tenant: TenantId;
  entity: EventEntity;
  correlation: EventCorrelation;
  data: EventPayload;
  /**
   * True on a test delivery, which is about nothing that happened. Otherwise left out.
   */
  test?: boolean;
}

/**
 * What the event belongs to. All four are always there, null where they do not apply.
 */
export interface EventCorrelation {
  /**
   * The obligation.
   */
  obligation_id: ObligationId | null;
  /**
   * The squad.
   */
  sqd_id: SquadId | null;
  /**
   * The safe swap.
   */
  swp_id: SafeswapId | null;
  /**
   * The transaction.
   */
  tx_id: TransactionId | null;
}

/**
 * What the event is about. Other members may be added; ignore them.
 */
export interface EventEntity {
  /**
   * The identifier of the resource that changed.
   */
  entity_id: EntityReference;
  /**
   * Its version after the change. The versions of one entity have no holes in the feed, so a missing number is a
   * missed event.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  version: number;
}

/**
 * An event with its place in the feed.
 */
export interface EventFeedItem {
  /**
   * The same on every delivery and in every read, so deduplicate by it.
   */
  event_id: EventId;
  event_type: EventType;
  /**
   * Version of the envelope and of the data. Always 1 today; within it fields are only added.
   * @isInt
   * @minimum 1
   */
  event_version: number;
  /**
   * When it happened. Use it to put events in order; those of one entity have their version too.
   */
  occurred_at: Timestamp;
  /**
   * When it entered the feed. A delivery of it says the time of the attempt here.
   */
  published_at: Timestamp;
  tenant: TenantId;
  entity: EventEntity;
  correlation: EventCorrelation;
  data: EventPayload;
  /**
   * Its place in the feed. Give it as `after` to read what comes after it.
   */
  position: EventPosition;
}

/**
 * Identifier of an event, the same on every delivery of it.
 * @pattern ^evt_[0-9a-f]{32}$ must look like evt_f5c573ab0615ea8f3c19060d398747dc
 */
export type EventId = string;

/**
 * A page of the feed.
 */
export interface EventListResponse {
  /**
   * The events of this page; newest first, or oldest first with `after`.
   */
  items: EventFeedItem[];
  next_cursor: NextCursor;
}

/**
 * What is particular to the event type, never a raw record and never personal data. Its fields are in the events
 * document, a schema for each type; within `event_version` 1 fields are only added.
 */
export interface EventPayload {
  [key: string]: unknown;
}

/**
 * A place in the feed, to resume from. It says nothing else; do not take it apart.
 * @minLength 1
 * @maxLength 128
 */
export type EventPosition = string;

/**
 * The identifier of an event.
 * @minLength 1
 * @maxLength 64
 */
export type EventReference = string;

/**
 * What happened, `noun.verb`. Types may be added: leave alone what you do not know.
 * @pattern ^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$ must look like obligation.settled
 */
export type EventType = string;

/**
 * An event type; or a beginning and `.*`, for every type that begins so; or `*`, for all.
 * @maxLength 100
 * @pattern ^(\*|[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*\.(\*|[a-z][a-z0-9_]*))$ must look like obligation.*
 */
export type EventTypeFilter = string;

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
  currency_exponent?: CurrencyExponent;
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
  /**
   * The other side, without its name. Left out where the provider says nothing of it.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls the payment. Left out where it has no name.
   */
  end_to_end_id?: PaymentName;
}

/**
 * Evidence could not be processed. It is retried automatically; if it never succeeds, evidence.unmatched follows, with
 * the reason PROCESSING_ERROR.
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
  currency_exponent?: CurrencyExponent;
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
  /**
   * The other side, without its name. Left out where the provider says nothing of it.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls the payment. Left out where it has no name.
   */
  end_to_end_id?: PaymentName;
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
 * @pattern ^evd_[0-9A-HJKMNP-TV-Z]{26}$ must look like evd_01KJQ9E2F3V9JMT8Q9T26AFZQR
 */
export type EvidenceId = string;

/**
 * What the provider says. SETTLEMENT: a payment of ours arrived, or a payment to us that we expected. FAILURE: a
 * payment failed and its money came back. INBOUND_CREDIT: money arrived, announced or not; each is money of its own,
 * so that what comes for an obligation which has its money already waits for an operator.
 *
 * Money comes in once under one `end_to_end_id`, whatever kinds of evidence report it, in whatever order.
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
  currency_exponent?: CurrencyExponent;
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
  /**
   * The other side, without its name. Left out where the provider says nothing of it.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls the payment. Left out where it has no name.
   */
  end_to_end_id?: PaymentName;
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
 * another outcome, which never flips, or final already when further money comes for it. ACCOUNT_CLOSED: the account that should receive the money is closed.
 * BOOKED_ALREADY: its payment came in before under the same `end_to_end_id`, for something else; no money came with it again.
 * EXCEEDS_ORIGINAL: a return of a payment with which more would have come back than was paid.
 * PARTY_BLOCKED: the owner of the account is marked for fraud. LIMIT_EXCEEDED: a limit on credits rejects it. BALANCE_OVERFLOW: the account can hold no more,
 * or nothing may move that much (over 10^13 minor units, or more than is left of what a tenant moves): then no money waits with it. TOO_EARLY: the obligation is not yet in a state to which it applies.
 * PROCESSING_ERROR: it could not be processed. Values may be added.
 */
export type EvidenceReasonCode = "NO_MATCH" | "SEVERAL_MATCHES" | "AMOUNT_DIFFERS" | "CONTRADICTS_FINAL" | "BOOKED_ALREADY" | "ACCOUNT_CLOSED" | "EXCEEDS_ORIGINAL" | "PARTY_BLOCKED" | "LIMIT_EXCEEDED" | "BALANCE_OVERFLOW" | "TOO_EARLY" | "PROCESSING_ERROR";

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
 * What an operator decided. MATCH: it belongs to this obligation. CREDIT: its money goes to this account. DISMISS: no
 * obligation will come of it.
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
  currency_exponent?: CurrencyExponent;
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
  /**
   * The other side, without its name. Left out where the provider says nothing of it.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls the payment. Left out where it has no name.
   */
  end_to_end_id?: PaymentName;
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
   * The other side, as the provider names it. Left out where it says nothing of it.
   */
  counterparty?: Counterparty;
  /**
   * What the payer says to the payee. Left out where nothing was said.
   */
  description?: PaymentDescription;
  /**
   * SHA-256 of what the provider sent, of its bytes where it came to a receiver, else of its canonical JSON (RFC 8785). Null when nothing was given.
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
   * How much money waits on the exception account because of it, in minor units. Money of an expected payment waits as
   * that payment's own: see `exception_cents` of the obligation.
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
 * after each event that applies. FAILED: it could not be processed; it is tried again by itself, ever more rarely, and in
 * the end UNMATCHED with `PROCESSING_ERROR`. RESOLVED: an operator decided. MATCHED and RESOLVED are final, except
 * that waiting money of dismissed evidence may still be credited.
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
  currency_exponent?: CurrencyExponent;
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
  /**
   * The other side, without its name. Left out where the provider says nothing of it.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls the payment. Left out where it has no name.
   */
  end_to_end_id?: PaymentName;
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
   * Where the party is reached: `pix_key:`, `br_account:`, `brcode:`, `phone:`, `email:` or `tax_id:` with a value, the
   * word before it in any case; any other text is a name known to the rail. Any spelling of a Pix key is that key. A code behind `brcode:` is read as `decodePixQr` reads it, form and
   * checksum; one that is none is a validation error that says why. It takes the place of the account wherever the
   * account is named as a side of an obligation. Masked in reads.
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
  currency_exponent?: CurrencyExponent;
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
 * What you call the payment, for you to find it by. It is not unique and not sent to the rail. Stored and announced as it
 * is: no personal data.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[\x20-\x7E]{1,100}$ must look like F-2026-0302
 */
export type ExternalReference = string;

/**
 * What is left of the compiles of the day.
 */
export interface FoundryQuotaResponse {
  /**
   * The day the numbers are of.
   */
  day: AccountingDay;
  /**
   * How many compile jobs your tenant may submit in a day.
   * @isInt
   * @minimum 0
   */
  daily_allowance: number;
  /**
   * How many it has submitted today, without those that FAILED.
   * @isInt
   * @minimum 0
   */
  used: number;
  /**
   * How many it may still submit today.
   * @isInt
   * @minimum 0
   */
  remaining: number;
  /**
   * When the next day, and its allowance, begins.
   */
  resets_at: Timestamp;
}

/**
 * Something that a gate found.
 */
export interface GateFinding {
  /**
   * What kind of finding it is, stable.
   */
  code: string;
  severity: GateFindingSeverity;
  /**
   * The finding in a sentence.
   */
  message: string;
  /**
   * The file of the bundle. Null where the finding concerns the whole of it.
   */
  path: ProductBundlePath | null;
  /**
   * Line of the file, from 1. Null where it concerns no one line.
   * @isInt
   * @minimum 1
   */
  line: number | null;
}

/**
 * How grave a finding is. One ERROR fails its gate.
 */
export type GateFindingSeverity = "ERROR" | "WARNING" | "INFO";

/**
 * What the gates of the foundry say of a bundle. Evidence of a certification.
 */
export interface GateReport {
  /**
   * The form of the report, 1 today.
   * @isInt
   * @minimum 1
   */
  report_version: number;
  compile_id: CompileId;
  product_id: ProductId;
  /**
   * The bundle it is about.
   */
  bundle_hash: Sha256Hex;
  /**
   * The artifact that was made. Null when a gate stopped the bundle.
   */
  artifact_hash: Sha256Hex | null;
  /**
   * The compiler and its version.
   */
  toolchain: string;
  verdict: GateReportVerdict;
  /**
   * Every gate, in the order they were passed through.
   */
  gates: GateResult[];
  reported_at: Timestamp;
}

/**
 * What the gates of the foundry say of a bundle, as evidence.
 */
export interface GateReportEvidenceDocument {
  /**
   * What the gates of the foundry say of the bundle.
   */
  kind: "gate_report";
  /**
   * SHA-256 of the document's canonical JSON (RFC 8785).
   */
  hash: Sha256Hex;
  key: ProductStoreKey;
  /**
   * Whether it was made with another applied script than the certified one.
   */
  inherited: boolean;
  /**
   * The document itself.
   */
  document: GateReport;
}

/**
 * FAILED when a BLOCKING gate failed, else PASSED.
 */
export type GateReportVerdict = "PASSED" | "FAILED";

/**
 * What one gate says of the bundle.
 */
export interface GateResult {
  /**
   * Name of the gate. In their order: `signature`, `manifest`, `compile`, `unit_tests`, `datum_layout`,
   * `value_conservation`, `script_budget`, `reproducibility`; others may be added.
   */
  gate: string;
  /**
   * What the gate looks at.
   */
  description: string;
  severity: GateSeverity;
  verdict: GateVerdict;
  /**
   * What the gate found, the gravest first.
   */
  findings: GateFinding[];
}

/**
 * What a failed gate means. BLOCKING stops the bundle, ADVISORY is for the author to read.
 */
export type GateSeverity = "BLOCKING" | "ADVISORY";

/**
 * PASSED, FAILED, or SKIPPED because an earlier gate stopped the bundle.
 */
export type GateVerdict = "PASSED" | "FAILED" | "SKIPPED";

/**
 * The other side of a payment as a report names it. It is sealed; reads mask all but its name and its bank.
 */
export interface GivenCounterparty {
  /**
   * Its name.
   * @minLength 1
   * @maxLength 200
   */
  name?: string;
  /**
   * Its CPF or CNPJ.
   * @minLength 1
   * @maxLength 40
   */
  tax_id?: string;
  /**
   * Where it has its account.
   */
  bank?: GivenCounterpartyBank;
  /**
   * The number of its account.
   * @minLength 1
   * @maxLength 40
   */
  account?: string;
  /**
   * Its Pix key, in any spelling.
   * @minLength 1
   * @maxLength 154
   */
  pix_key?: string;
}

/**
 * An institution.
 */
export interface GivenCounterpartyBank {
  /**
   * Its ISPB, eight digits or capital letters.
   * @pattern ^[0-9A-Z]{8}$ must look like 87654321
   */
  ispb?: string;
  /**
   * Its name.
   * @minLength 1
   * @maxLength 200
   */
  name?: string;
}

/**
 * Code in the chart of accounts. Letters, digits, dots and hyphens.
 * @minLength 1
 * @maxLength 32
 * @pattern ^[0-9A-Za-z][0-9A-Za-z.-]{0,31}$ must look like 2100
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
 * @pattern ^gla_[0-9A-HJKMNP-TV-Z]{26}$ must look like gla_01KJQ7GYZ04C5RS4A82KFCQK85
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
 * @pattern ^gle_[1-9][0-9]{0,15}_[1-9][0-9]{0,4}$ must look like gle_3_2
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
 * was returned after a dispute. TOKENS are the ASSET accounts that back qBRL: they do not count as ASSET.
 */
export type GlMemberType = "ASSET" | "TRANSIT" | "REVENUE" | "EXCEPTION" | "CUSTOMER" | "GUEST" | "SQUAD" | "FAUCET" | "CLEARING" | "TOKENS";

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
  currency_exponent?: CurrencyExponent;
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
  detail: ValidationError[];
}

/**
 * How far your books were checked. The checker follows the journal, and checks all books in turns. Left out before
 * the first check.
 */
export interface HealthBooks {
  status: BooksStatus;
  /**
   * The number of the last entry that was checked.
   * @isLong
   * @minimum 0
   */
  checked_to: number;
  /**
   * The age of the first entry that was not checked, in seconds; 0 where all were.
   * @isDouble
   * @minimum 0
   */
  behind_seconds: number;
  /**
   * The number of the last entry of the newest check of all your books.
   * @isLong
   * @minimum 0
   */
  whole_checked_to?: number;
  whole_checked_at?: Timestamp;
  difference?: BooksDifference;
}

/**
 * The clock of a sandbox that was moved ahead, by which everything here is dated. Left out where the clock was never
 * moved, as in production.
 */
export interface HealthClock {
  /**
   * How far it is ahead of the machine's, rounded to seconds.
   * @isLong
   * @minimum 0
   */
  moved_by_seconds: number;
}

/**
 * The demo data of a sandbox, which is being made: its days lie before today, so the clock by which everything here is
 * dated is behind the machine's. Left out once they are there, and where none are made.
 */
export interface HealthDemo {
  /**
   * How far the clock is behind the machine's, rounded to seconds.
   * @isLong
   * @minimum 0
   */
  behind_by_seconds: number;
}

/**
 * Something that the service depends on.
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
   * The dependencies of the service.
   */
  dependencies: HealthDependency[];
  clock?: HealthClock;
  demo?: HealthDemo;
  books?: HealthBooks;
}

/**
 * `ok`; `degraded` when schedules, webhooks or moves of products wait, the custody of your products differs from the
 * chain, or your books differ from their entries, while the ledger works.
 */
export type HealthState = "ok" | "degraded";

/**
 * The payment is not sent yet: it is analysed until then. Its money is in transit. Redispatching lets it through, resolving it as
 * CANCELED refuses it. Stands only in the answer that creates a payment; events tell the rest.
 */
export interface HeldForAnalysis {
  cause: AnalysisCause;
  on_end: AnalysisEnd;
  until: Timestamp;
}

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
  currency_exponent?: CurrencyExponent;
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
  currency_exponent?: CurrencyExponent;
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
   * The account that was paid. Null when the capture pays to the outside.
   */
  creditor_account_id: AccountId | null;
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
  currency_exponent?: CurrencyExponent;
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
 * @pattern ^hld_[0-9A-HJKMNP-TV-Z]{26}$ must look like hld_01KJQ9H11G0W484T2TGEMDX6KQ
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
  currency_exponent?: CurrencyExponent;
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
  currency_exponent?: CurrencyExponent;
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
  currency_exponent?: CurrencyExponent;
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
   * The account that the capture paid. Null unless CAPTURED, and for a capture that pays to the outside.
   */
  creditor_account_id: AccountId | null;
  /**
   * The obligation that the capture created: final at once, or on its way to the outside. Null unless CAPTURED.
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
  /**
   * The charge of Pix Automático that the money is reserved for; only the charge captures or releases it. Null for a
   * hold of your own.
   */
  pix_mandate_charge_id?: PixMandateChargeId | null;
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
  limit_warnings?: LimitWarnings;
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
 * @pattern ^[\x20-\x7E]{1,255}$ must look like 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
 */
export type IdempotencyKey = string;

/**
 * Path of a field in a request.
 * @maxLength 1000
 */
export type IgnoredField = string;

/**
 * Fields of the request that were ignored, because there are no such fields; the header `Razao-Ignored-Fields` says which names are near. Absent where none was, and in reads.
 */
export type IgnoredFields = IgnoredField[];

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
   */
  provider_id: ProviderReference;
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
   * name and another value; where there is none, the one to which earlier evidence with the same `end_to_end_id`
   * belongs. An INBOUND_CREDIT that fits no obligation goes to the account that `account_id` or `pix_key` names; one
   * with `original_end_to_end_id` sends a payment of yours back, to the account that paid it. Any spelling of a Pix
   * key is that key.
   *
   * Rail, kind and `end_to_end_id` name the evidence as well: the same again, under whatever `external_id`, is the
   * first record. Another kind of the same `end_to_end_id` reports the same money: it is MATCHED to where the money
   * is booked, takes the money where it waits, or is UNMATCHED without money.
   */
  match_keys: MatchKeys;
  /**
   * The amount that moved, or for FAILURE should have moved. It must be the obligation's, to the cent.
   */
  amount: AmountField;
  /**
   * When it happened outside. The movement counts from that time, at most 7 days back. A time in the future counts
   * as now, and so does a time of the same day that is no more than a minute ago.
   */
  occurred_at: Instant;
  /**
   * What the provider sent, unchanged. Kept encrypted and never shown again. At most 64 KB as UTF-8 JSON.
   */
  payload?: EvidencePayload;
  /**
   * The other side, as the provider names it.
   */
  counterparty?: GivenCounterparty;
  /**
   * What the payer says to the payee.
   */
  description?: PaymentDescription;
}

/**
 * Name of a state.
 * @minLength 1
 * @maxLength 64
 */
export type InstanceStateFilter = string;

/**
 * An instant as a caller may write it, ISO 8601 with `Z` or an offset.
 * @format date-time
 * @maxLength 40
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$ must look like 2026-03-02T12:30:00Z
 */
export type Instant = string;

/**
 * Who answers the invitation.
 */
export interface InvitationAnswerRequest {
  /**
   * The account that was invited. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  invitee_account_id: AccountReference;
}

/**
 * Whom to invite.
 */
export interface InviteRequest {
  /**
   * The OWNER who invites. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  /**
   * The accounts to invite, each once. They must be of type CUSTOMER and hold the currency of the squad. An account
   * you do not have answers 404 `ACCOUNT_NOT_FOUND`, and nobody is invited.
   * @minItems 1
   * @maxItems 50
   * @uniqueItems
   */
  invitee_account_ids: AccountReference[];
}

/**
 * An act by which somebody restrained, released, resolved or configured something. It is written with what it did, kept
 * as long as the journal, and never changed.
 */
export interface JournalAct {
  act_id: ActId;
  /**
   * When it was done.
   */
  acted_at: Timestamp;
  /**
   * Who did it. The client whose token it was, or `cli:` and a name for a command of the installation.
   */
  actor: string;
  /**
   * The tenant that the client belongs to, which may be the platform. Null for a command.
   */
  actor_tenant: string | null;
  /**
   * The person or account that the request named as acting. Null when it named none.
   */
  on_behalf_of: string | null;
  /**
   * The operation, by its name in this interface, or the command.
   */
  operation: string;
  subject: JournalActSubject;
  /**
   * What was decided and why, in the words of the request. Null when it said nothing.
   */
  reason: string | null;
  /**
   * The IP address that the request came from. Null for a command.
   */
  address: string | null;
  /**
   * The request, as its answer named it in `X-Request-Id`. Null for a command.
   */
  request_id: string | null;
}

/**
 * Identifiers of what it was done to, by the names that they have in this interface.
 */
export interface JournalActSubject {
  [key: string]: string;
}

/**
 * A page of the record of acts, which `next_cursor` goes on from. Left out unless `record` is ACTS.
 */
export interface JournalActs {
  /**
   * The acts of this page, in the order in which they were done.
   */
  items: JournalAct[];
}

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
  acts?: JournalActs;
  next_cursor: NextCursor;
}

/**
 * What happened. TRANSFER is the creation and settlement of a NATIVE obligation in one entry. EXCEPTION puts money that
 * fits nothing on the exception account, where it waits for an operator. QBRL_REDEEMED pays out what backed qBRL,
 * QBRL_BACKING_MOVED moves the backing to another redemption account. OPENING_BALANCE is what an account held in another
 * ledger before it was imported. Types may be added.
 */
export type JournalEntryType = "TRANSFER" | "OBLIGATION_CREATED" | "OBLIGATION_SETTLED" | "OBLIGATION_FAILED" | "OBLIGATION_CANCELED" | "EXCEPTION" | "HOLD_PLACED" | "HOLD_ADJUSTED" | "HOLD_CAPTURED" | "HOLD_RELEASED" | "HOLD_EXPIRED" | "BLOCK_PLACED" | "BLOCK_ADJUSTED" | "BLOCK_CAPTURED" | "BLOCK_RELEASED" | "PROMOTION" | "CORRECTION" | "QBRL_REDEEMED" | "QBRL_BACKING_MOVED" | "OPENING_BALANCE";

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
   * Changes of holds, blocks and what backs qBRL; left out when there are none.
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
 * What is read. ENTRIES: what moved or reserved money. ACTS: who restrained, released, resolved or configured what, by a
 * request or by a command of the installation.
 * @default "ENTRIES"
 */
export type JournalRecord = "ENTRIES" | "ACTS";

/**
 * The change of a hold, of a block, or of what backs qBRL. Positive when it reserves.
 */
export interface JournalReservation {
  /**
   * The hold or block; `qbrl_policy` for what backs qBRL.
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
 * Where a document is kept, and what it is. Its contents never pass through this interface.
 */
export interface KycDocumentRef {
  type: KycDocumentType;
  /**
   * What your store, or the provider, calls the document. Not its contents, and no address that opens without
   * signing in.
   * @minLength 1
   * @maxLength 200
   */
  ref: string;
  /**
   * SHA-256 of the document's bytes, so that it can be shown later which document was looked at.
   */
  sha256?: Sha256Hex;
  /**
   * The country that issued it.
   */
  issuing_country?: CountryCode;
  /**
   * The last day it is valid, yyyy-mm-dd.
   * @format date
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$ must look like 2031-08-14
   */
  expires_on?: string;
}

/**
 * What the document is. IDENTITY_CARD is the RG or CIN, DRIVING_LICENCE the CNH, RESIDENCE_PERMIT the CRNM,
 * ARTICLES_OF_ASSOCIATION the contrato social.
 */
export type KycDocumentType = "IDENTITY_CARD" | "DRIVING_LICENCE" | "PASSPORT" | "RESIDENCE_PERMIT" | "SELFIE" | "PROOF_OF_ADDRESS" | "PROOF_OF_INCOME" | "ARTICLES_OF_ASSOCIATION" | "OWNERSHIP_STRUCTURE" | "FINANCIAL_STATEMENT";

/**
 * A verification has run out.
 */
export interface KycExpiredData {
  party_id: PartyId;
  /**
   * The state before.
   */
  from_state: KycState;
  /**
   * The state now.
   */
  kyc_state: KycState;
  /**
   * The level that is verified now.
   */
  kyc_level: KycLevel;
  screening_state: KycScreeningState;
}

/**
 * FRAUD_MARK: the party is marked for fraud. While the flag is open nothing is paid by it or to it, and no Pix key is registered or
 * claimed for it; money still goes back to who sent it. OWN_WITHDRAWAL: no risk, but a decision: the marked party may make
 * the one payment that `withdrawal` describes. Values may be added.
 */
export type KycFlagKind = "FRAUD_MARK" | "OWN_WITHDRAWAL";

/**
 * A risk flag of a party. It is open until `resolved_at` is set, and never deleted.
 */
export interface KycFlagOut {
  flag_id: RiskFlagId;
  kind?: KycFlagKind;
  withdrawal?: PermittedWithdrawal;
  severity?: KycFlagSeverity;
  source: KycFlagSource;
  /**
   * What the source calls its case. Left out when nothing was said.
   */
  source_ref?: string;
  /**
   * Why the party is flagged.
   */
  reason?: string;
  /**
   * When it was added.
   */
  added_at?: Timestamp;
  /**
   * The client that added it; `service` for a mark that a MED case or the directory made.
   */
  added_by?: ActorId;
  /**
   * When it was resolved. Left out while the flag is open.
   */
  resolved_at?: Timestamp;
  /**
   * The client that resolved it; `service` for a mark that its source took back. Left out while the flag is open.
   */
  resolved_by?: ActorId;
}

/**
 * What the flag does while it is open. NOTICE: limit policies take the KYC level as 0. BLOCKING: that, and the party's
 * accounts are not debited.
 */
export type KycFlagSeverity = "NOTICE" | "BLOCKING";

/**
 * Where the flag comes from: a person's judgement (OPERATOR), a report of the KYC provider (KYC_PROVIDER), a MED case
 * (MED_CASE), watching payments (TRANSACTION_MONITORING), or the directory of Pix (DIRECTORY). Values may be added.
 */
export type KycFlagSource = "OPERATOR" | "KYC_PROVIDER" | "MED_CASE" | "TRANSACTION_MONITORING" | "DIRECTORY";

/**
 * The kind of list an entry stands in. PEP is a politically exposed person.
 */
export type KycHitCategory = "SANCTIONS" | "PEP" | "ADVERSE_MEDIA" | "WATCHLIST";

/**
 * How much of the identity is verified: 0 nothing; 1 name and tax identifier against the public register; 2 an
 * identity document and the person's face, or a company's articles and owners; 3 address and income, or a company's
 * accounts. Limit policies may apply up to a level. While a risk flag is open, they take the level as 0.
 * @isInt
 * @minimum 0
 * @maximum 3
 */
export type KycLevel = number;

/**
 * The level to verify: 1 name and tax identifier against the public register; 2 an identity document and the
 * person's face, or a company's articles and owners; 3 address and income, or a company's accounts.
 * @isInt
 * @minimum 1
 * @maximum 3
 */
export type KycLevelAsked = number;

/**
 * The identity of a party was rejected.
 */
export interface KycRejectedData {
  party_id: PartyId;
  /**
   * The state before.
   */
  from_state: KycState;
  /**
   * The state now.
   */
  kyc_state: KycState;
  /**
   * The level that is verified now.
   */
  kyc_level: KycLevel;
  screening_state: KycScreeningState;
}

/**
 * Why a verified party is screened again: its time has come (`cadence`), a risk flag was added (`risk_flag`), or its
 * legal name, tax identifier or country changed (`party_changed`).
 */
export type KycRescreenReason = "cadence" | "risk_flag" | "party_changed";

/**
 * A verified party is screened again.
 */
export interface KycRescreenRequestedData {
  party_id: PartyId;
  /**
   * The state now.
   */
  kyc_state: KycState;
  screening_state: KycScreeningState;
  reason: KycRescreenReason;
}

/**
 * IN_REVIEW takes the party up for review; VERIFIED and REJECTED end the review.
 */
export type KycReviewDecision = "IN_REVIEW" | "VERIFIED" | "REJECTED";

/**
 * A person has to decide about the identity of a party.
 */
export interface KycReviewOpenedData {
  party_id: PartyId;
  /**
   * The state before.
   */
  from_state: KycState;
  /**
   * The state now.
   */
  kyc_state: KycState;
  /**
   * The level that is verified now.
   */
  kyc_level: KycLevel;
  screening_state: KycScreeningState;
}

/**
 * A party was screened against lists.
 */
export interface KycScreenedData {
  party_id: PartyId;
  screening_id: ScreeningId;
  result: KycScreeningResult;
  trigger: KycScreeningTrigger;
  /**
   * The state now.
   */
  kyc_state: KycState;
  screening_state: KycScreeningState;
}

/**
 * An entry of a list that may be the party. The provider's report names the person.
 */
export interface KycScreeningHit {
  /**
   * The list.
   */
  list: string;
  category: KycHitCategory;
  /**
   * What the provider calls the entry.
   */
  match_ref: string;
  /**
   * How alike they are, in percent.
   * @isInt
   * @minimum 0
   * @maximum 100
   */
  score: number;
}

/**
 * A screening of the party against lists.
 */
export interface KycScreeningOut {
  screening_id: ScreeningId;
  result: KycScreeningResult;
  trigger?: KycScreeningTrigger;
  /**
   * The lists that were searched.
   */
  checked_lists?: string[];
  /**
   * Entries that may be the party; empty when CLEAR.
   */
  hits?: KycScreeningHit[];
  /**
   * The provider that screened.
   */
  provider_id?: ProviderId;
  /**
   * What the provider calls its report.
   */
  provider_report_ref?: string;
  /**
   * SHA-256 of the provider's message as it was received, to prove later what it said.
   */
  verdict_digest?: Sha256Hex;
  /**
   * When the result came in.
   */
  created_at?: Timestamp;
}

/**
 * CLEAR when nothing was found, HIT when entries were found that may be the party.
 */
export type KycScreeningResult = "CLEAR" | "HIT";

/**
 * What the last screening against sanctions, politically exposed persons and adverse media says. NOT_SCREENED: there
 * was none. PENDING: one is under way. CLEAR: nothing was found. HIT: entries were found that may be the party;
 * it stays until a person has decided or the party is submitted again. DISMISSED: an operator verified the party
 * despite the hits, as they are somebody else's.
 */
export type KycScreeningState = "NOT_SCREENED" | "PENDING" | "CLEAR" | "HIT" | "DISMISSED";

/**
 * What the screening was made for: a submission, one of the reasons to screen again (`cadence`, `risk_flag`,
 * `party_changed`), or the provider's own watch over its lists (`monitoring`).
 */
export type KycScreeningTrigger = "submission" | "cadence" | "risk_flag" | "party_changed" | "monitoring";

/**
 * How far the identity of a party is verified. Values may be added.
 *
 * | from | to | when |
 * |---|---|---|
 * | NOT_SUBMITTED | PENDING | submitted for the first time |
 * | PENDING | VERIFIED | the provider approves, and the screening is clear |
 * | PENDING | REJECTED | the provider rejects a party that is verified at no level |
 * | PENDING | IN_REVIEW | the provider is unsure or has hits, rejects a raise of the level, or no provider is bound; or an operator takes it over |
 * | IN_REVIEW | VERIFIED, REJECTED | an operator decides |
 * | VERIFIED | PENDING | submitted for a higher level; `kyc_level` stays until the verdict |
 * | VERIFIED | IN_REVIEW | a screening has hits or is due with no provider bound, or an operator takes it up again |
 * | VERIFIED | EXPIRED | the provider reports a document as expired, or a re-screening stays unanswered for 30 days |
 * | IN_REVIEW | EXPIRED | the provider reports a document as expired on which a level rests that is verified |
 * | REJECTED, EXPIRED | PENDING | submitted again |
 *
 * A move that the table does not have does not happen.
 */
export type KycState = "NOT_SUBMITTED" | "PENDING" | "IN_REVIEW" | "VERIFIED" | "REJECTED" | "EXPIRED";

/**
 * A move from one state to another.
 */
export interface KycStateHistoryEntry {
  /**
   * When it moved.
   */
  at: Timestamp;
  /**
   * The state before.
   */
  from_state: KycState;
  /**
   * The state after.
   */
  to_state: KycState;
  /**
   * The client, the provider, or `service`.
   */
  actor: string;
  actor_type: ActorType;
  /**
   * Why; what a reviewer wrote, or the provider's reason code.
   */
  reason?: string;
  /**
   * The provider's report that led to it.
   */
  provider_ref?: string;
}

/**
 * A party was submitted for verification.
 */
export interface KycSubmittedData {
  party_id: PartyId;
  /**
   * The state before.
   */
  from_state: KycState;
  /**
   * The state now.
   */
  kyc_state: KycState;
  /**
   * The level that is verified now.
   */
  kyc_level: KycLevel;
  /**
   * The level that was asked for.
   */
  requested_level: KycLevelAsked;
}

/**
 * What the sweep found and did. `due` is the sum of `requested`, `already_pending`, `expired` and `remaining`.
 */
export interface KycSweepResponse {
  /**
   * The instant that due dates were compared with.
   */
  swept_at: Timestamp;
  /**
   * How many VERIFIED parties were due.
   * @isInt
   * @minimum 0
   */
  due: number;
  /**
   * For how many a new screening was asked.
   * @isInt
   * @minimum 0
   */
  requested: number;
  /**
   * For how many one was under way already.
   * @isInt
   * @minimum 0
   */
  already_pending: number;
  /**
   * How many became EXPIRED, because a screening stayed unanswered for 30 days.
   * @isInt
   * @minimum 0
   */
  expired: number;
  /**
   * How many are left for the next sweep. One sweep takes 1,000 at most.
   * @isInt
   * @minimum 0
   */
  remaining: number;
}

/**
 * The identity of a party was verified.
 */
export interface KycVerifiedData {
  party_id: PartyId;
  /**
   * The state before.
   */
  from_state: KycState;
  /**
   * The state now.
   */
  kyc_state: KycState;
  /**
   * The level that is verified now.
   */
  kyc_level: KycLevel;
  screening_state: KycScreeningState;
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
 * How the squad stands. Money is by the journal, debts by the shares that are open.
 */
export interface LedgerSummaryOut {
  /**
   * The `last_event_seq` of the squad in this snapshot.
   */
  as_of_seq: SquadEntrySeq;
  /**
   * How each member stands, in the order of joining. Who was removed is settled and not listed.
   */
  positions: MemberPositionOut[];
  /**
   * All that was ever paid into the shared account, by those who have left as well.
   */
  total_funded_in: SquadMoney;
  /**
   * All that was ever spent from the shared account. What came back from a failed payment is not counted.
   */
  total_funded_out: SquadMoney;
  /**
   * All open shares between members, in cents. The sum of their `owed_cents`.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  total_open_debt_cents: number;
  /**
   * `total_funded_in` less `total_funded_out`, in cents: the members' claim on the shared money. It is a number
   * only; no token is issued for it.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  vqbrl_outstanding: number;
}

/**
 * REJECT refuses the movement with 422 `LIMIT_EXCEEDED`. WARN lets it pass, says so in `limit_warnings` of the answer
 * and announces `limit.warned`.
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
 * What is limited. AMOUNT sums minor units and COUNT counts movements within a window; SINGLE_AMOUNT caps
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
   * The most that is allowed. Minor units for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
   * @isLong
   */
  threshold: number;
  action: LimitAction;
  enforce_per: LimitEnforcement;
  /**
   * The currency whose movements it counts.
   */
  currency?: Currency;
  currency_exponent?: CurrencyExponent;
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
   * The most that is allowed. Minor units for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
   * @isLong
   */
  threshold: number;
  action: LimitAction;
  enforce_per: LimitEnforcement;
  /**
   * The currency whose movements it counts.
   */
  currency?: Currency;
  currency_exponent?: CurrencyExponent;
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
 * @pattern ^lim_[0-9A-HJKMNP-TV-Z]{26}$ must look like lim_01KJQ8MYQC0ADJKP61NCJMTPM4
 */
export type LimitPolicyId = string;

/**
 * Name of the rule, unique among the enabled policies of a scope. The most specific scope that carries a key shadows
 * the broader ones for its movements. Counters are kept by it, so a policy that overrides another takes over what was
 * used in the running window.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[a-z0-9][a-z0-9._-]{0,63}$ must look like debits.daily
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
   * The most that is allowed, itself included. Minor units (centavos for BRL) for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
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
   * The highest KYC level it applies to; an owner with an open risk flag counts as level 0. Null for all.
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
   * The currency whose movements it counts.
   */
  currency?: Currency;
  currency_exponent?: CurrencyExponent;
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
 * @pattern ^([01]\d|2[0-3]):[0-5]\d$ must look like 20:00
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
   * The currency whose movements the policy counts.
   */
  currency?: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The most that the policy allows. Minor units for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
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
 * A WARN policy that a movement exceeded. The movement passed, and was announced with `limit.warned`.
 */
export interface LimitWarning {
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
   * The currency whose movements the policy counts.
   */
  currency?: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The most that the policy allows. Minor units (centavos for BRL) for AMOUNT and SINGLE_AMOUNT, movements for COUNT.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  threshold: number;
  /**
   * What was used before, in the same unit.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  used: number;
  /**
   * What the movement added, in the same unit.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  attempted: number;
}

/**
 * WARN policies that this write exceeded. Only in the answer to the write itself, and only where there are any; each
 * is announced with `limit.warned` as well.
 * @minItems 1
 */
export type LimitWarnings = LimitWarning[];

/**
 * Calendar window of the counter, on São Paulo's clock (fixed offset -03:00): it starts anew with each minute, hour,
 * day or month. SINGLE_AMOUNT counts nothing, so there it only matters that `active_between` needs DAY.
 */
export type LimitWindow = "MINUTE" | "HOUR" | "DAY" | "MONTH";

/**
 * The other side of a payment as events tell of it, without its name. A member is left out where it is not known.
 */
export interface MaskedCounterparty {
  /**
   * Its CPF or CNPJ, masked.
   * @maxLength 40
   */
  tax_id?: string;
  /**
   * Where it has its account.
   */
  bank?: CounterpartyBank;
  /**
   * The number of its account, masked.
   * @maxLength 40
   */
  account?: string;
  /**
   * The Pix key by which it was paid, masked. A random key is shown.
   * @maxLength 100
   */
  pix_key?: string;
  /**
   * A name for it that says nothing of it: the same for every payment to or from the same tax id; where that is not known,
   * the same Pix key or account. `counterparty_digest` finds its payments.
   * @pattern ^[0-9a-f]{32}$ must look like 5d0b8f1c7a2e4936b1c0d9e8f7a65b43
   */
  digest?: string;
}

/**
 * The value of a match key.
 * @maxLength 500
 */
export type MatchKeyValue = string;

/**
 * Names and values of yours by which evidence from outside finds the obligation. Once a payment over Pix has been sent,
 * it shows as `end_to_end_id` what the rail calls it, whatever you gave under that name.
 */
export interface MatchKeys {
  [key: string]: MatchKeyValue;
}

/**
 * An amount of a MED case.
 */
export interface MedAmountModel {
  currency: PixCurrency;
  /**
   * Amount in centavos.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  value: number;
}

/**
 * The receiver's institution agrees with a case of yours; the money is to come.
 */
export interface MedCaseAcceptedData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * The receiver's institution took note of a case of yours.
 */
export interface MedCaseAcknowledgedData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * Nothing can be blocked for a case: the account was closed before.
 */
export interface MedCaseBlockRefusedData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * The report behind a case was withdrawn. The blocked money is free again.
 */
export interface MedCaseCancelledData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * A payment of yours to contest. Exactly one of `original_end_to_end_id` and `original_obligation_id` names it; both
 * or none is a validation error.
 */
export interface MedCaseCreateRequest {
  /**
   * Who files it, as your systems know the operator. Not a personal name.
   * @minLength 1
   * @maxLength 128
   */
  actor: string;
  /**
   * How much is contested. All of the payment when left out.
   */
  amount?: MedAmountModel;
  /**
   * The payment, as the rail names it. Capitals matter. One you do not have answers 404 `MED_PAYMENT_NOT_FOUND`.
   * @minLength 1
   * @maxLength 64
   */
  original_end_to_end_id?: string;
  /**
   * The payment, as an obligation. One you do not have answers 404 `OBLIGATION_NOT_FOUND`.
   * @minLength 1
   * @maxLength 64
   */
  original_obligation_id?: string;
  /**
   * Why it is contested. OTHER when left out.
   * @default "OTHER"
   */
  reason_code?: MedReasonCode;
}

/**
 * A MED case with everything that happened to it.
 */
export interface MedCaseDetailResponse {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  /**
   * The account of yours that received the payment (INBOUND) or made it (OUTBOUND).
   */
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested.
   */
  amount: AmountDetail;
  /**
   * The contested payment, as the rail names it.
   */
  original_end_to_end_id: PixEndToEndId;
  /**
   * The contested payment, as an obligation.
   */
  original_obligation_id: ObligationId;
  /**
   * What the directory calls the infraction report. Null while FILING and when FILING_FAILED.
   * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$ must look like 826c16c9-652b-4bc5-8f95-81461373a18c
   */
  report_id: string | null;
  /**
   * The recovery of funds that the report belongs to, which follows money that was passed on from account to
   * account. Null for a report on its own.
   * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$ must look like 5d1f0f8e-2f7c-4c58-9d1b-6a0b8c3e7f24
   */
  recovery_id: string | null;
  /**
   * How far the money had travelled: 0 when the contested payment is the one the victim made, 1 or more when it was
   * passed on from there.
   * @isInt
   * @minimum 0
   */
  hop: number;
  /**
   * The block that keeps the money. Null for OUTBOUND, for the moment until it is placed, and for an account that was
   * closed by then.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now. It grows with what arrives until it is `amount`, and is 0 once the block is
   * captured or lifted. Null without a block.
   */
  secured_amount: AmountDetail | null;
  /**
   * How much goes back (RETURNING), could not (RETURN_FAILED), or went or came back (RETURNED, or OPEN for the rest), earlier
   * parts included. Null otherwise.
   */
  returned_amount: AmountDetail | null;
  /**
   * The obligation that takes the money back. INBOUND: the devolution that we sent last, which shows its progress; a
   * failed dispatch is dispatched again like any other. OUTBOUND: the credit that arrived first. Null until there is
   * one.
   */
  devolution_obligation_id: ObligationId | null;
  /**
   * That devolution, as the rail names it. Null until there is one.
   */
  return_end_to_end_id: PixReturnEndToEndId | null;
  /**
   * How an INBOUND case was resolved. Null until then, and for OUTBOUND.
   */
  resolution: "RETURN" | "RELEASE" | null;
  /**
   * Why it was resolved so. Null when nothing was said.
   */
  resolution_reason: string | null;
  /**
   * The operator who resolved it. Null until then.
   */
  resolved_by: string | null;
  /**
   * When it was resolved. Null until then.
   */
  resolved_at: Timestamp | null;
  /**
   * Why the provider refused an OUTBOUND case (FILING_FAILED), or why nothing is returned (REJECTED): DISAGREED,
   * NO_BALANCE, ACCOUNT_CLOSURE, INVALID_REQUEST or OTHER. Null otherwise. Values may be added.
   */
  failure_code: string | null;
  /**
   * Until when the institution of the receiver has to decide, 7 days after the report. Null without a report.
   */
  analysis_due_at: Timestamp | null;
  /**
   * Until when the money has to be back, 96 hours after the report was accepted. Null until it is, and once nothing
   * is to come back.
   */
  return_due_at: Timestamp | null;
  /**
   * Whether the deadline that counts has passed: `analysis_due_at` of an OPEN case, `return_due_at` of one that is
   * ACCEPTED, RETURNING or RETURN_FAILED. Worked out when read; nothing happens by itself.
   */
  overdue: boolean;
  /**
   * The provider that the case goes through.
   */
  provider_id: ProviderId;
  /**
   * The operator who filed an OUTBOUND case. Null for INBOUND.
   */
  filed_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /**
   * When it became final. Null until then.
   */
  closed_at: Timestamp | null;
  /**
   * 1 when recorded, one more with each change.
   * @isInt
   * @minimum 1
   */
  version: number;
  /**
   * Every step, oldest first.
   */
  history: MedCaseHistoryEntry[];
  /**
   * The funds recovery that the case belongs to. Left out for a report on its own.
   */
  recovery?: MedRecovery;
}

/**
 * INBOUND: somebody contests a Pix that one of your accounts received; a block keeps the money until you resolve the
 * case. OUTBOUND: you contest a Pix that one of your accounts paid, and wait for the money.
 */
export type MedCaseDirection = "INBOUND" | "OUTBOUND";

/**
 * The provider refused to file a case.
 */
export interface MedCaseFilingFailedData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * A case of yours is being filed; the provider has not answered yet.
 */
export interface MedCaseFilingStartedData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * The report against an account of yours was accepted as fraud. Unless the installation has turned that off, the account's owner is
 * marked for fraud a moment later: see `risk_flag.added`.
 */
export interface MedCaseFraudAcceptedData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * One step of a case.
 */
export interface MedCaseHistoryEntry {
  /**
   * When it happened.
   */
  at: Timestamp;
  event: MedHistoryEvent;
  /**
   * The status of the case after it.
   */
  status: MedCaseStatus;
  /**
   * The operator, the provider, or `service`.
   */
  actor: string;
  actor_type: ActorType;
  /**
   * The amount it is about; for BLOCK_PLACED and BLOCK_SECURED what is secured after it. Null when it is about none.
   */
  amount: AmountDetail | null;
  /**
   * The report, block or obligation it is about. Null when it is about none.
   */
  reference: string | null;
  /**
   * Why; what an operator wrote, or a code of the provider. Null when nothing was said.
   */
  reason: string | null;
}

/**
 * Identifier of a MED case.
 * @pattern ^med_[0-9A-HJKMNP-TV-Z]{26}$ must look like med_01KJQ9D6NWZMXW6B54699X7F1C
 */
export type MedCaseId = string;

/**
 * A page of MED cases.
 */
export interface MedCaseListResponse {
  /**
   * The cases of this page, newest first. A filter may leave fewer than `limit`, or none, on a page.
   */
  items: MedCaseResponse[];
  next_cursor: NextCursor;
}

/**
 * A case is open. A Pix that an account received is contested, or a case of yours was filed.
 */
export interface MedCaseOpenedData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * The receiver's institution does not agree with a case of yours, or has nothing to return.
 */
export interface MedCaseRejectedData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * A case was resolved with RELEASE; the account has its money back.
 */
export interface MedCaseReleasedData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * What was decided about an inbound case.
 */
export interface MedCaseResolveRequest {
  action: MedResolveAction;
  /**
   * Who decided, as your systems know the operator. Not a personal name.
   * @minLength 1
   * @maxLength 128
   */
  actor: string;
  /**
   * With RETURN, the amount to return; by default everything that the block has secured, or everything that a failed
   * return left waiting. The rest is released. With RELEASE it is a validation error.
   */
  amount?: MedAmountModel;
  /**
   * For the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason?: string;
}

/**
 * A MED case about a Pix of one of your accounts.
 */
export interface MedCaseResponse {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  /**
   * The account of yours that received the payment (INBOUND) or made it (OUTBOUND).
   */
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested.
   */
  amount: AmountDetail;
  /**
   * The contested payment, as the rail names it.
   */
  original_end_to_end_id: PixEndToEndId;
  /**
   * The contested payment, as an obligation.
   */
  original_obligation_id: ObligationId;
  /**
   * What the directory calls the infraction report. Null while FILING and when FILING_FAILED.
   * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$ must look like 826c16c9-652b-4bc5-8f95-81461373a18c
   */
  report_id: string | null;
  /**
   * The recovery of funds that the report belongs to, which follows money that was passed on from account to
   * account. Null for a report on its own.
   * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$ must look like 5d1f0f8e-2f7c-4c58-9d1b-6a0b8c3e7f24
   */
  recovery_id: string | null;
  /**
   * How far the money had travelled: 0 when the contested payment is the one the victim made, 1 or more when it was
   * passed on from there.
   * @isInt
   * @minimum 0
   */
  hop: number;
  /**
   * The block that keeps the money. Null for OUTBOUND, for the moment until it is placed, and for an account that was
   * closed by then.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now. It grows with what arrives until it is `amount`, and is 0 once the block is
   * captured or lifted. Null without a block.
   */
  secured_amount: AmountDetail | null;
  /**
   * How much goes back (RETURNING), could not (RETURN_FAILED), or went or came back (RETURNED, or OPEN for the rest), earlier
   * parts included. Null otherwise.
   */
  returned_amount: AmountDetail | null;
  /**
   * The obligation that takes the money back. INBOUND: the devolution that we sent last, which shows its progress; a
   * failed dispatch is dispatched again like any other. OUTBOUND: the credit that arrived first. Null until there is
   * one.
   */
  devolution_obligation_id: ObligationId | null;
  /**
   * That devolution, as the rail names it. Null until there is one.
   */
  return_end_to_end_id: PixReturnEndToEndId | null;
  /**
   * How an INBOUND case was resolved. Null until then, and for OUTBOUND.
   */
  resolution: "RETURN" | "RELEASE" | null;
  /**
   * Why it was resolved so. Null when nothing was said.
   */
  resolution_reason: string | null;
  /**
   * The operator who resolved it. Null until then.
   */
  resolved_by: string | null;
  /**
   * When it was resolved. Null until then.
   */
  resolved_at: Timestamp | null;
  /**
   * Why the provider refused an OUTBOUND case (FILING_FAILED), or why nothing is returned (REJECTED): DISAGREED,
   * NO_BALANCE, ACCOUNT_CLOSURE, INVALID_REQUEST or OTHER. Null otherwise. Values may be added.
   */
  failure_code: string | null;
  /**
   * Until when the institution of the receiver has to decide, 7 days after the report. Null without a report.
   */
  analysis_due_at: Timestamp | null;
  /**
   * Until when the money has to be back, 96 hours after the report was accepted. Null until it is, and once nothing
   * is to come back.
   */
  return_due_at: Timestamp | null;
  /**
   * Whether the deadline that counts has passed: `analysis_due_at` of an OPEN case, `return_due_at` of one that is
   * ACCEPTED, RETURNING or RETURN_FAILED. Worked out when read; nothing happens by itself.
   */
  overdue: boolean;
  /**
   * The provider that the case goes through.
   */
  provider_id: ProviderId;
  /**
   * The operator who filed an OUTBOUND case. Null for INBOUND.
   */
  filed_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /**
   * When it became final. Null until then.
   */
  closed_at: Timestamp | null;
  /**
   * 1 when recorded, one more with each change.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * The devolution of a case was refused. Its money waits on the clearing account: resolve the case again.
 */
export interface MedCaseReturnFailedData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * A case was resolved with RETURN; the money is on its way back.
 */
export interface MedCaseReturnStartedData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * The contested money is back with its payer, in whole or in part.
 */
export interface MedCaseReturnedData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * The block of a case was placed, or has secured more. `secured_amount` says how much it keeps now.
 */
export interface MedCaseSecuredData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * Where a case stands.
 *
 * | direction | from | to | when |
 * |---|---|---|---|
 * | INBOUND | none | OPEN | the provider reports a contested Pix; a moment later the money is blocked |
 * | INBOUND | OPEN | RETURNING | resolved with RETURN: the block is captured, the money is on its way back |
 * | INBOUND | RETURNING | RETURNED | the devolution settled |
 * | INBOUND | RETURNING | OPEN | the devolution of a part settled; a block secures later credits for the rest, until the recovery ends |
 * | INBOUND | OPEN, RETURN_FAILED | RETURNED | a part is back, and for the rest the recovery has ended, or it was resolved with RELEASE |
 * | INBOUND | RETURNING | RETURN_FAILED | the devolution was refused: the money waits to be resolved again |
 * | INBOUND | RETURN_FAILED | RETURNING | resolved with RETURN: the money is sent again |
 * | INBOUND | OPEN, RETURN_FAILED | RELEASED | resolved with RELEASE: the account has the money back |
 * | INBOUND | OPEN, RETURN_FAILED | CANCELLED | the other side withdrew its report; the account has the money back |
 * | OUTBOUND | none | FILING | filed, and the provider has not answered yet |
 * | OUTBOUND | FILING | OPEN | the provider has filed it |
 * | OUTBOUND | FILING | FILING_FAILED | the provider refused it |
 * | OUTBOUND | OPEN | ACCEPTED | the receiver's institution agrees |
 * | OUTBOUND | OPEN, ACCEPTED | REJECTED | it does not agree, or has nothing to return |
 * | OUTBOUND | OPEN, ACCEPTED | RETURNED | the money came back, in whole or in part |
 * | OUTBOUND | OPEN, ACCEPTED | CANCELLED | the report was withdrawn |
 *
 * FILING_FAILED, RETURNED, RELEASED, REJECTED and CANCELLED are final. Later events no longer change the status;
 * further returned money adds to `returned_amount`.
 */
export type MedCaseStatus = "FILING" | "FILING_FAILED" | "OPEN" | "ACCEPTED" | "RETURNING" | "RETURN_FAILED" | "RETURNED" | "RELEASED" | "REJECTED" | "CANCELLED";

/**
 * The report against an account of yours was withdrawn after its case had ended. The case stays as it is; a mark for fraud that it made
 * is taken back.
 */
export interface MedCaseWithdrawnData {
  case_id: MedCaseId;
  direction: MedCaseDirection;
  status: MedCaseStatus;
  account_id: AccountId;
  reason_code: MedReasonCode;
  /**
   * How much is contested, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The block that keeps the money; null without one.
   */
  block_id: BlockId | null;
  /**
   * How much the block has secured now, in minor units; null without one.
   * @isLong
   */
  secured_amount: number | null;
  /**
   * How much goes, went or came back, in minor units; null when nothing does.
   * @isLong
   */
  returned_amount: number | null;
  /**
   * The obligation that takes the money back; null until there is one.
   */
  devolution_obligation_id: ObligationId | null;
}

/**
 * What happened. RECEIVED, BLOCK_PLACED, BLOCK_REFUSED (the account was closed), BLOCK_SECURED (more of it),
 * RETURN_DECIDED, RETURN_SETTLED, RETURN_FAILED, RELEASED, FRAUD_ACCEPTED (the report was closed AGREED with a type of fraud) and
 * WITHDRAWN (the report was withdrawn after the case had ended, or a part was back) and SECURING_ENDED (a part is back, and
 * nothing more is secured) are of INBOUND cases; FILING_STARTED, FILED,
 * FILING_FAILED, ACKNOWLEDGED, ACCEPTED, REJECTED and RETURN_RECEIVED of OUTBOUND ones; CANCELLED of both.
 */
export type MedHistoryEvent = "RECEIVED" | "BLOCK_PLACED" | "BLOCK_REFUSED" | "BLOCK_SECURED" | "RETURN_DECIDED" | "RETURN_SETTLED" | "RETURN_FAILED" | "RELEASED" | "FILING_STARTED" | "FILED" | "FILING_FAILED" | "ACKNOWLEDGED" | "ACCEPTED" | "REJECTED" | "RETURN_RECEIVED" | "CANCELLED" | "FRAUD_ACCEPTED" | "WITHDRAWN" | "SECURING_ENDED";

/**
 * Why the payment is contested: the payer was deceived (SCAM), somebody else paid from the account
 * (ACCOUNT_TAKEOVER, FRAUDULENT_ACCESS), the payer was forced (COERCION), an institution made a mistake
 * (OPERATIONAL_FLAW), a charge of Pix Automático was not owed (PIX_AUTOMATICO), or OTHER.
 */
export type MedReasonCode = "SCAM" | "ACCOUNT_TAKEOVER" | "COERCION" | "FRAUDULENT_ACCESS" | "OPERATIONAL_FLAW" | "PIX_AUTOMATICO" | "OTHER";

/**
 * The funds recovery that a case belongs to: it follows the money of one payment of a victim from account to account. There is
 * one for a payment. While it is open, a block of a case secures money that arrives later.
 */
export interface MedRecovery {
  /**
   * What the directory calls it.
   */
  recovery_id: string;
  state: MedRecoveryState;
  /**
   * The payment of the victim. Null until the provider says it.
   */
  root_end_to_end_id: string | null;
  /**
   * How much of it is contested. Null until the provider says it.
   */
  amount: AmountDetail | null;
  /**
   * How much is secured at all hops together, as the provider says it.
   */
  secured_amount: AmountDetail;
  /**
   * Whether accounts are watched for later credits, because not all was found.
   */
  monitored: boolean;
  /**
   * The payments by which the money moved, by hop and in order of time. Those of other tenants are never shown.
   */
  hops: MedRecoveryHop[];
  /**
   * What is due, in order of time.
   */
  deadlines: MedRecoveryDeadline[];
  /**
   * What was written about it, oldest first.
   */
  evidence: MedRecoveryEvidence[];
  /**
   * PROVIDER, or LEDGER once all the money was back. Null while it is open.
   */
  closed_by: "PROVIDER" | "LEDGER" | null;
  updated_at: Timestamp;
}

/**
 * A funds recovery was opened, reached another state, or more is known of it. Read a case of it for its payments and deadlines.
 */
export interface MedRecoveryChangedData {
  /**
   * What the directory calls it.
   */
  recovery_id: string;
  provider_id: ProviderId;
  state: MedRecoveryState;
  /**
   * The payment of the victim; null until it is known.
   */
  root_end_to_end_id: string | null;
  /**
   * How much of it is contested, in centavos; null until it is known.
   * @isLong
   */
  amount: number | null;
  /**
   * How much is secured at all hops together, in centavos.
   * @isLong
   */
  secured_amount: number;
  /**
   * How many payments are known by which the money moved.
   * @isInt
   */
  hops: number;
  /**
   * Whether accounts are watched for later credits.
   */
  monitored: boolean;
  /**
   * PROVIDER, or LEDGER once all the money was back; null while it is open.
   */
  closed_by: "PROVIDER" | "LEDGER" | null;
}

/**
 * What is due in a funds recovery, by when, and whether it was done.
 */
export interface MedRecoveryDeadline {
  /**
   * | deadline | due | what happens then |
   * |---|---|---|
   * | CONTEST | the victim contests the payment | it can be contested no more |
   * | CLIENT_ANSWER | the client who was paid answers its institution | the institution decides without it |
   * | ANALYSIS | the institutions decide about their reports | the case is overdue; nothing happens by itself |
   * | REFUND_REQUEST | the victim's institution asks for the money | what is blocked may be released |
   * | RETURN | the money is back | the case is overdue; nothing happens by itself |
   * | END | the recovery is over | the same |
   */
  deadline: "CONTEST" | "CLIENT_ANSWER" | "ANALYSIS" | "REFUND_REQUEST" | "RETURN" | "END";
  due_at: Timestamp;
  /**
   * MET once it was done, PASSED once it is too late, else OPEN.
   */
  status: "OPEN" | "MET" | "PASSED";
}

/**
 * What somebody wrote about a funds recovery.
 */
export interface MedRecoveryEvidence {
  at: Timestamp;
  /**
   * The text, as the provider told it. It may be personal data; it is sealed, and never in events.
   */
  text: string;
}

/**
 * One payment by which contested money moved.
 */
export interface MedRecoveryHop {
  /**
   * Who says so. DIRECTORY: the provider told it. LEDGER: worked out from your own entries, before the directory tells it.
   */
  source: "DIRECTORY" | "LEDGER";
  /**
   * 0 for the payment of the victim, one more each time that it was passed on.
   * @isInt
   * @minimum 0
   */
  hop: number;
  /**
   * The payment, as the rail names it. Null for one inside the ledger.
   */
  end_to_end_id: string | null;
  /**
   * The payment in your ledger. Null for one that is not yours.
   */
  obligation_id: ObligationId | null;
  /**
   * The account of yours that paid. Null for one elsewhere.
   */
  from_account_id: AccountId | null;
  /**
   * The account of yours that was paid. Null for one elsewhere.
   */
  to_account_id: AccountId | null;
  /**
   * The institution that paid, by its ISPB. Null where nobody said it.
   */
  from_ispb: string | null;
  /**
   * The institution that was paid, by its ISPB. Null where nobody said it.
   */
  to_ispb: string | null;
  /**
   * How much of the contested money it moved.
   */
  amount: AmountDetail;
  /**
   * How much of it is secured there. Null where nobody said it.
   */
  secured_amount: AmountDetail | null;
  occurred_at: Timestamp;
}

/**
 * Where a funds recovery (MED 2.0) stands: CREATED, TRACKED once the directory has followed the money, AWAITING_ANALYSIS,
 * ANALYSED by all institutions, REFUNDING, and COMPLETED or CANCELLED, which are final. States may be left out, and never go back.
 */
export type MedRecoveryState = "CREATED" | "TRACKED" | "AWAITING_ANALYSIS" | "ANALYSED" | "REFUNDING" | "COMPLETED" | "CANCELLED";

/**
 * RETURN sends blocked money back to the payer, RELEASE gives it back to the account.
 */
export type MedResolveAction = "RETURN" | "RELEASE";

/**
 * How one member stands with the squad and with the other members.
 */
export interface MemberPositionOut {
  /**
   * The member.
   */
  member_account_id: AccountId;
  /**
   * Hash of the member's public key, the address of their account.
   */
  member_pkh: LedgerAddress;
  /**
   * What the member paid into the shared account in all, in cents. It is the squad's, not owed back.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  funded_in_cents: number;
  /**
   * Open shares the member owes others, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  owed_cents: number;
  /**
   * Open shares others owe the member, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  owed_to_cents: number;
  /**
   * `owed_to_cents` less `owed_cents`. Over all members it sums to zero.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  net_cents: number;
}

/**
 * Any JSON object of yours. The ledger keeps it and never reads it. At most 8 KB as UTF-8 JSON. A number beyond ±9007199254740991, or with more digits than a double keeps, is refused; send it as a string.
 */
export interface Metadata {
  [key: string]: unknown;
}

/**
 * How late an occurrence may still be executed, in seconds, for example after an outage. One found later than that is
 * recorded as MISFIRED and never executed. 0 still allows the few seconds until the scheduler next looks at the clock.
 * @isInt
 * @minimum 0
 * @maximum 604800
 */
export type MisfireGraceSeconds = number;

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
  currency_exponent?: CurrencyExponent;
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
  /**
   * Who is on the other side, without the name. Left out between two accounts, and where nothing is known.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls it. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What you call it. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
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
  currency_exponent?: CurrencyExponent;
  /**
   * The account that pays; null when the debtor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  debtor_account_id: string | null;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  state: ObligationState;
  tx_id: TransactionId;
  /**
   * Who is on the other side, without the name. Left out between two accounts, and where nothing is known.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls it. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What you call it. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
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
  currency_exponent?: CurrencyExponent;
  /**
   * The account that pays; null when the debtor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  debtor_account_id: string | null;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  state: ObligationState;
  tx_id: TransactionId;
  /**
   * Who is on the other side, without the name. Left out between two accounts, and where nothing is known.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls it. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What you call it. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
}

/**
 * The rail has taken the obligation, or its answer was lost and it may have. It is not sent twice.
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
  currency_exponent?: CurrencyExponent;
  /**
   * The account that pays; null when the debtor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  debtor_account_id: string | null;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  state: ObligationState;
  tx_id: TransactionId;
  /**
   * Who is on the other side, without the name. Left out between two accounts, and where nothing is known.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls it. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What you call it. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
}

/**
 * The obligation's money waits on the exception account: a report about an outgoing payment is in dispute, or an
 * expected payment came and `reason_code` stops it. Its state has not changed; an operator should look at it.
 */
export interface ObligationExceptedData {
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
  currency_exponent?: CurrencyExponent;
  /**
   * The account that pays; null when the debtor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  debtor_account_id: string | null;
  /**
   * How much waits, in minor units.
   * @isLong
   */
  exception_cents: number;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  /**
   * Why it waits.
   */
  reason_code: EvidenceReasonCode;
  state: ObligationState;
  tx_id: TransactionId;
  /**
   * Who is on the other side, without the name. Left out between two accounts, and where nothing is known.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls it. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What you call it. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
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
  currency_exponent?: CurrencyExponent;
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
  /**
   * Who is on the other side, without the name. Left out between two accounts, and where nothing is known.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls it. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What you call it. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
}

/**
 * A payment out is analysed before it is sent, until an instant at which it goes or is refused by itself.
 */
export interface ObligationHeldForAnalysisData {
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
  currency_exponent?: CurrencyExponent;
  /**
   * The account that pays.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  debtor_account_id: string | null;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  state: ObligationState;
  tx_id: TransactionId;
  cause: AnalysisCause;
  on_end: AnalysisEnd;
  until: Timestamp;
  /**
   * Who is on the other side, without the name. Left out between two accounts, and where nothing is known.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls it. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What you call it. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
}

/**
 * Identifier of an obligation.
 * @pattern ^obl_[0-9A-HJKMNP-TV-Z]{26}$ must look like obl_01KJQ9D3E5G7J9M1P3R5T7V9X1
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
  currency_exponent?: CurrencyExponent;
  /**
   * The account that pays; null when the debtor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  debtor_account_id: string | null;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  state: ObligationState;
  tx_id: TransactionId;
  /**
   * Who is on the other side, without the name. Left out between two accounts, and where nothing is known.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls it. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What you call it. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
}

/**
 * An obligation. One you do not have finds none.
 * @minLength 1
 * @maxLength 64
 */
export type ObligationReference = string;

/**
 * A payment that was held for analysis is let through, by the clock or by somebody; it is sent now.
 */
export interface ObligationReleasedFromAnalysisData {
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
  currency_exponent?: CurrencyExponent;
  /**
   * The account that pays; null when the debtor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  debtor_account_id: string | null;
  obligation_id: ObligationId;
  rail_family: RailFamily;
  state: ObligationState;
  tx_id: TransactionId;
  /**
   * Who is on the other side, without the name. Left out between two accounts, and where nothing is known.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls it. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What you call it. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
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
  /**
   * Who is on the other side. Left out between two accounts, and where nothing is known.
   */
  counterparty?: Counterparty;
  /**
   * What the payer says to the payee. Left out where nothing was said.
   */
  description?: PaymentDescription;
  /**
   * What the rail calls it. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What you call it. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
  /**
   * Its money on the exception account, in minor units: the money of an outgoing payment whose report is in dispute,
   * or of an expected payment that came and is stopped by a limit or by the closing of its account. The obligation
   * is settled with that money, which comes no second time. 0 once it is final.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  exception_cents?: number;
  disposition?: Disposition;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
  /**
   * When it became final. Null until then.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$ must look like 2026-03-02T12:30:00.000Z
   */
  resolved_at: string | null;
  /**
   * 1 when created, one more with each announced change.
   * @isInt
   * @minimum 1
   */
  version: number;
  limit_warnings?: LimitWarnings;
  repeat_of?: RepeatedPayment;
  held_for_analysis?: HeldForAnalysis;
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
  currency_exponent?: CurrencyExponent;
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
  /**
   * Who is on the other side, without the name. Left out between two accounts, and where nothing is known.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls it. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What you call it. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
}

/**
 * PENDING until it is sent, DISPATCHED while the rail works on it (or its answer was lost, and it may), DISPATCH_FAILED
 * when it could not be sent, FINAL with a `resolution_outcome`. A NATIVE transfer is FINAL at once.
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
  currency_exponent?: CurrencyExponent;
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
  /**
   * Who is on the other side, without the name. Left out between two accounts, and where nothing is known.
   */
  counterparty?: MaskedCounterparty;
  /**
   * What the rail calls it. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What you call it. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
}

/**
 * What the paths refer to, as OpenAPI has it: schemas, answers, parameters, headers, and the security scheme.
 */
export interface OpenapiComponents {
  [key: string]: unknown;
}

/**
 * An OpenAPI 3.0.3 document of your products, worked out from what is bound whenever it is read. It names no servers:
 * paths, and the address tokens come from, are relative to the host it was read from.
 */
export interface OpenapiDocument {
  /**
   * Version of OpenAPI.
   */
  openapi: string;
  info: OpenapiInfo;
  /**
   * One for each product.
   */
  tags: OpenapiTag[];
  paths: OpenapiPaths;
  components: OpenapiComponents;
}

/**
 * What is described, and which state of it.
 */
export interface OpenapiInfo {
  /**
   * Name of the description.
   */
  title: string;
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of `[product_id, product_version, artifact_hash, lifecycle]` for each
   * product that is described, sorted by product. It changes only when a binding changes.
   */
  version: Sha256Hex;
  /**
   * What the reader should know first.
   */
  description: string;
}

/**
 * Path to its operations, as OpenAPI has it. Each is a route of the command or the core interface with the product, and
 * for a move the action, written out. The parameters of a move have the types and bounds of the manifest. Operations of
 * a SUSPENDED product are marked `deprecated`.
 */
export interface OpenapiPaths {
  [key: string]: unknown;
}

/**
 * A product, as a tag of its operations.
 */
export interface OpenapiTag {
  /**
   * The product.
   */
  name: string;
  /**
   * What the product does, and how far it is.
   */
  description: string;
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
 * A new party. Unknown fields are ignored, and named in the answer.
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
 * @pattern ^pty_[0-9A-HJKMNP-TV-Z]{26}$ must look like pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0
 */
export type PartyId = string;

/**
 * The verification of a party's identity. A party that was never submitted is NOT_SUBMITTED at level 0, with empty
 * lists. Fields about what has not happened yet are left out.
 */
export interface PartyKycResponseOut {
  party_id: PartyId;
  kyc_state: KycState;
  screening_state: KycScreeningState;
  /**
   * The level that is verified now. 0 when REJECTED or EXPIRED.
   * @default 0
   */
  kyc_level?: KycLevel;
  /**
   * The documents of the last submission, as references.
   */
  document_refs?: KycDocumentRef[];
  /**
   * The risk flags, newest first, resolved ones included.
   */
  flags?: KycFlagOut[];
  /**
   * The screenings, newest first.
   */
  screenings?: KycScreeningOut[];
  /**
   * Every move of `kyc_state`, oldest first.
   */
  state_history?: KycStateHistoryEntry[];
  /**
   * When the last screening's result came in.
   */
  last_screened_at?: Timestamp;
  /**
   * The provider that verifies the party.
   */
  provider_id?: ProviderId;
  /**
   * What the provider calls the session of the last submission.
   */
  provider_session_ref?: string;
  /**
   * What the provider calls the report of its last verdict.
   */
  provider_report_ref?: string;
  /**
   * SHA-256 of the provider's last verdict as it was received.
   */
  verdict_digest?: Sha256Hex;
  /**
   * When the party is to be screened again. Only for VERIFIED parties.
   */
  rescreen_due_at?: Timestamp;
  /**
   * Why it is to be screened again.
   */
  rescreen_reason?: KycRescreenReason;
}

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
   * A name for the tax id that says nothing of it. The counterparties of payments with the same tax id have it as `digest`.
   * Left out where no tax id was given.
   */
  tax_id_digest?: CounterpartyDigest;
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
  ignored_fields?: IgnoredFields;
}

/**
 * What is known of the party's risk. Empty until the party was submitted for verification or flagged. Members may be
 * added.
 */
export interface PartyRisk {
  kyc_level?: KycLevel;
  screening_state?: KycScreeningState;
  /**
   * How many risk flags are open.
   * @isInt
   * @minimum 0
   */
  open_flags?: number;
  /**
   * Whether one of them is of severity BLOCKING, so that the party's accounts are not debited.
   */
  debits_stopped?: boolean;
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
 * Whether the payer has registered the device with you. From an UNREGISTERED one an account pays at most R$ 200 each and
 * R$ 1.000 a day, or what the installation sets.
 */
export type PayerDevice = "REGISTERED" | "UNREGISTERED";

/**
 * What the payer says to the payee, up to 140 characters, as Pix carries it. It is sealed, sent to the rail, and never in
 * events.
 * @minLength 1
 * @maxLength 140
 * @pattern ^[^\x00-\x1F\x7F]+$
 */
export type PaymentDescription = string;

/**
 * How the payer started a payment over Pix, for the limits that depend on it. Left out: from a registered device, and not
 * contactless. On other rails it has no effect. It is never shown.
 */
export interface PaymentInitiation {
  device?: PayerDevice;
  /**
   * Whether it was started by approximation (NFC).
   * @default false
   */
  contactless?: boolean;
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
 * @pattern ^pmt_[0-9A-HJKMNP-TV-Z]{26}$ must look like pmt_01KJQ8R4S6V8X0Z2B4D6F8H0K2
 */
export type PaymentMethodId = string;

/**
 * Who provides the outside account, and for whom.
 */
export type PaymentMethodMode = "EXTERNAL_ALLOCATION" | "CUSTOMER_LINKED" | "PROVIDER_MANAGED" | "VIRTUAL_ADDRESS";

/**
 * A payment method to bind. Unknown fields are ignored, and named in the answer.
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
  ignored_fields?: IgnoredFields;
}

/**
 * Whether it can be used. PENDING_VERIFICATION until you have verified the outside account, ACTIVE while it is used,
 * SUSPENDED while it is not, CLOSED for good.
 */
export type PaymentMethodStatus = "ACTIVE" | "PENDING_VERIFICATION" | "SUSPENDED" | "CLOSED";

/**
 * A payment method was bound again with other facts, closed with its account, or moved with its account's promotion to
 * the new one, which `account_id` then names.
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
 * What the rail calls the payment, for Pix its end-to-end id.
 * @maxLength 500
 */
export type PaymentName = string;

/**
 * A rule for the tenant's payments out was set or removed.
 */
export interface PaymentRuleChangedData {
  tenant: TenantId;
  /**
   * The rule, by its name in `payment_rules`.
   */
  rule: "repeats" | "analysis" | "brake";
  /**
   * What holds from now on; null once it is removed.
   */
  settings: { [key: string]: unknown; } | null;
}

/**
 * The tenant's rules for payments to the outside or over PIX. A rule that is not set is left out.
 */
export interface PaymentRules {
  repeats?: RepeatRule;
  analysis?: AnalysisRule;
  brake?: BrakeRule;
}

/**
 * Rules to set; null removes a rule, and one that is left out stays as it is.
 */
export interface PaymentRulesChange {
  /**
   * The rule for repeated payments.
   */
  repeats?: RepeatRule | null;
  /**
   * The rule for payments that are analysed before they are sent.
   */
  analysis?: AnalysisRule | null;
  /**
   * The rule that stops payments out when far more leaves than ever did. Removing it releases no brake.
   */
  brake?: BrakeRule | null;
}

/**
 * The payment that a flag of kind OWN_WITHDRAWAL permits, and the payment that was made.
 */
export interface PermittedWithdrawal {
  account_id: AccountId;
  /**
   * The most that it may pay, in centavos.
   * @isLong
   */
  amount_cents: number;
  /**
   * The payment that has used it, whatever became of it. Left out while there is none.
   */
  obligation_id?: ObligationId;
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
  amount_cents: number;
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
  amount_cents: number;
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
  amount_cents: number;
  currency: Currency;
  state: PixQrChargeState;
  /**
   * The payment, as the rail names it. Null when the provider did not give it in the rail's form, and when an
   * account of yours paid.
   */
  end_to_end_id: PixEndToEndId | null;
  obligation_id: ObligationId;
  paid_at: Timestamp;
  /**
   * Who paid, without the name. Left out where an account of yours paid, and where nothing is known.
   */
  counterparty?: MaskedCounterparty;
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
  resolution_due_at: Timestamp;
  completion_due_at: Timestamp;
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
  resolution_due_at: Timestamp;
  completion_due_at: Timestamp;
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
  resolution_due_at: Timestamp;
  completion_due_at: Timestamp;
}

/**
 * Identifier of a claim of a Pix key.
 * @pattern ^pxc_[0-9A-HJKMNP-TV-Z]{26}$ must look like pxc_01KJQ8Y99BHSD1VAWSNZXMC366
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
  resolution_due_at: Timestamp;
  completion_due_at: Timestamp;
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
   * Whether `resolution_due_at` has passed while the donor had not answered. Worked out when read; the state moves
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
  resolution_due_at: Timestamp;
  /**
   * When the claim should be through, as the directory set it. An OWNERSHIP claim cannot be completed before, unless
   * the donor's customer agreed.
   */
  completion_due_at: Timestamp;
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
 * Pix pays in BRL only.
 */
export type PixCurrency = "BRL";

/**
 * A payment as the rail names it: `E`, the ISPB of the payer's institution, the minute in UTC, eleven letters or
 * digits.
 * @pattern ^E[0-9A-Z]{8}[0-9]{12}[a-zA-Z0-9]{11}$ must look like E876543212026030214058kQ3mZx7TfR
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
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$ must look like 2026-03-02T12:38:46.102Z
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
  ignored_fields?: IgnoredFields;
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
 * @pattern ^pxk_[0-9A-HJKMNP-TV-Z]{26}$ must look like pxk_01KJQ8XRDWG3R643XJSP61W2T8
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
 * A key to register for an account. Unknown fields are ignored, and named in the answer.
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
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$ must look like 2026-03-02T12:38:46.102Z
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
  ignored_fields?: IgnoredFields;
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
  actor_type: ActorType;
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
 * A pending change of an account's Pix limits took effect.
 */
export interface PixLimitsActivatedData {
  account_id: AccountId;
  /**
   * The limits that changed.
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
  /**
   * The profile that was set last. Left out while none was.
   */
  risk_profile?: PixRiskProfile;
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
  /**
   * The profile that was set last. Left out while none was.
   */
  risk_profile?: PixRiskProfile;
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
   * The profile that was set last. Left out while none was.
   */
  risk_profile?: PixRiskProfile;
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
 * FIXED when every charge has the same amount, VARIABLE when each has its own.
 */
export type PixMandateAmountType = "FIXED" | "VARIABLE";

/**
 * An attempt to debit a charge.
 */
export interface PixMandateAttempt {
  /**
   * 1 for the due day, 2 to 4 for the attempts after it.
   * @isInt
   * @minimum 1
   * @maximum 4
   */
  number: number;
  /**
   * The day of the attempt. It is made between 00:00 and 08:00, and again between 18:00 and 21:00.
   */
  settle_on: AccountingDay;
  status: PixMandateAttemptStatus;
  /**
   * The end-to-end id of the payment. Null until it is made.
   */
  end_to_end_id: PixEndToEndId | null;
  /**
   * Why it failed: INSUFFICIENT_FUNDS, AMOUNT_ABOVE_MAXIMUM (more than `max_amount`, or than the fixed amount),
   * LIMIT_EXCEEDED, ACCOUNT_UNAVAILABLE (closed, frozen, or its owner is blocked), PROVIDER_REFUSED,
   * PROVIDER_UNAVAILABLE (it could not be reached in the hours of the attempt) or NOT_MADE (we could not make it in
   * those hours). Null unless FAILED. Values may be added; the receiver is only told that it failed.
   */
  failure_code: string | null;
  /**
   * When it ended. Null while SCHEDULED.
   */
  finished_at: Timestamp | null;
}

/**
 * What became of an attempt.
 */
export type PixMandateAttemptStatus = "SCHEDULED" | "DEBITED" | "FAILED" | "CANCELLED";

/**
 * The payer authorised a mandate; charges may follow.
 */
export interface PixMandateAuthorizedData {
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateStatus;
  periodicity: PixMandatePeriodicity;
  amount_type: PixMandateAmountType;
  /**
   * What every charge takes, in minor units; null for VARIABLE.
   * @isLong
   */
  amount: number | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
}

/**
 * The receiver, or an institution, ended a mandate or withdrew the request for it.
 */
export interface PixMandateCancelledData {
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateStatus;
  periodicity: PixMandatePeriodicity;
  amount_type: PixMandateAmountType;
  /**
   * What every charge takes, in minor units; null for VARIABLE.
   * @isLong
   */
  amount: number | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
}

/**
 * An attempt failed, and another may follow.
 */
export interface PixMandateChargeAttemptFailedData {
  charge_id: PixMandateChargeId;
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateChargeStatus;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  due_on: AccountingDay;
  /**
   * Which attempt failed, 1 to 4.
   * @isInt
   * @minimum 1
   * @maximum 4
   */
  attempt: number;
  /**
   * Why it failed, for example INSUFFICIENT_FUNDS.
   */
  failure_code: string;
  /**
   * How many attempts are left, the next one included.
   * @isInt
   * @minimum 0
   * @maximum 3
   */
  retries_left: number;
}

/**
 * A charge was cancelled before it was debited.
 */
export interface PixMandateChargeCancelledData {
  charge_id: PixMandateChargeId;
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateChargeStatus;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  due_on: AccountingDay;
  /**
   * The hold of the last attempt; null before the first.
   */
  hold_id: HoldId | null;
  /**
   * The obligation of the last debit that was handed to the provider; null before the first.
   */
  obligation_id: ObligationId | null;
}

/**
 * A charge was debited.
 */
export interface PixMandateChargeDebitedData {
  charge_id: PixMandateChargeId;
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateChargeStatus;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  due_on: AccountingDay;
  /**
   * The hold of the last attempt; null before the first.
   */
  hold_id: HoldId | null;
  /**
   * The obligation of the last debit that was handed to the provider; null before the first.
   */
  obligation_id: ObligationId | null;
}

/**
 * The debit of a charge was handed to the provider. It can no longer be cancelled.
 */
export interface PixMandateChargeDebitingData {
  charge_id: PixMandateChargeId;
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateChargeStatus;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  due_on: AccountingDay;
  /**
   * The hold of the last attempt; null before the first.
   */
  hold_id: HoldId | null;
  /**
   * The obligation of the last debit that was handed to the provider; null before the first.
   */
  obligation_id: ObligationId | null;
}

/**
 * The last attempt failed; nothing was debited.
 */
export interface PixMandateChargeFailedData {
  charge_id: PixMandateChargeId;
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateChargeStatus;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  due_on: AccountingDay;
  /**
   * Which attempt failed, 1 to 4.
   * @isInt
   * @minimum 1
   * @maximum 4
   */
  attempt: number;
  /**
   * Why it failed, for example INSUFFICIENT_FUNDS.
   */
  failure_code: string;
  /**
   * How many attempts are left, the next one included.
   * @isInt
   * @minimum 0
   * @maximum 3
   */
  retries_left: number;
}

/**
 * The amount of a charge is reserved for its next attempt.
 */
export interface PixMandateChargeHeldData {
  charge_id: PixMandateChargeId;
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateChargeStatus;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  due_on: AccountingDay;
  /**
   * The hold of the last attempt; null before the first.
   */
  hold_id: HoldId | null;
  /**
   * The obligation of the last debit that was handed to the provider; null before the first.
   */
  obligation_id: ObligationId | null;
}

/**
 * Identifier of a charge of a mandate.
 * @pattern ^pmc_[0-9A-HJKMNP-TV-Z]{26}$ must look like pmc_01KJQ9ZST6BS990G86TVNXF262
 */
export type PixMandateChargeId = string;

/**
 * A charge of a mandate, which is one debit, whatever number of attempts it takes.
 */
export interface PixMandateChargeResponse {
  charge_id: PixMandateChargeId;
  mandate_id: PixMandateId;
  /**
   * The account that pays.
   */
  account_id: AccountId;
  status: PixMandateChargeStatus;
  amount: AmountDetail;
  /**
   * The day it falls due, and the day of the first attempt.
   */
  due_on: AccountingDay;
  /**
   * What the receiver calls the charge.
   * @pattern ^[a-zA-Z0-9]{26,35}$ must look like ACADEMIA202603AC202600417x01
   */
  txid: string;
  /**
   * What is charged, in the words of the receiver. Null when it said nothing.
   * @maxLength 140
   */
  description: string | null;
  /**
   * The attempts, oldest first, at most four.
   */
  attempts: PixMandateAttempt[];
  /**
   * How many more attempts may follow those in `attempts`. 0 in final states.
   * @isInt
   * @minimum 0
   * @maximum 3
   */
  retries_left: number;
  /**
   * The hold that reserves, or reserved, the amount for the last attempt. Null before the first hold.
   */
  hold_id: HoldId | null;
  /**
   * The obligation of the last debit that was handed to the provider. Null before the first.
   */
  obligation_id: ObligationId | null;
  /**
   * Until when the payer can cancel it, 23:59:59 in São Paulo on the day before the next attempt; while the receiver
   * has not asked for one, on the day before the last on which it can be.
   */
  cancellable_until: Timestamp;
  /**
   * Why it failed: INSUFFICIENT_FUNDS, AMOUNT_ABOVE_MAXIMUM (more than `max_amount`, or than the fixed amount),
   * LIMIT_EXCEEDED, ACCOUNT_UNAVAILABLE (closed, frozen, or its owner is blocked), PROVIDER_REFUSED,
   * PROVIDER_UNAVAILABLE (it could not be reached in the hours of the attempt) or NOT_MADE (we could not make it in
   * those hours). Null unless FAILED. Values may be added; the receiver is only told that it failed.
   */
  failure_code: string | null;
  /**
   * Who cancelled it. Null unless CANCELLED.
   */
  cancelled_by: "PAYER" | "RECEIVER" | "PAYER_PARTICIPANT" | "RECEIVER_PARTICIPANT" | null;
  /**
   * When it was debited. Null unless DEBITED.
   */
  debited_at: Timestamp | null;
  /**
   * When it was cancelled. Null unless CANCELLED.
   */
  cancelled_at: Timestamp | null;
  /**
   * When the charge arrived, 2 to 10 days before it falls due.
   */
  created_at: Timestamp;
  updated_at: Timestamp;
  /**
   * 1 when created, one more with each announced change.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * A charge was scheduled.
 */
export interface PixMandateChargeScheduledData {
  charge_id: PixMandateChargeId;
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateChargeStatus;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  due_on: AccountingDay;
  /**
   * The hold of the last attempt; null before the first.
   */
  hold_id: HoldId | null;
  /**
   * The obligation of the last debit that was handed to the provider; null before the first.
   */
  obligation_id: ObligationId | null;
}

/**
 * Where a charge stands.
 *
 * | from | to | when |
 * |---|---|---|
 * | SCHEDULED | HELD | the account can reserve the amount: tried when the attempt is announced, at 18:00 in São Paulo on the day before it, and when it is made |
 * | HELD | DEBITING | in the hours of the attempt: the hold is captured, and the debit is handed to the provider |
 * | DEBITING | DEBITED | the provider settled the debit |
 * | SCHEDULED, HELD, DEBITING | SCHEDULED | the attempt failed and the receiver may ask for another; the hold is released, or the debit given back |
 * | SCHEDULED, HELD, DEBITING | FAILED | the attempt failed and no other may follow |
 * | SCHEDULED | FAILED | after a failed attempt, nobody asked for another within 7 days of the due day |
 * | SCHEDULED, HELD | CANCELLED | the payer, the receiver or an institution cancelled it, or its mandate ended; the hold is released |
 *
 * DEBITED, FAILED and CANCELLED are final.
 */
export type PixMandateChargeStatus = "SCHEDULED" | "HELD" | "DEBITING" | "DEBITED" | "FAILED" | "CANCELLED";

/**
 * The last charge of a mandate is final.
 */
export interface PixMandateCompletedData {
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateStatus;
  periodicity: PixMandatePeriodicity;
  amount_type: PixMandateAmountType;
  /**
   * What every charge takes, in minor units; null for VARIABLE.
   * @isLong
   */
  amount: number | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
}

/**
 * A mandate of Pix Automático with its charges.
 */
export interface PixMandateDetailResponse {
  mandate_id: PixMandateId;
  /**
   * The account that pays.
   */
  account_id: AccountId;
  status: PixMandateStatus;
  /**
   * What Pix calls the mandate (`idRec`).
   * @pattern ^R[RN][0-9A-Z]{8}[0-9]{8}[a-zA-Z0-9]{11}$ must look like RR8765432120260302kQ7mZx2TfRa
   */
  recurrence_id: string;
  receiver: PixMandateReceiver;
  /**
   * The contract between payer and receiver that the charges are for.
   * @maxLength 35
   */
  contract_ref: string;
  /**
   * What is paid, in the words of the receiver. Null when it said nothing.
   * @maxLength 35
   */
  description: string | null;
  periodicity: PixMandatePeriodicity;
  amount_type: PixMandateAmountType;
  /**
   * What every charge takes, for FIXED. Null for VARIABLE.
   */
  amount: AmountDetail | null;
  /**
   * The highest amount that the payer allows for one charge, for VARIABLE: the payer tells the provider, and the
   * provider reports it with `MANDATE_AUTHORIZED`. Null when the payer set no cap. The receiver is never told.
   */
  max_amount: AmountDetail | null;
  /**
   * The first day on which a charge may fall due.
   */
  starts_on: AccountingDay;
  /**
   * The last day on which a charge may fall due. Null when it goes on until somebody ends it.
   */
  ends_on: AccountingDay | null;
  retry_policy: PixMandateRetryPolicy;
  /**
   * Until when the payer can authorise or reject it.
   */
  authorization_expires_at: Timestamp;
  /**
   * The provider that it came through.
   */
  provider_id: ProviderId;
  /**
   * When it became ACTIVE. Null if it never was.
   */
  authorized_at: Timestamp | null;
  /**
   * When it became final. Null until then.
   */
  ended_at: Timestamp | null;
  /**
   * Who ended it: PAYER or RECEIVER, or the institution of either. Null until it is final, and when it EXPIRED or is
   * COMPLETED.
   */
  ended_by: "PAYER" | "RECEIVER" | "PAYER_PARTICIPANT" | "RECEIVER_PARTICIPANT" | null;
  /**
   * Why, as a code of Pix (for example SLDB, ACCL, FRUD). Null when none was given.
   * @pattern ^[A-Z0-9]{4}$
   */
  end_reason_code: string | null;
  /**
   * When the request arrived.
   */
  created_at: Timestamp;
  updated_at: Timestamp;
  /**
   * 1 when created, one more with each announced change.
   * @isInt
   * @minimum 1
   */
  version: number;
  /**
   * The charges, newest first.
   */
  charges: PixMandateChargeResponse[];
}

/**
 * Nobody answered a mandate in time.
 */
export interface PixMandateExpiredData {
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateStatus;
  periodicity: PixMandatePeriodicity;
  amount_type: PixMandateAmountType;
  /**
   * What every charge takes, in minor units; null for VARIABLE.
   * @isLong
   */
  amount: number | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
}

/**
 * Identifier of a Pix Automático mandate.
 * @pattern ^pxm_[0-9A-HJKMNP-TV-Z]{26}$ must look like pxm_01KJQ8ZC0R9SW8KYF8GAB4HERY
 */
export type PixMandateId = string;

/**
 * A page of mandates.
 */
export interface PixMandateListResponse {
  /**
   * The mandates of this page, newest first.
   */
  items: PixMandateResponse[];
  next_cursor: NextCursor;
}

/**
 * How often one charge falls due (SEMANAL, MENSAL, TRIMESTRAL, SEMESTRAL, ANUAL). There is at most one successful
 * charge in each period.
 */
export type PixMandatePeriodicity = "WEEKLY" | "MONTHLY" | "QUARTERLY" | "SEMIANNUAL" | "ANNUAL";

/**
 * The company that may debit the account.
 */
export interface PixMandateReceiver {
  /**
   * Its name.
   */
  name: string;
  /**
   * Its CNPJ, masked.
   */
  tax_id: string;
  participant: PixParticipant;
}

/**
 * The payer rejected a mandate.
 */
export interface PixMandateRejectedData {
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateStatus;
  periodicity: PixMandatePeriodicity;
  amount_type: PixMandateAmountType;
  /**
   * What every charge takes, in minor units; null for VARIABLE.
   * @isLong
   */
  amount: number | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
}

/**
 * A receiver asks the payer for a mandate.
 */
export interface PixMandateRequestedData {
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateStatus;
  periodicity: PixMandatePeriodicity;
  amount_type: PixMandateAmountType;
  /**
   * What every charge takes, in minor units; null for VARIABLE.
   * @isLong
   */
  amount: number | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
}

/**
 * A mandate of Pix Automático on one of your accounts.
 */
export interface PixMandateResponse {
  mandate_id: PixMandateId;
  /**
   * The account that pays.
   */
  account_id: AccountId;
  status: PixMandateStatus;
  /**
   * What Pix calls the mandate (`idRec`).
   * @pattern ^R[RN][0-9A-Z]{8}[0-9]{8}[a-zA-Z0-9]{11}$ must look like RR8765432120260302kQ7mZx2TfRa
   */
  recurrence_id: string;
  receiver: PixMandateReceiver;
  /**
   * The contract between payer and receiver that the charges are for.
   * @maxLength 35
   */
  contract_ref: string;
  /**
   * What is paid, in the words of the receiver. Null when it said nothing.
   * @maxLength 35
   */
  description: string | null;
  periodicity: PixMandatePeriodicity;
  amount_type: PixMandateAmountType;
  /**
   * What every charge takes, for FIXED. Null for VARIABLE.
   */
  amount: AmountDetail | null;
  /**
   * The highest amount that the payer allows for one charge, for VARIABLE: the payer tells the provider, and the
   * provider reports it with `MANDATE_AUTHORIZED`. Null when the payer set no cap. The receiver is never told.
   */
  max_amount: AmountDetail | null;
  /**
   * The first day on which a charge may fall due.
   */
  starts_on: AccountingDay;
  /**
   * The last day on which a charge may fall due. Null when it goes on until somebody ends it.
   */
  ends_on: AccountingDay | null;
  retry_policy: PixMandateRetryPolicy;
  /**
   * Until when the payer can authorise or reject it.
   */
  authorization_expires_at: Timestamp;
  /**
   * The provider that it came through.
   */
  provider_id: ProviderId;
  /**
   * When it became ACTIVE. Null if it never was.
   */
  authorized_at: Timestamp | null;
  /**
   * When it became final. Null until then.
   */
  ended_at: Timestamp | null;
  /**
   * Who ended it: PAYER or RECEIVER, or the institution of either. Null until it is final, and when it EXPIRED or is
   * COMPLETED.
   */
  ended_by: "PAYER" | "RECEIVER" | "PAYER_PARTICIPANT" | "RECEIVER_PARTICIPANT" | null;
  /**
   * Why, as a code of Pix (for example SLDB, ACCL, FRUD). Null when none was given.
   * @pattern ^[A-Z0-9]{4}$
   */
  end_reason_code: string | null;
  /**
   * When the request arrived.
   */
  created_at: Timestamp;
  updated_at: Timestamp;
  /**
   * 1 when created, one more with each announced change.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * Whether a failed charge is tried again: NOT_ALLOWED, or UP_TO_3_IN_7_DAYS, three more attempts on different days
 * within 7 days of the due day, before the next period begins.
 */
export type PixMandateRetryPolicy = "NOT_ALLOWED" | "UP_TO_3_IN_7_DAYS";

/**
 * The payer revoked a mandate. Its pending charges announce that they are cancelled.
 */
export interface PixMandateRevokedData {
  mandate_id: PixMandateId;
  account_id: AccountId;
  status: PixMandateStatus;
  periodicity: PixMandatePeriodicity;
  amount_type: PixMandateAmountType;
  /**
   * What every charge takes, in minor units; null for VARIABLE.
   * @isLong
   */
  amount: number | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
}

/**
 * Where a mandate stands.
 *
 * | from | to | when |
 * |---|---|---|
 * | PENDING_AUTHORIZATION | ACTIVE | the payer authorises it, here or by a QR code in the provider's own channel |
 * | PENDING_AUTHORIZATION | REJECTED | the payer rejects it |
 * | PENDING_AUTHORIZATION | EXPIRED | nobody answered until `authorization_expires_at`; from then on it reads as EXPIRED, and the event follows ten minutes later, so that an answer given in time elsewhere can still arrive |
 * | PENDING_AUTHORIZATION | CANCELLED | the receiver, or an institution, withdrew the request |
 * | ACTIVE | REVOKED | the payer takes the authorisation back |
 * | ACTIVE | CANCELLED | the receiver, or an institution, ends it |
 * | ACTIVE | COMPLETED | `ends_on` is over and no charge is open |
 *
 * All but the first two are final. In the language of Pix: CRIADA, APROVADA, REJEITADA, EXPIRADA; CANCELADA is REVOKED
 * or CANCELLED by who asked for it.
 */
export type PixMandateStatus = "PENDING_AUTHORIZATION" | "ACTIVE" | "REJECTED" | "EXPIRED" | "REVOKED" | "CANCELLED" | "COMPLETED";

/**
 * When the night begins in São Paulo, 20:00 unless it was moved. It ends at 06:00.
 */
export type PixNighttimeStart = "20:00" | "22:00";

/**
 * An institution that takes part in Pix.
 */
export interface PixParticipant {
  /**
   * Its ISPB, eight digits or capital letters.
   * @pattern ^[0-9A-Z]{8}$ must look like 87654321
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
   * Amount in centavos; the payer cannot change it. With `due`, the amount before what is added or taken off.
   * @isLong
   * @minimum 1
   * @maximum 999999999999
   */
  amount_cents: number;
  currency: PixCurrency;
  /**
   * Your note. Null when there is none.
   */
  description: string | null;
  /**
   * The text shown to the payer. Null when there is none.
   */
  payer_request: string | null;
  /**
   * How long it could be paid, in seconds, as it was asked for; with `due` as it follows from that.
   * @isInt
   * @minimum 1
   */
  expires_in_seconds: number;
  /**
   * Until when it can be paid, as the provider says, which counts the seconds from when it made the charge.
   */
  expires_at: Timestamp;
  /**
   * When it is due, and what is added or taken off. Null for a charge to be paid within some time.
   */
  due: PixQrDueTerms | null;
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
   * The account that paid it. Left out until PAID, and when the payer is outside.
   */
  counterparty_account_id?: AccountId;
  /**
   * Who paid it, where that is outside. Left out until PAID, and when nothing is known.
   */
  counterparty?: Counterparty;
  /**
   * What its payer said. Left out where nothing was said.
   */
  payer_message?: PaymentDescription;
  /**
   * The obligation of the payment. Null until PAID.
   */
  obligation_id: ObligationId | null;
  /**
   * The payment, as the rail names it. Null until PAID, when the provider did not give it in the rail's form, and
   * when an account of yours paid, because no rail took part.
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
 * A code as it was scanned or pasted. Unknown fields are ignored, and named in the answer.
 */
export interface PixQrDecodeRequest {
  /**
   * The whole text of the code. A code with a fault answers `INVALID_BRCODE`.
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
   * The amount in a static code, in centavos. Null when the payer chooses it; that of a dynamic code is in `charge`.
   * @isLong
   */
  amount_cents: number | null;
  currency: PixCurrency;
  /**
   * The txid in a static code. Null when it has none (`***`); that of a dynamic code is in `charge`.
   */
  txid: string | null;
  /**
   * The type of the key, for STATIC; its form tells which. Null otherwise.
   */
  key_type: "EMAIL" | "PHONE" | "CPF" | "CNPJ" | "EVP" | null;
  /**
   * The key, masked; a random key (EVP) in full. Null except for STATIC.
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
   * The account that is paid when it is one of yours: paying the code over PIX is booked here. Null when the receiver
   * is outside.
   */
  account_id: AccountId | null;
  /**
   * The charge of a dynamic code. Null for others.
   */
  charge: PixQrResolvedCharge | null;
  ignored_fields?: IgnoredFields;
}

/**
 * The receiver as the code names it. The maker of the code wrote it; show the owner of the key instead.
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
 * A discount for payers who are early. Of several steps, the first one whose day has not passed counts.
 */
export interface PixQrDueDiscount {
  kind: PixQrDueShareKind;
  /**
   * Up to three days with what is taken off until each.
   * @minItems 1
   * @maxItems 3
   */
  steps: PixQrDueDiscountStep[];
}

/**
 * What is taken off until a day.
 */
export interface PixQrDueDiscountStep {
  /**
   * The last day on which it is taken off, at the latest the due day.
   * @format date
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$ must look like 2026-03-10
   */
  until: string;
  value: PixQrDueValue;
}

/**
 * Interest for each day after the due day.
 */
export interface PixQrDueInterest {
  kind: PixQrDueInterestKind;
  value: PixQrDueValue;
}

/**
 * An amount for each day, or a share for each day, month of 30 days or year of 365; calendar days, simple interest.
 */
export type PixQrDueInterestKind = "FIXED_PER_DAY" | "PERCENT_PER_DAY" | "PERCENT_PER_MONTH" | "PERCENT_PER_YEAR";

/**
 * IMMEDIATE is to be paid within some time, DUE_DATE by a day, with fine, interest or discount around it.
 */
export type PixQrDueKind = "IMMEDIATE" | "DUE_DATE";

/**
 * When a charge is due, who owes it, and what is added or taken off. The payer goes to the provider and is not kept.
 */
export interface PixQrDueRequest {
  /**
   * The last day on which it is paid without fine and interest. One on which banks are closed moves to the next on
   * which they are open.
   * @format date
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$ must look like 2026-03-20
   */
  due_on: string;
  /**
   * Calendar days after it on which it can still be paid.
   * @isInt
   * @minimum 0
   * @maximum 3650
   * @default 30
   */
  days_after_due?: number;
  payer: PixQrPayer;
  fine?: PixQrDueShare;
  interest?: PixQrDueInterest;
  rebate?: PixQrDueShare;
  discount?: PixQrDueDiscount;
}

/**
 * A part of a charge, once.
 */
export interface PixQrDueShare {
  kind: PixQrDueShareKind;
  value: PixQrDueValue;
}

/**
 * FIXED is an amount; PERCENT a share of the charge's amount.
 */
export type PixQrDueShareKind = "FIXED" | "PERCENT";

/**
 * When a charge is due, and what is added or taken off. Fine, interest and shares are of the amount less the rebate.
 */
export interface PixQrDueTerms {
  /**
   * The last day on which it is paid without fine and interest, as it was asked for.
   * @format date
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$ must look like 2026-03-20
   */
  due_on: string;
  /**
   * Calendar days after it on which it can still be paid.
   * @isInt
   * @minimum 0
   */
  days_after_due: number;
  /**
   * Added once after the due day. Null for none.
   */
  fine: PixQrDueShare | null;
  /**
   * Added for each day after the due day. Null for none.
   */
  interest: PixQrDueInterest | null;
  /**
   * Taken off on any day. Null for none.
   */
  rebate: PixQrDueShare | null;
  /**
   * Taken off for payers who are early. Null for none.
   */
  discount: PixQrDueDiscount | null;
}

/**
 * Centavos of an amount, hundredths of a percent of a share (`200` is 2 %).
 * @isLong
 * @minimum 1
 * @maximum 999999999999
 */
export type PixQrDueValue = number;

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
   * Makes it a charge to be paid by a day, with fine, interest, rebate or discount around it. The provider works out
   * what is to be paid, and until when; `expires_in_seconds` must be left out.
   */
  due?: PixQrDueRequest;
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
 * Who is charged. Anybody may pay.
 */
export interface PixQrPayer {
  /**
   * Name of the person or company.
   * @minLength 1
   * @maxLength 200
   */
  name: string;
  /**
   * CPF or CNPJ, without punctuation. Its check digits must be right.
   * @pattern ^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$ must look like 12345678909
   */
  tax_id: string;
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
  due_on: string | null;
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
  type: PartyType;
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
 * The amount to return.
 */
export interface PixReturnAmount {
  currency: PixCurrency;
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
  currency_exponent?: CurrencyExponent;
  reason_code: PixReturnReasonCode;
  state: PixReturnState;
}

/**
 * A return as the rail names it: `D`, the ISPB of the institution that returns, the minute in UTC, eleven letters or
 * digits.
 * @pattern ^D[0-9A-Z]{8}[0-9]{12}[a-zA-Z0-9]{11}$ must look like D123456782026030216204hWn9PaL2cV
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
  currency_exponent?: CurrencyExponent;
  reason_code: PixReturnReasonCode;
  state: PixReturnState;
  /**
   * Why, as the rail codes it (ISO 20022, for example AC07, the payer's account is closed). CANCELED when the return
   * was canceled, ED05 where no code was given.
   */
  failure_code: string;
}

/**
 * Why money is returned, as the rail codes it. MD06: the payer asked for it, the usual case. SL02: cash that was not
 * handed out (Pix Saque, Troco). BE08: paid by a failure of an institution. FR01: fraud; an accepted MED case sends it
 * by itself. To ask for BE08 and FR01 takes the scope `service/operator`.
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
  currency_exponent?: CurrencyExponent;
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
   * The sum of all its returns, including this one and excluding failed ones.
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
  currency_exponent?: CurrencyExponent;
  reason_code: PixReturnReasonCode;
  state: PixReturnState;
}

/**
 * PROCESSING until the rail has answered; SETTLED when the payer has the money back; FAILED when the rail refused, or
 * the return was canceled, and the money is back in the account, where it can be returned again.
 */
export type PixReturnState = "PROCESSING" | "SETTLED" | "FAILED";

/**
 * How you judge the risk of the account's owner. Setting it sets both amounts to those that the installation has for the
 * profile, but for one that the same request names: a lower one at once, a higher one after the wait. STANDARD has the amounts
 * that every account begins with.
 */
export type PixRiskProfile = "HIGH" | "STANDARD" | "LOW";

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
  currency: PixCurrency;
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
 * @pattern ^[a-zA-Z0-9]{1,25}$ must look like PAONACHAPA17
 */
export type PixStaticQrTxid = string;

/**
 * Identifier of a charge, 26 to 35 letters and digits, unique in your tenant.
 * @pattern ^[a-zA-Z0-9]{26,35}$ must look like AURORA01KJQDJGR031GAWEMCAWQE5M56
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
  /**
   * The rule that the block follows. PRECAUTIONARY goes with FRAUD_REVIEW, COURT with COURT_ORDER, a `reference` and an
   * `authority`. Without it the block stays until it is released or `expires_at`.
   */
  kind?: "PRECAUTIONARY" | "COURT" | "OTHER";
  /**
   * Who ordered it, such as the court.
   * @minLength 1
   * @maxLength 200
   */
  authority?: string;
  /**
   * When the suspected payment was sent; a precautionary block counts from it. Now, unless given.
   */
  sent_at?: Instant;
  /**
   * When the clock lifts the block. A PRECAUTIONARY one without it ends when the law says; one that would end later is refused
   * with `BLOCK_TOO_LONG`.
   */
  expires_at?: Instant;
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
 * A move of an instance. The validator decides whether it may happen.
 */
export interface ProductAction {
  name: ProductActionName;
  /**
   * What the move does.
   * @minLength 1
   * @maxLength 500
   */
  description: string;
  /**
   * The states it may start from.
   * @minItems 1
   * @maxItems 32
   */
  from_states: ProductStateName[];
  /**
   * The state it leads to.
   */
  to_state: ProductStateName;
  /**
   * The key that signs it.
   */
  signed_by: ProductKeyName;
  value_effect: ProductValueEffect;
  /**
   * What to give.
   * @maxItems 32
   */
  parameters: ProductParameter[];
  /**
   * What the move writes besides the fields that its parameters fill. All are worked out from what was before the
   * move; `state_field` is written by itself.
   * @maxItems 64
   */
  sets: ProductSetting[];
  /**
   * What the move takes from the account that signs, in cents. Null for nothing, and required for LOCK.
   */
  locks: ProductFormula | null;
  /**
   * Who is paid, for PAY and RELEASE; one of zero is left out. The last one of a RELEASE is `rest`.
   * @maxItems 16
   */
  payouts: ProductPayout[];
  /**
   * The EPOCH_SECONDS field before whose time the move may not happen. Null for no bound.
   */
  not_before: ProductDatumFieldName | null;
  /**
   * The EPOCH_SECONDS field after whose time the move may not happen. Null for no bound.
   */
  not_after: ProductDatumFieldName | null;
}

/**
 * Name of an action, as the manifest declares it.
 * @pattern ^[a-z][a-z0-9_]{0,62}$ must look like claim
 */
export type ProductActionName = string;

/**
 * A compiled product as it is bound, and where it lives on the chain.
 */
export interface ProductArtifact {
  /**
   * SHA-256 of the compiled artifact.
   */
  artifact_hash: Sha256Hex;
  /**
   * The validator with the tenant's parameters applied, which holds the instances.
   */
  script_hash: ProductScriptHash;
  /**
   * Address of that validator on the chain.
   */
  script_address: string;
  /**
   * The chain it runs on.
   */
  network: string;
}

/**
 * A version of a product was bound, from a shipped template or from a bundle of the tenant's own.
 */
export interface ProductBoundData {
  product_id: ProductId;
  product_version: ProductVersion;
  lifecycle: ProductLifecycle;
  source_kind: ProductSourceKind;
  artifact_hash: Sha256Hex;
}

/**
 * A file of a bundle.
 */
export interface ProductBundleFile {
  path: ProductBundlePath;
  /**
   * The text of the file, UTF-8.
   * @maxLength 500000
   */
  content: string;
}

/**
 * Path of a file inside the bundle, with `/` between folders, without a leading one and without `..`. A bundle has
 * `manifest.json`, in the form of ProductManifest; `validator.hl`, the validator in Helios; further `.hl` modules that it
 * imports; and `scenarios/<name>.json`, each in the form of ProductScenario.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[A-Za-z0-9_][A-Za-z0-9_.-]*(/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$ must look like validator.hl
 */
export type ProductBundlePath = string;

/**
 * How the certification of a product stands.
 */
export interface ProductCertificationSummary {
  certified_at: Timestamp;
  /**
   * Whether the product has changed since its evidence was made.
   */
  stale: boolean;
  /**
   * Whether this certification lets the product go LIVE.
   */
  live_eligible: boolean;
}

/**
 * How an instance is closed by hand, and where its value goes.
 */
export interface ProductClosing {
  /**
   * The states it may be closed from.
   * @minItems 1
   * @maxItems 32
   */
  from_states: ProductStateName[];
  /**
   * The final state it leads to.
   */
  to_state: ProductStateName;
  /**
   * The key that signs it.
   */
  signed_by: ProductKeyName;
  /**
   * The key whose account gets the value.
   */
  released_to: ProductKeyName;
}

/**
 * How an instance begins.
 */
export interface ProductCreation {
  /**
   * The state a new instance is in.
   */
  to_state: ProductStateName;
  /**
   * The key that signs it; its account pays the value.
   */
  signed_by: ProductKeyName;
  /**
   * The cents parameter that says how much value is locked, required and at least 1.
   */
  value_parameter: ProductParameterName;
  /**
   * What to give.
   * @maxItems 32
   */
  parameters: ProductParameter[];
  /**
   * What no parameter fills. `state_field` and the fields of keys are filled by themselves; what nothing fills is 0,
   * empty or false.
   * @maxItems 64
   */
  sets: ProductSetting[];
}

/**
 * The books and the chain do not agree on what products hold. Announced once for each difference; an instance that
 * differs moves no more until it agrees again. The guide on products says what to do.
 */
export interface ProductCustodyMismatchData {
  tenant: TenantId;
  /**
   * The block of the chain that both were read as of.
   * @isLong
   */
  height: number;
  /**
   * What differs.
   */
  name: "INSTANCE_MISSING" | "INSTANCE_VALUE" | "INSTANCE_DATUM" | "INSTANCE_UNKNOWN" | "PAYOUT_MISSING" | "PAYOUT_VALUE" | "QBRL_UNKNOWN" | "OUTSTANDING" | "UNDER_WAY" | "OTHER_CHAIN";
  /**
   * The instance that differs. Null where it is a sum, a payout, or something that nobody recorded.
   */
  instance_id: ProductInstanceId | null;
  /**
   * The instance, or an output of the chain as `transaction#index`. Null for a sum.
   */
  subject: string | null;
  /**
   * What the books say; amounts in minor units.
   */
  books: string;
  /**
   * What the chain shows.
   */
  chain: string;
}

/**
 * A field of the record that every instance carries on the chain, and that the validator reads. `unit`, `minimum` and
 * `maximum` are those of an INTEGER field, `length_bytes` is that of a BYTES field.
 */
export interface ProductDatumField {
  name: ProductDatumFieldName;
  /**
   * What the field holds.
   * @minLength 1
   * @maxLength 500
   */
  description: string;
  type: ProductDatumFieldType;
  unit?: ProductDatumUnit;
  /**
   * Smallest value of an INTEGER field.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  minimum?: number;
  /**
   * Largest value of an INTEGER field.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  maximum?: number;
  /**
   * Length of a BYTES field: exactly this many bytes where a hex parameter or a key fills it, at most this many bytes
   * of UTF-8 where a string does. 28 for the hash of a key (BLAKE2b-224), 32 for a verification key.
   * @isInt
   * @minimum 1
   */
  length_bytes?: number;
}

/**
 * Name of a datum field, as the manifest declares it.
 * @pattern ^[a-z][a-z0-9_]{0,62}$ must look like deposit
 */
export type ProductDatumFieldName = string;

/**
 * What a datum field holds on the chain.
 */
export type ProductDatumFieldType = "INTEGER" | "BYTES" | "BOOLEAN";

/**
 * What the number of an INTEGER field counts: CENTS minor units of the product's currency, BASIS_POINTS hundredths of
 * a percent, EPOCH_SECONDS seconds since 1970-01-01T00:00:00Z, of ten digits
 * where a client gives them (from 2001-09-09 on), SECONDS a length of time, COUNT things.
 */
export type ProductDatumUnit = "CENTS" | "BASIS_POINTS" | "EPOCH_SECONDS" | "SECONDS" | "COUNT";

/**
 * A whole number as a formula: numbers, datum fields as they are before the move, `$parameter`, `value` (cents that the
 * instance holds before the move; at its creation those it locks), `+ - * /` (a division rounds down), `min(…)`,
 * `max(…)` and brackets. `sets` may also say `now` (the first second in which the move may happen), and the last payout of a RELEASE
 * says `rest`, which is what the other payouts leave. Worked out exactly, whatever the size of what lies between.
 * @minLength 1
 * @maxLength 200
 */
export type ProductFormula = string;

/**
 * Name of a product of your tenant, in lower case.
 * @pattern ^[a-z][a-z0-9-]{1,62}[a-z0-9]$ must look like caucao-aluguel
 */
export type ProductId = string;

/**
 * An instance reached a final state, and its value was paid out.
 */
export interface ProductInstanceClosedData {
  instance_id: ProductInstanceId;
  product_id: ProductId;
  status: ProductInstanceStatus;
  state: ProductStateName;
  /**
   * The value that was paid out, in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
}

/**
 * An instance was recorded, and its creation is on its way to the chain.
 */
export interface ProductInstanceCreatedData {
  instance_id: ProductInstanceId;
  product_id: ProductId;
  product_version: ProductVersion;
  account_id: AccountId;
  status: ProductInstanceStatus;
  /**
   * The value that is locked, in minor units.
   * @isLong
   */
  locked_value: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
}

/**
 * What the instance carries on the chain, by the names of the manifest's datum fields; a field of bytes as lowercase
 * hexadecimal text. Empty until its creation is on the chain and once it is closed.
 */
export interface ProductInstanceDatum {
  [key: string]: unknown;
}

/**
 * A drain of an instance stopped before its end. What it has moved stands; the instance is open.
 */
export interface ProductInstanceDrainStoppedData {
  instance_id: ProductInstanceId;
  product_id: ProductId;
  /**
   * The last move of the instance.
   * @isInt
   * @minimum 1
   */
  sequence: number;
  cause: DrainStopCause;
  /**
   * The code with which the validator, or the ledger, refused the drain's move. Null for PARTY_MOVED.
   */
  code: string | null;
}

/**
 * Identifier of an instance of a product.
 * @pattern ^pin_[0-9A-HJKMNP-TV-Z]{26}$ must look like pin_01KJQC2TFQ7NP0S711R8JCYRQJ
 */
export type ProductInstanceId = string;

/**
 * What the last move of an instance left on the chain can be spent; the next move can follow.
 */
export interface ProductInstanceIndexedData {
  instance_id: ProductInstanceId;
  product_id: ProductId;
  /**
   * Position of the move in the timeline.
   * @isInt
   */
  sequence: number;
  state: ProductStateName;
  /**
   * Whether the row cannot be spent yet.
   */
  awaiting_index: boolean;
}

/**
 * A page of instances.
 */
export interface ProductInstanceListResponse {
  /**
   * The instances of this page, newest first. Read one for its timeline.
   */
  items: ProductInstanceSummary[];
  next_cursor: NextCursor;
}

/**
 * A move of an instance is on the chain. The next one can follow once it is indexed.
 */
export interface ProductInstanceMoveAcceptedData {
  instance_id: ProductInstanceId;
  product_id: ProductId;
  /**
   * Position of the move in the timeline.
   * @isInt
   */
  sequence: number;
  kind: ProductMoveKind;
  /**
   * The action. Null for kinds CREATE and CLOSE.
   */
  action: ProductActionName | null;
  outcome: ProductTransitionOutcome;
  state: ProductStateName;
  status: ProductInstanceStatus;
}

/**
 * The validator refused a move of an instance. Nothing moved; the timeline says why.
 */
export interface ProductInstanceMoveRefusedData {
  instance_id: ProductInstanceId;
  product_id: ProductId;
  /**
   * Position of the move in the timeline.
   * @isInt
   */
  sequence: number;
  kind: ProductMoveKind;
  /**
   * The action. Null for kinds CREATE and CLOSE.
   */
  action: ProductActionName | null;
  outcome: ProductTransitionOutcome;
  /**
   * The code of the refusal. Null where the chain itself refused the transaction.
   */
  code: ProductRefusalCode | null;
}

/**
 * A move of an instance was recorded, and is on its way to the chain.
 */
export interface ProductInstanceMoveSubmittedData {
  instance_id: ProductInstanceId;
  product_id: ProductId;
  /**
   * Position of the move in the timeline.
   * @isInt
   */
  sequence: number;
  kind: ProductMoveKind;
  /**
   * The action. Null for kinds CREATE and CLOSE.
   */
  action: ProductActionName | null;
  outcome: ProductTransitionOutcome;
}

/**
 * The account that holds a key of the instance.
 */
export interface ProductInstanceParty {
  key: ProductKeyName;
  /**
   * The account. Null where a hex parameter named a verification key of nobody here.
   */
  account_id: AccountId | null;
}

/**
 * An instance with its timeline.
 */
export interface ProductInstanceResponse {
  instance_id: ProductInstanceId;
  product_id: ProductId;
  /**
   * The version of the product that holds it, for its whole life.
   */
  product_version: ProductVersion;
  status: ProductInstanceStatus;
  /**
   * The state it is in, of those which its manifest declares. Null until its creation is on the chain.
   */
  state: ProductStateName | null;
  /**
   * Whether a move is on its way or its row cannot be spent yet. False means that the next move can follow.
   */
  awaiting_index: boolean;
  /**
   * The account that created it and locked its value.
   */
  account_id: AccountId;
  /**
   * The value it holds.
   */
  locked_value: AmountDetail;
  created_at: Timestamp;
  updated_at: Timestamp;
  /**
   * When it reached a final state, or its creation was refused. Null until then.
   */
  closed_at: Timestamp | null;
  /**
   * Who holds the keys of the instance.
   */
  parties: ProductInstanceParty[];
  datum: ProductInstanceDatum;
  /**
   * Every move, oldest first, those that were refused among them.
   */
  timeline: ProductInstanceTransition[];
  metadata: Metadata;
  created_by: ActorId;
}

/**
 * PENDING until its creation is on the chain, OPEN while it holds value, CLOSED once it has reached a final state,
 * REFUSED when the validator refused its creation and the value went back.
 */
export type ProductInstanceStatus = "PENDING" | "OPEN" | "CLOSED" | "REFUSED";

/**
 * An instance in short.
 */
export interface ProductInstanceSummary {
  instance_id: ProductInstanceId;
  product_id: ProductId;
  /**
   * The version of the product that holds it, for its whole life.
   */
  product_version: ProductVersion;
  status: ProductInstanceStatus;
  /**
   * The state it is in, of those which its manifest declares. Null until its creation is on the chain.
   */
  state: ProductStateName | null;
  /**
   * Whether a move is on its way or its row cannot be spent yet. False means that the next move can follow.
   */
  awaiting_index: boolean;
  /**
   * The account that created it and locked its value.
   */
  account_id: AccountId;
  /**
   * The value it holds.
   */
  locked_value: AmountDetail;
  created_at: Timestamp;
  updated_at: Timestamp;
  /**
   * When it reached a final state, or its creation was refused. Null until then.
   */
  closed_at: Timestamp | null;
}

/**
 * A move of an instance as it stands in the timeline. It is done when `outcome` is ACCEPTED, and the next one can
 * follow once `awaiting_index` is false.
 */
export interface ProductInstanceTransition {
  /**
   * Position in the timeline, gapless from 1.
   * @isInt
   * @minimum 1
   */
  sequence: number;
  kind: ProductMoveKind;
  /**
   * The action. Null for kinds CREATE and CLOSE.
   */
  action: ProductActionName | null;
  /**
   * The account that signed it.
   */
  signed_by_account_id: AccountId;
  /**
   * The declared parameters that were given.
   */
  parameters: ProductParameterValues;
  /**
   * The state before it. Null for kind CREATE.
   */
  from_state: ProductStateName | null;
  /**
   * The state the instance reached by it. Null until it is ACCEPTED, and for good when it is REFUSED.
   */
  to_state: ProductStateName | null;
  outcome: ProductTransitionOutcome;
  /**
   * True until the row that this move leaves on the chain is projected and can be spent. A further move before
   * that can answer 409 `INSTANCE_NOT_INDEXED`.
   */
  awaiting_index: boolean;
  /**
   * Why the validator refused it. Null unless REFUSED.
   */
  refusal: ProductValidatorRefusal | null;
  /**
   * The obligations that record the money it moves; none where it moves none.
   */
  obligation_ids: ObligationId[];
  /**
   * The transaction on the chain, where a refused move stands too. Null until it is signed, and for good where no
   * transaction could be made of the move.
   */
  chain_tx_id: Sha256Hex | null;
  /**
   * The value the instance holds after it.
   */
  locked_value: AmountDetail;
  /**
   * When it was recorded, before it was sent to the chain.
   */
  submitted_at: Timestamp;
  /**
   * When it was ACCEPTED or REFUSED. Null until then.
   */
  resolved_at: Timestamp | null;
  /**
   * When its row could be spent. Null until then, and for good when it is REFUSED.
   */
  indexed_at: Timestamp | null;
}

/**
 * The algorithm of the key. ECDSA over the curve P-256.
 */
export type ProductKeyAlgorithm = "ECDSA_P256";

/**
 * Who signs with the key; the name of a team or of a build machine, not of a person.
 * @pattern ^[a-z0-9][a-z0-9._-]{0,63}$ must look like produtos-aurora
 */
export type ProductKeyAuthor = string;

/**
 * A party to each instance, whose signature the validator asks for. The key is that of an account; it never crosses
 * the interface. On the chain stands its hash.
 */
export interface ProductKeyDefinition {
  name: ProductKeyName;
  /**
   * Who it is.
   * @minLength 1
   * @maxLength 500
   */
  description: string;
  role: ProductKeyRole;
  /**
   * The datum field that holds the hash of its verification key, a BYTES field of 28 bytes.
   */
  datum_field: ProductDatumFieldName;
}

/**
 * Bundles signed with this key are taken from now on.
 */
export interface ProductKeyEnrolledData {
  /**
   * Fingerprint of the key.
   */
  signing_pubkey_fpr: Sha256Hex;
  author: ProductKeyAuthor;
  status: ProductKeyStatus;
}

/**
 * A page of enrolled keys.
 */
export interface ProductKeyListResponse {
  /**
   * The keys of this page, newest first, the superseded ones too.
   */
  items: ProductKeyResponse[];
  next_cursor: NextCursor;
}

/**
 * Name of a key, as the manifest declares it.
 * @pattern ^[a-z][a-z0-9_]{0,62}$ must look like landlord
 */
export type ProductKeyName = string;

/**
 * An enrolled public key.
 */
export interface ProductKeyResponse {
  /**
   * Fingerprint of the key: SHA-256 of its DER SubjectPublicKeyInfo. A bundle's signature may name it, and compile
   * jobs show it.
   */
  signing_pubkey_fpr: Sha256Hex;
  author: ProductKeyAuthor;
  algorithm: ProductKeyAlgorithm;
  /**
   * The public key as PEM.
   */
  public_key: string;
  status: ProductKeyStatus;
  /**
   * When it was enrolled.
   */
  enrolled_at: Timestamp;
  /**
   * The client that enrolled it.
   */
  enrolled_by: ActorId;
  /**
   * When a newer key took its place. Null until then.
   */
  superseded_at: Timestamp | null;
  /**
   * Fingerprint of the key that took its place. Null until then.
   */
  superseded_by_fpr: Sha256Hex | null;
}

/**
 * ACTOR is the key of the account that creates the instance; COUNTERPARTY is that of another account.
 */
export type ProductKeyRole = "ACTOR" | "COUNTERPARTY";

/**
 * ACTIVE signs bundles. SUPERSEDED was replaced by a newer key of its author and signs no more; what it signed stays
 * compiled.
 */
export type ProductKeyStatus = "ACTIVE" | "SUPERSEDED";

/**
 * A newer key of the same author took the place of this one; bundles signed with it are refused.
 */
export interface ProductKeySupersededData {
  /**
   * Fingerprint of the key.
   */
  signing_pubkey_fpr: Sha256Hex;
  author: ProductKeyAuthor;
  status: ProductKeyStatus;
  /**
   * Fingerprint of the key that took its place.
   */
  superseded_by_fpr: Sha256Hex;
}

/**
 * How far a product is. DRAFT is bound and can be tried in the trial environment; CERTIFIED has evidence that it does
 * what its manifest says; LIVE takes instances for real; SUSPENDED takes no new instances, and those that are open go
 * on; RETIRED has had its day, and only reads are left of it.
 */
export type ProductLifecycle = "DRAFT" | "CERTIFIED" | "LIVE" | "SUSPENDED" | "RETIRED";

/**
 * A product was certified, or an operator changed how far it is.
 */
export interface ProductLifecycleChangedData {
  product_id: ProductId;
  product_version: ProductVersion;
  previous_lifecycle: ProductLifecycle;
  lifecycle: ProductLifecycle;
}

/**
 * A page of products.
 */
export interface ProductListResponse {
  /**
   * The products of this page, by name.
   */
  items: ProductResponse[];
  next_cursor: NextCursor;
}

/**
 * What a product is: its states and moves, who takes part, what each move asks for, does and pays, and what the
 * validator reads. A bundle brings it as its file `manifest.json`, in this form and with nothing else in it.
 */
export interface ProductManifest {
  /**
   * The form of the manifest, 1 today.
   * @isInt
   * @minimum 1
   */
  manifest_version: number;
  /**
   * Name of the product for people.
   * @minLength 1
   * @maxLength 120
   */
  title: string;
  /**
   * What the product does.
   * @minLength 1
   * @maxLength 500
   */
  description: string;
  /**
   * The currency of the value an instance locks.
   */
  currency: Currency;
  /**
   * The states an instance can be in.
   * @minItems 2
   * @maxItems 32
   */
  states: ProductStateDefinition[];
  /**
   * The parties to each instance, one of them the ACTOR.
   * @minItems 1
   * @maxItems 16
   */
  keys: ProductKeyDefinition[];
  /**
   * What every instance carries on the chain.
   * @minItems 2
   * @maxItems 64
   */
  datum_fields: ProductDatumField[];
  /**
   * The INTEGER datum field that holds the state, as its position in `states` from 0.
   */
  state_field: ProductDatumFieldName;
  creation: ProductCreation;
  /**
   * The moves between states.
   * @maxItems 64
   */
  actions: ProductAction[];
  /**
   * How an instance is closed by hand. Null where only its actions end it.
   */
  closing: ProductClosing | null;
  /**
   * Names of the stories that a conformance run plays.
   * @minItems 1
   * @maxItems 50
   */
  scenarios: ProductScenarioName[];
}

/**
 * CREATE makes an instance, ACTION drives a declared action, CLOSE closes it and releases its value.
 */
export type ProductMoveKind = "CREATE" | "ACTION" | "CLOSE";

/**
 * ACCEPTED when the validator lets a move happen, REFUSED when it does not.
 */
export type ProductOutcome = "ACCEPTED" | "REFUSED";

/**
 * A parameter that a caller gives. It fills a datum field, and its bounds are the bounds of that field: `minimum` and
 * `maximum` for cents and int, `length_bytes` for hex and string.
 */
export interface ProductParameter {
  name: ProductParameterName;
  /**
   * What to give.
   * @minLength 1
   * @maxLength 500
   */
  description: string;
  type: ProductParameterType;
  /**
   * Whether it must be given.
   */
  required: boolean;
  /**
   * The datum field it fills. Null for one that only this move of the validator reads.
   */
  datum_field: ProductDatumFieldName | null;
  /**
   * Smallest value, for cents and int.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  minimum?: number;
  /**
   * Largest value, for cents and int.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  maximum?: number;
  /**
   * Exact number of bytes for hex, largest number of UTF-8 bytes for string.
   * @isInt
   * @minimum 1
   */
  length_bytes?: number;
  /**
   * Whether a hex parameter is an Ed25519 verification key, as one that fills a field of 32 bytes is.
   */
  is_verification_key: boolean;
}

/**
 * Name of a parameter, as the manifest declares it.
 * @pattern ^[a-z][a-z0-9_]{0,62}$ must look like deposit_cents
 */
export type ProductParameterName = string;

/**
 * What a caller writes. cents is a whole number of minor units, int a whole number, bool true or false, hex bytes as
 * lowercase hexadecimal text, string text, account_id the identifier of one of your accounts, the hash of whose key is
 * filled in for you.
 */
export type ProductParameterType = "cents" | "int" | "bool" | "hex" | "string" | "account_id";

/**
 * Values of declared parameters by name. cents and int are whole numbers, bool is true or false, hex, string and
 * account_id are text. What the manifest does not declare is ignored. At most 8 KB as UTF-8 JSON.
 */
export interface ProductParameterValues {
  [key: string]: unknown;
}

/**
 * Who is paid how much by a move.
 */
export interface ProductPayout {
  /**
   * The key whose account is paid.
   */
  key: ProductKeyName;
  cents: ProductFormula;
}

/**
 * The name of one of your products.
 * @minLength 1
 * @maxLength 64
 */
export type ProductReference = string;

/**
 * Why a move is refused: the validator's own code, `E_` and what it says. OUT_OF_BUDGET where the script ran longer than it
 * may, SCRIPT_ERROR where it failed without a code, NOT_BUILDABLE where no transaction could be made of the move.
 * @pattern ^(E_[A-Z0-9_]{1,61}|OUT_OF_BUDGET|SCRIPT_ERROR|NOT_BUILDABLE)$ must look like E_CLAIM_CAP
 */
export type ProductRefusalCode = string;

/**
 * A product of your tenant.
 */
export interface ProductResponse {
  product_id: ProductId;
  product_version: ProductVersion;
  /**
   * Name of the product for people.
   */
  display_name: string;
  lifecycle: ProductLifecycle;
  /**
   * Why an operator last changed the lifecycle. Null when none was given.
   */
  lifecycle_reason: string | null;
  source: ProductSource;
  artifact: ProductArtifact;
  manifest: ProductManifest;
  /**
   * The certification of this version. Null until there is one.
   */
  certification: ProductCertificationSummary | null;
  /**
   * Whether an instance can be created now. So it is when LIVE, and before that in the trial environment.
   */
  accepts_instances: boolean;
  /**
   * How many instances are open, in all versions.
   * @isInt
   * @minimum 0
   */
  open_instances: number;
  /**
   * The value which open instances hold.
   */
  committed_value: AmountDetail;
  /**
   * When this version was bound.
   */
  bound_at: Timestamp;
  /**
   * The client that bound this version.
   */
  bound_by: ActorId;
  updated_at: Timestamp;
  ignored_fields?: IgnoredFields;
}

/**
 * A story that the manifest declares. A conformance run plays each of them.
 */
export interface ProductScenario {
  name: ProductScenarioName;
  /**
   * What the story shows.
   * @minLength 1
   * @maxLength 500
   */
  description: string;
  /**
   * The keys that take part, each of another account.
   * @minItems 1
   * @maxItems 16
   */
  keys: ProductKeyName[];
  /**
   * The moves in their order, each on the instance which the first accepted creation makes.
   * @minItems 1
   * @maxItems 50
   */
  steps: ProductScenarioStep[];
}

/**
 * Name of a scenario, as the manifest declares it.
 * @pattern ^[a-z][a-z0-9_]{0,62}$ must look like partial_claim
 */
export type ProductScenarioName = string;

/**
 * A move of a scenario and what must come of it.
 */
export interface ProductScenarioStep {
  /**
   * Position in the scenario, from 0.
   * @isInt
   * @minimum 0
   */
  index: number;
  kind: ProductMoveKind;
  /**
   * The action. Null for kinds CREATE and CLOSE.
   */
  action: ProductActionName | null;
  /**
   * The key that signs it.
   */
  signed_by: ProductKeyName;
  /**
   * What is given. An account_id is written as the name of a key, whose account stands in for it; a time in seconds
   * may be written `now+90`, counted from the creation.
   */
  parameters: ProductParameterValues;
  /**
   * How long after the creation the move is made, never before the step ahead of it.
   * @isInt
   * @minimum 0
   * @maximum 315360000
   */
  after_seconds: number;
  expected_outcome: ProductOutcome;
  /**
   * The state the instance must be in afterwards; after a refusal, the one before, and after a creation that is refused
   * the one it would have led to.
   */
  expected_state: ProductStateName;
  /**
   * The code with which the validator must refuse. Null where the move is accepted.
   */
  expected_refusal: ProductRefusalCode | null;
}

/**
 * Hash of a validator script, as the chain names it (BLAKE2b-224 in lowercase hexadecimal).
 * @pattern ^[0-9a-f]{56}$ must look like 9bfb29fc0c65a09c8f9af5e4bb0660c6b1706924d453a7e9132ce9ae
 */
export type ProductScriptHash = string;

/**
 * What a move writes into a datum field.
 */
export interface ProductSetting {
  /**
   * The field that is written, an INTEGER or, as 0 and 1, a BOOLEAN.
   */
  datum_field: ProductDatumFieldName;
  value: ProductFormula;
}

/**
 * Where the validator of a product comes from.
 */
export interface ProductSource {
  kind: ProductSourceKind;
  /**
   * The shipped template. Null for kind COMPILE.
   */
  template_id: string | null;
  /**
   * Version of the shipped template. Null for kind COMPILE.
   * @isInt
   * @minimum 1
   */
  template_version: number | null;
  /**
   * The compile job. Null for kind TEMPLATE.
   */
  compile_id: CompileId | null;
}

/**
 * TEMPLATE when it was bound from a shipped template, COMPILE when from a bundle of your own.
 */
export type ProductSourceKind = "TEMPLATE" | "COMPILE";

/**
 * A state an instance can be in.
 */
export interface ProductStateDefinition {
  name: ProductStateName;
  /**
   * What the state means.
   * @minLength 1
   * @maxLength 500
   */
  description: string;
  /**
   * Whether the state is the last one. No value is locked in it, and no action leaves it.
   */
  is_final: boolean;
}

/**
 * Name of a state, as the manifest declares it.
 * @pattern ^[A-Z][A-Z0-9_]{0,62}$ must look like FUNDED
 */
export type ProductStateName = string;

/**
 * Where a document lies in the product-artifact store of your tenant.
 * @minLength 1
 * @maxLength 512
 */
export type ProductStoreKey = string;

/**
 * A document in the product-artifact store, ready to be named as evidence of a certification: `key` says where it
 * lies, `hash` what it says.
 */
export interface ProductStoredDocument {
  /**
   * SHA-256 of the document's canonical JSON (RFC 8785).
   */
  hash: Sha256Hex;
  key: ProductStoreKey;
}

/**
 * SUBMITTED while the chain has not answered, ACCEPTED when the move is on the chain, REFUSED when the validator
 * refused it and nothing moved.
 */
export type ProductTransitionOutcome = "SUBMITTED" | "ACCEPTED" | "REFUSED";

/**
 * What the validator said when it refused a move.
 */
export interface ProductValidatorRefusal {
  /**
   * The code of the refusal. Null where the chain itself refused the transaction.
   */
  code: ProductRefusalCode | null;
  /**
   * The last line of the validator's trace, or what the chain said where there is none.
   */
  reason: string;
  /**
   * Every line of the validator's trace, in order.
   */
  trace: string[];
}

/**
 * What a move does with the value of the instance. LOCK adds to it from the account that signs, KEEP leaves it where it
 * is, PAY pays part of it out and goes on, RELEASE pays all of it out and leads to a final state. PAY and RELEASE may
 * lock as well.
 */
export type ProductValueEffect = "LOCK" | "KEEP" | "PAY" | "RELEASE";

/**
 * Version of the product, 1 when it was first bound and one more with each artifact bound in its place.
 * @isInt
 * @minimum 1
 */
export type ProductVersion = number;

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
 * What is at the provider, in minor units: the tenant's own money there as the ledger has it, what the provider said
 * last, and customers' money there as of the last reconciliation. What the provider reports is the tenant's own money
 * and its customers', and need not equal `posted`; reconciliation compares the books line by line.
 */
export interface ProviderAccountBalances {
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * What the ledger account holds, which is the tenant's own money there.
   * @isLong
   */
  posted: number;
  /**
   * Already taken from `posted` and still on its way out.
   * @isLong
   * @minimum 0
   */
  outgoing: number;
  /**
   * Expected, not in `posted` yet.
   * @isLong
   * @minimum 0
   */
  incoming: number;
  /**
   * The balance that the provider reported last. Null before its first report.
   * @isLong
   */
  reported: number | null;
  /**
   * When it reported that. Null before its first report.
   */
  reported_at: Timestamp | null;
  /**
   * Customers' money at the provider, as the ledger had it in the last reconciliation. It is not in `posted`. Null
   * before the first reconciliation.
   * @isLong
   */
  customer_funds: number | null;
  /**
   * Up to when that counts. Null before the first reconciliation.
   */
  customer_funds_as_of: Timestamp | null;
}

/**
 * A provider account has another address. Null is the address that its adapter knows.
 */
export interface ProviderAccountBaseUrlChangedData {
  provider_id: ProviderId;
  base_url: string | null;
}

/**
 * The tenant has an account at a provider.
 */
export interface ProviderAccountCreatedData {
  provider_id: ProviderId;
  type: ProviderAccountType;
  /**
   * How its deliveries are verified. Null for a CHAIN.
   */
  verification_strategy: ProviderVerificationStrategy | null;
  /**
   * The account that stands for the money kept there. Null where none is kept.
   */
  ledger_account_id: AccountId | null;
}

/**
 * A provider account was cut off.
 */
export interface ProviderAccountDisabledData {
  provider_id: ProviderId;
  status: ProviderAccountStatus;
}

/**
 * A provider account that was cut off is used again.
 */
export interface ProviderAccountEnabledData {
  provider_id: ProviderId;
  status: ProviderAccountStatus;
}

/**
 * A transfer between two provider accounts was begun. Whether it arrived is said by the events of its obligation.
 */
export interface ProviderAccountFundsTransferredData {
  transfer_id: ProviderTransferId;
  /**
   * The provider account that the money leaves.
   */
  source_provider_id: ProviderId;
  /**
   * The provider account that receives it.
   */
  destination_provider_id: ProviderId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  rail: RailFamily;
  state: ProviderTransferState;
  obligation_id: ObligationId;
  tx_id: TransactionId;
}

/**
 * A page of provider accounts.
 */
export interface ProviderAccountListResponse {
  /**
   * The provider accounts of this page, newest first.
   */
  items: ProviderAccountResponse[];
  next_cursor: NextCursor;
}

/**
 * An account of the tenant at a provider.
 */
export interface ProviderAccountResponse {
  provider_id: ProviderId;
  type: ProviderAccountType;
  /**
   * The adapter that speaks with the provider.
   */
  adapter: string;
  /**
   * Name of the provider for people.
   */
  display_name: string;
  /**
   * Where the provider is reached. Null when it is the address the adapter knows.
   */
  base_url: string | null;
  /**
   * How its deliveries are verified. Null for a CHAIN, which delivers nothing.
   */
  verification_strategy: ProviderVerificationStrategy | null;
  /**
   * The secret that signs the provider's deliveries. In clear in the answer that creates the account and never again:
   * everywhere else, in repetitions of that answer too, only its last four characters are shown, as `****6ido`. Null
   * for a CHAIN.
   */
  secret: string | null;
  /**
   * Where the provider delivers. Empty for a CHAIN.
   */
  receiver_paths: ProviderReceiverPath[];
  status: ProviderAccountStatus;
  health: ProviderHealth;
  /**
   * Whether deliveries to the deprecated paths without a provider are taken as this provider's. One provider of the
   * installation at most.
   */
  is_incumbent: boolean;
  /**
   * The ASSET account that stands for the money kept there. Null where none is kept.
   */
  ledger_account_id: AccountId | null;
  /**
   * What the tenant has there. Null where no money is kept.
   */
  balances: ProviderAccountBalances | null;
  /**
   * The account at the bank, masked. Null when none was given.
   */
  coordinates: ProviderBankCoordinatesMasked | null;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
}

/**
 * A provider account was given another secret. Until `previous_until` deliveries are taken with either, and calls to the
 * provider bear both signatures.
 */
export interface ProviderAccountSecretRotatedData {
  provider_id: ProviderId;
  /**
   * Until when the secret before still counts. Null when it counts no more.
   */
  previous_until: Timestamp | null;
}

/**
 * ENABLED works. DISABLED is cut off: it is not called, its deliveries are refused as those of an unknown provider, its
 * bindings count as not enabled, and payments that are under way with it wait.
 */
export type ProviderAccountStatus = "ENABLED" | "DISABLED";

/**
 * What the provider does for the tenant. SPONSOR_BANK and BAAS_PROVIDER keep its money and serve rails, KYC_PROVIDER
 * verifies its parties, CHAIN records its squads and products.
 */
export type ProviderAccountType = "SPONSOR_BANK" | "BAAS_PROVIDER" | "KYC_PROVIDER" | "CHAIN";

/**
 * The delivery was taken and need not be sent again. It says nothing of what became of it: an event that repeats an
 * earlier one, comes too late, is not known or cannot be read is taken like any other. The event
 * `provider_event.unreadable` announces the last of these.
 */
export interface ProviderAck {
  status: ProviderAckStatus;
}

/**
 * Always `ok`.
 */
export type ProviderAckStatus = "ok";

/**
 * The account of the tenant at a bank in Brazil.
 */
export interface ProviderBankCoordinates {
  /**
   * ISPB of the bank.
   * @pattern ^[0-9A-Z]{8}$ must look like 12345678
   */
  ispb: string;
  /**
   * Branch, without its check digit.
   * @pattern ^[0-9]{1,10}$ must look like 0001
   */
  branch: string;
  /**
   * Account number with its check digit.
   * @minLength 1
   * @maxLength 40
   */
  account_number: string;
}

/**
 * The account of the tenant at a bank in Brazil, masked.
 */
export interface ProviderBankCoordinatesMasked {
  /**
   * ISPB of the bank.
   */
  ispb: string;
  /**
   * Branch.
   */
  branch: string;
  /**
   * Account number, masked to its last four characters.
   */
  account_number: string;
}

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
 * A provider signed an event that cannot be read: its data is not what the receiver says, or it holds what no database
 * can (U+0000, half a surrogate pair). It was kept, and nothing else happened; its content, money included, is not in
 * the books. An operator asks the provider.
 */
export interface ProviderEventUnreadableData {
  /**
   * The provider that sent it.
   */
  provider_id: string;
  receiver: ProviderReceiver;
  /**
   * The name of the event as it came, at most 64 characters of it.
   */
  event: string;
  /**
   * SHA-256 of the body in lowercase hexadecimal, by which the provider finds what it sent.
   * @pattern ^[0-9a-f]{64}$ must look like 9f2feb0f1ef425b292f2f94bc8482494df430413f31fd4e9e4a1ac9a0d1b1e6b
   */
  digest: string;
  /**
   * When it happened by the provider's word; when it came, where the provider gives no instant.
   */
  occurred_at: Timestamp;
}

/**
 * How work with the provider goes. The instants are exact to ten seconds.
 */
export interface ProviderHealth {
  state: ProviderHealthState;
  /**
   * When a delivery of the provider was taken last. Null when none was.
   */
  last_delivery_at: Timestamp | null;
  /**
   * When a delivery in its name was refused last. Null when none was.
   */
  last_refused_at: Timestamp | null;
  /**
   * When the provider answered a call last. Null when it never did.
   */
  last_good_call_at: Timestamp | null;
  /**
   * When a call failed last. Null when none did.
   */
  last_failed_call_at: Timestamp | null;
  /**
   * Payments that wait for the provider.
   * @isInt
   * @minimum 0
   */
  payments_waiting: number;
  /**
   * Since when the oldest of them waits. Null when none does.
   */
  oldest_waiting_since: Timestamp | null;
  /**
   * Deliveries that were signed rightly and could not be read, and are kept.
   * @isInt
   * @minimum 0
   */
  unreadable_deliveries: number;
  /**
   * Differences that reconciliation found and nobody has resolved.
   * @isInt
   * @minimum 0
   */
  open_breaks: number;
}

/**
 * UNKNOWN has not been called and has not delivered yet. OK answers. DEGRADED answers, but something asks to be looked
 * at: a delivery refused or unreadable, a payment that waits, an open break. DOWN failed when it was called last.
 */
export type ProviderHealthState = "UNKNOWN" | "OK" | "DEGRADED" | "DOWN";

/**
 * Name of a provider, unique in the installation.
 * @pattern ^[a-z][a-z0-9-]{1,62}[a-z0-9]$ must look like sim-demo
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
 * The receiver that an event of a provider came to, by its operation. Values may be added.
 */
export type ProviderReceiver = "receiveKycWebhook" | "receivePixWebhook" | "receivePixKeyEvent" | "receivePixKeyEventDeprecated" | "receivePixMandateEvent" | "receivePixMandateEventDeprecated" | "receivePixMedEvent" | "receivePixMedEventDeprecated";

/**
 * A path of this service to which the provider delivers.
 */
export type ProviderReceiverPath = string;

/**
 * The name of a provider of your tenant.
 * @minLength 1
 * @maxLength 64
 */
export type ProviderReference = string;

/**
 * Identifier of a transfer of provider funds.
 * @pattern ^ptx_[0-9A-HJKMNP-TV-Z]{26}$ must look like ptx_01KJQD2NF3Z2W4KP8S3ER53J97
 */
export type ProviderTransferId = string;

/**
 * Money to move from one provider account of the tenant to another.
 */
export interface ProviderTransferRequest {
  /**
   * The provider account that receives the money. One the tenant does not have answers 404
   * `PROVIDER_ACCOUNT_NOT_FOUND`.
   */
  destination_provider_id: ProviderReference;
  amount: AmountField;
  /**
   * How the money travels. An outside rail has to be bound to the source: it sends the payment. NATIVE only records
   * a transfer which the banks have made by other means, and is final at once.
   */
  rail: RailFamily;
  /**
   * A name of yours for the transfer, kept as the match key `reference`, by which evidence finds it.
   * @minLength 1
   * @maxLength 35
   * @pattern ^[A-Za-z0-9._/-]{1,35}$ must look like RESERVA-2026-03-02
   */
  reference?: string;
  /**
   * Why, for the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason?: string;
}

/**
 * A transfer between two provider accounts of the tenant. Its obligation has its further life.
 */
export interface ProviderTransferResponse {
  transfer_id: ProviderTransferId;
  /**
   * The provider account that the money leaves.
   */
  source_provider_id: ProviderId;
  /**
   * The provider account that receives it.
   */
  destination_provider_id: ProviderId;
  amount: AmountDetail;
  rail: RailFamily;
  state: ProviderTransferState;
  /**
   * The obligation between the two ledger accounts. Read it to follow the transfer; resolve or redispatch it as any
   * other.
   */
  obligation_id: ObligationId;
  tx_id: TransactionId;
  /**
   * The name you gave it. Null when none was given.
   */
  reference: string | null;
  /**
   * Why. Null when no reason was given.
   */
  reason: string | null;
  created_at: Timestamp;
  created_by: ActorId;
  /**
   * When it became final. Null until then.
   */
  resolved_at: Timestamp | null;
}

/**
 * State of the obligation that carries the transfer, with its outcome once it is final. PENDING until it is sent,
 * DISPATCHED while the rail works on it, DISPATCH_FAILED when it could not be sent; SETTLED has arrived, FAILED and
 * CANCELED are back at the source.
 */
export type ProviderTransferState = "PENDING" | "DISPATCHED" | "DISPATCH_FAILED" | "SETTLED" | "FAILED" | "CANCELED";

/**
 * What the provider is.
 */
export type ProviderType = "SPONSOR_BANK" | "BAAS_PROVIDER";

/**
 * How deliveries of the provider prove where they come from. Both are HMAC-SHA256 with the secret of the provider
 * account, accepted within 300 seconds of their timestamp.
 *
 * - `timestamped_hmac_v1`: headers `X-Webhook-Timestamp`, in Unix seconds, and `X-Webhook-Signature: v1=<hex>`, over
 *   the timestamp, a dot and the raw body, keyed by the whole secret as UTF-8.
 * - `standard_webhooks_v1`: headers `webhook-id`, `webhook-timestamp` and `webhook-signature: v1,<base64>`, over the
 *   id, a dot, the timestamp, a dot and the raw body, keyed by the bytes that the secret encodes behind `whsec_`, as
 *   Standard Webhooks says.
 */
export type ProviderVerificationStrategy = "timestamped_hmac_v1" | "standard_webhooks_v1";

/**
 * What the Pix limits of an account shall be. One that is left out stays as it is.
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
  risk_profile?: PixRiskProfile;
}

/**
 * Overrides to set or remove.
 */
export interface PutQuotasRequest {
  overrides: QuotaOverrides;
  payment_rules?: PaymentRulesChange;
  /**
   * Why, for the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason?: string;
}

/**
 * That a signer approves a version.
 */
export interface QbrlApproval {
  signer: QbrlSignerName;
  /**
   * The signer's Ed25519 signature over the 32 bytes of `proposal_hash`, 64 bytes in lowercase hexadecimal.
   * @pattern ^[0-9a-f]{128}$ must look like 8b73077375f00a3ad5f8a61ebb1005605eb741587a8f62a46a0601102684558dc4db0aa7c378d747f021722749d700dc470121181d620a626c6dc2931186dc08
   */
  signature: string;
}

/**
 * Where in the journal the amounts were read, and what the chain has.
 */
export interface QbrlAttestation {
  /**
   * Number of the last journal entry that the amounts contain; 0 before the first.
   * @isLong
   * @minimum 0
   */
  as_of_seq: number;
  /**
   * Hash of that entry. Null before the first.
   */
  entry_hash: Sha256Hex | null;
  /**
   * What the chain was last seen to have, by the proof of custody every five minutes. What validators hold differs from
   * `outstanding_cents` by moves since then alone, else `product_custody.mismatch` is announced. Null until the first
   * look.
   */
  chain: QbrlChainSupply | null;
}

/**
 * How much of the tenant's qBRL the chain has, in centavos.
 */
export interface QbrlChainSupply {
  /**
   * What is locked at the validators of the tenant's products.
   * @isLong
   * @minimum 0
   */
  at_validators_cents: number;
  /**
   * All there is, wherever it is.
   * @isLong
   * @minimum 0
   */
  total_cents: number;
  /**
   * When the chain was read.
   */
  as_of: Timestamp;
}

/**
 * Hash of the minting policy script as the chain names it (BLAKE2b-224 in lowercase hexadecimal). It is part of the
 * identity of the token.
 * @pattern ^[0-9a-f]{56}$ must look like 3e1b9c07a5d24f8866b0d1c2e3f4a5968778695a4b3c2d1e0f9e8d7c
 */
export type QbrlMintingPolicyHash = string;

/**
 * The qBRL policy of a tenant, with all its versions.
 */
export interface QbrlPolicyResponse {
  tenant: TenantId;
  /**
   * Symbol of the token.
   */
  asset: "qBRL";
  /**
   * The version in force. Null when none is; then no qBRL is issued.
   * @isInt
   * @minimum 1
   */
  current_version: number | null;
  /**
   * The version that comes next. Null when none is scheduled.
   * @isInt
   * @minimum 1
   */
  scheduled_version: number | null;
  /**
   * The newest version, for `based_on_version`; 0 when there is none.
   * @isInt
   * @minimum 0
   */
  latest_version: number;
  /**
   * How much qBRL there is, in centavos, of all minting policies.
   * @isLong
   * @minimum 0
   */
  outstanding_cents: number;
  /**
   * How much was issued in this accounting day, in centavos.
   * @isLong
   * @minimum 0
   */
  issued_today_cents: number;
  /**
   * What the redemption account of the version in force holds, in centavos. Never less than `outstanding_cents`.
   * Null when no version is in force.
   * @isLong
   * @minimum 0
   */
  backing_cents: number | null;
  attestation: QbrlAttestation;
  /**
   * When the amounts were read.
   */
  as_of: Timestamp;
  /**
   * All versions, newest first.
   */
  versions: QbrlPolicyVersion[];
}

/**
 * IN_FORCE is the version that holds now. SCHEDULED holds from its `effective_from` on. SUPERSEDED held once, or was
 * replaced before it did.
 */
export type QbrlPolicyStatus = "SCHEDULED" | "IN_FORCE" | "SUPERSEDED";

/**
 * The chain has more or less qBRL than is outstanding, and no move under way explains it.
 */
export interface QbrlPolicySupplyDiffersData {
  tenant: TenantId;
  /**
   * What the ledger has issued and not redeemed, in centavos.
   * @isLong
   */
  outstanding_cents: number;
  /**
   * What moves between the ledger and the chain, in centavos.
   * @isLong
   */
  under_way_cents: number;
  /**
   * What the chain has, in centavos.
   * @isLong
   */
  chain_cents: number;
  /**
   * Number of the journal entry up to which the ledger was read.
   * @isLong
   */
  as_of_seq: number;
}

/**
 * A version of the qBRL policy holds from now on; the one before is superseded.
 */
export interface QbrlPolicyTookEffectData {
  tenant: TenantId;
  /**
   * The version.
   * @isInt
   */
  policy_version: number;
  status: QbrlPolicyStatus;
  /**
   * SHA-256 of the version.
   */
  policy_hash: Sha256Hex;
  minting_policy_hash: QbrlMintingPolicyHash;
  /**
   * The most qBRL there may be at a time, in centavos.
   * @isLong
   */
  max_outstanding_cents: number;
  /**
   * The account that backs the token.
   */
  redemption_account_id: AccountId;
  /**
   * From when it holds.
   */
  effective_from: Timestamp;
}

/**
 * A version of the policy. It is never changed.
 */
export interface QbrlPolicyVersion {
  /**
   * 1 for the first, one more with each.
   * @isInt
   * @minimum 1
   */
  policy_version: number;
  status: QbrlPolicyStatus;
  /**
   * SHA-256 of the canonical JSON (RFC 8785) of `tenant` and of this version's `policy_version`,
   * `minting_policy_hash`, `signers`, `required_signatures`, `max_outstanding_cents`, `max_issued_per_day_cents`,
   * `max_per_issuance_cents`, `redemption_account_id` and `effective_from`. A squad carries the one it was founded
   * under as its `vqbrl_policy_hash`.
   */
  policy_hash: Sha256Hex;
  /**
   * What the signers approved: SHA-256 of the canonical JSON (RFC 8785) of one object with `tenant`, this version's
   * `policy_version`, and the fields of the request as they were sent, without `approvals`.
   */
  proposal_hash: Sha256Hex;
  minting_policy_hash: QbrlMintingPolicyHash;
  /**
   * Who may approve the next version.
   */
  signers: QbrlSigner[];
  /**
   * How many of them have to approve the next version.
   * @isInt
   * @minimum 1
   */
  required_signatures: number;
  /**
   * The most qBRL there may be at a time, in centavos.
   * @isLong
   * @minimum 0
   */
  max_outstanding_cents: number;
  /**
   * The most that is issued in an accounting day, in centavos. Null for no such cap.
   * @isLong
   * @minimum 0
   */
  max_issued_per_day_cents: number | null;
  /**
   * The most that is issued at once, in centavos. Null for no such cap.
   * @isLong
   * @minimum 0
   */
  max_per_issuance_cents: number | null;
  /**
   * The account that backs the token.
   */
  redemption_account_id: AccountId;
  /**
   * From when it holds.
   */
  effective_from: Timestamp;
  /**
   * When a newer version took its place. Null until then.
   */
  superseded_at: Timestamp | null;
  /**
   * Why it was made. Null when no reason was given.
   */
  reason: string | null;
  created_at: Timestamp;
  created_by: ActorId;
}

/**
 * A version was added to the qBRL policy. It holds from `effective_from` on.
 */
export interface QbrlPolicyVersionAddedData {
  tenant: TenantId;
  /**
   * The version.
   * @isInt
   */
  policy_version: number;
  status: QbrlPolicyStatus;
  /**
   * SHA-256 of the version.
   */
  policy_hash: Sha256Hex;
  minting_policy_hash: QbrlMintingPolicyHash;
  /**
   * The most qBRL there may be at a time, in centavos.
   * @isLong
   */
  max_outstanding_cents: number;
  /**
   * The account that backs the token.
   */
  redemption_account_id: AccountId;
  /**
   * From when it holds.
   */
  effective_from: Timestamp;
}

/**
 * One who may approve versions of the policy.
 */
export interface QbrlSigner {
  name: QbrlSignerName;
  /**
   * The Ed25519 public key of the signer, 32 bytes in lowercase hexadecimal.
   * @pattern ^[0-9a-f]{64}$ must look like d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a
   */
  verification_key: string;
}

/**
 * Name of a signer, that of an office or a machine and not of a person.
 * @pattern ^[a-z0-9][a-z0-9._-]{0,63}$ must look like tesouraria
 */
export type QbrlSignerName = string;

/**
 * One quota of the tenant.
 */
export interface QuotaDetail {
  name: QuotaName;
  window: QuotaWindow;
  /**
   * What every tenant of the installation has.
   * @isLong
   * @minimum 0
   */
  default: number;
  /**
   * What this tenant has in its place. Null without an override.
   * @isLong
   * @minimum 0
   */
  override: number | null;
  /**
   * What holds; the override, else the default.
   * @isLong
   * @minimum 0
   */
  effective: number;
  /**
   * The most an override can be.
   * @isLong
   * @minimum 0
   */
  ceiling: number;
  /**
   * How much is used now, in this window; of `waiting_writes`, how many wait in the process that answers. It can be more than `effective`, after an override was lowered: what there
   * is stays, and nothing is added. Null for a quota by the second.
   * @isLong
   * @minimum 0
   */
  used: number | null;
  /**
   * How much is left, never below 0. Null for a quota by the second.
   * @isLong
   * @minimum 0
   */
  remaining: number | null;
  /**
   * When the next window begins. Null where there is none, or it is a second.
   */
  resets_at: Timestamp | null;
  /**
   * When the override was set. Null without one.
   */
  overridden_at: Timestamp | null;
  /**
   * The client that set the override. Null without one.
   */
  overridden_by: ActorId | null;
}

/**
 * What is counted. Where nothing else is said, one more than the quota answers 422 `QUOTA_EXCEEDED`.
 *
 * - `requests_per_second`: requests of all clients of the tenant that each API process takes. Past it: 429
 *   `RATE_LIMITED`.
 * - `waiting_writes`: writes that wait for the tenant's journal in each API process. Past it: 503 `OVERLOADED`.
 * - `compiles_per_day`: compile jobs submitted in an accounting day.
 * - `batteries_per_day`: adversarial batteries begun in an accounting day.
 * - `accounts`: accounts of parties that are not closed, external and guest accounts among them; the pot of a squad is counted
 *   with its squad. An account that the ledger opens by itself, such as that of a guest whom money comes for, counts and
 *   is never refused.
 * - `webhook_endpoints`: webhook endpoints.
 * - `schedules`: schedules that are active or paused.
 * - `squads`: squads that are open.
 * - `products`: products that are not retired.
 * - `product_instances`: open instances of all products.
 */
export type QuotaName = "requests_per_second" | "waiting_writes" | "compiles_per_day" | "batteries_per_day" | "accounts" | "webhook_endpoints" | "schedules" | "squads" | "products" | "product_instances";

/**
 * A quota of the tenant was given an override.
 */
export interface QuotaOverriddenData {
  tenant: TenantId;
  quota: QuotaName;
  /**
   * What held before.
   * @isLong
   */
  previous: number;
  /**
   * What holds from now on.
   * @isLong
   */
  effective: number;
}

/**
 * What the tenant has in place of the default; 0 allows none. Null removes the override.
 * @isLong
 * @minimum 0
 * @maximum 9007199254740991
 */
export type QuotaOverride = number | null;

/**
 * Overrides by the name of their quota. Those that are named are set, or removed where null; those left out stay as
 * they are.
 */
export interface QuotaOverrides {
  requests_per_second?: QuotaOverride;
  waiting_writes?: QuotaOverride;
  compiles_per_day?: QuotaOverride;
  batteries_per_day?: QuotaOverride;
  accounts?: QuotaOverride;
  webhook_endpoints?: QuotaOverride;
  schedules?: QuotaOverride;
  squads?: QuotaOverride;
  products?: QuotaOverride;
  product_instances?: QuotaOverride;
}

/**
 * The override of a quota was removed; the default holds again.
 */
export interface QuotaResetData {
  tenant: TenantId;
  quota: QuotaName;
  /**
   * What held before.
   * @isLong
   */
  previous: number;
  /**
   * What holds from now on.
   * @isLong
   */
  effective: number;
}

/**
 * Over what is counted. SECOND: a second; the requests of one second are a stock that fills evenly, so that up to as many
 * pass at once after a pause. DAY: an accounting day in São Paulo. TOTAL: what there is at the time, without a window.
 */
export type QuotaWindow = "SECOND" | "DAY" | "TOTAL";

/**
 * All quotas of a tenant.
 */
export interface QuotasResponse {
  tenant: TenantId;
  /**
   * Every quota, always in this order. Quotas may be added at the end.
   */
  quotas: QuotaDetail[];
  /**
   * When the usage was read.
   */
  as_of: Timestamp;
  payment_rules?: PaymentRules;
}

/**
 * An outside rail.
 */
export type Rail = "ACH" | "PIX" | "EFT_CA" | "WIRE" | "SEPA" | "MOCK";

/**
 * A rail of the tenant was bound to a provider.
 */
export interface RailBindingBoundData {
  binding_id: RailBindingId;
  rail: Rail;
  provider_id: ProviderId;
  /**
   * Its place among the providers of the rail, 1 first.
   * @isInt
   */
  priority: number;
  /**
   * What it is used for.
   */
  capabilities: RailCapability[];
  /**
   * Whether it takes new work.
   */
  enabled: boolean;
}

/**
 * The priority or the capabilities of a binding were changed, or it was taken in or out of use.
 */
export interface RailBindingChangedData {
  binding_id: RailBindingId;
  rail: Rail;
  provider_id: ProviderId;
  /**
   * Its place among the providers of the rail, 1 first.
   * @isInt
   */
  priority: number;
  /**
   * What it is used for.
   */
  capabilities: RailCapability[];
  /**
   * Whether it takes new work.
   */
  enabled: boolean;
}

/**
 * Identifier of a binding of a rail to a provider.
 * @pattern ^rlb_[0-9A-HJKMNP-TV-Z]{26}$ must look like rlb_01KJQD3BNAF5SRT7W33PGC78CW
 */
export type RailBindingId = string;

/**
 * A page of rail bindings.
 */
export interface RailBindingListResponse {
  /**
   * The bindings of this page, by rail and priority.
   */
  items: RailBindingResponse[];
  next_cursor: NextCursor;
}

/**
 * A provider bound to a rail of the tenant.
 */
export interface RailBindingResponse {
  binding_id: RailBindingId;
  rail: Rail;
  provider_id: ProviderId;
  /**
   * Its place among the providers of the rail, 1 first.
   * @isInt
   * @minimum 1
   */
  priority: number;
  /**
   * Whether it is the first enabled binding of the rail with OUTBOUND, to whose provider a new payment goes.
   */
  is_default: boolean;
  /**
   * What it is used for.
   */
  capabilities: RailCapability[];
  /**
   * Whether it takes new work.
   */
  enabled: boolean;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
}

/**
 * What a provider does on a rail. OUTBOUND sends payments, INBOUND takes them in, RETURNS gives back what came in. On
 * Pix also: KEYS registers keys and looks them up, DYNAMIC_QR mints charges, MANDATES serves Pix Automático, MED
 * files and answers infraction cases.
 */
export type RailCapability = "OUTBOUND" | "INBOUND" | "RETURNS" | "KEYS" | "DYNAMIC_QR" | "MANDATES" | "MED";

/**
 * The way money travels. NATIVE moves it inside the ledger; MOCK is a simulated rail for trials. CHAIN is the rail of
 * products: their instances alone move money over it, so a request that asks for it is refused with `RAIL_NOT_BOUND`.
 * The others lead outside and work once the tenant is bound to a provider of them.
 */
export type RailFamily = "NATIVE" | "PIX" | "ACH" | "WIRE" | "SEPA" | "EFT_CA" | "MOCK" | "CHAIN";

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
 * @pattern ^rcb_[0-9A-HJKMNP-TV-Z]{26}$ must look like rcb_01KJQAB4S7SRQ4GY183501PPB5
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
  currency_exponent?: CurrencyExponent;
  accounting_day: AccountingDay;
  /**
   * By how much the ledger holds too little, in minor units; negative when it holds too much.
   * @isLong
   */
  difference_cents: number;
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
  currency_exponent?: CurrencyExponent;
  accounting_day: AccountingDay;
  /**
   * By how much the ledger holds too little, in minor units; negative when it holds too much.
   * @isLong
   */
  difference_cents: number;
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
  currency_exponent?: CurrencyExponent;
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
 * The entry that corrected the ledger; `GET /v1/journal/obligations/{obligation_id}` shows it.
 */
export interface ReconciliationCorrection {
  /**
   * The obligation of the correction, final at once.
   */
  obligation_id: ObligationId;
  tx_id: TransactionId;
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
   * RFC 4180 text with the header row `external_id,direction,amount_cents,occurred_at` and one row per line. An
   * unreadable statement answers 422 `PROVIDER_STATEMENT_INVALID`.
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
  currency_exponent?: CurrencyExponent;
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
  currency_exponent?: CurrencyExponent;
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
 * @pattern ^rcr_[0-9A-HJKMNP-TV-Z]{26}$ must look like rcr_01KJQARDBS6E55Y57M8Y38BC1R
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
  currency_exponent?: CurrencyExponent;
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
 * A comparison was asked for, by a client or by the nightly job.
 */
export interface ReconciliationRunStartedData {
  run_id: ReconciliationRunId;
  provider_id: ProviderId;
  rail: RailFamily;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The first accounting day.
   */
  from: AccountingDay;
  /**
   * The last accounting day.
   */
  to: AccountingDay;
  state: ReconciliationRunState;
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
 * From when on to send again, or which event. Exactly one of `since` and `event_id`.
 */
export interface RecoverWebhookEndpointRequest {
  /**
   * Events that occurred at or after this instant. Events older than the 30 days of the feed, or older than the
   * endpoint, are not sent.
   */
  since?: Instant;
  /**
   * One event, to send it again whether it arrived or not. One that is no longer kept answers 404 `EVENT_NOT_FOUND`; one that
   * the endpoint neither had nor wants is a validation error.
   */
  event_id?: EventReference;
}

/**
 * What the interval counts.
 */
export type RecurrenceFrequency = "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";

/**
 * A day of the month, 1 to 31, or -1 for the last day. 0 answers 422 `INVALID_RECURRENCE`.
 * @isInt
 * @minimum -1
 * @maximum 31
 */
export type RecurrenceMonthDay = number;

/**
 * When a recurring schedule is due. `first_run_at`, read on the clock of `timezone`, is the anchor: it gives the time
 * of day, the weekday, the day of the month or the month that the rule leaves open, and where `interval` counts from.
 * Occurrences are the instants at or after the anchor that the rule describes, and none before the schedule was
 * created; the anchor is held against the day before any adjustment to a business day. A rule whose next occurrence
 * would be more than 400 years away has none.
 *
 * The time of day is that of the wall clock, so it stays the same across daylight saving. A time that the clock
 * skips runs as much later as the clock was moved (02:30 becomes 03:30); of a time that comes twice, the first runs.
 *
 * Without `count` and `until` it goes on until it is cancelled; with both, whichever is reached first ends it.
 */
export interface RecurrenceRule {
  frequency: RecurrenceFrequency;
  /**
   * Every how many days, weeks (from Monday), months or years.
   * @isInt
   * @minimum 1
   * @maximum 366
   * @default 1
   */
  interval?: number;
  /**
   * The days of the week, for WEEKLY only. The weekday of the anchor when left out.
   * @minItems 1
   * @maxItems 7
   * @uniqueItems
   */
  weekdays?: RecurrenceWeekday[];
  /**
   * The day of the month, 1 to 31, or -1 for the last day, for MONTHLY and YEARLY only. The day of the anchor when
   * left out. 0 answers 422 `INVALID_RECURRENCE`.
   */
  month_day?: RecurrenceMonthDay;
  /**
   * The treatment of a month that has no such day. LAST_DAY when left out.
   */
  short_month?: ShortMonthRule;
  /**
   * How many occurrences there are. Those that fall into a pause do not count.
   * @isInt
   * @minimum 1
   * @maximum 10000
   */
  count?: number;
  /**
   * The last instant at which an occurrence may be, before any adjustment to a business day.
   */
  until?: Instant;
  /**
   * What becomes of an occurrence on a day when banks are closed. NONE when left out.
   */
  business_day_adjustment?: BusinessDayAdjustment;
}

/**
 * A day of the week.
 */
export type RecurrenceWeekday = "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";

/**
 * FIXED is the same amount every cycle and is posted by itself on its due day. VARIABLE has another amount each
 * cycle, which the payer confirms; nothing is posted before that.
 */
export type RecurringAmountKind = "FIXED" | "VARIABLE";

/**
 * A cycle opened and a VARIABLE expense waits for its payer to say the amount.
 */
export interface RecurringExpenseConfirmationRequestedData {
  rex_id: RecurringExpenseId;
  sqd_id: SquadId;
  /**
   * The member who pays it and can confirm.
   */
  payer_account_id: AccountId;
  period: SquadPeriod;
  /**
   * The day it falls due.
   */
  due_on: AccountingDay;
}

/**
 * A recurring expense was created.
 */
export interface RecurringExpenseCreatedData {
  rex_id: RecurringExpenseId;
  sqd_id: SquadId;
  state: RecurringExpenseState;
  amount_kind: RecurringAmountKind;
  /**
   * Amount each cycle in minor units; null for a VARIABLE one.
   * @isLong
   */
  amount: number | null;
  currency: Currency;
  /**
   * The member who pays it.
   */
  payer_account_id: AccountId;
  due_day: SquadMonthDay;
}

/**
 * A recurring expense was deleted and is posted no more.
 */
export interface RecurringExpenseDeletedData {
  rex_id: RecurringExpenseId;
  sqd_id: SquadId;
  state: RecurringExpenseState;
  amount_kind: RecurringAmountKind;
  /**
   * Amount each cycle in minor units; null for a VARIABLE one.
   * @isLong
   */
  amount: number | null;
  currency: Currency;
  /**
   * The member who pays it.
   */
  payer_account_id: AccountId;
  due_day: SquadMonthDay;
}

/**
 * What it is for, as members read it.
 * @minLength 1
 * @maxLength 140
 */
export type RecurringExpenseDescription = string;

/**
 * Identifier of a recurring expense of a squad.
 * @pattern ^rex_[0-9A-HJKMNP-TV-Z]{26}$ must look like rex_01KJQB534XQ7BG0MHYKZYFWNPP
 */
export type RecurringExpenseId = string;

/**
 * The identifier of a recurring expense of the squad.
 * @minLength 1
 * @maxLength 64
 */
export type RecurringExpenseReference = string;

/**
 * A recurring expense.
 */
export interface RecurringExpenseResponse {
  rex_id: RecurringExpenseId;
  sqd_id: SquadId;
  state: RecurringExpenseState;
  description: RecurringExpenseDescription;
  amount_kind: RecurringAmountKind;
  /**
   * What it costs each cycle. Null for a VARIABLE one.
   */
  amount: SquadMoney | null;
  /**
   * The member who pays it and is owed the others' shares.
   */
  payer_account_id: AccountId;
  /**
   * The day of the month it falls due.
   */
  due_day: SquadMonthDay;
  /**
   * The accounts of the members who share it. Null means all who are active when it is posted.
   */
  members_snapshot: AccountId[] | null;
  split: SplitSpec;
  /**
   * Where it stands in the open cycle. Null when it does not fall due in it, was deleted or cycles do not run.
   */
  current: SquadContaOut | null;
  created_at: Timestamp;
  /**
   * The OWNER who created it.
   */
  created_by_account_id: AccountId;
  updated_at: Timestamp;
  /**
   * When it was deleted. Null while it lives.
   */
  deleted_at: Timestamp | null;
  /**
   * 1 when created, one more with each announced change.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * A recurring expense was not posted in a cycle. The reason says why.
 */
export interface RecurringExpenseSkippedData {
  rex_id: RecurringExpenseId;
  sqd_id: SquadId;
  /**
   * The member who pays it and can confirm.
   */
  payer_account_id: AccountId;
  period: SquadPeriod;
  /**
   * The day it falls due.
   */
  due_on: AccountingDay;
  reason: RecurringSkipReason;
}

/**
 * ACTIVE waits for its due day, or has been posted in this cycle. PENDING_CONFIRMATION is a VARIABLE one whose payer
 * has not yet said what it costs in this cycle. DELETED posts no more; what it posted stays.
 */
export type RecurringExpenseState = "ACTIVE" | "PENDING_CONFIRMATION" | "DELETED";

/**
 * A recurring expense was edited.
 */
export interface RecurringExpenseUpdatedData {
  rex_id: RecurringExpenseId;
  sqd_id: SquadId;
  state: RecurringExpenseState;
  amount_kind: RecurringAmountKind;
  /**
   * Amount each cycle in minor units; null for a VARIABLE one.
   * @isLong
   */
  amount: number | null;
  currency: Currency;
  /**
   * The member who pays it.
   */
  payer_account_id: AccountId;
  due_day: SquadMonthDay;
}

/**
 * CYCLE_CLOSED: the cycle closed before the payer of a VARIABLE expense said the amount, or while the squad was
 * frozen. SPLIT_MEMBER_NOT_ACTIVE: someone named in an EXACT or PERCENT split has left. BALANCE_OVERFLOW: the debts
 * of the squad would be more than can be kept.
 */
export type RecurringSkipReason = "CYCLE_CLOSED" | "SPLIT_MEMBER_NOT_ACTIVE" | "BALANCE_OVERFLOW";

/**
 * The code of a refusal, as the catalogue of errors lists it.
 * @maxLength 64
 * @pattern ^[A-Z][A-Z0-9_]*$ must look like INSUFFICIENT_FUNDS
 */
export type RefusalCode = string;

/**
 * Who rejects the spend request, and why.
 */
export interface RejectSpendRequest {
  /**
   * A member who may approve it, or the one who asked for it. An account you do not have answers 404
   * `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  /**
   * For the members to read, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason?: string;
}

/**
 * Why the block is lifted, now or at an instant.
 */
export interface ReleaseBlockRequest {
  /**
   * For the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason: string;
  /**
   * When the clock lifts the block, in place of now: earlier or later than before, for a precautionary block never later than
   * the law allows.
   */
  at?: Instant;
}

/**
 * What becomes of a payment that repeats an earlier one: same debtor, same person paid, same amount, within the window.
 * Payments of schedules, mandates and squads are never asked about. Payments count from when the rule is set.
 */
export interface RepeatRule {
  /**
   * WARN pays and says so in `repeat_of`. ASK refuses with 409 `PAYMENT_REPEATED`, until the request names the earlier
   * payment in `confirms_repeat_of`. NONE pays; payments are still remembered.
   */
  action: "NONE" | "WARN" | "ASK";
  /**
   * How long after a payment another one counts as its repetition.
   * @isInt
   * @minimum 1
   * @maximum 86400
   */
  window_seconds: number;
}

/**
 * An earlier payment of the same debtor to the same person, of the same amount. Stands only in the answer that creates a
 * payment, where the tenant's rule says WARN, or the payment was confirmed as a repetition.
 */
export interface RepeatedPayment {
  obligation_id: ObligationId;
  created_at: Timestamp;
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
 * The money that waits on the exception account because of this evidence goes to an account, also after the evidence was
 * dismissed. Where it is the money of an expected payment, that is settled by it.
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
 * No obligation will come of the evidence. Nothing moves: what waits on the exception account because of it stays there,
 * and is credited or matched by another decision at any time.
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
 * The evidence belongs to this obligation. An open one is settled or failed by it, as if it had matched by itself, even
 * one whose dispatch nobody has recorded; to a final one with the outcome it proves the evidence is only attached. The
 * money that waits because of it is booked with that obligation and waits no more.
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
 * How the open shares of an expense are divided anew.
 */
export interface ResplitRequest {
  /**
   * The OWNER who asks. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  /**
   * The accounts of the members who share what is open. The member who paid may be among them: their part is then
   * owed by nobody. Left out, the members whose shares are open.
   * @minItems 1
   * @maxItems 200
   * @uniqueItems
   */
  members_snapshot?: AccountReference[];
  /**
   * How it is divided. EXACT sums to the total of the open shares, not to the whole expense.
   */
  split: SplitSpec;
}

/**
 * That the template is retired.
 */
export interface RetireTemplateRequest {
  status: TransferTemplateTargetStatus;
  /**
   * For the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason?: string;
}

/**
 * FIXED waits the same time before every retry, EXPONENTIAL twice as long as before the last.
 */
export type RetryBackoff = "FIXED" | "EXPONENTIAL";

/**
 * What a refused occurrence does. Without a policy a refusal is final. Failures on our side are no refusals: they are
 * tried again in any case, are not counted here, and never pay twice.
 */
export interface RetryPolicy {
  /**
   * How many attempts an occurrence has at most, the first included.
   * @isInt
   * @minimum 1
   * @maximum 10
   */
  max_attempts: number;
  /**
   * How the wait grows. FIXED when left out.
   */
  backoff?: RetryBackoff;
  /**
   * Seconds between the first attempt and the second.
   * @isInt
   * @minimum 1
   * @maximum 86400
   * @default 300
   */
  initial_seconds?: number;
  /**
   * The longest wait between two attempts, in seconds.
   * @isInt
   * @minimum 1
   * @maximum 604800
   * @default 86400
   */
  max_seconds?: number;
  /**
   * The refusals to retry after; any other is final. INSUFFICIENT_FUNDS and LIMIT_EXCEEDED when left out.
   * @minItems 1
   * @maxItems 20
   * @uniqueItems
   */
  retry_on?: RefusalCode[];
}

/**
 * What a person decided about the identity of a party.
 */
export interface ReviewKycRequest {
  /**
   * The state to move to.
   */
  kyc_state: KycReviewDecision;
  /**
   * For the record, without personal data. It is shown in `state_history`.
   * @minLength 1
   * @maxLength 500
   */
  reason: string;
  /**
   * With VERIFIED, the level that the review found; by default the level that was asked for. With another state it
   * is a validation error.
   */
  kyc_level?: KycLevelAsked;
}

/**
 * A risk flag was added to a party.
 */
export interface RiskFlagAddedData {
  party_id: PartyId;
  flag_id: RiskFlagId;
  kind?: KycFlagKind;
  severity: KycFlagSeverity;
  source: KycFlagSource;
  /**
   * How many flags of the party are open now, those of kind OWN_WITHDRAWAL left out.
   * @isInt
   * @minimum 0
   */
  open_flags: number;
}

/**
 * Identifier of a risk flag.
 * @pattern ^flg_[0-9A-HJKMNP-TV-Z]{26}$ must look like flg_01KJQ9FJZ1AT7BBS01H84N49CN
 */
export type RiskFlagId = string;

/**
 * A risk flag of a party was resolved.
 */
export interface RiskFlagResolvedData {
  party_id: PartyId;
  flag_id: RiskFlagId;
  kind?: KycFlagKind;
  severity: KycFlagSeverity;
  source: KycFlagSource;
  /**
   * How many flags of the party are open now, those of kind OWN_WITHDRAWAL left out.
   * @isInt
   * @minimum 0
   */
  open_flags: number;
}

/**
 * How to fight the battery. Leave the body out for the usual way.
 */
export interface RunBatteryRequest {
  /**
   * Start of the random draws, so that a run can be repeated; drawn when left out.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  seed?: number;
  /**
   * How many variations of each attack to try.
   * @isInt
   * @minimum 1
   * @maximum 10000
   * @default 200
   */
  rounds?: number;
}

/**
 * Identifier of a safe swap, an exchange that both sides complete or neither. Reserved: no operation makes one, and it is null
 * or left out.
 * @pattern ^swp_[0-9A-HJKMNP-TV-Z]{26}$ must look like swp_01KJQB82MA6Z4PG1KAGXD094B1
 */
export type SafeswapId = string;

/**
 * A page of scenarios.
 */
export interface ScenarioListResponse {
  /**
   * The scenarios of this page, in the order of the manifest.
   */
  items: ProductScenario[];
  next_cursor: NextCursor;
}

/**
 * What each occurrence does, told apart by `kind`. There is one kind, TRANSFER; others may be added, so leave alone
 * what has a kind you do not know.
 */
export type ScheduleAction = ScheduleTransferAction;

/**
 * A schedule was cancelled. It pays nothing more.
 */
export interface ScheduleCancelledData {
  /**
   * The account that pays.
   */
  account_id: AccountId;
  /**
   * What each occurrence pays, in minor units.
   * @isLong
   */
  amount: number;
  /**
   * The account that is paid; null when the creditor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  creditor_account_id: string | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * When the next occurrence is due; null unless the schedule is ACTIVE.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  next_run_at: string | null;
  rail: RailFamily;
  schedule_id: ScheduleId;
  schedule_type: ScheduleType;
  state: ScheduleState;
}

/**
 * A schedule has no occurrence left, and none waits for a retry.
 */
export interface ScheduleCompletedData {
  /**
   * The account that pays.
   */
  account_id: AccountId;
  /**
   * What each occurrence pays, in minor units.
   * @isLong
   */
  amount: number;
  /**
   * The account that is paid; null when the creditor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  creditor_account_id: string | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * When the next occurrence is due; null unless the schedule is ACTIVE.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  next_run_at: string | null;
  rail: RailFamily;
  schedule_id: ScheduleId;
  schedule_type: ScheduleType;
  state: ScheduleState;
}

/**
 * A schedule was created.
 */
export interface ScheduleCreatedData {
  /**
   * The account that pays.
   */
  account_id: AccountId;
  /**
   * What each occurrence pays, in minor units.
   * @isLong
   */
  amount: number;
  /**
   * The account that is paid; null when the creditor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  creditor_account_id: string | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * When the next occurrence is due; null unless the schedule is ACTIVE.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  next_run_at: string | null;
  rail: RailFamily;
  schedule_id: ScheduleId;
  schedule_type: ScheduleType;
  state: ScheduleState;
}

/**
 * Identifier of a schedule.
 * @pattern ^sch_[0-9A-HJKMNP-TV-Z]{26}$ must look like sch_01KJQ9SGHKTSQRZBHY0K5AXT5M
 */
export type ScheduleId = string;

/**
 * A page of schedules.
 */
export interface ScheduleListResponse {
  /**
   * The schedules of this page, newest first.
   */
  items: ScheduleResponse[];
  next_cursor: NextCursor;
}

/**
 * How many occurrences there have been, and what became of them.
 */
export interface ScheduleOccurrenceCounts {
  /**
   * Occurrences that have come due; those still being worked on are only counted here.
   * @isInt
   * @minimum 0
   */
  total: number;
  /**
   * Those that created their obligation.
   * @isInt
   * @minimum 0
   */
  executed: number;
  /**
   * Those that were refused for good.
   * @isInt
   * @minimum 0
   */
  refused: number;
  /**
   * Those that were found too late.
   * @isInt
   * @minimum 0
   */
  misfired: number;
  /**
   * Those that waited for a retry, or had just come due, when the schedule was paused or cancelled.
   * @isInt
   * @minimum 0
   */
  skipped: number;
  /**
   * How many are still to come. Null when the rule has no `count`; 0 when the schedule is over.
   * @isInt
   * @minimum 0
   */
  remaining: number | null;
}

/**
 * A schedule was paused. Nothing is due until it is resumed.
 */
export interface SchedulePausedData {
  /**
   * The account that pays.
   */
  account_id: AccountId;
  /**
   * What each occurrence pays, in minor units.
   * @isLong
   */
  amount: number;
  /**
   * The account that is paid; null when the creditor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  creditor_account_id: string | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * When the next occurrence is due; null unless the schedule is ACTIVE.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  next_run_at: string | null;
  rail: RailFamily;
  schedule_id: ScheduleId;
  schedule_type: ScheduleType;
  state: ScheduleState;
}

/**
 * A schedule.
 */
export interface ScheduleResponse {
  schedule_id: ScheduleId;
  /**
   * The account that owns the schedule and pays.
   */
  account_id: AccountId;
  schedule_type: ScheduleType;
  state: ScheduleState;
  action: ScheduleAction;
  /**
   * How many decimals the currency of the action's amount has. It stands here, so that `action` can be sent again as it is.
   */
  currency_exponent?: CurrencyExponent | null;
  /**
   * When a ONE_SHOT pays. Null for RECURRING.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  run_at: string | null;
  /**
   * The anchor of a RECURRING schedule. Null for ONE_SHOT.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$ must look like 2026-03-02T12:45:00.000Z
   */
  first_run_at: string | null;
  /**
   * When a RECURRING schedule is due. Null for ONE_SHOT.
   */
  recurrence: RecurrenceRule | null;
  /**
   * What a refused occurrence does. Null when a refusal is final.
   */
  retry_policy: RetryPolicy | null;
  misfire_grace_seconds: MisfireGraceSeconds;
  timezone: ScheduleTimezone;
  /**
   * When the next occurrence is due; a retry of an earlier one is not shown here. Null unless ACTIVE.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$ must look like 2026-03-05T12:45:00.000Z
   */
  next_run_at: string | null;
  /**
   * The newest occurrence that has come due. Null before the first.
   */
  last_run: ScheduleRun | null;
  occurrences: ScheduleOccurrenceCounts;
  created_at: Timestamp;
  created_by: ActorId;
  /**
   * When a caller last changed it, or its state last changed. A run does not change it.
   */
  updated_at: Timestamp;
  /**
   * When it was cancelled or completed. Null until then.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  ended_at: string | null;
  /**
   * 1 when created, one more with each announced change.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * A paused schedule is active again.
 */
export interface ScheduleResumedData {
  /**
   * The account that pays.
   */
  account_id: AccountId;
  /**
   * What each occurrence pays, in minor units.
   * @isLong
   */
  amount: number;
  /**
   * The account that is paid; null when the creditor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  creditor_account_id: string | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * When the next occurrence is due; null unless the schedule is ACTIVE.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  next_run_at: string | null;
  rail: RailFamily;
  schedule_id: ScheduleId;
  schedule_type: ScheduleType;
  state: ScheduleState;
}

/**
 * One occurrence of a schedule and what became of it. It keeps what it came due with, whatever changes later.
 */
export interface ScheduleRun {
  run_id: ScheduleRunId;
  schedule_id: ScheduleId;
  /**
   * Which occurrence of the schedule it is, from 1.
   * @isInt
   * @minimum 1
   */
  sequence: number;
  /**
   * When it was to be executed, after any adjustment to a business day.
   */
  scheduled_for: Timestamp;
  state: ScheduleRunState;
  amount: AmountDetail;
  /**
   * How many times it was tried. 0 when it was MISFIRED.
   * @isInt
   * @minimum 0
   * @maximum 10
   */
  attempts: number;
  /**
   * When it is tried again. Null unless it is RETRYING.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  next_attempt_at: string | null;
  /**
   * The obligation it created. The obligation shows whether a payment over a rail has arrived. Null without one.
   */
  obligation_id: ObligationId | null;
  /**
   * Why the last attempt was refused. Null when it was not.
   */
  refusal: Error | null;
  /**
   * When the scheduler took it up.
   */
  created_at: Timestamp;
  updated_at: Timestamp;
}

/**
 * An occurrence created its obligation. The obligation announces the outcome of a payment over a rail.
 */
export interface ScheduleRunExecutedData {
  /**
   * The account that pays.
   */
  account_id: AccountId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  /**
   * How many times it was tried.
   * @isInt
   */
  attempts: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  obligation_id: ObligationId;
  run_id: ScheduleRunId;
  schedule_id: ScheduleId;
  /**
   * When it was to be executed.
   */
  scheduled_for: Timestamp;
  /**
   * Which occurrence of the schedule it is, from 1.
   * @isInt
   */
  sequence: number;
  state: ScheduleRunState;
}

/**
 * Identifier of a run of a schedule.
 * @pattern ^scr_[0-9A-HJKMNP-TV-Z]{26}$ must look like scr_01KJQ9TT87ZPZX43178AKTMTXV
 */
export type ScheduleRunId = string;

/**
 * A page of the runs of a schedule.
 */
export interface ScheduleRunListResponse {
  /**
   * The runs of this page, newest first by `scheduled_for`.
   */
  items: ScheduleRun[];
  next_cursor: NextCursor;
}

/**
 * An occurrence was found too late, past the grace of its schedule. Nothing was paid, and nothing will be.
 */
export interface ScheduleRunMisfiredData {
  /**
   * The account that pays.
   */
  account_id: AccountId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  misfire_grace_seconds: MisfireGraceSeconds;
  run_id: ScheduleRunId;
  schedule_id: ScheduleId;
  /**
   * When it was to be executed.
   */
  scheduled_for: Timestamp;
  /**
   * Which occurrence of the schedule it is, from 1.
   * @isInt
   */
  sequence: number;
  state: ScheduleRunState;
}

/**
 * An occurrence was refused for good, after its retries if it has any. Nothing was paid.
 */
export interface ScheduleRunRefusedData {
  /**
   * The account that pays.
   */
  account_id: AccountId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  /**
   * How many times it was tried.
   * @isInt
   */
  attempts: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * The code of the last refusal.
   */
  error: RefusalCode;
  run_id: ScheduleRunId;
  schedule_id: ScheduleId;
  /**
   * When it was to be executed.
   */
  scheduled_for: Timestamp;
  /**
   * Which occurrence of the schedule it is, from 1.
   * @isInt
   */
  sequence: number;
  state: ScheduleRunState;
}

/**
 * PENDING is due and being executed. EXECUTED has created its obligation. RETRYING was refused and is tried again at
 * `next_attempt_at`. REFUSED was refused for good. MISFIRED was found too late, past the grace, and was not executed.
 * SKIPPED was waiting for a retry, or had just come due, when its schedule was paused or cancelled.
 */
export type ScheduleRunState = "PENDING" | "EXECUTED" | "RETRYING" | "REFUSED" | "MISFIRED" | "SKIPPED";

/**
 * ACTIVE pays when it is due. PAUSED does nothing until it is resumed. COMPLETED has no occurrence left. CANCELLED was
 * ended by a caller. COMPLETED and CANCELLED pay nothing more and cannot be resumed.
 */
export type ScheduleState = "ACTIVE" | "PAUSED" | "CANCELLED" | "COMPLETED";

/**
 * The IANA time zone on whose clock a recurrence runs, links such as `Singapore` included. A name that is not known
 * answers 422 `INVALID_TIMEZONE`.
 * @minLength 1
 * @maxLength 64
 */
export type ScheduleTimezone = string;

/**
 * Creates an obligation: the account of the schedule pays the creditor. On NATIVE that is a transfer, final at once;
 * any other rail carries a payment.
 */
export interface ScheduleTransferAction {
  /**
   * Always TRANSFER.
   */
  kind: "TRANSFER";
  rail: RailFamily;
  amount: AmountField;
  /**
   * Who is paid. An outside party is masked in answers.
   */
  creditor: DebtorCreditor;
  /**
   * What the payment is for, for your own records, without personal data.
   * @minLength 1
   * @maxLength 140
   */
  description?: string;
  /**
   * What each payment says to the payee: the `description` of every obligation it creates, up to 140 characters, as Pix
   * carries it. It is sealed, and never in events.
   */
  payment_description?: PaymentDescription;
  /**
   * Given to every obligation it creates.
   */
  match_keys?: MatchKeys;
  /**
   * Given to every obligation it creates. At most 8 KB as UTF-8 JSON.
   */
  metadata?: Metadata;
}

/**
 * ONE_SHOT pays once, at `run_at`. RECURRING pays again and again, as `recurrence` says.
 */
export type ScheduleType = "ONE_SHOT" | "RECURRING";

/**
 * A schedule was changed. `changed` names the fields of the change; the rest is as it stands now.
 */
export interface ScheduleUpdatedData {
  /**
   * The account that pays.
   */
  account_id: AccountId;
  /**
   * What each occurrence pays, in minor units.
   * @isLong
   */
  amount: number;
  /**
   * Names of the fields that changed.
   */
  changed: string[];
  /**
   * The account that is paid; null when the creditor is outside.
   * @pattern ^acc_[0-9A-HJKMNP-TV-Z]{26}$
   */
  creditor_account_id: string | null;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * When the next occurrence is due; null unless the schedule is ACTIVE.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  next_run_at: string | null;
  rail: RailFamily;
  schedule_id: ScheduleId;
  schedule_type: ScheduleType;
  state: ScheduleState;
}

/**
 * What the scheduler found due and did.
 */
export interface SchedulerTickResponse {
  /**
   * The time of the clock it worked by.
   */
  ticked_at: Timestamp;
  /**
   * Occurrences and retries that were due and that this tick took. Those still PENDING, because the ledger did not
   * answer, are only counted here and stay due.
   * @isInt
   * @minimum 0
   * @maximum 200
   */
  due: number;
  /**
   * Those that created their obligation.
   * @isInt
   * @minimum 0
   */
  executed: number;
  /**
   * Those that were refused for good.
   * @isInt
   * @minimum 0
   */
  refused: number;
  /**
   * Those that were refused and will be tried again.
   * @isInt
   * @minimum 0
   */
  retrying: number;
  /**
   * Those that were found too late.
   * @isInt
   * @minimum 0
   */
  misfired: number;
  /**
   * Those runs as they now stand, oldest first by `scheduled_for`.
   */
  runs: ScheduleRun[];
  /**
   * Whether more was due than the 200 that a tick takes. Tick again for the rest.
   */
  has_more: boolean;
}

/**
 * What the coordinates are.
 */
export type Scheme = "US_ACH" | "BR_PIX_KEY" | "BR_BANK_ACCOUNT" | "CA_TRANSIT" | "BR_MOCK";

/**
 * Identifier of a screening.
 * @pattern ^scn_[0-9A-HJKMNP-TV-Z]{26}$ must look like scn_01KJQ8CVP6D951W03VDW9XDXJW
 */
export type ScreeningId = string;

/**
 * The language of the client: `typescript`, `python`, `go`, `java` or `kotlin`.
 * @minLength 1
 * @maxLength 32
 */
export type SdkLanguage = string;

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
 * What the squad saves for. It replaces the goal before as a whole.
 */
export interface SetGoalRequest {
  /**
   * The OWNER who asks. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  /**
   * What the shared account should hold.
   */
  target_amount: SquadAmount;
  /**
   * The day by which it should hold it, today in São Paulo or later, else 422 `GOAL_DATE_PAST`. None when null or
   * left out.
   */
  target_date?: AccountingDay | null;
}

/**
 * How far the product is from now on.
 */
export interface SetLifecycleRequest {
  /**
   * The lifecycle to move the product to. DRAFT is reached by binding only.
   */
  lifecycle: ProductLifecycle;
  /**
   * Why, without personal data. The tenant reads it as `lifecycle_reason`.
   * @minLength 1
   * @maxLength 500
   */
  reason?: string;
}

/**
 * A new version of the policy, in full; nothing is taken over from the version before.
 */
export interface SetQbrlPolicyRequest {
  /**
   * The script on the chain that lets qBRL be minted and burnt. Another hash makes another token: what was issued
   * under the one before stays redeemable, and counts as outstanding.
   */
  minting_policy_hash: QbrlMintingPolicyHash;
  /**
   * Who may approve the next version.
   * @minItems 1
   * @maxItems 20
   */
  signers: QbrlSigner[];
  /**
   * How many of them have to approve the next version, at most all.
   * @isInt
   * @minimum 1
   * @maximum 20
   */
  required_signatures: number;
  /**
   * The most qBRL there may be at a time, in centavos, with what is under way. Below what is outstanding, none is issued.
   * At most what one movement carries, since the backing moves as one.
   * @isLong
   * @minimum 0
   * @maximum 10000000000000
   */
  max_outstanding_cents: number;
  /**
   * The most that is issued in an accounting day, in centavos. Null or left out for no such cap.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  max_issued_per_day_cents?: number | null;
  /**
   * The most that is issued at once, in centavos. Null or left out for no such cap.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  max_per_issuance_cents?: number | null;
  /**
   * The ASSET account in BRL that backs the token, of no provider, and never moved before unless it was a redemption
   * account. Issuing moves money there and reserves it, redeeming pays out of it. One the tenant does not have
   * answers 404 `ACCOUNT_NOT_FOUND`.
   */
  redemption_account_id: AccountReference;
  /**
   * From when it holds, not in the past. Left out, from now on.
   */
  effective_from?: Instant;
  /**
   * The newest version you know, 0 for none. When there is a newer one the request is refused, so that of two
   * operators neither overwrites the other unseen.
   * @isInt
   * @minimum 0
   * @maximum 2147483647
   */
  based_on_version?: number;
  /**
   * Why, for the record, without personal data.
   * @minLength 1
   * @maxLength 500
   */
  reason?: string;
  /**
   * Signatures over `proposal_hash` by distinct signers of the newest version, of this one when it is the first; as
   * many as that version requires, else 422 `QBRL_APPROVALS_INSUFFICIENT`, which says the hash.
   * @maxItems 20
   * @default []
   */
  approvals?: QbrlApproval[];
}

/**
 * Whether the squad has monthly cycles, and when they close.
 */
export interface SetRecurrenceRequest {
  /**
   * The OWNER who asks. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  /**
   * True opens a cycle, or edits the open one; false closes it without a new one.
   */
  enabled: boolean;
  /**
   * The day of the month at whose end a cycle closes. Needed with `enabled` true and refused with false: either is
   * a validation error.
   */
  closes_on_day?: SquadMonthDay;
}

/**
 * The rules by which the squad spends. They replace those before as a whole.
 */
export interface SetRulesRequest {
  /**
   * The OWNER who asks. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  spend_approval: SpendApprovalPolicy;
}

/**
 * Which of their own open shares a member pays.
 */
export interface SettleRequest {
  /**
   * The member who owes the shares and whose account pays. An account you do not have answers 404
   * `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  /**
   * The shares to pay, each whole and named once; one named twice is a validation error. All are paid or none.
   * @minItems 1
   * @maxItems 500
   */
  shares: SettleShare[];
}

/**
 * What was paid, and how the member stands after it.
 */
export interface SettleResponse {
  sqd_id: SquadId;
  /**
   * The member who paid.
   */
  actor_account_id: AccountId;
  /**
   * What left the member's account, the sum of the transfers.
   */
  total: SquadMoney;
  /**
   * One transfer for each creditor, in the order in which the request names them first.
   */
  transfers: SettlementTransferOut[];
  settled_at: Timestamp;
  /**
   * What the member is owed less what they owe now, in cents.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  your_net_cents: number;
  /**
   * What the member still owes, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  your_total_owed_cents: number;
  /**
   * What the member is owed, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  your_total_owed_to_cents: number;
}

/**
 * An open share. Its reference fixes the amount, so nothing else can be paid by it.
 */
export interface SettleShare {
  /**
   * The entry it belongs to.
   */
  entry_seq: SquadEntrySeq;
  /**
   * The share. One this entry does not have answers 404 `SHARE_NOT_FOUND`.
   */
  share_utxo_ref: ShareUtxoReference;
}

/**
 * A share that was paid.
 */
export interface SettledShareOut {
  /**
   * The expense, or the simplification, it came from.
   */
  entry_seq: SquadEntrySeq;
  share_utxo_ref: ShareUtxoRef;
  /**
   * What was paid, in cents.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  share_cents: number;
}

/**
 * The request that pays everything the member owes. Send the body as it is.
 */
export interface SettlementExecutionEndpoint {
  method: SettlementHttpMethod;
  /**
   * Path of the request, under the address this was read from.
   * @pattern ^/v1/squads/sqd_[0-9A-HJKMNP-TV-Z]{26}/settle$ must look like /v1/squads/sqd_01KJQB073FP9202FDSF937V0P9/settle
   */
  url: string;
  /**
   * The body to send, complete. It names the shares, at most the 500 oldest: send fewer to pay only some of them.
   */
  body_template: SettleRequest;
}

/**
 * The HTTP method to send.
 */
export type SettlementHttpMethod = "POST";

/**
 * A share that the member is owed.
 */
export interface SettlementPlanClaim {
  /**
   * The account that owes.
   */
  debtor_account_id?: AccountId;
  /**
   * The ledger address of the debtor's account, derived from its public key: "pkh" is public key hash. No chain is involved.
   */
  debtor_pkh: LedgerAddress;
  /**
   * The expense, or the simplification, it comes from.
   */
  entry_seq: SquadEntrySeq;
  /**
   * What the expense was for. Empty when none was given and for debts of a simplification.
   * @default ""
   */
  description?: string;
  /**
   * What is owed, in cents.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  share_cents: number;
  share_utxo_ref: ShareUtxoRef;
}

/**
 * A share that the member owes.
 */
export interface SettlementPlanDebt {
  /**
   * The account that is owed.
   */
  creditor_account_id?: AccountId;
  /**
   * The ledger address of the creditor's account, derived from its public key: "pkh" is public key hash. No chain is involved.
   */
  creditor_pkh: LedgerAddress;
  /**
   * The expense, or the simplification, it comes from.
   */
  entry_seq: SquadEntrySeq;
  /**
   * What the expense was for. Empty when none was given and for debts of a simplification.
   * @default ""
   */
  description?: string;
  /**
   * What is owed, in cents.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  share_cents: number;
  share_utxo_ref: ShareUtxoRef;
}

/**
 * What one member owes and is owed in a squad, and the request that pays it.
 */
export interface SettlementPlanResponse {
  sqd_id: SquadId;
  /**
   * The member's account, the one in the path.
   */
  you: AccountId;
  /**
   * When the plan was computed.
   */
  as_of_iso: Timestamp;
  /**
   * The `last_event_seq` of the squad when the plan was read.
   */
  as_of_seq: SquadEntrySeq;
  squad_rollup: SettlementPlanRollup;
  /**
   * What the member is owed less what they owe, in cents; negative when they owe more.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  your_net_cents: number;
  /**
   * All the member owes, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  your_total_owed_cents: number;
  /**
   * All the member is owed, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  your_total_owed_to_cents: number;
  /**
   * The shares the member owes, oldest entry first, at most the 500 oldest. The totals count all.
   * @maxItems 500
   */
  your_open_debts?: SettlementPlanDebt[];
  /**
   * The shares the member is owed, oldest entry first, at most the 500 oldest. The totals count all.
   * @maxItems 500
   */
  your_open_claims?: SettlementPlanClaim[];
  /**
   * The request that pays what the member owes. Null when nothing is owed.
   */
  execution_endpoint?: SettlementExecutionEndpoint | null;
  /**
   * Said to a person when nothing is owed. Null otherwise.
   */
  message?: string | null;
}

/**
 * How the squad as a whole stands.
 */
export interface SettlementPlanRollup {
  /**
   * How many members owe more than they are owed, or the reverse.
   * @isInt
   * @minimum 0
   */
  members_not_net_zero: number;
  /**
   * All open shares of the squad, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  total_open_debt_cents: number;
}

/**
 * What was paid to one creditor, in one transfer between the members' own accounts.
 */
export interface SettlementTransferOut {
  /**
   * The entry of this settlement in the squad.
   */
  entry_seq: SquadEntrySeq;
  /**
   * The member who was paid.
   */
  creditor_account_id: AccountId;
  /**
   * Hash of the creditor's public key, the address of their account.
   */
  creditor_pkh: LedgerAddress;
  /**
   * The sum of the shares.
   */
  amount: SquadMoney;
  obligation_id: ObligationId;
  tx_id: TransactionId;
  /**
   * The shares it paid.
   */
  shares: SettledShareOut[];
}

/**
 * A SHA-256 digest in lowercase hexadecimal.
 * @pattern ^[0-9a-f]{64}$ must look like 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
 */
export type Sha256Hex = string;

/**
 * Names one open share: a SHA-256 of the division that made it, and the share's place in that division. It stays as
 * long as the share is open and is used once: settling, forgiving, dividing anew or simplifying ends it. It is no
 * secret, and nothing on a chain; who asks decides what may be done with the share.
 * @pattern ^[0-9a-f]{64}#\d{1,5}$ must look like 3cd09f577bd2be6a160ca5344ffa48834e06bca212cd6125544bb4d517ee8217#0
 */
export type ShareUtxoRef = string;

/**
 * An open share, as a settlement plan gives it.
 * @minLength 1
 * @maxLength 128
 */
export type ShareUtxoReference = string;

/**
 * What a month without the day does. LAST_DAY takes its last day, SKIP leaves the month out.
 */
export type ShortMonthRule = "LAST_DAY" | "SKIP";

/**
 * Whether the side is an account of the ledger or an outside party.
 */
export type SideKind = "account" | "external";

/**
 * What one member owes another.
 */
export interface SimplifyEdgeOut {
  /**
   * The account that owes.
   */
  debtor_account_id?: AccountId;
  /**
   * Hash of the debtor's public key, the address of their account.
   */
  debtor_pkh: LedgerAddress;
  /**
   * The account that is owed.
   */
  creditor_account_id?: AccountId;
  /**
   * Hash of the creditor's public key, the address of their account.
   */
  creditor_pkh: LedgerAddress;
  /**
   * What is owed, in cents.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  cents: number;
}

/**
 * The identifier of a transaction on the ledger.
 * @minLength 1
 * @maxLength 64
 */
export type SourceTransactionReference = string;

/**
 * Which spends need approval, and whose.
 */
export interface SpendApprovalPolicy {
  /**
   * The smallest spend that needs approval. Give 1 to ask for it always.
   */
  threshold_amount: SquadAmount;
  /**
   * How many members other than the one who asks must approve. Rules under which the spend of some member could
   * never be approved answer 422 `APPROVALS_UNREACHABLE`.
   * @isInt
   * @minimum 1
   * @maximum 200
   */
  approvals_required: number;
  /**
   * Who may approve. OWNERS, or MEMBERS for all.
   * @default "OWNERS"
   */
  approver_group?: "OWNERS" | "MEMBERS";
  /**
   * Whose spends need approval. Left out, SPENDERS where OWNERS approve and ALL where MEMBERS do.
   */
  applies_to?: SpendApprovalScope;
  /**
   * How long a spend request waits for its approvals, in seconds. Past it, it has expired.
   * @isInt
   * @minimum 3600
   * @maximum 2592000
   * @default 604800
   */
  expires_in_seconds?: number;
}

/**
 * Which spends need approval, and whose.
 */
export interface SpendApprovalPolicyOut {
  /**
   * The smallest spend that needs approval.
   */
  threshold_amount: SquadMoney;
  /**
   * How many members other than the one who asks must approve.
   * @isInt
   * @minimum 1
   * @maximum 200
   */
  approvals_required: number;
  approver_group: SpendApproverGroup;
  applies_to: SpendApprovalScope;
  /**
   * How long a spend request waits for its approvals, in seconds.
   * @isInt
   * @minimum 3600
   * @maximum 2592000
   */
  expires_in_seconds: number;
  /**
   * When it was set last.
   */
  updated_at: Timestamp;
  /**
   * The OWNER who set it last.
   */
  updated_by_account_id: AccountId;
}

/**
 * Whose spends need approval. ALL, or SPENDERS alone, so that an OWNER spends freely.
 */
export type SpendApprovalScope = "ALL" | "SPENDERS";

/**
 * Who may approve. OWNERS are the members with the role OWNER at that moment; MEMBERS are all.
 */
export type SpendApproverGroup = "OWNERS" | "MEMBERS";

/**
 * A payment out of the shared account.
 */
export interface SpendRequest {
  /**
   * The member who spends, whatever their role. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  /**
   * What is paid.
   */
  amount: SquadAmount;
  /**
   * How it is paid. NATIVE to an account of the ledger, the others to an outside party.
   */
  rail: RailFamily;
  /**
   * Who is paid: an outside party, or an account of yours that is not the squad's own. Members are paid back by
   * settling, not by spending, but nothing keeps a squad from paying one of them.
   */
  recipient: DebtorCreditor;
  description?: SquadDescription;
  /**
   * What the payment says to the payee: the `description` of its obligation, up to 140 characters, as Pix carries it. It is
   * sealed, and never in events; members read `description`.
   */
  payment_description?: PaymentDescription;
}

/**
 * An approval of a spend request.
 */
export interface SpendRequestApprovalOut {
  /**
   * The member who approved it.
   */
  approver_account_id: AccountId;
  /**
   * When it was approved.
   */
  approved_at: Timestamp;
}

/**
 * A member approved a spend request. After the last approval needed, `spend_request.executed` or
 * `spend_request.failed` follows.
 */
export interface SpendRequestApprovedData {
  spend_request_id: SpendRequestId;
  sqd_id: SquadId;
  /**
   * The member who approved it.
   */
  approver_account_id: AccountId;
  /**
   * How many approvals it needs.
   * @isInt
   */
  approvals_required: number;
  /**
   * How many it has.
   * @isInt
   */
  approvals_count: number;
}

/**
 * A member asked to spend and others have to approve.
 */
export interface SpendRequestCreatedData {
  spend_request_id: SpendRequestId;
  sqd_id: SquadId;
  /**
   * The account of the member who asked.
   */
  requested_by: AccountId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  rail: RailFamily;
  /**
   * How many approvals it needs.
   * @isInt
   */
  approvals_required: number;
  /**
   * How many it has.
   * @isInt
   */
  approvals_count: number;
  expires_at: Timestamp;
  state: SpendRequestState;
}

/**
 * A spend request has its approvals and the money has left the shared account.
 */
export interface SpendRequestExecutedData {
  spend_request_id: SpendRequestId;
  sqd_id: SquadId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  obligation_id: ObligationId;
  tx_id: TransactionId;
  state: SpendRequestState;
}

/**
 * A spend request was not approved in time. It reads as EXPIRED from its deadline on; this event may come a little
 * later.
 */
export interface SpendRequestExpiredData {
  spend_request_id: SpendRequestId;
  sqd_id: SquadId;
  expires_at: Timestamp;
  state: SpendRequestState;
}

/**
 * The ledger refused the payment of a spend request that had its approvals.
 */
export interface SpendRequestFailedData {
  spend_request_id: SpendRequestId;
  sqd_id: SquadId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  /**
   * The code with which the ledger refused the payment.
   */
  failed_reason: RefusalCode;
  state: SpendRequestState;
}

/**
 * Identifier of a spend request of a squad.
 * @pattern ^spr_[0-9A-HJKMNP-TV-Z]{26}$ must look like spr_01KJQB4TEFYJ089DAGB1ZSZW8P
 */
export type SpendRequestId = string;

/**
 * A page of the spend requests of a squad.
 */
export interface SpendRequestListResponse {
  /**
   * The spend requests of this page, newest first.
   */
  items: SquadSpendRequestOut[];
  next_cursor: NextCursor;
}

/**
 * A spend request was rejected, or ended with the squad.
 */
export interface SpendRequestRejectedData {
  spend_request_id: SpendRequestId;
  sqd_id: SquadId;
  /**
   * The account of the member who rejected it. Null when closing the squad did.
   */
  rejected_by: AccountId | null;
  state: SpendRequestState;
}

/**
 * PENDING_APPROVAL until enough members approve, which makes it EXECUTED, or FAILED when the ledger refuses the
 * payment at that moment. One rejection makes it REJECTED; past its deadline a pending one reads as EXPIRED.
 */
export type SpendRequestState = "PENDING_APPROVAL" | "EXECUTED" | "REJECTED" | "EXPIRED" | "FAILED";

/**
 * What became of a spend, at once.
 */
export interface SpendResponse {
  sqd_id: SquadId;
  state: SquadSpendState;
  /**
   * The spend, or the request to spend, among the transactions of the squad.
   */
  entry_seq: SquadEntrySeq;
  /**
   * What is paid.
   */
  amount: SquadMoney;
  rail: RailFamily;
  /**
   * Who is paid. An outside party is masked.
   */
  recipient: DebtorCreditor;
  /**
   * What it is for. Empty when none was given.
   */
  description: string;
  /**
   * The obligation that pays it; read it to see whether the money has arrived. Null while it waits for approval.
   */
  obligation_id: ObligationId | null;
  /**
   * The transaction that pays it. Null while it waits for approval.
   */
  tx_id: TransactionId | null;
  /**
   * The request the others decide about. Null when no approval was needed.
   */
  spend_request: SquadSpendRequestOut | null;
  /**
   * What the shared account holds after it.
   */
  balance: SquadMoney;
  created_at: Timestamp;
}

/**
 * A percentage for each member. They must sum to 10000 basis points (100 %), else 422 `SPLIT_INVALID`.
 */
export interface SplitByPercent {
  /**
   * Divided by percentages.
   */
  method: "PERCENT";
  /**
   * The percentage of each member, each member once. With `members_snapshot`, exactly its members.
   * @minItems 1
   * @maxItems 200
   */
  parts: SplitPercentPart[];
}

/**
 * In proportion to the `quota` each member has in the squad at that moment; who has 2 pays twice as much as who has 1.
 */
export interface SplitByQuota {
  /**
   * Divided by quotas.
   */
  method: "QUOTA";
}

/**
 * The same for every member who shares it.
 */
export interface SplitEqual {
  /**
   * Divided equally.
   */
  method: "EQUAL";
}

/**
 * An amount for each member. They must sum to the amount, else 422 `SPLIT_INVALID`.
 */
export interface SplitExact {
  /**
   * Divided as given.
   */
  method: "EXACT";
  /**
   * What each member bears, each member once. With `members_snapshot`, exactly its members.
   * @minItems 1
   * @maxItems 200
   */
  parts: SplitExactPart[];
}

/**
 * What one member bears.
 */
export interface SplitExactPart {
  /**
   * The account of an active member.
   */
  account_id: AccountReference;
  /**
   * Their part in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  cents: number;
}

/**
 * The percentage of one member.
 */
export interface SplitPercentPart {
  /**
   * The account of an active member.
   */
  account_id: AccountReference;
  /**
   * Their percentage in basis points, hundredths of a percent.
   * @isInt
   * @minimum 0
   * @maximum 10000
   */
  basis_points: number;
}

/**
 * How an amount is divided among the members who share it. EQUAL, QUOTA and PERCENT round every part down; the cents
 * left over go one each to the members who have lost most by rounding in the squad so far, this expense included.
 * Members who lost the same come in the order of `members_snapshot` (of joining where none is given). A first
 * R$ 100.00 among three: 33.34, 33.33, 33.33; the next gives the cent to another.
 */
export type SplitSpec = SplitEqual | SplitByQuota | SplitExact | SplitByPercent;

/**
 * On whose behalf it is asked.
 */
export interface SquadActorRequest {
  /**
   * The account of the member who acts. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
}

/**
 * An amount a member asks for, in the currency of the squad.
 */
export interface SquadAmount {
  /**
   * The currency of the squad. Another one answers 422 `CURRENCY_MISMATCH`.
   */
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
 * A squad was closed for good.
 */
export interface SquadClosedData {
  sqd_id: SquadId;
  /**
   * Its shared account, closed as well.
   */
  account_id: AccountId;
  /**
   * The member who did it.
   */
  actor_account_id: AccountId;
  state: SquadState;
  closed_at: Timestamp;
}

/**
 * A member's consent that their share of a recurring expense is collected.
 */
export interface SquadConsentOut {
  consent_id: ConsentId;
  rex_id: RecurringExpenseId;
  /**
   * The most that is collected in one calendar month (São Paulo).
   */
  max_amount: SquadMoney;
  state: SquadConsentState;
  /**
   * When it was granted last.
   */
  granted_at: Timestamp;
  /**
   * When a share above the cap suspended it. Null while it is active.
   */
  suspended_at: Timestamp | null;
}

/**
 * ACTIVE collects. SUSPENDED since a posted share was above the cap: nothing is collected until the member grants
 * again.
 */
export type SquadConsentState = "ACTIVE" | "SUSPENDED";

/**
 * A recurring expense (conta) in one cycle.
 */
export interface SquadContaOut {
  rex_id: RecurringExpenseId;
  description: RecurringExpenseDescription;
  amount_kind: RecurringAmountKind;
  /**
   * What it costs in this cycle. Null for a VARIABLE one until it is confirmed.
   */
  amount: SquadMoney | null;
  /**
   * The member who pays it and is owed the others' shares.
   */
  payer_account_id: AccountId;
  /**
   * The day it falls due in this cycle.
   */
  due_on: AccountingDay;
  state: SquadContaState;
  /**
   * The expense it was posted as. Null until then.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  entry_seq: number | null;
}

/**
 * Where a recurring expense stands in a cycle: SCHEDULED until its due day, PENDING_CONFIRMATION while its payer has
 * not said the amount, POSTED once it is an expense, SKIPPED when the cycle closed before it was posted or its
 * split names a member who has left.
 */
export type SquadContaState = "SCHEDULED" | "PENDING_CONFIRMATION" | "POSTED" | "SKIPPED";

/**
 * FUNDED is a deposit into the shared account. ACCOUNTING is an expense that is split. SIMPLIFICATION is the debts
 * that replaced all open shares of the squad.
 */
export type SquadContributionKind = "FUNDED" | "ACCOUNTING" | "SIMPLIFICATION";

/**
 * OPEN while a share is owed. Then SETTLED when all of it was paid, VOIDED when the creditor forgave what was left,
 * SIMPLIFIED when what was left became part of a simplification. A deposit, and an expense that leaves nobody owing
 * anything, is SETTLED at once.
 */
export type SquadContributionState = "OPEN" | "SETTLED" | "VOIDED" | "SIMPLIFIED";

/**
 * A squad was founded.
 */
export interface SquadCreatedData {
  sqd_id: SquadId;
  /**
   * Its shared account.
   */
  account_id: AccountId;
  /**
   * The member who did it.
   */
  actor_account_id: AccountId;
  currency: Currency;
  state: SquadState;
}

/**
 * The open cycle of a squad with recurrence.
 */
export interface SquadCycleBlockOut {
  period?: SquadPeriod;
  /**
   * When it closes, the end of its closing day in São Paulo. The next one opens at that moment.
   */
  closes_at?: Timestamp;
  /**
   * Shares of earlier cycles still open when this one opened, in cents. They stay owed.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   * @default 0
   */
  carried_forward_cents?: number;
  /**
   * The recurring expenses of this cycle, by the day they fall due.
   */
  contas?: SquadContaOut[];
}

/**
 * A cycle closed. Its summary is in the transactions of the squad.
 */
export interface SquadCycleClosedData {
  sqd_id: SquadId;
  entry_seq: SquadEntrySeq;
  period: SquadPeriod;
  /**
   * What its expenses cost in all, in cents.
   * @isLong
   */
  expenses_cents: number;
  /**
   * What members paid each other in it, in cents.
   * @isLong
   */
  settled_cents: number;
  /**
   * Shares still open, in cents.
   * @isLong
   */
  carried_forward_cents: number;
  currency: Currency;
  closed_at: Timestamp;
  /**
   * The cycle that opened; null when cycles were turned off.
   * @pattern ^\d{4}-(0[1-9]|1[0-2])$
   */
  next_period: string | null;
}

/**
 * How one member came out of a cycle.
 */
export interface SquadCyclePositionOut {
  /**
   * The member.
   */
  member_account_id: AccountId;
  /**
   * Expenses of the cycle the member paid, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  paid_cents: number;
  /**
   * The member's parts of the expenses of the cycle, in cents. What a creditor forgave is borne by the creditor.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  borne_cents: number;
  /**
   * What the member was owed less what they owed at the close, all cycles together, in cents.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  net_cents: number;
}

/**
 * A cycle closed.
 */
export interface SquadCycleSummaryEntry {
  /**
   * The close of a cycle.
   */
  kind: "CYCLE_SUMMARY";
  entry_seq: SquadEntrySeq;
  /**
   * The cycle that closed.
   */
  period: SquadPeriod;
  /**
   * When it closed.
   */
  occurred_at: Timestamp;
  /**
   * How many expenses it had.
   * @isInt
   * @minimum 0
   */
  expenses_count: number;
  /**
   * What they cost in all, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  expenses_cents: number;
  /**
   * What members paid each other in it, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  settled_cents: number;
  /**
   * What was deposited into the shared account in it, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  funded_in_cents: number;
  /**
   * What was spent from the shared account in it, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  spent_cents: number;
  /**
   * Shares still open at its close, in cents. They stay owed in the next cycle.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  carried_forward_cents: number;
  /**
   * How each member came out, in the order of joining. The nets sum to zero.
   */
  positions: SquadCyclePositionOut[];
}

/**
 * A member paid open shares to one creditor, by hand or by consent. Paying several creditors announces one each.
 */
export interface SquadDebtsSettledData {
  sqd_id: SquadId;
  /**
   * The settlement.
   */
  entry_seq: SquadEntrySeq;
  /**
   * The member who paid.
   */
  debtor_account_id: AccountId;
  /**
   * The member who was paid.
   */
  creditor_account_id: AccountId;
  /**
   * Amount in minor units, the sum of the shares.
   * @isLong
   */
  amount: number;
  currency: Currency;
  /**
   * Whether it was collected by consent.
   */
  auto_collected: boolean;
  /**
   * The shares it paid.
   */
  shares: SettledShareOut[];
  obligation_id: ObligationId;
  tx_id: TransactionId;
  settled_at: Timestamp;
}

/**
 * The open shares of a squad were replaced by fewer debts.
 */
export interface SquadDebtsSimplifiedData {
  sqd_id: SquadId;
  /**
   * The simplification.
   */
  entry_seq: SquadEntrySeq;
  /**
   * The OWNER who asked.
   */
  actor_account_id: AccountId;
  /**
   * How many debts there were between two members.
   * @isInt
   */
  before_count: number;
  /**
   * How many there are now.
   * @isInt
   */
  after_count: number;
  /**
   * Who owes whom now.
   */
  after: SimplifyEdgeOut[];
  currency: Currency;
}

/**
 * What it is for, as members read it.
 * @maxLength 140
 */
export type SquadDescription = string;

/**
 * A squad.
 */
export interface SquadDetailResponse {
  sqd_id: SquadId;
  state: SquadState;
  /**
   * Whether an OWNER froze it. While frozen its money does not move and members owe nothing new.
   * @default false
   */
  frozen?: boolean;
  name?: SquadName;
  metadata?: SquadMetadataOut;
  /**
   * The shared account, of type SQUAD. Its statement and balance are read like those of any account; only the squad
   * moves its money.
   */
  account_id?: AccountId;
  /**
   * The shared account's address on the ledger.
   */
  address?: LedgerAddress;
  /**
   * What the shared account holds.
   */
  balance: SquadMoney;
  ledger_summary: LedgerSummaryOut;
  /**
   * The members in the order of joining, then those invited who have not answered (role INVITED).
   */
  members?: SquadMemberOut[];
  rules?: SquadRulesOut;
  pending_spend_requests?: SquadPendingSpendRequestsOut;
  /**
   * What the squad saves for. Null when there is no goal.
   */
  goal?: SquadGoalBlockOut | null;
  /**
   * The open cycle. Null while the squad has no recurrence.
   */
  cycle?: SquadCycleBlockOut | null;
  /**
   * Whether the debts that are open now come from a simplification.
   * @default false
   */
  simplified?: boolean;
  /**
   * Position of the last thing that happened in the squad. The `entry_seq` of an entry of its transactions is such a
   * position, so a reader who knows both knows whether there is more to read.
   */
  last_event_seq: SquadEntrySeq;
  /**
   * Always null: the configuration of a squad (members, quotas, rules) stands in the ledger alone.
   * @pattern ^[0-9a-f]{64}#\d{1,5}$
   */
  config_utxo_ref?: string | null;
  /**
   * Digest of the qBRL policy in force when the squad was founded; it never changes. Null where there was none.
   */
  vqbrl_policy_hash?: Sha256Hex | null;
  created_at?: Timestamp;
  /**
   * The account of the member who founded it.
   */
  created_by?: AccountId;
  /**
   * When it was closed. Null while it is open.
   */
  closed_at?: Timestamp | null;
  /**
   * The account of the OWNER who closed it. Null while it is open.
   */
  closed_by?: AccountId | null;
  links?: SquadLinksOut;
}

/**
 * An emoji to show beside the name.
 * @minLength 1
 * @maxLength 16
 */
export type SquadEmoji = string;

/**
 * ACCOUNTING is an expense that is split; FUNDED a deposit into the shared account, SPEND a payment out of it,
 * SETTLEMENT a payment between members; CYCLE_SUMMARY the close of a cycle; GOAL_ACHIEVED the savings goal reached;
 * SPEND_REQUEST a spend that needs approval.
 */
export type SquadEntryKind = "ACCOUNTING" | "FUNDED" | "SPEND" | "SETTLEMENT" | "CYCLE_SUMMARY" | "GOAL_ACHIEVED" | "SPEND_REQUEST";

/**
 * Position of an entry in the squad, from 1. Every event of the squad counts, invitations, members joining and
 * settings changing as well, and every request to spend; so the entries of money are not gapless. Events of recurring
 * expenses and of consents do not count.
 * @isLong
 * @minimum 1
 * @maximum 9007199254740991
 */
export type SquadEntrySeq = number;

/**
 * State of an entry. Expenses: OPEN, SETTLED, VOIDED, SIMPLIFIED. Deposits, spends and settlements: PENDING, SETTLED,
 * FAILED. Spend requests: PENDING_APPROVAL, EXECUTED, REJECTED, EXPIRED, FAILED. Cycle summaries and reached goals
 * have none.
 */
export type SquadEntryState = "OPEN" | "PENDING" | "PENDING_APPROVAL" | "SETTLED" | "EXECUTED" | "VOIDED" | "SIMPLIFIED" | "REJECTED" | "EXPIRED" | "FAILED";

/**
 * The part of one member in an expense.
 */
export interface SquadEventShare {
  /**
   * The member who bears it.
   */
  member_account_id: AccountId;
  /**
   * The part in cents.
   * @isLong
   */
  share_cents: number;
  state: SquadShareState;
}

/**
 * An expense, with what each member bears of it and what became of each share.
 */
export interface SquadExpenseEntry {
  /**
   * An expense.
   */
  kind: "ACCOUNTING";
  entry_seq: SquadEntrySeq;
  state: SquadContributionState;
  /**
   * The cycle it belongs to. Null when no cycle was open.
   */
  period: SquadPeriod | null;
  occurred_at: Timestamp;
  /**
   * The member who paid, the creditor of the shares.
   */
  actor_account_id: AccountId;
  /**
   * What it cost in all. The shares sum to it.
   */
  amount: SquadMoney;
  /**
   * What it was for. Empty when none was given.
   */
  description: string;
  /**
   * How it was divided last.
   */
  split: SplitSpec;
  /**
   * The parts, one for each member who shares it; a member has two after a paid share and a new division.
   */
  shares: SquadShareOut[];
  /**
   * What is still owed of it, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  open_cents: number;
  /**
   * The transactions in which it was paid, where it was paid here.
   */
  source_tx_ids: TransactionId[];
  /**
   * The recurring expense it was posted from. Null for others.
   */
  rex_id: RecurringExpenseId | null;
}

/**
 * An expense was split. Posting or confirming a recurring one announces it as well, with its `rex_id`.
 */
export interface SquadExpenseRecordedData {
  sqd_id: SquadId;
  entry_seq: SquadEntrySeq;
  state: SquadContributionState;
  /**
   * The member who paid, the creditor of the shares.
   */
  actor_account_id: AccountId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  /**
   * What is still owed of it, in cents.
   * @isLong
   */
  open_cents: number;
  /**
   * The part of each member.
   */
  shares: SquadEventShare[];
  /**
   * The recurring expense it was posted from; null for others.
   * @pattern ^rex_[0-9A-HJKMNP-TV-Z]{26}$
   */
  rex_id: string | null;
  /**
   * The cycle it belongs to; null when no cycle was open.
   * @pattern ^\d{4}-(0[1-9]|1[0-2])$
   */
  period: string | null;
}

/**
 * The open shares of an expense were divided anew.
 */
export interface SquadExpenseResplitData {
  sqd_id: SquadId;
  entry_seq: SquadEntrySeq;
  state: SquadContributionState;
  /**
   * The member who paid, the creditor of the shares.
   */
  actor_account_id: AccountId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  /**
   * What is still owed of it, in cents.
   * @isLong
   */
  open_cents: number;
  /**
   * The part of each member.
   */
  shares: SquadEventShare[];
  /**
   * The recurring expense it was posted from; null for others.
   * @pattern ^rex_[0-9A-HJKMNP-TV-Z]{26}$
   */
  rex_id: string | null;
  /**
   * The cycle it belongs to; null when no cycle was open.
   * @pattern ^\d{4}-(0[1-9]|1[0-2])$
   */
  period: string | null;
}

/**
 * A creditor forgave what was open of an expense, or what they were owed of a simplification: then `actor_account_id`
 * is who forgave, and `shares` are those owed to them.
 */
export interface SquadExpenseVoidedData {
  sqd_id: SquadId;
  entry_seq: SquadEntrySeq;
  state: SquadContributionState;
  /**
   * The member who paid, the creditor of the shares.
   */
  actor_account_id: AccountId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  /**
   * What is still owed of it, in cents.
   * @isLong
   */
  open_cents: number;
  /**
   * The part of each member.
   */
  shares: SquadEventShare[];
  /**
   * The recurring expense it was posted from; null for others.
   * @pattern ^rex_[0-9A-HJKMNP-TV-Z]{26}$
   */
  rex_id: string | null;
  /**
   * The cycle it belongs to; null when no cycle was open.
   * @pattern ^\d{4}-(0[1-9]|1[0-2])$
   */
  period: string | null;
}

/**
 * One entry of the feed; `kind` says which.
 */
export type SquadFeedEntry = SquadExpenseEntry | SquadTransactionEntry | SquadCycleSummaryEntry | SquadGoalAchievedEntry | SquadSpendRequestEntry;

/**
 * A squad was frozen.
 */
export interface SquadFrozenData {
  sqd_id: SquadId;
  /**
   * The member who did it.
   */
  actor_account_id: AccountId;
  state: SquadState;
  /**
   * Whether its money rests.
   */
  frozen: boolean;
}

/**
 * A member deposited into the shared account.
 */
export interface SquadFundedData {
  sqd_id: SquadId;
  entry_seq: SquadEntrySeq;
  /**
   * The member who deposited.
   */
  actor_account_id: AccountId;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  obligation_id: ObligationId;
  tx_id: TransactionId;
  /**
   * The cycle it belongs to; null when no cycle was open.
   * @pattern ^\d{4}-(0[1-9]|1[0-2])$
   */
  period: string | null;
}

/**
 * The savings goal was reached, for the first time since it was set.
 */
export interface SquadGoalAchievedData {
  sqd_id: SquadId;
  currency: Currency;
  /**
   * What the shared account should hold, in minor units.
   * @isLong
   */
  target_amount: number;
  /**
   * What it held then, in cents.
   * @isLong
   */
  funded_cents: number;
  achieved_at: Timestamp;
}

/**
 * The savings goal was reached, for the first time since it was set.
 */
export interface SquadGoalAchievedEntry {
  /**
   * The goal was reached.
   */
  kind: "GOAL_ACHIEVED";
  entry_seq: SquadEntrySeq;
  /**
   * The cycle it belongs to. Null when no cycle was open.
   */
  period: SquadPeriod | null;
  /**
   * When it was reached, by a deposit, by setting the goal, or by money that came back.
   */
  occurred_at: Timestamp;
  /**
   * The goal as it was then.
   */
  target_amount: SquadMoney;
  /**
   * What had been saved then, in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  funded_cents: number;
  /**
   * The day by which it was to be reached. Null when none was set.
   */
  target_date: AccountingDay | null;
}

/**
 * What the squad saves for, and how far it is.
 */
export interface SquadGoalBlockOut {
  /**
   * What the shared account should hold.
   */
  target_amount: SquadMoney;
  /**
   * What the shared account holds now, in cents. It falls when the squad spends.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  funded_cents: number;
  /**
   * `funded_cents` divided by the target, never more than 1.
   * @isDouble
   * @minimum 0
   * @maximum 1
   */
  progress: number;
  /**
   * The day by which it should be reached. Null when none was set.
   */
  target_date?: AccountingDay | null;
  /**
   * When the shared account first held it: by a deposit, by setting the goal, or by money that came back. It stays
   * when the balance falls or the goal is edited, and goes with the goal when it is removed. Null until then.
   */
  achieved_at?: Timestamp | null;
}

/**
 * The savings goal was removed.
 */
export interface SquadGoalRemovedData {
  sqd_id: SquadId;
  /**
   * The member who did it.
   */
  actor_account_id: AccountId;
}

/**
 * The savings goal of a squad after the change.
 */
export interface SquadGoalResponse {
  sqd_id: SquadId;
  /**
   * The goal. Null when there is none.
   */
  goal: SquadGoalBlockOut | null;
}

/**
 * A savings goal was set or edited.
 */
export interface SquadGoalSetData {
  sqd_id: SquadId;
  /**
   * The member who did it.
   */
  actor_account_id: AccountId;
  currency: Currency;
  /**
   * What the shared account should hold, in minor units.
   * @isLong
   */
  target_amount: number;
  /**
   * The day by which it should be reached. Null when none was set.
   */
  target_date: AccountingDay | null;
}

/**
 * Identifier of a squad.
 * @pattern ^sqd_[0-9A-HJKMNP-TV-Z]{26}$ must look like sqd_01KJQB073FP9202FDSF937V0P9
 */
export type SquadId = string;

/**
 * A picture of the squad, an https address of yours. The ledger never fetches it.
 * @format uri
 * @minLength 9
 * @maxLength 2048
 * @pattern ^https://\S+$ must look like https://img.aurora.example/squads/vila-madalena.jpg
 */
export type SquadImageUrl = string;

/**
 * An invitation was accepted. `squad_member.joined` follows.
 */
export interface SquadInvitationAcceptedData {
  sqd_id: SquadId;
  /**
   * The account that is invited.
   */
  invitee_account_id: AccountId;
  /**
   * The OWNER who invited it.
   */
  inviter_account_id: AccountId;
  state: SquadInvitationState;
}

/**
 * An invitation was declined.
 */
export interface SquadInvitationDeclinedData {
  sqd_id: SquadId;
  /**
   * The account that is invited.
   */
  invitee_account_id: AccountId;
  /**
   * The OWNER who invited it.
   */
  inviter_account_id: AccountId;
  state: SquadInvitationState;
}

/**
 * Invitations to a squad.
 */
export interface SquadInvitationListResponse {
  /**
   * The invitations. The list of a squad has those that are pending, newest first; inviting answers with those asked
   * for, in that order.
   */
  invitations: SquadInvitationOut[];
}

/**
 * An invitation to a squad. An account has one in each squad; inviting it again renews it.
 */
export interface SquadInvitationOut {
  /**
   * The account that is invited.
   */
  invitee_account_id?: AccountId;
  /**
   * Hash of the invited account's public key, its address.
   */
  invitee_pkh: LedgerAddress;
  /**
   * The OWNER who invited it.
   */
  inviter_account_id?: AccountId;
  state: SquadInvitationState;
  /**
   * When it was invited, last.
   */
  created_at?: Timestamp;
  /**
   * When the state changed last.
   */
  updated_at?: Timestamp;
}

/**
 * An invitation was taken back, or ended with the squad.
 */
export interface SquadInvitationRevokedData {
  sqd_id: SquadId;
  /**
   * The account that is invited.
   */
  invitee_account_id: AccountId;
  /**
   * The OWNER who invited it.
   */
  inviter_account_id: AccountId;
  state: SquadInvitationState;
}

/**
 * An account was invited to a squad.
 */
export interface SquadInvitationSentData {
  sqd_id: SquadId;
  /**
   * The account that is invited.
   */
  invitee_account_id: AccountId;
  /**
   * The OWNER who invited it.
   */
  inviter_account_id: AccountId;
  state: SquadInvitationState;
}

/**
 * PENDING until the account answers. ACCEPTED makes it a member; DECLINED by the account and REVOKED by the squad end
 * the invitation. Closing the squad revokes what is pending.
 */
export type SquadInvitationState = "PENDING" | "ACCEPTED" | "DECLINED" | "REVOKED";

/**
 * A path under the base address.
 */
export type SquadLinkOut = string;

/**
 * Where to read on. Reads of the squad need `caller_account_id` as well.
 */
export interface SquadLinksOut {
  /**
   * The squad itself.
   */
  self: SquadLinkOut;
  /**
   * Its shared account.
   */
  account: SquadLinkOut;
  /**
   * Its members.
   */
  members: SquadLinkOut;
  /**
   * Its pending invitations.
   */
  invitations: SquadLinkOut;
  /**
   * Its spend requests.
   */
  spend_requests: SquadLinkOut;
  /**
   * Everything that happened to its money.
   */
  transactions: SquadLinkOut;
}

/**
 * A page of squads.
 */
export interface SquadListResponse {
  /**
   * The squads of this page, newest first.
   */
  items: SquadSummaryOut[];
  next_cursor: NextCursor;
}

/**
 * Where the squad is at home, or travels to. Only its members see it.
 */
export interface SquadLocation {
  /**
   * The place as members call it.
   * @minLength 1
   * @maxLength 120
   */
  label: string;
  /**
   * Latitude in degrees (WGS 84). Only together with `longitude`, else a validation error.
   * @isDouble
   * @minimum -90
   * @maximum 90
   */
  latitude?: number;
  /**
   * Longitude in degrees (WGS 84). Only together with `latitude`, else a validation error.
   * @isDouble
   * @minimum -180
   * @maximum 180
   */
  longitude?: number;
}

/**
 * Where the squad is at home, or travels to.
 */
export interface SquadLocationOut {
  /**
   * The place as members call it.
   */
  label: string;
  /**
   * Latitude in degrees (WGS 84). Null when only the label is known.
   * @isDouble
   * @minimum -90
   * @maximum 90
   */
  latitude: number | null;
  /**
   * Longitude in degrees (WGS 84). Null when only the label is known.
   * @isDouble
   * @minimum -180
   * @maximum 180
   */
  longitude: number | null;
}

/**
 * A member joined. The founder joins with `squad.created`.
 */
export interface SquadMemberJoinedData {
  sqd_id: SquadId;
  /**
   * The member.
   */
  member_account_id: AccountId;
  role: SquadRole;
  /**
   * How many parts the member bears of what is divided by quotas.
   * @isInt
   */
  quota: number;
}

/**
 * The members of a squad.
 */
export interface SquadMemberListResponse {
  /**
   * The active members, in the order of joining. Who is only invited is not among them.
   */
  members: SquadMemberOut[];
}

/**
 * A member of a squad, or an account invited to be one.
 */
export interface SquadMemberOut {
  /**
   * The account of the member.
   */
  member_account_id?: AccountId;
  /**
   * Hash of the member's public key, the address of their account.
   */
  member_pkh?: LedgerAddress;
  role: SquadMemberRole;
  status?: SquadMemberStatus;
  /**
   * How many parts the member bears of what is divided by quotas.
   * @isInt
   * @minimum 1
   * @maximum 1000
   * @default 1
   */
  quota?: number;
  /**
   * When the member was invited. Null for the founder.
   */
  invited_at?: Timestamp | null;
  /**
   * The OWNER who invited the member. Null for the founder.
   */
  invited_by_account_id?: AccountId | null;
  /**
   * When the invitation was accepted, or the squad founded. Null until then.
   */
  joined_at?: Timestamp | null;
  /**
   * The member's consents that their share of a recurring expense is collected. Null where the account that asks may
   * not see them, which is everyone but the member, and for an account that is only invited.
   */
  auto_collect?: SquadConsentOut[] | null;
}

/**
 * A member has another quota.
 */
export interface SquadMemberQuotaChangedData {
  sqd_id: SquadId;
  /**
   * The member.
   */
  member_account_id: AccountId;
  /**
   * The member who did it.
   */
  actor_account_id: AccountId;
  /**
   * How many parts the member bears of what is divided by quotas.
   * @isInt
   */
  quota: number;
}

/**
 * A member left, or was removed by an OWNER.
 */
export interface SquadMemberRemovedData {
  sqd_id: SquadId;
  /**
   * The member.
   */
  member_account_id: AccountId;
  /**
   * Who did it; the member themselves when they left.
   */
  actor_account_id: AccountId;
}

/**
 * OWNER settles everything about the squad: its members, rules, goal and end. SPENDER spends, pays in and shares
 * expenses. INVITED is an account that has not answered its invitation, and may do nothing yet.
 */
export type SquadMemberRole = "OWNER" | "SPENDER" | "INVITED";

/**
 * A member has another role.
 */
export interface SquadMemberRoleChangedData {
  sqd_id: SquadId;
  /**
   * The member.
   */
  member_account_id: AccountId;
  /**
   * The member who did it.
   */
  actor_account_id: AccountId;
  role: SquadRole;
}

/**
 * ACTIVE is a member; PENDING has been invited and has not answered.
 */
export type SquadMemberStatus = "ACTIVE" | "PENDING";

/**
 * How the squad presents itself.
 */
export interface SquadMetadataOut {
  /**
   * What the squad is for. Null when none was given.
   */
  description?: string | null;
  /**
   * An emoji to show beside the name. Null when none was given.
   */
  emoji?: SquadEmoji | null;
  /**
   * A picture of the squad. Null when none was given.
   */
  image_url?: SquadImageUrl | null;
  /**
   * Where the squad is at home. Null when none was given.
   */
  location?: SquadLocationOut | null;
  /**
   * The template of your app it was made from. Null when none was given.
   */
  template?: SquadTemplate | null;
  /**
   * What your template needs to know. Null when none was given.
   */
  template_config?: SquadTemplateConfig | null;
}

/**
 * An amount of a squad.
 */
export interface SquadMoney {
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
 * A day of the month. In months that are shorter, their last day.
 * @isInt
 * @minimum 1
 * @maximum 31
 */
export type SquadMonthDay = number;

/**
 * What the members call the squad.
 * @minLength 1
 * @maxLength 100
 */
export type SquadName = string;

/**
 * Spend requests that wait for approval.
 */
export interface SquadPendingSpendRequestsOut {
  /**
   * How many there are.
   * @isInt
   * @minimum 0
   * @default 0
   */
  count?: number;
  /**
   * Which they are, newest first.
   * @maxItems 100
   */
  ids?: SpendRequestId[];
}

/**
 * A cycle, named by the month in which it closes, yyyy-mm in São Paulo.
 * @pattern ^\d{4}-(0[1-9]|1[0-2])$ must look like 2026-03
 */
export type SquadPeriod = string;

/**
 * How many parts a member bears of what is divided by quotas: a couple in one room has 2 where the others have 1.
 * @isInt
 * @minimum 1
 * @maximum 1000
 */
export type SquadQuota = number;

/**
 * The monthly cycles of a squad were turned on or off, or close on another day.
 */
export interface SquadRecurrenceChangedData {
  sqd_id: SquadId;
  /**
   * Whether cycles run.
   */
  enabled: boolean;
  /**
   * The day of the month at whose end a cycle closes; null while cycles do not run.
   * @isInt
   */
  closes_on_day: number | null;
  /**
   * The open cycle; null while cycles do not run.
   * @pattern ^\d{4}-(0[1-9]|1[0-2])$
   */
  period: string | null;
}

/**
 * The monthly cycles of a squad.
 */
export interface SquadRecurrenceResponse {
  sqd_id: SquadId;
  /**
   * Whether cycles run. Without them no recurring expense is posted.
   */
  enabled: boolean;
  /**
   * The day of the month at whose end a cycle closes. Null while cycles do not run.
   */
  closes_on_day: SquadMonthDay | null;
  /**
   * The open cycle. Null while cycles do not run.
   */
  cycle: SquadCycleBlockOut | null;
  /**
   * When it was changed last.
   */
  updated_at: Timestamp;
  /**
   * The OWNER who changed it last.
   */
  updated_by_account_id: AccountId;
}

/**
 * What a member of a squad may do.
 */
export type SquadRole = "OWNER" | "SPENDER";

/**
 * The rules by which the squad spends.
 */
export interface SquadRulesOut {
  /**
   * Which spends need approval. Null when every member spends freely.
   */
  spend_approval: SpendApprovalPolicyOut | null;
}

/**
 * The spend-approval rules of a squad were removed.
 */
export interface SquadRulesRemovedData {
  sqd_id: SquadId;
  /**
   * The member who did it.
   */
  actor_account_id: AccountId;
}

/**
 * The rules of a squad after the change.
 */
export interface SquadRulesResponse {
  sqd_id: SquadId;
  rules: SquadRulesOut;
}

/**
 * The spend-approval rules of a squad were set.
 */
export interface SquadRulesSetData {
  sqd_id: SquadId;
  /**
   * The member who did it.
   */
  actor_account_id: AccountId;
  currency: Currency;
  /**
   * The smallest spend that needs approval, in minor units.
   * @isLong
   */
  threshold_amount: number;
  /**
   * How many members other than the one who asks must approve.
   * @isInt
   */
  approvals_required: number;
  approver_group: SpendApproverGroup;
  applies_to: SpendApprovalScope;
  /**
   * How long a spend request waits, in seconds.
   * @isInt
   */
  expires_in_seconds: number;
}

/**
 * A share could not be collected although its member consents. It stays open, to be settled by hand.
 */
export interface SquadShareCollectionFailedData {
  consent_id: ConsentId;
  sqd_id: SquadId;
  rex_id: RecurringExpenseId;
  /**
   * The member who consented.
   */
  member_account_id: AccountId;
  /**
   * The posted expense.
   */
  entry_seq: SquadEntrySeq;
  /**
   * The share, in cents.
   * @isLong
   */
  share_cents: number;
  currency: Currency;
  /**
   * The code with which the ledger refused the transfer; `CONSENT_CAP_REACHED` where the share and what was collected
   * in the month are above the cap; `CONSENT_MONTH_NOT_BEGUN` where the expense falls due in a later month.
   */
  reason: RefusalCode;
}

/**
 * The part of one member in an expense.
 */
export interface SquadShareOut {
  /**
   * The member who bears it.
   */
  member_account_id: AccountId;
  /**
   * The member to whom it is owed. Of an expense, the one who paid; for OWN, the member themselves.
   */
  creditor_account_id: AccountId;
  /**
   * Hash of the member's public key, the address of their account.
   */
  member_pkh: LedgerAddress;
  /**
   * The part in cents.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  share_cents: number;
  state: SquadShareState;
  /**
   * The open share, to settle it by. Null unless it is OPEN.
   */
  share_utxo_ref: ShareUtxoRef | null;
  /**
   * When it was paid. Null unless it was paid.
   */
  settled_at: Timestamp | null;
  /**
   * The settlement that paid it. Null unless one did; a share of zero has none.
   */
  settlement_entry_seq: SquadEntrySeq | null;
}

/**
 * OPEN is owed. SETTLED was paid, or was zero and is SETTLED at once. FORGIVEN was given up by the creditor.
 * SIMPLIFIED lives on in a debt of a simplification. OWN is the part of the member who paid, which nobody owes.
 */
export type SquadShareState = "OPEN" | "SETTLED" | "FORGIVEN" | "SIMPLIFIED" | "OWN";

/**
 * What simplifying would do. Nothing was done.
 */
export interface SquadSimplifyPreviewResponse {
  sqd_id: SquadId;
  /**
   * Who owes whom now, the open shares between the same two members summed: the 500 largest at most, largest first.
   * @maxItems 500
   */
  before: SimplifyEdgeOut[];
  /**
   * Who owes whom afterwards. Everybody's net is the same as before. Largest first.
   */
  after: SimplifyEdgeOut[];
  /**
   * How many debts there are before, also those that `before` leaves out.
   * @isInt
   * @minimum 0
   */
  before_count: number;
  /**
   * How many debts there are in `after`.
   * @isInt
   * @minimum 0
   */
  after_count: number;
  /**
   * Whether simplifying now would leave fewer debts.
   */
  would_reduce: boolean;
}

/**
 * The debts of the squad, simplified.
 */
export interface SquadSimplifyResponse {
  sqd_id: SquadId;
  /**
   * Whether anything changed. False when the debts were as few as can be already.
   */
  simplified: boolean;
  /**
   * The simplification. The debts of `after` are open shares of it. Null when nothing changed.
   */
  entry_seq: SquadEntrySeq | null;
  /**
   * Who owes whom now, the open shares between the same two members summed: the 500 largest at most, largest first.
   * @maxItems 500
   */
  before: SimplifyEdgeOut[];
  /**
   * Who owes whom afterwards. Everybody's net is the same as before. Largest first.
   */
  after: SimplifyEdgeOut[];
  /**
   * How many debts there are before, also those that `before` leaves out.
   * @isInt
   * @minimum 0
   */
  before_count: number;
  /**
   * How many debts there are in `after`.
   * @isInt
   * @minimum 0
   */
  after_count: number;
  /**
   * When it was done. Null when nothing changed.
   */
  simplified_at: Timestamp | null;
}

/**
 * Money of a squad was spent. `obligation.settled` or `obligation.failed` tells how it ended.
 */
export interface SquadSpendExecutedData {
  sqd_id: SquadId;
  /**
   * The shared account it left.
   */
  account_id: AccountId;
  /**
   * The member who spent.
   */
  actor_account_id: AccountId;
  /**
   * The request that led to it. Null when no approval was needed.
   */
  spend_request_id: SpendRequestId | null;
  /**
   * Amount in minor units.
   * @isLong
   */
  amount: number;
  currency: Currency;
  rail: RailFamily;
  obligation_id: ObligationId;
  tx_id: TransactionId;
}

/**
 * A member asked to spend and others have to approve. Once executed, the spend is an entry of its own as well.
 */
export interface SquadSpendRequestEntry {
  /**
   * A request to spend.
   */
  kind: "SPEND_REQUEST";
  entry_seq: SquadEntrySeq;
  state: SpendRequestState;
  /**
   * The cycle it belongs to. Null when no cycle was open.
   */
  period: SquadPeriod | null;
  /**
   * When it was asked.
   */
  occurred_at: Timestamp;
  spend_request: SquadSpendRequestOut;
}

/**
 * A spend that needs the approval of other members.
 */
export interface SquadSpendRequestOut {
  spend_request_id: SpendRequestId;
  state: SpendRequestState;
  /**
   * What would be paid. Nothing is reserved for it.
   */
  amount: SquadMoney;
  rail?: RailFamily;
  /**
   * Who would be paid. An outside party is masked.
   */
  recipient?: DebtorCreditor;
  /**
   * The account that would be paid. Null when the recipient is an outside party without an account.
   */
  recipient_account_id?: AccountId | null;
  /**
   * What it is for. Empty when none was given.
   */
  description?: string;
  /**
   * The account of the member who asked.
   */
  requested_by?: AccountId;
  /**
   * How many approvals it needs, by the policy when it was asked.
   * @isInt
   * @minimum 1
   * @maximum 200
   */
  approvals_required: number;
  /**
   * The approvals so far, oldest first, never one of the member who asked. The approval of a member who leaves, or
   * may approve no more, is taken out while the request is pending.
   * @maxItems 200
   */
  approvals?: SpendRequestApprovalOut[];
  /**
   * The accounts of all members who may approve it, those who have done so included and the one who asked not. Once
   * it is decided, as they were then.
   * @maxItems 200
   */
  approvers?: AccountId[];
  created_at?: Timestamp;
  /**
   * Until when it may be approved.
   */
  expires_at?: Timestamp;
  /**
   * When the payment was made. Null unless it is EXECUTED.
   */
  executed_at?: Timestamp | null;
  /**
   * The obligation that pays it; read it to see whether the money has arrived. Null unless it is EXECUTED.
   */
  executed_obligation_id?: ObligationId | null;
  /**
   * The transaction that pays it. Null unless it is EXECUTED.
   */
  executed_tx_id?: TransactionId | null;
  /**
   * The account of the member who rejected it. Null unless it is REJECTED, and when closing the squad did it.
   */
  rejected_by?: AccountId | null;
  /**
   * Why it was rejected, in the words of who did. Null when no reason was given.
   */
  reject_reason?: string | null;
  /**
   * The code with which the ledger refused the payment, for example `INSUFFICIENT_FUNDS`. Null unless it is FAILED.
   */
  failed_reason?: RefusalCode | null;
}

/**
 * EXECUTED is an obligation of the shared account from now on. PENDING_APPROVAL has moved nothing and waits for other
 * members.
 */
export type SquadSpendState = "EXECUTED" | "PENDING_APPROVAL";

/**
 * OPEN until an OWNER closes it; CLOSED is final, and readable for ever. Whether an open squad is frozen stands in
 * `frozen`.
 */
export type SquadState = "OPEN" | "CLOSED";

/**
 * A squad in short, for the operator.
 */
export interface SquadSummaryOut {
  sqd_id: SquadId;
  name?: SquadName;
  /**
   * An emoji to show beside the name. Null when none was given.
   */
  emoji?: SquadEmoji | null;
  /**
   * A picture of the squad. Null when none was given.
   */
  image_url?: SquadImageUrl | null;
  state: SquadState;
  /**
   * What the shared account holds.
   */
  balance: SquadMoney;
  /**
   * How many members it has. Pending invitations are not counted.
   * @isInt
   * @minimum 0
   */
  member_count: number;
  /**
   * When anything happened in it last.
   */
  updated_at?: Timestamp;
}

/**
 * The template of your app which the squad was made from, a name of yours. The ledger keeps and shows
 * it, and never reads it; it cannot be changed.
 * @pattern ^[a-z0-9][a-z0-9._-]{0,63}$ must look like shared-home
 */
export type SquadTemplate = string;

/**
 * What your template needs to know, any JSON object. The ledger keeps it and never reads it. At most 8 KB.
 */
export interface SquadTemplateConfig {
  [key: string]: unknown;
}

/**
 * Money that moved, into the shared account, out of it, or between members.
 */
export interface SquadTransactionEntry {
  /**
   * FUNDED is a deposit, SPEND a payment out of the shared account, SETTLEMENT one between members.
   */
  kind: "FUNDED" | "SPEND" | "SETTLEMENT";
  entry_seq: SquadEntrySeq;
  state: SquadTransactionState;
  /**
   * The cycle it belongs to. Null when no cycle was open.
   */
  period: SquadPeriod | null;
  occurred_at: Timestamp;
  /**
   * The member who deposited, spent or paid their debts.
   */
  actor_account_id: AccountId;
  /**
   * Who received it: the shared account for FUNDED, the creditor for SETTLEMENT. An outside party is masked.
   */
  recipient: DebtorCreditor;
  /**
   * What moved.
   */
  amount: SquadMoney;
  /**
   * What it was for. Empty when none was given.
   */
  description: string;
  obligation_id: ObligationId;
  tx_id: TransactionId;
  /**
   * The spend request that led to it. Null for deposits, settlements and spends that needed no approval.
   */
  spend_request_id: SpendRequestId | null;
  /**
   * Whether a SETTLEMENT was collected by the member's consent.
   */
  auto_collected: boolean;
  /**
   * The shares that a SETTLEMENT paid. Empty for others.
   */
  shares: SettledShareOut[];
}

/**
 * A page of the feed of a squad.
 */
export interface SquadTransactionListResponse {
  /**
   * The entries of this page, oldest first. An expense is one entry with all its shares, in the state they have
   * now.
   */
  items: SquadFeedEntry[];
  next_cursor: NextCursor;
}

/**
 * PENDING while a spend is on its way to the outside, SETTLED when the money has arrived, FAILED when it came back.
 * Deposits and settlements are SETTLED at once.
 */
export type SquadTransactionState = "PENDING" | "SETTLED" | "FAILED";

/**
 * A squad works again.
 */
export interface SquadUnfrozenData {
  sqd_id: SquadId;
  /**
   * The member who did it.
   */
  actor_account_id: AccountId;
  state: SquadState;
  /**
   * Whether its money rests.
   */
  frozen: boolean;
}

/**
 * How a squad presents itself was changed. `changed` names the fields, not their values.
 */
export interface SquadUpdatedData {
  sqd_id: SquadId;
  /**
   * The member who did it.
   */
  actor_account_id: AccountId;
  /**
   * Names of the fields that changed.
   */
  changed: string[];
}

/**
 * Which books to compare, over which days.
 */
export interface StartReconciliationRunRequest {
  /**
   * The provider. One that does not carry the rail for your tenant answers 422 `RAIL_NOT_BOUND`.
   */
  provider_id: ProviderReference;
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
  /**
   * What the account holds after this line, in minor units.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  balance_cents?: number;
  /**
   * The rail of its obligation. Left out where it has none, or several.
   */
  rail?: RailFamily;
  /**
   * The account on the other side. Left out when the other side is outside.
   */
  counterparty_account_id?: AccountId;
  /**
   * Name of the other side, as it is shown. Left out when it is not known.
   */
  counterparty_display_name?: string;
  /**
   * Who is on the other side, where that is outside. Left out when nothing is known.
   */
  counterparty?: Counterparty;
  /**
   * What the rail calls the payment. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What the payer says to the payee. Left out where nothing was said.
   */
  description?: PaymentDescription;
  /**
   * What you call the payment. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
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
  currency?: Currency;
  currency_exponent?: CurrencyExponent;
  unit?: AmountUnit;
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
  amount_cents: number;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
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
 * What is to be verified, and where the documents are.
 */
export interface SubmitKycRequest {
  kyc_level: KycLevelAsked;
  /**
   * The documents, in place of those of an earlier submission. Level 1 needs none.
   * @maxItems 20
   */
  document_refs?: KycDocumentRef[];
  /**
   * The session in which the party showed its documents to the provider, when there was one.
   * @minLength 1
   * @maxLength 200
   */
  provider_session_ref?: string;
}

/**
 * A tax identifier. It is kept encrypted and not shown again. The check digits of a CPF and of a CNPJ, also of one with letters, must be
 * right; other types are taken as they are. Several parties may have the same one: nothing is merged, and limits, flags and
 * verification are each party's own.
 */
export interface TaxId {
  country: CountryCode;
  /**
   * What kind of identifier it is, for example `cpf` or `cnpj`, in small letters or capitals.
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
 * A CPF or CNPJ, with or without punctuation.
 * @minLength 1
 * @maxLength 40
 */
export type TaxIdText = string;

/**
 * Name of a tenant.
 * @pattern ^[a-z][a-z0-9-]{1,62}[a-z0-9]$ must look like aurora
 */
export type TenantId = string;

/**
 * An instant in UTC, ISO 8601 with milliseconds.
 * @format date-time
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$ must look like 2026-03-02T12:30:00.000Z
 */
export type Timestamp = string;

/**
 * Identifier of a transaction. All entries of one obligation's life share it.
 * @pattern ^txn_[0-9A-HJKMNP-TV-Z]{26}$ must look like txn_01KJQ9D3E5F8J1M4P7S0V3Y6B9
 */
export type TransactionId = string;

/**
 * One obligation, or one step of a safe swap, as the account sees it.
 */
export interface TransactionItem {
  /**
   * The obligation (`obl_…`) or the safe swap (`swp_…`).
   * @pattern ^(obl|swp)_[0-9A-HJKMNP-TV-Z]{26}$ must look like obl_01KJQ9D3E5G7J9M1P3R5T7V9X1
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
   * Who is on the other side, where that is outside. Left out when nothing is known.
   */
  counterparty?: Counterparty;
  /**
   * What the rail calls the payment. Left out until that is known.
   */
  end_to_end_id?: PaymentName;
  /**
   * What the payer says to the payee. Left out where nothing was said.
   */
  description?: PaymentDescription;
  /**
   * What you call the payment. Left out where you gave nothing.
   */
  external_reference?: ExternalReference;
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
  unit?: AmountUnit;
  currency_exponent?: CurrencyExponent;
}

/**
 * What `id` names.
 */
export type TransactionRefKind = "obligation" | "safeswap";

/**
 * PENDING while the obligation is open, then its outcome: SETTLED, FAILED or CANCELED. Money taken for a FAILED or
 * CANCELED one has been given back. Safe swap steps are SETTLED.
 */
export type TransactionStatus = "PENDING" | "SETTLED" | "FAILED" | "CANCELED";

/**
 * DEPOSIT is money that comes in from outside the ledger. TRANSFER is every other payment: between two accounts, and to
 * the outside, which is a TRANSFER with `direction` DEBIT and without `counterparty_account_id`. `direction` says which
 * way the money goes: a DEPOSIT is always a CREDIT. The SAFESWAP types are the steps of a safe swap: money locked in it, released to the other side, refunded to this one.
 */
export type TransactionType = "DEPOSIT" | "TRANSFER" | "SAFESWAP_LOCKED" | "SAFESWAP_RELEASED" | "SAFESWAP_REFUNDED";

/**
 * A value that is allowed, as a caller writes it; an outside party is named by its coordinates.
 * @minLength 1
 * @maxLength 500
 */
export type TransferTemplateAllowedValue = string;

/**
 * The amount of the transfers, fixed or filled by a parameter.
 */
export interface TransferTemplateAmount {
  currency: Currency;
  /**
   * The fixed amount in minor units. Left out, a parameter fills it.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  value?: number;
}

/**
 * A `CreateObligationRequest` in which `{{name}}` stands for the value of a parameter. A field whose parameter is not
 * required and is not given is left out; an amount is a number.
 */
export interface TransferTemplateBody {
  [key: string]: unknown;
}

/**
 * A transfer template was created.
 */
export interface TransferTemplateCreatedData {
  template_id: TransferTemplateId;
  name: TransferTemplateName;
  status: TransferTemplateStatus;
  rail: RailFamily;
}

/**
 * How a transfer is made from the template.
 */
export interface TransferTemplateExecution {
  /**
   * The method.
   */
  method: "POST";
  /**
   * The path.
   */
  url: "/v1/obligations";
  body_template: TransferTemplateBody;
}

/**
 * What a parameter fills. AMOUNT is the amount in minor units, DEBTOR and CREDITOR the `account_id` or `external_id`
 * of a side, MATCH_KEY and METADATA the value at a `key`.
 */
export type TransferTemplateField = "AMOUNT" | "DEBTOR" | "CREDITOR" | "MATCH_KEY" | "METADATA";

/**
 * Identifier of a transfer template.
 * @pattern ^tpl_[0-9A-HJKMNP-TV-Z]{26}$ must look like tpl_01KJQD1NJNP7FZVBH2CVR2T71R
 */
export type TransferTemplateId = string;

/**
 * A page of transfer templates.
 */
export interface TransferTemplateListResponse {
  /**
   * The templates of this page, newest first.
   */
  items: TransferTemplateResponse[];
  next_cursor: NextCursor;
}

/**
 * Name of a template, unique among the active templates of the tenant.
 * @pattern ^[a-z0-9][a-z0-9._-]{0,63}$ must look like aluguel-mensal
 */
export type TransferTemplateName = string;

/**
 * What has to be given for each transfer, and within which bounds.
 */
export interface TransferTemplateParameter {
  name: TransferTemplateParameterName;
  fills: TransferTemplateField;
  /**
   * The match key or metadata field, for MATCH_KEY and METADATA.
   * @minLength 1
   * @maxLength 100
   */
  key?: string;
  /**
   * What to give, for people.
   * @minLength 1
   * @maxLength 300
   */
  description: string;
  /**
   * Whether it has to be given. AMOUNT, DEBTOR and CREDITOR always have to be.
   * @default true
   */
  required?: boolean;
  /**
   * Smallest value in minor units, for AMOUNT.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  minimum?: number;
  /**
   * Largest value in minor units, for AMOUNT.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  maximum?: number;
  /**
   * Largest number of characters, for all but AMOUNT.
   * @isInt
   * @minimum 1
   * @maximum 600
   */
  max_length?: number;
  /**
   * The values that are allowed, for all but AMOUNT. Left out, any.
   * @minItems 1
   * @maxItems 100
   * @uniqueItems
   */
  allowed_values?: TransferTemplateAllowedValue[];
}

/**
 * Name of a parameter.
 * @pattern ^[a-z][a-z0-9_]{0,62}$ must look like rent_cents
 */
export type TransferTemplateParameterName = string;

/**
 * A transfer template.
 */
export interface TransferTemplateResponse {
  template_id: TransferTemplateId;
  name: TransferTemplateName;
  /**
   * What the transfers are for. Null when nothing was said.
   */
  description: string | null;
  status: TransferTemplateStatus;
  rail: RailFamily;
  amount: TransferTemplateAmount;
  /**
   * How many decimals the currency of `amount` has. It stands here, so that `amount` can be sent again as it is.
   */
  currency_exponent?: CurrencyExponent | null;
  /**
   * Who pays.
   */
  debtor: TransferTemplateSide;
  /**
   * Who is paid.
   */
  creditor: TransferTemplateSide;
  match_keys: MatchKeys;
  metadata: Metadata;
  /**
   * What is given for each transfer, in the order they were declared.
   */
  parameters: TransferTemplateParameter[];
  /**
   * How to make a transfer of it. Null when the template is retired.
   */
  execution: TransferTemplateExecution | null;
  created_at: Timestamp;
  created_by: ActorId;
  /**
   * When it was retired. Null until then.
   */
  retired_at: Timestamp | null;
  /**
   * The client that retired it. Null until then.
   */
  retired_by: ActorId | null;
  /**
   * Why it was retired. Null until then, and when no reason was given.
   */
  retired_reason: string | null;
}

/**
 * A transfer template was taken out of use.
 */
export interface TransferTemplateRetiredData {
  template_id: TransferTemplateId;
  name: TransferTemplateName;
  status: TransferTemplateStatus;
  rail: RailFamily;
}

/**
 * One side of the transfers. A fixed account is named here; without one a parameter fills the side. An outside party
 * is never fixed by its coordinates: open an EXTERNAL account that stands for it, or leave it to a parameter.
 */
export interface TransferTemplateSide {
  kind: SideKind;
  /**
   * The fixed account, for kind `account`. One the tenant does not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  account_id?: AccountReference;
}

/**
 * ACTIVE can be used. RETIRED is kept to be read. Retiring is final.
 */
export type TransferTemplateStatus = "ACTIVE" | "RETIRED";

/**
 * The status to move the template to. Retiring is the only move.
 */
export type TransferTemplateTargetStatus = "RETIRED";

/**
 * Every GL account with what was debited and credited, up to the end of a day.
 */
export interface TrialBalanceResponse {
  /**
   * The last accounting day included.
   */
  as_of_day: AccountingDay;
  /**
   * Number of the last journal entry that was read. Later entries for this day or an earlier one change the answer.
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
   * The side on which `balance_cents` is positive.
   */
  normal_side: GlSide;
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * Sum of the debits in minor units, from the first entry on.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  debits_cents: number;
  /**
   * Sum of the credits in minor units, from the first entry on.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  credits_cents: number;
  /**
   * What the account stands at in minor units, positive on its `normal_side`.
   * @isLong
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  balance_cents: number;
}

/**
 * All rows of a currency, added up.
 */
export interface TrialBalanceTotal {
  currency: Currency;
  currency_exponent?: CurrencyExponent;
  /**
   * Sum of all debits in minor units.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  debits_cents: number;
  /**
   * Sum of all credits in minor units.
   * @isLong
   * @minimum 0
   * @maximum 9007199254740991
   */
  credits_cents: number;
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
 * What changes, from the next posting on. Fields left out stay as they are; with the actor alone nothing changes.
 */
export interface UpdateRecurringExpenseRequest {
  /**
   * The OWNER who asks. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  description?: RecurringExpenseDescription;
  /**
   * What it costs each cycle from now on. A VARIABLE one has none, 422 `AMOUNT_NOT_APPLICABLE`.
   */
  amount?: SquadAmount;
  /**
   * The member who pays it from now on. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  payer_account_id?: AccountReference;
  /**
   * The day of the month it falls due from now on.
   */
  due_day?: SquadMonthDay;
  /**
   * The accounts of the members who share it from now on. Null means all who are active members on the day it is
   * posted.
   * @minItems 1
   * @maxItems 200
   * @uniqueItems
   */
  members_snapshot?: AccountReference[] | null;
  /**
   * How it is divided from now on.
   */
  split?: SplitSpec;
}

/**
 * What to change. What is left out stays as it is.
 */
export interface UpdateScheduleRequest {
  /**
   * What each later occurrence pays.
   */
  amount?: AmountField;
  /**
   * Who is paid by each later occurrence.
   */
  creditor?: DebtorCreditor;
  /**
   * What each later payment says to the payee. Null takes it away.
   */
  payment_description?: PaymentDescription | null;
  /**
   * The new rule, as a whole. RECURRING only; on a ONE_SHOT it answers 422 `INVALID_RECURRENCE`. The anchor stays,
   * and a `count` counts all occurrences since the creation.
   */
  recurrence?: RecurrenceRule;
  timezone?: ScheduleTimezone;
  misfire_grace_seconds?: MisfireGraceSeconds;
  /**
   * The new policy, as a whole. Null takes it away.
   */
  retry_policy?: RetryPolicy | null;
}

/**
 * What changes in how the squad presents itself. Fields left out stay as they are; null takes one away.
 */
export interface UpdateSquadRequest {
  /**
   * The OWNER who asks. An account you do not have answers 404 `ACCOUNT_NOT_FOUND`.
   */
  actor_account_id: AccountReference;
  name?: SquadName;
  /**
   * What the squad is for.
   * @minLength 1
   * @maxLength 500
   */
  description?: string | null;
  /**
   * An emoji to show beside the name.
   */
  emoji?: SquadEmoji | null;
  /**
   * A picture of the squad, an https address of yours.
   */
  image_url?: SquadImageUrl | null;
  /**
   * Where the squad is at home, or travels to. It is replaced as a whole.
   */
  location?: SquadLocation | null;
}

/**
 * What to change. What is left out stays as it is.
 */
export interface UpdateWebhookEndpointRequest {
  /**
   * Where events are sent from now on, those that wait included. See `WEBHOOK_URL_REFUSED`.
   */
  url?: WebhookUrl;
  /**
   * What it is for, without personal data. Null takes it away.
   * @minLength 1
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Which of the events to come are sent, as a whole. One that matches no type is `UNKNOWN_EVENT_TYPE`.
   */
  event_types?: WebhookEventTypes;
  /**
   * False switches the endpoint off; true switches it on, and ends a suspension.
   */
  enabled?: boolean;
  /**
   * Another secret that signs deliveries, drawn by you: `whsec_` and 43 letters and digits that encode 32 bytes, of which
   * the last leaves no bits over. It is never shown. For as long as `secret_overlap_hours` says, deliveries carry two
   * signatures: by this secret, and by the one before.
   * @pattern ^whsec_[A-Za-z0-9]{42}[AEIMQUYcgkosw048]$ must look like whsec_0f6b1c9d2e7a4835b1f0c6d9e2a7483b5f1c0d6e9a0
   */
  secret?: string;
  /**
   * For how many hours the secret before signs beside `secret`. 0 ends it at once, after a leak. 24 when left out.
   * @isInt
   * @minimum 0
   * @maximum 168
   */
  secret_overlap_hours?: number;
  /**
   * Replaces the metadata as a whole. At most 8 KB as UTF-8 JSON.
   */
  metadata?: Metadata;
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
   * What is wrong, for a person, in the language of `Accept-Language`, English or Portuguese.
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

/**
 * One attempt to deliver an event to an endpoint.
 */
export interface WebhookDelivery {
  /**
   * This attempt, as its header `X-Service-Delivery-Id` says. Another attempt has another.
   */
  delivery_id: WebhookDeliveryId;
  endpoint_id: WebhookEndpointId;
  event_id: EventId;
  event_type: EventType;
  /**
   * Which attempt it is, of 8. After `recover` they count from 1 again.
   * @isInt
   * @minimum 1
   * @maximum 8
   */
  attempt: number;
  state: WebhookDeliveryState;
  /**
   * The HTTP status of the endpoint's answer. Null without one.
   * @isInt
   * @minimum 100
   * @maximum 599
   */
  response_status: number | null;
  /**
   * How long the attempt took, in milliseconds. Null when it was not sent, or not yet.
   * @isInt
   * @minimum 0
   */
  duration_ms: number | null;
  /**
   * Why it did not arrive. Null when it did, or was not sent yet.
   */
  error: WebhookDeliveryFailure | null;
  /**
   * When the event is tried again, in an attempt of its own. Null unless FAILED.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  next_attempt_at: string | null;
  /**
   * When it was sent. Null when it was not, or not yet.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$ must look like 2026-03-02T12:31:11.127Z
   */
  attempted_at: string | null;
  /**
   * When the attempt was queued.
   */
  created_at: Timestamp;
}

/**
 * A delivery was given up after its last attempt. Not sent to the endpoint it is about, and not announced for
 * deliveries of this very type. A delivery that is given up because its endpoint is switched off, suspended or deleted
 * is announced only by that change.
 */
export interface WebhookDeliveryArchivedData {
  /**
   * Which attempt was the last.
   * @isInt
   */
  attempt: number;
  delivery_id: WebhookDeliveryId;
  endpoint_id: WebhookEndpointId;
  error: WebhookDeliveryFailure;
  /**
   * The event that did not arrive.
   */
  event_id: EventId;
  /**
   * The type of the event that did not arrive.
   */
  event_type: EventType;
  /**
   * The HTTP status of the last answer; null without one.
   * @isInt
   */
  response_status: number | null;
}

/**
 * Why it did not arrive. HTTP_STATUS: the answer was no 2xx. REDIRECT: it was a 3xx, which is never followed. TIMEOUT:
 * no answer in 10 seconds. NAME_NOT_RESOLVED, CONNECTION_FAILED, TLS_FAILED: no connection. ADDRESS_REFUSED: the name
 * leads to an address that is not public. NOT_SENT: the endpoint was switched off, suspended or deleted before, or its
 * backlog was full.
 */
export type WebhookDeliveryFailure = "HTTP_STATUS" | "REDIRECT" | "TIMEOUT" | "NAME_NOT_RESOLVED" | "CONNECTION_FAILED" | "TLS_FAILED" | "ADDRESS_REFUSED" | "NOT_SENT";

/**
 * Identifier of a webhook delivery.
 * @pattern ^whd_[0-9A-HJKMNP-TV-Z]{26}$ must look like whd_01KJQ9W65MJXJ0DAVN37S67KMV
 */
export type WebhookDeliveryId = string;

/**
 * A page of deliveries.
 */
export interface WebhookDeliveryListResponse {
  /**
   * The attempts of this page, newest first.
   */
  items: WebhookDelivery[];
  next_cursor: NextCursor;
}

/**
 * PENDING waits to be sent or is being sent. SUCCEEDED was answered with 2xx in 10 seconds. FAILED was not; the event
 * is tried again at `next_attempt_at`. ARCHIVED was the last attempt and is given up; `recover` sends the event again.
 */
export type WebhookDeliveryState = "PENDING" | "SUCCEEDED" | "FAILED" | "ARCHIVED";

/**
 * A webhook endpoint was created.
 */
export interface WebhookEndpointCreatedData {
  /**
   * Whether events are wanted.
   */
  enabled: boolean;
  endpoint_id: WebhookEndpointId;
  event_types: WebhookEventTypes;
  status: WebhookEndpointStatus;
}

/**
 * A webhook endpoint with its secret, which is shown this once.
 */
export interface WebhookEndpointCreatedResponse {
  endpoint_id: WebhookEndpointId;
  url: WebhookUrl;
  /**
   * What it is for. Null when nothing was said.
   */
  description: string | null;
  event_types: WebhookEventTypes;
  /**
   * Whether you want events sent. A suspended endpoint keeps it true.
   */
  enabled: boolean;
  status: WebhookEndpointStatus;
  /**
   * Why it is SUSPENDED, for a person. Null otherwise.
   */
  status_reason: string | null;
  /**
   * When it was suspended. Null unless it is SUSPENDED.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  suspended_at: string | null;
  /**
   * Deliveries archived as failed since one last succeeded. At 20 the endpoint is suspended.
   * @isInt
   * @minimum 0
   */
  consecutive_failures: number;
  /**
   * Events that wait to be delivered to it. At 10000 no more are queued: what comes then is archived unsent, is no
   * failure, and can be recovered.
   * @isInt
   * @minimum 0
   * @maximum 10000
   */
  backlog_count: number;
  /**
   * The secret that signs deliveries: `whsec_` and 43 base64url characters, of which ours use letters and digits
   * only. In clear in this answer and never again: the answer to a repetition with the same `Idempotency-Key`, and
   * every read, shows its last four characters.
   * @pattern ^whsec_([A-Za-z0-9]{43}|…[A-Za-z0-9]{4})$ must look like whsec_bbLqT4aCei5eMA0cLA2qou4n874OKI3HJZP6D5gt7xQ
   */
  secret: string;
  /**
   * Until when the secret before signs beside this one. Null where one secret signs.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  previous_secret_until: string | null;
  metadata: Metadata;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
  /**
   * 1 when created, one more with each announced change. Counts of failures and backlog do not change it.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * A webhook endpoint was deleted. Nothing is sent to it any more.
 */
export interface WebhookEndpointDeletedData {
  endpoint_id: WebhookEndpointId;
}

/**
 * Identifier of a webhook endpoint.
 * @pattern ^whe_[0-9A-HJKMNP-TV-Z]{26}$ must look like whe_01KJQ8WQTSKJXYMMY6AVQGP20F
 */
export type WebhookEndpointId = string;

/**
 * A page of webhook endpoints.
 */
export interface WebhookEndpointListResponse {
  /**
   * The endpoints of this page, newest first.
   */
  items: WebhookEndpointResponse[];
  next_cursor: NextCursor;
}

/**
 * The identifier of one of your webhook endpoints.
 * @minLength 1
 * @maxLength 64
 */
export type WebhookEndpointReference = string;

/**
 * A webhook endpoint.
 */
export interface WebhookEndpointResponse {
  endpoint_id: WebhookEndpointId;
  url: WebhookUrl;
  /**
   * What it is for. Null when nothing was said.
   */
  description: string | null;
  event_types: WebhookEventTypes;
  /**
   * Whether you want events sent. A suspended endpoint keeps it true.
   */
  enabled: boolean;
  status: WebhookEndpointStatus;
  /**
   * Why it is SUSPENDED, for a person. Null otherwise.
   */
  status_reason: string | null;
  /**
   * When it was suspended. Null unless it is SUSPENDED.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  suspended_at: string | null;
  /**
   * Deliveries archived as failed since one last succeeded. At 20 the endpoint is suspended.
   * @isInt
   * @minimum 0
   */
  consecutive_failures: number;
  /**
   * Events that wait to be delivered to it. At 10000 no more are queued: what comes then is archived unsent, is no
   * failure, and can be recovered.
   * @isInt
   * @minimum 0
   * @maximum 10000
   */
  backlog_count: number;
  secret: WebhookSecretMasked;
  /**
   * Until when the secret before signs beside this one. Null where one secret signs.
   * @format date-time
   * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$
   */
  previous_secret_until: string | null;
  metadata: Metadata;
  created_at: Timestamp;
  created_by: ActorId;
  updated_at: Timestamp;
  /**
   * 1 when created, one more with each announced change. Counts of failures and backlog do not change it.
   * @isInt
   * @minimum 1
   */
  version: number;
}

/**
 * ACTIVE receives events. DISABLED was switched off by you. SUSPENDED was switched off by the service, after 20
 * deliveries in a row were archived; it receives nothing until you enable it again.
 */
export type WebhookEndpointStatus = "ACTIVE" | "DISABLED" | "SUSPENDED";

/**
 * A webhook endpoint was suspended, since one delivery after another failed. Not sent to that endpoint, but to other
 * endpoints and the feed.
 */
export interface WebhookEndpointSuspendedData {
  /**
   * How many deliveries in a row were archived as failed.
   * @isInt
   */
  consecutive_failures: number;
  endpoint_id: WebhookEndpointId;
  status: WebhookEndpointStatus;
  suspended_at: Timestamp;
}

/**
 * A test delivery, with `test` true in its envelope. Nothing happened; it is in no feed and cannot be read.
 */
export interface WebhookEndpointTestData {
  endpoint_id: WebhookEndpointId;
}

/**
 * A webhook endpoint was changed, switched off or on. `changed` names the fields, not their values.
 */
export interface WebhookEndpointUpdatedData {
  /**
   * Names of the fields that changed.
   */
  changed: string[];
  /**
   * Whether events are wanted.
   */
  enabled: boolean;
  endpoint_id: WebhookEndpointId;
  event_types: WebhookEventTypes;
  status: WebhookEndpointStatus;
}

/**
 * Which events are sent, as types, as beginnings with `.*`, or `*` for all.
 * @minItems 1
 * @maxItems 100
 * @uniqueItems
 */
export type WebhookEventTypes = EventTypeFilter[];

/**
 * What will be sent again.
 */
export interface WebhookRecoveryResponse {
  endpoint_id: WebhookEndpointId;
  /**
   * From when on events were looked at; later than asked for when those before are no longer kept. Of one event, when it
   * occurred.
   */
  since: Timestamp;
  /**
   * How many events were queued to be sent again.
   * @isInt
   * @minimum 0
   */
  queued_count: number;
  /**
   * How many events that waited for a later attempt are tried now.
   * @isInt
   * @minimum 0
   */
  hastened_count?: number;
  /**
   * Whether the backlog is full and more is left. Recover again once it is smaller.
   */
  has_more: boolean;
  /**
   * How many events now wait to be delivered, these included.
   * @isInt
   * @minimum 0
   * @maximum 10000
   */
  backlog_count: number;
}

/**
 * The secret that signs deliveries, all but its last four characters left out. It is never shown again.
 * @pattern ^whsec_…[A-Za-z0-9]{4}$ must look like whsec_…t7xQ
 */
export type WebhookSecretMasked = string;

/**
 * Comma-separated pairs, `t=<unix seconds>` and `v1=<hex>` among them.
 * @pattern ^t=\d+,v1=[0-9a-f]{64}(,[A-Za-z0-9_]+=[^,\s]+)*$ must look like t=1772454600,v1=9001f31066718ad88981b661b7b62ab778815e0a49e2e5118a296c49d5a393e2
 */
export type WebhookSignature = string;

/**
 * Signatures as Standard Webhooks writes them, separated by spaces.
 * @pattern ^v1,[A-Za-z0-9+/]{43}=(\x20v\d+[a-z]?,[A-Za-z0-9+/=]+)*$ must look like v1,qkQQyktWnC0EEB0IEAYufcDis2kaznzypuKwyS9LJZ0=
 */
export type WebhookStandardSignature = string;

/**
 * What became of a test delivery.
 */
export interface WebhookTestResponse {
  endpoint_id: WebhookEndpointId;
  /**
   * The attempt, as its header `X-Service-Delivery-Id` said. It is not kept.
   */
  delivery_id: WebhookDeliveryId;
  /**
   * The event that was sent, another one with each test. Reading it answers 404.
   */
  event_id: EventId;
  /**
   * Whether the endpoint answered with 2xx in 10 seconds.
   */
  delivered: boolean;
  /**
   * The HTTP status of the endpoint's answer. Null without one.
   * @isInt
   * @minimum 100
   * @maximum 599
   */
  response_status: number | null;
  /**
   * How long the attempt took, in milliseconds. Null when it was not sent, or not yet.
   * @isInt
   * @minimum 0
   */
  duration_ms: number | null;
  /**
   * Why it did not arrive. Null when it did, or was not sent yet.
   */
  error: WebhookDeliveryFailure | null;
}

/**
 * Unix seconds.
 * @pattern ^\d{1,12}$ must look like 1772454600
 */
export type WebhookTimestamp = string;

/**
 * Where events are sent.
 * @minLength 1
 * @maxLength 2048
 */
export type WebhookUrl = string;

/**
 * Who sends.
 */
export type WebhookUserAgent = "service-webhooks/1";

/**
 * The one payment that a party marked for fraud may make: over PIX, from this account, of at most this amount, to a payee whose tax
 * id is the party's own. The payment names the flag in `own_withdrawal`.
 */
export interface WithdrawalPermit {
  /**
   * The account that pays, one of the party's.
   */
  account_id: AccountId;
  /**
   * The most that it may pay, in centavos.
   * @isLong
   * @minimum 1
   * @maximum 9007199254740991
   */
  amount_cents: number;
}

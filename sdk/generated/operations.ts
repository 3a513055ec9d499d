// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

import type { Call, PageCall } from '../src/call.ts';
import type { CallOptions, Nothing, WriteOptions } from '../src/options.ts';
import type * as models from './models.ts';

/** Accounts hold the money of a party in one currency. Moves of an account between its states. */
export interface AccountsGroup {
  /**
   * Bind a payment method.
   *
   * Binds an outside account, Pix key or address to an account: where its money comes from or goes to.
   *
   * You verify the outside account, by whatever means you have (a Pix key lookup, a small deposit, a document), and
   * say so in `verification`; the service records what you say and does not check it. It is bound as ACTIVE, which
   * needs the verification VERIFIED or NOT_REQUIRED, or as PENDING_VERIFICATION.
   *
   * Binding the same scheme and coordinates to the account again changes the payment method that is there and answers
   * with the same `payment_method_id`: PENDING_VERIFICATION becomes ACTIVE or CLOSED, ACTIVE becomes SUSPENDED or
   * CLOSED, SUSPENDED becomes ACTIVE or CLOSED. In the same status the other facts are changed. CLOSED is final; the
   * coordinates can then be bound anew. Until then they belong to this account: another account answers
   * `COORDINATES_TAKEN`.
   *
   * Money from outside that names the coordinates arrives on the account while the payment method is ACTIVE and has
   * both `capabilities.receive_credit` and `directionality.inbound`. The first of these with an account number is the
   * account's `banking_coordinates` in its balance.
   *
   * Coordinates must be possible: check digits of CPF and CNPJ (letters in it too) and of an ABA routing number are
   * computed. They are kept encrypted, compared without spaces, dots and dashes, and masked in every read.
   *
   * BR_PIX_KEY belongs to the rail PIX, BR_BANK_ACCOUNT to PIX or WIRE, US_ACH to ACH or WIRE, CA_TRANSIT to EFT_CA or
   * WIRE, BR_MOCK to MOCK. Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `bindPaymentMethod` · `POST /v1/accounts/{account_id}/payment-methods` · scope `service/accounts.write`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, SCHEME_MISMATCH, ACCOUNT_OF_SQUAD, ACCOUNT_CLOSED, INVALID_CURRENCY, COORDINATES_TAKEN, PAYMENT_METHOD_STATUS_REFUSED, PAYMENT_METHOD_NOT_VERIFIED.
   *
   * @example
   * ```ts
   * await razao.accounts.bindPaymentMethod('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', {
   *   rail: 'PIX',
   *   scheme: 'BR_PIX_KEY',
   *   mode: 'CUSTOMER_LINKED',
   *   status: 'ACTIVE',
   *   provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
   *   capabilities: { originate_debit: true, receive_credit: true, supports_returns: true },
   *   directionality: { inbound: true, outbound: true },
   *   verification: { status: 'VERIFIED' },
   *   coordinates: { key_type: 'EMAIL', key_value: 'ana.souza@example.com' },
   *   metadata: { label: 'Main bank' },
   * })
   * ```
   */
  bindPaymentMethod(accountId: string, body: models.PaymentMethodRequest, options?: WriteOptions): Call<models.PaymentMethodResponse, 'ACCOUNT_NOT_FOUND' | 'SCHEME_MISMATCH' | 'ACCOUNT_OF_SQUAD' | 'ACCOUNT_CLOSED' | 'INVALID_CURRENCY' | 'COORDINATES_TAKEN' | 'PAYMENT_METHOD_STATUS_REFUSED' | 'PAYMENT_METHOD_NOT_VERIFIED'>;

  /**
   * Close an account.
   *
   * Closes an account for good. It must be empty: balances of zero and no open hold, block, obligation or schedule,
   * else `ACCOUNT_NOT_EMPTY`. An EXTERNAL account holds no money of yours, so that its balance does not count. Payment
   * methods are closed with their account. A closed account stays readable, and nothing moves on it any more: outside
   * money that still arrives for it waits for an operator as UNMATCHED evidence.
   *
   * Closing a closed account answers 200 and changes nothing, also one that was promoted: the account it became stays.
   * Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `closeAccount` · `POST /v1/accounts/{account_id}/close` · scope `service/accounts.write`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, ACCOUNT_OF_SQUAD, ACCOUNT_NOT_EMPTY.
   *
   * @example
   * ```ts
   * await razao.accounts.close('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', { reason: 'Savings moved to the main account' })
   * ```
   */
  close(accountId: string, body?: models.AccountActionRequest, options?: WriteOptions): Call<models.AccountResponse, 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_OF_SQUAD' | 'ACCOUNT_NOT_EMPTY'>;

  /**
   * Create an account.
   *
   * Opens an account of a party in one currency, with a key pair of its own that is kept encrypted. Repeating the
   * request with the same `Idempotency-Key` answers with the same account and opens no second one.
   *
   * `createAccount` · `POST /v1/accounts` · scope `service/accounts.write`
   *
   * Refusals of its own: PARTY_NOT_FOUND, INVALID_ACCOUNT_TYPE, INVALID_CURRENCY, QUOTA_EXCEEDED.
   *
   * @example
   * ```ts
   * await razao.accounts.create({
   *   owner_party_id: 'pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0',
   *   currency: 'BRL',
   *   type: 'CUSTOMER',
   *   metadata: { plan: 'basic' },
   * })
   * ```
   */
  create(body: models.AccountCreateRequest, options?: WriteOptions): Call<models.AccountResponse, 'PARTY_NOT_FOUND' | 'INVALID_ACCOUNT_TYPE' | 'INVALID_CURRENCY' | 'QUOTA_EXCEEDED'>;

  /**
   * Freeze an account.
   *
   * Stops debits, new holds and captures of the account; credits still arrive. Once this is answered, nothing leaves
   * the account any more. Freezing a frozen account answers 200 and changes nothing.
   *
   * `freezeAccount` · `POST /v1/accounts/{account_id}/freeze` · scope `service/operator`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, ACCOUNT_CLOSED.
   *
   * @example
   * ```ts
   * await razao.accounts.freeze('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', { reason: 'Device reported stolen' })
   * ```
   */
  freeze(accountId: string, body?: models.AccountActionRequest, options?: WriteOptions): Call<models.AccountResponse, 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_CLOSED'>;

  /**
   * Read an account.
   *
   * One of your accounts, with the payment methods bound to it. One that was promoted is shown itself, closed, with the
   * account it became in `promoted_to_account_id`.
   *
   * `getAccount` · `GET /v1/accounts/{account_id}` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.accounts.get('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')
   * ```
   */
  get(accountId: string, query?: Nothing, options?: CallOptions): Call<models.AccountWithPaymentMethodsResponse, 'ACCOUNT_NOT_FOUND'>;

  /**
   * Read the balance of an account.
   *
   * What the account holds, asset by asset, as of the last committed entry: a write that was answered is in it.
   *
   * `as_of` and `as_of_seq` give the balance at a point in time, exactly as the journal left it; they exclude each
   * other. The answer then has a `reconstruction` and, with `include=positions`, the holds, blocks and open obligations
   * that it was made of. A cut by `as_of_seq` never changes; one by `as_of` can still grow while an entry of that very
   * moment is being committed.
   *
   * An account that was promoted is answered with the account it became: `account_id` and `type` are that one's.
   *
   * `getAccountBalance` · `GET /v1/accounts/{account_id}/balance` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, CUT_BEYOND_HEAD.
   *
   * @example
   * ```ts
   * await razao.accounts.getBalance('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')
   * ```
   */
  getBalance(accountId: string, query?: models.GetAccountBalanceQuery, options?: CallOptions): Call<models.AccountBalanceResponse, 'ACCOUNT_NOT_FOUND' | 'CUT_BEYOND_HEAD'>;

  /**
   * Read the statement of an account.
   *
   * Every movement of the account over a range of accounting days, both included, between its opening and its closing
   * balance; at most 366 days. A movement stands on the day it counts, so one that arrives late with an earlier
   * `effective_at` changes the statement of that day (event `statement.restated`). An account that was promoted and
   * the account it became read as one history, without the move between them.
   *
   * With `format=csv` the answer is one row per line, as UTF-8 text by RFC 4180: a header row with the field names of
   * `StatementLine`, the obligations of a line joined by spaces, its correlation as `name=value` joined by spaces, and last
   * `currency_exponent`, which is the statement's.
   *
   * With `format=ofx` the answer is an OFX 1.0.2 file in UTF-8, as Brazilian accounting programs import it: a transaction per line, whose
   * `FITID` is the number of its entry and never changes, `MEMO` its kind and obligation, and the closing balance. `BANKID` is the
   * institution (ISPB) of the installation, `ACCTID` the last 22 characters of the account's id, which are all that OFX allows.
   *
   * An account you do not have answers 404 before anything else is looked at.
   *
   * `getAccountStatement` · `GET /v1/accounts/{account_id}/statement` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, INVALID_PERIOD, PERIOD_TOO_LONG, UNSUPPORTED_FORMAT.
   *
   * @example
   * ```ts
   * await razao.accounts.getStatement('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', { from: '2026-03-02', to: '2026-03-02' })
   * ```
   */
  getStatement(accountId: string, query: models.GetAccountStatementQuery & { format: 'csv' }, options?: CallOptions): Call<string, 'ACCOUNT_NOT_FOUND' | 'INVALID_PERIOD' | 'PERIOD_TOO_LONG' | 'UNSUPPORTED_FORMAT'>;

  /**
   * Read the statement of an account.
   *
   * Every movement of the account over a range of accounting days, both included, between its opening and its closing
   * balance; at most 366 days. A movement stands on the day it counts, so one that arrives late with an earlier
   * `effective_at` changes the statement of that day (event `statement.restated`). An account that was promoted and
   * the account it became read as one history, without the move between them.
   *
   * With `format=csv` the answer is one row per line, as UTF-8 text by RFC 4180: a header row with the field names of
   * `StatementLine`, the obligations of a line joined by spaces, its correlation as `name=value` joined by spaces, and last
   * `currency_exponent`, which is the statement's.
   *
   * With `format=ofx` the answer is an OFX 1.0.2 file in UTF-8, as Brazilian accounting programs import it: a transaction per line, whose
   * `FITID` is the number of its entry and never changes, `MEMO` its kind and obligation, and the closing balance. `BANKID` is the
   * institution (ISPB) of the installation, `ACCTID` the last 22 characters of the account's id, which are all that OFX allows.
   *
   * An account you do not have answers 404 before anything else is looked at.
   *
   * `getAccountStatement` · `GET /v1/accounts/{account_id}/statement` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, INVALID_PERIOD, PERIOD_TOO_LONG, UNSUPPORTED_FORMAT.
   *
   * @example
   * ```ts
   * await razao.accounts.getStatement('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', { from: '2026-03-02', to: '2026-03-02' })
   * ```
   */
  getStatement(accountId: string, query: models.GetAccountStatementQuery & { format: 'ofx' }, options?: CallOptions): Call<string, 'ACCOUNT_NOT_FOUND' | 'INVALID_PERIOD' | 'PERIOD_TOO_LONG' | 'UNSUPPORTED_FORMAT'>;

  /**
   * Read the statement of an account.
   *
   * Every movement of the account over a range of accounting days, both included, between its opening and its closing
   * balance; at most 366 days. A movement stands on the day it counts, so one that arrives late with an earlier
   * `effective_at` changes the statement of that day (event `statement.restated`). An account that was promoted and
   * the account it became read as one history, without the move between them.
   *
   * With `format=csv` the answer is one row per line, as UTF-8 text by RFC 4180: a header row with the field names of
   * `StatementLine`, the obligations of a line joined by spaces, its correlation as `name=value` joined by spaces, and last
   * `currency_exponent`, which is the statement's.
   *
   * With `format=ofx` the answer is an OFX 1.0.2 file in UTF-8, as Brazilian accounting programs import it: a transaction per line, whose
   * `FITID` is the number of its entry and never changes, `MEMO` its kind and obligation, and the closing balance. `BANKID` is the
   * institution (ISPB) of the installation, `ACCTID` the last 22 characters of the account's id, which are all that OFX allows.
   *
   * An account you do not have answers 404 before anything else is looked at.
   *
   * `getAccountStatement` · `GET /v1/accounts/{account_id}/statement` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, INVALID_PERIOD, PERIOD_TOO_LONG, UNSUPPORTED_FORMAT.
   *
   * @example
   * ```ts
   * await razao.accounts.getStatement('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', { from: '2026-03-02', to: '2026-03-02' })
   * ```
   */
  getStatement(accountId: string, query: models.GetAccountStatementQuery, options?: CallOptions): Call<models.StatementResponse, 'ACCOUNT_NOT_FOUND' | 'INVALID_PERIOD' | 'PERIOD_TOO_LONG' | 'UNSUPPORTED_FORMAT'>;

  /**
   * List the transactions of an account.
   *
   * The activity of the account as a customer sees it: one item per obligation, however many entries it needed, and
   * one per step of a safe swap, newest first. An account that was promoted and the account it became read as one
   * history, without the move between them.
   *
   * With `effective_from` or `effective_to` the feed is ordered and filtered by when transactions count instead of
   * when they were created. Each of the two ways has cursors of its own; one of the other way is `INVALID_CURSOR`.
   *
   * `listAccountTransactions` · `GET /v1/accounts/{account_id}/transactions` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.accounts.listTransactions('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')
   * ```
   */
  listTransactions(accountId: string, query?: models.ListAccountTransactionsQuery, options?: CallOptions): PageCall<models.TransactionListResponse, models.TransactionListResponse['items'][number], 'ACCOUNT_NOT_FOUND'>;

  /**
   * Promote a guest or external account.
   *
   * Makes the person behind a GUEST or EXTERNAL account a customer: opens a new CUSTOMER account of the named party,
   * moves all the money there in one entry, blocks included, and closes the old account. From then on balance,
   * statement and transactions asked by either identifier show the joined history. Whatever else names the old account
   * acts on the new one and answers with its identifier, as if that had been given: debits, credits, holds, blocks,
   * freezes, limits, payment methods, Pix keys and schedules, with the new account's funds and limits, also where it
   * was asked before the promotion and is carried out after it. Only reading the old account, its lines in the journal,
   * closing it and promoting it again are about itself. Limits do not count the move.
   *
   * One step is all there is to follow, for a CUSTOMER account cannot be promoted.
   *
   * The party's verified identity must be that of the guest; for any other party the scope `service/operator` is
   * needed as well (403 `INSUFFICIENT_SCOPE`). Open holds or obligations refuse it.
   *
   * Promoting again, to the same party, answers 200 with the account that was opened then, and moves nothing.
   *
   * `promoteAccount` · `POST /v1/accounts/{account_id}/promote` · scope `service/accounts.write`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, PARTY_NOT_FOUND, ACCOUNT_ALREADY_PROMOTED, ACCOUNT_NOT_PROMOTABLE, ACCOUNT_CLOSED, ACCOUNT_FROZEN, PARTY_BLOCKED, ACCOUNT_IN_USE, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.accounts.promote('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', { owner_party_id: 'pty_01KJQA4N40RT2GZSKYPD8J86G9', reason: 'Guest completed registration' })
   * ```
   */
  promote(accountId: string, body: models.PromoteAccountRequest, options?: WriteOptions): Call<models.AccountResponse, 'ACCOUNT_NOT_FOUND' | 'PARTY_NOT_FOUND' | 'ACCOUNT_ALREADY_PROMOTED' | 'ACCOUNT_NOT_PROMOTABLE' | 'ACCOUNT_CLOSED' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'ACCOUNT_IN_USE' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;

  /**
   * Search accounts.
   *
   * Your accounts, newest first. Filters combine; without any, all accounts. `query` finds words of the owner's display
   * name and the identifier, whatever their case. The ledger's own accounts are never listed.
   *
   * `searchAccounts` · `GET /v1/accounts` · scope `service/accounts.read`
   *
   * @example
   * ```ts
   * await razao.accounts.search()
   * ```
   */
  search(query?: models.SearchAccountsQuery, options?: CallOptions): PageCall<models.AccountSearchResponseOut, models.AccountSearchResponseOut['data'][number], never>;

  /**
   * Unfreeze an account.
   *
   * Lets debits, holds and captures of the account work again. Unfreezing an account that is not frozen answers 200
   * and changes nothing.
   *
   * `unfreezeAccount` · `POST /v1/accounts/{account_id}/unfreeze` · scope `service/operator`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, ACCOUNT_CLOSED.
   *
   * @example
   * ```ts
   * await razao.accounts.unfreeze('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', { reason: 'Device found by its owner' })
   * ```
   */
  unfreeze(accountId: string, body?: models.AccountActionRequest, options?: WriteOptions): Call<models.AccountResponse, 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_CLOSED'>;
}

/** Money that an operator or a MED case keeps from being spent. */
export interface BlocksGroup {
  /**
   * Read a block.
   *
   * One block on an account of yours, with how much of it is secured.
   *
   * `getBlock` · `GET /v1/blocks/{block_id}` · scope `service/holds`
   *
   * Refusals of its own: BLOCK_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.blocks.get('blk_01KJQ9K9D0K5GFWVSMMT919J8J')
   * ```
   */
  get(blockId: string, query?: Nothing, options?: CallOptions): Call<models.BlockResponse, 'BLOCK_NOT_FOUND'>;

  /**
   * List blocks.
   *
   * Blocks on your accounts, newest first, in every state: those an operator placed and those of MED cases. Filters
   * combine; without any, all blocks.
   *
   * `listBlocks` · `GET /v1/blocks` · scope `service/holds`
   *
   * @example
   * ```ts
   * await razao.blocks.list()
   * ```
   */
  list(query?: models.ListBlocksQuery, options?: CallOptions): PageCall<models.BlockListResponse, models.BlockListResponse['items'][number], never>;

  /**
   * Place a block.
   *
   * Keeps money of an account from being spent: what is available now, up to the amount, and, while that is not
   * enough, whatever arrives later. It is never refused for lack of funds, and it works on frozen accounts and
   * accounts of blocked parties. `secured` says how much is blocked now; with several blocks the oldest is secured
   * first. Money that a hold reserves stays with the hold until it is released.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same block and blocks nothing again; with
   * another key it places a second block.
   *
   * `placeBlock` · `POST /v1/blocks` · scope `service/operator`
   *
   * Refusals of its own: BLOCK_TOO_LONG, ACCOUNT_NOT_FOUND, ACCOUNT_NOT_RESERVABLE, CURRENCY_MISMATCH, ACCOUNT_CLOSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.blocks.place({
   *   account_id: 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3',
   *   amount: 50000,
   *   currency: 'BRL',
   *   reason_code: 'COURT_ORDER',
   *   reference: 'SISBAJUD-20260012345678',
   *   description: 'Order received at 14:05, blocks up to R$ 500.00',
   * })
   * ```
   */
  place(body: models.PlaceBlockRequest, options?: WriteOptions): Call<models.BlockResponse, 'BLOCK_TOO_LONG' | 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_NOT_RESERVABLE' | 'CURRENCY_MISMATCH' | 'ACCOUNT_CLOSED' | 'OVERLOADED'>;

  /**
   * Release a block.
   *
   * Lifts an active block as a whole. Nothing moves: what it secured is free again, and secures the other open blocks
   * of the account first. A block of a MED case is refused with `BLOCK_OF_MED_CASE`: resolve the case instead.
   *
   * With `at` the clock lifts it at that instant: a block is so extended, or ended earlier.
   *
   * Releasing a released block answers 200 and changes nothing; a captured one is refused with `BLOCK_NOT_ACTIVE`.
   * Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `releaseBlock` · `POST /v1/blocks/{block_id}/release` · scope `service/operator`
   *
   * Refusals of its own: BLOCK_NOT_FOUND, BLOCK_NOT_ACTIVE, BLOCK_OF_MED_CASE, BLOCK_TOO_LONG, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.blocks.release('blk_01KJQ9K9D0K5GFWVSMMT919J8J', { reason: 'Order lifted by the court on 2026-03-02' })
   * ```
   */
  release(blockId: string, body: models.ReleaseBlockRequest, options?: WriteOptions): Call<models.BlockResponse, 'BLOCK_NOT_FOUND' | 'BLOCK_NOT_ACTIVE' | 'BLOCK_OF_MED_CASE' | 'BLOCK_TOO_LONG' | 'OVERLOADED'>;
}

/** Events in the order in which they happened, and their deliveries. */
export interface EventsGroup {
  /**
   * Read an event.
   *
   * One event of the last 30 days, for example by the identifier that a webhook delivery carried. A test delivery was
   * never kept and answers 404, as does what does not exist.
   *
   * `getEvent` · `GET /v1/events/{event_id}` · scope `service/accounts.read`
   *
   * Refusals of its own: EVENT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.events.get('evt_f5c573ab0615ea8f3c19060d398747dc')
   * ```
   */
  get(eventId: string, query?: Nothing, options?: CallOptions): Call<models.Event, 'EVENT_NOT_FOUND'>;

  /**
   * Read the feed of events.
   *
   * What happened in your tenant in the last 30 days. Without `after` the newest events come first, to look at. With
   * `after` they come in the order in which they were written, oldest first, to follow: keep the `position` of the last
   * event you have dealt with, and ask for what comes after it. Page with `cursor` until `next_cursor` is null; then
   * you are at the head, and the next call with `after` finds what has happened since. Filters hold in both.
   *
   * The feed gives each event once, in one order for the whole tenant, with nothing missing between two positions, and
   * an event is in it as soon as the write that caused it is answered. To be told without asking, create a webhook
   * endpoint.
   *
   * `listEvents` · `GET /v1/events` · scope `service/accounts.read`
   *
   * Refusals of its own: INVALID_POSITION, POSITION_EXPIRED.
   *
   * @example
   * ```ts
   * await razao.events.list()
   * ```
   */
  list(query?: models.ListEventsQuery, options?: CallOptions): PageCall<models.EventListResponse, models.EventListResponse['items'][number], 'INVALID_POSITION' | 'POSITION_EXPIRED'>;

  /**
   * List webhook deliveries.
   *
   * Every attempt of the last 30 days to deliver an event to one of your endpoints, newest first, those to deleted
   * endpoints included. A retry is an attempt of its own with its own `delivery_id`; the `event_id` stays. Test
   * deliveries are not kept. Filters combine; without any, all attempts.
   *
   * `listWebhookDeliveries` · `GET /v1/webhook-deliveries` · scope `service/webhooks.admin`
   *
   * @example
   * ```ts
   * await razao.events.listWebhookDeliveries()
   * ```
   */
  listWebhookDeliveries(query?: models.ListWebhookDeliveriesQuery, options?: CallOptions): PageCall<models.WebhookDeliveryListResponse, models.WebhookDeliveryListResponse['items'][number], never>;
}

/** Reports of outside parties about settlement, and their matches. Reports of outside parties about settlement. */
export interface EvidenceGroup {
  /**
   * Read evidence.
   *
   * One piece of evidence, with what it was applied to, what an operator decided and its history. The provider's
   * message itself is not shown, only its digest.
   *
   * `getEvidence` · `GET /v1/evidence/{evidence_id}` · scope `service/accounts.read`
   *
   * Refusals of its own: EVIDENCE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.evidence.get('evd_01KJQ9E2F3V9JMT8Q9T26AFZQR')
   * ```
   */
  get(evidenceId: string, query?: Nothing, options?: CallOptions): Call<models.EvidenceResponse, 'EVIDENCE_NOT_FOUND'>;

  /**
   * Ingest evidence.
   *
   * Takes what a provider said about money and applies it: a SETTLEMENT settles the obligation it fits, a FAILURE
   * fails it, an INBOUND_CREDIT settles an expected payment or credits the account it names through an obligation of
   * its own. Provider webhooks go the same way; use this where a provider has none, or lost one.
   *
   * The answer is 201 in any case, with the `state` that says what became of it. Evidence that fits nothing, or
   * contradicts a final obligation, is kept UNMATCHED and changes nothing; money that came with it waits on the
   * ledger's exception account. Evidence that comes too early is kept DEFERRED and retried automatically.
   * A return that comes before the settlement of what it returns is UNMATCHED until then. Only money that surely came
   * is put aside: that of a credit, and of a settlement which could only be of payments to you.
   *
   * Evidence is known by `provider_id` and `external_id`, and by its `end_to_end_id` where it has one: a second
   * delivery answers 201 with the first record as it stands, whatever its `Idempotency-Key` and its other fields, and
   * moves nothing.
   *
   * `ingestEvidence` · `POST /v1/evidence` · scope `service/operator`
   *
   * Refusals of its own: RAIL_NOT_BOUND, INVALID_CURRENCY, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.evidence.ingest({
   *   provider_id: 'sim-demo',
   *   rail: 'MOCK',
   *   kind: 'SETTLEMENT',
   *   external_id: 'ntf_20260302_0042',
   *   match_keys: { obligation_id: 'obl_01KJQ9F8H0K2N4Q6S8W0Y2A4C6' },
   *   amount: { currency: 'BRL', value: 3000 },
   *   occurred_at: '2026-03-02T15:19:52Z',
   *   payload: { id: 'ntf_20260302_0042', type: 'transfer.settled', amount: '30.00' },
   * })
   * ```
   */
  ingest(body: models.IngestEvidenceRequest, options?: WriteOptions): Call<models.EvidenceResponse, 'RAIL_NOT_BOUND' | 'INVALID_CURRENCY' | 'OVERLOADED'>;

  /**
   * List evidence.
   *
   * The reports of providers about your payments, newest first, with their outcomes. Filters combine; without any, all
   * evidence. `state=UNMATCHED` is the operator's worklist.
   *
   * `listEvidence` · `GET /v1/evidence` · scope `service/accounts.read`
   *
   * @example
   * ```ts
   * await razao.evidence.list()
   * ```
   */
  list(query?: models.ListEvidenceQuery, options?: CallOptions): PageCall<models.EvidenceListResponse, models.EvidenceListResponse['items'][number], never>;

  /**
   * Resolve evidence by hand.
   *
   * Decides about evidence that found no obligation by itself: `action` MATCH names the obligation it belongs to,
   * CREDIT gives the money that waits because of it to an account through an obligation that is final at once,
   * DISMISS says that no obligation will come of it and moves nothing. UNMATCHED, DEFERRED and FAILED evidence can be
   * resolved, and dismissed evidence whose money still waits; an obligation that is final never flips. Limits count what
   * is credited by hand as well.
   *
   * A second resolve is refused with `EVIDENCE_FINAL`, unless money still waits after a DISMISS; repeating the request with the same `Idempotency-Key` answers
   * with the first answer and moves nothing again.
   *
   * `resolveEvidence` · `POST /v1/evidence/{evidence_id}/resolve` · scope `service/operator`
   *
   * Refusals of its own: EVIDENCE_NOT_FOUND, OBLIGATION_NOT_FOUND, ACCOUNT_NOT_FOUND, EVIDENCE_FINAL, OBLIGATION_FINAL, EVIDENCE_DOES_NOT_FIT, EVIDENCE_HOLDS_NO_MONEY, PAYMENT_BOOKED_ALREADY, OBLIGATION_HOLDS_MONEY, NO_ACCOUNT_SIDE, CURRENCY_MISMATCH, ACCOUNT_OF_SQUAD, ACCOUNT_CLOSED, LIMIT_EXCEEDED, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.evidence.resolve('evd_01KJQ9E2F3V9JMT8Q9T26AFZQR', {
   *   action: 'CREDIT',
   *   destination_account_id: 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7',
   *   reason: 'Customer sent the receipt',
   * })
   * ```
   */
  resolve(evidenceId: string, body: models.ResolveEvidenceRequest, options?: WriteOptions): Call<models.EvidenceResponse, 'EVIDENCE_NOT_FOUND' | 'OBLIGATION_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'EVIDENCE_FINAL' | 'OBLIGATION_FINAL' | 'EVIDENCE_DOES_NOT_FIT' | 'EVIDENCE_HOLDS_NO_MONEY' | 'PAYMENT_BOOKED_ALREADY' | 'OBLIGATION_HOLDS_MONEY' | 'NO_ACCOUNT_SIDE' | 'CURRENCY_MISMATCH' | 'ACCOUNT_OF_SQUAD' | 'ACCOUNT_CLOSED' | 'LIMIT_EXCEEDED' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;

  /**
   * Retry evidence.
   *
   * Tries once more to apply FAILED, DEFERRED or UNMATCHED evidence, as when it arrived: for example after the
   * obligation it belongs to was created. The answer is 200 in any case, with the `state` that says what became of
   * it; when nothing fits now either, only `attempts` and the history grow.
   *
   * Evidence that is MATCHED or RESOLVED is refused with `EVIDENCE_FINAL`, so a repetition cannot apply it twice.
   * Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `retryEvidence` · `POST /v1/evidence/{evidence_id}/retry` · scope `service/operator`
   *
   * Refusals of its own: EVIDENCE_NOT_FOUND, EVIDENCE_FINAL, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.evidence.retry('evd_01KJQ9E2F3V9JMT8Q9T26AFZQR')
   * ```
   */
  retry(evidenceId: string, body?: Nothing, options?: WriteOptions): Call<models.EvidenceResponse, 'EVIDENCE_NOT_FOUND' | 'EVIDENCE_FINAL' | 'OVERLOADED'>;
}

/** Accounts that stand for an outside party. */
export interface ExternalAccountsGroup {
  /**
   * Create an external account.
   *
   * Gives an outside party an account of type EXTERNAL, together with where it is reached. The account holds no money
   * of yours: named as a side of an obligation it stands for its `external_id`, the money goes out or comes in over
   * the obligation's rail, and its balance is the sum of what went to and came from it. Nothing can be held, blocked
   * or captured on it. It can later be promoted to a CUSTOMER account.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same account; with another key it creates
   * a second account for the same party.
   *
   * `createExternalAccount` · `POST /v1/external-accounts` · scope `service/accounts.write`
   *
   * Refusals of its own: PARTY_NOT_FOUND, INVALID_CURRENCY, QUOTA_EXCEEDED.
   *
   * @example
   * ```ts
   * await razao.externalAccounts.create({
   *   owner_party_id: 'pty_01KJQB9900F8QY40YGECYYS9E9',
   *   currency: 'BRL',
   *   external_id: 'pix_key:fornecedor@example.com',
   *   metadata: { category: 'flour' },
   * })
   * ```
   */
  create(body: models.ExternalAccountCreateRequest, options?: WriteOptions): Call<models.ExternalAccountResponse, 'PARTY_NOT_FOUND' | 'INVALID_CURRENCY' | 'QUOTA_EXCEEDED'>;

  /**
   * List external accounts.
   *
   * Your accounts of type EXTERNAL, newest first, those that were promoted included. Filters combine; without any, all
   * of them.
   *
   * `listExternalAccounts` · `GET /v1/external-accounts` · scope `service/accounts.read`
   *
   * @example
   * ```ts
   * await razao.externalAccounts.list()
   * ```
   */
  list(query?: models.ListExternalAccountsQuery, options?: CallOptions): PageCall<models.ExternalAccountListResponse, models.ExternalAccountListResponse['items'][number], never>;
}

/** Compiling your own products. */
export interface FoundryGroup {
  /**
   * Read a compile job and its gate report.
   *
   * One of your jobs. Once it is SUCCEEDED or REJECTED it carries the gate report: every gate, whether it passed, how
   * much that matters, and what it found in which line of the bundle.
   *
   * `getCompile` · `GET /v1/foundry/compiles/{compile_id}` · scope `service/products.draft`
   *
   * Refusals of its own: COMPILE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.foundry.getCompile('cmp_01KJQC00S97WVFVZ1EA470EAK3')
   * ```
   */
  getCompile(compileId: string, query?: Nothing, options?: CallOptions): Call<models.CompileResponse, 'COMPILE_NOT_FOUND'>;

  /**
   * Read what is left of the compiles of the day.
   *
   * How many compile jobs your tenant may submit in a day, how many it has submitted today, and when the next day
   * begins. The day is that of São Paulo.
   *
   * `getFoundryQuota` · `GET /v1/foundry/quota` · scope `service/products.draft`
   *
   * @example
   * ```ts
   * await razao.foundry.getQuota()
   * ```
   */
  getQuota(query?: Nothing, options?: CallOptions): Call<models.FoundryQuotaResponse, never>;

  /**
   * List compile jobs.
   *
   * Your compile jobs, newest first. Filters combine.
   *
   * `listCompiles` · `GET /v1/foundry/compiles` · scope `service/products.draft`
   *
   * @example
   * ```ts
   * await razao.foundry.listCompiles()
   * ```
   */
  listCompiles(query?: models.ListCompilesQuery, options?: CallOptions): PageCall<models.CompileListResponse, models.CompileListResponse['items'][number], never>;

  /**
   * Submit a bundle to the foundry.
   *
   * Sends the source of a product to be compiled, signed with the enrolled key of your tenant. It is compiled in
   * isolation and passes gate by gate; the answer is QUEUED, and the report is read with `getCompile`. A bundle that
   * passes has an artifact, which an operator binds to the product; nothing is bound by compiling.
   *
   * Each job that is taken counts in the quota of the day. Repeating the request with the same `Idempotency-Key`
   * answers with the same job and counts nothing again; repeated without a key, it is another job.
   *
   * `submitCompile` · `POST /v1/foundry/compiles` · scope `service/products.draft`
   *
   * Refusals of its own: BUNDLE_INVALID, BUNDLE_HASH_MISMATCH, PRODUCT_KEY_NOT_ENROLLED, PRODUCT_KEY_SUPERSEDED, BUNDLE_SIGNATURE_INVALID, QUOTA_EXCEEDED.
   *
   * @example
   * ```ts
   * await razao.foundry.submitCompile({
   *   product_id: 'caucao-aluguel',
   *   bundle_hash: '8b5202300cdc7d4b11c70bf0422c3fb85bae79a8a609bae09a28cba487991899',
   *   signature: {
   *     signature: 'MEUCIQCxeJzvlKpjqnOBaf8JVJ+Ha8HMHvvPpcUuA0RR34pbtQIgYZl0tkLsc4AbXhgDi+9Ce5euQJ1M+ynVFMXwkV5TG+Y=',
   *     signing_pubkey_fpr: 'fce6c829bd6f2eee417232cd97bc8a0c8836252818c5c713d702242e418fca68',
   *   },
   *   files: [
   *     {
   *       path: 'manifest.json',
   *       content: "{\n  \"manifest_version\": 1,\n  \"title\": \"Caução de aluguel\",\n  \"description\": \"A rental deposit, locked until the landlord releases it or a claim on it is settled.\",\n  \"currency\": \"BRL\",\n  \"states\": [\n    { \"name\": \"FUNDED\", \"description\": \"The deposit is locked and nobody claims any of it.\", \"is_final\": false },\n    { \"name\": \"CLAIMED\", \"description\": \"The landlord claims part of it.\", \"is_final\": false },\n    { \"name\": \"SETTLED\", \"description\": \"The claim was paid to the landlord and the rest to the renter.\", \"is_final\": true },\n    { \"name\": \"RELEASED\", \"description\": \"All of it went back to the renter.\", \"is_final\": true }\n  ],\n  \"keys\": [\n    { \"name\": \"renter\", \"description\": \"The renter, who pays the deposit.\", \"role\": \"ACTOR\", \"datum_field\": \"renter_key\" },\n    {\n      \"name\": \"landlord\",\n      \"description\": \"The landlord, who may claim part of the deposit.\",\n      \"role\": \"COUNTERPARTY\",\n      \"datum_field\": \"landlord_key\"\n    }\n  ],\n  \"datum_fields\": [\n    {\n      \"name\": \"state\",\n      \"description\": \"The state, as its place in the list of states.\",\n      \"type\": \"INTEGER\",\n      \"unit\": \"COUNT\",\n      \"minimum\": 0,\n      \"maximum\": 3\n    },\n    { \"name\": \"renter_key\", \"description\": \"Hash of the renter's key.\", \"type\": \"BYTES\", \"length_bytes\": 28 },\n    { \"name\": \"landlord_key\", \"description\": \"Hash of the landlord's key.\", \"type\": \"BYTES\", \"length_bytes\": 28 },\n    { \"name\": \"deposit\", \"description\": \"The deposit.\", \"type\": \"INTEGER\", \"unit\": \"CENTS\", \"minimum\": 1, \"maximum\": 100000000 },\n    {\n      \"name\": \"claim_cap\",\n      \"description\": \"The largest part of the deposit that can be claimed.\",\n      \"type\": \"INTEGER\",\n      \"unit\": \"BASIS_POINTS\",\n      \"minimum\": 0,\n      \"maximum\": 10000\n    },\n    {\n      \"name\": \"claimed\",\n      \"description\": \"What is claimed of the deposit; 0 for nothing.\",\n      \"type\": \"INTEGER\",\n      \"unit\": \"CENTS\",\n      \"minimum\": 0,\n      \"maximum\": 100000000\n    },\n    {\n      \"name\": \"lease_end\",\n      \"description\": \"When the lease ends.\",\n      \"type\": \"INTEGER\",\n      \"unit\": \"EPOCH_SECONDS\",\n      \"minimum\": 0,\n      \"maximum\": 4102444800\n    },\n    { \"name\": \"extendable\", \"description\": \"Whether the lease can be extended.\", \"type\": \"BOOLEAN\" },\n    { \"name\": \"contract_ref\", \"description\": \"Reference of the contract.\", \"type\": \"BYTES\", \"length_bytes\": 64 }\n  ],\n  \"state_field\": \"state\",\n  \"creation\": {\n    \"to_state\": \"FUNDED\",\n    \"signed_by\": \"renter\",\n    \"value_parameter\": \"deposit_cents\",\n    \"parameters\": [\n      {\n        \"name\": \"deposit_cents\",\n        \"description\": \"The deposit, locked when the instance is created.\",\n        \"type\": \"cents\",\n        \"required\": true,\n        \"datum_field\": \"deposit\",\n        \"minimum\": 1,\n        \"maximum\": 100000000,\n        \"is_verification_key\": false\n      },\n      {\n        \"name\": \"landlord\",\n        \"description\": \"The account of the landlord.\",\n        \"type\": \"account_id\",\n        \"required\": true,\n        \"datum_field\": \"landlord_key\",\n        \"is_verification_key\": false\n      },\n      {\n        \"name\": \"claim_cap_bps\",\n        \"description\": \"The largest part of the deposit that can be claimed, in basis points.\",\n        \"type\": \"int\",\n        \"required\": true,\n        \"datum_field\": \"claim_cap\",\n        \"minimum\": 0,\n        \"maximum\": 10000,\n        \"is_verification_key\": false\n      },\n      {\n        \"name\": \"lease_end\",\n        \"description\": \"When the lease ends, in seconds since 1970.\",\n        \"type\": \"int\",\n        \"required\": true,\n        \"datum_field\": \"lease_end\",\n        \"minimum\": 0,\n        \"maximum\": 4102444800,\n        \"is_verification_key\": false\n      },\n      {\n        \"name\": \"extendable\",\n        \"description\": \"Whether the lease can be extended; false when left out.\",\n        \"type\": \"bool\",\n        \"required\": false,\n        \"datum_field\": \"extendable\",\n        \"is_verification_key\": false\n      },\n      {\n        \"name\": \"contract_ref\",\n        \"description\": \"Your reference of the contract.\",\n        \"type\": \"string\",\n        \"required\": false,\n        \"datum_field\": \"contract_ref\",\n        \"length_bytes\": 64,\n        \"is_verification_key\": false\n      }\n    ],\n    \"sets\": []\n  },\n  \"actions\": [\n    {\n      \"name\": \"claim\",\n      \"description\": \"The landlord claims part of the deposit.\",\n      \"from_states\": [\"FUNDED\"],\n      \"to_state\": \"CLAIMED\",\n      \"signed_by\": \"landlord\",\n      \"value_effect\": \"KEEP\",\n      \"parameters\": [\n        {\n          \"name\": \"claim_cents\",\n          \"description\": \"What is claimed, within the cap.\",\n          \"type\": \"cents\",\n          \"required\": true,\n          \"datum_field\": \"claimed\",\n          \"minimum\": 1,\n          \"maximum\": 100000000,\n          \"is_verification_key\": false\n        }\n      ],\n      \"sets\": [],\n      \"locks\": null,\n      \"payouts\": [],\n      \"not_before\": null,\n      \"not_after\": null\n    },\n    {\n      \"name\": \"accept_claim\",\n      \"description\": \"The renter agrees, and the deposit is split.\",\n      \"from_states\": [\"CLAIMED\"],\n      \"to_state\": \"SETTLED\",\n      \"signed_by\": \"renter\",\n      \"value_effect\": \"RELEASE\",\n      \"parameters\": [],\n      \"sets\": [],\n      \"locks\": null,\n      \"payouts\": [{ \"key\": \"landlord\", \"cents\": \"claimed\" }, { \"key\": \"renter\", \"cents\": \"rest\" }],\n      \"not_before\": null,\n      \"not_after\": null\n    },\n    {\n      \"name\": \"withdraw_claim\",\n      \"description\": \"The landlord takes the claim back.\",\n      \"from_states\": [\"CLAIMED\"],\n      \"to_state\": \"FUNDED\",\n      \"signed_by\": \"landlord\",\n      \"value_effect\": \"KEEP\",\n      \"parameters\": [],\n      \"sets\": [{ \"datum_field\": \"claimed\", \"value\": \"0\" }],\n      \"locks\": null,\n      \"payouts\": [],\n      \"not_before\": null,\n      \"not_after\": null\n    },\n    {\n      \"name\": \"extend\",\n      \"description\": \"The landlord extends the lease, before it ends.\",\n      \"from_states\": [\"FUNDED\"],\n      \"to_state\": \"FUNDED\",\n      \"signed_by\": \"landlord\",\n      \"value_effect\": \"KEEP\",\n      \"parameters\": [\n        {\n          \"name\": \"lease_end\",\n          \"description\": \"When the lease ends, in seconds since 1970; later than before.\",\n          \"type\": \"int\",\n          \"required\": true,\n          \"datum_field\": \"lease_end\",\n          \"minimum\": 0,\n          \"maximum\": 4102444800,\n          \"is_verification_key\": false\n        }\n      ],\n      \"sets\": [],\n      \"locks\": null,\n      \"payouts\": [],\n      \"not_before\": null,\n      \"not_after\": \"lease_end\"\n    }\n  ],\n  \"closing\": { \"from_states\": [\"FUNDED\"], \"to_state\": \"RELEASED\", \"signed_by\": \"landlord\", \"released_to\": \"renter\" },\n  \"scenarios\": [\"partial_claim\", \"claim_above_cap\", \"smallest_deposit\", \"lease_extended\", \"fixed_lease\"]\n}\n",
   *     },
   *     {
   *       path: 'scenarios/claim_above_cap.json',
   *       content: "{\n  \"name\": \"claim_above_cap\",\n  \"description\": \"A claim above the cap is refused, a smaller one is taken back, the lease is extended, and the deposit is released.\",\n  \"keys\": [\"renter\", \"landlord\"],\n  \"steps\": [\n    {\n      \"index\": 0,\n      \"kind\": \"CREATE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": {\n        \"deposit_cents\": 240000,\n        \"landlord\": \"landlord\",\n        \"claim_cap_bps\": 5000,\n        \"lease_end\": \"now+86400\",\n        \"extendable\": true,\n        \"contract_ref\": \"RVM-2026-014\"\n      },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 1,\n      \"kind\": \"ACTION\",\n      \"action\": \"claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"claim_cents\": 120001 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_CLAIM_CAP\"\n    },\n    {\n      \"index\": 2,\n      \"kind\": \"ACTION\",\n      \"action\": \"claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"claim_cents\": 1 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"CLAIMED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 3,\n      \"kind\": \"CLOSE\",\n      \"action\": null,\n      \"signed_by\": \"landlord\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"CLAIMED\",\n      \"expected_refusal\": \"E_STATE\"\n    },\n    {\n      \"index\": 4,\n      \"kind\": \"ACTION\",\n      \"action\": \"accept_claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"CLAIMED\",\n      \"expected_refusal\": \"E_SIGNER\"\n    },\n    {\n      \"index\": 5,\n      \"kind\": \"ACTION\",\n      \"action\": \"withdraw_claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 6,\n      \"kind\": \"ACTION\",\n      \"action\": \"accept_claim\",\n      \"signed_by\": \"renter\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_STATE\"\n    },\n    {\n      \"index\": 7,\n      \"kind\": \"ACTION\",\n      \"action\": \"extend\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"lease_end\": 4102444800 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 8,\n      \"kind\": \"CLOSE\",\n      \"action\": null,\n      \"signed_by\": \"landlord\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"RELEASED\",\n      \"expected_refusal\": null\n    }\n  ]\n}\n",
   *     },
   *     {
   *       path: 'scenarios/fixed_lease.json',
   *       content: "{\n  \"name\": \"fixed_lease\",\n  \"description\": \"Nobody is renter and landlord at once. A lease that cannot be extended is not, and the landlord may claim the whole deposit where the cap is all of it.\",\n  \"keys\": [\"renter\", \"landlord\"],\n  \"steps\": [\n    {\n      \"index\": 0,\n      \"kind\": \"CREATE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": {\n        \"deposit_cents\": 240000,\n        \"landlord\": \"renter\",\n        \"claim_cap_bps\": 5000,\n        \"lease_end\": \"now+86400\",\n        \"extendable\": true,\n        \"contract_ref\": \"RVM-2026-014\"\n      },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_SAME_KEY\"\n    },\n    {\n      \"index\": 1,\n      \"kind\": \"CREATE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": { \"deposit_cents\": 90000, \"landlord\": \"landlord\", \"claim_cap_bps\": 10000, \"lease_end\": \"now+86400\" },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 2,\n      \"kind\": \"ACTION\",\n      \"action\": \"extend\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"lease_end\": \"now+172800\" },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_NOT_EXTENDABLE\"\n    },\n    {\n      \"index\": 3,\n      \"kind\": \"ACTION\",\n      \"action\": \"claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"claim_cents\": 90000 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"CLAIMED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 4,\n      \"kind\": \"ACTION\",\n      \"action\": \"accept_claim\",\n      \"signed_by\": \"renter\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"SETTLED\",\n      \"expected_refusal\": null\n    }\n  ]\n}\n",
   *     },
   *     {
   *       path: 'scenarios/lease_extended.json',
   *       content: "{\n  \"name\": \"lease_extended\",\n  \"description\": \"The lease is extended while it runs, never shortened, and not after it has ended.\",\n  \"keys\": [\"renter\", \"landlord\"],\n  \"steps\": [\n    {\n      \"index\": 0,\n      \"kind\": \"CREATE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": {\n        \"deposit_cents\": 240000,\n        \"landlord\": \"landlord\",\n        \"claim_cap_bps\": 5000,\n        \"lease_end\": \"now+60\",\n        \"extendable\": true,\n        \"contract_ref\": \"RVM-2026-014\"\n      },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 1,\n      \"kind\": \"ACTION\",\n      \"action\": \"extend\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"lease_end\": \"now+60\" },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_LEASE_END\"\n    },\n    {\n      \"index\": 2,\n      \"kind\": \"ACTION\",\n      \"action\": \"extend\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"lease_end\": \"now+61\" },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 3,\n      \"kind\": \"ACTION\",\n      \"action\": \"extend\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"lease_end\": \"now+86400\" },\n      \"after_seconds\": 75,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_TOO_LATE\"\n    },\n    {\n      \"index\": 4,\n      \"kind\": \"CLOSE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": {},\n      \"after_seconds\": 75,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_SIGNER\"\n    },\n    {\n      \"index\": 5,\n      \"kind\": \"CLOSE\",\n      \"action\": null,\n      \"signed_by\": \"landlord\",\n      \"parameters\": {},\n      \"after_seconds\": 75,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"RELEASED\",\n      \"expected_refusal\": null\n    }\n  ]\n}\n",
   *     },
   *     {
   *       path: 'scenarios/partial_claim.json',
   *       content: "{\n  \"name\": \"partial_claim\",\n  \"description\": \"The landlord claims the most there is to claim, the renter agrees, and the deposit is split.\",\n  \"keys\": [\"renter\", \"landlord\"],\n  \"steps\": [\n    {\n      \"index\": 0,\n      \"kind\": \"CREATE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": {\n        \"deposit_cents\": 240000,\n        \"landlord\": \"landlord\",\n        \"claim_cap_bps\": 5000,\n        \"lease_end\": 4102444800,\n        \"extendable\": true,\n        \"contract_ref\": \"CONTRATO-0000000000000000000000000000000000000000000000000000007\"\n      },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 1,\n      \"kind\": \"ACTION\",\n      \"action\": \"claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"claim_cents\": 120000 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"CLAIMED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 2,\n      \"kind\": \"ACTION\",\n      \"action\": \"accept_claim\",\n      \"signed_by\": \"renter\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"SETTLED\",\n      \"expected_refusal\": null\n    }\n  ]\n}\n",
   *     },
   *     {
   *       path: 'scenarios/smallest_deposit.json',
   *       content: "{\n  \"name\": \"smallest_deposit\",\n  \"description\": \"Of a deposit of one centavo that nothing can be claimed of, nothing is claimed, and it is released after the lease.\",\n  \"keys\": [\"renter\", \"landlord\"],\n  \"steps\": [\n    {\n      \"index\": 0,\n      \"kind\": \"CREATE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": { \"deposit_cents\": 1, \"landlord\": \"landlord\", \"claim_cap_bps\": 0, \"lease_end\": 0 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 1,\n      \"kind\": \"ACTION\",\n      \"action\": \"claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"claim_cents\": 1 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_CLAIM_CAP\"\n    },\n    {\n      \"index\": 2,\n      \"kind\": \"CLOSE\",\n      \"action\": null,\n      \"signed_by\": \"landlord\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"RELEASED\",\n      \"expected_refusal\": null\n    }\n  ]\n}\n",
   *     },
   *     {
   *       path: 'validator.hl',
   *       content: "mixed rental_deposit\n\nimport { get_current_input, get_current_minting_policy_hash } from ScriptContext\nimport { must, signed, before, cents, pays, continues, ends, created, burns_only } from razao\n\nconst FUNDED = 0\nconst CLAIMED = 1\n\nstruct Datum {\n    state: Int\n    renter_key: PubKeyHash\n    landlord_key: PubKeyHash\n    deposit: Int\n    claim_cap: Int\n    claimed: Int\n    lease_end: Int\n    extendable: Bool\n    contract_ref: ByteArray\n}\n\nenum Move {\n    Create { seed: TxOutputId }\n    Claim { claim_cents: Int }\n    AcceptClaim\n    WithdrawClaim\n    Extend { lease_end: Int }\n    Close\n}\n\nfunc create(policy: MintingPolicyHash, seed: TxOutputId) -> () {\n    out: TxOutput = created(policy, seed);\n    d: Datum = Datum::from_data(out.datum.inline);\n    signed(d.renter_key);\n    must(d.landlord_key.serialize().length == 30, \"E_KEY\"); // 28 bytes, and two that say so\n    must(d.landlord_key != d.renter_key, \"E_SAME_KEY\");\n    must(d.deposit <= 100000000, \"E_DEPOSIT\"); // and a centavo or more, since that is locked\n    must(d.claim_cap >= 0 && d.claim_cap <= 10000, \"E_CLAIM_CAP\");\n    must(d.lease_end >= 0 && d.lease_end <= 4102444800, \"E_LEASE_END\");\n    must(d.contract_ref.length <= 64, \"E_CONTRACT_REF\");\n    must(cents(out.value) == d.deposit, \"E_LOCKED\");\n    // Put together anew, so that no field hides anything that is not what it says.\n    fresh: Datum = Datum{\n        state: FUNDED, renter_key: d.renter_key, landlord_key: d.landlord_key, deposit: d.deposit, claim_cap: d.claim_cap, claimed: 0,\n        lease_end: d.lease_end, extendable: d.extendable, contract_ref: d.contract_ref\n    };\n    must(out.datum.inline.serialize() == fresh.serialize(), \"E_CREATE\")\n}\n\nfunc spend(own: TxInput, d: Datum, move: Move) -> () {\n    left: Int = cents(own.value);\n    move.switch{\n        m: Claim => {\n            must(d.state == FUNDED, \"E_STATE\");\n            signed(d.landlord_key);\n            must(m.claim_cents >= 1, \"E_AMOUNT_RANGE\");\n            must(m.claim_cents <= d.deposit * d.claim_cap / 10000, \"E_CLAIM_CAP\");\n            continues(own, d.copy(state: CLAIMED, claimed: m.claim_cents), left)\n        },\n        AcceptClaim => {\n            must(d.state == CLAIMED, \"E_STATE\");\n            signed(d.renter_key);\n            ends(own);\n            pays(own, d.landlord_key, d.claimed);\n            pays(own, d.renter_key, left - d.claimed)\n        },\n        WithdrawClaim => {\n            must(d.state == CLAIMED, \"E_STATE\");\n            signed(d.landlord_key);\n            continues(own, d.copy(state: FUNDED, claimed: 0), left)\n        },\n        m: Extend => {\n            must(d.state == FUNDED, \"E_STATE\");\n            signed(d.landlord_key);\n            must(d.extendable, \"E_NOT_EXTENDABLE\");\n            before(d.lease_end);\n            must(m.lease_end > d.lease_end && m.lease_end <= 4102444800, \"E_LEASE_END\");\n            continues(own, d.copy(lease_end: m.lease_end), left)\n        },\n        Close => {\n            must(d.state == FUNDED, \"E_STATE\");\n            signed(d.landlord_key);\n            ends(own);\n            pays(own, d.renter_key, left)\n        },\n        Create => error(\"E_MOVE\")\n    }\n}\n\nfunc main(args: MixedArgs) -> () {\n    args.switch{\n        s: Spending => spend(get_current_input(), Datum::from_data(s.datum), Move::from_data(s.redeemer)),\n        m: Other => {\n            policy: MintingPolicyHash = get_current_minting_policy_hash();\n            Move::from_data(m.redeemer).switch{\n                c: Create => create(policy, c.seed),\n                else => burns_only(policy)\n            }\n        }\n    }\n}\n",
   *     },
   *   ],
   * })
   * ```
   */
  submitCompile(body: models.CompileSubmitRequest, options?: WriteOptions): Call<models.CompileResponse, 'BUNDLE_INVALID' | 'BUNDLE_HASH_MISMATCH' | 'PRODUCT_KEY_NOT_ENROLLED' | 'PRODUCT_KEY_SUPERSEDED' | 'BUNDLE_SIGNATURE_INVALID' | 'QUOTA_EXCEEDED'>;
}

/** The chart of accounts. */
export interface GlAccountsGroup {
  /**
   * Add an account to the chart of accounts.
   *
   * Adds a GL account of yours beside the built-in ones. With `gathers` it takes over kinds of ledger accounts from
   * built-in accounts. GL entries are a reading of the journal, so all movements of those kinds, past ones too, stand
   * under the new account from then on; no money moves and no total changes. GL accounts are not changed or removed.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same account; with another key it is
   * refused with `GL_CODE_TAKEN`.
   *
   * `createGlAccount` · `POST /v1/gl-accounts` · scope `service/gl`
   *
   * Refusals of its own: GL_ACCOUNT_NOT_FOUND, GL_CODE_TAKEN, GL_MEMBER_TYPE_TAKEN, GL_PARENT_TYPE_MISMATCH.
   *
   * @example
   * ```ts
   * await razao.glAccounts.create({
   *   code: '4110',
   *   name: 'Pix fee revenue',
   *   type: 'REVENUE',
   *   parent_code: '4000',
   *   gathers: ['REVENUE'],
   * })
   * ```
   */
  create(body: models.CreateGlAccountRequest, options?: WriteOptions): Call<models.GlAccountResponse, 'GL_ACCOUNT_NOT_FOUND' | 'GL_CODE_TAKEN' | 'GL_MEMBER_TYPE_TAKEN' | 'GL_PARENT_TYPE_MISMATCH'>;

  /**
   * Read a GL account.
   *
   * One account of your chart of accounts. What it stands at is in the trial balance.
   *
   * `getGlAccount` · `GET /v1/gl-accounts/{gl_account_id}` · scope `service/gl`
   *
   * Refusals of its own: GL_ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.glAccounts.get('gla_01KJQ7GYZ04C5RS4A82KFCQK85')
   * ```
   */
  get(glAccountId: string, query?: Nothing, options?: CallOptions): Call<models.GlAccountResponse, 'GL_ACCOUNT_NOT_FOUND'>;

  /**
   * List the chart of accounts.
   *
   * The accounts of your general ledger, by code: the built-in ones and those you added. Every ledger account stands
   * under exactly one of them, by its type. Filters combine.
   *
   * Built in: funds at the rails (1100, the outside world), customer, guest and group funds (2100, 2110, 2120),
   * payments in transit (2200), unidentified receipts (2300), money in tokens (2400: the accounts that back qBRL), own
   * funds (3100: other ledger accounts of the type ASSET, which hold the institution's own money) and revenue (4100), under the groups 1000, 2000, 3000 and 4000. Accounts
   * of the type EXTERNAL carry no movements and stand nowhere.
   *
   * `listGlAccounts` · `GET /v1/gl-accounts` · scope `service/gl`
   *
   * @example
   * ```ts
   * await razao.glAccounts.list()
   * ```
   */
  list(query?: models.ListGlAccountsQuery, options?: CallOptions): PageCall<models.GlAccountListResponse, models.GlAccountListResponse['items'][number], never>;
}

/** The journal as a general ledger, and the trial balance. */
export interface GlEntriesGroup {
  /**
   * Read a GL entry.
   *
   * One movement of the journal as a line of the general ledger.
   *
   * `getGlEntry` · `GET /v1/gl-entries/{entry_id}` · scope `service/gl`
   *
   * Refusals of its own: GL_ENTRY_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.glEntries.get('gle_3_2')
   * ```
   */
  get(entryId: string, query?: Nothing, options?: CallOptions): Call<models.GlEntryResponse, 'GL_ENTRY_NOT_FOUND'>;

  /**
   * Read the trial balance.
   *
   * What was debited and credited on every GL account, from the first journal entry to the end of an accounting day,
   * currency by currency. Debits equal credits by construction, because the postings of every entry sum to zero; the
   * answer confirms it.
   *
   * `getTrialBalance` · `GET /v1/trial-balance` · scope `service/gl`
   *
   * @example
   * ```ts
   * await razao.glEntries.getTrialBalance()
   * ```
   */
  getTrialBalance(query?: models.GetTrialBalanceQuery, options?: CallOptions): Call<models.TrialBalanceResponse, never>;

  /**
   * List GL entries.
   *
   * Every movement of the journal as a line of the general ledger, newest first. Nothing is written for it: an entry
   * here is a posting there, its `entry_id` made of the two numbers that name it. Filters combine; without any, all
   * entries. The ledger's own accounts are shown too. `account_id` does not follow a promotion: each account shows what
   * was written for it.
   *
   * `listGlEntries` · `GET /v1/gl-entries` · scope `service/gl`
   *
   * Refusals of its own: INVALID_PERIOD.
   *
   * @example
   * ```ts
   * await razao.glEntries.list()
   * ```
   */
  list(query?: models.ListGlEntriesQuery, options?: CallOptions): PageCall<models.GlEntryListResponse, models.GlEntryListResponse['items'][number], 'INVALID_PERIOD'>;
}

/** Accounts of people who are no customers yet. */
export interface GuestAccountsGroup {
  /**
   * Read a guest account.
   *
   * One of your accounts of type GUEST, also after it was promoted. An account of another type is answered like one
   * you do not have.
   *
   * `getGuestAccount` · `GET /v1/guest-accounts/{account_id}` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.guestAccounts.get('acc_01KJQADT3084G7ZWYRD6Z1RV0W')
   * ```
   */
  get(accountId: string, query?: Nothing, options?: CallOptions): Call<models.GuestAccountResponse, 'ACCOUNT_NOT_FOUND'>;

  /**
   * List guest accounts.
   *
   * Your accounts of type GUEST, newest first, those that were promoted included. Filters combine; without any, all of
   * them. A guest account is opened with `POST /v1/accounts`.
   *
   * `listGuestAccounts` · `GET /v1/guest-accounts` · scope `service/accounts.read`
   *
   * @example
   * ```ts
   * await razao.guestAccounts.list()
   * ```
   */
  list(query?: models.ListGuestAccountsQuery, options?: CallOptions): PageCall<models.GuestAccountListResponse, models.GuestAccountListResponse['items'][number], never>;
}

/** Whether the service works, and which version it is. */
export interface HealthGroup {
  /**
   * Ask whether the service works.
   *
   * `ok` when everything works. `degraded` when the ledger works but schedules, webhooks or moves of products wait,
   * the custody of your products differs from the chain, or your books differ from their entries. `books.difference`,
   * which names the row, needs the scope `service/audit.read`. Without its database the service answers 503.
   *
   * `getHealth` · `GET /v1/health` · scope `service/health`
   *
   * @example
   * ```ts
   * await razao.health.get()
   * ```
   */
  get(query?: Nothing, options?: CallOptions): Call<models.HealthResponse, never>;

  /**
   * Ask which version answers.
   *
   * The version of the software and of both interfaces.
   *
   * `getVersion` · `GET /v1/version` · scope `service/health`
   *
   * @example
   * ```ts
   * await razao.health.getVersion()
   * ```
   */
  getVersion(query?: Nothing, options?: CallOptions): Call<models.VersionResponse, never>;
}

/** Money reserved for a later capture, and money blocked. Reserving money for a later capture. */
export interface HoldsGroup {
  /**
   * Adjust a hold.
   *
   * Lowers the amount of an active hold, moves its deadline, or both; what is left out stays. Money that the hold no
   * longer reserves is free again, and secures open blocks of the account first. A hold never grows: a larger amount is
   * refused with `HOLD_INCREASE_REFUSED`. The hold of a charge of Pix Automático is its charge's alone:
   * `HOLD_OF_CHARGE`.
   *
   * Asking for what already holds answers 200 and changes nothing. Repeating the request with the same
   * `Idempotency-Key` answers with the first answer.
   *
   * `adjustHold` · `PATCH /v1/holds/{hold_id}` · scope `service/holds`
   *
   * Refusals of its own: HOLD_NOT_FOUND, HOLD_NOT_ACTIVE, HOLD_OF_CHARGE, HOLD_INCREASE_REFUSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.holds.adjust('hld_01KJQ9H11G0W484T2TGEMDX6KQ', { amount_cents: 1800, expires_at: '2035-03-08T23:59:59-03:00' })
   * ```
   */
  adjust(holdId: string, body: models.AdjustHoldRequest, options?: WriteOptions): Call<models.HoldResponse, 'HOLD_NOT_FOUND' | 'HOLD_NOT_ACTIVE' | 'HOLD_OF_CHARGE' | 'HOLD_INCREASE_REFUSED' | 'OVERLOADED'>;

  /**
   * Capture a hold.
   *
   * Takes money out of an active hold and pays it to another account, at once and finally: an obligation between the
   * two accounts is created that is FINAL and SETTLED. A capture in part releases the rest; a hold is captured once.
   * Limits count the capture, not the hold. An EXTERNAL account is refused with `RAIL_NEEDS_ACCOUNTS`: to pay an
   * outside party, release the hold and create an obligation.
   *
   * The hold of a charge of Pix Automático is captured by its charge alone: `HOLD_OF_CHARGE`.
   *
   * A second capture is refused with `HOLD_NOT_ACTIVE`; repeating the request with the same `Idempotency-Key` answers
   * with the first answer and moves nothing again.
   *
   * `captureHold` · `POST /v1/holds/{hold_id}/capture` · scope `service/holds`
   *
   * Refusals of its own: HOLD_NOT_FOUND, ACCOUNT_NOT_FOUND, HOLD_NOT_ACTIVE, HOLD_OF_CHARGE, CAPTURE_EXCEEDS_HOLD, RAIL_NEEDS_ACCOUNTS, ACCOUNT_OF_SQUAD, SAME_ACCOUNT, CURRENCY_MISMATCH, ACCOUNT_FROZEN, PARTY_BLOCKED, ACCOUNT_CLOSED, LIMIT_EXCEEDED, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.holds.capture('hld_01KJQ9H11G0W484T2TGEMDX6KQ', { creditor_account_id: 'acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4', amount_cents: 1500 })
   * ```
   */
  capture(holdId: string, body: models.CaptureHoldRequest, options?: WriteOptions): Call<models.HoldResponse, 'HOLD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'HOLD_NOT_ACTIVE' | 'HOLD_OF_CHARGE' | 'CAPTURE_EXCEEDS_HOLD' | 'RAIL_NEEDS_ACCOUNTS' | 'ACCOUNT_OF_SQUAD' | 'SAME_ACCOUNT' | 'CURRENCY_MISMATCH' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'ACCOUNT_CLOSED' | 'LIMIT_EXCEEDED' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;

  /**
   * Read a hold.
   *
   * One of your holds, with its state and what was captured of it.
   *
   * `getHold` · `GET /v1/holds/{hold_id}` · scope `service/holds`
   *
   * Refusals of its own: HOLD_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.holds.get('hld_01KJQ9H11G0W484T2TGEMDX6KQ')
   * ```
   */
  get(holdId: string, query?: Nothing, options?: CallOptions): Call<models.HoldResponse, 'HOLD_NOT_FOUND'>;

  /**
   * List holds.
   *
   * Your holds, newest first, in every state. Filters combine; without any, all holds. A hold whose deadline has
   * passed reads as EXPIRED; when very many do at once, the last of them after moments.
   *
   * `listHolds` · `GET /v1/holds` · scope `service/holds`
   *
   * @example
   * ```ts
   * await razao.holds.list()
   * ```
   */
  list(query?: models.ListHoldsQuery, options?: CallOptions): PageCall<models.HoldListResponse, models.HoldListResponse['items'][number], never>;

  /**
   * Place a hold.
   *
   * Reserves money of an account for a later capture. Nothing moves: `posted` stays, `held` rises and `available`
   * falls by the amount. It is refused when less is available.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same hold and reserves nothing again; with
   * another key, or in another request, it places a second hold.
   *
   * `placeHold` · `POST /v1/holds` · scope `service/holds`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, ACCOUNT_NOT_RESERVABLE, CURRENCY_MISMATCH, ACCOUNT_CLOSED, ACCOUNT_OF_SQUAD, ACCOUNT_FROZEN, PARTY_BLOCKED, INSUFFICIENT_FUNDS, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.holds.place({
   *   account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   amount_cents: 2000,
   *   currency: 'BRL',
   *   expires_at: '2035-03-06T23:59:59-03:00',
   *   description: 'Birthday cake, order bolo-231',
   *   metadata: { order: 'bolo-231' },
   * })
   * ```
   */
  place(body: models.PlaceHoldRequest, options?: WriteOptions): Call<models.HoldResponse, 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_NOT_RESERVABLE' | 'CURRENCY_MISMATCH' | 'ACCOUNT_CLOSED' | 'ACCOUNT_OF_SQUAD' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'INSUFFICIENT_FUNDS' | 'OVERLOADED'>;

  /**
   * Release a hold.
   *
   * Gives up an active hold. Nothing moves: what it reserved is free again, and secures open blocks of the account
   * first. It works on a frozen account too. The hold of a charge of Pix Automático ends with its charge, which the
   * payer cancels: `HOLD_OF_CHARGE`.
   *
   * Releasing a released hold answers 200 and changes nothing; one that was captured or has expired is refused with
   * `HOLD_NOT_ACTIVE`. Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `releaseHold` · `POST /v1/holds/{hold_id}/release` · scope `service/holds`
   *
   * Refusals of its own: HOLD_NOT_FOUND, HOLD_NOT_ACTIVE, HOLD_OF_CHARGE, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.holds.release('hld_01KJQ9H11G0W484T2TGEMDX6KQ')
   * ```
   */
  release(holdId: string, body?: Nothing, options?: WriteOptions): Call<models.HoldResponse, 'HOLD_NOT_FOUND' | 'HOLD_NOT_ACTIVE' | 'HOLD_OF_CHARGE' | 'OVERLOADED'>;
}

/** The append-only, hash-chained record of everything that moved money. */
export interface JournalGroup {
  /**
   * Read a journal entry.
   *
   * One entry of the tenant's journal with its canonical payload.
   *
   * With `Accept: application/vnd.razao.proof`, the proof of the entry instead: a text (`c2sp.org/tlog-proof@v1`) by which
   * a stranger verifies offline, with the key of your log, that the log has the entry. A new entry is proven by the next
   * checkpoint, within about a second; until then 503 `SERVICE_UNAVAILABLE`.
   *
   * `getJournalEntry` · `GET /v1/journal/entries/{seq_no}` · scope `service/audit.read`
   *
   * Refusals of its own: ENTRY_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.journal.getEntry(3)
   * ```
   */
  getEntry(seqNo: number, query: Nothing | undefined, options: CallOptions & { accept: 'application/vnd.razao.proof' }): Call<Blob, 'ENTRY_NOT_FOUND'>;

  /**
   * Read a journal entry.
   *
   * One entry of the tenant's journal with its canonical payload.
   *
   * With `Accept: application/vnd.razao.proof`, the proof of the entry instead: a text (`c2sp.org/tlog-proof@v1`) by which
   * a stranger verifies offline, with the key of your log, that the log has the entry. A new entry is proven by the next
   * checkpoint, within about a second; until then 503 `SERVICE_UNAVAILABLE`.
   *
   * `getJournalEntry` · `GET /v1/journal/entries/{seq_no}` · scope `service/audit.read`
   *
   * Refusals of its own: ENTRY_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.journal.getEntry(3)
   * ```
   */
  getEntry(seqNo: number, query?: Nothing, options?: CallOptions): Call<models.JournalEntryDetailResponse, 'ENTRY_NOT_FOUND'>;

  /**
   * Read the journal entries of an obligation.
   *
   * The entry that created the obligation and the entry that made it final, each with its hashed payload: the proof of
   * what it moved, and when. While the obligation is open `consumption` is null.
   *
   * `getJournalObligation` · `GET /v1/journal/obligations/{obligation_id}` · scope `service/audit.read`
   *
   * Refusals of its own: OBLIGATION_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.journal.getObligation('obl_01KJQ9D3E5G7J9M1P3R5T7V9X1')
   * ```
   */
  getObligation(obligationId: string, query?: Nothing, options?: CallOptions): Call<models.JournalObligationResponse, 'OBLIGATION_NOT_FOUND'>;

  /**
   * List what the journal changed of an account.
   *
   * Every journal entry that moved or reserved money of the account, as its changes, in the order they were written.
   * The changes of `posted` add up to the account's posted balance. Unlike balance, statement and transactions this
   * does not follow a promotion: each account shows what was written for it. `from_seq` and `to_seq` are both
   * included. The ledger's own accounts are read as `GET /v1/gl-entries`.
   *
   * `listJournalAccountDeltas` · `GET /v1/journal/accounts/{account_id}` · scope `service/audit.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.journal.listAccountDeltas('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')
   * ```
   */
  listAccountDeltas(accountId: string, query?: models.ListJournalAccountDeltasQuery, options?: CallOptions): PageCall<models.JournalDeltaListResponse, models.JournalDeltaListResponse['items'][number], 'ACCOUNT_NOT_FOUND'>;

  /**
   * List journal entries.
   *
   * The tenant's journal in the order it was written, with the hashed payload of every entry, so that the chain can be
   * checked without asking further. `from_seq` and `to_seq` are both included.
   *
   * With `record=ACTS`, the record of acts instead: who restrained, released, resolved or configured what, when, why and
   * from where. `items` is empty then, the acts are in `acts`, and `from_seq` and `to_seq` narrow nothing.
   *
   * `listJournalEntries` · `GET /v1/journal/entries` · scope `service/audit.read`
   *
   * @example
   * ```ts
   * await razao.journal.listEntries()
   * ```
   */
  listEntries(query?: models.ListJournalEntriesQuery, options?: CallOptions): PageCall<models.JournalEntryListResponse, models.JournalEntryListResponse['items'][number], never>;
}

/** The verification of a party's identity. Submitting and reviewing the identity of a party, and its risk flags. */
export interface KycGroup {
  /**
   * Add a risk flag to a party.
   *
   * Marks a party as risky, whatever the state of its verification. While a flag is open, limit policies take the
   * party's KYC level as 0, and a VERIFIED party is due for screening at once. While one of severity BLOCKING is open,
   * the party's accounts are not debited either: payments, holds and captures are refused with `PARTY_BLOCKED`, and
   * credits still arrive. Nothing else follows from a flag.
   *
   * One of kind OWN_WITHDRAWAL is a decision about a party that is marked for fraud: while it is open, one payment of
   * at most `withdrawal.amount_cents` may go to an account of the party's own at another institution.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same flag; without a key a second flag is
   * added.
   *
   * `addRiskFlag` · `POST /v1/parties/{party_id}/risk-flags` · scope `service/operator`
   *
   * Refusals of its own: PARTY_NOT_FOUND, ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.kyc.addRiskFlag('pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0', {
   *   reason: 'Received a Pix that was reported as fraud',
   *   severity: 'BLOCKING',
   *   source: 'MED_CASE',
   *   source_ref: 'med_01KJQ9D6NWZMXW6B54699X7F1C',
   * })
   * ```
   */
  addRiskFlag(partyId: string, body: models.AddRiskFlagRequest, options?: WriteOptions): Call<models.KycFlagOut, 'PARTY_NOT_FOUND' | 'ACCOUNT_NOT_FOUND'>;

  /**
   * Read what is known about a party's identity.
   *
   * The state of the verification, the level that is verified, the screenings, the risk flags and every move of the
   * state. A party that was never submitted answers 200 with NOT_SUBMITTED, level 0 and empty lists.
   *
   * Documents are shown as references, hits without names: who and what they are stays with the provider.
   *
   * `getPartyKyc` · `GET /v1/parties/{party_id}/kyc` · scope `service/accounts.read`
   *
   * Refusals of its own: PARTY_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.kyc.getPartyKyc('pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0')
   * ```
   */
  getPartyKyc(partyId: string, query?: Nothing, options?: CallOptions): Call<models.PartyKycResponseOut, 'PARTY_NOT_FOUND'>;

  /**
   * Receive a KYC provider's event.
   *
   * Receives the KYC provider's events about verifications and screenings. Each request is signed by the provider instead of
   * carrying a token. An event that repeats an earlier one (the same `report_ref`), or comes too late for the state of
   * the party, is taken and changes nothing; so is one we do not know, or about a party we do not have.
   *
   * Events may come in any order. A provider decides once about a session: the verdict about an earlier session of the
   * party changes nothing. A hit or an expired document that arrives before the verdict takes effect after it.
   *
   * | event | when | `data` |
   * |---|---|---|
   * | `KYC_VERDICT_REACHED` | the provider has decided about a submission | `reference`, `session_ref`?, `report_ref`, `verdict`, `kyc_level`, `reason_code`?, `screening` |
   * | `KYC_SCREENING_COMPLETED` | a screening that we asked for, or one of the provider's own watch, has a result | `reference`, `report_ref`, `trigger`, `screening` |
   * | `KYC_DOCUMENT_EXPIRED` | a document that a verification rests on is no longer valid | `reference`, `report_ref`, `document_ref`, `expired_on` |
   *
   * Fields are required except those with `?`. `reference` (text) is the `party_id` that we gave when we asked;
   * `session_ref` and `report_ref` (text) are the provider's names, our `provider_session_ref` and
   * `provider_report_ref`. `verdict` is APPROVED, REVIEW or REJECTED, `kyc_level` the level it is about (1 to 3),
   * `reason_code` the provider's reason in capitals. `trigger` has the values of a screening. `screening` is `{result,
   * checked_lists, hits}` with `result` CLEAR or HIT and each of `hits` as `{list, category, match_ref, score}`.
   * `document_ref` (text) is the `ref` of the document, `expired_on` a day. Names and documents are never sent.
   *
   * `receiveKycWebhook` · `POST /v1/kyc/webhooks/{provider_id}`
   *
   * Refusals of its own: WEBHOOK_REJECTED.
   *
   * @example
   * ```ts
   * await razao.kyc.receiveWebhook('sim-kyc-demo', {
   *   event: 'KYC_VERDICT_REACHED',
   *   occurred_at: '2026-03-02T11:02:27.840Z',
   *   data: {
   *     reference: 'pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0',
   *     session_ref: 'kyc-session-81d2f4',
   *     report_ref: 'kyc-report-3f9a07',
   *     verdict: 'APPROVED',
   *     kyc_level: 2,
   *     reason_code: 'DOCUMENT_AND_FACE_MATCH',
   *     screening: { result: 'CLEAR', checked_lists: ['un_sc', 'ofac_sdn', 'br_ceis', 'br_pep'], hits: [] },
   *   },
   * }, {
   *   headers: {
   *     'X-Webhook-Timestamp': '1772454605',
   *     'X-Webhook-Signature': 'v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3',
   *     'X-Webhook-Delivery-Id': 'dlv-20260302-000017',
   *   },
   * })
   * ```
   */
  receiveWebhook(providerId: string, body: models.ProviderEvent, options?: CallOptions & { headers: models.ReceiveKycWebhookHeaders }): Call<models.ProviderAck, 'WEBHOOK_REJECTED'>;

  /**
   * Resolve a risk flag.
   *
   * Closes a flag. It is kept, with who closed it and when, and stays in the party's list. Limit policies see the KYC
   * level of the party again once no flag is open, and its accounts can be debited again once none of severity BLOCKING
   * is. Resolving a resolved flag answers 200 and changes nothing, not even
   * `resolved_at`.
   *
   * `resolveRiskFlag` · `DELETE /v1/parties/{party_id}/risk-flags/{flag_id}` · scope `service/operator`
   *
   * Refusals of its own: PARTY_NOT_FOUND, RISK_FLAG_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.kyc.resolveRiskFlag('pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0', 'flg_01KJQ9FJZ1AT7BBS01H84N49CN')
   * ```
   */
  resolveRiskFlag(partyId: string, flagId: string, body?: Nothing, options?: WriteOptions): Call<models.KycFlagOut, 'PARTY_NOT_FOUND' | 'RISK_FLAG_NOT_FOUND'>;

  /**
   * Decide about a party's identity.
   *
   * Records what a person decided. VERIFIED and REJECTED end the review of a party that is IN_REVIEW; IN_REVIEW takes
   * up a party that is PENDING (the provider does not answer) or VERIFIED (something came up). A verdict of the
   * provider that arrives during the review is kept in the screenings and decides nothing.
   *
   * VERIFIED sets `kyc_level`, dismisses open hits and plans the next screening; REJECTED sets the level to 0. Limit
   * policies see the new level from then on; no money moves. Deciding what holds already answers 200 and changes
   * nothing; any other move is refused with `KYC_TRANSITION_NOT_ALLOWED`. Repeating the request with the same
   * `Idempotency-Key` answers with the first answer.
   *
   * `reviewKyc` · `PATCH /v1/parties/{party_id}/kyc/status` · scope `service/operator`
   *
   * Refusals of its own: PARTY_NOT_FOUND, KYC_TRANSITION_NOT_ALLOWED.
   *
   * @example
   * ```ts
   * await razao.kyc.review('pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0', { kyc_state: 'VERIFIED', reason: 'Hit is a namesake, date of birth differs', kyc_level: 2 })
   * ```
   */
  review(partyId: string, body: models.ReviewKycRequest, options?: WriteOptions): Call<models.PartyKycResponseOut, 'PARTY_NOT_FOUND' | 'KYC_TRANSITION_NOT_ALLOWED'>;

  /**
   * Submit a party for verification.
   *
   * Asks the KYC provider to verify the identity of the party up to a level, and to screen it against lists. The party
   * is PENDING at once; the answer does not wait for the provider, whose verdict arrives as an event: `kyc.verified`,
   * `kyc.rejected`, or `kyc.review_opened` when a person has to decide. The request to the provider is committed with
   * the state and sent again until the provider has taken it, so that none is lost. Without a bound provider a person
   * always decides: the party is IN_REVIEW at once.
   *
   * Each level asks for the documents of those below as well. Level 1 needs the party's legal name and tax identifier
   * only. Level 2 needs an identity document and a SELFIE, of a company its ARTICLES_OF_ASSOCIATION and
   * OWNERSHIP_STRUCTURE. Level 3 needs a PROOF_OF_ADDRESS and a PROOF_OF_INCOME as well, of a company its
   * FINANCIAL_STATEMENT. A document past `expires_on` counts as missing.
   *
   * A party that is VERIFIED can be submitted for a higher level, and keeps the level it has until the verdict; one
   * that is REJECTED or EXPIRED can be submitted again. Repeating the request with the same `Idempotency-Key` answers
   * with the first answer; without a key a second submission is refused with `KYC_IN_PROGRESS`.
   *
   * `submitKyc` · `POST /v1/parties/{party_id}/kyc` · scope `service/accounts.write`
   *
   * Refusals of its own: PARTY_NOT_FOUND, KYC_IN_PROGRESS, KYC_ALREADY_VERIFIED, KYC_DATA_MISSING.
   *
   * @example
   * ```ts
   * await razao.kyc.submit('pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0', {
   *   kyc_level: 2,
   *   document_refs: [
   *     {
   *       type: 'DRIVING_LICENCE',
   *       ref: 'doc-cnh-5c1e20',
   *       sha256: '4a1fc3f9dc177f076f2493aff80e7eacef10f0336c0d418355ff7d5deb7c6a89',
   *       issuing_country: 'BR',
   *       expires_on: '2031-08-14',
   *     },
   *     {
   *       type: 'SELFIE',
   *       ref: 'doc-selfie-5c1e21',
   *       sha256: '24185b5c79f0eebc853b017f58a1378509f96b9b136c7434548eba9371b16bb6',
   *     },
   *   ],
   *   provider_session_ref: 'kyc-session-81d2f4',
   * })
   * ```
   */
  submit(partyId: string, body: models.SubmitKycRequest, options?: WriteOptions): Call<models.PartyKycResponseOut, 'PARTY_NOT_FOUND' | 'KYC_IN_PROGRESS' | 'KYC_ALREADY_VERIFIED' | 'KYC_DATA_MISSING'>;

  /**
   * Screen again the parties that are due.
   *
   * Asks for a new screening of every VERIFIED party of your tenant whose `rescreen_due_at` has passed: 180 days after
   * its last screening (a setting of the installation, which may differ by level), or at once after a risk flag or a
   * change of its legal name, tax identifier or country. The party
   * stays VERIFIED while its screening is PENDING; the result arrives as the event `kyc.screened`, and a hit takes the
   * party to IN_REVIEW. A party whose screening stays unanswered for 30 days becomes EXPIRED. Without a bound provider
   * there is nobody to ask, and the party goes to IN_REVIEW.
   *
   * The service sweeps by itself every hour; this does it now. One sweep takes at most 1,000 parties, those due
   * longest first: sweep again while `remaining` is more than 0. A repetition finds only what is still due, so no
   * party is screened twice.
   *
   * `sweepKycRescreens` · `POST /v1/kyc/rescreen-sweep` · scope `service/operator`
   *
   * @example
   * ```ts
   * await razao.kyc.sweepRescreens()
   * ```
   */
  sweepRescreens(body?: Nothing, options?: WriteOptions): Call<models.KycSweepResponse, never>;
}

/** Limit policies, what is used of them, and the Pix limits of an account. Setting limit policies and Pix limits. */
export interface LimitsGroup {
  /**
   * Create a limit policy of an account.
   *
   * Limits the movements of one account, from the next one on. With the `policy_key` of a broader policy, it replaces
   * that policy for this account and takes over the amount used in the running window.
   *
   * Without the scope `service/operator` it may only tighten what it shadows: REJECT, the same dimension, direction,
   * window, hours and rail, a threshold that is not higher, and no lower KYC level; else it is refused with
   * `LIMIT_CEILING_EXCEEDED`. A policy that shadows nothing can be anything, for all policies are enforced together;
   * should a broader one with its key come later that it would loosen, it does not shadow that one.
   * On accounts of the institution itself (ASSET, TRANSIT, REVENUE, EXCEPTION) policies are kept but not enforced.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same policy and creates no second one;
   * policies are not changed, but disabled and created anew.
   *
   * `createAccountLimitPolicy` · `POST /v1/accounts/{account_id}/limits` · scope `service/accounts.write`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, INVALID_CURRENCY, POLICY_KEY_TAKEN, ACCOUNT_CLOSED, LIMIT_CEILING_EXCEEDED.
   *
   * @example
   * ```ts
   * await razao.limits.createAccountLimitPolicy('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', {
   *   dimension: 'AMOUNT',
   *   direction: 'DEBIT',
   *   window: 'DAY',
   *   threshold: 200000,
   *   action: 'REJECT',
   *   policy_key: 'debits.daily',
   * })
   * ```
   */
  createAccountLimitPolicy(accountId: string, body: models.CreateAccountLimitPolicyRequest, options?: WriteOptions): Call<models.LimitPolicyResponse, 'ACCOUNT_NOT_FOUND' | 'INVALID_CURRENCY' | 'POLICY_KEY_TAKEN' | 'ACCOUNT_CLOSED' | 'LIMIT_CEILING_EXCEEDED'>;

  /**
   * Create a limit policy of a shared scope.
   *
   * Limits the movements of all accounts, of accounts of a type, over a rail or of a product, from the next one on.
   * With `enforce_per` ACCOUNT each account has a counter of its own, otherwise all share one. For a movement, of the
   * policies with the same `policy_key` only that of the most specific scope decides: ACCOUNT, then PRODUCT, RAIL,
   * ACCOUNT_TYPE, GLOBAL. The institution's own accounts (ASSET, TRANSIT, REVENUE, EXCEPTION) are exempt.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same policy and creates no second one;
   * policies are not changed, but disabled and created anew.
   *
   * `createLimitPolicy` · `POST /v1/limit-policies` · scope `service/operator`
   *
   * Refusals of its own: INVALID_CURRENCY, POLICY_KEY_TAKEN.
   *
   * @example
   * ```ts
   * await razao.limits.createPolicy({
   *   scope_type: 'ACCOUNT_TYPE',
   *   scope_id: 'CUSTOMER',
   *   dimension: 'AMOUNT',
   *   direction: 'DEBIT',
   *   window: 'DAY',
   *   threshold: 500000,
   *   action: 'REJECT',
   *   enforce_per: 'ACCOUNT',
   *   policy_key: 'debits.daily',
   * })
   * ```
   */
  createPolicy(body: models.CreateLimitPolicyRequest, options?: WriteOptions): Call<models.LimitPolicyResponse, 'INVALID_CURRENCY' | 'POLICY_KEY_TAKEN'>;

  /**
   * Disable a limit policy.
   *
   * Stops enforcing a policy of any scope, from the next movement on, for good: it stays readable with `enabled` false,
   * and its key is free for a new policy, which takes over what was used in the running window. What it shadowed
   * applies again. Disabling a disabled policy answers 200 and changes nothing.
   *
   * `disableLimitPolicy` · `DELETE /v1/limit-policies/{policy_id}` · scope `service/operator`
   *
   * Refusals of its own: LIMIT_POLICY_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.limits.disablePolicy('lim_01KJQ8MYQC0ADJKP61NCJMTPM4')
   * ```
   */
  disablePolicy(policyId: string, body?: Nothing, options?: WriteOptions): Call<models.LimitPolicyResponse, 'LIMIT_POLICY_NOT_FOUND'>;

  /**
   * Read the limits of an account.
   *
   * Every enabled policy that covers movements of the account, of whatever scope, with what is used and left of it
   * now, and which policy shadows which. A movement passes when it fits into every ACTIVE policy that applies to its
   * direction and rail; `used` plus the attempt may reach the threshold, not exceed it. Debits count when they are
   * created and are given back if they fail; credits count when they arrive; holds count when they are captured.
   *
   * The Pix limits of the account are not policies: read them with `GET /v1/accounts/{account_id}/pix-limits`.
   *
   * `getAccountLimits` · `GET /v1/accounts/{account_id}/limits` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.limits.getAccountLimits('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')
   * ```
   */
  getAccountLimits(accountId: string, query?: Nothing, options?: CallOptions): Call<models.AccountLimitsResponse, 'ACCOUNT_NOT_FOUND'>;

  /**
   * Read a limit policy.
   *
   * One limit policy of your tenant. A disabled one stays readable.
   *
   * `getLimitPolicy` · `GET /v1/limit-policies/{policy_id}` · scope `service/accounts.read`
   *
   * Refusals of its own: LIMIT_POLICY_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.limits.getPolicy('lim_01KJQ8MYQC0ADJKP61NCJMTPM4')
   * ```
   */
  getPolicy(policyId: string, query?: Nothing, options?: CallOptions): Call<models.LimitPolicyResponse, 'LIMIT_POLICY_NOT_FOUND'>;

  /**
   * Read the Pix limits of an account.
   *
   * How much may leave the account by Pix by day and by night, what is used of the running period, and increases that
   * wait for their time. Until they are set an account has 500000 centavos by day and 100000 by night, from 20:00. A
   * payment beyond them is refused with `LIMIT_EXCEEDED`, its `policy_key` being `pix.daily` or `pix.nighttime`. The limits of
   * unregistered devices, of contactless payments and of the installation for each payment are the same for all accounts,
   * and are not shown.
   *
   * `getPixLimits` · `GET /v1/accounts/{account_id}/pix-limits` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.limits.getPixLimits('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')
   * ```
   */
  getPixLimits(accountId: string, query?: Nothing, options?: CallOptions): Call<models.PixLimitsResponse, 'ACCOUNT_NOT_FOUND'>;

  /**
   * List limit policies.
   *
   * The limit policies of your tenant, of every scope, newest first, those that were disabled among them. Filters
   * combine; without any, all policies.
   *
   * `listLimitPolicies` · `GET /v1/limit-policies` · scope `service/accounts.read`
   *
   * @example
   * ```ts
   * await razao.limits.listPolicies()
   * ```
   */
  listPolicies(query?: models.ListLimitPoliciesQuery, options?: CallOptions): PageCall<models.LimitPolicyListResponse, models.LimitPolicyListResponse['items'][number], never>;

  /**
   * Set the Pix limits of an account.
   *
   * Sets the limits that are given and leaves the others. A decrease, and moving the night from 22:00 to 20:00, take
   * effect at once and cancel a waiting increase of the same limit. An increase, and a move of the night from 20:00
   * to 22:00, wait 24 to 48 hours, as the rules of Pix demand, and are shown as `pending`. A repeated request for a
   * pending increase keeps its time; a request for another increase replaces it and starts the wait anew.
   *
   * Above its `ceiling` a limit is refused with `LIMIT_CEILING_EXCEEDED`, unless the token has `service/operator` as
   * well; if one is refused, none is changed. Repeating the request with the same `Idempotency-Key` answers with
   * the first answer.
   *
   * `putPixLimits` · `PUT /v1/accounts/{account_id}/pix-limits` · scope `service/accounts.write`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, ACCOUNT_CLOSED, LIMIT_CEILING_EXCEEDED.
   *
   * @example
   * ```ts
   * await razao.limits.putPixLimits('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', { actor: 'usr_4711', daily_limit_minor: 300000, nighttime_limit_minor: 150000 })
   * ```
   */
  putPixLimits(accountId: string, body: models.PutPixLimitsRequest, options?: WriteOptions): Call<models.PixLimitsResponse, 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_CLOSED' | 'LIMIT_CEILING_EXCEEDED'>;
}

/** Who owes whom how much, over which rail, and what became of it. Creating obligations, which moves money, and resolving them. */
export interface ObligationsGroup {
  /**
   * Create an obligation.
   *
   * Records that the debtor owes the creditor, and moves the money. Between two accounts on NATIVE the transfer is
   * final at once. To an outside party the money leaves the debtor now, waits in transit and is settled, or given
   * back, when the rail answers. From an outside party nothing moves until it settles.
   *
   * A payment over PIX to an account of your own tenant, by its id, a key (`pix_key:`), its number (`br_account:`) or
   * a code (`brcode:`), is booked here: final at once like a transfer, and no provider learns of it. A code is paid with
   * the amount that it asks for. Paying the code of a charge makes that PAID in the same step; one that is paid,
   * cancelled or past its time is refused with `PIX_CHARGE_NOT_PAYABLE`. The code's `txid` stands in `match_keys`.
   *
   * `description` is what the payee reads. Whom the payment goes to stands in `counterparty`: as the key's look-up or the
   * code named them in the day before, and as the provider reports once it is paid.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same obligation and moves nothing again. A
   * payment to the outside or over PIX that repeats an earlier one under another key, by the same debtor to the same person
   * and of the same amount, is refused with `PAYMENT_REPEATED` or warned of in `repeat_of`, where the tenant's rule says so.
   *
   * `createObligation` · `POST /v1/obligations` · scope `service/obligations.write`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, RAIL_NEEDS_ACCOUNTS, NO_ACCOUNT_SIDE, SAME_ACCOUNT, RAIL_NOT_BOUND, INVALID_CURRENCY, ACCOUNT_CLOSED, CURRENCY_MISMATCH, ACCOUNT_OF_SQUAD, BRCODE_AMOUNT_DIFFERS, PIX_CHARGE_NOT_PAYABLE, OWN_WITHDRAWAL_NOT_PERMITTED, PAYEE_NOT_OWN, PAYMENT_REPEATED, ACCOUNT_FROZEN, PARTY_BLOCKED, LIMIT_EXCEEDED, INSUFFICIENT_FUNDS, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.obligations.create({
   *   rail: 'NATIVE',
   *   amount: { currency: 'BRL', value: 1250 },
   *   debtor: { kind: 'account', account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' },
   *   creditor: { kind: 'account', account_id: 'acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4' },
   *   metadata: { order: 'pao-na-chapa-17' },
   * })
   * ```
   */
  create(body: models.CreateObligationRequest, options?: WriteOptions): Call<models.ObligationResponse, 'ACCOUNT_NOT_FOUND' | 'RAIL_NEEDS_ACCOUNTS' | 'NO_ACCOUNT_SIDE' | 'SAME_ACCOUNT' | 'RAIL_NOT_BOUND' | 'INVALID_CURRENCY' | 'ACCOUNT_CLOSED' | 'CURRENCY_MISMATCH' | 'ACCOUNT_OF_SQUAD' | 'BRCODE_AMOUNT_DIFFERS' | 'PIX_CHARGE_NOT_PAYABLE' | 'OWN_WITHDRAWAL_NOT_PERMITTED' | 'PAYEE_NOT_OWN' | 'PAYMENT_REPEATED' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'LIMIT_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;

  /**
   * Create obligations in a batch.
   *
   * Creates up to 500 obligations in one request, decided in their order, each as if it were created alone. The answer
   * is 200 with one result per item, also when some or all items of a batch that is not atomic are refused: look at
   * each `status`. An atomic batch creates all obligations in one step or, refused with `BATCH_REFUSED` and the same
   * results in its details, none. An item that does not have the declared shape refuses the whole request.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same obligations and moves nothing again,
   * also when the first answer was lost half-way: every item has a key of its own derived from it.
   *
   * `createObligationBatch` · `POST /v1/obligations/batch` · scope `service/obligations.write`
   *
   * Refusals of its own: BATCH_REFUSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.obligations.createBatch({
   *   atomic: true,
   *   items: [
   *     {
   *       rail: 'NATIVE',
   *       amount: { currency: 'BRL', value: 1000 },
   *       debtor: { kind: 'account', account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' },
   *       creditor: { kind: 'account', account_id: 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3' },
   *       metadata: { dinner: '2026-03-01' },
   *     },
   *     {
   *       rail: 'NATIVE',
   *       amount: { currency: 'BRL', value: 1500 },
   *       debtor: { kind: 'account', account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' },
   *       creditor: { kind: 'account', account_id: 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7' },
   *       metadata: { dinner: '2026-03-01' },
   *     },
   *   ],
   * })
   * ```
   */
  createBatch(body: models.CreateObligationBatchRequest, options?: WriteOptions): Call<models.CreateObligationBatchResponse, 'BATCH_REFUSED' | 'OVERLOADED'>;

  /**
   * Read an obligation.
   *
   * One of your obligations, with its state and outcome.
   *
   * With `Accept: text/html`, its receipt (comprovante) instead: a file for whoever took part, with the proof of the entry
   * by which it was settled. A payment that is not settled has one without a proof.
   *
   * `getObligation` · `GET /v1/obligations/{obligation_id}` · scope `service/accounts.read`
   *
   * Refusals of its own: OBLIGATION_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.obligations.get('obl_01KJQ9D3E5G7J9M1P3R5T7V9X1')
   * ```
   */
  get(obligationId: string, query: Nothing | undefined, options: CallOptions & { accept: 'text/html' }): Call<string, 'OBLIGATION_NOT_FOUND'>;

  /**
   * Read an obligation.
   *
   * One of your obligations, with its state and outcome.
   *
   * With `Accept: text/html`, its receipt (comprovante) instead: a file for whoever took part, with the proof of the entry
   * by which it was settled. A payment that is not settled has one without a proof.
   *
   * `getObligation` · `GET /v1/obligations/{obligation_id}` · scope `service/accounts.read`
   *
   * Refusals of its own: OBLIGATION_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.obligations.get('obl_01KJQ9D3E5G7J9M1P3R5T7V9X1')
   * ```
   */
  get(obligationId: string, query?: Nothing, options?: CallOptions): Call<models.ObligationResponse, 'OBLIGATION_NOT_FOUND'>;

  /**
   * List obligations.
   *
   * Your obligations, newest first. Filters combine; without any, all obligations. To find one payment, give what the rail
   * calls it (`end_to_end_id`) or what you do (`external_reference`).
   *
   * `listObligations` · `GET /v1/obligations` · scope `service/accounts.read`
   *
   * @example
   * ```ts
   * await razao.obligations.list()
   * ```
   */
  list(query?: models.ListObligationsQuery, options?: CallOptions): PageCall<models.ObligationListResponse, models.ObligationListResponse['items'][number], never>;

  /**
   * Send an obligation again.
   *
   * Returns an obligation whose dispatch failed to PENDING, to be sent to the rail again. The money stays in transit
   * as it is, and the provider gets the same reference as before: should it have taken the first attempt after all, it
   * recognises the payment, and nothing is paid twice.
   *
   * One that is held for analysis is let through, unless its payer was marked for fraud or stopped meanwhile
   * (`PARTY_BLOCKED`). Any other that is PENDING already answers 200 and is not changed. One that is DISPATCHED is
   * refused with `DISPATCH_NOT_FAILED`, a final one with `OBLIGATION_FINAL`. Repeating the request with the same
   * `Idempotency-Key` answers with the first answer.
   *
   * `redispatchObligation` · `POST /v1/obligations/{obligation_id}/redispatch` · scope `service/operator`
   *
   * Refusals of its own: OBLIGATION_NOT_FOUND, OBLIGATION_FINAL, OBLIGATION_OF_PRODUCT, PARTY_BLOCKED, DISPATCH_NOT_FAILED, RAIL_NOT_BOUND, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.obligations.redispatch('obl_01KJQ9D3E5G7J9M1P3R5T7V9X1')
   * ```
   */
  redispatch(obligationId: string, body?: Nothing, options?: WriteOptions): Call<models.ObligationResponse, 'OBLIGATION_NOT_FOUND' | 'OBLIGATION_FINAL' | 'OBLIGATION_OF_PRODUCT' | 'PARTY_BLOCKED' | 'DISPATCH_NOT_FAILED' | 'RAIL_NOT_BOUND' | 'OVERLOADED'>;

  /**
   * Resolve an open obligation.
   *
   * Settles, fails or cancels an open obligation by hand. SETTLED sends the money to its destination; FAILED and
   * CANCELED give it back to the debtor. `disposition` names another destination.
   *
   * An expected payment whose money came and waits on the exception account (`exception_cents`) is settled with that money.
   * It cannot end otherwise and leave the money to nobody: FAILED and CANCELED are refused with `OBLIGATION_HOLDS_MONEY`
   * unless `disposition` says where it goes.
   *
   * The scope `service/obligations.write` resolves obligations on MOCK, and cancels those that surely were never sent:
   * PENDING, while the rail is not being called, or DISPATCH_FAILED. Everything else, and any disposition, needs `service/operator` as well. Resolving twice is refused with
   * `OBLIGATION_FINAL`; a repetition with the same `Idempotency-Key` answers with the first answer.
   *
   * `resolveObligation` · `POST /v1/obligations/{obligation_id}/resolve` · scope `service/obligations.write`
   *
   * Refusals of its own: OBLIGATION_NOT_FOUND, OBLIGATION_FINAL, OBLIGATION_OF_PRODUCT, OBLIGATION_HOLDS_MONEY, ACCOUNT_NOT_FOUND, DISPOSITION_NOT_APPLICABLE, ACCOUNT_CLOSED, CURRENCY_MISMATCH, ACCOUNT_OF_SQUAD, PAYMENT_BOOKED_ALREADY, PARTY_BLOCKED, LIMIT_EXCEEDED, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.obligations.resolve('obl_01KJQ9D3E5G7J9M1P3R5T7V9X1', { outcome: 'CANCELED', reason: 'Supplier withdrew the invoice' })
   * ```
   */
  resolve(obligationId: string, body: models.ResolveObligationRequest, options?: WriteOptions): Call<models.ObligationResponse, 'OBLIGATION_NOT_FOUND' | 'OBLIGATION_FINAL' | 'OBLIGATION_OF_PRODUCT' | 'OBLIGATION_HOLDS_MONEY' | 'ACCOUNT_NOT_FOUND' | 'DISPOSITION_NOT_APPLICABLE' | 'ACCOUNT_CLOSED' | 'CURRENCY_MISMATCH' | 'ACCOUNT_OF_SQUAD' | 'PAYMENT_BOOKED_ALREADY' | 'PARTY_BLOCKED' | 'LIMIT_EXCEEDED' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;
}

/** Tasks of the installation's operator for a tenant. */
export interface OperatorGroup {
  /**
   * Bind a compiled artifact to a product of a tenant.
   *
   * Binds what the foundry made of a bundle of the tenant: as a new product under the name in the path, or as the next
   * version of the product that has this name. The new version is DRAFT until it is certified. Instances that are open
   * stay with the version which holds them, to their end. With `evidence`, of an artifact that was certified under this name
   * before, the product is CERTIFIED at once, or nothing is bound.
   *
   * A LIVE product is refused with `PRODUCT_LIFECYCLE_CONFLICT`, so that what takes instances is never changed unseen:
   * suspend it first. So is a RETIRED one; its name is not used again. A name that no product can have answers 404
   * `PRODUCT_NOT_FOUND`.
   *
   * Binding the artifact that is bound answers with the product and changes nothing, unless it is RETIRED; with the same
   * `Idempotency-Key` a repetition answers with the first answer.
   *
   * `operatorBindProduct` · `POST /v1/operator/tenants/{tenant}/products/{product_id}` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, PRODUCT_NOT_FOUND, ARTIFACT_NOT_FOUND, CERTIFICATION_EVIDENCE_NOT_FOUND, PRODUCT_LIFECYCLE_CONFLICT, EVIDENCE_HASH_MISMATCH, EVIDENCE_NOT_APPLICABLE, EVIDENCE_VERDICT_FAILED, QUOTA_EXCEEDED.
   *
   * @example
   * ```ts
   * await razao.operator.bindProduct('aurora', 'caucao-aluguel', { artifact_hash: 'f2c327d3281ba036f8ae352c492c8e4306bc67a8870e63879484bb22abc6f403' })
   * ```
   */
  bindProduct(tenant: string, productId: string, body: models.BindArtifactRequest, options?: WriteOptions): Call<models.ProductResponse, 'TENANT_NOT_FOUND' | 'PRODUCT_NOT_FOUND' | 'ARTIFACT_NOT_FOUND' | 'CERTIFICATION_EVIDENCE_NOT_FOUND' | 'PRODUCT_LIFECYCLE_CONFLICT' | 'EVIDENCE_HASH_MISMATCH' | 'EVIDENCE_NOT_APPLICABLE' | 'EVIDENCE_VERDICT_FAILED' | 'QUOTA_EXCEEDED'>;

  /**
   * Bind a rail of a tenant to a provider.
   *
   * Lets a provider serve a rail of the tenant. Binding the same rail to the same provider again changes that binding,
   * which keeps its identifier: this is how priorities and capabilities are changed and how a provider is taken out of
   * use, with `enabled` false. New payments follow from the next one on; those under way stay where they are.
   *
   * Repeating the request changes nothing more; with the same `Idempotency-Key` it answers with the first answer.
   *
   * Only a client of the platform may do this.
   *
   * `operatorBindRail` · `POST /v1/operator/tenants/{tenant}/rail-bindings` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, PROVIDER_ACCOUNT_NOT_FOUND, RAIL_NOT_SUPPORTED.
   *
   * @example
   * ```ts
   * await razao.operator.bindRail('aurora', {
   *   rail: 'PIX',
   *   provider_id: 'banco-ponte-aurora',
   *   priority: 2,
   *   capabilities: ['OUTBOUND', 'INBOUND', 'RETURNS'],
   * })
   * ```
   */
  bindRail(tenant: string, body: models.BindRailRequest, options?: WriteOptions): Call<models.RailBindingResponse, 'TENANT_NOT_FOUND' | 'PROVIDER_ACCOUNT_NOT_FOUND' | 'RAIL_NOT_SUPPORTED'>;

  /**
   * Certify a product of a tenant from evidence.
   *
   * Certifies the bound version from documents in the product-artifact store of the tenant: the transcript of a
   * conformance run, the report card of a battery and, where there is one, the gate report. Each is named by hash and
   * key, its bytes are hashed again, and a disagreement is refused. A DRAFT product becomes CERTIFIED.
   *
   * A transcript made with another applied script may be given with `inherited`. So may a report card, but a
   * certification whose battery is inherited cannot reach LIVE. A gate report that is left out is recorded as absent.
   *
   * A new certification takes the place of the one before. Repeating the request with the same `Idempotency-Key`
   * answers with the same certification; repeated without a key, it certifies the same again.
   *
   * `operatorCertifyProduct` · `POST /v1/operator/tenants/{tenant}/products/{product_id}/certification` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, PRODUCT_NOT_FOUND, CERTIFICATION_EVIDENCE_NOT_FOUND, PRODUCT_RETIRED, EVIDENCE_HASH_MISMATCH, EVIDENCE_NOT_APPLICABLE, EVIDENCE_VERDICT_FAILED.
   *
   * @example
   * ```ts
   * await razao.operator.certifyProduct('aurora', 'caucao-aluguel', {
   *   conformance: {
   *     hash: 'ab748113eb3623f99e35c325f92b3d3492f2f0c4ba750cab1fbafe9ef0f6caf3',
   *     key: 'caucao-aluguel/2/conformance/cfr_01KJQC40HYZ8VXSBAQAE92J483.json',
   *   },
   *   battery: {
   *     hash: '24a78ec3fb17603183bad3d346db275eb66c6ae3aedc5e2c5cd478f12dfcd1db',
   *     key: 'caucao-aluguel/2/battery/bat_01KJQC3M4NW1T6VQMGN0JYDQAV.json',
   *   },
   *   gate_report: {
   *     hash: 'd22fb7410b91a3f84d31ca53051f74b21bc0838e83beaf0c3bd530eb6857dbaa',
   *     key: 'caucao-aluguel/foundry/cmp_01KJQC00S97WVFVZ1EA470EAK3/gate-report.json',
   *   },
   * })
   * ```
   */
  certifyProduct(tenant: string, productId: string, body: models.CertificationEvidence, options?: WriteOptions): Call<models.CertificationResponse, 'TENANT_NOT_FOUND' | 'PRODUCT_NOT_FOUND' | 'CERTIFICATION_EVIDENCE_NOT_FOUND' | 'PRODUCT_RETIRED' | 'EVIDENCE_HASH_MISMATCH' | 'EVIDENCE_NOT_APPLICABLE' | 'EVIDENCE_VERDICT_FAILED'>;

  /**
   * Create a provider account for a tenant.
   *
   * Makes a provider known as serving this tenant: what it is, which adapter speaks with it, and how its deliveries
   * are verified. For a provider that keeps money, a ledger account comes to stand for that money; nothing moves. A
   * rail goes through it once it is bound.
   *
   * The answer shows the `secret` in clear, this once. Keep it: with the same `Idempotency-Key` the same answer comes
   * again, but with the secret masked, and no other answer has it. Where that answer was lost, create the account
   * under another name, or send a `secret` of your own choice. Without a key a repetition is refused with
   * `PROVIDER_ID_TAKEN`.
   *
   * Only a client of the platform may do this.
   *
   * `operatorCreateProviderAccount` · `POST /v1/operator/tenants/{tenant}/provider-accounts` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, ACCOUNT_NOT_FOUND, PROVIDER_ID_TAKEN, PROVIDER_ADAPTER_UNKNOWN, PROVIDER_URL_REFUSED, VERIFICATION_STRATEGY_UNSUPPORTED, PROVIDER_SECRET_INVALID, INVALID_CURRENCY, LEDGER_ACCOUNT_NOT_ELIGIBLE, CURRENCY_MISMATCH, ACCOUNT_CLOSED.
   *
   * @example
   * ```ts
   * await razao.operator.createProviderAccount('aurora', {
   *   provider_id: 'sim-demo',
   *   type: 'SPONSOR_BANK',
   *   adapter: 'sim_sponsor_v1',
   *   display_name: 'Simulated sponsor bank',
   *   verification_strategy: 'timestamped_hmac_v1',
   *   currency: 'BRL',
   *   coordinates: { ispb: '12345678', branch: '0001', account_number: '4512308-7' },
   * })
   * ```
   */
  createProviderAccount(tenant: string, body: models.CreateProviderAccountRequest, options?: WriteOptions): Call<models.ProviderAccountResponse, 'TENANT_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'PROVIDER_ID_TAKEN' | 'PROVIDER_ADAPTER_UNKNOWN' | 'PROVIDER_URL_REFUSED' | 'VERIFICATION_STRATEGY_UNSUPPORTED' | 'PROVIDER_SECRET_INVALID' | 'INVALID_CURRENCY' | 'LEDGER_ACCOUNT_NOT_ELIGIBLE' | 'CURRENCY_MISMATCH' | 'ACCOUNT_CLOSED'>;

  /**
   * Create a transfer template for a tenant.
   *
   * Writes down a transfer that is made again and again: what is the same each time is fixed, what changes is a
   * parameter with bounds. Every field that a transfer needs is either fixed or filled by one parameter, else
   * `TRANSFER_TEMPLATE_INVALID`. No money moves. A client of the tenant makes a transfer by filling the
   * `body_template` of the answer and sending it as an obligation.
   *
   * The bounds are for those who fill the template. What must hold for every payment, however it is made, is a limit
   * policy.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same template. Without a key a repetition
   * is refused with `TRANSFER_TEMPLATE_NAME_TAKEN`.
   *
   * `operatorCreateTransferTemplate` · `POST /v1/operator/tenants/{tenant}/transfer-templates` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, ACCOUNT_NOT_FOUND, TRANSFER_TEMPLATE_NAME_TAKEN, TRANSFER_TEMPLATE_INVALID, RAIL_NEEDS_ACCOUNTS, NO_ACCOUNT_SIDE, SAME_ACCOUNT, RAIL_NOT_BOUND, INVALID_CURRENCY, ACCOUNT_CLOSED, CURRENCY_MISMATCH, ACCOUNT_OF_SQUAD.
   *
   * @example
   * ```ts
   * await razao.operator.createTransferTemplate('aurora', {
   *   name: 'aluguel-mensal',
   *   description: 'The monthly rent, from the renter to the agency',
   *   rail: 'NATIVE',
   *   amount: { currency: 'BRL' },
   *   debtor: { kind: 'account' },
   *   creditor: { kind: 'account', account_id: 'acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4' },
   *   match_keys: { contract: 'CT-0117' },
   *   parameters: [
   *     {
   *       name: 'renter_account_id',
   *       fills: 'DEBTOR',
   *       description: 'The account of the renter.',
   *       required: true,
   *     },
   *     {
   *       name: 'rent_cents',
   *       fills: 'AMOUNT',
   *       description: 'The rent of the month.',
   *       required: true,
   *       minimum: 50000,
   *       maximum: 1000000,
   *     },
   *     {
   *       name: 'period',
   *       fills: 'MATCH_KEY',
   *       key: 'period',
   *       description: 'The month, yyyy-mm.',
   *       required: true,
   *       max_length: 7,
   *     },
   *   ],
   * })
   * ```
   */
  createTransferTemplate(tenant: string, body: models.CreateTransferTemplateRequest, options?: WriteOptions): Call<models.TransferTemplateResponse, 'TENANT_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'TRANSFER_TEMPLATE_NAME_TAKEN' | 'TRANSFER_TEMPLATE_INVALID' | 'RAIL_NEEDS_ACCOUNTS' | 'NO_ACCOUNT_SIDE' | 'SAME_ACCOUNT' | 'RAIL_NOT_BOUND' | 'INVALID_CURRENCY' | 'ACCOUNT_CLOSED' | 'CURRENCY_MISMATCH' | 'ACCOUNT_OF_SQUAD'>;

  /**
   * Close open instances of a product.
   *
   * Closes the instances that are named, each by the path of its plan, and pays out their value. The ledger signs with
   * the keys of the accounts of their parties; the validator holds for these moves as for any other. Each instance is
   * taken by itself and has a result of its own: one that is REFUSED keeps no other from closing. As every move,
   * these are recorded first and sent to the chain afterwards; an instance that is CLOSING is done when its status is
   * CLOSED. Should the validator refuse a move on the way, or a party move the instance by itself, the drain of that
   * instance stops with `product_instance.drain_stopped`; the instance stays open, its timeline says why, and it can be
   * named again. Frozen accounts and blocked parties do not stop it.
   *
   * A LIVE product takes new instances meanwhile and is refused with `PRODUCT_LIFECYCLE_CONFLICT`: suspend it first.
   *
   * An instance that is CLOSING or closed is never closed twice: named again, it answers as it stands. With the same
   * `Idempotency-Key` a repetition answers with the first answer.
   *
   * `operatorDrainProduct` · `POST /v1/operator/tenants/{tenant}/products/{product_id}/drain` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, PRODUCT_NOT_FOUND, PRODUCT_LIFECYCLE_CONFLICT, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.operator.drainProduct('aurora', 'caucao-aluguel', {
   *   instances: [
   *     {
   *       instance_id: 'pin_01KJQC2TFQ7NP0S711R8JCYRQJ',
   *       plan_hash: '31b7be2270ffe01b7a9498f84f657a0329e6d4fefd9816483948fcc1de6c3083',
   *     },
   *     {
   *       instance_id: 'pin_01KJYVZMR00FD48MXWS7WDM1BD',
   *       plan_hash: '8b0d41df3b5fffb0f0f17892e009b65e58fe136eccdd6010eabc9de68b9c5997',
   *     },
   *     {
   *       instance_id: 'pin_01KJYX59NG68W57HKAWFB3MWJE',
   *       plan_hash: '04ef35829bb8baf09c3e2f19bac117f3da557ffb621fa89b0bba08cf5da0fec2',
   *     },
   *   ],
   *   reason: 'The product is withdrawn',
   * })
   * ```
   */
  drainProduct(tenant: string, productId: string, body: models.DrainRequest, options?: WriteOptions): Call<models.DrainResponse, 'TENANT_NOT_FOUND' | 'PRODUCT_NOT_FOUND' | 'PRODUCT_LIFECYCLE_CONFLICT' | 'OVERLOADED'>;

  /**
   * Enrol a product key of a tenant.
   *
   * Lets an author sign bundles of the tenant with this key from the next compile job on. The author's former key is
   * superseded at once: a bundle signed with it is refused from then on, with `PRODUCT_KEY_SUPERSEDED` where the
   * signature names it. Jobs that were taken, and products that are bound, are not touched.
   *
   * Enrolling the active key of its author again answers with that key and changes nothing; with the same
   * `Idempotency-Key` a repetition answers with the first answer.
   *
   * `operatorEnrollProductKey` · `POST /v1/operator/tenants/{tenant}/product-keys` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, PRODUCT_KEY_INVALID, PRODUCT_KEY_TAKEN.
   *
   * @example
   * ```ts
   * await razao.operator.enrollProductKey('aurora', {
   *   author: 'produtos-aurora',
   *   public_key: "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEjFHMstGYEQywtltbI+Yr1QA71t7X\nhilf1wFRhn1x0kEXhDhEdiizerIbXn6mM3ZRu9eP6uYJSU7LP90KcXZQ7A==\n-----END PUBLIC KEY-----\n",
   * })
   * ```
   */
  enrollProductKey(tenant: string, body: models.EnrollProductKeyRequest, options?: WriteOptions): Call<models.ProductKeyResponse, 'TENANT_NOT_FOUND' | 'PRODUCT_KEY_INVALID' | 'PRODUCT_KEY_TAKEN'>;

  /**
   * Read the certification of a product of a tenant.
   *
   * The newest certification of the product, what it rests on, whether it still speaks of what is bound, and whether
   * it lets the product go LIVE.
   *
   * `operatorGetCertification` · `GET /v1/operator/tenants/{tenant}/products/{product_id}/certification` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, PRODUCT_NOT_FOUND, CERTIFICATION_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.getCertification('aurora', 'caucao-aluguel')
   * ```
   */
  getCertification(tenant: string, productId: string, query?: Nothing, options?: CallOptions): Call<models.CertificationResponse, 'TENANT_NOT_FOUND' | 'PRODUCT_NOT_FOUND' | 'CERTIFICATION_NOT_FOUND'>;

  /**
   * Read a compile job of a tenant and its gate report.
   *
   * One job of the tenant. Once it is SUCCEEDED or REJECTED it carries the gate report: every gate, whether it passed,
   * how much that matters, and what it found in which line of the bundle.
   *
   * `operatorGetCompile` · `GET /v1/operator/tenants/{tenant}/foundry/compiles/{compile_id}` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, COMPILE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.getCompile('aurora', 'cmp_01KJQC00S97WVFVZ1EA470EAK3')
   * ```
   */
  getCompile(tenant: string, compileId: string, query?: Nothing, options?: CallOptions): Call<models.CompileResponse, 'TENANT_NOT_FOUND' | 'COMPILE_NOT_FOUND'>;

  /**
   * Read the source of a compile job of a tenant.
   *
   * The files of the bundle as they were submitted, with the hash they were signed under and the signature, so that a
   * reviewer can read what was compiled and check who signed it. Every job keeps its source, whatever became of it.
   *
   * `operatorGetCompileSource` · `GET /v1/operator/tenants/{tenant}/foundry/compiles/{compile_id}/source` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, COMPILE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.getCompileSource('aurora', 'cmp_01KJQC00S97WVFVZ1EA470EAK3')
   * ```
   */
  getCompileSource(tenant: string, compileId: string, query?: Nothing, options?: CallOptions): Call<models.CompileSourceResponse, 'TENANT_NOT_FOUND' | 'COMPILE_NOT_FOUND'>;

  /**
   * Read a product of a tenant.
   *
   * One product of the tenant: its manifest, the validator that is bound, how far it is, and what its instances hold.
   *
   * `operatorGetProduct` · `GET /v1/operator/tenants/{tenant}/products/{product_id}` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, PRODUCT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.getProduct('aurora', 'caucao-aluguel')
   * ```
   */
  getProduct(tenant: string, productId: string, query?: Nothing, options?: CallOptions): Call<models.ProductResponse, 'TENANT_NOT_FOUND' | 'PRODUCT_NOT_FOUND'>;

  /**
   * Read the qBRL policy of a tenant.
   *
   * By which rules the tenant issues qBRL, the real of its ledger as a token on the chain that squads and products are
   * funded with: the minting policy, who signs, how much there may be, and which account backs it. All versions are
   * given, with how much is outstanding. A tenant without a policy has no versions and issues none.
   *
   * `operatorGetQbrlPolicy` · `GET /v1/operator/tenants/{tenant}/qbrl-policy` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.getQbrlPolicy('aurora')
   * ```
   */
  getQbrlPolicy(tenant: string, query?: Nothing, options?: CallOptions): Call<models.QbrlPolicyResponse, 'TENANT_NOT_FOUND'>;

  /**
   * Read the quotas of a tenant.
   *
   * How much of the installation the tenant may use, quota by quota: the default, the override, which of them holds,
   * and how much is used now.
   *
   * `operatorGetQuotas` · `GET /v1/operator/tenants/{tenant}/quotas` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.getQuotas('aurora')
   * ```
   */
  getQuotas(tenant: string, query?: Nothing, options?: CallOptions): Call<models.QuotasResponse, 'TENANT_NOT_FOUND'>;

  /**
   * Read a transfer template of a tenant.
   *
   * One transfer template, with its parameters and, while it is active, how a transfer is made from it.
   *
   * `operatorGetTransferTemplate` · `GET /v1/operator/tenants/{tenant}/transfer-templates/{template_id}` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, TRANSFER_TEMPLATE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.getTransferTemplate('aurora', 'tpl_01KJQD1NJNP7FZVBH2CVR2T71R')
   * ```
   */
  getTransferTemplate(tenant: string, templateId: string, query?: Nothing, options?: CallOptions): Call<models.TransferTemplateResponse, 'TENANT_NOT_FOUND' | 'TRANSFER_TEMPLATE_NOT_FOUND'>;

  /**
   * List the compile jobs of a tenant.
   *
   * The compile jobs of the tenant, newest first, whoever submitted them. Filters combine.
   *
   * `operatorListCompiles` · `GET /v1/operator/tenants/{tenant}/foundry/compiles` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.listCompiles('aurora')
   * ```
   */
  listCompiles(tenant: string, query?: models.OperatorListCompilesQuery, options?: CallOptions): PageCall<models.CompileListResponse, models.CompileListResponse['items'][number], 'TENANT_NOT_FOUND'>;

  /**
   * List the product keys of a tenant.
   *
   * The public keys whose signature under a bundle the foundry takes for this tenant, newest first, and those that
   * were superseded. Filters combine.
   *
   * `operatorListProductKeys` · `GET /v1/operator/tenants/{tenant}/product-keys` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.listProductKeys('aurora')
   * ```
   */
  listProductKeys(tenant: string, query?: models.OperatorListProductKeysQuery, options?: CallOptions): PageCall<models.ProductKeyListResponse, models.ProductKeyListResponse['items'][number], 'TENANT_NOT_FOUND'>;

  /**
   * List the products of a tenant.
   *
   * The products that are bound to the tenant, by name, in every lifecycle. Each carries its manifest, how far it is,
   * and what its open instances hold.
   *
   * `operatorListProducts` · `GET /v1/operator/tenants/{tenant}/products` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.listProducts('aurora')
   * ```
   */
  listProducts(tenant: string, query?: models.OperatorListProductsQuery, options?: CallOptions): PageCall<models.ProductListResponse, models.ProductListResponse['items'][number], 'TENANT_NOT_FOUND'>;

  /**
   * List the provider accounts of a tenant.
   *
   * The accounts the tenant has at sponsor banks, BaaS and KYC providers and chains, newest first, each with what the
   * ledger and the provider say it holds. What a provider holds is asked every hour and with each reconciliation, never
   * while this list is read. Secrets are masked.
   *
   * `operatorListProviderAccounts` · `GET /v1/operator/tenants/{tenant}/provider-accounts` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.listProviderAccounts('aurora')
   * ```
   */
  listProviderAccounts(tenant: string, query?: models.OperatorListProviderAccountsQuery, options?: CallOptions): PageCall<models.ProviderAccountListResponse, models.ProviderAccountListResponse['items'][number], 'TENANT_NOT_FOUND'>;

  /**
   * List the rail bindings of a tenant.
   *
   * Which providers serve which rails of the tenant, by rail and priority. A new payment goes to the first enabled
   * provider of its rail with the capability it needs; a rail without one answers `RAIL_NOT_BOUND`. NATIVE needs none.
   *
   * `operatorListRailBindings` · `GET /v1/operator/tenants/{tenant}/rail-bindings` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.listRailBindings('aurora')
   * ```
   */
  listRailBindings(tenant: string, query?: models.OperatorListRailBindingsQuery, options?: CallOptions): PageCall<models.RailBindingListResponse, models.RailBindingListResponse['items'][number], 'TENANT_NOT_FOUND'>;

  /**
   * List the transfer templates of a tenant.
   *
   * The tenant's transfer templates, newest first, the retired ones too. Filters combine.
   *
   * `operatorListTransferTemplates` · `GET /v1/operator/tenants/{tenant}/transfer-templates` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.listTransferTemplates('aurora')
   * ```
   */
  listTransferTemplates(tenant: string, query?: models.OperatorListTransferTemplatesQuery, options?: CallOptions): PageCall<models.TransferTemplateListResponse, models.TransferTemplateListResponse['items'][number], 'TENANT_NOT_FOUND'>;

  /**
   * Plan how the open instances of a product would close.
   *
   * What would become of each open instance of the product, oldest first: by which moves it would reach a final state,
   * who signs them, and which account gets how much of its value. Where it cannot be closed now, the plan says why.
   * Nothing is done by reading it, and it is worked out anew with every read.
   *
   * `operatorPlanDrain` · `GET /v1/operator/tenants/{tenant}/products/{product_id}/drain` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, PRODUCT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.planDrain('aurora', 'caucao-aluguel')
   * ```
   */
  planDrain(tenant: string, productId: string, query?: models.OperatorPlanDrainQuery, options?: CallOptions): PageCall<models.DrainPlanResponse, models.DrainPlanResponse['items'][number], 'TENANT_NOT_FOUND' | 'PRODUCT_NOT_FOUND'>;

  /**
   * Override the quotas of a tenant.
   *
   * Sets the overrides that are named, removes those given as null, and leaves the others; all of them or, when one is
   * refused, none. They hold from the next request on; `requests_per_second` and `waiting_writes` within two seconds.
   * Lowering a quota below what is used takes nothing away: it only keeps more from being added.
   *
   * Repeating the request changes nothing more; with the same `Idempotency-Key` it answers with the first answer.
   *
   * `payment_rules` sets rules for the tenant's payments out, such as what becomes of one that repeats another; they hold
   * from the next payment on.
   *
   * Only a client of the platform may do this.
   *
   * `operatorPutQuotas` · `PUT /v1/operator/tenants/{tenant}/quotas` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, QUOTA_CEILING_EXCEEDED.
   *
   * @example
   * ```ts
   * await razao.operator.putQuotas('aurora', { overrides: { compiles_per_day: 50 }, reason: 'Launch of the rental deposit' })
   * ```
   */
  putQuotas(tenant: string, body: models.PutQuotasRequest, options?: WriteOptions): Call<models.QuotasResponse, 'TENANT_NOT_FOUND' | 'QUOTA_CEILING_EXCEEDED'>;

  /**
   * Retire a transfer template of a tenant.
   *
   * Takes a template out of use. It stays readable, without how to make a transfer of it, and its name becomes free.
   * Obligations that were made from it are not touched. Retiring is final; nothing else of a template can be changed:
   * to change one, retire it and create another.
   *
   * Retiring a retired template answers 200 and changes nothing.
   *
   * `operatorRetireTransferTemplate` · `PATCH /v1/operator/tenants/{tenant}/transfer-templates/{template_id}` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, TRANSFER_TEMPLATE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.operator.retireTransferTemplate('aurora', 'tpl_01KJQD1NJNP7FZVBH2CVR2T71R', { status: 'RETIRED', reason: 'Replaced by aluguel-mensal-v2' })
   * ```
   */
  retireTransferTemplate(tenant: string, templateId: string, body: models.RetireTemplateRequest, options?: WriteOptions): Call<models.TransferTemplateResponse, 'TENANT_NOT_FOUND' | 'TRANSFER_TEMPLATE_NOT_FOUND'>;

  /**
   * Move a product of a tenant through its lifecycle.
   *
   * Makes a product LIVE, suspends it, retires it. These are all the moves there are; any other is refused with
   * `PRODUCT_LIFECYCLE_CONFLICT`.
   *
   * | from | to | asks for |
   * |---|---|---|
   * | DRAFT | CERTIFIED | a certification of the bound version, not stale; certifying makes this move by itself |
   * | CERTIFIED | LIVE | a certification with `live_eligible`: not stale, and its battery not inherited |
   * | LIVE | SUSPENDED | nothing |
   * | SUSPENDED | LIVE | as from CERTIFIED |
   * | DRAFT, CERTIFIED, SUSPENDED | RETIRED | no open instances; drain the product first |
   *
   * A certification that falls short is refused with `CERTIFICATION_INSUFFICIENT`, open instances with
   * `PRODUCT_HAS_OPEN_INSTANCES`. Only binding another artifact makes a product DRAFT again. Suspending keeps new
   * instances out and leaves those that are open to go on. Retiring is final.
   *
   * Moving a product to where it is answers 200 and changes nothing; with the same `Idempotency-Key` a repetition
   * answers with the first answer.
   *
   * `operatorSetProductLifecycle` · `PATCH /v1/operator/tenants/{tenant}/products/{product_id}` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, PRODUCT_NOT_FOUND, PRODUCT_LIFECYCLE_CONFLICT, PRODUCT_HAS_OPEN_INSTANCES, CERTIFICATION_INSUFFICIENT.
   *
   * @example
   * ```ts
   * await razao.operator.setProductLifecycle('aurora', 'caucao-aluguel', { lifecycle: 'LIVE', reason: 'Reviewed by risk' })
   * ```
   */
  setProductLifecycle(tenant: string, productId: string, body: models.SetLifecycleRequest, options?: WriteOptions): Call<models.ProductResponse, 'TENANT_NOT_FOUND' | 'PRODUCT_NOT_FOUND' | 'PRODUCT_LIFECYCLE_CONFLICT' | 'PRODUCT_HAS_OPEN_INSTANCES' | 'CERTIFICATION_INSUFFICIENT'>;

  /**
   * Add a version to the qBRL policy of a tenant.
   *
   * Writes the next version of the policy, which holds at once or from `effective_from` on. Versions are never
   * changed; one that is still SCHEDULED is superseded by a newer one and never holds. No token is minted or burnt by
   * this. What is outstanding stays redeemable: where the new version names another account, its backing moves there
   * in the journal entry that brings the version into force.
   *
   * Signers of the newest version approve the next one, those of the first version their own: `approvals` has
   * signatures by as many of them as that version requires, over the 32 bytes of `proposal_hash`. With fewer, 422
   * `QBRL_APPROVALS_INSUFFICIENT` says the hash to sign.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same policy and adds nothing. Without a key
   * each request adds a version, unless `based_on_version` forbids it.
   *
   * `operatorSetQbrlPolicy` · `POST /v1/operator/tenants/{tenant}/qbrl-policy` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, ACCOUNT_NOT_FOUND, QBRL_POLICY_VERSION_CONFLICT, QBRL_EFFECTIVE_FROM_PAST, QBRL_SIGNERS_INVALID, QBRL_CAPS_INVALID, QBRL_REDEMPTION_ACCOUNT_NOT_ELIGIBLE, QBRL_MINTING_POLICY_UNKNOWN, QBRL_APPROVALS_INSUFFICIENT, ACCOUNT_CLOSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.operator.setQbrlPolicy('aurora', {
   *   minting_policy_hash: '3e1b9c07a5d24f8866b0d1c2e3f4a5968778695a4b3c2d1e0f9e8d7c',
   *   signers: [
   *     {
   *       name: 'tesouraria',
   *       verification_key: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
   *     },
   *     {
   *       name: 'controladoria',
   *       verification_key: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
   *     },
   *   ],
   *   required_signatures: 2,
   *   max_outstanding_cents: 100000000,
   *   max_issued_per_day_cents: 20000000,
   *   max_per_issuance_cents: 5000000,
   *   redemption_account_id: 'acc_01KJ5D2MQ0EE5JXMWXBZH3G47T',
   *   based_on_version: 0,
   *   approvals: [
   *     {
   *       signer: 'tesouraria',
   *       signature: '8b73077375f00a3ad5f8a61ebb1005605eb741587a8f62a46a0601102684558dc4db0aa7c378d747f021722749d700dc470121181d620a626c6dc2931186dc08',
   *     },
   *     {
   *       signer: 'controladoria',
   *       signature: 'af2739a8e840cb5a0f2c212e79ccc38532c4008eee9391cd58e186d4fb40254f64da02084f0e3e9ef3a8e6de740e4766bd8f8c7db5e80d6ef115f35ddd0c6106',
   *     },
   *   ],
   * })
   * ```
   */
  setQbrlPolicy(tenant: string, body: models.SetQbrlPolicyRequest, options?: WriteOptions): Call<models.QbrlPolicyResponse, 'TENANT_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'QBRL_POLICY_VERSION_CONFLICT' | 'QBRL_EFFECTIVE_FROM_PAST' | 'QBRL_SIGNERS_INVALID' | 'QBRL_CAPS_INVALID' | 'QBRL_REDEMPTION_ACCOUNT_NOT_ELIGIBLE' | 'QBRL_MINTING_POLICY_UNKNOWN' | 'QBRL_APPROVALS_INSUFFICIENT' | 'ACCOUNT_CLOSED' | 'OVERLOADED'>;

  /**
   * Submit a bundle to the foundry for a tenant.
   *
   * Sends the source of a product to be compiled for the tenant, signed with an enrolled key of the tenant, exactly as
   * the tenant itself would. It passes gate by gate; the answer is QUEUED, and the report is read with
   * `operatorGetCompile`. A bundle that passes has an artifact; nothing is bound by compiling.
   *
   * Each job that is taken counts in the tenant's quota of the day. Repeating the request with the same
   * `Idempotency-Key` answers with the same job and counts nothing again; repeated without a key, it is another job.
   *
   * `operatorSubmitCompile` · `POST /v1/operator/tenants/{tenant}/foundry/compiles` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, BUNDLE_INVALID, BUNDLE_HASH_MISMATCH, PRODUCT_KEY_NOT_ENROLLED, PRODUCT_KEY_SUPERSEDED, BUNDLE_SIGNATURE_INVALID, QUOTA_EXCEEDED.
   *
   * @example
   * ```ts
   * await razao.operator.submitCompile('aurora', {
   *   product_id: 'caucao-aluguel',
   *   bundle_hash: '8b5202300cdc7d4b11c70bf0422c3fb85bae79a8a609bae09a28cba487991899',
   *   signature: {
   *     signature: 'MEUCIQCxeJzvlKpjqnOBaf8JVJ+Ha8HMHvvPpcUuA0RR34pbtQIgYZl0tkLsc4AbXhgDi+9Ce5euQJ1M+ynVFMXwkV5TG+Y=',
   *     signing_pubkey_fpr: 'fce6c829bd6f2eee417232cd97bc8a0c8836252818c5c713d702242e418fca68',
   *   },
   *   files: [
   *     {
   *       path: 'manifest.json',
   *       content: "{\n  \"manifest_version\": 1,\n  \"title\": \"Caução de aluguel\",\n  \"description\": \"A rental deposit, locked until the landlord releases it or a claim on it is settled.\",\n  \"currency\": \"BRL\",\n  \"states\": [\n    { \"name\": \"FUNDED\", \"description\": \"The deposit is locked and nobody claims any of it.\", \"is_final\": false },\n    { \"name\": \"CLAIMED\", \"description\": \"The landlord claims part of it.\", \"is_final\": false },\n    { \"name\": \"SETTLED\", \"description\": \"The claim was paid to the landlord and the rest to the renter.\", \"is_final\": true },\n    { \"name\": \"RELEASED\", \"description\": \"All of it went back to the renter.\", \"is_final\": true }\n  ],\n  \"keys\": [\n    { \"name\": \"renter\", \"description\": \"The renter, who pays the deposit.\", \"role\": \"ACTOR\", \"datum_field\": \"renter_key\" },\n    {\n      \"name\": \"landlord\",\n      \"description\": \"The landlord, who may claim part of the deposit.\",\n      \"role\": \"COUNTERPARTY\",\n      \"datum_field\": \"landlord_key\"\n    }\n  ],\n  \"datum_fields\": [\n    {\n      \"name\": \"state\",\n      \"description\": \"The state, as its place in the list of states.\",\n      \"type\": \"INTEGER\",\n      \"unit\": \"COUNT\",\n      \"minimum\": 0,\n      \"maximum\": 3\n    },\n    { \"name\": \"renter_key\", \"description\": \"Hash of the renter's key.\", \"type\": \"BYTES\", \"length_bytes\": 28 },\n    { \"name\": \"landlord_key\", \"description\": \"Hash of the landlord's key.\", \"type\": \"BYTES\", \"length_bytes\": 28 },\n    { \"name\": \"deposit\", \"description\": \"The deposit.\", \"type\": \"INTEGER\", \"unit\": \"CENTS\", \"minimum\": 1, \"maximum\": 100000000 },\n    {\n      \"name\": \"claim_cap\",\n      \"description\": \"The largest part of the deposit that can be claimed.\",\n      \"type\": \"INTEGER\",\n      \"unit\": \"BASIS_POINTS\",\n      \"minimum\": 0,\n      \"maximum\": 10000\n    },\n    {\n      \"name\": \"claimed\",\n      \"description\": \"What is claimed of the deposit; 0 for nothing.\",\n      \"type\": \"INTEGER\",\n      \"unit\": \"CENTS\",\n      \"minimum\": 0,\n      \"maximum\": 100000000\n    },\n    {\n      \"name\": \"lease_end\",\n      \"description\": \"When the lease ends.\",\n      \"type\": \"INTEGER\",\n      \"unit\": \"EPOCH_SECONDS\",\n      \"minimum\": 0,\n      \"maximum\": 4102444800\n    },\n    { \"name\": \"extendable\", \"description\": \"Whether the lease can be extended.\", \"type\": \"BOOLEAN\" },\n    { \"name\": \"contract_ref\", \"description\": \"Reference of the contract.\", \"type\": \"BYTES\", \"length_bytes\": 64 }\n  ],\n  \"state_field\": \"state\",\n  \"creation\": {\n    \"to_state\": \"FUNDED\",\n    \"signed_by\": \"renter\",\n    \"value_parameter\": \"deposit_cents\",\n    \"parameters\": [\n      {\n        \"name\": \"deposit_cents\",\n        \"description\": \"The deposit, locked when the instance is created.\",\n        \"type\": \"cents\",\n        \"required\": true,\n        \"datum_field\": \"deposit\",\n        \"minimum\": 1,\n        \"maximum\": 100000000,\n        \"is_verification_key\": false\n      },\n      {\n        \"name\": \"landlord\",\n        \"description\": \"The account of the landlord.\",\n        \"type\": \"account_id\",\n        \"required\": true,\n        \"datum_field\": \"landlord_key\",\n        \"is_verification_key\": false\n      },\n      {\n        \"name\": \"claim_cap_bps\",\n        \"description\": \"The largest part of the deposit that can be claimed, in basis points.\",\n        \"type\": \"int\",\n        \"required\": true,\n        \"datum_field\": \"claim_cap\",\n        \"minimum\": 0,\n        \"maximum\": 10000,\n        \"is_verification_key\": false\n      },\n      {\n        \"name\": \"lease_end\",\n        \"description\": \"When the lease ends, in seconds since 1970.\",\n        \"type\": \"int\",\n        \"required\": true,\n        \"datum_field\": \"lease_end\",\n        \"minimum\": 0,\n        \"maximum\": 4102444800,\n        \"is_verification_key\": false\n      },\n      {\n        \"name\": \"extendable\",\n        \"description\": \"Whether the lease can be extended; false when left out.\",\n        \"type\": \"bool\",\n        \"required\": false,\n        \"datum_field\": \"extendable\",\n        \"is_verification_key\": false\n      },\n      {\n        \"name\": \"contract_ref\",\n        \"description\": \"Your reference of the contract.\",\n        \"type\": \"string\",\n        \"required\": false,\n        \"datum_field\": \"contract_ref\",\n        \"length_bytes\": 64,\n        \"is_verification_key\": false\n      }\n    ],\n    \"sets\": []\n  },\n  \"actions\": [\n    {\n      \"name\": \"claim\",\n      \"description\": \"The landlord claims part of the deposit.\",\n      \"from_states\": [\"FUNDED\"],\n      \"to_state\": \"CLAIMED\",\n      \"signed_by\": \"landlord\",\n      \"value_effect\": \"KEEP\",\n      \"parameters\": [\n        {\n          \"name\": \"claim_cents\",\n          \"description\": \"What is claimed, within the cap.\",\n          \"type\": \"cents\",\n          \"required\": true,\n          \"datum_field\": \"claimed\",\n          \"minimum\": 1,\n          \"maximum\": 100000000,\n          \"is_verification_key\": false\n        }\n      ],\n      \"sets\": [],\n      \"locks\": null,\n      \"payouts\": [],\n      \"not_before\": null,\n      \"not_after\": null\n    },\n    {\n      \"name\": \"accept_claim\",\n      \"description\": \"The renter agrees, and the deposit is split.\",\n      \"from_states\": [\"CLAIMED\"],\n      \"to_state\": \"SETTLED\",\n      \"signed_by\": \"renter\",\n      \"value_effect\": \"RELEASE\",\n      \"parameters\": [],\n      \"sets\": [],\n      \"locks\": null,\n      \"payouts\": [{ \"key\": \"landlord\", \"cents\": \"claimed\" }, { \"key\": \"renter\", \"cents\": \"rest\" }],\n      \"not_before\": null,\n      \"not_after\": null\n    },\n    {\n      \"name\": \"withdraw_claim\",\n      \"description\": \"The landlord takes the claim back.\",\n      \"from_states\": [\"CLAIMED\"],\n      \"to_state\": \"FUNDED\",\n      \"signed_by\": \"landlord\",\n      \"value_effect\": \"KEEP\",\n      \"parameters\": [],\n      \"sets\": [{ \"datum_field\": \"claimed\", \"value\": \"0\" }],\n      \"locks\": null,\n      \"payouts\": [],\n      \"not_before\": null,\n      \"not_after\": null\n    },\n    {\n      \"name\": \"extend\",\n      \"description\": \"The landlord extends the lease, before it ends.\",\n      \"from_states\": [\"FUNDED\"],\n      \"to_state\": \"FUNDED\",\n      \"signed_by\": \"landlord\",\n      \"value_effect\": \"KEEP\",\n      \"parameters\": [\n        {\n          \"name\": \"lease_end\",\n          \"description\": \"When the lease ends, in seconds since 1970; later than before.\",\n          \"type\": \"int\",\n          \"required\": true,\n          \"datum_field\": \"lease_end\",\n          \"minimum\": 0,\n          \"maximum\": 4102444800,\n          \"is_verification_key\": false\n        }\n      ],\n      \"sets\": [],\n      \"locks\": null,\n      \"payouts\": [],\n      \"not_before\": null,\n      \"not_after\": \"lease_end\"\n    }\n  ],\n  \"closing\": { \"from_states\": [\"FUNDED\"], \"to_state\": \"RELEASED\", \"signed_by\": \"landlord\", \"released_to\": \"renter\" },\n  \"scenarios\": [\"partial_claim\", \"claim_above_cap\", \"smallest_deposit\", \"lease_extended\", \"fixed_lease\"]\n}\n",
   *     },
   *     {
   *       path: 'scenarios/claim_above_cap.json',
   *       content: "{\n  \"name\": \"claim_above_cap\",\n  \"description\": \"A claim above the cap is refused, a smaller one is taken back, the lease is extended, and the deposit is released.\",\n  \"keys\": [\"renter\", \"landlord\"],\n  \"steps\": [\n    {\n      \"index\": 0,\n      \"kind\": \"CREATE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": {\n        \"deposit_cents\": 240000,\n        \"landlord\": \"landlord\",\n        \"claim_cap_bps\": 5000,\n        \"lease_end\": \"now+86400\",\n        \"extendable\": true,\n        \"contract_ref\": \"RVM-2026-014\"\n      },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 1,\n      \"kind\": \"ACTION\",\n      \"action\": \"claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"claim_cents\": 120001 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_CLAIM_CAP\"\n    },\n    {\n      \"index\": 2,\n      \"kind\": \"ACTION\",\n      \"action\": \"claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"claim_cents\": 1 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"CLAIMED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 3,\n      \"kind\": \"CLOSE\",\n      \"action\": null,\n      \"signed_by\": \"landlord\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"CLAIMED\",\n      \"expected_refusal\": \"E_STATE\"\n    },\n    {\n      \"index\": 4,\n      \"kind\": \"ACTION\",\n      \"action\": \"accept_claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"CLAIMED\",\n      \"expected_refusal\": \"E_SIGNER\"\n    },\n    {\n      \"index\": 5,\n      \"kind\": \"ACTION\",\n      \"action\": \"withdraw_claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 6,\n      \"kind\": \"ACTION\",\n      \"action\": \"accept_claim\",\n      \"signed_by\": \"renter\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_STATE\"\n    },\n    {\n      \"index\": 7,\n      \"kind\": \"ACTION\",\n      \"action\": \"extend\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"lease_end\": 4102444800 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 8,\n      \"kind\": \"CLOSE\",\n      \"action\": null,\n      \"signed_by\": \"landlord\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"RELEASED\",\n      \"expected_refusal\": null\n    }\n  ]\n}\n",
   *     },
   *     {
   *       path: 'scenarios/fixed_lease.json',
   *       content: "{\n  \"name\": \"fixed_lease\",\n  \"description\": \"Nobody is renter and landlord at once. A lease that cannot be extended is not, and the landlord may claim the whole deposit where the cap is all of it.\",\n  \"keys\": [\"renter\", \"landlord\"],\n  \"steps\": [\n    {\n      \"index\": 0,\n      \"kind\": \"CREATE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": {\n        \"deposit_cents\": 240000,\n        \"landlord\": \"renter\",\n        \"claim_cap_bps\": 5000,\n        \"lease_end\": \"now+86400\",\n        \"extendable\": true,\n        \"contract_ref\": \"RVM-2026-014\"\n      },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_SAME_KEY\"\n    },\n    {\n      \"index\": 1,\n      \"kind\": \"CREATE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": { \"deposit_cents\": 90000, \"landlord\": \"landlord\", \"claim_cap_bps\": 10000, \"lease_end\": \"now+86400\" },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 2,\n      \"kind\": \"ACTION\",\n      \"action\": \"extend\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"lease_end\": \"now+172800\" },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_NOT_EXTENDABLE\"\n    },\n    {\n      \"index\": 3,\n      \"kind\": \"ACTION\",\n      \"action\": \"claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"claim_cents\": 90000 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"CLAIMED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 4,\n      \"kind\": \"ACTION\",\n      \"action\": \"accept_claim\",\n      \"signed_by\": \"renter\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"SETTLED\",\n      \"expected_refusal\": null\n    }\n  ]\n}\n",
   *     },
   *     {
   *       path: 'scenarios/lease_extended.json',
   *       content: "{\n  \"name\": \"lease_extended\",\n  \"description\": \"The lease is extended while it runs, never shortened, and not after it has ended.\",\n  \"keys\": [\"renter\", \"landlord\"],\n  \"steps\": [\n    {\n      \"index\": 0,\n      \"kind\": \"CREATE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": {\n        \"deposit_cents\": 240000,\n        \"landlord\": \"landlord\",\n        \"claim_cap_bps\": 5000,\n        \"lease_end\": \"now+60\",\n        \"extendable\": true,\n        \"contract_ref\": \"RVM-2026-014\"\n      },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 1,\n      \"kind\": \"ACTION\",\n      \"action\": \"extend\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"lease_end\": \"now+60\" },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_LEASE_END\"\n    },\n    {\n      \"index\": 2,\n      \"kind\": \"ACTION\",\n      \"action\": \"extend\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"lease_end\": \"now+61\" },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 3,\n      \"kind\": \"ACTION\",\n      \"action\": \"extend\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"lease_end\": \"now+86400\" },\n      \"after_seconds\": 75,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_TOO_LATE\"\n    },\n    {\n      \"index\": 4,\n      \"kind\": \"CLOSE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": {},\n      \"after_seconds\": 75,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_SIGNER\"\n    },\n    {\n      \"index\": 5,\n      \"kind\": \"CLOSE\",\n      \"action\": null,\n      \"signed_by\": \"landlord\",\n      \"parameters\": {},\n      \"after_seconds\": 75,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"RELEASED\",\n      \"expected_refusal\": null\n    }\n  ]\n}\n",
   *     },
   *     {
   *       path: 'scenarios/partial_claim.json',
   *       content: "{\n  \"name\": \"partial_claim\",\n  \"description\": \"The landlord claims the most there is to claim, the renter agrees, and the deposit is split.\",\n  \"keys\": [\"renter\", \"landlord\"],\n  \"steps\": [\n    {\n      \"index\": 0,\n      \"kind\": \"CREATE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": {\n        \"deposit_cents\": 240000,\n        \"landlord\": \"landlord\",\n        \"claim_cap_bps\": 5000,\n        \"lease_end\": 4102444800,\n        \"extendable\": true,\n        \"contract_ref\": \"CONTRATO-0000000000000000000000000000000000000000000000000000007\"\n      },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 1,\n      \"kind\": \"ACTION\",\n      \"action\": \"claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"claim_cents\": 120000 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"CLAIMED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 2,\n      \"kind\": \"ACTION\",\n      \"action\": \"accept_claim\",\n      \"signed_by\": \"renter\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"SETTLED\",\n      \"expected_refusal\": null\n    }\n  ]\n}\n",
   *     },
   *     {
   *       path: 'scenarios/smallest_deposit.json',
   *       content: "{\n  \"name\": \"smallest_deposit\",\n  \"description\": \"Of a deposit of one centavo that nothing can be claimed of, nothing is claimed, and it is released after the lease.\",\n  \"keys\": [\"renter\", \"landlord\"],\n  \"steps\": [\n    {\n      \"index\": 0,\n      \"kind\": \"CREATE\",\n      \"action\": null,\n      \"signed_by\": \"renter\",\n      \"parameters\": { \"deposit_cents\": 1, \"landlord\": \"landlord\", \"claim_cap_bps\": 0, \"lease_end\": 0 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": null\n    },\n    {\n      \"index\": 1,\n      \"kind\": \"ACTION\",\n      \"action\": \"claim\",\n      \"signed_by\": \"landlord\",\n      \"parameters\": { \"claim_cents\": 1 },\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"REFUSED\",\n      \"expected_state\": \"FUNDED\",\n      \"expected_refusal\": \"E_CLAIM_CAP\"\n    },\n    {\n      \"index\": 2,\n      \"kind\": \"CLOSE\",\n      \"action\": null,\n      \"signed_by\": \"landlord\",\n      \"parameters\": {},\n      \"after_seconds\": 0,\n      \"expected_outcome\": \"ACCEPTED\",\n      \"expected_state\": \"RELEASED\",\n      \"expected_refusal\": null\n    }\n  ]\n}\n",
   *     },
   *     {
   *       path: 'validator.hl',
   *       content: "mixed rental_deposit\n\nimport { get_current_input, get_current_minting_policy_hash } from ScriptContext\nimport { must, signed, before, cents, pays, continues, ends, created, burns_only } from razao\n\nconst FUNDED = 0\nconst CLAIMED = 1\n\nstruct Datum {\n    state: Int\n    renter_key: PubKeyHash\n    landlord_key: PubKeyHash\n    deposit: Int\n    claim_cap: Int\n    claimed: Int\n    lease_end: Int\n    extendable: Bool\n    contract_ref: ByteArray\n}\n\nenum Move {\n    Create { seed: TxOutputId }\n    Claim { claim_cents: Int }\n    AcceptClaim\n    WithdrawClaim\n    Extend { lease_end: Int }\n    Close\n}\n\nfunc create(policy: MintingPolicyHash, seed: TxOutputId) -> () {\n    out: TxOutput = created(policy, seed);\n    d: Datum = Datum::from_data(out.datum.inline);\n    signed(d.renter_key);\n    must(d.landlord_key.serialize().length == 30, \"E_KEY\"); // 28 bytes, and two that say so\n    must(d.landlord_key != d.renter_key, \"E_SAME_KEY\");\n    must(d.deposit <= 100000000, \"E_DEPOSIT\"); // and a centavo or more, since that is locked\n    must(d.claim_cap >= 0 && d.claim_cap <= 10000, \"E_CLAIM_CAP\");\n    must(d.lease_end >= 0 && d.lease_end <= 4102444800, \"E_LEASE_END\");\n    must(d.contract_ref.length <= 64, \"E_CONTRACT_REF\");\n    must(cents(out.value) == d.deposit, \"E_LOCKED\");\n    // Put together anew, so that no field hides anything that is not what it says.\n    fresh: Datum = Datum{\n        state: FUNDED, renter_key: d.renter_key, landlord_key: d.landlord_key, deposit: d.deposit, claim_cap: d.claim_cap, claimed: 0,\n        lease_end: d.lease_end, extendable: d.extendable, contract_ref: d.contract_ref\n    };\n    must(out.datum.inline.serialize() == fresh.serialize(), \"E_CREATE\")\n}\n\nfunc spend(own: TxInput, d: Datum, move: Move) -> () {\n    left: Int = cents(own.value);\n    move.switch{\n        m: Claim => {\n            must(d.state == FUNDED, \"E_STATE\");\n            signed(d.landlord_key);\n            must(m.claim_cents >= 1, \"E_AMOUNT_RANGE\");\n            must(m.claim_cents <= d.deposit * d.claim_cap / 10000, \"E_CLAIM_CAP\");\n            continues(own, d.copy(state: CLAIMED, claimed: m.claim_cents), left)\n        },\n        AcceptClaim => {\n            must(d.state == CLAIMED, \"E_STATE\");\n            signed(d.renter_key);\n            ends(own);\n            pays(own, d.landlord_key, d.claimed);\n            pays(own, d.renter_key, left - d.claimed)\n        },\n        WithdrawClaim => {\n            must(d.state == CLAIMED, \"E_STATE\");\n            signed(d.landlord_key);\n            continues(own, d.copy(state: FUNDED, claimed: 0), left)\n        },\n        m: Extend => {\n            must(d.state == FUNDED, \"E_STATE\");\n            signed(d.landlord_key);\n            must(d.extendable, \"E_NOT_EXTENDABLE\");\n            before(d.lease_end);\n            must(m.lease_end > d.lease_end && m.lease_end <= 4102444800, \"E_LEASE_END\");\n            continues(own, d.copy(lease_end: m.lease_end), left)\n        },\n        Close => {\n            must(d.state == FUNDED, \"E_STATE\");\n            signed(d.landlord_key);\n            ends(own);\n            pays(own, d.renter_key, left)\n        },\n        Create => error(\"E_MOVE\")\n    }\n}\n\nfunc main(args: MixedArgs) -> () {\n    args.switch{\n        s: Spending => spend(get_current_input(), Datum::from_data(s.datum), Move::from_data(s.redeemer)),\n        m: Other => {\n            policy: MintingPolicyHash = get_current_minting_policy_hash();\n            Move::from_data(m.redeemer).switch{\n                c: Create => create(policy, c.seed),\n                else => burns_only(policy)\n            }\n        }\n    }\n}\n",
   *     },
   *   ],
   * })
   * ```
   */
  submitCompile(tenant: string, body: models.CompileSubmitRequest, options?: WriteOptions): Call<models.CompileResponse, 'TENANT_NOT_FOUND' | 'BUNDLE_INVALID' | 'BUNDLE_HASH_MISMATCH' | 'PRODUCT_KEY_NOT_ENROLLED' | 'PRODUCT_KEY_SUPERSEDED' | 'BUNDLE_SIGNATURE_INVALID' | 'QUOTA_EXCEEDED'>;

  /**
   * Move a tenant's money between its provider accounts.
   *
   * Moves money of the tenant from the provider account of the path to another of its own, for example to fund a
   * second bank. It is an obligation between the two ledger accounts: the money leaves the source now, waits in
   * transit, and is at the destination once the rail has settled it, or back at the source when it failed. The source
   * sends it to the coordinates of the destination. Both banks tell of the payment by one end-to-end id: the first to
   * tell settles it, and what the second tells is matched and moves nothing. On NATIVE it is final at once, and nothing
   * is sent. Limits do not apply; the available balance does.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same transfer and moves nothing again.
   * Without a key each request is a transfer of its own.
   *
   * Only a client of the platform may do this.
   *
   * `operatorTransferProviderFunds` · `POST /v1/operator/tenants/{tenant}/provider-accounts/{provider_id}/transfers` · scope `service/operator`
   *
   * Refusals of its own: TENANT_NOT_FOUND, PROVIDER_ACCOUNT_NOT_FOUND, SAME_PROVIDER_ACCOUNT, PROVIDER_HOLDS_NO_FUNDS, PROVIDER_COORDINATES_MISSING, RAIL_NOT_BOUND, INVALID_CURRENCY, ACCOUNT_CLOSED, CURRENCY_MISMATCH, ACCOUNT_FROZEN, INSUFFICIENT_FUNDS, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.operator.transferProviderFunds('aurora', 'sim-demo', {
   *   destination_provider_id: 'banco-ponte-aurora',
   *   amount: { currency: 'BRL', value: 5000000 },
   *   rail: 'PIX',
   *   reference: 'RESERVA-2026-03-02',
   *   reason: 'Reserve for the second Pix route',
   * })
   * ```
   */
  transferProviderFunds(tenant: string, providerId: string, body: models.ProviderTransferRequest, options?: WriteOptions): Call<models.ProviderTransferResponse, 'TENANT_NOT_FOUND' | 'PROVIDER_ACCOUNT_NOT_FOUND' | 'SAME_PROVIDER_ACCOUNT' | 'PROVIDER_HOLDS_NO_FUNDS' | 'PROVIDER_COORDINATES_MISSING' | 'RAIL_NOT_BOUND' | 'INVALID_CURRENCY' | 'ACCOUNT_CLOSED' | 'CURRENCY_MISMATCH' | 'ACCOUNT_FROZEN' | 'INSUFFICIENT_FUNDS' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;
}

/** The people and companies that own accounts. */
export interface PartiesGroup {
  /**
   * Create a party.
   *
   * Registers a person or a company, who can then own accounts. The tax identifier is kept encrypted and never shown
   * again. Repeating the request with the same `Idempotency-Key` answers with the same party and creates no second one.
   *
   * `createParty` · `POST /v1/parties` · scope `service/accounts.write`
   *
   * @example
   * ```ts
   * await razao.parties.create({
   *   type: 'individual',
   *   display_name: 'Ana Souza',
   *   legal_name: 'Ana Maria de Souza',
   *   country: 'BR',
   *   tax_id: { country: 'BR', type: 'cpf', value: '52998224725' },
   *   addresses: [
   *     {
   *       type: 'home',
   *       line1: 'Rua Augusta, 1508',
   *       line2: 'apto 42',
   *       city: 'São Paulo',
   *       state: 'SP',
   *       postal_code: '01304-001',
   *       country: 'BR',
   *     },
   *   ],
   *   contacts: [{ type: 'email', value: 'ana.souza@example.com', is_primary: true }],
   *   external_ids: [{ system: 'crm', key: 'customer_id', value: 'c-4711' }],
   *   labels: ['vip'],
   *   roles: ['customer'],
   *   metadata: { segment: 'retail' },
   * })
   * ```
   */
  create(body: models.PartyCreateRequest, options?: WriteOptions): Call<models.PartyResponseOut, never>;

  /**
   * Read a party.
   *
   * One of your parties. Its tax identifier is not shown.
   *
   * `getParty` · `GET /v1/parties/{party_id}` · scope `service/accounts.read`
   *
   * Refusals of its own: PARTY_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.parties.get('pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0')
   * ```
   */
  get(partyId: string, query?: Nothing, options?: CallOptions): Call<models.PartyResponseOut, 'PARTY_NOT_FOUND'>;

  /**
   * Search parties.
   *
   * Your parties, newest first. Filters combine; without any, all parties. `query` finds words of the display name,
   * the legal name and the identifier, whatever their case.
   *
   * `searchParties` · `GET /v1/parties` · scope `service/accounts.read`
   *
   * @example
   * ```ts
   * await razao.parties.search()
   * ```
   */
  search(query?: models.SearchPartiesQuery, options?: CallOptions): PageCall<models.PartySearchResponseOut, models.PartySearchResponseOut['data'][number], never>;

  /**
   * Change a party.
   *
   * Changes the fields that are given and leaves the others. Lists and metadata are replaced as a whole. A change that
   * changes nothing keeps the version. With an `Idempotency-Key` a repetition answers with the first answer.
   *
   * A caller who may write parties may block one. A BLOCKED party becomes ACTIVE again only by a token that has
   * `service/operator` too; else 403 `INSUFFICIENT_SCOPE`, and nothing of the request is done.
   *
   * `updateParty` · `PATCH /v1/parties/{party_id}` · scope `service/accounts.write`
   *
   * Refusals of its own: PARTY_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.parties.update('pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0', {
   *   address: {
   *     type: 'home',
   *     line1: 'Rua da Consolação, 2302',
   *     city: 'São Paulo',
   *     state: 'SP',
   *     postal_code: '01301-000',
   *     country: 'BR',
   *   },
   *   labels: ['vip', 'moved'],
   * })
   * ```
   */
  update(partyId: string, body: models.PartyPatchRequest, options?: WriteOptions): Call<models.PartyResponseOut, 'PARTY_NOT_FOUND'>;
}

/** Pix keys, QR codes, mandates and MED cases. Pix keys, payments, returns, QR codes, mandates and MED cases, and the provider's events about them. */
export interface PixGroup {
  /**
   * Authorise a Pix mandate.
   *
   * Says for the payer that the receiver may debit the account as the mandate describes. The answer of the payer is
   * relayed to the provider at once, and the mandate is ACTIVE when the provider has it. Nothing is debited yet:
   * charges arrive 2 to 10 days before they fall due, and their amounts are reserved as soon as the account has them.
   *
   * A cap on VARIABLE charges is the payer's word to the provider: set it there, and `max_amount` follows with
   * `MANDATE_AUTHORIZED`.
   *
   * When the provider does not answer (503) the mandate stays PENDING_AUTHORIZATION, and repeating the request takes
   * up what was begun. Authorising an ACTIVE mandate answers 200 and changes nothing. Repeating the request with the
   * same `Idempotency-Key` answers with the first answer.
   *
   * `authorizePixMandate` · `POST /v1/pix/mandates/{mandate_id}/authorize` · scope `service/obligations.write`
   *
   * Refusals of its own: PIX_MANDATE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, PIX_MANDATE_NOT_PENDING, ACCOUNT_CLOSED, PARTY_BLOCKED, PIX_MANDATE_REFUSED, PROVIDER_UNAVAILABLE, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.pix.authorizeMandate('pxm_01KJQ8ZC0R9SW8KYF8GAB4HERY')
   * ```
   */
  authorizeMandate(mandateId: string, body?: Nothing, options?: WriteOptions): Call<models.PixMandateResponse, 'PIX_MANDATE_NOT_FOUND' | 'IDEMPOTENCY_IN_PROGRESS' | 'PIX_MANDATE_NOT_PENDING' | 'ACCOUNT_CLOSED' | 'PARTY_BLOCKED' | 'PIX_MANDATE_REFUSED' | 'PROVIDER_UNAVAILABLE' | 'OVERLOADED'>;

  /**
   * Cancel a charge of a Pix mandate.
   *
   * Cancels one charge for the payer before it is debited; the mandate stays ACTIVE and later charges are not touched.
   * It is relayed to the provider, the charge is CANCELLED with all its attempts, and its hold is released. A charge
   * can be cancelled until `cancellable_until`, the end of the day before its next attempt.
   *
   * When the provider does not answer (503) nothing has changed, and repeating the request takes up what was begun.
   * Cancelling a CANCELLED charge answers 200 and changes nothing. Repeating the request with the same
   * `Idempotency-Key` answers with the first answer.
   *
   * `cancelPixMandateCharge` · `POST /v1/pix/mandates/{mandate_id}/charges/{charge_id}/cancel` · scope `service/obligations.write`
   *
   * Refusals of its own: PIX_MANDATE_NOT_FOUND, PIX_MANDATE_CHARGE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, PIX_MANDATE_CHARGE_NOT_CANCELLABLE, PIX_MANDATE_REFUSED, PROVIDER_UNAVAILABLE, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.pix.cancelMandateCharge('pxm_01KJQ8ZC0R9SW8KYF8GAB4HERY', 'pmc_01KJQ9ZST6BS990G86TVNXF262')
   * ```
   */
  cancelMandateCharge(mandateId: string, chargeId: string, body?: Nothing, options?: WriteOptions): Call<models.PixMandateChargeResponse, 'PIX_MANDATE_NOT_FOUND' | 'PIX_MANDATE_CHARGE_NOT_FOUND' | 'IDEMPOTENCY_IN_PROGRESS' | 'PIX_MANDATE_CHARGE_NOT_CANCELLABLE' | 'PIX_MANDATE_REFUSED' | 'PROVIDER_UNAVAILABLE' | 'OVERLOADED'>;

  /**
   * Cancel the claim of a Pix key.
   *
   * Calls off the claim of the key that is under way, in whichever role we have: as claimer because the key is no
   * longer wanted, as donor because its owner does not agree. The key stays where it was. A claimer may also cancel a
   * confirmed OWNERSHIP claim; a donor may not cancel one at all, and nobody cancels a confirmed PORTABILITY.
   *
   * Cancelling a cancelled claim answers 200 and changes nothing. After `PROVIDER_UNAVAILABLE` repeat the request.
   *
   * `cancelPixPortabilityClaim` · `POST /v1/pix/keys/{key_id}/portability/cancel` · scope `service/accounts.write`
   *
   * Refusals of its own: PIX_KEY_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, PIX_CLAIM_NOT_ACTIVE, PIX_CLAIM_NOT_CANCELLABLE, PIX_CLAIM_REFUSED, PROVIDER_UNAVAILABLE.
   *
   * @example
   * ```ts
   * await razao.pix.cancelPortabilityClaim('pxk_01KJQ8XYV076JTJBDA8J6Q240V')
   * ```
   */
  cancelPortabilityClaim(keyId: string, body?: Nothing, options?: WriteOptions): Call<models.PixClaimResponse, 'PIX_KEY_NOT_FOUND' | 'IDEMPOTENCY_IN_PROGRESS' | 'PIX_CLAIM_NOT_ACTIVE' | 'PIX_CLAIM_NOT_CANCELLABLE' | 'PIX_CLAIM_REFUSED' | 'PROVIDER_UNAVAILABLE'>;

  /**
   * Confirm the claim of a Pix key.
   *
   * Acts on the claim of the key that is under way, in whichever role we have.
   *
   * As donor it gives the key up, because its owner agreed: the claim becomes CONFIRMED, the key EXCLUDED, and
   * payments to it no longer reach the account. As claimer it completes a claim that the donor has confirmed: the
   * claim becomes COMPLETED and the key ACTIVE. Before that it is refused with `PIX_CLAIM_AWAITS_DONOR`; an OWNERSHIP
   * claim also waits for its completion deadline.
   *
   * Confirming what is confirmed (as claimer, completed) answers 200 and changes nothing. After `PROVIDER_UNAVAILABLE`
   * repeat the request.
   *
   * `confirmPixPortabilityClaim` · `POST /v1/pix/keys/{key_id}/portability/confirm` · scope `service/accounts.write`
   *
   * Refusals of its own: PIX_KEY_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, PIX_CLAIM_NOT_ACTIVE, PIX_CLAIM_AWAITS_DONOR, PIX_CLAIM_PERIOD_RUNNING, PIX_CLAIM_REFUSED, PROVIDER_UNAVAILABLE.
   *
   * @example
   * ```ts
   * await razao.pix.confirmPortabilityClaim('pxk_01KJQ8XYV076JTJBDA8J6Q240V')
   * ```
   */
  confirmPortabilityClaim(keyId: string, body?: Nothing, options?: WriteOptions): Call<models.PixClaimResponse, 'PIX_KEY_NOT_FOUND' | 'IDEMPOTENCY_IN_PROGRESS' | 'PIX_CLAIM_NOT_ACTIVE' | 'PIX_CLAIM_AWAITS_DONOR' | 'PIX_CLAIM_PERIOD_RUNNING' | 'PIX_CLAIM_REFUSED' | 'PROVIDER_UNAVAILABLE'>;

  /**
   * Create a charge with a QR code.
   *
   * Makes a charge at your provider and the code that leads to it. The charge is paid once, in its whole amount,
   * before it expires. No money moves now; the payment, when it comes, credits the account as an obligation, and the
   * charge becomes PAID (event `pix_charge.paid`).
   *
   * With `due` it is a bill: due on a day, with fine and interest after it, discount before it. The payment then is what
   * the provider works out for its day, and at least the amount less all that can be taken off it.
   *
   * The provider holds payers to amount, time and number; what it lets through is yours all the same. A payment of
   * another amount, a second one, and one of a CANCELLED charge credit the account like any other and leave the charge
   * as it is; one that comes late makes it PAID. Their obligations carry the `txid` in `match_keys`.
   *
   * An account of yours pays the code like any other (`createObligation`): once, in time and in the whole amount. The
   * ledger enforces that, and no provider learns of the payment.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same charge, and takes it up again after
   * `PROVIDER_UNAVAILABLE`. With another one it makes another charge.
   *
   * `createPixDynamicQr` · `POST /v1/pix/qr/{account_id}/dynamic` · scope `service/obligations.write`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, PIX_KEY_NOT_FOUND, ACCOUNT_OF_SQUAD, ACCOUNT_CLOSED, PARTY_BLOCKED, KEY_REQUIRED, KEY_AMBIGUOUS, PIX_KEY_NOT_USABLE, PIX_CHARGE_REFUSED, PROVIDER_UNAVAILABLE.
   *
   * @example
   * ```ts
   * await razao.pix.createDynamicQr('acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4', {
   *   amount_cents: 3850,
   *   description: 'Encomenda 23, bolo de aniversário',
   *   payer_request: 'Encomenda 23 da Padaria Sol Nascente',
   * })
   * ```
   */
  createDynamicQr(accountId: string, body: models.PixQrDynamicCreateRequest, options?: WriteOptions): Call<models.PixQrChargeResponse, 'ACCOUNT_NOT_FOUND' | 'IDEMPOTENCY_IN_PROGRESS' | 'PIX_KEY_NOT_FOUND' | 'ACCOUNT_OF_SQUAD' | 'ACCOUNT_CLOSED' | 'PARTY_BLOCKED' | 'KEY_REQUIRED' | 'KEY_AMBIGUOUS' | 'PIX_KEY_NOT_USABLE' | 'PIX_CHARGE_REFUSED' | 'PROVIDER_UNAVAILABLE'>;

  /**
   * Return a Pix payment.
   *
   * Sends money of a Pix credit back to its payer, in whole or in part, within 90 days, by the provider that brought
   * it. The account that received it pays at once, by a counter-obligation which names the original end-to-end id and
   * waits in transit until the rail answers. A credit may be returned in several parts, together never more than it
   * was; a return that fails or is canceled gives its part back, and limits, which count a return as any debit, have it
   * back as well. Returns themselves are not returned.
   *
   * The reasons BE08 and FR01 are an institution's to give: they need the scope `service/operator` as well, and are not
   * bound to the 90 days, but to the rail's own deadlines.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same return and moves nothing again. With
   * another one it returns another part.
   *
   * `createPixReturn` · `POST /v1/pix/return` · scope `service/obligations.write`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, OBLIGATION_NOT_FOUND, PIX_CREDIT_NOT_FOUND, PIX_CREDIT_NOT_RETURNABLE, RETURN_WINDOW_CLOSED, RETURN_EXCEEDS_ORIGINAL, RAIL_NOT_BOUND, ACCOUNT_CLOSED, ACCOUNT_FROZEN, PARTY_BLOCKED, LIMIT_EXCEEDED, INSUFFICIENT_FUNDS, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.pix.createReturn({
   *   account_id: 'acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4',
   *   amount: { currency: 'BRL', value: 850 },
   *   original_end_to_end_id: 'E876543212026030214058kQ3mZx7TfR',
   *   reason_code: 'MD06',
   * })
   * ```
   */
  createReturn(body: models.PixReturnRequest, options?: WriteOptions): Call<models.PixReturnResponse, 'ACCOUNT_NOT_FOUND' | 'OBLIGATION_NOT_FOUND' | 'PIX_CREDIT_NOT_FOUND' | 'PIX_CREDIT_NOT_RETURNABLE' | 'RETURN_WINDOW_CLOSED' | 'RETURN_EXCEEDS_ORIGINAL' | 'RAIL_NOT_BOUND' | 'ACCOUNT_CLOSED' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'LIMIT_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;

  /**
   * Decode a QR code.
   *
   * Says what a scanned or pasted code asks for, so that it can be shown before paying. The code is read and checked
   * here, field by field and by its checksum. The charge behind a dynamic code is asked for through your provider; an
   * address in a code is never fetched. Nothing is kept and nothing moves, however often it is asked; only with an
   * `Idempotency-Key` the answer is kept, for a repetition.
   *
   * A static code has its amount in reais, with up to two decimals or none (`198`, `10.5`); where cash is handed out (Pix
   * Saque) an amount of zero leaves it to the payer. Its key may be spelt in any way that keys are. Amount and txid in a
   * dynamic code count for nothing and are not shown: its charge has both.
   *
   * To pay, create an obligation on PIX with the creditor `brcode:` and the code. When `account_id` names one of your own
   * accounts that is booked here, and settles the charge of a dynamic code; of such a charge the state is yours.
   *
   * `INVALID_BRCODE` says in `details.reason` what is wrong:
   *
   * | reason | meaning |
   * |---|---|
   * | `MALFORMED` | not fields of identifier, length and value |
   * | `TRUNCATED` | the text ends inside a field |
   * | `TRAILING_DATA` | something follows the checksum |
   * | `CRC_MISMATCH` | the checksum is missing, wrong or not in capitals |
   * | `UNSUPPORTED_FORMAT` | the format indicator is not `01`, or not first |
   * | `NOT_PIX` | a payment code, but not of Pix |
   * | `MISSING_FIELD`, `DUPLICATE_FIELD`, `INVALID_FIELD` | a field is not there, is there twice, or has a wrong value |
   * | `UNSUPPORTED_CURRENCY`, `UNSUPPORTED_COUNTRY` | not `986` (BRL), not `BR` |
   * | `KEY_AND_URL` | it carries a key and an address |
   *
   * `details.field` is the identifier of the field, with a dot for one inside another (`26.01`).
   *
   * `decodePixQr` · `POST /v1/pix/qr/decode` · scope `service/accounts.read`
   *
   * Refusals of its own: IDEMPOTENCY_IN_PROGRESS, INVALID_BRCODE, BRCODE_NOT_RESOLVED, PROVIDER_UNAVAILABLE.
   *
   * @example
   * ```ts
   * await razao.pix.decodeQr({
   *   brcode: '00020126740014br.gov.bcb.pix0136b7d1f2a0-5c3e-4f68-9a1b-2c4d6e8f0a130212Pao na chapa520400005303986540512.505802BR5920Padaria Sol Nascente6009SAO PAULO62160512PAONACHAPA176304BD5D',
   * })
   * ```
   */
  decodeQr(body: models.PixQrDecodeRequest, options?: WriteOptions): Call<models.PixQrDecodeResponse, 'IDEMPOTENCY_IN_PROGRESS' | 'INVALID_BRCODE' | 'BRCODE_NOT_RESOLVED' | 'PROVIDER_UNAVAILABLE'>;

  /**
   * Delete a Pix key.
   *
   * Takes a key out of the directory: it becomes EXCLUDED, payments to it no longer reach the account, and QR codes
   * that carry it can no longer be paid. Afterwards the same key can be registered again, here or elsewhere, and is
   * then a new one. A failed registration is excluded without asking the directory.
   *
   * The keys of an account that is closed are taken out by themselves. Deleting an excluded key answers 200 and changes
   * nothing. After `PROVIDER_UNAVAILABLE` the key reads as before;
   * repeat the request.
   *
   * `deletePixKey` · `DELETE /v1/pix/keys/{key_id}` · scope `service/accounts.write`
   *
   * Refusals of its own: PIX_KEY_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, PIX_KEY_LOCKED, PROVIDER_UNAVAILABLE.
   *
   * @example
   * ```ts
   * await razao.pix.deleteKey('pxk_01KJQ8XRDWG3R643XJSP61W2T8')
   * ```
   */
  deleteKey(keyId: string, body?: Nothing, options?: WriteOptions): Call<models.PixKeyResponse, 'PIX_KEY_NOT_FOUND' | 'IDEMPOTENCY_IN_PROGRESS' | 'PIX_KEY_LOCKED' | 'PROVIDER_UNAVAILABLE'>;

  /**
   * File a MED case.
   *
   * Contests a Pix that one of your accounts paid, for fraud or a mistake, within 80 days. The case is OUTBOUND and is
   * filed with the provider at once. No money moves: what the receiver's institution returns arrives later, as a
   * credit with a `return_end_to_end_id`, and the case becomes RETURNED.
   *
   * A provider that refuses still answers 201, with the case in FILING_FAILED and `failure_code`. When the provider
   * does not answer (503) the case stays FILING, and repeating the request with the same `Idempotency-Key` files the
   * same case again; another body is refused even then. Once filed, a repetition answers with the same case.
   *
   * `fileMedCase` · `POST /v1/pix/med/cases` · scope `service/operator`
   *
   * Refusals of its own: IDEMPOTENCY_IN_PROGRESS, MED_PAYMENT_NOT_FOUND, OBLIGATION_NOT_FOUND, MED_CASE_EXISTS, MED_PAYMENT_NOT_CONTESTABLE, MED_AMOUNT_EXCEEDS_PAYMENT, PROVIDER_UNAVAILABLE, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.pix.fileMedCase({ actor: 'ops-112', original_obligation_id: 'obl_01KJQHJPA0YT8NKV8MTTPR5Y6B', reason_code: 'SCAM' })
   * ```
   */
  fileMedCase(body: models.MedCaseCreateRequest, options?: WriteOptions): Call<models.MedCaseResponse, 'IDEMPOTENCY_IN_PROGRESS' | 'MED_PAYMENT_NOT_FOUND' | 'OBLIGATION_NOT_FOUND' | 'MED_CASE_EXISTS' | 'MED_PAYMENT_NOT_CONTESTABLE' | 'MED_AMOUNT_EXCEEDS_PAYMENT' | 'PROVIDER_UNAVAILABLE' | 'OVERLOADED'>;

  /**
   * Read a MED case.
   *
   * One MED case with its full history: who did what and when, what was blocked, and what became of the money.
   *
   * `getMedCase` · `GET /v1/pix/med/cases/{case_id}` · scope `service/accounts.read`
   *
   * Refusals of its own: MED_CASE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.pix.getMedCase('med_01KJQ9D6NWZMXW6B54699X7F1C')
   * ```
   */
  getMedCase(caseId: string, query?: Nothing, options?: CallOptions): Call<models.MedCaseDetailResponse, 'MED_CASE_NOT_FOUND'>;

  /**
   * Read a Pix key.
   *
   * One of your keys, with the claims made of it, by us or against us, and every state it was in. A claim past the
   * deadline of its donor reads as `expired` at once, before the directory moves it.
   *
   * `getPixKey` · `GET /v1/pix/keys/{key_id}` · scope `service/accounts.read`
   *
   * Refusals of its own: PIX_KEY_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.pix.getKey('pxk_01KJQ8XRDWG3R643XJSP61W2T8')
   * ```
   */
  getKey(keyId: string, query?: Nothing, options?: CallOptions): Call<models.PixKeyDetailResponse, 'PIX_KEY_NOT_FOUND'>;

  /**
   * Read a Pix mandate.
   *
   * One mandate of Pix Automático with its charges and what became of each attempt to debit them. The account pays a
   * charge at most once, whatever number of attempts it takes.
   *
   * `getPixMandate` · `GET /v1/pix/mandates/{mandate_id}` · scope `service/accounts.read`
   *
   * Refusals of its own: PIX_MANDATE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.pix.getMandate('pxm_01KJQ8ZC0R9SW8KYF8GAB4HERY')
   * ```
   */
  getMandate(mandateId: string, query?: Nothing, options?: CallOptions): Call<models.PixMandateDetailResponse, 'PIX_MANDATE_NOT_FOUND'>;

  /**
   * Read a QR charge.
   *
   * One charge with its code, its state, and the payment once there is one. Past its time it reads as `expired`,
   * worked out when read. By the header `Accept` the answer is JSON, or the code as an image: `image/png` or
   * `image/svg+xml`.
   *
   * `getPixQrCharge` · `GET /v1/pix/qr/charges/{txid}` · scope `service/accounts.read`
   *
   * Refusals of its own: PIX_CHARGE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.pix.getQrCharge('AURORA01KJQDJGR031GAWEMCAWQE5M56')
   * ```
   */
  getQrCharge(txid: string, query: Nothing | undefined, options: CallOptions & { accept: 'image/png' }): Call<Blob, 'PIX_CHARGE_NOT_FOUND'>;

  /**
   * Read a QR charge.
   *
   * One charge with its code, its state, and the payment once there is one. Past its time it reads as `expired`,
   * worked out when read. By the header `Accept` the answer is JSON, or the code as an image: `image/png` or
   * `image/svg+xml`.
   *
   * `getPixQrCharge` · `GET /v1/pix/qr/charges/{txid}` · scope `service/accounts.read`
   *
   * Refusals of its own: PIX_CHARGE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.pix.getQrCharge('AURORA01KJQDJGR031GAWEMCAWQE5M56')
   * ```
   */
  getQrCharge(txid: string, query: Nothing | undefined, options: CallOptions & { accept: 'image/svg+xml' }): Call<string, 'PIX_CHARGE_NOT_FOUND'>;

  /**
   * Read a QR charge.
   *
   * One charge with its code, its state, and the payment once there is one. Past its time it reads as `expired`,
   * worked out when read. By the header `Accept` the answer is JSON, or the code as an image: `image/png` or
   * `image/svg+xml`.
   *
   * `getPixQrCharge` · `GET /v1/pix/qr/charges/{txid}` · scope `service/accounts.read`
   *
   * Refusals of its own: PIX_CHARGE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.pix.getQrCharge('AURORA01KJQDJGR031GAWEMCAWQE5M56')
   * ```
   */
  getQrCharge(txid: string, query?: Nothing, options?: CallOptions): Call<models.PixQrChargeResponse, 'PIX_CHARGE_NOT_FOUND'>;

  /**
   * Make a static QR code.
   *
   * A code that carries a Pix key of the account and can be paid any number of times. The code is computed from the
   * query alone: nothing is kept, the same query gives the same code, and nobody is informed. A payment brings `txid`
   * back.
   *
   * The answer is JSON with the code as text, or the code as an image, by the header `Accept`: `image/png` or
   * `image/svg+xml`. Name and city are those of the account's owner, without accents and cut to 25 and 15 characters,
   * the city in capitals; an owner without an address is in `BRASIL`.
   *
   * `getPixStaticQr` · `GET /v1/pix/qr/{account_id}/static` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, PIX_KEY_NOT_FOUND, ACCOUNT_OF_SQUAD, ACCOUNT_CLOSED, KEY_REQUIRED, KEY_AMBIGUOUS, PIX_KEY_NOT_USABLE, BRCODE_TOO_LONG.
   *
   * @example
   * ```ts
   * await razao.pix.getStaticQr('acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4')
   * ```
   */
  getStaticQr(accountId: string, query: models.GetPixStaticQrQuery | undefined, options: CallOptions & { accept: 'image/png' }): Call<Blob, 'ACCOUNT_NOT_FOUND' | 'PIX_KEY_NOT_FOUND' | 'ACCOUNT_OF_SQUAD' | 'ACCOUNT_CLOSED' | 'KEY_REQUIRED' | 'KEY_AMBIGUOUS' | 'PIX_KEY_NOT_USABLE' | 'BRCODE_TOO_LONG'>;

  /**
   * Make a static QR code.
   *
   * A code that carries a Pix key of the account and can be paid any number of times. The code is computed from the
   * query alone: nothing is kept, the same query gives the same code, and nobody is informed. A payment brings `txid`
   * back.
   *
   * The answer is JSON with the code as text, or the code as an image, by the header `Accept`: `image/png` or
   * `image/svg+xml`. Name and city are those of the account's owner, without accents and cut to 25 and 15 characters,
   * the city in capitals; an owner without an address is in `BRASIL`.
   *
   * `getPixStaticQr` · `GET /v1/pix/qr/{account_id}/static` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, PIX_KEY_NOT_FOUND, ACCOUNT_OF_SQUAD, ACCOUNT_CLOSED, KEY_REQUIRED, KEY_AMBIGUOUS, PIX_KEY_NOT_USABLE, BRCODE_TOO_LONG.
   *
   * @example
   * ```ts
   * await razao.pix.getStaticQr('acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4')
   * ```
   */
  getStaticQr(accountId: string, query: models.GetPixStaticQrQuery | undefined, options: CallOptions & { accept: 'image/svg+xml' }): Call<string, 'ACCOUNT_NOT_FOUND' | 'PIX_KEY_NOT_FOUND' | 'ACCOUNT_OF_SQUAD' | 'ACCOUNT_CLOSED' | 'KEY_REQUIRED' | 'KEY_AMBIGUOUS' | 'PIX_KEY_NOT_USABLE' | 'BRCODE_TOO_LONG'>;

  /**
   * Make a static QR code.
   *
   * A code that carries a Pix key of the account and can be paid any number of times. The code is computed from the
   * query alone: nothing is kept, the same query gives the same code, and nobody is informed. A payment brings `txid`
   * back.
   *
   * The answer is JSON with the code as text, or the code as an image, by the header `Accept`: `image/png` or
   * `image/svg+xml`. Name and city are those of the account's owner, without accents and cut to 25 and 15 characters,
   * the city in capitals; an owner without an address is in `BRASIL`.
   *
   * `getPixStaticQr` · `GET /v1/pix/qr/{account_id}/static` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, PIX_KEY_NOT_FOUND, ACCOUNT_OF_SQUAD, ACCOUNT_CLOSED, KEY_REQUIRED, KEY_AMBIGUOUS, PIX_KEY_NOT_USABLE, BRCODE_TOO_LONG.
   *
   * @example
   * ```ts
   * await razao.pix.getStaticQr('acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4')
   * ```
   */
  getStaticQr(accountId: string, query?: models.GetPixStaticQrQuery, options?: CallOptions): Call<models.PixStaticQrResponse, 'ACCOUNT_NOT_FOUND' | 'PIX_KEY_NOT_FOUND' | 'ACCOUNT_OF_SQUAD' | 'ACCOUNT_CLOSED' | 'KEY_REQUIRED' | 'KEY_AMBIGUOUS' | 'PIX_KEY_NOT_USABLE' | 'BRCODE_TOO_LONG'>;

  /**
   * List MED cases.
   *
   * The MED cases of your accounts, of both directions, newest first, without their histories. Filters combine, and
   * apply to each page: a filtered page may hold fewer than `limit` items, or none, while `next_cursor` still leads
   * on. Read on until `next_cursor` is null.
   *
   * `listMedCases` · `GET /v1/pix/med/cases` · scope `service/accounts.read`
   *
   * @example
   * ```ts
   * await razao.pix.listMedCases()
   * ```
   */
  listMedCases(query?: models.ListMedCasesQuery, options?: CallOptions): PageCall<models.MedCaseListResponse, models.MedCaseListResponse['items'][number], never>;

  /**
   * List the Pix keys of an account.
   *
   * The keys of an account, newest first, in every state: excluded keys and failed registrations stay listed. An
   * account you do not have answers 404.
   *
   * `listPixKeys` · `GET /v1/pix/keys` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.pix.listKeys({ account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  listKeys(query: models.ListPixKeysQuery, options?: CallOptions): PageCall<models.PixKeyListResponse, models.PixKeyListResponse['items'][number], 'ACCOUNT_NOT_FOUND'>;

  /**
   * List Pix mandates.
   *
   * The mandates of Pix Automático on your accounts, newest first, without their charges. Filters combine; without
   * any, all mandates. Read on until `next_cursor` is null: a page with fewer items than `limit` need not be the last.
   *
   * `listPixMandates` · `GET /v1/pix/mandates` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.pix.listMandates()
   * ```
   */
  listMandates(query?: models.ListPixMandatesQuery, options?: CallOptions): PageCall<models.PixMandateListResponse, models.PixMandateListResponse['items'][number], 'ACCOUNT_NOT_FOUND'>;

  /**
   * List the QR charges of an account.
   *
   * The charges made for an account by dynamic QR codes, newest first. One past its time reads as `expired`. An
   * account you do not have answers 404.
   *
   * `listPixQrCharges` · `GET /v1/pix/qr/charges` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.pix.listQrCharges({ account_id: 'acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4' })
   * ```
   */
  listQrCharges(query: models.ListPixQrChargesQuery, options?: CallOptions): PageCall<models.PixQrChargeListResponse, models.PixQrChargeListResponse['items'][number], 'ACCOUNT_NOT_FOUND'>;

  /**
   * Look a Pix key up.
   *
   * Asks the directory, through your provider, whom a key pays: the name to show to the payer, the masked tax id, the
   * institution, and marks of fraud. Nothing is kept. A key of one of your own accounts is answered without asking the
   * directory, and costs the same.
   *
   * The directory guards itself against scanning. Each payer has a budget, one for PHONE and EMAIL and one for the
   * other types: a person 100, refilled by 2 a minute, a company 1,000, refilled by 20. A key that exists costs 1, one
   * that does not costs 20, and a payment made gives back 1 or 2. An empty budget is 429 `RATE_LIMITED`, with
   * `Retry-After` and `details: {budget, remaining, refill_per_minute}`. Give the account of the payer as
   * `account_id`; without it the look-up is on the budget of the client that asks, which is a company's. A payment to a
   * key gives back to its account and to the client that made it.
   *
   * `lookupPixKey` · `GET /v1/pix/keys/lookup` · scope `service/accounts.read`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, INVALID_PIX_KEY, PIX_KEY_NOT_REGISTERED, PROVIDER_UNAVAILABLE.
   *
   * @example
   * ```ts
   * await razao.pix.lookupKey({ key: 'fornecedor@example.com' })
   * ```
   */
  lookupKey(query: models.LookupPixKeyQuery, options?: CallOptions): Call<models.PixKeyLookupResponse, 'ACCOUNT_NOT_FOUND' | 'INVALID_PIX_KEY' | 'PIX_KEY_NOT_REGISTERED' | 'PROVIDER_UNAVAILABLE'>;

  /**
   * Claim a Pix key.
   *
   * Claims a key that the directory refused because it belongs elsewhere: PORTABILITY when the same owner has it at
   * another participant, OWNERSHIP when it is a phone number of somebody else. Which one follows from
   * `failure.claim_type` of the key, which must be in REGISTRATION_FAILED.
   *
   * The donor has 7 days to answer. Nothing moves by itself: once the donor confirmed (event `pix_claim.confirmed`),
   * confirm the claim to get the key, which then becomes ACTIVE.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same claim, and takes it up again after
   * `PROVIDER_UNAVAILABLE`, as does any other key then. Once there is a claim, another key is refused with
   * `PIX_CLAIM_OPEN`; of several at the same moment, one is answered with the claim.
   *
   * `openPixPortabilityClaim` · `POST /v1/pix/keys/{key_id}/portability/claim` · scope `service/accounts.write`
   *
   * Refusals of its own: PIX_KEY_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, PIX_CLAIM_OPEN, PIX_KEY_NOT_CLAIMABLE, ACCOUNT_CLOSED, PARTY_BLOCKED, PIX_CLAIM_REFUSED, PROVIDER_UNAVAILABLE.
   *
   * @example
   * ```ts
   * await razao.pix.openPortabilityClaim('pxk_01KJQ8XYV076JTJBDA8J6Q240V')
   * ```
   */
  openPortabilityClaim(keyId: string, body?: Nothing, options?: WriteOptions): Call<models.PixClaimResponse, 'PIX_KEY_NOT_FOUND' | 'IDEMPOTENCY_IN_PROGRESS' | 'PIX_CLAIM_OPEN' | 'PIX_KEY_NOT_CLAIMABLE' | 'ACCOUNT_CLOSED' | 'PARTY_BLOCKED' | 'PIX_CLAIM_REFUSED' | 'PROVIDER_UNAVAILABLE'>;

  /**
   * Receive a provider's event about Pix keys.
   *
   * Receives a provider's events about keys and claims. Each request is signed by the provider instead of carrying a token.
   * An event that repeats an earlier one, or comes too late for the state of the key or claim, is taken and changes
   * nothing; so is one we do not know. An event about a claim that is not known yet is kept, and counts once the claim
   * is known.
   *
   * | event | when | `data` |
   * |---|---|---|
   * | `KEY_REGISTERED` | the directory knows the key; it becomes ACTIVE | `reference`, `key_type`, `key_value` |
   * | `KEY_REGISTRATION_FAILED` | the directory refused it | `reference`, `key_type`, `key_value`?, `failure_code`, `held_by`? |
   * | `KEY_EXCLUDED` | the key is gone from the directory | `reference`, `key_type`, `key_value`, `reason` |
   * | `CLAIM_OPENED` | another participant wants a key of ours | `claim_id`, `type`, `key_type`, `key_value`, `claimer`, `donor`, `resolution_due_at`, `completion_due_at` |
   * | `CLAIM_WAITING_RESOLUTION` | the donor has taken note | `claim_id`, `resolution_due_at`, `completion_due_at` |
   * | `CLAIM_CONFIRMED` | the donor gave the key up | `claim_id`, `reason`, `completion_due_at` |
   * | `CLAIM_COMPLETED` | the claimer has the key | `claim_id` |
   * | `CLAIM_CANCELLED` | either side called it off | `claim_id`, `reason`, `cancelled_by` |
   *
   * Fields are required except those with `?`. `reference` (text) is the `key_id` that we gave when we asked;
   * `claim_id` (text) is the directory's, our `provider_claim_id`. `key_type`, `failure_code` and `type` have the
   * values of the key and claim; `reason` is an `exclusion_reason`, `confirm_reason` or `cancel_reason`;
   * `cancelled_by` is CLAIMER or DONOR. `claimer`, `donor` and `held_by` are `{ispb, name}`. Deadlines are instants.
   *
   * `receivePixKeyEvent` · `POST /v1/pix/keys/events/{provider_id}`
   *
   * Refusals of its own: WEBHOOK_REJECTED.
   *
   * @example
   * ```ts
   * await razao.pix.receiveKeyEvent('sim-demo', {
   *   event: 'KEY_REGISTERED',
   *   occurred_at: '2026-03-02T12:40:10.412Z',
   *   data: {
   *     reference: 'pxk_01KJQ90B0G1GPKKV6TCBDNC4PD',
   *     key_type: 'EVP',
   *     key_value: 'b7d1f2a0-5c3e-4f68-9a1b-2c4d6e8f0a13',
   *   },
   * }, {
   *   headers: {
   *     'X-Webhook-Timestamp': '1772454605',
   *     'X-Webhook-Signature': 'v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3',
   *     'X-Webhook-Delivery-Id': 'dlv-20260302-000017',
   *   },
   * })
   * ```
   */
  receiveKeyEvent(providerId: string, body: models.ProviderEvent, options?: CallOptions & { headers: models.ReceivePixKeyEventHeaders }): Call<models.ProviderAck, 'WEBHOOK_REJECTED'>;

  /**
   * Receive an event about Pix keys from the incumbent provider.
   *
   * The same as the receiver with the provider in its path, for the provider that was here first: deliveries are
   * verified with the secret of the incumbent. Send to the address with your name in it instead; this one stays while
   * the incumbent moves over. Events and their data are those of `receivePixKeyEvent`.
   *
   * `receivePixKeyEventDeprecated` · `POST /v1/pix/keys/events`
   *
   * Refusals of its own: WEBHOOK_REJECTED.
   *
   * @example
   * ```ts
   * await razao.pix.receiveKeyEventDeprecated({
   *   event: 'KEY_REGISTERED',
   *   occurred_at: '2026-03-02T12:40:10.412Z',
   *   data: {
   *     reference: 'pxk_01KJQ90B0G1GPKKV6TCBDNC4PD',
   *     key_type: 'EVP',
   *     key_value: 'b7d1f2a0-5c3e-4f68-9a1b-2c4d6e8f0a13',
   *   },
   * }, {
   *   headers: {
   *     'X-Webhook-Timestamp': '1772454605',
   *     'X-Webhook-Signature': 'v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3',
   *     'X-Webhook-Delivery-Id': 'dlv-20260302-000017',
   *   },
   * })
   * ```
   *
   * @deprecated
   */
  receiveKeyEventDeprecated(body: models.ProviderEvent, options?: CallOptions & { headers: models.ReceivePixKeyEventDeprecatedHeaders }): Call<models.ProviderAck, 'WEBHOOK_REJECTED'>;

  /**
   * Receive a provider's event about Pix mandates.
   *
   * Receives a provider's events about mandates and their charges. Each request is signed by the provider instead of carrying
   * a token. An event that repeats an earlier one, or comes too late for the state of the mandate or charge, is taken
   * and changes nothing; so is one we do not know. One that comes before the event it follows from is kept, and does
   * its work after it. So events may arrive in any order.
   *
   * No event starts a debit. We hand each debit to the provider ourselves, on the day of the attempt, as a payment
   * whose `match_keys` name `recurrence_id`, `txid` and `attempt`; `CHARGE_DEBITED` and `CHARGE_FAILED` say what became
   * of it. A debit that we did not ask for moves no money and waits as evidence for an operator. An attempt for which
   * no payment came by 21:00 of its day has failed.
   *
   * | event | when | `data` |
   * |---|---|---|
   * | `MANDATE_REQUESTED` | a receiver asks one of our payers | `recurrence_id`, `account_id`, `receiver`, `contract_ref`, `description`?, `periodicity`, `amount_type`, `amount`?, `starts_on`, `ends_on`?, `retry_policy`, `expires_at` |
   * | `MANDATE_AUTHORIZED` | the payer authorised it, also where the provider asked by itself | `recurrence_id`, `authorized_at`, `max_amount`? |
   * | `MANDATE_REJECTED` | the payer rejected it | `recurrence_id`, `reason_code`? |
   * | `MANDATE_EXPIRED` | nobody answered in time | `recurrence_id` |
   * | `MANDATE_CANCELLED` | it was ended, or the request withdrawn | `recurrence_id`, `cancelled_by`, `reason_code`? |
   * | `MANDATE_COMPLETED` | its last charge is final | `recurrence_id` |
   * | `CHARGE_SCHEDULED` | a charge is to be debited | `recurrence_id`, `txid`, `amount`, `due_on`, `description`? |
   * | `CHARGE_RETRY_SCHEDULED` | a failed charge is tried again | `recurrence_id`, `txid`, `attempt`, `settle_on` |
   * | `CHARGE_DEBITED` | a debit that we handed over succeeded | `recurrence_id`, `txid`, `attempt`, `end_to_end_id`, `amount`, `settled_at` |
   * | `CHARGE_FAILED` | an attempt failed; with `final` no other follows | `recurrence_id`, `txid`, `attempt`, `failure_code`, `final` |
   * | `CHARGE_CANCELLED` | the charge was cancelled before its debit | `recurrence_id`, `txid`, `cancelled_by`, `reason_code`? |
   *
   * Fields are required except those with `?`. `account_id` is the account as we named it to the provider;
   * `recurrence_id` and `txid` are Pix's names of the mandate and the charge. `receiver` is `{name, tax_id,
   * participant: {ispb, name}}`. `amount` and `max_amount` are `{currency, value}` in centavos; `amount` of a mandate
   * is there for FIXED only. `periodicity`, `amount_type` and `retry_policy` have the values of the mandate,
   * `failure_code` those of an attempt, `cancelled_by` those of `ended_by`; `reason_code` is a code of Pix.
   * `starts_on`, `ends_on`, `due_on` and `settle_on` are days in São Paulo; `expires_at`, `authorized_at` and
   * `settled_at` instants. `attempt` is 1 to 4, `final` true or false.
   *
   * `receivePixMandateEvent` · `POST /v1/pix/mandates/events/{provider_id}`
   *
   * Refusals of its own: WEBHOOK_REJECTED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.pix.receiveMandateEvent('sim-demo', {
   *   event: 'MANDATE_REQUESTED',
   *   occurred_at: '2026-03-02T12:39:37.902Z',
   *   data: {
   *     recurrence_id: 'RR8765432120260302kQ7mZx2TfRa',
   *     account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *     receiver: {
   *       name: 'Academia Corpo em Dia Ltda',
   *       tax_id: '27415863000186',
   *       participant: { ispb: '87654321', name: 'Banco Ipê S.A.' },
   *     },
   *     contract_ref: 'AC-2026-00417',
   *     description: 'Plano mensal',
   *     periodicity: 'MONTHLY',
   *     amount_type: 'FIXED',
   *     amount: { currency: 'BRL', value: 8990 },
   *     starts_on: '2026-03-10',
   *     retry_policy: 'UP_TO_3_IN_7_DAYS',
   *     expires_at: '2026-03-10T02:59:59.000Z',
   *   },
   * }, {
   *   headers: {
   *     'X-Webhook-Timestamp': '1772454605',
   *     'X-Webhook-Signature': 'v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3',
   *     'X-Webhook-Delivery-Id': 'dlv-20260302-000017',
   *   },
   * })
   * ```
   */
  receiveMandateEvent(providerId: string, body: models.ProviderEvent, options?: CallOptions & { headers: models.ReceivePixMandateEventHeaders }): Call<models.ProviderAck, 'WEBHOOK_REJECTED' | 'OVERLOADED'>;

  /**
   * Receive an event about Pix mandates from the incumbent provider.
   *
   * The same as the receiver with the provider in its path, for the provider that was here first: deliveries are
   * verified with the secret of the incumbent. Send to the address with your name in it instead; this one stays while
   * the incumbent moves over. Events and their data are those of `receivePixMandateEvent`.
   *
   * `receivePixMandateEventDeprecated` · `POST /v1/pix/mandates/events`
   *
   * Refusals of its own: WEBHOOK_REJECTED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.pix.receiveMandateEventDeprecated({
   *   event: 'MANDATE_REQUESTED',
   *   occurred_at: '2026-03-02T12:39:37.902Z',
   *   data: {
   *     recurrence_id: 'RR8765432120260302kQ7mZx2TfRa',
   *     account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *     receiver: {
   *       name: 'Academia Corpo em Dia Ltda',
   *       tax_id: '27415863000186',
   *       participant: { ispb: '87654321', name: 'Banco Ipê S.A.' },
   *     },
   *     contract_ref: 'AC-2026-00417',
   *     description: 'Plano mensal',
   *     periodicity: 'MONTHLY',
   *     amount_type: 'FIXED',
   *     amount: { currency: 'BRL', value: 8990 },
   *     starts_on: '2026-03-10',
   *     retry_policy: 'UP_TO_3_IN_7_DAYS',
   *     expires_at: '2026-03-10T02:59:59.000Z',
   *   },
   * }, {
   *   headers: {
   *     'X-Webhook-Timestamp': '1772454605',
   *     'X-Webhook-Signature': 'v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3',
   *     'X-Webhook-Delivery-Id': 'dlv-20260302-000017',
   *   },
   * })
   * ```
   *
   * @deprecated
   */
  receiveMandateEventDeprecated(body: models.ProviderEvent, options?: CallOptions & { headers: models.ReceivePixMandateEventDeprecatedHeaders }): Call<models.ProviderAck, 'WEBHOOK_REJECTED' | 'OVERLOADED'>;

  /**
   * Receive a provider's event about MED cases.
   *
   * Receives a provider's events about reports of fraud and mistakes. Each request is signed by the provider instead of
   * carrying a token. Taking an event moves no money: it records the case, and blocks are placed and lifted a moment
   * later. An event that repeats an earlier one, or comes too late for the state of the case, is taken and changes
   * nothing; so is one we do not know. One that comes before its time waits for it: what is said of a report before
   * the case has it, and a contested Pix before its credit has arrived on an account.
   *
   * | event | when | `data` |
   * |---|---|---|
   * | `MED_INFRACTION_OPENED` | a Pix that one of our accounts received is contested | `report_id`, `recovery_id`?, `hop`, `end_to_end_id`, `amount`, `reason_code`, `analysis_due_at` |
   * | `MED_INFRACTION_ACKNOWLEDGED` | the receiver's institution took note of our report | `report_id` |
   * | `MED_INFRACTION_CLOSED` | a report was decided, theirs or ours; AGREED with `fraud_type` about theirs marks our party for fraud | `report_id`, `result`, `fraud_type`?, `return_due_at`? |
   * | `MED_INFRACTION_CANCELLED` | a report was withdrawn, theirs or ours | `report_id` |
   * | `MED_CASE_FILED` | a case we filed without an answer was taken | `reference`, `report_id`, `recovery_id`?, `analysis_due_at` |
   * | `MED_CASE_FILING_FAILED` | such a case was refused | `reference`, `failure_code` |
   * | `MED_CASE_REFUND_CLOSED` | the receiver's institution says what it returns | `report_id`, `result`, `amount`?, `failure_code`? |
   * | `MED_RECOVERY_CREATED` | a funds recovery was opened | `recovery_id`, `root_end_to_end_id`, `amount`, `hops`?, `monitored`?, `evidence`? |
   * | `MED_RECOVERY_TRACKED` | the directory has followed the money | `recovery_id`, `hops`?, `monitored`?, `evidence`? |
   * | `MED_RECOVERY_AWAITING_ANALYSIS` | the institutions on its way analyse it | the same |
   * | `MED_RECOVERY_ANALYSED` | they have decided | the same |
   * | `MED_RECOVERY_REFUNDING` | money goes back | the same |
   * | `MED_RECOVERY_UPDATED` | more is known of it | the same |
   * | `MED_RECOVERY_COMPLETED` | it is over | the same |
   * | `MED_RECOVERY_CANCELLED` | it was withdrawn | the same |
   * | `MED_FRAUD_MARKED` | the directory has marked a person for fraud | `marker_id`, `tax_id`, `fraud_type` |
   * | `MED_FRAUD_MARK_CANCELLED` | the directory has taken such a mark back | `marker_id`, `tax_id` |
   *
   * Fields are required except those with `?`. `reference` (text) is the `case_id` that we gave when we filed;
   * `report_id` and `recovery_id` are the directory's. `end_to_end_id` is the contested payment, `amount` is
   * `{currency, value}` in centavos, `hop` a whole number from 0. `reason_code` and `failure_code` have the values of
   * the case; `analysis_due_at` and `return_due_at` are instants. `result` of a report is AGREED or DISAGREED,
   * `fraud_type` APPLICATION_FRAUD, MULE_ACCOUNT, SCAMMER_ACCOUNT or OTHER; `result` of a refund is TOTALLY_ACCEPTED
   * or PARTIALLY_ACCEPTED, both with `amount`, or REJECTED with `failure_code`. The money itself arrives as an event
   * about payments.
   *
   * `hops` of a recovery are at most 50 payments, each with `hop`, `end_to_end_id`, `from_ispb`?, `to_ispb`?, `amount`,
   * `secured_cents`? and `occurred_at`; of a payment that is told again, what occurred last counts. `evidence` is a text of up to
   * 2000 characters. A second recovery of a payment is taken and changes nothing, unless the first was cancelled. A recovery that is
   * cancelled cancels its cases; one that is completed cancels those that are OPEN against you.
   *
   * `marker_id` (text) is the directory's, `tax_id` a CPF or CNPJ. The mark is put on the parties that have that tax id then. One that is
   * taken back is not made again, whichever is heard first.
   *
   * `receivePixMedEvent` · `POST /v1/pix/med/events/{provider_id}`
   *
   * Refusals of its own: WEBHOOK_REJECTED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.pix.receiveMedEvent('sim-demo', {
   *   event: 'MED_INFRACTION_OPENED',
   *   occurred_at: '2026-03-02T14:19:57.950Z',
   *   data: {
   *     report_id: '826c16c9-652b-4bc5-8f95-81461373a18c',
   *     hop: 0,
   *     end_to_end_id: 'E876543212026030213403pV5sJw8XhQ',
   *     amount: { currency: 'BRL', value: 15000 },
   *     reason_code: 'SCAM',
   *     analysis_due_at: '2026-03-09T14:19:57.950Z',
   *   },
   * }, {
   *   headers: {
   *     'X-Webhook-Timestamp': '1772454605',
   *     'X-Webhook-Signature': 'v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3',
   *     'X-Webhook-Delivery-Id': 'dlv-20260302-000017',
   *   },
   * })
   * ```
   */
  receiveMedEvent(providerId: string, body: models.ProviderEvent, options?: CallOptions & { headers: models.ReceivePixMedEventHeaders }): Call<models.ProviderAck, 'WEBHOOK_REJECTED' | 'OVERLOADED'>;

  /**
   * Receive an event about MED cases from the incumbent provider.
   *
   * The same as the receiver with the provider in its path, for the provider that was here first: deliveries are
   * verified with the secret of the incumbent. Send to the address with your name in it instead; this one stays while
   * the incumbent moves over. Events and their data are those of `receivePixMedEvent`.
   *
   * `receivePixMedEventDeprecated` · `POST /v1/pix/med/events`
   *
   * Refusals of its own: WEBHOOK_REJECTED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.pix.receiveMedEventDeprecated({
   *   event: 'MED_INFRACTION_OPENED',
   *   occurred_at: '2026-03-02T14:19:57.950Z',
   *   data: {
   *     report_id: '826c16c9-652b-4bc5-8f95-81461373a18c',
   *     hop: 0,
   *     end_to_end_id: 'E876543212026030213403pV5sJw8XhQ',
   *     amount: { currency: 'BRL', value: 15000 },
   *     reason_code: 'SCAM',
   *     analysis_due_at: '2026-03-09T14:19:57.950Z',
   *   },
   * }, {
   *   headers: {
   *     'X-Webhook-Timestamp': '1772454605',
   *     'X-Webhook-Signature': 'v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3',
   *     'X-Webhook-Delivery-Id': 'dlv-20260302-000017',
   *   },
   * })
   * ```
   *
   * @deprecated
   */
  receiveMedEventDeprecated(body: models.ProviderEvent, options?: CallOptions & { headers: models.ReceivePixMedEventDeprecatedHeaders }): Call<models.ProviderAck, 'WEBHOOK_REJECTED' | 'OVERLOADED'>;

  /**
   * Receive a provider's event about Pix payments.
   *
   * Receives a provider's events about the outcome of payments, and about money that arrived. Each request is signed
   * by the provider instead of carrying a token. An event becomes evidence, goes the way of all evidence, and settles
   * or fails the obligation it matches; a credit becomes an obligation of its own in the account its key leads to, or
   * is kept aside as unmatched.
   *
   * A bank or BaaS provider is heard here that a rail of yours is bound to, or was; it speaks of the payments of that
   * rail. Money that arrives comes by PIX.
   *
   * Nothing is applied twice: an event is known by its delivery, and by `end_to_end_id` (for returns
   * `return_end_to_end_id`) and event, whichever way it comes. An event that contradicts a final obligation never changes it.
   *
   * | event | when | `data` |
   * |---|---|---|
   * | `PAYMENT_SETTLED` | a payment of ours reached its receiver | `reference`, `end_to_end_id`, `amount`, `settled_at`, `payee`? |
   * | `PAYMENT_FAILED` | a payment of ours was refused | `reference`, `end_to_end_id`, `amount`, `failure_code`, `failure_reason`? |
   * | `CREDIT_RECEIVED` | money arrived for a key of ours | `end_to_end_id`, `amount`, `settled_at`, `initiation`, `key`?, `txid`?, `payer`, `payer_message`?, `receiver`? |
   * | `RETURN_SETTLED` | a return of ours reached the payer | `reference`, `return_end_to_end_id`, `original_end_to_end_id`, `amount`, `settled_at` |
   * | `RETURN_FAILED` | a return of ours was refused | `reference`, `return_end_to_end_id`, `original_end_to_end_id`, `amount`, `failure_code`, `failure_reason`? |
   * | `RETURN_RECEIVED` | a payment of ours was sent back, or a part of it | `return_end_to_end_id`, `original_end_to_end_id`, `amount`, `settled_at`, `reason_code`? |
   * | `RETURN_SENT` | the provider itself sent a credit of ours back, or a part of it, unasked (MED) | `return_end_to_end_id`, `original_end_to_end_id`, `amount`, `settled_at`, `reason_code`? |
   * | `QR_CHARGE_CANCELLED` | the provider took a dynamic charge back | `txid`, `reason`? |
   *
   * Fields are required except those with `?`. `reference` (text) is the `obligation_id` that we gave when we asked.
   * `amount` is `{currency, value}` in centavos; `settled_at` an instant. `failure_code` is a code of the rail (ISO
   * 20022, such as AC03; whichever it is, the money is back), `failure_reason`, `payer_message` and `reason` are text. `initiation` says how it was paid:
   * MANU (by account), DICT (by key), QRES (static code), QRDN (dynamic code), INIC (through an initiator), AUTO (Pix
   * Automático). `key` is left out where the tenant was paid by the number of its own account at the bank. `payer` and
   * `payee` are `{name, tax_id, participant: {ispb, name}, account?}`. `receiver` is `{name, tax_id?}`, whom the provider
   * knows behind a key that is no account's: they become a guest, whose GUEST account the money lands on; without it
   * such money is kept aside. A `txid` of a dynamic charge makes it PAID. Returns never exceed the payment: a return
   * beyond it is kept aside, UNMATCHED with `EXCEEDS_ORIGINAL`, for an operator to decide. Money of a RETURN_SENT has left:
   * the account that has the credit is debited by a return that is SETTLED at once. Where it cannot be, for want of funds or
   * because the credit is not known, nothing moves, and reconciliation shows the difference. `reason_code` is one of returns.
   *
   * `receivePixWebhook` · `POST /v1/pix/webhooks/{provider_id}`
   *
   * Refusals of its own: WEBHOOK_REJECTED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.pix.receiveWebhook('sim-demo', {
   *   event: 'PAYMENT_SETTLED',
   *   occurred_at: '2026-03-02T15:00:02.310Z',
   *   data: {
   *     reference: 'obl_01KJQ9F8H0K2N4Q6S8W0Y2A4C6',
   *     end_to_end_id: 'E123456782026030215007bTq2XsD5uJ',
   *     amount: { currency: 'BRL', value: 3000 },
   *     settled_at: '2026-03-02T15:00:02.127Z',
   *     payee: {
   *       name: 'Fornecedora Boa Massa Ltda',
   *       tax_id: '12345678000195',
   *       participant: { ispb: '87654321', name: 'Banco Ipê S.A.' },
   *     },
   *   },
   * }, {
   *   headers: {
   *     'X-Webhook-Timestamp': '1772454605',
   *     'X-Webhook-Signature': 'v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3',
   *     'X-Webhook-Delivery-Id': 'dlv-20260302-000017',
   *   },
   * })
   * ```
   */
  receiveWebhook(providerId: string, body: models.ProviderEvent, options?: CallOptions & { headers: models.ReceivePixWebhookHeaders }): Call<models.ProviderAck, 'WEBHOOK_REJECTED' | 'OVERLOADED'>;

  /**
   * Register a Pix key.
   *
   * Registers a key in the directory, through your provider, so that payments to it reach the account. For an e-mail
   * address or phone number, make sure first that the owner of the account has it, for example by a one-time code; a
   * CPF or CNPJ must be that of the owner. A random key (EVP) is drawn by the directory.
   *
   * When the directory refuses, the answer is 201 all the same, with the key in REGISTRATION_FAILED: `failure` says
   * why, and `failure.claim_type` whether a claim can still get it.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same key. After `PROVIDER_UNAVAILABLE` it
   * takes up the same registration again, so that nothing is registered twice. With another `Idempotency-Key` the
   * value is refused with `PIX_KEY_TAKEN` while it is PENDING or ACTIVE; an EVP would be drawn anew. A key that nobody
   * asks for again stays PENDING for some minutes at most: then the service asks the directory itself.
   *
   * `registerPixKey` · `POST /v1/pix/keys` · scope `service/accounts.write`
   *
   * Refusals of its own: IDEMPOTENCY_IN_PROGRESS, ACCOUNT_NOT_FOUND, INVALID_PIX_KEY, PIX_KEY_TAKEN, ACCOUNT_OF_SQUAD, PIX_ACCOUNT_NOT_ELIGIBLE, PIX_KEY_OWNER_MISMATCH, ACCOUNT_CLOSED, PARTY_BLOCKED, PROVIDER_UNAVAILABLE.
   *
   * @example
   * ```ts
   * await razao.pix.registerKey({
   *   account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   key_type: 'EMAIL',
   *   key_value: 'ana.souza@example.com',
   * })
   * ```
   */
  registerKey(body: models.PixKeyRegisterRequest, options?: WriteOptions): Call<models.PixKeyResponse, 'IDEMPOTENCY_IN_PROGRESS' | 'ACCOUNT_NOT_FOUND' | 'INVALID_PIX_KEY' | 'PIX_KEY_TAKEN' | 'ACCOUNT_OF_SQUAD' | 'PIX_ACCOUNT_NOT_ELIGIBLE' | 'PIX_KEY_OWNER_MISMATCH' | 'ACCOUNT_CLOSED' | 'PARTY_BLOCKED' | 'PROVIDER_UNAVAILABLE'>;

  /**
   * Reject a Pix mandate.
   *
   * Says for the payer that the receiver may not debit the account. The answer is relayed to the provider at once, and
   * the mandate is REJECTED for good; the receiver can only ask again with a new one. No money moves.
   *
   * When the provider does not answer (503) the mandate stays PENDING_AUTHORIZATION, and repeating the request takes
   * up what was begun. Rejecting a REJECTED mandate answers 200 and changes nothing. Repeating the request with the
   * same `Idempotency-Key` answers with the first answer.
   *
   * `rejectPixMandate` · `POST /v1/pix/mandates/{mandate_id}/reject` · scope `service/obligations.write`
   *
   * Refusals of its own: PIX_MANDATE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, PIX_MANDATE_NOT_PENDING, PIX_MANDATE_REFUSED, PROVIDER_UNAVAILABLE, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.pix.rejectMandate('pxm_01KJQ8ZC0R9SW8KYF8GAB4HERY')
   * ```
   */
  rejectMandate(mandateId: string, body?: Nothing, options?: WriteOptions): Call<models.PixMandateResponse, 'PIX_MANDATE_NOT_FOUND' | 'IDEMPOTENCY_IN_PROGRESS' | 'PIX_MANDATE_NOT_PENDING' | 'PIX_MANDATE_REFUSED' | 'PROVIDER_UNAVAILABLE' | 'OVERLOADED'>;

  /**
   * Resolve an inbound MED case.
   *
   * Decides about money that somebody contests. RETURN captures the block into the clearing account and sends the
   * money back to its payer: the case is RETURNING, and RETURNED once the devolution settled. Less than what is
   * secured can be returned; the rest of the block is released. Where the report belongs to a recovery that is not over
   * and all that is secured is less than `amount`, a return of all of it leaves the case OPEN once it settled: a new
   * block secures later credits for the rest, to be resolved again, until the recovery ends, or must have ended
   * (`RAZAO_MED_TOTAL_DAYS`). Then the case is RETURNED, as it is by RELEASE. RELEASE tells the provider that the report is not
   * accepted, and lifts the block: the account can spend the money again. A frozen account, and limits, stop neither.
   *
   * Otherwise a case is resolved once. Of two resolvers one succeeds and the other gets `MED_CASE_RESOLVED`. A repetition gets
   * `MED_CASE_RESOLVED` too, unless it carries the same `Idempotency-Key` and so gets the first answer. When the provider does not
   * answer a RELEASE (503) the money stays blocked, and repeating the request takes up what was begun; as long as the
   * provider may have heard of it, nothing but RELEASE can be decided.
   *
   * A devolution that the rail refuses makes the case RETURN_FAILED: its money waits on the clearing account, and the
   * case is resolved again, by a further RETURN or by RELEASE, which gives the money back to the account.
   *
   * `resolveMedCase` · `POST /v1/pix/med/cases/{case_id}/resolve` · scope `service/operator`
   *
   * Refusals of its own: MED_CASE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, MED_CASE_OUTBOUND, MED_CASE_RESOLVED, MED_BLOCK_PENDING, MED_RETURN_EXCEEDS_SECURED, MED_RELEASE_REFUSED, RETURN_EXCEEDS_ORIGINAL, RAIL_NOT_BOUND, ACCOUNT_CLOSED, PROVIDER_UNAVAILABLE, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.pix.resolveMedCase('med_01KJQ9D6NWZMXW6B54699X7F1C', { action: 'RETURN', actor: 'ops-112', reason: 'Goods were never sent, fraud confirmed' })
   * ```
   */
  resolveMedCase(caseId: string, body: models.MedCaseResolveRequest, options?: WriteOptions): Call<models.MedCaseResponse, 'MED_CASE_NOT_FOUND' | 'IDEMPOTENCY_IN_PROGRESS' | 'MED_CASE_OUTBOUND' | 'MED_CASE_RESOLVED' | 'MED_BLOCK_PENDING' | 'MED_RETURN_EXCEEDS_SECURED' | 'MED_RELEASE_REFUSED' | 'RETURN_EXCEEDS_ORIGINAL' | 'RAIL_NOT_BOUND' | 'ACCOUNT_CLOSED' | 'PROVIDER_UNAVAILABLE' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;

  /**
   * Revoke a Pix mandate.
   *
   * Takes the payer's authorisation back. It is relayed to the provider, the mandate is REVOKED for good, its
   * SCHEDULED and HELD charges are CANCELLED and their holds released, so that the money is free again. A charge whose
   * `cancellable_until` has passed is out of the payer's hands: it keeps its hold, and is debited or fails. Earlier
   * debits stay debited.
   *
   * When the provider does not answer (503) nothing has changed, and repeating the request takes up what was begun.
   * Revoking a REVOKED mandate answers 200 and changes nothing. Repeating the request with the same `Idempotency-Key`
   * answers with the first answer.
   *
   * `revokePixMandate` · `POST /v1/pix/mandates/{mandate_id}/revoke` · scope `service/obligations.write`
   *
   * Refusals of its own: PIX_MANDATE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, PIX_MANDATE_NOT_ACTIVE, PIX_MANDATE_REFUSED, PROVIDER_UNAVAILABLE, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.pix.revokeMandate('pxm_01KJQ8ZC0R9SW8KYF8GAB4HERY')
   * ```
   */
  revokeMandate(mandateId: string, body?: Nothing, options?: WriteOptions): Call<models.PixMandateResponse, 'PIX_MANDATE_NOT_FOUND' | 'IDEMPOTENCY_IN_PROGRESS' | 'PIX_MANDATE_NOT_ACTIVE' | 'PIX_MANDATE_REFUSED' | 'PROVIDER_UNAVAILABLE' | 'OVERLOADED'>;
}

/** The products of your tenant and their instances. Binding, proving and driving products, and the description of your own. */
export interface ProductsGroup {
  /**
   * Bind a shipped template.
   *
   * Makes a shipped template a product of your own, as DRAFT, under the name in the path. It can be tried in the trial
   * environment at once: instances, the battery and conformance runs work before it is certified. An operator binds
   * what you compile yourself.
   *
   * Binding another version of the template while the product is DRAFT makes it the next version of the product; what
   * is bound already answers with the product and changes nothing, and so does repeating the request with the same
   * `Idempotency-Key`. Later, or from another template, it is refused with `PRODUCT_ALREADY_BOUND`. A name that no
   * product can have answers 404 `PRODUCT_NOT_FOUND`.
   *
   * `bindProductTemplate` · `POST /v1/products/{product_id}` · scope `service/products.draft`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, PRODUCT_TEMPLATE_NOT_FOUND, PRODUCT_ALREADY_BOUND, QUOTA_EXCEEDED.
   *
   * @example
   * ```ts
   * await razao.products.bindTemplate('caucao-aluguel', { template_id: 'rental-deposit' })
   * ```
   */
  bindTemplate(productId: string, body: models.BindTemplateRequest, options?: WriteOptions): Call<models.ProductResponse, 'PRODUCT_NOT_FOUND' | 'PRODUCT_TEMPLATE_NOT_FOUND' | 'PRODUCT_ALREADY_BOUND' | 'QUOTA_EXCEEDED'>;

  /**
   * Certify a product from evidence.
   *
   * Certifies the bound version from documents in the product-artifact store: the transcript of a conformance run, the
   * report card of a battery and, where there is one, the gate report. Each is named by hash and key, its bytes are
   * hashed again, and a disagreement is refused. A DRAFT product becomes CERTIFIED; an operator makes it LIVE.
   *
   * A transcript made with another applied script may be given with `inherited`. So may a report card, but a
   * certification whose battery is inherited cannot reach LIVE. A gate report that is left out is recorded as absent.
   *
   * A new certification takes the place of the one before. Repeating the request with the same `Idempotency-Key`
   * answers with the same certification; repeated without a key, it certifies the same again.
   *
   * `certifyProduct` · `POST /v1/products/{product_id}/certification` · scope `service/products.draft`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, CERTIFICATION_EVIDENCE_NOT_FOUND, PRODUCT_RETIRED, EVIDENCE_HASH_MISMATCH, EVIDENCE_NOT_APPLICABLE, EVIDENCE_VERDICT_FAILED.
   *
   * @example
   * ```ts
   * await razao.products.certify('caucao-aluguel', {
   *   conformance: {
   *     hash: 'ab748113eb3623f99e35c325f92b3d3492f2f0c4ba750cab1fbafe9ef0f6caf3',
   *     key: 'caucao-aluguel/2/conformance/cfr_01KJQC40HYZ8VXSBAQAE92J483.json',
   *   },
   *   battery: {
   *     hash: '24a78ec3fb17603183bad3d346db275eb66c6ae3aedc5e2c5cd478f12dfcd1db',
   *     key: 'caucao-aluguel/2/battery/bat_01KJQC3M4NW1T6VQMGN0JYDQAV.json',
   *   },
   *   gate_report: {
   *     hash: 'd22fb7410b91a3f84d31ca53051f74b21bc0838e83beaf0c3bd530eb6857dbaa',
   *     key: 'caucao-aluguel/foundry/cmp_01KJQC00S97WVFVZ1EA470EAK3/gate-report.json',
   *   },
   * })
   * ```
   */
  certify(productId: string, body: models.CertificationEvidence, options?: WriteOptions): Call<models.CertificationResponse, 'PRODUCT_NOT_FOUND' | 'CERTIFICATION_EVIDENCE_NOT_FOUND' | 'PRODUCT_RETIRED' | 'EVIDENCE_HASH_MISMATCH' | 'EVIDENCE_NOT_APPLICABLE' | 'EVIDENCE_VERDICT_FAILED'>;

  /**
   * Close an instance.
   *
   * Ends an instance the way its manifest declares, and pays its value to the key that the manifest names. As every
   * move it is recorded first and sent to the chain afterwards: the answer shows it SUBMITTED, and the value arrives
   * once it is ACCEPTED, when the status becomes CLOSED. A closing which the validator refuses is answered 200 as well
   * and stands REFUSED in the timeline.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the first answer. Closing a closed instance is
   * refused with `INSTANCE_CLOSED`: what moves money is never repeated.
   *
   * `closeProductInstance` · `POST /v1/products/{product_id}/instances/{instance_id}/close` · scope `service/products`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, PRODUCT_INSTANCE_NOT_FOUND, ACCOUNT_NOT_FOUND, INSTANCE_CLOSED, INSTANCE_NOT_INDEXED, INSTANCE_NOT_CLOSABLE, NOT_A_PARTY_OF_INSTANCE, ACCOUNT_FROZEN, PARTY_BLOCKED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.products.closeInstance('caucao-aluguel', 'pin_01KJQC2TFQ7NP0S711R8JCYRQJ', { account_id: 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7', reason: 'Keys handed back, no damage' })
   * ```
   */
  closeInstance(productId: string, instanceId: string, body: models.CloseInstanceRequest, options?: WriteOptions): Call<models.ProductInstanceResponse, 'PRODUCT_NOT_FOUND' | 'PRODUCT_INSTANCE_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'INSTANCE_CLOSED' | 'INSTANCE_NOT_INDEXED' | 'INSTANCE_NOT_CLOSABLE' | 'NOT_A_PARTY_OF_INSTANCE' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'OVERLOADED'>;

  /**
   * Create an instance of a product.
   *
   * Begins an instance: the value leaves the account that acts and is locked by the product's validator. The record is
   * written and the money taken first, then the transaction is sent to the chain, so the answer is PENDING with its
   * first transition SUBMITTED. Read the instance until that is ACCEPTED and `awaiting_index` is false. If the
   * validator refuses it, the instance becomes REFUSED and the value goes back to the account.
   *
   * The product is LIVE, or not yet RETIRED or SUSPENDED in the trial environment. Repeating the request with the same
   * `Idempotency-Key` answers with the same instance and locks nothing again; repeated without a key, it creates
   * another instance.
   *
   * `createProductInstance` · `POST /v1/products/{product_id}/instances` · scope `service/products`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, ACCOUNT_NOT_FOUND, PRODUCT_NOT_OPEN, PRODUCT_PARAMETER_INVALID, PRODUCT_ACCOUNT_NOT_ELIGIBLE, CURRENCY_MISMATCH, ACCOUNT_CLOSED, ACCOUNT_FROZEN, PARTY_BLOCKED, QUOTA_EXCEEDED, LIMIT_EXCEEDED, QBRL_NOT_ISSUED, QBRL_CAP_EXCEEDED, INSUFFICIENT_FUNDS, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.products.createInstance('caucao-aluguel', {
   *   account_id: 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7',
   *   parameters: {
   *     deposit_cents: 240000,
   *     landlord: 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3',
   *     claim_cap_bps: 5000,
   *     lease_end: 1835406000,
   *     extendable: true,
   *     contract_ref: 'RVM-2026-014',
   *   },
   *   metadata: { lease: 'RVM-2026-014' },
   * })
   * ```
   */
  createInstance(productId: string, body: models.CreateInstanceRequest, options?: WriteOptions): Call<models.ProductInstanceResponse, 'PRODUCT_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'PRODUCT_NOT_OPEN' | 'PRODUCT_PARAMETER_INVALID' | 'PRODUCT_ACCOUNT_NOT_ELIGIBLE' | 'CURRENCY_MISMATCH' | 'ACCOUNT_CLOSED' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'QUOTA_EXCEEDED' | 'LIMIT_EXCEEDED' | 'QBRL_NOT_ISSUED' | 'QBRL_CAP_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'OVERLOADED'>;

  /**
   * Drive an action of an instance.
   *
   * Asks for a move that the manifest declares. It is recorded first and sent to the chain afterwards, so the answer
   * shows it SUBMITTED at the end of the timeline. Whether it may happen is for the validator to say: a move from the
   * wrong state, by the wrong account or past a rule of the product is answered 200 as well, and becomes REFUSED in the
   * timeline a moment later; nothing moves by it. An action that locks more value takes it from the account first,
   * which the ledger refuses at once as it refuses any debit.
   *
   * The move is done when its transition is ACCEPTED and its `awaiting_index` is false. Acting before that is refused
   * with `INSTANCE_NOT_INDEXED`. Parameters that the manifest does not declare are ignored. Repeating the request with
   * the same `Idempotency-Key` answers with the first answer and asks for no second move; repeated without a key, it
   * asks for another one.
   *
   * `driveProductAction` · `POST /v1/products/{product_id}/instances/{instance_id}/actions/{action}` · scope `service/products`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, PRODUCT_INSTANCE_NOT_FOUND, PRODUCT_ACTION_NOT_FOUND, ACCOUNT_NOT_FOUND, INSTANCE_CLOSED, INSTANCE_NOT_INDEXED, PRODUCT_RETIRED, NOT_A_PARTY_OF_INSTANCE, PRODUCT_PARAMETER_INVALID, ACCOUNT_FROZEN, PARTY_BLOCKED, LIMIT_EXCEEDED, QBRL_CAP_EXCEEDED, INSUFFICIENT_FUNDS, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.products.driveAction('caucao-aluguel', 'pin_01KJQC2TFQ7NP0S711R8JCYRQJ', 'claim', { account_id: 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3', parameters: { claim_cents: 60000 } })
   * ```
   */
  driveAction(productId: string, instanceId: string, action: string, body: models.DriveActionRequest, options?: WriteOptions): Call<models.ProductInstanceResponse, 'PRODUCT_NOT_FOUND' | 'PRODUCT_INSTANCE_NOT_FOUND' | 'PRODUCT_ACTION_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'INSTANCE_CLOSED' | 'INSTANCE_NOT_INDEXED' | 'PRODUCT_RETIRED' | 'NOT_A_PARTY_OF_INSTANCE' | 'PRODUCT_PARAMETER_INVALID' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'LIMIT_EXCEEDED' | 'QBRL_CAP_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'OVERLOADED'>;

  /**
   * Read a run of the battery.
   *
   * One run and, once it is COMPLETED, its report card: attack by attack, what was tried and whether the validator
   * held. `evidence` says where the report card is kept.
   *
   * `getBattery` · `GET /v1/products/{product_id}/battery/{battery_id}` · scope `service/products`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, BATTERY_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.products.getBattery('caucao-aluguel', 'bat_01KJQC3M4NW1T6VQMGN0JYDQAV')
   * ```
   */
  getBattery(productId: string, batteryId: string, query?: Nothing, options?: CallOptions): Call<models.BatteryResponse, 'PRODUCT_NOT_FOUND' | 'BATTERY_NOT_FOUND'>;

  /**
   * Read the certification of a product.
   *
   * The newest certification of a product, what it rests on, and whether it still speaks of what is bound: binding
   * another artifact, changed documents and newer attacks make it stale, which is worked out anew with every read.
   *
   * `getCertification` · `GET /v1/products/{product_id}/certification` · scope `service/products`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, CERTIFICATION_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.products.getCertification('caucao-aluguel')
   * ```
   */
  getCertification(productId: string, query?: Nothing, options?: CallOptions): Call<models.CertificationResponse, 'PRODUCT_NOT_FOUND' | 'CERTIFICATION_NOT_FOUND'>;

  /**
   * Read a document of the evidence.
   *
   * One of the documents which the newest certification rests on, as it lies at its key. Hash its canonical JSON to see
   * that it is the document that was certified.
   *
   * `getCertificationEvidence` · `GET /v1/products/{product_id}/certification/evidence/{kind}` · scope `service/products`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, CERTIFICATION_NOT_FOUND, CERTIFICATION_EVIDENCE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.products.getCertificationEvidence('caucao-aluguel', 'battery')
   * ```
   */
  getCertificationEvidence(productId: string, kind: string, query?: Nothing, options?: CallOptions): Call<models.CertificationEvidenceDocument, 'PRODUCT_NOT_FOUND' | 'CERTIFICATION_NOT_FOUND' | 'CERTIFICATION_EVIDENCE_NOT_FOUND'>;

  /**
   * Read a conformance run.
   *
   * One run with every step, what was expected of it and what came of it, and the verdict once no step is left. A step
   * has ended when it is PASSED, FAILED or SKIPPED; the next one can follow once its `awaiting_index` is false.
   *
   * `getConformanceRun` · `GET /v1/products/{product_id}/conformance/{run_id}` · scope `service/products`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, CONFORMANCE_RUN_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.products.getConformanceRun('caucao-aluguel', 'cfr_01KJQC40HYZ8VXSBAQAE92J483')
   * ```
   */
  getConformanceRun(productId: string, runId: string, query?: Nothing, options?: CallOptions): Call<models.ConformanceRunResponse, 'PRODUCT_NOT_FOUND' | 'CONFORMANCE_RUN_NOT_FOUND'>;

  /**
   * Read a product.
   *
   * One of your products: its manifest, the validator that is bound, how far it is, and what its instances hold.
   *
   * `getProduct` · `GET /v1/products/{product_id}` · scope `service/products`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.products.get('caucao-aluguel')
   * ```
   */
  get(productId: string, query?: Nothing, options?: CallOptions): Call<models.ProductResponse, 'PRODUCT_NOT_FOUND'>;

  /**
   * Read an instance and its timeline.
   *
   * One instance with every move that was asked for: those on the chain, those on their way and those the validator
   * refused. A move is done when its transition is ACCEPTED with the declared state as `to_state`, and the next one can
   * follow once its `awaiting_index` is false.
   *
   * `getProductInstance` · `GET /v1/products/{product_id}/instances/{instance_id}` · scope `service/products`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, PRODUCT_INSTANCE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.products.getInstance('caucao-aluguel', 'pin_01KJQC2TFQ7NP0S711R8JCYRQJ')
   * ```
   */
  getInstance(productId: string, instanceId: string, query?: Nothing, options?: CallOptions): Call<models.ProductInstanceResponse, 'PRODUCT_NOT_FOUND' | 'PRODUCT_INSTANCE_NOT_FOUND'>;

  /**
   * Read the description of your products.
   *
   * An OpenAPI document of the products of your tenant: for each one the operations that create, read and list its
   * instances, one for each action, and one that closes where its manifest has that. They are the operations of these
   * interfaces with the product and the action written into the path, and with the parameters, types, bounds, states and
   * fields that the manifest declares; what they answer and refuse is the same.
   *
   * It is worked out from what is bound with every read, and `info.version` changes only when a binding does, so that it
   * tells you whether to generate your client again. `If-None-Match` with the last `ETag` answers 304 as long as nothing
   * has changed. Reads show the states and fields of all versions of a product, since an instance keeps the one that it
   * began with; moves are those of the version that is bound.
   *
   * Products in DRAFT, CERTIFIED and LIVE are described; a SUSPENDED one is marked deprecated, a RETIRED one is left
   * out.
   *
   * `getTenantOpenapi` · `GET /v1/openapi` · scope `service/products`
   *
   * @example
   * ```ts
   * await razao.products.getTenantOpenapi({}, { headers: { 'If-None-Match': '"kDmRiwIZEDcU6eQyfhTOTVbBSy-JvfGyqZn1GQMtLcM"' } })
   * ```
   */
  getTenantOpenapi(query?: Nothing, options?: CallOptions): Call<models.OpenapiDocument, never>;

  /**
   * Download a client of your products.
   *
   * A zip archive with one package: a client of your products in one language, with its sources, the description that it
   * was made from, and a guide of five minutes. It has the products that `GET /v1/openapi` describes, and the operations
   * of the ledger that one needs beside them: parties, accounts, obligations, holds, events. Its constructor takes a base
   * address. Each product has a method for each move, one that waits until an instance is in a state, and for each move
   * one that does both; a wait that takes too long raises an error of the kind for refusals, since nothing has failed.
   *
   * It is made from the description as it is, and kept until that changes: the same description gets the same bytes.
   * `If-None-Match` with the last `ETag` answers 304 as long as nothing has changed. Making it takes some seconds. Where
   * it takes longer than you wait, the answer is 503 `SDK_NOT_READY`; it is made meanwhile. Languages that you have
   * fetched once are made anew with each change of the description, so that they are there when you ask.
   *
   * `Repr-Digest` lets you check that all bytes have come, and `X-Archive-Signature` that they are this service's.
   *
   * `getTenantSdk` · `GET /v1/openapi/sdk/{language}` · scope `service/products`
   *
   * Refusals of its own: SDK_LANGUAGE_NOT_FOUND, SDK_NOT_READY.
   *
   * @example
   * ```ts
   * await razao.products.getTenantSdk('typescript', {}, { headers: { 'If-None-Match': '"lX0p6-g3T2nVd4C0u8h7wqIYbJ1mZsKe5fRtA9oQkPc"' } })
   * ```
   */
  getTenantSdk(language: string, query?: Nothing, options?: CallOptions): Call<Blob, 'SDK_LANGUAGE_NOT_FOUND' | 'SDK_NOT_READY'>;

  /**
   * List the product instances of an account.
   *
   * The instances, of any product, that an account is a party of, newest first: those it created and those whose
   * counterparty it is. Filters combine.
   *
   * `listAccountProductInstances` · `GET /v1/accounts/{account_id}/product-instances` · scope `service/products`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.products.listAccountProductInstances('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')
   * ```
   */
  listAccountProductInstances(accountId: string, query?: models.ListAccountProductInstancesQuery, options?: CallOptions): PageCall<models.ProductInstanceListResponse, models.ProductInstanceListResponse['items'][number], 'ACCOUNT_NOT_FOUND'>;

  /**
   * List the instances of a product.
   *
   * The instances of one of your products, newest first, in all its versions. Filters combine.
   *
   * `listProductInstances` · `GET /v1/products/{product_id}/instances` · scope `service/products`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.products.listInstances('caucao-aluguel')
   * ```
   */
  listInstances(productId: string, query?: models.ListProductInstancesQuery, options?: CallOptions): PageCall<models.ProductInstanceListResponse, models.ProductInstanceListResponse['items'][number], 'PRODUCT_NOT_FOUND'>;

  /**
   * List the scenarios of a product.
   *
   * The stories that the manifest of the bound version declares, in its order: moves, and what must come of each. A
   * conformance run plays all of them.
   *
   * `listProductScenarios` · `GET /v1/products/{product_id}/scenarios` · scope `service/products`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.products.listScenarios('caucao-aluguel')
   * ```
   */
  listScenarios(productId: string, query?: models.ListProductScenariosQuery, options?: CallOptions): PageCall<models.ScenarioListResponse, models.ScenarioListResponse['items'][number], 'PRODUCT_NOT_FOUND'>;

  /**
   * List products.
   *
   * The products that are bound to your tenant, by name, in every lifecycle. Each carries its manifest: what it asks
   * for, and the moves its instances can make.
   *
   * `listProducts` · `GET /v1/products` · scope `service/products`
   *
   * @example
   * ```ts
   * await razao.products.list()
   * ```
   */
  list(query?: models.ListProductsQuery, options?: CallOptions): PageCall<models.ProductListResponse, models.ProductListResponse['items'][number], never>;

  /**
   * Open a conformance run.
   *
   * Lays out every scenario of the bound version as steps, to be run one by one with accounts of yours: one to act and
   * one more for each counterparty key. Too few are refused at once, and the refusal says how many are needed. No keys
   * cross the interface. The steps move real value of these accounts, as little as the scenarios say; nothing moves by
   * opening.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same run; repeated without a key, it opens
   * another one.
   *
   * `openConformanceRun` · `POST /v1/products/{product_id}/conformance` · scope `service/products.draft`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, ACCOUNT_NOT_FOUND, PRODUCT_RETIRED, CONFORMANCE_ACCOUNTS_INSUFFICIENT, CONFORMANCE_ACCOUNT_NOT_ELIGIBLE, CURRENCY_MISMATCH, ACCOUNT_CLOSED, ACCOUNT_FROZEN.
   *
   * @example
   * ```ts
   * await razao.products.openConformanceRun('caucao-aluguel', { account_ids: ['acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7', 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3'] })
   * ```
   */
  openConformanceRun(productId: string, body: models.ConformanceRunOpenRequest, options?: WriteOptions): Call<models.ConformanceRunResponse, 'PRODUCT_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'PRODUCT_RETIRED' | 'CONFORMANCE_ACCOUNTS_INSUFFICIENT' | 'CONFORMANCE_ACCOUNT_NOT_ELIGIBLE' | 'CURRENCY_MISMATCH' | 'ACCOUNT_CLOSED' | 'ACCOUNT_FROZEN'>;

  /**
   * Run the adversarial battery against a product.
   *
   * Plays every attack of the current set against the validator of the bound version, on a chain of its own with
   * accounts of its own: no money of yours is touched. It takes some minutes; the answer is QUEUED, and the report card
   * is read with `getBattery`. A PASSED report card is evidence for a certification.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same run; repeated without a key, it starts
   * another run once the first has ended.
   *
   * `runBattery` · `POST /v1/products/{product_id}/battery` · scope `service/products.draft`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, PRODUCT_RETIRED, BATTERY_RUNNING, QUOTA_EXCEEDED.
   *
   * @example
   * ```ts
   * await razao.products.runBattery('caucao-aluguel', {})
   * ```
   */
  runBattery(productId: string, body?: models.RunBatteryRequest, options?: WriteOptions): Call<models.BatteryResponse, 'PRODUCT_NOT_FOUND' | 'PRODUCT_RETIRED' | 'BATTERY_RUNNING' | 'QUOTA_EXCEEDED'>;

  /**
   * Run a step of a conformance run.
   *
   * Runs the next step: what it asks for is recorded and sent to the chain, and the answer shows it SUBMITTED. Read the
   * run until it has ended and its `awaiting_index` is false, then run the step after it; before that the refusal is
   * `INSTANCE_NOT_INDEXED`. A step which the scenario expects to be refused passes when the validator refuses it with the
   * code that the scenario names. When a step fails, the rest of its scenario is SKIPPED and the run goes on with the next
   * scenario; its instance stays open, and its parties can go on with it.
   *
   * Running a step that has been run before answers with the run as it is and moves nothing, with or without an
   * `Idempotency-Key`.
   *
   * `runConformanceStep` · `POST /v1/products/{product_id}/conformance/{run_id}/steps/{index}` · scope `service/products.draft`
   *
   * Refusals of its own: PRODUCT_NOT_FOUND, CONFORMANCE_RUN_NOT_FOUND, CONFORMANCE_STEP_NOT_FOUND, CONFORMANCE_RUN_ENDED, CONFORMANCE_STEP_OUT_OF_ORDER, INSTANCE_NOT_INDEXED, CONFORMANCE_STEP_NOT_DUE, PRODUCT_RETIRED, ACCOUNT_CLOSED, ACCOUNT_FROZEN, PARTY_BLOCKED, QUOTA_EXCEEDED, QBRL_NOT_ISSUED, QBRL_CAP_EXCEEDED, LIMIT_EXCEEDED, INSUFFICIENT_FUNDS, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.products.runConformanceStep('caucao-aluguel', 'cfr_01KJQC40HYZ8VXSBAQAE92J483', 1, {})
   * ```
   */
  runConformanceStep(productId: string, runId: string, index: number, body: models.ConformanceStepRequest, options?: WriteOptions): Call<models.ConformanceRunResponse, 'PRODUCT_NOT_FOUND' | 'CONFORMANCE_RUN_NOT_FOUND' | 'CONFORMANCE_STEP_NOT_FOUND' | 'CONFORMANCE_RUN_ENDED' | 'CONFORMANCE_STEP_OUT_OF_ORDER' | 'INSTANCE_NOT_INDEXED' | 'CONFORMANCE_STEP_NOT_DUE' | 'PRODUCT_RETIRED' | 'ACCOUNT_CLOSED' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'QUOTA_EXCEEDED' | 'QBRL_NOT_ISSUED' | 'QBRL_CAP_EXCEEDED' | 'LIMIT_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'OVERLOADED'>;
}

/** Comparisons of the ledger with what providers say. Comparing the ledger with what providers say. */
export interface ReconciliationGroup {
  /**
   * Read a reconciliation run.
   *
   * One comparison with its totals and how many breaks it opened. The breaks themselves are listed with
   * `GET /v1/reconciliation/breaks?run_id=…`.
   *
   * `getReconciliationRun` · `GET /v1/reconciliation/runs/{run_id}` · scope `service/gl`
   *
   * Refusals of its own: RECONCILIATION_RUN_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.reconciliation.getRun('rcr_01KJQARDBS6E55Y57M8Y38BC1R')
   * ```
   */
  getRun(runId: string, query?: Nothing, options?: CallOptions): Call<models.ReconciliationRunResponse, 'RECONCILIATION_RUN_NOT_FOUND'>;

  /**
   * List reconciliation breaks.
   *
   * Differences between the ledger and what providers say, newest first. Filters combine; `state=OPEN` gives what is
   * left to look at, each difference once.
   *
   * `listReconciliationBreaks` · `GET /v1/reconciliation/breaks` · scope `service/gl`
   *
   * @example
   * ```ts
   * await razao.reconciliation.listBreaks()
   * ```
   */
  listBreaks(query?: models.ListReconciliationBreaksQuery, options?: CallOptions): PageCall<models.ReconciliationBreakListResponse, models.ReconciliationBreakListResponse['items'][number], never>;

  /**
   * List reconciliation runs.
   *
   * The comparisons of your ledger with providers, newest first. Filters combine.
   *
   * `listReconciliationRuns` · `GET /v1/reconciliation/runs` · scope `service/gl`
   *
   * @example
   * ```ts
   * await razao.reconciliation.listRuns()
   * ```
   */
  listRuns(query?: models.ListReconciliationRunsQuery, options?: CallOptions): PageCall<models.ReconciliationRunListResponse, models.ReconciliationRunListResponse['items'][number], never>;

  /**
   * Resolve a reconciliation break.
   *
   * EXPLAINED closes the break with a reason and moves nothing. CORRECTED posts the difference between the outside
   * world and the account you name, in one entry with an obligation that is final at once: a positive difference is
   * credited to the account, a negative one debited. It needs the scope `service/operator` as well, else 403
   * `INSUFFICIENT_SCOPE`; limits do not apply to it.
   *
   * Explaining an explained break again answers 200 and changes nothing. A break resolved in another way, and a second
   * correction, are refused with `RECONCILIATION_BREAK_RESOLVED`; a repetition with the same `Idempotency-Key` answers
   * with the first answer.
   *
   * `resolveReconciliationBreak` · `POST /v1/reconciliation/breaks/{break_id}/resolve` · scope `service/gl`
   *
   * Refusals of its own: RECONCILIATION_BREAK_NOT_FOUND, RECONCILIATION_BREAK_RESOLVED, ACCOUNT_NOT_FOUND, ACCOUNT_CLOSED, CURRENCY_MISMATCH, ACCOUNT_OF_SQUAD, PAYMENT_BOOKED_ALREADY, ACCOUNT_FROZEN, PARTY_BLOCKED, INSUFFICIENT_FUNDS, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.reconciliation.resolveBreak('rcb_01KJQAB4S7SRQ4GY183501PPB5', {
   *   resolution: 'CORRECTED',
   *   account_id: 'acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4',
   *   reason: 'Notice of the provider was lost in its outage of 14:00.',
   * })
   * ```
   */
  resolveBreak(breakId: string, body: models.ResolveBreakRequest, options?: WriteOptions): Call<models.ReconciliationBreakResponse, 'RECONCILIATION_BREAK_NOT_FOUND' | 'RECONCILIATION_BREAK_RESOLVED' | 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_CLOSED' | 'CURRENCY_MISMATCH' | 'ACCOUNT_OF_SQUAD' | 'PAYMENT_BOOKED_ALREADY' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'INSUFFICIENT_FUNDS' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;

  /**
   * Start a reconciliation run.
   *
   * Compares what a provider says it moved over one rail, in one currency, with the evidence it delivered and with what
   * the journal says, day by day. The statement is fetched from the provider, or sent along as lines or as CSV.
   * Movements are matched by the identifier the provider gave them; each difference becomes a break. Comparing moves
   * no money.
   *
   * The answer comes at once with the run RUNNING; read the run, or wait for `reconciliation_run.completed`. When it
   * completes it takes over the days it covers: open breaks of earlier runs of the same books there are closed as
   * SUPERSEDED, and what still differs is opened anew. Explained breaks are not opened again.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same run and starts no second one.
   *
   * `startReconciliationRun` · `POST /v1/reconciliation/runs` · scope `service/gl`
   *
   * Refusals of its own: INVALID_PERIOD, PERIOD_TOO_LONG, RECONCILIATION_RUN_IN_PROGRESS, RAIL_NOT_BOUND, PROVIDER_STATEMENT_NOT_OFFERED, PROVIDER_STATEMENT_INVALID.
   *
   * @example
   * ```ts
   * await razao.reconciliation.startRun({
   *   provider_id: 'sim-demo',
   *   rail: 'PIX',
   *   currency: 'BRL',
   *   from: '2026-03-02',
   *   to: '2026-03-02',
   *   source: { kind: 'FETCH' },
   * })
   * ```
   */
  startRun(body: models.StartReconciliationRunRequest, options?: WriteOptions): Call<models.ReconciliationRunResponse, 'INVALID_PERIOD' | 'PERIOD_TOO_LONG' | 'RECONCILIATION_RUN_IN_PROGRESS' | 'RAIL_NOT_BOUND' | 'PROVIDER_STATEMENT_NOT_OFFERED' | 'PROVIDER_STATEMENT_INVALID'>;
}

/** Payments to be made later or again and again. */
export interface SchedulesGroup {
  /**
   * Cancel a schedule.
   *
   * Ends a schedule for good, whatever its state; it stays readable with its runs. An occurrence that waits for a retry
   * is SKIPPED. Executed occurrences stay: an obligation on its way over a rail is not called back. An occurrence that is
   * being executed at this moment may still create its obligation, and its run then says so.
   *
   * A COMPLETED schedule becomes CANCELLED too. Cancelling a cancelled schedule answers 200 and changes nothing.
   *
   * `cancelSchedule` · `DELETE /v1/schedules/{schedule_id}` · scope `service/obligations.write`
   *
   * Refusals of its own: SCHEDULE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.schedules.cancel('sch_01KJQ9SGHKTSQRZBHY0K5AXT5M')
   * ```
   */
  cancel(scheduleId: string, body?: Nothing, options?: WriteOptions): Call<models.ScheduleResponse, 'SCHEDULE_NOT_FOUND'>;

  /**
   * Schedule a payment.
   *
   * Lets an account pay later, once or again and again. No money moves and none is reserved now: each occurrence
   * creates an obligation when it is due, exactly one however often the scheduler tries, and only then it is judged
   * whether the account has the funds, may pay, and stays within its limits. The runs of the schedule and its events
   * report later refusals, which are retried only as `retry_policy` says.
   *
   * Refused now is what could never work: an account or a rail you do not have, another currency, a rule without
   * occurrences. An account with a schedule that is ACTIVE or PAUSED cannot be closed.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same schedule. Without a key a repetition
   * creates a second schedule, which pays as well: send one.
   *
   * `createSchedule` · `POST /v1/schedules` · scope `service/obligations.write`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, INVALID_TIMEZONE, INVALID_RECURRENCE, RUN_AT_IN_PAST, NO_ACCOUNT_SIDE, RAIL_NEEDS_ACCOUNTS, SAME_ACCOUNT, RAIL_NOT_BOUND, INVALID_CURRENCY, CURRENCY_MISMATCH, BRCODE_AMOUNT_DIFFERS, PIX_CHARGE_NOT_PAYABLE, ACCOUNT_OF_SQUAD, ACCOUNT_CLOSED, QUOTA_EXCEEDED.
   *
   * @example
   * ```ts
   * await razao.schedules.create({
   *   account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   schedule_type: 'ONE_SHOT',
   *   run_at: '2035-03-09T09:00:00-03:00',
   *   misfire_grace_seconds: 3600,
   *   action: {
   *     kind: 'TRANSFER',
   *     rail: 'PIX',
   *     amount: { currency: 'BRL', value: 4500 },
   *     creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
   *     description: 'Flour, invoice F-2026-0306',
   *     match_keys: { invoice: 'F-2026-0306' },
   *   },
   * })
   * ```
   */
  create(body: models.CreateScheduleRequest, options?: WriteOptions): Call<models.ScheduleResponse, 'ACCOUNT_NOT_FOUND' | 'INVALID_TIMEZONE' | 'INVALID_RECURRENCE' | 'RUN_AT_IN_PAST' | 'NO_ACCOUNT_SIDE' | 'RAIL_NEEDS_ACCOUNTS' | 'SAME_ACCOUNT' | 'RAIL_NOT_BOUND' | 'INVALID_CURRENCY' | 'CURRENCY_MISMATCH' | 'BRCODE_AMOUNT_DIFFERS' | 'PIX_CHARGE_NOT_PAYABLE' | 'ACCOUNT_OF_SQUAD' | 'ACCOUNT_CLOSED' | 'QUOTA_EXCEEDED'>;

  /**
   * Read a schedule.
   *
   * One of your schedules, with when it runs next and what became of its last occurrence.
   *
   * `getSchedule` · `GET /v1/schedules/{schedule_id}` · scope `service/accounts.read`
   *
   * Refusals of its own: SCHEDULE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.schedules.get('sch_01KJQ9SGHKTSQRZBHY0K5AXT5M')
   * ```
   */
  get(scheduleId: string, query?: Nothing, options?: CallOptions): Call<models.ScheduleResponse, 'SCHEDULE_NOT_FOUND'>;

  /**
   * List the runs of a schedule.
   *
   * What became of each occurrence that has come due, newest first. Occurrences to come are not listed, nor those that
   * fell into a pause.
   *
   * `listScheduleRuns` · `GET /v1/schedules/{schedule_id}/runs` · scope `service/accounts.read`
   *
   * Refusals of its own: SCHEDULE_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.schedules.listRuns('sch_01KJQ9SGHKTSQRZBHY0K5AXT5M')
   * ```
   */
  listRuns(scheduleId: string, query?: models.ListScheduleRunsQuery, options?: CallOptions): PageCall<models.ScheduleRunListResponse, models.ScheduleRunListResponse['items'][number], 'SCHEDULE_NOT_FOUND'>;

  /**
   * List schedules.
   *
   * Your schedules, newest first, those that have ended included. Filters combine; without any, all of them.
   *
   * `listSchedules` · `GET /v1/schedules` · scope `service/accounts.read`
   *
   * @example
   * ```ts
   * await razao.schedules.list()
   * ```
   */
  list(query?: models.ListSchedulesQuery, options?: CallOptions): PageCall<models.ScheduleListResponse, models.ScheduleListResponse['items'][number], never>;

  /**
   * Pause a schedule.
   *
   * Stops an ACTIVE schedule until it is resumed: nothing is due, and `next_run_at` is null. An occurrence that waits
   * for a retry is SKIPPED. Occurrences that fall into the pause are not made up for, and leave no run.
   *
   * Pausing a paused schedule answers 200 and changes nothing.
   *
   * `pauseSchedule` · `POST /v1/schedules/{schedule_id}/pause` · scope `service/obligations.write`
   *
   * Refusals of its own: SCHEDULE_NOT_FOUND, SCHEDULE_TERMINAL.
   *
   * @example
   * ```ts
   * await razao.schedules.pause('sch_01KJQ9SGHKTSQRZBHY0K5AXT5M')
   * ```
   */
  pause(scheduleId: string, body?: Nothing, options?: WriteOptions): Call<models.ScheduleResponse, 'SCHEDULE_NOT_FOUND' | 'SCHEDULE_TERMINAL'>;

  /**
   * Resume a schedule.
   *
   * Makes a PAUSED schedule ACTIVE again. Its next occurrence is the first one after now; what fell into the pause is
   * not made up for. Where nothing is left, because `until` or the instant of a ONE_SHOT has passed, the schedule is
   * COMPLETED at once and pays nothing.
   *
   * Resuming an active schedule answers 200 and changes nothing.
   *
   * `resumeSchedule` · `POST /v1/schedules/{schedule_id}/resume` · scope `service/obligations.write`
   *
   * Refusals of its own: SCHEDULE_NOT_FOUND, SCHEDULE_TERMINAL.
   *
   * @example
   * ```ts
   * await razao.schedules.resume('sch_01KJQ9SGHKTSQRZBHY0K5AXT5M')
   * ```
   */
  resume(scheduleId: string, body?: Nothing, options?: WriteOptions): Call<models.ScheduleResponse, 'SCHEDULE_NOT_FOUND' | 'SCHEDULE_TERMINAL'>;

  /**
   * Let the scheduler look at the clock.
   *
   * Executes what is due in your tenant now, oldest first, and answers with what became of it. The service does this
   * by itself every few seconds; calling it is for tests and for installations whose worker is stopped. Ticks at the
   * same time share the work: each occurrence is executed once, and is in the answer of one of them.
   *
   * It takes no body, and cannot be told another time: `razao sandbox advance` moves the clock of a sandbox. A body with
   * fields is refused.
   *
   * Another tick finds what has become due since. With an `Idempotency-Key` a repetition answers with the first answer
   * and executes nothing.
   *
   * `tickScheduler` · `POST /v1/scheduler/tick` · scope `service/scheduler.tick`
   *
   * Refusals of its own: IDEMPOTENCY_IN_PROGRESS.
   *
   * @example
   * ```ts
   * await razao.schedules.tickScheduler()
   * ```
   */
  tickScheduler(body?: Nothing, options?: WriteOptions): Call<models.SchedulerTickResponse, 'IDEMPOTENCY_IN_PROGRESS'>;

  /**
   * Change a schedule.
   *
   * Changes what is given and leaves the rest: amount, creditor, rule, time zone, grace and retries. It holds for
   * occurrences that come due from then on; one that has come due, also one that waits for a retry, keeps what it came
   * due with. With another rule or time zone the next occurrence is computed anew from now. The account, the rail and
   * the instant of a ONE_SHOT do not change: cancel it and create another.
   *
   * Repeating a change changes nothing more and keeps the version.
   *
   * `updateSchedule` · `PATCH /v1/schedules/{schedule_id}` · scope `service/obligations.write`
   *
   * Refusals of its own: SCHEDULE_NOT_FOUND, ACCOUNT_NOT_FOUND, SCHEDULE_TERMINAL, INVALID_TIMEZONE, INVALID_RECURRENCE, NO_ACCOUNT_SIDE, RAIL_NEEDS_ACCOUNTS, SAME_ACCOUNT, INVALID_CURRENCY, CURRENCY_MISMATCH, BRCODE_AMOUNT_DIFFERS, PIX_CHARGE_NOT_PAYABLE, ACCOUNT_OF_SQUAD, ACCOUNT_CLOSED.
   *
   * @example
   * ```ts
   * await razao.schedules.update('sch_01KJQ9SGHKTSQRZBHY0K5AXT5M', { amount: { currency: 'BRL', value: 2000 } })
   * ```
   */
  update(scheduleId: string, body: models.UpdateScheduleRequest, options?: WriteOptions): Call<models.ScheduleResponse, 'SCHEDULE_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'SCHEDULE_TERMINAL' | 'INVALID_TIMEZONE' | 'INVALID_RECURRENCE' | 'NO_ACCOUNT_SIDE' | 'RAIL_NEEDS_ACCOUNTS' | 'SAME_ACCOUNT' | 'INVALID_CURRENCY' | 'CURRENCY_MISMATCH' | 'BRCODE_AMOUNT_DIFFERS' | 'PIX_CHARGE_NOT_PAYABLE' | 'ACCOUNT_OF_SQUAD' | 'ACCOUNT_CLOSED'>;
}

/** Group money, shared accounts with members. Group money, shared accounts with members, contributions, spends and settlement. */
export interface SquadsGroup {
  /**
   * Accept an invitation to a squad.
   *
   * The invited account joins the squad, as a SPENDER with quota 1. It shares expenses recorded from now on, not those
   * before. No money moves.
   *
   * It works in a frozen squad. Accepting an invitation that was accepted, by one who is still a member, answers the
   * same and changes nothing; one that was declined or revoked is refused with `SQUAD_INVITATION_NOT_PENDING`.
   * Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `acceptSquadInvitation` · `POST /v1/squads/{sqd_id}/invitations/accept` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, SQUAD_INVITATION_NOT_FOUND, SQUAD_CLOSED, SQUAD_INVITATION_NOT_PENDING, ACCOUNT_CLOSED, SQUAD_LIMIT_REACHED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.acceptInvitation('sqd_01KJQB073FP9202FDSF937V0P9', { invitee_account_id: 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3' })
   * ```
   */
  acceptInvitation(sqdId: string, body: models.InvitationAnswerRequest, options?: WriteOptions): Call<models.SquadMemberOut, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'SQUAD_INVITATION_NOT_FOUND' | 'SQUAD_CLOSED' | 'SQUAD_INVITATION_NOT_PENDING' | 'ACCOUNT_CLOSED' | 'SQUAD_LIMIT_REACHED' | 'OVERLOADED'>;

  /**
   * Approve a spend request.
   *
   * A member's approval of a pending spend request. The last one that is needed executes it: the money leaves the
   * shared account now. When the ledger refuses the payment at that moment, the request is FAILED for good, with the
   * refusal's code in `failed_reason`; the answer is 200 all the same, so read `state`.
   *
   * Any member of the policy's group but the one who asked may approve, once: a member's second approval answers the
   * same and changes nothing. Refused once it was executed, rejected, failed or has expired, and while the squad is
   * frozen or CLOSED. Repeating the request with the same `Idempotency-Key` answers with the first answer and pays
   * nothing again; without a key, repeating the approval that executed it is refused with `SPEND_REQUEST_NOT_PENDING`.
   *
   * `approveSpendRequest` · `POST /v1/squads/{sqd_id}/spend-requests/{spr_id}/approve` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, SPEND_REQUEST_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, OWN_SPEND_REQUEST, SQUAD_CLOSED, SQUAD_FROZEN, SPEND_REQUEST_NOT_PENDING, ACCOUNT_FROZEN, PARTY_BLOCKED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.approveSpendRequest('sqd_01KJQB073FP9202FDSF937V0P9', 'spr_01KJQB4TEFYJ089DAGB1ZSZW8P', { actor_account_id: 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7' })
   * ```
   */
  approveSpendRequest(sqdId: string, sprId: string, body: models.SquadActorRequest, options?: WriteOptions): Call<models.SquadSpendRequestOut, 'SQUAD_NOT_FOUND' | 'SPEND_REQUEST_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'OWN_SPEND_REQUEST' | 'SQUAD_CLOSED' | 'SQUAD_FROZEN' | 'SPEND_REQUEST_NOT_PENDING' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'OVERLOADED'>;

  /**
   * Change the quota of a member.
   *
   * Says how many parts a member bears of what is divided by quotas from now on; what is recorded already stays as it
   * was divided. No money moves.
   *
   * Only an OWNER may, for themselves too, and also while the squad is frozen. Giving a member the quota they have
   * changes nothing. Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `changeMemberQuota` · `PATCH /v1/squads/{sqd_id}/members/{member_account_id}/quota` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, SQUAD_MEMBER_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.changeMemberQuota('sqd_01KJQB073FP9202FDSF937V0P9', 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', quota: 2 })
   * ```
   */
  changeMemberQuota(sqdId: string, memberAccountId: string, body: models.ChangeMemberQuotaRequest, options?: WriteOptions): Call<models.SquadMemberOut, 'SQUAD_NOT_FOUND' | 'SQUAD_MEMBER_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'OVERLOADED'>;

  /**
   * Change the role of a member.
   *
   * Makes a member OWNER or SPENDER. A squad may have several OWNERs, with equal rights.
   *
   * An OWNER may, for every member but themselves (`OWN_ROLE`), so that a squad always keeps one; also while the squad
   * is frozen. Giving a member the role they have changes nothing. Repeating the request with the same
   * `Idempotency-Key` answers with the first answer.
   *
   * `changeMemberRole` · `PATCH /v1/squads/{sqd_id}/members/{member_account_id}/role` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, SQUAD_MEMBER_NOT_FOUND, INVALID_ROLE, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, OWN_ROLE, SQUAD_CLOSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.changeMemberRole('sqd_01KJQB073FP9202FDSF937V0P9', 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', role: 'OWNER' })
   * ```
   */
  changeMemberRole(sqdId: string, memberAccountId: string, body: models.ChangeMemberRoleRequest, options?: WriteOptions): Call<models.SquadMemberOut, 'SQUAD_NOT_FOUND' | 'SQUAD_MEMBER_NOT_FOUND' | 'INVALID_ROLE' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'OWN_ROLE' | 'SQUAD_CLOSED' | 'OVERLOADED'>;

  /**
   * Close a squad.
   *
   * Ends the squad for good: it stays readable for its members and does nothing else, and its shared account is closed
   * with it. Pending invitations are revoked, pending spend requests rejected, cycles and consents end.
   *
   * Only a current OWNER may, also while the squad is frozen. The shared account must hold nothing, nothing may be on
   * its way in or out of it, and no member may owe another, else `SQUAD_NOT_EMPTY`. Closing a closed squad answers the
   * same and changes nothing. Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `closeSquad` · `POST /v1/squads/{sqd_id}/close` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_NOT_EMPTY, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.close('sqd_01KJQB073FP9202FDSF937V0P9', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', reason: 'Fim do contrato de aluguel' })
   * ```
   */
  close(sqdId: string, body: models.CloseRequest, options?: WriteOptions): Call<models.SquadDetailResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_NOT_EMPTY' | 'OVERLOADED'>;

  /**
   * Confirm the amount of a variable expense.
   *
   * The payer says what a VARIABLE recurring expense costs in the open cycle. It is posted at once, before or after
   * its due day: an ACCOUNTING expense with an open share for each other member, of which those who consented to
   * auto-collect are paid from their accounts. Where its due day is in a month that has not begun, nothing is
   * collected: confirm it in that month to have it collected.
   *
   * Only its payer may, once in a cycle, while the squad is OPEN and not frozen. Repeating the request with the same
   * `Idempotency-Key` answers with the same expense; without a key, a repetition is refused with
   * `RECURRING_EXPENSE_NOT_PENDING`.
   *
   * `confirmRecurringExpense` · `POST /v1/squads/{sqd_id}/recurring-expenses/{rex_id}/confirm` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, RECURRING_EXPENSE_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, NOT_THE_PAYER, SQUAD_CLOSED, SQUAD_FROZEN, RECURRING_EXPENSE_DELETED, RECURRING_EXPENSE_NOT_PENDING, SPLIT_MEMBER_NOT_ACTIVE, CURRENCY_MISMATCH, ACCOUNT_FROZEN, PARTY_BLOCKED, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.confirmRecurringExpense('sqd_01KJQB073FP9202FDSF937V0P9', 'rex_01KJQB534XQ7BG0MHYKZYFWNPP', { actor_account_id: 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3', amount: { currency: 'BRL', value: 9000 } })
   * ```
   */
  confirmRecurringExpense(sqdId: string, rexId: string, body: models.ConfirmVariableRequest, options?: WriteOptions): Call<models.ContributionResponse, 'SQUAD_NOT_FOUND' | 'RECURRING_EXPENSE_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'NOT_THE_PAYER' | 'SQUAD_CLOSED' | 'SQUAD_FROZEN' | 'RECURRING_EXPENSE_DELETED' | 'RECURRING_EXPENSE_NOT_PENDING' | 'SPLIT_MEMBER_NOT_ACTIVE' | 'CURRENCY_MISMATCH' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;

  /**
   * Deposit into a squad, or record an expense.
   *
   * FUNDED moves the amount from the member's account into the shared account, final at once. ACCOUNTING moves no
   * money: it records that the member paid something for several, splits the amount to the cent and makes each other
   * member's part an open share owed to the member who paid. A part of zero is SETTLED at once, and so is an expense
   * that leaves no share open. Shares are paid with `settleSquadDebts`.
   *
   * Any active member may do either while the squad is OPEN and not frozen. Repeating the request with the same
   * `Idempotency-Key` answers with the same entry; without a key, a repetition is a second deposit or expense.
   *
   * `contributeToSquad` · `POST /v1/squads/{sqd_id}/contributions` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, INVALID_KIND, ACCOUNT_NOT_FOUND, SOURCE_TRANSACTION_NOT_FOUND, NOT_A_SQUAD_MEMBER, SQUAD_CLOSED, SQUAD_FROZEN, SPLIT_NOT_APPLICABLE, CURRENCY_MISMATCH, SPLIT_MEMBER_NOT_ACTIVE, SOURCE_TRANSACTION_TAKEN, SPLIT_INVALID, ACCOUNT_FROZEN, PARTY_BLOCKED, LIMIT_EXCEEDED, INSUFFICIENT_FUNDS, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.contributeToSquad('sqd_01KJQB073FP9202FDSF937V0P9', {
   *   kind: 'FUNDED',
   *   actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   amount: { currency: 'BRL', value: 30000 },
   *   description: 'Caixa de março',
   * })
   * ```
   */
  contributeToSquad(sqdId: string, body: models.ContributionRequest, options?: WriteOptions): Call<models.ContributionResponse, 'SQUAD_NOT_FOUND' | 'INVALID_KIND' | 'ACCOUNT_NOT_FOUND' | 'SOURCE_TRANSACTION_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'SQUAD_CLOSED' | 'SQUAD_FROZEN' | 'SPLIT_NOT_APPLICABLE' | 'CURRENCY_MISMATCH' | 'SPLIT_MEMBER_NOT_ACTIVE' | 'SOURCE_TRANSACTION_TAKEN' | 'SPLIT_INVALID' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'LIMIT_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;

  /**
   * Create a recurring expense.
   *
   * Adds an expense that comes back in every cycle (conta). A FIXED one is posted by itself at the start of its due
   * day in São Paulo; a VARIABLE one is PENDING_CONFIRMATION in each cycle until its payer confirms the amount. One
   * that is not posted when the cycle closes is SKIPPED in it: a VARIABLE one without an amount, a FIXED one of a
   * frozen squad, and one whose EXACT or PERCENT split names a member who has left, until it is edited. Posting
   * records an ACCOUNTING expense paid by the payer, split among the members; the shares of those who consented to
   * auto-collect are then paid from their accounts.
   *
   * Only an OWNER may, while the squad is OPEN and cycles are on. Creating moves no money. Repeating the request with
   * the same `Idempotency-Key` answers with the same recurring expense; without a key, a repetition creates another.
   *
   * `createRecurringExpense` · `POST /v1/squads/{sqd_id}/recurring-expenses` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, RECURRENCE_NOT_ENABLED, PAYER_NOT_A_MEMBER, SPLIT_MEMBER_NOT_ACTIVE, SPLIT_INVALID, CURRENCY_MISMATCH, SQUAD_LIMIT_REACHED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.createRecurringExpense('sqd_01KJQB073FP9202FDSF937V0P9', {
   *   actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   description: 'Internet',
   *   amount_kind: 'FIXED',
   *   amount: { currency: 'BRL', value: 12000 },
   *   payer_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   due_day: 5,
   *   split: { method: 'EQUAL' },
   * })
   * ```
   */
  createRecurringExpense(sqdId: string, body: models.CreateRecurringExpenseRequest, options?: WriteOptions): Call<models.RecurringExpenseResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'RECURRENCE_NOT_ENABLED' | 'PAYER_NOT_A_MEMBER' | 'SPLIT_MEMBER_NOT_ACTIVE' | 'SPLIT_INVALID' | 'CURRENCY_MISMATCH' | 'SQUAD_LIMIT_REACHED' | 'OVERLOADED'>;

  /**
   * Create a squad.
   *
   * Founds a squad with a shared account of its own, of type SQUAD, in the currency of the account that founds it.
   * That account is the first member, an OWNER; others join by invitation. Only the squad's own operations move the
   * money of the shared account.
   *
   * Repeating the request with the same `Idempotency-Key` answers with the same squad; without a key, a repetition
   * founds another one.
   *
   * `createSquad` · `POST /v1/squads` · scope `service/squads`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, MEMBER_NOT_ELIGIBLE, ACCOUNT_CLOSED, SQUAD_LIMIT_REACHED, QUOTA_EXCEEDED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.create({
   *   actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   name: 'República Vila Madalena',
   *   description: 'Casa da Rua Fradique, contas e compras',
   *   emoji: '🏠',
   *   image_url: 'https://img.aurora.example/squads/vila-madalena.jpg',
   *   location: { label: 'Vila Madalena, São Paulo', latitude: -23.5465, longitude: -46.6914 },
   *   template: 'shared-home',
   *   template_config: { theme: 'terracotta', show_rent: true },
   * })
   * ```
   */
  create(body: models.CreateSquadRequest, options?: WriteOptions): Call<models.SquadDetailResponse, 'ACCOUNT_NOT_FOUND' | 'MEMBER_NOT_ELIGIBLE' | 'ACCOUNT_CLOSED' | 'SQUAD_LIMIT_REACHED' | 'QUOTA_EXCEEDED' | 'OVERLOADED'>;

  /**
   * Decline an invitation to a squad.
   *
   * The invited account does not join. It can be invited again later.
   *
   * Declining a declined invitation answers the same and changes nothing; one that was accepted or revoked is refused
   * with `SQUAD_INVITATION_NOT_PENDING`. Repeating the request with the same `Idempotency-Key` answers with the first
   * answer.
   *
   * `declineSquadInvitation` · `POST /v1/squads/{sqd_id}/invitations/decline` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, SQUAD_INVITATION_NOT_FOUND, SQUAD_INVITATION_NOT_PENDING, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.declineInvitation('sqd_01KJQB073FP9202FDSF937V0P9', { invitee_account_id: 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7' })
   * ```
   */
  declineInvitation(sqdId: string, body: models.InvitationAnswerRequest, options?: WriteOptions): Call<models.SquadInvitationOut, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'SQUAD_INVITATION_NOT_FOUND' | 'SQUAD_INVITATION_NOT_PENDING' | 'OVERLOADED'>;

  /**
   * Delete a recurring expense.
   *
   * Stops a recurring expense: it is posted no more, also when it waits for its payer in the open cycle. What it
   * posted before stays, and open shares stay owed. The consents to collect it are removed.
   *
   * Only an OWNER may, while the squad is OPEN. No money moves. Deleting a deleted one answers the same and changes
   * nothing. Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `deleteRecurringExpense` · `DELETE /v1/squads/{sqd_id}/recurring-expenses/{rex_id}` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, RECURRING_EXPENSE_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.deleteRecurringExpense('sqd_01KJQB073FP9202FDSF937V0P9', 'rex_01KJQB534XQ7BG0MHYKZYFWNPP', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  deleteRecurringExpense(sqdId: string, rexId: string, body: models.SquadActorRequest, options?: WriteOptions): Call<models.RecurringExpenseResponse, 'SQUAD_NOT_FOUND' | 'RECURRING_EXPENSE_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'OVERLOADED'>;

  /**
   * Remove the spend-approval rules of a squad.
   *
   * From now on every member spends without approval. Spend requests that are pending still need the approval of
   * others.
   *
   * Only an OWNER may, also while the squad is frozen. No money moves. Removing rules where there are none answers the
   * same and changes nothing. Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `deleteSpendApprovalRules` · `DELETE /v1/squads/{sqd_id}/rules` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.deleteSpendApprovalRules('sqd_01KJQB073FP9202FDSF937V0P9', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  deleteSpendApprovalRules(sqdId: string, body: models.SquadActorRequest, options?: WriteOptions): Call<models.SquadRulesResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'OVERLOADED'>;

  /**
   * Remove the savings goal of a squad.
   *
   * Takes the goal away, and with it when it was reached; what was saved stays in the shared account. A goal set later
   * starts anew.
   *
   * Only an OWNER may, also while the squad is frozen. No money moves. Removing a goal where there is none answers the
   * same and changes nothing. Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `deleteSquadGoal` · `DELETE /v1/squads/{sqd_id}/goal` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.deleteGoal('sqd_01KJQB073FP9202FDSF937V0P9', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  deleteGoal(sqdId: string, body: models.SquadActorRequest, options?: WriteOptions): Call<models.SquadGoalResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'OVERLOADED'>;

  /**
   * Freeze a squad.
   *
   * Stops everything that moves the money of the squad or changes what members owe: deposits, expenses, spends and
   * their approval, settlement, simplification and recurring expenses. Once this is answered, nothing leaves the
   * shared account any more; what is on its way already arrives. Reading, settings, invitations and members still
   * work.
   *
   * Only an OWNER may. It can be undone. Freezing a frozen squad answers 200 and changes nothing. Repeating the
   * request with the same `Idempotency-Key` answers with the first answer.
   *
   * `freezeSquad` · `POST /v1/squads/{sqd_id}/freeze` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.freeze('sqd_01KJQB073FP9202FDSF937V0P9', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  freeze(sqdId: string, body: models.SquadActorRequest, options?: WriteOptions): Call<models.SquadDetailResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'OVERLOADED'>;

  /**
   * Read what a member owes and is owed.
   *
   * Every open share the account owes or is owed in the squad, the totals, and a request that pays all it owes: send
   * `execution_endpoint.body_template` as it is to `settleSquadDebts`. A plan reserves nothing: when a share was paid,
   * forgiven, divided anew or simplified meanwhile, that request is refused as a whole, and a new plan is read.
   *
   * Refused when the account is no member, and when the squad is CLOSED.
   *
   * `getSettlementPlan` · `GET /v1/accounts/{acc_id}/squads/{sqd_id}/settlement-plan` · scope `service/squads`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND, SQUAD_NOT_FOUND, NOT_A_SQUAD_MEMBER, SQUAD_CLOSED.
   *
   * @example
   * ```ts
   * await razao.squads.getSettlementPlan('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', 'sqd_01KJQB073FP9202FDSF937V0P9')
   * ```
   */
  getSettlementPlan(accId: string, sqdId: string, query?: Nothing, options?: CallOptions): Call<models.SettlementPlanResponse, 'ACCOUNT_NOT_FOUND' | 'SQUAD_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'SQUAD_CLOSED'>;

  /**
   * Read a squad.
   *
   * A squad as one of its members sees it: its shared account, its members and how they stand, its goal, rules and
   * cycle, and what waits for approval. A write that was answered is in it. A squad that is CLOSED stays readable for
   * those who were members when it was closed.
   *
   * `getSquad` · `GET /v1/squads/{sqd_id}` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER.
   *
   * @example
   * ```ts
   * await razao.squads.get('sqd_01KJQB073FP9202FDSF937V0P9', { caller_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  get(sqdId: string, query: models.GetSquadQuery, options?: CallOptions): Call<models.SquadDetailResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER'>;

  /**
   * Let your share of a recurring expense be collected.
   *
   * A member allows that their own share of a recurring expense is paid from their account to the payer as soon as it
   * is posted, up to a cap in each calendar month (São Paulo). A posted share above the cap is not collected, not even
   * in part: it stays open, and the consent is suspended until it is granted again. A share stays open to be settled
   * by hand, and the consent ACTIVE, when the account lacks the money, when the share and what was collected in the
   * month already are above the cap, and when the expense falls due in a month that has not begun.
   *
   * The cap counts what was collected from the member for this expense in the month in which the money moved, whatever
   * becomes of cycles, and of the consent: taking it back and granting it again does not begin the count again.
   *
   * There is one consent for a member and a recurring expense: granting again replaces the cap and lifts a suspension.
   * Shares that are open already are not collected. No money moves now. Repeating the request with the same
   * `Idempotency-Key` answers with the first answer.
   *
   * `grantAutoCollectConsent` · `PUT /v1/squads/{sqd_id}/auto-collect/consent` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, RECURRING_EXPENSE_NOT_FOUND, NOT_A_SQUAD_MEMBER, SQUAD_CLOSED, RECURRING_EXPENSE_DELETED, NO_SHARE_TO_COLLECT, CURRENCY_MISMATCH, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.grantAutoCollectConsent('sqd_01KJQB073FP9202FDSF937V0P9', {
   *   caller_account_id: 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3',
   *   rex_id: 'rex_01KJQB534XQ7BG0MHYKZYFWNPP',
   *   max_amount: { currency: 'BRL', value: 4500 },
   * })
   * ```
   */
  grantAutoCollectConsent(sqdId: string, body: models.ConsentRequest, options?: WriteOptions): Call<models.ConsentResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'RECURRING_EXPENSE_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'SQUAD_CLOSED' | 'RECURRING_EXPENSE_DELETED' | 'NO_SHARE_TO_COLLECT' | 'CURRENCY_MISMATCH' | 'OVERLOADED'>;

  /**
   * Invite accounts to a squad.
   *
   * Invites one or more accounts, all or none. An invited account is no member until it accepts; it then joins as a
   * SPENDER with quota 1. One who declined, was revoked or has left can be invited again; inviting one whose
   * invitation is pending leaves that invitation as it is.
   *
   * Only an OWNER may, also while the squad is frozen. Members and pending invitations are 200 at most. No money
   * moves. Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `inviteToSquad` · `POST /v1/squads/{sqd_id}/invitations` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, ALREADY_A_SQUAD_MEMBER, MEMBER_NOT_ELIGIBLE, CURRENCY_MISMATCH, ACCOUNT_CLOSED, SQUAD_LIMIT_REACHED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.inviteToSquad('sqd_01KJQB073FP9202FDSF937V0P9', {
   *   actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   invitee_account_ids: ['acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3', 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7'],
   * })
   * ```
   */
  inviteToSquad(sqdId: string, body: models.InviteRequest, options?: WriteOptions): Call<models.SquadInvitationListResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'ALREADY_A_SQUAD_MEMBER' | 'MEMBER_NOT_ELIGIBLE' | 'CURRENCY_MISMATCH' | 'ACCOUNT_CLOSED' | 'SQUAD_LIMIT_REACHED' | 'OVERLOADED'>;

  /**
   * List the pending invitations of an account.
   *
   * The invitations the account has not answered, newest first, each with as much of the squad as it needs to decide:
   * its name, what it is for and everybody who is in it or invited to it. Answer with `acceptSquadInvitation` or
   * `declineSquadInvitation`.
   *
   * `listAccountInvitations` · `GET /v1/accounts/{acc_id}/invitations` · scope `service/squads`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.squads.listAccountInvitations('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')
   * ```
   */
  listAccountInvitations(accId: string, query?: Nothing, options?: CallOptions): Call<models.AccountInvitationListResponse, 'ACCOUNT_NOT_FOUND'>;

  /**
   * List the squads of an account.
   *
   * The squads the account is a member of, the one joined last first, each with the account's role and how it stands.
   * Squads that were closed while it was a member are among them; those it has left or is only invited to are not.
   *
   * `listAccountSquads` · `GET /v1/accounts/{acc_id}/squads` · scope `service/squads`
   *
   * Refusals of its own: ACCOUNT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.squads.listAccountSquads('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9')
   * ```
   */
  listAccountSquads(accId: string, query?: models.ListAccountSquadsQuery, options?: CallOptions): PageCall<models.AccountSquadListResponse, models.AccountSquadListResponse['items'][number], 'ACCOUNT_NOT_FOUND'>;

  /**
   * List the spend requests of a squad.
   *
   * The spends that needed approval, newest first. A pending one past its deadline reads as EXPIRED from that moment,
   * and is found by that state. The account that asks must be a member; a squad that is CLOSED can be read as well.
   *
   * `listSpendRequests` · `GET /v1/squads/{sqd_id}/spend-requests` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER.
   *
   * @example
   * ```ts
   * await razao.squads.listSpendRequests('sqd_01KJQB073FP9202FDSF937V0P9', { caller_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  listSpendRequests(sqdId: string, query: models.ListSpendRequestsQuery, options?: CallOptions): PageCall<models.SpendRequestListResponse, models.SpendRequestListResponse['items'][number], 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER'>;

  /**
   * List the pending invitations of a squad.
   *
   * The invitations that wait for an answer, newest first. Those accepted, declined or revoked are not listed. The
   * account that asks must be a member; who is only invited reads `listAccountInvitations`.
   *
   * `listSquadInvitations` · `GET /v1/squads/{sqd_id}/invitations` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER.
   *
   * @example
   * ```ts
   * await razao.squads.listInvitations('sqd_01KJQB073FP9202FDSF937V0P9', { caller_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  listInvitations(sqdId: string, query: models.ListSquadInvitationsQuery, options?: CallOptions): Call<models.SquadInvitationListResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER'>;

  /**
   * List the members of a squad.
   *
   * The active members, in the order of joining, each with role and quota. Who is invited and has not answered is in
   * `listSquadInvitations`. A member sees their own consents to auto-collect, not those of others. The account that
   * asks must be a member; a squad that is CLOSED can be read as well.
   *
   * `listSquadMembers` · `GET /v1/squads/{sqd_id}/members` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER.
   *
   * @example
   * ```ts
   * await razao.squads.listMembers('sqd_01KJQB073FP9202FDSF937V0P9', { caller_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  listMembers(sqdId: string, query: models.ListSquadMembersQuery, options?: CallOptions): Call<models.SquadMemberListResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER'>;

  /**
   * List what happened to the money of a squad.
   *
   * The feed of a squad, oldest first: expenses with their shares, deposits, spends, settlements, closed cycles, the
   * goal once reached, and requests to spend. An expense is one entry, with what became of each share; its state, and
   * that of a spend or spend request, is the one of now. Filters combine.
   *
   * Only members read it, of a CLOSED squad as well.
   *
   * `listSquadTransactions` · `GET /v1/squads/{sqd_id}/transactions` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER.
   *
   * @example
   * ```ts
   * await razao.squads.listTransactions('sqd_01KJQB073FP9202FDSF937V0P9', { caller_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  listTransactions(sqdId: string, query: models.ListSquadTransactionsQuery, options?: CallOptions): PageCall<models.SquadTransactionListResponse, models.SquadTransactionListResponse['items'][number], 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER'>;

  /**
   * List all squads of the tenant.
   *
   * Every squad of your tenant, newest first, for whoever operates it; no membership is asked for. Read on until
   * `next_cursor` is null. The squads of one account are listed by `listAccountSquads`.
   *
   * `listSquads` · `GET /v1/squads` · scope `service/operator`
   *
   * @example
   * ```ts
   * await razao.squads.list()
   * ```
   */
  list(query?: models.ListSquadsQuery, options?: CallOptions): PageCall<models.SquadListResponse, models.SquadListResponse['items'][number], never>;

  /**
   * Preview simpler debts.
   *
   * What `simplifySquadDebts` would do now, without doing it: who owes whom before and after. Every member ends with
   * the same net; there are fewer debts, at most one less than members who are not even, and some members may owe
   * someone they never shared an expense with. The same debts always give the same result.
   *
   * Only an OWNER may look. Refused when the squad is CLOSED.
   *
   * `previewSimplifyDebts` · `GET /v1/squads/{sqd_id}/simplify-preview` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED.
   *
   * @example
   * ```ts
   * await razao.squads.previewSimplifyDebts('sqd_01KJQB073FP9202FDSF937V0P9', { caller_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  previewSimplifyDebts(sqdId: string, query: models.PreviewSimplifyDebtsQuery, options?: CallOptions): Call<models.SquadSimplifyPreviewResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED'>;

  /**
   * Reject a spend request.
   *
   * Ends a pending spend request, whatever approvals it has; one rejection is enough. No money moves. To spend after
   * all, ask again with a new spend.
   *
   * Whoever may approve it may reject it, one who has approved before as well; and the member who asked may, to take
   * it back. It works in a frozen squad. Rejecting a rejected request answers the same and changes nothing; one that
   * was executed, has failed or has expired is refused with `SPEND_REQUEST_NOT_PENDING`. Repeating the request with
   * the same `Idempotency-Key` answers with the first answer.
   *
   * `rejectSpendRequest` · `POST /v1/squads/{sqd_id}/spend-requests/{spr_id}/reject` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, SPEND_REQUEST_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, SPEND_REQUEST_NOT_PENDING, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.rejectSpendRequest('sqd_01KJQB073FP9202FDSF937V0P9', 'spr_01KJQB4TEFYJ089DAGB1ZSZW8P', {
   *   actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   reason: 'O orçamento está alto, vamos pedir outro',
   * })
   * ```
   */
  rejectSpendRequest(sqdId: string, sprId: string, body: models.RejectSpendRequest, options?: WriteOptions): Call<models.SquadSpendRequestOut, 'SQUAD_NOT_FOUND' | 'SPEND_REQUEST_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'SPEND_REQUEST_NOT_PENDING' | 'OVERLOADED'>;

  /**
   * Remove a member, or leave a squad.
   *
   * Ends a membership: an OWNER removes any member, and every member may leave. What the member paid into the shared
   * account stays there; their consents end, their own pending spend requests are rejected, and the approvals
   * they gave to others no longer count. They can be invited again.
   *
   * A member who owes or is owed anything, or pays a recurring expense, must settle that first
   * (`MEMBER_NOT_SETTLED`), and the last OWNER cannot leave (`LAST_OWNER`). It works in a frozen squad. Removing one
   * who has left already answers with the members and changes nothing. Repeating the request with the same
   * `Idempotency-Key` answers with the first answer; without a key, one who has just left and asks again is
   * `NOT_A_SQUAD_MEMBER`.
   *
   * `removeSquadMember` · `DELETE /v1/squads/{sqd_id}/members/{member_account_id}` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, SQUAD_MEMBER_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, LAST_OWNER, MEMBER_NOT_SETTLED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.removeMember('sqd_01KJQB073FP9202FDSF937V0P9', 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  removeMember(sqdId: string, memberAccountId: string, body: models.SquadActorRequest, options?: WriteOptions): Call<models.SquadMemberListResponse, 'SQUAD_NOT_FOUND' | 'SQUAD_MEMBER_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'LAST_OWNER' | 'MEMBER_NOT_SETTLED' | 'OVERLOADED'>;

  /**
   * Divide the open shares of an expense anew.
   *
   * Takes the open shares of an expense together and divides their total anew among members. Shares that were paid
   * stay as they are, and so does what the expense cost. The replaced shares cannot be settled any more: plans read
   * before answer `SHARE_NOT_OPEN`. Cents left over go by what members have lost without the replaced shares. The
   * debts of a simplification cannot be divided anew.
   *
   * Only an OWNER may, while the squad is OPEN and not frozen, and only when a share is open. No money moves.
   * Repeating the request with the same `Idempotency-Key` answers with the first answer; without a key, a repetition
   * divides the same total the same way into new shares.
   *
   * `resplitExpense` · `PATCH /v1/squads/{sqd_id}/entries/{entry_seq}/split` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, SQUAD_ENTRY_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, SQUAD_FROZEN, ENTRY_NOT_ACCOUNTING, SQUAD_ENTRY_NOT_OPEN, SPLIT_MEMBER_NOT_ACTIVE, SPLIT_INVALID, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.resplitExpense('sqd_01KJQB073FP9202FDSF937V0P9', 18, {
   *   actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   split: {
   *     method: 'PERCENT',
   *     parts: [
   *       { account_id: 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3', basis_points: 2500 },
   *       { account_id: 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7', basis_points: 7500 },
   *     ],
   *   },
   * })
   * ```
   */
  resplitExpense(sqdId: string, entrySeq: number, body: models.ResplitRequest, options?: WriteOptions): Call<models.ContributionResponse, 'SQUAD_NOT_FOUND' | 'SQUAD_ENTRY_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'SQUAD_FROZEN' | 'ENTRY_NOT_ACCOUNTING' | 'SQUAD_ENTRY_NOT_OPEN' | 'SPLIT_MEMBER_NOT_ACTIVE' | 'SPLIT_INVALID' | 'OVERLOADED'>;

  /**
   * Take back a consent to collect.
   *
   * Removes a consent, whatever its state. What was collected stays paid; shares posted from now on wait to be settled
   * by hand. It works in a frozen squad as well.
   *
   * Only the member who gave it may. The consent is gone for good: deleting it again answers 404 `CONSENT_NOT_FOUND`.
   * Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `revokeAutoCollectConsent` · `DELETE /v1/squads/{sqd_id}/auto-collect/consent/{consent_id}` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, CONSENT_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, NOT_THE_CONSENTING_MEMBER, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.revokeAutoCollectConsent('sqd_01KJQB073FP9202FDSF937V0P9', 'cns_01KJQB64H7J1J224VQJFVSB7CE', { caller_account_id: 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3' })
   * ```
   */
  revokeAutoCollectConsent(sqdId: string, consentId: string, body: models.ConsentRevokeRequest, options?: WriteOptions): Call<models.ConsentRevokeResponse, 'SQUAD_NOT_FOUND' | 'CONSENT_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'NOT_THE_CONSENTING_MEMBER' | 'OVERLOADED'>;

  /**
   * Revoke a pending invitation.
   *
   * Takes a pending invitation back; the account can no longer accept it, and can be invited again later.
   *
   * The member who invited may, and any OWNER. It works in a frozen squad. Revoking a revoked invitation answers the
   * same and changes nothing; one that was accepted or declined is refused with `SQUAD_INVITATION_NOT_PENDING`.
   * Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `revokeSquadInvitation` · `DELETE /v1/squads/{sqd_id}/invitations/{invitee_account_id}` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, SQUAD_INVITATION_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, SQUAD_INVITATION_NOT_PENDING, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.revokeInvitation('sqd_01KJQB073FP9202FDSF937V0P9', 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  revokeInvitation(sqdId: string, inviteeAccountId: string, body: models.SquadActorRequest, options?: WriteOptions): Call<models.SquadInvitationOut, 'SQUAD_NOT_FOUND' | 'SQUAD_INVITATION_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'SQUAD_INVITATION_NOT_PENDING' | 'OVERLOADED'>;

  /**
   * Set the spend-approval rules of a squad.
   *
   * From now on a spend of the threshold or more waits until enough members other than the one who asks approve it;
   * smaller ones are paid at once. `applies_to` says whose spends wait: with SPENDERS, an OWNER spends freely. The
   * rules replace those before as a whole. Spend requests that are pending keep the number of approvals, the group and
   * the deadline they were asked under.
   *
   * Only an OWNER may, also while the squad is frozen. No money moves. Setting what is already set changes nothing.
   * Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `setSpendApprovalRules` · `PUT /v1/squads/{sqd_id}/rules` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, CURRENCY_MISMATCH, APPROVALS_UNREACHABLE, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.setSpendApprovalRules('sqd_01KJQB073FP9202FDSF937V0P9', {
   *   actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   spend_approval: {
   *     threshold_amount: { currency: 'BRL', value: 2500 },
   *     approvals_required: 2,
   *     approver_group: 'MEMBERS',
   *     expires_in_seconds: 172800,
   *   },
   * })
   * ```
   */
  setSpendApprovalRules(sqdId: string, body: models.SetRulesRequest, options?: WriteOptions): Call<models.SquadRulesResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'CURRENCY_MISMATCH' | 'APPROVALS_UNREACHABLE' | 'OVERLOADED'>;

  /**
   * Set the savings goal of a squad.
   *
   * Says what the shared account should hold, and by when. It replaces the goal before as a whole: without
   * `target_date` it has no day. A goal counts as reached, once and for all, when the balance first gets to the
   * target: by a deposit, by money that came back, or now, when the balance meets the goal that is set. It binds
   * nothing: the squad may spend all the same.
   *
   * Only an OWNER may, also while the squad is frozen. No money moves. Setting what is already set changes nothing.
   * Repeating the request with the same `Idempotency-Key` answers with the first answer.
   *
   * `setSquadGoal` · `PUT /v1/squads/{sqd_id}/goal` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, CURRENCY_MISMATCH, GOAL_DATE_PAST, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.setGoal('sqd_01KJQB073FP9202FDSF937V0P9', {
   *   actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   target_amount: { currency: 'BRL', value: 300000 },
   *   target_date: '2035-12-31',
   * })
   * ```
   */
  setGoal(sqdId: string, body: models.SetGoalRequest, options?: WriteOptions): Call<models.SquadGoalResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'CURRENCY_MISMATCH' | 'GOAL_DATE_PAST' | 'OVERLOADED'>;

  /**
   * Set the monthly cycles of a squad.
   *
   * Turns monthly cycles on, moves their closing day or turns them off. A cycle gathers a month of expenses and posts
   * the recurring ones. It closes at the end of its closing day in São Paulo: the feed gets a summary, open shares are
   * carried forward and stay owed, and the next cycle opens. Moving the day moves the close of the open cycle to the
   * next such day. Turning cycles off closes the open one now and stops recurring expenses until they are on again. A
   * month closes once: where it has closed already, the open cycle closes in the next month.
   *
   * Only an OWNER may, while the squad is OPEN; a frozen squad may be changed, but posts nothing. No money moves.
   * Setting what is already set changes nothing. Repeating the request with the same `Idempotency-Key` answers with
   * the first answer.
   *
   * `setSquadRecurrence` · `PUT /v1/squads/{sqd_id}/recurrence` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.setRecurrence('sqd_01KJQB073FP9202FDSF937V0P9', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', enabled: true, closes_on_day: 31 })
   * ```
   */
  setRecurrence(sqdId: string, body: models.SetRecurrenceRequest, options?: WriteOptions): Call<models.SquadRecurrenceResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'OVERLOADED'>;

  /**
   * Pay your own debts in a squad.
   *
   * Pays open shares that the member owes, each whole, from the member's account to the accounts of the creditors: one
   * transfer for each creditor, final at once, all or none. The shared account is not touched. The body is the
   * `body_template` of the member's settlement plan, or one with fewer of its shares.
   *
   * Refused when a share is owed by someone else, is no longer open, or the money does not suffice, and while the
   * squad is frozen or CLOSED. A share named twice is a validation error. Repeating the request with the same
   * `Idempotency-Key` answers with the first answer and moves nothing again; without a key, a repetition is refused
   * with `SHARE_NOT_OPEN`, since a share is paid once.
   *
   * `settleSquadDebts` · `POST /v1/squads/{sqd_id}/settle` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, SHARE_NOT_FOUND, NOT_A_SQUAD_MEMBER, NOT_THE_DEBTOR, SQUAD_CLOSED, SQUAD_FROZEN, SHARE_NOT_OPEN, ACCOUNT_FROZEN, PARTY_BLOCKED, LIMIT_EXCEEDED, INSUFFICIENT_FUNDS, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.settleDebts('sqd_01KJQB073FP9202FDSF937V0P9', {
   *   actor_account_id: 'acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7',
   *   shares: [
   *     {
   *       entry_seq: 14,
   *       share_utxo_ref: '3cd09f577bd2be6a160ca5344ffa48834e06bca212cd6125544bb4d517ee8217#0',
   *     },
   *     {
   *       entry_seq: 15,
   *       share_utxo_ref: 'e5529b71f5079767557cb0b6d4cc5420fc463a45d1ffb4d6d44cde4266853f76#0',
   *     },
   *   ],
   * })
   * ```
   */
  settleDebts(sqdId: string, body: models.SettleRequest, options?: WriteOptions): Call<models.SettleResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'SHARE_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'NOT_THE_DEBTOR' | 'SQUAD_CLOSED' | 'SQUAD_FROZEN' | 'SHARE_NOT_OPEN' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'LIMIT_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;

  /**
   * Simplify the debts of a squad.
   *
   * Replaces the open shares of the squad by the fewest debts found that leave every member's net as it is. The open
   * shares become SIMPLIFIED; the new debts are open shares of the simplification and are paid like any other. No
   * money moves, nobody owes more in all than before, and some members may owe someone they never shared an expense
   * with. It cannot be undone. `previewSimplifyDebts` shows the result beforehand.
   *
   * Only an OWNER may, while the squad is OPEN and not frozen. Where the debts are as few as can be, nothing changes
   * and `simplified` is false; so a repetition changes nothing. Repeating the request with the same `Idempotency-Key`
   * answers with the first answer.
   *
   * `simplifySquadDebts` · `POST /v1/squads/{sqd_id}/simplify-debts` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, SQUAD_FROZEN, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.simplifyDebts('sqd_01KJQB073FP9202FDSF937V0P9', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  simplifyDebts(sqdId: string, body: models.SquadActorRequest, options?: WriteOptions): Call<models.SquadSimplifyResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'SQUAD_FROZEN' | 'OVERLOADED'>;

  /**
   * Spend the money of a squad.
   *
   * Pays an outside party, or an account, out of the shared account. Every member may, whatever their role. A spend to
   * which the rules of the squad do not apply, or that is below their threshold, is EXECUTED: the money leaves the
   * shared account now as an obligation, over the rail named, and comes back when the rail fails. Any other is
   * PENDING_APPROVAL: nothing moves and nothing is reserved, and `spend_request` is what the other members approve or
   * reject. Either way the answer is 201.
   *
   * What the ledger would refuse now is refused, also where approval is needed; it is decided again when the last
   * approval comes. Refused while the squad is frozen or CLOSED. Repeating the request with the same `Idempotency-Key`
   * answers with the same spend and pays nothing again; without a key, a repetition is a second spend.
   *
   * `spendFromSquad` · `POST /v1/squads/{sqd_id}/spends` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, SQUAD_CLOSED, SQUAD_FROZEN, RAIL_NEEDS_ACCOUNTS, SAME_ACCOUNT, RAIL_NOT_BOUND, INVALID_CURRENCY, ACCOUNT_CLOSED, CURRENCY_MISMATCH, ACCOUNT_OF_SQUAD, BRCODE_AMOUNT_DIFFERS, PIX_CHARGE_NOT_PAYABLE, APPROVALS_UNREACHABLE, SQUAD_LIMIT_REACHED, ACCOUNT_FROZEN, PARTY_BLOCKED, LIMIT_EXCEEDED, INSUFFICIENT_FUNDS, BALANCE_OVERFLOW, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.spendFromSquad('sqd_01KJQB073FP9202FDSF937V0P9', {
   *   actor_account_id: 'acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3',
   *   amount: { currency: 'BRL', value: 3000 },
   *   rail: 'PIX',
   *   recipient: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
   *   description: 'Conserto do chuveiro',
   * })
   * ```
   */
  spendFromSquad(sqdId: string, body: models.SpendRequest, options?: WriteOptions): Call<models.SpendResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'SQUAD_CLOSED' | 'SQUAD_FROZEN' | 'RAIL_NEEDS_ACCOUNTS' | 'SAME_ACCOUNT' | 'RAIL_NOT_BOUND' | 'INVALID_CURRENCY' | 'ACCOUNT_CLOSED' | 'CURRENCY_MISMATCH' | 'ACCOUNT_OF_SQUAD' | 'BRCODE_AMOUNT_DIFFERS' | 'PIX_CHARGE_NOT_PAYABLE' | 'APPROVALS_UNREACHABLE' | 'SQUAD_LIMIT_REACHED' | 'ACCOUNT_FROZEN' | 'PARTY_BLOCKED' | 'LIMIT_EXCEEDED' | 'INSUFFICIENT_FUNDS' | 'BALANCE_OVERFLOW' | 'OVERLOADED'>;

  /**
   * Unfreeze a squad.
   *
   * Lets the squad work as before. Recurring expenses whose due day passed while it was frozen are posted now, if
   * their cycle is still open.
   *
   * Only an OWNER may. Unfreezing a squad that is not frozen answers 200 and changes nothing. Repeating the request
   * with the same `Idempotency-Key` answers with the first answer.
   *
   * `unfreezeSquad` · `POST /v1/squads/{sqd_id}/unfreeze` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.unfreeze('sqd_01KJQB073FP9202FDSF937V0P9', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  unfreeze(sqdId: string, body: models.SquadActorRequest, options?: WriteOptions): Call<models.SquadDetailResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'OVERLOADED'>;

  /**
   * Edit a recurring expense.
   *
   * Changes what is posted from now on: description, amount, payer, due day, members or split. What was posted before
   * stays. When it was posted in the open cycle already, a new due day counts from the next cycle. Consents stay: a
   * share that grows above a member's cap is not collected and suspends that consent.
   *
   * Only an OWNER may, while the squad is OPEN; a deleted one is refused. No money moves. Repeating the request with
   * the same `Idempotency-Key` answers with the first answer; without a key, a repetition changes nothing more.
   *
   * `updateRecurringExpense` · `PATCH /v1/squads/{sqd_id}/recurring-expenses/{rex_id}` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, RECURRING_EXPENSE_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, RECURRING_EXPENSE_DELETED, AMOUNT_NOT_APPLICABLE, PAYER_NOT_A_MEMBER, SPLIT_MEMBER_NOT_ACTIVE, SPLIT_INVALID, CURRENCY_MISMATCH, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.updateRecurringExpense('sqd_01KJQB073FP9202FDSF937V0P9', 'rex_01KJQB534XQ7BG0MHYKZYFWNPP', {
   *   actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
   *   description: 'Internet fibra',
   *   amount: { currency: 'BRL', value: 13000 },
   * })
   * ```
   */
  updateRecurringExpense(sqdId: string, rexId: string, body: models.UpdateRecurringExpenseRequest, options?: WriteOptions): Call<models.RecurringExpenseResponse, 'SQUAD_NOT_FOUND' | 'RECURRING_EXPENSE_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'RECURRING_EXPENSE_DELETED' | 'AMOUNT_NOT_APPLICABLE' | 'PAYER_NOT_A_MEMBER' | 'SPLIT_MEMBER_NOT_ACTIVE' | 'SPLIT_INVALID' | 'CURRENCY_MISMATCH' | 'OVERLOADED'>;

  /**
   * Change how a squad presents itself.
   *
   * Changes the name, description, emoji, picture or location of the squad: fields that are given, null to take one
   * away. The location is replaced as a whole.
   *
   * Only an OWNER may, also while the squad is frozen. A change that changes nothing announces nothing. Repeating the
   * request with the same `Idempotency-Key` answers with the first answer.
   *
   * `updateSquad` · `PATCH /v1/squads/{sqd_id}` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INSUFFICIENT_ROLE, SQUAD_CLOSED, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.update('sqd_01KJQB073FP9202FDSF937V0P9', { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', name: 'Casa da Vila', image_url: null })
   * ```
   */
  update(sqdId: string, body: models.UpdateSquadRequest, options?: WriteOptions): Call<models.SquadDetailResponse, 'SQUAD_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'INSUFFICIENT_ROLE' | 'SQUAD_CLOSED' | 'OVERLOADED'>;

  /**
   * Forgive what is open of an expense.
   *
   * The member who paid an expense gives up its open shares: nobody owes them any more, and no money moves. Shares
   * that were paid stay paid. The expense stays in the feed, VOIDED, and cannot be opened again. With the number of a
   * simplification, a member gives up the open debts of it that are owed to them; those of others stay.
   *
   * Only the creditor may, while the squad is OPEN and not frozen. Voiding a voided expense answers the same and
   * changes nothing; one with nothing left to forgive is refused with `SQUAD_ENTRY_NOT_OPEN`. Repeating the request
   * with the same `Idempotency-Key` answers with the first answer.
   *
   * `voidContribution` · `DELETE /v1/squads/{sqd_id}/contributions/{entry_seq}` · scope `service/squads`
   *
   * Refusals of its own: SQUAD_NOT_FOUND, SQUAD_ENTRY_NOT_FOUND, ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, ENTRY_NOT_ACCOUNTING, NOT_THE_CREDITOR, SQUAD_CLOSED, SQUAD_FROZEN, SQUAD_ENTRY_NOT_OPEN, OVERLOADED.
   *
   * @example
   * ```ts
   * await razao.squads.voidContribution('sqd_01KJQB073FP9202FDSF937V0P9', 18, { actor_account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' })
   * ```
   */
  voidContribution(sqdId: string, entrySeq: number, body: models.SquadActorRequest, options?: WriteOptions): Call<models.ContributionResponse, 'SQUAD_NOT_FOUND' | 'SQUAD_ENTRY_NOT_FOUND' | 'ACCOUNT_NOT_FOUND' | 'NOT_A_SQUAD_MEMBER' | 'ENTRY_NOT_ACCOUNTING' | 'NOT_THE_CREDITOR' | 'SQUAD_CLOSED' | 'SQUAD_FROZEN' | 'SQUAD_ENTRY_NOT_OPEN' | 'OVERLOADED'>;
}

/** Where events are delivered. */
export interface WebhooksGroup {
  /**
   * Create a webhook endpoint.
   *
   * Has events sent to an address of yours, as the callback `event` describes: those that occur from now on and that
   * `event_types` lets through. Two endpoints with one address receive everything twice.
   *
   * The answer shows the secret that signs the deliveries, this once. Repeating the request with the same
   * `Idempotency-Key` answers with the same endpoint and the secret masked: if the first answer was lost, delete the
   * endpoint and create another, with another key. To change a secret later, give another to `updateWebhookEndpoint`.
   *
   * `createWebhookEndpoint` · `POST /v1/webhook-endpoints` · scope `service/webhooks.admin`
   *
   * Refusals of its own: WEBHOOK_URL_REFUSED, UNKNOWN_EVENT_TYPE, QUOTA_EXCEEDED.
   *
   * @example
   * ```ts
   * await razao.webhooks.createEndpoint({
   *   url: 'https://hooks.aurora.example.com/razao',
   *   description: 'Bookkeeping',
   *   event_types: ['obligation.*', 'account.frozen'],
   *   metadata: { team: 'bookkeeping' },
   * })
   * ```
   */
  createEndpoint(body: models.CreateWebhookEndpointRequest, options?: WriteOptions): Call<models.WebhookEndpointCreatedResponse, 'WEBHOOK_URL_REFUSED' | 'UNKNOWN_EVENT_TYPE' | 'QUOTA_EXCEEDED'>;

  /**
   * Delete a webhook endpoint.
   *
   * Ends the endpoint and its secret for good. Nothing more is sent: what waits is archived unsent, and only an attempt
   * that is being made at this moment may still arrive. The record of its deliveries stays readable.
   *
   * The answer is the endpoint as it last was, switched off. With an `Idempotency-Key` a repetition answers the same;
   * without one it is `WEBHOOK_ENDPOINT_NOT_FOUND`.
   *
   * `deleteWebhookEndpoint` · `DELETE /v1/webhook-endpoints/{endpoint_id}` · scope `service/webhooks.admin`
   *
   * Refusals of its own: WEBHOOK_ENDPOINT_NOT_FOUND.
   *
   * @example
   * ```ts
   * await razao.webhooks.deleteEndpoint('whe_01KJQ8WQTSKJXYMMY6AVQGP20F')
   * ```
   */
  deleteEndpoint(endpointId: string, body?: Nothing, options?: WriteOptions): Call<models.WebhookEndpointResponse, 'WEBHOOK_ENDPOINT_NOT_FOUND'>;

  /**
   * List webhook endpoints.
   *
   * Your webhook endpoints, newest first, with how deliveries to them go. Secrets are masked.
   *
   * `listWebhookEndpoints` · `GET /v1/webhook-endpoints` · scope `service/webhooks.admin`
   *
   * @example
   * ```ts
   * await razao.webhooks.listEndpoints()
   * ```
   */
  listEndpoints(query?: models.ListWebhookEndpointsQuery, options?: CallOptions): PageCall<models.WebhookEndpointListResponse, models.WebhookEndpointListResponse['items'][number], never>;

  /**
   * Send again what was not delivered.
   *
   * Queues the events since an instant that match the endpoint's `event_types` and were not delivered to it: those
   * whose deliveries were archived, and those it missed while it was switched off or suspended. They keep their
   * `event_id` and are sent in order for each entity, as new attempts from the first. They may come after newer events
   * that were delivered meanwhile; their `entity.version` shows it.
   *
   * With `event_id` it is that event alone: it is sent again though it arrived, with the same `event_id`, which your receiver
   * knows; and tried now where it waits for a later attempt, with what waits before it about the same entity.
   *
   * Deliveries that wait for a later attempt are tried now. They and those that succeeded are not queued, so a
   * repetition queues only deliveries that failed since; with the same `Idempotency-Key` it queues nothing and answers
   * with the first answer.
   *
   * `recoverWebhookEndpoint` · `POST /v1/webhook-endpoints/{endpoint_id}/recover` · scope `service/webhooks.admin`
   *
   * Refusals of its own: WEBHOOK_ENDPOINT_NOT_FOUND, EVENT_NOT_FOUND, WEBHOOK_ENDPOINT_NOT_ACTIVE.
   *
   * @example
   * ```ts
   * await razao.webhooks.recoverEndpoint('whe_01KJQ8WQTSKJXYMMY6AVQGP20F', { since: '2026-03-02T15:00:00Z' })
   * ```
   */
  recoverEndpoint(endpointId: string, body: models.RecoverWebhookEndpointRequest, options?: WriteOptions): Call<models.WebhookRecoveryResponse, 'WEBHOOK_ENDPOINT_NOT_FOUND' | 'EVENT_NOT_FOUND' | 'WEBHOOK_ENDPOINT_NOT_ACTIVE'>;

  /**
   * Send a test delivery.
   *
   * Sends one delivery, signed as any other, with `test` true and the type `webhook_endpoint.test`, whatever
   * `event_types` says, and waits for what becomes of it, at most 10 seconds. It is sent also while the endpoint is
   * switched off or suspended, so that it can be tried before it is enabled.
   *
   * A test is never kept, tried again or counted as a failure. A repetition sends another; with the same
   * `Idempotency-Key` it sends none and answers with the first answer.
   *
   * `testWebhookEndpoint` · `POST /v1/webhook-endpoints/{endpoint_id}/test` · scope `service/webhooks.admin`
   *
   * Refusals of its own: WEBHOOK_ENDPOINT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS.
   *
   * @example
   * ```ts
   * await razao.webhooks.testEndpoint('whe_01KJQ8WQTSKJXYMMY6AVQGP20F')
   * ```
   */
  testEndpoint(endpointId: string, body?: Nothing, options?: WriteOptions): Call<models.WebhookTestResponse, 'WEBHOOK_ENDPOINT_NOT_FOUND' | 'IDEMPOTENCY_IN_PROGRESS'>;

  /**
   * Change a webhook endpoint.
   *
   * Changes what is given and leaves the rest. Another `url` is used for everything that is still to be sent; other
   * `event_types` hold for events from now on.
   *
   * With `enabled` false nothing more is sent, and what waits is archived unsent. With `enabled` true, given again if
   * need be, a switched off or suspended endpoint receives events from now on and its failures count from 0; what it
   * missed is sent by `recover` only.
   *
   * Another `secret` takes the place of the one before in steps: give it, then have your receiver check by it within
   * `secret_overlap_hours`. Until then each delivery has two signatures, by the new secret and by the one before, and
   * `previous_secret_until` says when that ends. At most two secrets sign: a third ends the first.
   *
   * Repeating a change changes nothing more and keeps the version.
   *
   * `updateWebhookEndpoint` · `PATCH /v1/webhook-endpoints/{endpoint_id}` · scope `service/webhooks.admin`
   *
   * Refusals of its own: WEBHOOK_ENDPOINT_NOT_FOUND, WEBHOOK_URL_REFUSED, UNKNOWN_EVENT_TYPE.
   *
   * @example
   * ```ts
   * await razao.webhooks.updateEndpoint('whe_01KJQ8WQTSKJXYMMY6AVQGP20F', { enabled: true })
   * ```
   */
  updateEndpoint(endpointId: string, body: models.UpdateWebhookEndpointRequest, options?: WriteOptions): Call<models.WebhookEndpointResponse, 'WEBHOOK_ENDPOINT_NOT_FOUND' | 'WEBHOOK_URL_REFUSED' | 'UNKNOWN_EVENT_TYPE'>;
}

/** Every operation of both interfaces. */
export interface Operations {
  /** Accounts hold the money of a party in one currency. Moves of an account between its states. */
  readonly accounts: AccountsGroup;
  /** Money that an operator or a MED case keeps from being spent. */
  readonly blocks: BlocksGroup;
  /** Events in the order in which they happened, and their deliveries. */
  readonly events: EventsGroup;
  /** Reports of outside parties about settlement, and their matches. Reports of outside parties about settlement. */
  readonly evidence: EvidenceGroup;
  /** Accounts that stand for an outside party. */
  readonly externalAccounts: ExternalAccountsGroup;
  /** Compiling your own products. */
  readonly foundry: FoundryGroup;
  /** The chart of accounts. */
  readonly glAccounts: GlAccountsGroup;
  /** The journal as a general ledger, and the trial balance. */
  readonly glEntries: GlEntriesGroup;
  /** Accounts of people who are no customers yet. */
  readonly guestAccounts: GuestAccountsGroup;
  /** Whether the service works, and which version it is. */
  readonly health: HealthGroup;
  /** Money reserved for a later capture, and money blocked. Reserving money for a later capture. */
  readonly holds: HoldsGroup;
  /** The append-only, hash-chained record of everything that moved money. */
  readonly journal: JournalGroup;
  /** The verification of a party's identity. Submitting and reviewing the identity of a party, and its risk flags. */
  readonly kyc: KycGroup;
  /** Limit policies, what is used of them, and the Pix limits of an account. Setting limit policies and Pix limits. */
  readonly limits: LimitsGroup;
  /** Who owes whom how much, over which rail, and what became of it. Creating obligations, which moves money, and resolving them. */
  readonly obligations: ObligationsGroup;
  /** Tasks of the installation's operator for a tenant. */
  readonly operator: OperatorGroup;
  /** The people and companies that own accounts. */
  readonly parties: PartiesGroup;
  /** Pix keys, QR codes, mandates and MED cases. Pix keys, payments, returns, QR codes, mandates and MED cases, and the provider's events about them. */
  readonly pix: PixGroup;
  /** The products of your tenant and their instances. Binding, proving and driving products, and the description of your own. */
  readonly products: ProductsGroup;
  /** Comparisons of the ledger with what providers say. Comparing the ledger with what providers say. */
  readonly reconciliation: ReconciliationGroup;
  /** Payments to be made later or again and again. */
  readonly schedules: SchedulesGroup;
  /** Group money, shared accounts with members. Group money, shared accounts with members, contributions, spends and settlement. */
  readonly squads: SquadsGroup;
  /** Where events are delivered. */
  readonly webhooks: WebhooksGroup;
}

/** Method, path and field of a page's items by group and operation; `!` marks what takes an Idempotency-Key, `$` what moves money, `~` a write without a body. */
export const operations = {
  accounts: {
    bindPaymentMethod: 'POST! /v1/accounts/{account_id}/payment-methods',
    closeAccount: 'POST! /v1/accounts/{account_id}/close',
    createAccount: 'POST! /v1/accounts',
    freezeAccount: 'POST! /v1/accounts/{account_id}/freeze',
    getAccount: 'GET /v1/accounts/{account_id}',
    getAccountBalance: 'GET /v1/accounts/{account_id}/balance',
    getAccountStatement: 'GET /v1/accounts/{account_id}/statement',
    listAccountTransactions: 'GET /v1/accounts/{account_id}/transactions items',
    promoteAccount: 'POST! /v1/accounts/{account_id}/promote',
    searchAccounts: 'GET /v1/accounts data',
    unfreezeAccount: 'POST! /v1/accounts/{account_id}/unfreeze',
  },
  blocks: {
    getBlock: 'GET /v1/blocks/{block_id}',
    listBlocks: 'GET /v1/blocks items',
    placeBlock: 'POST! /v1/blocks',
    releaseBlock: 'POST! /v1/blocks/{block_id}/release',
  },
  events: {
    getEvent: 'GET /v1/events/{event_id}',
    listEvents: 'GET /v1/events items',
    listWebhookDeliveries: 'GET /v1/webhook-deliveries items',
  },
  evidence: {
    getEvidence: 'GET /v1/evidence/{evidence_id}',
    ingestEvidence: 'POST! /v1/evidence',
    listEvidence: 'GET /v1/evidence items',
    resolveEvidence: 'POST! /v1/evidence/{evidence_id}/resolve',
    retryEvidence: 'POST!~ /v1/evidence/{evidence_id}/retry',
  },
  externalAccounts: {
    createExternalAccount: 'POST! /v1/external-accounts',
    listExternalAccounts: 'GET /v1/external-accounts items',
  },
  foundry: {
    getCompile: 'GET /v1/foundry/compiles/{compile_id}',
    getFoundryQuota: 'GET /v1/foundry/quota',
    listCompiles: 'GET /v1/foundry/compiles items',
    submitCompile: 'POST! /v1/foundry/compiles',
  },
  glAccounts: {
    createGlAccount: 'POST! /v1/gl-accounts',
    getGlAccount: 'GET /v1/gl-accounts/{gl_account_id}',
    listGlAccounts: 'GET /v1/gl-accounts items',
  },
  glEntries: {
    getGlEntry: 'GET /v1/gl-entries/{entry_id}',
    getTrialBalance: 'GET /v1/trial-balance',
    listGlEntries: 'GET /v1/gl-entries items',
  },
  guestAccounts: {
    getGuestAccount: 'GET /v1/guest-accounts/{account_id}',
    listGuestAccounts: 'GET /v1/guest-accounts items',
  },
  health: {
    getHealth: 'GET /v1/health',
    getVersion: 'GET /v1/version',
  },
  holds: {
    adjustHold: 'PATCH! /v1/holds/{hold_id}',
    captureHold: 'POST!$ /v1/holds/{hold_id}/capture',
    getHold: 'GET /v1/holds/{hold_id}',
    listHolds: 'GET /v1/holds items',
    placeHold: 'POST! /v1/holds',
    releaseHold: 'POST!~ /v1/holds/{hold_id}/release',
  },
  journal: {
    getJournalEntry: 'GET /v1/journal/entries/{seq_no}',
    getJournalObligation: 'GET /v1/journal/obligations/{obligation_id}',
    listJournalAccountDeltas: 'GET /v1/journal/accounts/{account_id} items',
    listJournalEntries: 'GET /v1/journal/entries items',
  },
  kyc: {
    addRiskFlag: 'POST! /v1/parties/{party_id}/risk-flags',
    getPartyKyc: 'GET /v1/parties/{party_id}/kyc',
    receiveKycWebhook: 'POST /v1/kyc/webhooks/{provider_id}',
    resolveRiskFlag: 'DELETE!~ /v1/parties/{party_id}/risk-flags/{flag_id}',
    reviewKyc: 'PATCH! /v1/parties/{party_id}/kyc/status',
    submitKyc: 'POST! /v1/parties/{party_id}/kyc',
    sweepKycRescreens: 'POST!~ /v1/kyc/rescreen-sweep',
  },
  limits: {
    createAccountLimitPolicy: 'POST! /v1/accounts/{account_id}/limits',
    createLimitPolicy: 'POST! /v1/limit-policies',
    disableLimitPolicy: 'DELETE!~ /v1/limit-policies/{policy_id}',
    getAccountLimits: 'GET /v1/accounts/{account_id}/limits',
    getLimitPolicy: 'GET /v1/limit-policies/{policy_id}',
    getPixLimits: 'GET /v1/accounts/{account_id}/pix-limits',
    listLimitPolicies: 'GET /v1/limit-policies items',
    putPixLimits: 'PUT! /v1/accounts/{account_id}/pix-limits',
  },
  obligations: {
    createObligation: 'POST!$ /v1/obligations',
    createObligationBatch: 'POST!$ /v1/obligations/batch',
    getObligation: 'GET /v1/obligations/{obligation_id}',
    listObligations: 'GET /v1/obligations items',
    redispatchObligation: 'POST!~ /v1/obligations/{obligation_id}/redispatch',
    resolveObligation: 'POST! /v1/obligations/{obligation_id}/resolve',
  },
  operator: {
    operatorBindProduct: 'POST! /v1/operator/tenants/{tenant}/products/{product_id}',
    operatorBindRail: 'POST! /v1/operator/tenants/{tenant}/rail-bindings',
    operatorCertifyProduct: 'POST! /v1/operator/tenants/{tenant}/products/{product_id}/certification',
    operatorCreateProviderAccount: 'POST! /v1/operator/tenants/{tenant}/provider-accounts',
    operatorCreateTransferTemplate: 'POST! /v1/operator/tenants/{tenant}/transfer-templates',
    operatorDrainProduct: 'POST! /v1/operator/tenants/{tenant}/products/{product_id}/drain',
    operatorEnrollProductKey: 'POST! /v1/operator/tenants/{tenant}/product-keys',
    operatorGetCertification: 'GET /v1/operator/tenants/{tenant}/products/{product_id}/certification',
    operatorGetCompile: 'GET /v1/operator/tenants/{tenant}/foundry/compiles/{compile_id}',
    operatorGetCompileSource: 'GET /v1/operator/tenants/{tenant}/foundry/compiles/{compile_id}/source',
    operatorGetProduct: 'GET /v1/operator/tenants/{tenant}/products/{product_id}',
    operatorGetQbrlPolicy: 'GET /v1/operator/tenants/{tenant}/qbrl-policy',
    operatorGetQuotas: 'GET /v1/operator/tenants/{tenant}/quotas',
    operatorGetTransferTemplate: 'GET /v1/operator/tenants/{tenant}/transfer-templates/{template_id}',
    operatorListCompiles: 'GET /v1/operator/tenants/{tenant}/foundry/compiles items',
    operatorListProductKeys: 'GET /v1/operator/tenants/{tenant}/product-keys items',
    operatorListProducts: 'GET /v1/operator/tenants/{tenant}/products items',
    operatorListProviderAccounts: 'GET /v1/operator/tenants/{tenant}/provider-accounts items',
    operatorListRailBindings: 'GET /v1/operator/tenants/{tenant}/rail-bindings items',
    operatorListTransferTemplates: 'GET /v1/operator/tenants/{tenant}/transfer-templates items',
    operatorPlanDrain: 'GET /v1/operator/tenants/{tenant}/products/{product_id}/drain items',
    operatorPutQuotas: 'PUT! /v1/operator/tenants/{tenant}/quotas',
    operatorRetireTransferTemplate: 'PATCH! /v1/operator/tenants/{tenant}/transfer-templates/{template_id}',
    operatorSetProductLifecycle: 'PATCH! /v1/operator/tenants/{tenant}/products/{product_id}',
    operatorSetQbrlPolicy: 'POST! /v1/operator/tenants/{tenant}/qbrl-policy',
    operatorSubmitCompile: 'POST! /v1/operator/tenants/{tenant}/foundry/compiles',
    operatorTransferProviderFunds: 'POST!$ /v1/operator/tenants/{tenant}/provider-accounts/{provider_id}/transfers',
  },
  parties: {
    createParty: 'POST! /v1/parties',
    getParty: 'GET /v1/parties/{party_id}',
    searchParties: 'GET /v1/parties data',
    updateParty: 'PATCH! /v1/parties/{party_id}',
  },
  pix: {
    authorizePixMandate: 'POST!~ /v1/pix/mandates/{mandate_id}/authorize',
    cancelPixMandateCharge: 'POST!~ /v1/pix/mandates/{mandate_id}/charges/{charge_id}/cancel',
    cancelPixPortabilityClaim: 'POST!~ /v1/pix/keys/{key_id}/portability/cancel',
    confirmPixPortabilityClaim: 'POST!~ /v1/pix/keys/{key_id}/portability/confirm',
    createPixDynamicQr: 'POST! /v1/pix/qr/{account_id}/dynamic',
    createPixReturn: 'POST!$ /v1/pix/return',
    decodePixQr: 'POST! /v1/pix/qr/decode',
    deletePixKey: 'DELETE!~ /v1/pix/keys/{key_id}',
    fileMedCase: 'POST! /v1/pix/med/cases',
    getMedCase: 'GET /v1/pix/med/cases/{case_id}',
    getPixKey: 'GET /v1/pix/keys/{key_id}',
    getPixMandate: 'GET /v1/pix/mandates/{mandate_id}',
    getPixQrCharge: 'GET /v1/pix/qr/charges/{txid}',
    getPixStaticQr: 'GET /v1/pix/qr/{account_id}/static',
    listMedCases: 'GET /v1/pix/med/cases items',
    listPixKeys: 'GET /v1/pix/keys items',
    listPixMandates: 'GET /v1/pix/mandates items',
    listPixQrCharges: 'GET /v1/pix/qr/charges items',
    lookupPixKey: 'GET /v1/pix/keys/lookup',
    openPixPortabilityClaim: 'POST!~ /v1/pix/keys/{key_id}/portability/claim',
    receivePixKeyEvent: 'POST /v1/pix/keys/events/{provider_id}',
    receivePixKeyEventDeprecated: 'POST /v1/pix/keys/events',
    receivePixMandateEvent: 'POST /v1/pix/mandates/events/{provider_id}',
    receivePixMandateEventDeprecated: 'POST /v1/pix/mandates/events',
    receivePixMedEvent: 'POST /v1/pix/med/events/{provider_id}',
    receivePixMedEventDeprecated: 'POST /v1/pix/med/events',
    receivePixWebhook: 'POST /v1/pix/webhooks/{provider_id}',
    registerPixKey: 'POST! /v1/pix/keys',
    rejectPixMandate: 'POST!~ /v1/pix/mandates/{mandate_id}/reject',
    resolveMedCase: 'POST! /v1/pix/med/cases/{case_id}/resolve',
    revokePixMandate: 'POST!~ /v1/pix/mandates/{mandate_id}/revoke',
  },
  products: {
    bindProductTemplate: 'POST! /v1/products/{product_id}',
    certifyProduct: 'POST! /v1/products/{product_id}/certification',
    closeProductInstance: 'POST! /v1/products/{product_id}/instances/{instance_id}/close',
    createProductInstance: 'POST!$ /v1/products/{product_id}/instances',
    driveProductAction: 'POST!$ /v1/products/{product_id}/instances/{instance_id}/actions/{action}',
    getBattery: 'GET /v1/products/{product_id}/battery/{battery_id}',
    getCertification: 'GET /v1/products/{product_id}/certification',
    getCertificationEvidence: 'GET /v1/products/{product_id}/certification/evidence/{kind}',
    getConformanceRun: 'GET /v1/products/{product_id}/conformance/{run_id}',
    getProduct: 'GET /v1/products/{product_id}',
    getProductInstance: 'GET /v1/products/{product_id}/instances/{instance_id}',
    getTenantOpenapi: 'GET /v1/openapi',
    getTenantSdk: 'GET /v1/openapi/sdk/{language}',
    listAccountProductInstances: 'GET /v1/accounts/{account_id}/product-instances items',
    listProductInstances: 'GET /v1/products/{product_id}/instances items',
    listProductScenarios: 'GET /v1/products/{product_id}/scenarios items',
    listProducts: 'GET /v1/products items',
    openConformanceRun: 'POST! /v1/products/{product_id}/conformance',
    runBattery: 'POST! /v1/products/{product_id}/battery',
    runConformanceStep: 'POST! /v1/products/{product_id}/conformance/{run_id}/steps/{index}',
  },
  reconciliation: {
    getReconciliationRun: 'GET /v1/reconciliation/runs/{run_id}',
    listReconciliationBreaks: 'GET /v1/reconciliation/breaks items',
    listReconciliationRuns: 'GET /v1/reconciliation/runs items',
    resolveReconciliationBreak: 'POST! /v1/reconciliation/breaks/{break_id}/resolve',
    startReconciliationRun: 'POST! /v1/reconciliation/runs',
  },
  schedules: {
    cancelSchedule: 'DELETE!~ /v1/schedules/{schedule_id}',
    createSchedule: 'POST!$ /v1/schedules',
    getSchedule: 'GET /v1/schedules/{schedule_id}',
    listScheduleRuns: 'GET /v1/schedules/{schedule_id}/runs items',
    listSchedules: 'GET /v1/schedules items',
    pauseSchedule: 'POST!~ /v1/schedules/{schedule_id}/pause',
    resumeSchedule: 'POST!~ /v1/schedules/{schedule_id}/resume',
    tickScheduler: 'POST!~ /v1/scheduler/tick',
    updateSchedule: 'PATCH! /v1/schedules/{schedule_id}',
  },
  squads: {
    acceptSquadInvitation: 'POST! /v1/squads/{sqd_id}/invitations/accept',
    approveSpendRequest: 'POST! /v1/squads/{sqd_id}/spend-requests/{spr_id}/approve',
    changeMemberQuota: 'PATCH! /v1/squads/{sqd_id}/members/{member_account_id}/quota',
    changeMemberRole: 'PATCH! /v1/squads/{sqd_id}/members/{member_account_id}/role',
    closeSquad: 'POST! /v1/squads/{sqd_id}/close',
    confirmRecurringExpense: 'POST! /v1/squads/{sqd_id}/recurring-expenses/{rex_id}/confirm',
    contributeToSquad: 'POST!$ /v1/squads/{sqd_id}/contributions',
    createRecurringExpense: 'POST!$ /v1/squads/{sqd_id}/recurring-expenses',
    createSquad: 'POST! /v1/squads',
    declineSquadInvitation: 'POST! /v1/squads/{sqd_id}/invitations/decline',
    deleteRecurringExpense: 'DELETE! /v1/squads/{sqd_id}/recurring-expenses/{rex_id}',
    deleteSpendApprovalRules: 'DELETE! /v1/squads/{sqd_id}/rules',
    deleteSquadGoal: 'DELETE! /v1/squads/{sqd_id}/goal',
    freezeSquad: 'POST! /v1/squads/{sqd_id}/freeze',
    getSettlementPlan: 'GET /v1/accounts/{acc_id}/squads/{sqd_id}/settlement-plan',
    getSquad: 'GET /v1/squads/{sqd_id}',
    grantAutoCollectConsent: 'PUT! /v1/squads/{sqd_id}/auto-collect/consent',
    inviteToSquad: 'POST! /v1/squads/{sqd_id}/invitations',
    listAccountInvitations: 'GET /v1/accounts/{acc_id}/invitations',
    listAccountSquads: 'GET /v1/accounts/{acc_id}/squads items',
    listSpendRequests: 'GET /v1/squads/{sqd_id}/spend-requests items',
    listSquadInvitations: 'GET /v1/squads/{sqd_id}/invitations',
    listSquadMembers: 'GET /v1/squads/{sqd_id}/members',
    listSquadTransactions: 'GET /v1/squads/{sqd_id}/transactions items',
    listSquads: 'GET /v1/squads items',
    previewSimplifyDebts: 'GET /v1/squads/{sqd_id}/simplify-preview',
    rejectSpendRequest: 'POST! /v1/squads/{sqd_id}/spend-requests/{spr_id}/reject',
    removeSquadMember: 'DELETE! /v1/squads/{sqd_id}/members/{member_account_id}',
    resplitExpense: 'PATCH! /v1/squads/{sqd_id}/entries/{entry_seq}/split',
    revokeAutoCollectConsent: 'DELETE! /v1/squads/{sqd_id}/auto-collect/consent/{consent_id}',
    revokeSquadInvitation: 'DELETE! /v1/squads/{sqd_id}/invitations/{invitee_account_id}',
    setSpendApprovalRules: 'PUT! /v1/squads/{sqd_id}/rules',
    setSquadGoal: 'PUT! /v1/squads/{sqd_id}/goal',
    setSquadRecurrence: 'PUT! /v1/squads/{sqd_id}/recurrence',
    settleSquadDebts: 'POST!$ /v1/squads/{sqd_id}/settle',
    simplifySquadDebts: 'POST! /v1/squads/{sqd_id}/simplify-debts',
    spendFromSquad: 'POST!$ /v1/squads/{sqd_id}/spends',
    unfreezeSquad: 'POST! /v1/squads/{sqd_id}/unfreeze',
    updateRecurringExpense: 'PATCH! /v1/squads/{sqd_id}/recurring-expenses/{rex_id}',
    updateSquad: 'PATCH! /v1/squads/{sqd_id}',
    voidContribution: 'DELETE! /v1/squads/{sqd_id}/contributions/{entry_seq}',
  },
  webhooks: {
    createWebhookEndpoint: 'POST! /v1/webhook-endpoints',
    deleteWebhookEndpoint: 'DELETE!~ /v1/webhook-endpoints/{endpoint_id}',
    listWebhookEndpoints: 'GET /v1/webhook-endpoints items',
    recoverWebhookEndpoint: 'POST! /v1/webhook-endpoints/{endpoint_id}/recover',
    testWebhookEndpoint: 'POST!~ /v1/webhook-endpoints/{endpoint_id}/test',
    updateWebhookEndpoint: 'PATCH! /v1/webhook-endpoints/{endpoint_id}',
  },
} as const;

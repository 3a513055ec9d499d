// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

import type * as models from '../models.ts';

export interface paths {
    "/v1/accounts/{account_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an account
         * @description Closes an account for good. It must be empty: balances of zero and no open hold, block, obligation or schedule,
         *     else `ACCOUNT_NOT_EMPTY`. An EXTERNAL account holds no money of yours, so that its balance does not count. Payment
         *     methods are closed with their account. A closed account stays readable, and nothing moves on it any more: outside
         *     money that still arrives for it waits for an operator as UNMATCHED evidence.
         *
         *     Closing a closed account answers 200 and changes nothing, also one that was promoted: the account it became stays.
         *     Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze an account
         * @description Stops debits, new holds and captures of the account; credits still arrive. Once this is answered, nothing leaves
         *     the account any more. Freezing a frozen account answers 200 and changes nothing.
         */
        post: operations["freezeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a limit policy of an account
         * @description Limits the movements of one account, from the next one on. With the `policy_key` of a broader policy, it replaces
         *     that policy for this account and takes over the amount used in the running window.
         *
         *     Without the scope `service/operator` it may only tighten what it shadows: REJECT, the same dimension, direction,
         *     window, hours and rail, a threshold that is not higher, and no lower KYC level; else it is refused with
         *     `LIMIT_CEILING_EXCEEDED`. A policy that shadows nothing can be anything, for all policies are enforced together;
         *     should a broader one with its key come later that it would loosen, it does not shadow that one.
         *     On accounts of the institution itself (ASSET, TRANSIT, REVENUE, EXCEPTION) policies are kept but not enforced.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same policy and creates no second one;
         *     policies are not changed, but disabled and created anew.
         */
        post: operations["createAccountLimitPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/pix-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the Pix limits of an account
         * @description Sets the limits that are given and leaves the others. A decrease, and moving the night from 22:00 to 20:00, take
         *     effect at once and cancel a waiting increase of the same limit. An increase, and a move of the night from 20:00
         *     to 22:00, wait 24 to 48 hours, as the rules of Pix demand, and are shown as `pending`. A repeated request for a
         *     pending increase keeps its time; a request for another increase replaces it and starts the wait anew.
         *
         *     Above its `ceiling` a limit is refused with `LIMIT_CEILING_EXCEEDED`, unless the token has `service/operator` as
         *     well; if one is refused, none is changed. Repeating the request with the same `Idempotency-Key` answers with
         *     the first answer.
         */
        put: operations["putPixLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Promote a guest or external account
         * @description Makes the person behind a GUEST or EXTERNAL account a customer: opens a new CUSTOMER account of the named party,
         *     moves all the money there in one entry, blocks included, and closes the old account. From then on balance,
         *     statement and transactions asked by either identifier show the joined history. Whatever else names the old account
         *     acts on the new one and answers with its identifier, as if that had been given: debits, credits, holds, blocks,
         *     freezes, limits, payment methods, Pix keys and schedules, with the new account's funds and limits, also where it
         *     was asked before the promotion and is carried out after it. Only reading the old account, its lines in the journal,
         *     closing it and promoting it again are about itself. Limits do not count the move.
         *
         *     One step is all there is to follow, for a CUSTOMER account cannot be promoted.
         *
         *     The party's verified identity must be that of the guest; for any other party the scope `service/operator` is
         *     needed as well (403 `INSUFFICIENT_SCOPE`). Open holds or obligations refuse it.
         *
         *     Promoting again, to the same party, answers 200 with the account that was opened then, and moves nothing.
         */
        post: operations["promoteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/unfreeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unfreeze an account
         * @description Lets debits, holds and captures of the account work again. Unfreezing an account that is not frozen answers 200
         *     and changes nothing.
         */
        post: operations["unfreezeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place a block
         * @description Keeps money of an account from being spent: what is available now, up to the amount, and, while that is not
         *     enough, whatever arrives later. It is never refused for lack of funds, and it works on frozen accounts and
         *     accounts of blocked parties. `secured` says how much is blocked now; with several blocks the oldest is secured
         *     first. Money that a hold reserves stays with the hold until it is released.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same block and blocks nothing again; with
         *     another key it places a second block.
         */
        post: operations["placeBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/blocks/{block_id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a block
         * @description Lifts an active block as a whole. Nothing moves: what it secured is free again, and secures the other open blocks
         *     of the account first. A block of a MED case is refused with `BLOCK_OF_MED_CASE`: resolve the case instead.
         *
         *     With `at` the clock lifts it at that instant: a block is so extended, or ended earlier.
         *
         *     Releasing a released block answers 200 and changes nothing; a captured one is refused with `BLOCK_NOT_ACTIVE`.
         *     Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["releaseBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ingest evidence
         * @description Takes what a provider said about money and applies it: a SETTLEMENT settles the obligation it fits, a FAILURE
         *     fails it, an INBOUND_CREDIT settles an expected payment or credits the account it names through an obligation of
         *     its own. Provider webhooks go the same way; use this where a provider has none, or lost one.
         *
         *     The answer is 201 in any case, with the `state` that says what became of it. Evidence that fits nothing, or
         *     contradicts a final obligation, is kept UNMATCHED and changes nothing; money that came with it waits on the
         *     ledger's exception account. Evidence that comes too early is kept DEFERRED and retried automatically.
         *     A return that comes before the settlement of what it returns is UNMATCHED until then. Only money that surely came
         *     is put aside: that of a credit, and of a settlement which could only be of payments to you.
         *
         *     Evidence is known by `provider_id` and `external_id`, and by its `end_to_end_id` where it has one: a second
         *     delivery answers 201 with the first record as it stands, whatever its `Idempotency-Key` and its other fields, and
         *     moves nothing.
         */
        post: operations["ingestEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/evidence/{evidence_id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve evidence by hand
         * @description Decides about evidence that found no obligation by itself: `action` MATCH names the obligation it belongs to,
         *     CREDIT gives the money that waits because of it to an account through an obligation that is final at once,
         *     DISMISS says that no obligation will come of it and moves nothing. UNMATCHED, DEFERRED and FAILED evidence can be
         *     resolved, and dismissed evidence whose money still waits; an obligation that is final never flips. Limits count what
         *     is credited by hand as well.
         *
         *     A second resolve is refused with `EVIDENCE_FINAL`, unless money still waits after a DISMISS; repeating the request with the same `Idempotency-Key` answers
         *     with the first answer and moves nothing again.
         */
        post: operations["resolveEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/evidence/{evidence_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry evidence
         * @description Tries once more to apply FAILED, DEFERRED or UNMATCHED evidence, as when it arrived: for example after the
         *     obligation it belongs to was created. The answer is 200 in any case, with the `state` that says what became of
         *     it; when nothing fits now either, only `attempts` and the history grow.
         *
         *     Evidence that is MATCHED or RESOLVED is refused with `EVIDENCE_FINAL`, so a repetition cannot apply it twice.
         *     Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["retryEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/foundry/compiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List compile jobs
         * @description Your compile jobs, newest first. Filters combine.
         */
        get: operations["listCompiles"];
        put?: never;
        /**
         * Submit a bundle to the foundry
         * @description Sends the source of a product to be compiled, signed with the enrolled key of your tenant. It is compiled in
         *     isolation and passes gate by gate; the answer is QUEUED, and the report is read with `getCompile`. A bundle that
         *     passes has an artifact, which an operator binds to the product; nothing is bound by compiling.
         *
         *     Each job that is taken counts in the quota of the day. Repeating the request with the same `Idempotency-Key`
         *     answers with the same job and counts nothing again; repeated without a key, it is another job.
         */
        post: operations["submitCompile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/foundry/compiles/{compile_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a compile job and its gate report
         * @description One of your jobs. Once it is SUCCEEDED or REJECTED it carries the gate report: every gate, whether it passed, how
         *     much that matters, and what it found in which line of the bundle.
         */
        get: operations["getCompile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/foundry/quota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is left of the compiles of the day
         * @description How many compile jobs your tenant may submit in a day, how many it has submitted today, and when the next day
         *     begins. The day is that of São Paulo.
         */
        get: operations["getFoundryQuota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an account to the chart of accounts
         * @description Adds a GL account of yours beside the built-in ones. With `gathers` it takes over kinds of ledger accounts from
         *     built-in accounts. GL entries are a reading of the journal, so all movements of those kinds, past ones too, stand
         *     under the new account from then on; no money moves and no total changes. GL accounts are not changed or removed.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same account; with another key it is
         *     refused with `GL_CODE_TAKEN`.
         */
        post: operations["createGlAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place a hold
         * @description Reserves money of an account for a later capture. Nothing moves: `posted` stays, `held` rises and `available`
         *     falls by the amount. It is refused when less is available.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same hold and reserves nothing again; with
         *     another key, or in another request, it places a second hold.
         */
        post: operations["placeHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holds/{hold_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Adjust a hold
         * @description Lowers the amount of an active hold, moves its deadline, or both; what is left out stays. Money that the hold no
         *     longer reserves is free again, and secures open blocks of the account first. A hold never grows: a larger amount is
         *     refused with `HOLD_INCREASE_REFUSED`. The hold of a charge of Pix Automático is its charge's alone:
         *     `HOLD_OF_CHARGE`.
         *
         *     Asking for what already holds answers 200 and changes nothing. Repeating the request with the same
         *     `Idempotency-Key` answers with the first answer.
         */
        patch: operations["adjustHold"];
        trace?: never;
    };
    "/v1/holds/{hold_id}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture a hold
         * @description Takes money out of an active hold and pays it to another account, at once and finally: an obligation between the
         *     two accounts is created that is FINAL and SETTLED. A capture in part releases the rest; a hold is captured once.
         *     Limits count the capture, not the hold. An EXTERNAL account is refused with `RAIL_NEEDS_ACCOUNTS`: to pay an
         *     outside party, release the hold and create an obligation.
         *
         *     The hold of a charge of Pix Automático is captured by its charge alone: `HOLD_OF_CHARGE`.
         *
         *     A second capture is refused with `HOLD_NOT_ACTIVE`; repeating the request with the same `Idempotency-Key` answers
         *     with the first answer and moves nothing again.
         */
        post: operations["captureHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holds/{hold_id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a hold
         * @description Gives up an active hold. Nothing moves: what it reserved is free again, and secures open blocks of the account
         *     first. It works on a frozen account too. The hold of a charge of Pix Automático ends with its charge, which the
         *     payer cancels: `HOLD_OF_CHARGE`.
         *
         *     Releasing a released hold answers 200 and changes nothing; one that was captured or has expired is refused with
         *     `HOLD_NOT_ACTIVE`. Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["releaseHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kyc/rescreen-sweep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Screen again the parties that are due
         * @description Asks for a new screening of every VERIFIED party of your tenant whose `rescreen_due_at` has passed: 180 days after
         *     its last screening (a setting of the installation, which may differ by level), or at once after a risk flag or a
         *     change of its legal name, tax identifier or country. The party
         *     stays VERIFIED while its screening is PENDING; the result arrives as the event `kyc.screened`, and a hit takes the
         *     party to IN_REVIEW. A party whose screening stays unanswered for 30 days becomes EXPIRED. Without a bound provider
         *     there is nobody to ask, and the party goes to IN_REVIEW.
         *
         *     The service sweeps by itself every hour; this does it now. One sweep takes at most 1,000 parties, those due
         *     longest first: sweep again while `remaining` is more than 0. A repetition finds only what is still due, so no
         *     party is screened twice.
         */
        post: operations["sweepKycRescreens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kyc/webhooks/{provider_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a KYC provider's event
         * @description Receives the KYC provider's events about verifications and screenings. Each request is signed by the provider instead of
         *     carrying a token. An event that repeats an earlier one (the same `report_ref`), or comes too late for the state of
         *     the party, is taken and changes nothing; so is one we do not know, or about a party we do not have.
         *
         *     Events may come in any order. A provider decides once about a session: the verdict about an earlier session of the
         *     party changes nothing. A hit or an expired document that arrives before the verdict takes effect after it.
         *
         *     | event | when | `data` |
         *     |---|---|---|
         *     | `KYC_VERDICT_REACHED` | the provider has decided about a submission | `reference`, `session_ref`?, `report_ref`, `verdict`, `kyc_level`, `reason_code`?, `screening` |
         *     | `KYC_SCREENING_COMPLETED` | a screening that we asked for, or one of the provider's own watch, has a result | `reference`, `report_ref`, `trigger`, `screening` |
         *     | `KYC_DOCUMENT_EXPIRED` | a document that a verification rests on is no longer valid | `reference`, `report_ref`, `document_ref`, `expired_on` |
         *
         *     Fields are required except those with `?`. `reference` (text) is the `party_id` that we gave when we asked;
         *     `session_ref` and `report_ref` (text) are the provider's names, our `provider_session_ref` and
         *     `provider_report_ref`. `verdict` is APPROVED, REVIEW or REJECTED, `kyc_level` the level it is about (1 to 3),
         *     `reason_code` the provider's reason in capitals. `trigger` has the values of a screening. `screening` is `{result,
         *     checked_lists, hits}` with `result` CLEAR or HIT and each of `hits` as `{list, category, match_ref, score}`.
         *     `document_ref` (text) is the `ref` of the document, `expired_on` a day. Names and documents are never sent.
         */
        post: operations["receiveKycWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/limit-policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a limit policy of a shared scope
         * @description Limits the movements of all accounts, of accounts of a type, over a rail or of a product, from the next one on.
         *     With `enforce_per` ACCOUNT each account has a counter of its own, otherwise all share one. For a movement, of the
         *     policies with the same `policy_key` only that of the most specific scope decides: ACCOUNT, then PRODUCT, RAIL,
         *     ACCOUNT_TYPE, GLOBAL. The institution's own accounts (ASSET, TRANSIT, REVENUE, EXCEPTION) are exempt.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same policy and creates no second one;
         *     policies are not changed, but disabled and created anew.
         */
        post: operations["createLimitPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/limit-policies/{policy_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disable a limit policy
         * @description Stops enforcing a policy of any scope, from the next movement on, for good: it stays readable with `enabled` false,
         *     and its key is free for a new policy, which takes over what was used in the running window. What it shadowed
         *     applies again. Disabling a disabled policy answers 200 and changes nothing.
         */
        delete: operations["disableLimitPolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/obligations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an obligation
         * @description Records that the debtor owes the creditor, and moves the money. Between two accounts on NATIVE the transfer is
         *     final at once. To an outside party the money leaves the debtor now, waits in transit and is settled, or given
         *     back, when the rail answers. From an outside party nothing moves until it settles.
         *
         *     A payment over PIX to an account of your own tenant, by its id, a key (`pix_key:`), its number (`br_account:`) or
         *     a code (`brcode:`), is booked here: final at once like a transfer, and no provider learns of it. A code is paid with
         *     the amount that it asks for. Paying the code of a charge makes that PAID in the same step; one that is paid,
         *     cancelled or past its time is refused with `PIX_CHARGE_NOT_PAYABLE`. The code's `txid` stands in `match_keys`.
         *
         *     `description` is what the payee reads. Whom the payment goes to stands in `counterparty`: as the key's look-up or the
         *     code named them in the day before, and as the provider reports once it is paid.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same obligation and moves nothing again. A
         *     payment to the outside or over PIX that repeats an earlier one under another key, by the same debtor to the same person
         *     and of the same amount, is refused with `PAYMENT_REPEATED` or warned of in `repeat_of`, where the tenant's rule says so.
         */
        post: operations["createObligation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/obligations/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create obligations in a batch
         * @description Creates up to 500 obligations in one request, decided in their order, each as if it were created alone. The answer
         *     is 200 with one result per item, also when some or all items of a batch that is not atomic are refused: look at
         *     each `status`. An atomic batch creates all obligations in one step or, refused with `BATCH_REFUSED` and the same
         *     results in its details, none. An item that does not have the declared shape refuses the whole request.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same obligations and moves nothing again,
         *     also when the first answer was lost half-way: every item has a key of its own derived from it.
         */
        post: operations["createObligationBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/obligations/{obligation_id}/redispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an obligation again
         * @description Returns an obligation whose dispatch failed to PENDING, to be sent to the rail again. The money stays in transit
         *     as it is, and the provider gets the same reference as before: should it have taken the first attempt after all, it
         *     recognises the payment, and nothing is paid twice.
         *
         *     One that is held for analysis is let through, unless its payer was marked for fraud or stopped meanwhile
         *     (`PARTY_BLOCKED`). Any other that is PENDING already answers 200 and is not changed. One that is DISPATCHED is
         *     refused with `DISPATCH_NOT_FAILED`, a final one with `OBLIGATION_FINAL`. Repeating the request with the same
         *     `Idempotency-Key` answers with the first answer.
         */
        post: operations["redispatchObligation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/obligations/{obligation_id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an open obligation
         * @description Settles, fails or cancels an open obligation by hand. SETTLED sends the money to its destination; FAILED and
         *     CANCELED give it back to the debtor. `disposition` names another destination.
         *
         *     An expected payment whose money came and waits on the exception account (`exception_cents`) is settled with that money.
         *     It cannot end otherwise and leave the money to nobody: FAILED and CANCELED are refused with `OBLIGATION_HOLDS_MONEY`
         *     unless `disposition` says where it goes.
         *
         *     The scope `service/obligations.write` resolves obligations on MOCK, and cancels those that surely were never sent:
         *     PENDING, while the rail is not being called, or DISPATCH_FAILED. Everything else, and any disposition, needs `service/operator` as well. Resolving twice is refused with
         *     `OBLIGATION_FINAL`; a repetition with the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["resolveObligation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/openapi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the description of your products
         * @description An OpenAPI document of the products of your tenant: for each one the operations that create, read and list its
         *     instances, one for each action, and one that closes where its manifest has that. They are the operations of these
         *     interfaces with the product and the action written into the path, and with the parameters, types, bounds, states and
         *     fields that the manifest declares; what they answer and refuse is the same.
         *
         *     It is worked out from what is bound with every read, and `info.version` changes only when a binding does, so that it
         *     tells you whether to generate your client again. `If-None-Match` with the last `ETag` answers 304 as long as nothing
         *     has changed. Reads show the states and fields of all versions of a product, since an instance keeps the one that it
         *     began with; moves are those of the version that is bound.
         *
         *     Products in DRAFT, CERTIFIED and LIVE are described; a SUSPENDED one is marked deprecated, a RETIRED one is left
         *     out.
         */
        get: operations["getTenantOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/openapi/sdk/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a client of your products
         * @description A zip archive with one package: a client of your products in one language, with its sources, the description that it
         *     was made from, and a guide of five minutes. It has the products that `GET /v1/openapi` describes, and the operations
         *     of the ledger that one needs beside them: parties, accounts, obligations, holds, events. Its constructor takes a base
         *     address. Each product has a method for each move, one that waits until an instance is in a state, and for each move
         *     one that does both; a wait that takes too long raises an error of the kind for refusals, since nothing has failed.
         *
         *     It is made from the description as it is, and kept until that changes: the same description gets the same bytes.
         *     `If-None-Match` with the last `ETag` answers 304 as long as nothing has changed. Making it takes some seconds. Where
         *     it takes longer than you wait, the answer is 503 `SDK_NOT_READY`; it is made meanwhile. Languages that you have
         *     fetched once are made anew with each change of the description, so that they are there when you ask.
         *
         *     `Repr-Digest` lets you check that all bytes have come, and `X-Archive-Signature` that they are this service's.
         */
        get: operations["getTenantSdk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/foundry/compiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the compile jobs of a tenant
         * @description The compile jobs of the tenant, newest first, whoever submitted them. Filters combine.
         */
        get: operations["operatorListCompiles"];
        put?: never;
        /**
         * Submit a bundle to the foundry for a tenant
         * @description Sends the source of a product to be compiled for the tenant, signed with an enrolled key of the tenant, exactly as
         *     the tenant itself would. It passes gate by gate; the answer is QUEUED, and the report is read with
         *     `operatorGetCompile`. A bundle that passes has an artifact; nothing is bound by compiling.
         *
         *     Each job that is taken counts in the tenant's quota of the day. Repeating the request with the same
         *     `Idempotency-Key` answers with the same job and counts nothing again; repeated without a key, it is another job.
         */
        post: operations["operatorSubmitCompile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/foundry/compiles/{compile_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a compile job of a tenant and its gate report
         * @description One job of the tenant. Once it is SUCCEEDED or REJECTED it carries the gate report: every gate, whether it passed,
         *     how much that matters, and what it found in which line of the bundle.
         */
        get: operations["operatorGetCompile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/foundry/compiles/{compile_id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the source of a compile job of a tenant
         * @description The files of the bundle as they were submitted, with the hash they were signed under and the signature, so that a
         *     reviewer can read what was compiled and check who signed it. Every job keeps its source, whatever became of it.
         */
        get: operations["operatorGetCompileSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/product-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product keys of a tenant
         * @description The public keys whose signature under a bundle the foundry takes for this tenant, newest first, and those that
         *     were superseded. Filters combine.
         */
        get: operations["operatorListProductKeys"];
        put?: never;
        /**
         * Enrol a product key of a tenant
         * @description Lets an author sign bundles of the tenant with this key from the next compile job on. The author's former key is
         *     superseded at once: a bundle signed with it is refused from then on, with `PRODUCT_KEY_SUPERSEDED` where the
         *     signature names it. Jobs that were taken, and products that are bound, are not touched.
         *
         *     Enrolling the active key of its author again answers with that key and changes nothing; with the same
         *     `Idempotency-Key` a repetition answers with the first answer.
         */
        post: operations["operatorEnrollProductKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products of a tenant
         * @description The products that are bound to the tenant, by name, in every lifecycle. Each carries its manifest, how far it is,
         *     and what its open instances hold.
         */
        get: operations["operatorListProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/products/{product_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product of a tenant
         * @description One product of the tenant: its manifest, the validator that is bound, how far it is, and what its instances hold.
         */
        get: operations["operatorGetProduct"];
        put?: never;
        /**
         * Bind a compiled artifact to a product of a tenant
         * @description Binds what the foundry made of a bundle of the tenant: as a new product under the name in the path, or as the next
         *     version of the product that has this name. The new version is DRAFT until it is certified. Instances that are open
         *     stay with the version which holds them, to their end. With `evidence`, of an artifact that was certified under this name
         *     before, the product is CERTIFIED at once, or nothing is bound.
         *
         *     A LIVE product is refused with `PRODUCT_LIFECYCLE_CONFLICT`, so that what takes instances is never changed unseen:
         *     suspend it first. So is a RETIRED one; its name is not used again. A name that no product can have answers 404
         *     `PRODUCT_NOT_FOUND`.
         *
         *     Binding the artifact that is bound answers with the product and changes nothing, unless it is RETIRED; with the same
         *     `Idempotency-Key` a repetition answers with the first answer.
         */
        post: operations["operatorBindProduct"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move a product of a tenant through its lifecycle
         * @description Makes a product LIVE, suspends it, retires it. These are all the moves there are; any other is refused with
         *     `PRODUCT_LIFECYCLE_CONFLICT`.
         *
         *     | from | to | asks for |
         *     |---|---|---|
         *     | DRAFT | CERTIFIED | a certification of the bound version, not stale; certifying makes this move by itself |
         *     | CERTIFIED | LIVE | a certification with `live_eligible`: not stale, and its battery not inherited |
         *     | LIVE | SUSPENDED | nothing |
         *     | SUSPENDED | LIVE | as from CERTIFIED |
         *     | DRAFT, CERTIFIED, SUSPENDED | RETIRED | no open instances; drain the product first |
         *
         *     A certification that falls short is refused with `CERTIFICATION_INSUFFICIENT`, open instances with
         *     `PRODUCT_HAS_OPEN_INSTANCES`. Only binding another artifact makes a product DRAFT again. Suspending keeps new
         *     instances out and leaves those that are open to go on. Retiring is final.
         *
         *     Moving a product to where it is answers 200 and changes nothing; with the same `Idempotency-Key` a repetition
         *     answers with the first answer.
         */
        patch: operations["operatorSetProductLifecycle"];
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/products/{product_id}/certification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the certification of a product of a tenant
         * @description The newest certification of the product, what it rests on, whether it still speaks of what is bound, and whether
         *     it lets the product go LIVE.
         */
        get: operations["operatorGetCertification"];
        put?: never;
        /**
         * Certify a product of a tenant from evidence
         * @description Certifies the bound version from documents in the product-artifact store of the tenant: the transcript of a
         *     conformance run, the report card of a battery and, where there is one, the gate report. Each is named by hash and
         *     key, its bytes are hashed again, and a disagreement is refused. A DRAFT product becomes CERTIFIED.
         *
         *     A transcript made with another applied script may be given with `inherited`. So may a report card, but a
         *     certification whose battery is inherited cannot reach LIVE. A gate report that is left out is recorded as absent.
         *
         *     A new certification takes the place of the one before. Repeating the request with the same `Idempotency-Key`
         *     answers with the same certification; repeated without a key, it certifies the same again.
         */
        post: operations["operatorCertifyProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/products/{product_id}/drain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Plan how the open instances of a product would close
         * @description What would become of each open instance of the product, oldest first: by which moves it would reach a final state,
         *     who signs them, and which account gets how much of its value. Where it cannot be closed now, the plan says why.
         *     Nothing is done by reading it, and it is worked out anew with every read.
         */
        get: operations["operatorPlanDrain"];
        put?: never;
        /**
         * Close open instances of a product
         * @description Closes the instances that are named, each by the path of its plan, and pays out their value. The ledger signs with
         *     the keys of the accounts of their parties; the validator holds for these moves as for any other. Each instance is
         *     taken by itself and has a result of its own: one that is REFUSED keeps no other from closing. As every move,
         *     these are recorded first and sent to the chain afterwards; an instance that is CLOSING is done when its status is
         *     CLOSED. Should the validator refuse a move on the way, or a party move the instance by itself, the drain of that
         *     instance stops with `product_instance.drain_stopped`; the instance stays open, its timeline says why, and it can be
         *     named again. Frozen accounts and blocked parties do not stop it.
         *
         *     A LIVE product takes new instances meanwhile and is refused with `PRODUCT_LIFECYCLE_CONFLICT`: suspend it first.
         *
         *     An instance that is CLOSING or closed is never closed twice: named again, it answers as it stands. With the same
         *     `Idempotency-Key` a repetition answers with the first answer.
         */
        post: operations["operatorDrainProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/provider-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the provider accounts of a tenant
         * @description The accounts the tenant has at sponsor banks, BaaS and KYC providers and chains, newest first, each with what the
         *     ledger and the provider say it holds. What a provider holds is asked every hour and with each reconciliation, never
         *     while this list is read. Secrets are masked.
         */
        get: operations["operatorListProviderAccounts"];
        put?: never;
        /**
         * Create a provider account for a tenant
         * @description Makes a provider known as serving this tenant: what it is, which adapter speaks with it, and how its deliveries
         *     are verified. For a provider that keeps money, a ledger account comes to stand for that money; nothing moves. A
         *     rail goes through it once it is bound.
         *
         *     The answer shows the `secret` in clear, this once. Keep it: with the same `Idempotency-Key` the same answer comes
         *     again, but with the secret masked, and no other answer has it. Where that answer was lost, create the account
         *     under another name, or send a `secret` of your own choice. Without a key a repetition is refused with
         *     `PROVIDER_ID_TAKEN`.
         *
         *     Only a client of the platform may do this.
         */
        post: operations["operatorCreateProviderAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/provider-accounts/{provider_id}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a tenant's money between its provider accounts
         * @description Moves money of the tenant from the provider account of the path to another of its own, for example to fund a
         *     second bank. It is an obligation between the two ledger accounts: the money leaves the source now, waits in
         *     transit, and is at the destination once the rail has settled it, or back at the source when it failed. The source
         *     sends it to the coordinates of the destination. Both banks tell of the payment by one end-to-end id: the first to
         *     tell settles it, and what the second tells is matched and moves nothing. On NATIVE it is final at once, and nothing
         *     is sent. Limits do not apply; the available balance does.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same transfer and moves nothing again.
         *     Without a key each request is a transfer of its own.
         *
         *     Only a client of the platform may do this.
         */
        post: operations["operatorTransferProviderFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/qbrl-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the qBRL policy of a tenant
         * @description By which rules the tenant issues qBRL, the real of its ledger as a token on the chain that squads and products are
         *     funded with: the minting policy, who signs, how much there may be, and which account backs it. All versions are
         *     given, with how much is outstanding. A tenant without a policy has no versions and issues none.
         */
        get: operations["operatorGetQbrlPolicy"];
        put?: never;
        /**
         * Add a version to the qBRL policy of a tenant
         * @description Writes the next version of the policy, which holds at once or from `effective_from` on. Versions are never
         *     changed; one that is still SCHEDULED is superseded by a newer one and never holds. No token is minted or burnt by
         *     this. What is outstanding stays redeemable: where the new version names another account, its backing moves there
         *     in the journal entry that brings the version into force.
         *
         *     Signers of the newest version approve the next one, those of the first version their own: `approvals` has
         *     signatures by as many of them as that version requires, over the 32 bytes of `proposal_hash`. With fewer, 422
         *     `QBRL_APPROVALS_INSUFFICIENT` says the hash to sign.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same policy and adds nothing. Without a key
         *     each request adds a version, unless `based_on_version` forbids it.
         */
        post: operations["operatorSetQbrlPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/quotas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the quotas of a tenant
         * @description How much of the installation the tenant may use, quota by quota: the default, the override, which of them holds,
         *     and how much is used now.
         */
        get: operations["operatorGetQuotas"];
        /**
         * Override the quotas of a tenant
         * @description Sets the overrides that are named, removes those given as null, and leaves the others; all of them or, when one is
         *     refused, none. They hold from the next request on; `requests_per_second` and `waiting_writes` within two seconds.
         *     Lowering a quota below what is used takes nothing away: it only keeps more from being added.
         *
         *     Repeating the request changes nothing more; with the same `Idempotency-Key` it answers with the first answer.
         *
         *     `payment_rules` sets rules for the tenant's payments out, such as what becomes of one that repeats another; they hold
         *     from the next payment on.
         *
         *     Only a client of the platform may do this.
         */
        put: operations["operatorPutQuotas"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/rail-bindings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rail bindings of a tenant
         * @description Which providers serve which rails of the tenant, by rail and priority. A new payment goes to the first enabled
         *     provider of its rail with the capability it needs; a rail without one answers `RAIL_NOT_BOUND`. NATIVE needs none.
         */
        get: operations["operatorListRailBindings"];
        put?: never;
        /**
         * Bind a rail of a tenant to a provider
         * @description Lets a provider serve a rail of the tenant. Binding the same rail to the same provider again changes that binding,
         *     which keeps its identifier: this is how priorities and capabilities are changed and how a provider is taken out of
         *     use, with `enabled` false. New payments follow from the next one on; those under way stay where they are.
         *
         *     Repeating the request changes nothing more; with the same `Idempotency-Key` it answers with the first answer.
         *
         *     Only a client of the platform may do this.
         */
        post: operations["operatorBindRail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/transfer-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the transfer templates of a tenant
         * @description The tenant's transfer templates, newest first, the retired ones too. Filters combine.
         */
        get: operations["operatorListTransferTemplates"];
        put?: never;
        /**
         * Create a transfer template for a tenant
         * @description Writes down a transfer that is made again and again: what is the same each time is fixed, what changes is a
         *     parameter with bounds. Every field that a transfer needs is either fixed or filled by one parameter, else
         *     `TRANSFER_TEMPLATE_INVALID`. No money moves. A client of the tenant makes a transfer by filling the
         *     `body_template` of the answer and sending it as an obligation.
         *
         *     The bounds are for those who fill the template. What must hold for every payment, however it is made, is a limit
         *     policy.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same template. Without a key a repetition
         *     is refused with `TRANSFER_TEMPLATE_NAME_TAKEN`.
         */
        post: operations["operatorCreateTransferTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/tenants/{tenant}/transfer-templates/{template_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a transfer template of a tenant
         * @description One transfer template, with its parameters and, while it is active, how a transfer is made from it.
         */
        get: operations["operatorGetTransferTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Retire a transfer template of a tenant
         * @description Takes a template out of use. It stays readable, without how to make a transfer of it, and its name becomes free.
         *     Obligations that were made from it are not touched. Retiring is final; nothing else of a template can be changed:
         *     to change one, retire it and create another.
         *
         *     Retiring a retired template answers 200 and changes nothing.
         */
        patch: operations["operatorRetireTransferTemplate"];
        trace?: never;
    };
    "/v1/parties/{party_id}/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a party for verification
         * @description Asks the KYC provider to verify the identity of the party up to a level, and to screen it against lists. The party
         *     is PENDING at once; the answer does not wait for the provider, whose verdict arrives as an event: `kyc.verified`,
         *     `kyc.rejected`, or `kyc.review_opened` when a person has to decide. The request to the provider is committed with
         *     the state and sent again until the provider has taken it, so that none is lost. Without a bound provider a person
         *     always decides: the party is IN_REVIEW at once.
         *
         *     Each level asks for the documents of those below as well. Level 1 needs the party's legal name and tax identifier
         *     only. Level 2 needs an identity document and a SELFIE, of a company its ARTICLES_OF_ASSOCIATION and
         *     OWNERSHIP_STRUCTURE. Level 3 needs a PROOF_OF_ADDRESS and a PROOF_OF_INCOME as well, of a company its
         *     FINANCIAL_STATEMENT. A document past `expires_on` counts as missing.
         *
         *     A party that is VERIFIED can be submitted for a higher level, and keeps the level it has until the verdict; one
         *     that is REJECTED or EXPIRED can be submitted again. Repeating the request with the same `Idempotency-Key` answers
         *     with the first answer; without a key a second submission is refused with `KYC_IN_PROGRESS`.
         */
        post: operations["submitKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parties/{party_id}/kyc/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decide about a party's identity
         * @description Records what a person decided. VERIFIED and REJECTED end the review of a party that is IN_REVIEW; IN_REVIEW takes
         *     up a party that is PENDING (the provider does not answer) or VERIFIED (something came up). A verdict of the
         *     provider that arrives during the review is kept in the screenings and decides nothing.
         *
         *     VERIFIED sets `kyc_level`, dismisses open hits and plans the next screening; REJECTED sets the level to 0. Limit
         *     policies see the new level from then on; no money moves. Deciding what holds already answers 200 and changes
         *     nothing; any other move is refused with `KYC_TRANSITION_NOT_ALLOWED`. Repeating the request with the same
         *     `Idempotency-Key` answers with the first answer.
         */
        patch: operations["reviewKyc"];
        trace?: never;
    };
    "/v1/parties/{party_id}/risk-flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a risk flag to a party
         * @description Marks a party as risky, whatever the state of its verification. While a flag is open, limit policies take the
         *     party's KYC level as 0, and a VERIFIED party is due for screening at once. While one of severity BLOCKING is open,
         *     the party's accounts are not debited either: payments, holds and captures are refused with `PARTY_BLOCKED`, and
         *     credits still arrive. Nothing else follows from a flag.
         *
         *     One of kind OWN_WITHDRAWAL is a decision about a party that is marked for fraud: while it is open, one payment of
         *     at most `withdrawal.amount_cents` may go to an account of the party's own at another institution.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same flag; without a key a second flag is
         *     added.
         */
        post: operations["addRiskFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parties/{party_id}/risk-flags/{flag_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Resolve a risk flag
         * @description Closes a flag. It is kept, with who closed it and when, and stays in the party's list. Limit policies see the KYC
         *     level of the party again once no flag is open, and its accounts can be debited again once none of severity BLOCKING
         *     is. Resolving a resolved flag answers 200 and changes nothing, not even
         *     `resolved_at`.
         */
        delete: operations["resolveRiskFlag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a Pix key
         * @description Registers a key in the directory, through your provider, so that payments to it reach the account. For an e-mail
         *     address or phone number, make sure first that the owner of the account has it, for example by a one-time code; a
         *     CPF or CNPJ must be that of the owner. A random key (EVP) is drawn by the directory.
         *
         *     When the directory refuses, the answer is 201 all the same, with the key in REGISTRATION_FAILED: `failure` says
         *     why, and `failure.claim_type` whether a claim can still get it.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same key. After `PROVIDER_UNAVAILABLE` it
         *     takes up the same registration again, so that nothing is registered twice. With another `Idempotency-Key` the
         *     value is refused with `PIX_KEY_TAKEN` while it is PENDING or ACTIVE; an EVP would be drawn anew. A key that nobody
         *     asks for again stays PENDING for some minutes at most: then the service asks the directory itself.
         */
        post: operations["registerPixKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/keys/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event about Pix keys from the incumbent provider
         * @deprecated
         * @description The same as the receiver with the provider in its path, for the provider that was here first: deliveries are
         *     verified with the secret of the incumbent. Send to the address with your name in it instead; this one stays while
         *     the incumbent moves over. Events and their data are those of `receivePixKeyEvent`.
         */
        post: operations["receivePixKeyEventDeprecated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/keys/events/{provider_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a provider's event about Pix keys
         * @description Receives a provider's events about keys and claims. Each request is signed by the provider instead of carrying a token.
         *     An event that repeats an earlier one, or comes too late for the state of the key or claim, is taken and changes
         *     nothing; so is one we do not know. An event about a claim that is not known yet is kept, and counts once the claim
         *     is known.
         *
         *     | event | when | `data` |
         *     |---|---|---|
         *     | `KEY_REGISTERED` | the directory knows the key; it becomes ACTIVE | `reference`, `key_type`, `key_value` |
         *     | `KEY_REGISTRATION_FAILED` | the directory refused it | `reference`, `key_type`, `key_value`?, `failure_code`, `held_by`? |
         *     | `KEY_EXCLUDED` | the key is gone from the directory | `reference`, `key_type`, `key_value`, `reason` |
         *     | `CLAIM_OPENED` | another participant wants a key of ours | `claim_id`, `type`, `key_type`, `key_value`, `claimer`, `donor`, `resolution_due_at`, `completion_due_at` |
         *     | `CLAIM_WAITING_RESOLUTION` | the donor has taken note | `claim_id`, `resolution_due_at`, `completion_due_at` |
         *     | `CLAIM_CONFIRMED` | the donor gave the key up | `claim_id`, `reason`, `completion_due_at` |
         *     | `CLAIM_COMPLETED` | the claimer has the key | `claim_id` |
         *     | `CLAIM_CANCELLED` | either side called it off | `claim_id`, `reason`, `cancelled_by` |
         *
         *     Fields are required except those with `?`. `reference` (text) is the `key_id` that we gave when we asked;
         *     `claim_id` (text) is the directory's, our `provider_claim_id`. `key_type`, `failure_code` and `type` have the
         *     values of the key and claim; `reason` is an `exclusion_reason`, `confirm_reason` or `cancel_reason`;
         *     `cancelled_by` is CLAIMER or DONOR. `claimer`, `donor` and `held_by` are `{ispb, name}`. Deadlines are instants.
         */
        post: operations["receivePixKeyEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/keys/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look a Pix key up
         * @description Asks the directory, through your provider, whom a key pays: the name to show to the payer, the masked tax id, the
         *     institution, and marks of fraud. Nothing is kept. A key of one of your own accounts is answered without asking the
         *     directory, and costs the same.
         *
         *     The directory guards itself against scanning. Each payer has a budget, one for PHONE and EMAIL and one for the
         *     other types: a person 100, refilled by 2 a minute, a company 1,000, refilled by 20. A key that exists costs 1, one
         *     that does not costs 20, and a payment made gives back 1 or 2. An empty budget is 429 `RATE_LIMITED`, with
         *     `Retry-After` and `details: {budget, remaining, refill_per_minute}`. Give the account of the payer as
         *     `account_id`; without it the look-up is on the budget of the client that asks, which is a company's. A payment to a
         *     key gives back to its account and to the client that made it.
         */
        get: operations["lookupPixKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a Pix key
         * @description Takes a key out of the directory: it becomes EXCLUDED, payments to it no longer reach the account, and QR codes
         *     that carry it can no longer be paid. Afterwards the same key can be registered again, here or elsewhere, and is
         *     then a new one. A failed registration is excluded without asking the directory.
         *
         *     The keys of an account that is closed are taken out by themselves. Deleting an excluded key answers 200 and changes
         *     nothing. After `PROVIDER_UNAVAILABLE` the key reads as before;
         *     repeat the request.
         */
        delete: operations["deletePixKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/keys/{key_id}/portability/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the claim of a Pix key
         * @description Calls off the claim of the key that is under way, in whichever role we have: as claimer because the key is no
         *     longer wanted, as donor because its owner does not agree. The key stays where it was. A claimer may also cancel a
         *     confirmed OWNERSHIP claim; a donor may not cancel one at all, and nobody cancels a confirmed PORTABILITY.
         *
         *     Cancelling a cancelled claim answers 200 and changes nothing. After `PROVIDER_UNAVAILABLE` repeat the request.
         */
        post: operations["cancelPixPortabilityClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/keys/{key_id}/portability/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a Pix key
         * @description Claims a key that the directory refused because it belongs elsewhere: PORTABILITY when the same owner has it at
         *     another participant, OWNERSHIP when it is a phone number of somebody else. Which one follows from
         *     `failure.claim_type` of the key, which must be in REGISTRATION_FAILED.
         *
         *     The donor has 7 days to answer. Nothing moves by itself: once the donor confirmed (event `pix_claim.confirmed`),
         *     confirm the claim to get the key, which then becomes ACTIVE.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same claim, and takes it up again after
         *     `PROVIDER_UNAVAILABLE`, as does any other key then. Once there is a claim, another key is refused with
         *     `PIX_CLAIM_OPEN`; of several at the same moment, one is answered with the claim.
         */
        post: operations["openPixPortabilityClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/keys/{key_id}/portability/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the claim of a Pix key
         * @description Acts on the claim of the key that is under way, in whichever role we have.
         *
         *     As donor it gives the key up, because its owner agreed: the claim becomes CONFIRMED, the key EXCLUDED, and
         *     payments to it no longer reach the account. As claimer it completes a claim that the donor has confirmed: the
         *     claim becomes COMPLETED and the key ACTIVE. Before that it is refused with `PIX_CLAIM_AWAITS_DONOR`; an OWNERSHIP
         *     claim also waits for its completion deadline.
         *
         *     Confirming what is confirmed (as claimer, completed) answers 200 and changes nothing. After `PROVIDER_UNAVAILABLE`
         *     repeat the request.
         */
        post: operations["confirmPixPortabilityClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/mandates/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event about Pix mandates from the incumbent provider
         * @deprecated
         * @description The same as the receiver with the provider in its path, for the provider that was here first: deliveries are
         *     verified with the secret of the incumbent. Send to the address with your name in it instead; this one stays while
         *     the incumbent moves over. Events and their data are those of `receivePixMandateEvent`.
         */
        post: operations["receivePixMandateEventDeprecated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/mandates/events/{provider_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a provider's event about Pix mandates
         * @description Receives a provider's events about mandates and their charges. Each request is signed by the provider instead of carrying
         *     a token. An event that repeats an earlier one, or comes too late for the state of the mandate or charge, is taken
         *     and changes nothing; so is one we do not know. One that comes before the event it follows from is kept, and does
         *     its work after it. So events may arrive in any order.
         *
         *     No event starts a debit. We hand each debit to the provider ourselves, on the day of the attempt, as a payment
         *     whose `match_keys` name `recurrence_id`, `txid` and `attempt`; `CHARGE_DEBITED` and `CHARGE_FAILED` say what became
         *     of it. A debit that we did not ask for moves no money and waits as evidence for an operator. An attempt for which
         *     no payment came by 21:00 of its day has failed.
         *
         *     | event | when | `data` |
         *     |---|---|---|
         *     | `MANDATE_REQUESTED` | a receiver asks one of our payers | `recurrence_id`, `account_id`, `receiver`, `contract_ref`, `description`?, `periodicity`, `amount_type`, `amount`?, `starts_on`, `ends_on`?, `retry_policy`, `expires_at` |
         *     | `MANDATE_AUTHORIZED` | the payer authorised it, also where the provider asked by itself | `recurrence_id`, `authorized_at`, `max_amount`? |
         *     | `MANDATE_REJECTED` | the payer rejected it | `recurrence_id`, `reason_code`? |
         *     | `MANDATE_EXPIRED` | nobody answered in time | `recurrence_id` |
         *     | `MANDATE_CANCELLED` | it was ended, or the request withdrawn | `recurrence_id`, `cancelled_by`, `reason_code`? |
         *     | `MANDATE_COMPLETED` | its last charge is final | `recurrence_id` |
         *     | `CHARGE_SCHEDULED` | a charge is to be debited | `recurrence_id`, `txid`, `amount`, `due_on`, `description`? |
         *     | `CHARGE_RETRY_SCHEDULED` | a failed charge is tried again | `recurrence_id`, `txid`, `attempt`, `settle_on` |
         *     | `CHARGE_DEBITED` | a debit that we handed over succeeded | `recurrence_id`, `txid`, `attempt`, `end_to_end_id`, `amount`, `settled_at` |
         *     | `CHARGE_FAILED` | an attempt failed; with `final` no other follows | `recurrence_id`, `txid`, `attempt`, `failure_code`, `final` |
         *     | `CHARGE_CANCELLED` | the charge was cancelled before its debit | `recurrence_id`, `txid`, `cancelled_by`, `reason_code`? |
         *
         *     Fields are required except those with `?`. `account_id` is the account as we named it to the provider;
         *     `recurrence_id` and `txid` are Pix's names of the mandate and the charge. `receiver` is `{name, tax_id,
         *     participant: {ispb, name}}`. `amount` and `max_amount` are `{currency, value}` in centavos; `amount` of a mandate
         *     is there for FIXED only. `periodicity`, `amount_type` and `retry_policy` have the values of the mandate,
         *     `failure_code` those of an attempt, `cancelled_by` those of `ended_by`; `reason_code` is a code of Pix.
         *     `starts_on`, `ends_on`, `due_on` and `settle_on` are days in São Paulo; `expires_at`, `authorized_at` and
         *     `settled_at` instants. `attempt` is 1 to 4, `final` true or false.
         */
        post: operations["receivePixMandateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/mandates/{mandate_id}/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorise a Pix mandate
         * @description Says for the payer that the receiver may debit the account as the mandate describes. The answer of the payer is
         *     relayed to the provider at once, and the mandate is ACTIVE when the provider has it. Nothing is debited yet:
         *     charges arrive 2 to 10 days before they fall due, and their amounts are reserved as soon as the account has them.
         *
         *     A cap on VARIABLE charges is the payer's word to the provider: set it there, and `max_amount` follows with
         *     `MANDATE_AUTHORIZED`.
         *
         *     When the provider does not answer (503) the mandate stays PENDING_AUTHORIZATION, and repeating the request takes
         *     up what was begun. Authorising an ACTIVE mandate answers 200 and changes nothing. Repeating the request with the
         *     same `Idempotency-Key` answers with the first answer.
         */
        post: operations["authorizePixMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/mandates/{mandate_id}/charges/{charge_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a charge of a Pix mandate
         * @description Cancels one charge for the payer before it is debited; the mandate stays ACTIVE and later charges are not touched.
         *     It is relayed to the provider, the charge is CANCELLED with all its attempts, and its hold is released. A charge
         *     can be cancelled until `cancellable_until`, the end of the day before its next attempt.
         *
         *     When the provider does not answer (503) nothing has changed, and repeating the request takes up what was begun.
         *     Cancelling a CANCELLED charge answers 200 and changes nothing. Repeating the request with the same
         *     `Idempotency-Key` answers with the first answer.
         */
        post: operations["cancelPixMandateCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/mandates/{mandate_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a Pix mandate
         * @description Says for the payer that the receiver may not debit the account. The answer is relayed to the provider at once, and
         *     the mandate is REJECTED for good; the receiver can only ask again with a new one. No money moves.
         *
         *     When the provider does not answer (503) the mandate stays PENDING_AUTHORIZATION, and repeating the request takes
         *     up what was begun. Rejecting a REJECTED mandate answers 200 and changes nothing. Repeating the request with the
         *     same `Idempotency-Key` answers with the first answer.
         */
        post: operations["rejectPixMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/mandates/{mandate_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a Pix mandate
         * @description Takes the payer's authorisation back. It is relayed to the provider, the mandate is REVOKED for good, its
         *     SCHEDULED and HELD charges are CANCELLED and their holds released, so that the money is free again. A charge whose
         *     `cancellable_until` has passed is out of the payer's hands: it keeps its hold, and is debited or fails. Earlier
         *     debits stay debited.
         *
         *     When the provider does not answer (503) nothing has changed, and repeating the request takes up what was begun.
         *     Revoking a REVOKED mandate answers 200 and changes nothing. Repeating the request with the same `Idempotency-Key`
         *     answers with the first answer.
         */
        post: operations["revokePixMandate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/med/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * File a MED case
         * @description Contests a Pix that one of your accounts paid, for fraud or a mistake, within 80 days. The case is OUTBOUND and is
         *     filed with the provider at once. No money moves: what the receiver's institution returns arrives later, as a
         *     credit with a `return_end_to_end_id`, and the case becomes RETURNED.
         *
         *     A provider that refuses still answers 201, with the case in FILING_FAILED and `failure_code`. When the provider
         *     does not answer (503) the case stays FILING, and repeating the request with the same `Idempotency-Key` files the
         *     same case again; another body is refused even then. Once filed, a repetition answers with the same case.
         */
        post: operations["fileMedCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/med/cases/{case_id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an inbound MED case
         * @description Decides about money that somebody contests. RETURN captures the block into the clearing account and sends the
         *     money back to its payer: the case is RETURNING, and RETURNED once the devolution settled. Less than what is
         *     secured can be returned; the rest of the block is released. Where the report belongs to a recovery that is not over
         *     and all that is secured is less than `amount`, a return of all of it leaves the case OPEN once it settled: a new
         *     block secures later credits for the rest, to be resolved again, until the recovery ends, or must have ended
         *     (`RAZAO_MED_TOTAL_DAYS`). Then the case is RETURNED, as it is by RELEASE. RELEASE tells the provider that the report is not
         *     accepted, and lifts the block: the account can spend the money again. A frozen account, and limits, stop neither.
         *
         *     Otherwise a case is resolved once. Of two resolvers one succeeds and the other gets `MED_CASE_RESOLVED`. A repetition gets
         *     `MED_CASE_RESOLVED` too, unless it carries the same `Idempotency-Key` and so gets the first answer. When the provider does not
         *     answer a RELEASE (503) the money stays blocked, and repeating the request takes up what was begun; as long as the
         *     provider may have heard of it, nothing but RELEASE can be decided.
         *
         *     A devolution that the rail refuses makes the case RETURN_FAILED: its money waits on the clearing account, and the
         *     case is resolved again, by a further RETURN or by RELEASE, which gives the money back to the account.
         */
        post: operations["resolveMedCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/med/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event about MED cases from the incumbent provider
         * @deprecated
         * @description The same as the receiver with the provider in its path, for the provider that was here first: deliveries are
         *     verified with the secret of the incumbent. Send to the address with your name in it instead; this one stays while
         *     the incumbent moves over. Events and their data are those of `receivePixMedEvent`.
         */
        post: operations["receivePixMedEventDeprecated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/med/events/{provider_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a provider's event about MED cases
         * @description Receives a provider's events about reports of fraud and mistakes. Each request is signed by the provider instead of
         *     carrying a token. Taking an event moves no money: it records the case, and blocks are placed and lifted a moment
         *     later. An event that repeats an earlier one, or comes too late for the state of the case, is taken and changes
         *     nothing; so is one we do not know. One that comes before its time waits for it: what is said of a report before
         *     the case has it, and a contested Pix before its credit has arrived on an account.
         *
         *     | event | when | `data` |
         *     |---|---|---|
         *     | `MED_INFRACTION_OPENED` | a Pix that one of our accounts received is contested | `report_id`, `recovery_id`?, `hop`, `end_to_end_id`, `amount`, `reason_code`, `analysis_due_at` |
         *     | `MED_INFRACTION_ACKNOWLEDGED` | the receiver's institution took note of our report | `report_id` |
         *     | `MED_INFRACTION_CLOSED` | a report was decided, theirs or ours; AGREED with `fraud_type` about theirs marks our party for fraud | `report_id`, `result`, `fraud_type`?, `return_due_at`? |
         *     | `MED_INFRACTION_CANCELLED` | a report was withdrawn, theirs or ours | `report_id` |
         *     | `MED_CASE_FILED` | a case we filed without an answer was taken | `reference`, `report_id`, `recovery_id`?, `analysis_due_at` |
         *     | `MED_CASE_FILING_FAILED` | such a case was refused | `reference`, `failure_code` |
         *     | `MED_CASE_REFUND_CLOSED` | the receiver's institution says what it returns | `report_id`, `result`, `amount`?, `failure_code`? |
         *     | `MED_RECOVERY_CREATED` | a funds recovery was opened | `recovery_id`, `root_end_to_end_id`, `amount`, `hops`?, `monitored`?, `evidence`? |
         *     | `MED_RECOVERY_TRACKED` | the directory has followed the money | `recovery_id`, `hops`?, `monitored`?, `evidence`? |
         *     | `MED_RECOVERY_AWAITING_ANALYSIS` | the institutions on its way analyse it | the same |
         *     | `MED_RECOVERY_ANALYSED` | they have decided | the same |
         *     | `MED_RECOVERY_REFUNDING` | money goes back | the same |
         *     | `MED_RECOVERY_UPDATED` | more is known of it | the same |
         *     | `MED_RECOVERY_COMPLETED` | it is over | the same |
         *     | `MED_RECOVERY_CANCELLED` | it was withdrawn | the same |
         *     | `MED_FRAUD_MARKED` | the directory has marked a person for fraud | `marker_id`, `tax_id`, `fraud_type` |
         *     | `MED_FRAUD_MARK_CANCELLED` | the directory has taken such a mark back | `marker_id`, `tax_id` |
         *
         *     Fields are required except those with `?`. `reference` (text) is the `case_id` that we gave when we filed;
         *     `report_id` and `recovery_id` are the directory's. `end_to_end_id` is the contested payment, `amount` is
         *     `{currency, value}` in centavos, `hop` a whole number from 0. `reason_code` and `failure_code` have the values of
         *     the case; `analysis_due_at` and `return_due_at` are instants. `result` of a report is AGREED or DISAGREED,
         *     `fraud_type` APPLICATION_FRAUD, MULE_ACCOUNT, SCAMMER_ACCOUNT or OTHER; `result` of a refund is TOTALLY_ACCEPTED
         *     or PARTIALLY_ACCEPTED, both with `amount`, or REJECTED with `failure_code`. The money itself arrives as an event
         *     about payments.
         *
         *     `hops` of a recovery are at most 50 payments, each with `hop`, `end_to_end_id`, `from_ispb`?, `to_ispb`?, `amount`,
         *     `secured_cents`? and `occurred_at`; of a payment that is told again, what occurred last counts. `evidence` is a text of up to
         *     2000 characters. A second recovery of a payment is taken and changes nothing, unless the first was cancelled. A recovery that is
         *     cancelled cancels its cases; one that is completed cancels those that are OPEN against you.
         *
         *     `marker_id` (text) is the directory's, `tax_id` a CPF or CNPJ. The mark is put on the parties that have that tax id then. One that is
         *     taken back is not made again, whichever is heard first.
         */
        post: operations["receivePixMedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/qr/decode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decode a QR code
         * @description Says what a scanned or pasted code asks for, so that it can be shown before paying. The code is read and checked
         *     here, field by field and by its checksum. The charge behind a dynamic code is asked for through your provider; an
         *     address in a code is never fetched. Nothing is kept and nothing moves, however often it is asked; only with an
         *     `Idempotency-Key` the answer is kept, for a repetition.
         *
         *     A static code has its amount in reais, with up to two decimals or none (`198`, `10.5`); where cash is handed out (Pix
         *     Saque) an amount of zero leaves it to the payer. Its key may be spelt in any way that keys are. Amount and txid in a
         *     dynamic code count for nothing and are not shown: its charge has both.
         *
         *     To pay, create an obligation on PIX with the creditor `brcode:` and the code. When `account_id` names one of your own
         *     accounts that is booked here, and settles the charge of a dynamic code; of such a charge the state is yours.
         *
         *     `INVALID_BRCODE` says in `details.reason` what is wrong:
         *
         *     | reason | meaning |
         *     |---|---|
         *     | `MALFORMED` | not fields of identifier, length and value |
         *     | `TRUNCATED` | the text ends inside a field |
         *     | `TRAILING_DATA` | something follows the checksum |
         *     | `CRC_MISMATCH` | the checksum is missing, wrong or not in capitals |
         *     | `UNSUPPORTED_FORMAT` | the format indicator is not `01`, or not first |
         *     | `NOT_PIX` | a payment code, but not of Pix |
         *     | `MISSING_FIELD`, `DUPLICATE_FIELD`, `INVALID_FIELD` | a field is not there, is there twice, or has a wrong value |
         *     | `UNSUPPORTED_CURRENCY`, `UNSUPPORTED_COUNTRY` | not `986` (BRL), not `BR` |
         *     | `KEY_AND_URL` | it carries a key and an address |
         *
         *     `details.field` is the identifier of the field, with a dot for one inside another (`26.01`).
         */
        post: operations["decodePixQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/qr/{account_id}/dynamic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a charge with a QR code
         * @description Makes a charge at your provider and the code that leads to it. The charge is paid once, in its whole amount,
         *     before it expires. No money moves now; the payment, when it comes, credits the account as an obligation, and the
         *     charge becomes PAID (event `pix_charge.paid`).
         *
         *     With `due` it is a bill: due on a day, with fine and interest after it, discount before it. The payment then is what
         *     the provider works out for its day, and at least the amount less all that can be taken off it.
         *
         *     The provider holds payers to amount, time and number; what it lets through is yours all the same. A payment of
         *     another amount, a second one, and one of a CANCELLED charge credit the account like any other and leave the charge
         *     as it is; one that comes late makes it PAID. Their obligations carry the `txid` in `match_keys`.
         *
         *     An account of yours pays the code like any other (`createObligation`): once, in time and in the whole amount. The
         *     ledger enforces that, and no provider learns of the payment.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same charge, and takes it up again after
         *     `PROVIDER_UNAVAILABLE`. With another one it makes another charge.
         */
        post: operations["createPixDynamicQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a Pix payment
         * @description Sends money of a Pix credit back to its payer, in whole or in part, within 90 days, by the provider that brought
         *     it. The account that received it pays at once, by a counter-obligation which names the original end-to-end id and
         *     waits in transit until the rail answers. A credit may be returned in several parts, together never more than it
         *     was; a return that fails or is canceled gives its part back, and limits, which count a return as any debit, have it
         *     back as well. Returns themselves are not returned.
         *
         *     The reasons BE08 and FR01 are an institution's to give: they need the scope `service/operator` as well, and are not
         *     bound to the 90 days, but to the rail's own deadlines.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same return and moves nothing again. With
         *     another one it returns another part.
         */
        post: operations["createPixReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/webhooks/{provider_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a provider's event about Pix payments
         * @description Receives a provider's events about the outcome of payments, and about money that arrived. Each request is signed
         *     by the provider instead of carrying a token. An event becomes evidence, goes the way of all evidence, and settles
         *     or fails the obligation it matches; a credit becomes an obligation of its own in the account its key leads to, or
         *     is kept aside as unmatched.
         *
         *     A bank or BaaS provider is heard here that a rail of yours is bound to, or was; it speaks of the payments of that
         *     rail. Money that arrives comes by PIX.
         *
         *     Nothing is applied twice: an event is known by its delivery, and by `end_to_end_id` (for returns
         *     `return_end_to_end_id`) and event, whichever way it comes. An event that contradicts a final obligation never changes it.
         *
         *     | event | when | `data` |
         *     |---|---|---|
         *     | `PAYMENT_SETTLED` | a payment of ours reached its receiver | `reference`, `end_to_end_id`, `amount`, `settled_at`, `payee`? |
         *     | `PAYMENT_FAILED` | a payment of ours was refused | `reference`, `end_to_end_id`, `amount`, `failure_code`, `failure_reason`? |
         *     | `CREDIT_RECEIVED` | money arrived for a key of ours | `end_to_end_id`, `amount`, `settled_at`, `initiation`, `key`?, `txid`?, `payer`, `payer_message`?, `receiver`? |
         *     | `RETURN_SETTLED` | a return of ours reached the payer | `reference`, `return_end_to_end_id`, `original_end_to_end_id`, `amount`, `settled_at` |
         *     | `RETURN_FAILED` | a return of ours was refused | `reference`, `return_end_to_end_id`, `original_end_to_end_id`, `amount`, `failure_code`, `failure_reason`? |
         *     | `RETURN_RECEIVED` | a payment of ours was sent back, or a part of it | `return_end_to_end_id`, `original_end_to_end_id`, `amount`, `settled_at`, `reason_code`? |
         *     | `RETURN_SENT` | the provider itself sent a credit of ours back, or a part of it, unasked (MED) | `return_end_to_end_id`, `original_end_to_end_id`, `amount`, `settled_at`, `reason_code`? |
         *     | `QR_CHARGE_CANCELLED` | the provider took a dynamic charge back | `txid`, `reason`? |
         *
         *     Fields are required except those with `?`. `reference` (text) is the `obligation_id` that we gave when we asked.
         *     `amount` is `{currency, value}` in centavos; `settled_at` an instant. `failure_code` is a code of the rail (ISO
         *     20022, such as AC03; whichever it is, the money is back), `failure_reason`, `payer_message` and `reason` are text. `initiation` says how it was paid:
         *     MANU (by account), DICT (by key), QRES (static code), QRDN (dynamic code), INIC (through an initiator), AUTO (Pix
         *     Automático). `key` is left out where the tenant was paid by the number of its own account at the bank. `payer` and
         *     `payee` are `{name, tax_id, participant: {ispb, name}, account?}`. `receiver` is `{name, tax_id?}`, whom the provider
         *     knows behind a key that is no account's: they become a guest, whose GUEST account the money lands on; without it
         *     such money is kept aside. A `txid` of a dynamic charge makes it PAID. Returns never exceed the payment: a return
         *     beyond it is kept aside, UNMATCHED with `EXCEEDS_ORIGINAL`, for an operator to decide. Money of a RETURN_SENT has left:
         *     the account that has the credit is debited by a return that is SETTLED at once. Where it cannot be, for want of funds or
         *     because the credit is not known, nothing moves, and reconciliation shows the difference. `reason_code` is one of returns.
         */
        post: operations["receivePixWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a shipped template
         * @description Makes a shipped template a product of your own, as DRAFT, under the name in the path. It can be tried in the trial
         *     environment at once: instances, the battery and conformance runs work before it is certified. An operator binds
         *     what you compile yourself.
         *
         *     Binding another version of the template while the product is DRAFT makes it the next version of the product; what
         *     is bound already answers with the product and changes nothing, and so does repeating the request with the same
         *     `Idempotency-Key`. Later, or from another template, it is refused with `PRODUCT_ALREADY_BOUND`. A name that no
         *     product can have answers 404 `PRODUCT_NOT_FOUND`.
         */
        post: operations["bindProductTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}/battery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run the adversarial battery against a product
         * @description Plays every attack of the current set against the validator of the bound version, on a chain of its own with
         *     accounts of its own: no money of yours is touched. It takes some minutes; the answer is QUEUED, and the report card
         *     is read with `getBattery`. A PASSED report card is evidence for a certification.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same run; repeated without a key, it starts
         *     another run once the first has ended.
         */
        post: operations["runBattery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}/battery/{battery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a run of the battery
         * @description One run and, once it is COMPLETED, its report card: attack by attack, what was tried and whether the validator
         *     held. `evidence` says where the report card is kept.
         */
        get: operations["getBattery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}/certification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the certification of a product
         * @description The newest certification of a product, what it rests on, and whether it still speaks of what is bound: binding
         *     another artifact, changed documents and newer attacks make it stale, which is worked out anew with every read.
         */
        get: operations["getCertification"];
        put?: never;
        /**
         * Certify a product from evidence
         * @description Certifies the bound version from documents in the product-artifact store: the transcript of a conformance run, the
         *     report card of a battery and, where there is one, the gate report. Each is named by hash and key, its bytes are
         *     hashed again, and a disagreement is refused. A DRAFT product becomes CERTIFIED; an operator makes it LIVE.
         *
         *     A transcript made with another applied script may be given with `inherited`. So may a report card, but a
         *     certification whose battery is inherited cannot reach LIVE. A gate report that is left out is recorded as absent.
         *
         *     A new certification takes the place of the one before. Repeating the request with the same `Idempotency-Key`
         *     answers with the same certification; repeated without a key, it certifies the same again.
         */
        post: operations["certifyProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}/certification/evidence/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a document of the evidence
         * @description One of the documents which the newest certification rests on, as it lies at its key. Hash its canonical JSON to see
         *     that it is the document that was certified.
         */
        get: operations["getCertificationEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a conformance run
         * @description Lays out every scenario of the bound version as steps, to be run one by one with accounts of yours: one to act and
         *     one more for each counterparty key. Too few are refused at once, and the refusal says how many are needed. No keys
         *     cross the interface. The steps move real value of these accounts, as little as the scenarios say; nothing moves by
         *     opening.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same run; repeated without a key, it opens
         *     another one.
         */
        post: operations["openConformanceRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}/conformance/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conformance run
         * @description One run with every step, what was expected of it and what came of it, and the verdict once no step is left. A step
         *     has ended when it is PASSED, FAILED or SKIPPED; the next one can follow once its `awaiting_index` is false.
         */
        get: operations["getConformanceRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}/conformance/{run_id}/steps/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a step of a conformance run
         * @description Runs the next step: what it asks for is recorded and sent to the chain, and the answer shows it SUBMITTED. Read the
         *     run until it has ended and its `awaiting_index` is false, then run the step after it; before that the refusal is
         *     `INSTANCE_NOT_INDEXED`. A step which the scenario expects to be refused passes when the validator refuses it with the
         *     code that the scenario names. When a step fails, the rest of its scenario is SKIPPED and the run goes on with the next
         *     scenario; its instance stays open, and its parties can go on with it.
         *
         *     Running a step that has been run before answers with the run as it is and moves nothing, with or without an
         *     `Idempotency-Key`.
         */
        post: operations["runConformanceStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}/instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an instance of a product
         * @description Begins an instance: the value leaves the account that acts and is locked by the product's validator. The record is
         *     written and the money taken first, then the transaction is sent to the chain, so the answer is PENDING with its
         *     first transition SUBMITTED. Read the instance until that is ACCEPTED and `awaiting_index` is false. If the
         *     validator refuses it, the instance becomes REFUSED and the value goes back to the account.
         *
         *     The product is LIVE, or not yet RETIRED or SUSPENDED in the trial environment. Repeating the request with the same
         *     `Idempotency-Key` answers with the same instance and locks nothing again; repeated without a key, it creates
         *     another instance.
         */
        post: operations["createProductInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}/instances/{instance_id}/actions/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drive an action of an instance
         * @description Asks for a move that the manifest declares. It is recorded first and sent to the chain afterwards, so the answer
         *     shows it SUBMITTED at the end of the timeline. Whether it may happen is for the validator to say: a move from the
         *     wrong state, by the wrong account or past a rule of the product is answered 200 as well, and becomes REFUSED in the
         *     timeline a moment later; nothing moves by it. An action that locks more value takes it from the account first,
         *     which the ledger refuses at once as it refuses any debit.
         *
         *     The move is done when its transition is ACCEPTED and its `awaiting_index` is false. Acting before that is refused
         *     with `INSTANCE_NOT_INDEXED`. Parameters that the manifest does not declare are ignored. Repeating the request with
         *     the same `Idempotency-Key` answers with the first answer and asks for no second move; repeated without a key, it
         *     asks for another one.
         */
        post: operations["driveProductAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}/instances/{instance_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an instance
         * @description Ends an instance the way its manifest declares, and pays its value to the key that the manifest names. As every
         *     move it is recorded first and sent to the chain afterwards: the answer shows it SUBMITTED, and the value arrives
         *     once it is ACCEPTED, when the status becomes CLOSED. A closing which the validator refuses is answered 200 as well
         *     and stands REFUSED in the timeline.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the first answer. Closing a closed instance is
         *     refused with `INSTANCE_CLOSED`: what moves money is never repeated.
         */
        post: operations["closeProductInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scenarios of a product
         * @description The stories that the manifest of the bound version declares, in its order: moves, and what must come of each. A
         *     conformance run plays all of them.
         */
        get: operations["listProductScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reconciliation/breaks/{break_id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a reconciliation break
         * @description EXPLAINED closes the break with a reason and moves nothing. CORRECTED posts the difference between the outside
         *     world and the account you name, in one entry with an obligation that is final at once: a positive difference is
         *     credited to the account, a negative one debited. It needs the scope `service/operator` as well, else 403
         *     `INSUFFICIENT_SCOPE`; limits do not apply to it.
         *
         *     Explaining an explained break again answers 200 and changes nothing. A break resolved in another way, and a second
         *     correction, are refused with `RECONCILIATION_BREAK_RESOLVED`; a repetition with the same `Idempotency-Key` answers
         *     with the first answer.
         */
        post: operations["resolveReconciliationBreak"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reconciliation/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a reconciliation run
         * @description Compares what a provider says it moved over one rail, in one currency, with the evidence it delivered and with what
         *     the journal says, day by day. The statement is fetched from the provider, or sent along as lines or as CSV.
         *     Movements are matched by the identifier the provider gave them; each difference becomes a break. Comparing moves
         *     no money.
         *
         *     The answer comes at once with the run RUNNING; read the run, or wait for `reconciliation_run.completed`. When it
         *     completes it takes over the days it covers: open breaks of earlier runs of the same books there are closed as
         *     SUPERSEDED, and what still differs is opened anew. Explained breaks are not opened again.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same run and starts no second one.
         */
        post: operations["startReconciliationRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scheduler/tick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the scheduler look at the clock
         * @description Executes what is due in your tenant now, oldest first, and answers with what became of it. The service does this
         *     by itself every few seconds; calling it is for tests and for installations whose worker is stopped. Ticks at the
         *     same time share the work: each occurrence is executed once, and is in the answer of one of them.
         *
         *     It takes no body, and cannot be told another time: `razao sandbox advance` moves the clock of a sandbox. A body with
         *     fields is refused.
         *
         *     Another tick finds what has become due since. With an `Idempotency-Key` a repetition answers with the first answer
         *     and executes nothing.
         */
        post: operations["tickScheduler"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule a payment
         * @description Lets an account pay later, once or again and again. No money moves and none is reserved now: each occurrence
         *     creates an obligation when it is due, exactly one however often the scheduler tries, and only then it is judged
         *     whether the account has the funds, may pay, and stays within its limits. The runs of the schedule and its events
         *     report later refusals, which are retried only as `retry_policy` says.
         *
         *     Refused now is what could never work: an account or a rail you do not have, another currency, a rule without
         *     occurrences. An account with a schedule that is ACTIVE or PAUSED cannot be closed.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same schedule. Without a key a repetition
         *     creates a second schedule, which pays as well: send one.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schedules/{schedule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a schedule
         * @description Ends a schedule for good, whatever its state; it stays readable with its runs. An occurrence that waits for a retry
         *     is SKIPPED. Executed occurrences stay: an obligation on its way over a rail is not called back. An occurrence that is
         *     being executed at this moment may still create its obligation, and its run then says so.
         *
         *     A COMPLETED schedule becomes CANCELLED too. Cancelling a cancelled schedule answers 200 and changes nothing.
         */
        delete: operations["cancelSchedule"];
        options?: never;
        head?: never;
        /**
         * Change a schedule
         * @description Changes what is given and leaves the rest: amount, creditor, rule, time zone, grace and retries. It holds for
         *     occurrences that come due from then on; one that has come due, also one that waits for a retry, keeps what it came
         *     due with. With another rule or time zone the next occurrence is computed anew from now. The account, the rail and
         *     the instant of a ONE_SHOT do not change: cancel it and create another.
         *
         *     Repeating a change changes nothing more and keeps the version.
         */
        patch: operations["updateSchedule"];
        trace?: never;
    };
    "/v1/schedules/{schedule_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a schedule
         * @description Stops an ACTIVE schedule until it is resumed: nothing is due, and `next_run_at` is null. An occurrence that waits
         *     for a retry is SKIPPED. Occurrences that fall into the pause are not made up for, and leave no run.
         *
         *     Pausing a paused schedule answers 200 and changes nothing.
         */
        post: operations["pauseSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schedules/{schedule_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a schedule
         * @description Makes a PAUSED schedule ACTIVE again. Its next occurrence is the first one after now; what fell into the pause is
         *     not made up for. Where nothing is left, because `until` or the instant of a ONE_SHOT has passed, the schedule is
         *     COMPLETED at once and pays nothing.
         *
         *     Resuming an active schedule answers 200 and changes nothing.
         */
        post: operations["resumeSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a squad
         * @description Founds a squad with a shared account of its own, of type SQUAD, in the currency of the account that founds it.
         *     That account is the first member, an OWNER; others join by invitation. Only the squad's own operations move the
         *     money of the shared account.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same squad; without a key, a repetition
         *     founds another one.
         */
        post: operations["createSquad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change how a squad presents itself
         * @description Changes the name, description, emoji, picture or location of the squad: fields that are given, null to take one
         *     away. The location is replaced as a whole.
         *
         *     Only an OWNER may, also while the squad is frozen. A change that changes nothing announces nothing. Repeating the
         *     request with the same `Idempotency-Key` answers with the first answer.
         */
        patch: operations["updateSquad"];
        trace?: never;
    };
    "/v1/squads/{sqd_id}/auto-collect/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let your share of a recurring expense be collected
         * @description A member allows that their own share of a recurring expense is paid from their account to the payer as soon as it
         *     is posted, up to a cap in each calendar month (São Paulo). A posted share above the cap is not collected, not even
         *     in part: it stays open, and the consent is suspended until it is granted again. A share stays open to be settled
         *     by hand, and the consent ACTIVE, when the account lacks the money, when the share and what was collected in the
         *     month already are above the cap, and when the expense falls due in a month that has not begun.
         *
         *     The cap counts what was collected from the member for this expense in the month in which the money moved, whatever
         *     becomes of cycles, and of the consent: taking it back and granting it again does not begin the count again.
         *
         *     There is one consent for a member and a recurring expense: granting again replaces the cap and lifts a suspension.
         *     Shares that are open already are not collected. No money moves now. Repeating the request with the same
         *     `Idempotency-Key` answers with the first answer.
         */
        put: operations["grantAutoCollectConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/auto-collect/consent/{consent_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back a consent to collect
         * @description Removes a consent, whatever its state. What was collected stays paid; shares posted from now on wait to be settled
         *     by hand. It works in a frozen squad as well.
         *
         *     Only the member who gave it may. The consent is gone for good: deleting it again answers 404 `CONSENT_NOT_FOUND`.
         *     Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        delete: operations["revokeAutoCollectConsent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a squad
         * @description Ends the squad for good: it stays readable for its members and does nothing else, and its shared account is closed
         *     with it. Pending invitations are revoked, pending spend requests rejected, cycles and consents end.
         *
         *     Only a current OWNER may, also while the squad is frozen. The shared account must hold nothing, nothing may be on
         *     its way in or out of it, and no member may owe another, else `SQUAD_NOT_EMPTY`. Closing a closed squad answers the
         *     same and changes nothing. Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["closeSquad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/contributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposit into a squad, or record an expense
         * @description FUNDED moves the amount from the member's account into the shared account, final at once. ACCOUNTING moves no
         *     money: it records that the member paid something for several, splits the amount to the cent and makes each other
         *     member's part an open share owed to the member who paid. A part of zero is SETTLED at once, and so is an expense
         *     that leaves no share open. Shares are paid with `settleSquadDebts`.
         *
         *     Any active member may do either while the squad is OPEN and not frozen. Repeating the request with the same
         *     `Idempotency-Key` answers with the same entry; without a key, a repetition is a second deposit or expense.
         */
        post: operations["contributeToSquad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/contributions/{entry_seq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forgive what is open of an expense
         * @description The member who paid an expense gives up its open shares: nobody owes them any more, and no money moves. Shares
         *     that were paid stay paid. The expense stays in the feed, VOIDED, and cannot be opened again. With the number of a
         *     simplification, a member gives up the open debts of it that are owed to them; those of others stay.
         *
         *     Only the creditor may, while the squad is OPEN and not frozen. Voiding a voided expense answers the same and
         *     changes nothing; one with nothing left to forgive is refused with `SQUAD_ENTRY_NOT_OPEN`. Repeating the request
         *     with the same `Idempotency-Key` answers with the first answer.
         */
        delete: operations["voidContribution"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/entries/{entry_seq}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Divide the open shares of an expense anew
         * @description Takes the open shares of an expense together and divides their total anew among members. Shares that were paid
         *     stay as they are, and so does what the expense cost. The replaced shares cannot be settled any more: plans read
         *     before answer `SHARE_NOT_OPEN`. Cents left over go by what members have lost without the replaced shares. The
         *     debts of a simplification cannot be divided anew.
         *
         *     Only an OWNER may, while the squad is OPEN and not frozen, and only when a share is open. No money moves.
         *     Repeating the request with the same `Idempotency-Key` answers with the first answer; without a key, a repetition
         *     divides the same total the same way into new shares.
         */
        patch: operations["resplitExpense"];
        trace?: never;
    };
    "/v1/squads/{sqd_id}/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze a squad
         * @description Stops everything that moves the money of the squad or changes what members owe: deposits, expenses, spends and
         *     their approval, settlement, simplification and recurring expenses. Once this is answered, nothing leaves the
         *     shared account any more; what is on its way already arrives. Reading, settings, invitations and members still
         *     work.
         *
         *     Only an OWNER may. It can be undone. Freezing a frozen squad answers 200 and changes nothing. Repeating the
         *     request with the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["freezeSquad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/goal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the savings goal of a squad
         * @description Says what the shared account should hold, and by when. It replaces the goal before as a whole: without
         *     `target_date` it has no day. A goal counts as reached, once and for all, when the balance first gets to the
         *     target: by a deposit, by money that came back, or now, when the balance meets the goal that is set. It binds
         *     nothing: the squad may spend all the same.
         *
         *     Only an OWNER may, also while the squad is frozen. No money moves. Setting what is already set changes nothing.
         *     Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        put: operations["setSquadGoal"];
        post?: never;
        /**
         * Remove the savings goal of a squad
         * @description Takes the goal away, and with it when it was reached; what was saved stays in the shared account. A goal set later
         *     starts anew.
         *
         *     Only an OWNER may, also while the squad is frozen. No money moves. Removing a goal where there is none answers the
         *     same and changes nothing. Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        delete: operations["deleteSquadGoal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite accounts to a squad
         * @description Invites one or more accounts, all or none. An invited account is no member until it accepts; it then joins as a
         *     SPENDER with quota 1. One who declined, was revoked or has left can be invited again; inviting one whose
         *     invitation is pending leaves that invitation as it is.
         *
         *     Only an OWNER may, also while the squad is frozen. Members and pending invitations are 200 at most. No money
         *     moves. Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["inviteToSquad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation to a squad
         * @description The invited account joins the squad, as a SPENDER with quota 1. It shares expenses recorded from now on, not those
         *     before. No money moves.
         *
         *     It works in a frozen squad. Accepting an invitation that was accepted, by one who is still a member, answers the
         *     same and changes nothing; one that was declined or revoked is refused with `SQUAD_INVITATION_NOT_PENDING`.
         *     Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["acceptSquadInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/invitations/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation to a squad
         * @description The invited account does not join. It can be invited again later.
         *
         *     Declining a declined invitation answers the same and changes nothing; one that was accepted or revoked is refused
         *     with `SQUAD_INVITATION_NOT_PENDING`. Repeating the request with the same `Idempotency-Key` answers with the first
         *     answer.
         */
        post: operations["declineSquadInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/invitations/{invitee_account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a pending invitation
         * @description Takes a pending invitation back; the account can no longer accept it, and can be invited again later.
         *
         *     The member who invited may, and any OWNER. It works in a frozen squad. Revoking a revoked invitation answers the
         *     same and changes nothing; one that was accepted or declined is refused with `SQUAD_INVITATION_NOT_PENDING`.
         *     Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        delete: operations["revokeSquadInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/members/{member_account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member, or leave a squad
         * @description Ends a membership: an OWNER removes any member, and every member may leave. What the member paid into the shared
         *     account stays there; their consents end, their own pending spend requests are rejected, and the approvals
         *     they gave to others no longer count. They can be invited again.
         *
         *     A member who owes or is owed anything, or pays a recurring expense, must settle that first
         *     (`MEMBER_NOT_SETTLED`), and the last OWNER cannot leave (`LAST_OWNER`). It works in a frozen squad. Removing one
         *     who has left already answers with the members and changes nothing. Repeating the request with the same
         *     `Idempotency-Key` answers with the first answer; without a key, one who has just left and asks again is
         *     `NOT_A_SQUAD_MEMBER`.
         */
        delete: operations["removeSquadMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/members/{member_account_id}/quota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the quota of a member
         * @description Says how many parts a member bears of what is divided by quotas from now on; what is recorded already stays as it
         *     was divided. No money moves.
         *
         *     Only an OWNER may, for themselves too, and also while the squad is frozen. Giving a member the quota they have
         *     changes nothing. Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        patch: operations["changeMemberQuota"];
        trace?: never;
    };
    "/v1/squads/{sqd_id}/members/{member_account_id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the role of a member
         * @description Makes a member OWNER or SPENDER. A squad may have several OWNERs, with equal rights.
         *
         *     An OWNER may, for every member but themselves (`OWN_ROLE`), so that a squad always keeps one; also while the squad
         *     is frozen. Giving a member the role they have changes nothing. Repeating the request with the same
         *     `Idempotency-Key` answers with the first answer.
         */
        patch: operations["changeMemberRole"];
        trace?: never;
    };
    "/v1/squads/{sqd_id}/recurrence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the monthly cycles of a squad
         * @description Turns monthly cycles on, moves their closing day or turns them off. A cycle gathers a month of expenses and posts
         *     the recurring ones. It closes at the end of its closing day in São Paulo: the feed gets a summary, open shares are
         *     carried forward and stay owed, and the next cycle opens. Moving the day moves the close of the open cycle to the
         *     next such day. Turning cycles off closes the open one now and stops recurring expenses until they are on again. A
         *     month closes once: where it has closed already, the open cycle closes in the next month.
         *
         *     Only an OWNER may, while the squad is OPEN; a frozen squad may be changed, but posts nothing. No money moves.
         *     Setting what is already set changes nothing. Repeating the request with the same `Idempotency-Key` answers with
         *     the first answer.
         */
        put: operations["setSquadRecurrence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/recurring-expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a recurring expense
         * @description Adds an expense that comes back in every cycle (conta). A FIXED one is posted by itself at the start of its due
         *     day in São Paulo; a VARIABLE one is PENDING_CONFIRMATION in each cycle until its payer confirms the amount. One
         *     that is not posted when the cycle closes is SKIPPED in it: a VARIABLE one without an amount, a FIXED one of a
         *     frozen squad, and one whose EXACT or PERCENT split names a member who has left, until it is edited. Posting
         *     records an ACCOUNTING expense paid by the payer, split among the members; the shares of those who consented to
         *     auto-collect are then paid from their accounts.
         *
         *     Only an OWNER may, while the squad is OPEN and cycles are on. Creating moves no money. Repeating the request with
         *     the same `Idempotency-Key` answers with the same recurring expense; without a key, a repetition creates another.
         */
        post: operations["createRecurringExpense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/recurring-expenses/{rex_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a recurring expense
         * @description Stops a recurring expense: it is posted no more, also when it waits for its payer in the open cycle. What it
         *     posted before stays, and open shares stay owed. The consents to collect it are removed.
         *
         *     Only an OWNER may, while the squad is OPEN. No money moves. Deleting a deleted one answers the same and changes
         *     nothing. Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        delete: operations["deleteRecurringExpense"];
        options?: never;
        head?: never;
        /**
         * Edit a recurring expense
         * @description Changes what is posted from now on: description, amount, payer, due day, members or split. What was posted before
         *     stays. When it was posted in the open cycle already, a new due day counts from the next cycle. Consents stay: a
         *     share that grows above a member's cap is not collected and suspends that consent.
         *
         *     Only an OWNER may, while the squad is OPEN; a deleted one is refused. No money moves. Repeating the request with
         *     the same `Idempotency-Key` answers with the first answer; without a key, a repetition changes nothing more.
         */
        patch: operations["updateRecurringExpense"];
        trace?: never;
    };
    "/v1/squads/{sqd_id}/recurring-expenses/{rex_id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the amount of a variable expense
         * @description The payer says what a VARIABLE recurring expense costs in the open cycle. It is posted at once, before or after
         *     its due day: an ACCOUNTING expense with an open share for each other member, of which those who consented to
         *     auto-collect are paid from their accounts. Where its due day is in a month that has not begun, nothing is
         *     collected: confirm it in that month to have it collected.
         *
         *     Only its payer may, once in a cycle, while the squad is OPEN and not frozen. Repeating the request with the same
         *     `Idempotency-Key` answers with the same expense; without a key, a repetition is refused with
         *     `RECURRING_EXPENSE_NOT_PENDING`.
         */
        post: operations["confirmRecurringExpense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the spend-approval rules of a squad
         * @description From now on a spend of the threshold or more waits until enough members other than the one who asks approve it;
         *     smaller ones are paid at once. `applies_to` says whose spends wait: with SPENDERS, an OWNER spends freely. The
         *     rules replace those before as a whole. Spend requests that are pending keep the number of approvals, the group and
         *     the deadline they were asked under.
         *
         *     Only an OWNER may, also while the squad is frozen. No money moves. Setting what is already set changes nothing.
         *     Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        put: operations["setSpendApprovalRules"];
        post?: never;
        /**
         * Remove the spend-approval rules of a squad
         * @description From now on every member spends without approval. Spend requests that are pending still need the approval of
         *     others.
         *
         *     Only an OWNER may, also while the squad is frozen. No money moves. Removing rules where there are none answers the
         *     same and changes nothing. Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        delete: operations["deleteSpendApprovalRules"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay your own debts in a squad
         * @description Pays open shares that the member owes, each whole, from the member's account to the accounts of the creditors: one
         *     transfer for each creditor, final at once, all or none. The shared account is not touched. The body is the
         *     `body_template` of the member's settlement plan, or one with fewer of its shares.
         *
         *     Refused when a share is owed by someone else, is no longer open, or the money does not suffice, and while the
         *     squad is frozen or CLOSED. A share named twice is a validation error. Repeating the request with the same
         *     `Idempotency-Key` answers with the first answer and moves nothing again; without a key, a repetition is refused
         *     with `SHARE_NOT_OPEN`, since a share is paid once.
         */
        post: operations["settleSquadDebts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/simplify-debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simplify the debts of a squad
         * @description Replaces the open shares of the squad by the fewest debts found that leave every member's net as it is. The open
         *     shares become SIMPLIFIED; the new debts are open shares of the simplification and are paid like any other. No
         *     money moves, nobody owes more in all than before, and some members may owe someone they never shared an expense
         *     with. It cannot be undone. `previewSimplifyDebts` shows the result beforehand.
         *
         *     Only an OWNER may, while the squad is OPEN and not frozen. Where the debts are as few as can be, nothing changes
         *     and `simplified` is false; so a repetition changes nothing. Repeating the request with the same `Idempotency-Key`
         *     answers with the first answer.
         */
        post: operations["simplifySquadDebts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/spend-requests/{spr_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a spend request
         * @description A member's approval of a pending spend request. The last one that is needed executes it: the money leaves the
         *     shared account now. When the ledger refuses the payment at that moment, the request is FAILED for good, with the
         *     refusal's code in `failed_reason`; the answer is 200 all the same, so read `state`.
         *
         *     Any member of the policy's group but the one who asked may approve, once: a member's second approval answers the
         *     same and changes nothing. Refused once it was executed, rejected, failed or has expired, and while the squad is
         *     frozen or CLOSED. Repeating the request with the same `Idempotency-Key` answers with the first answer and pays
         *     nothing again; without a key, repeating the approval that executed it is refused with `SPEND_REQUEST_NOT_PENDING`.
         */
        post: operations["approveSpendRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/spend-requests/{spr_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a spend request
         * @description Ends a pending spend request, whatever approvals it has; one rejection is enough. No money moves. To spend after
         *     all, ask again with a new spend.
         *
         *     Whoever may approve it may reject it, one who has approved before as well; and the member who asked may, to take
         *     it back. It works in a frozen squad. Rejecting a rejected request answers the same and changes nothing; one that
         *     was executed, has failed or has expired is refused with `SPEND_REQUEST_NOT_PENDING`. Repeating the request with
         *     the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["rejectSpendRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/spends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spend the money of a squad
         * @description Pays an outside party, or an account, out of the shared account. Every member may, whatever their role. A spend to
         *     which the rules of the squad do not apply, or that is below their threshold, is EXECUTED: the money leaves the
         *     shared account now as an obligation, over the rail named, and comes back when the rail fails. Any other is
         *     PENDING_APPROVAL: nothing moves and nothing is reserved, and `spend_request` is what the other members approve or
         *     reject. Either way the answer is 201.
         *
         *     What the ledger would refuse now is refused, also where approval is needed; it is decided again when the last
         *     approval comes. Refused while the squad is frozen or CLOSED. Repeating the request with the same `Idempotency-Key`
         *     answers with the same spend and pays nothing again; without a key, a repetition is a second spend.
         */
        post: operations["spendFromSquad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/unfreeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unfreeze a squad
         * @description Lets the squad work as before. Recurring expenses whose due day passed while it was frozen are posted now, if
         *     their cycle is still open.
         *
         *     Only an OWNER may. Unfreezing a squad that is not frozen answers 200 and changes nothing. Repeating the request
         *     with the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["unfreezeSquad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Your webhook endpoints, newest first, with how deliveries to them go. Secrets are masked.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Has events sent to an address of yours, as the callback `event` describes: those that occur from now on and that
         *     `event_types` lets through. Two endpoints with one address receive everything twice.
         *
         *     The answer shows the secret that signs the deliveries, this once. Repeating the request with the same
         *     `Idempotency-Key` answers with the same endpoint and the secret masked: if the first answer was lost, delete the
         *     endpoint and create another, with another key. To change a secret later, give another to `updateWebhookEndpoint`.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Ends the endpoint and its secret for good. Nothing more is sent: what waits is archived unsent, and only an attempt
         *     that is being made at this moment may still arrive. The record of its deliveries stays readable.
         *
         *     The answer is the endpoint as it last was, switched off. With an `Idempotency-Key` a repetition answers the same;
         *     without one it is `WEBHOOK_ENDPOINT_NOT_FOUND`.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description Changes what is given and leaves the rest. Another `url` is used for everything that is still to be sent; other
         *     `event_types` hold for events from now on.
         *
         *     With `enabled` false nothing more is sent, and what waits is archived unsent. With `enabled` true, given again if
         *     need be, a switched off or suspended endpoint receives events from now on and its failures count from 0; what it
         *     missed is sent by `recover` only.
         *
         *     Another `secret` takes the place of the one before in steps: give it, then have your receiver check by it within
         *     `secret_overlap_hours`. Until then each delivery has two signatures, by the new secret and by the one before, and
         *     `previous_secret_until` says when that ends. At most two secrets sign: a third ends the first.
         *
         *     Repeating a change changes nothing more and keeps the version.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/v1/webhook-endpoints/{endpoint_id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again what was not delivered
         * @description Queues the events since an instant that match the endpoint's `event_types` and were not delivered to it: those
         *     whose deliveries were archived, and those it missed while it was switched off or suspended. They keep their
         *     `event_id` and are sent in order for each entity, as new attempts from the first. They may come after newer events
         *     that were delivered meanwhile; their `entity.version` shows it.
         *
         *     With `event_id` it is that event alone: it is sent again though it arrived, with the same `event_id`, which your receiver
         *     knows; and tried now where it waits for a later attempt, with what waits before it about the same entity.
         *
         *     Deliveries that wait for a later attempt are tried now. They and those that succeeded are not queued, so a
         *     repetition queues only deliveries that failed since; with the same `Idempotency-Key` it queues nothing and answers
         *     with the first answer.
         */
        post: operations["recoverWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints/{endpoint_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test delivery
         * @description Sends one delivery, signed as any other, with `test` true and the type `webhook_endpoint.test`, whatever
         *     `event_types` says, and waits for what becomes of it, at most 10 seconds. It is sent also while the endpoint is
         *     switched off or suspended, so that it can be tried before it is enabled.
         *
         *     A test is never kept, tried again or counted as a failure. A repetition sends another; with the same
         *     `Idempotency-Key` it sends none and answers with the first answer.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountActionRequest: models.AccountActionRequest;
        AccountId: models.AccountId;
        AccountReference: models.AccountReference;
        AccountResponse: models.AccountResponse;
        AccountStatus: models.AccountStatus;
        AccountType: models.AccountType;
        AccountingDay: models.AccountingDay;
        ActionSegment: models.ActionSegment;
        ActorId: models.ActorId;
        ActorType: models.ActorType;
        AddRiskFlagRequest: models.AddRiskFlagRequest;
        AdjustHoldRequest: models.AdjustHoldRequest;
        AmountDetail: models.AmountDetail;
        AmountField: models.AmountField;
        AnalysisCause: models.AnalysisCause;
        AnalysisEnd: models.AnalysisEnd;
        AnalysisRule: models.AnalysisRule;
        BatteryAttackResult: models.BatteryAttackResult;
        BatteryAttackVerdict: models.BatteryAttackVerdict;
        BatteryBreach: models.BatteryBreach;
        BatteryEvidenceDocument: models.BatteryEvidenceDocument;
        BatteryHonest: models.BatteryHonest;
        BatteryId: models.BatteryId;
        BatteryMutation: models.BatteryMutation;
        BatteryReportCard: models.BatteryReportCard;
        BatteryResponse: models.BatteryResponse;
        BatteryState: models.BatteryState;
        BatterySurvivor: models.BatterySurvivor;
        BatteryVerdict: models.BatteryVerdict;
        BindArtifactRequest: models.BindArtifactRequest;
        BindRailRequest: models.BindRailRequest;
        BindTemplateRequest: models.BindTemplateRequest;
        BlockId: models.BlockId;
        BlockKind: models.BlockKind;
        BlockReasonCode: models.BlockReasonCode;
        BlockResponse: models.BlockResponse;
        BlockState: models.BlockState;
        BrakeRule: models.BrakeRule;
        BundleSignature: models.BundleSignature;
        BusinessDayAdjustment: models.BusinessDayAdjustment;
        CaptureHoldRequest: models.CaptureHoldRequest;
        CertificationEvidence: models.CertificationEvidence;
        CertificationEvidenceDocument: models.CertificationEvidenceDocument;
        CertificationEvidenceKind: models.CertificationEvidenceKind;
        CertificationEvidenceRecord: models.CertificationEvidenceRecord;
        CertificationEvidenceRef: models.CertificationEvidenceRef;
        CertificationEvidenceSet: models.CertificationEvidenceSet;
        CertificationLiveBlocker: models.CertificationLiveBlocker;
        CertificationResponse: models.CertificationResponse;
        CertificationStaleReason: models.CertificationStaleReason;
        ChangeMemberQuotaRequest: models.ChangeMemberQuotaRequest;
        ChangeMemberRoleRequest: models.ChangeMemberRoleRequest;
        CloseInstanceRequest: models.CloseInstanceRequest;
        CloseRequest: models.CloseRequest;
        CompileId: models.CompileId;
        CompileListResponse: models.CompileListResponse;
        CompileResponse: models.CompileResponse;
        CompileSourceFile: models.CompileSourceFile;
        CompileSourceResponse: models.CompileSourceResponse;
        CompileState: models.CompileState;
        CompileSubmitRequest: models.CompileSubmitRequest;
        CompileSummary: models.CompileSummary;
        CompiledArtifact: models.CompiledArtifact;
        ConfirmVariableRequest: models.ConfirmVariableRequest;
        ConformanceEvidenceDocument: models.ConformanceEvidenceDocument;
        ConformanceParty: models.ConformanceParty;
        ConformanceRunId: models.ConformanceRunId;
        ConformanceRunOpenRequest: models.ConformanceRunOpenRequest;
        ConformanceRunResponse: models.ConformanceRunResponse;
        ConformanceRunState: models.ConformanceRunState;
        ConformanceStep: models.ConformanceStep;
        ConformanceStepIndex: models.ConformanceStepIndex;
        ConformanceStepRequest: models.ConformanceStepRequest;
        ConformanceStepStatus: models.ConformanceStepStatus;
        ConformanceTranscript: models.ConformanceTranscript;
        ConformanceVerdict: models.ConformanceVerdict;
        ConsentId: models.ConsentId;
        ConsentRequest: models.ConsentRequest;
        ConsentResponse: models.ConsentResponse;
        ConsentRevokeRequest: models.ConsentRevokeRequest;
        ConsentRevokeResponse: models.ConsentRevokeResponse;
        ContributionRequest: models.ContributionRequest;
        ContributionResponse: models.ContributionResponse;
        Counterparty: models.Counterparty;
        CounterpartyBank: models.CounterpartyBank;
        CountryCode: models.CountryCode;
        CreateAccountLimitPolicyRequest: models.CreateAccountLimitPolicyRequest;
        CreateGlAccountRequest: models.CreateGlAccountRequest;
        CreateInstanceRequest: models.CreateInstanceRequest;
        CreateLimitPolicyRequest: models.CreateLimitPolicyRequest;
        CreateObligationBatchRequest: models.CreateObligationBatchRequest;
        CreateObligationBatchResponse: models.CreateObligationBatchResponse;
        CreateObligationRequest: models.CreateObligationRequest;
        CreateProviderAccountRequest: models.CreateProviderAccountRequest;
        CreateRecurringExpenseRequest: models.CreateRecurringExpenseRequest;
        CreateScheduleRequest: models.CreateScheduleRequest;
        CreateSquadRequest: models.CreateSquadRequest;
        CreateTransferTemplateRequest: models.CreateTransferTemplateRequest;
        CreateWebhookEndpointRequest: models.CreateWebhookEndpointRequest;
        Currency: models.Currency;
        CurrencyExponent: models.CurrencyExponent;
        DebtorCreditor: models.DebtorCreditor;
        Disposition: models.Disposition;
        DrainBlocker: models.DrainBlocker;
        DrainPlanItem: models.DrainPlanItem;
        DrainPlanResponse: models.DrainPlanResponse;
        DrainRelease: models.DrainRelease;
        DrainRequest: models.DrainRequest;
        DrainResponse: models.DrainResponse;
        DrainResult: models.DrainResult;
        DrainResultStatus: models.DrainResultStatus;
        DrainSelection: models.DrainSelection;
        DrainStep: models.DrainStep;
        DriveActionRequest: models.DriveActionRequest;
        EnrollProductKeyRequest: models.EnrollProductKeyRequest;
        EntityReference: models.EntityReference;
        EntityTags: models.EntityTags;
        Error: models.Error;
        ErrorDetails: models.ErrorDetails;
        Event: models.Event;
        EventCorrelation: models.EventCorrelation;
        EventEntity: models.EventEntity;
        EventId: models.EventId;
        EventPayload: models.EventPayload;
        EventReference: models.EventReference;
        EventType: models.EventType;
        EventTypeFilter: models.EventTypeFilter;
        EvidenceHistoryEntry: models.EvidenceHistoryEntry;
        EvidenceId: models.EvidenceId;
        EvidenceKind: models.EvidenceKind;
        EvidenceMatch: models.EvidenceMatch;
        EvidenceMatchedBy: models.EvidenceMatchedBy;
        EvidencePayload: models.EvidencePayload;
        EvidenceReasonCode: models.EvidenceReasonCode;
        EvidenceResolution: models.EvidenceResolution;
        EvidenceResolutionAction: models.EvidenceResolutionAction;
        EvidenceResponse: models.EvidenceResponse;
        EvidenceState: models.EvidenceState;
        ExpectedSettlement: models.ExpectedSettlement;
        ExternalReference: models.ExternalReference;
        FoundryQuotaResponse: models.FoundryQuotaResponse;
        GateFinding: models.GateFinding;
        GateFindingSeverity: models.GateFindingSeverity;
        GateReport: models.GateReport;
        GateReportEvidenceDocument: models.GateReportEvidenceDocument;
        GateReportVerdict: models.GateReportVerdict;
        GateResult: models.GateResult;
        GateSeverity: models.GateSeverity;
        GateVerdict: models.GateVerdict;
        GivenCounterparty: models.GivenCounterparty;
        GivenCounterpartyBank: models.GivenCounterpartyBank;
        GlAccountCode: models.GlAccountCode;
        GlAccountId: models.GlAccountId;
        GlAccountResponse: models.GlAccountResponse;
        GlAccountType: models.GlAccountType;
        GlMemberType: models.GlMemberType;
        GlSide: models.GlSide;
        HTTPValidationError: models.HTTPValidationError;
        HeldForAnalysis: models.HeldForAnalysis;
        HoldId: models.HoldId;
        HoldResponse: models.HoldResponse;
        HoldState: models.HoldState;
        IdempotencyKey: models.IdempotencyKey;
        IgnoredField: models.IgnoredField;
        IgnoredFields: models.IgnoredFields;
        IngestEvidenceRequest: models.IngestEvidenceRequest;
        Instant: models.Instant;
        InvitationAnswerRequest: models.InvitationAnswerRequest;
        InviteRequest: models.InviteRequest;
        KycDocumentRef: models.KycDocumentRef;
        KycDocumentType: models.KycDocumentType;
        KycFlagKind: models.KycFlagKind;
        KycFlagOut: models.KycFlagOut;
        KycFlagSeverity: models.KycFlagSeverity;
        KycFlagSource: models.KycFlagSource;
        KycHitCategory: models.KycHitCategory;
        KycLevel: models.KycLevel;
        KycLevelAsked: models.KycLevelAsked;
        KycRescreenReason: models.KycRescreenReason;
        KycReviewDecision: models.KycReviewDecision;
        KycScreeningHit: models.KycScreeningHit;
        KycScreeningOut: models.KycScreeningOut;
        KycScreeningResult: models.KycScreeningResult;
        KycScreeningState: models.KycScreeningState;
        KycScreeningTrigger: models.KycScreeningTrigger;
        KycState: models.KycState;
        KycStateHistoryEntry: models.KycStateHistoryEntry;
        KycSweepResponse: models.KycSweepResponse;
        LedgerAddress: models.LedgerAddress;
        LedgerSummaryOut: models.LedgerSummaryOut;
        LimitAction: models.LimitAction;
        LimitActiveBetween: models.LimitActiveBetween;
        LimitDimension: models.LimitDimension;
        LimitEnforcement: models.LimitEnforcement;
        LimitPolicyId: models.LimitPolicyId;
        LimitPolicyKey: models.LimitPolicyKey;
        LimitPolicyResponse: models.LimitPolicyResponse;
        LimitScopeType: models.LimitScopeType;
        LimitSharedScopeType: models.LimitSharedScopeType;
        LimitTimeOfDay: models.LimitTimeOfDay;
        LimitWarning: models.LimitWarning;
        LimitWarnings: models.LimitWarnings;
        LimitWindow: models.LimitWindow;
        MatchKeyValue: models.MatchKeyValue;
        MatchKeys: models.MatchKeys;
        MedAmountModel: models.MedAmountModel;
        MedCaseCreateRequest: models.MedCaseCreateRequest;
        MedCaseDirection: models.MedCaseDirection;
        MedCaseId: models.MedCaseId;
        MedCaseResolveRequest: models.MedCaseResolveRequest;
        MedCaseResponse: models.MedCaseResponse;
        MedCaseStatus: models.MedCaseStatus;
        MedReasonCode: models.MedReasonCode;
        MedResolveAction: models.MedResolveAction;
        MemberPositionOut: models.MemberPositionOut;
        Metadata: models.Metadata;
        MisfireGraceSeconds: models.MisfireGraceSeconds;
        MovementDirection: models.MovementDirection;
        NextCursor: models.NextCursor;
        ObligationBatchResult: models.ObligationBatchResult;
        ObligationBatchResultStatus: models.ObligationBatchResultStatus;
        ObligationId: models.ObligationId;
        ObligationResponse: models.ObligationResponse;
        ObligationState: models.ObligationState;
        OpenapiComponents: models.OpenapiComponents;
        OpenapiDocument: models.OpenapiDocument;
        OpenapiInfo: models.OpenapiInfo;
        OpenapiPaths: models.OpenapiPaths;
        OpenapiTag: models.OpenapiTag;
        PageCursor: models.PageCursor;
        PageLimit: models.PageLimit;
        PartyId: models.PartyId;
        PartyKycResponseOut: models.PartyKycResponseOut;
        PartyReference: models.PartyReference;
        PartyType: models.PartyType;
        PayerDevice: models.PayerDevice;
        PaymentDescription: models.PaymentDescription;
        PaymentInitiation: models.PaymentInitiation;
        PaymentName: models.PaymentName;
        PaymentRules: models.PaymentRules;
        PaymentRulesChange: models.PaymentRulesChange;
        PermittedWithdrawal: models.PermittedWithdrawal;
        PixBrcode: models.PixBrcode;
        PixClaimId: models.PixClaimId;
        PixClaimResponse: models.PixClaimResponse;
        PixClaimRole: models.PixClaimRole;
        PixClaimState: models.PixClaimState;
        PixClaimType: models.PixClaimType;
        PixCurrency: models.PixCurrency;
        PixEndToEndId: models.PixEndToEndId;
        PixFraudMarker: models.PixFraudMarker;
        PixFraudSubject: models.PixFraudSubject;
        PixFraudType: models.PixFraudType;
        PixKeyFailure: models.PixKeyFailure;
        PixKeyFailureCode: models.PixKeyFailureCode;
        PixKeyId: models.PixKeyId;
        PixKeyLookupResponse: models.PixKeyLookupResponse;
        PixKeyReference: models.PixKeyReference;
        PixKeyRegisterRequest: models.PixKeyRegisterRequest;
        PixKeyResponse: models.PixKeyResponse;
        PixKeyState: models.PixKeyState;
        PixKeyText: models.PixKeyText;
        PixKeyType: models.PixKeyType;
        PixLimitAmount: models.PixLimitAmount;
        PixLimitNighttimeStart: models.PixLimitNighttimeStart;
        PixLimitPendingAmount: models.PixLimitPendingAmount;
        PixLimitPendingNighttimeStart: models.PixLimitPendingNighttimeStart;
        PixLimitPeriod: models.PixLimitPeriod;
        PixLimitUsage: models.PixLimitUsage;
        PixLimitsResponse: models.PixLimitsResponse;
        PixMandateAmountType: models.PixMandateAmountType;
        PixMandateAttempt: models.PixMandateAttempt;
        PixMandateAttemptStatus: models.PixMandateAttemptStatus;
        PixMandateChargeId: models.PixMandateChargeId;
        PixMandateChargeResponse: models.PixMandateChargeResponse;
        PixMandateChargeStatus: models.PixMandateChargeStatus;
        PixMandateId: models.PixMandateId;
        PixMandatePeriodicity: models.PixMandatePeriodicity;
        PixMandateReceiver: models.PixMandateReceiver;
        PixMandateResponse: models.PixMandateResponse;
        PixMandateRetryPolicy: models.PixMandateRetryPolicy;
        PixMandateStatus: models.PixMandateStatus;
        PixNighttimeStart: models.PixNighttimeStart;
        PixParticipant: models.PixParticipant;
        PixQrAmountCents: models.PixQrAmountCents;
        PixQrChargeResponse: models.PixQrChargeResponse;
        PixQrChargeState: models.PixQrChargeState;
        PixQrDecodeRequest: models.PixQrDecodeRequest;
        PixQrDecodeResponse: models.PixQrDecodeResponse;
        PixQrDecodedMerchant: models.PixQrDecodedMerchant;
        PixQrDueDiscount: models.PixQrDueDiscount;
        PixQrDueDiscountStep: models.PixQrDueDiscountStep;
        PixQrDueInterest: models.PixQrDueInterest;
        PixQrDueInterestKind: models.PixQrDueInterestKind;
        PixQrDueKind: models.PixQrDueKind;
        PixQrDueRequest: models.PixQrDueRequest;
        PixQrDueShare: models.PixQrDueShare;
        PixQrDueShareKind: models.PixQrDueShareKind;
        PixQrDueTerms: models.PixQrDueTerms;
        PixQrDueValue: models.PixQrDueValue;
        PixQrDynamicCreateRequest: models.PixQrDynamicCreateRequest;
        PixQrKind: models.PixQrKind;
        PixQrMerchant: models.PixQrMerchant;
        PixQrPayer: models.PixQrPayer;
        PixQrResolvedCharge: models.PixQrResolvedCharge;
        PixRecipient: models.PixRecipient;
        PixReturnAmount: models.PixReturnAmount;
        PixReturnEndToEndId: models.PixReturnEndToEndId;
        PixReturnReasonCode: models.PixReturnReasonCode;
        PixReturnRequest: models.PixReturnRequest;
        PixReturnResponse: models.PixReturnResponse;
        PixReturnState: models.PixReturnState;
        PixRiskProfile: models.PixRiskProfile;
        PixTxid: models.PixTxid;
        PlaceBlockReasonCode: models.PlaceBlockReasonCode;
        PlaceBlockRequest: models.PlaceBlockRequest;
        PlaceHoldRequest: models.PlaceHoldRequest;
        ProductAction: models.ProductAction;
        ProductActionName: models.ProductActionName;
        ProductArtifact: models.ProductArtifact;
        ProductBundleFile: models.ProductBundleFile;
        ProductBundlePath: models.ProductBundlePath;
        ProductCertificationSummary: models.ProductCertificationSummary;
        ProductClosing: models.ProductClosing;
        ProductCreation: models.ProductCreation;
        ProductDatumField: models.ProductDatumField;
        ProductDatumFieldName: models.ProductDatumFieldName;
        ProductDatumFieldType: models.ProductDatumFieldType;
        ProductDatumUnit: models.ProductDatumUnit;
        ProductFormula: models.ProductFormula;
        ProductId: models.ProductId;
        ProductInstanceDatum: models.ProductInstanceDatum;
        ProductInstanceId: models.ProductInstanceId;
        ProductInstanceParty: models.ProductInstanceParty;
        ProductInstanceResponse: models.ProductInstanceResponse;
        ProductInstanceStatus: models.ProductInstanceStatus;
        ProductInstanceTransition: models.ProductInstanceTransition;
        ProductKeyAlgorithm: models.ProductKeyAlgorithm;
        ProductKeyAuthor: models.ProductKeyAuthor;
        ProductKeyDefinition: models.ProductKeyDefinition;
        ProductKeyListResponse: models.ProductKeyListResponse;
        ProductKeyName: models.ProductKeyName;
        ProductKeyResponse: models.ProductKeyResponse;
        ProductKeyRole: models.ProductKeyRole;
        ProductKeyStatus: models.ProductKeyStatus;
        ProductLifecycle: models.ProductLifecycle;
        ProductListResponse: models.ProductListResponse;
        ProductManifest: models.ProductManifest;
        ProductMoveKind: models.ProductMoveKind;
        ProductOutcome: models.ProductOutcome;
        ProductParameter: models.ProductParameter;
        ProductParameterName: models.ProductParameterName;
        ProductParameterType: models.ProductParameterType;
        ProductParameterValues: models.ProductParameterValues;
        ProductPayout: models.ProductPayout;
        ProductReference: models.ProductReference;
        ProductRefusalCode: models.ProductRefusalCode;
        ProductResponse: models.ProductResponse;
        ProductScenario: models.ProductScenario;
        ProductScenarioName: models.ProductScenarioName;
        ProductScenarioStep: models.ProductScenarioStep;
        ProductScriptHash: models.ProductScriptHash;
        ProductSetting: models.ProductSetting;
        ProductSource: models.ProductSource;
        ProductSourceKind: models.ProductSourceKind;
        ProductStateDefinition: models.ProductStateDefinition;
        ProductStateName: models.ProductStateName;
        ProductStoreKey: models.ProductStoreKey;
        ProductStoredDocument: models.ProductStoredDocument;
        ProductTransitionOutcome: models.ProductTransitionOutcome;
        ProductValidatorRefusal: models.ProductValidatorRefusal;
        ProductValueEffect: models.ProductValueEffect;
        ProductVersion: models.ProductVersion;
        PromoteAccountRequest: models.PromoteAccountRequest;
        ProviderAccountBalances: models.ProviderAccountBalances;
        ProviderAccountListResponse: models.ProviderAccountListResponse;
        ProviderAccountResponse: models.ProviderAccountResponse;
        ProviderAccountStatus: models.ProviderAccountStatus;
        ProviderAccountType: models.ProviderAccountType;
        ProviderAck: models.ProviderAck;
        ProviderAckStatus: models.ProviderAckStatus;
        ProviderBankCoordinates: models.ProviderBankCoordinates;
        ProviderBankCoordinatesMasked: models.ProviderBankCoordinatesMasked;
        ProviderEvent: models.ProviderEvent;
        ProviderEventData: models.ProviderEventData;
        ProviderHealth: models.ProviderHealth;
        ProviderHealthState: models.ProviderHealthState;
        ProviderId: models.ProviderId;
        ProviderReceiverPath: models.ProviderReceiverPath;
        ProviderReference: models.ProviderReference;
        ProviderTransferId: models.ProviderTransferId;
        ProviderTransferRequest: models.ProviderTransferRequest;
        ProviderTransferResponse: models.ProviderTransferResponse;
        ProviderTransferState: models.ProviderTransferState;
        ProviderVerificationStrategy: models.ProviderVerificationStrategy;
        PutPixLimitsRequest: models.PutPixLimitsRequest;
        PutQuotasRequest: models.PutQuotasRequest;
        QbrlApproval: models.QbrlApproval;
        QbrlAttestation: models.QbrlAttestation;
        QbrlChainSupply: models.QbrlChainSupply;
        QbrlMintingPolicyHash: models.QbrlMintingPolicyHash;
        QbrlPolicyResponse: models.QbrlPolicyResponse;
        QbrlPolicyStatus: models.QbrlPolicyStatus;
        QbrlPolicyVersion: models.QbrlPolicyVersion;
        QbrlSigner: models.QbrlSigner;
        QbrlSignerName: models.QbrlSignerName;
        QuotaDetail: models.QuotaDetail;
        QuotaName: models.QuotaName;
        QuotaOverride: models.QuotaOverride;
        QuotaOverrides: models.QuotaOverrides;
        QuotaWindow: models.QuotaWindow;
        QuotasResponse: models.QuotasResponse;
        Rail: models.Rail;
        RailBindingId: models.RailBindingId;
        RailBindingListResponse: models.RailBindingListResponse;
        RailBindingResponse: models.RailBindingResponse;
        RailCapability: models.RailCapability;
        RailFamily: models.RailFamily;
        ReconciliationBreakAdjustment: models.ReconciliationBreakAdjustment;
        ReconciliationBreakCounts: models.ReconciliationBreakCounts;
        ReconciliationBreakExplanation: models.ReconciliationBreakExplanation;
        ReconciliationBreakId: models.ReconciliationBreakId;
        ReconciliationBreakKind: models.ReconciliationBreakKind;
        ReconciliationBreakResponse: models.ReconciliationBreakResponse;
        ReconciliationBreakState: models.ReconciliationBreakState;
        ReconciliationCorrection: models.ReconciliationCorrection;
        ReconciliationCsvSource: models.ReconciliationCsvSource;
        ReconciliationFailureReason: models.ReconciliationFailureReason;
        ReconciliationFetchSource: models.ReconciliationFetchSource;
        ReconciliationLedgerSide: models.ReconciliationLedgerSide;
        ReconciliationLinesSource: models.ReconciliationLinesSource;
        ReconciliationProviderSide: models.ReconciliationProviderSide;
        ReconciliationResolution: models.ReconciliationResolution;
        ReconciliationResolutionKind: models.ReconciliationResolutionKind;
        ReconciliationRunId: models.ReconciliationRunId;
        ReconciliationRunResponse: models.ReconciliationRunResponse;
        ReconciliationRunState: models.ReconciliationRunState;
        ReconciliationSideTotals: models.ReconciliationSideTotals;
        ReconciliationSource: models.ReconciliationSource;
        ReconciliationSourceKind: models.ReconciliationSourceKind;
        ReconciliationStatementLine: models.ReconciliationStatementLine;
        ReconciliationTotals: models.ReconciliationTotals;
        RecoverWebhookEndpointRequest: models.RecoverWebhookEndpointRequest;
        RecurrenceFrequency: models.RecurrenceFrequency;
        RecurrenceMonthDay: models.RecurrenceMonthDay;
        RecurrenceRule: models.RecurrenceRule;
        RecurrenceWeekday: models.RecurrenceWeekday;
        RecurringAmountKind: models.RecurringAmountKind;
        RecurringExpenseDescription: models.RecurringExpenseDescription;
        RecurringExpenseId: models.RecurringExpenseId;
        RecurringExpenseReference: models.RecurringExpenseReference;
        RecurringExpenseResponse: models.RecurringExpenseResponse;
        RecurringExpenseState: models.RecurringExpenseState;
        RefusalCode: models.RefusalCode;
        RejectSpendRequest: models.RejectSpendRequest;
        ReleaseBlockRequest: models.ReleaseBlockRequest;
        RepeatRule: models.RepeatRule;
        RepeatedPayment: models.RepeatedPayment;
        ResolutionOutcome: models.ResolutionOutcome;
        ResolveBreakRequest: models.ResolveBreakRequest;
        ResolveEvidenceByCredit: models.ResolveEvidenceByCredit;
        ResolveEvidenceByDismissal: models.ResolveEvidenceByDismissal;
        ResolveEvidenceByMatch: models.ResolveEvidenceByMatch;
        ResolveEvidenceRequest: models.ResolveEvidenceRequest;
        ResolveObligationRequest: models.ResolveObligationRequest;
        ResplitRequest: models.ResplitRequest;
        RetireTemplateRequest: models.RetireTemplateRequest;
        RetryBackoff: models.RetryBackoff;
        RetryPolicy: models.RetryPolicy;
        ReviewKycRequest: models.ReviewKycRequest;
        RiskFlagId: models.RiskFlagId;
        RunBatteryRequest: models.RunBatteryRequest;
        SafeswapId: models.SafeswapId;
        ScenarioListResponse: models.ScenarioListResponse;
        ScheduleAction: models.ScheduleAction;
        ScheduleId: models.ScheduleId;
        ScheduleOccurrenceCounts: models.ScheduleOccurrenceCounts;
        ScheduleResponse: models.ScheduleResponse;
        ScheduleRun: models.ScheduleRun;
        ScheduleRunId: models.ScheduleRunId;
        ScheduleRunState: models.ScheduleRunState;
        ScheduleState: models.ScheduleState;
        ScheduleTimezone: models.ScheduleTimezone;
        ScheduleTransferAction: models.ScheduleTransferAction;
        ScheduleType: models.ScheduleType;
        SchedulerTickResponse: models.SchedulerTickResponse;
        ScreeningId: models.ScreeningId;
        SdkLanguage: models.SdkLanguage;
        SetGoalRequest: models.SetGoalRequest;
        SetLifecycleRequest: models.SetLifecycleRequest;
        SetQbrlPolicyRequest: models.SetQbrlPolicyRequest;
        SetRecurrenceRequest: models.SetRecurrenceRequest;
        SetRulesRequest: models.SetRulesRequest;
        SettleRequest: models.SettleRequest;
        SettleResponse: models.SettleResponse;
        SettleShare: models.SettleShare;
        SettledShareOut: models.SettledShareOut;
        SettlementTransferOut: models.SettlementTransferOut;
        Sha256Hex: models.Sha256Hex;
        ShareUtxoRef: models.ShareUtxoRef;
        ShareUtxoReference: models.ShareUtxoReference;
        ShortMonthRule: models.ShortMonthRule;
        SideKind: models.SideKind;
        SimplifyEdgeOut: models.SimplifyEdgeOut;
        SourceTransactionReference: models.SourceTransactionReference;
        SpendApprovalPolicy: models.SpendApprovalPolicy;
        SpendApprovalPolicyOut: models.SpendApprovalPolicyOut;
        SpendApprovalScope: models.SpendApprovalScope;
        SpendApproverGroup: models.SpendApproverGroup;
        SpendRequest: models.SpendRequest;
        SpendRequestApprovalOut: models.SpendRequestApprovalOut;
        SpendRequestId: models.SpendRequestId;
        SpendRequestState: models.SpendRequestState;
        SpendResponse: models.SpendResponse;
        SplitByPercent: models.SplitByPercent;
        SplitByQuota: models.SplitByQuota;
        SplitEqual: models.SplitEqual;
        SplitExact: models.SplitExact;
        SplitExactPart: models.SplitExactPart;
        SplitPercentPart: models.SplitPercentPart;
        SplitSpec: models.SplitSpec;
        SquadActorRequest: models.SquadActorRequest;
        SquadAmount: models.SquadAmount;
        SquadConsentOut: models.SquadConsentOut;
        SquadConsentState: models.SquadConsentState;
        SquadContaOut: models.SquadContaOut;
        SquadContaState: models.SquadContaState;
        SquadContributionKind: models.SquadContributionKind;
        SquadContributionState: models.SquadContributionState;
        SquadCycleBlockOut: models.SquadCycleBlockOut;
        SquadDescription: models.SquadDescription;
        SquadDetailResponse: models.SquadDetailResponse;
        SquadEmoji: models.SquadEmoji;
        SquadEntrySeq: models.SquadEntrySeq;
        SquadGoalBlockOut: models.SquadGoalBlockOut;
        SquadGoalResponse: models.SquadGoalResponse;
        SquadId: models.SquadId;
        SquadImageUrl: models.SquadImageUrl;
        SquadInvitationListResponse: models.SquadInvitationListResponse;
        SquadInvitationOut: models.SquadInvitationOut;
        SquadInvitationState: models.SquadInvitationState;
        SquadLinkOut: models.SquadLinkOut;
        SquadLinksOut: models.SquadLinksOut;
        SquadLocation: models.SquadLocation;
        SquadLocationOut: models.SquadLocationOut;
        SquadMemberListResponse: models.SquadMemberListResponse;
        SquadMemberOut: models.SquadMemberOut;
        SquadMemberRole: models.SquadMemberRole;
        SquadMemberStatus: models.SquadMemberStatus;
        SquadMetadataOut: models.SquadMetadataOut;
        SquadMoney: models.SquadMoney;
        SquadMonthDay: models.SquadMonthDay;
        SquadName: models.SquadName;
        SquadPendingSpendRequestsOut: models.SquadPendingSpendRequestsOut;
        SquadPeriod: models.SquadPeriod;
        SquadQuota: models.SquadQuota;
        SquadRecurrenceResponse: models.SquadRecurrenceResponse;
        SquadRulesOut: models.SquadRulesOut;
        SquadRulesResponse: models.SquadRulesResponse;
        SquadShareOut: models.SquadShareOut;
        SquadShareState: models.SquadShareState;
        SquadSimplifyResponse: models.SquadSimplifyResponse;
        SquadSpendRequestOut: models.SquadSpendRequestOut;
        SquadSpendState: models.SquadSpendState;
        SquadState: models.SquadState;
        SquadTemplate: models.SquadTemplate;
        SquadTemplateConfig: models.SquadTemplateConfig;
        StartReconciliationRunRequest: models.StartReconciliationRunRequest;
        SubmitKycRequest: models.SubmitKycRequest;
        TenantId: models.TenantId;
        Timestamp: models.Timestamp;
        TransactionId: models.TransactionId;
        TransferTemplateAllowedValue: models.TransferTemplateAllowedValue;
        TransferTemplateAmount: models.TransferTemplateAmount;
        TransferTemplateBody: models.TransferTemplateBody;
        TransferTemplateExecution: models.TransferTemplateExecution;
        TransferTemplateField: models.TransferTemplateField;
        TransferTemplateId: models.TransferTemplateId;
        TransferTemplateListResponse: models.TransferTemplateListResponse;
        TransferTemplateName: models.TransferTemplateName;
        TransferTemplateParameter: models.TransferTemplateParameter;
        TransferTemplateParameterName: models.TransferTemplateParameterName;
        TransferTemplateResponse: models.TransferTemplateResponse;
        TransferTemplateSide: models.TransferTemplateSide;
        TransferTemplateStatus: models.TransferTemplateStatus;
        TransferTemplateTargetStatus: models.TransferTemplateTargetStatus;
        UpdateRecurringExpenseRequest: models.UpdateRecurringExpenseRequest;
        UpdateScheduleRequest: models.UpdateScheduleRequest;
        UpdateSquadRequest: models.UpdateSquadRequest;
        UpdateWebhookEndpointRequest: models.UpdateWebhookEndpointRequest;
        ValidationContext: models.ValidationContext;
        ValidationError: models.ValidationError;
        WebhookDeliveryFailure: models.WebhookDeliveryFailure;
        WebhookDeliveryId: models.WebhookDeliveryId;
        WebhookEndpointCreatedResponse: models.WebhookEndpointCreatedResponse;
        WebhookEndpointId: models.WebhookEndpointId;
        WebhookEndpointListResponse: models.WebhookEndpointListResponse;
        WebhookEndpointResponse: models.WebhookEndpointResponse;
        WebhookEndpointStatus: models.WebhookEndpointStatus;
        WebhookEventTypes: models.WebhookEventTypes;
        WebhookRecoveryResponse: models.WebhookRecoveryResponse;
        WebhookSecretMasked: models.WebhookSecretMasked;
        WebhookSignature: models.WebhookSignature;
        WebhookStandardSignature: models.WebhookStandardSignature;
        WebhookTestResponse: models.WebhookTestResponse;
        WebhookTimestamp: models.WebhookTimestamp;
        WebhookUrl: models.WebhookUrl;
        WebhookUserAgent: models.WebhookUserAgent;
        WithdrawalPermit: models.WithdrawalPermit;
    };
    responses: {
        /** @description The state of the resource does not allow this. */
        "ACCOUNT_ALREADY_PROMOTED.ACCOUNT_IN_USE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        ACCOUNT_NOT_EMPTY: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        ACCOUNT_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "ACCOUNT_NOT_FOUND.OBLIGATION_NOT_FOUND.PIX_CREDIT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "ACCOUNT_NOT_FOUND.PARTY_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "ACCOUNT_NOT_FOUND.PIX_KEY_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "ACCOUNT_NOT_FOUND.PIX_KEY_NOT_REGISTERED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        ALREADY_A_SQUAD_MEMBER: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "BLOCK_NOT_ACTIVE.BLOCK_OF_MED_CASE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        BLOCK_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        COMPILE_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "CONFORMANCE_RUN_ENDED.CONFORMANCE_STEP_OUT_OF_ORDER.INSTANCE_NOT_INDEXED.CONFORMANCE_STEP_NOT_DUE.PRODUCT_RETIRED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        EVIDENCE_FINAL: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "EVIDENCE_FINAL.OBLIGATION_FINAL.PAYMENT_BOOKED_ALREADY.OBLIGATION_HOLDS_MONEY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        EVIDENCE_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "EVIDENCE_NOT_FOUND.OBLIGATION_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        GL_ACCOUNT_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "GL_CODE_TAKEN.GL_MEMBER_TYPE_TAKEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "HOLD_NOT_ACTIVE.HOLD_OF_CHARGE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        HOLD_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "HOLD_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        IDEMPOTENCY_IN_PROGRESS: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "IDEMPOTENCY_IN_PROGRESS.MED_CASE_EXISTS": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "IDEMPOTENCY_IN_PROGRESS.MED_CASE_OUTBOUND.MED_CASE_RESOLVED.MED_BLOCK_PENDING": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "IDEMPOTENCY_IN_PROGRESS.PIX_CLAIM_NOT_ACTIVE.PIX_CLAIM_AWAITS_DONOR.PIX_CLAIM_PERIOD_RUNNING": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "IDEMPOTENCY_IN_PROGRESS.PIX_CLAIM_NOT_ACTIVE.PIX_CLAIM_NOT_CANCELLABLE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "IDEMPOTENCY_IN_PROGRESS.PIX_CLAIM_OPEN.PIX_KEY_NOT_CLAIMABLE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "IDEMPOTENCY_IN_PROGRESS.PIX_KEY_LOCKED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "IDEMPOTENCY_IN_PROGRESS.PIX_KEY_TAKEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "IDEMPOTENCY_IN_PROGRESS.PIX_MANDATE_CHARGE_NOT_CANCELLABLE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "IDEMPOTENCY_IN_PROGRESS.PIX_MANDATE_NOT_ACTIVE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "IDEMPOTENCY_IN_PROGRESS.PIX_MANDATE_NOT_PENDING": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "INSTANCE_CLOSED.INSTANCE_NOT_INDEXED.INSTANCE_NOT_CLOSABLE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "INSTANCE_CLOSED.INSTANCE_NOT_INDEXED.PRODUCT_RETIRED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The token may not do this. */
        INSUFFICIENT_SCOPE: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The token may not do this. */
        "INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The token may not do this. */
        "INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The token may not do this. */
        "INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE.OWN_SPEND_REQUEST": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The token may not do this. */
        "INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.NOT_THE_CONSENTING_MEMBER": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The token may not do this. */
        "INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.NOT_THE_CREDITOR": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The token may not do this. */
        "INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.NOT_THE_DEBTOR": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The token may not do this. */
        "INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.NOT_THE_PAYER": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The token may not do this. */
        "INSUFFICIENT_SCOPE.PLATFORM_CLIENT_REQUIRED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something failed on our side. */
        INTERNAL: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The request cannot be read. */
        INVALID_KIND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The request cannot be read. */
        "INVALID_PERIOD.PERIOD_TOO_LONG": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "KYC_IN_PROGRESS.KYC_ALREADY_VERIFIED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        KYC_TRANSITION_NOT_ALLOWED: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "LAST_OWNER.MEMBER_NOT_SETTLED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        LIMIT_POLICY_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        MED_CASE_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "MED_PAYMENT_NOT_FOUND.OBLIGATION_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "OBLIGATION_FINAL.OBLIGATION_OF_PRODUCT.DISPATCH_NOT_FAILED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "OBLIGATION_FINAL.OBLIGATION_OF_PRODUCT.OBLIGATION_HOLDS_MONEY.PAYMENT_BOOKED_ALREADY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        OBLIGATION_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "OBLIGATION_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        PARTY_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PARTY_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PARTY_NOT_FOUND.RISK_FLAG_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The body is too large. */
        PAYLOAD_TOO_LARGE: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        PAYMENT_REPEATED: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        PIX_KEY_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        PIX_MANDATE_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PIX_MANDATE_NOT_FOUND.PIX_MANDATE_CHARGE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        POLICY_KEY_TAKEN: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        PRODUCT_ALREADY_BOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        PRODUCT_KEY_TAKEN: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        PRODUCT_LIFECYCLE_CONFLICT: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "PRODUCT_LIFECYCLE_CONFLICT.PRODUCT_HAS_OPEN_INSTANCES": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        PRODUCT_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PRODUCT_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PRODUCT_NOT_FOUND.BATTERY_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PRODUCT_NOT_FOUND.CERTIFICATION_EVIDENCE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PRODUCT_NOT_FOUND.CERTIFICATION_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PRODUCT_NOT_FOUND.CERTIFICATION_NOT_FOUND.CERTIFICATION_EVIDENCE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PRODUCT_NOT_FOUND.CONFORMANCE_RUN_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PRODUCT_NOT_FOUND.CONFORMANCE_RUN_NOT_FOUND.CONFORMANCE_STEP_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PRODUCT_NOT_FOUND.PRODUCT_INSTANCE_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PRODUCT_NOT_FOUND.PRODUCT_INSTANCE_NOT_FOUND.PRODUCT_ACTION_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "PRODUCT_NOT_FOUND.PRODUCT_TEMPLATE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        PRODUCT_NOT_OPEN: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        PRODUCT_RETIRED: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "PRODUCT_RETIRED.BATTERY_RUNNING": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        PROVIDER_ID_TAKEN: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        QBRL_POLICY_VERSION_CONFLICT: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Too many requests. */
        RATE_LIMITED: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "RECONCILIATION_BREAK_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "RECONCILIATION_BREAK_RESOLVED.PAYMENT_BOOKED_ALREADY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        RECONCILIATION_RUN_IN_PROGRESS: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        RECURRENCE_NOT_ENABLED: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        RECURRING_EXPENSE_DELETED: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        "RECURRING_EXPENSE_DELETED.RECURRING_EXPENSE_NOT_PENDING": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        SCHEDULE_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "SCHEDULE_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        SCHEDULE_TERMINAL: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        SDK_LANGUAGE_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The service cannot answer now. */
        SERVICE_UNAVAILABLE: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The service cannot answer now. */
        "SERVICE_UNAVAILABLE.OVERLOADED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The service cannot answer now. */
        "SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The service cannot answer now. */
        "SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE.OVERLOADED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The service cannot answer now. */
        "SERVICE_UNAVAILABLE.SDK_NOT_READY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        SHARE_NOT_OPEN: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        SOURCE_TRANSACTION_TAKEN: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        SPEND_REQUEST_NOT_PENDING: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        SQUAD_ENTRY_NOT_OPEN: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        SQUAD_INVITATION_NOT_PENDING: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        SQUAD_NOT_EMPTY: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND.RECURRING_EXPENSE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND.SHARE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND.SOURCE_TRANSACTION_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND.SQUAD_INVITATION_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "SQUAD_NOT_FOUND.CONSENT_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "SQUAD_NOT_FOUND.RECURRING_EXPENSE_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "SQUAD_NOT_FOUND.SPEND_REQUEST_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "SQUAD_NOT_FOUND.SQUAD_ENTRY_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "SQUAD_NOT_FOUND.SQUAD_INVITATION_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "SQUAD_NOT_FOUND.SQUAD_MEMBER_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        TENANT_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "TENANT_NOT_FOUND.ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "TENANT_NOT_FOUND.COMPILE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "TENANT_NOT_FOUND.PRODUCT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "TENANT_NOT_FOUND.PRODUCT_NOT_FOUND.ARTIFACT_NOT_FOUND.CERTIFICATION_EVIDENCE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "TENANT_NOT_FOUND.PRODUCT_NOT_FOUND.CERTIFICATION_EVIDENCE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "TENANT_NOT_FOUND.PRODUCT_NOT_FOUND.CERTIFICATION_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "TENANT_NOT_FOUND.PROVIDER_ACCOUNT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "TENANT_NOT_FOUND.TRANSFER_TEMPLATE_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        TRANSFER_TEMPLATE_NAME_TAKEN: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description A valid access token is needed. */
        UNAUTHENTICATED: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The body has the wrong type. */
        UNSUPPORTED_MEDIA_TYPE: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        VALIDATION: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED.ACCOUNT_FROZEN.PARTY_BLOCKED.QUOTA_EXCEEDED.QBRL_NOT_ISSUED.QBRL_CAP_EXCEEDED.LIMIT_EXCEEDED.INSUFFICIENT_FUNDS": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED.CURRENCY_MISMATCH.ACCOUNT_OF_SQUAD.ACCOUNT_FROZEN.PARTY_BLOCKED.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED.LIMIT_CEILING_EXCEEDED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED.PARTY_BLOCKED.PIX_CLAIM_REFUSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED.PARTY_BLOCKED.PIX_MANDATE_REFUSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_NOT_PROMOTABLE.ACCOUNT_CLOSED.ACCOUNT_FROZEN.PARTY_BLOCKED.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_NOT_RESERVABLE.CURRENCY_MISMATCH.ACCOUNT_CLOSED.ACCOUNT_OF_SQUAD.ACCOUNT_FROZEN.PARTY_BLOCKED.INSUFFICIENT_FUNDS": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_OF_SQUAD": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_OF_SQUAD.ACCOUNT_CLOSED.PARTY_BLOCKED.KEY_REQUIRED.KEY_AMBIGUOUS.PIX_KEY_NOT_USABLE.PIX_CHARGE_REFUSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.BATCH_REFUSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.BLOCK_TOO_LONG": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.BLOCK_TOO_LONG.ACCOUNT_NOT_RESERVABLE.CURRENCY_MISMATCH.ACCOUNT_CLOSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.BUNDLE_INVALID.BUNDLE_HASH_MISMATCH.PRODUCT_KEY_NOT_ENROLLED.PRODUCT_KEY_SUPERSEDED.BUNDLE_SIGNATURE_INVALID.QUOTA_EXCEEDED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.CAPTURE_EXCEEDS_HOLD.RAIL_NEEDS_ACCOUNTS.ACCOUNT_OF_SQUAD.SAME_ACCOUNT.CURRENCY_MISMATCH.ACCOUNT_FROZEN.PARTY_BLOCKED.ACCOUNT_CLOSED.LIMIT_EXCEEDED.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.CERTIFICATION_INSUFFICIENT": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.CONFORMANCE_ACCOUNTS_INSUFFICIENT.CONFORMANCE_ACCOUNT_NOT_ELIGIBLE.CURRENCY_MISMATCH.ACCOUNT_CLOSED.ACCOUNT_FROZEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.DISPOSITION_NOT_APPLICABLE.ACCOUNT_CLOSED.CURRENCY_MISMATCH.ACCOUNT_OF_SQUAD.PARTY_BLOCKED.LIMIT_EXCEEDED.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.ENTRY_NOT_ACCOUNTING.SQUAD_CLOSED.SQUAD_FROZEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.EVIDENCE_DOES_NOT_FIT.EVIDENCE_HOLDS_NO_MONEY.NO_ACCOUNT_SIDE.CURRENCY_MISMATCH.ACCOUNT_OF_SQUAD.ACCOUNT_CLOSED.LIMIT_EXCEEDED.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.EVIDENCE_HASH_MISMATCH.EVIDENCE_NOT_APPLICABLE.EVIDENCE_VERDICT_FAILED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.EVIDENCE_HASH_MISMATCH.EVIDENCE_NOT_APPLICABLE.EVIDENCE_VERDICT_FAILED.QUOTA_EXCEEDED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.GL_PARENT_TYPE_MISMATCH": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.HOLD_INCREASE_REFUSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_BRCODE.BRCODE_NOT_RESOLVED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_CURRENCY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_CURRENCY.ACCOUNT_CLOSED.LIMIT_CEILING_EXCEEDED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_PIX_KEY.ACCOUNT_OF_SQUAD.PIX_ACCOUNT_NOT_ELIGIBLE.PIX_KEY_OWNER_MISMATCH.ACCOUNT_CLOSED.PARTY_BLOCKED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_ROLE.OWN_ROLE.SQUAD_CLOSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_TIMEZONE.INVALID_RECURRENCE.NO_ACCOUNT_SIDE.RAIL_NEEDS_ACCOUNTS.SAME_ACCOUNT.INVALID_CURRENCY.CURRENCY_MISMATCH.BRCODE_AMOUNT_DIFFERS.PIX_CHARGE_NOT_PAYABLE.ACCOUNT_OF_SQUAD.ACCOUNT_CLOSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_TIMEZONE.INVALID_RECURRENCE.RUN_AT_IN_PAST.NO_ACCOUNT_SIDE.RAIL_NEEDS_ACCOUNTS.SAME_ACCOUNT.RAIL_NOT_BOUND.INVALID_CURRENCY.CURRENCY_MISMATCH.BRCODE_AMOUNT_DIFFERS.PIX_CHARGE_NOT_PAYABLE.ACCOUNT_OF_SQUAD.ACCOUNT_CLOSED.QUOTA_EXCEEDED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.KYC_DATA_MISSING": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.MED_PAYMENT_NOT_CONTESTABLE.MED_AMOUNT_EXCEEDS_PAYMENT": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.MED_RETURN_EXCEEDS_SECURED.MED_RELEASE_REFUSED.RETURN_EXCEEDS_ORIGINAL.RAIL_NOT_BOUND.ACCOUNT_CLOSED.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.MEMBER_NOT_ELIGIBLE.ACCOUNT_CLOSED.SQUAD_LIMIT_REACHED.QUOTA_EXCEEDED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.NOT_A_PARTY_OF_INSTANCE.ACCOUNT_FROZEN.PARTY_BLOCKED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.NOT_A_PARTY_OF_INSTANCE.PRODUCT_PARAMETER_INVALID.ACCOUNT_FROZEN.PARTY_BLOCKED.LIMIT_EXCEEDED.QBRL_CAP_EXCEEDED.INSUFFICIENT_FUNDS": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.PARTY_BLOCKED.RAIL_NOT_BOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.PIX_CLAIM_REFUSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.PIX_CREDIT_NOT_RETURNABLE.RETURN_WINDOW_CLOSED.RETURN_EXCEEDS_ORIGINAL.RAIL_NOT_BOUND.ACCOUNT_CLOSED.ACCOUNT_FROZEN.PARTY_BLOCKED.LIMIT_EXCEEDED.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.PIX_MANDATE_REFUSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.PRODUCT_KEY_INVALID": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.PRODUCT_PARAMETER_INVALID.PRODUCT_ACCOUNT_NOT_ELIGIBLE.CURRENCY_MISMATCH.ACCOUNT_CLOSED.ACCOUNT_FROZEN.PARTY_BLOCKED.QUOTA_EXCEEDED.LIMIT_EXCEEDED.QBRL_NOT_ISSUED.QBRL_CAP_EXCEEDED.INSUFFICIENT_FUNDS": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.PROVIDER_ADAPTER_UNKNOWN.PROVIDER_URL_REFUSED.VERIFICATION_STRATEGY_UNSUPPORTED.PROVIDER_SECRET_INVALID.INVALID_CURRENCY.LEDGER_ACCOUNT_NOT_ELIGIBLE.CURRENCY_MISMATCH.ACCOUNT_CLOSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.QBRL_EFFECTIVE_FROM_PAST.QBRL_SIGNERS_INVALID.QBRL_CAPS_INVALID.QBRL_REDEMPTION_ACCOUNT_NOT_ELIGIBLE.QBRL_MINTING_POLICY_UNKNOWN.QBRL_APPROVALS_INSUFFICIENT.ACCOUNT_CLOSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.QUOTA_CEILING_EXCEEDED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.QUOTA_EXCEEDED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.RAIL_NEEDS_ACCOUNTS.NO_ACCOUNT_SIDE.SAME_ACCOUNT.RAIL_NOT_BOUND.INVALID_CURRENCY.ACCOUNT_CLOSED.CURRENCY_MISMATCH.ACCOUNT_OF_SQUAD.BRCODE_AMOUNT_DIFFERS.PIX_CHARGE_NOT_PAYABLE.OWN_WITHDRAWAL_NOT_PERMITTED.PAYEE_NOT_OWN.ACCOUNT_FROZEN.PARTY_BLOCKED.LIMIT_EXCEEDED.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.RAIL_NOT_BOUND.INVALID_CURRENCY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.RAIL_NOT_BOUND.PROVIDER_STATEMENT_NOT_OFFERED.PROVIDER_STATEMENT_INVALID": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.RAIL_NOT_SUPPORTED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SAME_PROVIDER_ACCOUNT.PROVIDER_HOLDS_NO_FUNDS.PROVIDER_COORDINATES_MISSING.RAIL_NOT_BOUND.INVALID_CURRENCY.ACCOUNT_CLOSED.CURRENCY_MISMATCH.ACCOUNT_FROZEN.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.ACCOUNT_CLOSED.SQUAD_LIMIT_REACHED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.AMOUNT_NOT_APPLICABLE.PAYER_NOT_A_MEMBER.SPLIT_MEMBER_NOT_ACTIVE.SPLIT_INVALID.CURRENCY_MISMATCH": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.CURRENCY_MISMATCH.APPROVALS_UNREACHABLE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.CURRENCY_MISMATCH.GOAL_DATE_PAST": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.MEMBER_NOT_ELIGIBLE.CURRENCY_MISMATCH.ACCOUNT_CLOSED.SQUAD_LIMIT_REACHED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.NO_SHARE_TO_COLLECT.CURRENCY_MISMATCH": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.PAYER_NOT_A_MEMBER.SPLIT_MEMBER_NOT_ACTIVE.SPLIT_INVALID.CURRENCY_MISMATCH.SQUAD_LIMIT_REACHED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN.ACCOUNT_FROZEN.PARTY_BLOCKED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN.ACCOUNT_FROZEN.PARTY_BLOCKED.LIMIT_EXCEEDED.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN.ENTRY_NOT_ACCOUNTING.SPLIT_MEMBER_NOT_ACTIVE.SPLIT_INVALID": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN.RAIL_NEEDS_ACCOUNTS.SAME_ACCOUNT.RAIL_NOT_BOUND.INVALID_CURRENCY.ACCOUNT_CLOSED.CURRENCY_MISMATCH.ACCOUNT_OF_SQUAD.BRCODE_AMOUNT_DIFFERS.PIX_CHARGE_NOT_PAYABLE.APPROVALS_UNREACHABLE.SQUAD_LIMIT_REACHED.ACCOUNT_FROZEN.PARTY_BLOCKED.LIMIT_EXCEEDED.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN.SPLIT_MEMBER_NOT_ACTIVE.CURRENCY_MISMATCH.ACCOUNT_FROZEN.PARTY_BLOCKED.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN.SPLIT_NOT_APPLICABLE.CURRENCY_MISMATCH.SPLIT_MEMBER_NOT_ACTIVE.SPLIT_INVALID.ACCOUNT_FROZEN.PARTY_BLOCKED.LIMIT_EXCEEDED.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.TRANSFER_TEMPLATE_INVALID.RAIL_NEEDS_ACCOUNTS.NO_ACCOUNT_SIDE.SAME_ACCOUNT.RAIL_NOT_BOUND.INVALID_CURRENCY.ACCOUNT_CLOSED.CURRENCY_MISMATCH.ACCOUNT_OF_SQUAD": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.WEBHOOK_URL_REFUSED.UNKNOWN_EVENT_TYPE": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.WEBHOOK_URL_REFUSED.UNKNOWN_EVENT_TYPE.QUOTA_EXCEEDED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.INVALID_CURSOR": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.INVALID_PIX_KEY": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The state of the resource does not allow this. */
        WEBHOOK_ENDPOINT_NOT_ACTIVE: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        WEBHOOK_ENDPOINT_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        "WEBHOOK_ENDPOINT_NOT_FOUND.EVENT_NOT_FOUND": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description A valid access token is needed. */
        WEBHOOK_REJECTED: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
    };
    parameters: {
        /**
         * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
         * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
         */
        AccountId: models.AccountId;
        /**
         * @description The run of the battery.
         * @example bat_01KJQC3M4NW1T6VQMGN0JYDQAV
         */
        BatteryId: models.BatteryId;
        /**
         * @description The block.
         * @example blk_01KJQ9K9D0K5GFWVSMMT919J8J
         */
        BlockId: models.BlockId;
        /**
         * @description The reconciliation break.
         * @example rcb_01KJQAB4S7SRQ4GY183501PPB5
         */
        BreakId: models.ReconciliationBreakId;
        /**
         * @description The Pix key.
         * @example pxk_01KJQ8XYV076JTJBDA8J6Q240V
         */
        ClaimedPixKeyId: models.PixKeyId;
        /**
         * @description The compile job.
         * @example cmp_01KJQC00S97WVFVZ1EA470EAK3
         */
        CompileId: models.CompileId;
        /**
         * @description The consent.
         * @example cns_01KJQB64H7J1J224VQJFVSB7CE
         */
        ConsentId: models.ConsentId;
        /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
        Cursor: models.PageCursor;
        /**
         * @description The evidence.
         * @example evd_01KJQ9E2F3V9JMT8Q9T26AFZQR
         */
        EvidenceId: models.EvidenceId;
        /**
         * @description The hold.
         * @example hld_01KJQ9H11G0W484T2TGEMDX6KQ
         */
        HoldId: models.HoldId;
        /**
         * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
         *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
         * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
         */
        IdempotencyKeyOptional: models.IdempotencyKey;
        /**
         * @description A name of yours for this write. The same key and body give the first answer again with
         *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
         * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
         */
        IdempotencyKeyRequired: models.IdempotencyKey;
        /**
         * @description The instance.
         * @example pin_01KJQC2TFQ7NP0S711R8JCYRQJ
         */
        InstanceId: models.ProductInstanceId;
        /**
         * @description The account that is invited.
         * @example acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7
         */
        InviteeAccountId: models.AccountId;
        /**
         * @description How many items to return at most.
         * @example 50
         */
        Limit: models.PageLimit;
        /**
         * @description The MED case.
         * @example med_01KJQ9D6NWZMXW6B54699X7F1C
         */
        MedCaseId: models.MedCaseId;
        /**
         * @description The account of the member.
         * @example acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3
         */
        MemberAccountId: models.AccountId;
        /**
         * @description The obligation.
         * @example obl_01KJQ9D3E5G7J9M1P3R5T7V9X1
         */
        ObligationId: models.ObligationId;
        /**
         * @description The party.
         * @example pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0
         */
        PartyId: models.PartyId;
        /**
         * @description The Pix key.
         * @example pxk_01KJQ8XRDWG3R643XJSP61W2T8
         */
        PixKeyId: models.PixKeyId;
        /**
         * @description The mandate.
         * @example pxm_01KJQ8ZC0R9SW8KYF8GAB4HERY
         */
        PixMandateId: models.PixMandateId;
        /**
         * @description The account that is paid.
         * @example acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4
         */
        PixQrAccountId: models.AccountId;
        /**
         * @description The limit policy.
         * @example lim_01KJQ8MYQC0ADJKP61NCJMTPM4
         */
        PolicyId: models.LimitPolicyId;
        /**
         * @description The product.
         * @example caucao-aluguel
         */
        ProductId: models.ProductId;
        /**
         * @description The provider account that the money leaves.
         * @example sim-demo
         */
        ProviderId: models.ProviderId;
        /**
         * @description The provider's name for this delivery. The same bytes under the same name again are answered and change nothing,
         *     as do equal bytes without one. The name is not signed and decides nothing alone: other bytes under it are another
         *     delivery, so numbers may begin anew.
         * @example dlv-20260302-000017
         */
        ReceiverDeliveryId: string;
        /**
         * @description The provider that sends the event, as named when it was bound. One we do not know, or that is not heard here, is
         *     refused like a wrong signature, never with 404.
         * @example sim-demo
         */
        ReceiverProviderId: string;
        /**
         * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
         *     bytes of the body, keyed by the secret of the provider. It is required and read as that header is. A delivery
         *     that has not all headers of any strategy is answered 422, whoever the provider is.
         * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
         */
        ReceiverSignature: string;
        /**
         * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
         *     either direction is refused. It is required of a provider of the strategy `timestamped_hmac_v1`, and not read of
         *     another: that one sends the headers of its own strategy.
         * @example 1772454605
         */
        ReceiverTimestamp: string;
        /**
         * @description The recurring expense.
         * @example rex_01KJQB534XQ7BG0MHYKZYFWNPP
         */
        RecurringExpenseId: models.RecurringExpenseId;
        /**
         * @description The conformance run.
         * @example cfr_01KJQC40HYZ8VXSBAQAE92J483
         */
        RunId: models.ConformanceRunId;
        /**
         * @description The schedule.
         * @example sch_01KJQ9SGHKTSQRZBHY0K5AXT5M
         */
        ScheduleId: models.ScheduleId;
        /**
         * @description The spend request.
         * @example spr_01KJQB4TEFYJ089DAGB1ZSZW8P
         */
        SpendRequestId: models.SpendRequestId;
        /**
         * @description The entry of the squad. One it does not have answers 404 `SQUAD_ENTRY_NOT_FOUND`.
         * @example 18
         */
        SquadEntrySeq: models.SquadEntrySeq;
        /**
         * @description The squad.
         * @example sqd_01KJQB073FP9202FDSF937V0P9
         */
        SquadId: models.SquadId;
        /**
         * @description The transfer template.
         * @example tpl_01KJQD1NJNP7FZVBH2CVR2T71R
         */
        TemplateId: models.TransferTemplateId;
        /**
         * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
         *     `TENANT_NOT_FOUND`, as one that does not exist.
         * @example aurora
         */
        Tenant: models.TenantId;
        /**
         * @description The webhook endpoint.
         * @example whe_01KJQ8WQTSKJXYMMY6AVQGP20F
         */
        WebhookEndpointId: models.WebhookEndpointId;
    };
    requestBodies: never;
    headers: {
        /** @description Present, and `true`, when this is the first answer given again. */
        "Idempotency-Replayed": "true";
        /** @description Present where the body has fields that this operation does not know, which it ignores: their paths, each with the nearest name it knows. Characters other than letters, digits, `_`, `-` and `.` are percent-encoded. The answer lists the paths as `ignored_fields`. */
        "Razao-Ignored-Fields": string;
        /** @description Seconds to wait before the next attempt. */
        "Retry-After": number;
        /** @description With UNAUTHENTICATED and INSUFFICIENT_SCOPE, what is wrong with the token (RFC 6750). */
        "WWW-Authenticate": string;
        /** @description Names this answer in our logs. */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.AccountActionRequest;
            };
        };
        responses: {
            /** @description The account, closed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.AccountResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            409: components["responses"]["ACCOUNT_NOT_EMPTY"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_OF_SQUAD"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    freezeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.AccountActionRequest;
            };
        };
        responses: {
            /** @description The account, frozen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.AccountResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createAccountLimitPolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /**
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreateAccountLimitPolicyRequest;
            };
        };
        responses: {
            /** @description The new limit policy. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.LimitPolicyResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            409: components["responses"]["POLICY_KEY_TAKEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_CURRENCY.ACCOUNT_CLOSED.LIMIT_CEILING_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    putPixLimits: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /**
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PutPixLimitsRequest;
            };
        };
        responses: {
            /** @description The Pix limits after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixLimitsResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED.LIMIT_CEILING_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    promoteAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PromoteAccountRequest;
            };
        };
        responses: {
            /** @description The new account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.AccountResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND.PARTY_NOT_FOUND"];
            409: components["responses"]["ACCOUNT_ALREADY_PROMOTED.ACCOUNT_IN_USE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_NOT_PROMOTABLE.ACCOUNT_CLOSED.ACCOUNT_FROZEN.PARTY_BLOCKED.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    unfreezeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.AccountActionRequest;
            };
        };
        responses: {
            /** @description The account, no longer frozen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.AccountResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    placeBlock: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PlaceBlockRequest;
            };
        };
        responses: {
            /** @description The new block. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.BlockResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.BLOCK_TOO_LONG.ACCOUNT_NOT_RESERVABLE.CURRENCY_MISMATCH.ACCOUNT_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    releaseBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The block.
                 * @example blk_01KJQ9K9D0K5GFWVSMMT919J8J
                 */
                block_id: components["parameters"]["BlockId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ReleaseBlockRequest;
            };
        };
        responses: {
            /** @description The block, released. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.BlockResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["BLOCK_NOT_FOUND"];
            409: components["responses"]["BLOCK_NOT_ACTIVE.BLOCK_OF_MED_CASE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.BLOCK_TOO_LONG"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    ingestEvidence: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.IngestEvidenceRequest;
            };
        };
        responses: {
            /** @description The evidence, and what became of it. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.EvidenceResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.RAIL_NOT_BOUND.INVALID_CURRENCY"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    resolveEvidence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The evidence.
                 * @example evd_01KJQ9E2F3V9JMT8Q9T26AFZQR
                 */
                evidence_id: components["parameters"]["EvidenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ResolveEvidenceRequest;
            };
        };
        responses: {
            /** @description The evidence, resolved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.EvidenceResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["EVIDENCE_NOT_FOUND.OBLIGATION_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["EVIDENCE_FINAL.OBLIGATION_FINAL.PAYMENT_BOOKED_ALREADY.OBLIGATION_HOLDS_MONEY"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.EVIDENCE_DOES_NOT_FIT.EVIDENCE_HOLDS_NO_MONEY.NO_ACCOUNT_SIDE.CURRENCY_MISMATCH.ACCOUNT_OF_SQUAD.ACCOUNT_CLOSED.LIMIT_EXCEEDED.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    retryEvidence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The evidence.
                 * @example evd_01KJQ9E2F3V9JMT8Q9T26AFZQR
                 */
                evidence_id: components["parameters"]["EvidenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence after one more attempt. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.EvidenceResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["EVIDENCE_NOT_FOUND"];
            409: components["responses"]["EVIDENCE_FINAL"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    listCompiles: {
        parameters: {
            query?: {
                /**
                 * @description Only jobs for this product. One you do not have finds none.
                 * @example caucao-aluguel
                 */
                product_id?: models.ProductReference;
                /**
                 * @description Only jobs in this state.
                 * @example SUCCEEDED
                 */
                state?: models.CompileState;
                /**
                 * @description How many items to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of compile jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CompileListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    submitCompile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CompileSubmitRequest;
            };
        };
        responses: {
            /** @description The job, waiting for a compiler. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CompileResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.BUNDLE_INVALID.BUNDLE_HASH_MISMATCH.PRODUCT_KEY_NOT_ENROLLED.PRODUCT_KEY_SUPERSEDED.BUNDLE_SIGNATURE_INVALID.QUOTA_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getCompile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The compile job.
                 * @example cmp_01KJQC00S97WVFVZ1EA470EAK3
                 */
                compile_id: components["parameters"]["CompileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CompileResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["COMPILE_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getFoundryQuota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quota. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.FoundryQuotaResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createGlAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreateGlAccountRequest;
            };
        };
        responses: {
            /** @description The new GL account. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.GlAccountResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["GL_ACCOUNT_NOT_FOUND"];
            409: components["responses"]["GL_CODE_TAKEN.GL_MEMBER_TYPE_TAKEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.GL_PARENT_TYPE_MISMATCH"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    placeHold: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PlaceHoldRequest;
            };
        };
        responses: {
            /** @description The new hold. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HoldResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_NOT_RESERVABLE.CURRENCY_MISMATCH.ACCOUNT_CLOSED.ACCOUNT_OF_SQUAD.ACCOUNT_FROZEN.PARTY_BLOCKED.INSUFFICIENT_FUNDS"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    adjustHold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The hold.
                 * @example hld_01KJQ9H11G0W484T2TGEMDX6KQ
                 */
                hold_id: components["parameters"]["HoldId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.AdjustHoldRequest;
            };
        };
        responses: {
            /** @description The hold after the adjustment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HoldResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["HOLD_NOT_FOUND"];
            409: components["responses"]["HOLD_NOT_ACTIVE.HOLD_OF_CHARGE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.HOLD_INCREASE_REFUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    captureHold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The hold.
                 * @example hld_01KJQ9H11G0W484T2TGEMDX6KQ
                 */
                hold_id: components["parameters"]["HoldId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CaptureHoldRequest;
            };
        };
        responses: {
            /** @description The hold, captured. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HoldResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["HOLD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["HOLD_NOT_ACTIVE.HOLD_OF_CHARGE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.CAPTURE_EXCEEDS_HOLD.RAIL_NEEDS_ACCOUNTS.ACCOUNT_OF_SQUAD.SAME_ACCOUNT.CURRENCY_MISMATCH.ACCOUNT_FROZEN.PARTY_BLOCKED.ACCOUNT_CLOSED.LIMIT_EXCEEDED.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The hold.
                 * @example hld_01KJQ9H11G0W484T2TGEMDX6KQ
                 */
                hold_id: components["parameters"]["HoldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hold, released. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HoldResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["HOLD_NOT_FOUND"];
            409: components["responses"]["HOLD_NOT_ACTIVE.HOLD_OF_CHARGE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    sweepKycRescreens: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found and done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.KycSweepResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    receiveKycWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
                 *     either direction is refused. It is required of a provider of the strategy `timestamped_hmac_v1`, and not read of
                 *     another: that one sends the headers of its own strategy.
                 * @example 1772454605
                 */
                "X-Webhook-Timestamp"?: components["parameters"]["ReceiverTimestamp"];
                /**
                 * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
                 *     bytes of the body, keyed by the secret of the provider. It is required and read as that header is. A delivery
                 *     that has not all headers of any strategy is answered 422, whoever the provider is.
                 * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
                 */
                "X-Webhook-Signature"?: components["parameters"]["ReceiverSignature"];
                /**
                 * @description The provider's name for this delivery. The same bytes under the same name again are answered and change nothing,
                 *     as do equal bytes without one. The name is not signed and decides nothing alone: other bytes under it are another
                 *     delivery, so numbers may begin anew.
                 * @example dlv-20260302-000017
                 */
                "X-Webhook-Delivery-Id"?: components["parameters"]["ReceiverDeliveryId"];
            };
            path: {
                /**
                 * @description The KYC provider that sends the event, as named when it was bound. One we do not know is refused like a wrong
                 *     signature, never with 404.
                 * @example sim-kyc-demo
                 */
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ProviderEvent;
            };
        };
        responses: {
            /** @description The delivery was taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProviderAck;
                };
            };
            401: components["responses"]["WEBHOOK_REJECTED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createLimitPolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreateLimitPolicyRequest;
            };
        };
        responses: {
            /** @description The new limit policy. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.LimitPolicyResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            409: components["responses"]["POLICY_KEY_TAKEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_CURRENCY"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    disableLimitPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The limit policy.
                 * @example lim_01KJQ8MYQC0ADJKP61NCJMTPM4
                 */
                policy_id: components["parameters"]["PolicyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limit policy, disabled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.LimitPolicyResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["LIMIT_POLICY_NOT_FOUND"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createObligation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreateObligationRequest;
            };
        };
        responses: {
            /** @description The new obligation. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ObligationResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            409: components["responses"]["PAYMENT_REPEATED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.RAIL_NEEDS_ACCOUNTS.NO_ACCOUNT_SIDE.SAME_ACCOUNT.RAIL_NOT_BOUND.INVALID_CURRENCY.ACCOUNT_CLOSED.CURRENCY_MISMATCH.ACCOUNT_OF_SQUAD.BRCODE_AMOUNT_DIFFERS.PIX_CHARGE_NOT_PAYABLE.OWN_WITHDRAWAL_NOT_PERMITTED.PAYEE_NOT_OWN.ACCOUNT_FROZEN.PARTY_BLOCKED.LIMIT_EXCEEDED.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    createObligationBatch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreateObligationBatchRequest;
            };
        };
        responses: {
            /** @description What became of each item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CreateObligationBatchResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.BATCH_REFUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    redispatchObligation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The obligation.
                 * @example obl_01KJQ9D3E5G7J9M1P3R5T7V9X1
                 */
                obligation_id: components["parameters"]["ObligationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The obligation, about to be sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ObligationResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["OBLIGATION_NOT_FOUND"];
            409: components["responses"]["OBLIGATION_FINAL.OBLIGATION_OF_PRODUCT.DISPATCH_NOT_FAILED"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.PARTY_BLOCKED.RAIL_NOT_BOUND"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    resolveObligation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The obligation.
                 * @example obl_01KJQ9D3E5G7J9M1P3R5T7V9X1
                 */
                obligation_id: components["parameters"]["ObligationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ResolveObligationRequest;
            };
        };
        responses: {
            /** @description The obligation, final. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ObligationResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["OBLIGATION_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["OBLIGATION_FINAL.OBLIGATION_OF_PRODUCT.OBLIGATION_HOLDS_MONEY.PAYMENT_BOOKED_ALREADY"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.DISPOSITION_NOT_APPLICABLE.ACCOUNT_CLOSED.CURRENCY_MISMATCH.ACCOUNT_OF_SQUAD.PARTY_BLOCKED.LIMIT_EXCEEDED.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    getTenantOpenapi: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of a description that you have, or several. Where it is still right, the answer is 304.
                 * @example "kDmRiwIZEDcU6eQyfhTOTVbBSy-JvfGyqZn1GQMtLcM"
                 */
                "If-None-Match"?: models.EntityTags;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Names these bytes, so that you need not read them again. */
                    ETag?: string;
                    /** @description It may be kept by you alone, and is asked for again before it is used. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.OpenapiDocument;
                };
            };
            /** @description The description that you have is still right. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Names these bytes, so that you need not read them again. */
                    ETag?: string;
                    /** @description It may be kept by you alone, and is asked for again before it is used. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getTenantSdk: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an archive that you have, or several. Where it is still right, the answer is 304.
                 * @example "lX0p6-g3T2nVd4C0u8h7wqIYbJ1mZsKe5fRtA9oQkPc"
                 */
                "If-None-Match"?: models.EntityTags;
            };
            path: {
                /**
                 * @description The language of the client: `typescript`, `python`, `go`, `java` or `kotlin`. Another, or one that this
                 *     installation cannot make, answers 404 `SDK_LANGUAGE_NOT_FOUND`, which lists those that it can.
                 * @example typescript
                 */
                language: models.SdkLanguage;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client, as a zip archive. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Names these bytes, so that you need not download them again. */
                    ETag?: string;
                    /** @description It may be kept by you alone, and is asked for again before it is used. */
                    "Cache-Control"?: string;
                    /** @description The name of the archive, with the first digits of the version of the description. */
                    "Content-Disposition"?: string;
                    /** @description SHA-256 of the archive (RFC 9530). */
                    "Repr-Digest"?: string;
                    /**
                     * @description A detached JWS (RFC 7515, appendix F) of the archive, ES256, `typ: razao-archive+jws`. Its `kid` names a key of
                     *     `/.well-known/jwks.json` that signs nothing else. To check it, put the archive in base64url between the two dots.
                     */
                    "X-Archive-Signature"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The archive that you have is still right. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Names these bytes, so that you need not download them again. */
                    ETag?: string;
                    /** @description It may be kept by you alone, and is asked for again before it is used. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["SDK_LANGUAGE_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.SDK_NOT_READY"];
        };
    };
    operatorListCompiles: {
        parameters: {
            query?: {
                /**
                 * @description Only jobs for this product. One the tenant does not have finds none.
                 * @example caucao-aluguel
                 */
                product_id?: models.ProductReference;
                /**
                 * @description Only jobs in this state.
                 * @example SUCCEEDED
                 */
                state?: models.CompileState;
                /**
                 * @description How many items to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of compile jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CompileListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorSubmitCompile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CompileSubmitRequest;
            };
        };
        responses: {
            /** @description The job, waiting for a compiler. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CompileResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.BUNDLE_INVALID.BUNDLE_HASH_MISMATCH.PRODUCT_KEY_NOT_ENROLLED.PRODUCT_KEY_SUPERSEDED.BUNDLE_SIGNATURE_INVALID.QUOTA_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorGetCompile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The compile job.
                 * @example cmp_01KJQC00S97WVFVZ1EA470EAK3
                 */
                compile_id: components["parameters"]["CompileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CompileResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.COMPILE_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorGetCompileSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The compile job.
                 * @example cmp_01KJQC00S97WVFVZ1EA470EAK3
                 */
                compile_id: components["parameters"]["CompileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CompileSourceResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.COMPILE_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorListProductKeys: {
        parameters: {
            query?: {
                /**
                 * @description Only keys of this author.
                 * @example produtos-aurora
                 */
                author?: models.ProductKeyAuthor;
                /**
                 * @description Only keys in this status.
                 * @example ACTIVE
                 */
                status?: models.ProductKeyStatus;
                /**
                 * @description How many items to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductKeyListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorEnrollProductKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.EnrollProductKeyRequest;
            };
        };
        responses: {
            /** @description The enrolled key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductKeyResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND"];
            409: components["responses"]["PRODUCT_KEY_TAKEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.PRODUCT_KEY_INVALID"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorListProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only products that are this far.
                 * @example LIVE
                 */
                lifecycle?: models.ProductLifecycle;
                /**
                 * @description How many items to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.PRODUCT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorBindProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.BindArtifactRequest;
            };
        };
        responses: {
            /** @description The product with its new version. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Razao-Ignored-Fields": components["headers"]["Razao-Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.PRODUCT_NOT_FOUND.ARTIFACT_NOT_FOUND.CERTIFICATION_EVIDENCE_NOT_FOUND"];
            409: components["responses"]["PRODUCT_LIFECYCLE_CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.EVIDENCE_HASH_MISMATCH.EVIDENCE_NOT_APPLICABLE.EVIDENCE_VERDICT_FAILED.QUOTA_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorSetProductLifecycle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SetLifecycleRequest;
            };
        };
        responses: {
            /** @description The product after the move. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.PRODUCT_NOT_FOUND"];
            409: components["responses"]["PRODUCT_LIFECYCLE_CONFLICT.PRODUCT_HAS_OPEN_INSTANCES"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.CERTIFICATION_INSUFFICIENT"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorGetCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certification. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CertificationResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.PRODUCT_NOT_FOUND.CERTIFICATION_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorCertifyProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CertificationEvidence;
            };
        };
        responses: {
            /** @description The certification. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Razao-Ignored-Fields": components["headers"]["Razao-Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CertificationResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.PRODUCT_NOT_FOUND.CERTIFICATION_EVIDENCE_NOT_FOUND"];
            409: components["responses"]["PRODUCT_RETIRED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.EVIDENCE_HASH_MISMATCH.EVIDENCE_NOT_APPLICABLE.EVIDENCE_VERDICT_FAILED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorPlanDrain: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the plan. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.DrainPlanResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.PRODUCT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorDrainProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.DrainRequest;
            };
        };
        responses: {
            /** @description What became of each instance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.DrainResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.PRODUCT_NOT_FOUND"];
            409: components["responses"]["PRODUCT_LIFECYCLE_CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    operatorListProviderAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Only providers of this type.
                 * @example SPONSOR_BANK
                 */
                type?: models.ProviderAccountType;
                /**
                 * @description How many items to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of provider accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProviderAccountListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorCreateProviderAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreateProviderAccountRequest;
            };
        };
        responses: {
            /** @description The new provider account, with its secret in clear. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProviderAccountResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.PLATFORM_CLIENT_REQUIRED"];
            404: components["responses"]["TENANT_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["PROVIDER_ID_TAKEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.PROVIDER_ADAPTER_UNKNOWN.PROVIDER_URL_REFUSED.VERIFICATION_STRATEGY_UNSUPPORTED.PROVIDER_SECRET_INVALID.INVALID_CURRENCY.LEDGER_ACCOUNT_NOT_ELIGIBLE.CURRENCY_MISMATCH.ACCOUNT_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorTransferProviderFunds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The provider account that the money leaves.
                 * @example sim-demo
                 */
                provider_id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ProviderTransferRequest;
            };
        };
        responses: {
            /** @description The transfer. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProviderTransferResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.PLATFORM_CLIENT_REQUIRED"];
            404: components["responses"]["TENANT_NOT_FOUND.PROVIDER_ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SAME_PROVIDER_ACCOUNT.PROVIDER_HOLDS_NO_FUNDS.PROVIDER_COORDINATES_MISSING.RAIL_NOT_BOUND.INVALID_CURRENCY.ACCOUNT_CLOSED.CURRENCY_MISMATCH.ACCOUNT_FROZEN.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    operatorGetQbrlPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.QbrlPolicyResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorSetQbrlPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SetQbrlPolicyRequest;
            };
        };
        responses: {
            /** @description The policy with its new version. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.QbrlPolicyResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["QBRL_POLICY_VERSION_CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.QBRL_EFFECTIVE_FROM_PAST.QBRL_SIGNERS_INVALID.QBRL_CAPS_INVALID.QBRL_REDEMPTION_ACCOUNT_NOT_ELIGIBLE.QBRL_MINTING_POLICY_UNKNOWN.QBRL_APPROVALS_INSUFFICIENT.ACCOUNT_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    operatorGetQuotas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotas. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.QuotasResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorPutQuotas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PutQuotasRequest;
            };
        };
        responses: {
            /** @description All quotas after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.QuotasResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.PLATFORM_CLIENT_REQUIRED"];
            404: components["responses"]["TENANT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.QUOTA_CEILING_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorListRailBindings: {
        parameters: {
            query?: {
                /**
                 * @description Only bindings of this rail.
                 * @example PIX
                 */
                rail?: models.Rail;
                /**
                 * @description Only bindings to this provider account. One the tenant does not have finds none.
                 * @example sim-demo
                 */
                provider_id?: models.ProviderReference;
                /**
                 * @description How many items to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rail bindings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.RailBindingListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorBindRail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.BindRailRequest;
            };
        };
        responses: {
            /** @description The binding. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.RailBindingResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.PLATFORM_CLIENT_REQUIRED"];
            404: components["responses"]["TENANT_NOT_FOUND.PROVIDER_ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.RAIL_NOT_SUPPORTED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorListTransferTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Only templates in this status.
                 * @example ACTIVE
                 */
                status?: models.TransferTemplateStatus;
                /**
                 * @description Only templates of this name; at most one of them is active.
                 * @example aluguel-mensal
                 */
                name?: models.TransferTemplateName;
                /**
                 * @description How many items to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transfer templates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TransferTemplateListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorCreateTransferTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreateTransferTemplateRequest;
            };
        };
        responses: {
            /** @description The new template. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TransferTemplateResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["TRANSFER_TEMPLATE_NAME_TAKEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.TRANSFER_TEMPLATE_INVALID.RAIL_NEEDS_ACCOUNTS.NO_ACCOUNT_SIDE.SAME_ACCOUNT.RAIL_NOT_BOUND.INVALID_CURRENCY.ACCOUNT_CLOSED.CURRENCY_MISMATCH.ACCOUNT_OF_SQUAD"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorGetTransferTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The transfer template.
                 * @example tpl_01KJQD1NJNP7FZVBH2CVR2T71R
                 */
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TransferTemplateResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.TRANSFER_TEMPLATE_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    operatorRetireTransferTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The tenant. Your own, or any tenant when your client is one of the platform; every other answers 404
                 *     `TENANT_NOT_FOUND`, as one that does not exist.
                 * @example aurora
                 */
                tenant: components["parameters"]["Tenant"];
                /**
                 * @description The transfer template.
                 * @example tpl_01KJQD1NJNP7FZVBH2CVR2T71R
                 */
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.RetireTemplateRequest;
            };
        };
        responses: {
            /** @description The template, retired. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TransferTemplateResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["TENANT_NOT_FOUND.TRANSFER_TEMPLATE_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    submitKyc: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The party.
                 * @example pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0
                 */
                party_id: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SubmitKycRequest;
            };
        };
        responses: {
            /** @description The party, PENDING. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PartyKycResponseOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PARTY_NOT_FOUND"];
            409: components["responses"]["KYC_IN_PROGRESS.KYC_ALREADY_VERIFIED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.KYC_DATA_MISSING"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    reviewKyc: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The party.
                 * @example pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0
                 */
                party_id: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ReviewKycRequest;
            };
        };
        responses: {
            /** @description The party after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PartyKycResponseOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PARTY_NOT_FOUND"];
            409: components["responses"]["KYC_TRANSITION_NOT_ALLOWED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    addRiskFlag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The party.
                 * @example pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0
                 */
                party_id: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.AddRiskFlagRequest;
            };
        };
        responses: {
            /** @description The new flag. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.KycFlagOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PARTY_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    resolveRiskFlag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The party.
                 * @example pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0
                 */
                party_id: components["parameters"]["PartyId"];
                /**
                 * @description The flag, one of this party.
                 * @example flg_01KJQ9FJZ1AT7BBS01H84N49CN
                 */
                flag_id: models.RiskFlagId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag, resolved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.KycFlagOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PARTY_NOT_FOUND.RISK_FLAG_NOT_FOUND"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    registerPixKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PixKeyRegisterRequest;
            };
        };
        responses: {
            /** @description The key, ACTIVE or with the reason why it is not. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Razao-Ignored-Fields": components["headers"]["Razao-Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixKeyResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS.PIX_KEY_TAKEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_PIX_KEY.ACCOUNT_OF_SQUAD.PIX_ACCOUNT_NOT_ELIGIBLE.PIX_KEY_OWNER_MISMATCH.ACCOUNT_CLOSED.PARTY_BLOCKED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE"];
        };
    };
    receivePixKeyEventDeprecated: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
                 *     either direction is refused. It is required of a provider of the strategy `timestamped_hmac_v1`, and not read of
                 *     another: that one sends the headers of its own strategy.
                 * @example 1772454605
                 */
                "X-Webhook-Timestamp"?: components["parameters"]["ReceiverTimestamp"];
                /**
                 * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
                 *     bytes of the body, keyed by the secret of the provider. It is required and read as that header is. A delivery
                 *     that has not all headers of any strategy is answered 422, whoever the provider is.
                 * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
                 */
                "X-Webhook-Signature"?: components["parameters"]["ReceiverSignature"];
                /**
                 * @description The provider's name for this delivery. The same bytes under the same name again are answered and change nothing,
                 *     as do equal bytes without one. The name is not signed and decides nothing alone: other bytes under it are another
                 *     delivery, so numbers may begin anew.
                 * @example dlv-20260302-000017
                 */
                "X-Webhook-Delivery-Id"?: components["parameters"]["ReceiverDeliveryId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ProviderEvent;
            };
        };
        responses: {
            /** @description The delivery was taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProviderAck;
                };
            };
            401: components["responses"]["WEBHOOK_REJECTED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    receivePixKeyEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
                 *     either direction is refused. It is required of a provider of the strategy `timestamped_hmac_v1`, and not read of
                 *     another: that one sends the headers of its own strategy.
                 * @example 1772454605
                 */
                "X-Webhook-Timestamp"?: components["parameters"]["ReceiverTimestamp"];
                /**
                 * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
                 *     bytes of the body, keyed by the secret of the provider. It is required and read as that header is. A delivery
                 *     that has not all headers of any strategy is answered 422, whoever the provider is.
                 * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
                 */
                "X-Webhook-Signature"?: components["parameters"]["ReceiverSignature"];
                /**
                 * @description The provider's name for this delivery. The same bytes under the same name again are answered and change nothing,
                 *     as do equal bytes without one. The name is not signed and decides nothing alone: other bytes under it are another
                 *     delivery, so numbers may begin anew.
                 * @example dlv-20260302-000017
                 */
                "X-Webhook-Delivery-Id"?: components["parameters"]["ReceiverDeliveryId"];
            };
            path: {
                /**
                 * @description The provider that sends the event, as named when it was bound. One we do not know, or that is not heard here, is
                 *     refused like a wrong signature, never with 404.
                 * @example sim-demo
                 */
                provider_id: components["parameters"]["ReceiverProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ProviderEvent;
            };
        };
        responses: {
            /** @description The delivery was taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProviderAck;
                };
            };
            401: components["responses"]["WEBHOOK_REJECTED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    lookupPixKey: {
        parameters: {
            query: {
                /**
                 * @description The key, of any type; its form tells which. Any spelling of a key is that key: capitals in an address, a CPF
                 *     with its dots, spaces in a phone number. That needs its `+`, in a query written `%2B`.
                 * @example fornecedor@example.com
                 */
                key: models.PixKeyText;
                /**
                 * @description The account of the payer, whose budget is used.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id?: models.AccountReference;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whom the key pays. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixKeyLookupResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND.PIX_KEY_NOT_REGISTERED"];
            422: components["responses"]["VALIDATION.INVALID_PIX_KEY"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE"];
        };
    };
    deletePixKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The Pix key.
                 * @example pxk_01KJQ8XRDWG3R643XJSP61W2T8
                 */
                key_id: components["parameters"]["PixKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, EXCLUDED. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixKeyResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PIX_KEY_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS.PIX_KEY_LOCKED"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE"];
        };
    };
    cancelPixPortabilityClaim: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The Pix key.
                 * @example pxk_01KJQ8XYV076JTJBDA8J6Q240V
                 */
                key_id: components["parameters"]["ClaimedPixKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim, CANCELLED. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixClaimResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PIX_KEY_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS.PIX_CLAIM_NOT_ACTIVE.PIX_CLAIM_NOT_CANCELLABLE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.PIX_CLAIM_REFUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE"];
        };
    };
    openPixPortabilityClaim: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /**
                 * @description The Pix key.
                 * @example pxk_01KJQ8XYV076JTJBDA8J6Q240V
                 */
                key_id: components["parameters"]["ClaimedPixKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim, OPEN. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixClaimResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PIX_KEY_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS.PIX_CLAIM_OPEN.PIX_KEY_NOT_CLAIMABLE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED.PARTY_BLOCKED.PIX_CLAIM_REFUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE"];
        };
    };
    confirmPixPortabilityClaim: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The Pix key.
                 * @example pxk_01KJQ8XYV076JTJBDA8J6Q240V
                 */
                key_id: components["parameters"]["ClaimedPixKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim, CONFIRMED as donor or COMPLETED as claimer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixClaimResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PIX_KEY_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS.PIX_CLAIM_NOT_ACTIVE.PIX_CLAIM_AWAITS_DONOR.PIX_CLAIM_PERIOD_RUNNING"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.PIX_CLAIM_REFUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE"];
        };
    };
    receivePixMandateEventDeprecated: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
                 *     either direction is refused. It is required of a provider of the strategy `timestamped_hmac_v1`, and not read of
                 *     another: that one sends the headers of its own strategy.
                 * @example 1772454605
                 */
                "X-Webhook-Timestamp"?: components["parameters"]["ReceiverTimestamp"];
                /**
                 * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
                 *     bytes of the body, keyed by the secret of the provider. It is required and read as that header is. A delivery
                 *     that has not all headers of any strategy is answered 422, whoever the provider is.
                 * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
                 */
                "X-Webhook-Signature"?: components["parameters"]["ReceiverSignature"];
                /**
                 * @description The provider's name for this delivery. The same bytes under the same name again are answered and change nothing,
                 *     as do equal bytes without one. The name is not signed and decides nothing alone: other bytes under it are another
                 *     delivery, so numbers may begin anew.
                 * @example dlv-20260302-000017
                 */
                "X-Webhook-Delivery-Id"?: components["parameters"]["ReceiverDeliveryId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ProviderEvent;
            };
        };
        responses: {
            /** @description The delivery was taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProviderAck;
                };
            };
            401: components["responses"]["WEBHOOK_REJECTED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    receivePixMandateEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
                 *     either direction is refused. It is required of a provider of the strategy `timestamped_hmac_v1`, and not read of
                 *     another: that one sends the headers of its own strategy.
                 * @example 1772454605
                 */
                "X-Webhook-Timestamp"?: components["parameters"]["ReceiverTimestamp"];
                /**
                 * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
                 *     bytes of the body, keyed by the secret of the provider. It is required and read as that header is. A delivery
                 *     that has not all headers of any strategy is answered 422, whoever the provider is.
                 * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
                 */
                "X-Webhook-Signature"?: components["parameters"]["ReceiverSignature"];
                /**
                 * @description The provider's name for this delivery. The same bytes under the same name again are answered and change nothing,
                 *     as do equal bytes without one. The name is not signed and decides nothing alone: other bytes under it are another
                 *     delivery, so numbers may begin anew.
                 * @example dlv-20260302-000017
                 */
                "X-Webhook-Delivery-Id"?: components["parameters"]["ReceiverDeliveryId"];
            };
            path: {
                /**
                 * @description The provider that sends the event, as named when it was bound. One we do not know, or that is not heard here, is
                 *     refused like a wrong signature, never with 404.
                 * @example sim-demo
                 */
                provider_id: components["parameters"]["ReceiverProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ProviderEvent;
            };
        };
        responses: {
            /** @description The delivery was taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProviderAck;
                };
            };
            401: components["responses"]["WEBHOOK_REJECTED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    authorizePixMandate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The mandate.
                 * @example pxm_01KJQ8ZC0R9SW8KYF8GAB4HERY
                 */
                mandate_id: components["parameters"]["PixMandateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mandate, active. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixMandateResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PIX_MANDATE_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS.PIX_MANDATE_NOT_PENDING"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED.PARTY_BLOCKED.PIX_MANDATE_REFUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE.OVERLOADED"];
        };
    };
    cancelPixMandateCharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The mandate.
                 * @example pxm_01KJQ8ZC0R9SW8KYF8GAB4HERY
                 */
                mandate_id: components["parameters"]["PixMandateId"];
                /**
                 * @description The charge, one of this mandate.
                 * @example pmc_01KJQ9ZST6BS990G86TVNXF262
                 */
                charge_id: models.PixMandateChargeId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The charge, cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixMandateChargeResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PIX_MANDATE_NOT_FOUND.PIX_MANDATE_CHARGE_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS.PIX_MANDATE_CHARGE_NOT_CANCELLABLE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.PIX_MANDATE_REFUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE.OVERLOADED"];
        };
    };
    rejectPixMandate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The mandate.
                 * @example pxm_01KJQ8ZC0R9SW8KYF8GAB4HERY
                 */
                mandate_id: components["parameters"]["PixMandateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mandate, rejected. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixMandateResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PIX_MANDATE_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS.PIX_MANDATE_NOT_PENDING"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.PIX_MANDATE_REFUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE.OVERLOADED"];
        };
    };
    revokePixMandate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The mandate.
                 * @example pxm_01KJQ8ZC0R9SW8KYF8GAB4HERY
                 */
                mandate_id: components["parameters"]["PixMandateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mandate, revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixMandateResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PIX_MANDATE_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS.PIX_MANDATE_NOT_ACTIVE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.PIX_MANDATE_REFUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE.OVERLOADED"];
        };
    };
    fileMedCase: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.MedCaseCreateRequest;
            };
        };
        responses: {
            /** @description The case, filed or refused by the provider. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.MedCaseResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["MED_PAYMENT_NOT_FOUND.OBLIGATION_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS.MED_CASE_EXISTS"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.MED_PAYMENT_NOT_CONTESTABLE.MED_AMOUNT_EXCEEDS_PAYMENT"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE.OVERLOADED"];
        };
    };
    resolveMedCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The MED case.
                 * @example med_01KJQ9D6NWZMXW6B54699X7F1C
                 */
                case_id: components["parameters"]["MedCaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.MedCaseResolveRequest;
            };
        };
        responses: {
            /** @description The case, resolved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.MedCaseResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["MED_CASE_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS.MED_CASE_OUTBOUND.MED_CASE_RESOLVED.MED_BLOCK_PENDING"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.MED_RETURN_EXCEEDS_SECURED.MED_RELEASE_REFUSED.RETURN_EXCEEDS_ORIGINAL.RAIL_NOT_BOUND.ACCOUNT_CLOSED.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE.OVERLOADED"];
        };
    };
    receivePixMedEventDeprecated: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
                 *     either direction is refused. It is required of a provider of the strategy `timestamped_hmac_v1`, and not read of
                 *     another: that one sends the headers of its own strategy.
                 * @example 1772454605
                 */
                "X-Webhook-Timestamp"?: components["parameters"]["ReceiverTimestamp"];
                /**
                 * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
                 *     bytes of the body, keyed by the secret of the provider. It is required and read as that header is. A delivery
                 *     that has not all headers of any strategy is answered 422, whoever the provider is.
                 * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
                 */
                "X-Webhook-Signature"?: components["parameters"]["ReceiverSignature"];
                /**
                 * @description The provider's name for this delivery. The same bytes under the same name again are answered and change nothing,
                 *     as do equal bytes without one. The name is not signed and decides nothing alone: other bytes under it are another
                 *     delivery, so numbers may begin anew.
                 * @example dlv-20260302-000017
                 */
                "X-Webhook-Delivery-Id"?: components["parameters"]["ReceiverDeliveryId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ProviderEvent;
            };
        };
        responses: {
            /** @description The delivery was taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProviderAck;
                };
            };
            401: components["responses"]["WEBHOOK_REJECTED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    receivePixMedEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
                 *     either direction is refused. It is required of a provider of the strategy `timestamped_hmac_v1`, and not read of
                 *     another: that one sends the headers of its own strategy.
                 * @example 1772454605
                 */
                "X-Webhook-Timestamp"?: components["parameters"]["ReceiverTimestamp"];
                /**
                 * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
                 *     bytes of the body, keyed by the secret of the provider. It is required and read as that header is. A delivery
                 *     that has not all headers of any strategy is answered 422, whoever the provider is.
                 * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
                 */
                "X-Webhook-Signature"?: components["parameters"]["ReceiverSignature"];
                /**
                 * @description The provider's name for this delivery. The same bytes under the same name again are answered and change nothing,
                 *     as do equal bytes without one. The name is not signed and decides nothing alone: other bytes under it are another
                 *     delivery, so numbers may begin anew.
                 * @example dlv-20260302-000017
                 */
                "X-Webhook-Delivery-Id"?: components["parameters"]["ReceiverDeliveryId"];
            };
            path: {
                /**
                 * @description The provider that sends the event, as named when it was bound. One we do not know, or that is not heard here, is
                 *     refused like a wrong signature, never with 404.
                 * @example sim-demo
                 */
                provider_id: components["parameters"]["ReceiverProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ProviderEvent;
            };
        };
        responses: {
            /** @description The delivery was taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProviderAck;
                };
            };
            401: components["responses"]["WEBHOOK_REJECTED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    decodePixQr: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PixQrDecodeRequest;
            };
        };
        responses: {
            /** @description What the code asks for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Razao-Ignored-Fields": components["headers"]["Razao-Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixQrDecodeResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_BRCODE.BRCODE_NOT_RESOLVED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE"];
        };
    };
    createPixDynamicQr: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path: {
                /**
                 * @description The account that is paid.
                 * @example acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4
                 */
                account_id: components["parameters"]["PixQrAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PixQrDynamicCreateRequest;
            };
        };
        responses: {
            /** @description The charge, ACTIVE, with its code. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixQrChargeResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND.PIX_KEY_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_OF_SQUAD.ACCOUNT_CLOSED.PARTY_BLOCKED.KEY_REQUIRED.KEY_AMBIGUOUS.PIX_KEY_NOT_USABLE.PIX_CHARGE_REFUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.PROVIDER_UNAVAILABLE"];
        };
    };
    createPixReturn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PixReturnRequest;
            };
        };
        responses: {
            /** @description The return, on its way. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixReturnResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND.OBLIGATION_NOT_FOUND.PIX_CREDIT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.PIX_CREDIT_NOT_RETURNABLE.RETURN_WINDOW_CLOSED.RETURN_EXCEEDS_ORIGINAL.RAIL_NOT_BOUND.ACCOUNT_CLOSED.ACCOUNT_FROZEN.PARTY_BLOCKED.LIMIT_EXCEEDED.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    receivePixWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
                 *     either direction is refused. It is required of a provider of the strategy `timestamped_hmac_v1`, and not read of
                 *     another: that one sends the headers of its own strategy.
                 * @example 1772454605
                 */
                "X-Webhook-Timestamp"?: components["parameters"]["ReceiverTimestamp"];
                /**
                 * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
                 *     bytes of the body, keyed by the secret of the provider. It is required and read as that header is. A delivery
                 *     that has not all headers of any strategy is answered 422, whoever the provider is.
                 * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
                 */
                "X-Webhook-Signature"?: components["parameters"]["ReceiverSignature"];
                /**
                 * @description The provider's name for this delivery. The same bytes under the same name again are answered and change nothing,
                 *     as do equal bytes without one. The name is not signed and decides nothing alone: other bytes under it are another
                 *     delivery, so numbers may begin anew.
                 * @example dlv-20260302-000017
                 */
                "X-Webhook-Delivery-Id"?: components["parameters"]["ReceiverDeliveryId"];
            };
            path: {
                /**
                 * @description The provider that sends the event, as named when it was bound. One we do not know, or that is not heard here, is
                 *     refused like a wrong signature, never with 404.
                 * @example sim-demo
                 */
                provider_id: components["parameters"]["ReceiverProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ProviderEvent;
            };
        };
        responses: {
            /** @description The delivery was taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProviderAck;
                };
            };
            401: components["responses"]["WEBHOOK_REJECTED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    bindProductTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.BindTemplateRequest;
            };
        };
        responses: {
            /** @description The product, DRAFT. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND.PRODUCT_TEMPLATE_NOT_FOUND"];
            409: components["responses"]["PRODUCT_ALREADY_BOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.QUOTA_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    runBattery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.RunBatteryRequest;
            };
        };
        responses: {
            /** @description The run, waiting for a chain. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.BatteryResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND"];
            409: components["responses"]["PRODUCT_RETIRED.BATTERY_RUNNING"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.QUOTA_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getBattery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description The run of the battery.
                 * @example bat_01KJQC3M4NW1T6VQMGN0JYDQAV
                 */
                battery_id: components["parameters"]["BatteryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.BatteryResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND.BATTERY_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certification. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CertificationResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND.CERTIFICATION_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    certifyProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CertificationEvidence;
            };
        };
        responses: {
            /** @description The certification. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Razao-Ignored-Fields": components["headers"]["Razao-Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CertificationResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND.CERTIFICATION_EVIDENCE_NOT_FOUND"];
            409: components["responses"]["PRODUCT_RETIRED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.EVIDENCE_HASH_MISMATCH.EVIDENCE_NOT_APPLICABLE.EVIDENCE_VERDICT_FAILED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getCertificationEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description Which document.
                 * @example battery
                 */
                kind: models.CertificationEvidenceKind;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CertificationEvidenceDocument;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND.CERTIFICATION_NOT_FOUND.CERTIFICATION_EVIDENCE_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    openConformanceRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ConformanceRunOpenRequest;
            };
        };
        responses: {
            /** @description The run, with all its steps still to be run. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Razao-Ignored-Fields": components["headers"]["Razao-Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ConformanceRunResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["PRODUCT_RETIRED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.CONFORMANCE_ACCOUNTS_INSUFFICIENT.CONFORMANCE_ACCOUNT_NOT_ELIGIBLE.CURRENCY_MISMATCH.ACCOUNT_CLOSED.ACCOUNT_FROZEN"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getConformanceRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description The conformance run.
                 * @example cfr_01KJQC40HYZ8VXSBAQAE92J483
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ConformanceRunResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND.CONFORMANCE_RUN_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    runConformanceStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description The conformance run.
                 * @example cfr_01KJQC40HYZ8VXSBAQAE92J483
                 */
                run_id: components["parameters"]["RunId"];
                /**
                 * @description Position of the step in the run, from 0.
                 * @example 1
                 */
                index: models.ConformanceStepIndex;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ConformanceStepRequest;
            };
        };
        responses: {
            /** @description The run, with the step on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ConformanceRunResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND.CONFORMANCE_RUN_NOT_FOUND.CONFORMANCE_STEP_NOT_FOUND"];
            409: components["responses"]["CONFORMANCE_RUN_ENDED.CONFORMANCE_STEP_OUT_OF_ORDER.INSTANCE_NOT_INDEXED.CONFORMANCE_STEP_NOT_DUE.PRODUCT_RETIRED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED.ACCOUNT_FROZEN.PARTY_BLOCKED.QUOTA_EXCEEDED.QBRL_NOT_ISSUED.QBRL_CAP_EXCEEDED.LIMIT_EXCEEDED.INSUFFICIENT_FUNDS"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    createProductInstance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreateInstanceRequest;
            };
        };
        responses: {
            /** @description The instance, on its way to the chain. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductInstanceResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["PRODUCT_NOT_OPEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.PRODUCT_PARAMETER_INVALID.PRODUCT_ACCOUNT_NOT_ELIGIBLE.CURRENCY_MISMATCH.ACCOUNT_CLOSED.ACCOUNT_FROZEN.PARTY_BLOCKED.QUOTA_EXCEEDED.LIMIT_EXCEEDED.QBRL_NOT_ISSUED.QBRL_CAP_EXCEEDED.INSUFFICIENT_FUNDS"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    driveProductAction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description The instance.
                 * @example pin_01KJQC2TFQ7NP0S711R8JCYRQJ
                 */
                instance_id: components["parameters"]["InstanceId"];
                /**
                 * @description Name of the action. One that the manifest does not declare answers 404 `PRODUCT_ACTION_NOT_FOUND`.
                 * @example claim
                 */
                action: models.ActionSegment;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.DriveActionRequest;
            };
        };
        responses: {
            /** @description The instance, with the move at the end of its timeline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductInstanceResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND.PRODUCT_INSTANCE_NOT_FOUND.PRODUCT_ACTION_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["INSTANCE_CLOSED.INSTANCE_NOT_INDEXED.PRODUCT_RETIRED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.NOT_A_PARTY_OF_INSTANCE.PRODUCT_PARAMETER_INVALID.ACCOUNT_FROZEN.PARTY_BLOCKED.LIMIT_EXCEEDED.QBRL_CAP_EXCEEDED.INSUFFICIENT_FUNDS"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    closeProductInstance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
                /**
                 * @description The instance.
                 * @example pin_01KJQC2TFQ7NP0S711R8JCYRQJ
                 */
                instance_id: components["parameters"]["InstanceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CloseInstanceRequest;
            };
        };
        responses: {
            /** @description The instance, with its closing at the end of the timeline. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductInstanceResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND.PRODUCT_INSTANCE_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["INSTANCE_CLOSED.INSTANCE_NOT_INDEXED.INSTANCE_NOT_CLOSABLE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.NOT_A_PARTY_OF_INSTANCE.ACCOUNT_FROZEN.PARTY_BLOCKED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    listProductScenarios: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The product.
                 * @example caucao-aluguel
                 */
                product_id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of scenarios. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ScenarioListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    resolveReconciliationBreak: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The reconciliation break.
                 * @example rcb_01KJQAB4S7SRQ4GY183501PPB5
                 */
                break_id: components["parameters"]["BreakId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ResolveBreakRequest;
            };
        };
        responses: {
            /** @description The break, resolved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ReconciliationBreakResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["RECONCILIATION_BREAK_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["RECONCILIATION_BREAK_RESOLVED.PAYMENT_BOOKED_ALREADY"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.ACCOUNT_CLOSED.CURRENCY_MISMATCH.ACCOUNT_OF_SQUAD.ACCOUNT_FROZEN.PARTY_BLOCKED.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    startReconciliationRun: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.StartReconciliationRunRequest;
            };
        };
        responses: {
            /** @description The run, under way. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ReconciliationRunResponse;
                };
            };
            400: components["responses"]["INVALID_PERIOD.PERIOD_TOO_LONG"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            409: components["responses"]["RECONCILIATION_RUN_IN_PROGRESS"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.RAIL_NOT_BOUND.PROVIDER_STATEMENT_NOT_OFFERED.PROVIDER_STATEMENT_INVALID"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    tickScheduler: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was due, and what became of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SchedulerTickResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreateScheduleRequest;
            };
        };
        responses: {
            /** @description The new schedule. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ScheduleResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_TIMEZONE.INVALID_RECURRENCE.RUN_AT_IN_PAST.NO_ACCOUNT_SIDE.RAIL_NEEDS_ACCOUNTS.SAME_ACCOUNT.RAIL_NOT_BOUND.INVALID_CURRENCY.CURRENCY_MISMATCH.BRCODE_AMOUNT_DIFFERS.PIX_CHARGE_NOT_PAYABLE.ACCOUNT_OF_SQUAD.ACCOUNT_CLOSED.QUOTA_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    cancelSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The schedule.
                 * @example sch_01KJQ9SGHKTSQRZBHY0K5AXT5M
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule, cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ScheduleResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["SCHEDULE_NOT_FOUND"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updateSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The schedule.
                 * @example sch_01KJQ9SGHKTSQRZBHY0K5AXT5M
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.UpdateScheduleRequest;
            };
        };
        responses: {
            /** @description The schedule after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ScheduleResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["SCHEDULE_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["SCHEDULE_TERMINAL"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_TIMEZONE.INVALID_RECURRENCE.NO_ACCOUNT_SIDE.RAIL_NEEDS_ACCOUNTS.SAME_ACCOUNT.INVALID_CURRENCY.CURRENCY_MISMATCH.BRCODE_AMOUNT_DIFFERS.PIX_CHARGE_NOT_PAYABLE.ACCOUNT_OF_SQUAD.ACCOUNT_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    pauseSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The schedule.
                 * @example sch_01KJQ9SGHKTSQRZBHY0K5AXT5M
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule, paused. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ScheduleResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["SCHEDULE_NOT_FOUND"];
            409: components["responses"]["SCHEDULE_TERMINAL"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    resumeSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The schedule.
                 * @example sch_01KJQ9SGHKTSQRZBHY0K5AXT5M
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule, active again or completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ScheduleResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["SCHEDULE_NOT_FOUND"];
            409: components["responses"]["SCHEDULE_TERMINAL"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createSquad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreateSquadRequest;
            };
        };
        responses: {
            /** @description The new squad. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadDetailResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.MEMBER_NOT_ELIGIBLE.ACCOUNT_CLOSED.SQUAD_LIMIT_REACHED.QUOTA_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    updateSquad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.UpdateSquadRequest;
            };
        };
        responses: {
            /** @description The squad after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadDetailResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    grantAutoCollectConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ConsentRequest;
            };
        };
        responses: {
            /** @description The consent, ACTIVE. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ConsentResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND.RECURRING_EXPENSE_NOT_FOUND"];
            409: components["responses"]["RECURRING_EXPENSE_DELETED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.NO_SHARE_TO_COLLECT.CURRENCY_MISMATCH"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    revokeAutoCollectConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
                /**
                 * @description The consent.
                 * @example cns_01KJQB64H7J1J224VQJFVSB7CE
                 */
                consent_id: components["parameters"]["ConsentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ConsentRevokeRequest;
            };
        };
        responses: {
            /** @description The consent is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ConsentRevokeResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.NOT_THE_CONSENTING_MEMBER"];
            404: components["responses"]["SQUAD_NOT_FOUND.CONSENT_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    closeSquad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CloseRequest;
            };
        };
        responses: {
            /** @description The squad, closed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadDetailResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["SQUAD_NOT_EMPTY"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    contributeToSquad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ContributionRequest;
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ContributionResponse;
                };
            };
            400: components["responses"]["INVALID_KIND"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND.SOURCE_TRANSACTION_NOT_FOUND"];
            409: components["responses"]["SOURCE_TRANSACTION_TAKEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN.SPLIT_NOT_APPLICABLE.CURRENCY_MISMATCH.SPLIT_MEMBER_NOT_ACTIVE.SPLIT_INVALID.ACCOUNT_FROZEN.PARTY_BLOCKED.LIMIT_EXCEEDED.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    voidContribution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
                /**
                 * @description The entry of the squad. One it does not have answers 404 `SQUAD_ENTRY_NOT_FOUND`.
                 * @example 18
                 */
                entry_seq: components["parameters"]["SquadEntrySeq"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SquadActorRequest;
            };
        };
        responses: {
            /** @description The expense, without open shares. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ContributionResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.NOT_THE_CREDITOR"];
            404: components["responses"]["SQUAD_NOT_FOUND.SQUAD_ENTRY_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["SQUAD_ENTRY_NOT_OPEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.ENTRY_NOT_ACCOUNTING.SQUAD_CLOSED.SQUAD_FROZEN"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    resplitExpense: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
                /**
                 * @description The entry of the squad. One it does not have answers 404 `SQUAD_ENTRY_NOT_FOUND`.
                 * @example 18
                 */
                entry_seq: components["parameters"]["SquadEntrySeq"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ResplitRequest;
            };
        };
        responses: {
            /** @description The expense with its new shares. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ContributionResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.SQUAD_ENTRY_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["SQUAD_ENTRY_NOT_OPEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN.ENTRY_NOT_ACCOUNTING.SPLIT_MEMBER_NOT_ACTIVE.SPLIT_INVALID"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    freezeSquad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SquadActorRequest;
            };
        };
        responses: {
            /** @description The squad, frozen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadDetailResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    setSquadGoal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SetGoalRequest;
            };
        };
        responses: {
            /** @description The goal as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadGoalResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.CURRENCY_MISMATCH.GOAL_DATE_PAST"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    deleteSquadGoal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SquadActorRequest;
            };
        };
        responses: {
            /** @description The squad has no goal any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadGoalResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    inviteToSquad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.InviteRequest;
            };
        };
        responses: {
            /** @description The invitations, in the order asked for. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadInvitationListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["ALREADY_A_SQUAD_MEMBER"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.MEMBER_NOT_ELIGIBLE.CURRENCY_MISMATCH.ACCOUNT_CLOSED.SQUAD_LIMIT_REACHED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    acceptSquadInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.InvitationAnswerRequest;
            };
        };
        responses: {
            /** @description The new member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadMemberOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND.SQUAD_INVITATION_NOT_FOUND"];
            409: components["responses"]["SQUAD_INVITATION_NOT_PENDING"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.ACCOUNT_CLOSED.SQUAD_LIMIT_REACHED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    declineSquadInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.InvitationAnswerRequest;
            };
        };
        responses: {
            /** @description The invitation, declined. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadInvitationOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND.SQUAD_INVITATION_NOT_FOUND"];
            409: components["responses"]["SQUAD_INVITATION_NOT_PENDING"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    revokeSquadInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
                /**
                 * @description The account that is invited.
                 * @example acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7
                 */
                invitee_account_id: components["parameters"]["InviteeAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SquadActorRequest;
            };
        };
        responses: {
            /** @description The invitation, revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadInvitationOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.SQUAD_INVITATION_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["SQUAD_INVITATION_NOT_PENDING"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    removeSquadMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
                /**
                 * @description The account of the member.
                 * @example acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3
                 */
                member_account_id: components["parameters"]["MemberAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SquadActorRequest;
            };
        };
        responses: {
            /** @description The members who are left. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadMemberListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.SQUAD_MEMBER_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["LAST_OWNER.MEMBER_NOT_SETTLED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    changeMemberQuota: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
                /**
                 * @description The account of the member.
                 * @example acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3
                 */
                member_account_id: components["parameters"]["MemberAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ChangeMemberQuotaRequest;
            };
        };
        responses: {
            /** @description The member after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadMemberOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.SQUAD_MEMBER_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
                /**
                 * @description The account of the member.
                 * @example acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3
                 */
                member_account_id: components["parameters"]["MemberAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ChangeMemberRoleRequest;
            };
        };
        responses: {
            /** @description The member after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadMemberOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.SQUAD_MEMBER_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_ROLE.OWN_ROLE.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    setSquadRecurrence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SetRecurrenceRequest;
            };
        };
        responses: {
            /** @description The cycles as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadRecurrenceResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    createRecurringExpense: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreateRecurringExpenseRequest;
            };
        };
        responses: {
            /** @description The new recurring expense. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.RecurringExpenseResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["RECURRENCE_NOT_ENABLED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.PAYER_NOT_A_MEMBER.SPLIT_MEMBER_NOT_ACTIVE.SPLIT_INVALID.CURRENCY_MISMATCH.SQUAD_LIMIT_REACHED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    deleteRecurringExpense: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
                /**
                 * @description The recurring expense.
                 * @example rex_01KJQB534XQ7BG0MHYKZYFWNPP
                 */
                rex_id: components["parameters"]["RecurringExpenseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SquadActorRequest;
            };
        };
        responses: {
            /** @description The recurring expense, deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.RecurringExpenseResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.RECURRING_EXPENSE_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    updateRecurringExpense: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
                /**
                 * @description The recurring expense.
                 * @example rex_01KJQB534XQ7BG0MHYKZYFWNPP
                 */
                rex_id: components["parameters"]["RecurringExpenseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.UpdateRecurringExpenseRequest;
            };
        };
        responses: {
            /** @description The recurring expense as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.RecurringExpenseResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.RECURRING_EXPENSE_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["RECURRING_EXPENSE_DELETED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.AMOUNT_NOT_APPLICABLE.PAYER_NOT_A_MEMBER.SPLIT_MEMBER_NOT_ACTIVE.SPLIT_INVALID.CURRENCY_MISMATCH"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    confirmRecurringExpense: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
                /**
                 * @description The recurring expense.
                 * @example rex_01KJQB534XQ7BG0MHYKZYFWNPP
                 */
                rex_id: components["parameters"]["RecurringExpenseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ConfirmVariableRequest;
            };
        };
        responses: {
            /** @description The expense it was posted as. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ContributionResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.NOT_THE_PAYER"];
            404: components["responses"]["SQUAD_NOT_FOUND.RECURRING_EXPENSE_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["RECURRING_EXPENSE_DELETED.RECURRING_EXPENSE_NOT_PENDING"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN.SPLIT_MEMBER_NOT_ACTIVE.CURRENCY_MISMATCH.ACCOUNT_FROZEN.PARTY_BLOCKED.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    setSpendApprovalRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SetRulesRequest;
            };
        };
        responses: {
            /** @description The rules as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadRulesResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.CURRENCY_MISMATCH.APPROVALS_UNREACHABLE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    deleteSpendApprovalRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SquadActorRequest;
            };
        };
        responses: {
            /** @description The squad has no rules any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadRulesResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    settleSquadDebts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SettleRequest;
            };
        };
        responses: {
            /** @description What was paid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SettleResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.NOT_THE_DEBTOR"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND.SHARE_NOT_FOUND"];
            409: components["responses"]["SHARE_NOT_OPEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN.ACCOUNT_FROZEN.PARTY_BLOCKED.LIMIT_EXCEEDED.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    simplifySquadDebts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SquadActorRequest;
            };
        };
        responses: {
            /** @description The debts, simplified. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadSimplifyResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    approveSpendRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
                /**
                 * @description The spend request.
                 * @example spr_01KJQB4TEFYJ089DAGB1ZSZW8P
                 */
                spr_id: components["parameters"]["SpendRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SquadActorRequest;
            };
        };
        responses: {
            /** @description The spend request with the approval. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadSpendRequestOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE.OWN_SPEND_REQUEST"];
            404: components["responses"]["SQUAD_NOT_FOUND.SPEND_REQUEST_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["SPEND_REQUEST_NOT_PENDING"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN.ACCOUNT_FROZEN.PARTY_BLOCKED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    rejectSpendRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
                /**
                 * @description The spend request.
                 * @example spr_01KJQB4TEFYJ089DAGB1ZSZW8P
                 */
                spr_id: components["parameters"]["SpendRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.RejectSpendRequest;
            };
        };
        responses: {
            /** @description The spend request, rejected. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadSpendRequestOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.SPEND_REQUEST_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            409: components["responses"]["SPEND_REQUEST_NOT_PENDING"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    spendFromSquad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SpendRequest;
            };
        };
        responses: {
            /** @description The spend, executed or waiting for approval. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SpendResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED.SQUAD_FROZEN.RAIL_NEEDS_ACCOUNTS.SAME_ACCOUNT.RAIL_NOT_BOUND.INVALID_CURRENCY.ACCOUNT_CLOSED.CURRENCY_MISMATCH.ACCOUNT_OF_SQUAD.BRCODE_AMOUNT_DIFFERS.PIX_CHARGE_NOT_PAYABLE.APPROVALS_UNREACHABLE.SQUAD_LIMIT_REACHED.ACCOUNT_FROZEN.PARTY_BLOCKED.LIMIT_EXCEEDED.INSUFFICIENT_FUNDS.BALANCE_OVERFLOW"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    unfreezeSquad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SquadActorRequest;
            };
        };
        responses: {
            /** @description The squad, no longer frozen. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadDetailResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE.OVERLOADED"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhook endpoints. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.WebhookEndpointListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A name of yours for this write. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 0f2c9a52-9d1c-4c3e-8c57-3b6c0a6d1e11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKeyRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreateWebhookEndpointRequest;
            };
        };
        responses: {
            /** @description The new webhook endpoint, with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.WebhookEndpointCreatedResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.WEBHOOK_URL_REFUSED.UNKNOWN_EVENT_TYPE.QUOTA_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The webhook endpoint.
                 * @example whe_01KJQ8WQTSKJXYMMY6AVQGP20F
                 */
                endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint that was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.WebhookEndpointResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["WEBHOOK_ENDPOINT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The webhook endpoint.
                 * @example whe_01KJQ8WQTSKJXYMMY6AVQGP20F
                 */
                endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.UpdateWebhookEndpointRequest;
            };
        };
        responses: {
            /** @description The webhook endpoint after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.WebhookEndpointResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["WEBHOOK_ENDPOINT_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.WEBHOOK_URL_REFUSED.UNKNOWN_EVENT_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    recoverWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The webhook endpoint.
                 * @example whe_01KJQ8WQTSKJXYMMY6AVQGP20F
                 */
                endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.RecoverWebhookEndpointRequest;
            };
        };
        responses: {
            /** @description What will be sent again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.WebhookRecoveryResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["WEBHOOK_ENDPOINT_NOT_FOUND.EVENT_NOT_FOUND"];
            409: components["responses"]["WEBHOOK_ENDPOINT_NOT_ACTIVE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of yours for this write, honoured when given. The same key and body give the first answer again with
                 *     `Idempotency-Replayed: true`; another body is refused with `IDEMPOTENCY_KEY_REUSED`. Kept 7 days.
                 * @example 7a1d0a8c-51a4-4c0e-9f5e-6f0a4a7f2b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOptional"];
            };
            path: {
                /**
                 * @description The webhook endpoint.
                 * @example whe_01KJQ8WQTSKJXYMMY6AVQGP20F
                 */
                endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of the test delivery, also when it did not arrive. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.WebhookTestResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["WEBHOOK_ENDPOINT_NOT_FOUND"];
            409: components["responses"]["IDEMPOTENCY_IN_PROGRESS"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
}

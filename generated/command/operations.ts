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
         *     Closing a closed account answers 200 and changes nothing. Repeating the request with the same `Idempotency-Key`
         *     answers with the first answer.
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
         * @description Limits the movements of one account, from the next one on. With a `policy_key` that a broader policy carries, it
         *     takes that policy's place for this account and takes over what was used in the running window.
         *
         *     Without the scope `service/operator` it may only tighten what it shadows: REJECT, the same dimension, direction,
         *     window and rail, a threshold that is not higher, and no narrower hours or KYC level; else it is refused with
         *     `LIMIT_CEILING_EXCEEDED`. A policy that shadows nothing can be anything, for all policies are enforced together.
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
         * @description Sets the knobs that are given and leaves the others. A decrease, and moving the night from 22:00 to 20:00, take
         *     effect at once and cancel an increase of the same knob that waits. An increase, and moving the night from 20:00 to
         *     22:00, wait 24 to 48 hours, as the rules of Pix demand, and stand in the answer as `pending`; asking again for what
         *     is pending keeps its time, asking for another increase replaces it and starts the wait anew.
         *
         *     Above its `ceiling` a limit is refused with `LIMIT_CEILING_EXCEEDED`, unless the token has `service/operator` as
         *     well; if one knob is refused, none is changed. Repeating the request with the same `Idempotency-Key` answers with
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
         * @description Makes a CUSTOMER of whom a GUEST or EXTERNAL account stands for: opens a new CUSTOMER account of the party named,
         *     moves all the money there in one entry, blocks included, and closes the old account. From then on balance,
         *     statement and transactions asked by either identifier show the joined history, and credits to the old one arrive
         *     on the new. Limits do not count the move.
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
         *     The answer is 201 in any case, with the `state` that says what became of it. What fits nothing, or contradicts an
         *     obligation that is final, is kept UNMATCHED and flips nothing; money that came with it waits on the ledger's
         *     exception account. What comes before its time is kept DEFERRED and tried again by itself.
         *
         *     Evidence is known by `provider_id` and `external_id`: a second delivery answers 201 with the first record,
         *     whatever its `Idempotency-Key` and its other fields, and moves nothing.
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
         *     DISMISS says that it needs nothing more and moves nothing. UNMATCHED, DEFERRED and FAILED evidence can be
         *     resolved; an obligation that is final never flips.
         *
         *     A second resolve is refused with `EVIDENCE_FINAL`; repeating the request with the same `Idempotency-Key` answers
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
         * @description Lowers the amount of an active hold, moves its deadline, or both; what is left out stays. What the hold no longer
         *     reserves is free again, and secures open blocks of the account first. A hold never grows: a larger amount is
         *     refused with `HOLD_INCREASE_REFUSED`.
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
         *     first. It works on a frozen account too.
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
         *     Repeating the request with the same `Idempotency-Key` answers with the same obligation and moves nothing again.
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
         *     An obligation that is PENDING already answers 200 and is not changed. One that is DISPATCHED is refused with
         *     `DISPATCH_NOT_FAILED`, a final one with `OBLIGATION_FINAL`. Repeating the request with the same `Idempotency-Key`
         *     answers with the first answer.
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
         *     The scope `service/obligations.write` resolves obligations on MOCK, and cancels those that were never dispatched;
         *     everything else, and any disposition, needs `service/operator` as well. Resolving twice is refused with
         *     `OBLIGATION_FINAL`; a repetition with the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["resolveObligation"];
        delete?: never;
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
         *     value is refused with `PIX_KEY_TAKEN` while it is PENDING or ACTIVE; an EVP would be drawn anew.
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
         * @description Where a provider tells what became of keys and claims. It is signed by the provider instead of carrying a token.
         *     An event that repeats an earlier one, or comes too late for the state of the key or claim, is taken and changes
         *     nothing; so is one we do not know.
         *
         *     | event | when | `data` |
         *     |---|---|---|
         *     | `KEY_REGISTERED` | the directory knows the key; it becomes ACTIVE | `reference`, `key_type`, `key_value` |
         *     | `KEY_REGISTRATION_FAILED` | the directory refused it | `reference`, `key_type`, `key_value`?, `failure_code`, `held_by`? |
         *     | `KEY_EXCLUDED` | the key is gone from the directory | `reference`, `key_type`, `key_value`, `reason` |
         *     | `CLAIM_OPENED` | another participant wants a key of ours | `claim_id`, `type`, `key_type`, `key_value`, `claimer`, `donor`, `resolution_deadline`, `completion_deadline` |
         *     | `CLAIM_WAITING_RESOLUTION` | the donor has taken note | `claim_id`, `resolution_deadline`, `completion_deadline` |
         *     | `CLAIM_CONFIRMED` | the donor gave the key up | `claim_id`, `reason`, `completion_deadline` |
         *     | `CLAIM_COMPLETED` | the claimer has the key | `claim_id` |
         *     | `CLAIM_CANCELLED` | either side called it off | `claim_id`, `reason`, `cancelled_by` |
         *
         *     Fields are required but for those with `?`. `reference` (text) is the `key_id` that we gave when we asked;
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
         *     institution, and marks of fraud. Nothing is kept. A key of one of your own accounts is answered without asking.
         *
         *     The directory guards itself against scanning. Each payer has a budget, one for PHONE and EMAIL and one for the
         *     other types: a person 100, refilled by 2 a minute, a company 1,000, refilled by 20. A key that exists costs 1, one
         *     that does not costs 20, and a payment made gives back 1 or 2. An empty budget is 429 `RATE_LIMITED`, with
         *     `Retry-After` and `details: {budget, remaining, refill_per_minute}`. Give the account of the payer as
         *     `account_id`; without it the look-up is on the budget of your own company.
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
         *     Deleting an excluded key answers 200 and changes nothing. After `PROVIDER_UNAVAILABLE` the key reads as before;
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
         *     `PROVIDER_UNAVAILABLE`. With another one it is refused with `PIX_CLAIM_OPEN`.
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
         *     address in a code is never fetched. Nothing is kept and nothing moves, however often it is asked.
         *
         *     To pay, create an obligation on PIX with the creditor `brcode:` and the code; or on NATIVE when `account_id` names
         *     one of your own accounts.
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
         * @description Sends money of a Pix credit back to its payer, in whole or in part, within 90 days. The account that received it
         *     pays at once, by a counter-obligation which names the original end-to-end id and waits in transit until the rail
         *     answers. A credit may be returned in several parts, together never more than it was; a return that fails gives its
         *     part back. Returns themselves are not returned.
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
         * @description Where a provider tells what became of payments, and what arrived. It is signed by the provider instead of carrying
         *     a token. An event becomes evidence, goes the way of all evidence, and settles or fails the obligation it matches;
         *     a credit becomes an obligation of its own in the account its key leads to, or is kept aside as unmatched.
         *
         *     Nothing is applied twice: an event is known by its delivery, and by `end_to_end_id` (for returns
         *     `return_end_to_end_id`) and event, whichever way it comes. What contradicts a final obligation never flips it.
         *
         *     | event | when | `data` |
         *     |---|---|---|
         *     | `PAYMENT_SETTLED` | a payment of ours reached its receiver | `reference`, `end_to_end_id`, `amount`, `settled_at` |
         *     | `PAYMENT_FAILED` | a payment of ours was refused | `reference`, `end_to_end_id`, `amount`, `failure_code`, `failure_reason`? |
         *     | `CREDIT_RECEIVED` | money arrived for a key of ours | `end_to_end_id`, `amount`, `settled_at`, `initiation`, `key`, `txid`?, `payer`, `payer_message`? |
         *     | `RETURN_SETTLED` | a return of ours reached the payer | `reference`, `return_end_to_end_id`, `original_end_to_end_id`, `amount`, `settled_at` |
         *     | `RETURN_FAILED` | a return of ours was refused | `reference`, `return_end_to_end_id`, `original_end_to_end_id`, `amount`, `failure_code`, `failure_reason`? |
         *     | `RETURN_RECEIVED` | a payment of ours was sent back, or a part of it | `return_end_to_end_id`, `original_end_to_end_id`, `amount`, `settled_at`, `reason_code` |
         *     | `QR_CHARGE_CANCELLED` | the provider took a dynamic charge back | `txid`, `reason`? |
         *
         *     Fields are required but for those with `?`. `reference` (text) is the `obligation_id` that we gave when we asked.
         *     `amount` is `{currency, value}` in centavos; `settled_at` an instant. `failure_code` is a code of the rail (ISO
         *     20022, such as AC03), `failure_reason`, `payer_message` and `reason` are text. `initiation` says how it was paid:
         *     MANU (by account), DICT (by key), QRES (static code), QRDN (dynamic code), INIC (through an initiator), AUTO (Pix
         *     Automático). `payer` is `{name, tax_id, participant: {ispb, name}}`. A `txid` of a dynamic charge makes it PAID.
         */
        post: operations["receivePixWebhook"];
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
         *     SUPERSEDED, and what still differs is opened anew. What someone has explained before is not opened again.
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
        ActorId: models.ActorId;
        AdjustHoldRequest: models.AdjustHoldRequest;
        AmountDetail: models.AmountDetail;
        AmountField: models.AmountField;
        BlockId: models.BlockId;
        BlockReasonCode: models.BlockReasonCode;
        BlockResponse: models.BlockResponse;
        BlockState: models.BlockState;
        CaptureHoldRequest: models.CaptureHoldRequest;
        CreateAccountLimitPolicyRequest: models.CreateAccountLimitPolicyRequest;
        CreateGlAccountRequest: models.CreateGlAccountRequest;
        CreateLimitPolicyRequest: models.CreateLimitPolicyRequest;
        CreateObligationBatchRequest: models.CreateObligationBatchRequest;
        CreateObligationBatchResponse: models.CreateObligationBatchResponse;
        CreateObligationRequest: models.CreateObligationRequest;
        Currency: models.Currency;
        DebtorCreditor: models.DebtorCreditor;
        Disposition: models.Disposition;
        Error: models.Error;
        ErrorDetails: models.ErrorDetails;
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
        GlAccountCode: models.GlAccountCode;
        GlAccountId: models.GlAccountId;
        GlAccountResponse: models.GlAccountResponse;
        GlAccountType: models.GlAccountType;
        GlMemberType: models.GlMemberType;
        GlSide: models.GlSide;
        HTTPValidationError: models.HTTPValidationError;
        HoldId: models.HoldId;
        HoldResponse: models.HoldResponse;
        HoldState: models.HoldState;
        IdempotencyKey: models.IdempotencyKey;
        IngestEvidenceRequest: models.IngestEvidenceRequest;
        Instant: models.Instant;
        LedgerAddress: models.LedgerAddress;
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
        LimitWindow: models.LimitWindow;
        MatchKeyValue: models.MatchKeyValue;
        MatchKeys: models.MatchKeys;
        MedCaseId: models.MedCaseId;
        Metadata: models.Metadata;
        MovementDirection: models.MovementDirection;
        ObligationBatchResult: models.ObligationBatchResult;
        ObligationBatchResultStatus: models.ObligationBatchResultStatus;
        ObligationId: models.ObligationId;
        ObligationResponse: models.ObligationResponse;
        ObligationState: models.ObligationState;
        PartyId: models.PartyId;
        PartyReference: models.PartyReference;
        PixBrcode: models.PixBrcode;
        PixClaimId: models.PixClaimId;
        PixClaimResponse: models.PixClaimResponse;
        PixClaimRole: models.PixClaimRole;
        PixClaimState: models.PixClaimState;
        PixClaimType: models.PixClaimType;
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
        PixNighttimeStart: models.PixNighttimeStart;
        PixParticipant: models.PixParticipant;
        PixQrAmountCents: models.PixQrAmountCents;
        PixQrChargeResponse: models.PixQrChargeResponse;
        PixQrChargeState: models.PixQrChargeState;
        PixQrCurrency: models.PixQrCurrency;
        PixQrDecodeRequest: models.PixQrDecodeRequest;
        PixQrDecodeResponse: models.PixQrDecodeResponse;
        PixQrDecodedMerchant: models.PixQrDecodedMerchant;
        PixQrDueKind: models.PixQrDueKind;
        PixQrDynamicCreateRequest: models.PixQrDynamicCreateRequest;
        PixQrKind: models.PixQrKind;
        PixQrMerchant: models.PixQrMerchant;
        PixQrResolvedCharge: models.PixQrResolvedCharge;
        PixRecipient: models.PixRecipient;
        PixRecipientType: models.PixRecipientType;
        PixReturnAmount: models.PixReturnAmount;
        PixReturnCurrency: models.PixReturnCurrency;
        PixReturnEndToEndId: models.PixReturnEndToEndId;
        PixReturnReasonCode: models.PixReturnReasonCode;
        PixReturnRequest: models.PixReturnRequest;
        PixReturnResponse: models.PixReturnResponse;
        PixReturnState: models.PixReturnState;
        PixTxid: models.PixTxid;
        PlaceBlockReasonCode: models.PlaceBlockReasonCode;
        PlaceBlockRequest: models.PlaceBlockRequest;
        PlaceHoldRequest: models.PlaceHoldRequest;
        PromoteAccountRequest: models.PromoteAccountRequest;
        ProviderAck: models.ProviderAck;
        ProviderAckStatus: models.ProviderAckStatus;
        ProviderEvent: models.ProviderEvent;
        ProviderEventData: models.ProviderEventData;
        ProviderId: models.ProviderId;
        PutPixLimitsRequest: models.PutPixLimitsRequest;
        Rail: models.Rail;
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
        ReleaseBlockRequest: models.ReleaseBlockRequest;
        ResolutionOutcome: models.ResolutionOutcome;
        ResolveBreakRequest: models.ResolveBreakRequest;
        ResolveEvidenceByCredit: models.ResolveEvidenceByCredit;
        ResolveEvidenceByDismissal: models.ResolveEvidenceByDismissal;
        ResolveEvidenceByMatch: models.ResolveEvidenceByMatch;
        ResolveEvidenceRequest: models.ResolveEvidenceRequest;
        ResolveObligationRequest: models.ResolveObligationRequest;
        SequenceNumber: models.SequenceNumber;
        Sha256Hex: models.Sha256Hex;
        SideKind: models.SideKind;
        StartReconciliationRunRequest: models.StartReconciliationRunRequest;
        Timestamp: models.Timestamp;
        TransactionId: models.TransactionId;
        ValidationContext: models.ValidationContext;
        ValidationError: models.ValidationError;
    };
    responses: never;
    parameters: {
        /**
         * @description The account.
         * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
         */
        AccountId: models.AccountId;
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
         * @description The obligation.
         * @example obl_01KJQ9D3E5G7J9M1P3R5T7V9X1
         */
        ObligationId: models.ObligationId;
        /**
         * @description The Pix key.
         * @example pxk_01KJQ8XRDWG3R643XJSP61W2T8
         */
        PixKeyId: models.PixKeyId;
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
         * @description The provider's name for this delivery. The same one again is answered and changes nothing. Without it, equal
         *     bytes count as the same delivery.
         * @example dlv-20260302-000017
         */
        ReceiverDeliveryId: string;
        /**
         * @description The provider that sends the event, as named when it was bound. One we do not know is refused like a wrong
         *     signature, never with 404.
         * @example sim-demo
         */
        ReceiverProviderId: string;
        /**
         * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
         *     bytes of the body, keyed by the secret of the provider. A provider bound to another scheme sends what that
         *     scheme asks for.
         * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
         */
        ReceiverSignature: string;
        /**
         * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
         *     either direction is refused.
         * @example 1772454605
         */
        ReceiverTimestamp: string;
    };
    requestBodies: never;
    headers: {
        /** @description Present, and `true`, when this is the first answer given again. */
        "Idempotency-Replayed": "true";
        /** @description Seconds to wait before the next attempt. */
        "Retry-After": number;
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
                 * @description The account.
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
                 * @description The account.
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
                 * @description The account.
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
                 * @description The account.
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
                 * @description The account.
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
                 * @description The account.
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixKeyResponse;
                };
            };
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
        };
    };
    receivePixKeyEventDeprecated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
                 *     either direction is refused.
                 * @example 1772454605
                 */
                "X-Webhook-Timestamp": components["parameters"]["ReceiverTimestamp"];
                /**
                 * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
                 *     bytes of the body, keyed by the secret of the provider. A provider bound to another scheme sends what that
                 *     scheme asks for.
                 * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
                 */
                "X-Webhook-Signature": components["parameters"]["ReceiverSignature"];
                /**
                 * @description The provider's name for this delivery. The same one again is answered and changes nothing. Without it, equal
                 *     bytes count as the same delivery.
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
        };
    };
    receivePixKeyEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
                 *     either direction is refused.
                 * @example 1772454605
                 */
                "X-Webhook-Timestamp": components["parameters"]["ReceiverTimestamp"];
                /**
                 * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
                 *     bytes of the body, keyed by the secret of the provider. A provider bound to another scheme sends what that
                 *     scheme asks for.
                 * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
                 */
                "X-Webhook-Signature": components["parameters"]["ReceiverSignature"];
                /**
                 * @description The provider's name for this delivery. The same one again is answered and changes nothing. Without it, equal
                 *     bytes count as the same delivery.
                 * @example dlv-20260302-000017
                 */
                "X-Webhook-Delivery-Id"?: components["parameters"]["ReceiverDeliveryId"];
            };
            path: {
                /**
                 * @description The provider that sends the event, as named when it was bound. One we do not know is refused like a wrong
                 *     signature, never with 404.
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
        };
    };
    lookupPixKey: {
        parameters: {
            query: {
                /**
                 * @description The key, of any type; its form tells which. A phone number needs its `+`, in a query written `%2B`.
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixQrDecodeResponse;
                };
            };
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
        };
    };
    receivePixWebhook: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description When the delivery was signed, in seconds since 1970-01-01 UTC, as digits. More than 300 seconds from now in
                 *     either direction is refused.
                 * @example 1772454605
                 */
                "X-Webhook-Timestamp": components["parameters"]["ReceiverTimestamp"];
                /**
                 * @description `v1=` and the HMAC-SHA256, in lowercase hexadecimal, of the value of `X-Webhook-Timestamp`, a dot and the raw
                 *     bytes of the body, keyed by the secret of the provider. A provider bound to another scheme sends what that
                 *     scheme asks for.
                 * @example v1=d415f8215a71ae0b6f5380de28aac648709fd0360e641d31faea72e4927e29b3
                 */
                "X-Webhook-Signature": components["parameters"]["ReceiverSignature"];
                /**
                 * @description The provider's name for this delivery. The same one again is answered and changes nothing. Without it, equal
                 *     bytes count as the same delivery.
                 * @example dlv-20260302-000017
                 */
                "X-Webhook-Delivery-Id"?: components["parameters"]["ReceiverDeliveryId"];
            };
            path: {
                /**
                 * @description The provider that sends the event, as named when it was bound. One we do not know is refused like a wrong
                 *     signature, never with 404.
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something the request names does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
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
            /** @description The request cannot be read. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description A valid access token is needed. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The token may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The state of the resource does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The body has the wrong type. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The request is not valid, or the ledger refuses it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HTTPValidationError | models.Error;
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description Something failed on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description This is described but not built yet. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
            /** @description The service cannot answer now. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Error;
                };
            };
        };
    };
}

// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

import type * as models from '../models.ts';

export interface paths {
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search accounts
         * @description Your accounts, newest first. Filters combine; without any, all accounts. `query` finds words of the owner's display
         *     name and the identifier, whatever their case. The ledger's own accounts are never listed.
         */
        get: operations["searchAccounts"];
        put?: never;
        /**
         * Create an account
         * @description Opens an account of a party in one currency, with a key pair of its own that is kept encrypted. Repeating the
         *     request with the same `Idempotency-Key` answers with the same account and opens no second one.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{acc_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pending invitations of an account
         * @description The invitations the account has not answered, newest first, each with as much of the squad as it needs to decide:
         *     its name, what it is for and everybody who is in it or invited to it. Answer with `acceptSquadInvitation` or
         *     `declineSquadInvitation`.
         */
        get: operations["listAccountInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{acc_id}/squads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the squads of an account
         * @description The squads the account is a member of, the one joined last first, each with the account's role and how it stands.
         *     Squads that were closed while it was a member are among them; those it has left or is only invited to are not.
         */
        get: operations["listAccountSquads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{acc_id}/squads/{sqd_id}/settlement-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a member owes and is owed
         * @description Every open share the account owes or is owed in the squad, the totals, and a request that pays all it owes: send
         *     `execution_endpoint.body_template` as it is to `settleSquadDebts`. A plan reserves nothing: when a share was paid,
         *     forgiven, divided anew or simplified meanwhile, that request is refused as a whole, and a new plan is read.
         *
         *     Refused when the account is no member, and when the squad is CLOSED.
         */
        get: operations["getSettlementPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account
         * @description One of your accounts, with the payment methods bound to it. One that was promoted is shown itself, closed, with the
         *     account it became in `promoted_to_account_id`.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the balance of an account
         * @description What the account holds, asset by asset, as of the last committed entry: a write that was answered is in it.
         *
         *     `as_of` and `as_of_seq` give the balance at a point in time, exactly as the journal left it; they exclude each
         *     other. The answer then has a `reconstruction` and, with `include=positions`, the holds, blocks and open obligations
         *     that it was made of. A cut by `as_of_seq` never changes; one by `as_of` can still grow while an entry of that very
         *     moment is being committed.
         *
         *     An account that was promoted is answered with the account it became: `account_id` and `type` are that one's.
         */
        get: operations["getAccountBalance"];
        put?: never;
        post?: never;
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
        /**
         * Read the limits of an account
         * @description Every enabled policy that covers movements of the account, of whatever scope, with what is used and left of it
         *     now, and which policy shadows which. A movement passes when it fits into every ACTIVE policy that applies to its
         *     direction and rail; `used` plus the attempt may reach the threshold, not exceed it. Debits count when they are
         *     created and are given back if they fail; credits count when they arrive; holds count when they are captured.
         *
         *     The Pix limits of the account are not policies: read them with `GET /v1/accounts/{account_id}/pix-limits`.
         */
        get: operations["getAccountLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a payment method
         * @description Binds an outside account, Pix key or address to an account: where its money comes from or goes to.
         *
         *     You verify the outside account, by whatever means you have (a Pix key lookup, a small deposit, a document), and
         *     say so in `verification`; the service records what you say and does not check it. It is bound as ACTIVE, which
         *     needs the verification VERIFIED or NOT_REQUIRED, or as PENDING_VERIFICATION.
         *
         *     Binding the same scheme and coordinates to the account again changes the payment method that is there and answers
         *     with the same `payment_method_id`: PENDING_VERIFICATION becomes ACTIVE or CLOSED, ACTIVE becomes SUSPENDED or
         *     CLOSED, SUSPENDED becomes ACTIVE or CLOSED. In the same status the other facts are changed. CLOSED is final; the
         *     coordinates can then be bound anew. Until then they belong to this account: another account answers
         *     `COORDINATES_TAKEN`.
         *
         *     Money from outside that names the coordinates arrives on the account while the payment method is ACTIVE and has
         *     both `capabilities.receive_credit` and `directionality.inbound`. The first of these with an account number is the
         *     account's `banking_coordinates` in its balance.
         *
         *     Coordinates must be possible: check digits of CPF and CNPJ (letters in it too) and of an ABA routing number are
         *     computed. They are kept encrypted, compared without spaces, dots and dashes, and masked in every read.
         *
         *     BR_PIX_KEY belongs to the rail PIX, BR_BANK_ACCOUNT to PIX or WIRE, US_ACH to ACH or WIRE, CA_TRANSIT to EFT_CA or
         *     WIRE, BR_MOCK to MOCK. Repeating the request with the same `Idempotency-Key` answers with the first answer.
         */
        post: operations["bindPaymentMethod"];
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
        /**
         * Read the Pix limits of an account
         * @description How much may leave the account by Pix by day and by night, what is used of the running period, and increases that
         *     wait for their time. Until they are set an account has 500000 centavos by day and 100000 by night, from 20:00. A
         *     payment beyond them is refused with `LIMIT_EXCEEDED`, its `policy_key` being `pix.daily` or `pix.nighttime`. The limits of
         *     unregistered devices, of contactless payments and of the installation for each payment are the same for all accounts,
         *     and are not shown.
         */
        get: operations["getPixLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/product-instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product instances of an account
         * @description The instances, of any product, that an account is a party of, newest first: those it created and those whose
         *     counterparty it is. Filters combine.
         */
        get: operations["listAccountProductInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the statement of an account
         * @description Every movement of the account over a range of accounting days, both included, between its opening and its closing
         *     balance; at most 366 days. A movement stands on the day it counts, so one that arrives late with an earlier
         *     `effective_at` changes the statement of that day (event `statement.restated`). An account that was promoted and
         *     the account it became read as one history, without the move between them.
         *
         *     With `format=csv` the answer is one row per line, as UTF-8 text by RFC 4180: a header row with the field names of
         *     `StatementLine`, the obligations of a line joined by spaces, its correlation as `name=value` joined by spaces, and last
         *     `currency_exponent`, which is the statement's.
         *
         *     With `format=ofx` the answer is an OFX 1.0.2 file in UTF-8, as Brazilian accounting programs import it: a transaction per line, whose
         *     `FITID` is the number of its entry and never changes, `MEMO` its kind and obligation, and the closing balance. `BANKID` is the
         *     institution (ISPB) of the installation, `ACCTID` the last 22 characters of the account's id, which are all that OFX allows.
         *
         *     An account you do not have answers 404 before anything else is looked at.
         */
        get: operations["getAccountStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{account_id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the transactions of an account
         * @description The activity of the account as a customer sees it: one item per obligation, however many entries it needed, and
         *     one per step of a safe swap, newest first. An account that was promoted and the account it became read as one
         *     history, without the move between them.
         *
         *     With `effective_from` or `effective_to` the feed is ordered and filtered by when transactions count instead of
         *     when they were created. Each of the two ways has cursors of its own; one of the other way is `INVALID_CURSOR`.
         */
        get: operations["listAccountTransactions"];
        put?: never;
        post?: never;
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
        /**
         * List blocks
         * @description Blocks on your accounts, newest first, in every state: those an operator placed and those of MED cases. Filters
         *     combine; without any, all blocks.
         */
        get: operations["listBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/blocks/{block_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a block
         * @description One block on an account of yours, with how much of it is secured.
         */
        get: operations["getBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the feed of events
         * @description What happened in your tenant in the last 30 days. Without `after` the newest events come first, to look at. With
         *     `after` they come in the order in which they were written, oldest first, to follow: keep the `position` of the last
         *     event you have dealt with, and ask for what comes after it. Page with `cursor` until `next_cursor` is null; then
         *     you are at the head, and the next call with `after` finds what has happened since. Filters hold in both.
         *
         *     The feed gives each event once, in one order for the whole tenant, with nothing missing between two positions, and
         *     an event is in it as soon as the write that caused it is answered. To be told without asking, create a webhook
         *     endpoint.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event
         * @description One event of the last 30 days, for example by the identifier that a webhook delivery carried. A test delivery was
         *     never kept and answers 404, as does what does not exist.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
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
        /**
         * List evidence
         * @description The reports of providers about your payments, newest first, with their outcomes. Filters combine; without any, all
         *     evidence. `state=UNMATCHED` is the operator's worklist.
         */
        get: operations["listEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/evidence/{evidence_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read evidence
         * @description One piece of evidence, with what it was applied to, what an operator decided and its history. The provider's
         *     message itself is not shown, only its digest.
         */
        get: operations["getEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/external-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List external accounts
         * @description Your accounts of type EXTERNAL, newest first, those that were promoted included. Filters combine; without any, all
         *     of them.
         */
        get: operations["listExternalAccounts"];
        put?: never;
        /**
         * Create an external account
         * @description Gives an outside party an account of type EXTERNAL, together with where it is reached. The account holds no money
         *     of yours: named as a side of an obligation it stands for its `external_id`, the money goes out or comes in over
         *     the obligation's rail, and its balance is the sum of what went to and came from it. Nothing can be held, blocked
         *     or captured on it. It can later be promoted to a CUSTOMER account.
         *
         *     Repeating the request with the same `Idempotency-Key` answers with the same account; with another key it creates
         *     a second account for the same party.
         */
        post: operations["createExternalAccount"];
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
        /**
         * List the chart of accounts
         * @description The accounts of your general ledger, by code: the built-in ones and those you added. Every ledger account stands
         *     under exactly one of them, by its type. Filters combine.
         *
         *     Built in: funds at the rails (1100, the outside world), customer, guest and group funds (2100, 2110, 2120),
         *     payments in transit (2200), unidentified receipts (2300), money in tokens (2400: the accounts that back qBRL), own
         *     funds (3100: other ledger accounts of the type ASSET, which hold the institution's own money) and revenue (4100), under the groups 1000, 2000, 3000 and 4000. Accounts
         *     of the type EXTERNAL carry no movements and stand nowhere.
         */
        get: operations["listGlAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl-accounts/{gl_account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a GL account
         * @description One account of your chart of accounts. What it stands at is in the trial balance.
         */
        get: operations["getGlAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List GL entries
         * @description Every movement of the journal as a line of the general ledger, newest first. Nothing is written for it: an entry
         *     here is a posting there, its `entry_id` made of the two numbers that name it. Filters combine; without any, all
         *     entries. The ledger's own accounts are shown too. `account_id` does not follow a promotion: each account shows what
         *     was written for it.
         */
        get: operations["listGlEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl-entries/{entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a GL entry
         * @description One movement of the journal as a line of the general ledger.
         */
        get: operations["getGlEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/guest-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List guest accounts
         * @description Your accounts of type GUEST, newest first, those that were promoted included. Filters combine; without any, all of
         *     them. A guest account is opened with `POST /v1/accounts`.
         */
        get: operations["listGuestAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/guest-accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a guest account
         * @description One of your accounts of type GUEST, also after it was promoted. An account of another type is answered like one
         *     you do not have.
         */
        get: operations["getGuestAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the service works
         * @description `ok` when everything works. `degraded` when the ledger works but schedules, webhooks or moves of products wait,
         *     the custody of your products differs from the chain, or your books differ from their entries. `books.difference`,
         *     which names the row, needs the scope `service/audit.read`. Without its database the service answers 503.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
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
        /**
         * List holds
         * @description Your holds, newest first, in every state. Filters combine; without any, all holds. A hold whose deadline has
         *     passed reads as EXPIRED; when very many do at once, the last of them after moments.
         */
        get: operations["listHolds"];
        put?: never;
        post?: never;
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
        /**
         * Read a hold
         * @description One of your holds, with its state and what was captured of it.
         */
        get: operations["getHold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/journal/accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the journal changed of an account
         * @description Every journal entry that moved or reserved money of the account, as its changes, in the order they were written.
         *     The changes of `posted` add up to the account's posted balance. Unlike balance, statement and transactions this
         *     does not follow a promotion: each account shows what was written for it. `from_seq` and `to_seq` are both
         *     included. The ledger's own accounts are read as `GET /v1/gl-entries`.
         */
        get: operations["listJournalAccountDeltas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/journal/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List journal entries
         * @description The tenant's journal in the order it was written, with the hashed payload of every entry, so that the chain can be
         *     checked without asking further. `from_seq` and `to_seq` are both included.
         *
         *     With `record=ACTS`, the record of acts instead: who restrained, released, resolved or configured what, when, why and
         *     from where. `items` is empty then, the acts are in `acts`, and `from_seq` and `to_seq` narrow nothing.
         */
        get: operations["listJournalEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/journal/entries/{seq_no}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a journal entry
         * @description One entry of the tenant's journal with its canonical payload.
         *
         *     With `Accept: application/vnd.razao.proof`, the proof of the entry instead: a text (`c2sp.org/tlog-proof@v1`) by which
         *     a stranger verifies offline, with the key of your log, that the log has the entry. A new entry is proven by the next
         *     checkpoint, within about a second; until then 503 `SERVICE_UNAVAILABLE`.
         */
        get: operations["getJournalEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/journal/obligations/{obligation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal entries of an obligation
         * @description The entry that created the obligation and the entry that made it final, each with its hashed payload: the proof of
         *     what it moved, and when. While the obligation is open `consumption` is null.
         */
        get: operations["getJournalObligation"];
        put?: never;
        post?: never;
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
        /**
         * List limit policies
         * @description The limit policies of your tenant, of every scope, newest first, those that were disabled among them. Filters
         *     combine; without any, all policies.
         */
        get: operations["listLimitPolicies"];
        put?: never;
        post?: never;
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
        /**
         * Read a limit policy
         * @description One limit policy of your tenant. A disabled one stays readable.
         */
        get: operations["getLimitPolicy"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * List obligations
         * @description Your obligations, newest first. Filters combine; without any, all obligations. To find one payment, give what the rail
         *     calls it (`end_to_end_id`) or what you do (`external_reference`).
         */
        get: operations["listObligations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/obligations/{obligation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an obligation
         * @description One of your obligations, with its state and outcome.
         *
         *     With `Accept: text/html`, its receipt (comprovante) instead: a file for whoever took part, with the proof of the entry
         *     by which it was settled. A payment that is not settled has one without a proof.
         */
        get: operations["getObligation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search parties
         * @description Your parties, newest first. Filters combine; without any, all parties. `query` finds words of the display name,
         *     the legal name and the identifier, whatever their case.
         */
        get: operations["searchParties"];
        put?: never;
        /**
         * Create a party
         * @description Registers a person or a company, who can then own accounts. The tax identifier is kept encrypted and never shown
         *     again. Repeating the request with the same `Idempotency-Key` answers with the same party and creates no second one.
         */
        post: operations["createParty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parties/{party_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a party
         * @description One of your parties. Its tax identifier is not shown.
         */
        get: operations["getParty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a party
         * @description Changes the fields that are given and leaves the others. Lists and metadata are replaced as a whole. A change that
         *     changes nothing keeps the version. With an `Idempotency-Key` a repetition answers with the first answer.
         *
         *     A caller who may write parties may block one. A BLOCKED party becomes ACTIVE again only by a token that has
         *     `service/operator` too; else 403 `INSUFFICIENT_SCOPE`, and nothing of the request is done.
         */
        patch: operations["updateParty"];
        trace?: never;
    };
    "/v1/parties/{party_id}/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is known about a party's identity
         * @description The state of the verification, the level that is verified, the screenings, the risk flags and every move of the
         *     state. A party that was never submitted answers 200 with NOT_SUBMITTED, level 0 and empty lists.
         *
         *     Documents are shown as references, hits without names: who and what they are stays with the provider.
         */
        get: operations["getPartyKyc"];
        put?: never;
        post?: never;
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
        /**
         * List the Pix keys of an account
         * @description The keys of an account, newest first, in every state: excluded keys and failed registrations stay listed. An
         *     account you do not have answers 404.
         */
        get: operations["listPixKeys"];
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
        /**
         * Read a Pix key
         * @description One of your keys, with the claims made of it, by us or against us, and every state it was in. A claim past the
         *     deadline of its donor reads as `expired` at once, before the directory moves it.
         */
        get: operations["getPixKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/mandates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Pix mandates
         * @description The mandates of Pix Automático on your accounts, newest first, without their charges. Filters combine; without
         *     any, all mandates. Read on until `next_cursor` is null: a page with fewer items than `limit` need not be the last.
         */
        get: operations["listPixMandates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/mandates/{mandate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a Pix mandate
         * @description One mandate of Pix Automático with its charges and what became of each attempt to debit them. The account pays a
         *     charge at most once, whatever number of attempts it takes.
         */
        get: operations["getPixMandate"];
        put?: never;
        post?: never;
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
        /**
         * List MED cases
         * @description The MED cases of your accounts, of both directions, newest first, without their histories. Filters combine, and
         *     apply to each page: a filtered page may hold fewer than `limit` items, or none, while `next_cursor` still leads
         *     on. Read on until `next_cursor` is null.
         */
        get: operations["listMedCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/med/cases/{case_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a MED case
         * @description One MED case with its full history: who did what and when, what was blocked, and what became of the money.
         */
        get: operations["getMedCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/qr/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the QR charges of an account
         * @description The charges made for an account by dynamic QR codes, newest first. One past its time reads as `expired`. An
         *     account you do not have answers 404.
         */
        get: operations["listPixQrCharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/qr/charges/{txid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a QR charge
         * @description One charge with its code, its state, and the payment once there is one. Past its time it reads as `expired`,
         *     worked out when read. By the header `Accept` the answer is JSON, or the code as an image: `image/png` or
         *     `image/svg+xml`.
         */
        get: operations["getPixQrCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pix/qr/{account_id}/static": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make a static QR code
         * @description A code that carries a Pix key of the account and can be paid any number of times. The code is computed from the
         *     query alone: nothing is kept, the same query gives the same code, and nobody is informed. A payment brings `txid`
         *     back.
         *
         *     The answer is JSON with the code as text, or the code as an image, by the header `Accept`: `image/png` or
         *     `image/svg+xml`. Name and city are those of the account's owner, without accents and cut to 25 and 15 characters,
         *     the city in capitals; an owner without an address is in `BRASIL`.
         */
        get: operations["getPixStaticQr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description The products that are bound to your tenant, by name, in every lifecycle. Each carries its manifest: what it asks
         *     for, and the moves its instances can make.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
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
        /**
         * Read a product
         * @description One of your products: its manifest, the validator that is bound, how far it is, and what its instances hold.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
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
        /**
         * List the instances of a product
         * @description The instances of one of your products, newest first, in all its versions. Filters combine.
         */
        get: operations["listProductInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products/{product_id}/instances/{instance_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an instance and its timeline
         * @description One instance with every move that was asked for: those on the chain, those on their way and those the validator
         *     refused. A move is done when its transition is ACCEPTED with the declared state as `to_state`, and the next one can
         *     follow once its `awaiting_index` is false.
         */
        get: operations["getProductInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reconciliation/breaks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reconciliation breaks
         * @description Differences between the ledger and what providers say, newest first. Filters combine; `state=OPEN` gives what is
         *     left to look at, each difference once.
         */
        get: operations["listReconciliationBreaks"];
        put?: never;
        post?: never;
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
        /**
         * List reconciliation runs
         * @description The comparisons of your ledger with providers, newest first. Filters combine.
         */
        get: operations["listReconciliationRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reconciliation/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a reconciliation run
         * @description One comparison with its totals and how many breaks it opened. The breaks themselves are listed with
         *     `GET /v1/reconciliation/breaks?run_id=…`.
         */
        get: operations["getReconciliationRun"];
        put?: never;
        post?: never;
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
        /**
         * List schedules
         * @description Your schedules, newest first, those that have ended included. Filters combine; without any, all of them.
         */
        get: operations["listSchedules"];
        put?: never;
        post?: never;
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
        /**
         * Read a schedule
         * @description One of your schedules, with when it runs next and what became of its last occurrence.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schedules/{schedule_id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of a schedule
         * @description What became of each occurrence that has come due, newest first. Occurrences to come are not listed, nor those that
         *     fell into a pause.
         */
        get: operations["listScheduleRuns"];
        put?: never;
        post?: never;
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
        /**
         * List all squads of the tenant
         * @description Every squad of your tenant, newest first, for whoever operates it; no membership is asked for. Read on until
         *     `next_cursor` is null. The squads of one account are listed by `listAccountSquads`.
         */
        get: operations["listSquads"];
        put?: never;
        post?: never;
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
        /**
         * Read a squad
         * @description A squad as one of its members sees it: its shared account, its members and how they stand, its goal, rules and
         *     cycle, and what waits for approval. A write that was answered is in it. A squad that is CLOSED stays readable for
         *     those who were members when it was closed.
         */
        get: operations["getSquad"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * List the pending invitations of a squad
         * @description The invitations that wait for an answer, newest first. Those accepted, declined or revoked are not listed. The
         *     account that asks must be a member; who is only invited reads `listAccountInvitations`.
         */
        get: operations["listSquadInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a squad
         * @description The active members, in the order of joining, each with role and quota. Who is invited and has not answered is in
         *     `listSquadInvitations`. A member sees their own consents to auto-collect, not those of others. The account that
         *     asks must be a member; a squad that is CLOSED can be read as well.
         */
        get: operations["listSquadMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/simplify-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview simpler debts
         * @description What `simplifySquadDebts` would do now, without doing it: who owes whom before and after. Every member ends with
         *     the same net; there are fewer debts, at most one less than members who are not even, and some members may owe
         *     someone they never shared an expense with. The same debts always give the same result.
         *
         *     Only an OWNER may look. Refused when the squad is CLOSED.
         */
        get: operations["previewSimplifyDebts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/spend-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the spend requests of a squad
         * @description The spends that needed approval, newest first. A pending one past its deadline reads as EXPIRED from that moment,
         *     and is found by that state. The account that asks must be a member; a squad that is CLOSED can be read as well.
         */
        get: operations["listSpendRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/squads/{sqd_id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to the money of a squad
         * @description The feed of a squad, oldest first: expenses with their shares, deposits, spends, settlements, closed cycles, the
         *     goal once reached, and requests to spend. An expense is one entry, with what became of each share; its state, and
         *     that of a spend or spend request, is the one of now. Filters combine.
         *
         *     Only members read it, of a CLOSED squad as well.
         */
        get: operations["listSquadTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/trial-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the trial balance
         * @description What was debited and credited on every GL account, from the first journal entry to the end of an accounting day,
         *     currency by currency. Debits equal credits by construction, because the postings of every entry sum to zero; the
         *     answer confirms it.
         */
        get: operations["getTrialBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask which version answers
         * @description The version of the software and of both interfaces.
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description Every attempt of the last 30 days to deliver an event to one of your endpoints, newest first, those to deleted
         *     endpoints included. A retry is an attempt of its own with its own `delivery_id`; the `event_id` stays. Test
         *     deliveries are not kept. Filters combine; without any, all attempts.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
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
        AccountBalanceResponse: models.AccountBalanceResponse;
        AccountCreateRequest: models.AccountCreateRequest;
        AccountId: models.AccountId;
        AccountInvitationListResponse: models.AccountInvitationListResponse;
        AccountInvitationOut: models.AccountInvitationOut;
        AccountLimit: models.AccountLimit;
        AccountLimitStatus: models.AccountLimitStatus;
        AccountLimitsResponse: models.AccountLimitsResponse;
        AccountReference: models.AccountReference;
        AccountResponse: models.AccountResponse;
        AccountSearchItemOut: models.AccountSearchItemOut;
        AccountSearchResponseOut: models.AccountSearchResponseOut;
        AccountSquadListResponse: models.AccountSquadListResponse;
        AccountSquadOut: models.AccountSquadOut;
        AccountStatus: models.AccountStatus;
        AccountType: models.AccountType;
        AccountWithPaymentMethodsResponse: models.AccountWithPaymentMethodsResponse;
        AccountingDay: models.AccountingDay;
        ActId: models.ActId;
        ActorId: models.ActorId;
        ActorType: models.ActorType;
        Address: models.Address;
        AmountDetail: models.AmountDetail;
        AmountField: models.AmountField;
        AmountFilter: models.AmountFilter;
        AmountUnit: models.AmountUnit;
        AnalysisCause: models.AnalysisCause;
        AnalysisEnd: models.AnalysisEnd;
        AssetBalances: models.AssetBalances;
        AssetEntry: models.AssetEntry;
        AssetFilter: models.AssetFilter;
        AssetObligation: models.AssetObligation;
        BRBankAccountCoordinates: models.BRBankAccountCoordinates;
        BRBankAccountType: models.BRBankAccountType;
        BRMockCoordinates: models.BRMockCoordinates;
        BRPixKeyCoordinates: models.BRPixKeyCoordinates;
        BalanceConsistency: models.BalanceConsistency;
        BalanceReconstruction: models.BalanceReconstruction;
        BankingCoordinates: models.BankingCoordinates;
        BlockId: models.BlockId;
        BlockKind: models.BlockKind;
        BlockListResponse: models.BlockListResponse;
        BlockReasonCode: models.BlockReasonCode;
        BlockResponse: models.BlockResponse;
        BlockState: models.BlockState;
        BooksDifference: models.BooksDifference;
        BooksStatus: models.BooksStatus;
        BusinessDayAdjustment: models.BusinessDayAdjustment;
        CATransitCoordinates: models.CATransitCoordinates;
        CommittedProductSummary: models.CommittedProductSummary;
        CommittedSquadSummary: models.CommittedSquadSummary;
        CompileId: models.CompileId;
        ConsentId: models.ConsentId;
        Contact: models.Contact;
        Counterparty: models.Counterparty;
        CounterpartyBank: models.CounterpartyBank;
        CounterpartyDigest: models.CounterpartyDigest;
        CountryCode: models.CountryCode;
        Currency: models.Currency;
        CurrencyExponent: models.CurrencyExponent;
        DebtorCreditor: models.DebtorCreditor;
        DependencyState: models.DependencyState;
        Disposition: models.Disposition;
        EntityReference: models.EntityReference;
        Error: models.Error;
        ErrorDetails: models.ErrorDetails;
        Event: models.Event;
        EventCorrelation: models.EventCorrelation;
        EventEntity: models.EventEntity;
        EventFeedItem: models.EventFeedItem;
        EventId: models.EventId;
        EventListResponse: models.EventListResponse;
        EventPayload: models.EventPayload;
        EventPosition: models.EventPosition;
        EventReference: models.EventReference;
        EventType: models.EventType;
        EventTypeFilter: models.EventTypeFilter;
        EvidenceFilter: models.EvidenceFilter;
        EvidenceHistoryEntry: models.EvidenceHistoryEntry;
        EvidenceId: models.EvidenceId;
        EvidenceKind: models.EvidenceKind;
        EvidenceListResponse: models.EvidenceListResponse;
        EvidenceMatch: models.EvidenceMatch;
        EvidenceMatchedBy: models.EvidenceMatchedBy;
        EvidenceReasonCode: models.EvidenceReasonCode;
        EvidenceResolution: models.EvidenceResolution;
        EvidenceResolutionAction: models.EvidenceResolutionAction;
        EvidenceResponse: models.EvidenceResponse;
        EvidenceState: models.EvidenceState;
        ExpectedSettlement: models.ExpectedSettlement;
        ExternalAccountCreateRequest: models.ExternalAccountCreateRequest;
        ExternalAccountListResponse: models.ExternalAccountListResponse;
        ExternalAccountResponse: models.ExternalAccountResponse;
        ExternalId: models.ExternalId;
        ExternalReference: models.ExternalReference;
        GlAccountCode: models.GlAccountCode;
        GlAccountCodeFilter: models.GlAccountCodeFilter;
        GlAccountId: models.GlAccountId;
        GlAccountListResponse: models.GlAccountListResponse;
        GlAccountReference: models.GlAccountReference;
        GlAccountResponse: models.GlAccountResponse;
        GlAccountType: models.GlAccountType;
        GlEntryId: models.GlEntryId;
        GlEntryListResponse: models.GlEntryListResponse;
        GlEntryResponse: models.GlEntryResponse;
        GlMemberType: models.GlMemberType;
        GlSide: models.GlSide;
        GlTransactionFilter: models.GlTransactionFilter;
        GuestAccountListResponse: models.GuestAccountListResponse;
        GuestAccountResponse: models.GuestAccountResponse;
        HTTPValidationError: models.HTTPValidationError;
        HealthBooks: models.HealthBooks;
        HealthClock: models.HealthClock;
        HealthDemo: models.HealthDemo;
        HealthDependency: models.HealthDependency;
        HealthResponse: models.HealthResponse;
        HealthState: models.HealthState;
        HeldForAnalysis: models.HeldForAnalysis;
        HoldId: models.HoldId;
        HoldListResponse: models.HoldListResponse;
        HoldResponse: models.HoldResponse;
        HoldState: models.HoldState;
        IdempotencyKey: models.IdempotencyKey;
        IgnoredField: models.IgnoredField;
        IgnoredFields: models.IgnoredFields;
        IncludeList: models.IncludeList;
        InstanceStateFilter: models.InstanceStateFilter;
        Instant: models.Instant;
        JournalAct: models.JournalAct;
        JournalActSubject: models.JournalActSubject;
        JournalActs: models.JournalActs;
        JournalCorrelation: models.JournalCorrelation;
        JournalDelta: models.JournalDelta;
        JournalDeltaListResponse: models.JournalDeltaListResponse;
        JournalEntry: models.JournalEntry;
        JournalEntryDetailResponse: models.JournalEntryDetailResponse;
        JournalEntryListResponse: models.JournalEntryListResponse;
        JournalEntryType: models.JournalEntryType;
        JournalObligationResponse: models.JournalObligationResponse;
        JournalPayload: models.JournalPayload;
        JournalPosting: models.JournalPosting;
        JournalRecord: models.JournalRecord;
        JournalReservation: models.JournalReservation;
        KycDocumentRef: models.KycDocumentRef;
        KycDocumentType: models.KycDocumentType;
        KycFlagKind: models.KycFlagKind;
        KycFlagOut: models.KycFlagOut;
        KycFlagSeverity: models.KycFlagSeverity;
        KycFlagSource: models.KycFlagSource;
        KycHitCategory: models.KycHitCategory;
        KycLevel: models.KycLevel;
        KycRescreenReason: models.KycRescreenReason;
        KycScreeningHit: models.KycScreeningHit;
        KycScreeningOut: models.KycScreeningOut;
        KycScreeningResult: models.KycScreeningResult;
        KycScreeningState: models.KycScreeningState;
        KycScreeningTrigger: models.KycScreeningTrigger;
        KycState: models.KycState;
        KycStateHistoryEntry: models.KycStateHistoryEntry;
        Label: models.Label;
        LedgerAddress: models.LedgerAddress;
        LedgerSummaryOut: models.LedgerSummaryOut;
        LimitAction: models.LimitAction;
        LimitActiveBetween: models.LimitActiveBetween;
        LimitDimension: models.LimitDimension;
        LimitEnforcement: models.LimitEnforcement;
        LimitPolicyId: models.LimitPolicyId;
        LimitPolicyKey: models.LimitPolicyKey;
        LimitPolicyKeyFilter: models.LimitPolicyKeyFilter;
        LimitPolicyListResponse: models.LimitPolicyListResponse;
        LimitPolicyResponse: models.LimitPolicyResponse;
        LimitScopeFilter: models.LimitScopeFilter;
        LimitScopeType: models.LimitScopeType;
        LimitTimeOfDay: models.LimitTimeOfDay;
        LimitWarning: models.LimitWarning;
        LimitWarnings: models.LimitWarnings;
        LimitWindow: models.LimitWindow;
        MatchKeyValue: models.MatchKeyValue;
        MatchKeys: models.MatchKeys;
        MedCaseDetailResponse: models.MedCaseDetailResponse;
        MedCaseDirection: models.MedCaseDirection;
        MedCaseHistoryEntry: models.MedCaseHistoryEntry;
        MedCaseId: models.MedCaseId;
        MedCaseListResponse: models.MedCaseListResponse;
        MedCaseResponse: models.MedCaseResponse;
        MedCaseStatus: models.MedCaseStatus;
        MedHistoryEvent: models.MedHistoryEvent;
        MedReasonCode: models.MedReasonCode;
        MedRecovery: models.MedRecovery;
        MedRecoveryDeadline: models.MedRecoveryDeadline;
        MedRecoveryEvidence: models.MedRecoveryEvidence;
        MedRecoveryHop: models.MedRecoveryHop;
        MedRecoveryState: models.MedRecoveryState;
        MemberPositionOut: models.MemberPositionOut;
        Metadata: models.Metadata;
        MisfireGraceSeconds: models.MisfireGraceSeconds;
        MovementDirection: models.MovementDirection;
        NextCursor: models.NextCursor;
        ObligationId: models.ObligationId;
        ObligationListResponse: models.ObligationListResponse;
        ObligationReference: models.ObligationReference;
        ObligationResponse: models.ObligationResponse;
        ObligationState: models.ObligationState;
        PageCursor: models.PageCursor;
        PageLimit: models.PageLimit;
        PartyAuditOut: models.PartyAuditOut;
        PartyCreateRequest: models.PartyCreateRequest;
        PartyFilter: models.PartyFilter;
        PartyId: models.PartyId;
        PartyKycResponseOut: models.PartyKycResponseOut;
        PartyPatchRequest: models.PartyPatchRequest;
        PartyReference: models.PartyReference;
        PartyResponseOut: models.PartyResponseOut;
        PartyRisk: models.PartyRisk;
        PartyRole: models.PartyRole;
        PartySearchItemOut: models.PartySearchItemOut;
        PartySearchResponseOut: models.PartySearchResponseOut;
        PartyStatus: models.PartyStatus;
        PartyType: models.PartyType;
        PaymentDescription: models.PaymentDescription;
        PaymentMethodCapabilities: models.PaymentMethodCapabilities;
        PaymentMethodCoordinates: models.PaymentMethodCoordinates;
        PaymentMethodDirectionality: models.PaymentMethodDirectionality;
        PaymentMethodId: models.PaymentMethodId;
        PaymentMethodMode: models.PaymentMethodMode;
        PaymentMethodRequest: models.PaymentMethodRequest;
        PaymentMethodResponse: models.PaymentMethodResponse;
        PaymentMethodStatus: models.PaymentMethodStatus;
        PaymentMethodVerification: models.PaymentMethodVerification;
        PaymentName: models.PaymentName;
        PermittedWithdrawal: models.PermittedWithdrawal;
        PixBrcode: models.PixBrcode;
        PixClaimId: models.PixClaimId;
        PixClaimResponse: models.PixClaimResponse;
        PixClaimRole: models.PixClaimRole;
        PixClaimState: models.PixClaimState;
        PixClaimType: models.PixClaimType;
        PixCurrency: models.PixCurrency;
        PixEndToEndId: models.PixEndToEndId;
        PixKeyDetailResponse: models.PixKeyDetailResponse;
        PixKeyFailure: models.PixKeyFailure;
        PixKeyFailureCode: models.PixKeyFailureCode;
        PixKeyId: models.PixKeyId;
        PixKeyListResponse: models.PixKeyListResponse;
        PixKeyReference: models.PixKeyReference;
        PixKeyResponse: models.PixKeyResponse;
        PixKeyState: models.PixKeyState;
        PixKeyStateChange: models.PixKeyStateChange;
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
        PixMandateDetailResponse: models.PixMandateDetailResponse;
        PixMandateId: models.PixMandateId;
        PixMandateListResponse: models.PixMandateListResponse;
        PixMandatePeriodicity: models.PixMandatePeriodicity;
        PixMandateReceiver: models.PixMandateReceiver;
        PixMandateResponse: models.PixMandateResponse;
        PixMandateRetryPolicy: models.PixMandateRetryPolicy;
        PixMandateStatus: models.PixMandateStatus;
        PixNighttimeStart: models.PixNighttimeStart;
        PixParticipant: models.PixParticipant;
        PixQrAmountCents: models.PixQrAmountCents;
        PixQrChargeListResponse: models.PixQrChargeListResponse;
        PixQrChargeResponse: models.PixQrChargeResponse;
        PixQrChargeState: models.PixQrChargeState;
        PixQrDueDiscount: models.PixQrDueDiscount;
        PixQrDueDiscountStep: models.PixQrDueDiscountStep;
        PixQrDueInterest: models.PixQrDueInterest;
        PixQrDueInterestKind: models.PixQrDueInterestKind;
        PixQrDueShare: models.PixQrDueShare;
        PixQrDueShareKind: models.PixQrDueShareKind;
        PixQrDueTerms: models.PixQrDueTerms;
        PixQrDueValue: models.PixQrDueValue;
        PixQrMerchant: models.PixQrMerchant;
        PixReturnEndToEndId: models.PixReturnEndToEndId;
        PixRiskProfile: models.PixRiskProfile;
        PixStaticQrDescription: models.PixStaticQrDescription;
        PixStaticQrResponse: models.PixStaticQrResponse;
        PixStaticQrTxid: models.PixStaticQrTxid;
        PixTxid: models.PixTxid;
        ProductAction: models.ProductAction;
        ProductActionName: models.ProductActionName;
        ProductArtifact: models.ProductArtifact;
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
        ProductInstanceListResponse: models.ProductInstanceListResponse;
        ProductInstanceParty: models.ProductInstanceParty;
        ProductInstanceResponse: models.ProductInstanceResponse;
        ProductInstanceStatus: models.ProductInstanceStatus;
        ProductInstanceSummary: models.ProductInstanceSummary;
        ProductInstanceTransition: models.ProductInstanceTransition;
        ProductKeyDefinition: models.ProductKeyDefinition;
        ProductKeyName: models.ProductKeyName;
        ProductKeyRole: models.ProductKeyRole;
        ProductLifecycle: models.ProductLifecycle;
        ProductListResponse: models.ProductListResponse;
        ProductManifest: models.ProductManifest;
        ProductMoveKind: models.ProductMoveKind;
        ProductParameter: models.ProductParameter;
        ProductParameterName: models.ProductParameterName;
        ProductParameterType: models.ProductParameterType;
        ProductParameterValues: models.ProductParameterValues;
        ProductPayout: models.ProductPayout;
        ProductReference: models.ProductReference;
        ProductRefusalCode: models.ProductRefusalCode;
        ProductResponse: models.ProductResponse;
        ProductScenarioName: models.ProductScenarioName;
        ProductScriptHash: models.ProductScriptHash;
        ProductSetting: models.ProductSetting;
        ProductSource: models.ProductSource;
        ProductSourceKind: models.ProductSourceKind;
        ProductStateDefinition: models.ProductStateDefinition;
        ProductStateName: models.ProductStateName;
        ProductTransitionOutcome: models.ProductTransitionOutcome;
        ProductValidatorRefusal: models.ProductValidatorRefusal;
        ProductValueEffect: models.ProductValueEffect;
        ProductVersion: models.ProductVersion;
        ProviderId: models.ProviderId;
        ProviderInfo: models.ProviderInfo;
        ProviderReference: models.ProviderReference;
        ProviderType: models.ProviderType;
        Rail: models.Rail;
        RailFamily: models.RailFamily;
        ReconciliationBreakCounts: models.ReconciliationBreakCounts;
        ReconciliationBreakId: models.ReconciliationBreakId;
        ReconciliationBreakKind: models.ReconciliationBreakKind;
        ReconciliationBreakListResponse: models.ReconciliationBreakListResponse;
        ReconciliationBreakResponse: models.ReconciliationBreakResponse;
        ReconciliationBreakState: models.ReconciliationBreakState;
        ReconciliationCorrection: models.ReconciliationCorrection;
        ReconciliationFailureReason: models.ReconciliationFailureReason;
        ReconciliationLedgerSide: models.ReconciliationLedgerSide;
        ReconciliationProviderSide: models.ReconciliationProviderSide;
        ReconciliationResolution: models.ReconciliationResolution;
        ReconciliationResolutionKind: models.ReconciliationResolutionKind;
        ReconciliationRunId: models.ReconciliationRunId;
        ReconciliationRunListResponse: models.ReconciliationRunListResponse;
        ReconciliationRunReference: models.ReconciliationRunReference;
        ReconciliationRunResponse: models.ReconciliationRunResponse;
        ReconciliationRunState: models.ReconciliationRunState;
        ReconciliationSideTotals: models.ReconciliationSideTotals;
        ReconciliationSourceKind: models.ReconciliationSourceKind;
        ReconciliationTotals: models.ReconciliationTotals;
        ReconstructedPosition: models.ReconstructedPosition;
        RecurrenceFrequency: models.RecurrenceFrequency;
        RecurrenceMonthDay: models.RecurrenceMonthDay;
        RecurrenceRule: models.RecurrenceRule;
        RecurrenceWeekday: models.RecurrenceWeekday;
        RecurringAmountKind: models.RecurringAmountKind;
        RecurringExpenseDescription: models.RecurringExpenseDescription;
        RecurringExpenseId: models.RecurringExpenseId;
        RefusalCode: models.RefusalCode;
        RepeatedPayment: models.RepeatedPayment;
        ResolutionOutcome: models.ResolutionOutcome;
        RetryBackoff: models.RetryBackoff;
        RetryPolicy: models.RetryPolicy;
        RiskFlagId: models.RiskFlagId;
        SafeswapId: models.SafeswapId;
        ScheduleAction: models.ScheduleAction;
        ScheduleId: models.ScheduleId;
        ScheduleListResponse: models.ScheduleListResponse;
        ScheduleOccurrenceCounts: models.ScheduleOccurrenceCounts;
        ScheduleResponse: models.ScheduleResponse;
        ScheduleRun: models.ScheduleRun;
        ScheduleRunId: models.ScheduleRunId;
        ScheduleRunListResponse: models.ScheduleRunListResponse;
        ScheduleRunState: models.ScheduleRunState;
        ScheduleState: models.ScheduleState;
        ScheduleTimezone: models.ScheduleTimezone;
        ScheduleTransferAction: models.ScheduleTransferAction;
        ScheduleType: models.ScheduleType;
        Scheme: models.Scheme;
        ScreeningId: models.ScreeningId;
        SearchText: models.SearchText;
        SequenceNumber: models.SequenceNumber;
        SettleRequest: models.SettleRequest;
        SettleShare: models.SettleShare;
        SettledShareOut: models.SettledShareOut;
        SettlementExecutionEndpoint: models.SettlementExecutionEndpoint;
        SettlementHttpMethod: models.SettlementHttpMethod;
        SettlementPlanClaim: models.SettlementPlanClaim;
        SettlementPlanDebt: models.SettlementPlanDebt;
        SettlementPlanResponse: models.SettlementPlanResponse;
        SettlementPlanRollup: models.SettlementPlanRollup;
        Sha256Hex: models.Sha256Hex;
        ShareUtxoRef: models.ShareUtxoRef;
        ShareUtxoReference: models.ShareUtxoReference;
        ShortMonthRule: models.ShortMonthRule;
        SideKind: models.SideKind;
        SimplifyEdgeOut: models.SimplifyEdgeOut;
        SpendApprovalPolicyOut: models.SpendApprovalPolicyOut;
        SpendApprovalScope: models.SpendApprovalScope;
        SpendApproverGroup: models.SpendApproverGroup;
        SpendRequestApprovalOut: models.SpendRequestApprovalOut;
        SpendRequestId: models.SpendRequestId;
        SpendRequestListResponse: models.SpendRequestListResponse;
        SpendRequestState: models.SpendRequestState;
        SplitByPercent: models.SplitByPercent;
        SplitByQuota: models.SplitByQuota;
        SplitEqual: models.SplitEqual;
        SplitExact: models.SplitExact;
        SplitExactPart: models.SplitExactPart;
        SplitPercentPart: models.SplitPercentPart;
        SplitSpec: models.SplitSpec;
        SquadConsentOut: models.SquadConsentOut;
        SquadConsentState: models.SquadConsentState;
        SquadContaOut: models.SquadContaOut;
        SquadContaState: models.SquadContaState;
        SquadContributionState: models.SquadContributionState;
        SquadCycleBlockOut: models.SquadCycleBlockOut;
        SquadCyclePositionOut: models.SquadCyclePositionOut;
        SquadCycleSummaryEntry: models.SquadCycleSummaryEntry;
        SquadDetailResponse: models.SquadDetailResponse;
        SquadEmoji: models.SquadEmoji;
        SquadEntryKind: models.SquadEntryKind;
        SquadEntrySeq: models.SquadEntrySeq;
        SquadEntryState: models.SquadEntryState;
        SquadExpenseEntry: models.SquadExpenseEntry;
        SquadFeedEntry: models.SquadFeedEntry;
        SquadGoalAchievedEntry: models.SquadGoalAchievedEntry;
        SquadGoalBlockOut: models.SquadGoalBlockOut;
        SquadId: models.SquadId;
        SquadImageUrl: models.SquadImageUrl;
        SquadInvitationListResponse: models.SquadInvitationListResponse;
        SquadInvitationOut: models.SquadInvitationOut;
        SquadInvitationState: models.SquadInvitationState;
        SquadLinkOut: models.SquadLinkOut;
        SquadLinksOut: models.SquadLinksOut;
        SquadListResponse: models.SquadListResponse;
        SquadLocationOut: models.SquadLocationOut;
        SquadMemberListResponse: models.SquadMemberListResponse;
        SquadMemberOut: models.SquadMemberOut;
        SquadMemberRole: models.SquadMemberRole;
        SquadMemberStatus: models.SquadMemberStatus;
        SquadMetadataOut: models.SquadMetadataOut;
        SquadMoney: models.SquadMoney;
        SquadName: models.SquadName;
        SquadPendingSpendRequestsOut: models.SquadPendingSpendRequestsOut;
        SquadPeriod: models.SquadPeriod;
        SquadRole: models.SquadRole;
        SquadRulesOut: models.SquadRulesOut;
        SquadShareOut: models.SquadShareOut;
        SquadShareState: models.SquadShareState;
        SquadSimplifyPreviewResponse: models.SquadSimplifyPreviewResponse;
        SquadSpendRequestEntry: models.SquadSpendRequestEntry;
        SquadSpendRequestOut: models.SquadSpendRequestOut;
        SquadState: models.SquadState;
        SquadSummaryOut: models.SquadSummaryOut;
        SquadTemplate: models.SquadTemplate;
        SquadTemplateConfig: models.SquadTemplateConfig;
        SquadTransactionEntry: models.SquadTransactionEntry;
        SquadTransactionListResponse: models.SquadTransactionListResponse;
        SquadTransactionState: models.SquadTransactionState;
        StatementCorrelation: models.StatementCorrelation;
        StatementLine: models.StatementLine;
        StatementPeriod: models.StatementPeriod;
        StatementReconciliation: models.StatementReconciliation;
        StatementReserved: models.StatementReserved;
        StatementResponse: models.StatementResponse;
        StatementTotals: models.StatementTotals;
        TaxId: models.TaxId;
        TaxIdText: models.TaxIdText;
        TenantId: models.TenantId;
        Timestamp: models.Timestamp;
        TransactionId: models.TransactionId;
        TransactionItem: models.TransactionItem;
        TransactionListResponse: models.TransactionListResponse;
        TransactionRefKind: models.TransactionRefKind;
        TransactionStatus: models.TransactionStatus;
        TransactionType: models.TransactionType;
        TrialBalanceResponse: models.TrialBalanceResponse;
        TrialBalanceRow: models.TrialBalanceRow;
        TrialBalanceTotal: models.TrialBalanceTotal;
        USACHCoordinates: models.USACHCoordinates;
        ValidationContext: models.ValidationContext;
        ValidationError: models.ValidationError;
        VersionResponse: models.VersionResponse;
        WebhookDelivery: models.WebhookDelivery;
        WebhookDeliveryFailure: models.WebhookDeliveryFailure;
        WebhookDeliveryId: models.WebhookDeliveryId;
        WebhookDeliveryListResponse: models.WebhookDeliveryListResponse;
        WebhookDeliveryState: models.WebhookDeliveryState;
        WebhookEndpointId: models.WebhookEndpointId;
        WebhookEndpointReference: models.WebhookEndpointReference;
    };
    responses: {
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
        "ACCOUNT_NOT_FOUND.SQUAD_NOT_FOUND": {
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
        /** @description The state of the resource does not allow this. */
        "COORDINATES_TAKEN.PAYMENT_METHOD_STATUS_REFUSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        ENTRY_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        EVENT_NOT_FOUND: {
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
        GL_ACCOUNT_NOT_FOUND: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description Something the request names does not exist. */
        GL_ENTRY_NOT_FOUND: {
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
        INVALID_PERIOD: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.Error;
            };
        };
        /** @description The request cannot be read. */
        "INVALID_PERIOD.PERIOD_TOO_LONG.UNSUPPORTED_FORMAT": {
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
        PARTY_NOT_FOUND: {
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
        /** @description Something the request names does not exist. */
        PIX_CHARGE_NOT_FOUND: {
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
        "PRODUCT_NOT_FOUND.PRODUCT_INSTANCE_NOT_FOUND": {
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
        RECONCILIATION_RUN_NOT_FOUND: {
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
        "VALIDATION.ACCOUNT_OF_SQUAD.ACCOUNT_CLOSED.KEY_REQUIRED.KEY_AMBIGUOUS.PIX_KEY_NOT_USABLE.BRCODE_TOO_LONG": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.CUT_BEYOND_HEAD": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
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
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_ACCOUNT_TYPE.INVALID_CURRENCY.QUOTA_EXCEEDED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_CURRENCY.QUOTA_EXCEEDED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.IDEMPOTENCY_KEY_REUSED.SCHEME_MISMATCH.ACCOUNT_OF_SQUAD.ACCOUNT_CLOSED.INVALID_CURRENCY.PAYMENT_METHOD_NOT_VERIFIED": {
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
        "VALIDATION.INVALID_CURSOR.INVALID_POSITION.POSITION_EXPIRED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
            };
        };
        /** @description The request is not valid, or the ledger refuses it. */
        "VALIDATION.SQUAD_CLOSED": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": models.HTTPValidationError | models.Error;
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
         * @description The block.
         * @example blk_01KJQ9K9D0K5GFWVSMMT919J8J
         */
        BlockId: models.BlockId;
        /**
         * @description The account on whose behalf the squad is read. It must be a member, else 403 `NOT_A_SQUAD_MEMBER`; an account you do
         *     not have answers 404 `ACCOUNT_NOT_FOUND`.
         * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
         */
        CallerAccountId: models.AccountReference;
        /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
        Cursor: models.PageCursor;
        /**
         * @description The evidence.
         * @example evd_01KJQ9E2F3V9JMT8Q9T26AFZQR
         */
        EvidenceId: models.EvidenceId;
        /**
         * @description The GL account.
         * @example gla_01KJQ7GYZ04C5RS4A82KFCQK85
         */
        GlAccountId: models.GlAccountId;
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
         * @description The charge.
         * @example AURORA01KJQDJGR031GAWEMCAWQE5M56
         */
        PixTxid: models.PixTxid;
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
         * @description The reconciliation run.
         * @example rcr_01KJQARDBS6E55Y57M8Y38BC1R
         */
        RunId: models.ReconciliationRunId;
        /**
         * @description The schedule.
         * @example sch_01KJQ9SGHKTSQRZBHY0K5AXT5M
         */
        ScheduleId: models.ScheduleId;
        /**
         * @description The account.
         * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
         */
        SquadAccountId: models.AccountId;
        /**
         * @description The squad.
         * @example sqd_01KJQB073FP9202FDSF937V0P9
         */
        SquadId: models.SquadId;
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
    searchAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Words of the owner's name, or an identifier.
                 * @example ana
                 */
                query?: models.SearchText;
                /**
                 * @description Only accounts of this type.
                 * @example CUSTOMER
                 */
                type?: models.AccountType;
                /**
                 * @description Only accounts in this status.
                 * @example ACTIVE
                 */
                status?: models.AccountStatus;
                /**
                 * @description Only accounts in this currency.
                 * @example BRL
                 */
                currency?: models.Currency;
                /**
                 * @description Only accounts of this party. One you do not have finds none.
                 * @example pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0
                 */
                owner_party_id?: models.PartyReference;
                /**
                 * @description Only accounts that are frozen, or that are not.
                 * @example false
                 */
                is_frozen?: boolean;
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
            /** @description A page of accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.AccountSearchResponseOut;
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
    createAccount: {
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
                "application/json": models.AccountCreateRequest;
            };
        };
        responses: {
            /** @description The new account. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Razao-Ignored-Fields": components["headers"]["Razao-Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.AccountResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PARTY_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_ACCOUNT_TYPE.INVALID_CURRENCY.QUOTA_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listAccountInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                acc_id: components["parameters"]["SquadAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending invitations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.AccountInvitationListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listAccountSquads: {
        parameters: {
            query?: {
                /**
                 * @description Only squads in this state.
                 * @example OPEN
                 */
                state?: models.SquadState;
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
                 * @description The account.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                acc_id: components["parameters"]["SquadAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of squads. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.AccountSquadListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getSettlementPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                acc_id: components["parameters"]["SquadAccountId"];
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan of the account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SettlementPlanResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER"];
            404: components["responses"]["ACCOUNT_NOT_FOUND.SQUAD_NOT_FOUND"];
            422: components["responses"]["VALIDATION.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.AccountWithPaymentMethodsResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getAccountBalance: {
        parameters: {
            query?: {
                /**
                 * @description Only this asset; for money its ISO 4217 code. One the account does not hold gives an empty list.
                 * @example BRL
                 */
                asset?: models.AssetFilter;
                /**
                 * @description What else to give, separated by commas. `obligations`: those that concern each asset, open ones first, then the
                 *     newest, 200 in all at most, not with a cut. `positions`: with a cut, the holds, blocks and open obligations it
                 *     was made of. Any other name is a validation error.
                 * @example obligations
                 */
                include?: models.IncludeList;
                /**
                 * @description Only obligations in this state, with `include=obligations`.
                 * @example DISPATCHED
                 */
                obligations_state?: models.ObligationState;
                /**
                 * @description The balance at this instant, by commit time: after the last entry committed by then, whose time the answer
                 *     echoes. One in the future answers 422 `CUT_BEYOND_HEAD`. Not together with `as_of_seq`. An EXTERNAL account
                 *     answers as it does without a cut.
                 * @example 2026-03-02T12:30:00Z
                 */
                as_of?: models.Instant;
                /**
                 * @description The balance after this journal entry. One that is not written yet answers 422 `CUT_BEYOND_HEAD`. Not together
                 *     with `as_of`. An EXTERNAL account answers as it does without a cut.
                 * @example 2
                 */
                as_of_seq?: models.SequenceNumber;
            };
            header?: never;
            path: {
                /**
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.AccountBalanceResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.CUT_BEYOND_HEAD"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getAccountLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.AccountLimitsResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    bindPaymentMethod: {
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
                "application/json": models.PaymentMethodRequest;
            };
        };
        responses: {
            /** @description The payment method. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Razao-Ignored-Fields": components["headers"]["Razao-Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PaymentMethodResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            409: components["responses"]["COORDINATES_TAKEN.PAYMENT_METHOD_STATUS_REFUSED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.SCHEME_MISMATCH.ACCOUNT_OF_SQUAD.ACCOUNT_CLOSED.INVALID_CURRENCY.PAYMENT_METHOD_NOT_VERIFIED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getPixLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Pix limits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixLimitsResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listAccountProductInstances: {
        parameters: {
            query?: {
                /**
                 * @description Only instances of this product. One you do not have finds none.
                 * @example caucao-aluguel
                 */
                product_id?: models.ProductReference;
                /**
                 * @description Only instances in this status.
                 * @example OPEN
                 */
                status?: models.ProductInstanceStatus;
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
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of instances. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductInstanceListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getAccountStatement: {
        parameters: {
            query: {
                /**
                 * @description The first accounting day. One after `to` answers 400 `INVALID_PERIOD`.
                 * @example 2026-03-02
                 */
                from: models.AccountingDay;
                /**
                 * @description The last accounting day. It may be today or later; then `reconciliation` is given as well.
                 * @example 2026-03-02
                 */
                to: models.AccountingDay;
                /**
                 * @description `json`, `csv` or `ofx`. Anything else, `pdf` among it, answers 400 `UNSUPPORTED_FORMAT`.
                 * @example json
                 */
                format?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.StatementResponse;
                    "text/csv": string;
                    "application/x-ofx": string;
                };
            };
            400: components["responses"]["INVALID_PERIOD.PERIOD_TOO_LONG.UNSUPPORTED_FORMAT"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listAccountTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Only what counts at this instant or later.
                 * @example 2026-03-02T03:00:00Z
                 */
                effective_from?: models.Instant;
                /**
                 * @description Only what counts at this instant or earlier. One before `effective_from` finds none.
                 * @example 2026-03-03T02:59:59.999Z
                 */
                effective_to?: models.Instant;
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
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transactions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TransactionListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listBlocks: {
        parameters: {
            query?: {
                /**
                 * @description Only blocks on this account. One you do not have finds none.
                 * @example acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3
                 */
                account_id?: models.AccountReference;
                /**
                 * @description Only blocks in this state.
                 * @example ACTIVE
                 */
                state?: models.BlockState;
                /**
                 * @description Only blocks for this reason.
                 * @example COURT_ORDER
                 */
                reason_code?: models.BlockReasonCode;
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
            /** @description A page of blocks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.BlockListResponse;
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
    getBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The block.
                 * @example blk_01KJQ9K9D0K5GFWVSMMT919J8J
                 */
                block_id: components["parameters"]["BlockId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The block. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.BlockResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["BLOCK_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only events of this type; `obligation.*` for every type that begins with `obligation.`.
                 * @example obligation.*
                 */
                type?: models.EventTypeFilter;
                /**
                 * @description Only events about this resource. One you do not have finds none.
                 * @example obl_01KJQ9D3E5G7J9M1P3R5T7V9X1
                 */
                entity_id?: models.EntityReference;
                /**
                 * @description Only events of this payment: its own, and those of others that name it in `correlation`, such as its evidence, its
                 *     charge or its hold.
                 * @example obl_01KJQ9D3E5G7J9M1P3R5T7V9X1
                 */
                obligation_id?: models.ObligationReference;
                /**
                 * @description Only events after this `position`, oldest first; `earliest` for all that are kept. One that your feed did not
                 *     give is `INVALID_POSITION`, one older than the feed is kept is `POSITION_EXPIRED`.
                 * @example earliest
                 */
                after?: models.EventPosition;
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
            /** @description A page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.EventListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR.INVALID_POSITION.POSITION_EXPIRED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The event.
                 * @example evt_f5c573ab0615ea8f3c19060d398747dc
                 */
                event_id: models.EventId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.Event;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["EVENT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listEvidence: {
        parameters: {
            query?: {
                /**
                 * @description Only evidence in this state.
                 * @example UNMATCHED
                 */
                state?: models.EvidenceState;
                /**
                 * @description Only evidence of this kind.
                 * @example INBOUND_CREDIT
                 */
                kind?: models.EvidenceKind;
                /**
                 * @description Only evidence about this rail.
                 * @example MOCK
                 */
                rail?: models.Rail;
                /**
                 * @description Only evidence from this provider. One you do not have finds none.
                 * @example sim-demo
                 */
                provider_id?: models.ProviderReference;
                /**
                 * @description Only evidence that its provider calls this.
                 * @example ntf_20260302_0042
                 */
                external_id?: models.EvidenceFilter;
                /**
                 * @description Only evidence that was applied to this obligation. One you do not have finds none.
                 * @example obl_01KJQ9F8H0K2N4Q6S8W0Y2A4C6
                 */
                obligation_id?: models.EvidenceFilter;
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
            /** @description A page of evidence. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.EvidenceListResponse;
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
    getEvidence: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The evidence. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.EvidenceResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["EVIDENCE_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listExternalAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Only accounts of this outside party. One you do not have finds none.
                 * @example pty_01KJQB9900F8QY40YGECYYS9E9
                 */
                owner_party_id?: models.PartyReference;
                /**
                 * @description Only accounts in this status.
                 * @example ACTIVE
                 */
                status?: models.AccountStatus;
                /**
                 * @description Only accounts in this currency.
                 * @example BRL
                 */
                currency?: models.Currency;
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
            /** @description A page of external accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ExternalAccountListResponse;
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
    createExternalAccount: {
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
                "application/json": models.ExternalAccountCreateRequest;
            };
        };
        responses: {
            /** @description The new external account. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ExternalAccountResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PARTY_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED.INVALID_CURRENCY.QUOTA_EXCEEDED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listGlAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Only accounts of this type.
                 * @example LIABILITY
                 */
                type?: models.GlAccountType;
                /**
                 * @description Only accounts directly under the one with this code. A code you do not have finds none.
                 * @example 2000
                 */
                parent_code?: models.GlAccountCodeFilter;
                /**
                 * @description Only accounts that came with the ledger, or only those you added.
                 * @example true
                 */
                built_in?: boolean;
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
            /** @description A page of the chart of accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.GlAccountListResponse;
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
    getGlAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The GL account.
                 * @example gla_01KJQ7GYZ04C5RS4A82KFCQK85
                 */
                gl_account_id: components["parameters"]["GlAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The GL account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.GlAccountResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["GL_ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listGlEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of this GL account. One you do not have finds none.
                 * @example gla_01KJQ7GYZ04C5RS4A82KFCQK85
                 */
                gl_account_id?: models.GlAccountReference;
                /**
                 * @description Only entries of this ledger account. One you do not have finds none.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id?: models.AccountReference;
                /**
                 * @description Only entries of this transaction. One you do not have finds none.
                 * @example txn_01KJQ9D3E5F8J1M4P7S0V3Y6B9
                 */
                tx_id?: models.GlTransactionFilter;
                /**
                 * @description Only debits, or only credits.
                 * @example CREDIT
                 */
                side?: models.GlSide;
                /**
                 * @description Only entries in this currency.
                 * @example BRL
                 */
                currency?: models.Currency;
                /**
                 * @description Only entries of this accounting day or later. One after `to` answers 400 `INVALID_PERIOD`.
                 * @example 2026-03-02
                 */
                from?: models.AccountingDay;
                /**
                 * @description Only entries of this accounting day or earlier.
                 * @example 2026-03-02
                 */
                to?: models.AccountingDay;
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
            /** @description A page of GL entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.GlEntryListResponse;
                };
            };
            400: components["responses"]["INVALID_PERIOD"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getGlEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The GL entry.
                 * @example gle_3_2
                 */
                entry_id: models.GlEntryId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The GL entry. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.GlEntryResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["GL_ENTRY_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listGuestAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Only accounts of this guest. One you do not have finds none.
                 * @example pty_01KJQA4N40RT2GZSKYPD8J86G9
                 */
                owner_party_id?: models.PartyReference;
                /**
                 * @description Only accounts in this status. ACTIVE ones are still to be promoted.
                 * @example ACTIVE
                 */
                status?: models.AccountStatus;
                /**
                 * @description Only accounts in this currency.
                 * @example BRL
                 */
                currency?: models.Currency;
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
            /** @description A page of guest accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.GuestAccountListResponse;
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
    getGuestAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The guest account.
                 * @example acc_01KJQADT3084G7ZWYRD6Z1RV0W
                 */
                account_id: models.AccountId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guest account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.GuestAccountResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service works. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HealthResponse;
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
    listHolds: {
        parameters: {
            query?: {
                /**
                 * @description Only holds on this account. One you do not have finds none.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id?: models.AccountReference;
                /**
                 * @description Only holds in this state.
                 * @example ACTIVE
                 */
                state?: models.HoldState;
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
            /** @description A page of holds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HoldListResponse;
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
    getHold: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The hold. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.HoldResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["HOLD_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listJournalAccountDeltas: {
        parameters: {
            query?: {
                /**
                 * @description The first entry wanted; 1 when left out.
                 * @example 2
                 */
                from_seq?: models.SequenceNumber;
                /**
                 * @description The last entry wanted; the newest when left out.
                 * @example 4
                 */
                to_seq?: models.SequenceNumber;
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
                 * @description The account. Where it was promoted, the account it became is meant, unless the operation says otherwise.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.JournalDeltaListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listJournalEntries: {
        parameters: {
            query?: {
                /**
                 * @description The first entry wanted; 1 when left out.
                 * @example 2
                 */
                from_seq?: models.SequenceNumber;
                /**
                 * @description The last entry wanted; the newest when left out.
                 * @example 3
                 */
                to_seq?: models.SequenceNumber;
                /**
                 * @description What is read.
                 * @example ENTRIES
                 */
                record?: models.JournalRecord;
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
            /** @description A page of the journal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.JournalEntryListResponse;
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
    getJournalEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the entry.
                 * @example 3
                 */
                seq_no: models.SequenceNumber;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.JournalEntryDetailResponse;
                    "application/vnd.razao.proof": string;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ENTRY_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getJournalObligation: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.JournalObligationResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["OBLIGATION_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listLimitPolicies: {
        parameters: {
            query?: {
                /**
                 * @description Only policies of this kind of scope.
                 * @example ACCOUNT_TYPE
                 */
                scope_type?: models.LimitScopeType;
                /**
                 * @description Only policies that cover this account, product, rail or account type. One without policies finds none.
                 * @example CUSTOMER
                 */
                scope_id?: models.LimitScopeFilter;
                /**
                 * @description Only policies with this key.
                 * @example debits.daily
                 */
                policy_key?: models.LimitPolicyKeyFilter;
                /**
                 * @description Only policies that are enforced, or that are not.
                 * @example true
                 */
                enabled?: boolean;
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
            /** @description A page of limit policies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.LimitPolicyListResponse;
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
    getLimitPolicy: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The limit policy. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.LimitPolicyResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["LIMIT_POLICY_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listObligations: {
        parameters: {
            query?: {
                /**
                 * @description Only obligations with this account on either side. One you do not have finds none.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id?: models.AccountReference;
                /**
                 * @description Only obligations that this account pays.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                debtor_account_id?: models.AccountReference;
                /**
                 * @description Only obligations that this account is paid by.
                 * @example acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4
                 */
                creditor_account_id?: models.AccountReference;
                /**
                 * @description Only obligations over this rail.
                 * @example NATIVE
                 */
                rail?: models.RailFamily;
                /**
                 * @description Only obligations in this state.
                 * @example FINAL
                 */
                state?: models.ObligationState;
                /**
                 * @description Only final obligations with this outcome.
                 * @example SETTLED
                 */
                resolution_outcome?: models.ResolutionOutcome;
                /**
                 * @description True: only open obligations past their expected settlement and its grace, as of now. False: only the others.
                 * @example true
                 */
                stuck?: boolean;
                /**
                 * @description Only payments that the rail calls so. NATIVE has no such names.
                 * @example E876543212026030214058kQ3mZx7TfR
                 */
                end_to_end_id?: models.PaymentName;
                /**
                 * @description Only what you called so.
                 * @example F-2026-0302
                 */
                external_reference?: models.ExternalReference;
                /**
                 * @description Only payments with this other side, by the `digest` of a counterparty or the `tax_id_digest` of a party.
                 * @example 5d0b8f1c7a2e4936b1c0d9e8f7a65b43
                 */
                counterparty_digest?: models.CounterpartyDigest;
                /**
                 * @description Only payments with the other side that has this CPF or CNPJ, in any spelling. It is not logged.
                 * @example 12345678909
                 */
                counterparty_tax_id?: models.TaxIdText;
                /**
                 * @description Only payments of this amount in minor units. Give an account, a rail other than NATIVE, `end_to_end_id`,
                 *     `external_reference`, a counterparty, or a range of at most 31 days with it.
                 * @example 3850
                 */
                amount?: models.AmountFilter;
                /**
                 * @description Only what was created at this instant or later. With a range of creation the page is in the order of creation.
                 * @example 2026-03-02T03:00:00Z
                 */
                created_from?: models.Instant;
                /**
                 * @description Only what was created at this instant or earlier.
                 * @example 2026-03-03T02:59:59.999Z
                 */
                created_to?: models.Instant;
                /**
                 * @description Only what became final at this instant or later, whatever its outcome. With this range alone the page is in the order
                 *     in which obligations became final.
                 * @example 2026-03-02T03:00:00Z
                 */
                settled_from?: models.Instant;
                /**
                 * @description Only what became final at this instant or earlier.
                 * @example 2026-03-03T02:59:59.999Z
                 */
                settled_to?: models.Instant;
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
            /** @description A page of obligations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ObligationListResponse;
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
    getObligation: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The obligation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ObligationResponse;
                    "text/html": string;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["OBLIGATION_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    searchParties: {
        parameters: {
            query?: {
                /**
                 * @description Words of the name, or an identifier.
                 * @example ana
                 */
                query?: models.SearchText;
                /**
                 * @description Only parties with this tax id, in any spelling. It is not logged.
                 * @example 12345678909
                 */
                tax_id?: models.TaxIdText;
                /**
                 * @description Only parties of this type (`individual` or `company`).
                 * @example individual
                 */
                type?: models.PartyFilter;
                /**
                 * @description Only parties in this status (`ACTIVE` or `BLOCKED`).
                 * @example ACTIVE
                 */
                status?: models.PartyFilter;
                /**
                 * @description Only parties with this role.
                 * @example customer
                 */
                role?: models.PartyFilter;
                /**
                 * @description Only parties whose identity is in this state, as `kyc_state` of the KYC operations has it; `NOT_SUBMITTED` finds
                 *     those that were never submitted.
                 * @example VERIFIED
                 */
                kyc_state?: models.PartyFilter;
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
            /** @description A page of parties. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PartySearchResponseOut;
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
    createParty: {
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
                "application/json": models.PartyCreateRequest;
            };
        };
        responses: {
            /** @description The new party. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Razao-Ignored-Fields": components["headers"]["Razao-Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PartyResponseOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getParty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The party.
                 * @example pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0
                 */
                party_id: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The party. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PartyResponseOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PARTY_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    updateParty: {
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
                "application/json": models.PartyPatchRequest;
            };
        };
        responses: {
            /** @description The party after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "Razao-Ignored-Fields": components["headers"]["Razao-Ignored-Fields"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PartyResponseOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PARTY_NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            422: components["responses"]["VALIDATION.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getPartyKyc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The party.
                 * @example pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0
                 */
                party_id: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verification of the party's identity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PartyKycResponseOut;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PARTY_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listPixKeys: {
        parameters: {
            query: {
                /**
                 * @description The account.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id: models.AccountReference;
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
            /** @description A page of keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixKeyListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getPixKey: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The key, with its claims and states. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixKeyDetailResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PIX_KEY_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listPixMandates: {
        parameters: {
            query?: {
                /**
                 * @description Only mandates that debit this account. One you do not have answers 404 `ACCOUNT_NOT_FOUND`.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                account_id?: models.AccountReference;
                /**
                 * @description Only mandates in this status.
                 * @example ACTIVE
                 */
                status?: models.PixMandateStatus;
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
            /** @description A page of mandates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixMandateListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getPixMandate: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The mandate with its charges. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixMandateDetailResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PIX_MANDATE_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listMedCases: {
        parameters: {
            query?: {
                /**
                 * @description Only cases in this status.
                 * @example OPEN
                 */
                status?: models.MedCaseStatus;
                /**
                 * @description Only cases of this account. One you do not have finds none.
                 * @example acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4
                 */
                account_id?: models.AccountReference;
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
            /** @description A page of MED cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.MedCaseListResponse;
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
    getMedCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The MED case.
                 * @example med_01KJQ9D6NWZMXW6B54699X7F1C
                 */
                case_id: components["parameters"]["MedCaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case with its history. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.MedCaseDetailResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["MED_CASE_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listPixQrCharges: {
        parameters: {
            query: {
                /**
                 * @description The account that is paid.
                 * @example acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4
                 */
                account_id: models.AccountReference;
                /**
                 * @description Only charges in this state.
                 * @example PAID
                 */
                state?: models.PixQrChargeState;
                /**
                 * @description Only charges made at this instant or later.
                 * @example 2026-03-02T03:00:00Z
                 */
                created_from?: models.Instant;
                /**
                 * @description Only charges made at this instant or earlier.
                 * @example 2026-03-03T02:59:59.999Z
                 */
                created_to?: models.Instant;
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
            /** @description A page of charges. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixQrChargeListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getPixQrCharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The charge.
                 * @example AURORA01KJQDJGR031GAWEMCAWQE5M56
                 */
                txid: components["parameters"]["PixTxid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The charge, or its code as an image. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixQrChargeResponse;
                    "image/png": string;
                    "image/svg+xml": string;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PIX_CHARGE_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getPixStaticQr: {
        parameters: {
            query?: {
                /**
                 * @description The key; it must be ACTIVE and lead to this account. Can be left out when the account has exactly one ACTIVE
                 *     key.
                 * @example pxk_01KJQ90B0G1GPKKV6TCBDNC4PD
                 */
                key_id?: models.PixKeyReference;
                /**
                 * @description Amount in centavos. Without it the payer chooses.
                 * @example 1250
                 */
                amount_cents?: models.PixQrAmountCents;
                /**
                 * @description A text shown to the payer, written into the code without accents. Together with the key it must fit into 99
                 *     characters: 37 are left beside a random key, fewer beside a long e-mail address (`BRCODE_TOO_LONG`).
                 * @example Pao na chapa
                 */
                description?: models.PixStaticQrDescription;
                /**
                 * @description Your name for payments of this code, letters and digits.
                 * @example PAONACHAPA17
                 */
                txid?: models.PixStaticQrTxid;
            };
            header?: never;
            path: {
                /**
                 * @description The account that is paid.
                 * @example acc_01KJQ8Q6R8T0V2X4Z6B8D0F2H4
                 */
                account_id: components["parameters"]["PixQrAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code, as text or as an image. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PixStaticQrResponse;
                    "image/png": string;
                    "image/svg+xml": string;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["ACCOUNT_NOT_FOUND.PIX_KEY_NOT_FOUND"];
            422: components["responses"]["VALIDATION.ACCOUNT_OF_SQUAD.ACCOUNT_CLOSED.KEY_REQUIRED.KEY_AMBIGUOUS.PIX_KEY_NOT_USABLE.BRCODE_TOO_LONG"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listProducts: {
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
            path?: never;
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
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getProduct: {
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
            404: components["responses"]["PRODUCT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listProductInstances: {
        parameters: {
            query?: {
                /**
                 * @description Only instances that this account is a party of. One you do not have finds none.
                 * @example acc_01KJQ8P9M1P3R5T7W9Y1A3C5E7
                 */
                account_id?: models.AccountReference;
                /**
                 * @description Only instances in this status.
                 * @example OPEN
                 */
                status?: models.ProductInstanceStatus;
                /**
                 * @description Only instances in this state of the manifest. One that it does not declare finds none.
                 * @example CLAIMED
                 */
                state?: models.InstanceStateFilter;
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
            /** @description A page of instances. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductInstanceListResponse;
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
    getProductInstance: {
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
                 * @description The instance.
                 * @example pin_01KJQC2TFQ7NP0S711R8JCYRQJ
                 */
                instance_id: components["parameters"]["InstanceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ProductInstanceResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["PRODUCT_NOT_FOUND.PRODUCT_INSTANCE_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listReconciliationBreaks: {
        parameters: {
            query?: {
                /**
                 * @description Only breaks that this run found. A run you do not have finds none.
                 * @example rcr_01KJQARDBS6E55Y57M8Y38BC1R
                 */
                run_id?: models.ReconciliationRunReference;
                /**
                 * @description Only breaks with this provider. One you do not have finds none.
                 * @example sim-demo
                 */
                provider_id?: models.ProviderReference;
                /**
                 * @description Only breaks on this rail.
                 * @example PIX
                 */
                rail?: models.RailFamily;
                /**
                 * @description Only breaks of this kind.
                 * @example MISSING_IN_LEDGER
                 */
                kind?: models.ReconciliationBreakKind;
                /**
                 * @description Only breaks in this state.
                 * @example OPEN
                 */
                state?: models.ReconciliationBreakState;
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
            /** @description A page of breaks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ReconciliationBreakListResponse;
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
    listReconciliationRuns: {
        parameters: {
            query?: {
                /**
                 * @description Only runs with this provider. One you do not have finds none.
                 * @example sim-demo
                 */
                provider_id?: models.ProviderReference;
                /**
                 * @description Only runs over this rail.
                 * @example PIX
                 */
                rail?: models.RailFamily;
                /**
                 * @description Only runs in this state.
                 * @example COMPLETED
                 */
                state?: models.ReconciliationRunState;
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
            /** @description A page of runs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ReconciliationRunListResponse;
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
    getReconciliationRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reconciliation run.
                 * @example rcr_01KJQARDBS6E55Y57M8Y38BC1R
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
                    "application/json": models.ReconciliationRunResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["RECONCILIATION_RUN_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /**
                 * @description Only schedules that this account pays. One you do not have finds none.
                 * @example acc_01KJQ8P5D7F9H1K3N5Q7S9V1X3
                 */
                account_id?: models.AccountReference;
                /**
                 * @description Only schedules in this state.
                 * @example ACTIVE
                 */
                state?: models.ScheduleState;
                /**
                 * @description Only schedules of this type.
                 * @example RECURRING
                 */
                schedule_type?: models.ScheduleType;
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
            /** @description A page of schedules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ScheduleListResponse;
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
    getSchedule: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The schedule. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ScheduleResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["SCHEDULE_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listScheduleRuns: {
        parameters: {
            query?: {
                /**
                 * @description Only runs in this state.
                 * @example REFUSED
                 */
                state?: models.ScheduleRunState;
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
                 * @description The schedule.
                 * @example sch_01KJQ9SGHKTSQRZBHY0K5AXT5M
                 */
                schedule_id: components["parameters"]["ScheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ScheduleRunListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE"];
            404: components["responses"]["SCHEDULE_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listSquads: {
        parameters: {
            query?: {
                /**
                 * @description Only squads in this state.
                 * @example OPEN
                 */
                state?: models.SquadState;
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
            /** @description A page of squads. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadListResponse;
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
    getSquad: {
        parameters: {
            query: {
                /**
                 * @description The account on whose behalf the squad is read. It must be a member, else 403 `NOT_A_SQUAD_MEMBER`; an account you do
                 *     not have answers 404 `ACCOUNT_NOT_FOUND`.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                caller_account_id: components["parameters"]["CallerAccountId"];
            };
            header?: never;
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The squad. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadDetailResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listSquadInvitations: {
        parameters: {
            query: {
                /**
                 * @description The account on whose behalf the squad is read. It must be a member, else 403 `NOT_A_SQUAD_MEMBER`; an account you do
                 *     not have answers 404 `ACCOUNT_NOT_FOUND`.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                caller_account_id: components["parameters"]["CallerAccountId"];
            };
            header?: never;
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending invitations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadInvitationListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listSquadMembers: {
        parameters: {
            query: {
                /**
                 * @description The account on whose behalf the squad is read. It must be a member, else 403 `NOT_A_SQUAD_MEMBER`; an account you do
                 *     not have answers 404 `ACCOUNT_NOT_FOUND`.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                caller_account_id: components["parameters"]["CallerAccountId"];
            };
            header?: never;
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadMemberListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    previewSimplifyDebts: {
        parameters: {
            query: {
                /**
                 * @description The account on whose behalf the squad is read. It must be a member, else 403 `NOT_A_SQUAD_MEMBER`; an account you do
                 *     not have answers 404 `ACCOUNT_NOT_FOUND`.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                caller_account_id: components["parameters"]["CallerAccountId"];
            };
            header?: never;
            path: {
                /**
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The debts before and after. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadSimplifyPreviewResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER.INSUFFICIENT_ROLE"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.SQUAD_CLOSED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listSpendRequests: {
        parameters: {
            query: {
                /**
                 * @description The account on whose behalf the squad is read. It must be a member, else 403 `NOT_A_SQUAD_MEMBER`; an account you do
                 *     not have answers 404 `ACCOUNT_NOT_FOUND`.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                caller_account_id: components["parameters"]["CallerAccountId"];
                /**
                 * @description Only spend requests in this state now.
                 * @example PENDING_APPROVAL
                 */
                state?: models.SpendRequestState;
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
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of spend requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SpendRequestListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    listSquadTransactions: {
        parameters: {
            query: {
                /**
                 * @description The account on whose behalf the squad is read. It must be a member, else 403 `NOT_A_SQUAD_MEMBER`; an account you do
                 *     not have answers 404 `ACCOUNT_NOT_FOUND`.
                 * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
                 */
                caller_account_id: components["parameters"]["CallerAccountId"];
                /**
                 * @description Only entries of this kind.
                 * @example ACCOUNTING
                 */
                kind?: models.SquadEntryKind;
                /**
                 * @description Only entries in this state now. Cycle summaries and reached goals have none and are left out.
                 * @example OPEN
                 */
                state?: models.SquadEntryState;
                /**
                 * @description Only entries of one cycle, named by the month in which it closes, yyyy-mm.
                 * @example 2026-03
                 */
                period?: models.SquadPeriod;
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
                 * @description The squad.
                 * @example sqd_01KJQB073FP9202FDSF937V0P9
                 */
                sqd_id: components["parameters"]["SquadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SquadTransactionListResponse;
                };
            };
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["INSUFFICIENT_SCOPE.NOT_A_SQUAD_MEMBER"];
            404: components["responses"]["SQUAD_NOT_FOUND.ACCOUNT_NOT_FOUND"];
            422: components["responses"]["VALIDATION.INVALID_CURSOR"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["SERVICE_UNAVAILABLE"];
        };
    };
    getTrialBalance: {
        parameters: {
            query?: {
                /**
                 * @description The last accounting day to include; today when left out.
                 * @example 2026-03-02
                 */
                as_of_day?: models.AccountingDay;
                /**
                 * @description Only this currency. One nothing moved in gives no rows.
                 * @example BRL
                 */
                currency?: models.Currency;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trial balance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TrialBalanceResponse;
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
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VersionResponse;
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
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries to this endpoint. One you do not have finds none.
                 * @example whe_01KJQ8WQTSKJXYMMY6AVQGP20F
                 */
                endpoint_id?: models.WebhookEndpointReference;
                /**
                 * @description Only deliveries of this event. One you do not have finds none.
                 * @example evt_f5c573ab0615ea8f3c19060d398747dc
                 */
                event_id?: models.EventReference;
                /**
                 * @description Only deliveries in this state.
                 * @example ARCHIVED
                 */
                state?: models.WebhookDeliveryState;
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
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.WebhookDeliveryListResponse;
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
}

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
    "/v1/accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account
         * @description One of your accounts, with the payment methods bound to it.
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
         *     `as_of` and `as_of_seq` will give the balance at a point in time; they exclude each other.
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
    "/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the service works
         * @description `ok` when everything works. `degraded` when the ledger works but schedules and webhooks wait. Without its database
         *     the service answers 503.
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
    "/v1/obligations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List obligations
         * @description Your obligations, newest first. Filters combine; without any, all obligations.
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
         */
        patch: operations["updateParty"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountBalanceResponse: models.AccountBalanceResponse;
        AccountCreateRequest: models.AccountCreateRequest;
        AccountId: models.AccountId;
        AccountReference: models.AccountReference;
        AccountResponse: models.AccountResponse;
        AccountSearchItemOut: models.AccountSearchItemOut;
        AccountSearchResponseOut: models.AccountSearchResponseOut;
        AccountStatus: models.AccountStatus;
        AccountType: models.AccountType;
        AccountWithPaymentMethodsResponse: models.AccountWithPaymentMethodsResponse;
        AccountingDay: models.AccountingDay;
        ActorId: models.ActorId;
        Address: models.Address;
        AmountDetail: models.AmountDetail;
        AssetBalances: models.AssetBalances;
        AssetEntry: models.AssetEntry;
        AssetFilter: models.AssetFilter;
        AssetObligation: models.AssetObligation;
        BRMockCoordinates: models.BRMockCoordinates;
        BRPixKeyCoordinates: models.BRPixKeyCoordinates;
        BalanceConsistency: models.BalanceConsistency;
        BalanceReconstruction: models.BalanceReconstruction;
        BankingCoordinates: models.BankingCoordinates;
        CommittedProductSummary: models.CommittedProductSummary;
        CommittedSquadSummary: models.CommittedSquadSummary;
        Contact: models.Contact;
        CountryCode: models.CountryCode;
        Currency: models.Currency;
        DebtorCreditor: models.DebtorCreditor;
        DependencyState: models.DependencyState;
        Disposition: models.Disposition;
        Error: models.Error;
        ErrorDetails: models.ErrorDetails;
        ExpectedSettlement: models.ExpectedSettlement;
        ExternalId: models.ExternalId;
        HTTPValidationError: models.HTTPValidationError;
        HealthDependency: models.HealthDependency;
        HealthResponse: models.HealthResponse;
        HealthState: models.HealthState;
        IdempotencyKey: models.IdempotencyKey;
        IncludeList: models.IncludeList;
        Instant: models.Instant;
        JournalCorrelation: models.JournalCorrelation;
        JournalEntry: models.JournalEntry;
        JournalEntryDetailResponse: models.JournalEntryDetailResponse;
        JournalEntryListResponse: models.JournalEntryListResponse;
        JournalEntryType: models.JournalEntryType;
        JournalPayload: models.JournalPayload;
        JournalPosting: models.JournalPosting;
        JournalReservation: models.JournalReservation;
        Label: models.Label;
        LedgerAddress: models.LedgerAddress;
        MatchKeyValue: models.MatchKeyValue;
        MatchKeys: models.MatchKeys;
        Metadata: models.Metadata;
        MovementDirection: models.MovementDirection;
        NextCursor: models.NextCursor;
        ObligationId: models.ObligationId;
        ObligationListResponse: models.ObligationListResponse;
        ObligationResponse: models.ObligationResponse;
        ObligationState: models.ObligationState;
        PageCursor: models.PageCursor;
        PageLimit: models.PageLimit;
        PartyAuditOut: models.PartyAuditOut;
        PartyCreateRequest: models.PartyCreateRequest;
        PartyFilter: models.PartyFilter;
        PartyId: models.PartyId;
        PartyPatchRequest: models.PartyPatchRequest;
        PartyReference: models.PartyReference;
        PartyResponseOut: models.PartyResponseOut;
        PartyRisk: models.PartyRisk;
        PartyRole: models.PartyRole;
        PartySearchItemOut: models.PartySearchItemOut;
        PartySearchResponseOut: models.PartySearchResponseOut;
        PartyStatus: models.PartyStatus;
        PartyType: models.PartyType;
        PaymentMethodCapabilities: models.PaymentMethodCapabilities;
        PaymentMethodCoordinates: models.PaymentMethodCoordinates;
        PaymentMethodDirectionality: models.PaymentMethodDirectionality;
        PaymentMethodId: models.PaymentMethodId;
        PaymentMethodMode: models.PaymentMethodMode;
        PaymentMethodResponse: models.PaymentMethodResponse;
        PaymentMethodStatus: models.PaymentMethodStatus;
        PaymentMethodVerification: models.PaymentMethodVerification;
        ProviderInfo: models.ProviderInfo;
        ProviderType: models.ProviderType;
        Rail: models.Rail;
        RailFamily: models.RailFamily;
        ReconstructedPosition: models.ReconstructedPosition;
        ResolutionOutcome: models.ResolutionOutcome;
        Scheme: models.Scheme;
        SearchText: models.SearchText;
        SequenceNumber: models.SequenceNumber;
        Sha256Hex: models.Sha256Hex;
        SideKind: models.SideKind;
        SquadRole: models.SquadRole;
        TaxId: models.TaxId;
        Timestamp: models.Timestamp;
        TransactionId: models.TransactionId;
        USACHCoordinates: models.USACHCoordinates;
        ValidationContext: models.ValidationContext;
        ValidationError: models.ValidationError;
        VersionResponse: models.VersionResponse;
    };
    responses: never;
    parameters: {
        /**
         * @description The account.
         * @example acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9
         */
        AccountId: models.AccountId;
        /** @description The `next_cursor` of the page before, with the same filters. A foreign or changed one is `INVALID_CURSOR`. */
        Cursor: models.PageCursor;
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
         * @description How many items to return at most.
         * @example 50
         */
        Limit: models.PageLimit;
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
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
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
    getAccountBalance: {
        parameters: {
            query?: {
                /**
                 * @description Only this asset; for money its ISO 4217 code. One the account does not hold gives an empty list.
                 * @example BRL
                 */
                asset?: models.AssetFilter;
                /**
                 * @description What else to give, separated by commas. `obligations`, and `positions` with a cut.
                 * @example obligations
                 */
                include?: models.IncludeList;
                /**
                 * @description Only obligations in this state, with `include=obligations`.
                 * @example DISPATCHED
                 */
                obligations_state?: models.ObligationState;
                /**
                 * @description The balance at this instant, by commit time. Not together with `as_of_seq`.
                 * @example 2026-03-02T12:30:00Z
                 */
                as_of?: models.Instant;
                /**
                 * @description The balance after this journal entry. Not together with `as_of`.
                 * @example 2
                 */
                as_of_seq?: models.SequenceNumber;
            };
            header?: never;
            path: {
                /**
                 * @description The account.
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
    searchParties: {
        parameters: {
            query?: {
                /**
                 * @description Words of the name, or an identifier.
                 * @example ana
                 */
                query?: models.SearchText;
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
                 * @description Only parties whose identity is in this state.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PartyResponseOut;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PartyResponseOut;
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
}

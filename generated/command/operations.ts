// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

import type * as models from '../models.ts';

export interface paths {
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
        ActorId: models.ActorId;
        AmountDetail: models.AmountDetail;
        AmountField: models.AmountField;
        CreateObligationRequest: models.CreateObligationRequest;
        Currency: models.Currency;
        DebtorCreditor: models.DebtorCreditor;
        Disposition: models.Disposition;
        Error: models.Error;
        ErrorDetails: models.ErrorDetails;
        ExpectedSettlement: models.ExpectedSettlement;
        HTTPValidationError: models.HTTPValidationError;
        IdempotencyKey: models.IdempotencyKey;
        Instant: models.Instant;
        LedgerAddress: models.LedgerAddress;
        MatchKeyValue: models.MatchKeyValue;
        MatchKeys: models.MatchKeys;
        Metadata: models.Metadata;
        ObligationId: models.ObligationId;
        ObligationResponse: models.ObligationResponse;
        ObligationState: models.ObligationState;
        PartyId: models.PartyId;
        RailFamily: models.RailFamily;
        ResolutionOutcome: models.ResolutionOutcome;
        ResolveObligationRequest: models.ResolveObligationRequest;
        SideKind: models.SideKind;
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
}

// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

/* tslint:disable */
/* eslint-disable */
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import type { TsoaRoute } from '@tsoa/runtime';
import { fetchMiddlewares } from '@tsoa/runtime';
import { ExpressTemplateService } from '../../src/interfaces/template-service.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreAccountsController } from './../../src/domains/accounts/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreExternalAccountsController } from './../../src/domains/accounts/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreGuestAccountsController } from './../../src/domains/accounts/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreEventsController } from './../../src/domains/events/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreWebhookDeliveriesController } from './../../src/domains/events/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreEvidenceController } from './../../src/domains/evidence/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreGlAccountsController } from './../../src/domains/gl/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreGlEntriesController } from './../../src/domains/gl/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreHealthController } from './../../src/domains/health/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreHoldsController } from './../../src/domains/holds/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreJournalController } from './../../src/domains/journal/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreKycController } from './../../src/domains/kyc/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreLimitsController } from './../../src/domains/limits/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreObligationsController } from './../../src/domains/obligations/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CorePartiesController } from './../../src/domains/parties/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CorePixController } from './../../src/domains/pix/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreProductsController } from './../../src/onchain/products/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreReconciliationController } from './../../src/domains/reconciliation/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreSchedulesController } from './../../src/domains/schedules/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreSquadsController } from './../../src/domains/squads/core.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CoreStatementsController } from './../../src/domains/statements/core.controller.ts';
import { iocContainer } from './../../src/interfaces/ioc.ts';
import type { IocContainer, IocContainerFactory } from '@tsoa/runtime';
import type { Request as ExRequest, Response as ExResponse, RequestHandler, Router } from 'express';



// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

const models: TsoaRoute.Models = {
    "ValidationContext": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ValidationError": {
        "dataType": "refObject",
        "properties": {
            "loc": {"dataType":"array","array":{"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"double"}]},"required":true},
            "msg": {"dataType":"string","required":true},
            "type": {"dataType":"string","required":true},
            "ctx": {"ref":"ValidationContext"},
            "input": {"dataType":"any"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HTTPValidationError": {
        "dataType": "refObject",
        "properties": {
            "detail": {"dataType":"array","array":{"dataType":"refObject","ref":"ValidationError"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9","value":"^acc_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0","value":"^pty_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Currency": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like BRL","value":"^[A-Z]{3}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CurrencyExponent": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"validators":{"minimum":{"value":0},"maximum":{"value":4}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ASSET","TRANSIT","REVENUE","EXCEPTION","CUSTOMER","EXTERNAL","GUEST","SQUAD"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","CLOSED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LedgerAddress": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":128}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountSearchItemOut": {
        "dataType": "refObject",
        "properties": {
            "id": {"ref":"AccountId","required":true},
            "owner_party_id": {"ref":"PartyId"},
            "currency": {"ref":"Currency"},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "type": {"ref":"AccountType"},
            "status": {"ref":"AccountStatus"},
            "is_frozen": {"dataType":"boolean"},
            "address": {"ref":"LedgerAddress"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NextCursor": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountSearchResponseOut": {
        "dataType": "refObject",
        "properties": {
            "data": {"dataType":"array","array":{"dataType":"refObject","ref":"AccountSearchItemOut"},"required":true},
            "next_cursor": {"ref":"NextCursor"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SearchText": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PageLimit": {
        "dataType": "refAlias",
        "type": {"dataType":"integer","validators":{"minimum":{"value":1},"maximum":{"value":200}},"default":50},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PageCursor": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":1024}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Metadata": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Timestamp": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 2026-03-02T12:30:00.000Z","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ActorId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":128}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IgnoredField": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"value":1000}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IgnoredFields": {
        "dataType": "refAlias",
        "type": {"dataType":"array","array":{"dataType":"refAlias","ref":"IgnoredField"},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountResponse": {
        "dataType": "refObject",
        "properties": {
            "id": {"ref":"AccountId","required":true},
            "owner_party_id": {"ref":"PartyId","required":true},
            "currency": {"ref":"Currency","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "type": {"ref":"AccountType","required":true},
            "status": {"ref":"AccountStatus","required":true},
            "is_frozen": {"dataType":"boolean","required":true},
            "address": {"ref":"LedgerAddress"},
            "metadata": {"ref":"Metadata"},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "ignored_fields": {"ref":"IgnoredFields"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountCreateRequest": {
        "dataType": "refObject",
        "properties": {
            "owner_party_id": {"ref":"PartyReference","required":true},
            "currency": {"dataType":"string","required":true,"validators":{"maxLength":{"value":64}}},
            "type": {"dataType":"string","required":true,"validators":{"maxLength":{"value":64}}},
            "metadata": {"ref":"Metadata"},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentMethodId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like pmt_01KJQ8R4S6V8X0Z2B4D6F8H0K2","value":"^pmt_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Rail": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACH","PIX","EFT_CA","WIRE","SEPA","MOCK"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Scheme": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["US_ACH","BR_PIX_KEY","BR_BANK_ACCOUNT","CA_TRANSIT","BR_MOCK"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentMethodMode": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["EXTERNAL_ALLOCATION","CUSTOMER_LINKED","PROVIDER_MANAGED","VIRTUAL_ADDRESS"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentMethodStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","PENDING_VERIFICATION","SUSPENDED","CLOSED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SPONSOR_BANK","BAAS_PROVIDER"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderInfo": {
        "dataType": "refObject",
        "properties": {
            "provider_id": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":100}}},
            "type": {"ref":"ProviderType","required":true},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentMethodCapabilities": {
        "dataType": "refObject",
        "properties": {
            "originate_debit": {"dataType":"boolean","required":true},
            "receive_credit": {"dataType":"boolean","required":true},
            "supports_returns": {"dataType":"boolean","required":true},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentMethodDirectionality": {
        "dataType": "refObject",
        "properties": {
            "inbound": {"dataType":"boolean","required":true},
            "outbound": {"dataType":"boolean","required":true},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentMethodVerification": {
        "dataType": "refObject",
        "properties": {
            "status": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":50}}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "USACHCoordinates": {
        "dataType": "refObject",
        "properties": {
            "routing_number": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":20}}},
            "account_number": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":40}}},
            "account_type": {"dataType":"string","validators":{"maxLength":{"value":20}}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BRMockCoordinates": {
        "dataType": "refObject",
        "properties": {
            "ispb": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":8}}},
            "branch": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":10}}},
            "account_number": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":40}}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BRPixKeyCoordinates": {
        "dataType": "refObject",
        "properties": {
            "key_type": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":10}}},
            "key_value": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":100}}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BRBankAccountType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["CACC","SVGS","SLRY","TRAN","OTHR"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BRBankAccountCoordinates": {
        "dataType": "refObject",
        "properties": {
            "ispb": {"dataType":"string","required":true,"validators":{"minLength":{"value":8},"maxLength":{"value":8},"pattern":{"errorMsg":"must look like 12345678","value":"^[0-9A-Z]{8}$"}}},
            "branch_code": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":4},"pattern":{"errorMsg":"must look like 0001","value":"^[0-9]{1,4}$"}}},
            "account_number": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":20}}},
            "account_type": {"ref":"BRBankAccountType","required":true},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CATransitCoordinates": {
        "dataType": "refObject",
        "properties": {
            "institution_number": {"dataType":"string","required":true,"validators":{"minLength":{"value":3},"maxLength":{"value":3},"pattern":{"errorMsg":"must look like 004","value":"^[0-9]{3}$"}}},
            "transit_number": {"dataType":"string","required":true,"validators":{"minLength":{"value":5},"maxLength":{"value":5},"pattern":{"errorMsg":"must look like 10202","value":"^[0-9]{5}$"}}},
            "account_number": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":20}}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentMethodCoordinates": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"ref":"USACHCoordinates"},{"ref":"BRMockCoordinates"},{"ref":"BRPixKeyCoordinates"},{"ref":"BRBankAccountCoordinates"},{"ref":"CATransitCoordinates"}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentMethodResponse": {
        "dataType": "refObject",
        "properties": {
            "payment_method_id": {"ref":"PaymentMethodId","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "rail": {"ref":"Rail","required":true},
            "scheme": {"ref":"Scheme","required":true},
            "mode": {"ref":"PaymentMethodMode","required":true},
            "status": {"ref":"PaymentMethodStatus","required":true},
            "provider": {"ref":"ProviderInfo","required":true},
            "capabilities": {"ref":"PaymentMethodCapabilities","required":true},
            "directionality": {"ref":"PaymentMethodDirectionality","required":true},
            "verification": {"ref":"PaymentMethodVerification","required":true},
            "coordinates": {"ref":"PaymentMethodCoordinates","required":true},
            "metadata": {"ref":"Metadata"},
            "created_at": {"ref":"Timestamp","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "ignored_fields": {"ref":"IgnoredFields"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountWithPaymentMethodsResponse": {
        "dataType": "refObject",
        "properties": {
            "id": {"ref":"AccountId","required":true},
            "owner_party_id": {"ref":"PartyId","required":true},
            "currency": {"ref":"Currency","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "type": {"ref":"AccountType","required":true},
            "status": {"ref":"AccountStatus","required":true},
            "is_frozen": {"dataType":"boolean","required":true},
            "address": {"ref":"LedgerAddress"},
            "metadata": {"ref":"Metadata"},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "external_payment_methods": {"dataType":"array","array":{"dataType":"refObject","ref":"PaymentMethodResponse"}},
            "promoted_to_account_id": {"ref":"AccountId"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentMethodRequest": {
        "dataType": "refObject",
        "properties": {
            "rail": {"ref":"Rail","required":true},
            "scheme": {"ref":"Scheme","required":true},
            "mode": {"ref":"PaymentMethodMode","required":true},
            "status": {"ref":"PaymentMethodStatus","required":true},
            "provider": {"ref":"ProviderInfo","required":true},
            "capabilities": {"ref":"PaymentMethodCapabilities","required":true},
            "directionality": {"ref":"PaymentMethodDirectionality","required":true},
            "verification": {"ref":"PaymentMethodVerification","required":true},
            "coordinates": {"ref":"PaymentMethodCoordinates","required":true},
            "metadata": {"ref":"Metadata"},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ExternalAccountResponse": {
        "dataType": "refObject",
        "properties": {
            "id": {"ref":"AccountId","required":true},
            "owner_party_id": {"ref":"PartyId","required":true},
            "display_name": {"dataType":"string","required":true},
            "currency": {"ref":"Currency","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "type": {"ref":"AccountType","required":true},
            "status": {"ref":"AccountStatus","required":true},
            "is_frozen": {"dataType":"boolean","required":true},
            "external_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "promoted_to_account_id": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}],"required":true},
            "metadata": {"ref":"Metadata","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ExternalAccountListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ExternalAccountResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ExternalAccountCreateRequest": {
        "dataType": "refObject",
        "properties": {
            "owner_party_id": {"ref":"PartyReference","required":true},
            "currency": {"dataType":"string","required":true,"validators":{"maxLength":{"value":64}}},
            "external_id": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":600}}},
            "metadata": {"ref":"Metadata"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GuestAccountResponse": {
        "dataType": "refObject",
        "properties": {
            "id": {"ref":"AccountId","required":true},
            "owner_party_id": {"ref":"PartyId","required":true},
            "display_name": {"dataType":"string","required":true},
            "owner_tax_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"ref":"Currency","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "type": {"ref":"AccountType","required":true},
            "status": {"ref":"AccountStatus","required":true},
            "is_frozen": {"dataType":"boolean","required":true},
            "address": {"ref":"LedgerAddress","required":true},
            "promoted_to_account_id": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}],"required":true},
            "metadata": {"ref":"Metadata","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GuestAccountListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"GuestAccountResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like evt_f5c573ab0615ea8f3c19060d398747dc","value":"^evt_[0-9a-f]{32}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventType": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like obligation.settled","value":"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TenantId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like aurora","value":"^[a-z][a-z0-9-]{1,62}[a-z0-9]$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EntityReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":128}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventEntity": {
        "dataType": "refObject",
        "properties": {
            "entity_id": {"ref":"EntityReference","required":true},
            "version": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ObligationId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like obl_01KJQ9D3E5G7J9M1P3R5T7V9X1","value":"^obl_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like sqd_01KJQB073FP9202FDSF937V0P9","value":"^sqd_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SafeswapId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like swp_01KJQB82MA6Z4PG1KAGXD094B1","value":"^swp_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransactionId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like txn_01KJQ9D3E5F8J1M4P7S0V3Y6B9","value":"^txn_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventCorrelation": {
        "dataType": "refObject",
        "properties": {
            "obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
            "sqd_id": {"dataType":"union","subSchemas":[{"ref":"SquadId"},{"dataType":"enum","enums":[null]}],"required":true},
            "swp_id": {"dataType":"union","subSchemas":[{"ref":"SafeswapId"},{"dataType":"enum","enums":[null]}],"required":true},
            "tx_id": {"dataType":"union","subSchemas":[{"ref":"TransactionId"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventPayload": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventPosition": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":128}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventFeedItem": {
        "dataType": "refObject",
        "properties": {
            "event_id": {"ref":"EventId","required":true},
            "event_type": {"ref":"EventType","required":true},
            "event_version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "occurred_at": {"ref":"Timestamp","required":true},
            "published_at": {"ref":"Timestamp","required":true},
            "tenant": {"ref":"TenantId","required":true},
            "entity": {"ref":"EventEntity","required":true},
            "correlation": {"ref":"EventCorrelation","required":true},
            "data": {"ref":"EventPayload","required":true},
            "position": {"ref":"EventPosition","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"EventFeedItem"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventTypeFilter": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"value":100},"pattern":{"errorMsg":"must look like obligation.*","value":"^(\\*|[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*\\.(\\*|[a-z][a-z0-9_]*))$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ObligationReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Event": {
        "dataType": "refObject",
        "properties": {
            "event_id": {"ref":"EventId","required":true},
            "event_type": {"ref":"EventType","required":true},
            "event_version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "occurred_at": {"ref":"Timestamp","required":true},
            "published_at": {"ref":"Timestamp","required":true},
            "tenant": {"ref":"TenantId","required":true},
            "entity": {"ref":"EventEntity","required":true},
            "correlation": {"ref":"EventCorrelation","required":true},
            "data": {"ref":"EventPayload","required":true},
            "test": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookDeliveryId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like whd_01KJQ9W65MJXJ0DAVN37S67KMV","value":"^whd_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookEndpointId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like whe_01KJQ8WQTSKJXYMMY6AVQGP20F","value":"^whe_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookDeliveryState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING","SUCCEEDED","FAILED","ARCHIVED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookDeliveryFailure": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["HTTP_STATUS","REDIRECT","TIMEOUT","NAME_NOT_RESOLVED","CONNECTION_FAILED","TLS_FAILED","ADDRESS_REFUSED","NOT_SENT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookDelivery": {
        "dataType": "refObject",
        "properties": {
            "delivery_id": {"ref":"WebhookDeliveryId","required":true},
            "endpoint_id": {"ref":"WebhookEndpointId","required":true},
            "event_id": {"ref":"EventId","required":true},
            "event_type": {"ref":"EventType","required":true},
            "attempt": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":8}}},
            "state": {"ref":"WebhookDeliveryState","required":true},
            "response_status": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":100},"maximum":{"value":599}}},
            "duration_ms": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":0}}},
            "error": {"dataType":"union","subSchemas":[{"ref":"WebhookDeliveryFailure"},{"dataType":"enum","enums":[null]}],"required":true},
            "next_attempt_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "attempted_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"errorMsg":"must look like 2026-03-02T12:31:11.127Z","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "created_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookDeliveryListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"WebhookDelivery"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookEndpointReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like evd_01KJQ9E2F3V9JMT8Q9T26AFZQR","value":"^evd_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like sim-demo","value":"^[a-z][a-z0-9-]{1,62}[a-z0-9]$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SETTLEMENT","FAILURE","INBOUND_CREDIT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MatchKeyValue": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"value":500}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MatchKeys": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"ref":"MatchKeyValue"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AmountDetail": {
        "dataType": "refObject",
        "properties": {
            "currency": {"ref":"Currency","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "value": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CounterpartyBank": {
        "dataType": "refObject",
        "properties": {
            "ispb": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 87654321","value":"^[0-9A-Z]{8}$"}}},
            "name": {"dataType":"string","validators":{"maxLength":{"value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Counterparty": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","validators":{"maxLength":{"value":200}}},
            "tax_id": {"dataType":"string","validators":{"maxLength":{"value":40}}},
            "bank": {"ref":"CounterpartyBank"},
            "account": {"dataType":"string","validators":{"maxLength":{"value":40}}},
            "pix_key": {"dataType":"string","validators":{"maxLength":{"value":100}}},
            "digest": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 5d0b8f1c7a2e4936b1c0d9e8f7a65b43","value":"^[0-9a-f]{32}$"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentDescription": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":140},"pattern":{"value":"^[^\\x00-\\x1F\\x7F]+$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Sha256Hex": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","value":"^[0-9a-f]{64}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["MATCHED","UNMATCHED","DEFERRED","FAILED","RESOLVED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceReasonCode": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["NO_MATCH","SEVERAL_MATCHES","AMOUNT_DIFFERS","CONTRADICTS_FINAL","BOOKED_ALREADY","ACCOUNT_CLOSED","EXCEEDS_ORIGINAL","PARTY_BLOCKED","LIMIT_EXCEEDED","BALANCE_OVERFLOW","TOO_EARLY","PROCESSING_ERROR"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceMatchedBy": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OBLIGATION_ID","MATCH_KEYS","ACCOUNT","OPERATOR"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceMatch": {
        "dataType": "refObject",
        "properties": {
            "obligation_id": {"ref":"ObligationId","required":true},
            "matched_by": {"ref":"EvidenceMatchedBy","required":true},
            "matched_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceResolutionAction": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["MATCH","CREDIT","DISMISS"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceResolution": {
        "dataType": "refObject",
        "properties": {
            "action": {"ref":"EvidenceResolutionAction","required":true},
            "destination_account_id": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}],"required":true},
            "reason": {"dataType":"string","required":true},
            "resolved_by": {"ref":"ActorId","required":true},
            "resolved_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceHistoryEntry": {
        "dataType": "refObject",
        "properties": {
            "at": {"ref":"Timestamp","required":true},
            "actor": {"dataType":"string","required":true},
            "from_state": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["MATCHED"]},{"dataType":"enum","enums":["UNMATCHED"]},{"dataType":"enum","enums":["DEFERRED"]},{"dataType":"enum","enums":["FAILED"]},{"dataType":"enum","enums":["RESOLVED"]},{"dataType":"enum","enums":[null]}],"required":true},
            "to_state": {"ref":"EvidenceState","required":true},
            "reason_code": {"dataType":"union","subSchemas":[{"ref":"EvidenceReasonCode"},{"dataType":"enum","enums":[null]}],"required":true},
            "obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceResponse": {
        "dataType": "refObject",
        "properties": {
            "evidence_id": {"ref":"EvidenceId","required":true},
            "provider_id": {"ref":"ProviderId","required":true},
            "rail": {"ref":"Rail","required":true},
            "kind": {"ref":"EvidenceKind","required":true},
            "external_id": {"dataType":"string","required":true},
            "match_keys": {"ref":"MatchKeys","required":true},
            "amount": {"ref":"AmountDetail","required":true},
            "occurred_at": {"ref":"Timestamp","required":true},
            "counterparty": {"ref":"Counterparty"},
            "description": {"ref":"PaymentDescription"},
            "payload_hash": {"dataType":"union","subSchemas":[{"ref":"Sha256Hex"},{"dataType":"enum","enums":[null]}],"required":true},
            "state": {"ref":"EvidenceState","required":true},
            "reason_code": {"dataType":"union","subSchemas":[{"ref":"EvidenceReasonCode"},{"dataType":"enum","enums":[null]}],"required":true},
            "match": {"dataType":"union","subSchemas":[{"ref":"EvidenceMatch"},{"dataType":"enum","enums":[null]}],"required":true},
            "resolution": {"dataType":"union","subSchemas":[{"ref":"EvidenceResolution"},{"dataType":"enum","enums":[null]}],"required":true},
            "exception_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "attempts": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "history": {"dataType":"array","array":{"dataType":"refObject","ref":"EvidenceHistoryEntry"},"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"dataType":"string","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"EvidenceResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EvidenceFilter": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlAccountId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like gla_01KJQ7GYZ04C5RS4A82KFCQK85","value":"^gla_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlAccountCode": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":32},"pattern":{"errorMsg":"must look like 2100","value":"^[0-9A-Za-z][0-9A-Za-z.-]{0,31}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlAccountType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ASSET","LIABILITY","EQUITY","REVENUE","EXPENSE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlSide": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["DEBIT","CREDIT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlMemberType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ASSET","TRANSIT","REVENUE","EXCEPTION","CUSTOMER","GUEST","SQUAD","FAUCET","CLEARING","TOKENS"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlAccountResponse": {
        "dataType": "refObject",
        "properties": {
            "gl_account_id": {"ref":"GlAccountId","required":true},
            "code": {"ref":"GlAccountCode","required":true},
            "name": {"dataType":"string","required":true},
            "type": {"ref":"GlAccountType","required":true},
            "normal_side": {"ref":"GlSide","required":true},
            "parent_code": {"dataType":"union","subSchemas":[{"ref":"GlAccountCode"},{"dataType":"enum","enums":[null]}],"required":true},
            "gathers": {"dataType":"array","array":{"dataType":"refAlias","ref":"GlMemberType"},"required":true},
            "built_in": {"dataType":"boolean","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlAccountListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"GlAccountResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlAccountCodeFilter": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlEntryId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like gle_3_2","value":"^gle_[1-9][0-9]{0,15}_[1-9][0-9]{0,4}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SequenceNumber": {
        "dataType": "refAlias",
        "type": {"dataType":"long","validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalEntryType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["TRANSFER","OBLIGATION_CREATED","OBLIGATION_SETTLED","OBLIGATION_FAILED","OBLIGATION_CANCELED","EXCEPTION","HOLD_PLACED","HOLD_ADJUSTED","HOLD_CAPTURED","HOLD_RELEASED","HOLD_EXPIRED","BLOCK_PLACED","BLOCK_ADJUSTED","BLOCK_CAPTURED","BLOCK_RELEASED","PROMOTION","CORRECTION","QBRL_REDEEMED","QBRL_BACKING_MOVED","OPENING_BALANCE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountingDay": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 2026-03-02","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlEntryResponse": {
        "dataType": "refObject",
        "properties": {
            "entry_id": {"ref":"GlEntryId","required":true},
            "seq_no": {"ref":"SequenceNumber","required":true},
            "entry_type": {"ref":"JournalEntryType","required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "gl_account_id": {"ref":"GlAccountId","required":true},
            "gl_account_code": {"ref":"GlAccountCode","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "side": {"ref":"GlSide","required":true},
            "amount": {"ref":"AmountDetail","required":true},
            "effective_at": {"ref":"Timestamp","required":true},
            "committed_at": {"ref":"Timestamp","required":true},
            "accounting_day": {"ref":"AccountingDay","required":true},
            "obligation_ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"ObligationId"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlEntryListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"GlEntryResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlAccountReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GlTransactionFilter": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TrialBalanceRow": {
        "dataType": "refObject",
        "properties": {
            "gl_account_id": {"ref":"GlAccountId","required":true},
            "code": {"ref":"GlAccountCode","required":true},
            "name": {"dataType":"string","required":true},
            "type": {"ref":"GlAccountType","required":true},
            "normal_side": {"ref":"GlSide","required":true},
            "currency": {"ref":"Currency","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "debits_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "credits_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "balance_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TrialBalanceTotal": {
        "dataType": "refObject",
        "properties": {
            "currency": {"ref":"Currency","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "debits_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "credits_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "balanced": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TrialBalanceResponse": {
        "dataType": "refObject",
        "properties": {
            "as_of_day": {"ref":"AccountingDay","required":true},
            "ledger_version": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "rows": {"dataType":"array","array":{"dataType":"refObject","ref":"TrialBalanceRow"},"required":true},
            "totals": {"dataType":"array","array":{"dataType":"refObject","ref":"TrialBalanceTotal"},"required":true},
            "balanced": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HealthState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ok","degraded"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DependencyState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["up","down","unreachable","differs"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HealthDependency": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "status": {"ref":"DependencyState","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HealthClock": {
        "dataType": "refObject",
        "properties": {
            "moved_by_seconds": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HealthDemo": {
        "dataType": "refObject",
        "properties": {
            "behind_by_seconds": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BooksStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["agree","differ"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BooksDifference": {
        "dataType": "refObject",
        "properties": {
            "row": {"dataType":"string","required":true},
            "problem": {"dataType":"string","required":true},
            "column": {"dataType":"string"},
            "stored": {"dataType":"string"},
            "derived": {"dataType":"string"},
            "found_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HealthBooks": {
        "dataType": "refObject",
        "properties": {
            "status": {"ref":"BooksStatus","required":true},
            "checked_to": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "behind_seconds": {"dataType":"double","required":true,"validators":{"minimum":{"value":0}}},
            "whole_checked_to": {"dataType":"long","validators":{"minimum":{"value":0}}},
            "whole_checked_at": {"ref":"Timestamp"},
            "difference": {"ref":"BooksDifference"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HealthResponse": {
        "dataType": "refObject",
        "properties": {
            "status": {"ref":"HealthState","required":true},
            "checked_at": {"ref":"Timestamp","required":true},
            "dependencies": {"dataType":"array","array":{"dataType":"refObject","ref":"HealthDependency"},"required":true},
            "clock": {"ref":"HealthClock"},
            "demo": {"ref":"HealthDemo"},
            "books": {"ref":"HealthBooks"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "VersionResponse": {
        "dataType": "refObject",
        "properties": {
            "service": {"dataType":"string","required":true},
            "version": {"dataType":"string","required":true},
            "core": {"dataType":"string","required":true},
            "command": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HoldId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like hld_01KJQ9H11G0W484T2TGEMDX6KQ","value":"^hld_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HoldState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","CAPTURED","RELEASED","EXPIRED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateChargeId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like pmc_01KJQ9ZST6BS990G86TVNXF262","value":"^pmc_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitPolicyId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like lim_01KJQ8MYQC0ADJKP61NCJMTPM4","value":"^lim_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitPolicyKey": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64},"pattern":{"errorMsg":"must look like debits.daily","value":"^[a-z0-9][a-z0-9._-]{0,63}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitScopeType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACCOUNT","PRODUCT","RAIL","ACCOUNT_TYPE","GLOBAL"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitDimension": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["AMOUNT","COUNT","SINGLE_AMOUNT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MovementDirection": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["CREDIT","DEBIT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitWindow": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["MINUTE","HOUR","DAY","MONTH"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitWarning": {
        "dataType": "refObject",
        "properties": {
            "policy_id": {"ref":"LimitPolicyId","required":true},
            "policy_key": {"dataType":"union","subSchemas":[{"ref":"LimitPolicyKey"},{"dataType":"enum","enums":[null]}],"required":true},
            "scope_type": {"ref":"LimitScopeType","required":true},
            "scope_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "account_id": {"ref":"AccountId","required":true},
            "obligation_id": {"ref":"ObligationId","required":true},
            "dimension": {"ref":"LimitDimension","required":true},
            "direction": {"ref":"MovementDirection","required":true},
            "window": {"ref":"LimitWindow","required":true},
            "window_start": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "window_end": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"ref":"Currency"},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "threshold": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "used": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "attempted": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitWarnings": {
        "dataType": "refAlias",
        "type": {"dataType":"array","array":{"dataType":"refObject","ref":"LimitWarning"},"validators":{"minItems":{"value":1}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HoldResponse": {
        "dataType": "refObject",
        "properties": {
            "hold_id": {"ref":"HoldId","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "state": {"ref":"HoldState","required":true},
            "currency": {"ref":"Currency","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "amount_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "remaining_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "captured_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "creditor_account_id": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}],"required":true},
            "obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "expires_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "pix_mandate_charge_id": {"dataType":"union","subSchemas":[{"ref":"PixMandateChargeId"},{"dataType":"enum","enums":[null]}]},
            "metadata": {"ref":"Metadata","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "resolved_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "limit_warnings": {"ref":"LimitWarnings"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HoldListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"HoldResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BlockId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like blk_01KJQ9K9D0K5GFWVSMMT919J8J","value":"^blk_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BlockState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","RELEASED","CAPTURED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BlockReasonCode": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["COURT_ORDER","FRAUD_REVIEW","REGULATORY","MED","OTHER"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedCaseId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like med_01KJQ9D6NWZMXW6B54699X7F1C","value":"^med_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BlockKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PRECAUTIONARY","COURT","MED","OTHER"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BlockResponse": {
        "dataType": "refObject",
        "properties": {
            "block_id": {"ref":"BlockId","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "state": {"ref":"BlockState","required":true},
            "currency": {"ref":"Currency","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "amount": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "secured": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "captured": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "reason_code": {"ref":"BlockReasonCode","required":true},
            "reference": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "med_case_id": {"dataType":"union","subSchemas":[{"ref":"MedCaseId"},{"dataType":"enum","enums":[null]}],"required":true},
            "obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "metadata": {"ref":"Metadata","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "resolved_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "release_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "kind": {"ref":"BlockKind"},
            "authority": {"dataType":"string"},
            "sent_at": {"ref":"Timestamp"},
            "expires_at": {"ref":"Timestamp"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BlockListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"BlockResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalPosting": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountId","required":true},
            "asset": {"dataType":"string","required":true},
            "amount": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalCorrelation": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"string"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalReservation": {
        "dataType": "refObject",
        "properties": {
            "reservation_id": {"dataType":"string","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "asset": {"dataType":"string","required":true},
            "amount": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalPayload": {
        "dataType": "refObject",
        "properties": {
            "tenant": {"dataType":"string","required":true},
            "seq_no": {"ref":"SequenceNumber","required":true},
            "entry_type": {"ref":"JournalEntryType","required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "effective_at": {"ref":"Timestamp","required":true},
            "committed_at": {"ref":"Timestamp","required":true},
            "accounting_day": {"ref":"AccountingDay","required":true},
            "postings": {"dataType":"array","array":{"dataType":"refObject","ref":"JournalPosting"},"required":true},
            "obligation_ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"ObligationId"},"required":true},
            "correlation": {"ref":"JournalCorrelation","required":true},
            "reservations": {"dataType":"array","array":{"dataType":"refObject","ref":"JournalReservation"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalEntry": {
        "dataType": "refObject",
        "properties": {
            "seq_no": {"ref":"SequenceNumber","required":true},
            "entry_type": {"ref":"JournalEntryType","required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "effective_at": {"ref":"Timestamp","required":true},
            "committed_at": {"ref":"Timestamp","required":true},
            "accounting_day": {"ref":"AccountingDay","required":true},
            "payload": {"ref":"JournalPayload","required":true},
            "payload_hash": {"ref":"Sha256Hex","required":true},
            "prev_hash": {"ref":"Sha256Hex","required":true},
            "entry_hash": {"ref":"Sha256Hex","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ActId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like act_01KJQ9M0A2C4E6G8J0K2M4N6P8","value":"^act_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalActSubject": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"string"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalAct": {
        "dataType": "refObject",
        "properties": {
            "act_id": {"ref":"ActId","required":true},
            "acted_at": {"ref":"Timestamp","required":true},
            "actor": {"dataType":"string","required":true},
            "actor_tenant": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "on_behalf_of": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "operation": {"dataType":"string","required":true},
            "subject": {"ref":"JournalActSubject","required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "address": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "request_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalActs": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"JournalAct"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalEntryListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"JournalEntry"},"required":true},
            "acts": {"ref":"JournalActs"},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalRecord": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ENTRIES","ACTS"],"validators":{},"default":"ENTRIES"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalEntryDetailResponse": {
        "dataType": "refObject",
        "properties": {
            "seq_no": {"ref":"SequenceNumber","required":true},
            "entry_type": {"ref":"JournalEntryType","required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "effective_at": {"ref":"Timestamp","required":true},
            "committed_at": {"ref":"Timestamp","required":true},
            "accounting_day": {"ref":"AccountingDay","required":true},
            "payload": {"ref":"JournalPayload","required":true},
            "payload_hash": {"ref":"Sha256Hex","required":true},
            "prev_hash": {"ref":"Sha256Hex","required":true},
            "entry_hash": {"ref":"Sha256Hex","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalDelta": {
        "dataType": "refObject",
        "properties": {
            "seq_no": {"ref":"SequenceNumber","required":true},
            "entry_type": {"ref":"JournalEntryType","required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "effective_at": {"ref":"Timestamp","required":true},
            "committed_at": {"ref":"Timestamp","required":true},
            "accounting_day": {"ref":"AccountingDay","required":true},
            "asset": {"dataType":"string","required":true},
            "posted_delta": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "posted_after": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "reserved_delta": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "reservation_ids": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "obligation_ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"ObligationId"},"required":true},
            "entry_hash": {"ref":"Sha256Hex","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalDeltaListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"JournalDelta"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JournalObligationResponse": {
        "dataType": "refObject",
        "properties": {
            "obligation_id": {"ref":"ObligationId","required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "creation": {"ref":"JournalEntry","required":true},
            "consumption": {"dataType":"union","subSchemas":[{"ref":"JournalEntry"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["NOT_SUBMITTED","PENDING","IN_REVIEW","VERIFIED","REJECTED","EXPIRED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycScreeningState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["NOT_SCREENED","PENDING","CLEAR","HIT","DISMISSED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycLevel": {
        "dataType": "refAlias",
        "type": {"dataType":"integer","validators":{"minimum":{"value":0},"maximum":{"value":3}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycDocumentType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["IDENTITY_CARD","DRIVING_LICENCE","PASSPORT","RESIDENCE_PERMIT","SELFIE","PROOF_OF_ADDRESS","PROOF_OF_INCOME","ARTICLES_OF_ASSOCIATION","OWNERSHIP_STRUCTURE","FINANCIAL_STATEMENT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CountryCode": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like BR","value":"^[A-Z]{2}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycDocumentRef": {
        "dataType": "refObject",
        "properties": {
            "type": {"ref":"KycDocumentType","required":true},
            "ref": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "sha256": {"ref":"Sha256Hex"},
            "issuing_country": {"ref":"CountryCode"},
            "expires_on": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 2031-08-14","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RiskFlagId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like flg_01KJQ9FJZ1AT7BBS01H84N49CN","value":"^flg_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycFlagKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["FRAUD_MARK","OWN_WITHDRAWAL"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PermittedWithdrawal": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountId","required":true},
            "amount_cents": {"dataType":"long","required":true},
            "obligation_id": {"ref":"ObligationId"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycFlagSeverity": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["NOTICE","BLOCKING"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycFlagSource": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OPERATOR","KYC_PROVIDER","MED_CASE","TRANSACTION_MONITORING","DIRECTORY"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycFlagOut": {
        "dataType": "refObject",
        "properties": {
            "flag_id": {"ref":"RiskFlagId","required":true},
            "kind": {"ref":"KycFlagKind"},
            "withdrawal": {"ref":"PermittedWithdrawal"},
            "severity": {"ref":"KycFlagSeverity"},
            "source": {"ref":"KycFlagSource","required":true},
            "source_ref": {"dataType":"string"},
            "reason": {"dataType":"string"},
            "added_at": {"ref":"Timestamp"},
            "added_by": {"ref":"ActorId"},
            "resolved_at": {"ref":"Timestamp"},
            "resolved_by": {"ref":"ActorId"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScreeningId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like scn_01KJQ8CVP6D951W03VDW9XDXJW","value":"^scn_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycScreeningResult": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["CLEAR","HIT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycScreeningTrigger": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["submission","cadence","risk_flag","party_changed","monitoring"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycHitCategory": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SANCTIONS","PEP","ADVERSE_MEDIA","WATCHLIST"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycScreeningHit": {
        "dataType": "refObject",
        "properties": {
            "list": {"dataType":"string","required":true},
            "category": {"ref":"KycHitCategory","required":true},
            "match_ref": {"dataType":"string","required":true},
            "score": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":100}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycScreeningOut": {
        "dataType": "refObject",
        "properties": {
            "screening_id": {"ref":"ScreeningId","required":true},
            "result": {"ref":"KycScreeningResult","required":true},
            "trigger": {"ref":"KycScreeningTrigger"},
            "checked_lists": {"dataType":"array","array":{"dataType":"string"}},
            "hits": {"dataType":"array","array":{"dataType":"refObject","ref":"KycScreeningHit"}},
            "provider_id": {"ref":"ProviderId"},
            "provider_report_ref": {"dataType":"string"},
            "verdict_digest": {"ref":"Sha256Hex"},
            "created_at": {"ref":"Timestamp"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ActorType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["CLIENT","OPERATOR","PROVIDER","SERVICE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycStateHistoryEntry": {
        "dataType": "refObject",
        "properties": {
            "at": {"ref":"Timestamp","required":true},
            "from_state": {"ref":"KycState","required":true},
            "to_state": {"ref":"KycState","required":true},
            "actor": {"dataType":"string","required":true},
            "actor_type": {"ref":"ActorType","required":true},
            "reason": {"dataType":"string"},
            "provider_ref": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycRescreenReason": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["cadence","risk_flag","party_changed"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyKycResponseOut": {
        "dataType": "refObject",
        "properties": {
            "party_id": {"ref":"PartyId","required":true},
            "kyc_state": {"ref":"KycState","required":true},
            "screening_state": {"ref":"KycScreeningState","required":true},
            "kyc_level": {"ref":"KycLevel","default":0},
            "document_refs": {"dataType":"array","array":{"dataType":"refObject","ref":"KycDocumentRef"}},
            "flags": {"dataType":"array","array":{"dataType":"refObject","ref":"KycFlagOut"}},
            "screenings": {"dataType":"array","array":{"dataType":"refObject","ref":"KycScreeningOut"}},
            "state_history": {"dataType":"array","array":{"dataType":"refObject","ref":"KycStateHistoryEntry"}},
            "last_screened_at": {"ref":"Timestamp"},
            "provider_id": {"ref":"ProviderId"},
            "provider_session_ref": {"dataType":"string"},
            "provider_report_ref": {"dataType":"string"},
            "verdict_digest": {"ref":"Sha256Hex"},
            "rescreen_due_at": {"ref":"Timestamp"},
            "rescreen_reason": {"ref":"KycRescreenReason"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitAction": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["WARN","REJECT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitTimeOfDay": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 20:00","value":"^([01]\\d|2[0-3]):[0-5]\\d$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitActiveBetween": {
        "dataType": "refObject",
        "properties": {
            "start": {"ref":"LimitTimeOfDay","required":true},
            "end": {"ref":"LimitTimeOfDay","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitEnforcement": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SCOPE","ACCOUNT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RailFamily": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["NATIVE","PIX","ACH","WIRE","SEPA","EFT_CA","MOCK","CHAIN"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitPolicyResponse": {
        "dataType": "refObject",
        "properties": {
            "policy_id": {"ref":"LimitPolicyId","required":true},
            "scope_type": {"ref":"LimitScopeType","required":true},
            "scope_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "dimension": {"ref":"LimitDimension","required":true},
            "direction": {"ref":"MovementDirection","required":true},
            "window": {"ref":"LimitWindow","required":true},
            "threshold": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "action": {"ref":"LimitAction","required":true},
            "active_between": {"dataType":"union","subSchemas":[{"ref":"LimitActiveBetween"},{"dataType":"enum","enums":[null]}],"required":true},
            "applies_max_kyc_level": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":0}}},
            "enforce_per": {"ref":"LimitEnforcement","required":true},
            "policy_key": {"dataType":"union","subSchemas":[{"ref":"LimitPolicyKey"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"ref":"Currency"},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "rail": {"dataType":"union","subSchemas":[{"ref":"RailFamily"},{"dataType":"enum","enums":[null]}],"required":true},
            "enabled": {"dataType":"boolean","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "disabled_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "disabled_by": {"dataType":"union","subSchemas":[{"ref":"ActorId"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountLimitStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","SHADOWED","INACTIVE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountLimit": {
        "dataType": "refObject",
        "properties": {
            "policy": {"ref":"LimitPolicyResponse","required":true},
            "status": {"ref":"AccountLimitStatus","required":true},
            "shadowed_by": {"dataType":"union","subSchemas":[{"ref":"LimitPolicyId"},{"dataType":"enum","enums":[null]}],"required":true},
            "window_start": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "window_end": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "used": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "remaining": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountLimitsResponse": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountId","required":true},
            "as_of": {"ref":"Timestamp","required":true},
            "exempt": {"dataType":"boolean","required":true},
            "limits": {"dataType":"array","array":{"dataType":"refObject","ref":"AccountLimit"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixLimitPendingAmount": {
        "dataType": "refObject",
        "properties": {
            "value": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "activates_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixLimitAmount": {
        "dataType": "refObject",
        "properties": {
            "value": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "ceiling": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "pending": {"dataType":"union","subSchemas":[{"ref":"PixLimitPendingAmount"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixNighttimeStart": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["20:00","22:00"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixLimitPendingNighttimeStart": {
        "dataType": "refObject",
        "properties": {
            "value": {"ref":"PixNighttimeStart","required":true},
            "activates_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixLimitNighttimeStart": {
        "dataType": "refObject",
        "properties": {
            "value": {"ref":"PixNighttimeStart","required":true},
            "pending": {"dataType":"union","subSchemas":[{"ref":"PixLimitPendingNighttimeStart"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixLimitPeriod": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["DAY","NIGHT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixLimitUsage": {
        "dataType": "refObject",
        "properties": {
            "period": {"ref":"PixLimitPeriod","required":true},
            "window_start": {"ref":"Timestamp","required":true},
            "window_end": {"ref":"Timestamp","required":true},
            "limit_minor": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "used_minor": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "remaining_minor": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixRiskProfile": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["HIGH","STANDARD","LOW"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixLimitsResponse": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountId","required":true},
            "daily_limit_minor": {"ref":"PixLimitAmount","required":true},
            "nighttime_limit_minor": {"ref":"PixLimitAmount","required":true},
            "nighttime_start": {"ref":"PixLimitNighttimeStart","required":true},
            "nighttime_end": {"ref":"LimitTimeOfDay","required":true},
            "current": {"ref":"PixLimitUsage","required":true},
            "risk_profile": {"ref":"PixRiskProfile"},
            "actor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "updated_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "updated_by": {"dataType":"union","subSchemas":[{"ref":"ActorId"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitPolicyListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"LimitPolicyResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitScopeFilter": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitPolicyKeyFilter": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SideKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["account","external"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DebtorCreditor": {
        "dataType": "refObject",
        "properties": {
            "kind": {"ref":"SideKind","required":true},
            "account_id": {"ref":"AccountReference"},
            "external_id": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":600}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ObligationState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING","DISPATCHED","DISPATCH_FAILED","FINAL"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Instant": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"value":40},"pattern":{"errorMsg":"must look like 2026-03-02T12:30:00Z","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ExpectedSettlement": {
        "dataType": "refObject",
        "properties": {
            "expected_at": {"ref":"Instant"},
            "grace_seconds": {"dataType":"integer","validators":{"minimum":{"value":0},"maximum":{"value":31536000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentName": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"value":500}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ExternalReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":100},"pattern":{"errorMsg":"must look like F-2026-0302","value":"^[\\x20-\\x7E]{1,100}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Disposition": {
        "dataType": "refObject",
        "properties": {
            "destination_account_id": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RepeatedPayment": {
        "dataType": "refObject",
        "properties": {
            "obligation_id": {"ref":"ObligationId","required":true},
            "created_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AnalysisCause": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["AMOUNT","FLAG"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AnalysisEnd": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SEND","REFUSE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HeldForAnalysis": {
        "dataType": "refObject",
        "properties": {
            "cause": {"ref":"AnalysisCause","required":true},
            "on_end": {"ref":"AnalysisEnd","required":true},
            "until": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ObligationResponse": {
        "dataType": "refObject",
        "properties": {
            "obligation_id": {"ref":"ObligationId","required":true},
            "rail": {"ref":"RailFamily","required":true},
            "amount": {"ref":"AmountDetail","required":true},
            "debtor": {"ref":"DebtorCreditor","required":true},
            "creditor": {"ref":"DebtorCreditor","required":true},
            "state": {"ref":"ObligationState","required":true},
            "resolution_outcome": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["SETTLED"]},{"dataType":"enum","enums":["FAILED"]},{"dataType":"enum","enums":["CANCELED"]},{"dataType":"enum","enums":[null]}],"required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "expected_settlement": {"ref":"ExpectedSettlement"},
            "match_keys": {"ref":"MatchKeys","required":true},
            "metadata": {"ref":"Metadata","required":true},
            "counterparty": {"ref":"Counterparty"},
            "description": {"ref":"PaymentDescription"},
            "end_to_end_id": {"ref":"PaymentName"},
            "external_reference": {"ref":"ExternalReference"},
            "exception_cents": {"dataType":"long","validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "disposition": {"ref":"Disposition"},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "resolved_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"errorMsg":"must look like 2026-03-02T12:30:00.000Z","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "limit_warnings": {"ref":"LimitWarnings"},
            "repeat_of": {"ref":"RepeatedPayment"},
            "held_for_analysis": {"ref":"HeldForAnalysis"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ObligationListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ObligationResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResolutionOutcome": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SETTLED","FAILED","CANCELED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CounterpartyDigest": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TaxIdText": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":40}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AmountFilter": {
        "dataType": "refAlias",
        "type": {"dataType":"long","validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["individual","company"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","BLOCKED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartySearchItemOut": {
        "dataType": "refObject",
        "properties": {
            "party_id": {"ref":"PartyId","required":true},
            "type": {"ref":"PartyType"},
            "display_name": {"dataType":"string"},
            "country": {"ref":"CountryCode"},
            "status": {"ref":"PartyStatus"},
            "kyc_state": {"dataType":"string"},
            "summary": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartySearchResponseOut": {
        "dataType": "refObject",
        "properties": {
            "data": {"dataType":"array","array":{"dataType":"refObject","ref":"PartySearchItemOut"},"required":true},
            "next_cursor": {"ref":"NextCursor"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyFilter": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":100}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Address": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":50}}},
            "line1": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "line2": {"dataType":"string","validators":{"maxLength":{"value":200}}},
            "city": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":100}}},
            "state": {"dataType":"string","validators":{"maxLength":{"value":100}}},
            "postal_code": {"dataType":"string","validators":{"maxLength":{"value":20}}},
            "country": {"ref":"CountryCode","required":true},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Contact": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":50}}},
            "value": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":254}}},
            "is_primary": {"dataType":"boolean","default":false},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ExternalId": {
        "dataType": "refObject",
        "properties": {
            "system": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":100}}},
            "key": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":100}}},
            "value": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Label": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":100}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyRole": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":100}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyRisk": {
        "dataType": "refObject",
        "properties": {
            "kyc_level": {"ref":"KycLevel"},
            "screening_state": {"ref":"KycScreeningState"},
            "open_flags": {"dataType":"integer","validators":{"minimum":{"value":0}}},
            "debits_stopped": {"dataType":"boolean"},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyAuditOut": {
        "dataType": "refObject",
        "properties": {
            "created_at": {"ref":"Timestamp"},
            "created_by": {"ref":"ActorId"},
            "updated_at": {"ref":"Timestamp"},
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyResponseOut": {
        "dataType": "refObject",
        "properties": {
            "party_id": {"ref":"PartyId","required":true},
            "type": {"ref":"PartyType","required":true},
            "display_name": {"dataType":"string","required":true},
            "country": {"ref":"CountryCode","required":true},
            "legal_name": {"dataType":"string"},
            "status": {"ref":"PartyStatus"},
            "addresses": {"dataType":"array","array":{"dataType":"refObject","ref":"Address"},"default":[]},
            "contacts": {"dataType":"array","array":{"dataType":"refObject","ref":"Contact"},"default":[]},
            "tax_id_digest": {"ref":"CounterpartyDigest"},
            "external_ids": {"dataType":"array","array":{"dataType":"refObject","ref":"ExternalId"},"default":[]},
            "labels": {"dataType":"array","array":{"dataType":"refAlias","ref":"Label"},"default":[]},
            "roles": {"dataType":"array","array":{"dataType":"refAlias","ref":"PartyRole"},"default":[]},
            "metadata": {"ref":"Metadata"},
            "risk": {"ref":"PartyRisk"},
            "rescreen_due_at": {"ref":"Timestamp"},
            "rescreen_reason": {"dataType":"string"},
            "audit": {"ref":"PartyAuditOut"},
            "created_at": {"ref":"Timestamp"},
            "created_by": {"ref":"ActorId"},
            "updated_at": {"ref":"Timestamp"},
            "version": {"dataType":"integer","validators":{"minimum":{"value":1}}},
            "ignored_fields": {"ref":"IgnoredFields"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TaxId": {
        "dataType": "refObject",
        "properties": {
            "country": {"ref":"CountryCode","required":true},
            "type": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":30}}},
            "value": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":50}}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyCreateRequest": {
        "dataType": "refObject",
        "properties": {
            "type": {"ref":"PartyType","required":true},
            "display_name": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "country": {"ref":"CountryCode","required":true},
            "legal_name": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "tax_id": {"ref":"TaxId"},
            "addresses": {"dataType":"array","array":{"dataType":"refObject","ref":"Address"},"validators":{"maxItems":{"value":50}}},
            "contacts": {"dataType":"array","array":{"dataType":"refObject","ref":"Contact"},"validators":{"maxItems":{"value":50}}},
            "external_ids": {"dataType":"array","array":{"dataType":"refObject","ref":"ExternalId"},"validators":{"maxItems":{"value":50}}},
            "labels": {"dataType":"array","array":{"dataType":"refAlias","ref":"Label"},"validators":{"maxItems":{"value":50}}},
            "roles": {"dataType":"array","array":{"dataType":"refAlias","ref":"PartyRole"},"validators":{"maxItems":{"value":50}}},
            "metadata": {"ref":"Metadata"},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyPatchRequest": {
        "dataType": "refObject",
        "properties": {
            "display_name": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "legal_name": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "country": {"ref":"CountryCode"},
            "status": {"ref":"PartyStatus"},
            "tax_id": {"ref":"TaxId"},
            "address": {"ref":"Address"},
            "addresses": {"dataType":"array","array":{"dataType":"refObject","ref":"Address"},"validators":{"maxItems":{"value":50}}},
            "contacts": {"dataType":"array","array":{"dataType":"refObject","ref":"Contact"},"validators":{"maxItems":{"value":50}}},
            "external_ids": {"dataType":"array","array":{"dataType":"refObject","ref":"ExternalId"},"validators":{"maxItems":{"value":50}}},
            "labels": {"dataType":"array","array":{"dataType":"refAlias","ref":"Label"},"validators":{"maxItems":{"value":50}}},
            "roles": {"dataType":"array","array":{"dataType":"refAlias","ref":"PartyRole"},"validators":{"maxItems":{"value":50}}},
            "metadata": {"ref":"Metadata"},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like pxk_01KJQ8XRDWG3R643XJSP61W2T8","value":"^pxk_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["EMAIL","PHONE","CPF","CNPJ","EVP"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING","ACTIVE","REGISTRATION_FAILED","EXCLUDED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyFailureCode": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["KEY_HELD_ELSEWHERE","KEY_OWNED_BY_OTHER_PERSON","KEY_UNDER_CLAIM","KEY_BLOCKED","KEY_NOT_ACCEPTED","KEY_LIMIT_REACHED","OWNER_RESTRICTED","PROVIDER_REFUSED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyFailure": {
        "dataType": "refObject",
        "properties": {
            "code": {"ref":"PixKeyFailureCode","required":true},
            "message": {"dataType":"string","required":true},
            "claim_type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["PORTABILITY"]},{"dataType":"enum","enums":["OWNERSHIP"]},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixClaimId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like pxc_01KJQ8Y99BHSD1VAWSNZXMC366","value":"^pxc_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyResponse": {
        "dataType": "refObject",
        "properties": {
            "key_id": {"ref":"PixKeyId","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "owner_party_id": {"ref":"PartyId","required":true},
            "key_type": {"ref":"PixKeyType","required":true},
            "key_value": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "state": {"ref":"PixKeyState","required":true},
            "failure": {"dataType":"union","subSchemas":[{"ref":"PixKeyFailure"},{"dataType":"enum","enums":[null]}],"required":true},
            "active_claim_id": {"dataType":"union","subSchemas":[{"ref":"PixClaimId"},{"dataType":"enum","enums":[null]}],"required":true},
            "exclusion_reason": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["USER_REQUESTED"]},{"dataType":"enum","enums":["ACCOUNT_CLOSURE"]},{"dataType":"enum","enums":["CLAIMED"]},{"dataType":"enum","enums":["FRAUD"]},{"dataType":"enum","enums":["RECONCILIATION"]},{"dataType":"enum","enums":["RFB_VALIDATION"]},{"dataType":"enum","enums":[null]}],"required":true},
            "provider_id": {"ref":"ProviderId","required":true},
            "registered_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"errorMsg":"must look like 2026-03-02T12:38:46.102Z","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "excluded_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "ignored_fields": {"ref":"IgnoredFields"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"PixKeyResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixClaimType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PORTABILITY","OWNERSHIP"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixClaimRole": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["CLAIMER","DONOR"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixClaimState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OPEN","WAITING_RESOLUTION","CONFIRMED","COMPLETED","CANCELLED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixParticipant": {
        "dataType": "refObject",
        "properties": {
            "ispb": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like 87654321","value":"^[0-9A-Z]{8}$"}}},
            "name": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixClaimResponse": {
        "dataType": "refObject",
        "properties": {
            "claim_id": {"ref":"PixClaimId","required":true},
            "key_id": {"ref":"PixKeyId","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "key_type": {"ref":"PixKeyType","required":true},
            "key_value": {"dataType":"string","required":true},
            "type": {"ref":"PixClaimType","required":true},
            "role": {"ref":"PixClaimRole","required":true},
            "state": {"ref":"PixClaimState","required":true},
            "expired": {"dataType":"boolean","required":true},
            "claimer": {"ref":"PixParticipant","required":true},
            "donor": {"ref":"PixParticipant","required":true},
            "resolution_due_at": {"ref":"Timestamp","required":true},
            "completion_due_at": {"ref":"Timestamp","required":true},
            "confirm_reason": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["USER_REQUESTED"]},{"dataType":"enum","enums":["ACCOUNT_CLOSURE"]},{"dataType":"enum","enums":["DEFAULT_OPERATION"]},{"dataType":"enum","enums":[null]}],"required":true},
            "cancel_reason": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["USER_REQUESTED"]},{"dataType":"enum","enums":["ACCOUNT_CLOSURE"]},{"dataType":"enum","enums":["DEFAULT_OPERATION"]},{"dataType":"enum","enums":["FRAUD"]},{"dataType":"enum","enums":["RECONCILIATION"]},{"dataType":"enum","enums":["RFB_VALIDATION"]},{"dataType":"enum","enums":[null]}],"required":true},
            "cancelled_by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["CLAIMER"]},{"dataType":"enum","enums":["DONOR"]},{"dataType":"enum","enums":[null]}],"required":true},
            "provider_claim_id": {"dataType":"string","required":true},
            "opened_at": {"ref":"Timestamp","required":true},
            "confirmed_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "completed_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "cancelled_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "updated_at": {"ref":"Timestamp","required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyStateChange": {
        "dataType": "refObject",
        "properties": {
            "from_state": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["PENDING"]},{"dataType":"enum","enums":["ACTIVE"]},{"dataType":"enum","enums":["REGISTRATION_FAILED"]},{"dataType":"enum","enums":["EXCLUDED"]},{"dataType":"enum","enums":[null]}],"required":true},
            "to_state": {"ref":"PixKeyState","required":true},
            "at": {"ref":"Timestamp","required":true},
            "actor_type": {"ref":"ActorType","required":true},
            "actor": {"dataType":"string","required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyDetailResponse": {
        "dataType": "refObject",
        "properties": {
            "key_id": {"ref":"PixKeyId","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "owner_party_id": {"ref":"PartyId","required":true},
            "key_type": {"ref":"PixKeyType","required":true},
            "key_value": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "state": {"ref":"PixKeyState","required":true},
            "failure": {"dataType":"union","subSchemas":[{"ref":"PixKeyFailure"},{"dataType":"enum","enums":[null]}],"required":true},
            "active_claim_id": {"dataType":"union","subSchemas":[{"ref":"PixClaimId"},{"dataType":"enum","enums":[null]}],"required":true},
            "exclusion_reason": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["USER_REQUESTED"]},{"dataType":"enum","enums":["ACCOUNT_CLOSURE"]},{"dataType":"enum","enums":["CLAIMED"]},{"dataType":"enum","enums":["FRAUD"]},{"dataType":"enum","enums":["RECONCILIATION"]},{"dataType":"enum","enums":["RFB_VALIDATION"]},{"dataType":"enum","enums":[null]}],"required":true},
            "provider_id": {"ref":"ProviderId","required":true},
            "registered_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"errorMsg":"must look like 2026-03-02T12:38:46.102Z","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "excluded_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "ignored_fields": {"ref":"IgnoredFields"},
            "claims": {"dataType":"array","array":{"dataType":"refObject","ref":"PixClaimResponse"},"required":true},
            "state_history": {"dataType":"array","array":{"dataType":"refObject","ref":"PixKeyStateChange"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like pxm_01KJQ8ZC0R9SW8KYF8GAB4HERY","value":"^pxm_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING_AUTHORIZATION","ACTIVE","REJECTED","EXPIRED","REVOKED","CANCELLED","COMPLETED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateReceiver": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "tax_id": {"dataType":"string","required":true},
            "participant": {"ref":"PixParticipant","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandatePeriodicity": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["WEEKLY","MONTHLY","QUARTERLY","SEMIANNUAL","ANNUAL"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateAmountType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["FIXED","VARIABLE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateRetryPolicy": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["NOT_ALLOWED","UP_TO_3_IN_7_DAYS"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateResponse": {
        "dataType": "refObject",
        "properties": {
            "mandate_id": {"ref":"PixMandateId","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "status": {"ref":"PixMandateStatus","required":true},
            "recurrence_id": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like RR8765432120260302kQ7mZx2TfRa","value":"^R[RN][0-9A-Z]{8}[0-9]{8}[a-zA-Z0-9]{11}$"}}},
            "receiver": {"ref":"PixMandateReceiver","required":true},
            "contract_ref": {"dataType":"string","required":true,"validators":{"maxLength":{"value":35}}},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"maxLength":{"value":35}}},
            "periodicity": {"ref":"PixMandatePeriodicity","required":true},
            "amount_type": {"ref":"PixMandateAmountType","required":true},
            "amount": {"dataType":"union","subSchemas":[{"ref":"AmountDetail"},{"dataType":"enum","enums":[null]}],"required":true},
            "max_amount": {"dataType":"union","subSchemas":[{"ref":"AmountDetail"},{"dataType":"enum","enums":[null]}],"required":true},
            "starts_on": {"ref":"AccountingDay","required":true},
            "ends_on": {"dataType":"union","subSchemas":[{"ref":"AccountingDay"},{"dataType":"enum","enums":[null]}],"required":true},
            "retry_policy": {"ref":"PixMandateRetryPolicy","required":true},
            "authorization_expires_at": {"ref":"Timestamp","required":true},
            "provider_id": {"ref":"ProviderId","required":true},
            "authorized_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "ended_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "ended_by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["PAYER"]},{"dataType":"enum","enums":["RECEIVER"]},{"dataType":"enum","enums":["PAYER_PARTICIPANT"]},{"dataType":"enum","enums":["RECEIVER_PARTICIPANT"]},{"dataType":"enum","enums":[null]}],"required":true},
            "end_reason_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^[A-Z0-9]{4}$"}}},
            "created_at": {"ref":"Timestamp","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"PixMandateResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateChargeStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SCHEDULED","HELD","DEBITING","DEBITED","FAILED","CANCELLED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateAttemptStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SCHEDULED","DEBITED","FAILED","CANCELLED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixEndToEndId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like E876543212026030214058kQ3mZx7TfR","value":"^E[0-9A-Z]{8}[0-9]{12}[a-zA-Z0-9]{11}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateAttempt": {
        "dataType": "refObject",
        "properties": {
            "number": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":4}}},
            "settle_on": {"ref":"AccountingDay","required":true},
            "status": {"ref":"PixMandateAttemptStatus","required":true},
            "end_to_end_id": {"dataType":"union","subSchemas":[{"ref":"PixEndToEndId"},{"dataType":"enum","enums":[null]}],"required":true},
            "failure_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "finished_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateChargeResponse": {
        "dataType": "refObject",
        "properties": {
            "charge_id": {"ref":"PixMandateChargeId","required":true},
            "mandate_id": {"ref":"PixMandateId","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "status": {"ref":"PixMandateChargeStatus","required":true},
            "amount": {"ref":"AmountDetail","required":true},
            "due_on": {"ref":"AccountingDay","required":true},
            "txid": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like ACADEMIA202603AC202600417x01","value":"^[a-zA-Z0-9]{26,35}$"}}},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"maxLength":{"value":140}}},
            "attempts": {"dataType":"array","array":{"dataType":"refObject","ref":"PixMandateAttempt"},"required":true},
            "retries_left": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":3}}},
            "hold_id": {"dataType":"union","subSchemas":[{"ref":"HoldId"},{"dataType":"enum","enums":[null]}],"required":true},
            "obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
            "cancellable_until": {"ref":"Timestamp","required":true},
            "failure_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "cancelled_by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["PAYER"]},{"dataType":"enum","enums":["RECEIVER"]},{"dataType":"enum","enums":["PAYER_PARTICIPANT"]},{"dataType":"enum","enums":["RECEIVER_PARTICIPANT"]},{"dataType":"enum","enums":[null]}],"required":true},
            "debited_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "cancelled_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixMandateDetailResponse": {
        "dataType": "refObject",
        "properties": {
            "mandate_id": {"ref":"PixMandateId","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "status": {"ref":"PixMandateStatus","required":true},
            "recurrence_id": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like RR8765432120260302kQ7mZx2TfRa","value":"^R[RN][0-9A-Z]{8}[0-9]{8}[a-zA-Z0-9]{11}$"}}},
            "receiver": {"ref":"PixMandateReceiver","required":true},
            "contract_ref": {"dataType":"string","required":true,"validators":{"maxLength":{"value":35}}},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"maxLength":{"value":35}}},
            "periodicity": {"ref":"PixMandatePeriodicity","required":true},
            "amount_type": {"ref":"PixMandateAmountType","required":true},
            "amount": {"dataType":"union","subSchemas":[{"ref":"AmountDetail"},{"dataType":"enum","enums":[null]}],"required":true},
            "max_amount": {"dataType":"union","subSchemas":[{"ref":"AmountDetail"},{"dataType":"enum","enums":[null]}],"required":true},
            "starts_on": {"ref":"AccountingDay","required":true},
            "ends_on": {"dataType":"union","subSchemas":[{"ref":"AccountingDay"},{"dataType":"enum","enums":[null]}],"required":true},
            "retry_policy": {"ref":"PixMandateRetryPolicy","required":true},
            "authorization_expires_at": {"ref":"Timestamp","required":true},
            "provider_id": {"ref":"ProviderId","required":true},
            "authorized_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "ended_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "ended_by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["PAYER"]},{"dataType":"enum","enums":["RECEIVER"]},{"dataType":"enum","enums":["PAYER_PARTICIPANT"]},{"dataType":"enum","enums":["RECEIVER_PARTICIPANT"]},{"dataType":"enum","enums":[null]}],"required":true},
            "end_reason_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^[A-Z0-9]{4}$"}}},
            "created_at": {"ref":"Timestamp","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "charges": {"dataType":"array","array":{"dataType":"refObject","ref":"PixMandateChargeResponse"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedCaseDirection": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["INBOUND","OUTBOUND"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedCaseStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["FILING","FILING_FAILED","OPEN","ACCEPTED","RETURNING","RETURN_FAILED","RETURNED","RELEASED","REJECTED","CANCELLED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedReasonCode": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SCAM","ACCOUNT_TAKEOVER","COERCION","FRAUDULENT_ACCESS","OPERATIONAL_FLAW","PIX_AUTOMATICO","OTHER"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixReturnEndToEndId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like D123456782026030216204hWn9PaL2cV","value":"^D[0-9A-Z]{8}[0-9]{12}[a-zA-Z0-9]{11}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedCaseResponse": {
        "dataType": "refObject",
        "properties": {
            "case_id": {"ref":"MedCaseId","required":true},
            "direction": {"ref":"MedCaseDirection","required":true},
            "status": {"ref":"MedCaseStatus","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "reason_code": {"ref":"MedReasonCode","required":true},
            "amount": {"ref":"AmountDetail","required":true},
            "original_end_to_end_id": {"ref":"PixEndToEndId","required":true},
            "original_obligation_id": {"ref":"ObligationId","required":true},
            "report_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"errorMsg":"must look like 826c16c9-652b-4bc5-8f95-81461373a18c","value":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}},
            "recovery_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"errorMsg":"must look like 5d1f0f8e-2f7c-4c58-9d1b-6a0b8c3e7f24","value":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}},
            "hop": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "block_id": {"dataType":"union","subSchemas":[{"ref":"BlockId"},{"dataType":"enum","enums":[null]}],"required":true},
            "secured_amount": {"dataType":"union","subSchemas":[{"ref":"AmountDetail"},{"dataType":"enum","enums":[null]}],"required":true},
            "returned_amount": {"dataType":"union","subSchemas":[{"ref":"AmountDetail"},{"dataType":"enum","enums":[null]}],"required":true},
            "devolution_obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
            "return_end_to_end_id": {"dataType":"union","subSchemas":[{"ref":"PixReturnEndToEndId"},{"dataType":"enum","enums":[null]}],"required":true},
            "resolution": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["RETURN"]},{"dataType":"enum","enums":["RELEASE"]},{"dataType":"enum","enums":[null]}],"required":true},
            "resolution_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "resolved_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "resolved_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "failure_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "analysis_due_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "return_due_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "overdue": {"dataType":"boolean","required":true},
            "provider_id": {"ref":"ProviderId","required":true},
            "filed_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "closed_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedCaseListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"MedCaseResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedHistoryEvent": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["RECEIVED","BLOCK_PLACED","BLOCK_REFUSED","BLOCK_SECURED","RETURN_DECIDED","RETURN_SETTLED","RETURN_FAILED","RELEASED","FILING_STARTED","FILED","FILING_FAILED","ACKNOWLEDGED","ACCEPTED","REJECTED","RETURN_RECEIVED","CANCELLED","FRAUD_ACCEPTED","WITHDRAWN","SECURING_ENDED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedCaseHistoryEntry": {
        "dataType": "refObject",
        "properties": {
            "at": {"ref":"Timestamp","required":true},
            "event": {"ref":"MedHistoryEvent","required":true},
            "status": {"ref":"MedCaseStatus","required":true},
            "actor": {"dataType":"string","required":true},
            "actor_type": {"ref":"ActorType","required":true},
            "amount": {"dataType":"union","subSchemas":[{"ref":"AmountDetail"},{"dataType":"enum","enums":[null]}],"required":true},
            "reference": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedRecoveryState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["CREATED","TRACKED","AWAITING_ANALYSIS","ANALYSED","REFUNDING","COMPLETED","CANCELLED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedRecoveryHop": {
        "dataType": "refObject",
        "properties": {
            "source": {"dataType":"enum","enums":["DIRECTORY","LEDGER"],"required":true},
            "hop": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "end_to_end_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
            "from_account_id": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}],"required":true},
            "to_account_id": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}],"required":true},
            "from_ispb": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "to_ispb": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "amount": {"ref":"AmountDetail","required":true},
            "secured_amount": {"dataType":"union","subSchemas":[{"ref":"AmountDetail"},{"dataType":"enum","enums":[null]}],"required":true},
            "occurred_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedRecoveryDeadline": {
        "dataType": "refObject",
        "properties": {
            "deadline": {"dataType":"enum","enums":["CONTEST","CLIENT_ANSWER","ANALYSIS","REFUND_REQUEST","RETURN","END"],"required":true},
            "due_at": {"ref":"Timestamp","required":true},
            "status": {"dataType":"enum","enums":["OPEN","MET","PASSED"],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedRecoveryEvidence": {
        "dataType": "refObject",
        "properties": {
            "at": {"ref":"Timestamp","required":true},
            "text": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedRecovery": {
        "dataType": "refObject",
        "properties": {
            "recovery_id": {"dataType":"string","required":true},
            "state": {"ref":"MedRecoveryState","required":true},
            "root_end_to_end_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "amount": {"dataType":"union","subSchemas":[{"ref":"AmountDetail"},{"dataType":"enum","enums":[null]}],"required":true},
            "secured_amount": {"ref":"AmountDetail","required":true},
            "monitored": {"dataType":"boolean","required":true},
            "hops": {"dataType":"array","array":{"dataType":"refObject","ref":"MedRecoveryHop"},"required":true},
            "deadlines": {"dataType":"array","array":{"dataType":"refObject","ref":"MedRecoveryDeadline"},"required":true},
            "evidence": {"dataType":"array","array":{"dataType":"refObject","ref":"MedRecoveryEvidence"},"required":true},
            "closed_by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["PROVIDER"]},{"dataType":"enum","enums":["LEDGER"]},{"dataType":"enum","enums":[null]}],"required":true},
            "updated_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedCaseDetailResponse": {
        "dataType": "refObject",
        "properties": {
            "case_id": {"ref":"MedCaseId","required":true},
            "direction": {"ref":"MedCaseDirection","required":true},
            "status": {"ref":"MedCaseStatus","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "reason_code": {"ref":"MedReasonCode","required":true},
            "amount": {"ref":"AmountDetail","required":true},
            "original_end_to_end_id": {"ref":"PixEndToEndId","required":true},
            "original_obligation_id": {"ref":"ObligationId","required":true},
            "report_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"errorMsg":"must look like 826c16c9-652b-4bc5-8f95-81461373a18c","value":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}},
            "recovery_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"errorMsg":"must look like 5d1f0f8e-2f7c-4c58-9d1b-6a0b8c3e7f24","value":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}},
            "hop": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "block_id": {"dataType":"union","subSchemas":[{"ref":"BlockId"},{"dataType":"enum","enums":[null]}],"required":true},
            "secured_amount": {"dataType":"union","subSchemas":[{"ref":"AmountDetail"},{"dataType":"enum","enums":[null]}],"required":true},
            "returned_amount": {"dataType":"union","subSchemas":[{"ref":"AmountDetail"},{"dataType":"enum","enums":[null]}],"required":true},
            "devolution_obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
            "return_end_to_end_id": {"dataType":"union","subSchemas":[{"ref":"PixReturnEndToEndId"},{"dataType":"enum","enums":[null]}],"required":true},
            "resolution": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["RETURN"]},{"dataType":"enum","enums":["RELEASE"]},{"dataType":"enum","enums":[null]}],"required":true},
            "resolution_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "resolved_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "resolved_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "failure_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "analysis_due_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "return_due_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "overdue": {"dataType":"boolean","required":true},
            "provider_id": {"ref":"ProviderId","required":true},
            "filed_by": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "closed_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "history": {"dataType":"array","array":{"dataType":"refObject","ref":"MedCaseHistoryEntry"},"required":true},
            "recovery": {"ref":"MedRecovery"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixCurrency": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["BRL"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrMerchant": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true,"validators":{"maxLength":{"value":25}}},
            "city": {"dataType":"string","required":true,"validators":{"maxLength":{"value":15}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixBrcode": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"value":512}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixStaticQrResponse": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountId","required":true},
            "key_id": {"ref":"PixKeyId","required":true},
            "key_type": {"ref":"PixKeyType","required":true},
            "key_value": {"dataType":"string","required":true},
            "amount_cents": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"ref":"PixCurrency","required":true},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "txid": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "merchant": {"ref":"PixQrMerchant","required":true},
            "brcode": {"ref":"PixBrcode","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrAmountCents": {
        "dataType": "refAlias",
        "type": {"dataType":"long","validators":{"minimum":{"value":1},"maximum":{"value":999999999999}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixStaticQrDescription": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":72}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixStaticQrTxid": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like PAONACHAPA17","value":"^[a-zA-Z0-9]{1,25}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixTxid": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like AURORA01KJQDJGR031GAWEMCAWQE5M56","value":"^[a-zA-Z0-9]{26,35}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrChargeState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","PAID","CANCELLED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDueShareKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["FIXED","PERCENT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDueValue": {
        "dataType": "refAlias",
        "type": {"dataType":"long","validators":{"minimum":{"value":1},"maximum":{"value":999999999999}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDueShare": {
        "dataType": "refObject",
        "properties": {
            "kind": {"ref":"PixQrDueShareKind","required":true},
            "value": {"ref":"PixQrDueValue","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDueInterestKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["FIXED_PER_DAY","PERCENT_PER_DAY","PERCENT_PER_MONTH","PERCENT_PER_YEAR"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDueInterest": {
        "dataType": "refObject",
        "properties": {
            "kind": {"ref":"PixQrDueInterestKind","required":true},
            "value": {"ref":"PixQrDueValue","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDueDiscountStep": {
        "dataType": "refObject",
        "properties": {
            "until": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like 2026-03-10","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}}},
            "value": {"ref":"PixQrDueValue","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDueDiscount": {
        "dataType": "refObject",
        "properties": {
            "kind": {"ref":"PixQrDueShareKind","required":true},
            "steps": {"dataType":"array","array":{"dataType":"refObject","ref":"PixQrDueDiscountStep"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":3}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDueTerms": {
        "dataType": "refObject",
        "properties": {
            "due_on": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like 2026-03-20","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}}},
            "days_after_due": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "fine": {"dataType":"union","subSchemas":[{"ref":"PixQrDueShare"},{"dataType":"enum","enums":[null]}],"required":true},
            "interest": {"dataType":"union","subSchemas":[{"ref":"PixQrDueInterest"},{"dataType":"enum","enums":[null]}],"required":true},
            "rebate": {"dataType":"union","subSchemas":[{"ref":"PixQrDueShare"},{"dataType":"enum","enums":[null]}],"required":true},
            "discount": {"dataType":"union","subSchemas":[{"ref":"PixQrDueDiscount"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrChargeResponse": {
        "dataType": "refObject",
        "properties": {
            "txid": {"ref":"PixTxid","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "key_id": {"ref":"PixKeyId","required":true},
            "state": {"ref":"PixQrChargeState","required":true},
            "expired": {"dataType":"boolean","required":true},
            "amount_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":999999999999}}},
            "currency": {"ref":"PixCurrency","required":true},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "payer_request": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "expires_in_seconds": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "expires_at": {"ref":"Timestamp","required":true},
            "due": {"dataType":"union","subSchemas":[{"ref":"PixQrDueTerms"},{"dataType":"enum","enums":[null]}],"required":true},
            "merchant": {"ref":"PixQrMerchant","required":true},
            "brcode": {"ref":"PixBrcode","required":true},
            "location": {"dataType":"string","required":true,"validators":{"maxLength":{"value":77}}},
            "provider_id": {"ref":"ProviderId","required":true},
            "paid_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "counterparty_account_id": {"ref":"AccountId"},
            "counterparty": {"ref":"Counterparty"},
            "payer_message": {"ref":"PaymentDescription"},
            "obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
            "end_to_end_id": {"dataType":"union","subSchemas":[{"ref":"PixEndToEndId"},{"dataType":"enum","enums":[null]}],"required":true},
            "cancelled_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrChargeListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"PixQrChargeResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like caucao-aluguel","value":"^[a-z][a-z0-9-]{1,62}[a-z0-9]$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductVersion": {
        "dataType": "refAlias",
        "type": {"dataType":"integer","validators":{"minimum":{"value":1}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductLifecycle": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["DRAFT","CERTIFIED","LIVE","SUSPENDED","RETIRED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductSourceKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["TEMPLATE","COMPILE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CompileId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like cmp_01KJQC00S97WVFVZ1EA470EAK3","value":"^cmp_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductSource": {
        "dataType": "refObject",
        "properties": {
            "kind": {"ref":"ProductSourceKind","required":true},
            "template_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "template_version": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":1}}},
            "compile_id": {"dataType":"union","subSchemas":[{"ref":"CompileId"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductScriptHash": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 9bfb29fc0c65a09c8f9af5e4bb0660c6b1706924d453a7e9132ce9ae","value":"^[0-9a-f]{56}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductArtifact": {
        "dataType": "refObject",
        "properties": {
            "artifact_hash": {"ref":"Sha256Hex","required":true},
            "script_hash": {"ref":"ProductScriptHash","required":true},
            "script_address": {"dataType":"string","required":true},
            "network": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductStateName": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like FUNDED","value":"^[A-Z][A-Z0-9_]{0,62}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductStateDefinition": {
        "dataType": "refObject",
        "properties": {
            "name": {"ref":"ProductStateName","required":true},
            "description": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "is_final": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductKeyName": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like landlord","value":"^[a-z][a-z0-9_]{0,62}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductKeyRole": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTOR","COUNTERPARTY"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductDatumFieldName": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like deposit","value":"^[a-z][a-z0-9_]{0,62}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductKeyDefinition": {
        "dataType": "refObject",
        "properties": {
            "name": {"ref":"ProductKeyName","required":true},
            "description": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "role": {"ref":"ProductKeyRole","required":true},
            "datum_field": {"ref":"ProductDatumFieldName","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductDatumFieldType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["INTEGER","BYTES","BOOLEAN"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductDatumUnit": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["CENTS","BASIS_POINTS","EPOCH_SECONDS","SECONDS","COUNT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductDatumField": {
        "dataType": "refObject",
        "properties": {
            "name": {"ref":"ProductDatumFieldName","required":true},
            "description": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "type": {"ref":"ProductDatumFieldType","required":true},
            "unit": {"ref":"ProductDatumUnit"},
            "minimum": {"dataType":"long","validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "maximum": {"dataType":"long","validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "length_bytes": {"dataType":"integer","validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductParameterName": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like deposit_cents","value":"^[a-z][a-z0-9_]{0,62}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductParameterType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["cents","int","bool","hex","string","account_id"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductParameter": {
        "dataType": "refObject",
        "properties": {
            "name": {"ref":"ProductParameterName","required":true},
            "description": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "type": {"ref":"ProductParameterType","required":true},
            "required": {"dataType":"boolean","required":true},
            "datum_field": {"dataType":"union","subSchemas":[{"ref":"ProductDatumFieldName"},{"dataType":"enum","enums":[null]}],"required":true},
            "minimum": {"dataType":"long","validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "maximum": {"dataType":"long","validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "length_bytes": {"dataType":"integer","validators":{"minimum":{"value":1}}},
            "is_verification_key": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductFormula": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductSetting": {
        "dataType": "refObject",
        "properties": {
            "datum_field": {"ref":"ProductDatumFieldName","required":true},
            "value": {"ref":"ProductFormula","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductCreation": {
        "dataType": "refObject",
        "properties": {
            "to_state": {"ref":"ProductStateName","required":true},
            "signed_by": {"ref":"ProductKeyName","required":true},
            "value_parameter": {"ref":"ProductParameterName","required":true},
            "parameters": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductParameter"},"required":true,"validators":{"maxItems":{"value":32}}},
            "sets": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductSetting"},"required":true,"validators":{"maxItems":{"value":64}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductActionName": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like claim","value":"^[a-z][a-z0-9_]{0,62}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductValueEffect": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["LOCK","KEEP","PAY","RELEASE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductPayout": {
        "dataType": "refObject",
        "properties": {
            "key": {"ref":"ProductKeyName","required":true},
            "cents": {"ref":"ProductFormula","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductAction": {
        "dataType": "refObject",
        "properties": {
            "name": {"ref":"ProductActionName","required":true},
            "description": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "from_states": {"dataType":"array","array":{"dataType":"refAlias","ref":"ProductStateName"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":32}}},
            "to_state": {"ref":"ProductStateName","required":true},
            "signed_by": {"ref":"ProductKeyName","required":true},
            "value_effect": {"ref":"ProductValueEffect","required":true},
            "parameters": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductParameter"},"required":true,"validators":{"maxItems":{"value":32}}},
            "sets": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductSetting"},"required":true,"validators":{"maxItems":{"value":64}}},
            "locks": {"dataType":"union","subSchemas":[{"ref":"ProductFormula"},{"dataType":"enum","enums":[null]}],"required":true},
            "payouts": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductPayout"},"required":true,"validators":{"maxItems":{"value":16}}},
            "not_before": {"dataType":"union","subSchemas":[{"ref":"ProductDatumFieldName"},{"dataType":"enum","enums":[null]}],"required":true},
            "not_after": {"dataType":"union","subSchemas":[{"ref":"ProductDatumFieldName"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductClosing": {
        "dataType": "refObject",
        "properties": {
            "from_states": {"dataType":"array","array":{"dataType":"refAlias","ref":"ProductStateName"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":32}}},
            "to_state": {"ref":"ProductStateName","required":true},
            "signed_by": {"ref":"ProductKeyName","required":true},
            "released_to": {"ref":"ProductKeyName","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductScenarioName": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like partial_claim","value":"^[a-z][a-z0-9_]{0,62}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductManifest": {
        "dataType": "refObject",
        "properties": {
            "manifest_version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "title": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":120}}},
            "description": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "currency": {"ref":"Currency","required":true},
            "states": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductStateDefinition"},"required":true,"validators":{"minItems":{"value":2},"maxItems":{"value":32}}},
            "keys": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductKeyDefinition"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":16}}},
            "datum_fields": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductDatumField"},"required":true,"validators":{"minItems":{"value":2},"maxItems":{"value":64}}},
            "state_field": {"ref":"ProductDatumFieldName","required":true},
            "creation": {"ref":"ProductCreation","required":true},
            "actions": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductAction"},"required":true,"validators":{"maxItems":{"value":64}}},
            "closing": {"dataType":"union","subSchemas":[{"ref":"ProductClosing"},{"dataType":"enum","enums":[null]}],"required":true},
            "scenarios": {"dataType":"array","array":{"dataType":"refAlias","ref":"ProductScenarioName"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":50}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductCertificationSummary": {
        "dataType": "refObject",
        "properties": {
            "certified_at": {"ref":"Timestamp","required":true},
            "stale": {"dataType":"boolean","required":true},
            "live_eligible": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductResponse": {
        "dataType": "refObject",
        "properties": {
            "product_id": {"ref":"ProductId","required":true},
            "product_version": {"ref":"ProductVersion","required":true},
            "display_name": {"dataType":"string","required":true},
            "lifecycle": {"ref":"ProductLifecycle","required":true},
            "lifecycle_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "source": {"ref":"ProductSource","required":true},
            "artifact": {"ref":"ProductArtifact","required":true},
            "manifest": {"ref":"ProductManifest","required":true},
            "certification": {"dataType":"union","subSchemas":[{"ref":"ProductCertificationSummary"},{"dataType":"enum","enums":[null]}],"required":true},
            "accepts_instances": {"dataType":"boolean","required":true},
            "open_instances": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "committed_value": {"ref":"AmountDetail","required":true},
            "bound_at": {"ref":"Timestamp","required":true},
            "bound_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "ignored_fields": {"ref":"IgnoredFields"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductInstanceId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like pin_01KJQC2TFQ7NP0S711R8JCYRQJ","value":"^pin_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductInstanceStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING","OPEN","CLOSED","REFUSED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductInstanceSummary": {
        "dataType": "refObject",
        "properties": {
            "instance_id": {"ref":"ProductInstanceId","required":true},
            "product_id": {"ref":"ProductId","required":true},
            "product_version": {"ref":"ProductVersion","required":true},
            "status": {"ref":"ProductInstanceStatus","required":true},
            "state": {"dataType":"union","subSchemas":[{"ref":"ProductStateName"},{"dataType":"enum","enums":[null]}],"required":true},
            "awaiting_index": {"dataType":"boolean","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "locked_value": {"ref":"AmountDetail","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "closed_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductInstanceListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductInstanceSummary"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "InstanceStateFilter": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductInstanceParty": {
        "dataType": "refObject",
        "properties": {
            "key": {"ref":"ProductKeyName","required":true},
            "account_id": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductInstanceDatum": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductMoveKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["CREATE","ACTION","CLOSE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductParameterValues": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductTransitionOutcome": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SUBMITTED","ACCEPTED","REFUSED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductRefusalCode": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like E_CLAIM_CAP","value":"^(E_[A-Z0-9_]{1,61}|OUT_OF_BUDGET|SCRIPT_ERROR|NOT_BUILDABLE)$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductValidatorRefusal": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"union","subSchemas":[{"ref":"ProductRefusalCode"},{"dataType":"enum","enums":[null]}],"required":true},
            "reason": {"dataType":"string","required":true},
            "trace": {"dataType":"array","array":{"dataType":"string"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductInstanceTransition": {
        "dataType": "refObject",
        "properties": {
            "sequence": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "kind": {"ref":"ProductMoveKind","required":true},
            "action": {"dataType":"union","subSchemas":[{"ref":"ProductActionName"},{"dataType":"enum","enums":[null]}],"required":true},
            "signed_by_account_id": {"ref":"AccountId","required":true},
            "parameters": {"ref":"ProductParameterValues","required":true},
            "from_state": {"dataType":"union","subSchemas":[{"ref":"ProductStateName"},{"dataType":"enum","enums":[null]}],"required":true},
            "to_state": {"dataType":"union","subSchemas":[{"ref":"ProductStateName"},{"dataType":"enum","enums":[null]}],"required":true},
            "outcome": {"ref":"ProductTransitionOutcome","required":true},
            "awaiting_index": {"dataType":"boolean","required":true},
            "refusal": {"dataType":"union","subSchemas":[{"ref":"ProductValidatorRefusal"},{"dataType":"enum","enums":[null]}],"required":true},
            "obligation_ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"ObligationId"},"required":true},
            "chain_tx_id": {"dataType":"union","subSchemas":[{"ref":"Sha256Hex"},{"dataType":"enum","enums":[null]}],"required":true},
            "locked_value": {"ref":"AmountDetail","required":true},
            "submitted_at": {"ref":"Timestamp","required":true},
            "resolved_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "indexed_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductInstanceResponse": {
        "dataType": "refObject",
        "properties": {
            "instance_id": {"ref":"ProductInstanceId","required":true},
            "product_id": {"ref":"ProductId","required":true},
            "product_version": {"ref":"ProductVersion","required":true},
            "status": {"ref":"ProductInstanceStatus","required":true},
            "state": {"dataType":"union","subSchemas":[{"ref":"ProductStateName"},{"dataType":"enum","enums":[null]}],"required":true},
            "awaiting_index": {"dataType":"boolean","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "locked_value": {"ref":"AmountDetail","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "closed_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "parties": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductInstanceParty"},"required":true},
            "datum": {"ref":"ProductInstanceDatum","required":true},
            "timeline": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductInstanceTransition"},"required":true},
            "metadata": {"ref":"Metadata","required":true},
            "created_by": {"ref":"ActorId","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationRunId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like rcr_01KJQARDBS6E55Y57M8Y38BC1R","value":"^rcr_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationSourceKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["FETCH","LINES","CSV"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationRunState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["RUNNING","COMPLETED","FAILED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationFailureReason": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PROVIDER_UNAVAILABLE","STATEMENT_INVALID"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationBreakCounts": {
        "dataType": "refObject",
        "properties": {
            "missing_in_ledger": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "missing_at_provider": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "amount_mismatch": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "balance_mismatch": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":1}}},
            "total": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationSideTotals": {
        "dataType": "refObject",
        "properties": {
            "line_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "credits_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "debits_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "net_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "closing_balance_cents": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationTotals": {
        "dataType": "refObject",
        "properties": {
            "provider": {"ref":"ReconciliationSideTotals","required":true},
            "ledger": {"ref":"ReconciliationSideTotals","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationRunResponse": {
        "dataType": "refObject",
        "properties": {
            "run_id": {"ref":"ReconciliationRunId","required":true},
            "provider_id": {"ref":"ProviderId","required":true},
            "rail": {"ref":"RailFamily","required":true},
            "currency": {"ref":"Currency","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "from": {"ref":"AccountingDay","required":true},
            "to": {"ref":"AccountingDay","required":true},
            "source_kind": {"ref":"ReconciliationSourceKind","required":true},
            "state": {"ref":"ReconciliationRunState","required":true},
            "failure_reason": {"dataType":"union","subSchemas":[{"ref":"ReconciliationFailureReason"},{"dataType":"enum","enums":[null]}],"required":true},
            "ledger_version": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":0}}},
            "statement_hash": {"dataType":"union","subSchemas":[{"ref":"Sha256Hex"},{"dataType":"enum","enums":[null]}],"required":true},
            "matched_count": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":0}}},
            "break_counts": {"dataType":"union","subSchemas":[{"ref":"ReconciliationBreakCounts"},{"dataType":"enum","enums":[null]}],"required":true},
            "totals": {"dataType":"union","subSchemas":[{"ref":"ReconciliationTotals"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "completed_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationRunListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ReconciliationRunResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationBreakId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like rcb_01KJQAB4S7SRQ4GY183501PPB5","value":"^rcb_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationBreakKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["MISSING_IN_LEDGER","MISSING_AT_PROVIDER","AMOUNT_MISMATCH","BALANCE_MISMATCH"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationBreakState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OPEN","RESOLVED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationProviderSide": {
        "dataType": "refObject",
        "properties": {
            "external_id": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "direction": {"dataType":"union","subSchemas":[{"ref":"MovementDirection"},{"dataType":"enum","enums":[null]}],"required":true},
            "amount_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "occurred_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationLedgerSide": {
        "dataType": "refObject",
        "properties": {
            "obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
            "evidence_id": {"dataType":"union","subSchemas":[{"ref":"EvidenceId"},{"dataType":"enum","enums":[null]}],"required":true},
            "tx_id": {"dataType":"union","subSchemas":[{"ref":"TransactionId"},{"dataType":"enum","enums":[null]}],"required":true},
            "direction": {"dataType":"union","subSchemas":[{"ref":"MovementDirection"},{"dataType":"enum","enums":[null]}],"required":true},
            "amount_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "effective_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationResolutionKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["EXPLAINED","CORRECTED","SUPERSEDED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationCorrection": {
        "dataType": "refObject",
        "properties": {
            "obligation_id": {"ref":"ObligationId","required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "direction": {"ref":"MovementDirection","required":true},
            "amount_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationResolution": {
        "dataType": "refObject",
        "properties": {
            "kind": {"ref":"ReconciliationResolutionKind","required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "correction": {"dataType":"union","subSchemas":[{"ref":"ReconciliationCorrection"},{"dataType":"enum","enums":[null]}],"required":true},
            "superseded_by_run_id": {"dataType":"union","subSchemas":[{"ref":"ReconciliationRunId"},{"dataType":"enum","enums":[null]}],"required":true},
            "resolved_at": {"ref":"Timestamp","required":true},
            "resolved_by": {"ref":"ActorId","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationBreakResponse": {
        "dataType": "refObject",
        "properties": {
            "break_id": {"ref":"ReconciliationBreakId","required":true},
            "run_id": {"ref":"ReconciliationRunId","required":true},
            "provider_id": {"ref":"ProviderId","required":true},
            "rail": {"ref":"RailFamily","required":true},
            "kind": {"ref":"ReconciliationBreakKind","required":true},
            "state": {"ref":"ReconciliationBreakState","required":true},
            "currency": {"ref":"Currency","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "accounting_day": {"ref":"AccountingDay","required":true},
            "difference_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "provider": {"dataType":"union","subSchemas":[{"ref":"ReconciliationProviderSide"},{"dataType":"enum","enums":[null]}],"required":true},
            "ledger": {"dataType":"union","subSchemas":[{"ref":"ReconciliationLedgerSide"},{"dataType":"enum","enums":[null]}],"required":true},
            "resolution": {"dataType":"union","subSchemas":[{"ref":"ReconciliationResolution"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationBreakListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ReconciliationBreakResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationRunReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like sch_01KJQ9SGHKTSQRZBHY0K5AXT5M","value":"^sch_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ONE_SHOT","RECURRING"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","PAUSED","CANCELLED","COMPLETED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AmountField": {
        "dataType": "refObject",
        "properties": {
            "currency": {"ref":"Currency","required":true},
            "value": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleTransferAction": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["TRANSFER"],"required":true},
            "rail": {"ref":"RailFamily","required":true},
            "amount": {"ref":"AmountField","required":true},
            "creditor": {"ref":"DebtorCreditor","required":true},
            "description": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":140}}},
            "payment_description": {"ref":"PaymentDescription"},
            "match_keys": {"ref":"MatchKeys"},
            "metadata": {"ref":"Metadata"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleAction": {
        "dataType": "refAlias",
        "type": {"ref":"ScheduleTransferAction","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecurrenceFrequency": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["DAILY","WEEKLY","MONTHLY","YEARLY"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecurrenceWeekday": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["MONDAY","TUESDAY","WEDNESDAY","THURSDAY","FRIDAY","SATURDAY","SUNDAY"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecurrenceMonthDay": {
        "dataType": "refAlias",
        "type": {"dataType":"integer","validators":{"minimum":{"value":-1},"maximum":{"value":31}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ShortMonthRule": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["LAST_DAY","SKIP"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BusinessDayAdjustment": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["NONE","FOLLOWING","PRECEDING","MODIFIED_FOLLOWING"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecurrenceRule": {
        "dataType": "refObject",
        "properties": {
            "frequency": {"ref":"RecurrenceFrequency","required":true},
            "interval": {"dataType":"integer","default":1,"validators":{"minimum":{"value":1},"maximum":{"value":366}}},
            "weekdays": {"dataType":"array","array":{"dataType":"refAlias","ref":"RecurrenceWeekday"},"validators":{"minItems":{"value":1},"maxItems":{"value":7},"uniqueItems":{}}},
            "month_day": {"ref":"RecurrenceMonthDay"},
            "short_month": {"ref":"ShortMonthRule"},
            "count": {"dataType":"integer","validators":{"minimum":{"value":1},"maximum":{"value":10000}}},
            "until": {"ref":"Instant"},
            "business_day_adjustment": {"ref":"BusinessDayAdjustment"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RetryBackoff": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["FIXED","EXPONENTIAL"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RefusalCode": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"value":64},"pattern":{"errorMsg":"must look like INSUFFICIENT_FUNDS","value":"^[A-Z][A-Z0-9_]*$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RetryPolicy": {
        "dataType": "refObject",
        "properties": {
            "max_attempts": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":10}}},
            "backoff": {"ref":"RetryBackoff"},
            "initial_seconds": {"dataType":"integer","default":300,"validators":{"minimum":{"value":1},"maximum":{"value":86400}}},
            "max_seconds": {"dataType":"integer","default":86400,"validators":{"minimum":{"value":1},"maximum":{"value":604800}}},
            "retry_on": {"dataType":"array","array":{"dataType":"refAlias","ref":"RefusalCode"},"validators":{"minItems":{"value":1},"maxItems":{"value":20},"uniqueItems":{}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MisfireGraceSeconds": {
        "dataType": "refAlias",
        "type": {"dataType":"integer","validators":{"minimum":{"value":0},"maximum":{"value":604800}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleTimezone": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleRunId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like scr_01KJQ9TT87ZPZX43178AKTMTXV","value":"^scr_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleRunState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING","EXECUTED","RETRYING","REFUSED","MISFIRED","SKIPPED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ErrorDetails": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Error": {
        "dataType": "refObject",
        "properties": {
            "error": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like INSUFFICIENT_FUNDS","value":"^[A-Z][A-Z0-9_]*$"}}},
            "message": {"dataType":"string","required":true},
            "details": {"ref":"ErrorDetails"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleRun": {
        "dataType": "refObject",
        "properties": {
            "run_id": {"ref":"ScheduleRunId","required":true},
            "schedule_id": {"ref":"ScheduleId","required":true},
            "sequence": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "scheduled_for": {"ref":"Timestamp","required":true},
            "state": {"ref":"ScheduleRunState","required":true},
            "amount": {"ref":"AmountDetail","required":true},
            "attempts": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":10}}},
            "next_attempt_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
            "refusal": {"dataType":"union","subSchemas":[{"ref":"Error"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleOccurrenceCounts": {
        "dataType": "refObject",
        "properties": {
            "total": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "executed": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "refused": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "misfired": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "skipped": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "remaining": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":0}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleResponse": {
        "dataType": "refObject",
        "properties": {
            "schedule_id": {"ref":"ScheduleId","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "schedule_type": {"ref":"ScheduleType","required":true},
            "state": {"ref":"ScheduleState","required":true},
            "action": {"ref":"ScheduleAction","required":true},
            "currency_exponent": {"dataType":"union","subSchemas":[{"ref":"CurrencyExponent"},{"dataType":"enum","enums":[null]}]},
            "run_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "first_run_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"errorMsg":"must look like 2026-03-02T12:45:00.000Z","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "recurrence": {"dataType":"union","subSchemas":[{"ref":"RecurrenceRule"},{"dataType":"enum","enums":[null]}],"required":true},
            "retry_policy": {"dataType":"union","subSchemas":[{"ref":"RetryPolicy"},{"dataType":"enum","enums":[null]}],"required":true},
            "misfire_grace_seconds": {"ref":"MisfireGraceSeconds","required":true},
            "timezone": {"ref":"ScheduleTimezone","required":true},
            "next_run_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"errorMsg":"must look like 2026-03-05T12:45:00.000Z","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "last_run": {"dataType":"union","subSchemas":[{"ref":"ScheduleRun"},{"dataType":"enum","enums":[null]}],"required":true},
            "occurrences": {"ref":"ScheduleOccurrenceCounts","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "ended_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ScheduleResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScheduleRunListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ScheduleRun"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadEntrySeq": {
        "dataType": "refAlias",
        "type": {"dataType":"long","validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadContributionState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OPEN","SETTLED","VOIDED","SIMPLIFIED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadPeriod": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 2026-03","value":"^\\d{4}-(0[1-9]|1[0-2])$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadMoney": {
        "dataType": "refObject",
        "properties": {
            "currency": {"ref":"Currency","required":true},
            "value": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SplitEqual": {
        "dataType": "refObject",
        "properties": {
            "method": {"dataType":"enum","enums":["EQUAL"],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SplitByQuota": {
        "dataType": "refObject",
        "properties": {
            "method": {"dataType":"enum","enums":["QUOTA"],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SplitExactPart": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountReference","required":true},
            "cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SplitExact": {
        "dataType": "refObject",
        "properties": {
            "method": {"dataType":"enum","enums":["EXACT"],"required":true},
            "parts": {"dataType":"array","array":{"dataType":"refObject","ref":"SplitExactPart"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SplitPercentPart": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountReference","required":true},
            "basis_points": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":10000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SplitByPercent": {
        "dataType": "refObject",
        "properties": {
            "method": {"dataType":"enum","enums":["PERCENT"],"required":true},
            "parts": {"dataType":"array","array":{"dataType":"refObject","ref":"SplitPercentPart"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SplitSpec": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"ref":"SplitEqual"},{"ref":"SplitByQuota"},{"ref":"SplitExact"},{"ref":"SplitByPercent"}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadShareState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OPEN","SETTLED","FORGIVEN","SIMPLIFIED","OWN"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ShareUtxoRef": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 3cd09f577bd2be6a160ca5344ffa48834e06bca212cd6125544bb4d517ee8217#0","value":"^[0-9a-f]{64}#\\d{1,5}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadShareOut": {
        "dataType": "refObject",
        "properties": {
            "member_account_id": {"ref":"AccountId","required":true},
            "creditor_account_id": {"ref":"AccountId","required":true},
            "member_pkh": {"ref":"LedgerAddress","required":true},
            "share_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "state": {"ref":"SquadShareState","required":true},
            "share_utxo_ref": {"dataType":"union","subSchemas":[{"ref":"ShareUtxoRef"},{"dataType":"enum","enums":[null]}],"required":true},
            "settled_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "settlement_entry_seq": {"dataType":"union","subSchemas":[{"ref":"SquadEntrySeq"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecurringExpenseId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like rex_01KJQB534XQ7BG0MHYKZYFWNPP","value":"^rex_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadExpenseEntry": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["ACCOUNTING"],"required":true},
            "entry_seq": {"ref":"SquadEntrySeq","required":true},
            "state": {"ref":"SquadContributionState","required":true},
            "period": {"dataType":"union","subSchemas":[{"ref":"SquadPeriod"},{"dataType":"enum","enums":[null]}],"required":true},
            "occurred_at": {"ref":"Timestamp","required":true},
            "actor_account_id": {"ref":"AccountId","required":true},
            "amount": {"ref":"SquadMoney","required":true},
            "description": {"dataType":"string","required":true},
            "split": {"ref":"SplitSpec","required":true},
            "shares": {"dataType":"array","array":{"dataType":"refObject","ref":"SquadShareOut"},"required":true},
            "open_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "source_tx_ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"TransactionId"},"required":true},
            "rex_id": {"dataType":"union","subSchemas":[{"ref":"RecurringExpenseId"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadTransactionState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING","SETTLED","FAILED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SpendRequestId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like spr_01KJQB4TEFYJ089DAGB1ZSZW8P","value":"^spr_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettledShareOut": {
        "dataType": "refObject",
        "properties": {
            "entry_seq": {"ref":"SquadEntrySeq","required":true},
            "share_utxo_ref": {"ref":"ShareUtxoRef","required":true},
            "share_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadTransactionEntry": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["FUNDED","SPEND","SETTLEMENT"],"required":true},
            "entry_seq": {"ref":"SquadEntrySeq","required":true},
            "state": {"ref":"SquadTransactionState","required":true},
            "period": {"dataType":"union","subSchemas":[{"ref":"SquadPeriod"},{"dataType":"enum","enums":[null]}],"required":true},
            "occurred_at": {"ref":"Timestamp","required":true},
            "actor_account_id": {"ref":"AccountId","required":true},
            "recipient": {"ref":"DebtorCreditor","required":true},
            "amount": {"ref":"SquadMoney","required":true},
            "description": {"dataType":"string","required":true},
            "obligation_id": {"ref":"ObligationId","required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "spend_request_id": {"dataType":"union","subSchemas":[{"ref":"SpendRequestId"},{"dataType":"enum","enums":[null]}],"required":true},
            "auto_collected": {"dataType":"boolean","required":true},
            "shares": {"dataType":"array","array":{"dataType":"refObject","ref":"SettledShareOut"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadCyclePositionOut": {
        "dataType": "refObject",
        "properties": {
            "member_account_id": {"ref":"AccountId","required":true},
            "paid_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "borne_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "net_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadCycleSummaryEntry": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["CYCLE_SUMMARY"],"required":true},
            "entry_seq": {"ref":"SquadEntrySeq","required":true},
            "period": {"ref":"SquadPeriod","required":true},
            "occurred_at": {"ref":"Timestamp","required":true},
            "expenses_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "expenses_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "settled_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "funded_in_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "spent_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "carried_forward_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "positions": {"dataType":"array","array":{"dataType":"refObject","ref":"SquadCyclePositionOut"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadGoalAchievedEntry": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["GOAL_ACHIEVED"],"required":true},
            "entry_seq": {"ref":"SquadEntrySeq","required":true},
            "period": {"dataType":"union","subSchemas":[{"ref":"SquadPeriod"},{"dataType":"enum","enums":[null]}],"required":true},
            "occurred_at": {"ref":"Timestamp","required":true},
            "target_amount": {"ref":"SquadMoney","required":true},
            "funded_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "target_date": {"dataType":"union","subSchemas":[{"ref":"AccountingDay"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SpendRequestState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING_APPROVAL","EXECUTED","REJECTED","EXPIRED","FAILED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SpendRequestApprovalOut": {
        "dataType": "refObject",
        "properties": {
            "approver_account_id": {"ref":"AccountId","required":true},
            "approved_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadSpendRequestOut": {
        "dataType": "refObject",
        "properties": {
            "spend_request_id": {"ref":"SpendRequestId","required":true},
            "state": {"ref":"SpendRequestState","required":true},
            "amount": {"ref":"SquadMoney","required":true},
            "rail": {"ref":"RailFamily"},
            "recipient": {"ref":"DebtorCreditor"},
            "recipient_account_id": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}]},
            "description": {"dataType":"string"},
            "requested_by": {"ref":"AccountId"},
            "approvals_required": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":200}}},
            "approvals": {"dataType":"array","array":{"dataType":"refObject","ref":"SpendRequestApprovalOut"},"validators":{"maxItems":{"value":200}}},
            "approvers": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccountId"},"validators":{"maxItems":{"value":200}}},
            "created_at": {"ref":"Timestamp"},
            "expires_at": {"ref":"Timestamp"},
            "executed_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}]},
            "executed_obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}]},
            "executed_tx_id": {"dataType":"union","subSchemas":[{"ref":"TransactionId"},{"dataType":"enum","enums":[null]}]},
            "rejected_by": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}]},
            "reject_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "failed_reason": {"dataType":"union","subSchemas":[{"ref":"RefusalCode"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadSpendRequestEntry": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["SPEND_REQUEST"],"required":true},
            "entry_seq": {"ref":"SquadEntrySeq","required":true},
            "state": {"ref":"SpendRequestState","required":true},
            "period": {"dataType":"union","subSchemas":[{"ref":"SquadPeriod"},{"dataType":"enum","enums":[null]}],"required":true},
            "occurred_at": {"ref":"Timestamp","required":true},
            "spend_request": {"ref":"SquadSpendRequestOut","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadFeedEntry": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"ref":"SquadExpenseEntry"},{"ref":"SquadTransactionEntry"},{"ref":"SquadCycleSummaryEntry"},{"ref":"SquadGoalAchievedEntry"},{"ref":"SquadSpendRequestEntry"}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadTransactionListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refAlias","ref":"SquadFeedEntry"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadEntryKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACCOUNTING","FUNDED","SPEND","SETTLEMENT","CYCLE_SUMMARY","GOAL_ACHIEVED","SPEND_REQUEST"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadEntryState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OPEN","PENDING","PENDING_APPROVAL","SETTLED","EXECUTED","VOIDED","SIMPLIFIED","REJECTED","EXPIRED","FAILED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadName": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":100}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadEmoji": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":16}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadImageUrl": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":9},"maxLength":{"value":2048},"pattern":{"errorMsg":"must look like https://img.aurora.example/squads/vila-madalena.jpg","value":"^https://\\S+$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OPEN","CLOSED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadSummaryOut": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "name": {"ref":"SquadName"},
            "emoji": {"dataType":"union","subSchemas":[{"ref":"SquadEmoji"},{"dataType":"enum","enums":[null]}]},
            "image_url": {"dataType":"union","subSchemas":[{"ref":"SquadImageUrl"},{"dataType":"enum","enums":[null]}]},
            "state": {"ref":"SquadState","required":true},
            "balance": {"ref":"SquadMoney","required":true},
            "member_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "updated_at": {"ref":"Timestamp"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"SquadSummaryOut"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadLocationOut": {
        "dataType": "refObject",
        "properties": {
            "label": {"dataType":"string","required":true},
            "latitude": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":-90},"maximum":{"value":90}}},
            "longitude": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":-180},"maximum":{"value":180}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadTemplate": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like shared-home","value":"^[a-z0-9][a-z0-9._-]{0,63}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadTemplateConfig": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadMetadataOut": {
        "dataType": "refObject",
        "properties": {
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "emoji": {"dataType":"union","subSchemas":[{"ref":"SquadEmoji"},{"dataType":"enum","enums":[null]}]},
            "image_url": {"dataType":"union","subSchemas":[{"ref":"SquadImageUrl"},{"dataType":"enum","enums":[null]}]},
            "location": {"dataType":"union","subSchemas":[{"ref":"SquadLocationOut"},{"dataType":"enum","enums":[null]}]},
            "template": {"dataType":"union","subSchemas":[{"ref":"SquadTemplate"},{"dataType":"enum","enums":[null]}]},
            "template_config": {"dataType":"union","subSchemas":[{"ref":"SquadTemplateConfig"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MemberPositionOut": {
        "dataType": "refObject",
        "properties": {
            "member_account_id": {"ref":"AccountId","required":true},
            "member_pkh": {"ref":"LedgerAddress","required":true},
            "funded_in_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "owed_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "owed_to_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "net_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LedgerSummaryOut": {
        "dataType": "refObject",
        "properties": {
            "as_of_seq": {"ref":"SquadEntrySeq","required":true},
            "positions": {"dataType":"array","array":{"dataType":"refObject","ref":"MemberPositionOut"},"required":true},
            "total_funded_in": {"ref":"SquadMoney","required":true},
            "total_funded_out": {"ref":"SquadMoney","required":true},
            "total_open_debt_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "vqbrl_outstanding": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadMemberRole": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OWNER","SPENDER","INVITED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadMemberStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","PENDING"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConsentId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like cns_01KJQB64H7J1J224VQJFVSB7CE","value":"^cns_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadConsentState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","SUSPENDED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadConsentOut": {
        "dataType": "refObject",
        "properties": {
            "consent_id": {"ref":"ConsentId","required":true},
            "rex_id": {"ref":"RecurringExpenseId","required":true},
            "max_amount": {"ref":"SquadMoney","required":true},
            "state": {"ref":"SquadConsentState","required":true},
            "granted_at": {"ref":"Timestamp","required":true},
            "suspended_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadMemberOut": {
        "dataType": "refObject",
        "properties": {
            "member_account_id": {"ref":"AccountId"},
            "member_pkh": {"ref":"LedgerAddress"},
            "role": {"ref":"SquadMemberRole","required":true},
            "status": {"ref":"SquadMemberStatus"},
            "quota": {"dataType":"integer","default":1,"validators":{"minimum":{"value":1},"maximum":{"value":1000}}},
            "invited_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}]},
            "invited_by_account_id": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}]},
            "joined_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}]},
            "auto_collect": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"refObject","ref":"SquadConsentOut"}},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SpendApproverGroup": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OWNERS","MEMBERS"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SpendApprovalScope": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ALL","SPENDERS"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SpendApprovalPolicyOut": {
        "dataType": "refObject",
        "properties": {
            "threshold_amount": {"ref":"SquadMoney","required":true},
            "approvals_required": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":200}}},
            "approver_group": {"ref":"SpendApproverGroup","required":true},
            "applies_to": {"ref":"SpendApprovalScope","required":true},
            "expires_in_seconds": {"dataType":"integer","required":true,"validators":{"minimum":{"value":3600},"maximum":{"value":2592000}}},
            "updated_at": {"ref":"Timestamp","required":true},
            "updated_by_account_id": {"ref":"AccountId","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadRulesOut": {
        "dataType": "refObject",
        "properties": {
            "spend_approval": {"dataType":"union","subSchemas":[{"ref":"SpendApprovalPolicyOut"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadPendingSpendRequestsOut": {
        "dataType": "refObject",
        "properties": {
            "count": {"dataType":"integer","default":0,"validators":{"minimum":{"value":0}}},
            "ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"SpendRequestId"},"validators":{"maxItems":{"value":100}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadGoalBlockOut": {
        "dataType": "refObject",
        "properties": {
            "target_amount": {"ref":"SquadMoney","required":true},
            "funded_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "progress": {"dataType":"double","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":1}}},
            "target_date": {"dataType":"union","subSchemas":[{"ref":"AccountingDay"},{"dataType":"enum","enums":[null]}]},
            "achieved_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecurringExpenseDescription": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":140}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecurringAmountKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["FIXED","VARIABLE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadContaState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SCHEDULED","PENDING_CONFIRMATION","POSTED","SKIPPED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadContaOut": {
        "dataType": "refObject",
        "properties": {
            "rex_id": {"ref":"RecurringExpenseId","required":true},
            "description": {"ref":"RecurringExpenseDescription","required":true},
            "amount_kind": {"ref":"RecurringAmountKind","required":true},
            "amount": {"dataType":"union","subSchemas":[{"ref":"SquadMoney"},{"dataType":"enum","enums":[null]}],"required":true},
            "payer_account_id": {"ref":"AccountId","required":true},
            "due_on": {"ref":"AccountingDay","required":true},
            "state": {"ref":"SquadContaState","required":true},
            "entry_seq": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadCycleBlockOut": {
        "dataType": "refObject",
        "properties": {
            "period": {"ref":"SquadPeriod"},
            "closes_at": {"ref":"Timestamp"},
            "carried_forward_cents": {"dataType":"long","default":0,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "contas": {"dataType":"array","array":{"dataType":"refObject","ref":"SquadContaOut"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadLinkOut": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadLinksOut": {
        "dataType": "refObject",
        "properties": {
            "self": {"ref":"SquadLinkOut","required":true},
            "account": {"ref":"SquadLinkOut","required":true},
            "members": {"ref":"SquadLinkOut","required":true},
            "invitations": {"ref":"SquadLinkOut","required":true},
            "spend_requests": {"ref":"SquadLinkOut","required":true},
            "transactions": {"ref":"SquadLinkOut","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadDetailResponse": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "state": {"ref":"SquadState","required":true},
            "frozen": {"dataType":"boolean","default":false},
            "name": {"ref":"SquadName"},
            "metadata": {"ref":"SquadMetadataOut"},
            "account_id": {"ref":"AccountId"},
            "address": {"ref":"LedgerAddress"},
            "balance": {"ref":"SquadMoney","required":true},
            "ledger_summary": {"ref":"LedgerSummaryOut","required":true},
            "members": {"dataType":"array","array":{"dataType":"refObject","ref":"SquadMemberOut"}},
            "rules": {"ref":"SquadRulesOut"},
            "pending_spend_requests": {"ref":"SquadPendingSpendRequestsOut"},
            "goal": {"dataType":"union","subSchemas":[{"ref":"SquadGoalBlockOut"},{"dataType":"enum","enums":[null]}]},
            "cycle": {"dataType":"union","subSchemas":[{"ref":"SquadCycleBlockOut"},{"dataType":"enum","enums":[null]}]},
            "simplified": {"dataType":"boolean","default":false},
            "last_event_seq": {"ref":"SquadEntrySeq","required":true},
            "config_utxo_ref": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"pattern":{"value":"^[0-9a-f]{64}#\\d{1,5}$"}}},
            "vqbrl_policy_hash": {"dataType":"union","subSchemas":[{"ref":"Sha256Hex"},{"dataType":"enum","enums":[null]}]},
            "created_at": {"ref":"Timestamp"},
            "created_by": {"ref":"AccountId"},
            "closed_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}]},
            "closed_by": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}]},
            "links": {"ref":"SquadLinksOut"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadRole": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OWNER","SPENDER"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountSquadOut": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "name": {"ref":"SquadName"},
            "emoji": {"dataType":"union","subSchemas":[{"ref":"SquadEmoji"},{"dataType":"enum","enums":[null]}]},
            "image_url": {"dataType":"union","subSchemas":[{"ref":"SquadImageUrl"},{"dataType":"enum","enums":[null]}]},
            "template": {"dataType":"union","subSchemas":[{"ref":"SquadTemplate"},{"dataType":"enum","enums":[null]}]},
            "state": {"ref":"SquadState","required":true},
            "role": {"ref":"SquadRole"},
            "balance": {"ref":"SquadMoney","required":true},
            "your_net_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "goal": {"dataType":"union","subSchemas":[{"ref":"SquadGoalBlockOut"},{"dataType":"enum","enums":[null]}]},
            "member_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "updated_at": {"ref":"Timestamp"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountSquadListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"AccountSquadOut"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadMemberListResponse": {
        "dataType": "refObject",
        "properties": {
            "members": {"dataType":"array","array":{"dataType":"refObject","ref":"SquadMemberOut"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadInvitationState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING","ACCEPTED","DECLINED","REVOKED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadInvitationOut": {
        "dataType": "refObject",
        "properties": {
            "invitee_account_id": {"ref":"AccountId"},
            "invitee_pkh": {"ref":"LedgerAddress","required":true},
            "inviter_account_id": {"ref":"AccountId"},
            "state": {"ref":"SquadInvitationState","required":true},
            "created_at": {"ref":"Timestamp"},
            "updated_at": {"ref":"Timestamp"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadInvitationListResponse": {
        "dataType": "refObject",
        "properties": {
            "invitations": {"dataType":"array","array":{"dataType":"refObject","ref":"SquadInvitationOut"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountInvitationOut": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "name": {"ref":"SquadName"},
            "emoji": {"dataType":"union","subSchemas":[{"ref":"SquadEmoji"},{"dataType":"enum","enums":[null]}]},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "state": {"ref":"SquadInvitationState"},
            "inviter_account_id": {"ref":"AccountId"},
            "invited_at": {"ref":"Timestamp"},
            "members": {"dataType":"array","array":{"dataType":"refObject","ref":"SquadMemberOut"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountInvitationListResponse": {
        "dataType": "refObject",
        "properties": {
            "invitations": {"dataType":"array","array":{"dataType":"refObject","ref":"AccountInvitationOut"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettlementPlanRollup": {
        "dataType": "refObject",
        "properties": {
            "members_not_net_zero": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "total_open_debt_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettlementPlanDebt": {
        "dataType": "refObject",
        "properties": {
            "creditor_account_id": {"ref":"AccountId"},
            "creditor_pkh": {"ref":"LedgerAddress","required":true},
            "entry_seq": {"ref":"SquadEntrySeq","required":true},
            "description": {"dataType":"string","default":""},
            "share_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "share_utxo_ref": {"ref":"ShareUtxoRef","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettlementPlanClaim": {
        "dataType": "refObject",
        "properties": {
            "debtor_account_id": {"ref":"AccountId"},
            "debtor_pkh": {"ref":"LedgerAddress","required":true},
            "entry_seq": {"ref":"SquadEntrySeq","required":true},
            "description": {"dataType":"string","default":""},
            "share_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "share_utxo_ref": {"ref":"ShareUtxoRef","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettlementHttpMethod": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["POST"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ShareUtxoReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":128}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettleShare": {
        "dataType": "refObject",
        "properties": {
            "entry_seq": {"ref":"SquadEntrySeq","required":true},
            "share_utxo_ref": {"ref":"ShareUtxoReference","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettleRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "shares": {"dataType":"array","array":{"dataType":"refObject","ref":"SettleShare"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettlementExecutionEndpoint": {
        "dataType": "refObject",
        "properties": {
            "method": {"ref":"SettlementHttpMethod","required":true},
            "url": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like /v1/squads/sqd_01KJQB073FP9202FDSF937V0P9/settle","value":"^/v1/squads/sqd_[0-9A-HJKMNP-TV-Z]{26}/settle$"}}},
            "body_template": {"ref":"SettleRequest","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettlementPlanResponse": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "you": {"ref":"AccountId","required":true},
            "as_of_iso": {"ref":"Timestamp","required":true},
            "as_of_seq": {"ref":"SquadEntrySeq","required":true},
            "squad_rollup": {"ref":"SettlementPlanRollup","required":true},
            "your_net_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "your_total_owed_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "your_total_owed_to_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "your_open_debts": {"dataType":"array","array":{"dataType":"refObject","ref":"SettlementPlanDebt"},"validators":{"maxItems":{"value":500}}},
            "your_open_claims": {"dataType":"array","array":{"dataType":"refObject","ref":"SettlementPlanClaim"},"validators":{"maxItems":{"value":500}}},
            "execution_endpoint": {"dataType":"union","subSchemas":[{"ref":"SettlementExecutionEndpoint"},{"dataType":"enum","enums":[null]}]},
            "message": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SimplifyEdgeOut": {
        "dataType": "refObject",
        "properties": {
            "debtor_account_id": {"ref":"AccountId"},
            "debtor_pkh": {"ref":"LedgerAddress","required":true},
            "creditor_account_id": {"ref":"AccountId"},
            "creditor_pkh": {"ref":"LedgerAddress","required":true},
            "cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadSimplifyPreviewResponse": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "before": {"dataType":"array","array":{"dataType":"refObject","ref":"SimplifyEdgeOut"},"required":true,"validators":{"maxItems":{"value":500}}},
            "after": {"dataType":"array","array":{"dataType":"refObject","ref":"SimplifyEdgeOut"},"required":true},
            "before_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "after_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "would_reduce": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SpendRequestListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"SquadSpendRequestOut"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AmountUnit": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{},"default":"cents"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AssetBalances": {
        "dataType": "refObject",
        "properties": {
            "posted": {"dataType":"long","required":true},
            "outgoing": {"dataType":"long","required":true},
            "incoming": {"dataType":"long","required":true},
            "held": {"dataType":"long","required":true},
            "blocked": {"dataType":"long","required":true},
            "available": {"dataType":"long","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AssetObligation": {
        "dataType": "refObject",
        "properties": {
            "obligation_id": {"ref":"ObligationId","required":true},
            "direction": {"ref":"MovementDirection","required":true},
            "amount": {"dataType":"long","required":true},
            "rail": {"ref":"RailFamily","required":true},
            "state": {"ref":"ObligationState","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "expected_at": {"ref":"Timestamp"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AssetEntry": {
        "dataType": "refObject",
        "properties": {
            "symbol": {"dataType":"string","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "balances": {"ref":"AssetBalances","required":true},
            "obligations": {"dataType":"array","array":{"dataType":"refObject","ref":"AssetObligation"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BalanceConsistency": {
        "dataType": "refObject",
        "properties": {
            "ledger_version": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "snapshot_id": {"dataType":"string","required":true,"validators":{"minLength":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BankingCoordinates": {
        "dataType": "refObject",
        "properties": {
            "account_number": {"dataType":"string","required":true},
            "routing_number": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CommittedProductSummary": {
        "dataType": "refObject",
        "properties": {
            "product_id": {"dataType":"string"},
            "total_committed_value": {"dataType":"long"},
            "instances": {"dataType":"integer"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CommittedSquadSummary": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"dataType":"string","required":true},
            "name": {"dataType":"string"},
            "state": {"dataType":"string","required":true},
            "role": {"ref":"SquadRole"},
            "funded_in_cents": {"dataType":"long","required":true},
            "has_open_debts": {"dataType":"boolean","required":true},
            "your_net_cents": {"dataType":"long","required":true},
            "your_owed_cents": {"dataType":"long","required":true},
            "your_owed_to_cents": {"dataType":"long","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconstructedPosition": {
        "dataType": "refObject",
        "properties": {
            "position_id": {"dataType":"string","required":true},
            "value": {"dataType":"long","required":true},
            "asset": {"dataType":"string"},
            "state": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BalanceReconstruction": {
        "dataType": "refObject",
        "properties": {
            "as_of_seq": {"dataType":"long","required":true},
            "entries_replayed": {"dataType":"long","required":true},
            "journal_head_seq": {"dataType":"long","required":true},
            "basis": {"dataType":"string","default":"commit_time"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountBalanceResponse": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountId","required":true},
            "type": {"ref":"AccountType"},
            "display_name": {"dataType":"string"},
            "unit": {"ref":"AmountUnit"},
            "as_of": {"ref":"Timestamp","required":true},
            "assets": {"dataType":"array","array":{"dataType":"refObject","ref":"AssetEntry"},"required":true},
            "consistency": {"ref":"BalanceConsistency","required":true},
            "banking_coordinates": {"ref":"BankingCoordinates"},
            "committed_to_products": {"dataType":"array","array":{"dataType":"refObject","ref":"CommittedProductSummary"}},
            "committed_to_squads": {"dataType":"array","array":{"dataType":"refObject","ref":"CommittedSquadSummary"}},
            "positions": {"dataType":"array","array":{"dataType":"refObject","ref":"ReconstructedPosition"}},
            "reconstruction": {"ref":"BalanceReconstruction"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AssetFilter": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IncludeList": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":100}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatementPeriod": {
        "dataType": "refObject",
        "properties": {
            "from": {"ref":"AccountingDay","required":true},
            "to": {"ref":"AccountingDay","required":true},
            "timezone": {"dataType":"string","default":"America/Sao_Paulo"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatementTotals": {
        "dataType": "refObject",
        "properties": {
            "credits_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "debits_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "net_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "line_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatementCorrelation": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId"},
            "swp_id": {"ref":"SafeswapId"},
            "evidence_id": {"ref":"EvidenceId"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatementLine": {
        "dataType": "refObject",
        "properties": {
            "tx_id": {"ref":"TransactionId","required":true},
            "accounting_day": {"ref":"AccountingDay","required":true},
            "effective_at": {"ref":"Timestamp","required":true},
            "event_kind": {"ref":"JournalEntryType"},
            "direction": {"ref":"MovementDirection","required":true},
            "amount_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "asset": {"dataType":"string","required":true},
            "obligation_ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"ObligationId"}},
            "correlation": {"ref":"StatementCorrelation"},
            "balance_cents": {"dataType":"long","validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "rail": {"ref":"RailFamily"},
            "counterparty_account_id": {"ref":"AccountId"},
            "counterparty_display_name": {"dataType":"string"},
            "counterparty": {"ref":"Counterparty"},
            "end_to_end_id": {"ref":"PaymentName"},
            "description": {"ref":"PaymentDescription"},
            "external_reference": {"ref":"ExternalReference"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatementReconciliation": {
        "dataType": "refObject",
        "properties": {
            "live_balance_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "matches": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatementReserved": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StatementResponse": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountId","required":true},
            "currency": {"ref":"Currency"},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "unit": {"ref":"AmountUnit"},
            "period": {"ref":"StatementPeriod","required":true},
            "opening_balance_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "closing_balance_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "totals": {"ref":"StatementTotals","required":true},
            "lines": {"dataType":"array","array":{"dataType":"refObject","ref":"StatementLine"},"required":true},
            "reconciliation": {"ref":"StatementReconciliation"},
            "fees": {"dataType":"union","subSchemas":[{"ref":"StatementReserved"},{"dataType":"enum","enums":[null]}]},
            "holds": {"dataType":"union","subSchemas":[{"ref":"StatementReserved"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransactionType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["DEPOSIT","TRANSFER","SAFESWAP_LOCKED","SAFESWAP_RELEASED","SAFESWAP_REFUNDED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransactionRefKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["obligation","safeswap"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransactionStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING","SETTLED","FAILED","CANCELED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransactionItem": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like obl_01KJQ9D3E5G7J9M1P3R5T7V9X1","value":"^(obl|swp)_[0-9A-HJKMNP-TV-Z]{26}$"}}},
            "type": {"ref":"TransactionType","required":true},
            "ref_kind": {"ref":"TransactionRefKind","required":true},
            "amount": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "currency": {"ref":"Currency","required":true},
            "direction": {"ref":"MovementDirection","required":true},
            "status": {"ref":"TransactionStatus","required":true},
            "counterparty_account_id": {"ref":"AccountId"},
            "counterparty_display_name": {"dataType":"string"},
            "counterparty": {"ref":"Counterparty"},
            "end_to_end_id": {"ref":"PaymentName"},
            "description": {"ref":"PaymentDescription"},
            "external_reference": {"ref":"ExternalReference"},
            "rail": {"ref":"RailFamily"},
            "tx_id": {"ref":"TransactionId"},
            "created_at": {"ref":"Timestamp","required":true},
            "effective_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransactionListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"TransactionItem"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
            "unit": {"ref":"AmountUnit"},
            "currency_exponent": {"ref":"CurrencyExponent"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
};
const templateService = new ExpressTemplateService(models, {"noImplicitAdditionalProperties":"throw-on-extras","bodyCoercion":false});

// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa




export function RegisterRoutes(app: Router) {

    // ###########################################################################################################
    //  NOTE: If you do not see routes for all of your controllers in this file, then you might not have informed tsoa of where to look
    //      Please look into the "controllerPathGlobs" config option described in the readme: https://github.com/lukeautry/tsoa
    // ###########################################################################################################


    
        const argsCoreAccountsController_searchAccounts: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"query","name":"query","ref":"SearchText"},
                type: {"in":"query","name":"type","ref":"AccountType"},
                status: {"in":"query","name":"status","ref":"AccountStatus"},
                currency: {"in":"query","name":"currency","ref":"Currency"},
                owner_party_id: {"in":"query","name":"owner_party_id","ref":"PartyReference"},
                is_frozen: {"in":"query","name":"is_frozen","dataType":"boolean"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/accounts',
            ...(fetchMiddlewares<RequestHandler>(CoreAccountsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreAccountsController.prototype.searchAccounts)),

            async function CoreAccountsController_searchAccounts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreAccountsController_searchAccounts, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreAccountsController>(CoreAccountsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'searchAccounts',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreAccountsController_createAccount: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"AccountCreateRequest"},
        };
        app.post('/v1/accounts',
            ...(fetchMiddlewares<RequestHandler>(CoreAccountsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreAccountsController.prototype.createAccount)),

            async function CoreAccountsController_createAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreAccountsController_createAccount, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreAccountsController>(CoreAccountsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createAccount',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreAccountsController_getAccount: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/accounts/:account_id',
            ...(fetchMiddlewares<RequestHandler>(CoreAccountsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreAccountsController.prototype.getAccount)),

            async function CoreAccountsController_getAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreAccountsController_getAccount, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreAccountsController>(CoreAccountsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getAccount',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreAccountsController_bindPaymentMethod: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"account_id","required":true,"ref":"AccountId"},
                body: {"in":"body","name":"body","required":true,"ref":"PaymentMethodRequest"},
        };
        app.post('/v1/accounts/:account_id/payment-methods',
            ...(fetchMiddlewares<RequestHandler>(CoreAccountsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreAccountsController.prototype.bindPaymentMethod)),

            async function CoreAccountsController_bindPaymentMethod(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreAccountsController_bindPaymentMethod, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreAccountsController>(CoreAccountsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'bindPaymentMethod',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreExternalAccountsController_listExternalAccounts: Record<string, TsoaRoute.ParameterSchema> = {
                owner_party_id: {"in":"query","name":"owner_party_id","ref":"PartyReference"},
                status: {"in":"query","name":"status","ref":"AccountStatus"},
                currency: {"in":"query","name":"currency","ref":"Currency"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/external-accounts',
            ...(fetchMiddlewares<RequestHandler>(CoreExternalAccountsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreExternalAccountsController.prototype.listExternalAccounts)),

            async function CoreExternalAccountsController_listExternalAccounts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreExternalAccountsController_listExternalAccounts, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreExternalAccountsController>(CoreExternalAccountsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listExternalAccounts',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreExternalAccountsController_createExternalAccount: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ExternalAccountCreateRequest"},
        };
        app.post('/v1/external-accounts',
            ...(fetchMiddlewares<RequestHandler>(CoreExternalAccountsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreExternalAccountsController.prototype.createExternalAccount)),

            async function CoreExternalAccountsController_createExternalAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreExternalAccountsController_createExternalAccount, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreExternalAccountsController>(CoreExternalAccountsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createExternalAccount',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreGuestAccountsController_listGuestAccounts: Record<string, TsoaRoute.ParameterSchema> = {
                owner_party_id: {"in":"query","name":"owner_party_id","ref":"PartyReference"},
                status: {"in":"query","name":"status","ref":"AccountStatus"},
                currency: {"in":"query","name":"currency","ref":"Currency"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/guest-accounts',
            ...(fetchMiddlewares<RequestHandler>(CoreGuestAccountsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreGuestAccountsController.prototype.listGuestAccounts)),

            async function CoreGuestAccountsController_listGuestAccounts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreGuestAccountsController_listGuestAccounts, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreGuestAccountsController>(CoreGuestAccountsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listGuestAccounts',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreGuestAccountsController_getGuestAccount: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/guest-accounts/:account_id',
            ...(fetchMiddlewares<RequestHandler>(CoreGuestAccountsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreGuestAccountsController.prototype.getGuestAccount)),

            async function CoreGuestAccountsController_getGuestAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreGuestAccountsController_getGuestAccount, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreGuestAccountsController>(CoreGuestAccountsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getGuestAccount',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreEventsController_listEvents: Record<string, TsoaRoute.ParameterSchema> = {
                type: {"in":"query","name":"type","ref":"EventTypeFilter"},
                entity_id: {"in":"query","name":"entity_id","ref":"EntityReference"},
                obligation_id: {"in":"query","name":"obligation_id","ref":"ObligationReference"},
                after: {"in":"query","name":"after","ref":"EventPosition"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/events',
            ...(fetchMiddlewares<RequestHandler>(CoreEventsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreEventsController.prototype.listEvents)),

            async function CoreEventsController_listEvents(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreEventsController_listEvents, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreEventsController>(CoreEventsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listEvents',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreEventsController_getEvent: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/events/:event_id',
            ...(fetchMiddlewares<RequestHandler>(CoreEventsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreEventsController.prototype.getEvent)),

            async function CoreEventsController_getEvent(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreEventsController_getEvent, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreEventsController>(CoreEventsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getEvent',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreWebhookDeliveriesController_listWebhookDeliveries: Record<string, TsoaRoute.ParameterSchema> = {
                endpoint_id: {"in":"query","name":"endpoint_id","ref":"WebhookEndpointReference"},
                event_id: {"in":"query","name":"event_id","ref":"EventReference"},
                state: {"in":"query","name":"state","ref":"WebhookDeliveryState"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/webhook-deliveries',
            ...(fetchMiddlewares<RequestHandler>(CoreWebhookDeliveriesController)),
            ...(fetchMiddlewares<RequestHandler>(CoreWebhookDeliveriesController.prototype.listWebhookDeliveries)),

            async function CoreWebhookDeliveriesController_listWebhookDeliveries(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreWebhookDeliveriesController_listWebhookDeliveries, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreWebhookDeliveriesController>(CoreWebhookDeliveriesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listWebhookDeliveries',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreEvidenceController_listEvidence: Record<string, TsoaRoute.ParameterSchema> = {
                state: {"in":"query","name":"state","ref":"EvidenceState"},
                kind: {"in":"query","name":"kind","ref":"EvidenceKind"},
                rail: {"in":"query","name":"rail","ref":"Rail"},
                provider_id: {"in":"query","name":"provider_id","ref":"ProviderReference"},
                external_id: {"in":"query","name":"external_id","ref":"EvidenceFilter"},
                obligation_id: {"in":"query","name":"obligation_id","ref":"EvidenceFilter"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/evidence',
            ...(fetchMiddlewares<RequestHandler>(CoreEvidenceController)),
            ...(fetchMiddlewares<RequestHandler>(CoreEvidenceController.prototype.listEvidence)),

            async function CoreEvidenceController_listEvidence(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreEvidenceController_listEvidence, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreEvidenceController>(CoreEvidenceController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listEvidence',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreEvidenceController_getEvidence: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/evidence/:evidence_id',
            ...(fetchMiddlewares<RequestHandler>(CoreEvidenceController)),
            ...(fetchMiddlewares<RequestHandler>(CoreEvidenceController.prototype.getEvidence)),

            async function CoreEvidenceController_getEvidence(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreEvidenceController_getEvidence, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreEvidenceController>(CoreEvidenceController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getEvidence',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreGlAccountsController_listGlAccounts: Record<string, TsoaRoute.ParameterSchema> = {
                type: {"in":"query","name":"type","ref":"GlAccountType"},
                parent_code: {"in":"query","name":"parent_code","ref":"GlAccountCodeFilter"},
                built_in: {"in":"query","name":"built_in","dataType":"boolean"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/gl-accounts',
            ...(fetchMiddlewares<RequestHandler>(CoreGlAccountsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreGlAccountsController.prototype.listGlAccounts)),

            async function CoreGlAccountsController_listGlAccounts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreGlAccountsController_listGlAccounts, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreGlAccountsController>(CoreGlAccountsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listGlAccounts',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreGlAccountsController_getGlAccount: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/gl-accounts/:gl_account_id',
            ...(fetchMiddlewares<RequestHandler>(CoreGlAccountsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreGlAccountsController.prototype.getGlAccount)),

            async function CoreGlAccountsController_getGlAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreGlAccountsController_getGlAccount, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreGlAccountsController>(CoreGlAccountsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getGlAccount',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreGlEntriesController_listGlEntries: Record<string, TsoaRoute.ParameterSchema> = {
                gl_account_id: {"in":"query","name":"gl_account_id","ref":"GlAccountReference"},
                account_id: {"in":"query","name":"account_id","ref":"AccountReference"},
                tx_id: {"in":"query","name":"tx_id","ref":"GlTransactionFilter"},
                side: {"in":"query","name":"side","ref":"GlSide"},
                currency: {"in":"query","name":"currency","ref":"Currency"},
                from: {"in":"query","name":"from","ref":"AccountingDay"},
                to: {"in":"query","name":"to","ref":"AccountingDay"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/gl-entries',
            ...(fetchMiddlewares<RequestHandler>(CoreGlEntriesController)),
            ...(fetchMiddlewares<RequestHandler>(CoreGlEntriesController.prototype.listGlEntries)),

            async function CoreGlEntriesController_listGlEntries(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreGlEntriesController_listGlEntries, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreGlEntriesController>(CoreGlEntriesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listGlEntries',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreGlEntriesController_getGlEntry: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/gl-entries/:entry_id',
            ...(fetchMiddlewares<RequestHandler>(CoreGlEntriesController)),
            ...(fetchMiddlewares<RequestHandler>(CoreGlEntriesController.prototype.getGlEntry)),

            async function CoreGlEntriesController_getGlEntry(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreGlEntriesController_getGlEntry, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreGlEntriesController>(CoreGlEntriesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getGlEntry',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreGlEntriesController_getTrialBalance: Record<string, TsoaRoute.ParameterSchema> = {
                as_of_day: {"in":"query","name":"as_of_day","ref":"AccountingDay"},
                currency: {"in":"query","name":"currency","ref":"Currency"},
        };
        app.get('/v1/trial-balance',
            ...(fetchMiddlewares<RequestHandler>(CoreGlEntriesController)),
            ...(fetchMiddlewares<RequestHandler>(CoreGlEntriesController.prototype.getTrialBalance)),

            async function CoreGlEntriesController_getTrialBalance(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreGlEntriesController_getTrialBalance, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreGlEntriesController>(CoreGlEntriesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getTrialBalance',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreHealthController_getHealth: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/health',
            ...(fetchMiddlewares<RequestHandler>(CoreHealthController)),
            ...(fetchMiddlewares<RequestHandler>(CoreHealthController.prototype.getHealth)),

            async function CoreHealthController_getHealth(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreHealthController_getHealth, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreHealthController>(CoreHealthController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getHealth',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreHealthController_getVersion: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/version',
            ...(fetchMiddlewares<RequestHandler>(CoreHealthController)),
            ...(fetchMiddlewares<RequestHandler>(CoreHealthController.prototype.getVersion)),

            async function CoreHealthController_getVersion(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreHealthController_getVersion, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreHealthController>(CoreHealthController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getVersion',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreHoldsController_listHolds: Record<string, TsoaRoute.ParameterSchema> = {
                account_id: {"in":"query","name":"account_id","ref":"AccountReference"},
                state: {"in":"query","name":"state","ref":"HoldState"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/holds',
            ...(fetchMiddlewares<RequestHandler>(CoreHoldsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreHoldsController.prototype.listHolds)),

            async function CoreHoldsController_listHolds(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreHoldsController_listHolds, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreHoldsController>(CoreHoldsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listHolds',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreHoldsController_getHold: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/holds/:hold_id',
            ...(fetchMiddlewares<RequestHandler>(CoreHoldsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreHoldsController.prototype.getHold)),

            async function CoreHoldsController_getHold(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreHoldsController_getHold, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreHoldsController>(CoreHoldsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getHold',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreHoldsController_listBlocks: Record<string, TsoaRoute.ParameterSchema> = {
                account_id: {"in":"query","name":"account_id","ref":"AccountReference"},
                state: {"in":"query","name":"state","ref":"BlockState"},
                reason_code: {"in":"query","name":"reason_code","ref":"BlockReasonCode"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/blocks',
            ...(fetchMiddlewares<RequestHandler>(CoreHoldsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreHoldsController.prototype.listBlocks)),

            async function CoreHoldsController_listBlocks(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreHoldsController_listBlocks, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreHoldsController>(CoreHoldsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listBlocks',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreHoldsController_getBlock: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/blocks/:block_id',
            ...(fetchMiddlewares<RequestHandler>(CoreHoldsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreHoldsController.prototype.getBlock)),

            async function CoreHoldsController_getBlock(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreHoldsController_getBlock, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreHoldsController>(CoreHoldsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getBlock',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreJournalController_listJournalEntries: Record<string, TsoaRoute.ParameterSchema> = {
                from_seq: {"in":"query","name":"from_seq","ref":"SequenceNumber"},
                to_seq: {"in":"query","name":"to_seq","ref":"SequenceNumber"},
                record: {"in":"query","name":"record","ref":"JournalRecord"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/journal/entries',
            ...(fetchMiddlewares<RequestHandler>(CoreJournalController)),
            ...(fetchMiddlewares<RequestHandler>(CoreJournalController.prototype.listJournalEntries)),

            async function CoreJournalController_listJournalEntries(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreJournalController_listJournalEntries, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreJournalController>(CoreJournalController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listJournalEntries',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreJournalController_getJournalEntry: Record<string, TsoaRoute.ParameterSchema> = {
                seq_no: {"in":"path","name":"seq_no","required":true,"ref":"SequenceNumber"},
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/v1/journal/entries/:seq_no',
            ...(fetchMiddlewares<RequestHandler>(CoreJournalController)),
            ...(fetchMiddlewares<RequestHandler>(CoreJournalController.prototype.getJournalEntry)),

            async function CoreJournalController_getJournalEntry(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreJournalController_getJournalEntry, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreJournalController>(CoreJournalController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getJournalEntry',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreJournalController_listJournalAccountDeltas: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"account_id","required":true,"ref":"AccountId"},
                from_seq: {"in":"query","name":"from_seq","ref":"SequenceNumber"},
                to_seq: {"in":"query","name":"to_seq","ref":"SequenceNumber"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/journal/accounts/:account_id',
            ...(fetchMiddlewares<RequestHandler>(CoreJournalController)),
            ...(fetchMiddlewares<RequestHandler>(CoreJournalController.prototype.listJournalAccountDeltas)),

            async function CoreJournalController_listJournalAccountDeltas(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreJournalController_listJournalAccountDeltas, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreJournalController>(CoreJournalController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listJournalAccountDeltas',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreJournalController_getJournalObligation: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/journal/obligations/:obligation_id',
            ...(fetchMiddlewares<RequestHandler>(CoreJournalController)),
            ...(fetchMiddlewares<RequestHandler>(CoreJournalController.prototype.getJournalObligation)),

            async function CoreJournalController_getJournalObligation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreJournalController_getJournalObligation, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreJournalController>(CoreJournalController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getJournalObligation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreKycController_getPartyKyc: Record<string, TsoaRoute.ParameterSchema> = {
                partyId: {"in":"path","name":"party_id","required":true,"ref":"PartyId"},
        };
        app.get('/v1/parties/:party_id/kyc',
            ...(fetchMiddlewares<RequestHandler>(CoreKycController)),
            ...(fetchMiddlewares<RequestHandler>(CoreKycController.prototype.getPartyKyc)),

            async function CoreKycController_getPartyKyc(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreKycController_getPartyKyc, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreKycController>(CoreKycController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getPartyKyc',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreLimitsController_getAccountLimits: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/accounts/:account_id/limits',
            ...(fetchMiddlewares<RequestHandler>(CoreLimitsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreLimitsController.prototype.getAccountLimits)),

            async function CoreLimitsController_getAccountLimits(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreLimitsController_getAccountLimits, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreLimitsController>(CoreLimitsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getAccountLimits',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreLimitsController_getPixLimits: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/accounts/:account_id/pix-limits',
            ...(fetchMiddlewares<RequestHandler>(CoreLimitsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreLimitsController.prototype.getPixLimits)),

            async function CoreLimitsController_getPixLimits(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreLimitsController_getPixLimits, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreLimitsController>(CoreLimitsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getPixLimits',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreLimitsController_listLimitPolicies: Record<string, TsoaRoute.ParameterSchema> = {
                scope_type: {"in":"query","name":"scope_type","ref":"LimitScopeType"},
                scope_id: {"in":"query","name":"scope_id","ref":"LimitScopeFilter"},
                policy_key: {"in":"query","name":"policy_key","ref":"LimitPolicyKeyFilter"},
                enabled: {"in":"query","name":"enabled","dataType":"boolean"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/limit-policies',
            ...(fetchMiddlewares<RequestHandler>(CoreLimitsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreLimitsController.prototype.listLimitPolicies)),

            async function CoreLimitsController_listLimitPolicies(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreLimitsController_listLimitPolicies, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreLimitsController>(CoreLimitsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listLimitPolicies',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreLimitsController_getLimitPolicy: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/limit-policies/:policy_id',
            ...(fetchMiddlewares<RequestHandler>(CoreLimitsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreLimitsController.prototype.getLimitPolicy)),

            async function CoreLimitsController_getLimitPolicy(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreLimitsController_getLimitPolicy, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreLimitsController>(CoreLimitsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getLimitPolicy',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreObligationsController_listObligations: Record<string, TsoaRoute.ParameterSchema> = {
                account_id: {"in":"query","name":"account_id","ref":"AccountReference"},
                debtor_account_id: {"in":"query","name":"debtor_account_id","ref":"AccountReference"},
                creditor_account_id: {"in":"query","name":"creditor_account_id","ref":"AccountReference"},
                rail: {"in":"query","name":"rail","ref":"RailFamily"},
                state: {"in":"query","name":"state","ref":"ObligationState"},
                resolution_outcome: {"in":"query","name":"resolution_outcome","ref":"ResolutionOutcome"},
                stuck: {"in":"query","name":"stuck","dataType":"boolean"},
                end_to_end_id: {"in":"query","name":"end_to_end_id","ref":"PaymentName"},
                external_reference: {"in":"query","name":"external_reference","ref":"ExternalReference"},
                counterparty_digest: {"in":"query","name":"counterparty_digest","ref":"CounterpartyDigest"},
                counterparty_tax_id: {"in":"query","name":"counterparty_tax_id","ref":"TaxIdText"},
                amount: {"in":"query","name":"amount","ref":"AmountFilter"},
                created_from: {"in":"query","name":"created_from","ref":"Instant"},
                created_to: {"in":"query","name":"created_to","ref":"Instant"},
                settled_from: {"in":"query","name":"settled_from","ref":"Instant"},
                settled_to: {"in":"query","name":"settled_to","ref":"Instant"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/obligations',
            ...(fetchMiddlewares<RequestHandler>(CoreObligationsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreObligationsController.prototype.listObligations)),

            async function CoreObligationsController_listObligations(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreObligationsController_listObligations, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreObligationsController>(CoreObligationsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listObligations',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreObligationsController_getObligation: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/v1/obligations/:obligation_id',
            ...(fetchMiddlewares<RequestHandler>(CoreObligationsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreObligationsController.prototype.getObligation)),

            async function CoreObligationsController_getObligation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreObligationsController_getObligation, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreObligationsController>(CoreObligationsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getObligation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePartiesController_searchParties: Record<string, TsoaRoute.ParameterSchema> = {
                query: {"in":"query","name":"query","ref":"SearchText"},
                taxId: {"in":"query","name":"tax_id","ref":"TaxIdText"},
                type: {"in":"query","name":"type","ref":"PartyFilter"},
                status: {"in":"query","name":"status","ref":"PartyFilter"},
                role: {"in":"query","name":"role","ref":"PartyFilter"},
                kycState: {"in":"query","name":"kyc_state","ref":"PartyFilter"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/parties',
            ...(fetchMiddlewares<RequestHandler>(CorePartiesController)),
            ...(fetchMiddlewares<RequestHandler>(CorePartiesController.prototype.searchParties)),

            async function CorePartiesController_searchParties(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePartiesController_searchParties, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePartiesController>(CorePartiesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'searchParties',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePartiesController_createParty: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"PartyCreateRequest"},
        };
        app.post('/v1/parties',
            ...(fetchMiddlewares<RequestHandler>(CorePartiesController)),
            ...(fetchMiddlewares<RequestHandler>(CorePartiesController.prototype.createParty)),

            async function CorePartiesController_createParty(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePartiesController_createParty, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePartiesController>(CorePartiesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createParty',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePartiesController_getParty: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/parties/:party_id',
            ...(fetchMiddlewares<RequestHandler>(CorePartiesController)),
            ...(fetchMiddlewares<RequestHandler>(CorePartiesController.prototype.getParty)),

            async function CorePartiesController_getParty(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePartiesController_getParty, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePartiesController>(CorePartiesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getParty',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePartiesController_updateParty: Record<string, TsoaRoute.ParameterSchema> = {
                partyId: {"in":"path","name":"party_id","required":true,"ref":"PartyId"},
                body: {"in":"body","name":"body","required":true,"ref":"PartyPatchRequest"},
        };
        app.patch('/v1/parties/:party_id',
            ...(fetchMiddlewares<RequestHandler>(CorePartiesController)),
            ...(fetchMiddlewares<RequestHandler>(CorePartiesController.prototype.updateParty)),

            async function CorePartiesController_updateParty(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePartiesController_updateParty, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePartiesController>(CorePartiesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateParty',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePixController_listPixKeys: Record<string, TsoaRoute.ParameterSchema> = {
                account_id: {"in":"query","name":"account_id","required":true,"ref":"AccountReference"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/pix/keys',
            ...(fetchMiddlewares<RequestHandler>(CorePixController)),
            ...(fetchMiddlewares<RequestHandler>(CorePixController.prototype.listPixKeys)),

            async function CorePixController_listPixKeys(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePixController_listPixKeys, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePixController>(CorePixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listPixKeys',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePixController_getPixKey: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/pix/keys/:key_id',
            ...(fetchMiddlewares<RequestHandler>(CorePixController)),
            ...(fetchMiddlewares<RequestHandler>(CorePixController.prototype.getPixKey)),

            async function CorePixController_getPixKey(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePixController_getPixKey, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePixController>(CorePixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getPixKey',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePixController_listPixMandates: Record<string, TsoaRoute.ParameterSchema> = {
                account_id: {"in":"query","name":"account_id","ref":"AccountReference"},
                status: {"in":"query","name":"status","ref":"PixMandateStatus"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/pix/mandates',
            ...(fetchMiddlewares<RequestHandler>(CorePixController)),
            ...(fetchMiddlewares<RequestHandler>(CorePixController.prototype.listPixMandates)),

            async function CorePixController_listPixMandates(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePixController_listPixMandates, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePixController>(CorePixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listPixMandates',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePixController_getPixMandate: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/pix/mandates/:mandate_id',
            ...(fetchMiddlewares<RequestHandler>(CorePixController)),
            ...(fetchMiddlewares<RequestHandler>(CorePixController.prototype.getPixMandate)),

            async function CorePixController_getPixMandate(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePixController_getPixMandate, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePixController>(CorePixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getPixMandate',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePixController_listMedCases: Record<string, TsoaRoute.ParameterSchema> = {
                status: {"in":"query","name":"status","ref":"MedCaseStatus"},
                account_id: {"in":"query","name":"account_id","ref":"AccountReference"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/pix/med/cases',
            ...(fetchMiddlewares<RequestHandler>(CorePixController)),
            ...(fetchMiddlewares<RequestHandler>(CorePixController.prototype.listMedCases)),

            async function CorePixController_listMedCases(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePixController_listMedCases, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePixController>(CorePixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listMedCases',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePixController_getMedCase: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/pix/med/cases/:case_id',
            ...(fetchMiddlewares<RequestHandler>(CorePixController)),
            ...(fetchMiddlewares<RequestHandler>(CorePixController.prototype.getMedCase)),

            async function CorePixController_getMedCase(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePixController_getMedCase, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePixController>(CorePixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getMedCase',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePixController_getPixStaticQr: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                key_id: {"in":"query","name":"key_id","ref":"PixKeyReference"},
                amount_cents: {"in":"query","name":"amount_cents","ref":"PixQrAmountCents"},
                description: {"in":"query","name":"description","ref":"PixStaticQrDescription"},
                txid: {"in":"query","name":"txid","ref":"PixStaticQrTxid"},
        };
        app.get('/v1/pix/qr/:account_id/static',
            ...(fetchMiddlewares<RequestHandler>(CorePixController)),
            ...(fetchMiddlewares<RequestHandler>(CorePixController.prototype.getPixStaticQr)),

            async function CorePixController_getPixStaticQr(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePixController_getPixStaticQr, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePixController>(CorePixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getPixStaticQr',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePixController_listPixQrCharges: Record<string, TsoaRoute.ParameterSchema> = {
                account_id: {"in":"query","name":"account_id","required":true,"ref":"AccountReference"},
                state: {"in":"query","name":"state","ref":"PixQrChargeState"},
                created_from: {"in":"query","name":"created_from","ref":"Instant"},
                created_to: {"in":"query","name":"created_to","ref":"Instant"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/pix/qr/charges',
            ...(fetchMiddlewares<RequestHandler>(CorePixController)),
            ...(fetchMiddlewares<RequestHandler>(CorePixController.prototype.listPixQrCharges)),

            async function CorePixController_listPixQrCharges(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePixController_listPixQrCharges, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePixController>(CorePixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listPixQrCharges',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCorePixController_getPixQrCharge: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/v1/pix/qr/charges/:txid',
            ...(fetchMiddlewares<RequestHandler>(CorePixController)),
            ...(fetchMiddlewares<RequestHandler>(CorePixController.prototype.getPixQrCharge)),

            async function CorePixController_getPixQrCharge(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCorePixController_getPixQrCharge, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CorePixController>(CorePixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getPixQrCharge',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreProductsController_listProducts: Record<string, TsoaRoute.ParameterSchema> = {
                lifecycle: {"in":"query","name":"lifecycle","ref":"ProductLifecycle"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/products',
            ...(fetchMiddlewares<RequestHandler>(CoreProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreProductsController.prototype.listProducts)),

            async function CoreProductsController_listProducts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreProductsController_listProducts, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreProductsController>(CoreProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listProducts',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreProductsController_getProduct: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/products/:product_id',
            ...(fetchMiddlewares<RequestHandler>(CoreProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreProductsController.prototype.getProduct)),

            async function CoreProductsController_getProduct(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreProductsController_getProduct, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreProductsController>(CoreProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getProduct',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreProductsController_listProductInstances: Record<string, TsoaRoute.ParameterSchema> = {
                account_id: {"in":"query","name":"account_id","ref":"AccountReference"},
                status: {"in":"query","name":"status","ref":"ProductInstanceStatus"},
                state: {"in":"query","name":"state","ref":"InstanceStateFilter"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/products/:product_id/instances',
            ...(fetchMiddlewares<RequestHandler>(CoreProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreProductsController.prototype.listProductInstances)),

            async function CoreProductsController_listProductInstances(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreProductsController_listProductInstances, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreProductsController>(CoreProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listProductInstances',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreProductsController_getProductInstance: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/products/:product_id/instances/:instance_id',
            ...(fetchMiddlewares<RequestHandler>(CoreProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreProductsController.prototype.getProductInstance)),

            async function CoreProductsController_getProductInstance(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreProductsController_getProductInstance, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreProductsController>(CoreProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getProductInstance',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreProductsController_listAccountProductInstances: Record<string, TsoaRoute.ParameterSchema> = {
                product_id: {"in":"query","name":"product_id","ref":"ProductReference"},
                status: {"in":"query","name":"status","ref":"ProductInstanceStatus"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/accounts/:account_id/product-instances',
            ...(fetchMiddlewares<RequestHandler>(CoreProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreProductsController.prototype.listAccountProductInstances)),

            async function CoreProductsController_listAccountProductInstances(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreProductsController_listAccountProductInstances, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreProductsController>(CoreProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listAccountProductInstances',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreReconciliationController_listReconciliationRuns: Record<string, TsoaRoute.ParameterSchema> = {
                provider_id: {"in":"query","name":"provider_id","ref":"ProviderReference"},
                rail: {"in":"query","name":"rail","ref":"RailFamily"},
                state: {"in":"query","name":"state","ref":"ReconciliationRunState"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/reconciliation/runs',
            ...(fetchMiddlewares<RequestHandler>(CoreReconciliationController)),
            ...(fetchMiddlewares<RequestHandler>(CoreReconciliationController.prototype.listReconciliationRuns)),

            async function CoreReconciliationController_listReconciliationRuns(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreReconciliationController_listReconciliationRuns, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreReconciliationController>(CoreReconciliationController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listReconciliationRuns',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreReconciliationController_getReconciliationRun: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/reconciliation/runs/:run_id',
            ...(fetchMiddlewares<RequestHandler>(CoreReconciliationController)),
            ...(fetchMiddlewares<RequestHandler>(CoreReconciliationController.prototype.getReconciliationRun)),

            async function CoreReconciliationController_getReconciliationRun(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreReconciliationController_getReconciliationRun, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreReconciliationController>(CoreReconciliationController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getReconciliationRun',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreReconciliationController_listReconciliationBreaks: Record<string, TsoaRoute.ParameterSchema> = {
                run_id: {"in":"query","name":"run_id","ref":"ReconciliationRunReference"},
                provider_id: {"in":"query","name":"provider_id","ref":"ProviderReference"},
                rail: {"in":"query","name":"rail","ref":"RailFamily"},
                kind: {"in":"query","name":"kind","ref":"ReconciliationBreakKind"},
                state: {"in":"query","name":"state","ref":"ReconciliationBreakState"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/reconciliation/breaks',
            ...(fetchMiddlewares<RequestHandler>(CoreReconciliationController)),
            ...(fetchMiddlewares<RequestHandler>(CoreReconciliationController.prototype.listReconciliationBreaks)),

            async function CoreReconciliationController_listReconciliationBreaks(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreReconciliationController_listReconciliationBreaks, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreReconciliationController>(CoreReconciliationController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listReconciliationBreaks',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSchedulesController_listSchedules: Record<string, TsoaRoute.ParameterSchema> = {
                account_id: {"in":"query","name":"account_id","ref":"AccountReference"},
                state: {"in":"query","name":"state","ref":"ScheduleState"},
                schedule_type: {"in":"query","name":"schedule_type","ref":"ScheduleType"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/schedules',
            ...(fetchMiddlewares<RequestHandler>(CoreSchedulesController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSchedulesController.prototype.listSchedules)),

            async function CoreSchedulesController_listSchedules(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSchedulesController_listSchedules, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSchedulesController>(CoreSchedulesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listSchedules',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSchedulesController_getSchedule: Record<string, TsoaRoute.ParameterSchema> = {
                scheduleId: {"in":"path","name":"schedule_id","required":true,"ref":"ScheduleId"},
        };
        app.get('/v1/schedules/:schedule_id',
            ...(fetchMiddlewares<RequestHandler>(CoreSchedulesController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSchedulesController.prototype.getSchedule)),

            async function CoreSchedulesController_getSchedule(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSchedulesController_getSchedule, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSchedulesController>(CoreSchedulesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getSchedule',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSchedulesController_listScheduleRuns: Record<string, TsoaRoute.ParameterSchema> = {
                scheduleId: {"in":"path","name":"schedule_id","required":true,"ref":"ScheduleId"},
                state: {"in":"query","name":"state","ref":"ScheduleRunState"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/schedules/:schedule_id/runs',
            ...(fetchMiddlewares<RequestHandler>(CoreSchedulesController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSchedulesController.prototype.listScheduleRuns)),

            async function CoreSchedulesController_listScheduleRuns(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSchedulesController_listScheduleRuns, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSchedulesController>(CoreSchedulesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listScheduleRuns',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSquadsController_listSquadTransactions: Record<string, TsoaRoute.ParameterSchema> = {
                caller_account_id: {"in":"query","name":"caller_account_id","required":true,"ref":"AccountReference"},
                kind: {"in":"query","name":"kind","ref":"SquadEntryKind"},
                state: {"in":"query","name":"state","ref":"SquadEntryState"},
                period: {"in":"query","name":"period","ref":"SquadPeriod"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/squads/:sqd_id/transactions',
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController.prototype.listSquadTransactions)),

            async function CoreSquadsController_listSquadTransactions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSquadsController_listSquadTransactions, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSquadsController>(CoreSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listSquadTransactions',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSquadsController_listSquads: Record<string, TsoaRoute.ParameterSchema> = {
                state: {"in":"query","name":"state","ref":"SquadState"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/squads',
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController.prototype.listSquads)),

            async function CoreSquadsController_listSquads(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSquadsController_listSquads, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSquadsController>(CoreSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listSquads',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSquadsController_getSquad: Record<string, TsoaRoute.ParameterSchema> = {
                caller_account_id: {"in":"query","name":"caller_account_id","required":true,"ref":"AccountReference"},
        };
        app.get('/v1/squads/:sqd_id',
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController.prototype.getSquad)),

            async function CoreSquadsController_getSquad(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSquadsController_getSquad, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSquadsController>(CoreSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getSquad',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSquadsController_listAccountSquads: Record<string, TsoaRoute.ParameterSchema> = {
                state: {"in":"query","name":"state","ref":"SquadState"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/accounts/:acc_id/squads',
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController.prototype.listAccountSquads)),

            async function CoreSquadsController_listAccountSquads(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSquadsController_listAccountSquads, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSquadsController>(CoreSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listAccountSquads',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSquadsController_listSquadMembers: Record<string, TsoaRoute.ParameterSchema> = {
                caller_account_id: {"in":"query","name":"caller_account_id","required":true,"ref":"AccountReference"},
        };
        app.get('/v1/squads/:sqd_id/members',
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController.prototype.listSquadMembers)),

            async function CoreSquadsController_listSquadMembers(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSquadsController_listSquadMembers, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSquadsController>(CoreSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listSquadMembers',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSquadsController_listSquadInvitations: Record<string, TsoaRoute.ParameterSchema> = {
                caller_account_id: {"in":"query","name":"caller_account_id","required":true,"ref":"AccountReference"},
        };
        app.get('/v1/squads/:sqd_id/invitations',
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController.prototype.listSquadInvitations)),

            async function CoreSquadsController_listSquadInvitations(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSquadsController_listSquadInvitations, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSquadsController>(CoreSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listSquadInvitations',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSquadsController_listAccountInvitations: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/accounts/:acc_id/invitations',
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController.prototype.listAccountInvitations)),

            async function CoreSquadsController_listAccountInvitations(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSquadsController_listAccountInvitations, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSquadsController>(CoreSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listAccountInvitations',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSquadsController_getSettlementPlan: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/accounts/:acc_id/squads/:sqd_id/settlement-plan',
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController.prototype.getSettlementPlan)),

            async function CoreSquadsController_getSettlementPlan(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSquadsController_getSettlementPlan, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSquadsController>(CoreSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getSettlementPlan',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSquadsController_previewSimplifyDebts: Record<string, TsoaRoute.ParameterSchema> = {
                caller_account_id: {"in":"query","name":"caller_account_id","required":true,"ref":"AccountReference"},
        };
        app.get('/v1/squads/:sqd_id/simplify-preview',
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController.prototype.previewSimplifyDebts)),

            async function CoreSquadsController_previewSimplifyDebts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSquadsController_previewSimplifyDebts, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSquadsController>(CoreSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'previewSimplifyDebts',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreSquadsController_listSpendRequests: Record<string, TsoaRoute.ParameterSchema> = {
                caller_account_id: {"in":"query","name":"caller_account_id","required":true,"ref":"AccountReference"},
                state: {"in":"query","name":"state","ref":"SpendRequestState"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/squads/:sqd_id/spend-requests',
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreSquadsController.prototype.listSpendRequests)),

            async function CoreSquadsController_listSpendRequests(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreSquadsController_listSpendRequests, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreSquadsController>(CoreSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listSpendRequests',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreStatementsController_getAccountBalance: Record<string, TsoaRoute.ParameterSchema> = {
                asset: {"in":"query","name":"asset","ref":"AssetFilter"},
                include: {"in":"query","name":"include","ref":"IncludeList"},
                obligations_state: {"in":"query","name":"obligations_state","ref":"ObligationState"},
                as_of: {"in":"query","name":"as_of","ref":"Instant"},
                as_of_seq: {"in":"query","name":"as_of_seq","ref":"SequenceNumber"},
        };
        app.get('/v1/accounts/:account_id/balance',
            ...(fetchMiddlewares<RequestHandler>(CoreStatementsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreStatementsController.prototype.getAccountBalance)),

            async function CoreStatementsController_getAccountBalance(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreStatementsController_getAccountBalance, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreStatementsController>(CoreStatementsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getAccountBalance',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreStatementsController_getAccountStatement: Record<string, TsoaRoute.ParameterSchema> = {
                from: {"in":"query","name":"from","required":true,"ref":"AccountingDay"},
                to: {"in":"query","name":"to","required":true,"ref":"AccountingDay"},
                format: {"default":"json","in":"query","name":"format","dataType":"string"},
        };
        app.get('/v1/accounts/:account_id/statement',
            ...(fetchMiddlewares<RequestHandler>(CoreStatementsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreStatementsController.prototype.getAccountStatement)),

            async function CoreStatementsController_getAccountStatement(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreStatementsController_getAccountStatement, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreStatementsController>(CoreStatementsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getAccountStatement',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCoreStatementsController_listAccountTransactions: Record<string, TsoaRoute.ParameterSchema> = {
                effective_from: {"in":"query","name":"effective_from","ref":"Instant"},
                effective_to: {"in":"query","name":"effective_to","ref":"Instant"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/accounts/:account_id/transactions',
            ...(fetchMiddlewares<RequestHandler>(CoreStatementsController)),
            ...(fetchMiddlewares<RequestHandler>(CoreStatementsController.prototype.listAccountTransactions)),

            async function CoreStatementsController_listAccountTransactions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCoreStatementsController_listAccountTransactions, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CoreStatementsController>(CoreStatementsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listAccountTransactions',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa


    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
}

// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

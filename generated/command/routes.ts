// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

/* tslint:disable */
/* eslint-disable */
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import type { TsoaRoute } from '@tsoa/runtime';
import { fetchMiddlewares } from '@tsoa/runtime';
import { ExpressTemplateService } from '../../src/interfaces/template-service.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandAccountsController } from './../../src/domains/accounts/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandEventsController } from './../../src/domains/events/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandEvidenceController } from './../../src/domains/evidence/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandFoundryController } from './../../src/onchain/foundry/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandGlController } from './../../src/domains/gl/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandBlocksController } from './../../src/domains/holds/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandHoldsController } from './../../src/domains/holds/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandKycController } from './../../src/domains/kyc/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandLifecycleController } from './../../src/domains/lifecycle/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandLimitsController } from './../../src/domains/limits/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandObligationsController } from './../../src/domains/obligations/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandOperatorController } from './../../src/domains/operator/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandPixController } from './../../src/domains/pix/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandPortalController } from './../../src/onchain/portal/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandProductsController } from './../../src/onchain/products/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandQbrlPolicyController } from './../../src/onchain/qbrl/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandReconciliationController } from './../../src/domains/reconciliation/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandSchedulesController } from './../../src/domains/schedules/command.controller.ts';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CommandSquadsController } from './../../src/domains/squads/command.controller.ts';
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
    "AccountActionRequest": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookEndpointId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like whe_01KJQ8WQTSKJXYMMY6AVQGP20F","value":"^whe_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookUrl": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":2048}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventTypeFilter": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"value":100},"pattern":{"errorMsg":"must look like obligation.*","value":"^(\\*|[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*\\.(\\*|[a-z][a-z0-9_]*))$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookEventTypes": {
        "dataType": "refAlias",
        "type": {"dataType":"array","array":{"dataType":"refAlias","ref":"EventTypeFilter"},"validators":{"minItems":{"value":1},"maxItems":{"value":100},"uniqueItems":{}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookEndpointStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","DISABLED","SUSPENDED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookSecretMasked": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like whsec_…t7xQ","value":"^whsec_…[A-Za-z0-9]{4}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookEndpointResponse": {
        "dataType": "refObject",
        "properties": {
            "endpoint_id": {"ref":"WebhookEndpointId","required":true},
            "url": {"ref":"WebhookUrl","required":true},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "event_types": {"ref":"WebhookEventTypes","required":true},
            "enabled": {"dataType":"boolean","required":true},
            "status": {"ref":"WebhookEndpointStatus","required":true},
            "status_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "suspended_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "consecutive_failures": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "backlog_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":10000}}},
            "secret": {"ref":"WebhookSecretMasked","required":true},
            "previous_secret_until": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "metadata": {"ref":"Metadata","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NextCursor": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookEndpointListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"WebhookEndpointResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
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
    "WebhookEndpointCreatedResponse": {
        "dataType": "refObject",
        "properties": {
            "endpoint_id": {"ref":"WebhookEndpointId","required":true},
            "url": {"ref":"WebhookUrl","required":true},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "event_types": {"ref":"WebhookEventTypes","required":true},
            "enabled": {"dataType":"boolean","required":true},
            "status": {"ref":"WebhookEndpointStatus","required":true},
            "status_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "suspended_at": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "consecutive_failures": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "backlog_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":10000}}},
            "secret": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like whsec_bbLqT4aCei5eMA0cLA2qou4n874OKI3HJZP6D5gt7xQ","value":"^whsec_([A-Za-z0-9]{43}|…[A-Za-z0-9]{4})$"}}},
            "previous_secret_until": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
            "metadata": {"ref":"Metadata","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateWebhookEndpointRequest": {
        "dataType": "refObject",
        "properties": {
            "url": {"ref":"WebhookUrl","required":true},
            "description": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "event_types": {"ref":"WebhookEventTypes"},
            "enabled": {"dataType":"boolean","default":true},
            "metadata": {"ref":"Metadata"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UpdateWebhookEndpointRequest": {
        "dataType": "refObject",
        "properties": {
            "url": {"ref":"WebhookUrl"},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "event_types": {"ref":"WebhookEventTypes"},
            "enabled": {"dataType":"boolean"},
            "secret": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like whsec_0f6b1c9d2e7a4835b1f0c6d9e2a7483b5f1c0d6e9a0","value":"^whsec_[A-Za-z0-9]{42}[AEIMQUYcgkosw048]$"}}},
            "secret_overlap_hours": {"dataType":"integer","validators":{"minimum":{"value":0},"maximum":{"value":168}}},
            "metadata": {"ref":"Metadata"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookDeliveryId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like whd_01KJQ9W65MJXJ0DAVN37S67KMV","value":"^whd_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like evt_f5c573ab0615ea8f3c19060d398747dc","value":"^evt_[0-9a-f]{32}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookDeliveryFailure": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["HTTP_STATUS","REDIRECT","TIMEOUT","NAME_NOT_RESOLVED","CONNECTION_FAILED","TLS_FAILED","ADDRESS_REFUSED","NOT_SENT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookTestResponse": {
        "dataType": "refObject",
        "properties": {
            "endpoint_id": {"ref":"WebhookEndpointId","required":true},
            "delivery_id": {"ref":"WebhookDeliveryId","required":true},
            "event_id": {"ref":"EventId","required":true},
            "delivered": {"dataType":"boolean","required":true},
            "response_status": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":100},"maximum":{"value":599}}},
            "duration_ms": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":0}}},
            "error": {"dataType":"union","subSchemas":[{"ref":"WebhookDeliveryFailure"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookRecoveryResponse": {
        "dataType": "refObject",
        "properties": {
            "endpoint_id": {"ref":"WebhookEndpointId","required":true},
            "since": {"ref":"Timestamp","required":true},
            "queued_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "hastened_count": {"dataType":"integer","validators":{"minimum":{"value":0}}},
            "has_more": {"dataType":"boolean","required":true},
            "backlog_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":10000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Instant": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"value":40},"pattern":{"errorMsg":"must look like 2026-03-02T12:30:00Z","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecoverWebhookEndpointRequest": {
        "dataType": "refObject",
        "properties": {
            "since": {"ref":"Instant"},
            "event_id": {"ref":"EventReference"},
        },
        "additionalProperties": false,
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
    "Rail": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACH","PIX","EFT_CA","WIRE","SEPA","MOCK"],"validators":{}},
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
    "ObligationId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like obl_01KJQ9D3E5G7J9M1P3R5T7V9X1","value":"^obl_[0-9A-HJKMNP-TV-Z]{26}$"}}},
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
    "ProviderReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
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
    "EvidencePayload": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GivenCounterpartyBank": {
        "dataType": "refObject",
        "properties": {
            "ispb": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 87654321","value":"^[0-9A-Z]{8}$"}}},
            "name": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GivenCounterparty": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "tax_id": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":40}}},
            "bank": {"ref":"GivenCounterpartyBank"},
            "account": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":40}}},
            "pix_key": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":154}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "IngestEvidenceRequest": {
        "dataType": "refObject",
        "properties": {
            "provider_id": {"ref":"ProviderReference","required":true},
            "rail": {"ref":"Rail","required":true},
            "kind": {"ref":"EvidenceKind","required":true},
            "external_id": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "match_keys": {"ref":"MatchKeys","required":true},
            "amount": {"ref":"AmountField","required":true},
            "occurred_at": {"ref":"Instant","required":true},
            "payload": {"ref":"EvidencePayload"},
            "counterparty": {"ref":"GivenCounterparty"},
            "description": {"ref":"PaymentDescription"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResolveEvidenceByMatch": {
        "dataType": "refObject",
        "properties": {
            "action": {"dataType":"enum","enums":["MATCH"],"required":true},
            "obligation_id": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
            "reason": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResolveEvidenceByCredit": {
        "dataType": "refObject",
        "properties": {
            "action": {"dataType":"enum","enums":["CREDIT"],"required":true},
            "destination_account_id": {"ref":"AccountReference","required":true},
            "reason": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResolveEvidenceByDismissal": {
        "dataType": "refObject",
        "properties": {
            "action": {"dataType":"enum","enums":["DISMISS"],"required":true},
            "reason": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResolveEvidenceRequest": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"ref":"ResolveEvidenceByMatch"},{"ref":"ResolveEvidenceByCredit"},{"ref":"ResolveEvidenceByDismissal"}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CompileId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like cmp_01KJQC00S97WVFVZ1EA470EAK3","value":"^cmp_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like caucao-aluguel","value":"^[a-z][a-z0-9-]{1,62}[a-z0-9]$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CompileState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["QUEUED","RUNNING","SUCCEEDED","REJECTED","FAILED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CompileSummary": {
        "dataType": "refObject",
        "properties": {
            "compile_id": {"ref":"CompileId","required":true},
            "product_id": {"ref":"ProductId","required":true},
            "state": {"ref":"CompileState","required":true},
            "bundle_hash": {"ref":"Sha256Hex","required":true},
            "artifact_hash": {"dataType":"union","subSchemas":[{"ref":"Sha256Hex"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "finished_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CompileListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"CompileSummary"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductStoreKey": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":512}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductScriptHash": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 9bfb29fc0c65a09c8f9af5e4bb0660c6b1706924d453a7e9132ce9ae","value":"^[0-9a-f]{56}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CompiledArtifact": {
        "dataType": "refObject",
        "properties": {
            "artifact_hash": {"ref":"Sha256Hex","required":true},
            "key": {"ref":"ProductStoreKey","required":true},
            "script_hash": {"ref":"ProductScriptHash","required":true},
            "script_size_bytes": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "plutus_version": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GateReportVerdict": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PASSED","FAILED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GateSeverity": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["BLOCKING","ADVISORY"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GateVerdict": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PASSED","FAILED","SKIPPED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GateFindingSeverity": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ERROR","WARNING","INFO"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductBundlePath": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200},"pattern":{"errorMsg":"must look like validator.hl","value":"^[A-Za-z0-9_][A-Za-z0-9_.-]*(/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GateFinding": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"string","required":true},
            "severity": {"ref":"GateFindingSeverity","required":true},
            "message": {"dataType":"string","required":true},
            "path": {"dataType":"union","subSchemas":[{"ref":"ProductBundlePath"},{"dataType":"enum","enums":[null]}],"required":true},
            "line": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GateResult": {
        "dataType": "refObject",
        "properties": {
            "gate": {"dataType":"string","required":true},
            "description": {"dataType":"string","required":true},
            "severity": {"ref":"GateSeverity","required":true},
            "verdict": {"ref":"GateVerdict","required":true},
            "findings": {"dataType":"array","array":{"dataType":"refObject","ref":"GateFinding"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GateReport": {
        "dataType": "refObject",
        "properties": {
            "report_version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "compile_id": {"ref":"CompileId","required":true},
            "product_id": {"ref":"ProductId","required":true},
            "bundle_hash": {"ref":"Sha256Hex","required":true},
            "artifact_hash": {"dataType":"union","subSchemas":[{"ref":"Sha256Hex"},{"dataType":"enum","enums":[null]}],"required":true},
            "toolchain": {"dataType":"string","required":true},
            "verdict": {"ref":"GateReportVerdict","required":true},
            "gates": {"dataType":"array","array":{"dataType":"refObject","ref":"GateResult"},"required":true},
            "reported_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductStoredDocument": {
        "dataType": "refObject",
        "properties": {
            "hash": {"ref":"Sha256Hex","required":true},
            "key": {"ref":"ProductStoreKey","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CompileResponse": {
        "dataType": "refObject",
        "properties": {
            "compile_id": {"ref":"CompileId","required":true},
            "product_id": {"ref":"ProductId","required":true},
            "state": {"ref":"CompileState","required":true},
            "bundle_hash": {"ref":"Sha256Hex","required":true},
            "signing_pubkey_fpr": {"ref":"Sha256Hex","required":true},
            "artifact": {"dataType":"union","subSchemas":[{"ref":"CompiledArtifact"},{"dataType":"enum","enums":[null]}],"required":true},
            "gate_report": {"dataType":"union","subSchemas":[{"ref":"GateReport"},{"dataType":"enum","enums":[null]}],"required":true},
            "gate_report_evidence": {"dataType":"union","subSchemas":[{"ref":"ProductStoredDocument"},{"dataType":"enum","enums":[null]}],"required":true},
            "failure_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "started_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "finished_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductBundleFile": {
        "dataType": "refObject",
        "properties": {
            "path": {"ref":"ProductBundlePath","required":true},
            "content": {"dataType":"string","required":true,"validators":{"maxLength":{"value":500000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BundleSignature": {
        "dataType": "refObject",
        "properties": {
            "signature": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "signing_pubkey_fpr": {"dataType":"string","default":"","validators":{"maxLength":{"value":128}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CompileSubmitRequest": {
        "dataType": "refObject",
        "properties": {
            "product_id": {"ref":"ProductId","required":true},
            "files": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductBundleFile"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":200}}},
            "bundle_hash": {"ref":"Sha256Hex","required":true},
            "signature": {"ref":"BundleSignature","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AccountingDay": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 2026-03-02","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FoundryQuotaResponse": {
        "dataType": "refObject",
        "properties": {
            "day": {"ref":"AccountingDay","required":true},
            "daily_allowance": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "used": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "remaining": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "resets_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
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
    "CreateGlAccountRequest": {
        "dataType": "refObject",
        "properties": {
            "code": {"ref":"GlAccountCode","required":true},
            "name": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "type": {"ref":"GlAccountType","required":true},
            "normal_side": {"ref":"GlSide"},
            "parent_code": {"ref":"GlAccountCode"},
            "gathers": {"dataType":"array","array":{"dataType":"refAlias","ref":"GlMemberType"},"default":[],"validators":{"maxItems":{"value":10},"uniqueItems":{}}},
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
    "TransactionId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like txn_01KJQ9D3E5F8J1M4P7S0V3Y6B9","value":"^txn_[0-9A-HJKMNP-TV-Z]{26}$"}}},
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
    "PlaceBlockReasonCode": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["COURT_ORDER","FRAUD_REVIEW","REGULATORY","OTHER"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlaceBlockRequest": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountReference","required":true},
            "amount": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "currency": {"ref":"Currency","required":true},
            "reason_code": {"ref":"PlaceBlockReasonCode","required":true},
            "reference": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":100}}},
            "description": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "kind": {"dataType":"enum","enums":["PRECAUTIONARY","COURT","OTHER"]},
            "authority": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "sent_at": {"ref":"Instant"},
            "expires_at": {"ref":"Instant"},
            "metadata": {"ref":"Metadata"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReleaseBlockRequest": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "at": {"ref":"Instant"},
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
    "PlaceHoldRequest": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountReference","required":true},
            "amount_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "currency": {"ref":"Currency","required":true},
            "expires_at": {"dataType":"union","subSchemas":[{"ref":"Instant"},{"dataType":"enum","enums":[null]}]},
            "description": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "metadata": {"ref":"Metadata"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AdjustHoldRequest": {
        "dataType": "refObject",
        "properties": {
            "amount_cents": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "expires_at": {"dataType":"union","subSchemas":[{"ref":"Instant"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CaptureHoldRequest": {
        "dataType": "refObject",
        "properties": {
            "creditor_account_id": {"ref":"AccountReference","required":true},
            "amount_cents": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
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
    "KycLevelAsked": {
        "dataType": "refAlias",
        "type": {"dataType":"integer","validators":{"minimum":{"value":1},"maximum":{"value":3}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SubmitKycRequest": {
        "dataType": "refObject",
        "properties": {
            "kyc_level": {"ref":"KycLevelAsked","required":true},
            "document_refs": {"dataType":"array","array":{"dataType":"refObject","ref":"KycDocumentRef"},"validators":{"maxItems":{"value":20}}},
            "provider_session_ref": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycReviewDecision": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["IN_REVIEW","VERIFIED","REJECTED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReviewKycRequest": {
        "dataType": "refObject",
        "properties": {
            "kyc_state": {"ref":"KycReviewDecision","required":true},
            "reason": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "kyc_level": {"ref":"KycLevelAsked"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WithdrawalPermit": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountId","required":true},
            "amount_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AddRiskFlagRequest": {
        "dataType": "refObject",
        "properties": {
            "reason": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "kind": {"ref":"KycFlagKind"},
            "withdrawal": {"ref":"WithdrawalPermit"},
            "severity": {"ref":"KycFlagSeverity","default":"NOTICE"},
            "source": {"ref":"KycFlagSource","default":"OPERATOR"},
            "source_ref": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "KycSweepResponse": {
        "dataType": "refObject",
        "properties": {
            "swept_at": {"ref":"Timestamp","required":true},
            "due": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "requested": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "already_pending": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "expired": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "remaining": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderAckStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ok"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderAck": {
        "dataType": "refObject",
        "properties": {
            "status": {"ref":"ProviderAckStatus","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderEventData": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderEvent": {
        "dataType": "refObject",
        "properties": {
            "event": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
            "occurred_at": {"ref":"Instant","required":true},
            "data": {"ref":"ProviderEventData","required":true},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PromoteAccountRequest": {
        "dataType": "refObject",
        "properties": {
            "owner_party_id": {"ref":"PartyReference","required":true},
            "metadata": {"ref":"Metadata"},
            "reason": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
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
    "CreateAccountLimitPolicyRequest": {
        "dataType": "refObject",
        "properties": {
            "dimension": {"ref":"LimitDimension","required":true},
            "direction": {"ref":"MovementDirection","required":true},
            "window": {"ref":"LimitWindow","required":true},
            "threshold": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "action": {"ref":"LimitAction","required":true},
            "active_between": {"ref":"LimitActiveBetween"},
            "applies_max_kyc_level": {"dataType":"integer","validators":{"minimum":{"value":0},"maximum":{"value":2147483647}}},
            "enforce_per": {"ref":"LimitEnforcement","default":"SCOPE"},
            "policy_key": {"ref":"LimitPolicyKey"},
            "currency": {"dataType":"string","default":"BRL","validators":{"minLength":{"value":3},"maxLength":{"value":3}}},
            "rail": {"ref":"RailFamily"},
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
    "PutPixLimitsRequest": {
        "dataType": "refObject",
        "properties": {
            "actor": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":128}}},
            "daily_limit_minor": {"dataType":"long","validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "nighttime_limit_minor": {"dataType":"long","validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "nighttime_start": {"ref":"PixNighttimeStart"},
            "risk_profile": {"ref":"PixRiskProfile"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LimitSharedScopeType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["GLOBAL","ACCOUNT_TYPE","RAIL","PRODUCT"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateLimitPolicyRequest": {
        "dataType": "refObject",
        "properties": {
            "scope_type": {"ref":"LimitSharedScopeType","required":true},
            "scope_id": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
            "dimension": {"ref":"LimitDimension","required":true},
            "direction": {"ref":"MovementDirection","required":true},
            "window": {"ref":"LimitWindow","required":true},
            "threshold": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "action": {"ref":"LimitAction","required":true},
            "active_between": {"ref":"LimitActiveBetween"},
            "applies_max_kyc_level": {"dataType":"integer","validators":{"minimum":{"value":0},"maximum":{"value":2147483647}}},
            "enforce_per": {"ref":"LimitEnforcement","default":"SCOPE"},
            "policy_key": {"ref":"LimitPolicyKey"},
            "currency": {"dataType":"string","default":"BRL","validators":{"minLength":{"value":3},"maxLength":{"value":3}}},
            "rail": {"ref":"RailFamily"},
        },
        "additionalProperties": false,
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
    "PayerDevice": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["REGISTERED","UNREGISTERED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentInitiation": {
        "dataType": "refObject",
        "properties": {
            "device": {"ref":"PayerDevice"},
            "contactless": {"dataType":"boolean","default":false},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateObligationRequest": {
        "dataType": "refObject",
        "properties": {
            "rail": {"ref":"RailFamily","required":true},
            "amount": {"ref":"AmountField","required":true},
            "debtor": {"ref":"DebtorCreditor","required":true},
            "creditor": {"ref":"DebtorCreditor","required":true},
            "expected_settlement": {"ref":"ExpectedSettlement"},
            "match_keys": {"ref":"MatchKeys"},
            "metadata": {"ref":"Metadata"},
            "confirms_repeat_of": {"ref":"ObligationId"},
            "description": {"ref":"PaymentDescription"},
            "external_reference": {"ref":"ExternalReference"},
            "initiation": {"ref":"PaymentInitiation"},
            "own_withdrawal": {"ref":"RiskFlagId"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ObligationBatchResultStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["CREATED","REFUSED","NOT_APPLIED"],"validators":{}},
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
    "ObligationBatchResult": {
        "dataType": "refObject",
        "properties": {
            "index": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":499}}},
            "status": {"ref":"ObligationBatchResultStatus","required":true},
            "obligation": {"ref":"ObligationResponse"},
            "error": {"ref":"Error"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateObligationBatchResponse": {
        "dataType": "refObject",
        "properties": {
            "atomic": {"dataType":"boolean","required":true},
            "results": {"dataType":"array","array":{"dataType":"refObject","ref":"ObligationBatchResult"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateObligationBatchRequest": {
        "dataType": "refObject",
        "properties": {
            "atomic": {"dataType":"boolean","default":false},
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"CreateObligationRequest"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResolutionOutcome": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SETTLED","FAILED","CANCELED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResolveObligationRequest": {
        "dataType": "refObject",
        "properties": {
            "outcome": {"ref":"ResolutionOutcome","required":true},
            "reason": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "disposition": {"ref":"Disposition"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RailBindingId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like rlb_01KJQD3BNAF5SRT7W33PGC78CW","value":"^rlb_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RailCapability": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OUTBOUND","INBOUND","RETURNS","KEYS","DYNAMIC_QR","MANDATES","MED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RailBindingResponse": {
        "dataType": "refObject",
        "properties": {
            "binding_id": {"ref":"RailBindingId","required":true},
            "rail": {"ref":"Rail","required":true},
            "provider_id": {"ref":"ProviderId","required":true},
            "priority": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "is_default": {"dataType":"boolean","required":true},
            "capabilities": {"dataType":"array","array":{"dataType":"refAlias","ref":"RailCapability"},"required":true},
            "enabled": {"dataType":"boolean","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RailBindingListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"RailBindingResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BindRailRequest": {
        "dataType": "refObject",
        "properties": {
            "rail": {"ref":"Rail","required":true},
            "provider_id": {"ref":"ProviderReference","required":true},
            "priority": {"dataType":"integer","default":1,"validators":{"minimum":{"value":1},"maximum":{"value":100}}},
            "capabilities": {"dataType":"array","array":{"dataType":"refAlias","ref":"RailCapability"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":7},"uniqueItems":{}}},
            "enabled": {"dataType":"boolean","default":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CompileSourceFile": {
        "dataType": "refObject",
        "properties": {
            "path": {"ref":"ProductBundlePath","required":true},
            "sha256": {"ref":"Sha256Hex","required":true},
            "size_bytes": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "content": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CompileSourceResponse": {
        "dataType": "refObject",
        "properties": {
            "compile_id": {"ref":"CompileId","required":true},
            "product_id": {"ref":"ProductId","required":true},
            "bundle_hash": {"ref":"Sha256Hex","required":true},
            "signature": {"dataType":"string","required":true},
            "signing_pubkey_fpr": {"ref":"Sha256Hex","required":true},
            "submitted_at": {"ref":"Timestamp","required":true},
            "submitted_by": {"ref":"ActorId","required":true},
            "files": {"dataType":"array","array":{"dataType":"refObject","ref":"CompileSourceFile"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductKeyAuthor": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like produtos-aurora","value":"^[a-z0-9][a-z0-9._-]{0,63}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductKeyAlgorithm": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ECDSA_P256"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductKeyStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","SUPERSEDED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductKeyResponse": {
        "dataType": "refObject",
        "properties": {
            "signing_pubkey_fpr": {"ref":"Sha256Hex","required":true},
            "author": {"ref":"ProductKeyAuthor","required":true},
            "algorithm": {"ref":"ProductKeyAlgorithm","required":true},
            "public_key": {"dataType":"string","required":true},
            "status": {"ref":"ProductKeyStatus","required":true},
            "enrolled_at": {"ref":"Timestamp","required":true},
            "enrolled_by": {"ref":"ActorId","required":true},
            "superseded_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "superseded_by_fpr": {"dataType":"union","subSchemas":[{"ref":"Sha256Hex"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductKeyListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductKeyResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EnrollProductKeyRequest": {
        "dataType": "refObject",
        "properties": {
            "author": {"ref":"ProductKeyAuthor","required":true},
            "public_key": {"dataType":"string","required":true,"validators":{"minLength":{"value":100},"maxLength":{"value":1000}}},
        },
        "additionalProperties": false,
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
    "CertificationEvidenceRef": {
        "dataType": "refObject",
        "properties": {
            "hash": {"ref":"Sha256Hex","required":true},
            "key": {"ref":"ProductStoreKey","required":true},
            "inherited": {"dataType":"boolean","default":false},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CertificationEvidence": {
        "dataType": "refObject",
        "properties": {
            "conformance": {"ref":"CertificationEvidenceRef","required":true},
            "battery": {"ref":"CertificationEvidenceRef","required":true},
            "gate_report": {"ref":"CertificationEvidenceRef"},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BindArtifactRequest": {
        "dataType": "refObject",
        "properties": {
            "artifact_hash": {"ref":"Sha256Hex","required":true},
            "display_name": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":120}}},
            "evidence": {"ref":"CertificationEvidence"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SetLifecycleRequest": {
        "dataType": "refObject",
        "properties": {
            "lifecycle": {"ref":"ProductLifecycle","required":true},
            "reason": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CertificationEvidenceRecord": {
        "dataType": "refObject",
        "properties": {
            "hash": {"ref":"Sha256Hex","required":true},
            "key": {"ref":"ProductStoreKey","required":true},
            "inherited": {"dataType":"boolean","required":true},
            "script_hash": {"dataType":"union","subSchemas":[{"ref":"ProductScriptHash"},{"dataType":"enum","enums":[null]}],"required":true},
            "produced_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CertificationEvidenceSet": {
        "dataType": "refObject",
        "properties": {
            "conformance": {"ref":"CertificationEvidenceRecord","required":true},
            "battery": {"ref":"CertificationEvidenceRecord","required":true},
            "gate_report": {"dataType":"union","subSchemas":[{"ref":"CertificationEvidenceRecord"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CertificationStaleReason": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ARTIFACT_CHANGED","SCRIPT_CHANGED","BATTERY_OUTDATED","DOCUMENT_CHANGED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CertificationLiveBlocker": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["STALE","BATTERY_INHERITED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CertificationResponse": {
        "dataType": "refObject",
        "properties": {
            "product_id": {"ref":"ProductId","required":true},
            "product_version": {"ref":"ProductVersion","required":true},
            "artifact_hash": {"ref":"Sha256Hex","required":true},
            "script_hash": {"ref":"ProductScriptHash","required":true},
            "envelope_hash": {"ref":"Sha256Hex","required":true},
            "evidence": {"ref":"CertificationEvidenceSet","required":true},
            "inherited": {"dataType":"boolean","required":true},
            "stale": {"dataType":"boolean","required":true},
            "stale_reasons": {"dataType":"array","array":{"dataType":"refAlias","ref":"CertificationStaleReason"},"required":true},
            "live_eligible": {"dataType":"boolean","required":true},
            "live_blockers": {"dataType":"array","array":{"dataType":"refAlias","ref":"CertificationLiveBlocker"},"required":true},
            "certified_at": {"ref":"Timestamp","required":true},
            "certified_by": {"ref":"ActorId","required":true},
            "attestation": {"dataType":"string","required":true},
            "ignored_fields": {"ref":"IgnoredFields"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductInstanceId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like pin_01KJQC2TFQ7NP0S711R8JCYRQJ","value":"^pin_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DrainBlocker": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["AWAITING_INDEX","NOT_YET","LOCK_NEEDED","PARAMETER_UNKNOWN","KEY_NOT_HELD","NO_PATH"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductMoveKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["CREATE","ACTION","CLOSE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DrainStep": {
        "dataType": "refObject",
        "properties": {
            "index": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "kind": {"ref":"ProductMoveKind","required":true},
            "action": {"dataType":"union","subSchemas":[{"ref":"ProductActionName"},{"dataType":"enum","enums":[null]}],"required":true},
            "from_state": {"ref":"ProductStateName","required":true},
            "to_state": {"ref":"ProductStateName","required":true},
            "signed_by": {"ref":"ProductKeyName","required":true},
            "signed_by_account_id": {"ref":"AccountId","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DrainRelease": {
        "dataType": "refObject",
        "properties": {
            "key": {"ref":"ProductKeyName","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "amount": {"ref":"AmountDetail","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DrainPlanItem": {
        "dataType": "refObject",
        "properties": {
            "instance_id": {"ref":"ProductInstanceId","required":true},
            "product_version": {"ref":"ProductVersion","required":true},
            "state": {"dataType":"union","subSchemas":[{"ref":"ProductStateName"},{"dataType":"enum","enums":[null]}],"required":true},
            "account_id": {"ref":"AccountId","required":true},
            "locked_value": {"ref":"AmountDetail","required":true},
            "closable": {"dataType":"boolean","required":true},
            "blocker": {"dataType":"union","subSchemas":[{"ref":"DrainBlocker"},{"dataType":"enum","enums":[null]}],"required":true},
            "closable_from": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "path": {"dataType":"array","array":{"dataType":"refObject","ref":"DrainStep"},"required":true},
            "releases": {"dataType":"array","array":{"dataType":"refObject","ref":"DrainRelease"},"required":true},
            "plan_hash": {"dataType":"union","subSchemas":[{"ref":"Sha256Hex"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DrainPlanResponse": {
        "dataType": "refObject",
        "properties": {
            "product_id": {"ref":"ProductId","required":true},
            "lifecycle": {"ref":"ProductLifecycle","required":true},
            "open_instances": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "closable_instances": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "committed_value": {"ref":"AmountDetail","required":true},
            "planned_at": {"ref":"Timestamp","required":true},
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"DrainPlanItem"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DrainResultStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["CLOSING","ALREADY_CLOSED","REFUSED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DrainResult": {
        "dataType": "refObject",
        "properties": {
            "instance_id": {"dataType":"string","required":true},
            "status": {"ref":"DrainResultStatus","required":true},
            "path": {"dataType":"array","array":{"dataType":"refObject","ref":"DrainStep"}},
            "releases": {"dataType":"array","array":{"dataType":"refObject","ref":"DrainRelease"}},
            "error": {"ref":"Error"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DrainResponse": {
        "dataType": "refObject",
        "properties": {
            "product_id": {"ref":"ProductId","required":true},
            "closing": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "already_closed": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "refused": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "results": {"dataType":"array","array":{"dataType":"refObject","ref":"DrainResult"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DrainSelection": {
        "dataType": "refObject",
        "properties": {
            "instance_id": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
            "plan_hash": {"dataType":"union","subSchemas":[{"ref":"Sha256Hex"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DrainRequest": {
        "dataType": "refObject",
        "properties": {
            "instances": {"dataType":"array","array":{"dataType":"refObject","ref":"DrainSelection"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":100}}},
            "reason": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderAccountType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SPONSOR_BANK","BAAS_PROVIDER","KYC_PROVIDER","CHAIN"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderVerificationStrategy": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["timestamped_hmac_v1","standard_webhooks_v1"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderReceiverPath": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderAccountStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ENABLED","DISABLED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderHealthState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["UNKNOWN","OK","DEGRADED","DOWN"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderHealth": {
        "dataType": "refObject",
        "properties": {
            "state": {"ref":"ProviderHealthState","required":true},
            "last_delivery_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "last_refused_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "last_good_call_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "last_failed_call_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "payments_waiting": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "oldest_waiting_since": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "unreadable_deliveries": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "open_breaks": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderAccountBalances": {
        "dataType": "refObject",
        "properties": {
            "currency": {"ref":"Currency","required":true},
            "currency_exponent": {"ref":"CurrencyExponent"},
            "posted": {"dataType":"long","required":true},
            "outgoing": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "incoming": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "reported": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true},
            "reported_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "customer_funds": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true},
            "customer_funds_as_of": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderBankCoordinatesMasked": {
        "dataType": "refObject",
        "properties": {
            "ispb": {"dataType":"string","required":true},
            "branch": {"dataType":"string","required":true},
            "account_number": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderAccountResponse": {
        "dataType": "refObject",
        "properties": {
            "provider_id": {"ref":"ProviderId","required":true},
            "type": {"ref":"ProviderAccountType","required":true},
            "adapter": {"dataType":"string","required":true},
            "display_name": {"dataType":"string","required":true},
            "base_url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "verification_strategy": {"dataType":"union","subSchemas":[{"ref":"ProviderVerificationStrategy"},{"dataType":"enum","enums":[null]}],"required":true},
            "secret": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "receiver_paths": {"dataType":"array","array":{"dataType":"refAlias","ref":"ProviderReceiverPath"},"required":true},
            "status": {"ref":"ProviderAccountStatus","required":true},
            "health": {"ref":"ProviderHealth","required":true},
            "is_incumbent": {"dataType":"boolean","required":true},
            "ledger_account_id": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}],"required":true},
            "balances": {"dataType":"union","subSchemas":[{"ref":"ProviderAccountBalances"},{"dataType":"enum","enums":[null]}],"required":true},
            "coordinates": {"dataType":"union","subSchemas":[{"ref":"ProviderBankCoordinatesMasked"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderAccountListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ProviderAccountResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderBankCoordinates": {
        "dataType": "refObject",
        "properties": {
            "ispb": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like 12345678","value":"^[0-9A-Z]{8}$"}}},
            "branch": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like 0001","value":"^[0-9]{1,10}$"}}},
            "account_number": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateProviderAccountRequest": {
        "dataType": "refObject",
        "properties": {
            "provider_id": {"ref":"ProviderId","required":true},
            "type": {"ref":"ProviderAccountType","required":true},
            "adapter": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
            "display_name": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":120}}},
            "base_url": {"dataType":"string","validators":{"maxLength":{"value":500},"pattern":{"errorMsg":"must look like https://api.banco-ponte.example/v2","value":"^https?://[^\\s\\x40]+$"}}},
            "verification_strategy": {"ref":"ProviderVerificationStrategy"},
            "secret": {"dataType":"string","validators":{"minLength":{"value":32},"maxLength":{"value":256},"pattern":{"errorMsg":"must look like whsec_c3ZENSplFmlx0VWcREj0LmWs3AmFrIr1CF5dc4gCEVg","value":"^[\\x21-\\x7E]{32,256}$"}}},
            "currency": {"ref":"Currency"},
            "ledger_account_id": {"ref":"AccountReference"},
            "coordinates": {"ref":"ProviderBankCoordinates"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderTransferId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like ptx_01KJQD2NF3Z2W4KP8S3ER53J97","value":"^ptx_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderTransferState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING","DISPATCHED","DISPATCH_FAILED","SETTLED","FAILED","CANCELED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderTransferResponse": {
        "dataType": "refObject",
        "properties": {
            "transfer_id": {"ref":"ProviderTransferId","required":true},
            "source_provider_id": {"ref":"ProviderId","required":true},
            "destination_provider_id": {"ref":"ProviderId","required":true},
            "amount": {"ref":"AmountDetail","required":true},
            "rail": {"ref":"RailFamily","required":true},
            "state": {"ref":"ProviderTransferState","required":true},
            "obligation_id": {"ref":"ObligationId","required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "reference": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "resolved_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProviderTransferRequest": {
        "dataType": "refObject",
        "properties": {
            "destination_provider_id": {"ref":"ProviderReference","required":true},
            "amount": {"ref":"AmountField","required":true},
            "rail": {"ref":"RailFamily","required":true},
            "reference": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":35},"pattern":{"errorMsg":"must look like RESERVA-2026-03-02","value":"^[A-Za-z0-9._/-]{1,35}$"}}},
            "reason": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TenantId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like aurora","value":"^[a-z][a-z0-9-]{1,62}[a-z0-9]$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QuotaName": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["requests_per_second","waiting_writes","compiles_per_day","batteries_per_day","accounts","webhook_endpoints","schedules","squads","products","product_instances"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QuotaWindow": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SECOND","DAY","TOTAL"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QuotaDetail": {
        "dataType": "refObject",
        "properties": {
            "name": {"ref":"QuotaName","required":true},
            "window": {"ref":"QuotaWindow","required":true},
            "default": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "override": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":0}}},
            "effective": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "ceiling": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "used": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":0}}},
            "remaining": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":0}}},
            "resets_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "overridden_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "overridden_by": {"dataType":"union","subSchemas":[{"ref":"ActorId"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RepeatRule": {
        "dataType": "refObject",
        "properties": {
            "action": {"dataType":"enum","enums":["NONE","WARN","ASK"],"required":true},
            "window_seconds": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":86400}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AnalysisRule": {
        "dataType": "refObject",
        "properties": {
            "from_cents": {"dataType":"long","validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "flagged": {"dataType":"boolean","default":false},
            "on_end": {"ref":"AnalysisEnd","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BrakeRule": {
        "dataType": "refObject",
        "properties": {
            "floor_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "floor_payments": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":1000000}}},
            "factor": {"dataType":"integer","default":8,"validators":{"minimum":{"value":3},"maximum":{"value":100}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentRules": {
        "dataType": "refObject",
        "properties": {
            "repeats": {"ref":"RepeatRule"},
            "analysis": {"ref":"AnalysisRule"},
            "brake": {"ref":"BrakeRule"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QuotasResponse": {
        "dataType": "refObject",
        "properties": {
            "tenant": {"ref":"TenantId","required":true},
            "quotas": {"dataType":"array","array":{"dataType":"refObject","ref":"QuotaDetail"},"required":true},
            "as_of": {"ref":"Timestamp","required":true},
            "payment_rules": {"ref":"PaymentRules"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QuotaOverride": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QuotaOverrides": {
        "dataType": "refObject",
        "properties": {
            "requests_per_second": {"ref":"QuotaOverride"},
            "waiting_writes": {"ref":"QuotaOverride"},
            "compiles_per_day": {"ref":"QuotaOverride"},
            "batteries_per_day": {"ref":"QuotaOverride"},
            "accounts": {"ref":"QuotaOverride"},
            "webhook_endpoints": {"ref":"QuotaOverride"},
            "schedules": {"ref":"QuotaOverride"},
            "squads": {"ref":"QuotaOverride"},
            "products": {"ref":"QuotaOverride"},
            "product_instances": {"ref":"QuotaOverride"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PaymentRulesChange": {
        "dataType": "refObject",
        "properties": {
            "repeats": {"dataType":"union","subSchemas":[{"ref":"RepeatRule"},{"dataType":"enum","enums":[null]}]},
            "analysis": {"dataType":"union","subSchemas":[{"ref":"AnalysisRule"},{"dataType":"enum","enums":[null]}]},
            "brake": {"dataType":"union","subSchemas":[{"ref":"BrakeRule"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PutQuotasRequest": {
        "dataType": "refObject",
        "properties": {
            "overrides": {"ref":"QuotaOverrides","required":true},
            "payment_rules": {"ref":"PaymentRulesChange"},
            "reason": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like tpl_01KJQD1NJNP7FZVBH2CVR2T71R","value":"^tpl_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateName": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like aluguel-mensal","value":"^[a-z0-9][a-z0-9._-]{0,63}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","RETIRED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateAmount": {
        "dataType": "refObject",
        "properties": {
            "currency": {"ref":"Currency","required":true},
            "value": {"dataType":"long","validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateSide": {
        "dataType": "refObject",
        "properties": {
            "kind": {"ref":"SideKind","required":true},
            "account_id": {"ref":"AccountReference"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateParameterName": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like rent_cents","value":"^[a-z][a-z0-9_]{0,62}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateField": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["AMOUNT","DEBTOR","CREDITOR","MATCH_KEY","METADATA"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateAllowedValue": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateParameter": {
        "dataType": "refObject",
        "properties": {
            "name": {"ref":"TransferTemplateParameterName","required":true},
            "fills": {"ref":"TransferTemplateField","required":true},
            "key": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":100}}},
            "description": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":300}}},
            "required": {"dataType":"boolean","default":true},
            "minimum": {"dataType":"long","validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "maximum": {"dataType":"long","validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "max_length": {"dataType":"integer","validators":{"minimum":{"value":1},"maximum":{"value":600}}},
            "allowed_values": {"dataType":"array","array":{"dataType":"refAlias","ref":"TransferTemplateAllowedValue"},"validators":{"minItems":{"value":1},"maxItems":{"value":100},"uniqueItems":{}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateBody": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateExecution": {
        "dataType": "refObject",
        "properties": {
            "method": {"dataType":"enum","enums":["POST"],"required":true},
            "url": {"dataType":"enum","enums":["/v1/obligations"],"required":true},
            "body_template": {"ref":"TransferTemplateBody","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateResponse": {
        "dataType": "refObject",
        "properties": {
            "template_id": {"ref":"TransferTemplateId","required":true},
            "name": {"ref":"TransferTemplateName","required":true},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"ref":"TransferTemplateStatus","required":true},
            "rail": {"ref":"RailFamily","required":true},
            "amount": {"ref":"TransferTemplateAmount","required":true},
            "currency_exponent": {"dataType":"union","subSchemas":[{"ref":"CurrencyExponent"},{"dataType":"enum","enums":[null]}]},
            "debtor": {"ref":"TransferTemplateSide","required":true},
            "creditor": {"ref":"TransferTemplateSide","required":true},
            "match_keys": {"ref":"MatchKeys","required":true},
            "metadata": {"ref":"Metadata","required":true},
            "parameters": {"dataType":"array","array":{"dataType":"refObject","ref":"TransferTemplateParameter"},"required":true},
            "execution": {"dataType":"union","subSchemas":[{"ref":"TransferTemplateExecution"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "retired_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "retired_by": {"dataType":"union","subSchemas":[{"ref":"ActorId"},{"dataType":"enum","enums":[null]}],"required":true},
            "retired_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"TransferTemplateResponse"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateTransferTemplateRequest": {
        "dataType": "refObject",
        "properties": {
            "name": {"ref":"TransferTemplateName","required":true},
            "description": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "rail": {"ref":"RailFamily","required":true},
            "amount": {"ref":"TransferTemplateAmount","required":true},
            "debtor": {"ref":"TransferTemplateSide","required":true},
            "creditor": {"ref":"TransferTemplateSide","required":true},
            "match_keys": {"ref":"MatchKeys"},
            "metadata": {"ref":"Metadata"},
            "parameters": {"dataType":"array","array":{"dataType":"refObject","ref":"TransferTemplateParameter"},"validators":{"maxItems":{"value":30}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferTemplateTargetStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["RETIRED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RetireTemplateRequest": {
        "dataType": "refObject",
        "properties": {
            "status": {"ref":"TransferTemplateTargetStatus","required":true},
            "reason": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
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
    "PixKeyRegisterRequest": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountReference","required":true},
            "key_type": {"ref":"PixKeyType","required":true},
            "key_value": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":77}}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartyType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["individual","company"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixRecipient": {
        "dataType": "refObject",
        "properties": {
            "type": {"ref":"PartyType","required":true},
            "display_name": {"dataType":"string","required":true},
            "trade_name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tax_id": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
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
    "PixFraudSubject": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["KEY","OWNER"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixFraudType": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["APPLICATION_FRAUD","MULE_ACCOUNT","SCAMMER_ACCOUNT","OTHER"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixFraudMarker": {
        "dataType": "refObject",
        "properties": {
            "subject": {"ref":"PixFraudSubject","required":true},
            "fraud_type": {"ref":"PixFraudType","required":true},
            "last_90_days": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "last_12_months": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "last_60_months": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyLookupResponse": {
        "dataType": "refObject",
        "properties": {
            "key_type": {"ref":"PixKeyType","required":true},
            "key_value": {"dataType":"string","required":true},
            "recipient": {"ref":"PixRecipient","required":true},
            "participant": {"ref":"PixParticipant","required":true},
            "account_id": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}],"required":true},
            "owned_since": {"ref":"Timestamp","required":true},
            "fraud_markers": {"dataType":"array","array":{"dataType":"refObject","ref":"PixFraudMarker"},"required":true},
            "open_fraud_reports": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyText": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":77}}},
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
    "PixCurrency": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["BRL"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedAmountModel": {
        "dataType": "refObject",
        "properties": {
            "currency": {"ref":"PixCurrency","required":true},
            "value": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedCaseCreateRequest": {
        "dataType": "refObject",
        "properties": {
            "actor": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":128}}},
            "amount": {"ref":"MedAmountModel"},
            "original_end_to_end_id": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
            "original_obligation_id": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
            "reason_code": {"ref":"MedReasonCode","default":"OTHER"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedResolveAction": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["RETURN","RELEASE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MedCaseResolveRequest": {
        "dataType": "refObject",
        "properties": {
            "action": {"ref":"MedResolveAction","required":true},
            "actor": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":128}}},
            "amount": {"ref":"MedAmountModel"},
            "reason": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
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
    "PixQrAmountCents": {
        "dataType": "refAlias",
        "type": {"dataType":"long","validators":{"minimum":{"value":1},"maximum":{"value":999999999999}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrPayer": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "tax_id": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like 12345678909","value":"^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDueRequest": {
        "dataType": "refObject",
        "properties": {
            "due_on": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like 2026-03-20","value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}}},
            "days_after_due": {"dataType":"integer","default":30,"validators":{"minimum":{"value":0},"maximum":{"value":3650}}},
            "payer": {"ref":"PixQrPayer","required":true},
            "fine": {"ref":"PixQrDueShare"},
            "interest": {"ref":"PixQrDueInterest"},
            "rebate": {"ref":"PixQrDueShare"},
            "discount": {"ref":"PixQrDueDiscount"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixKeyReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDynamicCreateRequest": {
        "dataType": "refObject",
        "properties": {
            "amount_cents": {"ref":"PixQrAmountCents","required":true},
            "description": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":140}}},
            "expires_in_seconds": {"dataType":"integer","default":3600,"validators":{"minimum":{"value":1},"maximum":{"value":31536000}}},
            "due": {"ref":"PixQrDueRequest"},
            "key_id": {"ref":"PixKeyReference"},
            "payer_request": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":140}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["STATIC","DYNAMIC","RECURRENCE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDecodedMerchant": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "city": {"dataType":"string","required":true},
            "postal_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "category_code": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDueKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["IMMEDIATE","DUE_DATE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrResolvedCharge": {
        "dataType": "refObject",
        "properties": {
            "txid": {"dataType":"string","required":true},
            "state": {"ref":"PixQrChargeState","required":true},
            "expired": {"dataType":"boolean","required":true},
            "due_kind": {"ref":"PixQrDueKind","required":true},
            "amount_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1}}},
            "original_amount_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1}}},
            "due_on": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"pattern":{"value":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"}}},
            "expires_at": {"ref":"Timestamp","required":true},
            "payer_request": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "recipient": {"ref":"PixRecipient","required":true},
            "participant": {"ref":"PixParticipant","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDecodeResponse": {
        "dataType": "refObject",
        "properties": {
            "kind": {"ref":"PixQrKind","required":true},
            "single_use": {"dataType":"boolean","required":true},
            "merchant": {"ref":"PixQrDecodedMerchant","required":true},
            "amount_cents": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"ref":"PixCurrency","required":true},
            "txid": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "key_type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["EMAIL"]},{"dataType":"enum","enums":["PHONE"]},{"dataType":"enum","enums":["CPF"]},{"dataType":"enum","enums":["CNPJ"]},{"dataType":"enum","enums":["EVP"]},{"dataType":"enum","enums":[null]}],"required":true},
            "key_value": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "additional_info": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "withdrawal_facilitator_ispb": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "location_host": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "recurrence_host": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "account_id": {"dataType":"union","subSchemas":[{"ref":"AccountId"},{"dataType":"enum","enums":[null]}],"required":true},
            "charge": {"dataType":"union","subSchemas":[{"ref":"PixQrResolvedCharge"},{"dataType":"enum","enums":[null]}],"required":true},
            "ignored_fields": {"ref":"IgnoredFields"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixQrDecodeRequest": {
        "dataType": "refObject",
        "properties": {
            "brcode": {"dataType":"string","required":true,"validators":{"maxLength":{"value":4096}}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixReturnReasonCode": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["MD06","SL02","BE08","FR01"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixReturnState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PROCESSING","SETTLED","FAILED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixReturnResponse": {
        "dataType": "refObject",
        "properties": {
            "obligation_id": {"ref":"ObligationId","required":true},
            "return_end_to_end_id": {"ref":"PixReturnEndToEndId","required":true},
            "account_id": {"ref":"AccountId","required":true},
            "original_obligation_id": {"ref":"ObligationId","required":true},
            "original_end_to_end_id": {"ref":"PixEndToEndId","required":true},
            "amount": {"ref":"AmountDetail","required":true},
            "reason_code": {"ref":"PixReturnReasonCode","required":true},
            "state": {"ref":"PixReturnState","required":true},
            "original_amount": {"ref":"AmountDetail","required":true},
            "returned_amount": {"ref":"AmountDetail","required":true},
            "remaining_amount": {"ref":"AmountDetail","required":true},
            "returnable_until": {"ref":"Timestamp","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixReturnAmount": {
        "dataType": "refObject",
        "properties": {
            "currency": {"ref":"PixCurrency","required":true},
            "value": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":999999999999}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PixReturnRequest": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountReference","required":true},
            "amount": {"ref":"PixReturnAmount","required":true},
            "original_end_to_end_id": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
            "original_obligation_id": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
            "reason_code": {"ref":"PixReturnReasonCode","default":"MD06"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenapiInfo": {
        "dataType": "refObject",
        "properties": {
            "title": {"dataType":"string","required":true},
            "version": {"ref":"Sha256Hex","required":true},
            "description": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenapiTag": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "description": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenapiPaths": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenapiComponents": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OpenapiDocument": {
        "dataType": "refObject",
        "properties": {
            "openapi": {"dataType":"string","required":true},
            "info": {"ref":"OpenapiInfo","required":true},
            "tags": {"dataType":"array","array":{"dataType":"refObject","ref":"OpenapiTag"},"required":true},
            "paths": {"ref":"OpenapiPaths","required":true},
            "components": {"ref":"OpenapiComponents","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EntityTags": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"value":2000}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SdkLanguage": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":32}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BatteryId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like bat_01KJQC3M4NW1T6VQMGN0JYDQAV","value":"^bat_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BatteryState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["QUEUED","RUNNING","COMPLETED","FAILED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BatteryVerdict": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PASSED","FAILED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BatteryHonest": {
        "dataType": "refObject",
        "properties": {
            "tried": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "accepted": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BatterySurvivor": {
        "dataType": "refObject",
        "properties": {
            "path": {"dataType":"string","required":true},
            "line": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "description": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BatteryMutation": {
        "dataType": "refObject",
        "properties": {
            "mutants": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "killed": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "score_bps": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":10000}}},
            "survivors": {"dataType":"array","array":{"dataType":"refObject","ref":"BatterySurvivor"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BatteryAttackVerdict": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["HELD","BREACHED","NOT_APPLICABLE"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BatteryBreach": {
        "dataType": "refObject",
        "properties": {
            "variation": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "description": {"dataType":"string","required":true},
            "transaction": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like 84a300d9010282825820","value":"^([0-9a-f]{2})*$"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BatteryAttackResult": {
        "dataType": "refObject",
        "properties": {
            "attack": {"dataType":"string","required":true},
            "description": {"dataType":"string","required":true},
            "verdict": {"ref":"BatteryAttackVerdict","required":true},
            "tried": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "refused": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "breaches": {"dataType":"array","array":{"dataType":"refObject","ref":"BatteryBreach"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BatteryReportCard": {
        "dataType": "refObject",
        "properties": {
            "report_version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "battery_id": {"ref":"BatteryId","required":true},
            "product_id": {"ref":"ProductId","required":true},
            "product_version": {"ref":"ProductVersion","required":true},
            "script_hash": {"ref":"ProductScriptHash","required":true},
            "attack_set": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "seed": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "rounds": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "verdict": {"ref":"BatteryVerdict","required":true},
            "held": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "breached": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "not_applicable": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "honest": {"ref":"BatteryHonest","required":true},
            "mutation": {"ref":"BatteryMutation","required":true},
            "attacks": {"dataType":"array","array":{"dataType":"refObject","ref":"BatteryAttackResult"},"required":true},
            "reported_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BatteryResponse": {
        "dataType": "refObject",
        "properties": {
            "battery_id": {"ref":"BatteryId","required":true},
            "product_id": {"ref":"ProductId","required":true},
            "product_version": {"ref":"ProductVersion","required":true},
            "script_hash": {"ref":"ProductScriptHash","required":true},
            "state": {"ref":"BatteryState","required":true},
            "seed": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "rounds": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "report_card": {"dataType":"union","subSchemas":[{"ref":"BatteryReportCard"},{"dataType":"enum","enums":[null]}],"required":true},
            "evidence": {"dataType":"union","subSchemas":[{"ref":"ProductStoredDocument"},{"dataType":"enum","enums":[null]}],"required":true},
            "failure_reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "finished_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RunBatteryRequest": {
        "dataType": "refObject",
        "properties": {
            "seed": {"dataType":"long","validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "rounds": {"dataType":"integer","default":200,"validators":{"minimum":{"value":1},"maximum":{"value":10000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConformanceRunId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like cfr_01KJQC40HYZ8VXSBAQAE92J483","value":"^cfr_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConformanceParty": {
        "dataType": "refObject",
        "properties": {
            "key": {"ref":"ProductKeyName","required":true},
            "account_id": {"ref":"AccountId","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConformanceStepIndex": {
        "dataType": "refAlias",
        "type": {"dataType":"integer","validators":{"minimum":{"value":0},"maximum":{"value":9999}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductParameterValues": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductOutcome": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACCEPTED","REFUSED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductRefusalCode": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like E_CLAIM_CAP","value":"^(E_[A-Z0-9_]{1,61}|OUT_OF_BUDGET|SCRIPT_ERROR|NOT_BUILDABLE)$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConformanceStepStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING","SUBMITTED","PASSED","FAILED","SKIPPED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConformanceStep": {
        "dataType": "refObject",
        "properties": {
            "index": {"ref":"ConformanceStepIndex","required":true},
            "scenario": {"ref":"ProductScenarioName","required":true},
            "kind": {"ref":"ProductMoveKind","required":true},
            "action": {"dataType":"union","subSchemas":[{"ref":"ProductActionName"},{"dataType":"enum","enums":[null]}],"required":true},
            "signed_by": {"ref":"ProductKeyName","required":true},
            "parameters": {"ref":"ProductParameterValues","required":true},
            "after_seconds": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":315360000}}},
            "expected_outcome": {"ref":"ProductOutcome","required":true},
            "expected_state": {"ref":"ProductStateName","required":true},
            "expected_refusal": {"dataType":"union","subSchemas":[{"ref":"ProductRefusalCode"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"ref":"ConformanceStepStatus","required":true},
            "outcome": {"dataType":"union","subSchemas":[{"ref":"ProductOutcome"},{"dataType":"enum","enums":[null]}],"required":true},
            "state": {"dataType":"union","subSchemas":[{"ref":"ProductStateName"},{"dataType":"enum","enums":[null]}],"required":true},
            "refusal_code": {"dataType":"union","subSchemas":[{"ref":"ProductRefusalCode"},{"dataType":"enum","enums":[null]}],"required":true},
            "awaiting_index": {"dataType":"boolean","required":true},
            "instance_id": {"dataType":"union","subSchemas":[{"ref":"ProductInstanceId"},{"dataType":"enum","enums":[null]}],"required":true},
            "chain_tx_id": {"dataType":"union","subSchemas":[{"ref":"Sha256Hex"},{"dataType":"enum","enums":[null]}],"required":true},
            "finished_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConformanceVerdict": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PASSED","FAILED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConformanceTranscript": {
        "dataType": "refObject",
        "properties": {
            "transcript_version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "run_id": {"ref":"ConformanceRunId","required":true},
            "product_id": {"ref":"ProductId","required":true},
            "product_version": {"ref":"ProductVersion","required":true},
            "script_hash": {"ref":"ProductScriptHash","required":true},
            "parties": {"dataType":"array","array":{"dataType":"refObject","ref":"ConformanceParty"},"required":true},
            "steps": {"dataType":"array","array":{"dataType":"refObject","ref":"ConformanceStep"},"required":true},
            "verdict": {"ref":"ConformanceVerdict","required":true},
            "finished_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConformanceEvidenceDocument": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["conformance"],"required":true},
            "hash": {"ref":"Sha256Hex","required":true},
            "key": {"ref":"ProductStoreKey","required":true},
            "inherited": {"dataType":"boolean","required":true},
            "document": {"ref":"ConformanceTranscript","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BatteryEvidenceDocument": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["battery"],"required":true},
            "hash": {"ref":"Sha256Hex","required":true},
            "key": {"ref":"ProductStoreKey","required":true},
            "inherited": {"dataType":"boolean","required":true},
            "document": {"ref":"BatteryReportCard","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GateReportEvidenceDocument": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["gate_report"],"required":true},
            "hash": {"ref":"Sha256Hex","required":true},
            "key": {"ref":"ProductStoreKey","required":true},
            "inherited": {"dataType":"boolean","required":true},
            "document": {"ref":"GateReport","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CertificationEvidenceDocument": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"ref":"ConformanceEvidenceDocument"},{"ref":"BatteryEvidenceDocument"},{"ref":"GateReportEvidenceDocument"}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CertificationEvidenceKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["conformance","battery","gate_report"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BindTemplateRequest": {
        "dataType": "refObject",
        "properties": {
            "template_id": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
            "template_version": {"dataType":"integer","validators":{"minimum":{"value":1},"maximum":{"value":2147483647}}},
            "display_name": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":120}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductScenarioStep": {
        "dataType": "refObject",
        "properties": {
            "index": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "kind": {"ref":"ProductMoveKind","required":true},
            "action": {"dataType":"union","subSchemas":[{"ref":"ProductActionName"},{"dataType":"enum","enums":[null]}],"required":true},
            "signed_by": {"ref":"ProductKeyName","required":true},
            "parameters": {"ref":"ProductParameterValues","required":true},
            "after_seconds": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":315360000}}},
            "expected_outcome": {"ref":"ProductOutcome","required":true},
            "expected_state": {"ref":"ProductStateName","required":true},
            "expected_refusal": {"dataType":"union","subSchemas":[{"ref":"ProductRefusalCode"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductScenario": {
        "dataType": "refObject",
        "properties": {
            "name": {"ref":"ProductScenarioName","required":true},
            "description": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "keys": {"dataType":"array","array":{"dataType":"refAlias","ref":"ProductKeyName"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":16}}},
            "steps": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductScenarioStep"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":50}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ScenarioListResponse": {
        "dataType": "refObject",
        "properties": {
            "items": {"dataType":"array","array":{"dataType":"refObject","ref":"ProductScenario"},"required":true},
            "next_cursor": {"ref":"NextCursor","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConformanceRunState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OPEN","COMPLETED","EXPIRED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConformanceRunResponse": {
        "dataType": "refObject",
        "properties": {
            "run_id": {"ref":"ConformanceRunId","required":true},
            "product_id": {"ref":"ProductId","required":true},
            "product_version": {"ref":"ProductVersion","required":true},
            "script_hash": {"ref":"ProductScriptHash","required":true},
            "state": {"ref":"ConformanceRunState","required":true},
            "verdict": {"dataType":"union","subSchemas":[{"ref":"ConformanceVerdict"},{"dataType":"enum","enums":[null]}],"required":true},
            "parties": {"dataType":"array","array":{"dataType":"refObject","ref":"ConformanceParty"},"required":true},
            "steps": {"dataType":"array","array":{"dataType":"refObject","ref":"ConformanceStep"},"required":true},
            "next_step_index": {"dataType":"union","subSchemas":[{"ref":"ConformanceStepIndex"},{"dataType":"enum","enums":[null]}],"required":true},
            "evidence": {"dataType":"union","subSchemas":[{"ref":"ProductStoredDocument"},{"dataType":"enum","enums":[null]}],"required":true},
            "expires_at": {"ref":"Timestamp","required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
            "finished_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "ignored_fields": {"ref":"IgnoredFields"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConformanceRunOpenRequest": {
        "dataType": "refObject",
        "properties": {
            "account_ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccountReference"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":50}}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConformanceStepRequest": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProductInstanceStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["PENDING","OPEN","CLOSED","REFUSED"],"validators":{}},
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
    "ProductTransitionOutcome": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SUBMITTED","ACCEPTED","REFUSED"],"validators":{}},
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
    "CreateInstanceRequest": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountReference","required":true},
            "parameters": {"ref":"ProductParameterValues","required":true},
            "metadata": {"ref":"Metadata"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ActionSegment": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DriveActionRequest": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountReference","required":true},
            "parameters": {"ref":"ProductParameterValues"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CloseInstanceRequest": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountReference","required":true},
            "reason": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QbrlChainSupply": {
        "dataType": "refObject",
        "properties": {
            "at_validators_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "total_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "as_of": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QbrlAttestation": {
        "dataType": "refObject",
        "properties": {
            "as_of_seq": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "entry_hash": {"dataType":"union","subSchemas":[{"ref":"Sha256Hex"},{"dataType":"enum","enums":[null]}],"required":true},
            "chain": {"dataType":"union","subSchemas":[{"ref":"QbrlChainSupply"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QbrlPolicyStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["SCHEDULED","IN_FORCE","SUPERSEDED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QbrlMintingPolicyHash": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 3e1b9c07a5d24f8866b0d1c2e3f4a5968778695a4b3c2d1e0f9e8d7c","value":"^[0-9a-f]{56}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QbrlSignerName": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like tesouraria","value":"^[a-z0-9][a-z0-9._-]{0,63}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QbrlSigner": {
        "dataType": "refObject",
        "properties": {
            "name": {"ref":"QbrlSignerName","required":true},
            "verification_key": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a","value":"^[0-9a-f]{64}$"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QbrlPolicyVersion": {
        "dataType": "refObject",
        "properties": {
            "policy_version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "status": {"ref":"QbrlPolicyStatus","required":true},
            "policy_hash": {"ref":"Sha256Hex","required":true},
            "proposal_hash": {"ref":"Sha256Hex","required":true},
            "minting_policy_hash": {"ref":"QbrlMintingPolicyHash","required":true},
            "signers": {"dataType":"array","array":{"dataType":"refObject","ref":"QbrlSigner"},"required":true},
            "required_signatures": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
            "max_outstanding_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "max_issued_per_day_cents": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":0}}},
            "max_per_issuance_cents": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":0}}},
            "redemption_account_id": {"ref":"AccountId","required":true},
            "effective_from": {"ref":"Timestamp","required":true},
            "superseded_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "reason": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by": {"ref":"ActorId","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QbrlPolicyResponse": {
        "dataType": "refObject",
        "properties": {
            "tenant": {"ref":"TenantId","required":true},
            "asset": {"dataType":"enum","enums":["qBRL"],"required":true},
            "current_version": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":1}}},
            "scheduled_version": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":1}}},
            "latest_version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "outstanding_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "issued_today_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0}}},
            "backing_cents": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minimum":{"value":0}}},
            "attestation": {"ref":"QbrlAttestation","required":true},
            "as_of": {"ref":"Timestamp","required":true},
            "versions": {"dataType":"array","array":{"dataType":"refObject","ref":"QbrlPolicyVersion"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "QbrlApproval": {
        "dataType": "refObject",
        "properties": {
            "signer": {"ref":"QbrlSignerName","required":true},
            "signature": {"dataType":"string","required":true,"validators":{"pattern":{"errorMsg":"must look like 8b73077375f00a3ad5f8a61ebb1005605eb741587a8f62a46a0601102684558dc4db0aa7c378d747f021722749d700dc470121181d620a626c6dc2931186dc08","value":"^[0-9a-f]{128}$"}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SetQbrlPolicyRequest": {
        "dataType": "refObject",
        "properties": {
            "minting_policy_hash": {"ref":"QbrlMintingPolicyHash","required":true},
            "signers": {"dataType":"array","array":{"dataType":"refObject","ref":"QbrlSigner"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":20}}},
            "required_signatures": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":20}}},
            "max_outstanding_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":10000000000000}}},
            "max_issued_per_day_cents": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "max_per_issuance_cents": {"dataType":"union","subSchemas":[{"dataType":"long"},{"dataType":"enum","enums":[null]}],"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "redemption_account_id": {"ref":"AccountReference","required":true},
            "effective_from": {"ref":"Instant"},
            "based_on_version": {"dataType":"integer","validators":{"minimum":{"value":0},"maximum":{"value":2147483647}}},
            "reason": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "approvals": {"dataType":"array","array":{"dataType":"refObject","ref":"QbrlApproval"},"default":[],"validators":{"maxItems":{"value":20}}},
        },
        "additionalProperties": false,
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
    "ReconciliationFetchSource": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["FETCH"],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationStatementLine": {
        "dataType": "refObject",
        "properties": {
            "external_id": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "direction": {"ref":"MovementDirection","required":true},
            "amount_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
            "occurred_at": {"ref":"Instant","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationLinesSource": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["LINES"],"required":true},
            "lines": {"dataType":"array","array":{"dataType":"refObject","ref":"ReconciliationStatementLine"},"required":true,"validators":{"maxItems":{"value":5000}}},
            "closing_balance_cents": {"dataType":"long","validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationCsvSource": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"enum","enums":["CSV"],"required":true},
            "csv": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":900000}}},
            "closing_balance_cents": {"dataType":"long","validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationSource": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"ref":"ReconciliationFetchSource"},{"ref":"ReconciliationLinesSource"},{"ref":"ReconciliationCsvSource"}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StartReconciliationRunRequest": {
        "dataType": "refObject",
        "properties": {
            "provider_id": {"ref":"ProviderReference","required":true},
            "rail": {"ref":"RailFamily","required":true},
            "currency": {"ref":"Currency","required":true},
            "from": {"ref":"AccountingDay","required":true},
            "to": {"ref":"AccountingDay","required":true},
            "source": {"ref":"ReconciliationSource","required":true},
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
    "ReconciliationBreakExplanation": {
        "dataType": "refObject",
        "properties": {
            "resolution": {"dataType":"enum","enums":["EXPLAINED"],"required":true},
            "reason": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReconciliationBreakAdjustment": {
        "dataType": "refObject",
        "properties": {
            "resolution": {"dataType":"enum","enums":["CORRECTED"],"required":true},
            "account_id": {"ref":"AccountReference","required":true},
            "reason": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResolveBreakRequest": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"ref":"ReconciliationBreakExplanation"},{"ref":"ReconciliationBreakAdjustment"}],"validators":{}},
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
    "CreateScheduleRequest": {
        "dataType": "refObject",
        "properties": {
            "account_id": {"ref":"AccountReference","required":true},
            "schedule_type": {"ref":"ScheduleType","required":true},
            "action": {"ref":"ScheduleAction","required":true},
            "run_at": {"ref":"Instant"},
            "first_run_at": {"ref":"Instant"},
            "recurrence": {"dataType":"union","subSchemas":[{"ref":"RecurrenceRule"},{"dataType":"enum","enums":[null]}]},
            "retry_policy": {"dataType":"union","subSchemas":[{"ref":"RetryPolicy"},{"dataType":"enum","enums":[null]}]},
            "misfire_grace_seconds": {"dataType":"integer","default":86400,"validators":{"minimum":{"value":0},"maximum":{"value":604800}}},
            "timezone": {"dataType":"string","default":"America/Sao_Paulo","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UpdateScheduleRequest": {
        "dataType": "refObject",
        "properties": {
            "amount": {"ref":"AmountField"},
            "creditor": {"ref":"DebtorCreditor"},
            "payment_description": {"dataType":"union","subSchemas":[{"ref":"PaymentDescription"},{"dataType":"enum","enums":[null]}]},
            "recurrence": {"ref":"RecurrenceRule"},
            "timezone": {"ref":"ScheduleTimezone"},
            "misfire_grace_seconds": {"ref":"MisfireGraceSeconds"},
            "retry_policy": {"dataType":"union","subSchemas":[{"ref":"RetryPolicy"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SchedulerTickResponse": {
        "dataType": "refObject",
        "properties": {
            "ticked_at": {"ref":"Timestamp","required":true},
            "due": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":200}}},
            "executed": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "refused": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "retrying": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "misfired": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "runs": {"dataType":"array","array":{"dataType":"refObject","ref":"ScheduleRun"},"required":true},
            "has_more": {"dataType":"boolean","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConsentId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like cns_01KJQB64H7J1J224VQJFVSB7CE","value":"^cns_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecurringExpenseId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like rex_01KJQB534XQ7BG0MHYKZYFWNPP","value":"^rex_[0-9A-HJKMNP-TV-Z]{26}$"}}},
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
    "SquadConsentState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","SUSPENDED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConsentResponse": {
        "dataType": "refObject",
        "properties": {
            "consent_id": {"ref":"ConsentId","required":true},
            "rex_id": {"ref":"RecurringExpenseId","required":true},
            "max_amount": {"ref":"SquadMoney","required":true},
            "granted_at": {"ref":"Timestamp","required":true},
            "state": {"ref":"SquadConsentState","default":"ACTIVE"},
            "consent_state": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["SUSPENDED"]},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecurringExpenseReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadAmount": {
        "dataType": "refObject",
        "properties": {
            "currency": {"ref":"Currency","required":true},
            "value": {"dataType":"long","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConsentRequest": {
        "dataType": "refObject",
        "properties": {
            "caller_account_id": {"ref":"AccountReference","required":true},
            "rex_id": {"ref":"RecurringExpenseReference","required":true},
            "max_amount": {"ref":"SquadAmount","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like sqd_01KJQB073FP9202FDSF937V0P9","value":"^sqd_[0-9A-HJKMNP-TV-Z]{26}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConsentRevokeResponse": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "consent_id": {"ref":"ConsentId","required":true},
            "revoked": {"dataType":"boolean","default":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConsentRevokeRequest": {
        "dataType": "refObject",
        "properties": {
            "caller_account_id": {"ref":"AccountReference","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadEntrySeq": {
        "dataType": "refAlias",
        "type": {"dataType":"long","validators":{"minimum":{"value":1},"maximum":{"value":9007199254740991}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadContributionKind": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["FUNDED","ACCOUNTING","SIMPLIFICATION"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadContributionState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OPEN","SETTLED","VOIDED","SIMPLIFIED"],"validators":{}},
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
    "SquadPeriod": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like 2026-03","value":"^\\d{4}-(0[1-9]|1[0-2])$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ContributionResponse": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "entry_seq": {"ref":"SquadEntrySeq","required":true},
            "kind": {"ref":"SquadContributionKind","required":true},
            "state": {"ref":"SquadContributionState","required":true},
            "actor_account_id": {"ref":"AccountId","required":true},
            "amount": {"ref":"SquadMoney","required":true},
            "description": {"dataType":"string","required":true},
            "members_snapshot": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccountId"},"required":true},
            "split": {"dataType":"union","subSchemas":[{"ref":"SplitSpec"},{"dataType":"enum","enums":[null]}],"required":true},
            "shares": {"dataType":"array","array":{"dataType":"refObject","ref":"SquadShareOut"},"required":true},
            "open_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "source_tx_ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"TransactionId"},"required":true},
            "rex_id": {"dataType":"union","subSchemas":[{"ref":"RecurringExpenseId"},{"dataType":"enum","enums":[null]}],"required":true},
            "period": {"dataType":"union","subSchemas":[{"ref":"SquadPeriod"},{"dataType":"enum","enums":[null]}],"required":true},
            "obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
            "tx_id": {"dataType":"union","subSchemas":[{"ref":"TransactionId"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadDescription": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"maxLength":{"value":140}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SourceTransactionReference": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":64}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ContributionRequest": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"string","required":true,"validators":{"maxLength":{"value":64}}},
            "actor_account_id": {"ref":"AccountReference","required":true},
            "amount": {"ref":"SquadAmount","required":true},
            "description": {"ref":"SquadDescription"},
            "members_snapshot": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccountReference"},"validators":{"minItems":{"value":1},"maxItems":{"value":200},"uniqueItems":{}}},
            "source_tx_ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"SourceTransactionReference"},"validators":{"maxItems":{"value":50},"uniqueItems":{}}},
            "split": {"ref":"SplitSpec"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadActorRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResplitRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "members_snapshot": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccountReference"},"validators":{"minItems":{"value":1},"maxItems":{"value":200},"uniqueItems":{}}},
            "split": {"ref":"SplitSpec","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["OPEN","CLOSED"],"validators":{}},
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
    "SpendRequestId": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"errorMsg":"must look like spr_01KJQB4TEFYJ089DAGB1ZSZW8P","value":"^spr_[0-9A-HJKMNP-TV-Z]{26}$"}}},
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
    "SquadLocation": {
        "dataType": "refObject",
        "properties": {
            "label": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":120}}},
            "latitude": {"dataType":"double","validators":{"minimum":{"value":-90},"maximum":{"value":90}}},
            "longitude": {"dataType":"double","validators":{"minimum":{"value":-180},"maximum":{"value":180}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateSquadRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "name": {"ref":"SquadName","required":true},
            "description": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "emoji": {"ref":"SquadEmoji"},
            "image_url": {"ref":"SquadImageUrl"},
            "location": {"ref":"SquadLocation"},
            "template": {"ref":"SquadTemplate"},
            "template_config": {"ref":"SquadTemplateConfig"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UpdateSquadRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "name": {"ref":"SquadName"},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
            "emoji": {"dataType":"union","subSchemas":[{"ref":"SquadEmoji"},{"dataType":"enum","enums":[null]}]},
            "image_url": {"dataType":"union","subSchemas":[{"ref":"SquadImageUrl"},{"dataType":"enum","enums":[null]}]},
            "location": {"dataType":"union","subSchemas":[{"ref":"SquadLocation"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CloseRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "reason": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadGoalResponse": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "goal": {"dataType":"union","subSchemas":[{"ref":"SquadGoalBlockOut"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SetGoalRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "target_amount": {"ref":"SquadAmount","required":true},
            "target_date": {"dataType":"union","subSchemas":[{"ref":"AccountingDay"},{"dataType":"enum","enums":[null]}]},
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
    "InviteRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "invitee_account_ids": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccountReference"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":50},"uniqueItems":{}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "InvitationAnswerRequest": {
        "dataType": "refObject",
        "properties": {
            "invitee_account_id": {"ref":"AccountReference","required":true},
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
    "SquadQuota": {
        "dataType": "refAlias",
        "type": {"dataType":"integer","validators":{"minimum":{"value":1},"maximum":{"value":1000}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeMemberQuotaRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "quota": {"ref":"SquadQuota","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ChangeMemberRoleRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "role": {"dataType":"string","required":true,"validators":{"maxLength":{"value":64}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadMonthDay": {
        "dataType": "refAlias",
        "type": {"dataType":"integer","validators":{"minimum":{"value":1},"maximum":{"value":31}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadRecurrenceResponse": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "enabled": {"dataType":"boolean","required":true},
            "closes_on_day": {"dataType":"union","subSchemas":[{"ref":"SquadMonthDay"},{"dataType":"enum","enums":[null]}],"required":true},
            "cycle": {"dataType":"union","subSchemas":[{"ref":"SquadCycleBlockOut"},{"dataType":"enum","enums":[null]}],"required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "updated_by_account_id": {"ref":"AccountId","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SetRecurrenceRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "enabled": {"dataType":"boolean","required":true},
            "closes_on_day": {"ref":"SquadMonthDay"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecurringExpenseState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["ACTIVE","PENDING_CONFIRMATION","DELETED"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecurringExpenseResponse": {
        "dataType": "refObject",
        "properties": {
            "rex_id": {"ref":"RecurringExpenseId","required":true},
            "sqd_id": {"ref":"SquadId","required":true},
            "state": {"ref":"RecurringExpenseState","required":true},
            "description": {"ref":"RecurringExpenseDescription","required":true},
            "amount_kind": {"ref":"RecurringAmountKind","required":true},
            "amount": {"dataType":"union","subSchemas":[{"ref":"SquadMoney"},{"dataType":"enum","enums":[null]}],"required":true},
            "payer_account_id": {"ref":"AccountId","required":true},
            "due_day": {"ref":"SquadMonthDay","required":true},
            "members_snapshot": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"refAlias","ref":"AccountId"}},{"dataType":"enum","enums":[null]}],"required":true},
            "split": {"ref":"SplitSpec","required":true},
            "current": {"dataType":"union","subSchemas":[{"ref":"SquadContaOut"},{"dataType":"enum","enums":[null]}],"required":true},
            "created_at": {"ref":"Timestamp","required":true},
            "created_by_account_id": {"ref":"AccountId","required":true},
            "updated_at": {"ref":"Timestamp","required":true},
            "deleted_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CreateRecurringExpenseRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "description": {"ref":"RecurringExpenseDescription","required":true},
            "amount_kind": {"ref":"RecurringAmountKind","required":true},
            "amount": {"ref":"SquadAmount"},
            "payer_account_id": {"ref":"AccountReference","required":true},
            "due_day": {"ref":"SquadMonthDay","required":true},
            "members_snapshot": {"dataType":"array","array":{"dataType":"refAlias","ref":"AccountReference"},"validators":{"minItems":{"value":1},"maxItems":{"value":200},"uniqueItems":{}}},
            "split": {"ref":"SplitSpec"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "UpdateRecurringExpenseRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "description": {"ref":"RecurringExpenseDescription"},
            "amount": {"ref":"SquadAmount"},
            "payer_account_id": {"ref":"AccountReference"},
            "due_day": {"ref":"SquadMonthDay"},
            "members_snapshot": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"refAlias","ref":"AccountReference"}},{"dataType":"enum","enums":[null]}],"validators":{"minItems":{"value":1},"maxItems":{"value":200},"uniqueItems":{}}},
            "split": {"ref":"SplitSpec"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ConfirmVariableRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "amount": {"ref":"SquadAmount","required":true},
        },
        "additionalProperties": false,
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
    "SettlementTransferOut": {
        "dataType": "refObject",
        "properties": {
            "entry_seq": {"ref":"SquadEntrySeq","required":true},
            "creditor_account_id": {"ref":"AccountId","required":true},
            "creditor_pkh": {"ref":"LedgerAddress","required":true},
            "amount": {"ref":"SquadMoney","required":true},
            "obligation_id": {"ref":"ObligationId","required":true},
            "tx_id": {"ref":"TransactionId","required":true},
            "shares": {"dataType":"array","array":{"dataType":"refObject","ref":"SettledShareOut"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SettleResponse": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "actor_account_id": {"ref":"AccountId","required":true},
            "total": {"ref":"SquadMoney","required":true},
            "transfers": {"dataType":"array","array":{"dataType":"refObject","ref":"SettlementTransferOut"},"required":true},
            "settled_at": {"ref":"Timestamp","required":true},
            "your_net_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":-9007199254740991},"maximum":{"value":9007199254740991}}},
            "your_total_owed_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
            "your_total_owed_to_cents": {"dataType":"long","required":true,"validators":{"minimum":{"value":0},"maximum":{"value":9007199254740991}}},
        },
        "additionalProperties": false,
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
    "SquadSimplifyResponse": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "simplified": {"dataType":"boolean","required":true},
            "entry_seq": {"dataType":"union","subSchemas":[{"ref":"SquadEntrySeq"},{"dataType":"enum","enums":[null]}],"required":true},
            "before": {"dataType":"array","array":{"dataType":"refObject","ref":"SimplifyEdgeOut"},"required":true,"validators":{"maxItems":{"value":500}}},
            "after": {"dataType":"array","array":{"dataType":"refObject","ref":"SimplifyEdgeOut"},"required":true},
            "before_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "after_count": {"dataType":"integer","required":true,"validators":{"minimum":{"value":0}}},
            "simplified_at": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadRulesResponse": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "rules": {"ref":"SquadRulesOut","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SpendApprovalPolicy": {
        "dataType": "refObject",
        "properties": {
            "threshold_amount": {"ref":"SquadAmount","required":true},
            "approvals_required": {"dataType":"integer","required":true,"validators":{"minimum":{"value":1},"maximum":{"value":200}}},
            "approver_group": {"dataType":"enum","enums":["OWNERS","MEMBERS"],"default":"OWNERS"},
            "applies_to": {"ref":"SpendApprovalScope"},
            "expires_in_seconds": {"dataType":"integer","default":604800,"validators":{"minimum":{"value":3600},"maximum":{"value":2592000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SetRulesRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "spend_approval": {"ref":"SpendApprovalPolicy","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SquadSpendState": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["EXECUTED","PENDING_APPROVAL"],"validators":{}},
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
    "SpendResponse": {
        "dataType": "refObject",
        "properties": {
            "sqd_id": {"ref":"SquadId","required":true},
            "state": {"ref":"SquadSpendState","required":true},
            "entry_seq": {"ref":"SquadEntrySeq","required":true},
            "amount": {"ref":"SquadMoney","required":true},
            "rail": {"ref":"RailFamily","required":true},
            "recipient": {"ref":"DebtorCreditor","required":true},
            "description": {"dataType":"string","required":true},
            "obligation_id": {"dataType":"union","subSchemas":[{"ref":"ObligationId"},{"dataType":"enum","enums":[null]}],"required":true},
            "tx_id": {"dataType":"union","subSchemas":[{"ref":"TransactionId"},{"dataType":"enum","enums":[null]}],"required":true},
            "spend_request": {"dataType":"union","subSchemas":[{"ref":"SquadSpendRequestOut"},{"dataType":"enum","enums":[null]}],"required":true},
            "balance": {"ref":"SquadMoney","required":true},
            "created_at": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SpendRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "amount": {"ref":"SquadAmount","required":true},
            "rail": {"ref":"RailFamily","required":true},
            "recipient": {"ref":"DebtorCreditor","required":true},
            "description": {"ref":"SquadDescription"},
            "payment_description": {"ref":"PaymentDescription"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RejectSpendRequest": {
        "dataType": "refObject",
        "properties": {
            "actor_account_id": {"ref":"AccountReference","required":true},
            "reason": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":500}}},
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


    
        const argsCommandAccountsController_freezeAccount: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"account_id","required":true,"ref":"AccountId"},
                body: {"in":"body","name":"body","ref":"AccountActionRequest"},
        };
        app.post('/v1/accounts/:account_id/freeze',
            ...(fetchMiddlewares<RequestHandler>(CommandAccountsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandAccountsController.prototype.freezeAccount)),

            async function CommandAccountsController_freezeAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandAccountsController_freezeAccount, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandAccountsController>(CommandAccountsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'freezeAccount',
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
        const argsCommandAccountsController_unfreezeAccount: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"account_id","required":true,"ref":"AccountId"},
                body: {"in":"body","name":"body","ref":"AccountActionRequest"},
        };
        app.post('/v1/accounts/:account_id/unfreeze',
            ...(fetchMiddlewares<RequestHandler>(CommandAccountsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandAccountsController.prototype.unfreezeAccount)),

            async function CommandAccountsController_unfreezeAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandAccountsController_unfreezeAccount, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandAccountsController>(CommandAccountsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'unfreezeAccount',
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
        const argsCommandEventsController_listWebhookEndpoints: Record<string, TsoaRoute.ParameterSchema> = {
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/webhook-endpoints',
            ...(fetchMiddlewares<RequestHandler>(CommandEventsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandEventsController.prototype.listWebhookEndpoints)),

            async function CommandEventsController_listWebhookEndpoints(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandEventsController_listWebhookEndpoints, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandEventsController>(CommandEventsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listWebhookEndpoints',
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
        const argsCommandEventsController_createWebhookEndpoint: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateWebhookEndpointRequest"},
        };
        app.post('/v1/webhook-endpoints',
            ...(fetchMiddlewares<RequestHandler>(CommandEventsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandEventsController.prototype.createWebhookEndpoint)),

            async function CommandEventsController_createWebhookEndpoint(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandEventsController_createWebhookEndpoint, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandEventsController>(CommandEventsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createWebhookEndpoint',
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
        const argsCommandEventsController_updateWebhookEndpoint: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"UpdateWebhookEndpointRequest"},
        };
        app.patch('/v1/webhook-endpoints/:endpoint_id',
            ...(fetchMiddlewares<RequestHandler>(CommandEventsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandEventsController.prototype.updateWebhookEndpoint)),

            async function CommandEventsController_updateWebhookEndpoint(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandEventsController_updateWebhookEndpoint, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandEventsController>(CommandEventsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateWebhookEndpoint',
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
        const argsCommandEventsController_deleteWebhookEndpoint: Record<string, TsoaRoute.ParameterSchema> = {
                endpointId: {"in":"path","name":"endpoint_id","required":true,"ref":"WebhookEndpointId"},
        };
        app.delete('/v1/webhook-endpoints/:endpoint_id',
            ...(fetchMiddlewares<RequestHandler>(CommandEventsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandEventsController.prototype.deleteWebhookEndpoint)),

            async function CommandEventsController_deleteWebhookEndpoint(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandEventsController_deleteWebhookEndpoint, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandEventsController>(CommandEventsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deleteWebhookEndpoint',
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
        const argsCommandEventsController_testWebhookEndpoint: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/webhook-endpoints/:endpoint_id/test',
            ...(fetchMiddlewares<RequestHandler>(CommandEventsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandEventsController.prototype.testWebhookEndpoint)),

            async function CommandEventsController_testWebhookEndpoint(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandEventsController_testWebhookEndpoint, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandEventsController>(CommandEventsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'testWebhookEndpoint',
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
        const argsCommandEventsController_recoverWebhookEndpoint: Record<string, TsoaRoute.ParameterSchema> = {
                endpointId: {"in":"path","name":"endpoint_id","required":true,"ref":"WebhookEndpointId"},
                body: {"in":"body","name":"body","required":true,"ref":"RecoverWebhookEndpointRequest"},
        };
        app.post('/v1/webhook-endpoints/:endpoint_id/recover',
            ...(fetchMiddlewares<RequestHandler>(CommandEventsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandEventsController.prototype.recoverWebhookEndpoint)),

            async function CommandEventsController_recoverWebhookEndpoint(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandEventsController_recoverWebhookEndpoint, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandEventsController>(CommandEventsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'recoverWebhookEndpoint',
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
        const argsCommandEvidenceController_ingestEvidence: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"IngestEvidenceRequest"},
        };
        app.post('/v1/evidence',
            ...(fetchMiddlewares<RequestHandler>(CommandEvidenceController)),
            ...(fetchMiddlewares<RequestHandler>(CommandEvidenceController.prototype.ingestEvidence)),

            async function CommandEvidenceController_ingestEvidence(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandEvidenceController_ingestEvidence, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandEvidenceController>(CommandEvidenceController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'ingestEvidence',
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
        const argsCommandEvidenceController_resolveEvidence: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ResolveEvidenceRequest"},
        };
        app.post('/v1/evidence/:evidence_id/resolve',
            ...(fetchMiddlewares<RequestHandler>(CommandEvidenceController)),
            ...(fetchMiddlewares<RequestHandler>(CommandEvidenceController.prototype.resolveEvidence)),

            async function CommandEvidenceController_resolveEvidence(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandEvidenceController_resolveEvidence, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandEvidenceController>(CommandEvidenceController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resolveEvidence',
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
        const argsCommandEvidenceController_retryEvidence: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/evidence/:evidence_id/retry',
            ...(fetchMiddlewares<RequestHandler>(CommandEvidenceController)),
            ...(fetchMiddlewares<RequestHandler>(CommandEvidenceController.prototype.retryEvidence)),

            async function CommandEvidenceController_retryEvidence(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandEvidenceController_retryEvidence, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandEvidenceController>(CommandEvidenceController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'retryEvidence',
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
        const argsCommandFoundryController_listCompiles: Record<string, TsoaRoute.ParameterSchema> = {
                productId: {"in":"query","name":"product_id","ref":"ProductReference"},
                state: {"in":"query","name":"state","ref":"CompileState"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/foundry/compiles',
            ...(fetchMiddlewares<RequestHandler>(CommandFoundryController)),
            ...(fetchMiddlewares<RequestHandler>(CommandFoundryController.prototype.listCompiles)),

            async function CommandFoundryController_listCompiles(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandFoundryController_listCompiles, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandFoundryController>(CommandFoundryController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listCompiles',
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
        const argsCommandFoundryController_submitCompile: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CompileSubmitRequest"},
        };
        app.post('/v1/foundry/compiles',
            ...(fetchMiddlewares<RequestHandler>(CommandFoundryController)),
            ...(fetchMiddlewares<RequestHandler>(CommandFoundryController.prototype.submitCompile)),

            async function CommandFoundryController_submitCompile(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandFoundryController_submitCompile, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandFoundryController>(CommandFoundryController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'submitCompile',
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
        const argsCommandFoundryController_getCompile: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/foundry/compiles/:compile_id',
            ...(fetchMiddlewares<RequestHandler>(CommandFoundryController)),
            ...(fetchMiddlewares<RequestHandler>(CommandFoundryController.prototype.getCompile)),

            async function CommandFoundryController_getCompile(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandFoundryController_getCompile, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandFoundryController>(CommandFoundryController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getCompile',
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
        const argsCommandFoundryController_getFoundryQuota: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/foundry/quota',
            ...(fetchMiddlewares<RequestHandler>(CommandFoundryController)),
            ...(fetchMiddlewares<RequestHandler>(CommandFoundryController.prototype.getFoundryQuota)),

            async function CommandFoundryController_getFoundryQuota(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandFoundryController_getFoundryQuota, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandFoundryController>(CommandFoundryController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getFoundryQuota',
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
        const argsCommandGlController_createGlAccount: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateGlAccountRequest"},
        };
        app.post('/v1/gl-accounts',
            ...(fetchMiddlewares<RequestHandler>(CommandGlController)),
            ...(fetchMiddlewares<RequestHandler>(CommandGlController.prototype.createGlAccount)),

            async function CommandGlController_createGlAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandGlController_createGlAccount, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandGlController>(CommandGlController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createGlAccount',
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
        const argsCommandBlocksController_placeBlock: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"PlaceBlockRequest"},
        };
        app.post('/v1/blocks',
            ...(fetchMiddlewares<RequestHandler>(CommandBlocksController)),
            ...(fetchMiddlewares<RequestHandler>(CommandBlocksController.prototype.placeBlock)),

            async function CommandBlocksController_placeBlock(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandBlocksController_placeBlock, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandBlocksController>(CommandBlocksController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'placeBlock',
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
        const argsCommandBlocksController_releaseBlock: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ReleaseBlockRequest"},
        };
        app.post('/v1/blocks/:block_id/release',
            ...(fetchMiddlewares<RequestHandler>(CommandBlocksController)),
            ...(fetchMiddlewares<RequestHandler>(CommandBlocksController.prototype.releaseBlock)),

            async function CommandBlocksController_releaseBlock(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandBlocksController_releaseBlock, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandBlocksController>(CommandBlocksController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'releaseBlock',
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
        const argsCommandHoldsController_placeHold: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"PlaceHoldRequest"},
        };
        app.post('/v1/holds',
            ...(fetchMiddlewares<RequestHandler>(CommandHoldsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandHoldsController.prototype.placeHold)),

            async function CommandHoldsController_placeHold(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandHoldsController_placeHold, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandHoldsController>(CommandHoldsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'placeHold',
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
        const argsCommandHoldsController_adjustHold: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"AdjustHoldRequest"},
        };
        app.patch('/v1/holds/:hold_id',
            ...(fetchMiddlewares<RequestHandler>(CommandHoldsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandHoldsController.prototype.adjustHold)),

            async function CommandHoldsController_adjustHold(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandHoldsController_adjustHold, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandHoldsController>(CommandHoldsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'adjustHold',
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
        const argsCommandHoldsController_captureHold: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CaptureHoldRequest"},
        };
        app.post('/v1/holds/:hold_id/capture',
            ...(fetchMiddlewares<RequestHandler>(CommandHoldsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandHoldsController.prototype.captureHold)),

            async function CommandHoldsController_captureHold(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandHoldsController_captureHold, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandHoldsController>(CommandHoldsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'captureHold',
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
        const argsCommandHoldsController_releaseHold: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/holds/:hold_id/release',
            ...(fetchMiddlewares<RequestHandler>(CommandHoldsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandHoldsController.prototype.releaseHold)),

            async function CommandHoldsController_releaseHold(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandHoldsController_releaseHold, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandHoldsController>(CommandHoldsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'releaseHold',
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
        const argsCommandKycController_submitKyc: Record<string, TsoaRoute.ParameterSchema> = {
                partyId: {"in":"path","name":"party_id","required":true,"ref":"PartyId"},
                body: {"in":"body","name":"body","required":true,"ref":"SubmitKycRequest"},
        };
        app.post('/v1/parties/:party_id/kyc',
            ...(fetchMiddlewares<RequestHandler>(CommandKycController)),
            ...(fetchMiddlewares<RequestHandler>(CommandKycController.prototype.submitKyc)),

            async function CommandKycController_submitKyc(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandKycController_submitKyc, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandKycController>(CommandKycController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'submitKyc',
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
        const argsCommandKycController_reviewKyc: Record<string, TsoaRoute.ParameterSchema> = {
                partyId: {"in":"path","name":"party_id","required":true,"ref":"PartyId"},
                body: {"in":"body","name":"body","required":true,"ref":"ReviewKycRequest"},
        };
        app.patch('/v1/parties/:party_id/kyc/status',
            ...(fetchMiddlewares<RequestHandler>(CommandKycController)),
            ...(fetchMiddlewares<RequestHandler>(CommandKycController.prototype.reviewKyc)),

            async function CommandKycController_reviewKyc(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandKycController_reviewKyc, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandKycController>(CommandKycController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'reviewKyc',
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
        const argsCommandKycController_addRiskFlag: Record<string, TsoaRoute.ParameterSchema> = {
                partyId: {"in":"path","name":"party_id","required":true,"ref":"PartyId"},
                body: {"in":"body","name":"body","required":true,"ref":"AddRiskFlagRequest"},
        };
        app.post('/v1/parties/:party_id/risk-flags',
            ...(fetchMiddlewares<RequestHandler>(CommandKycController)),
            ...(fetchMiddlewares<RequestHandler>(CommandKycController.prototype.addRiskFlag)),

            async function CommandKycController_addRiskFlag(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandKycController_addRiskFlag, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandKycController>(CommandKycController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'addRiskFlag',
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
        const argsCommandKycController_resolveRiskFlag: Record<string, TsoaRoute.ParameterSchema> = {
                partyId: {"in":"path","name":"party_id","required":true,"ref":"PartyId"},
                flagId: {"in":"path","name":"flag_id","required":true,"ref":"RiskFlagId"},
        };
        app.delete('/v1/parties/:party_id/risk-flags/:flag_id',
            ...(fetchMiddlewares<RequestHandler>(CommandKycController)),
            ...(fetchMiddlewares<RequestHandler>(CommandKycController.prototype.resolveRiskFlag)),

            async function CommandKycController_resolveRiskFlag(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandKycController_resolveRiskFlag, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandKycController>(CommandKycController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resolveRiskFlag',
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
        const argsCommandKycController_sweepKycRescreens: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/kyc/rescreen-sweep',
            ...(fetchMiddlewares<RequestHandler>(CommandKycController)),
            ...(fetchMiddlewares<RequestHandler>(CommandKycController.prototype.sweepKycRescreens)),

            async function CommandKycController_sweepKycRescreens(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandKycController_sweepKycRescreens, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandKycController>(CommandKycController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'sweepKycRescreens',
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
        const argsCommandKycController_receiveKycWebhook: Record<string, TsoaRoute.ParameterSchema> = {
                _providerId: {"in":"path","name":"provider_id","required":true,"dataType":"string"},
                _body: {"in":"body","name":"_body","required":true,"ref":"ProviderEvent"},
                _timestamp: {"in":"header","name":"X-Webhook-Timestamp","dataType":"string"},
                _signature: {"in":"header","name":"X-Webhook-Signature","dataType":"string"},
                _deliveryId: {"in":"header","name":"X-Webhook-Delivery-Id","dataType":"string"},
        };
        app.post('/v1/kyc/webhooks/:provider_id',
            ...(fetchMiddlewares<RequestHandler>(CommandKycController)),
            ...(fetchMiddlewares<RequestHandler>(CommandKycController.prototype.receiveKycWebhook)),

            async function CommandKycController_receiveKycWebhook(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandKycController_receiveKycWebhook, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandKycController>(CommandKycController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'receiveKycWebhook',
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
        const argsCommandLifecycleController_closeAccount: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"account_id","required":true,"ref":"AccountId"},
                body: {"in":"body","name":"body","ref":"AccountActionRequest"},
        };
        app.post('/v1/accounts/:account_id/close',
            ...(fetchMiddlewares<RequestHandler>(CommandLifecycleController)),
            ...(fetchMiddlewares<RequestHandler>(CommandLifecycleController.prototype.closeAccount)),

            async function CommandLifecycleController_closeAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandLifecycleController_closeAccount, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandLifecycleController>(CommandLifecycleController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'closeAccount',
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
        const argsCommandLifecycleController_promoteAccount: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"PromoteAccountRequest"},
        };
        app.post('/v1/accounts/:account_id/promote',
            ...(fetchMiddlewares<RequestHandler>(CommandLifecycleController)),
            ...(fetchMiddlewares<RequestHandler>(CommandLifecycleController.prototype.promoteAccount)),

            async function CommandLifecycleController_promoteAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandLifecycleController_promoteAccount, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandLifecycleController>(CommandLifecycleController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'promoteAccount',
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
        const argsCommandLimitsController_createAccountLimitPolicy: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"account_id","required":true,"ref":"AccountId"},
                body: {"in":"body","name":"body","required":true,"ref":"CreateAccountLimitPolicyRequest"},
        };
        app.post('/v1/accounts/:account_id/limits',
            ...(fetchMiddlewares<RequestHandler>(CommandLimitsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandLimitsController.prototype.createAccountLimitPolicy)),

            async function CommandLimitsController_createAccountLimitPolicy(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandLimitsController_createAccountLimitPolicy, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandLimitsController>(CommandLimitsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createAccountLimitPolicy',
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
        const argsCommandLimitsController_putPixLimits: Record<string, TsoaRoute.ParameterSchema> = {
                accountId: {"in":"path","name":"account_id","required":true,"ref":"AccountId"},
                body: {"in":"body","name":"body","required":true,"ref":"PutPixLimitsRequest"},
        };
        app.put('/v1/accounts/:account_id/pix-limits',
            ...(fetchMiddlewares<RequestHandler>(CommandLimitsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandLimitsController.prototype.putPixLimits)),

            async function CommandLimitsController_putPixLimits(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandLimitsController_putPixLimits, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandLimitsController>(CommandLimitsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'putPixLimits',
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
        const argsCommandLimitsController_createLimitPolicy: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateLimitPolicyRequest"},
        };
        app.post('/v1/limit-policies',
            ...(fetchMiddlewares<RequestHandler>(CommandLimitsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandLimitsController.prototype.createLimitPolicy)),

            async function CommandLimitsController_createLimitPolicy(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandLimitsController_createLimitPolicy, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandLimitsController>(CommandLimitsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createLimitPolicy',
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
        const argsCommandLimitsController_disableLimitPolicy: Record<string, TsoaRoute.ParameterSchema> = {
                policyId: {"in":"path","name":"policy_id","required":true,"ref":"LimitPolicyId"},
        };
        app.delete('/v1/limit-policies/:policy_id',
            ...(fetchMiddlewares<RequestHandler>(CommandLimitsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandLimitsController.prototype.disableLimitPolicy)),

            async function CommandLimitsController_disableLimitPolicy(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandLimitsController_disableLimitPolicy, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandLimitsController>(CommandLimitsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'disableLimitPolicy',
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
        const argsCommandObligationsController_createObligation: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateObligationRequest"},
        };
        app.post('/v1/obligations',
            ...(fetchMiddlewares<RequestHandler>(CommandObligationsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandObligationsController.prototype.createObligation)),

            async function CommandObligationsController_createObligation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandObligationsController_createObligation, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandObligationsController>(CommandObligationsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createObligation',
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
        const argsCommandObligationsController_createObligationBatch: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateObligationBatchRequest"},
        };
        app.post('/v1/obligations/batch',
            ...(fetchMiddlewares<RequestHandler>(CommandObligationsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandObligationsController.prototype.createObligationBatch)),

            async function CommandObligationsController_createObligationBatch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandObligationsController_createObligationBatch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandObligationsController>(CommandObligationsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createObligationBatch',
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
        const argsCommandObligationsController_redispatchObligation: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/obligations/:obligation_id/redispatch',
            ...(fetchMiddlewares<RequestHandler>(CommandObligationsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandObligationsController.prototype.redispatchObligation)),

            async function CommandObligationsController_redispatchObligation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandObligationsController_redispatchObligation, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandObligationsController>(CommandObligationsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'redispatchObligation',
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
        const argsCommandObligationsController_resolveObligation: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ResolveObligationRequest"},
        };
        app.post('/v1/obligations/:obligation_id/resolve',
            ...(fetchMiddlewares<RequestHandler>(CommandObligationsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandObligationsController.prototype.resolveObligation)),

            async function CommandObligationsController_resolveObligation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandObligationsController_resolveObligation, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandObligationsController>(CommandObligationsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resolveObligation',
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
        const argsCommandOperatorController_operatorListRailBindings: Record<string, TsoaRoute.ParameterSchema> = {
                rail: {"in":"query","name":"rail","ref":"Rail"},
                provider_id: {"in":"query","name":"provider_id","ref":"ProviderReference"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/operator/tenants/:tenant/rail-bindings',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorListRailBindings)),

            async function CommandOperatorController_operatorListRailBindings(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorListRailBindings, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorListRailBindings',
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
        const argsCommandOperatorController_operatorBindRail: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"BindRailRequest"},
        };
        app.post('/v1/operator/tenants/:tenant/rail-bindings',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorBindRail)),

            async function CommandOperatorController_operatorBindRail(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorBindRail, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorBindRail',
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
        const argsCommandOperatorController_operatorListCompiles: Record<string, TsoaRoute.ParameterSchema> = {
                productId: {"in":"query","name":"product_id","ref":"ProductReference"},
                state: {"in":"query","name":"state","ref":"CompileState"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/operator/tenants/:tenant/foundry/compiles',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorListCompiles)),

            async function CommandOperatorController_operatorListCompiles(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorListCompiles, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorListCompiles',
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
        const argsCommandOperatorController_operatorSubmitCompile: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CompileSubmitRequest"},
        };
        app.post('/v1/operator/tenants/:tenant/foundry/compiles',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorSubmitCompile)),

            async function CommandOperatorController_operatorSubmitCompile(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorSubmitCompile, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorSubmitCompile',
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
        const argsCommandOperatorController_operatorGetCompile: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/operator/tenants/:tenant/foundry/compiles/:compile_id',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorGetCompile)),

            async function CommandOperatorController_operatorGetCompile(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorGetCompile, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorGetCompile',
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
        const argsCommandOperatorController_operatorGetCompileSource: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/operator/tenants/:tenant/foundry/compiles/:compile_id/source',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorGetCompileSource)),

            async function CommandOperatorController_operatorGetCompileSource(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorGetCompileSource, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorGetCompileSource',
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
        const argsCommandOperatorController_operatorListProductKeys: Record<string, TsoaRoute.ParameterSchema> = {
                author: {"in":"query","name":"author","ref":"ProductKeyAuthor"},
                status: {"in":"query","name":"status","ref":"ProductKeyStatus"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/operator/tenants/:tenant/product-keys',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorListProductKeys)),

            async function CommandOperatorController_operatorListProductKeys(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorListProductKeys, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorListProductKeys',
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
        const argsCommandOperatorController_operatorEnrollProductKey: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"EnrollProductKeyRequest"},
        };
        app.post('/v1/operator/tenants/:tenant/product-keys',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorEnrollProductKey)),

            async function CommandOperatorController_operatorEnrollProductKey(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorEnrollProductKey, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorEnrollProductKey',
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
        const argsCommandOperatorController_operatorListProducts: Record<string, TsoaRoute.ParameterSchema> = {
                lifecycle: {"in":"query","name":"lifecycle","ref":"ProductLifecycle"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/operator/tenants/:tenant/products',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorListProducts)),

            async function CommandOperatorController_operatorListProducts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorListProducts, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorListProducts',
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
        const argsCommandOperatorController_operatorGetProduct: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/operator/tenants/:tenant/products/:product_id',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorGetProduct)),

            async function CommandOperatorController_operatorGetProduct(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorGetProduct, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorGetProduct',
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
        const argsCommandOperatorController_operatorBindProduct: Record<string, TsoaRoute.ParameterSchema> = {
                productId: {"in":"path","name":"product_id","required":true,"ref":"ProductId"},
                body: {"in":"body","name":"body","required":true,"ref":"BindArtifactRequest"},
        };
        app.post('/v1/operator/tenants/:tenant/products/:product_id',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorBindProduct)),

            async function CommandOperatorController_operatorBindProduct(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorBindProduct, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorBindProduct',
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
        const argsCommandOperatorController_operatorSetProductLifecycle: Record<string, TsoaRoute.ParameterSchema> = {
                productId: {"in":"path","name":"product_id","required":true,"ref":"ProductId"},
                body: {"in":"body","name":"body","required":true,"ref":"SetLifecycleRequest"},
        };
        app.patch('/v1/operator/tenants/:tenant/products/:product_id',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorSetProductLifecycle)),

            async function CommandOperatorController_operatorSetProductLifecycle(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorSetProductLifecycle, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorSetProductLifecycle',
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
        const argsCommandOperatorController_operatorGetCertification: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/operator/tenants/:tenant/products/:product_id/certification',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorGetCertification)),

            async function CommandOperatorController_operatorGetCertification(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorGetCertification, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorGetCertification',
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
        const argsCommandOperatorController_operatorCertifyProduct: Record<string, TsoaRoute.ParameterSchema> = {
                productId: {"in":"path","name":"product_id","required":true,"ref":"ProductId"},
                body: {"in":"body","name":"body","required":true,"ref":"CertificationEvidence"},
        };
        app.post('/v1/operator/tenants/:tenant/products/:product_id/certification',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorCertifyProduct)),

            async function CommandOperatorController_operatorCertifyProduct(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorCertifyProduct, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorCertifyProduct',
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
        const argsCommandOperatorController_operatorPlanDrain: Record<string, TsoaRoute.ParameterSchema> = {
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/operator/tenants/:tenant/products/:product_id/drain',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorPlanDrain)),

            async function CommandOperatorController_operatorPlanDrain(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorPlanDrain, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorPlanDrain',
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
        const argsCommandOperatorController_operatorDrainProduct: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"DrainRequest"},
        };
        app.post('/v1/operator/tenants/:tenant/products/:product_id/drain',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorDrainProduct)),

            async function CommandOperatorController_operatorDrainProduct(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorDrainProduct, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorDrainProduct',
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
        const argsCommandOperatorController_operatorListProviderAccounts: Record<string, TsoaRoute.ParameterSchema> = {
                type: {"in":"query","name":"type","ref":"ProviderAccountType"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/operator/tenants/:tenant/provider-accounts',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorListProviderAccounts)),

            async function CommandOperatorController_operatorListProviderAccounts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorListProviderAccounts, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorListProviderAccounts',
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
        const argsCommandOperatorController_operatorCreateProviderAccount: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateProviderAccountRequest"},
        };
        app.post('/v1/operator/tenants/:tenant/provider-accounts',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorCreateProviderAccount)),

            async function CommandOperatorController_operatorCreateProviderAccount(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorCreateProviderAccount, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorCreateProviderAccount',
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
        const argsCommandOperatorController_operatorTransferProviderFunds: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ProviderTransferRequest"},
        };
        app.post('/v1/operator/tenants/:tenant/provider-accounts/:provider_id/transfers',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorTransferProviderFunds)),

            async function CommandOperatorController_operatorTransferProviderFunds(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorTransferProviderFunds, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorTransferProviderFunds',
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
        const argsCommandOperatorController_operatorGetQuotas: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/operator/tenants/:tenant/quotas',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorGetQuotas)),

            async function CommandOperatorController_operatorGetQuotas(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorGetQuotas, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorGetQuotas',
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
        const argsCommandOperatorController_operatorPutQuotas: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"PutQuotasRequest"},
        };
        app.put('/v1/operator/tenants/:tenant/quotas',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorPutQuotas)),

            async function CommandOperatorController_operatorPutQuotas(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorPutQuotas, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorPutQuotas',
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
        const argsCommandOperatorController_operatorListTransferTemplates: Record<string, TsoaRoute.ParameterSchema> = {
                status: {"in":"query","name":"status","ref":"TransferTemplateStatus"},
                name: {"in":"query","name":"name","ref":"TransferTemplateName"},
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/operator/tenants/:tenant/transfer-templates',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorListTransferTemplates)),

            async function CommandOperatorController_operatorListTransferTemplates(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorListTransferTemplates, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorListTransferTemplates',
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
        const argsCommandOperatorController_operatorCreateTransferTemplate: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateTransferTemplateRequest"},
        };
        app.post('/v1/operator/tenants/:tenant/transfer-templates',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorCreateTransferTemplate)),

            async function CommandOperatorController_operatorCreateTransferTemplate(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorCreateTransferTemplate, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorCreateTransferTemplate',
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
        const argsCommandOperatorController_operatorGetTransferTemplate: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/operator/tenants/:tenant/transfer-templates/:template_id',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorGetTransferTemplate)),

            async function CommandOperatorController_operatorGetTransferTemplate(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorGetTransferTemplate, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorGetTransferTemplate',
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
        const argsCommandOperatorController_operatorRetireTransferTemplate: Record<string, TsoaRoute.ParameterSchema> = {
                templateId: {"in":"path","name":"template_id","required":true,"ref":"TransferTemplateId"},
                body: {"in":"body","name":"body","required":true,"ref":"RetireTemplateRequest"},
        };
        app.patch('/v1/operator/tenants/:tenant/transfer-templates/:template_id',
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController)),
            ...(fetchMiddlewares<RequestHandler>(CommandOperatorController.prototype.operatorRetireTransferTemplate)),

            async function CommandOperatorController_operatorRetireTransferTemplate(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandOperatorController_operatorRetireTransferTemplate, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandOperatorController>(CommandOperatorController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorRetireTransferTemplate',
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
        const argsCommandPixController_registerPixKey: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"PixKeyRegisterRequest"},
        };
        app.post('/v1/pix/keys',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.registerPixKey)),

            async function CommandPixController_registerPixKey(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_registerPixKey, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'registerPixKey',
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
        const argsCommandPixController_lookupPixKey: Record<string, TsoaRoute.ParameterSchema> = {
                key: {"in":"query","name":"key","required":true,"ref":"PixKeyText"},
                account_id: {"in":"query","name":"account_id","ref":"AccountReference"},
        };
        app.get('/v1/pix/keys/lookup',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.lookupPixKey)),

            async function CommandPixController_lookupPixKey(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_lookupPixKey, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'lookupPixKey',
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
        const argsCommandPixController_deletePixKey: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.delete('/v1/pix/keys/:key_id',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.deletePixKey)),

            async function CommandPixController_deletePixKey(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_deletePixKey, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deletePixKey',
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
        const argsCommandPixController_openPixPortabilityClaim: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/pix/keys/:key_id/portability/claim',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.openPixPortabilityClaim)),

            async function CommandPixController_openPixPortabilityClaim(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_openPixPortabilityClaim, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'openPixPortabilityClaim',
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
        const argsCommandPixController_confirmPixPortabilityClaim: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/pix/keys/:key_id/portability/confirm',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.confirmPixPortabilityClaim)),

            async function CommandPixController_confirmPixPortabilityClaim(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_confirmPixPortabilityClaim, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'confirmPixPortabilityClaim',
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
        const argsCommandPixController_cancelPixPortabilityClaim: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/pix/keys/:key_id/portability/cancel',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.cancelPixPortabilityClaim)),

            async function CommandPixController_cancelPixPortabilityClaim(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_cancelPixPortabilityClaim, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'cancelPixPortabilityClaim',
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
        const argsCommandPixController_receivePixKeyEvent: Record<string, TsoaRoute.ParameterSchema> = {
                _providerId: {"in":"path","name":"provider_id","required":true,"dataType":"string"},
                _body: {"in":"body","name":"_body","required":true,"ref":"ProviderEvent"},
                _timestamp: {"in":"header","name":"X-Webhook-Timestamp","dataType":"string"},
                _signature: {"in":"header","name":"X-Webhook-Signature","dataType":"string"},
                _deliveryId: {"in":"header","name":"X-Webhook-Delivery-Id","dataType":"string"},
        };
        app.post('/v1/pix/keys/events/:provider_id',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.receivePixKeyEvent)),

            async function CommandPixController_receivePixKeyEvent(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_receivePixKeyEvent, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'receivePixKeyEvent',
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
        const argsCommandPixController_receivePixKeyEventDeprecated: Record<string, TsoaRoute.ParameterSchema> = {
                _body: {"in":"body","name":"_body","required":true,"ref":"ProviderEvent"},
                _timestamp: {"in":"header","name":"X-Webhook-Timestamp","dataType":"string"},
                _signature: {"in":"header","name":"X-Webhook-Signature","dataType":"string"},
                _deliveryId: {"in":"header","name":"X-Webhook-Delivery-Id","dataType":"string"},
        };
        app.post('/v1/pix/keys/events',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.receivePixKeyEventDeprecated)),

            async function CommandPixController_receivePixKeyEventDeprecated(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_receivePixKeyEventDeprecated, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'receivePixKeyEventDeprecated',
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
        const argsCommandPixController_authorizePixMandate: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/pix/mandates/:mandate_id/authorize',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.authorizePixMandate)),

            async function CommandPixController_authorizePixMandate(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_authorizePixMandate, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'authorizePixMandate',
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
        const argsCommandPixController_rejectPixMandate: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/pix/mandates/:mandate_id/reject',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.rejectPixMandate)),

            async function CommandPixController_rejectPixMandate(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_rejectPixMandate, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rejectPixMandate',
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
        const argsCommandPixController_revokePixMandate: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/pix/mandates/:mandate_id/revoke',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.revokePixMandate)),

            async function CommandPixController_revokePixMandate(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_revokePixMandate, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'revokePixMandate',
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
        const argsCommandPixController_cancelPixMandateCharge: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/pix/mandates/:mandate_id/charges/:charge_id/cancel',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.cancelPixMandateCharge)),

            async function CommandPixController_cancelPixMandateCharge(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_cancelPixMandateCharge, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'cancelPixMandateCharge',
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
        const argsCommandPixController_receivePixMandateEvent: Record<string, TsoaRoute.ParameterSchema> = {
                _providerId: {"in":"path","name":"provider_id","required":true,"dataType":"string"},
                _body: {"in":"body","name":"_body","required":true,"ref":"ProviderEvent"},
                _timestamp: {"in":"header","name":"X-Webhook-Timestamp","dataType":"string"},
                _signature: {"in":"header","name":"X-Webhook-Signature","dataType":"string"},
                _deliveryId: {"in":"header","name":"X-Webhook-Delivery-Id","dataType":"string"},
        };
        app.post('/v1/pix/mandates/events/:provider_id',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.receivePixMandateEvent)),

            async function CommandPixController_receivePixMandateEvent(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_receivePixMandateEvent, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'receivePixMandateEvent',
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
        const argsCommandPixController_receivePixMandateEventDeprecated: Record<string, TsoaRoute.ParameterSchema> = {
                _body: {"in":"body","name":"_body","required":true,"ref":"ProviderEvent"},
                _timestamp: {"in":"header","name":"X-Webhook-Timestamp","dataType":"string"},
                _signature: {"in":"header","name":"X-Webhook-Signature","dataType":"string"},
                _deliveryId: {"in":"header","name":"X-Webhook-Delivery-Id","dataType":"string"},
        };
        app.post('/v1/pix/mandates/events',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.receivePixMandateEventDeprecated)),

            async function CommandPixController_receivePixMandateEventDeprecated(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_receivePixMandateEventDeprecated, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'receivePixMandateEventDeprecated',
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
        const argsCommandPixController_fileMedCase: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"MedCaseCreateRequest"},
        };
        app.post('/v1/pix/med/cases',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.fileMedCase)),

            async function CommandPixController_fileMedCase(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_fileMedCase, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'fileMedCase',
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
        const argsCommandPixController_resolveMedCase: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"MedCaseResolveRequest"},
        };
        app.post('/v1/pix/med/cases/:case_id/resolve',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.resolveMedCase)),

            async function CommandPixController_resolveMedCase(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_resolveMedCase, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resolveMedCase',
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
        const argsCommandPixController_receivePixMedEvent: Record<string, TsoaRoute.ParameterSchema> = {
                _providerId: {"in":"path","name":"provider_id","required":true,"dataType":"string"},
                _body: {"in":"body","name":"_body","required":true,"ref":"ProviderEvent"},
                _timestamp: {"in":"header","name":"X-Webhook-Timestamp","dataType":"string"},
                _signature: {"in":"header","name":"X-Webhook-Signature","dataType":"string"},
                _deliveryId: {"in":"header","name":"X-Webhook-Delivery-Id","dataType":"string"},
        };
        app.post('/v1/pix/med/events/:provider_id',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.receivePixMedEvent)),

            async function CommandPixController_receivePixMedEvent(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_receivePixMedEvent, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'receivePixMedEvent',
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
        const argsCommandPixController_receivePixMedEventDeprecated: Record<string, TsoaRoute.ParameterSchema> = {
                _body: {"in":"body","name":"_body","required":true,"ref":"ProviderEvent"},
                _timestamp: {"in":"header","name":"X-Webhook-Timestamp","dataType":"string"},
                _signature: {"in":"header","name":"X-Webhook-Signature","dataType":"string"},
                _deliveryId: {"in":"header","name":"X-Webhook-Delivery-Id","dataType":"string"},
        };
        app.post('/v1/pix/med/events',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.receivePixMedEventDeprecated)),

            async function CommandPixController_receivePixMedEventDeprecated(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_receivePixMedEventDeprecated, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'receivePixMedEventDeprecated',
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
        const argsCommandPixController_receivePixWebhook: Record<string, TsoaRoute.ParameterSchema> = {
                _providerId: {"in":"path","name":"provider_id","required":true,"dataType":"string"},
                _body: {"in":"body","name":"_body","required":true,"ref":"ProviderEvent"},
                _timestamp: {"in":"header","name":"X-Webhook-Timestamp","dataType":"string"},
                _signature: {"in":"header","name":"X-Webhook-Signature","dataType":"string"},
                _deliveryId: {"in":"header","name":"X-Webhook-Delivery-Id","dataType":"string"},
        };
        app.post('/v1/pix/webhooks/:provider_id',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.receivePixWebhook)),

            async function CommandPixController_receivePixWebhook(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_receivePixWebhook, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'receivePixWebhook',
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
        const argsCommandPixController_createPixDynamicQr: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"PixQrDynamicCreateRequest"},
        };
        app.post('/v1/pix/qr/:account_id/dynamic',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.createPixDynamicQr)),

            async function CommandPixController_createPixDynamicQr(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_createPixDynamicQr, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createPixDynamicQr',
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
        const argsCommandPixController_decodePixQr: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"PixQrDecodeRequest"},
        };
        app.post('/v1/pix/qr/decode',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.decodePixQr)),

            async function CommandPixController_decodePixQr(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_decodePixQr, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'decodePixQr',
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
        const argsCommandPixController_createPixReturn: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"PixReturnRequest"},
        };
        app.post('/v1/pix/return',
            ...(fetchMiddlewares<RequestHandler>(CommandPixController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPixController.prototype.createPixReturn)),

            async function CommandPixController_createPixReturn(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPixController_createPixReturn, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPixController>(CommandPixController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createPixReturn',
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
        const argsCommandPortalController_getTenantOpenapi: Record<string, TsoaRoute.ParameterSchema> = {
                ifNoneMatch: {"in":"header","name":"If-None-Match","ref":"EntityTags"},
        };
        app.get('/v1/openapi',
            ...(fetchMiddlewares<RequestHandler>(CommandPortalController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPortalController.prototype.getTenantOpenapi)),

            async function CommandPortalController_getTenantOpenapi(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPortalController_getTenantOpenapi, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPortalController>(CommandPortalController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getTenantOpenapi',
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
        const argsCommandPortalController_getTenantSdk: Record<string, TsoaRoute.ParameterSchema> = {
                language: {"in":"path","name":"language","required":true,"ref":"SdkLanguage"},
                ifNoneMatch: {"in":"header","name":"If-None-Match","ref":"EntityTags"},
        };
        app.get('/v1/openapi/sdk/:language',
            ...(fetchMiddlewares<RequestHandler>(CommandPortalController)),
            ...(fetchMiddlewares<RequestHandler>(CommandPortalController.prototype.getTenantSdk)),

            async function CommandPortalController_getTenantSdk(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandPortalController_getTenantSdk, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandPortalController>(CommandPortalController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getTenantSdk',
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
        const argsCommandProductsController_runBattery: Record<string, TsoaRoute.ParameterSchema> = {
                productId: {"in":"path","name":"product_id","required":true,"ref":"ProductId"},
                body: {"in":"body","name":"body","ref":"RunBatteryRequest"},
        };
        app.post('/v1/products/:product_id/battery',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.runBattery)),

            async function CommandProductsController_runBattery(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_runBattery, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'runBattery',
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
        const argsCommandProductsController_getBattery: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/products/:product_id/battery/:battery_id',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.getBattery)),

            async function CommandProductsController_getBattery(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_getBattery, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getBattery',
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
        const argsCommandProductsController_getCertification: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/products/:product_id/certification',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.getCertification)),

            async function CommandProductsController_getCertification(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_getCertification, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getCertification',
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
        const argsCommandProductsController_certifyProduct: Record<string, TsoaRoute.ParameterSchema> = {
                productId: {"in":"path","name":"product_id","required":true,"ref":"ProductId"},
                body: {"in":"body","name":"body","required":true,"ref":"CertificationEvidence"},
        };
        app.post('/v1/products/:product_id/certification',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.certifyProduct)),

            async function CommandProductsController_certifyProduct(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_certifyProduct, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'certifyProduct',
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
        const argsCommandProductsController_getCertificationEvidence: Record<string, TsoaRoute.ParameterSchema> = {
                kind: {"in":"path","name":"kind","required":true,"ref":"CertificationEvidenceKind"},
        };
        app.get('/v1/products/:product_id/certification/evidence/:kind',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.getCertificationEvidence)),

            async function CommandProductsController_getCertificationEvidence(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_getCertificationEvidence, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getCertificationEvidence',
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
        const argsCommandProductsController_bindProductTemplate: Record<string, TsoaRoute.ParameterSchema> = {
                productId: {"in":"path","name":"product_id","required":true,"ref":"ProductId"},
                body: {"in":"body","name":"body","required":true,"ref":"BindTemplateRequest"},
        };
        app.post('/v1/products/:product_id',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.bindProductTemplate)),

            async function CommandProductsController_bindProductTemplate(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_bindProductTemplate, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'bindProductTemplate',
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
        const argsCommandProductsController_listProductScenarios: Record<string, TsoaRoute.ParameterSchema> = {
                limit: {"in":"query","name":"limit","ref":"PageLimit"},
                cursor: {"in":"query","name":"cursor","ref":"PageCursor"},
        };
        app.get('/v1/products/:product_id/scenarios',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.listProductScenarios)),

            async function CommandProductsController_listProductScenarios(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_listProductScenarios, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listProductScenarios',
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
        const argsCommandProductsController_openConformanceRun: Record<string, TsoaRoute.ParameterSchema> = {
                productId: {"in":"path","name":"product_id","required":true,"ref":"ProductId"},
                body: {"in":"body","name":"body","required":true,"ref":"ConformanceRunOpenRequest"},
        };
        app.post('/v1/products/:product_id/conformance',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.openConformanceRun)),

            async function CommandProductsController_openConformanceRun(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_openConformanceRun, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'openConformanceRun',
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
        const argsCommandProductsController_getConformanceRun: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/products/:product_id/conformance/:run_id',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.getConformanceRun)),

            async function CommandProductsController_getConformanceRun(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_getConformanceRun, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getConformanceRun',
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
        const argsCommandProductsController_runConformanceStep: Record<string, TsoaRoute.ParameterSchema> = {
                index: {"in":"path","name":"index","required":true,"ref":"ConformanceStepIndex"},
                _body: {"in":"body","name":"_body","required":true,"ref":"ConformanceStepRequest"},
        };
        app.post('/v1/products/:product_id/conformance/:run_id/steps/:index',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.runConformanceStep)),

            async function CommandProductsController_runConformanceStep(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_runConformanceStep, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'runConformanceStep',
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
        const argsCommandProductsController_createProductInstance: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateInstanceRequest"},
        };
        app.post('/v1/products/:product_id/instances',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.createProductInstance)),

            async function CommandProductsController_createProductInstance(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_createProductInstance, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createProductInstance',
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
        const argsCommandProductsController_driveProductAction: Record<string, TsoaRoute.ParameterSchema> = {
                action: {"in":"path","name":"action","required":true,"ref":"ActionSegment"},
                body: {"in":"body","name":"body","required":true,"ref":"DriveActionRequest"},
        };
        app.post('/v1/products/:product_id/instances/:instance_id/actions/:action',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.driveProductAction)),

            async function CommandProductsController_driveProductAction(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_driveProductAction, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'driveProductAction',
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
        const argsCommandProductsController_closeProductInstance: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CloseInstanceRequest"},
        };
        app.post('/v1/products/:product_id/instances/:instance_id/close',
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandProductsController.prototype.closeProductInstance)),

            async function CommandProductsController_closeProductInstance(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandProductsController_closeProductInstance, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandProductsController>(CommandProductsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'closeProductInstance',
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
        const argsCommandQbrlPolicyController_operatorGetQbrlPolicy: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/v1/operator/tenants/:tenant/qbrl-policy',
            ...(fetchMiddlewares<RequestHandler>(CommandQbrlPolicyController)),
            ...(fetchMiddlewares<RequestHandler>(CommandQbrlPolicyController.prototype.operatorGetQbrlPolicy)),

            async function CommandQbrlPolicyController_operatorGetQbrlPolicy(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandQbrlPolicyController_operatorGetQbrlPolicy, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandQbrlPolicyController>(CommandQbrlPolicyController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorGetQbrlPolicy',
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
        const argsCommandQbrlPolicyController_operatorSetQbrlPolicy: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SetQbrlPolicyRequest"},
        };
        app.post('/v1/operator/tenants/:tenant/qbrl-policy',
            ...(fetchMiddlewares<RequestHandler>(CommandQbrlPolicyController)),
            ...(fetchMiddlewares<RequestHandler>(CommandQbrlPolicyController.prototype.operatorSetQbrlPolicy)),

            async function CommandQbrlPolicyController_operatorSetQbrlPolicy(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandQbrlPolicyController_operatorSetQbrlPolicy, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandQbrlPolicyController>(CommandQbrlPolicyController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'operatorSetQbrlPolicy',
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
        const argsCommandReconciliationController_startReconciliationRun: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"StartReconciliationRunRequest"},
        };
        app.post('/v1/reconciliation/runs',
            ...(fetchMiddlewares<RequestHandler>(CommandReconciliationController)),
            ...(fetchMiddlewares<RequestHandler>(CommandReconciliationController.prototype.startReconciliationRun)),

            async function CommandReconciliationController_startReconciliationRun(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandReconciliationController_startReconciliationRun, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandReconciliationController>(CommandReconciliationController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'startReconciliationRun',
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
        const argsCommandReconciliationController_resolveReconciliationBreak: Record<string, TsoaRoute.ParameterSchema> = {
                breakId: {"in":"path","name":"break_id","required":true,"ref":"ReconciliationBreakId"},
                body: {"in":"body","name":"body","required":true,"ref":"ResolveBreakRequest"},
        };
        app.post('/v1/reconciliation/breaks/:break_id/resolve',
            ...(fetchMiddlewares<RequestHandler>(CommandReconciliationController)),
            ...(fetchMiddlewares<RequestHandler>(CommandReconciliationController.prototype.resolveReconciliationBreak)),

            async function CommandReconciliationController_resolveReconciliationBreak(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandReconciliationController_resolveReconciliationBreak, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandReconciliationController>(CommandReconciliationController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resolveReconciliationBreak',
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
        const argsCommandSchedulesController_createSchedule: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateScheduleRequest"},
        };
        app.post('/v1/schedules',
            ...(fetchMiddlewares<RequestHandler>(CommandSchedulesController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSchedulesController.prototype.createSchedule)),

            async function CommandSchedulesController_createSchedule(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSchedulesController_createSchedule, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSchedulesController>(CommandSchedulesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createSchedule',
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
        const argsCommandSchedulesController_updateSchedule: Record<string, TsoaRoute.ParameterSchema> = {
                scheduleId: {"in":"path","name":"schedule_id","required":true,"ref":"ScheduleId"},
                body: {"in":"body","name":"body","required":true,"ref":"UpdateScheduleRequest"},
        };
        app.patch('/v1/schedules/:schedule_id',
            ...(fetchMiddlewares<RequestHandler>(CommandSchedulesController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSchedulesController.prototype.updateSchedule)),

            async function CommandSchedulesController_updateSchedule(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSchedulesController_updateSchedule, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSchedulesController>(CommandSchedulesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateSchedule',
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
        const argsCommandSchedulesController_cancelSchedule: Record<string, TsoaRoute.ParameterSchema> = {
                scheduleId: {"in":"path","name":"schedule_id","required":true,"ref":"ScheduleId"},
        };
        app.delete('/v1/schedules/:schedule_id',
            ...(fetchMiddlewares<RequestHandler>(CommandSchedulesController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSchedulesController.prototype.cancelSchedule)),

            async function CommandSchedulesController_cancelSchedule(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSchedulesController_cancelSchedule, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSchedulesController>(CommandSchedulesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'cancelSchedule',
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
        const argsCommandSchedulesController_pauseSchedule: Record<string, TsoaRoute.ParameterSchema> = {
                scheduleId: {"in":"path","name":"schedule_id","required":true,"ref":"ScheduleId"},
        };
        app.post('/v1/schedules/:schedule_id/pause',
            ...(fetchMiddlewares<RequestHandler>(CommandSchedulesController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSchedulesController.prototype.pauseSchedule)),

            async function CommandSchedulesController_pauseSchedule(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSchedulesController_pauseSchedule, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSchedulesController>(CommandSchedulesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'pauseSchedule',
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
        const argsCommandSchedulesController_resumeSchedule: Record<string, TsoaRoute.ParameterSchema> = {
                scheduleId: {"in":"path","name":"schedule_id","required":true,"ref":"ScheduleId"},
        };
        app.post('/v1/schedules/:schedule_id/resume',
            ...(fetchMiddlewares<RequestHandler>(CommandSchedulesController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSchedulesController.prototype.resumeSchedule)),

            async function CommandSchedulesController_resumeSchedule(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSchedulesController_resumeSchedule, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSchedulesController>(CommandSchedulesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resumeSchedule',
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
        const argsCommandSchedulesController_tickScheduler: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.post('/v1/scheduler/tick',
            ...(fetchMiddlewares<RequestHandler>(CommandSchedulesController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSchedulesController.prototype.tickScheduler)),

            async function CommandSchedulesController_tickScheduler(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSchedulesController_tickScheduler, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSchedulesController>(CommandSchedulesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'tickScheduler',
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
        const argsCommandSquadsController_grantAutoCollectConsent: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ConsentRequest"},
        };
        app.put('/v1/squads/:sqd_id/auto-collect/consent',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.grantAutoCollectConsent)),

            async function CommandSquadsController_grantAutoCollectConsent(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_grantAutoCollectConsent, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'grantAutoCollectConsent',
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
        const argsCommandSquadsController_revokeAutoCollectConsent: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ConsentRevokeRequest"},
        };
        app.delete('/v1/squads/:sqd_id/auto-collect/consent/:consent_id',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.revokeAutoCollectConsent)),

            async function CommandSquadsController_revokeAutoCollectConsent(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_revokeAutoCollectConsent, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'revokeAutoCollectConsent',
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
        const argsCommandSquadsController_contributeToSquad: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ContributionRequest"},
        };
        app.post('/v1/squads/:sqd_id/contributions',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.contributeToSquad)),

            async function CommandSquadsController_contributeToSquad(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_contributeToSquad, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'contributeToSquad',
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
        const argsCommandSquadsController_voidContribution: Record<string, TsoaRoute.ParameterSchema> = {
                entrySeq: {"in":"path","name":"entry_seq","required":true,"ref":"SquadEntrySeq"},
                body: {"in":"body","name":"body","required":true,"ref":"SquadActorRequest"},
        };
        app.delete('/v1/squads/:sqd_id/contributions/:entry_seq',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.voidContribution)),

            async function CommandSquadsController_voidContribution(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_voidContribution, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'voidContribution',
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
        const argsCommandSquadsController_resplitExpense: Record<string, TsoaRoute.ParameterSchema> = {
                entrySeq: {"in":"path","name":"entry_seq","required":true,"ref":"SquadEntrySeq"},
                body: {"in":"body","name":"body","required":true,"ref":"ResplitRequest"},
        };
        app.patch('/v1/squads/:sqd_id/entries/:entry_seq/split',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.resplitExpense)),

            async function CommandSquadsController_resplitExpense(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_resplitExpense, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resplitExpense',
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
        const argsCommandSquadsController_createSquad: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateSquadRequest"},
        };
        app.post('/v1/squads',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.createSquad)),

            async function CommandSquadsController_createSquad(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_createSquad, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createSquad',
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
        const argsCommandSquadsController_updateSquad: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"UpdateSquadRequest"},
        };
        app.patch('/v1/squads/:sqd_id',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.updateSquad)),

            async function CommandSquadsController_updateSquad(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_updateSquad, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateSquad',
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
        const argsCommandSquadsController_closeSquad: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CloseRequest"},
        };
        app.post('/v1/squads/:sqd_id/close',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.closeSquad)),

            async function CommandSquadsController_closeSquad(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_closeSquad, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'closeSquad',
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
        const argsCommandSquadsController_freezeSquad: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SquadActorRequest"},
        };
        app.post('/v1/squads/:sqd_id/freeze',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.freezeSquad)),

            async function CommandSquadsController_freezeSquad(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_freezeSquad, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'freezeSquad',
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
        const argsCommandSquadsController_unfreezeSquad: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SquadActorRequest"},
        };
        app.post('/v1/squads/:sqd_id/unfreeze',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.unfreezeSquad)),

            async function CommandSquadsController_unfreezeSquad(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_unfreezeSquad, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'unfreezeSquad',
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
        const argsCommandSquadsController_setSquadGoal: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SetGoalRequest"},
        };
        app.put('/v1/squads/:sqd_id/goal',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.setSquadGoal)),

            async function CommandSquadsController_setSquadGoal(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_setSquadGoal, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'setSquadGoal',
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
        const argsCommandSquadsController_deleteSquadGoal: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SquadActorRequest"},
        };
        app.delete('/v1/squads/:sqd_id/goal',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.deleteSquadGoal)),

            async function CommandSquadsController_deleteSquadGoal(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_deleteSquadGoal, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deleteSquadGoal',
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
        const argsCommandSquadsController_inviteToSquad: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"InviteRequest"},
        };
        app.post('/v1/squads/:sqd_id/invitations',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.inviteToSquad)),

            async function CommandSquadsController_inviteToSquad(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_inviteToSquad, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'inviteToSquad',
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
        const argsCommandSquadsController_acceptSquadInvitation: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"InvitationAnswerRequest"},
        };
        app.post('/v1/squads/:sqd_id/invitations/accept',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.acceptSquadInvitation)),

            async function CommandSquadsController_acceptSquadInvitation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_acceptSquadInvitation, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'acceptSquadInvitation',
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
        const argsCommandSquadsController_declineSquadInvitation: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"InvitationAnswerRequest"},
        };
        app.post('/v1/squads/:sqd_id/invitations/decline',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.declineSquadInvitation)),

            async function CommandSquadsController_declineSquadInvitation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_declineSquadInvitation, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'declineSquadInvitation',
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
        const argsCommandSquadsController_revokeSquadInvitation: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SquadActorRequest"},
        };
        app.delete('/v1/squads/:sqd_id/invitations/:invitee_account_id',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.revokeSquadInvitation)),

            async function CommandSquadsController_revokeSquadInvitation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_revokeSquadInvitation, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'revokeSquadInvitation',
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
        const argsCommandSquadsController_removeSquadMember: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SquadActorRequest"},
        };
        app.delete('/v1/squads/:sqd_id/members/:member_account_id',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.removeSquadMember)),

            async function CommandSquadsController_removeSquadMember(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_removeSquadMember, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'removeSquadMember',
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
        const argsCommandSquadsController_changeMemberQuota: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ChangeMemberQuotaRequest"},
        };
        app.patch('/v1/squads/:sqd_id/members/:member_account_id/quota',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.changeMemberQuota)),

            async function CommandSquadsController_changeMemberQuota(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_changeMemberQuota, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changeMemberQuota',
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
        const argsCommandSquadsController_changeMemberRole: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ChangeMemberRoleRequest"},
        };
        app.patch('/v1/squads/:sqd_id/members/:member_account_id/role',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.changeMemberRole)),

            async function CommandSquadsController_changeMemberRole(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_changeMemberRole, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'changeMemberRole',
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
        const argsCommandSquadsController_setSquadRecurrence: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SetRecurrenceRequest"},
        };
        app.put('/v1/squads/:sqd_id/recurrence',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.setSquadRecurrence)),

            async function CommandSquadsController_setSquadRecurrence(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_setSquadRecurrence, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'setSquadRecurrence',
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
        const argsCommandSquadsController_createRecurringExpense: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"CreateRecurringExpenseRequest"},
        };
        app.post('/v1/squads/:sqd_id/recurring-expenses',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.createRecurringExpense)),

            async function CommandSquadsController_createRecurringExpense(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_createRecurringExpense, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createRecurringExpense',
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
        const argsCommandSquadsController_updateRecurringExpense: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"UpdateRecurringExpenseRequest"},
        };
        app.patch('/v1/squads/:sqd_id/recurring-expenses/:rex_id',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.updateRecurringExpense)),

            async function CommandSquadsController_updateRecurringExpense(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_updateRecurringExpense, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateRecurringExpense',
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
        const argsCommandSquadsController_deleteRecurringExpense: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SquadActorRequest"},
        };
        app.delete('/v1/squads/:sqd_id/recurring-expenses/:rex_id',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.deleteRecurringExpense)),

            async function CommandSquadsController_deleteRecurringExpense(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_deleteRecurringExpense, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deleteRecurringExpense',
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
        const argsCommandSquadsController_confirmRecurringExpense: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"ConfirmVariableRequest"},
        };
        app.post('/v1/squads/:sqd_id/recurring-expenses/:rex_id/confirm',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.confirmRecurringExpense)),

            async function CommandSquadsController_confirmRecurringExpense(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_confirmRecurringExpense, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'confirmRecurringExpense',
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
        const argsCommandSquadsController_settleSquadDebts: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SettleRequest"},
        };
        app.post('/v1/squads/:sqd_id/settle',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.settleSquadDebts)),

            async function CommandSquadsController_settleSquadDebts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_settleSquadDebts, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'settleSquadDebts',
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
        const argsCommandSquadsController_simplifySquadDebts: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SquadActorRequest"},
        };
        app.post('/v1/squads/:sqd_id/simplify-debts',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.simplifySquadDebts)),

            async function CommandSquadsController_simplifySquadDebts(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_simplifySquadDebts, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'simplifySquadDebts',
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
        const argsCommandSquadsController_setSpendApprovalRules: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SetRulesRequest"},
        };
        app.put('/v1/squads/:sqd_id/rules',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.setSpendApprovalRules)),

            async function CommandSquadsController_setSpendApprovalRules(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_setSpendApprovalRules, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'setSpendApprovalRules',
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
        const argsCommandSquadsController_deleteSpendApprovalRules: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SquadActorRequest"},
        };
        app.delete('/v1/squads/:sqd_id/rules',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.deleteSpendApprovalRules)),

            async function CommandSquadsController_deleteSpendApprovalRules(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_deleteSpendApprovalRules, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deleteSpendApprovalRules',
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
        const argsCommandSquadsController_spendFromSquad: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SpendRequest"},
        };
        app.post('/v1/squads/:sqd_id/spends',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.spendFromSquad)),

            async function CommandSquadsController_spendFromSquad(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_spendFromSquad, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'spendFromSquad',
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
        const argsCommandSquadsController_approveSpendRequest: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"SquadActorRequest"},
        };
        app.post('/v1/squads/:sqd_id/spend-requests/:spr_id/approve',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.approveSpendRequest)),

            async function CommandSquadsController_approveSpendRequest(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_approveSpendRequest, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'approveSpendRequest',
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
        const argsCommandSquadsController_rejectSpendRequest: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"RejectSpendRequest"},
        };
        app.post('/v1/squads/:sqd_id/spend-requests/:spr_id/reject',
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController)),
            ...(fetchMiddlewares<RequestHandler>(CommandSquadsController.prototype.rejectSpendRequest)),

            async function CommandSquadsController_rejectSpendRequest(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCommandSquadsController_rejectSpendRequest, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CommandSquadsController>(CommandSquadsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rejectSpendRequest',
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

    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa


    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
}

// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

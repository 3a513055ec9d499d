import type { PixKeyRegisterRequest } from '../../../../generated/models.ts';
import { throwRefusal, type Asked } from '../../../platform/http/request-refusals.ts';
import { keyValueContext, pixKeyResource } from './queries.ts';
import { sealedBytes } from '../../../platform/vault/reencrypt.ts';
import type { Module } from '../../../platform/module.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { EvidenceContext } from '../../evidence/index.ts';
import type { Rails, SponsorClient } from '../../rails/index.ts';
import { pixKeyConsumers } from './consumers.ts';
import type { KeysContext } from './context.ts';
import { keyHolderId } from './find-key-holder.ts';
import { pixKeyJobs } from './jobs.ts';
import { pixKeyEntities } from './key.entity.ts';
import { keyFunctions } from './keys.sql.ts';
import { pixKeyEvents } from './provider-events.ts';
import { SponsorKeys } from './sponsor-keys.ts';
import { refuseKeyValue } from './key.ts';
import { requireKey } from './lookup-pix-key.ts';

type Given = Dependencies & { readonly rails: Rails; readonly sponsor: SponsorClient };

/** Keys of the DICT: registration, claims, look-ups. */
export const pixKeysModule: Module<Given, Pick<KeysContext, 'pixKeys'> & Pick<EvidenceContext, 'keyHolderId'>, KeysContext> = {
  domain: 'pix',
  entities: pixKeyEntities,
  sealed: [{
    table: 'pix_keys', key: ['tenant_id', 'key_id'], isBound: true, hasKekId: true,
    columns: { key_value: sealedBytes(({ tenant_id = '', key_id = '' }) => keyValueContext(tenant_id, key_id)) },
  }],
  functions: keyFunctions,
  refusals: {
    registerPixKey: ({ body: { key_type, key_value } }: Asked<PixKeyRegisterRequest>) => (
      throwRefusal(key_value === undefined ? undefined : refuseKeyValue(key_type, key_value))),
    lookupPixKey: ({ query: { key } }: Asked<undefined, { key: string }>) => void requireKey(key),
  },
  resources: { pix_key: pixKeyResource },
  events: pixKeyEvents,
  receivers: { receivePixKeyEvent: Object.keys(pixKeyEvents), receivePixKeyEventDeprecated: Object.keys(pixKeyEvents) },
  open: ({ config, database, log, rails, sponsor }, { contextFor }) => ({
    context: {
      keyHolderId,
      pixKeys: {
        directory: new SponsorKeys(sponsor, rails),
        limits: { individual: config.RAZAO_PIX_KEYS_PERSON, company: config.RAZAO_PIX_KEYS_COMPANY },
      },
    },
    jobs: pixKeyJobs(database, contextFor, log),
    consumers: pixKeyConsumers(contextFor),
  }),
};

import { taxIdContext } from './party.ts';
import { sealedBytes } from '../../platform/vault/reencrypt.ts';
import type { Context } from '../../platform/context.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Module } from '../../platform/module.ts';
import { digestJob } from './digest-tax-ids.ts';
import { partyFunctions } from './parties.sql.ts';
import { PartyEntity } from './party.entity.ts';
import { partyResource } from './queries.ts';

/** People and companies. */
export const partiesModule: Module<Dependencies, object, Context> = {
  domain: 'parties',
  entities: [PartyEntity],
  sealed: [{
    table: 'parties', key: ['tenant_id', 'party_id'], isBound: true, hasKekId: true,
    columns: { tax_id: sealedBytes(({ tenant_id = '', party_id = '' }) => taxIdContext(tenant_id, party_id)) },
  }],
  resources: { party: partyResource },
  functions: partyFunctions,
  open: ({ database }, { contextFor }) => ({ context: {}, jobs: [digestJob(database, contextFor)] }),
};

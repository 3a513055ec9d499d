import { taxIdContext } from './party.ts';
import { sealedBytes } from '../../platform/vault/reencrypt.ts';
import { bringNothing, type Module } from '../../platform/module.ts';
import { PartyEntity } from './party.entity.ts';
import { partyResource } from './queries.ts';

/** People and companies. */
export const partiesModule: Module = {
  domain: 'parties',
  entities: [PartyEntity],
  sealed: [{
    table: 'parties', key: ['tenant_id', 'party_id'], isBound: true, hasKekId: true,
    columns: { tax_id: sealedBytes(({ tenant_id = '', party_id = '' }) => taxIdContext(tenant_id, party_id)) },
  }],
  resources: { party: partyResource },
  open: bringNothing,
};

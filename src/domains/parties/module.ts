import { bringNothing, type Module } from '../../platform/module.ts';
import { PartyEntity } from './party.entity.ts';
import { partyResource } from './queries.ts';

/** People and companies. */
export const partiesModule: Module = {
  domain: 'parties',
  entities: [PartyEntity],
  resources: { party: partyResource },
  open: bringNothing,
};

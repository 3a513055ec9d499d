import { defineEntity, p } from '@mikro-orm/postgresql';

/** What facts of providers wait for. */
export type WaitsFor = 'PIX_CLAIM' | 'PIX_RECURRENCE' | 'MED_INBOUND' | 'MED_OUTBOUND' | 'MED_CREDIT';

/** Facts that came before what they are about: a row for each thing that they wait for, as long as any does. */
export const WaitingFactsEntity = defineEntity({
  name: 'WaitingFacts',
  tableName: 'waiting_facts',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    waitsFor: p.text().$type<WaitsFor>().primary(),
    providerId: p.text().primary(),
    /** The provider's name for what they wait for. */
    name: p.text().primary(),
    /** The first came first. */
    facts: p.json<readonly unknown[]>(),
    /** When they were last written, by Postgres' clock: what nobody has touched for long is forgotten. */
    touchedAt: p.datetime(),
  },
});

import { defineEntity, p } from '@mikro-orm/postgresql';

/** Kinds of subjects that facts of providers wait for. */
export type WaitsFor = 'PIX_CLAIM' | 'PIX_RECURRENCE' | 'MED_INBOUND' | 'MED_OUTBOUND' | 'MED_CREDIT';

/** Facts that came before their subject: a row for each subject, as long as a fact waits. */
export const WaitingFactsEntity = defineEntity({
  name: 'WaitingFacts',
  tableName: 'waiting_facts',
  readonly: true,
  properties: {
    tenantId: p.text().primary(),
    waitsFor: p.text().$type<WaitsFor>().primary(),
    providerId: p.text().primary(),
    /** Provider's name for the subject. */
    name: p.text().primary(),
    /** The first came first. */
    facts: p.json<readonly unknown[]>(),
    /** Time of the last write, by Postgres' clock: rows that nobody has touched for long are forgotten. */
    touchedAt: p.datetime(),
  },
});

import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** An act on the installation itself, by a command: tenants' acts are in `acts`. Written once, kept for good, and never changed. */
export const InstallationActEntity = defineEntity({
  name: 'InstallationAct',
  tableName: 'installation_acts',
  properties: {
    actId: p.text().primary(),
    actedAt: p.datetime(),
    /** `cli:` and the name of a person or account. */
    actor: p.text(),
    /** The command's name. */
    operation: p.text(),
    subject: p.json<Readonly<Record<string, string>>>(),
    reason: p.text().nullable(),
  },
});

export type InstallationAct = InferEntity<typeof InstallationActEntity>;

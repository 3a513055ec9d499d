import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import { leasedJobColumns } from '../../../platform/jobs/leased-job-columns.ts';
import type { SdkLanguage } from '../clients/client-input.ts';

/** A client of a tenant's products in one language, as an archive or as the job that makes it. */
export const ClientBuildEntity = defineEntity({
  name: 'ClientBuild',
  tableName: 'client_builds',
  properties: {
    tenantId: p.text().primary(),
    /** Digest of all that it is made of. */
    buildId: p.text().primary(),
    language: p.text().$type<SdkLanguage>(),
    /** Of the description. */
    version: p.text(),
    /** A zip, once it is made; with its SHA-256 in lowercase hex. */
    archive: p.blob().lazy().$type<Buffer | null>().strictNullable(),
    sha256: p.text().strictNullable(),
    /** Last failure, while it is not made. */
    failure: p.text().strictNullable(),
    failures: p.integer(),
    ...leasedJobColumns(),
    createdAt: p.datetime(),
    madeAt: p.datetime().strictNullable(),
  },
});
export type ClientBuild = InferEntity<typeof ClientBuildEntity>;

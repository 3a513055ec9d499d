import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { CompileState } from '../../../../generated/models.ts';
import { leasedJobColumns } from '../../../platform/jobs/leased-job-columns.ts';

/** A submitted bundle, and the job that runs it through the gates. */
export const CompileEntity = defineEntity({
  name: 'Compile',
  tableName: 'compiles',
  properties: {
    tenantId: p.text().primary(),
    compileId: p.text().primary(),
    productId: p.text(),
    state: p.text().$type<CompileState>(),
    bundleHash: p.text(),
    /** Canonical JSON of the files, which is hashed. It may hold any character. */
    files: p.text().lazy(),
    /** DER in base64, as it was sent. */
    signature: p.text(),
    fingerprint: p.text(),
    /** The accounting day whose quota it counts against; a FAILED job counts against none. */
    countedOn: p.date().strictNullable(),
    /** The artifact as a document, once it has SUCCEEDED. */
    artifactHash: p.text().strictNullable(),
    artifactKey: p.text().strictNullable(),
    scriptHash: p.text().strictNullable(),
    scriptBytes: p.integer().strictNullable(),
    /** The gate report as a document, once it has SUCCEEDED or was REJECTED. */
    reportHash: p.text().strictNullable(),
    reportKey: p.text().strictNullable(),
    failureReason: p.text().strictNullable(),
    ...leasedJobColumns(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    startedAt: p.datetime().strictNullable(),
    finishedAt: p.datetime().strictNullable(),
  },
});
export type Compile = InferEntity<typeof CompileEntity>;

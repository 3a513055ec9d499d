import type { CompileSubmitRequest, EnrollProductKeyRequest } from '../../../generated/models.ts';
import { throwRefusal, type Asked } from '../../platform/http/request-refusals.ts';
import { LeasedJobs } from '../../platform/jobs/leased-jobs.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import * as child from './child/index.ts';
import { runCompile } from './compiles/run-compile.ts';
import { CompileEntity } from './compiles/compile.entity.ts';
import { compileFunctions } from './compiles/compiles.sql.ts';
import { compileResource, findArtifact } from './compiles/queries.ts';
import type { FoundryChild, FoundryContext } from './compiles/context.ts';
import { ProductDocumentEntity } from './document.entity.ts';
import { ProductKeyEntity } from './keys/product-key.entity.ts';
import { bundleRefusal } from './compiles/bundle-form.ts';
import { requirePublicKey } from './keys/operator-enroll-product-key.ts';

type Given = Dependencies & { readonly substitutes: { readonly foundryChild?: Partial<FoundryChild> | undefined } };

/** The foundry: runs bundles that tenants write through gates in a process of their own. */
export const foundryModule: Module<Given, Pick<FoundryContext, 'foundryChild' | 'artifacts'>, FoundryContext> = {
  domain: 'foundry',
  entities: [ProductDocumentEntity, ProductKeyEntity, CompileEntity],
  functions: compileFunctions,
  resources: { compile: compileResource },
  refusals: {
    submitCompile: ({ body }: Asked<CompileSubmitRequest>) => throwRefusal(bundleRefusal(body)),
    operatorSubmitCompile: ({ body }: Asked<CompileSubmitRequest>) => throwRefusal(bundleRefusal(body)),
    operatorEnrollProductKey: ({ body }: Asked<EnrollProductKeyRequest>) => void requirePublicKey(body.public_key),
  },
  open: ({ database, log, substitutes }, { contextFor }) => ({
    context: { foundryChild: { ...child, ...substitutes.foundryChild }, artifacts: { findArtifact } },
    workers: [new LeasedJobs({
      database, log, work: 'compile', table: 'compiles', runJob: (job) => runCompile(contextFor(job.tenant), job),
    })],
  }),
};

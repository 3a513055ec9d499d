/** Bundles of tenants, submitted and passed through the gates that a service was given. */
import { randomUUID } from 'node:crypto';
import type { CompileResponse, ProductBundleFile } from '../../generated/models.ts';
import { runCompile } from '../../src/onchain/foundry/compiles/run-compile.ts';
import { SHIPPED, Templates } from '../../src/onchain/products/templates.ts';
import { LeasedJobs } from '../../src/platform/jobs/leased-jobs.ts';
import { newAuthorKey, signedBundle, type AuthorKey } from './product-keys.ts';
import { eventually, TENANT, type TestService } from './service.ts';

/** For all gates, on a machine that is busy with other tests. */
const PATIENCE_SECONDS = 60;

/** The files of a shipped template. */
export function shippedFiles(templateId = 'rental-deposit'): readonly ProductBundleFile[] {
  return Templates.read(SHIPPED).find(templateId).files;
}

/** A key of an author whose bundles the tenant takes. */
export async function enrolledKey(api: TestService, tenant = TENANT): Promise<AuthorKey> {
  const key = newAuthorKey();
  await api.ok('operatorEnrollProductKey', { tenant, body: { author: `author-${randomUUID()}`, public_key: key.pem } });
  return key;
}

/**
 * Submits a bundle of a product, and passes it through the gates unless a worker of the service took it first.
 * @returns the job as it ended.
 */
export async function compiled(
  api: TestService, product_id: string, { tenant = TENANT, files = shippedFiles() } = {},
): Promise<CompileResponse> {
  const body = signedBundle(await enrolledKey(api, tenant), files, { product_id });
  const { compile_id } = await api.ok<CompileResponse>('submitCompile', { tenant, body });
  const { service } = api;
  await new LeasedJobs({
    database: service.database, log: service.contextFor(tenant).log, work: 'compile', table: 'compiles',
    runJob: (job) => runCompile(service.contextFor(job.tenant), job),
  }).poll();
  return eventually(async () => {
    const job = await api.ok<CompileResponse>('getCompile', { tenant, path: { compile_id } });
    return job.finished_at !== null && job;
  }, PATIENCE_SECONDS);
}

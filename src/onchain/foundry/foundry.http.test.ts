import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  CompileListResponse, CompileResponse, CompileSourceResponse, CompileSubmitRequest, Event, FoundryQuotaResponse, GateReport,
  ProductBundleFile,
  ProductKeyListResponse, ProductKeyResponse, ProductResponse, QuotasResponse,
} from '../../../generated/models.ts';
import { type AuthorKey, newAuthorKey, signedBundle } from '../../../test/support/product-keys.ts';
import { eventually, startTestService, type Answer, type Call, type TestService } from '../../../test/support/service.ts';
import { present } from '../../platform/assert.ts';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import { LeasedJobs } from '../../platform/jobs/leased-jobs.ts';
import { bundleOfFolder } from './bundle-folder.ts';
import { ChildFailure, runGatesInChild } from './child/index.ts';
import { runCompile } from './compiles/run-compile.ts';
import { readDocument } from './documents.ts';
import { problem } from './gates/finding.ts';
import { looked } from './gates/gates.ts';
import { type GateRun, gateRunOf } from './gates/gate-run.ts';

const TEMPLATE = bundleOfFolder(new URL('../products/templates/rental-deposit/1', import.meta.url).pathname);
const SMALL: ProductBundleFile[] = [{ path: 'manifest.json', content: '{}' }, { path: 'validator.hl', content: 'mixed small' }];
const REJECTED = gateRunOf([looked('manifest', [problem('FORM_INVALID', 'no manifest', { path: 'manifest.json' })])], null);

/** Judgement of a bundle by its hash; by default it is rejected at once. */
const judgements = new Map<string, (signal: AbortSignal | undefined) => Promise<GateRun>>();
const judge: typeof runGatesInChild = async (files, patience) =>
  (judgements.get(sha256(canonicalJson(files))) ?? (async () => REJECTED))(patience?.signal);
const judgedInChild = (files: readonly ProductBundleFile[]) => judgements.set(
  sha256(canonicalJson(files)), (signal) => runGatesInChild(files, signal && { signal }),
);

let api: TestService;
let worker: LeasedJobs;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' }, foundryChild: { runGatesInChild: judge } });
  worker = newWorker();
});
afterAll(() => api?.stop());

/** Polls for jobs only when the test calls it. */
function newWorker(): LeasedJobs {
  const { service } = api;
  return new LeasedJobs({
    database: service.database, log: service.contextFor('demo').log, work: 'compile', table: 'compiles',
    runJob: (job) => runCompile(service.contextFor(job.tenant), job),
  });
}

let numbered = 0;
/** A tenant of its own for a test, with the key of an author. */
async function newTenant(): Promise<{ tenant: string; key: AuthorKey }> {
  const tenant = `tenant-${(numbered += 1)}`;
  await api.token(undefined, tenant);
  const key = newAuthorKey();
  await enrolled(tenant, key);
  return { tenant, key };
}

const asOperator = async (call: Call): Promise<Call> => ({ token: await api.platformToken(), ...call });
const enroll = async (tenant: string, public_key: string, author = 'produtos') =>
  api.call<ProductKeyResponse>('operatorEnrollProductKey', await asOperator({ path: { tenant }, body: { author, public_key } }));
async function enrolled(tenant: string, { pem }: AuthorKey, author?: string): Promise<ProductKeyResponse> {
  const { status, body } = await enroll(tenant, pem, author);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}
const submit = (tenant: string, body: CompileSubmitRequest, call: Call = {}) => api.call<CompileResponse>(
  'submitCompile', { tenant, body, ...call },
);
async function submitted(tenant: string, body: CompileSubmitRequest): Promise<CompileResponse> {
  const { status, body: job } = await submit(tenant, body);
  expect([status, job]).toEqual([201, expect.objectContaining({ state: 'QUEUED' })]);
  return job;
}
const read = (tenant: string, { compile_id }: CompileResponse) => api.ok<CompileResponse>('getCompile', { tenant, path: { compile_id } });
async function ended(tenant: string, job: CompileResponse): Promise<CompileResponse> {
  await worker.poll();
  return read(tenant, job);
}
const codeOf = ({ status, body }: Answer<unknown>) => `${status} ${(body as { error?: string }).error ?? ''}`.trim();
const reasonOf = ({ body }: Answer<unknown>) => (body as unknown as { details?: { reason?: string } }).details?.reason;
const quota = (tenant: string) => api.ok<FoundryQuotaResponse>('getFoundryQuota', { tenant });
async function eventsOf(tenant: string, entity_id: string): Promise<unknown[]> {
  const { items } = await api.ok<{ items: Event[] }>('listEvents', { tenant, query: { after: 'earliest', entity_id } });
  return items.map(({ event_type, entity, data }) => [event_type, entity.version, data]);
}

describe('product keys', () => {
  it('are enrolled with their fingerprint, and listed newest first, by author and status', async () => {
    const { tenant, key } = await newTenant();
    const other = await enrolled(tenant, newAuthorKey(), 'outra-equipe');
    const next = newAuthorKey();
    const active = await enrolled(tenant, next);
    expect(active).toMatchObject({
      signing_pubkey_fpr: next.fingerprint, public_key: next.pem, status: 'ACTIVE', algorithm: 'ECDSA_P256', superseded_at: null,
    });
    const list = async (query: Call['query'] = {}) => api.ok<ProductKeyListResponse>(
      'operatorListProductKeys', await asOperator({ path: { tenant }, query }),
    );
    const { items } = await list();
    expect(items.map(({ signing_pubkey_fpr: fpr, status, superseded_by_fpr }) => [fpr, status, superseded_by_fpr])).toEqual([
      [next.fingerprint, 'ACTIVE', null], [other.signing_pubkey_fpr, 'ACTIVE', null], [key.fingerprint, 'SUPERSEDED', next.fingerprint],
    ]);
    expect((await list({ author: 'produtos', status: 'ACTIVE' })).items).toEqual([active]);
    const first = await list({ limit: 1 });
    expect([...first.items, ...(await list({ cursor: String(first.next_cursor) })).items]).toEqual(items);
    expect(await eventsOf(tenant, key.fingerprint)).toEqual([
      ['product_key.enrolled', 1, { signing_pubkey_fpr: key.fingerprint, author: 'produtos', status: 'ACTIVE' }],
      [
        'product_key.superseded', 2,
        { signing_pubkey_fpr: key.fingerprint, author: 'produtos', status: 'SUPERSEDED', superseded_by_fpr: next.fingerprint },
      ],
    ]);
  });

  it('change nothing where they are enrolled already, and never come back', async () => {
    const { tenant, key } = await newTenant();
    expect(await enrolled(tenant, key)).toMatchObject({ status: 'ACTIVE' });
    expect(await eventsOf(tenant, key.fingerprint)).toHaveLength(1);
    const taken = await enroll(tenant, key.pem, 'outra-equipe');
    await enrolled(tenant, newAuthorKey());
    expect([codeOf(taken), codeOf(await enroll(tenant, key.pem))]).toEqual(['409 PRODUCT_KEY_TAKEN', '409 PRODUCT_KEY_TAKEN']);
  });

  const spki = { type: 'spki', format: 'pem' } as const;
  it.each([
    ['NOT_PEM', 'x'.repeat(120)],
    ['NOT_PEM', `-----BEGIN PUBLIC KEY-----\n${'A'.repeat(100)}\n-----END PUBLIC KEY-----\n`],
    ['WRONG_CURVE', generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey.export(spki)],
    ['WRONG_CURVE', generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export(spki)],
    ['WRONG_ALGORITHM', generateKeyPairSync('ed25519').publicKey.export(spki)],
    ['WRONG_ALGORITHM', generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export(spki)],
    ['PRIVATE_KEY', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })],
  ])('are on P-256 and public: %s', async (reason, pem) => {
    const { tenant } = await newTenant();
    const answer = await enroll(tenant, String(pem));
    expect([codeOf(answer), reasonOf(answer)]).toEqual(['422 PRODUCT_KEY_INVALID', reason]);
  });

  it('leave each author one that is active, whatever comes at the same time', async () => {
    const { tenant } = await newTenant();
    const answers = await Promise.all([1, 2, 3, 4].map(() => enroll(tenant, newAuthorKey().pem)));
    expect(answers.map(codeOf)).toEqual(Array(4).fill('201'));
    const { items } = await api.ok<ProductKeyListResponse>('operatorListProductKeys', await asOperator({
      path: { tenant }, query: { status: 'ACTIVE' },
    }));
    expect(items).toHaveLength(1);
  });
});

describe('a bundle', () => {
  it('that the gates take becomes an artifact, which an operator can bind', async () => {
    const { tenant, key } = await newTenant();
    judgedInChild(TEMPLATE);
    const queued = await submitted(tenant, signedBundle(key, TEMPLATE));
    expect(queued).toMatchObject({
      artifact: null, gate_report: null, gate_report_evidence: null, started_at: null, finished_at: null,
      signing_pubkey_fpr: key.fingerprint,
    });
    const job = await ended(tenant, queued);
    expect(job).toMatchObject({
      state: 'SUCCEEDED', gate_report: { verdict: 'PASSED', toolchain: 'helios 0.17.32' }, artifact: { plutus_version: 'PLUTUS_V2' },
    });
    const report = present(job.gate_report, 'the report');
    expect(report.gates.map(({ gate, verdict }) => `${gate} ${verdict}`)).toEqual([
      'signature PASSED', 'manifest PASSED', 'compile PASSED', 'unit_tests PASSED', 'datum_layout PASSED', 'value_conservation PASSED',
      'script_budget PASSED',
      'reproducibility PASSED',
    ]);
    const { artifact_hash, key: artifactKey, script_hash } = present(job.artifact, 'the artifact');
    expect([await hashOf(tenant, artifactKey), await hashOf(tenant, present(job.gate_report_evidence, 'evidence').key)])
      .toEqual([artifact_hash, job.gate_report_evidence?.hash]);
    expect(sha256(canonicalJson(report))).toBe(job.gate_report_evidence?.hash);
    const about = { compile_id: job.compile_id, product_id: 'caucao-aluguel', bundle_hash: job.bundle_hash };
    expect(await eventsOf(tenant, job.compile_id)).toEqual([
      ['compile.submitted', 1, { ...about, state: 'QUEUED' }], ['compile.succeeded', 2, { ...about, state: 'SUCCEEDED', artifact_hash }],
    ]);
    const product = await api.ok<ProductResponse>('operatorBindProduct', await asOperator({
      path: { tenant, product_id: 'caucao-aluguel' }, body: { artifact_hash },
    }));
    expect(product).toMatchObject({ source: { kind: 'COMPILE', compile_id: job.compile_id }, artifact: { artifact_hash } });
    expect(product.artifact.script_hash).not.toBe(script_hash);
  }, 60_000);

  it('that a gate stops is REJECTED, and the report says why', async () => {
    const { tenant, key } = await newTenant();
    const files = [...SMALL, { path: 'z.hl', content: 'module z' }];
    judgedInChild(files);
    const job = await ended(tenant, await submitted(tenant, signedBundle(key, files)));
    expect(job).toMatchObject({ state: 'REJECTED', artifact: null, gate_report: { verdict: 'FAILED', artifact_hash: null } });
    expect(gatesOf(job.gate_report)).toMatchObject({
      signature: 'PASSED', manifest: 'FAILED', compile: 'SKIPPED', reproducibility: 'SKIPPED',
    });
    expect(await eventsOf(tenant, job.compile_id)).toMatchObject([
      ['compile.submitted', 1, {}], ['compile.rejected', 2, { failed_gates: ['manifest'] }],
    ]);
  }, 30_000);

  it('is read by an operator as the tenant reads it, with its source', async () => {
    const { tenant, key } = await newTenant();
    const odd = [{ path: 'manifest.json', content: '{}\u0001' }, { path: 'validator.hl', content: 'é😀' }];
    const job = await api.ok<CompileResponse>('operatorSubmitCompile', await asOperator({
      path: { tenant }, body: signedBundle(key, odd),
    }));
    const path = { tenant, compile_id: job.compile_id };
    expect(await api.ok('operatorGetCompile', await asOperator({ path }))).toEqual(await read(tenant, job));
    expect(await api.ok('operatorListCompiles', await asOperator({ path: { tenant } }))).toEqual(await api.ok('listCompiles', { tenant }));
    const source = await api.ok<CompileSourceResponse>('operatorGetCompileSource', await asOperator({ path }));
    expect(source.files.map(({ path: file, content }) => ({ path: file, content }))).toEqual(odd);
    expect(source.files[1]).toMatchObject({ size_bytes: 6, sha256: createHash('sha256').update('é😀').digest('hex') });
    expect(source).toMatchObject({ bundle_hash: job.bundle_hash, submitted_by: job.created_by });
  });

  it.each<[string, (files: ProductBundleFile[]) => ProductBundleFile[]]>([
    ['PATH_TWICE', (files) => [...files, present(files[1], 'a file')]],
    ['PATH_TWICE', (files) => [{ path: 'Validator.hl', content: '' }, ...files]],
    ['PATHS_UNSORTED', (files) => files.toReversed()],
    ['FILE_MISSING', (files) => files.slice(1)],
    ['FILE_MISSING', (files) => files.slice(0, 1)],
    ['TOO_LARGE', (files) => [...files.map((file) => ({ ...file, content: 'é'.repeat(140_000) }))]],
  ])('has a form: %s', async (reason, change) => {
    const { tenant, key } = await newTenant();
    const answer = await submit(tenant, signedBundle(key, change(SMALL)));
    expect([codeOf(answer), reasonOf(answer)]).toEqual(['422 BUNDLE_INVALID', reason]);
    expect(await quota(tenant)).toMatchObject({ used: 0 });
  });

  it.each(['../x', '/etc/passwd', 'a//b', './x', 'a/../b', ''])('has no path %p', async (path) => {
    const { tenant, key } = await newTenant();
    expect(codeOf(await submit(tenant, signedBundle(key, [{ path, content: '' }, ...SMALL])))).toBe('422');
  });

  it('is what its hash says', async () => {
    const { tenant, key } = await newTenant();
    const answer = await submit(tenant, { ...signedBundle(key, SMALL), bundle_hash: '0'.repeat(64) });
    expect([codeOf(answer), answer.body]).toEqual([
      '422 BUNDLE_HASH_MISMATCH', expect.objectContaining({ details: { computed: sha256(canonicalJson(SMALL)) } }),
    ]);
  });

  it('is signed with an active key of the tenant', async () => {
    const { tenant, key } = await newTenant();
    const stranger = newAuthorKey();
    const next = newAuthorKey();
    await api.token(undefined, 'tenant-without-key');
    expect(codeOf(await submit('tenant-without-key', signedBundle(key, SMALL)))).toBe('422 PRODUCT_KEY_NOT_ENROLLED');
    expect(codeOf(await submit(tenant, signedBundle(stranger, SMALL)))).toBe('422 BUNDLE_SIGNATURE_INVALID');
    expect(codeOf(await submit(tenant, signedBundle(stranger, SMALL, { names: false })))).toBe('422 BUNDLE_SIGNATURE_INVALID');
    const garbled = { ...signedBundle(key, SMALL), signature: { signature: 'not base64!' } };
    expect(codeOf(await submit(tenant, garbled))).toBe('422 BUNDLE_SIGNATURE_INVALID');
    await enrolled(tenant, next);
    const superseded = await submit(tenant, signedBundle(key, SMALL));
    expect([codeOf(superseded), superseded.body]).toEqual([
      '422 PRODUCT_KEY_SUPERSEDED', expect.objectContaining({ details: { enrolled_fpr: next.fingerprint } }),
    ]);
    expect(codeOf(await submit(tenant, signedBundle(key, SMALL, { names: false })))).toBe('422 BUNDLE_SIGNATURE_INVALID');
    await submitted(tenant, signedBundle(next, SMALL, { names: false }));
  });

  it('is taken from an operator by the same rules', async () => {
    const { tenant, key } = await newTenant();
    const asked = async (body: CompileSubmitRequest, of = tenant) => codeOf(await api.call('operatorSubmitCompile', await asOperator(
      { path: { tenant: of }, body },
    )));
    const body = signedBundle(key, SMALL);
    await api.token(undefined, 'tenant-without-any-key');
    expect([
      await asked(signedBundle(key, SMALL.toReversed())), await asked({ ...body, bundle_hash: '0'.repeat(64) }),
      await asked(body, 'tenant-without-any-key'),
      await asked(signedBundle(newAuthorKey(), SMALL)),
    ]).toEqual(['422 BUNDLE_INVALID', '422 BUNDLE_HASH_MISMATCH', '422 PRODUCT_KEY_NOT_ENROLLED', '422 BUNDLE_SIGNATURE_INVALID']);
    await api.ok('operatorPutQuotas', await asOperator({ path: { tenant }, body: { overrides: { compiles_per_day: 1 } } }));
    await submitted(tenant, body);
    expect(await asked(body)).toBe('422 QUOTA_EXCEEDED');
    await enrolled(tenant, newAuthorKey());
    expect(await asked(body)).toBe('422 PRODUCT_KEY_SUPERSEDED');
  });

  it('is one job for one Idempotency-Key', async () => {
    const { tenant, key } = await newTenant();
    const call = { key: randomUUID() };
    const body = signedBundle(key, SMALL);
    const [first, again] = [await submit(tenant, body, call), await submit(tenant, body, call)];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await submitted(tenant, body)).compile_id).not.toBe(first.body.compile_id);
    expect(await quota(tenant)).toMatchObject({ daily_allowance: 20, used: 2, remaining: 18 });
  });

  it('is taken once where 21 come at once and one is left', async () => {
    const { tenant, key } = await newTenant();
    await api.ok('operatorPutQuotas', await asOperator({ path: { tenant }, body: { overrides: { compiles_per_day: 3 } } }));
    const body = signedBundle(key, SMALL);
    await submitted(tenant, body);
    await submitted(tenant, body);
    const answers = await Promise.all(Array.from({ length: 21 }, () => submit(tenant, body)));
    expect(answers.map(codeOf).toSorted()).toEqual(['201', ...Array<string>(20).fill('422 QUOTA_EXCEEDED')]);
    const { quotas } = await api.ok<QuotasResponse>('operatorGetQuotas', await asOperator({ path: { tenant } }));
    expect(quotas.find(({ name }) => name === 'compiles_per_day')).toMatchObject({ used: 3, remaining: 0 });
  });

  it('is listed newest first, by product and by state, page by page', async () => {
    const { tenant, key } = await newTenant();
    const jobs = [
      await submitted(tenant, signedBundle(key, SMALL)), await submitted(tenant, signedBundle(key, SMALL, { product_id: 'meta' })),
    ];
    const list = (query: Call['query'] = {}) => api.ok<CompileListResponse>('listCompiles', { tenant, query });
    const ids = async (query: Call['query']) => (await list(query)).items.map(({ compile_id }) => compile_id);
    expect(await ids({})).toEqual([jobs[1]?.compile_id, jobs[0]?.compile_id]);
    expect([await ids({ product_id: 'meta' }), await ids({ state: 'RUNNING' })]).toEqual([[jobs[1]?.compile_id], []]);
    const { next_cursor } = await list({ limit: 1 });
    expect(await ids({ cursor: String(next_cursor) })).toEqual([jobs[0]?.compile_id]);
  });
});

describe('a compile job', () => {
  /** A tenant with a job that ends in this way. */
  async function jobThat(comesTo: (signal: AbortSignal | undefined) => Promise<GateRun>): Promise<{
    tenant: string; job: CompileResponse;
  }> {
    const { tenant, key } = await newTenant();
    const files = [...SMALL, { path: 'z.hl', content: `module z // ${tenant}` }];
    judgements.set(sha256(canonicalJson(files)), comesTo);
    return { tenant, job: await submitted(tenant, signedBundle(key, files)) };
  }

  it('that a worker dies of is run again by another, and gives the same report', async () => {
    let tries = 0;
    const { tenant, job } = await jobThat(async () => ((tries += 1) === 1 ? new Promise<never>(() => undefined) : REJECTED));
    const dead = newWorker();
    void dead.poll();
    await eventually(async () => (await read(tenant, job)).state === 'RUNNING');
    await endLeases(tenant);
    expect(await ended(tenant, job)).toMatchObject({ state: 'REJECTED' });
    expect([tries, (await eventsOf(tenant, job.compile_id)).length]).toEqual([2, 2]);
  });

  it('that we fail three times is FAILED, and gives back what it took of the quota', async () => {
    const { tenant, job } = await jobThat(async () => { throw new ChildFailure('ours'); });
    for (let time = 0; time < 4; time += 1) {
      await worker.poll();
      await endLeases(tenant);
    }
    expect(await read(tenant, job)).toMatchObject({
      state: 'FAILED', gate_report: null, failure_reason: expect.stringContaining('3 times'),
    });
    expect(await quota(tenant)).toMatchObject({ used: 0 });
    expect(await eventsOf(tenant, job.compile_id)).toMatchObject([
      ['compile.submitted', 1, {}], ['compile.failed', 2, { state: 'FAILED' }],
    ]);
  });

  /** Ends the leases as if the worker had been silent for half a minute. */
  const endLeases = (tenant: string) => api.service.database.forTenant(tenant).write(({ em }) =>
    em.execute(`update razao.compiles set due_at = now() - interval '1 second' where tenant_id = ? and due_at is not null`, [tenant]));
});

function gatesOf(report: GateReport | null): Record<string, string> {
  return Object.fromEntries((report?.gates ?? []).map(({ gate, verdict }) => [gate, verdict]));
}

async function hashOf(tenant: string, key: string): Promise<string> {
  const document = await api.service.database.forTenant(tenant).read((em) => readDocument(em, tenant, key));
  return sha256(present(document, key).content);
}

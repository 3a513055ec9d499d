/** Certification over HTTP, and the lifecycle that it carries a product through. The documents are stored as runs leave them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import pg from 'pg';
import type {
  CertificationEvidence, CertificationResponse, Event, ProductLifecycle, ProductResponse,
} from '../../../../generated/models.ts';
import { allEvidence, storedEvidence, type Over } from '../../../../test/support/evidence.ts';
import { quickChild } from '../../../../test/support/foundry-child.ts';
import { issueQbrl, Play } from '../../../../test/support/products.ts';
import { startTestService, type Answer, type TestService } from '../../../../test/support/service.ts';
import { verifyCertification } from '../../../command-line/verify-certification.ts';
import { canonicalJson, sha256 } from '../../../platform/canonical.ts';

let api: TestService;
let owner: pg.Client;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' }, foundryChild: quickChild });
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  await issueQbrl(api);
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

let numbered = 0;
const bound = () => api.ok<ProductResponse>('bindProductTemplate', {
  path: { product_id: `caucao-${(numbered += 1)}` }, body: { template_id: 'rental-deposit' },
});
const certify = ({ product_id }: ProductResponse, body: CertificationEvidence, call: object = {}) => api.call<CertificationResponse>(
  'certifyProduct', { path: { product_id }, body, ...call },
);
const read = ({ product_id }: ProductResponse) => api.call<CertificationResponse>('getCertification', { path: { product_id } });
const get = ({ product_id }: ProductResponse) => api.ok<ProductResponse>('getProduct', { path: { product_id } });
const move = ({ product_id }: ProductResponse, lifecycle: ProductLifecycle, reason?: string) =>
  api.call<ProductResponse>('operatorSetProductLifecycle', {
    path: { product_id }, body: { lifecycle, ...(reason !== undefined && { reason }) },
  });
const codeOf = ({ status, body }: Answer<unknown>) => `${status} ${(body as { error?: string }).error ?? ''}`.trim();
const detailsOf = ({ body }: Answer<unknown>) => (body as { details?: unknown }).details;
async function certified(): Promise<ProductResponse> {
  const product = await bound();
  expect(codeOf(await certify(product, await allEvidence(api, product)))).toBe('201');
  return product;
}

describe('a certification', () => {
  it('records what it rests on, and makes a DRAFT product CERTIFIED', async () => {
    const product = await bound();
    const evidence = await allEvidence(api, product);
    const { status, body } = await certify(product, evidence);
    const record = ({ hash, key }: { hash: string; key: string }, script_hash: string | null) => ({
      hash, key, inherited: false, script_hash, produced_at: '2026-03-02T13:37:08.420Z',
    });
    const { script_hash, artifact_hash } = product.artifact;
    expect([status, body]).toMatchObject([201, {
      product_id: product.product_id, product_version: 1, artifact_hash, script_hash, inherited: false, stale: false, stale_reasons: [],
      live_eligible: true, live_blockers: [],
      evidence: {
        conformance: record(evidence.conformance, script_hash), battery: record(evidence.battery, script_hash),
        gate_report: record(evidence.gate_report, null),
      },
    }]);
    const { attestation, envelope_hash, product_id, product_version, evidence: recorded, certified_at, certified_by } = body;
    expect(envelope_hash).toBe(sha256(canonicalJson({
      product_id, product_version, artifact_hash, script_hash, evidence: recorded, certified_at, certified_by,
    })));
    const shown = { ...body, attestation: expect.any(String), lifecycle: undefined };
    expect((await read(product)).body).toEqual(shown);
    expect(await api.ok('operatorGetCertification', { path: { product_id } })).toEqual(shown);
    expect(attestation.split('.')).toHaveLength(3);
    expect(await get(product)).toMatchObject({
      lifecycle: 'CERTIFIED', certification: { certified_at, stale: false, live_eligible: true },
    });
    for (const type of ['certification.granted', 'product.lifecycle_changed']) {
      const { items } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', type } });
      expect(items.filter(({ data }) => data['product_id'] === product_id)).toHaveLength(1);
    }
  });

  it('gives its documents, as they lie at their keys', async () => {
    const product = await bound();
    const { conformance, battery } = await allEvidence(api, product);
    await certify(product, { conformance, battery });
    const evidence = (kind: string) => api.call<{ document: object; hash: string }>('getCertificationEvidence', {
      path: { product_id: product.product_id, kind },
    });
    const { body } = await evidence('battery');
    expect([body.hash, sha256(canonicalJson(body.document))]).toEqual([battery.hash, battery.hash]);
    expect(codeOf(await evidence('gate_report'))).toBe('404 CERTIFICATION_EVIDENCE_NOT_FOUND');
    expect(codeOf(await api.call('getCertificationEvidence', { path: { product_id: (await bound()).product_id, kind: 'battery' } }))).toBe(
      '404 CERTIFICATION_NOT_FOUND',
    );
  });

  it('is none before there is one, and the newest afterwards; by the operator too', async () => {
    const product = await bound();
    expect(codeOf(await read(product))).toBe('404 CERTIFICATION_NOT_FOUND');
    expect(codeOf(await api.call('operatorGetCertification', { path: { product_id: product.product_id } }))).toBe(
      '404 CERTIFICATION_NOT_FOUND',
    );
    const evidence = await allEvidence(api, product);
    const first = (await certify(product, evidence, { key: 'uma-vez' })).body;
    expect((await certify(product, evidence, { key: 'uma-vez' })).body).toEqual(first);
    const second = await api.ok<CertificationResponse>('operatorCertifyProduct', {
      path: { product_id: product.product_id }, body: evidence,
    });
    expect((await read(product)).body).toEqual({ ...second, attestation: expect.any(String) });
    expect(second.envelope_hash).not.toBe(first.envelope_hash);
  });

  const other = '1'.repeat(56);
  it.each<[string, 'conformance' | 'battery' | 'gate_report', Over, boolean, string]>([
    ['a transcript of another product', 'conformance', { product_id: 'outro' }, false, '422 EVIDENCE_NOT_APPLICABLE'],
    ['a transcript of another script', 'conformance', { script_hash: other }, false, '422 EVIDENCE_NOT_APPLICABLE'],
    ['the same as inherited', 'conformance', { script_hash: other }, true, '201'],
    ['a battery of another script', 'battery', { script_hash: other }, false, '422 EVIDENCE_NOT_APPLICABLE'],
    ['the same as inherited', 'battery', { script_hash: other }, true, '201'],
    ['a gate report of another artifact', 'gate_report', { artifact_hash: '2'.repeat(64) }, false, '422 EVIDENCE_NOT_APPLICABLE'],
    ['the same, which nobody inherits', 'gate_report', { artifact_hash: '2'.repeat(64) }, true, '422 EVIDENCE_NOT_APPLICABLE'],
    ['a battery that failed', 'battery', { verdict: 'FAILED' }, false, '422 EVIDENCE_VERDICT_FAILED'],
    ['a transcript without a verdict', 'conformance', { verdict: undefined as never }, false, '422 EVIDENCE_VERDICT_FAILED'],
  ])('of %s (%s)', async (_, kind, over, inherited, expected) => {
    const product = await bound();
    const given = { ...await storedEvidence(api, kind, product, over), inherited };
    const evidence = { ...await allEvidence(api, product), [kind]: given };
    expect(codeOf(await certify(product, evidence))).toBe(expected);
    expect(codeOf(await api.call('operatorCertifyProduct', { path: { product_id: product.product_id }, body: evidence }))).toBe(expected);
  });

  it('is refused for documents that are not there, are another\'s, of another kind, or have another hash', async () => {
    const product = await bound();
    const evidence = await allEvidence(api, product);
    const tried = (over: object) => Promise.all([
      certify(product, { ...evidence, ...over }),
      api.call('operatorCertifyProduct', { path: { product_id: product.product_id }, body: { ...evidence, ...over } }),
    ]);
    const expectAll = async (over: object, expected: string) => expect((await tried(over)).map(codeOf)).toEqual([expected, expected]);
    await expectAll({ battery: { ...evidence.battery, key: 'nowhere' } }, '404 CERTIFICATION_EVIDENCE_NOT_FOUND');
    await expectAll({ battery: { ...evidence.battery, hash: '0'.repeat(64) } }, '422 EVIDENCE_HASH_MISMATCH');
    await expectAll({ battery: evidence.conformance }, '422 EVIDENCE_NOT_APPLICABLE');
    await api.token(undefined, 'estranho');
    const foreign = await storedEvidence(api, 'battery', product, {}, 'estranho');
    await expectAll({ battery: foreign }, '404 CERTIFICATION_EVIDENCE_NOT_FOUND');
    await owner.query(`update razao.products set lifecycle = 'RETIRED' where product_id = $1`, [product.product_id]);
    await expectAll({}, '409 PRODUCT_RETIRED');
  });

  it('goes stale by another artifact, another script, newer attacks, and a changed document', async () => {
    const product = await certified();
    const reasons = async () => (await read(product)).body.stale_reasons;
    const change = async (statement: string, back: string, expected: readonly string[]) => {
      await owner.query(statement, [product.product_id]);
      expect(await reasons()).toEqual(expected);
      await owner.query(back, [product.product_id]);
      expect(await reasons()).toEqual([]);
    };
    await owner.query('alter table razao.product_versions disable trigger user');
    await change(
      `update razao.product_versions set artifact_hash = 'x' || artifact_hash where product_id = $1`,
      `update razao.product_versions set artifact_hash = substr(artifact_hash, 2) where product_id = $1`, ['ARTIFACT_CHANGED'],
    );
    await change(
      `update razao.product_versions set script_hash = 'x' || script_hash where product_id = $1`,
      `update razao.product_versions set script_hash = substr(script_hash, 2) where product_id = $1`, ['SCRIPT_CHANGED'],
    );
    await owner.query('alter table razao.product_documents disable trigger user');
    await owner.query(
      `update razao.product_documents set content = content || ' ' where starts_with(key, $1 || '/') and key like '%/conformance/%'`,
      [product.product_id],
    );
    expect(await reasons()).toEqual(['DOCUMENT_CHANGED']);
    expect(await get(product)).toMatchObject({ certification: { stale: true, live_eligible: false } });
  });
});

describe('an attestation', () => {
  const keys = async () => createLocalJWKSet(await (await fetch(`${api.baseUrl}/.well-known/jwks.json`)).json() as JSONWebKeySet);
  const attested = async (product: ProductResponse) => jwtVerify((await read(product)).body.attestation, await keys(), {
    typ: 'razao-certification+jwt', issuer: 'razao',
  });

  it('says what was certified, how far the product is, and holds for seven days', async () => {
    const product = await certified();
    const { payload } = await attested(product);
    const { body } = await read(product);
    expect(payload).toMatchObject({
      tenant: 'demo', envelope_hash: body.envelope_hash, lifecycle: 'CERTIFIED', stale: false, live_eligible: true,
    });
    expect(sha256(canonicalJson(payload['envelope']))).toBe(body.envelope_hash);
    expect(Number(payload.exp) - Number(payload.iat)).toBe(7 * 86_400);
    await move(product, 'LIVE');
    await move(product, 'SUSPENDED');
    expect((await attested(product)).payload).toMatchObject({ lifecycle: 'SUSPENDED' });
  });

  it('is verified offline, with its documents; a byte more in any of them is found', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'razao-attested-'));
    const write = (name: string, content: unknown) => {
      writeFileSync(join(folder, name), JSON.stringify(content));
      return join(folder, name);
    };
    const product = await certified();
    const { body } = await read(product);
    const { body: { document } } = await api.call<{ document: object }>('getCertificationEvidence', {
      path: { product_id: product.product_id, kind: 'battery' },
    });
    const [file, jwks] = [write('certification.json', body), write('jwks.json', await (await fetch(
      `${api.baseUrl}/.well-known/jwks.json`,
    )).json())];
    const shown = { file, jwks, evidence: [write('battery.json', document)], artifact: undefined };
    expect(await verifyCertification(shown)).toMatchObject({
      ok: true, product: `demo/${product.product_id}`, lifecycle: 'CERTIFIED', checks: [{ of: 'envelope' }, { ok: true }],
    });
    const answered = (await api.call<object>('getCertificationEvidence', {
      path: { product_id: product.product_id, kind: 'battery' },
    })).body;
    expect(await verifyCertification({ ...shown, evidence: [write('answered.json', answered)] })).toMatchObject({ ok: true });
    const templates = join(import.meta.dirname, '../templates');
    expect(await verifyCertification({ ...shown, artifact: join(templates, 'rental-deposit/1') }, quickChild.runGatesInChild))
      .toMatchObject({ ok: true, checks: [{}, {}, { ok: true }] });
    expect(await verifyCertification({ ...shown, artifact: join(templates, 'milestone-escrow/1') }, quickChild.runGatesInChild))
      .toMatchObject({ ok: false, checks: [{}, {}, { ok: false }] });
    expect(
      await verifyCertification({ ...shown, evidence: [write('other.json', { ...document, rounds: 4 })] }),
    ).toMatchObject({ ok: false });
    const [header = '', , signature = ''] = body.attestation.split('.');
    const forged = [header, Buffer.from(JSON.stringify({ lifecycle: 'LIVE' })).toString('base64url'), signature].join('.');
    await expect(verifyCertification({ ...shown, file: write('forged.json', { attestation: forged }) }))
      .rejects.toThrow(/holds no attestation/);
    const token = await api.token();
    await expect(verifyCertification({ ...shown, file: write('token.json', { attestation: token }) }))
      .rejects.toThrow(/holds no attestation/);
    rmSync(folder, { recursive: true });
  });

  it('is no access token', async () => {
    const { body: { attestation } } = await read(await certified());
    expect(codeOf(await api.call('listProducts', { token: attestation }))).toBe('401 UNAUTHENTICATED');
  });
});

describe('the lifecycle', () => {
  it('goes to LIVE, SUSPENDED, LIVE again and RETIRED, says why, and repeats nothing', async () => {
    const product = await certified();
    for (const [lifecycle, accepts] of [
      ['LIVE', true], ['SUSPENDED', false], ['LIVE', true], ['SUSPENDED', false], ['RETIRED', false],
    ] as const) {
      expect(await move(product, lifecycle, `to ${lifecycle}`)).toMatchObject({
        status: 200, body: { lifecycle, lifecycle_reason: `to ${lifecycle}`, accepts_instances: accepts },
      });
      expect((await move(product, lifecycle, 'again')).body.lifecycle_reason).toBe(`to ${lifecycle}`);
    }
  });

  it.each<[ProductLifecycle, ProductLifecycle]>([
    ['DRAFT', 'LIVE'], ['DRAFT', 'SUSPENDED'], ['CERTIFIED', 'DRAFT'], ['CERTIFIED', 'SUSPENDED'], ['LIVE', 'RETIRED'],
    ['LIVE', 'CERTIFIED'], ['SUSPENDED', 'CERTIFIED'], ['RETIRED', 'LIVE'],
  ])('does not go from %s to %s', async (from, to) => {
    const product = await bound();
    await owner.query('update razao.products set lifecycle = $2 where product_id = $1', [product.product_id, from]);
    const answer = await move(product, to);
    expect([codeOf(answer), detailsOf(answer)]).toEqual([
      '409 PRODUCT_LIFECYCLE_CONFLICT', expect.objectContaining({ lifecycle: from, requested: to }),
    ]);
  });

  it('goes nowhere without a certification that carries it', async () => {
    const product = await bound();
    expect(detailsOf(await move(product, 'CERTIFIED'))).toEqual({ requested: 'CERTIFIED', blockers: ['MISSING'] });
    const evidence = await allEvidence(api, product);
    const battery = { ...await storedEvidence(api, 'battery', product, { script_hash: '1'.repeat(56) }), inherited: true };
    await certify(product, { ...evidence, battery });
    const answer = await move(product, 'LIVE');
    expect([codeOf(answer), detailsOf(answer)]).toEqual([
      '422 CERTIFICATION_INSUFFICIENT', { requested: 'LIVE', blockers: ['BATTERY_INHERITED'] },
    ]);
    await certify(product, evidence);
    expect(codeOf(await move(product, 'LIVE'))).toBe('200');
  });

  it('does not retire a product whose instances are open, and a suspended one takes no new ones', async () => {
    const product = await certified();
    const play = new Play(api, product.product_id);
    const rent = async () => play.create(await api.account(5_000), {
      deposit_cents: 5_000, landlord: await api.account(), claim_cap_bps: 0, lease_end: 1_900_000_000,
    });
    expect((await rent()).status).toBe(201);
    const answer = await move(product, 'RETIRED');
    expect([codeOf(answer), detailsOf(answer)]).toEqual([
      '409 PRODUCT_HAS_OPEN_INSTANCES', { open_instances: 1, committed_value: { currency: 'BRL', value: 5_000 } },
    ]);
    await move(product, 'LIVE');
    await move(product, 'SUSPENDED');
    expect(codeOf(await rent())).toBe('409 PRODUCT_NOT_OPEN');
  });
});

/** Conformance runs over HTTP, played on a real chain by the validators of templates. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConformanceRunResponse, Event, ProductScenario, ScenarioListResponse } from '../../../../generated/models.ts';
import { bindTemplate, issueQbrl, startProducts, type ProductService } from '../../../../test/support/products.ts';
import { TENANT, eventually, type Answer, type TestService } from '../../../../test/support/service.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { readDocument } from '../../foundry/index.ts';

const TIMEOUT_MS = 180_000;
const PATIENCE_SECONDS = 30;

let products: ProductService;
let api: TestService;
beforeAll(async () => {
  products = await startProducts();
  ({ api } = products);
  await issueQbrl(api);
}, TIMEOUT_MS);
afterAll(() => products?.stop());

/** As many accounts as a product has keys, each with money. */
const accounts = (count: number): Promise<string[]> => Promise.all(Array.from({ length: count }, () => api.account(10_000_000)));
const open = (product_id: string, account_ids: string[]): Promise<ConformanceRunResponse> =>
  api.ok<ConformanceRunResponse>('openConformanceRun', { path: { product_id }, body: { account_ids } });
const read = ({ product_id, run_id }: ConformanceRunResponse): Promise<ConformanceRunResponse> =>
  api.ok<ConformanceRunResponse>('getConformanceRun', { path: { product_id, run_id } });
const step = ({ product_id, run_id }: ConformanceRunResponse, index: number, more: object = {}): Promise<Answer<ConformanceRunResponse>> =>
  api.call<ConformanceRunResponse>('runConformanceStep', { path: { product_id, run_id, index: String(index) }, body: {}, ...more });

/** The run once a step has ended and the next can follow. */
async function ended(run: ConformanceRunResponse, index: number): Promise<ConformanceRunResponse> {
  return eventually(async () => {
    const now = await read(run);
    const { status = 'PENDING', awaiting_index = true } = now.steps[index] ?? {};
    return status !== 'PENDING' && status !== 'SUBMITTED' && !awaiting_index && now;
  }, PATIENCE_SECONDS);
}

/** Runs every step that is next, waiting as long as it asks for. */
async function playAll(run: ConformanceRunResponse): Promise<ConformanceRunResponse> {
  let now = run;
  while (now.next_step_index !== null) {
    const index = now.next_step_index;
    const { status, body } = await step(run, index);
    if (status === 409) {
      expect(body).toMatchObject({ error: 'CONFORMANCE_STEP_NOT_DUE' });
      const { due_at } = (body as unknown as { details: { due_at: string } }).details;
      await new Promise((done) => { setTimeout(done, Math.max(0, Date.parse(due_at) - Date.now()) + 100).unref(); });
      continue;
    }
    expect([status, body]).toMatchObject([200, { steps: expect.any(Array) }]);
    now = await ended(run, index);
  }
  return eventually(async () => {
    const last = await read(run);
    return last.state !== 'OPEN' && last;
  }, PATIENCE_SECONDS);
}

describe('a run', () => {
  it('of a template passes every step, and leaves its transcript', async () => {
    await bindTemplate(api, 'rental-deposit', 'caucao');
    const { items } = await api.ok<ScenarioListResponse>('listProductScenarios', { path: { product_id: 'caucao' } });
    const run = await open('caucao', await accounts(2));
    expect(run).toMatchObject({ state: 'OPEN', verdict: null, next_step_index: 0, evidence: null, finished_at: null });
    expect(run.steps.map(({ scenario, kind, action }) => [scenario, kind, action])).toEqual(items.flatMap(({ name, steps }: ProductScenario) => steps.map(({ kind, action }) => [name, kind, action])));
    const done = await playAll(run);
    expect(done.steps.filter(({ status }) => status !== 'PASSED')).toEqual([]);
    expect(done).toMatchObject({ state: 'COMPLETED', verdict: 'PASSED', next_step_index: null, evidence: { key: `caucao/1/conformance/${run.run_id}.json` } });
    expect(done.steps.filter(({ expected_outcome }) => expected_outcome === 'REFUSED').map(({ refusal_code, chain_tx_id }) => [refusal_code, typeof chain_tx_id]))
      .toEqual(done.steps.flatMap(({ expected_refusal }) => (expected_refusal === null ? [] : [[expected_refusal, 'string']])));
    const stored = await api.service.database.forTenant(TENANT).read((em) => readDocument(em, TENANT, done.evidence?.key ?? ''));
    expect(stored?.hash).toBe(done.evidence?.hash);
    expect(JSON.parse(stored?.content ?? '')).toMatchObject({ transcript_version: 1, run_id: run.run_id, verdict: 'PASSED', finished_at: done.finished_at, steps: done.steps });
    const { items: events } = await api.ok<{ items: Event[] }>('listEvents', { query: { after: 'earliest', entity_id: run.run_id, limit: 200 } });
    expect(events.map(({ event_type, entity }) => `${entity.version} ${event_type}`)).toEqual([
      '1 conformance_run.opened', ...done.steps.map((_step, place) => `${place + 2} conformance_run.step_finished`), `${done.steps.length + 2} conformance_run.completed`,
    ]);
    expect(await verifyJournal(api.service.database, 'demo')).toMatchObject({ ok: true });
  }, TIMEOUT_MS);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ObligationResponse } from '../../../generated/models.ts';
import { startTestService, transferBody, type TestService } from '../../../test/support/service.ts';
import { LADDER } from '../../app.ts';
import { checkBalances } from '../../domains/journal/index.ts';

let api: TestService;
let url: string;
beforeAll(async () => {
  api = await startTestService({ withMongodb: true });
  url = await api.service.listenMetrics(0, '127.0.0.1');
});
afterAll(() => api.stop());

const scrape = async (from = url): Promise<string> => (await fetch(from)).text();

it('shows all', async () => {
  const from = await api.account(1000);
  await api.ok<ObligationResponse>('createObligation', { body: transferBody(from, await api.account(0), 1) });
  await checkBalances(api.service.database);
  const text = await scrape();
  console.log(text.split('\n').filter((l) => l.startsWith('razao')).join('\n'));
  expect(text).toContain('razao_commit_seconds_count');
});

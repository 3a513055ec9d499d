/** One key at two processes at once: whoever comes second is answered as the first was, also where the first took what both want. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HoldResponse } from '../../../generated/models.ts';
import { startTwoServices } from '../../../test/support/service.ts';

const ROUNDS = 40;

let both: Awaited<ReturnType<typeof startTwoServices>>;
beforeAll(async () => { both = await startTwoServices({ RAZAO_ROLES: 'api' }); });
afterAll(() => both.stop());

it('a hold for which there is money once is placed once, and answered so to all who ask under its key', async () => {
  const token = await both.here.token();
  const owner = await both.here.party();
  for (let round = 0; round < ROUNDS; round += 1) {
    const account_id = await both.here.account(100, { owner });
    const key = randomUUID();
    const place = (at: typeof both.here) => at.call<HoldResponse>('placeHold', {
      key, token, body: { account_id, amount_cents: 60, currency: 'BRL' },
    });
    const answers = await Promise.all([both.here, both.there, both.here, both.there].map(place));
    const done = answers.filter(({ status }) => status !== 409); // a twin in flight says so
    expect(done.map(({ status, body }) => [status, body.hold_id])).toEqual(done.map(() => [201, done[0]?.body.hold_id]));
  }
}, 120_000);

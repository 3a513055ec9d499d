/** One of those who claim a key at the same moment gets the claim, in whatever process; to the others it is open. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { PixClaimResponse } from '../../../../generated/models.ts';
import { PixKeys } from '../../../../test/support/pix-keys.ts';
import { startTwoServices, type Answer } from '../../../../test/support/service.ts';
import { startSponsor, type TestSponsor } from '../../../../test/support/sponsor.ts';

let services: Awaited<ReturnType<typeof startTwoServices>>;
let sponsor: TestSponsor;
let at: readonly [PixKeys, PixKeys];
beforeAll(async () => {
  services = await startTwoServices({ RAZAO_ROLES: 'api' });
  sponsor = await startSponsor();
  await services.here.token(['service/health']);
  await sponsor.connect(services.here);
  at = [new PixKeys(services.here), new PixKeys(services.there)];
});
afterAll(async () => {
  await sponsor.stop();
  await services.stop();
});

/** A key that the directory refused because its owner has it elsewhere. */
const heldElsewhere = async () => at[0].registered(await at[0].account(), 'EMAIL', at[0].email('held'));
const claims = (key: { key_id: string }, count: number, of: (n: number) => string): Promise<Answer<PixClaimResponse>[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => at[n % 2 ? 1 : 0].claim(key, { key: of(n) })));

it('two at once, by two keys, forty times, whoever the directory answers first: one 201 and one 409 each', async () => {
  const seen: string[] = [];
  for (let n = 0; n < 40; n += 1) {
    const key = await heldElsewhere();
    if (n % 2) await sponsor.script('openClaim', 'ok', { delay_ms: (n % 7) * 15 }); // who asks first hears last
    const [first, second] = (await claims(key, 2, () => randomUUID())).toSorted((a, b) => a.status - b.status) as [
      Answer<PixClaimResponse>, Answer<{ error: string; details: object }>,
    ];
    seen.push(`${first.status} ${second.status}`);
    if (second.status === 409) expect(second.body).toMatchObject({ error: 'PIX_CLAIM_OPEN', details: { claim_id: first.body.claim_id } });
    expect((await at[0].read(key)).claims).toHaveLength(1);
  }
  expect([...new Set(seen)]).toEqual(['201 409']);
}, 120_000);

it('many at once: one is answered with the claim', async () => {
  const answers = await claims(await heldElsewhere(), 8, () => randomUUID());
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
});

it('who was answered is answered the same when it asks again, who was refused is refused', async () => {
  const key = await heldElsewhere();
  const names = [randomUUID(), randomUUID()];
  const first = await claims(key, 2, (n) => names[n] ?? '');
  const again = await claims(key, 2, (n) => names[n] ?? '');
  expect(again.map(({ status, body }) => [status, 'claim_id' in body && body.claim_id])).toEqual(first.map(({ status, body }) => [
    status, 'claim_id' in body && body.claim_id,
  ]));
});

it('one key of one client many times at once makes one claim, and nobody is told of another', async () => {
  const [key, name] = [await heldElsewhere(), randomUUID()];
  const answers = await claims(key, 6, () => name);
  for (const { status, body } of answers) expect([201, 'IDEMPOTENCY_IN_PROGRESS']).toContain(
    status === 201 ? 201 : (body as unknown as { error: string }).error,
  );
  const [again] = await claims(key, 1, () => name);
  expect([again?.status, (await at[0].read(key)).claims.length]).toEqual([201, 1]);
});

it('after no answer of the provider any key takes it up, and then the first finds it open', async () => {
  const key = await heldElsewhere();
  const [first, other] = [randomUUID(), randomUUID()];
  await sponsor.script('openClaim', 'unreachable');
  expect((await at[0].claim(key, { key: first })).status).toBe(503);
  expect((await at[1].claim(key, { key: other })).status).toBe(201);
  expect(await at[0].claim(key, { key: first })).toMatchObject({ status: 409, body: { error: 'PIX_CLAIM_OPEN' } });
});

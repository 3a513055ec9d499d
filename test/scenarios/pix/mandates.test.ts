import { MandatesWorld } from './mandates-world.ts';

let world: MandatesWorld;
beforeAll(async () => { world = await MandatesWorld.start(); }, 60_000);
afterAll(() => world.stop());

test('a charge is held from its notice on, and debited on its day', async () => {
  const account = await world.api.account(20_000);
  const mandate = await world.active(account);
  const charge = await world.charged(mandate);
  expect(charge).toMatchObject({ status: 'HELD' });
  await world.at(charge.due_on, '00:00');
  const done = await world.becomes(mandate.mandate_id, 'DEBITED');
  expect(done).toMatchObject({});
  console.log(JSON.stringify(done), await world.announced(charge.charge_id));
});

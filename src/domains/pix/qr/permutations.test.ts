/**
 * In whatever order, and however often, a provider reports a charge, the end is one, and the money the same. Every sequence of
 * up to five deliveries in which each message of a history arrives at least once. Messages that contradict each other
 * flip nothing.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addPixKey } from '../../../../test/support/add-pix-key.ts';
import { deliveryRowOf } from '../../../../test/support/deliver.ts';
import { everyOrder, playAll, playToOneEnd, type Finals } from '../../../../test/support/every-order.ts';
import { startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import { startSponsor, type TestSponsor } from '../../../../test/support/sponsor.ts';
import type { AppContext } from '../../../app.ts';
import type { ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import { createAccount, findAccount } from '../../accounts/index.ts';
import { evidenceEvents } from '../../evidence/index.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { readAccounts } from '../../journal/index.ts';
import { cancelChargeOf } from './cancel-charge.ts';
import { createPixDynamicQr } from './create-pix-dynamic-qr.ts';
import { findCharge } from './queries.ts';

const DELIVERIES = 5;
const AMOUNT = 1000;
/** Number of histories that run at the same time, each on an account of its own. */
const TOGETHER = 16;

let api: TestService;
let sponsor: TestSponsor;
let ctx: AppContext;
let owner: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  sponsor = await startSponsor();
  await sponsor.connect(api);
  owner = await api.party();
  ctx = api.service.contextFor(TENANT, 'sim-demo');
});
afterAll(async () => {
  const verdict = await verifyJournal(api.service.database, TENANT);
  await sponsor.stop();
  await api.stop();
  expect(verdict).toMatchObject({ ok: true });
});

/** Message of a provider: money that came, by its name and amount, or the cancellation of the charge. */
type Message = { readonly credit: string; readonly value?: number; readonly withoutTxid?: boolean } | 'cancelled';

const paid: Message = { credit: 'a' };
const second: Message = { credit: 'b' };

let serial = 0;

/** Plays a provider's messages on one charge. @returns it, with the balance of the account, in cents. */
async function play(story: readonly Message[], finals: Finals) {
  const name = `${(serial += 1)}`.padStart(6, '0');
  const { id } = await createAccount(ctx, { owner_party_id: owner, type: 'CUSTOMER', currency: 'BRL' });
  const { value: key } = await addPixKey(api, id);
  const account = await findAccount(ctx, id);
  const { txid } = await createPixDynamicQr(ctx, account ?? raise('no account'), { amount_cents: AMOUNT });
  for (const message of story) {
    if (message === 'cancelled') await cancelChargeOf(ctx, event('QR_CHARGE_CANCELLED', { txid }));
    else {
      const credit = event('CREDIT_RECEIVED', {
        end_to_end_id: `E87654321202603021405${name}${message.credit.repeat(5)}`,
        amount: { currency: 'BRL', value: message.value ?? AMOUNT }, key, ...(!message.withoutTxid && { txid }),
      });
      await evidenceEvents.CREDIT_RECEIVED.record(ctx, credit, deliveryRowOf(ctx, credit));
    }
    const { state } = (await findCharge(ctx, txid)) ?? raise('no charge');
    finals.note('charge', state, state !== 'ACTIVE');
  }
  const { state, version } = (await findCharge(ctx, txid)) ?? raise('no charge');
  const [found] = await readAccounts((statement, values) => api.service.database.query(statement, values), TENANT, [id], []);
  return { state, version, posted: Number(found?.balances.get('BRL')?.posted ?? 0n) };
}

function event(name: string, data: ReceivedEvent['data']): ReceivedEvent {
  return { provider_id: 'sim-demo', event: name, occurred_at: ctx.clock.now().toISOString(), data };
}

function raise(what: string): never {
  throw new Error(what);
}

describe('a history that a provider can produce has one end, in every order and repetition', () => {
  it.each<[string, readonly Message[], string, number, number, number]>([
    ['a charge is paid', [paid], 'PAID', AMOUNT, DELIVERIES, 5],
    ['a charge is taken back', ['cancelled'], 'CANCELLED', 0, DELIVERIES, 5],
    ['a charge is paid, and other money comes', [paid, { credit: 'c', withoutTxid: true, value: 70 }], 'PAID', AMOUNT + 70, DELIVERIES, 52],
  ])('%s', async (_, messages, state, posted, most, count) => {
    await playToOneEnd(everyOrder(messages, most), play, { end: { state, version: 2n, posted }, count, together: TOGETHER });
  }, 120_000);
});

describe('messages that contradict each other flip nothing, and all money is the account’s', () => {
  it.each<[string, readonly Message[], number, number, number]>([
    ['paid twice', [paid, second], 2 * AMOUNT, 4, 22],
    ['paid too little, and paid', [{ credit: 'b', value: AMOUNT - 1 }, paid], 2 * AMOUNT - 1, 4, 22],
    ['paid too much, and taken back', [{ credit: 'b', value: AMOUNT + 1 }, 'cancelled'], AMOUNT + 1, 4, 22],
    ['paid and taken back', [paid, 'cancelled'], AMOUNT, 4, 22],
    ['paid twice and taken back', [paid, second, 'cancelled'], 2 * AMOUNT, 3, 6],
  ])('%s', async (_, messages, posted, most, count) => {
    const played = await playAll(everyOrder(messages, most), play, TOGETHER);
    expect(played).toHaveLength(count);
    for (const { story, end } of played) expect([story, end]).toEqual([story, { state: endOf(story), version: 2n, posted }]);
  }, 120_000);
});

/** The first message that can end a charge does. */
function endOf(story: readonly Message[]): string {
  return story.find((it) => it === 'cancelled' || (it.value ?? AMOUNT) === AMOUNT) === 'cancelled' ? 'CANCELLED' : 'PAID';
}

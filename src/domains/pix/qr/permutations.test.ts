/**
 * Whatever the order in which a provider tells of a charge, and however often: one end, the same money. Every sequence of
 * up to five deliveries in which each message of a history arrives at least once. Messages that contradict each other
 * flip nothing.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addPixKey } from '../../../../test/support/add-pix-key.ts';
import { deliveryRowOf } from '../../../../test/support/deliver.ts';
import { startTestService, TENANT, type TestService } from '../../../../test/support/service.ts';
import { startSponsor, type TestSponsor } from '../../../../test/support/sponsor.ts';
import type { AppContext } from '../../../app.ts';
import type { ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import { createAccount, findAccount } from '../../accounts/index.ts';
import { evidenceEvents } from '../../evidence/index.ts';
import { verifyJournal } from '../../../command-line/verify-journal.ts';
import { readAccounts } from '../../journal/index.ts';
import { cancelChargeOf } from './cancel-charge.ts';
import type { Charge } from './charge.ts';
import { createPixDynamicQr } from './create-pix-dynamic-qr.ts';
import { findCharge } from './queries.ts';

const DELIVERIES = 5;
const AMOUNT = 1000;
/** Stories told at the same time, each on an account of its own. */
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

/** What a provider says: that money came, by its name and amount, or that the charge is taken back. */
type Message = { readonly credit: string; readonly value?: number; readonly withoutTxid?: boolean } | 'cancelled';

const paid: Message = { credit: 'a' };
const second: Message = { credit: 'b' };

/** Every sequence of at most `most` deliveries in which each of `count` messages is delivered at least once. */
function sequences(count: number, most: number): number[][] {
  const all: number[][] = [];
  const grow = (sequence: number[]): void => {
    if (new Set(sequence).size === count) all.push(sequence);
    if (sequence.length < most) for (let next = 0; next < count; next += 1) grow([...sequence, next]);
  };
  grow([]);
  return all;
}

let serial = 0;

interface Told {
  readonly order: readonly number[];
  /** The states that the charge showed, in order. */
  readonly states: readonly string[];
  readonly charge: Charge;
  /** What is on the account, in cents. */
  readonly posted: number;
}

/** One charge, of which its provider tells in this order. */
async function tell(messages: readonly Message[], order: readonly number[]): Promise<Told> {
  const name = `${(serial += 1)}`.padStart(6, '0');
  const { id } = await createAccount(ctx, { owner_party_id: owner, type: 'CUSTOMER', currency: 'BRL' });
  const { value: key } = await addPixKey(api, id);
  const account = await findAccount(ctx, id);
  const { txid } = await createPixDynamicQr(ctx, account ?? raise('no account'), { amount_cents: AMOUNT });
  const states: string[] = [];
  for (const which of order) {
    const message = messages[which] ?? raise('no message');
    if (message === 'cancelled') await cancelChargeOf(ctx, event('QR_CHARGE_CANCELLED', { txid }));
    else {
      const credit = event('CREDIT_RECEIVED', {
        end_to_end_id: `E87654321202603021405${name}${message.credit.repeat(5)}`, amount: { currency: 'BRL', value: message.value ?? AMOUNT }, key, ...(!message.withoutTxid && { txid }),
      });
      await evidenceEvents.CREDIT_RECEIVED.record(ctx, credit, deliveryRowOf(ctx, credit));
    }
    const { state } = (await findCharge(ctx, txid)) ?? raise('no charge');
    if (states.at(-1) !== state) states.push(state);
  }
  const charge = (await findCharge(ctx, txid)) ?? raise('no charge');
  const [found] = await readAccounts((statement, values) => api.service.database.query(statement, values), TENANT, [id], []);
  return { order, states, charge, posted: Number(found?.balances.get('BRL')?.posted ?? 0n) };
}

function event(name: string, data: ReceivedEvent['data']): ReceivedEvent {
  return { provider_id: 'sim-demo', event: name, occurred_at: ctx.clock.now().toISOString(), data };
}

function raise(what: string): never {
  throw new Error(what);
}

async function tellAll(messages: readonly Message[], most: number): Promise<Told[]> {
  const waiting = sequences(messages.length, most);
  const told: Told[] = [];
  const lane = async (): Promise<void> => {
    for (let order = waiting.shift(); order; order = waiting.shift()) told.push(await tell(messages, order));
  };
  await Promise.all(Array.from({ length: TOGETHER }, lane));
  return told;
}

describe('a history that a provider can produce has one end, in every order and repetition', () => {
  it.each<[string, readonly Message[], string, number, number, number]>([
    ['a charge is paid', [paid], 'PAID', AMOUNT, DELIVERIES, 5],
    ['a charge is taken back', ['cancelled'], 'CANCELLED', 0, DELIVERIES, 5],
    ['a charge is paid, and other money comes', [paid, { credit: 'c', withoutTxid: true, value: 70 }], 'PAID', AMOUNT + 70, DELIVERIES, 52],
  ])('%s', async (_, messages, state, posted, most, count) => {
    const told = await tellAll(messages, most);
    expect(told).toHaveLength(count);
    for (const it of told) {
      expect([it.order, it.states.filter((shown) => shown !== 'ACTIVE'), it.charge.version, it.posted]).toEqual([it.order, [state], 2n, posted]);
    }
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
    const told = await tellAll(messages, most);
    expect(told).toHaveLength(count);
    for (const it of told) {
      const ends = it.states.filter((shown) => shown !== 'ACTIVE');
      expect([it.order, ends, it.charge.version, it.posted]).toEqual([it.order, [endOf(messages, it.order)], 2n, posted]);
    }
  }, 120_000);
});

/** The first word that can end a charge does. */
function endOf(messages: readonly Message[], order: readonly number[]): string {
  const first = order.map((which) => messages[which]).find((it) => it === 'cancelled' || (it?.value ?? AMOUNT) === AMOUNT);
  return first === 'cancelled' ? 'CANCELLED' : 'PAID';
}

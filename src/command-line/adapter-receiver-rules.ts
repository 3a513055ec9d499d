import { randomBytes } from 'node:crypto';
import type { SponsorStatementLine } from '../domains/rails/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { AdapterAnswer, EventAnswer } from './adapter-test-client.ts';
import { equals, must, NotTried, type Rule } from './adapter-rules.ts';

const CENTS = 137;
const DAY_MS = 86_400_000;

const newTxid = () => `CHECK${randomBytes(13).toString('hex').toUpperCase()}`;
const dayAhead = (days: number) => new Date(systemClock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const isRefused = ({ status, body }: AdapterAnswer) => (status === 422 && body['error'] === 'REFUSED')
  || (status === 400 && body['error'] === 'INVALID');

/** Rules about money that comes in, beside those of `adapter-rules.ts`. */
export const receiverRules: readonly Rule[] = [
  {
    name: 'payment-refused', says: 'A provider that only receives refuses each payment out with 422 REFUSED',
    check: async (world) => {
      const { status, body } = await world.client.call('POST', '/v1/payments', world.payment());
      must(status === 422 && body['error'] === 'REFUSED' && typeof body['code'] === 'string',
        `it was answered with ${status} ${JSON.stringify(body)}`);
    },
  },
  {
    name: 'charge',
    says: 'A charge is made once for a txid: again it is answered with 200 and its location, with another amount with 409',
    check: async ({ client, setup: { key, currency } }) => {
      if (key === undefined) throw new NotTried('no key was named for which a charge is made (--key)');
      const order = {
        txid: newTxid(), key, amount: { currency, value: CENTS }, expires_in_seconds: 3600,
        payer_request: null,
      };
      const mint = (body: object) => client.call('POST', '/v1/pix/charges', body);
      const [first, again] = [await mint(order), await mint(order)];
      must(first.status === 201 && again.status === 200, `it was answered with ${first.status}, and again with ${again.status}`);
      must(equals([first.body['txid'], first.body['status']], [order.txid, 'ACTIVE']), `it says ${JSON.stringify(first.body)}`);
      must(typeof first.body['location'] === 'string' && first.body['location'] === again.body['location'], 'its location changes');
      must(!Number.isNaN(Date.parse(String(first.body['expires_at']))), `its expires_at is ${String(first.body['expires_at'])}`);
      const other = await mint({ ...order, amount: { currency, value: CENTS + 1 } });
      must(other.status === 409, `another amount under its txid was answered with ${other.status}`);
    },
  },
  {
    name: 'charge-due',
    says: 'A charge that is due on a day is made once for a txid and names that day; another day under its txid is answered with 409',
    check: async ({ client, setup: { key, currency } }) => {
      if (key === undefined) throw new NotTried('no key was named for which a charge is made (--key)');
      const due = {
        due_on: dayAhead(10), days_after_due: 30, fine: { kind: 'PERCENT', value: 200 }, rebate: null,
        interest: { kind: 'PERCENT_PER_MONTH', value: 100 }, discount: { kind: 'FIXED', steps: [{ until: dayAhead(5), value: 10 }] },
        payer: { name: 'Diego Alves', tax_id: '12345678909' },
      };
      const order = { txid: newTxid(), key, amount: { currency, value: CENTS }, payer_request: null, due };
      const mint = (body: object) => client.call('POST', '/v1/pix/charges', body);
      const first = await mint(order);
      if (isRefused(first)) throw new NotTried('the provider makes no charges that are due on a day');
      const again = await mint(order);
      must(first.status === 201 && again.status === 200, `it was answered with ${first.status}, and again with ${again.status}`);
      must(first.body['due_on'] === due.due_on, `its due_on is ${String(first.body['due_on'])}`);
      must(Date.parse(String(first.body['expires_at'])) > Date.parse(due.due_on), `its expires_at is ${String(first.body['expires_at'])}`);
      const other = await mint({ ...order, due: { ...due, due_on: dayAhead(11) } });
      must(other.status === 409, `another day under its txid was answered with ${other.status}`);
    },
  },
  {
    name: 'bank-return',
    says: 'A credit that the bank sends back by itself is reported by RETURN_SENT, under the name that the statement has',
    check: async (world) => {
      if (!world.setup.bankReturns) throw new NotTried('the bank sends nothing back by itself (--bank-returns)');
      const name = (await world.credit(CENTS)).data['end_to_end_id'];
      const amount = { currency: world.setup.currency, value: CENTS - 30 };
      await world.play('RETURN_SENT', { original_end_to_end_id: name, amount });
      const heard = await world.client.heard('RETURN_SENT', (data) => data['original_end_to_end_id'] === name);
      must(heard !== undefined, 'the bank sent it back, and no RETURN_SENT');
      must(equals(heard.data['amount'], amount), `it says ${JSON.stringify(heard.data)}`);
      const isIt = (line: SponsorStatementLine) => line.end_to_end_id === heard.data['return_end_to_end_id'];
      const line = (await world.statement()).find(isIt);
      must(line?.kind === 'RETURN_SENT' && line.amount === -amount.value, `the statement has ${JSON.stringify(line)}`);
    },
  },
  {
    name: 'credit-repeated',
      says: 'A CREDIT_RECEIVED that was not acknowledged is sent again, byte for byte and under the same delivery id',
    check: async (world) => {
      let refused: string | undefined;
      const answer: EventAnswer = ({ event, data }) => {
        if (event !== 'CREDIT_RECEIVED' || refused !== undefined) return undefined;
        refused = String(data['end_to_end_id']);
        return 500;
      };
      await world.client.answering(answer, async () => {
        await world.credit(CENTS);
        const heard = await world.client.heard('CREDIT_RECEIVED', (data) => data['end_to_end_id'] === refused);
        must(heard !== undefined, 'it was not sent again');
      });
      const tries = world.client.arrived.filter(({ data }) => data['end_to_end_id'] === refused);
      must(new Set(tries.map(({ deliveryId }) => deliveryId)).size === 1, 'it was sent again under another delivery id');
      must(new Set(tries.map(({ text }) => text)).size === 1, 'it was sent again with another body');
    },
  },
];

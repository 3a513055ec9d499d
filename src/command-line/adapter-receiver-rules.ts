import { randomBytes } from 'node:crypto';
import type { EventAnswer } from './adapter-test-client.ts';
import { equals, must, NotTried, type Rule } from './adapter-rules.ts';

const CENTS = 137;

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
        txid: `CHECK${randomBytes(13).toString('hex').toUpperCase()}`, key, amount: { currency, value: CENTS }, expires_in_seconds: 3600,
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

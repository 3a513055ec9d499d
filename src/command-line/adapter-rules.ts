import { systemClock } from '../platform/clock.ts';
import { randomBytes } from 'node:crypto';
import {
  endToEndId, type BankRail, type SponsorGivenPayment, type SponsorPayment, type SponsorStatementLine,
} from '../domains/rails/index.ts';
import type { AdapterAnswer, AdapterTestClient, EventAnswer, ReceivedEvent } from './adapter-test-client.ts';

/** Data of the bank behind the adapter, for the check. */
export interface TestSetup {
  readonly providerId: string;
  readonly rail: BankRail;
  readonly currency: string;
  /** The external id of an outside party to whom payments settle. */
  readonly settles: string;
  /** External id of an outside party to whom payments fail, some time after they were accepted. */
  readonly fails: string;
  /** External id of an outside party for whom the bank answers a payment with a redirect to the check; undefined where there is none. */
  readonly redirects: string | undefined;
  /** True when the provider gives payments their names on the rail. */
  readonly providerNames: boolean;
  /** True for a provider that only receives: it refuses payments out. */
  readonly receivesOnly: boolean;
  /** True where the bank sends a credit back by itself (MED) for `{event: 'RETURN_SENT', data: {original_end_to_end_id, amount}}`. */
  readonly bankReturns: boolean;
  /** A Pix key of the account, for a charge; undefined where none is tried. */
  readonly key: string | undefined;
  /** URL to which `{event: 'CREDIT_RECEIVED', provider_id, data: {amount}}` is posted to simulate a credit; undefined where none can be. */
  readonly playUrl: string | undefined;
}

/** A rule that does not hold; the message states what was observed instead. */
export class Broken extends Error {}

/** A rule that cannot be tried here; the message states why. */
export class NotTried extends Error {}

/** Rule that adapters must keep. A broken one is reported by this name. */
export interface Rule {
  readonly name: string;
  readonly says: string;
  readonly check: (world: RuleContext) => Promise<void>;
}

const CENTS = 137;
const STRANGER = 'check-nobody-has-this';

/** Client and data with which rules are checked. */
export class RuleContext {
  readonly startedAt = new Date(systemClock.now().getTime() - 1_000);

  constructor(readonly client: AdapterTestClient, readonly setup: TestSetup) {}

  /** Returns a new payment out, not sent yet. */
  payment(over: object = {}): { reference: string; amount: { currency: string; value: number } } & Record<string, unknown> {
    const reference = `check_${randomBytes(8).toString('hex')}`;
    const { rail, currency, settles, providerNames } = this.setup;
    const name = rail === 'PIX' && !providerNames ? { end_to_end_id: endToEndId('E', '12345678', systemClock.now(), reference) } : {};
    return {
      reference, rail, direction: 'OUT', amount: { currency, value: CENTS }, debtor: 'acc_check', creditor: settles, ...name,
      match_keys: {}, ...over,
    };
  }

  /** @throws NotTried for a provider that only receives. */
  async pay(payment: object): Promise<AdapterAnswer> {
    if (this.setup.receivesOnly) throw new NotTried('the provider sends no payments (--receives-only)');
    return this.client.call('POST', '/v1/payments', payment);
  }

  async find(reference: string): Promise<SponsorPayment | undefined> {
    const { status, body } = await this.client.call('GET', `/v1/payments/${reference}`);
    return status === 200 ? body as unknown as SponsorPayment : undefined;
  }

  /** Sends a payment and waits for its end. */
  async ended(payment: { reference: string }, status: 'SETTLED' | 'FAILED'): Promise<SponsorPayment> {
    const { status: code } = await this.pay(payment);
    must(code === 202, `POST /v1/payments answered ${code}, not 202`);
    const found = await this.client.until(async () => {
      const it = await this.find(payment.reference);
      return it?.status === 'ACCEPTED' ? undefined : it;
    });
    must(found?.status === status, `GET /v1/payments/{reference} says ${found?.status ?? 'nothing but ACCEPTED'}, not ${status}`);
    return found as SponsorPayment;
  }

  /** Reads all lines of a statement's period, page by page. */
  statement(from = this.startedAt, to = new Date(systemClock.now().getTime() + 60_000), rail: string =
    this.setup.rail): Promise<SponsorStatementLine[]> {
    return this.#listed('/v1/statement', 'lines', from, to, rail);
  }

  /** Reads all payments that the adapter was given in a period, page by page. */
  given(from: Date, to: Date): Promise<SponsorGivenPayment[]> {
    return this.#listed('/v1/given', 'payments', from, to, this.setup.rail);
  }

  /** @param name of the member of a page that holds its items. */
  async #listed<Item>(path: string, name: string, from: Date, to: Date, rail: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let cursor: string | null = '', pages = 0; cursor !== null; pages += 1) {
      must(pages < 1_000, `GET ${path} goes on from page to page without end`);
      const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString(), rail, ...(cursor && { cursor }) });
      const { status, body } = await this.client.call('GET', `${path}?${query}`);
      must(status === 200 && Array.isArray(body[name]), `GET ${path} answered ${status}`);
      items.push(...body[name] as Item[]);
      cursor = (body['next_cursor'] as string | null | undefined) ?? null;
    }
    return items;
  }

  /** The lines of a reference, once there is one. */
  async linesOf(reference: string): Promise<SponsorStatementLine[]> {
    const seen = await this.client.until(async () => {
      const lines = (await this.statement()).filter((line) => line.reference === reference);
      return lines.length > 0 ? lines : undefined;
    });
    return seen ?? [];
  }

  /** @throws NotTried for a provider that states none. */
  async balance(): Promise<number> {
    const { status, body } = await this.client.call('GET', `/v1/balance?currency=${this.setup.currency}`);
    if (status === 404 && body['error'] === 'NOT_FOUND') throw new NotTried('the provider states no balance');
    must(
      status === 200 && Number.isSafeInteger(body['balance']), `GET /v1/balance answered ${status} with ${JSON.stringify(body['balance'])}`,
    );
    return Number(body['balance']);
  }

  /** Simulates a credit. @returns its event. @throws NotTried where none can be simulated. */
  async credit(value: number): Promise<ReceivedEvent> {
    const before = this.client.arrived.length;
    await this.play('CREDIT_RECEIVED', { amount: { currency: this.setup.currency, value } });
    const heard = await this.client.until(() => this.client.arrived.slice(before).find(({ event }) => event === 'CREDIT_RECEIVED'));
    must(heard !== undefined, 'money arrived, and no CREDIT_RECEIVED');
    return heard as ReceivedEvent;
  }

  /** Makes something happen at the bank. @throws NotTried where nothing can be played. */
  async play(event: string, data: object): Promise<void> {
    const { playUrl, providerId } = this.setup;
    if (playUrl === undefined) throw new NotTried('no address makes money arrive (--play)');
    await fetch(playUrl, {
      method: 'POST', redirect: 'manual', headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ event, provider_id: providerId, data }),
    });
  }

  returnOf(credit: ReceivedEvent, value: number, over: object = {}): { reference: string } & Record<string, unknown> {
    const reference = `check_${randomBytes(8).toString('hex')}`;
    return {
      reference, return_end_to_end_id: endToEndId('D', '12345678', systemClock.now(), reference),
      original_end_to_end_id: credit.data['end_to_end_id'],
      amount: { currency: this.setup.currency, value }, reason_code: 'MD06', ...over,
    };
  }
}

/** @throws Broken with the observed behaviour. */
export function must(holds: boolean, seen: string): asserts holds {
  if (!holds) throw new Broken(seen);
}

export const equals = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
/** True for an answer that says that the payment was surely not made. */
const isRefusal = ({ status, body }: AdapterAnswer) => [401, 403, 409, 429, 503].includes(status)
  || (status === 422 && body['error'] === 'REFUSED') || (status === 400 && body['error'] === 'INVALID');
const isOf = (reference: string) => (data: ReceivedEvent['data']) => data['reference'] === reference;

export const rules: readonly Rule[] = [
  {
    name: 'signature',
    says: 'A call that is not signed with the secret, or 300 seconds from now, is rejected with 401 or 403, and changes nothing',
    check: async (world) => {
      const { client } = world;
      const payment = world.payment();
      const text = JSON.stringify(payment);
      const forged: [string, Record<string, string>][] = [
        ['without a signature', {}], ['with another secret', client.sign('POST', '/v1/payments', text, { secret: 'another' })],
        ['from ten minutes ago', client.sign('POST', '/v1/payments', text, { at: new Date(systemClock.now().getTime() - 600_000) })],
        ['for another body', client.sign('POST', '/v1/payments', `${text} `)],
      ];
      for (const [what, headers] of forged) {
        const { status } = await client.call('POST', '/v1/payments', payment, { headers });
        must(status === 401 || status === 403, `a call ${what} was answered with ${status}`);
      }
      must(await world.find(payment.reference) === undefined, 'a rejected payment is known');
    },
  },
  {
    name: 'payment-taken', says: 'A payment is answered with 202 and its current state',
    check: async (world) => {
      const payment = world.payment();
      const { status, body } = await world.pay(payment);
      must(status === 202, `it was answered with ${status}`);
      const wrong = ['reference', 'rail', 'amount', ...('end_to_end_id' in payment ? ['end_to_end_id'] : [])].find(
        (name) => !equals(body[name], payment[name]),
      );
      must(wrong === undefined, `${wrong} came back as ${JSON.stringify(body[wrong ?? ''])}`);
      const missing = ['provider_reference', 'end_to_end_id', 'created_at'].find(
        (name) => typeof body[name] !== 'string' || body[name] === '',
      );
      must(missing === undefined, `${missing} is missing`);
      must(['ACCEPTED', 'SETTLED', 'FAILED'].includes(String(body['status'])), `its status is ${String(body['status'])}`);
    },
  },
  {
    name: 'payment-unknown', says: 'An unknown reference is answered with 404 NOT_FOUND',
    check: async ({ client }) => {
      const { status, body } = await client.call('GET', `/v1/payments/${STRANGER}`);
      must(status === 404 && body['error'] === 'NOT_FOUND', `it was answered with ${status} ${String(body['error'])}`);
    },
  },
  {
    name: 'payment-malformed', says: 'An invalid payment is answered with 400 INVALID',
    check: async (world) => {
      for (const over of [
        { reference: '' }, { amount: { currency: 'BRL', value: 0 } }, { amount: { currency: 'BRL', value: 1.5 } }, { creditor: undefined },
      ]) {
        const { status, body } = await world.pay(world.payment(over));
        must(status === 400 && body['error'] === 'INVALID', `${JSON.stringify(over)} was answered with ${status} ${String(body['error'])}`);
      }
    },
  },
  {
    name: 'payment-repeated',
    says: 'A repeated payment, in sequence or in parallel, is answered with 200 and its current state, and moves money once',
    check: async (world) => {
      const payment = world.payment();
      const answers = await Promise.all(Array.from({ length: 5 }, () => world.pay(payment)));
      answers.push(await world.pay(payment));
      must(
        answers.every(({ status }) => status === 200 || status === 202),
        `it was answered with ${answers.map(({ status }) => status).join(', ')}`,
      );
      must(answers.at(-1)?.status === 200, `a repetition was answered with ${answers.at(-1)?.status}`);
      const names = new Set(answers.map(({ body }) => `${String(body['provider_reference'])} ${String(body['end_to_end_id'])}`));
      must(names.size === 1, `it has ${names.size} names at the provider`);
      const lines = await world.linesOf(payment.reference);
      must(lines.length === 1, `the statement has it ${lines.length} times`);
    },
  },
  {
    name: 'payment-reused', says: 'A different payment under a used reference is answered with 409 REFERENCE_REUSED, and changes nothing',
    check: async (world) => {
      const payment = world.payment();
      await world.pay(payment);
      const { status, body } = await world.pay({ ...payment, amount: { ...payment.amount, value: CENTS + 1 } });
      must(status === 409 && body['error'] === 'REFERENCE_REUSED', `another amount was answered with ${status} ${String(body['error'])}`);
      must((await world.find(payment.reference))?.amount.value === CENTS, 'the amount has changed');
    },
  },
  {
    name: 'payment-timeout', says: 'A payment whose caller disconnected is paid once, whether it is polled or sent again',
    check: async (world) => {
      for (const waitMs of [1, 20, 100]) {
        const payment = world.payment();
        await world.client.call('POST', '/v1/payments', payment, { signal: AbortSignal.timeout(waitMs) });
        const { status } = await world.pay(payment);
        must(status === 200 || status === 202, `sent again, it was answered with ${status}`);
        const lines = await world.linesOf(payment.reference);
        must(lines.length === 1, `the statement has it ${lines.length} times`);
      }
    },
  },
  {
    name: 'payment-settles',
    says: 'A payment that reached its payee is SETTLED, has final_at and no failure, and PAYMENT_SETTLED reports it',
    check: async (world) => {
      const payment = world.payment();
      const { failure_code, final_at, end_to_end_id } = await world.ended(payment, 'SETTLED');
      must(failure_code === null, `its failure_code is ${String(failure_code)}`);
      must(!Number.isNaN(Date.parse(final_at ?? '')), `its final_at is ${String(final_at)}`);
      const heard = await world.client.heard('PAYMENT_SETTLED', isOf(payment.reference));
      must(heard !== undefined, 'no PAYMENT_SETTLED arrived');
      must(heard.path === `/v1/pix/webhooks/${world.setup.providerId}`, `it came to ${heard.path}`);
      must(
        equals([heard.data['amount'], heard.data['end_to_end_id']], [payment.amount, end_to_end_id]),
        `it says ${JSON.stringify(heard.data)}`,
      );
    },
  },
  {
    name: 'payment-fails',
    says: 'A refused payment is FAILED with a code, moves no money, and PAYMENT_FAILED reports it; or it is refused at once with 422',
    check: async (world) => {
      const payment = world.payment({ creditor: world.setup.fails });
      const { status, body } = await world.pay(payment);
      if (status === 422) must(body['error'] === 'REFUSED' && typeof body['code'] === 'string', `the refusal says ${JSON.stringify(body)}`);
      else {
        must(status === 202, `it was answered with ${status}`);
        const found = await world.client.until(async () => {
          const it = await world.find(payment.reference);
          return it?.status === 'ACCEPTED' ? undefined : it;
        });
        must(
          found?.status === 'FAILED' && Boolean(found.failure_code),
          `it is ${found?.status ?? 'ACCEPTED'} with the code ${String(found?.failure_code)}`,
        );
        must(await world.client.heard('PAYMENT_FAILED', (data) => data['reference'] === payment.reference
          && Boolean(data['failure_code'])) !== undefined, 'no PAYMENT_FAILED with its code arrived');
      }
      must(!(await world.statement()).some(({ reference }) => reference === payment.reference), 'the statement has it');
    },
  },
  {
    name: 'event-signed', says: 'Every event is signed with the secret and names its delivery',
    check: async (world) => {
      await world.ended(world.payment(), 'SETTLED');
      must(await world.client.until(() => world.client.arrived[0]) !== undefined, 'no event arrived');
      const wrong = world.client.arrived.find(({ isSigned, deliveryId }) => !isSigned || deliveryId === '');
      must(wrong === undefined, `${wrong?.event} ${wrong?.isSigned ? 'has no X-Webhook-Delivery-Id' : 'is not signed'}`);
    },
  },
  {
    name: 'event-repeated',
    says: 'An event that was not acknowledged is sent again, byte for byte and under the same delivery id, and delays no other',
    check: async (world) => {
      const [refused, other] = [world.payment(), world.payment()];
      let times = 0;
      const answer: EventAnswer = ({ data }) => (data['reference'] === refused.reference && (times += 1) <= 2 ? 500 : undefined);
      await world.client.answering(answer, async () => {
        await Promise.all([world.ended(refused, 'SETTLED'), world.ended(other, 'SETTLED')]);
        must(await world.client.heard('PAYMENT_SETTLED', isOf(other.reference)) !== undefined, 'another event did not arrive meanwhile');
        must(await world.client.heard('PAYMENT_SETTLED', isOf(refused.reference)) !== undefined, 'it was not sent again');
        const tries = world.client.arrived.filter(({ data }) => data['reference'] === refused.reference);
        must(new Set(tries.map(({ deliveryId }) => deliveryId)).size === 1, 'it was sent again under another delivery id');
        must(new Set(tries.map(({ text }) => text)).size === 1, 'it was sent again with another body');
      });
    },
  },
  {
    name: 'event-redirected', says: 'An event that is answered with a redirect is sent nowhere else, and is sent again',
    check: async (world) => {
      const payment = world.payment();
      const { redirected } = world.client;
      const before = redirected.length;
      let times = 0;
      const answer: EventAnswer = ({ data }) => (data['reference'] === payment.reference && (times += 1) === 1 ? 307 : undefined);
      await world.client.answering(answer, async () => {
        await world.ended(payment, 'SETTLED');
        const heard = await world.client.heard('PAYMENT_SETTLED', isOf(payment.reference));
        must(redirected.length === before, `it was sent where the redirect leads: ${redirected[before]}`);
        must(heard !== undefined, 'it was not sent again');
      });
    },
  },
  {
    name: 'bank-redirected', says: 'A payment that the bank answers with a redirect is sent nowhere else; it is neither made nor refused',
    check: async (world) => {
      const { setup: { redirects }, client: { redirected } } = world;
      if (redirects === undefined) throw new NotTried('nobody was named for whom the bank redirects (--redirects)');
      const payment = world.payment({ creditor: redirects });
      const before = redirected.length;
      const answer = await world.pay(payment);
      await world.ended(world.payment(), 'SETTLED'); // an adapter that pays later has had the time to
      must(redirected.length === before, `it was sent where the redirect leads: ${redirected[before]}`);
      must(!isRefusal(answer), `it was answered with ${answer.status} ${String(answer.body['error'])}, as if it were certainly not made`);
      const found = (await world.find(payment.reference))?.status;
      must(found === undefined || found === 'ACCEPTED', `GET /v1/payments/{reference} says ${found}`);
      const isTaken = answer.status === 200 || answer.status === 202;
      must(!isTaken || found !== undefined, `it was answered with ${answer.status}, and GET /v1/payments/{reference} does not know it`);
    },
  },
  {
    name: 'statement', says:
      'A payment has one negative line in the statement, of which `from` is inclusive and `to` exclusive; lines have unique ids, in order of time',
    check: async (world) => {
      const payment = world.payment();
      const { end_to_end_id } = await world.ended(payment, 'SETTLED');
      const [line, ...more] = await world.linesOf(payment.reference);
      must(line !== undefined && more.length === 0, `it has ${more.length + Number(line !== undefined)} lines`);
      must(
        equals([line.kind, line.amount, line.currency, line.end_to_end_id], ['PAYMENT', -CENTS, world.setup.currency, end_to_end_id]),
        `its line is ${JSON.stringify(line)}`,
      );
      const at = new Date(line.occurred_at);
      const has = (lines: readonly SponsorStatementLine[]) => lines.some(({ line_id }) => line_id === line.line_id);
      must(has(await world.statement(at, new Date(at.getTime() + 1))), 'a period that begins at its instant lacks it: `from` is inclusive');
      must(!has(await world.statement(world.startedAt, at)), 'a period that ends at its instant has it: `to` is exclusive');
      const another = world.setup.rail === 'ACH' ? 'WIRE' : 'ACH';
      must(!has(await world.statement(undefined, undefined, another)), `it is in the statement of ${another} too`);
      const lines = await world.statement();
      must(new Set(lines.map(({ line_id }) => line_id)).size === lines.length, 'two lines have one line_id');
      must(
        lines.every(({ occurred_at }, n) => n === 0 || occurred_at >= (lines[n - 1]?.occurred_at ?? '')),
        'lines are not in the order of their time',
      );
    },
  },
  {
    name: 'given', says:
      'All payments out that were accepted in a period are listed with their status: a restored ledger asks for those that it lost',
    check: async (world) => {
      const payment = world.payment();
      const { status, body } = await world.pay(payment);
      must(status === 202, `a payment was answered with ${status}`);
      const at = new Date(String(body['created_at']));
      const isListed = async (from: Date, to: Date) => (await world.given(from, to)).find(
        ({ reference }) => reference === payment.reference,
      );
      const listed = await isListed(at, new Date(at.getTime() + 1));
      must(listed !== undefined, 'a period of `created_at` that begins at its instant lacks it: `from` is inclusive');
      must(
        equals([listed.rail, listed.amount, listed.end_to_end_id], [payment['rail'], payment.amount, body['end_to_end_id']]),
        `it is listed as ${JSON.stringify(listed)}`,
      );
      must(['ACCEPTED', 'SETTLED'].includes(listed.status), `its status is ${listed.status}`);
      must(await isListed(world.startedAt, at) === undefined, 'a period that ends at its instant has it: `to` is exclusive');
      must((await world.linesOf(payment.reference)).length === 1, 'it did not settle');
    },
  },
  {
    name: 'balance', says: 'The balance is the sum of the statement: a payment lowers it by its amount',
    check: async (world) => {
      const before = await world.balance();
      await world.ended(world.payment(), 'SETTLED');
      const after = await world.client.until(async () => (await world.balance() === before - CENTS ? true : undefined));
      must(after === true, `it went from ${before} to ${await world.balance()}, by a payment of ${CENTS}`);
    },
  },
  {
    name: 'credit', says: 'Money that arrives has one CREDIT line, and CREDIT_RECEIVED names it',
    check: async (world) => {
      const { data } = await world.credit(CENTS);
      must(
        equals((data['amount'] as { value?: number } | undefined)?.value, CENTS) && Boolean(data['end_to_end_id']),
        `CREDIT_RECEIVED says ${JSON.stringify(data)}`,
      );
      const lines = (await world.statement()).filter(({ end_to_end_id }) => end_to_end_id === data['end_to_end_id']);
      must(lines.length === 1 && lines[0]?.kind === 'CREDIT' && lines[0].amount === CENTS, `its lines are ${JSON.stringify(lines)}`);
    },
  },
  {
    name: 'return',
    says: 'A credit is returned once for each reference, for no more than its amount; RETURN_SETTLED reports it, and the statement has it',
    check: async (world) => {
      if (world.setup.rail !== 'PIX') throw new NotTried(`returns are of PIX, not ${world.setup.rail}`);
      const credit = await world.credit(CENTS);
      const wanted = world.returnOf(credit, 100);
      const send = (body: object) => world.client.call('POST', '/v1/returns', body);
      const first = await send(wanted);
      must(first.status === 202, `it was answered with ${first.status} ${JSON.stringify(first.body)}`);
      const [again, reused, tooMuch, unknown] = [
        await send(wanted), await send({ ...wanted, amount: { currency: world.setup.currency, value: 99 } }),
        await send(world.returnOf(credit, 38)),
        await world.client.call('GET', `/v1/returns/${STRANGER}`),
      ];
      must(
        again.status === 200 && again.body['provider_reference'] === first.body['provider_reference'],
        `sent again, it was answered with ${again.status}`,
      );
      must(reused.status === 409, `another amount under its reference was answered with ${reused.status}`);
      must(tooMuch.status === 422 && tooMuch.body['error'] === 'REFUSED', `more than the credit was answered with ${tooMuch.status}`);
      must(
        unknown.status === 404 && unknown.body['error'] === 'NOT_FOUND',
        `an unknown return was answered with ${unknown.status} ${String(unknown.body['error'])}`,
      );
      const heard = await world.client.heard('RETURN_SETTLED', isOf(wanted.reference));
      must(heard !== undefined, 'no RETURN_SETTLED arrived');
      const { body: { status } } = await world.client.call('GET', `/v1/returns/${wanted.reference}`);
      must(status === 'SETTLED', `GET /v1/returns/{reference} says ${String(status)}`);
      const lines = await world.linesOf(wanted.reference);
      must(lines.length === 1 && lines[0]?.kind === 'RETURN_SENT' && lines[0].amount === -100, `its lines are ${JSON.stringify(lines)}`);
    },
  },
];

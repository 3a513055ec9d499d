/** Clients that take part in stories and make one mistake each, by the rule that finds it. */
import { randomUUID } from 'node:crypto';
import { StoryClient, type Act, type Payment, type StoryClientOptions } from '../../docs/examples/story-client/client.ts';
import type { RazaoEvent } from '../../sdk/src/index.ts';

export interface Fault {
  readonly story: string;
  /** Rules that the mistake breaks: the first is the one it is made for. */
  readonly breaks: readonly string[];
  readonly client: (options: StoryClientOptions) => StoryClient;
}

type Acting = (client: { send(act: Act, key: string): Promise<object> }, act: Act) => Promise<object>;

/** A client that acts in another way. */
function acting(act: Acting): Fault['client'] {
  return (options) => new class extends StoryClient {
    protected override act(told: Act): Promise<object> {
      return act({ send: (it, key) => this.send(it, key) }, told);
    }
  }(options);
}

/** A client that makes a write again under another key, where `applies`. */
function again(applies: (act: Act, answer: object) => boolean): Fault['client'] {
  return acting(async (client, act) => {
    const answer = await client.send(act, act.act);
    return applies(act, answer) ? client.send(act, randomUUID()) : answer;
  });
}

/** A client that shows another value of a field, for resources that have this one. */
function showing(field: string, from: unknown, to: unknown): Fault['client'] {
  return (options) => new class extends StoryClient {
    protected override resource(id: string): Record<string, unknown> | undefined {
      const known = super.resource(id);
      return known?.[field] === from ? { ...known, [field]: to } : known;
    }
  }(options);
}

const amountIs = (value: number) => ({ body }: Act): boolean => (body as { amount?: { value?: number } }).amount?.value === value;

/** Books a payment once more when an event of it comes again. */
class CountsTwice extends StoryClient {
  readonly #known = new Set<string>();

  protected override isKnown(event: RazaoEvent): boolean {
    const isKnown = super.isKnown(event);
    const payment = this.paymentOf(event);
    if (isKnown && payment?.status === 'SETTLED') this.#count(payment);
    return isKnown;
  }

  #count(payment: Payment): void {
    if (!this.#known.has(payment.id)) this.payments.push(payment);
    this.#known.add(payment.id);
  }
}

/** Books what it hears, and answers an event as if it had not. */
class RefusesKeys extends StoryClient {
  protected override async take(event: RazaoEvent): Promise<number> {
    const status = await super.take(event);
    return event.event_type === 'pix_key.registered' ? 500 : status;
  }
}

class LosesACent extends StoryClient {
  protected override book(payment: Payment): void {
    super.book({ ...payment, amount: payment.amount - 1 });
  }
}

/** Believes the last that it hears, however old. */
class BelievesOldNews extends StoryClient {
  protected override readonly takesOldNews = true;

  protected override isKnown(): boolean {
    return false;
  }
}

/** The mistakes; those of the common rules are found in any story, and here in one that is short. */
export const FAULTS: readonly Fault[] = [
  { story: 'bad-client', breaks: ['acts-when-told'], client: acting(async (client, act) =>
    (amountIs(3001)(act) ? {} : client.send(act, act.act))) },
  { story: 'bad-client', breaks: ['no-write-doubled'], client: acting((client, act) => client.send(act, randomUUID())) },
  { story: 'bad-client', breaks: ['events-acknowledged'], client: (options) => new RefusesKeys(options) },
  { story: 'bad-client', breaks: ['events-handled-once'], client: (options) => new CountsTwice(options) },
  { story: 'bad-client', breaks: ['statement-equal'], client: (options) => new LosesACent(options) },
  { story: 'bad-client', breaks: ['refusal-accepted'], client: again((_, answer) => 'refused' in answer) },
  { story: 'bad-bank-day', breaks: ['outage-endured', 'no-write-doubled'], client: again(amountIs(30001)) },
  { story: 'bad-bank-day', breaks: ['old-news-ignored', 'statement-equal'], client: (options) => new BelievesOldNews(options) },
  { story: 'bad-bank-day', breaks: ['break-known'], client: showing('kind', 'AMOUNT_MISMATCH', null) },
  { story: 'payday', breaks: ['refusals-known'], client: showing('resolution_outcome', 'FAILED', 'SETTLED') },
  { story: 'payday', breaks: ['silence-endured', 'no-write-doubled'], client: again(amountIs(10005)) },
  { story: 'fraud', breaks: ['case-decided-in-time', 'acts-when-told'], client: acting(async (client, act) =>
    (act.operation === 'resolveMedCase' ? {} : client.send(act, act.act))) },
  { story: 'fraud', breaks: ['refund-known'], client: showing('status', 'RETURNED', 'ACCEPTED') },
  { story: 'fraud', breaks: ['refusal-accepted'], client: again((_, answer) => 'refused' in answer) },
  { story: 'house-share', breaks: ['settled-once'], client: again(({ operation }) => operation === 'settleSquadDebts') },
  { story: 'house-share', breaks: ['settlement-known'], client: showing('resolution_outcome', 'SETTLED', null) },
  { story: 'rental-deposit', breaks: ['moves-known'], client: showing('state', 'SETTLED', 'FUNDED') },
  { story: 'rental-deposit', breaks: ['refused-move-accepted'], client: again(({ body }) =>
    (body as { parameters?: { claim_cents?: number } }).parameters?.claim_cents === 120_001) },
];

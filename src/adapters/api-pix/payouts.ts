import { centsOf, decimalOf } from './amounts.ts';
import { OutcomeUnknown } from './errors.ts';
import { instantOf } from './instants.ts';
import type { OrderCalls, Refusal } from './order-flow.ts';
import type { OrderNews } from './orders.ts';
import { textOf } from './pix.ts';
import { memberAt, type PayoutProfile } from './profile.ts';
import type { PspClient } from './psp-client.ts';
import { CODES } from './reject-codes.ts';
import type { Order } from './store.ts';

const LONGEST_REASON = 200;

/** Payments out, by the calls that the profile of the PSP describes. */
export class PayoutCalls implements OrderCalls {
  constructor(private readonly client: PspClient, private readonly payout: PayoutProfile | undefined) {}

  async send(order: Order): Promise<OrderNews | Refusal> {
    if (!this.payout) return { refused: CODES.NOT_DONE_HERE, reason: 'this PSP sends no Pix by API' };
    const { creditor, description = '' } = requestOf(order);
    const values = { id: order.bankId, valor: decimalOf(order.amount), chave: String(creditor).slice(KEY.length), mensagem: description };
    const { body, problem } = await this.client.own(this.payout.send, values);
    return problem === undefined ? this.#read(order, body) : { refused: CODES.REFUSED, reason: `the PSP answered ${problem}` };
  }

  async find(order: Order): Promise<OrderNews | undefined> {
    if (!this.payout) return undefined;
    const { status, body, problem } = await this.client.own(this.payout.find, { id: order.bankId });
    if (problem !== undefined && status === 400) throw new OutcomeUnknown(`the PSP does not understand a question: ${problem}`);
    return problem === undefined ? this.#read(order, body) : undefined;
  }

  async explain(_order: Order, refusal: Refusal): Promise<Refusal> {
    return refusal;
  }

  /** @throws OutcomeUnknown for an answer about another payment, or in a state that the profile does not know. */
  #read({ bankId, amount }: Order, body: object): OrderNews {
    const { fields, states } = this.payout as PayoutProfile;
    const at = (pointer: string | undefined) => (pointer === undefined ? undefined : memberAt(body, pointer));
    const state = at(fields.state);
    const status = typeof state === 'string' && Object.hasOwn(states, state) ? states[state] : undefined;
    if (at(fields.id) !== bankId || centsOf(at(fields.amount)) !== amount || status === undefined) throw new OutcomeUnknown(
      'the PSP answered with something other than the payment that it was asked for',
    );
    const reason = textOf(at(fields.reason));
    const code = /^[A-Z]{2}[0-9A-Z]{2}\b/.exec(reason ?? '')?.[0] ?? CODES.REFUSED;
    return {
      status, railId: textOf(at(fields.end_to_end_id)) ?? null, at: instantOf(at(fields.at)),
      ...(status === 'FAILED' && { failureCode: code, failureReason: reason?.slice(0, LONGEST_REASON) }),
    };
  }
}

const KEY = 'pix_key:';

/** True for a payee whom a key names: profiles send to no other. */
export function isPayee(creditor: string): boolean {
  return creditor.startsWith(KEY) && creditor.length > KEY.length;
}

function requestOf({ request }: Order): { readonly creditor?: unknown; readonly description?: string } {
  return JSON.parse(request) as { creditor?: unknown; description?: string };
}

import type { Clock } from '../../platform/clock.ts';
import { isProblem, isUnreadable, returnedOf, type Bank } from './bank.ts';
import { OutcomeUnknown } from './errors.ts';
import { CODES } from './reject-codes.ts';
import type { OrderCalls, Refusal } from './order-flow.ts';
import { newsOf, type OrderNews } from './orders.ts';
import type { BankReturn } from './pix.ts';
import type { Order } from './store.ts';

const RETURNABLE_MS = 90 * 86_400_000;

/** Returns of Pix that came in: `PUT` and `GET /pix/{e2eid}/devolucao/{id}`. */
export class ReturnCalls implements OrderCalls {
  constructor(private readonly bank: Bank, private readonly clock: Clock) {}

  async send(order: Order): Promise<OrderNews | Refusal> {
    const answer = await this.bank.putReturn(order.endToEndId, order.bankId, order.amount, natureOf(order));
    if (isProblem(answer)) return { refused: CODES.REFUSED, reason: `the PSP answered ${answer.problem}` };
    return newsOf(ofThisAmount(order, answer));
  }

  async find(order: Order): Promise<OrderNews | undefined> {
    const found = await this.bank.findReturn(order.endToEndId, order.bankId);
    return found && newsOf(ofThisAmount(order, found));
  }

  /** API Pix refuses for all reasons by one type: the Pix itself shows which it was. */
  async explain({ endToEndId, amount }: Order, refusal: Refusal): Promise<Refusal> {
    const pix = await this.bank.findPix(endToEndId).catch(() => undefined);
    if (pix === undefined || isUnreadable(pix)) return refusal;
    if (returnedOf(pix) + amount > pix.amount) return { refused: CODES.EXCEEDS,
      reason: 'more than the Pix, with what was returned before' };
    const isOver = this.clock.now().getTime() - pix.at.getTime() > RETURNABLE_MS;
    return isOver ? { refused: CODES.TOO_LATE, reason: 'the time to return it is over' } : refusal;
  }
}

/** @throws OutcomeUnknown: under our id is a return of another amount. */
function ofThisAmount({ amount }: Order, found: BankReturn): BankReturn {
  if (found.amount !== amount) throw new OutcomeUnknown('the PSP has a return of another amount under this id');
  return found;
}

function natureOf({ request }: Order): 'ORIGINAL' | 'RETIRADA' {
  return (JSON.parse(request) as { reason_code?: string }).reason_code === 'SL02' ? 'RETIRADA' : 'ORIGINAL';
}

import type { Router } from 'express';
import type { ProviderEventData } from '../../generated/models.ts';
import { testOutcomes } from '../../generated/test-values.ts';
import type { ReturnRequest, SponsorReturn } from '../../src/domains/pix/index.ts';
import { isEndToEndId } from '../../src/domains/rails/index.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { reasonOf, ReferenceReused, type Bank, type Customer, type EventDelivery } from './bank.ts';
import type { KeptReturn } from './books.ts';
import type { Callback } from './callbacks.ts';
import { BadCall, parseBody } from '../../src/platform/control/calls.ts';
import { uniqueId } from './identifiers.ts';
import type { Script, Scripts } from './scripts.ts';
import type { Serve } from './serve.ts';

/** The rail refuses a return for good. */
class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

const RETURNABLE_MS = 90 * 86_400_000;
const FAILED_BY_DEFAULT = 'AB09';

const OUTCOMES: Readonly<Record<string, 'FAILS' | 'SILENT'>> = testOutcomes.return_payer;
const WORDS = Object.keys(OUTCOMES).join('|');
const OUTCOME = new RegExp(`^(${WORDS})(?::([A-Z]{2}[0-9A-Z]{2}))?$`);
const OUTCOME_IN_KEY = new RegExp(`^pix_key:returns-(${WORDS})(?:-([a-z]{2}[0-9a-z]{2}))?@`);

/**
 * Returns of credits: one per reference, never more than the credit, and within 90 days. If a credit's `payer_message` is
 * `fail:AC07`, the payer's institution refuses its returns with that code; if it is `silent`, they never end. The key of a payer whose
 * payment was expected asks for the same: `pix_key:returns-fail-ac07@…`.
 */
export class Returns {
  constructor(private readonly options: { bank: Bank; scripts: Scripts; clock: Clock }) {}

  /** @throws Refused, ReferenceReused. */
  send(customer: Customer, wanted: ReturnRequest, script?: Script): { sent: KeptReturn; isNew: boolean } {
    const request = JSON.stringify(wanted);
    const known = customer.books.returns.get(wanted.reference);
    if (known && known.request !== request) throw new ReferenceReused();
    if (known) return { sent: known, isNew: false };
    this.#admit(customer, wanted);
    const sent: KeptReturn = {
      ...wanted, provider_reference: uniqueId('ret'), status: 'ACCEPTED', failure_code: null, failure_reason: null,
      created_at: this.options.clock.now().toISOString(), final_at: null, request, tellings: script?.outcome === 'duplicate' ? 2 : 1,
    };
    customer.books.returns.set(wanted.reference, sent);
    this.#endLater(customer, sent);
    return { sent, isNew: true };
  }

  /** As the SPI guards it: AG13, FF08, AM09, DT05. */
  #admit({ books }: Customer, { original_end_to_end_id: original, return_end_to_end_id: name, amount }: ReturnRequest): void {
    if (isEndToEndId(original, 'D')) throw new Refused('AG13');
    if (!isEndToEndId(name, 'D') || [...books.returns.values()].some((it) => it.return_end_to_end_id === name)) throw new Refused('FF08');
    const credit = books.lines.find((line) => line.kind === 'CREDIT' && line.end_to_end_id === original);
    if (!credit) throw new Refused('ED05');
    const before = [...books.returns.values()].filter((it) => it.original_end_to_end_id === original && it.status !== 'FAILED');
    if (before.reduce((sum, it) => sum + it.amount.value, amount.value) > credit.amount) throw new Refused('AM09');
    if (this.options.clock.now().getTime() - Date.parse(credit.occurred_at) > RETURNABLE_MS) throw new Refused('DT05');
  }

  #endLater(customer: Customer, sent: KeptReturn): void {
    const { bank, scripts } = this.options;
    const script = scripts.take('settle', customer.providerId);
    bank.after(script?.delayMs ?? 0, () => {
      const times = script?.outcome === 'duplicate' ? 2 : sent.tellings;
      const [outcome, code] = outcomeOf(customer, sent);
      if (sent.status !== 'ACCEPTED' || outcome === 'SILENT' || script?.outcome === 'timeout' || script?.outcome === 'unreachable') return;
      if (script?.outcome === 'refuse') void this.fail(customer, sent, { code: script.code, times });
      else void (outcome === 'FAILS' ? this.fail(customer, sent, { code, times }) : this.settle(customer, sent, times));
    });
  }

  /** Settles a return: it reached the payer, and the customer is notified. */
  settle(customer: Customer, sent: KeptReturn, times = 1): Promise<Callback> {
    const settled_at = this.#end(sent, 'SETTLED');
    const { reference, return_end_to_end_id, original_end_to_end_id, amount } = sent;
    customer.books.record({
      kind: 'RETURN_SENT', rail: 'PIX', amount: -amount.value, currency: amount.currency, reference, end_to_end_id: return_end_to_end_id,
      occurred_at: settled_at,
    });
    return this.options.bank.tell(
      customer, 'RETURN_SETTLED', { reference, return_end_to_end_id, original_end_to_end_id, amount, settled_at }, { times },
    );
  }

  /** Fails a return: the other side refused it, and the customer is notified. */
  fail(
    customer: Customer, sent: KeptReturn, { code = FAILED_BY_DEFAULT, times = 1 }: { code?: string | undefined; times?: number } = {},
  ): Promise<Callback> {
    this.#end(sent, 'FAILED');
    [sent.failure_code, sent.failure_reason] = [code, reasonOf(code)];
    const { reference, return_end_to_end_id, original_end_to_end_id, amount, failure_code, failure_reason } = sent;
    return this.options.bank.tell(
      customer, 'RETURN_FAILED', {
        reference, return_end_to_end_id, original_end_to_end_id, amount, failure_code, failure_reason,
      }, { times });
  }

  #end(sent: KeptReturn, status: 'SETTLED' | 'FAILED'): string {
    sent.status = status;
    return (sent.final_at ??= this.options.clock.now().toISOString());
  }

  /**
   * Ends a pending return, when the event names only its reference; an event with more data is only sent, completed by the return's data.
   */
  story(event: string, customer: Customer, data: ProviderEventData, how: EventDelivery): Promise<Callback> | undefined {
    if (event !== 'RETURN_SETTLED' && event !== 'RETURN_FAILED') return undefined;
    const sent = customer.books.returns.get(String(data['reference']));
    if (sent?.status === 'ACCEPTED' && Object.keys(data).join() === 'reference') {
      return event === 'RETURN_SETTLED' ? this.settle(customer, sent, how.times) : this.fail(customer, sent, { times: how.times ?? 1 });
    }
    const known = sent && {
      return_end_to_end_id: sent.return_end_to_end_id, original_end_to_end_id: sent.original_end_to_end_id, amount: sent.amount,
      ...(event === 'RETURN_SETTLED' ? { settled_at: sent.final_at ?? sent.created_at } : { failure_code: FAILED_BY_DEFAULT }),
    };
    return this.options.bank.tell(customer, event, { ...known, ...data }, how);
  }
}

/** The outcome that the credit's message asks for, else the key of its payer; and the code of a failure. */
function outcomeOf({ books }: Customer, { original_end_to_end_id: original }: KeptReturn): ['FAILS' | 'SILENT' | undefined, string?] {
  const message = books.credits.get(original)?.['payer_message'];
  const expected = [...books.payments.values()].find((it) => it.direction === 'IN' && it.end_to_end_id === original);
  const [, word = '', code] =
    OUTCOME.exec(typeof message === 'string' ? message : '') ?? OUTCOME_IN_KEY.exec(expected?.outside ?? '') ?? [];
  return [OUTCOMES[word], code?.toUpperCase()];
}

/** The adapter's calls about returns, see `sponsor-returns.ts`. */
export function returnsApi(router: Router, serve: Serve, returns: Returns): void {
  router.post('/returns', serve('sendReturn', (customer, { body }, script) => {
    try {
      const { sent, isNew } = returns.send(customer, readReturn(String(body)), script);
      return { status: isNew ? 202 : 200, body: shown(sent) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { status: 422, body: { error: 'REFUSED', code: error.code, reason: reasonOf(error.code) } };
    }
  }));
  router.get('/returns/:reference', serve('findReturn', ({ books }, { params }) => {
    const sent = books.returns.get(String(params['reference']));
    return sent ? { status: 200, body: shown(sent) } : { status: 404, body: { error: 'NOT_FOUND' } };
  }));
}

function readReturn(text: string): ReturnRequest {
  const wanted = parseBody(text) as Partial<ReturnRequest> | null;
  const texts = [
    wanted?.reference, wanted?.return_end_to_end_id, wanted?.original_end_to_end_id, wanted?.reason_code, wanted?.amount?.currency,
  ];
  const isWhole = texts.every((it) =>
    typeof it === 'string' && it !== '') && Number.isSafeInteger(wanted?.amount?.value) && Number(wanted?.amount?.value) > 0;
  if (!isWhole) throw new BadCall(
    400, 'INVALID', 'a return has reference, return_end_to_end_id, original_end_to_end_id, amount {currency, value} and reason_code',
  );
  return wanted as ReturnRequest;
}

function shown({ request: _, tellings: __, ...sent }: KeptReturn): SponsorReturn {
  return sent;
}

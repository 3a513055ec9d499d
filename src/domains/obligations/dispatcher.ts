import { setTimeout as sleep } from 'node:timers/promises';
import { present } from '../../platform/assert.ts';
import { firstCharacters } from '../../platform/characters.ts';
import type { Database } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { failpoint } from '../../platform/failpoints.ts';
import type { Log } from '../../platform/log.ts';
import { asSpan } from '../../platform/tracing/index.ts';
import { backOffMs } from '../../platform/worker/back-off.ts';
import { LeasedWorker, type Partition } from '../../platform/worker/leased-worker.ts';
import { findExternalId, openExternalId } from '../accounts/index.ts';
import type { JournalContext } from '../journal/index.ts';
import {
  RailTimeout, RailUnreachable, ReferenceTaken,
  type FoundPayment, type PayAnswer, type RailParty, type RailPayment, type Rails, type Route,
} from '../rails/index.ts';
import { keepCounterparty, openDescription, readFacts } from './counterparty.ts';
import { dispatchStep, type DispatchStep, type Stepped } from './dispatch-obligation.ts';
import { DISPATCHES_DUE, DispatchStore, type Dispatch, type DispatchPhase, type RailHas } from './dispatch-store.ts';
import { analysisOver } from './end-analysis.ts';
import { isOutbound, ONLY_PROVIDER, type Obligation, type Side } from './obligation.ts';
import { findObligation } from './queries.ts';
import type { ExternalOutcome } from './settle-obligation.ts';

/** How patient dispatch is; all in milliseconds. */
export interface DispatchSettings {
  /** How long a rail may take for one call. */
  readonly timeoutMs: number;
  /** How long a payment that cannot be sent is tried again. */
  readonly retryForMs: number;
  /** How long a rail is asked what became of a payment. */
  readonly askForMs: number;
  /** Calls of one tenant and rail at once. */
  readonly concurrency: number;
}

/**
 * Where a payment goes that does not go to whoever is bound to its rail; a missing route is none for now. Undefined for
 * all others.
 */
export type RouteOverride = (tenant: string, obligation: Obligation) => Promise<{ readonly route: Route | undefined } | undefined>;

export type DispatchContext = JournalContext & { readonly routeOverride?: RouteOverride };

export interface DispatcherOptions {
  readonly database: Database;
  readonly rails: Rails;
  readonly contextFor: (tenant: string) => DispatchContext;
  readonly settings: DispatchSettings;
  readonly log: Log;
}

const POLL_EVERY_MS = 200;
/** How long the ledger may take to record a call, beyond the call itself. */
const RECORD_MS = 10_000;
/** How long a stop waits for calls under way; their payments are asked for later. */
const STOP_MS = 5_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS: Readonly<Record<DispatchPhase, number>> = { HELD: 300_000, SEND: 300_000, UNSURE: 900_000, ASK: 3_600_000 };
const ASK_AFTER_MS = 60_000;
const LONGEST_REASON = 500;
/** How often is looked whether what nobody asks for any more has become final, so that it can be forgotten. */
const PARKED_MS = 30 * 86_400_000;

/**
 * Hands payments to their rails and asks what became of them. Each rail of a tenant is a partition of its own, so that one which hangs
 * delays no other. A payment is leased by one process at a time; should two send it all the same, its reference makes it one.
 */
export class Dispatcher extends LeasedWorker<Dispatch> {
  readonly #options: DispatcherOptions;
  readonly #store: DispatchStore;

  constructor(options: DispatcherOptions) {
    const { database, log, settings: { concurrency } } = options;
    super({
      database, log, due: DISPATCHES_DUE, nextDue: 'dispatches_next_due', pollEveryMs: POLL_EVERY_MS, stopMs: STOP_MS, concurrency,
      backlog: { claimBelow: concurrency },
      messages: {
        poll: 'payments to dispatch could not be read', step: 'a payment could not be advanced and is retried',
        lost: 'a step of a payment came too late and was not recorded',
      },
    });
    this.#options = options;
    this.#store = new DispatchStore(database);
  }

  protected override claim(partition: Partition, limit: number): Promise<Dispatch[]> {
    return this.#store.lease(partition, this.#options.settings.timeoutMs + RECORD_MS, limit);
  }

  protected override fieldsOf({ tenant, obligationId, lease }: Dispatch): object {
    return { tenant, obligation_id: obligationId, lease: lease.number };
  }

  protected override async step(dispatch: Dispatch): Promise<void> {
    const ctx = this.#options.contextFor(dispatch.tenant);
    const obligation = await findObligation(ctx, dispatch.obligationId);
    if (!obligation || isDone(obligation)) return this.#store.end(dispatch);
    const attributes = { 'razao.entity_id': dispatch.obligationId, 'razao.rail': dispatch.rail, 'razao.phase': dispatch.phase };
    return asSpan({ name: 'dispatch', kind: 'CONSUMER', parent: obligation.trace ?? undefined, attributes },
      () => this.#carry(dispatch, obligation, ctx));
  }

  async #carry(dispatch: Dispatch, obligation: Obligation, ctx: JournalContext): Promise<void> {
    if (obligation.state === 'DISPATCH_FAILED') return this.#park(dispatch);
    if (!isOutbound(obligation))
      return dispatch.phase === 'SEND' ? this.#expect(dispatch, obligation, ctx) : this.#ask(dispatch, obligation, ctx);
    if (dispatch.phase === 'HELD') return this.#endAnalysis(dispatch, obligation, ctx);
    if (dispatch.phase !== 'SEND') return this.#ask(dispatch, obligation, ctx);
    return obligation.sentAt ? this.#takeOver(dispatch, obligation, ctx) : this.#send(dispatch, obligation, ctx);
  }

  /** Its time of analysis is over: it goes at once, or has failed. */
  async #endAnalysis(dispatch: Dispatch, obligation: Obligation, ctx: JournalContext): Promise<void> {
    await ctx.journal.submit(ctx, analysisOver(obligation, dispatch.lease));
    const now = await findObligation(ctx, dispatch.obligationId);
    return now && isDone(now) ? this.#store.end(dispatch) : this.#later(dispatch, 'SEND', 0);
  }

  /** Somebody called the rail and did not live to record its answer: that is an unknown outcome. */
  async #takeOver(dispatch: Dispatch, obligation: Obligation, ctx: JournalContext): Promise<void> {
    await this.#record(dispatch, obligation, ctx, { kind: 'UNSURE' });
    await this.#ask({ ...dispatch, phase: 'UNSURE', attempts: 0, since: dispatch.takenAt }, obligation, ctx);
  }

  /** First sending, and again after an answer that said it was not sent: each time to whoever is bound now. */
  async #send(dispatch: Dispatch, obligation: Obligation, ctx: JournalContext): Promise<void> {
    const forgotten = dispatch.mayBeForgotten ? await this.#store.takeForgotten(dispatch, obligation) : undefined;
    if (forgotten) return this.#takeForgotten(dispatch, obligation, ctx, forgotten);
    const route = await this.#route(dispatch, obligation);
    if (!route) return this.#isOver(dispatch) ? this.#giveUp(dispatch, obligation, ctx) : this.#later(dispatch, 'SEND');
    await this.#store.route(dispatch, route);
    await this.#pay(dispatch, obligation, ctx, route);
  }

  /** Its rail was given it by books that were lost: it is not sent, and its rail is asked what became of that payment. */
  async #takeForgotten(dispatch: Dispatch, obligation: Obligation, ctx: JournalContext, it: RailHas): Promise<void> {
    const override = await this.#options.contextFor(dispatch.tenant).routeOverride?.(dispatch.tenant, obligation);
    const route = override ? override.route : await this.#options.rails.routeTo(dispatch.tenant, dispatch.rail, it.providerId);
    if (route?.providerId !== it.providerId) return this.#later(dispatch, 'SEND');
    await this.#store.route(dispatch, route);
    const { tenant, obligationId } = dispatch;
    this.#options.log.warn(
      { tenant, obligation_id: obligationId, reference: it.reference },
      'a payment was paid before the books were restored: it is not sent again',
    );
    await this.#record(dispatch, obligation, ctx, { kind: 'SENDING', endToEndId: it.endToEndId });
    await this.#record(dispatch, obligation, ctx, { kind: 'ACCEPTED' });
    await this.#later(dispatch, 'ASK', 0);
  }

  async #route({ tenant, rail }: Dispatch, obligation: Obligation): Promise<Route | undefined> {
    const override = await this.#options.contextFor(tenant).routeOverride?.(tenant, obligation);
    return override ? override.route : this.#options.rails.route(tenant, rail, 'OUTBOUND', obligation.matchKeys[ONLY_PROVIDER]);
  }

  async #pay(dispatch: Dispatch, obligation: Obligation, ctx: JournalContext, route: Route): Promise<void> {
    const payment = { ...await paymentOf(ctx, obligation, route), reference: dispatch.reference };
    const sending = await this.#record(dispatch, obligation, ctx, {
      kind: 'SENDING', endToEndId: route.adapter.nameOf?.(payment, this.#now()),
    });
    if (sending === undefined) return this.#later(dispatch, dispatch.phase, 0);
    let answer: PayAnswer;
    try {
      failpoint('before-dispatch');
      answer = await this.#within(route.adapter.pay({ ...payment, endToEndId: sending.endToEndId ?? undefined }));
      failpoint('after-dispatch');
    } catch (error) {
      this.#warn(dispatch, error);
      if (error instanceof RailUnreachable) return this.#unsent(dispatch, obligation, ctx, !sending.wasSent);
      await this.#record(dispatch, obligation, ctx, { kind: 'UNSURE' });
      return error instanceof ReferenceTaken ? this.#park(dispatch) : this.#later(dispatch, 'UNSURE');
    }
    await this.#take(dispatch, obligation, ctx, answer, route);
  }

  /** What a rail answered to being handed a payment. */
  async #take(
    dispatch: Dispatch, obligation: Obligation, ctx: JournalContext, answer: PayAnswer, { adapter, providerId }: Route,
  ): Promise<void> {
    if (answer.status === 'SETTLED') return this.#end(dispatch, obligation, ctx, {
      outcome: 'SETTLED', ...(answer.amount !== undefined && { amount: answer.amount }), endToEndId: answer.endToEndId, providerId,
      counterparty: counterpartyOf(ctx, answer.payee),
    });
    if (answer.status === 'REFUSED') return this.#end(dispatch, obligation, ctx, {
      outcome: 'FAILED', reason: readable(`${answer.code}: ${answer.reason}`),
    });
    if (isOutbound(obligation)) await this.#record(dispatch, obligation, ctx, { kind: 'ACCEPTED' });
    await this.#later(dispatch, 'ASK', adapter.askAfterMs ?? ASK_AFTER_MS, answer.providerReference);
  }

  /** It was surely not sent. Tried again, for as long as the settings say; but where a call was left open, asked about. */
  async #unsent(dispatch: Dispatch, obligation: Obligation, ctx: JournalContext, isFirst: boolean): Promise<void> {
    if (!isFirst) return this.#later(dispatch, 'UNSURE');
    if (this.#isOver(dispatch)) return this.#giveUp(dispatch, obligation, ctx);
    await this.#record(dispatch, obligation, ctx, { kind: 'UNSENT' });
    await this.#later(dispatch, 'SEND');
  }

  async #giveUp(dispatch: Dispatch, obligation: Obligation, ctx: JournalContext): Promise<void> {
    await this.#record(dispatch, obligation, ctx, { kind: 'GIVEN_UP' });
    await this.#park(dispatch);
  }

  #isOver({ since, takenAt }: Dispatch): boolean {
    return takenAt.getTime() - since.getTime() >= this.#options.settings.retryForMs;
  }

  /** Asks what became of a payment. One that its provider has never heard of goes out again, if a call was left open. */
  async #ask(dispatch: Dispatch, obligation: Obligation, ctx: JournalContext): Promise<void> {
    const { tenant, obligationId, reference, providerId, providerReference, phase } = dispatch;
    if (dispatch.takenAt.getTime() - dispatch.since.getTime() >= this.#options.settings.askForMs) return this.#park(dispatch);
    const adapter = this.#options.rails.adapter(dispatch.adapter ?? '', dispatch.rail);
    if (!adapter || providerId === null) return this.#later(dispatch, phase);
    let found: FoundPayment;
    try {
      found = await this.#within(adapter.find(tenant, reference, { providerId, providerReference }));
    } catch (error) {
      this.#warn(dispatch, error);
      return this.#later(dispatch, phase);
    }
    const { status, amount = obligation.amount, currency = obligation.currency } = found;
    if (currency !== obligation.currency) {
      this.#warn(dispatch, new Error(`the provider has it in ${currency}`));
      return this.#later(dispatch, phase);
    }
    if (status === 'SETTLED') return this.#end(dispatch, obligation, ctx, {
      outcome: 'SETTLED', amount, endToEndId: found.endToEndId, providerId, counterparty: counterpartyOf(ctx, found.payee),
    });
    if (status === 'FAILED') return this.#end(dispatch, obligation, ctx, { outcome: 'FAILED', reason: readable(found.code ?? '') });
    if (status === 'UNKNOWN' && phase === 'UNSURE') {
      return this.#pay(dispatch, obligation, ctx, {
        providerId, adapterName: present(dispatch.adapter, 'the name of an adapter that was found'), adapter,
      });
    }
    if (status === 'UNKNOWN') {
      this.#options.log.warn(
        { tenant, obligation: obligationId, provider: providerId },
        'a provider does not know a payment that it accepted: it stays in transit, and is polled again',
      );
    }
    await this.#later(dispatch, 'ASK', phase === 'ASK' ? undefined : adapter.askAfterMs ?? ASK_AFTER_MS);
  }

  /** A payment to us: its rail is told of it if that is its way, else what comes in is known by evidence alone. */
  async #expect(dispatch: Dispatch, obligation: Obligation, ctx: JournalContext): Promise<void> {
    const route = await this.#options.rails.route(dispatch.tenant, dispatch.rail, 'INBOUND');
    if (!route?.adapter.expect || this.#isOver(dispatch)) return this.#store.end(dispatch);
    await this.#store.route(dispatch, route);
    const payment = await paymentOf(ctx, obligation, route);
    let answer: PayAnswer;
    try {
      answer = await this.#within(route.adapter.expect(payment));
    } catch (error) {
      this.#warn(dispatch, error);
      return this.#later(dispatch, 'SEND');
    }
    await this.#take(dispatch, obligation, ctx, answer, route);
  }

  /** The rail's last word. Where the ledger cannot take it, the obligation stays open, and the rail is asked again. */
  async #end(dispatch: Dispatch, obligation: Obligation, ctx: JournalContext, word: ExternalOutcome): Promise<void> {
    try {
      await ctx.journal.submit(ctx, dispatchStep(obligation, { kind: 'WORD', word }, dispatch.lease));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      this.#warn(dispatch, error);
      if (error.code === 'PAYMENT_BOOKED_ALREADY') return this.#park(dispatch);
    }
    const now = await findObligation(ctx, dispatch.obligationId);
    if (now && isDone(now)) await this.#store.end(dispatch);
    else await this.#later(dispatch, dispatch.phase === 'SEND' ? 'UNSURE' : dispatch.phase);
  }

  /** Records a step. @returns its answer; undefined when somebody has ended the obligation meanwhile. @throws LeaseLost */
  async #record({ lease }: Dispatch, obligation: Obligation, ctx: JournalContext, step: DispatchStep): Promise<Stepped | undefined> {
    try {
      return await ctx.journal.submit(ctx, dispatchStep(obligation, step, lease));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'OBLIGATION_FINAL') return undefined;
      throw error;
    }
  }

  /** Due again in that phase: after `afterMs`, or ever later while the phase lasts. */
  async #later(dispatch: Dispatch, phase: DispatchPhase, afterMs?: number, providerReference?: string): Promise<void> {
    const attempts = phase === dispatch.phase ? dispatch.attempts + 1 : 0;
    const pause = afterMs ?? backOffMs({ firstMs: FIRST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS[phase] }, attempts);
    await this.#store.move(dispatch, { phase, attempts, afterMs: pause, providerReference });
  }

  /** Nothing is done any more by itself; an operator, evidence or a redispatch carries on. */
  #park(dispatch: Dispatch): Promise<void> {
    return this.#later(dispatch, dispatch.phase, PARKED_MS);
  }

  async #within<T>(call: Promise<T>): Promise<T> {
    const over = new AbortController();
    const timeout = sleep(this.#options.settings.timeoutMs, undefined, { signal: over.signal, ref: false })
      .then(() => { throw new RailTimeout('the rail did not answer in time'); });
    timeout.catch(() => undefined);
    try {
      return await Promise.race([call, timeout]);
    } finally {
      over.abort();
    }
  }

  #warn({ tenant, obligationId, rail }: Dispatch, error: unknown): void {
    const level = error instanceof RailUnreachable || error instanceof RailTimeout ? 'info' : 'warn';
    this.#options.log[level]({ tenant, obligation_id: obligationId, rail, err: error }, 'a rail did not take a step of a payment');
  }

  #now(): Date {
    return this.#options.database.clock.now();
  }
}

/** Its rail has nothing more to say: it is final, or its money came and waits for an operator. */
function isDone(obligation: Obligation): boolean {
  return obligation.state === 'FINAL' || (!isOutbound(obligation) && obligation.exceptedAt !== null);
}

async function paymentOf(ctx: JournalContext, obligation: Obligation, { providerId }: Route): Promise<RailPayment> {
  const { obligationId, rail, amount, currency, matchKeys } = obligation;
  const [debtor, creditor] = await Promise.all([partyOf(ctx, obligation.debtor), partyOf(ctx, obligation.creditor)]);
  const description = openDescription(ctx, obligation.description);
  return {
    tenant: ctx.tenant, providerId, reference: obligationId, obligationId, rail, amount, currency, debtor, creditor, matchKeys,
    ...(description !== undefined && { description }),
  };
}

/** The other side of a payment, as a provider names it, in the form of a row. */
function counterpartyOf(ctx: JournalContext, payee: unknown): string | null {
  const facts = readFacts(payee);
  return facts ? keepCounterparty(ctx, facts) : null;
}

/** An outside party is reached as the obligation says, or as its EXTERNAL account does. */
async function partyOf(ctx: JournalContext, side: Side): Promise<RailParty> {
  const { kind, accountId, externalId } = side;
  if (externalId !== null) return { ...side, externalId: openExternalId(ctx, externalId) };
  if (kind === 'account' || accountId === null) return side;
  return { ...side, externalId: (await findExternalId(ctx, accountId)) ?? null };
}

/** A text from outside as it can be stored and shown: no control characters, and not without end. */
function readable(text: string): string | null {
  return firstCharacters(text.replace(/\p{Cc}+/gu, ' ').trim().toWellFormed(), LONGEST_REASON) || null;
}

import { withoutKey } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { toCents } from '../../../platform/money.ts';
import type { ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import { ingestEvidence } from '../../evidence/index.ts';
import { followPayment } from './attempt-charge.ts';
import { changeRecurrence, readRecurrence } from './change-recurrence.ts';
import type { MandatesContext } from './context.ts';
import type { Charge } from './mandate.ts';
import { factNames, readDebit, readFact } from './read-event.ts';
import type { RecurrenceName } from './record.ts';
import { takeFact, takeWaiting } from './take-fact.ts';

/** Names of a provider's events at the endpoint for mandates. Source: the contract of `receivePixMandateEvent`. */
export const mandateEventNames = [...factNames, 'CHARGE_DEBITED'] as const;

type Handler = (ctx: MandatesContext, event: ReceivedEvent) => Promise<void>;

/**
 * Handlers of the events. Each throws EventMalformed when its data is not as the receiver's contract requires, ApiError RAIL_NOT_BOUND for
 * a provider that does not serve the tenant, OVERLOADED.
 */
export const mandateEvents: Readonly<Record<(typeof mandateEventNames)[number], Handler>> = {
  ...Object.fromEntries(factNames.map((name) => [name, takeEvent])) as Record<(typeof factNames)[number], Handler>,
  CHARGE_DEBITED: takeDebit,
};

async function takeEvent(ctx: MandatesContext, { event, provider_id: providerId, occurred_at, data }: ReceivedEvent): Promise<void> {
  const { recurrenceId, fact } = readFact(event, data);
  const name = { providerId, recurrenceId };
  if (fact.kind === 'CHARGE_FAILED') {
    const { charges } = await readRecurrence(ctx, name);
    const charge = charges.find(({ txid }) => txid === fact.txid);
    const obligationId = charge && debitOf(charge, fact.attempt);
    if (charge && obligationId) {
      await ingest(ctx, 'FAILURE', { providerId, occurredAt: new Date(occurred_at), amount: charge.amount, data },
        `${recurrenceId}:${fact.txid}:${fact.attempt}:CHARGE_FAILED`, { obligation_id: obligationId, txid: fact.txid });
      await follow(withoutKey(ctx), name, fact.txid, null);
    }
  }
  if (fact.kind === 'MANDATE_REQUESTED') await requireMandates(ctx, providerId);
  const accountId = fact.kind === 'MANDATE_REQUESTED' ? fact.accountId : undefined;
  await changeRecurrence(ctx, name, (draft) => {
    takeFact(draft, fact);
    return { answer: null };
  }, accountId);
}

/**
 * Only a provider that is bound for mandates begins one, switched off or not, as with all reports of providers; what was begun
 * is followed to its end.
 * @throws ApiError RAIL_NOT_BOUND.
 */
async function requireMandates({ tenant, rails }: MandatesContext, providerId: string): Promise<void> {
  const bindings = await rails.bindings(tenant, 'PIX');
  const isBound = bindings.some((it) => it.providerId === providerId && it.capabilities.includes('MANDATES'));
  if (!isBound) fail('RAIL_NOT_BOUND', { rail: 'PIX', capability: 'MANDATES' });
}

/** The debit is evidence: it settles the payment that we handed over, and moves nothing if there was none. */
async function takeDebit(ctx: MandatesContext, { provider_id: providerId, data }: ReceivedEvent): Promise<void> {
  const { recurrenceId, fact } = readDebit(data);
  const name = { providerId, recurrenceId };
  const { charges } = await readRecurrence(ctx, name);
  const charge = charges.find(({ txid }) => txid === fact.txid);
  const obligationId = charge && debitOf(charge, fact.attempt);
  await ingest(ctx, 'SETTLEMENT', { providerId, occurredAt: new Date(fact.settledAt), amount: toCents(fact.amount), data },
    `${fact.endToEndId}:CHARGE_DEBITED`, {
      ...(obligationId && { obligation_id: obligationId }), end_to_end_id: fact.endToEndId, txid: fact.txid,
    });
  await follow(ctx, name, fact.txid, fact.endToEndId);
}

/** The payment by which an attempt was handed to the provider. */
function debitOf({ attempts }: Charge, number: number): string | undefined {
  return attempts.find((attempt) => attempt.number === number)?.obligationId ?? undefined;
}

/** Fields of its event that evidence of a debit needs. */
interface DebitEvent {
  readonly providerId: string;
  readonly occurredAt: Date;
  /** Minor units. */
  readonly amount: bigint;
  readonly data: object;
}

async function ingest(
  ctx: MandatesContext, kind: 'SETTLEMENT' | 'FAILURE', { providerId, occurredAt, amount, data }: DebitEvent, externalId: string,
  matchKeys: Record<string, string>,
): Promise<void> {
  await ingestEvidence(withoutKey(ctx), {
    providerId, rail: 'PIX', kind, externalId, matchKeys, amount, currency: 'BRL', occurredAt, payload: data,
  });
}

/** Has a charge follow the payment that debits it. @param endToEndId of the payment, where it is known. */
export async function follow(ctx: MandatesContext, name: RecurrenceName, txid: string, endToEndId: string | null): Promise<void> {
  await changeRecurrence(ctx, name, (draft) => {
    const charge = draft.charge(txid);
    if (charge) {
      followPayment(draft, charge, endToEndId);
      takeWaiting(draft);
    }
    return { answer: null };
  });
}

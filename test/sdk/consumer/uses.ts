/** Code of a user of the SDK: it must compile under the strictest settings, today and after the contracts have grown. */
import {
  ApiError, AuthenticationError, clientOf, NotFoundError, operations, Razao, unlistedField, verifyWebhook, WaitError, type Answer,
  type Operations, type ErrorCode, type EventType, type models, type RazaoEvent, type Storage,
} from '@razao/sdk';
import { fileStorage } from '@razao/sdk/file-storage';
import { browserStorage } from '@razao/sdk/browser-storage';
import { advance, SandboxError, signWebhook, type AdvancedClock } from '@razao/sdk/testing';

/** Holds only for exactly equal types. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <_Holds extends true>(): void => undefined;

export const storages: Storage[] = [fileStorage('intents'), browserStorage('shop')];
export const razao = new Razao({ baseUrl: 'https://ledger.example', token: async () => 'token' });
export const other =
  new Razao({ baseUrl: 'https://ledger.example', clientId: 'a', clientSecret: 'b', scopes: ['service/health'], storage: undefined });

export const fromEnvironment = new Razao();
export const watched = new Razao({
  logger: console, onRequest: (request) => void request.url, onResponse: (response, { ms }) => console.log(response.status, ms),
})
  .withOptions({ timeoutMs: 1_000, logger: {} });
export const Mine = clientOf<Operations & { things: { create(body: object): Promise<void> } }>({
  ...operations, things: { createThing: 'POST! /v1/things' },
});

export async function more(): Promise<string[]> {
  const parties = await razao.parties.search().toArray({ limit: 10 });
  const raw: { id: string } = await razao.request<{ id: string }>('POST', '/v1/things', { body: {}, idempotencyKey: 'thing-1' });
  const { headers, body } = await signWebhook({ event_id: raw.id }, 'whsec_1');
  await verifyWebhook(body, headers, 'whsec_1');
  const paid = await razao.waitForCharge('tx1').catch(
    (error: unknown) => { if (error instanceof WaitError) return undefined; throw error; },
  );
  await new Mine().things.create({ key: (await razao.waitForKey({ key_id: 'key_1' })).state, paid: paid?.paid_at });
  return parties.map(({ party_id }) => party_id);
}

export async function later(): Promise<AdvancedClock | SandboxError['reason']> {
  const { events } = await advance(razao, { days: 1, hours: 12 });
  const settled: number | undefined = events['obligation.settled'];
  return advance(razao, { to: new Date(settled ?? 0) }, { timeoutMs: 60_000 }).catch((error: unknown) => {
    if (error instanceof SandboxError) return error.reason;
    throw error;
  });
}

/** A comparison with a word that is no state does not compile: it would never hold. A later version's word is the plain text of it. */
export function states(payment: models.ObligationResponse, event: models.ObligationSettledData): string {
  // @ts-expect-error SETTLED is an outcome, not a state
  if (payment.state === 'SETTLED') return 'never';
  // @ts-expect-error it is called CANCELED
  if (payment.resolution_outcome === 'CANCELLED') return 'never';
  // @ts-expect-error the states of an obligation in an event, too
  if (event.state === 'succeeded') return 'never';
  if (payment.state === 'FINAL' && payment.resolution_outcome === 'SETTLED') return 'paid';
  const open: models.ObligationState[] = [];
  switch (payment.state) {
    case 'PENDING': case 'DISPATCHED': case 'DISPATCH_FAILED': case 'FINAL': open.push(payment.state); return payment.state;
    default: {
      const text: string = payment.state;
      return text;
    }
  }
}

/** A misspelling does not compile, also where the service would ignore it and say so. */
export async function misspelt(id: string): Promise<void> {
  const ana = { type: 'individual', display_name: 'Ana', country: 'BR' } as const;
  // @ts-expect-error the field is `legal_name`
  await razao.parties.create({ ...ana, legal_nam: 'Ana Souza' });
  // @ts-expect-error the field is `type`
  await razao.parties.create({ ...ana, tax_id: { country: 'BR', typ: 'cpf', value: '52998224725' } });
  // @ts-expect-error the field is `key_value`
  await razao.pix.registerKey({ account_id: id, key_type: 'EMAIL', keyvalue: 'a@example.com' });
  const party = await razao.parties.create({ ...ana, metadata: { anything: { goes: true } } });
  const ignored: string[] | undefined = party.ignored_fields;
  console.log(ignored);
}

export function byClass(error: unknown): 404 | string {
  if (error instanceof NotFoundError) {
    const status: 404 = error.status;
    return error.code === 'ACCOUNT_NOT_FOUND' ? status : error.code;
  }
  if (error instanceof AuthenticationError) return error.code === 'invalid_client' ? 'wrong secret' : error.message;
  return 'other';
}

export async function answers(id: string): Promise<void> {
  const account = await razao.accounts.get(id);
  same<Same<typeof account, models.AccountWithPaymentMethodsResponse>>();
  const csv = await razao.accounts.getStatement(id, { from: '2026-03-01', to: '2026-03-31', format: 'csv' });
  const statement = await razao.accounts.getStatement(id, { from: '2026-03-01', to: '2026-03-31' });
  const png = await razao.pix.getStaticQr(id, {}, { accept: 'image/png' });
  const svg = await razao.pix.getStaticQr(id, { amount_cents: 1 }, { accept: 'image/svg+xml', timeoutMs: 5 });
  const qr = await razao.pix.getStaticQr(id);
  const archive = await razao.products.getTenantSdk('python');
  same<Same<typeof csv, string>>();
  same<Same<typeof statement, models.StatementResponse>>();
  same<Same<typeof png, Blob>>();
  same<Same<typeof svg, string>>();
  same<Same<typeof qr, models.PixStaticQrResponse>>();
  same<Same<typeof archive, Blob>>();
  const answer: Answer<models.AccountWithPaymentMethodsResponse> = await razao.accounts.get(id).withResponse();
  console.log(answer.requestId, unlistedField(account, 'nickname'));
}

export async function lists(): Promise<string[]> {
  const ids: string[] = [];
  for await (const { obligation_id, state } of razao.obligations.list({ state: 'FINAL', limit: undefined })) {
    const text: string = state;
    if (state === 'FINAL' || text === 'A_STATE_TO_COME') ids.push(obligation_id);
  }
  for await (const party of razao.parties.search()) ids.push(party.party_id);
  const { next_cursor } = await razao.obligations.list();
  return next_cursor === null ? ids : [];
}

export async function errors(body: models.CreateObligationRequest): Promise<string | number> {
  const paid = await razao.obligations.create(body, { idempotencyKey: undefined }).result();
  if (paid.ok) return paid.data.obligation_id;
  switch (paid.error.code) {
    case 'INSUFFICIENT_FUNDS': {
      const status: 422 = paid.error.status;
      const retryable: false = paid.error.retryable;
      return retryable || !paid.error.succeedsLater ? 0 : status;
    }
    case 'OVERLOADED': return paid.error.retryAfterSeconds ?? 0;
    case 'VALIDATION': return paid.error.findings.map(({ msg }) => msg).join();
    default: {
      const code: string = paid.error.code;
      return code;
    }
  }
}

export function thrown(error: unknown): ErrorCode | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'ACCOUNT_NOT_FOUND') {
    const status: 404 = error.status;
    return status === 404 ? error.code : undefined;
  }
  const code: string = error.code;
  return code === 'A_CODE_TO_COME' ? 'INTERNAL' : undefined;
}

export function events(event: RazaoEvent): number | string {
  switch (event.event_type) {
    case 'obligation.settled': return event.data.amount;
    case 'account.frozen': return event.data.account_id;
    default: {
      const type: string = event.event_type;
      return `${type} ${event.entity.entity_id}`;
    }
  }
}

export function shapes(schedule: models.ScheduleResponse): string {
  switch (schedule.action.kind) {
    case 'TRANSFER': return schedule.action.creditor.kind;
    default: {
      const kind: string = schedule.action.kind;
      return `${kind} ${String(unlistedField(schedule.action, 'anything'))}`;
    }
  }
}

export async function work(): Promise<string> {
  const made = await razao.work('order-1', async (unit) => {
    const party = await unit.parties.create({ type: 'individual', display_name: 'Ana', country: 'BR', legal_name: undefined });
    return unit.accounts.create({ owner_party_id: party.party_id, type: 'CUSTOMER', currency: 'BRL' });
  });
  return made.id;
}

export async function waiting(obligation: models.ObligationResponse): Promise<'FINAL'> {
  const type: EventType = 'party.created';
  await razao.followEvents({ name: type, until: 'head' }, events);
  await verifyWebhook('{}', new Headers(), ['whsec_1', 'whsec_2']);
  return (await razao.waitFor(obligation, 'FINAL')).state;
}

export function refused(): void {
  void razao.obligations.create({
    // @ts-expect-error a misspelt rail
    rail: 'PICS', amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'account' }, creditor: { kind: 'account' },
  });
  // @ts-expect-error a misspelt field
  void razao.holds.capture('hld_1', { amuont_cents: 1 });
  // @ts-expect-error a missing body
  void razao.parties.create();
  // @ts-expect-error options in place of a body
  void razao.holds.release('hld_1', { idempotencyKey: 'a' });
  // @ts-expect-error a key on a read
  void razao.accounts.get('acc_1', {}, { idempotencyKey: 'a' });
  // @ts-expect-error neither secret nor token
  void new Razao({ baseUrl: 'https://ledger.example', clientId: 'a' });
}

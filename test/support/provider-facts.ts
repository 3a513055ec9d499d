/** A fact that each door of providers takes, and how one sees that it was taken. */
import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../generated/operations.ts';
import { addPixKey } from './add-pix-key.ts';
import { newName } from './pix.ts';
import { TENANT, type TestService } from './service.ts';

/** An event that a provider sends once: no two of them are the same. */
export interface Fact {
  readonly body: { readonly event: string; readonly occurred_at: string; readonly data: Readonly<Record<string, unknown>> };
  /** True when the books show it. */
  isTaken(): Promise<boolean>;
}

export interface ReceiverCase {
  readonly operationId: OperationId;
  /** Provider of the door, where tests add one of this type. */
  readonly providerId: 'sim-demo' | 'sim-kyc-demo';
  /** @param providerId the sender, by default the door's own provider. */
  fact(api: TestService, providerId?: string): Promise<Fact>;
}

export const receivers: readonly ReceiverCase[] = [
  { operationId: 'receivePixWebhook', providerId: 'sim-demo', fact: creditReceived },
  { operationId: 'receivePixKeyEvent', providerId: 'sim-demo', fact: keyExcluded },
  { operationId: 'receivePixKeyEventDeprecated', providerId: 'sim-demo', fact: keyExcluded },
  { operationId: 'receivePixMandateEvent', providerId: 'sim-demo', fact: mandateRequested },
  { operationId: 'receivePixMandateEventDeprecated', providerId: 'sim-demo', fact: mandateRequested },
  { operationId: 'receivePixMedEvent', providerId: 'sim-demo', fact: infractionOpened },
  { operationId: 'receivePixMedEventDeprecated', providerId: 'sim-demo', fact: infractionOpened },
  { operationId: 'receiveKycWebhook', providerId: 'sim-kyc-demo', fact: screened },
];

const told = (api: TestService, event: string, data: Fact['body']['data']): Fact['body'] =>
  ({ event, occurred_at: api.service.database.clock.now().toISOString(), data });

async function rows(api: TestService, statement: string, values: unknown[]): Promise<number> {
  return (await api.service.database.forTenant(TENANT).read((em) => em.execute<object[]>(statement, values))).length;
}

/** A credit for a key of an account of its own. */
async function creditReceived(api: TestService): Promise<Fact> {
  const account = await api.account();
  const { value: key } = await addPixKey(api, account);
  return {
    body: told(api, 'CREDIT_RECEIVED', { end_to_end_id: newName('E'), amount: { currency: 'BRL', value: 1000 }, key }),
    isTaken: async () => (await api.available(account)) === 1000,
  };
}

async function keyExcluded(api: TestService, providerId = 'sim-demo'): Promise<Fact> {
  const { keyId } = await addPixKey(api, await api.account(), { providerId });
  return {
    body: told(api, 'KEY_EXCLUDED', { reference: keyId, key_type: 'EVP', reason: 'FRAUD' }),
    isTaken: async () => (await api.ok<{ state: string }>('getPixKey', { path: { key_id: keyId } })).state === 'EXCLUDED',
  };
}

async function mandateRequested(api: TestService): Promise<Fact> {
  const [account_id, recurrence_id] = [await api.account(), `RR8765432120260302${randomUUID().replaceAll('-', '').slice(0, 11)}`];
  return {
    body: told(api, 'MANDATE_REQUESTED', {
      recurrence_id, account_id, receiver: {
        name: 'Academia Corpo em Dia Ltda', tax_id: '27415863000186', participant: { ispb: '87654321', name: 'Banco Ipê S.A.' },
      },
      contract_ref: 'AC-2026-00417', periodicity: 'MONTHLY', amount_type: 'FIXED', amount: { currency: 'BRL', value: 8990 },
      starts_on: '2099-03-10', retry_policy: 'NOT_ALLOWED', expires_at: '2099-03-10T02:59:59.000Z',
    }),
    isTaken: async () => (await api.ok<{ items: unknown[] }>('listPixMandates', { query: { account_id } })).items.length === 1,
  };
}

/** A report about a credit that has not arrived: it waits for it, under its name. */
async function infractionOpened(api: TestService): Promise<Fact> {
  const report_id = randomUUID();
  return {
    body: told(api, 'MED_INFRACTION_OPENED', {
      report_id, hop: 0, end_to_end_id: newName('E'), amount: { currency: 'BRL', value: 1000 }, reason_code: 'SCAM',
      analysis_due_at: '2099-03-09T14:19:57.950Z',
    }),
    isTaken: async () => (await rows(api, 'select 1 from razao.waiting_facts where facts::text like ?', [`%${report_id}%`])) === 1,
  };
}

async function screened(api: TestService): Promise<Fact> {
  const { party_id } = await api.ok<{ party_id: string }>('createParty', {
    body: {
      type: 'individual', display_name: 'Ana S.', legal_name: 'Ana Souza', country: 'BR',
      tax_id: { country: 'BR', type: 'cpf', value: '529.982.247-25' },
    },
  });
  await api.ok('submitKyc', { path: { party_id }, body: { kyc_level: 1, document_refs: [] } });
  return {
    body: told(api, 'KYC_SCREENING_COMPLETED', {
      reference: party_id, report_ref: randomUUID(), trigger: 'monitoring',
      screening: { result: 'CLEAR', checked_lists: ['un_sc'], hits: [] },
    }),
    isTaken: async () => (await rows(api, 'select 1 from razao.kyc_screenings where party_id = ?', [party_id])) === 1,
  };
}

/** Providers that speak where they are not heard: on doors of another type, or for rails that nothing gives them. */
import type { OperationId } from '../../generated/operations.ts';
import { deliver } from '../support/deliver.ts';
import type { TestService } from '../support/service.ts';
import type { Speaker } from './world-steps.ts';

interface Word {
  readonly operationId: OperationId;
  readonly event: string;
  readonly data: object;
}

/** The subjects of an event. */
interface About {
  readonly account: string;
  readonly obligation: string;
  readonly party: string;
  readonly key: string;
  readonly serial: number;
}

/** Events of Pix, each of which would move or reserve money. */
function pixWords({ account, obligation, key, serial }: About): Word[] {
  const amount = { currency: 'BRL', value: 1 + (serial % 100) };
  const recurrence_id = `RR8765432120260302${String(serial).padStart(11, '0')}`;
  const receiver = {
    name: 'Academia Corpo em Dia Ltda', tax_id: '27415863000186', participant: { ispb: '87654321', name: 'Banco Ipê S.A.' },
  };
  return [
    { operationId: 'receivePixWebhook', event: 'CREDIT_RECEIVED', data: { end_to_end_id: `E-wrong-${serial}`, amount, key } },
    {
      operationId: 'receivePixWebhook', event: 'PAYMENT_SETTLED',
      data: { reference: obligation, end_to_end_id: `E-wrong-${serial}`, amount },
    },
    { operationId: 'receivePixMandateEvent', event: 'MANDATE_REQUESTED', data: {
      recurrence_id, account_id: account, receiver, contract_ref: 'AC-2026-00417', periodicity: 'MONTHLY', amount_type: 'FIXED', amount,
      starts_on: '2099-03-10', retry_policy: 'NOT_ALLOWED', expires_at: '2099-03-10T02:59:59.000Z',
    } },
    { operationId: 'receivePixMedEvent', event: 'MED_INFRACTION_OPENED', data: {
      report_id: `report-${serial}`, hop: 0, end_to_end_id: `E-wrong-${serial}`, amount, reason_code: 'SCAM',
      analysis_due_at: '2099-03-09T14:19:57.950Z',
    } },
    {
      operationId: 'receivePixKeyEvent', event: 'KEY_EXCLUDED',
      data: { reference: `pxk_${String(serial).padStart(26, '0')}`, key_type: 'EVP', reason: 'FRAUD' },
    },
  ];
}

function kycWord({ party, serial }: About): Word {
  const screening = { result: 'CLEAR', checked_lists: ['un_sc'], hits: [] };
  return {
    operationId: 'receiveKycWebhook', event: 'KYC_SCREENING_COMPLETED',
    data: { reference: party, report_ref: `report-${serial}`, trigger: 'monitoring', screening },
  };
}

/** The events that a speaker must not send. A provider of another rail may report payments over its own, and nothing else. */
function wordsOf(speaker: Speaker, about: About): Word[] {
  const pix = pixWords(about);
  switch (speaker) {
    case 'kyc': return pix;
    case 'pix': return [kycWord(about)];
    case 'ach': return [...pix.filter(({ event }) => event !== 'PAYMENT_SETTLED'), kycWord(about)];
    case 'unbound': case 'nobody': return [...pix, kycWord(about)];
  }
}

/** Sends one event to a wrong door, well signed. @throws unless the answer is the one for unknown senders. */
export async function speakWrongly(service: TestService, tenant: string, speaker: Speaker, about: About): Promise<string> {
  const words = wordsOf(speaker, about);
  const { operationId, event, data } = words[about.serial % words.length] as Word;
  const body = { event, occurred_at: service.service.database.clock.now().toISOString(), data };
  const say = (providerId: string) => deliver(service, { operationId, providerId, body, deliveryId: `wrong-${about.serial}` });
  const [answer, unknown] = [await say(`${tenant}-${speaker}`), await say('who-is-this')];
  const [given, wanted] = [answer, unknown].map((it) => `${it.status} ${JSON.stringify(it.body)}`);
  if (given !== wanted || unknown.status !== 401) throw new Error(
    `${speaker} said ${event} at ${operationId} and was answered ${given}, not ${wanted}`,
  );
  return event;
}

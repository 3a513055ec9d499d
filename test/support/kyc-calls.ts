/** Calls of KYC's tests: parties, what is asked about them, and what a provider tells of them by a delivery signed by hand. */
import type { KycFlagOut, KycSweepResponse, PartyKycResponseOut, PartyResponseOut } from '../../generated/models.ts';
import { deliver } from './deliver.ts';
import { cpfOf } from './tax-ids.ts';
import { TENANT, type TestService } from './service.ts';

/** The provider's name. */
export const KYC = 'sim-kyc-demo';

/** @param api once it is there. @param nextNumber another one for each party: a part of its tax identifier. */
export function kycCalls(api: () => TestService, nextNumber: () => number) {
  const documents = [{ type: 'DRIVING_LICENCE', ref: 'doc-cnh', expires_on: '2031-08-14' }, { type: 'SELFIE', ref: 'doc-selfie' }];

  /** A name and a tax identifier that appear nowhere else: they are searched for in events. */
  async function person(over: object = {}, tenant = TENANT): Promise<string> {
    const body = {
      type: 'individual', display_name: 'Ana S.', legal_name: 'Anastácia Quirino', country: 'BR',
      tax_id: { country: 'BR', type: 'cpf', value: cpfOf(529_982_000 + nextNumber()) }, ...over,
    };
    return (await api().ok<PartyResponseOut>('createParty', { body, tenant })).party_id;
  }
  const submit = (party_id: string, body: object = { kyc_level: 2, document_refs: documents }, key?: string) =>
    api().call<PartyKycResponseOut>('submitKyc', { path: { party_id }, body, ...(key && { key }) });
  const view = (party_id: string) => api().ok<PartyKycResponseOut>('getPartyKyc', { path: { party_id } });
  const flag = (party_id: string, body: object = { reason: 'x' }) => api().ok<KycFlagOut>('addRiskFlag', { path: { party_id }, body });
  const resolve = (party_id: string, flag_id: string) => api().call<KycFlagOut>('resolveRiskFlag', { path: { party_id, flag_id } });
  const sweep = () => api().ok<KycSweepResponse>('sweepKycRescreens');

  const CLEAR = { result: 'CLEAR', checked_lists: ['un_sc', 'br_pep'], hits: [] };
  const HIT = { result: 'HIT', checked_lists: ['br_pep'], hits: [{ list: 'br_pep', category: 'PEP', match_ref: 'match-1', score: 87 }] };
  let reports = 0;
  const tell = (event: string, data: object, sent: object = {}) => deliver(api(), {
    operationId: 'receiveKycWebhook', providerId: KYC,
    body: { event, occurred_at: '2026-03-02T12:00:00Z', data: { report_ref: `report-${(reports += 1)}`, ...data } }, ...sent,
  });
  const verdict = (reference: string, data: object = {}, sent: object = {}) =>
    tell('KYC_VERDICT_REACHED', {
      reference, verdict: 'APPROVED', kyc_level: 2, reason_code: 'DOCUMENT_AND_FACE_MATCH', screening: CLEAR, ...data,
    }, sent);
  const screened = (reference: string, data: object = {}) =>
    tell('KYC_SCREENING_COMPLETED', { reference, trigger: 'monitoring', screening: CLEAR, ...data });

  async function verified(over: object = {}): Promise<string> {
    const party = await person(over);
    await submit(party);
    await verdict(party);
    return party;
  }

  return { documents, person, submit, view, flag, resolve, sweep, HIT, tell, verdict, screened, verified };
}

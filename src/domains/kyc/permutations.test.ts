/**
 * Whatever the order in which a provider's deliveries arrive, and however often: one end, seen from outside. The machine
 * is tried with every order of up to five (`kyc.test.ts`); here, with rows, history and events, every sequence that has each
 * message at least once and one of them twice.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addProvider } from '../../../test/support/deliver.ts';
import { everyOrder, playToOneEnd } from '../../../test/support/every-order.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import type { AppContext } from '../../app.ts';
import { FixedClock } from '../../platform/clock.ts';
import { createParty } from '../parties/index.ts';
import type { KycEvent } from './provider-events.ts';
import { getPartyKyc } from './queries.ts';
import { takeEvent } from './take-event.ts';
import { submitKyc } from './submit-kyc.ts';

const PROVIDER = 'sim-kyc-demo';
/** Stories told at the same time. */
const TOGETHER = 8;

let service: TestService;
let ctx: AppContext;
beforeAll(async () => {
  service = await startTestService({ clock: new FixedClock(), env: { RAZAO_ROLES: 'api' } });
  await addProvider(service, PROVIDER, { type: 'KYC_PROVIDER', adapter: 'sim_kyc_v1' });
  ctx = service.service.contextFor(TENANT, PROVIDER);
});
afterAll(() => service.stop());

type Message = (reference: string) => KycEvent;
const screening = (result: 'CLEAR' | 'HIT') => ({ result, checkedLists: ['br_pep'], hits: [] });
const verdict = (said: 'APPROVED' | 'REVIEW' | 'REJECTED'): Message => (reference) =>
  ({
    kind: 'verdict', reference, reportRef: `${reference} verdict`, sessionRef: undefined, verdict: { verdict: said, level: 2 },
    screening: screening('CLEAR'),
  });
const watch = (result: 'CLEAR' | 'HIT'): Message => (reference) =>
  ({ kind: 'screening', reference, reportRef: `${reference} ${result}`, trigger: 'monitoring', screening: screening(result) });
const expiry: Message = (reference) => ({ kind: 'document', reference, reportRef: `${reference} verdict`, documentRef: 'doc' });

/** Tells one story and gives what is seen at its end. */
async function endOf(story: readonly Message[]): Promise<object> {
  const { party_id: party } = await createParty(ctx, {
    type: 'individual', display_name: 'Ana', legal_name: 'Ana Souza', country: 'BR',
    tax_id: { country: 'BR', type: 'cpf', value: '52998224725' },
  });
  await submitKyc(ctx, party, { kyc_level: 2, document_refs: [{ type: 'PASSPORT', ref: 'doc' }, { type: 'SELFIE', ref: 'selfie' }] });
  for (const message of story) await takeEvent(ctx, message(party), { providerId: PROVIDER, digest: 'd'.repeat(64) });
  const { kyc_state, kyc_level, screening_state, rescreen_due_at, rescreen_reason, screenings, state_history } =
    await getPartyKyc(ctx, party);
  const history = state_history?.map(({ to_state }) => to_state);
  expect(history?.at(-1)).toBe(kyc_state);
  expect(new Set(history).size).toBe(history?.length);
  return {
    kyc_state, kyc_level, screening_state, rescreen_due_at, rescreen_reason, screenings: screenings?.map(({ result }) => result).sort(),
  };
}

it.each<[string, Message[], string, number]>([
  ['approved, with a hit and an expired document around it', [verdict('APPROVED'), watch('HIT'), expiry], 'EXPIRED', 42],
  ['approved, with a hit', [verdict('APPROVED'), watch('HIT')], 'IN_REVIEW', 8],
  ['approved, screened again with nothing found', [verdict('APPROVED'), watch('CLEAR')], 'VERIFIED', 8],
  ['unsure, with an expired document', [verdict('REVIEW'), expiry], 'IN_REVIEW', 8],
  ['rejected, with a hit and an expired document', [verdict('REJECTED'), watch('HIT'), expiry], 'REJECTED', 42],
])('%s', async (_, messages, state, count) => {
  await playToOneEnd(everyOrder(messages, messages.length + 1), endOf, { end: { kyc_state: state }, count, together: TOGETHER });
}, 60_000);

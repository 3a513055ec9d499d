/** Waits for charges and Pix keys, against a scripted wire. */
import { describe, expect, it } from '@jest/globals';
import { WaitError, type Razao } from '../../sdk/src/index.ts';
import { json, Wire, withoutWaiting, withTime } from './wire.ts';

afterEach(withTime);

describe('waits', () => {
  const charge = (state: string, expired = false) => json({ txid: 'tx1', state, expired });
  const key = (state: string, failure: object | null = null, active_claim_id: string | null = null) => json({
    key_id: 'key_1', state, failure, active_claim_id,
  });
  const kyc = (kyc_state: string, kyc_level: number) => json({ party_id: 'pty_1', kyc_state, kyc_level });

  it('for a party end when it is verified at the level', async () => {
    withoutWaiting();
    const wire = new Wire(kyc('PENDING', 0), kyc('IN_REVIEW', 0), kyc('VERIFIED', 2));
    expect(await wire.client().waitForKyc({ party_id: 'pty_1' }, 2)).toMatchObject({ kyc_level: 2 });
    expect(wire.sent.map(({ url }) => url.pathname)).toEqual(Array(3).fill('/v1/parties/pty_1/kyc'));
  });

  it('for a charge end when it is paid', async () => {
    withoutWaiting();
    const wire = new Wire(charge('ACTIVE'), charge('ACTIVE'), charge('PAID'));
    expect(await wire.client().waitForCharge({ txid: 'tx1' })).toMatchObject({ state: 'PAID' });
    expect(wire.sent.map(({ url }) => url.pathname)).toEqual(Array(3).fill('/v1/pix/qr/charges/tx1'));
  });

  it('for a key end when the directory has it, and outlast a claim', async () => {
    withoutWaiting();
    const wire = new Wire(key('PENDING'), key('REGISTRATION_FAILED', { code: 'KEY_HELD_ELSEWHERE' }, 'clm_1'), key('ACTIVE'));
    expect(await wire.client().waitForKey('key_1')).toMatchObject({ state: 'ACTIVE' });
    expect(wire.sent.map(({ url }) => url.pathname)).toEqual(Array(3).fill('/v1/pix/keys/key_1'));
  });

  it.each([
    [
      'a charge that is taken back', (razao: Razao) => razao.waitForCharge('tx1'), charge('CANCELLED'), 'ENDED',
      'the charge tx1 is CANCELLED, not PAID',
    ],
    [
      'a charge whose time is over', (razao: Razao) => razao.waitForCharge('tx1'), charge('ACTIVE', true), 'ENDED',
      'the charge tx1 is expired, not PAID',
    ],
    [
      'a charge that nobody pays', (razao: Razao) => razao.waitForCharge('tx1', 'PAID', { timeoutMs: 0 }), charge('ACTIVE'), 'TIMEOUT',
      'is ACTIVE',
    ],
    [
      'a key that is refused', (razao: Razao) => razao.waitForKey('key_1'), key('REGISTRATION_FAILED', { code: 'KEY_BLOCKED' }), 'REFUSED',
      'not ACTIVE: KEY_BLOCKED',
    ],
    ['a party that is rejected', (razao: Razao) => razao.waitForKyc('pty_1'), kyc('REJECTED', 0), 'REFUSED', 'is REJECTED at level 0'],
    ['a party that was never submitted', (razao: Razao) => razao.waitForKyc('pty_1'), kyc('NOT_SUBMITTED', 0), 'ENDED', 'is NOT_SUBMITTED'],
    ['a party of a lower level', (razao: Razao) => razao.waitForKyc('pty_1', 2), kyc('VERIFIED', 1), 'ENDED', 'not VERIFIED at 2'],
    [
      'a party in review', (razao: Razao) => razao.waitForKyc('pty_1', 1, { timeoutMs: 0 }), kyc('IN_REVIEW', 0), 'TIMEOUT',
      'is IN_REVIEW',
    ],
    ['a key that is gone', (razao: Razao) => razao.waitForKey('key_1'), key('EXCLUDED'), 'ENDED', 'is EXCLUDED'],
    [
      'a key that stays', (razao: Razao) => razao.waitForKey('key_1', 'EXCLUDED', { timeoutMs: 0 }), key('ACTIVE'), 'TIMEOUT',
      'not EXCLUDED',
    ],
  ])('for %s fail', async (_what, wait, answer, end, message) => {
    const error = await wait(new Wire(answer).client()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WaitError);
    expect(error).toMatchObject({ end, message: expect.stringContaining(message), last: await answer.clone().json() });
  });
});

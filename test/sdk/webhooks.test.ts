/** Deliveries prove to be ours by Web Crypto, which browsers have as well. */
import { describe, expect, it } from '@jest/globals';
import { signatureHeaders } from '../../src/domains/events/webhooks/signing.ts';
import { signWebhook } from '../../sdk/src/testing.ts';
import { verifyWebhook, WebhookSetupError, WebhookVerificationError } from '../../sdk/src/index.ts';

const SECRET = 'whsec_bbLqT4aCei5eMA0cLA2qou4n874OKI3HJZP6D5gt7xQ';
const AT = 1_772_454_600_000;
const BODY = Buffer.from(JSON.stringify({ event_id: 'evt_1', event_type: 'obligation.settled', data: { amount: 1250, name: 'ação' } }));
const HEADERS = signatureHeaders([SECRET], 'evt_1', BODY, new Date(AT));
const SIGNATURE = HEADERS['X-Service-Signature'] ?? '';
const digest = SIGNATURE.split('v1=')[1] ?? '';

describe('a delivery that the service signed', () => {
  it.each([
    ['with headers of Node', BODY, Object.fromEntries(Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]))],
    ['with headers of fetch', BODY, new Headers(HEADERS)],
    ['with the header alone', BODY, SIGNATURE],
    ['with its body as text', BODY.toString(), SIGNATURE],
    ['with its body as a buffer', new Uint8Array(BODY).buffer, SIGNATURE],
    ['by the second of two secrets', BODY, signatureHeaders(['whsec_another', SECRET], 'evt_1', BODY, new Date(AT))],
    ['beside other schemes, in another order', BODY, `v2=x, v1=${digest}, v0=ab=cd, t=${AT / 1000}`],
    ['after a wrong one', BODY, `t=${AT / 1000},v1=${'0'.repeat(64)},v1=${digest}`],
  ])('is taken %s', async (_what, body, headers) => {
    const event = await verifyWebhook(body, headers, SECRET, { now: AT });
    expect(event.event_type === 'obligation.settled' && event.data.amount).toBe(1250);
  });

  it('is taken while one secret replaces another, and up to its tolerance', async () => {
    await expect(verifyWebhook(BODY, SIGNATURE, ['whsec_new', SECRET], { now: AT +
      300_000 })).resolves.toMatchObject({ event_id: 'evt_1' });
    await expect(verifyWebhook(BODY, SIGNATURE, SECRET, { now: AT + 301_000, toleranceSeconds: 400 })).resolves.toBeDefined();
  });
});

describe('a delivery is refused', () => {
  it.each([
    ['of another body', Buffer.from(BODY.toString().replace('1250', '9250')), SIGNATURE, SECRET, AT],
    ['of another secret', BODY, SIGNATURE, 'whsec_other', AT],
    ['of another time', BODY, SIGNATURE.replace('t=1', 't=2'), SECRET, AT],
    ['301 seconds old', BODY, SIGNATURE, SECRET, AT + 301_000],
    ['301 seconds ahead', BODY, SIGNATURE, SECRET, AT - 301_000],
    ['that is too long', BODY, `${SIGNATURE}00`, SECRET, AT],
    ['of another scheme', BODY, SIGNATURE.replace('v1', 'v0'), SECRET, AT],
    ['in capitals', BODY, SIGNATURE.replace(digest, digest.toUpperCase()), SECRET, AT],
    ['without time', BODY, `v1=${digest}`, SECRET, AT],
    ['with a time that is no number', BODY, `t=soon,v1=${digest}`, SECRET, AT],
    ['not ASCII', BODY, `t=${AT / 1000},v1=é`, SECRET, AT],
    ['without the header', BODY, {}, SECRET, AT],
    ['empty', BODY, '', SECRET, AT],
  ])('%s', async (_what, body, headers, secret, now) => {
    await expect(verifyWebhook(body, headers, secret, { now })).rejects.toBeInstanceOf(WebhookVerificationError);
  });
});

describe('a program that could take no delivery is told so, and not that the delivery is forged', () => {
  const setupError = (reason: string) => ({ constructor: WebhookSetupError, name: 'WebhookSetupError', reason });

  it.each([
    ['missing', undefined], ['empty', ''], ['none of several', []], ['one of several empty', [SECRET, '']],
  ])('secret: %s', async (_what, secret) => {
    const signedByNobody = signatureHeaders([''], 'evt_1', BODY, new Date(AT));
    await expect(verifyWebhook(BODY, signedByNobody, secret as string, { now: AT })).rejects.toMatchObject(setupError('NO_SECRET'));
  });

  it.each([
    ['parsed', JSON.parse(BODY.toString())], ['missing', undefined], ['null', null], ['a number', 1],
  ])('body: %s', async (_what, body) => {
    await expect(verifyWebhook(body as string, HEADERS, SECRET, { now: AT })).rejects.toMatchObject(setupError('BODY_IS_PARSED'));
  });
});

describe('a delivery that a test signs', () => {
  it('has the headers that the service would send', async () => {
    const signed = await signWebhook(BODY.toString(), SECRET, { now: AT });
    expect(signed).toEqual({ body: BODY.toString(), headers: { 'Content-Type': 'application/json', ...HEADERS } });
  });

  it('is taken, from an object too', async () => {
    const { body, headers } = await signWebhook({
      event_id: 'evt_2', event_type: 'obligation.settled', data: { amount: 3, name: 'ação' },
    }, SECRET);
    await expect(verifyWebhook(body, headers, SECRET)).resolves.toMatchObject({ event_id: 'evt_2' });
    await expect(verifyWebhook(body.replace('3', '4'), headers, SECRET)).rejects.toBeInstanceOf(WebhookVerificationError);
  });
});

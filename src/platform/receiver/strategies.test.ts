import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { strategies, timestampedHeaders } from './strategies.ts';

const now = new Date('2026-03-02T12:30:05.000Z');
const seconds = Math.floor(now.getTime() / 1000);
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = Buffer.from('{"event":"PAYMENT_SETTLED"}');

describe('timestamped_hmac_v1', () => {
  const { verify, keyOf } = strategies.timestamped_hmac_v1;
  const sign = (timestamp: string | number, key = secret, bytes = body) =>
    `v1=${createHmac('sha256', key).update(`${timestamp}.`).update(bytes).digest('hex')}`;
  const at = (timestamp: string | number, signature = sign(timestamp)) =>
    ({ headers: { 'x-webhook-timestamp': String(timestamp), 'x-webhook-signature': signature }, body });

  it('takes what was signed with the secret', () => {
    expect(verify(at(seconds), keyOf(secret), now)).toBe(true);
    const headers = Object.fromEntries(Object.entries(timestampedHeaders(secret, body, now)).map(
      ([name, value]) => [name.toLowerCase(), value],
    ));
    expect(headers).toEqual(at(seconds).headers);
  });

  it.each([
    ['300 seconds ago', seconds - 300, true], ['301 seconds ago', seconds - 301, false],
    ['300 seconds ahead', seconds + 300, true], ['301 seconds ahead', seconds + 301, false],
    ['in milliseconds', seconds * 1000, false], ['with a sign', `+${seconds}`, false], ['with a fraction', `${seconds}.0`, false],
    ['empty', '', false], ['in another base', '0x1', false],
  ])('a timestamp %s', (_name, timestamp, expected) => {
    expect(verify(at(timestamp), keyOf(secret), now)).toBe(expected);
  });

  it.each([
    ['another secret', sign(seconds, 'other')], ['another body', sign(seconds, secret, Buffer.from('{}'))],
    ['another time', sign(seconds - 1)],
    ['no scheme', sign(seconds).slice(3)], ['another scheme', sign(seconds).replace('v1', 'v2')], ['capitals', sign(seconds).toUpperCase()],
    ['too short', sign(seconds).slice(0, -2)], ['too long', `${sign(seconds)}00`], ['nothing', ''],
  ])('refuses a signature with %s', (_name, signature) => {
    expect(verify(at(seconds, signature), keyOf(secret), now)).toBe(false);
  });

  it('takes one of two signatures, while a provider changes its secret', () => {
    expect(verify(at(seconds, `${sign(seconds, 'new')},${sign(seconds)}`), keyOf(secret), now)).toBe(true);
  });
});

describe('standard_webhooks_v1', () => {
  const { verify, keyOf, takes } = strategies.standard_webhooks_v1;
  /** Source: the test of Standard Webhooks' own libraries. */
  const published = {
    headers: {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
    body: Buffer.from('{"test": 2432232314}'),
  };
  const then = new Date(1_614_265_330_000);

  it('takes the published example, at its time', () => {
    expect(verify(published, keyOf(secret), then)).toBe(true);
    expect(verify(published, keyOf(secret), now)).toBe(false);
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const)('refuses it without %s', (name) => {
    const { [name]: _, ...headers } = published.headers;
    expect(verify({ ...published, headers }, keyOf(secret), then)).toBe(false);
  });

  it('does not read the headers of the other strategy', () => {
    const headers = { ...published.headers, 'x-webhook-timestamp': 'any', 'x-webhook-signature': 'any' };
    expect(verify({ ...published, headers }, keyOf(secret), then)).toBe(true);
    expect(strategies.timestamped_hmac_v1.verify({ ...published, headers }, keyOf(secret), then)).toBe(false);
  });

  it.each([
    [secret, true], [`whsec_${Buffer.alloc(64, 1).toString('base64')}`, true], [`whsec_${Buffer.alloc(65, 1).toString('base64')}`, false],
    [`whsec_${Buffer.alloc(23, 1).toString('base64')}`, false], ['a'.repeat(40), false],
  ])('whether %s can be a secret', (text, expected) => {
    expect(takes(text)).toBe(expected);
  });
});

/** Signatures, held against the verifiers of others and the contract's own examples. */
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { parse } from 'yaml';
import { newSecret, signatureHeaders } from './signing.ts';

const stripe = new Stripe('sk_test_not_used');
const body = Buffer.from(JSON.stringify({ event_id: 'evt_1', data: { reason: 'São João, coração ✓ 🪗' } }));
const at = new Date();

describe('a secret', () => {
  it('is whsec_ and 43 letters and digits, with no spare bits, so that every decoder reads it', () => {
    for (let i = 0; i < 200; i += 1) {
      const secret = newSecret();
      expect(secret).toMatch(/^whsec_[A-Za-z0-9]{42}[AEIMQUYcgkosw048]$/);
      const text = secret.slice('whsec_'.length);
      expect(Buffer.from(text, 'base64')).toHaveLength(32);
      expect(Buffer.from(text, 'base64').toString('base64')).toBe(`${text}=`);
    }
  });

  it('is never drawn twice', () => {
    expect(new Set(Array.from({ length: 200 }, newSecret)).size).toBe(200);
  });
});

describe('a signature', () => {
  const secret = newSecret();
  const headers = signatureHeaders([secret], 'evt_1', body, at);

  it('is accepted by stripe', () => {
    expect(stripe.webhooks.constructEvent(body, headers['X-Service-Signature'] ?? '', secret)).toEqual(JSON.parse(body.toString()));
  });

  it('is refused by stripe over another body, with another secret, or later', () => {
    const header = headers['X-Service-Signature'] ?? '';
    expect(() => stripe.webhooks.constructEvent(`${body} `, header, secret)).toThrow(/signature/i);
    expect(() => stripe.webhooks.constructEvent(body, header, newSecret())).toThrow(/signature/i);
    const old = signatureHeaders([secret], 'evt_1', body, new Date(at.getTime() - 301_000))['X-Service-Signature'] ?? '';
    expect(() => stripe.webhooks.constructEvent(body, old, secret)).toThrow(/tolerance/i);
  });

  it.each(['', '='])('is accepted by standardwebhooks, its secret ended by "%s"', (end) => {
    expect(new Webhook(secret + end).verify(body.toString(), headers)).toEqual(JSON.parse(body.toString()));
  });

  it('is refused by standardwebhooks over another body, for another event, with another secret', () => {
    const verifier = new Webhook(secret);
    expect(() => verifier.verify(`${body} `, headers)).toThrow();
    expect(() => verifier.verify(body.toString(), { ...headers, 'webhook-id': 'evt_2' })).toThrow();
    expect(() => new Webhook(newSecret()).verify(body.toString(), headers)).toThrow();
  });
});

describe('while one secret takes the place of another', () => {
  const [now, before] = [newSecret(), newSecret()];
  const headers = signatureHeaders([now, before], 'evt_1', body, at);

  it.each([['the new', now], ['the one before', before]])('a delivery is accepted by %s', (_which, secret) => {
    expect(stripe.webhooks.constructEvent(body, headers['X-Service-Signature'] ?? '', secret)).toEqual(JSON.parse(body.toString()));
    expect(new Webhook(secret).verify(body.toString(), headers)).toEqual(JSON.parse(body.toString()));
  });

  it('and by no other', () => {
    expect(() => stripe.webhooks.constructEvent(body, headers['X-Service-Signature'] ?? '', newSecret())).toThrow(/signature/i);
    expect(() => new Webhook(newSecret()).verify(body.toString(), headers)).toThrow();
  });
});

it('the examples of the contract are signed as it says', () => {
  const contract = parse(readFileSync('contracts/events/webhooks/command.yaml', 'utf8'), { merge: true });
  const post = contract.endpoints.post.callbacks.event['{$request.body#/url}'].post;
  const example = (name: string) => post.parameters.find((it: { name: string }) => it.name === name).example as string;
  const { secret } = contract.endpoints.post.responses['201'].content['application/json'].examples.created.value;
  const sent = Buffer.from(JSON.stringify(post.requestBody.content['application/json'].examples.settled.value));
  const signed = signatureHeaders([secret], example('webhook-id'), sent, new Date(Number(example('webhook-timestamp')) * 1000));
  for (const [name, value] of Object.entries(signed)) expect([name, example(name)]).toEqual([name, value]);
});

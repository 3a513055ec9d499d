/** The address of callbacks at the PSP is watched: a PSP may drop it, or refuse it. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '../../platform/log.ts';
import type { Bank } from './bank.ts';
import { NotSent } from './errors.ts';
import { Webhooks } from './webhooks.ts';

const URL_OF_OURS = 'https://pix.example.com/callbacks';
const KEYS = ['loja@example.com', '71cdf9ba-c695-4e3c-b010-abb521a3f1be'];
let registered: Map<string, string>;
let put: string[];
let refuses: string | undefined;
let fails: boolean;
beforeEach(() => {
  [registered, put, refuses, fails] = [new Map(), [], undefined, false];
});

const bank: Pick<Bank, 'findWebhook' | 'putWebhook'> = {
  findWebhook: async (key) => {
    if (fails) throw new NotSent('the PSP is closed');
    return registered.get(key);
  },
  putWebhook: async (key, url) => {
    if (refuses === key) return { problem: 'WebhookOperacaoInvalida' };
    put.push(key);
    registered.set(key, url);
    return undefined;
  },
};
const webhooks = () => new Webhooks({ bank: bank as Bank, keys: KEYS, url: URL_OF_OURS, log: createLog('silent') });

describe('the address of callbacks', () => {
  it('is registered for each key that has none or another, and not again', async () => {
    registered.set(KEYS[0] ?? '', 'https://elsewhere.example.com');
    const it = webhooks();
    await it.ensure();
    await it.ensure();
    expect([put, it.faults.size]).toEqual([KEYS, 0]);
  });

  it('is registered again where the PSP dropped it', async () => {
    const it = webhooks();
    await it.ensure();
    registered.delete(KEYS[1] ?? '');
    await it.ensure();
    expect(put).toEqual([...KEYS, KEYS[1]]);
  });

  it('that is refused for one key is a fault of that key, until it is taken', async () => {
    refuses = KEYS[0];
    const it = webhooks();
    await it.ensure();
    expect([...it.faults]).toEqual([['***.com', 'the PSP refuses the webhook: WebhookOperacaoInvalida']]);
    expect(put).toEqual([KEYS[1]]);
    refuses = undefined;
    await it.ensure();
    expect([it.faults.size, put.length]).toEqual([0, 2]);
  });

  it('is asked for again after a PSP that did not answer', async () => {
    fails = true;
    const it = webhooks();
    await it.ensure();
    expect([...it.faults.values()]).toEqual(['the PSP is closed', 'the PSP is closed']);
    fails = false;
    await it.ensure();
    expect([it.faults.size, put]).toEqual([0, KEYS]);
  });
});

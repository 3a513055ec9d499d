import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import { bringNothing, type Module, type Running } from './platform/module.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { LADDER } from './app.ts';
import { Ladder } from './ladder.ts';

const ladder = JSON.parse(readFileSync(join(import.meta.dirname, '../test/support/ladder.json'), 'utf8')) as string[][];
const config = readConfig({ RAZAO_KEK: '07'.repeat(32) });
const dependencies = { config };
const running: Running<Context> = { contextFor: () => { throw new Error('too early'); }, wakeAt: async () => undefined };

const low: Module<unknown, { readonly one: number }> = { domain: 'low', open: () => ({ context: { one: 1 } }) };
const high: Module<{ readonly one: number }, { readonly two: number }> = {
  domain: 'high', open: ({ one }) => ({ context: { two: one + 1 } }),
};

describe('a ladder', () => {
  it('gives each module what stands below it, and the service what all of them bring', async () => {
    const { context, parts } = await Ladder.on<{ config: Dependencies['config'] }>().with(low).with(high).open(dependencies, running);
    expect(context).toEqual({ one: 1, two: 2 });
    expect(parts).toHaveLength(2);
  });

  it('refuses two modules that bring the same', async () => {
    await expect(Ladder.on<object>().with(low).with(low).open({}, running)).rejects.toThrow('two modules bring one');
  });

  it('refuses a resource, an event and a row that two modules claim', () => {
    const missing = 'NOT_FOUND' as const;
    const twice = {
      domain: 'low', open: bringNothing, resources: { hold: { missing, find: async () => undefined } },
      events: { SAID: async () => undefined },
    };
    const ladder = Ladder.on<object>().with(twice).with(twice);
    expect(() => ladder.resources).toThrow('one module');
    expect(() => ladder.events).toThrow('one module');
    expect(() => LADDER.with(
      { domain: 'holds', open: bringNothing, ledger: { rows: [{ kind: { prefix: 'hld' }, load: async () => new Map() }] } },
    ).collect(config))
      .toThrow('one domain');
  });

  it('of all modules stands as the checks of imports and SQL have it, from the ground up', () => {
    const steps = LADDER.modules.map(({ domain }) => [['platform'], ...ladder].findIndex((step) => step.includes(domain)));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps).not.toContain(-1);
  });

  it('does not compile with a module before what it is given', () => {
    // @ts-expect-error: `one` is brought by nobody below.
    Ladder.on<object>().with(high);
  });
});

import { EventEmitter } from 'node:events';
import { beforeEach, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Shutdown, within } from './shutdown.ts';

let signals: EventEmitter;
let exits: number[];
beforeEach(() => {
  signals = new EventEmitter();
  exits = [];
});

it('what was started is stopped in the opposite order on a signal', async () => {
  const shutdown = new Shutdown(signals, (code) => exits.push(code));
  const stopped: string[] = [];
  const ended = shutdown.around(async () => {
    shutdown.add(async () => stopped.push('servers'));
    shutdown.add(async () => stopped.push('service'));
  });
  signals.emit('SIGTERM');
  await ended;
  expect(stopped).toEqual(['service', 'servers']);
});

it('a signal while starting breaks it off and stops what runs by then', async () => {
  const shutdown = new Shutdown(signals, (code) => exits.push(code));
  const stopped: string[] = [];
  const ended = shutdown.around(async () => {
    shutdown.add(async () => stopped.push('servers'));
    signals.emit('SIGINT');
    shutdown.check();
    stopped.push('was never started');
  });
  await ended;
  expect(stopped).toEqual(['servers']);
});

it('a failed start stops what runs by then, and is told', async () => {
  const shutdown = new Shutdown(signals, (code) => exits.push(code));
  const stopped: string[] = [];
  await expect(shutdown.around(async () => {
    shutdown.add(async () => stopped.push('servers'));
    throw new Error('port taken');
  })).rejects.toThrow('port taken');
  expect(stopped).toEqual(['servers']);
});

it.each([
  ['a second signal ends the process at once', 1001, [130]],
  ['a signal that arrives twice is one wish', 500, []],
])('%s', async (_, later, expected) => {
  let now = 0;
  const shutdown = new Shutdown(signals, (code) => exits.push(code), () => now);
  const ended = shutdown.around(async () => {
    shutdown.add(async () => {
      now += later;
      signals.emit('SIGINT');
    });
  });
  signals.emit('SIGINT');
  await ended;
  expect(exits).toEqual(expected);
});

it('waiting has an end', async () => {
  expect(await within(1000, sleep(1))).toBe(true);
  expect(await within(1, sleep(200))).toBe(false);
});

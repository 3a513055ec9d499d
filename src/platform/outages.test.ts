import { describe, expect, it } from '@jest/globals';
import { Outages, serverAway } from './outages.ts';

function watch() {
  const lines: string[] = [];
  let now = 0;
  const log = {
    warn: (_about: object, line: string) => void lines.push(`warn ${line}`),
    info: (_about: object, line: string) => void lines.push(`info ${line}`),
  };
  return { lines, outages: new Outages(log as never, () => now), pass: (milliseconds: number) => { now += milliseconds; } };
}

describe('an outage', () => {
  it('is one line when it begins, one a minute, and one when it ends', () => {
    const { lines, outages, pass } = watch();
    for (let second = 0; second < 150; second += 1) {
      for (let n = 0; n < 5; n += 1) outages.failed('MongoDB', 'no connection');
      pass(1_000);
    }
    outages.answered('MongoDB');
    outages.answered('MongoDB');
    const waits = 'schedules, webhooks and housekeeping wait';
    expect(lines).toEqual([
      `warn MongoDB does not answer: ${waits}`, `warn MongoDB still does not answer: ${waits}`,
      `warn MongoDB still does not answer: ${waits}`, 'info MongoDB answers again',
    ]);
  });

  it('of one server is not that of another, and begins anew after its end', () => {
    const { lines, outages } = watch();
    outages.failed('Postgres', 'x');
    outages.failed('chain', 'x');
    outages.answered('chain');
    outages.failed('chain', 'x');
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'warn Postgres does not answer', 'warn chain does not answer', 'info chain answers again', 'warn chain does not answer',
    ]);
  });
});

describe('an error', () => {
  const error = (name: string, fields: object = {}, message = 'x') => Object.assign(new Error(message), { name, ...fields });

  it.each([
    [error('MongoServerSelectionError'), 'MongoDB', 'MongoDB'], [
      error('MongoNetworkTimeoutError', { code: 'ETIMEDOUT' }), 'MongoDB', 'MongoDB',
    ],
    [error('MongoServerError', { code: 18 }, 'Authentication failed.'), 'MongoDB', 'MongoDB'],
    [error('MongoServerError', { code: 13 }, 'Command find requires authentication'), 'MongoDB', 'MongoDB'],
    [error('error', { code: '57P01' }), 'Postgres', 'Postgres'], [
      error('Error', {}, 'Connection terminated unexpectedly'), 'Postgres', 'Postgres',
    ],
    [error('Error', { code: 'ECONNREFUSED' }), undefined, 'Postgres'], [error('RailTimeout', { code: 'ETIMEDOUT' }), undefined, undefined],
    [error('error', { code: '23505' }), undefined, undefined], [error('MongoServerError', { code: 11000 }), undefined, undefined],
    ['text', undefined, undefined],
  ])('%s is of %s, and of %s while Postgres is known to be away', (it, server, meanwhile) => {
    expect([serverAway(it, () => false), serverAway(it, (name) => name === 'Postgres')]).toEqual([server, meanwhile]);
  });
});

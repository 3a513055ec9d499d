/** How long calls wait after a 429, by what the PSP says. */
import { expect, it } from '@jest/globals';
import { FixedClock } from '../../platform/clock.ts';
import { CallGate } from './call-gate.ts';
import { NotSent } from './errors.ts';

const clock = new FixedClock('2026-11-30T12:00:00.000Z');
const pausedBy = (...said: (string | undefined)[]): number => {
  const gate = new CallGate(2, clock);
  for (const it of said) gate.pause(it);
  return Math.round(gate.pausedMs / 1_000);
};

it.each<[string, (string | undefined)[], number]>([
  ['seconds', ['7'], 7], ['a date', ['Mon, 30 Nov 2026 12:00:20 GMT'], 20], ['a date that is past', ['Mon, 30 Nov 2026 11:00:00 GMT'], 0],
  ['nothing', [undefined], 1], ['nothing, three times', [undefined, undefined, undefined], 4],
  ['nothing, for ever', Array<undefined>(20).fill(undefined), 60],
  ['no time at all', ['soon'], 1], ['an hour', ['3600'], 60],
])('a pause for %s', (_, said, seconds) => expect(pausedBy(...said)).toBe(seconds));

it('a call that would wait too long is surely not sent', async () => {
  const gate = new CallGate(2, clock);
  gate.pause('60');
  await expect(gate.through(async () => 'sent')).rejects.toBeInstanceOf(NotSent);
});

it('an answer ends the growth of pauses', async () => {
  const gate = new CallGate(2, clock);
  gate.pause('0');
  gate.pause('0');
  gate.resume();
  gate.pause(undefined);
  expect(Math.round(gate.pausedMs / 1_000)).toBe(1);
});

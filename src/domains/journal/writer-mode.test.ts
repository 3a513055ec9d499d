import { expect, it } from '@jest/globals';
import { nextMode, type WriterMode } from './writer-mode.ts';

const MODES: readonly WriterMode[] = ['IDLE', 'DECIDING', 'IN_FLIGHT', 'PIPELINED', 'UNDER_LOCK'];
const DRAWN = [
  'IDLE DECIDING', 'DECIDING DECIDING', 'DECIDING IN_FLIGHT', 'IN_FLIGHT DECIDING', 'IN_FLIGHT PIPELINED', 'PIPELINED IN_FLIGHT',
  'DECIDING UNDER_LOCK', 'IN_FLIGHT UNDER_LOCK', 'PIPELINED UNDER_LOCK', 'UNDER_LOCK UNDER_LOCK', 'UNDER_LOCK DECIDING', 'IN_FLIGHT IDLE',
  'UNDER_LOCK IDLE',
];

it('a writer goes from mode to mode as it is drawn, and no other way', () => {
  const moves = MODES.flatMap((from) => MODES.map((to): [string, WriterMode, WriterMode] => [`${from} ${to}`, from, to]));
  for (const [move, from, to] of moves) {
    if (DRAWN.includes(move)) expect(nextMode(from, to)).toBe(to);
    else expect(() => nextMode(from, to)).toThrow(`a writer does not go from ${from} to ${to}`);
  }
});

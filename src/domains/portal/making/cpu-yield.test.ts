import { expect, it } from '@jest/globals';
import { CpuYield, ticksIn, ticksOf, type Ticks } from './cpu-yield.ts';

/** Decisions at each look, by the shares of the cores' time before that were idle, and that the process itself used. */
function does(looks: readonly { readonly idle: number; readonly own: number }[]): string {
  let now: Ticks = { all: 0, idle: 0, own: 0 };
  const aside = new CpuYield(() => now);
  return looks.map(({ idle, own }) => {
    now = { all: now.all + 100, idle: now.idle + 100 * idle, own: now.own + 100 * own };
    return aside.look() === 'RUN' ? 'r' : 's';
  }).join('');
}

const times = <T>(count: number, it: T): T[] => Array.from({ length: count }, () => it);
const BUSY = { idle: 0, own: 0.4 };
const ALONE = { idle: 0, own: 0.98 };
const ROOMY = { idle: 0.5, own: 0.5 };

it('a process that others wait for has an eighth of the time', () => {
  expect(does(times(16, BUSY))).toBe('sssssssrsssssssr');
});

it('one that is alone runs on, whether it takes all cores or one', () => {
  expect(does([...times(4, ALONE), ...times(4, ROOMY)])).toBe('rrrrrrrr');
});

it('one that stands goes on as soon as there is room', () => {
  expect(does([BUSY, { idle: 0.1, own: 0 }, { idle: 0.5, own: 0 }, BUSY])).toBe('ssrs');
});

it('where nobody says what the cores do, it runs', () => {
  const aside = new CpuYield(() => undefined);
  expect(times(4, 0).map(() => aside.look())).toEqual(times(4, 'RUN'));
});

it.each([
  ['all', '0-3', { all: 184, idle: 34 }],
  ['some', '1-2', { all: 92, idle: 17 }],
  ['one', '3', { all: 49, idle: 10 }],
  ['apart', '0,2-3', { all: 139, idle: 26 }],
  ['none that are known', '', { all: 0, idle: 0 }],
])('only the cores count that the process may use: %s', (_name, list, of) => {
  const core = (n: number, user: number, idle: number) => `cpu${n} ${user} 1 2 ${idle} 1 3 0 0 0 0\n`;
  const stat = `cpu  126 4 8 30 4 12 0 0 0 0\n${[0, 1, 2, 3].map((n) => core(n, 30 + n, 6 + n)).join('')}intr 1 2\n`;
  expect(ticksIn(
    stat, `Name:\tjava\nCpus_allowed:\tf\nCpus_allowed_list:\t${list}\nMems_allowed:\t1\n`, '7 (a ) b) R 1 7 7 0 -1 0 0 0 0 0 40 2 0 0',
  )).toEqual({ ...of, own: 42 });
});

it('what the kernel says of this process grows as it works, and of one that is gone it says nothing', () => {
  const before = ticksOf(process.pid);
  if (before === undefined) return; // It is not Linux.
  const until = performance.now() + 300;
  while (performance.now() < until);
  const after = ticksOf(process.pid);
  expect(after?.own).toBeGreaterThan(before.own);
  expect(after?.all).toBeGreaterThan(before.all);
  expect(ticksOf(2 ** 31 - 1)).toBeUndefined();
});

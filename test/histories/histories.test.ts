/**
 * Histories of concurrent transfers, holds, repeated keys, balances and cuts, judged by Porcupine: through all that happens to an
 * installation they are those of one bank that does one operation at a time. `make test` records short ones of two faults,
 * `make histories` of each, and long ones with all mixed; the picture of a violation is kept in `.razao/histories`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Random } from '../../src/command-line/demo/random.ts';
import { canMoveClock } from '../support/moved-clock.ts';
import { nginx } from '../support/nginx.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { sender } from './bank-client.ts';
import { Clients } from './clients.ts';
import { ALL_FAULTS, CLOCK_STEPS, Installation, openGroups, OPENING, type Fault } from './installation.ts';
import { judge, judgeProgram, type Verdict } from './judge.ts';
import { LIES } from './lies.ts';

const TIMEOUT_MS = 240_000;
const SEED = Number(process.env['SEED'] ?? 1);
const ROUNDS = Number(process.env['HISTORIES'] ?? 0);
const LONG_SECONDS = 40;
/** Faults that `make test` takes. */
const SAMPLE: readonly Fault[] = ['kill -9 of a process', 'a promotion of the standby'];
/** Operations of a short history, before the fault and after it. */
const SOME = 300;
const CLIENTS = 12;
const GROUPS = 4;

const folderOf = (name: string): string => join(import.meta.dirname, '../../.razao/histories', name.replaceAll(/\W+/g, '-'));
const judged = (name: string, clients: Clients): readonly Verdict[] => (
  judge(judgeProgram ?? '', { opening: OPENING, operations: clients.history() }, folderOf(name)));

(judgeProgram === undefined ? describe.skip : describe)('a history', () => {
  describe('with a planted violation is found out', () => {
    let api: TestService;
    beforeAll(async () => { api = await startTestService({ env: { RAZAO_ROLES: 'api' } }); });
    afterAll(() => api.stop());

    const record = async (lie: (typeof LIES)[string]): Promise<Clients> => {
      const truth = sender(await api.token(), api.baseUrl);
      const clients = new Clients(await openGroups(api, 2), [lie(truth)], SEED);
      clients.start(6);
      await clients.more(2 * SOME);
      await clients.stop();
      return clients;
    };

    it('and without one is taken', async () => {
      const verdicts = judged('truth', await record((send) => send));
      expect(verdicts.map(({ result }) => result)).toEqual(['Ok', 'Ok']);
    });

    it.each(Object.entries(LIES))('%s', async (name, lie) => {
      const illegal = judged(name, await record(lie)).filter(({ result }) => result === 'Illegal');
      expect(illegal.length).toBeGreaterThan(0);
      for (const { picture = '' } of illegal) {
        expect(existsSync(picture)).toBe(true);
        expect(readFileSync(picture, 'utf8')).toContain('transfer');
      }
    });
  });

  interface Recorded {
    readonly processes: number;
    readonly seed: number;
    readonly behindNginx?: boolean;
    readonly hasSteppedClocks?: boolean;
  }
  /** @param trouble what happens meanwhile. */
  const recordThrough = async (options: Recorded, trouble: (it: Installation, clients: Clients) => Promise<void>): Promise<Clients> => {
    const installation = await Installation.start({ ...options, groups: GROUPS });
    try {
      const addresses = options.behindNginx ? [await installation.startProxy()] : installation.addresses;
      const senders = addresses.map((at) => sender(installation.token, at));
      const clients = new Clients(installation.groups, senders, options.seed, installation.time);
      clients.start(CLIENTS);
      await trouble(installation, clients);
      await clients.stop();
      return clients;
    } finally {
      await installation.stop();
    }
  };
  /** What happens in the middle of a short history. */
  const once = (fault: Fault) => async (installation: Installation, clients: Clients): Promise<void> => {
    await clients.more(SOME);
    await installation.suffer(fault, new Random(SEED));
    await clients.more(SOME);
  };
  const expectLinearizable = (name: string, clients: Clients): void => {
    const verdicts = judged(name, clients);
    process.stderr.write(`${name}: ${clients.operations.length} operations, ${verdicts.map(({ result }) => result).join(' ')}\n`);
    expect(verdicts.filter(({ result }) => result !== 'Ok')).toEqual([]);
    expect(verdicts.length).toBe(GROUPS);
  };

  it.each(ROUNDS > 0 ? ALL_FAULTS : SAMPLE)('of two processes is linearizable through %s', async (fault) => {
    const hasSteppedClocks = CLOCK_STEPS.includes(fault);
    expectLinearizable(fault, await recordThrough({ processes: 2, seed: SEED, hasSteppedClocks }, once(fault)));
  }, TIMEOUT_MS);

  (canMoveClock ? it : it.skip)('of holds that a clock step ends, of which the judge is not told, is found out', async () => {
    const clients = await recordThrough({ processes: 2, seed: SEED, hasSteppedClocks: true }, async (installation, recorded) => {
      await recorded.untilHeld();
      installation.stepAllUntold(3600);
      await recorded.more(SOME);
    });
    expect(judged('untold step', clients).map(({ result }) => result)).toContain('Illegal');
  }, TIMEOUT_MS);

  (nginx === undefined ? it.skip : it).each<Fault>(['kill -9 of a process', ...ROUNDS > 0 ? ['a process that stands still' as const] : []])(
    'behind nginx, which repeats writes by itself, is linearizable through %s', async (fault) => {
      const clients = await recordThrough({ processes: 2, seed: SEED, behindNginx: true }, once(fault));
      expectLinearizable(`behind nginx ${fault}`, clients);
    }, TIMEOUT_MS,
  );

  const rounds = Array.from({ length: ROUNDS }, (_, at) => SEED + at);
  if (rounds.length > 0) it.each(rounds)('of four processes is linearizable through everything (seed %i)', async (seed) => {
    const random = new Random(seed);
    const clients = await recordThrough({ processes: 4, seed, hasSteppedClocks: canMoveClock }, async (installation, recorded) => {
      const until = performance.now() + LONG_SECONDS * 1000;
      while (performance.now() < until) {
        await sleep(random.whole(200, 2000));
        await installation.suffer(random.pick<Fault>(ALL_FAULTS), random);
      }
      await recorded.more(SOME);
    });
    expectLinearizable(`seed ${seed}`, clients);
  }, TIMEOUT_MS);
});

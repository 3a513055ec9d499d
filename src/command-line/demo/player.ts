import { Razao } from '../../../sdk/src/index.ts';
import type { Act, Moment } from './acts.ts';
import { playAct, type PlayContext } from './play-acts.ts';
import { countPayments, type Story } from './story.ts';

export interface PlayerOptions {
  readonly baseUrl: string;
  readonly sponsorUrl: string;
  readonly providerId: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** How far a story is: the number of its days that are over. */
export type Seen = (day: number) => void;

/** Requests at once. */
const AT_ONCE = 32;
const LONGEST_ADVANCE_MS = 600_000;

/**
 * Plays a story against a service whose clock is in the past: each moment's acts at its time, to which the clock is moved before.
 * @throws Error when something happens that the story does not mean.
 */
export async function playStory(story: Story, options: PlayerOptions, seen: Seen): Promise<{ accounts: number; payments: number }> {
  const razao = new Razao({ baseUrl: options.baseUrl, clientId: options.clientId, clientSecret: options.clientSecret });
  const stage: PlayContext = { razao, sponsorUrl: options.sponsorUrl, providerId: options.providerId, ids: new Map(), now: new Date(0) };
  let [acts, day] = [0, 0];
  for (const moment of story.moments) {
    if (moment.day > day) seen(day = moment.day);
    await goTo(razao, moment);
    stage.now = moment.at;
    for (const phase of moment.phases) {
      const first = acts;
      acts += phase.length;
      await playPhase(stage, phase, first);
    }
  }
  seen(day + 1);
  return { accounts: story.holders.length, payments: countPayments(story) };
}

/** Moves the clock, and has what falls due on the way happen. */
async function goTo(razao: Razao, { at }: Moment): Promise<void> {
  await razao.request('POST', '/_control/clock', {
    body: { to: at.toISOString(), demo: true }, timeoutMs: LONGEST_ADVANCE_MS, maxRetries: 0,
  });
}

/** Plays acts at once, so many at a time. @param first number of acts before. */
async function playPhase(stage: PlayContext, phase: readonly Act[], first: number): Promise<void> {
  const waiting = phase.entries();
  const work = async (): Promise<void> => {
    for (const [n, act] of waiting) await playAct({ ...stage, idempotencyKey: `demo-${first + n}` }, act);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, phase.length) }, work));
}

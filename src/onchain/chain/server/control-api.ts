import express, { type Router } from 'express';
import { answer, readClock, readScriptOf, whole } from '../../../platform/control/control-api.ts';
import { showClock, type TurnedClock } from '../../../platform/control/turned-clock.ts';
import type { Scripts } from '../../../platform/control/scripts.ts';
import type { Blocks } from './blocks.ts';
import { operations, outcomes, type Operation, type ScriptedOutcome } from './scripts.ts';

export interface ControlApiOptions {
  readonly scripts: Scripts<Operation, ScriptedOutcome>;
  readonly clock: TurnedClock;
  readonly blocks: Blocks;
}

/** Endpoints with which a person or a test makes the chain misbehave. Without authentication, and present in the sandbox only. */
export function controlApi({ scripts, clock, blocks }: ControlApiOptions): Router {
  const router = express.Router();
  router.use(express.json({ limit: '100kb' }));
  router.post('/script', answer((body) => {
    scripts.add(readScriptOf(body, operations, outcomes));
    return { waiting: scripts.waiting };
  }));
  router.post('/hold', answer(() => ({ held: (blocks.isHeld = true) })));
  router.post('/release', answer(() => ({ held: (blocks.isHeld = false) })));
  router.post('/block', answer(async (body) => {
    const made = [];
    for (let left = whole(body, 'count', 1); left > 0; left -= 1) made.push(await blocks.make() ?? null);
    return { made };
  }));
  router.get('/clock', answer(() => showClock(clock, blocks.waiting)));
  router.post('/clock', answer((body) => {
    clock.turnTo(readClock(body), body['hold'] === true);
    return showClock(clock, blocks.waiting);
  }));
  router.post('/reset', answer(() => {
    scripts.clear();
    clock.turnTo(undefined);
    blocks.isHeld = false;
    return {};
  }));
  return router;
}

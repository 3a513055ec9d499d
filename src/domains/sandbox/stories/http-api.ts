import { randomUUID } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { fail, invalid } from '../../../platform/errors.ts';
import { bearerToken } from '../../../platform/gateway/gateway.ts';
import type { Log } from '../../../platform/log.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { ClientRefused } from './judged-client.ts';
import { StoryPlayer, type PlayedStory, type PlayOptions } from './play-story.ts';
import { loadStory, storyNames } from './read-story.ts';
import type { Parameter, Story } from './story.ts';
import { WriteRecorder } from './write-recorder.ts';

export interface StoriesApiOptions {
  now(): Date;
  readonly log: Log;
  /** Address of the simulated bank. */
  readonly bankUrl: string | undefined;
  authenticate(token: string): Promise<Principal> | Principal;
  /** Issues another token for a client that is known by one: a story outlives its token when the clock moves. */
  renewToken(principal: Principal): Promise<string>;
}

const LINES = 'application/x-ndjson';
const SEED = 1;
const PLAYING = { error: 'STORY_IS_PLAYING', message: 'Another story is played. Wait for its end.' };
const INTERNAL = { error: 'INTERNAL', message: 'Something went wrong on our side.' };

/**
 * `/_control/stories` of a sandbox, for any of its clients. GET lists the stories. POST to `/_control/stories/{name}` plays one
 * (`{"seed":7,"parameters":{"customers":20},"judge":"http://127.0.0.1:3000"}`, all of them optional) and answers when it has ended; with
 * `Accept: application/x-ndjson` what happens is shown line by line, and the last line is the answer. One story is played at a time.
 */
export function storiesApi(options: StoriesApiOptions): RequestHandler {
  const router = express.Router();
  const recorders = new Map<string, RequestHandler>();
  router.get('/_control/stories', async (request, response) => {
    await options.authenticate(bearerToken(request));
    response.json({ stories: storyNames().map((name) => presentStory(loadStory(name) ?? fail('NOT_FOUND'))) });
  });
  router.use('/_control/stories/runs/:run/api', (request, response, next) =>
    (recorders.get(String(request.params['run'])) ?? (() => fail('NOT_FOUND')))(request, response, next));
  router.post('/_control/stories/:name', express.json({ limit: '10kb' }), async (request, response) => {
    const principal = await options.authenticate(bearerToken(request));
    const story = loadStory(String(request.params['name'])) ?? fail('NOT_FOUND');
    const wanted = readWishes(request.body, story);
    if (recorders.size > 0) return void response.status(409).json(PLAYING);
    const [run, recorder] = [randomUUID().slice(0, 8), new WriteRecorder()];
    const baseUrl = addressOf(request);
    recorders.set(run, recorder.routes(baseUrl));
    try {
      const world = {
        tenant: principal.tenant, baseUrl, bankUrl: options.bankUrl, now: options.now, fetchToken: () => options.renewToken(principal),
      };
      const base = `${request.protocol}://${request.get('host')}`;
      await answerWith(options.log, request, response, (seen) => new StoryPlayer(story, world, {
        ...wanted, run, recorder, recorderUrl: `${base}/_control/stories/runs/${run}/api`, seen,
      }).play());
    } finally {
      recorders.delete(run);
    }
  });
  return router;
}

async function answerWith(
  log: Log, request: Request, response: Response, play: (seen: PlayOptions['seen']) => Promise<PlayedStory>,
): Promise<void> {
  const isStreamed = request.accepts(['application/json', LINES]) === LINES;
  const writeLine = (line: object): void => {
    if (!response.headersSent) response.type(LINES);
    response.write(`${JSON.stringify(line)}\n`);
  };
  try {
    const played = presentPlayed(await play(({ now, say }) => {
      if (isStreamed) writeLine({ now: now.toISOString(), ...say !== undefined && { say } });
    }));
    if (!isStreamed) return void response.json(played);
    writeLine(played);
    response.end();
  } catch (error) {
    const isClients = error instanceof ClientRefused;
    if (!isClients && !response.headersSent) throw error;
    if (!isClients) log.error({ err: error }, 'a story ended by a mistake');
    const body = isClients ? { error: 'CLIENT_REFUSED', message: error.message } : INTERNAL;
    if (!response.headersSent) return void response.status(422).json(body);
    writeLine(body);
    response.end();
  }
}

/** The service's address for itself: that of the connection which the request came by. */
function addressOf({ socket: { localAddress = '127.0.0.1', localPort } }: Request): string {
  const address = localAddress.replace(/^::ffff:/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}

/** @throws RequestInvalid for what the story does not take. */
function readWishes(body: unknown, story: Story): Pick<PlayOptions, 'seed' | 'parameters' | 'judge'> {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const { seed = SEED, parameters = {}, judge, ...rest } = given;
  const [odd] = Object.keys(rest);
  if (odd !== undefined) invalid(['body', odd], 'give seed, parameters and judge', 'value_error');
  if (!Number.isSafeInteger(seed)) invalid(['body', 'seed'], 'a whole number', 'value_error', seed);
  if (judge !== undefined && !isAddress(judge)) {
    invalid(['body', 'judge'], 'an address such as http://127.0.0.1:3000', 'value_error', judge);
  }
  if (typeof parameters !== 'object' || parameters === null) invalid(['body', 'parameters'], 'an object', 'value_error', parameters);
  return {
    seed: seed as number, parameters: readParameters(parameters as Record<string, unknown>, story.parameters ?? {}),
    judge: judge as string | undefined,
  };
}

function isAddress(text: unknown): boolean {
  return typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function readParameters(given: Record<string, unknown>, known: Readonly<Record<string, Parameter>>): Record<string, number> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) {
    const names = Object.keys(known).join(', ') || '(none)';
    invalid(['body', 'parameters', unknown], `the story has the parameters ${names}`, 'value_error', given[unknown]);
  }
  return Object.fromEntries(Object.entries(known).map(([name, { default: usual, min, max }]) => {
    const value = given[name] ?? usual;
    if (!Number.isSafeInteger(value) || Number(value) < min || Number(value) > max) {
      invalid(['body', 'parameters', name], `a whole number from ${min} to ${max}`, 'value_error', value);
    }
    return [name, Number(value)];
  }));
}

function presentStory({ story, title, about, parameters = {}, rules = {} }: Story): object {
  return { story, title, about, parameters, rules };
}

function presentPlayed({ from, now, held, failed, verdict, ...rest }: PlayedStory): object {
  const passed = failed.length === 0 && verdict?.passed !== false;
  return { ...rest, from: from.toISOString(), now: now.toISOString(), passed, held, failed, verdict };
}

import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { readConfig } from '../platform/config.ts';
import { CommandFailed } from './command-failed.ts';
import { EXIT } from './exit-codes.ts';
import { readRunning, readyFile } from './ready.ts';
import { ask, fetchToken, readCredentials, refusedBy, type Credentials } from './service-calls.ts';

/** What an advance answers: instants in ISO 8601, counts of the tenant's events by type. */
export interface AdvancedClock {
  readonly from: string;
  readonly now: string;
  readonly steps: number;
  readonly events: Readonly<Record<string, number>>;
  readonly waiting: readonly { readonly work: string; readonly due_at: string }[];
  readonly unfinished: readonly string[];
}

interface Service {
  readonly baseUrl: string;
  readonly credentials: Credentials;
}

/**
 * Moves the clock of a sandbox that runs: the one of `make run`, or the one at `url` for RAZAO_CLIENT_ID with RAZAO_CLIENT_SECRET.
 * @param seen is told of each step.
 * @throws CommandFailed when there is none, or it refuses.
 */
export async function advanceClock(
  target: { readonly advance: string } | { readonly to: string }, url: string | undefined, seen: (now: string, until: string) => void,
): Promise<AdvancedClock> {
  const last = await follow(url, 'clock', target, (line) => seen(line['now'] ?? '', line['until'] ?? ''));
  if (!('events' in last)) throw new CommandFailed('the service ended while the clock was moved: it is at its last step', EXIT.UNREACHABLE);
  return last as unknown as AdvancedClock;
}

/** Describes an advance in lines: how far, what happened, what is next. */
export function describeAdvance({ from, now, steps, events, waiting, unfinished }: AdvancedClock): string {
  const counts = Object.entries(events).map(([type, n]) => `${n} ${type}`);
  const [next] = waiting;
  return [
    `${from} to ${now} in ${steps} ${steps === 1 ? 'step' : 'steps'}`,
    counts.length === 0 ? 'nothing happened' : counts.join(', '),
    ...next ? [`next: ${next.work} at ${next.due_at}`] : [], ...unfinished.map((it) => `not finished: ${it}`),
  ].join('\n');
}

/** Reads from the control API of a sandbox. @throws CommandFailed when there is none. */
export async function read(url: string | undefined, path: string): Promise<unknown> {
  const { baseUrl, credentials } = url === undefined ? localService() : serviceAt(url);
  const { value } = await fetchToken(baseUrl, credentials);
  const answer = await ask(`${baseUrl}/_control/${path}`, { headers: { Authorization: `Bearer ${value}` } });
  if (!answer.ok) throw await refusal(answer);
  return answer.json();
}

/**
 * Posts to the control API of a sandbox, and hands over each line of the answer but the last.
 * @returns the last line.
 * @throws CommandFailed when there is none, or it refuses.
 */
export async function follow(
  url: string | undefined, path: string, body: object, seen: (line: Record<string, string | undefined>) => void,
): Promise<Record<string, unknown>> {
  const { baseUrl, credentials } = url === undefined ? localService() : serviceAt(url);
  const token = await fetchToken(baseUrl, credentials);
  const answer = await ask(`${baseUrl}/_control/${path}`, {
    method: 'POST', body: JSON.stringify(body), signal: null,
    headers: { Authorization: `Bearer ${token.value}`, 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
  });
  if (!answer.ok || !answer.body) throw await refusal(answer);
  let last: string | undefined;
  for await (const line of createInterface({ input: Readable.fromWeb(answer.body as ReadableStream) })) {
    if (last !== undefined) seen(JSON.parse(last) as Record<string, string>);
    last = line;
  }
  return JSON.parse(last ?? '{}') as Record<string, unknown>;
}

async function refusal(answer: Response): Promise<CommandFailed> {
  if (answer.status !== 404) return refusedBy(answer);
  const isStory = answer.url.includes('/_control/stories/');
  return new CommandFailed(isStory
    ? 'there is no such story, or this process is not a sandbox with the role worker: "razao sandbox play" lists the stories'
    : 'this process is not a sandbox with the role worker: set RAZAO_SANDBOX=true', EXIT.REFUSED);
}

/** The service of `make run`, whose addresses and clients are in its data folder. */
function localService(): Service {
  const { RAZAO_DATA_DIR } = readConfig(process.env);
  const ready = readRunning(RAZAO_DATA_DIR);
  const client = ready.tenants[0]?.clients.find(({ name }) => name === 'full');
  if (!client) throw new CommandFailed(`${readyFile(RAZAO_DATA_DIR)} names no client`);
  return { baseUrl: ready.base_url, credentials: { id: client.client_id, secret: client.client_secret } };
}

function serviceAt(url: string): Service {
  return { baseUrl: url.replace(/\/+$/, ''), credentials: readCredentials('a client of the service') };
}

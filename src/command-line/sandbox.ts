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
  const { baseUrl, credentials } = url === undefined ? localService() : serviceAt(url);
  const token = await fetchToken(baseUrl, credentials);
  const answer = await ask(`${baseUrl}/_control/clock`, {
    method: 'POST', body: JSON.stringify(target), signal: null,
    headers: { Authorization: `Bearer ${token.value}`, 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
  });
  if (answer.status === 404) {
    throw new CommandFailed('this process is not a sandbox with the role worker: set RAZAO_SANDBOX=true', EXIT.REFUSED);
  }
  if (!answer.ok || !answer.body) throw await refusedBy(answer);
  let last: string | undefined;
  for await (const line of createInterface({ input: Readable.fromWeb(answer.body as ReadableStream) })) {
    if (last !== undefined) {
      const { now, until } = JSON.parse(last) as { now: string; until: string };
      seen(now, until);
    }
    last = line;
  }
  const advanced = JSON.parse(last ?? '{}') as Partial<AdvancedClock>;
  if (!advanced.events) throw new CommandFailed('the service ended while the clock was moved: it is at its last step', EXIT.UNREACHABLE);
  return advanced as AdvancedClock;
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

/** A bar for a terminal: how much of the way is done. */
export function progressBar(done: number): string {
  const WIDTH = 40;
  const filled = Math.round(Math.min(done, 1) * WIDTH);
  return `[${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${Math.floor(Math.min(done, 1) * 100)} %`;
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

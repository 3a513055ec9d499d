/**
 * Webhook endpoints of a bench run, in a process of their own: any number of paths of one server; the one named /slow takes five seconds an
 * event and is not counted. It sends its port, and answers a `ReceiverJob` with a `ReceiverReport` once that many events have come, or when
 * time is up.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceiverJob {
  /** Number of arrivals to wait for. */
  readonly arrivals: number;
  readonly patienceMs: number;
}

export interface ReceiverReport {
  readonly arrivals: number;
  /** Number of different pairs of endpoint and event. */
  readonly distinct: number;
  /** Milliseconds from the commit, by the time in the event, to its arrival. */
  readonly latencies: Float64Array;
  /** Seconds from the first to the last arrival. */
  readonly seconds: number;
}

let latencies: number[] = [];
let seen = new Set<string>();
let first = 0;
let last = 0;
let job: ReceiverJob | undefined;
let timer: NodeJS.Timeout | undefined;

const SLOW_MS = 5_000;

const server = createServer((request, response) => {
  if (request.url === '/slow') {
    request.resume();
    setTimeout(() => response.writeHead(204).end(), SLOW_MS);
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
    const at = Date.now();
    response.writeHead(204).end();
    const body = Buffer.concat(chunks).toString('latin1');
    latencies.push(at - Date.parse(/"occurred_at":"([^"]+)"/.exec(body)?.[1] ?? ''));
    seen.add(`${request.url} ${String(request.headers['x-service-event-id'])}`);
    last = performance.now();
    if (first === 0) first = last;
    if (job && seen.size >= job.arrivals) report();
  });
});

function report(): void {
  if (!job) return;
  clearTimeout(timer);
  job = undefined;
  const told: ReceiverReport = {
    arrivals: latencies.length, distinct: seen.size, latencies: Float64Array.from(latencies), seconds: (last - first) / 1000,
  };
  [latencies, seen, first] = [[], new Set(), 0];
  process.send?.(told);
}

process.on('message', (given) => {
  job = given as ReceiverJob;
  timer = setTimeout(report, job.patienceMs);
  if (seen.size >= job.arrivals) report();
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

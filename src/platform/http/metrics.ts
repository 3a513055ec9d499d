import { Counter, Histogram, type Distribution } from '../metrics/metric.ts';

export const REQUESTS = new Histogram({
  name: 'razao_request_seconds', help: 'Time from a request to the end of its answer', labels: ['operation', 'status_class'],
});

export const REFUSALS = new Counter({
  name: 'razao_refusals_total', help: 'Requests that were answered with an error of the catalogue', labels: ['code'],
});

/** By operation, and then by the first digit of the status: kept, so that counting looks nothing up by a made text. */
const byOperation = new Map<string, Distribution[]>();

/** Counts an answered request; one for no operation of the contract counts as `other`. */
export function countRequest(operation = 'other', status: number, seconds: number): void {
  let classes = byOperation.get(operation);
  if (!classes) byOperation.set(operation, (classes = []));
  const digit = Math.trunc(status / 100);
  (classes[digit] ??= REQUESTS.of(operation, `${digit}xx`)).observe(seconds);
}

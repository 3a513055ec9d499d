import { errorCatalogue } from '../../../generated/errors.ts';
import { Counter, Histogram, type Distribution } from '../metrics/metric.ts';

export const REQUESTS = new Histogram({
  name: 'razao_request_seconds', help: 'Time from a request to the end of its answer', labels: ['operation', 'status_class'],
});

export const REFUSALS = new Counter({
  name: 'razao_refusals_total', help: 'Requests that were answered with an error of the catalogue', labels: ['code'],
  values: { code: Object.keys(errorCatalogue) },
});

const CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'];

export const RESPONSES = new Counter({
  name: 'razao_responses_total', help: 'Answers to requests, probes and other paths included', labels: ['status_class'],
  values: { status_class: CLASSES },
});
const byClass = CLASSES.map((name) => RESPONSES.of(name));

/** Children by operation, and then by the first digit of the status: kept, so that counting looks nothing up by a composed text. */
const byOperation = new Map<string, Distribution[]>();

/** Counts an answered request; one for no operation of the contract counts as `other`. */
export function countRequest(operation = 'other', status: number, seconds: number): void {
  let classes = byOperation.get(operation);
  if (!classes) byOperation.set(operation, (classes = []));
  const digit = Math.trunc(status / 100);
  byClass[digit - 1]?.add();
  (classes[digit] ??= REQUESTS.of(operation, `${digit}xx`)).observe(seconds);
}

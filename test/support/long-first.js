/**
 * The order in which test files begin: the long ones first, because one that began last would run alone; then by size, the only fact that a
 * fresh clone has about the others. Jest calls these methods.
 */
import { statSync } from 'node:fs';

/** Those that take more than twenty seconds, the longest first; the first four only where clients are tried. */
const LONG = [
  'kotlin/kotlin', 'python/python', 'java/java', 'go/go',
  'command-line/serve', 'command-line/main', 'journeys/guides', 'conformance/examples', 'operations/package', 'conformance/schemathesis', 'typescript/typescript',
  'console/views',
  'command-line/sdk', 'sdk/package', 'faults/failover-load', 'faults/crash', 'faults/custody', 'faults/webhooks', 'adapter/check', 'idempotency/pairs', 'journeys/docs-page',
  'conformance/conformance', 'conformance/squad-access', 'evidence/permutations', 'instances/instances', 'simulation/products', 'instances/races',
  'operations/operations', 'operations/dates', 'faults/schedules', 'conformance/every-code', 'operations/rolling', 'faults/kill-matrix', 'local/local', 'conformance/mock',
  'faults/fuzz', 'portal/portal', 'conformance/fuzz', 'faults/drains', 'scenarios/money-in', 'faults/products', 'faults/dispatch', 'receiver/deliveries',
  'pix/med', 'pix/med-filed', 'portal/portal-sdk', 'tenancy/http', 'deliveries/deliveries', 'simulation/simulation', 'products/templates', 'jobs/jobs', 'keys/claim-races',
  'obligations/dispatcher', 'receiver/unreadable', 'pix/processes', 'pix/qr', 'pix/returns', 'faults/stopped', 'faults/failover', 'making/tools', 'journeys/products',
  'child/hostile', 'outbox/consumer', 'simulation/batches', 'faults/kyc', 'faults/holds', 'products/battery', 'events/feed', 'faults/sdk',
  'making/generator', 'making/workers', 'pix/mandate-charges', 'quotas/quotas', 'pix/keys', 'drain/drain',
];

export default class LongFirst {
  sort(tests) {
    return [...tests].sort((one, other) => weightOf(other.path) - weightOf(one.path));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {
    // durations are not kept
  }
}

function weightOf(path) {
  const place = LONG.findIndex((name) => path.includes(`/${name}.`));
  return place === -1 ? statSync(path).size : Number.MAX_SAFE_INTEGER - place;
}

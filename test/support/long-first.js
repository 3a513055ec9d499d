/**
 * The order in which test files begin: the long ones first, because one that began last would run alone; then by size, which is
 * all that a fresh clone knows of the others. Jest asks for these methods.
 */
import { statSync } from 'node:fs';

/** Those that take more than half a minute. */
const LONG = [
  'conformance/schemathesis', 'faults/kill-matrix', 'command-line/main', 'faults/fuzz', 'scenarios/money-in', 'sdk/package', 'obligations/dispatcher',
  'faults/crash', 'faults/webhooks', 'faults/schedules', 'simulation/simulation', 'simulation/batches', 'conformance/fuzz', 'conformance/squad-access',
  'conformance/conformance', 'conformance/examples', 'journeys/products', 'journeys/guides', 'simulation/products', 'faults/custody', 'instances/orders', 'instances/races',
  'instances/instances', 'products/templates', 'kotlin/kotlin', 'python/python', 'java/java', 'go/go', 'typescript/typescript',
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
  return LONG.some((name) => path.includes(`/${name}.`)) ? Number.MAX_SAFE_INTEGER : statSync(path).size;
}

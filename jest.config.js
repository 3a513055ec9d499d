/** Jest runs the tests and transforms them, Node loads them: see test/support/warm-runtime.js. */
const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: false, useDefineForClassFields: false },
  },
  module: { type: 'es6' },
  sourceMaps: true,
  swcrc: false,
};

export default {
  testEnvironment: 'node',
  runtime: '<rootDir>/test/support/warm-runtime.js',
  roots: ['<rootDir>/src', '<rootDir>/contracts', '<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  // Of the browser's tests of the console, `make test` has those that take a minute; `make console-test` has all.
  testPathIgnorePatterns: ['/node_modules/', ...process.env.CONSOLE === undefined ? ['test/console/(answers|sessions|hostile|tickets|demo-days)'] : []],
  transform: { '\\.ts$': ['@swc/jest', swc] },
  testSequencer: '<rootDir>/test/support/long-first.js',
  // One waits often enough that two leave a quarter of two cores idle.
  maxWorkers: 3,
  // Before it ends, a worker writes down what Node has compiled.
  workerGracefulExitTimeout: 10_000,
  // What earlier files have left behind stays in a worker's memory; a new one loads all modules again.
  workerIdleMemoryLimit: '1.5GB',
  // For slow machines; a database on a cluster takes longer to make.
  testTimeout: process.env.RAZAO_TEST_DATABASE_URL === undefined ? 90_000 : 300_000,
  // What Node itself runs on; it would stand still with the test's clock.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
  globalSetup: '<rootDir>/test/support/global-setup.js',
  globalTeardown: '<rootDir>/test/support/global-teardown.js',
};

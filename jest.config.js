/** Tests run as native ES modules: start jest by `npm test --`, which sets the flags Node needs. */
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
  roots: ['<rootDir>/src', '<rootDir>/contracts', '<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', swc] },
  testSequencer: '<rootDir>/test/support/long-first.js',
  maxWorkers: 2,
  // What a worker has loaded for earlier files stays in its memory, and slows the later ones to a third.
  workerIdleMemoryLimit: '1GB',
  // A database on a cluster takes that long to make.
  testTimeout: process.env.RAZAO_TEST_DATABASE_URL === undefined ? 30_000 : 300_000,
  setupFiles: ['<rootDir>/test/support/agenda-timers.js'],
  globalSetup: '<rootDir>/test/support/global-setup.js',
  globalTeardown: '<rootDir>/test/support/global-teardown.js',
};

/** The globals of Jest, imported from `@jest/globals` or not: always those of the test file that runs. */
import { jestExpect } from '@jest/expect';

let current = {};

/** @param globals Jest's own, of the test file that comes next. */
export function serve(globals) {
  current = globals;
}

function live(name) {
  return new Proxy(() => undefined, {
    apply: (_, self, args) => Reflect.apply(current[name], self, args),
    get: (_, key) => current[name][key],
  });
}

export const [afterAll, afterEach, beforeAll, beforeEach, describe, it, jest, test] =
  ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'it', 'jest', 'test'].map(live);
/** Jest's own is of another realm, where `expect.any(String)` means another String. */
export const expect = jestExpect;
Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test });

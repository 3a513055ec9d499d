import type { GateFinding } from '../../../../generated/models.ts';
import { HOSTILE_BUNDLES } from '../../../../test/support/hostile-bundles.ts';
import { GATE_NAMES } from '../gates/gates.ts';
import { runGates } from '../gates/run-gates.ts';
import { runGatesInChild } from './index.ts';

const known = HOSTILE_BUNDLES.filter(({ kills }) => kills === undefined);
const killers = HOSTILE_BUNDLES.filter(({ kills }) => kills);
/** The tests check only if it is killed, not how long an honest compile may take on a busy machine. */
const COMPILE_MS = 2_000;

test.each(known)('$title: $code', ({ files, code }) => {
  const findings = runGates(files).gates.flatMap((gate) => gate.findings);
  expect(findings.map((finding) => finding.code)).toContain(code);
  expect(findings.every(isReadable)).toBe(true);
});

test.each(killers)('$title, in the child: $code…', async ({ files, code }) => {
  const { gates, verdict, artifact } = await runGatesInChild(files, { compileMs: COMPILE_MS });
  expect({ verdict, artifact }).toEqual({ verdict: 'FAILED', artifact: null });
  expect(gates.find(({ gate }) => gate === 'compile')).toMatchObject({
    verdict: 'FAILED', findings: [{ code: expect.stringMatching(`^${code}(LARGE|SLOW)$`) as unknown }],
  });
  expect(gates.map(({ gate }) => gate)).toEqual(GATE_NAMES.slice(1));
}, 60_000);

function isReadable({ message, line }: GateFinding): boolean {
  return message.length <= 300 && !/\p{C}/u.test(message) && (line === null || line >= 1);
}

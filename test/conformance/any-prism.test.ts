/** The two files run under any Prism, without this repository's packages, by the commands of the guide. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { freePort } from '../../src/platform/local/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const GUIDE = readFileSync(join(ROOT, 'docs/guides/mocks.md'), 'utf8');
const TIMEOUT_MS = 120_000;
const shown = [...GUIDE.matchAll(/`npx @stoplight\/prism-cli (mock generated\/(?:core|command)\.openapi\.json -p \d+)`/g)].map(
  ([, command = '']) => command.split(' '),
);

/** Resolves when Prism reports that it listens. */
async function listening(prism: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    prism.stdout?.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('Prism is listening')) resolve();
    });
    prism.once('exit', () => reject(new Error(`Prism ended: ${said.slice(-1_000)}`)));
  });
}

it('the guide shows a command for each contract', () => {
  expect(shown.map(([, file]) => file)).toEqual(['generated/core.openapi.json', 'generated/command.openapi.json']);
});

it.each([
  [0, '/v1/accounts/acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', 'frozen', { is_frozen: true }],
  [1, '/v1/products/caucao-aluguel/conformance/cfr_01KJQC40HYZ8VXSBAQAE92J483', 'expired', { state: 'EXPIRED' }],
])('command %i answers an example by its name', async (index, path, example, found) => {
  const port = String(await freePort());
  const [verb = '', file = '', flag = ''] = shown[index] ?? [];
  const prism = spawn(process.execPath, [join(ROOT, 'node_modules/@stoplight/prism-cli/dist/index.js'), verb, file, flag, port], {
    cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await listening(prism);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { Authorization: 'Bearer any', Prefer: `example=${example}` },
    });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining(found)]);
  } finally {
    const gone = once(prism, 'exit');
    prism.kill();
    await gone;
  }
}, TIMEOUT_MS);

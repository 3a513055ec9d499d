import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { processRef, waitUntilGone } from './process.ts';

const root = join(import.meta.dirname, '../../..');
const program = `
  process.on('SIGTERM', () => process.exit());
  setInterval(() => undefined, 1000);
  console.log(process.pid);`;

(process.platform === 'linux' ? describe : describe.skip)('a program under make', () => {
  const folder = mkdtempSync(join(tmpdir(), 'razao-make-'));
  const makefile = join(folder, 'Makefile');
  writeFileSync(join(folder, 'program.mjs'), program);
  writeFileSync(
    makefile,
    `run:\n\t@exec "${process.execPath}" --import tsx --import ./src/platform/local/stop-with-make.ts ${folder}/program.mjs\n`,
  );
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)('ends when only make gets %s', async (signal) => {
    const env = { ...process.env, NODE_OPTIONS: '' };
    const make = spawn('make', ['-f', makefile, 'run'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    const [pid] = (await once(createInterface(make.stdout), 'line')) as [string];
    const running = processRef(Number(pid))!;
    make.kill(signal);
    expect(await waitUntilGone(running, 5_000)).toBe(true);
  });
});

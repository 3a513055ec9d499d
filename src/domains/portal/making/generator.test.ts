/** Generators as processes: they give way to the ledger, and none outlives who started it, nor does its folder. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { StandInGenerator } from '../../../../test/portal/stand-ins.ts';
import { eventually } from '../../../../test/support/service.ts';
import type { FileMap } from '../clients/client-input.ts';
import { BOUNDS } from './bounds.ts';
import { generate, type Generation } from './generator.ts';

const TIMEOUT_MS = 120_000;
const KILLS = 10;
/** Together longer than one build: it is killed before, in and after each step of one. */
const STEP_MS = 14;

const folder = mkdtempSync(join(tmpdir(), 'razao-generator-test-'));
afterAll(() => { rmSync(folder, { recursive: true, force: true }); });

const isAlive = (pid: number) => existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
const folders = (pid: number | undefined) => readdirSync(tmpdir()).filter((name) => name.startsWith(`razao-sdk-${pid}-`));

const generation: Generation = { name: 'python', document: { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} }, properties: {}, settings: {}, templates: undefined };
const said = (files: FileMap, name: string) => Buffer.from(files.get(name) ?? '').toString('utf8').trim();

// A session of its own weighs as much as ours where Linux schedules by sessions, whatever its processes say of themselves.
(existsSync('/proc/self/autogroup') ? it : it.skip)('it has low priority, and so has its session', async () => {
  const generator = new StandInGenerator(folder);
  generator.does('cat /proc/self/autogroup > "$out/session.txt"; nice > "$out/own.txt"');
  const files = await generate({ java: generator.java, jar: 'jar' }, generation, new AbortController().signal);
  expect(said(files, 'session.txt')).toMatch(/ nice 15$/);
  expect(said(files, 'own.txt')).toBe('15');
});

it('one that is late at low priority is run anew at that of everything else', async () => {
  const generator = new StandInGenerator(folder);
  generator.does('[ "$(nice)" != 15 ] || sleep 600; nice > "$out/own.txt"');
  const bounds = { ...BOUNDS, paces: [{ niceness: 15, milliseconds: 500 }, { niceness: 0, milliseconds: TIMEOUT_MS }] };
  const files = await generate({ java: generator.java, jar: 'jar' }, generation, new AbortController().signal, bounds);
  expect([said(files, 'own.txt'), generator.starts().length]).toEqual([String(getPriority()), 2]);
});

(existsSync('/proc/self/status') ? it : it.skip)('killed at any point it leaves no process and no folder', async () => {
  const generator = new StandInGenerator(folder);
  generator.does('echo made > "$out/made.txt"; sleep 0.03 & wait');
  const script = join(folder, 'makes.mts');
  writeFileSync(script, `
    import { generate } from ${JSON.stringify(new URL('./generator.ts', import.meta.url).href)};
    const document = { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} };
    const make = () => generate({ java: ${JSON.stringify(generator.java)}, jar: 'jar' }, { name: 'python', document, properties: {}, settings: {}, templates: undefined }, new AbortController().signal);
    await make();
    process.send('makes');
    for (;;) await make();
  `);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = fork(script, [], { execArgv: ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'], env: { ...process.env, NODE_OPTIONS: '' }, stdio: 'ignore' });
    await once(child, 'message');
    await sleep(kill * STEP_MS);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    const starts = generator.starts().filter(({ startedBy }) => startedBy === child.pid);
    expect(starts.length).toBeGreaterThan(0);
    await eventually(async () => folders(child.pid).length === 0 && starts.every(({ pid }) => !isAlive(pid)), 5);
  }
}, TIMEOUT_MS);

/** Generators as processes: they have low priority, and none outlives who started it, nor does its folder. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { StandInGenerator } from '../../../../test/portal/stand-ins.ts';
import { eventually } from '../../../../test/support/service.ts';
import type { FileMap } from '../clients/client-input.ts';
import { generate, type Generation } from './generator.ts';

const KILLS = 8;
/**
 * Together longer than one build, most of which is the start of the generator's package: it is killed before, in and after each step of
 * one.
 */
const STEP_MS = 100;
/** Each starts two processes and two generators. */
const KILLS_MS = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'razao-generator-test-'));
afterAll(() => { rmSync(folder, { recursive: true, force: true }); });

const stateOf = (pid: number) => /^State:\s+(\w)/m.exec(existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '')?.[1];
const isAlive = (pid: number) => !['Z', undefined].includes(stateOf(pid));
const folders = (pid: number | undefined) => readdirSync(tmpdir()).filter((name) => name.startsWith(`razao-sdk-${pid}-`));

const generation: Generation = {
  name: 'python', document: { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} }, properties: {}, settings: {},
  templates: undefined,
};
const said = (files: FileMap, name: string) => Buffer.from(files.get(name) ?? '').toString('utf8').trim();

// A session of its own weighs as much as ours where Linux schedules by sessions, whatever niceness its processes have.
(existsSync('/proc/self/autogroup') ? it : it.skip)('it has low priority, and so has its session', async () => {
  const generator = new StandInGenerator(folder);
  generator.does('cat /proc/self/autogroup > "$out/session.txt"; nice > "$out/own.txt"');
  const files = await generate({ java: generator.java, jar: 'jar' }, generation, new AbortController().signal);
  expect(said(files, 'session.txt')).toMatch(/ nice 10$/);
  expect(said(files, 'own.txt')).toBe('10');
});

/** A process that makes one client after the other, and reports the first. */
function startMaker(generator: StandInGenerator) {
  const script = join(folder, 'makes.mts');
  writeFileSync(script, `
    import { generate } from ${JSON.stringify(new URL('./generator.ts', import.meta.url).href)};
    const document = { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} };
    const make = () => generate({ java: ${JSON.stringify(generator.java)}, jar: 'jar' }, { name: 'python', document, properties: {}, settings: {}, templates: undefined }, new AbortController().signal);
    await make();
    process.send('makes');
    for (;;) await make();
  `);
  return fork(script, [], { execArgv: ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'], env: {
    ...process.env, NODE_OPTIONS: '',
  }, stdio: 'ignore' });
}

async function killMaker(maker: ReturnType<typeof startMaker>, generator: StandInGenerator) {
  const gone = once(maker, 'exit');
  maker.kill('SIGKILL');
  await gone;
  const starts = generator.starts().filter(({ startedBy }) => startedBy === maker.pid);
  expect(starts.length).toBeGreaterThan(0);
  await eventually(async () => folders(maker.pid).length === 0 && starts.every(({ pid }) => !isAlive(pid)), 5);
}

const onLinux = existsSync('/proc/self/status') ? it : it.skip;

onLinux('killed at any point it leaves no process and no folder', async () => {
  const generator = new StandInGenerator(folder);
  generator.does('echo made > "$out/made.txt"; sleep 0.03 & wait');
  for (let kill = 0; kill < KILLS; kill += 1) {
    const maker = startMaker(generator);
    await once(maker, 'message');
    await sleep(kill * STEP_MS);
    await killMaker(maker, generator);
  }
}, KILLS_MS);

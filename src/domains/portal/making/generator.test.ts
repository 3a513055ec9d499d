/** Generators as processes: they give way to the ledger, and none outlives who started it, nor does its folder. */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { StandInGenerator } from '../../../../test/portal/stand-ins.ts';
import { eventually } from '../../../../test/support/service.ts';
import type { FileMap } from '../clients/client-input.ts';
import { BOUNDS } from './bounds.ts';
import { generate, type Generation } from './generator.ts';
import { allowedCores } from './cpu-yield.ts';

const TIMEOUT_MS = 120_000;
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

it('one that is late at low priority is run anew at that of everything else', async () => {
  const generator = new StandInGenerator(folder);
  generator.does('[ "$(nice)" != 10 ] || sleep 600; nice > "$out/own.txt"');
  const bounds = { ...BOUNDS, paces: [{ niceness: 10, milliseconds: 5_000 }, { niceness: 0, milliseconds: TIMEOUT_MS }] };
  const files = await generate({ java: generator.java, jar: 'jar' }, generation, new AbortController().signal, bounds);
  expect([said(files, 'own.txt'), generator.starts().length]).toEqual([String(getPriority()), 2]);
});

it('what Java has in memory is kept from the first run, and given to the next ones; that of another Java goes', async () => {
  const generator = new StandInGenerator(folder);
  const own = { java: generator.java, jar: join(folder, 'generator.jar') };
  writeFileSync(own.jar, '');
  const kept = () => readdirSync(folder).filter((name) => name.startsWith('generator-'));
  const run = async () =>
    said(await generate(own, generation, new AbortController().signal), 'told.txt').match(/-XX:(?:Archive|Shared)\S+/)?.[0];
  const script =
    'echo "$args" > "$out/told.txt"; case "$args" in *ArchiveClassesAtExit=*) made="${args#*AtExit=}"; echo classes > "${made%% *}";; esac';
  generator.does(script);
  expect(await run()).toMatch(/^-XX:ArchiveClassesAtExit=.*razao-sdk-.*\/classes\.jsa$/);
  const [first = ''] = kept();
  expect(kept()).toEqual([expect.stringMatching(/^generator-[0-9a-f]{8}\.jsa$/)]);
  expect(await run()).toBe(`-XX:SharedArchiveFile=${join(folder, first)}`);
  generator.does(`${script}; : another Java`);
  writeFileSync(join(folder, `${first}.1`), 'half of it, by one that was killed');
  expect(await run()).toMatch(/^-XX:ArchiveClassesAtExit=/);
  expect([kept().length, kept().includes(first)]).toEqual([1, false]);
  generator.does('exit 1');
  await expect(run()).rejects.toThrow('the build failed');
  expect(kept().length).toBe(1);
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

/** Wants all cores while something is done. */
async function whileOthersWork<T>(work: () => Promise<T>): Promise<T> {
  const others = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  try {
    return await work();
  } finally {
    others.forEach((other) => other.kill('SIGKILL'));
  }
}

const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
const onLinux = status ? it : it.skip;
/** Skips the test where a quota keeps us from using all of our cores: there seems to be room, and nothing pauses. */
const onWholeCores = availableParallelism() === allowedCores(status).size ? it : it.skip;

onWholeCores('while others want the machine it stands still, and is done all the same', async () => {
  const generator = new StandInGenerator(folder);
  const seenAside = join(folder, 'seen-aside');
  generator.does(`until [ -e ${seenAside} ]; do :; done; echo made > "$out/made.txt"`);
  const bounds = { ...BOUNDS, paces: [{ niceness: 1, milliseconds: TIMEOUT_MS }] };
  const standing = () => eventually(async () => generator.starts().some(({ pid }) => stateOf(pid) === 'T'), 30);
  const [files] = await whileOthersWork(() => Promise.all([
    generate({ java: generator.java, jar: 'jar' }, generation, new AbortController().signal, bounds),
    standing().then(() => { writeFileSync(seenAside, ''); }),
  ]));
  expect([said(files, 'made.txt'), generator.starts().length]).toEqual(['made', 1]);
}, TIMEOUT_MS);

onWholeCores('killed while it stands still it leaves no process and no folder', async () => {
  const generator = new StandInGenerator(folder);
  generator.does('while :; do :; done');
  const maker = startMaker(generator);
  await whileOthersWork(() => eventually(async () => existsSync(join(folder, 'starts')) && generator.starts().some(
    ({ pid }) => stateOf(pid) === 'T',
  ), 30));
  await killMaker(maker, generator);
}, TIMEOUT_MS);

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

/** The thread in which archives are put together: what takes a second of a core holds up no request there. */
import { getPriority, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Assembly } from './assemble.ts';

const { name, input, generated, niceness } = workerData as Assembly;
// On Linux this is of the thread alone. Lower than that of the process it cannot be.
if (platform() === 'linux' && niceness > getPriority()) setPriority(niceness);
// What it needs is loaded only now: that takes as long as the rest.
const [{ languageOf }, { assemble }] = await Promise.all([import('../clients/languages.ts'), import('./assemble.ts')]);
const language = languageOf(name);
if (!language) throw new Error(`there is no language ${name}`);
const archive = await assemble(input, language, generated);
parentPort?.postMessage(archive, [archive.buffer as ArrayBuffer]);

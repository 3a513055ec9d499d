/** The thread in which archives are put together: what takes a second of a core holds up no request there. */
import { parentPort, workerData } from 'node:worker_threads';
import { languageOf } from '../clients/languages.ts';
import { assemble, type Assembly } from './assemble.ts';

const { name, input, generated } = workerData as Assembly;
const language = languageOf(name);
if (!language) throw new Error(`there is no language ${name}`);
const archive = await assemble(input, language, generated);
parentPort?.postMessage(archive, [archive.buffer as ArrayBuffer]);

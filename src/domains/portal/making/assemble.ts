import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { archiveOf, folderOf } from '../clients/archive.ts';
import type { ClientInput, ClientLanguage, FileMap, SdkLanguage } from '../clients/client-input.ts';

/** What an archive is put together from. */
export interface Assembly {
  readonly name: SdkLanguage;
  readonly input: ClientInput;
  readonly generated: FileMap;
}

/** Puts an archive together, here or elsewhere. */
export type Assemble = (input: ClientInput, language: ClientLanguage, generated: FileMap, signal: AbortSignal) => Promise<Uint8Array>;

const HEAP_MEGABYTES = 256;
const PATIENCE_MS = 60_000;

/** All files of an archive. */
export async function filesOfArchive(input: ClientInput, language: ClientLanguage, generated: FileMap): Promise<FileMap> {
  return new Map([...(await language.assemble(input, generated)), ...input.files]);
}

/** One zip. The same input gives the same bytes. */
export async function assemble(input: ClientInput, language: ClientLanguage, generated: FileMap): Promise<Uint8Array> {
  return archiveOf(folderOf(input, language.name), await filesOfArchive(input, language, generated));
}

/**
 * The same in a thread of its own, which has no environment and bounded memory.
 * @throws Error for what fails there, and for what takes too long; what the signal gives as its reason.
 */
export async function assembleInThread(input: ClientInput, { name }: ClientLanguage, generated: FileMap, signal: AbortSignal): Promise<Uint8Array> {
  const worker = new Worker(new URL('./assembling.ts', import.meta.url), {
    workerData: { name, input, generated } satisfies Assembly, env: {}, execArgv: ['--disable-warning=ExperimentalWarning'], resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  const late = AbortSignal.timeout(PATIENCE_MS);
  try {
    const [archive] = (await once(worker, 'message', { signal: AbortSignal.any([signal, late]) })) as [Uint8Array];
    return archive;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (late.aborted) throw new Error(`the archive was not put together in ${PATIENCE_MS / 1000} s`, { cause: error });
    throw error;
  } finally {
    await worker.terminate();
  }
}

import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { Worker } from 'node:worker_threads';
import { archiveOf, folderOf } from '../clients/archive.ts';
import type { ClientInput, ClientLanguage, FileMap, SdkLanguage } from '../clients/client-input.ts';
import { BOUNDS, BuildError, type BuildBounds } from './bounds.ts';
import { scopedTempDir } from './scoped-temp-dir.ts';

/** Parts of an archive. */
export interface Assembly {
  readonly name: SdkLanguage;
  readonly input: ClientInput;
  readonly generated: FileMap;
  readonly niceness: number;
}

/** Puts an archive together, here or elsewhere. */
export type Assemble = (input: ClientInput, language: ClientLanguage, generated: FileMap, signal: AbortSignal) => Promise<Uint8Array>;

const HEAP_MEGABYTES = 256;

/** All files of an archive. */
export async function filesOfArchive(input: ClientInput, language: ClientLanguage, generated: FileMap): Promise<FileMap> {
  return new Map([...(await language.assemble(input, generated)), ...input.files]);
}

/** One zip. The same input gives the same bytes. */
export async function assemble(input: ClientInput, language: ClientLanguage, generated: FileMap): Promise<Uint8Array> {
  return archiveOf(folderOf(input, language.name), await filesOfArchive(input, language, generated));
}

/**
 * The same in a thread of its own, which has no environment but a folder for what it writes meanwhile, and bounded memory.
 * @throws BuildError TOO_SLOW; Error for what fails there; what the signal gives as its reason.
 */
export async function assembleInThread(
  input: ClientInput, { name }: ClientLanguage, generated: FileMap, signal: AbortSignal,
  { niceness, milliseconds }: Pick<BuildBounds, 'niceness' | 'milliseconds'> = BOUNDS,
): Promise<Uint8Array> {
  const workerData: Assembly = { name, input, generated, niceness };
  const folder = scopedTempDir(tmpdir(), 'razao-assembling-');
  const worker = new Worker(new URL('./assembling.ts', import.meta.url), {
    workerData, env: { TMPDIR: folder.path }, execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  const late = AbortSignal.timeout(milliseconds);
  try {
    const [archive] = (await once(worker, 'message', { signal: AbortSignal.any([signal, late]) })) as [Uint8Array];
    return archive;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (late.aborted) throw new BuildError('TOO_SLOW', '');
    throw error;
  } finally {
    await worker.terminate();
    folder.remove();
  }
}

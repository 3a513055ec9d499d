import { assert } from '../assert.ts';
import { Replay, type WriteKey } from './command.ts';
import { refusal, refusalError, type ApiError } from '../errors.ts';

/** Record under a command's id: an answer, or the intent of an outside call that has none yet. */
export interface Recorded {
  readonly digest: string | null;
  readonly status: number | null;
  readonly body: string | null;
}

/** Returns the answer to a command whose id is taken; undefined when it is an intent of the same request, to be resumed. */
export function answerTo({ digest, status, body }: Recorded, command: WriteKey | undefined): Replay | ApiError | undefined {
  if (digest !== (command?.digest ?? null)) return refusalError(refusal('IDEMPOTENCY_KEY_REUSED'));
  if (status === null) return undefined;
  assert(body !== null, 'what was answered has a body');
  return new Replay({ digest, status: Number(status), body });
}

export function throwAnswerTo(record: Recorded, command: WriteKey | undefined): void {
  const answer = answerTo(record, command);
  if (answer) throw answer;
}

/** Statements of a transaction of the ORM. */
interface Transaction {
  execute<T>(sql: string, values: unknown[]): Promise<T>;
}

/**
 * Binds a transaction to its tenant; for a command it waits for a twin in flight first, and is the only one from then on.
 * @param kept how long answers are, as `Database.answersKept`.
 * @throws Replay; ApiError IDEMPOTENCY_KEY_REUSED.
 */
export async function beginCommand(em: Transaction, tenant: string, command: WriteKey | undefined, kept: string): Promise<void> {
  const [record] = await em.execute<Recorded[]>('select * from razao.begin_command(?, ?, ?::interval)', [
    tenant, command?.id ?? null, kept,
  ]);
  if (record) throwAnswerTo(record, command);
}

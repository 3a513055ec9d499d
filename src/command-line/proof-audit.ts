import { writeFileSync } from 'node:fs';
import { LogAuditor, MalformedNote, readCheckpoint, tilePath } from '../domains/transparency/index.ts';
import { UsageError } from './command-failed.ts';
import { readKeys, readText } from './proof.ts';
import { ask, fetchToken, readCredentials, refusedBy, type Credentials, type Token } from './service-calls.ts';

/** Entries of one call. */
const TILE = 256;

/** Result of an audit. */
export interface AuditVerdict {
  readonly ok: boolean;
  readonly origin: string;
  /** Entries that were checked. */
  readonly entries: number;
  readonly problem?: string;
}

/**
 * Follows a log from its first entry to its newest checkpoint.
 * @param seen is told of the entries that were checked so far.
 * @throws CommandFailed when the log cannot be reached, or refuses.
 */
export async function auditLog(
  { url, key, since, out }: { url: string; key: string[]; since?: string; out?: string }, seen: (checked: number, of: number) => void,
): Promise<AuditVerdict> {
  const log = new LogReader(readAddress(url), readCredentials('a client with the scope audit.read'));
  const auditor = new LogAuditor(readKeys(key), (first, last) => log.entries(first, last));
  const newest = await log.text('checkpoint');
  try {
    if (since !== undefined) await auditor.advance(readText(since), seen);
    await auditor.advance(newest, seen);
  } catch (error) {
    if (!(error instanceof MalformedNote)) throw error;
    return { ok: false, origin: originIn(newest), entries: auditor.size, problem: error.message };
  }
  if (out !== undefined) writeFileSync(out, newest);
  return { ok: true, origin: originIn(newest), entries: auditor.size };
}

export function describeAudit({ ok, origin, entries, problem }: AuditVerdict): string {
  return ok ? `${entries} entries of ${origin} are those of its checkpoint` : `the log ${origin} is wrong: ${problem ?? ''}`;
}

function originIn(note: string): string {
  try {
    return readCheckpoint(note).origin;
  } catch {
    return '';
  }
}

/** @throws UsageError unless the address is that of a log. */
function readAddress(url: string): { root: string; prefix: string } {
  const [, root = '', tenant = ''] = /^(https?:\/\/.+)\/transparency\/([^/]+)\/?$/.exec(url) ?? [];
  if (!URL.canParse(root)) throw new UsageError('the address of a log is https://<service>/transparency/<tenant>');
  return { root, prefix: `${root}/transparency/${tenant}` };
}

/** Reads a log over HTTP with a client's credentials. */
class LogReader {
  #token: Token | undefined;

  constructor(private readonly at: { root: string; prefix: string }, private readonly credentials: Credentials) {}

  async text(path: string): Promise<string> {
    if (!this.#token || performance.now() > this.#token.until) this.#token = await fetchToken(this.at.root, this.credentials);
    const answer = await ask(`${this.at.prefix}/${path}`, { headers: { Authorization: `Bearer ${this.#token.value}` } });
    if (!answer.ok) throw await refusedBy(answer);
    return answer.text();
  }

  /** Entries by their numbers, both included; tiles are read whole. */
  async* entries(first: number, last: number): AsyncGenerator<string> {
    for (let index = Math.floor((first - 1) / TILE); index * TILE < last; index += 1) {
      const width = Math.min(TILE, last - index * TILE);
      const lines = (await this.text(`tile/payloads/${tilePath(index)}${width < TILE ? `.p/${width}` : ''}`)).split('\n').slice(0, -1);
      yield* lines.slice(Math.max(0, first - 1 - index * TILE));
    }
  }
}

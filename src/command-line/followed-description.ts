import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TenantDescription } from '../../mocks/contracts/tenant-mocks.ts';
import { tenantOf } from '../onchain/portal/index.ts';
import type { Log } from '../platform/log.ts';
import { UsageError } from './command-failed.ts';
import { ask, fetchToken, refusedBy, type Credentials, type Token } from './service-calls.ts';

const PAUSE_MS = 5_000;

/** Reads a description. @returns undefined where it is still the one of that tag. @throws CommandFailed saying why it cannot be had. */
type Read = (known: string | undefined) => Promise<TenantDescription | undefined>;

/** Tenant's description, requested again every five seconds; the last one stays when a request fails. */
export class FollowedDescription {
  private constructor(readonly tenant: string, private current: TenantDescription) {}

  /** @throws CommandFailed when it cannot be read, or is not a description of a tenant's products. */
  static async follow(read: Read, log: Log, signal: AbortSignal, pauseMs = PAUSE_MS): Promise<FollowedDescription> {
    const first = await read(undefined);
    const tenant = first && tenantIn(first.text);
    if (!first || tenant === undefined) throw new UsageError(
      'not the description of a tenant\'s products, as GET /v1/openapi answers it',
    );
    const followed = new FollowedDescription(tenant, first);
    void followed.#keepReading(read, log, signal, pauseMs);
    return followed;
  }

  /** Returns the present description; undefined for another tenant. */
  readonly of = async (tenant: string): Promise<TenantDescription | undefined> => (tenant === this.tenant ? this.current : undefined);

  async #keepReading(read: Read, log: Log, signal: AbortSignal, pauseMs: number): Promise<void> {
    let isAway = false;
    while (await sleep(pauseMs, true, { signal, ref: false }).catch(() => false)) {
      try {
        const changed = await read(this.current.etag);
        if (changed && tenantIn(changed.text) !== this.tenant) throw new Error(`it is not the description of ${this.tenant}`);
        this.current = changed ?? this.current;
        if (isAway) log.warn('the description can be read again');
        isAway = false;
      } catch (error) {
        if (!isAway) log.warn({ err: error }, 'the description cannot be read; the last one stays in use');
        isAway = true;
      }
    }
  }
}

function tenantIn(text: string): string | undefined {
  try {
    return tenantOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Reads a description from a file. */
export function inFile(file: string): Read {
  return async (known) => {
    const text = await readFile(file, 'utf8').catch((error: unknown) => { throw new UsageError((error as Error).message); });
    const etag = `"${hash('sha256', text, 'base64url')}"`;
    return etag === known ? undefined : { text, etag };
  };
}

/**
 * The description that a service answers to a client.
 * @param credentials of a client with the scope `service/products`.
 * @throws UsageError for an address that is none.
 */
export function fromService(base: string, credentials: Credentials): Read {
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new UsageError(`${base} is not the address of a service, such as http://127.0.0.1:8080`);
  const root = base.replace(/\/+$/, '');
  let token: Token | undefined;
  return async (known) => {
    if (!token || token.until < performance.now()) token = await fetchToken(root, credentials);
    const answer = await ask(`${root}/v1/openapi`, {
      headers: { Authorization: `Bearer ${token.value}`, ...(known !== undefined && { 'If-None-Match': known }) },
    });
    if (answer.status === 304) return undefined;
    if (answer.status === 401) token = undefined;
    if (!answer.ok) throw await refusedBy(answer);
    const text = await answer.text();
    return { text, etag: answer.headers.get('ETag') ?? `"${hash('sha256', text, 'base64url')}"` };
  };
}

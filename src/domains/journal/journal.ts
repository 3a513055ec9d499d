import type { Act } from '../../platform/db/act.ts';
import type { Context } from '../../platform/context.ts';
import type { WriteKey } from '../../platform/db/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { assertNoConnectionHeld } from '../../platform/db/one-connection.ts';
import { COMMANDS_REMEMBERED, once } from '../../platform/idempotency/idempotency.ts';
import { CacheBudget } from '../../platform/cache-budget.ts';
import { asSpan, currentSpan } from '../../platform/tracing/index.ts';
import { CACHED_ACCOUNTS } from './cache.ts';
import { withAct } from './with-act.ts';
import type { LedgerCommand } from './ledger.ts';
import { TenantWriter, type WriterOptions } from './writer.ts';

/** Context of an operation that moves money. */
export type JournalContext = Context & { readonly journal: Journal };

/** The one way to move money: takes commands from every domain and gives them to the tenant's writer. */
export class Journal {
  readonly #writers = new Map<string, TenantWriter>();
  readonly #rooms = { accounts: new CacheBudget(CACHED_ACCOUNTS), commands: new CacheBudget(COMMANDS_REMEMBERED) };

  constructor(private readonly database: Database, private readonly options: WriterOptions) {}

  /**
   * Carries out a command durably, under the caller's idempotency key where there is one.
   * @returns the outcome's answer, once it has been committed.
   * @throws ApiError for a refusal; Replay when the caller's key was answered before.
   */
  async submit<T>(ctx: Context, command: LedgerCommand<T>): Promise<T> {
    const key = ctx.db.command ?? { id: ctx.ids.next('cmd'), digest: null, status: 200 };
    return (await this.#submit(ctx, key, command)) as T;
  }

  /**
   * Applies a job's command once, however often the job runs: `id` names its subject, such as the settlement of one obligation.
   * @param digest of the command's input, where the id alone does not determine it.
   * @returns the answer, of this run or of the one before.
   * @throws ApiError for a refusal; IDEMPOTENCY_KEY_REUSED when the id was used with another digest.
   */
  async submitOnce<T>(ctx: Context, id: string, command: LedgerCommand<T>, digest: string | null = null): Promise<T> {
    const key: WriteKey = { id, digest, status: 200 };
    return once(async () => (await this.#submit(ctx, key, command)) as T);
  }

  /** Number of commands of a tenant that wait in this process. */
  waiting(tenant: string): number {
    return this.#writers.get(tenant)?.waiting ?? 0;
  }

  /** Longest time that the oldest batch of any tenant has waited for Postgres, in milliseconds. */
  longestWaitMs(): number {
    return Math.max(0, ...[...this.#writers.values()].map(({ waitedMs }) => waitedMs));
  }

  #submit({ tenant, db: { act } }: Context, key: WriteKey, command: LedgerCommand<unknown>): Promise<unknown> {
    return act && !act.isWritten ? this.#submitAct(tenant, key, command, act) : this.#give(tenant, key, command);
  }

  async #submitAct(tenant: string, key: WriteKey, command: LedgerCommand<unknown>, act: Act): Promise<unknown> {
    const answer = await this.#give(tenant, key, withAct(command, act));
    act.isWritten = true;
    return answer;
  }

  #give(tenant: string, key: WriteKey, command: LedgerCommand<unknown>): Promise<unknown> {
    assertNoConnectionHeld();
    return asSpan({ name: 'journal', kind: 'INTERNAL' }, () => this.#writer(tenant).submit({ key, command, span: currentSpan() }));
  }

  #writer(tenant: string): TenantWriter {
    let writer = this.#writers.get(tenant);
    if (!writer) this.#writers.set(tenant, (writer = new TenantWriter(this.database, tenant, this.options, this.#rooms)));
    return writer;
  }
}

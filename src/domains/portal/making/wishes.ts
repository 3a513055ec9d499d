import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../platform/context.ts';
import { readBindings, withManifests } from '../bindings.ts';
import type { ClientInput, ClientLanguage, SdkLanguage } from '../clients/client-input.ts';
import { clientInput } from '../clients/make-input.ts';
import type { PortalContext } from '../context.ts';
import { versionOf } from '../description/described-product.ts';
import { buildIdOf } from './build-id.ts';

/** A client that somebody asks for. */
export interface Wish {
  readonly buildId: string;
  readonly language: SdkLanguage;
  /** Of the description. */
  readonly version: string;
}

/** How far a build is. */
export type BuildState =
  | { readonly state: 'MADE'; readonly sha256: string }
  | { readonly state: 'WAITING' }
  | { readonly state: 'FAILED'; readonly againAfterSeconds: number }
  | { readonly state: 'UNKNOWN' };

const MOST_TENANTS = 100;

/** Digests of what clients are made of, by tenant, each tenant's last description: worked out once a process. */
export class Wishes {
  readonly #known = new Map<string, { readonly version: string; readonly wishes: Map<string, Wish> }>();

  get(tenant: string, version: string, language: string): Wish | undefined {
    const found = this.#known.get(tenant);
    return found?.version === version ? found.wishes.get(language) : undefined;
  }

  keep(tenant: string, wish: Wish): Wish {
    const found = this.#known.get(tenant);
    const wishes = found?.version === wish.version ? found.wishes : new Map<string, Wish>();
    wishes.set(wish.language, wish);
    this.#known.delete(tenant);
    this.#known.set(tenant, { version: wish.version, wishes });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_TENANTS && oldest !== undefined) this.#known.delete(oldest);
    return wish;
  }
}

/** What a client in this language is named after, as the products are now. Where no binding has changed since, one query answers. */
export async function readWish({ db, tenant, portal }: Context & PortalContext, language: ClientLanguage): Promise<Wish> {
  return db.read(async (em) => {
    const bindings = await readBindings(em, tenant);
    const version = versionOf(bindings);
    const known = portal.wishes.get(tenant, version, language.name);
    if (known) return known;
    const input = clientInput(tenant, await withManifests(em, tenant, bindings), portal.contracts());
    return portal.wishes.keep(tenant, { buildId: buildIdOf(input, language), language: language.name, version });
  }, { isolation: 'repeatable read' });
}

/** What a client is made of now, with the version of the description. */
export async function readInput({ db, tenant, portal }: Context & PortalContext): Promise<{ readonly input: ClientInput; readonly version: string }> {
  return db.read(async (em) => {
    const bindings = await readBindings(em, tenant);
    return { input: clientInput(tenant, await withManifests(em, tenant, bindings), portal.contracts()), version: versionOf(bindings) };
  }, { isolation: 'repeatable read' });
}

/** Has a client made, unless it is made or on its way. However many wish for it, it is made once. */
export async function wishFor(ctx: Context, wish: Wish): Promise<void> {
  await ctx.db.write(async ({ em }) => { await insertWish(em, ctx.tenant, wish); });
}

export async function insertWish(em: EntityManager, tenant: string, { buildId, language, version }: Wish): Promise<void> {
  await em.execute(
    `insert into razao.client_builds (tenant_id, build_id, language, version, failures, due_at, attempts, created_at)
     values (?, ?, ?, ?, 0, razao.clock(), 0, razao.clock()) on conflict do nothing`, [tenant, buildId, language, version]);
}

/** How far it is; UNKNOWN where nobody wished for it. */
export async function readState(ctx: Context, buildId: string): Promise<BuildState> {
  const [row] = await ctx.db.read((em) => em.execute<{ sha256: string | null; failure: string | null; seconds: string | null }[]>(
    `select sha256, failure, case when lease is null then extract(epoch from due_at - razao.clock()) end as seconds
     from razao.client_builds where tenant_id = ? and build_id = ?`, [ctx.tenant, buildId]));
  if (!row) return { state: 'UNKNOWN' };
  if (row.sha256 !== null) return { state: 'MADE', sha256: row.sha256 };
  const seconds = Math.ceil(Number(row.seconds ?? 0));
  return row.failure !== null && seconds > 0 ? { state: 'FAILED', againAfterSeconds: seconds } : { state: 'WAITING' };
}

export async function readArchive(ctx: Context, buildId: string): Promise<Buffer | undefined> {
  const [row] = await ctx.db.read((em) => em.execute<{ archive: Buffer | null }[]>(
    'select archive from razao.client_builds where tenant_id = ? and build_id = ?', [ctx.tenant, buildId]));
  return row?.archive ?? undefined;
}

const LOOK_EVERY_MS = 200;

/** Waits of requests: those for one build look once for all. */
export class Waits {
  readonly #waiting = new Map<string, Promise<BuildState>>();

  /** @param patienceMs how long a request waits, in milliseconds. */
  constructor(private readonly patienceMs: number) {}

  /** How far a build is once it is made or has failed, or the patience is at its end. One that began to wait earlier ends it earlier. */
  until(ctx: Context, buildId: string): Promise<BuildState> {
    const key = `${ctx.tenant} ${buildId}`;
    let waiting = this.#waiting.get(key);
    if (!waiting) {
      waiting = this.#look(ctx, buildId).finally(() => { this.#waiting.delete(key); });
      this.#waiting.set(key, waiting);
    }
    return waiting;
  }

  async #look(ctx: Context, buildId: string): Promise<BuildState> {
    const end = performance.now() + this.patienceMs;
    for (;;) {
      const now = await readState(ctx, buildId);
      if (now.state !== 'WAITING' || performance.now() >= end) return now;
      await sleep(LOOK_EVERY_MS);
    }
  }
}

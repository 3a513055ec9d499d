import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../platform/db/database.ts';
import type { DueQuery } from '../../platform/db/due-queries.ts';
import { isLeaseLost } from '../../platform/db/failures.ts';
import { failpoint } from '../../platform/failpoints.ts';
import { requireLease, type Lease } from '../../platform/lease.ts';
import type { Log } from '../../platform/log.ts';
import { Loop, untilNext } from '../../platform/worker/loop.ts';
import { openTaxId, PartyEntity, type Party } from '../parties/index.ts';
import type { KycContext } from './context.ts';
import type { KycPerson, KycProvider, Taken } from './kyc-provider.ts';
import { takeRefusal } from './kyc.ts';
import { KycRecordEntity, KycRequestEntity, type KycRecord, type KycRequest } from './kyc.entity.ts';
import { lockSubject, store, timingOf } from './record.ts';

export interface CourierOptions {
  readonly database: Database;
  readonly provider: KycProvider;
  readonly contextFor: (tenant: string) => KycContext;
  /** Longest that a call may take, in milliseconds. */
  readonly timeoutMs: number;
  readonly log: Log;
}

const LOOK_EVERY_MS = 200;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 300_000;
/** Requests of a tenant under way at once. */
const TOGETHER = 8;
/** How long recording may take beyond the call. */
const RECORD_MS = 10_000;

const DUE: DueQuery = { name: 'kyc_requests', text: 'select razao.kyc_requests_due(razao.clock()), null' };
const LEASE = { name: 'lease-kyc-requests', text: 'select r.* from razao.lease_kyc_requests($1, $2, $3, $4) r' };
const MOVE = { name: 'move-kyc-request', text: 'select razao.move_kyc_request($1, $2, $3, $4) as held' };

/**
 * Takes requests to the KYC provider, by Postgres alone: each was committed with the state that waits for it, and is
 * sent again until the provider has it. Any number of processes may work; sent twice, it is one by its name.
 */
export class KycCourier {
  readonly #loop = new Loop(async () => {
    await this.look();
    return untilNext(LOOK_EVERY_MS);
  }, (error) => { this.options.log.warn({ err: error }, 'requests to the KYC provider could not be read'); });

  constructor(private readonly options: CourierOptions) {}

  start(): void {
    this.#loop.start();
  }

  /** Resolves when no request is under way any more. */
  async stop(): Promise<void> {
    await this.#loop.stop();
  }

  /** Sends what is due now, tenants side by side. */
  async look(): Promise<void> {
    const { database } = this.options;
    if (!database.clockWatch.isRight) return;
    const due = await database.dueQueries.find(DUE);
    await Promise.all(due.map(({ tenant }) => this.#sendAll(tenant)));
  }

  async #sendAll(tenant: string): Promise<void> {
    const { database, timeoutMs } = this.options;
    for (let more = true; more && !this.#loop.isStopping;) {
      const leased = await database.query<{ request_id: string; lease: string }>(LEASE, [tenant, timeoutMs + RECORD_MS, TOGETHER, database.clock.now()]);
      await Promise.all(leased.map(({ request_id: subject, lease: number }) => this.#carryOut(tenant, { work: 'kyc', subject, number })));
      more = leased.length === TOGETHER;
    }
  }

  /** Never throws: what fails here is due again when its lease ends. */
  async #carryOut(tenant: string, lease: Lease): Promise<void> {
    const ctx = this.options.contextFor(tenant);
    const requestId = lease.subject;
    try {
      const found = await ctx.db.read((em) => readRequest(em, tenant, requestId));
      const taken = found && isWanted(found.request, found.record) ? await this.#send(ctx, found.request, found.party, found.record) : GONE;
      failpoint('after-dispatch');
      if (!taken.taken && found) await this.#turnedAway(ctx, found.request, taken.code, lease);
      await this.#move(tenant, lease, null);
    } catch (error) {
      if (isLeaseLost(error)) return this.#lost(tenant, lease);
      this.options.log.warn({ tenant, request_id: requestId, err: error }, 'a request to the KYC provider is tried again');
      await this.#retry(ctx, lease).catch(() => undefined);
    }
  }

  #send(ctx: KycContext, request: KycRequest, party: Party, record: KycRecord): Promise<Taken> {
    const { partyId: reference, providerId, requestId } = request;
    const person = personOf(ctx, party);
    if (request.kind === 'SCREENING') {
      return this.options.provider.screen(ctx.tenant, providerId, { reference, request_ref: requestId, trigger: request.trigger ?? 'cadence', person });
    }
    return this.options.provider.verify(ctx.tenant, providerId, {
      reference, request_ref: requestId, session_ref: request.sessionRef ?? requestId, level: request.level ?? record.requestedLevel, person, document_refs: record.documentRefs,
    });
  }

  /** A verification that the provider never takes is for a person; a screening is left unanswered. */
  async #turnedAway(ctx: KycContext, { kind, partyId, providerId }: KycRequest, code: string, lease: Lease): Promise<void> {
    this.options.log.warn({ tenant: ctx.tenant, provider_id: providerId, code }, 'the KYC provider turned a request away');
    if (kind !== 'VERIFICATION') return;
    await ctx.db.write(async (unit) => {
      await requireLease(unit.em, ctx.tenant, lease);
      const subject = await lockSubject(unit.em, ctx.tenant, partyId);
      const moved = subject && takeRefusal(subject.kyc, code, timingOf(ctx));
      if (moved) await store(unit, ctx, subject, moved, { actor: providerId, type: 'PROVIDER' });
      return {};
    });
  }

  async #retry(ctx: KycContext, lease: Lease): Promise<void> {
    const request = await ctx.db.read((em) => em.findOne(KycRequestEntity, { tenantId: ctx.tenant, requestId: lease.subject }));
    await this.#move(ctx.tenant, lease, Math.min(FIRST_RETRY_MS * 2 ** Math.min((request?.attempts ?? 1) - 1, 20), LONGEST_RETRY_MS));
  }

  /** Has it sent again after that many milliseconds, or no more. Without the lease, it is another's to say. */
  async #move(tenant: string, lease: Lease, afterMs: number | null): Promise<void> {
    const [row] = await this.options.database.query<{ held: boolean }>(MOVE, [tenant, lease.subject, lease.number, afterMs]);
    if (row?.held !== true) this.#lost(tenant, lease);
  }

  #lost(tenant: string, { subject, number }: Lease): void {
    this.options.log.warn({ tenant, request_id: subject, lease: number }, 'a request to the KYC provider took longer than its lease; another has it');
  }
}

const GONE: Taken = { taken: true };

/** Whether somebody still waits for what the request would bring. */
function isWanted({ kind, requestId, sessionRef }: KycRequest, record: KycRecord): boolean {
  return kind === 'SCREENING' ? record.askedAt !== null && record.askedRequestId === requestId : record.awaitsVerdict && record.sessionRef === sessionRef;
}

interface Errand {
  readonly request: KycRequest;
  readonly party: Party;
  readonly record: KycRecord;
}

async function readRequest(em: EntityManager, tenantId: string, requestId: string): Promise<Errand | undefined> {
  const request = await em.findOne(KycRequestEntity, { tenantId, requestId });
  if (!request) return undefined;
  const key = { tenantId, partyId: request.partyId };
  const [party, record] = [await em.findOne(PartyEntity, key), await em.findOne(KycRecordEntity, key)];
  return party && record ? { request, party, record } : undefined;
}

function personOf(ctx: KycContext, party: Party): KycPerson {
  return { type: party.type, name: party.legalName ?? party.displayName, country: party.country, tax_id: openTaxId(ctx, party) };
}

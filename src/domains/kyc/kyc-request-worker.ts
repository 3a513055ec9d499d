import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../platform/db/database.ts';
import { failpoint } from '../../platform/failpoints.ts';
import { requireHeld, requireLease, type Lease } from '../../platform/worker/lease.ts';
import type { Log } from '../../platform/log.ts';
import { backOffMs } from '../../platform/worker/back-off.ts';
import { LeasedWorker, type Partition } from '../../platform/worker/leased-worker.ts';
import { openTaxId, PartyEntity, type Party } from '../parties/index.ts';
import type { KycContext } from './context.ts';
import type { KycPerson, KycProvider, Taken } from './kyc-provider.ts';
import { takeRefusal } from './kyc.ts';
import { KycRecordEntity, KycRequestEntity, type KycRecord, type KycRequest } from './kyc.entity.ts';
import { lockSubject, store, timingOf } from './record.ts';

export interface KycRequestWorkerOptions {
  readonly database: Database;
  readonly provider: KycProvider;
  readonly contextFor: (tenant: string) => KycContext;
  /** Longest that a call may take, in milliseconds. */
  readonly timeoutMs: number;
  readonly log: Log;
}

const POLL_EVERY_MS = 200;
const RETRIES = { firstMs: 1_000, longestMs: 300_000 };
/** Requests of a tenant in hand at once. */
const CONCURRENCY = 8;
/** How long recording may take beyond the call. */
const RECORD_MS = 10_000;

const DUE = { name: 'kyc_requests', text: 'select razao.kyc_requests_due(razao.clock()), null' };
const LEASE = { name: 'lease-kyc-requests', text: 'select r.* from razao.lease_kyc_requests($1, $2, $3, $4) r' };
const MOVE = { name: 'move-kyc-request', text: 'select razao.move_kyc_request($1, $2, $3, $4) as held' };

interface Claim {
  readonly tenant: string;
  /** `lease.subject` is the request's id. */
  readonly lease: Lease;
}

/**
 * Sends requests to the KYC provider: each was committed with the state that waits for it, and is sent again until the provider has it.
 * Sent twice, it is one request by its name. A tenant's next requests are claimed when those before have all ended.
 */
export class KycRequestWorker extends LeasedWorker<Claim> {
  readonly #options: KycRequestWorkerOptions;

  constructor(options: KycRequestWorkerOptions) {
    super({
      database: options.database, log: options.log, due: DUE, nextDue: 'kyc_requests_next_due',
      pollEveryMs: POLL_EVERY_MS, concurrency: CONCURRENCY, backlog: { claimBelow: 1 },
      messages: {
        poll: 'requests to the KYC provider could not be read', step: 'a request to the KYC provider is retried',
        lost: 'a request to the KYC provider took longer than its lease; another process has it',
      },
    });
    this.#options = options;
  }

  protected override async claim({ tenant }: Partition, limit: number): Promise<Claim[]> {
    const { database, timeoutMs } = this.#options;
    const rows = await database.query<{ request_id: string; lease: string }>(
      LEASE, [tenant, timeoutMs + RECORD_MS, limit, database.clock.now()]);
    return rows.map(({ request_id: subject, lease: number }) => ({ tenant, lease: { work: 'kyc', subject, number } }));
  }

  protected override async step(claim: Claim): Promise<void> {
    const ctx = this.#options.contextFor(claim.tenant);
    const found = await ctx.db.read((em) => readRequest(em, claim.tenant, claim.lease.subject));
    const taken = found && isWanted(found) ? await this.#send(ctx, found) : GONE;
    failpoint('after-dispatch');
    if (!taken.taken && found) await this.#turnedAway(ctx, found.request, taken.code, claim.lease);
    await this.#move(claim, null);
  }

  protected override async retry(claim: Claim): Promise<void> {
    const { tenant, lease: { subject: requestId } } = claim;
    const request = await this.#options.contextFor(tenant).db.read((em) => em.findOne(KycRequestEntity, { tenantId: tenant, requestId }));
    await this.#move(claim, backOffMs(RETRIES, (request?.attempts ?? 1) - 1));
  }

  protected override fieldsOf({ tenant, lease }: Claim): object {
    return { tenant, request_id: lease.subject, lease: lease.number };
  }

  #send(ctx: KycContext, { request, party, record }: PendingKycRequest): Promise<Taken> {
    const { partyId: reference, providerId, requestId } = request;
    const person = personOf(ctx, party);
    if (request.kind === 'SCREENING') {
      const trigger = request.trigger ?? 'cadence';
      return this.#options.provider.screen(ctx.tenant, providerId, { reference, request_ref: requestId, trigger, person });
    }
    return this.#options.provider.verify(ctx.tenant, providerId, {
      reference, request_ref: requestId, session_ref: request.sessionRef ?? requestId, level: request.level ?? record.requestedLevel,
      person, document_refs: record.documentRefs,
    });
  }

  /** A verification that the provider never takes is for a person; a screening is left unanswered. */
  async #turnedAway(ctx: KycContext, { kind, partyId, providerId }: KycRequest, code: string, lease: Lease): Promise<void> {
    this.#options.log.warn({ tenant: ctx.tenant, provider_id: providerId, code }, 'the KYC provider rejected a request');
    if (kind !== 'VERIFICATION') return;
    await ctx.db.write(async (unit) => {
      await requireLease(unit.em, ctx.tenant, lease);
      const subject = await lockSubject(unit.em, ctx.tenant, partyId);
      const moved = subject && takeRefusal(subject.kyc, code, timingOf(ctx));
      if (moved) await store(unit, ctx, subject, moved, { actor: providerId, type: 'PROVIDER' });
      return {};
    });
  }

  /** Has it sent again after that many milliseconds; null for no more. @throws LeaseLost */
  async #move({ tenant, lease }: Claim, afterMs: number | null): Promise<void> {
    requireHeld(await this.#options.database.query<{ held: boolean }>(MOVE, [tenant, lease.subject, lease.number, afterMs]));
  }
}

const GONE: Taken = { taken: true };

interface PendingKycRequest {
  readonly request: KycRequest;
  readonly party: Party;
  readonly record: KycRecord;
}

/** True while somebody still waits for what the request would bring. */
function isWanted({ request: { kind, requestId, sessionRef }, record }: PendingKycRequest): boolean {
  if (kind === 'SCREENING') return record.askedAt !== null && record.askedRequestId === requestId;
  return record.awaitsVerdict && record.sessionRef === sessionRef;
}

async function readRequest(em: EntityManager, tenantId: string, requestId: string): Promise<PendingKycRequest | undefined> {
  const request = await em.findOne(KycRequestEntity, { tenantId, requestId });
  if (!request) return undefined;
  const key = { tenantId, partyId: request.partyId };
  const [party, record] = [await em.findOne(PartyEntity, key), await em.findOne(KycRecordEntity, key)];
  return party && record ? { request, party, record } : undefined;
}

function personOf(ctx: KycContext, party: Party): KycPerson {
  return { type: party.type, name: party.legalName ?? party.displayName, country: party.country, tax_id: openTaxId(ctx, party) };
}

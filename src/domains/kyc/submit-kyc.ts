import type { KycDocumentType, PartyKycResponseOut, SubmitKycRequest } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { accountingDay } from '../../platform/clock.ts';
import { fail, refusalError } from '../../platform/errors.ts';
import type { Party } from '../parties/index.ts';
import type { KycContext } from './context.ts';
import { missingDocuments } from './documents.ts';
import { submit } from './kyc.ts';
import { KycRequestEntity } from './kyc.entity.ts';
import { readView } from './queries.ts';
import { lockSubject, store, timingOf } from './record.ts';

/**
 * Submits a party for verification: it is PENDING, and the request to the provider is committed with it;
 * `KycRequestWorker` sends it.
 * @throws ApiError KYC_IN_PROGRESS, KYC_ALREADY_VERIFIED, KYC_DATA_MISSING.
 */
export async function submitKyc(ctx: KycContext, partyId: string, body: SubmitKycRequest): Promise<PartyKycResponseOut> {
  const providerId = await ctx.kyc.providerOf(ctx.tenant);
  const { kyc_level: level, document_refs: documents = [] } = body;
  return ctx.db.write(async (unit) => {
    const subject = present(await lockSubject(unit.em, ctx.tenant, partyId), 'the party that the path names');
    const { party, kyc } = subject;
    const submitted = submit(kyc, level, providerId !== undefined, timingOf(ctx));
    if ('refused' in submitted) throw refusalError(submitted.refused);
    refuseIncomplete(party, level, missingDocuments(party.type, level, documents, accountingDay(ctx.clock.now())));
    const requestId = ctx.ids.next('kyq');
    const sessionRef = body.provider_session_ref ?? (providerId === undefined ? null : requestId);
    await store(unit, ctx, subject, submitted, { actor: ctx.actor, type: 'CLIENT' }, {
      documentRefs: documents, providerId: providerId ?? null, sessionRef, submittedTaxId: party.taxId, kekId: party.kekId,
    });
    if (providerId !== undefined && sessionRef !== null) {
      unit.em.persist(unit.em.create(KycRequestEntity, {
        tenantId: ctx.tenant, requestId, partyId, kind: 'VERIFICATION', providerId, level, sessionRef, trigger: null, attempts: 0,
        dueAt: ctx.clock.now(), createdAt: ctx.clock.now(),
      }));
    }
    return readView(unit.em, ctx.tenant, partyId);
  });
}

function refuseIncomplete({ taxId, legalName }: Party, level: number, missing: readonly KycDocumentType[]): void {
  const fields = [...(taxId === null ? ['tax_id'] : []), ...(legalName === null ? ['legal_name'] : [])];
  if (fields.length + missing.length === 0) return;
  const details = { kyc_level: level, missing_fields: fields, missing_documents: missing };
  fail('KYC_DATA_MISSING', details, `The party lacks data that level ${level} needs.`);
}

import express, { type Request, type Router } from 'express';
import type { ScreeningRequest, VerificationRequest } from '../../src/domains/kyc/index.ts';
import { BadCall, parseBody } from '../../src/platform/control/calls.ts';
import { scripted, type SignedCallsOptions } from '../signed-calls.ts';
import type { Customer, KycProviderStub, Operation } from './kyc-provider-stub.ts';

export interface AdapterApiOptions extends SignedCallsOptions<Customer, Operation> {
  readonly stub: KycProviderStub;
}

/** The interface that the KYC adapter speaks (`kyc-provider.ts`), each call as it was scripted to go. */
export function adapterApi(options: AdapterApiOptions): Router {
  const router = express.Router();
  router.use(express.text({ type: () => true, limit: '1mb' }));
  router.post('/verifications', scripted(options, 'verify', (customer, request, script) => {
    const wanted = read<VerificationRequest>(request, ['reference', 'request_ref', 'session_ref']);
    return taken(options.stub.verify(customer, wanted, script), wanted);
  }));
  router.post('/screenings', scripted(options, 'screen', (customer, request, script) => {
    const wanted = read<ScreeningRequest>(request, ['reference', 'request_ref', 'trigger']);
    return taken(options.stub.screen(customer, wanted, script), wanted);
  }));
  return router;
}

function taken({ isNew }: { isNew: boolean }, { request_ref }: { readonly request_ref: string }) {
  return { status: isNew ? 202 : 200, body: { request_ref, status: 'TAKEN' } };
}

function read<T extends VerificationRequest | ScreeningRequest>({ body }: Request, names: readonly (keyof T & string)[]): T {
  const wanted = parseBody(String(body)) as Partial<T> | null;
  const isWhole = names.every((name) =>
    typeof wanted?.[name] === 'string' && wanted[name] !== '') && typeof wanted?.person?.name === 'string';
  if (!isWhole) throw new BadCall(400, 'INVALID', `a request has ${names.join(', ')} and person {name, …}`);
  return { document_refs: [], ...wanted } as unknown as T;
}

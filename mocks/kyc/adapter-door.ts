import express, { type Request, type Router } from 'express';
import type { ScreeningRequest, VerificationRequest } from '../../src/domains/kyc/index.ts';
import { BadCall, parseBody, scripted, type SignedCallsOptions } from '../doors/signed-calls.ts';
import type { Customer, Desk, Operation } from './desk.ts';

export interface AdapterDoorOptions extends SignedCallsOptions<Customer, Operation> {
  readonly desk: Desk;
}

/** The interface that the KYC adapter speaks (`kyc-provider.ts`), each call as it was scripted to go. */
export function adapterDoor(options: AdapterDoorOptions): Router {
  const door = express.Router();
  door.use(express.text({ type: () => true, limit: '1mb' }));
  door.post('/verifications', scripted(options, 'verify', (customer, request, script) => {
    const wanted = read<VerificationRequest>(request, ['reference', 'request_ref', 'session_ref']);
    return taken(options.desk.verify(customer, wanted, script), wanted);
  }));
  door.post('/screenings', scripted(options, 'screen', (customer, request, script) => {
    const wanted = read<ScreeningRequest>(request, ['reference', 'request_ref', 'trigger']);
    return taken(options.desk.screen(customer, wanted, script), wanted);
  }));
  return door;
}

function taken({ isNew }: { isNew: boolean }, { request_ref }: { readonly request_ref: string }) {
  return { status: isNew ? 202 : 200, body: { request_ref, status: 'TAKEN' } };
}

function read<T extends VerificationRequest | ScreeningRequest>({ body }: Request, names: readonly (keyof T & string)[]): T {
  const wanted = parseBody(String(body)) as Partial<T> | null;
  const isWhole = names.every((name) => typeof wanted?.[name] === 'string' && wanted[name] !== '') && typeof wanted?.person?.name === 'string';
  if (!isWhole) throw new BadCall(400, 'INVALID', `a request has ${names.join(', ')} and person {name, …}`);
  return { document_refs: [], ...wanted } as unknown as T;
}

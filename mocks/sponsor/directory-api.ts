import type { Request, Router } from 'express';
import type { ClaimOpening, KeyExclusion, KeyLookUp, KeyRegistration } from '../../src/domains/pix/index.ts';
import { BadCall, parseBody, type Answer } from '../../src/platform/control/calls.ts';
import { DirectoryRefused, type Directory } from './directory.ts';
import type { Serve } from './serve.ts';

const NOT_FOUND: Answer = { status: 404, body: { error: 'NOT_FOUND' } };

/** The part of the adapter's interface that is about Pix keys, see `sponsor-keys-interface.ts`. */
export function directoryApi(router: Router, serve: Serve, directory: Directory): void {
  router.post('/pix/keys', serve('registerKey', (customer, request, script) => refusable(() => {
    const { key, isNew } = directory.register(customer, read<KeyRegistration>(request, 'reference', 'key_type', 'account_id'), script);
    return { status: key.status === 'ACCEPTED' ? 202 : isNew ? 201 : 200, body: key };
  })));
  router.post('/pix/keys/look-up', serve('lookUpKey', (_customer, request) => {
    const entry = directory.lookUp(read<KeyLookUp>(request, 'key_value', 'payer').key_value);
    return entry ? { status: 200, body: entry } : NOT_FOUND;
  }));
  router.get('/pix/keys/:reference', serve('findKey', (customer, { params }) => {
    const key = directory.findKey(customer, String(params['reference']));
    return key ? { status: 200, body: key } : NOT_FOUND;
  }));
  router.post('/pix/keys/:reference/exclude', serve('excludeKey', (customer, request, script) => refusable(() => {
    const { reason } = read<KeyExclusion>(request, 'reason');
    const key = directory.exclude(customer, String(request.params['reference']), reason, {
      times: script?.outcome === 'duplicate' ? 2 : 1,
    });
    return key ? { status: 200, body: key } : NOT_FOUND;
  })));
  router.post('/pix/claims', serve('openClaim', (customer, request) => refusable(() => {
    const { claim, isNew } = directory.openClaim(customer, read<ClaimOpening>(
      request, 'reference', 'key_reference', 'type', 'key_type', 'key_value', 'account_id',
    ));
    return { status: isNew ? 201 : 200, body: claim };
  })));
  for (const step of ['confirm', 'complete', 'cancel'] as const) {
    router.post(`/pix/claims/:claim_id/${step}`, serve(`${step}Claim`, (customer, request) => refusable(() => {
      const { reason } = read<{ reason: string }>(request, ...(step === 'complete' ? [] : ['reason']));
      return { status: 200, body: directory.step(customer, String(request.params['claim_id']), step, reason) };
    })));
  }
}

/** The body of a call, with these fields as texts. */
function read<T>({ body }: Request, ...texts: string[]): T {
  const fields = parseBody(String(body)) as Record<string, unknown> | null;
  const missing = texts.find((name) => typeof fields?.[name] !== 'string');
  if (missing !== undefined) throw new BadCall(400, 'INVALID', `${missing} is missing`);
  return fields as T;
}

function refusable(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DirectoryRefused)) throw error;
    return { status: 422, body: { error: 'REFUSED', code: error.code, reason: 'Refused by the directory' } };
  }
}

import type { Request, RequestHandler, Response } from 'express';
import { isSignedRequest } from '../src/domains/rails/index.ts';
import type { TurnedClock } from '../src/platform/control/turned-clock.ts';
import { answerBadCall, BadCall, type Answer } from '../src/platform/control/calls.ts';
import type { Script, Scripts } from '../src/platform/control/scripts.ts';

/** A caller of a simulated party, with the secret that signs its calls. */
export interface Caller {
  readonly providerId: string;
  readonly secret: string;
}

export interface SignedCallsOptions<C extends Caller, O extends string> {
  readonly scripts: Scripts<O>;
  readonly clock: TurnedClock;
  readonly customers: ReadonlyMap<string, C>;
  /** The code of a scripted refusal that names none. */
  readonly refusalCode: string;
}

export type Work<C extends Caller, O extends string> = (customer: C, request: Request, script: Script<O> | undefined) => Answer;

/** Holds a call to its signature, and has it go as it was scripted. The body is read as text. */
export function scripted<C extends Caller, O extends string>(
  options: SignedCallsOptions<C, O>, operation: O, work: Work<C, O>,
  answerFailure: (response: Response, error: unknown) => void = answerBadCall,
): RequestHandler {
  return async (request, response) => {
    try {
      const customer = authenticate(options, request);
      const script = options.scripts.take(operation, customer.providerId);
      if (script?.delayMs) await new Promise((resolve) => setTimeout(resolve, script.delayMs));
      execute(() => work(customer, request, script), script, response, options.refusalCode);
    } catch (error) {
      answerFailure(response, error);
    }
  };
}

function execute(work: () => Answer, script: Script<string> | undefined, response: Response, refusalCode: string): void {
  switch (script?.outcome) {
    case 'unreachable':
      return void response.status(503).json({ error: 'UNAVAILABLE' });
    case 'refuse':
      return void response.status(422).json({
        error: 'REFUSED', code: script.code ?? refusalCode, reason: script.reason ?? 'Refused by the provider',
      });
    case 'timeout':
      if (script.applied) work();
      return; // the caller gets no answer, until it gives up
    default: {
      const { status, body } = work();
      response.status(status).json(body);
    }
  }
}

function authenticate<C extends Caller, O extends string>({ customers, clock }: SignedCallsOptions<C, O>, request: Request): C {
  const customer = customers.get(String(request.header('X-Provider-Id')));
  const call = { method: request.method, path: request.originalUrl, body: typeof request.body === 'string' ? request.body : '' };
  if (customer && clock.times.some((now) => isSignedRequest(request.headers, customer.secret, call, now))) return customer;
  throw new BadCall(401, 'UNAUTHENTICATED', 'no such account, or not signed with its secret');
}

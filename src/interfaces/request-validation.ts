import type { Request, Response } from 'express';
import { RegisterRoutes as mountCommand } from '../../generated/command/routes.ts';
import { RegisterRoutes as mountCore } from '../../generated/core/routes.ts';
import type { Operation } from '../../generated/operations.ts';
import { VALIDATED, validateOnly } from './ioc.ts';
import { collectHandlers } from './mount.ts';

/** Validates a request as its controller would be given it. @throws ValidateError. */
export type ValidateRequest = (operation: Operation, request: Request, response: Response) => Promise<void>;

/** The validation of all operations that are built, without anything that carries them out: for mocks. A preview takes anything. */
export function requestValidation(): ValidateRequest {
  const handlers = new Map([...collectHandlers(mountCore, mountCommand)].map(([{ operationId }, chain]) => [operationId, chain.at(-1)]));
  return async (operation, request, response) => {
    const handler = handlers.get(operation.operationId);
    if (!handler) return;
    validateOnly(request);
    const found = await new Promise<unknown>((resolve) => void handler(request, response, resolve));
    if (found !== VALIDATED) throw found;
  };
}

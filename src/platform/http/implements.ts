/**
 * A check that runs when the code is compiled and costs nothing at run time: a controller that drifts from the contract
 * does not compile.
 *
 * A controller names the operations that it serves, one method for each, named like the operation:
 *
 *     export class CoreAccountsController extends Controller implements Implements<'createAccount' | 'searchAccounts'> {…}
 *
 * That no operation is left without a controller, `interfaces/mount.ts` holds when the service starts: tsoa finds the
 * controllers by their file names, so none is registered anywhere.
 */
import type { operations as CommandOperations } from '../../../generated/command/operations.ts';
import type { operations as CoreOperations } from '../../../generated/core/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';

type Operations = CoreOperations & CommandOperations;

type SuccessStatus = 200 | 201 | 202 | 204;

/** The JSON body of a response; nothing where there is none. */
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : void;

type SuccessOf<Responses> = { [Status in Extract<keyof Responses, SuccessStatus>]: JsonOf<Responses[Status]> };

/** Body of an operation's answer when it succeeds, by its contract. */
export type SuccessBody<Id extends OperationId> = SuccessOf<Operations[Id]['responses']>[Extract<
  keyof Operations[Id]['responses'],
  SuccessStatus
>];

/** JSON body of an operation's request, by its contract; `undefined` where it takes none. */
export type RequestBody<Id extends OperationId> = Operations[Id] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

/**
 * Methods of a controller that serves these operations: each answers as the contract promises. Parameters are left to tsoa's specification,
 * which is compared with the contract (test/conformance).
 */
export type Implements<Ids extends OperationId> = {
  [Id in Ids]: (...parameters: never[]) => Promise<SuccessBody<Id>>;
};

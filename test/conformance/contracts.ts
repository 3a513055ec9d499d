import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf, type Contract, type LocatedOperation } from '../../contracts/codegen/contract.ts';
import { interfaceNames, root, type InterfaceName } from '../../contracts/codegen/settings.ts';

const cache = new Map<string, Contract>();

function read(file: string): Contract {
  const known = cache.get(file);
  if (known) return known;
  const document = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  cache.set(file, document);
  return document;
}

/** The bundled contract of an interface, as committed. Do not change it: it is shared. */
export function contractOf(interfaceName: InterfaceName): Contract {
  return read(join(root, 'generated/contracts', `${interfaceName}.json`));
}

/** The schemas of all events' data, as committed. */
export function eventsContract(): Contract {
  return read(join(root, 'generated/contracts/events.json'));
}

/** Every operation of both contracts. */
export function allOperations(): LocatedOperation[] {
  return interfaceNames.flatMap((interfaceName) => operationsOf(contractOf(interfaceName), interfaceName));
}

let byId: ReadonlyMap<string, LocatedOperation> | undefined;

/** One operation with the contract it belongs to. @throws Error when no contract has it. */
export function operationOf(operationId: string): LocatedOperation & { contract: Contract } {
  byId ??= new Map(allOperations().map((located) => [String(located.operation.operationId), located]));
  const located = byId.get(operationId);
  if (!located) throw new Error(`${operationId} is in no contract`);
  return { ...located, contract: contractOf(located.interfaceName) };
}

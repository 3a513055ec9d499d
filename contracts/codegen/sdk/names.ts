/** The names that the SDK uses. Each follows from the contract: a tag gives the group, an operationId the method in it. */
import {
  operationsOf, type Contract, type ContractOperation, type LocatedOperation,
} from '../contract.ts';
import { methodName } from './method-name.ts';
import { interfaceNames, type InterfaceName } from '../settings.ts';

export type Contracts = Readonly<Record<InterfaceName, Contract>>;

export interface Method extends LocatedOperation {
  readonly contract: Contract;
  readonly operationId: string;
  /** The method's name in its group: `create` for `createAccount` in `accounts`. */
  readonly name: string;
}

export interface Group {
  /** The property of the client: `glAccounts`. */
  readonly name: string;
  /** Its type: `GlAccountsGroup`. */
  readonly typeName: string;
  readonly description: string;
  readonly methods: readonly Method[];
}

/** `GL Accounts` → `glAccounts`, `KYC` → `kyc`, `account_id` → `accountId`. */
export function camel(text: string): string {
  const words = text.split(/[\s_-]+/).map((word) => (/^[A-Z]+$/.test(word) ? word.toLowerCase() : word));
  const [first = '', ...more] = words;
  return first.charAt(0).toLowerCase() + first.slice(1) + more.map(pascal).join('');
}

export function pascal(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The group of an operation: its own `x-group`, else its tag's, else the tag. */
export function groupNameOf(contract: Contract, operation: ContractOperation): string {
  const [tag = ''] = operation.tags ?? [];
  const described = contract.tags?.find(({ name }) => name === tag) as { 'x-group'?: string } | undefined;
  return operation['x-group'] ?? described?.['x-group'] ?? camel(tag);
}

/**
 * All operations of both contracts by group, groups in the order of the alphabet, methods too.
 * @throws Error when an operation lands in no group or two share a name.
 */
export function groupsOf(contracts: Contracts): Group[] {
  const methods = new Map<string, Method[]>();
  for (const interfaceName of interfaceNames) {
    const contract = contracts[interfaceName];
    for (const located of operationsOf(contract, interfaceName)) {
      const { operationId } = located.operation;
      const group = groupNameOf(contract, located.operation);
      if (!operationId || !/^[a-z][A-Za-z]*$/.test(group)) throw new Error(`${operationId}: its group is called ${group}`);
      methods.set(group, [...(methods.get(group) ?? []), { ...located, contract, operationId, name: methodName(group, operationId) }]);
    }
  }
  return [...methods].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, found]) => ({
    name,
    typeName: `${pascal(name)}Group`,
    description: describe(contracts, name),
    methods: unique(found.sort((a, b) => (a.operationId < b.operationId ? -1 : 1))),
  }));
}

/** The descriptions of the tags that map to a group. */
function describe(contracts: Contracts, group: string): string {
  const texts = interfaceNames.flatMap((interfaceName) =>
    (contracts[interfaceName].tags ?? [])
      .filter((tag) => ((tag as { 'x-group'?: string })['x-group'] ?? camel(tag.name)) === group)
      .map(({ description = '' }) => description.trim()));
  return [...new Set(texts)].join(' ');
}

function unique(methods: Method[]): Method[] {
  for (const key of ['operationId', 'name'] as const) {
    const seen = new Set<string>();
    for (const method of methods) {
      if (seen.has(method[key])) throw new Error(`${method[key]} is the ${key} of two operations`);
      seen.add(method[key]);
    }
  }
  return methods;
}

// Generated from contracts/ by `make generate`. Do not edit: change the contract and generate again.
/* eslint-disable */

/**
 * The name of an operation in its group: its operationId without the group's noun, if that follows the verb.
 * `createAccount` becomes `accounts.create`, `getAccountBalance` `accounts.getBalance`, `operatorBindRail`
 * `operator.bindRail`; `listAccountSquads` of `squads` stays, because it queries by account.
 */
export function methodName(group: string, operation: string): string {
  const noun = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  const singular = group.replace(/ies$/, 'y').replace(/s$/, '');
  const afterVerb = new RegExp(`^([a-z]+)(?:${noun(group)}|${noun(singular)})(?=[A-Z]|$)`);
  const ofGroup = new RegExp(`^${group}([A-Z])`);
  return operation.replace(ofGroup, (_found, first: string) => first.toLowerCase()).replace(afterVerb, '$1');
}

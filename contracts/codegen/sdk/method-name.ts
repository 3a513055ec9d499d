/**
 * What an operation is called in its group: its operationId without the noun of the group, where that follows the verb.
 * `createAccount` is `accounts.create`, `getAccountBalance` is `accounts.getBalance`, `operatorBindRail` is
 * `operator.bindRail`; `listAccountSquads` of `squads` stays, since it asks by account.
 */
export function methodName(group: string, operation: string): string {
  const noun = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  const singular = group.replace(/ies$/, 'y').replace(/s$/, '');
  const afterVerb = new RegExp(`^([a-z]+)(?:${noun(group)}|${noun(singular)})(?=[A-Z]|$)`);
  const ofGroup = new RegExp(`^${group}([A-Z])`);
  return operation.replace(ofGroup, (_found, first: string) => first.toLowerCase()).replace(afterVerb, '$1');
}

import { userInfo } from 'node:os';
import { Act } from '../platform/db/act.ts';
import type { IdSource } from '../platform/id.ts';
import { UsageError } from './command-failed.ts';

const FORM = /^[\p{L}\p{N}][\p{L}\p{N} ._:@+-]{0,99}$/u;

/**
 * Returns the actor of a command as records name it: `cli:` with the given name, or with the machine's account. Commands call it before
 * they change anything.
 * @param account reads the account that runs the command.
 * @throws UsageError for a name that cannot be kept.
 */
export function actorOf(named: string | undefined, account: () => { username: string } = userInfo): string {
  const name = named ?? accountName(account);
  if (!FORM.test(name)) throw new UsageError(`"${name}" names nobody: up to 100 letters, digits, spaces and . _ : @ + -`);
  return `cli:${name}`;
}

/** Name of the account that runs the command; `uid-` and its number where the system has no name for it, as in a container. */
function accountName(account: () => { username: string }): string {
  try {
    return account().username;
  } catch {
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Returns the act that is recorded of a command. */
export function actOfCommand(ids: IdSource, actor: string, { command, subject, reason = null }: {
  readonly command: string; readonly subject: Readonly<Record<string, string>>; readonly reason?: string | null | undefined;
}): Act {
  return new Act({
    actId: ids.next('act'), actor, actorTenant: null, onBehalfOf: null, operation: command, subject, reason, address: null, requestId: null,
  });
}

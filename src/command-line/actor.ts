import { userInfo } from 'node:os';
import { Act } from '../platform/acts/act.ts';
import type { IdSource } from '../platform/id.ts';
import { UsageError } from './command-failed.ts';

const FORM = /^[\p{L}\p{N}][\p{L}\p{N} ._:@+-]{0,99}$/u;

/**
 * Returns the actor of a command as records name it: `cli:` with the given name, or with the machine's account.
 * @throws UsageError for a name that cannot be kept.
 */
export function actorOf(named: string | undefined): string {
  const name = named ?? userInfo().username;
  if (!FORM.test(name)) throw new UsageError(`"${name}" names nobody: up to 100 letters, digits, spaces and . _ : @ + -`);
  return `cli:${name}`;
}

/** Returns the act that is recorded of a command. */
export function actOfCommand(ids: IdSource, actor: string, { command, subject, reason = null }: {
  readonly command: string; readonly subject: Readonly<Record<string, string>>; readonly reason?: string | null;
}): Act {
  return new Act({
    actId: ids.next('act'), actor, actorTenant: null, onBehalfOf: null, operation: command, subject, reason, address: null, requestId: null,
  });
}

/**
 * Postgres refuses to run as root, so root runs it as another account: the owner of the data folder when that is not
 * root, else `postgres`, else `nobody`.
 *
 * That account often cannot enter a clone below /root. Rather than open such a folder to everyone, the server then
 * keeps the one capability of passing through (setpriv, part of util-linux).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LocalServerError, readOrEmpty, type Executable } from './process.ts';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const PREFERRED = ['postgres', 'nobody'];
const EXECUTE_BY_OTHERS = 0o001;
const CAPABILITIES = '+dac_override,+dac_read_search';

/** The account Postgres runs as, or undefined for our own. */
export function serverAccount(dataFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    if (uid !== 0) return { uid, gid };
  }
  const found = PREFERRED.map(lookUp).find((account) => account !== undefined);
  if (found === undefined) {
    throw new LocalServerError(`Postgres refuses to run as root and there is no account ${PREFERRED.join(' or ')}`);
  }
  return found;
}

/** The command as that account, which must reach the program and every folder given. */
export function asAccount(
  account: Account | undefined,
  file: string,
  args: readonly string[],
  folders: readonly string[],
): Executable {
  if (account === undefined) return { file, args };
  const closed = [dirname(file), ...folders].flatMap(ancestors).find((folder) => !canEnter(account, folder));
  if (closed === undefined) return { file, args, ...account };
  if (spawnSync('setpriv', ['--version']).status !== 0) {
    throw new LocalServerError(
      `Postgres refuses to run as root and account ${account.uid} cannot enter ${closed}: ` +
        'move the clone, or install setpriv (util-linux)',
    );
  }
  return { file: 'setpriv', args: [...privileges(account), file, ...args] };
}

function privileges({ uid, gid }: Account): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=${CAPABILITIES}`,
    `--ambient-caps=${CAPABILITIES}`,
    '--securebits=+no_setuid_fixup',
  ];
}

function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [...ancestors(parent), folder];
}

function canEnter(account: Account, folder: string): boolean {
  if (!existsSync(folder)) return true;
  const { uid, mode } = statSync(folder);
  return uid === account.uid || (mode & EXECUTE_BY_OTHERS) !== 0;
}

function lookUp(name: string): Account | undefined {
  const line = readOrEmpty('/etc/passwd').split('\n').find((candidate) => candidate.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

import type { ReactNode } from 'react';
import { useRead } from '../data/queries.ts';
import { mayUse } from '../data/session.ts';
import { Id, shortId } from './values.tsx';

const KEPT_MS = 10 * 60_000;

/** The name of an account's owner; undefined until it is known, or where it may not be. */
export function useAccountName(accountId: string | undefined): string | undefined {
  const query = useRead(['account-name', accountId], async (client, options) => {
    const { display_name: name } = await client.accounts.getBalance(accountId ?? '', {}, options);
    return name ?? null;
  }, { enabled: accountId !== undefined && mayUse('service/accounts.read'), everyMs: KEPT_MS });
  return query.data ?? undefined;
}

/** An account by its owner's name, or by its identifier. */
export function AccountName({ id, hasId = false }: { readonly id: string; readonly hasId?: boolean }): ReactNode {
  const name = useAccountName(id);
  if (name === undefined) return <Id id={id} />;
  return <span><Id id={id} label={name} />{hasId && <span className="quiet id"> {shortId(id)}</span>}</span>;
}

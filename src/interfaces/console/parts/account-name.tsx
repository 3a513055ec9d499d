import type { ReactNode } from 'react';
import { useRead } from '../data/queries.ts';
import { mayUse } from '../data/session.ts';
import { common } from '../text/common.ts';
import { useText } from '../text/use-text.ts';
import { Id, shortId } from './values.tsx';

const KEPT_MS = 10 * 60_000;

/** The name of an account's owner; undefined until it is known, or where it may not be. */
export function useAccountName(accountId: string | undefined): string | undefined {
  return useOwner(accountId, false)?.name ?? undefined;
}

interface Owner {
  readonly name: string | null;
  /** An account that the tenant's lists do not have: one of the ledger's own. */
  readonly isLedgers: boolean;
}

/** @param isPerhapsLedgers asks first whether it is an account of the tenant: what is none answers no read. */
function useOwner(accountId: string | undefined, isPerhapsLedgers: boolean): Owner | undefined {
  const query = useRead<Owner>(
    ['account-name', accountId],
    async (client, options) => {
      if (isPerhapsLedgers) {
        const { data } = await client.accounts.search({ query: accountId ?? '', limit: 1 }, options);
        if (data.length === 0) return { name: null, isLedgers: true };
      }
      const { display_name: name } = await client.accounts.getBalance(accountId ?? '', {}, options);
      return { name: name ?? null, isLedgers: false };
    },
    { enabled: accountId !== undefined && mayUse('service/accounts.read'), everyMs: KEPT_MS },
  );
  return query.data;
}

/** An account by its owner's name, or by its identifier. */
export function AccountName({
  id,
  hasId = false,
  isPerhapsLedgers = false,
}: {
  readonly id: string;
  readonly hasId?: boolean;
  readonly isPerhapsLedgers?: boolean;
}): ReactNode {
  const say = useText();
  const owner = useOwner(id, isPerhapsLedgers);
  if (owner?.isLedgers)
    return (
      <span className="quiet" title={id}>
        {say(common.ledgersOwn)} <span className="id">{shortId(id)}</span>
      </span>
    );
  const name = owner?.name ?? undefined;
  if (name === undefined) return <Id id={id} />;
  return (
    <span>
      <Id id={id} label={name} />
      {hasId && <span className="quiet id"> {shortId(id)}</span>}
    </span>
  );
}

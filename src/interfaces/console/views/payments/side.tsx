import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { AccountName, useAccountName } from '../../parts/account-name.tsx';
import { shortId } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { useText } from '../../text/use-text.ts';

export interface SideProps {
  readonly side: models.DebtorCreditor;
  readonly hasId?: boolean;
  /** No link: it stands in one. */
  readonly isPlain?: boolean;
}

/** One side of a payment: an account by its owner's name, or an outside party as the service masks it. */
export function Side({ side, hasId = false, isPlain = false }: SideProps): ReactNode {
  const say = useText();
  if (side.account_id !== undefined)
    return isPlain ? <PlainName id={side.account_id} /> : <AccountName id={side.account_id} hasId={hasId} />;
  return <span title={say(common.outside)}>{side.external_id ?? say(common.outside)}</span>;
}

function PlainName({ id }: { readonly id: string }): ReactNode {
  return useAccountName(id) ?? shortId(id);
}

/** A side as a text. */
export function sideText(side: models.DebtorCreditor): string {
  return side.account_id ?? side.external_id ?? '';
}

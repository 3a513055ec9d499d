import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { AccountName, useAccountName } from '../../parts/account-name.tsx';
import { shortId } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { useText } from '../../text/use-text.ts';

export interface SideProps {
  readonly side: models.DebtorCreditor;
  /** The other side of the payment, where the service knows it: shown for a side that is outside. */
  readonly counterparty?: models.Counterparty | undefined;
  readonly hasId?: boolean;
  /** No link: it stands in one. */
  readonly isPlain?: boolean;
}

/** One side of a payment: an account by its owner's name, or an outside party by its name where that is known, else as it is masked. */
export function Side({ side, counterparty, hasId = false, isPlain = false }: SideProps): ReactNode {
  const say = useText();
  if (side.account_id !== undefined)
    return isPlain ? <PlainName id={side.account_id} /> : <AccountName id={side.account_id} hasId={hasId} />;
  return <span title={say(common.outside)}>{counterparty?.name ?? side.external_id ?? say(common.outside)}</span>;
}

function PlainName({ id }: { readonly id: string }): ReactNode {
  return useAccountName(id) ?? shortId(id);
}

/** A side as a text. */
export function sideText(side: models.DebtorCreditor, counterparty?: models.Counterparty): string {
  return side.account_id ?? counterparty?.name ?? side.external_id ?? '';
}

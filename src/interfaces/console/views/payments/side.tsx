import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { AccountName } from '../../parts/account-name.tsx';
import { common } from '../../text/common.ts';
import { useText } from '../../text/use-text.ts';

/** One side of a payment: an account by its owner's name, or an outside party as the service masks it. */
export function Side({ side, hasId = false }: { readonly side: models.DebtorCreditor; readonly hasId?: boolean }): ReactNode {
  const say = useText();
  if (side.account_id !== undefined) return <AccountName id={side.account_id} hasId={hasId} />;
  return <span title={say(common.outside)}>{side.external_id ?? say(common.outside)}</span>;
}

/** A side as a text. */
export function sideText(side: models.DebtorCreditor): string {
  return side.account_id ?? side.external_id ?? '';
}

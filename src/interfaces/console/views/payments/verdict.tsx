import { useEffect, useState, type ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { verifyEntry, type Verdict } from '../../data/verify.ts';
import { AccountName } from '../../parts/account-name.tsx';
import { Money } from '../../parts/values.tsx';
import { payments } from '../../text/payments.ts';
import { useText } from '../../text/use-text.ts';

const TEXTS = { VERIFIED: payments.verified, ALTERED: payments.altered, UNABLE: payments.unable, CHECKING: payments.checking } as const;

/** Says whether an entry matches its hash, as this browser computes it. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict | 'CHECKING' }): ReactNode {
  const say = useText();
  return (
    <span className={`verdict ${verdict}`} title={say(payments.verifyHow)}>
      {verdict === 'VERIFIED' ? '✓ ' : verdict === 'ALTERED' ? '✕ ' : ''}
      {say(TEXTS[verdict])}
    </span>
  );
}

export function EntryVerdict({ entry }: { readonly entry: models.JournalEntry }): ReactNode {
  const [verdict, setVerdict] = useState<Verdict | 'CHECKING'>('CHECKING');
  useEffect(() => {
    let isLate = false;
    void verifyEntry(entry).then((it) => {
      if (!isLate) setVerdict(it);
    });
    return () => {
      isLate = true;
    };
  }, [entry]);
  return <VerdictMark verdict={verdict} />;
}

/** Who was debited and credited by an entry. */
export function Postings({ entry }: { readonly entry: models.JournalEntry }): ReactNode {
  return (
    <div className="posting">
      {entry.payload.postings.flatMap(({ account_id, asset, amount }, place) => [
        <span key={`${place}-account`}>
          <AccountName id={account_id} isPerhapsLedgers />
        </span>,
        <Money key={`${place}-amount`} value={amount} currency={asset} isSigned />,
      ])}
    </div>
  );
}

/** The three hashes by which an entry hangs on the one before it. */
export function Hashes({ entry }: { readonly entry: models.JournalEntry }): ReactNode {
  const say = useText();
  return (
    <div className="hashes">
      <span className="quiet">{say(payments.payloadHash)}</span>
      <code>{entry.payload_hash}</code>
      <span className="quiet">{say(payments.prevHash)}</span>
      <code>{entry.prev_hash}</code>
      <span className="quiet">{say(payments.entryHash)}</span>
      <code>{entry.entry_hash}</code>
    </div>
  );
}

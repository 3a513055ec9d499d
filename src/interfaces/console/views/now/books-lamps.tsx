import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { mayUse } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { numberText } from '../../format/money.ts';
import { durationText } from '../../format/time.ts';
import { common } from '../../text/common.ts';
import { now } from '../../text/now.ts';
import { useText } from '../../text/use-text.ts';
import { Lamp } from './lamp.tsx';

const EVERY_MS = 10_000;
/** Entries at the end of the journal that each look verifies. */
const TAIL = 25;
/** The checker of a busy service is seconds behind, not minutes. */
const LATE_SECONDS = 60;

interface BooksState {
  readonly entry: number;
  readonly isBalanced: boolean;
  readonly verdict: 'VERIFIED' | 'UNABLE' | { readonly alteredEntry: number };
}

/** What this browser finds out of the books by itself. */
export function BooksLamp(): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const maySee = mayUse('service/gl');
  const query = useRead<BooksState>(
    ['books-lamp'],
    async (client, options) => {
      const { ledger_version: entry, balanced: isBalanced } = await client.glEntries.getTrialBalance({}, options);
      if (!mayUse('service/audit.read') || entry === 0) return { entry, isBalanced, verdict: 'UNABLE' };
      const { items } = await client.journal.listEntries(
        { from_seq: Math.max(1, entry - TAIL), to_seq: entry, limit: TAIL + 1 },
        options,
      );
      const { verifyChain } = await import('../../data/verify.ts');
      const verdicts = await verifyChain(items);
      const altered = items[verdicts.indexOf('ALTERED')];
      return {
        entry,
        isBalanced,
        verdict: altered ? { alteredEntry: altered.seq_no } : verdicts.includes('UNABLE') ? 'UNABLE' : 'VERIFIED',
      };
    },
    { enabled: maySee, everyMs: EVERY_MS },
  );
  const { data } = query;
  if (!maySee)
    return (
      <Lamp name={say(now.books)} light="off">
        {say(now.booksUnknown)}
      </Lamp>
    );
  if (!data)
    return (
      <Lamp name={say(now.books)} light={query.error ? 'bad' : 'off'}>
        {query.error ? query.error.message : say(common.loading)}
      </Lamp>
    );
  const entry = numberText(data.entry, language);
  if (!data.isBalanced)
    return (
      <Lamp name={say(now.books)} light="bad">
        {say(now.booksBad)}
      </Lamp>
    );
  if (typeof data.verdict === 'object')
    return (
      <Lamp name={say(now.books)} light="bad">
        {say(now.booksAltered, { entry: data.verdict.alteredEntry })}
      </Lamp>
    );
  return (
    <Lamp name={say(now.books)} light="good">
      {say(data.verdict === 'VERIFIED' ? now.booksGood : now.booksBalanced, { entry })}
    </Lamp>
  );
}

/** What the service's checker says of the books. */
export function CheckLamp({ books }: { readonly books: models.HealthBooks }): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const { status, checked_to, behind_seconds: behind, difference } = books;
  const entry = numberText(checked_to, language);
  if (status === 'differ')
    return (
      <Lamp name={say(now.check)} light="bad">
        {difference ? `${difference.row}: ${difference.problem}` : say(now.differs)}
      </Lamp>
    );
  return (
    <Lamp name={say(now.check)} light={behind > LATE_SECONDS ? 'warn' : 'good'}>
      {say(now.checked, { entry, behind: durationText(behind * 1000, language) })}
    </Lamp>
  );
}

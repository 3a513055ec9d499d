import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { mayUse, useSession } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { numberText } from '../../format/money.ts';
import { durationText } from '../../format/time.ts';
import { serviceNow } from '../../data/clock.ts';
import { verifyChain } from '../../data/verify.ts';
import { common } from '../../text/common.ts';
import { now } from '../../text/now.ts';
import { useText } from '../../text/use-text.ts';

const EVERY_MS = 5_000;
const BOOKS_EVERY_MS = 10_000;
/** Entries at the end of the journal that each look verifies. */
const TAIL = 25;

export type Light = 'good' | 'warn' | 'bad' | 'off';

export function Lamp({
  name,
  light,
  children,
}: {
  readonly name: ReactNode;
  readonly light: Light;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={`lamp ${light}`} data-light={light}>
      <span className="lamp-light" aria-hidden="true" />
      <span className="lamp-name">{name}</span>
      <span className="lamp-says">{children}</span>
    </div>
  );
}

export function Lamps(): ReactNode {
  const say = useText();
  return (
    <section className="lamps" aria-label={say(now.lamps)}>
      <BooksLamp />
      {mayUse('service/health') && <DependencyLamps />}
      {mayUse('service/operator') && <ProviderLamps />}
    </section>
  );
}

interface BooksState {
  readonly entry: number;
  readonly isBalanced: boolean;
  readonly verdict: 'VERIFIED' | 'UNABLE' | { readonly alteredEntry: number };
}

function BooksLamp(): ReactNode {
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
      const verdicts = await verifyChain(items);
      const altered = items[verdicts.indexOf('ALTERED')];
      return {
        entry,
        isBalanced,
        verdict: altered ? { alteredEntry: altered.seq_no } : verdicts.includes('UNABLE') ? 'UNABLE' : 'VERIFIED',
      };
    },
    { enabled: maySee, everyMs: BOOKS_EVERY_MS },
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

const NAMES: Readonly<Record<string, string>> = { postgres: 'Postgres', mongodb: 'MongoDB', chain: 'Chain' };

function DependencyLamps(): ReactNode {
  const say = useText();
  const { data, error } = useRead(['health'], (client, options) => client.health.get({}, options), { everyMs: EVERY_MS });
  if (error)
    return (
      <Lamp name="Razao" light="bad">
        {say(now.down)}
      </Lamp>
    );
  return data?.dependencies.map(({ name, status }) => (
    <Lamp
      key={name}
      name={Object.hasOwn(NAMES, name) ? NAMES[name] : name}
      light={status === 'up' ? 'good' : status === 'unreachable' ? 'warn' : 'bad'}
    >
      {say(status === 'up' ? now.up : status === 'differs' ? now.differs : now.down)}
    </Lamp>
  ));
}

const LIGHTS: Readonly<Record<string, Light>> = { OK: 'good', DEGRADED: 'warn', DOWN: 'bad', UNKNOWN: 'off' };

function ProviderLamps(): ReactNode {
  const tenant = useSession()?.tenant ?? '';
  const { data } = useRead(
    ['providers', tenant, 'lamps'],
    (client, options) => client.operator.listProviderAccounts(tenant, { limit: 50 }, options),
    { everyMs: EVERY_MS },
  );
  return data?.items
    .filter(({ status }) => status === 'ENABLED')
    .map((provider) => (
      <Lamp key={provider.provider_id} name={provider.display_name} light={LIGHTS[provider.health.state] ?? 'off'}>
        <HealthText health={provider.health} />
      </Lamp>
    ));
}

/** The facts behind a provider's lamp, the worst first. */
export function HealthText({ health }: { readonly health: models.ProviderHealth }): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const heard = [health.last_delivery_at, health.last_good_call_at]
    .filter((it) => it !== null)
    .sort()
    .at(-1);
  const parts = [
    health.payments_waiting > 0 && say(now.providerWaiting, { count: health.payments_waiting }),
    health.open_breaks > 0 && say(now.providerBreaks, { count: health.open_breaks }),
    health.unreadable_deliveries > 0 && say(now.providerUnreadable, { count: health.unreadable_deliveries }),
    heard === undefined
      ? say(now.providerQuiet)
      : say(now.providerLast, { when: say(common.ago, { duration: durationText(serviceNow() - Date.parse(heard), language) }) }),
  ];
  return parts.filter((it) => it !== false).join(' · ');
}

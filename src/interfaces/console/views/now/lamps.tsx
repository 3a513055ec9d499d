import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { mayUse, useSession } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { durationText } from '../../format/time.ts';
import { serviceNow } from '../../data/clock.ts';
import { common } from '../../text/common.ts';
import { now } from '../../text/now.ts';
import { useText } from '../../text/use-text.ts';
import { BooksLamp, CheckLamp } from './books-lamps.tsx';
import { Lamp, type Light } from './lamp.tsx';

const EVERY_MS = 5_000;

export function Lamps(): ReactNode {
  const say = useText();
  return (
    <section className="lamps" aria-label={say(now.lamps)}>
      <BooksLamp />
      {mayUse('service/health') && <HealthLamps />}
      {mayUse('service/operator') && <ProviderLamps />}
    </section>
  );
}

const NAMES: Readonly<Record<string, string>> = { postgres: 'Postgres', mongodb: 'MongoDB', chain: 'Chain' };

function HealthLamps(): ReactNode {
  const say = useText();
  const { data, error } = useRead(['health'], (client, options) => client.health.get({}, options), { everyMs: EVERY_MS });
  if (error)
    return (
      <Lamp name="Razao" light="bad">
        {say(now.down)}
      </Lamp>
    );
  return (
    <>
      {data?.books && <CheckLamp books={data.books} />}
      {data?.dependencies.map(({ name, status }) => (
        <Lamp
          key={name}
          name={Object.hasOwn(NAMES, name) ? NAMES[name] : name}
          light={status === 'up' ? 'good' : status === 'unreachable' ? 'warn' : 'bad'}
        >
          {say(status === 'up' ? now.up : status === 'differs' ? now.differs : now.down)}
        </Lamp>
      ))}
    </>
  );
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

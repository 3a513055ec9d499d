import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { useSettings } from '../../data/settings.ts';
import { minorUnitsOf, moneyText, numberText } from '../../format/money.ts';
import { timeText } from '../../format/time.ts';
import { ActButton, type Act } from '../../parts/act.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Bar } from '../../parts/bar.tsx';
import { Answered, Empty, Panel } from '../../parts/layout.tsx';
import { Age } from '../../parts/values.tsx';
import { accounts } from '../../text/accounts.ts';
import { common } from '../../text/common.ts';
import { useCode } from '../../text/use-code.ts';
import { useText, type Say } from '../../text/use-text.ts';
import type { Account } from './account-type.ts';

export function LimitsTab({ account }: { readonly account: Account }): ReactNode {
  const say = useText();
  const query = useRead(['limits', account.id], (client, options) => client.limits.getAccountLimits(account.id, {}, options), {
    everyMs: 10_000,
  });
  return (
    <>
      <Panel title={say(accounts.tabLimits)} aside={<ActButton act={newLimit(account, say)} className="button small" />}>
        <Answered query={query} lines={6}>
          {({ limits, exempt }) =>
            exempt ? (
              <Empty>{say(accounts.limitExempt)}</Empty>
            ) : limits.length === 0 ? (
              <Empty>{say(accounts.limitNone)}</Empty>
            ) : (
              <div className="bars">
                {limits.map((it) => (
                  <LimitBar key={it.policy.policy_id} limit={it} />
                ))}
              </div>
            )
          }
        </Answered>
      </Panel>
      {account.currency === 'BRL' && account.type === 'CUSTOMER' && <PixLimits account={account} />}
    </>
  );
}

function LimitBar({ limit }: { readonly limit: models.AccountLimit }): ReactNode {
  const say = useText();
  const word = useCode();
  const { language, zone } = useSettings();
  const { policy, used, remaining, status, window_end: end } = limit;
  const show = (value: number): string =>
    policy.dimension === 'COUNT'
      ? numberText(value, language)
      : moneyText(value, policy.currency ?? 'BRL', language, policy.currency_exponent ?? 2);
  const name = `${word(policy.direction)} · ${word(policy.dimension)} · ${word(policy.window)}`;
  return (
    <Bar
      name={name}
      part={used / Math.max(1, policy.threshold)}
      value={`${show(used)} / ${show(policy.threshold)}`}
      label={
        <span className="row">
          {name}
          <Badge code={policy.scope_type} tone="quiet" />
          {policy.rail !== null && <Badge code={policy.rail} tone="quiet" />}
          <Badge code={policy.action} tone={policy.action === 'REJECT' ? 'bad' : 'warn'} />
          {status !== 'ACTIVE' && <Badge code={status} />}
        </span>
      }
      foot={
        policy.dimension === 'SINGLE_AMOUNT'
          ? say(accounts.limitSingle)
          : end === null
            ? show(remaining)
            : say(accounts.limitLeft, { left: show(remaining), until: timeText(end, language, zone) })
      }
      footEnd={policy.policy_key ?? policy.policy_id}
    />
  );
}

function PixLimits({ account }: { readonly account: Account }): ReactNode {
  const say = useText();
  const word = useCode();
  const { language, zone } = useSettings();
  const query = useRead(['pix-limits', account.id], (client, options) => client.limits.getPixLimits(account.id, {}, options), {
    everyMs: 10_000,
  });
  const money = (value: number): string => moneyText(value, 'BRL', language);
  return (
    <Panel title="Pix">
      <Answered query={query} lines={3}>
        {({ current, daily_limit_minor: daily, nighttime_limit_minor: night, nighttime_start: start, nighttime_end: end }) => (
          <div className="bars">
            <Bar
              name={say(accounts.pixLimit, { period: word(current.period) })}
              label={say(accounts.pixLimit, { period: word(current.period) })}
              part={current.used_minor / Math.max(1, current.limit_minor)}
              value={`${money(current.used_minor)} / ${money(current.limit_minor)}`}
              foot={say(accounts.limitLeft, {
                left: money(current.remaining_minor),
                until: timeText(current.window_end, language, zone),
              })}
              footEnd={say(accounts.pixFrom, { start: start.value, end })}
            />
            {[daily, night].map(({ value, ceiling, pending }, place) => (
              <p key={place} className="quiet">
                {say(accounts.pixSet, { period: word(place === 0 ? 'DAY' : 'NIGHT'), value: money(value), ceiling: money(ceiling) })}{' '}
                {pending && (
                  <>
                    · {say(accounts.pixPending, { value: money(pending.value), when: '' })}
                    <Age at={pending.activates_at} />
                  </>
                )}
              </p>
            ))}
          </div>
        )}
      </Answered>
    </Panel>
  );
}

function newLimit(account: Account, say: Say): Act {
  return {
    title: accounts.setLimit,
    does: say(accounts.setLimitDoes),
    scope: 'service/accounts.write',
    call: 'limits.createAccountLimitPolicy',
    operation: 'createAccountLimitPolicy',
    args: [account.id],
    fields: [{ name: 'amount', label: common.amount, kind: 'AMOUNT', isRequired: true }],
    confirm: ({ amount = '' }) => amount,
    body: ({ amount = '' }) => ({
      dimension: 'AMOUNT',
      direction: 'DEBIT',
      window: 'DAY',
      action: 'REJECT',
      currency: account.currency,
      threshold: minorUnitsOf(amount, account.currency_exponent ?? 2) ?? 0,
    }),
  };
}

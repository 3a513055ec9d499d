import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { useSettings } from '../../data/settings.ts';
import { numberText } from '../../format/money.ts';
import { ActButton, type Act } from '../../parts/act.tsx';
import { reasonField, reasonIn } from '../../parts/act-field.tsx';
import { Bar } from '../../parts/bar.tsx';
import { Answered, Panel } from '../../parts/layout.tsx';
import { Age } from '../../parts/values.tsx';
import { operator } from '../../text/products.ts';
import { useCode } from '../../text/use-code.ts';
import { useText, type Say } from '../../text/use-text.ts';

export function Quotas({ tenant }: { readonly tenant: string }): ReactNode {
  const say = useText();
  const query = useRead(['quotas', tenant], (client, options) => client.operator.getQuotas(tenant, {}, options), { everyMs: 10_000 });
  return (
    <Panel
      title={say(operator.tabQuotas)}
      aside={query.data && <ActButton act={override(tenant, query.data.quotas, say)} className="button small" />}
    >
      <Answered query={query} lines={10} height={420}>
        {({ quotas }) => (
          <div className="bars">
            {quotas.map((it) => (
              <Quota key={it.name} quota={it} />
            ))}
          </div>
        )}
      </Answered>
    </Panel>
  );
}

function Quota({ quota: it }: { readonly quota: models.QuotaDetail }): ReactNode {
  const say = useText();
  const word = useCode();
  const { language } = useSettings();
  const show = (value: number): string => numberText(value, language);
  return (
    <Bar
      name={it.name}
      label={
        <>
          <code>{it.name}</code> <span className="quiet">{word(it.window)}</span>
        </>
      }
      part={(it.used ?? 0) / Math.max(1, it.effective)}
      value={`${it.used === null ? '–' : show(it.used)} / ${show(it.effective)}`}
      foot={say(operator.quotaFoot, { default: show(it.default), ceiling: show(it.ceiling) })}
      footEnd={
        it.resets_at !== null && (
          <>
            {say(operator.quotaResets, { when: '' })}
            <Age at={it.resets_at} />
          </>
        )
      }
    />
  );
}

/** The body names all overrides there are: what it leaves out would go back to the default. */
function override(tenant: string, quotas: readonly models.QuotaDetail[], say: Say): Act {
  return {
    title: operator.override,
    does: say(operator.overrideDoes),
    scope: 'service/operator',
    call: 'operator.putQuotas',
    operation: 'operatorPutQuotas',
    args: [tenant],
    isForPlatform: true,
    confirm: ({ name = '' }) => name,
    fields: [
      {
        name: 'name',
        label: operator.quota,
        kind: 'CHOICE',
        isRequired: true,
        start: quotas[0]?.name ?? '',
        choices: quotas.map(({ name }) => ({ value: name, label: name })),
      },
      { name: 'value', label: operator.value, kind: 'NUMBER' },
      reasonField(),
    ],
    body: (values) => {
      const kept = quotas.filter(({ override: it }) => it !== null).map(({ name, override: it }) => [name, it] as const);
      const { name = '', value = '' } = values;
      return {
        overrides: { ...Object.fromEntries(kept), [name]: /^\d+$/.test(value.trim()) ? Number(value.trim()) : null },
        ...reasonIn(values),
      };
    },
  };
}

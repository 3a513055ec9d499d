import { useMemo, type ReactNode } from 'react';
import { NotFoundError, type models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { useSettings } from '../../data/settings.ts';
import { moneyText, numberText } from '../../format/money.ts';
import { Badge } from '../../parts/badge.tsx';
import { Bar } from '../../parts/bar.tsx';
import { DataTable, listOf, type Column } from '../../parts/data-table.tsx';
import { Answered, Empty, Facts, Panel } from '../../parts/layout.tsx';
import { Id, Money, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { operator } from '../../text/products.ts';
import { useText } from '../../text/use-text.ts';

const columns: readonly Column<models.QbrlPolicyVersion>[] = [
  { id: 'version', title: common.id, narrow: 'head', value: (it) => it.policy_version, show: (it) => it.policy_version },
  { id: 'status', title: common.state, value: (it) => it.status, show: (it) => <Badge code={it.status} /> },
  {
    id: 'cap',
    title: operator.maxOutstanding,
    align: 'end',
    value: (it) => it.max_outstanding_cents,
    show: (it) => <Money value={it.max_outstanding_cents} currency="BRL" />,
  },
  {
    id: 'signers',
    title: operator.signers,
    value: (it) => it.required_signatures,
    show: (it) => `${it.required_signatures} / ${it.signers.length}`,
  },
  { id: 'account', title: operator.backing, value: (it) => it.redemption_account_id, show: (it) => <Id id={it.redemption_account_id} /> },
  {
    id: 'effective_from',
    title: operator.effectiveFrom,
    value: (it) => it.effective_from,
    show: (it) => <Time at={it.effective_from} />,
  },
];

/** qBRL outstanding against the money that backs it. */
export function Qbrl({ tenant }: { readonly tenant: string }): ReactNode {
  const say = useText();
  const query = useRead(
    ['qbrl', tenant],
    async (client, options) => {
      try {
        return await client.operator.getQbrlPolicy(tenant, {}, options);
      } catch (error) {
        if (error instanceof NotFoundError) return null;
        throw error;
      }
    },
    { everyMs: 10_000 },
  );
  return (
    <Answered query={query} lines={8} height={400}>
      {(it) =>
        it ? (
          <Policy policy={it} />
        ) : (
          <Panel>
            <Empty>{say(operator.noPolicy)}</Empty>
          </Panel>
        )
      }
    </Answered>
  );
}

function Policy({ policy: it }: { readonly policy: models.QbrlPolicyResponse }): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const list = useMemo(() => listOf(it.versions), [it]);
  const money = (value: number): string => moneyText(value, 'BRL', language);
  const cap = it.versions.find(({ status }) => status === 'IN_FORCE')?.max_outstanding_cents;
  const isBacked = it.backing_cents === null || it.backing_cents >= it.outstanding_cents;
  return (
    <>
      <Panel title="qBRL" aside={<Badge code={isBacked ? 'OK' : 'DOWN'}>{say(operator.backed)}</Badge>}>
        <div className="bars">
          {cap !== undefined && (
            <Bar
              name={say(operator.outstanding)}
              label={say(operator.outstanding)}
              part={it.outstanding_cents / Math.max(1, cap)}
              value={`${money(it.outstanding_cents)} / ${money(cap)}`}
            />
          )}
          {it.backing_cents !== null && (
            <Bar
              name={say(operator.backing)}
              label={say(operator.backing)}
              part={it.outstanding_cents / Math.max(1, it.backing_cents)}
              value={`${money(it.backing_cents)} ≥ ${money(it.outstanding_cents)}`}
            />
          )}
          <Facts
            facts={[
              [say(operator.issuedToday), <Money key="today" value={it.issued_today_cents} currency="BRL" />],
              [
                say(operator.onChain),
                it.attestation.chain ? <Money key="chain" value={it.attestation.chain.total_cents} currency="BRL" /> : undefined,
              ],
              [say(common.entry), say(operator.attested, { entry: numberText(it.attestation.as_of_seq, language) })],
            ]}
          />
        </div>
      </Panel>
      <Panel title={say(operator.policyVersions)} isFlush>
        <DataTable name={operator.policyVersions} columns={columns} list={list} rowKey={({ policy_version }) => String(policy_version)} />
      </Panel>
    </>
  );
}

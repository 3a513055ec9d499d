import { useMemo, type ReactNode } from 'react';
import { NotFoundError, type models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, listOf, type Column } from '../../parts/data-table.tsx';
import { Answered, Empty, Facts, Panel } from '../../parts/layout.tsx';
import { Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { products } from '../../text/products.ts';
import { useText } from '../../text/use-text.ts';

const columns: readonly Column<models.BatteryAttackResult>[] = [
  {
    id: 'attack',
    title: products.attack,
    narrow: 'head',
    value: (it) => it.attack,
    show: (it) => (
      <span>
        <code>{it.attack}</code>
        <br />
        <span className="quiet">{it.description}</span>
      </span>
    ),
  },
  {
    id: 'verdict',
    title: products.verdict,
    value: (it) => it.verdict,
    show: (it) => <Badge code={it.verdict} tone={it.verdict === 'HELD' ? 'good' : it.verdict === 'BREACHED' ? 'bad' : 'quiet'} />,
  },
  { id: 'tried', title: products.tried, align: 'end', value: (it) => it.tried, show: (it) => it.tried },
  { id: 'refused', title: products.refused, align: 'end', value: (it) => it.refused, show: (it) => it.refused },
  {
    id: 'breaches',
    title: products.breaches,
    value: (it) => it.breaches.length,
    show: (it) =>
      it.breaches.length === 0
        ? '–'
        : it.breaches.map(({ variation, description }) => (
            <p key={variation}>
              #{variation} {description}
            </p>
          )),
  },
];

/** The report card of the battery that the certification names, attack by attack. */
export function Battery({ product }: { readonly product: models.ProductResponse }): ReactNode {
  const say = useText();
  const query = useRead(
    ['battery', product.product_id, product.certification?.certified_at],
    async (client, options) => {
      try {
        const evidence = await client.products.getCertificationEvidence(product.product_id, 'battery', {}, options);
        return evidence.kind === 'battery' ? (evidence as models.BatteryEvidenceDocument).document : null;
      } catch (error) {
        if (error instanceof NotFoundError) return null;
        throw error;
      }
    },
    { enabled: product.certification !== null },
  );
  if (product.certification === null)
    return (
      <Panel>
        <Empty>{say(products.batteryNone)}</Empty>
      </Panel>
    );
  return (
    <Answered query={query} lines={8}>
      {(card) =>
        card ? (
          <Card card={card} />
        ) : (
          <Panel>
            <Empty>{say(products.batteryNone)}</Empty>
          </Panel>
        )
      }
    </Answered>
  );
}

function Card({ card }: { readonly card: models.BatteryReportCard }): ReactNode {
  const say = useText();
  const list = useMemo(() => listOf(card.attacks), [card]);
  return (
    <>
      <Panel>
        <Facts
          facts={[
            [say(products.verdict), <Badge key="verdict" code={card.verdict} />],
            [say(products.held), String(card.held)],
            [
              say(products.breached),
              <span key="breached" className={card.breached > 0 ? 'bad' : ''}>
                {card.breached}
              </span>,
            ],
            [say(products.honest), `${card.honest.accepted} / ${card.honest.tried}`],
            [say(products.mutants), `${card.mutation.killed} / ${card.mutation.mutants} (${card.mutation.score_bps / 100} %)`],
            [say(common.when), <Time key="at" at={card.reported_at} form="LONG" />],
          ]}
        />
      </Panel>
      <Panel isFlush>
        <DataTable name={products.tabBattery} columns={columns} list={list} rowKey={({ attack }) => attack} />
      </Panel>
    </>
  );
}

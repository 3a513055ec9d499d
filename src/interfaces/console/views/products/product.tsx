import { useMemo, type ReactNode } from 'react';
import { useParams } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useRead } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { mayUse, useSession } from '../../data/session.ts';
import { ActButton, type Act } from '../../parts/act.tsx';
import { reasonField, reasonIn } from '../../parts/act-field.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, listOf, type Column } from '../../parts/data-table.tsx';
import { Answered, Facts, Page, Panel, Tabs } from '../../parts/layout.tsx';
import { Copy, Money, Time } from '../../parts/values.tsx';
import { codes } from '../../text/codes.ts';
import { common } from '../../text/common.ts';
import { products } from '../../text/products.ts';
import { useText, type Say } from '../../text/use-text.ts';
import { Battery } from './battery.tsx';
import { Drain } from './drain.tsx';
import { Instances } from './instances.tsx';
import { CertificationMark } from './certification-mark.tsx';

type Product = models.ProductResponse;

const TABS = [
  {
    name: 'overview',
    label: products.tabOverview,
    scope: 'service/products',
    show: (product: Product) => <Overview product={product} />,
  },
  { name: 'battery', label: products.tabBattery, scope: 'service/products', show: (product: Product) => <Battery product={product} /> },
  {
    name: 'instances',
    label: products.tabInstances,
    scope: 'service/products',
    show: (product: Product) => <Instances product={product} />,
  },
  { name: 'drain', label: products.tabDrain, scope: 'service/operator', show: (product: Product) => <Drain product={product} /> },
] as const;

export function View(): ReactNode {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useRead(['product', id], (client, options) => client.products.get(id, {}, options), { everyMs: 10_000 });
  return (
    <Answered query={query} lines={10} height={600}>
      {(product) => <ProductPage product={product} />}
    </Answered>
  );
}

function ProductPage({ product }: { readonly product: Product }): ReactNode {
  const say = useText();
  const tenant = useSession()?.tenant ?? '';
  const [search] = useSearchState();
  const tabs = TABS.filter(({ scope }) => mayUse(scope));
  const tab = tabs.find(({ name }) => name === search['tab']) ?? tabs[0];
  return (
    <Page
      over={
        <>
          {say(products.product)} · {say(products.version, { version: product.product_version })}
        </>
      }
      title={product.display_name}
      mark={
        <>
          <Badge code={product.lifecycle} />
          <CertificationMark it={product.certification} />
        </>
      }
      about={
        <>
          <span className="id">{product.product_id}</span> <Copy text={product.product_id} /> · {product.manifest.description}
        </>
      }
      actions={<ActButton act={setLifecycle(tenant, product, say)} />}
    >
      <Tabs label={say(products.product)} active={tab?.name ?? ''} tabs={tabs.map(({ name, label }) => ({ name, label: say(label) }))} />
      {tab?.show(product)}
    </Page>
  );
}

const actionColumns: readonly Column<models.ProductAction>[] = [
  {
    id: 'name',
    title: common.name,
    narrow: 'head',
    value: (it) => it.name,
    show: (it) => (
      <span>
        <code>{it.name}</code>
        <br />
        <span className="quiet">{it.description}</span>
      </span>
    ),
  },
  {
    id: 'states',
    title: products.fromTo,
    value: (it) => `${it.from_states.join(' ')} ${it.to_state}`,
    show: (it) => (
      <span className="states">
        {it.from_states.join(', ')} <span className="sep">→</span> {it.to_state}
      </span>
    ),
  },
  { id: 'signed_by', title: products.signedBy, value: (it) => it.signed_by, show: (it) => it.signed_by },
  { id: 'effect', title: products.effect, value: (it) => it.value_effect, show: (it) => <Badge code={it.value_effect} tone="quiet" /> },
];

function Overview({ product }: { readonly product: Product }): ReactNode {
  const say = useText();
  const { manifest, certification } = product;
  const list = useMemo(() => listOf(manifest.actions), [manifest]);
  return (
    <>
      <Panel>
        <Facts
          facts={[
            [say(products.openInstances), String(product.open_instances)],
            [
              say(products.committed),
              <Money
                key="c"
                value={product.committed_value.value}
                currency={product.committed_value.currency}
                exponent={product.committed_value.currency_exponent}
              />,
            ],
            [say(products.source), `${product.source.kind} ${product.source.template_id ?? product.source.compile_id ?? ''}`],
            [say(products.certified), certification ? <Time key="at" at={certification.certified_at} /> : say(products.notCertified)],
            [say(products.liveEligible), certification ? say(certification.live_eligible ? common.yes : common.no) : undefined],
            [say(common.reason), product.lifecycle_reason],
            [
              say(products.script),
              <span key="script" className="id">
                {product.artifact.script_hash}
              </span>,
            ],
          ]}
        />
      </Panel>
      <Panel title={say(products.states)}>
        <div className="states">
          {manifest.states.map((it) => (
            <Badge key={it.name} code={it.name} tone={it.is_final ? 'quiet' : 'info'}>
              {it.name}
            </Badge>
          ))}
        </div>
      </Panel>
      <Panel title={say(products.actions)} isFlush>
        <DataTable name={products.actions} columns={actionColumns} list={list} rowKey={({ name }) => name} />
      </Panel>
      {certification && <Certification product={product} />}
    </>
  );
}

function Certification({ product }: { readonly product: Product }): ReactNode {
  const say = useText();
  const query = useRead(['certification', product.product_id], (client, options) =>
    client.products.getCertification(product.product_id, {}, options),
  );
  return (
    <Panel title={say(products.certification)}>
      <Answered query={query} lines={3}>
        {(it) => (
          <Facts
            facts={[
              [
                say(common.state),
                <Badge key="state" code={it.stale ? 'STALE' : 'VALID'} tone={it.stale ? 'warn' : 'good'}>
                  {it.stale ? `${say(products.stale)}: ${it.stale_reasons.join(', ')}` : say(products.fresh)}
                </Badge>,
              ],
              [say(products.liveEligible), it.live_eligible ? say(common.yes) : `${say(common.no)}: ${it.live_blockers.join(', ')}`],
              [say(products.certified), <Time key="at" at={it.certified_at} form="LONG" />],
              [say(products.certifiedBy), it.certified_by],
              [
                'envelope_hash',
                <span key="hash" className="id">
                  {it.envelope_hash}
                </span>,
              ],
            ]}
          />
        )}
      </Answered>
    </Panel>
  );
}

function setLifecycle(tenant: string, product: Product, say: Say): Act {
  return {
    title: products.setLifecycle,
    does: say(products.setLifecycleDoes),
    scope: 'service/operator',
    call: 'operator.setProductLifecycle',
    operation: 'operatorSetProductLifecycle',
    args: [tenant, product.product_id],
    isDanger: true,
    confirm: product.product_id,
    fields: [
      {
        name: 'lifecycle',
        label: products.lifecycle,
        kind: 'CHOICE',
        isRequired: true,
        start: 'SUSPENDED',
        choices: ['LIVE', 'SUSPENDED', 'RETIRED'].map((value) => ({ value, label: say(codes[value] ?? products.lifecycle) })),
      },
      reasonField(),
    ],
    body: (values) => ({ lifecycle: values['lifecycle'], ...reasonIn(values) }),
  };
}

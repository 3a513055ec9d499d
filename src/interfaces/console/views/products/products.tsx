import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { models } from '@razao/sdk';
import { useList } from '../../data/queries.ts';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Page, Panel } from '../../parts/layout.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { products } from '../../text/products.ts';
import { useText } from '../../text/use-text.ts';
import { CertificationMark } from './certification-mark.tsx';

const columns: readonly Column<models.ProductResponse>[] = [
  {
    id: 'name',
    title: common.name,
    narrow: 'head',
    value: (it) => it.product_id,
    show: (it) => (
      <span>
        <Link to={`/products/${it.product_id}`}>{it.display_name}</Link>
        <br />
        <span className="quiet id">{it.product_id}</span>
      </span>
    ),
  },
  { id: 'lifecycle', title: products.lifecycle, value: (it) => it.lifecycle, show: (it) => <Badge code={it.lifecycle} /> },
  {
    id: 'certification',
    title: products.certification,
    value: (it) => (it.certification ? (it.certification.stale ? 'STALE' : 'VALID') : ''),
    show: (it) => <CertificationMark it={it.certification} />,
  },
  { id: 'open', title: products.openInstances, align: 'end', value: (it) => it.open_instances, show: (it) => it.open_instances },
  {
    id: 'committed',
    title: products.committed,
    align: 'end',
    value: (it) => it.committed_value.value,
    show: (it) => (
      <Money value={it.committed_value.value} currency={it.committed_value.currency} exponent={it.committed_value.currency_exponent} />
    ),
  },
  { id: 'updated_at', title: common.updated, value: (it) => it.updated_at, show: (it) => <Time at={it.updated_at} /> },
];

export function View(): ReactNode {
  const say = useText();
  const list = useList<models.ProductResponse>(['products'], (client, page, options) => client.products.list(page, options), {
    everyMs: 10_000,
  });
  return (
    <Page title={say(products.title)}>
      <Panel isFlush>
        <DataTable
          name={products.title}
          columns={columns}
          list={list}
          rowKey={({ product_id }) => product_id}
          to={({ product_id }) => `/products/${product_id}`}
          empty={say(products.none)}
        />
      </Panel>
    </Page>
  );
}

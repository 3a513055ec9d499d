import { useEffect, useState, type ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { useList, useRead } from '../../data/queries.ts';
import { useSearchState } from '../../data/search-state.ts';
import { minorUnitsOf } from '../../format/money.ts';
import { AccountPicker } from '../../parts/account-picker.tsx';
import { ActButton, type Act } from '../../parts/act.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Answered, Empty, Panel } from '../../parts/layout.tsx';
import { Age, Copy, Id, Money, Time } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { pix } from '../../text/pix.ts';
import { useText, type Say } from '../../text/use-text.ts';
import { useChosenAccount } from './chosen-account.ts';

export function ChargesTab(): ReactNode {
  const say = useText();
  const [account, choose] = useChosenAccount();
  const [search] = useSearchState();
  const txid = /^[A-Za-z0-9]{26,35}$/.test(search['txid'] ?? '') ? search['txid'] : undefined;
  return (
    <>
      <Panel isFlush>
        <div className="filters">
          <AccountPicker value={account} change={choose} />
        </div>
        {account === undefined && <Empty>{say(common.chooseAccount)}</Empty>}
      </Panel>
      {txid !== undefined && <ChargePanel txid={txid} />}
      {account !== undefined && <Charges account={account} />}
    </>
  );
}

function Charges({ account }: { readonly account: string }): ReactNode {
  const say = useText();
  const list = useList<models.PixQrChargeResponse>(
    ['charges', account],
    (client, page, options) => client.pix.listQrCharges({ account_id: account, ...page }, options),
    { everyMs: 5_000 },
  );
  return (
    <Panel title={say(pix.tabCharges)} aside={<ActButton act={newCharge(account, say)} className="button small" />} isFlush>
      <DataTable name={pix.tabCharges} columns={columns} list={list} rowKey={({ txid }) => txid} />
    </Panel>
  );
}

const columns: readonly Column<models.PixQrChargeResponse>[] = [
  {
    id: 'amount',
    title: common.amount,
    align: 'end',
    narrow: 'head',
    value: (it) => it.amount_cents,
    show: (it) => <Money value={it.amount_cents} currency={it.currency} />,
  },
  {
    id: 'state',
    title: common.state,
    value: (it) => (it.expired ? 'EXPIRED' : it.state),
    show: (it) => <Badge code={it.expired && it.state === 'ACTIVE' ? 'EXPIRED' : it.state} />,
  },
  { id: 'description', title: common.description, value: (it) => it.description, show: (it) => it.description ?? '–' },
  {
    id: 'expires_at',
    title: pix.expires,
    value: (it) => it.expires_at,
    show: (it) => (it.state === 'ACTIVE' ? <Age at={it.expires_at} /> : '–'),
  },
  { id: 'paid_at', title: pix.paid, value: (it) => it.paid_at, show: (it) => <Time at={it.paid_at} /> },
  {
    id: 'payment',
    title: common.payment,
    value: (it) => it.obligation_id,
    show: (it) => (it.obligation_id === null ? '–' : <Id id={it.obligation_id} />),
  },
  { id: 'txid', title: pix.qr, value: (it) => it.txid, show: (it) => <ShowQr txid={it.txid} /> },
];

function ShowQr({ txid }: { readonly txid: string }): ReactNode {
  const say = useText();
  const [, change] = useSearchState();
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        change({ txid });
        scrollTo({ top: 0 });
      }}
    >
      {say(pix.showQr)}
    </button>
  );
}

function ChargePanel({ txid }: { readonly txid: string }): ReactNode {
  const say = useText();
  const [, change] = useSearchState();
  const query = useRead(['charge', txid], (client, options) => client.pix.getQrCharge(txid, undefined, options), { everyMs: 5_000 });
  return (
    <Panel
      title={say(pix.qrOf, { txid })}
      aside={
        <button type="button" className="button small" onClick={() => change({ txid: undefined })}>
          {say(common.close)}
        </button>
      }
    >
      <Answered query={query} lines={6} height={200}>
        {(charge) => (
          <div className="row">
            <Qr txid={txid} />
            <div className="stack">
              <p className="amount-value">
                <Money value={charge.amount_cents} currency={charge.currency} /> <Badge code={charge.state} />
              </p>
              <p className="quiet">
                {charge.merchant.name}, {charge.merchant.city}
              </p>
              <h3>
                {say(pix.copyPaste)} <Copy text={charge.brcode} />
              </h3>
              <pre tabIndex={0}>{charge.brcode}</pre>
            </div>
          </div>
        )}
      </Answered>
    </Panel>
  );
}

/** The code as the service draws it, shown as an image: a drawing cannot run anything there. */
function Qr({ txid }: { readonly txid: string }): ReactNode {
  const say = useText();
  const { data } = useRead(['qr', txid], (client, options) =>
    client.pix.getQrCharge(txid, undefined, { ...options, accept: 'image/svg+xml' }),
  );
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (data === undefined) return undefined;
    const made = URL.createObjectURL(new Blob([data], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return url === undefined ? (
    <span className="qr" />
  ) : (
    <img className="qr" src={url} alt={say(pix.qrOf, { txid })} width={180} height={180} />
  );
}

function newCharge(account: string, say: Say): Act {
  return {
    title: pix.newCharge,
    does: say(pix.newChargeDoes),
    scope: 'service/obligations.write',
    call: 'pix.createDynamicQr',
    operation: 'createPixDynamicQr',
    args: [account],
    fields: [
      { name: 'amount', label: common.amount, kind: 'AMOUNT', isRequired: true },
      { name: 'description', label: common.description, kind: 'TEXT', maxLength: 140 },
    ],
    body: ({ amount = '', description = '' }) => ({
      amount_cents: minorUnitsOf(amount) ?? 0,
      ...(description !== '' && { description }),
    }),
  };
}

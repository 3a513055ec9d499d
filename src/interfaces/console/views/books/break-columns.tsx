import type { models } from '@razao/sdk';
import { ActButton, type Act } from '../../parts/act.tsx';
import { reasonField, reasonIn } from '../../parts/act-field.tsx';
import { Badge } from '../../parts/badge.tsx';
import type { Column } from '../../parts/data-table.tsx';
import { Day, Id, Money } from '../../parts/values.tsx';
import { decimalOf } from '../../format/money.ts';
import { books } from '../../text/books.ts';
import { common } from '../../text/common.ts';
import { payments } from '../../text/payments.ts';
import type { Say } from '../../text/use-text.ts';

type Break = models.ReconciliationBreakResponse;

export function breakColumns(say: Say): readonly Column<Break>[] {
  const money = (it: Break, value: number | undefined) =>
    value === undefined ? '–' : <Money value={value} currency={it.currency} exponent={it.currency_exponent} />;
  return [
    {
      id: 'difference',
      title: books.difference,
      align: 'end',
      narrow: 'head',
      value: (it) => it.difference_cents,
      show: (it) => (
        <strong>
          <Money value={it.difference_cents} currency={it.currency} exponent={it.currency_exponent} isSigned />
        </strong>
      ),
    },
    {
      id: 'kind',
      title: common.kind,
      value: (it) => it.kind,
      show: (it) => <Badge code={it.kind} tone={it.state === 'OPEN' ? 'warn' : 'quiet'} />,
    },
    { id: 'day', title: common.day, value: (it) => it.accounting_day, show: (it) => <Day day={it.accounting_day} /> },
    { id: 'provider', title: common.provider, value: (it) => it.provider_id, show: (it) => `${it.provider_id} · ${it.rail}` },
    {
      id: 'at_provider',
      title: books.atProvider,
      align: 'end',
      value: (it) => it.provider?.amount_cents,
      show: (it) => (
        <span>
          {money(it, it.provider?.amount_cents)}
          <br />
          <span className="quiet id">{it.provider?.external_id ?? ''}</span>
        </span>
      ),
    },
    {
      id: 'in_ledger',
      title: books.inLedger,
      align: 'end',
      value: (it) => it.ledger?.amount_cents,
      show: (it) => (
        <span>
          {money(it, it.ledger?.amount_cents)}
          <br />
          {it.ledger?.obligation_id && <Id id={it.ledger.obligation_id} />}
        </span>
      ),
    },
    {
      id: 'resolution',
      title: books.resolution,
      value: (it) => it.resolution?.kind,
      show: (it) =>
        it.resolution ? (
          <span className="row">
            <Badge code={it.resolution.kind} tone="quiet" />
            {it.resolution.reason}
          </span>
        ) : (
          <span className="row">
            {breakActs(it, say).map((act) => (
              <ActButton key={act.title.en} act={act} className="button small" />
            ))}
          </span>
        ),
    },
  ];
}

function breakActs(it: Break, say: Say): Act[] {
  const amount = decimalOf(it.difference_cents, it.currency_exponent ?? 2);
  const shared = {
    scope: 'service/gl',
    call: 'reconciliation.resolveBreak',
    operation: 'resolveReconciliationBreak',
    args: [it.break_id],
  } as const;
  return [
    {
      ...shared,
      title: books.explain,
      does: say(books.explainDoes, { amount }),
      fields: [reasonField(true)],
      body: (values) => ({ resolution: 'EXPLAINED', ...reasonIn(values) }),
    },
    {
      ...shared,
      title: books.correct,
      does: say(books.correctDoes, { amount }),
      isDanger: true,
      confirm: amount,
      fields: [{ name: 'account', label: payments.destination, kind: 'TEXT', isRequired: true, maxLength: 64 }, reasonField(true)],
      body: (values) => ({ resolution: 'CORRECTED', account_id: (values['account'] ?? '').trim(), ...reasonIn(values) }),
    },
  ];
}

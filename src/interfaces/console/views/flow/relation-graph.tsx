import { useMemo, type ReactNode } from 'react';
import { useQueries } from '@tanstack/react-query';
import { api } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { moneyText } from '../../format/money.ts';
import { DataTable, usePagedList, type Column } from '../../parts/data-table.tsx';
import { AccountName } from '../../parts/account-name.tsx';
import { Graph, type GraphEdge, type GraphNode } from '../../parts/graph.tsx';
import { Money, shortId } from '../../parts/values.tsx';
import { common } from '../../text/common.ts';
import { flow } from '../../text/flow.ts';
import { useText } from '../../text/use-text.ts';
import type { Relation } from './relations.ts';

/** The names of accounts, as far as they are known. */
export function useAccountNames(ids: readonly string[]): ReadonlyMap<string, string> {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['account-name', id],
      staleTime: 10 * 60_000,
      queryFn: async ({ signal }: { signal: AbortSignal }) => ({
        name: (await api().accounts.getBalance(id, {}, { signal })).display_name ?? null,
        isLedgers: false,
      }),
    })),
    combine: (answers) =>
      new Map(
        ids.flatMap((id, place) => {
          const name = answers[place]?.data?.name;
          return name === null || name === undefined ? [] : [[id, name] as const];
        }),
      ),
  });
}

export function RelationGraph({
  relations,
  origin,
}: {
  readonly relations: readonly Relation[];
  readonly origin?: string | undefined;
}): ReactNode {
  const say = useText();
  const { language } = useSettings();
  const ids = useMemo(() => [...new Set(relations.flatMap(({ from, to }) => [from, to]))], [relations]);
  const names = useAccountNames(useMemo(() => ids.filter((id) => id.startsWith('acc_')), [ids]));
  const nodes = useMemo(
    () =>
      ids.map((id): GraphNode =>
        id.startsWith('acc_')
          ? {
              id,
              label: names.get(id) ?? shortId(id),
              sub: shortId(id),
              to: `/accounts/${id}`,
              kind: id === origin ? 'origin' : undefined,
            }
          : { id, label: say(flow.outsideOver, { rail: id.replace('outside ', '') }), kind: 'outside' },
      ),
    [ids, names, say, origin],
  );
  const edges = useMemo(
    () =>
      relations.map((it): GraphEdge => ({
        from: it.from,
        to: it.to,
        weight: it.cents,
        label: moneyText(it.cents, it.currency, language, it.exponent ?? 2),
      })),
    [relations, language],
  );
  return <Graph nodes={nodes} edges={edges} label={say(flow.graph)} />;
}

const columns: readonly Column<Relation>[] = [
  { id: 'from', title: common.payer, narrow: 'head', value: (it) => it.from, show: (it) => <Node id={it.from} /> },
  { id: 'to', title: common.payee, value: (it) => it.to, show: (it) => <Node id={it.to} /> },
  { id: 'count', title: flow.payments, align: 'end', value: (it) => it.count, show: (it) => it.count },
  {
    id: 'amount',
    title: common.amount,
    align: 'end',
    value: (it) => it.cents,
    show: (it) => <Money value={it.cents} currency={it.currency} exponent={it.exponent} />,
  },
];

function Node({ id }: { readonly id: string }): ReactNode {
  const say = useText();
  return id.startsWith('acc_') ? <AccountName id={id} /> : say(flow.outsideOver, { rail: id.replace('outside ', '') });
}

const debtColumns = columns
  .filter(({ id }) => id !== 'count')
  .map((it) => (it.id === 'from' ? { ...it, title: flow.debtor } : it.id === 'to' ? { ...it, title: flow.creditor } : it));

/** @param isDebt whether the relations are what somebody owes, and not what was paid. */
export function RelationTable({
  relations,
  isDebt = false,
}: {
  readonly relations: readonly Relation[];
  readonly isDebt?: boolean;
}): ReactNode {
  const list = usePagedList(relations);
  return <DataTable name={flow.relations} columns={isDebt ? debtColumns : columns} list={list} rowKey={(it) => it.key} />;
}

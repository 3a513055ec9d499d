import type { models } from '@razao/sdk';
import { Badge } from '../../parts/badge.tsx';
import type { Column } from '../../parts/data-table.tsx';
import { Id, Time } from '../../parts/values.tsx';
import { accounts } from '../../text/accounts.ts';
import { common } from '../../text/common.ts';

export const keyColumns: readonly Column<models.PixKeyResponse>[] = [
  {
    id: 'key',
    title: accounts.key,
    narrow: 'head',
    value: (it) => it.key_value,
    show: (it) => <span className="id">{it.key_value ?? '–'}</span>,
  },
  { id: 'type', title: common.type, value: (it) => it.key_type, show: (it) => it.key_type },
  { id: 'state', title: common.state, value: (it) => it.state, show: (it) => <Badge code={it.state} /> },
  {
    id: 'reason',
    title: common.reason,
    value: (it) => it.failure?.code ?? it.exclusion_reason,
    show: (it) => it.failure?.message ?? (it.exclusion_reason === null ? '–' : <Badge code={it.exclusion_reason} tone="quiet" />),
  },
  { id: 'registered_at', title: common.since, value: (it) => it.registered_at, show: (it) => <Time at={it.registered_at} /> },
  { id: 'key_id', title: common.id, narrow: 'hide', value: (it) => it.key_id, show: (it) => <Id id={it.key_id} /> },
];

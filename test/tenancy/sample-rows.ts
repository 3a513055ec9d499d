/** A row for any table that has a tenant_id, made from the catalogue: a new table is tested without being listed. */
import type pg from 'pg';

interface Column {
  name: string;
  type: string;
  needed: boolean;
}

/** Values for columns by type. Foreign keys are not checked while samples are written, check constraints are. */
const BY_TYPE: Readonly<Record<string, unknown>> = {
  'text': 'x', 'text[]': [], 'bigint': 1, 'integer': 1, 'smallint': 1, 'boolean': false, 'bytea': Buffer.from([1]),
  'numeric': 1, 'json': '{}', 'jsonb': '{}', 'date': '2026-03-02', 'timestamp with time zone': '2026-03-02T12:00:00Z',
};

/** Values that a table's check constraints require. When a sample cannot be written, add the table's here. */
const BY_TABLE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accounts: { status: 'ACTIVE', owner_party_id: 'x' },
  batteries: { state: 'QUEUED', counted_on: '2026-03-02', due_at: '2026-03-02T12:00:00Z' },
  blocks: { state: 'ACTIVE', captured: 0 },
  chain_sendings: { kind: 'SWEEP' },
  client_builds: { build_id: '0'.repeat(64), due_at: '2026-03-02T12:00:00Z' },
  clients: { client_id: 'x' },
  compiles: { state: 'QUEUED', counted_on: '2026-03-02', due_at: '2026-03-02T12:00:00Z' },
  conformance_runs: { state: 'OPEN' },
  dispatches: { phase: 'SEND' },
  evidence: { kind: 'FAILURE', state: 'FAILED', reason_code: 'PROCESSING_ERROR', exception_cents: 0 },
  gl_accounts: { type: 'ASSET', normal_side: 'DEBIT' },
  kyc_records: { state: 'PENDING', found: 'NONE' },
  kyc_moves: { from_state: 'NOT_SUBMITTED', to_state: 'PENDING', actor_type: 'CLIENT' },
  kyc_requests: { kind: 'SCREENING', trigger: 'cadence' },
  kyc_screenings: { result: 'CLEAR' },
  holds: { state: 'RELEASED', resolved_at: '2026-03-02T12:00:00Z', captured: 0 },
  log_checkpoints: { root: Buffer.alloc(32) },
  log_tiles: { hashes: Buffer.alloc(32) },
  med_cases: { direction: 'INBOUND', status: 'OPEN', report_id: 'x', waiting: 0 },
  limit_policies: {
    scope_type: 'ACCOUNT', scope_id: 'x', dimension: 'COUNT', direction: 'DEBIT', window_kind: 'DAY', action: 'WARN', enforce_per: 'SCOPE',
    counter: 'C1',
    enabled: true,
  },
  money_in: { kind: 'INBOUND_CREDIT' },
  obligations: { state: 'PENDING' },
  payment_methods: { status: 'CLOSED' },
  payout_stops: { state: 'STOPPED' },
  parties: { type: 'individual' },
  pix_claims: { type: 'PORTABILITY', role: 'DONOR', state: 'OPEN' },
  pix_charges: { state: 'ACTIVE' },
  pix_keys: { key_type: 'EVP', state: 'PENDING' },
  pix_returns: { reason_code: 'MD06', state: 'PROCESSING' },
  pix_mandate_charges: { status: 'SCHEDULED' },
  pix_mandates: { status: 'PENDING_AUTHORIZATION', amount_type: 'VARIABLE' },
  product_drains: { state: 'RUNNING', path: '[{}]' },
  product_instances: { status: 'PENDING', held: 0 },
  product_keys: { fingerprint: '0'.repeat(64), status: 'ACTIVE' },
  product_moves: { kind: 'CREATE', outcome: 'SUBMITTED', origin_kind: 'CLIENT' },
  product_versions: { source_kind: 'COMPILE', compile_id: 'x' },
  products: { lifecycle: 'DRAFT' },
  provider_deliveries: { outcome: 'KEPT' },
  pix_limits: { night_start: '20:00' },
  qbrl_locks: { state: 'UNDER_WAY' },
  qbrl_policies: { asset: 'qBRL' },
  qbrl_versions: { status: 'SCHEDULED' },
  providers: {
    provider_id: 'sim-x', type: 'SPONSOR_BANK', verification_strategy: 'timestamped_hmac_v1', secret: Buffer.from([1]), secret_tail: 'x',
  },
  rail_bindings: { rail: 'PIX' },
  reconciliation_breaks: { kind: 'MISSING_IN_LEDGER', state: 'OPEN' },
  reconciliation_runs: { source_kind: 'FETCH', state: 'RUNNING' },
  risk_flags: { severity: 'NOTICE' },
  schedule_runs: { state: 'EXECUTED' },
  schedules: { schedule_type: 'ONE_SHOT', state: 'ACTIVE', run_at: '2026-03-02T12:00:00Z' },
  squads: { state: 'OPEN' },
  squad_members: { role: 'OWNER' },
  squad_invitations: { state: 'REVOKED' },
  squad_entries: { kind: 'CYCLE_SUMMARY', summary: '{}' },
  squad_shares: { state: 'OPEN', creditor_account_id: 'y' },
  squad_spend_requests: { state: 'PENDING_APPROVAL', approvals: '[]' },
  squad_cycles: { period: '2026-03' },
  recurring_expenses: { amount_kind: 'VARIABLE' },
  recurring_postings: { state: 'SKIPPED', reason: 'CYCLE_CLOSED' },
  auto_collect_consents: { state: 'ACTIVE' },
  treasury_keys: { verification_key: Buffer.alloc(32) },
  transfer_templates: { status: 'ACTIVE', debtor_kind: 'account', creditor_kind: 'account' },
  waiting_facts: { facts: '[{}]' },
  webhook_endpoints: { event_types: ['*'], status: 'DISABLED' },
};

/** Tables of the schema with a tenant_id, without the partitions of others. */
export async function tenantTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'razao'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  return rows.map(({ name }) => name);
}

/** A statement that inserts a sample row of the tenant. */
export async function sampleInsert(client: pg.ClientBase, table: string, tenant: string): Promise<pg.QueryConfig<unknown[]>> {
  const overrides = BY_TABLE[table] ?? {};
  const columns = (await columnsOf(client, table)).filter(({ name, needed }) => needed || name in overrides);
  const values = columns.map(({ name, type }) => {
    if (name === 'tenant_id') return tenant;
    if (name in overrides) return overrides[name];
    if (!(type in BY_TYPE)) throw new Error(`no sample value for ${table}.${name} of type ${type}: add it to BY_TYPE`);
    return BY_TYPE[type];
  });
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  return { text: `insert into razao.${table} (${columns.map(({ name }) => name).join(', ')}) values (${places})`, values };
}

/** Writes a sample row of each tenant into every table, as a superuser. */
export async function seedEveryTable(owner: pg.ClientBase, tenants: string[]): Promise<void> {
  for (const tenant of tenants) {
    await owner.query('begin');
    await owner.query('set local session_replication_role = replica'); // by itself: see `tamper`
    for (const table of await tenantTables(owner)) {
      const { text, values } = await sampleInsert(owner, table, tenant);
      const insert = ['chain_wallets', 'clients', 'providers'].includes(table) ? text.replace('$1', `'${tenant}' || $1`) : text;
      // A deferred exclusion takes no `on conflict`; its table has no rows from the migrations either.
      await owner.query(['squad_cycles', 'qbrl_versions'].includes(table) ? insert : `${insert} on conflict do nothing`, values);
    }
    await owner.query('commit');
  }
}

async function columnsOf(client: pg.ClientBase, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select attname as name, format_type(atttypid, null) as type, attnotnull and not atthasdef as needed
    from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`, [`razao.${table}`]);
  return rows;
}

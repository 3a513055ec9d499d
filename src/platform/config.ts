import { isIP } from 'node:net';
import { bool, cleanEnv, EnvMissingError, makeValidator, str } from 'envalid';
import { hostUrls } from './postgres-hosts.ts';
import { QUOTA_NAMES, type QuotaDefaults } from './quota.ts';

/** A wrong setting: the message lists all that are wrong, on one line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const ROLES = ['api', 'worker', 'checker'] as const;
export type Role = (typeof ROLES)[number];

const optional = <T>(validator: ReturnType<typeof makeValidator<T>>) => ({ desc }: { desc: string }) =>
  validator({ default: undefined, desc });

const httpUrl = optional(makeValidator<string>((input) => {
  if (!/^https?:\/\//i.test(input)) throw new Error('must be a URL beginning with http:// or https://');
  if (!URL.canParse(input)) throw new Error('must be a URL with a host after //');
  return input;
}));

/** It may name several hosts, with commas between, which is not a valid URL. */
const optionalPostgres = optional(makeValidator<string>((input) => {
  if (!/^postgres(ql)?:\/\//i.test(input)) throw new Error('must be a URL beginning with postgres:// or postgresql://');
  hostUrls(input);
  return input;
}));

/** A replica set names several hosts, with commas between, which is not a valid URL. */
const optionalMongo = optional(makeValidator<string>((input) => {
  if (!/^mongodb(\+srv)?:\/\/[^/?\s]+/.test(input)) throw new Error('must be a URL beginning with mongodb:// or mongodb+srv://');
  return input;
}));

const listOf = <T extends string>(allowed?: readonly T[]) =>
  makeValidator<T[]>((input) => {
    const items = input.split(',').map((item) => item.trim()).filter(Boolean) as T[];
    const unknown = items.find((item) => allowed && !allowed.includes(item));
    if (unknown !== undefined) throw new Error(`may name ${allowed?.join(', ')}; not ${unknown}`);
    return items;
  });

/** Networks in CIDR notation, with commas between. */
const networks = makeValidator<string[]>((input) => {
  const items = input.split(',').map((item) => item.trim()).filter(Boolean);
  const wrong = items.find((item) => {
    const [address = '', bits = ''] = item.split('/');
    return isIP(address) === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > (isIP(address) === 4 ? 32 : 128) || Number(bits) === 0;
  });
  if (wrong !== undefined) throw new Error(`must be networks such as 10.20.0.0/16 or fd12:3456::/32, with commas between; not ${wrong}`);
  return items;
});

const within = (low: number, high: number) =>
  makeValidator<number>((input) => {
    const value = Number(input);
    if (!Number.isInteger(value) || value < low || value > high) throw new Error(`must be a whole number from ${low} to ${high}`);
    return value;
  });

/** Days, one number for all of three or one for each. */
const dayList = makeValidator<[number, number, number]>((input) => {
  const days = input.split(',').map(Number);
  const [all] = days;
  if (![1, 3].includes(days.length) || !days.every((it) => Number.isInteger(it) && it >= 1 && it <= 3650)) {
    throw new Error('must be a number of days from 1 to 3650, or three with commas between');
  }
  return (days.length === 1 ? [all, all, all] : days) as [number, number, number];
});

function readKek(input: string): Buffer {
  const key = Buffer.from(input, /^[0-9a-f]{64}$/i.test(input) ? 'hex' : 'base64');
  if (key.length !== 32) throw new Error('must be 32 bytes, as 64 hex digits or base64');
  return key;
}

const kek = makeValidator<Buffer>(readKek);

const keks = makeValidator<Buffer[]>((input) => input.split(',').map((part) => part.trim()).filter(Boolean).map(readKek));

const ispb = makeValidator<string>((input) => {
  if (!/^[0-9A-Z]{8}$/.test(input)) throw new Error('must be eight digits or capitals');
  return input;
});

/** The line of a witness's key, a space, and its address; with commas between. */
const witnesses = makeValidator<{ key: string; url: string }[]>((input) => input.split(',').map((part) => {
  const [, key = '', url = ''] = /^(\S+\+\S+\+\S+) (https?:\/\/\S+)$/.exec(part.trim()) ?? [];
  if (!URL.canParse(url)) throw new Error('must be lines of keys, each with a space and an address after it, with commas between');
  return { key, url: url.replace(/\/+$/, '') };
}));

/** `accounts=500,squads=20`: names of quotas with how much tenants have. How many writes may wait is a setting of its own. */
const quotas = makeValidator<Partial<QuotaDefaults>>((input) => {
  const names = QUOTA_NAMES.filter((name) => name !== 'waiting_writes');
  const pairs = input.split(',').map((part) => part.trim()).filter(Boolean).map((part) => part.split('='));
  for (const [name, value] of pairs) {
    if (!names.some((it) => it === name) || !/^\d{1,15}$/.test(value ?? '')) throw new Error(
      `must be quotas with whole numbers, as in accounts=500,squads=20; it may name ${names.join(', ')}`,
    );
  }
  return Object.fromEntries(pairs.map(([name, value]) => [name, Number(value)]));
});

const MOST_CENTS = Number.MAX_SAFE_INTEGER;

/** Two amounts in centavos with a comma between: by day and by night. */
const dayAndNight = makeValidator<[day: number, night: number]>((input) => {
  const [day = Number.NaN, night = Number.NaN, ...more] = input.split(',').map(Number);
  if (more.length > 0 || ![day, night].every((it) => Number.isSafeInteger(it) && it >= 0)) {
    throw new Error('must be two amounts in centavos with a comma between, as 100000,50000');
  }
  return [day, night];
});

/** Clients compare an issuer letter by letter, so it is kept as it is written. */
const issuer = makeValidator<string>((input) => {
  const isOrigin = /^https?:\/\//.test(input) && URL.canParse(input) && new URL(input).origin === input;
  if (!isOrigin)
    throw new Error('must be the address by which clients reach the service, as https://ledger.example.com: no path, and no / at its end');
  return input;
});

const port = within(0, 65_535);

/** Number of days; 0 for `empty`. */
const demoDays = makeValidator<number>((input) => {
  const days = input === 'empty' ? 0 : Number(input);
  if (!Number.isInteger(days) || days < 0 || days > 60) throw new Error('must be empty, or a number of days up to 60');
  return days;
});

const service = {
  PORT: port({ default: 8080, desc: 'The port of the API; 0 picks a free one.' }),
  HOST: str({ default: '127.0.0.1', desc: 'The address that the API and the mocks listen on.' }),
  RAZAO_ROLES: listOf(ROLES)({ default: [...ROLES], desc: 'The roles of this process.' }),
  RAZAO_LOG_LEVEL: str({
    default: 'info', choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], desc: 'The least severe log lines to write.',
  }),
  RAZAO_CORS_ORIGINS: listOf<string>()({
    default: [], desc:
      'The origins that a browser may call from, separated by commas: `*` for any, `localhost` for pages of this machine, which `make run` sets.',
  }),
  RAZAO_HEADERS_SECONDS: within(1, 300)({
    default: 10, desc: 'The time a caller has to send the headers of a request; then 408, and the connection ends.',
  }),
  RAZAO_REQUEST_SECONDS: within(1, 3600)({
    default: 30, desc: 'The time a caller has to send a whole request; then 408, and the connection ends.',
  }),
  RAZAO_MOST_CONNECTIONS: within(1, 1_000_000)({
    default: 10_000, desc: 'The simultaneous connections to the API of this process; each further one is closed at once.',
  }),
  RAZAO_TRUSTED_PROXIES: within(0, 10)({
    default: 0, desc: 'The number of proxies in front of the service whose `X-Forwarded-For` gives the address of the caller.',
  }),
  RAZAO_PLAIN_HTTP: bool({
    default: false,
    desc: 'Serves HTTP by ordinary Express code instead of the fast path, to find out whether a fault is in the fast path. Slower.',
  }),
  RAZAO_CONSOLE: bool({
    default: true, desc: 'Serves [the console](console.md) at `/console`. It holds no data of its own and needs a client\'s id and secret.',
  }),
  RAZAO_DEMO: demoDays({
    default: 60, desc: 'The days of demo data that the first `make run` makes in the background: up to 60, or `empty`.',
  }),
  RAZAO_SANDBOX: bool({
    default: false,
    desc:
      'Binds the simulated rail MOCK, allows the simulated sponsor as a provider, and lets clients [move the clock](time.md). ' +
      '`make run` turns it on.',
  }),
};

const databases = {
  DATABASE_URL: optionalPostgres({
    desc:
      'Postgres; `make run` starts one. `migrate` needs the owner: it creates the role `razao_app`, which owns nothing and which all connections of the service use. ' +
      'For `serve`, use a login that cannot become the owner: `create role app login password \'…\' in role razao_app`.',
  }),
  DATABASE_APP_URL: optionalPostgres({
    desc: 'That login, for a process that has the owner\'s `DATABASE_URL` too (`serve --migrate`); refused alone.',
  }),
  RAZAO_POSTGRES_CONNECT_SECONDS: within(1, 300)({ default: 5, desc: 'The time each Postgres server has to accept a connection.' }),
  RAZAO_POSTGRES_STATEMENT_SECONDS: within(1, 3600)({
    default: 30, desc: 'The time a statement may take. A connection that is silent for longer, and for the time to connect, is destroyed.',
  }),
  RAZAO_POSTGRES_STALL_SECONDS: within(1, 3600)({
    default: 10, desc: 'The time that writes of a tenant may wait for Postgres before `/readyz` answers 503.',
  }),
  MONGODB_URL: optionalMongo({
    desc: 'MongoDB; `make run` starts one. Without it the ledger works, while schedules, webhooks and housekeeping wait.',
  }),
  RAZAO_DATA_DIR: str({ default: '.razao', desc: 'The folder of the embedded servers\' data, the generated key and `ready.json`.' }),
};

const secrets = {
  RAZAO_KEK: kek({
    default: undefined,
    desc:
      'The key that encrypts secrets at rest: 32 bytes in hex or base64 (`openssl rand -hex 32`). Needed beside a `DATABASE_URL`; `make run` generates one. Keep it: without it the service does not start.',
  }),
  RAZAO_KEK_ALSO: keks({
    default: [],
    desc: 'Other keys that decrypt what they encrypted, separated by commas, while the key [rotates](operating.md#rotate-keys).',
  }),
  RAZAO_ISSUER: issuer({
    default: undefined,
    desc:
      'The address by which clients reach the service, without a path, as `https://ledger.example.com`: tokens and OAuth metadata name it as their issuer. ' +
      'Without it tokens name `razao`, and the metadata names the address that the caller used.',
  }),
  RAZAO_CHECKPOINT_DIR: str({
    default: undefined,
    desc:
      'The folder, outside the database, in which each worker keeps the newest checkpoint that it has seen of each log: ' +
      'a restored backup then [signs nothing that contradicts it](prove-it.md). Without it a process remembers them until it ends.',
  }),
  RAZAO_WITNESSES: witnesses({
    default: [],
    desc:
      'The witnesses that cosign checkpoints, with commas between: the line of a key, a space and the address, as ' +
      '`witness.example/w1+1f2e3d4c+BA… https://witness.example`. See [Prove it](prove-it.md).',
  }),
  RAZAO_WITNESS_QUORUM: within(0, 16)({
    default: 0, desc: 'The number of these witnesses that must have cosigned a checkpoint before it is published.',
  }),
  RAZAO_TOKEN_TTL_SECONDS: within(1, 86_400)({ default: 3600, desc: 'The lifetime of an access token.' }),
  RAZAO_TOKENS_PER_CLIENT: within(1, 1_000_000)({
    default: 300, desc: 'The tokens a minute for a client, in each process; a wrong secret counts as ten; above that 429.',
  }),
  RAZAO_TOKENS_PER_ADDRESS: within(1, 1_000_000)({
    default: 1200, desc: 'The tokens a minute for all callers from one address, in each process.',
  }),
};

const retention = {
  RAZAO_IDEMPOTENCY_DAYS: within(1, 365)({ default: 7, desc: 'The days that answers are kept under their idempotency key.' }),
  RAZAO_OUTBOX_DAYS: within(1, 365)({ default: 30, desc: 'The days that events are kept.' }),
  RAZAO_DELIVERY_DAYS: within(1, 3650)({
    default: 365, desc: 'The days that the bodies of providers\' deliveries are kept; their names and digests are kept.',
  }),
  RAZAO_COUNTERPARTY_DAYS: within(30, 36_500)({
    default: 3650, desc: 'The days after its end that a payment says who was on the other side, and what the payer said.',
  }),
};

const quotaSettings = {
  RAZAO_QUEUE_LIMIT: within(1, 1_000_000)({
    default: 5000, desc: 'The writes of one tenant that may wait; above that 503 `OVERLOADED`. The default of the quota `waiting_writes`.',
  }),
  RAZAO_QUOTAS: quotas({ default: {}, desc: 'Other defaults of quotas for this installation, as in `accounts=500,squads=20`.' }),
};

const monitoring = {
  RAZAO_CHECKER_DATABASE_URL: optionalPostgres({
    desc: 'The standby whose books [the checker](operating.md#the-checker) reads; without it, it reads `DATABASE_URL`.',
  }),
  RAZAO_CHECKER_WHOLE_ENTRIES: within(0, 1_000_000_000)({
    default: 200_000,
    desc: 'The entries up to which the checker checks a tenant\'s whole books on the primary; larger books are sampled there.',
  }),
  RAZAO_CHECKER_READ_ONLY: bool({
    default: false, desc: 'Refuses all writes of a tenant\'s money with 503 while its books differ from its entries.',
  }),
  RAZAO_METRICS_PORT: port({ default: undefined, desc: 'The port of `/metrics`; 0 picks a free one, as `make run` does.' }),
  RAZAO_METRICS_HOST: str({ default: '127.0.0.1', desc: 'The address of `/metrics`.' }),
  RAZAO_METRICS_TENANTS: bool({ default: false, desc: 'Labels metrics with the tenant.' }),
  RAZAO_JOBS_PORT: port({
    default: undefined, desc: 'The port of the dashboard of scheduled jobs, on 127.0.0.1 only; 0 picks a free one, as `make run` does.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl({
    desc: 'The collector that spans go to over OTLP/HTTP; OpenTelemetry\'s other variables hold for sampler, headers and batches.',
  }),
};

const network = {
  RAZAO_ALLOWED_NETWORKS: networks({
    default: [],
    desc: 'The private networks that webhooks and provider accounts may reach, over http too, such as `10.20.0.0/16,fd12:3456::/32`.',
  }),
  RAZAO_WEBHOOK_ALLOW_LOOPBACK: bool({ default: false, desc: 'Lets webhooks reach this machine, over http too. `make run` turns it on.' }),
};

const rails = {
  RAZAO_RAIL_TIMEOUT_SECONDS: within(1, 300)({ default: 30, desc: 'The time a call to a rail may take.' }),
  RAZAO_RAIL_CONCURRENCY: within(1, 1000)({ default: 16, desc: 'The calls that run at once for a tenant and rail, in this process.' }),
  RAZAO_DISPATCH_MINUTES: within(0, 10_080)({ default: 60, desc: 'The time that a payment which was certainly not sent is retried.' }),
  RAZAO_RAIL_ASK_HOURS: within(1, 8_760)({ default: 72, desc: 'The time that a silent rail is polled for the outcome of a payment.' }),
  RAZAO_BACKDATING_DAYS: within(0, 365)({ default: 7, desc: 'The days back that evidence may date a movement.' }),
  RAZAO_INCUMBENT_PROVIDER: str({
    default: 'sim-demo', desc: 'The provider whose events arrive at receivers without a provider in their path.',
  }),
};

const pix = {
  RAZAO_PIX_ISPB: ispb({ default: '12345678', desc: 'The institution in the end-to-end ids of payments and returns over Pix.' }),
  RAZAO_PIX_KEYS_PERSON: within(1, 1000)({ default: 5, desc: 'The Pix keys that an account of a person may have.' }),
  RAZAO_PIX_KEYS_COMPANY: within(1, 1000)({ default: 20, desc: 'The Pix keys that an account of a company may have.' }),
  RAZAO_PIX_DAY_CENTS: within(0, MOST_CENTS)({ default: 500_000, desc: 'The default Pix limit of an account by day, in centavos.' }),
  RAZAO_PIX_NIGHT_CENTS: within(0, MOST_CENTS)({ default: 100_000, desc: 'The default Pix limit of an account by night, in centavos.' }),
  RAZAO_PIX_LOW_RISK_CENTS: dayAndNight({
    default: [2_000_000, 500_000], desc: 'The Pix limits by day and by night of the risk profile LOW, in centavos, with a comma between.',
  }),
  RAZAO_PIX_HIGH_RISK_CENTS: dayAndNight({ default: [100_000, 50_000], desc: 'The same of the risk profile HIGH.' }),
  RAZAO_PIX_CAP_CENTS: within(0, MOST_CENTS)({
    default: 1_500_000, desc: 'The most that one payment over Pix may be, in centavos; 0 for no cap, once the institution may do without.',
  }),
  RAZAO_PIX_DEVICE_CENTS: within(0, MOST_CENTS)({
    default: 20_000, desc: 'The most that one payment over Pix from an unregistered device may be, in centavos.',
  }),
  RAZAO_PIX_DEVICE_DAY_CENTS: within(0, MOST_CENTS)({
    default: 100_000, desc: 'The most that an account may pay over Pix from unregistered devices in a day of São Paulo, in centavos.',
  }),
  RAZAO_PIX_CONTACTLESS_CENTS: within(0, MOST_CENTS)({
    default: 50_000, desc: 'The most that one contactless payment over Pix may be, in centavos.',
  }),
  RAZAO_PIX_DAY_CEILING_CENTS: within(0, MOST_CENTS)({
    default: 10_000_000, desc: 'The highest Pix limit by day that can be set without an operator, in centavos.',
  }),
  RAZAO_PIX_NIGHT_CEILING_CENTS: within(0, MOST_CENTS)({
    default: 2_000_000, desc: 'The highest Pix limit by night that can be set without an operator, in centavos.',
  }),
  RAZAO_PIX_INCREASE_HOURS: within(24, 48)({ default: 24, desc: 'The hours until a raised Pix limit takes effect.' }),
  RAZAO_PIX_CHARGE_HOLD_HOURS: within(6, 264)({
    default: 264, desc: 'The hours before its day from which a charge of Pix Automático reserves its amount.',
  }),
  RAZAO_PIX_ANALYSIS_DAY_MINUTES: within(1, 30)({
    default: 30, desc: 'The minutes that a payment out may be held for analysis that begins between 06:00 and 20:00.',
  }),
  RAZAO_PIX_ANALYSIS_NIGHT_MINUTES: within(1, 60)({ default: 60, desc: 'The same for an analysis that begins at night.' }),
  RAZAO_PIX_PRECAUTIONARY_HOURS: within(1, 72)({
    default: 72, desc: 'The hours that a precautionary block may last, from the sending of the payment.',
  }),
  RAZAO_MED_CONTEST_DAYS: within(1, 3_650)({ default: 80, desc: 'The days in which a Pix payment can be contested.' }),
  RAZAO_MED_CLIENT_DAYS: within(1, 3_650)({
    default: 5, desc: 'The days that a client has to answer when a payment to it is contested; shown as a deadline of a funds recovery.',
  }),
  RAZAO_MED_ANALYSIS_DAYS: within(1, 3_650)({ default: 7, desc: 'The days that the institutions of a funds recovery have to analyse it.' }),
  RAZAO_MED_REFUND_HOURS: within(1, 8_760)({
    default: 6, desc: 'The hours after the analysis of a funds recovery in which the payer\'s institution asks for the money.',
  }),
  RAZAO_MED_TOTAL_DAYS: within(1, 3_650)({ default: 11, desc: 'The days that a funds recovery takes at most.' }),
  RAZAO_MED_TRACE_HOPS: within(0, 10)({
    default: 2, desc: 'How often contested money that is passed on is followed from account to account; 0 follows none.',
  }),
  RAZAO_MED_TRACE_MINUTES: within(1, 10_080)({
    default: 120, desc: 'The minutes after its arrival in which money is passed on that counts as contested.',
  }),
  RAZAO_MED_TRACE_LEAST_CENTS: within(1, MOST_CENTS)({ default: 20_000, desc: 'The least amount that is followed, in centavos.' }),
  RAZAO_MED_TRACE_MOST: within(1, 100)({ default: 5, desc: 'The most payments that contested money is followed through.' }),
  RAZAO_MED_FRAUD_MARK: bool({
    default: true, desc: 'Marks a party for fraud when a MED report against it is accepted as fraud, or the directory marks its tax id.',
  }),
  RAZAO_MED_RETURN_HOURS: within(1, 8_760)({
    default: 96, desc: 'The hours in which the money of an accepted MED report must be returned.',
  }),
};

const kyc = {
  RAZAO_KYC_URL: httpUrl({ desc: 'The address of KYC providers that have none of their own; `make run` starts one.' }),
  RAZAO_KYC_RESCREEN_DAYS: dayList({
    default: [180, 180, 180], desc: 'The days from one screening of a party to the next: one number, or three for the levels 1, 2 and 3.',
  }),
};

const products = {
  RAZAO_CHAIN_URL: httpUrl({ desc: 'The address of the chain that products move on; `make run` starts one.' }),
  RAZAO_CHAIN_TIMEOUT_SECONDS: within(1, 300)({ default: 10, desc: 'The time that the chain has to answer a call.' }),
  RAZAO_INDEX_LAG_SECONDS: within(0, 3600)({
    default: 1, desc: 'The time after its block from which the outputs of a transaction count as spendable.',
  }),
  RAZAO_CHAIN_PORT: port({ default: undefined, desc: 'The port of the chain, for `razao chain`; 4040 or a free one under `make run`.' }),
  RAZAO_CHAIN_TICK_MS: within(10, 60_000)({ default: 500, desc: 'The time from block to block while transactions wait.' }),
  RAZAO_CHAIN_DATABASE_URL: optionalPostgres({
    desc: 'Where the chain keeps its schema `chain`, under its own role `razao_chain`; `DATABASE_URL` unless set.',
  }),
  RAZAO_JAVA: str({ default: undefined, desc:
    'The Java, 11 or later, that clients of products are generated with; `JAVA_HOME` and `PATH` are searched unless set. TypeScript needs none.' }),
  RAZAO_FETCH_GENERATOR: bool({
    default: false, desc:
      'Downloads the generator of clients, and a Java, by pip, where they are missing: in the background, at the first request for a client. `make run` turns it on.',
  }),
};

const simulated = {
  RAZAO_MOCK_PORT: port({ default: undefined, desc: 'The port of the contract mocks, on `HOST`; 4010, or a free one under `make run`.' }),
  RAZAO_SPONSOR_PORT: port({ default: undefined, desc: 'The port of the simulated sponsor; 4020, or a free one under `make run`.' }),
  RAZAO_SPONSOR_SETTLE_MS: within(0, 600_000)({ default: 1000, desc: 'The time that the simulated sponsor takes to settle a payment.' }),
  RAZAO_SPONSOR_URL: httpUrl({ desc: 'The address of the simulated sponsor, for a process that `make run` did not start.' }),
  RAZAO_PSP_PORT: port({ default: undefined, desc: 'The port of the simulated PSP; 4050, or a free one under `make run`.' }),
  RAZAO_KYC_PORT: port({ default: undefined, desc: 'The port of the simulated KYC provider; 4030, or a free one under `make run`.' }),
  RAZAO_KYC_DECIDE_MS: within(0, 600_000)({ default: 1000, desc: 'The time that the simulated KYC provider takes to decide.' }),
};

/** The settings by subject, as `docs/guides/settings.md` shows them. */
export const settingGroups = {
  Service: service, Database: databases, 'Key and token': secrets, Retention: retention, Quota: quotaSettings, Monitoring: monitoring,
  Network: network, Rail: rails, Pix: pix, KYC: kyc, Product: products, Simulator: simulated,
} as const;

const settings = {
  ...service, ...databases, ...secrets, ...retention, ...quotaSettings, ...monitoring, ...network, ...rails, ...pix, ...kyc, ...products,
  ...simulated,
};

/** Variables of ours that are not settings of the service: the SDK's, and those of downloads and tests. */
const OF_OTHERS = /^RAZAO_(?:BASE_URL|CLIENT_ID|CLIENT_SECRET|CACHE_DIR|COVERAGE|PACKAGE_KEY|TEST_\w+)$/;

/** Names in an environment that look like settings and are none: misspelt, or of another release. */
export function unknownSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).filter((name) => name.startsWith('RAZAO_') && !(name in settings) && !OF_OTHERS.test(name));
}

export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Reads the settings from environment variables.
 * @throws ConfigError naming every setting that is wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { ...config } = cleanEnv(given, settings, {
    reporter: ({ errors }) => {
      const wrong = Object.entries(errors).map(([name, error]) =>
        error instanceof EnvMissingError ? `${name} is missing` : `${name} ${error?.message}`);
      if (wrong.length > 0) throw new ConfigError(`wrong settings: ${wrong.join('; ')}`);
    },
  });
  return config;
}

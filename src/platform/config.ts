import { isIP } from 'node:net';
import { bool, cleanEnv, EnvMissingError, makeValidator, str } from 'envalid';
import { hostUrls } from './db/postgres-hosts.ts';
import { QUOTA_NAMES, type QuotaDefaults } from './quotas/quota.ts';

/** A setting is wrong: the message lists everything that is, on one line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const ROLES = ['api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

const optionalUrl = (...protocols: string[]) =>
  makeValidator<string>((input) => {
    const beginnings = protocols.map((protocol) => `${protocol}//`);
    if (!beginnings.some((beginning) => input.toLowerCase().startsWith(beginning))) throw new Error(`must be a URL beginning with ${beginnings.join(' or ')}`);
    if (!URL.canParse(input)) throw new Error('must be a URL with a host after //');
    return input;
  })({ default: undefined });

/** It may name several hosts, with commas between, which is no URL. */
const optionalPostgres = makeValidator<string>((input) => {
  if (!/^postgres(ql)?:\/\//i.test(input)) throw new Error('must be a URL beginning with postgres:// or postgresql://');
  hostUrls(input);
  return input;
})({ default: undefined });

/** A replica set names several hosts, with commas between, which is no URL. */
const optionalMongo = makeValidator<string>((input) => {
  if (!/^mongodb(\+srv)?:\/\/[^/?\s]+/.test(input)) throw new Error('must be a URL beginning with mongodb:// or mongodb+srv://');
  return input;
})({ default: undefined });

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

/** `accounts=500,squads=20`: names of quotas with how much tenants have. How many writes may wait is a setting of its own. */
const quotas = makeValidator<Partial<QuotaDefaults>>((input) => {
  const names = QUOTA_NAMES.filter((name) => name !== 'waiting_writes');
  const pairs = input.split(',').map((part) => part.trim()).filter(Boolean).map((part) => part.split('='));
  for (const [name, value] of pairs) {
    if (!names.some((it) => it === name) || !/^\d{1,15}$/.test(value ?? '')) throw new Error(`must be quotas with whole numbers, as in accounts=500,squads=20; it may name ${names.join(', ')}`);
  }
  return Object.fromEntries(pairs.map(([name, value]) => [name, Number(value)]));
});

const MOST_CENTS = Number.MAX_SAFE_INTEGER;

/** Clients compare an issuer letter by letter, so it is kept as it is written. */
const issuer = makeValidator<string>((input) => {
  const isOrigin = /^https?:\/\//.test(input) && URL.canParse(input) && new URL(input).origin === input;
  if (!isOrigin) throw new Error('must be the address by which clients reach the service, as https://ledger.example.com: no path, and no / at its end');
  return input;
});

const settings = {
  PORT: within(0, 65_535)({ default: 8080, desc: 'port of the API; 0 picks a free one' }),
  HOST: str({ default: '127.0.0.1', desc: 'address the API listens on' }),
  RAZAO_MOCK_PORT: within(0, 65_535)({ default: undefined, desc: 'port of the contract mocks; 0 picks a free one' }),
  RAZAO_SPONSOR_PORT: within(0, 65_535)({ default: undefined, desc: 'port of the simulated sponsor; 0 picks a free one' }),
  RAZAO_SPONSOR_SETTLE_MS: within(0, 600_000)({ default: 1000, desc: 'how long a payment takes at the simulated sponsor, in milliseconds' }),
  RAZAO_KYC_PORT: within(0, 65_535)({ default: undefined, desc: 'port of the simulated KYC provider; 0 picks a free one' }),
  RAZAO_KYC_DECIDE_MS: within(0, 600_000)({ default: 1000, desc: 'how long the simulated KYC provider takes to decide, in milliseconds' }),
  RAZAO_JOBS_PORT: within(0, 65_535)({ default: undefined, desc: 'port of the dashboard of timed work, on this machine only; 0 picks a free one' }),
  RAZAO_METRICS_PORT: within(0, 65_535)({ default: undefined, desc: 'port of /metrics; 0 picks a free one' }),
  RAZAO_METRICS_HOST: str({ default: '127.0.0.1', desc: 'address that /metrics listens on' }),
  RAZAO_METRICS_TENANTS: bool({ default: false, desc: 'tells metrics apart by tenant' }),
  RAZAO_CHAIN_PORT: within(0, 65_535)({ default: undefined, desc: 'port of the chain; 0 picks a free one' }),
  RAZAO_CHAIN_TICK_MS: within(10, 60_000)({ default: 500, desc: 'time from block to block, in milliseconds, while transactions wait' }),
  RAZAO_CHAIN_DATABASE_URL: optionalPostgres,
  RAZAO_CHAIN_URL: optionalUrl('http:', 'https:'),
  RAZAO_CHAIN_TIMEOUT_SECONDS: within(1, 300)({ default: 10, desc: 'how long the chain may take to answer a call' }),
  RAZAO_INDEX_LAG_SECONDS: within(0, 3600)({ default: 1, desc: 'how long after its block what a move left on the chain counts as spendable' }),
  DATABASE_URL: optionalPostgres,
  DATABASE_APP_URL: optionalPostgres,
  MONGODB_URL: optionalMongo,
  RAZAO_POSTGRES_CONNECT_SECONDS: within(1, 300)({ default: 5, desc: 'how long each server of Postgres may take to let us in' }),
  RAZAO_POSTGRES_STATEMENT_SECONDS: within(1, 3600)({ default: 30, desc: 'how long a statement may take; a connection that is silent for longer is given up' }),
  RAZAO_POSTGRES_STALL_SECONDS: within(1, 3600)({ default: 10, desc: 'how long writes of a tenant may wait for Postgres before /readyz answers 503' }),
  RAZAO_DATA_DIR: str({ default: '.razao', desc: 'folder of the local servers, the key and ready.json' }),
  RAZAO_KEK: kek({ default: undefined, desc: 'key encryption key, 32 bytes in hex or base64' }),
  RAZAO_KEK_ALSO: keks({ default: [], desc: 'other keys that open what they sealed, with commas between' }),
  RAZAO_ROLES: listOf(ROLES)({ default: [...ROLES], desc: 'what this process does: api, worker' }),
  RAZAO_CORS_ORIGINS: listOf<string>()({ default: [], desc: 'origins a browser may call from; * for any, localhost for pages of this machine' }),
  RAZAO_TOKEN_TTL_SECONDS: within(1, 86_400)({ default: 3600, desc: 'life of an access token' }),
  RAZAO_ISSUER: issuer({ default: undefined, desc: 'address of the service that tokens and OAuth metadata name as their issuer' }),
  RAZAO_TOKENS_PER_CLIENT: within(1, 1_000_000)({ default: 300, desc: 'tokens that a client may ask for in a minute; a wrong secret counts ten' }),
  RAZAO_TOKENS_PER_ADDRESS: within(1, 1_000_000)({ default: 1200, desc: 'the same for all who ask from one address' }),
  RAZAO_TRUSTED_PROXIES: within(0, 10)({ default: 0, desc: 'proxies before the service whose X-Forwarded-For is believed' }),
  RAZAO_IDEMPOTENCY_DAYS: within(1, 365)({ default: 7, desc: 'days an idempotency key is kept' }),
  RAZAO_OUTBOX_DAYS: within(1, 365)({ default: 30, desc: 'days an event is kept' }),
  RAZAO_DELIVERY_DAYS: within(1, 3650)({ default: 365, desc: 'days that the bodies of deliveries of providers are kept' }),
  RAZAO_BACKDATING_DAYS: within(0, 365)({ default: 7, desc: 'days back that evidence may make money count' }),
  RAZAO_HEADERS_SECONDS: within(1, 300)({ default: 10, desc: 'how long a caller may take to send the headers of a request' }),
  RAZAO_REQUEST_SECONDS: within(1, 3600)({ default: 30, desc: 'how long a caller may take to send a whole request' }),
  RAZAO_MOST_CONNECTIONS: within(1, 1_000_000)({ default: 10_000, desc: 'connections to the API of this process at once' }),
  RAZAO_QUEUE_LIMIT: within(1, 1_000_000)({ default: 5000, desc: 'commands of one tenant that may wait for the writer' }),
  RAZAO_QUOTAS: quotas({ default: {}, desc: 'what tenants have without an override, as in accounts=500,squads=20' }),
  RAZAO_RAIL_TIMEOUT_SECONDS: within(1, 300)({ default: 30, desc: 'how long a rail may take to answer a call' }),
  RAZAO_RAIL_CONCURRENCY: within(1, 1000)({ default: 16, desc: 'calls to one rail of a tenant at once, in this process' }),
  RAZAO_DISPATCH_MINUTES: within(0, 10_080)({ default: 60, desc: 'how long a payment that cannot be sent is tried again' }),
  RAZAO_RAIL_ASK_HOURS: within(1, 8_760)({ default: 72, desc: 'how long a rail is asked what became of a payment' }),
  RAZAO_PIX_DAY_CENTS: within(0, MOST_CENTS)({ default: 500_000, desc: 'what may leave an account by Pix by day until it is set, in centavos' }),
  RAZAO_PIX_NIGHT_CENTS: within(0, MOST_CENTS)({ default: 100_000, desc: 'the same by night' }),
  RAZAO_PIX_DAY_CEILING_CENTS: within(0, MOST_CENTS)({ default: 10_000_000, desc: 'the most it can be set to by day without the operator' }),
  RAZAO_PIX_NIGHT_CEILING_CENTS: within(0, MOST_CENTS)({ default: 2_000_000, desc: 'the same by night' }),
  RAZAO_PIX_INCREASE_HOURS: within(24, 48)({ default: 24, desc: 'how long a Pix limit waits that is raised' }),
  RAZAO_PIX_KEYS_PERSON: within(1, 1000)({ default: 5, desc: 'Pix keys that an account of a person may have' }),
  RAZAO_PIX_KEYS_COMPANY: within(1, 1000)({ default: 20, desc: 'Pix keys that an account of a company may have' }),
  RAZAO_MED_CONTEST_DAYS: within(1, 3_650)({ default: 80, desc: 'days after it settled that a Pix payment can be contested' }),
  RAZAO_MED_RETURN_HOURS: within(1, 8_760)({ default: 96, desc: 'hours from an accepted MED report until the money has to be back' }),
  RAZAO_PIX_CHARGE_HOLD_HOURS: within(6, 264)({ default: 264, desc: 'hours before the day of an attempt from which the amount of a Pix charge is reserved' }),
  RAZAO_SANDBOX: bool({ default: false, desc: 'binds the MOCK rail and the simulated parties' }),
  RAZAO_JAVA: str({ default: undefined, desc: 'the Java that clients of products are generated with; JAVA_HOME and PATH are searched unless given' }),
  RAZAO_FETCH_GENERATOR: bool({ default: false, desc: 'fetches the generator of clients, and a Java, where they are missing' }),
  RAZAO_SPONSOR_URL: optionalUrl('http:', 'https:'),
  RAZAO_PIX_ISPB: ispb({ default: '12345678', desc: 'ISPB of the institution that sends payments and returns over Pix: it is in their end-to-end ids' }),
  RAZAO_KYC_URL: optionalUrl('http:', 'https:'),
  RAZAO_KYC_RESCREEN_DAYS: dayList({ default: [180, 180, 180], desc: 'days from one screening of a party to the next: one number, or one for each of the levels 1, 2 and 3' }),
  RAZAO_INCUMBENT_PROVIDER: str({ default: 'sim-demo', desc: 'provider whose deliveries come to addresses without a provider' }),
  RAZAO_ALLOWED_NETWORKS: networks({ default: [], desc: 'private networks that webhooks and provider accounts may reach, over http too, as in 10.20.0.0/16' }),
  RAZAO_WEBHOOK_ALLOW_LOOPBACK: bool({ default: false, desc: 'lets webhooks reach this machine' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl('http:', 'https:'),
  RAZAO_LOG_LEVEL: str({ default: 'info', choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] }),
};

/** Variables of ours that are no settings of the service: the SDK's, and those of downloads and tests. */
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

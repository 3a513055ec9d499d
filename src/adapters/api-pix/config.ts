import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readPixKey } from '../../domains/accounts/pix/pix-key.ts';
import { isThisMachine } from '../../platform/http/addresses.ts';
import { AdapterConfigError } from './errors.ts';
import { instantOf } from './instants.ts';
import { neededValues, readJson, readProfile, type Profile } from './profile.ts';
import { faultsOf } from './schema.ts';
import { loadCertificate, type CertificateFiles } from './tls-files.ts';

/** Address of a server. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Endpoint for the PSP's callbacks. */
export interface CallbackConfig {
  /** As the PSP is told; path and query are the secret where the PSP presents no certificate. */
  readonly url: URL;
  readonly listen: Address;
  /** Certificate of this server, and those that the PSP's must lead to; undefined behind a proxy that ends TLS. */
  readonly certificate?: CertificateFiles | undefined;
  /** True where the PSP must present a certificate. */
  readonly wantsCertificate: boolean;
  /** Names (CN) that the PSP's certificate may have; any unless given. */
  readonly clientNames?: readonly string[] | undefined;
  readonly signature?: { readonly header: string; readonly encoding: 'hex' | 'base64'; readonly secret: string } | undefined;
}

/** Configuration of the adapter, with all secrets read. */
export interface AdapterConfig {
  readonly profile: Profile;
  readonly psp: { readonly baseUrl: URL; readonly tokenUrl: URL };
  readonly clientId: string;
  readonly clientSecret: string;
  readonly certificate?: CertificateFiles | undefined;
  readonly values: Readonly<Record<string, string>>;
  /** Pix keys that lead to the account at the PSP, in their normal form. */
  readonly keys: readonly string[];
  readonly participant: { readonly ispb: string; readonly name: string };
  /** Party that codes are of; needed only where the tenant's own codes are read by payers of the tenant. */
  readonly recipient?: { readonly type: 'individual' | 'company'; readonly name: string; readonly tax_id: string } | undefined;
  /** Pix before it are none of Razao's. */
  readonly start: Date;
  readonly callback?: CallbackConfig | undefined;
  readonly razao: { readonly url: URL; readonly providerId: string; readonly secret: string };
  readonly listen: Address;
  /** File of the store. */
  readonly store: string;
}

type SecretSource = { readonly file?: string; readonly env?: string };
type RawCertificate = { pfx?: string; cert?: string; key?: string; passphrase?: SecretSource; ca?: string | undefined };

/** The file as it is written. */
interface RawConfig {
  profile: string; environment?: string; psp?: { base_url?: string; token_url?: string };
  client_id: string; client_secret: SecretSource; certificate?: RawCertificate; values?: Record<string, SecretSource>;
  keys: string[]; participant: { ispb: string; name: string }; start: string;
  recipient?: { type: 'individual' | 'company'; name: string; tax_id: string };
  callback?: {
    url: string; listen: string; certificate?: RawCertificate; client_ca?: string; client_names?: string[];
    signature?: { header: string; encoding: 'hex' | 'base64'; secret: SecretSource };
  };
  razao: { url: string; provider_id: string; secret: SecretSource };
  listen: string; store: string;
}

/**
 * Reads the configuration; paths in it are relative to it.
 * @throws AdapterConfigError with one line for each fault; no line repeats a secret.
 */
export function readAdapterConfig(file: string, env: NodeJS.ProcessEnv = process.env): AdapterConfig {
  const raw = readJson(file);
  const faults = faultsOf('config', raw);
  if (faults.length > 0) throw new AdapterConfigError(faults);
  return new Reader(raw as RawConfig, dirname(resolve(file)), env).read();
}

/** Reads the parts of a configuration of the right shape, and collects what is wrong with them. */
class Reader {
  readonly #faults: string[] = [];

  constructor(private readonly raw: RawConfig, private readonly folder: string, private readonly env: NodeJS.ProcessEnv) {}

  read(): AdapterConfig {
    const { raw } = this;
    const profile = this.#profile();
    const config = {
      psp: this.#psp(profile), clientId: raw.client_id, clientSecret: this.#secret('client_secret', raw.client_secret),
      certificate: this.#certificate('certificate', raw.certificate), values: this.#values(profile), keys: this.#keys(),
      participant: raw.participant, recipient: raw.recipient, start: this.#start(), callback: this.#callback(), razao: this.#razao(),
      listen: this.#address('listen', raw.listen), store: resolve(this.folder, raw.store),
    };
    if (this.#faults.length > 0 || !profile) throw new AdapterConfigError(this.#faults);
    return { ...config, profile };
  }

  #profile(): Profile | undefined {
    const { profile } = this.raw;
    try {
      return readProfile(profile.endsWith('.json') ? resolve(this.folder, profile) : profile);
    } catch (error) {
      if (!(error instanceof AdapterConfigError)) throw error;
      this.#faults.push(...error.faults);
      return undefined;
    }
  }

  #psp(profile: Profile | undefined): AdapterConfig['psp'] {
    const { psp = {}, environment = 'production' } = this.raw;
    const known = profile?.environments[environment];
    const names = Object.keys(profile?.environments ?? {}).join(', ') || 'none: give psp.base_url and psp.token_url';
    if (profile && !known && (psp.base_url === undefined || psp.token_url === undefined))
      this.#faults.push(`environment: the profile ${profile.name} has no ${environment}; it has ${names}`);
    return {
      baseUrl: this.#secureUrl('psp.base_url', psp.base_url ?? known?.base_url ?? 'https://unknown.invalid'),
      tokenUrl: this.#secureUrl('psp.token_url', psp.token_url ?? known?.token_url ?? 'https://unknown.invalid'),
    };
  }

  /** Everything but this machine is called over TLS. */
  #secureUrl(name: string, text: string): URL {
    const url = URL.parse(text);
    if (!url) this.#faults.push(`${name} is not a URL`);
    else if (url.protocol !== 'https:' && !isThisMachine(url)) this.#faults.push(`${name} must be https, or http to this machine`);
    return url ?? new URL('https://unknown.invalid');
  }

  #secret(name: string, { file, env }: SecretSource): string {
    const found = env === undefined ? this.#read(name, resolve(this.folder, file ?? '')) : this.env[env]?.trim();
    if (env !== undefined && !found) this.#faults.push(`${name}: the environment variable ${env} is not set`);
    else if (found === '') this.#faults.push(`${name}: the file is empty`);
    return found ?? '';
  }

  #read(name: string, file: string): string | undefined {
    try {
      return readFileSync(file, 'utf8').trim();
    } catch (error) {
      this.#faults.push(`${name}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
      return undefined;
    }
  }

  #certificate(name: string, raw: RawCertificate | undefined): CertificateFiles | undefined {
    if (!raw) return undefined;
    const path = (it: string | undefined) => (it === undefined ? undefined : resolve(this.folder, it));
    const files = {
      pfx: path(raw.pfx), cert: path(raw.cert), key: path(raw.key), ca: path(raw.ca),
      passphrase: raw.passphrase && this.#secret(`${name}.passphrase`, raw.passphrase),
    };
    if ((files.pfx === undefined) === (files.cert === undefined)) this.#faults.push(`${name}: give either pfx, or cert and key`);
    else if (files.cert !== undefined && files.key === undefined) this.#faults.push(`${name}.key is missing`);
    else this.#try(name, () => void loadCertificate(files));
    return files;
  }

  #try(name: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #values(profile: Profile | undefined): Record<string, string> {
    const { values = {} } = this.raw;
    const missing = profile ? neededValues(profile).filter((name) => !Object.hasOwn(values, name)) : [];
    this.#faults.push(...missing.map((name) => `values.${name} is missing: the profile ${profile?.name} sends it`));
    return Object.fromEntries(Object.entries(values).map(([name, source]) => [name, this.#secret(`values.${name}`, source)]));
  }

  #keys(): string[] {
    return this.raw.keys.map((text, index) => {
      const key = readPixKey(text);
      if (!key) this.#faults.push(`keys.${index} is not a Pix key`);
      return key?.value ?? text;
    });
  }

  #start(): Date {
    const start = instantOf(this.raw.start);
    if (!start) this.#faults.push('start is not an instant such as 2026-11-30T00:00:00-03:00');
    return start ?? new Date(0);
  }

  #razao(): AdapterConfig['razao'] {
    const { url, provider_id: providerId, secret } = this.raw.razao;
    if (!/^[a-z][a-z0-9-]{1,62}[a-z0-9]$/.test(providerId)) this.#faults.push('razao.provider_id cannot name a provider account');
    return { url: this.#secureUrl('razao.url', url), providerId, secret: this.#secret('razao.secret', secret) };
  }

  #callback(): CallbackConfig | undefined {
    const { callback } = this.raw;
    if (!callback) return undefined;
    const listen = this.#address('callback.listen', callback.listen);
    const clientCa = callback.client_ca === undefined ? undefined : resolve(this.folder, callback.client_ca);
    const certificate = this.#certificate('callback.certificate', callback.certificate && { ...callback.certificate, ca: clientCa });
    if (clientCa !== undefined && !certificate) this.#faults.push(
      'callback.client_ca needs callback.certificate: a proxy would not pass the PSP\'s on',
    );
    if (!certificate && !isLocal(listen)) this.#faults.push(
      'callback.listen must be of this machine where callback.certificate is missing',
    );
    const url = this.#secureUrl('callback.url', callback.url);
    const isProven = clientCa !== undefined || callback.signature !== undefined || (url.pathname + url.search).length >= LEAST_SECRET_PATH;
    if (!isProven) this.#faults.push(
      `callback: nothing proves that the PSP calls; give client_ca, signature, or a url with ${LEAST_SECRET_PATH} random characters`,
    );
    const { signature } = callback;
    return {
      url, listen, certificate, wantsCertificate: clientCa !== undefined, clientNames: callback.client_names,
      signature: signature && { ...signature, secret: this.#secret('callback.signature.secret', signature.secret) },
    };
  }

  #address(name: string, text: string): Address {
    const [, host = '', port = ''] = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
    if (Number(port) > MOST_PORT) this.#faults.push(`${name}: ${port} is not a port`);
    return { host, port: Number(port) };
  }
}

const MOST_PORT = 65_535;
/** Characters of a path that proves its caller, with 32 random hex digits in it. */
const LEAST_SECRET_PATH = 33;

function isLocal({ host }: Address): boolean {
  return host === '::1' || host === 'localhost' || host.startsWith('127.');
}

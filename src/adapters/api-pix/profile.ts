import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdapterConfigError } from './errors.ts';
import { faultsOf } from './schema.ts';

/** Addresses of one environment of a PSP. */
export interface Environment {
  /** With the base path, such as `/v2`. */
  readonly base_url: string;
  readonly token_url: string;
}

/** A call that only this PSP has; `{…}` in path and body stand for values. Paths begin at the host. */
export interface OwnCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
}

/** The way of a PSP to send Pix, which API Pix does not have. The PSP must take our id once, and tell of it by that id. */
export interface PayoutProfile {
  /** Values: `{id}`, `{valor}`, `{chave}` of the payee, `{mensagem}` of the payer, and those of the configuration. */
  readonly send: OwnCall;
  /** Value: `{id}`. */
  readonly find: OwnCall;
  /** Places of the members of both answers, as JSON pointers. */
  readonly fields: {
    readonly id: string; readonly state: string; readonly amount: string; readonly end_to_end_id: string;
    readonly at?: string; readonly reason?: string;
  };
  readonly states: Readonly<Record<string, 'ACCEPTED' | 'SETTLED' | 'FAILED'>>;
}

/** How one PSP speaks API Pix: data, no code. `profiles/` has those that ship. */
export interface Profile {
  readonly name: string;
  /** Sources that were read, on which day, and whether it was tried against the PSP. */
  readonly about: {
    readonly read: readonly string[]; readonly read_on: string; readonly tried: boolean; readonly notes: readonly string[];
  };
  readonly environments: Readonly<Record<string, Environment>>;
  readonly token: {
    /** Place of client id and secret. */
    readonly style: 'basic' | 'body';
    readonly format: 'form' | 'json';
    readonly scopes: readonly string[];
  };
  /** Additional headers and query of each call; `{name}` stands for a value of the configuration. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly webhook_headers?: Readonly<Record<string, string>>;
  readonly page_size: number;
  /** Longest period that one query may cover. */
  readonly longest_days: number;
  /** Time after a Pix in which returns of it may still settle: its days are read for the returns of a statement. */
  readonly return_days: number;
  readonly poll: {
    readonly every_seconds: number; readonly overlap_minutes: number;
    readonly sweep_every_minutes: number; readonly sweep_hours: number;
  };
  /** Calls at once. */
  readonly concurrency: number;
  readonly timeout_seconds: number;
  /** Members that name the payer, as JSON pointers; API Pix has none. */
  readonly payer?: { readonly name: string; readonly tax_id: readonly string[] };
  /** Codes of the PSP's own, and the types of API Pix that they mean. */
  readonly problems?: { readonly member: string; readonly types: Readonly<Record<string, string>> };
  /** Query of the balance, which API Pix does not have, and the place of the amount. */
  readonly balance?: OwnCall & { readonly amount: string };
  readonly payout?: PayoutProfile;
}

const FOLDER = join(import.meta.dirname, 'profiles');

/** Names of the profiles that ship. */
export function shippedProfiles(): string[] {
  return readdirSync(FOLDER).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length)).toSorted();
}

/**
 * Reads a profile: one that ships, by its name, or a file, by a path that ends with `.json`.
 * @throws AdapterConfigError with one line for each fault.
 */
export function readProfile(nameOrFile: string): Profile {
  const isFile = nameOrFile.endsWith('.json');
  if (!isFile && !shippedProfiles().includes(nameOrFile)) throw new AdapterConfigError([
    `profile: there is no profile ${nameOrFile}; there are ${shippedProfiles().join(', ')}, or name a file that ends with .json`,
  ]);
  const file = isFile ? nameOrFile : join(FOLDER, `${nameOrFile}.json`);
  const profile = readJson(file);
  const faults = faultsOf('profile', profile).map((fault) => `${file}: ${fault}`);
  if (faults.length > 0) throw new AdapterConfigError(faults);
  return profile as Profile;
}

/** @throws AdapterConfigError when a file cannot be read as JSON. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new AdapterConfigError([`${file}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`]);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AdapterConfigError([`${file}: is not valid JSON (${error instanceof Error ? error.message.slice(0, 120) : ''})`]);
  }
}

/** The member of a body at a JSON pointer, such as `/pagador/cpf`; undefined where there is none. */
export function memberAt(body: unknown, pointer: string): unknown {
  return pointer.split('/').slice(1).reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? (at as Record<string, unknown>)[name] : undefined),
      body,
  );
}

/** What the payer says to the payee: a member that is this alone is left out where nothing is said. */
const MESSAGE = '{mensagem}';

/** Replaces `{name}` in all texts of a value. @throws Error for a name without a value. */
export function filledIn<T>(template: T, values: Readonly<Record<string, string>>, encode: (text: string) => string = (it) => it): T {
  if (typeof template === 'string') return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(valueOf(values, name))) as T;
  if (Array.isArray(template)) return template.map((it: unknown) => filledIn(it, values, encode)) as T;
  if (typeof template !== 'object' || template === null) return template;
  const members = Object.entries(template).filter(([, it]) => it !== MESSAGE || values['mensagem'] !== '');
  return Object.fromEntries(members.map(([name, it]) => [name, filledIn(it as unknown, values, encode)])) as T;
}

function valueOf(values: Readonly<Record<string, string>>, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`no value for {${name}}`);
  return value;
}

/** Names of the values of the configuration that a profile needs. */
export function neededValues({ headers, query, webhook_headers, payout, balance }: Profile): string[] {
  const text = JSON.stringify([headers, query, webhook_headers, payout?.send, payout?.find, balance]);
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !['id', 'valor', 'chave', 'mensagem'].includes(name));
}

import { check, OF_CLIENT } from './check.ts';
import type { Changeable, Credentials, RazaoOptions } from './options.ts';
import type { Storage } from './storage.ts';

/** Options that are checked and complete. */
export interface Settings {
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly storage: Storage | undefined;
  readonly changeable: Changeable;
}

type Given =
  Changeable & Pick<RazaoOptions, 'baseUrl' | 'storage'> & { [Name in 'clientId' | 'clientSecret' | 'scopes' | 'token']?: unknown };

/**
 * The options given, completed from the environment.
 * @throws TypeError for an option that cannot work, for an address that is missing or cannot be called, or without credentials.
 */
export function settle(options: RazaoOptions): Settings {
  check(options, OF_CLIENT);
  const { baseUrl, storage, clientId, clientSecret, scopes, token, ...changeable } = options as Given;
  return {
    baseUrl: addressOf(baseUrl ?? environment('RAZAO_BASE_URL')), credentials: credentialsOf({ clientId, clientSecret, scopes, token }),
    storage, changeable,
  };
}

function addressOf(text: string | undefined): string {
  if (!text) throw new TypeError('no baseUrl: give it, or set RAZAO_BASE_URL');
  let url: URL | undefined;
  try {
    url = new URL(text);
  } catch {
    url = undefined;
  }
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new TypeError(`baseUrl is ${JSON.stringify(text.replace(/\/\/.*@/, '//***@'))}: it needs the form https://ledger.example, without query and password`);
  }
  return text.replace(/\/+$/, '');
}

/** Taken whole from one place: an id of the options never goes with a secret of the environment. */
function credentialsOf(
  { clientId, clientSecret, scopes, token }: Pick<Given, 'clientId' | 'clientSecret' | 'scopes' | 'token'>,
): Credentials {
  if (token) {
    const others = Object.entries({ clientId, clientSecret, scopes }).filter(([, value]) => value !== undefined);
    if (others.length > 0) throw new TypeError(`token goes without ${others.map(([name]) => name).join(', ')}: give one or the other`);
    return { token } as Credentials;
  }
  const isGiven = clientId !== undefined || clientSecret !== undefined;
  const found = isGiven ? { clientId, clientSecret } : {
    clientId: environment('RAZAO_CLIENT_ID'), clientSecret: environment('RAZAO_CLIENT_SECRET'),
  };
  if (!found.clientId || !found.clientSecret) {
    throw new TypeError('no credentials: give clientId and clientSecret, or token, or set RAZAO_CLIENT_ID and RAZAO_CLIENT_SECRET');
  }
  return { ...found, scopes } as Credentials;
}

/** Undefined in a browser. */
function environment(name: string): string | undefined {
  return (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name];
}

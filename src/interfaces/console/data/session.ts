/**
 * Who is signed in. The token lives in memory; the secret is not kept. Only where a person chose "this tab" does the token outlive a
 * reload, in the tab's own storage.
 */
import { useSyncExternalStore } from 'react';
import { AuthenticationError, Razao } from '@razao/sdk';
import { noteServiceTime, serviceNow } from './clock.ts';
import { settings } from './settings.ts';

export interface Session {
  readonly baseUrl: string;
  readonly token: string;
  readonly tenant: string;
  readonly clientId: string;
  readonly scopes: ReadonlySet<string>;
  /** Whether the client may act for any tenant through the operator's routes. */
  readonly isPlatform: boolean;
  /** By the service's clock, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** Set once the service refused the token: what is on the screen stays, and asks to sign in again. */
  readonly hasEnded: boolean;
}

/** The token endpoint's refusal, or no answer at all. */
export class SignInRefused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

const KEY = 'razao-console-token';
const listeners = new Set<() => void>();
let current: Session | undefined = restored();
let client: Razao | undefined;

/** Address of the service: this page's own, or the one that `?api=` names. */
export function serviceUrl(): string {
  const given = new URLSearchParams(location.search).get('api');
  try {
    return new URL(given ?? '/', location.href).href.replace(/\/+$/, '');
  } catch {
    return location.origin;
  }
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

/** The client of who is signed in. @throws Error when nobody is. */
export function api(): Razao {
  if (!current) throw new Error('nobody is signed in');
  client ??= new Razao({
    baseUrl: current.baseUrl, maxRetries: 1, timeoutMs: 20_000, token: () => current?.token ?? 'none', onRequest: askInLanguage,
  });
  return client;
}

/** Has the service say a refusal in the language of the page, not of the browser. */
function askInLanguage(request: Request): void {
  request.headers.set('Accept-Language', settings().language === 'pt' ? 'pt-BR' : 'en');
}

/** Whether who is signed in has a scope. */
export function mayUse(scope: string): boolean {
  return current?.scopes.has(scope) ?? false;
}

/**
 * Signs in by the credentials of a client.
 * @param keepInTab whether a reload of this tab stays signed in.
 * @throws SignInRefused
 */
export async function signIn(clientId: string, secret: string, keepInTab: boolean): Promise<void> {
  const baseUrl = serviceUrl();
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: secret });
  const answer = await fetch(`${baseUrl}/auth/token`, {
    method: 'POST', body, redirect: 'manual', credentials: 'omit',
  }).catch(() => undefined);
  if (!answer) throw new SignInRefused('no_answer');
  const found = (await answer.json().catch(() => ({}))) as { access_token?: string; expires_in?: number; error?: string };
  if (!answer.ok || found.access_token === undefined) throw new SignInRefused(found.error ?? `status_${answer.status}`);
  begin(baseUrl, found.access_token, (found.expires_in ?? 0) * 1000, clientId);
  if (keepInTab) store(baseUrl, found.access_token);
}

/** Forgets the token, everywhere. */
export function signOut(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
  change(undefined);
}

/** Notes that the service no longer takes the token. */
export function noteRefusedToken(error: unknown): void {
  if (error instanceof AuthenticationError && current && !current.hasEnded) change({ ...current, hasEnded: true });
}

/** Ends the session on the screen when its token's time is over. */
export function noteTokenTime(): void {
  if (current && !current.hasEnded && serviceNow() > current.expiresAt) change({ ...current, hasEnded: true });
}

function begin(baseUrl: string, token: string, lifeMs: number, clientId: string): void {
  const claims = claimsOf(token);
  if (claims.iat !== undefined) noteServiceTime(claims.iat * 1000);
  client = undefined;
  change({
    baseUrl,
    token,
    clientId: claims.sub ?? clientId,
    tenant: claims.tenant ?? 'demo',
    isPlatform: claims.platform ?? false,
    hasEnded: false,
    scopes: new Set(claims.scope?.split(' ') ?? EVERY_SCOPE),
    expiresAt: claims.exp === undefined ? serviceNow() + lifeMs : claims.exp * 1000,
  });
}

function change(next: Session | undefined): void {
  current = next;
  if (!next) client = undefined;
  for (const listener of listeners) listener();
}

interface Claims {
  readonly tenant?: string;
  readonly sub?: string;
  readonly scope?: string;
  readonly platform?: boolean;
  readonly iat?: number;
  readonly exp?: number;
}

/** The mocks' token says nothing of itself: there all is allowed. */
const EVERY_SCOPE = [
  'accounts.read',
  'accounts.write',
  'health',
  'holds',
  'obligations.write',
  'products',
  'products.draft',
  'squads',
  'audit.read',
  'gl',
  'webhooks.admin',
  'operator',
  'scheduler.tick',
].map((name) => `service/${name}`);

/** Read, not verified: the service verifies it, and the page shows what it may. */
function claimsOf(token: string): Claims {
  try {
    const bytes = Uint8Array.from(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return {};
  }
}

function store(baseUrl: string, token: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ baseUrl, token }));
  } catch {
    // A browser that stores nothing signs out with a reload.
  }
}

function restored(): Session | undefined {
  try {
    const { baseUrl, token } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { baseUrl?: string; token?: string };
    if (token === undefined || baseUrl !== serviceUrl()) return undefined;
    const { tenant = 'demo', sub = '', scope, platform = false, exp = 0 } = claimsOf(token);
    if (exp * 1000 < serviceNow()) return undefined;
    const scopes = new Set(scope?.split(' ') ?? EVERY_SCOPE);
    return { baseUrl, token, tenant, clientId: sub, scopes, isPlatform: platform, expiresAt: exp * 1000, hasEnded: false };
  } catch {
    return undefined;
  }
}

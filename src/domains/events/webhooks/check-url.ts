import { setTimeout as sleep } from 'node:timers/promises';
import { fail } from '../../../platform/errors.ts';
import { isAllowedHttp, isThisMachine, literalAddress } from '../../../platform/http/addresses.ts';
import { AddressRefused, type OutboundTransport } from '../../../platform/http/outbound.ts';

/** Why an address cannot be used; `details.reason` of WEBHOOK_URL_REFUSED. */
type Reason = 'MALFORMED' | 'NOT_HTTPS' | 'CREDENTIALS' | 'PRIVATE_ADDRESS';

const MESSAGES: Readonly<Record<Reason, string>> = {
  MALFORMED: 'The url is malformed.',
  NOT_HTTPS: 'The url is not https.',
  CREDENTIALS: 'The url carries a user name or password.',
  PRIVATE_ADDRESS: 'The address is not public.',
};

/** How long a registration waits for a name; the rule holds at each connection anyhow. */
const LOOK_UP_MS = 2_000;

/**
 * Refuses a URL that no event could be sent to. A name that leads nowhere now is taken: it may come to.
 * @throws ApiError WEBHOOK_URL_REFUSED.
 */
export async function checkUrl(text: string, transport: OutboundTransport): Promise<void> {
  const url = requireUrl(text, transport);
  if (literalAddress(url) !== undefined) return;
  await briefly(transport.addressesOf(url.protocol, url.hostname)).catch(refusePrivate);
}

/**
 * Refuses a URL by its text alone, without a look-up of its name.
 * @throws ApiError WEBHOOK_URL_REFUSED.
 */
export function requireUrl(text: string, transport: OutboundTransport): URL {
  const url = parse(text);
  const { protocol, username, password } = url;
  const isSafeHttp = protocol === 'http:' && ((transport.allowLoopback && isThisMachine(url)) || isAllowedHttp(url));
  if (protocol !== 'https:' && !isSafeHttp) refuse('NOT_HTTPS');
  if (username !== '' || password !== '') refuse('CREDENTIALS');
  try {
    transport.requireReachable(url);
  } catch (error) {
    refusePrivate(error);
  }
  return url;
}

function refusePrivate(error: unknown): never {
  if (error instanceof AddressRefused) refuse('PRIVATE_ADDRESS');
  throw error;
}

/** A URL as it is meant: the standard's parser would drop line feeds and tabs, and trim what stands around it. */
function parse(text: string): URL {
  const isOdd = /[\u0000-\u0020\u007f\\]/.test(text) || /^https?:(?!\/\/)/i.test(text);
  if (isOdd) refuse('MALFORMED');
  return URL.parse(text) ?? refuse('MALFORMED');
}

/** Waits for a look-up, but not long, and minds only a refusal. */
async function briefly(lookUp: Promise<unknown>): Promise<void> {
  const patience = new AbortController();
  const refused = lookUp.then(() => undefined, (error: unknown) => (error instanceof AddressRefused ? error : undefined));
  const over = sleep(LOOK_UP_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  const error = await Promise.race([refused, over]);
  patience.abort();
  if (error) throw error;
}

function refuse(reason: Reason): never {
  return fail('WEBHOOK_URL_REFUSED', { reason }, MESSAGES[reason]);
}

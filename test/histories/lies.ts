/** Violations that the judge must find: between the clients and the service stands one who lies now and then. */
import { randomUUID } from 'node:crypto';
import type { AccountBalanceResponse, PlaceHoldRequest } from '../../generated/models.ts';
import type { Reply, Request, Send } from './bank-client.ts';

const isTransfer = ({ path }: Request): boolean => path === '/v1/obligations';
const isLive = ({ path }: Request): boolean => path.endsWith('/balance');
const isCut = ({ path }: Request): boolean => path.includes('as_of_seq=');

const isPlacing = ({ path }: Request): boolean => path === '/v1/holds';
const isCapture = ({ path }: Request): boolean => path.endsWith('/capture');
/** Milliseconds until the hold that is asked for expires; undefined where it never does. */
function lifeOf({ path, body }: Request): number | undefined {
  const { expires_at } = (body ?? {}) as PlaceHoldRequest;
  return path === '/v1/holds' && typeof expires_at === 'string' ? Date.parse(expires_at) - Date.now() : undefined;
}

/** Every so many chances one is taken. */
function nowAndThen(isChance: (request: Request) => boolean, lie: (request: Request, send: Send) => Promise<Reply>, every = 12) {
  return (send: Send): Send => {
    let chances = 0;
    return (request) => {
      if (!isChance(request)) return send(request);
      chances += 1;
      return chances % every === 0 ? lie(request, send) : send(request);
    };
  };
}

const refused = { status: 422, body: { error: 'INSUFFICIENT_FUNDS' } };
const isRefused = (reply: Reply): boolean => reply?.status === 422;
const made = () => ({ status: 201, body: { obligation_id: `obl_${randomUUID()}` } });

/** Answers as they were before, by path. */
function stale() {
  return (send: Send): Send => {
    const before = new Map<string, Reply>();
    let reads = 0;
    return async (request) => {
      if (!isLive(request)) return send(request);
      reads += 1;
      const old = before.get(request.path);
      if (reads % 12 === 0 && old) return old;
      const reply = await send(request);
      if (reads % 5 === 0) before.set(request.path, reply);
      return reply;
    };
  };
}

/** Balances with the money of a hold that has expired, once more for each. */
function freedTwice() {
  return (send: Send): Send => {
    const placed: { readonly path: string; readonly amount: number; readonly freeAt: number }[] = [];
    return async (request) => {
      const [reply, life] = [structuredClone(await send(request)), lifeOf(request)];
      if (life !== undefined && reply && reply.status < 300) {
        const { account_id, amount_cents } = request.body as PlaceHoldRequest;
        placed.push({ path: `/v1/accounts/${account_id}/balance`, amount: amount_cents, freeAt: performance.now() + life });
      }
      const freed = placed.findIndex(({ path, freeAt }) => path === request.path && freeAt < performance.now());
      const balances = (reply?.body as AccountBalanceResponse | undefined)?.assets?.[0]?.balances;
      if (balances) balances.available += placed.splice(freed, freed < 0 ? 0 : 1)[0]?.amount ?? 0;
      return reply;
    };
  };
}

/** Asks for another expiry, in so many milliseconds or never; of a repeated key the same. */
function expiring(isChance: (life: number) => boolean, ms?: number) {
  return (send: Send): Send => {
    const changed = new Map<string | undefined, Request>();
    return (request) => {
      const life = lifeOf(request);
      if (life !== undefined && !changed.has(request.key)) {
        const expires_at = ms === undefined ? null : new Date(Date.now() + ms).toISOString();
        changed.set(request.key, isChance(life) ? { ...request, body: { ...request.body, expires_at } } : request);
      }
      return send(changed.get(request.key) ?? request);
    };
  };
}

export const LIES: Readonly<Record<string, (send: Send) => Send>> = {
  'a transfer that was answered and never made': nowAndThen(isTransfer, async () => made()),
  'a transfer that was made twice': nowAndThen(isTransfer, async (request, send) => {
    const reply = await send(request);
    await send({ ...request, key: randomUUID() });
    return reply;
  }),
  'a transfer that was made and refused': nowAndThen(isTransfer, async (request, send) => (await send(request), refused)),
  'a refusal that was answered as done': nowAndThen(isTransfer, async (request, send) => {
    const reply = await send(request);
    return isRefused(reply) ? made() : reply;
  }),
  'a key that has another answer each time': nowAndThen(isTransfer, async (request, send) => {
    const reply = await send(request);
    return isRefused(reply) ? reply : made();
  }),
  'a balance of before': stale(),
  'a balance that never was': nowAndThen(isLive, async (request, send) => {
    const reply = structuredClone(await send(request));
    const balances = (reply?.body as AccountBalanceResponse | undefined)?.assets[0]?.balances;
    if (balances) balances.posted += 1;
    return reply;
  }),
  'a cut of two moments': nowAndThen(isCut, async (request, send) => send({
    ...request, path: request.path.replace(/\d+$/, (at) => String(Math.max(1, Number(at) - 40))),
  })),
  'a hold that reserves nothing': nowAndThen(isPlacing, async () => ({ status: 201, body: { hold_id: `hold_${randomUUID()}` } })),
  'a capture that takes no money': nowAndThen(isCapture, async () => ({ status: 200, body: { hold_id: `hold_${randomUUID()}` } })),
  'a hold that expires too early': expiring((life) => life > 500, 50),
  'a hold that outlives its expiry': expiring((life) => life < 500),
  'a hold whose money comes back twice': freedTwice(),
  'a capture of a hold that has expired': nowAndThen(isCapture, async (request, send) => {
    const reply = await send(request);
    const hasExpired = JSON.stringify(reply?.body).includes('EXPIRED');
    return hasExpired ? { status: 200, body: { hold_id: request.path.split('/')[3] } } : reply;
  }, 1),
};

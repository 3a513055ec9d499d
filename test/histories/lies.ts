/** Violations that the judge must find: between the clients and the service stands one who lies now and then. */
import { randomUUID } from 'node:crypto';
import type { AccountBalanceResponse } from '../../generated/models.ts';
import type { Reply, Request, Send } from './bank-client.ts';

const isTransfer = ({ path }: Request): boolean => path === '/v1/obligations';
const isLive = ({ path }: Request): boolean => path.endsWith('/balance');
const isCut = ({ path }: Request): boolean => path.includes('as_of_seq=');

/** Every so many chances one is taken. */
function nowAndThen(isChance: (request: Request) => boolean, lie: (request: Request, send: Send) => Promise<Reply>) {
  return (send: Send): Send => {
    let chances = 0;
    return (request) => {
      if (isChance(request)) chances += 1;
      return isChance(request) && chances % 12 === 0 ? lie(request, send) : send(request);
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
  'a hold that reserves nothing': nowAndThen(({ path }) => path === '/v1/holds', async () => (
    { status: 201, body: { hold_id: `hold_${randomUUID()}` } })),
  'a capture that takes no money': nowAndThen(({ path }) => path.endsWith('/capture'), async () => (
    { status: 200, body: { hold_id: `hold_${randomUUID()}` } })),
};

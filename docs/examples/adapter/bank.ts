/** An imaginary bank's sandbox, in memory, with words of its own: what the example adapter stands in front of. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { randomUUID } from 'node:crypto';

interface Sent { id: string; client_ref: string; amount: string; e2e: string; state: 'processing' | 'done' | 'rejected'; code: string
  | null; created: string; finished: string | null; asked: string; [more: string]: unknown }
interface Entry { id: string; kind: string; amount: string; client_ref?: string; e2e: string; at: string }
type Fields = Record<string, string>;

const REPEAT_MS = 200;

/** @param elsewhere URL to which a transfer to `moved-account` is redirected. */
export async function startBank({ settleAfterMs, elsewhere }: { settleAfterMs: number; elsewhere: string }) {
  const token = randomUUID();
  const sent = { transfers: new Map<string, Sent>(), refunds: new Map<string, Sent>() };
  const entries: Entry[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let eventsUrl: string | undefined;
  const after = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(() => { timers.delete(timer); work(); }, milliseconds);
    timers.add(timer);
  };
  const now = () => new Date().toISOString();
  const units = (amount: string) => Number(amount.replace('.', ''));
  const written = (value: number) =>
    `${value < 0 ? '-' : ''}${Math.trunc(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`;

  function tell(kind: string, item: object, id: string = randomUUID()): void {
    const tried = eventsUrl === undefined ? Promise.resolve(false) : fetch(eventsUrl, {
      method: 'POST', redirect: 'manual', headers: { 'X-Bank-Token': token }, body: JSON.stringify({ id, kind, item }),
    }).then(({ ok }) => ok, () => false);
    void tried.then((isTaken) => { if (!isTaken) after(REPEAT_MS, () => tell(kind, item, id)); });
  }

  function send(kind: 'transfer' | 'refund', body: Fields): [number, object] {
    const known = sent[`${kind}s`].get(body['client_ref'] ?? '');
    if (known) return known.asked === JSON.stringify(body) ? [200, known] : [409, {}];
    if (kind === 'refund') {
      const deposit = entries.find((it) => it.kind === 'deposit' && it.e2e === body['deposit_e2e']);
      const before = [...sent.refunds.values()].filter((it) => it['deposit_e2e'] === body['deposit_e2e']).reduce(
        (sum, it) => sum + units(it.amount), 0,
      );
      if (!deposit || before + units(body['amount'] ?? '') > units(deposit.amount)) return [
        422, { code: deposit ? 'AM09' : 'ED05', message: 'not so much came' },
      ];
    }
    const item = {
      id: randomUUID(), e2e: `e2e-${randomUUID()}`, ...body, state: 'processing', code: null, created: now(), finished: null,
      asked: JSON.stringify(body),
    } as unknown as Sent;
    sent[`${kind}s`].set(item.client_ref, item);
    after(settleAfterMs, () => {
      const isRejected = item['to'] === 'closed-account';
      Object.assign(item, { state: isRejected ? 'rejected' : 'done', code: isRejected ? 'AC07' : null, finished: now() });
      if (!isRejected) entries.push({
        id: randomUUID(), kind, amount: written(-units(item.amount)), client_ref: item.client_ref, e2e: item.e2e, at: String(item.finished),
      });
      tell(kind, { ...item });
    });
    return [201, item];
  }

  async function answer(request: IncomingMessage): Promise<[number, object]> {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://bank');
    const body = request.method === 'POST' ? await json(request) as Fields : {};
    if (pathname === '/sandbox/deposit') {
      const { value } = (body['data'] as unknown as { amount: { value: number } }).amount;
      const entry = {
        id: randomUUID(), kind: 'deposit', amount: written(value),
        e2e: `E00000000${now().slice(0, 16).replace(/\D/g, '')}${randomUUID().replaceAll('-', '').slice(0, 11)}`, at: now(),
      };
      entries.push(entry);
      tell('deposit', entry);
      return [200, entry];
    }
    if (request.headers['x-bank-token'] !== token) return [401, {}];
    if (pathname === '/balance') return [200, { amount: written(entries.reduce((sum, { amount }) => sum + units(amount), 0)) }];
    if (pathname === '/extract') {
      const within = entries.filter(({ at }) => at >= (query.get('from') ?? '') && at < (query.get('until') ?? ''));
      const offset = Number(query.get('offset'));
      return [200, { entries: within.slice(offset, offset + Number(query.get('limit'))) }];
    }
    if (pathname === '/sent') {
      const within = [...sent.transfers.values(), ...sent.refunds.values()].filter(
        ({ created }) => created >= (query.get('from') ?? '') && created < (query.get('until') ?? ''),
      );
      const offset = Number(query.get('offset'));
      return [
        200, { items: within.toSorted((a, b) => (a.created < b.created ? -1 : 1)).slice(offset, offset + Number(query.get('limit'))) },
      ];
    }
    const [, kind, reference] = pathname.split('/') as [string, 'transfers' | 'refunds', string?];
    if (body['to'] === 'moved-account') return [
      307, { ...body, id: randomUUID(), state: 'done', code: null, created: now(), finished: now() },
    ];
    if (request.method === 'POST') return send(kind === 'transfers' ? 'transfer' : 'refund', body);
    const known = sent[kind].get(reference ?? '');
    return known ? [200, known] : [404, {}];
  }

  const server = createServer((request, response) => {
    void answer(request).then(
      ([status, body]) => response.writeHead(status, {
        'Content-Type': 'application/json', ...(status === 307 && { Location: elsewhere }),
      }).end(JSON.stringify(body)),
      () => response.writeHead(400).end('{}'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token,
    tellTo: (url: string) => { eventsUrl = url; },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}

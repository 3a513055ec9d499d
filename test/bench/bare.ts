/**
 * The limits of the framework alone: the JSON of a balance from Express, and from node:http, on a port each. On a third, once it
 * has Postgres' address, transfers from Express: all that wait share one commit, without any other guarantee.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';

const balance = {
  account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9',
  type: 'CUSTOMER',
  display_name: 'Ana Souza',
  unit: 'cents',
  as_of: '2026-03-02T12:30:00.000Z',
  assets: [{ symbol: 'BRL', balances: { posted: 100_000_000, outgoing: 0, incoming: 0, held: 0, blocked: 0, available: 100_000_000 } }],
  consistency: { ledger_version: 123_456, snapshot_id: '123456' },
  committed_to_products: [],
  committed_to_squads: [],
};

const app = express().disable('x-powered-by').disable('etag');
app.get('/balance', (_request, response) => void response.json(balance));

const plain = createServer((_request, response) => {
  const body = JSON.stringify(balance);
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body) }).end(body);
});

interface Waiting {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  answer(): void;
}

let postgres: pg.Client | undefined;
let waiting: Waiting[] = [];
let isCommitting = false;

const transfers = express().disable('x-powered-by').disable('etag').use(express.json());
transfers.post('/v1/obligations', ({ body }, response) => {
  const { debtor, creditor, amount } = body as Record<'debtor' | 'creditor', { account_id: string }> & { amount: { value: number } };
  waiting.push({
    from: Number(debtor.account_id), to: Number(creditor.account_id), amount: amount.value,
    answer: () => void response.status(201).json({ debtor, creditor, amount, state: 'FINAL' }),
  });
  if (!isCommitting) {
    isCommitting = true;
    setImmediate(() => void commitAll());
  }
});

async function commitAll(): Promise<void> {
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    await postgres?.query({
      name: 'transfer-many', text: 'select raw.transfer_many($1, $2, $3)',
      values: [batch.map(({ from }) => from), batch.map(({ to }) => to), batch.map(({ amount }) => amount)],
    });
    for (const { answer } of batch) answer();
  }
  isCommitting = false;
}

process.on('message', (given) => {
  postgres = new pg.Client({ connectionString: (given as { url: string }).url });
  void postgres.connect().then(() => process.send?.('connected'));
});
process.send?.({ express: await listen(createServer(app)), http: await listen(plain), transfers: await listen(createServer(transfers)) });
process.on('disconnect', () => process.exit());

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

/** What a framework alone reaches: the JSON of a balance from Express, and from node:http, on a port each. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';

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

process.send?.({ express: await listen(createServer(app)), http: await listen(plain) });
process.on('disconnect', () => process.exit());

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

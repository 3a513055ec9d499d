import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { answerBadCall, BadCall, parseBody, type Answer } from '../../../platform/control/calls.ts';
import type { Scripts } from '../../../platform/control/scripts.ts';
import type { Chain } from './chain.ts';
import type { Wanted } from './faucet.ts';
import type { OutputsWanted, Reads } from './reads.ts';
import type { Operation, ScriptedOutcome } from './scripts.ts';
import { readTransaction } from './transaction.ts';
import { NotCbor } from './cbor.ts';

interface HttpApiOptions {
  /** @throws BadCall while the chain is not open. */
  chain(): Chain;
  readonly reads: Reads;
  readonly scripts: Scripts<Operation, ScriptedOutcome>;
}

const HASH = /^[0-9a-f]{64}$/;
const KEY_HASH = /^[0-9a-f]{56}$/;
const HEX = /^(?:[0-9a-f]{2})+$/;
const ADDRESS = /^addr(?:_test)?1[02-9ac-hj-np-z]{20,120}$/;
const REFERENCE = /^[\x21-\x7e]{1,200}$/;
const MOST_BLOCKS = 100;
/** Most transactions of a page with more than one block. */
const MOST_TRANSACTIONS = 200;
const MOST_OUTPUTS = 500;
const LEAST_LOVELACE = 2_000_000n;
const MOST_LOVELACE = 1_000_000_000_000n;
const MOST_COINS = 50;
const MOST_HEIGHT = 2 ** 31 - 1;

/** The node's interface, which the client of the ledger calls (`src/onchain/chain/node`). Each call behaves as its script sets. */
export function httpApi(options: HttpApiOptions): Router {
  const { reads } = options;
  const router = express.Router();
  router.use(express.text({ type: () => true, limit: '100kb' }));
  const serve = (operation: Operation, work: Work): RequestHandler => scripted(options, operation, work);

  router.get('/tip', serve('tip', async (chain) => ({
    status: 200,
    body: {
      genesis: chain.genesis.hash, height: chain.head.height, hash: chain.head.hash, slot: chain.head.slot, now: chain.slot,
      waiting: chain.waiting,
    },
  })));
  router.post('/transactions', serve('submit', async (chain, { body }) => submit(chain, cborOf(body))));
  router.get('/transactions/:id', serve('find', async (_chain, { params }) => found(await reads.transaction(
    matching(params['id'], HASH, 'id'),
  ))));
  router.get('/transactions/:id/outputs', serve('outputs', async (_chain, { params }) => (
    { status: 200, body: { outputs: await reads.outputsOf(matching(params['id'], HASH, 'id')) } })));
  router.get('/blocks', serve('blocks', async (chain, { query }) => {
    const blocks = await reads.blocksAfter(
      whole(query['after'], 'after', 0, MOST_HEIGHT), whole(query['limit'] ?? '100', 'limit', 1, MOST_BLOCKS), MOST_TRANSACTIONS,
    );
    return { status: 200, body: { height: chain.head.height, blocks } };
  }));
  router.get('/outputs', serve('outputs', async (chain, { query }) => {
    const wanted = outputsWanted(query, chain.head.height);
    const outputs = await reads.outputs(wanted);
    const last = outputs.length === wanted.limit ? outputs.at(-1) : undefined;
    return { status: 200, body: { at: wanted.at, outputs, next: last ? `${last.tx_id}.${last.index}` : null } };
  }));
  router.post('/faucet', serve('faucet', async (chain, { body }) => {
    const given = await chain.give(readWanted(body));
    if ('problem' in given) throw new BadCall(given.problem === 'REFERENCE_REUSED' ? 409 : 422, given.problem, 'the faucet sent nothing');
    return { status: 202, body: { id: given.id } };
  }));
  router.use((_request, response) => void response.status(404).json({ error: 'NO_SUCH_PATH' }));
  return router;
}

type Work = (chain: Chain, request: Request) => Promise<Answer>;

function scripted({ chain, scripts }: HttpApiOptions, operation: Operation, work: Work): RequestHandler {
  return async (request, response) => {
    try {
      const open = chain();
      response.setHeader('Razao-Chain', open.genesis.hash);
      const script = scripts.take(operation, '');
      if (script?.delayMs) await sleep(script.delayMs);
      const answer = await carriedOut(open, request, script?.outcome ?? 'ok', script?.applied ?? true, { operation, work });
      if (answer) response.status(answer.status).json(answer.body);
    } catch (error) {
      answerFailure(response, error);
    }
  };
}

/** @returns undefined where the call gets no answer. */
async function carriedOut(
  chain: Chain, request: Request, outcome: ScriptedOutcome, isApplied: boolean, { operation, work }: { operation: Operation; work: Work },
): Promise<Answer | undefined> {
  switch (outcome) {
    case 'unreachable': throw new BadCall(503, 'UNAVAILABLE', 'the chain is not running');
    case 'timeout':
      if (isApplied) await work(chain, request);
      return undefined;
    case 'lost': return forgotten(operation, request, chain);
    default: return work(chain, request);
  }
}

/** Answer of a node that has lost the submitted data, or will lose it. */
function forgotten(operation: Operation, { body }: Request, chain: Chain): Answer {
  switch (operation) {
    case 'submit': return { status: 202, body: { id: readTransaction(cborOf(body)).id } };
    case 'faucet': return { status: 202, body: { id: '0'.repeat(64) } };
    case 'blocks': return { status: 200, body: { height: chain.head.height, blocks: [] } };
    default: throw new BadCall(404, 'UNKNOWN', 'not found');
  }
}

async function submit(chain: Chain, cbor: Uint8Array): Promise<Answer> {
  const submitted = await chain.submit(cbor);
  switch (submitted.status) {
    case 'TAKEN': return { status: 202, body: { id: submitted.id } };
    case 'KNOWN': return { status: 200, body: { id: submitted.id } };
    case 'REJECTED': throw new BadCall(422, 'REJECTED', submitted.reason);
    case 'MALFORMED': throw new BadCall(400, 'MALFORMED', submitted.reason);
    case 'FULL': throw new BadCall(503, 'MEMPOOL_FULL', 'too many transactions wait');
  }
}

function found(body: unknown): Answer {
  if (body === undefined) throw new BadCall(404, 'UNKNOWN', 'no such transaction was sent');
  return { status: 200, body };
}

function cborOf(body: unknown): Uint8Array {
  return Uint8Array.from(Buffer.from(matching(fieldsOf(body)['cbor'], HEX, 'cbor'), 'hex'));
}

function readWanted(body: unknown): Wanted {
  const fields = fieldsOf(body);
  const lovelace = BigInt(matching(fields['lovelace'], /^[0-9]{1,15}$/, 'lovelace'));
  if (lovelace < LEAST_LOVELACE || lovelace > MOST_LOVELACE) throw new BadCall(
    400, 'INVALID', `lovelace must be from ${LEAST_LOVELACE} to ${MOST_LOVELACE}`,
  );
  return {
    reference: matching(fields['reference'], REFERENCE, 'reference'), key: matching(fields['key'], KEY_HASH, 'key'), lovelace,
    coins: whole(String(fields['coins'] ?? 1), 'coins', 1, MOST_COINS),
  };
}

function outputsWanted(query: Request['query'], height: number): OutputsWanted {
  const { address, policy } = query;
  if ((address === undefined) === (policy === undefined)) throw new BadCall(400, 'INVALID', 'either address or policy is required');
  const at = query['at'] === undefined ? height : whole(query['at'], 'at', 0, MOST_HEIGHT);
  if (at > height) throw new BadCall(409, 'HEIGHT_AHEAD', `the newest block is ${height}`);
  const after = query['after'] === undefined ? undefined : matching(query['after'], /^[0-9a-f]{64}\.\d{1,9}$/, 'after').split('.');
  return {
    ...(address === undefined ? { by: 'policy', value: matching(policy, KEY_HASH, 'policy') } : {
      by: 'address', value: matching(address, ADDRESS, 'address'),
    }),
    at, after: after && { txId: after[0] ?? '', index: Number(after[1]) }, limit: whole(query['limit'] ?? '500', 'limit', 1, MOST_OUTPUTS),
  };
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  const fields = parseBody(String(body));
  if (typeof fields !== 'object' || fields === null) throw new BadCall(400, 'INVALID', 'the body must be a JSON object');
  return fields as Record<string, unknown>;
}

function matching(value: unknown, form: RegExp, name: string): string {
  if (typeof value !== 'string' || !form.test(value)) throw new BadCall(400, 'INVALID', `${name} is malformed`);
  return value;
}

function whole(value: unknown, name: string, low: number, high: number): number {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= low && number <= high)) throw new BadCall(400, 'INVALID', `${name} must be a whole number from ${low} to ${high}`);
  return number;
}

/** The chain's own failures are handled elsewhere; the caller may try again. */
function answerFailure(response: Response, error: unknown): void {
  if (error instanceof NotCbor) return void response.status(400).json({ error: 'MALFORMED', message: error.message });
  if (error instanceof BadCall) return answerBadCall(response, error);
  response.status(503).json({ error: 'UNAVAILABLE', message: error instanceof Error ? error.message : String(error) });
}

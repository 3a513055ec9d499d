/** The log of a tenant behind its writer: what is built, signed and served, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { eventually, startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { readCheckpoint } from './notes/checkpoint.ts';
import { readVerifierKey, type VerifierKey } from './notes/note.ts';
import { verifyProof } from './notes/proof.ts';

const PROOF = 'application/vnd.razao.proof';

let api: TestService;
let a: string;
let b: string;
beforeAll(async () => {
  api = await startTestService();
  [a, b] = [await api.account(10_000), await api.account()];
  for (let cents = 1; cents <= 5; cents += 1) await api.transfer(a, b, cents);
});
afterAll(() => api?.stop());

const get = (path: string) => request(api.baseUrl).get(`/transparency/${TENANT}/${path}`);
const head = async () => Number((await api.service.database.query<{ seq_no: string }>(
  { name: 'test-head', text: `select h.seq_no from razao.heads h where set_config('razao.tenant', h.tenant_id, true) is not null` }, [],
))[0]?.seq_no ?? 0);

async function signedUpTo(seqNo: number) {
  return eventually(async () => {
    const answer = await get('checkpoint');
    return answer.status === 200 && readCheckpoint(answer.text).size >= seqNo && answer;
  });
}

async function proofOf(seqNo: number): Promise<string> {
  const answer = await request(api.baseUrl).get(`/v1/journal/entries/${seqNo}`).set('Accept', PROOF)
    .set('Authorization', `Bearer ${await api.token()}`).buffer().parse((response, done) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => { text += part; }).on('end', () => done(null, text));
    });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, PROOF]);
  return answer.body as string;
}

async function keys(): Promise<VerifierKey[]> {
  return (await get('keys')).text.trim().split('\n').map(readVerifierKey);
}

it('a checkpoint is public, as a note that anyone may keep for a second', async () => {
  const answer = await signedUpTo(1);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=1' });
  expect(readCheckpoint(answer.text).origin).toBe(`localhost/${TENANT}`);
});

it('a stranger verifies an entry with the key alone', async () => {
  await signedUpTo(7);
  const fact = verifyProof(await proofOf(5), { keys: await keys() });
  const { body } = await api.call<{ entry_hash: string; payload: object }>('getJournalEntry', { path: { seq_no: 5 } });
  expect(fact).toMatchObject({ seqNo: 5, entryHash: body.entry_hash, payload: body.payload, origin: `localhost/${TENANT}` });
});

it('an entry that is not there is no proof, and one that is not signed yet is to be asked for again', async () => {
  const answer = await request(api.baseUrl).get('/v1/journal/entries/999999').set('Accept', PROOF)
    .set('Authorization', `Bearer ${await api.token()}`);
  expect([answer.status, answer.body.error]).toEqual([404, 'ENTRY_NOT_FOUND']);
});

describe('tiles', () => {
  it('are served to those who may audit the tenant', async () => {
    const { size } = readCheckpoint((await signedUpTo(7)).text);
    const token = await api.token();
    for (const path of [`tile/0/000.p/${size}`, `tile/entries/000.p/${size}`, `tile/payloads/000.p/${size}`]) {
      const answer = await get(path).set('Authorization', `Bearer ${token}`);
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 200, 'private, max-age=31536000, immutable']);
    }
  });

  it.each([
    'tile/0/000', 'tile/0/001.p/1', 'tile/0/000.p/0', 'tile/0/000.p/256', 'tile/0/0', 'tile/0/x000/000', 'tile/7/000.p/1', 'tile/-1/000',
    'tile/0/000.p/200', 'tile/entries/999', 'tile/1/000.p/1', 'tile/0/000.p/01',
  ])('refuse %s', async (path) => {
    const answer = await get(path).set('Authorization', `Bearer ${await api.token()}`);
    expect([answer.status, answer.body.error]).toEqual([404, 'NOT_FOUND']);
  });

  it('are refused to a stranger, to a client without the scope and to another tenant', async () => {
    await signedUpTo(1);
    expect((await get('tile/0/000.p/1')).status).toBe(401);
    const reader = await api.token(['service/accounts.read']);
    expect((await get('tile/0/000.p/1').set('Authorization', `Bearer ${reader}`)).status).toBe(403);
    const other = await api.token(undefined, 'outra');
    expect((await get('tile/0/000.p/1').set('Authorization', `Bearer ${other}`)).status).toBe(404);
  });
});

it('a tenant that there is not, or has no entries, has neither checkpoint nor keys', async () => {
  await api.token(undefined, 'vazia');
  for (const tenant of ['vazia', 'nobody', 'a%2Fb']) for (const part of ['checkpoint', 'keys']) {
    expect((await request(api.baseUrl).get(`/transparency/${tenant}/${part}`)).status).toBe(404);
  }
});

it('no checkpoint is signed while no entry comes', async () => {
  await signedUpTo(await head());
  const before = (await get('checkpoint')).text;
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect((await get('checkpoint')).text).toBe(before);
});

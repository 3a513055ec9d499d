/** Receipts of payments, and the page on which a stranger verifies them without network. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { AccountResponse, ObligationResponse, PartyResponseOut } from '../../../generated/models.ts';
import { LABELS } from './page.ts';
import { inFigures, inSaoPaulo, inWords, proofIn, verifyReceipt } from '../../../sdk/src/receipt.ts';
import { CHROMIUM, openBrowser, sayWithoutChromium } from '../../../test/support/chromium.ts';
import { eventually, startTestService, TENANT, transferBody, type TestService } from '../../../test/support/service.ts';

const HOSTILE = '<script>alert(1)</script> "Zé" & Cia';

let api: TestService;
let keys: string;
let paid: ObligationResponse;
let receipt: string;

beforeAll(async () => {
  api = await startTestService();
  const from = await api.account(500_000);
  const party = await api.ok<PartyResponseOut>('createParty', { body: {
    type: 'individual', display_name: HOSTILE, country: 'BR', tax_id: { type: 'CPF', value: '123.456.789-09', country: 'BR' },
  } });
  const { id: to } = await api.ok<AccountResponse>('createAccount', { body: {
    owner_party_id: party.party_id, currency: 'BRL', type: 'CUSTOMER',
  } });
  paid = await api.ok<ObligationResponse>('createObligation', { body: transferBody(from, to, 125_050) });
  receipt = await eventually(async () => {
    const html = await receiptOf(paid.obligation_id);
    return html.includes('id="proof"') && html;
  });
  keys = (await request(api.baseUrl).get(`/transparency/${TENANT}/keys`)).text.trim();
});
afterAll(() => api?.stop());

async function receiptOf(obligationId: string): Promise<string> {
  const answer = await request(api.baseUrl).get(`/v1/obligations/${obligationId}`).set('Accept', 'text/html')
    .set('Authorization', `Bearer ${await api.token()}`);
  expect([answer.status, answer.headers['content-type'], answer.headers['vary']]).toEqual([
    200, 'text/html; charset=utf-8', expect.stringContaining('Accept'),
  ]);
  return answer.text;
}

/** The receipt with another text in a field, or another proof. */
const falsified = (field: string, text: string): string => receipt.replace(new RegExp(`(data-field="${field}">)[^<]*`), `$1${text}`);
const FIELDS = ['amount', 'in_words', 'settled_at', 'seq_no', 'debtor', 'creditor', 'obligation_id', 'tx_id'] as const;

describe('a receipt', () => {
  it('says amount in figures and words, who paid whom behind masks, and when in São Paulo', () => {
    const words = 'mil duzentos e cinquenta reais e cinquenta centavos';
    for (const text of ['R$ 1.250,50', words, '***.456.789-**', inSaoPaulo(paid.created_at)]) expect(receipt).toContain(text);
  });

  it('shows hostile names as text, and has no script', () => {
    expect(receipt).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(receipt.match(/<script(?! type="text\/plain")/g)).toBeNull();
  });

  it('carries a proof that a stranger verifies with the key alone', async () => {
    const { proven, falsified: wrong } = await verifyReceipt(receipt, { keys });
    expect([wrong, proven.origin, proven.payload['obligation_ids']]).toEqual([[], `localhost/${TENANT}`, [paid.obligation_id]]);
  });

  it.each(FIELDS)('with another %s is false, and the field is named', async (field) => {
    const { falsified: wrong } = await verifyReceipt(falsified(field, 'outro'), { keys });
    expect(wrong).toEqual([{ field, shown: 'outro', entry: expect.any(String) }]);
  });

  it.each(FIELDS)('without its %s is false, and the field is named', async (field) => {
    const { falsified: wrong } = await verifyReceipt(receipt.replace(`data-field="${field}"`, ''), { keys });
    expect(wrong).toMatchObject([{ field, shown: '' }]);
  });

  it('with a proof that was changed is false', async () => {
    const changed = receipt.replace(/\nindex \d+\n/, '\nindex 0\n');
    await expect(verifyReceipt(changed, { keys })).rejects.toThrow(/not in the tree/);
    await expect(verifyReceipt(receipt.replace(/<script[^]*script>/, ''), { keys })).rejects.toThrow('the receipt carries no proof');
  });

  it('of a payment that is not settled says so, and has no proof', async () => {
    const creditor = { kind: 'external', external_id: 'silent' };
    const body = { ...transferBody(String(paid.debtor.account_id), '', 5), rail: 'MOCK', creditor };
    const open = await api.ok<ObligationResponse>('createObligation', { body });
    const html = await receiptOf(open.obligation_id);
    expect(html).toMatch(/Pagamento em processamento[^]*não foi liquidado/);
    expect(html).not.toContain('id="proof"');
  });

  it('is not answered to whoever asks for JSON, or for anything', async () => {
    expect(await api.ok('getObligation', { path: { obligation_id: paid.obligation_id } })).toEqual(paid);
  });
});

it.each<[number, string, string, string | undefined]>([
  [1, 'BRL', 'R$ 0,01', 'um centavo'], [100, 'BRL', 'R$ 1,00', 'um real'], [200_000, 'BRL', 'R$ 2.000,00', 'dois mil reais'],
  [100_000_000, 'BRL', 'R$ 1.000.000,00', 'um milhão de reais'], [100_100, 'BRL', 'R$ 1.001,00', 'mil e um reais'],
  [
    Number.MAX_SAFE_INTEGER, 'BRL', 'R$ 90.071.992.547.409,91',
    expect.stringMatching(/^noventa trilhões .* e noventa e um centavos$/) as never,
  ],
  [1_250, 'JPY', 'JP¥ 1.250', undefined], [1_250, 'KWD', 'KWD 1,250', undefined],
])('%s of %s are written %s', (minor, currency, figures, words) => {
  expect([inFigures(minor, currency), inWords(minor, currency)]).toEqual([figures, words]);
});

describe('the page that verifies', () => {
  it('needs no network: it names its scripts by their hashes, and nothing else', async () => {
    const { headers, text } = await request(api.baseUrl).get('/verify').expect(200);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\S+' 'sha256-\S+'; frame-ancestors 'none'$/);
    expect(text).not.toMatch(/(?:src|href)="?http|fetch\(|import\(/);
  });

  (CHROMIUM === undefined ? it.skip : it)('says without network what is true, and names what is false (needs Chromium)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'razao-receipt-'));
    const browser = await openBrowser();
    try {
      writeFileSync(join(folder, 'verify.html'), (await request(api.baseUrl).get('/verify')).text);
      const context = await browser.newContext({ offline: true });
      const page = await context.newPage();
      await page.goto(pathToFileURL(join(folder, 'verify.html')).href);
      const verify = async (text: string): Promise<string> => {
        writeFileSync(join(folder, 'file.html'), text);
        await page.setInputFiles('#file', join(folder, 'file.html'));
        await page.fill('#key', keys);
        await page.evaluate(`document.getElementById('result').textContent = ''`);
        await page.click('#verify');
        return eventually(async () => (await page.textContent('#result')) || false);
      };
      expect(await verify(receipt)).toContain('VERDADEIRO');
      expect(await verify(proofIn(receipt))).toContain('VERDADEIRO');
      for (const field of FIELDS) {
        expect(await verify(falsified(field, 'outro'))).toContain(`FALSO${LABELS[field]}: o arquivo mostra "outro"`);
      }
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
  sayWithoutChromium('the page that verifies receipts is not tried in a browser');
});

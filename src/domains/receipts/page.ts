import { createHash } from 'node:crypto';
import Mustache from 'mustache';
import { toString as drawQr } from 'qrcode';
import type { ProvenField } from '../../../sdk/src/receipt.ts';
import type { Receipt } from './receipt.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}
h1{font-size:1.4rem}.amount{font-size:2rem;margin:0}dl{display:grid;grid-template-columns:11rem 1fr;gap:.25rem 1rem}dt{color:#55555f}
dd{margin:0;overflow-wrap:anywhere}.note{border-left:4px solid #7a7a85;padding-left:1rem;color:#3a3a42}svg{width:9rem;height:9rem}
.true{border-color:#1a7f37}.false{border-color:#c4261d}textarea{width:100%;min-height:4rem;font:13px monospace}
@media(prefers-color-scheme:dark){body{background:#16161a;color:#ececf1}dt,.note{color:#b4b4c0}svg{background:#fff}}
@media print{body{margin:0;color:#000;background:#fff}}`;

/** Names of the fields, as the receipt has them. */
export const LABELS = {
  amount: 'Valor', in_words: 'Por extenso', settled_at: 'Data e hora (São Paulo)', seq_no: 'Lançamento', debtor: 'Conta debitada',
  creditor: 'Conta creditada', obligation_id: 'Obrigação', tx_id: 'Transação', evidence_id: 'Evidência do provedor',
} as const satisfies Record<ProvenField, string>;

const RECEIPT = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Comprovante {{proven.obligation_id}}</title><style>${STYLE}</style></head><body>
<h1>Comprovante de pagamento</h1>
<p class="state">{{state}}</p>
<p class="amount"{{#proven.amount}} data-field="amount"{{/proven.amount}}>{{amount}}</p>
{{#inWords}}<p{{#proven.in_words}} data-field="in_words"{{/proven.in_words}}>{{inWords}}</p>{{/inWords}}
<dl>
<dt>${LABELS.settled_at}</dt><dd{{#proven.settled_at}} data-field="settled_at"{{/proven.settled_at}}>{{at}}</dd>
<dt>De</dt><dd>{{from.name}}{{#from.document}}<br>{{from.document}}{{/from.document}}</dd>
<dt>Para</dt><dd>{{to.name}}{{#to.document}}<br>{{to.document}}{{/to.document}}</dd>
<dt>Meio</dt><dd>{{rail}}</dd>
{{#endToEndId}}<dt>ID da transação Pix</dt><dd>{{endToEndId}}</dd>{{/endToEndId}}
{{#description}}<dt>Mensagem</dt><dd>{{description}}</dd>{{/description}}
</dl>
{{#proof}}
<h2>Lançamento provado</h2>
<dl>
<dt>${LABELS.seq_no}</dt><dd data-field="seq_no">{{proven.seq_no}}</dd>
{{#proven.debtor}}<dt>${LABELS.debtor}</dt><dd data-field="debtor">{{proven.debtor}}</dd>{{/proven.debtor}}
{{#proven.creditor}}<dt>${LABELS.creditor}</dt><dd data-field="creditor">{{proven.creditor}}</dd>{{/proven.creditor}}
<dt>${LABELS.obligation_id}</dt><dd data-field="obligation_id">{{proven.obligation_id}}</dd>
<dt>${LABELS.tx_id}</dt><dd data-field="tx_id">{{proven.tx_id}}</dd>
{{#proven.evidence_id}}<dt>${LABELS.evidence_id}</dt><dd data-field="evidence_id">{{proven.evidence_id}}</dd>{{/proven.evidence_id}}
</dl>
<p>Confira este arquivo em <b>{{verifier}}</b>, ou com <code>razao proof verify</code>:</p>
{{{qr}}}
<div class="note"><p><b>O que este comprovante prova:</b> a instituição assinou este lançamento em seu registro público e não pode mais
apresentar outro em seu lugar.</p>
<p><b>O que não prova:</b> os nomes e documentos acima, que são os do cadastro da instituição; e a liquidação no SPI do Banco Central,
{{#proven.evidence_id}}além do que o provedor informou na evidência acima{{/proven.evidence_id}}
{{^proven.evidence_id}}de que este lançamento não tem evidência{{/proven.evidence_id}}.
Um arquivo recebido pode ter sido alterado: só a conferência mostra.</p></div>
<script type="text/plain" id="proof">
{{{proof}}}</script>
{{/proof}}
{{^proof}}<div class="note"><p>Este arquivo não leva prova: {{#isSettled}}o lançamento ainda não foi assinado. Peça-o de novo em um
segundo.{{/isSettled}}{{^isSettled}}o pagamento não foi liquidado.{{/isSettled}}</p></div>{{/proof}}
</body></html>
`;

const VERIFIER = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="{{{policy}}}">
<title>Conferir comprovante</title><style>${STYLE}</style></head><body>
<h1>Conferir um comprovante</h1>
<p>Esta página não usa a rede: salve-a e abra sem conexão, se quiser. O arquivo não sai deste computador.</p>
<p><label>Comprovante (.html) ou prova (.tlog-proof)<br><input type="file" id="file"></label></p>
<p><label>Chave da instituição, de uma fonte em que você confia (o site dela, não o comprovante)<br>
<textarea id="key"></textarea></label></p>
<p><button id="verify">Conferir</button></p>
<div id="result" role="status" class="note"></div>
<script>{{{library}}}</script>
<script>{{{glue}}}</script>
</body></html>
`;

const GLUE = `
const LABELS = ${JSON.stringify(LABELS)};
const element = (id) => document.getElementById(id);
const say = (verdict, ...lines) => {
  const result = element('result');
  result.className = 'note ' + verdict;
  result.replaceChildren(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })));
};
element('verify').addEventListener('click', async () => {
  const [file] = element('file').files;
  const keys = element('key').value.trim().split(/\\n+/).filter(Boolean);
  if (!file || keys.length === 0) return say('false', 'Escolha o arquivo e informe a chave.');
  const text = await file.text();
  try {
    const isReceipt = text.startsWith('<');
    const proof = isReceipt ? Razao.proofIn(text) : text;
    const proven = await Razao.verifyProof(proof, { keys });
    const falsified = isReceipt ? Razao.falsifiedFields(text, proven.payload) : [];
    const digest = await Razao.digestOf(proof);
    const wanted = location.hash.slice(1);
    if (wanted !== '' && wanted !== digest) return say('false', 'FALSO', 'A prova neste arquivo não é a do código QR.');
    if (falsified.length > 0) return say('false', 'FALSO',
      ...falsified.map(({ field, shown, entry }) =>
        LABELS[field] + ': o arquivo mostra "' + shown + '", o lançamento diz "' + entry + '"'));
    const fields = Object.entries(Razao.provenFields(proven.payload)).map(([field, value]) => LABELS[field] + ': ' + value);
    const signed = proven.origin + ' assinou o lançamento ' + proven.seqNo + ' em um registro de ' + proven.size + ' lançamentos.';
    say('true', 'VERDADEIRO', signed, ...fields);
  } catch (error) {
    say('false', 'FALSO', error.message);
  }
});`;

/** Renders a receipt: a file without scripts. @param verifier address of the page that verifies it. */
export async function renderReceipt(receipt: Receipt, verifier: string): Promise<string> {
  const address = receipt.proof === null ? '' : `${verifier}#${createHash('sha256').update(receipt.proof).digest('hex')}`;
  const qr = address === '' ? '' : await drawQr(address, { type: 'svg', margin: 1 });
  return Mustache.render(RECEIPT, { ...receipt, verifier, qr }, {}, { escape: escapeText });
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For texts and quoted attributes. A slash stays, so that dates are compared as they are shown. */
function escapeText(text: string): string {
  return String(text).replaceAll(/[&<>"]/g, (it) => ESCAPES[it] ?? it);
}

/** A page, and the policy that it holds itself to. */
export interface VerifierPage {
  readonly html: string;
  /** Of `Content-Security-Policy`. */
  readonly policy: string;
}

/** Renders the page that verifies receipts offline. @param library the script that verifies, which declares `Razao`. */
export function renderVerifier(library: string): VerifierPage {
  const hashes = [library, GLUE].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).join(' ');
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src ${hashes}`;
  return { html: Mustache.render(VERIFIER, { library, glue: GLUE, policy }), policy };
}

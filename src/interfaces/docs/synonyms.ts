/** Words that a search takes for one another, in both languages: small letters without accents. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['estorno', 'estornar', 'devolucao', 'devolucoes', 'devolver', 'devolva', 'reembolso', 'reembolsar', 'refund', 'return'],
  ['extrato', 'statement'],
  ['cobranca', 'cobrar', 'charge'],
  ['saldo', 'balance'],
  ['chave', 'key'],
  ['conciliacao', 'conciliar', 'concilie', 'reconcile', 'reconciliation'],
  ['diferenca', 'divergencia', 'break', 'mismatch'],
  ['reenviar', 'reenvio', 'resend', 'redeliver', 'recover'],
  ['conta', 'account'],
  ['pagamento', 'pagar', 'payment', 'obligation', 'obrigacao', 'payout'],
  ['transferencia', 'transferir', 'transfer'],
  ['lancamento', 'entry', 'entries'],
  ['razao', 'livro', 'diario', 'ledger', 'journal'],
  ['balancete', 'trial'],
  ['reserva', 'reservar', 'hold'],
  ['bloqueio', 'bloquear', 'block'],
  ['congelar', 'congelamento', 'freeze', 'frozen'],
  ['autorizacao', 'autorizacoes', 'recorrencia', 'automatico', 'mandate'],
  ['contestacao', 'contestar', 'contestado', 'disputa', 'dispute', 'chargeback', 'med'],
  ['reivindicacao', 'portabilidade', 'claim'],
  ['limite', 'limit'],
  ['cota', 'quota'],
  ['agendamento', 'agendar', 'schedule'],
  ['evento', 'event'],
  ['entrega', 'delivery', 'deliveries'],
  ['erro', 'error'],
  ['idempotencia', 'idempotency'],
  ['notificacao', 'webhook', 'callback'],
  ['pessoa', 'cliente', 'cadastro', 'party', 'parties', 'customer'],
  ['verificacao', 'verificacoes', 'verification', 'kyc'],
  ['comprovante', 'recibo', 'receipt'],
  ['convite', 'convidar', 'invite', 'invitation'],
  ['despesa', 'expense'],
  ['segredo', 'secret'],
  ['assinatura', 'signature'],
  ['relogio', 'clock'],
  ['evidencia', 'evidence'],
  ['provedor', 'banco', 'provider', 'bank'],
  ['trilho', 'rail'],
  ['exportar', 'exportacao', 'export'],
  ['importar', 'importacao', 'import'],
  ['produto', 'product'],
  ['prova', 'proof'],
];

/**
 * Source of `findIn`, for the page and for the test of the search: the entries that have all words, or words that mean the same. First is
 * one that is called so, then those that have more of the words in their name, an operation in its path too; then operations, guides,
 * errors and events in this order, and a short name before a long one.
 */
export const FIND_SCRIPT = `
const plainly = (text) => text.normalize('NFD').replaceAll(/\\p{M}/gu, '').toLowerCase();
const inWords = (text) => ' ' + plainly(text).replaceAll(/[^\\p{L}\\p{N}]+/gu, ' ') + ' ';
const isOne = (word, other) =>
  word === other || (Math.min(word.length, other.length) > 3 && (word.startsWith(other) || other.startsWith(word)));
const findIn = (all, synonyms, text) => {
  const likeOf = (word) => synonyms.filter((group) => group.some((it) => isOne(it, word))).flat();
  const wanted = plainly(text).split(/\\s+/).filter(Boolean).map((word) => [word, likeOf(word)]);
  const isIn = (text, word) => new RegExp(' ' + word + '(e?[sd]|ing)? ').test(inWords(text));
  const has = (text, [word, others]) => plainly(text).includes(word) || others.some((it) => isIn(text, it));
  const isOperation = (it) => /^#(core|command)\\//.test(it[3]);
  const place = (it) => isOperation(it) ? 0 : it[3].startsWith('#events/') ? 3 : /^[A-Z0-9_]+$/.test(it[1]) ? 2 : 1;
  const count = (text) => wanted.filter((words) => has(text, words)).length;
  const rank = (it) => count(isOperation(it) ? it[1] + ' ' + it[2] : it[1]);
  const order = (it) => [plainly(it[1]) === plainly(text).trim() ? 0 : 1, -rank(it), place(it), -count(it[1]), it[1].length];
  const found = wanted.length === 0 ? [] : all.filter((it) => wanted.every((words) => has(it[1] + ' ' + it[2], words)));
  const before = (one, other) => one.map((it, index) => it - other[index]).find((it) => it !== 0) ?? 0;
  return found.map((it) => [order(it), it]).sort(([one], [other]) => before(one, other)).map(([, it]) => it);
};
`;

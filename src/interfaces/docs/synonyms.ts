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
  ['replay', 'resend', 'recover'],
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
  ['noturno', 'noturna', 'noite', 'night', 'nighttime'],
  ['rotation', 'rotate', 'rotacao', 'trocar', 'troque', 'replace'],
  ['depois', 'apos', 'after'],
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
  ['prova', 'provar', 'proof', 'prove'],
  [
    'adulterar', 'adulterado', 'adulteracao', 'alterado', 'tamper', 'tampering', 'tampered', 'altered', 'immutable', 'imutavel', 'prove',
    'prova',
  ],
  ['auditoria', 'auditor', 'audit'],
  ['contraparte', 'pagador', 'payer', 'counterparty', 'sender'],
  ['tarifa', 'taxa', 'fees', 'cost', 'custo'],
  ['abertura', 'inicial', 'iniciais', 'opening'],
  ['migrar', 'migracao', 'mudar', 'mudanca', 'migrate', 'migration', 'move', 'importacao', 'import'],
  ['quadro', 'ficha', 'visao', 'picture', 'overview', '360'],
  ['lgpd', 'gdpr', 'erasure', 'erase', 'apagar', 'esquecer', 'forget', 'forgotten', 'privacy', 'privacidade'],
  ['viajar', 'viagem', 'travel', 'past', 'passado', 'as_of', 'relogio', 'clock'],
  ['historico', 'history', 'linha', 'timeline'],
  ['retry', 'retries', 'repetir', 'repetida', 'repeat', 'retentativa', 'attempt', 'tentativa'],
  ['timeout', 'time-out', 'timed', 'esgotado', 'expirou', 'repeat', 'repetir', 'repita'],
  ['contador', 'contabilidade', 'contabil', 'accountant', 'accounting', 'bookkeeping', 'quickbooks'],
  ['ingles', 'english', 'portugues', 'portuguese', 'idioma', 'idiomas'],
  ['encontrar', 'encontre', 'achar', 'localizar', 'find'],
  ['login', 'authentication', 'autenticacao', 'token', 'oauth', 'api-key', 'apikey'],
  ['homologacao', 'sandbox', 'simular', 'simulado', 'simulate', 'simulated', 'simulator'],
  ['producao', 'production', 'live'],
  ['sdk', 'biblioteca', 'library'],
  ['folha', 'salario', 'payroll', 'salary', 'salaries', 'lote', 'batch'],
  ['boleto', 'bill', 'invoice', 'fatura'],
  ['dividir', 'rateio', 'rachar', 'split', 'divide', 'share'],
  ['docker', 'kubernetes', 'container', 'hosting', 'deploy', 'implantar', 'install', 'instalacao', 'package'],
  ['disponibilidade', 'availability', 'failover', 'standby', 'replica'],
  ['latencia', 'latency', 'slo', 'sla', 'uptime', 'levels', 'niveis'],
  ['insuficiente', 'insufficient'],
  ['preso', 'travado', 'stuck'],
  ['encerrar', 'fechar', 'close', 'closing', 'fechamento'],
  ['mes', 'month'],
  ['brcode', 'copia', 'cola', 'qr'],
  ['versao', 'version', 'versioning', 'changelog', 'deprecation'],
];

/** Words that say nothing of what is sought. */
const STOP_WORDS = [
  'a', 'an', 'the', 'of', 'to', 'in', 'on', 'for', 'from', 'by', 'with', 'and', 'or', 'is', 'are', 'do', 'does', 'how', 'what', 'i', 'my',
  'o', 'os', 'as', 'um', 'uma', 'de', 'da', 'dos', 'das', 'em', 'no', 'na', 'para', 'por', 'com', 'e', 'ou', 'como', 'que', 'meu', 'minha',
];

/**
 * Source of `findIn`, for the page and for the test of the search: the entries that have all words, or words that mean the same; where none
 * has all, those that have most. First is one that is called so, then those that have more of the words in their name, an operation in its
 * path too; then those that have them in their first sentences; then operations, guides, errors and events in this order, and a short name
 * before a long one.
 */
export const FIND_SCRIPT = `
const stopWords = ${JSON.stringify(STOP_WORDS)};
const plainly = (text) => text.normalize('NFD').replaceAll(/\\p{M}/gu, '').toLowerCase();
const inWords = (text) => ' ' + plainly(text).replaceAll(/[^\\p{L}\\p{N}]+/gu, ' ') + ' ';
const isOne = (word, other) =>
  word === other || (Math.min(word.length, other.length) > 3 && (word.startsWith(other) || other.startsWith(word)));
const endToEnd = /(end[ -]?to[ -]?end|\\be2e)([ -]?id)?\\b/g;
const wantedIn = (text) => {
  const words = plainly(text).replaceAll(endToEnd, (_whole, _name, id) => 'end_to_end' + (id ? '_id' : '')).split(/\\s+/).filter(Boolean);
  const telling = words.filter((word) => !stopWords.includes(word));
  return telling.length > 0 ? telling : words;
};
const findIn = (all, synonyms, text) => {
  const likeOf = (word) => {
    const exactly = synonyms.filter((group) => group.includes(word));
    return (exactly.length > 0 ? exactly : synonyms.filter((group) => group.some((it) => isOne(it, word)))).flat();
  };
  const wanted = wantedIn(text).map((word) => [word, likeOf(word).map((it) => new RegExp(' ' + it + '(e?[sd]|ing)? '))]);
  const has = (plain, spaced, [word, others]) => plain.includes(word) || others.some((it) => it.test(spaced));
  const count = (text) => {
    const [plain, spaced] = [plainly(text), inWords(text)];
    return wanted.filter((words) => has(plain, spaced, words)).length;
  };
  const isOperation = (it) => /^#(core|command)\\//.test(it[3]);
  const place = (it) => isOperation(it) ? 0 : it[3].startsWith('#events/') ? 3 : /^[A-Z0-9_]+$/.test(it[1]) ? 2 : 1;
  const rank = (it) => count(isOperation(it) ? it[1] + ' ' + it[2] : it[1]);
  const order = (it, shown) => [
    plainly(it[1]) === plainly(text).trim() ? 0 : 1, -rank(it), -shown, place(it), -count(it[1]), it[1].length,
  ];
  const counted = wanted.length === 0 ? [] : all.map((it) => {
    const shown = count(it[1] + ' ' + it[2]);
    return { it, shown, total: shown === wanted.length || !it[4] ? shown : count(it[1] + ' ' + it[2] + ' ' + it[4]) };
  });
  const most = Math.max(1, ...counted.map(({ total }) => total));
  const before = (one, other) => one.map((it, index) => it - other[index]).find((it) => it !== 0) ?? 0;
  return counted.filter(({ total }) => total === most).map(({ it, shown }) => [order(it, shown), it])
    .sort(([one], [other]) => before(one, other)).map(([, it]) => it);
};
`;

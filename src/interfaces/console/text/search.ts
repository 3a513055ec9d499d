import type { Texts } from './text.ts';

export const search = {
  title: { pt: 'Busca', en: 'Search' },
  placeholder: {
    pt: 'Identificador, EndToEndId, txid, chave Pix, CPF ou CNPJ, nome, valor e dia…',
    en: 'Identifier, EndToEndId, txid, Pix key, tax id, name, amount and day…',
  },
  how: {
    pt: 'O texto vai ao serviço e não é guardado; só identificadores aparecem no endereço. Valor: 38,50. Com dia: 38,50 2026-03-02.',
    en: 'The text is sent to the service and not kept; only identifiers show in the address. Amount: 38.50. With a day: 38.50 2026-03-02.',
  },
  looked: { pt: 'Onde se procurou', en: 'Where it was looked for' },
  nothing: { pt: 'Nada encontrado.', en: 'Nothing found.' },
  found: { pt: 'Encontrado', en: 'Found' },
  asId: { pt: 'como identificador', en: 'as an identifier' },
  asEndToEnd: {
    pt: 'como EndToEndId, nas evidências e nos {count} pagamentos Pix mais recentes',
    en: 'as an EndToEndId, in evidence and the {count} newest Pix payments',
  },
  asTxid: { pt: 'como txid de uma cobrança', en: 'as the txid of a charge' },
  asKey: { pt: 'como chave Pix, no diretório', en: 'as a Pix key, in the directory' },
  asName: { pt: 'como nome, nas contas e nas pessoas', en: 'as a name, in accounts and parties' },
  asTaxId: { pt: 'como CPF ou CNPJ, nas chaves Pix', en: 'as a tax id, in Pix keys' },
  asAmount: {
    pt: 'como valor de {amount}, nos {count} pagamentos e evidências mais recentes',
    en: 'as an amount of {amount}, in the {count} newest payments and reports of banks',
  },
  asAmountOnDay: { pt: 'como valor de {amount} em {day}', en: 'as an amount of {amount} on {day}' },
  asEvidence: { pt: 'como id no provedor, nas evidências', en: 'as an id at the provider, in evidence' },
  results: { pt: '{count} achados', en: '{count} found' },
  none: { pt: 'nada', en: 'nothing' },
  asking: { pt: 'procurando…', en: 'looking…' },
  evidence: { pt: 'Evidência do banco', en: 'Evidence of the bank' },
  outsideKey: { pt: 'Chave de outro banco', en: 'Key at another bank' },
  charge: { pt: 'Cobrança Pix', en: 'Pix charge' },
  key: { pt: 'Chave Pix', en: 'Pix key' },
  party: { pt: 'Pessoa', en: 'Party' },
} as const satisfies Texts;

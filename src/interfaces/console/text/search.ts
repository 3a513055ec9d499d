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
    pt: 'como EndToEndId, nos pagamentos e nas evidências',
    en: 'as an EndToEndId, in payments and evidence',
  },
  asTxid: { pt: 'como txid de uma cobrança', en: 'as the txid of a charge' },
  asKey: { pt: 'como chave Pix, no diretório', en: 'as a Pix key, in the directory' },
  asName: { pt: 'como nome, nas contas e nas pessoas', en: 'as a name, in accounts and parties' },
  asTaxId: { pt: 'como CPF ou CNPJ, nas chaves Pix', en: 'as a tax id, in Pix keys' },
  asAmount: {
    pt: 'como valor de {amount}, nos pagamentos dos últimos {days} dias e nas {count} evidências mais recentes',
    en: 'as an amount of {amount}, in payments of the last {days} days and the {count} newest reports of banks',
  },
  asAmountOnDay: { pt: 'como valor de {amount} em {day}', en: 'as an amount of {amount} on {day}' },
  asEvidence: {
    pt: 'como referência de um pagamento, e como id no provedor nas evidências',
    en: 'as the reference of a payment, and as an id at the provider in evidence',
  },
  asTaxIdOfOtherSide: { pt: 'como CPF ou CNPJ do outro lado, nos pagamentos', en: 'as the tax id of the other side, in payments' },
  asOtherSide: {
    pt: 'como nome do outro lado, nos {count} pagamentos mais recentes',
    en: 'as the name of the other side, in the {count} newest payments',
  },
  asSquad: { pt: 'como nome de um grupo (squad)', en: 'as the name of a group (squad)' },
  squad: { pt: 'Grupo (squad)', en: 'Group (squad)' },
  results: { pt: '{count} achados', en: '{count} found' },
  none: { pt: 'nada', en: 'nothing' },
  asking: { pt: 'procurando…', en: 'looking…' },
  evidence: { pt: 'Evidência do banco', en: 'Evidence of the bank' },
  outsideKey: { pt: 'Chave de outro banco', en: 'Key at another bank' },
  charge: { pt: 'Cobrança Pix', en: 'Pix charge' },
  key: { pt: 'Chave Pix', en: 'Pix key' },
  party: { pt: 'Pessoa', en: 'Party' },
} as const satisfies Texts;

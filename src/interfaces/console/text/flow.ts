import type { Texts } from './text.ts';

export const flow = {
  title: { pt: 'Fluxo do dinheiro', en: 'Flow of money' },
  about: {
    pt: 'Quem paga a quem entre {from} e {to}: os {count} pagamentos liquidados mais recentes do período.',
    en: 'Who pays whom from {from} to {to}: the {count} newest settled payments of the range.',
  },
  cut: { pt: 'O período tem mais pagamentos do que os {count} lidos.', en: 'The range has more payments than the {count} read.' },
  topOnly: { pt: 'As {count} maiores relações; a tabela tem todas.', en: 'The {count} largest relations; the table has all.' },
  outsideOver: { pt: 'Fora, por {rail}', en: 'Outside, over {rail}' },
  graph: { pt: 'Relações', en: 'Relations' },
  relations: { pt: 'Todas as relações', en: 'All relations' },
  payments: { pt: 'Pagamentos', en: 'Payments' },
  none: { pt: 'Nenhum pagamento liquidado no período.', en: 'No settled payment in the range.' },
  follow: { pt: 'Seguir um crédito (obl_…)', en: 'Follow a credit (obl_…)' },
  followTitle: { pt: 'Aonde o dinheiro foi', en: 'Where the money went' },
  followHow: {
    pt: 'Os débitos depois do crédito, do mais antigo ao mais novo, até esgotar o valor: dois saltos, {count} por conta.',
    en: 'The debits that came after the credit, oldest first, until it is used up: two hops, {count} an account.',
  },
  stop: { pt: 'Deixar de seguir', en: 'Stop following' },
  stays: { pt: 'Ficou na conta: {amount}', en: 'Stayed on the account: {amount}' },
  debtor: { pt: 'Deve', en: 'Owes' },
  creditor: { pt: 'A quem', en: 'To whom' },
  hop: { pt: 'Salto', en: 'Hop' },
  notSettled: { pt: 'Este pagamento não chegou a uma conta.', en: 'This payment has not arrived on an account.' },
} as const satisfies Texts;

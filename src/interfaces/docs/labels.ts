import type { Language } from '../../platform/http/language.ts';

/** Labels of the page, in both languages. Those of the component itself are its own. */
export const LABELS = {
  title: { en: 'Razao API', pt: 'API do Razao' },
  searchAll: { en: 'Search guides, operations, events and errors', pt: 'Buscar guias, operações, eventos e erros' },
  searchHint: {
    en: 'Search all: guides, operations, events, errors', pt: 'Buscar em tudo: guias, operações, eventos, erros',
  },
  nothingFound: { en: 'Nothing is called that.', pt: 'Nada tem esse nome.' },
  otherLanguage: { en: 'Português', pt: 'English' },
  noScript: { en: 'The contracts as they are:', pt: 'Os contratos como são:' },
  noPage: {
    en: 'This installation serves the contracts without the page that shows them:',
    pt: 'Esta instalação serve os contratos sem a página que os mostra:',
  },
  englishOnly: {
    en: 'This guide is in English only.',
    pt: '**Somente em inglês.** Este guia ainda não foi traduzido; o texto abaixo está em inglês.',
  },
  guides: { en: 'Guides', pt: 'Guias' },
  events: { en: 'Events', pt: 'Eventos' },
  aboutEvents: {
    en: 'What is sent to your webhook endpoints: one page for each type, with its envelope, its data and an example. The feed of ' +
      'events holds the same envelopes. How to receive, verify and answer them is in the guide {}.\n\n' +
      'Types and fields may be added: pass over what you do not know. No event holds personal data.',
    pt: 'O que é enviado aos seus endpoints de webhook: uma página para cada tipo, com seu envelope, seus dados e um exemplo. O feed de ' +
      'eventos tem os mesmos envelopes. Como recebê-los, verificá-los e respondê-los está no guia {}.\n\n' +
      'Tipos e campos podem ser acrescentados: passe por cima do que você não conhece. Nenhum evento tem dados pessoais.',
  },
  kindGuide: { en: 'Guide', pt: 'Guia' },
  kindWord: { en: 'Word', pt: 'Termo' },
  kindEvent: { en: 'Event', pt: 'Evento' },
  kindError: { en: 'Error', pt: 'Erro' },
  codeAndStatus: { en: 'Code and status', pt: 'Código e status' },
  when: { en: 'When', pt: 'Quando' },
  whatToDo: { en: 'What to do', pt: 'O que fazer' },
  theService: { en: 'The service, with state', pt: 'O serviço, com estado' },
  theMocks: { en: 'The mocks, which keep nothing', pt: 'Os mocks, que não guardam nada' },
  clockAhead: { en: 'Sandbox: its clock is {} ahead', pt: 'Sandbox: o relógio está {} adiantado' },
  demoDays: {
    en: 'Sandbox: its demo data is being made, {} to go', pt: 'Sandbox: os dados de demonstração estão sendo feitos, faltam {}',
  },
  lessThanAMinute: { en: 'less than a minute', pt: 'menos de um minuto' },
  about: {
    en: 'A multi-tenant ledger with payment rails for Brazilian fintechs: double-entry books, Pix, group money and products, over REST.',
    pt: 'Um razão para vários inquilinos, com trilhos de pagamento, para fintechs brasileiras: partidas dobradas, Pix, dinheiro em grupo ' +
      'e produtos, por REST.',
  },
  rules: {
    en: 'Every write takes an `Idempotency-Key`. Amounts are whole centavos. Errors have codes; decide by them.',
    pt: 'Toda escrita aceita uma `Idempotency-Key`. Valores são centavos inteiros. Erros têm códigos; decida por eles.',
  },
  contracts: { en: 'Contracts', pt: 'Contratos' },
  aboutCore: { en: 'OpenAPI of parties, accounts and all reads', pt: 'OpenAPI de partes, contas e todas as leituras' },
  aboutCommand: { en: 'OpenAPI of the other writes', pt: 'OpenAPI das outras escritas' },
  aboutCollections: { en: 'every operation with its example', pt: 'cada operação com seu exemplo' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Address of the page in a language; what belongs to it is below. */
export const DOCS_PATHS: Readonly<Record<Language, string>> = { en: '/docs', pt: '/docs/pt' };

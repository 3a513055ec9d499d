import type { Language } from '../../platform/http/language.ts';

/** Readers of the same guides. */
export interface Audience {
  readonly title: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
  /** Files of `docs/guides/`, in the order in which they are read. */
  readonly guides: readonly Guide[];
}

const IN_ORDER = [
  {
    title: { en: 'For integrators', pt: 'Para quem integra' },
    about: { en: 'You write a client of the API.', pt: 'Você escreve um cliente da API.' },
    guides: [
      'getting-started', 'authentication', 'money', 'idempotency', 'pagination', 'events-and-webhooks', 'pix', 'med', 'limits', 'pix-rules',
      'kyc', 'squads', 'mocks', 'test-values', 'time', 'stories',
    ],
  },
  {
    title: { en: 'For makers of products', pt: 'Para quem cria produtos' },
    about: { en: 'You sell products that hold money by rules.', pt: 'Você vende produtos que guardam dinheiro segundo regras.' },
    guides: [
      'products', 'product-rental-deposit', 'product-milestone-escrow', 'product-receivable-advance', 'product-savings-goal',
      'product-rotating-savings', 'your-products',
    ],
  },
  {
    title: { en: 'For finance and support', pt: 'Para finanças e atendimento' },
    about: {
      en: 'You answer customers, compare the books with a bank, close a month.',
      pt: 'Você responde a clientes, compara os livros com um banco, fecha um mês.',
    },
    guides: ['console', 'books', 'move-in', 'month-end', 'prove-it'],
  },
  {
    title: { en: 'For operators', pt: 'Para quem opera' },
    about: { en: 'You run an installation.', pt: 'Você opera uma instalação.' },
    guides: ['operating', 'operations', 'settings', 'brake', 'beyond-one-machine', 'reliability', 'service-levels', 'security'],
  },
  {
    title: { en: 'For writers of adapters', pt: 'Para quem escreve adaptadores' },
    about: { en: 'You connect a bank.', pt: 'Você conecta um banco.' },
    guides: ['api-pix', 'write-an-adapter'],
  },
  {
    title: { en: 'For everybody', pt: 'Para todos' },
    about: { en: 'You look a word or an error up.', pt: 'Você procura um termo ou um erro.' },
    guides: ['glossary', 'errors'],
  },
] as const;

/** A file of `docs/guides/`, without its ending. */
export type Guide = (typeof IN_ORDER)[number]['guides'][number];

/** Who reads the guides, in the order of the sidebar. The last guide of all ends in the catalogue of errors. */
export const AUDIENCES: readonly Audience[] = IN_ORDER;

import type { Language } from '../../platform/http/language.ts';

interface Section {
  /** The heading in Portuguese. */
  readonly pt: string;
  readonly about: Readonly<Record<Language, string>>;
  readonly nouns: readonly string[];
}

/** The heading under which the page shows the events about a noun. */
const sections: Readonly<Record<string, Section>> = {
  'Parties and KYC': {
    pt: 'Partes e KYC', about: {
      en: 'The people and companies that own accounts, and what is known of them.',
      pt: 'As pessoas e empresas que são titulares de contas, e o que se sabe delas.',
    },
    nouns: ['party', 'kyc', 'risk_flag'],
  },
  Accounts: {
    pt: 'Contas', about: {
      en: 'Accounts, their payment methods and their statements.',
      pt: 'Contas, seus meios de pagamento e seus extratos.',
    },
    nouns: ['account', 'external_account', 'payment_method', 'statement'],
  },
  Obligations: {
    pt: 'Obrigações', about: {
      en: 'Every movement of money, from its creation to its end.',
      pt: 'Cada movimento de dinheiro, da criação ao fim.',
    },
    nouns: ['obligation'],
  },
  'Holds and blocks': {
    pt: 'Reservas e bloqueios', about: {
      en: 'Money that is reserved, or kept from being spent.',
      pt: 'Dinheiro que está reservado, ou impedido de ser gasto.',
    },
    nouns: ['hold', 'block'],
  },
  Limits: {
    pt: 'Limites', about: {
      en: 'Limit policies, and movements that come near them.',
      pt: 'Políticas de limite, e movimentos que chegam perto delas.',
    },
    nouns: ['limit', 'limit_policy'],
  },
  Evidence: {
    pt: 'Evidências', about: {
      en: 'What outside parties said about settlement, what it matched, and what could not be read.',
      pt: 'O que os de fora disseram sobre liquidação, com o que casou, e o que não pôde ser lido.',
    },
    nouns: ['evidence', 'provider_event'],
  },
  Reconciliation: {
    pt: 'Conciliação', about: {
      en: 'The chart of accounts, and comparisons of the ledger with what providers say.',
      pt: 'O plano de contas, e comparações do razão com o que dizem os provedores.',
    },
    nouns: ['reconciliation_run', 'reconciliation_break', 'gl_account'],
  },
  Pix: {
    pt: 'Pix', about: {
      en: 'Pix keys and claims on them, charges, returns, limits, mandates of Pix Automático, and MED cases.',
      pt: 'Chaves Pix e reivindicações delas, cobranças, devoluções, limites, autorizações do Pix Automático, e casos MED.',
    },
    nouns: [
      'pix_key', 'pix_claim', 'pix_charge', 'pix_return', 'pix_limits', 'pix_mandate', 'pix_mandate_charge', 'med_case',
    ],
  },
  Schedules: {
    pt: 'Agendamentos', about: {
      en: 'Payments to be made later or again and again, and each time they are.',
      pt: 'Pagamentos a fazer mais tarde ou repetidamente, e cada vez que são feitos.',
    },
    nouns: ['schedule', 'schedule_run'],
  },
  Squads: {
    pt: 'Squads', about: {
      en: 'Group money: squads, their members, expenses, spends and goals.',
      pt: 'Dinheiro em grupo: squads, seus membros, despesas, gastos e metas.',
    },
    nouns: [
      'squad', 'squad_cycle', 'squad_debts', 'squad_expense', 'squad_goal', 'squad_invitation', 'squad_member',
      'squad_recurrence', 'squad_rules', 'squad_share', 'squad_spend', 'spend_request', 'recurring_expense',
      'auto_collect_consent',
    ],
  },
  Products: {
    pt: 'Produtos', about: {
      en: 'Your products from compilation to certification, and their instances.',
      pt: 'Seus produtos, da compilação à certificação, e suas instâncias.',
    },
    nouns: ['product', 'product_instance', 'product_custody', 'product_key', 'compile', 'battery', 'conformance_run', 'certification'],
  },
  Operator: {
    pt: 'Operador', about: {
      en: 'What the operator of the installation changed for your tenant.',
      pt: 'O que o operador da instalação mudou para o seu inquilino.',
    },
    nouns: ['provider_account', 'rail_binding', 'quota', 'payment_rule', 'qbrl_policy', 'transfer_template'],
  },
  Webhooks: {
    pt: 'Webhooks', about: {
      en: 'Your endpoints, and deliveries that were given up.',
      pt: 'Seus endpoints, e entregas de que se desistiu.',
    },
    nouns: ['webhook_endpoint', 'webhook_delivery'],
  },
};

/** The sections as the tags of an OpenAPI document. In Portuguese a tag keeps its name, which addresses have, and is shown by another. */
export function eventTags(language: Language): object[] {
  return Object.entries(sections).map(([name, { pt, about }]) => ({
    name, ...(language === 'pt' && { 'x-displayName': pt }), description: about[language],
  }));
}

/** @throws Error for a noun that has no section yet. */
export function sectionOfEvent(type: string): string {
  const noun = type.split('.')[0] ?? '';
  const section = Object.keys(sections).find((name) => sections[name]?.nouns.includes(noun));
  if (section === undefined) throw new Error(`${type}: give ${noun} a section in event-sections.ts`);
  return section;
}

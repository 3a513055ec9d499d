import type { Language } from '../../platform/http/language.ts';
import { portugueseNames } from './contracts.ts';

/** The heading under which the page shows the events about a noun. */
const sections: Readonly<Record<string, { about: string; nouns: readonly string[] }>> = {
  'Parties and KYC': {
    about: 'The people and companies that own accounts, and what is known of them.', nouns: ['party', 'kyc', 'risk_flag'],
  },
  Accounts: {
    about: 'Accounts, their payment methods and their statements.',
    nouns: ['account', 'external_account', 'payment_method', 'statement'],
  },
  Obligations: { about: 'Every movement of money, from its creation to its end.', nouns: ['obligation'] },
  'Holds and blocks': { about: 'Money that is reserved, or kept from being spent.', nouns: ['hold', 'block'] },
  Limits: { about: 'Limit policies, and movements that come near them.', nouns: ['limit', 'limit_policy'] },
  Evidence: { about: 'What outside parties said about settlement, what it matched, and what could not be read.', nouns:
    ['evidence', 'provider_event'] },
  Reconciliation: {
    about: 'The chart of accounts, and comparisons of the ledger with what providers say.',
    nouns: ['reconciliation_run', 'reconciliation_break', 'gl_account'],
  },
  Pix: {
    about: 'Pix keys and claims on them, charges, returns, limits, mandates of Pix Automático, and MED cases.',
    nouns: [
      'pix_key', 'pix_claim', 'pix_charge', 'pix_return', 'pix_limits', 'pix_mandate', 'pix_mandate_charge', 'med_case', 'med_recovery',
    ],
  },
  Schedules: { about: 'Payments to be made later or again and again, and each time they are.', nouns: ['schedule', 'schedule_run'] },
  Squads: {
    about: 'Group money: squads, their members, expenses, spends and goals.',
    nouns: [
      'squad', 'squad_cycle', 'squad_debts', 'squad_expense', 'squad_goal', 'squad_invitation', 'squad_member',
      'squad_recurrence', 'squad_rules', 'squad_share', 'squad_spend', 'spend_request', 'recurring_expense',
      'auto_collect_consent',
    ],
  },
  Products: {
    about: 'Your products from compilation to certification, and their instances.',
    nouns: ['product', 'product_instance', 'product_custody', 'product_key', 'compile', 'battery', 'conformance_run', 'certification'],
  },
  Operator: {
    about: 'What the operator of the installation changed for your tenant.',
    nouns: ['provider_account', 'rail_binding', 'quota', 'payment_rule', 'brake', 'qbrl_policy', 'transfer_template'],
  },
  Webhooks: { about: 'Your endpoints, and deliveries that were given up.', nouns: ['webhook_endpoint', 'webhook_delivery'] },
};

/** The sections as the tags of an OpenAPI document. In Portuguese a tag keeps its name, which addresses have, and is shown by another. */
export function eventTags(language: Language): object[] {
  const names = portugueseNames();
  return Object.entries(sections).map(([name, { about }]) => language === 'en' ? { name, description: about }
    : { name, 'x-displayName': names.sections[name] ?? name, description: names.about[name] ?? about });
}

export const eventSections: readonly string[] = Object.keys(sections);

/** @throws Error for a noun that has no section yet. */
export function sectionOfEvent(type: string): string {
  const noun = type.split('.')[0] ?? '';
  const section = Object.keys(sections).find((name) => sections[name]?.nouns.includes(noun));
  if (section === undefined) throw new Error(`${type}: give ${noun} a section in event-sections.ts`);
  return section;
}

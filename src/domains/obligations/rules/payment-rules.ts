import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentRules, PaymentRulesChange } from '../../../../generated/models.ts';
import { canonicalJson } from '../../../platform/canonical.ts';
import type { Context } from '../../../platform/context.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';

/** Name of a rule, as requests call it. */
export type PaymentRuleName = keyof PaymentRulesChange & keyof PaymentRules;

const NAMES: readonly PaymentRuleName[] = ['repeats', 'analysis', 'brake'];

const READ = 'select rule, settings, version from razao.payment_rules where tenant_id = ?';
const SET = `
  insert into razao.payment_rules (tenant_id, rule, settings, version, changed_at, changed_by) values (?, ?, ?::jsonb, ?, ?, ?)
  on conflict (tenant_id, rule) do update set settings = excluded.settings, version = excluded.version,
    changed_at = excluded.changed_at, changed_by = excluded.changed_by`;

interface StoredRule {
  readonly rule: PaymentRuleName;
  /** Null once it was removed: the row keeps the number of its changes. */
  readonly settings: object | null;
  readonly version: number;
}

/** The tenant's rules for payments out, in the contract's form; undefined where it has none. */
export async function readPaymentRules(em: EntityManager, tenant: string): Promise<PaymentRules | undefined> {
  const rows = await em.execute<StoredRule[]>(READ, [tenant]);
  const set = rows.filter(({ settings }) => settings !== null);
  return set.length === 0 ? undefined : Object.fromEntries(set.map(({ rule, settings }) => [rule, settings])) as PaymentRules;
}

/**
 * Sets the rules that a request names and removes those given as null, under the head's lock, so that no payment is decided by both.
 * Each change is announced; a rule that stays as it is is not.
 */
export async function putPaymentRules(
  { em, announce }: Pick<WriteUnit, 'em' | 'announce'>, ctx: Pick<Context, 'tenant' | 'clock' | 'actor'>, change: PaymentRulesChange,
): Promise<void> {
  const known = new Map((await em.execute<StoredRule[]>(READ, [ctx.tenant])).map((row) => [row.rule, row]));
  for (const rule of NAMES) {
    const [before, settings] = [known.get(rule), change[rule]];
    if (settings === undefined || canonicalJson(settings) === canonicalJson(before?.settings ?? null)) continue;
    const version = (before?.version ?? 0) + 1;
    await em.execute(SET, [ctx.tenant, rule, JSON.stringify(settings), version, ctx.clock.now(), ctx.actor]);
    announce({
      type: 'payment_rule.changed', entityId: rule, version: BigInt(version),
      data: { tenant: ctx.tenant, rule, settings: settings && { ...settings } },
    });
  }
}

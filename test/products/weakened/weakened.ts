import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The attacks of set 1. */
export type Attack =
  | 'wrong_signer' | 'state_skip' | 'value_theft' | 'payout_redirect' | 'double_satisfaction' | 'datum_tampering' | 'value_stuffing'
    | 'token_theft'
  | 'move_swap' | 'time_forgery' | 'forged_instance' | 'amount_range';

/** A template's validator with exactly one check removed: a battery has to find it. */
export interface Weakened {
  /** Name of the check that is taken out. */
  readonly name: string;
  /** Text that occurs once in `validator.hl`, and its replacement. */
  readonly replace: readonly [from: string, to: string];
  /** The attack that must get through; others may as well. */
  readonly exposedBy: Attack;
}

/** Folder of the shipped templates. */
export const TEMPLATES = join(import.meta.dirname, '../../../src/onchain/products/templates');

/** The folder of a shipped template's first version. */
export function templateFolder(template: string): string {
  return join(TEMPLATES, template, '1');
}

/** The validator of a template without the check. @throws unless the text occurs exactly once. */
export function weaken(template: string, { name, replace: [from, to] }: Weakened): string {
  const [before, after, ...more] = readFileSync(join(templateFolder(template), 'validator.hl'), 'utf8').split(from);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(
    `${template}: what ${name} replaces does not stand exactly once`,
  );
  return `${before}${to}${after}`;
}

/** Replaces a call of `continues`: accepts any continued amount. @param next the datum, as Helios. */
export function anyAmount(next: string): string {
  return `continues(own, ${next}, cents(ScriptContext::tx.outputs.head.value))`;
}

/** Replaces a call of `continues`: accepts any continued datum. @param amount as Helios. */
export function anyDatum(amount: string): string {
  return `continues(own, Datum::from_data(ScriptContext::tx.outputs.head.datum.inline), ${amount})`;
}

/**
 * Replaces a call of `continues` that takes nothing out: the continued output may hold further tokens.
 * @param next and amount as Helios.
 */
export function anyTokens(next: string, amount: string): string {
  return `must(ScriptContext::tx.outputs.any((o: TxOutput) -> Bool {
                o.address == own.address && o.value.contains(own.value) && cents(o.value) == ${amount} &&
                o.datum.switch{ i: Inline => i.data.serialize() == ${next}.serialize(), else => false }
            }), "E_VALUE")`;
}

/** Replaces a call of `pays`: the payout need not name its instance. @param key and amount as Helios. */
export function untagged(key: string, amount: string): string {
  return `must(${amount} == 0 || ScriptContext::tx.outputs.any((o: TxOutput) -> Bool {
                o.address == Address::new(SpendingCredential::new_pubkey(${key}), Option[StakingCredential]::None) && cents(o.value) == ${amount}
            }), "E_PAYOUT")`;
}

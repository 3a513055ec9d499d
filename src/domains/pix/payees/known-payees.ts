/** Whom Pix keys and codes lead to, as they were looked up lately: a payment of one within a day shows its payee. */
import type { Context } from '../../../platform/context.ts';
import type { PostgresRow } from '../../../platform/db/row.ts';
import { personDigest } from '../../../platform/vault/person-digest.ts';
import { decodeBrcode, normalPixKey, openBehind, sealBehind } from '../../accounts/index.ts';
import type { CounterpartyFacts, PayeeOutside } from '../../obligations/index.ts';
import { payeeCodec } from './payee.entity.ts';

/** Days for which a look-up names a payee: keys move between people. */
export const PAYEES_KEPT_DAYS = 1;
const DAY_MS = 86_400_000;
const REMEMBER = { name: 'remember-pix-payee', text: 'select razao.remember_pix_payee($1, $2, $3)' };
const READ = { name: 'read-pix-payees', text: `select ${payeeCodec.columns.join(', ')} from razao.read_pix_payees($1, $2)` };

type Keyed = Pick<Context, 'tenant' | 'vault'>;

/** A key, or the location that a dynamic code leads to. */
export type Looked = { readonly pixKey: string } | { readonly location: string };

/** Remembers whom a key or a code led to. */
export async function rememberPayee(ctx: Keyed & Pick<Context, 'db'>, looked: Looked, facts: CounterpartyFacts): Promise<void> {
  await ctx.db.database.query(REMEMBER, [ctx.tenant, digestOf(ctx, looked), sealBehind(ctx, '', JSON.stringify(facts))]);
}

/** Finds whom an external id leads to, where it was looked up within a day. */
export const findKnownPayee: PayeeOutside = async (ctx, externalId) => {
  const looked = lookedUpBy(externalId);
  if (!looked) return undefined;
  const found = await ctx.db.lookUp('pix-payees', digestOf(ctx, looked), async (query, digests) => {
    const rows = (await query<PostgresRow>(READ, [ctx.tenant, digests])).map(payeeCodec.read);
    return new Map(rows.map((row) => [row.digest, row]));
  });
  const isFresh = found && ctx.clock.now().getTime() - found.seenAt.getTime() < PAYEES_KEPT_DAYS * DAY_MS;
  const facts = isFresh ? openBehind(ctx, found.facts) : undefined;
  return facts === undefined ? undefined : JSON.parse(facts) as CounterpartyFacts;
};

function lookedUpBy(externalId: string): Looked | undefined {
  const [, kind = '', value = ''] = /^(pix_key|brcode):(.*)$/is.exec(externalId) ?? [];
  if (kind.toLowerCase() === 'pix_key') return { pixKey: value };
  if (kind === '') return undefined;
  const { key, location } = decodeBrcode(value);
  return key ? { pixKey: key.value } : location === null ? undefined : { location };
}

function digestOf(ctx: Keyed, looked: Looked): string {
  return 'pixKey' in looked ? personDigest(ctx, 'pix_key', normalPixKey(looked.pixKey)) : personDigest(ctx, 'location', looked.location);
}

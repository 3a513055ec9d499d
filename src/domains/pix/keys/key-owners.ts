import type { Context } from '../../../platform/context.ts';
import { normalTaxId } from '../../../platform/tax-id.ts';
import { taxIdDigest } from '../../../platform/vault/person-digest.ts';
import type { WrittenKey } from '../../accounts/index.ts';
import { keyDigest } from './queries.ts';

type Named = Pick<Context, 'tenant' | 'db' | 'vault'>;

const REMEMBER = { name: 'remember-payee-owner', text: 'select razao.remember_payee_owner($1, $2, $3)' };
const NAMES = { name: 'names-of-payee', text: 'select name from razao.names_of_payee($1, $2, $3)' };

/** Keyed digest of a person's tax id: says whether two keys belong to one person, and not whom. */
function personName(ctx: Pick<Context, 'tenant' | 'vault'>, taxId: string): string {
  return `person ${taxIdDigest(ctx, taxId)}`;
}

function keyName(ctx: Pick<Context, 'tenant' | 'vault'>, key: string): string {
  return `key ${keyDigest(ctx, key).toString('hex')}`;
}

/** Remembers whose a key is, as the directory said just now. */
export async function rememberOwner(ctx: Named, { value }: WrittenKey, taxId: string): Promise<void> {
  await ctx.db.database.query(REMEMBER, [ctx.tenant, keyName(ctx, value), personName(ctx, taxId)]);
}

/** Names of the person that a key belongs to: the key, the person as far as the directory has said, and that person's other known keys. */
export async function namesOfKey(ctx: Named, { type, value }: WrittenKey): Promise<string[]> {
  const person = type === 'CPF' || type === 'CNPJ' ? personName(ctx, value) : null;
  const rows = await ctx.db.database.query<{ name: string }>(NAMES, [ctx.tenant, keyName(ctx, value), person]);
  return rows.map(({ name }) => name);
}

/** Names of a person by the tax id. */
export function namesOfPerson(ctx: Named, taxId: string): Promise<string[]> {
  const value = normalTaxId(taxId);
  return namesOfKey(ctx, { type: value.length === 11 ? 'CPF' : 'CNPJ', value });
}

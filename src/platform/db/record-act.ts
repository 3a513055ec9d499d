import type { EntityManager } from '@mikro-orm/postgresql';
import { actCodec } from './act.entity.ts';
import type { Act } from './act.ts';

/**
 * Writes an act in the transaction that does it; the transaction is bound to the tenant.
 * @param answer of the work: the ids in it are part of the act's subject.
 */
export async function recordAct(
  em: Pick<EntityManager, 'execute'>, tenant: string, act: Act, actedAt: Date, answer: unknown,
): Promise<void> {
  const { columns, values } = actCodec;
  const written = { columns, areNew: true, rows: [values(act.rowAt(actedAt, answer))] };
  await em.execute('select razao.write_acts(?, ?::jsonb)', [tenant, JSON.stringify(written)]);
}

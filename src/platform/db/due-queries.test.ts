import { expect, it } from '@jest/globals';
import pg from 'pg';
import { createDatabase } from '../../../test/support/database.ts';
import { DueQueries, type DueQuery } from './due-queries.ts';
import type { Query } from './query.ts';

const ONE: DueQuery = { name: 'one', text: `select unnest(array['demo', 'acme']), null` };
const TWO: DueQuery = { name: 'two', text: `select 'demo', unnest(array['PIX', 'MOCK'])` };
const NOTHING: DueQuery = { name: 'nothing', text: 'select tenant_id, null from razao.tenants where false' };
const WRONG: DueQuery = { name: 'wrong', text: 'select tenant_id, null from razao.nowhere' };

it('what is looked for at one moment is one question, and each has its own answer, also who asks for the same', async () => {
  await withQueries(async (queries, asked) => {
    expect(await Promise.all([TWO, ONE, NOTHING, ONE].map((due) => queries.find(due)))).toEqual([
      [{ of: 0, tenant: 'demo', queue: 'PIX' }, { of: 0, tenant: 'demo', queue: 'MOCK' }],
      [{ of: 1, tenant: 'demo', queue: null }, { of: 1, tenant: 'acme', queue: null }], [],
      [{ of: 1, tenant: 'demo', queue: null }, { of: 1, tenant: 'acme', queue: null }],
    ]);
    expect(await queries.find(ONE)).toHaveLength(2);
    expect(asked).toEqual(['due 0 1 2', 'due 1']);
  });
});

it('a question that fails is everybody’s who asked it, and nobody’s who asks later', async () => {
  await withQueries(async (queries) => {
    const answers = await Promise.allSettled([queries.find(ONE), queries.find(WRONG)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await queries.find(ONE)).toHaveLength(2);
  });
});

async function withQueries(play: (queries: DueQueries, asked: string[]) => Promise<void>): Promise<void> {
  const database = await createDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const asked: string[] = [];
  const query: Query = async (statement, values) => {
    asked.push(statement.name);
    return (await client.query({ ...statement, values })).rows;
  };
  try {
    await play(new DueQueries(query), asked);
  } finally {
    await client.end();
    await database.drop();
  }
}

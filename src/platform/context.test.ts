import { expect, it } from '@jest/globals';
import { derive } from './context.ts';

it('a context that is derived has its own members and all others', () => {
  const shared = { ids: 'of all', log: 'of all' };
  const ctx = Object.assign(Object.create(shared) as typeof shared, { tenant: 'demo' });
  const other = derive(derive(ctx, { ids: 'its own' }), { scopes: 1 });
  expect([other.tenant, other.ids, other.log, other.scopes]).toEqual(['demo', 'its own', 'of all', 1]);
  expect(ctx.ids).toBe('of all');
});

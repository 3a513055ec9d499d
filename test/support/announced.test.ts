import { expect, it } from '@jest/globals';
import { anyEvent } from './any-event.ts';
import { authEntities } from '../../src/domains/auth/index.ts';
import { announcedFindings } from './announced.ts';
import { startTestTenants } from './tenant-context.ts';

it('finds events that are not in the catalogue, data that is not as it says, and holes', async () => {
  const tenants = await startTestTenants(authEntities);
  const announce = (type: string, entityId: string, version: bigint, data: Record<string, unknown>) =>
    tenants.context('one').db.write(async (unit) => unit.announce(anyEvent({ type, entityId, version, data })));
  const endpoint_id = 'whe_01KJQ8WQTSKJXYMMY6AVQGP20F';
  try {
    await announce('webhook_endpoint.deleted', 'a', 1n, { endpoint_id });
    expect(await announcedFindings(tenants.url)).toEqual([]);
    await announce('webhook_endpoint.vanished', 'a', 2n, {});
    await announce('webhook_endpoint.deleted', 'a', 4n, { endpoint_id, url: 'https://example.com' });
    await announce('webhook_endpoint.deleted', 'b', 2n, { endpoint_id: 'whe_x' });
    expect(await announcedFindings(tenants.url)).toEqual([
      'webhook_endpoint.vanished is not in the catalogue',
      expect.stringMatching(/^webhook_endpoint.deleted of a: .*url/),
      expect.stringMatching(/^webhook_endpoint.deleted of b: .*endpoint_id/),
      'one a: version 4 follows 2',
      'one b: version 2 follows 0',
    ]);
  } finally {
    await tenants.stop();
  }
});

/** The service as a child of a test, with the counting rail at RAIL_URL: it ends with the test. A message arms a failpoint. */
import { Service } from '../../src/service.ts';
import { readConfig } from '../../src/platform/config.ts';
import { arm, type Armed } from '../../src/platform/failpoints.ts';
import { createLog } from '../../src/platform/log.ts';
import { CountingRailAdapter } from './counting-rail.ts';

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (it) => {
  arm(it as Armed);
  process.send?.('armed');
});
const config = readConfig(process.env);
const adapters = { counting: [new CountingRailAdapter(process.env['RAIL_URL'] ?? '')] };
const service = await Service.create({ config, databaseUrl: config.DATABASE_URL ?? '', adapters, log: createLog(config.RAZAO_LOG_LEVEL) });
process.stdout.write(`${JSON.stringify({ base_url: await service.listen(0, '127.0.0.1') })}\n`);

/** The service as a child of a test, with the counting rail at RAIL_URL; it ends with its standard input. */
import { Service } from '../../src/app.ts';
import { readConfig } from '../../src/platform/config.ts';
import { createLog } from '../../src/platform/log.ts';
import { CountingRailAdapter } from './counting-rail.ts';

process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).on('error', () => process.kill(process.pid, 'SIGKILL')).resume();
const config = readConfig(process.env);
const adapters = { counting: [new CountingRailAdapter(process.env['RAIL_URL'] ?? '')] };
const service = await Service.create({ config, databaseUrl: config.DATABASE_URL ?? '', adapters, log: createLog(config.RAZAO_LOG_LEVEL) });
process.stdout.write(`${JSON.stringify({ base_url: await service.listen(0, '127.0.0.1') })}\n`);

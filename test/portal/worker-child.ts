/**
 * A worker in a process of its own, with the stand-in generator of a folder. Arguments: the owner's URL of the database, the folder. It
 * ends with its parent.
 */
import { Service } from '../../src/service.ts';
import { readConfig } from '../../src/platform/config.ts';
import { createLog } from '../../src/platform/log.ts';
import { StandInGenerator } from './stand-ins.ts';

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const [, , databaseUrl = '', folder = ''] = process.argv;
const config = readConfig({ RAZAO_KEK: '07'.repeat(32), RAZAO_SANDBOX: '1', RAZAO_LOG_LEVEL: 'error', RAZAO_ROLES: 'worker' });
const portal = {
  ...new StandInGenerator(folder).substitutes(),
  bounds: { memoryBytes: 2 ** 30, outputBytes: 2 ** 20, milliseconds: 600_000, niceness: 0 },
};
await Service.create({ config, databaseUrl, log: createLog('error', process.stderr), resolve: async () => ['198.41.0.4'], portal });
process.send?.('works');

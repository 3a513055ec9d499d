/** A worker process at a time of its own, which polls the mandates once and dies at the place it is given. */
import { Service } from '../../src/service.ts';
import { lookAtMandates } from '../../src/domains/pix/mandates/jobs.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { arm, type Failpoint } from '../../src/platform/failpoints.ts';
import { createLog } from '../../src/platform/log.ts';

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const { DATABASE_URL = '', NOW = '', FAILPOINT = '', TENANT = '' } = process.env;
const log = createLog('silent');
const service = await Service.create({
  config: readConfig({ RAZAO_KEK: '07'.repeat(32), RAZAO_SANDBOX: '1', RAZAO_LOG_LEVEL: 'silent', RAZAO_RAIL_TIMEOUT_SECONDS: '1' }),
  databaseUrl: DATABASE_URL, clock: new FixedClock(NOW), log,
});
arm({ point: FAILPOINT as Failpoint });
await lookAtMandates(service.database, () => service.contextFor(TENANT), log);

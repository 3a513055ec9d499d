import type { Config } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { Service } from '../service.ts';
import { withUrl } from './admin.ts';

/**
 * Runs a command with all that operations have: modules, journal, vault. Nothing listens, and no worker starts; a service may run beside.
 * @throws ConfigError, KeyError, and what Postgres refuses.
 */
export function withService<T>(work: (service: Service, config: Config) => Promise<T>, env = process.env): Promise<T> {
  return withUrl(env, async (databaseUrl, config) => {
    const service = await Service.open({ config: { ...config, RAZAO_ROLES: ['api'] }, databaseUrl, log: createLog('silent') });
    try {
      return await work(service, config);
    } finally {
      await service.stop();
    }
  });
}

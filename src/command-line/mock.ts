import { readConfig, type Config } from '../platform/config.ts';
import { closeServer, limitedServer, listen } from '../platform/http/server.ts';
import { createLog, type Log } from '../platform/log.ts';
import { portFailure, requireFreePort, shownUrl, usualPlace, type Place } from './ports.ts';
import { Shutdown } from './shutdown.ts';

const DEFAULT_PORT = 4010;

/** Starts the contract mocks alone and keeps them running until a signal asks them to end. */
export async function mock({ json }: { json: boolean }): Promise<void> {
  const config = readConfig({ RAZAO_LOG_LEVEL: 'warn', ...process.env });
  const shutdown = new Shutdown();
  await shutdown.around(async () => {
    const place = placeOf(config);
    await requireFreePort(place);
    const url = await startMock(place, createLog(config.RAZAO_LOG_LEVEL), shutdown);
    process.stdout.write(json ? `${JSON.stringify({ base_url: url })}\n` : banner(url));
  });
  process.exit();
}

/**
 * Where the mocks go beside the service: the port that is set, which must be free, or else the usual one, or any.
 * @throws CommandFailed when the port that is set is taken.
 */
export function mockPlace(config: Config): Promise<Place> {
  return usualPlace(placeOf(config), config.RAZAO_MOCK_PORT !== undefined, config.PORT === 0);
}

function placeOf({ RAZAO_MOCK_PORT, HOST }: Config): Place {
  return { port: RAZAO_MOCK_PORT ?? DEFAULT_PORT, host: HOST, setting: 'RAZAO_MOCK_PORT' };
}

/** @returns the mocks' base URL. */
export async function startMock(place: Place, log: Log, shutdown: Shutdown): Promise<string> {
  const { contractMock } = await import('../../mocks/contracts/contract-mock.ts');
  const server = limitedServer(contractMock(log));
  const url = await listen(server, place.port, place.host).catch((error: unknown) => { throw portFailure(error, place); });
  shutdown.add(() => closeServer(server));
  return shownUrl(url);
}

function banner(url: string): string {
  return `
Mocks of both contracts at ${url}: every operation answers its example, nothing is kept.
  Ctrl-C ends it.

curl -s ${url}/v1/accounts -H 'Authorization: Bearer any'
curl -s ${url}/v1/accounts/acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9 -H 'Authorization: Bearer any' -H 'Prefer: code=404'

`;
}

/**
 * Checks the service's port before packages are installed, so that nobody waits minutes to hear that it is taken. Runs on the machine's
 * own Node; the service checks all its ports itself (`command-line/ports.ts`).
 */
import { createServer } from 'node:net';

const { PORT: port = '8080', HOST: host = '127.0.0.1' } = process.env;
const probe = createServer().once('error', (error) => {
  if (error.code !== 'EADDRINUSE') return;
  process.stderr.write(`port ${port} on ${host} is in use: set PORT to another, or to 0 for a free one\n`);
  process.exitCode = 1;
});
probe.listen(Number(port) || 0, host, () => probe.close());

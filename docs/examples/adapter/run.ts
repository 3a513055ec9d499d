/** The example with its imaginary bank, as `razao adapter check` looks for it: `node_modules/.bin/node docs/examples/adapter/run.ts`. */
import { startAdapter } from './adapter.ts';
import { startBank } from './bank.ts';

const bank = await startBank({ settleAfterMs: 40, elsewhere: 'http://127.0.0.1:4060/elsewhere' });
const adapter = await startAdapter({
  port: 4061, bankUrl: bank.url, bankToken: bank.token, providerId: 'adapter-check', secret: process.env['SECRET'] ?? '',
  razaoUrl: 'http://127.0.0.1:4060',
});
bank.tellTo(`${adapter.url}/bank-events`);
const names = `--fails closed-account --redirects moved-account --play ${bank.url}/sandbox/deposit`;
process.stdout.write(`razao adapter check ${adapter.url} --secret $SECRET ${names}\n`);

/** The packed SDK by `require` and by `import`, on the Nodes that are here; `make versions` gives it each that is supported. */
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractMock } from '../../mocks/contracts/contract-mock.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';
import { createLog } from '../../src/platform/log.ts';
import { nodesHere } from './nodes.ts';
import { Consumer } from './packed.ts';

const TIMEOUT_MS = 120_000;
const run = promisify(execFile);

const USE = `
const razao = new Razao({ storage: fileStorage('intents-' + process.argv[2]) });
const secret = 'whsec_bbLqT4aCei5eMA0cLA2qou4n874OKI3HJZP6D5gt7xQ';
async function use() {
  const party = await razao.parties.create({ type: 'individual', display_name: 'Ana', country: 'BR' });
  const refused = await razao.accounts.get('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9', {}, { headers: { Prefer: 'code=404' } }).catch((error) => error);
  const pages = await razao.holds.list({ account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' }).toArray();
  const { body, headers } = await signWebhook({ event_id: 'evt_1', event_type: 'obligation.settled', data: {} }, secret);
  const event = await verifyWebhook(body, headers, secret);
  const lost = await new Razao({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 }).health.get().catch((error) => error);
  console.log(party.party_id.slice(0, 4), refused instanceof NotFoundError, pages.length > 0, event.event_type, lost instanceof ConnectionError);
}
use();
`;
const NAMES = '{ ConnectionError, NotFoundError, Razao, verifyWebhook }';
const FORMS = {
  'required.cjs':
    `const ${NAMES} = require('@razao/sdk');\nconst { fileStorage } = require('@razao/sdk/file-storage');\nconst { signWebhook } = require('@razao/sdk/testing');\nrequire('@razao/sdk/browser-storage');\n${USE}`,
  'imported.mjs':
    `import ${NAMES} from '@razao/sdk';\nimport { fileStorage } from '@razao/sdk/file-storage';\nimport { signWebhook } from '@razao/sdk/testing';\nimport '@razao/sdk/browser-storage';\n${USE}`,
};

let consumer: Consumer;
let mock: Server;
let env: Record<string, string>;
beforeAll(async () => {
  consumer = await Consumer.create();
  for (const [file, text] of Object.entries(FORMS)) consumer.write(file, text);
  mock = createServer(contractMock(createLog('silent')));
  env = { RAZAO_BASE_URL: await listen(mock, 0, '127.0.0.1'), RAZAO_CLIENT_ID: 'me', RAZAO_CLIENT_SECRET: 'secret' };
}, TIMEOUT_MS);
afterAll(async () => {
  consumer?.remove();
  if (mock) await closeServer(mock);
});

describe.each(nodesHere())('%s', (node) => {
  it.each(Object.keys(FORMS))('runs what is %s', async (file) => {
    const { stdout: version } = await run(node, ['--version'], { env: {} });
    const { stdout, stderr } = await run(node, [file, `${file}-${version.trim()}`], { cwd: consumer.folder, env });
    expect([version.trim(), stdout, stderr]).toEqual([version.trim(), 'pty_ true true obligation.settled true\n', '']);
  }, TIMEOUT_MS);
});

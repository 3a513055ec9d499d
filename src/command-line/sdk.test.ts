/** `razao sdk` writes the archive that the service serves into a file; and refuses invalid calls, by exit codes. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generatorOfTests, TOOLS_DATA } from '../../test/portal/harness.ts';
import { bindTemplate } from '../../test/support/products.ts';
import { programFile } from '../../test/support/server-urls.ts';
import { eventually, startTestService, type TestService } from '../../test/support/service.ts';
import { filesOf } from '../onchain/portal/clients/archive.ts';
import { EXIT } from './exit-codes.ts';

const TIMEOUT_MS = 180_000;
/** On a machine that is busy with other tests. */
const BUILD_SECONDS = 60;
const NO_POSTGRES = 'postgres://nobody:secret@127.0.0.1:9/razao';

const folder = mkdtempSync(join(tmpdir(), 'razao-sdk-command-'));
let api: TestService;
let program: string;
beforeAll(async () => {
  [api, program] = await Promise.all([startTestService(), programFile('main')]);
  await api.token();
  await bindTemplate(api, 'rental-deposit', 'caucao');
}, TIMEOUT_MS);
afterAll(async () => {
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Outcome { readonly code: number; readonly out: string; readonly err: string }
/** In a folder that is not the repository. */
function sdk(args: Readonly<Record<string, string>>, changes: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const given = { tenant: 'demo', language: 'typescript', out: 'client.zip', ...args };
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: api.databaseUrl, MONGODB_URL: 'mongodb://127.0.0.1:9', RAZAO_DATA_DIR:
    join(folder, 'data'), RAZAO_KEK: '07'.repeat(32), ...changes };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, 'sdk', ...Object.entries(given).flatMap(([name, value]) =>
      [`--${name}`, value]), '--json'], { cwd: folder, env, timeout: TIMEOUT_MS }, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}
const file = (name: string) => join(folder, name);

it('writes the bytes that the service serves, and asks for no generator where it needs none', async () => {
  const served = await eventually(async () => {
    const answer = await fetch(`${api.baseUrl}/v1/openapi/sdk/typescript`, { headers: { Authorization: `Bearer ${await api.token()}` } });
    return answer.status === 200 && answer;
  }, BUILD_SECONDS);
  const bytes = Buffer.from(await served.arrayBuffer());
  const { code, out, err } = await sdk({}, { RAZAO_FETCH_GENERATOR: '1', RAZAO_JAVA: '/nowhere/java' });
  expect([code, err]).toEqual([0, '']);
  const sha256 = Buffer.from(served.headers.get('repr-digest')?.slice('sha-256=:'.length, -1) ?? '', 'base64').toString('hex');
  expect(JSON.parse(out)).toEqual({ tenant: 'demo', language: 'typescript', file: 'client.zip', bytes: bytes.length, sha256 });
  expect(readFileSync(file('client.zip')).equals(bytes)).toBe(true);
  expect(readdirSync(folder)).toEqual(['client.zip']);
}, TIMEOUT_MS);

const generator = await generatorOfTests();
(generator === undefined ? it.skip : it)('makes a language that a generator makes', async () => {
  const { code, out } = await sdk({ language: 'go', out: 'go.zip' }, { RAZAO_DATA_DIR: TOOLS_DATA, RAZAO_JAVA: generator?.java ?? '' });
  expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ language: 'go', file: 'go.zip' })]);
  expect([...filesOf(readFileSync(file('go.zip'))).keys()]).toEqual(expect.arrayContaining(['go.mod', 'razao.json', 'README.md']));
}, TIMEOUT_MS);

it.each([
  [
    'a language that there is not', { language: 'cobol' }, {}, EXIT.USAGE,
    /^razao: there is no client in cobol: typescript, python, go, java, kotlin\n$/,
  ],
  ['a tenant that there is not', { tenant: 'nobody' }, {}, EXIT.REFUSED, /^razao: there is no tenant nobody\n$/],
  [
    'a language whose generator is not here', { language: 'java' }, { RAZAO_JAVA: '/nowhere/java' }, EXIT.FAILED,
    /^razao: java needs Java 11 or later .*RAZAO_FETCH_GENERATOR=1 fetches what is missing\n$/,
  ],
  ['a file that cannot be written', { out: 'no/such/folder/client.zip' }, {}, EXIT.FAILED, /^razao: .*no\/such\/folder\/client\.zip/],
  ['a Postgres that does not answer', {}, { DATABASE_URL: NO_POSTGRES }, EXIT.UNREACHABLE, /^razao: Postgres cannot be reached/],
] as [string, Record<string, string>, Record<string, string>, number, RegExp][])('refuses %s in one line, and writes nothing', async (
  _name, args, changes, exitCode, line,
) => {
  const { code, out, err } = await sdk({ out: 'refused.zip', ...args }, changes);
  expect([code, out, err, err.split('\n').length]).toEqual([exitCode, '', expect.stringMatching(line), 2]);
  expect(existsSync(file('refused.zip'))).toBe(false);
}, TIMEOUT_MS);

/** Tests all that the guides state: each command against the mocks, each program, each link. */
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { createNavigation } from '@scalar/workspace-store/navigation';
import { errorCatalogue } from '../../../generated/errors.ts';
import { contractMock } from '../../../mocks/contracts/contract-mock.ts';
import { blocksOf, commandsOf } from '../../../test/support/guide-blocks.ts';
import { languages } from '../../platform/http/language.ts';
import { closeServer, listen } from '../../platform/http/server.ts';
import { createLog } from '../../platform/log.ts';
import { allScopes, trialScopes } from '../../domains/auth/scopes.ts';
import { contractDocument, locateOperations } from './contracts.ts';
import { eventsDocument } from './events.ts';
import type { Guide } from './audiences.ts';
import { guides, guidesDocument, readGuide } from './guides.ts';

const run = promisify(execFile);
const START_MS = 60_000;
const MOCK = 'http://127.0.0.1:4010';

/** The one program of a guide in a language. */
function programOf(guide: Guide, language: string): string {
  const programs = blocksOf(readGuide(guide)).filter((block) => block.language === language);
  expect(programs).toHaveLength(1);
  return programs[0]?.text ?? '';
}

/** Runs a TypeScript program, and returns the value of an expression over its exports. */
async function evaluateTs(program: string, expression: string, env: NodeJS.ProcessEnv = {}): Promise<unknown> {
  const source = `${program}\nconsole.log(JSON.stringify(${expression}));`;
  const args = ['--input-type=module-typescript', '--disable-warning=ExperimentalWarning', '-e', source];
  return JSON.parse((await run(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '', ...env } })).stdout);
}

async function evaluatePython(program: string, expression: string): Promise<unknown> {
  return JSON.parse((await run('python3', ['-c', `import json\n${program}\nprint(json.dumps(${expression}))`])).stdout);
}

describe('commands', () => {
  let server: Server;
  let env: { BASE: string; TOKEN: string; PATH: string | undefined };
  beforeAll(async () => {
    server = createServer(contractMock(createLog('silent')));
    env = { BASE: await listen(server, 0, '127.0.0.1'), TOKEN: 'any', PATH: process.env['PATH'] };
    await fetch(`${env.BASE}/v1/health`); // Prism is loaded with the first request.
  }, START_MS);
  afterAll(() => closeServer(server));

  const commands = guides.flatMap((guide) => commandsOf(guide).toMocks.map((command) => ({ guide, ...command })));

  it('come one a block, so that none goes untried', () => {
    expect(commands.filter(({ text }) => text.match(/^curl /gm)?.length !== 1)).toEqual([]);
  });

  test.each(commands)('$guide: $text', async ({ text, shown }) => {
    const { stdout } = await run('sh', ['-euc', text], { env });
    if (shown?.language === 'http') expectExchange(stdout, shown.text);
    else if (shown && ['csv', 'xml', 'html'].includes(shown.language)) expect(stdout.replaceAll('\r', '')).toContain(shown.text);
    else expect([JSON.parse(stdout), shown?.language]).toMatchObject([JSON.parse(shown?.text ?? ''), 'json']);
  });

  it('get a token', async () => {
    const start = guides.flatMap((guide) => commandsOf(guide).token)[0]?.text ?? '';
    expect(start).toContain(MOCK);
    const { stdout } = await run('sh', ['-euc', `${start.replace(MOCK, env.BASE)}\necho "$TOKEN"`], { env });
    expect(stdout).toBe('mock-access-token\n');
  });

  it('the program that reads all pages reads them', async () => {
    const all = '(await Array.fromAsync(everyObligation(process.env.BASE!, process.env.TOKEN!))).length';
    expect(await evaluateTs(programOf('pagination', 'ts'), all, env)).toBe(2);
  });
});

/** Compares the status, the headers that are shown, and the part of the body that is shown. */
function expectExchange(answer: string, shown: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [shownHead = '', shownBody = ''] = shown.split('\n\n');
  for (const line of shownHead.split('\n')) expect(head.split('\r\n')).toContain(line);
  expect(JSON.parse(body)).toMatchObject(JSON.parse(shownBody));
}

describe.each([
  ['TypeScript', (expression: string) => evaluateTs(programOf('money', 'ts'), expression)],
  ['Python', (expression: string) => evaluatePython(programOf('money', 'python'), expression)],
])('money in %s', (_language, evaluate) => {
  it('is read and shown', async () => {
    expect(await evaluate(`[read('1.234,5'), read('12'), read('0,07'), read('9007199254740,99')]`))
      .toEqual([123_450, 1200, 7, 900_719_925_474_099]);
    expect(String(await evaluate('show(123450)')).replaceAll('\u00a0', ' ')).toBe('R$ 1.234,50');
  });

  it.each(['1.23', '12,345', '-1', '', '1,2,3'])('%j is no amount', async (text) => {
    await expect(evaluate(`read('${text}')`)).rejects.toThrow('not an amount');
  });
});

describe('signatures', () => {
  const guide = readGuide('events-and-webhooks');
  const secret = /"(whsec_\w+)"/.exec(guide)?.[1] ?? '';
  const time = Number(/at (\d+), is signed by/.exec(guide)?.[1]);
  const digest = /is signed by `([0-9a-f]{64})`/.exec(guide)?.[1] ?? '';
  const { webhooks } = eventsDocument() as {
    webhooks: Record<string, { post: { requestBody: { content: Record<string, { example: unknown }> } } }>;
  };
  const body = JSON.stringify(webhooks['obligation.settled']?.post.requestBody.content['application/json']?.example);

  const cases: [what: string, expected: boolean, header: string, body: string, now: number][] = [
    ['as sent', true, `t=${time},v1=${digest}`, body, time],
    ['300 seconds old', true, `t=${time},v1=${digest}`, body, time + 300],
    ['301 seconds old', false, `t=${time},v1=${digest}`, body, time + 301],
    ['301 seconds ahead', false, `t=${time},v1=${digest}`, body, time - 301],
    ['beside other schemes', true, `t=${time},v0=ab=cd,v1=${digest},v2=x`, body, time],
    ['in another order', true, `v1=${digest},t=${time}`, body, time],
    ['after a wrong one', true, `t=${time},v1=${'0'.repeat(64)},v1=${digest}`, body, time],
    ['of another body', false, `t=${time},v1=${digest}`, body.replace('1250', '9250'), time],
    ['of another time', false, `t=${time + 1},v1=${digest}`, body, time],
    ['too long', false, `t=${time},v1=${digest}00`, body, time],
    ['of another scheme', false, `t=${time},v0=${digest}`, body, time],
    ['without time', false, `v1=${digest}`, body, time],
    ['with a time that is no number', false, `t=soon,v1=${digest}`, body, time],
    ['not ASCII', false, `t=${time},v1=é`, body, time],
    ['empty', false, '', body, time],
  ];
  const expected = Object.fromEntries(cases.map(([what, genuine]) => [what, genuine]));

  test('TypeScript', async () => {
    const calls = cases.map(([what, , header, text, now]) =>
      `${JSON.stringify(what)}: isGenuine(${JSON.stringify(secret)}, ${JSON.stringify(header)}, Buffer.from(${JSON.stringify(text)}), ${now})`);
    expect(await evaluateTs(programOf('events-and-webhooks', 'ts'), `{${calls.join()}}`)).toEqual(expected);
  });

  test('Python', async () => {
    const calls = cases.map(([what, , header, text, now]) =>
      `${JSON.stringify(what)}: is_genuine(${JSON.stringify(secret)}, ${JSON.stringify(header)}, ${JSON.stringify(text)}.encode(), ${now})`);
    expect(await evaluatePython(programOf('events-and-webhooks', 'python'), `{${calls.join()}}`)).toEqual(expected);
  });
});

describe('what is listed is all there is', () => {
  test('error codes', () => {
    const listed = [
      ...readGuide('errors').matchAll(/^<tr><td><code>([A-Z0-9_]+)<\/code><br>(\d+)( [↻⧖])?<\/td><td>.+<\/td><td>.+<\/td><\/tr>$/gm),
    ]
      .map(([, code, status, mark]) => [code, { status: Number(status), retryable: mark === ' ↻', later: mark === ' ⧖' }]);
    const catalogue = Object.entries(errorCatalogue).map(([code, { status, retryable, later }]) => [code, { status, retryable, later }]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(catalogue));
  });

  test('scopes, and which of them a trial has', () => {
    const listed = [...readGuide('authentication').matchAll(/^\| `(service\/[^`]+)` \| .+? \| (yes)? ?\|$/gm)];
    expect(listed.map(([, scope]) => scope).toSorted()).toEqual([...allScopes]);
    expect(listed.filter(([, , dryRun]) => dryRun).map(([, scope]) => scope)).toEqual([...trialScopes]);
  });
});

it('what a guide calls not built yet is not built', () => {
  const notes = guides.flatMap((guide) => readGuide(guide).match(/^> \*\*Not built yet[^]*?\n\n/gm) ?? []);
  const named = notes.flatMap((note) => [...note.matchAll(/operation:(\w+)/g)].map(([, operationId = '']) => operationId));
  const operations = locateOperations();
  expect(named.filter((operationId) => operations.get(operationId)?.operation['x-status'] !== 'preview')).toEqual([]);
});

it.each(languages)('no heading comes twice, so that each has its own address: %s', (language) => {
  const headings = guides.flatMap((guide) => [...readGuide(guide, language).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading));
  expect(headings).toEqual([...new Set(headings)]);
});

it.each(languages)('every link leads to a place that the page has: %s', (language) => {
  const documents = {
    guides: guidesDocument(language), core: contractDocument('core', language), command: contractDocument('command', language),
    events: eventsDocument(language),
  };
  const places = Object.entries(documents).flatMap(([slug, document]) => [
    slug, ...placesIn(createNavigation(slug, structuredClone(document) as never)),
  ]);
  const links = Object.values(documents).flatMap(
    (document) => [...JSON.stringify(document).matchAll(/\]\(((?:#|https?:)[^)\s]+)\)/g)].map(([, link = '']) => link),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !places.includes(decodeURI(link).slice(1)))).toEqual([]);
});

function placesIn(entry: { id: string; children?: unknown[] }): string[] {
  return [entry.id, ...(entry.children ?? []).flatMap((child) => placesIn(child as never))];
}

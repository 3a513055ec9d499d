import { runInNewContext } from 'node:vm';
import express from 'express';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { operations } from '../../generated/operations.ts';
import { docsRoutes } from './docs.ts';
import { AUDIENCES } from './docs/audiences.ts';
import { guides, guideTitle } from './docs/guides.ts';
import { DOCS_PATHS, LABELS } from './docs/labels.ts';
import type { SearchEntry } from './docs/search.ts';
import { FIND_SCRIPT, SYNONYMS } from './docs/synonyms.ts';

const app = express().use(docsRoutes());

it('the page names no other host, and its policy would refuse one', async () => {
  const page = await request(app).get('/docs').expect(200);
  expect(page.text).not.toMatch(/https?:/);
  const policy = page.headers['content-security-policy'] ?? '';
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
});

it.each([
  [259_200_000, '3 d'], [273_660_000, '3 d 4 h'], [3_660_000, '1 h 1 min'], [86_460_000, '1 d 1 min'], [999, 'less than a minute'],
])('the page of a sandbox whose clock was moved %i ms says: %s', async (movedMs, text) => {
  const { text: shown } = await request(express().use(docsRoutes(undefined, () => movedMs))).get('/docs').expect(200);
  expect(shown).toContain(`<output>Sandbox: its clock is ${text} ahead</output>`);
  expect((await request(app).get('/docs')).text).not.toContain('<output>');
});

it('the page says that demo data is being made, and how many days are to go', async () => {
  const { text: shown } = await request(express().use(docsRoutes(undefined, () => -1_728_000_000))).get('/docs').expect(200);
  expect(shown).toContain('<output>Sandbox: its demo data is being made, 20 d to go</output>');
});

it('everything the page loads is served here', async () => {
  const { text } = await request(app).get('/docs');
  const scripts = [...text.matchAll(/src="([^"]+)"/g)].map(([, script]) => String(script));
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    const answer = await request(app).get(script).expect(200);
    expect(answer.headers['content-type']).toContain('javascript');
  }
});

it('the component has no telemetry, fonts, agent or proxy of its own', async () => {
  for (const source of await sources()) {
    expect(source).toMatchObject({ telemetry: false, withDefaultFonts: false, agent: { disabled: true }, mcp: { disabled: true } });
    expect(source['proxyUrl']).toBeUndefined();
  }
});

it('shows guides, contracts and events, compressed, and sends them once', async () => {
  const shown = await sources();
  expect(shown.map(({ slug }) => slug)).toEqual(['guides', 'core', 'command', 'events']);
  for (const { url } of shown) {
    const { headers, body } = await request(app).get(url).set('Accept-Encoding', 'gzip').expect(200);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect(body.info.title).not.toBe('');
    await request(app).get(url).set('Accept-Encoding', 'gzip').set('If-None-Match', headers['etag'] ?? '').expect(304);
    expect((await request(app).get(url).set('Accept-Encoding', 'identity').expect(200)).body).toEqual(body);
  }
});

it.each(['core', 'command'])('the %s contract can be had as it is', async (slug) => {
  const { body } = await request(app).get(`/docs/${slug}.openapi.json`).expect(200);
  expect(body.openapi).toBe('3.0.3');
  expect(JSON.stringify(body)).not.toContain('x-badges');
});

it('an example that is a document can be had by its name', async () => {
  const { body } = await request(app).get('/docs/examples/caucao-aluguel.openapi.json').expect(200);
  expect(body.openapi).toBe('3.0.3');
  expect(Object.keys(body.paths)).toContain('/v1/products/caucao-aluguel/instances');
  await request(app).get('/docs/examples/none.openapi.json').expect(404);
});

it('what is not built yet says so', async () => {
  const { body } = await request(app).get('/docs/core.page.json').expect(200);
  const operations = Object.values<object>(body.paths).flatMap((item) => Object.values(item));
  for (const operation of operations) {
    expect(operation['x-badges']?.[0].name).toBe(operation['x-status'] === 'preview' ? 'Preview' : undefined);
  }
});

it.each(['core', 'command'])('what a parameter of %s means stands there once', async (contract) => {
  const { body } = await request(app).get(`/docs/${contract}.page.json`).expect(200);
  const parameters = Object.values<{ description?: string; schema?: { description?: string; $ref?: string } }>(body.components.parameters);
  expect(parameters.length).toBeGreaterThan(10);
  for (const { description, schema } of parameters) {
    if (description === undefined) continue;
    const named = body.components.schemas[schema?.$ref?.split('/').at(-1) ?? ''];
    expect((named ?? schema)?.description).toBeUndefined();
  }
});

async function sources(): Promise<({ slug: string; url: string } & Record<string, unknown>)[]> {
  const { text } = await request(app).get('/docs/start.js').expect(200);
  return JSON.parse(/^const configuration = (.*);$/m.exec(text)?.[1] ?? '');
}

it('the large file is compressed and kept by browsers', async () => {
  const { text } = await request(app).get('/docs');
  const bundle = String(/src="([^"]*scalar[^"]*)"/.exec(text)?.[1]);
  const small = await request(app).get(bundle).set('Accept-Encoding', 'gzip').expect(200);
  expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(Number(small.headers['content-length'])).toBeLessThan(2_000_000);
  const large = await request(app).get(bundle).set('Accept-Encoding', 'identity').expect(200);
  expect(Number(large.headers['content-length'])).toBeGreaterThan(2_000_000);
});

it.each(['/', '/docs/'])('%s leads to the page', async (path) => {
  const { headers } = await request(app).get(path).expect(302);
  expect(headers['location']).toBe('/docs');
});

it('one search finds guides, words, operations of both contracts, events and errors', async () => {
  const { body } = await request(app).get('/docs/search.json').expect(200) as { body: [
    kind: string, name: string, about: string, anchor: string,
  ][] };
  const find = (kind: string, text: string) => body.filter(([its, name, about]) =>
    its === kind && `${name} ${about}`.includes(text)).map(([, , , anchor]) => anchor);
  expect(find('Guide', 'Names of amounts and ids')).toContain('#guides/description/names-of-amounts-and-ids');
  expect(find('Word', 'qBRL')).toEqual(['#guides/description/words-of-money']);
  expect(find('Core', 'createObligation').concat(find('Command', 'createObligation '))).toEqual([
    expect.stringContaining('POST/v1/obligations'),
  ]);
  expect(find('Event', 'obligation.settled')[0]).toContain('obligation.settled');
  expect(find('Error', 'INSUFFICIENT_FUNDS')).toContain('#guides/description/errors');
});

const PAGES = [['/docs', 'en', '/docs/pt', 'Português'], ['/docs/pt', 'pt-BR', '/docs', 'English']] as const;

describe.each(PAGES)('the page at %s', (path, lang, other, name) => {
  it('says its language, names the other and leads there', async () => {
    const { text, headers } = await request(app).get(path).expect(200);
    expect([headers['content-language'], /<html lang="([\w-]+)">/.exec(text)?.[1]]).toEqual([lang, lang]);
    for (const [address, tag] of [['/docs', 'en'], ['/docs/pt', 'pt-BR'], ['/docs', 'x-default']]) {
      expect(text).toContain(`<link rel="alternate" hreflang="${tag}" href="${address}">`);
    }
    const otherTag = lang === 'en' ? 'pt-BR' : 'en';
    expect(text).toContain(`<a href="${other}" hreflang="${otherTag}" lang="${otherTag}">${name}</a>`);
    expect(text.match(/href="(\/docs[^"]*)"/g)?.length).toBeGreaterThan(3);
  });

  it('starts with its own documents and search', async () => {
    const { text } = await request(app).get(`${path}/start.js`).expect(200);
    const configuration = JSON.parse(/^const configuration = (.*);$/m.exec(text)?.[1] ?? '') as { url: string; localization: object }[];
    expect(configuration.map(({ url }) => url)).toEqual([
      `${path}/guides.page.json`, `${path}/core.page.json`, `${path}/command.page.json`, `${path}/events.page.json`,
    ]);
    expect(configuration.map(({ localization }) => localization)).toEqual(Array(4).fill({ locale: lang.slice(0, 2) }));
    expect(text).toContain(`fetch('${path}/search.json')`);
    for (const { url } of configuration) await request(app).get(url).expect(200);
  });

  it.each([
    'estorno', 'extrato', 'cobrança', 'saldo', 'chave', 'reembolso', 'refund', 'reconcile', 'resend', 'conciliação', 'Estornos', 'COBRANCA',
  ])('finds %s, operations before events', async (word) => {
    const found = await findAt(path, word);
    const [operation, event] = [/^#(core|command)\//, /^#events\//].map((kind) => found.map(([, , , anchor]) => kind.test(anchor)));
    expect(operation).toContain(true);
    expect(event?.includes(true) ? operation?.lastIndexOf(true) : -1).toBeLessThan(event?.includes(true) ? event.indexOf(true) : 0);
  });

  it.each([
    ['reembolso', 'createPixReturn'], ['extrato', 'getAccountStatement'], ['saldo', 'getAccountBalance'], ['chave', 'registerPixKey'],
    ['cobrança', 'createPixDynamicQr'], ['reconcile', 'startReconciliationRun'], ['resend', 'recoverWebhookEndpoint'],
  ])('leads from %s to %s', async (word, operationId) => {
    expect((await findAt(path, word)).map(([, , about]) => about.split(' ')[0])).toContain(operationId);
  });

  it('finds by words in the middle of a section, and by most words where nothing has all', async () => {
    const found = await findAt(path, 'Idempotency-Replayed zebra');
    expect(found.map(([, name]) => name)).toContain(lang === 'en' ? 'On your machine' : 'Na sua máquina');
    expect(await findAt(path, 'zebra')).toEqual([]);
  });

  it('says the beginning of a section in whole words, without the marks of a table', async () => {
    const { body } = await request(app).get(`${path}/search.json`).expect(200) as { body: SearchEntry[] };
    expect(body.filter(([, , about]) => about.includes('----') || about.length > 161)).toEqual([]);
    expect(body.some(([, , about]) => about.endsWith('…'))).toBe(true);
  });

  it('shows what is called exactly so first', async () => {
    expect((await findAt(path, 'obligation.settled'))[0]?.[1]).toBe('obligation.settled');
    expect((await findAt(path, 'insufficient_funds'))[0]?.[1]).toBe('INSUFFICIENT_FUNDS');
  });
});

const FIRST = 6;

/** What an outsider asks, in their own words, and the place that answers it. */
it.each([
  ['/docs', 'opening balances', 'The books of the first day'], ['/docs/pt', 'saldos iniciais', 'Os livros do primeiro dia'],
  ['/docs', 'import balances', 'Move in'], ['/docs/pt', 'saldo de abertura', 'Saldo inicial'],
  ['/docs', 'customer picture', "A customer's whole picture"], ['/docs/pt', 'ficha do cliente', 'O quadro inteiro de um cliente'],
  ['/docs', 'time travel', 'Move the clock'], ['/docs/pt', 'viajar no tempo', 'Teste o que leva tempo'],
  ['/docs', 'import into Postman', 'Postman, Bruno, and programs that read for you'],
  ['/docs/pt', 'Postman', 'Postman, Bruno e programas que leem por você'],
  ['/docs', 'Portuguese', 'Postman, Bruno, and programs that read for you'],
  ['/docs', 'events of a payment', 'All events of one payment'],
  ['/docs/pt', 'eventos de um pagamento', 'Todos os eventos de um pagamento'],
  ['/docs', 'GDPR', 'What is kept of a person'], ['/docs/pt', 'LGPD', 'O que se guarda de uma pessoa'],
  ['/docs', 'resend event', 'When your side was down'], ['/docs/pt', 'reenviar evento', 'Reenviar o que não foi entregue'],
  ['/docs', 'end to end id', 'Find a payment'], ['/docs/pt', 'pix copia e cola', 'Decodificar um QR Code'],
  ['/docs', 'payroll', 'Create obligations in a batch'], ['/docs/pt', 'folha de pagamento', 'Criar obrigações em lote'],
  ['/docs', 'rotate secret', 'Rotate keys'], ['/docs/pt', 'trocar segredo', 'Trocar um segredo'],
  ['/docs', 'webhook signature', 'Verify the signature'], ['/docs/pt', 'assinatura webhook', 'Verifique a assinatura'],
  ['/docs', 'statement csv', 'Statement'], ['/docs/pt', 'fechar o mês', 'Fechamento do mês'],
  ['/docs', 'docker', 'Install'], ['/docs/pt', 'homologação', 'sandbox'],
  ['/docs', 'timeout', 'When to repeat'], ['/docs', 'time-out', 'When to repeat'], ['/docs/pt', 'tempo esgotado', 'Quando repetir'],
  ['/docs', 'prove an entry was not altered', 'Prove it to a stranger'], ['/docs/pt', 'adulteração', 'Prove a um estranho'],
  ['/docs', 'tampering', 'Prove it to a stranger'], ['/docs', 'audit trail', 'Who did it'], ['/docs/pt', 'auditoria', 'Quem fez'],
  ['/docs', 'replay webhook', 'Send again what was not delivered'], ['/docs', 'who paid me', 'Be paid'],
  ['/docs/pt', 'quem me pagou', 'Receba'],
  ['/docs', 'move from another ledger', 'Move in'], ['/docs/pt', 'migrar de outro livro', 'Mudança'],
  ['/docs', 'find payment by e2e id', 'Find a payment'], ['/docs/pt', 'endtoendid', 'Encontre um pagamento'],
  ['/docs/pt', 'encontrar pagamento', 'Encontre um pagamento'], ['/docs', 'quickbooks', 'A statement for the accounting program'],
  ['/docs', 'accounting', 'A statement for the accounting program'],
  ['/docs/pt', 'contador', 'Um extrato para o programa de contabilidade'],
  ['/docs', 'refund', 'Return money'], ['/docs', 'limits', 'Limits'], ['/docs', 'test clock', 'Move the clock'],
  ['/docs/pt', 'limite noturno', 'Limites Pix'], ['/docs', 'night limit', 'Pix limits'],
  ['/docs', 'webhook secret rotation', 'Receive webhooks'], ['/docs/pt', 'trocar segredo do webhook', 'Receba webhooks'],
  ['/docs/pt', 'depois de um timeout', 'Quando repetir'],
  ['/docs', 'high availability', 'A standby and failover'], ['/docs/pt', 'saldo insuficiente', 'INSUFFICIENT_FUNDS'],
])('%s: who looks for %s finds %s among the first', async (path, asked, place) => {
  expect((await findAt(path, asked)).slice(0, FIRST).map(([, name]) => name)).toContain(place);
});

/** The page's own script with as little of a browser as it needs; the component starts nothing. */
async function pageScript(path: string, hash: string): Promise<{ click: () => Promise<string> }> {
  const { text } = await request(app).get(`${path}/start.js`).expect(200);
  const other = path === '/docs' ? '/docs/pt' : '/docs';
  const clicks: ((event: { preventDefault: () => void }) => Promise<void>)[] = [];
  const element = (isLink: boolean) => ({
    getAttribute: () => other, addEventListener: (_kind: string, act: typeof clicks[number]) => { if (isLink) clicks.push(act); },
  });
  const location = { hash, href: '', origin: 'http://127.0.0.1', reload: () => undefined };
  runInNewContext(text, {
    location, addEventListener: () => undefined, Scalar: { createApiReference: () => undefined }, URL,
    document: { querySelectorAll: () => [element(false), element(false), element(true)] },
    fetch: async (address: string) => ({ json: async () => (await request(app).get(address).expect(200)).body as unknown }),
  });
  return { click: async () => {
    await clicks[0]?.({ preventDefault: () => undefined });
    return location.href;
  } };
}

it.each([
  ['/docs', '#guides/description/two-shapes', '/docs/pt#guides/description/dois-formatos'],
  ['/docs/pt', '#guides/description/dois-formatos', '/docs#guides/description/two-shapes'],
  ['/docs/pt', encodeURI('#guides/description/devolva-dinheiro'), '/docs#guides/description/return-money'],
  ['/docs', '#core/tag/accounts/GET/v1/accounts', '/docs/pt#core/tag/accounts/GET/v1/accounts'],
  ['/docs', '#guides/description/nothing', '/docs/pt'], ['/docs', '', '/docs/pt'],
])('the link to the other language leads from %s%s to the same place', async (path, hash, expected) => {
  expect(await (await pageScript(path, hash)).click()).toBe(expected);
});

async function findAt(path: string, text: string): Promise<SearchEntry[]> {
  const { body } = await request(app).get(`${path}/search.json`).expect(200);
  const findIn = runInNewContext(`${FIND_SCRIPT};findIn`) as (all: unknown, synonyms: unknown, words: string) => SearchEntry[];
  return findIn(body, SYNONYMS, text);
}

it('no label is without a word in either language', () => {
  const labels = Object.values(LABELS).flatMap((label) => Object.values(label));
  expect(labels.filter((label) => label.trim() === '')).toEqual([]);
  expect(labels).toHaveLength(2 * Object.keys(LABELS).length);
});

it.each([
  [undefined, '/docs'], ['en-US,en;q=0.9', '/docs'], ['pt-BR,pt;q=0.9,en;q=0.8', '/docs/pt'], ['pt', '/docs/pt'], ['fr', '/docs'],
  ['en;q=0.5, pt-PT', '/docs/pt'],
])('the entry of who reads %s leads to %s', async (accepted, path) => {
  const answer = await request(app).get('/').set(accepted === undefined ? {} : { 'Accept-Language': accepted }).expect(302);
  expect([answer.headers['location'], answer.headers['vary']?.split(', ')]).toEqual([path, expect.arrayContaining(['Accept-Language'])]);
});

it('the address of the page decides its language, not the reader’s browser', async () => {
  const { text } = await request(app).get('/docs').set('Accept-Language', 'pt-BR').expect(200);
  expect(text).toContain('<html lang="en">');
});

it('every heading has its place in the other language', async () => {
  const { body } = await request(app).get('/docs/places.json').expect(200) as { body: [string, string][] };
  const indexes = await Promise.all(['/docs', '/docs/pt'].map(async (path) => (await request(app).get(`${path}/search.json`)).body));
  for (const side of [0, 1] as const) {
    const known = new Set((indexes[side] as SearchEntry[]).map(([, , , anchor]) => anchor));
    expect(body.map((places) => places[side]).filter((anchor) => !known.has(anchor))).toEqual([]);
  }
  expect(body.length).toBeGreaterThan(200);
});

describe('where all is a demonstration', () => {
  const toTry = { mockUrl: 'http://127.0.0.1:4010/tenants/demo', clientId: 'cli_demo', clientSecret: 'a secret', clients: [], ids:
    { acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7ZZ' } };
  const demo = express().use(docsRoutes(() => toTry));

  it('the page lets choose between service and mocks, with a client filled in', async () => {
    const { text, headers } = await request(demo).get('/docs/start.js');
    const [guides, core] = JSON.parse(/^const configuration = (.*);$/m.exec(text)?.[1] ?? '') as Record<string, unknown>[];
    expect([guides?.['servers'], core]).toEqual([undefined, expect.objectContaining({
      servers: [expect.objectContaining({ url: '/' }), expect.objectContaining({ url: toTry.mockUrl })],
      authentication: expect.objectContaining({
        securitySchemes: { oauth: { flows: { clientCredentials: { 'x-scalar-client-id': 'cli_demo', clientSecret: 'a secret' } } } },
      }),
    })]);
    expect(headers['content-security-policy']).toContain(`connect-src 'self' http://127.0.0.1:4010;`);
  });

  it('signs in with the client that is filled in, and replaces the keys of the examples', async () => {
    const { text } = await request(demo).get('/docs/start.js');
    expect(text).toContain('const filledIn = {"id":"cli_demo","secret":"a secret"};');
    expect((await request(app).get('/docs/start.js')).text).toContain('const filledIn = {};');
    const { body } = await request(app).get('/docs/core.page.json');
    expect(text).toContain(body.components.parameters.IdempotencyKeyRequired.example);
  });

  it.each(['/docs', '/docs/pt'])('the guides of %s have the address of the mocks that run, on the page and as Markdown', async (path) => {
    const [page, markdown] = [
      (await request(demo).get(`${path}/guides.page.json`)).text, (await request(demo).get(`${path}/guides/getting-started.md`)).text,
    ];
    for (const text of [page, markdown]) {
      expect(text).toContain(`BASE=${toTry.mockUrl}`);
      expect(text).not.toContain('BASE=http://127.0.0.1:4010\n');
    }
    expect((await request(app).get(`${path}/guides/getting-started.md`)).text).toContain('BASE=http://127.0.0.1:4010\n');
  });

  it('its examples have ids that exist', async () => {
    const { text } = await request(demo).get('/docs/core.page.json');
    expect([text.includes('acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9'), text.includes('acc_01KJQ8P1W3Y5A7C9E1G3J5M7ZZ')]).toEqual([false, true]);
  });
});

it('the headings of audiences stand out in the sidebar', async () => {
  const { text } = await request(app).get('/docs/start.js').expect(200);
  for (const { title } of AUDIENCES) expect(text).toContain(`guides/description/${title.en.toLowerCase().replaceAll(' ', '-')}`);
});

it.each(['en', 'pt'] as const)('guides are below the heading of their audience, with a link to each: %s', async (language) => {
  const { body } = await request(app).get(`${DOCS_PATHS[language]}/guides.page.json`).expect(200);
  const shown = String(body.info.description);
  const titles = [...shown.matchAll(/^# (.+)$/gm)].map(([, title]) => title);
  expect(titles).toEqual(AUDIENCES.flatMap(({ title, guides: its }) => [
    title[language], ...its.map((guide) => guideTitle(guide, language)),
  ]));
  for (const { title, guides: its } of AUDIENCES) {
    const part = shown.split(`# ${title[language]}\n`)[1]?.split('\n# ')[0] ?? '';
    expect(part.match(/^- \[.+\]\(#guides\/description\/.+\)$/gm)).toHaveLength(its.length);
  }
  expect(guides.toSorted()).toEqual([...new Set(guides)].toSorted());
});

describe('for other programs', () => {
  it('/llms.txt names every guide, and each is there as Markdown with links that lead somewhere', async () => {
    const { text, headers } = await request(app).get('/llms.txt').expect(200);
    expect(headers['content-type']).toContain('text/markdown');
    const named = [...text.matchAll(/^- \[.+?\]\((\/docs\/guides\/[\w-]+\.md)\): .+\.$/gm)].map(([, path = '']) => path);
    expect(named).toEqual(guides.map((guide) => `/docs/guides/${guide}.md`));
    for (const path of named) {
      const guide = await request(app).get(path).expect(200);
      expect([guide.text.slice(0, 2), guide.text.match(/\]\((operation|event|reference):/)]).toEqual(['# ', null]);
    }
    for (const [, path = ''] of text.matchAll(/\((\/docs\/[\w.]+)\)/g)) await request(app).get(path).expect(200);
  });

  it('the same is there in Portuguese', async () => {
    const { text } = await request(app).get('/docs/pt/llms.txt').expect(200);
    const named = [...text.matchAll(/^- \[.+?\]\((\/docs\/pt\/guides\/[\w-]+\.md)\): .+\.$/gm)].map(([, path = '']) => path);
    expect(named).toEqual(guides.map((guide) => `/docs/pt/guides/${guide}.md`));
    for (const path of named) {
      const guide = await request(app).get(path).expect(200);
      const odd = guide.text.match(/<!-- (?:en|code)|\]\((?:operation|event|reference):/);
      expect([path, guide.text.slice(0, 2), odd]).toEqual([path, '# ', null]);
    }
    const errors = await request(app).get('/docs/pt/guides/errors.md');
    expect(errors.text).toContain('O valor é maior que o saldo disponível da conta que paga.');
  });

  it('the guide of errors ends in the catalogue', async () => {
    expect((await request(app).get('/docs/guides/errors.md')).text).toContain('<code>INSUFFICIENT_FUNDS</code>');
  });

  it('the Postman collection has every operation, with example, key and token', async () => {
    const { body } = await request(app).get('/docs/razao.postman_collection.json').expect(200);
    const items = (body.item as { item: { name: string; request: PostmanRequest }[] }[]).flatMap(({ item }) => item);
    expect(items.map(({ name }) => name).toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
    for (const { operationId, path, method, idempotency, scope } of operations) {
      const it = items.find(({ name }) => name === operationId)?.request;
      expect(it).toMatchObject({ method, url: { raw: `{{base_url}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}` } });
      const hasKey = it?.header.some(({ key }) => key === 'Idempotency-Key');
      expect([operationId, hasKey, it?.auth === undefined]).toEqual([operationId, idempotency !== null, scope !== null]);
      expect(() => void JSON.parse(it?.body?.raw ?? 'null')).not.toThrow();
    }
    const create = items.find(({ name }) => name === 'createParty')?.request;
    expect(JSON.parse(create?.body?.raw ?? '')).toMatchObject({ display_name: expect.any(String) });
  });

  it('the Postman collection fetches a token before the first request, and again when it has run out or is of another client', async () => {
    const { body } = await request(app).get('/docs/razao.postman_collection.json').expect(200);
    const { auth, event: [{ listen, script }], variable } = body as PostmanCollection;
    expect([auth.type, auth.bearer, listen]).toEqual(['bearer', [expect.objectContaining({ value: '{{access_token}}' })], 'prerequest']);
    const set = new Map(variable.map(({ key, value }) => [key, value]));
    set.set('client_id', 'me').set('client_secret', 'hidden');
    const asked: { url: string; header: object }[] = [];
    const pm = {
      variables: { replaceIn: (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => set.get(name) ?? '') },
      collectionVariables: { get: (name: string) => set.get(name), set: (name: string, value: string) => set.set(name, value) },
      sendRequest: (wanted: { url: string; header: object }, done: (error: null, response: object) => void) => {
        asked.push(wanted);
        done(null, { code: 200, json: () => ({ access_token: `token-${asked.length}`, expires_in: 900 }) });
      },
    };
    const run = () => {
      runInNewContext(script.exec.join('\n'), { pm, btoa, Date });
      return set.get('access_token');
    };
    expect([run(), run()]).toEqual(['token-1', 'token-1']);
    expect(asked).toMatchObject([{
      url: 'http://127.0.0.1:8080/auth/token', header: { Authorization: `Basic ${btoa('me:hidden')}` },
    }]);
    set.set('token_until', '0');
    expect(run()).toBe('token-2');
    set.set('client_id', 'another');
    expect(run()).toBe('token-3');
  });

  it('the Bruno collection has the same', async () => {
    const { body } = await request(app).get('/docs/razao.bruno.json').expect(200);
    const items = (body.items as { items: { name: string; request: { url: string; body: { json?: string } } }[] }[]).flatMap(
      (folder) => folder.items,
    );
    expect(items.map(({ name }) => name).toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
    const statement = items.find(({ name }) => name === 'getAccountStatement')?.request;
    expect(statement?.url).toMatch(/statement\?from=2026-03-02&to=2026-03-\d\d$/);
    const create = items.find(({ name }) => name === 'createParty')?.request;
    expect(create?.url).toBe('{{base_url}}/v1/parties');
    expect(JSON.parse(create?.body.json ?? '')).toMatchObject({ country: 'BR' });
  });
});

interface PostmanCollection {
  readonly auth: { readonly type: string; readonly bearer: object[] };
  readonly event: [{ readonly listen: string; readonly script: { readonly exec: string[] } }];
  readonly variable: { readonly key: string; readonly value: string }[];
}

interface PostmanRequest {
  method: string; auth?: object; header: { key: string }[]; body?: { raw: string };
}

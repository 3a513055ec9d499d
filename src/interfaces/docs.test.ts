import express from 'express';
import { expect, it } from '@jest/globals';
import request from 'supertest';
import { docsRoutes } from './docs.ts';

const app = express().use(docsRoutes());

it('the page names no other host, and its policy would refuse one', async () => {
  const page = await request(app).get('/docs').expect(200);
  expect(page.text).not.toMatch(/https?:/);
  const policy = page.headers['content-security-policy'] ?? '';
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
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

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
  const sources = [...text.matchAll(/src="([^"]+)"/g)].map(([, source]) => String(source));
  expect(sources).toHaveLength(2);
  for (const source of sources) {
    const answer = await request(app).get(source).expect(200);
    expect(answer.headers['content-type']).toContain('javascript');
  }
});

it('the component has no telemetry, fonts, agent or proxy of its own', async () => {
  const { text } = await request(app).get('/docs/start.js').expect(200);
  const configuration = JSON.parse(/, (\{.*\})\);/.exec(text)?.[1] ?? '');
  expect(configuration).toMatchObject({ telemetry: false, withDefaultFonts: false, agent: { disabled: true } });
  expect(configuration.proxyUrl).toBeUndefined();
});

it.each(['core', 'command'])('shows the %s contract', async (slug) => {
  const { body } = await request(app).get(`/docs/${slug}.openapi.json`).expect(200);
  expect(body.openapi).toBe('3.0.3');
  expect((await request(app).get('/docs/start.js')).text).toContain(`/docs/${slug}.openapi.json`);
});

it('the large file is compressed and kept by browsers', async () => {
  const { text } = await request(app).get('/docs');
  const bundle = String(/src="([^"]*scalar[^"]*)"/.exec(text)?.[1]);
  const small = await request(app).get(bundle).set('Accept-Encoding', 'gzip').expect(200);
  expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(Number(small.headers['content-length'])).toBeLessThan(2_000_000);
  const large = await request(app).get(bundle).set('Accept-Encoding', 'identity').expect(200);
  expect(Number(large.headers['content-length'])).toBeGreaterThan(2_000_000);
});

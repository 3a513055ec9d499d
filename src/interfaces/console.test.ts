import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { consoleRoutes } from './console.ts';

const SCRIPT = `${'console.log("a script that compresses");'.repeat(50)}\n`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'razao-console-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="./assets/index-abc.js"></script>');
  writeFileSync(join(folder, 'assets/index-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'secret.js'), 'outside of the assets');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const app = (toTry?: Parameters<typeof consoleRoutes>[0]) => express().use(consoleRoutes(toTry, [folder]));

it('/console leads to the page', async () => {
  const { headers } = await request(app()).get('/console').expect(302);
  expect(headers['location']).toBe('/console/');
});

it('the page has a policy that allows nothing from another host, nothing inline, and no frame', async () => {
  const { headers, text } = await request(app()).get('/console/').expect(200);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain(`default-src 'self'`);
  expect(policy).toContain(`frame-ancestors 'none'`);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect([headers['cache-control'], text.includes('index-abc.js')]).toEqual(['no-cache', true]);
});

it('assets are compressed and kept by browsers for good', async () => {
  const { headers, text } = await request(app()).get('/console/assets/index-abc.js').set('Accept-Encoding', 'gzip').expect(200);
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(text).toBe(SCRIPT);
  await request(app()).get('/console/assets/index-abc.js').set('Accept-Encoding', 'identity').expect(200, SCRIPT);
});

it.each([
  '/console/assets/..%2fsecret.js',
  '/console/assets/secret.js',
  '/console/secret.js',
  '/console/assets/%2e%2e%2fsecret.js',
  '/console/assets/index-abc.map',
])('%s is not served', (path) => request(app()).get(path).expect(404));

it('says that it is being built, and asks again', async () => {
  const { headers, text } = await request(express().use(consoleRoutes(undefined, [join(folder, 'none')])))
    .get('/console/')
    .expect(200);
  expect([headers['refresh'], text.includes('being built')]).toEqual(['2', true]);
});

describe('where all is a demonstration', () => {
  const toTry = {
    mockUrl: 'http://127.0.0.1:4010/tenants/demo',
    clientId: 'cli_demo',
    clientSecret: 'a secret',
    ids: {},
    clients: [{ tenant: 'demo', name: 'full', client_id: 'cli_demo', client_secret: 'a secret' }],
  };

  it('the page may ask the mocks, and signs in by one click', async () => {
    const demo = app(() => toTry);
    const { headers } = await request(demo).get('/console/').expect(200);
    expect(headers['content-security-policy']).toContain(`connect-src 'self' http://127.0.0.1:4010;`);
    const { body, headers: its } = await request(demo).get('/console/demo.json').expect(200);
    expect([body.clients, its['cache-control']]).toEqual([toTry.clients, 'no-store']);
  });

  it('no secret is served anywhere else', () => request(app()).get('/console/demo.json').expect(200, { mock_url: null, clients: [] }));
});

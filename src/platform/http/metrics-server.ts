import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import { limitedServer } from './server.ts';

/** Answers `GET /metrics` in Prometheus' text format, and nothing else. */
export function metricsServer(registry: Registry): Server {
  return limitedServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}

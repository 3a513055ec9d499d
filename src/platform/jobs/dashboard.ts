import type { Agenda } from 'agenda';
import express, { type Express, type RequestHandler } from 'express';

const HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Agenda's own dashboard, to look at only: whoever reaches it may neither start nor remove a job. To be bound to
 * loopback; a page of another site that leads its name here is refused by its `Host`.
 * @param agenda undefined as long as MongoDB has not answered.
 */
export function jobsDashboard(agenda: () => Agenda | undefined): Express {
  let dashboard: Promise<RequestHandler> | undefined;
  const app = express().disable('x-powered-by');
  app.use((request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff').setHeader('X-Frame-Options', 'DENY').setHeader(
      'Referrer-Policy', 'no-referrer',
    );
    if (!HOSTS.test(request.headers.host ?? '')) response.status(421).type('text').send('ask 127.0.0.1\n');
    else if (request.method !== 'GET' && request.method !== 'HEAD') response.status(405).setHeader('Allow', 'GET, HEAD').end();
    else next();
  });
  app.use(async (request, response, next) => {
    const now = agenda();
    if (!now) return void response.status(503).type('text').send('the scheduler waits for MongoDB\n');
    dashboard ??= import('agendash').then(({ createExpressMiddleware }) => createExpressMiddleware(now) as RequestHandler);
    (await dashboard)(request, response, next);
  });
  return app;
}

import { Router } from 'express';
import type { Health } from './health.ts';

/**
 * The probes of whoever runs the process, without a token: `/livez` says that it runs, `/readyz` whether it should get
 * traffic. MongoDB is only reported: without it the ledger works.
 */
export function healthRoutes(health: Health): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/livez', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ status: 'alive' });
  });
  router.get('/readyz', async (_request, response) => {
    const { postgres, mongodb } = await health.look();
    const status = health.draining ? 'draining' : postgres === 'up' ? 'ready' : 'not ready';
    response.status(status === 'ready' ? 200 : 503).setHeader('Cache-Control', 'no-store');
    response.json({ status, postgres, mongodb });
  });
  return router;
}

import { Router } from 'express';
import type { Health } from './health.ts';

/**
 * The probes of whoever runs the process, without a token: `/livez` says that it runs, `/readyz` whether it should get
 * traffic. MongoDB is only reported: without it the ledger works. A clock that is not Postgres' is a reason.
 */
export function healthRoutes(health: Health): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/livez', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ status: 'alive' });
  });
  router.get('/readyz', async (_request, response) => {
    const report = await health.look();
    const { postgres, mongodb, clockAheadMs } = report;
    const status = health.statusOf(report);
    response.status(status === 'ready' ? 200 : 503).setHeader('Cache-Control', 'no-store');
    response.json({ status, postgres, mongodb, ...(clockAheadMs !== 0 && { reason: reasonOf(clockAheadMs) }) });
  });
  return router;
}

function reasonOf(clockAheadMs: number): string {
  return `the clock is ${Math.abs(clockAheadMs / 1000)} s ${clockAheadMs > 0 ? 'ahead of' : 'behind'} Postgres'`;
}

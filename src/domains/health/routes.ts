import { Router } from 'express';
import { presentClock, type Health, type HealthReport } from './health.ts';

/**
 * Probes for the operator of the process, without a token: `/livez` states that it runs, `/readyz` if it should get traffic. MongoDB is
 * only reported: without it the ledger works. A clock that differs from Postgres' makes it not ready, and so do writes that have waited
 * for long. A sandbox's clock that was moved is named.
 */
export function healthRoutes(health: Health): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/livez', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ status: 'alive' });
  });
  router.get('/readyz', async (_request, response) => {
    const report = await health.look();
    const { postgres, mongodb } = report;
    const [status, reason] = [health.statusOf(report), reasonOf(report)];
    response.status(status === 'ready' ? 200 : 503).setHeader('Cache-Control', 'no-store');
    response.json({ status, postgres, mongodb, ...(reason !== undefined && { reason }), ...presentClock(report) });
  });
  return router;
}

function reasonOf({ clockAheadMs, stalledMs, reason }: Pick<HealthReport, 'clockAheadMs' | 'stalledMs' | 'reason'>): string | undefined {
  if (clockAheadMs !== 0) return `the clock is ${Math.abs(clockAheadMs / 1000)} s ${clockAheadMs > 0 ? 'ahead of' : 'behind'} Postgres'`;
  return stalledMs > 0 ? `writes of a tenant have waited ${Math.round(stalledMs / 1000)} s for Postgres` : reason;
}

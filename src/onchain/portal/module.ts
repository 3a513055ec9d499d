import { join } from 'node:path';
import { LeasedJobs } from '../../platform/jobs/leased-jobs.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Context } from '../../platform/context.ts';
import { languages } from './clients/languages.ts';
import type { PortalContext, PortalSubstitutes } from './making/context.ts';
import { Contracts } from './description/contracts.ts';
import { Latest } from './bindings/latest.ts';
import { ClientBuildEntity } from './making/build.entity.ts';
import { buildFunctions } from './making/builds.sql.ts';
import { runBuild } from './making/run-build.ts';
import { assemble, assembleInThread } from './making/assemble.ts';
import { BOUNDS } from './making/bounds.ts';
import { portalMetrics } from './making/metrics.ts';
import { remakingConsumer } from './making/remake.ts';
import { GeneratorTools } from './making/tools.ts';
import { Waits } from './making/build-state.ts';

/** As long as a caller's patience lasts that has no time limit of its own for it. */
const PATIENCE_MS = 15_000;

type Given = Dependencies & { readonly substitutes: { readonly portal?: PortalSubstitutes | undefined } };

/** Portal of a tenant's programmers: the description of its products, and clients. */
export const portalModule: Module<Given, Pick<PortalContext, 'portal'>, Context & PortalContext> = {
  domain: 'portal',
  entities: [ClientBuildEntity],
  functions: buildFunctions,
  metrics: portalMetrics,
  open: ({ config, database, log, substitutes: { portal: given = {} } }, { contextFor }) => {
    let contracts: Contracts | undefined;
    const tools = new GeneratorTools({
      java: config.RAZAO_JAVA, environment: process.env, folder: join(config.RAZAO_DATA_DIR, 'clients'),
      fetches: config.RAZAO_FETCH_GENERATOR, now: () => performance.now(),
      say: (line, err) => { if (err === undefined) log.info(line); else log.warn({ err }, line); },
    });
    return {
      context: {
        portal: {
          contracts: () => (contracts ??= Contracts.read()), texts: new Latest(), languages: given.languages ?? languages,
          tools: given.tools ?? tools,
          bounds: given.bounds ?? BOUNDS, assemble: given.languages ? assemble : assembleInThread, buildRequests: new Latest(),
          waits: new Waits(given.patienceMs ?? PATIENCE_MS),
        },
      },
      consumers: [remakingConsumer(contextFor)],
      workers: [
        new LeasedJobs({ database, log, work: 'client', table: 'client_builds', runJob: (job) => runBuild(contextFor(job.tenant), job) }),
      ],
      close: () => tools.stop(),
    };
  },
};

/** Public interface of the sandbox for the service. */
export { sandboxRoutes, sandboxWorkers, type SandboxOptions } from './open-sandbox.ts';

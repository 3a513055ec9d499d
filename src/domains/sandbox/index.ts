/** Public interface of the sandbox. */
export { openSandbox, sandboxWorkers, type Sandbox, type SandboxOptions } from './open-sandbox.ts';
export { movePartyClock } from './simulated-parties.ts';
export { ClockIsMoving } from './http-api.ts';

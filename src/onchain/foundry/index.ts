/** Public interface of the foundry for other domains. */
export { bundleOfFolder } from './bundle-folder.ts';
export { artifactInChild, compileInChild, runAttacksInChild, runGatesInChild } from './child/index.ts';
export type { ArtifactDocument } from './artifact.ts';
export type { BatteryJob, ReportOfBattery } from '../battery/index.ts';
export type { CompileProblem } from './child/messages.ts';
export type { FoundArtifact, FoundryChild, FoundryContext } from './compiles/context.ts';
export { readDocument, storeDocument } from './documents.ts';
export {
  compileResource, countCompilesOfDay, getCompile, listCompiles, operatorGetCompileSource, type CompileFilters,
} from './compiles/queries.ts';
export type { Compile } from './compiles/compile.entity.ts';
export { submitCompile } from './compiles/submit-compile.ts';
export { operatorEnrollProductKey } from './keys/operator-enroll-product-key.ts';
export { operatorListProductKeys } from './keys/operator-list-product-keys.ts';

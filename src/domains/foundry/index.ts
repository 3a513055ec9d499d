/** All that other domains may use of the foundry. */
export { bundleOfFolder } from './bundle-folder.ts';
export { artifactInChild, compileInChild, fightInChild, judgeInChild } from './child/index.ts';
export type { ArtifactDocument } from './artifact.ts';
export type { BatteryJob, ReportOfBattery } from '../battery/index.ts';
export type { CompileProblem } from './child/messages.ts';
export type { FoundArtifact, FoundryChild, FoundryContext } from './context.ts';
export { readDocument, storeDocument } from './documents.ts';
export { compileResource, countCompilesOfDay, getCompile, getCompileSource, listCompiles } from './compiles/queries.ts';
export { submitCompile } from './compiles/submit-compile.ts';
export { enrollProductKey } from './keys/enroll-product-key.ts';
export { listProductKeys } from './keys/list-product-keys.ts';

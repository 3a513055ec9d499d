export { tenantOf } from './description/describe-products.ts';
export { isNamed } from './entity-tags.ts';
export type { DescriptionText } from './making/context.ts';
export { getTenantOpenapi } from './get-tenant-openapi.ts';
export { languageOf as findLanguage, sdkLanguages } from './clients/languages.ts';
export type { Generator } from './making/generator.ts';
export { filesOf, folderOf } from './clients/archive.ts';
export { makeTenantArchive, makeWholeArchive } from './making/make-archive.ts';
export { GeneratorTools } from './making/tools.ts';

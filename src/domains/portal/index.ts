export { tenantOf } from './description/describe-products.ts';
export { isNamed } from './entity-tags.ts';
export { getTenantOpenapi, type DescriptionText } from './get-tenant-openapi.ts';

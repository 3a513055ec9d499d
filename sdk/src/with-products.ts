/** Base of the client of a tenant's products: the SDK, with products as further groups. */
export * from './index.ts';
export {
  productsClientOf, type InstanceRef, type InstanceWaitOptions, type MoveAndWaitOptions, type ProductsClient, type ProductsConstructor,
  type ProductTable,
} from './products.ts';
export { FailureError, RefusalError } from './roots.ts';

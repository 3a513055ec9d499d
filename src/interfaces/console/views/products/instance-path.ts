/** Where an instance is shown: its identifier alone does not name its product. */
export function instancePath(it: { readonly product_id: string; readonly instance_id: string }): string {
  return `/products/${it.product_id}/instances/${it.instance_id}`;
}

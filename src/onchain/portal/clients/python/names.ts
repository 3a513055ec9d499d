/** `aurora_products` */
export function moduleOf(packageName: string): string {
  return packageName.replaceAll('-', '_');
}

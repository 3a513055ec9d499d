/** Where a node answers, by the version of its interface. @param url where the node is. @param path such as `/tip`. */
export function nodeAddress(url: string, path: string): string {
  return `${url.replace(/\/$/, '')}/v1${path}`;
}

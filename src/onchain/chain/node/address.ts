/** Returns the address of a node's endpoint, with the version of its interface. @param url of the node. @param path such as `/tip`. */
export function nodeAddress(url: string, path: string): string {
  return `${url.replace(/\/$/, '')}/v1${path}`;
}

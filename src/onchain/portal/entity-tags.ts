const TAG = /(?:W\/)?("[^"]*")/g;

/** True when `If-None-Match` names a tag, weak or strong, or any. Source: RFC 9110, 13.1.2. */
export function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || [...ifNoneMatch.matchAll(TAG)].some(([, tag]) => tag === etag);
}

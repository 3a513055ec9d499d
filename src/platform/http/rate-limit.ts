import { ApiError } from '../errors.ts';

interface Bucket {
  tokens: number;
  /** Time at which it was last filled, in milliseconds. */
  at: number;
}

/** Time to wait in the answer to a tenant that may send nothing at all, in seconds. */
const LONGEST_WAIT = 60;

/**
 * Limit of a tenant's requests to this process: a bucket that holds those of one second and fills evenly. It is in memory alone, so that a
 * request costs no more than a few additions.
 */
export class RateLimit {
  readonly #buckets = new Map<string, Bucket>();

  /**
   * @param perSecond number of requests that a tenant has.
   * @param nowMs a clock that never goes back, in milliseconds.
   */
  constructor(private readonly perSecond: (tenant: string) => number, private readonly nowMs = () => performance.now()) {}

  /** @throws ApiError RATE_LIMITED, with the time after which a request finds room. */
  take(tenant: string): void {
    const most = this.perSecond(tenant);
    const bucket = this.#filled(tenant, most);
    if (bucket.tokens < 1) throw tooMany(most, (1 - bucket.tokens) / most);
    bucket.tokens -= 1;
  }

  #filled(tenant: string, most: number): Bucket {
    const at = this.nowMs();
    const bucket = this.#buckets.get(tenant);
    if (!bucket) {
      const full = { tokens: most, at };
      this.#buckets.set(tenant, full);
      return full;
    }
    bucket.tokens = Math.min(most, bucket.tokens + ((at - bucket.at) / 1000) * most);
    bucket.at = at;
    return bucket;
  }
}

/** Its headers are those of the IETF's draft "RateLimit header fields for HTTP". */
function tooMany(most: number, waitSeconds: number): ApiError {
  const seconds = Math.min(LONGEST_WAIT, Math.ceil(waitSeconds));
  return new ApiError('RATE_LIMITED', 'The tenant has sent as many requests as it may in a second.', undefined, {
    'Retry-After': `${seconds}`, 'RateLimit-Policy': `"requests";q=${most};w=1`, RateLimit: `"requests";r=0;t=${seconds}`,
  });
}

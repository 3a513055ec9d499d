const FORM = /^(?<scheme>[a-z]+:\/\/)(?<login>[^/?#]*@)?(?<hosts>[^/?#]*)(?<rest>.*)$/is;
/** Kinds of hosts that we accept. Every connection may write, so a standby is never wanted. */
const WANTED = new Set(['any', 'read-write', 'primary']);

/**
 * Returns the servers that a URL of Postgres names, as libpq reads it: `postgres://a:5432,b/razao`, or `?host=a,b&port=5432,5433`.
 * @returns a URL for each, in their order.
 * @throws Error with the fault.
 */
export function hostUrls(url: string): string[] {
  const { scheme = '', login = '', hosts = '', rest = '' } = FORM.exec(url)?.groups ?? {};
  const urls = hosts.split(',').map((host) => `${scheme}${login}${host}${rest}`);
  if (urls.length > 1 && hosts.split(',').includes('')) throw new Error('must name a host between commas');
  if (!urls.every((it) => URL.canParse(it)))
    throw new Error('must be a URL with a host after //; a / within the host, as of a socket, is written %2F');
  const wanted = new URL(urls[0] ?? url).searchParams.get('target_session_attrs') ?? 'any';
  if (!WANTED.has(wanted)) throw new Error(
    `must lead to a server that accepts writes: target_session_attrs may be ${[...WANTED].join(', ')}; not ${wanted}`,
  );
  return urls.length > 1 ? urls : byParameters(urls[0] ?? url);
}

function byParameters(url: string): string[] {
  const { searchParams } = new URL(url);
  const hosts = searchParams.get('host')?.split(',') ?? [];
  const ports = searchParams.get('port')?.split(',') ?? [];
  if (hosts.length < 2) return [url];
  return hosts.map((host, index) => {
    const one = new URL(url);
    one.searchParams.set('host', host);
    one.searchParams.set('port', (ports.length === 1 ? ports[0] : ports[index]) ?? '');
    return one.href;
  });
}

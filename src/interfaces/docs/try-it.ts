/**
 * Source of `tryIt`, for the page and for the test of it: what completes a trial call before it is sent.
 *
 * `signIn` gives a call that has no token the token of the client that is filled in, of the server that is asked; a token is kept until
 * half a minute before it expires, and forgotten when the server refuses it. A client that gets no token is told by the call's own 401.
 *
 * `giveKey` replaces an `Idempotency-Key` that is still the contract's example: a call that repeats the one before it at the same address,
 * byte for byte, repeats its key; any other has a new one. A key that its user wrote is left.
 */
export const TRY_SCRIPT = `
const tryIt = ({ clientOf, exampleKeys, ask = (...given) => fetch(...given), now = Date.now }) => {
  const EARLY_MS = 30_000;
  const tokens = new Map();
  const sent = new Map();
  const draw = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const isTheirs = (request) => /^Bearer \\S/.test(request.headers.get('Authorization') ?? '');
  const askForToken = async (server, { id, secret }) => {
    const answer = await ask(server + '/auth/token', {
      method: 'POST', body: new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret }),
    });
    const { access_token, expires_in } = answer.ok ? await answer.json() : {};
    return { token: access_token, until: now() + expires_in * 1000 - EARLY_MS };
  };
  const tokenFor = async (server, client) => {
    const name = JSON.stringify([server, client.id, client.secret]);
    if (!(now() < tokens.get(name)?.until)) tokens.set(name, await askForToken(server, client));
    return tokens.get(name).token;
  };
  const signIn = async (request) => {
    const client = clientOf();
    if (isTheirs(request) || !client.id || !client.secret) return;
    const token = await tokenFor(request.url.slice(0, request.url.indexOf('/v1/')), client).catch(() => undefined);
    if (token !== undefined) request.headers.set('Authorization', 'Bearer ' + token);
  };
  const giveKey = async (request) => {
    if (!exampleKeys.includes(request.headers.get('Idempotency-Key'))) return;
    const place = request.method + ' ' + request.url;
    const body = await request.clone().text();
    const last = sent.get(place);
    const key = last?.body === body ? last.key : draw();
    sent.set(place, { body, key });
    request.headers.set('Idempotency-Key', key);
  };
  return {
    complete: async ({ request, needsToken }) => {
      if (needsToken) await signIn(request);
      await giveKey(request);
    },
    answered: ({ status }) => { if (status === 401) tokens.clear(); },
  };
};
`;

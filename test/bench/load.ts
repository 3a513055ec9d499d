/**
 * The load generator, a process of its own: keep-alive connections with one request at a time on each. It writes to plain sockets and reads
 * only status and length of an answer, so that it costs a fraction of the load that it measures. It takes a `LoadJob` as a message and
 * answers with a `LoadReport`.
 */
import { connect, type Socket } from 'node:net';
import { timestampedHeaders } from '../../src/platform/receiver/strategies.ts';
import { STATIC_CODE } from './decode.ts';
import { randomIntegers, type Timing } from './sample.ts';

export interface LoadJob {
  readonly port: number;
  readonly connections: number;
  readonly timing: Timing;
  /** Begins every Idempotency-Key of this job; never used twice. */
  readonly run: string;
  readonly token: string;
  readonly accounts: readonly string[];
  /** Pix keys that receive the money of `credit`, and the provider that reports it. */
  readonly pixKeys?: readonly string[];
  readonly provider?: { readonly providerId: string; readonly secret: string };
  /**
   * `hot`: every transfer debits the first account. `hold`: each is placed, then captured. `credit`: a sponsor reports money
   * received, signed. `decode`: one static code again and again. `plain`: a GET of a bare server. `given`: the requests in `given`.
   */
  readonly kind: 'transfer' | 'hot' | 'hold' | 'credit' | 'balance' | 'batch' | 'decode' | 'plain' | 'given';
  /** Transfers in a request of `batch`, and whether all or none are made. */
  readonly batch?: { readonly size: number; readonly atomic: boolean };
  /** These requests in turn, again and again; where each `isOnce`, the job may end before its time. */
  readonly given?: { readonly requests: readonly GivenRequest[]; readonly isOnce?: boolean };
}

/** A request; its body, if any, has one byte a letter. */
export interface GivenRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

export interface LoadReport {
  /** Milliseconds, of the answers within the measured time. */
  readonly latencies: Float64Array;
  /** All answers of the job, also those of the warm-up. */
  readonly answered: number;
  /** Microseconds of processor time this process used. */
  readonly cpu: number;
  readonly error?: string;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** The text of a connection's next request, after the answer to the one before. */
type Next = (answer?: Buffer) => string | undefined;

/** One connection: sends the next request as soon as the answer is there. */
class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #sentAt = 0;

  /** @param next the text of the next request, or undefined when it is enough. @param done called once or more. */
  constructor(
    port: number, private readonly next: Next, private readonly answered: (ms: number) => void,
    private readonly done: (error?: Error) => void,
  ) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('connect', () => this.#send());
    this.#socket.on('data', (chunk) => this.#receive(chunk));
    this.#socket.on('error', (error) => this.done(error));
    this.#socket.on('close', () => this.done(new Error('the connection was closed')));
  }

  #send(answer?: Buffer): void {
    const request = this.next(answer);
    if (request === undefined) {
      this.done();
      this.#socket.destroy();
      return;
    }
    this.#sentAt = performance.now();
    this.#socket.write(request, 'latin1');
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) return this.#fail('an answer without a length', head);
    if (this.#received.length < headEnd + HEAD_END.length + Number(length)) return;
    if (head[9] !== '2') return this.#fail('an answer that is no 2xx', this.#received.toString('latin1', 0, 2000));
    const answer = this.#received;
    this.#received = Buffer.alloc(0);
    this.answered(performance.now() - this.#sentAt);
    this.#send(answer);
  }

  #fail(why: string, answer: string): void {
    this.done(new Error(`${why}: ${answer}`));
    this.#socket.destroy();
  }
}

/** Texts of requests, each with keys and accounts of its own. */
function requests({ kind, run, token, accounts, batch, given, pixKeys = [], provider }: LoadJob): Next {
  const random = randomIntegers(0x9e3779b9);
  const account = (index: number): string => accounts[index] ?? '';
  const common = `Host: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nAccept: application/json\r\n`;
  if (kind === 'plain') return () => `GET /balance HTTP/1.1\r\n${common}\r\n`;
  if (kind === 'balance') {
    return () => `GET /v1/accounts/${account(random(accounts.length))}/balance HTTP/1.1\r\n${common}\r\n`;
  }
  if (kind === 'decode') {
    const body = JSON.stringify({ brcode: STATIC_CODE });
    return () =>
      `POST /v1/pix/qr/decode HTTP/1.1\r\n${common}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  }
  let sent = 0;
  if (kind === 'credit') {
    const { providerId, secret } = provider ?? { providerId: '', secret: '' };
    return () => {
      const now = new Date();
      const body = creditEvent(`${run.slice(0, 4)}${String(sent++).padStart(7, '0')}`, pixKeys[random(pixKeys.length)] ?? '', now);
      const headers = Object.entries(timestampedHeaders(secret, body, now)).map(([name, value]) => `${name}: ${value}\r\n`).join('');
      return `POST /v1/pix/webhooks/${providerId} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`;
    };
  }
  const post = (path: string, body: string): string =>
    `POST ${path} HTTP/1.1\r\n${common}Content-Type: application/json\r\nContent-Length: ${body.length}\r\nIdempotency-Key: ${run}-${sent++}\r\n\r\n${body}`;
  if (given) {
    const { requests: list, isOnce = false } = given;
    let next = 0;
    return () => {
      const request = list[isOnce ? next : next % list.length];
      next += 1;
      if (!request) return undefined;
      const { method, path, body } = request;
      return body === undefined ? `${method} ${path} HTTP/1.1\r\n${common}\r\n` : post(path, body);
    };
  }
  if (kind === 'hold') {
    return (answer) => {
      const [, placed, holder] = /"hold_id":"(\w+)","account_id":"(\w+)","state":"ACTIVE"/.exec(answer?.toString('latin1') ?? '') ?? [];
      const index = random(accounts.length);
      if (placed === undefined) {
        return post(
          '/v1/holds', `{"account_id":"${account(index)}","amount_cents":1,"currency":"BRL","expires_at":"2099-01-01T12:00:00Z"}`,
        );
      }
      const creditor = account(index) === holder ? account((index + 1) % accounts.length) : account(index);
      return post(`/v1/holds/${placed}/capture`, `{"creditor_account_id":"${creditor}"}`);
    };
  }
  const transfer = (): string => {
    const from = kind === 'hot' ? 0 : random(accounts.length);
    const to = (from + 1 + random(accounts.length - 1)) % accounts.length;
    return `{"rail":"NATIVE","amount":{"currency":"BRL","value":1},"debtor":{"kind":"account","account_id":"${account(from)}"},` +
      `"creditor":{"kind":"account","account_id":"${account(to)}"}}`;
  };
  return () => batch
    ? post('/v1/obligations/batch', `{"atomic":${batch.atomic},"items":[${Array.from({ length: batch.size }, transfer).join(',')}]}`)
    : post('/v1/obligations', transfer());
}

/** One centavo for a Pix key; the text has one byte a letter. */
function creditEvent(suffix: string, key: string, now: Date): string {
  const at = now.toISOString();
  return JSON.stringify({
    event: 'CREDIT_RECEIVED', occurred_at: at,
    data: {
      end_to_end_id: `E87654321${at.slice(0, 16).replace(/\D/g, '')}${suffix}`, amount: { currency: 'BRL', value: 1 }, settled_at: at,
      initiation: 'DICT', key,
      payer: { name: 'Diego Alves', tax_id: '12345678909', participant: { ispb: '87654321', name: 'Banco Ipe S.A.' } },
    },
  });
}

async function perform(job: LoadJob): Promise<LoadReport> {
  const cpuBefore = process.cpuUsage();
  const create = requests(job);
  const latencies: number[] = [];
  let answered = 0;
  const begin = performance.now() + job.timing.warmUp * 1000;
  const end = begin + job.timing.measured * 1000;
  let failed: Error | undefined;
  await Promise.all(Array.from({ length: job.connections }, () => new Promise<void>((resolve) => {
    let ended = false;
    new Connection(
      job.port,
      (answer) => (performance.now() < end && !failed ? create(answer) : undefined),
      (ms) => {
        answered += 1;
        const now = performance.now();
        if (now >= begin && now < end) latencies.push(ms);
      },
      (error) => {
        if (!ended) failed ??= error;
        ended = true;
        resolve();
      },
    );
  })));
  const { user, system } = process.cpuUsage(cpuBefore);
  return { latencies: Float64Array.from(latencies), answered, cpu: user + system, ...(failed && { error: failed.message }) };
}

process.on('message', (job) => {
  void perform(job as LoadJob).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit());

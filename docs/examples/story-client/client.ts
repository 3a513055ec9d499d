/**
 * A client that takes part in the stories of a sandbox: it is told to make writes, keeps books by webhooks alone, and shows them to the
 * judge. `razao sandbox play bad-client --judge http://127.0.0.1:3000` judges it.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ApiError, Razao, verifyWebhook, type RazaoEvent } from '../../../sdk/src/index.ts';

export interface StoryClientOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly port?: number;
}

/** Tells the client to make a write; `act` is the same for the same wish, however often it is told. */
export interface Act {
  readonly act: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

interface Beginning {
  readonly base_url: string;
  readonly webhook: { readonly secret: string };
}

export interface Payment {
  readonly id: string;
  readonly amount: number;
  readonly debtor: string | null;
  readonly creditor: string | null;
  readonly status: string;
}

const STATUSES: Readonly<Record<string, string>> = {
  'obligation.created': 'PENDING', 'obligation.settled': 'SETTLED', 'obligation.failed': 'FAILED', 'obligation.canceled': 'CANCELED',
};

export class StoryClient {
  readonly #server: Server;
  #razao: Razao | undefined;
  #secret = '';
  readonly #seen = new Set<string>();
  readonly #versions = new Map<string, number>();
  readonly #resources = new Map<string, Record<string, unknown>>();
  /** Payments in the order in which they became known. */
  protected readonly payments: Payment[] = [];

  constructor(private readonly options: StoryClientOptions) {
    this.#server = createServer((request, response) => {
      this.#answer(request).then(
        ({ status = 200, body }) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body && JSON.stringify(body)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  }

  /** Listens on this machine. @returns the address to judge. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => { this.#server.listen(this.options.port ?? 0, '127.0.0.1', resolve); });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => { this.#server.close(resolve); });
  }

  async #answer(request: IncomingMessage): Promise<{ status?: number; body?: object | undefined }> {
    const url = new URL(request.url ?? '', 'http://localhost');
    const body = await text(request);
    const [, part, id = ''] = url.pathname.split('/');
    switch (`${request.method} ${part}`) {
      case 'POST begin': return this.#begin(JSON.parse(body) as Beginning);
      case 'POST act': return { body: await this.act(JSON.parse(body) as Act) };
      case 'POST webhook': return { status: await this.take(await this.#verify(body, request)) };
      case 'GET statement': return { body: { payments: this.statement(url.searchParams.get('account_id') ?? '') } };
      case 'GET resources': return this.#show(this.resource(id));
      default: return { status: 404 };
    }
  }

  #begin({ base_url, webhook }: Beginning): { status: number } {
    const { clientId, clientSecret } = this.options;
    this.#razao = new Razao({ baseUrl: base_url, clientId, clientSecret });
    this.#secret = webhook.secret;
    return { status: 204 };
  }

  /** Events have the sandbox's time, which may be far ahead of this machine's. */
  #verify(body: string, { headers }: IncomingMessage): Promise<RazaoEvent> {
    return verifyWebhook(body, headers, this.#secret, { toleranceSeconds: Infinity });
  }

  /** The key is that of the wish: the SDK repeats a write whose answer is lost, and one that is told again has the first answer. */
  protected async act(act: Act): Promise<object> {
    return this.send(act, act.act);
  }

  protected async send({ method, path, body }: Act, idempotencyKey: string): Promise<object> {
    try {
      return { done: await this.razao.request(method, path, { body, idempotencyKey }) };
    } catch (error) {
      if (error instanceof ApiError) return { refused: error.code };
      throw error;
    }
  }

  protected get razao(): Razao {
    if (!this.#razao) throw new Error('no story has begun');
    return this.#razao;
  }

  /** Takes an event once, and none that is older than what is known of its resource. @returns the status to answer. */
  protected async take(event: RazaoEvent): Promise<number> {
    if (this.isKnown(event)) return 204;
    const { entity, data } = event;
    const isNewer = entity.version > (this.#versions.get(entity.entity_id) ?? 0);
    if (isNewer || this.takesOldNews) {
      this.#versions.set(entity.entity_id, entity.version);
      this.#resources.set(entity.entity_id, { ...this.#resources.get(entity.entity_id), ...data });
      const payment = this.paymentOf(event);
      if (payment) this.book(payment);
    }
    return 204;
  }

  protected isKnown({ event_id }: RazaoEvent): boolean {
    if (this.#seen.has(event_id)) return true;
    this.#seen.add(event_id);
    return false;
  }

  protected readonly takesOldNews: boolean = false;

  /** What is known of a resource: the fields of its events, the newest of each. */
  protected resource(id: string): Record<string, unknown> | undefined {
    return this.#resources.get(id);
  }

  #show(body: object | undefined): { status?: number; body?: object } {
    return body ? { body } : { status: 404 };
  }

  protected paymentOf({ event_type, data }: RazaoEvent): Payment | undefined {
    const status = STATUSES[event_type];
    if (status === undefined) return undefined;
    const { obligation_id: id, amount, debtor_account_id: debtor, creditor_account_id: creditor } = data as unknown as {
      obligation_id: string; amount: number; debtor_account_id: string | null; creditor_account_id: string | null;
    };
    return { id, amount, debtor, creditor, status };
  }

  /** Enters a payment into the books, in the place of what they had of it. */
  protected book(payment: Payment): void {
    const place = this.payments.findIndex(({ id }) => id === payment.id);
    if (place < 0) this.payments.push(payment);
    else this.payments[place] = payment;
  }

  protected statement(account: string): object[] {
    const own = this.payments.filter(({ debtor, creditor }) => debtor === account || creditor === account);
    return own.map(({ id, amount, debtor, status }) => ({ id, amount_cents: debtor === account ? -amount : amount, status }));
  }
}

import type { WantedWrite } from './write-recorder.ts';

/** The judged client cannot be reached, or refuses its part in a story. */
export class ClientRefused extends Error {}

const CALL_MS = 30_000;

/** What a client is told at the beginning of a story. */
export interface Beginning {
  readonly story: string;
  readonly run: string;
  /** Where the client sends its requests to the service as long as the story goes. */
  readonly base_url: string;
  /** Where its events come to, and what signs them. */
  readonly webhook: { readonly url: string; readonly secret: string };
}

/** A client under judgement, at its address: the guide "Stories" describes what it offers there. */
export class JudgedClient {
  readonly url: string;

  constructor(url: string) {
    this.url = url.replace(/\/+$/, '');
  }

  get webhookUrl(): string {
    return `${this.url}/webhook`;
  }

  /** @throws ClientRefused */
  async begin(beginning: Beginning): Promise<void> {
    const { status } = await this.#ask('begin', beginning);
    if (status >= 300) throw new ClientRefused(`${this.url}/begin answered ${status}`);
  }

  /** Tells the client to make a write. @param act the same for the same wish, however often it is told. @returns its answer's status. */
  async act(act: string, write: WantedWrite & { readonly method: string }): Promise<number> {
    return (await this.#ask('act', { act, ...write })).status;
  }

  /** Reads what the client knows of a resource; undefined where it offers nothing. */
  knows(id: string): Promise<unknown> {
    return this.#read(`resources/${encodeURIComponent(id)}`);
  }

  /** Reads the client's own statement of an account; undefined where it offers none. */
  statement(account: string): Promise<unknown> {
    return this.#read(`statement?account_id=${encodeURIComponent(account)}`);
  }

  async #read(path: string): Promise<unknown> {
    const { status, body } = await this.#ask(path);
    return status >= 200 && status < 300 ? body : undefined;
  }

  async #ask(path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(`${this.url}/${path}`, {
      redirect: 'manual', signal: AbortSignal.timeout(CALL_MS),
      ...body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    }).catch((error: unknown) => { throw new ClientRefused(`the client at ${this.url}/${path} does not answer`, { cause: error }); });
    const text = await answer.text();
    try {
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    } catch {
      return { status: answer.status, body: text };
    }
  }
}

/** A proxy of TCP connections that a test can cut without a word to either side. */
import { createServer, Socket, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';

export class TcpProxy {
  readonly #server: Server;
  /** Both sides of each connection. */
  readonly #open = new Set<{ readonly sockets: readonly Socket[]; isCut: boolean }>();
  #isCut = false;
  #target: number;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((client) => this.#connect(client));
  }

  /** @param target a port of this machine. */
  static async open(target: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** New connections lead there; those that are open stay where they are. */
  pointTo(target: number): void {
    this.#target = target;
  }

  /** From now on all connections stay open and nothing passes, in either direction; new ones are taken and hear nothing. */
  cut(): void {
    this.#isCut = true;
    for (const connection of this.#open) connection.isCut = true;
  }

  /** New connections pass again. Those that were cut never do: bytes of theirs are gone. */
  mend(): void {
    this.#isCut = false;
  }

  /** Ends all open connections, so that both sides hear of it. */
  reset(): void {
    for (const { sockets } of this.#open) for (const socket of sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.reset();
    await closed;
  }

  #connect(client: Socket): void {
    const server = new Socket();
    const connection = { sockets: [client, server], isCut: this.#isCut };
    this.#open.add(connection);
    const join = (from: Socket, to: Socket): void => {
      from.setNoDelay(true);
      from.on('data', (bytes: Buffer) => { if (!connection.isCut) to.write(bytes); });
      from.on('error', () => undefined);
      from.on('close', () => {
        if (connection.isCut && this.#isOpen(to)) return;
        to.destroy();
        this.#open.delete(connection);
      });
    };
    join(client, server);
    join(server, client);
    if (!connection.isCut) server.connect(this.#target, '127.0.0.1');
  }

  /** The other side of a cut connection does not hear that this one has ended. */
  #isOpen(socket: Socket): boolean {
    return !socket.destroyed && !socket.connecting;
  }
}

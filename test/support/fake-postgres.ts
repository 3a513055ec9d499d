/** A server that speaks as much of Postgres' protocol as a client needs to connect, and stops answering when a test asks for it. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Peer that a client meets: a server, or a pooler that lends its sessions for a transaction or for as long as one is connected. */
export type Behaviour = 'primary' | 'standby' | 'silent' | 'transaction pooler' | 'session pooler';

const message = (type: string, body: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const int32 = (...numbers: number[]): Buffer => Buffer.concat(numbers.map(
  (n) => { const it = Buffer.alloc(4); it.writeInt32BE(n); return it; },
));
const int16 = (n: number): Buffer => { const it = Buffer.alloc(2); it.writeInt16BE(n); return it; };
const text = (value: string): Buffer => Buffer.from(`${value}\0`);

const READY = message('Z', Buffer.from('I'));
/** The number that a server gives its session, and that a pooler makes up. */
const GREETED_AS = 4711;
const LET_IN = Buffer.concat([message('R', int32(0)), message('K', int32(GREETED_AS, 1)), READY]);

/** One row with the process and whether the server is in recovery, in text. */
function row(pid: number, isInRecovery: boolean): Buffer {
  const column = (name: string, oid: number): Buffer => Buffer.concat([
    text(name), int32(0), int16(0), int32(oid), int16(4), int32(-1), int16(0),
  ]);
  const value = (it: string): Buffer => Buffer.concat([int32(it.length), Buffer.from(it)]);
  return Buffer.concat([
    message('T', Buffer.concat([int16(2), column('pid', 23), column('in_recovery', 16)])),
    message('D', Buffer.concat([int16(2), value(String(pid)), value(isInRecovery ? 't' : 'f')])),
    message('C', text('SELECT 1')),
  ]);
}

export class FakePostgres {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  /** A pooler's sessions by who has them, and those that are free: the one that was used last is used next. */
  readonly #lent = new Map<Socket, number>();
  readonly #free: number[] = [];
  #sessions = 0;
  /** The statements that it was sent. */
  readonly heard: string[] = [];
  /** From now on nothing is answered. */
  isSilent: boolean;
  /** A statement that it works on for ever. */
  endless = '';

  /** Address at which it listens, or did. */
  host = '';

  private constructor(private readonly behaviour: Behaviour) {
    this.isSilent = behaviour === 'silent';
    this.#server = createServer((socket) => this.#greet(socket));
  }

  static async listen(behaviour: Behaviour): Promise<FakePostgres> {
    const fake = new FakePostgres(behaviour);
    fake.#server.listen(0, '127.0.0.1');
    await once(fake.#server, 'listening');
    fake.host = `127.0.0.1:${(fake.#server.address() as AddressInfo).port}`;
    return fake;
  }

  /** Number of open connections. */
  get connections(): number {
    return this.#open.size;
  }

  /** May be called again. */
  async close(): Promise<void> {
    if (!this.#server.listening) return;
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #greet(socket: Socket): void {
    this.#open.add(socket);
    socket.on('error', () => undefined).on('close', () => this.#open.delete(socket));
    let isIn = false;
    socket.on('data', (bytes) => {
      if (this.isSilent) return;
      if (isIn) this.#answer(socket, bytes);
      else socket.write(LET_IN);
      isIn = true;
    });
  }

  /** The first statement is how a session begins; all others hear that they were carried out. */
  #answer(socket: Socket, bytes: Buffer): void {
    if (bytes[0] !== 'Q'.charCodeAt(0)) return;
    const statement = bytes.subarray(5, -1).toString();
    this.heard.push(statement);
    if (statement === this.endless) return;
    const settings = statement.match(/\bset /g) ?? [];
    const answer = settings.length > 0 ? settings.map(() => message('C', text('SET'))) : [
      row(this.#sessionOf(socket, statement), this.behaviour === 'standby'),
    ];
    socket.write(Buffer.concat([...answer, READY]));
  }

  /** The process that carries out a statement. */
  #sessionOf(socket: Socket, statement: string): number {
    if (!this.behaviour.endsWith('pooler')) return GREETED_AS;
    const session = this.#lent.get(socket) ?? this.#free.pop() ?? (this.#sessions += 1);
    if (this.behaviour === 'session pooler' || statement === 'begin' || this.#lent.has(socket)) this.#lent.set(socket, session);
    else this.#free.push(session);
    return session;
  }
}

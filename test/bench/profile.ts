/** Profile of the service's processor time, by its inspector: self time by kind of work and by function. */

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export interface ProfileLine {
  readonly name: string;
  /** Microseconds a request, by the wall. */
  readonly us: number;
}

export interface Profile {
  readonly requests: number;
  /** Share of the time in which the service's main thread worked. */
  readonly busy: number;
  readonly groups: readonly ProfileLine[];
  /** The time by function, without its callees. */
  readonly self: readonly ProfileLine[];
  /** Functions of src by the time of themselves and all their callees. */
  readonly inclusive: readonly ProfileLine[];
}

const SAMPLE_EVERY_US = 200;
const LONGEST_LIST = 40;

/** Kinds of work by function; the first match counts. Native functions belong to their caller. */
const GROUPS: readonly (readonly [string, RegExp])[] = [
  ['gc', /^\(garbage collector\)/],
  ['idle', /^\(idle\)/],
  ['engine', /^\((program|root)\)/],
  ['json', /^(stringify|parse|JSON\.\w+|serialize) $/],
  ['canonical json', /node_modules\/safe-stable-stringify\/|platform\/canonical\.ts/],
  ['crypto', /node:internal\/crypto|node_modules\/jose\//],
  ['logging', /node_modules\/(pino|sonic-boom|quick-format|safe-stable|@pinojs|fast-redact)|log-requests\.ts|platform\/log\.ts|node:fs/],
  ['validation', /node_modules\/@tsoa\/|node_modules\/(validator|tsoa)\//],
  ['pg driver', /node_modules\/(pg|pg-[a-z]+|postgres-[a-z]+)\//],
  ['orm', /node_modules\/(@mikro-orm|kysely)\//],
  [
    'framework',
    /node_modules\/(express|router|body-parser|raw-body|helmet|cors|qs|type-is|content-type|mime|finalhandler|on-finished|parseurl|etag|vary|accepts|negotiator|send|bytes|iconv-lite|http-errors|depd|ee-first|statuses|media-typer|debug|unpipe|inherits|encodeurl|escape-html|once)/,
  ],
  ['journal', /src\/domains\/journal\//],
  ['verbs', /src\/(domains|onchain|interfaces)\/|generated\//],
  ['gateway', /src\/platform\/http\/|src\/app\.ts/],
  ['platform', /src\/platform\//],
  ['ids', /node_modules\/ulid\//],
  ['caches', /node_modules\/lru-cache\//],
  ['node http', /node:_http|node:internal\/http|node:http/],
  ['node net and streams', /node:(net|internal\/(streams|stream_base|net)|events|stream|buffer|internal\/(buffer|event))/],
  ['node async', /node:(internal\/(process|async|timers|promise)|async_hooks|timers|diagnostics)/],
  ['node', /node:/],
];

/** Records while `work` runs. @param requests number of requests that `work` returns. */
export async function profile(inspector: string, work: () => Promise<number>): Promise<Profile> {
  const session = await openSession(inspector);
  try {
    await session.call('Profiler.enable');
    await session.call('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
    await session.call('Profiler.start');
    const requests = await work();
    const { profile: recorded } = await session.call<{ profile: CpuProfile }>('Profiler.stop');
    return evaluate(recorded, requests);
  } finally {
    session.close();
  }
}

async function openSession(inspector: string): Promise<{ call: <T>(method: string, params?: object) => Promise<T>; close: () => void }> {
  const targets = (await (await fetch(`${inspector}/json/list`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', (event) => {
    const { id, result, error } = JSON.parse(String(event.data)) as { id?: number; result?: unknown; error?: { message: string } };
    const call = id === undefined ? undefined : waiting.get(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('the inspector does not answer')));
  });
  let last = 0;
  return {
    call: <T>(method: string, params: object = {}) => {
      const answer = Promise.withResolvers<unknown>();
      waiting.set(++last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise as Promise<T>;
    },
    close: () => socket.close(),
  };
}

function evaluate({ nodes, samples, timeDeltas }: CpuProfile, requests: number): Profile {
  const selfTime = new Map<number, number>();
  samples.forEach((id, index) => selfTime.set(id, (selfTime.get(id) ?? 0) + (timeDeltas[index] ?? 0)));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const groups = new Map<string, number>();
  const self = new Map<string, number>();
  const inclusive = new Map<string, number>();
  const add = (sums: Map<string, number>, name: string, us: number) => sums.set(name, (sums.get(name) ?? 0) + us);

  /** @returns the time of the node with all below it. `group` and `open` are those of its callers. */
  const visit = (node: ProfileNode, callersGroup: string, open: ReadonlySet<string>): number => {
    const own = selfTime.get(node.id) ?? 0;
    const group = groupOf(node) ?? callersGroup;
    const name = nameOf(node);
    add(groups, group, own);
    add(self, name, own);
    const isOurs = node.callFrame.url.includes('/src/') && !open.has(name);
    const within = isOurs ? new Set([...open, name]) : open;
    const children = (node.children ?? []).flatMap((id) => byId.get(id) ?? []);
    const total = children.reduce((sum, child) => sum + visit(child, group, within), own);
    if (isOurs) add(inclusive, name, total);
    return total;
  };
  const root = nodes[0];
  const all = root ? visit(root, 'engine', new Set()) : 0;
  const idle = groups.get('idle') ?? 0;
  const lines = (sums: Map<string, number>) => [...sums].filter(([name]) => !name.startsWith('(idle)') && name !== 'idle')
    .map(([name, us]) => ({ name, us: us / requests })).sort((a, b) => b.us - a.us).slice(0, LONGEST_LIST);
  return { requests, busy: 1 - idle / all, groups: lines(groups), self: lines(self), inclusive: lines(inclusive) };
}

function groupOf(node: ProfileNode): string | undefined {
  const { functionName, url } = node.callFrame;
  const text = `${functionName} ${url}`;
  return GROUPS.find(([, pattern]) => pattern.test(text))?.[0];
}

function nameOf({ callFrame: { functionName, url } }: ProfileNode): string {
  const place = url.replace(/^file:\/\//, '').replace(/^.*\/node_modules\//, '').replace(/^.*\/(src|generated|test)\//, '$1/');
  return `${functionName || '(anonymous)'} ${place || '(native)'}`;
}

/** The profile as text. */
export function showProfile(title: string, it: Profile): string {
  const list = (heading: string, lines: readonly ProfileLine[], most: number) =>
    [`  ${heading}`, ...lines.slice(0, most).map(({ name, us }) => `    ${us.toFixed(1).padStart(7)}  ${name}`)].join('\n');
  return [
    `\n${title}: ${it.requests} requests, the main thread busy ${(it.busy * 100).toFixed(0)} %; µs a request (by the wall: other processes inflate it)`,
    list('by kind of work', it.groups, 24),
    list('by function, self', it.self, 30),
    list('functions of src, with all they call', it.inclusive, 30),
  ].join('\n');
}

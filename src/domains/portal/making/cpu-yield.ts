import { readFileSync } from 'node:fs';

/** Processor time that was spent so far, in ticks of the kernel. */
export interface Ticks {
  /** By all cores that a process may use, whatever they did. */
  readonly all: number;
  /** By those that did nothing. */
  readonly idle: number;
  /** By the one process. */
  readonly own: number;
}

/** Looks that it pauses for at most: so it is left an eighth of the time, and ends however busy the others are. */
const MOST_ASIDE = 7;
/** Of all cores: so little is idle where somebody waits for one. */
const NONE_IDLE = 0.05;
/** So much is used by others where it is not waiting for itself. */
const OTHERS_WORK = 0.25;
/** So much is idle where there is room for it again. */
const ROOM = 0.25;

/**
 * Decides whether a process should pause while others want the machine: of two busy cores Linux gives a quarter to whatever has the lowest
 * priority. To be called at even intervals. In a container that may use a part of its cores' time, there always seems to be room.
 */
export class CpuYield {
  #before: Ticks | undefined;
  #looksAside = 0;

  /** @param read undefined where the system does not report what the cores do: then nothing ever pauses. */
  constructor(private readonly read: () => Ticks | undefined) {
    this.#before = read();
  }

  /** Decides what it should do until the next call. */
  look(): 'RUN' | 'STAND' {
    const [before, now] = [this.#before, this.read()];
    this.#before = now;
    if (!before || !now || now.all <= before.all) return this.#run();
    const [idle, own] = [(now.idle - before.idle) / (now.all - before.all), (now.own - before.own) / (now.all - before.all)];
    if (this.#looksAside > 0) return idle >= ROOM || this.#looksAside === MOST_ASIDE ? this.#run() : this.#stand();
    return idle <= NONE_IDLE && 1 - idle - own >= OTHERS_WORK ? this.#stand() : this.#run();
  }

  #run(): 'RUN' {
    this.#looksAside = 0;
    return 'RUN';
  }

  #stand(): 'STAND' {
    this.#looksAside += 1;
    return 'STAND';
  }
}

/** Reads Linux's times of a process and its cores; undefined elsewhere, and once the process is gone. */
export function ticksOf(pid: number): Ticks | undefined {
  try {
    return ticksIn(
      readFileSync('/proc/stat', 'utf8'), readFileSync(`/proc/${pid}/status`, 'utf8'), readFileSync(`/proc/${pid}/stat`, 'utf8'),
    );
  } catch {
    return undefined;
  }
}

/** @param cores text of proc_stat(5), @param status of proc_pid_status(5), @param stat of proc_pid_stat(5). */
export function ticksIn(cores: string, status: string, stat: string): Ticks {
  const allowed = allowedCores(status);
  const ticks = { all: 0, idle: 0 };
  for (const [, core, columns = ''] of cores.matchAll(/^cpu(\d+) (.*)$/gm)) {
    if (!allowed.has(Number(core))) continue;
    const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, interrupts = 0, soft = 0, stolen = 0] = columns.split(' ').map(Number);
    ticks.all += user + nice + system + idle + waiting + interrupts + soft + stolen;
    ticks.idle += idle + waiting;
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { ...ticks, own: Number(fields[11]) + Number(fields[12]) };
}

/**
 * By number, those that a process may use; none where the system does not report them. @param status text of proc_pid_status(5), with its
 * list as `0-3,8`.
 */
export function allowedCores(status: string): Set<number> {
  const [, list = ''] = /^Cpus_allowed_list:\t(.*)$/m.exec(status) ?? [];
  return new Set([...list.matchAll(/(\d+)(?:-(\d+))?/g)].flatMap(([, first, last = first]) => (
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => Number(first) + n))));
}

import { readFileSync } from 'node:fs';

/** Processor time that was spent so far, in ticks of the kernel. */
export interface Ticks {
  /** By all cores, whatever they did. */
  readonly all: number;
  readonly idle: number;
  /** By the one process. */
  readonly own: number;
}

/** Looks that it stands aside for at most: so it is left an eighth of the time, and ends however busy the others are. */
const MOST_ASIDE = 7;
/** Of all cores: so little is idle where somebody waits for one. */
const NONE_IDLE = 0.05;
/** So much is used by others where it is not waiting for itself. */
const OTHERS_WORK = 0.25;
/** So much is idle where there is room for it again. */
const ROOM = 0.25;

/**
 * Whether a process should stand still while others want the machine: of two busy cores Linux gives a quarter to whatever has the lowest
 * priority. To be asked at even intervals. Who sees more cores than they may use, as in a container, is told that there is room.
 */
export class StandAside {
  #before: Ticks | undefined;
  #looksAside = 0;

  /** @param read undefined where nobody says what the cores do: then nothing ever stands aside. */
  constructor(private readonly read: () => Ticks | undefined) {
    this.#before = read();
  }

  /** What it should do until it is asked again. */
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

/** What Linux says of the machine and of a process; undefined elsewhere, and once the process is gone. Source: proc_stat(5), proc_pid_stat(5). */
export function ticksOf(pid: number): Ticks | undefined {
  try {
    const cores = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]?.split(' ').map(Number) ?? [];
    const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, interrupts = 0, soft = 0, stolen = 0] = cores;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [utime, stime] = [Number(fields[11]), Number(fields[12])];
    return { all: user + nice + system + idle + waiting + interrupts + soft + stolen, idle: idle + waiting, own: utime + stime };
  } catch {
    return undefined;
  }
}

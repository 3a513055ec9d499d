import type { Log } from '../../platform/log.ts';
import { movePartyClock, readPartyClock, type PartyClock, type SimulatedParty } from './simulated-parties.ts';

/** How a party's clock is. */
export interface KnownParty {
  readonly name: string;
  readonly clock: PartyClock;
}

/**
 * The simulated parties of an advance. One that does not answer is left out: what it has in store comes when it is back.
 */
export class MovedParties {
  #answers: readonly KnownParty[] = [];

  constructor(private readonly parties: readonly SimulatedParty[], private readonly log: Log) {}

  /** Moves their clocks, and has nothing happen yet. */
  async hold(at: Date): Promise<void> {
    this.#answers = await this.#move(this.parties, at, true);
  }

  /** Has happen what is due by their clocks: most often nothing is, and no party is called. */
  async release(now: Date): Promise<void> {
    const names = new Set(this.#answers.filter(({ clock }) => isBusy(clock, now)).map(({ name }) => name));
    const answers = await this.#move(this.parties.filter(({ name }) => names.has(name)), now, false);
    this.#answers = [...this.#answers.filter(({ name }) => !names.has(name)), ...answers];
  }

  /** How their clocks were when they were last moved or asked. */
  get answers(): readonly KnownParty[] {
    return this.#answers;
  }

  /** Asks them. */
  async read(): Promise<readonly KnownParty[]> {
    const answers = await Promise.allSettled(this.parties.map(async (party) => ({ name: party.name, clock: await readPartyClock(party) })));
    return (this.#answers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
  }

  async #move(parties: readonly SimulatedParty[], now: Date, hold: boolean): Promise<readonly KnownParty[]> {
    const answers = await Promise.all(parties.map(async (party) => {
      try {
        return [{ name: party.name, clock: await movePartyClock(party, now, hold) }];
      } catch (error) {
        this.log.warn({ party: party.name, err: error }, 'a simulated party does not follow the clock');
        return [];
      }
    }));
    return answers.flat();
  }
}

function isBusy({ next_due, under_way }: PartyClock, now: Date): boolean {
  return under_way > 0 || (next_due !== null && new Date(next_due) <= now);
}

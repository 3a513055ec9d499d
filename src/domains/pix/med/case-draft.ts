import type { EventDraft } from '../../../platform/outbox/event.ts';
import type { Ledger } from '../../journal/index.ts';
import type { MedContext } from './context.ts';
import { provider, stepped, type MedCase, type Step } from './med-case.ts';
import { caseEvent } from './record.ts';

/** A case while facts are taken: what they made of it, and what that announces. Pure, but for itself. */
export class CaseDraft {
  #medCase: MedCase;
  readonly #events: EventDraft[] = [];

  /** @param returnHours from an accepted report until the money has to be back, where the provider does not report it. */
  constructor(medCase: MedCase, readonly now: Date, readonly returnHours: number) {
    this.#medCase = medCase;
  }

  get medCase(): MedCase {
    return this.#medCase;
  }

  get events(): readonly EventDraft[] {
    return this.#events;
  }

  /** A step of the case, by its provider, which is announced. @returns what taking the fact came to. */
  step(type: Parameters<typeof caseEvent>[0], changes: Partial<MedCase>, made: Omit<Step, 'by'>): 'DONE' {
    this.#medCase = stepped(this.#medCase, changes, { ...made, by: provider(this.#medCase.providerId) }, this.now);
    this.#events.push(caseEvent(type, this.#medCase));
    return 'DONE';
  }

  /** Changes what is known of the case; nothing is announced. */
  note(changes: Pick<Partial<MedCase>, 'earlyMoney'>): void {
    this.#medCase = { ...this.#medCase, ...changes };
  }
}

/** A case as a command takes facts about it. */
export function draftOf({ med: { returnHours } }: Pick<MedContext, 'med'>, { now }: Pick<Ledger, 'now'>, medCase: MedCase): CaseDraft {
  return new CaseDraft(medCase, now, returnHours);
}

/** The sponsor's messages to a tenant: in any order, repeated, and under any delivery number. */
import { deliver } from '../support/deliver.ts';
import type { Answer } from '../support/service.ts';
import { pick, type Fate, type Said } from './model-types.ts';
import { providerOf, type Letter, type Outside } from './outside.ts';
import type { Planned, Tenant } from './tenant.ts';
import type { WorldStep } from './world-steps.ts';

const MOST_TRIES = 50;
/** One letter of so many is late: maybe somebody compares the books before. */
const LATE_EVERY = 2;

type Told = Record<string, string> & { amount: { value: number } };

export class Mail {
  /** Payments that the sponsor has and has not ended. */
  readonly underWay: string[] = [];
  readonly #letters: { letter: Letter; isTold: boolean; isLate: boolean }[] = [];
  /** The rail's name of each payment that is known to have ended. */
  readonly #endToEnds: string[] = [];
  /** Our payments that the sponsor has reported, by name. */
  readonly #sentAs = new Map<string, number>();
  #serial = 0;

  /** @param keys how many Pix keys there are. */
  constructor(private readonly tenant: Tenant, private readonly outside: Outside, private readonly keys: number) {}

  endToEnd(which: number): string | undefined {
    return pick(this.#endToEnds, which);
  }

  /** A payment ends at the sponsor, which writes of it; of one that came, maybe in two ways. */
  async end({ which, ends, isTwice }: Extract<WorldStep, { kind: 'end' }>): Promise<Fate> {
    const reference = pick(this.underWay, which);
    if (reference === undefined) return 'nothing';
    this.underWay.splice(this.underWay.indexOf(reference), 1);
    const it = this.tenant.model.obligations[this.tenant.ids.obligations.indexOf(reference)];
    await this.#emit(`PAYMENT_${ends}`, { reference }, providerOf(this.tenant.name, it?.rail ?? 'PIX'));
    const key = it?.to === undefined || it.to === null ? -1 : this.tenant.model.keys.indexOf(it.to);
    if (isTwice && ends === 'SETTLED' && it?.rail === 'PIX' && it.from === null && key >= 0) this.#tellTwice(keyText(key));
    return 'done';
  }

  /** The same payment as money for a key. */
  #tellTwice(key: string): void {
    const { letter } = this.#letters.at(-1) ?? {};
    if (!letter) return;
    const { occurred_at, data: { end_to_end_id, amount } } = JSON.parse(letter.body) as { occurred_at: string; data: Told };
    const body = JSON.stringify({ event: 'CREDIT_RECEIVED', occurred_at, data: { end_to_end_id, amount, key } });
    this.#keep(this.outside.write(letter.providerId, body));
  }

  /** Money arrives at the sponsor for a Pix key, or a payment is sent back. */
  async arrive({ amount: value, key, isReturn, which }: Extract<WorldStep, { kind: 'arrive' }>): Promise<Fate> {
    const amount = { currency: 'BRL', value };
    const original = pick(this.#endToEnds.filter((it) => it.startsWith('E')), which);
    if (isReturn && original === undefined) return 'nothing';
    await this.#emit(isReturn ? 'RETURN_RECEIVED' : 'CREDIT_RECEIVED',
      isReturn ? { original_end_to_end_id: original, amount } : { amount, key: keyText(key % (this.keys + 1)) },
      providerOf(this.tenant.name, 'PIX'));
    return 'done';
  }

  /** Restarts the numbering of a provider's letters. */
  async restart({ rail }: Extract<WorldStep, { kind: 'restart' }>): Promise<Fate> {
    this.outside.restart(providerOf(this.tenant.name, rail));
    return 'done';
  }

  async #emit(event: string, data: object, provider_id: string): Promise<void> {
    const before = this.outside.mail.length;
    await this.outside.sponsor.emit(event, data, { provider_id });
    for (const letter of this.outside.mail.slice(before)) {
      this.#keep(letter);
      const { data: told } = JSON.parse(letter.body) as { data: { end_to_end_id?: string; reference?: string } };
      if (told.end_to_end_id !== undefined) this.#endToEnds.push(told.end_to_end_id);
      this.#sentAs.set(told.end_to_end_id ?? '', this.tenant.ids.obligations.indexOf(told.reference ?? ''));
    }
  }

  #keep(letter: Letter): void {
    this.#letters.push({ letter, isTold: false, isLate: this.#letters.length % LATE_EVERY === LATE_EVERY - 1 });
  }

  /** Delivers a letter of the sponsor, in any order, perhaps repeated and perhaps several times at once: its content is applied once. */
  delivery({ which, times, under }: Extract<WorldStep, { kind: 'deliver' }>): Planned | undefined {
    const waiting = this.#letters.filter(({ isTold, isLate }) => !isTold && !isLate);
    const mail = pick(waiting.length > 0 && which % 10 < 7 ? waiting : this.#letters, which);
    if (!mail) return undefined;
    mail.isTold = true;
    const { providerId, body } = mail.letter;
    const deliveryId = this.#number(mail.letter, under, which);
    const said = this.#read(mail.letter);
    return {
      text: `delivery ${deliveryId} of ${body}`,
      perform: async (service) => {
        // As a provider does: a delivery that was not accepted comes again.
        const bring = async (left = MOST_TRIES): Promise<Answer> => {
          const answer = await deliver(service, { providerId, body, deliveryId });
          return answer.status === 503 && left > 0 ? bring(left - 1) : answer;
        };
        const answers = await Promise.all(Array.from({ length: times }, () => bring()));
        return answers.every(({ status }) => status === 200) ? 'done' : answers.map(({ status }) => status).join();
      },
      on: (model) => model.say(said),
    };
  }

  /** The delivery number of a captured letter that is sent again: a fresh one, one already used, or one yet to come. */
  #number({ deliveryId, providerId }: Letter, under: 'own' | 'new' | 'given' | 'coming', which: number): string {
    const last = this.outside.lastNumber(providerId);
    switch (under) {
      case 'own': return deliveryId;
      case 'new': return `${deliveryId}-${(this.#serial += 1)}`;
      case 'given': return String(1 + (which % Math.max(1, last)));
      case 'coming': return String(last + 1 + (which % 3));
    }
  }

  /** Delivers every letter that has not been delivered. */
  async deliverAll(): Promise<void> {
    for (const it of this.#letters) it.isLate = false;
    while (this.#letters.some(({ isTold }) => !isTold)) await this.tenant.play({ kind: 'deliver', which: 0, times: 1, under: 'own' });
  }

  /** Over Pix, a payment of ours is known by the name that it was sent under. */
  original(original: string | undefined, rail: Said['rail'] = 'PIX'): Pick<Said, 'original' | 'originalSent'> {
    const sent = this.#sentAs.get(original ?? '') ?? -1;
    const it = this.tenant.model.obligations[sent];
    return { original, ...(rail === 'PIX' && it?.rail === 'PIX' && it.from !== null && { originalSent: sent }) };
  }

  #read({ body }: Letter): Said {
    const { event, data } = JSON.parse(body) as { event: string; data: Told };
    const base = { amount: data.amount.value, currency: 'BRL' } as const;
    if (event === 'CREDIT_RECEIVED') {
      const key = [...Array(this.keys).keys()].find((it) => keyText(it) === data['key']) ?? null;
      return {
        ...base, rail: 'PIX', source: `${data['end_to_end_id']}:${event}`, kind: 'INBOUND_CREDIT', endToEnd: data['end_to_end_id'], key,
      };
    }
    if (event === 'RETURN_RECEIVED') {
      const name = data['return_end_to_end_id'];
      return {
        ...base, rail: 'PIX', source: `${name}:${event}`, kind: 'INBOUND_CREDIT', endToEnd: name,
        ...this.original(data['original_end_to_end_id']),
      };
    }
    const obligation = this.tenant.ids.obligations.indexOf(data['reference'] ?? '');
    const { rail = 'PIX', currency = 'BRL' } = this.tenant.model.obligations[obligation] ?? {};
    return {
      ...base, rail, currency, source: `${data['end_to_end_id']}:${event}`, kind: event === 'PAYMENT_SETTLED' ? 'SETTLEMENT' : 'FAILURE',
      endToEnd: data['end_to_end_id'], obligation,
    };
  }
}

export function keyText(number: number): string {
  return `key-${number}@example.com`;
}

import type { PixQrDueTerms } from '../../../generated/models.ts';
import { LOCATION_FORM } from '../../domains/accounts/pix/brcode/index.ts';
import { payableUntil } from '../../domains/accounts/pix/due-terms.ts';
import { isObject } from '../../platform/fields.ts';
import { centsOf } from './amounts.ts';
import { readDue } from './due.ts';
import { OutcomeUnknown } from './errors.ts';
import { instantOf } from './instants.ts';
import { memberAt, type Profile } from './profile.ts';

/** A Pix that arrived, as the PSP's own answer has it. */
export interface Pix {
  readonly endToEndId: string;
  /** Minor units. */
  readonly amount: number;
  readonly at: Date;
  readonly txid: string | undefined;
  readonly key: string | undefined;
  readonly message: string | undefined;
  readonly payer: { readonly name: string | undefined; readonly taxId: string | undefined };
  readonly returns: readonly BankReturn[];
}

/** A return (devolução), as the PSP has it. */
export interface BankReturn {
  readonly id: string;
  /** Its name on the rail. */
  readonly railId: string;
  /** Minor units. */
  readonly amount: number;
  readonly status: 'ACCEPTED' | 'SETTLED' | 'FAILED';
  readonly askedAt: Date | undefined;
  readonly settledAt: Date | undefined;
  readonly reason: string | undefined;
  /** Why it was made (natureza). */
  readonly nature: string | undefined;
}

/** Charges to be paid within some time, and those that are due on a day. */
export type ChargeKind = 'cob' | 'cobv';

/** A charge, as the PSP has it. */
export interface Charge {
  readonly kind: ChargeKind;
  readonly txid: string;
  readonly status: 'ACTIVE' | 'PAID' | 'CANCELLED';
  /** Minor units. */
  readonly amount: number;
  readonly key: string;
  /** Without `https://`. */
  readonly location: string;
  readonly code: string | undefined;
  readonly expiresAt: Date;
  /** Terms of one that is due on a day; undefined for another. */
  readonly due: PixQrDueTerms | undefined;
  readonly message: string | undefined;
}

/** An item of a list that cannot be read: never guessed, never dropped. */
export interface Unreadable {
  readonly endToEndId: string;
  readonly reason: string;
}

const RAIL_ID = /^[a-zA-Z0-9]{32}$/;
const RETURN_STATES = { EM_PROCESSAMENTO: 'ACCEPTED', DEVOLVIDO: 'SETTLED', NAO_REALIZADO: 'FAILED' } as const;
const CHARGE_STATES = {
  ATIVA: 'ACTIVE', CONCLUIDA: 'PAID', REMOVIDA_PELO_USUARIO_RECEBEDOR: 'CANCELLED', REMOVIDA_PELO_PSP: 'CANCELLED',
} as const;
const USUAL_LIFETIME_SECONDS = 86_400;
const LONGEST_MESSAGE = 140;

/** Reads a Pix of an answer; what is not as API Pix demands makes it unreadable. */
export function readPix(body: unknown, { payer }: Pick<Profile, 'payer'>): Pix | Unreadable {
  const fields = isObject(body) ? body : {};
  const endToEndId = textOf(fields['endToEndId']) ?? '';
  const [amount, at] = [centsOf(fields['valor']), instantOf(fields['horario'])];
  const returns = listOf(fields['devolucoes']).map(readReturn);
  const fault = !RAIL_ID.test(endToEndId) ? 'endToEndId' : amount === undefined || amount === 0 ? 'valor' : !at ? 'horario'
    : returns.includes(undefined) ? 'devolucoes' : undefined;
  if (fault !== undefined) return { endToEndId, reason: `${fault} is not as API Pix demands` };
  return {
    endToEndId, amount: amount as number, at: at as Date, txid: textOf(fields['txid']), key: textOf(fields['chave']),
    message: textOf(fields['infoPagador'])?.slice(0, LONGEST_MESSAGE), returns: returns as BankReturn[],
    payer: { name: payer && textOf(memberAt(fields, payer.name)),
      taxId: payer?.tax_id.map((it) => textOf(memberAt(fields, it))).find(Boolean) },
  };
}

export function isUnreadable(it: Pix | Unreadable): it is Unreadable {
  return 'reason' in it;
}

/** Reads a return; undefined for what is none. */
export function readReturn(body: unknown): BankReturn | undefined {
  const fields = isObject(body) ? body : {};
  const [id, railId, amount] = [textOf(fields['id']), textOf(fields['rtrId']), centsOf(fields['valor'])];
  const status = stateOf(RETURN_STATES, fields['status']);
  const times = isObject(fields['horario']) ? fields['horario'] : {};
  const askedAt = instantOf(times['solicitacao']);
  const settledAt = status === 'SETTLED' ? instantOf(times['liquidacao']) ?? askedAt : undefined;
  const isWhole = id !== undefined && railId !== undefined && RAIL_ID.test(railId) && amount !== undefined && status !== undefined;
  return isWhole ? { id, railId, amount, status, askedAt, settledAt, reason: textOf(fields['motivo']),
    nature: textOf(fields['natureza']) } : undefined;
}

/** Reads a charge. @throws OutcomeUnknown for what does not describe the charge of this txid. */
export function readCharge(body: unknown, txid: string, kind: ChargeKind): Charge {
  const fields = isObject(body) ? body : {};
  const [calendar, value, loc] = [fieldsOf(fields['calendario']), fieldsOf(fields['valor']), fieldsOf(fields['loc'])];
  const [amount, created, key] = [centsOf(value['original']), instantOf(calendar['criacao']), textOf(fields['chave'])];
  const location = (textOf(loc['location']) ?? textOf(fields['location']))?.replace(/^https:\/\//, '');
  const due = kind === 'cobv' ? readDue(calendar, value) : undefined;
  const expiresAt = created && (kind === 'cobv' ? due && payableUntil(due) : endOf(created, calendar['expiracao']));
  const status = stateOf(CHARGE_STATES, fields['status']);
  const isWhole = fields['txid'] === txid && amount !== undefined && created && key !== undefined && location !== undefined
    && LOCATION_FORM.test(location) && expiresAt && status !== undefined;
  if (!isWhole) throw new OutcomeUnknown('the PSP answered with something other than the charge that it was asked for');
  return {
    kind, txid, status, amount, key, location, due, expiresAt, code: textOf(fields['pixCopiaECola']),
    message: textOf(fields['solicitacaoPagador']),
  };
}

/** Undefined for a number of seconds that is none. */
function endOf(created: Date, seconds: unknown): Date | undefined {
  const lasts = seconds === undefined ? USUAL_LIFETIME_SECONDS : Number(seconds);
  return Number.isSafeInteger(lasts) && lasts > 0 ? new Date(created.getTime() + lasts * 1000) : undefined;
}

/** A text that is there; undefined for an empty one and for anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function stateOf<T extends string>(states: Readonly<Record<string, T>>, value: unknown): T | undefined {
  return typeof value === 'string' && Object.hasOwn(states, value) ? states[value] : undefined;
}

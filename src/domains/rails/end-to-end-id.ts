import { createHash } from 'node:crypto';
import { parseInstant } from '../../platform/clock.ts';

/** Kind of a name on Pix: a payment (`E`) or a return (`D`). */
export type EndToEndKind = 'E' | 'D';

const FORM = /^([ED])[0-9A-Z]{8}(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)[0-9A-Za-z]{11}$/;
/** Form of a payment's name as providers send it; its day is not checked. */
export const PAYMENT_NAME = /^E[0-9A-Z]{8}[0-9]{12}[a-zA-Z0-9]{11}$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SUFFIX_LENGTH = 11;

/**
 * Returns the name of a payment or return on Pix: the kind, the institution that sends it, the minute in UTC, and eleven letters or digits
 * that follow from `what` alone.
 * @param ispb of the institution: eight digits or capitals.
 * @param what identifies the payment, unlike any other of the institution.
 */
export function endToEndId(kind: EndToEndKind, ispb: string, at: Date, what: string): string {
  return `${kind}${ispb}${at.toISOString().slice(0, 16).replace(/\D/g, '')}${suffixOf(what)}`;
}

/** True when a text is such a name, the day and the minute included. Source: the XSD of the SPI, which lets month 19 pass. */
export function isEndToEndId(text: string, kind: EndToEndKind): boolean {
  const [, itsKind, year, month, day, hour, minute] = FORM.exec(text) ?? [];
  const minuteOf = `${year}-${month}-${day}T${hour}:${minute}`;
  return itsKind === kind && parseInstant(`${minuteOf}:00Z`)?.toISOString().startsWith(minuteOf) === true;
}

function suffixOf(what: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(what).digest('hex')}`);
  let suffix = '';
  while (suffix.length < SUFFIX_LENGTH) {
    suffix += ALPHABET[Number(rest % 62n)];
    rest /= 62n;
  }
  return suffix;
}

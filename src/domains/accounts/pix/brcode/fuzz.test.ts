/**
 * Codes drawn at random are read back as they were written; random changes of them are refused, unless a second reader, which knows nothing
 * of ours, finds them sound. `make fuzz` tries a million, `make test` twenty thousand.
 */
import { randomInt } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { codeWith, pixTemplate, sealed, slowChecksum, tlv } from '../../../../../test/support/brcodes.ts';
import type { Brcode } from './brcode.ts';
import { BrcodeFault, decodeBrcode, encodeBrcode } from './index.ts';

/** Seed, set by FUZZ_SEED to repeat a failure. */
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
const PAYLOADS = Number(process.env['FUZZ_BRCODES'] ?? 20_000);
const TIMEOUT_MS = 600_000;

/** Returns a stream of numbers in [0, 1), the same for the same seed. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ALPHANUMERIC = `${LETTERS}${LETTERS.toUpperCase()}0123456789`;
const PRINTABLE = `${ALPHANUMERIC} .,-/&'*+()@:#%ãçÉ`;

/** Draws whole codes and parts of them. */
class Draw {
  constructor(private readonly next: () => number) {}

  upTo(end: number): number {
    return Math.floor(this.next() * end);
  }

  one<T>(of: readonly T[]): T {
    return of[this.upTo(of.length)] as T;
  }

  text(alphabet: string, least: number, most: number): string {
    return Array.from({ length: least + this.upTo(most - least + 1) }, () => alphabet[this.upTo(alphabet.length)]).join('');
  }

  maybe<T>(make: () => T): T | null {
    return this.next() < 0.5 ? make() : null;
  }

  key(): NonNullable<Brcode['key']> {
    const hex = (length: number) => this.text('0123456789abcdef', length, length);
    switch (this.upTo(5)) {
      case 0: return { type: 'EVP', value: [8, 4, 4, 4, 12].map(hex).join('-') };
      case 1: return { type: 'PHONE', value: `+55${this.text('123456789', 11, 11)}` };
      case 2: return { type: 'CPF', value: withDigits(`1${this.text('0123456789', 8, 8)}`) };
      case 3: return { type: 'CNPJ', value: withDigits(`1${this.text('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 11, 11)}`) };
      default: return { type: 'EMAIL', value: `${this.text(LETTERS, 1, 20)}@${this.text(LETTERS, 1, 15)}.com` };
    }
  }

  location(): string {
    return `${this.text(LETTERS, 1, 12)}.example/${this.text(ALPHANUMERIC, 1, 40)}`;
  }

  code(): Brcode {
    const isStatic = this.next() < 0.6;
    const key = isStatic ? this.key() : null;
    const facilitatorIspb = isStatic && this.next() < 0.1 ? this.text('0123456789ABC', 8, 8) : null;
    const room = key ? 99 - 18 - 4 - key.value.length - 4 - (facilitatorIspb ? 12 : 0) : 0;
    return {
      initiation: this.maybe(() => this.one(['11', '12'] as const)), key, location: isStatic ? null : this.location(),
      additionalInfo: room > 0 ? this.maybe(() => this.text(PRINTABLE, 1, room)) : null, facilitatorIspb,
      categoryCode: this.maybe(() => this.text('123456789', 4, 4)), amount: isStatic ? this.maybe(() => BigInt(
        1 + this.upTo(999_999_999_999),
      )) : null,
      merchantName: this.text(PRINTABLE, 1, 25), merchantCity: this.text(PRINTABLE, 1, 15),
      postalCode: this.maybe(() => this.text('0123456789', 8, 8)),
      txid: isStatic ? this.maybe(() => this.text(ALPHANUMERIC, 1, 25)) : null, recurrence: this.next() < 0.2 ? this.location() : null,
    };
  }
}

function withDigits(start: string): string {
  const cycle = start.length === 9 ? 10 : 8;
  return [0, 1].reduce((text) => {
    const sum = [...text].reduceRight(({ total, place }, character) => (
      { total: total + (2 + (place % cycle)) * (character.charCodeAt(0) - 48), place: place + 1 }), { total: 0, place: 0 }).total;
    return text + String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
  }, start);
}

/** Second reader: checks a code by texts and forms instead of by our reader's steps. */
function isSound(text: string): boolean {
  if (text.length > 512 || text.slice(-8, -4) !== '6304' || text.slice(-4) !== slowChecksum(text.slice(0, -4))) return false;
  const fields = split(text);
  const inner = fields && new Map([...fields].filter(([id]) => /^(2[6-9]|[34]\d|5[01]|[89]\d)$/.test(id)).map(
    ([id, value]) => [id, split(value)],
  ));
  if (!fields || [...inner?.values() ?? []].includes(undefined)) return false;
  const ofPix = [...inner ?? []].filter(([, it]) => it?.get('00')?.toLowerCase() === 'br.gov.bcb.pix');
  const payments = ofPix.filter(([id]) => id < '60');
  const recurrences = ofPix.filter(([id]) => id >= '80');
  const [key, url] = [payments[0]?.[1]?.get('01'), payments[0]?.[1]?.get('25')];
  const has = (id: string, form: RegExp) => form.test(fields.get(id) ?? '');
  const isLocation = (it: string | undefined) => /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?\/\S+$/i.test(it ?? '');
  return text.startsWith('000201') && payments.length === 1 && recurrences.length <= 1 && !(key && url) && (!!key || !!url
    || recurrences.length === 1)
    && (!url || isLocation(url)) && recurrences.every(([, it]) => isLocation(it?.get('25')))
    && (!key || /^(\+\d{2,15}|\d{11}|[0-9A-Z]{12}\d\d|[0-9A-F-]{36}|[^@\s]+@[a-z0-9.-]+)$/i.test(
      /@|^\s*[0-9a-f-]{36}\s*$/i.test(key) ? key.trim() : key.replace(/[\s()./-]/g, ''),
    ))
    && (!fields.has('01') || has('01', /^1[12]$/)) && has('52', /^\d{4}$/) && has('53', /^986$/) && has('58', /^BR$/)
    && has('59', /^.{1,25}$/) && has('60', /^.{1,15}$/)
    && (!key || !fields.has('54') || (has('54', /^\d{1,10}(\.\d?\d?)?$/) && (Number(fields.get('54')) > 0
      || payments[0]?.[1]?.has('03') === true)))
    && (!key || /^(\*\*\*|[a-zA-Z0-9]{1,25})$/.test(split(fields.get('62') ?? '')?.get('05') ?? ''));
}

/** Fields by their numbers; undefined when the text is not made of fields, or has one twice. */
function split(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let rest = text; rest !== '';) {
    const length = /^\d\d(\d\d)/.exec(rest)?.[1];
    const value = length === undefined ? '' : rest.slice(4, 4 + Number(length));
    if (value === '' || value.length !== Number(length) || fields.has(rest.slice(0, 2))) return undefined;
    fields.set(rest.slice(0, 2), value);
    rest = rest.slice(4 + value.length);
  }
  return fields;
}

const splice = (text: string, at: number, drop: number, put: string) => text.slice(0, at) + put + text.slice(at + drop);

/** Changes a code so that its checksum must notice: a character, two neighbours swapped, the end. */
function spoil(text: string, draw: Draw): string {
  const at = draw.upTo(text.length - 1);
  switch (draw.upTo(4)) {
    case 0: return splice(text, at, 1, String.fromCharCode((text.charCodeAt(at) + 1 + draw.upTo(90)) % 94 + 32));
    case 1: return splice(text, at, 2, `${text[at + 1] ?? ''}${text[at] ?? ''}`);
    case 2: return text.slice(0, at);
    default: return text + draw.text(PRINTABLE, 1, 8);
  }
}

/** Changes a code at random, and perhaps gives it the checksum of the result. */
function mangle(text: string, draw: Draw): string {
  let mangled = text;
  for (let times = 1 + draw.upTo(4); times > 0; times -= 1) {
    const at = draw.upTo(mangled.length);
    mangled = draw.one([
      () => splice(mangled, at, 1 + draw.upTo(6), ''), () => splice(mangled, at, 0, draw.text(PRINTABLE, 1, 6)),
      () => splice(mangled, at, 2, draw.text('0123456789', 2, 2)),
      () => splice(mangled, at, 0, mangled.slice(at, at + draw.upTo(30))),
      () => splice(mangled, at, 1, String.fromCharCode(draw.upTo(0x10000))),
    ])();
  }
  return draw.upTo(3) === 0 ? mangled : sealed(mangled.slice(0, -8));
}

/** Codes whose checksum is right and one field of which is not. */
function missay(draw: Draw): { text: string; reason: string } {
  const [field, value, reason] = draw.one<() => [string, string | null, string]>([
    () => ['53', draw.text('0123456789', 3, 3).replace('986', '840'), 'UNSUPPORTED_CURRENCY'],
    () => ['58', draw.text('ACDEF', 2, 2), 'UNSUPPORTED_COUNTRY'],
    () => ['54', `${draw.text('0123456789', 1, 9)}${draw.one(['.', ','])}${draw.text('0123456789', 3, 3)}`, 'INVALID_FIELD'],
    () => ['54', draw.text('-+,e x', 1, 10), 'INVALID_FIELD'],
    () => ['59', draw.text(PRINTABLE, 26, 99), 'INVALID_FIELD'], () => ['60', draw.text(PRINTABLE, 16, 99), 'INVALID_FIELD'],
    () => [draw.one(['52', '53', '58', '59', '60', '62']), null, 'MISSING_FIELD'],
    () => ['62', tlv('05', draw.text('-_ .', 1, 25)), 'INVALID_FIELD'],
    () => ['62', tlv('05', draw.text(ALPHANUMERIC, 26, 60)), 'INVALID_FIELD'],
    () => ['26', pixTemplate(['01', draw.text(' %&()', 1, 40)]), 'INVALID_FIELD'],
    () => ['26', pixTemplate(['25', `${draw.one(['https://', 'http://', '//', 'user@'])}${draw.location()}`]), 'INVALID_FIELD'],
    () => ['26', pixTemplate(['01', draw.key().value], ['25', 'a.example/b']), 'KEY_AND_URL'],
    () => ['28', pixTemplate(['01', draw.key().value]), 'DUPLICATE_FIELD'],
    () => ['26', tlv('00', `${draw.text(LETTERS, 2, 10)}.${draw.text(LETTERS, 2, 10)}`), 'NOT_PIX'],
    () => ['00', draw.text('23456789', 2, 2), 'UNSUPPORTED_FORMAT'],
  ])();
  return { text: codeWith({ [field]: value }), reason };
}

/** Returns the reason of a refusal; undefined for an accepted code. @throws any error that is not a refusal: that is a crash. */
function reasonOf(text: string): string | undefined {
  try {
    decodeBrcode(text);
    return undefined;
  } catch (error) {
    if (error instanceof BrcodeFault) return error.reason;
    throw new Error(`seed ${SEED}: ${JSON.stringify(text)}`, { cause: error });
  }
}

const wrong: [string, string][] = [];
const note = (what: string, text: string) => { if (wrong.length < 5) wrong.push([`seed ${SEED}: ${what}`, text]); };

test(`of ${PAYLOADS} payloads none crashes the reader, none is read wrongly, none is taken that is no code`, () => {
  const draw = new Draw(random(SEED));
  for (let n = 0; n < PAYLOADS / 5; n += 1) {
    const code = draw.code();
    const text = encodeBrcode(code);
    if (text.length <= 512 && !isDeepEqual(decodeBrcode(text), code)) note('read otherwise', text);
    if (reasonOf(text) !== undefined || !isSound(text)) note('refused', text);
    const spoiled = spoil(text, draw);
    // Sixteen bits are sure to notice two bytes beside each other; a character with an accent is two by itself.
    const isSure = /^[\x20-\x7e]*$/.test(text) || !isSound(spoiled);
    if (spoiled !== text && isSure && reasonOf(spoiled) === undefined) note('taken though spoiled', spoiled);
    const mangled = mangle(text, draw);
    if (reasonOf(mangled) === undefined && !isSound(mangled)) note('taken though unsound', mangled);
    const missaid = missay(draw);
    if (reasonOf(missaid.text) !== missaid.reason) note(`not ${missaid.reason} but ${reasonOf(missaid.text)}`, missaid.text);
    const noise = draw.text(PRINTABLE, 0, 200);
    if (reasonOf(noise) === undefined) note('noise taken', noise);
  }
  expect(wrong).toEqual([]);
}, TIMEOUT_MS);

function isDeepEqual(a: Brcode, b: Brcode): boolean {
  const text = (code: Brcode) => JSON.stringify(
    Object.entries(code).sort(([x], [y]) => (x < y ? -1 : 1)), (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
  return text(a) === text(b);
}

/** Reads receipts of payments, and verifies them by the proof that they carry. Works in browsers, without network. */
import { ProofError, verifyProof, type ProofTrust, type ProvenEntry } from './verify-proof.ts';

/** A field of a receipt that the proven entry has too. */
export type ProvenField =
  'amount' | 'in_words' | 'settled_at' | 'debtor' | 'creditor' | 'obligation_id' | 'tx_id' | 'seq_no' | 'evidence_id';

/** What a receipt is worth. */
export interface VerifiedReceipt {
  /** The entry that the institution committed to. */
  proven: ProvenEntry;
  /** Fields whose text is not what the entry says, with what it says. None in a receipt that is true. */
  falsified: FalsifiedField[];
}

/** A field of a receipt with another text than the entry has; `shown` is empty where the field is missing. */
export interface FalsifiedField {
  field: ProvenField;
  shown: string;
  entry: string;
}

interface Posting { account_id: string; amount: number; asset: string }

/** Centavos and the like: digits after the comma, by the currency. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in minor units, as people in Brazil write it: `R$ 1.250,00`. */
export function inFigures(minor: number, currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `${minor} ${currency}`;
  const digits = digitsOf(currency);
  const text = String(minor).padStart(digits + 1, '0');
  const decimal = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`; // exact, where a quotient is not
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(decimal as unknown as number).replaceAll('\u00a0', ' ');
}

const SMALL = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze', 'quatorze',
  'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove'];
const TENS = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
const HUNDREDS = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos',
  'novecentos'];
const SCALES = [['', ''], ['mil', 'mil'], ['milhão', 'milhões'], ['bilhão', 'bilhões'], ['trilhão', 'trilhões'],
  ['quatrilhão', 'quatrilhões']];

/** A number from 1 to 999 in Portuguese. */
function hundreds(value: number): string {
  if (value === 100) return 'cem';
  const rest = value % 100;
  const tens = rest < 20 ? [SMALL[rest]] : [TENS[Math.floor(rest / 10)], SMALL[rest % 10]];
  return [HUNDREDS[Math.floor(value / 100)], ...tens].filter(Boolean).join(' e ');
}

/** A whole number from 1 in Portuguese. */
function number(value: number): string {
  const groups = [];
  for (let [left, scale] = [value, 0]; left > 0; left = Math.floor(left / 1_000), scale += 1) {
    groups.unshift([left % 1_000, scale] as const);
  }
  const present = groups.filter(([group]) => group > 0);
  return present.map(([group, scale], place) => {
    const [one = '', many = ''] = SCALES[scale] ?? [];
    const words = scale === 1 && group === 1 ? 'mil' : `${hundreds(group)} ${group === 1 ? one : many}`.trim();
    const isLast = place === present.length - 1 && place > 0;
    return (isLast && (group < 100 || group % 100 === 0) ? 'e ' : '') + words;
  }).join(' ');
}

/** An amount of reais in words, as receipts in Brazil have it; undefined for other currencies. @param cents centavos, from 1. */
export function inWords(cents: number, currency: string): string | undefined {
  if (currency !== 'BRL') return undefined;
  const [reais, centavos] = [Math.floor(cents / 100), cents % 100];
  const of = reais >= 1_000_000 && reais % 1_000_000 === 0 ? ' de' : '';
  const parts = [
    ...(reais > 0 ? [`${number(reais)}${of} ${reais === 1 ? 'real' : 'reais'}`] : []),
    ...(centavos > 0 ? [`${number(centavos)} ${centavos === 1 ? 'centavo' : 'centavos'}`] : []),
  ];
  return parts.join(' e ');
}

/** An instant in São Paulo: `02/03/2026 09:30:00`. */
export function inSaoPaulo(instant: string): string {
  const form = new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
  });
  const { day, month, year, hour, minute, second } = Object.fromEntries(
    form.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`;
}

/** The texts that a receipt has to show for an entry. A field is absent where the entry has nothing for it. */
export function provenFields(payload: Record<string, unknown>): Partial<Record<ProvenField, string>> {
  const postings = (payload['postings'] ?? []) as Posting[];
  const [from, to] = [postings.find(({ amount }) => amount < 0), postings.find(({ amount }) => amount > 0)];
  const words = to && inWords(to.amount, to.asset);
  const { evidence_id: evidence } = (payload['correlation'] ?? {}) as { evidence_id?: string };
  return {
    ...(to && { amount: inFigures(to.amount, to.asset), creditor: to.account_id }), ...(words !== undefined && { in_words: words }),
    ...(from && { debtor: from.account_id }), settled_at: inSaoPaulo(String(payload['committed_at'])),
    obligation_id: String((payload['obligation_ids'] as string[] | undefined)?.[0] ?? ''), tx_id: String(payload['tx_id']),
    seq_no: String(payload['seq_no']), ...(evidence !== undefined && { evidence_id: evidence }),
  };
}

/** The proof that a receipt carries. @throws ProofError where it has none. */
export function proofIn(receipt: string): string {
  const [, proof] = /<script type="text\/plain" id="proof">\n([^<]*)<\/script>/.exec(receipt) ?? [];
  if (proof === undefined) throw new ProofError('the receipt carries no proof');
  return proof;
}

/**
 * Verifies a receipt: its proof by the keys of the institution, and every field that the proven entry has.
 * @param receipt the file, as HTML.
 * @throws ProofError where the proof is missing or false.
 */
export async function verifyReceipt(receipt: string, trust: ProofTrust): Promise<VerifiedReceipt> {
  const proven = await verifyProof(proofIn(receipt), trust);
  return { proven, falsified: falsifiedFields(receipt, proven.payload) };
}

/** Fields of a receipt whose text is not what a proven entry says, and those that it lacks. */
export function falsifiedFields(receipt: string, payload: Record<string, unknown>): FalsifiedField[] {
  const expected = provenFields(payload) as Record<string, string>;
  const shown = [...receipt.matchAll(/data-field="(\w+)">([^<]*)</g)].map(([, field = '', text = '']) => ({ field, text }));
  const falsified = shown.filter(({ field, text }) => text !== (expected[field] ?? '')).map(({ field, text }) => (
    { field: field as ProvenField, shown: text, entry: expected[field] ?? '' }));
  const missing = Object.keys(expected).filter((field) => !shown.some((it) => it.field === field));
  return [...falsified, ...missing.map((field) => ({ field: field as ProvenField, shown: '', entry: expected[field] ?? '' }))];
}

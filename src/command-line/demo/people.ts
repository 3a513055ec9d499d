import type { Random } from './random.ts';

/** Who has an account in the demo. */
export interface Holder {
  /** Its name within the story: `p12`, `s3`. */
  readonly name: string;
  readonly kind: 'person' | 'shop' | 'landlord' | 'employer' | 'house';
  readonly display: string;
  readonly taxId: string;
  /** Its Pix key, an e-mail address; null where nobody outside pays it. */
  readonly key: string | null;
  /** The day of the story on which the account is opened. */
  readonly opens: number;
  /** A person's salary or a shop's usual sale, in centavos. */
  readonly usual: number;
  /** The holder that pays the salary; null for somebody outside. */
  readonly employer: string | null;
}

export const PEOPLE = 240;
/** The last people take no part in ordinary days, so that what happens to them in particular is known to the centavo. */
export const RESERVED = 20;
const SHOPS = 46;
const LANDLORDS = 7;
const EMPLOYERS = 6;

const FIRST = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elisa', 'Fábio', 'Gabriela', 'Heitor', 'Isabela', 'João', 'Karina', 'Lucas', 'Mariana',
  'Nelson', 'Olívia', 'Paulo', 'Queila', 'Rafael', 'Sofia', 'Tiago', 'Úrsula', 'Vinícius', 'Wagner', 'Yasmin', 'Zélia', 'Antônio',
  'Beatriz', 'Caio', 'Débora', 'Eduardo', 'Fernanda', 'Gustavo', 'Helena', 'Igor', 'Juliana', 'Leandro', 'Letícia', 'Marcelo', 'Natália',
  'Otávio', 'Patrícia', 'Renato', 'Simone', 'Thaís', 'Valéria', 'Camila', 'Rodrigo', 'Aline'] as const;
const LAST = ['Souza', 'Lima', 'Oliveira', 'Santos', 'Pereira', 'Costa', 'Rodrigues', 'Almeida', 'Nascimento', 'Carvalho', 'Araújo',
  'Ribeiro', 'Barbosa', 'Rocha', 'Dias', 'Monteiro', 'Cardoso', 'Teixeira', 'Moreira', 'Correia', 'Mendes', 'Freitas', 'Vieira', 'Farias',
  'Campos', 'Batista', 'Nogueira', 'Prado', 'Azevedo', 'Macedo'] as const;
/** People of whom a credit is contested. */
const CONTESTED = [234, 235];
/** People whose names the simulated KYC provider finds in lists. */
const LISTED: Readonly<Record<number, string>> = { 12: 'Helena Deputada Prado', 24: 'Bruno Sancionado Reis' };
/** Kinds of shops, with what a usual sale is, in centavos. */
const TRADES = [['Padaria', 1_850], ['Mercadinho', 6_400], ['Café', 1_420], ['Farmácia', 5_780], ['Barbearia', 4_500], ['Pet Shop', 8_900],
  ['Papelaria', 3_150], ['Açaí', 2_290], ['Floricultura', 7_200], ['Lanchonete', 2_870], ['Hortifruti', 4_360],
  ['Livraria', 5_990]] as const;
const PLACES = ['Aurora', 'São Jorge', 'da Praça', 'Boa Vista', 'do Bairro', 'Ipê Amarelo', 'Santa Rita', 'Bela Vista', 'da Vila',
  'Três Irmãos', 'Jacarandá', 'Primavera'] as const;
const LETTERS = ['Alfa', 'Jardim', 'Paulista', 'Horizonte', 'Central', 'Nova Era', 'Mantiqueira', 'Atlântica'] as const;
const INDUSTRIES = ['Metalúrgica', 'Transportes', 'Confecções', 'Laticínios', 'Gráfica', 'Construtora'] as const;

/** All holders of accounts, in the order of their names. */
export function holders(random: Random): Holder[] {
  const house = company(random, 'house', 0, 'Clientes migrados', 0);
  const employers = INDUSTRIES.slice(0, EMPLOYERS).map((trade, n) => company(random, 'employer', n, `${trade} ${LETTERS[n]} Ltda`, 0));
  const landlords = LETTERS.slice(0, LANDLORDS).map((name, n) => company(random, 'landlord', n, `Imobiliária ${name} Ltda`, 0));
  const shops = Array.from({ length: SHOPS }, (_, n) => {
    const [trade, usual] = TRADES[n % TRADES.length]!;
    return company(random, 'shop', n, `${trade} ${PLACES[(n * 5 + Math.floor(n / TRADES.length)) % PLACES.length]}`, usual);
  });
  return [house, ...employers, ...landlords, ...shops, ...Array.from({ length: PEOPLE }, (_, n) => person(random, n))];
}

function person(random: Random, n: number): Holder {
  const employer = n % 6 === 0 ? null : `e${n % EMPLOYERS}`;
  const [first, last, second] = [FIRST[n % FIRST.length]!, random.pick(LAST), random.pick(LAST)];
  return {
    name: `p${n}`, kind: 'person', display: LISTED[n] ?? `${first} ${last} ${second}`, taxId: cpf(random),
    key: employer === null || CONTESTED.includes(n) ? `${slug(`${first} ${last}`)}${n}@example.com` : null,
    opens: n < PEOPLE / 2 || n >= PEOPLE - RESERVED ? 0 : 1 + Math.floor((n - PEOPLE / 2) / 3), usual: random.whole(185, 940) * 1_000,
    employer,
  };
}

function company(random: Random, kind: Exclude<Holder['kind'], 'person'>, n: number, display: string, usual: number): Holder {
  return {
    name: `${kind[0]}${n}`, kind, display, taxId: cnpj(random),
    key: kind === 'landlord' ? null : `contato${n}@${slug(display)}.example`, opens: 0, usual, employer: null,
  };
}

/** Its letters without accents, as addresses have them. */
export function slug(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/ ltda$/, '').replace(/[^a-z0-9]+/g, '.');
}

/** A CPF with right check digits, of a region's number that none has: nobody's. */
function cpf(random: Random): string {
  return withChecks(String(random.whole(1, 9_999_999)).padStart(9, '0'), [10, 11]);
}

function cnpj(random: Random): string {
  return withChecks(`${String(random.whole(1, 999_999)).padStart(8, '0')}0001`, [5, 6]);
}

/** Appends two check digits, each of weights that fall from the given one to 2, and begin again at 9 for a CNPJ. */
function withChecks(digits: string, weights: readonly number[]): string {
  return weights.reduce((text, first) => {
    const sum = [...text].reduce((total, digit, place) => total + Number(digit) * weightAt(first, place, text.length), 0);
    const rest = sum % 11;
    return text + (rest < 2 ? 0 : 11 - rest);
  }, digits);
}

function weightAt(first: number, place: number, length: number): number {
  const weight = first - place;
  return length < 12 || weight >= 2 ? weight : weight + 8;
}

import type { Act, ActOf, Day, Payment } from './acts.ts';
import { PEOPLE, RESERVED, type Holder } from './people.ts';
import type { Random } from './random.ts';

/** Companies outside that pay salaries, and customers that pay in shops. */
const OUTSIDE_EMPLOYERS = [
  'Hospital Santa Clara', 'Prefeitura de Campinas', 'Rede Varejo Sul S.A.', 'Colégio Horizonte', 'Log Brasil Ltda',
];
const CUSTOMERS = ['Márcia Toledo', 'José Ferraz', 'Luana Siqueira', 'Pedro Amaral', 'Cíntia Bastos', 'Rogério Pires', 'Tânia Guedes',
  'Alberto Neves', 'Sílvia Porto', 'Davi Queiroz', 'Noemi Sales', 'Jorge Tavares'];
const OUTSIDE_TAX_ID = '12345678909';

/** What people pay to others over Pix: to whom, what for, from and to how much in centavos. */
const BILLS = [
  ['cobranca@energia-paulista.example', 'Conta de luz', 8_700, 32_000], ['cobranca@aguas-do-tiete.example', 'Conta de água', 4_500, 12_500],
  ['faturas@fibranet.example', 'Internet', 9_990, 11_990], ['financeiro@faculdade-horizonte.example', 'Mensalidade', 45_000, 98_000],
  ['pix@mercado-central.example', 'Mercado', 6_000, 38_000], ['recarga@transporte-sp.example', 'Recarga do bilhete', 2_000, 6_000],
  ['aluguel@imobiliaria-sol.example', 'Aluguel', 95_000, 210_000], ['pagamentos@academia-corpo-em-dia.example', 'Academia', 8_990, 14_990],
  ['rafa.toledo@example.com', 'Presente de aniversário', 3_000, 15_000], ['dona.lurdes@example.com', 'Faxina', 16_000, 22_000],
] as const;
const SUPPLIERS = ['vendas@atacado-sao-paulo.example', 'pedidos@distribuidora-norte.example', 'financeiro@moinho-real.example'];
const BETWEEN_FRIENDS = ['Pizza de sábado', 'Carona', 'Metade do presente', 'Ingresso do show', 'Churrasco', 'Rachou o Uber'];
/** Reject codes of the SPI that some payments meet. */
const REFUSALS = ['AC03', 'AC07', 'AB03', 'AM02', 'DS04'];

/** Ordinary days: salaries, sales, bills and friends. It keeps what everybody has, so that nobody pays what is not there. */
export class DailyLife {
  readonly #funds = new Map<string, number>();
  readonly #open: Holder[] = [];

  constructor(readonly holders: readonly Holder[], readonly random: Random) {}

  /** What usually happens on a day. @param date yyyy-mm-dd. */
  day(day: number, date: string): Day {
    const opening = this.holders.filter(({ opens }) => opens === day);
    this.#open.push(...opening);
    return {
      morning: [
        opening.map((holder) => ({ do: 'open', holder, kyc: this.#kycOf(holder) })), this.#salaries(date, opening),
        [...this.#arrivals(opening), ...this.#payroll(date)],
      ],
      noon: [this.#sales(date), this.#shopping(date)], evening: day % 2 === 0 ? [this.#bills(day, date)] : [],
    };
  }

  /** A credit to an account, whose end-to-end id ends in letters of its own. */
  credit(to: string, cents: number, payer: string): ActOf<'credit'> {
    this.#add(to, cents);
    return { do: 'credit', to, cents, payer, payerTaxId: OUTSIDE_TAX_ID, id: this.random.text(11) };
  }

  /** Takes money for something that a particular day brings. @returns false where it is not there. */
  take(from: string, cents: number): boolean {
    if ((this.#funds.get(from) ?? 0) < cents) return false;
    this.#add(from, -cents);
    return true;
  }

  give(to: string, cents: number): void {
    this.#add(to, cents);
  }

  #add(name: string, cents: number): void {
    this.#funds.set(name, (this.#funds.get(name) ?? 0) + cents);
  }

  #kycOf({ kind, name }: Holder): ActOf<'open'>['kyc'] {
    if (kind !== 'person' || Number(name.slice(1)) % 12 !== 0) return null;
    return name === 'p36' ? { level: 2, documents: 'forged' } : { level: 1, documents: null };
  }

  /** The money of customers who come from another bank, which sent it in one payment. */
  #arrivals(opened: readonly Holder[]): Act[] {
    const payments = opened.filter(({ kind }) => kind === 'person' || kind === 'shop').flatMap(({ name, kind, usual }) => {
      const brought = kind === 'shop' ? usual * this.random.whole(60, 110) : this.random.whole(60, 380) * 1_000;
      return this.#transfer('h0', name, isReserved(name) ? RESERVED_FUNDS : brought, 'Saldo migrado');
    });
    return payments.length === 0 ? [] : [{ do: 'pay', payments }];
  }

  /** Employers outside pay; those with an account get what their customers owe. */
  #salaries(date: string, opened: readonly Holder[]): Act[] {
    const part = partOfSalary(date);
    const first = opened.filter(({ kind }) => kind === 'employer' || kind === 'house').map(({ name, kind, display }) =>
      this.credit(name, kind === 'house' ? 250_000_000 : 95_000_000, display));
    if (part === 0) return first;
    return [...first, ...this.#people().filter(({ employer }) => employer === null).map(({ name, usual }) =>
      this.credit(name, Math.round(usual * part), this.random.pick(OUTSIDE_EMPLOYERS)))];
  }

  /** Employers with an account pay their people in one batch, after a customer has paid them. */
  #payroll(date: string): Act[] {
    const part = partOfSalary(date);
    if (part === 0) return [];
    const payments = this.#people().flatMap(({ name, usual, employer }) =>
      (employer === null ? [] : this.#transfer(employer, name, Math.round(usual * part), part === 1 ? 'Salário' : 'Adiantamento')));
    return payments.length === 0 ? [] : [{ do: 'pay', payments }];
  }

  /** Customers of other banks pay in shops. */
  #sales(date: string): Act[] {
    const shops = this.#open.filter(({ kind }) => kind === 'shop');
    return Array.from({ length: isWeekend(date) ? 9 : 6 }, () => {
      const { name, usual } = this.random.pick(shops);
      return this.credit(name, this.#about(usual), this.random.pick(CUSTOMERS));
    });
  }

  /** Customers with an account pay in shops, and one another. */
  #shopping(date: string): Act[] {
    const shops = this.#open.filter(({ kind }) => kind === 'shop');
    const atShops = this.random.sample(this.#people(), isWeekend(date) ? 54 : 42).flatMap(({ name }) => {
      const shop = this.random.pick(shops);
      return this.#transfer(name, shop.name, this.#about(shop.usual), shop.display);
    });
    const friends = this.random.sample(this.#people(), isWeekend(date) ? 16 : 9).flatMap(({ name }) => {
      const other = this.random.pick(this.#people()).name;
      return other === name ? [] : this.#transfer(name, other, this.random.whole(15, 120) * 100, this.random.pick(BETWEEN_FRIENDS));
    });
    return [{ do: 'pay', payments: [...atShops, ...friends] }];
  }

  /** Bills, and shops that pay their suppliers. Some payments are refused by the other bank; one is never answered. */
  #bills(day: number, date: string): Act[] {
    const people = this.random.sample(this.#people(), isWeekend(date) ? 9 : 11).flatMap(({ name }): Payment[] => {
      const [key, about, low, high] = this.random.pick(BILLS);
      const cents = about === 'Internet' ? this.random.pick([low, high]) : this.random.whole(low, high);
      return this.#payOut(name, key, cents, about);
    });
    const buyers = isWeekend(date) ? [] : this.random.sample(this.#open.filter(({ kind }) => kind === 'shop'), 3);
    const shops = buyers.flatMap(({ name, usual }) =>
      this.#payOut(name, this.random.pick(SUPPLIERS), Math.min(usual * this.random.whole(9, 22), 180_000), 'Fornecedor'));
    const payments = [...people, ...shops].map((it): Payment =>
      (this.random.chance(0.03) ? { ...it, wish: `fail:${this.random.pick(REFUSALS)}` } : it));
    const [first, ...others] = payments;
    if (day === SILENT_DAY && first) return [{ do: 'pay', payments: [{ ...first, wish: 'silent' }, ...others] }];
    return payments.length === 0 ? [] : [{ do: 'pay', payments }];
  }

  #transfer(from: string, to: string, cents: number, about: string): Payment[] {
    if (!this.take(from, cents)) return [];
    this.#add(to, cents);
    return [{ from, to: { account: to }, cents, about }];
  }

  #payOut(from: string, key: string, cents: number, about: string): Payment[] {
    return this.take(from, cents) ? [{ from, to: { key }, cents, about }] : [];
  }

  /** People of ordinary days: not those who are kept for what is particular. */
  #people(): Holder[] {
    return this.#open.filter(({ kind, name }) => kind === 'person' && !isReserved(name));
  }

  #about(usual: number): number {
    return Math.max(190, Math.round(usual * (0.4 + this.random.next() * 1.2) / 10) * 10);
  }
}

const SILENT_DAY = 58;
/** In centavos. */
const RESERVED_FUNDS = 500_000;

function isReserved(name: string): boolean {
  return name.startsWith('p') && Number(name.slice(1)) >= PEOPLE - RESERVED;
}

/** On the fifth weekday of a month the salary, on the 20th two fifths of it in advance. */
function partOfSalary(date: string): number {
  const dayOfMonth = Number(date.slice(8));
  if (dayOfMonth === 20) return 0.4;
  if (isWeekend(date) || dayOfMonth > 7) return 0;
  const days = Array.from({ length: dayOfMonth }, (_, n) => `${date.slice(0, 8)}${String(n + 1).padStart(2, '0')}`);
  return days.filter((it) => !isWeekend(it)).length === 5 ? 1 : 0;
}

function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
}

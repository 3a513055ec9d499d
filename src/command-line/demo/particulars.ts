/** What happens on particular days: squads, a product, contested payments, limits that bite, a difference of one centavo. */
import { addDays, dayBegin } from '../../platform/clock.ts';
import type { Act, Day, Phases, TimeOfDay } from './acts.ts';
import type { DailyLife } from './daily-life.ts';

const HOME = ['p220', 'p221', 'p222', 'p223'] as const;
const TRIP = ['p227', 'p228', 'p229'] as const;

/** What is particular to a day, if anything. @param date yyyy-mm-dd. */
export function eventsOf(day: number, date: string, life: DailyLife): Day {
  const days = [FIXED[day]?.(date, life), monthlyBills(day, date), weekly(day), shops(day, life)].filter((it) => it !== undefined);
  const at = (time: TimeOfDay): Phases => days.flatMap((it) => it[time] ?? []);
  return { morning: at('morning'), noon: at('noon'), evening: at('evening'), night: at('night') };
}

const FIXED: Readonly<Record<number, (date: string, life: DailyLife) => Day>> = {
  0: () => ({ noon: [beginning] }),
  1: () => ({
    noon: [[{ do: 'foundSquad', name: 'home', title: 'República Vila Mariana', members: HOME }], homeCycle, homeBegins, homeAgrees],
  }),
  2: (date) => ({ noon: [rents(date), [
    { do: 'reviewKyc', holder: 'p12', reason: 'Homônima: data de nascimento difere' },
    { do: 'foundSquad', name: 'trip', title: 'Viagem a Floripa', members: TRIP },
  ]] }),
  3: (date) => ({ noon: [[...deposits(date), ...reservations(date)]] }),
  4: () => ({ noon: [[
    ...['b', 'c'].map((instance): Act => ({ do: 'drive', instance, by: 'l0', action: 'claim', parameters: { claim_cents: 60_000 } })),
    ...TRIP.map((member): Act => ({ do: 'deposit', squad: 'trip', member, cents: 50_000 })), tripExpense('p227', 134_500, 'Casa na praia'),
    { do: 'mandate', account: 'p226' },
  ]] }),
  5: (_date, life) => ({ noon: [[
    { do: 'drive', instance: 'c', by: 'p232', action: 'accept_claim', parameters: {} }, tripExpense('p228', 28_733, 'Gasolina'),
    { do: 'capture', hold: 'hotel', to: 's7', cents: 48_000 }, { do: 'release', hold: 'carro' },
  ], ...difference(life)] }),
  6: () => ({ noon: [[
    tripExpense('p229', 41_250, 'Jantar'), { do: 'block', account: 'p236', cents: 150_000, about: 'Ofício 4471/2, 3ª Vara Cível' },
    { do: 'refused', payment: toShop('p239', 's3', 12_000, 'Fone de ouvido'), code: 'LIMIT_EXCEEDED' },
  ]] }),
  7: () => ({ night: [[tooMuch('p233', 150_000, 'Celular usado')]] }),
  10: (_date, life) => contested(life, 'p234', 180_000, 'Célio Fraga'),
  11: () => ({ noon: [[
    { do: 'decideCase', account: 'p234', action: 'RETURN', reason: 'Anúncio falso, mercadoria nunca enviada' },
    { do: 'freeze', account: 'p237', reason: 'Aparelho roubado' },
  ]] }),
  12: () => ({ evening: [[{ do: 'pay', payments: [{
    name: 'golpe', from: 'p238', to: { key: 'loja.relampago@example.com' }, cents: 80_000, about: 'Notebook do anúncio',
  }] }]] }),
  13: () => ({ noon: [[{ do: 'fileCase', payment: 'golpe' }]] }),
  21: () => ({ night: [[tooMuch('p235', 120_000, 'Aluguel atrasado')]] }),
  35: () => ({ night: [[tooMuch('p233', 180_000, 'Passagem aérea')]] }),
  55: (_date, life) => contested(life, 'p235', 95_000, 'Norma Teles'),
};

const beginning: readonly Act[] = [
  {
    do: 'endpoint', status: 204, about: 'Aplicativo dos clientes',
    types: ['squad.*', 'hold.*', 'pix_charge.*', 'schedule_run.*', 'med_case.*'],
  },
  { do: 'endpoint', status: 503, about: 'Conciliação (sistema antigo)', types: ['reconciliation_break.*', 'med_case.*', 'account.frozen'] },
  { do: 'warnAbove', cents: 190_000, key: 'pix.large' }, { do: 'limit', account: 'p239', cents: 10_000, key: 'mesada' },
  { do: 'pixLimits', account: 'e0', day: 2_000_000, night: 100_000 }, { do: 'pixLimits', account: 'p238', day: 300_000, night: 50_000 },
];

/** A conta needs the cycles, and the acts of one phase are played at once. */
const homeCycle: readonly Act[] = [{ do: 'cycle', squad: 'home' }];
const homeBegins: readonly Act[] = [
  { do: 'conta', squad: 'home', name: 'internet', payer: 'p220', cents: 11_990, dueDay: 10, about: 'Internet' },
  { do: 'conta', squad: 'home', name: 'luz', payer: 'p222', cents: null, dueDay: 12, about: 'Luz' },
  ...HOME.map((member): Act => ({ do: 'deposit', squad: 'home', member, cents: 20_000 })),
];
const homeAgrees: readonly Act[] = ['p221', 'p222'].map((member) => ({
  do: 'consent', squad: 'home', conta: 'internet', member, cents: 4_500,
}));

/** Rent by schedule, each on the day of the month that the contract names. */
function rents(date: string): Act[] {
  return [['p224', 'l1', 5, 145_000], ['p225', 'l2', 10, 162_500], ['p226', 'l3', 15, 118_000]].map(([from, to, monthDay, cents]) => ({
    do: 'schedule', payment: { from: String(from), to: { account: String(to) }, cents: Number(cents), about: 'Aluguel' },
    monthDay: Number(monthDay), first: nextMonthDay(date, Number(monthDay)),
  }));
}

function deposits(date: string): Act[] {
  return [['a', 'p230'], ['b', 'p231'], ['c', 'p232']].map(([name = '', renter = ''], n) => ({
    do: 'instance', name, renter, landlord: 'l0', cents: 240_000, ends: addDays(date, 365),
    ref: `IMB-${date.slice(0, 4)}-${String(n + 14).padStart(3, '0')}`,
  }));
}

function reservations(date: string): Act[] {
  const hold = (name: string, account: string, cents: number, days: number, about: string): Act => ({
    do: 'hold', name, account, cents, until: noonOf(addDays(date, days)), about,
  });
  return [
    hold('hotel', 'p232', 52_000, 10, 'Pousada do Sol, 2 diárias'), hold('carro', 'p233', 90_000, 7, 'Caução do carro'),
    hold('posto', 'p234', 25_000, 3, 'Pré-autorização no posto'), hold('curso', 'p235', 60_000, 90, 'Reserva de curso'),
  ];
}

function tripExpense(member: string, cents: number, about: string): Act {
  return { do: 'expense', squad: 'trip', member, cents, about };
}

function toShop(from: string, shop: string, cents: number, about: string) {
  return { from, to: { account: shop }, cents, about };
}

/** A payment over Pix at night, above what may leave an account by night. */
function tooMuch(from: string, cents: number, about: string): Act {
  return { do: 'refused', payment: { from, to: { key: 'vendas@loja-noturna.example' }, cents, about }, code: 'LIMIT_EXCEEDED' };
}

/** The bank's statement says one centavo more than what it reported. */
function difference(life: DailyLife): Phases {
  const credit = life.credit('s0', 4_590, 'Márcia Toledo');
  return [[credit], [{ do: 'falsify', credit: credit.id, cents: 4_591 }]];
}

function contested(life: DailyLife, to: string, cents: number, payer: string): Day {
  const credit = life.credit(to, cents, payer);
  return { noon: [[credit], [{ do: 'contest', credit: credit.id, cents }]] };
}

/** What comes back every month in the shared flat. */
function monthlyBills(day: number, date: string): Day {
  if (day < 3 || !date.endsWith('-14')) return {};
  return { noon: [[{ do: 'confirmConta', squad: 'home', conta: 'luz', cents: 18_430 + Number(date.slice(5, 7)) * 110 }]] };
}

/** What comes back every week in the shared flat; every other week somebody pays what is owed. */
function weekly(day: number): Day {
  if (day < 3) return {};
  const bought = (member: string, cents: number, about: string): Day => ({
    noon: [[{ do: 'expense', squad: 'home', member, cents, about }]],
  });
  if (day % 7 === 3) return bought('p221', 23_457 + day * 31, 'Mercado');
  if (day % 7 === 5) return bought('p223', 9_800 + day * 7, 'Produtos de limpeza');
  return day % 14 === 13 ? { noon: [[{ do: 'settleUp', squad: 'home', member: 'p220' }]] } : {};
}

/** Shops ask for payments by QR code, most of which are paid, and give money back. */
function shops(day: number, life: DailyLife): Day {
  if (day % 3 === 2) {
    const name = `charge-${day}`;
    const isPaid = day % 5 !== 4;
    if (isPaid) life.give('s2', 12_900);
    const asked: Act = { do: 'charge', name, account: 's2', cents: 12_900, about: 'Cesta de café da manhã' };
    return { noon: [[asked], isPaid ? [{ do: 'payCharge', charge: name }] : []] };
  }
  if (day % 6 !== 4) return {};
  const credit = life.credit('s4', 8_900, 'Tânia Guedes');
  life.take('s4', 2_500);
  return { noon: [[credit], [{ do: 'return', account: 's4', cents: 2_500, credit: credit.id }]] };
}

/** The next date with this day of the month, and at the earliest tomorrow's. */
function nextMonthDay(date: string, monthDay: number): string {
  let next = addDays(date, 1);
  while (Number(next.slice(8)) !== monthDay) next = addDays(next, 1);
  return noonOf(next);
}

function noonOf(date: string): string {
  return new Date(dayBegin(date).getTime() + 12 * 3_600_000).toISOString();
}

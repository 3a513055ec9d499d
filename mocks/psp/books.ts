import { randomBytes } from 'node:crypto';
import { encodeBrcode } from '../../src/domains/accounts/pix/brcode/index.ts';
import { amountOn } from '../../src/domains/accounts/pix/due-terms.ts';
import { centsOf, decimalOf } from '../../src/adapters/api-pix/amounts.ts';
import { readDue } from '../../src/adapters/api-pix/due.ts';
import { accountingDay, type Clock } from '../../src/platform/clock.ts';
import { Books } from '../sponsor/books.ts';
import { endToEndId, OTHER_ISPB, OWN_ISPB } from '../sponsor/identifiers.ts';

/** What a charge is made of: `cob` is paid within some time, `cobv` is due on a day. */
export interface WantedCharge {
  readonly calendario: { readonly expiracao?: number; readonly dataDeVencimento?: string; readonly validadeAposVencimento?: number };
  readonly valor: { readonly original: string } & Readonly<Record<string, unknown>>;
  readonly chave: string;
  readonly solicitacaoPagador?: string;
  readonly devedor?: object;
}

export type ChargeKind = 'cob' | 'cobv';

/** A charge, in the words of API Pix. */
export interface Cob {
  readonly txid: string;
  revisao: number;
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP';
  calendario: WantedCharge['calendario'] & { readonly criacao: string };
  readonly loc: {
    readonly id: number; readonly txid: string; readonly location: string; readonly tipoCob: ChargeKind; readonly criacao: string;
  };
  valor: WantedCharge['valor'];
  chave: string;
  readonly devedor?: object;
  readonly recebedor?: object;
  solicitacaoPagador?: string;
  readonly pixCopiaECola: string;
}

export interface Devolucao {
  readonly id: string;
  readonly rtrId: string;
  readonly valor: string;
  readonly natureza: string;
  readonly horario: { readonly solicitacao: string; liquidacao?: string };
  status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
  motivo?: string;
}

/** A Pix that arrived, and the time from which lists have it. */
export interface ReceivedPix {
  readonly endToEndId: string;
  readonly txid?: string;
  valor: string;
  readonly chave?: string;
  horario: string;
  readonly infoPagador?: string;
  readonly pagador?: { readonly nome: string; readonly cpf: string };
  readonly devolucoes: Devolucao[];
}

/** A payment out, by the PSP's own call. */
export interface Envio {
  readonly idEnvio: string;
  readonly endToEndId: string;
  readonly valor: string;
  readonly chave: string;
  readonly horario: { readonly solicitacao: string; liquidacao?: string };
  status: 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO';
  motivo?: string;
}

/** The receiver, as charges that are due on a day name it. */
const RECEIVER = {
  cnpj: '11222333000181', nome: 'Padaria Simulada Ltda', logradouro: 'Rua da Consolação, 2302', cidade: 'São Paulo', uf: 'SP',
  cep: '01302001',
};

/** What the PSP writes down: charges, Pix, returns, payments out, and the movements in the books of the simulated bank. */
export class PspBooks {
  readonly charges = new Map<string, Cob>();
  readonly pix = new Map<string, ReceivedPix>();
  /** Milliseconds of the clock from which a Pix is listed. */
  readonly listedFrom = new Map<string, number>();
  readonly sent = new Map<string, Envio>();
  readonly webhooks = new Map<string, { webhookUrl: string; chave: string; criacao: string }>();
  readonly ledger = new Books();

  constructor(private readonly clock: Clock) {}

  now(): string {
    return this.clock.now().toISOString();
  }

  addCharge(txid: string, kind: ChargeKind, { calendario, valor, chave, devedor, solicitacaoPagador }: WantedCharge): Cob {
    const criacao = this.now();
    const location = `pix.simulado.example/qr/v2/${kind === 'cobv' ? 'cobv/' : ''}${randomBytes(16).toString('hex')}`;
    const cob: Cob = {
      txid, revisao: 0, status: 'ATIVA', valor, chave, loc: { id: this.charges.size + 1, txid, location, tipoCob: kind, criacao },
      calendario: { criacao, ...(kind === 'cob' ? { expiracao: 86_400 } : { validadeAposVencimento: 30 }), ...calendario },
      ...(kind === 'cobv' && { devedor, recebedor: RECEIVER }), ...(solicitacaoPagador !== undefined && { solicitacaoPagador }),
      pixCopiaECola: encodeBrcode({
        initiation: '12', key: null, location, additionalInfo: null, facilitatorIspb: null, categoryCode: null, amount: null,
        merchantName: 'PADARIA SIMULADA', merchantCity: 'SAO PAULO', postalCode: null, txid: null, recurrence: null,
      }),
    };
    this.charges.set(txid, cob);
    return cob;
  }

  /** Amount that a payer of a charge is asked for now. */
  asked({ valor, calendario }: Cob): string {
    const due = readDue(calendario, valor);
    const cents = BigInt(centsOf(valor.original) ?? 0);
    return due ? decimalOf(Number(amountOn(cents, due, accountingDay(this.clock.now())))) : valor.original;
  }

  /** Money arrives. @param wanted what it says; the rest is made up. */
  receive(wanted: Partial<ReceivedPix> & { valor: string }, listAfterMs = 0): ReceivedPix {
    const now = this.clock.now();
    const pix: ReceivedPix = {
      endToEndId: endToEndId('E', OTHER_ISPB, now), horario: now.toISOString(), pagador: { nome: 'Diego Alves', cpf: '12345678909' },
      ...wanted, devolucoes: [],
    };
    this.pix.set(pix.endToEndId, pix);
    this.listedFrom.set(pix.endToEndId, now.getTime() + listAfterMs);
    const charge = pix.txid === undefined ? undefined : this.charges.get(pix.txid);
    if (charge?.status === 'ATIVA') charge.status = 'CONCLUIDA';
    this.ledger.record({
      kind: 'CREDIT', rail: 'PIX', amount: centsOf(pix.valor) ?? 0, currency: 'BRL', end_to_end_id: pix.endToEndId,
        occurred_at: now.toISOString(),
    });
    return pix;
  }

  /** Minor units that were returned of a Pix, or are on their way back. */
  returned({ devolucoes }: ReceivedPix): number {
    return devolucoes.filter(({ status }) => status !== 'NAO_REALIZADO').reduce((sum, { valor }) => sum + (centsOf(valor) ?? 0), 0);
  }

  /** The PSP itself returns a part of a Pix, at once. */
  returnUnasked(pix: ReceivedPix, valor: string, natureza: string): Devolucao {
    const it = this.addReturn(pix, `M${randomBytes(10).toString('hex')}`, valor, natureza);
    this.endReturn(it);
    return it;
  }

  addReturn(pix: ReceivedPix, id: string, valor: string, natureza = 'ORIGINAL'): Devolucao {
    const it: Devolucao = {
      id, rtrId: endToEndId('D', OWN_ISPB, this.clock.now()), valor, natureza, horario: { solicitacao: this.now() },
        status: 'EM_PROCESSAMENTO',
    };
    pix.devolucoes.push(it);
    return it;
  }

  endReturn(it: Devolucao, motivo?: string): void {
    if (it.status !== 'EM_PROCESSAMENTO') return;
    it.status = motivo === undefined ? 'DEVOLVIDO' : 'NAO_REALIZADO';
    if (motivo !== undefined) it.motivo = motivo;
    else it.horario.liquidacao = this.now();
    if (motivo === undefined) this.#paid('RETURN_SENT', it.valor, it.rtrId, it.id);
  }

  addSent(idEnvio: string, valor: string, chave: string): Envio {
    const it: Envio = {
      idEnvio, valor, chave, endToEndId: endToEndId('E', OWN_ISPB, this.clock.now()), horario: { solicitacao: this.now() },
      status: 'EM_PROCESSAMENTO',
    };
    this.sent.set(idEnvio, it);
    return it;
  }

  endSent(it: Envio, motivo?: string): void {
    if (it.status !== 'EM_PROCESSAMENTO') return;
    it.status = motivo === undefined ? 'REALIZADO' : 'NAO_REALIZADO';
    it.horario.liquidacao = this.now();
    if (motivo !== undefined) it.motivo = motivo;
    else this.#paid('PAYMENT', it.valor, it.endToEndId, it.idEnvio);
  }

  #paid(kind: 'PAYMENT' | 'RETURN_SENT', valor: string, end_to_end_id: string, reference: string): void {
    this.ledger.record({
      kind, rail: 'PIX', amount: -(centsOf(valor) ?? 0), currency: 'BRL', end_to_end_id, reference, occurred_at: this.now(),
    });
  }

  /** Balance as an exact decimal. */
  get balance(): string {
    return decimalOf(this.ledger.balance('BRL'));
  }

  clear(): void {
    for (const kept of [this.charges, this.pix, this.listedFrom, this.sent, this.webhooks]) kept.clear();
    this.ledger.lines.length = 0;
    this.ledger.credits.clear();
  }
}

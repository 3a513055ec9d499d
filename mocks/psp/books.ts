import { randomBytes } from 'node:crypto';
import { encodeBrcode } from '../../src/domains/accounts/pix/brcode/index.ts';
import { centsOf, decimalOf } from '../../src/adapters/api-pix/amounts.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { Books } from '../sponsor/books.ts';
import { endToEndId, OTHER_ISPB, OWN_ISPB } from '../sponsor/identifiers.ts';

/** A charge, in the words of API Pix. */
export interface Cob {
  readonly txid: string;
  revisao: number;
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP';
  readonly calendario: { readonly criacao: string; expiracao: number };
  readonly loc: {
    readonly id: number; readonly txid: string; readonly location: string; readonly tipoCob: 'cob'; readonly criacao: string;
  };
  valor: { original: string };
  chave: string;
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

  addCharge(txid: string,
    body: { calendario: { expiracao?: number }; valor: { original: string }; chave: string; solicitacaoPagador?: string }): Cob {
    const criacao = this.now();
    const location = `pix.simulado.example/qr/v2/${randomBytes(16).toString('hex')}`;
    const cob: Cob = {
      txid, revisao: 0, status: 'ATIVA', calendario: { criacao, expiracao: body.calendario.expiracao ?? 86_400 },
      loc: { id: this.charges.size + 1, txid, location, tipoCob: 'cob', criacao }, valor: { original: body.valor.original },
        chave: body.chave,
      ...(body.solicitacaoPagador !== undefined && { solicitacaoPagador: body.solicitacaoPagador }),
      pixCopiaECola: encodeBrcode({
        initiation: '12', key: null, location, additionalInfo: null, facilitatorIspb: null, categoryCode: null, amount: null,
        merchantName: 'PADARIA SIMULADA', merchantCity: 'SAO PAULO', postalCode: null, txid: null, recurrence: null,
      }),
    };
    this.charges.set(txid, cob);
    return cob;
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

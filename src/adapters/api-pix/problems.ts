import { isObject } from '../../platform/fields.ts';
import { NotSent, OutcomeUnknown } from './errors.ts';

/** An answer of the PSP that can be relied on: a success, or a problem of a type that API Pix defines. */
export interface BankAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Last part of the problem's `type`, such as `PixDevolucaoInvalida`; undefined for a success. */
  readonly problem?: string;
}

/**
 * What becomes of a call by the answer (RFC 7807, API Pix 2.9.0):
 *
 * | answer | the call |
 * |---|---|
 * | 2xx with JSON | was done; the reader of the answer decides whether it says so |
 * | 400 with a type that ends with `Invalida` or `Invalido` | was refused |
 * | 404 or 410 with a type of an entity that is not there | found nothing |
 * | 401, 403, 429; 503 `ServicoIndisponivel` | was surely not done |
 * | anything else, also 400, 404 and 503 of a gateway, and redirects | is unclear |
 */
const REFUSED = /(Invalida|Invalido)$/;
const ABSENT = /(NaoEncontrad[oa]|PermanentementeRemovido)$/;
const NOTHING_DONE = new Set([401, 403, 429]);

/** @throws NotSent, OutcomeUnknown. */
export function readAnswer(status: number, body: unknown, types: ProblemTypes): BankAnswer {
  if (NOTHING_DONE.has(status)) throw new NotSent(`the PSP rejected the call with ${status}`);
  const fields = isObject(body) ? body : undefined;
  if (status >= 200 && status < 300 && fields) return { status, body: fields };
  const problem = fields && types.typeOf(fields);
  if (status === 503 && problem === 'ServicoIndisponivel') throw new NotSent('the PSP is closed for a while (ServicoIndisponivel)');
  const isKnown = problem !== undefined && ((status === 400 && REFUSED.test(problem))
    || ([404, 410].includes(status) && ABSENT.test(problem)));
  if (fields && isKnown) return { status, body: fields, problem };
  throw new OutcomeUnknown(`the PSP answered ${status}${problem === undefined ? '' : ` ${problem}`}, which leaves the outcome unknown`);
}

/** Types of a PSP's problems: those of API Pix, and the words of its own that its profile explains. */
export class ProblemTypes {
  /** @param own the PSP's own codes and the types that they mean, with the member of the body that has the code. */
  constructor(private readonly own: { readonly member: string; readonly types: Readonly<Record<string, string>> } | undefined) {}

  typeOf(body: Readonly<Record<string, unknown>>): string | undefined {
    const type = typeof body['type'] === 'string' ? /(?:^|\/)([A-Za-z]+)$/.exec(body['type'])?.[1] : undefined;
    const code = this.own && body[this.own.member];
    return type ?? (typeof code === 'string' && Object.hasOwn(this.own?.types ?? {}, code) ? this.own?.types[code] : undefined);
  }
}

import { inFigures, inWords, inSaoPaulo, provenFields, type ProvenField } from '../../../sdk/src/receipt.ts';
import type { Context } from '../../platform/context.ts';
import { findAccount } from '../accounts/index.ts';
import { getJournalObligation, type EntryProofs } from '../journal/index.ts';
import {
  END_TO_END_ID, openPersonal, presentCounterparty, presentSide, type Obligation, type Personal, type Side,
} from '../obligations/index.ts';
import { findParty, maskedTaxId } from '../parties/index.ts';

/** A side of a payment as a receipt names it: masked as Pix masks it. */
export interface Named {
  readonly name: string;
  /** Masked tax id, or the masked name by which the rail knows an outside party; null where neither is known. */
  readonly document: string | null;
}

/** What a receipt shows. */
export interface Receipt {
  readonly isSettled: boolean;
  /** The state, in Portuguese. */
  readonly state: string;
  readonly amount: string;
  readonly inWords: string | null;
  readonly at: string;
  readonly from: Named;
  readonly to: Named;
  readonly rail: string;
  readonly endToEndId: string | null;
  /** What the payer said; null where nothing was said. */
  readonly description: string | null;
  /** What the proven entry has; empty without a proof. */
  readonly proven: Partial<Record<ProvenField, string>>;
  /** The proof as text; null before the payment is settled, and until a checkpoint has its entry. */
  readonly proof: string | null;
}

const STATES = { SETTLED: 'Pagamento liquidado', FAILED: 'Pagamento não realizado', CANCELED: 'Pagamento cancelado' } as const;

const RAILS: Readonly<Record<string, string>> = { NATIVE: 'Transferência entre contas', PIX: 'Pix' };

/** Gathers the receipt of a payment. Names come from parties, and are not part of the proof. */
export async function receiptOf(ctx: Context & EntryProofs, obligation: Obligation): Promise<Receipt> {
  const { amount, currency, resolutionOutcome: outcome, rail, matchKeys } = obligation;
  const { consumption } = await getJournalObligation(ctx, obligation);
  const isSettled = outcome === 'SETTLED';
  const proof = isSettled && consumption ? await ctx.entryProof(ctx, consumption.seq_no) ?? null : null;
  const personal = openPersonal(ctx, obligation);
  const outside = outsideOf(obligation, personal);
  const [from, to] = await Promise.all([named(ctx, obligation.debtor, outside), named(ctx, obligation.creditor, outside)]);
  return {
    isSettled, state: outcome === null ? 'Pagamento em processamento' : STATES[outcome],
    amount: inFigures(Number(amount), currency), inWords: inWords(Number(amount), currency) ?? null,
    at: inSaoPaulo(consumption?.committed_at ?? obligation.createdAt.toISOString()), from, to, rail: RAILS[rail] ?? rail,
    endToEndId: matchKeys[END_TO_END_ID] ?? null, description: personal.description ?? null,
    proven: proof !== null && consumption ? provenFields({ ...consumption.payload }) : {}, proof,
  };
}

/** The party outside, as the provider or the look-up names it; undefined where nobody does. */
function outsideOf({ counterparty }: Obligation, { name }: Personal): Named | undefined {
  const known = presentCounterparty(counterparty, name);
  if (known?.name === undefined) return undefined;
  return { name: known.name, document: [known.tax_id, known.bank?.name ?? known.bank?.ispb].filter(Boolean).join(' · ') || null };
}

async function named(ctx: Context, side: Side, outside: Named | undefined): Promise<Named> {
  const account = side.accountId === null ? undefined : await findAccount(ctx, side.accountId);
  const party = account?.ownerPartyId ? await ctx.db.read((em) => findParty(em, ctx.tenant, String(account.ownerPartyId))) : undefined;
  if (party) return { name: party.displayName, document: maskedTaxId(ctx, party) };
  if (side.kind === 'external' && outside) return outside;
  const shown = presentSide(side);
  return { name: 'external_id' in shown ? String(shown.external_id) : side.accountId ?? '', document: null };
}

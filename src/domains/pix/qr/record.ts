import type { EventData } from '../../../../generated/events.ts';
import { present } from '../../../platform/assert.ts';
import { rowLoader } from '../../../platform/db/row-loader.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import { rowKind, type RowSource, type RowWrite } from '../../journal/index.ts';
import { presentMasked } from '../../obligations/index.ts';
import { chargeCodec } from './charge.entity.ts';
import type { Charge } from './charge.ts';

export const CHARGE = rowKind<Charge>('pxq');

/** The ledger knows a charge by this. */
export function chargeKey(txid: string): string {
  return `${CHARGE.prefix}_${txid}`;
}

/** A charge's row, to be written with what changes it. */
export function chargeRow(charge: Charge): RowWrite<Charge> {
  return { codec: chargeCodec, id: chargeKey(charge.txid), isNew: false, value: charge };
}

/** Charges by their txid. */
export const readCharges = rowLoader('pix_charges', chargeCodec, ({ txid }) => txid);

/** Row source by which the journal writer finds charges: by `chargeKey`. */
export const chargeRows: readonly RowSource[] = [
  {
    kind: CHARGE, load: rowLoader('pix_charges', chargeCodec, ({ txid }) => chargeKey(txid), (key) => key.slice(CHARGE.prefix.length + 1)),
  },
];

function presentPayer(payer: string | null | undefined): Pick<EventData['pix_charge.paid'], 'counterparty'> {
  const counterparty = presentMasked(payer);
  return counterparty && Object.keys(counterparty).length > 0 ? { counterparty } : {};
}

const EVENTS = { ACTIVE: 'created', PAID: 'paid', CANCELLED: 'cancelled' } as const;

/**
 * Event of a charge: it has none of its texts.
 * @param payer who paid from outside, as rows keep it.
 */
export function chargeEvent(it: Charge, payer?: string | null): EventOf<`pix_charge.${(typeof EVENTS)[Charge['state']]}`> {
  return {
    type: `pix_charge.${EVENTS[it.state]}`,
    entityId: it.txid,
    version: it.version,
    correlation: { obligation_id: it.obligationId },
    data: {
      txid: it.txid, account_id: it.accountId, key_id: it.keyId, amount_cents: Number(it.amount), currency: 'BRL', state: it.state,
      ...(it.state === 'PAID'
        ? {
          end_to_end_id: it.endToEndId, obligation_id: present(it.obligationId, 'the payment of a charge'),
          paid_at: present(it.paidAt, 'when a charge was paid').toISOString(),
          ...presentPayer(payer),
        }
        : { expires_at: it.expiresAt.toISOString() }),
    },
  };
}

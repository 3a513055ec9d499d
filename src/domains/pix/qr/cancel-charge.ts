import { instant, text } from '../../../platform/receiver/fields.ts';
import type { ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import type { JournalContext } from '../../journal/index.ts';
import { isChargeTxid } from './charge.ts';
import { CHARGE, chargeEvent, chargeKey, chargeRow } from './record.ts';
import { takeFact } from './take-fact.ts';

/** A charge of another system has a txid of any form. */
const WHATEVER = /^/;

/** A provider took a charge back (QR_CHARGE_CANCELLED). One that is paid or cancelled stays as it is. */
export async function cancelChargeOf(ctx: JournalContext, { data, provider_id, occurred_at }: ReceivedEvent): Promise<void> {
  const [txid, at] = [text(data, 'txid', WHATEVER), instant({ occurred_at }, 'occurred_at')];
  if (!isChargeTxid(txid)) return;
  await ctx.journal.submit(ctx, {
    loads: { accounts: [], rows: [chargeKey(txid)] },
    decide: (ledger) => {
      const charge = ledger.row(CHARGE, chargeKey(txid));
      const taken = charge && takeFact(charge, { kind: 'TAKEN_BACK', providerId: provider_id, at }, ledger.now);
      if (taken?.verdict !== 'DONE') return { entries: [], rows: [], events: [], answer: {} };
      return { entries: [], rows: [chargeRow(taken.after)], events: [chargeEvent(taken.after)], answer: {} };
    },
  });
}

/** Handlers of the payment endpoint's events about charges. */
export const chargeEvents = { QR_CHARGE_CANCELLED: cancelChargeOf };

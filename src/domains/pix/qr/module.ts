import type { PixQrDecodeRequest } from '../../../../generated/models.ts';
import type { Asked } from '../../../platform/http/request-refusals.ts';
import type { Module } from '../../../platform/module.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { FollowingModule } from '../../evidence/index.ts';
import type { JournalContext, LedgerModule } from '../../journal/index.ts';
import type { Rails, SponsorClient } from '../../rails/index.ts';
import { chargeEvents } from './cancel-charge.ts';
import { PixChargeEntity } from './charge.entity.ts';
import { chargeFunctions } from './charges.sql.ts';
import type { QrContext } from './context.ts';
import { pixChargeResource } from './queries.ts';
import { chargeRows } from './record.ts';
import { settleCharge } from './settle-charge.ts';
import { SponsorCharges } from './sponsor-charges.ts';
import { requireBrcode } from './decode-pix-qr.ts';

type Given = Dependencies & { readonly rails: Rails; readonly sponsor: SponsorClient };

/** QR codes and their charges. */
export const pixQrModule: Module<Given, Pick<QrContext, 'charges'>, JournalContext & QrContext> & LedgerModule & FollowingModule = {
  domain: 'pix',
  entities: [PixChargeEntity],
  functions: chargeFunctions,
  resources: { pix_charge: pixChargeResource },
  refusals: { decodePixQr: ({ body }: Asked<PixQrDecodeRequest>) => void requireBrcode(body.brcode) },
  events: chargeEvents,
  ledger: { rows: chargeRows },
  followers: [settleCharge],
  open: ({ rails, sponsor }) => ({ context: { charges: new SponsorCharges(sponsor, rails) } }),
};

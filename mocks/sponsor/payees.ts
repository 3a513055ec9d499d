import type { SponsorParty } from '../../src/domains/rails/index.ts';
import { BrcodeFault, decodeBrcode } from '../../src/domains/accounts/pix/brcode/index.ts';
import { readPixKey } from '../../src/domains/accounts/pix/pix-key.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Customer } from './bank.ts';
import { recipientOf } from './charges.ts';
import type { Directory } from './directory.ts';

const REACHED = /^(pix_key|brcode):(.*)$/is;

/** Where the sponsor looks up who is paid. */
export interface Known {
  readonly directory: Directory;
  readonly customers: ReadonlyMap<string, Customer>;
  readonly clock: Clock;
}

/** Returns whom a payment reaches by a key or a code; undefined where the sponsor does not know. */
export function payeeOf({ directory, customers, clock }: Known, creditor: string): SponsorParty | undefined {
  const [, kind = '', value = ''] = REACHED.exec(creditor) ?? [];
  if (kind === '') return undefined;
  const code = kind.toLowerCase() === 'brcode' ? readCode(value) : undefined;
  if (code?.location) return recipientOf(customers.values(), code.location, clock);
  const key = readPixKey(code?.key?.value ?? value);
  const entry = key && directory.lookUp(key.value);
  return entry && { name: entry.owner.name, tax_id: entry.owner.tax_id, participant: entry.participant };
}

function readCode(text: string) {
  try {
    return decodeBrcode(text);
  } catch (error) {
    if (error instanceof BrcodeFault) return undefined;
    throw error;
  }
}

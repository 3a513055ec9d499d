/** Ways to send each test value of the contracts over HTTP, and to read what became of it. */
import { randomUUID } from 'node:crypto';
import type { TestValueRow } from '../../contracts/codegen/test-values.ts';
import type {
  EventListResponse, MedCaseListResponse, MedCaseResponse, ObligationResponse, PartyResponseOut, PixMandateListResponse,
  PixQrChargeResponse, PixQrDecodeResponse, PixReturnResponse,
} from '../../generated/models.ts';
import { addPixKey } from './add-pix-key.ts';
import { codeWith, pixTemplate } from './brcodes.ts';
import { PixKeys } from './pix-keys.ts';
import { eventually, type TestService } from './service.ts';
import type { TestSponsor } from './sponsor.ts';

type Row = Pick<TestValueRow, 'field' | 'value'>;
type Fields = Record<string, unknown>;

/** What a value has brought about: how to read it, and the resource whose events announce it. */
export interface Asked {
  readonly read: () => Promise<object>;
  readonly entity?: string;
}

const AMOUNT = 1000;
const brl = (value: number) => ({ currency: 'BRL', value });

/** The code of another bank, whose charge is at this address. */
function codeOf(address: string): string {
  return codeWith({ '01': '12', '26': pixTemplate(['25', address]) });
}

/** True for a payee's name, by which Pix finds nobody. */
function isName({ field, value }: Row): boolean {
  return field === 'creditor.external_id' && !/^(pix_key|br_account|brcode):/.test(value);
}

export class TestValues {
  readonly #keys: PixKeys;
  /** An account that pays and is paid wherever its other movements do not matter. */
  #shared: Promise<string> | undefined;

  constructor(private readonly api: TestService, private readonly sponsor: TestSponsor) {
    this.#keys = new PixKeys(api);
  }

  /** By the group of the row. */
  readonly tries: Readonly<Record<string, (row: Row) => Promise<Asked>>> = {
    mock_payment: (row) => this.#pay('MOCK', row),
    payment: (row) => this.#pay(isName(row) ? 'ACH' : 'PIX', row),
    charge_address: async ({ value }) => constant(await this.api.call('decodePixQr', { body: { brcode: codeOf(value) } })),
    code_payment: (row) => this.#payCode(row),
    charge: (row) => this.#charge(row),
    return_payer: (row) => (row.field === 'payer_message' ? this.#returnCredit(row) : this.#returnExpected(row)),
    contested_credit: (row) => this.#contested(row),
    med_payee: (row) => this.#contest(row),
    mandate_payee: (row) => this.#mandate(row),
    key: (row) => this.#key(row),
    key_digit: (row) => this.#key(row),
    registered_key: (row) => this.#key(row),
    claim: (row) => this.#claim(row),
    claim_digit: (row) => this.#claim(row),
    directory_key: async ({ value }) => constant(await this.#keys.lookUp(value)),
    listed_name: (row) => this.#verify(row),
    kyc_name: (row) => this.#verify(row),
    kyc_document: (row) => this.#verify(row),
  };

  /** The types of the events about an entity. */
  async events(entity_id: string): Promise<string[]> {
    const { items } = await this.api.ok<EventListResponse>('listEvents', { query: { entity_id, after: 'earliest', limit: 200 } });
    return items.map(({ event_type }) => event_type);
  }

  async #create(body: Fields, own?: string): Promise<Asked & { readonly id: string; readonly account: string }> {
    const account = own ?? await (this.#shared ??= this.api.account(AMOUNT * 1000));
    const inside = { kind: 'account', account_id: account };
    const made = await this.api.ok<ObligationResponse>('createObligation', {
      body: { amount: brl(AMOUNT), debtor: inside, creditor: inside, ...body },
    });
    return { ...this.#obligation(made.obligation_id), id: made.obligation_id, account };
  }

  #obligation(obligation_id: string): Asked {
    return { read: () => this.api.ok<ObligationResponse>('getObligation', { path: { obligation_id } }), entity: obligation_id };
  }

  #pay(rail: string, { field, value }: Row, own?: string) {
    const outside = (external_id: string) => ({ kind: 'external', external_id });
    switch (field) {
      case 'creditor.external_id': return this.#create({ rail, creditor: outside(value) }, own);
      case 'debtor.external_id': return this.#create({ rail, debtor: outside(value) }, own);
      case 'match_keys.sim':
        return this.#create({ rail, creditor: outside('pix_key:fornecedor@example.com'), match_keys: { sim: value } }, own);
      default: throw new Error(`no way to send ${field}`);
    }
  }

  async #payCode({ field, value }: Row): Promise<Asked> {
    const address = /\S+\.example\S*/.exec(value)?.[0] ?? '';
    const { body } = await this.api.call<PixQrDecodeResponse>('decodePixQr', { body: { brcode: codeOf(address) } });
    const asked = body.charge?.amount_cents ?? AMOUNT;
    return this.#create({
      rail: 'PIX', amount: brl(field === 'amount.value' ? asked + 1 : asked),
      creditor: { kind: 'external', external_id: `brcode:${codeOf(address)}` },
    });
  }

  async #charge({ value: payer_request }: Row): Promise<Asked> {
    const account_id = await this.api.account();
    await addPixKey(this.api, account_id);
    const { txid } = await this.api.ok<PixQrChargeResponse>('createPixDynamicQr', {
      path: { account_id }, body: { amount_cents: AMOUNT, payer_request },
    });
    return { read: () => this.api.ok('getPixQrCharge', { path: { txid } }), entity: txid };
  }

  /** A payment in one of the directions that has settled. */
  async #settled(row: Row, own?: string): Promise<{ readonly id: string; readonly account: string }> {
    const made = await this.#pay('PIX', row, own);
    await eventually(async () => {
      const { resolution_outcome } = await made.read() as ObligationResponse;
      return resolution_outcome === 'SETTLED';
    });
    return made;
  }

  async #returnExpected(row: Row): Promise<Asked> {
    const { id, account } = await this.#settled(row);
    return this.#return(account, { original_obligation_id: id });
  }

  async #returnCredit({ value: payer_message }: Row): Promise<Asked> {
    const account = await this.api.account();
    const { value: key } = await addPixKey(this.api, account);
    const name = `E87654321202603021200${randomUUID().replaceAll('-', '').slice(0, 11)}`;
    await this.sponsor.emit('CREDIT_RECEIVED', { end_to_end_id: name, key, amount: brl(AMOUNT), payer_message });
    return this.#return(account, { original_end_to_end_id: name });
  }

  async #return(account_id: string, original: Fields): Promise<Asked> {
    const { obligation_id, return_end_to_end_id } = await this.api.ok<PixReturnResponse>('createPixReturn', {
      body: { account_id, amount: brl(AMOUNT), ...original },
    });
    return { ...this.#obligation(obligation_id), entity: return_end_to_end_id };
  }

  async #contested(row: Row): Promise<Asked> {
    const account_id = await this.api.account();
    await this.#settled(row, account_id);
    const found = await eventually(async () => {
      const { items } = await this.api.ok<MedCaseListResponse>('listMedCases', { query: { account_id } });
      return items[0];
    });
    return this.#case(found);
  }

  async #contest(row: Row): Promise<Asked> {
    const { id } = await this.#settled(row);
    return this.#case(await this.api.ok<MedCaseResponse>('fileMedCase', {
      body: { actor: 'ops-112', reason_code: 'SCAM', original_obligation_id: id },
    }));
  }

  #case({ case_id }: { case_id: string }): Asked {
    return { read: () => this.api.ok('getMedCase', { path: { case_id } }), entity: case_id };
  }

  /** A mandate that a payee asks for. The answer of the authorisation is read where it is refused, else the mandate. */
  async #mandate(row: Row): Promise<Asked> {
    const account_id = await this.api.account(AMOUNT * 20);
    await this.#settled(row, account_id);
    const { mandate_id } = await eventually(async () => {
      const { items } = await this.api.ok<PixMandateListResponse>('listPixMandates', { query: { account_id } });
      return items[0];
    });
    const read = () => this.api.ok<object>('getPixMandate', { path: { mandate_id } });
    if (row.value.includes('expired')) return { read, entity: mandate_id };
    const answer = await this.api.call('authorizePixMandate', { path: { mandate_id } });
    return answer.status < 300 ? { read, entity: mandate_id } : { ...constant(answer), entity: mandate_id };
  }

  async #key({ value }: Row): Promise<Asked> {
    const key = await this.#keys.registered(await this.#keys.account(), value.includes('@') ? 'EMAIL' : 'PHONE', value);
    return { read: () => this.#keys.read(key), entity: key.key_id };
  }

  async #claim({ value }: Row): Promise<Asked> {
    const key = await this.#keys.registered(await this.#keys.account(), value.includes('@') ? 'EMAIL' : 'PHONE', value);
    const { status, body } = await this.#keys.claim(key);
    if (status !== 201) throw new Error(`not claimed: ${status} ${JSON.stringify(body)}`);
    return {
      read: async () => {
        const [claim] = (await this.#keys.read(key)).claims;
        return claim ?? {};
      },
      entity: body.claim_id,
    };
  }

  async #verify({ field, value }: Row): Promise<Asked> {
    const legal_name = field === 'legal_name' ? value : 'Ana Souza';
    const ref = field === 'legal_name' ? 'doc' : value;
    const { party_id } = await this.api.ok<PartyResponseOut>('createParty', {
      body: {
        type: 'individual', display_name: 'Ana', legal_name, country: 'BR', tax_id: { country: 'BR', type: 'cpf', value: '52998224725' },
      },
    });
    await this.api.ok('submitKyc', {
      path: { party_id }, body: { kyc_level: 2, document_refs: [{ type: 'PASSPORT', ref }, { type: 'SELFIE', ref: 'selfie' }] },
    });
    return { read: () => this.api.ok('getPartyKyc', { path: { party_id } }), entity: party_id };
  }
}

function constant({ body }: { body: object }): Asked {
  return { read: () => Promise.resolve(body) };
}

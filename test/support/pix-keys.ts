/** Pix keys in tests: owners with tax ids, accounts of theirs, and the operations by short names. */
import type {
  EventListResponse, PixClaimResponse, PixKeyDetailResponse, PixKeyResponse, PixKeyType,
} from '../../generated/models.ts';
import { TENANT, type Answer, type Call, type TestService } from './service.ts';

export const CPF = '52998224725';
export const CNPJ = '12ABC34501DE35';

export class PixKeys {
  #numbered = 0;

  constructor(readonly api: TestService, readonly tenant = TENANT) {}

  /** A CUSTOMER account in BRL of a new person, or company. */
  async account(owner: { type?: 'individual' | 'company'; taxId?: string | null; name?: string } = {}): Promise<string> {
    const {
      type = 'individual', taxId = type === 'company' ? CNPJ : CPF, name = type === 'company' ? 'Padaria Sol Nascente' : 'Ana Souza',
    } = owner;
    const tax_id = taxId === null ? {} : { tax_id: { country: 'BR', type: type === 'company' ? 'CNPJ' : 'CPF', value: taxId } };
    const { party_id } = await this.api.ok<{ party_id: string }>('createParty', {
      tenant: this.tenant, body: { type, display_name: name, country: 'BR', ...tax_id },
    });
    return this.api.account(0, { owner: party_id, tenant: this.tenant });
  }

  /** An e-mail address that nobody has yet. */
  email(prefix = 'ana'): string {
    return `${prefix}.${(this.#numbered += 1)}@example.com`;
  }

  /** A telephone number that ends in these digits, which was not used before. */
  phone(end = '9999'): string {
    return `+5511${90_000 + (this.#numbered += 1)}${end}`;
  }

  register(account_id: string, key_type: PixKeyType, key_value?: string, call: Call = {}): Promise<Answer<PixKeyResponse>> {
    return this.api.call('registerPixKey', {
      tenant: this.tenant, ...call, body: { account_id, key_type, ...(key_value !== undefined && { key_value }) },
    });
  }

  async registered(account_id: string, key_type: PixKeyType, key_value?: string): Promise<PixKeyResponse> {
    const { status, body } = await this.register(account_id, key_type, key_value);
    if (status !== 201) throw new Error(`not registered: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  read({ key_id }: { key_id: string }): Promise<PixKeyDetailResponse> {
    return this.api.ok('getPixKey', { tenant: this.tenant, path: { key_id } });
  }

  delete({ key_id }: { key_id: string }, call: Call = {}): Promise<Answer<PixKeyResponse>> {
    return this.api.call('deletePixKey', { tenant: this.tenant, path: { key_id }, ...call });
  }

  claim({ key_id }: { key_id: string }, call: Call = {}): Promise<Answer<PixClaimResponse>> {
    return this.api.call('openPixPortabilityClaim', { tenant: this.tenant, path: { key_id }, ...call });
  }

  confirm({ key_id }: { key_id: string }, call: Call = {}): Promise<Answer<PixClaimResponse>> {
    return this.api.call('confirmPixPortabilityClaim', { tenant: this.tenant, path: { key_id }, ...call });
  }

  cancel({ key_id }: { key_id: string }, call: Call = {}): Promise<Answer<PixClaimResponse>> {
    return this.api.call('cancelPixPortabilityClaim', { tenant: this.tenant, path: { key_id }, ...call });
  }

  lookUp(key: string, account_id?: string, call: Call = {}): Promise<Answer<Record<string, unknown>>> {
    return this.api.call('lookupPixKey', { tenant: this.tenant, query: { key, ...(account_id !== undefined && { account_id }) }, ...call });
  }

  /** The events of an entity, the earliest first. */
  async announced(entity_id: string): Promise<string[]> {
    const { items } = await this.api.ok<EventListResponse>('listEvents', { tenant: this.tenant, query: { entity_id } });
    return items.map(({ event_type }) => event_type).toReversed();
  }
}

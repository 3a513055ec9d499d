import type { PartyCreateRequest } from '../../../generated/models.ts';
import { startTestTenants, type TestTenants } from '../../../test/support/tenant-context.ts';
import { derive, type Context } from '../../platform/context.ts';
import { createParty, PartyEntity, partyResource, updateParty, type Party } from './index.ts';
import { searchParties } from './queries.ts';
import { taxIdContext } from './party.ts';

let tenants: TestTenants;
let ctx: Context & { scopes: ReadonlySet<string> };

beforeAll(async () => {
  tenants = await startTestTenants([PartyEntity]);
  ctx = derive(tenants.context('one'), { scopes: new Set<string>() });
});
afterAll(() => tenants.stop());

const ana: PartyCreateRequest = {
  type: 'individual',
  display_name: 'Ana Souza',
  legal_name: 'Ana Maria de Souza',
  country: 'BR',
  tax_id: { country: 'BR', type: 'cpf', value: '52998224725' },
  addresses: [{ type: 'home', line1: 'Rua Augusta, 1508', city: 'São Paulo', country: 'BR' }],
  contacts: [{ type: 'email', value: 'ana.souza@example.com' }],
  external_ids: [{ system: 'crm', key: 'customer_id', value: 'c-4711' }],
  labels: ['vip'],
  roles: ['customer'],
  metadata: { segment: 'retail', deep: { list: [1, null, 'ç'] } },
};

const rowOf = (partyId: string, tenant = 'one'): Promise<Party> =>
  tenants.context(tenant).db.read((em) => em.findOneOrFail(PartyEntity, { tenantId: tenant, partyId }));

async function eventsOf(partyId: string): Promise<{ type: string; version: number; data: Record<string, unknown>; text: string }[]> {
  const rows = await ctx.db.read((em) => em.execute(
    'select event_type, entity_version, body::json as body, body as text from razao.outbox where tenant_id = ? and entity_id = ? order by commit_no, n',
    ['one', partyId],
  )) as { event_type: string; entity_version: string; body: { data: Record<string, unknown> }; text: string }[];
  return rows.map((row) => ({ type: row.event_type, version: Number(row.entity_version), data: row.body.data, text: row.text }));
}

async function touchedBy(partyId: string): Promise<number> {
  const [row] = await ctx.db.read((em) => em.execute(
    'select count(*)::int as times from razao.commits where tenant_id = ? and ? = any (touched)', ['one', partyId],
  )) as { times: number }[];
  return row?.times ?? 0;
}

describe('createParty', () => {
  test('answers with all that was given but the tax identifier', async () => {
    const { tax_id: _, ...shown } = ana;
    const party = await createParty(ctx, ana);
    expect(party).toMatchObject({ ...shown, contacts: [{ ...ana.contacts?.[0], is_primary: false }], status: 'ACTIVE', version: 1 });
    expect(JSON.stringify(party)).not.toContain('52998224725');
    expect(party).not.toHaveProperty('tax_id');
  });

  test('has an audit block that says who and when', async () => {
    const now = tenants.clock.now().toISOString();
    const party = await createParty(ctx, ana);
    const audit = { created_at: now, created_by: 'cli_test', updated_at: now, version: 1 };
    expect(party).toMatchObject({ ...audit, audit });
  });

  test('needs only type, name and country; lists are empty without', async () => {
    const party = await createParty(ctx, { type: 'company', display_name: 'Padaria', country: 'BR' });
    expect(party).toMatchObject({ addresses: [], contacts: [], external_ids: [], labels: [], roles: [] });
    expect(party).not.toHaveProperty('legal_name');
    expect(party).not.toHaveProperty('metadata');
  });

  test('leaves unknown fields behind, at every level', async () => {
    const address = { ...ana.addresses![0]!, geo: 'x' };
    const party = await createParty(ctx, {
      ...ana, nickname: 'x', addresses: [address], external_ids: [{ ...ana.external_ids![0]!, note: 'x' }],
    });
    expect(party).not.toHaveProperty('nickname');
    expect(party.addresses).toEqual(ana.addresses);
    expect(party.external_ids).toEqual(ana.external_ids);
  });

  test('keeps the tax identifier sealed, bound to tenant and party', async () => {
    const { party_id: partyId } = await createParty(ctx, ana);
    const { taxId, kekId } = await rowOf(partyId);
    expect(taxId?.includes('52998224725')).toBe(false);
    expect(kekId).toBe(tenants.vault.kekId);
    expect(JSON.parse(tenants.vault.open(taxId!, taxIdContext('one', partyId)).toString())).toEqual(ana.tax_id);
    expect(() => tenants.vault.open(taxId!, taxIdContext('other', partyId))).toThrow();
  });

  test('reads as it was answered', async () => {
    const created = await createParty(ctx, ana);
    const { data } = await searchParties(ctx, { query: created.party_id }, {});
    expect(data).toEqual([{
      party_id: created.party_id, type: 'individual', display_name: 'Ana Souza', country: 'BR', status: 'ACTIVE',
      summary: 'Ana Souza, individual, BR',
    }]);
    expect(await rowOf(created.party_id)).toMatchObject({ metadata: ana.metadata, labels: ['vip'], version: 1n });
  });

  test('announces party.created without personal data', async () => {
    const { party_id: partyId } = await createParty(ctx, ana);
    const [event, ...more] = await eventsOf(partyId);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      type: 'party.created', version: 1, data: { party_id: partyId, type: 'individual', country: 'BR', status: 'ACTIVE' },
    });
    expect(event?.text).not.toMatch(/Souza|529982|Augusta|example\.com/);
  });

  test('twenty at once with one key make one party', async () => {
    const command = { id: 'key:twenty', digest: 'd', status: 200 };
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => createParty(tenants.context('one', command), { ...ana, display_name: 'Zwanzig' })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await searchParties(ctx, { query: 'zwanzig' }, {})).data).toHaveLength(1);
  });
});

describe('updateParty', () => {
  test('changes the given fields and leaves the others', async () => {
    const before = await createParty(ctx, ana);
    tenants.clock.advance(1000);
    const after = await updateParty(ctx, before.party_id, { display_name: 'Ana Lima', labels: [] });
    const { audit: _, version: __, updated_at: ___, ...rest } = before;
    expect(after).toMatchObject({
      ...rest, display_name: 'Ana Lima', labels: [], version: 2, updated_at: tenants.clock.now().toISOString(),
    });
    expect(await rowOf(before.party_id)).toMatchObject({ displayName: 'Ana Lima', version: 2n });
  });

  test('replaces lists and metadata as a whole', async () => {
    const { party_id: partyId } = await createParty(ctx, ana);
    const after = await updateParty(ctx, partyId, {
      metadata: { other: true }, contacts: [{ type: 'phone', value: '+5511999990000', is_primary: true }],
    });
    expect(after.metadata).toEqual({ other: true });
    expect(after.contacts).toEqual([{ type: 'phone', value: '+5511999990000', is_primary: true }]);
  });

  test('one address replaces the one of its type', async () => {
    const { party_id: partyId } = await createParty(ctx, ana);
    const moved = { type: 'home', line1: 'Rua da Consolação, 2302', city: 'São Paulo', country: 'BR' };
    expect((await updateParty(ctx, partyId, { address: moved })).addresses).toEqual([moved]);
  });

  test('one address of a new type is added', async () => {
    const { party_id: partyId } = await createParty(ctx, ana);
    const billing = { type: 'billing', line1: 'Av. Paulista, 1', city: 'São Paulo', country: 'BR' };
    expect((await updateParty(ctx, partyId, { address: billing })).addresses).toEqual([...ana.addresses!, billing]);
  });

  test('a change that changes nothing keeps version and time, and is announced to nobody', async () => {
    const before = await createParty(ctx, ana);
    tenants.clock.advance(1000);
    const { type: _, ...same } = ana;
    expect(await updateParty(ctx, before.party_id, same)).toEqual(before);
    expect(await updateParty(ctx, before.party_id, {})).toEqual(before);
    expect(await eventsOf(before.party_id)).toHaveLength(1);
  });

  test('announces party.updated with the names of the changed fields alone', async () => {
    const { party_id: partyId } = await createParty(ctx, ana);
    await updateParty(ctx, partyId, {
      display_name: 'Bia Reis', country: 'BR', tax_id: { country: 'BR', type: 'cpf', value: '11144477735' },
    });
    const event = (await eventsOf(partyId)).at(-1);
    expect(event).toMatchObject({
      type: 'party.updated', version: 2, data: { party_id: partyId, status: 'ACTIVE', changed: ['display_name', 'tax_id'] },
    });
    expect(event?.text).not.toMatch(/Bia|111444/);
  });

  test('a new tax identifier takes the place of the old', async () => {
    const { party_id: partyId } = await createParty(ctx, ana);
    const taxId = { country: 'BR', type: 'cpf', value: '11144477735' };
    expect(JSON.stringify(await updateParty(ctx, partyId, { tax_id: taxId }))).not.toContain('111444');
    const row = await rowOf(partyId);
    expect(JSON.parse(tenants.vault.open(row.taxId!, taxIdContext('one', partyId)).toString())).toEqual(taxId);
  });

  test('a change of status touches the party for the journal writers, other changes do not', async () => {
    const { party_id: partyId } = await createParty(ctx, ana);
    await updateParty(ctx, partyId, { display_name: 'Ana B.' });
    expect(await touchedBy(partyId)).toBe(0);
    expect((await updateParty(ctx, partyId, { status: 'BLOCKED' })).status).toBe('BLOCKED');
    expect(await touchedBy(partyId)).toBe(1);
  });

  test('concurrent changes lose nothing: every field stands and versions have no holes', async () => {
    const { party_id: partyId } = await createParty(ctx, ana);
    const address = (n: number) => ({ type: `t${n}`, line1: 'x', city: 'y', country: 'BR' });
    await Promise.all(Array.from({ length: 12 }, (_, n) => updateParty(ctx, partyId, { address: address(n) })));
    const { version, addresses } = await rowOf(partyId);
    expect(version).toBe(13n);
    expect(addresses.map(({ type }) => type).sort()).toEqual(['home', ...Array.from({ length: 12 }, (_, n) => `t${n}`)].sort());
    expect((await eventsOf(partyId)).map((event) => event.version)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
  });
});

describe('partyResource', () => {
  test('finds the tenant’s party, and neither a foreign, a missing nor an odd id', async () => {
    const { party_id: partyId } = await createParty(ctx, ana);
    expect(await partyResource.find(ctx, partyId)).toMatchObject({ partyId });
    expect(await partyResource.find(tenants.context('other'), partyId)).toBeUndefined();
    expect(await partyResource.find(ctx, 'pty_01KJQ8M2T4V6X8Z0A2C4E6G8J0')).toBeUndefined();
    expect(await partyResource.find(ctx, 'pty_\u0000')).toBeUndefined();
    expect(partyResource.missing).toBe('PARTY_NOT_FOUND');
  });
});

describe('searchParties', () => {
  let other: Context;
  const names = async (filters: object): Promise<(string | undefined)[]> =>
    (await searchParties(other, filters, {})).data.map(({ display_name }) => display_name);

  beforeAll(async () => {
    other = tenants.context('other');
    await createParty(other, { ...ana, display_name: 'João São Tomé', legal_name: 'João da Silva', external_ids: [] });
    await createParty(other, { type: 'company', display_name: 'Padaria 100% Pão_de_Ló', country: 'BR', roles: ['merchant', 'payer'] });
    await createParty(other, { ...ana, display_name: 'ZOË Straße', legal_name: undefined, roles: [] });
  });

  test('lists all, newest first', async () => {
    expect(await names({})).toEqual(['ZOË Straße', 'Padaria 100% Pão_de_Ló', 'João São Tomé']);
  });

  const cases: [string, object, string[]][] = [
    ['finds words whatever their case', { query: 'PADARIA' }, ['Padaria 100% Pão_de_Ló']],
    ['finds words without their accents', { query: 'joao' }, ['João São Tomé']],
    ['finds words with accents the name does not have', { query: 'pádãria' }, ['Padaria 100% Pão_de_Ló']],
    ['finds a part of a word', { query: 'tom' }, ['João São Tomé']],
    ['finds the legal name', { query: 'silva' }, ['João São Tomé']],
    ['wants every word, in any order', { query: 'tome joao' }, ['João São Tomé']],
    ['finds nothing where one word is missing', { query: 'joao padaria' }, []],
    ['takes a percent sign as itself', { query: '100%' }, ['Padaria 100% Pão_de_Ló']],
    ['does not take a percent sign for anything', { query: 'p%a' }, []],
    ['takes an underscore as itself', { query: 'pao_de' }, ['Padaria 100% Pão_de_Ló']],
    ['does not take an underscore for anything', { query: 'j_ao' }, []],
    ['takes a backslash as itself', { query: '\\' }, []],
    ['finds external identifiers', { query: 'C-4711' }, ['ZOË Straße']],
    ['narrows by type', { type: 'company' }, ['Padaria 100% Pão_de_Ló']],
    ['finds none of a type that does not exist', { type: 'trust' }, []],
    ['narrows by status', { status: 'BLOCKED' }, []],
    ['narrows by role', { role: 'payer' }, ['Padaria 100% Pão_de_Ló']],
    ['does not find a part of a role', { role: 'pay' }, []],
    ['combines filters', { type: 'individual', role: 'customer', query: 'joao' }, ['João São Tomé']],
  ];
  test.each(cases)('%s', async (_, filters, expected) => {
    expect(await names(filters)).toEqual(expected);
  });

  test('finds a party by its identifier', async () => {
    const [first] = (await searchParties(other, {}, { limit: 1 })).data;
    expect((await searchParties(other, { query: first?.party_id.toLowerCase() }, {})).data).toEqual([first]);
  });

  test('finds a party by its new name and no longer by the old', async () => {
    const { party_id: partyId } = await createParty(ctx, { type: 'company', display_name: 'Antigo Nome', country: 'BR' });
    await updateParty(ctx, partyId, { display_name: 'Firma Nova' });
    expect((await searchParties(ctx, { query: 'antigo' }, {})).data).toEqual([]);
    expect((await searchParties(ctx, { query: 'firma nova' }, {})).data).toHaveLength(1);
  });

  test('pages neither repeat nor miss a party while others are created', async () => {
    const first = await searchParties(other, {}, { limit: 2 });
    await createParty(other, { type: 'company', display_name: 'Entretanto', country: 'BR' });
    const second = await searchParties(other, {}, { limit: 2, cursor: first.next_cursor! });
    expect([...first.data, ...second.data].map(({ display_name }) => display_name))
      .toEqual(['ZOË Straße', 'Padaria 100% Pão_de_Ló', 'João São Tomé']);
    expect(second.next_cursor).toBeNull();
  });

  test('refuses a cursor of other filters and of another tenant', async () => {
    const { next_cursor: cursor } = await searchParties(other, {}, { limit: 1 });
    await expect(searchParties(other, { type: 'company' }, { cursor: cursor! })).rejects.toMatchObject({ code: 'INVALID_CURSOR' });
    await expect(searchParties(ctx, {}, { cursor: cursor! })).rejects.toMatchObject({ code: 'INVALID_CURSOR' });
  });
});

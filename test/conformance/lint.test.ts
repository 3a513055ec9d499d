import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { DiagnosticSeverity } from '@stoplight/types';
import canonicalize from 'canonicalize';
import {
  callbacksOf,
  operationsOf,
  parametersOf,
  resolve,
  schemasOf,
  type Contract,
  type ContractOperation,
} from '../../contracts/codegen/contract.ts';
import { interfaceNames, root } from '../../contracts/codegen/settings.ts';
import { eventId } from '../../src/platform/outbox/event.ts';
import { contractOf, eventsContract } from './contracts.ts';
import { rules } from './rules.ts';

/** Redocly's recommended rules, with our exceptions. */
const redoclyRules = {
  'operation-4xx-response': 'error',
  'no-ambiguous-paths': 'off', // Literal segments come before parameters in our router (decision 5).
  'no-server-example.com': 'error',
  'no-unused-components': 'error',
} as const;

/** A description of a tenant's products names no servers: it is of the host that it was read from. Whose terms it has is the tenant's. */
const OF_DESCRIPTION = { 'no-empty-servers': 'off', 'info-license': 'off' } as const;

describe.each([
  ...interfaceNames.map((name) => [`the ${name} contract`, `${name}.openapi.json`, redoclyRules] as const),
  ['a description of products', 'examples/caucao-aluguel.openapi.json', { ...redoclyRules, ...OF_DESCRIPTION }] as const,
])('%s, as it is published', (_what, name, rules) => {
  const file = join(root, 'generated', name);

  test('passes Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lint({ ref: file, config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)).toEqual([]);
  });

  test('passes Spectral', async () => {
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [oas as RulesetDefinition] });
    const found = await spectral.run(readFileSync(file, 'utf8'));
    const errors = found.filter(({ severity }) => severity === DiagnosticSeverity.Error);
    expect(errors.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)).toEqual([]);
  });
});

test('the thirteen scopes are described', () => {
  const scheme = contractOf('core').components?.securitySchemes?.['oauth'] as {
    flows: { clientCredentials: { scopes: Record<string, string> } };
  };
  expect(Object.keys(scheme.flows.clientCredentials.scopes)).toHaveLength(13);
});

type Broken = (contract: Contract) => void;

function operationIn(contract: Contract, path: string, method: 'get' | 'post'): ContractOperation {
  return contract.paths[path]?.[method] as ContractOperation;
}

/** `make check` applies the rules to the contracts (check-contracts.ts). Each rule finds a change that breaks it. */
test.each<[keyof typeof rules, Broken]>([
  ['every operation has a camelCase name, a summary and a description', (c) => void (operationIn(c, '/v1/parties', 'get').summary = '')],
  ['every operation has one tag, described in the index', (c) => void (operationIn(c, '/v1/parties', 'get').tags = ['Party'])],
  ['every operation has one scope, or says that it takes no token', (c) => void delete operationIn(c, '/v1/parties', 'get').security],
  ['x-idempotency and the header agree, on every write', (c) => void (operationIn(c, '/v1/parties', 'post')['x-idempotency'] = 'optional')],
  ['path parameters are declared, and ids load their resource', (c) => void delete operationIn(
    c, '/v1/parties/{party_id}', 'get',
  )['x-resources']],
  ['only writes that name a tenant are for the platform alone', (c) => void (operationIn(c, '/v1/parties', 'get')['x-platform'] = true)],
  [
    'a receiver says whom it hears, and nothing else does',
    (c) => void (operationIn(c, '/v1/parties', 'get')['x-receiver'] = { providers: ['SPONSOR_BANK'] }),
  ],
  ['each state of what is read by id has an example', (c) => void delete (operationIn(c, '/v1/holds/{hold_id}', 'get') as {
    responses: Record<string, { content: Record<string, { examples: Record<string, unknown> }> }>;
  }).responses['200']?.content['application/json']?.examples['expired']],
  [
    'every parameter has a description, a schema and an example',
    (c) => void operationIn(c, '/v1/parties', 'get').parameters?.push({ name: 'x', in: 'query' }),
  ],
  [
    'every request and answer has examples, and all examples are valid',
    (c) => void Object.assign(schemasOf(c)['AccountStatus'] ?? {}, { enum: ['OPEN'] }),
  ],
  ['an error example has the name of its code', (c) => renameExample(c)],
  ['answers that follow from the policy are there', (c) => void delete operationIn(c, '/v1/parties', 'get').responses['401']],
  [
    'a write that asks outside can be in progress',
    (c) => void (operationIn(c, '/v1/parties', 'post')['x-errors'] = ['PROVIDER_UNAVAILABLE']),
  ],
  ['every schema and field has a description', (c) => void Object.assign(schemasOf(c)['Contact'] ?? {}, { description: '' })],
  ['integers say how large they are', (c) => void Object.assign(schemasOf(c)['PageLimit'] ?? {}, { format: undefined })],
  [
    'every request says whether it takes unknown fields',
    (c) => void Object.assign(schemasOf(c)['TaxId'] ?? {}, { additionalProperties: undefined }),
  ],
  [
    'no schema contains itself',
    (c) => void Object.assign(schemasOf(c)['Address'] ?? {}, { allOf: [{ $ref: '#/components/schemas/Address' }] }),
  ],
  ['no schema is unused', (c) => void Object.assign(schemasOf(c), { Orphan: { type: 'string' } })],
  ['pages are uniform', (c) => void operationIn(c, '/v1/parties', 'get').parameters?.pop()],
])('the rule "%s" can fail', (name, breakIt) => {
  const contract = structuredClone(contractOf('core'));
  breakIt(contract);
  expect(rules[name]?.(contract, 'core')).not.toEqual([]);
});

test('examples of a callback are held to its schema, as what we send', () => {
  const contract = structuredClone(contractOf('command'));
  const rule = rules['every request and answer has examples, and all examples are valid'];
  const [located] = operationsOf(contract, 'command').filter(({ operation }) => operation.callbacks);
  const [callback] = located ? callbacksOf(contract, located) : [];
  Object.assign(mediaOf(callback?.operation.requestBody).examples['settled']?.value as object, { unheard_of: true });
  expect(rule?.(contract, 'command')).toEqual([expect.stringContaining('callback request example settled')]);
});

function renameExample(contract: Contract): void {
  const response = resolve(contract, operationIn(contract, '/v1/parties', 'get').responses['401']) as unknown as {
    content: Record<string, { examples: Record<string, unknown> }>;
  };
  const media = response.content['application/json'];
  if (media) media.examples = { LOGIN: media.examples['UNAUTHENTICATED'] };
}

describe('the examples tell a true story', () => {
  const text = JSON.stringify([contractOf('core'), contractOf('command'), eventsContract()]);

  test('tax identifiers have valid check digits', () => {
    const values = new Set([...text.matchAll(/"(?:tax_id:|pix_key:)?(\d{11}|\d{14})"/g)].map(([, value = '']) => value));
    expect(values.size).toBeGreaterThan(4);
    expect([...values].filter((value) => !hasCheckDigits(value))).toEqual([]);
  });

  test('BR Codes end in their checksum', () => {
    const codes = new Set([...text.matchAll(/"(000201(?:[^"\\]|\\.)*)"/g)].map(([, code]) => JSON.parse(`"${code}"`) as string));
    expect(codes.size).toBeGreaterThan(2);
    expect([...codes].filter((code) => code.slice(-4) !== crc16(code.slice(0, -4)))).toEqual([]);
  });

  test('journal entries carry their true hashes, one chain of one tenant', () => {
    const entries = new Map(valuesWith('entry_hash', 'payload').map((entry) => [Number(entry['seq_no']), entry]));
    const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');
    expect([...entries.keys()].sort()).toEqual([2, 3, 4]);
    for (const [seqNo, entry] of entries) {
      expect(entry['payload']).toMatchObject({ tenant: 'aurora', seq_no: seqNo, tx_id: entry['tx_id'] });
      expect(entry['payload_hash']).toBe(sha256(canonicalize(entry['payload']) ?? ''));
      expect(entry['entry_hash']).toBe(sha256(`${String(entry['prev_hash'])}${String(entry['payload_hash'])}`));
      if (entries.has(seqNo - 1)) expect(entry['prev_hash']).toBe(entries.get(seqNo - 1)?.['entry_hash']);
    }
    for (const delta of valuesWith('entry_hash', 'posted_delta'))
      expect(delta['entry_hash']).toBe(entries.get(Number(delta['seq_no']))?.['entry_hash']);
  });

  test('the example of a webhook delivery is signed with the secret in the example of its endpoint', () => {
    const { secret, body, headers } = deliveryExample();
    const signed = `${headers['webhook-timestamp']}.${body}`;
    const digest = createHmac('sha256', secret).update(signed).digest('hex');
    expect(headers['X-Service-Signature']).toBe(`t=${headers['webhook-timestamp']},v1=${digest}`);
    const key = Buffer.from(`${secret.slice('whsec_'.length)}=`, 'base64');
    const standard = createHmac('sha256', key).update(`${headers['webhook-id']}.${signed}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${standard}`);
  });

  test('an event has the id that follows from what it is about', () => {
    const events = [JSON.parse(deliveryExample().body) as Example, ...valuesWith('event_id', 'entity')];
    expect(events.length).toBeGreaterThan(3);
    for (const event of events) {
      const { entity_id, version } = event['entity'] as { entity_id: string; version: number };
      const { event_type, tenant } = event as { event_type: string; tenant: string };
      expect(tenant).toBe('aurora');
      expect(`${event_type} ${String(event['event_id'])}`).toBe(`${event_type} ${eventId(tenant, entity_id, BigInt(version), event_type)}`);
    }
  });
});

type Example = Record<string, unknown>;

/** All objects in the examples of both contracts that have these two fields. */
function valuesWith(first: string, second: string): Example[] {
  const found: Example[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (first in value && typeof (value as Example)[first] === 'string' && second in value) found.push(value as Example);
    for (const inner of Object.values(value)) look(inner);
  };
  for (const name of interfaceNames) look(contractOf(name).paths);
  return found;
}

/** The checksum of a BR Code: CRC-16/CCITT-FALSE in four capital hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The contract's example of one delivery: the secret as it is created, the raw body, the headers by name. */
function deliveryExample(): { secret: string; body: string; headers: Record<string, string> } {
  const contract = contractOf('command');
  const [located] = operationsOf(contract, 'command').filter(({ operation }) => operation.operationId === 'createWebhookEndpoint');
  const [callback] = located ? callbacksOf(contract, located) : [];
  if (!located || !callback) throw new Error('createWebhookEndpoint has no callback');
  const created = mediaOf(located.operation.responses['201']).examples['created']?.value as { secret: string };
  return {
    secret: created.secret,
    body: JSON.stringify(mediaOf(callback.operation.requestBody).examples['settled']?.value),
    headers: Object.fromEntries(parametersOf(contract, callback.operation).map(({ name, example }) => [name, String(example)])),
  };
}

function mediaOf(body: unknown): { examples: Record<string, { value: unknown }> } {
  const { content } = body as { content: Record<string, { examples: Record<string, { value: unknown }> }> };
  return content['application/json'] ?? { examples: {} };
}

/** True when a CPF (11 digits) or CNPJ (14) ends in the two check digits that follow from the others (modulo 11). */
function hasCheckDigits(value: string): boolean {
  const digits = [...value].map(Number);
  const ceiling = digits.length === 14 ? 9 : 11;
  const check = (length: number): number => {
    const sum = digits
      .slice(0, length)
      .reverse()
      .reduce((total, digit, index) => total + digit * (2 + (index % (ceiling - 1))), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  return check(digits.length - 2) === digits.at(-2) && check(digits.length - 1) === digits.at(-1);
}

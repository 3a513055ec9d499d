import { Ajv, type ErrorObject } from 'ajv';

const text = { type: 'string', minLength: 1 };
const texts = { type: 'array', items: text };
const map = (values: object) => ({ type: 'object', additionalProperties: values });
const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const pointer = { type: 'string', pattern: '^(/[A-Za-z0-9_]+)+$' };
const shape = (properties: Record<string, object>, required: readonly string[]) => ({
  type: 'object', additionalProperties: false, properties, required,
});
const url = { type: 'string', pattern: '^https?://[^\\s]+$' };
const secret = { oneOf: [shape({ file: text }, ['file']), shape({ env: text }, ['env'])] };
const address = { type: 'string', pattern: '^(\\[[0-9a-fA-F:]+\\]|[^\\s:]+):\\d{1,5}$' };
const ownCall = { method: { enum: ['GET', 'POST', 'PUT'] }, path: { type: 'string', pattern: '^/' }, body: {} };
const environment = shape({ base_url: url, token_url: url }, ['base_url', 'token_url']);
const certificate = { pfx: text, cert: text, key: text, passphrase: secret };

const profile = shape({
  name: text,
  about: shape({ read: texts, read_on: text, tried: { type: 'boolean' }, notes: texts }, ['read', 'read_on', 'tried', 'notes']),
  environments: map(environment),
  token: shape({ style: { enum: ['basic', 'body'] }, format: { enum: ['form', 'json'] }, scopes: texts }, ['style', 'format', 'scopes']),
  headers: map(text), query: map(text), webhook_headers: map(text),
  page_size: whole(1, 10_000), longest_days: whole(1, 366), return_days: whole(1, 1_000),
  poll: shape({
    every_seconds: whole(1, 3_600), overlap_minutes: whole(1, 1_440), sweep_every_minutes: whole(1, 1_440), sweep_hours: whole(1, 720),
  }, ['every_seconds', 'overlap_minutes', 'sweep_every_minutes', 'sweep_hours']),
  concurrency: whole(1, 100), timeout_seconds: whole(1, 120),
  payer: shape({ name: pointer, tax_id: { type: 'array', items: pointer } }, ['name', 'tax_id']),
  problems: shape({ member: text, types: map(text) }, ['member', 'types']),
  balance: shape({ ...ownCall, amount: pointer }, ['method', 'path', 'amount']),
  payout: shape({
    send: shape(ownCall, ['method', 'path']), find: shape(ownCall, ['method', 'path']),
    fields: shape(
      { id: pointer, state: pointer, amount: pointer, end_to_end_id: pointer, at: pointer, reason: pointer },
      ['id', 'state', 'amount', 'end_to_end_id'],
    ),
    states: map({ enum: ['ACCEPTED', 'SETTLED', 'FAILED'] }),
  }, ['send', 'find', 'fields', 'states']),
}, ['name', 'about', 'environments', 'token', 'page_size', 'longest_days', 'return_days', 'poll', 'concurrency', 'timeout_seconds']);

const config = shape({
  profile: text, environment: text,
  psp: shape({ base_url: url, token_url: url }, []),
  client_id: text, client_secret: secret,
  certificate: shape({ ...certificate, ca: text }, []),
  values: map(secret),
  keys: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', minLength: 1, maxLength: 77 } },
  participant: shape({ ispb: { type: 'string', pattern: '^[0-9A-Z]{8}$' }, name: text }, ['ispb', 'name']),
  recipient: shape({ type: { enum: ['individual', 'company'] }, name: text, tax_id: text }, ['type', 'name', 'tax_id']),
  start: text,
  callback: shape({
    url, listen: address, certificate: shape(certificate, []), client_ca: text, client_names: texts,
    signature: shape({ header: text, encoding: { enum: ['hex', 'base64'] }, secret }, ['header', 'encoding', 'secret']),
  }, ['url', 'listen']),
  razao: shape({ url, provider_id: text, secret }, ['url', 'provider_id', 'secret']),
  listen: address, store: text,
}, ['profile', 'client_id', 'client_secret', 'keys', 'participant', 'start', 'razao', 'listen', 'store']);

const day = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' };
const value = whole(1, 999_999_999_999);
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const share = { enum: ['FIXED', 'PERCENT'] };
const interest = { enum: ['FIXED_PER_DAY', 'PERCENT_PER_DAY', 'PERCENT_PER_MONTH', 'PERCENT_PER_YEAR'] };
const part = (kind: object) => orNull(shape({ kind, value }, ['kind', 'value']));
const steps = { type: 'array', minItems: 1, maxItems: 3, items: shape({ until: day, value }, ['until', 'value']) };

/** Terms of a charge that is due on a day, as Razao orders them. */
const due = shape({
  due_on: day, days_after_due: whole(0, 3_650), fine: part(share), interest: part(interest), rebate: part(share),
  discount: orNull(shape({ kind: share, steps }, ['kind', 'steps'])),
  payer: shape({ name: text, tax_id: { type: 'string', pattern: '^(\\d{11}|[0-9A-Z]{14})$' } }, ['name', 'tax_id']),
}, ['due_on', 'days_after_due', 'fine', 'interest', 'rebate', 'discount', 'payer']);

const ajv = new Ajv({ allErrors: true, strict: false });
const validators = { profile: ajv.compile(profile), config: ajv.compile(config), due: ajv.compile(due) };

/** Faults of a configuration, a profile, or terms of a charge, one line each; they repeat no values. */
export function faultsOf(what: keyof typeof validators, value: unknown): string[] {
  const validate = validators[what];
  return validate(value) ? [] : [...new Set((validate.errors ?? []).filter(({ keyword }) => keyword !== 'oneOf').map(describe))];
}

function describe({ instancePath, keyword, params, message }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.');
  const at = (name: string) => [place, name].filter(Boolean).join('.');
  if (keyword === 'required') return `${at(String(params['missingProperty']))} is missing`;
  if (keyword === 'additionalProperties') return `${at(String(params['additionalProperty']))} is unknown`;
  if (keyword === 'enum') return `${place} must be one of ${(params['allowedValues'] as string[]).join(', ')}`;
  const pattern = String(params['pattern']);
  if (keyword === 'pattern') return `${place} has the wrong form: ${FORMS.get(pattern) ?? `it must match ${pattern}`}`;
  return `${place || 'it'} ${message ?? 'is wrong'}`;
}

const FORMS: ReadonlyMap<string, string> = new Map([
  [url.pattern, 'a URL that begins with https:// or http://'], [address.pattern, 'host:port, such as 127.0.0.1:4070'],
  [pointer.pattern, 'a JSON pointer such as /pagador/nome'], ['^/', 'a path that begins with /'],
  ['^[0-9A-Z]{8}$', 'eight digits or capitals'],
]);

import type { GateFinding, ProductDatumField, ProductManifest, ProductParameter } from '../../../../../generated/models.ts';
import { HASH_BYTES } from '../../../chain/index.ts';
import { type DeclaredMove, type ManifestRule, fieldNamed, movesOf, repeated, findingUnless } from './rules.ts';

const VERIFICATION_KEY_BYTES = 32;
const HOLDS: Readonly<Record<ProductParameter['type'], ProductDatumField['type']>> = {
  cents: 'INTEGER', int: 'INTEGER', bool: 'BOOLEAN', hex: 'BYTES', string: 'BYTES', account_id: 'BYTES',
};

/** Largest size in bytes of an instance's record on the chain, where each output pays for its size. */
const MAXIMUM_RECORD_BYTES = 4_096;
const NUMBER_BYTES = 9;

/**
 * Datum fields declare the unit of an INTEGER and the length of BYTES, and nothing that does not belong to them; together they are not too
 * large.
 */
export const fields: ManifestRule = ({ datum_fields }) => [...eachField(datum_fields), ...recordFits(datum_fields)];

function recordFits(datum_fields: readonly ProductDatumField[]): GateFinding[] {
  const bytes = datum_fields.reduce((sum, { length_bytes = NUMBER_BYTES }) => sum + length_bytes, 0);
  return findingUnless(
    bytes <= MAXIMUM_RECORD_BYTES, 'RECORD_TOO_LARGE', `The datum fields take up to ${bytes} bytes, of at most ${MAXIMUM_RECORD_BYTES}.`,
  );
}

function eachField(datum_fields: readonly ProductDatumField[]): GateFinding[] {
  return datum_fields.flatMap(({ name, type, unit, minimum, maximum, length_bytes }) => [
    ...findingUnless(
      (type === 'INTEGER') === (unit !== undefined), 'FIELD_INCOMPLETE', `${name} has a unit if it is an INTEGER, and only then.`,
    ),
    ...findingUnless(
      (type === 'BYTES') === (length_bytes !== undefined), 'FIELD_INCOMPLETE', `${name} has a length if it is BYTES, and only then.`,
    ),
    ...findingUnless(
      type === 'INTEGER' || (minimum === undefined && maximum === undefined), 'FIELD_INCOMPLETE',
      `${name} has bounds and is not an INTEGER.`,
    ),
    ...findingUnless((minimum ?? -Infinity) <= (maximum ?? Infinity), 'BOUNDS_EMPTY', `No value is within the bounds of ${name}.`),
  ]);
}

/** Parameters fill fields of their type within the bounds of these, and no field twice. */
export const parameters: ManifestRule = (manifest) => movesOf(manifest).flatMap((move) => [
  ...move.parameters.flatMap((parameter) => parameterFits(manifest, move, parameter)),
  ...filledOnce(manifest, move),
]);

/** A key's field holds a hash; the ACTOR is filled by itself, the others by the creation. */
export const keys: ManifestRule = (manifest) => {
  const actors = manifest.keys.filter(({ role }) => role === 'ACTOR');
  return [
    ...findingUnless(actors.length === 1, 'ACTOR_NOT_ONE', 'Exactly one key is the ACTOR.'),
    ...findingUnless(
      actors.some(({ name }) => name === manifest.creation.signed_by), 'ACTOR_DOES_NOT_CREATE', 'The ACTOR signs the creation.',
    ),
    ...repeated(manifest.keys.map(({ datum_field }) => datum_field)).flatMap((name) => findingUnless(
      false, 'FIELD_TAKEN_TWICE', `${name} holds two keys.`,
    )),
    ...manifest.keys.flatMap((key) => keyIsHeld(manifest, key)),
    ...signersExist(manifest),
  ];
};

function parameterFits(manifest: ProductManifest, { title }: DeclaredMove, parameter: ProductParameter): GateFinding[] {
  const what = `${title}: ${parameter.name}`;
  const field = fieldNamed(manifest, parameter.datum_field);
  if (parameter.datum_field !== null && field === undefined) return findingUnless(
    false, 'FIELD_UNKNOWN', `${what} fills ${parameter.datum_field}, which does not exist.`,
  );
  if (field !== undefined && field.type !== HOLDS[parameter.type]) {
    return findingUnless(false, 'FIELD_WRONG_TYPE', `${what} is ${parameter.type}, and ${field.name} is ${field.type}.`);
  }
  return [...numberFits(what, parameter, field), ...bytesFit(what, parameter, field), ...keyIsSaid(what, parameter, field)];
}

function numberFits(what: string, { type, minimum, maximum }: ProductParameter, field: ProductDatumField | undefined): GateFinding[] {
  if (type !== 'cents' && type !== 'int') {
    return findingUnless(minimum === undefined && maximum === undefined, 'BOUNDS_UNEXPECTED', `${what} has bounds and is not a number.`);
  }
  const lowest = minimum ?? field?.minimum;
  const highest = maximum ?? field?.maximum;
  if (lowest === undefined || highest === undefined) return findingUnless(
    false, 'BOUNDS_MISSING', `${what} has no minimum and maximum, nor has the field it fills.`,
  );
  return [
    ...findingUnless(lowest <= highest, 'BOUNDS_EMPTY', `No value is within the bounds of ${what}.`),
    ...findingUnless(type !== 'cents' || lowest >= 0, 'BOUNDS_TOO_WIDE', `${what} is an amount, and may be below zero.`),
    ...findingUnless(
      type !== 'cents' || field === undefined || field.unit === 'CENTS', 'FIELD_WRONG_TYPE',
      `${what} is in cents, and ${field?.name ?? ''} is not.`,
    ),
    ...findingUnless(
      lowest >= (field?.minimum ?? lowest) && highest <= (field?.maximum ?? highest), 'BOUNDS_TOO_WIDE',
      `${what} allows values that ${field?.name ?? ''} does not.`,
    ),
  ];
}

function bytesFit(what: string, { type, length_bytes }: ProductParameter, field: ProductDatumField | undefined): GateFinding[] {
  if (type === 'account_id') {
    return [
      ...findingUnless(length_bytes === undefined, 'BOUNDS_UNEXPECTED', `${what} has a length and is an account.`),
      ...findingUnless(
        field === undefined || field.length_bytes === HASH_BYTES, 'KEY_LENGTH',
        `${what} fills ${field?.name ?? ''}, which is not ${HASH_BYTES} bytes long.`,
      ),
    ];
  }
  if (type !== 'hex' && type !== 'string') return findingUnless(
    length_bytes === undefined, 'BOUNDS_UNEXPECTED', `${what} has a length and is not bytes.`,
  );
  if (length_bytes === undefined) return findingUnless(false, 'BOUNDS_MISSING', `${what} has no length.`);
  const fits =
    field?.length_bytes === undefined || (type === 'hex' ? length_bytes === field.length_bytes : length_bytes <= field.length_bytes);
  return findingUnless(fits, 'BOUNDS_TOO_WIDE', `${what} is of another length than ${field?.name ?? ''}.`);
}

/** A hex parameter that fills 32 bytes is a verification key; for one that fills no field its author declares it. */
function keyIsSaid(
  what: string, { type, length_bytes, is_verification_key }: ProductParameter, field: ProductDatumField | undefined,
): GateFinding[] {
  const may = type === 'hex' && length_bytes === VERIFICATION_KEY_BYTES;
  const must = may && field !== undefined;
  return [
    ...findingUnless(
      may || !is_verification_key, 'KEY_LENGTH', `${what} is a verification key, and not hex of ${VERIFICATION_KEY_BYTES} bytes.`,
    ),
    ...findingUnless(
      !must || is_verification_key, 'KEY_LENGTH', `${what} fills ${VERIFICATION_KEY_BYTES} bytes, which makes it a verification key.`,
    ),
  ];
}

function filledOnce(manifest: ProductManifest, { title, parameters: given, sets }: DeclaredMove): GateFinding[] {
  const filled = [
    ...given.flatMap(({ datum_field }) => (datum_field === null ? [] : [datum_field])), ...sets.map(({ datum_field }) => datum_field),
  ];
  const byItself = new Set([manifest.state_field, manifest.keys.find(({ role }) => role === 'ACTOR')?.datum_field]);
  return [
    ...repeated(filled).flatMap((name) => findingUnless(false, 'FIELD_TAKEN_TWICE', `${title} fills ${name} twice.`)),
    ...filled.filter((name) => byItself.has(name)).flatMap((name) => findingUnless(
      false, 'FIELD_TAKEN_TWICE', `${title} fills ${name}, which is filled by itself.`,
    )),
    ...sets.flatMap(({ datum_field }) => settable(manifest, title, datum_field)),
  ];
}

function settable(manifest: ProductManifest, title: string, name: string): GateFinding[] {
  const field = fieldNamed(manifest, name);
  if (field === undefined) return findingUnless(false, 'FIELD_UNKNOWN', `${title} sets ${name}, which does not exist.`);
  return findingUnless(field.type !== 'BYTES', 'FIELD_WRONG_TYPE', `${title} sets ${name}, and a formula gives no BYTES.`);
}

function keyIsHeld(manifest: ProductManifest, { name, role, datum_field }: ProductManifest['keys'][number]): GateFinding[] {
  const field = fieldNamed(manifest, datum_field);
  if (field === undefined) return findingUnless(false, 'FIELD_UNKNOWN', `Key ${name} is in ${datum_field}, which does not exist.`);
  if (field.type !== 'BYTES' || field.length_bytes !== HASH_BYTES) return findingUnless(
    false, 'KEY_LENGTH', `Key ${name} is in ${datum_field}, which is not BYTES of ${HASH_BYTES}.`,
  );
  const filling = movesOf(manifest).flatMap((move) => move.parameters.filter((parameter) => parameter.datum_field === datum_field));
  const atCreation = manifest.creation.parameters.some((parameter) => parameter.datum_field === datum_field && parameter.required);
  const paid = isPaid(manifest, name);
  return [
    ...findingUnless(role === 'ACTOR' || atCreation, 'KEY_NOT_FILLED', `No required parameter of the creation fills key ${name}.`),
    ...findingUnless(
      !paid || filling.every(({ type }) => type === 'account_id'), 'PAID_KEY_NO_ACCOUNT',
      `Key ${name} is paid, and something other than an account_id fills it.`,
    ),
  ];
}

function isPaid({ actions, closing }: ProductManifest, key: string): boolean {
  return closing?.released_to === key || actions.some(({ payouts }) => payouts.some((payout) => payout.key === key));
}

function signersExist({ keys: known, creation, actions, closing }: ProductManifest): GateFinding[] {
  const named = [
    creation.signed_by, ...actions.flatMap(({ signed_by, payouts }) => [signed_by, ...payouts.map(({ key }) => key)]),
    ...(closing === null ? [] : [closing.signed_by, closing.released_to]),
  ];
  return [...new Set(named)].flatMap((key) => findingUnless(
    known.some(({ name }) => name === key), 'KEY_UNKNOWN', `There is no key ${key}.`,
  ));
}

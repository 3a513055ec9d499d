import {
  isReference,
  referencedName,
  resolve,
  type Contract,
  type Reference,
  type Schema,
} from '../../contracts/codegen/contract.ts';

/** Direction of a schema: a change that is harmless in an answer (a new field) may break a request, and the reverse. */
export type Direction = 'request' | 'response';

/** Compares the schemas of two versions of a contract, following references in each. */
export class SchemaComparison {
  private readonly compared = new Set<string>();

  constructor(
    private readonly before: Contract,
    private readonly after: Contract,
    private readonly direction: Direction
  ) {}

  /** The changes that break a client of the earlier schema, a line for each. */
  breaks(where: string, was: Schema | Reference, is: Schema | Reference): string[] {
    const pair = isReference(was) && isReference(is) ? `${referencedName(was)} ${referencedName(is)}` : null;
    if (pair && this.compared.has(pair)) return [];
    if (pair) this.compared.add(pair);
    const old = unwrapped(this.before, was);
    const now = unwrapped(this.after, is);
    if ((old.type ?? 'any') !== (now.type ?? 'any'))
      return [`${where}: type ${old.type ?? 'any'} became ${now.type ?? 'any'}`];
    return [
      ...this.nullability(where, old, now),
      ...enumValues(where, old, now),
      ...(this.direction === 'request' ? narrowed(where, old, now) : []),
      ...this.properties(where, old, now),
      ...this.unknownFields(where, old, now),
      ...this.parts(where, old, now),
    ];
  }

  private nullability(where: string, old: Schema, now: Schema): string[] {
    if (this.direction === 'request') return old.nullable && !now.nullable ? [`${where}: null is no longer taken`] : [];
    return !old.nullable && now.nullable ? [`${where}: null can now be answered`] : [];
  }

  private properties(where: string, old: Schema, now: Schema): string[] {
    const before = Object.entries(old.properties ?? {});
    const after = (now.properties ?? {}) as Record<string, Schema | Reference>;
    const found = before.flatMap(([name, property]) => {
      const counterpart = after[name];
      return counterpart ? this.breaks(`${where}.${name}`, property, counterpart) : [`${where}.${name} was removed`];
    });
    return [...found, ...this.requirements(where, old, now)];
  }

  private requirements(where: string, old: Schema, now: Schema): string[] {
    const before = new Set(old.required ?? []);
    const after = new Set(now.required ?? []);
    if (this.direction === 'request') {
      return [...after].filter((name) => !before.has(name)).map((name) => `${where}.${name} is now required`);
    }
    return [...before]
      .filter((name) => !after.has(name) && now.properties?.[name])
      .map((name) => `${where}.${name} may now be left out`);
  }

  private unknownFields(where: string, old: Schema, now: Schema): string[] {
    const closes =
      this.direction === 'request' && old.additionalProperties !== false && now.additionalProperties === false;
    return closes ? [`${where}: unknown fields are now refused`] : [];
  }

  private parts(where: string, old: Schema, now: Schema): string[] {
    const items = old.type === 'array' && now.type === 'array' ? this.breaks(`${where}[]`, old.items, now.items) : [];
    const values =
      typeof old.additionalProperties === 'object' && typeof now.additionalProperties === 'object'
        ? this.breaks(`${where}.*`, old.additionalProperties, now.additionalProperties)
        : [];
    return [...items, ...values, ...this.unions(where, old, now)];
  }

  /** A union may grow in a request and not shrink; variants are matched by position. */
  private unions(where: string, old: Schema, now: Schema): string[] {
    const before = old.oneOf ?? old.anyOf ?? [];
    const after = now.oneOf ?? now.anyOf ?? [];
    if (after.length < before.length) return [`${where}: a variant was removed`];
    return before.flatMap((variant, index) => this.breaks(`${where}|${index}`, variant, after[index] ?? variant));
  }
}

/** The schema itself: references followed, also through the `allOf` of one that carries a description. */
function unwrapped(contract: Contract, schema: Schema | Reference): Schema {
  const own = resolve<Schema>(contract, schema);
  const [only, ...more] = own.allOf ?? [];
  if (!only || more.length > 0) return own;
  return { ...unwrapped(contract, only), ...(own.nullable ? { nullable: true } : {}) };
}

function enumValues(where: string, old: Schema, now: Schema): string[] {
  if (!old.enum) return now.enum ? [`${where}: only some values are allowed now`] : [];
  const kept = new Set(now.enum ?? old.enum);
  return old.enum
    .filter((value) => !kept.has(value))
    .map((value) => `${where}: the value ${String(value)} was removed`);
}

/** Bounds that a formerly valid request may no longer meet. */
function narrowed(where: string, old: Schema, now: Schema): string[] {
  const lower = (['minimum', 'minLength', 'minItems'] as const).filter(
    (word) => (now[word] ?? -Infinity) > (old[word] ?? -Infinity)
  );
  const upper = (['maximum', 'maxLength', 'maxItems'] as const).filter(
    (word) => (now[word] ?? Infinity) < (old[word] ?? Infinity)
  );
  const pattern = now.pattern !== undefined && now.pattern !== old.pattern ? ['pattern'] : [];
  return [...lower, ...upper, ...pattern].map((word) => `${where}: ${word} became stricter`);
}

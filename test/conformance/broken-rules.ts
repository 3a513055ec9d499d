/** Bodies that match the schemas and break one rule of their contract: service and mocks refuse them alike. */
import {
  requestSchemaOf, resolve, type Contract, type LocatedOperation, type Reference, type Schema,
} from '../../contracts/codegen/contract.ts';
import type { Rule } from '../../src/platform/http/rules.ts';
import { contractOf } from './contracts.ts';

type Fields = Record<string, unknown>;
/** A change of the fields, the place of its finding, and the finding's type. */
type Way = [change: () => void, field: string, type: string];

export interface Broken {
  /** The broken rule and the way, for people. */
  readonly name: string;
  readonly body: object;
  /** Place of the rule's finding. */
  readonly loc: string;
  readonly type: string;
}

/** Every way to break a rule of the operation's body, from a body that breaks none. @throws Error where a rule cannot be broken. */
export function brokenRules(located: LocatedOperation, rules: readonly Rule[], example: object): Broken[] {
  const contract = contractOf(located.interfaceName);
  const root = requestSchemaOf(contract, located.operation);
  return rules.filter((rule) => rule.in === 'body').flatMap((rule) => {
    if (!root) throw new Error('a rule of a body that is none');
    const found = new Breaker(contract, rule).breaks(root, example);
    if (found.length === 0) throw new Error(`nothing breaks ${JSON.stringify(rule)}`);
    return found;
  });
}

class Breaker {
  constructor(private readonly contract: Contract, private readonly rule: Rule) {}

  breaks(root: Schema | Reference, example: object): Broken[] {
    const { at = [] } = this.rule;
    const body = structuredClone(example) as Fields;
    const { fields, schema, loc } = at.reduce(({ fields, schema, loc }, step) => {
      const inner = this.#inner(schema, step);
      const key = step === '*' ? 0 : step;
      const there = (fields as Record<string | number, unknown>)[key] ??= this.#sample(inner);
      return { fields: there as Fields, schema: inner, loc: [...loc, String(key)] };
    }, { fields: body, schema: this.#follow(root), loc: ['body'] });
    this.#makeCase(fields, schema);
    return this.#ways(fields, schema).map(([change, field, type]) => {
      const before = structuredClone(fields);
      change();
      const broken = {
        name: `${JSON.stringify(this.rule)} at ${field}`, body: structuredClone(body), loc: [...loc, field].join('.'), type,
      };
      for (const name of Object.keys(fields)) delete fields[name];
      Object.assign(fields, before);
      return broken;
    });
  }

  /** The fields as the rule speaks of them. */
  #makeCase(fields: Fields, schema: Schema): void {
    const { where = {}, given, forbidden = [] } = this.rule;
    for (const [field, [value]] of Object.entries(where)) fields[field] = value;
    if (given !== undefined) fields[given] = this.#sample(this.#inner(schema, given));
    for (const field of forbidden) delete fields[field];
  }

  #ways(fields: Fields, schema: Schema): Way[] {
    const {
      one_at_most, one_of, together = [], required = [], forbidden = [], values = {}, same, differ, unique = {}, max_bytes = {},
      check_digits = {}, prefix = {},
    } = this.rule;
    const set = (field: string) => { fields[field] ??= this.#sample(this.#inner(schema, field)); };
    const without = (...names: readonly string[]) => { for (const name of names) delete fields[name]; };
    const choice = one_at_most ?? one_of;
    return [
      ...(choice ? [[() => choice.forEach(set), choice[1]!, 'extra_forbidden'] satisfies Way] : []),
      ...(one_of ? [[() => without(...one_of), one_of[0]!, 'missing'] satisfies Way] : []),
      ...together.map((field): Way => [() => { together.forEach(set); without(field); }, field, 'missing']),
      ...Object.keys(prefix).map((path): Way => {
        const [side = '', field = ''] = path.split('.');
        return [() => { fields[side] = { kind: 'external', [field]: 'fornecedor' }; }, path, 'value_error'];
      }),
      ...Object.entries(check_digits).map(([field, kind]): Way => [() => {
        Object.assign(fields, kind === null ? {} : { [kind]: 'cpf' }, { [field]: '52998224724' });
      }, field, 'value_error']),
      ...required.map((field): Way => [() => without(field), field, 'missing']),
      ...forbidden.map((field): Way => [() => set(field), field, 'extra_forbidden']),
      ...Object.entries(values).map(([field, allowed]): Way => [() => this.#setOther(fields, schema, field, allowed), field, 'enum']),
      ...(same ? [[() => { fields[same[0]] =
        values[same[0]]?.[0]; this.#setOther(fields, schema, same[1], [fields[same[0]]]); }, same[1], 'value_error'] satisfies Way] : []),
      ...(differ ? [[() => { set(differ[0]); fields[differ[1]] = fields[differ[0]]; }, differ[1], 'value_error'] satisfies Way] : []),
      ...Object.keys(unique).map((list): Way => [
        () => { set(list); const [first] = fields[list] as unknown[]; fields[list] = [first, first]; }, `${list}.1`, 'value_error',
      ]),
      ...Object.entries(max_bytes).map(([field, bytes]): Way => [
        () => { fields[field] = { note: 'x'.repeat(bytes) }; }, field, 'too_long',
      ]),
    ];
  }

  /** Gives a field a value that its schema allows and the rule does not. */
  #setOther(fields: Fields, schema: Schema, field: string, allowed: readonly unknown[]): void {
    const [first = '', ...further] = field.split('.');
    const inner = this.#inner(schema, first);
    const [within] = further;
    if (within === undefined) fields[first] = inner.enum?.find((it) => !allowed.includes(it)) ?? 'elsewhere';
    else fields[first] = this.#sample(this.#shapes(inner).find(
      (shape) => !this.#inner(shape, within).enum?.every((it) => allowed.includes(it)),
    ) ?? inner);
  }

  #shapes(schema: Schema): Schema[] {
    return (schema.oneOf ?? []).map((it) => this.#follow(it));
  }

  #follow(schema: Schema | Reference): Schema {
    const found = resolve<Schema>(this.contract, schema);
    const [only, ...more] = found.allOf ?? (found.oneOf?.length === 1 ? found.oneOf : []);
    return only && more.length === 0 ? this.#follow(only) : found;
  }

  #inner(schema: Schema, step: string): Schema {
    const inner = step === '*' ? (schema as { items?: Schema }).items : schema.properties?.[step];
    if (!inner) throw new Error(`${JSON.stringify(this.rule)} leads nowhere at ${step}`);
    return this.#follow(inner);
  }

  /** A value that the schema allows: its example, or one made of the examples of its required fields. */
  #sample(schema: Schema): unknown {
    if (schema.example !== undefined) return structuredClone(schema.example as unknown);
    if (schema.enum) return schema.enum[0];
    if (schema.oneOf) return this.#sample(this.#shapes(schema)[0]!);
    if (schema.type === 'array') return [this.#sample(this.#follow(schema.items))];
    return Object.fromEntries((schema.required ?? []).map((name) => [name, this.#sample(this.#inner(schema, name))]));
  }
}

/** Findings of tsoa, by place; one for an unknown field has the names that are known there. */
export type Fields = Readonly<Record<string, { readonly message: string; readonly value?: unknown; readonly known?: readonly string[] }>>;

const UNION = /^Could not match the union against any of the items\. Issues: (\[.*\])$/s;
const ONE_VALUE = /^should be one of the following; \[([^,]*)\]$/;
const NULL = 'null';

/**
 * Replaces tsoa's finding for a value that may have one of several forms, a text of the faults of each form with all its values, by the
 * findings for the form that was meant.
 */
export function withoutUnions(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).flatMap(([path, field]) => {
    const issues = UNION.exec(String(field.message))?.[1];
    if (issues === undefined) return [[path, field]];
    const alternatives = (JSON.parse(issues) as Fields[]).map((it) => below(path, it));
    return Object.entries(withoutUnions(meant(path, alternatives)));
  }));
}

/** Adds where the array is, which tsoa leaves out for its items. */
function below(path: string, found: Fields): Fields {
  return Object.fromEntries(Object.entries(found).map(([at, field]) => [
    at === path || at.startsWith(`${path}.`) ? at : `${path}.${at}`, field,
  ]));
}

function meant(path: string, alternatives: readonly Fields[]): Fields {
  const values = alternatives.filter((it) => onlyValueOf(it[path]) !== NULL);
  const named = values.filter((it) => !Object.values(it).some((field) => onlyValueOf(field) !== undefined));
  if (named.length === 0) return otherNames(values);
  const [first = {}, ...others] = named.toSorted((one, other) => Object.keys(one).length - Object.keys(other).length);
  const common = Object.entries(first).filter(([at, { message }]) => others.every((it) => it[at]?.message === message));
  if (common.length > 0) return Object.fromEntries(common);
  const isNearest = Object.keys(first).length < Object.keys(others[0] ?? {}).length;
  return isNearest ? first : { [path]: { message: 'has none of the allowed forms' } };
}

/** The one value that something may have, as tsoa writes it; undefined where it is something else that is wrong. */
function onlyValueOf(field: Fields[string] | undefined): string | undefined {
  return field && ONE_VALUE.exec(field.message)?.[1];
}

/** Returns the findings where a discriminator, such as `kind`, has none of its alternatives' values. */
function otherNames(alternatives: readonly Fields[]): Fields {
  const all = new Map<string, { value: unknown; names: string[] }>();
  for (const [at, field] of alternatives.flatMap((it) => Object.entries(it))) {
    const name = onlyValueOf(field);
    if (name === undefined) continue;
    const known = all.get(at) ?? { value: field.value, names: [] };
    all.set(at, { ...known, names: [...known.names, name] });
  }
  return Object.fromEntries([...all].map(([at, { value, names }]) => [
    at, { value, message: `should be one of the following; [${names.join()}]` },
  ]));
}

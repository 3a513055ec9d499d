import { linesOf, type ModelStyle } from '../model-document.ts';

/** Words of the language, what pydantic's models have, and types that annotations name: none can be a field. */
const TAKEN: ReadonlySet<string> = new Set([
  ...('False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise '
    + 'return try while with yield match case type print exec').split(' '),
  ...('copy dict json schema construct validate fields parse_obj parse_raw parse_file from_orm update_forward_refs schema_json model_config model_fields model_computed_fields '
    + 'model_extra model_fields_set model_construct model_copy model_dump model_dump_json model_json_schema model_parametrized_name model_post_init model_rebuild '
    + 'model_validate model_validate_json model_validate_strings').split(' '),
  ...'to_dict from_dict self cls str int bool float object list bytes datetime property classmethod staticmethod'.split(' '),
]);

/** A name that the language or a model has already gets an underscore behind it. */
export function identifier(name: string): string {
  return TAKEN.has(name) ? `${name}_` : name;
}

/** `caucao`, `aluguel` → `caucao_aluguel`. */
export function snake(words: readonly string[]): string {
  return words.join('_');
}

/** A text between three quotes, which it cannot end. */
export function docstring(text: string, indent: string): string {
  const lines = linesOf(text).map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"'));
  const isShort = lines.length === 1;
  return `"""${lines.map((line, place) => (place === 0 || line === '' ? line : indent + line)).join('\n')}${isShort ? '' : `\n${indent}`}"""`;
}

/** A text between two quotes. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u007F-\uFFFF]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export const style: ModelStyle = {
  member: identifier,
  constant: (_schema, value) => value.toUpperCase().replace(/[^A-Z0-9_]/g, '_').replace(/^(?=[0-9])/, 'V'),
  comment: (text) => docstring(text, '    '),
};

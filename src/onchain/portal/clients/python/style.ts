import { linesOf, type ModelStyle } from '../model-document.ts';
import { templatesIn } from '../templates.ts';
import { asLine } from '../texts.ts';

const KEYWORDS = (
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda '
  + 'nonlocal not or pass raise return try while with yield'
).split(' ');
/** Names that the models have by themselves. */
const OF_MODELS = (
  'copy dict json schema construct validate fields parse_obj parse_raw parse_file from_orm update_forward_refs schema_json model_config '
  + 'model_fields model_computed_fields model_extra model_fields_set model_construct model_copy model_dump model_dump_json '
  + 'model_json_schema model_parametrized_name model_post_init model_rebuild model_validate model_validate_json model_validate_strings '
  + 'to_dict from_dict'
).split(' ');
/** Names in annotations of other fields. */
const OF_ANNOTATIONS = 'self cls str int bool float object list bytes datetime property classmethod'.split(' ');
const TAKEN_IN_CODE: ReadonlySet<string> = new Set(KEYWORDS);
const TAKEN_IN_MODELS: ReadonlySet<string> = new Set([...KEYWORDS, ...OF_MODELS, ...OF_ANNOTATIONS]);

/** A method, a group or a parameter: a keyword gets an underscore behind it. */
export function methodIdentifier(name: string): string {
  return TAKEN_IN_CODE.has(name) ? `${name}_` : name;
}

/** A field of a model: what the language, a model or an annotation has already gets an underscore behind it. */
export function identifier(name: string): string {
  return TAKEN_IN_MODELS.has(name) ? `${name}_` : name;
}

/** `caucao`, `aluguel` → `caucao_aluguel`. */
export function snake(words: readonly string[]): string {
  return words.join('_');
}

/** A text between three quotes, which it cannot end. */
export function docstring(text: string, indent: string): string {
  const lines = linesOf(text).map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"'));
  const [first = '', ...others] = lines;
  return others.length === 0 ? `"""${first}"""`
    : `"""${[first, ...others.map((line) => (line === '' ? line : indent + line)), indent].join('\n')}"""`;
}

/** A text between two quotes. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u007F-\uFFFF]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A dictionary. @param pairs of a key, and of a value in code */
export function dictionary(pairs: readonly (readonly [key: string, code: string])[]): string {
  return `{${pairs.map(([key, code]) => `${quoted(key)}: ${code}`).join(', ')}}`;
}

/** A set of texts. */
export function setOf(texts: readonly string[]): string {
  return texts.length === 0 ? 'set()' : `{${texts.map(quoted).join(', ')}}`;
}

export const TEMPLATES = 'sdk/python/templates';
export const render = templatesIn(TEMPLATES, { docstring, quoted, markdown: asLine });

export const style: ModelStyle = {
  member: identifier,
  constant: (_schema, value) => value.toUpperCase().replace(/[^A-Z0-9_]/g, '_').replace(/^(?=[0-9])/, 'V'),
  comment: (text) => docstring(text, '    '),
};

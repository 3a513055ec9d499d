/** Languages of the console. */
export type Language = 'pt' | 'en';

/** One thing that the console says, in every language: a text that lacks one does not compile. */
export type Text = Readonly<Record<Language, string>>;

/** A part of the dictionary. */
export type Texts = Readonly<Record<string, Text>>;

/** Values that a text names in braces: `{count} rows`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The text in a language, with its values filled in. */
export function inLanguage(text: Text, language: Language, values: TextValues = {}): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
}

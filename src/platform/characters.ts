/** Characters of a text are its code points, as in JSON Schema and in Postgres: an emoji is one, of two UTF-16 units. */

export function charactersIn(text: string): number {
  let characters = 0;
  for (const _character of text) characters += 1;
  return characters;
}

/** True when a text has fewer characters. Each has one UTF-16 unit or two, so that most texts need no counting. */
export function isShorter(text: string, least: number): boolean {
  return text.length < 2 * least - 1 && charactersIn(text) < least;
}

/** True when a text has more characters. */
export function isLonger(text: string, most: number): boolean {
  return text.length > most && charactersIn(text) > most;
}

/** Returns the first characters of a text, none of them halved: Postgres cannot store half of one in JSON. */
export function firstCharacters(text: string, most: number): string {
  return isLonger(text, most) ? [...text].slice(0, most).join('') : text;
}

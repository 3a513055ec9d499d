import { ArrayType, type Platform } from '@mikro-orm/postgresql';

/**
 * A column of Postgres' text[]. MikroORM's own type leaves most texts unquoted, so that Postgres trims their spaces,
 * reads NULL as no value, and refuses one of spaces alone; it also writes line feeds in a way Postgres does not know.
 */
export class TextArray extends ArrayType<string> {
  override convertToDatabaseValue(value: string[] | null, platform: Platform): string | null {
    if (!Array.isArray(value)) return super.convertToDatabaseValue(value, platform);
    return textArray(value);
  }
}

/** Texts as Postgres writes an array of them. */
export function textArray(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

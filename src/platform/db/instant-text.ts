import { Type } from '@mikro-orm/postgresql';

/** A column of Postgres' timestamptz that the domain has as ISO text, as the contract shows it. */
export class InstantText extends Type<string, string> {
  override convertToJSValue(value: string): string {
    return value && new Date(value).toISOString();
  }

  override getColumnType(): string {
    return 'timestamptz';
  }
}

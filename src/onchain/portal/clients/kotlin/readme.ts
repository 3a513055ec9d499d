import type { ClientInput, FileMap } from '../client-input.ts';
import { camelCase } from '../texts.ts';
import { fieldNames, readmeOf } from '../jvm/readme.ts';
import { kotlinLiteral } from '../jvm/texts.ts';
import { kotlinName, kotlinPackage } from './facade.ts';
import { render } from './style.ts';

const FIELD = /@get:JsonProperty\("(\w+)"\)\n\s*val (`?\w+`?):/g;

/** @param models by their paths: they have the names of the fields. */
export function readme(input: ClientInput, models: FileMap): string {
  const sourceOf = (schema: string) => String([...models].find(([path]) => path.endsWith(`/${schema}.kt`))?.[1] ?? '');
  return readmeOf(input, {
    render,
    accessor: ({ words }) => kotlinName(words),
    method: ({ words }) => (words.at(-1) === 'wait' ? camelCase(words) : kotlinName(words)),
    request(schema, account, parameters) {
      const names = parameters ? fieldNames(sourceOf(parameters.schema), FIELD) : new Map<string, string>();
      const fields = parameters?.values.map(([name, code]) => `${names.get(name) ?? name} = ${code}`).join(', ') ?? '';
      return `${schema}(accountId = ${account}${parameters ? `, parameters = ${parameters.schema}(${fields})` : ''})`;
    },
    whole: String,
    text: kotlinLiteral,
  }, kotlinPackage(input.tenant));
}

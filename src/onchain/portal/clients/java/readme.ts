import type { ClientInput, FileMap } from '../client-input.ts';
import { camelCase } from '../texts.ts';
import { fieldNames, readmeOf } from '../jvm/readme.ts';
import { javaLiteral } from '../jvm/texts.ts';
import { javaName, javaPackage } from './facade.ts';
import { render } from './style.ts';

const FIELD = /= "(\w+)";\n\s*private [\w<>., ]+ (\w+);/g;

/** @param models by their paths: they have the names of the fields. */
export function readme(input: ClientInput, models: FileMap): string {
  const sourceOf = (schema: string) => String([...models].find(([path]) => path.endsWith(`/${schema}.java`))?.[1] ?? '');
  return readmeOf(input, {
    render,
    accessor: ({ words }) => `${javaName(words)}()`,
    method: ({ words }) => (words.at(-1) === 'wait' ? camelCase(words) : javaName(words)),
    request(schema, account, parameters) {
      const names = parameters ? fieldNames(sourceOf(parameters.schema), FIELD) : new Map<string, string>();
      const fields = parameters?.values.map(([name, code]) => `.${names.get(name) ?? name}(${code})`).join('') ?? '';
      return `new ${schema}().accountId(${account})${parameters ? `.parameters(new ${parameters.schema}()${fields})` : ''}`;
    },
    whole: (value) => `${value}L`,
    text: javaLiteral,
  }, javaPackage(input.tenant));
}

import type { Catalogue } from '../catalogue.ts';
import { scopeOf } from '../contract.ts';
import { callsOf } from './examples.ts';
import { ownCodesOf, pathParametersOf, signaturesOf } from './emit-operations.ts';
import type { Group, Method } from './names.ts';
import type { SdkSchemas } from './schemas.ts';

function section(group: Group, method: Method, sdk: SdkSchemas, catalogue: Catalogue): string {
  const { operation, operationId, name } = method;
  const calls = signaturesOf(method, sdk, catalogue).map(({ parameters, result }) =>
    `razao.${group.name}.${name}(${parameters}): ${result}`.replaceAll('models.', ''));
  const parameters = pathParametersOf(method).map(({ name, description }) => `- \`${name}\`: ${description}`);
  const scope = scopeOf(operation);
  const codes = ownCodesOf(method, catalogue);
  const facts = [
    `\`${operationId}\``,
    `\`${method.method.toUpperCase()} ${method.path}\``,
    scope ? `scope \`${scope}\`` : 'no token',
    ...(operation['x-status'] === 'preview' ? ['**not built yet**'] : []),
  ];
  const [example] = callsOf(group.name, method);
  return [
    `### ${group.name}.${name}`, '', `${operation.summary}. ${facts.join(' · ')}`, '', '```ts', ...calls, '```', '',
    (operation.description ?? '').trim(), '', ...(parameters.length > 0 ? [...parameters, ''] : []),
    ...(codes.length > 0 ? [`Refusals of its own: ${codes.map((code) => `\`${code}\``).join(', ')}.`, ''] : []),
    ...(example ? ['```ts', `await ${example.written}`, '```', ''] : []),
  ].join('\n');
}

/** The reference of the SDK in Markdown: every operation by group, in the words of the contract. */
export function emitSdkReference(groups: readonly Group[], sdk: SdkSchemas, catalogue: Catalogue): string {
  const contents = groups.map(({ name, methods }) =>
    `- [\`razao.${name}\`](#razao${name.toLowerCase()}): ${methods.map((method) => `[${method.name}](#${`${name}${method.name}`.toLowerCase()})`).join(', ')}`);
  const body = groups.map((group) =>
    [
      `## razao.${group.name}`, '', group.description, '', ...group.methods.map((method) => section(group, method, sdk, catalogue)),
    ].join('\n'));
  return [
    '<!-- Generated from contracts/ by `make generate`. Do not edit. -->', '# Reference', '',
    'Every operation by group. Each can also be refused with the common codes (token, scope, validation, idempotency, …);',
    'the types of bodies and answers carry the descriptions of their fields.', '', ...contents, '', ...body,
  ].join('\n');
}

/** The check of the contracts themselves: every rule for each interface, and the examples of events. It prints the findings. */
import { isReference, schemasOf } from '../../contracts/codegen/contract.ts';
import { interfaceNames } from '../../contracts/codegen/settings.ts';
import { contractOf, eventsContract } from './contracts.ts';
import { SchemaValidator } from './json-schema.ts';
import { rules } from './rules.ts';

const findings = [
  ...interfaceNames.flatMap((name) => Object.entries(rules).flatMap(([rule, find]) => find(contractOf(name), name).map(
    (finding) => `${name}: ${rule}: ${finding}`,
  ))),
  ...eventFindings(),
];
process.stdout.write(findings.map((finding) => `${finding}\n`).join(''));
process.exitCode = findings.length === 0 ? 0 : 1;

function eventFindings(): string[] {
  const events = eventsContract();
  const validator = new SchemaValidator(events, 'closed');
  return Object.entries(schemasOf(events)).flatMap(([name, schema]) => {
    if (isReference(schema) || !schema['x-event']) return [];
    const personal = Object.values(schema.properties ?? {}).some((property) => 'x-personal-data' in property);
    return [
      ...validator.findings(schema, schema.example).map((finding) => `example ${finding}`),
      ...(personal ? ['personal data in an event'] : []),
    ]
      .map((finding) => `events: ${name}: ${finding}`);
  });
}

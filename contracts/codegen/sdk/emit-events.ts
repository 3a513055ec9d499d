import { isReference, schemasOf, type Contract } from '../contract.ts';
import { generatedHeader } from '../settings.ts';
import { comment } from './emit-models.ts';

/** TypeScript source that names the data of each event type, and makes the union of all events over an envelope. */
export function emitSdkEvents(events: Contract): string {
  const types = Object.entries(schemasOf(events)).flatMap(([name, schema]) =>
    isReference(schema) || !schema['x-event'] ? [] : [{ eventType: schema['x-event'], name, description: schema.description }]);
  types.sort((a, b) => (a.eventType < b.eventType ? -1 : 1));
  const members = types.map(({ eventType, name, description }) => `${comment(description, '  ')}  '${eventType}': models.${name};\n`);
  return (
    generatedHeader +
    "import type { Unlisted } from '../src/open.ts';\nimport type * as models from './models.ts';\n\n" +
    `/** The \`data\` of each event type. */\nexport interface EventData {\n${members.join('')}}\n\n` +
    '/** Event types this version knows. */\nexport type EventType = keyof EventData;\n\n' +
    '/** An envelope with the type of its event and what is particular to it; a type unknown to this version has data of any shape. */\n' +
    'export type EventOf<Envelope> =\n' +
    '  | { [Type in EventType]: Envelope & { event_type: Type; data: EventData[Type] } }[EventType]\n' +
    '  | (Envelope & { event_type: Unlisted; data: Record<string, unknown> });\n'
  );
}

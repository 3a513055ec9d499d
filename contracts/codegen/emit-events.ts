import { isReference, schemasOf, type Contract } from './contract.ts';
import { generatedHeader } from './settings.ts';

/**
 * TypeScript source that names the data of each event type.
 * @throws Error when two schemas claim one event type.
 */
export function emitEvents(events: Contract): string {
  const types = Object.entries(schemasOf(events)).flatMap(([name, schema]) => {
    const eventType = isReference(schema) ? undefined : schema['x-event'];
    return eventType ? [{ eventType, name }] : [];
  });
  types.sort((a, b) => (a.eventType < b.eventType ? -1 : 1));
  if (new Set(types.map(({ eventType }) => eventType)).size !== types.length) {
    throw new Error('two schemas describe one event type');
  }
  const names = types.map(({ name }) => name).sort();
  return (
    generatedHeader +
    `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './models.ts';\n\n` +
    '/** The `data` of each event type. Its schema is in events.openapi.json. */\n' +
    `export interface EventData {\n${types
      .map(({ eventType, name }) => `  '${eventType}': ${name};\n`)
      .join('')}}\n\n` +
    'export type EventType = keyof EventData;\n\n' +
    '/** Event type → name of its schema in events.openapi.json. */\n' +
    `export const eventSchemas: Readonly<Record<EventType, string>> = {\n${types
      .map(({ eventType, name }) => `  '${eventType}': '${name}',\n`)
      .join('')}};\n`
  );
}

import { readFileSync } from 'node:fs';
import type { Catalogue } from '../catalogue.ts';
import type { Contract } from '../contract.ts';
import { generatedHeader } from '../settings.ts';
import { emitSdkErrors } from './emit-errors.ts';
import { emitSdkEvents } from './emit-events.ts';
import { emitSdkModels } from './emit-models.ts';
import { emitSdkOperations } from './emit-operations.ts';
import { emitSdkReference } from './emit-reference.ts';
import { groupsOf, type Contracts } from './names.ts';
import { sdkSchemas } from './schemas.ts';

/**
 * The generated part of the TypeScript SDK: file name → its text.
 * @throws Error when two operations would share a name, or an operation has no shape in the SDK.
 */
export async function emitSdk(contracts: Contracts, events: Contract, catalogue: Catalogue): Promise<Map<string, string>> {
  const groups = groupsOf(contracts);
  const schemas = sdkSchemas(contracts, events, groups);
  return new Map([
    ['models.ts', await emitSdkModels(contracts.core, schemas)],
    ['operations.ts', emitSdkOperations(groups, schemas, catalogue)],
    ['errors.ts', emitSdkErrors(catalogue)],
    ['events.ts', emitSdkEvents(events)],
    // The SDK computes the same names at run time.
    ['method-name.ts', generatedHeader + readFileSync(new URL('method-name.ts', import.meta.url), 'utf8')],
    ['reference.md', emitSdkReference(groups, schemas, catalogue)],
  ]);
}

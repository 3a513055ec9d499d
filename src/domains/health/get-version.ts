import type { VersionResponse } from '../../../generated/models.ts';
import { readVersions } from './versions.ts';

/** The versions of the service and of its contracts. */
export function getVersion(): VersionResponse {
  return { service: 'razao', ...readVersions() };
}

import type { Language } from '../../platform/http/language.ts';
import { LABELS } from './labels.ts';

/** Values that the page fills in to try an operation: only where everything is a demonstration. */
export interface ToTry {
  readonly mockUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Ids of the examples' story, and of what there is in their place. */
  readonly ids: Readonly<Record<string, string>>;
  /** Clients with which the console signs in by one click. */
  readonly clients: readonly ClientToTry[];
}

/** A demo tenant's client. */
export interface ClientToTry {
  readonly tenant: string;
  readonly name: string;
  readonly client_id: string;
  readonly client_secret: string;
}

/** Returns a document with ids that exist: the mocks take any, the service its own. */
export function withIds(text: string, { ids }: ToTry): string {
  return Object.entries(ids).reduce((shown, [story, id]) => shown.replaceAll(story, id), text);
}

/** Returns the page's settings for it: service and mocks to choose from, a client that is filled in. */
export function tryingSettings({ mockUrl, clientId, clientSecret }: ToTry, language: Language): object {
  return {
    servers: [{ url: '/', description: LABELS.theService[language] }, { url: mockUrl, description: LABELS.theMocks[language] }],
    authentication: {
      preferredSecurityScheme: 'oauth',
      securitySchemes: { oauth: { flows: { clientCredentials: { 'x-scalar-client-id': clientId, clientSecret } } } },
    },
  };
}

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

/** The address of the mocks in the guides: of those that `make mock` starts. */
const MOCKS_ALONE = 'BASE=http://127.0.0.1:4010';

/** Returns a text with ids that exist, which the mocks take as any others, and with the address of the mocks that run. */
export function withValues(text: string, { ids, mockUrl }: ToTry): string {
  return Object.entries(ids).reduce((shown, [story, id]) => shown.replaceAll(story, id), text.replaceAll(MOCKS_ALONE, `BASE=${mockUrl}`));
}

/** What the page is told for it. */
export interface TryingSettings {
  /** The component's settings. */
  readonly settings: object;
  /** The client that is filled in. */
  readonly client: { readonly id: string; readonly secret: string };
}

/** Returns the page's settings for it: service and mocks to choose from, a client that is filled in. */
export function tryingSettings({ mockUrl, clientId, clientSecret }: ToTry, language: Language): TryingSettings {
  const settings = {
    servers: [{ url: '/', description: LABELS.theService[language] }, { url: mockUrl, description: LABELS.theMocks[language] }],
    authentication: {
      preferredSecurityScheme: 'oauth',
      securitySchemes: { oauth: { flows: { clientCredentials: { 'x-scalar-client-id': clientId, clientSecret } } } },
    },
  };
  return { settings, client: { id: clientId, secret: clientSecret } };
}

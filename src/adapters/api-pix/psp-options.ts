import type { Clock } from '../../platform/clock.ts';
import type { Profile } from './profile.ts';
import type { LoadedCertificate } from './tls-files.ts';

/** Addresses and credentials with which a PSP is called. */
export interface PspClientOptions {
  readonly profile: Profile;
  readonly baseUrl: URL;
  readonly tokenUrl: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly values: Readonly<Record<string, string>>;
  readonly certificate: LoadedCertificate | undefined;
  readonly clock: Clock;
}

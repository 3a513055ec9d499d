import type { LookupFunction } from 'node:net';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/** All addresses of a name. Rejects when there are none. */
export type Resolve = (hostname: string) => Promise<string[]>;

export interface TransportOptions {
  /** Lets deliveries reach this machine, over http too. */
  allowLoopback: boolean;
  /** Looks names up; DNS unless given. */
  resolve?: Resolve;
  /** Certificates to trust beside the system's, in PEM: for tests. */
  ca?: string;
}

/** The way out to webhook endpoints: connections that are kept, and the rule of which addresses they may reach. */
export class WebhookTransport {
  readonly allowLoopback: boolean;
  readonly http: HttpAgent;
  readonly https: HttpsAgent;

  constructor(options: TransportOptions) {
    this.allowLoopback = options.allowLoopback;
    this.http = new HttpAgent();
    this.https = new HttpsAgent();
  }

  /** Ends the connections that are kept. */
  close(): void {
    this.http.destroy();
    this.https.destroy();
  }

  lookup: LookupFunction = () => { throw new Error('being built'); };
}

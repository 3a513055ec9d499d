/** Caller that a verified token identifies. */
export interface Principal {
  tenant: string;
  clientId: string;
  scopes: ReadonlySet<string>;
  platform: boolean;
}

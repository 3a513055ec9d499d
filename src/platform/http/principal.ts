/** Who a verified token speaks for. */
export interface Principal {
  tenant: string;
  clientId: string;
  scopes: ReadonlySet<string>;
  platform: boolean;
}

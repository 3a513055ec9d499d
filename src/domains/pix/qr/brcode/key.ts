import { isCnpj, isCpf } from '../../../../platform/tax-id.ts';

export type BrcodeKeyType = 'EMAIL' | 'PHONE' | 'CPF' | 'CNPJ' | 'EVP';

const EVP = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PHONE = /^\+[1-9]\d{1,14}$/;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);
const LONGEST = 77;

/** What a key is, by its form alone; undefined when it is none. */
export function keyTypeOf(value: string): BrcodeKeyType | undefined {
  if (value.length > LONGEST) return undefined;
  if (EVP.test(value)) return 'EVP';
  if (PHONE.test(value)) return 'PHONE';
  if (isCpf(value)) return 'CPF';
  if (isCnpj(value)) return 'CNPJ';
  return EMAIL.test(value) ? 'EMAIL' : undefined;
}

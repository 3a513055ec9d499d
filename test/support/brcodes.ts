/** BR Codes to try a reader with, and their making by hand: nothing here uses the codec that is tried. */

/** CRC-16/CCITT-FALSE bit by bit, as the standard writes it. */
export function slowChecksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      const carry = ((crc >> 15) & 1) ^ ((byte >> bit) & 1);
      crc = (crc << 1) & 0xffff;
      if (carry) crc ^= 0x1021;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Appends the checksum to a text. */
export const sealed = (body: string): string => `${body}6304${slowChecksum(`${body}6304`)}`;

export const tlv = (id: string, value: string): string => id + String(value.length).padStart(2, '0') + value;

type Parts = Readonly<Record<string, string | null>>;

/** The fields of a plain static code. */
const PLAIN: Parts = {
  '00': '01', '26': tlv('00', 'br.gov.bcb.pix') + tlv('01', '52998224725'), '52': '0000', '53': '986', '58': 'BR', '59': 'FULANO DE TAL',
  '60': 'SAO PAULO',
  '62': tlv('05', '***'),
};

/** A static code with some of its fields changed, added or (null) left out, in the order of their numbers. */
export function codeWith(changes: Parts): string {
  const fields = Object.entries({ ...PLAIN, ...changes }).filter(([, value]) => value !== null).sort(([a], [b]) => Number(a) - Number(b));
  return sealed(fields.map(([id, value]) => tlv(id, value ?? '')).join(''));
}

/** Template 26 with these fields inside. */
export const pixTemplate = (...fields: [string, string][]): string =>
  tlv('00', 'br.gov.bcb.pix') + fields.map(([id, value]) => tlv(id, value)).join('');

export interface ValidCode {
  readonly name: string;
  readonly text: string;
  /** Expected result of reading it, as far as the case defines it. */
  readonly says: Readonly<Record<string, unknown>>;
  /** False where we would write the same otherwise. */
  readonly isCanonical?: false;
}

const EVP = '123e4567-e12b-12d1-a456-426655440000';

/** Field of a code for cash withdrawal. */
const withdrawal = pixTemplate(['01', EVP], ['03', '12345678']);

/** Other spellings of keys, and the key that each means. */
const SPELLINGS: Readonly<Record<string, { type: string; value: string }>> = {
  'PIX@BCB.gov.br': { type: 'EMAIL', value: 'pix@bcb.gov.br' },
  [EVP.toUpperCase()]: { type: 'EVP', value: EVP },
  '+55 (61) 98888-7777': { type: 'PHONE', value: '+5561988887777' },
  '529.982.247-25': { type: 'CPF', value: '52998224725' },
  '12.abc.345/01de-35': { type: 'CNPJ', value: '12ABC34501DE35' },
};

/** A dynamic code with a field that only the charge may set. */
const ignoring = (name: string, changes: Parts): ValidCode => ({
  name: `a charge with ${name} in its code`, text: codeWith({ '26': pixTemplate(['25', 'pix.example.com/qr/v2/1']), ...changes }),
  says: { location: 'pix.example.com/qr/v2/1', key: null, amount: null, txid: null }, isCanonical: false,
});

/** The first two are examples of the central bank's manual; the others were built after it. */
export const validCodes: readonly ValidCode[] = [
  {
    name: 'the static example of the manual',
    text: `00020126580014br.gov.bcb.pix0136${EVP}5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D`,
    says: {
      key: { type: 'EVP', value: EVP }, location: null, amount: null, txid: null, initiation: null, merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
    },
  },
  {
    name: 'the dynamic example of the manual',
    text:
      '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4',
    says: { key: null, location: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441', initiation: '12', recurrence: null },
  },
  {
    name: 'a CPF with an amount',
    text:
      '00020126330014br.gov.bcb.pix0111529982247255204000053039865406123.455802BR5913FULANO DE TAL6009SAO PAULO62140510PEDIDO000163043BD4',
    says: { key: { type: 'CPF', value: '52998224725' }, amount: 12_345n, txid: 'PEDIDO0001' },
  },
  {
    name: 'a CNPJ with letters',
    text:
      '00020126360014br.gov.bcb.pix011412ABC34501DE35520400005303986540510.005802BR5917EMPRESA ALFA LTDA6009SAO PAULO62070503***630406DF',
    says: { key: { type: 'CNPJ', value: '12ABC34501DE35' }, amount: 1_000n },
  },
  {
    name: 'a phone number',
    text: '00020126360014br.gov.bcb.pix0114+55619888877775204000053039865802BR5910JOAO SILVA6008BRASILIA62070503***6304E51D',
    says: { key: { type: 'PHONE', value: '+5561988887777' } },
  },
  {
    name: 'an e-mail address, a text and the longest txid',
    text:
      '00020126490014br.gov.bcb.pix0114pix@bcb.gov.br0209Pedido 4252040000530398654040.015802BR5913BANCO CENTRAL6008BRASILIA62290525ABCDEFGHIJKLMNOPQRSTUVWXY63044798',
    says: { key: { type: 'EMAIL', value: 'pix@bcb.gov.br' }, additionalInfo: 'Pedido 42', amount: 1n, txid: 'ABCDEFGHIJKLMNOPQRSTUVWXY' },
  },
  {
    name: 'cash handed out',
    text: `00020126700014br.gov.bcb.pix0136${EVP}0308123456785204000053039865802BR5910LOJA TESTE6006RECIFE62100506SAQUE16304A19C`,
    says: { facilitatorIspb: '12345678', txid: 'SAQUE1' },
  },
  {
    name: 'a static code to be paid once',
    text:
      '00020101021226330014br.gov.bcb.pix01115299822472552040000530398654041.005802BR5913FULANO DE TAL6009SAO PAULO62100506UNICO16304DF6B',
    says: { initiation: '12', txid: 'UNICO1', key: { type: 'CPF', value: '52998224725' } },
  },
  {
    name: 'a charge with a due date',
    text:
      '00020126810014br.gov.bcb.pix2559pix.example.com/qr/v2/cobv/2353c790eefb11eaadc10242ac1200025204000053039865802BR5910EMPRESA SA6009SAO PAULO62070503***6304C53C',
    says: { location: 'pix.example.com/qr/v2/cobv/2353c790eefb11eaadc10242ac120002', initiation: null },
  },
  {
    name: 'a charge with a recurrence',
    text:
      '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/2353c790eefb11eaadc10242ac1200025204000053039865802BR5910EMPRESA SA6009SAO PAULO62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac12000363047981',
    says: {
      location: 'pix.example.com/qr/v2/2353c790eefb11eaadc10242ac120002',
      recurrence: 'pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120003',
    },
  },
  {
    name: 'a recurrence alone',
    text:
      '00020126180014br.gov.bcb.pix5204000053039865802BR5910EMPRESA SA6009SAO PAULO62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac12000363040E4C',
    says: { key: null, location: null, recurrence: 'pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120003' },
  },
  {
    name: 'another number of the template, and its name in capitals',
    text: '00020127330014BR.GOV.BCB.PIX0111529982247255204000053039865802BR5913FULANO DE TAL6009SAO PAULO62070503***63045900',
    says: { key: { type: 'CPF', value: '52998224725' } },
    isCanonical: false,
  },
  { name: 'a scheme of somebody else beside Pix', text: codeWith({ '27': tlv('00', 'com.example.pay') + tlv('01', 'x') }), says: {
    key: { type: 'CPF', value: '52998224725' },
  }, isCanonical: false },
  { name: 'the recurrence under another number', text: codeWith({ '91': pixTemplate(['25', 'a.example/rec/1']) }), says: {
    recurrence: 'a.example/rec/1',
  }, isCanonical: false },
  {
    name: 'a name with accents, in characters', text: codeWith({ '59': 'João Pão & Cia', '60': 'SÃO PAULO' }),
    says: { merchantName: 'João Pão & Cia', merchantCity: 'SÃO PAULO' },
  },
  { name: 'reais alone', text: codeWith({ '54': '198' }), says: { amount: 19_800n }, isCanonical: false },
  { name: 'a point without decimals', text: codeWith({ '54': '10.' }), says: { amount: 1_000n }, isCanonical: false },
  { name: 'one decimal', text: codeWith({ '54': '1308.9' }), says: { amount: 130_890n }, isCanonical: false },
  { name: 'ten digits of reais alone', text: codeWith({ '54': '9999999999' }), says: { amount: 999_999_999_900n }, isCanonical: false },
  ...['0', '0.', '0.00'].map((amount): ValidCode => (
    {
      name: `cash handed out, with the amount ${amount}`, text: codeWith({ '26': withdrawal, '54': amount }),
      says: { amount: null, facilitatorIspb: '12345678' }, isCanonical: false,
    })),
  {
    name: 'cash handed out with a purchase', text: codeWith({ '26': withdrawal, '54': '10.5' }), says: { amount: 1_050n },
    isCanonical: false,
  },
  ...Object.entries(SPELLINGS).map(([spelt, key]): ValidCode => (
    {
      name: `the key ${key.value} spelt ${spelt}`, text: codeWith({ '26': pixTemplate(['01', spelt]) }), says: { key }, isCanonical: false,
    })),
  ...['1000', '10.00', '0', '1,00', 'x'].map((amount) => ignoring(`the amount ${amount}`, { '54': amount })),
  ...['A1', 'A'.repeat(26), 'A'.repeat(35), 'PEDIDO-1'].map((txid) => ignoring(`the txid ${txid}`, { '62': tlv('05', txid) })),
  ignoring('another field 62', { '62': tlv('50', 'x') }),
  ignoring('a field 62 that is no template', { '62': 'x' }),
  ignoring('no field 62', { '62': null }),
  { ...ignoring(
    'an amount', { '54': '1000', '62': tlv('05', 'A'.repeat(26)), '26': pixTemplate(), '80': pixTemplate(['25', 'a.example/rec/1']) },
  ), name: 'a recurrence alone with an amount', says: { amount: null, txid: null, recurrence: 'a.example/rec/1' } },
  {
    name: 'category, postal code, and fields that Pix does not know',
    text: codeWith({ '52': '5462', '61': '01304001', '55': '01', '62': tlv('05', 'A1') + tlv('50', 'x') }),
    says: { categoryCode: '5462', postalCode: '01304001', txid: 'A1' }, isCanonical: false,
  },
];

export interface InvalidCode {
  readonly name: string;
  readonly text: string;
  readonly reason: string;
  readonly field?: string;
  readonly position?: number;
}

const GOOD =
  '00020126330014br.gov.bcb.pix0111529982247255204000053039865406123.455802BR5913FULANO DE TAL6009SAO PAULO62140510PEDIDO000163043BD4';
const charge = (location: string) => codeWith({ '26': pixTemplate(['25', location]) });

export const invalidCodes: readonly InvalidCode[] = [
  { name: 'nothing', text: '', reason: 'MALFORMED', position: 0 },
  { name: 'an address of the web', text: 'https://pix.example.com/a', reason: 'MALFORMED', position: 0 },
  { name: 'a slip', text: '23793.38128 60007.827136 95000.063305 9 75520000370000', reason: 'TRUNCATED', field: '23' },
  { name: 'another checksum', text: GOOD.replace(/.{4}$/, '0000'), reason: 'CRC_MISMATCH', field: '63', position: 126 },
  { name: 'a checksum in small letters', text: GOOD.replace(/.{4}$/, '3bd4'), reason: 'CRC_MISMATCH', field: '63', position: 126 },
  { name: 'no checksum', text: GOOD.slice(0, -8), reason: 'CRC_MISMATCH', field: '63', position: 122 },
  { name: 'a checksum of three digits', text: `${GOOD.slice(0, -8)}63033BD`, reason: 'CRC_MISMATCH', field: '63' },
  { name: 'the end cut off', text: '00020126330014br.gov.bcb.pix01115299822472552040000530398654', reason: 'TRUNCATED', position: 60 },
  { name: 'the end cut off inside a value', text: GOOD.slice(0, 80), reason: 'TRUNCATED', field: '59', position: 80 },
  { name: 'a length past the end', text: GOOD.replace('5913', '5999'), reason: 'TRUNCATED', field: '59' },
  { name: 'something after the checksum', text: `${GOOD}0000`, reason: 'TRAILING_DATA', position: 130 },
  { name: 'a blank after the checksum', text: `${GOOD} `, reason: 'TRAILING_DATA', position: 130 },
  { name: 'a blank before', text: ` ${GOOD}`, reason: 'MALFORMED', position: 0 },
  {
    name: 'more than 512 characters', text: codeWith(Object.fromEntries(['64', '65', '66', '67', '68'].map((id) => [id, 'x'.repeat(99)]))),
    reason: 'MALFORMED', position: 512,
  },
  {
    name: 'characters of two halves, fewer than 512', reason: 'INVALID_FIELD', field: '64',
    text: codeWith(Object.fromEntries(['64', '65', '66', '67', '68'].map((id) => [id, '😀'.repeat(49)]))),
  },
  { name: 'digits of another script', text: GOOD.replace('0002', '٠٠٠٢'), reason: 'MALFORMED', position: 0 },
  { name: 'another format', text: codeWith({ '00': '02' }), reason: 'UNSUPPORTED_FORMAT', field: '00' },
  { name: 'a format that is not first', text: sealed(`${tlv('53', '986')}${tlv('00', '01')}`), reason: 'UNSUPPORTED_FORMAT', field: '00' },
  { name: 'no format', text: codeWith({ '00': null }), reason: 'UNSUPPORTED_FORMAT', field: '00' },
  { name: 'another initiation', text: codeWith({ '01': '13' }), reason: 'INVALID_FIELD', field: '01' },
  {
    name: 'another scheme alone',
    text: '00020126340015com.example.pix0111529982247255204000053039865802BR5906FULANO6009SAO PAULO62070503***6304712A', reason: 'NOT_PIX',
  },
  { name: 'a card alone', text: codeWith({ '26': null, '04': '5200000000000000' }), reason: 'NOT_PIX' },
  { name: 'Pix twice', text: codeWith({ '27': pixTemplate(['01', '52998224725']) }), reason: 'DUPLICATE_FIELD', field: '27' },
  { name: 'a name twice', text: sealed(GOOD.slice(0, -8) + tlv('59', 'OUTRO')), reason: 'DUPLICATE_FIELD', field: '59' },
  {
    name: 'a key twice', text: codeWith({ '26': pixTemplate(['01', '52998224725'], ['01', '52998224725']) }), reason: 'DUPLICATE_FIELD',
    field: '26.01',
  },
  { name: 'a template that is none', text: codeWith({ '26': 'br.gov.bcb.pix' }), reason: 'MALFORMED', field: '26' },
  { name: 'a template that ends inside a field', text: codeWith({ '26': `${pixTemplate()}0199` }), reason: 'TRUNCATED', field: '26.01' },
  { name: 'an empty value', text: sealed(
    `000201${tlv('26', pixTemplate(['01', '52998224725']))}5900`,
  ), reason: 'INVALID_FIELD', field: '59' },
  { name: 'a line break in the name', text: codeWith({ '59': 'FULANO\nDE TAL' }), reason: 'INVALID_FIELD', field: '59' },
  { name: 'a character of two halves', text: codeWith({ '59': 'FULANO 😀' }), reason: 'INVALID_FIELD', field: '59' },
  {
    name: 'key and address', text: codeWith({ '26': pixTemplate(['01', '52998224725'], ['25', 'pix.example.com/a']) }),
    reason: 'KEY_AND_URL', field: '26',
  },
  { name: 'neither key nor address', text: codeWith({ '26': pixTemplate() }), reason: 'MISSING_FIELD', field: '26.01' },
  {
    name: 'a CPF with a wrong check digit', text: codeWith({ '26': pixTemplate(['01', '52998224724']) }), reason: 'INVALID_FIELD',
    field: '26.01',
  },
  {
    name: 'a CNPJ with a wrong check digit', text: codeWith({ '26': pixTemplate(['01', '12ABC34501DE36']) }), reason: 'INVALID_FIELD',
    field: '26.01',
  },
  { name: 'an address with a protocol', text:
    '00020126470014br.gov.bcb.pix2525https://pix.example.com/a5204000053039865802BR5906FULANO6009SAO PAULO62070503***6304DCA2', reason:
    'INVALID_FIELD', field: '26.25', position: 32 },
  { name: 'an address with a name before the host', text: charge('bank.example@evil.example/a'), reason: 'INVALID_FIELD', field: '26.25' },
  { name: 'an address without a path', text: charge('pix.example.com'), reason: 'INVALID_FIELD', field: '26.25' },
  { name: 'an address of this machine', text: charge('localhost/a'), reason: 'INVALID_FIELD', field: '26.25' },
  {
    name: 'an ISPB of seven digits', text: codeWith({ '26': pixTemplate(['01', '52998224725'], ['03', '1234567']) }),
    reason: 'INVALID_FIELD', field: '26.03',
  },
  { name: 'a recurrence without an address', text: codeWith({ '80': pixTemplate() }), reason: 'MISSING_FIELD', field: '80.25' },
  {
    name: 'two recurrences', text: codeWith({ '80': pixTemplate(['25', 'a.example/1']), '81': pixTemplate(['25', 'a.example/2']) }),
    reason: 'DUPLICATE_FIELD', field: '81',
  },
  { name: 'no category', text: codeWith({ '52': null }), reason: 'MISSING_FIELD', field: '52' },
  { name: 'a category of letters', text: codeWith({ '52': 'ABCD' }), reason: 'INVALID_FIELD', field: '52' },
  { name: 'no currency', text: codeWith({ '53': null }), reason: 'MISSING_FIELD', field: '53' },
  { name: 'dollars', text: GOOD.replace('5303986', '5303840').replace(/.{4}$/, 'B87B'), reason: 'UNSUPPORTED_CURRENCY', field: '53' },
  { name: 'another country', text: codeWith({ '58': 'US' }), reason: 'UNSUPPORTED_COUNTRY', field: '58' },
  { name: 'a decimal comma', text: codeWith({ '54': '123,45' }), reason: 'INVALID_FIELD', field: '54' },
  { name: 'three decimals', text: codeWith({ '54': '123.456' }), reason: 'INVALID_FIELD', field: '54' },
  { name: 'decimals alone', text: codeWith({ '54': '.50' }), reason: 'INVALID_FIELD', field: '54' },
  { name: 'a point alone', text: codeWith({ '54': '.' }), reason: 'INVALID_FIELD', field: '54' },
  { name: 'two points', text: codeWith({ '54': '1.0.0' }), reason: 'INVALID_FIELD', field: '54' },
  { name: 'a negative amount', text: codeWith({ '54': '-1.00' }), reason: 'INVALID_FIELD', field: '54' },
  ...['0', '0.', '0.0', '0.00', '0000'].map((amount): InvalidCode => (
    { name: `an amount of nothing, ${amount}`, text: codeWith({ '54': amount }), reason: 'INVALID_FIELD', field: '54' })),
  { name: 'eleven digits of reais alone', text: codeWith({ '54': '12345678901' }), reason: 'INVALID_FIELD', field: '54' },
  { name: 'eleven digits of reais', text: codeWith({ '54': '12345678901.00' }), reason: 'INVALID_FIELD', field: '54' },
  { name: 'no name', text: codeWith({ '59': null }), reason: 'MISSING_FIELD', field: '59' },
  { name: 'a name of 26 characters', text: codeWith({ '59': 'N'.repeat(26) }), reason: 'INVALID_FIELD', field: '59' },
  { name: 'no city', text: codeWith({ '60': null }), reason: 'MISSING_FIELD', field: '60' },
  { name: 'a city of 16 characters', text: codeWith({ '60': 'C'.repeat(16) }), reason: 'INVALID_FIELD', field: '60' },
  { name: 'no field 62', text: codeWith({ '62': null }), reason: 'MISSING_FIELD', field: '62' },
  { name: 'no txid', text: codeWith({ '62': tlv('50', 'x') }), reason: 'MISSING_FIELD', field: '62.05' },
  { name: 'a hyphen in the txid', text: codeWith({ '62': tlv('05', 'PEDIDO-1') }), reason: 'INVALID_FIELD', field: '62.05' },
  { name: 'a txid of 26 characters', text: codeWith({ '62': tlv('05', 'A'.repeat(26)) }), reason: 'INVALID_FIELD', field: '62.05' },
];

/** Statements of banks, whatever their format, say the same: names, amounts with their signs, instants, balances. */
import { describe, expect, it } from '@jest/globals';
import { asOfx } from '../../statements/ofx.ts';
import { readCamtStatement } from './read-camt.ts';
import { readCsvStatement, readMapping, type CsvMapping } from './read-csv.ts';
import { readOfxStatement } from './read-ofx.ts';
import { readSettlements, takeApart } from './settlements.ts';
import { minorOf, UnreadableStatement, type FileStatement } from './statement.ts';

const E2E = 'E12345678202603021200abcdefghijk';
const RETURN = 'D12345678202603021200abcdefghijk';
const short = ({ lines }: FileStatement) => lines.map(({ at, externalId, amount, currency, occurredAt }) =>
  [at, externalId, amount, currency, occurredAt.toISOString()]);

describe('amounts', () => {
  it.each<[string, number, '.' | ',', bigint | undefined]>([
    ['12.50', 2, '.', 1250n], ['-12.5', 2, '.', -1250n], ['1,234.56', 2, '.', 123456n], ['12', 2, '.', 1200n], ['12.500', 2, '.', 1250n],
    ['12.505', 2, '.', undefined], ['12,50', 2, '.', undefined], ['1.234,56', 2, ',', 123456n], ['1234,5', 2, ',', 123450n],
    ['12.50', 2, ',', undefined], ['+7', 0, '.', 7n], ['7.5', 0, '.', undefined], ['1.234', 3, '.', 1234n], ['', 2, '.', undefined],
    ['R$ 5', 2, '.', undefined], ['1e3', 2, '.', undefined], ['90071992547409.91', 2, '.', 9_007_199_254_740_991n],
  ])('%j with %d places and %j is %s', (text, places, mark, minor) => expect(minorOf(text, places, mark)).toBe(minor));
});

describe('CSV by a mapping', () => {
  const mapping: CsvMapping = {
    delimiter: ';', encoding: 'windows-1252', skip_lines: 1, decimal: ',', date_format: 'DD/MM/YYYY', credits: ['C'], fees: ['TARIFA'],
    columns: { external_id: 'Documento', amount: 'Valor', date: 'Data', direction: 'D/C', description: 'Histórico' },
  };
  const file = (...lines: string[]) =>
    Buffer.from(['Extrato de março', 'Data;Histórico;Documento;Valor;D/C', ...lines].join('\r\n'), 'latin1');

  it('reads days, decimals, directions and names of payments in descriptions', () => {
    const statement = readCsvStatement(file(
      `02/03/2026;"PIX RECEBIDO; João ${E2E}";77;1.234,56;C`, '03/03/2026;TARIFA PIX;78;1,00;D',
      `03/03/2026;DEVOLUCAO ${RETURN};79;5,00;D`,
    ), mapping, 'BRL');
    expect(short(statement)).toEqual([
      [3, E2E, 123456n, 'BRL', '2026-03-02T15:00:00.000Z'], [4, '78', -100n, 'BRL', '2026-03-03T15:00:00.000Z'],
      [5, RETURN, -500n, 'BRL', '2026-03-03T15:00:00.000Z'],
    ]);
    expect(statement.lines.map(({ isFee, isReturn }) => [isFee, isReturn])).toEqual([[false, false], [true, false], [false, true]]);
  });

  it('names lines that it cannot read, and reads the others', () => {
    const { problems, lines } = readCsvStatement(
      file('31/02/2026;x;1;1,00;C', '02/03/2026;x;2;1.00;C', '02/03/2026;x;;1,00;C', '02/03/2026;x;4;1,00;C'), mapping, 'BRL');
    expect(problems).toEqual([
      { code: 'LINE_NOT_READABLE', at: 3, about: 'date' }, { code: 'LINE_NOT_READABLE', at: 4, about: 'amount' },
      { code: 'LINE_NOT_READABLE', at: 5, about: 'external_id' },
    ]);
    expect(lines).toHaveLength(1);
  });

  it.each<[string, string]>([
    ['not JSON', '{'], ['without a column', '{"columns":{"amount":"Valor","date":"Data"}}'],
    ['with a direction that nothing explains', '{"columns":{"external_id":"a","amount":"b","date":"c","direction":"d"}}'],
  ])('refuses a mapping %s', (_, text) => expect(() => readMapping(text)).toThrow(UnreadableStatement));

  it.each<[string, Buffer]>([
    ['another header', Buffer.from('x\na;b\n')], ['a quote that does not end', file('02/03/2026;"x')],
  ])('refuses a file with %s', (_, bytes) => expect(() => readCsvStatement(bytes, mapping, 'BRL')).toThrow(UnreadableStatement));
});

describe('OFX', () => {
  const ofx = (...lines: string[]) => Buffer.from([
    'OFXHEADER:100', 'DATA:OFXSGML', 'CHARSET:1252', '', '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL',
    '<BANKTRANLIST><DTSTART>20260301<DTEND>20260331', ...lines, '</BANKTRANLIST>',
    '<LEDGERBAL><BALAMT>1234,56<DTASOF>20260331</LEDGERBAL></OFX>',
  ].join('\n'), 'latin1');

  it('without end tags, as banks of Brazil write it', () => {
    const statement = readOfxStatement(ofx(
      `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260302<TRNAMT>1.234,56<FITID>F1<MEMO>PIX João ${E2E}</STMTTRN>`,
      '<STMTTRN><TRNTYPE>FEE<DTPOSTED>20260303120000[-3:BRT]<TRNAMT>-1.00<FITID>F2<MEMO>TARIFA</STMTTRN>',
      '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>2026<TRNAMT>1.00<FITID>F3</STMTTRN>',
    ));
    expect(short(statement)).toEqual([
      [1, E2E, 123456n, 'BRL', '2026-03-02T15:00:00.000Z'], [2, 'F2', -100n, 'BRL', '2026-03-03T15:00:00.000Z'],
    ]);
    expect([statement.closing, statement.lines[1]?.isFee]).toEqual([123456n, true]);
    expect(statement.problems).toEqual([{ code: 'LINE_NOT_READABLE', at: 3, about: 'DTPOSTED' }]);
  });

  it('reads back what statements write', async () => {
    const at = new Date('2026-03-02T11:30:01.000Z');
    const payload = { obligation_ids: [`obl_${'0'.repeat(26)}`] };
    const movement = { seqNo: 7n, amount: -1250n, entryType: 'TRANSFER', effectiveAt: at, payload };
    const lines = (async function* () { yield [{ movement, detail: { counterparty_display_name: 'Café & Cia' } }]; })();
    let text = '';
    for await (const piece of asOfx({
      account: { accountId: `acc_${'0'.repeat(26)}`, currency: 'BRL' }, period: { begin: at, end: at }, openingBalance: 2000n,
      lines: lines as never, bankId: '12345678', madeAt: at,
    })) text += piece;
    const read = readOfxStatement(Buffer.from(text));
    expect(text).toContain('<NAME>Café &amp; Cia</NAME><MEMO>');
    expect(short(read)).toEqual([[1, `obl_${'0'.repeat(26)}`, -1250n, 'BRL', at.toISOString()]]);
    expect(read.closing).toBe(750n);
  });

  it('refuses another file', () => expect(() => readOfxStatement(Buffer.from('a,b'))).toThrow(UnreadableStatement));
});

describe('camt.053', () => {
  const camt = (entries: string) => Buffer.from(`<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="BRL">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="BRL">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Bal>
${entries}</Stmt></BkToCstmrStmt></Document>`);
  const entry = (amount: string, direction: string, more = '') => `<Ntry><Amt Ccy="BRL">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt><AcctSvcrRef>S1</AcctSvcrRef>${more}</Ntry>`;

  it('reads entries, balances, fees and reversals', () => {
    const statement = readCamtStatement(camt(
      entry('12.50', 'CRDT', `<NtryDtls><TxDtls><Refs><EndToEndId>${E2E}</EndToEndId></Refs></TxDtls></NtryDtls>`)
      + entry('1.00', 'DBIT', '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>CHRG</SubFmlyCd></Fmly></Domn></BkTxCd>')
      + entry('2.00', 'DBIT', '<RvslInd>true</RvslInd>')
      + entry('9.00', 'CRDT').replace('<Cd>BOOK</Cd>', '<Cd>PDNG</Cd>'),
    ));
    expect(short(statement).map(([, name, amount]) => [name, amount])).toEqual([[E2E, 1250n], ['S1', -100n], ['S1', -200n]]);
    expect(statement.lines.map(({ isFee, isReturn }) => [isFee, isReturn])).toEqual([[false, false], [true, false], [false, true]]);
    expect([statement.opening, statement.closing]).toEqual([10_000n, -500n]);
  });

  it('reads an entry of several transactions as their net settlement', () => {
    const part = (name: string, amount: string, fee: string) => `<TxDtls><Refs><EndToEndId>${name}</EndToEndId></Refs>
<Amt Ccy="BRL">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Chrgs><Rcrd><Amt Ccy="BRL">${fee}</Amt></Rcrd></Chrgs></TxDtls>`;
    const [line] = readCamtStatement(camt(
      entry('9.70', 'CRDT', `<NtryDtls>${part('P1', '4.00', '0.10')}${part('P2', '6.00', '0.20')}</NtryDtls>`))).lines;
    expect(line?.parts).toEqual([{ externalId: 'P1', amount: 400n, fee: 10n }, { externalId: 'P2', amount: 600n, fee: 20n }]);
    expect(takeApart([line!], new Map()).lines.map(({ externalId, amount, role }) => [externalId, amount, role])).toEqual([
      ['P1', 400n, 'PAYMENT'], ['P2', 600n, 'PAYMENT'], ['S1:fee', -30n, 'SETTLEMENT_FEE'],
    ]);
  });

  it.each<[string, string]>([
    ['is no XML', '<a><b></a>'], ['is another message', '<Document><x/></Document>'],
    ['has a document type', '<!DOCTYPE a [<!ENTITY x "y">]><Document/>'],
  ])('refuses a file that %s', (_, text) => expect(() => readCamtStatement(Buffer.from(text))).toThrow(UnreadableStatement));
});

describe('net settlements', () => {
  const report = 'settlement_id,payment_id,amount,fee\nS1,P1,3.00,0.10\nS1,P2,7.00,0.20\n';
  const line = {
    at: 1, externalId: 'S1', amount: 970n, currency: 'BRL', occurredAt: new Date('2026-03-02T15:00:00Z'), isFee: false, isReturn: false,
    parts: [],
  };

  it('are taken apart by a report, and their fee is explained', () => {
    const { lines, problems } = takeApart([line], readSettlements(Buffer.from(report), 'BRL'));
    expect(problems).toEqual([]);
    expect(lines.map(({ externalId, amount }) => [externalId, amount])).toEqual([['P1', 300n], ['P2', 700n], ['S1:fee', -30n]]);
    expect(lines[2]?.explanation).toMatch(/2 payments of 1000, fee 30, net 970/);
  });

  it('that do not add up have a rest, and keep their sum', () => {
    const { lines, problems } = takeApart([{ ...line, amount: 900n }], readSettlements(Buffer.from(report), 'BRL'));
    expect(problems).toEqual([{ code: 'SETTLEMENT_DOES_NOT_ADD_UP', at: 1, about: 'S1' }]);
    expect(lines.at(-1)).toMatchObject({ externalId: 'S1:rest', amount: -70n, role: 'SETTLEMENT_REST' });
    expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(900n);
  });

  it('that the statement lacks are named', () => {
    expect(takeApart([], readSettlements(Buffer.from(report), 'BRL')).problems).toEqual([
      { code: 'SETTLEMENT_NOT_IN_STATEMENT', at: 0, about: 'S1' },
    ]);
  });

  it.each(['a,b\n', 'settlement_id,payment_id,amount,fee\nS1,,1.00,0\n', 'settlement_id,payment_id,amount,fee\nS1,P,x,0\n'])(
    'refuses the report %j', (text) => expect(() => readSettlements(Buffer.from(text), 'BRL')).toThrow(UnreadableStatement));
});

/** Records of CSV and Parquet with the lines on which they begin. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Finding } from './finding.ts';
import { readTable } from './read-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'razao-table-'));
afterAll(() => rmSync(folder, { recursive: true }));
const COLUMNS = { key: true, name: true, note: false };

async function read(content: string | Buffer, name = 'f.csv') {
  const file = join(folder, name);
  writeFileSync(file, content);
  const findings: Finding[] = [];
  const rows: [number, string, string][] = [];
  for await (const { at, cells } of readTable(file, COLUMNS, (it) => findings.push(it))) rows.push([at.line, cells.key, cells.name]);
  return { rows, found: findings.map(({ line, column, code }) => `${line} ${column} ${code}`) };
}

describe('CSV', () => {
  it.each<[string, string]>([
    ['commas', 'key,name\n1,Ana\n2,Bia\n'], ['semicolons', 'key;name\n1;Ana\n2;Bia\n'], ['CR and LF', 'key,name\r\n1,Ana\r\n2,Bia\r\n'],
    ['a byte order mark', '\uFEFFkey,name\n1,Ana\n2,Bia'], ['other columns first', 'note,name,key\nx,Ana,1\n,Bia,2\n'],
    ['blanks in the header', 'key, name\n1,Ana\n2,Bia\n'],
  ])('with %s', async (_, text) => {
    expect(await read(text)).toEqual({ rows: [[2, '1', 'Ana'], [3, '2', 'Bia']], found: [] });
  });

  it('counts lines through quotes, line breaks and empty lines', async () => {
    const { rows } = await read('key,name\r\n1,"a\r\nb\r\nc"\r\n\r\n2,"x\ny"\r\n3,"say ""hi"", Ana"\r\n');
    expect(rows).toEqual([[2, '1', 'a\r\nb\r\nc'], [6, '2', 'x\ny'], [8, '3', 'say "hi", Ana']]);
  });

  it.each<[string, string, string[]]>([
    ['a column that lacks', 'key\n1\n', ['1 name MISSING_COLUMN']],
    ['a column that nobody knows', 'key,name,nome\n', ['1 null UNKNOWN_COLUMN']],
    ['a column twice', 'key,name,key\n', ['1 key DUPLICATE_COLUMN']],
    ['no header', '', ['1 null NOT_READABLE']],
    ['a line with too few cells', 'key,name\n1\n2,Bia\n', ['2 null WRONG_CELL_COUNT']],
    ['a line with too many cells', 'key,name\n1,Ana,x\n', ['2 null WRONG_CELL_COUNT']],
    ['a quote that does not end', 'key,name\n1,Ana\n2,"Bia\n3,Caio\n', ['4 null NOT_READABLE']],
    ['a quote within a cell', 'key,name\n1,Ana "x"\n', ['2 null NOT_READABLE']],
  ])('reports %s', async (_, text, found) => expect((await read(text)).found).toEqual(found));

  it('does not repeat the names of unknown columns: without a header they are data', async () => {
    const findings: Finding[] = [];
    const file = join(folder, 'bare.csv');
    writeFileSync(file, '52998224725,Ana\n');
    for await (const _ of readTable(file, COLUMNS, (it) => findings.push(it))) break;
    expect(findings).toHaveLength(4);
    expect(JSON.stringify(findings)).not.toContain('529');
  });
});

describe('Parquet', () => {
  const write = (columns: { name: string; data: (string | number | null)[]; type: 'STRING' | 'DOUBLE' | 'INT32' }[]) =>
    Buffer.from(parquetWriteBuffer({ columnData: columns }));

  it('is read row by row', async () => {
    const content = write([{ name: 'key', data: [1, 2], type: 'INT32' }, { name: 'name', data: ['Ana, "x"', 'b\nc'], type: 'STRING' }]);
    expect(await read(content, 'f.parquet')).toEqual({ rows: [[1, '1', 'Ana, "x"'], [2, '2', 'b\nc']], found: [] });
  });

  it('gives no fraction: it is not exact', async () => {
    const content = write([{ name: 'key', data: [0.1, 2], type: 'DOUBLE' }, { name: 'name', data: ['x', null], type: 'STRING' }]);
    expect((await read(content, 'g.parquet')).rows).toEqual([[1, 'inexact', 'x'], [2, '2', '']]);
  });

  it('reports what is no Parquet', async () => {
    expect((await read('key,name\n', 'h.parquet')).found).toEqual(['0 null NOT_READABLE']);
  });
});

/** An archive unzips, for any user, to files that can be read. */
import { expect, it } from '@jest/globals';
import { archiveOf } from './archive.ts';

const CENTRAL_HEADER = Buffer.from('PK\x01\x02', 'latin1');

/** Of each file: the system it was made on, and its mode there. Source: .ZIP File Format Specification 4.3.12. */
function modesOf(archive: Buffer): [number, string][] {
  const modes: [number, string][] = [];
  for (let at = archive.indexOf(CENTRAL_HEADER); at !== -1; at = archive.indexOf(CENTRAL_HEADER, at + 1)) {
    modes.push([archive.readUInt8(at + 5), (archive.readUInt32LE(at + 38) >>> 16).toString(8)]);
  }
  return modes;
}

it('each of its files is a plain file of Unix that its owner may write and all may read', () => {
  const archive = archiveOf('demo-products-go', new Map([['README.md', 'text'], ['razao/transport.go', 'package razao']]));
  expect(modesOf(Buffer.from(archive))).toEqual([[3, '100644'], [3, '100644']]);
});

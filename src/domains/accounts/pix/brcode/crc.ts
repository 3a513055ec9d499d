/** CRC-16/CCITT-FALSE of each byte alone: polynomial 0x1021, most significant bit first. */
const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  return crc;
});

/** The checksum of a BR Code: of the UTF-8 bytes of everything before its value, `6304` included; four capital digits. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code > 0x7f) return hex(crcOfBytes(Buffer.from(text)));
    crc = step(crc, code);
  }
  return hex(crc);
}

function crcOfBytes(bytes: Uint8Array): number {
  return bytes.reduce(step, 0xffff);
}

function step(crc: number, byte: number): number {
  return ((crc << 8) & 0xffff) ^ (TABLE[(crc >> 8) ^ byte] ?? 0);
}

function hex(crc: number): string {
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

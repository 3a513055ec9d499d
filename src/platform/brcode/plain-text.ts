const MARKS = /\p{M}/gu;
const BEYOND = /[^\x20-\x7e]/g;
/** Letters that are not a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  'ß': 'ss', 'æ': 'ae', 'Æ': 'AE', 'œ': 'oe', 'Œ': 'OE', 'ø': 'o', 'Ø': 'O', 'đ': 'd', 'Đ': 'D', 'ł': 'l', 'Ł': 'L', 'ı': 'i',
  '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...',
};

/**
 * Text for a code, in which a character is a byte: accents are dropped, blanks joined, what ASCII does not have left out.
 * @param length cut to so many characters.
 */
export function plainText(text: string, length = Infinity): string {
  const unaccented = [...text.normalize('NFKD').replace(MARKS, '')].map((character) => LETTERS[character] ?? character).join('');
  return unaccented.replace(/\s+/g, ' ').replace(BEYOND, '').replace(/ +/g, ' ').trim().slice(0, length).trim();
}

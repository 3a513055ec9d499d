const MARKS = /\p{M}/gu;
const BEYOND = /[^\x20-\x7e]/g;
/** Letters that do not decompose into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  'ß': 'ss', 'æ': 'ae', 'Æ': 'AE', 'œ': 'oe', 'Œ': 'OE', 'ø': 'o', 'Ø': 'O', 'đ': 'd', 'Đ': 'D', 'ł': 'l', 'Ł': 'L', 'ı': 'i',
  '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...',
};

/**
 * Returns a text for a code, in which a character is a byte: accents are dropped, blanks joined, characters outside ASCII left out.
 * @param length cut to so many characters.
 */
export function plainText(text: string, length = Infinity): string {
  const unaccented = [...text.normalize('NFKD').replace(MARKS, '')].map((character) => LETTERS[character] ?? character).join('');
  return unaccented.replace(/\s+/g, ' ').replace(BEYOND, '').replace(/ +/g, ' ').trim().slice(0, length).trim();
}

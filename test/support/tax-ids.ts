/** Tax identifiers for test data: a party's must have the right check digits. */

/** A CPF with right check digits. @param number its nine digits before them. */
export function cpfOf(number: number): string {
  const withCheck = (text: string): string => {
    const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (text.length + 1 - place), 0);
    return `${text}${sum % 11 < 2 ? 0 : 11 - (sum % 11)}`;
  };
  return withCheck(withCheck(String(number).padStart(9, '0')));
}

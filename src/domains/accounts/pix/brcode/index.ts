/** BR Code, the text of a Pix QR code (EMV merchant-presented mode): read strictly, written sparingly. Pure. */
export { hostOf, LOCATION_FORM, LONGEST_CITY, LONGEST_NAME, type Brcode } from './brcode.ts';
export { brcodeFault, decodeBrcode } from './decode.ts';
export { encodeBrcode, roomForInfo } from './encode.ts';
export { BrcodeFault, type BrcodeReason } from './fault.ts';
export { plainText } from './plain-text.ts';

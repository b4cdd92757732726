import { toLatinDigits } from '../text/numbers.js';

/** What a spreadsheet program has made of a number: an exponent, a date, `####` of a narrow column, or an error of a formula. */
export type SpreadsheetDamage = 'exponent' | 'date' | 'hashes' | 'error';

const months = [
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?',
  'জানু(?:য়ারি|য়ারী)?|ফেব(?:্রুয়ারি|্রুয়ারী)?|মার্চ|এপ্রি(?:ল)?|মে|জুন|জুলা?(?:ই)?|আগ(?:স্ট)?|সেপ(?:্ট|্টেম্বর)?|অক্টো(?:বর)?|নভে(?:ম্বর)?|ডিসে(?:ম্বর)?',
]
  .join('|')
  .normalize();

/** English programs write months with a capital letter, others without; "MAR-83" is a number. */
const dates = [
  `\\d{1,2}-(?:${months.toLowerCase()})(?:-\\d{2,4})?`,
  `\\d{1,2}[-\\s/.](?:${months})(?:[-\\s/.,]+\\d{2,4})?`,
  `(?:${months})[-\\s/.]\\d{1,4}(?:,?\\s+\\d{4})?`,
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`(?:19|20)\d{2}/\d{1,2}/\d{1,2}`,
  String.raw`\d{1,2}/\d{1,2}/(?:\d{2}){1,2}`,
  String.raw`(?:0?[1-9]|[12]\d|3[01])(?<dash>[-.])(?:0?[1-9]|1[0-2])\k<dash>(?:19|20)\d{2}`,
].join('|');
const date = new RegExp(String.raw`^(?:${dates})(?:[T\s]\d{1,2}:\d{2}.*)?$`, 'u');

/** In a text, with neither letters nor digits beside it. */
const inText = (source: string) => new RegExp(`(?<![\\p{L}\\d.,-])(?:${source})(?![\\p{L}\\d])`, 'u');

const exponent = inText(String.raw`[+-]?(?:\d+[.,]\d*[Ee][+-]?\d{1,3}|\d+[Ee]\+\d{1,3})`);

/** In every language of the program: "#REF!", "#DIV/0!", "#NAME?", "#WERT!", "#N/A", "#NV". */
const error = inText(String.raw`#[¡¿]?\p{Lu}[\p{Lu}\d/_]+[!?]|#(?:N/[AD]|NV|GETTING_DATA)|Err:\d{3}`);

const hashes = /^##$|(?<!\S)#{3,}(?!\S)/;

/** Returns what a spreadsheet program has destroyed in a text; a date only if it is the whole text. */
export const findDamage = (text: string): SpreadsheetDamage | undefined => {
  const whole = toLatinDigits(text.normalize().replace(/\p{Cf}/gu, '')).trim();
  if (date.test(whole)) return 'date';
  if (exponent.test(whole)) return 'exponent';
  if (hashes.test(whole)) return 'hashes';
  return error.test(whole) ? 'error' : undefined;
};

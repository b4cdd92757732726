/** What a spreadsheet program has made of a number: an exponent, a date, `####` of a narrow column, or an error of a formula. */
export type SpreadsheetDamage = 'exponent' | 'date' | 'hashes' | 'error';

const months = [
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?',
  'জানু(?:য়ারি|য়ারী)?|ফেব(?:্রুয়ারি|্রুয়ারী)?|মার্চ|এপ্রি(?:ল)?|মে|জুন|জুলা?(?:ই)?|আগ(?:স্ট)?|সেপ(?:্ট|্টেম্বর)?|অক্টো(?:বর)?|নভে(?:ম্বর)?|ডিসে(?:ম্বর)?',
]
  .join('|')
  .normalize();

/** Programs write months with a capital letter; "MAR-83" is a number. */
const dates = [
  `\\p{Nd}{1,2}[-\\s/.](?:${months})(?:[-\\s/.,]+\\p{Nd}{2,4})?`,
  `(?:${months})[-\\s/.]\\p{Nd}{1,4}`,
  String.raw`\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}(?:T[\d:.]+Z?)?`,
  String.raw`\p{Nd}{1,2}/\p{Nd}{1,2}/\p{Nd}{4}`,
].map((source) => new RegExp(`^(?:${source})$`, 'u'));

const exponent = /^[+-]?(?:\p{Nd}+[.,]\p{Nd}+E[+-]?\p{Nd}{1,3}|\p{Nd}+E\+\p{Nd}{1,3})$/iu;

const error =
  /^(?:#(?:REF!|VALUE!|DIV\/0!|NAME\?|N\/A|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA)|Err:\d{3})$/i;

const hashes = /^#{3,}$/;

const ofWord = (word: string): SpreadsheetDamage | undefined => {
  if (exponent.test(word)) return 'exponent';
  if (hashes.test(word)) return 'hashes';
  return error.test(word) ? 'error' : undefined;
};

/** Returns what a spreadsheet program has destroyed in a text; a date only if it is the whole text. */
export const findDamage = (text: string): SpreadsheetDamage | undefined => {
  const whole = text
    .normalize()
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (dates.some((date) => date.test(whole))) return 'date';
  return [whole, ...whole.split(/[\s;|()]+|,(?!\p{Nd})/u)].map(ofWord).find(Boolean);
};

import { foldNumber, toAscii } from './words.js';

/** "380mm", "24V", "410x180", "M20x75", "15W-40", "10.00-20", "20W50", "16PR", "2012-2018": a size or years, not a part number. */
const size =
  /^(m?\d+([.,/-]\d+)?(x\d+([.,/]\d+)*)+(mm|cm|ft|m)?|\d{1,4}([.,/-]\d{1,4})?(mm|cm|inch|ft|ah|ton|kg|ml|pr|bar|hp|cc|km|deg)|(\d{1,4}|\d{1,3}[.,/]\d{1,3}|\d\d?-\d\d?)[vwatgl]|\d{1,3}w-?\d+|\d\d?(\.\d\d?)?[a-z]?-\d\d(\.\d)?|(19|20)\d\d-(19|20)?\d\d)$/;

/** No longer text is the number of a part; the index of a database has a limit too. */
const MAX_LENGTH = 100;

/** Whether a folded text is long enough to name one part. */
export const isPartNumber = (folded: string): boolean =>
  folded.length >= 4 && folded.length <= MAX_LENGTH && /\d/.test(folded);

const countDigits = (word: string): number => word.match(/\d/g)?.length ?? 0;

const isNumberWord = (word: string): boolean => {
  const folded = foldNumber(word);
  const digits = countDigits(word);
  return (
    !size.test(word) && folded.length <= 40 && (digits >= 3 ? folded.length >= 5 : digits === 2 && folded.length >= 6)
  );
};

/** "LPT1613" is a model of a make, not a part number. */
const isModel = (word: string, makes: ReadonlyMap<string, string>): boolean => {
  const [, letters = ''] = /^([a-z]+)-?\d{1,4}$/.exec(word) ?? [];
  return makes.has(word) || makes.has(letters);
};

/** The part numbers in a text, folded: single words, and numbers written in groups such as "824 547 980 252". */
export const numbersIn = (text: string, makes: ReadonlyMap<string, string>): string[] => {
  const words = toAscii(text)
    .split(/[\s,;()]+/)
    .filter((word) => word !== '' && !isModel(word, makes));
  const found = words.filter(isNumberWord).map(foldNumber);
  let group: string[] = [];
  for (const word of [...words, '']) {
    const isGroup = /\d/.test(word) ? !size.test(word) : group.length > 0 && /^[a-z]$/.test(word);
    if (isGroup) group.push(word);
    if (isGroup) continue;
    const joined = foldNumber(group.join(''));
    if (group.length > 1 && countDigits(group.join('')) >= 6 && joined.length <= 40) found.unshift(joined);
    group = /^[a-z]{1,3}$/.test(word) ? [word] : [];
  }
  return [...new Set(found)];
};

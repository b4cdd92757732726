import { foldWords } from '@dealerkit/domain/text/foldText';
import { readPhones } from '@dealerkit/domain/phones/readPhones';
import { unfinishedPhone } from '@dealerkit/domain/phones/unfinishedPhone';

/**
 * The folded words of a search, which the folded texts of a row contain. A whole phone number is searched for without country code and
 * zero, which every writing of it has.
 */
export function searchWords(search: string, countryCode: string): string[] {
  const { phones } = readPhones(search, countryCode);
  if (phones.length === 0) {
    // Folded text has all numbers of Bangladesh with a zero.
    const digits = countryCode === '880' ? undefined : unfinishedPhone(search, countryCode);
    return digits === undefined ? foldWords(search) : [digits];
  }
  const words: string[] = [];
  let last = 0;
  // What people write around a number, such as brackets, is no word.
  const wordsIn = (text: string) => foldWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word));
  for (const { nationalNumber, start, end } of phones) {
    words.push(...wordsIn(search.slice(last, start)), nationalNumber);
    last = end;
  }
  return [...words, ...wordsIn(search.slice(last))];
}

import { splitNumbers } from '../text/numberList.js';
import { isPartNumber } from '../search/partNumbers.js';
import { foldNumber } from '../search/words.js';

const MAX_NUMBERS = 30;
const MAX_LENGTH = 40;

/** A word that can be a part of a number. */
interface NumberWord {
  folded: string;
  digits: number;
}

/** Groups of neighbouring words that can be parts of a number, without others between them. */
const numberWordsIn = (words: string): NumberWord[][] => {
  const groups: NumberWord[][] = [[]];
  for (const token of words.split(/[\s,;:()]+/)) {
    const folded = foldNumber(token);
    if (token !== '' && !/\d|^\p{L}{1,3}$/u.test(token)) groups.push([]);
    else if (folded !== '') groups.at(-1)?.push({ folded, digits: folded.replace(/\D/g, '').length });
  }
  return groups;
};

/** The numbers of words that list several, such as "3482083232 / 3482083233"; none if they list one. */
export const listedNumbers = (words: string): string[] => {
  const numbers = splitNumbers(words).map(foldNumber);
  return numbers.length > 1 && numbers.every(isPartNumber) ? numbers : [];
};

/** The numbers that words can contain, the longest first: all groups of neighbouring words that have digits. */
export const numbersOfWords = (words: string): string[] => {
  const whole = foldNumber(words);
  // Where numbers of each length begin. No word is empty, so each start has at most `MAX_LENGTH` groups.
  const byLength: { text: string; start: number }[][] = Array.from({ length: MAX_LENGTH + 1 }, () => []);
  for (const group of numberWordsIn(words)) {
    const text = group.map(({ folded }) => folded).join('');
    let start = 0;
    for (const [first, { folded }] of group.entries()) {
      let [length, digits] = [0, 0];
      for (let last = first; last < group.length; last += 1) {
        length += group[last]?.folded.length ?? 0;
        digits += group[last]?.digits ?? 0;
        if (length > MAX_LENGTH) break;
        if (length > 4 && digits >= 4) byLength[length]?.push({ text, start });
      }
      start += folded.length;
    }
  }
  for (const text of [...listedNumbers(words).toReversed(), whole])
    if (isPartNumber(text)) byLength[text.length]?.unshift({ text, start: 0 });
  const numbers = new Set<string>();
  for (let length = MAX_LENGTH; length > 0; length -= 1) {
    for (const { text, start } of byLength[length] ?? []) {
      if (numbers.size === MAX_NUMBERS) return [...numbers];
      numbers.add(text.slice(start, start + length));
    }
  }
  return [...numbers];
};

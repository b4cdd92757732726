import { expect, test } from 'vitest';
import { phoneTextOf } from '../../src/store/texts/searchTextOf.ts';
import { searchWords } from '../../src/store/texts/searchWords.ts';

const forms = ['07700 900123', '(07700) 900-123', '+44 7700 900123', '+447700900123', '+44 (0)7700 900123'];

test.each(['07700', '07700 900', '+44 7700 9', '0044 7700', '+44 (0)7700 9001', '(07700) 9', '+44 7700 900123'])(
  'every writing of a British number is found by %j in a British shop',
  (search) => {
    const words = searchWords(search, '44');
    for (const form of forms) expect(words.every((word) => phoneTextOf(form).includes(word))).toBe(true);
    expect(words.every((word) => phoneTextOf('07911 123456').includes(word))).toBe(false);
  },
);

// The largest set of metadata: the smaller ones know lengths only, or no landlines, and take numbers that cannot exist.
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString as parsePhoneNumber,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { toLatinDigits } from '../text/numbers.js';

/** A phone number that was read in a text. */
export interface ReadPhone {
  /** In the form of E.164: `+8801700000142`. */
  number: string;
  /** Without the country code and the zero before it: `1700000142`. */
  nationalNumber: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

/** What was read in a text: every digit is part of a number or of a text in `unread`. */
export interface ReadPhones {
  phones: ReadPhone[];
  /** Digits that are no phone number, as they were written. */
  unread: string[];
}

/** Digits without anything between them, and what stands before them. */
interface Group {
  digits: string;
  start: number;
  end: number;
  hasPlus: boolean;
  before: 'start' | 'space' | 'list' | 'slash';
  /** Whether a letter follows, as in "2nd". */
  isOrdinal: boolean;
}

/** The shortest and the longest digits that can be a number, with a prefix, a country code and a zero that was kept after it. */
const [minDigits, maxDigits] = [5, 19];

/** What people write inside one number. */
const space = /^[^\p{L}\p{N}\p{Sc}+,;:/|\\&@#=]*$/u;

/** The highest number of digits that replace the last ones of the number before them, as in "01711-000142/43". */
const maxSuffix = 6;

const startOf = (between: string): Group['before'] => {
  if (space.test(between)) return 'space';
  if (/^[^\p{L}\p{N}+]*$/u.test(between)) return /[/|\\]/.test(between) ? 'slash' : 'list';
  return 'start';
};

const groupsOf = (text: string): Group[] => {
  let last = 0;
  return [...text.matchAll(/\p{Nd}+/gu)].map(({ 0: digits, index }) => {
    const between = text.slice(last, index).normalize('NFKC');
    const isFirst = last === 0;
    const end = index + digits.length;
    last = end;
    const plus = /[+＋][^\p{L}\p{N}]*$/u.exec(text.slice(0, index))?.index;
    const hasPlus = plus !== undefined;
    return {
      digits: toLatinDigits(digits),
      start: plus ?? index,
      end,
      hasPlus,
      before: isFirst || hasPlus ? 'start' : startOf(between),
      isOrdinal: /^\s?\p{L}/u.test(text.slice(end)),
    };
  });
};

type Parsed = Pick<ReadPhone, 'number' | 'nationalNumber'>;

const parse = (digits: string, countryCode: string): Parsed | undefined => {
  const parsed = parsePhoneNumber(digits, { defaultCallingCode: countryCode, extract: false });
  return parsed?.isValid() ? { number: parsed.number, nationalNumber: parsed.nationalNumber } : undefined;
};

/** Reads digits as a number that exists; "00" is another way to write the plus sign, also behind one. */
const readDigits = (digits: string, hasPlus: boolean, countryCode: string): Parsed | undefined => {
  if (digits.length < minDigits || digits.length > maxDigits) return undefined;
  const national = hasPlus && !digits.startsWith('0') ? undefined : parse(digits, countryCode);
  const isInternational = hasPlus || digits.startsWith('00');
  return national ?? (isInternational ? parse(`+${digits.replace(/^00/, '')}`, countryCode) : undefined);
};

/** What was read up to a group, and what is wrong with it; the best reading has the least of the first, then of the next. */
interface Reading {
  phones: ReadPhone[];
  /** The indexes of the groups that are no number. */
  unread: number[];
  cost: readonly [unreadDigits: number, joinedLists: number, phones: number];
}

const isBetter = (one: Reading, other: Reading | undefined): boolean => {
  if (!other) return true;
  const place = one.cost.findIndex((cost, index) => cost !== other.cost[index]);
  return place >= 0 && (one.cost[place] ?? 0) < (other.cost[place] ?? 0);
};

/** Finds the reading that uses the most digits: groups are joined to numbers or complete the number before them. */
const readGroups = (groups: readonly Group[], countryCode: string): Reading => {
  const best: (Reading | undefined)[] = [{ phones: [], unread: [], cost: [0, 0, 0] }];
  const offer = (end: number, reading: Reading) => {
    if (isBetter(reading, best[end])) best[end] = reading;
  };
  for (const [index, group] of groups.entries()) {
    const { phones, unread, cost } = best[index] as Reading;
    const [unreadDigits, joinedLists, count] = cost;
    offer(index + 1, {
      phones,
      unread: [...unread, index],
      cost: [unreadDigits + group.digits.length, joinedLists, count],
    });
    const add = (end: number, phone: Parsed, joined = 0) =>
      offer(end, {
        phones: [...phones, { ...phone, start: group.start, end: groups[end - 1]?.end ?? 0 }],
        unread,
        cost: [unreadDigits, joinedLists + joined, count + 1],
      });

    const previous = phones.at(-1);
    const canComplete = group.before === 'slash' && !group.isOrdinal && group.digits.length <= maxSuffix;
    if (canComplete && previous && previous.end === groups[index - 1]?.end) {
      const completed = parse(previous.number.slice(0, -group.digits.length) + group.digits, countryCode);
      if (completed) add(index + 1, completed);
    }

    let digits = '';
    let joined = 0;
    for (const [offset, next] of groups.slice(index).entries()) {
      if (offset > 0 && next.before === 'start') break;
      if (offset > 0 && next.before !== 'space') joined += 1;
      digits += next.digits;
      if (digits.length > maxDigits) break;
      const phone = readDigits(digits, group.hasPlus, countryCode);
      if (phone) add(index + offset + 1, phone, joined);
    }
  }
  return best[groups.length] as Reading;
};

/**
 * Reads all phone numbers of a text as people write them, for the country of local ones: with any dashes, spaces, brackets, invisible
 * characters and digits, with remarks, and several of them, also as "01711-000142/43".
 */
export const readPhones = (text: string, countryCode = '880'): ReadPhones => {
  const groups = groupsOf(text);
  const { phones, unread } = readGroups(groups, countryCode);
  const spans: { start: number; end: number }[] = [];
  for (const [place, index] of unread.entries()) {
    const { start = 0, end = 0, before } = groups[index] ?? {};
    const last = spans.at(-1);
    if (last && before === 'space' && unread[place - 1] === index - 1) last.end = end;
    else spans.push({ start, end });
  }
  return { phones, unread: spans.map(({ start, end }) => text.slice(start, end)) };
};

/** Returns a mobile number as people write it in the country with this code; the code itself where no country has it. */
export const examplePhone = (countryCode = '880'): string => {
  const country = getCountries().find((name) => getCountryCallingCode(name) === countryCode);
  return (country && getExampleNumber(country, examples)?.formatNational()) ?? `+${countryCode} …`;
};

/** As people write it in the country: `01700-000142`, or `+44 20 7946 0958` for a number of another one. */
const writtenIn = (number: string, countryCode: string): string => {
  const parsed = parsePhoneNumber(number);
  return (
    (parsed?.countryCallingCode === countryCode ? parsed.formatNational() : parsed?.formatInternational()) ?? number
  );
};

/** Writes the phone numbers of a text as people write them in the country of local ones; the rest of the text stays. */
export const localPhones = (text: string, countryCode = '880'): string => {
  let end = 0;
  const pieces = readPhones(text, countryCode).phones.map((phone) => {
    // The code may stand in a bracket of its own: "(+880) 1711-000142".
    const opening = /^[^(]*\)/.test(text.slice(phone.start, phone.end)) ? /\($/ : '';
    const before = text.slice(end, phone.start).replace(opening, '');
    end = phone.end;
    return before + writtenIn(phone.number, countryCode);
  });
  return pieces.join('') + text.slice(end);
};

/** Returns the numbers of a text in the form of E.164, each once. */
export const numbersIn = (text: string, countryCode?: string): string[] => [
  ...new Set(readPhones(text, countryCode).phones.map(({ number }) => number)),
];

/** Returns what of a text is no phone number: the digits that are none, or all of a text without a number; empty if nothing is. */
export const wrongPhonesIn = (text: string, countryCode?: string): string => {
  const { phones, unread } = readPhones(text, countryCode);
  return phones.length === 0 ? text.trim() : unread.join(', ');
};

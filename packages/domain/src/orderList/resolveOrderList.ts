import type { Part } from '../entities.js';
import { splitNumbers } from '../numberList.js';
import { readDescription } from '../partFacts.js';
import { isOutOfStock } from '../partRules.js';
import { isPartNumber, numbersInName, withoutZeros } from '../search/partNumbers.js';
import { runInSlices, type Slices } from '../search/slices.js';
import { foldNumber } from '../search/words.js';
import { type OrderLineReading, parseOrderLine } from './parseOrderLine.js';

/** The parts on sale, as a store or a loaded list finds them. */
export interface PartLookup {
  /** Finds the parts that have, or replace, one of these folded numbers. */
  findByNumber: (numbers: readonly string[]) => Promise<readonly Part[]> | readonly Part[];
  /** Finds parts by words, the best first. */
  search: (words: string) => Promise<readonly Part[]> | readonly Part[];
}

/** What a line orders. */
export interface ResolvedLine {
  /** The line as it was typed. */
  text: string;
  /** A whole number from 1; undefined if none is written. */
  quantity?: number | undefined;
  /** How the parts were found; `replaced`: by the number of a part that they replace. */
  match: 'number' | 'replaced' | 'name' | 'none';
  /** The best first; the parts that replace a part follow it. */
  parts: readonly Part[];
}

/** The highest number of parts that a line is resolved to. */
export const MAX_CHOICES = 5;

/** How often a part that replaces another one is looked up. */
const MAX_SUCCESSIONS = 5;
const MAX_NUMBERS_OF_LINE = 30;

/** A number that is no longer can also be the model of a vehicle, which a search finds first. */
const MAX_SHORT = 4;

/** A name can contain the number of the part; the number of a truck, such as LPT 1613, is shorter. */
const nameNumbers = (name: string) => numbersInName(name, new Map()).filter((number) => /(?:\D*\d){6}/.test(number));

/** Numbers, then those of them that have leading zeros without these. */
const withBare = (numbers: readonly string[]): string[] => [
  ...numbers,
  ...numbers.flatMap((number) => withoutZeros(number) ?? []),
];

/** The folded numbers of a part. */
export const numbersOf = ({ product_name = '', description }: Part) => {
  const { oem, replaces, replacedBy } = readDescription(description);
  const fold = (numbers: readonly string[]) => numbers.map(foldNumber).filter(isPartNumber);
  const written = fold([...oem, ...nameNumbers(product_name)]);
  return {
    /** The own numbers as they are written. */
    written: new Set(written),
    own: new Set(withBare(written)),
    replaces: new Set(withBare(fold(replaces))),
    replacedBy: new Set(fold(replacedBy)),
  };
};

const overlaps = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((each) => other.has(each));

/** The numbers of words that list several, such as "3482083232 / 3482083233"; none if they list one. */
const listedNumbers = (words: string): string[] => {
  const numbers = splitNumbers(words).map(foldNumber);
  return numbers.length > 1 && numbers.every(isPartNumber) ? numbers : [];
};

/** The numbers that words can contain, the longest first: all groups of neighbouring words that have digits. */
const numbersOfWords = (words: string): string[] => {
  const tokens = words.split(/[\s,;:()]+/).filter(Boolean);
  const whole = foldNumber(words);
  const groups = tokens.flatMap((_, start) =>
    tokens.slice(start).flatMap((_end, length) => {
      const group = tokens.slice(start, start + length + 1);
      const folded = foldNumber(group.join(''));
      const isNumber = group.every((token) => /\d|^\p{L}{1,3}$/u.test(token)) && /(?:\D*\d){4}/.test(folded);
      return isNumber && (folded.length > 4 || folded === whole) && folded.length <= 40 ? [folded] : [];
    }),
  );
  return [...new Set([whole, ...listedNumbers(words), ...groups])]
    .filter((folded) => isPartNumber(folded) && folded.length <= 40)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MAX_NUMBERS_OF_LINE);
};

type NumberedPart = ReturnType<typeof numbersOf> & { part: Part };

const inStockFirst = (one: NumberedPart, other: NumberedPart) =>
  Number(isOutOfStock(one.part)) - Number(isOutOfStock(other.part)) || (one.part._id < other.part._id ? -1 : 1);

interface Found {
  reading: OrderLineReading;
  number: string;
  match: 'number' | 'replaced';
  parts: NumberedPart[];
}

const createNumberTable = ({ findByNumber }: PartLookup) => {
  const known = new Map<string, NumberedPart>();
  const asked = new Set<string>();
  return {
    load: async (numbers: Iterable<string>) => {
      const missing = [...new Set(numbers)].filter((number) => !asked.has(number));
      if (missing.length === 0) return;
      for (const number of missing) asked.add(number);
      for (const part of await findByNumber(missing))
        if (!known.has(part._id)) known.set(part._id, { part, ...numbersOf(part) });
    },
    find: (isFound: (part: NumberedPart) => boolean) => [...known.values()].filter(isFound).toSorted(inStockFirst),
  };
};

type NumberTable = ReturnType<typeof createNumberTable>;

/** All numbers of a line, those that are the whole words of a reading first: other words can be its quantity. */
const numberReadings = (readings: readonly OrderLineReading[]) => {
  const all = readings.flatMap((reading) =>
    numbersOfWords(reading.words).map((number) => ({ reading, number, isWhole: number === foldNumber(reading.words) })),
  );
  const bare = all.flatMap((each) => {
    const number = withoutZeros(each.number);
    return number === undefined ? [] : [{ ...each, number }];
  });
  return [...all.filter(({ isWhole }) => isWhole), ...all.filter(({ isWhole }) => !isWhole), ...bare];
};

/** The parts of all numbers that a line lists, so that none of them is dropped. */
const findListed = (readings: readonly OrderLineReading[], table: NumberTable): Found | undefined => {
  for (const reading of readings) {
    const numbers = listedNumbers(reading.words);
    const own = numbers.flatMap((number) => table.find((part) => part.own.has(number)));
    const [longest = ''] = numbers.toSorted((one, other) => other.length - one.length);
    if (own.length > 1) return { reading, number: longest, match: 'number', parts: [...new Set(own)] };
  }
  return undefined;
};

const findNumber = (readings: readonly OrderLineReading[], table: NumberTable): Found | undefined => {
  const listed = findListed(readings, table);
  if (listed) return listed;
  for (const { reading, number } of numberReadings(readings)) {
    const own = table.find((part) => part.own.has(number));
    const asWritten = own.toSorted((one, other) => Number(other.written.has(number)) - Number(one.written.has(number)));
    if (own.length > 0) return { reading, number, match: 'number', parts: asWritten };
    const successors = table.find((part) => part.replaces.has(number));
    if (successors.length > 0) return { reading, number, match: 'replaced', parts: successors };
  }
  return undefined;
};

const isSuccessor = (part: NumberedPart, of: NumberedPart) =>
  overlaps(part.replaces, of.own) || overlaps(part.own, of.replacedBy) || overlaps(part.replaces, of.replacedBy);

/** Adds the parts that replace those found, and those that replace these. */
const addSuccessors = async (found: readonly Found[], table: NumberTable) => {
  for (let round = 0; round < MAX_SUCCESSIONS; round += 1) {
    const open = found.filter(({ parts }) => parts.length < MAX_CHOICES);
    await table.load(open.flatMap(({ parts }) => parts.flatMap(({ own, replacedBy }) => [...own, ...replacedBy])));
    for (const { parts } of open)
      parts.push(...table.find((each) => !parts.includes(each) && parts.some((part) => isSuccessor(each, part))));
  }
};

const resolved = (text: string, { quantity }: OrderLineReading, rest: Pick<ResolvedLine, 'match' | 'parts'>) => ({
  text,
  ...(quantity !== undefined && { quantity }),
  ...rest,
});

/** Searches once for the same words. */
const createSearchOnce = ({ search }: PartLookup) => {
  const known = new Map<string, readonly Part[]>();
  return async (words: string): Promise<readonly Part[]> => {
    const parts = known.get(words) ?? (words.trim() === '' ? [] : await search(words));
    known.set(words, parts);
    return parts;
  };
};

/** Finds what each line of a list orders: by the number of the part, by a number that it replaces, or by its words. */
export const resolveOrderList = async (lines: readonly string[], lookup: PartLookup): Promise<ResolvedLine[]> => {
  const parsed = lines.map(parseOrderLine);
  const table = createNumberTable(lookup);
  await table.load(parsed.flatMap(({ readings }) => numberReadings(readings).map(({ number }) => number)));
  const found = parsed.map(({ readings }) => findNumber(readings, table));
  await addSuccessors(
    found.flatMap((each) => each ?? []),
    table,
  );
  const searchOnce = createSearchOnce(lookup);
  const result: ResolvedLine[] = [];
  // One after the other, so that a list takes no more of a host at once than a search.
  for (const [index, { text, readings }] of parsed.entries()) {
    const [first] = readings;
    const numbered = found[index];
    const isSure = numbered !== undefined && numbered.number.length > MAX_SHORT;
    const named = isSure ? [] : await searchOnce(first.words);
    const isNamed = named.length > 0 && !numbered?.parts.some(({ part }) => part._id === named[0]?._id);
    const byNumber = isNamed ? undefined : numbered;
    const parts = byNumber ? byNumber.parts.map(({ part }) => part) : named;
    const match = byNumber?.match ?? (parts.length > 0 ? 'name' : 'none');
    result.push(resolved(text, byNumber?.reading ?? first, { match, parts: parts.slice(0, MAX_CHOICES) }));
  }
  return result;
};

function* groupByNumber(parts: readonly Part[]): Generator<undefined, ReadonlyMap<string, readonly Part[]>> {
  const byNumber = new Map<string, Part[]>();
  for (const part of parts) {
    const { own, replaces } = numbersOf(part);
    for (const number of [...own, ...replaces]) {
      const others = byNumber.get(number);
      if (others) others.push(part);
      else byNumber.set(number, [part]);
    }
    yield;
  }
  return byNumber;
}

/** Looks parts up in a loaded list, which is indexed in slices, for a host that has no call for it. */
export const createListLookup = async (
  parts: readonly Part[],
  search: PartLookup['search'],
  slices: Slices,
): Promise<PartLookup> => {
  const byNumber = await runInSlices(groupByNumber(parts), slices);
  return { findByNumber: (numbers) => numbers.flatMap((number) => byNumber.get(number) ?? []), search };
};

import type { Part } from '../entities.js';
import { withoutZeros } from '../search/partNumbers.js';
import { runInSlices, type Slices } from '../search/slices.js';
import { foldNumber } from '../search/words.js';
import {
  addByNumber,
  type ByNumber,
  createNumberTable,
  type NumberedPart,
  numbersOf,
  type NumberTable,
  type PartLookup,
} from './numberTable.js';
import { listedNumbers, numbersOfWords } from './numbersOfWords.js';
import { type OrderLine, type OrderLineReading, parseOrderLine } from './parseOrderLine.js';

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

/** A number that is no longer can also be the model of a vehicle, which a search finds first. */
const MAX_SHORT = 4;

interface Found {
  reading: OrderLineReading;
  number: string;
  match: 'number' | 'replaced';
  parts: NumberedPart[];
}

interface NumberReading {
  reading: OrderLineReading;
  number: string;
}

interface ParsedLine {
  line: OrderLine;
  numbers: NumberReading[];
}

/** All numbers of a line, those that are the whole words of a reading first: other words can be its quantity. */
const numberReadings = (readings: readonly OrderLineReading[]): NumberReading[] => {
  const all = readings.flatMap((reading) => {
    const whole = foldNumber(reading.words);
    return numbersOfWords(reading.words).map((number) => ({ reading, number, isWhole: number === whole }));
  });
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
    const own = numbers.flatMap((number) => table.ownersOf(number));
    const [longest = ''] = numbers.toSorted((one, other) => other.length - one.length);
    if (own.length > 1) return { reading, number: longest, match: 'number', parts: [...new Set(own)] };
  }
  return undefined;
};

const findNumber = ({ line, numbers }: ParsedLine, table: NumberTable): Found | undefined => {
  const listed = findListed(line.readings, table);
  if (listed) return listed;
  for (const { reading, number } of numbers) {
    const own = table.ownersOf(number);
    const asWritten = own.toSorted((one, other) => Number(other.written.has(number)) - Number(one.written.has(number)));
    if (own.length > 0) return { reading, number, match: 'number', parts: asWritten };
    const successors = table.replacersOf(number);
    if (successors.length > 0) return { reading, number, match: 'replaced', parts: successors };
  }
  return undefined;
};

/** Adds the parts that replace those found, and those that replace these. */
const addSuccessors = async (found: readonly Found[], table: NumberTable, pause: PartLookup['pause']) => {
  for (let round = 0; round < MAX_SUCCESSIONS; round += 1) {
    const open = found.filter(({ parts }) => parts.length < MAX_CHOICES);
    await table.load(open.flatMap(({ parts }) => parts.flatMap(({ own, replacedBy }) => [...own, ...replacedBy])));
    for (const { parts } of open) {
      parts.push(...table.successorsOf(parts).filter((each) => !parts.includes(each)));
      await pause?.();
    }
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
  const { pause } = lookup;
  const table = createNumberTable(lookup);
  const parsed: ParsedLine[] = [];
  for (const text of lines) {
    await pause?.();
    const line = parseOrderLine(text);
    parsed.push({ line, numbers: numberReadings(line.readings) });
  }
  await table.load(parsed.flatMap(({ numbers }) => numbers.map(({ number }) => number)));
  const found: (Found | undefined)[] = [];
  for (const each of parsed) {
    await pause?.();
    found.push(findNumber(each, table));
  }
  await addSuccessors(
    found.flatMap((each) => each ?? []),
    table,
    pause,
  );
  const searchOnce = createSearchOnce(lookup);
  const result: ResolvedLine[] = [];
  // One after the other, so that a list takes no more of a host at once than a search.
  for (const [index, { line }] of parsed.entries()) {
    await pause?.();
    const { text, readings } = line;
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
  const byNumber: ByNumber<Part> = new Map();
  for (const part of parts) {
    const { own, replaces } = numbersOf(part);
    addByNumber(byNumber, [...own, ...replaces], part);
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

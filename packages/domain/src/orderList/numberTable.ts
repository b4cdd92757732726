import type { Part } from '../entities.js';
import { readDescription } from '../parts/partFacts.js';
import { isOutOfStock } from '../parts/partRules.js';
import { isPartNumber, numbersInName, withoutZeros } from '../search/partNumbers.js';
import { foldNumber } from '../search/words.js';

/** The parts on sale, as a store or a loaded list finds them. */
export interface PartLookup {
  /** Finds the parts that have, or replace, one of these folded numbers. */
  findByNumber: (numbers: readonly string[]) => Promise<readonly Part[]> | readonly Part[];
  /** Finds parts by words, the best first. */
  search: (words: string) => Promise<readonly Part[]> | readonly Part[];
  /** Is awaited between two pieces of work; it returns at once until the host must do something else. */
  pause?: () => Promise<void>;
}

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

/** A part with its numbers. */
export interface NumberedPart extends ReturnType<typeof numbersOf> {
  part: Part;
}

const inStockFirst = (one: NumberedPart, other: NumberedPart) =>
  Number(isOutOfStock(one.part)) - Number(isOutOfStock(other.part)) || (one.part._id < other.part._id ? -1 : 1);

/** Values by the numbers of parts. */
export type ByNumber<T> = Map<string, T[]>;

/** Adds a value under each of some numbers. */
export const addByNumber = <T>(byNumber: ByNumber<T>, numbers: Iterable<string>, value: T): void => {
  for (const number of numbers) {
    const others = byNumber.get(number);
    if (others) others.push(value);
    else byNumber.set(number, [value]);
  }
};

/** Loads parts by their numbers, each number once. */
export const createNumberTable = ({ findByNumber, pause }: PartLookup) => {
  const known = new Set<string>();
  const asked = new Set<string>();
  const owners: ByNumber<NumberedPart> = new Map();
  const replacers: ByNumber<NumberedPart> = new Map();
  const sorted = (parts: Iterable<NumberedPart>) => [...new Set(parts)].toSorted(inStockFirst);
  return {
    load: async (numbers: Iterable<string>) => {
      const missing = [...new Set(numbers)].filter((number) => !asked.has(number));
      if (missing.length === 0) return;
      for (const number of missing) asked.add(number);
      for (const part of await findByNumber(missing)) {
        if (known.has(part._id)) continue;
        known.add(part._id);
        const numbered = { part, ...numbersOf(part) };
        addByNumber(owners, numbered.own, numbered);
        addByNumber(replacers, numbered.replaces, numbered);
        await pause?.();
      }
    },
    ownersOf: (number: string) => sorted(owners.get(number) ?? []),
    replacersOf: (number: string) => sorted(replacers.get(number) ?? []),
    successorsOf: (parts: readonly NumberedPart[]) =>
      sorted(
        parts.flatMap(({ own, replacedBy }) => [
          ...[...own, ...replacedBy].flatMap((number) => replacers.get(number) ?? []),
          ...[...replacedBy].flatMap((number) => owners.get(number) ?? []),
        ]),
      ),
  };
};

export type NumberTable = ReturnType<typeof createNumberTable>;

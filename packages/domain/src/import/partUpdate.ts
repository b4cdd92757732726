import type { Part } from '../entities.js';
import {
  factNames,
  type PartDescription,
  type PartFacts,
  readDescription,
  splitFact,
  writeDescription,
} from '../parts/partFacts.js';
import { nameKey } from '../parts/partRules.js';
import { partValueNames, partValues, type PartValue } from '../parts/partValues.js';
import { moveShelf } from '../parts/shelf.js';
import { foldNumber } from '../search/words.js';

/** The values of a part that a list can change. */
export type ListedPart = Partial<Omit<Part, '_id' | 'extra'>>;

/** What a list changes in a part, and the values that were read before (D34). */
export interface PartUpdate {
  read: { [Field in keyof ListedPart]?: NonNullable<ListedPart[Field]> | null };
  changes: ListedPart;
}

/** The fields of a list that are values of a part of their own; the others are lines of its description. */
export const valueFields = partValueNames.filter((name) => name !== 'description');

/** A description in the form in which two that say the same are equal. */
const canonical = (description = '') => {
  const read = readDescription(description.replaceAll(/\r\n?/g, '\n'));
  return writeDescription({ ...read, text: read.text.replaceAll(/[^\S\n]+$/gm, '') });
};

const isSame = (field: PartValue, one: ListedPart, other: ListedPart): boolean => {
  if (field === 'description') return canonical(one.description) === canonical(other.description);
  return String(one[field] ?? '').trim() === String(other[field] ?? '').trim();
};

/** Returns what differs between a part and how a list has it; undefined if nothing does. A value that the list lacks stays. */
export const findUpdate = (part: Part, row: ListedPart): PartUpdate | undefined => {
  const listed = moveShelf(row);
  const changed = partValueNames.filter((field) => (listed[field] ?? '') !== '' && !isSame(field, part, listed));
  if (changed.length === 0) return undefined;
  return {
    read: Object.fromEntries(changed.map((field) => [field, part[field] ?? null])),
    changes: Object.fromEntries(changed.map((field) => [field, listed[field]])),
  };
};

/** The description and the facts of a list; an empty text is not given. */
type ListedDescription = Partial<Record<'description' | keyof PartFacts, string>>;

/** Returns a description with what a list gives; facts and pictures that it does not give stay. */
export const mergeDescription = (stored: string | undefined, listed: ListedDescription): string => {
  const before = readDescription(stored);
  const given = readDescription(listed.description);
  const merged: PartDescription = { ...before, text: given.text.trim() === '' ? before.text : given.text };
  if (given.pictures.length > 0) merged.pictures = given.pictures;
  for (const name of factNames) {
    const values = splitFact(name, listed[name] ?? '');
    if (values.length > 0) merged[name] = values;
    else if (given[name].length > 0) merged[name] = given[name];
  }
  return writeDescription(merged);
};

/** The share by which a value changes, from 0 to 1; a text that is no number changes as a whole. */
const shareOf = (before: unknown, after: unknown): number => {
  if (before === after) return 0;
  if (typeof before !== 'number' || typeof after !== 'number') return 1;
  return Math.abs(after - before) / Math.max(Math.abs(after), Math.abs(before), 1);
};

/** How great a change is, to show the greatest first: prices count before quantities, and these before texts. */
export const updateSize = ({ read, changes }: PartUpdate): number => {
  const price = 'price' in changes ? 2 + shareOf(read.price, changes.price) : 0;
  const quantities = partValueNames.filter((name) => partValues[name].kind === 'quantity' && name in changes);
  const sizes = quantities.map((name) => (1 + shareOf(read[name] ?? 0, changes[name])) / 2);
  return Math.max(price, 'product_name' in changes ? 1.5 : 0, ...sizes, 0.1);
};

/** The part that a row is about, or that several could be meant; undefined for a new part. */
export type PartMatch = { part: Part } | { several: readonly Part[] } | undefined;

const addTo = (map: Map<string, Part[]>, key: string, part: Part) => {
  const parts = map.get(key);
  if (parts) parts.push(part);
  else map.set(key, [part]);
};

/** What a part without a name and a number is recognised by. */
const valuesKey = ({ image, price, description }: ListedPart) =>
  JSON.stringify([image, String(price ?? ''), canonical(description)]);

/** Creates what finds the part of a row: by its part numbers, then by its name. */
export const createPartMatcher = (parts: readonly Part[]): ((listed: ListedPart) => PartMatch) => {
  const byNumber = new Map<string, Part[]>();
  const byName = new Map<string, Part[]>();
  const byValues = new Map<string, Part[]>();
  for (const part of parts) {
    const numbers = new Set(readDescription(part.description).oem.map(foldNumber).filter(Boolean));
    const name = nameKey(part.product_name ?? '');
    for (const number of numbers) addTo(byNumber, number, part);
    if (name !== '') addTo(byName, name, part);
    else if (numbers.size === 0) addTo(byValues, valuesKey(part), part);
  }

  return (listed) => {
    const name = nameKey(listed.product_name ?? '');
    const numbers = readDescription(listed.description).oem.map(foldNumber).filter(Boolean);
    const found = [...new Set(numbers.flatMap((number) => byNumber.get(number) ?? []))];
    const named = byName.get(name) ?? [];
    const both = found.filter((part) => named.includes(part));
    const isAnonymous = name === '' && numbers.length === 0;
    const candidates = [both, found, named, isAnonymous ? (byValues.get(valuesKey(listed)) ?? []) : []];
    const [first, ...others] = candidates.find(({ length }) => length > 0) ?? [];
    if (!first) return undefined;
    return others.length > 0 && !isAnonymous ? { several: [first, ...others] } : { part: first };
  };
};

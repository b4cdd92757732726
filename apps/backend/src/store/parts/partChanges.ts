import { isDeepStrictEqual } from 'node:util';
import type { Part } from '@dealerkit/domain/entities';

/** Some values of a part. */
export type PartValues = { [Field in keyof Omit<Part, '_id'>]?: Part[Field] | undefined };

/** A change of a part whose values are still the ones that were read; `null` where the part had none (D34). */
export interface PartChange {
  read: { [Field in keyof PartValues]: PartValues[Field] | null };
  changes: PartValues;
}

const keysOf = (values: object) => Object.keys(values) as (keyof PartValues)[];

/** Whether all values that were read or are changed are still the ones that were read. */
export function isAsRead(part: Part, { read, changes }: PartChange): boolean {
  return keysOf({ ...read, ...changes }).every((key) => isDeepStrictEqual(part[key] ?? null, read[key] ?? null));
}

/** Texts of these values are too long for the audit. */
const longTexts: readonly (keyof PartValues)[] = ['description', 'image', 'extra'];

const shown = (value: PartValues[keyof PartValues]) => (typeof value === 'object' ? '' : (value ?? 'none'));

/** Describes for the audit which values differ, for example `Brake Disc: price 14500 -> 15000`; empty if none does. */
export function describeChanges(part: Part, changes: PartValues): string {
  const changed = keysOf(changes).filter((key) => !isDeepStrictEqual(part[key], changes[key]));
  const described = changed.map((key) =>
    longTexts.includes(key) ? key : `${key} ${shown(part[key])} -> ${shown(changes[key])}`,
  );
  return changed.length ? `${part.product_name ?? ''}: ${described.join(', ')}` : '';
}

/** Whether a search may find the changed part by other terms; an order and a new price change none. */
export function hasOtherTerms(part: Omit<Part, '_id'>, changed: Omit<Part, '_id'>): boolean {
  return (
    part.product_name !== changed.product_name ||
    part.description !== changed.description ||
    !isDeepStrictEqual(part.extra, changed.extra)
  );
}
